/* The FormRules runtime, made by Scripts/minify.sh: SHA-256 7795b10a11d17051 */
//|
const[]=[]
//|0 930
,[t,n,e,r]=[12,1,2,3]
//|0 930
,[s,i,o]=[4,8,16]
//|0 930
,[c,u]=[5,10]
//|0 930
,[l,h]=[13,14]
//|0 930
,a=t=>t?13:14
//|0 930
,m=t=>t?5:10
//|0 930
,f=(t,n,e)=>t|(n?4:0)|(e?8:0)
//|0 930
,p=t=>3&t
//|0 930
,d=t=>0!=(2&t)
//|7 8 0 930
,b=t=>{if(16&t)return 1===p(t)?28:29;const n=p(t);return f(1===n?2:2===n?1:n,8&t,4&t)}
//|8 12 0 930
,w=(t,n,e)=>{const[r,s]=[p(t),p(n)];return 0===r||0===s?0!==r?t:0!==s?n:t|n:g(t,n,e)}
//|8 0 930
,g=(t,n,e)=>{const[r,s]=[p(t),p(n)],i=t=>r===t||s===t,o=i(e)?e:i(3)?3:i(0)?0:r,[c,u]=2===e?[4,8]:[8,4];return o|t&n&c|(t|n)&u}
//|0 930
,[j,O,v,y]=[0,1,2,3]
//|0 930
,k=[12,12,5,10]
//|11 12 0 930
,x=[(t,n)=>w(t,n,2),(t,n)=>w(t,n,1),(t,n)=>g(t,n,2),(t,n)=>g(t,n,1)]
//|0 930
,$="\\t-\\r \\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000"
//|16 0 930
,M=new RegExp(`^[${$}]*$`)
//|16 0 930
,S=new RegExp(`^[${$}]+`)
//|16 0 930
,T=new RegExp(`[${$}]+`,"g")
//|17 0 930
,E=t=>{const n=t.charCodeAt(0);return!(n>32&&n<128)&&M.test(t)}
//|18 20 0 930
,A=t=>{let n=t.length;for(;n>0&&E(t[n-1]);)n--;return t.slice(0,n).replace(S,"")}
//|0 930
,N=String.prototype.isWellFormed?t=>t.isWellFormed():t=>!/\p{Surrogate}/u.test(t)
//|0 930
,I=(t,n="\ufffd")=>t.replace(/\p{Surrogate}/gu,n)
//|0 930
,_=t=>{let n=t.length;for(let e=0;e<t.length;e++){const r=t.charCodeAt(e);r>=128&&(n+=r>=2048&&55296!=(63488&r)?2:1)}return n}
//|0 930
,C=t=>{let n=t.length;for(let e=0;e<t.length;e++)56320==(64512&t.charCodeAt(e))&&n--;return n}
//|933 27 0 930
,R=t=>{if(B(t))return t.split("");F??=new Intl.Segmenter("und",{granularity:"grapheme"});const n=[];for(let[e,r]=[0,1024];e<t.length;){let s=e+r;56320==(64512&t.charCodeAt(s))&&s++;const i=Array.from(F.segment(t.slice(e,s)),t=>t.segment);s<t.length&&i.pop(),r=i.length>0?1024:2*r;for(const t of i)n.push(t),e+=t.length}return n}
//|0 930
,B=t=>{for(let n=0;n<t.length;n++){const e=t.charCodeAt(n);if(e>=768||13===e)return!1}return!0}
//|26 27 0 930
,q=t=>B(t)?t.length:R(t).length
//|31 32 33 34 0 930
,P={}
//|0 930
,{}=Object.assign(P
//|28 29 30 35 0 930
,{characters:q}
//utf16|29 30 35 0 930
,{utf16:t=>t.length}
//scalars|25 29 30 35 0 930
,{scalars:C}
//bytes|24 29 30 35 0 930
,{bytes:_}
//|0 930
)
//|0 930
,z=(t,n)=>{const e=Math.min(t.length,n.length);for(let r=0;r<e;r++){const[e,s]=[t.charCodeAt(r),n.charCodeAt(r)];if(e===s)continue;const i=[e,s].map(t=>55296==(63488&t));return i[0]!==i[1]?i[0]?1:-1:e-s}return t.length-n.length}
//|0 930
,D=t=>`limit reached: ${t}`
//|0 930
,U="left to the server"
//|0 930
,Z=1e7,J=128
//|24 39 0 930
,L=t=>t.length>5592405.333333333&&_(t)>16777216
//|26 0 930
,G=t=>{const n=t.split(/[_-]/).filter(Boolean).join(" "),e=R(n)[0]??"";return e.toUpperCase()+n.slice(e.length)}
//|26 0 930
,H=t=>{if(t.length<=80)return t;const n=R(t);return n.length<=80?t:n.slice(0,80).join("")+"\u2026"}
//|0 930
,Y=class extends Error{constructor(t){super(t),this.name="ProgramError"}}
//|0 930
,V=["none","constant","parameter","field","previous","previousItem","context","computed","item","computation","itemPath"]
//|44 0 930
,[K,Q,W,X,tt,nt,et,rt,st,it,ot]=V.keys()
//|0 930
,ct={kind:0,at:0}
//|43 44 46 0 930
,ut=t=>{if(null==t)return ct;const[[n,e]]=Object.entries(t),r=V.indexOf(n);if(r<1)throw new Y(`the operand '${n}' is not known`);return 8===r?{kind:r,level:e[0],at:e[1]}:{kind:r,at:e}}
//|47 0 930
,lt=t=>{const n=new Map;for(const{name:e,operand:r}of t){const t=n.get(e)??{listed:[],count:0};++t.count<=8&&t.listed.push({name:e,operand:ut(r)}),n.set(e,t)}return[...n.values()].flatMap(({listed:t,count:n})=>(n>8&&(t.at(-1).count=n),t))}
//|0 930
,[ht,at,mt,ft,pt,dt,bt,wt,gt,jt,Ot,vt,yt,kt,xt,$t,Mt]=Array(17).keys()
//|0 930
,St={text:4,choice:4,integer:3,number:3,boolean:2,date:5,month:16,time:6,datetime:7,file:8,any:void 0}
//|53 54 55 56 0 930
,Tt=class{constructor(t,n){this.kind=t,this.value=n,this.flags=0}get e(){return this.isMap?this.stride-1:this.stride}get i(){return 10===this.kind&&!this.isOwn&&0==(4&this.flags)}get c(){return 9===this.kind&&0==(68&this.flags)}u(t){this.flags|=64,this.reason=t}}
//|0 930
,{}=Object.assign(Tt.prototype
//list map any|51 52 57 0 930
,{item(t){return this.start+t*this.stride}}
//list map any|51 52 57 0 930
,{itemAt(t){return null===this.order?t:this.order[t]}}
//computations computed parameters|51 52 57 0 930
,{copy(){return Object.assign(new Tt(this.kind,this.value),this)}}
//|51 52 57 0 930
,{start:0,count:0,stride:0,order:null,isMap:!1,isOwn:!1,isKey:!1,form:null,text:null,given:null,reason:null,unknown:null}
//|0 930
)
//|51 0 930
,Et=t=>{const n=new Tt(t.isMap?9:0,void 0);return[n.start,n.count,n.stride,n.order]=[t.start-1,t.count,t.stride,t.order],n}
//|51 0 930
,At=t=>{if(9===t.kind)return t;const n=new Tt(10===t.kind&&t.isOwn?9:0,void 0);return 0===n.kind||([n.flags,n.isMap,n.order]=[t.flags,!0,t.order],[n.start,n.count,n.stride]=[t.start+1,t.count,2]),n}
//|51 0 930
,Nt=Object.freeze(new Tt(0,void 0))
//|0 930
,It=Symbol("too many digits")
//|84 64 0 930
,_t=class{constructor(t,n,e=!1){this.digits=t,this.exponent=n,this.l=e&&BigInt.asIntN(64,t)!==t,Object.freeze(this)}toString(){return Wt(this)}toJSON(){return this.toString()}}
//|0 930
,{}=Object.assign(_t
//module|61 62 70 63 65 0 930
,{from(t){const n=qt(String(t),!0);if(null===n||n===It)throw new RangeError(`'${t}' is not a number of 38 digits`);return n}}
//|0 930
)
//|62 66 67 72 0 930
,Ct=(t,n,e=!1)=>{if(0n===t)return 0;const r=String(t),s=zt(r),i=s.length-(t<0n?1:0),o=n+r.length-s.length;return i>38&&e?Ct(Ft(BigInt(s),i-38),o+i-38,!0):i>38||Math.abs(o)>2147483647?null:o>=0&&i+o<=15?Number(s)*10**o:new _t(BigInt(s),o,e)}
//computations computed|77 78 0 930
,Ft=(t,n)=>{const[e,r]=[Lt(t),Gt(n)],s=e%r;return(e/r+(s>r-s||s===r-s&&e/r%2n===1n?1n:0n))*(t<0n?-1n:1n)}
//|0 930
,Rt=t=>"object"==typeof t&&t.l
//|0 930
,Bt=t=>"number"==typeof t?[BigInt(t),0]:[t.digits,t.exponent]
//|71 0 930
,qt=(t,n=!1)=>{const e=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(t),[,r,s,i="",o=0]=e??[];return!e||o&&!n?null:""===i&&s.length<=15&&0===o?Number(r+s)||0:Pt(r,s,i,o)}
//|61 66 72 0 930
,Pt=(t,n,e,r)=>{const s=zt(n+e),i=s.replace(/^0+/,"");return""===i?0:i.length>38?It:Ct(BigInt(t+i),n.length-s.length+Number(r))??It}
//|0 930
,zt=t=>{let n=t.length;for(;"0"===t[n-1];)n--;return t.slice(0,n)}
//|70 74 0 930
,Dt=t=>Ut(t)?t||0:qt(String(t),!0)
//|0 930
,Ut=t=>Number.isInteger(t)&&t<1e15&&t>-1e15
//|0 930
,Zt=t=>"number"==typeof t||t.exponent>=0
//|0 930
,Jt=t=>"number"==typeof t?t<0:t.digits<0n
//|0 930
,Lt=t=>t<0n?-t:t
//|0 930
,Gt=t=>10n**BigInt(t)
//|69 77 0 930
,Ht=t=>{const[n,e]=Bt(t);return String(Lt(n)).length-1+e}
//|81 0 930
,Yt=(t,n)=>"number"==typeof t&&"number"==typeof n?t<n?-1:t>n?1:0:Vt(t,n)
//module moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap between less lessOrEqual greater greaterOrEqual aggregate computations decimals integer number any default multiple_of|69 78 0 930
,Vt=(t,n)=>{const[e,r]=Bt(t),[s,i]=Bt(n),o=r-i,c=(t,n)=>t*Gt(Math.min(Math.max(n,0),39)),[u,l]=[c(e,o),c(s,-o)];return u<l?-1:u>l?1:0}
//|83 0 930
,Kt=(t,n)=>"number"==typeof t?t:Qt(t,n)
//module moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap between less lessOrEqual greater greaterOrEqual aggregate computations decimals integer number any default multiple_of|78 0 930
,Qt=({digits:t,exponent:n},e)=>{if(n>=0)return Number(`${t}e${n}`);const r=n<-38?0:Number(t/Gt(-n));return e===t>0n?r+(e?1:-1):r}
//|85 0 930
,Wt=t=>"number"==typeof t?String(t):Xt(t)
//|77 0 930
,Xt=t=>{const n=t.digits<0n?"-":"",e=String(Lt(t.digits)),r=t.exponent;if(r>=0&&e.length+r<=40)return n+e+"0".repeat(r);const s=e.length+r;return r<0&&s>0?`${n}${e.slice(0,s)}.${e.slice(s)}`:r<0&&-r<=40?`${n}0.${"0".repeat(-s)}${e}`:`${n}${e}e${r}`}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|0 930
,[tn,nn]=[-719162,2932896]
//|0 930
,en=(t,n)=>String(t).padStart(n,"0")
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|0 930
,rn=(t,n)=>2===t?n%4!=0||n%100==0&&n%400!=0?28:29:4===t||6===t||9===t||11===t?30:31
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|88 0 930
,sn=(t,n,e)=>{if(t<1||t>9999||n<1||n>12||e<1||e>rn(n,t))return null;const r=n<=2?t-1:t,s=Math.floor(r/400),i=r-400*s,o=Math.floor((153*(n>2?n-3:n+9)+2)/5)+e-1;return 146097*s+(365*i+Math.floor(i/4)-Math.floor(i/100)+o)-719468}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|0 930
,on=t=>{const n=t+719468,e=Math.floor(n/146097),r=n-146097*e,s=Math.floor((r-Math.floor(r/1460)+Math.floor(r/36524)-Math.floor(r/146096))/365),i=r-(365*s+Math.floor(s/4)-Math.floor(s/100)),o=Math.floor((5*i+2)/153),c=o<10?o+3:o-9;return{year:s+400*e+(c<=2?1:0),month:c,day:i-Math.floor((153*o+2)/5)+1}}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|0 930
,cn=t=>t>=-719162&&t<=2932896
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|0 930
,un=t=>t>=12&&t<12e4
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|90 94 0 930
,ln=t=>hn(on(t))
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|0 930
,hn=({year:t,month:n})=>12*t+n-1
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|88 89 90 0 930
,an=(t,n)=>{const{year:e,month:r,day:s}=on(t),i=12*e+r-1+n;if(i<12||i>=12e4)return null;const[o,c]=[Math.floor(i/12),i%12+1];return sn(o,c,Math.min(s,rn(c,o)))}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|89 0 930
,mn=t=>{const n=/^(\d{4})-(\d\d)-(\d\d)$/.exec(t);return n&&sn(+n[1],+n[2],+n[3])}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|0 930
,fn=t=>{const n=/^(\d{4})-(\d\d)$/.exec(t);return!n||+n[1]<1||+n[2]<1||+n[2]>12?null:12*+n[1]+ +n[2]-1}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|0 930
,pn=t=>{const n=/^(\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?$/.exec(t);if(!n)return null;const[e,r,s=0]=n.slice(1,4).map(t=>t&&+t);return e>23||r>59||s>59?null:1e9*(3600*e+60*r+s)+ +(n[4]??"").padEnd(9,"0")}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|96 98 100 0 930
,dn=t=>{const n=/^(.{10})[Tt ](.{5,18}?)(?:([Zz])|([+-])(\d\d):(\d\d))?$/.exec(t);if(!n)return null;const[e,r]=[mn(n[1]),pn(n[2])];return null===e||null===r||n[5]>23||n[6]>59?null:bn(e,r,n[3]?0:n[4]?(60*n[5]+ +n[6])*("-"===n[4]?-1:1):null)}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|0 930
,bn=(t,n,e=null)=>({s:86400*t+Math.floor(n/1e9),n:n%1e9,o:0===e?0:e})
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|0 930
,wn=t=>Math.floor(t.s/86400)
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|101 0 930
,gn=t=>1e9*(t.s-86400*wn(t))+t.n
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|87 90 0 930
,jn=t=>{const{year:n,month:e,day:r}=on(t);return`${en(n,4)}-${en(e,2)}-${en(r,2)}`}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|87 0 930
,On=t=>`${en(Math.floor(t/12),4)}-${en(t%12+1,2)}`
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|72 87 0 930
,vn=t=>{const n=Math.floor(t/1e9),e=[n/3600,n/60%60,n%60].map(t=>en(Math.floor(t),2)).join(":");return t%1e9==0?e:`${e}.${zt(en(t%1e9,9))}`}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|87 101 102 103 105 0 930
,yn=t=>{const n=`${jn(wn(t))}T${vn(gn(t))}`;if(null===t.o)return n;if(0===t.o)return n+"Z";const e=Math.abs(t.o);return`${n}${t.o<0?"-":"+"}${en(Math.floor(e/60),2)}:${en(e%60,2)}`}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|0 930
,kn=(t,n)=>Math.sign(t.s-n.s||t.n-n.n)
//|20 0 930
,xn=t=>{switch(t.kind){case 4:return E(t.value)&&0==(128&t.flags);case 0:return!0;case 1:return 0==(128&t.flags);case 9:return 0===t.count&&0==(132&t.flags);case 10:return 0!=(32&t.flags);default:return!1}}
//|0 930
,$n=t=>4===t.kind?t.value:t.text??""
//|0 930
,Mn=t=>5===t.kind||16===t.kind||6===t.kind||7===t.kind
//|0 930
,Sn=t=>4===t.kind&&0!=(128&t.flags)&&!t.isKey
//|62 80 110 0 930
,Tn=(t,n,e)=>{const r=t.value===n.value||Mn(t)&&JSON.stringify(t.value)===JSON.stringify(n.value)||t.value instanceof _t&&n.value instanceof _t&&0===Yt(t.value,n.value);return t.kind===n.kind&&r&&t.start===n.start&&t.count===n.count&&(t.flags&~e)==(n.flags&~e)}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|91 92 103 104 105 106 0 930
,En=t=>{switch(t.kind){case 5:return cn(t.value)?jn(t.value):null;case 16:return un(t.value)?On(t.value):null;case 6:return vn(t.value);default:return yn(t.value)}}
//|66 68 69 78 79 0 930
,An=(t,n)=>{if(0===n)return t;if(0===t)return n;const e=Rt(t)||Rt(n),[r,s]=Bt(t),[i,o]=Bt(n),c=Math.min(s,o);return Math.max(s,o)-c>76?e?Ht(t)>Ht(n)?t:n:null:Ct(r*Gt(s-c)+i*Gt(o-c),c,e)}
//|66 69 0 930
,Nn=(t,n)=>{const[e,r]=Bt(t);return Ct(e,r+n)}
//|66 68 69 0 930
,In=(t,n)=>{const[e,r]=Bt(t),[s,i]=Bt(n);return Ct(e*s,r+i,Rt(t)||Rt(n))}
//|66 68 69 77 78 0 930
,_n=(t,n)=>{const[e,r]=Bt(t),[s,i]=Bt(n),o=Lt(s);let c=Lt(e)/o,u=Lt(e)%o,l=r-i;for(;0n!==u&&c<Gt(37);)c=10n*c+10n*u/o,u=10n*u%o,l-=1;(u>o-u||u===o-u&&c%2n===1n)&&(c+=1n);const h=0n!==u||Rt(t)||Rt(n);return Ct(e<0n!=s<0n?-c:c,l,h)}
//|62 0 930
,Cn=t=>"number"==typeof t?-t||0:new _t(-t.digits,t.exponent,t.l)
//|69 77 78 0 930
,Fn=(t,n)=>{const[e,r]=Bt(t),s=-r-n;if(s<=0)return null;if(s>38)return{kept:0n,rest:1n,unit:10n,digits:e};const i=Gt(s);return{kept:e/i,rest:Lt(e)%i,unit:i,digits:e}}
//|66 119 0 930
,Rn=(t,n)=>{const e=Fn(t,n);return e?Ct(e.kept+(e.rest>=e.unit-e.rest?e.digits<0n?-1n:1n:0n),-n)??t:t}
//|69 77 122 0 930
,Bn=(t,n)=>{const[e,r]=Bt(t),[s,i]=Bt(n);if(0n===e)return!0;if(0n===s)return!1;const o=r-i,c=qn(Lt(e)),u=qn(Lt(s));return c.twos+o>=u.twos&&c.fives+o>=u.fives&&e%u.rest===0n}
//|0 930
,qn=t=>{let[n,e,r]=[t,0,0];for(;n%2n===0n;e++)n/=2n;for(;n%5n===0n;r++)n/=5n;return{twos:e,fives:r,rest:n}}
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|0 930
,Pn={ms:1e6,s:1e9,min:6e10,h:36e11,d:864e11,w:6048e11}
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|43 69 70 78 116 123 0 930
,zn=t=>{const[,n,e,r]=/^(-?)([0-9.]+)(\w+)$/.exec(t)??[],s=e&&qt(e),i="mo"===r?1:"y"===r?12:Pn[r];if(null==s||!i)throw new Y(`'${t}' is not a duration`);const[o,c]=Bt(In(s,i)??0),u=c<0?o/Gt(-c):o*Gt(c),l=n?-u:u;return"mo"===r||"y"===r?{text:t,months:Number(l)}:{text:t,p:l}}
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|0 930
,Dn=(t,n)=>("years"===t?Math.trunc(n/12):n)||0
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|93 95 0 930
,Un=(t,n,e,r)=>{const s=ln(e)-ln(t),i=an(t,s);if(null===i)return s;const o=i-e||n-r;return(t-e||n-r)<=0?o>0?s-1:s:o<0?s+1:s}
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|92 95 100 101 102 0 930
,Zn=(t,n,e)=>{if(16===t)return un(n+e)?n+e:null;if(5===t)return an(n,e);if(7!==t)return null;const r=an(wn(n),e);return null===r?null:bn(r,gn(n),n.o)}
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|91 101 0 930
,Jn=(t,n,e)=>{const r=Number(e/1000000000n),s=Number(e%1000000000n);if(5===t){const t=n+Math.trunc(r/86400);return cn(t)?t:null}if(6===t)return((n+r%86400*1e9+s)%864e11+864e11)%864e11;const i=n.n+s,o=Math.floor(i/1e9),c={s:n.s+o+r,n:i-1e9*o,o:n.o};return cn(wn(c))?c:null}
//|0 930
,[Ln,Gn,Hn,Yn]=[0,1,2,3]
//|0 930
,Vn=class{constructor(t,n,e,r){this.slot=t,this.g=n,this.j=e,this.position=r,this.isSecret=!1}}
//|130 0 930
,Kn=t=>new Vn(t,2,0===t.kind,-1)
//|60 131 0 930
,Qn=Object.freeze(Kn(Nt))
//|51 131 0 930
,Wn=t=>Kn(new Tt(3,t))
//|130 0 930
,Xn=({slot:t,g:n,j:e,isSecret:r})=>{const s=new Vn(t,0===n?3:n,e,-1);return s.isSecret=r,s}
//|0 930
,te=({slot:t,j:n})=>0!=(2&t.flags)&&!n||0!=(64&t.flags)&&0===t.kind
//|51 131 0 930
,ne=t=>{const n=new Tt(3,null);return n.u(t),Kn(n)}
//|60 101 102 125 126 132 133 138 140 144 0 930
,ee=(t,n,e,r)=>{const s=[e,r].map(({slot:t})=>4===t.kind?le(t.value)?.slot??Nt:t);if("days"!==n&&s.some(t=>16===t.kind)){const[e,r]=s.map(n=>ie(t,n));if(null!==e&&null!==r)return Wn(Dn(n,r-e))}const[i,o]=[e,r].map(n=>re(t,n));if(null===i||null===o)return Qn;const[c,u]=[gn(i),gn(o)],[l,h]=[wn(i),wn(o)];if("days"!==n)return Wn(Dn(n,Un(l,c,h,u)));const a=h-l;return Wn(a>0&&u<c?a-1:a<0&&u>c?a+1:a)}
//|139 0 930
,re=(t,n)=>{const e=se(n);return null===e||null===e.o?e:t.y.v.O(t.y.v.k(e))}
//|89 100 144 0 930
,se=({slot:t})=>{const n=4===t.kind?le(t.value)?.slot:t;return 5===n?.kind?bn(n.value,0):16===n?.kind?bn(sn(Math.floor(n.value/12),n.value%12+1,1),0):7===n?.kind?n.value:null}
//|93 101 0 930
,ie=(t,n)=>16===n.kind?n.value:5===n.kind?ln(n.value):7!==n.kind?null:ln(null===n.value.o?wn(n.value):t.y.v.x(t.y.v.k(n.value)))
//|37 51 110 127 128 131 132 141 144 0 930
,oe=(t,n)=>{if(70&t.slot.flags)return t;if(4===t.slot.kind){const e=le(t.slot.value);return null===e?Qn:oe(e,n)}const{kind:e}=t.slot;if(!Mn(t.slot)||16===e&&void 0===n.months)return Qn;const r=new Tt(e,t.slot.value);r.flags=t.slot.flags;const s=void 0===n.months?Jn(e,r.value,n.p):Zn(e,r.value,n.months);return null===s?r.u(D("years of the calendar")):r.value=s,Kn(r)}
//|0 930
,ce=(...t)=>t.reduce((t,n)=>t|1<<n,0)
//|61 70 111 0 930
,ue=({slot:t})=>{if(3===t.kind)return t.value;if(4!==t.kind||Sn(t))return null;const n=qt(t.value);return n===It?null:n}
//|51 96 97 98 99 131 0 930
,le=t=>{for(const[n,e]of[[5,mn],[7,dn],[6,pn],[16,fn]]){const r=e(t);if(null!==r)return Kn(new Tt(n,r))}return null}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap between less lessOrEqual greater greaterOrEqual|80 143 146 0 930
,he=(t,n,e)=>{const[r,s]=[ue(n),ue(e)];return null!==r&&null!==s?Yt(r,s):null!==r||null!==s?null:ae(t,n,e)}
//size moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|107 110 140 142 144 146 147 0 930
,ae=(t,n,e)=>{const[r,s]=[n.slot,e.slot];if(4===r.kind||4===s.kind){const[r,s]=[n,e].map(t=>4===t.slot.kind?le(t.slot.value):t);return null===r||null===s?null:ae(t,r,s)}if(16===s.kind&&(5===r.kind||7===r.kind)){const r=ae(t,e,n);return null===r?null:-r||0}if(16===r.kind&&(5===s.kind||7===s.kind))return Math.sign(r.value-ie(t,s));const i=ce(r.kind,s.kind);if(i===ce(7)||i===ce(5,7))return kn(me(t,r),me(t,s));if(r.kind!==s.kind)return null;if(Mn(r))return Math.sign(r.value-s.value);const o=12===r.kind?t=>t.value:11===r.kind?t=>t.value.p:null;return null===o?null:o(r)<o(s)?-1:o(r)>o(s)?1:0}
//|100 0 930
,me=(t,n)=>t.y.v.k(5===n.kind?bn(n.value,0):n.value)
//|0 930
,fe=(t,n)=>{let e=0;for(;e<t;){const r=e+t>>1;n(r)?t=r:e=r+1}return e}
//|36 148 0 930
,pe=(t,n,e)=>{const r=e=>t.slots[n.item(e)-1].value,s=fe(n.count,t=>z(r(t),e)>=0);return s<n.count&&r(s)===e?n.item(s):void 0}
//computations|132 149 199 0 930
,de=(t,n,e,r)=>{if(64&n.slot.flags)return n;if(!n.slot.isMap||0!==n.g||r>=n.slot.e)return Qn;const s=pe(t,n.slot,e.slot.value);if(void 0===s)return Qn;const i=Re(t,s+r);return 2&n.slot.flags&&!i.j&&(i.slot=i.slot.copy(),i.slot.flags|=2),i}
//computations|134 145 0 930
,be=(t,n,e)=>{let r=e[0];for(const s of e.slice(1)){const e=he(t,s,r);null!==e&&Math.sign(e)===n&&(r=s)}return Xn(r)}
//computations|28 37 40 132 133 136 0 930
,we=({slot:t})=>4!==t.kind?Qn:L(t.value)?ne(D("text length")):Wn(q(t.value))
//computations|101 132 133 139 0 930
,ge=(t,n)=>{const e=se(t);return null===e?Qn:Wn(n(wn(e)))}
//computations|76 79 82 0 930
,je=t=>Ht(t)>9?Jt(t)?-1e9:1e9:Kt(t,!1)
//computations|132 197 200 0 930
,Oe=t=>(n,e)=>{const r=[];let s=null;for(const t of e){const e=Ce(n,t);if(null!==Be(n,e))s??=e;else if(e.j)return Qn;r.push(e)}return s??t(n,...r)}
//computations|132 155 0 930
,ve=t=>Oe((n,...e)=>e.some(({slot:t})=>3!==t.kind)?Qn:t(...e.map(({slot:t})=>t.value)))
//computations|117 133 136 156 0 930
,ye=t=>ve((n,...e)=>{let r=n;for(const n of e){if(t===_n&&0===n)return ne("division by zero");if(r=t(r,n),null===r)return ne("more than 38 digits")}return Wn(r)})
//computations|160 161 162 163 164 165 166 167 168 169 170 171 172 173 174 175 176 0 930
,ke={}
//|0 930
,{}=Object.assign(ke
//add|114 157 158 159 177 0 930
,{add:ye(An)}
//multiply|116 157 158 159 177 0 930
,{multiply:ye(In)}
//divide|117 157 158 159 177 0 930
,{divide:ye(_n)}
//negate|118 133 156 158 159 177 0 930
,{negate:ve(t=>Wn(Cn(t)))}
//abs|76 118 133 156 158 159 177 0 930
,{abs:ve(t=>Wn(Jt(t)?Cn(t):t))}
//round|120 133 154 156 158 159 177 0 930
,{round:ve((t,n)=>Wn(Rn(t,je(n))))}
//length|152 155 158 159 177 0 930
,{length:Oe((t,n)=>we(n))}
//min|151 155 158 159 177 0 930
,{min:Oe((t,...n)=>be(t,-1,n))}
//max|151 155 158 159 177 0 930
,{max:Oe((t,...n)=>be(t,1,n))}
//years|137 155 158 159 177 0 930
,{years:Oe((t,n,e)=>ee(t,"years",n,e))}
//months|137 155 158 159 177 0 930
,{months:Oe((t,n,e)=>ee(t,"months",n,e))}
//days|137 155 158 159 177 0 930
,{days:Oe((t,n,e)=>ee(t,"days",n,e))}
//year|90 153 155 158 159 177 0 930
,{year:Oe((t,n)=>ge(n,t=>on(t).year))}
//month|90 153 155 158 159 177 0 930
,{month:Oe((t,n)=>ge(n,t=>on(t).month))}
//weekday|153 155 158 159 177 0 930
,{weekday:Oe((t,n)=>ge(n,t=>((t+3)%7+7)%7+1))}
//count_filled|954 158 159 177 0 930
,{count_filled:(t,n)=>{let e=0;for(const r of n){const n=Ce(t,r);if(te(n))return n;n.j||e++}return Wn(e)}}
//first_filled|955 158 159 177 0 930
,{first_filled:(t,n)=>{for(const e of n){const n=Ce(t,e);if(null!==Be(t,n))return n;if(!n.j)return Xn(n)}return Qn}}
//|0 930
)
//computations|180 181 182 183 184 185 186 0 930
,xe={}
//|0 930
,{}=Object.assign(xe
//today|51 131 178 179 187 0 930
,{today:{result:t=>Kn(new Tt(5,t.y.v.x(t.y.v.now)))}}
//now|51 131 132 178 179 187 0 930
,{now:{result(t){const n=t.y.v.O(t.y.v.now);return null===n?Qn:Kn(new Tt(7,n))}}}
//key|953 178 179 187 0 930
,{key:{result:t=>{const n=t.$.at(-1);return n&&0!==n.next&&n.list.isMap?Re(t,n.list.item(n.list.itemAt(n.next-1))-1):Qn}}}
//offset|47 124 141 178 197 179 187 0 930
,{offset:{read:([t,n])=>({operand:ut(t),shift:zn(n)}),result:(t,{operand:n,shift:e})=>oe(Ce(t,n),e)}}
//entry|47 150 178 197 179 187 0 930
,{entry:{read:([t,n,e])=>({operand:ut(t),key:ut(n),slot:e}),result:(t,{operand:n,key:e,slot:r})=>de(t,Ce(t,n),Ce(t,e),r)}}
//operation|43 47 158 178 179 187 0 930
,{operation:{read([t,...n]){if(!Object.hasOwn(ke,t))throw new Y(`the operation '${t}' is not known`);return{operation:t,operands:n.map(ut)}},result:(t,{operation:n,operands:e})=>ke[n](t,e)}}
//range|47 132 178 179 187 0 930
,{range:{read:([t,n])=>({lower:ut(t),upper:ut(n)}),result:()=>Qn}}
//|0 930
)
//computations|178 0 930
,$e=(t,n)=>xe[n.name].result(t,n)
//|0 930
,Me=({frame:{form:t,base:n}},e)=>t.parameters?.find(({slot:t})=>n+t===e)??null
//|0 930
,Se=({S:t},n)=>null!==t&&n>=t
//|190 194 196 0 930
,Te=(t,n)=>n<0?null:(Se(t,n)?Ne(t,n-t.S):null)??_e(t.frame.form,n-t.frame.base)
//|191 0 930
,Ee=(t,n)=>{const{base:e,follows:r,form:s}=t.frame;return Te(t,n<e&&r?n+s.slotCount:n)}
//computed|196 0 930
,Ae=(t,n)=>{const e=t.T.findLast(t=>t?.form&&t.position<n&&n<t.position+t.form.slotCount);return e?_e(e.form,n-e.position):null}
//contexts|196 0 930
,Ne=(t,n)=>{const e=(t.program.contexts??[]).findLast(t=>t.slot<=n);if(!e||e.slot===n)return e??null;const r=e.type.form?_e(e.type.form,n-e.slot):null;return r&&{...r,isSecret:r.isSecret||e.isSecret}}
//|0 930
,Ie=t=>{const{field:n,firstItem:e}=t.frame;let r=n?.type??null;for(let n=e;n<t.E.length;n++)r?.item&&"any"!==r.name&&(r=r.item);return r}
//|148 196 0 930
,_e=(t,n)=>{const{fields:e}=t,r=e[fe(e.length,t=>e[t].slot>n)-1];return r&&r.slot!==n?r.type.form?_e(r.type.form,n-r.slot):null:r??null}
//|108 130 132 188 198 199 0 930
,Ce=(t,n)=>{switch(n.kind){case 1:{const e=t.program.constants[n.at];return new Vn(e,1,xn(e),-1)}case 3:return Re(t,t.frame.base+n.at);case 2:return t.arguments[t.N+n.at];case 9:return $e(t,t.program.computations[n.at]);case 0:case 10:return Qn;default:{const e=Fe(t,n);if(!(e>=0&&e<t.slots.length))return Qn;const r=Re(t,e);return 7===n.kind&&(r.g=3),r}}}
//computed context previous previousItem item|0 930
,Fe=(t,{kind:n,at:e,level:r})=>{const{form:s,base:i,follows:o}=t.frame;switch(n){case 7:return i+e;case 6:return null===t.S?NaN:t.S+e;case 4:return o?i-s.slotCount+e:NaN;case 5:{const n=t.$.at(-1);return n&&n.next>1&&!n.list.isMap&&e<n.list.stride?n.list.item(n.next-2)+e:NaN}default:return(t.T[r]?.position??NaN)+e}}
//|60 108 130 0 930
,Re=(t,n)=>{const e=t.slots[n],r=1&e.flags?Nt:e;return new Vn(r,0,xn(r),n)}
//|201 0 930
,Be=(t,n)=>{const{flags:e}=n.slot;return 0==(70&e)||n.j&&0==(68&e)?null:qe(t,n)}
//|37 189 192 193 0 930
,qe=(t,n)=>{const{position:e}=n;if(e<0)return n.slot.reason??D("digits of a number");const r=t.I.get(e);if(void 0!==r)return r;const s=(t.T.length>0?Ae(t,e):null)??Me(t,e)??Ee(t,e);return`unreadable: ${s?.shownLabel??"a value in it"}`}
//|0 930
,Pe=t=>t.F||0!=(8&t.subject.slot.flags)
//|200 204 205 0 930
,ze=(t,n)=>{const{subject:e}=t,{test:r}=n,{flags:s}=e.slot;if(!e.j&&0==(198&s))return r.answer(t,n);const i=(e.j?-3&s:s)&("nothing"===r.reads?0:"presence"===r.reads?0===e.slot.kind?66:2:70)?Be(t,e):null;return null!==i?Ue(t,i,n):(e.j?!r.judgesEmpty:128&s&&!De(t,r))?12:r.answer(t,n)}
//any filter isExact map|142 0 930
,De=(t,n)=>{const{kind:e}=t.subject.slot,r=1===e?ce(2):10===e?ce(2,10):ce(e);return 0!=(n.kinds&r)}
//|0 930
,Ue=(t,n,e,r="blocks")=>(t.R={reason:n,step:t.program.B(e)??e,q:r},15)
//|37 205 0 930
,Ze=(t,n)=>Ue(t,D("steps"),n)
//|46 197 200 205 0 930
,Je=(t,n)=>{const e=Ce(t,n.operands[0]??ct),r=Be(t,e);return null===r?e:(Ue(t,r,n),null)}
//|0 930
,Le=(t,n)=>t.field.refused===n.position
//|61 70 0 930
,Ge=t=>4===t.subject.slot.kind&&qt(t.subject.slot.value)===It
//|0 930
,He=t=>{const{kind:n,flags:e}=t.subject.slot;return 0!=(8&e)&&(5===n||2===n)}
//|0 930
,[Ye,Ve,Ke]=[0,1,2]
//|0 930
,Qe={integer:[/^-?[0-9]+$/,/^-?$/],number:[/^-?[0-9]+(?:\.[0-9]+)?$/,/^-?(?:[0-9]+\.)?$/],boolean:[/^(?:true|false)$/,/^(?:t|tr|tru|f|fa|fal|fals)?$/]}
//|215 216 217 218 219 220 221 222 223 224 225 226 227 0 930
,We=class{constructor(t){this.text=t,this.at=0,this.stop=null}P(){return this.stop??=this.at<this.text.length?0:1,!1}take(t){return this.text[this.at]!==t?this.P():(this.at++,!0)}digits(t=1/0){const n=this.at;for(;this.at-n<t&&this.text[this.at]>="0"&&this.text[this.at]<="9";)this.at++;return this.at>n||this.P()}z(t,n,e){let r=0;for(let s=10**(t-1);s>=1;s/=10){const t=this.text.charCodeAt(this.at)-48;if(!(t>=0&&t<=9))return this.P()||-1;if(r+=t*s,r>e||r+s-1<n)return this.stop=0,-1;this.at++}return r}}
//|0 930
,{}=Object.assign(We.prototype
//json|213 214 228 0 930
,{word(t){for(const n of t)if(!this.take(n))return!1;return!0}}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|213 214 228 0 930
,{month(){return this.year=this.z(4,1,9999),!(this.year<0||!this.take("-"))&&(this.U=this.z(2,1,12),this.U>0)}}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|88 213 214 228 0 930
,{date(){return this.month()&&this.take("-")&&this.z(2,1,rn(this.U,this.year))>0}}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|213 214 228 0 930
,{time(){return!(this.z(2,0,23)<0||!this.take(":")||this.z(2,0,59)<0)&&(":"!==this.text[this.at]||(this.at++,!(this.z(2,0,59)<0)&&("."!==this.text[this.at]||(this.at++,this.digits(9)))))}}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|213 214 228 0 930
,{datetime(){if(!this.date())return!1;if(!/[Tt ]/.test(this.text[this.at]??""))return this.P();if(this.at++,!this.time()||this.at===this.text.length)return null===this.stop;const t=this.text[this.at];return/[Zz+-]/.test(t)?(this.at++,"Z"===t||"z"===t||this.z(2,0,23)>=0&&this.take(":")&&this.z(2,0,59)>=0):this.P()}}
//json|213 214 228 0 930
,{json(){const t=[];do{if(!this.jsonStart(t))return!1}while(this.hasNextValue(t));return null===this.stop}}
//json|213 214 228 0 930
,{space(){for(;" \t\n\r".includes(this.text[this.at]??"x");)this.at++}}
//json|213 214 228 0 930
,{jsonStart(t){for(;;){this.space();const n=this.text[this.at];if('"'===n)return this.string();const e={t:"true",f:"false",n:"null"}[n];if(e)return this.word(e);if("{"!==n&&"["!==n)return this.jsonNumber();if(this.at++,this.space(),this.at>=this.text.length)return this.P();if(this.text[this.at]===("{"===n?"}":"]"))return this.at++,!0;if(t.push(n),"{"===n&&!this.name())return!1}}}
//json|213 214 228 0 930
,{hasNextValue(t){for(;;){if(this.space(),0===t.length)return!1;const n="{"===t.at(-1);if(","===this.text[this.at])return this.at++,!n||this.name();if(!this.take(n?"}":"]"))return!1;t.pop()}}}
//json|213 214 228 0 930
,{name(){return this.space(),!!this.string()&&(this.space(),this.take(":"))}}
//json|213 214 228 0 930
,{string(){if(!this.take('"'))return!1;for(;this.at<this.text.length;){const t=this.text[this.at++];if('"'===t)return!0;if("\\"===t?!this.escape():t<" ")return this.stop??=0,!1}return this.P()}}
//json|213 214 228 0 930
,{escape(){const t=this.text[this.at++];if(void 0===t&&(this.stop=1),"u"!==t)return void 0!==t&&'"\\/bfnrt'.includes(t);for(let t=0;t<4;t++){if(!/[0-9a-fA-F]/.test(this.text[this.at]??""))return this.P();this.at++}return!0}}
//json|213 214 228 0 930
,{jsonNumber(){if("-"===this.text[this.at]&&this.at++,"0"===this.text[this.at])this.at++;else if(!this.digits())return!1;return!("."===this.text[this.at]&&(this.at++,!this.digits()))&&(!/[eE]/.test(this.text[this.at]??"")||(this.at++,/[+-]/.test(this.text[this.at]??"")&&this.at++,this.digits()))}}
//|0 930
)
//|212 230 231 0 930
,Xe=(t,n)=>{const e=Qe[t];return e?tr(n,e):nr(t,n)}
//|0 930
,tr=(t,[n,e])=>n.test(t)?2:e.test(t)?1:0
//json moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|213 0 930
,nr=(t,n)=>{const e=new We(n);return e[t]()?e.at===n.length?2:0:e.stop}
//|0 930
,er=t=>Array.from({length:t.count},(n,e)=>t.item(e))
//|0 930
,rr=(t,n)=>n.operands.filter(t=>10===t.kind).map(n=>t.program.itemPaths[n.at])
//|199 232 234 0 930
,sr=(t,n,e)=>{if(!n.c)return[];const r=er(n);return 0===e.length?r:r.map(t=>t+e[0]).filter(n=>n<t.slots.length).flatMap(n=>sr(t,Re(t,n).slot,e.slice(1)))}
//|199 200 0 930
,ir=(t,n)=>{if(n>=t.slots.length)return null;const e=Re(t,n);return e.j||null!==Be(t,e)?null:e}
//|145 206 233 234 235 0 930
,or=(t,n)=>{const e=t.subject.slot;if(9!==e.kind)return 12;const r=rr(t,n)[0]?.steps??[];let s=null;for(const i of sr(t,e,r.slice(0,-1))){if(!t.Z())return Ze(t,n);const e=ir(t,i+(r.at(-1)??0));if(null===e)continue;const o=null===s?0:he(t,s,e);if(null===o||o>0)return 14;s=e}return 13}
//|0 930
,cr=[["B",1n],["KB",1000n],["MB",1000n**2n],["GB",1000n**3n],["TB",1000n**4n],["KiB",1024n],["MiB",1024n**2n],["GiB",1024n**3n],["TiB",1024n**4n]]
//file any|237 0 930
,ur=t=>0n===t?"0B":cr.filter(([,n])=>t%n===0n).map(([n,e])=>t/e+n).reduce((t,n)=>n.length<t.length?n:t)
//|0 930
,lr=t=>"function"==typeof Blob&&t instanceof Blob
//|0 930
,hr=t=>t instanceof Date||t instanceof Map||t instanceof Set
//|62 239 240 0 930
,ar=t=>!("object"!=typeof t||null===t||Array.isArray(t)||t instanceof _t||lr(t)||hr(t))
//|0 930
,[mr,fr]=[Symbol("order"),Symbol("repeated")]
//|0 930
,pr=(t,n)=>Object.hasOwn(t,n)?t[n]:void 0
//|0 930
,dr=(t,n)=>Object.keys(t).find(t=>!n.has(t))
//|243 0 930
,br=(t,n)=>{const{translations:e,J:r}=t.y;return(e&&pr(e,n))??(r&&pr(r,n))??n}
//|249 0 930
,wr=(t,n,e)=>{const r=Or(n,t.program.L);let s=r[0];for(let t=1;t<r.length;t+=2)s+=(e(r[t])??`{${r[t]}}`)+r[t+1];return s}
//|245 246 0 930
,gr=(t,n,e={})=>wr(t,br(t,n),t=>e[t])
//|247 0 930
,jr=(t,n,e)=>e>8?gr(t,"{last} \u2026 ({count} more)",{last:n,count:e-8}):n
//|0 930
,Or=(t,n)=>{let e=n.get(t);if(void 0!==e)return e;e=[""];let r=0;for(const{0:n,1:s,index:i}of t.matchAll(/\{\{|\}\}|\{([^}]*)\}/g))e[e.length-1]+=t.slice(r,i)+(void 0===s?n[0]:""),void 0!==s&&e.push(s,""),r=i+n.length;return e[e.length-1]+=t.slice(r),n.size<1e3&&n.set(t,e),e}
//isSecret|197 251 252 0 930
,vr=(t,n)=>{switch(n.kind){case 0:case 1:case 10:return!1;case 3:return kr(t,t.frame.base+n.at);case 2:{const{isSecret:e,position:r}=Ce(t,n);return e||kr(t,r)}default:return yr(t,n)}}
//computed context previous previousItem item computation|150 193 194 196 197 250 252 0 930
,yr=(t,n)=>{switch(n.kind){case 4:return kr(t,t.frame.base+n.at);case 5:return t.frame.field?.isSecret??!1;case 7:return t.program.isSecretlyComputed(t.frame.form,n.at);case 8:return Ae(t,Ce(t,n).position)?.isSecret??!1;case 6:return Ne(t,n.at)?.isSecret??!1;default:{const e=t.program.computations[n.at];if("key"===e.name)return t.frame.field?.isSecret??!1;if(e.operand&&vr(t,e.operand))return!0;if("entry"===e.name){const{form:n}=de(t,Ce(t,e.operand),Ce(t,e.key),0).slot;return(n&&_e(n,e.slot)?.isSecret)??!1}return e.operands?.some(n=>vr(t,n))??!1}}}
//|189 192 0 930
,kr=(t,n)=>(Ee(t,n)??Me(t,n))?.isSecret??!1
//|245 248 254 255 0 930
,xr=(t,n)=>n.flatMap(({name:n,operand:e,count:r})=>{const s=$r(t,e)??[Mr(t,e)];return"by"===n&&(s[0]=br(t,s[0])),void 0!==r&&s.push(jr(t,s.pop(),r)),s.map(t=>({name:n,text:t}))})
//|189 190 191 197 199 248 256 268 0 930
,$r=(t,n)=>{const{slot:e,position:r,isSecret:s}=Ce(t,n),i=9===e.kind?Me(t,r):null,o=Se(t,r)?Te(t,r):null,c=i?.type??o?.type;if(9!==e.kind||s||i?.isSecret||Sr(t,n))return null;if(0===e.count||"list"!==c?.name||void 0===c.item.kind)return null;const u=Array.from({length:Math.min(e.count,8)},(n,r)=>Ir(t,Re(t,e.item(r)),o));return u.push(jr(t,u.pop(),e.count)),u}
//|197 256 258 267 268 273 274 0 930
,Mr=(t,n)=>{const e=Ce(t,n);if(15===e.slot.kind)return Nr(t,...e.slot.value);const r=Br(t,e.position);return null!==r?r:9===n.kind?Er(t,n):e.isSecret||Sr(t,n)?qr:Ir(t,e)}
//|250 0 930
,Sr=(t,n)=>t.program.G&&vr(t,n)
//|197 255 273 0 930
,Tr=(t,n)=>{for(const{operand:e}of n.slice(0,8)){const n=Br(t,Ce(t,e).position);if(null!==n)return n}return 0===n.length?null:Mr(t,n[0].operand)}
//computations|197 256 259 269 274 0 930
,Er=(t,n)=>{const e=t.program.computations[n.at];return Ar[e.name]?.(t,e)??null??(Sr(t,n)?qr:_r(t,Ce(t,n)))}
//|261 262 263 264 265 0 930
,Ar={}
//|0 930
,{}=Object.assign(Ar
//today|247 259 260 266 0 930
,{today:t=>gr(t,"today")}
//now|247 259 260 266 0 930
,{now:t=>gr(t,"now")}
//key|259 274 260 266 0 930
,{key:t=>t.frame.field?.isSecret?qr:null}
//range|259 267 260 266 0 930
,{range:(t,{lower:n,upper:e})=>Nr(t,n,e)}
//offset|247 255 256 259 260 266 0 930
,{offset(t,{operand:n,shift:{text:e}}){if(3!==n.kind||!Sr(t,n))return null;const r=e.startsWith("-")?`- ${e.slice(1)}`:`+ ${e}`;return gr(t,`{date} ${r}`,{date:Mr(t,n)})}}
//|0 930
)
//range|110 197 247 255 0 930
,Nr=(t,n,e)=>{const[r,s]=[n,e].map(n=>Mr(t,n)),i=[n,e].some(n=>Mn(Ce(t,n).slot));return""!==r&&""!==s?r===s?r:gr(t,"{low} to {high}",{low:r,high:s}):""!==r?gr(t,i?"{low} or later":"at least {low}",{low:r}):""!==s?gr(t,i?"{high} or earlier":"at most {high}",{high:s}):""}
//|191 245 269 0 930
,Ir=(t,n,e=null)=>{const{kind:r,value:s}=n.slot,i=4===r?e??Te(t,n.position):null,o=4===r?i?.labels.get(s)??t.frame.field?.labels.get(s):void 0;return void 0===o?_r(t,n):br(t,o)}
//|42 84 110 113 238 270 272 0 930
,_r=(t,n)=>{const{slot:e}=n;switch(e.kind){case 4:return H(e.value);case 2:return String(e.value);case 3:return 64&e.flags||null===e.value?"":Rr(t,n)?.write(3,e.value)??Wt(e.value);case 8:return e.value.name??"";case 9:return String(e.count);case 11:return e.value.text;case 12:return ur(e.value);case 13:return t.program.V[e.value].pattern.text;case 14:return e.value.notation;default:return Mn(e)&&null!==En(e)?Rr(t,n)?.write(e.kind,e.value)??Cr(e):""}}
//|113 0 930
,Cr=t=>En(t).replace(/(T|^)(\d\d:\d\d):00(?![.\d])/,"$1$2")
//|191 0 930
,Fr=(t,n)=>(Te(t,n.position)??t.frame.field)?.notation??null
//|271 0 930
,Rr=(t,n)=>Fr(t,n)??t.frame.field?.notation
//|108 189 190 191 245 0 930
,Br=(t,n)=>{const e=Me(t,n);if(e)return e.isSecret||void 0===e.type.kind?br(t,e.shownLabel):null;const r=Te(t,n);if(!r)return null;const s=null===t.slots[n]||xn(t.slots[n]);return!Se(t,n)||s||r.isSecret||void 0===r.type.kind?br(t,r.shownLabel):null}
//|0 930
,qr="\u2022\u2022\u2022"
//|0 930
,Pr=["field","form","check","jump","stop","beginAnd","beginOr","beginAll","beginAny","combine","end","message","warn","rule","test","testIgnoringCase","compare","compareFilled","external"]
//|275 0 930
,[zr,Dr,Ur,Zr,Jr,Lr,Gr,Hr,Yr,Vr,Kr,Qr,Wr,Xr,ts,ns,es,rs,ss]=Pr.keys()
//|132 197 199 0 930
,is=(t,n)=>{if(10!==n.kind)return Ce(t,n);const{start:e,steps:r}=t.program.itemPaths[n.at];if(e)return Ce(t,e);const s=t.frame.base+(r[0]??NaN);return s<t.slots.length?Re(t,s):Qn}
//|200 232 277 279 0 930
,os=(t,n)=>{const e=is(t,n),r=Be(t,e);if(null!==r)return{whole:e,obstacle:r,positions:[],areSeveral:!1};const s=10===n.kind?t.program.itemPaths[n.at].steps:[];return s.length>0?{whole:e,obstacle:r,positions:cs(t,e.slot,s.slice(1)),areSeveral:!0}:9===e.slot.kind?{whole:e,obstacle:r,positions:er(e.slot),areSeveral:!0}:{whole:e,obstacle:r,positions:[null],areSeveral:!1}}
//|199 232 279 0 930
,cs=(t,n,[e,...r])=>n.c?er(n).flatMap(n=>{if(70&t.slots[n].flags)return[n];const s=n+e;if(!(s<t.slots.length))return[];const{slot:i}=Re(t,s);return i.c?0===r.length?er(i):cs(t,i,r):0===r.length||70&i.flags?[s]:[]}):[]
//testIgnoringCase|281 0 930
,us=t=>/^[\0-\x7f]*$/.test(t)?t.toLowerCase():Array.from(t,ls).join("")
//|25 0 930
,ls=t=>{if("\u0130"===t||"\u0131"===t)return t;if("\u1fd3"===t)return"\u0390";if("\u1fe3"===t)return"\u03b0";const n=t=>1===C(t)?t:void 0,e=n(t.toUpperCase())??t;return n(e.toLowerCase())??n(t.toLowerCase())??t}
//|282 0 930
,hs=t=>(t.K??=[...t.objects.slice(1).map(t=>t.slot),...t.fields.filter(t=>void 0===t.computed).flatMap(({slot:t,type:n})=>[t,..."form"===n.name?hs(n.form).map(n=>t+n):[]])],t.K)
//|80 280 284 0 930
,as=(t,n,e,r)=>{const[s,i]=[n.slot,e.slot];switch(s.kind){case 4:return 4===i.kind&&(s.value===i.value||r&&us(s.value)===us(i.value));case 2:return 2===i.kind&&s.value===i.value;case 3:return 3===i.kind&&null!==s.value&&null!==i.value&&0===Yt(s.value,i.value);default:return ms(t,n,e,r)}}
//size file form list map any moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|107 145 147 285 290 0 930
,ms=(t,n,e,r)=>{const[s,i]=[n.slot,e.slot];if(s.kind!==i.kind)return(16===s.kind&&(5===i.kind||7===i.kind)||16===i.kind&&(5===s.kind||7===s.kind))&&0===he(t,n,e);switch(s.kind){case 5:case 16:case 6:return s.value===i.value;case 7:return 0===kn(me(t,s),me(t,i));case 9:return s.c&&i.c&&fs(t,s,i,r);case 10:return s.isOwn&&i.isOwn&&gs(t,s,i,r);case 8:return["name","size","mediaType"].every(t=>s.value[t]===i.value[t]);default:return 1===s.kind}}
//list map any|199 286 0 930
,fs=(t,n,e,r)=>{if(n.count!==e.count||n.isMap!==e.isMap)return!1;for(let s=0;s<n.count;s++){const[i,o]=[n.item(s),e.item(s)];if(n.isMap&&t.slots[i-1].value!==t.slots[o-1].value)return!1;if(!ps(t,Re(t,i),Re(t,o),r))return!1}return!0}
//|283 287 288 0 930
,ps=(t,n,e,r)=>!(!bs(t,n)||!bs(t,e))||(n.slot.i&&e.slot.i?ds(t,n,e,r):16===n.slot.kind==(16===e.slot.kind)&&as(t,n,e,r))
//form|199 282 283 0 930
,ds=(t,n,e,r)=>hs(n.slot.form).every(s=>{const[i,o]=[n,e].map(n=>Re(t,n.position+s));if(i.j&&o.j)return!0;const c=t=>t.j||t.slot.i;return!(!i.slot.i&&!o.slot.i||!c(i)||!c(o))||as(t,i,o,r)})
//|289 0 930
,bs=(t,n)=>n.j||n.slot.i&&ws(t,n)
//form|199 282 0 930
,ws=(t,n)=>hs(n.slot.form).every(e=>{const r=Re(t,n.position+e);return r.j||r.slot.i})
//any|199 283 0 930
,gs=(t,n,e,r)=>{if(n.count!==e.count)return!1;for(let s=0;s<2*n.count;s++){const i=Re(t,n.start+s);if(!as(t,i,Re(t,e.start+s),r&&s%2==1))return!1}return!0}
//|292 293 0 930
,js=(t,n,e)=>n.slot.i?Os(t,n,e):n.j?"":vs(t,n,e)
//form|199 282 293 0 930
,Os=(t,n,e)=>{let r="";for(const s of hs(n.slot.form)){const i=Re(t,n.position+s);i.j||i.slot.i||(r+=`${s}:${vs(t,i,e)};`)}return r}
//|84 147 199 232 280 291 293 0 930
,vs=(t,{slot:n},e)=>{switch(n.kind){case 4:return JSON.stringify(e?us(n.value):n.value);case 3:return null===n.value?"":Wt(n.value);case 2:case 5:case 16:case 6:return String(n.value);case 7:{const{s:e,n:r}=me(t,n);return`${e}.${r}`}case 8:return JSON.stringify(n.value);case 9:{if(!n.c)return"";const r=e=>n.isMap?JSON.stringify(t.slots[e-1].value):"";return`[${er(n).map(n=>js(t,Re(t,n),e)+r(n))}]`}case 10:return n.isOwn?`{${Array.from({length:2*n.count},(r,s)=>vs(t,Re(t,n.start+s),e))}}`:"";default:return""}}
//|199 200 291 0 930
,ys=(t,n,e)=>{const r={items:new Map,ignoresCase:e,Q:!1,W:!1};for(const s of n){if(!t.Z())return null;const n=Re(t,s);if(null!==Be(t,n))r.Q=!0;else if(!n.j){16===n.slot.kind&&(r.W=!0);const s=js(t,n,e),i=r.items.get(s);i?i.push(n):r.items.set(s,[n])}}return r}
//|286 291 0 930
,ks=(t,n,{items:e,ignoresCase:r})=>(e.get(js(t,n,r))??[]).some(e=>ps(t,n,e,r))
//|206 277 295 297 0 930
,xs=(t,n,e,r)=>{const s=is(t,e),i=$s(t,n,e,s,r);if(i&&!i.W)return t.Z()?ks(t,r,i)?13:i.Q?15:14:Ze(t,n)}
//|200 202 278 294 0 930
,$s=(t,{ignoresCase:n},e,r,s)=>{const{slot:i}=r,o=10===e.kind?e.at:null;if(null===o&&i.count<16||!i.c||null!==Be(t,r))return null;if(t.X.length>0||Pe(t)||16===s.slot.kind)return null;const c=`${i.start},${i.count},${o},${n}`;let u=t.tt.get(c);return null===u&&(u=ys(t,os(t,e).positions,n)),t.tt.set(c,u??null),u}
//compare compareFilled|300 0 930
,Ms={judgesEmpty:!0,reads:"nothing",kinds:-2,answer:(t,n)=>Ts(t,n)}
//|0 930
,Ss={equal:t=>0===t,notEqual:t=>0!==t,less:t=>t<0,lessOrEqual:t=>t<=0,greater:t=>t>0,greaterOrEqual:t=>t>=0}
//|197 200 205 301 0 930
,Ts=(t,n)=>{const[e,r]=n.operands.map(n=>Ce(t,n)),s=Be(t,e)??Be(t,r);if(null!==s)return Ue(t,s,n);const i=e.j||r.j,o=Es(t,n,e,r,i);return 17===n.op&&i&&15!==o?12:o}
//|5 145 283 299 302 0 930
,Es=(t,n,e,r,s)=>{if("equal"===n.a||"notEqual"===n.a){const i=s?e.j&&r.j:as(t,e,r,!1);return a(i===("equal"===n.a))}if(s)return 14;if("among"===n.a)return As(t,e,r,n);const i=he(t,e,r);return a(null!==i&&Ss[n.a](i))}
//among|199 201 205 206 232 283 296 0 930
,As=(t,n,e,r)=>{if(9!==e.slot.kind)return 14;const s=xs(t,r,r.operands[1],n);let i=15===s;if(void 0!==s&&!i)return s;for(const s of i?[]:er(e.slot)){if(!t.Z())return Ze(t,r);const e=Re(t,s);if(70&e.slot.flags)i=!0;else if(as(t,n,e,!1))return 13}return i?Ue(t,qe(t,e),r):14}
//|5 7 145 202 207 299 304 305 0 930
,Ns=t=>({kinds:65776,answer(n,e){const r=Je(n,e);if(null===r)return 15;if(r.j)return 12;const s=he(n,n.subject,r);if(null===s)return f(2,_s(n),!0);const i=Ss[t](s);if(!Pe(n))return a(i);const o=Is(n,r).map(Ss[t]);return f(i?1:2,i||o.includes(!0),!i||o.includes(!1))}})
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|51 91 101 109 131 144 145 271 0 930
,Is=(t,n)=>{const e=[-1,0,1],{slot:r}=t.subject,s=8&r.flags?he(t,t.subject,n):null;if(null===s)return e;const i=Fr(t,t.subject),o=i?.nt($n(r))??!1;if(5===r.kind||16===r.kind)return o?e:[s];if(6===r.kind)return 1===s?[1]:e;if(7===r.kind&&o)return e;const c=7===r.kind?r:le($n(r))?.slot,u=5===c?.kind?c.value:7===c?.kind?wn(c.value):null;if(null===u||!cn(u-3)||!cn(u+3))return e;const[l,h]=[u-3,u+3].map(e=>he(t,Kn(new Tt(5,e)),n));return null!==l&&l===h?[s]:e}
//|202 229 0 930
,_s=t=>4!==t.subject.slot.kind||!Pe(t)||["date","month","datetime","time"].some(n=>0!==Xe(n,t.subject.slot.value))
//notation|0 930
,Cs=[" \xa0\u202f","'\u2019"]
//notation|84 306 0 930
,Fs=class{constructor(t){const[,n,e]=/^1([^2]*)234(?:(.+)56)?$/u.exec(t)??[];this.text=t,this.group=n||null,this.decimal=e??null,this.groups=n?Cs.find(t=>t.includes(n))??n:"",this.syntax=void 0===e?"integer":"number",this.example=t}read(t){const[n,e]=/^(-?)(\d*)/.exec(t).slice(0,3).slice(1);let r=n+e,s=r.length,i=0;const o=t=>({completion:t,decimal:r,missingDigits:i});if(""===e)return o(s===t.length?1:0);for(;s<t.length&&this.groups.includes(t[s]);){if(e.length>3||"0"===e[0])return o(0);const n=/^\d*/.exec(t.slice(s+1))[0];if(r+=n,s+=1+n.length,i=Math.max(0,3-n.length),i>0)return o(s===t.length?1:0);if(n.length>3)return o(0)}if(s===t.length)return o(2);if(null===this.decimal||t[s]!==this.decimal)return o(0);const c=/^\d*/.exec(t.slice(s+1))[0];return r+="."+c,o(s+1+c.length<t.length?0:""===c?1:2)}write(t,n){const[,e,r,s]=3===t&&/^(-?)(\d+)(?:\.(\d+))?$/.exec(Wt(n))||[];return void 0===r||void 0!==s&&null===this.decimal?null:e+this.et(r)+(void 0===s?"":this.decimal+s)}rt(t){const n=t=>this.groups.includes(t),e=t.filter(t=>!n(t));if(e.length===t.length)return e;const r=this.st(e);return r?.length===t.length&&r.every((e,r)=>e===t[r]||n(e)&&n(t[r]))?e:null}st(t){const n=t.join(""),[e,r,s,i]=/^(-?)(\d*)(?:(\D)\d*)?$/.exec(n)??[];return void 0===e||void 0!==i&&i!==this.decimal||/^0./.test(s)?null:[...r+this.et(s)+n.slice(r.length+s.length)]}et(t){if(!this.group)return t;const n=[];for(let e=(t.length%3||3)-3;e<t.length;e+=3)n.push(t.slice(Math.max(e,0),e+3));return n.join(this.group)}nt(){return!0}}
//|61 66 70 76 80 114 115 118 229 309 0 930
,Rs=(t,n,e,r=0)=>{if(0===Xe("number",t))return null;if(null!==n&&null!==e&&Yt(n,e)>0)return!1;if(""===t)return!0;const s="-"===t[0],[i,o]=s?[null===e?null:Cn(e),null===n?null:Cn(n)]:[n,e],c=t.slice(s?1:0).replace(/\.$/,""),u=""===c?null:qt(c);if(null===u||u===It)return null===o||!Jt(o);if(null!==o&&Yt(o,Nn(u,r)??u)<0)return!1;const l=t.indexOf(".");if(l<0)return Bs(u,i,o);const h=Ct(1n,-(t.length-l-1)),a=null===i||null===h?null:An(u,h);return null===a||Yt(i,a)<0}
//|79 80 114 115 0 930
,Bs=(t,n,e)=>{if(0===t||null===n||null===e)return!0;let r=Ht(e)-Ht(t);const s=Nn(t,r);if(null===s)return!0;Yt(s,e)>0&&(r-=1);const i=An(t,1),o=null===i?null:Nn(i,r);return null===o||Yt(n,o)<0}
//|46 60 311 0 930
,qs=(t,n)=>{const[e=ct,r=ct]=t.operands;if(e.kind>1||r.kind>1)return null;const s=({kind:t,at:e})=>1===t?n.constants[e]:Nt,i=s(e),o=(15===i.kind?i.value:[e,r]).map(s);if(!o.every(({kind:t,value:n})=>0===t||3===t&&"number"==typeof n)||o.every(({kind:t})=>0===t))return null;const[c,u]=o.map(({value:t})=>t);return{least:c??-1/0,most:u??1/0,unit:Ps(t,n)}}
//|29 0 930
,Ps=(t,n)=>{const e=t.operands[2],r=1===e?.kind?n.constants[e.at].value:null;return P[r]?r:"characters"}
//|60 280 0 930
,zs=(t,n)=>{const e=t.operands.map(t=>1===t.kind?n.constants[t.at]:Nt);return e.every(({kind:t,value:n})=>4===t||3===t&&"number"==typeof n)?new Set(e.map(({kind:n,value:e})=>t.ignoresCase&&4===n?us(e):e)):null}
//|46 197 200 205 0 930
,Ds=(t,n)=>{const e=[0,1].map(e=>{const r=Ce(t,n.operands[e]??ct);return 15===r.slot.kind?Ce(t,r.slot.value[e]):r}),r=Be(t,e[0])??Be(t,e[1]);return null!==r?Ue(t,r,n):e.every(t=>t.j)?12:e}
//|5 6 7 37 111 145 202 205 209 210 313 315 0 930
,Us=(t,n)=>{const{subject:e}=t,[r,s]=[e.slot.value,n.it];if(s&&3===e.slot.kind&&"number"==typeof r&&!Pe(t))return a(r>=s.least&&r<=s.most);const i=Ds(t,n);if("number"==typeof i)return i;const[o,c]=i;if(Sn(t.subject.slot)&&i.every(t=>t.j||3===t.slot.kind))return 12;const u=(n,r)=>{const s=n.j?0:he(t,e,n);return null!==s&&s*r>=0},l=u(o,1)&&u(c,-1);return!l&&Ge(t)?Ue(t,D("digits of a number"),n):Pe(t)?He(t)?m(l):f(l?1:2,l||Zs(t,o,c),!0):a(l)}
//|109 271 304 308 316 0 930
,Zs=(t,n,e)=>{const{slot:r}=t.subject;if(3!==r.kind){const r=t=>!t.j&&3!==t.slot.kind,s=(n,e)=>r(n)&&Is(t,n).every(t=>t===e);if(s(n,-1)||s(e,1))return!1}const[s,i]=[n,e].map(t=>t.j?null:t.slot.value),o=[n,e].every(t=>t.j||3===t.slot.kind);if(!(8&r.flags||4===r.kind)||!o)return!0;const c=Fr(t,t.subject),u=$n(r);return!0===Rs(u,s,i)||null!==c&&Js(c,u,s,i)}
//notation|307 308 0 930
,Js=(t,n,e,r)=>{if(!(t instanceof Fs))return!1;const{completion:s,decimal:i,missingDigits:o}=t.read(n);return 0!==s&&!0===Rs(i,e,r,o)}
//|5 0 930
,Ls=(t,n)=>{if(4!==t.subject.slot.kind)return 12;const e=n(t.subject.slot.value);return null===e?10:a(e)}
//|0 930
,Gs=(t,n)=>{const e=t[n];return/[0-9A-Za-z]/.test(e)?parseInt(e,36):null}
//|318 0 930
,Hs=(t,n)=>{let[e,r]=[0,!1];const s=t=>{e+=r?2*t-(t>4?9:0):t,r=!r};for(let e=t.length-1;e>=0;e--){const r=Gs(t,e);if(null===r||r>9&&!n)return null;s(r%10),r>=10&&s(Math.floor(r/10))}return t.length>0&&e%10==0}
//|318 0 930
,Ys=t=>{let n=0;const e=Math.min(4,t.length);for(let r=0;r<t.length;r++){const s=Gs(t,(r+e)%t.length);if(null===s)return null;n=(n*(s<10?10:100)+s)%97}return t.length>4&&1===n}
//|318 0 930
,Vs=(t,n,e)=>{let r=0n;for(let s=0;s<t.length;s++){let i=Gs(t,s);if(null===i)return null;11===n&&s===t.length-1&&33===i&&(i=10),r+=BigInt(i)*BigInt(e[s%e.length])}return t.length>0&&r%BigInt(n)===0n}
//|10 0 930
,Ks=t=>({...t,answer:(n,e)=>b(t.answer(n,e))})
//|5 6 7 202 207 210 283 324 0 930
,Qs={judgesEmpty:!0,kinds:-2,answer(t,n){const e=Je(t,n);if(null===e)return 15;const{subject:r}=t;if(r.j&&(e.j||!(e.position>=0&&3!==e.g)))return 12;if(e.j&&e.g>=2)return 12;if(r.j||e.j)return f(2,r.j||!Pe(t),!0);const s=as(t,r,e,n.ignoresCase);return He(t)?m(s):Pe(t)&&4===r.slot.kind&&4===e.slot.kind?f(s?1:2,Ws(r,e,n.ignoresCase),!0):a(s)}}
//|280 0 930
,Ws=(t,n,e)=>{const[r,s]=[t.slot.value,n.slot.value];return e?us(s).startsWith(us(r)):s.startsWith(r)}
//|5 142 197 0 930
,Xs=t=>({kinds:ce(8),answer(n,e){const r=Ce(n,e.operands[0]).slot;return 8!==n.subject.slot.kind||12!==r.kind?12:a(t(BigInt(n.subject.slot.value.size),r.value))}})
//|5 38 205 0 930
,ti=(t,n,e)=>{if(/[^\0-\x7f]|(?:^|\.)xn--/i.test(n))return Ue(t,U,e);const r=n.split(".");if(n.length>253||/[^A-Za-z0-9.-]/.test(n))return 10;const s=t=>/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i.test(t)&&t.length<=63;return r.slice(0,-1).every(s)?a(s(r.at(-1))&&!/^\d+$/.test(r.at(-1))):10}
//|199 200 201 205 206 232 278 294 295 328 0 930
,ni=(t,n)=>{const e=t.subject.slot;if(!e.c)return 12;let[r,s,i]=[null,null,!1];const o=er(e).some(n=>16===t.slots[n].kind);for(const c of n.operands){const u=os(t,c);s??=u.obstacle;for(const c of u.positions){if(!t.Z())return Ze(t,n);const l=null===c?u.whole:Re(t,c);if(null===Be(t,l)){if(!l.j)if(i=!0,16===l.slot.kind||o){const r=ei(t,l,e);if(null===r)return Ze(t,n);if(!r)return 14}else{if(r??=ys(t,er(e),n.ignoresCase),null===r)return Ze(t,n);if(!ks(t,l,r))return 14}}else s??=qe(t,u.whole)}}return null!==s?Ue(t,s,n):i?13:12}
//|199 200 232 283 0 930
,ei=(t,n,e)=>{for(const r of er(e)){if(!t.Z())return null;const e=Re(t,r);if(!e.j&&null===Be(t,e)&&as(t,e,n,!1))return!0}return!1}
//|75 0 930
,ri=t=>{switch(t.kind){case 1:return["null"];case 2:return["boolean"];case 3:return Zt(t.value)?["number","integer"]:["number"];case 9:return[t.isMap?"object":"list"];case 8:case 10:return["object"];default:return 65776&1<<t.kind?["text"]:[]}}
//|7 29 37 40 82 205 311 313 0 930
,si=(t,n)=>{if(4!==t.subject.slot.kind)return 12;let e=n.it;if(!e){const r=Ds(t,n);if("number"==typeof r)return r;const[s,i]=r.map((t,n)=>t.j?0===n?0:1/0:3===t.slot.kind?Kt(t.slot.value,0===n):null);if(null===s||null===i)return 12;e={least:s,most:i,unit:Ps(n,t.program)}}const r=t.subject.slot.value;if(L(r))return Ue(t,D("text length"),n);if(e.least>e.most)return 10;const s=P[e.unit](r);return s<e.least?14:s>e.most?10:f(1,!0,e.most!==1/0)}
//|145 206 233 332 0 930
,ii=(t,n)=>{const e=t.subject.slot;if(9!==e.kind)return 12;const r=oi(t,e,rr(t,n));if(null===r)return Ze(t,n);const s=(n,e)=>null===n.end||null===e.end?n.end===e.end?0:null===n.end?1:-1:he(t,n.end,e.end);r.sort((n,e)=>he(t,n.start,e.start)||s(n,e)||0);let i=null;for(const e of r){if(!t.Z())return Ze(t,n);if(null!==i&&(null===i.end||-1===he(t,e.start,i.end)))return 14;null!==i&&-1!==s(i,e)||(i=e)}return 13}
//|145 199 200 234 235 0 930
,oi=(t,n,e)=>{const r=[];if(2!==e.length)return r;const[s,i]=e.map(t=>t.steps.at(-1));for(const o of sr(t,n,e[0].steps.slice(0,-1))){if(!t.Z())return null;const n=ir(t,o+s);if(null===n||o+i>=t.slots.length)continue;const e=Re(t,o+i);e.j?r.push({start:n,end:null}):null===Be(t,e)&&null!==he(t,n,e)&&he(t,n,e)<=0&&r.push({start:n,end:e})}return r}
//|0 930
,ci=(t,n)=>{for(const e of n)if("string"!=typeof t||"number"==typeof e||e.startsWith(t))return!0;return!1}
//|7 199 200 201 202 205 206 210 277 278 280 283 296 312 324 333 0 930
,ui={kinds:-2,prepare:zs,answer(t,n){const{subject:e}=t,{kind:r,value:s}=e.slot;if(n.it&&(4===r||3===r)){const e=n.ignoresCase&&4===r?us(s):s;return n.it.has(e)?13:f(2,!Pe(t)||ci(e,n.it),!0)}let[i,o]=[!Pe(t),null];for(const r of n.operands){const s=xs(t,n,r,e);if(13===s)return s;if(15===s&&(o??=qe(t,is(t,r))),void 0!==s)continue;const c=os(t,r);null!==c.obstacle&&(o??=c.obstacle);for(const r of c.positions){if(c.areSeveral&&!t.Z())return Ze(t,n);const s=null===r?c.whole:Re(t,r);if(c.areSeveral&&null!==Be(t,s))o??=qe(t,c.whole);else if(!s.j||0!==s.g){if(as(t,e,s,n.ignoresCase))return f(1,!0,!He(t));i||4!==e.slot.kind||4!==s.slot.kind?He(t)||(i=!0):i=Ws(e,s,n.ignoresCase)}}}return null===o?f(2,i,!0):Ue(t,o,n)}}
//|60 142 336 337 0 930
,li=t=>({kinds:ce(4),prepare(n,e){const r=1===n.operands[0].kind?e.constants[n.operands[0].at]:Nt;return 13===r.kind?{position:r.value,scope:t}:null},answer:(n,e)=>ai(n,e,t),progress(n,e){const r=hi(n,e,t);return r&&r.progress(n.subject.slot.value)}})
//|197 0 930
,hi=(t,n,e)=>{if(n.it)return t.program.pattern(n.it.position,e);const{slot:r}=Ce(t,n.operands[0]);return 13===r.kind?t.program.pattern(r.value,e):null}
//|205 208 336 0 930
,ai=(t,n,e)=>{if(4!==t.subject.slot.kind||Le(t,t.subject))return 12;const r=hi(t,n,e)?.answer(t.subject.slot.value)??"it could not be compiled";return"number"==typeof r?r:Ue(t,`pattern failed: ${r}`,n)}
//|5 135 197 201 205 0 930
,mi=t=>({judgesEmpty:!0,reads:"nothing",kinds:-2,answer(n,e){let[r,s,i]=[null,0,0];for(const t of e.operands){const e=Ce(n,t);te(e)?r??=qe(n,e):e.j?i++:s++}const o=t(s,i,null!==r);return null===o?Ue(n,r,e):a(o)}})
//|0 930
,fi={judgesEmpty:!0,reads:"presence",kinds:-2,answer:t=>t.subject.j?14:5}
//|142 207 280 0 930
,pi=t=>({kinds:ce(4),answer(n,e){const r=Je(n,e);if(null===r)return 15;if(4!==r.slot.kind||r.j&&0===r.g||4!==n.subject.slot.kind)return 12;const s=[n.subject.slot.value,r.slot.value];return t(...e.ignoresCase?s.map(us):s)}})
//|142 229 342 0 930
,di=t=>({kinds:ce(4),answer:n=>4===n.subject.slot.kind?bi(Xe(t,n.subject.slot.value)):12})
//|0 930
,bi=t=>2===t?13:1===t?14:10
//|199 206 233 234 286 291 344 0 930
,wi=(t,n)=>{const e=t.subject.slot;if(9!==e.kind)return 12;const r=rr(t,n),s=0===r.length?[{offset:0,stride:e.e}]:r.map(({steps:t,slotCount:n})=>({offset:t.at(-1)??0,stride:n})),i=Math.max(...s.map(t=>t.offset+t.stride)),o=new Map;for(const c of sr(t,e,(r[0]?.steps??[]).slice(0,-1))){if(c+i>t.slots.length||!gi(t,c,s))continue;const e=s.map(n=>Re(t,c+n.offset)),r=e.map(e=>js(t,e,n.ignoresCase)).join("|");for(const s of o.get(r)??[]){if(!t.Z())return Ze(t,n);if(e.every((e,r)=>ps(t,e,s[r],n.ignoresCase)))return 14}if(!t.Z())return Ze(t,n);o.has(r)?o.get(r).push(e):o.set(r,[e])}return 13}
//|199 200 288 0 930
,gi=(t,n,e)=>{let r=!0;for(const{offset:s}of e){const e=Re(t,n+s);if(!bs(t,e)){if(null!==Be(t,e))return!1;r=!1}}return!r}
//|347 348 349 350 351 352 353 354 355 356 357 358 359 360 361 362 363 364 365 366 367 368 369 370 371 372 373 374 375 376 377 378 379 380 381 382 383 384 385 386 387 388 389 0 930
,ji={}
//|0 930
,{}=Object.assign(ji
//required|339 345 346 390 0 930
,{required:fi}
//filled|339 345 346 390 0 930
,{filled:fi}
//present|201 205 345 346 390 0 930
,{present:{judgesEmpty:!0,reads:"presence",kinds:-2,answer(t,n){const{slot:e}=t.subject,r=0!==e.kind&&1!==e.kind;return r&&2&e.flags?Ue(t,qe(t,t.subject),n):r?5:14}}}
//accepted|5 6 210 345 346 390 0 930
,{accepted:{judgesEmpty:!0,kinds:-2,answer(t){const n=2===t.subject.slot.kind&&t.subject.slot.value;return He(t)?m(n):a(n)}}}
//empty|345 346 390 0 930
,{empty:{judgesEmpty:!0,reads:"presence",kinds:-2,answer:t=>t.subject.j?13:10}}
//equal|323 345 346 390 0 930
,{equal:Qs}
//different|322 323 345 346 390 0 930
,{different:Ks(Qs)}
//length|142 310 330 345 346 390 0 930
,{length:{kinds:ce(4),ot:!0,prepare:qs,answer:(t,n)=>si(t,n)}}
//between|310 314 345 346 390 0 930
,{between:{kinds:65784,prepare:qs,answer:(t,n)=>Us(t,n)}}
//multiple_of|5 7 37 109 111 121 142 143 202 205 207 209 229 345 346 390 0 930
,{multiple_of:{kinds:ce(4,3),answer(t,n){const e=Je(t,n);if(null===e)return 15;if(Sn(t.subject.slot)||e.j||3!==e.slot.kind)return 12;const r=ue(t.subject);if(null!==r)return a(Bn(r,e.slot.value));if(Ge(t))return Ue(t,D("digits of a number"),n);const{slot:s}=t.subject;return f(2,!Pe(t)||0!==Xe("number",$n(s)),!0)}}}
//one_of|334 345 346 390 0 930
,{one_of:ui}
//none_of|322 334 345 346 390 0 930
,{none_of:Ks(ui)}
//regex|335 345 346 390 0 930
,{regex:li("whole")}
//contains|335 345 346 390 0 930
,{contains:li("anywhere")}
//starts_with|7 340 345 346 390 0 930
,{starts_with:pi((t,n)=>t.startsWith(n)?5:f(2,n.startsWith(t),!0))}
//ends_with|5 340 345 346 390 0 930
,{ends_with:pi((t,n)=>a(t.endsWith(n)))}
//chars|24 142 197 345 346 390 0 930
,{chars:{kinds:ce(4),answer(t,n){const e=Ce(t,n.operands[0]).slot;return 14!==e.kind||4!==t.subject.slot.kind?12:e.value.offender.test(t.subject.slot.value)?10:13},progress(t,n){const e=Ce(t,n.operands[0]).slot;if(14!==e.kind)return null;const r=t.subject.slot.value,s=r.search(e.value.offender);return _(s<0?r:r.slice(0,s))}}}
//integer|341 345 346 390 0 930
,{integer:di("integer")}
//number|341 345 346 390 0 930
,{number:di("number")}
//boolean|341 345 346 390 0 930
,{boolean:di("boolean")}
//date|341 345 346 390 0 930
,{date:di("date")}
//time|341 345 346 390 0 930
,{time:di("time")}
//datetime|341 345 346 390 0 930
,{datetime:di("datetime")}
//json|341 345 346 390 0 930
,{json:di("json")}
//before|303 345 346 390 0 930
,{before:Ns("less")}
//after|303 345 346 390 0 930
,{after:Ns("greater")}
//luhn|142 207 317 319 345 346 390 0 930
,{luhn:{kinds:ce(4),answer(t,n){const e=Je(t,n);return null===e?15:Ls(t,t=>Hs(t,2===e.slot.kind&&e.slot.value))}}}
//mod97|142 317 320 345 346 390 0 930
,{mod97:{kinds:ce(4),answer:t=>Ls(t,Ys)}}
//weighted_sum|82 142 197 200 205 317 321 345 346 390 0 930
,{weighted_sum:{kinds:ce(4),answer(t,n){const e=n.operands.map(n=>Ce(t,n));for(const r of e)if(null!==Be(t,r))return Ue(t,Be(t,r),n);const[r,...s]=e.map(({slot:t})=>3===t.kind?Kt(t.value,!1):null);return r>0&&0!==s.length?Ls(t,t=>Vs(t,r,s.map(t=>t??0))):12}}}
//idna|142 207 326 345 346 390 0 930
,{idna:{kinds:ce(4),answer(t,n){const e=Je(t,n);if(null===e)return 15;if(4!==t.subject.slot.kind)return 12;const r=t.subject.slot.value;if(4!==e.slot.kind||""===e.slot.value)return ti(t,r,n);const s=r.lastIndexOf(e.slot.value);if(s<0)return 14;const i=ti(t,r.slice(s+e.slot.value.length),n);return 10===i?14:i}}}
//size|5 59 82 142 313 345 346 390 0 930
,{size:{kinds:ce(9,10),ot:!0,answer(t,n){const e=At(t.subject.slot);if(9!==e.kind)return 12;const r=Ds(t,n);if("number"==typeof r)return r;const[s,i]=r.map(({slot:t},n)=>3===t.kind?Kt(t.value,0===n):null);return a(!(null!==s&&e.count<s||null!==i&&e.count>i))}}}
//unique|142 343 345 346 390 0 930
,{unique:{kinds:ce(9),answer:(t,n)=>wi(t,n)}}
//exclusive|5 142 197 199 232 283 345 346 390 0 930
,{exclusive:{kinds:ce(9),answer(t,n){const e=Ce(t,n.operands[0]),r=t.subject.slot;return 9!==r.kind||e.j?12:a(r.count<=1||!er(r).some(n=>as(t,Re(t,n),e)))}}}
//includes|142 327 345 346 390 0 930
,{includes:{kinds:ce(9),answer:(t,n)=>ni(t,n)}}
//ascending|142 236 345 346 390 0 930
,{ascending:{kinds:ce(9),answer:(t,n)=>or(t,n)}}
//no_overlap|142 331 345 346 390 0 930
,{no_overlap:{kinds:ce(9),answer:(t,n)=>ii(t,n)}}
//min_size|325 345 346 390 0 930
,{min_size:Xs((t,n)=>t>=n)}
//max_size|325 345 346 390 0 930
,{max_size:Xs((t,n)=>t<=n)}
//media_type|5 142 197 345 346 390 0 930
,{media_type:{kinds:ce(8),answer(t,n){if(8!==t.subject.slot.kind)return 12;const e=t.subject.slot.value.mediaType.split(";")[0].toLowerCase().replace(/\s/g,""),r=t=>e===t||"*/*"===t||t.endsWith("/*")&&e.startsWith(t.slice(0,-1)),s=n.operands.map(n=>Ce(t,n).slot).filter(t=>4===t.kind);return a(s.some(t=>r(t.value.toLowerCase())))}}}
//kind|5 312 329 345 346 390 0 930
,{kind:{kinds:-2,prepare:zs,answer:(t,n)=>t.subject.j?12:a(ri(t.subject.slot).some(t=>n.it.has(t)))}}
//any_filled|338 345 346 390 0 930
,{any_filled:mi((t,n,e)=>t>0||!!e&&null)}
//all_filled|338 345 346 390 0 930
,{all_filled:mi((t,n,e)=>!(n>0)&&(!e||null))}
//one_filled|338 345 346 390 0 930
,{one_filled:mi((t,n,e)=>e&&t<2?null:1===t)}
//|0 930
)
//sets|16 392 0 930
,Oi=t=>{const n="^"===t[0],e=(n?t.slice(1):t).replace(/\\(p\{\w+\}|[\s\S])|([\s\S])/gu,(t,n,e)=>void 0!==e?"-"===e||/[\w\s]|[^\0-\x7f]/u.test(e)?e:"\\"+vi(e):"d"===n?"0-9":"w"===n?"0-9A-Z_a-z":"s"===n?$:"p"===n[0]?"\\"+n:"\\"+vi(n)).replace(/^-/,"\\-").replace(/(?<!\\)-$/,"\\-");return{notation:t,offender:new RegExp(`[${n?"":"^"}${e}]`,"u")}}
//|87 0 930
,vi=t=>/[\^$\\.*+?()[\]{}|/-]/.test(t)?t:"x"+en(t.charCodeAt(0).toString(16),2)
//|43 50 393 394 0 930
,yi=(t,n)=>{if("string"==typeof t){if(!Object.hasOwn(St,t))throw new Y(`the type '${t}' is not known`);const n={name:t,kind:St[t],manner:ki(t)};return"any"===t&&(n.item=n),n}const[[e,r]]=Object.entries(t);if("form"===e)return{name:e,form:n[r],manner:"value"};if("list"!==e&&"map"!==e)throw new Y(`the type '${e}' is not known`);return{name:e,item:yi(r,n),manner:"list"===e&&"choice"===r?"selection":"list"}}
//|0 930
,ki=t=>"date"===t||"month"===t||"time"===t||"datetime"===t?"moment":"file"===t?"file":"value"
//|0 930
,xi=t=>{for(;t.item&&"any"!==t.name;)t=t.item;return t}
//|957 0 930
,$i={name:"any",manner:"value"}
//|0 930
,Mi={name:"text",kind:4,manner:"value"}
//|0 930
,Si=t=>new TypeError(`${"object"==typeof t?t.constructor?.name:String(t)} is no value of a form`)
//|0 930
,Ti="an object with a key twice is no value of a form"
//|0 930
,Ei=class extends TypeError{constructor(t,n="",e="unreadable"){super(t),Object.assign(this,{rule:n,reason:e})}}
//|22 400 0 930
,Ai=t=>{if(!N(t))throw new Ei("half of a surrogate pair is no value of a form")}
//|37 39 51 61 62 66 73 239 240 241 243 398 400 401 413 414 404 405 406 407 408 409 410 411 0 930
,Ni=class{constructor(t,n=!0){this.slots=t,this.ct=n,this.ut=[]}append(t){if(this.slots.length+t>16777216)throw new Ei("a form cannot hold so many values","form",D("values of a record"));const n=this.slots.length;for(let n=0;n<t;n++)this.slots.push(null);return n}lt(){const{slots:t}=this;for(let n=0;n<t.length;n++)t[n]??=new Tt(0,void 0)}value(t,n,e,r){if(void 0!==t)if("object"==typeof t&&null!==t){if(this.ut.includes(t))throw new TypeError("an object in itself is no value of a form");this.ut.push(t),n.form&&ar(t)?this.form(t,n.form,e,r+1):Array.isArray(t)&&n.item&&"map"!==n.name?this.list(t,n.item,e,r):ar(t)&&"map"===n.name?this.map(t,n.item,e,r):ar(t)&&"any"===n.name?this.members(t,e,r):this.slots[e]=ar(t)&&"file"===n.name?_i(t,n=>pr(t,n))??this.plain(t):this.plain(t),this.ut.pop()}else this.slots[e]=this.plain(t)}text(t){return Ai(t),new Tt(4,t)}plain(t){return"string"==typeof t?this.text(t):"boolean"==typeof t?new Tt(2,t):null===t?new Tt(1,void 0):this.other(t)}other(t){if(t===It)return Ii(t);if("bigint"==typeof t)return Ii(Ct(t,0)??It);if(Number.isFinite(t))return Ii(Dt(t));if("object"!=typeof t)throw Si(t);if(t instanceof _t)return new Tt(3,new _t(t.digits,t.exponent));if(lr(t))return _i(t,n=>t[n]);if(hr(t))throw Si(t);if(!Array.isArray(t))return new Tt(10,void 0);const n=new Tt(9,void 0);return n.count=Math.min(t.length,1),[n.start,n.stride]=[this.append(n.count),1],n}}
//|0 930
,{}=Object.assign(Ni.prototype
//module form contexts|37 39 51 243 402 403 412 0 930
,{form(t,n,e,r){if(r>=J)return this.slots[e]=new Tt(10,void 0),void this.slots[e].u(D("depth"));this.slots[e]=new Tt(10,void 0);for(const s of 0===r?n.parameters??[]:[])this.value(pr(t,s.name),s.type,e+s.slot,r);this.object(t,n,n.objects[0],e,r)}}
//module form contexts|51 241 242 243 399 400 402 403 412 0 930
,{object(t,n,e,r,s){const i=t[fr];for(const{name:o,field:c,group:u}of e.members){const e=o in Object.prototype?pr(t,o):t[o];if(void 0!==e){if(i?.has(o))throw new Ei(Ti);c?this.value(e,c.type,r+c.slot,s):ar(e)?(this.slots[r+n.objects[u].slot]=new Tt(10,void 0),this.object(e,n,n.objects[u],r,s)):this.slots[r+n.objects[u].slot]=this.plain(e)}}n.isClosed&&this.noteUnknown(t,e,r)}}
//isClosed|242 401 402 403 412 0 930
,{noteUnknown(t,n,e){const r=(t[mr]??Object.keys(t)).filter(e=>void 0!==t[e]&&!n.memberNames.has(e));r.forEach(Ai),r.length>0&&(this.slots[e+n.slot].unknown=r)}}
//list any|37 39 51 402 403 412 0 930
,{list(t,n,e,r){const s=this.slots[e]=new Tt(9,void 0);if(r>=J)return s.u(D("depth"));[s.count,s.stride]=[t.length,n.form?.slotCount??1],s.start=this.append(s.count*s.stride);const i="any"===n.name?r+1:r;for(let e=0;e<s.count;e++)this.value(t[e]??null,n,s.item(e),i)}}
//map|37 39 51 402 403 412 0 930
,{map(t,n,e,r){const s=this.slots[e]=new Tt(9,void 0);if(s.isMap=!0,r>=J)return s.u(D("depth"));const i=this.names(t);[s.count,s.stride]=[i.length,(n.form?.slotCount??1)+1],s.start=this.append(s.count*s.stride)+1,s.order=this.order(t,i),i.forEach((e,i)=>{const o=this.slots[s.item(i)-1]=this.text(e);o.flags|=128,o.isKey=!0,this.value(t[e],n,s.item(i),"any"===n.name?r+1:r)})}}
//any|37 39 51 396 402 403 412 0 930
,{members(t,n,e){const r=this.slots[n]=new Tt(10,void 0);if(e>=J)return r.u(D("depth"));const s=this.names(t);r.isOwn=!0,r.count=s.length,r.start=this.append(2*s.length),r.order=this.order(t,s),s.forEach((n,s)=>{this.slots[r.start+2*s]=this.text(n),this.value(t[n],$i,r.start+2*s+1,e+1)})}}
//map any|36 242 399 400 402 403 412 0 930
,{names(t){if(t[fr])throw new Ei(Ti);return Object.keys(t).filter(n=>void 0!==t[n]).sort(z)}}
//map any|242 402 403 412 0 930
,{order(t,n){if(!this.ct||n.length<2)return null;const e=new Map(n.map((t,n)=>[t,n])),r=(t[mr]??Object.keys(t)).map(t=>e.get(t)).filter(t=>void 0!==t);return r.every((t,n)=>t===n)?null:r}}
//|0 930
)
//|51 61 0 930
,Ii=t=>new Tt(3,t===It?null:t)
//module file|51 401 0 930
,_i=(t,n)=>{const e=["name","media_type","type"].map(t=>n(t)??null),[r,[s,i,o]]=[n("size"),e];if(!Number.isSafeInteger(r)||r<0||e.some(t=>null!==t&&"string"!=typeof t))return null;if(null!==i&&null!==o)return null;for(const t of e)null!==t&&Ai(t);const c=new Tt(8,{name:s,size:r,mediaType:i??o??""});return c.given=t,c}
//|416 0 930
,Ci=t=>{let n="";for(const e of t)"number"==typeof e?n+=`[${e}]`:"object"==typeof e?n+=`[${Fi(e.key)}]`:""===e||/[`\0-\x1f]/.test(e)?n+=`[${Fi(e)}]`:n+=(""===n?"":".")+(/^[A-Za-z_]\w*$/.test(e)?e:`\`${e}\``);return n}
//module map any|87 0 930
,Fi=t=>{const n={'"':'\\"',"\\":"\\\\","\n":"\\n","\r":"\\r","\t":"\\t"};return`"${t.replace(/["\\\n\r\t]|(?![ \u200d])[\p{Cc}\p{Zl}\p{Zp}\p{Cn}\p{Co}\p{Cs}\p{Cf}\p{Zs}]/gu,t=>n[t]??`\\u{${en(t.codePointAt(0).toString(16).toUpperCase(),4)}}`)}"`}
//|419 420 0 930
,Ri=t=>{const n=[],e=[...t.ht,t.frame];return e.forEach((r,s)=>{const i=e[s+1];r.field?n.push(...r.field.groups,r.field.name):r.group>0&&n.push(...Pi(r.form,r.group));const o=t.E.slice(r.firstItem,i?.firstItem);o.length>0&&qi(t,o,r,n)}),n}
//|417 0 930
,Bi=t=>{const n=Ri(t);let e=0;for(const{key:t}of n)e+=t?.length??0;return e>256&&t.spend(16*e),n}
//list map any|59 0 930
,qi=(t,n,e,r)=>{let s=e.field?t.slots[e.base+e.field.slot]:null;for(const e of n){s=s&&At(s);const n=9===s?.kind&&e<s.count;r.push(n&&s.isMap?{key:t.slots[s.item(e)-1].value}:e),s=n?t.slots[s.item(e)]:null}}
//module nested group|0 930
,Pi=(t,n)=>{const e=[];for(;n>0;){e.unshift(t.objects[n].name);const r=n;n=t.objects.findIndex(t=>t.members.some(t=>t.group===r))}return e}
//|422 423 424 0 930
,zi=(t,n,e,r=n.objects[0])=>Ui(r.members.map(({name:r,field:s,group:i})=>[r,s?Zi(t,e+s.slot,s.type):Di(t,n,e,n.objects[i])]))
//group|421 0 930
,Di=(t,n,e,r)=>{const s=t.slots[e+r.slot];if(!(5&s.flags))return 10===s.kind?zi(t,n,e,r):1===s.kind?null:void 0}
//|0 930
,Ui=t=>Object.fromEntries(t.filter(([,t])=>void 0!==t))
//|421 425 0 930
,Zi=(t,n,e)=>{const r=t.slots[n];return!e.form||10!==r.kind||5&r.flags?Ji(t,r,e):zi(t,e.form,n)}
//|20 110 113 426 427 0 930
,Ji=(t,n,e)=>{if(!(5&n.flags))switch(n.kind){case 0:return;case 1:return null;case 2:return n.value;case 8:return n.given;case 3:return n.value??void 0;case 4:return"text"!==e.name&&"any"!==e.name&&E(n.value)?null:n.value;case 9:return e.item?Li(t,n,e.item):void 0;case 10:return n.isOwn?Gi(t,n):void 0;default:return Mn(n)?En(n):void 0}}
//list map any|232 424 0 930
,Li=(t,n,e)=>{const r=er(n).map(r=>[n.isMap?t.slots[r-1].value:r,Zi(t,r,e)]).filter(([,t])=>void 0!==t);return n.isMap?Object.fromEntries(r):r.map(([,t])=>t)}
//any|396 423 424 0 930
,Gi=(t,n)=>{const e=Array.from({length:n.count},(t,e)=>n.start+2*e);return Ui(e.map(n=>[t.slots[n].value,Zi(t,n+1,$i)]))}
//externals|429 0 930
,Hi={kinds:-2,answer:(t,n)=>Yi(t,n)}
//|197 200 205 415 418 431 0 930
,Yi=(t,n)=>{const e=n.operands.map(n=>Ce(t,n));for(const r of e)if(null!==Be(t,r))return Ue(t,Be(t,r),n);const r=t.program.externals[n.a],s={rule:r,value:Ki(t,t.subject),arguments:e.map(n=>Ki(t,n))},i=t.y.host?.mt(s);return t.ft.push({question:s,path:Ci(Bi(t)),isPending:void 0===i}),t.pt=null,void 0===i?Ue(t,"pending",n):!0===i.accepted?5:void 0===i.accepted?Ue(t,i.reason,n,r.undecided):(t.pt=i.message??null,10)}
//externals|0 930
,Vi=(t,n)=>{for(const e of t.ft)t.dt.ft.push({...e,isPending:e.isPending&&n});t.ft=[]}
//|191 195 397 424 425 0 930
,Ki=(t,n)=>{if(n.position<0||3===n.g)return Ji(t,n.slot,Mi)??null;const e=Te(t,n.position)?.type??Ie(t)??Mi;return Zi(t,n.position,e)??null}
//|0 930
,Qi=t=>"keys"===t?{first:0,end:null,areKeys:!0}:{first:t[0],end:t[1],areKeys:!1}
//|0 930
,Wi={first:0,end:null,areKeys:!1}
//|0 930
,Xi=class{constructor(t){this.end=t,this.bt=!1,this.wt=!1,this.gt=!1,this.jt=!1,this.refused=null,this.Ot=!1}}
//|0 930
,to=(t,n,e=0,r=!1)=>({form:t,base:n,firstItem:e,follows:r,field:null,group:0})
//items itemContents beginEach|208 437 438 0 930
,no=(t,n,e)=>{const r=eo(t,n,e-1);return 0!==r.list.count&&!t.field.bt&&!Le(t,t.subject)&&(t.$.push(r),ro(t))}
//items itemContents beginEach|58 59 60 0 930
,eo=(t,n,e)=>{const{slot:r}=t.subject,{areKeys:s,first:i}=n,o=!s&&0===i&&null===n.end;let c=At(r);(s?c.isMap:9===r.kind||o)||(c=Nt);const u=s?1:c.isMap?-1:0;return s&&(c=Et(c)),{list:c,count:null===n.end?c.count:Math.min(c.count,n.end),first:i,next:i,partner:u,subject:t.subject,field:t.field,end:e}}
//items itemContents beginEach|434 439 440 442 443 0 930
,ro=t=>{const n=t.$.at(-1);return n.next>n.first&&co(t,n),uo(t,n)?(so(t,n),t.field=t.vt.get(t.subject.position)??new Xi(0),io(t,t.subject.position+n.partner)&&(t.field.jt=!0),t.field.end=n.end,t.E.push(n.list.itemAt(n.next-1)),!0):(t.field=n.field,t.subject=n.subject,t.$.pop(),!1)}
//items itemContents beginEach|199 0 930
,so=(t,n)=>{t.subject=Re(t,n.list.item(n.list.itemAt(n.next++)))}
//items itemContents beginEach itemTypes nested|0 930
,io=(t,n)=>!0===t.vt.get(n)?.jt
//items itemContents beginEach itemTypes nested|440 0 930
,oo=(t,n,e)=>n.isMap&&io(t,e-1)
//items itemContents beginEach|0 930
,co=(t,n)=>{const{field:e}=t;t.E.pop(),e.wt&&(n.field.wt=!0),e.gt&&(n.field.gt=!0),(e.jt||e.Ot||null!==e.refused)&&t.vt.set(t.subject.position,e)}
//items itemContents beginEach|0 930
,uo=(t,n)=>{if(!t.Z())return!1;for(;n.next<n.count;n.next++)if(0==(71&t.slots[n.list.item(n.list.itemAt(n.next))].flags))return!0;return!1}
//items itemContents beginEach|437 439 443 0 930
,lo=(t,n,e)=>{e?.opened();const r=eo(t,n,null);return t.$.push(r),uo(t,r)?(t.yt.push({kind:0,answer:12}),so(t,r),!0):(t.$.pop(),t.answer=12,e?.closed(),!1)}
//items itemContents beginEach|439 443 634 635 0 930
,ho=(t,n)=>{const e=t.$.at(-1);return n?.itemEnded(e.list.itemAt(e.next-1)),!Ac(t,n)&&uo(t,e)?(so(t,e),!0):(t.subject=e.subject,t.$.pop(),Ec(t,n),!1)}
//|448 449 450 451 452 453 454 455 456 457 458 459 0 930
,ao={}
//|0 930
,{}=Object.assign(ao
//text|446 447 460 0 930
,{text:()=>"Enter text."}
//choice|446 447 460 0 930
,{choice:()=>"Enter text."}
//integer|446 447 460 0 930
,{integer:t=>t?"Enter a whole number, such as {example}.":"Enter a whole number."}
//number|446 447 460 0 930
,{number:t=>t?"Enter a number, such as {example}.":"Enter a number."}
//boolean|446 447 460 0 930
,{boolean:()=>"Enter true or false."}
//date|446 447 460 0 930
,{date:()=>"Enter a date, such as {example}."}
//month|446 447 460 0 930
,{month:()=>"Enter a month, such as {example}."}
//time|446 447 460 0 930
,{time:()=>"Enter a time, such as {example}."}
//datetime|446 447 460 0 930
,{datetime:()=>"Enter a date and a time, such as {example}."}
//file|446 447 460 0 930
,{file:()=>"Choose a file."}
//list|446 447 460 0 930
,{list:()=>"Enter a list of values."}
//map|446 447 460 0 930
,{map:()=>"Enter names and their values."}
//|0 930
)
//|0 930
,mo={date:"2026-01-31",month:"2026-01",time:"14:30",datetime:"2026-01-31T14:30"}
//|0 930
,fo=["This must be the same as {other}.","This must be different from {other}."]
//|0 930
,po=["There is a mistake in this number.","This number is not allowed."]
//|0 930
,bo=t=>[`The number of characters must be {${t}}.`,`The number of characters must not be {${t}}.`]
//|467 468 469 470 471 472 473 474 475 476 477 478 479 480 481 482 483 484 485 486 487 488 489 490 491 492 493 494 495 496 497 498 499 500 501 502 503 504 505 506 507 508 509 510 511 512 513 514 515 516 0 930
,wo={}
//|0 930
,{}=Object.assign(wo
//required|465 466 517 0 930
,{required:["This is required.","Leave this empty."]}
//filled|465 466 517 0 930
,{filled:["This must be filled in.","Leave this empty."]}
//present|465 466 517 0 930
,{present:["This must be included.","This must be left out."]}
//accepted|465 466 517 0 930
,{accepted:["You must accept this.","You must not accept this."]}
//empty|465 466 517 0 930
,{empty:["Leave this empty.","This must be filled in."]}
//equal|462 465 466 517 0 930
,{equal:fo}
//different|462 465 466 517 0 930
,{different:[fo[1],fo[0]]}
//equal_next|462 465 466 517 0 930
,{equal_next:fo}
//equal_previous|462 465 466 517 0 930
,{equal_previous:fo}
//min_length|465 466 517 0 930
,{min_length:["Enter {min} or more characters.","Enter fewer than {min} characters."]}
//max_length|465 466 517 0 930
,{max_length:["Enter {max} or fewer characters.","Enter more than {max} characters."]}
//length|464 465 466 517 0 930
,{length:bo("range")}
//equal_length|464 465 466 517 0 930
,{equal_length:bo("count")}
//min_value|465 466 517 0 930
,{min_value:["This must be {min} or more.","This must be less than {min}."]}
//max_value|465 466 517 0 930
,{max_value:["This must be {max} or less.","This must be more than {max}."]}
//between|465 466 517 0 930
,{between:["This must be {min}.","This must not be {min}."]}
//multiple_of|465 466 517 0 930
,{multiple_of:["This must be a multiple of {step}.","This must not be a multiple of {step}."]}
//one_of options|465 466 517 0 930
,{one_of:["Choose one of: {values}.","This must not be any of: {values}."]}
//none_of|465 466 517 0 930
,{none_of:["This must not be any of: {values}.","Choose one of: {values}."]}
//regex|465 466 517 0 930
,{regex:["Enter this in the correct format.","This format is not allowed."]}
//contains|465 466 517 0 930
,{contains:["Something that is required here is missing.","This contains something that is not allowed."]}
//starts_with|465 466 517 0 930
,{starts_with:["This must start with \u201c{text}\u201d.","This must not start with \u201c{text}\u201d."]}
//ends_with|465 466 517 0 930
,{ends_with:["This must end with \u201c{text}\u201d.","This must not end with \u201c{text}\u201d."]}
//chars|465 466 517 0 930
,{chars:["Use only these characters: {characters}","Use at least one character other than these: {characters}"]}
//integer|465 466 517 0 930
,{integer:["Enter a whole number.","This must not be a whole number."]}
//number|465 466 517 0 930
,{number:["Enter a number.","This must not be a number."]}
//boolean|465 466 517 0 930
,{boolean:["Enter true or false.","This must not be true or false."]}
//date|465 466 517 0 930
,{date:["Enter a date, such as 2026-01-31.","This must not be a date."]}
//time|465 466 517 0 930
,{time:["Enter a time, such as 14:30.","This must not be a time."]}
//datetime|465 466 517 0 930
,{datetime:["Enter a date and a time, such as 2026-01-31T14:30.","This must not be a date and time."]}
//json|465 466 517 0 930
,{json:["Enter JSON, such as [1, 2].","This must not be JSON."]}
//before|465 466 517 0 930
,{before:["This must be before {limit}.","This must not be before {limit}."]}
//after|465 466 517 0 930
,{after:["This must be after {limit}.","This must not be after {limit}."]}
//luhn|463 465 466 517 0 930
,{luhn:po}
//mod97|463 465 466 517 0 930
,{mod97:po}
//weighted_sum|463 465 466 517 0 930
,{weighted_sum:po}
//idna|465 466 517 0 930
,{idna:["Enter a host name, such as m\xfcnchen.example.","This must not be a host name."]}
//size|465 466 517 0 930
,{size:["The number of items must be {range}.","The number of items must not be {range}."]}
//unique|465 466 517 0 930
,{unique:["All items must be different.","Some items must be the same."]}
//exclusive|465 466 517 0 930
,{exclusive:["\u201c{item}\u201d can't be combined with anything else.","\u201c{item}\u201d must be combined with something else."]}
//includes|465 466 517 0 930
,{includes:["Include all of: {values}.","Do not include all of: {values}."]}
//ascending|465 466 517 0 930
,{ascending:["Put the items in ascending order.","The items must not be in ascending order."]}
//no_overlap|465 466 517 0 930
,{no_overlap:["The items must not overlap.","Some items must overlap."]}
//min_size|465 466 517 0 930
,{min_size:["The file must be {min} or larger.","The file must be smaller than {min}."]}
//max_size|465 466 517 0 930
,{max_size:["The file must be {max} or smaller.","The file must be larger than {max}."]}
//media_type|465 466 517 0 930
,{media_type:["The file must have one of these types: {types}.","The file must not have any of these types: {types}."]}
//kind|465 466 517 0 930
,{kind:["The type of this value must be one of: {kinds}.","The type of this value must not be one of: {kinds}."]}
//any_filled|465 466 517 0 930
,{any_filled:["Fill in at least one of: {fields}.","Leave all of these empty: {fields}."]}
//all_filled|465 466 517 0 930
,{all_filled:["Fill in all of: {fields}.","Leave at least one of these empty: {fields}."]}
//one_filled|465 466 517 0 930
,{one_filled:["Fill in exactly one of: {fields}.","Fill in none of these, or more than one: {fields}."]}
//|0 930
)
//|520 521 522 0 930
,go={}
//|0 930
,{}=Object.assign(go
//list map|518 519 523 0 930
,{list:["Add at least one item.","Remove all items."]}
//list|518 519 523 0 930
,{selection:["Select at least one.","Select none of these."]}
//file|518 519 523 0 930
,{file:["Choose a file.","Remove the file."]}
//|0 930
)
//|526 527 0 930
,jo={}
//|0 930
,{}=Object.assign(jo
//unique|524 525 528 0 930
,{unique:["Each item must have a different {by}.","Some items must have the same {by}."]}
//ascending|524 525 528 0 930
,{ascending:["Put the items in ascending order of {by}.","The items must not be in ascending order of {by}."]}
//|0 930
)
//|531 532 0 930
,Oo={}
//|0 930
,{}=Object.assign(Oo
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|529 530 533 0 930
,{min_value:["This must be {min} or later.","This must be earlier than {min}."]}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|529 530 533 0 930
,{max_value:["This must be {max} or earlier.","This must be later than {max}."]}
//|0 930
)
//|536 537 538 539 0 930
,vo={}
//|0 930
,{}=Object.assign(vo
//type|446 534 535 540 0 930
,{type:({type:t,example:n})=>ao[t]?.(n)??"Fill in this part of the form."}
//module nested|534 535 540 0 930
,{unknown:({meant:t})=>"There is no field '{name}'."+(void 0===t?"":" Did you mean '{meant}'?")}
//externals|534 535 540 0 930
,{unchecked:()=>"This could not be checked."}
//computed|534 535 540 0 930
,{computed:({value:t})=>""===t?"This must be left empty.":"This must be {value}."}
//|0 930
)
//|465 518 524 529 534 0 930
,yo=(t,n,e,r)=>{if(Object.hasOwn(vo,t))return vo[t](e);const s=n?1:0;if(!Object.hasOwn(wo,t))return n?"This is not allowed.":"This was not accepted.";if(Oo[t]&&"moment"===r())return Oo[t][s];const i=["required","filled","empty"].includes(t)&&go[r()];return i?i["empty"===t?1-s:s]:"between"===t&&void 0!==e.max?wo.between[s].replace("{min}","between {min} and {max}"):(void 0!==e.by&&jo[t]||wo[t])[s]}
//|253 547 0 930
,ko=(t,n)=>{const{source:e,arguments:r}=t.program.messages[n],s=0===r.length?{}:To(xr(t,r));return{source:e,arguments:r,values:()=>s}}
//|268 274 545 546 0 930
,xo=(t,n,e)=>{switch(n){case"label":return Mo(t);case"value":return t.frame.field?.isSecret?qr:Ir(t,t.subject);case"length":return t.frame.field?.isSecret?qr:So(t);case"other":return e?.other()??void 0;default:return}}
//|195 243 245 246 461 541 543 0 930
,$o=(t,{authored:n=null,builtIn:e,isNegated:r=!1,values:s=null,found:i=null})=>{const o=(n,e)=>{let r=null;return wr(t,n,n=>pr(r??=e(),n)??xo(t,n,i))};if(null!==n)return o(br(t,n.source),()=>({...i?.values()??s,...n.values()}));const c=s??i?.values()??{};"type"===e&&(c.example??=t.frame.field?.notation?.example??mo[c.type]);const{ruleTexts:u}=t.y;return o((u&&pr(u,r?`not ${e}`:e))??br(t,yo(e,r,c,()=>i?.kt()?"moment":0===t.xt.length?Ie(t)?.manner??"value":"value")),()=>c)}
//|41 245 0 930
,Mo=t=>{const{field:n,form:e,group:r}=t.frame;if(n)return br(t,n.shownLabel);const s=r>0?e.objects[r]:e;return br(t,s.label??G(s.name))}
//|28 0 930
,So=t=>{const{slot:n}=t.subject;return 4===n.kind?String(q(n.value)):9===n.kind?String(n.count):"0"}
//|0 930
,To=t=>{const n=Object.create(null);for(const{name:e,text:r}of t)n[e]=void 0===n[e]?r:`${n[e]}, ${r}`;return n}
//module|249 0 930
,Eo=(t,{authored:n,found:e})=>{const r=null===n?[]:Or(n.source,t.program.L).filter((t,n)=>n%2==1);if(null!==n&&0===r.length)return!0;const s=[...e.arguments,...n?.arguments??[]];return s.every(({operand:t})=>1===t.kind)&&r.every(t=>s.some(n=>n.name===t))}
//|0 930
,Ao=Object.freeze([])
//|549 551 552 0 930
,No=(t,n,e)=>{const r=t.program.calls[n.index],s=new _o(t,r?.name??"",r?.arguments??Ao,e);return s.$t=18===n.op?Io(t,n):null,s.arguments.some(({operand:{kind:t}})=>1!==t&&3!==t)&&s.settle(),s}
//externals|0 930
,Io=(t,n)=>{if(null!==t.pt)return{source:t.pt.replace(/[{}]/g,"$&$&"),values:()=>({})};const{message:e}=t.program.externals[n.a];return void 0===e?null:{source:t.program.messages[e].source,values:()=>({})}}
//|8 110 197 253 257 547 0 930
,_o=class{constructor(t,n,e,r){this.Mt=t,this.builtIn=n,this.rule=n,this.arguments=e,this.message=null,this.$t=null,this.answer=t.answer,this.progress=r,this.items=[],this.isNegated=!1,this.St=3===p(t.answer)?t.R:null,this.Tt=null}settle(){this.Tt={values:this.values(),other:this.other(),kt:this.kt()}}values(){return this.Tt?.values??To(xr(this.Mt,this.arguments))}other(){return null===this.Tt?Tr(this.Mt,this.arguments):this.Tt.other}kt(){return this.Tt?.kt??this.arguments.slice(0,8).some(({operand:t})=>Mn(Ce(this.Mt,t).slot))}}
//|8 554 555 0 930
,Co=(t,n,e,r,s,i)=>{const[o,c]=[p(n),p(r)];if(null===t||0===o)return e;if(null===e||0===c)return t;if(3===o&&3===c)return Fo(e)>Fo(t)?e:t;if(o!==c){const n=s?1:2;return o===(o===n||c===n?n:3)?t:e}return 2!==o?t:s?Ro(e,t)?e:t:i&&4&n&&!(4&r)?e:t}
//|0 930
,Fo=t=>["passes","warns","blocks"].indexOf(t.St?.q)
//|0 930
,Ro=(t,n)=>{if("kind"===t.builtIn!=("kind"===n.builtIn))return"kind"===n.builtIn;const e=t=>0!=(4&t.answer);return e(t)===e(n)?t.progress>n.progress:e(t)}
//|557 558 560 0 930
,Bo=(t,n)=>{const{start:e}=t.program.checks[n],r=new Do(t,n),s=qo(t.program,n);return null!==s&&r.Et(s,t.program.code[e]),null!==s||Po(t,e,r)?r.At:(t.steps+=4096-t.Nt,t.Nt=1,null)}
//|0 930
,qo=(t,n)=>{const{start:e}=t.checks[n],r=t.code[e+1];return t.It[e].test&&2===r.op&&r.a===n?t.It[e]:null}
//|609 0 930
,Po=(t,n,e)=>{const{subject:r,answer:s,_t:i,R:o,N:c,depth:u,pt:l,F:h,Ct:a,Ft:m}=t,f=[t.yt,t.$,t.subjects,t.xt,t.arguments,t.ft],p=f.map(t=>t.length);t.F=!0,Mc(t,n,e);const d=!t.Ct;return Object.assign(t,{subject:r,answer:s,_t:i,R:o,N:c,depth:u,pt:l,F:h,Ct:a,Ft:m}),f.forEach((t,n)=>{t.length>p[n]&&(t.length=p[n])}),d}
//beginOr beginAny|24 0 930
,zo=(t,n)=>{const{slot:e}=t.subject;return 4!==e.kind?0:n.test?.progress?.(t,n)??(4&t.answer?_(e.value):0)}
//|550 559 562 563 564 565 566 567 568 569 0 930
,Do=class{constructor(t,n){this.Mt=t,this.check=n,this.At=null,this.Rt=[],this.Bt=[]}Et(t,n){const e=this.Bt.includes(!0)?zo(this.Mt,t):0;this.At=No(this.Mt,t,e),t!==n&&(this.Mt.Z(),this.qt(this.Mt.program.rules[n.a]),this.Pt(n))}qt(t){void 0!==t.message&&this.message(t.message)}Pt(t){const n=this.Mt.program.calls[t.index],{At:e}=this;e&&n&&(e.rule=n.name,e.$t=e.message??e.$t,e.message=null,e.answer=this.Mt.answer)}}
//|0 930
,{}=Object.assign(Do.prototype
//beginAnd beginOr beginAll beginAny beginEach|560 561 570 0 930
,{opened(t=!1){this.Rt.push(null),this.Bt.push(t)}}
//beginAnd beginOr beginAll beginAny beginEach|553 560 561 570 0 930
,{combined(t,n){const e=0!=(8&this.Mt.subject.slot.flags);this.Rt.push(Co(this.Rt.pop(),t,this.At,this.Mt.answer,n,e))}}
//beginAnd beginOr beginAll beginAny beginEach|560 561 570 0 930
,{closed(){this.At=this.Rt.pop(),this.Bt.pop()}}
//beginEach|560 561 570 0 930
,{itemEnded(t){this.At?.items.unshift(t)}}
//pushMember|560 561 570 0 930
,{memberMissing(){this.At=null}}
//popMember|560 561 570 0 930
,{memberEnded(){this.At&&(this.At.items=[])}}
//not|560 561 570 0 930
,{negated(){this.At&&Object.assign(this.At,{isNegated:!this.At.isNegated,items:[]})}}
//message|542 560 561 570 0 930
,{message(t){this.At&&null===this.At.message&&(this.At.message=ko(this.Mt,t))}}
//|0 930
)
//|572 573 574 0 930
,Uo=(t,n)=>{null===t.dt.zt&&Lo(t)?Zo(t,n):Jo(t,n)}
//module|548 557 573 0 930
,Zo=(t,n)=>{const e=t.program.violations[n],{J:r}=t.y;if(null!==e&&e.J===r){const{path:n,rule:r,message:s,severity:i,file:o,line:c,column:u}=e;return void t.dt.violations.push({path:n,rule:r,message:s,severity:i,file:o,line:c,column:u})}const s=qo(t.program,n),{text:i,violation:o}=Jo(t,n);i.found&&null!==s&&18!==s.op&&Eo(t,i)&&(t.program.violations[n]={...o,J:r})}
//|542 556 575 576 591 0 930
,Jo=(t,n)=>{const{answer:e}=t,r=0!=(8&t.subject.slot.flags)&&(0!=(4&e)||!0===t.frame.field?.Dt),s=t.program.checks[n],i=s.isCondition?null:Bo(t,n),o=s.isCondition?"check":null,c=i?.items??[];t.E.push(...c);const u={authored:i?.message??(void 0===s.message?null:ko(t,s.message))??i?.$t??null,builtIn:o??i?.builtIn??"",isNegated:i?.isNegated??!1,found:i},l=o??i?.rule??uc(t,t.program.code[s.start])??"",h=Ho(t,l,s.place,u,s.isWarning?"warning":"error",s.target);return Go(t,h,r,s),t.E.length-=c.length,{text:u,violation:h}}
//module|0 930
,Lo=({y:t,ht:n,E:e})=>void 0===t.ruleTexts&&void 0===t.translations&&n.length+e.length===0
//|0 930
,Go=(t,n,e,r=null)=>{t.dt.violations.push(n),t.dt.zt?.set(n,{Ut:e,check:r})}
//|415 418 544 0 930
,Ho=(t,n,e,r,s,i=[],o=null)=>({path:null===o&&0===i.length&&t.ht.length+t.E.length===0&&t.frame.field?t.frame.field.Zt:Ci([...o??Bi(t),...i]),rule:n,message:$o(t,r),severity:s,file:t.program.sources[e[0]],line:e[3],column:e[4]})
//|0 930
,Yo=t=>t.frame.field?.place??t.frame.form.place
//|575 576 577 579 583 0 930
,Vo=(t,n,e,r=!1)=>{tc(t);const s=Ho(t,n,Yo(t),{builtIn:n,values:e},"error");Go(t,s,r),Ko(t)}
//|0 930
,Ko=t=>{"first"===t.y.mode&&(t.Ct=!0)}
//|195 578 0 930
,Qo=t=>{Vo(t,"type",{type:Ie(t)?.name??""},0!=(16&t.subject.slot.flags))}
//|108 130 269 274 283 578 0 930
,Wo=t=>{const{subject:n}=t,e=t.slots[n.position+1],r=new Vn(e,0,xn(e),n.position+1);return!(!r.j||4&e.flags)||!(70&e.flags||n.j||!as(t,n,r,!1))||(Vo(t,"computed",{value:t.frame.field.isSecret?qr:_r(t,n)}),"first-per-field"!==t.y.mode||(t.field.jt=!0,!1))}
//|8 430 571 583 585 0 930
,Xo=(t,n)=>{if(t.ft.length>0&&Vi(t,3===p(t.answer)),t.field.jt)return t.field.end;if(3===p(t.answer))return ec(t,n),null;const e=!0===t._t?.Jt;return Uo(t,n),t.program.checks[n].isWarning?null:(tc(t),e&&(t.field.refused=t.subject.position),"first"===t.y.mode&&(t.Ct=!0),"first-per-field"!==t.y.mode?null:(t.field.jt=!0,t.field.end))}
//|0 930
,tc=t=>{t.field.wt=!0,t.dt.isInvalid=!0}
//warn|8 571 0 930
,nc=(t,n)=>{2===p(t.answer)&&(t.F||Uo(t,n),t.answer=12)}
//|586 587 590 591 0 930
,ec=(t,n)=>{const e=t.program.checks[n],r=e.isExternal?rc(t,n):t.R,s=(r.step&&uc(t,r.step))??"when";"blocks"===r.q?cc(t,r.reason,e.isCondition?"check":s,e):"warns"===r.q&&sc(t,s,e)}
//externals|556 0 930
,rc=(t,n)=>Bo(t,n)?.St??t.R
//externals|576 0 930
,sc=(t,n,{place:e})=>{t.dt.violations.push(Ho(t,n,e,{builtIn:"unchecked"},"warning"))}
//branch|590 0 930
,ic=(t,n)=>{t.program.calls[n.index]&&!t.field.jt&&cc(t,t.R.reason,"when")}
//decisions|590 0 930
,oc=(t,n)=>{const e=t.Lt.get(n);e&&cc(t,e.reason,"when")}
//|415 418 0 930
,cc=(t,n,e,r=null)=>{t.field.gt=!0,t.dt.gt=!0;const s={path:Ci(Bi(t)),rule:e,reason:n};t.dt.undecided.push(s),null!==r&&t.dt.zt?.set(s,{Ut:!1,check:r})}
//|0 930
,uc=(t,n)=>t.program.calls[n.index]?.name
//options|333 578 595 0 930
,lc=(t,n)=>{const{subject:e}=t;if(e.j||n.table.has(e.slot.value))return!0;const r=8&e.slot.flags&&(n.Dt||ci(e.slot.value,n.table));return Vo(t,"one_of",{values:mc(t,n.options)},Boolean(r)),!1}
//|199 208 441 580 590 592 594 0 930
,hc=t=>{const n=t.subject,e=t.frame.field;if(9!==n.slot.kind||!e||t.field.bt||t.field.Ot||Le(t,n))return;t.field.Ot=!0;const r="first-per-field"===t.y.mode;for(let s=0;s<n.slot.count&&!t.Ct;s++){const i=n.slot.itemAt(s);t.subject=Re(t,n.slot.item(i));const{slot:o,position:c}=t.subject,u=oo(t,n.slot,c);t.E.push(i),4&o.flags?(u||Qo(t),n.slot.isMap&&r&&ac(t,c)):64&o.flags?cc(t,o.reason,"type"):4===o.kind&&e.table&&!u&&!lc(t,e)&&r&&ac(t,c),t.E.pop()}t.subject=n}
//|434 0 930
,ac=(t,n)=>{const e=new Xi(0);e.jt=!0,t.vt.set(n,e)}
//|245 248 0 930
,mc=(t,n)=>{const e=n.slice(0,8).map(({label:n,value:e})=>br(t,n??e));return[...e.slice(0,-1),jr(t,e.at(-1),n.length)].join(", ")}
//|108 130 434 592 597 0 930
,fc=(t,n)=>{if(!t.Z())return!1;const{frame:e}=t,r=e.form.fields[n.a];e.field=r,t.field=new Xi(n.b);const s=e.base+r.slot,i=t.slots[s];return t.subject=new Vn(i,0,xn(i),s),71&i.flags?(t.field.bt=!0,pc(t,r,i,s),!1):4!==i.kind||null===r.table||lc(t,r)||"all"===t.y.mode&&!t.Ct}
//|580 589 590 0 930
,pc=(t,n,e,r)=>{1&e.flags||(2&e.flags?oc(t,r):4&e.flags?Qo(t):t.I.has(r)?cc(t,t.I.get(r),"computed"):cc(t,e.reason,"type"))}
//form|199 434 589 0 930
,dc=(t,n)=>{if(!t.Z())return!1;t.frame.field=null,t.frame.group=t.frame.form.objects.findLastIndex(({slot:t,slotCount:e})=>t<n.a&&n.a<t+e),t.field=new Xi(n.b),t.subject=Re(t,t.frame.base);const e=t.frame.base+n.a,{flags:r}=t.slots[e];return 2==(3&r)&&oc(t,e),0==(3&r)}
//|36 600 0 930
,bc=(t,n)=>{const e=Array.from(t.toLowerCase());if(0===e.length||e.length>64)return null;const r=Math.min(Math.floor(e.length/3),4);let s=null;for(const i of n){const n=Array.from(i.toLowerCase());if(i===t||Math.abs(n.length-e.length)>r)continue;const o=wc(e,n),c=null===s||o<s.Gt||o===s.Gt&&z(i,s.name)<0;o<=r&&c&&(s={Gt:o,name:i})}return s?.name??null}
//|0 930
,wc=(t,n)=>{let[e,r]=[[],Array.from({length:n.length+1},(t,n)=>n)];return t.forEach((s,i)=>{const o=[i+1];n.forEach((c,u)=>{let l=Math.min(r[u]+(s===c?0:1),r[u+1]+1,o[u]+1);i>0&&u>0&&s===n[u-1]&&t[i-1]===c&&(l=Math.min(l,e[u-1]+1)),o.push(l)}),[e,r]=[r,o]}),r[n.length]}
//module nested|42 420 599 602 603 0 930
,gc=(t,n)=>{for(let e=1;e<n.objects.length&&!t.Ct;e++){const r=t.slots[t.frame.base+n.objects[e].slot];10===r.kind||t.program.Ht(n,n.objects[e])||3&r.flags||!Oc(r,n)||jc(t,"type",{builtIn:"type",values:{type:"group",example:null}},n,Pi(n,e))}if(n.isClosed)for(const[e,r]of n.objects.entries()){const s=t.slots[t.frame.base+r.slot];if(!(!s.i||null===s.unknown||3&s.flags||t.program.Ht(n,r)))for(const[i,o]of s.unknown.entries()){if(t.Ct)return;const s={name:H(o)},c=i<100?bc(o,r.members.map(t=>t.name)):null;null!==c&&(s.meant=c),jc(t,"unknown",{builtIn:"unknown",values:s},n,[...Pi(n,e),o])}}}
//|576 579 0 930
,jc=(t,n,e,r,s)=>{t.dt.isInvalid=!0,t.dt.violations.push(Ho(t,n,r.place,e,"error",s)),Ko(t)}
//|108 0 930
,Oc=(t,n)=>{switch(t.kind){case 0:case 10:return!1;case 1:return n.isExact;case 4:return n.isExact||!xn(t);default:return!0}}
//nested|37 39 208 605 606 0 930
,vc=(t,n)=>{if(!t.y.Yt)return;const e=t.subject,r=t.Vt;if(t.Vt=1/0,t.depth>=J)return t.Kt(D("depth"));if(t.depth++,10!==e.slot.kind||32&e.slot.flags||kc(t,n,e.position,!1),9===e.slot.kind&&!Le(t,e))for(let r=0;r<e.slot.count&&!t.Ct&&t.Z();r++){const s=e.slot.itemAt(r);t.E.push(s),yc(t,s,e.slot,n),t.E.pop()}t.depth--,t.Vt=r,t.subject=e}
//nested|108 130 441 580 590 606 0 930
,yc=(t,n,e,r)=>{const s=e.item(n),i=t.slots[s];4&i.flags?(t.subject=new Vn(i,0,xn(i),s),oo(t,e,s)||Qo(t)):64&i.flags?cc(t,i.reason,"type"):kc(t,r,s,n>0&&!e.isMap)}
//nested|435 601 609 0 930
,kc=(t,n,e,r)=>{const[s,i]=[t.field,t.$.length];t.ht.push(t.frame),t.frame=to(n,e,t.E.length,r),gc(t,n),t.Ct||Mc(t,n.checks,null),t.frame=t.ht.pop(),t.$.length=i,t.field=s}
//ignoring pushMember|59 132 149 199 0 930
,xc=(t,n)=>{const e=t.subject.slot;if(10!==e.kind||!e.isOwn)return t.answer=28,!1;t.xt.push(t.subject);const r=4===n.slot.kind?pe(t,At(e),n.slot.value):void 0;return t.subject=void 0===r?Qn:Re(t,r),!0}
//ignoring pushMember|20 51 108 130 197 0 930
,$c=(t,n)=>{const e=Ce(t,n.a).slot,{subject:r}=t;if(4!==r.slot.kind||r.j||14!==e.kind)return t.subjects.push(r),!0;const s=Array.from(r.slot.value).filter(t=>e.value.offender.test(t)).join("");if(E(s))return t._t=n,t.answer=14,!1;if(t.subjects.push(r),s.length<r.slot.value.length){const n=new Tt(4,s);n.flags=r.slot.flags,t.subject=new Vn(n,0,xn(n),r.position)}return!0}
//|9 203 430 582 584 596 598 633 634 635 636 638 0 930
,Mc=(t,n,e)=>{const r=t.program.It;for(let s=n;;){const n=r[s++];switch(n.op){case 14:case 15:case 16:case 17:case 18:if(t.answer=ze(t,n),t._t=d(t.answer)?n:null,e?.Et(n,t.program.code[s-1]),t.Ct&&d(t.answer))return;break;case 0:if(t.Vt--<=0)return;if(fc(t,n)||(s=n.b),t.Ct)return;break;case 1:if(t.Vt--<=0)return;if(dc(t,n)||(s=n.b),t.Ct)return;break;case 2:if(t.Ct||e?.check===n.a)return;if(d(t.answer)?s=Xo(t,n.a)??s:t.ft.length>0&&Vi(t,!1),t.Ct)return;break;case 3:s=n.a;break;case 4:return;case 5:case 6:case 7:case 8:Tc(t,n.op-5,e);break;case 9:Ac(t,e)&&(s=n.a);break;case 10:Ec(t,e);break;case 11:e?.message(n.a);break;case 12:if(e?.check===n.a)return;nc(t,n.a);break;case 13:if(Nc(t,n,e),t.Ct)return _c(t,n);break;default:if(s=n.Qt(t,n,e)??s,t.Ct)return}}}
//|612 613 614 615 616 617 618 619 620 621 622 623 624 625 626 627 628 629 630 631 0 930
,Sc={}
//|0 930
,{}=Object.assign(Sc
//moment|610 611 632 0 930
,{moment:(t,n)=>n.a===t.y.moment?void 0:n.b}
//unlessHeld|610 611 632 0 930
,{unlessHeld:(t,n)=>t.field.wt||t.field.gt?n.a:void 0}
//whenInactive|610 611 632 0 930
,{whenInactive:(t,n)=>1&t.slots[t.frame.base+n.a].flags?void 0:n.b}
//branch|8 588 610 611 632 0 930
,{branch(t,n){const e=p(t.answer);if(1!==e)return 3!==e?n.a:(0===t.yt.length&&ic(t,n),n.b)}}
//not|10 610 611 632 0 930
,{not(t,n,e){t.answer=b(t.answer),e?.negated()}}
//pushSubject|197 610 611 632 0 930
,{pushSubject(t,n){t.subjects.push(t.subject),t.subject=Ce(t,n.a)}}
//popSubject|610 611 632 0 930
,{popSubject:t=>{t.subject=t.subjects.pop()}}
//recordValue|581 610 611 632 0 930
,{recordValue:(t,n)=>Wo(t)?void 0:n.a}
//itemTypes|593 610 611 632 0 930
,{itemTypes:t=>{hc(t)}}
//nested|604 610 611 632 0 930
,{nested(t,n){t.field.bt||vc(t,t.program.forms[n.a])}}
//items|436 610 611 632 0 930
,{items:(t,n)=>t.field.jt||!no(t,n.a,n.b)?n.b:void 0}
//itemContents|433 436 610 611 632 0 930
,{itemContents:(t,n)=>no(t,Wi,n.a)?void 0:n.a}
//nextItem|438 610 611 632 0 930
,{nextItem:(t,n)=>ro(t)?n.a+1:void 0}
//decide|610 648 611 632 0 930
,{decide:(t,n)=>{Zc(t,t.program.decisions[n.a])}}
//compute|610 645 611 632 0 930
,{compute:(t,n)=>{zc(t,t.program.computed[n.a])}}
//beginEach|444 610 611 632 0 930
,{beginEach:(t,n,e)=>lo(t,n.a,e)?void 0:n.b}
//nextEach|445 610 611 632 0 930
,{nextEach:(t,n,e)=>ho(t,e)?n.a+1:void 0}
//ignoring|608 610 611 632 0 930
,{ignoring(t,n,e){if(!$c(t,n))return e?.Et(n,n),n.b}}
//pushMember|197 607 610 611 632 0 930
,{pushMember(t,n,e){if(!xc(t,Ce(t,n.a)))return e?.memberMissing(),n.b}}
//popMember|8 610 611 632 0 930
,{popMember(t,n,e){t.subject=t.xt.pop(),0===p(t.answer)&&(t.answer=28),e?.memberEnded()}}
//|0 930
)
//beginAnd beginOr beginAll beginAny|14 0 930
,Tc=(t,n,e)=>{t.yt.push({kind:n,answer:k[n]}),e?.opened(1===n||3===n)}
//beginAnd beginOr beginAll beginAny beginEach|0 930
,Ec=(t,n)=>{t.answer=t.yt.pop().answer,n?.closed()}
//beginAnd beginOr beginAll beginAny beginEach|8 15 202 0 930
,Ac=(t,n)=>{const e=t.yt.at(-1),r=e.answer,s=1===e.kind||3===e.kind;e.answer=x[e.kind](r,t.answer),n?.combined(r,s);const[i,o]=s?[1,8]:[2,4];return p(e.answer)===i&&(!Pe(t)||0==(e.answer&o))}
//rule|37 39 205 609 637 0 930
,Nc=(t,n,e)=>{const r=t.program.rules[n.a];if(t.depth>=J&&!t.program.B(n))return void(t.answer=Ue(t,D("depth"),n));if(!t.Z())return;const s=t.arguments.length;for(const e of n.operands)t.arguments.push(Ic(t,e));const i=t.N;t.N=s,t.depth++,Mc(t,r.entry,e),e?.qt(r),t.arguments.length=s,t.N=i,t.depth--,e?.Pt(n)}
//rule|130 197 250 0 930
,Ic=(t,n)=>{const e=Ce(t,n);return t.program.G&&vr(t,n)?Object.assign(new Vn(e.slot,e.g,e.j,e.position),{isSecret:!0}):e}
//|37 0 930
,_c=(t,n)=>{const e=t.program.calls[n.index];e&&t.Ft?.reason===D("steps")&&(t.Ft.rule=e.name)}
//computed|37 197 200 640 644 0 930
,Cc=(t,n)=>{const e=Ce(t,n.list),r={count:0,sum:0,Wt:null,obstacle:Be(t,e)};if(null!==r.obstacle||9!==e.slot.kind)return r;for(let s=0;s<e.slot.count&&null===r.obstacle;s++)t.Z()?Pc(t,Fc(t,n,e.slot.item(s)),r,n.function):r.obstacle=D("steps");return r}
//computed|37 39 641 0 930
,Fc=(t,n,e)=>{const r={count:0,sum:0,Wt:null,obstacle:null};if(t.depth>=J)return r.obstacle=D("depth"),r;t.depth++;const{level:s}=n;for(;t.T.length<s;)t.T.push(null);return Rc(t,e,n,0,r),t.T.length=s,t.T.every(t=>null===t)&&(t.T.length=0),t.depth--,r}
//computed|199 200 255 642 643 0 930
,Rc=(t,n,e,r,s)=>{if(n>=t.slots.length)return;const i=Re(t,n);i.j||(("count"!==e.function||void 0!==e.body||r<e.steps.length)&&null!==Be(t,i)?s.obstacle=`unreadable: ${Mr(t,e.list)}`:(t.T.push({position:n,form:e.forms[r]??null}),r===e.steps.length?qc(t,e,s):Bc(t,n+e.steps[r],e,r+1,s),t.T.pop()))}
//computed|37 199 200 641 0 930
,Bc=(t,n,e,r,s)=>{if(n>=t.slots.length)return;const i=Re(t,n);if(s.obstacle=Be(t,i),null===s.obstacle&&9===i.slot.kind)for(let n=0;n<i.slot.count&&null===s.obstacle;n++)t.Z()?Rc(t,i.slot.item(n),e,r,s):s.obstacle=D("steps")}
//computed|8 197 200 609 644 0 930
,qc=(t,n,e)=>{if(void 0!==n.body){Mc(t,n.body,null);const r=p(t.answer);if(t.Ct||n.isConditional&&3===r)return void(e.obstacle=t.R.reason);if(n.isConditional&&1!==r)return}if("count"===n.function)return void e.count++;const r=Ce(t,n.value);e.obstacle=Be(t,r),null!==e.obstacle||r.j||Pc(t,{count:1,sum:3===r.slot.kind?r.slot.value:0,Wt:r,obstacle:null},e,n.function)}
//computed|114 145 0 930
,Pc=(t,n,e,r)=>{if(null===e.obstacle)if(null===n.obstacle){if(e.count+=n.count,"sum"===r){const t=An(e.sum,n.sum);null===t?e.obstacle="more than 38 digits":e.sum=t}else if("count"!==r&&null!==n.Wt){const s=null===e.Wt?null:he(t,n.Wt,e.Wt);(null===e.Wt||null!==s&&("min"===r?s<0:s>0))&&(e.Wt=n.Wt)}}else e.obstacle=n.obstacle}
//computed|132 133 197 200 639 646 0 930
,zc=(t,n)=>{const e=t.frame.base+n.slot;if(n.operand){const r=Ce(t,n.operand);Dc(t,r,Be(t,r),e)}else{const r=Cc(t,n.aggregate),{function:s}=n.aggregate,i="count"===s?Wn(r.count):"sum"===s?Wn(r.sum):r.Wt;Dc(t,i??Qn,r.obstacle,e)}}
//computed|51 0 930
,Dc=(t,n,e,r)=>{const s=t.slots[r],i=null!==e||n.j?new Tt(0,void 0):n.slot.copy();i.flags=3&s.flags,null!==e?(i.flags|=64,t.I.set(r,e)):t.I.delete(r),t.slots[r]=i}
//decisions|132 609 646 648 0 930
,Uc=(t,n)=>{const{decisions:e}=n.form;if(void 0===e)return;const r=t.frame;if(t.frame=n,t.Ct||Mc(t,e,null),t.Ct){t.answer=15;for(const n of t.program.Xt(e))"decide"===n.name?Zc(t,t.program.decisions[n.a]):"compute"===n.name&&Dc(t,Qn,t.R.reason,t.frame.base+t.program.computed[n.a].slot)}t.frame=r}
//decisions|8 0 930
,Zc=(t,{slot:n,main:e,otherwise:r,place:s})=>{const{flags:i}=t.slots[t.frame.base+n],o=(n,e)=>{for(let r=n[0];r<n[1];r++)t.slots[t.frame.base+r].flags|=e};if(3&i){const t=1&i?1:2;o(e,t),o(r,t)}else if(1===p(t.answer))o(r,1);else if(3!==p(t.answer))o(e,1);else{const n={reason:t.R.reason,place:s};for(const s of[e,r]){o(s,2);for(let e=s[0];e<s[1];e++)t.Lt.set(t.frame.base+e,n)}}}
//fallback template|0 930
,Jc=new RegExp("[\\p{Cn}\u0295\\u088f\\u0897\\u0c5c\\u0cdc\\u0cf3\\u0ece\\u1acf-\\u1aeb\\u1b4e\\u1b4f\\u1b7f\\u1c89\\u1c8a\\u20c1\\u2427-\\u2429\\u2b96\\u2ffc-\\u2fff\\u31e4\\u31e5\\u31ef\\ua7cb-\\ua7cf\\ua7d2\\ua7d4\\ua7da-\\ua7dc\\ua7f1\\ufbc3-\\ufbd2\\ufd90\\ufd91\\ufdc8-\\ufdce\\u{105c0}-\\u{105f3}\\u{10940}-\\u{10959}\\u{10d40}-\\u{10d8f}\\u{10ec2}-\\u{10ed8}\\u{10efa}-\\u{10eff}\\u{1123f}-\\u{11241}\\u{11380}-\\u{113e2}\\u{116d0}-\\u{116e3}\\u{1171e}\\u{11b00}-\\u{11bf9}\\u{11db0}-\\u{11de9}\\u{11f00}-\\u{11f5a}\\u{1342f}\\u{13439}-\\u{143fa}\\u{16100}-\\u{16139}\\u{16d40}-\\u{16d79}\\u{16ea0}-\\u{16ed3}\\u{16ff2}-\\u{16ff6}\\u{187f8}-\\u{187ff}\\u{18cff}\\u{18d09}-\\u{18df2}\\u{1b132}\\u{1b155}\\u{1cc00}-\\u{1cef0}\\u{1d2c0}-\\u{1d2d3}\\u{1df25}-\\u{1df2a}\\u{1e030}-\\u{1e08f}\\u{1e4d0}-\\u{1e6ff}\\u{1f6d8}\\u{1f6dc}\\u{1f774}-\\u{1f77f}\\u{1f7d9}\\u{1f8b2}-\\u{1f8d8}\\u{1fa54}-\\u{1faff}\\u{1fbcb}-\\u{1fbef}\\u{1fbfa}\\u{2b739}-\\u{2b73f}\\u{2cea2}-\\u{2ee5d}\\u{31350}-\\u{33479}]","u")
//fallback template|649 0 930
,Lc=t=>!/^[\0-\u024f]*$/.test(t)&&Jc.test(t)
//fallback|0 930
,Gc=class{constructor(t){this.sets=t.map(t=>new RegExp(`^${t}$`,"u")),this.tn=new Map,this.nn=new Map;const n=(t.join("").match(/[^\0-\x7f]|\\u[0-9a-f]{4}|\\x[0-9a-f]{2}/gu)??[]).map(t=>"\\"===t[0]?String.fromCodePoint(parseInt(t.slice(2),16)):t);for(const t of[...n.reverse(),...Array.from({length:128},(t,n)=>String.fromCharCode(127-n))])this.tn.set(this.en(t),t)}en(t){return this.sets.map(n=>n.test(t)?1:0).join("")}rn(t){return Array.from(t,t=>{if(t<"\x80")return t;let n=this.nn.get(t);return void 0===n&&this.nn.set(t,n=this.tn.get(this.en(t))??t),n})}}
//backtracking|0 930
,Hc=class extends Error{}
//backtracking|16 0 930
,Yc={d:"\\p{Nd}",w:"\\p{L}\\p{N}_",s:`${$}\\u180e`}
//backtracking|652 653 655 0 930
,Vc=class{constructor({text:t,flags:n=""},e){if(!/^s?$/.test(n))throw new Hc;if(this.source=Array.from(t),this.sn="s"===n,this.in="whole"===e,this.at=0,this.on=0,this.groups=new Map,this.cn=new Map,this.calls=[],this.pattern=this.alternatives(),this.at<this.source.length||!this.calls.every(t=>this.groups.has(t)))throw new Hc}test(t){this.text=Array.from(t),this.steps=0;try{const t=this.text.length;for(let n=0;n<=(this.in?0:t);n++)if(this.un=[],this.pattern(n,n=>!this.in||n===t))return!0;return!1}catch(t){if(t instanceof Hc||t instanceof RangeError)return null;throw t}}step(){if(++this.steps>2e5)throw new Hc}take(t){const n=Array.from(t).every((t,n)=>this.source[this.at+n]===t);return n&&(this.at+=t.length),n}ln(t){if(!this.take(t))throw new Hc}hn(t){const n=t.exec(this.source.slice(this.at,this.at+40).join(""));if(!n)throw new Hc;return this.at+=Array.from(n[0]).length,n}alternatives(){const t=[this.sequence()];for(;this.take("|");)t.push(this.sequence());return 1===t.length?t[0]:(n,e)=>t.some(t=>t(n,e))}sequence(){const t=[];for(;this.at<this.source.length&&!["|",")"].includes(this.source[this.at]);)t.push(this.an());const n=(e,r,s)=>(this.step(),e===t.length?s(r):t[e](r,t=>n(e+1,t,s)));return 1===t.length?t[0]:(t,e)=>n(0,t,e)}an(){const t=this.part(),n=this.source[this.at];if(!["?","*","+","{"].includes(n))return t;const[e,r]="{"===n?this.mn():(this.at++,["+"===n?1:0,"?"===n?1:1/0]);if(this.take("+"))return this.possessive(t,e,r);const s=this.take("?");if(["?","*","+","{"].includes(this.source[this.at]))throw new Hc;return this.repeated(t,e,r,s)}mn(){const[,t,n,e]=this.hn(/^\{(\d+)(,?)(\d*)\}/);if(""===n&&""!==e)throw new Hc;return[Number(t),""!==e?Number(e):n?1/0:Number(t)]}repeated(t,n,e,r){if(t.fn&&!r)return(r,s)=>{let i=this.run(t,r,e);for(;i>=n;i--)if(s(r+i))return!0;return!1};const s=(i,o,c)=>{this.step();const u=()=>i<e&&t(o,t=>(t>o||i<n)&&s(i+1,t,c));return i<n?u():r?c(o)||u():u()||c(o)};return(t,n)=>s(0,t,n)}run(t,n,e){let r=0;for(;r<e&&n+r<this.text.length&&t.fn(this.text[n+r]);)r++;return this.steps+=r,this.step(),r}possessive(t,n,e){return n>1?this.atomic(this.repeated(t,n,e,!1)):(r,s)=>{const i=[...this.un];let[o,c]=[0,r];const u=t=>{const e=t>c;return c=t,e||o<n};for(;o<e&&(this.step(),t(c,u));)o++;return!!(o>=n&&s(c))||(this.un=i,!1)}}atomic(t){return(n,e)=>{const r=[...this.un];let s=n;return!(!t(n,t=>(s=t,!0))||!e(s))||(this.un=r,!1)}}part(){const t=this.source[this.at++];switch(t){case"(":return this.group();case"[":return this.pn(this.characterClass());case"\\":return this.escape();case"^":return(t,n)=>0===t&&n(t);case"$":return(t,n)=>t===this.text.length&&n(t);case".":return this.pn(this.sn?()=>!0:t=>"\n"!==t);case"?":case"*":case"+":case"{":throw new Hc;default:return this.pn(n=>n===t)}}pn(t){return Object.assign((n,e)=>(this.step(),n<this.text.length&&t(this.text[n])&&e(n+1)),{fn:t})}group(){return this.take("?")?this.take("(DEFINE)")?(this.closed(),(t,n)=>n(t)):this.take(":")?this.closed():this.take(">")?this.atomic(this.closed()):this.take("=")||this.take("!")?this.dn("!"===this.source[this.at-1]):this.take("&")?this.call(this.hn(/^(\w+)\)/)[1]):this.bn(this.hn(/^<([A-Za-z_]\w*)>/)[1]):this.bn(null)}closed(){const t=this.alternatives();return this.ln(")"),t}dn(t){const n=this.closed();return(e,r)=>{this.step();const s=[...this.un],i=n(e,()=>!0);return t&&(this.un=[...s]),!(i===t||!r(e))||(this.un=s,!1)}}bn(t){const n=++this.on;null!==t&&this.cn.set(t,n);const e=this.closed();return null!==t&&this.groups.set(t,e),(t,r)=>e(t,e=>{const s=this.un;return this.un=[...s],this.un[n]=this.text.slice(t,e),!!r(e)||(this.un=s,!1)})}call(t){return this.calls.push(t),(n,e)=>{this.step();const r=this.un;return this.groups.get(t)(n,t=>{const n=this.un;return this.un=r,!!e(t)||(this.un=n,!1)})}}wn(t){return(n,e)=>{this.step();const r=this.un[t];return void 0!==r&&r.every((t,e)=>this.text[n+e]===t)&&e(n+r.length)}}escape(){if(/[1-9]/.test(this.source[this.at])){const t=Number(this.hn(/^[1-9](?!\d)/)[0]);if(t>this.on)throw new Hc;return this.wn(t)}if(this.take("k")){const t=this.cn.get(this.hn(/^<(\w+)>/)[1]);if(void 0===t)throw new Hc;return this.wn(t)}if(this.take("A"))return(t,n)=>0===t&&n(t);if(this.take("z"))return(t,n)=>t===this.text.length&&n(t);const t=Yc[this.source[this.at]?.toLowerCase()];return this.pn(t?this.gn(t,this.source[this.at]!==this.source[this.at++].toLowerCase()):this.gn(this.jn(),!1))}jn(){const t=this.source[this.at];if("p"===t||"P"===t)return"\\"+this.hn(/^[pP]\{(?:[CLMNPSZ][a-z]?|Alphabetic)\}/)[0];if("x"===t){const[,t,n]=this.hn(/^x(?:([0-9A-Fa-f]{2})|\{([0-9A-Fa-f]{1,6})\})/);return`\\u{${t??n}}`}this.at++;const n={n:"\\n",r:"\\r",t:"\\t",f:"\\f",...Yc}[t];if(n)return n;if(void 0===t||!/[!-/:-@[-`{-~ ]/.test(t))throw new Hc;return Kc(t)}characterClass(){const t=this.take("^"),n=[];let e=!0;for(;e||"]"!==this.source[this.at];e=!1){const t=this.source[this.at];if(void 0===t||"["===t&&/[:.=]/.test(this.source[this.at+1]))throw new Hc;if("-"!==t||e||"]"===this.source[this.at+1])n.push(this.On());else{if(/^\\p|-|p\{/i.test(n.at(-1))||"\\u{2d}"===n.at(-1))throw new Hc;this.at++;const t=this.On();if(/^\\p|-|p\{/i.test(t))throw new Hc;n.push(`${n.pop()}-${t}`)}}return this.at++,this.gn(n.join(""),t)}On(){return this.take("\\")?this.jn():Kc(this.source[this.at++])}gn(t,n){const e=new RegExp(`^[${n?"^":""}${t}]$`,"u"),r=Array.from({length:128},(t,n)=>e.test(String.fromCharCode(n)));return t=>t<"\x80"?r[t.charCodeAt(0)]:e.test(t)}}
//backtracking|0 930
,Kc=t=>`\\u{${t.codePointAt(0).toString(16)}}`
//fallback template|5 24 38 650 651 652 654 0 930
,Qc=class{constructor({pattern:t,ecma:n,sets:e},r,s){this.vn=s;const i=n?.[r];this.expression=i?new RegExp(i.text,"u"):null,this.yn=i?5e6**(1/Math.max(1,i.degree)):0,this.kn=e?new Gc(e):null,this.xn=()=>new Vc(t,r),this.$n=void 0}answer(t){if(t.length>21845&&_(t)>65536)return"the text is too long for a pattern";if(Lc(t))return U;const n=null===this.kn?15:this.vn.answer(this.kn.rn(t).join(""));if(15!==n)return n;if(this.expression&&t.length<=this.yn)return a(this.expression.test(t));const e=this.Mn(t);return null===e?U:a(e)}Mn(t){if(void 0===this.$n)try{this.$n=this.xn()}catch(t){if(!(t instanceof Hc))throw t;this.$n=null}return this.$n?.test(t)??null}progress(t){if(null===this.kn)return _(t);const n=this.kn.rn(t),e=this.vn.progress(n.join(""));if(null===e)return _(t);let[r,s]=[0,0];for(;s<e;)s+=_(n[r++]);return _(Array.from(t).slice(0,r).join(""))}}
//|659 660 661 662 663 664 0 930
,Wc={}
//|0 930
,{}=Object.assign(Wc
//trim|21 657 658 665 0 930
,{trim:A}
//collapse_spaces|19 657 658 665 0 930
,{collapse_spaces:t=>t.replace(T," ")}
//lowercase|657 658 665 0 930
,{lowercase:t=>t.includes("\u03a3")?Array.from(t,t=>t.toLowerCase()).join(""):t.toLowerCase()}
//uppercase|657 658 665 0 930
,{uppercase:t=>t.toUpperCase()}
//digits|657 666 658 665 0 930
,{digits:t=>t.replace(/\P{Nd}/gu,"").replace(/[^0-9]/gu,Xc)}
//nfc|657 658 665 0 930
,{nfc:t=>t.normalize("NFC")}
//|0 930
)
//|0 930
,Xc=t=>{const n=t.codePointAt(0);let e=0;for(;/\p{Nd}/u.test(String.fromCodePoint(n-e-1));)e++;return e%10}
//normalization|38 657 667 668 669 670 0 930
,tu=(t,n,e,r)=>{const s=t.slots[n];if("any"!==e.name&&e.item){if(9!==s.kind)return;for(let n=0;n<s.count;n++)tu(t,s.item(n),e.item,r)}else if(4===s.kind)for(const e of r)"string"!=typeof e?ru(t,s,n,e):"nfc"===e&&nu(s.value)?eu(t,s,n,U):s.value=Wc[e](s.value)}
//nfc|0 930
,nu=t=>/(?<!\p{M})\p{M}{256}/u.test(t)
//nfc template|0 930
,eu=(t,n,e,r)=>{n.u(r),t.I.set(e,r)}
//template|38 650 669 0 930
,ru=(t,n,e,{replace:r,template:s})=>{const i=t.program.V[r].ecma?.anywhere,o=i&&/^(?:[^$]|\$(?:\$|0(?!\d)|\{0\}))*$/.test(s)&&n.value.length<=5e6**(1/Math.max(1,i.degree))&&!Lc(n.value);let c=!1;const u=o&&n.value.replace(new RegExp(i.text,"gu"),t=>(""===t&&(c=!0),s.replace(/\$(\$|0|\{0\})/g,(n,e)=>"$"===e?"$":t)));o&&!c?n.value=u:eu(t,n,e,`pattern failed: ${U}`)}
//parameters|51 197 676 677 701 0 930
,su=(t,n)=>{for(const{slot:e,type:r,defaultValue:s}of n.parameters??[])1===t.slots[e].kind&&(t.slots[e]=new Tt(0,void 0)),0!==t.slots[e].kind&&gu(t,e,r,null),0===t.slots[e].kind&&lu(t,Ce(t,s),e,hu())}
//parameters|435 647 673 677 0 930
,iu=(t,n)=>{const e=to(n,0);let r=hu();ou(t,e,!0,r);for(let n=0;n<=r.count;n++){for(const n of t.X)Uc(t,n);if(0===t.X.length||t.Ct)return;const{undecided:n}=r;r=hu(),ou(t,e,!0,r);const s=n.size===r.undecided.size&&[...n].every(t=>r.undecided.has(t));if(!r.hasChanged&&s)return;for(const n of t.slots)n.flags&=-4;for(const n of r.undecided)t.slots[n].flags|=2;t.Lt.clear()}}
//parameters|39 674 0 930
,ou=(t,n,e,r)=>{if(t.program.Sn.has(n.form)&&!(t.depth>=J)){t.depth++;for(const s of n.form.fields)s.Tn&&cu(t,n.base+s.slot,s.type,s,n,!1,e,r);t.depth--}}
//parameters|435 673 674 675 0 930
,cu=(t,n,e,r,s,i,o,c)=>{if(e.form){const u=to(e.form,n,0,i);return uu(t,u,s,r,c),void ou(t,u,o,c)}const u=t.slots[n];if(o&&u.c)for(let n=0;n<u.count;n++){if(!t.Z())return;cu(t,u.item(n),e.item,r,s,n>0&&!u.isMap,o,c)}}
//parameters|197 676 0 930
,uu=(t,n,e,r,s)=>{const{parameters:i}=n.form;if(!i||!r.arguments)return;const o=t.frame;t.frame=e,i.forEach((e,i)=>{const o=r.arguments[i];void 0!==o&&lu(t,Ce(t,0===o.kind?e.defaultValue:o),n.base+e.slot,s)}),t.frame=o}
//parameters|51 112 0 930
,lu=(t,n,e,r)=>{r.count++;const s=t.slots[e],i=n.j?new Tt(0,void 0):n.slot.copy();i.flags=0===i.kind?0:70&i.flags,2&i.flags&&r.undecided.add(e),Tn(s,i,3)||(r.hasChanged=!0),t.slots[e]=i}
//parameters|0 930
,hu=()=>({count:0,hasChanged:!1,undecided:new Set})
//|647 671 672 679 680 0 930
,au=(t,n)=>{if(null!==t.S&&mu(t,n),fu(t,n,0,!1,!1),t.program.Sn.size>0||n.parameters)su(t,n),iu(t,n);else for(const n of t.X)Uc(t,n);t.X.length=0}
//contexts|701 0 930
,mu=(t,n)=>{t.En=!0;for(const e of n.contexts??[]){const n=t.program.contexts[e],r=t.S+n.slot,{kind:s}=t.slots[r];0===s||1===s&&"any"!==n.type.name||gu(t,r,n.type,null)}t.En=!1}
//|39 435 681 682 0 930
,fu=(t,n,e,r,s)=>{if(!(t.depth>=J)){t.depth++;for(const r of n.fields)du(t,r,n,e+r.slot);!r||128&t.slots[e].flags||!pu(t,n,e)||(t.slots[e].flags|=32),void 0===n.decisions||t.En||t.X.push(to(n,e,0,s)),t.depth--}}
//nested contexts parameters|199 603 0 930
,pu=(t,n,e)=>!(n.isClosed&&n.objects.some(n=>t.slots[e+n.slot].i&&t.slots[e+n.slot].unknown)||n.fields.some(n=>!Re(t,e+n.slot).j)||n.objects.slice(1).some(r=>Oc(t.slots[e+r.slot],n)))
//|667 683 701 0 930
,du=(t,n,e,r)=>{let s=t.slots[r];if(void 0!==n.computed&&!t.En)return bu(t,n,e,r);if(0!==s.kind){if(e.isExact)s.flags|=128;else if(1===s.kind&&"any"!==n.type.name)return;n.normalization.length>0&&!t.En&&tu(t,r,n.type,n.normalization),gu(t,r,n.type,n.notation),s=t.slots[r],12==(12&s.flags)&&n.Dt&&(s.flags|=16)}}
//computed|51 701 0 930
,bu=(t,n,e,r)=>{const s=t.slots[r+1]=t.slots[r];t.slots[r]=new Tt(0,void 0),e.isExact&&(s.flags|=128),0!==s.kind&&(1!==s.kind||128&s.flags)&&gu(t,r+1,n.type,n.notation)}
//|686 687 688 689 690 691 692 693 694 695 696 697 698 699 0 930
,wu={}
//|0 930
,{}=Object.assign(wu
//text|684 702 685 700 0 930
,{text:(t,n)=>ju(n)}
//choice|684 702 685 700 0 930
,{choice:(t,n)=>ju(n)}
//integer|684 706 685 700 0 930
,{integer:(t,n,e,r)=>ku(t,n,e.name,r)}
//number|684 706 685 700 0 930
,{number:(t,n,e,r)=>ku(t,n,e.name,r)}
//boolean|684 705 685 700 0 930
,{boolean:(t,n,e)=>yu(t,n,e,null,t=>"true"===t||"false"!==t&&null)}
//date|96 684 705 685 700 0 930
,{date:(t,n,e,r)=>yu(t,n,e,r,mn)}
//month|97 684 705 685 700 0 930
,{month:(t,n,e,r)=>yu(t,n,e,r,fn)}
//time|98 684 705 685 700 0 930
,{time:(t,n,e,r)=>yu(t,n,e,r,pn)}
//datetime|99 684 705 685 700 0 930
,{datetime:(t,n,e,r)=>yu(t,n,e,r,dn)}
//file|684 703 685 700 0 930
,{file:(t,n)=>Ou(n,8)}
//any|684 711 685 700 0 930
,{any:(t,n)=>Tu(t,n)}
//form|37 39 680 684 703 685 700 0 930
,{form(t,n,e,r,s,i){Ou(n,10)&&(n.form=e.form,t.depth>=J?n.u(D("depth")):fu(t,e.form,s,!0,i))}}
//map|684 708 685 700 0 930
,{map(t,n,e,r){9!==n.kind||n.isMap||64&n.flags?$u(t,n,e.item,r):n.flags|=4}}
//list|684 708 685 700 0 930
,{list:(t,n,e,r)=>$u(t,n,e.item,r)}
//|0 930
)
//|684 0 930
,gu=(t,n,e,r,s=!1)=>{wu[e.name](t,t.slots[n],e,r,n,s)}
//|0 930
,ju=t=>{4!==t.kind&&(t.flags|=4)}
//|704 0 930
,Ou=(t,n)=>t.kind===n||(vu(t)||(t.flags|=4),!1)
//|108 0 930
,vu=t=>4===t.kind&&xn(t)
//boolean date month time datetime|704 707 713 0 930
,yu=(t,n,e,r,s)=>{if(n.kind===e.kind||vu(n))return;if(4!==n.kind||2===e.kind&&(t.y.strict||128&n.flags))return void(n.flags|=4);const i=r?.read(n.value).value??s(n.value);null==i?xu(n,e.name,r):Au(n,e.kind,i)}
//|37 61 70 75 229 704 707 713 0 930
,ku=(t,n,e,r)=>{if(0===n.kind)return;if(3===n.kind)return void(null===n.value?n.u(D("digits of a number")):"integer"!==e||Zt(n.value)||(n.flags|=4));if(4===n.kind&&vu(n))return;if(4!==n.kind||t.y.strict||128&n.flags)return void(n.flags|=4);const s=r?.read(n.value),i=2===s?.completion?s.decimal:n.value;if(i===n.value&&2!==Xe(e,i)&&2!==s?.completion)return xu(n,e,r);const o=qt(i);o===It||null===o?n.u(D("digits of a number")):Au(n,3,o)}
//integer number boolean date month time datetime|229 0 930
,xu=(t,n,e)=>{t.flags|=4,8&t.flags&&(0!==Xe(n,t.value)||e&&0!==e.read(t.value).completion)&&(t.flags|=16)}
//list map any|37 39 703 709 0 930
,$u=(t,n,e,r)=>{if(Ou(n,9)){if(n.count>1e6)return n.u(D("list length"));for(let s=0;s<n.count;s++){const i=n.item(s);128&n.flags&&(t.slots[i].flags|=128,n.isMap&&(t.slots[i-1].isKey=!1)),Mu(t,i,e,r,s>0&&!n.isMap)}}}
//list map any|680 701 710 0 930
,Mu=(t,n,e,r,s)=>{const i=t.slots[n];e.form?Su(i)?fu(t,e.form,n,!1,s):gu(t,n,e,r,s):1===i.kind?("any"===e.name||128&i.flags)&&gu(t,n,e,null):0!==i.kind&&gu(t,n,e,r)}
//|704 0 930
,Su=t=>128&t.flags?0===t.kind:0===t.kind||1===t.kind||vu(t)
//|37 39 396 701 708 712 0 930
,Tu=(t,n)=>{if(n.flags|=128,3===n.kind&&null===n.value&&n.u(D("digits of a number")),9===n.kind||10===n.kind){if(t.depth>J)return n.u(D("depth"));if(t.depth++,10===n.kind){n.isOwn=!0;for(let e=0;e<n.count;e++){const r=n.start+2*e+1;t.slots[r-1].flags|=128,gu(t,r,$i,null)}}else 64&n.flags||$u(t,n,$i,null);64&n.flags||Eu(t,n),t.depth--}}
//|0 930
,Eu=(t,n)=>{const e=10===n.kind?n.start+1:n.start,r=10===n.kind?2:n.stride;for(let s=0;s<n.count;s++){const i=t.slots[e+s*r];64&i.flags&&n.u(i.reason)}}
//|0 930
,Au=(t,n,e)=>{t.text=t.value,t.kind=n,t.value=e}
//|0 930
,Nu=Object.freeze({reason:"cancelled",step:null,q:"blocks"})
//|37 39 51 132 243 402 415 417 434 435 609 678 714 717 718 719 720 721 0 930
,Iu=class{constructor(t){this.program=t,this.vt=new Map,this.tt=new Map,this.Lt=new Map,this.I=new Map,this.slots=[],this.An(),this.Nn=!1}An(){this.yt=[],this.$=[],this.subjects=[],this.xt=[],this.arguments=[],this.ft=[],this.ht=[],this.E=[],this.T=[],this.X=[]}In(t,n,e){this._n(t,n),this.slots=e,this.Cn(new Ni(e),t);for(let t=0;t<e.length;t++)e[t]??=new Tt(0,void 0);au(this,t)}Fn(t,n,e){return this.Rn(n,e,Z),this.dt.zt=new Map,this.Vt=1,Mc(this,t,null),this.Bn()}Rn({frame:t,outer:n,items:e},r,s){this.qn(t.form,r,s),this.frame={...t},this.ht=n.map(t=>({...t})),this.E=[...e]}Bn(){const{dt:t,Ft:n}=this;return null!==n&&(t.gt=!0,t.undecided.push(n)),t}_n(t,n){this.S=null,this.En=!1,this.qn(t,n,1/0),this.Lt.size>0&&this.Lt.clear(),this.I.size>0&&this.I.clear(),this.tt.size>0&&this.tt.clear()}qn(t,n,e){this.y=n,this.dt={isInvalid:!1,gt:!1,violations:[],undecided:[],ft:[],zt:null},this.steps=0,this.Nt=4096,this.Pn=e,this.subject=Qn,this.answer=12,this._t=null,this.R=Nu,this.Nn||this.An(),this.Nn=!1,this.N=0,this.depth=0,this.pt=null,this.F=!1,this.Ct=!1,this.Ft=null,this.Vt=1/0,this.frame=to(t,0),this.field=new Xi(0),this.vt.size>0&&this.vt.clear()}Cn(t,n){const{context:e}=this.y;for(const{name:r,type:s,slot:i}of n.parameters??[])null===this.slots[i]&&t.value(pr(e,r),s,i,0);n.contexts&&this.loadContexts(t,n)}Z(){return--this.Nt>0||(this.steps+=4096,this.Nt=4096,this.steps>this.Pn&&this.Kt(D("steps")),!this.Ct)}Kt(t){this.Ct||(this.Ct=!0,this.Ft={path:Ci(Ri(this)),rule:"form",reason:t},this.R={...this.R,reason:t})}}
//|0 930
,{}=Object.assign(Iu.prototype
//module|39 400 601 609 678 715 716 722 0 930
,{judge(t,n,e,r){this._n(n,e);try{null===r?this.load(t,n):r.load(this,t)}catch(t){if(!(t instanceof Ei))throw t;return this.Ft={path:"",rule:t.rule,reason:t.reason},this.Bn()}return this.Pn=Math.min(2e8,Z+256*this.slots.length),null===r&&au(this,n),gc(this,n),null!==r?r.run(this):this.Ct||Mc(this,n.checks,null),this.Nn=!this.Ct,this.Bn()}}
//filter|39 51 199 609 701 715 716 722 0 930
,{canHold(t,n,e,r){this.Rn(e,r,1e5),this.tt.clear(),this.frame.field=n;const s=this.frame.base+n.slot,i=this.slots[s],o=this.slots[s]=new Tt(4,t);o.flags=8,gu(this,s,n.type,n.notation),this.subject=Re(this,s);let c=!0;const u=this.subject.j&&""!==t;return u&&(this.slots[s].flags|=128,this.subject=Re(this,s)),4&o.flags?c=0!=(16&o.flags):u&&"text"!==n.type.name?c=!1:this.subject.j||(Mc(this,n.filter,null),c=this.Ct||0!=(4&this.answer)),this.slots[s]=i,c}}
//module|402 715 716 722 0 930
,{load(t,n){this.slots=[];const e=new Ni(this.slots);e.append(n.slotCount),e.form(t,n,0,0),this.Cn(e,n),e.lt()}}
//contexts|243 715 716 722 0 930
,{loadContexts(t,n){const{contexts:e}=this.program,r=e.at(-1);this.S=t.append(r.slot+(r.type.form?.slotCount??1));for(const r of n.contexts){const n=e[r];t.value(pr(this.y.context,n.name),n.type,this.S+n.slot,0)}}}
//map any|715 716 722 0 930
,{spend(t){const n=Math.max(0,t-(this.Nt-1));this.Nt-=t-n,this.steps+=n}}
//|0 930
)
//mask|723 0 930
,_u={digit:t=>/^[0-9]$/.test(t),letter:t=>/^\p{Alphabetic}[\p{M}\p{Alphabetic}\u200c\u200d]*$/u.test(t),letterOrDigit:t=>_u.digit(t)||_u.letter(t)}
//mask|18 723 0 930
,Cu=t=>/^[\x20-\x7e]$/.test(t)?!_u.letterOrDigit(t):/^[\p{P}\p{Sm}]/u.test(t)||S.test(t)&&!/[\n\r\v\f\x85\u2028\u2029]/.test(t)
//mask|0 930
,Fu=class{constructor([t,n],e){Object.assign(this,{least:t,most:n,isShortened:e})}contains(t){return this.least<=t&&t<=this.most}zn(t){return this.isShortened&&this.contains(t)||10*t<=this.most&&this.least<=10*t+9}}
//mask|723 0 930
,Ru=({kind:t,first:n,second:e},r,s)=>_u[t](r)&&(!n||n.zn(Number(r)))&&(!e||e.contains(Number(s+r)))
//mask|723 0 930
,Bu=({first:t},n)=>Boolean(t)&&_u.digit(n)&&!t.zn(Number(n))&&t.contains(Number(n))
//mask|0 930
,qu=({room:t,second:n},e)=>"optional"===t&&(!n||n.contains(Number(e)))
//mask|0 930
,Pu={0:["digit","mandatory"],9:["digit","optional"],A:["letter","mandatory"],a:["letter","optional"],_:["letterOrDigit","mandatory"],"-":["letterOrDigit","optional"]}
//mask|0 930
,zu=(t,n)=>{const e=({kind:t})=>"digit"===t;if(t.filter(e).length!==n.length)return t;const r=[...n];return t.map(t=>e(t)?{...t,...r.shift()}:t)}
//mask|26 729 0 930
,Du=t=>{const n=R(t),e=[];let r={kind:null,mandatory:0,optional:0};const s=()=>{for(const t of["mandatory","optional"])for(let n=0;n<r[t];n++)e.push({kind:r.kind,room:t});r={kind:null,mandatory:0,optional:0}};let i=null;for(let t=0;t<n.length;t++){const o=n[t];if(null!==i||"["!==o&&"{"!==o)if("]"===o||"}"===o)s(),i=null;else if("["===i&&"\u2026"===o){const t=r.kind??"letterOrDigit";s(),e.push({kind:t,room:"repeating"})}else if("["===i){const[t,n]=Pu[o];r.kind!==t&&s(),r.kind=t,r[n]++}else e.push({own:"\\"===o?n[++t]:o,isInValue:"{"===i});else i=o}return e}
//notation|0 930
,Uu={Y:[1,9999],C:[0,99],M:[1,12],D:[1,31],H:[0,23],h:[1,12],m:[0,59],s:[0,59]}
//notation|50 87 89 94 100 725 732 734 735 737 0 930
,Zu=class{constructor(t){const n=t.match(/([A-Za-z])\1*|[^A-Za-z]+/gu)??[];this.text=t,this.Dn=n.map((t,e)=>{if(!/^[A-Za-z]/.test(t))return{literal:t};if("a"===t)return{isHalf:!0};const r=e+1===n.length||!/^[A-Za-z]/.test(n[e+1]),s="YY"===t?"C":t[0],i=Math.max(t.length,2);return{unit:s,least:"MDHh".includes(s)&&r?1:t.length,most:i,isPadded:t.length>1}});const e=t=>this.Dn.some(n=>n.unit&&t.includes(n.unit));this.Un=e("s"),this.type=e("Hhms")?e("YCMD")?"datetime":"time":e("D")?"date":"month",this.syntax=this.type}get Zn(){return this.Dn.filter(t=>t.unit).flatMap(({unit:t,least:n,most:e})=>{if("YC".includes(t))return Array(e).fill({});const r=new Fu(Uu[t],n<e);return[{first:r},{second:r}]})}Jn(t){return"month"===this.type||t<69?2e3+t:1900+t}read(t){return this.Ln(t,0,0,{years:[[1,9999]],months:8190,days:-2,hour:0,minute:0,second:0,Gn:null})}Ln(t,n,e,r){const s=this.Dn[e];if(!s){const e=n===t.length?this.valueOf(r):null;return null===e?{completion:0}:{completion:2,value:e}}if(s.unit)return this.Hn(t,n,e,s,r);const i=s.literal??(/[pP]/.test(t[n]??"")?"pm":"am"),o=t.slice(n,n+i.length);if(!i.startsWith(s.literal?o:o.toLowerCase()))return{completion:0};if(o.length<i.length)return{completion:1};const c=s.literal?r:{...r,Gn:"pm"===i};return this.Ln(t,n+i.length,e+1,c)}Hn(t,n,e,{unit:r,least:s,most:i},o){const c=/^\d*/.exec(t.slice(n,n+i))[0],[u,l]=[Number(c),c.length];let h=!1;if(n+l===t.length&&l<i){const t=[];for(let n=Math.max(s,l);n<=i;n++){const e=10**(n-l);t.push([u*e,u*e+e-1])}h=null!==this.Yn(o,r,t)}if(l>=s){const s=this.Yn(o,r,[[u,u]]),i=s&&this.Ln(t,n+l,e+1,s);if(i&&0!==i.completion)return i}return{completion:h?1:0}}Yn(t,n,e){const[r,s]=Uu[n],i=e.filter(([t,n])=>t<=s&&n>=r).map(([t,n])=>[Math.max(t,r),Math.min(n,s)]);if(0===i.length)return null;const o={...t},c=()=>i.flatMap(([t,n])=>Array.from({length:n-t+1},(n,e)=>t+e)),u=()=>c().reduce((t,n)=>t|1<<n,0);return"Y"===n?o.years=i:"C"===n?o.years=c().map(t=>[this.Jn(t),this.Jn(t)]):"M"===n?o.months&=u():"D"===n?o.days&=u():"m"===n?o.minute=i[0][0]:"s"===n?o.second=i[0][0]:o.hour=i[0][0],Lu(o)?o:null}valueOf({years:t,months:n,days:e,hour:r,minute:s,second:i,Gn:o}){const[c,u]=[t[0][0],Ju(n)],l=sn(c,u,Ju(e)),h=1e9*(3600*(null===o?r:r%12+(o?12:0))+60*s+i);return"date"===this.type?l:"month"===this.type?hn({year:c,month:u}):"time"===this.type?h:null===l?null:bn(l,h)}write(t,n){const e=Hu(this.type,t,n);if(!e||0!==e.nanosecond||!this.Un&&0!==e.s)return null;let r="";for(const t of this.Dn)if(t.literal)r+=t.literal;else if(t.isHalf)r+=e.H<12?"AM":"PM";else{if("C"===t.unit&&this.Jn(e.Y%100)!==e.Y)return null;{const n="C"===t.unit?e.Y%100:"h"===t.unit?(e.H+11)%12+1:e[t.unit];r+=t.isPadded?en(n,t.most):n}}return r}get example(){const[t,n]=[sn(2026,12,31),522e11],e={date:t,time:n,month:24323,datetime:bn(t,n)};return this.write(St[this.type],e[this.type])??""}nt(t){return Array.from("0123456789").some(n=>0!==this.read(t+n).completion)}}
//notation|0 930
,Ju=t=>31-Math.clz32(t&-t)
//notation|88 734 736 0 930
,Lu=({years:t,months:n,days:e})=>{if(0===n||0===e)return!1;const r=Ju(e);if(r<=28)return!0;for(let e=1;e<=12;e++)if(n&1<<e&&(2===e?29===r&&Gu(t):r<=rn(e,1)))return!0;return!1}
//notation|88 0 930
,Gu=t=>t.some(([t,n])=>{for(let e=t;e<=Math.min(n,t+8);e++)if(29===rn(2,e))return!0;return!1})
//notation|90 93 101 102 0 930
,Hu=(t,n,e)=>{const r=t=>{const n=Math.floor(t/1e9);return{H:Math.floor(n/3600),m:Math.floor(n/60)%60,s:n%60,nanosecond:t%1e9}},s=t=>{const{year:n,month:e,day:r}=on(t);return{Y:n,M:e,D:r,H:0,m:0,s:0,nanosecond:0}};if("date"===t&&5===n)return s(e);if("time"===t&&6===n)return r(e);if("datetime"===t&&7===n&&null===e.o)return{...s(wn(e)),...r(gn(e))};if("month"!==t||16!==n&&5!==n)return null;const i=16===n?e:ln(e);return{Y:Math.floor(i/12),M:i%12+1,D:0,H:0,m:0,s:0,nanosecond:0}}
//notation|307 733 0 930
,Yu=t=>/[0-9#]/.test(t)?new Fs(t):new Zu(t)
//notation|50 61 70 96 97 98 99 229 307 0 930
,Vu=(t,n)=>{if(2===t.read(n).completion||2!==Xe(t.syntax,n))return null;if(t instanceof Fs){const e=qt(n);return null===e||e===It?null:t.write(3,e)}const e=(0,{date:mn,month:fn,time:pn,datetime:dn}[t.type])(n);return null===e?null:t.write(St[t.type],e)}
//|7 745 742 743 0 930
,Ku=class{constructor({classes:t,states:n,accepting:e,unknown:r}){const s=Qu(t,256);this.gn=Uint8Array.from(s),this.Vn=Math.max(...s)+1,this.shift=32-Math.clz32(this.Vn-1),this.count=n.length,this.Kn=new Int32Array(this.count<<this.shift),n.forEach((t,n)=>{Qu(t,this.Vn).forEach((t,e)=>{this.Kn[n<<this.shift|e]=t<<this.shift})}),this.start=this.count>1?1<<this.shift:0,this.fn=new Uint8Array(this.count),this.Qn=new Uint8Array(this.count);for(const t of e)this.fn[t]=1;for(const t of r)this.Qn[t]=1}Wn(t){const{gn:n,Kn:e}=this;let r=this.start;for(let s=0;s<t.length&&0!==r;s++){const i=t.charCodeAt(s);if(i>=128)return this.Xn(r,t,s);r=e[r|n[i]]}return r>>this.shift}Xn(t,n,e){for(let r=e;r<n.length&&0!==t;r++){const e=n.codePointAt(r);t=this.after(t,e),e>65535&&r++}return t>>this.shift}after(t,n){const{gn:e,Kn:r}=this,s=n=>t=r[t|e[n]];return n<128?s(n):(n<2048?s(192|n>>6):(n<65536?s(224|n>>12):(s(240|n>>18),s(128|n>>12&63)),s(128|n>>6&63)),s(128|63&n))}answer(t){return this.answers[this.Wn(t)]}get answers(){const t=Array.from(this.fn,()=>[]);for(let n=0;n<this.count;n++)for(let e=0;e<this.Vn;e++)t[this.Kn[n<<this.shift|e]>>this.shift].push(n);const n=n=>{const e=Uint8Array.from(this.fn,(t,e)=>this.Qn[e]||t===n?1:0),r=Array.from(e.keys()).filter(t=>e[t]);for(;r.length>0;)for(const n of t[r.pop()])e[n]||r.push(n),e[n]=1;return e},[e,r]=[n(1),n(0)],s=Uint8Array.from(this.fn,(t,n)=>this.Qn[n]?15:f(t?1:2,e[n],r[n]));return Object.defineProperty(this,"answers",{value:s}),s}}
//|0 930
,{}=Object.assign(Ku.prototype
//module|740 741 744 0 930
,{matches(t){const n=this.Wn(t);return 1===this.fn[n]&&0===this.Qn[n]}}
//beginOr beginAny|24 740 741 744 0 930
,{progress(t){const n=t=>this.answers[t>>this.shift];let[e,r]=[this.start,0];for(;r<t.length&&15!==n(e);){const s=t.codePointAt(r),i=this.after(e,s);if(!(4&n(i)))break;e=i,r+=s>65535?2:1}return 15===n(e)?null:_(t.slice(0,r))}}
//|0 930
)
//|0 930
,Qu=(t,n)=>{const e=new Array(n).fill(0);for(let r=0;r<t.length;r+=2)e.fill(t[r+1],t[r],t[r+2]??n);return e}
//|656 740 748 0 930
,Wu=class{constructor(t,n){this.written=t,this.scope=n;const e=t.tables?.[n];this.vn=e?new Ku(e):null,this.te=null}get ne(){return this.te??=new Qc(this.written,this.scope,this.vn)}answer(t){const n=this.vn?.answer(t)??15;return 15===n?this.ne.answer(t):n}}
//|0 930
,{}=Object.assign(Wu.prototype
//beginOr beginAny|746 747 749 0 930
,{progress(t){return this.vn?.progress(t)??this.ne.progress(t)}}
//|0 930
)
//computations|43 178 0 930
,Xu=t=>{const[[n,e]]=Object.entries(t);if(!Object.hasOwn(xe,n))throw new Y(`the computation '${n}' is not known`);return{name:n,...xe[n].read?.(e)}}
//|753 754 755 756 757 758 759 760 761 762 763 0 930
,tl={}
//|0 930
,{}=Object.assign(tl
//|51 70 751 752 764 0 930
,{number:t=>new Tt(3,qt(t,!0))}
//date|51 96 751 752 764 0 930
,{date:t=>new Tt(5,mn(t))}
//month|51 97 751 752 764 0 930
,{month:t=>new Tt(16,fn(t))}
//time|51 98 751 752 764 0 930
,{time:t=>new Tt(6,pn(t))}
//datetime|51 99 751 752 764 0 930
,{datetime:t=>new Tt(7,dn(t))}
//duration|51 124 751 752 764 0 930
,{duration:t=>new Tt(11,zn(t))}
//size|51 751 752 764 0 930
,{size:t=>new Tt(12,BigInt(t.slice(0,-1)))}
//pattern|51 751 752 764 0 930
,{pattern:t=>new Tt(13,t)}
//set|51 751 752 764 0 930
,{set:(t,n)=>new Tt(14,n.sets[t])}
//range|46 51 751 752 764 0 930
,{range:t=>new Tt(15,t.map(t=>null===t?ct:{kind:1,at:t}))}
//form|51 751 752 764 0 930
,{form:()=>new Tt(1,void 0)}
//|0 930
)
//|43 51 751 0 930
,nl=(t,n)=>{if(null===t||Array.isArray(t))return new Tt(1,void 0);if("boolean"==typeof t)return new Tt(2,t);if("string"==typeof t)return new Tt(4,t);const[[e,r]]=Object.entries(t);if(!Object.hasOwn(tl,e))throw new Y(`the constant '${e}' is not known`);return tl[e](r,n)}
//|0 930
,el=class{constructor(t,n){this.reads=new Map,this.decisions=[],this.ut=null;for(const e of void 0===n.decisions?[]:t.Xt(n.decisions))"decide"===e.name?this.decisions.push(t.decisions[e.a]):"compute"===e.name&&this.reads.set(t.computed[e.a].slot,t.computed[e.a].reads)}conditions(t){if(null===this.ut){this.ut=new Map;for(const{main:t,otherwise:n,reads:e}of this.decisions)for(const[r,s]of[t,n])for(let t=r;t<s;t++)this.ee(t,e)}return this.ut.get(t)??[]}ee(t,n){const e=this.ut.get(t);e?e.push(...n):this.ut.set(t,[...n])}all(t){const n=new Set(t);for(const t of n)for(const e of[...this.reads.get(t)??[],...this.conditions(t)])n.add(e);return n}}
//|766 0 930
,rl=(t,n)=>n.re??=new el(t,n).reads
//|0 930
,sl=(t,n)=>{const e=t.se.get(n);if(e)return e;const r=new Set(n.reads);for(let e=n.condition;void 0!==e;e=t.conditions[e].outer)for(const n of t.conditions[e].reads)r.add(n);return t.se.set(n,[...r]),t.se.get(n)}
//|771 772 773 774 775 0 930
,il={}
//|0 930
,{}=Object.assign(il
//pushSubject|47 769 770 776 0 930
,{pushSubject:t=>ut(t)}
//ignoring|47 769 770 776 0 930
,{ignoring:t=>ut(t)}
//pushMember|47 769 770 776 0 930
,{pushMember:t=>ut(t)}
//items|432 769 770 776 0 930
,{items:t=>Qi(t)}
//beginEach|432 769 770 776 0 930
,{beginEach:t=>Qi(t)}
//|0 930
)
//|41 43 47 48 275 298 345 391 393 395 415 428 610 715 738 746 750 765 769 787 788 779 780 781 782 783 784 785 0 930
,ol=class{constructor(t){if("formrules program"!==t?.format)throw new Y("this is no program that formrules has compiled");if(1!==t.version)throw new Y(`version ${t.version} of programs is not known here`);const n=t.program;this.sources=n.sources,this.sets=n.sets.map(t=>Oi(t)),this.V=n.patterns,this.patterns=new Map,this.constants=n.constants.map(t=>nl(t,this)),this.operands=n.operands.map(ut),this.computations=n.computations.map(t=>Xu(t)),this.itemPaths=n.itemPaths.map(t=>({...t,start:t.start&&ut(t.start)})),this.rules=n.rules,this.externals=n.externals,this.checks=n.checks,this.L=new Map,this.violations=this.checks.map(()=>null),this.se=new Map,this.decisions=n.decisions,this.conditions=n.conditions;const e=t=>({...t,arguments:lt(t.arguments)});this.messages=n.messages.map(e);const r=n.callTable.map(e);this.calls=n.calls.map(t=>null===t?null:r[t]),this.G=!1,this.forms=n.forms.map(t=>({...t}));for(const n of this.forms)this.ie(n),n.translations=t.translations?.[n.name];this.contexts=n.contexts?.map(({field:t})=>this.oe(t)),this.computed=(n.computed??[]).map(t=>this.readComputed(t)),this.Sn=this.forms.some(t=>t.parameters)?cl(this.forms):new Set,this.code=n.instructions.map((t,n)=>this.ce(t,n)),this.code.some(({test:t})=>t?.ot)&&this.markMeasures(),this.It=this.code.map(t=>this.B(t)??t),this.ue=null,this.Mt=new Iu(this)}ie(t){t.fields=t.fields.map((t,n)=>({...this.oe(t),index:n}));const{fields:n,objects:e}=t;t.objects=e.map(t=>{const r=t.members.map(({field:t,group:r})=>({name:(n[t]??e[r]).name,field:n[t],group:r}));return{...t,members:r,memberNames:new Set(r.map(({name:t})=>t))}}),t.steps=(t.steps??[]).map(t=>({...t,form:null})),t.parameters&&this.readParameters(t)}oe(t){const n={...t,type:yi(t.type,this.forms)};return this.G||=n.isSecret,n.shownLabel=n.label??G(n.name),n.Zt=Ci([...n.groups,n.name]),n.notation=void 0===t.notation?null:Yu(t.notation),n.labels=new Map(t.options.filter(({label:t})=>null!=t).map(({value:t,label:n})=>[t,n])),n.table=t.options.length>0?new Set(t.options.map(t=>t.value)):null,t.arguments&&this.readArguments(n,t.arguments),n.Tn=void 0!==xi(n.type).form,n.Dt=n.normalization.some(t=>ul(t)),n}ce([t,n,e],r){const s=Pr.indexOf(t);if(s<0&&!Object.hasOwn(Sc,t))throw new Y(`the instruction '${t}' is not known`);const i={op:s,name:t,index:r,a:il[t]?.(n)??n,b:e,Qt:Sc[t],test:null,it:null,Jt:!1,operands:s>=13?this.operands.slice(e[0],e[0]+e[1]):[],ignoresCase:15===s};if(s>=14){if(i.test=18===s?Hi:s>=16?Ms:ji[n],!i.test?.answer)throw new Y(`the rule '${n}' is not known`);i.it=i.test.prepare?.(i,this)??null}return i}B(t){if(13!==t.op||this.rules[t.a].parameterCount>0)return null;const n=this.rules[t.a].entry;return this.code[n].test&&4===this.code[n+1].op?this.code[n]:null}Ht(t,n){return null!==this.ue&&this.ue.name===t.name&&n.slot>=this.ue.end}*Xt(t){for(let n=t;4!==this.code[n]?.op&&n<this.code.length;n++)yield this.code[n]}pattern(t,n){const e=2*t+("whole"===n?0:1);let r=this.patterns.get(e);return r||this.patterns.set(e,r=new Wu(this.V[t],n)),r}}
//|0 930
,{}=Object.assign(ol.prototype
//parameters|41 47 393 777 778 786 0 930
,{readParameters(t){this.G||=t.parameters.some(({isSecret:t})=>t),t.parameters=t.parameters.map(t=>({...t,shownLabel:G(t.name),type:yi(t.type,this.forms),defaultValue:ut(t.defaultValue)}))}}
//parameters|47 777 778 786 0 930
,{readArguments(t,n){t.arguments=n.map(({operand:t})=>ut(t)),t.le=n.map(({reads:t})=>t??[])}}
//computed|47 777 778 786 0 930
,{readComputed(t){const n={...t},{operand:e,aggregate:r}=t.source;return void 0===r?n.operand=ut(e):n.aggregate={...r,list:ut(r.list),value:ut(r.value),forms:r.forms.map(t=>null===t?null:this.forms[t])},n}}
//steps|715 766 768 777 778 786 0 930
,{limited(t,{slots:[,n]}){const e=Object.assign(Object.create(ol.prototype),this);e.code=[...this.code],e.ue={name:t.name,end:n};const r=new el(this,t),s=e=>e>=n&&t.steps.some(({slots:[t,n]})=>t<=e&&e<n),i=t=>[...r.all(t)].some(t=>t>=n&&(!r.reads.has(t)||s(t))),o=({slot:t,computed:e})=>s(t)||void 0===e&&t>=n||i([t]),c=(t,n)=>2===t.op&&i([...sl(this,this.checks[t.a]),...null===n?[]:r.conditions(n)]),u=(t,n)=>e.code[t]={op:3,a:n,b:0,index:t},l=[...this.Xt(t.checks)],h=0===l.length?0:l.at(-1).index+1,a=l.map(()=>h);for(let t=l.length-2;t>=0;t--){const{op:n,index:e}=l[t+1];a[t]=0===n||1===n?e:a[t+1]}for(const[n,e]of l.entries())if(0===e.op&&o(t.fields[e.a]))u(e.index,a[n]);else if(1===e.op&&(s(e.a)||c(this.code[e.b-1],e.a)))u(e.index,e.b);else if(2===e.op&&c(e,null)&&this.checks[e.a].start<=e.index)u(this.checks[e.a].start,e.index+1);else if("branch"===e.name){const t=this.code.slice(e.index,e.b).filter(({op:t})=>2===t);t.length>0&&t.every(t=>c(t,null))&&u(e.index,e.b)}return e.It=e.code.map((t,n)=>t===this.code[n]?this.It[n]:t),e.Mt=new Iu(e),e}}
//length size|777 778 786 0 930
,{markMeasures(){for(const t of this.forms)for(const n of this.Xt(t.checks))2===n.op&&this.markMeasuresOf(this.checks[n.a].start,n.index)}}
//length size|777 778 786 0 930
,{markMeasuresOf(t,n){let e=0;const r=[];for(let s=t;s<n;s++){const t=this.code[s];switch(t.name){case"beginEach":case"pushMember":s=t.b-1;break;case"pushSubject":r.push(!0),e++;break;case"ignoring":r.push(!1);break;case"popSubject":r.pop()&&e--;break;case"beginOr":case"beginAny":e++;break;case"beginAnd":case"beginAll":e>0&&e++;break;case"end":e>0&&e--;break;default:0===e&&t.test?.ot&&(t.Jt=!0)}}}}
//computed|777 778 786 0 930
,{isSecretlyComputed(t,n){if(void 0===t.decisions)return!1;for(const e of this.Xt(t.decisions))if("compute"===e.name&&this.computed[e.a].slot===n&&this.computed[e.a].isSecret)return!0;return!1}}
//|0 930
)
//parameters|395 0 930
,cl=t=>{const n=new Set;for(let e=-1;e<n.size;){e=n.size;for(const e of t)e.fields.map(t=>xi(t.type).form).some(t=>t&&(t.parameters||n.has(t)))&&n.add(e)}return n}
//normalization|43 657 0 930
,ul=t=>{if("string"==typeof t&&!Object.hasOwn(Wc,t))throw new Y(`'${t}' is no step of 'normalize'`);return"nfc"===t||"object"==typeof t}
//|22 74 790 791 0 930
,ll=class{constructor(t,n,e){this.program=t,this.form=n,this.field=e,this.he=!1,this.isWellFormed=!1}read(t,n){const{type:e,table:r}=this.field;if(!e.kind||void 0!==this.field.computed)return null;const s=[];for(this.at=t;this.at<n;){const t=this.expression();if(null===t)return null;s.push(...t),2===this.program.code[this.at].op&&this.at++}r&&s.push(t=>r.has(t));const i=!this.he;if(4===e.kind)return hl(r||this.isWellFormed?s:[...s,N],i);const o=3===e.kind?Ut:2===e.kind?t=>!0===t||!1===t:null;return null===o?null:(t,n)=>{if(!o(t))return i&&null==t;for(let e=0;e<s.length;e++)if(!s[e](t,n))return!1;return!0}}expression(){const t=this.program.It[this.at++];if(14===t.op)return this.test(t);if(5===t.op)return this.combined()?.flat()??null;if(6!==t.op)return null;this.ae=!0;const n=this.combined();if(this.ae=!1,null===n||n.some(t=>1!==t.length))return null;const[e,r,...s]=n.flat();return[(t,n)=>e(t,n)||r?.(t,n)||s.some(e=>e(t,n))]}combined(){const t=[];for(;;){const{code:n}=this.program;if(10===n[this.at].op)return this.at++,t;const e=this.expression();if(null===e)return null;if(t.push(e),11===n[this.at].op&&this.at++,9!==n[this.at++].op)return null}}test(t){const{kind:n}=this.field.type,e=t.it;switch(t.a){case"required":case"filled":case"present":return this.he=!0,[];case"equal":{if(4!==n||3!==t.operands[0].kind)return null;const e=this.form.fields.find(n=>n.slot===t.operands[0].at);return e?(this.he=!0,[(t,n)=>n[e.name]===t]):null}case"length":return e&&4===n?[al(e)]:null;case"between":return e&&3===n?[t=>t>=e.least&&t<=e.most]:null;case"regex":case"contains":{if(4!==n||!e)return null;const t=this.program.V[e.position];if(!t.tables?.[e.scope])return null;let r=null;const s=()=>r=this.program.pattern(e.position,e.scope).vn;return this.ae||(this.isWellFormed=!0),[t=>(r??s()).matches(t)]}case"one_of":return e&&2!==n?[t=>e.has(t)]:null;case"none_of":return e&&2!==n?[t=>!e.has(t)]:null}return null}}
//|20 0 930
,hl=(t,n)=>{const[e,r]=t;return 1===t.length?(t,r)=>{if("string"!=typeof t)return n&&null==t;const s=t.charCodeAt(0);return s>32&&s<128||!E(t)?e(t,r):n}:(s,i)=>{if("string"!=typeof s)return n&&null==s;const o=s.charCodeAt(0);if(!(o>32&&o<128)&&E(s))return n;if(!e(s,i)||!r(s,i))return!1;for(let n=2;n<t.length;n++)if(!t[n](s,i))return!1;return!0}}
//|29 0 930
,al=({least:t,most:n,unit:e})=>{const r=P[e],s={bytes:1,utf16:1,scalars:2,characters:1/0}[e],[i,o]=["characters"===e?t<=1?1:1/0:t*s,"bytes"===e?n/3:n];return e=>{if(e.length>=i&&e.length<=o)return!0;if(e.length>5e6)return!1;const s=r(e);return s>=t&&s<=n}}
//module|768 789 793 0 930
,ml=(t,n)=>{if(n.isExact||n.isClosed||n.parameters||void 0!==n.decisions||1!==n.objects.length||void 0!==n.contexts||n.fields.some(t=>t.normalization.length>0||!t.type.kind||t.name in Object.prototype))return null;const e=new Map(n.fields.map(t=>[t.slot,t])),r=[];for(let s=n.checks;4!==t.code[s].op;s=t.code[s].b){const{op:i,a:o,b:c}=t.code[s];if(0!==i&&1!==i)return null;const u=0===i?n.fields[o]:null,l=t.code.slice(s+1,c).filter(({op:t})=>2===t).map(n=>t.checks[n.a]),h=new Set(l.flatMap(n=>sl(t,n)));r.push({field:u,name:u?.name,entry:s,fn:u&&new ll(t,n,u).read(s+1,c),others:[...h].map(t=>e.get(t)).filter(Boolean)})}return r.some(({fn:t})=>null!==t)?new fl(n,r):null}
//module|51 60 242 399 400 402 609 682 794 0 930
,fl=class{constructor(t,n){this.form=t,this.Vt=n,this.refused=[]}me(t){const{Vt:n}=this,e=void 0===t[fr],r=this.refused=[];for(let s=0;s<n.length;s++){const i=n[s];e&&null!==i.fn&&i.fn(t[i.name],t)||r.push(i)}return 0===r.length}load(t,n){const{form:e,refused:r}=this;t.slots.length!==e.slotCount&&(t.slots=new Array(e.slotCount));const{slots:s}=t;for(let t=1;t<s.length;t++)s[t]=Nt;s[0]=new Tt(10,void 0);for(const{others:t}of r)pl(s,n,t);const i=new Ni(s);for(const{field:s,name:o}of r)if(null!==s){if(n[fr]?.has(o))throw new Ei(Ti);i.value(n[o],s.type,s.slot,0),du(t,s,e,s.slot)}s.length>e.slotCount&&i.lt()}run(t){for(const{entry:n}of this.refused)t.Vt=1,t.Ct||Mc(t,n,null);t.Vt=1/0}}
//module|51 0 930
,pl=(t,n,e)=>{for(const{name:r,slot:s,type:i}of e){const e=n[r];null!=e&&(t[s]=new Tt(i.kind,e))}}
//|0 930
,dl=class extends Error{constructor(t){super(t),this.name="SessionError"}}
//|795 797 0 930
,bl=t=>{if("string"!=typeof t)throw new dl("a path is a text");const n=[],e=/\.?(?:`([^`]+)`|([^.[`]+))|\[(\d+)\]|\["((?:[^"\\]|\\.)*)"\]/y;for(;e.lastIndex<t.length;){const[,r,s,i,o]=e.exec(t)??[],c=r??s??(i&&Number(i))??(void 0===o?o:{key:wl(o)});if(void 0===c)throw new dl(`'${t}' is no path`);n.push(c)}return n}
//|0 930
,wl=t=>{const n={n:"\n",r:"\r",t:"\t"};return t.replace(/\\(?:u\{(10[\dA-F]{4}|[\dA-F]{1,5})\}|(.))/g,(t,e,r)=>e?String.fromCodePoint(parseInt(e,16)):n[r]??r)}
//filter mask notation|0 930
,gl=(t,n,e)=>{let[r,s]=[0,t];if(!n)for(const n=Math.max(1,t-1024);s>n;)if(e(--s))return s;for(;s-r>1;){const t=r+Math.floor((s-r)/2);e(t)?r=t:s=t}return r}
//|0 930
,jl=(t,n,e)=>({shown:t,value:t,caret:n,disposition:e})
//|26 798 799 0 930
,Ol=({start:t,end:n,text:e},r,s)=>{const i=R(r),o=i.slice(0,t).join(""),c=o+e,u=i.slice(n).join(""),l=[];let h=0;for(const t of R(c))h+=t.length,h>o.length&&l.push(h);const a=(t,n)=>{const e=c.slice(0,t)+u;return jl(e,R(e.slice(0,t)).length,n)};if(0===l.length||""===e||s(c+u))return a(c.length,"taken");const m=gl(l.length,""===u,t=>s(c.slice(0,l[t-1])+u));return 0===m?jl(r,n,"refused"):a(l[m-1],"shortened")}
//notation|26 229 307 798 799 801 0 930
,vl=class{static of(t,n,{start:e,end:r,text:s,isForward:i}){if(!(n instanceof Fs)||null===n.group)return null;const o=R(t),c=n.rt(o);if(null===c)return null;const u=t=>t.filter(t=>!n.groups.includes(t)).length;let l=u(o.slice(0,e)),h=l+u(o.slice(e,r));l===h&&""===s&&e<r&&(i?h=Math.min(c.length,h+1):l=Math.max(0,l-1));const a=R(s),m=2===n.read(s).completion?n.rt(a)??a:a;return Object.assign(new vl,{notation:n,shown:o,plain:c,start:e,end:r,text:s,lower:l,upper:h,inserted:m})}dt(t){const{shown:n,plain:e,end:r,text:s,lower:i,upper:o,inserted:c}=this,u=e.length<n.length;if(""===s)return u?this.st(0)??jl(this.fe(0).join(""),i,"taken"):null;const l=this.st(c.length);if(null===l||t(l.value))return l;const h=this.fe(c.length).join("");if(!u&&t(h))return jl(h,i+c.length,"taken");const a=gl(c.length,o===e.length,n=>{const e=this.st(n);return null!==e&&t(e.value)});return a>0?{...this.st(a),disposition:"shortened"}:u?jl(n.join(""),r,"refused"):null}get data(){const{notation:t,shown:n,start:e,end:r,text:s,lower:i,inserted:o}=this,c=this.fe(o.length).join("");return 0!==t.read(n.slice(0,e).join("")+s+n.slice(r).join("")).completion||0===Xe(t.syntax,c)?null:jl(c,i+o.length,"taken")}fe(t){return[...this.plain.slice(0,this.lower),...this.inserted.slice(0,t),...this.plain.slice(this.upper)]}st(t){const n=this.notation.st(this.fe(t));if(null===n)return null;let e=this.lower+t,r=0;for(;e>0;)this.notation.groups.includes(n[r++])||(e-=1);return jl(n.join(""),r,"taken")}}
//mask|0 930
,yl=(t,n,e,r)=>({fills:t,matchesFixed:n,matchesLiterals:e,isNew:r})
//mask|802 0 930
,kl=yl(!0,!0,!1,!1)
//mask|802 0 930
,xl=yl(!0,!1,!1,!1)
//mask|802 0 930
,$l=yl(!1,!0,!1,!1)
//mask|802 0 930
,Ml=yl(!0,!0,!0,!0)
//mask|802 0 930
,Sl=yl(!0,!0,!1,!0)
//mask|802 0 930
,Tl=yl(!0,!1,!1,!0)
//mask|0 930
,[El,Al,Nl]=[0,1,2]
//mask|26 0 930
,Il=t=>R(t.join(""))
//mask|26 723 724 726 727 728 803 804 805 810 811 0 930
,_l=class{constructor(t,n=[],e=0){this.pe=t,this.de=n,this.next=e}static of(t,n,e){const r=new _l(n);for(const n of t)r.take(n,kl);return 0===r.filledCount()&&([r.de,r.next]=[[],0]),e&&r.autocomplete(),r}static be(t,n){return _l.of(R(t),n,!1).value.join("")===t}copy(){return new _l(this.pe,[...this.de],this.next)}get shown(){return this.de.map(t=>t.character).join("")}get value(){return this.filledCount()>0?this.de.filter(t=>0!==t.we).map(t=>t.character):[]}get ge(){return!this.pe.slice(this.next).some(t=>"mandatory"===t.room||t.isInValue)}get je(){return this.pe.some(t=>void 0!==t.own&&_u.letterOrDigit(t.own))}get Oe(){return this.value.length-Il(this.value).length}get ve(){return Il(this.de.map(t=>t.character)).length===this.de.length}ye(t){const n=this.de.slice(t).flatMap(({place:t})=>this.pe[t].kind??[]);return!n.some(t=>t!==n[0])&&(this.pe.every(({room:t})=>"optional"!==t)||this.pe.some(({isInValue:t})=>!1===t))}filledCount(t=0,n=this.de.length){let e=0;for(let r=t;r<n;r++)2===this.de[r].we&&e++;return e}ke(t){for(;t>0&&2!==this.de[t-1].we;)t--;return t}caret(t,n,e){let r=0;for(let n=t;n>0&&r<this.de.length;r++)2===this.de[r].we&&n--;for(;r<this.de.length&&2!==this.de[r].we&&(!(n--<=0)||e&&this.de[r].place===(0===r?-1:this.de[r-1].place)+1);r++);return r}cut(t){const n=this.de.splice(t),e=this.de.at(-1);return this.next=void 0===e?0:"repeating"===this.pe[e.place].room?e.place:e.place+1,n}autocomplete(){for(;void 0!==this.pe[this.next]?.own;this.next++)this.write(this.next)}write(t,n=null){const{own:e,isInValue:r}=this.pe[t];this.de.push({character:n??e,place:t,we:null!==n?2:r?1:0})}xe(t,n){let e=0;for(const{character:r,we:s}of t.slice(n))1===s&&this.take(r,$l),2!==s||this.take(r,xl)||e++;return e}remove(t,n){return this.xe(this.cut(t),n-t)}take(t,n){const e=this.de.length;let[r,s,i]=[!1,!1,null];for(let e=this.next;e<this.pe.length;e++){const o=this.pe[e],{own:c,isInValue:u,room:l}=o,h=this.de.at(-1)?.character;if(void 0===c&&s&&(i??={next:e,count:this.de.length}),void 0!==c){if(this.write(e),s=r,c===t&&(u?n.matchesFixed:n.matchesLiterals))return this.next=e+1,!0}else{if(n.fills&&Ru(o,t,h))return this.write(e,t),this.next="repeating"===l?e:e+1,!0;if(n.isNew&&Bu(o,t))return this.write(e,"0"),this.write(e+1,t),this.next=e+2,!0;if(!qu(o,h))break;r=!0}}return n.isNew&&i&&this.filledCount()>0&&Cu(t)?(this.de.length=i.count,this.next=i.next,!0):(this.de.length=e,!1)}$e(t){for(let n=this.value;;){const e=_l.of(Il(n),this.pe,t);if(n=e.value,Il(n).length===n.length)return e}}}
//mask|26 723 798 800 806 807 808 810 811 813 0 930
,Cl=class{constructor(t,n,e){this.value=n,this.text=_l.of(R(n),t,!0),this.canHold=e}dt({start:t,end:n,text:e,isForward:r=!1}){if(""===e)return this.deletion(t,n,r);const[s,i,o]=this.Me(R(e),t,n);return this.Se(s,i,o)??this.Te(n,"refused")}Te(t,n){return{shown:this.text.shown,value:this.value,caret:t,disposition:n}}Ee(t,n,e){const r=t.ve?n:Math.min(n,R(t.shown).length);return{shown:t.shown,value:t.value.join(""),caret:r,disposition:e}}deletion(t,n,e){if(t===n)return this.Te(t,"taken");const r=this.Ae(t,n);return n-t==1&&r.value.join("")===this.text.value.join("")?this.Ne(t,n,e):this.Ie(t,n,t,r)}Ne(t,n,e){if(e){const e=this.text.de.findIndex((t,e)=>e>=n&&2===t.we);return e<0?this.Te(n,"taken"):this.Ie(e,e+1,t)}const r=this.text.ke(t)-1;if(r<0)return this.Te(t,"taken");const s=this.text.filledCount(n)>0?r+1:this.text.de.length;return this.Ie(r,s,r)}Ae(t,n){let e=this.text.copy();const r=e.remove(t,n);if(r>0){const s=this.text.copy();s.remove(s.ke(t),n)<r&&(e=s)}return e.$e(!0)}Ie(t,n,e,r=this.Ae(t,n)){if(this.text.filledCount(n)>0&&!this.text.ye(t)){const e=Ol({start:t,end:n,text:""},this.text.shown,()=>!0);if(!_l.be(e.value,this.text.pe))return e}const s=this.text.ke(e);return this.Ee(r,r.caret(this.text.filledCount(0,s),e-s,!1),"taken")}Se(t,n,e){let r=this._e(t,Ml,n,e);if(r.loss>0||this.text.je&&!r.rank.every(t=>0===t))for(const[s,i]of this.Ce(n)){const n=this._e(t,s,i,e);Fl(n.rank,r.rank)&&(r=n)}if(r.loss<t.length){const t=this.Fe(r);if(null!==t)return this.inserted(r,t,r.losesText?"shortened":"taken")}if(1===t.length)return null;const s=n=>this._e(t.slice(0,n),r.as,r.start,e),i=0===this.text.filledCount(e),o=gl(t.length,i,t=>null!==this.Fe(s(t)));if(0===o)return null;const c=s(o),u=c.loss<o?this.Fe(c):null;return null===u||this.Re(u)?null:this.inserted(c,u,"shortened")}inserted(t,n,e){return this.Ee(n,n.caret(t.filledCount,t.ownCount,t.filledCount>0),e)}Re(t){return t.value.join("")===this.text.value.join("")}Fe({text:t,keepsRest:n}){if(!n)return null;const e=t.$e(!0);return e.filledCount()<t.filledCount()-t.Oe||!e.ve?null:this.Re(e)||this.canHold(e.value.join(""))?e:null}Ce(t){const n=this.text.je?[[Sl,t],[Tl,t]]:[],e=this.text.ke(t);return e<t?[...n,[Ml,e]]:n}_e(t,n,e,r){const s=this.text.copy(),i=s.cut(e),[o,c]=[s.de.filter(t=>0!==t.we).length,s.next],u=t.filter(t=>!s.take(t,n)),l=s.filledCount()>0&&s.de.filter(t=>0!==t.we).length>o,h=t.length>1,a=h||this.text.filledCount()>0||e>0,m=!(l||a&&s.next>c),f=s.filledCount()-s.Oe,p=s.de.length-s.ke(s.de.length),d=0===s.xe(i,r-e),b=[!d,u.length,m,h&&!s.ge,h&&n===Ml].map(Number);return{text:s,as:n,start:e,filledCount:f,ownCount:p,keepsRest:d,rank:b,loss:u.length,losesText:u.some(_u.letterOrDigit)}}Me(t,n,e){const{de:r,pe:s}=this.text,i=(t,n)=>{const e=Il(t),{kind:r}=s[n.place];return 1===e.length&&void 0!==r&&_u[r](e[0])};return n>0&&i([r[n-1].character,t[0]],r[n-1])&&(t=Il([r[n-=1].character,...t])),e<r.length&&i([t.at(-1),r[e].character],r[e])&&(t=Il([...t,r[e].character]),e+=1),[t,n,e]}}
//mask|0 930
,Fl=(t,n)=>{const e=t.findIndex((t,e)=>t!==n[e]);return e>=0&&t[e]<n[e]}
//|0 930
,Rl=t=>t.replace(/[^\P{Nd}0-9]/gu,t=>{const n=t.codePointAt(0);let e=n;for(;/\p{Nd}/u.test(String.fromCodePoint(e-1));)e--;return String((n-e)%10)})
//|21 26 730 731 799 800 811 812 814 817 818 819 820 821 822 823 824 825 0 930
,Bl=class{constructor(t,n,e){this.Be=void 0!==t||["integer","number","date","month","time","datetime"].includes(e),this.pe=void 0===t?null:zu(Du(t),n?.Zn??[]),this.notation=n}shown(t){return this.qe(t)?_l.of(R(t),this.pe,!0).shown:t}qe(t){return null!==this.pe&&_l.be(t,this.pe)&&(null===this.notation||this.isAlive(t)||!this.isData(t))}valueOf(t){return null===this.pe||null!==this.notation||"string"!=typeof t||_l.be(t,this.pe)?t:this.formattedAgain(jl(t,0,"taken")).value}dt(t,n,e){let r=this.Be?Rl(t.text):t.text,s=this.Pe({...t,text:r},n,e);if(null!==this.pe||t.deletesPart)return s;for(const i of[A,Rl]){const o=i(r);if("taken"===s.disposition||o===r||""===o)continue;r=o;const c=this.Pe({...t,text:r},n,e);"refused"!==s.disposition&&"taken"!==c.disposition||(s=c)}return s}Pe(t,n,e){return null!==this.notation?this.notated(t,n,e):null===this.pe||this.qe(n)?this.formatted(t,n,e):this.unformatted(t,n,e)}formatted(t,n,e){return null===this.pe?Ol(t,n,e):new Cl(this.pe,n,e).dt(t)}}
//|0 930
,{}=Object.assign(Bl.prototype
//notation|815 816 826 0 930
,{isAlive(t){return 0!==this.notation.read(t).completion}}
//notation|229 815 816 826 0 930
,{isData(t){return"time"!==this.notation.type&&/^(?:19|20)/.test(t)&&0!==Xe(this.notation.syntax,t)}}
//notation|26 799 800 801 815 816 826 0 930
,{notated(t,n,e){const r=null===this.pe?vl.of(n,this.notation,t):null,s=r?.dt(e)??null;if(null!==s)return s;const i=R(this.shown(n)),o=this.translation(t,i);if(null!==o&&e(o))return jl(o,R(o).length,"taken");if(null===this.pe){const s=r?.data??null;return null!==s&&e(s.value)?s:this.formatted(t,n,e)}if(!this.qe(n))return this.formattedAgain(Ol(t,n,e));const c=this.formatted(t,n,e);if(""===t.text||"refused"!==c.disposition&&this.isAlive(c.value)||!this.isAlive(n))return c;const u=this.data(t,i);return null!==u&&e(u)?jl(u,R(u).length,"taken"):c}}
//mask|799 800 815 816 826 0 930
,{unformatted(t,n,e){const r=Ol(t,n,t=>{const n=this.formattedAgain(jl(t,0,"taken"));return e(n.value)||n.value===t&&e(this.withoutOwn(t))});return this.formattedAgain(r)}}
//mask|26 815 816 826 0 930
,{withoutOwn(t){const n=this.pe.filter(t=>!1===t.isInValue).map(t=>t.own);return R(t).filter(t=>!n.includes(t)).join("")}}
//mask|26 811 815 816 826 0 930
,{formattedAgain(t){const n=this.fitted(t);return this.qe(t.value)?n:null===this.notation?n.shown.startsWith(t.value)||this.withoutOwn(t.value)===t.value||_l.of(R(n.value),this.pe,!0).ge?n:t:/^\p{Nd}*$/u.test(t.value)&&!this.isData(t.value)&&this.isAlive(n.value)?n:t}}
//mask|26 811 812 815 816 826 0 930
,{fitted(t){const n=t=>new Cl(this.pe,"",()=>!0).dt({start:0,end:0,text:t}),e=n(t.value);if("refused"===t.disposition||"taken"!==e.disposition)return t;const r=R(t.value).slice(0,t.caret).join("");if(r===t.value)return{...e,caret:R(e.shown).length,disposition:t.disposition};const s=_l.of(R(n(r).value),this.pe,!1).filledCount(),i=_l.of(R(e.value),this.pe,!0).caret(s,0,!1);return{...e,caret:i,disposition:t.disposition}}}
//notation|26 739 815 816 826 0 930
,{translation({start:t,end:n,text:e},r){return R(e).length<2||n>r.length?null:Vu(this.notation,r.slice(0,t).join("")+e+r.slice(n).join(""))}}
//notation|815 816 826 0 930
,{data({start:t,end:n,text:e},r){const s=t=>/^\p{Nd}$/u.test(t);if(r.slice(n).some(s))return null;const i=r.slice(0,t).filter(s).join("")+e;return this.isData(i)&&!this.qe(i)?i:null}}
//|0 930
)
//|39 241 827 0 930
,ql=(t,n=0,e=new Set)=>{const r=t=>ql(t,n+1,e);return"string"==typeof t?JSON.stringify(t):Array.isArray(t)||ar(t)?n>J||e.has(t)?"":(e.add(t),Array.isArray(t)?`[${t.map(r)}]`:`{${Object.keys(t).filter(n=>void 0!==t[n]).sort().map(n=>r(n)+r(t[n]))}}`):String(t)}
//externals|827 0 930
,Pl=({rule:t,value:n,arguments:e})=>ql([t.name,n,e])
//|830 831 0 930
,zl=({annotations:t,isSecret:n,computed:e,type:r})=>{const s=n||void 0!==e?void 0:t.find(({name:t})=>"default"===t)?.arguments[0];return void 0===s?void 0:Ul(r,Dl(s))}
//default|70 830 0 930
,Dl=t=>{if(Array.isArray(t))return t.map(Dl);if(null===t||"object"!=typeof t)return t;const[[n,e]]=Object.entries(t);return"number"===n?qt(e,!0):e}
//default|62 84 831 853 0 930
,Ul=(t,n)=>{if("any"===t.name)return n;if("list"===t.name)return(Array.isArray(n)?n:[n]).map(n=>Ul(t.item,n)).filter(t=>void 0!==t);const e="number"==typeof n||n instanceof _t;return 4===t.kind?"string"==typeof n?n:e?Wt(n):"boolean"==typeof n?String(n):void 0:hh.includes(t.name)&&("string"==typeof n||e&&3===t.kind||"boolean"==typeof n&&2===t.kind)?n:void 0}
//|241 243 415 795 832 833 834 839 0 930
,Zl=(t,n,e,r=null,s=n.objects[0])=>{Jl(t,s.memberNames,"field",e);for(const{name:i,field:o,group:c}of s.members){const s=pr(t,i),u=o&&r?.node(o);if(void 0!==s&&u?.ze&&Kl(u),o)Ll(s,o.type,[...e,i],u?.nested);else if(ar(s))Zl(s,n,[...e,i],r,n.objects[c]);else if(null!=s)throw new dl(`'${Ci([...e,i])}' takes the values of a form`)}}
//|241 244 415 795 0 930
,Jl=(t,n,e,r)=>{if(!ar(t))throw new dl(`expected an object of ${e}s`);const s=dr(t,n);if(void 0!==s)throw new dl(`the form has no ${e} '${Ci([...r,s])}'`)}
//|241 395 402 832 834 835 0 930
,Ll=(t,n,e,r=null)=>{if(n.form&&ar(t))return Zl(t,n.form,e,r);if(new Ni([]).value(t,n,0,0),void 0!==xi(n).form&&("list"===n.name&&Array.isArray(t)&&t.forEach((t,r)=>Gl(t,n.item,[...e,r])),"map"===n.name&&ar(t)))for(const r of Object.keys(t))Ll(t[r],n.item,[...e,{key:r}])}
//|20 241 415 795 834 0 930
,Gl=(t,n,e)=>{const r=null==t||"string"==typeof t&&E(t);if(n.form&&!r&&!ar(t))throw new dl(`'${Ci(e)}' takes the values of a form`);Ll(t,n,e)}
//|243 833 835 0 930
,Hl=(t,n,e)=>{const r=[...(e.contexts??[]).map(t=>n.contexts[t]),...e.parameters??[]];Jl(t,new Set(r.map(({name:t})=>t)),"context",[]);for(const{name:n,type:e}of r)Gl(pr(t,n),e,[n])}
//|241 243 837 841 0 930
,Yl=(t,n,e,r,s=e.form.objects[0])=>{for(const{name:i,field:o,group:c}of s.members){const s=pr(n,i),u=e.form.objects[c];o?void 0!==s?Wl(t,s,e.node(o),r):r||Wl(t,void 0,e.node(o),!1):ar(s)?Yl(t,s,e,r,u):null!==s&&r||Yl(t,{},e,!1,u)}}
//|829 838 841 0 930
,Vl=(t,n)=>{for(const e of n.fields){const n=zl(e.De);void 0!==n&&Wl(t,n,e,!1),e.nested&&Vl(t,e.nested)}}
//|415 795 0 930
,Kl=t=>{if(t.isReadOnly)throw new dl(`'${Ci(t.path)}' is read-only`)}
//|795 0 930
,Ql=t=>{if(t.Ue)throw new dl(`'${t.De.name}' is in a row that was removed`)}
//|241 827 837 842 843 848 0 930
,Wl=(t,n,e,r)=>{const{type:s,computed:i}=e.De;void 0===i&&(e.Ze=Xl(n),e.Je=!1,s.form&&ar(n)?(e.Je=!0,e.content=void 0,Yl(t,n,e.nested,r)):s.form?(Yl(t,{},e.nested,!1),e.content=n):"list"===s.name&&Array.isArray(n)?th(t,n,e):(e.Le=null,e.content=e.Ge.valueOf(n)),e.He=(e.Je||null!==e.Le)&&ql(e.given)!==e.Ye,ih(e))}
//|20 39 241 842 0 930
,Xl=(t,n=0)=>!(null==t||n>0&&!1===t)&&("string"==typeof t?!E(t):n>J||(Array.isArray(t)?t.some(t=>Xl(t,n+1)):0===n||!ar(t)||Object.values(t).some(t=>Xl(t,n+1))))
//list|844 846 847 0 930
,th=(t,n,e)=>{const r=(e.Le??[]).slice(0,n.length),s=r.length;for(;r.length<n.length;)r.push(nh(t,e));e.Le=r,e.content=void 0,r.forEach((e,r)=>sh(t,e,n[r]));for(const{instance:t}of r.slice(s))t&&rh(t)}
//module list|856 0 930
,nh=(t,n)=>{const e={value:null,instance:null};return n.Ve&&(e.instance=new fh(t,n.Ve,n,e)),e}
//|241 837 838 846 0 930
,eh=(t,n,e)=>{void 0!==e&&(n.value=e),n.instance&&(Vl(t,n.instance),ar(e)&&Yl(t,e,n.instance,!0),rh(n.instance))}
//|827 0 930
,rh=t=>{for(const n of t.Ke())Object.assign(n,{Ye:ql(n.given),He:!1})}
//|241 837 0 930
,sh=(t,n,e)=>{n.value=e,n.instance&&ar(e)&&Yl(t,e,n.instance,!1)}
//|0 930
,ih=t=>{t.session.Qe++,t.unit.moment="change";for(let{We:n,Xe:e}=t.instance;n&&void 0!==t.given;({We:n,Xe:e}=n.instance))null===e&&(n.Je=!0)}
//|850 852 0 930
,oh=t=>lh(t,ch)
//|827 829 849 0 930
,ch=({De:t,Je:n,nested:e,Le:r,content:s,Ye:i})=>{if(void 0===t.computed)return n?oh(e):null!==r?r.map(t=>t.instance?oh(t.instance):t.value):void 0!==s||i===ql(void 0)&&void 0===zl(t)?s:null}
//|852 0 930
,uh=t=>lh(t,t=>t.given)
//|423 852 0 930
,lh=(t,n,e=t.form.objects[0])=>Ui(e.members.map(({name:e,field:r,group:s})=>{if(r)return[e,n(t.node(r))];const i=lh(t,n,t.form.objects[s]);return[e,Object.keys(i).length>0?i:void 0]}))
//|0 930
,hh=["integer","number","boolean","date","month","time","datetime"]
//|0 930
,ah=["text","integer","number","date","month","time","datetime","choice","any"]
//|62 73 84 424 739 815 827 851 853 856 0 930
,mh=class{constructor(t,n){this.instance=t,this.De=n,this.session=t.session,this.unit=null,this.content=void 0,this.Le=null,this.Je=!1,this.He=!1,this.nested=n.type.form?new fh(this.session,n.type.form,this,null):null,this.Ve="list"===n.type.name?n.type.item.form??null:null,this.tr=!1,this.nr=!1,this.Ze=!1,this.er=!1,this.ze=!1,this.Ye=void 0,this.status=null,this.view=null,this.Ge=n.Ge??=new Bl(n.mask,n.notation,n.type.name)}get path(){return[...this.instance.path,...this.De.groups,this.De.name]}get slot(){return this.instance.place.frame.base+this.De.slot}get Ue(){for(let{We:t,Xe:n}=this.instance;t;({We:t,Xe:n}=t.instance))if(n&&!t.Le?.includes(n))return!0;return!1}get rr(){return!this.Je&&null===this.Le&&ql(this.content)!==this.Ye}get isReadOnly(){return this.ze||void 0!==this.De.computed||(this.instance.We?.isReadOnly??!1)}get isEnabled(){return!this.er&&(this.instance.We?.isEnabled??!0)}*sr(){if(this.nested&&(yield this.nested),this.Ve)for(const t of this.Le??[])yield t.instance}get given(){return this.Je?uh(this.nested):null===this.Le?this.content:this.Le.map(t=>t.instance?uh(t.instance):t.value)}get value(){const{type:t}=this.De;return this.Je||null!==this.Le||"string"!=typeof this.content||!hh.includes(t.name)||this.Ue?this.given:Zi(this.session.Mt,this.slot,t)??this.content}get ir(){if(this.Je||null!==this.Le)return null;const{content:t,De:{notation:n}}=this;if(null==t)return"";if("number"==typeof t||t instanceof _t){const e="number"==typeof t?Dt(t):t;return n?.write(3,e)??Wt(e)}return"string"!=typeof t?null:null===n||this.tr?t:Vu(n,t)??t}}
//|855 857 858 859 0 930
,fh=class{constructor(t,n,e,r){this.session=t,this.form=n,this.We=e,this.Xe=r,this.fields=n.fields.map(t=>new mh(this,t)),this.Vt=bh(t.program,n).map(t=>({...t,instance:this,moment:"change",standing:ph}));for(const t of this.Vt)t.field&&(this.node(t.field).unit=t);this.place=null}node(t){return this.fields[t.index]}get path(){return null===this.We?[]:null===this.Xe?this.We.path:[...this.We.path,this.We.Le.indexOf(this.Xe)]}*or(){for(const t of this.Vt)if(yield t,t.field)for(const n of this.node(t.field).sr())yield*n.or()}*Ke(){for(const t of this.or())t.field&&(yield dh(t))}}
//|0 930
,ph=Object.freeze({isInvalid:!1,gt:!1,fails:!1,failsForGood:!1,isPending:!1,ft:[],violations:[],undecided:[],zt:new Map})
//|0 930
,dh=({field:t,instance:n})=>t?n.node(t):null
//|768 860 0 930
,bh=(t,n)=>{if(n.Vt)return n.Vt;const e=[];for(const r of t.Xt(n.checks)){const s={entry:r.index,field:null,slot:r.a,hasConditions:!1,targets:[],reads:[]};if(0===r.op)e.push({...s,field:n.fields[r.a],slot:n.fields[r.a].slot});else if(1===r.op)e.push(s);else if(2===r.op){const n=t.checks[r.a],s=e.at(-1);n.isCondition&&(s.hasConditions=!0),wh(n).length>0&&s.targets.push(wh(n)),s.reads.push(...sl(t,n))}}return n.Vt=e}
//|0 930
,wh=({target:t})=>{const n=t.findIndex(t=>"string"!=typeof t);return n<0?t:t.slice(0,n)}
//|861 0 930
,gh=(t,n)=>{const e=t.fields.findLast(({De:t})=>t.slot<=n);return e&&e.De.slot!==n?e.nested?gh(e.nested,n-e.De.slot):null:e??null}
//|796 863 866 867 0 930
,jh=(t,n)=>{const e=n.map(n=>{if("string"!=typeof n?.message)throw new TypeError("a violation needs a message");const e={path:"",rule:"rejected",severity:"error",file:"",line:0,column:0,...n},r=t.cr(bl(e.path));return{violation:e,...r,key:kh(t,r?.field)}}),r=({violation:n,field:e})=>e?xh(t,e):""===n.path||Oh(t,n.path);return t.ur=e.filter(r),t.update(),n.filter((t,n)=>!r(e[n]))}
//|415 796 0 930
,Oh=(t,n)=>{const e=`${Ci(bl(n))}.`;return t.root.fields.some(({De:t})=>t.Zt.startsWith(e))}
//|866 0 930
,vh=t=>{t.ur=t.ur.filter(({field:n,key:e})=>!n?.Ue&&kh(t,n)===e)}
//|415 867 0 930
,yh=(t,n)=>t.ur.filter(e=>e.field===n&&xh(t,n)).map(({violation:t,rest:e})=>n?{...t,path:Ci([...n.path,...e])}:t)
//|827 851 0 930
,kh=(t,n)=>ql(n?n.given:uh(t.root))
//|0 930
,xh=(t,n)=>!n||n.isEnabled&&t.lr(n)
//|869 0 930
,$h=t=>{for(const n of t.root.Ke())n.status=Mh(t,n)}
//|870 871 872 873 875 879 0 930
,Mh=(t,n)=>{const{tr:e}=n,r=null===n.instance.We?[]:Sh(t,n),{unit:s}=n,i=s.targets.length>0||r.length>0,o=i?Eh(t,n,r):s.standing,c=t.lr(n),u=Ah(t,n,o)||o.fails&&(s.hasConditions||r.length>0)||t.ur?.some(t=>t.field===n),l=(e,r)=>!i||Th(t,e,r)===n,h=u?[...r,s].flatMap(n=>Ih(t,n).filter(t=>l(t,n))):[],a=h.filter(t=>"error"===t.severity),{rr:m}=n,f=o.gt&&!Rh(t,n),p=f&&void 0!==n.De.computed,d=h.filter(t=>"warning"===t.severity);return{state:c&&n.isEnabled?a.length>0?"invalid":o.isPending?"checking":t.hr!==n||e?e||n.nr||m||n.He||p?o.isInvalid?"incomplete":f?"undecided":o.gt?"incomplete":"valid":"untouched":"editing":"untouched",isActive:c,isPending:o.isPending,violations:a,warnings:d,undecided:f?o.undecided:[]}}
//nested|0 930
,Sh=(t,n)=>{const e=[];for(let{We:r,Xe:s}=n.instance;null!==r&&null===s;({We:r,Xe:s}=r.instance))r.unit.targets.some(e=>t.find(e,r.nested)===n)&&e.push(r.unit);return e}
//target|858 860 0 930
,Th=(t,n,e)=>{const r=dh(e),s=e.standing.zt.get(n)?.check,i=s?wh(s):[];return(r?.nested&&i.length>0?t.find(i,r.nested):null)??r}
//target|871 0 930
,Eh=(t,n,e)=>{const{unit:r}=n,s=[...e,r].flatMap(({standing:e,...r})=>e.violations.filter(s=>Th(t,s,{standing:e,...r})===n).map(t=>({isError:"error"===t.severity,isFinal:!e.zt.get(t)?.Ut}))),i=r.standing.isInvalid&&!r.standing.violations.some(t=>"error"===t.severity);return{...r.standing,isInvalid:i||s.some(({isError:t})=>t),fails:s.length>0,failsForGood:s.some(({isFinal:t})=>t)}}
//|874 0 930
,Ah=(t,n,e)=>n.tr?e.failsForGood:e.fails&&Nh(t,n)
//|424 0 930
,Nh=(t,n)=>void 0!==n.De.computed?void 0!==Zi(t.Mt,n.slot,n.De.type):n.nr||n.Ze&&t.hr!==n
//|858 865 876 885 0 930
,Ih=(t,n)=>{const e=dh(n),r=_h(t,n,e);return t.ur&&e?Uh([...r,...yh(t,e)],n.standing.zt,t.options.mode):r}
//|873 877 885 0 930
,_h=(t,n,e)=>{const{standing:r}=n;if(!r.fails)return[];const s=null===e||Ah(t,e,r);return s||n.hasConditions?Uh(r.violations.filter(r=>Ch(t,r,n,e,s)),r.zt,t.options.mode):[]}
//|768 878 881 0 930
,Ch=(t,n,e,r,s)=>{const{Ut:i=!1,check:o=null}=e.standing.zt.get(n)??{},c=o?.isCondition??!1;if(r?.tr&&i&&!c)return!1;const u=o?sl(t.program,o):[];return null===r&&0===u.length?t.isSubmitted:!!(s||c&&0!==u.length)&&!(r&&0===u.length&&void 0===r.De.computed&&!r.tr&&!r.nr)&&!(r&&void 0!==r.De.computed&&!Fh(t,r))&&u.every(n=>qh(t,n,e.instance))}
//computed|874 880 883 0 930
,Fh=(t,{De:{slot:n},instance:e})=>{const r=zh(t,n,e);return(0===r.length||r.some(n=>Nh(t,n)))&&!Bh(t,n,e)}
//|880 0 930
,Rh=(t,n)=>!n.tr&&[...n.unit.reads,...void 0===n.De.computed?[]:[n.De.slot]].some(e=>Bh(t,e,n.instance))
//reads computed|861 882 883 0 930
,Bh=(t,n,e)=>{const r=gh(e,n);return null!==r&&void 0===r.De.computed?Ph(t,r):zh(t,n,e).some(n=>Ph(t,n))}
//reads|861 874 880 883 0 930
,qh=(t,n,e)=>{const r=gh(e,n);if(null!==r&&1&t.Mt.slots[r.slot].flags)return!0;const s=null!==r&&void 0===r.De.computed;return!(s&&!Nh(t,r))&&(s||zh(t,n,e).every(n=>Nh(t,n)))&&!Bh(t,n,e)}
//|0 930
,Ph=(t,n)=>{if(n.tr)return!0;if(null===n.nested&&!n.Ve)return!1;for(let e=t.hr?.tr?t.hr:null;e;e=e.instance.We)if(e===n)return!0;return!1}
//computed parameters group|767 861 0 930
,zh=(t,n,e)=>{const[r,s,i]=[[{slot:n,instance:e}],new Map,[]];for(const n of r){const e=s.get(n.instance)??s.set(n.instance,new Set).get(n.instance);if(e.has(n.slot))continue;e.add(n.slot);const{form:o,We:c}=n.instance,u=rl(t.program,o).get(n.slot),l=gh(n.instance,n.slot),h=(o.parameters??[]).findIndex(t=>t.slot===n.slot);u?r.push(...u.map(t=>({slot:t,instance:n.instance}))):void 0!==l?.De.computed?r.push({slot:l.De.slot,instance:l.instance}):l?i.push(l):h>=0&&c&&r.push(...(c.De.le?.[h]??[]).map(t=>({slot:t,instance:c.instance})))}return i}
//|865 875 0 930
,Dh=t=>{const n=[...t.root.or()].flatMap(n=>Ih(t,n));return t.ur?[...n,...yh(t)]:n}
//|0 930
,Uh=(t,n,e)=>{if("all"===e||t.length<2)return t;const r=new Set;let s=!1;return t.filter(t=>!(r.has(t.path)||s&&n.get(t)?.check||("error"!==t.severity||(r.add(t.path),t.path.endsWith("]")||(s=!0)),0)))}
//|0 930
,Zh=(t,n)=>{let e=n;for(;e.instance.We;)e=e.instance.We.unit;const r=t.form.steps.findIndex(({slots:[t,n]})=>t<=e.slot&&e.slot<n);return r<0&&null===e.field?0:r}
//|768 886 0 930
,Jh=(t,n,e,r)=>{const s=Zh(t,e);return s<0||s>n?[]:r.filter(r=>{const i=e.standing.zt.get(r)?.check,o=(i&&e.instance===t.root?sl(t.program,i):[]).map(n=>t.form.steps.findIndex(({slots:[t,e]})=>t<=n&&n<e));return Math.max(s,...o)===n})}
//|887 0 930
,Lh=(t,n)=>{const e={isInvalid:!1,gt:!1,isPending:!1};for(const r of t.root.or()){const{violations:s,undecided:i,isPending:o}=r.standing;Jh(t,n,r,s).some(t=>"error"===t.severity)&&(e.isInvalid=!0),0!==Jh(t,n,r,i).length&&(e.gt=!0,o&&(e.isPending=!0))}return e}
//|875 887 0 930
,Gh=(t,n)=>[...t.root.or()].flatMap(e=>Jh(t,n,e,Ih(t,e)))
//|858 886 0 930
,Hh=(t,n)=>{t.ar(null),t.ur=null,t.host?.mr();for(const e of t.root.or()){if(Zh(t,e)!==n)continue;e.moment="submit";const r=dh(e);null!==r&&t.lr(r)&&Object.assign(r,{nr:!0,tr:!1})}t.update()}
//steps|41 888 889 890 0 930
,Yh=class{#t;#n;constructor(t,n){this.#t=t,this.#n=n}get#e(){return this.#t.form.steps[this.#n]}get name(){return this.#e.name}get label(){return this.#e.label??G(this.name)}get fields(){const[t,n]=this.#e.slots;return this.#r(t,n).map(t=>this.#t.view(t))}#r(t,n){return this.#t.root.fields.filter(({De:e})=>t<=e.slot&&e.slot<n)}get state(){const{isInvalid:t,gt:n,isPending:e}=Lh(this.#t,this.#n);if(this.violations.length>0)return"invalid";if(e)return"checking";const[r,s]=this.#e.slots;return this.#r(r,s).some(t=>t.nr||t.rr||this.#t.hr===t)?t?"incomplete":n?"undecided":"valid":"untouched"}get violations(){return Gh(this.#t,this.#n).filter(t=>"error"===t.severity)}get warnings(){return Gh(this.#t,this.#n).filter(t=>"warning"===t.severity)}get canContinue(){const{isInvalid:t,gt:n}=Lh(this.#t,this.#n);return!t&&!n&&!this.#t.fr}async submit(){return Hh(this.#t,this.#n),await(this.#t.host?.settle()),this.canContinue}}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|91 96 99 100 101 892 0 930
,Vh=class{constructor(t,n){this.now=t,this.offset=n}static of(t){if("string"==typeof t){const n=mn(t),e=null===n?dn(t):bn(n,0);if(!e)throw new RangeError(`now: '${t}' is neither a date nor a date with time`);const r=60*(e.o??0);return new Vh({s:e.s-r,n:e.n},()=>r)}const n=Number(t??Date.now());if(!Number.isFinite(n))throw new RangeError("now is no date");const e=Math.floor(n/1e3);return new Vh({s:e,n:Math.floor(1e6*(n-1e3*e))},t=>Math.round(60*-new Date(1e3*t.s).getTimezoneOffset())||0)}x(t){const n=Math.floor((t.s+this.offset(t))/86400);return Math.min(Math.max(n,-719162),2932896)}O(t){const n={s:t.s+this.offset(t),n:t.n,o:null};return cn(wn(n))?n:null}k(t){const n=n=>({s:t.s-n,n:t.n});if(null!==t.o)return n(60*t.o);const e=this.offset(n(86400));if(this.offset(n(e))===e)return n(e);const r=this.offset(n(-86400));return this.offset(n(r))===r?n(r):n(e)}}
//|0 930
,Kh=["first-per-field","all","first"]
//|893 0 930
,Qh=t=>{if(!Kh.includes(t))throw new RangeError(`'${t}' is no report mode`)}
//|892 0 930
,Wh=class{constructor(t,n,e){this.mode=t,this.context=n.context??{},this.strict=!0===n.strict,this.moment="submit",this.Yt=!0,this.host=null,this.ruleTexts=n.ruleTexts,this.translations=n.translations,this.J=e.translations,this.now=n.now,this.pr=null}get v(){return this.pr??=Vh.of(this.now)}}
//externals|795 828 897 898 899 900 901 0 930
,Xh=class{constructor(t,n){const e=[...ta(t)].filter(t=>"function"!=typeof n[t]).map(t=>`'${t}'`);if(e.length>0)throw new dl(`the form needs external rules that were not supplied: ${e.join(", ")}`);this.session=t,this.externals=n,this.answers=new Map,this.dr=new Map,this.kept=new Map,this.waiting=[]}mt(t){return this.answers.get(Pl(t))}mr(){for(const[t,n]of this.answers)void 0===n.accepted&&this.answers.delete(t)}br(t){const[n,e]=[new Map,new Set];for(const{standing:r}of t)for(const{question:t,isPending:s}of r.ft)e.add(Pl(t)),s&&n.set(Pl(t),t);for(const t of this.answers.keys())e.has(t)||this.answers.delete(t);this.wr(n)}wr(t){for(const[n,{gr:e}]of this.dr)t.has(n)&&!this.session.fr||(this.dr.delete(n),e.abort());for(const[n,e]of this.session.fr?[]:t){if(this.dr.has(n))continue;const t=new AbortController;this.dr.set(n,{gr:t}),this.answer(e,n,t).then(e=>this.take(n,t,e))}if(0===this.dr.size)for(const t of this.waiting.splice(0))t()}async settle(){for(;this.dr.size>0;)await new Promise(t=>this.waiting.push(t))}take(t,n,e){this.dr.get(t)?.gr===n&&(this.dr.delete(t),this.answers.set(t,e),this.session.update())}async answer(t,n,e){const{signal:r}=e,{debounce:s,timeout:i,cache:o,retries:c=0}=t.rule,u=this.kept.get(n);if(u&&u.end>performance.now())return u.answer;if(s&&this.session.jr!==this.session.Qe&&!await sa(ra(s),r))return{reason:"cancelled"};const l=this.Or(t,c,r),h=new AbortController;r.addEventListener("abort",()=>h.abort(),{once:!0});const a=i&&sa(ra(i),h.signal).then(()=>ea),m=await(a?Promise.race([l,a]):l);return h.abort(),m===ea&&e.abort(),o&&void 0!==m.accepted&&this.kept.set(n,{answer:m,end:performance.now()+ra(o)}),this.kept.size>1024&&this.kept.delete(this.kept.keys().next().value),m}async Or(t,n,e){const{rule:r,value:s,arguments:i}=t,o=Object.fromEntries(r.parameters.map((t,n)=>[t,i[n]??null]));for(;;)try{return na(await this.externals[r.name](s,{signal:e,arguments:o}))}catch(t){if("AbortError"===t?.name||e.aborted)return{reason:"cancelled"};if(n--<=0)return{reason:t?.message?`failed: ${t.message}`:"failed"}}}}
//externals|0 930
,ta=({program:t,form:n})=>{const e=new Set,r=({checks:t,decisions:n,fields:e})=>[t,n,...e.map(({filter:t})=>t)].filter(t=>void 0!==t),s=new Set(r(n));for(const n of s)for(const{op:i,name:o,a:c}of t.Xt(n))18===i?e.add(t.externals[c].name):13===i?s.add(t.rules[c].entry):"nested"===o?r(t.forms[c]).forEach(t=>s.add(t)):"compute"===o&&void 0!==t.computed[c].aggregate?.body&&s.add(t.computed[c].aggregate.body);return e}
//externals|0 930
,na=t=>{if("boolean"==typeof t)return{accepted:t};if("string"==typeof t)return{accepted:!1,message:t||void 0};throw new TypeError("an external rule answers true, false or a message")}
//externals|0 930
,ea={reason:"timed out"}
//externals|124 0 930
,ra=t=>Number(zn(t).p)/1e6
//externals|0 930
,sa=(t,n)=>new Promise(e=>{const r=setTimeout(()=>e(!0),Math.min(t,2147483647));n.addEventListener("abort",()=>{clearTimeout(r),e(!1)},{once:!0})})
//module list|835 844 845 905 907 908 0 930
,ia=(t,n,e)=>{const r=ha(t),s=ua(t,e,r.length);Gl(n,t.De.type.item,[...t.path,s]);const i=nh(t.session,t);r.splice(s,0,i),aa(t,r),eh(t.session,i,n)}
//module list|905 907 908 0 930
,oa=(t,n,e)=>{const r=ha(t),[s,i]=[n,e].map(n=>ua(t,n,r.length-1));s!==i&&(r.splice(i,0,...r.splice(s,1)),aa(t,r))}
//module list|905 907 908 0 930
,ca=(t,n)=>{const e=ha(t);e.splice(ua(t,n,e.length-1),1),aa(t,e)}
//module list|906 0 930
,ua=(t,n,e)=>{if(Number.isInteger(n)&&n>=0&&n<=e)return n;throw la(t)}
//module list|415 795 0 930
,la=t=>new dl(`there is no such row in '${Ci(t.path)}'`)
//module list|839 906 0 930
,ha=t=>{if("list"!==t.De.type.name)throw la(t);return Kl(t),[...t.Le??[]]}
//module list|848 0 930
,aa=(t,n)=>{t.Le=n,t.content=void 0,t.nr=!0,ih(t)}
//|415 834 839 840 841 902 903 904 0 930
,ma=class{#s;constructor(t){this.#s=t}get path(){return this.#s.Ue?this.#s.De.Zt:Ci(this.#s.path)}get label(){return this.#s.De.shownLabel}get text(){return this.#s.Ge.shown(this.#s.ir??"")}get value(){return this.#s.value}get state(){return this.#s.status.state}get violations(){return this.#s.status.violations}get warnings(){return this.#s.status.warnings}get undecided(){return this.#s.status.undecided}get isActive(){return this.#s.status.isActive}get isPending(){return this.#s.status.isPending}get isReadOnly(){return this.#s.isReadOnly}set isReadOnly(t){this.#i(n=>n.ze=t)}get isEnabled(){return this.#s.isEnabled}set isEnabled(t){this.#i(n=>n.er=!t)}get rowCount(){return this.#s.Le?.length??0}edit(t){return Ql(this.#s),this.#s.session.edit(this.#s,t)}set(t){this.#o((n,e)=>{Kl(n),Ll(t,n.De.type,n.path),n.tr=!1,Wl(e,t,n,!1)})}focus(){this.#i((t,n)=>n.ar(t))}leave(){this.#i((t,n)=>n.hr===t?n.ar(null):n.leave(t,n.hr))}insert(t,n=this.rowCount){this.#o(e=>ia(e,t,n))}move(t,n){this.#o(e=>oa(e,t,n))}remove(t){this.#o(n=>ca(n,t))}#o(t){Ql(this.#s),this.#i(t)}#i(t){const{session:n,Ue:e}=this.#s;e||(t(this.#s,n),n.update())}}
//|26 51 402 415 424 435 715 795 832 836 837 838 846 848 854 856 857 858 864 868 894 895 896 909 917 918 912 913 914 915 0 930
,fa=class{constructor(t,{values:n={},context:e,externals:r={},...s}){this.program=t.program,this.form=t.De,this.options={mode:"first-per-field",...s},Qh(this.options.mode),this.context=e??{},Hl(this.context,this.program,this.form),this.Mt=new Iu(t.program),this.host=t.program.externals.length>0?new Xh(this,r):null,this.root=new fh(this,this.form,null,null),this.hr=null,this.isSubmitted=!1,this.jr=null,this.ur=null,this.fr=!1,this.Qe=0,this.vr=new Set,this.yr=!1,this.kr=!1,Zl(n,this.form,[]),Vl(this,this.root),Yl(this,n,this.root,!0),rh(this.root),this.update()}update(){if(this.yr)this.kr=!0;else{this.xr();for(const t of this.root.or())t.standing=this.judge(t);this.ur&&vh(this),$h(this),this.host?.br(this.root.or());for(const t of[...this.vr])t()}}batch(t){const n=!this.yr;this.yr=!0;try{t()}finally{n&&(this.yr=!1,this.kr&&(this.kr=!1,this.update()))}}y(t){return Object.assign(new Wh("all",this.options,this.form),{context:this.context,host:this.host},t)}xr(){const t=new Array(this.form.slotCount).fill(null);this.$r=new Ni(t,!1),this.Mr(this.root,{frame:to(this.form,0),outer:[],items:[]},t),this.Mt.In(this.form,this.y(),t);for(const t of this.root.Ke())void 0!==t.De.computed&&(t.content=Zi(this.Mt,t.slot,t.De.type))}Mr(t,n,e){t.place=n;const{base:r}=n.frame;e[r]=new Tt(10,void 0);for(const s of t.fields){const i=r+s.De.slot;if(s.Je||null!==s.Le&&s.Ve)this.layOutInside(s,i,n,e);else{const t=void 0!==s.De.computed?void 0:s.Le?.map(t=>t.value)??s.content;this.$r.value(t,s.De.type,i,0),s.tr&&e[i]&&(e[i].flags|=8),s.nested&&this.placeInstance(s.nested,pa(n,s,s.De.type.form,i,null))}t.form.objects.length>1&&this.showGroups(s,r,e)}}judge(t){const n=dh(t);if(null!==t.instance.We&&!this.isJudged(t.instance)||n?.er)return ph;const e=this.y({moment:t.moment,Yt:!(null!==n&&(null!==n.nested||null!==n.Ve))}),r=this.Mt.Fn(t.entry,t.instance.place,e),{violations:s,ft:i,zt:o}=r,c=[...o.values()].filter(t=>t.Ut).length;return{...r,fails:s.length>0,failsForGood:s.length>c,isPending:!this.fr&&i.some(t=>t.isPending)}}get verdict(){let t="valid";for(const{standing:n}of this.root.or()){if(n.isInvalid)return"invalid";n.gt&&(t="undecided")}return t}edit(t,n){const e=t.ir;if(null===e||!ah.includes(t.De.type.name))throw new dl(`'${Ci(t.path)}' holds no text that could be edited`);if(t.isReadOnly||!t.isEnabled)throw new dl(`'${Ci(t.path)}' is read-only`);const r=da(n,t.Ge.shown(e)),s=this.y(),i=n=>r.deletesPart||void 0===t.De.filter||this.Mt.canHold(n,t.De,t.instance.place,s);let o=t.Ge.dt(r,e,i);r.deletesPart&&"refused"===o.disposition&&(o=t.Ge.dt({...r,text:""},e,i)),this.ar(t);const c=e!==o.value||null!==t.De.notation;"refused"===o.disposition||!c&&t.tr||(t.tr=!0,t.Ze=!1,c&&(t.content=o.value,ih(t))),this.update();const{state:u,violations:l,warnings:h}=t.status,a=R(o.shown).slice(0,o.caret).join("").length;return{text:o.shown,value:t.value,caret:a,state:u,isRefused:"refused"===o.disposition,isShortened:"shortened"===o.disposition,messages:[...l,...h].map(t=>t.message)}}ar(t){if(this.hr===t)return;const n=this.hr;this.hr=t,n&&this.leave(n,t)}leave(t,n){const e=new Set;for(let t=n;t;t=t.instance.We)e.add(t);for(let n=t;n&&!e.has(n);n=n.instance.We)n.nr=!0,n.tr=!1,n.unit.moment="blur"}lr(t){return 0==(3&this.Mt.slots[t.slot].flags)&&(null===t.instance.We||this.lr(t.instance.We))}Sr(){this.ar(null),this.isSubmitted=!0,this.jr=this.Qe,this.ur=null,this.host?.mr();for(const t of this.root.or()){t.moment="submit";const n=dh(t);null!==n&&this.lr(n)&&(n.nr=!0)}this.update()}find(t,n){const e=this.cr(t,n);return 0===e?.rest.length?e.field:null}cr(t,n=this.root){for(let e=1;e<=t.length;e++){const r=Ci(t.slice(0,e)),s=n.fields.find(({De:t})=>t.Zt===r);if(!s)continue;const i=t.slice(e),o=s.Le?.[i[0]]?.instance;return(s.nested?this.cr(i,s.nested):o&&this.cr(i.slice(1),o))??{field:s,rest:i}}return null}view(t){return t.view??=new ma(t)}}
//|0 930
,{}=Object.assign(fa.prototype
//form|51 910 917 911 916 0 930
,{layOutInside(t,n,e,r){const{nested:s,Le:i,Ve:o}=t;if(t.Je)return this.Mr(s,pa(e,t,t.De.type.form,n,null),r);const c=r[n]=new Tt(9,void 0);[c.count,c.stride]=[i.length,o.slotCount],c.start=this.$r.append(c.count*c.stride),i.forEach((n,s)=>this.Mr(n.instance,pa(e,t,o,c.item(s),s),r))}}
//nested|910 917 911 916 0 930
,{placeInstance(t,n){t.place=n;for(const e of t.fields){const{type:{form:t},slot:r}=e.De;e.nested&&this.placeInstance(e.nested,pa(n,e,t,n.frame.base+r,null))}}}
//group|51 910 911 916 0 930
,{showGroups(t,n,e){const{slot:r,computed:s}=t.De;if(t.Je||null!==t.Le||void 0!==t.content&&void 0===s)for(const s of t.instance.form.objects.slice(1))s.slot<r&&r<s.slot+s.slotCount&&(e[n+s.slot]=new Tt(10,void 0))}}
//nested|910 911 916 0 930
,{isJudged(t){const{We:n}=t,e=this.Mt.slots[n.slot];return!(n.er||71&e.flags)&&(null!==t.Xe||!(10!==e.kind||32&e.flags))&&(null===n.instance.We||this.isJudged(n.instance))}}
//|0 930
)
//form|435 0 930
,pa=(t,n,e,r,s)=>({frame:to(e,r,t.items.length+(null===s?0:1),null!==s&&s>0),outer:[...t.outer,{...t.frame,field:n.De}],items:null===s?t.items:[...t.items,s]})
//|23 26 795 0 930
,da=({start:t,end:n,text:e,direction:r},s)=>{if(!([t,n].every(Number.isInteger)&&t>=0&&t<=n&&n<=s.length))throw new dl(`the range ${t}..<${n} is not in a text of ${s.length}`);const i=I(e??""),o=[0];for(const t of R(s))o.push(o.at(-1)+t.length);const c=o.findLastIndex(n=>n<=t),u=o.findIndex(t=>t>=n),l="forward"===r;if(t===n&&""===i)return{start:c,end:c,text:"",isForward:l,deletesPart:!1};const[h,a]=[s.slice(o[c],t),s.slice(n,o[u])].map(t=>I(t,""));return{start:c,end:u,text:h+i+a,isForward:l,deletesPart:!e&&h+a!==""}}
//|421 796 832 836 837 849 862 884 891 910 0 930
,ba=class{#t;constructor(t,n){this.#t=new fa(t,n)}field(t){const n=this.#t.find(bl(t));return n&&this.#t.view(n)}get fields(){return[...this.#t.root.Ke()].map(t=>this.#t.view(t))}get steps(){return this.#t.form.steps.map((t,n)=>new Yh(this.#t,n))}get verdict(){return this.#t.verdict}get isPending(){return[...this.#t.root.or()].some(t=>t.standing.isPending)}get violations(){return Dh(this.#t).filter(t=>"error"===t.severity)}get warnings(){return Dh(this.#t).filter(t=>"warning"===t.severity)}show(t){return jh(this.#t,t)}get values(){return zi(this.#t.Mt,this.#t.form,0)}get draft(){return oh(this.#t.root)}get context(){return this.#t.context}set context(t){Hl(t,this.#t.program,this.#t.form),this.#t.context=t,this.#t.update()}update(t){Zl(t,this.#t.form,[],this.#t.root),Yl(this.#t,t,this.#t.root,!0),this.#t.update()}batch(t){this.#t.batch(t)}onChange(t){if("function"!=typeof t)throw new TypeError("a listener is a function");return this.#t.vr.add(t),()=>this.#t.vr.delete(t)}async settle(){await(this.#t.host?.settle())}async submit(){const t=this.#t;for(let n=null;!t.fr&&t.Qe!==n;)t.Sr(),n=t.Qe,await this.settle();return t.fr?"undecided":this.verdict}end(){this.#t.fr=!0,this.#t.vr.clear(),this.#t.update()}}
//|41 919 922 923 924 925 926 0 930
,wa=class{constructor(t,n,e=!0){this.program=t,this.De=n,this.in=e,this.name=n.name,this.label=n.label??G(n.name)}session(t={}){return this.checkNow?.(t),new ba(this,t)}}
//|0 930
,{}=Object.assign(wa.prototype
//module|920 921 927 0 930
,{validate(t,n={}){return void 0===n.step?this.judge(t,n):this.upTo(n.step).judge(t,n)}}
//module|920 921 927 0 930
,{upTo(t){const n=this.De.steps.find(n=>n.name===t);if(!n)throw new RangeError(`there is no step '${t}'`);return n.form??=new wa(this.program.limited(this.De,n),this.De,!1)}}
//module|241 792 894 895 920 921 927 0 930
,{judge(t,n){const{mode:e="first-per-field",context:r}=n;if(Qh(e),!ar(t))throw new TypeError("a record is an object");this.checkNow?.(n),null!=r&&this.checkContext(r),void 0===this.De.Tr&&(this.De.Tr=ml(this.program,this.De));const s=this.in?this.De.Tr:null;if(null!==s&&s.me(t))return{verdict:"valid",violations:[],undecided:[]};const i=this.program.Mt.judge(t,this.De,new Wh(e,n,this.De),s);return{verdict:i.isInvalid?"invalid":i.gt?"undecided":"valid",violations:i.violations,undecided:i.undecided}}}
//module|241 243 244 920 921 927 0 930
,{checkContext(t){if(!ar(t))throw new TypeError("a context is an object");const{contexts:n=[],forms:e}=this.program,r=this.program.Er??=new Set([...n,...e.flatMap(({parameters:t=[]})=>t)].map(({name:t})=>t)),s=dr(t,r);if(void 0!==s){const t=[...r].map(t=>`'${t}'`).join(", ");throw new RangeError(`no form has a context '${s}'${t&&`; there are ${t}`}`)}for(const e of this.De.contexts??[]){const{name:r,type:s}=n[e],i=pr(t,r)??"";if(s.form&&!ar(i)&&""!==i)throw new RangeError(`the context '${r}' takes the values of a form`)}}}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|892 920 921 927 0 930
,{checkNow({now:t}){void 0!==t&&Vh.of(t)}}
//|0 930
)
//|777 920 0 930
,load=t=>{const n="string"==typeof t?JSON.parse(t):t,e=new ol(n);return{forms:[...new Set(e.forms.map(({name:t})=>t))],form(t){const n=e.forms.find(n=>n.name===t);if(!n)throw new RangeError(`there is no form '${t}'`);return new wa(e,n)}}}
//|22 70 242 0 930
,ga=t=>{let n=0;const e=()=>{throw new SyntaxError(`not JSON at position ${n}`)},r=/[ \t\n\r]*/y,s=/"(?:[^"\\\0-\x1f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|[{}[\],:]/y,i=()=>{r.lastIndex=n,r.test(t),s.lastIndex=r.lastIndex;const i=s.exec(t)?.[0]??e();return n=s.lastIndex,i},o=t=>{const n='"'===t[0]?JSON.parse(t):e();return N(n)?n:e()},c=(t,n)=>(n>512&&e(),"{"===t?l(n):"["===t?u(n):"true"===t||"false"===t?"true"===t:"null"===t?null:/[-0-9]/.test(t[0])?qt(t,!0):o(t)),u=t=>{const n=[];for(let r=i();"]"!==r;r=i())n.length>0&&(r=","===r?i():e()),n.push(c(r,t+1));return n},l=t=>{const[n,r,s]=[{},[],new Set];for(let u=i();"}"!==u;u=i()){r.length>0&&(u=","===u?i():e());const l=o(u);":"!==i()&&e(),Object.hasOwn(n,l)?s.add(l):r.push(l),Object.defineProperty(n,l,{value:c(i(),t+1),enumerable:!0,writable:!0,configurable:!0})}return Object.defineProperty(n,mr,{value:r}),s.size>0&&Object.defineProperty(n,fr,{value:s}),n},h=c(i(),0);return r.lastIndex=n,r.test(t),n=r.lastIndex,n===t.length?h:e()}
//|
;
//|

//|

//|
var F;
//|

//|

//|

//|

//|

//|

//|

//|

//|

//|

//|

//|

//|

//|

//|

//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|

//|142
ce(0);
//|142
ce(4,5,16,6,7);
//|142
ce(3);
//computations|132 199

//computations|133 135 197

//computations|132 134 197 200

//|

//|396
$i.item=$i;
//|

//|

//|

//backtracking|

//fallback template|

//|

//module|62
export{_t as Decimal};
//module|43
export{Y as ProgramError};
//module|795
export{dl as SessionError};
//|928
export{load};
//module|929
export{ga as parse};
