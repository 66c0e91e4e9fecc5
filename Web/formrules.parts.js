/* The FormRules runtime, made by Scripts/minify.sh: SHA-256 93dc13caa866c8bd */
//|
const[]=[]
//|0 929
,[t,n,r,e]=[12,1,2,3]
//|0 929
,[s,i,o]=[4,8,16]
//|0 929
,[c,u]=[5,10]
//|0 929
,[l,h]=[13,14]
//|0 929
,a=t=>t?13:14
//|0 929
,m=t=>t?5:10
//|0 929
,f=(t,n,r)=>t|(n?4:0)|(r?8:0)
//|0 929
,p=t=>3&t
//|0 929
,d=t=>0!=(2&t)
//|7 8 0 929
,b=t=>{if(16&t)return 1===p(t)?28:29;const n=p(t);return f(1===n?2:2===n?1:n,8&t,4&t)}
//|8 12 0 929
,w=(t,n,r)=>{const[e,s]=[p(t),p(n)];return 0===e||0===s?0!==e?t:0!==s?n:t|n:g(t,n,r)}
//|8 0 929
,g=(t,n,r)=>{const[e,s]=[p(t),p(n)],i=t=>e===t||s===t,o=i(r)?r:i(3)?3:i(0)?0:e,[c,u]=2===r?[4,8]:[8,4];return o|t&n&c|(t|n)&u}
//|0 929
,[j,O,v,y]=[0,1,2,3]
//|0 929
,k=[12,12,5,10]
//|11 12 0 929
,x=[(t,n)=>w(t,n,2),(t,n)=>w(t,n,1),(t,n)=>g(t,n,2),(t,n)=>g(t,n,1)]
//|0 929
,$="\\t-\\r \\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000"
//|16 0 929
,M=new RegExp(`^[${$}]*$`)
//|16 0 929
,S=new RegExp(`^[${$}]+`)
//|16 0 929
,T=new RegExp(`[${$}]+`,"g")
//|17 0 929
,E=t=>{const n=t.charCodeAt(0);return!(n>32&&n<128)&&M.test(t)}
//|18 20 0 929
,A=t=>{let n=t.length;for(;n>0&&E(t[n-1]);)n--;return t.slice(0,n).replace(S,"")}
//|0 929
,N=String.prototype.isWellFormed?t=>t.isWellFormed():t=>!/\p{Surrogate}/u.test(t)
//|0 929
,I=(t,n="\ufffd")=>t.replace(/\p{Surrogate}/gu,n)
//|0 929
,_=t=>{let n=t.length;for(let r=0;r<t.length;r++){const e=t.charCodeAt(r);e>=128&&(n+=e>=2048&&55296!=(63488&e)?2:1)}return n}
//|0 929
,C=t=>{let n=t.length;for(let r=0;r<t.length;r++)56320==(64512&t.charCodeAt(r))&&n--;return n}
//|932 27 0 929
,R=t=>{if(B(t))return t.split("");F??=new Intl.Segmenter("und",{granularity:"grapheme"});const n=[];for(let[r,e]=[0,1024];r<t.length;){let s=r+e;56320==(64512&t.charCodeAt(s))&&s++;const i=Array.from(F.segment(t.slice(r,s)),t=>t.segment);s<t.length&&i.pop(),e=i.length>0?1024:2*e;for(const t of i)n.push(t),r+=t.length}return n}
//|0 929
,B=t=>{for(let n=0;n<t.length;n++){const r=t.charCodeAt(n);if(r>=768||13===r)return!1}return!0}
//|26 27 0 929
,q=t=>B(t)?t.length:R(t).length
//|31 32 33 34 0 929
,P={}
//|0 929
,{}=Object.assign(P
//|28 29 30 35 0 929
,{characters:q}
//utf16|29 30 35 0 929
,{utf16:t=>t.length}
//scalars|25 29 30 35 0 929
,{scalars:C}
//bytes|24 29 30 35 0 929
,{bytes:_}
//|0 929
)
//|0 929
,z=(t,n)=>{const r=Math.min(t.length,n.length);for(let e=0;e<r;e++){const[r,s]=[t.charCodeAt(e),n.charCodeAt(e)];if(r===s)continue;const i=[r,s].map(t=>55296==(63488&t));return i[0]!==i[1]?i[0]?1:-1:r-s}return t.length-n.length}
//|0 929
,D=t=>`limit reached: ${t}`
//|0 929
,U="left to the server"
//|0 929
,Z=1e7,J=128
//|24 39 0 929
,L=t=>t.length>5592405.333333333&&_(t)>16777216
//|26 0 929
,G=t=>{const n=t.split(/[_-]/).filter(Boolean).join(" "),r=R(n)[0]??"";return r.toUpperCase()+n.slice(r.length)}
//|26 0 929
,H=t=>{if(t.length<=80)return t;const n=R(t);return n.length<=80?t:n.slice(0,80).join("")+"\u2026"}
//|0 929
,Y=class extends Error{constructor(t){super(t),this.name="ProgramError"}}
//|0 929
,V=["none","constant","parameter","field","previous","previousItem","context","computed","item","computation","itemPath"]
//|44 0 929
,[K,Q,W,X,tt,nt,rt,et,st,it,ot]=V.keys()
//|0 929
,ct={kind:0,at:0}
//|43 44 46 0 929
,ut=t=>{if(null==t)return ct;const[[n,r]]=Object.entries(t),e=V.indexOf(n);if(e<1)throw new Y(`the operand '${n}' is not known`);return 8===e?{kind:e,level:r[0],at:r[1]}:{kind:e,at:r}}
//|47 0 929
,lt=t=>{const n=new Map;for(const{name:r,operand:e}of t){const t=n.get(r)??{e:[],count:0};++t.count<=8&&t.e.push({name:r,operand:ut(e)}),n.set(r,t)}return[...n.values()].flatMap(({e:t,count:n})=>(n>8&&(t.at(-1).count=n),t))}
//|0 929
,[ht,at,mt,ft,pt,dt,bt,wt,gt,jt,Ot,vt,yt,kt,xt,$t,Mt]=Array(17).keys()
//|0 929
,St={text:4,choice:4,integer:3,number:3,boolean:2,date:5,month:16,time:6,datetime:7,file:8,any:void 0}
//|53 54 55 56 0 929
,Tt=class{constructor(t,n){this.kind=t,this.value=n,this.flags=0}get i(){return this.isMap?this.stride-1:this.stride}get c(){return 10===this.kind&&!this.isOwn&&0==(4&this.flags)}get u(){return 9===this.kind&&0==(68&this.flags)}l(t){this.flags|=64,this.reason=t}}
//|0 929
,{}=Object.assign(Tt.prototype
//list map any|51 52 57 0 929
,{item(t){return this.start+t*this.stride}}
//list map any|51 52 57 0 929
,{itemAt(t){return null===this.order?t:this.order[t]}}
//computations computed parameters|51 52 57 0 929
,{copy(){return Object.assign(new Tt(this.kind,this.value),this)}}
//|51 52 57 0 929
,{start:0,count:0,stride:0,order:null,isMap:!1,isOwn:!1,isKey:!1,form:null,text:null,given:null,reason:null,unknown:null}
//|0 929
)
//|51 0 929
,Et=t=>{const n=new Tt(t.isMap?9:0,void 0);return[n.start,n.count,n.stride,n.order]=[t.start-1,t.count,t.stride,t.order],n}
//|51 0 929
,At=t=>{if(9===t.kind)return t;const n=new Tt(10===t.kind&&t.isOwn?9:0,void 0);return 0===n.kind||([n.flags,n.isMap,n.order]=[t.flags,!0,t.order],[n.start,n.count,n.stride]=[t.start+1,t.count,2]),n}
//|51 0 929
,Nt=Object.freeze(new Tt(0,void 0))
//|0 929
,It=Symbol("too many digits")
//|84 64 0 929
,_t=class{constructor(t,n,r=!1){this.digits=t,this.exponent=n,this.p=r&&BigInt.asIntN(64,t)!==t,Object.freeze(this)}toString(){return Wt(this)}toJSON(){return this.toString()}}
//|0 929
,{}=Object.assign(_t
//module|61 62 70 63 65 0 929
,{from(t){const n=qt(String(t),!0);if(null===n||n===It)throw new RangeError(`'${t}' is not a number of 38 digits`);return n}}
//|0 929
)
//|62 66 67 72 0 929
,Ct=(t,n,r=!1)=>{if(0n===t)return 0;const e=String(t),s=zt(e),i=s.length-(t<0n?1:0),o=n+e.length-s.length;return i>38&&r?Ct(Ft(BigInt(s),i-38),o+i-38,!0):i>38||Math.abs(o)>2147483647?null:o>=0&&i+o<=15?Number(s)*10**o:new _t(BigInt(s),o,r)}
//computations computed|77 78 0 929
,Ft=(t,n)=>{const[r,e]=[Lt(t),Gt(n)],s=r%e;return(r/e+(s>e-s||s===e-s&&r/e%2n===1n?1n:0n))*(t<0n?-1n:1n)}
//|0 929
,Rt=t=>"object"==typeof t&&t.p
//|0 929
,Bt=t=>"number"==typeof t?[BigInt(t),0]:[t.digits,t.exponent]
//|71 0 929
,qt=(t,n=!1)=>{const r=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(t),[,e,s,i="",o=0]=r??[];return!r||o&&!n?null:""===i&&s.length<=15&&0===o?Number(e+s)||0:Pt(e,s,i,o)}
//|61 66 72 0 929
,Pt=(t,n,r,e)=>{const s=zt(n+r),i=s.replace(/^0+/,"");return""===i?0:i.length>38?It:Ct(BigInt(t+i),n.length-s.length+Number(e))??It}
//|0 929
,zt=t=>{let n=t.length;for(;"0"===t[n-1];)n--;return t.slice(0,n)}
//|70 74 0 929
,Dt=t=>Ut(t)?t||0:qt(String(t),!0)
//|0 929
,Ut=t=>Number.isInteger(t)&&t<1e15&&t>-1e15
//|0 929
,Zt=t=>"number"==typeof t||t.exponent>=0
//|0 929
,Jt=t=>"number"==typeof t?t<0:t.digits<0n
//|0 929
,Lt=t=>t<0n?-t:t
//|0 929
,Gt=t=>10n**BigInt(t)
//|69 77 0 929
,Ht=t=>{const[n,r]=Bt(t);return String(Lt(n)).length-1+r}
//|81 0 929
,Yt=(t,n)=>"number"==typeof t&&"number"==typeof n?t<n?-1:t>n?1:0:Vt(t,n)
//module moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap between less lessOrEqual greater greaterOrEqual aggregate computations decimals integer number any default multiple_of|69 78 0 929
,Vt=(t,n)=>{const[r,e]=Bt(t),[s,i]=Bt(n),o=e-i,c=(t,n)=>t*Gt(Math.min(Math.max(n,0),39)),[u,l]=[c(r,o),c(s,-o)];return u<l?-1:u>l?1:0}
//|83 0 929
,Kt=(t,n)=>"number"==typeof t?t:Qt(t,n)
//module moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap between less lessOrEqual greater greaterOrEqual aggregate computations decimals integer number any default multiple_of|78 0 929
,Qt=({digits:t,exponent:n},r)=>{if(n>=0)return Number(`${t}e${n}`);const e=n<-38?0:Number(t/Gt(-n));return r===t>0n?e+(r?1:-1):e}
//|85 0 929
,Wt=t=>"number"==typeof t?String(t):Xt(t)
//|77 0 929
,Xt=t=>{const n=t.digits<0n?"-":"",r=String(Lt(t.digits)),e=t.exponent;if(e>=0&&r.length+e<=40)return n+r+"0".repeat(e);const s=r.length+e;return e<0&&s>0?`${n}${r.slice(0,s)}.${r.slice(s)}`:e<0&&-e<=40?`${n}0.${"0".repeat(-s)}${r}`:`${n}${r}e${e}`}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|0 929
,[tn,nn]=[-719162,2932896]
//|0 929
,rn=(t,n)=>String(t).padStart(n,"0")
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|0 929
,en=(t,n)=>2===t?n%4!=0||n%100==0&&n%400!=0?28:29:4===t||6===t||9===t||11===t?30:31
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|88 0 929
,sn=(t,n,r)=>{if(t<1||t>9999||n<1||n>12||r<1||r>en(n,t))return null;const e=n<=2?t-1:t,s=Math.floor(e/400),i=e-400*s,o=Math.floor((153*(n>2?n-3:n+9)+2)/5)+r-1;return 146097*s+(365*i+Math.floor(i/4)-Math.floor(i/100)+o)-719468}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|0 929
,on=t=>{const n=t+719468,r=Math.floor(n/146097),e=n-146097*r,s=Math.floor((e-Math.floor(e/1460)+Math.floor(e/36524)-Math.floor(e/146096))/365),i=e-(365*s+Math.floor(s/4)-Math.floor(s/100)),o=Math.floor((5*i+2)/153),c=o<10?o+3:o-9;return{year:s+400*r+(c<=2?1:0),month:c,day:i-Math.floor((153*o+2)/5)+1}}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|0 929
,cn=t=>t>=-719162&&t<=2932896
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|0 929
,un=t=>t>=12&&t<12e4
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|90 94 0 929
,ln=t=>hn(on(t))
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|0 929
,hn=({year:t,month:n})=>12*t+n-1
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|88 89 90 0 929
,an=(t,n)=>{const{year:r,month:e,day:s}=on(t),i=12*r+e-1+n;if(i<12||i>=12e4)return null;const[o,c]=[Math.floor(i/12),i%12+1];return sn(o,c,Math.min(s,en(c,o)))}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|89 0 929
,mn=t=>{const n=/^(\d{4})-(\d\d)-(\d\d)$/.exec(t);return n&&sn(+n[1],+n[2],+n[3])}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|0 929
,fn=t=>{const n=/^(\d{4})-(\d\d)$/.exec(t);return!n||+n[1]<1||+n[2]<1||+n[2]>12?null:12*+n[1]+ +n[2]-1}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|0 929
,pn=t=>{const n=/^(\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?$/.exec(t);if(!n)return null;const[r,e,s=0]=n.slice(1,4).map(t=>t&&+t);return r>23||e>59||s>59?null:1e9*(3600*r+60*e+s)+ +(n[4]??"").padEnd(9,"0")}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|96 98 100 0 929
,dn=t=>{const n=/^(.{10})[Tt ](.{5,18}?)(?:([Zz])|([+-])(\d\d):(\d\d))?$/.exec(t);if(!n)return null;const[r,e]=[mn(n[1]),pn(n[2])];return null===r||null===e||n[5]>23||n[6]>59?null:bn(r,e,n[3]?0:n[4]?(60*n[5]+ +n[6])*("-"===n[4]?-1:1):null)}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|0 929
,bn=(t,n,r=null)=>({s:86400*t+Math.floor(n/1e9),n:n%1e9,o:0===r?0:r})
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|0 929
,wn=t=>Math.floor(t.s/86400)
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|101 0 929
,gn=t=>1e9*(t.s-86400*wn(t))+t.n
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|87 90 0 929
,jn=t=>{const{year:n,month:r,day:e}=on(t);return`${rn(n,4)}-${rn(r,2)}-${rn(e,2)}`}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|87 0 929
,On=t=>`${rn(Math.floor(t/12),4)}-${rn(t%12+1,2)}`
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|72 87 0 929
,vn=t=>{const n=Math.floor(t/1e9),r=[n/3600,n/60%60,n%60].map(t=>rn(Math.floor(t),2)).join(":");return t%1e9==0?r:`${r}.${zt(rn(t%1e9,9))}`}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|87 101 102 103 105 0 929
,yn=t=>{const n=`${jn(wn(t))}T${vn(gn(t))}`;if(null===t.o)return n;if(0===t.o)return n+"Z";const r=Math.abs(t.o);return`${n}${t.o<0?"-":"+"}${rn(Math.floor(r/60),2)}:${rn(r%60,2)}`}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|0 929
,kn=(t,n)=>Math.sign(t.s-n.s||t.n-n.n)
//|20 0 929
,xn=t=>{switch(t.kind){case 4:return E(t.value)&&0==(128&t.flags);case 0:return!0;case 1:return 0==(128&t.flags);case 9:return 0===t.count&&0==(132&t.flags);case 10:return 0!=(32&t.flags);default:return!1}}
//|0 929
,$n=t=>4===t.kind?t.value:t.text??""
//|0 929
,Mn=t=>5===t.kind||16===t.kind||6===t.kind||7===t.kind
//|0 929
,Sn=t=>4===t.kind&&0!=(128&t.flags)&&!t.isKey
//|62 80 110 0 929
,Tn=(t,n,r)=>{const e=t.value===n.value||Mn(t)&&JSON.stringify(t.value)===JSON.stringify(n.value)||t.value instanceof _t&&n.value instanceof _t&&0===Yt(t.value,n.value);return t.kind===n.kind&&e&&t.start===n.start&&t.count===n.count&&(t.flags&~r)==(n.flags&~r)}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|91 92 103 104 105 106 0 929
,En=t=>{switch(t.kind){case 5:return cn(t.value)?jn(t.value):null;case 16:return un(t.value)?On(t.value):null;case 6:return vn(t.value);default:return yn(t.value)}}
//|66 68 69 78 79 0 929
,An=(t,n)=>{if(0===n)return t;if(0===t)return n;const r=Rt(t)||Rt(n),[e,s]=Bt(t),[i,o]=Bt(n),c=Math.min(s,o);return Math.max(s,o)-c>76?r?Ht(t)>Ht(n)?t:n:null:Ct(e*Gt(s-c)+i*Gt(o-c),c,r)}
//|66 69 0 929
,Nn=(t,n)=>{const[r,e]=Bt(t);return Ct(r,e+n)}
//|66 68 69 0 929
,In=(t,n)=>{const[r,e]=Bt(t),[s,i]=Bt(n);return Ct(r*s,e+i,Rt(t)||Rt(n))}
//|66 68 69 77 78 0 929
,_n=(t,n)=>{const[r,e]=Bt(t),[s,i]=Bt(n),o=Lt(s);let c=Lt(r)/o,u=Lt(r)%o,l=e-i;for(;0n!==u&&c<Gt(37);)c=10n*c+10n*u/o,u=10n*u%o,l-=1;(u>o-u||u===o-u&&c%2n===1n)&&(c+=1n);const h=0n!==u||Rt(t)||Rt(n);return Ct(r<0n!=s<0n?-c:c,l,h)}
//|62 0 929
,Cn=t=>"number"==typeof t?-t||0:new _t(-t.digits,t.exponent,t.p)
//|69 77 78 0 929
,Fn=(t,n)=>{const[r,e]=Bt(t),s=-e-n;if(s<=0)return null;if(s>38)return{kept:0n,rest:1n,unit:10n,digits:r};const i=Gt(s);return{kept:r/i,rest:Lt(r)%i,unit:i,digits:r}}
//|66 119 0 929
,Rn=(t,n)=>{const r=Fn(t,n);return r?Ct(r.kept+(r.rest>=r.unit-r.rest?r.digits<0n?-1n:1n:0n),-n)??t:t}
//|69 77 122 0 929
,Bn=(t,n)=>{const[r,e]=Bt(t),[s,i]=Bt(n);if(0n===r)return!0;if(0n===s)return!1;const o=e-i,c=qn(Lt(r)),u=qn(Lt(s));return c.twos+o>=u.twos&&c.fives+o>=u.fives&&r%u.rest===0n}
//|0 929
,qn=t=>{let[n,r,e]=[t,0,0];for(;n%2n===0n;r++)n/=2n;for(;n%5n===0n;e++)n/=5n;return{twos:r,fives:e,rest:n}}
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|0 929
,Pn={ms:1e6,s:1e9,min:6e10,h:36e11,d:864e11,w:6048e11}
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|43 69 70 78 116 123 0 929
,zn=t=>{const[,n,r,e]=/^(-?)([0-9.]+)(\w+)$/.exec(t)??[],s=r&&qt(r),i="mo"===e?1:"y"===e?12:Pn[e];if(null==s||!i)throw new Y(`'${t}' is not a duration`);const[o,c]=Bt(In(s,i)??0),u=c<0?o/Gt(-c):o*Gt(c),l=n?-u:u;return"mo"===e||"y"===e?{text:t,months:Number(l)}:{text:t,g:l}}
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|0 929
,Dn=(t,n)=>("years"===t?Math.trunc(n/12):n)||0
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|93 95 0 929
,Un=(t,n,r,e)=>{const s=ln(r)-ln(t),i=an(t,s);if(null===i)return s;const o=i-r||n-e;return(t-r||n-e)<=0?o>0?s-1:s:o<0?s+1:s}
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|92 95 100 101 102 0 929
,Zn=(t,n,r)=>{if(16===t)return un(n+r)?n+r:null;if(5===t)return an(n,r);if(7!==t)return null;const e=an(wn(n),r);return null===e?null:bn(e,gn(n),n.o)}
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|91 101 0 929
,Jn=(t,n,r)=>{const e=Number(r/1000000000n),s=Number(r%1000000000n);if(5===t){const t=n+Math.trunc(e/86400);return cn(t)?t:null}if(6===t)return((n+e%86400*1e9+s)%864e11+864e11)%864e11;const i=n.n+s,o=Math.floor(i/1e9),c={s:n.s+o+e,n:i-1e9*o,o:n.o};return cn(wn(c))?c:null}
//|0 929
,[Ln,Gn,Hn,Yn]=[0,1,2,3]
//|0 929
,Vn=class{constructor(t,n,r,e){this.slot=t,this.j=n,this.O=r,this.position=e,this.isSecret=!1}}
//|130 0 929
,Kn=t=>new Vn(t,2,0===t.kind,-1)
//|60 131 0 929
,Qn=Object.freeze(Kn(Nt))
//|51 131 0 929
,Wn=t=>Kn(new Tt(3,t))
//|130 0 929
,Xn=({slot:t,j:n,O:r,isSecret:e})=>{const s=new Vn(t,0===n?3:n,r,-1);return s.isSecret=e,s}
//|0 929
,tr=({slot:t,O:n})=>0!=(2&t.flags)&&!n||0!=(64&t.flags)&&0===t.kind
//|51 131 0 929
,nr=t=>{const n=new Tt(3,null);return n.l(t),Kn(n)}
//|60 101 102 125 126 132 133 138 140 144 0 929
,rr=(t,n,r,e)=>{const s=[r,e].map(({slot:t})=>4===t.kind?lr(t.value)?.slot??Nt:t);if("days"!==n&&s.some(t=>16===t.kind)){const[r,e]=s.map(n=>ir(t,n));if(null!==r&&null!==e)return Wn(Dn(n,e-r))}const[i,o]=[r,e].map(n=>er(t,n));if(null===i||null===o)return Qn;const[c,u]=[gn(i),gn(o)],[l,h]=[wn(i),wn(o)];if("days"!==n)return Wn(Dn(n,Un(l,c,h,u)));const a=h-l;return Wn(a>0&&u<c?a-1:a<0&&u>c?a+1:a)}
//|139 0 929
,er=(t,n)=>{const r=sr(n);return null===r||null===r.o?r:t.k.y.v(t.k.y.x(r))}
//|89 100 144 0 929
,sr=({slot:t})=>{const n=4===t.kind?lr(t.value)?.slot:t;return 5===n?.kind?bn(n.value,0):16===n?.kind?bn(sn(Math.floor(n.value/12),n.value%12+1,1),0):7===n?.kind?n.value:null}
//|93 101 0 929
,ir=(t,n)=>16===n.kind?n.value:5===n.kind?ln(n.value):7!==n.kind?null:ln(null===n.value.o?wn(n.value):t.k.y.$(t.k.y.x(n.value)))
//|37 51 110 127 128 131 132 141 144 0 929
,or=(t,n)=>{if(70&t.slot.flags)return t;if(4===t.slot.kind){const r=lr(t.slot.value);return null===r?Qn:or(r,n)}const{kind:r}=t.slot;if(!Mn(t.slot)||16===r&&void 0===n.months)return Qn;const e=new Tt(r,t.slot.value);e.flags=t.slot.flags;const s=void 0===n.months?Jn(r,e.value,n.g):Zn(r,e.value,n.months);return null===s?e.l(D("years of the calendar")):e.value=s,Kn(e)}
//|0 929
,cr=(...t)=>t.reduce((t,n)=>t|1<<n,0)
//|61 70 111 0 929
,ur=({slot:t})=>{if(3===t.kind)return t.value;if(4!==t.kind||Sn(t))return null;const n=qt(t.value);return n===It?null:n}
//|51 96 97 98 99 131 0 929
,lr=t=>{for(const[n,r]of[[5,mn],[7,dn],[6,pn],[16,fn]]){const e=r(t);if(null!==e)return Kn(new Tt(n,e))}return null}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap between less lessOrEqual greater greaterOrEqual|80 143 146 0 929
,hr=(t,n,r)=>{const[e,s]=[ur(n),ur(r)];return null!==e&&null!==s?Yt(e,s):null!==e||null!==s?null:ar(t,n,r)}
//size moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|107 110 140 142 144 146 147 0 929
,ar=(t,n,r)=>{const[e,s]=[n.slot,r.slot];if(4===e.kind||4===s.kind){const[e,s]=[n,r].map(t=>4===t.slot.kind?lr(t.slot.value):t);return null===e||null===s?null:ar(t,e,s)}if(16===s.kind&&(5===e.kind||7===e.kind)){const e=ar(t,r,n);return null===e?null:-e||0}if(16===e.kind&&(5===s.kind||7===s.kind))return Math.sign(e.value-ir(t,s));const i=cr(e.kind,s.kind);if(i===cr(7)||i===cr(5,7))return kn(mr(t,e),mr(t,s));if(e.kind!==s.kind)return null;if(Mn(e))return Math.sign(e.value-s.value);const o=12===e.kind?t=>t.value:11===e.kind?t=>t.value.g:null;return null===o?null:o(e)<o(s)?-1:o(e)>o(s)?1:0}
//|100 0 929
,mr=(t,n)=>t.k.y.x(5===n.kind?bn(n.value,0):n.value)
//|0 929
,fr=(t,n)=>{let r=0;for(;r<t;){const e=r+t>>1;n(e)?t=e:r=e+1}return r}
//|36 148 0 929
,pr=(t,n,r)=>{const e=r=>t.slots[n.item(r)-1].value,s=fr(n.count,t=>z(e(t),r)>=0);return s<n.count&&e(s)===r?n.item(s):void 0}
//computations|132 149 199 0 929
,dr=(t,n,r,e)=>{if(64&n.slot.flags)return n;if(!n.slot.isMap||0!==n.j||e>=n.slot.i)return Qn;const s=pr(t,n.slot,r.slot.value);if(void 0===s)return Qn;const i=Rr(t,s+e);return 2&n.slot.flags&&!i.O&&(i.slot=i.slot.copy(),i.slot.flags|=2),i}
//computations|134 145 0 929
,br=(t,n,r)=>{let e=r[0];for(const s of r.slice(1)){const r=hr(t,s,e);null!==r&&Math.sign(r)===n&&(e=s)}return Xn(e)}
//computations|28 37 40 132 133 136 0 929
,wr=({slot:t})=>4!==t.kind?Qn:L(t.value)?nr(D("text length")):Wn(q(t.value))
//computations|101 132 133 139 0 929
,gr=(t,n)=>{const r=sr(t);return null===r?Qn:Wn(n(wn(r)))}
//computations|76 79 82 0 929
,jr=t=>Ht(t)>9?Jt(t)?-1e9:1e9:Kt(t,!1)
//computations|132 197 200 0 929
,Or=t=>(n,r)=>{const e=[];let s=null;for(const t of r){const r=Cr(n,t);if(null!==Br(n,r))s??=r;else if(r.O)return Qn;e.push(r)}return s??t(n,...e)}
//computations|132 155 0 929
,vr=t=>Or((n,...r)=>r.some(({slot:t})=>3!==t.kind)?Qn:t(...r.map(({slot:t})=>t.value)))
//computations|117 133 136 156 0 929
,yr=t=>vr((n,...r)=>{let e=n;for(const n of r){if(t===_n&&0===n)return nr("division by zero");if(e=t(e,n),null===e)return nr("more than 38 digits")}return Wn(e)})
//computations|160 161 162 163 164 165 166 167 168 169 170 171 172 173 174 175 176 0 929
,kr={}
//|0 929
,{}=Object.assign(kr
//add|114 157 158 159 177 0 929
,{add:yr(An)}
//multiply|116 157 158 159 177 0 929
,{multiply:yr(In)}
//divide|117 157 158 159 177 0 929
,{divide:yr(_n)}
//negate|118 133 156 158 159 177 0 929
,{negate:vr(t=>Wn(Cn(t)))}
//abs|76 118 133 156 158 159 177 0 929
,{abs:vr(t=>Wn(Jt(t)?Cn(t):t))}
//round|120 133 154 156 158 159 177 0 929
,{round:vr((t,n)=>Wn(Rn(t,jr(n))))}
//length|152 155 158 159 177 0 929
,{length:Or((t,n)=>wr(n))}
//min|151 155 158 159 177 0 929
,{min:Or((t,...n)=>br(t,-1,n))}
//max|151 155 158 159 177 0 929
,{max:Or((t,...n)=>br(t,1,n))}
//years|137 155 158 159 177 0 929
,{years:Or((t,n,r)=>rr(t,"years",n,r))}
//months|137 155 158 159 177 0 929
,{months:Or((t,n,r)=>rr(t,"months",n,r))}
//days|137 155 158 159 177 0 929
,{days:Or((t,n,r)=>rr(t,"days",n,r))}
//year|90 153 155 158 159 177 0 929
,{year:Or((t,n)=>gr(n,t=>on(t).year))}
//month|90 153 155 158 159 177 0 929
,{month:Or((t,n)=>gr(n,t=>on(t).month))}
//weekday|153 155 158 159 177 0 929
,{weekday:Or((t,n)=>gr(n,t=>((t+3)%7+7)%7+1))}
//count_filled|953 158 159 177 0 929
,{count_filled:(t,n)=>{let r=0;for(const e of n){const n=Cr(t,e);if(tr(n))return n;n.O||r++}return Wn(r)}}
//first_filled|954 158 159 177 0 929
,{first_filled:(t,n)=>{for(const r of n){const n=Cr(t,r);if(null!==Br(t,n))return n;if(!n.O)return Xn(n)}return Qn}}
//|0 929
)
//computations|180 181 182 183 184 185 186 0 929
,xr={}
//|0 929
,{}=Object.assign(xr
//today|51 131 178 179 187 0 929
,{today:{result:t=>Kn(new Tt(5,t.k.y.$(t.k.y.now)))}}
//now|51 131 132 178 179 187 0 929
,{now:{result(t){const n=t.k.y.v(t.k.y.now);return null===n?Qn:Kn(new Tt(7,n))}}}
//key|952 178 179 187 0 929
,{key:{result:t=>{const n=t.S.at(-1);return n&&0!==n.next&&n.list.isMap?Rr(t,n.list.item(n.list.itemAt(n.next-1))-1):Qn}}}
//offset|47 124 141 178 197 179 187 0 929
,{offset:{read:([t,n])=>({operand:ut(t),shift:zn(n)}),result:(t,{operand:n,shift:r})=>or(Cr(t,n),r)}}
//entry|47 150 178 197 179 187 0 929
,{entry:{read:([t,n,r])=>({operand:ut(t),key:ut(n),slot:r}),result:(t,{operand:n,key:r,slot:e})=>dr(t,Cr(t,n),Cr(t,r),e)}}
//operation|43 47 158 178 179 187 0 929
,{operation:{read([t,...n]){if(!Object.hasOwn(kr,t))throw new Y(`the operation '${t}' is not known`);return{operation:t,operands:n.map(ut)}},result:(t,{operation:n,operands:r})=>kr[n](t,r)}}
//range|47 132 178 179 187 0 929
,{range:{read:([t,n])=>({lower:ut(t),upper:ut(n)}),result:()=>Qn}}
//|0 929
)
//computations|178 0 929
,$r=(t,n)=>xr[n.name].result(t,n)
//|0 929
,Mr=({frame:{form:t,base:n}},r)=>t.parameters?.find(({slot:t})=>n+t===r)??null
//|0 929
,Sr=({T:t},n)=>null!==t&&n>=t
//|190 194 196 0 929
,Tr=(t,n)=>n<0?null:(Sr(t,n)?Nr(t,n-t.T):null)??_r(t.frame.form,n-t.frame.base)
//|191 0 929
,Er=(t,n)=>{const{base:r,follows:e,form:s}=t.frame;return Tr(t,n<r&&e?n+s.slotCount:n)}
//computed|196 0 929
,Ar=(t,n)=>{const r=t.E.findLast(t=>t?.form&&t.position<n&&n<t.position+t.form.slotCount);return r?_r(r.form,n-r.position):null}
//contexts|196 0 929
,Nr=(t,n)=>{const r=(t.program.contexts??[]).findLast(t=>t.slot<=n);if(!r||r.slot===n)return r??null;const e=r.type.form?_r(r.type.form,n-r.slot):null;return e&&{...e,isSecret:e.isSecret||r.isSecret}}
//|0 929
,Ir=t=>{const{field:n,firstItem:r}=t.frame;let e=n?.type??null;for(let n=r;n<t.N.length;n++)e?.item&&"any"!==e.name&&(e=e.item);return e}
//|148 196 0 929
,_r=(t,n)=>{const{fields:r}=t,e=r[fr(r.length,t=>r[t].slot>n)-1];return e&&e.slot!==n?e.type.form?_r(e.type.form,n-e.slot):null:e??null}
//|108 130 132 188 198 199 0 929
,Cr=(t,n)=>{switch(n.kind){case 1:{const r=t.program.constants[n.at];return new Vn(r,1,xn(r),-1)}case 3:return Rr(t,t.frame.base+n.at);case 2:return t.arguments[t.I+n.at];case 9:return $r(t,t.program.computations[n.at]);case 0:case 10:return Qn;default:{const r=Fr(t,n);if(!(r>=0&&r<t.slots.length))return Qn;const e=Rr(t,r);return 7===n.kind&&(e.j=3),e}}}
//computed context previous previousItem item|0 929
,Fr=(t,{kind:n,at:r,level:e})=>{const{form:s,base:i,follows:o}=t.frame;switch(n){case 7:return i+r;case 6:return null===t.T?NaN:t.T+r;case 4:return o?i-s.slotCount+r:NaN;case 5:{const n=t.S.at(-1);return n&&n.next>1&&!n.list.isMap&&r<n.list.stride?n.list.item(n.next-2)+r:NaN}default:return(t.E[e]?.position??NaN)+r}}
//|60 108 130 0 929
,Rr=(t,n)=>{const r=t.slots[n],e=1&r.flags?Nt:r;return new Vn(e,0,xn(e),n)}
//|201 0 929
,Br=(t,n)=>{const{flags:r}=n.slot;return 0==(70&r)||n.O&&0==(68&r)?null:qr(t,n)}
//|37 189 192 193 0 929
,qr=(t,n)=>{const{position:r}=n;if(r<0)return n.slot.reason??D("digits of a number");const e=t.F.get(r);if(void 0!==e)return e;const s=(t.E.length>0?Ar(t,r):null)??Mr(t,r)??Er(t,r);return`unreadable: ${s?.shownLabel??"a value in it"}`}
//|0 929
,Pr=t=>t.R||0!=(8&t.subject.slot.flags)
//|200 204 205 0 929
,zr=(t,n)=>{const{subject:r}=t,{test:e}=n,{flags:s}=r.slot;if(!r.O&&0==(198&s))return e.answer(t,n);const i=(r.O?-3&s:s)&("nothing"===e.reads?0:"presence"===e.reads?0===r.slot.kind?66:2:70)?Br(t,r):null;return null!==i?Ur(t,i,n):(r.O?!e.judgesEmpty:128&s&&!Dr(t,e))?12:e.answer(t,n)}
//any filter isExact map|142 0 929
,Dr=(t,n)=>{const{kind:r}=t.subject.slot,e=1===r?cr(2):10===r?cr(2,10):cr(r);return 0!=(n.kinds&e)}
//|0 929
,Ur=(t,n,r,e="blocks")=>(t.B={reason:n,step:t.program.q(r)??r,P:e},15)
//|37 205 0 929
,Zr=(t,n)=>Ur(t,D("steps"),n)
//|46 197 200 205 0 929
,Jr=(t,n)=>{const r=Cr(t,n.operands[0]??ct),e=Br(t,r);return null===e?r:(Ur(t,e,n),null)}
//|0 929
,Lr=(t,n)=>t.field.refused===n.position
//|61 70 0 929
,Gr=t=>4===t.subject.slot.kind&&qt(t.subject.slot.value)===It
//|0 929
,Hr=t=>{const{kind:n,flags:r}=t.subject.slot;return 0!=(8&r)&&(5===n||2===n)}
//|0 929
,[Yr,Vr,Kr]=[0,1,2]
//|0 929
,Qr={integer:[/^-?[0-9]+$/,/^-?$/],number:[/^-?[0-9]+(?:\.[0-9]+)?$/,/^-?(?:[0-9]+\.)?$/],boolean:[/^(?:true|false)$/,/^(?:t|tr|tru|f|fa|fal|fals)?$/]}
//|215 216 217 218 219 220 221 222 223 224 225 226 227 0 929
,Wr=class{constructor(t){this.text=t,this.at=0,this.stop=null}z(){return this.stop??=this.at<this.text.length?0:1,!1}take(t){return this.text[this.at]!==t?this.z():(this.at++,!0)}digits(t=1/0){const n=this.at;for(;this.at-n<t&&this.text[this.at]>="0"&&this.text[this.at]<="9";)this.at++;return this.at>n||this.z()}U(t,n,r){let e=0;for(let s=10**(t-1);s>=1;s/=10){const t=this.text.charCodeAt(this.at)-48;if(!(t>=0&&t<=9))return this.z()||-1;if(e+=t*s,e>r||e+s-1<n)return this.stop=0,-1;this.at++}return e}}
//|0 929
,{}=Object.assign(Wr.prototype
//json|213 214 228 0 929
,{word(t){for(const n of t)if(!this.take(n))return!1;return!0}}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|213 214 228 0 929
,{month(){return this.year=this.U(4,1,9999),!(this.year<0||!this.take("-"))&&(this.Z=this.U(2,1,12),this.Z>0)}}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|88 213 214 228 0 929
,{date(){return this.month()&&this.take("-")&&this.U(2,1,en(this.Z,this.year))>0}}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|213 214 228 0 929
,{time(){return!(this.U(2,0,23)<0||!this.take(":")||this.U(2,0,59)<0)&&(":"!==this.text[this.at]||(this.at++,!(this.U(2,0,59)<0)&&("."!==this.text[this.at]||(this.at++,this.digits(9)))))}}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|213 214 228 0 929
,{datetime(){if(!this.date())return!1;if(!/[Tt ]/.test(this.text[this.at]??""))return this.z();if(this.at++,!this.time()||this.at===this.text.length)return null===this.stop;const t=this.text[this.at];return/[Zz+-]/.test(t)?(this.at++,"Z"===t||"z"===t||this.U(2,0,23)>=0&&this.take(":")&&this.U(2,0,59)>=0):this.z()}}
//json|213 214 228 0 929
,{json(){const t=[];do{if(!this.jsonStart(t))return!1}while(this.hasNextValue(t));return null===this.stop}}
//json|213 214 228 0 929
,{space(){for(;" \t\n\r".includes(this.text[this.at]??"x");)this.at++}}
//json|213 214 228 0 929
,{jsonStart(t){for(;;){this.space();const n=this.text[this.at];if('"'===n)return this.string();const r={t:"true",f:"false",n:"null"}[n];if(r)return this.word(r);if("{"!==n&&"["!==n)return this.jsonNumber();if(this.at++,this.space(),this.at>=this.text.length)return this.z();if(this.text[this.at]===("{"===n?"}":"]"))return this.at++,!0;if(t.push(n),"{"===n&&!this.name())return!1}}}
//json|213 214 228 0 929
,{hasNextValue(t){for(;;){if(this.space(),0===t.length)return!1;const n="{"===t.at(-1);if(","===this.text[this.at])return this.at++,!n||this.name();if(!this.take(n?"}":"]"))return!1;t.pop()}}}
//json|213 214 228 0 929
,{name(){return this.space(),!!this.string()&&(this.space(),this.take(":"))}}
//json|213 214 228 0 929
,{string(){if(!this.take('"'))return!1;for(;this.at<this.text.length;){const t=this.text[this.at++];if('"'===t)return!0;if("\\"===t?!this.escape():t<" ")return this.stop??=0,!1}return this.z()}}
//json|213 214 228 0 929
,{escape(){const t=this.text[this.at++];if(void 0===t&&(this.stop=1),"u"!==t)return void 0!==t&&'"\\/bfnrt'.includes(t);for(let t=0;t<4;t++){if(!/[0-9a-fA-F]/.test(this.text[this.at]??""))return this.z();this.at++}return!0}}
//json|213 214 228 0 929
,{jsonNumber(){if("-"===this.text[this.at]&&this.at++,"0"===this.text[this.at])this.at++;else if(!this.digits())return!1;return!("."===this.text[this.at]&&(this.at++,!this.digits()))&&(!/[eE]/.test(this.text[this.at]??"")||(this.at++,/[+-]/.test(this.text[this.at]??"")&&this.at++,this.digits()))}}
//|0 929
)
//|212 230 231 0 929
,Xr=(t,n)=>{const r=Qr[t];return r?te(n,r):ne(t,n)}
//|0 929
,te=(t,[n,r])=>n.test(t)?2:r.test(t)?1:0
//json moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|213 0 929
,ne=(t,n)=>{const r=new Wr(n);return r[t]()?r.at===n.length?2:0:r.stop}
//|0 929
,re=t=>Array.from({length:t.count},(n,r)=>t.item(r))
//|0 929
,ee=(t,n)=>n.operands.filter(t=>10===t.kind).map(n=>t.program.itemPaths[n.at])
//|199 232 234 0 929
,se=(t,n,r)=>{if(!n.u)return[];const e=re(n);return 0===r.length?e:e.map(t=>t+r[0]).filter(n=>n<t.slots.length).flatMap(n=>se(t,Rr(t,n).slot,r.slice(1)))}
//|199 200 0 929
,ie=(t,n)=>{if(n>=t.slots.length)return null;const r=Rr(t,n);return r.O||null!==Br(t,r)?null:r}
//|145 206 233 234 235 0 929
,oe=(t,n)=>{const r=t.subject.slot;if(9!==r.kind)return 12;const e=ee(t,n)[0]?.steps??[];let s=null;for(const i of se(t,r,e.slice(0,-1))){if(!t.J())return Zr(t,n);const r=ie(t,i+(e.at(-1)??0));if(null===r)continue;const o=null===s?0:hr(t,s,r);if(null===o||o>0)return 14;s=r}return 13}
//|0 929
,ce=[["B",1n],["KB",1000n],["MB",1000n**2n],["GB",1000n**3n],["TB",1000n**4n],["KiB",1024n],["MiB",1024n**2n],["GiB",1024n**3n],["TiB",1024n**4n]]
//file any|237 0 929
,ue=t=>0n===t?"0B":ce.filter(([,n])=>t%n===0n).map(([n,r])=>t/r+n).reduce((t,n)=>n.length<t.length?n:t)
//|0 929
,le=t=>"function"==typeof Blob&&t instanceof Blob
//|0 929
,he=t=>t instanceof Date||t instanceof Map||t instanceof Set
//|62 239 240 0 929
,ae=t=>!("object"!=typeof t||null===t||Array.isArray(t)||t instanceof _t||le(t)||he(t))
//|0 929
,[me,fe]=[Symbol("order"),Symbol("repeated")]
//|0 929
,pe=(t,n)=>Object.hasOwn(t,n)?t[n]:void 0
//|0 929
,de=(t,n)=>Object.keys(t).find(t=>!n.has(t))
//|243 0 929
,be=(t,n)=>{const{translations:r,L:e}=t.k;return(r&&pe(r,n))??(e&&pe(e,n))??n}
//|249 0 929
,we=(t,n,r)=>{const e=Oe(n,t.program.G);let s=e[0];for(let t=1;t<e.length;t+=2)s+=(r(e[t])??`{${e[t]}}`)+e[t+1];return s}
//|245 246 0 929
,ge=(t,n,r={})=>we(t,be(t,n),t=>r[t])
//|247 0 929
,je=(t,n,r)=>r>8?ge(t,"{last} \u2026 ({count} more)",{last:n,count:r-8}):n
//|0 929
,Oe=(t,n)=>{let r=n.get(t);if(void 0!==r)return r;r=[""];let e=0;for(const{0:n,1:s,index:i}of t.matchAll(/\{\{|\}\}|\{([^}]*)\}/g))r[r.length-1]+=t.slice(e,i)+(void 0===s?n[0]:""),void 0!==s&&r.push(s,""),e=i+n.length;return r[r.length-1]+=t.slice(e),n.size<1e3&&n.set(t,r),r}
//isSecret|197 251 252 0 929
,ve=(t,n)=>{switch(n.kind){case 0:case 1:case 10:return!1;case 3:return ke(t,t.frame.base+n.at);case 2:{const{isSecret:r,position:e}=Cr(t,n);return r||ke(t,e)}default:return ye(t,n)}}
//computed context previous previousItem item computation|150 193 194 196 197 250 252 0 929
,ye=(t,n)=>{switch(n.kind){case 4:return ke(t,t.frame.base+n.at);case 5:return t.frame.field?.isSecret??!1;case 7:return t.program.isSecretlyComputed(t.frame.form,n.at);case 8:return Ar(t,Cr(t,n).position)?.isSecret??!1;case 6:return Nr(t,n.at)?.isSecret??!1;default:{const r=t.program.computations[n.at];if("key"===r.name)return t.frame.field?.isSecret??!1;if(r.operand&&ve(t,r.operand))return!0;if("entry"===r.name){const{form:n}=dr(t,Cr(t,r.operand),Cr(t,r.key),0).slot;return(n&&_r(n,r.slot)?.isSecret)??!1}return r.operands?.some(n=>ve(t,n))??!1}}}
//|189 192 0 929
,ke=(t,n)=>(Er(t,n)??Mr(t,n))?.isSecret??!1
//|245 248 254 255 0 929
,xe=(t,n)=>n.flatMap(({name:n,operand:r,count:e})=>{const s=$e(t,r)??[Me(t,r)];return"by"===n&&(s[0]=be(t,s[0])),void 0!==e&&s.push(je(t,s.pop(),e)),s.map(t=>({name:n,text:t}))})
//|189 190 191 197 199 248 256 268 0 929
,$e=(t,n)=>{const{slot:r,position:e,isSecret:s}=Cr(t,n),i=9===r.kind?Mr(t,e):null,o=Sr(t,e)?Tr(t,e):null,c=i?.type??o?.type;if(9!==r.kind||s||i?.isSecret||Se(t,n))return null;if(0===r.count||"list"!==c?.name||void 0===c.item.kind)return null;const u=Array.from({length:Math.min(r.count,8)},(n,e)=>Ie(t,Rr(t,r.item(e)),o));return u.push(je(t,u.pop(),r.count)),u}
//|197 256 258 267 268 273 274 0 929
,Me=(t,n)=>{const r=Cr(t,n);if(15===r.slot.kind)return Ne(t,...r.slot.value);const e=Be(t,r.position);return null!==e?e:9===n.kind?Ee(t,n):r.isSecret||Se(t,n)?qe:Ie(t,r)}
//|250 0 929
,Se=(t,n)=>t.program.V&&ve(t,n)
//|197 255 273 0 929
,Te=(t,n)=>{for(const{operand:r}of n.slice(0,8)){const n=Be(t,Cr(t,r).position);if(null!==n)return n}return 0===n.length?null:Me(t,n[0].operand)}
//computations|197 256 259 269 274 0 929
,Ee=(t,n)=>{const r=t.program.computations[n.at];return Ae[r.name]?.(t,r)??null??(Se(t,n)?qe:_e(t,Cr(t,n)))}
//|261 262 263 264 265 0 929
,Ae={}
//|0 929
,{}=Object.assign(Ae
//today|247 259 260 266 0 929
,{today:t=>ge(t,"today")}
//now|247 259 260 266 0 929
,{now:t=>ge(t,"now")}
//key|259 274 260 266 0 929
,{key:t=>t.frame.field?.isSecret?qe:null}
//range|259 267 260 266 0 929
,{range:(t,{lower:n,upper:r})=>Ne(t,n,r)}
//offset|247 255 256 259 260 266 0 929
,{offset(t,{operand:n,shift:{text:r}}){if(3!==n.kind||!Se(t,n))return null;const e=r.startsWith("-")?`- ${r.slice(1)}`:`+ ${r}`;return ge(t,`{date} ${e}`,{date:Me(t,n)})}}
//|0 929
)
//range|110 197 247 255 0 929
,Ne=(t,n,r)=>{const[e,s]=[n,r].map(n=>Me(t,n)),i=[n,r].some(n=>Mn(Cr(t,n).slot));return""!==e&&""!==s?e===s?e:ge(t,"{low} to {high}",{low:e,high:s}):""!==e?ge(t,i?"{low} or later":"at least {low}",{low:e}):""!==s?ge(t,i?"{high} or earlier":"at most {high}",{high:s}):""}
//|191 245 269 0 929
,Ie=(t,n,r=null)=>{const{kind:e,value:s}=n.slot,i=4===e?r??Tr(t,n.position):null,o=4===e?i?.labels.get(s)??t.frame.field?.labels.get(s):void 0;return void 0===o?_e(t,n):be(t,o)}
//|42 84 110 113 238 270 272 0 929
,_e=(t,n)=>{const{slot:r}=n;switch(r.kind){case 4:return H(r.value);case 2:return String(r.value);case 3:return 64&r.flags||null===r.value?"":Re(t,n)?.write(3,r.value)??Wt(r.value);case 8:return r.value.name??"";case 9:return String(r.count);case 11:return r.value.text;case 12:return ue(r.value);case 13:return t.program.K[r.value].pattern.text;case 14:return r.value.notation;default:return Mn(r)&&null!==En(r)?Re(t,n)?.write(r.kind,r.value)??Ce(r):""}}
//|113 0 929
,Ce=t=>En(t).replace(/(T|^)(\d\d:\d\d):00(?![.\d])/,"$1$2")
//|191 0 929
,Fe=(t,n)=>(Tr(t,n.position)??t.frame.field)?.notation??null
//|271 0 929
,Re=(t,n)=>Fe(t,n)??t.frame.field?.notation
//|108 189 190 191 245 0 929
,Be=(t,n)=>{const r=Mr(t,n);if(r)return r.isSecret||void 0===r.type.kind?be(t,r.shownLabel):null;const e=Tr(t,n);if(!e)return null;const s=null===t.slots[n]||xn(t.slots[n]);return!Sr(t,n)||s||e.isSecret||void 0===e.type.kind?be(t,e.shownLabel):null}
//|0 929
,qe="\u2022\u2022\u2022"
//|0 929
,Pe=["field","form","check","jump","stop","beginAnd","beginOr","beginAll","beginAny","combine","end","message","warn","rule","test","testIgnoringCase","compare","compareFilled","external"]
//|275 0 929
,[ze,De,Ue,Ze,Je,Le,Ge,He,Ye,Ve,Ke,Qe,We,Xe,ts,ns,rs,es,ss]=Pe.keys()
//|132 197 199 0 929
,is=(t,n)=>{if(10!==n.kind)return Cr(t,n);const{start:r,steps:e}=t.program.itemPaths[n.at];if(r)return Cr(t,r);const s=t.frame.base+(e[0]??NaN);return s<t.slots.length?Rr(t,s):Qn}
//|200 232 277 279 0 929
,os=(t,n)=>{const r=is(t,n),e=Br(t,r);if(null!==e)return{whole:r,obstacle:e,positions:[],areSeveral:!1};const s=10===n.kind?t.program.itemPaths[n.at].steps:[];return s.length>0?{whole:r,obstacle:e,positions:cs(t,r.slot,s.slice(1)),areSeveral:!0}:9===r.slot.kind?{whole:r,obstacle:e,positions:re(r.slot),areSeveral:!0}:{whole:r,obstacle:e,positions:[null],areSeveral:!1}}
//|199 232 279 0 929
,cs=(t,n,[r,...e])=>n.u?re(n).flatMap(n=>{if(70&t.slots[n].flags)return[n];const s=n+r;if(!(s<t.slots.length))return[];const{slot:i}=Rr(t,s);return i.u?0===e.length?re(i):cs(t,i,e):0===e.length||70&i.flags?[s]:[]}):[]
//testIgnoringCase|281 0 929
,us=t=>/^[\0-\x7f]*$/.test(t)?t.toLowerCase():Array.from(t,ls).join("")
//|25 0 929
,ls=t=>{if("\u0130"===t||"\u0131"===t)return t;if("\u1fd3"===t)return"\u0390";if("\u1fe3"===t)return"\u03b0";const n=t=>1===C(t)?t:void 0,r=n(t.toUpperCase())??t;return n(r.toLowerCase())??n(t.toLowerCase())??t}
//|282 0 929
,hs=t=>(t.Q??=[...t.objects.slice(1).map(t=>t.slot),...t.fields.filter(t=>void 0===t.computed).flatMap(({slot:t,type:n})=>[t,..."form"===n.name?hs(n.form).map(n=>t+n):[]])],t.Q)
//|80 280 284 0 929
,as=(t,n,r,e)=>{const[s,i]=[n.slot,r.slot];switch(s.kind){case 4:return 4===i.kind&&(s.value===i.value||e&&us(s.value)===us(i.value));case 2:return 2===i.kind&&s.value===i.value;case 3:return 3===i.kind&&null!==s.value&&null!==i.value&&0===Yt(s.value,i.value);default:return ms(t,n,r,e)}}
//size file form list map any moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|107 145 147 285 290 0 929
,ms=(t,n,r,e)=>{const[s,i]=[n.slot,r.slot];if(s.kind!==i.kind)return(16===s.kind&&(5===i.kind||7===i.kind)||16===i.kind&&(5===s.kind||7===s.kind))&&0===hr(t,n,r);switch(s.kind){case 5:case 16:case 6:return s.value===i.value;case 7:return 0===kn(mr(t,s),mr(t,i));case 9:return s.u&&i.u&&fs(t,s,i,e);case 10:return s.isOwn&&i.isOwn&&gs(t,s,i,e);case 8:return["name","size","mediaType"].every(t=>s.value[t]===i.value[t]);default:return 1===s.kind}}
//list map any|199 286 0 929
,fs=(t,n,r,e)=>{if(n.count!==r.count||n.isMap!==r.isMap)return!1;for(let s=0;s<n.count;s++){const[i,o]=[n.item(s),r.item(s)];if(n.isMap&&t.slots[i-1].value!==t.slots[o-1].value)return!1;if(!ps(t,Rr(t,i),Rr(t,o),e))return!1}return!0}
//|283 287 288 0 929
,ps=(t,n,r,e)=>!(!bs(t,n)||!bs(t,r))||(n.slot.c&&r.slot.c?ds(t,n,r,e):16===n.slot.kind==(16===r.slot.kind)&&as(t,n,r,e))
//form|199 282 283 0 929
,ds=(t,n,r,e)=>hs(n.slot.form).every(s=>{const[i,o]=[n,r].map(n=>Rr(t,n.position+s));if(i.O&&o.O)return!0;const c=t=>t.O||t.slot.c;return!(!i.slot.c&&!o.slot.c||!c(i)||!c(o))||as(t,i,o,e)})
//|289 0 929
,bs=(t,n)=>n.O||n.slot.c&&ws(t,n)
//form|199 282 0 929
,ws=(t,n)=>hs(n.slot.form).every(r=>{const e=Rr(t,n.position+r);return e.O||e.slot.c})
//any|199 283 0 929
,gs=(t,n,r,e)=>{if(n.count!==r.count)return!1;for(let s=0;s<2*n.count;s++){const i=Rr(t,n.start+s);if(!as(t,i,Rr(t,r.start+s),e&&s%2==1))return!1}return!0}
//|292 293 0 929
,js=(t,n,r)=>n.slot.c?Os(t,n,r):n.O?"":vs(t,n,r)
//form|199 282 293 0 929
,Os=(t,n,r)=>{let e="";for(const s of hs(n.slot.form)){const i=Rr(t,n.position+s);i.O||i.slot.c||(e+=`${s}:${vs(t,i,r)};`)}return e}
//|84 147 199 232 280 291 293 0 929
,vs=(t,{slot:n},r)=>{switch(n.kind){case 4:return JSON.stringify(r?us(n.value):n.value);case 3:return null===n.value?"":Wt(n.value);case 2:case 5:case 16:case 6:return String(n.value);case 7:{const{s:r,n:e}=mr(t,n);return`${r}.${e}`}case 8:return JSON.stringify(n.value);case 9:{if(!n.u)return"";const e=r=>n.isMap?JSON.stringify(t.slots[r-1].value):"";return`[${re(n).map(n=>js(t,Rr(t,n),r)+e(n))}]`}case 10:return n.isOwn?`{${Array.from({length:2*n.count},(e,s)=>vs(t,Rr(t,n.start+s),r))}}`:"";default:return""}}
//|199 200 291 0 929
,ys=(t,n,r)=>{const e={items:new Map,ignoresCase:r,W:!1,X:!1};for(const s of n){if(!t.J())return null;const n=Rr(t,s);if(null!==Br(t,n))e.W=!0;else if(!n.O){16===n.slot.kind&&(e.X=!0);const s=js(t,n,r),i=e.items.get(s);i?i.push(n):e.items.set(s,[n])}}return e}
//|286 291 0 929
,ks=(t,n,{items:r,ignoresCase:e})=>(r.get(js(t,n,e))??[]).some(r=>ps(t,n,r,e))
//|206 277 295 297 0 929
,xs=(t,n,r,e)=>{const s=is(t,r),i=$s(t,n,r,s,e);if(i&&!i.X)return t.J()?ks(t,e,i)?13:i.W?15:14:Zr(t,n)}
//|200 202 278 294 0 929
,$s=(t,{ignoresCase:n},r,e,s)=>{const{slot:i}=e,o=10===r.kind?r.at:null;if(null===o&&i.count<16||!i.u||null!==Br(t,e))return null;if(t.tt.length>0||Pr(t)||16===s.slot.kind)return null;const c=`${i.start},${i.count},${o},${n}`;let u=t.nt.get(c);return null===u&&(u=ys(t,os(t,r).positions,n)),t.nt.set(c,u??null),u}
//compare compareFilled|300 0 929
,Ms={judgesEmpty:!0,reads:"nothing",kinds:-2,answer:(t,n)=>Ts(t,n)}
//|0 929
,Ss={equal:t=>0===t,notEqual:t=>0!==t,less:t=>t<0,lessOrEqual:t=>t<=0,greater:t=>t>0,greaterOrEqual:t=>t>=0}
//|197 200 205 301 0 929
,Ts=(t,n)=>{const[r,e]=n.operands.map(n=>Cr(t,n)),s=Br(t,r)??Br(t,e);if(null!==s)return Ur(t,s,n);const i=r.O||e.O,o=Es(t,n,r,e,i);return 17===n.op&&i&&15!==o?12:o}
//|5 145 283 299 302 0 929
,Es=(t,n,r,e,s)=>{if("equal"===n.a||"notEqual"===n.a){const i=s?r.O&&e.O:as(t,r,e,!1);return a(i===("equal"===n.a))}if(s)return 14;if("among"===n.a)return As(t,r,e,n);const i=hr(t,r,e);return a(null!==i&&Ss[n.a](i))}
//among|199 201 205 206 232 283 296 0 929
,As=(t,n,r,e)=>{if(9!==r.slot.kind)return 14;const s=xs(t,e,e.operands[1],n);let i=15===s;if(void 0!==s&&!i)return s;for(const s of i?[]:re(r.slot)){if(!t.J())return Zr(t,e);const r=Rr(t,s);if(70&r.slot.flags)i=!0;else if(as(t,n,r,!1))return 13}return i?Ur(t,qr(t,r),e):14}
//|5 7 145 202 207 299 304 305 0 929
,Ns=t=>({kinds:65776,answer(n,r){const e=Jr(n,r);if(null===e)return 15;if(e.O)return 12;const s=hr(n,n.subject,e);if(null===s)return f(2,_s(n),!0);const i=Ss[t](s);if(!Pr(n))return a(i);const o=Is(n,e).map(Ss[t]);return f(i?1:2,i||o.includes(!0),!i||o.includes(!1))}})
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|51 91 101 109 131 144 145 271 0 929
,Is=(t,n)=>{const r=[-1,0,1],{slot:e}=t.subject,s=8&e.flags?hr(t,t.subject,n):null;if(null===s)return r;const i=Fe(t,t.subject),o=i?.rt($n(e))??!1;if(5===e.kind||16===e.kind)return o?r:[s];if(6===e.kind)return 1===s?[1]:r;if(7===e.kind&&o)return r;const c=7===e.kind?e:lr($n(e))?.slot,u=5===c?.kind?c.value:7===c?.kind?wn(c.value):null;if(null===u||!cn(u-3)||!cn(u+3))return r;const[l,h]=[u-3,u+3].map(r=>hr(t,Kn(new Tt(5,r)),n));return null!==l&&l===h?[s]:r}
//|202 229 0 929
,_s=t=>4!==t.subject.slot.kind||!Pr(t)||["date","month","datetime","time"].some(n=>0!==Xr(n,t.subject.slot.value))
//notation|0 929
,Cs=[" \xa0\u202f","'\u2019"]
//notation|84 306 0 929
,Fs=class{constructor(t){const[,n,r]=/^1([^2]*)234(?:(.+)56)?$/u.exec(t)??[];this.text=t,this.group=n||null,this.decimal=r??null,this.groups=n?Cs.find(t=>t.includes(n))??n:"",this.syntax=void 0===r?"integer":"number",this.example=t}read(t){const[n,r]=/^(-?)(\d*)/.exec(t).slice(0,3).slice(1);let e=n+r,s=e.length,i=0;const o=t=>({completion:t,decimal:e,missingDigits:i});if(""===r)return o(s===t.length?1:0);for(;s<t.length&&this.groups.includes(t[s]);){if(r.length>3||"0"===r[0])return o(0);const n=/^\d*/.exec(t.slice(s+1))[0];if(e+=n,s+=1+n.length,i=Math.max(0,3-n.length),i>0)return o(s===t.length?1:0);if(n.length>3)return o(0)}if(s===t.length)return o(2);if(null===this.decimal||t[s]!==this.decimal)return o(0);const c=/^\d*/.exec(t.slice(s+1))[0];return e+="."+c,o(s+1+c.length<t.length?0:""===c?1:2)}write(t,n){const[,r,e,s]=3===t&&/^(-?)(\d+)(?:\.(\d+))?$/.exec(Wt(n))||[];return void 0===e||void 0!==s&&null===this.decimal?null:r+this.et(e)+(void 0===s?"":this.decimal+s)}st(t){const n=t=>this.groups.includes(t),r=t.filter(t=>!n(t));if(r.length===t.length)return r;const e=this.it(r);return e?.length===t.length&&e.every((r,e)=>r===t[e]||n(r)&&n(t[e]))?r:null}it(t){const n=t.join(""),[r,e,s,i]=/^(-?)(\d*)(?:(\D)\d*)?$/.exec(n)??[];return void 0===r||void 0!==i&&i!==this.decimal||/^0./.test(s)?null:[...e+this.et(s)+n.slice(e.length+s.length)]}et(t){if(!this.group)return t;const n=[];for(let r=(t.length%3||3)-3;r<t.length;r+=3)n.push(t.slice(Math.max(r,0),r+3));return n.join(this.group)}rt(){return!0}}
//|61 66 70 76 80 114 115 118 229 309 0 929
,Rs=(t,n,r,e=0)=>{if(0===Xr("number",t))return null;if(null!==n&&null!==r&&Yt(n,r)>0)return!1;if(""===t)return!0;const s="-"===t[0],[i,o]=s?[null===r?null:Cn(r),null===n?null:Cn(n)]:[n,r],c=t.slice(s?1:0).replace(/\.$/,""),u=""===c?null:qt(c);if(null===u||u===It)return null===o||!Jt(o);if(null!==o&&Yt(o,Nn(u,e)??u)<0)return!1;const l=t.indexOf(".");if(l<0)return Bs(u,i,o);const h=Ct(1n,-(t.length-l-1)),a=null===i||null===h?null:An(u,h);return null===a||Yt(i,a)<0}
//|79 80 114 115 0 929
,Bs=(t,n,r)=>{if(0===t||null===n||null===r)return!0;let e=Ht(r)-Ht(t);const s=Nn(t,e);if(null===s)return!0;Yt(s,r)>0&&(e-=1);const i=An(t,1),o=null===i?null:Nn(i,e);return null===o||Yt(n,o)<0}
//|46 60 311 0 929
,qs=(t,n)=>{const[r=ct,e=ct]=t.operands;if(r.kind>1||e.kind>1)return null;const s=({kind:t,at:r})=>1===t?n.constants[r]:Nt,i=s(r),o=(15===i.kind?i.value:[r,e]).map(s);if(!o.every(({kind:t,value:n})=>0===t||3===t&&"number"==typeof n)||o.every(({kind:t})=>0===t))return null;const[c,u]=o.map(({value:t})=>t);return{least:c??-1/0,most:u??1/0,unit:Ps(t,n)}}
//|29 0 929
,Ps=(t,n)=>{const r=t.operands[2],e=1===r?.kind?n.constants[r.at].value:null;return P[e]?e:"characters"}
//|60 280 0 929
,zs=(t,n)=>{const r=t.operands.map(t=>1===t.kind?n.constants[t.at]:Nt);return r.every(({kind:t,value:n})=>4===t||3===t&&"number"==typeof n)?new Set(r.map(({kind:n,value:r})=>t.ignoresCase&&4===n?us(r):r)):null}
//|46 197 200 205 0 929
,Ds=(t,n)=>{const r=[0,1].map(r=>{const e=Cr(t,n.operands[r]??ct);return 15===e.slot.kind?Cr(t,e.slot.value[r]):e}),e=Br(t,r[0])??Br(t,r[1]);return null!==e?Ur(t,e,n):r.every(t=>t.O)?12:r}
//|5 6 7 37 111 145 202 205 209 210 313 315 0 929
,Us=(t,n)=>{const{subject:r}=t,[e,s]=[r.slot.value,n.ot];if(s&&3===r.slot.kind&&"number"==typeof e&&!Pr(t))return a(e>=s.least&&e<=s.most);const i=Ds(t,n);if("number"==typeof i)return i;const[o,c]=i;if(Sn(t.subject.slot)&&i.every(t=>t.O||3===t.slot.kind))return 12;const u=(n,e)=>{const s=n.O?0:hr(t,r,n);return null!==s&&s*e>=0},l=u(o,1)&&u(c,-1);return!l&&Gr(t)?Ur(t,D("digits of a number"),n):Pr(t)?Hr(t)?m(l):f(l?1:2,l||Zs(t,o,c),!0):a(l)}
//|109 271 304 308 316 0 929
,Zs=(t,n,r)=>{const{slot:e}=t.subject;if(3!==e.kind){const e=t=>!t.O&&3!==t.slot.kind,s=(n,r)=>e(n)&&Is(t,n).every(t=>t===r);if(s(n,-1)||s(r,1))return!1}const[s,i]=[n,r].map(t=>t.O?null:t.slot.value),o=[n,r].every(t=>t.O||3===t.slot.kind);if(!(8&e.flags||4===e.kind)||!o)return!0;const c=Fe(t,t.subject),u=$n(e);return!0===Rs(u,s,i)||null!==c&&Js(c,u,s,i)}
//notation|307 308 0 929
,Js=(t,n,r,e)=>{if(!(t instanceof Fs))return!1;const{completion:s,decimal:i,missingDigits:o}=t.read(n);return 0!==s&&!0===Rs(i,r,e,o)}
//|5 0 929
,Ls=(t,n)=>{if(4!==t.subject.slot.kind)return 12;const r=n(t.subject.slot.value);return null===r?10:a(r)}
//|0 929
,Gs=(t,n)=>{const r=t[n];return/[0-9A-Za-z]/.test(r)?parseInt(r,36):null}
//|318 0 929
,Hs=(t,n)=>{let[r,e]=[0,!1];const s=t=>{r+=e?2*t-(t>4?9:0):t,e=!e};for(let r=t.length-1;r>=0;r--){const e=Gs(t,r);if(null===e||e>9&&!n)return null;s(e%10),e>=10&&s(Math.floor(e/10))}return t.length>0&&r%10==0}
//|318 0 929
,Ys=t=>{let n=0;const r=Math.min(4,t.length);for(let e=0;e<t.length;e++){const s=Gs(t,(e+r)%t.length);if(null===s)return null;n=(n*(s<10?10:100)+s)%97}return t.length>4&&1===n}
//|318 0 929
,Vs=(t,n,r)=>{let e=0n;for(let s=0;s<t.length;s++){let i=Gs(t,s);if(null===i)return null;11===n&&s===t.length-1&&33===i&&(i=10),e+=BigInt(i)*BigInt(r[s%r.length])}return t.length>0&&e%BigInt(n)===0n}
//|10 0 929
,Ks=t=>({...t,answer:(n,r)=>b(t.answer(n,r))})
//|5 6 7 202 207 210 283 324 0 929
,Qs={judgesEmpty:!0,kinds:-2,answer(t,n){const r=Jr(t,n);if(null===r)return 15;const{subject:e}=t;if(e.O&&(r.O||!(r.position>=0&&3!==r.j)))return 12;if(r.O&&r.j>=2)return 12;if(e.O||r.O)return f(2,e.O||!Pr(t),!0);const s=as(t,e,r,n.ignoresCase);return Hr(t)?m(s):Pr(t)&&4===e.slot.kind&&4===r.slot.kind?f(s?1:2,Ws(e,r,n.ignoresCase),!0):a(s)}}
//|280 0 929
,Ws=(t,n,r)=>{const[e,s]=[t.slot.value,n.slot.value];return r?us(s).startsWith(us(e)):s.startsWith(e)}
//|5 142 197 0 929
,Xs=t=>({kinds:cr(8),answer(n,r){const e=Cr(n,r.operands[0]).slot;return 8!==n.subject.slot.kind||12!==e.kind?12:a(t(BigInt(n.subject.slot.value.size),e.value))}})
//|5 38 205 0 929
,ti=(t,n,r)=>{if(/[^\0-\x7f]|(?:^|\.)xn--/i.test(n))return Ur(t,U,r);const e=n.split(".");if(n.length>253||/[^A-Za-z0-9.-]/.test(n))return 10;const s=t=>/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i.test(t)&&t.length<=63;return e.slice(0,-1).every(s)?a(s(e.at(-1))&&!/^\d+$/.test(e.at(-1))):10}
//|199 200 201 205 206 232 278 294 295 328 0 929
,ni=(t,n)=>{const r=t.subject.slot;if(!r.u)return 12;let[e,s,i]=[null,null,!1];const o=re(r).some(n=>16===t.slots[n].kind);for(const c of n.operands){const u=os(t,c);s??=u.obstacle;for(const c of u.positions){if(!t.J())return Zr(t,n);const l=null===c?u.whole:Rr(t,c);if(null===Br(t,l)){if(!l.O)if(i=!0,16===l.slot.kind||o){const e=ri(t,l,r);if(null===e)return Zr(t,n);if(!e)return 14}else{if(e??=ys(t,re(r),n.ignoresCase),null===e)return Zr(t,n);if(!ks(t,l,e))return 14}}else s??=qr(t,u.whole)}}return null!==s?Ur(t,s,n):i?13:12}
//|199 200 232 283 0 929
,ri=(t,n,r)=>{for(const e of re(r)){if(!t.J())return null;const r=Rr(t,e);if(!r.O&&null===Br(t,r)&&as(t,r,n,!1))return!0}return!1}
//|75 0 929
,ei=t=>{switch(t.kind){case 1:return["null"];case 2:return["boolean"];case 3:return Zt(t.value)?["number","integer"]:["number"];case 9:return[t.isMap?"object":"list"];case 8:case 10:return["object"];default:return 65776&1<<t.kind?["text"]:[]}}
//|7 29 37 40 82 205 311 313 0 929
,si=(t,n)=>{if(4!==t.subject.slot.kind)return 12;let r=n.ot;if(!r){const e=Ds(t,n);if("number"==typeof e)return e;const[s,i]=e.map((t,n)=>t.O?0===n?0:1/0:3===t.slot.kind?Kt(t.slot.value,0===n):null);if(null===s||null===i)return 12;r={least:s,most:i,unit:Ps(n,t.program)}}const e=t.subject.slot.value;if(L(e))return Ur(t,D("text length"),n);if(r.least>r.most)return 10;const s=P[r.unit](e);return s<r.least?14:s>r.most?10:f(1,!0,r.most!==1/0)}
//|145 206 233 332 0 929
,ii=(t,n)=>{const r=t.subject.slot;if(9!==r.kind)return 12;const e=oi(t,r,ee(t,n));if(null===e)return Zr(t,n);const s=(n,r)=>null===n.end||null===r.end?n.end===r.end?0:null===n.end?1:-1:hr(t,n.end,r.end);e.sort((n,r)=>hr(t,n.start,r.start)||s(n,r)||0);let i=null;for(const r of e){if(!t.J())return Zr(t,n);if(null!==i&&(null===i.end||-1===hr(t,r.start,i.end)))return 14;null!==i&&-1!==s(i,r)||(i=r)}return 13}
//|145 199 200 234 235 0 929
,oi=(t,n,r)=>{const e=[];if(2!==r.length)return e;const[s,i]=r.map(t=>t.steps.at(-1));for(const o of se(t,n,r[0].steps.slice(0,-1))){if(!t.J())return null;const n=ie(t,o+s);if(null===n||o+i>=t.slots.length)continue;const r=Rr(t,o+i);r.O?e.push({start:n,end:null}):null===Br(t,r)&&null!==hr(t,n,r)&&hr(t,n,r)<=0&&e.push({start:n,end:r})}return e}
//|0 929
,ci=(t,n)=>{for(const r of n)if("string"!=typeof t||"number"==typeof r||r.startsWith(t))return!0;return!1}
//|7 199 200 201 202 205 206 210 277 278 280 283 296 312 324 333 0 929
,ui={kinds:-2,prepare:zs,answer(t,n){const{subject:r}=t,{kind:e,value:s}=r.slot;if(n.ot&&(4===e||3===e)){const r=n.ignoresCase&&4===e?us(s):s;return n.ot.has(r)?13:f(2,!Pr(t)||ci(r,n.ot),!0)}let[i,o]=[!Pr(t),null];for(const e of n.operands){const s=xs(t,n,e,r);if(13===s)return s;if(15===s&&(o??=qr(t,is(t,e))),void 0!==s)continue;const c=os(t,e);null!==c.obstacle&&(o??=c.obstacle);for(const e of c.positions){if(c.areSeveral&&!t.J())return Zr(t,n);const s=null===e?c.whole:Rr(t,e);if(c.areSeveral&&null!==Br(t,s))o??=qr(t,c.whole);else if(!s.O||0!==s.j){if(as(t,r,s,n.ignoresCase))return f(1,!0,!Hr(t));i||4!==r.slot.kind||4!==s.slot.kind?Hr(t)||(i=!0):i=Ws(r,s,n.ignoresCase)}}}return null===o?f(2,i,!0):Ur(t,o,n)}}
//|60 142 336 337 0 929
,li=t=>({kinds:cr(4),prepare(n,r){const e=1===n.operands[0].kind?r.constants[n.operands[0].at]:Nt;return 13===e.kind?{position:e.value,scope:t}:null},answer:(n,r)=>ai(n,r,t),progress(n,r){const e=hi(n,r,t);return e&&e.progress(n.subject.slot.value)}})
//|197 0 929
,hi=(t,n,r)=>{if(n.ot)return t.program.pattern(n.ot.position,r);const{slot:e}=Cr(t,n.operands[0]);return 13===e.kind?t.program.pattern(e.value,r):null}
//|205 208 336 0 929
,ai=(t,n,r)=>{if(4!==t.subject.slot.kind||Lr(t,t.subject))return 12;const e=hi(t,n,r)?.answer(t.subject.slot.value)??"it could not be compiled";return"number"==typeof e?e:Ur(t,`pattern failed: ${e}`,n)}
//|5 135 197 201 205 0 929
,mi=t=>({judgesEmpty:!0,reads:"nothing",kinds:-2,answer(n,r){let[e,s,i]=[null,0,0];for(const t of r.operands){const r=Cr(n,t);tr(r)?e??=qr(n,r):r.O?i++:s++}const o=t(s,i,null!==e);return null===o?Ur(n,e,r):a(o)}})
//|0 929
,fi={judgesEmpty:!0,reads:"presence",kinds:-2,answer:t=>t.subject.O?14:5}
//|142 207 280 0 929
,pi=t=>({kinds:cr(4),answer(n,r){const e=Jr(n,r);if(null===e)return 15;if(4!==e.slot.kind||e.O&&0===e.j||4!==n.subject.slot.kind)return 12;const s=[n.subject.slot.value,e.slot.value];return t(...r.ignoresCase?s.map(us):s)}})
//|142 229 342 0 929
,di=t=>({kinds:cr(4),answer:n=>4===n.subject.slot.kind?bi(Xr(t,n.subject.slot.value)):12})
//|0 929
,bi=t=>2===t?13:1===t?14:10
//|199 206 233 234 286 291 344 0 929
,wi=(t,n)=>{const r=t.subject.slot;if(9!==r.kind)return 12;const e=ee(t,n),s=0===e.length?[{offset:0,stride:r.i}]:e.map(({steps:t,slotCount:n})=>({offset:t.at(-1)??0,stride:n})),i=Math.max(...s.map(t=>t.offset+t.stride)),o=new Map;for(const c of se(t,r,(e[0]?.steps??[]).slice(0,-1))){if(c+i>t.slots.length||!gi(t,c,s))continue;const r=s.map(n=>Rr(t,c+n.offset)),e=r.map(r=>js(t,r,n.ignoresCase)).join("|");for(const s of o.get(e)??[]){if(!t.J())return Zr(t,n);if(r.every((r,e)=>ps(t,r,s[e],n.ignoresCase)))return 14}if(!t.J())return Zr(t,n);o.has(e)?o.get(e).push(r):o.set(e,[r])}return 13}
//|199 200 288 0 929
,gi=(t,n,r)=>{let e=!0;for(const{offset:s}of r){const r=Rr(t,n+s);if(!bs(t,r)){if(null!==Br(t,r))return!1;e=!1}}return!e}
//|347 348 349 350 351 352 353 354 355 356 357 358 359 360 361 362 363 364 365 366 367 368 369 370 371 372 373 374 375 376 377 378 379 380 381 382 383 384 385 386 387 388 389 0 929
,ji={}
//|0 929
,{}=Object.assign(ji
//required|339 345 346 390 0 929
,{required:fi}
//filled|339 345 346 390 0 929
,{filled:fi}
//present|201 205 345 346 390 0 929
,{present:{judgesEmpty:!0,reads:"presence",kinds:-2,answer(t,n){const{slot:r}=t.subject,e=0!==r.kind&&1!==r.kind;return e&&2&r.flags?Ur(t,qr(t,t.subject),n):e?5:14}}}
//accepted|5 6 210 345 346 390 0 929
,{accepted:{judgesEmpty:!0,kinds:-2,answer(t){const n=2===t.subject.slot.kind&&t.subject.slot.value;return Hr(t)?m(n):a(n)}}}
//empty|345 346 390 0 929
,{empty:{judgesEmpty:!0,reads:"presence",kinds:-2,answer:t=>t.subject.O?13:10}}
//equal|323 345 346 390 0 929
,{equal:Qs}
//different|322 323 345 346 390 0 929
,{different:Ks(Qs)}
//length|142 310 330 345 346 390 0 929
,{length:{kinds:cr(4),ct:!0,prepare:qs,answer:(t,n)=>si(t,n)}}
//between|310 314 345 346 390 0 929
,{between:{kinds:65784,prepare:qs,answer:(t,n)=>Us(t,n)}}
//multiple_of|5 7 37 109 111 121 142 143 202 205 207 209 229 345 346 390 0 929
,{multiple_of:{kinds:cr(4,3),answer(t,n){const r=Jr(t,n);if(null===r)return 15;if(Sn(t.subject.slot)||r.O||3!==r.slot.kind)return 12;const e=ur(t.subject);if(null!==e)return a(Bn(e,r.slot.value));if(Gr(t))return Ur(t,D("digits of a number"),n);const{slot:s}=t.subject;return f(2,!Pr(t)||0!==Xr("number",$n(s)),!0)}}}
//one_of|334 345 346 390 0 929
,{one_of:ui}
//none_of|322 334 345 346 390 0 929
,{none_of:Ks(ui)}
//regex|335 345 346 390 0 929
,{regex:li("whole")}
//contains|335 345 346 390 0 929
,{contains:li("anywhere")}
//starts_with|7 340 345 346 390 0 929
,{starts_with:pi((t,n)=>t.startsWith(n)?5:f(2,n.startsWith(t),!0))}
//ends_with|5 340 345 346 390 0 929
,{ends_with:pi((t,n)=>a(t.endsWith(n)))}
//chars|24 142 197 345 346 390 0 929
,{chars:{kinds:cr(4),answer(t,n){const r=Cr(t,n.operands[0]).slot;return 14!==r.kind||4!==t.subject.slot.kind?12:r.value.offender.test(t.subject.slot.value)?10:13},progress(t,n){const r=Cr(t,n.operands[0]).slot;if(14!==r.kind)return null;const e=t.subject.slot.value,s=e.search(r.value.offender);return _(s<0?e:e.slice(0,s))}}}
//integer|341 345 346 390 0 929
,{integer:di("integer")}
//number|341 345 346 390 0 929
,{number:di("number")}
//boolean|341 345 346 390 0 929
,{boolean:di("boolean")}
//date|341 345 346 390 0 929
,{date:di("date")}
//time|341 345 346 390 0 929
,{time:di("time")}
//datetime|341 345 346 390 0 929
,{datetime:di("datetime")}
//json|341 345 346 390 0 929
,{json:di("json")}
//before|303 345 346 390 0 929
,{before:Ns("less")}
//after|303 345 346 390 0 929
,{after:Ns("greater")}
//luhn|142 207 317 319 345 346 390 0 929
,{luhn:{kinds:cr(4),answer(t,n){const r=Jr(t,n);return null===r?15:Ls(t,t=>Hs(t,2===r.slot.kind&&r.slot.value))}}}
//mod97|142 317 320 345 346 390 0 929
,{mod97:{kinds:cr(4),answer:t=>Ls(t,Ys)}}
//weighted_sum|82 142 197 200 205 317 321 345 346 390 0 929
,{weighted_sum:{kinds:cr(4),answer(t,n){const r=n.operands.map(n=>Cr(t,n));for(const e of r)if(null!==Br(t,e))return Ur(t,Br(t,e),n);const[e,...s]=r.map(({slot:t})=>3===t.kind?Kt(t.value,!1):null);return e>0&&0!==s.length?Ls(t,t=>Vs(t,e,s.map(t=>t??0))):12}}}
//idna|142 207 326 345 346 390 0 929
,{idna:{kinds:cr(4),answer(t,n){const r=Jr(t,n);if(null===r)return 15;if(4!==t.subject.slot.kind)return 12;const e=t.subject.slot.value;if(4!==r.slot.kind||""===r.slot.value)return ti(t,e,n);const s=e.lastIndexOf(r.slot.value);if(s<0)return 14;const i=ti(t,e.slice(s+r.slot.value.length),n);return 10===i?14:i}}}
//size|5 59 82 142 313 345 346 390 0 929
,{size:{kinds:cr(9,10),ct:!0,answer(t,n){const r=At(t.subject.slot);if(9!==r.kind)return 12;const e=Ds(t,n);if("number"==typeof e)return e;const[s,i]=e.map(({slot:t},n)=>3===t.kind?Kt(t.value,0===n):null);return a(!(null!==s&&r.count<s||null!==i&&r.count>i))}}}
//unique|142 343 345 346 390 0 929
,{unique:{kinds:cr(9),answer:(t,n)=>wi(t,n)}}
//exclusive|5 142 197 199 232 283 345 346 390 0 929
,{exclusive:{kinds:cr(9),answer(t,n){const r=Cr(t,n.operands[0]),e=t.subject.slot;return 9!==e.kind||r.O?12:a(e.count<=1||!re(e).some(n=>as(t,Rr(t,n),r)))}}}
//includes|142 327 345 346 390 0 929
,{includes:{kinds:cr(9),answer:(t,n)=>ni(t,n)}}
//ascending|142 236 345 346 390 0 929
,{ascending:{kinds:cr(9),answer:(t,n)=>oe(t,n)}}
//no_overlap|142 331 345 346 390 0 929
,{no_overlap:{kinds:cr(9),answer:(t,n)=>ii(t,n)}}
//min_size|325 345 346 390 0 929
,{min_size:Xs((t,n)=>t>=n)}
//max_size|325 345 346 390 0 929
,{max_size:Xs((t,n)=>t<=n)}
//media_type|5 142 197 345 346 390 0 929
,{media_type:{kinds:cr(8),answer(t,n){if(8!==t.subject.slot.kind)return 12;const r=t.subject.slot.value.mediaType.split(";")[0].toLowerCase().replace(/\s/g,""),e=t=>r===t||"*/*"===t||t.endsWith("/*")&&r.startsWith(t.slice(0,-1)),s=n.operands.map(n=>Cr(t,n).slot).filter(t=>4===t.kind);return a(s.some(t=>e(t.value.toLowerCase())))}}}
//kind|5 312 329 345 346 390 0 929
,{kind:{kinds:-2,prepare:zs,answer:(t,n)=>t.subject.O?12:a(ei(t.subject.slot).some(t=>n.ot.has(t)))}}
//any_filled|338 345 346 390 0 929
,{any_filled:mi((t,n,r)=>t>0||!!r&&null)}
//all_filled|338 345 346 390 0 929
,{all_filled:mi((t,n,r)=>!(n>0)&&(!r||null))}
//one_filled|338 345 346 390 0 929
,{one_filled:mi((t,n,r)=>r&&t<2?null:1===t)}
//|0 929
)
//sets|16 392 0 929
,Oi=t=>{const n="^"===t[0],r=(n?t.slice(1):t).replace(/\\(p\{\w+\}|[\s\S])|([\s\S])/gu,(t,n,r)=>void 0!==r?"-"===r||/[\w\s]|[^\0-\x7f]/u.test(r)?r:"\\"+vi(r):"d"===n?"0-9":"w"===n?"0-9A-Z_a-z":"s"===n?$:"p"===n[0]?"\\"+n:"\\"+vi(n)).replace(/^-/,"\\-").replace(/(?<!\\)-$/,"\\-");return{notation:t,offender:new RegExp(`[${n?"":"^"}${r}]`,"u")}}
//|87 0 929
,vi=t=>/[\^$\\.*+?()[\]{}|/-]/.test(t)?t:"x"+rn(t.charCodeAt(0).toString(16),2)
//|43 50 393 394 0 929
,yi=(t,n)=>{if("string"==typeof t){if(!Object.hasOwn(St,t))throw new Y(`the type '${t}' is not known`);const n={name:t,kind:St[t],manner:ki(t)};return"any"===t&&(n.item=n),n}const[[r,e]]=Object.entries(t);if("form"===r)return{name:r,form:n[e],manner:"value"};if("list"!==r&&"map"!==r)throw new Y(`the type '${r}' is not known`);return{name:r,item:yi(e,n),manner:"list"===r&&"choice"===e?"selection":"list"}}
//|0 929
,ki=t=>"date"===t||"month"===t||"time"===t||"datetime"===t?"moment":"file"===t?"file":"value"
//|0 929
,xi=t=>{for(;t.item&&"any"!==t.name;)t=t.item;return t}
//|956 0 929
,$i={name:"any",manner:"value"}
//|0 929
,Mi={name:"text",kind:4,manner:"value"}
//|0 929
,Si=t=>new TypeError(`${"object"==typeof t?t.constructor?.name:String(t)} is no value of a form`)
//|0 929
,Ti="an object with a key twice is no value of a form"
//|0 929
,Ei=class extends TypeError{constructor(t,n="",r="unreadable"){super(t),Object.assign(this,{rule:n,reason:r})}}
//|22 400 0 929
,Ai=t=>{if(!N(t))throw new Ei("half of a surrogate pair is no value of a form")}
//|37 39 51 61 62 66 73 239 240 241 243 398 400 401 413 414 404 405 406 407 408 409 410 411 0 929
,Ni=class{constructor(t,n=!0){this.slots=t,this.ut=n,this.lt=[]}append(t){if(this.slots.length+t>16777216)throw new Ei("a form cannot hold so many values","form",D("values of a record"));const n=this.slots.length;for(let n=0;n<t;n++)this.slots.push(null);return n}ht(){const{slots:t}=this;for(let n=0;n<t.length;n++)t[n]??=new Tt(0,void 0)}value(t,n,r,e){if(void 0!==t)if("object"==typeof t&&null!==t){if(this.lt.includes(t))throw new TypeError("an object in itself is no value of a form");this.lt.push(t),n.form&&ae(t)?this.form(t,n.form,r,e+1):Array.isArray(t)&&n.item&&"map"!==n.name?this.list(t,n.item,r,e):ae(t)&&"map"===n.name?this.map(t,n.item,r,e):ae(t)&&"any"===n.name?this.members(t,r,e):this.slots[r]=ae(t)&&"file"===n.name?_i(t,n=>pe(t,n))??this.plain(t):this.plain(t),this.lt.pop()}else this.slots[r]=this.plain(t)}text(t){return Ai(t),new Tt(4,t)}plain(t){return"string"==typeof t?this.text(t):"boolean"==typeof t?new Tt(2,t):null===t?new Tt(1,void 0):this.other(t)}other(t){if(t===It)return Ii(t);if("bigint"==typeof t)return Ii(Ct(t,0)??It);if(Number.isFinite(t))return Ii(Dt(t));if("object"!=typeof t)throw Si(t);if(t instanceof _t)return new Tt(3,new _t(t.digits,t.exponent));if(le(t))return _i(t,n=>t[n]);if(he(t))throw Si(t);if(!Array.isArray(t))return new Tt(10,void 0);const n=new Tt(9,void 0);return n.count=Math.min(t.length,1),[n.start,n.stride]=[this.append(n.count),1],n}}
//|0 929
,{}=Object.assign(Ni.prototype
//module form contexts|37 39 51 243 402 403 412 0 929
,{form(t,n,r,e){if(e>=J)return this.slots[r]=new Tt(10,void 0),void this.slots[r].l(D("depth"));this.slots[r]=new Tt(10,void 0);for(const s of 0===e?n.parameters??[]:[])this.value(pe(t,s.name),s.type,r+s.slot,e);this.object(t,n,n.objects[0],r,e)}}
//module form contexts|51 241 242 243 399 400 402 403 412 0 929
,{object(t,n,r,e,s){const i=t[fe];for(const{name:o,field:c,group:u}of r.members){const r=o in Object.prototype?pe(t,o):t[o];if(void 0!==r){if(i?.has(o))throw new Ei(Ti);c?this.value(r,c.type,e+c.slot,s):ae(r)?(this.slots[e+n.objects[u].slot]=new Tt(10,void 0),this.object(r,n,n.objects[u],e,s)):this.slots[e+n.objects[u].slot]=this.plain(r)}}n.isClosed&&this.noteUnknown(t,r,e)}}
//isClosed|242 401 402 403 412 0 929
,{noteUnknown(t,n,r){const e=(t[me]??Object.keys(t)).filter(r=>void 0!==t[r]&&!n.memberNames.has(r));e.forEach(Ai),e.length>0&&(this.slots[r+n.slot].unknown=e)}}
//list any|37 39 51 402 403 412 0 929
,{list(t,n,r,e){const s=this.slots[r]=new Tt(9,void 0);if(e>=J)return s.l(D("depth"));[s.count,s.stride]=[t.length,n.form?.slotCount??1],s.start=this.append(s.count*s.stride);const i="any"===n.name?e+1:e;for(let r=0;r<s.count;r++)this.value(t[r]??null,n,s.item(r),i)}}
//map|37 39 51 402 403 412 0 929
,{map(t,n,r,e){const s=this.slots[r]=new Tt(9,void 0);if(s.isMap=!0,e>=J)return s.l(D("depth"));const i=this.names(t);[s.count,s.stride]=[i.length,(n.form?.slotCount??1)+1],s.start=this.append(s.count*s.stride)+1,s.order=this.order(t,i),i.forEach((r,i)=>{const o=this.slots[s.item(i)-1]=this.text(r);o.flags|=128,o.isKey=!0,this.value(t[r],n,s.item(i),"any"===n.name?e+1:e)})}}
//any|37 39 51 396 402 403 412 0 929
,{members(t,n,r){const e=this.slots[n]=new Tt(10,void 0);if(r>=J)return e.l(D("depth"));const s=this.names(t);e.isOwn=!0,e.count=s.length,e.start=this.append(2*s.length),e.order=this.order(t,s),s.forEach((n,s)=>{this.slots[e.start+2*s]=this.text(n),this.value(t[n],$i,e.start+2*s+1,r+1)})}}
//map any|36 242 399 400 402 403 412 0 929
,{names(t){if(t[fe])throw new Ei(Ti);return Object.keys(t).filter(n=>void 0!==t[n]).sort(z)}}
//map any|242 402 403 412 0 929
,{order(t,n){if(!this.ut||n.length<2)return null;const r=new Map(n.map((t,n)=>[t,n])),e=(t[me]??Object.keys(t)).map(t=>r.get(t)).filter(t=>void 0!==t);return e.every((t,n)=>t===n)?null:e}}
//|0 929
)
//|51 61 0 929
,Ii=t=>new Tt(3,t===It?null:t)
//module file|51 401 0 929
,_i=(t,n)=>{const r=["name","media_type","type"].map(t=>n(t)??null),[e,[s,i,o]]=[n("size"),r];if(!Number.isSafeInteger(e)||e<0||r.some(t=>null!==t&&"string"!=typeof t))return null;if(null!==i&&null!==o)return null;for(const t of r)null!==t&&Ai(t);const c=new Tt(8,{name:s,size:e,mediaType:i??o??""});return c.given=t,c}
//|416 0 929
,Ci=t=>{let n="";for(const r of t)"number"==typeof r?n+=`[${r}]`:"object"==typeof r?n+=`[${Fi(r.key)}]`:""===r||/[`\0-\x1f]/.test(r)?n+=`[${Fi(r)}]`:n+=(""===n?"":".")+(/^[A-Za-z_]\w*$/.test(r)?r:`\`${r}\``);return n}
//module map any|87 0 929
,Fi=t=>{const n={'"':'\\"',"\\":"\\\\","\n":"\\n","\r":"\\r","\t":"\\t"};return`"${t.replace(/["\\\n\r\t]|(?![ \u200d])[\p{Cc}\p{Zl}\p{Zp}\p{Cn}\p{Co}\p{Cs}\p{Cf}\p{Zs}]/gu,t=>n[t]??`\\u{${rn(t.codePointAt(0).toString(16).toUpperCase(),4)}}`)}"`}
//|419 420 0 929
,Ri=t=>{const n=[],r=[...t.mt,t.frame];return r.forEach((e,s)=>{const i=r[s+1];e.field?n.push(...e.field.groups,e.field.name):e.group>0&&n.push(...Pi(e.form,e.group));const o=t.N.slice(e.firstItem,i?.firstItem);o.length>0&&qi(t,o,e,n)}),n}
//|417 0 929
,Bi=t=>{const n=Ri(t);let r=0;for(const{key:t}of n)r+=t?.length??0;return r>256&&t.spend(16*r),n}
//list map any|59 0 929
,qi=(t,n,r,e)=>{let s=r.field?t.slots[r.base+r.field.slot]:null;for(const r of n){s=s&&At(s);const n=9===s?.kind&&r<s.count;e.push(n&&s.isMap?{key:t.slots[s.item(r)-1].value}:r),s=n?t.slots[s.item(r)]:null}}
//module nested group|0 929
,Pi=(t,n)=>{const r=[];for(;n>0;){r.unshift(t.objects[n].name);const e=n;n=t.objects.findIndex(t=>t.members.some(t=>t.group===e))}return r}
//|422 423 424 0 929
,zi=(t,n,r,e=n.objects[0])=>Ui(e.members.map(({name:e,field:s,group:i})=>[e,s?Zi(t,r+s.slot,s.type):Di(t,n,r,n.objects[i])]))
//group|421 0 929
,Di=(t,n,r,e)=>{const s=t.slots[r+e.slot];if(!(5&s.flags))return 10===s.kind?zi(t,n,r,e):1===s.kind?null:void 0}
//|0 929
,Ui=t=>Object.fromEntries(t.filter(([,t])=>void 0!==t))
//|421 425 0 929
,Zi=(t,n,r)=>{const e=t.slots[n];return!r.form||10!==e.kind||5&e.flags?Ji(t,e,r):zi(t,r.form,n)}
//|20 110 113 426 427 0 929
,Ji=(t,n,r)=>{if(!(5&n.flags))switch(n.kind){case 0:return;case 1:return null;case 2:return n.value;case 8:return n.given;case 3:return n.value??void 0;case 4:return"text"!==r.name&&"any"!==r.name&&E(n.value)?null:n.value;case 9:return r.item?Li(t,n,r.item):void 0;case 10:return n.isOwn?Gi(t,n):void 0;default:return Mn(n)?En(n):void 0}}
//list map any|232 424 0 929
,Li=(t,n,r)=>{const e=re(n).map(e=>[n.isMap?t.slots[e-1].value:e,Zi(t,e,r)]).filter(([,t])=>void 0!==t);return n.isMap?Object.fromEntries(e):e.map(([,t])=>t)}
//any|396 423 424 0 929
,Gi=(t,n)=>{const r=Array.from({length:n.count},(t,r)=>n.start+2*r);return Ui(r.map(n=>[t.slots[n].value,Zi(t,n+1,$i)]))}
//externals|429 0 929
,Hi={kinds:-2,answer:(t,n)=>Yi(t,n)}
//|197 200 205 415 418 431 0 929
,Yi=(t,n)=>{const r=n.operands.map(n=>Cr(t,n));for(const e of r)if(null!==Br(t,e))return Ur(t,Br(t,e),n);const e=t.program.externals[n.a],s={rule:e,value:Ki(t,t.subject),arguments:r.map(n=>Ki(t,n))},i=t.k.host?.ft(s);return t.pt.push({question:s,path:Ci(Bi(t)),isPending:void 0===i}),t.dt=null,void 0===i?Ur(t,"pending",n):!0===i.accepted?5:void 0===i.accepted?Ur(t,i.reason,n,e.undecided):(t.dt=i.message??null,10)}
//externals|0 929
,Vi=(t,n)=>{for(const r of t.pt)t.bt.pt.push({...r,isPending:r.isPending&&n});t.pt=[]}
//|191 195 397 424 425 0 929
,Ki=(t,n)=>{if(n.position<0||3===n.j)return Ji(t,n.slot,Mi)??null;const r=Tr(t,n.position)?.type??Ir(t)??Mi;return Zi(t,n.position,r)??null}
//|0 929
,Qi=t=>"keys"===t?{first:0,end:null,areKeys:!0}:{first:t[0],end:t[1],areKeys:!1}
//|0 929
,Wi={first:0,end:null,areKeys:!1}
//|0 929
,Xi=class{constructor(t){this.end=t,this.wt=!1,this.gt=!1,this.jt=!1,this.Ot=!1,this.refused=null,this.vt=!1}}
//|0 929
,to=(t,n,r=0,e=!1)=>({form:t,base:n,firstItem:r,follows:e,field:null,group:0})
//items itemContents beginEach|208 437 438 0 929
,no=(t,n,r)=>{const e=ro(t,n,r-1);return 0!==e.list.count&&!t.field.wt&&!Lr(t,t.subject)&&(t.S.push(e),eo(t))}
//items itemContents beginEach|58 59 60 0 929
,ro=(t,n,r)=>{const{slot:e}=t.subject,{areKeys:s,first:i}=n,o=!s&&0===i&&null===n.end;let c=At(e);(s?c.isMap:9===e.kind||o)||(c=Nt);const u=s?1:c.isMap?-1:0;return s&&(c=Et(c)),{list:c,count:null===n.end?c.count:Math.min(c.count,n.end),first:i,next:i,partner:u,subject:t.subject,field:t.field,end:r}}
//items itemContents beginEach|434 439 440 442 443 0 929
,eo=t=>{const n=t.S.at(-1);return n.next>n.first&&co(t,n),uo(t,n)?(so(t,n),t.field=t.yt.get(t.subject.position)??new Xi(0),io(t,t.subject.position+n.partner)&&(t.field.Ot=!0),t.field.end=n.end,t.N.push(n.list.itemAt(n.next-1)),!0):(t.field=n.field,t.subject=n.subject,t.S.pop(),!1)}
//items itemContents beginEach|199 0 929
,so=(t,n)=>{t.subject=Rr(t,n.list.item(n.list.itemAt(n.next++)))}
//items itemContents beginEach itemTypes nested|0 929
,io=(t,n)=>!0===t.yt.get(n)?.Ot
//items itemContents beginEach itemTypes nested|440 0 929
,oo=(t,n,r)=>n.isMap&&io(t,r-1)
//items itemContents beginEach|0 929
,co=(t,n)=>{const{field:r}=t;t.N.pop(),r.gt&&(n.field.gt=!0),r.jt&&(n.field.jt=!0),(r.Ot||r.vt||null!==r.refused)&&t.yt.set(t.subject.position,r)}
//items itemContents beginEach|0 929
,uo=(t,n)=>{if(!t.J())return!1;for(;n.next<n.count;n.next++)if(0==(71&t.slots[n.list.item(n.list.itemAt(n.next))].flags))return!0;return!1}
//items itemContents beginEach|437 439 443 0 929
,lo=(t,n,r)=>{r?.opened();const e=ro(t,n,null);return t.S.push(e),uo(t,e)?(t.kt.push({kind:0,answer:12}),so(t,e),!0):(t.S.pop(),t.answer=12,r?.closed(),!1)}
//items itemContents beginEach|439 443 634 635 0 929
,ho=(t,n)=>{const r=t.S.at(-1);return n?.itemEnded(r.list.itemAt(r.next-1)),!Ac(t,n)&&uo(t,r)?(so(t,r),!0):(t.subject=r.subject,t.S.pop(),Ec(t,n),!1)}
//|448 449 450 451 452 453 454 455 456 457 458 459 0 929
,ao={}
//|0 929
,{}=Object.assign(ao
//text|446 447 460 0 929
,{text:()=>"Enter text."}
//choice|446 447 460 0 929
,{choice:()=>"Enter text."}
//integer|446 447 460 0 929
,{integer:t=>t?"Enter a whole number, such as {example}.":"Enter a whole number."}
//number|446 447 460 0 929
,{number:t=>t?"Enter a number, such as {example}.":"Enter a number."}
//boolean|446 447 460 0 929
,{boolean:()=>"Enter true or false."}
//date|446 447 460 0 929
,{date:()=>"Enter a date, such as {example}."}
//month|446 447 460 0 929
,{month:()=>"Enter a month, such as {example}."}
//time|446 447 460 0 929
,{time:()=>"Enter a time, such as {example}."}
//datetime|446 447 460 0 929
,{datetime:()=>"Enter a date and a time, such as {example}."}
//file|446 447 460 0 929
,{file:()=>"Choose a file."}
//list|446 447 460 0 929
,{list:()=>"Enter a list of values."}
//map|446 447 460 0 929
,{map:()=>"Enter names and their values."}
//|0 929
)
//|0 929
,mo={date:"2026-01-31",month:"2026-01",time:"14:30",datetime:"2026-01-31T14:30"}
//|0 929
,fo=["This must be the same as {other}.","This must be different from {other}."]
//|0 929
,po=["There is a mistake in this number.","This number is not allowed."]
//|0 929
,bo=t=>[`The number of characters must be {${t}}.`,`The number of characters must not be {${t}}.`]
//|467 468 469 470 471 472 473 474 475 476 477 478 479 480 481 482 483 484 485 486 487 488 489 490 491 492 493 494 495 496 497 498 499 500 501 502 503 504 505 506 507 508 509 510 511 512 513 514 515 516 0 929
,wo={}
//|0 929
,{}=Object.assign(wo
//required|465 466 517 0 929
,{required:["This is required.","Leave this empty."]}
//filled|465 466 517 0 929
,{filled:["This must be filled in.","Leave this empty."]}
//present|465 466 517 0 929
,{present:["This must be included.","This must be left out."]}
//accepted|465 466 517 0 929
,{accepted:["You must accept this.","You must not accept this."]}
//empty|465 466 517 0 929
,{empty:["Leave this empty.","This must be filled in."]}
//equal|462 465 466 517 0 929
,{equal:fo}
//different|462 465 466 517 0 929
,{different:[fo[1],fo[0]]}
//equal_next|462 465 466 517 0 929
,{equal_next:fo}
//equal_previous|462 465 466 517 0 929
,{equal_previous:fo}
//min_length|465 466 517 0 929
,{min_length:["Enter {min} or more characters.","Enter fewer than {min} characters."]}
//max_length|465 466 517 0 929
,{max_length:["Enter {max} or fewer characters.","Enter more than {max} characters."]}
//length|464 465 466 517 0 929
,{length:bo("range")}
//equal_length|464 465 466 517 0 929
,{equal_length:bo("count")}
//min_value|465 466 517 0 929
,{min_value:["This must be {min} or more.","This must be less than {min}."]}
//max_value|465 466 517 0 929
,{max_value:["This must be {max} or less.","This must be more than {max}."]}
//between|465 466 517 0 929
,{between:["This must be {min}.","This must not be {min}."]}
//multiple_of|465 466 517 0 929
,{multiple_of:["This must be a multiple of {step}.","This must not be a multiple of {step}."]}
//one_of options|465 466 517 0 929
,{one_of:["Choose one of: {values}.","This must not be any of: {values}."]}
//none_of|465 466 517 0 929
,{none_of:["This must not be any of: {values}.","Choose one of: {values}."]}
//regex|465 466 517 0 929
,{regex:["Enter this in the correct format.","This format is not allowed."]}
//contains|465 466 517 0 929
,{contains:["Something that is required here is missing.","This contains something that is not allowed."]}
//starts_with|465 466 517 0 929
,{starts_with:["This must start with \u201c{text}\u201d.","This must not start with \u201c{text}\u201d."]}
//ends_with|465 466 517 0 929
,{ends_with:["This must end with \u201c{text}\u201d.","This must not end with \u201c{text}\u201d."]}
//chars|465 466 517 0 929
,{chars:["Use only these characters: {characters}","Use at least one character other than these: {characters}"]}
//integer|465 466 517 0 929
,{integer:["Enter a whole number.","This must not be a whole number."]}
//number|465 466 517 0 929
,{number:["Enter a number.","This must not be a number."]}
//boolean|465 466 517 0 929
,{boolean:["Enter true or false.","This must not be true or false."]}
//date|465 466 517 0 929
,{date:["Enter a date, such as 2026-01-31.","This must not be a date."]}
//time|465 466 517 0 929
,{time:["Enter a time, such as 14:30.","This must not be a time."]}
//datetime|465 466 517 0 929
,{datetime:["Enter a date and a time, such as 2026-01-31T14:30.","This must not be a date and time."]}
//json|465 466 517 0 929
,{json:["Enter JSON, such as [1, 2].","This must not be JSON."]}
//before|465 466 517 0 929
,{before:["This must be before {limit}.","This must not be before {limit}."]}
//after|465 466 517 0 929
,{after:["This must be after {limit}.","This must not be after {limit}."]}
//luhn|463 465 466 517 0 929
,{luhn:po}
//mod97|463 465 466 517 0 929
,{mod97:po}
//weighted_sum|463 465 466 517 0 929
,{weighted_sum:po}
//idna|465 466 517 0 929
,{idna:["Enter a host name, such as m\xfcnchen.example.","This must not be a host name."]}
//size|465 466 517 0 929
,{size:["The number of items must be {range}.","The number of items must not be {range}."]}
//unique|465 466 517 0 929
,{unique:["All items must be different.","Some items must be the same."]}
//exclusive|465 466 517 0 929
,{exclusive:["\u201c{item}\u201d can't be combined with anything else.","\u201c{item}\u201d must be combined with something else."]}
//includes|465 466 517 0 929
,{includes:["Include all of: {values}.","Do not include all of: {values}."]}
//ascending|465 466 517 0 929
,{ascending:["Put the items in ascending order.","The items must not be in ascending order."]}
//no_overlap|465 466 517 0 929
,{no_overlap:["The items must not overlap.","Some items must overlap."]}
//min_size|465 466 517 0 929
,{min_size:["The file must be {min} or larger.","The file must be smaller than {min}."]}
//max_size|465 466 517 0 929
,{max_size:["The file must be {max} or smaller.","The file must be larger than {max}."]}
//media_type|465 466 517 0 929
,{media_type:["The file must have one of these types: {types}.","The file must not have any of these types: {types}."]}
//kind|465 466 517 0 929
,{kind:["The type of this value must be one of: {kinds}.","The type of this value must not be one of: {kinds}."]}
//any_filled|465 466 517 0 929
,{any_filled:["Fill in at least one of: {fields}.","Leave all of these empty: {fields}."]}
//all_filled|465 466 517 0 929
,{all_filled:["Fill in all of: {fields}.","Leave at least one of these empty: {fields}."]}
//one_filled|465 466 517 0 929
,{one_filled:["Fill in exactly one of: {fields}.","Fill in none of these, or more than one: {fields}."]}
//|0 929
)
//|520 521 522 0 929
,go={}
//|0 929
,{}=Object.assign(go
//list map|518 519 523 0 929
,{list:["Add at least one item.","Remove all items."]}
//list|518 519 523 0 929
,{selection:["Select at least one.","Select none of these."]}
//file|518 519 523 0 929
,{file:["Choose a file.","Remove the file."]}
//|0 929
)
//|526 527 0 929
,jo={}
//|0 929
,{}=Object.assign(jo
//unique|524 525 528 0 929
,{unique:["Each item must have a different {by}.","Some items must have the same {by}."]}
//ascending|524 525 528 0 929
,{ascending:["Put the items in ascending order of {by}.","The items must not be in ascending order of {by}."]}
//|0 929
)
//|531 532 0 929
,Oo={}
//|0 929
,{}=Object.assign(Oo
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|529 530 533 0 929
,{min_value:["This must be {min} or later.","This must be earlier than {min}."]}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|529 530 533 0 929
,{max_value:["This must be {max} or earlier.","This must be later than {max}."]}
//|0 929
)
//|536 537 538 539 0 929
,vo={}
//|0 929
,{}=Object.assign(vo
//type|446 534 535 540 0 929
,{type:({type:t,example:n})=>ao[t]?.(n)??"Fill in this part of the form."}
//module nested|534 535 540 0 929
,{unknown:({meant:t})=>"There is no field '{name}'."+(void 0===t?"":" Did you mean '{meant}'?")}
//externals|534 535 540 0 929
,{unchecked:()=>"This could not be checked."}
//computed|534 535 540 0 929
,{computed:({value:t})=>""===t?"This must be left empty.":"This must be {value}."}
//|0 929
)
//|465 518 524 529 534 0 929
,yo=(t,n,r,e)=>{if(Object.hasOwn(vo,t))return vo[t](r);const s=n?1:0;if(!Object.hasOwn(wo,t))return n?"This is not allowed.":"This was not accepted.";if(Oo[t]&&"moment"===e())return Oo[t][s];const i=["required","filled","empty"].includes(t)&&go[e()];return i?i["empty"===t?1-s:s]:"between"===t&&void 0!==r.max?wo.between[s].replace("{min}","between {min} and {max}"):(void 0!==r.by&&jo[t]||wo[t])[s]}
//|253 547 0 929
,ko=(t,n)=>{const{source:r,arguments:e}=t.program.messages[n],s=0===e.length?{}:To(xe(t,e));return{source:r,arguments:e,values:()=>s}}
//|268 274 545 546 0 929
,xo=(t,n,r)=>{switch(n){case"label":return Mo(t);case"value":return t.frame.field?.isSecret?qe:Ie(t,t.subject);case"length":return t.frame.field?.isSecret?qe:So(t);case"other":return r?.other()??void 0;default:return}}
//|195 243 245 246 461 541 543 0 929
,$o=(t,{authored:n=null,builtIn:r,isNegated:e=!1,values:s=null,found:i=null})=>{const o=(n,r)=>{let e=null;return we(t,n,n=>pe(e??=r(),n)??xo(t,n,i))};if(null!==n)return o(be(t,n.source),()=>({...i?.values()??s,...n.values()}));const c=s??i?.values()??{};"type"===r&&(c.example??=t.frame.field?.notation?.example??mo[c.type]);const{ruleTexts:u}=t.k;return o((u&&pe(u,e?`not ${r}`:r))??be(t,yo(r,e,c,()=>i?.xt()?"moment":0===t.$t.length?Ir(t)?.manner??"value":"value")),()=>c)}
//|41 245 0 929
,Mo=t=>{const{field:n,form:r,group:e}=t.frame;if(n)return be(t,n.shownLabel);const s=e>0?r.objects[e]:r;return be(t,s.label??G(s.name))}
//|28 0 929
,So=t=>{const{slot:n}=t.subject;return 4===n.kind?String(q(n.value)):9===n.kind?String(n.count):"0"}
//|0 929
,To=t=>{const n=Object.create(null);for(const{name:r,text:e}of t)n[r]=void 0===n[r]?e:`${n[r]}, ${e}`;return n}
//module|249 0 929
,Eo=(t,{authored:n,found:r})=>{const e=null===n?[]:Oe(n.source,t.program.G).filter((t,n)=>n%2==1);if(null!==n&&0===e.length)return!0;const s=[...r.arguments,...n?.arguments??[]];return s.every(({operand:t})=>1===t.kind)&&e.every(t=>s.some(n=>n.name===t))}
//|0 929
,Ao=Object.freeze([])
//|549 551 552 0 929
,No=(t,n,r)=>{const e=t.program.calls[n.index],s=new _o(t,e?.name??"",e?.arguments??Ao,r);return s.Mt=18===n.op?Io(t,n):null,s.arguments.some(({operand:{kind:t}})=>1!==t&&3!==t)&&s.settle(),s}
//externals|0 929
,Io=(t,n)=>{if(null!==t.dt)return{source:t.dt.replace(/[{}]/g,"$&$&"),values:()=>({})};const{message:r}=t.program.externals[n.a];return void 0===r?null:{source:t.program.messages[r].source,values:()=>({})}}
//|8 110 197 253 257 547 0 929
,_o=class{constructor(t,n,r,e){this.St=t,this.builtIn=n,this.rule=n,this.arguments=r,this.message=null,this.Mt=null,this.answer=t.answer,this.progress=e,this.items=[],this.isNegated=!1,this.Tt=3===p(t.answer)?t.B:null,this.Et=null}settle(){this.Et={values:this.values(),other:this.other(),xt:this.xt()}}values(){return this.Et?.values??To(xe(this.St,this.arguments))}other(){return null===this.Et?Te(this.St,this.arguments):this.Et.other}xt(){return this.Et?.xt??this.arguments.slice(0,8).some(({operand:t})=>Mn(Cr(this.St,t).slot))}}
//|8 554 555 0 929
,Co=(t,n,r,e,s,i)=>{const[o,c]=[p(n),p(e)];if(null===t||0===o)return r;if(null===r||0===c)return t;if(3===o&&3===c)return Fo(r)>Fo(t)?r:t;if(o!==c){const n=s?1:2;return o===(o===n||c===n?n:3)?t:r}return 2!==o?t:s?Ro(r,t)?r:t:i&&4&n&&!(4&e)?r:t}
//|0 929
,Fo=t=>["passes","warns","blocks"].indexOf(t.Tt?.P)
//|0 929
,Ro=(t,n)=>{if("kind"===t.builtIn!=("kind"===n.builtIn))return"kind"===n.builtIn;const r=t=>0!=(4&t.answer);return r(t)===r(n)?t.progress>n.progress:r(t)}
//|557 558 560 0 929
,Bo=(t,n)=>{const{start:r}=t.program.checks[n],e=new Do(t,n),s=qo(t.program,n);return null!==s&&e.At(s,t.program.code[r]),null!==s||Po(t,r,e)?e.Nt:(t.steps+=4096-t.It,t.It=1,null)}
//|0 929
,qo=(t,n)=>{const{start:r}=t.checks[n],e=t.code[r+1];return t._t[r].test&&2===e.op&&e.a===n?t._t[r]:null}
//|609 0 929
,Po=(t,n,r)=>{const{subject:e,answer:s,Ct:i,B:o,I:c,depth:u,dt:l,R:h,Ft:a,Rt:m}=t,f=[t.kt,t.S,t.subjects,t.$t,t.arguments,t.pt],p=f.map(t=>t.length);t.R=!0,Mc(t,n,r);const d=!t.Ft;return Object.assign(t,{subject:e,answer:s,Ct:i,B:o,I:c,depth:u,dt:l,R:h,Ft:a,Rt:m}),f.forEach((t,n)=>{t.length>p[n]&&(t.length=p[n])}),d}
//beginOr beginAny|24 0 929
,zo=(t,n)=>{const{slot:r}=t.subject;return 4!==r.kind?0:n.test?.progress?.(t,n)??(4&t.answer?_(r.value):0)}
//|550 559 562 563 564 565 566 567 568 569 0 929
,Do=class{constructor(t,n){this.St=t,this.check=n,this.Nt=null,this.Bt=[],this.qt=[]}At(t,n){const r=this.qt.includes(!0)?zo(this.St,t):0;this.Nt=No(this.St,t,r),t!==n&&(this.St.J(),this.Pt(this.St.program.rules[n.a]),this.zt(n))}Pt(t){void 0!==t.message&&this.message(t.message)}zt(t){const n=this.St.program.calls[t.index],{Nt:r}=this;r&&n&&(r.rule=n.name,r.Mt=r.message??r.Mt,r.message=null,r.answer=this.St.answer)}}
//|0 929
,{}=Object.assign(Do.prototype
//beginAnd beginOr beginAll beginAny beginEach|560 561 570 0 929
,{opened(t=!1){this.Bt.push(null),this.qt.push(t)}}
//beginAnd beginOr beginAll beginAny beginEach|553 560 561 570 0 929
,{combined(t,n){const r=0!=(8&this.St.subject.slot.flags);this.Bt.push(Co(this.Bt.pop(),t,this.Nt,this.St.answer,n,r))}}
//beginAnd beginOr beginAll beginAny beginEach|560 561 570 0 929
,{closed(){this.Nt=this.Bt.pop(),this.qt.pop()}}
//beginEach|560 561 570 0 929
,{itemEnded(t){this.Nt?.items.unshift(t)}}
//pushMember|560 561 570 0 929
,{memberMissing(){this.Nt=null}}
//popMember|560 561 570 0 929
,{memberEnded(){this.Nt&&(this.Nt.items=[])}}
//not|560 561 570 0 929
,{negated(){this.Nt&&Object.assign(this.Nt,{isNegated:!this.Nt.isNegated,items:[]})}}
//message|542 560 561 570 0 929
,{message(t){this.Nt&&null===this.Nt.message&&(this.Nt.message=ko(this.St,t))}}
//|0 929
)
//|572 573 574 0 929
,Uo=(t,n)=>{null===t.bt.Dt&&Lo(t)?Zo(t,n):Jo(t,n)}
//module|548 557 573 0 929
,Zo=(t,n)=>{const r=t.program.violations[n],{L:e}=t.k;if(null!==r&&r.L===e){const{path:n,rule:e,message:s,severity:i,file:o,line:c,column:u}=r;return void t.bt.violations.push({path:n,rule:e,message:s,severity:i,file:o,line:c,column:u})}const s=qo(t.program,n),{text:i,violation:o}=Jo(t,n);i.found&&null!==s&&18!==s.op&&Eo(t,i)&&(t.program.violations[n]={...o,L:e})}
//|542 556 575 576 591 0 929
,Jo=(t,n)=>{const{answer:r}=t,e=0!=(8&t.subject.slot.flags)&&(0!=(4&r)||!0===t.frame.field?.Ut),s=t.program.checks[n],i=s.isCondition?null:Bo(t,n),o=s.isCondition?"check":null,c=i?.items??[];t.N.push(...c);const u={authored:i?.message??(void 0===s.message?null:ko(t,s.message))??i?.Mt??null,builtIn:o??i?.builtIn??"",isNegated:i?.isNegated??!1,found:i},l=o??i?.rule??uc(t,t.program.code[s.start])??"",h=Ho(t,l,s.place,u,s.isWarning?"warning":"error",s.target);return Go(t,h,e,s),t.N.length-=c.length,{text:u,violation:h}}
//module|0 929
,Lo=({k:t,mt:n,N:r})=>void 0===t.ruleTexts&&void 0===t.translations&&n.length+r.length===0
//|0 929
,Go=(t,n,r,e=null)=>{t.bt.violations.push(n),t.bt.Dt?.set(n,{Zt:r,check:e})}
//|415 418 544 0 929
,Ho=(t,n,r,e,s,i=[],o=null)=>({path:null===o&&0===i.length&&t.mt.length+t.N.length===0&&t.frame.field?t.frame.field.Jt:Ci([...o??Bi(t),...i]),rule:n,message:$o(t,e),severity:s,file:t.program.sources[r[0]],line:r[3],column:r[4]})
//|0 929
,Yo=t=>t.frame.field?.place??t.frame.form.place
//|575 576 577 579 583 0 929
,Vo=(t,n,r,e=!1)=>{tc(t);const s=Ho(t,n,Yo(t),{builtIn:n,values:r},"error");Go(t,s,e),Ko(t)}
//|0 929
,Ko=t=>{"first"===t.k.mode&&(t.Ft=!0)}
//|195 578 0 929
,Qo=t=>{Vo(t,"type",{type:Ir(t)?.name??""},0!=(16&t.subject.slot.flags))}
//|108 130 269 274 283 578 0 929
,Wo=t=>{const{subject:n}=t,r=t.slots[n.position+1],e=new Vn(r,0,xn(r),n.position+1);return!(!e.O||4&r.flags)||!(70&r.flags||n.O||!as(t,n,e,!1))||(Vo(t,"computed",{value:t.frame.field.isSecret?qe:_e(t,n)}),"first-per-field"!==t.k.mode||(t.field.Ot=!0,!1))}
//|8 430 571 583 585 0 929
,Xo=(t,n)=>{if(t.pt.length>0&&Vi(t,3===p(t.answer)),t.field.Ot)return t.field.end;if(3===p(t.answer))return rc(t,n),null;const r=!0===t.Ct?.Lt;return Uo(t,n),t.program.checks[n].isWarning?null:(tc(t),r&&(t.field.refused=t.subject.position),"first"===t.k.mode&&(t.Ft=!0),"first-per-field"!==t.k.mode?null:(t.field.Ot=!0,t.field.end))}
//|0 929
,tc=t=>{t.field.gt=!0,t.bt.isInvalid=!0}
//warn|8 571 0 929
,nc=(t,n)=>{2===p(t.answer)&&(t.R||Uo(t,n),t.answer=12)}
//|586 587 590 591 0 929
,rc=(t,n)=>{const r=t.program.checks[n],e=r.isExternal?ec(t,n):t.B,s=(e.step&&uc(t,e.step))??"when";"blocks"===e.P?cc(t,e.reason,r.isCondition?"check":s,r):"warns"===e.P&&sc(t,s,r)}
//externals|556 0 929
,ec=(t,n)=>Bo(t,n)?.Tt??t.B
//externals|576 0 929
,sc=(t,n,{place:r})=>{t.bt.violations.push(Ho(t,n,r,{builtIn:"unchecked"},"warning"))}
//branch|590 0 929
,ic=(t,n)=>{t.program.calls[n.index]&&!t.field.Ot&&cc(t,t.B.reason,"when")}
//decisions|590 0 929
,oc=(t,n)=>{const r=t.Gt.get(n);r&&cc(t,r.reason,"when")}
//|415 418 0 929
,cc=(t,n,r,e=null)=>{t.field.jt=!0,t.bt.jt=!0;const s={path:Ci(Bi(t)),rule:r,reason:n};t.bt.undecided.push(s),null!==e&&t.bt.Dt?.set(s,{Zt:!1,check:e})}
//|0 929
,uc=(t,n)=>t.program.calls[n.index]?.name
//options|333 578 595 0 929
,lc=(t,n)=>{const{subject:r}=t;if(r.O||n.table.has(r.slot.value))return!0;const e=8&r.slot.flags&&(n.Ut||ci(r.slot.value,n.table));return Vo(t,"one_of",{values:mc(t,n.options)},Boolean(e)),!1}
//|199 208 441 580 590 592 594 0 929
,hc=t=>{const n=t.subject,r=t.frame.field;if(9!==n.slot.kind||!r||t.field.wt||t.field.vt||Lr(t,n))return;t.field.vt=!0;const e="first-per-field"===t.k.mode;for(let s=0;s<n.slot.count&&!t.Ft;s++){const i=n.slot.itemAt(s);t.subject=Rr(t,n.slot.item(i));const{slot:o,position:c}=t.subject,u=oo(t,n.slot,c);t.N.push(i),4&o.flags?(u||Qo(t),n.slot.isMap&&e&&ac(t,c)):64&o.flags?cc(t,o.reason,"type"):4===o.kind&&r.table&&!u&&!lc(t,r)&&e&&ac(t,c),t.N.pop()}t.subject=n}
//|434 0 929
,ac=(t,n)=>{const r=new Xi(0);r.Ot=!0,t.yt.set(n,r)}
//|245 248 0 929
,mc=(t,n)=>{const r=n.slice(0,8).map(({label:n,value:r})=>be(t,n??r));return[...r.slice(0,-1),je(t,r.at(-1),n.length)].join(", ")}
//|108 130 434 592 597 0 929
,fc=(t,n)=>{if(!t.J())return!1;const{frame:r}=t,e=r.form.fields[n.a];r.field=e,t.field=new Xi(n.b);const s=r.base+e.slot,i=t.slots[s];return t.subject=new Vn(i,0,xn(i),s),71&i.flags?(t.field.wt=!0,pc(t,e,i,s),!1):4!==i.kind||null===e.table||lc(t,e)||"all"===t.k.mode&&!t.Ft}
//|580 589 590 0 929
,pc=(t,n,r,e)=>{1&r.flags||(2&r.flags?oc(t,e):4&r.flags?Qo(t):t.F.has(e)?cc(t,t.F.get(e),"computed"):cc(t,r.reason,"type"))}
//form|199 434 589 0 929
,dc=(t,n)=>{if(!t.J())return!1;t.frame.field=null,t.frame.group=t.frame.form.objects.findLastIndex(({slot:t,slotCount:r})=>t<n.a&&n.a<t+r),t.field=new Xi(n.b),t.subject=Rr(t,t.frame.base);const r=t.frame.base+n.a,{flags:e}=t.slots[r];return 2==(3&e)&&oc(t,r),0==(3&e)}
//|36 600 0 929
,bc=(t,n)=>{const r=Array.from(t.toLowerCase());if(0===r.length||r.length>64)return null;const e=Math.min(Math.floor(r.length/3),4);let s=null;for(const i of n){const n=Array.from(i.toLowerCase());if(i===t||Math.abs(n.length-r.length)>e)continue;const o=wc(r,n),c=null===s||o<s.Ht||o===s.Ht&&z(i,s.name)<0;o<=e&&c&&(s={Ht:o,name:i})}return s?.name??null}
//|0 929
,wc=(t,n)=>{let[r,e]=[[],Array.from({length:n.length+1},(t,n)=>n)];return t.forEach((s,i)=>{const o=[i+1];n.forEach((c,u)=>{let l=Math.min(e[u]+(s===c?0:1),e[u+1]+1,o[u]+1);i>0&&u>0&&s===n[u-1]&&t[i-1]===c&&(l=Math.min(l,r[u-1]+1)),o.push(l)}),[r,e]=[e,o]}),e[n.length]}
//module nested|42 420 599 602 603 0 929
,gc=(t,n)=>{for(let r=1;r<n.objects.length&&!t.Ft;r++){const e=t.slots[t.frame.base+n.objects[r].slot];10===e.kind||t.program.Yt(n,n.objects[r])||3&e.flags||!Oc(e,n)||jc(t,"type",{builtIn:"type",values:{type:"group",example:null}},n,Pi(n,r))}if(n.isClosed)for(const[r,e]of n.objects.entries()){const s=t.slots[t.frame.base+e.slot];if(!(!s.c||null===s.unknown||3&s.flags||t.program.Yt(n,e)))for(const[i,o]of s.unknown.entries()){if(t.Ft)return;const s={name:H(o)},c=i<100?bc(o,e.members.map(t=>t.name)):null;null!==c&&(s.meant=c),jc(t,"unknown",{builtIn:"unknown",values:s},n,[...Pi(n,r),o])}}}
//|576 579 0 929
,jc=(t,n,r,e,s)=>{t.bt.isInvalid=!0,t.bt.violations.push(Ho(t,n,e.place,r,"error",s)),Ko(t)}
//|108 0 929
,Oc=(t,n)=>{switch(t.kind){case 0:case 10:return!1;case 1:return n.isExact;case 4:return n.isExact||!xn(t);default:return!0}}
//nested|37 39 208 605 606 0 929
,vc=(t,n)=>{if(!t.k.Vt)return;const r=t.subject,e=t.Kt;if(t.Kt=1/0,t.depth>=J)return t.Qt(D("depth"));if(t.depth++,10!==r.slot.kind||32&r.slot.flags||kc(t,n,r.position,!1),9===r.slot.kind&&!Lr(t,r))for(let e=0;e<r.slot.count&&!t.Ft&&t.J();e++){const s=r.slot.itemAt(e);t.N.push(s),yc(t,s,r.slot,n),t.N.pop()}t.depth--,t.Kt=e,t.subject=r}
//nested|108 130 441 580 590 606 0 929
,yc=(t,n,r,e)=>{const s=r.item(n),i=t.slots[s];4&i.flags?(t.subject=new Vn(i,0,xn(i),s),oo(t,r,s)||Qo(t)):64&i.flags?cc(t,i.reason,"type"):kc(t,e,s,n>0&&!r.isMap)}
//nested|435 601 609 0 929
,kc=(t,n,r,e)=>{const[s,i]=[t.field,t.S.length];t.mt.push(t.frame),t.frame=to(n,r,t.N.length,e),gc(t,n),t.Ft||Mc(t,n.checks,null),t.frame=t.mt.pop(),t.S.length=i,t.field=s}
//ignoring pushMember|59 132 149 199 0 929
,xc=(t,n)=>{const r=t.subject.slot;if(10!==r.kind||!r.isOwn)return t.answer=28,!1;t.$t.push(t.subject);const e=4===n.slot.kind?pr(t,At(r),n.slot.value):void 0;return t.subject=void 0===e?Qn:Rr(t,e),!0}
//ignoring pushMember|20 51 108 130 197 0 929
,$c=(t,n)=>{const r=Cr(t,n.a).slot,{subject:e}=t;if(4!==e.slot.kind||e.O||14!==r.kind)return t.subjects.push(e),!0;const s=Array.from(e.slot.value).filter(t=>r.value.offender.test(t)).join("");if(E(s))return t.Ct=n,t.answer=14,!1;if(t.subjects.push(e),s.length<e.slot.value.length){const n=new Tt(4,s);n.flags=e.slot.flags,t.subject=new Vn(n,0,xn(n),e.position)}return!0}
//|9 203 430 582 584 596 598 633 634 635 636 638 0 929
,Mc=(t,n,r)=>{const e=t.program._t;for(let s=n;;){const n=e[s++];switch(n.op){case 14:case 15:case 16:case 17:case 18:if(t.answer=zr(t,n),t.Ct=d(t.answer)?n:null,r?.At(n,t.program.code[s-1]),t.Ft&&d(t.answer))return;break;case 0:if(t.Kt--<=0)return;if(fc(t,n)||(s=n.b),t.Ft)return;break;case 1:if(t.Kt--<=0)return;if(dc(t,n)||(s=n.b),t.Ft)return;break;case 2:if(t.Ft||r?.check===n.a)return;if(d(t.answer)?s=Xo(t,n.a)??s:t.pt.length>0&&Vi(t,!1),t.Ft)return;break;case 3:s=n.a;break;case 4:return;case 5:case 6:case 7:case 8:Tc(t,n.op-5,r);break;case 9:Ac(t,r)&&(s=n.a);break;case 10:Ec(t,r);break;case 11:r?.message(n.a);break;case 12:if(r?.check===n.a)return;nc(t,n.a);break;case 13:if(Nc(t,n,r),t.Ft)return _c(t,n);break;default:if(s=n.Wt(t,n,r)??s,t.Ft)return}}}
//|612 613 614 615 616 617 618 619 620 621 622 623 624 625 626 627 628 629 630 631 0 929
,Sc={}
//|0 929
,{}=Object.assign(Sc
//moment|610 611 632 0 929
,{moment:(t,n)=>n.a===t.k.moment?void 0:n.b}
//unlessHeld|610 611 632 0 929
,{unlessHeld:(t,n)=>t.field.gt||t.field.jt?n.a:void 0}
//whenInactive|610 611 632 0 929
,{whenInactive:(t,n)=>1&t.slots[t.frame.base+n.a].flags?void 0:n.b}
//branch|8 588 610 611 632 0 929
,{branch(t,n){const r=p(t.answer);if(1!==r)return 3!==r?n.a:(0===t.kt.length&&ic(t,n),n.b)}}
//not|10 610 611 632 0 929
,{not(t,n,r){t.answer=b(t.answer),r?.negated()}}
//pushSubject|197 610 611 632 0 929
,{pushSubject(t,n){t.subjects.push(t.subject),t.subject=Cr(t,n.a)}}
//popSubject|610 611 632 0 929
,{popSubject:t=>{t.subject=t.subjects.pop()}}
//recordValue|581 610 611 632 0 929
,{recordValue:(t,n)=>Wo(t)?void 0:n.a}
//itemTypes|593 610 611 632 0 929
,{itemTypes:t=>{hc(t)}}
//nested|604 610 611 632 0 929
,{nested(t,n){t.field.wt||vc(t,t.program.forms[n.a])}}
//items|436 610 611 632 0 929
,{items:(t,n)=>t.field.Ot||!no(t,n.a,n.b)?n.b:void 0}
//itemContents|433 436 610 611 632 0 929
,{itemContents:(t,n)=>no(t,Wi,n.a)?void 0:n.a}
//nextItem|438 610 611 632 0 929
,{nextItem:(t,n)=>eo(t)?n.a+1:void 0}
//decide|610 648 611 632 0 929
,{decide:(t,n)=>{Zc(t,t.program.decisions[n.a])}}
//compute|610 645 611 632 0 929
,{compute:(t,n)=>{zc(t,t.program.computed[n.a])}}
//beginEach|444 610 611 632 0 929
,{beginEach:(t,n,r)=>lo(t,n.a,r)?void 0:n.b}
//nextEach|445 610 611 632 0 929
,{nextEach:(t,n,r)=>ho(t,r)?n.a+1:void 0}
//ignoring|608 610 611 632 0 929
,{ignoring(t,n,r){if(!$c(t,n))return r?.At(n,n),n.b}}
//pushMember|197 607 610 611 632 0 929
,{pushMember(t,n,r){if(!xc(t,Cr(t,n.a)))return r?.memberMissing(),n.b}}
//popMember|8 610 611 632 0 929
,{popMember(t,n,r){t.subject=t.$t.pop(),0===p(t.answer)&&(t.answer=28),r?.memberEnded()}}
//|0 929
)
//beginAnd beginOr beginAll beginAny|14 0 929
,Tc=(t,n,r)=>{t.kt.push({kind:n,answer:k[n]}),r?.opened(1===n||3===n)}
//beginAnd beginOr beginAll beginAny beginEach|0 929
,Ec=(t,n)=>{t.answer=t.kt.pop().answer,n?.closed()}
//beginAnd beginOr beginAll beginAny beginEach|8 15 202 0 929
,Ac=(t,n)=>{const r=t.kt.at(-1),e=r.answer,s=1===r.kind||3===r.kind;r.answer=x[r.kind](e,t.answer),n?.combined(e,s);const[i,o]=s?[1,8]:[2,4];return p(r.answer)===i&&(!Pr(t)||0==(r.answer&o))}
//rule|37 39 205 609 637 0 929
,Nc=(t,n,r)=>{const e=t.program.rules[n.a];if(t.depth>=J&&!t.program.q(n))return void(t.answer=Ur(t,D("depth"),n));if(!t.J())return;const s=t.arguments.length;for(const r of n.operands)t.arguments.push(Ic(t,r));const i=t.I;t.I=s,t.depth++,Mc(t,e.entry,r),r?.Pt(e),t.arguments.length=s,t.I=i,t.depth--,r?.zt(n)}
//rule|130 197 250 0 929
,Ic=(t,n)=>{const r=Cr(t,n);return t.program.V&&ve(t,n)?Object.assign(new Vn(r.slot,r.j,r.O,r.position),{isSecret:!0}):r}
//|37 0 929
,_c=(t,n)=>{const r=t.program.calls[n.index];r&&t.Rt?.reason===D("steps")&&(t.Rt.rule=r.name)}
//computed|37 197 200 640 644 0 929
,Cc=(t,n)=>{const r=Cr(t,n.list),e={count:0,sum:0,Xt:null,obstacle:Br(t,r)};if(null!==e.obstacle||9!==r.slot.kind)return e;for(let s=0;s<r.slot.count&&null===e.obstacle;s++)t.J()?Pc(t,Fc(t,n,r.slot.item(s)),e,n.function):e.obstacle=D("steps");return e}
//computed|37 39 641 0 929
,Fc=(t,n,r)=>{const e={count:0,sum:0,Xt:null,obstacle:null};if(t.depth>=J)return e.obstacle=D("depth"),e;t.depth++;const{level:s}=n;for(;t.E.length<s;)t.E.push(null);return Rc(t,r,n,0,e),t.E.length=s,t.E.every(t=>null===t)&&(t.E.length=0),t.depth--,e}
//computed|199 200 255 642 643 0 929
,Rc=(t,n,r,e,s)=>{if(n>=t.slots.length)return;const i=Rr(t,n);i.O||(("count"!==r.function||void 0!==r.body||e<r.steps.length)&&null!==Br(t,i)?s.obstacle=`unreadable: ${Me(t,r.list)}`:(t.E.push({position:n,form:r.forms[e]??null}),e===r.steps.length?qc(t,r,s):Bc(t,n+r.steps[e],r,e+1,s),t.E.pop()))}
//computed|37 199 200 641 0 929
,Bc=(t,n,r,e,s)=>{if(n>=t.slots.length)return;const i=Rr(t,n);if(s.obstacle=Br(t,i),null===s.obstacle&&9===i.slot.kind)for(let n=0;n<i.slot.count&&null===s.obstacle;n++)t.J()?Rc(t,i.slot.item(n),r,e,s):s.obstacle=D("steps")}
//computed|8 197 200 609 644 0 929
,qc=(t,n,r)=>{if(void 0!==n.body){Mc(t,n.body,null);const e=p(t.answer);if(t.Ft||n.isConditional&&3===e)return void(r.obstacle=t.B.reason);if(n.isConditional&&1!==e)return}if("count"===n.function)return void r.count++;const e=Cr(t,n.value);r.obstacle=Br(t,e),null!==r.obstacle||e.O||Pc(t,{count:1,sum:3===e.slot.kind?e.slot.value:0,Xt:e,obstacle:null},r,n.function)}
//computed|114 145 0 929
,Pc=(t,n,r,e)=>{if(null===r.obstacle)if(null===n.obstacle){if(r.count+=n.count,"sum"===e){const t=An(r.sum,n.sum);null===t?r.obstacle="more than 38 digits":r.sum=t}else if("count"!==e&&null!==n.Xt){const s=null===r.Xt?null:hr(t,n.Xt,r.Xt);(null===r.Xt||null!==s&&("min"===e?s<0:s>0))&&(r.Xt=n.Xt)}}else r.obstacle=n.obstacle}
//computed|132 133 197 200 639 646 0 929
,zc=(t,n)=>{const r=t.frame.base+n.slot;if(n.operand){const e=Cr(t,n.operand);Dc(t,e,Br(t,e),r)}else{const e=Cc(t,n.aggregate),{function:s}=n.aggregate,i="count"===s?Wn(e.count):"sum"===s?Wn(e.sum):e.Xt;Dc(t,i??Qn,e.obstacle,r)}}
//computed|51 0 929
,Dc=(t,n,r,e)=>{const s=t.slots[e],i=null!==r||n.O?new Tt(0,void 0):n.slot.copy();i.flags=3&s.flags,null!==r?(i.flags|=64,t.F.set(e,r)):t.F.delete(e),t.slots[e]=i}
//decisions|132 609 646 648 0 929
,Uc=(t,n)=>{const{decisions:r}=n.form;if(void 0===r)return;const e=t.frame;if(t.frame=n,t.Ft||Mc(t,r,null),t.Ft){t.answer=15;for(const n of t.program.tn(r))"decide"===n.name?Zc(t,t.program.decisions[n.a]):"compute"===n.name&&Dc(t,Qn,t.B.reason,t.frame.base+t.program.computed[n.a].slot)}t.frame=e}
//decisions|8 0 929
,Zc=(t,{slot:n,main:r,otherwise:e,place:s})=>{const{flags:i}=t.slots[t.frame.base+n],o=(n,r)=>{for(let e=n[0];e<n[1];e++)t.slots[t.frame.base+e].flags|=r};if(3&i){const t=1&i?1:2;o(r,t),o(e,t)}else if(1===p(t.answer))o(e,1);else if(3!==p(t.answer))o(r,1);else{const n={reason:t.B.reason,place:s};for(const s of[r,e]){o(s,2);for(let r=s[0];r<s[1];r++)t.Gt.set(t.frame.base+r,n)}}}
//fallback template|0 929
,Jc=new RegExp("[\\p{Cn}\u0295\\u088f\\u0897\\u0c5c\\u0cdc\\u0cf3\\u0ece\\u1acf-\\u1aeb\\u1b4e\\u1b4f\\u1b7f\\u1c89\\u1c8a\\u20c1\\u2427-\\u2429\\u2b96\\u2ffc-\\u2fff\\u31e4\\u31e5\\u31ef\\ua7cb-\\ua7cf\\ua7d2\\ua7d4\\ua7da-\\ua7dc\\ua7f1\\ufbc3-\\ufbd2\\ufd90\\ufd91\\ufdc8-\\ufdce\\u{105c0}-\\u{105f3}\\u{10940}-\\u{10959}\\u{10d40}-\\u{10d8f}\\u{10ec2}-\\u{10ed8}\\u{10efa}-\\u{10eff}\\u{1123f}-\\u{11241}\\u{11380}-\\u{113e2}\\u{116d0}-\\u{116e3}\\u{1171e}\\u{11b00}-\\u{11bf9}\\u{11db0}-\\u{11de9}\\u{11f00}-\\u{11f5a}\\u{1342f}\\u{13439}-\\u{143fa}\\u{16100}-\\u{16139}\\u{16d40}-\\u{16d79}\\u{16ea0}-\\u{16ed3}\\u{16ff2}-\\u{16ff6}\\u{187f8}-\\u{187ff}\\u{18cff}\\u{18d09}-\\u{18df2}\\u{1b132}\\u{1b155}\\u{1cc00}-\\u{1cef0}\\u{1d2c0}-\\u{1d2d3}\\u{1df25}-\\u{1df2a}\\u{1e030}-\\u{1e08f}\\u{1e4d0}-\\u{1e6ff}\\u{1f6d8}\\u{1f6dc}\\u{1f774}-\\u{1f77f}\\u{1f7d9}\\u{1f8b2}-\\u{1f8d8}\\u{1fa54}-\\u{1faff}\\u{1fbcb}-\\u{1fbef}\\u{1fbfa}\\u{2b739}-\\u{2b73f}\\u{2cea2}-\\u{2ee5d}\\u{31350}-\\u{33479}]","u")
//fallback template|649 0 929
,Lc=t=>!/^[\0-\u024f]*$/.test(t)&&Jc.test(t)
//fallback|0 929
,Gc=class{constructor(t){this.sets=t.map(t=>new RegExp(`^${t}$`,"u")),this.nn=new Map,this.rn=new Map;const n=(t.join("").match(/[^\0-\x7f]|\\u[0-9a-f]{4}|\\x[0-9a-f]{2}/gu)??[]).map(t=>"\\"===t[0]?String.fromCodePoint(parseInt(t.slice(2),16)):t);for(const t of[...n.reverse(),...Array.from({length:128},(t,n)=>String.fromCharCode(127-n))])this.nn.set(this.en(t),t)}en(t){return this.sets.map(n=>n.test(t)?1:0).join("")}sn(t){return Array.from(t,t=>{if(t<"\x80")return t;let n=this.rn.get(t);return void 0===n&&this.rn.set(t,n=this.nn.get(this.en(t))??t),n})}}
//backtracking|0 929
,Hc=class extends Error{}
//backtracking|16 0 929
,Yc={d:"\\p{Nd}",w:"\\p{L}\\p{N}_",s:`${$}\\u180e`}
//backtracking|652 653 655 0 929
,Vc=class{constructor({text:t,flags:n=""},r){if(!/^s?$/.test(n))throw new Hc;if(this.source=Array.from(t),this.in="s"===n,this.on="whole"===r,this.at=0,this.cn=0,this.groups=new Map,this.un=new Map,this.calls=[],this.pattern=this.alternatives(),this.at<this.source.length||!this.calls.every(t=>this.groups.has(t)))throw new Hc}test(t){this.text=Array.from(t),this.steps=0;try{const t=this.text.length;for(let n=0;n<=(this.on?0:t);n++)if(this.ln=[],this.pattern(n,n=>!this.on||n===t))return!0;return!1}catch(t){if(t instanceof Hc||t instanceof RangeError)return null;throw t}}step(){if(++this.steps>2e5)throw new Hc}take(t){const n=Array.from(t).every((t,n)=>this.source[this.at+n]===t);return n&&(this.at+=t.length),n}hn(t){if(!this.take(t))throw new Hc}an(t){const n=t.exec(this.source.slice(this.at,this.at+40).join(""));if(!n)throw new Hc;return this.at+=Array.from(n[0]).length,n}alternatives(){const t=[this.sequence()];for(;this.take("|");)t.push(this.sequence());return 1===t.length?t[0]:(n,r)=>t.some(t=>t(n,r))}sequence(){const t=[];for(;this.at<this.source.length&&!["|",")"].includes(this.source[this.at]);)t.push(this.mn());const n=(r,e,s)=>(this.step(),r===t.length?s(e):t[r](e,t=>n(r+1,t,s)));return 1===t.length?t[0]:(t,r)=>n(0,t,r)}mn(){const t=this.part(),n=this.source[this.at];if(!["?","*","+","{"].includes(n))return t;const[r,e]="{"===n?this.fn():(this.at++,["+"===n?1:0,"?"===n?1:1/0]);if(this.take("+"))return this.possessive(t,r,e);const s=this.take("?");if(["?","*","+","{"].includes(this.source[this.at]))throw new Hc;return this.repeated(t,r,e,s)}fn(){const[,t,n,r]=this.an(/^\{(\d+)(,?)(\d*)\}/);if(""===n&&""!==r)throw new Hc;return[Number(t),""!==r?Number(r):n?1/0:Number(t)]}repeated(t,n,r,e){if(t.pn&&!e)return(e,s)=>{let i=this.run(t,e,r);for(;i>=n;i--)if(s(e+i))return!0;return!1};const s=(i,o,c)=>{this.step();const u=()=>i<r&&t(o,t=>(t>o||i<n)&&s(i+1,t,c));return i<n?u():e?c(o)||u():u()||c(o)};return(t,n)=>s(0,t,n)}run(t,n,r){let e=0;for(;e<r&&n+e<this.text.length&&t.pn(this.text[n+e]);)e++;return this.steps+=e,this.step(),e}possessive(t,n,r){return n>1?this.atomic(this.repeated(t,n,r,!1)):(e,s)=>{const i=[...this.ln];let[o,c]=[0,e];const u=t=>{const r=t>c;return c=t,r||o<n};for(;o<r&&(this.step(),t(c,u));)o++;return!!(o>=n&&s(c))||(this.ln=i,!1)}}atomic(t){return(n,r)=>{const e=[...this.ln];let s=n;return!(!t(n,t=>(s=t,!0))||!r(s))||(this.ln=e,!1)}}part(){const t=this.source[this.at++];switch(t){case"(":return this.group();case"[":return this.dn(this.characterClass());case"\\":return this.escape();case"^":return(t,n)=>0===t&&n(t);case"$":return(t,n)=>t===this.text.length&&n(t);case".":return this.dn(this.in?()=>!0:t=>"\n"!==t);case"?":case"*":case"+":case"{":throw new Hc;default:return this.dn(n=>n===t)}}dn(t){return Object.assign((n,r)=>(this.step(),n<this.text.length&&t(this.text[n])&&r(n+1)),{pn:t})}group(){return this.take("?")?this.take("(DEFINE)")?(this.closed(),(t,n)=>n(t)):this.take(":")?this.closed():this.take(">")?this.atomic(this.closed()):this.take("=")||this.take("!")?this.bn("!"===this.source[this.at-1]):this.take("&")?this.call(this.an(/^(\w+)\)/)[1]):this.wn(this.an(/^<([A-Za-z_]\w*)>/)[1]):this.wn(null)}closed(){const t=this.alternatives();return this.hn(")"),t}bn(t){const n=this.closed();return(r,e)=>{this.step();const s=[...this.ln],i=n(r,()=>!0);return t&&(this.ln=[...s]),!(i===t||!e(r))||(this.ln=s,!1)}}wn(t){const n=++this.cn;null!==t&&this.un.set(t,n);const r=this.closed();return null!==t&&this.groups.set(t,r),(t,e)=>r(t,r=>{const s=this.ln;return this.ln=[...s],this.ln[n]=this.text.slice(t,r),!!e(r)||(this.ln=s,!1)})}call(t){return this.calls.push(t),(n,r)=>{this.step();const e=this.ln;return this.groups.get(t)(n,t=>{const n=this.ln;return this.ln=e,!!r(t)||(this.ln=n,!1)})}}gn(t){return(n,r)=>{this.step();const e=this.ln[t];return void 0!==e&&e.every((t,r)=>this.text[n+r]===t)&&r(n+e.length)}}escape(){if(/[1-9]/.test(this.source[this.at])){const t=Number(this.an(/^[1-9](?!\d)/)[0]);if(t>this.cn)throw new Hc;return this.gn(t)}if(this.take("k")){const t=this.un.get(this.an(/^<(\w+)>/)[1]);if(void 0===t)throw new Hc;return this.gn(t)}if(this.take("A"))return(t,n)=>0===t&&n(t);if(this.take("z"))return(t,n)=>t===this.text.length&&n(t);const t=Yc[this.source[this.at]?.toLowerCase()];return this.dn(t?this.jn(t,this.source[this.at]!==this.source[this.at++].toLowerCase()):this.jn(this.On(),!1))}On(){const t=this.source[this.at];if("p"===t||"P"===t)return"\\"+this.an(/^[pP]\{(?:[CLMNPSZ][a-z]?|Alphabetic)\}/)[0];if("x"===t){const[,t,n]=this.an(/^x(?:([0-9A-Fa-f]{2})|\{([0-9A-Fa-f]{1,6})\})/);return`\\u{${t??n}}`}this.at++;const n={n:"\\n",r:"\\r",t:"\\t",f:"\\f",...Yc}[t];if(n)return n;if(void 0===t||!/[!-/:-@[-`{-~ ]/.test(t))throw new Hc;return Kc(t)}characterClass(){const t=this.take("^"),n=[];let r=!0;for(;r||"]"!==this.source[this.at];r=!1){const t=this.source[this.at];if(void 0===t||"["===t&&/[:.=]/.test(this.source[this.at+1]))throw new Hc;if("-"!==t||r||"]"===this.source[this.at+1])n.push(this.vn());else{if(/^\\p|-|p\{/i.test(n.at(-1))||"\\u{2d}"===n.at(-1))throw new Hc;this.at++;const t=this.vn();if(/^\\p|-|p\{/i.test(t))throw new Hc;n.push(`${n.pop()}-${t}`)}}return this.at++,this.jn(n.join(""),t)}vn(){return this.take("\\")?this.On():Kc(this.source[this.at++])}jn(t,n){const r=new RegExp(`^[${n?"^":""}${t}]$`,"u"),e=Array.from({length:128},(t,n)=>r.test(String.fromCharCode(n)));return t=>t<"\x80"?e[t.charCodeAt(0)]:r.test(t)}}
//backtracking|0 929
,Kc=t=>`\\u{${t.codePointAt(0).toString(16)}}`
//fallback template|5 24 38 650 651 652 654 0 929
,Qc=class{constructor({pattern:t,ecma:n,sets:r},e,s){this.yn=s;const i=n?.[e];this.expression=i?new RegExp(i.text,"u"):null,this.kn=i?5e6**(1/Math.max(1,i.degree)):0,this.xn=r?new Gc(r):null,this.$n=()=>new Vc(t,e),this.Mn=void 0}answer(t){if(t.length>21845&&_(t)>65536)return"the text is too long for a pattern";if(Lc(t))return U;const n=null===this.xn?15:this.yn.answer(this.xn.sn(t).join(""));if(15!==n)return n;if(this.expression&&t.length<=this.kn)return a(this.expression.test(t));const r=this.Sn(t);return null===r?U:a(r)}Sn(t){if(void 0===this.Mn)try{this.Mn=this.$n()}catch(t){if(!(t instanceof Hc))throw t;this.Mn=null}return this.Mn?.test(t)??null}progress(t){if(null===this.xn)return _(t);const n=this.xn.sn(t),r=this.yn.progress(n.join(""));if(null===r)return _(t);let[e,s]=[0,0];for(;s<r;)s+=_(n[e++]);return _(Array.from(t).slice(0,e).join(""))}}
//|659 660 661 662 663 664 0 929
,Wc={}
//|0 929
,{}=Object.assign(Wc
//trim|21 657 658 665 0 929
,{trim:A}
//collapse_spaces|19 657 658 665 0 929
,{collapse_spaces:t=>t.replace(T," ")}
//lowercase|657 658 665 0 929
,{lowercase:t=>t.includes("\u03a3")?Array.from(t,t=>t.toLowerCase()).join(""):t.toLowerCase()}
//uppercase|657 658 665 0 929
,{uppercase:t=>t.toUpperCase()}
//digits|657 666 658 665 0 929
,{digits:t=>t.replace(/\P{Nd}/gu,"").replace(/[^0-9]/gu,Xc)}
//nfc|657 658 665 0 929
,{nfc:t=>t.normalize("NFC")}
//|0 929
)
//|0 929
,Xc=t=>{const n=t.codePointAt(0);let r=0;for(;/\p{Nd}/u.test(String.fromCodePoint(n-r-1));)r++;return r%10}
//normalization|38 657 667 668 669 670 0 929
,tu=(t,n,r,e)=>{const s=t.slots[n];if("any"!==r.name&&r.item){if(9!==s.kind)return;for(let n=0;n<s.count;n++)tu(t,s.item(n),r.item,e)}else if(4===s.kind)for(const r of e)"string"!=typeof r?eu(t,s,n,r):"nfc"===r&&nu(s.value)?ru(t,s,n,U):s.value=Wc[r](s.value)}
//nfc|0 929
,nu=t=>/(?<!\p{M})\p{M}{256}/u.test(t)
//nfc template|0 929
,ru=(t,n,r,e)=>{n.l(e),t.F.set(r,e)}
//template|38 650 669 0 929
,eu=(t,n,r,{replace:e,template:s})=>{const i=t.program.K[e].ecma?.anywhere,o=i&&/^(?:[^$]|\$(?:\$|0(?!\d)|\{0\}))*$/.test(s)&&n.value.length<=5e6**(1/Math.max(1,i.degree))&&!Lc(n.value);let c=!1;const u=o&&n.value.replace(new RegExp(i.text,"gu"),t=>(""===t&&(c=!0),s.replace(/\$(\$|0|\{0\})/g,(n,r)=>"$"===r?"$":t)));o&&!c?n.value=u:ru(t,n,r,`pattern failed: ${U}`)}
//parameters|51 197 676 677 701 0 929
,su=(t,n)=>{for(const{slot:r,type:e,defaultValue:s}of n.parameters??[])1===t.slots[r].kind&&(t.slots[r]=new Tt(0,void 0)),0!==t.slots[r].kind&&gu(t,r,e,null),0===t.slots[r].kind&&lu(t,Cr(t,s),r,hu())}
//parameters|435 647 673 677 0 929
,iu=(t,n)=>{const r=to(n,0);let e=hu();ou(t,r,!0,e);for(let n=0;n<=e.count;n++){for(const n of t.tt)Uc(t,n);if(0===t.tt.length||t.Ft)return;const{undecided:n}=e;e=hu(),ou(t,r,!0,e);const s=n.size===e.undecided.size&&[...n].every(t=>e.undecided.has(t));if(!e.hasChanged&&s)return;for(const n of t.slots)n.flags&=-4;for(const n of e.undecided)t.slots[n].flags|=2;t.Gt.clear()}}
//parameters|39 674 0 929
,ou=(t,n,r,e)=>{if(t.program.Tn.has(n.form)&&!(t.depth>=J)){t.depth++;for(const s of n.form.fields)s.En&&cu(t,n.base+s.slot,s.type,s,n,!1,r,e);t.depth--}}
//parameters|435 673 674 675 0 929
,cu=(t,n,r,e,s,i,o,c)=>{if(r.form){const u=to(r.form,n,0,i);return uu(t,u,s,e,c),void ou(t,u,o,c)}const u=t.slots[n];if(o&&u.u)for(let n=0;n<u.count;n++){if(!t.J())return;cu(t,u.item(n),r.item,e,s,n>0&&!u.isMap,o,c)}}
//parameters|197 676 0 929
,uu=(t,n,r,e,s)=>{const{parameters:i}=n.form;if(!i||!e.arguments)return;const o=t.frame;t.frame=r,i.forEach((r,i)=>{const o=e.arguments[i];void 0!==o&&lu(t,Cr(t,0===o.kind?r.defaultValue:o),n.base+r.slot,s)}),t.frame=o}
//parameters|51 112 0 929
,lu=(t,n,r,e)=>{e.count++;const s=t.slots[r],i=n.O?new Tt(0,void 0):n.slot.copy();i.flags=0===i.kind?0:70&i.flags,2&i.flags&&e.undecided.add(r),Tn(s,i,3)||(e.hasChanged=!0),t.slots[r]=i}
//parameters|0 929
,hu=()=>({count:0,hasChanged:!1,undecided:new Set})
//|647 671 672 679 680 0 929
,au=(t,n)=>{if(null!==t.T&&mu(t,n),fu(t,n,0,!1,!1),t.program.Tn.size>0||n.parameters)su(t,n),iu(t,n);else for(const n of t.tt)Uc(t,n);t.tt.length=0}
//contexts|701 0 929
,mu=(t,n)=>{t.An=!0;for(const r of n.contexts??[]){const n=t.program.contexts[r],e=t.T+n.slot,{kind:s}=t.slots[e];0===s||1===s&&"any"!==n.type.name||gu(t,e,n.type,null)}t.An=!1}
//|39 435 681 682 0 929
,fu=(t,n,r,e,s)=>{if(!(t.depth>=J)){t.depth++;for(const e of n.fields)du(t,e,n,r+e.slot);!e||128&t.slots[r].flags||!pu(t,n,r)||(t.slots[r].flags|=32),void 0===n.decisions||t.An||t.tt.push(to(n,r,0,s)),t.depth--}}
//nested contexts parameters|199 603 0 929
,pu=(t,n,r)=>!(n.isClosed&&n.objects.some(n=>t.slots[r+n.slot].c&&t.slots[r+n.slot].unknown)||n.fields.some(n=>!Rr(t,r+n.slot).O)||n.objects.slice(1).some(e=>Oc(t.slots[r+e.slot],n)))
//|667 683 701 0 929
,du=(t,n,r,e)=>{let s=t.slots[e];if(void 0!==n.computed&&!t.An)return bu(t,n,r,e);if(0!==s.kind){if(r.isExact)s.flags|=128;else if(1===s.kind&&"any"!==n.type.name)return;n.normalization.length>0&&!t.An&&tu(t,e,n.type,n.normalization),gu(t,e,n.type,n.notation),s=t.slots[e],12==(12&s.flags)&&n.Ut&&(s.flags|=16)}}
//computed|51 701 0 929
,bu=(t,n,r,e)=>{const s=t.slots[e+1]=t.slots[e];t.slots[e]=new Tt(0,void 0),r.isExact&&(s.flags|=128),0!==s.kind&&(1!==s.kind||128&s.flags)&&gu(t,e+1,n.type,n.notation)}
//|686 687 688 689 690 691 692 693 694 695 696 697 698 699 0 929
,wu={}
//|0 929
,{}=Object.assign(wu
//text|684 702 685 700 0 929
,{text:(t,n)=>ju(n)}
//choice|684 702 685 700 0 929
,{choice:(t,n)=>ju(n)}
//integer|684 706 685 700 0 929
,{integer:(t,n,r,e)=>ku(t,n,r.name,e)}
//number|684 706 685 700 0 929
,{number:(t,n,r,e)=>ku(t,n,r.name,e)}
//boolean|684 705 685 700 0 929
,{boolean:(t,n,r)=>yu(t,n,r,null,t=>"true"===t||"false"!==t&&null)}
//date|96 684 705 685 700 0 929
,{date:(t,n,r,e)=>yu(t,n,r,e,mn)}
//month|97 684 705 685 700 0 929
,{month:(t,n,r,e)=>yu(t,n,r,e,fn)}
//time|98 684 705 685 700 0 929
,{time:(t,n,r,e)=>yu(t,n,r,e,pn)}
//datetime|99 684 705 685 700 0 929
,{datetime:(t,n,r,e)=>yu(t,n,r,e,dn)}
//file|684 703 685 700 0 929
,{file:(t,n)=>Ou(n,8)}
//any|684 711 685 700 0 929
,{any:(t,n)=>Tu(t,n)}
//form|37 39 680 684 703 685 700 0 929
,{form(t,n,r,e,s,i){Ou(n,10)&&(n.form=r.form,t.depth>=J?n.l(D("depth")):fu(t,r.form,s,!0,i))}}
//map|684 708 685 700 0 929
,{map(t,n,r,e){9!==n.kind||n.isMap||64&n.flags?$u(t,n,r.item,e):n.flags|=4}}
//list|684 708 685 700 0 929
,{list:(t,n,r,e)=>$u(t,n,r.item,e)}
//|0 929
)
//|684 0 929
,gu=(t,n,r,e,s=!1)=>{wu[r.name](t,t.slots[n],r,e,n,s)}
//|0 929
,ju=t=>{4!==t.kind&&(t.flags|=4)}
//|704 0 929
,Ou=(t,n)=>t.kind===n||(vu(t)||(t.flags|=4),!1)
//|108 0 929
,vu=t=>4===t.kind&&xn(t)
//boolean date month time datetime|704 707 713 0 929
,yu=(t,n,r,e,s)=>{if(n.kind===r.kind||vu(n))return;if(4!==n.kind||2===r.kind&&(t.k.strict||128&n.flags))return void(n.flags|=4);const i=e?.read(n.value).value??s(n.value);null==i?xu(n,r.name,e):Au(n,r.kind,i)}
//|37 61 70 75 229 704 707 713 0 929
,ku=(t,n,r,e)=>{if(0===n.kind)return;if(3===n.kind)return void(null===n.value?n.l(D("digits of a number")):"integer"!==r||Zt(n.value)||(n.flags|=4));if(4===n.kind&&vu(n))return;if(4!==n.kind||t.k.strict||128&n.flags)return void(n.flags|=4);const s=e?.read(n.value),i=2===s?.completion?s.decimal:n.value;if(i===n.value&&2!==Xr(r,i)&&2!==s?.completion)return xu(n,r,e);const o=qt(i);o===It||null===o?n.l(D("digits of a number")):Au(n,3,o)}
//integer number boolean date month time datetime|229 0 929
,xu=(t,n,r)=>{t.flags|=4,8&t.flags&&(0!==Xr(n,t.value)||r&&0!==r.read(t.value).completion)&&(t.flags|=16)}
//list map any|37 39 703 709 0 929
,$u=(t,n,r,e)=>{if(Ou(n,9)){if(n.count>1e6)return n.l(D("list length"));for(let s=0;s<n.count;s++){const i=n.item(s);128&n.flags&&(t.slots[i].flags|=128,n.isMap&&(t.slots[i-1].isKey=!1)),Mu(t,i,r,e,s>0&&!n.isMap)}}}
//list map any|680 701 710 0 929
,Mu=(t,n,r,e,s)=>{const i=t.slots[n];r.form?Su(i)?fu(t,r.form,n,!1,s):gu(t,n,r,e,s):1===i.kind?("any"===r.name||128&i.flags)&&gu(t,n,r,null):0!==i.kind&&gu(t,n,r,e)}
//|704 0 929
,Su=t=>128&t.flags?0===t.kind:0===t.kind||1===t.kind||vu(t)
//|37 39 396 701 708 712 0 929
,Tu=(t,n)=>{if(n.flags|=128,3===n.kind&&null===n.value&&n.l(D("digits of a number")),9===n.kind||10===n.kind){if(t.depth>J)return n.l(D("depth"));if(t.depth++,10===n.kind){n.isOwn=!0;for(let r=0;r<n.count;r++){const e=n.start+2*r+1;t.slots[e-1].flags|=128,gu(t,e,$i,null)}}else 64&n.flags||$u(t,n,$i,null);64&n.flags||Eu(t,n),t.depth--}}
//|0 929
,Eu=(t,n)=>{const r=10===n.kind?n.start+1:n.start,e=10===n.kind?2:n.stride;for(let s=0;s<n.count;s++){const i=t.slots[r+s*e];64&i.flags&&n.l(i.reason)}}
//|0 929
,Au=(t,n,r)=>{t.text=t.value,t.kind=n,t.value=r}
//|0 929
,Nu=Object.freeze({reason:"cancelled",step:null,P:"blocks"})
//|37 39 51 132 243 402 415 417 434 435 609 678 714 717 718 719 720 721 0 929
,Iu=class{constructor(t){this.program=t,this.yt=new Map,this.nt=new Map,this.Gt=new Map,this.F=new Map,this.slots=[],this.Nn(),this.In=!1}Nn(){this.kt=[],this.S=[],this.subjects=[],this.$t=[],this.arguments=[],this.pt=[],this.mt=[],this.N=[],this.E=[],this.tt=[]}_n(t,n,r){this.Cn(t,n),this.slots=r,this.Fn(new Ni(r),t);for(let t=0;t<r.length;t++)r[t]??=new Tt(0,void 0);au(this,t)}Rn(t,n,r){return this.Bn(n,r,Z),this.bt.Dt=new Map,this.Kt=1,Mc(this,t,null),this.qn()}Bn({frame:t,outer:n,items:r},e,s){this.Pn(t.form,e,s),this.frame={...t},this.mt=n.map(t=>({...t})),this.N=[...r]}qn(){const{bt:t,Rt:n}=this;return null!==n&&(t.jt=!0,t.undecided.push(n)),t}Cn(t,n){this.T=null,this.An=!1,this.Pn(t,n,1/0),this.Gt.size>0&&this.Gt.clear(),this.F.size>0&&this.F.clear(),this.nt.size>0&&this.nt.clear()}Pn(t,n,r){this.k=n,this.bt={isInvalid:!1,jt:!1,violations:[],undecided:[],pt:[],Dt:null},this.steps=0,this.It=4096,this.zn=r,this.subject=Qn,this.answer=12,this.Ct=null,this.B=Nu,this.In||this.Nn(),this.In=!1,this.I=0,this.depth=0,this.dt=null,this.R=!1,this.Ft=!1,this.Rt=null,this.Kt=1/0,this.frame=to(t,0),this.field=new Xi(0),this.yt.size>0&&this.yt.clear()}Fn(t,n){const{context:r}=this.k;for(const{name:e,type:s,slot:i}of n.parameters??[])null===this.slots[i]&&t.value(pe(r,e),s,i,0);n.contexts&&this.loadContexts(t,n)}J(){return--this.It>0||(this.steps+=4096,this.It=4096,this.steps>this.zn&&this.Qt(D("steps")),!this.Ft)}Qt(t){this.Ft||(this.Ft=!0,this.Rt={path:Ci(Ri(this)),rule:"form",reason:t},this.B={...this.B,reason:t})}}
//|0 929
,{}=Object.assign(Iu.prototype
//module|39 400 601 609 678 715 716 722 0 929
,{judge(t,n,r,e){this.Cn(n,r);try{null===e?this.load(t,n):e.load(this,t)}catch(t){if(!(t instanceof Ei))throw t;return this.Rt={path:"",rule:t.rule,reason:t.reason},this.qn()}return this.zn=Math.min(2e8,Z+256*this.slots.length),null===e&&au(this,n),gc(this,n),null!==e?e.run(this):this.Ft||Mc(this,n.checks,null),this.In=!this.Ft,this.qn()}}
//filter|39 51 199 609 701 715 716 722 0 929
,{canHold(t,n,r,e){this.Bn(r,e,1e5),this.nt.clear(),this.frame.field=n;const s=this.frame.base+n.slot,i=this.slots[s],o=this.slots[s]=new Tt(4,t);o.flags=8,gu(this,s,n.type,n.notation),this.subject=Rr(this,s);let c=!0;const u=this.subject.O&&""!==t;return u&&(this.slots[s].flags|=128,this.subject=Rr(this,s)),4&o.flags?c=0!=(16&o.flags):u&&"text"!==n.type.name?c=!1:this.subject.O||(Mc(this,n.filter,null),c=this.Ft||0!=(4&this.answer)),this.slots[s]=i,c}}
//module|402 715 716 722 0 929
,{load(t,n){this.slots=[];const r=new Ni(this.slots);r.append(n.slotCount),r.form(t,n,0,0),this.Fn(r,n),r.ht()}}
//contexts|243 715 716 722 0 929
,{loadContexts(t,n){const{contexts:r}=this.program,e=r.at(-1);this.T=t.append(e.slot+(e.type.form?.slotCount??1));for(const e of n.contexts){const n=r[e];t.value(pe(this.k.context,n.name),n.type,this.T+n.slot,0)}}}
//map any|715 716 722 0 929
,{spend(t){const n=Math.max(0,t-(this.It-1));this.It-=t-n,this.steps+=n}}
//|0 929
)
//mask|723 0 929
,_u={digit:t=>/^[0-9]$/.test(t),letter:t=>/^\p{Alphabetic}[\p{M}\p{Alphabetic}\u200c\u200d]*$/u.test(t),letterOrDigit:t=>_u.digit(t)||_u.letter(t)}
//mask|18 723 0 929
,Cu=t=>/^[\x20-\x7e]$/.test(t)?!_u.letterOrDigit(t):/^[\p{P}\p{Sm}]/u.test(t)||S.test(t)&&!/[\n\r\v\f\x85\u2028\u2029]/.test(t)
//mask|0 929
,Fu=class{constructor([t,n],r){Object.assign(this,{least:t,most:n,isShortened:r})}contains(t){return this.least<=t&&t<=this.most}Dn(t){return this.isShortened&&this.contains(t)||10*t<=this.most&&this.least<=10*t+9}}
//mask|723 0 929
,Ru=({kind:t,first:n,second:r},e,s)=>_u[t](e)&&(!n||n.Dn(Number(e)))&&(!r||r.contains(Number(s+e)))
//mask|723 0 929
,Bu=({first:t},n)=>Boolean(t)&&_u.digit(n)&&!t.Dn(Number(n))&&t.contains(Number(n))
//mask|0 929
,qu=({room:t,second:n},r)=>"optional"===t&&(!n||n.contains(Number(r)))
//mask|0 929
,Pu={0:["digit","mandatory"],9:["digit","optional"],A:["letter","mandatory"],a:["letter","optional"],_:["letterOrDigit","mandatory"],"-":["letterOrDigit","optional"]}
//mask|0 929
,zu=(t,n)=>{const r=({kind:t})=>"digit"===t;if(t.filter(r).length!==n.length)return t;const e=[...n];return t.map(t=>r(t)?{...t,...e.shift()}:t)}
//mask|26 729 0 929
,Du=t=>{const n=R(t),r=[];let e={kind:null,mandatory:0,optional:0};const s=()=>{for(const t of["mandatory","optional"])for(let n=0;n<e[t];n++)r.push({kind:e.kind,room:t});e={kind:null,mandatory:0,optional:0}};let i=null;for(let t=0;t<n.length;t++){const o=n[t];if(null!==i||"["!==o&&"{"!==o)if("]"===o||"}"===o)s(),i=null;else if("["===i&&"\u2026"===o){const t=e.kind??"letterOrDigit";s(),r.push({kind:t,room:"repeating"})}else if("["===i){const[t,n]=Pu[o];e.kind!==t&&s(),e.kind=t,e[n]++}else r.push({own:"\\"===o?n[++t]:o,isInValue:"{"===i});else i=o}return r}
//notation|0 929
,Uu={Y:[1,9999],C:[0,99],M:[1,12],D:[1,31],H:[0,23],h:[1,12],m:[0,59],s:[0,59]}
//notation|50 87 89 94 100 725 732 734 735 737 0 929
,Zu=class{constructor(t){const n=t.match(/([A-Za-z])\1*|[^A-Za-z]+/gu)??[];this.text=t,this.Un=n.map((t,r)=>{if(!/^[A-Za-z]/.test(t))return{literal:t};if("a"===t)return{isHalf:!0};const e=r+1===n.length||!/^[A-Za-z]/.test(n[r+1]),s="YY"===t?"C":t[0],i=Math.max(t.length,2);return{unit:s,least:"MDHh".includes(s)&&e?1:t.length,most:i,isPadded:t.length>1}});const r=t=>this.Un.some(n=>n.unit&&t.includes(n.unit));this.Zn=r("s"),this.type=r("Hhms")?r("YCMD")?"datetime":"time":r("D")?"date":"month",this.syntax=this.type}get Jn(){return this.Un.filter(t=>t.unit).flatMap(({unit:t,least:n,most:r})=>{if("YC".includes(t))return Array(r).fill({});const e=new Fu(Uu[t],n<r);return[{first:e},{second:e}]})}Ln(t){return"month"===this.type||t<69?2e3+t:1900+t}read(t){return this.Gn(t,0,0,{years:[[1,9999]],months:8190,days:-2,hour:0,minute:0,second:0,Hn:null})}Gn(t,n,r,e){const s=this.Un[r];if(!s){const r=n===t.length?this.valueOf(e):null;return null===r?{completion:0}:{completion:2,value:r}}if(s.unit)return this.Yn(t,n,r,s,e);const i=s.literal??(/[pP]/.test(t[n]??"")?"pm":"am"),o=t.slice(n,n+i.length);if(!i.startsWith(s.literal?o:o.toLowerCase()))return{completion:0};if(o.length<i.length)return{completion:1};const c=s.literal?e:{...e,Hn:"pm"===i};return this.Gn(t,n+i.length,r+1,c)}Yn(t,n,r,{unit:e,least:s,most:i},o){const c=/^\d*/.exec(t.slice(n,n+i))[0],[u,l]=[Number(c),c.length];let h=!1;if(n+l===t.length&&l<i){const t=[];for(let n=Math.max(s,l);n<=i;n++){const r=10**(n-l);t.push([u*r,u*r+r-1])}h=null!==this.Vn(o,e,t)}if(l>=s){const s=this.Vn(o,e,[[u,u]]),i=s&&this.Gn(t,n+l,r+1,s);if(i&&0!==i.completion)return i}return{completion:h?1:0}}Vn(t,n,r){const[e,s]=Uu[n],i=r.filter(([t,n])=>t<=s&&n>=e).map(([t,n])=>[Math.max(t,e),Math.min(n,s)]);if(0===i.length)return null;const o={...t},c=()=>i.flatMap(([t,n])=>Array.from({length:n-t+1},(n,r)=>t+r)),u=()=>c().reduce((t,n)=>t|1<<n,0);return"Y"===n?o.years=i:"C"===n?o.years=c().map(t=>[this.Ln(t),this.Ln(t)]):"M"===n?o.months&=u():"D"===n?o.days&=u():"m"===n?o.minute=i[0][0]:"s"===n?o.second=i[0][0]:o.hour=i[0][0],Lu(o)?o:null}valueOf({years:t,months:n,days:r,hour:e,minute:s,second:i,Hn:o}){const[c,u]=[t[0][0],Ju(n)],l=sn(c,u,Ju(r)),h=1e9*(3600*(null===o?e:e%12+(o?12:0))+60*s+i);return"date"===this.type?l:"month"===this.type?hn({year:c,month:u}):"time"===this.type?h:null===l?null:bn(l,h)}write(t,n){const r=Hu(this.type,t,n);if(!r||0!==r.nanosecond||!this.Zn&&0!==r.s)return null;let e="";for(const t of this.Un)if(t.literal)e+=t.literal;else if(t.isHalf)e+=r.H<12?"AM":"PM";else{if("C"===t.unit&&this.Ln(r.Y%100)!==r.Y)return null;{const n="C"===t.unit?r.Y%100:"h"===t.unit?(r.H+11)%12+1:r[t.unit];e+=t.isPadded?rn(n,t.most):n}}return e}get example(){const[t,n]=[sn(2026,12,31),522e11],r={date:t,time:n,month:24323,datetime:bn(t,n)};return this.write(St[this.type],r[this.type])??""}rt(t){return Array.from("0123456789").some(n=>0!==this.read(t+n).completion)}}
//notation|0 929
,Ju=t=>31-Math.clz32(t&-t)
//notation|88 734 736 0 929
,Lu=({years:t,months:n,days:r})=>{if(0===n||0===r)return!1;const e=Ju(r);if(e<=28)return!0;for(let r=1;r<=12;r++)if(n&1<<r&&(2===r?29===e&&Gu(t):e<=en(r,1)))return!0;return!1}
//notation|88 0 929
,Gu=t=>t.some(([t,n])=>{for(let r=t;r<=Math.min(n,t+8);r++)if(29===en(2,r))return!0;return!1})
//notation|90 93 101 102 0 929
,Hu=(t,n,r)=>{const e=t=>{const n=Math.floor(t/1e9);return{H:Math.floor(n/3600),m:Math.floor(n/60)%60,s:n%60,nanosecond:t%1e9}},s=t=>{const{year:n,month:r,day:e}=on(t);return{Y:n,M:r,D:e,H:0,m:0,s:0,nanosecond:0}};if("date"===t&&5===n)return s(r);if("time"===t&&6===n)return e(r);if("datetime"===t&&7===n&&null===r.o)return{...s(wn(r)),...e(gn(r))};if("month"!==t||16!==n&&5!==n)return null;const i=16===n?r:ln(r);return{Y:Math.floor(i/12),M:i%12+1,D:0,H:0,m:0,s:0,nanosecond:0}}
//notation|307 733 0 929
,Yu=t=>/[0-9#]/.test(t)?new Fs(t):new Zu(t)
//notation|50 61 70 96 97 98 99 229 307 0 929
,Vu=(t,n)=>{if(2===t.read(n).completion||2!==Xr(t.syntax,n))return null;if(t instanceof Fs){const r=qt(n);return null===r||r===It?null:t.write(3,r)}const r=(0,{date:mn,month:fn,time:pn,datetime:dn}[t.type])(n);return null===r?null:t.write(St[t.type],r)}
//|7 745 742 743 0 929
,Ku=class{constructor({classes:t,states:n,accepting:r,unknown:e}){const s=Qu(t,256);this.jn=Uint8Array.from(s),this.Kn=Math.max(...s)+1,this.shift=32-Math.clz32(this.Kn-1),this.count=n.length,this.Qn=new Int32Array(this.count<<this.shift),n.forEach((t,n)=>{Qu(t,this.Kn).forEach((t,r)=>{this.Qn[n<<this.shift|r]=t<<this.shift})}),this.start=this.count>1?1<<this.shift:0,this.pn=new Uint8Array(this.count),this.Wn=new Uint8Array(this.count);for(const t of r)this.pn[t]=1;for(const t of e)this.Wn[t]=1}Xn(t){const{jn:n,Qn:r}=this;let e=this.start;for(let s=0;s<t.length&&0!==e;s++){const i=t.charCodeAt(s);if(i>=128)return this.tr(e,t,s);e=r[e|n[i]]}return e>>this.shift}tr(t,n,r){for(let e=r;e<n.length&&0!==t;e++){const r=n.codePointAt(e);t=this.after(t,r),r>65535&&e++}return t>>this.shift}after(t,n){const{jn:r,Qn:e}=this,s=n=>t=e[t|r[n]];return n<128?s(n):(n<2048?s(192|n>>6):(n<65536?s(224|n>>12):(s(240|n>>18),s(128|n>>12&63)),s(128|n>>6&63)),s(128|63&n))}answer(t){return this.answers[this.Xn(t)]}get answers(){const t=Array.from(this.pn,()=>[]);for(let n=0;n<this.count;n++)for(let r=0;r<this.Kn;r++)t[this.Qn[n<<this.shift|r]>>this.shift].push(n);const n=n=>{const r=Uint8Array.from(this.pn,(t,r)=>this.Wn[r]||t===n?1:0),e=Array.from(r.keys()).filter(t=>r[t]);for(;e.length>0;)for(const n of t[e.pop()])r[n]||e.push(n),r[n]=1;return r},[r,e]=[n(1),n(0)],s=Uint8Array.from(this.pn,(t,n)=>this.Wn[n]?15:f(t?1:2,r[n],e[n]));return Object.defineProperty(this,"answers",{value:s}),s}}
//|0 929
,{}=Object.assign(Ku.prototype
//module|740 741 744 0 929
,{matches(t){const n=this.Xn(t);return 1===this.pn[n]&&0===this.Wn[n]}}
//beginOr beginAny|24 740 741 744 0 929
,{progress(t){const n=t=>this.answers[t>>this.shift];let[r,e]=[this.start,0];for(;e<t.length&&15!==n(r);){const s=t.codePointAt(e),i=this.after(r,s);if(!(4&n(i)))break;r=i,e+=s>65535?2:1}return 15===n(r)?null:_(t.slice(0,e))}}
//|0 929
)
//|0 929
,Qu=(t,n)=>{const r=new Array(n).fill(0);for(let e=0;e<t.length;e+=2)r.fill(t[e+1],t[e],t[e+2]??n);return r}
//|656 740 748 0 929
,Wu=class{constructor(t,n){this.written=t,this.scope=n;const r=t.tables?.[n];this.yn=r?new Ku(r):null,this.nr=null}get rr(){return this.nr??=new Qc(this.written,this.scope,this.yn)}answer(t){const n=this.yn?.answer(t)??15;return 15===n?this.rr.answer(t):n}}
//|0 929
,{}=Object.assign(Wu.prototype
//beginOr beginAny|746 747 749 0 929
,{progress(t){return this.yn?.progress(t)??this.rr.progress(t)}}
//|0 929
)
//computations|43 178 0 929
,Xu=t=>{const[[n,r]]=Object.entries(t);if(!Object.hasOwn(xr,n))throw new Y(`the computation '${n}' is not known`);return{name:n,...xr[n].read?.(r)}}
//|753 754 755 756 757 758 759 760 761 762 763 0 929
,tl={}
//|0 929
,{}=Object.assign(tl
//|51 70 751 752 764 0 929
,{number:t=>new Tt(3,qt(t,!0))}
//date|51 96 751 752 764 0 929
,{date:t=>new Tt(5,mn(t))}
//month|51 97 751 752 764 0 929
,{month:t=>new Tt(16,fn(t))}
//time|51 98 751 752 764 0 929
,{time:t=>new Tt(6,pn(t))}
//datetime|51 99 751 752 764 0 929
,{datetime:t=>new Tt(7,dn(t))}
//duration|51 124 751 752 764 0 929
,{duration:t=>new Tt(11,zn(t))}
//size|51 751 752 764 0 929
,{size:t=>new Tt(12,BigInt(t.slice(0,-1)))}
//pattern|51 751 752 764 0 929
,{pattern:t=>new Tt(13,t)}
//set|51 751 752 764 0 929
,{set:(t,n)=>new Tt(14,n.sets[t])}
//range|46 51 751 752 764 0 929
,{range:t=>new Tt(15,t.map(t=>null===t?ct:{kind:1,at:t}))}
//form|51 751 752 764 0 929
,{form:()=>new Tt(1,void 0)}
//|0 929
)
//|43 51 751 0 929
,nl=(t,n)=>{if(null===t||Array.isArray(t))return new Tt(1,void 0);if("boolean"==typeof t)return new Tt(2,t);if("string"==typeof t)return new Tt(4,t);const[[r,e]]=Object.entries(t);if(!Object.hasOwn(tl,r))throw new Y(`the constant '${r}' is not known`);return tl[r](e,n)}
//|0 929
,rl=class{constructor(t,n){this.reads=new Map,this.decisions=[],this.lt=null;for(const r of void 0===n.decisions?[]:t.tn(n.decisions))"decide"===r.name?this.decisions.push(t.decisions[r.a]):"compute"===r.name&&this.reads.set(t.computed[r.a].slot,t.computed[r.a].reads)}conditions(t){if(null===this.lt){this.lt=new Map;for(const{main:t,otherwise:n,reads:r}of this.decisions)for(const[e,s]of[t,n])for(let t=e;t<s;t++)this.er(t,r)}return this.lt.get(t)??[]}er(t,n){const r=this.lt.get(t);r?r.push(...n):this.lt.set(t,[...n])}all(t){const n=new Set(t);for(const t of n)for(const r of[...this.reads.get(t)??[],...this.conditions(t)])n.add(r);return n}}
//|766 0 929
,el=(t,n)=>n.sr??=new rl(t,n).reads
//|0 929
,sl=(t,n)=>{const r=t.ir.get(n);if(r)return r;const e=new Set(n.reads);for(let r=n.condition;void 0!==r;r=t.conditions[r].outer)for(const n of t.conditions[r].reads)e.add(n);return t.ir.set(n,[...e]),t.ir.get(n)}
//|771 772 773 774 775 0 929
,il={}
//|0 929
,{}=Object.assign(il
//pushSubject|47 769 770 776 0 929
,{pushSubject:t=>ut(t)}
//ignoring|47 769 770 776 0 929
,{ignoring:t=>ut(t)}
//pushMember|47 769 770 776 0 929
,{pushMember:t=>ut(t)}
//items|432 769 770 776 0 929
,{items:t=>Qi(t)}
//beginEach|432 769 770 776 0 929
,{beginEach:t=>Qi(t)}
//|0 929
)
//|41 43 47 48 275 298 345 391 393 395 415 428 610 715 738 746 750 765 769 787 788 779 780 781 782 783 784 785 0 929
,ol=class{constructor(t){if("formrules program"!==t?.format)throw new Y("this is no program that formrules has compiled");if(1!==t.version)throw new Y(`version ${t.version} of programs is not known here`);const n=t.program;this.sources=n.sources,this.sets=n.sets.map(t=>Oi(t)),this.K=n.patterns,this.patterns=new Map,this.constants=n.constants.map(t=>nl(t,this)),this.operands=n.operands.map(ut),this.computations=n.computations.map(t=>Xu(t)),this.itemPaths=n.itemPaths.map(t=>({...t,start:t.start&&ut(t.start)})),this.rules=n.rules,this.externals=n.externals,this.checks=n.checks,this.G=new Map,this.violations=this.checks.map(()=>null),this.ir=new Map,this.decisions=n.decisions,this.conditions=n.conditions;const r=t=>({...t,arguments:lt(t.arguments)});this.messages=n.messages.map(r);const e=n.callTable.map(r);this.calls=n.calls.map(t=>null===t?null:e[t]),this.V=!1,this.forms=n.forms.map(t=>({...t}));for(const n of this.forms)this.or(n),n.translations=t.translations?.[n.name];this.contexts=n.contexts?.map(({field:t})=>this.cr(t)),this.computed=(n.computed??[]).map(t=>this.readComputed(t)),this.Tn=this.forms.some(t=>t.parameters)?cl(this.forms):new Set,this.code=n.instructions.map((t,n)=>this.ur(t,n)),this.code.some(({test:t})=>t?.ct)&&this.markMeasures(),this._t=this.code.map(t=>this.q(t)??t),this.lr=null,this.St=new Iu(this)}or(t){t.fields=t.fields.map((t,n)=>({...this.cr(t),index:n}));const{fields:n,objects:r}=t;t.objects=r.map(t=>{const e=t.members.map(({field:t,group:e})=>({name:(n[t]??r[e]).name,field:n[t],group:e}));return{...t,members:e,memberNames:new Set(e.map(({name:t})=>t))}}),t.steps=(t.steps??[]).map(t=>({...t,form:null})),t.parameters&&this.readParameters(t)}cr(t){const n={...t,type:yi(t.type,this.forms)};return this.V||=n.isSecret,n.shownLabel=n.label??G(n.name),n.Jt=Ci([...n.groups,n.name]),n.notation=void 0===t.notation?null:Yu(t.notation),n.labels=new Map(t.options.filter(({label:t})=>null!=t).map(({value:t,label:n})=>[t,n])),n.table=t.options.length>0?new Set(t.options.map(t=>t.value)):null,t.arguments&&this.readArguments(n,t.arguments),n.En=void 0!==xi(n.type).form,n.Ut=n.normalization.some(t=>ul(t)),n}ur([t,n,r],e){const s=Pe.indexOf(t);if(s<0&&!Object.hasOwn(Sc,t))throw new Y(`the instruction '${t}' is not known`);const i={op:s,name:t,index:e,a:il[t]?.(n)??n,b:r,Wt:Sc[t],test:null,ot:null,Lt:!1,operands:s>=13?this.operands.slice(r[0],r[0]+r[1]):[],ignoresCase:15===s};if(s>=14){if(i.test=18===s?Hi:s>=16?Ms:ji[n],!i.test?.answer)throw new Y(`the rule '${n}' is not known`);i.ot=i.test.prepare?.(i,this)??null}return i}q(t){if(13!==t.op||this.rules[t.a].parameterCount>0)return null;const n=this.rules[t.a].entry;return this.code[n].test&&4===this.code[n+1].op?this.code[n]:null}Yt(t,n){return null!==this.lr&&this.lr.name===t.name&&n.slot>=this.lr.end}*tn(t){for(let n=t;4!==this.code[n]?.op&&n<this.code.length;n++)yield this.code[n]}pattern(t,n){const r=2*t+("whole"===n?0:1);let e=this.patterns.get(r);return e||this.patterns.set(r,e=new Wu(this.K[t],n)),e}}
//|0 929
,{}=Object.assign(ol.prototype
//parameters|41 47 393 777 778 786 0 929
,{readParameters(t){this.V||=t.parameters.some(({isSecret:t})=>t),t.parameters=t.parameters.map(t=>({...t,shownLabel:G(t.name),type:yi(t.type,this.forms),defaultValue:ut(t.defaultValue)}))}}
//parameters|47 777 778 786 0 929
,{readArguments(t,n){t.arguments=n.map(({operand:t})=>ut(t)),t.hr=n.map(({reads:t})=>t??[])}}
//computed|47 777 778 786 0 929
,{readComputed(t){const n={...t},{operand:r,aggregate:e}=t.source;return void 0===e?n.operand=ut(r):n.aggregate={...e,list:ut(e.list),value:ut(e.value),forms:e.forms.map(t=>null===t?null:this.forms[t])},n}}
//steps|715 766 768 777 778 786 0 929
,{limited(t,{slots:[,n]}){const r=Object.assign(Object.create(ol.prototype),this);r.code=[...this.code],r.lr={name:t.name,end:n};const e=new rl(this,t),s=r=>r>=n&&t.steps.some(({slots:[t,n]})=>t<=r&&r<n),i=t=>[...e.all(t)].some(t=>t>=n&&(!e.reads.has(t)||s(t))),o=({slot:t,computed:r})=>s(t)||void 0===r&&t>=n||i([t]),c=(t,n)=>2===t.op&&i([...sl(this,this.checks[t.a]),...null===n?[]:e.conditions(n)]),u=(t,n)=>r.code[t]={op:3,a:n,b:0,index:t},l=[...this.tn(t.checks)],h=0===l.length?0:l.at(-1).index+1,a=l.map(()=>h);for(let t=l.length-2;t>=0;t--){const{op:n,index:r}=l[t+1];a[t]=0===n||1===n?r:a[t+1]}for(const[n,r]of l.entries())if(0===r.op&&o(t.fields[r.a]))u(r.index,a[n]);else if(1===r.op&&(s(r.a)||c(this.code[r.b-1],r.a)))u(r.index,r.b);else if(2===r.op&&c(r,null)&&this.checks[r.a].start<=r.index)u(this.checks[r.a].start,r.index+1);else if("branch"===r.name){const t=this.code.slice(r.index,r.b).filter(({op:t})=>2===t);t.length>0&&t.every(t=>c(t,null))&&u(r.index,r.b)}return r._t=r.code.map((t,n)=>t===this.code[n]?this._t[n]:t),r.St=new Iu(r),r}}
//length size|777 778 786 0 929
,{markMeasures(){for(const t of this.forms)for(const n of this.tn(t.checks))2===n.op&&this.markMeasuresOf(this.checks[n.a].start,n.index)}}
//length size|777 778 786 0 929
,{markMeasuresOf(t,n){let r=0;const e=[];for(let s=t;s<n;s++){const t=this.code[s];switch(t.name){case"beginEach":case"pushMember":s=t.b-1;break;case"pushSubject":e.push(!0),r++;break;case"ignoring":e.push(!1);break;case"popSubject":e.pop()&&r--;break;case"beginOr":case"beginAny":r++;break;case"beginAnd":case"beginAll":r>0&&r++;break;case"end":r>0&&r--;break;default:0===r&&t.test?.ct&&(t.Lt=!0)}}}}
//computed|777 778 786 0 929
,{isSecretlyComputed(t,n){if(void 0===t.decisions)return!1;for(const r of this.tn(t.decisions))if("compute"===r.name&&this.computed[r.a].slot===n&&this.computed[r.a].isSecret)return!0;return!1}}
//|0 929
)
//parameters|395 0 929
,cl=t=>{const n=new Set;for(let r=-1;r<n.size;){r=n.size;for(const r of t)r.fields.map(t=>xi(t.type).form).some(t=>t&&(t.parameters||n.has(t)))&&n.add(r)}return n}
//normalization|43 657 0 929
,ul=t=>{if("string"==typeof t&&!Object.hasOwn(Wc,t))throw new Y(`'${t}' is no step of 'normalize'`);return"nfc"===t||"object"==typeof t}
//|22 74 790 791 0 929
,ll=class{constructor(t,n,r){this.program=t,this.form=n,this.field=r,this.ar=!1,this.isWellFormed=!1}read(t,n){const{type:r,table:e}=this.field;if(!r.kind||void 0!==this.field.computed)return null;const s=[];for(this.at=t;this.at<n;){const t=this.expression();if(null===t)return null;s.push(...t),2===this.program.code[this.at].op&&this.at++}e&&s.push(t=>e.has(t));const i=!this.ar;if(4===r.kind)return hl(e||this.isWellFormed?s:[...s,N],i);const o=3===r.kind?Ut:2===r.kind?t=>!0===t||!1===t:null;return null===o?null:(t,n)=>{if(!o(t))return i&&null==t;for(let r=0;r<s.length;r++)if(!s[r](t,n))return!1;return!0}}expression(){const t=this.program._t[this.at++];if(14===t.op)return this.test(t);if(5===t.op)return this.combined()?.flat()??null;if(6!==t.op)return null;this.mr=!0;const n=this.combined();if(this.mr=!1,null===n||n.some(t=>1!==t.length))return null;const[r,e,...s]=n.flat();return[(t,n)=>r(t,n)||e?.(t,n)||s.some(r=>r(t,n))]}combined(){const t=[];for(;;){const{code:n}=this.program;if(10===n[this.at].op)return this.at++,t;const r=this.expression();if(null===r)return null;if(t.push(r),11===n[this.at].op&&this.at++,9!==n[this.at++].op)return null}}test(t){const{kind:n}=this.field.type,r=t.ot;switch(t.a){case"required":case"filled":case"present":return this.ar=!0,[];case"equal":{if(4!==n||3!==t.operands[0].kind)return null;const r=this.form.fields.find(n=>n.slot===t.operands[0].at);return r?(this.ar=!0,[(t,n)=>n[r.name]===t]):null}case"length":return r&&4===n?[al(r)]:null;case"between":return r&&3===n?[t=>t>=r.least&&t<=r.most]:null;case"regex":case"contains":{if(4!==n||!r)return null;const t=this.program.K[r.position];if(!t.tables?.[r.scope])return null;let e=null;const s=()=>e=this.program.pattern(r.position,r.scope).yn;return this.mr||(this.isWellFormed=!0),[t=>(e??s()).matches(t)]}case"one_of":return r&&2!==n?[t=>r.has(t)]:null;case"none_of":return r&&2!==n?[t=>!r.has(t)]:null}return null}}
//|20 0 929
,hl=(t,n)=>{const[r,e]=t;return 1===t.length?(t,e)=>{if("string"!=typeof t)return n&&null==t;const s=t.charCodeAt(0);return s>32&&s<128||!E(t)?r(t,e):n}:(s,i)=>{if("string"!=typeof s)return n&&null==s;const o=s.charCodeAt(0);if(!(o>32&&o<128)&&E(s))return n;if(!r(s,i)||!e(s,i))return!1;for(let n=2;n<t.length;n++)if(!t[n](s,i))return!1;return!0}}
//|29 0 929
,al=({least:t,most:n,unit:r})=>{const e=P[r],s={bytes:1,utf16:1,scalars:2,characters:1/0}[r],[i,o]=["characters"===r?t<=1?1:1/0:t*s,"bytes"===r?n/3:n];return r=>{if(r.length>=i&&r.length<=o)return!0;if(r.length>5e6)return!1;const s=e(r);return s>=t&&s<=n}}
//module|768 789 793 0 929
,ml=(t,n)=>{if(n.isExact||n.isClosed||n.parameters||void 0!==n.decisions||1!==n.objects.length||void 0!==n.contexts||n.fields.some(t=>t.normalization.length>0||!t.type.kind||t.name in Object.prototype))return null;const r=new Map(n.fields.map(t=>[t.slot,t])),e=[];for(let s=n.checks;4!==t.code[s].op;s=t.code[s].b){const{op:i,a:o,b:c}=t.code[s];if(0!==i&&1!==i)return null;const u=0===i?n.fields[o]:null,l=t.code.slice(s+1,c).filter(({op:t})=>2===t).map(n=>t.checks[n.a]),h=new Set(l.flatMap(n=>sl(t,n)));e.push({field:u,name:u?.name,entry:s,pn:u&&new ll(t,n,u).read(s+1,c),fr:[...h].map(t=>r.get(t)).filter(Boolean)})}return e.some(({pn:t})=>null!==t)?new fl(n,e):null}
//module|51 60 242 399 400 402 609 682 794 0 929
,fl=class{constructor(t,n){this.form=t,this.Kt=n,this.refused=[]}pr(t){const{Kt:n}=this,r=void 0===t[fe],e=this.refused=[];for(let s=0;s<n.length;s++){const i=n[s];r&&null!==i.pn&&i.pn(t[i.name],t)||e.push(i)}return 0===e.length}load(t,n){const{form:r,refused:e}=this;t.slots.length!==r.slotCount&&(t.slots=new Array(r.slotCount));const{slots:s}=t;for(let t=1;t<s.length;t++)s[t]=Nt;s[0]=new Tt(10,void 0);for(const{fr:t}of e)pl(s,n,t);const i=new Ni(s);for(const{field:s,name:o}of e)if(null!==s){if(n[fe]?.has(o))throw new Ei(Ti);i.value(n[o],s.type,s.slot,0),du(t,s,r,s.slot)}s.length>r.slotCount&&i.ht()}run(t){for(const{entry:n}of this.refused)t.Kt=1,t.Ft||Mc(t,n,null);t.Kt=1/0}}
//module|51 0 929
,pl=(t,n,r)=>{for(const{name:e,slot:s,type:i}of r){const r=n[e];null!=r&&(t[s]=new Tt(i.kind,r))}}
//|0 929
,dl=class extends Error{constructor(t){super(t),this.name="SessionError"}}
//|795 797 0 929
,bl=t=>{if("string"!=typeof t)throw new dl("a path is a text");const n=[],r=/\.?(?:`([^`]+)`|([^.[`]+))|\[(\d+)\]|\["((?:[^"\\]|\\.)*)"\]/y;for(;r.lastIndex<t.length;){const[,e,s,i,o]=r.exec(t)??[],c=e??s??(i&&Number(i))??(void 0===o?o:{key:wl(o)});if(void 0===c)throw new dl(`'${t}' is no path`);n.push(c)}return n}
//|0 929
,wl=t=>{const n={n:"\n",r:"\r",t:"\t"};return t.replace(/\\(?:u\{(10[\dA-F]{4}|[\dA-F]{1,5})\}|(.))/g,(t,r,e)=>r?String.fromCodePoint(parseInt(r,16)):n[e]??e)}
//filter mask notation|0 929
,gl=(t,n,r)=>{let[e,s]=[0,t];if(!n)for(const n=Math.max(1,t-1024);s>n;)if(r(--s))return s;for(;s-e>1;){const t=e+Math.floor((s-e)/2);r(t)?e=t:s=t}return e}
//|0 929
,jl=(t,n,r)=>({shown:t,value:t,caret:n,disposition:r})
//|26 798 799 0 929
,Ol=({start:t,end:n,text:r},e,s)=>{const i=R(e),o=i.slice(0,t).join(""),c=o+r,u=i.slice(n).join(""),l=[];let h=0;for(const t of R(c))h+=t.length,h>o.length&&l.push(h);const a=(t,n)=>{const r=c.slice(0,t)+u;return jl(r,R(r.slice(0,t)).length,n)};if(0===l.length||""===r||s(c+u))return a(c.length,"taken");const m=gl(l.length,""===u,t=>s(c.slice(0,l[t-1])+u));return 0===m?jl(e,n,"refused"):a(l[m-1],"shortened")}
//notation|26 229 307 798 799 801 0 929
,vl=class{static of(t,n,{start:r,end:e,text:s,isForward:i}){if(!(n instanceof Fs)||null===n.group)return null;const o=R(t),c=n.st(o);if(null===c)return null;const u=t=>t.filter(t=>!n.groups.includes(t)).length;let l=u(o.slice(0,r)),h=l+u(o.slice(r,e));l===h&&""===s&&r<e&&(i?h=Math.min(c.length,h+1):l=Math.max(0,l-1));const a=R(s),m=2===n.read(s).completion?n.st(a)??a:a;return Object.assign(new vl,{notation:n,shown:o,plain:c,start:r,end:e,text:s,lower:l,upper:h,inserted:m})}bt(t){const{shown:n,plain:r,end:e,text:s,lower:i,upper:o,inserted:c}=this,u=r.length<n.length;if(""===s)return u?this.it(0)??jl(this.dr(0).join(""),i,"taken"):null;const l=this.it(c.length);if(null===l||t(l.value))return l;const h=this.dr(c.length).join("");if(!u&&t(h))return jl(h,i+c.length,"taken");const a=gl(c.length,o===r.length,n=>{const r=this.it(n);return null!==r&&t(r.value)});return a>0?{...this.it(a),disposition:"shortened"}:u?jl(n.join(""),e,"refused"):null}get data(){const{notation:t,shown:n,start:r,end:e,text:s,lower:i,inserted:o}=this,c=this.dr(o.length).join("");return 0!==t.read(n.slice(0,r).join("")+s+n.slice(e).join("")).completion||0===Xr(t.syntax,c)?null:jl(c,i+o.length,"taken")}dr(t){return[...this.plain.slice(0,this.lower),...this.inserted.slice(0,t),...this.plain.slice(this.upper)]}it(t){const n=this.notation.it(this.dr(t));if(null===n)return null;let r=this.lower+t,e=0;for(;r>0;)this.notation.groups.includes(n[e++])||(r-=1);return jl(n.join(""),e,"taken")}}
//mask|0 929
,yl=(t,n,r,e)=>({fills:t,matchesFixed:n,matchesLiterals:r,isNew:e})
//mask|802 0 929
,kl=yl(!0,!0,!1,!1)
//mask|802 0 929
,xl=yl(!0,!1,!1,!1)
//mask|802 0 929
,$l=yl(!1,!0,!1,!1)
//mask|802 0 929
,Ml=yl(!0,!0,!0,!0)
//mask|802 0 929
,Sl=yl(!0,!0,!1,!0)
//mask|802 0 929
,Tl=yl(!0,!1,!1,!0)
//mask|0 929
,[El,Al,Nl]=[0,1,2]
//mask|26 0 929
,Il=t=>R(t.join(""))
//mask|26 723 724 726 727 728 803 804 805 810 811 0 929
,_l=class{constructor(t,n=[],r=0){this.br=t,this.wr=n,this.next=r}static of(t,n,r){const e=new _l(n);for(const n of t)e.take(n,kl);return 0===e.filledCount()&&([e.wr,e.next]=[[],0]),r&&e.autocomplete(),e}static gr(t,n){return _l.of(R(t),n,!1).value.join("")===t}copy(){return new _l(this.br,[...this.wr],this.next)}get shown(){return this.wr.map(t=>t.character).join("")}get value(){return this.filledCount()>0?this.wr.filter(t=>0!==t.jr).map(t=>t.character):[]}get Or(){return!this.br.slice(this.next).some(t=>"mandatory"===t.room||t.isInValue)}get vr(){return this.br.some(t=>void 0!==t.own&&_u.letterOrDigit(t.own))}get yr(){return this.value.length-Il(this.value).length}get kr(){return Il(this.wr.map(t=>t.character)).length===this.wr.length}xr(t){const n=this.wr.slice(t).flatMap(({place:t})=>this.br[t].kind??[]);return!n.some(t=>t!==n[0])&&(this.br.every(({room:t})=>"optional"!==t)||this.br.some(({isInValue:t})=>!1===t))}filledCount(t=0,n=this.wr.length){let r=0;for(let e=t;e<n;e++)2===this.wr[e].jr&&r++;return r}$r(t){for(;t>0&&2!==this.wr[t-1].jr;)t--;return t}caret(t,n,r){let e=0;for(let n=t;n>0&&e<this.wr.length;e++)2===this.wr[e].jr&&n--;for(;e<this.wr.length&&2!==this.wr[e].jr&&(!(n--<=0)||r&&this.wr[e].place===(0===e?-1:this.wr[e-1].place)+1);e++);return e}cut(t){const n=this.wr.splice(t),r=this.wr.at(-1);return this.next=void 0===r?0:"repeating"===this.br[r.place].room?r.place:r.place+1,n}autocomplete(){for(;void 0!==this.br[this.next]?.own;this.next++)this.write(this.next)}write(t,n=null){const{own:r,isInValue:e}=this.br[t];this.wr.push({character:n??r,place:t,jr:null!==n?2:e?1:0})}Mr(t,n){let r=0;for(const{character:e,jr:s}of t.slice(n))1===s&&this.take(e,$l),2!==s||this.take(e,xl)||r++;return r}remove(t,n){return this.Mr(this.cut(t),n-t)}take(t,n){const r=this.wr.length;let[e,s,i]=[!1,!1,null];for(let r=this.next;r<this.br.length;r++){const o=this.br[r],{own:c,isInValue:u,room:l}=o,h=this.wr.at(-1)?.character;if(void 0===c&&s&&(i??={next:r,count:this.wr.length}),void 0!==c){if(this.write(r),s=e,c===t&&(u?n.matchesFixed:n.matchesLiterals))return this.next=r+1,!0}else{if(n.fills&&Ru(o,t,h))return this.write(r,t),this.next="repeating"===l?r:r+1,!0;if(n.isNew&&Bu(o,t))return this.write(r,"0"),this.write(r+1,t),this.next=r+2,!0;if(!qu(o,h))break;e=!0}}return n.isNew&&i&&this.filledCount()>0&&Cu(t)?(this.wr.length=i.count,this.next=i.next,!0):(this.wr.length=r,!1)}Sr(t){for(let n=this.value;;){const r=_l.of(Il(n),this.br,t);if(n=r.value,Il(n).length===n.length)return r}}}
//mask|26 723 798 800 806 807 808 810 811 813 0 929
,Cl=class{constructor(t,n,r){this.value=n,this.text=_l.of(R(n),t,!0),this.canHold=r}bt({start:t,end:n,text:r,isForward:e=!1}){if(""===r)return this.deletion(t,n,e);const[s,i,o]=this.Tr(R(r),t,n);return this.Er(s,i,o)??this.Ar(n,"refused")}Ar(t,n){return{shown:this.text.shown,value:this.value,caret:t,disposition:n}}Nr(t,n,r){const e=t.kr?n:Math.min(n,R(t.shown).length);return{shown:t.shown,value:t.value.join(""),caret:e,disposition:r}}deletion(t,n,r){if(t===n)return this.Ar(t,"taken");const e=this.Ir(t,n);return n-t==1&&e.value.join("")===this.text.value.join("")?this._r(t,n,r):this.Cr(t,n,t,e)}_r(t,n,r){if(r){const r=this.text.wr.findIndex((t,r)=>r>=n&&2===t.jr);return r<0?this.Ar(n,"taken"):this.Cr(r,r+1,t)}const e=this.text.$r(t)-1;if(e<0)return this.Ar(t,"taken");const s=this.text.filledCount(n)>0?e+1:this.text.wr.length;return this.Cr(e,s,e)}Ir(t,n){let r=this.text.copy();const e=r.remove(t,n);if(e>0){const s=this.text.copy();s.remove(s.$r(t),n)<e&&(r=s)}return r.Sr(!0)}Cr(t,n,r,e=this.Ir(t,n)){if(this.text.filledCount(n)>0&&!this.text.xr(t)){const r=Ol({start:t,end:n,text:""},this.text.shown,()=>!0);if(!_l.gr(r.value,this.text.br))return r}const s=this.text.$r(r);return this.Nr(e,e.caret(this.text.filledCount(0,s),r-s,!1),"taken")}Er(t,n,r){let e=this.Fr(t,Ml,n,r);if(e.loss>0||this.text.vr&&!e.rank.every(t=>0===t))for(const[s,i]of this.Rr(n)){const n=this.Fr(t,s,i,r);Fl(n.rank,e.rank)&&(e=n)}if(e.loss<t.length){const t=this.Br(e);if(null!==t)return this.inserted(e,t,e.losesText?"shortened":"taken")}if(1===t.length)return null;const s=n=>this.Fr(t.slice(0,n),e.as,e.start,r),i=0===this.text.filledCount(r),o=gl(t.length,i,t=>null!==this.Br(s(t)));if(0===o)return null;const c=s(o),u=c.loss<o?this.Br(c):null;return null===u||this.qr(u)?null:this.inserted(c,u,"shortened")}inserted(t,n,r){return this.Nr(n,n.caret(t.filledCount,t.ownCount,t.filledCount>0),r)}qr(t){return t.value.join("")===this.text.value.join("")}Br({text:t,keepsRest:n}){if(!n)return null;const r=t.Sr(!0);return r.filledCount()<t.filledCount()-t.yr||!r.kr?null:this.qr(r)||this.canHold(r.value.join(""))?r:null}Rr(t){const n=this.text.vr?[[Sl,t],[Tl,t]]:[],r=this.text.$r(t);return r<t?[...n,[Ml,r]]:n}Fr(t,n,r,e){const s=this.text.copy(),i=s.cut(r),[o,c]=[s.wr.filter(t=>0!==t.jr).length,s.next],u=t.filter(t=>!s.take(t,n)),l=s.filledCount()>0&&s.wr.filter(t=>0!==t.jr).length>o,h=t.length>1,a=h||this.text.filledCount()>0||r>0,m=!(l||a&&s.next>c),f=s.filledCount()-s.yr,p=s.wr.length-s.$r(s.wr.length),d=0===s.Mr(i,e-r),b=[!d,u.length,m,h&&!s.Or,h&&n===Ml].map(Number);return{text:s,as:n,start:r,filledCount:f,ownCount:p,keepsRest:d,rank:b,loss:u.length,losesText:u.some(_u.letterOrDigit)}}Tr(t,n,r){const{wr:e,br:s}=this.text,i=(t,n)=>{const r=Il(t),{kind:e}=s[n.place];return 1===r.length&&void 0!==e&&_u[e](r[0])};return n>0&&i([e[n-1].character,t[0]],e[n-1])&&(t=Il([e[n-=1].character,...t])),r<e.length&&i([t.at(-1),e[r].character],e[r])&&(t=Il([...t,e[r].character]),r+=1),[t,n,r]}}
//mask|0 929
,Fl=(t,n)=>{const r=t.findIndex((t,r)=>t!==n[r]);return r>=0&&t[r]<n[r]}
//|21 26 730 731 799 800 811 812 816 817 818 819 820 821 822 823 824 0 929
,Rl=class{constructor(t,n){this.br=void 0===t?null:zu(Du(t),n?.Jn??[]),this.notation=n}shown(t){return this.Pr(t)?_l.of(R(t),this.br,!0).shown:t}Pr(t){return null!==this.br&&_l.gr(t,this.br)&&(null===this.notation||this.isAlive(t)||!this.isData(t))}valueOf(t){return null===this.br||null!==this.notation||"string"!=typeof t||_l.gr(t,this.br)?t:this.formattedAgain(jl(t,0,"taken")).value}bt(t,n,r){const e=this.zr(t,n,r),s=A(t.text);if("taken"===e.disposition||null!==this.br||t.deletesPart||s===t.text||""===s)return e;const i=this.zr({...t,text:s},n,r);return"refused"===e.disposition||"taken"===i.disposition?i:e}zr(t,n,r){return null!==this.notation?this.notated(t,n,r):null===this.br||this.Pr(n)?this.formatted(t,n,r):this.unformatted(t,n,r)}formatted(t,n,r){return null===this.br?Ol(t,n,r):new Cl(this.br,n,r).bt(t)}}
//|0 929
,{}=Object.assign(Rl.prototype
//notation|814 815 825 0 929
,{isAlive(t){return 0!==this.notation.read(t).completion}}
//notation|229 814 815 825 0 929
,{isData(t){return"time"!==this.notation.type&&/^(?:19|20)/.test(t)&&0!==Xr(this.notation.syntax,t)}}
//notation|26 799 800 801 814 815 825 0 929
,{notated(t,n,r){const e=null===this.br?vl.of(n,this.notation,t):null,s=e?.bt(r)??null;if(null!==s)return s;const i=R(this.shown(n)),o=this.translation(t,i);if(null!==o&&r(o))return jl(o,R(o).length,"taken");if(null===this.br){const s=e?.data??null;return null!==s&&r(s.value)?s:this.formatted(t,n,r)}if(!this.Pr(n))return this.formattedAgain(Ol(t,n,r));const c=this.formatted(t,n,r);if(""===t.text||"refused"!==c.disposition&&this.isAlive(c.value)||!this.isAlive(n))return c;const u=this.data(t,i);return null!==u&&r(u)?jl(u,R(u).length,"taken"):c}}
//mask|799 800 814 815 825 0 929
,{unformatted(t,n,r){const e=Ol(t,n,t=>{const n=this.formattedAgain(jl(t,0,"taken"));return r(n.value)||n.value===t&&r(this.withoutOwn(t))});return this.formattedAgain(e)}}
//mask|26 814 815 825 0 929
,{withoutOwn(t){const n=this.br.filter(t=>!1===t.isInValue).map(t=>t.own);return R(t).filter(t=>!n.includes(t)).join("")}}
//mask|26 811 814 815 825 0 929
,{formattedAgain(t){const n=this.fitted(t);return this.Pr(t.value)?n:null===this.notation?n.shown.startsWith(t.value)||this.withoutOwn(t.value)===t.value||_l.of(R(n.value),this.br,!0).Or?n:t:/^\p{Nd}*$/u.test(t.value)&&!this.isData(t.value)&&this.isAlive(n.value)?n:t}}
//mask|26 811 812 814 815 825 0 929
,{fitted(t){const n=t=>new Cl(this.br,"",()=>!0).bt({start:0,end:0,text:t}),r=n(t.value);if("refused"===t.disposition||"taken"!==r.disposition)return t;const e=R(t.value).slice(0,t.caret).join("");if(e===t.value)return{...r,caret:R(r.shown).length,disposition:t.disposition};const s=_l.of(R(n(e).value),this.br,!1).filledCount(),i=_l.of(R(r.value),this.br,!0).caret(s,0,!1);return{...r,caret:i,disposition:t.disposition}}}
//notation|26 739 814 815 825 0 929
,{translation({start:t,end:n,text:r},e){return R(r).length<2||n>e.length?null:Vu(this.notation,e.slice(0,t).join("")+r+e.slice(n).join(""))}}
//notation|814 815 825 0 929
,{data({start:t,end:n,text:r},e){const s=t=>/^\p{Nd}$/u.test(t);if(e.slice(n).some(s))return null;const i=e.slice(0,t).filter(s).join("")+r;return this.isData(i)&&!this.Pr(i)?i:null}}
//|0 929
)
//|39 241 826 0 929
,Bl=(t,n=0,r=new Set)=>{const e=t=>Bl(t,n+1,r);return"string"==typeof t?JSON.stringify(t):Array.isArray(t)||ae(t)?n>J||r.has(t)?"":(r.add(t),Array.isArray(t)?`[${t.map(e)}]`:`{${Object.keys(t).filter(n=>void 0!==t[n]).sort().map(n=>e(n)+e(t[n]))}}`):String(t)}
//externals|826 0 929
,ql=({rule:t,value:n,arguments:r})=>Bl([t.name,n,r])
//|829 830 0 929
,Pl=({annotations:t,isSecret:n,computed:r,type:e})=>{const s=n||void 0!==r?void 0:t.find(({name:t})=>"default"===t)?.arguments[0];return void 0===s?void 0:Dl(e,zl(s))}
//default|70 829 0 929
,zl=t=>{if(Array.isArray(t))return t.map(zl);if(null===t||"object"!=typeof t)return t;const[[n,r]]=Object.entries(t);return"number"===n?qt(r,!0):r}
//default|62 84 830 852 0 929
,Dl=(t,n)=>{if("any"===t.name)return n;if("list"===t.name)return(Array.isArray(n)?n:[n]).map(n=>Dl(t.item,n)).filter(t=>void 0!==t);const r="number"==typeof n||n instanceof _t;return 4===t.kind?"string"==typeof n?n:r?Wt(n):"boolean"==typeof n?String(n):void 0:lh.includes(t.name)&&("string"==typeof n||r&&3===t.kind||"boolean"==typeof n&&2===t.kind)?n:void 0}
//|241 243 415 795 831 832 833 838 0 929
,Ul=(t,n,r,e=null,s=n.objects[0])=>{Zl(t,s.memberNames,"field",r);for(const{name:i,field:o,group:c}of s.members){const s=pe(t,i),u=o&&e?.node(o);if(void 0!==s&&u?.Dr&&Vl(u),o)Jl(s,o.type,[...r,i],u?.nested);else if(ae(s))Ul(s,n,[...r,i],e,n.objects[c]);else if(null!=s)throw new dl(`'${Ci([...r,i])}' takes the values of a form`)}}
//|241 244 415 795 0 929
,Zl=(t,n,r,e)=>{if(!ae(t))throw new dl(`expected an object of ${r}s`);const s=de(t,n);if(void 0!==s)throw new dl(`the form has no ${r} '${Ci([...e,s])}'`)}
//|241 395 402 831 833 834 0 929
,Jl=(t,n,r,e=null)=>{if(n.form&&ae(t))return Ul(t,n.form,r,e);if(new Ni([]).value(t,n,0,0),void 0!==xi(n).form&&("list"===n.name&&Array.isArray(t)&&t.forEach((t,e)=>Ll(t,n.item,[...r,e])),"map"===n.name&&ae(t)))for(const e of Object.keys(t))Jl(t[e],n.item,[...r,{key:e}])}
//|20 241 415 795 833 0 929
,Ll=(t,n,r)=>{const e=null==t||"string"==typeof t&&E(t);if(n.form&&!e&&!ae(t))throw new dl(`'${Ci(r)}' takes the values of a form`);Jl(t,n,r)}
//|243 832 834 0 929
,Gl=(t,n,r)=>{const e=[...(r.contexts??[]).map(t=>n.contexts[t]),...r.parameters??[]];Zl(t,new Set(e.map(({name:t})=>t)),"context",[]);for(const{name:n,type:r}of e)Ll(pe(t,n),r,[n])}
//|241 243 836 840 0 929
,Hl=(t,n,r,e,s=r.form.objects[0])=>{for(const{name:i,field:o,group:c}of s.members){const s=pe(n,i),u=r.form.objects[c];o?void 0!==s?Ql(t,s,r.node(o),e):e||Ql(t,void 0,r.node(o),!1):ae(s)?Hl(t,s,r,e,u):null!==s&&e||Hl(t,{},r,!1,u)}}
//|828 837 840 0 929
,Yl=(t,n)=>{for(const r of n.fields){const n=Pl(r.Ur);void 0!==n&&Ql(t,n,r,!1),r.nested&&Yl(t,r.nested)}}
//|415 795 0 929
,Vl=t=>{if(t.isReadOnly)throw new dl(`'${Ci(t.path)}' is read-only`)}
//|795 0 929
,Kl=t=>{if(t.Zr)throw new dl(`'${t.Ur.name}' is in a row that was removed`)}
//|241 826 836 841 842 847 0 929
,Ql=(t,n,r,e)=>{const{type:s,computed:i}=r.Ur;void 0===i&&(r.Jr=Wl(n),r.Lr=!1,s.form&&ae(n)?(r.Lr=!0,r.content=void 0,Hl(t,n,r.nested,e)):s.form?(Hl(t,{},r.nested,!1),r.content=n):"list"===s.name&&Array.isArray(n)?Xl(t,n,r):(r.Gr=null,r.content=r.Hr.valueOf(n)),r.Yr=(r.Lr||null!==r.Gr)&&Bl(r.given)!==r.Vr,sh(r))}
//|20 39 241 841 0 929
,Wl=(t,n=0)=>!(null==t||n>0&&!1===t)&&("string"==typeof t?!E(t):n>J||(Array.isArray(t)?t.some(t=>Wl(t,n+1)):0===n||!ae(t)||Object.values(t).some(t=>Wl(t,n+1))))
//list|843 845 846 0 929
,Xl=(t,n,r)=>{const e=(r.Gr??[]).slice(0,n.length),s=e.length;for(;e.length<n.length;)e.push(th(t,r));r.Gr=e,r.content=void 0,e.forEach((r,e)=>eh(t,r,n[e]));for(const{instance:t}of e.slice(s))t&&rh(t)}
//module list|855 0 929
,th=(t,n)=>{const r={value:null,instance:null};return n.Kr&&(r.instance=new mh(t,n.Kr,n,r)),r}
//|241 836 837 845 0 929
,nh=(t,n,r)=>{void 0!==r&&(n.value=r),n.instance&&(Yl(t,n.instance),ae(r)&&Hl(t,r,n.instance,!0),rh(n.instance))}
//|826 0 929
,rh=t=>{for(const n of t.Qr())Object.assign(n,{Vr:Bl(n.given),Yr:!1})}
//|241 836 0 929
,eh=(t,n,r)=>{n.value=r,n.instance&&ae(r)&&Hl(t,r,n.instance,!1)}
//|0 929
,sh=t=>{t.session.Wr++,t.unit.moment="change";for(let{Xr:n,te:r}=t.instance;n&&void 0!==t.given;({Xr:n,te:r}=n.instance))null===r&&(n.Lr=!0)}
//|849 851 0 929
,ih=t=>uh(t,oh)
//|826 828 848 0 929
,oh=({Ur:t,Lr:n,nested:r,Gr:e,content:s,Vr:i})=>{if(void 0===t.computed)return n?ih(r):null!==e?e.map(t=>t.instance?ih(t.instance):t.value):void 0!==s||i===Bl(void 0)&&void 0===Pl(t)?s:null}
//|851 0 929
,ch=t=>uh(t,t=>t.given)
//|423 851 0 929
,uh=(t,n,r=t.form.objects[0])=>Ui(r.members.map(({name:r,field:e,group:s})=>{if(e)return[r,n(t.node(e))];const i=uh(t,n,t.form.objects[s]);return[r,Object.keys(i).length>0?i:void 0]}))
//|0 929
,lh=["integer","number","boolean","date","month","time","datetime"]
//|0 929
,hh=["text","integer","number","date","month","time","datetime","choice","any"]
//|62 73 84 424 739 814 826 850 852 855 0 929
,ah=class{constructor(t,n){this.instance=t,this.Ur=n,this.session=t.session,this.unit=null,this.content=void 0,this.Gr=null,this.Lr=!1,this.Yr=!1,this.nested=n.type.form?new mh(this.session,n.type.form,this,null):null,this.Kr="list"===n.type.name?n.type.item.form??null:null,this.ne=!1,this.re=!1,this.Jr=!1,this.ee=!1,this.Dr=!1,this.Vr=void 0,this.status=null,this.view=null,this.Hr=n.Hr??=new Rl(n.mask,n.notation)}get path(){return[...this.instance.path,...this.Ur.groups,this.Ur.name]}get slot(){return this.instance.place.frame.base+this.Ur.slot}get Zr(){for(let{Xr:t,te:n}=this.instance;t;({Xr:t,te:n}=t.instance))if(n&&!t.Gr?.includes(n))return!0;return!1}get se(){return!this.Lr&&null===this.Gr&&Bl(this.content)!==this.Vr}get isReadOnly(){return this.Dr||void 0!==this.Ur.computed||(this.instance.Xr?.isReadOnly??!1)}get isEnabled(){return!this.ee&&(this.instance.Xr?.isEnabled??!0)}*ie(){if(this.nested&&(yield this.nested),this.Kr)for(const t of this.Gr??[])yield t.instance}get given(){return this.Lr?ch(this.nested):null===this.Gr?this.content:this.Gr.map(t=>t.instance?ch(t.instance):t.value)}get value(){const{type:t}=this.Ur;return this.Lr||null!==this.Gr||"string"!=typeof this.content||!lh.includes(t.name)||this.Zr?this.given:Zi(this.session.St,this.slot,t)??this.content}get oe(){if(this.Lr||null!==this.Gr)return null;const{content:t,Ur:{notation:n}}=this;if(null==t)return"";if("number"==typeof t||t instanceof _t){const r="number"==typeof t?Dt(t):t;return n?.write(3,r)??Wt(r)}return"string"!=typeof t?null:null===n||this.ne?t:Vu(n,t)??t}}
//|854 856 857 858 0 929
,mh=class{constructor(t,n,r,e){this.session=t,this.form=n,this.Xr=r,this.te=e,this.fields=n.fields.map(t=>new ah(this,t)),this.Kt=dh(t.program,n).map(t=>({...t,instance:this,moment:"change",standing:fh}));for(const t of this.Kt)t.field&&(this.node(t.field).unit=t);this.place=null}node(t){return this.fields[t.index]}get path(){return null===this.Xr?[]:null===this.te?this.Xr.path:[...this.Xr.path,this.Xr.Gr.indexOf(this.te)]}*ce(){for(const t of this.Kt)if(yield t,t.field)for(const n of this.node(t.field).ie())yield*n.ce()}*Qr(){for(const t of this.ce())t.field&&(yield ph(t))}}
//|0 929
,fh=Object.freeze({isInvalid:!1,jt:!1,fails:!1,failsForGood:!1,isPending:!1,pt:[],violations:[],undecided:[],Dt:new Map})
//|0 929
,ph=({field:t,instance:n})=>t?n.node(t):null
//|768 859 0 929
,dh=(t,n)=>{if(n.Kt)return n.Kt;const r=[];for(const e of t.tn(n.checks)){const s={entry:e.index,field:null,slot:e.a,hasConditions:!1,targets:[],reads:[]};if(0===e.op)r.push({...s,field:n.fields[e.a],slot:n.fields[e.a].slot});else if(1===e.op)r.push(s);else if(2===e.op){const n=t.checks[e.a],s=r.at(-1);n.isCondition&&(s.hasConditions=!0),bh(n).length>0&&s.targets.push(bh(n)),s.reads.push(...sl(t,n))}}return n.Kt=r}
//|0 929
,bh=({target:t})=>{const n=t.findIndex(t=>"string"!=typeof t);return n<0?t:t.slice(0,n)}
//|860 0 929
,wh=(t,n)=>{const r=t.fields.findLast(({Ur:t})=>t.slot<=n);return r&&r.Ur.slot!==n?r.nested?wh(r.nested,n-r.Ur.slot):null:r??null}
//|796 862 865 866 0 929
,gh=(t,n)=>{const r=n.map(n=>{if("string"!=typeof n?.message)throw new TypeError("a violation needs a message");const r={path:"",rule:"rejected",severity:"error",file:"",line:0,column:0,...n},e=t.ue(bl(r.path));return{violation:r,...e,key:yh(t,e?.field)}}),e=({violation:n,field:r})=>r?kh(t,r):""===n.path||jh(t,n.path);return t.le=r.filter(e),t.update(),n.filter((t,n)=>!e(r[n]))}
//|415 796 0 929
,jh=(t,n)=>{const r=`${Ci(bl(n))}.`;return t.root.fields.some(({Ur:t})=>t.Jt.startsWith(r))}
//|865 0 929
,Oh=t=>{t.le=t.le.filter(({field:n,key:r})=>!n?.Zr&&yh(t,n)===r)}
//|415 866 0 929
,vh=(t,n)=>t.le.filter(r=>r.field===n&&kh(t,n)).map(({violation:t,rest:r})=>n?{...t,path:Ci([...n.path,...r])}:t)
//|826 850 0 929
,yh=(t,n)=>Bl(n?n.given:ch(t.root))
//|0 929
,kh=(t,n)=>!n||n.isEnabled&&t.he(n)
//|868 0 929
,xh=t=>{for(const n of t.root.Qr())n.status=$h(t,n)}
//|869 870 871 872 874 878 0 929
,$h=(t,n)=>{const{ne:r}=n,e=null===n.instance.Xr?[]:Mh(t,n),{unit:s}=n,i=s.targets.length>0||e.length>0,o=i?Th(t,n,e):s.standing,c=t.he(n),u=Eh(t,n,o)||o.fails&&(s.hasConditions||e.length>0)||t.le?.some(t=>t.field===n),l=(r,e)=>!i||Sh(t,r,e)===n,h=u?[...e,s].flatMap(n=>Nh(t,n).filter(t=>l(t,n))):[],a=h.filter(t=>"error"===t.severity),{se:m}=n,f=o.jt&&!Fh(t,n),p=f&&void 0!==n.Ur.computed,d=h.filter(t=>"warning"===t.severity);return{state:c&&n.isEnabled?a.length>0?"invalid":o.isPending?"checking":t.ae!==n||r?r||n.re||m||n.Yr||p?o.isInvalid?"incomplete":f?"undecided":o.jt?"incomplete":"valid":"untouched":"editing":"untouched",isActive:c,isPending:o.isPending,violations:a,warnings:d,undecided:f?o.undecided:[]}}
//nested|0 929
,Mh=(t,n)=>{const r=[];for(let{Xr:e,te:s}=n.instance;null!==e&&null===s;({Xr:e,te:s}=e.instance))e.unit.targets.some(r=>t.find(r,e.nested)===n)&&r.push(e.unit);return r}
//target|857 859 0 929
,Sh=(t,n,r)=>{const e=ph(r),s=r.standing.Dt.get(n)?.check,i=s?bh(s):[];return(e?.nested&&i.length>0?t.find(i,e.nested):null)??e}
//target|870 0 929
,Th=(t,n,r)=>{const{unit:e}=n,s=[...r,e].flatMap(({standing:r,...e})=>r.violations.filter(s=>Sh(t,s,{standing:r,...e})===n).map(t=>({isError:"error"===t.severity,isFinal:!r.Dt.get(t)?.Zt}))),i=e.standing.isInvalid&&!e.standing.violations.some(t=>"error"===t.severity);return{...e.standing,isInvalid:i||s.some(({isError:t})=>t),fails:s.length>0,failsForGood:s.some(({isFinal:t})=>t)}}
//|873 0 929
,Eh=(t,n,r)=>n.ne?r.failsForGood:r.fails&&Ah(t,n)
//|424 0 929
,Ah=(t,n)=>void 0!==n.Ur.computed?void 0!==Zi(t.St,n.slot,n.Ur.type):n.re||n.Jr&&t.ae!==n
//|857 864 875 884 0 929
,Nh=(t,n)=>{const r=ph(n),e=Ih(t,n,r);return t.le&&r?Dh([...e,...vh(t,r)],n.standing.Dt,t.options.mode):e}
//|872 876 884 0 929
,Ih=(t,n,r)=>{const{standing:e}=n;if(!e.fails)return[];const s=null===r||Eh(t,r,e);return s||n.hasConditions?Dh(e.violations.filter(e=>_h(t,e,n,r,s)),e.Dt,t.options.mode):[]}
//|768 877 880 0 929
,_h=(t,n,r,e,s)=>{const{Zt:i=!1,check:o=null}=r.standing.Dt.get(n)??{},c=o?.isCondition??!1;if(e?.ne&&i&&!c)return!1;const u=o?sl(t.program,o):[];return null===e&&0===u.length?t.isSubmitted:!!(s||c&&0!==u.length)&&!(e&&0===u.length&&void 0===e.Ur.computed&&!e.ne&&!e.re)&&!(e&&void 0!==e.Ur.computed&&!Ch(t,e))&&u.every(n=>Bh(t,n,r.instance))}
//computed|873 879 882 0 929
,Ch=(t,{Ur:{slot:n},instance:r})=>{const e=Ph(t,n,r);return(0===e.length||e.some(n=>Ah(t,n)))&&!Rh(t,n,r)}
//|879 0 929
,Fh=(t,n)=>!n.ne&&[...n.unit.reads,...void 0===n.Ur.computed?[]:[n.Ur.slot]].some(r=>Rh(t,r,n.instance))
//reads computed|860 881 882 0 929
,Rh=(t,n,r)=>{const e=wh(r,n);return null!==e&&void 0===e.Ur.computed?qh(t,e):Ph(t,n,r).some(n=>qh(t,n))}
//reads|860 873 879 882 0 929
,Bh=(t,n,r)=>{const e=wh(r,n);if(null!==e&&1&t.St.slots[e.slot].flags)return!0;const s=null!==e&&void 0===e.Ur.computed;return!(s&&!Ah(t,e))&&(s||Ph(t,n,r).every(n=>Ah(t,n)))&&!Rh(t,n,r)}
//|0 929
,qh=(t,n)=>{if(n.ne)return!0;if(null===n.nested&&!n.Kr)return!1;for(let r=t.ae?.ne?t.ae:null;r;r=r.instance.Xr)if(r===n)return!0;return!1}
//computed parameters group|767 860 0 929
,Ph=(t,n,r)=>{const[e,s,i]=[[{slot:n,instance:r}],new Map,[]];for(const n of e){const r=s.get(n.instance)??s.set(n.instance,new Set).get(n.instance);if(r.has(n.slot))continue;r.add(n.slot);const{form:o,Xr:c}=n.instance,u=el(t.program,o).get(n.slot),l=wh(n.instance,n.slot),h=(o.parameters??[]).findIndex(t=>t.slot===n.slot);u?e.push(...u.map(t=>({slot:t,instance:n.instance}))):void 0!==l?.Ur.computed?e.push({slot:l.Ur.slot,instance:l.instance}):l?i.push(l):h>=0&&c&&e.push(...(c.Ur.hr?.[h]??[]).map(t=>({slot:t,instance:c.instance})))}return i}
//|864 874 0 929
,zh=t=>{const n=[...t.root.ce()].flatMap(n=>Nh(t,n));return t.le?[...n,...vh(t)]:n}
//|0 929
,Dh=(t,n,r)=>{if("all"===r||t.length<2)return t;const e=new Set;let s=!1;return t.filter(t=>!(e.has(t.path)||s&&n.get(t)?.check||("error"!==t.severity||(e.add(t.path),t.path.endsWith("]")||(s=!0)),0)))}
//|0 929
,Uh=(t,n)=>{let r=n;for(;r.instance.Xr;)r=r.instance.Xr.unit;const e=t.form.steps.findIndex(({slots:[t,n]})=>t<=r.slot&&r.slot<n);return e<0&&null===r.field?0:e}
//|768 885 0 929
,Zh=(t,n,r,e)=>{const s=Uh(t,r);return s<0||s>n?[]:e.filter(e=>{const i=r.standing.Dt.get(e)?.check,o=(i&&r.instance===t.root?sl(t.program,i):[]).map(n=>t.form.steps.findIndex(({slots:[t,r]})=>t<=n&&n<r));return Math.max(s,...o)===n})}
//|886 0 929
,Jh=(t,n)=>{const r={isInvalid:!1,jt:!1,isPending:!1};for(const e of t.root.ce()){const{violations:s,undecided:i,isPending:o}=e.standing;Zh(t,n,e,s).some(t=>"error"===t.severity)&&(r.isInvalid=!0),0!==Zh(t,n,e,i).length&&(r.jt=!0,o&&(r.isPending=!0))}return r}
//|874 886 0 929
,Lh=(t,n)=>[...t.root.ce()].flatMap(r=>Zh(t,n,r,Nh(t,r)))
//|857 885 0 929
,Gh=(t,n)=>{t.me(null),t.le=null,t.host?.fe();for(const r of t.root.ce()){if(Uh(t,r)!==n)continue;r.moment="submit";const e=ph(r);null!==e&&t.he(e)&&Object.assign(e,{re:!0,ne:!1})}t.update()}
//steps|41 887 888 889 0 929
,Hh=class{#t;#n;constructor(t,n){this.#t=t,this.#n=n}get#r(){return this.#t.form.steps[this.#n]}get name(){return this.#r.name}get label(){return this.#r.label??G(this.name)}get fields(){const[t,n]=this.#r.slots;return this.#e(t,n).map(t=>this.#t.view(t))}#e(t,n){return this.#t.root.fields.filter(({Ur:r})=>t<=r.slot&&r.slot<n)}get state(){const{isInvalid:t,jt:n,isPending:r}=Jh(this.#t,this.#n);if(this.violations.length>0)return"invalid";if(r)return"checking";const[e,s]=this.#r.slots;return this.#e(e,s).some(t=>t.re||t.se||this.#t.ae===t)?t?"incomplete":n?"undecided":"valid":"untouched"}get violations(){return Lh(this.#t,this.#n).filter(t=>"error"===t.severity)}get warnings(){return Lh(this.#t,this.#n).filter(t=>"warning"===t.severity)}get canContinue(){const{isInvalid:t,jt:n}=Jh(this.#t,this.#n);return!t&&!n&&!this.#t.pe}async submit(){return Gh(this.#t,this.#n),await(this.#t.host?.settle()),this.canContinue}}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|91 96 99 100 101 891 0 929
,Yh=class{constructor(t,n){this.now=t,this.offset=n}static of(t){if("string"==typeof t){const n=mn(t),r=null===n?dn(t):bn(n,0);if(!r)throw new RangeError(`now: '${t}' is neither a date nor a date with time`);const e=60*(r.o??0);return new Yh({s:r.s-e,n:r.n},()=>e)}const n=Number(t??Date.now());if(!Number.isFinite(n))throw new RangeError("now is no date");const r=Math.floor(n/1e3);return new Yh({s:r,n:Math.floor(1e6*(n-1e3*r))},t=>Math.round(60*-new Date(1e3*t.s).getTimezoneOffset())||0)}$(t){const n=Math.floor((t.s+this.offset(t))/86400);return Math.min(Math.max(n,-719162),2932896)}v(t){const n={s:t.s+this.offset(t),n:t.n,o:null};return cn(wn(n))?n:null}x(t){const n=n=>({s:t.s-n,n:t.n});if(null!==t.o)return n(60*t.o);const r=this.offset(n(86400));if(this.offset(n(r))===r)return n(r);const e=this.offset(n(-86400));return this.offset(n(e))===e?n(e):n(r)}}
//|0 929
,Vh=["first-per-field","all","first"]
//|892 0 929
,Kh=t=>{if(!Vh.includes(t))throw new RangeError(`'${t}' is no report mode`)}
//|891 0 929
,Qh=class{constructor(t,n,r){this.mode=t,this.context=n.context??{},this.strict=!0===n.strict,this.moment="submit",this.Vt=!0,this.host=null,this.ruleTexts=n.ruleTexts,this.translations=n.translations,this.L=r.translations,this.now=n.now,this.de=null}get y(){return this.de??=Yh.of(this.now)}}
//externals|795 827 896 897 898 899 900 0 929
,Wh=class{constructor(t,n){const r=[...Xh(t)].filter(t=>"function"!=typeof n[t]).map(t=>`'${t}'`);if(r.length>0)throw new dl(`the form needs external rules that were not supplied: ${r.join(", ")}`);this.session=t,this.externals=n,this.answers=new Map,this.be=new Map,this.kept=new Map,this.waiting=[]}ft(t){return this.answers.get(ql(t))}fe(){for(const[t,n]of this.answers)void 0===n.accepted&&this.answers.delete(t)}we(t){const[n,r]=[new Map,new Set];for(const{standing:e}of t)for(const{question:t,isPending:s}of e.pt)r.add(ql(t)),s&&n.set(ql(t),t);for(const t of this.answers.keys())r.has(t)||this.answers.delete(t);this.ge(n)}ge(t){for(const[n,{je:r}]of this.be)t.has(n)&&!this.session.pe||(this.be.delete(n),r.abort());for(const[n,r]of this.session.pe?[]:t){if(this.be.has(n))continue;const t=new AbortController;this.be.set(n,{je:t}),this.answer(r,n,t).then(r=>this.take(n,t,r))}if(0===this.be.size)for(const t of this.waiting.splice(0))t()}async settle(){for(;this.be.size>0;)await new Promise(t=>this.waiting.push(t))}take(t,n,r){this.be.get(t)?.je===n&&(this.be.delete(t),this.answers.set(t,r),this.session.update())}async answer(t,n,r){const{signal:e}=r,{debounce:s,timeout:i,cache:o,retries:c=0}=t.rule,u=this.kept.get(n);if(u&&u.end>performance.now())return u.answer;if(s&&this.session.Oe!==this.session.Wr&&!await ea(ra(s),e))return{reason:"cancelled"};const l=this.ve(t,c,e),h=new AbortController;e.addEventListener("abort",()=>h.abort(),{once:!0});const a=i&&ea(ra(i),h.signal).then(()=>na),m=await(a?Promise.race([l,a]):l);return h.abort(),m===na&&r.abort(),o&&void 0!==m.accepted&&this.kept.set(n,{answer:m,end:performance.now()+ra(o)}),this.kept.size>1024&&this.kept.delete(this.kept.keys().next().value),m}async ve(t,n,r){const{rule:e,value:s,arguments:i}=t,o=Object.fromEntries(e.parameters.map((t,n)=>[t,i[n]??null]));for(;;)try{return ta(await this.externals[e.name](s,{signal:r,arguments:o}))}catch(t){if("AbortError"===t?.name||r.aborted)return{reason:"cancelled"};if(n--<=0)return{reason:t?.message?`failed: ${t.message}`:"failed"}}}}
//externals|0 929
,Xh=({program:t,form:n})=>{const r=new Set,e=({checks:t,decisions:n,fields:r})=>[t,n,...r.map(({filter:t})=>t)].filter(t=>void 0!==t),s=new Set(e(n));for(const n of s)for(const{op:i,name:o,a:c}of t.tn(n))18===i?r.add(t.externals[c].name):13===i?s.add(t.rules[c].entry):"nested"===o?e(t.forms[c]).forEach(t=>s.add(t)):"compute"===o&&void 0!==t.computed[c].aggregate?.body&&s.add(t.computed[c].aggregate.body);return r}
//externals|0 929
,ta=t=>{if("boolean"==typeof t)return{accepted:t};if("string"==typeof t)return{accepted:!1,message:t||void 0};throw new TypeError("an external rule answers true, false or a message")}
//externals|0 929
,na={reason:"timed out"}
//externals|124 0 929
,ra=t=>Number(zn(t).g)/1e6
//externals|0 929
,ea=(t,n)=>new Promise(r=>{const e=setTimeout(()=>r(!0),Math.min(t,2147483647));n.addEventListener("abort",()=>{clearTimeout(e),r(!1)},{once:!0})})
//module list|834 843 844 904 906 907 0 929
,sa=(t,n,r)=>{const e=la(t),s=ca(t,r,e.length);Ll(n,t.Ur.type.item,[...t.path,s]);const i=th(t.session,t);e.splice(s,0,i),ha(t,e),nh(t.session,i,n)}
//module list|904 906 907 0 929
,ia=(t,n,r)=>{const e=la(t),[s,i]=[n,r].map(n=>ca(t,n,e.length-1));s!==i&&(e.splice(i,0,...e.splice(s,1)),ha(t,e))}
//module list|904 906 907 0 929
,oa=(t,n)=>{const r=la(t);r.splice(ca(t,n,r.length-1),1),ha(t,r)}
//module list|905 0 929
,ca=(t,n,r)=>{if(Number.isInteger(n)&&n>=0&&n<=r)return n;throw ua(t)}
//module list|415 795 0 929
,ua=t=>new dl(`there is no such row in '${Ci(t.path)}'`)
//module list|838 905 0 929
,la=t=>{if("list"!==t.Ur.type.name)throw ua(t);return Vl(t),[...t.Gr??[]]}
//module list|847 0 929
,ha=(t,n)=>{t.Gr=n,t.content=void 0,t.re=!0,sh(t)}
//|415 833 838 839 840 901 902 903 0 929
,aa=class{#s;constructor(t){this.#s=t}get path(){return this.#s.Zr?this.#s.Ur.Jt:Ci(this.#s.path)}get label(){return this.#s.Ur.shownLabel}get text(){return this.#s.Hr.shown(this.#s.oe??"")}get value(){return this.#s.value}get state(){return this.#s.status.state}get violations(){return this.#s.status.violations}get warnings(){return this.#s.status.warnings}get undecided(){return this.#s.status.undecided}get isActive(){return this.#s.status.isActive}get isPending(){return this.#s.status.isPending}get isReadOnly(){return this.#s.isReadOnly}set isReadOnly(t){this.#i(n=>n.Dr=t)}get isEnabled(){return this.#s.isEnabled}set isEnabled(t){this.#i(n=>n.ee=!t)}get rowCount(){return this.#s.Gr?.length??0}edit(t){return Kl(this.#s),this.#s.session.edit(this.#s,t)}set(t){this.#o((n,r)=>{Vl(n),Jl(t,n.Ur.type,n.path),n.ne=!1,Ql(r,t,n,!1)})}focus(){this.#i((t,n)=>n.me(t))}leave(){this.#i((t,n)=>n.ae===t?n.me(null):n.leave(t,n.ae))}insert(t,n=this.rowCount){this.#o(r=>sa(r,t,n))}move(t,n){this.#o(r=>ia(r,t,n))}remove(t){this.#o(n=>oa(n,t))}#o(t){Kl(this.#s),this.#i(t)}#i(t){const{session:n,Zr:r}=this.#s;r||(t(this.#s,n),n.update())}}
//|26 51 402 415 424 435 715 795 831 835 836 837 845 847 853 855 856 857 863 867 893 894 895 908 916 917 911 912 913 914 0 929
,ma=class{constructor(t,{values:n={},context:r,externals:e={},...s}){this.program=t.program,this.form=t.Ur,this.options={mode:"first-per-field",...s},Kh(this.options.mode),this.context=r??{},Gl(this.context,this.program,this.form),this.St=new Iu(t.program),this.host=t.program.externals.length>0?new Wh(this,e):null,this.root=new mh(this,this.form,null,null),this.ae=null,this.isSubmitted=!1,this.Oe=null,this.le=null,this.pe=!1,this.Wr=0,this.ye=new Set,this.ke=!1,this.xe=!1,Ul(n,this.form,[]),Yl(this,this.root),Hl(this,n,this.root,!0),rh(this.root),this.update()}update(){if(this.ke)this.xe=!0;else{this.$e();for(const t of this.root.ce())t.standing=this.judge(t);this.le&&Oh(this),xh(this),this.host?.we(this.root.ce());for(const t of[...this.ye])t()}}batch(t){const n=!this.ke;this.ke=!0;try{t()}finally{n&&(this.ke=!1,this.xe&&(this.xe=!1,this.update()))}}k(t){return Object.assign(new Qh("all",this.options,this.form),{context:this.context,host:this.host},t)}$e(){const t=new Array(this.form.slotCount).fill(null);this.Me=new Ni(t,!1),this.Se(this.root,{frame:to(this.form,0),outer:[],items:[]},t),this.St._n(this.form,this.k(),t);for(const t of this.root.Qr())void 0!==t.Ur.computed&&(t.content=Zi(this.St,t.slot,t.Ur.type))}Se(t,n,r){t.place=n;const{base:e}=n.frame;r[e]=new Tt(10,void 0);for(const s of t.fields){const i=e+s.Ur.slot;if(s.Lr||null!==s.Gr&&s.Kr)this.layOutInside(s,i,n,r);else{const t=void 0!==s.Ur.computed?void 0:s.Gr?.map(t=>t.value)??s.content;this.Me.value(t,s.Ur.type,i,0),s.ne&&r[i]&&(r[i].flags|=8),s.nested&&this.placeInstance(s.nested,fa(n,s,s.Ur.type.form,i,null))}t.form.objects.length>1&&this.showGroups(s,e,r)}}judge(t){const n=ph(t);if(null!==t.instance.Xr&&!this.isJudged(t.instance)||n?.ee)return fh;const r=this.k({moment:t.moment,Vt:!(null!==n&&(null!==n.nested||null!==n.Kr))}),e=this.St.Rn(t.entry,t.instance.place,r),{violations:s,pt:i,Dt:o}=e,c=[...o.values()].filter(t=>t.Zt).length;return{...e,fails:s.length>0,failsForGood:s.length>c,isPending:!this.pe&&i.some(t=>t.isPending)}}get verdict(){let t="valid";for(const{standing:n}of this.root.ce()){if(n.isInvalid)return"invalid";n.jt&&(t="undecided")}return t}edit(t,n){const r=t.oe;if(null===r||!hh.includes(t.Ur.type.name))throw new dl(`'${Ci(t.path)}' holds no text that could be edited`);if(t.isReadOnly||!t.isEnabled)throw new dl(`'${Ci(t.path)}' is read-only`);const e=pa(n,t.Hr.shown(r)),s=this.k(),i=n=>e.deletesPart||void 0===t.Ur.filter||this.St.canHold(n,t.Ur,t.instance.place,s);let o=t.Hr.bt(e,r,i);e.deletesPart&&"refused"===o.disposition&&(o=t.Hr.bt({...e,text:""},r,i)),this.me(t);const c=r!==o.value||null!==t.Ur.notation;"refused"===o.disposition||!c&&t.ne||(t.ne=!0,t.Jr=!1,c&&(t.content=o.value,sh(t))),this.update();const{state:u,violations:l,warnings:h}=t.status,a=R(o.shown).slice(0,o.caret).join("").length;return{text:o.shown,value:t.value,caret:a,state:u,isRefused:"refused"===o.disposition,isShortened:"shortened"===o.disposition,messages:[...l,...h].map(t=>t.message)}}me(t){if(this.ae===t)return;const n=this.ae;this.ae=t,n&&this.leave(n,t)}leave(t,n){const r=new Set;for(let t=n;t;t=t.instance.Xr)r.add(t);for(let n=t;n&&!r.has(n);n=n.instance.Xr)n.re=!0,n.ne=!1,n.unit.moment="blur"}he(t){return 0==(3&this.St.slots[t.slot].flags)&&(null===t.instance.Xr||this.he(t.instance.Xr))}Te(){this.me(null),this.isSubmitted=!0,this.Oe=this.Wr,this.le=null,this.host?.fe();for(const t of this.root.ce()){t.moment="submit";const n=ph(t);null!==n&&this.he(n)&&(n.re=!0)}this.update()}find(t,n){const r=this.ue(t,n);return 0===r?.rest.length?r.field:null}ue(t,n=this.root){for(let r=1;r<=t.length;r++){const e=Ci(t.slice(0,r)),s=n.fields.find(({Ur:t})=>t.Jt===e);if(!s)continue;const i=t.slice(r),o=s.Gr?.[i[0]]?.instance;return(s.nested?this.ue(i,s.nested):o&&this.ue(i.slice(1),o))??{field:s,rest:i}}return null}view(t){return t.view??=new aa(t)}}
//|0 929
,{}=Object.assign(ma.prototype
//form|51 909 916 910 915 0 929
,{layOutInside(t,n,r,e){const{nested:s,Gr:i,Kr:o}=t;if(t.Lr)return this.Se(s,fa(r,t,t.Ur.type.form,n,null),e);const c=e[n]=new Tt(9,void 0);[c.count,c.stride]=[i.length,o.slotCount],c.start=this.Me.append(c.count*c.stride),i.forEach((n,s)=>this.Se(n.instance,fa(r,t,o,c.item(s),s),e))}}
//nested|909 916 910 915 0 929
,{placeInstance(t,n){t.place=n;for(const r of t.fields){const{type:{form:t},slot:e}=r.Ur;r.nested&&this.placeInstance(r.nested,fa(n,r,t,n.frame.base+e,null))}}}
//group|51 909 910 915 0 929
,{showGroups(t,n,r){const{slot:e,computed:s}=t.Ur;if(t.Lr||null!==t.Gr||void 0!==t.content&&void 0===s)for(const s of t.instance.form.objects.slice(1))s.slot<e&&e<s.slot+s.slotCount&&(r[n+s.slot]=new Tt(10,void 0))}}
//nested|909 910 915 0 929
,{isJudged(t){const{Xr:n}=t,r=this.St.slots[n.slot];return!(n.ee||71&r.flags)&&(null!==t.te||!(10!==r.kind||32&r.flags))&&(null===n.instance.Xr||this.isJudged(n.instance))}}
//|0 929
)
//form|435 0 929
,fa=(t,n,r,e,s)=>({frame:to(r,e,t.items.length+(null===s?0:1),null!==s&&s>0),outer:[...t.outer,{...t.frame,field:n.Ur}],items:null===s?t.items:[...t.items,s]})
//|23 26 795 0 929
,pa=({start:t,end:n,text:r,direction:e},s)=>{if(!([t,n].every(Number.isInteger)&&t>=0&&t<=n&&n<=s.length))throw new dl(`the range ${t}..<${n} is not in a text of ${s.length}`);const i=I(r??""),o=[0];for(const t of R(s))o.push(o.at(-1)+t.length);const c=o.findLastIndex(n=>n<=t),u=o.findIndex(t=>t>=n),l="forward"===e;if(t===n&&""===i)return{start:c,end:c,text:"",isForward:l,deletesPart:!1};const[h,a]=[s.slice(o[c],t),s.slice(n,o[u])].map(t=>I(t,""));return{start:c,end:u,text:h+i+a,isForward:l,deletesPart:!r&&h+a!==""}}
//|421 796 831 835 836 848 861 883 890 909 0 929
,da=class{#t;constructor(t,n){this.#t=new ma(t,n)}field(t){const n=this.#t.find(bl(t));return n&&this.#t.view(n)}get fields(){return[...this.#t.root.Qr()].map(t=>this.#t.view(t))}get steps(){return this.#t.form.steps.map((t,n)=>new Hh(this.#t,n))}get verdict(){return this.#t.verdict}get isPending(){return[...this.#t.root.ce()].some(t=>t.standing.isPending)}get violations(){return zh(this.#t).filter(t=>"error"===t.severity)}get warnings(){return zh(this.#t).filter(t=>"warning"===t.severity)}show(t){return gh(this.#t,t)}get values(){return zi(this.#t.St,this.#t.form,0)}get draft(){return ih(this.#t.root)}get context(){return this.#t.context}set context(t){Gl(t,this.#t.program,this.#t.form),this.#t.context=t,this.#t.update()}update(t){Ul(t,this.#t.form,[],this.#t.root),Hl(this.#t,t,this.#t.root,!0),this.#t.update()}batch(t){this.#t.batch(t)}onChange(t){if("function"!=typeof t)throw new TypeError("a listener is a function");return this.#t.ye.add(t),()=>this.#t.ye.delete(t)}async settle(){await(this.#t.host?.settle())}async submit(){const t=this.#t;for(let n=null;!t.pe&&t.Wr!==n;)t.Te(),n=t.Wr,await this.settle();return t.pe?"undecided":this.verdict}end(){this.#t.pe=!0,this.#t.ye.clear(),this.#t.update()}}
//|41 918 921 922 923 924 925 0 929
,ba=class{constructor(t,n,r=!0){this.program=t,this.Ur=n,this.on=r,this.name=n.name,this.label=n.label??G(n.name)}session(t={}){return this.checkNow?.(t),new da(this,t)}}
//|0 929
,{}=Object.assign(ba.prototype
//module|919 920 926 0 929
,{validate(t,n={}){return void 0===n.step?this.judge(t,n):this.upTo(n.step).judge(t,n)}}
//module|919 920 926 0 929
,{upTo(t){const n=this.Ur.steps.find(n=>n.name===t);if(!n)throw new RangeError(`there is no step '${t}'`);return n.form??=new ba(this.program.limited(this.Ur,n),this.Ur,!1)}}
//module|241 792 893 894 919 920 926 0 929
,{judge(t,n){const{mode:r="first-per-field",context:e}=n;if(Kh(r),!ae(t))throw new TypeError("a record is an object");this.checkNow?.(n),null!=e&&this.checkContext(e),void 0===this.Ur.Ee&&(this.Ur.Ee=ml(this.program,this.Ur));const s=this.on?this.Ur.Ee:null;if(null!==s&&s.pr(t))return{verdict:"valid",violations:[],undecided:[]};const i=this.program.St.judge(t,this.Ur,new Qh(r,n,this.Ur),s);return{verdict:i.isInvalid?"invalid":i.jt?"undecided":"valid",violations:i.violations,undecided:i.undecided}}}
//module|241 243 244 919 920 926 0 929
,{checkContext(t){if(!ae(t))throw new TypeError("a context is an object");const{contexts:n=[],forms:r}=this.program,e=this.program.Ae??=new Set([...n,...r.flatMap(({parameters:t=[]})=>t)].map(({name:t})=>t)),s=de(t,e);if(void 0!==s){const t=[...e].map(t=>`'${t}'`).join(", ");throw new RangeError(`no form has a context '${s}'${t&&`; there are ${t}`}`)}for(const r of this.Ur.contexts??[]){const{name:e,type:s}=n[r],i=pe(t,e)??"";if(s.form&&!ae(i)&&""!==i)throw new RangeError(`the context '${e}' takes the values of a form`)}}}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|891 919 920 926 0 929
,{checkNow({now:t}){void 0!==t&&Yh.of(t)}}
//|0 929
)
//|777 919 0 929
,load=t=>{const n="string"==typeof t?JSON.parse(t):t,r=new ol(n);return{forms:[...new Set(r.forms.map(({name:t})=>t))],form(t){const n=r.forms.find(n=>n.name===t);if(!n)throw new RangeError(`there is no form '${t}'`);return new ba(r,n)}}}
//|22 70 242 0 929
,wa=t=>{let n=0;const r=()=>{throw new SyntaxError(`not JSON at position ${n}`)},e=/[ \t\n\r]*/y,s=/"(?:[^"\\\0-\x1f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|[{}[\],:]/y,i=()=>{e.lastIndex=n,e.test(t),s.lastIndex=e.lastIndex;const i=s.exec(t)?.[0]??r();return n=s.lastIndex,i},o=t=>{const n='"'===t[0]?JSON.parse(t):r();return N(n)?n:r()},c=(t,n)=>(n>512&&r(),"{"===t?l(n):"["===t?u(n):"true"===t||"false"===t?"true"===t:"null"===t?null:/[-0-9]/.test(t[0])?qt(t,!0):o(t)),u=t=>{const n=[];for(let e=i();"]"!==e;e=i())n.length>0&&(e=","===e?i():r()),n.push(c(e,t+1));return n},l=t=>{const[n,e,s]=[{},[],new Set];for(let u=i();"}"!==u;u=i()){e.length>0&&(u=","===u?i():r());const l=o(u);":"!==i()&&r(),Object.hasOwn(n,l)?s.add(l):e.push(l),Object.defineProperty(n,l,{value:c(i(),t+1),enumerable:!0,writable:!0,configurable:!0})}return Object.defineProperty(n,me,{value:e}),s.size>0&&Object.defineProperty(n,fe,{value:s}),n},h=c(i(),0);return e.lastIndex=n,e.test(t),n=e.lastIndex,n===t.length?h:r()}
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
cr(0);
//|142
cr(4,5,16,6,7);
//|142
cr(3);
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
//|927
export{load};
//module|928
export{wa as parse};
