/* The FormRules runtime, made by Scripts/minify.sh: SHA-256 f5ed9593b6e8f253 */
//|
const[]=[]
//|0 922
,[t,n,e,r]=[12,1,2,3]
//|0 922
,[s,i,o]=[4,8,16]
//|0 922
,[c,u]=[5,10]
//|0 922
,[l,h]=[13,14]
//|0 922
,a=t=>t?13:14
//|0 922
,m=t=>t?5:10
//|0 922
,f=(t,n,e)=>t|(n?4:0)|(e?8:0)
//|0 922
,p=t=>3&t
//|0 922
,d=t=>0!=(2&t)
//|7 8 0 922
,b=t=>{if(16&t)return 1===p(t)?28:29;const n=p(t);return f(1===n?2:2===n?1:n,8&t,4&t)}
//|8 12 0 922
,w=(t,n,e)=>{const[r,s]=[p(t),p(n)];return 0===r||0===s?0!==r?t:0!==s?n:t|n:g(t,n,e)}
//|8 0 922
,g=(t,n,e)=>{const[r,s]=[p(t),p(n)],i=t=>r===t||s===t,o=i(e)?e:i(3)?3:i(0)?0:r,[c,u]=2===e?[4,8]:[8,4];return o|t&n&c|(t|n)&u}
//|0 922
,[j,O,v,y]=[0,1,2,3]
//|0 922
,k=[12,12,5,10]
//|11 12 0 922
,x=[(t,n)=>w(t,n,2),(t,n)=>w(t,n,1),(t,n)=>g(t,n,2),(t,n)=>g(t,n,1)]
//|0 922
,$="\\t-\\r \\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000"
//|16 0 922
,M=new RegExp(`^[${$}]*$`)
//|16 0 922
,S=new RegExp(`^[${$}]+`)
//|16 0 922
,T=new RegExp(`[${$}]+`,"g")
//|17 0 922
,E=t=>{const n=t.charCodeAt(0);return!(n>32&&n<128)&&M.test(t)}
//|0 922
,A=String.prototype.isWellFormed?t=>t.isWellFormed():t=>!/\p{Surrogate}/u.test(t)
//|0 922
,N=(t,n="\ufffd")=>t.replace(/\p{Surrogate}/gu,n)
//|0 922
,I=t=>{let n=t.length;for(let e=0;e<t.length;e++){const r=t.charCodeAt(e);r>=128&&(n+=r>=2048&&55296!=(63488&r)?2:1)}return n}
//|0 922
,_=t=>{let n=t.length;for(let e=0;e<t.length;e++)56320==(64512&t.charCodeAt(e))&&n--;return n}
//|925 26 0 922
,F=t=>{if(R(t))return t.split("");C??=new Intl.Segmenter("und",{granularity:"grapheme"});const n=[];for(let[e,r]=[0,1024];e<t.length;){let s=e+r;56320==(64512&t.charCodeAt(s))&&s++;const i=Array.from(C.segment(t.slice(e,s)),t=>t.segment);s<t.length&&i.pop(),r=i.length>0?1024:2*r;for(const t of i)n.push(t),e+=t.length}return n}
//|0 922
,R=t=>{for(let n=0;n<t.length;n++){const e=t.charCodeAt(n);if(e>=768||13===e)return!1}return!0}
//|25 26 0 922
,q=t=>R(t)?t.length:F(t).length
//|30 31 32 33 0 922
,B={}
//|0 922
,{}=Object.assign(B
//|27 28 29 34 0 922
,{characters:q}
//utf16|28 29 34 0 922
,{utf16:t=>t.length}
//scalars|24 28 29 34 0 922
,{scalars:_}
//bytes|23 28 29 34 0 922
,{bytes:I}
//|0 922
)
//|0 922
,P=(t,n)=>{const e=Math.min(t.length,n.length);for(let r=0;r<e;r++){const[e,s]=[t.charCodeAt(r),n.charCodeAt(r)];if(e===s)continue;const i=[e,s].map(t=>55296==(63488&t));return i[0]!==i[1]?i[0]?1:-1:e-s}return t.length-n.length}
//|0 922
,z=t=>`limit reached: ${t}`
//|0 922
,D="left to the server"
//|0 922
,U=1e7,Z=128
//|23 38 0 922
,J=t=>t.length>5592405.333333333&&I(t)>16777216
//|25 0 922
,L=t=>{const n=t.split(/[_-]/).filter(Boolean).join(" "),e=F(n)[0]??"";return e.toUpperCase()+n.slice(e.length)}
//|25 0 922
,H=t=>{if(t.length<=80)return t;const n=F(t);return n.length<=80?t:n.slice(0,80).join("")+"\u2026"}
//|0 922
,G=class extends Error{constructor(t){super(t),this.name="ProgramError"}}
//|0 922
,V=["none","constant","parameter","field","previous","previousItem","context","computed","item","computation","itemPath"]
//|43 0 922
,[Y,K,Q,W,X,tt,nt,et,rt,st,it]=V.keys()
//|0 922
,ot={kind:0,at:0}
//|42 43 45 0 922
,ct=t=>{if(null==t)return ot;const[[n,e]]=Object.entries(t),r=V.indexOf(n);if(r<1)throw new G(`the operand '${n}' is not known`);return 8===r?{kind:r,level:e[0],at:e[1]}:{kind:r,at:e}}
//|46 0 922
,ut=t=>{const n=new Map;for(const{name:e,operand:r}of t){const t=n.get(e)??{e:[],count:0};++t.count<=8&&t.e.push({name:e,operand:ct(r)}),n.set(e,t)}return[...n.values()].flatMap(({e:t,count:n})=>(n>8&&(t.at(-1).count=n),t))}
//|0 922
,[lt,ht,at,mt,ft,pt,dt,bt,wt,gt,jt,Ot,vt,yt,kt,xt,$t]=Array(17).keys()
//|0 922
,Mt={text:4,choice:4,integer:3,number:3,boolean:2,date:5,month:16,time:6,datetime:7,file:8,any:void 0}
//|52 53 54 55 0 922
,St=class{constructor(t,n){this.kind=t,this.value=n,this.flags=0}get i(){return this.isMap?this.stride-1:this.stride}get c(){return 10===this.kind&&!this.isOwn&&0==(4&this.flags)}get u(){return 9===this.kind&&0==(68&this.flags)}l(t){this.flags|=64,this.reason=t}}
//|0 922
,{}=Object.assign(St.prototype
//list map any|50 51 56 0 922
,{item(t){return this.start+t*this.stride}}
//list map any|50 51 56 0 922
,{itemAt(t){return null===this.order?t:this.order[t]}}
//computations computed parameters|50 51 56 0 922
,{copy(){return Object.assign(new St(this.kind,this.value),this)}}
//|50 51 56 0 922
,{start:0,count:0,stride:0,order:null,isMap:!1,isOwn:!1,isKey:!1,form:null,text:null,given:null,reason:null,unknown:null}
//|0 922
)
//|50 0 922
,Tt=t=>{const n=new St(t.isMap?9:0,void 0);return[n.start,n.count,n.stride,n.order]=[t.start-1,t.count,t.stride,t.order],n}
//|50 0 922
,Et=t=>{if(9===t.kind)return t;const n=new St(10===t.kind&&t.isOwn?9:0,void 0);return 0===n.kind||([n.flags,n.isMap,n.order]=[t.flags,!0,t.order],[n.start,n.count,n.stride]=[t.start+1,t.count,2]),n}
//|50 0 922
,At=Object.freeze(new St(0,void 0))
//|0 922
,Nt=Symbol("too many digits")
//|83 63 0 922
,It=class{constructor(t,n,e=!1){this.digits=t,this.exponent=n,this.p=e&&BigInt.asIntN(64,t)!==t,Object.freeze(this)}toString(){return Qt(this)}toJSON(){return this.toString()}}
//|0 922
,{}=Object.assign(It
//module|60 61 69 62 64 0 922
,{from(t){const n=qt(String(t),!0);if(null===n||n===Nt)throw new RangeError(`'${t}' is not a number of 38 digits`);return n}}
//|0 922
)
//|61 65 66 71 0 922
,_t=(t,n,e=!1)=>{if(0n===t)return 0;const r=String(t),s=Pt(r),i=s.length-(t<0n?1:0),o=n+r.length-s.length;return i>38&&e?_t(Ct(BigInt(s),i-38),o+i-38,!0):i>38||Math.abs(o)>2147483647?null:o>=0&&i+o<=15?Number(s)*10**o:new It(BigInt(s),o,e)}
//computations computed|76 77 0 922
,Ct=(t,n)=>{const[e,r]=[Jt(t),Lt(n)],s=e%r;return(e/r+(s>r-s||s===r-s&&e/r%2n===1n?1n:0n))*(t<0n?-1n:1n)}
//|0 922
,Ft=t=>"object"==typeof t&&t.p
//|0 922
,Rt=t=>"number"==typeof t?[BigInt(t),0]:[t.digits,t.exponent]
//|70 0 922
,qt=(t,n=!1)=>{const e=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(t),[,r,s,i="",o=0]=e??[];return!e||o&&!n?null:""===i&&s.length<=15&&0===o?Number(r+s)||0:Bt(r,s,i,o)}
//|60 65 71 0 922
,Bt=(t,n,e,r)=>{const s=Pt(n+e),i=s.replace(/^0+/,"");return""===i?0:i.length>38?Nt:_t(BigInt(t+i),n.length-s.length+Number(r))??Nt}
//|0 922
,Pt=t=>{let n=t.length;for(;"0"===t[n-1];)n--;return t.slice(0,n)}
//|69 73 0 922
,zt=t=>Dt(t)?t||0:qt(String(t),!0)
//|0 922
,Dt=t=>Number.isInteger(t)&&t<1e15&&t>-1e15
//|0 922
,Ut=t=>"number"==typeof t||t.exponent>=0
//|0 922
,Zt=t=>"number"==typeof t?t<0:t.digits<0n
//|0 922
,Jt=t=>t<0n?-t:t
//|0 922
,Lt=t=>10n**BigInt(t)
//|68 76 0 922
,Ht=t=>{const[n,e]=Rt(t);return String(Jt(n)).length-1+e}
//|80 0 922
,Gt=(t,n)=>"number"==typeof t&&"number"==typeof n?t<n?-1:t>n?1:0:Vt(t,n)
//module moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap between less lessOrEqual greater greaterOrEqual aggregate computations decimals integer number any default multiple_of|68 77 0 922
,Vt=(t,n)=>{const[e,r]=Rt(t),[s,i]=Rt(n),o=r-i,c=(t,n)=>t*Lt(Math.min(Math.max(n,0),39)),[u,l]=[c(e,o),c(s,-o)];return u<l?-1:u>l?1:0}
//|82 0 922
,Yt=(t,n)=>"number"==typeof t?t:Kt(t,n)
//module moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap between less lessOrEqual greater greaterOrEqual aggregate computations decimals integer number any default multiple_of|77 0 922
,Kt=({digits:t,exponent:n},e)=>{if(n>=0)return Number(`${t}e${n}`);const r=n<-38?0:Number(t/Lt(-n));return e===t>0n?r+(e?1:-1):r}
//|84 0 922
,Qt=t=>"number"==typeof t?String(t):Wt(t)
//|76 0 922
,Wt=t=>{const n=t.digits<0n?"-":"",e=String(Jt(t.digits)),r=t.exponent;if(r>=0&&e.length+r<=40)return n+e+"0".repeat(r);const s=e.length+r;return r<0&&s>0?`${n}${e.slice(0,s)}.${e.slice(s)}`:r<0&&-r<=40?`${n}0.${"0".repeat(-s)}${e}`:`${n}${e}e${r}`}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|0 922
,[Xt,tn]=[-719162,2932896]
//|0 922
,nn=(t,n)=>String(t).padStart(n,"0")
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|0 922
,en=(t,n)=>2===t?n%4!=0||n%100==0&&n%400!=0?28:29:4===t||6===t||9===t||11===t?30:31
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|87 0 922
,rn=(t,n,e)=>{if(t<1||t>9999||n<1||n>12||e<1||e>en(n,t))return null;const r=n<=2?t-1:t,s=Math.floor(r/400),i=r-400*s,o=Math.floor((153*(n>2?n-3:n+9)+2)/5)+e-1;return 146097*s+(365*i+Math.floor(i/4)-Math.floor(i/100)+o)-719468}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|0 922
,sn=t=>{const n=t+719468,e=Math.floor(n/146097),r=n-146097*e,s=Math.floor((r-Math.floor(r/1460)+Math.floor(r/36524)-Math.floor(r/146096))/365),i=r-(365*s+Math.floor(s/4)-Math.floor(s/100)),o=Math.floor((5*i+2)/153),c=o<10?o+3:o-9;return{year:s+400*e+(c<=2?1:0),month:c,day:i-Math.floor((153*o+2)/5)+1}}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|0 922
,on=t=>t>=-719162&&t<=2932896
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|0 922
,cn=t=>t>=12&&t<12e4
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|89 93 0 922
,un=t=>ln(sn(t))
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|0 922
,ln=({year:t,month:n})=>12*t+n-1
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|87 88 89 0 922
,hn=(t,n)=>{const{year:e,month:r,day:s}=sn(t),i=12*e+r-1+n;if(i<12||i>=12e4)return null;const[o,c]=[Math.floor(i/12),i%12+1];return rn(o,c,Math.min(s,en(c,o)))}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|88 0 922
,an=t=>{const n=/^(\d{4})-(\d\d)-(\d\d)$/.exec(t);return n&&rn(+n[1],+n[2],+n[3])}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|0 922
,mn=t=>{const n=/^(\d{4})-(\d\d)$/.exec(t);return!n||+n[1]<1||+n[2]<1||+n[2]>12?null:12*+n[1]+ +n[2]-1}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|0 922
,fn=t=>{const n=/^(\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?$/.exec(t);if(!n)return null;const[e,r,s=0]=n.slice(1,4).map(t=>t&&+t);return e>23||r>59||s>59?null:1e9*(3600*e+60*r+s)+ +(n[4]??"").padEnd(9,"0")}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|95 97 99 0 922
,pn=t=>{const n=/^(.{10})[Tt ](.{5,18}?)(?:([Zz])|([+-])(\d\d):(\d\d))?$/.exec(t);if(!n)return null;const[e,r]=[an(n[1]),fn(n[2])];return null===e||null===r||n[5]>23||n[6]>59?null:dn(e,r,n[3]?0:n[4]?(60*n[5]+ +n[6])*("-"===n[4]?-1:1):null)}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|0 922
,dn=(t,n,e=null)=>({s:86400*t+Math.floor(n/1e9),n:n%1e9,o:0===e?0:e})
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|0 922
,bn=t=>Math.floor(t.s/86400)
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|100 0 922
,wn=t=>1e9*(t.s-86400*bn(t))+t.n
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|86 89 0 922
,gn=t=>{const{year:n,month:e,day:r}=sn(t);return`${nn(n,4)}-${nn(e,2)}-${nn(r,2)}`}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|86 0 922
,jn=t=>`${nn(Math.floor(t/12),4)}-${nn(t%12+1,2)}`
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|71 86 0 922
,On=t=>{const n=Math.floor(t/1e9),e=[n/3600,n/60%60,n%60].map(t=>nn(Math.floor(t),2)).join(":");return t%1e9==0?e:`${e}.${Pt(nn(t%1e9,9))}`}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|86 100 101 102 104 0 922
,vn=t=>{const n=`${gn(bn(t))}T${On(wn(t))}`;if(null===t.o)return n;if(0===t.o)return n+"Z";const e=Math.abs(t.o);return`${n}${t.o<0?"-":"+"}${nn(Math.floor(e/60),2)}:${nn(e%60,2)}`}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|0 922
,yn=(t,n)=>Math.sign(t.s-n.s||t.n-n.n)
//|20 0 922
,kn=t=>{switch(t.kind){case 4:return E(t.value)&&0==(128&t.flags);case 0:return!0;case 1:return 0==(128&t.flags);case 9:return 0===t.count&&0==(132&t.flags);case 10:return 0!=(32&t.flags);default:return!1}}
//|0 922
,xn=t=>4===t.kind?t.value:t.text??""
//|0 922
,$n=t=>5===t.kind||16===t.kind||6===t.kind||7===t.kind
//|0 922
,Mn=t=>4===t.kind&&0!=(128&t.flags)&&!t.isKey
//|61 79 109 0 922
,Sn=(t,n,e)=>{const r=t.value===n.value||$n(t)&&JSON.stringify(t.value)===JSON.stringify(n.value)||t.value instanceof It&&n.value instanceof It&&0===Gt(t.value,n.value);return t.kind===n.kind&&r&&t.start===n.start&&t.count===n.count&&(t.flags&~e)==(n.flags&~e)}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|90 91 102 103 104 105 0 922
,Tn=t=>{switch(t.kind){case 5:return on(t.value)?gn(t.value):null;case 16:return cn(t.value)?jn(t.value):null;case 6:return On(t.value);default:return vn(t.value)}}
//|65 67 68 77 78 0 922
,En=(t,n)=>{if(0===n)return t;if(0===t)return n;const e=Ft(t)||Ft(n),[r,s]=Rt(t),[i,o]=Rt(n),c=Math.min(s,o);return Math.max(s,o)-c>76?e?Ht(t)>Ht(n)?t:n:null:_t(r*Lt(s-c)+i*Lt(o-c),c,e)}
//|65 68 0 922
,An=(t,n)=>{const[e,r]=Rt(t);return _t(e,r+n)}
//|65 67 68 0 922
,Nn=(t,n)=>{const[e,r]=Rt(t),[s,i]=Rt(n);return _t(e*s,r+i,Ft(t)||Ft(n))}
//|65 67 68 76 77 0 922
,In=(t,n)=>{const[e,r]=Rt(t),[s,i]=Rt(n),o=Jt(s);let c=Jt(e)/o,u=Jt(e)%o,l=r-i;for(;0n!==u&&c<Lt(37);)c=10n*c+10n*u/o,u=10n*u%o,l-=1;(u>o-u||u===o-u&&c%2n===1n)&&(c+=1n);const h=0n!==u||Ft(t)||Ft(n);return _t(e<0n!=s<0n?-c:c,l,h)}
//|61 0 922
,_n=t=>"number"==typeof t?-t||0:new It(-t.digits,t.exponent,t.p)
//|68 76 77 0 922
,Cn=(t,n)=>{const[e,r]=Rt(t),s=-r-n;if(s<=0)return null;if(s>38)return{kept:0n,rest:1n,unit:10n,digits:e};const i=Lt(s);return{kept:e/i,rest:Jt(e)%i,unit:i,digits:e}}
//|65 118 0 922
,Fn=(t,n)=>{const e=Cn(t,n);return e?_t(e.kept+(e.rest>=e.unit-e.rest?e.digits<0n?-1n:1n:0n),-n)??t:t}
//|68 76 121 0 922
,Rn=(t,n)=>{const[e,r]=Rt(t),[s,i]=Rt(n);if(0n===e)return!0;if(0n===s)return!1;const o=r-i,c=qn(Jt(e)),u=qn(Jt(s));return c.twos+o>=u.twos&&c.fives+o>=u.fives&&e%u.rest===0n}
//|0 922
,qn=t=>{let[n,e,r]=[t,0,0];for(;n%2n===0n;e++)n/=2n;for(;n%5n===0n;r++)n/=5n;return{twos:e,fives:r,rest:n}}
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|0 922
,Bn={ms:1e6,s:1e9,min:6e10,h:36e11,d:864e11,w:6048e11}
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|42 68 69 77 115 122 0 922
,Pn=t=>{const[,n,e,r]=/^(-?)([0-9.]+)(\w+)$/.exec(t)??[],s=e&&qt(e),i="mo"===r?1:"y"===r?12:Bn[r];if(null==s||!i)throw new G(`'${t}' is not a duration`);const[o,c]=Rt(Nn(s,i)??0),u=c<0?o/Lt(-c):o*Lt(c),l=n?-u:u;return"mo"===r||"y"===r?{text:t,months:Number(l)}:{text:t,g:l}}
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|0 922
,zn=(t,n)=>("years"===t?Math.trunc(n/12):n)||0
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|92 94 0 922
,Dn=(t,n,e,r)=>{const s=un(e)-un(t),i=hn(t,s);if(null===i)return s;const o=i-e||n-r;return(t-e||n-r)<=0?o>0?s-1:s:o<0?s+1:s}
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|91 94 99 100 101 0 922
,Un=(t,n,e)=>{if(16===t)return cn(n+e)?n+e:null;if(5===t)return hn(n,e);if(7!==t)return null;const r=hn(bn(n),e);return null===r?null:dn(r,wn(n),n.o)}
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|90 100 0 922
,Zn=(t,n,e)=>{const r=Number(e/1000000000n),s=Number(e%1000000000n);if(5===t){const t=n+Math.trunc(r/86400);return on(t)?t:null}if(6===t)return((n+r%86400*1e9+s)%864e11+864e11)%864e11;const i=n.n+s,o=Math.floor(i/1e9),c={s:n.s+o+r,n:i-1e9*o,o:n.o};return on(bn(c))?c:null}
//|0 922
,[Jn,Ln,Hn,Gn]=[0,1,2,3]
//|0 922
,Vn=class{constructor(t,n,e,r){this.slot=t,this.j=n,this.O=e,this.position=r,this.isSecret=!1}}
//|129 0 922
,Yn=t=>new Vn(t,2,0===t.kind,-1)
//|59 130 0 922
,Kn=Object.freeze(Yn(At))
//|50 130 0 922
,Qn=t=>Yn(new St(3,t))
//|129 0 922
,Wn=({slot:t,j:n,O:e,isSecret:r})=>{const s=new Vn(t,0===n?3:n,e,-1);return s.isSecret=r,s}
//|0 922
,Xn=({slot:t,O:n})=>0!=(2&t.flags)&&!n||0!=(64&t.flags)&&0===t.kind
//|50 130 0 922
,te=t=>{const n=new St(3,null);return n.l(t),Yn(n)}
//|59 100 101 124 125 131 132 137 139 143 0 922
,ne=(t,n,e,r)=>{const s=[e,r].map(({slot:t})=>4===t.kind?ue(t.value)?.slot??At:t);if("days"!==n&&s.some(t=>16===t.kind)){const[e,r]=s.map(n=>se(t,n));if(null!==e&&null!==r)return Qn(zn(n,r-e))}const[i,o]=[e,r].map(n=>ee(t,n));if(null===i||null===o)return Kn;const[c,u]=[wn(i),wn(o)],[l,h]=[bn(i),bn(o)];if("days"!==n)return Qn(zn(n,Dn(l,c,h,u)));const a=h-l;return Qn(a>0&&u<c?a-1:a<0&&u>c?a+1:a)}
//|138 0 922
,ee=(t,n)=>{const e=re(n);return null===e||null===e.o?e:t.k.y.v(t.k.y.x(e))}
//|88 99 143 0 922
,re=({slot:t})=>{const n=4===t.kind?ue(t.value)?.slot:t;return 5===n?.kind?dn(n.value,0):16===n?.kind?dn(rn(Math.floor(n.value/12),n.value%12+1,1),0):7===n?.kind?n.value:null}
//|92 100 0 922
,se=(t,n)=>16===n.kind?n.value:5===n.kind?un(n.value):7!==n.kind?null:un(null===n.value.o?bn(n.value):t.k.y.$(t.k.y.x(n.value)))
//|36 50 109 126 127 130 131 140 143 0 922
,ie=(t,n)=>{if(70&t.slot.flags)return t;if(4===t.slot.kind){const e=ue(t.slot.value);return null===e?Kn:ie(e,n)}const{kind:e}=t.slot;if(!$n(t.slot)||16===e&&void 0===n.months)return Kn;const r=new St(e,t.slot.value);r.flags=t.slot.flags;const s=void 0===n.months?Zn(e,r.value,n.g):Un(e,r.value,n.months);return null===s?r.l(z("years of the calendar")):r.value=s,Yn(r)}
//|0 922
,oe=(...t)=>t.reduce((t,n)=>t|1<<n,0)
//|60 69 110 0 922
,ce=({slot:t})=>{if(3===t.kind)return t.value;if(4!==t.kind||Mn(t))return null;const n=qt(t.value);return n===Nt?null:n}
//|50 95 96 97 98 130 0 922
,ue=t=>{for(const[n,e]of[[5,an],[7,pn],[6,fn],[16,mn]]){const r=e(t);if(null!==r)return Yn(new St(n,r))}return null}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap between less lessOrEqual greater greaterOrEqual|79 142 145 0 922
,le=(t,n,e)=>{const[r,s]=[ce(n),ce(e)];return null!==r&&null!==s?Gt(r,s):null!==r||null!==s?null:he(t,n,e)}
//size moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|106 109 139 141 143 145 146 0 922
,he=(t,n,e)=>{const[r,s]=[n.slot,e.slot];if(4===r.kind||4===s.kind){const[r,s]=[n,e].map(t=>4===t.slot.kind?ue(t.slot.value):t);return null===r||null===s?null:he(t,r,s)}if(16===s.kind&&(5===r.kind||7===r.kind)){const r=he(t,e,n);return null===r?null:-r||0}if(16===r.kind&&(5===s.kind||7===s.kind))return Math.sign(r.value-se(t,s));const i=oe(r.kind,s.kind);if(i===oe(7)||i===oe(5,7))return yn(ae(t,r),ae(t,s));if(r.kind!==s.kind)return null;if($n(r))return Math.sign(r.value-s.value);const o=12===r.kind?t=>t.value:11===r.kind?t=>t.value.g:null;return null===o?null:o(r)<o(s)?-1:o(r)>o(s)?1:0}
//|99 0 922
,ae=(t,n)=>t.k.y.x(5===n.kind?dn(n.value,0):n.value)
//|0 922
,me=(t,n)=>{let e=0;for(;e<t;){const r=e+t>>1;n(r)?t=r:e=r+1}return e}
//|35 147 0 922
,fe=(t,n,e)=>{const r=e=>t.slots[n.item(e)-1].value,s=me(n.count,t=>P(r(t),e)>=0);return s<n.count&&r(s)===e?n.item(s):void 0}
//computations|131 148 198 0 922
,pe=(t,n,e,r)=>{if(64&n.slot.flags)return n;if(!n.slot.isMap||0!==n.j||r>=n.slot.i)return Kn;const s=fe(t,n.slot,e.slot.value);if(void 0===s)return Kn;const i=Fe(t,s+r);return 2&n.slot.flags&&!i.O&&(i.slot=i.slot.copy(),i.slot.flags|=2),i}
//computations|133 144 0 922
,de=(t,n,e)=>{let r=e[0];for(const s of e.slice(1)){const e=le(t,s,r);null!==e&&Math.sign(e)===n&&(r=s)}return Wn(r)}
//computations|27 36 39 131 132 135 0 922
,be=({slot:t})=>4!==t.kind?Kn:J(t.value)?te(z("text length")):Qn(q(t.value))
//computations|100 131 132 138 0 922
,we=(t,n)=>{const e=re(t);return null===e?Kn:Qn(n(bn(e)))}
//computations|75 78 81 0 922
,ge=t=>Ht(t)>9?Zt(t)?-1e9:1e9:Yt(t,!1)
//computations|131 196 199 0 922
,je=t=>(n,e)=>{const r=[];let s=null;for(const t of e){const e=_e(n,t);if(null!==Re(n,e))s??=e;else if(e.O)return Kn;r.push(e)}return s??t(n,...r)}
//computations|131 154 0 922
,Oe=t=>je((n,...e)=>e.some(({slot:t})=>3!==t.kind)?Kn:t(...e.map(({slot:t})=>t.value)))
//computations|116 132 135 155 0 922
,ve=t=>Oe((n,...e)=>{let r=n;for(const n of e){if(t===In&&0===n)return te("division by zero");if(r=t(r,n),null===r)return te("more than 38 digits")}return Qn(r)})
//computations|159 160 161 162 163 164 165 166 167 168 169 170 171 172 173 174 175 0 922
,ye={}
//|0 922
,{}=Object.assign(ye
//add|113 156 157 158 176 0 922
,{add:ve(En)}
//multiply|115 156 157 158 176 0 922
,{multiply:ve(Nn)}
//divide|116 156 157 158 176 0 922
,{divide:ve(In)}
//negate|117 132 155 157 158 176 0 922
,{negate:Oe(t=>Qn(_n(t)))}
//abs|75 117 132 155 157 158 176 0 922
,{abs:Oe(t=>Qn(Zt(t)?_n(t):t))}
//round|119 132 153 155 157 158 176 0 922
,{round:Oe((t,n)=>Qn(Fn(t,ge(n))))}
//length|151 154 157 158 176 0 922
,{length:je((t,n)=>be(n))}
//min|150 154 157 158 176 0 922
,{min:je((t,...n)=>de(t,-1,n))}
//max|150 154 157 158 176 0 922
,{max:je((t,...n)=>de(t,1,n))}
//years|136 154 157 158 176 0 922
,{years:je((t,n,e)=>ne(t,"years",n,e))}
//months|136 154 157 158 176 0 922
,{months:je((t,n,e)=>ne(t,"months",n,e))}
//days|136 154 157 158 176 0 922
,{days:je((t,n,e)=>ne(t,"days",n,e))}
//year|89 152 154 157 158 176 0 922
,{year:je((t,n)=>we(n,t=>sn(t).year))}
//month|89 152 154 157 158 176 0 922
,{month:je((t,n)=>we(n,t=>sn(t).month))}
//weekday|152 154 157 158 176 0 922
,{weekday:je((t,n)=>we(n,t=>((t+3)%7+7)%7+1))}
//count_filled|946 157 158 176 0 922
,{count_filled:(t,n)=>{let e=0;for(const r of n){const n=_e(t,r);if(Xn(n))return n;n.O||e++}return Qn(e)}}
//first_filled|947 157 158 176 0 922
,{first_filled:(t,n)=>{for(const e of n){const n=_e(t,e);if(null!==Re(t,n))return n;if(!n.O)return Wn(n)}return Kn}}
//|0 922
)
//computations|179 180 181 182 183 184 185 0 922
,ke={}
//|0 922
,{}=Object.assign(ke
//today|50 130 177 178 186 0 922
,{today:{result:t=>Yn(new St(5,t.k.y.$(t.k.y.now)))}}
//now|50 130 131 177 178 186 0 922
,{now:{result(t){const n=t.k.y.v(t.k.y.now);return null===n?Kn:Yn(new St(7,n))}}}
//key|945 177 178 186 0 922
,{key:{result:t=>{const n=t.S.at(-1);return n&&0!==n.next&&n.list.isMap?Fe(t,n.list.item(n.list.itemAt(n.next-1))-1):Kn}}}
//offset|46 123 140 177 196 178 186 0 922
,{offset:{read:([t,n])=>({operand:ct(t),shift:Pn(n)}),result:(t,{operand:n,shift:e})=>ie(_e(t,n),e)}}
//entry|46 149 177 196 178 186 0 922
,{entry:{read:([t,n,e])=>({operand:ct(t),key:ct(n),slot:e}),result:(t,{operand:n,key:e,slot:r})=>pe(t,_e(t,n),_e(t,e),r)}}
//operation|42 46 157 177 178 186 0 922
,{operation:{read([t,...n]){if(!Object.hasOwn(ye,t))throw new G(`the operation '${t}' is not known`);return{operation:t,operands:n.map(ct)}},result:(t,{operation:n,operands:e})=>ye[n](t,e)}}
//range|46 131 177 178 186 0 922
,{range:{read:([t,n])=>({lower:ct(t),upper:ct(n)}),result:()=>Kn}}
//|0 922
)
//computations|177 0 922
,xe=(t,n)=>ke[n.name].result(t,n)
//|0 922
,$e=({frame:{form:t,base:n}},e)=>t.parameters?.find(({slot:t})=>n+t===e)??null
//|0 922
,Me=({T:t},n)=>null!==t&&n>=t
//|189 193 195 0 922
,Se=(t,n)=>n<0?null:(Me(t,n)?Ae(t,n-t.T):null)??Ie(t.frame.form,n-t.frame.base)
//|190 0 922
,Te=(t,n)=>{const{base:e,follows:r,form:s}=t.frame;return Se(t,n<e&&r?n+s.slotCount:n)}
//computed|195 0 922
,Ee=(t,n)=>{const e=t.E.findLast(t=>t?.form&&t.position<n&&n<t.position+t.form.slotCount);return e?Ie(e.form,n-e.position):null}
//contexts|195 0 922
,Ae=(t,n)=>{const e=(t.program.contexts??[]).findLast(t=>t.slot<=n);if(!e||e.slot===n)return e??null;const r=e.type.form?Ie(e.type.form,n-e.slot):null;return r&&{...r,isSecret:r.isSecret||e.isSecret}}
//|0 922
,Ne=t=>{const{field:n,firstItem:e}=t.frame;let r=n?.type??null;for(let n=e;n<t.N.length;n++)r?.item&&"any"!==r.name&&(r=r.item);return r}
//|147 195 0 922
,Ie=(t,n)=>{const{fields:e}=t,r=e[me(e.length,t=>e[t].slot>n)-1];return r&&r.slot!==n?r.type.form?Ie(r.type.form,n-r.slot):null:r??null}
//|107 129 131 187 197 198 0 922
,_e=(t,n)=>{switch(n.kind){case 1:{const e=t.program.constants[n.at];return new Vn(e,1,kn(e),-1)}case 3:return Fe(t,t.frame.base+n.at);case 2:return t.arguments[t.I+n.at];case 9:return xe(t,t.program.computations[n.at]);case 0:case 10:return Kn;default:{const e=Ce(t,n);if(!(e>=0&&e<t.slots.length))return Kn;const r=Fe(t,e);return 7===n.kind&&(r.j=3),r}}}
//computed context previous previousItem item|0 922
,Ce=(t,{kind:n,at:e,level:r})=>{const{form:s,base:i,follows:o}=t.frame;switch(n){case 7:return i+e;case 6:return null===t.T?NaN:t.T+e;case 4:return o?i-s.slotCount+e:NaN;case 5:{const n=t.S.at(-1);return n&&n.next>1&&!n.list.isMap&&e<n.list.stride?n.list.item(n.next-2)+e:NaN}default:return(t.E[r]?.position??NaN)+e}}
//|59 107 129 0 922
,Fe=(t,n)=>{const e=t.slots[n],r=1&e.flags?At:e;return new Vn(r,0,kn(r),n)}
//|200 0 922
,Re=(t,n)=>{const{flags:e}=n.slot;return 0==(70&e)||n.O&&0==(68&e)?null:qe(t,n)}
//|36 188 191 192 0 922
,qe=(t,n)=>{const{position:e}=n;if(e<0)return n.slot.reason??z("digits of a number");const r=t.F.get(e);if(void 0!==r)return r;const s=(t.E.length>0?Ee(t,e):null)??$e(t,e)??Te(t,e);return`unreadable: ${s?.shownLabel??"a value in it"}`}
//|0 922
,Be=t=>t.R||0!=(8&t.subject.slot.flags)
//|199 203 204 0 922
,Pe=(t,n)=>{const{subject:e}=t,{test:r}=n,{flags:s}=e.slot;if(!e.O&&0==(198&s))return r.answer(t,n);const i=(e.O?-3&s:s)&("nothing"===r.reads?0:"presence"===r.reads?0===e.slot.kind?66:2:70)?Re(t,e):null;return null!==i?De(t,i,n):(e.O?!r.judgesEmpty:128&s&&!ze(t,r))?12:r.answer(t,n)}
//any isExact map|141 0 922
,ze=(t,n)=>{const{kind:e}=t.subject.slot,r=1===e?oe(2):10===e?oe(2,10):oe(e);return 0!=(n.kinds&r)}
//|0 922
,De=(t,n,e,r="blocks")=>(t.q={reason:n,step:t.program.B(e)??e,P:r},15)
//|36 204 0 922
,Ue=(t,n)=>De(t,z("steps"),n)
//|45 196 199 204 0 922
,Ze=(t,n)=>{const e=_e(t,n.operands[0]??ot),r=Re(t,e);return null===r?e:(De(t,r,n),null)}
//|0 922
,Je=(t,n)=>t.field.refused===n.position
//|60 69 0 922
,Le=t=>4===t.subject.slot.kind&&qt(t.subject.slot.value)===Nt
//|0 922
,He=t=>{const{kind:n,flags:e}=t.subject.slot;return 0!=(8&e)&&(5===n||2===n)}
//|0 922
,[Ge,Ve,Ye]=[0,1,2]
//|0 922
,Ke={integer:[/^-?[0-9]+$/,/^-?$/],number:[/^-?[0-9]+(?:\.[0-9]+)?$/,/^-?(?:[0-9]+\.)?$/],boolean:[/^(?:true|false)$/,/^(?:t|tr|tru|f|fa|fal|fals)?$/]}
//|214 215 216 217 218 219 220 221 222 223 224 225 226 0 922
,Qe=class{constructor(t){this.text=t,this.at=0,this.stop=null}z(){return this.stop??=this.at<this.text.length?0:1,!1}take(t){return this.text[this.at]!==t?this.z():(this.at++,!0)}digits(t=1/0){const n=this.at;for(;this.at-n<t&&this.text[this.at]>="0"&&this.text[this.at]<="9";)this.at++;return this.at>n||this.z()}U(t,n,e){let r=0;for(let s=10**(t-1);s>=1;s/=10){const t=this.text.charCodeAt(this.at)-48;if(!(t>=0&&t<=9))return this.z()||-1;if(r+=t*s,r>e||r+s-1<n)return this.stop=0,-1;this.at++}return r}}
//|0 922
,{}=Object.assign(Qe.prototype
//json|212 213 227 0 922
,{word(t){for(const n of t)if(!this.take(n))return!1;return!0}}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|212 213 227 0 922
,{month(){return this.year=this.U(4,1,9999),!(this.year<0||!this.take("-"))&&(this.Z=this.U(2,1,12),this.Z>0)}}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|87 212 213 227 0 922
,{date(){return this.month()&&this.take("-")&&this.U(2,1,en(this.Z,this.year))>0}}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|212 213 227 0 922
,{time(){return!(this.U(2,0,23)<0||!this.take(":")||this.U(2,0,59)<0)&&(":"!==this.text[this.at]||(this.at++,!(this.U(2,0,59)<0)&&("."!==this.text[this.at]||(this.at++,this.digits(9)))))}}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|212 213 227 0 922
,{datetime(){if(!this.date())return!1;if(!/[Tt ]/.test(this.text[this.at]??""))return this.z();if(this.at++,!this.time()||this.at===this.text.length)return null===this.stop;const t=this.text[this.at];return/[Zz+-]/.test(t)?(this.at++,"Z"===t||"z"===t||this.U(2,0,23)>=0&&this.take(":")&&this.U(2,0,59)>=0):this.z()}}
//json|212 213 227 0 922
,{json(){const t=[];do{if(!this.jsonStart(t))return!1}while(this.hasNextValue(t));return null===this.stop}}
//json|212 213 227 0 922
,{space(){for(;" \t\n\r".includes(this.text[this.at]??"x");)this.at++}}
//json|212 213 227 0 922
,{jsonStart(t){for(;;){this.space();const n=this.text[this.at];if('"'===n)return this.string();const e={t:"true",f:"false",n:"null"}[n];if(e)return this.word(e);if("{"!==n&&"["!==n)return this.jsonNumber();if(this.at++,this.space(),this.at>=this.text.length)return this.z();if(this.text[this.at]===("{"===n?"}":"]"))return this.at++,!0;if(t.push(n),"{"===n&&!this.name())return!1}}}
//json|212 213 227 0 922
,{hasNextValue(t){for(;;){if(this.space(),0===t.length)return!1;const n="{"===t.at(-1);if(","===this.text[this.at])return this.at++,!n||this.name();if(!this.take(n?"}":"]"))return!1;t.pop()}}}
//json|212 213 227 0 922
,{name(){return this.space(),!!this.string()&&(this.space(),this.take(":"))}}
//json|212 213 227 0 922
,{string(){if(!this.take('"'))return!1;for(;this.at<this.text.length;){const t=this.text[this.at++];if('"'===t)return!0;if("\\"===t?!this.escape():t<" ")return this.stop??=0,!1}return this.z()}}
//json|212 213 227 0 922
,{escape(){const t=this.text[this.at++];if(void 0===t&&(this.stop=1),"u"!==t)return void 0!==t&&'"\\/bfnrt'.includes(t);for(let t=0;t<4;t++){if(!/[0-9a-fA-F]/.test(this.text[this.at]??""))return this.z();this.at++}return!0}}
//json|212 213 227 0 922
,{jsonNumber(){if("-"===this.text[this.at]&&this.at++,"0"===this.text[this.at])this.at++;else if(!this.digits())return!1;return!("."===this.text[this.at]&&(this.at++,!this.digits()))&&(!/[eE]/.test(this.text[this.at]??"")||(this.at++,/[+-]/.test(this.text[this.at]??"")&&this.at++,this.digits()))}}
//|0 922
)
//|211 229 230 0 922
,We=(t,n)=>{const e=Ke[t];return e?Xe(n,e):tr(t,n)}
//|0 922
,Xe=(t,[n,e])=>n.test(t)?2:e.test(t)?1:0
//json moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|212 0 922
,tr=(t,n)=>{const e=new Qe(n);return e[t]()?e.at===n.length?2:0:e.stop}
//|0 922
,nr=t=>Array.from({length:t.count},(n,e)=>t.item(e))
//|0 922
,er=(t,n)=>n.operands.filter(t=>10===t.kind).map(n=>t.program.itemPaths[n.at])
//|198 231 233 0 922
,rr=(t,n,e)=>{if(!n.u)return[];const r=nr(n);return 0===e.length?r:r.map(t=>t+e[0]).filter(n=>n<t.slots.length).flatMap(n=>rr(t,Fe(t,n).slot,e.slice(1)))}
//|198 199 0 922
,sr=(t,n)=>{if(n>=t.slots.length)return null;const e=Fe(t,n);return e.O||null!==Re(t,e)?null:e}
//|144 205 232 233 234 0 922
,ir=(t,n)=>{const e=t.subject.slot;if(9!==e.kind)return 12;const r=er(t,n)[0]?.steps??[];let s=null;for(const i of rr(t,e,r.slice(0,-1))){if(!t.J())return Ue(t,n);const e=sr(t,i+(r.at(-1)??0));if(null===e)continue;const o=null===s?0:le(t,s,e);if(null===o||o>0)return 14;s=e}return 13}
//|0 922
,or=[["B",1n],["KB",1000n],["MB",1000n**2n],["GB",1000n**3n],["TB",1000n**4n],["KiB",1024n],["MiB",1024n**2n],["GiB",1024n**3n],["TiB",1024n**4n]]
//file any|236 0 922
,cr=t=>0n===t?"0B":or.filter(([,n])=>t%n===0n).map(([n,e])=>t/e+n).reduce((t,n)=>n.length<t.length?n:t)
//|0 922
,ur=t=>"function"==typeof Blob&&t instanceof Blob
//|0 922
,lr=t=>t instanceof Date||t instanceof Map||t instanceof Set
//|61 238 239 0 922
,hr=t=>!("object"!=typeof t||null===t||Array.isArray(t)||t instanceof It||ur(t)||lr(t))
//|0 922
,[ar,mr]=[Symbol("order"),Symbol("repeated")]
//|0 922
,fr=(t,n)=>Object.hasOwn(t,n)?t[n]:void 0
//|0 922
,pr=(t,n)=>Object.keys(t).find(t=>!n.has(t))
//|242 0 922
,dr=(t,n)=>{const{translations:e,L:r}=t.k;return(e&&fr(e,n))??(r&&fr(r,n))??n}
//|248 0 922
,br=(t,n,e)=>{const r=jr(n,t.program.G);let s=r[0];for(let t=1;t<r.length;t+=2)s+=(e(r[t])??`{${r[t]}}`)+r[t+1];return s}
//|244 245 0 922
,wr=(t,n,e={})=>br(t,dr(t,n),t=>e[t])
//|246 0 922
,gr=(t,n,e)=>e>8?wr(t,"{last} \u2026 ({count} more)",{last:n,count:e-8}):n
//|0 922
,jr=(t,n)=>{let e=n.get(t);if(void 0!==e)return e;e=[""];let r=0;for(const{0:n,1:s,index:i}of t.matchAll(/\{\{|\}\}|\{([^}]*)\}/g))e[e.length-1]+=t.slice(r,i)+(void 0===s?n[0]:""),void 0!==s&&e.push(s,""),r=i+n.length;return e[e.length-1]+=t.slice(r),n.size<1e3&&n.set(t,e),e}
//isSecret|196 250 251 0 922
,Or=(t,n)=>{switch(n.kind){case 0:case 1:case 10:return!1;case 3:return yr(t,t.frame.base+n.at);case 2:{const{isSecret:e,position:r}=_e(t,n);return e||yr(t,r)}default:return vr(t,n)}}
//computed context previous previousItem item computation|149 192 193 195 196 249 251 0 922
,vr=(t,n)=>{switch(n.kind){case 4:return yr(t,t.frame.base+n.at);case 5:return t.frame.field?.isSecret??!1;case 7:return t.program.isSecretlyComputed(t.frame.form,n.at);case 8:return Ee(t,_e(t,n).position)?.isSecret??!1;case 6:return Ae(t,n.at)?.isSecret??!1;default:{const e=t.program.computations[n.at];if("key"===e.name)return t.frame.field?.isSecret??!1;if(e.operand&&Or(t,e.operand))return!0;if("entry"===e.name){const{form:n}=pe(t,_e(t,e.operand),_e(t,e.key),0).slot;return(n&&Ie(n,e.slot)?.isSecret)??!1}return e.operands?.some(n=>Or(t,n))??!1}}}
//|188 191 0 922
,yr=(t,n)=>(Te(t,n)??$e(t,n))?.isSecret??!1
//|244 247 253 254 0 922
,kr=(t,n)=>n.flatMap(({name:n,operand:e,count:r})=>{const s=xr(t,e)??[$r(t,e)];return"by"===n&&(s[0]=dr(t,s[0])),void 0!==r&&s.push(gr(t,s.pop(),r)),s.map(t=>({name:n,text:t}))})
//|188 189 190 196 198 247 255 267 0 922
,xr=(t,n)=>{const{slot:e,position:r,isSecret:s}=_e(t,n),i=9===e.kind?$e(t,r):null,o=Me(t,r)?Se(t,r):null,c=i?.type??o?.type;if(9!==e.kind||s||i?.isSecret||Mr(t,n))return null;if(0===e.count||"list"!==c?.name||void 0===c.item.kind)return null;const u=Array.from({length:Math.min(e.count,8)},(n,r)=>Nr(t,Fe(t,e.item(r)),o));return u.push(gr(t,u.pop(),e.count)),u}
//|196 255 257 266 267 272 273 0 922
,$r=(t,n)=>{const e=_e(t,n);if(15===e.slot.kind)return Ar(t,...e.slot.value);const r=Rr(t,e.position);return null!==r?r:9===n.kind?Tr(t,n):e.isSecret||Mr(t,n)?qr:Nr(t,e)}
//|249 0 922
,Mr=(t,n)=>t.program.V&&Or(t,n)
//|196 254 272 0 922
,Sr=(t,n)=>{for(const{operand:e}of n.slice(0,8)){const n=Rr(t,_e(t,e).position);if(null!==n)return n}return 0===n.length?null:$r(t,n[0].operand)}
//computations|196 255 258 268 273 0 922
,Tr=(t,n)=>{const e=t.program.computations[n.at];return Er[e.name]?.(t,e)??null??(Mr(t,n)?qr:Ir(t,_e(t,n)))}
//|260 261 262 263 264 0 922
,Er={}
//|0 922
,{}=Object.assign(Er
//today|246 258 259 265 0 922
,{today:t=>wr(t,"today")}
//now|246 258 259 265 0 922
,{now:t=>wr(t,"now")}
//key|258 273 259 265 0 922
,{key:t=>t.frame.field?.isSecret?qr:null}
//range|258 266 259 265 0 922
,{range:(t,{lower:n,upper:e})=>Ar(t,n,e)}
//offset|246 254 255 258 259 265 0 922
,{offset(t,{operand:n,shift:{text:e}}){if(3!==n.kind||!Mr(t,n))return null;const r=e.startsWith("-")?`- ${e.slice(1)}`:`+ ${e}`;return wr(t,`{date} ${r}`,{date:$r(t,n)})}}
//|0 922
)
//range|109 196 246 254 0 922
,Ar=(t,n,e)=>{const[r,s]=[n,e].map(n=>$r(t,n)),i=[n,e].some(n=>$n(_e(t,n).slot));return""!==r&&""!==s?r===s?r:wr(t,"{low} to {high}",{low:r,high:s}):""!==r?wr(t,i?"{low} or later":"at least {low}",{low:r}):""!==s?wr(t,i?"{high} or earlier":"at most {high}",{high:s}):""}
//|190 244 268 0 922
,Nr=(t,n,e=null)=>{const{kind:r,value:s}=n.slot,i=4===r?e??Se(t,n.position):null,o=4===r?i?.labels.get(s)??t.frame.field?.labels.get(s):void 0;return void 0===o?Ir(t,n):dr(t,o)}
//|41 83 109 112 237 269 271 0 922
,Ir=(t,n)=>{const{slot:e}=n;switch(e.kind){case 4:return H(e.value);case 2:return String(e.value);case 3:return 64&e.flags||null===e.value?"":Fr(t,n)?.write(3,e.value)??Qt(e.value);case 8:return e.value.name??"";case 9:return String(e.count);case 11:return e.value.text;case 12:return cr(e.value);case 13:return t.program.K[e.value].pattern.text;case 14:return e.value.notation;default:return $n(e)&&null!==Tn(e)?Fr(t,n)?.write(e.kind,e.value)??_r(e):""}}
//|112 0 922
,_r=t=>Tn(t).replace(/(T|^)(\d\d:\d\d):00(?![.\d])/,"$1$2")
//|190 0 922
,Cr=(t,n)=>(Se(t,n.position)??t.frame.field)?.notation??null
//|270 0 922
,Fr=(t,n)=>Cr(t,n)??t.frame.field?.notation
//|107 188 189 190 244 0 922
,Rr=(t,n)=>{const e=$e(t,n);if(e)return e.isSecret||void 0===e.type.kind?dr(t,e.shownLabel):null;const r=Se(t,n);if(!r)return null;const s=null===t.slots[n]||kn(t.slots[n]);return!Me(t,n)||s||r.isSecret||void 0===r.type.kind?dr(t,r.shownLabel):null}
//|0 922
,qr="\u2022\u2022\u2022"
//|0 922
,Br=["field","form","check","jump","stop","beginAnd","beginOr","beginAll","beginAny","combine","end","message","warn","rule","test","testIgnoringCase","compare","compareFilled","external"]
//|274 0 922
,[Pr,zr,Dr,Ur,Zr,Jr,Lr,Hr,Gr,Vr,Yr,Kr,Qr,Wr,Xr,ts,ns,es,rs]=Br.keys()
//|131 196 198 0 922
,ss=(t,n)=>{if(10!==n.kind)return _e(t,n);const{start:e,steps:r}=t.program.itemPaths[n.at];if(e)return _e(t,e);const s=t.frame.base+(r[0]??NaN);return s<t.slots.length?Fe(t,s):Kn}
//|199 231 276 278 0 922
,is=(t,n)=>{const e=ss(t,n),r=Re(t,e);if(null!==r)return{whole:e,obstacle:r,positions:[],areSeveral:!1};const s=10===n.kind?t.program.itemPaths[n.at].steps:[];return s.length>0?{whole:e,obstacle:r,positions:os(t,e.slot,s.slice(1)),areSeveral:!0}:9===e.slot.kind?{whole:e,obstacle:r,positions:nr(e.slot),areSeveral:!0}:{whole:e,obstacle:r,positions:[null],areSeveral:!1}}
//|198 231 278 0 922
,os=(t,n,[e,...r])=>n.u?nr(n).flatMap(n=>{if(70&t.slots[n].flags)return[n];const s=n+e;if(!(s<t.slots.length))return[];const{slot:i}=Fe(t,s);return i.u?0===r.length?nr(i):os(t,i,r):0===r.length||70&i.flags?[s]:[]}):[]
//testIgnoringCase|280 0 922
,cs=t=>/^[\0-\x7f]*$/.test(t)?t.toLowerCase():Array.from(t,us).join("")
//|24 0 922
,us=t=>{if("\u0130"===t||"\u0131"===t)return t;if("\u1fd3"===t)return"\u0390";if("\u1fe3"===t)return"\u03b0";const n=t=>1===_(t)?t:void 0,e=n(t.toUpperCase())??t;return n(e.toLowerCase())??n(t.toLowerCase())??t}
//|281 0 922
,ls=t=>(t.Q??=[...t.objects.slice(1).map(t=>t.slot),...t.fields.filter(t=>void 0===t.computed).flatMap(({slot:t,type:n})=>[t,..."form"===n.name?ls(n.form).map(n=>t+n):[]])],t.Q)
//|79 279 283 0 922
,hs=(t,n,e,r)=>{const[s,i]=[n.slot,e.slot];switch(s.kind){case 4:return 4===i.kind&&(s.value===i.value||r&&cs(s.value)===cs(i.value));case 2:return 2===i.kind&&s.value===i.value;case 3:return 3===i.kind&&null!==s.value&&null!==i.value&&0===Gt(s.value,i.value);default:return as(t,n,e,r)}}
//size file form list map any moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|106 144 146 284 289 0 922
,as=(t,n,e,r)=>{const[s,i]=[n.slot,e.slot];if(s.kind!==i.kind)return(16===s.kind&&(5===i.kind||7===i.kind)||16===i.kind&&(5===s.kind||7===s.kind))&&0===le(t,n,e);switch(s.kind){case 5:case 16:case 6:return s.value===i.value;case 7:return 0===yn(ae(t,s),ae(t,i));case 9:return s.u&&i.u&&ms(t,s,i,r);case 10:return s.isOwn&&i.isOwn&&ws(t,s,i,r);case 8:return["name","size","mediaType"].every(t=>s.value[t]===i.value[t]);default:return 1===s.kind}}
//list map any|198 285 0 922
,ms=(t,n,e,r)=>{if(n.count!==e.count||n.isMap!==e.isMap)return!1;for(let s=0;s<n.count;s++){const[i,o]=[n.item(s),e.item(s)];if(n.isMap&&t.slots[i-1].value!==t.slots[o-1].value)return!1;if(!fs(t,Fe(t,i),Fe(t,o),r))return!1}return!0}
//|282 286 287 0 922
,fs=(t,n,e,r)=>!(!ds(t,n)||!ds(t,e))||(n.slot.c&&e.slot.c?ps(t,n,e,r):16===n.slot.kind==(16===e.slot.kind)&&hs(t,n,e,r))
//form|198 281 282 0 922
,ps=(t,n,e,r)=>ls(n.slot.form).every(s=>{const[i,o]=[n,e].map(n=>Fe(t,n.position+s));if(i.O&&o.O)return!0;const c=t=>t.O||t.slot.c;return!(!i.slot.c&&!o.slot.c||!c(i)||!c(o))||hs(t,i,o,r)})
//|288 0 922
,ds=(t,n)=>n.O||n.slot.c&&bs(t,n)
//form|198 281 0 922
,bs=(t,n)=>ls(n.slot.form).every(e=>{const r=Fe(t,n.position+e);return r.O||r.slot.c})
//any|198 282 0 922
,ws=(t,n,e,r)=>{if(n.count!==e.count)return!1;for(let s=0;s<2*n.count;s++){const i=Fe(t,n.start+s);if(!hs(t,i,Fe(t,e.start+s),r&&s%2==1))return!1}return!0}
//|291 292 0 922
,gs=(t,n,e)=>n.slot.c?js(t,n,e):n.O?"":Os(t,n,e)
//form|198 281 292 0 922
,js=(t,n,e)=>{let r="";for(const s of ls(n.slot.form)){const i=Fe(t,n.position+s);i.O||i.slot.c||(r+=`${s}:${Os(t,i,e)};`)}return r}
//|83 146 198 231 279 290 292 0 922
,Os=(t,{slot:n},e)=>{switch(n.kind){case 4:return JSON.stringify(e?cs(n.value):n.value);case 3:return null===n.value?"":Qt(n.value);case 2:case 5:case 16:case 6:return String(n.value);case 7:{const{s:e,n:r}=ae(t,n);return`${e}.${r}`}case 8:return JSON.stringify(n.value);case 9:{if(!n.u)return"";const r=e=>n.isMap?JSON.stringify(t.slots[e-1].value):"";return`[${nr(n).map(n=>gs(t,Fe(t,n),e)+r(n))}]`}case 10:return n.isOwn?`{${Array.from({length:2*n.count},(r,s)=>Os(t,Fe(t,n.start+s),e))}}`:"";default:return""}}
//|198 199 290 0 922
,vs=(t,n,e)=>{const r={items:new Map,ignoresCase:e,W:!1,X:!1};for(const s of n){if(!t.J())return null;const n=Fe(t,s);if(null!==Re(t,n))r.W=!0;else if(!n.O){16===n.slot.kind&&(r.X=!0);const s=gs(t,n,e),i=r.items.get(s);i?i.push(n):r.items.set(s,[n])}}return r}
//|285 290 0 922
,ys=(t,n,{items:e,ignoresCase:r})=>(e.get(gs(t,n,r))??[]).some(e=>fs(t,n,e,r))
//|205 276 294 296 0 922
,ks=(t,n,e,r)=>{const s=ss(t,e),i=xs(t,n,e,s,r);if(i&&!i.X)return t.J()?ys(t,r,i)?13:i.W?15:14:Ue(t,n)}
//|199 201 277 293 0 922
,xs=(t,{ignoresCase:n},e,r,s)=>{const{slot:i}=r,o=10===e.kind?e.at:null;if(null===o&&i.count<16||!i.u||null!==Re(t,r))return null;if(t.tt.length>0||Be(t)||16===s.slot.kind)return null;const c=`${i.start},${i.count},${o},${n}`;let u=t.nt.get(c);return null===u&&(u=vs(t,is(t,e).positions,n)),t.nt.set(c,u??null),u}
//compare compareFilled|299 0 922
,$s={judgesEmpty:!0,reads:"nothing",kinds:-2,answer:(t,n)=>Ss(t,n)}
//|0 922
,Ms={equal:t=>0===t,notEqual:t=>0!==t,less:t=>t<0,lessOrEqual:t=>t<=0,greater:t=>t>0,greaterOrEqual:t=>t>=0}
//|196 199 204 300 0 922
,Ss=(t,n)=>{const[e,r]=n.operands.map(n=>_e(t,n)),s=Re(t,e)??Re(t,r);if(null!==s)return De(t,s,n);const i=e.O||r.O,o=Ts(t,n,e,r,i);return 17===n.op&&i&&15!==o?12:o}
//|5 144 282 298 301 0 922
,Ts=(t,n,e,r,s)=>{if("equal"===n.a||"notEqual"===n.a){const i=s?e.O&&r.O:hs(t,e,r,!1);return a(i===("equal"===n.a))}if(s)return 14;if("among"===n.a)return Es(t,e,r,n);const i=le(t,e,r);return a(null!==i&&Ms[n.a](i))}
//among|198 200 204 205 231 282 295 0 922
,Es=(t,n,e,r)=>{if(9!==e.slot.kind)return 14;const s=ks(t,r,r.operands[1],n);let i=15===s;if(void 0!==s&&!i)return s;for(const s of i?[]:nr(e.slot)){if(!t.J())return Ue(t,r);const e=Fe(t,s);if(70&e.slot.flags)i=!0;else if(hs(t,n,e,!1))return 13}return i?De(t,qe(t,e),r):14}
//|5 7 144 201 206 298 303 304 0 922
,As=t=>({kinds:65776,answer(n,e){const r=Ze(n,e);if(null===r)return 15;if(r.O)return 12;const s=le(n,n.subject,r);if(null===s)return f(2,Is(n),!0);const i=Ms[t](s);if(!Be(n))return a(i);const o=Ns(n,r).map(Ms[t]);return f(i?1:2,i||o.includes(!0),!i||o.includes(!1))}})
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|50 90 100 108 130 143 144 270 0 922
,Ns=(t,n)=>{const e=[-1,0,1],{slot:r}=t.subject,s=8&r.flags?le(t,t.subject,n):null;if(null===s)return e;const i=Cr(t,t.subject),o=i?.et(xn(r))??!1;if(5===r.kind||16===r.kind)return o?e:[s];if(6===r.kind)return 1===s?[1]:e;if(7===r.kind&&o)return e;const c=7===r.kind?r:ue(xn(r))?.slot,u=5===c?.kind?c.value:7===c?.kind?bn(c.value):null;if(null===u||!on(u-3)||!on(u+3))return e;const[l,h]=[u-3,u+3].map(e=>le(t,Yn(new St(5,e)),n));return null!==l&&l===h?[s]:e}
//|201 228 0 922
,Is=t=>4!==t.subject.slot.kind||!Be(t)||["date","month","datetime","time"].some(n=>0!==We(n,t.subject.slot.value))
//notation|0 922
,_s=[" \xa0\u202f","'\u2019"]
//notation|83 305 0 922
,Cs=class{constructor(t){const[,n,e]=/^1([^2]*)234(?:(.+)56)?$/u.exec(t)??[];this.text=t,this.group=n||null,this.decimal=e??null,this.groups=n?_s.find(t=>t.includes(n))??n:"",this.syntax=void 0===e?"integer":"number",this.example=t}read(t){const[n,e]=/^(-?)(\d*)/.exec(t).slice(0,3).slice(1);let r=n+e,s=r.length,i=0;const o=t=>({completion:t,decimal:r,missingDigits:i});if(""===e)return o(s===t.length?1:0);for(;s<t.length&&this.groups.includes(t[s]);){if(e.length>3||"0"===e[0])return o(0);const n=/^\d*/.exec(t.slice(s+1))[0];if(r+=n,s+=1+n.length,i=Math.max(0,3-n.length),i>0)return o(s===t.length?1:0);if(n.length>3)return o(0)}if(s===t.length)return o(2);if(null===this.decimal||t[s]!==this.decimal)return o(0);const c=/^\d*/.exec(t.slice(s+1))[0];return r+="."+c,o(s+1+c.length<t.length?0:""===c?1:2)}write(t,n){const[,e,r,s]=3===t&&/^(-?)(\d+)(?:\.(\d+))?$/.exec(Qt(n))||[];return void 0===r||void 0!==s&&null===this.decimal?null:e+this.rt(r)+(void 0===s?"":this.decimal+s)}st(t){const n=t=>this.groups.includes(t),e=t.filter(t=>!n(t));if(e.length===t.length)return e;const r=this.it(e);return r?.length===t.length&&r.every((e,r)=>e===t[r]||n(e)&&n(t[r]))?e:null}it(t){const n=t.join(""),[e,r,s,i]=/^(-?)(\d*)(?:(\D)\d*)?$/.exec(n)??[];return void 0===e||void 0!==i&&i!==this.decimal||/^0./.test(s)?null:[...r+this.rt(s)+n.slice(r.length+s.length)]}rt(t){if(!this.group)return t;const n=[];for(let e=(t.length%3||3)-3;e<t.length;e+=3)n.push(t.slice(Math.max(e,0),e+3));return n.join(this.group)}et(){return!0}}
//|60 65 69 75 79 113 114 117 228 308 0 922
,Fs=(t,n,e,r=0)=>{if(0===We("number",t))return null;if(null!==n&&null!==e&&Gt(n,e)>0)return!1;if(""===t)return!0;const s="-"===t[0],[i,o]=s?[null===e?null:_n(e),null===n?null:_n(n)]:[n,e],c=t.slice(s?1:0).replace(/\.$/,""),u=""===c?null:qt(c);if(null===u||u===Nt)return null===o||!Zt(o);if(null!==o&&Gt(o,An(u,r)??u)<0)return!1;const l=t.indexOf(".");if(l<0)return Rs(u,i,o);const h=_t(1n,-(t.length-l-1)),a=null===i||null===h?null:En(u,h);return null===a||Gt(i,a)<0}
//|78 79 113 114 0 922
,Rs=(t,n,e)=>{if(0===t||null===n||null===e)return!0;let r=Ht(e)-Ht(t);const s=An(t,r);if(null===s)return!0;Gt(s,e)>0&&(r-=1);const i=En(t,1),o=null===i?null:An(i,r);return null===o||Gt(n,o)<0}
//|45 59 310 0 922
,qs=(t,n)=>{const[e=ot,r=ot]=t.operands;if(e.kind>1||r.kind>1)return null;const s=({kind:t,at:e})=>1===t?n.constants[e]:At,i=s(e),o=(15===i.kind?i.value:[e,r]).map(s);if(!o.every(({kind:t,value:n})=>0===t||3===t&&"number"==typeof n)||o.every(({kind:t})=>0===t))return null;const[c,u]=o.map(({value:t})=>t);return{least:c??-1/0,most:u??1/0,unit:Bs(t,n)}}
//|28 0 922
,Bs=(t,n)=>{const e=t.operands[2],r=1===e?.kind?n.constants[e.at].value:null;return B[r]?r:"characters"}
//|59 279 0 922
,Ps=(t,n)=>{const e=t.operands.map(t=>1===t.kind?n.constants[t.at]:At);return e.every(({kind:t,value:n})=>4===t||3===t&&"number"==typeof n)?new Set(e.map(({kind:n,value:e})=>t.ignoresCase&&4===n?cs(e):e)):null}
//|45 196 199 204 0 922
,zs=(t,n)=>{const e=[0,1].map(e=>{const r=_e(t,n.operands[e]??ot);return 15===r.slot.kind?_e(t,r.slot.value[e]):r}),r=Re(t,e[0])??Re(t,e[1]);return null!==r?De(t,r,n):e.every(t=>t.O)?12:e}
//|5 6 7 36 110 144 201 204 208 209 312 314 0 922
,Ds=(t,n)=>{const{subject:e}=t,[r,s]=[e.slot.value,n.ot];if(s&&3===e.slot.kind&&"number"==typeof r&&!Be(t))return a(r>=s.least&&r<=s.most);const i=zs(t,n);if("number"==typeof i)return i;const[o,c]=i;if(Mn(t.subject.slot)&&i.every(t=>t.O||3===t.slot.kind))return 12;const u=(n,r)=>{const s=n.O?0:le(t,e,n);return null!==s&&s*r>=0},l=u(o,1)&&u(c,-1);return!l&&Le(t)?De(t,z("digits of a number"),n):Be(t)?He(t)?m(l):f(l?1:2,l||Us(t,o,c),!0):a(l)}
//|108 270 303 307 315 0 922
,Us=(t,n,e)=>{const{slot:r}=t.subject;if(3!==r.kind){const r=t=>!t.O&&3!==t.slot.kind,s=(n,e)=>r(n)&&Ns(t,n).every(t=>t===e);if(s(n,-1)||s(e,1))return!1}const[s,i]=[n,e].map(t=>t.O?null:t.slot.value),o=[n,e].every(t=>t.O||3===t.slot.kind);if(!(8&r.flags||4===r.kind)||!o)return!0;const c=Cr(t,t.subject),u=xn(r);return!0===Fs(u,s,i)||null!==c&&Zs(c,u,s,i)}
//notation|306 307 0 922
,Zs=(t,n,e,r)=>{if(!(t instanceof Cs))return!1;const{completion:s,decimal:i,missingDigits:o}=t.read(n);return 0!==s&&!0===Fs(i,e,r,o)}
//|5 0 922
,Js=(t,n)=>{if(4!==t.subject.slot.kind)return 12;const e=n(t.subject.slot.value);return null===e?10:a(e)}
//|0 922
,Ls=(t,n)=>{const e=t[n];return/[0-9A-Za-z]/.test(e)?parseInt(e,36):null}
//|317 0 922
,Hs=(t,n)=>{let[e,r]=[0,!1];const s=t=>{e+=r?2*t-(t>4?9:0):t,r=!r};for(let e=t.length-1;e>=0;e--){const r=Ls(t,e);if(null===r||r>9&&!n)return null;s(r%10),r>=10&&s(Math.floor(r/10))}return t.length>0&&e%10==0}
//|317 0 922
,Gs=t=>{let n=0;const e=Math.min(4,t.length);for(let r=0;r<t.length;r++){const s=Ls(t,(r+e)%t.length);if(null===s)return null;n=(n*(s<10?10:100)+s)%97}return t.length>4&&1===n}
//|317 0 922
,Vs=(t,n,e)=>{let r=0n;for(let s=0;s<t.length;s++){let i=Ls(t,s);if(null===i)return null;11===n&&s===t.length-1&&33===i&&(i=10),r+=BigInt(i)*BigInt(e[s%e.length])}return t.length>0&&r%BigInt(n)===0n}
//|10 0 922
,Ys=t=>({...t,answer:(n,e)=>b(t.answer(n,e))})
//|5 6 7 201 206 209 282 323 0 922
,Ks={judgesEmpty:!0,kinds:-2,answer(t,n){const e=Ze(t,n);if(null===e)return 15;const{subject:r}=t;if(r.O&&(e.O||!(e.position>=0&&3!==e.j)))return 12;if(e.O&&e.j>=2)return 12;if(r.O||e.O)return f(2,r.O||!Be(t),!0);const s=hs(t,r,e,n.ignoresCase);return He(t)?m(s):Be(t)&&4===r.slot.kind&&4===e.slot.kind?f(s?1:2,Qs(r,e,n.ignoresCase),!0):a(s)}}
//|279 0 922
,Qs=(t,n,e)=>{const[r,s]=[t.slot.value,n.slot.value];return e?cs(s).startsWith(cs(r)):s.startsWith(r)}
//|5 141 196 0 922
,Ws=t=>({kinds:oe(8),answer(n,e){const r=_e(n,e.operands[0]).slot;return 8!==n.subject.slot.kind||12!==r.kind?12:a(t(BigInt(n.subject.slot.value.size),r.value))}})
//|5 37 204 0 922
,Xs=(t,n,e)=>{if(/[^\0-\x7f]|(?:^|\.)xn--/i.test(n))return De(t,D,e);const r=n.split(".");if(n.length>253||/[^A-Za-z0-9.-]/.test(n))return 10;const s=t=>/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i.test(t)&&t.length<=63;return r.slice(0,-1).every(s)?a(s(r.at(-1))&&!/^\d+$/.test(r.at(-1))):10}
//|198 199 200 204 205 231 277 293 294 327 0 922
,ti=(t,n)=>{const e=t.subject.slot;if(!e.u)return 12;let[r,s,i]=[null,null,!1];const o=nr(e).some(n=>16===t.slots[n].kind);for(const c of n.operands){const u=is(t,c);s??=u.obstacle;for(const c of u.positions){if(!t.J())return Ue(t,n);const l=null===c?u.whole:Fe(t,c);if(null===Re(t,l)){if(!l.O)if(i=!0,16===l.slot.kind||o){const r=ni(t,l,e);if(null===r)return Ue(t,n);if(!r)return 14}else{if(r??=vs(t,nr(e),n.ignoresCase),null===r)return Ue(t,n);if(!ys(t,l,r))return 14}}else s??=qe(t,u.whole)}}return null!==s?De(t,s,n):i?13:12}
//|198 199 231 282 0 922
,ni=(t,n,e)=>{for(const r of nr(e)){if(!t.J())return null;const e=Fe(t,r);if(!e.O&&null===Re(t,e)&&hs(t,e,n,!1))return!0}return!1}
//|74 0 922
,ei=t=>{switch(t.kind){case 1:return["null"];case 2:return["boolean"];case 3:return Ut(t.value)?["number","integer"]:["number"];case 9:return[t.isMap?"object":"list"];case 8:case 10:return["object"];default:return 65776&1<<t.kind?["text"]:[]}}
//|7 28 36 39 81 204 310 312 0 922
,ri=(t,n)=>{if(4!==t.subject.slot.kind)return 12;let e=n.ot;if(!e){const r=zs(t,n);if("number"==typeof r)return r;const[s,i]=r.map((t,n)=>t.O?0===n?0:1/0:3===t.slot.kind?Yt(t.slot.value,0===n):null);if(null===s||null===i)return 12;e={least:s,most:i,unit:Bs(n,t.program)}}const r=t.subject.slot.value;if(J(r))return De(t,z("text length"),n);if(e.least>e.most)return 10;const s=B[e.unit](r);return s<e.least?14:s>e.most?10:f(1,!0,e.most!==1/0)}
//|144 205 232 331 0 922
,si=(t,n)=>{const e=t.subject.slot;if(9!==e.kind)return 12;const r=ii(t,e,er(t,n));if(null===r)return Ue(t,n);const s=(n,e)=>null===n.end||null===e.end?n.end===e.end?0:null===n.end?1:-1:le(t,n.end,e.end);r.sort((n,e)=>le(t,n.start,e.start)||s(n,e)||0);let i=null;for(const e of r){if(!t.J())return Ue(t,n);if(null!==i&&(null===i.end||-1===le(t,e.start,i.end)))return 14;null!==i&&-1!==s(i,e)||(i=e)}return 13}
//|144 198 199 233 234 0 922
,ii=(t,n,e)=>{const r=[];if(2!==e.length)return r;const[s,i]=e.map(t=>t.steps.at(-1));for(const o of rr(t,n,e[0].steps.slice(0,-1))){if(!t.J())return null;const n=sr(t,o+s);if(null===n||o+i>=t.slots.length)continue;const e=Fe(t,o+i);e.O?r.push({start:n,end:null}):null===Re(t,e)&&null!==le(t,n,e)&&le(t,n,e)<=0&&r.push({start:n,end:e})}return r}
//|0 922
,oi=(t,n)=>{for(const e of n)if("string"!=typeof t||"number"==typeof e||e.startsWith(t))return!0;return!1}
//|7 198 199 200 201 204 205 209 276 277 279 282 295 311 323 332 0 922
,ci={kinds:-2,prepare:Ps,answer(t,n){const{subject:e}=t,{kind:r,value:s}=e.slot;if(n.ot&&(4===r||3===r)){const e=n.ignoresCase&&4===r?cs(s):s;return n.ot.has(e)?13:f(2,!Be(t)||oi(e,n.ot),!0)}let[i,o]=[!Be(t),null];for(const r of n.operands){const s=ks(t,n,r,e);if(13===s)return s;if(15===s&&(o??=qe(t,ss(t,r))),void 0!==s)continue;const c=is(t,r);null!==c.obstacle&&(o??=c.obstacle);for(const r of c.positions){if(c.areSeveral&&!t.J())return Ue(t,n);const s=null===r?c.whole:Fe(t,r);if(c.areSeveral&&null!==Re(t,s))o??=qe(t,c.whole);else if(!s.O||0!==s.j){if(hs(t,e,s,n.ignoresCase))return f(1,!0,!He(t));i||4!==e.slot.kind||4!==s.slot.kind?He(t)||(i=!0):i=Qs(e,s,n.ignoresCase)}}}return null===o?f(2,i,!0):De(t,o,n)}}
//|59 141 335 336 0 922
,ui=t=>({kinds:oe(4),prepare(n,e){const r=1===n.operands[0].kind?e.constants[n.operands[0].at]:At;return 13===r.kind?{position:r.value,scope:t}:null},answer:(n,e)=>hi(n,e,t),progress(n,e){const r=li(n,e,t);return r&&r.progress(n.subject.slot.value)}})
//|196 0 922
,li=(t,n,e)=>{if(n.ot)return t.program.pattern(n.ot.position,e);const{slot:r}=_e(t,n.operands[0]);return 13===r.kind?t.program.pattern(r.value,e):null}
//|204 207 335 0 922
,hi=(t,n,e)=>{if(4!==t.subject.slot.kind||Je(t,t.subject))return 12;const r=li(t,n,e)?.answer(t.subject.slot.value)??"it could not be compiled";return"number"==typeof r?r:De(t,`pattern failed: ${r}`,n)}
//|5 134 196 200 204 0 922
,ai=t=>({judgesEmpty:!0,reads:"nothing",kinds:-2,answer(n,e){let[r,s,i]=[null,0,0];for(const t of e.operands){const e=_e(n,t);Xn(e)?r??=qe(n,e):e.O?i++:s++}const o=t(s,i,null!==r);return null===o?De(n,r,e):a(o)}})
//|0 922
,mi={judgesEmpty:!0,reads:"presence",kinds:-2,answer:t=>t.subject.O?14:5}
//|141 206 279 0 922
,fi=t=>({kinds:oe(4),answer(n,e){const r=Ze(n,e);if(null===r)return 15;if(4!==r.slot.kind||r.O&&0===r.j||4!==n.subject.slot.kind)return 12;const s=[n.subject.slot.value,r.slot.value];return t(...e.ignoresCase?s.map(cs):s)}})
//|141 228 341 0 922
,pi=t=>({kinds:oe(4),answer:n=>4===n.subject.slot.kind?di(We(t,n.subject.slot.value)):12})
//|0 922
,di=t=>2===t?13:1===t?14:10
//|198 205 232 233 285 290 343 0 922
,bi=(t,n)=>{const e=t.subject.slot;if(9!==e.kind)return 12;const r=er(t,n),s=0===r.length?[{offset:0,stride:e.i}]:r.map(({steps:t,slotCount:n})=>({offset:t.at(-1)??0,stride:n})),i=Math.max(...s.map(t=>t.offset+t.stride)),o=new Map;for(const c of rr(t,e,(r[0]?.steps??[]).slice(0,-1))){if(c+i>t.slots.length||!wi(t,c,s))continue;const e=s.map(n=>Fe(t,c+n.offset)),r=e.map(e=>gs(t,e,n.ignoresCase)).join("|");for(const s of o.get(r)??[]){if(!t.J())return Ue(t,n);if(e.every((e,r)=>fs(t,e,s[r],n.ignoresCase)))return 14}if(!t.J())return Ue(t,n);o.has(r)?o.get(r).push(e):o.set(r,[e])}return 13}
//|198 199 287 0 922
,wi=(t,n,e)=>{let r=!0;for(const{offset:s}of e){const e=Fe(t,n+s);if(!ds(t,e)){if(null!==Re(t,e))return!1;r=!1}}return!r}
//|346 347 348 349 350 351 352 353 354 355 356 357 358 359 360 361 362 363 364 365 366 367 368 369 370 371 372 373 374 375 376 377 378 379 380 381 382 383 384 385 386 387 388 0 922
,gi={}
//|0 922
,{}=Object.assign(gi
//required|338 344 345 389 0 922
,{required:mi}
//filled|338 344 345 389 0 922
,{filled:mi}
//present|200 204 344 345 389 0 922
,{present:{judgesEmpty:!0,reads:"presence",kinds:-2,answer(t,n){const{slot:e}=t.subject,r=0!==e.kind&&1!==e.kind;return r&&2&e.flags?De(t,qe(t,t.subject),n):r?5:14}}}
//accepted|5 6 209 344 345 389 0 922
,{accepted:{judgesEmpty:!0,kinds:-2,answer(t){const n=2===t.subject.slot.kind&&t.subject.slot.value;return He(t)?m(n):a(n)}}}
//empty|344 345 389 0 922
,{empty:{judgesEmpty:!0,reads:"presence",kinds:-2,answer:t=>t.subject.O?13:10}}
//equal|322 344 345 389 0 922
,{equal:Ks}
//different|321 322 344 345 389 0 922
,{different:Ys(Ks)}
//length|141 309 329 344 345 389 0 922
,{length:{kinds:oe(4),ct:!0,prepare:qs,answer:(t,n)=>ri(t,n)}}
//between|309 313 344 345 389 0 922
,{between:{kinds:65784,prepare:qs,answer:(t,n)=>Ds(t,n)}}
//multiple_of|5 7 36 108 110 120 141 142 201 204 206 208 228 344 345 389 0 922
,{multiple_of:{kinds:oe(4,3),answer(t,n){const e=Ze(t,n);if(null===e)return 15;if(Mn(t.subject.slot)||e.O||3!==e.slot.kind)return 12;const r=ce(t.subject);if(null!==r)return a(Rn(r,e.slot.value));if(Le(t))return De(t,z("digits of a number"),n);const{slot:s}=t.subject;return f(2,!Be(t)||0!==We("number",xn(s)),!0)}}}
//one_of|333 344 345 389 0 922
,{one_of:ci}
//none_of|321 333 344 345 389 0 922
,{none_of:Ys(ci)}
//regex|334 344 345 389 0 922
,{regex:ui("whole")}
//contains|334 344 345 389 0 922
,{contains:ui("anywhere")}
//starts_with|7 339 344 345 389 0 922
,{starts_with:fi((t,n)=>t.startsWith(n)?5:f(2,n.startsWith(t),!0))}
//ends_with|5 339 344 345 389 0 922
,{ends_with:fi((t,n)=>a(t.endsWith(n)))}
//chars|23 141 196 344 345 389 0 922
,{chars:{kinds:oe(4),answer(t,n){const e=_e(t,n.operands[0]).slot;return 14!==e.kind||4!==t.subject.slot.kind?12:e.value.offender.test(t.subject.slot.value)?10:13},progress(t,n){const e=_e(t,n.operands[0]).slot;if(14!==e.kind)return null;const r=t.subject.slot.value,s=r.search(e.value.offender);return I(s<0?r:r.slice(0,s))}}}
//integer|340 344 345 389 0 922
,{integer:pi("integer")}
//number|340 344 345 389 0 922
,{number:pi("number")}
//boolean|340 344 345 389 0 922
,{boolean:pi("boolean")}
//date|340 344 345 389 0 922
,{date:pi("date")}
//time|340 344 345 389 0 922
,{time:pi("time")}
//datetime|340 344 345 389 0 922
,{datetime:pi("datetime")}
//json|340 344 345 389 0 922
,{json:pi("json")}
//before|302 344 345 389 0 922
,{before:As("less")}
//after|302 344 345 389 0 922
,{after:As("greater")}
//luhn|141 206 316 318 344 345 389 0 922
,{luhn:{kinds:oe(4),answer(t,n){const e=Ze(t,n);return null===e?15:Js(t,t=>Hs(t,2===e.slot.kind&&e.slot.value))}}}
//mod97|141 316 319 344 345 389 0 922
,{mod97:{kinds:oe(4),answer:t=>Js(t,Gs)}}
//weighted_sum|81 141 196 199 204 316 320 344 345 389 0 922
,{weighted_sum:{kinds:oe(4),answer(t,n){const e=n.operands.map(n=>_e(t,n));for(const r of e)if(null!==Re(t,r))return De(t,Re(t,r),n);const[r,...s]=e.map(({slot:t})=>3===t.kind?Yt(t.value,!1):null);return r>0&&0!==s.length?Js(t,t=>Vs(t,r,s.map(t=>t??0))):12}}}
//idna|141 206 325 344 345 389 0 922
,{idna:{kinds:oe(4),answer(t,n){const e=Ze(t,n);if(null===e)return 15;if(4!==t.subject.slot.kind)return 12;const r=t.subject.slot.value;if(4!==e.slot.kind||""===e.slot.value)return Xs(t,r,n);const s=r.lastIndexOf(e.slot.value);if(s<0)return 14;const i=Xs(t,r.slice(s+e.slot.value.length),n);return 10===i?14:i}}}
//size|5 58 81 141 312 344 345 389 0 922
,{size:{kinds:oe(9,10),ct:!0,answer(t,n){const e=Et(t.subject.slot);if(9!==e.kind)return 12;const r=zs(t,n);if("number"==typeof r)return r;const[s,i]=r.map(({slot:t},n)=>3===t.kind?Yt(t.value,0===n):null);return a(!(null!==s&&e.count<s||null!==i&&e.count>i))}}}
//unique|141 342 344 345 389 0 922
,{unique:{kinds:oe(9),answer:(t,n)=>bi(t,n)}}
//exclusive|5 141 196 198 231 282 344 345 389 0 922
,{exclusive:{kinds:oe(9),answer(t,n){const e=_e(t,n.operands[0]),r=t.subject.slot;return 9!==r.kind||e.O?12:a(r.count<=1||!nr(r).some(n=>hs(t,Fe(t,n),e)))}}}
//includes|141 326 344 345 389 0 922
,{includes:{kinds:oe(9),answer:(t,n)=>ti(t,n)}}
//ascending|141 235 344 345 389 0 922
,{ascending:{kinds:oe(9),answer:(t,n)=>ir(t,n)}}
//no_overlap|141 330 344 345 389 0 922
,{no_overlap:{kinds:oe(9),answer:(t,n)=>si(t,n)}}
//min_size|324 344 345 389 0 922
,{min_size:Ws((t,n)=>t>=n)}
//max_size|324 344 345 389 0 922
,{max_size:Ws((t,n)=>t<=n)}
//media_type|5 141 196 344 345 389 0 922
,{media_type:{kinds:oe(8),answer(t,n){if(8!==t.subject.slot.kind)return 12;const e=t.subject.slot.value.mediaType.split(";")[0].toLowerCase().replace(/\s/g,""),r=t=>e===t||"*/*"===t||t.endsWith("/*")&&e.startsWith(t.slice(0,-1)),s=n.operands.map(n=>_e(t,n).slot).filter(t=>4===t.kind);return a(s.some(t=>r(t.value.toLowerCase())))}}}
//kind|5 311 328 344 345 389 0 922
,{kind:{kinds:-2,prepare:Ps,answer:(t,n)=>t.subject.O?12:a(ei(t.subject.slot).some(t=>n.ot.has(t)))}}
//any_filled|337 344 345 389 0 922
,{any_filled:ai((t,n,e)=>t>0||!!e&&null)}
//all_filled|337 344 345 389 0 922
,{all_filled:ai((t,n,e)=>!(n>0)&&(!e||null))}
//one_filled|337 344 345 389 0 922
,{one_filled:ai((t,n,e)=>e&&t<2?null:1===t)}
//|0 922
)
//sets|16 391 0 922
,ji=t=>{const n="^"===t[0],e=(n?t.slice(1):t).replace(/\\(p\{\w+\}|[\s\S])|([\s\S])/gu,(t,n,e)=>void 0!==e?"-"===e||/[\w\s]|[^\0-\x7f]/u.test(e)?e:"\\"+Oi(e):"d"===n?"0-9":"w"===n?"0-9A-Z_a-z":"s"===n?$:"p"===n[0]?"\\"+n:"\\"+Oi(n)).replace(/^-/,"\\-").replace(/(?<!\\)-$/,"\\-");return{notation:t,offender:new RegExp(`[${n?"":"^"}${e}]`,"u")}}
//|86 0 922
,Oi=t=>/[\^$\\.*+?()[\]{}|/-]/.test(t)?t:"x"+nn(t.charCodeAt(0).toString(16),2)
//|42 49 392 393 0 922
,vi=(t,n)=>{if("string"==typeof t){if(!Object.hasOwn(Mt,t))throw new G(`the type '${t}' is not known`);const n={name:t,kind:Mt[t],manner:yi(t)};return"any"===t&&(n.item=n),n}const[[e,r]]=Object.entries(t);if("form"===e)return{name:e,form:n[r],manner:"value"};if("list"!==e&&"map"!==e)throw new G(`the type '${e}' is not known`);return{name:e,item:vi(r,n),manner:"list"===e&&"choice"===r?"selection":"list"}}
//|0 922
,yi=t=>"date"===t||"month"===t||"time"===t||"datetime"===t?"moment":"file"===t?"file":"value"
//|0 922
,ki=t=>{for(;t.item&&"any"!==t.name;)t=t.item;return t}
//|949 0 922
,xi={name:"any",manner:"value"}
//|0 922
,$i={name:"text",kind:4,manner:"value"}
//|0 922
,Mi=t=>new TypeError(`${"object"==typeof t?t.constructor?.name:String(t)} is no value of a form`)
//|0 922
,Si="an object with a key twice is no value of a form"
//|0 922
,Ti=class extends TypeError{constructor(t,n="",e="unreadable"){super(t),Object.assign(this,{rule:n,reason:e})}}
//|21 399 0 922
,Ei=t=>{if(!A(t))throw new Ti("half of a surrogate pair is no value of a form")}
//|36 38 50 60 61 65 72 238 239 240 242 397 399 400 412 413 403 404 405 406 407 408 409 410 0 922
,Ai=class{constructor(t,n=!0){this.slots=t,this.ut=n,this.lt=[]}append(t){if(this.slots.length+t>16777216)throw new Ti("a form cannot hold so many values","form",z("values of a record"));const n=this.slots.length;for(let n=0;n<t;n++)this.slots.push(null);return n}ht(){const{slots:t}=this;for(let n=0;n<t.length;n++)t[n]??=new St(0,void 0)}value(t,n,e,r){if(void 0!==t)if("object"==typeof t&&null!==t){if(this.lt.includes(t))throw new TypeError("an object in itself is no value of a form");this.lt.push(t),n.form&&hr(t)?this.form(t,n.form,e,r+1):Array.isArray(t)&&n.item&&"map"!==n.name?this.list(t,n.item,e,r):hr(t)&&"map"===n.name?this.map(t,n.item,e,r):hr(t)&&"any"===n.name?this.members(t,e,r):this.slots[e]=hr(t)&&"file"===n.name?Ii(t,n=>fr(t,n))??this.plain(t):this.plain(t),this.lt.pop()}else this.slots[e]=this.plain(t)}text(t){return Ei(t),new St(4,t)}plain(t){return"string"==typeof t?this.text(t):"boolean"==typeof t?new St(2,t):null===t?new St(1,void 0):this.other(t)}other(t){if(t===Nt)return Ni(t);if("bigint"==typeof t)return Ni(_t(t,0)??Nt);if(Number.isFinite(t))return Ni(zt(t));if("object"!=typeof t)throw Mi(t);if(t instanceof It)return new St(3,new It(t.digits,t.exponent));if(ur(t))return Ii(t,n=>t[n]);if(lr(t))throw Mi(t);if(!Array.isArray(t))return new St(10,void 0);const n=new St(9,void 0);return n.count=Math.min(t.length,1),[n.start,n.stride]=[this.append(n.count),1],n}}
//|0 922
,{}=Object.assign(Ai.prototype
//module form contexts|36 38 50 242 401 402 411 0 922
,{form(t,n,e,r){if(r>=Z)return this.slots[e]=new St(10,void 0),void this.slots[e].l(z("depth"));this.slots[e]=new St(10,void 0);for(const s of 0===r?n.parameters??[]:[])this.value(fr(t,s.name),s.type,e+s.slot,r);this.object(t,n,n.objects[0],e,r)}}
//module form contexts|50 240 241 242 398 399 401 402 411 0 922
,{object(t,n,e,r,s){const i=t[mr];for(const{name:o,field:c,group:u}of e.members){const e=o in Object.prototype?fr(t,o):t[o];if(void 0!==e){if(i?.has(o))throw new Ti(Si);c?this.value(e,c.type,r+c.slot,s):hr(e)?(this.slots[r+n.objects[u].slot]=new St(10,void 0),this.object(e,n,n.objects[u],r,s)):this.slots[r+n.objects[u].slot]=this.plain(e)}}n.isClosed&&this.noteUnknown(t,e,r)}}
//isClosed|241 400 401 402 411 0 922
,{noteUnknown(t,n,e){const r=(t[ar]??Object.keys(t)).filter(e=>void 0!==t[e]&&!n.memberNames.has(e));r.forEach(Ei),r.length>0&&(this.slots[e+n.slot].unknown=r)}}
//list any|36 38 50 401 402 411 0 922
,{list(t,n,e,r){const s=this.slots[e]=new St(9,void 0);if(r>=Z)return s.l(z("depth"));[s.count,s.stride]=[t.length,n.form?.slotCount??1],s.start=this.append(s.count*s.stride);const i="any"===n.name?r+1:r;for(let e=0;e<s.count;e++)this.value(t[e]??null,n,s.item(e),i)}}
//map|36 38 50 401 402 411 0 922
,{map(t,n,e,r){const s=this.slots[e]=new St(9,void 0);if(s.isMap=!0,r>=Z)return s.l(z("depth"));const i=this.names(t);[s.count,s.stride]=[i.length,(n.form?.slotCount??1)+1],s.start=this.append(s.count*s.stride)+1,s.order=this.order(t,i),i.forEach((e,i)=>{const o=this.slots[s.item(i)-1]=this.text(e);o.flags|=128,o.isKey=!0,this.value(t[e],n,s.item(i),"any"===n.name?r+1:r)})}}
//any|36 38 50 395 401 402 411 0 922
,{members(t,n,e){const r=this.slots[n]=new St(10,void 0);if(e>=Z)return r.l(z("depth"));const s=this.names(t);r.isOwn=!0,r.count=s.length,r.start=this.append(2*s.length),r.order=this.order(t,s),s.forEach((n,s)=>{this.slots[r.start+2*s]=this.text(n),this.value(t[n],xi,r.start+2*s+1,e+1)})}}
//map any|35 241 398 399 401 402 411 0 922
,{names(t){if(t[mr])throw new Ti(Si);return Object.keys(t).filter(n=>void 0!==t[n]).sort(P)}}
//map any|241 401 402 411 0 922
,{order(t,n){if(!this.ut||n.length<2)return null;const e=new Map(n.map((t,n)=>[t,n])),r=(t[ar]??Object.keys(t)).map(t=>e.get(t)).filter(t=>void 0!==t);return r.every((t,n)=>t===n)?null:r}}
//|0 922
)
//|50 60 0 922
,Ni=t=>new St(3,t===Nt?null:t)
//module file|50 400 0 922
,Ii=(t,n)=>{const e=["name","media_type","type"].map(t=>n(t)??null),[r,[s,i,o]]=[n("size"),e];if(!Number.isSafeInteger(r)||r<0||e.some(t=>null!==t&&"string"!=typeof t))return null;if(null!==i&&null!==o)return null;for(const t of e)null!==t&&Ei(t);const c=new St(8,{name:s,size:r,mediaType:i??o??""});return c.given=t,c}
//|415 0 922
,_i=t=>{let n="";for(const e of t)"number"==typeof e?n+=`[${e}]`:"object"==typeof e?n+=`[${Ci(e.key)}]`:""===e||/[`\0-\x1f]/.test(e)?n+=`[${Ci(e)}]`:n+=(""===n?"":".")+(/^[A-Za-z_]\w*$/.test(e)?e:`\`${e}\``);return n}
//module map any|86 0 922
,Ci=t=>{const n={'"':'\\"',"\\":"\\\\","\n":"\\n","\r":"\\r","\t":"\\t"};return`"${t.replace(/["\\\n\r\t]|(?![ \u200d])[\p{Cc}\p{Zl}\p{Zp}\p{Cn}\p{Co}\p{Cs}\p{Cf}\p{Zs}]/gu,t=>n[t]??`\\u{${nn(t.codePointAt(0).toString(16).toUpperCase(),4)}}`)}"`}
//|418 419 0 922
,Fi=t=>{const n=[],e=[...t.mt,t.frame];return e.forEach((r,s)=>{const i=e[s+1];r.field?n.push(...r.field.groups,r.field.name):r.group>0&&n.push(...Bi(r.form,r.group));const o=t.N.slice(r.firstItem,i?.firstItem);o.length>0&&qi(t,o,r,n)}),n}
//|416 0 922
,Ri=t=>{const n=Fi(t);let e=0;for(const{key:t}of n)e+=t?.length??0;return e>256&&t.spend(16*e),n}
//list map any|58 0 922
,qi=(t,n,e,r)=>{let s=e.field?t.slots[e.base+e.field.slot]:null;for(const e of n){s=s&&Et(s);const n=9===s?.kind&&e<s.count;r.push(n&&s.isMap?{key:t.slots[s.item(e)-1].value}:e),s=n?t.slots[s.item(e)]:null}}
//module nested group|0 922
,Bi=(t,n)=>{const e=[];for(;n>0;){e.unshift(t.objects[n].name);const r=n;n=t.objects.findIndex(t=>t.members.some(t=>t.group===r))}return e}
//|421 422 423 0 922
,Pi=(t,n,e,r=n.objects[0])=>Di(r.members.map(({name:r,field:s,group:i})=>[r,s?Ui(t,e+s.slot,s.type):zi(t,n,e,n.objects[i])]))
//group|420 0 922
,zi=(t,n,e,r)=>{const s=t.slots[e+r.slot];if(!(5&s.flags))return 10===s.kind?Pi(t,n,e,r):1===s.kind?null:void 0}
//|0 922
,Di=t=>Object.fromEntries(t.filter(([,t])=>void 0!==t))
//|420 424 0 922
,Ui=(t,n,e)=>{const r=t.slots[n];return!e.form||10!==r.kind||5&r.flags?Zi(t,r,e):Pi(t,e.form,n)}
//|20 109 112 425 426 0 922
,Zi=(t,n,e)=>{if(!(5&n.flags))switch(n.kind){case 0:return;case 1:return null;case 2:return n.value;case 8:return n.given;case 3:return n.value??void 0;case 4:return"text"!==e.name&&"any"!==e.name&&E(n.value)?null:n.value;case 9:return e.item?Ji(t,n,e.item):void 0;case 10:return n.isOwn?Li(t,n):void 0;default:return $n(n)?Tn(n):void 0}}
//list map any|231 423 0 922
,Ji=(t,n,e)=>{const r=nr(n).map(r=>[n.isMap?t.slots[r-1].value:r,Ui(t,r,e)]).filter(([,t])=>void 0!==t);return n.isMap?Object.fromEntries(r):r.map(([,t])=>t)}
//any|395 422 423 0 922
,Li=(t,n)=>{const e=Array.from({length:n.count},(t,e)=>n.start+2*e);return Di(e.map(n=>[t.slots[n].value,Ui(t,n+1,xi)]))}
//externals|428 0 922
,Hi={kinds:-2,answer:(t,n)=>Gi(t,n)}
//|196 199 204 414 417 430 0 922
,Gi=(t,n)=>{const e=n.operands.map(n=>_e(t,n));for(const r of e)if(null!==Re(t,r))return De(t,Re(t,r),n);const r=t.program.externals[n.a],s={rule:r,value:Yi(t,t.subject),arguments:e.map(n=>Yi(t,n))},i=t.k.host?.ft(s);return t.pt.push({question:s,path:_i(Ri(t)),isPending:void 0===i}),t.dt=null,void 0===i?De(t,"pending",n):!0===i.accepted?5:void 0===i.accepted?De(t,i.reason,n,r.undecided):(t.dt=i.message??null,10)}
//externals|0 922
,Vi=(t,n)=>{for(const e of t.pt)t.bt.pt.push({...e,isPending:e.isPending&&n});t.pt=[]}
//|190 194 396 423 424 0 922
,Yi=(t,n)=>{if(n.position<0||3===n.j)return Zi(t,n.slot,$i)??null;const e=Se(t,n.position)?.type??Ne(t)??$i;return Ui(t,n.position,e)??null}
//|0 922
,Ki=t=>"keys"===t?{first:0,end:null,areKeys:!0}:{first:t[0],end:t[1],areKeys:!1}
//|0 922
,Qi={first:0,end:null,areKeys:!1}
//|0 922
,Wi=class{constructor(t){this.end=t,this.wt=!1,this.gt=!1,this.jt=!1,this.Ot=!1,this.refused=null,this.vt=!1}}
//|0 922
,Xi=(t,n,e=0,r=!1)=>({form:t,base:n,firstItem:e,follows:r,field:null,group:0})
//items itemContents beginEach|207 436 437 0 922
,to=(t,n,e)=>{const r=no(t,n,e-1);return 0!==r.list.count&&!t.field.wt&&!Je(t,t.subject)&&(t.S.push(r),eo(t))}
//items itemContents beginEach|57 58 59 0 922
,no=(t,n,e)=>{const{slot:r}=t.subject,{areKeys:s,first:i}=n,o=!s&&0===i&&null===n.end;let c=Et(r);(s?c.isMap:9===r.kind||o)||(c=At);const u=s?1:c.isMap?-1:0;return s&&(c=Tt(c)),{list:c,count:null===n.end?c.count:Math.min(c.count,n.end),first:i,next:i,partner:u,subject:t.subject,field:t.field,end:e}}
//items itemContents beginEach|433 438 439 441 442 0 922
,eo=t=>{const n=t.S.at(-1);return n.next>n.first&&oo(t,n),co(t,n)?(ro(t,n),t.field=t.yt.get(t.subject.position)??new Wi(0),so(t,t.subject.position+n.partner)&&(t.field.Ot=!0),t.field.end=n.end,t.N.push(n.list.itemAt(n.next-1)),!0):(t.field=n.field,t.subject=n.subject,t.S.pop(),!1)}
//items itemContents beginEach|198 0 922
,ro=(t,n)=>{t.subject=Fe(t,n.list.item(n.list.itemAt(n.next++)))}
//items itemContents beginEach itemTypes nested|0 922
,so=(t,n)=>!0===t.yt.get(n)?.Ot
//items itemContents beginEach itemTypes nested|439 0 922
,io=(t,n,e)=>n.isMap&&so(t,e-1)
//items itemContents beginEach|0 922
,oo=(t,n)=>{const{field:e}=t;t.N.pop(),e.gt&&(n.field.gt=!0),e.jt&&(n.field.jt=!0),(e.Ot||e.vt||null!==e.refused)&&t.yt.set(t.subject.position,e)}
//items itemContents beginEach|0 922
,co=(t,n)=>{if(!t.J())return!1;for(;n.next<n.count;n.next++)if(0==(71&t.slots[n.list.item(n.list.itemAt(n.next))].flags))return!0;return!1}
//items itemContents beginEach|436 438 442 0 922
,uo=(t,n,e)=>{e?.opened();const r=no(t,n,null);return t.S.push(r),co(t,r)?(t.kt.push({kind:0,answer:12}),ro(t,r),!0):(t.S.pop(),t.answer=12,e?.closed(),!1)}
//items itemContents beginEach|438 442 633 634 0 922
,lo=(t,n)=>{const e=t.S.at(-1);return n?.itemEnded(e.list.itemAt(e.next-1)),!Ec(t,n)&&co(t,e)?(ro(t,e),!0):(t.subject=e.subject,t.S.pop(),Tc(t,n),!1)}
//|447 448 449 450 451 452 453 454 455 456 457 458 0 922
,ho={}
//|0 922
,{}=Object.assign(ho
//text|445 446 459 0 922
,{text:()=>"Enter text."}
//choice|445 446 459 0 922
,{choice:()=>"Enter text."}
//integer|445 446 459 0 922
,{integer:t=>t?"Enter a whole number, such as {example}.":"Enter a whole number."}
//number|445 446 459 0 922
,{number:t=>t?"Enter a number, such as {example}.":"Enter a number."}
//boolean|445 446 459 0 922
,{boolean:()=>"Enter true or false."}
//date|445 446 459 0 922
,{date:()=>"Enter a date, such as {example}."}
//month|445 446 459 0 922
,{month:()=>"Enter a month, such as {example}."}
//time|445 446 459 0 922
,{time:()=>"Enter a time, such as {example}."}
//datetime|445 446 459 0 922
,{datetime:()=>"Enter a date and a time, such as {example}."}
//file|445 446 459 0 922
,{file:()=>"Choose a file."}
//list|445 446 459 0 922
,{list:()=>"Enter a list of values."}
//map|445 446 459 0 922
,{map:()=>"Enter names and their values."}
//|0 922
)
//|0 922
,ao={date:"2026-01-31",month:"2026-01",time:"14:30",datetime:"2026-01-31T14:30"}
//|0 922
,mo=["This must be the same as {other}.","This must be different from {other}."]
//|0 922
,fo=["There is a mistake in this number.","This number is not allowed."]
//|0 922
,po=t=>[`The number of characters must be {${t}}.`,`The number of characters must not be {${t}}.`]
//|466 467 468 469 470 471 472 473 474 475 476 477 478 479 480 481 482 483 484 485 486 487 488 489 490 491 492 493 494 495 496 497 498 499 500 501 502 503 504 505 506 507 508 509 510 511 512 513 514 515 0 922
,bo={}
//|0 922
,{}=Object.assign(bo
//required|464 465 516 0 922
,{required:["This is required.","Leave this empty."]}
//filled|464 465 516 0 922
,{filled:["This must be filled in.","Leave this empty."]}
//present|464 465 516 0 922
,{present:["This must be included.","This must be left out."]}
//accepted|464 465 516 0 922
,{accepted:["You must accept this.","You must not accept this."]}
//empty|464 465 516 0 922
,{empty:["Leave this empty.","This must be filled in."]}
//equal|461 464 465 516 0 922
,{equal:mo}
//different|461 464 465 516 0 922
,{different:[mo[1],mo[0]]}
//equal_next|461 464 465 516 0 922
,{equal_next:mo}
//equal_previous|461 464 465 516 0 922
,{equal_previous:mo}
//min_length|464 465 516 0 922
,{min_length:["Enter {min} or more characters.","Enter fewer than {min} characters."]}
//max_length|464 465 516 0 922
,{max_length:["Enter {max} or fewer characters.","Enter more than {max} characters."]}
//length|463 464 465 516 0 922
,{length:po("range")}
//equal_length|463 464 465 516 0 922
,{equal_length:po("count")}
//min_value|464 465 516 0 922
,{min_value:["This must be {min} or more.","This must be less than {min}."]}
//max_value|464 465 516 0 922
,{max_value:["This must be {max} or less.","This must be more than {max}."]}
//between|464 465 516 0 922
,{between:["This must be {min}.","This must not be {min}."]}
//multiple_of|464 465 516 0 922
,{multiple_of:["This must be a multiple of {step}.","This must not be a multiple of {step}."]}
//one_of options|464 465 516 0 922
,{one_of:["Choose one of: {values}.","This must not be any of: {values}."]}
//none_of|464 465 516 0 922
,{none_of:["This must not be any of: {values}.","Choose one of: {values}."]}
//regex|464 465 516 0 922
,{regex:["Enter this in the correct format.","This format is not allowed."]}
//contains|464 465 516 0 922
,{contains:["Something that is required here is missing.","This contains something that is not allowed."]}
//starts_with|464 465 516 0 922
,{starts_with:["This must start with \u201c{text}\u201d.","This must not start with \u201c{text}\u201d."]}
//ends_with|464 465 516 0 922
,{ends_with:["This must end with \u201c{text}\u201d.","This must not end with \u201c{text}\u201d."]}
//chars|464 465 516 0 922
,{chars:["Use only these characters: {characters}","Use at least one character other than these: {characters}"]}
//integer|464 465 516 0 922
,{integer:["Enter a whole number.","This must not be a whole number."]}
//number|464 465 516 0 922
,{number:["Enter a number.","This must not be a number."]}
//boolean|464 465 516 0 922
,{boolean:["Enter true or false.","This must not be true or false."]}
//date|464 465 516 0 922
,{date:["Enter a date, such as 2026-01-31.","This must not be a date."]}
//time|464 465 516 0 922
,{time:["Enter a time, such as 14:30.","This must not be a time."]}
//datetime|464 465 516 0 922
,{datetime:["Enter a date and a time, such as 2026-01-31T14:30.","This must not be a date and time."]}
//json|464 465 516 0 922
,{json:["Enter JSON, such as [1, 2].","This must not be JSON."]}
//before|464 465 516 0 922
,{before:["This must be before {limit}.","This must not be before {limit}."]}
//after|464 465 516 0 922
,{after:["This must be after {limit}.","This must not be after {limit}."]}
//luhn|462 464 465 516 0 922
,{luhn:fo}
//mod97|462 464 465 516 0 922
,{mod97:fo}
//weighted_sum|462 464 465 516 0 922
,{weighted_sum:fo}
//idna|464 465 516 0 922
,{idna:["Enter a host name, such as m\xfcnchen.example.","This must not be a host name."]}
//size|464 465 516 0 922
,{size:["The number of items must be {range}.","The number of items must not be {range}."]}
//unique|464 465 516 0 922
,{unique:["All items must be different.","Some items must be the same."]}
//exclusive|464 465 516 0 922
,{exclusive:["\u201c{item}\u201d can't be combined with anything else.","\u201c{item}\u201d must be combined with something else."]}
//includes|464 465 516 0 922
,{includes:["Include all of: {values}.","Do not include all of: {values}."]}
//ascending|464 465 516 0 922
,{ascending:["Put the items in ascending order.","The items must not be in ascending order."]}
//no_overlap|464 465 516 0 922
,{no_overlap:["The items must not overlap.","Some items must overlap."]}
//min_size|464 465 516 0 922
,{min_size:["The file must be {min} or larger.","The file must be smaller than {min}."]}
//max_size|464 465 516 0 922
,{max_size:["The file must be {max} or smaller.","The file must be larger than {max}."]}
//media_type|464 465 516 0 922
,{media_type:["The file must have one of these types: {types}.","The file must not have any of these types: {types}."]}
//kind|464 465 516 0 922
,{kind:["The type of this value must be one of: {kinds}.","The type of this value must not be one of: {kinds}."]}
//any_filled|464 465 516 0 922
,{any_filled:["Fill in at least one of: {fields}.","Leave all of these empty: {fields}."]}
//all_filled|464 465 516 0 922
,{all_filled:["Fill in all of: {fields}.","Leave at least one of these empty: {fields}."]}
//one_filled|464 465 516 0 922
,{one_filled:["Fill in exactly one of: {fields}.","Fill in none of these, or more than one: {fields}."]}
//|0 922
)
//|519 520 521 0 922
,wo={}
//|0 922
,{}=Object.assign(wo
//list map|517 518 522 0 922
,{list:["Add at least one item.","Remove all items."]}
//list|517 518 522 0 922
,{selection:["Select at least one.","Select none of these."]}
//file|517 518 522 0 922
,{file:["Choose a file.","Remove the file."]}
//|0 922
)
//|525 526 0 922
,go={}
//|0 922
,{}=Object.assign(go
//unique|523 524 527 0 922
,{unique:["Each item must have a different {by}.","Some items must have the same {by}."]}
//ascending|523 524 527 0 922
,{ascending:["Put the items in ascending order of {by}.","The items must not be in ascending order of {by}."]}
//|0 922
)
//|530 531 0 922
,jo={}
//|0 922
,{}=Object.assign(jo
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|528 529 532 0 922
,{min_value:["This must be {min} or later.","This must be earlier than {min}."]}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|528 529 532 0 922
,{max_value:["This must be {max} or earlier.","This must be later than {max}."]}
//|0 922
)
//|535 536 537 538 0 922
,Oo={}
//|0 922
,{}=Object.assign(Oo
//type|445 533 534 539 0 922
,{type:({type:t,example:n})=>ho[t]?.(n)??"Fill in this part of the form."}
//module nested|533 534 539 0 922
,{unknown:({meant:t})=>"There is no field '{name}'."+(void 0===t?"":" Did you mean '{meant}'?")}
//externals|533 534 539 0 922
,{unchecked:()=>"This could not be checked."}
//computed|533 534 539 0 922
,{computed:({value:t})=>""===t?"This must be left empty.":"This must be {value}."}
//|0 922
)
//|464 517 523 528 533 0 922
,vo=(t,n,e,r)=>{if(Object.hasOwn(Oo,t))return Oo[t](e);const s=n?1:0;if(!Object.hasOwn(bo,t))return n?"This is not allowed.":"This was not accepted.";if(jo[t]&&"moment"===r())return jo[t][s];const i=["required","filled","empty"].includes(t)&&wo[r()];return i?i["empty"===t?1-s:s]:"between"===t&&void 0!==e.max?bo.between[s].replace("{min}","between {min} and {max}"):(void 0!==e.by&&go[t]||bo[t])[s]}
//|252 546 0 922
,yo=(t,n)=>{const{source:e,arguments:r}=t.program.messages[n],s=0===r.length?{}:So(kr(t,r));return{source:e,arguments:r,values:()=>s}}
//|267 273 544 545 0 922
,ko=(t,n,e)=>{switch(n){case"label":return $o(t);case"value":return t.frame.field?.isSecret?qr:Nr(t,t.subject);case"length":return t.frame.field?.isSecret?qr:Mo(t);case"other":return e?.other()??void 0;default:return}}
//|194 242 244 245 460 540 542 0 922
,xo=(t,{authored:n=null,builtIn:e,isNegated:r=!1,values:s=null,found:i=null})=>{const o=(n,e)=>{let r=null;return br(t,n,n=>fr(r??=e(),n)??ko(t,n,i))};if(null!==n)return o(dr(t,n.source),()=>({...i?.values()??s,...n.values()}));const c=s??i?.values()??{};"type"===e&&(c.example??=t.frame.field?.notation?.example??ao[c.type]);const{ruleTexts:u}=t.k;return o((u&&fr(u,r?`not ${e}`:e))??dr(t,vo(e,r,c,()=>i?.xt()?"moment":0===t.$t.length?Ne(t)?.manner??"value":"value")),()=>c)}
//|40 244 0 922
,$o=t=>{const{field:n,form:e,group:r}=t.frame;if(n)return dr(t,n.shownLabel);const s=r>0?e.objects[r]:e;return dr(t,s.label??L(s.name))}
//|27 0 922
,Mo=t=>{const{slot:n}=t.subject;return 4===n.kind?String(q(n.value)):9===n.kind?String(n.count):"0"}
//|0 922
,So=t=>{const n=Object.create(null);for(const{name:e,text:r}of t)n[e]=void 0===n[e]?r:`${n[e]}, ${r}`;return n}
//module|248 0 922
,To=(t,{authored:n,found:e})=>{const r=null===n?[]:jr(n.source,t.program.G).filter((t,n)=>n%2==1);if(null!==n&&0===r.length)return!0;const s=[...e.arguments,...n?.arguments??[]];return s.every(({operand:t})=>1===t.kind)&&r.every(t=>s.some(n=>n.name===t))}
//|0 922
,Eo=Object.freeze([])
//|548 550 551 0 922
,Ao=(t,n,e)=>{const r=t.program.calls[n.index],s=new Io(t,r?.name??"",r?.arguments??Eo,e);return s.Mt=18===n.op?No(t,n):null,s.arguments.some(({operand:{kind:t}})=>1!==t&&3!==t)&&s.settle(),s}
//externals|0 922
,No=(t,n)=>{if(null!==t.dt)return{source:t.dt.replace(/[{}]/g,"$&$&"),values:()=>({})};const{message:e}=t.program.externals[n.a];return void 0===e?null:{source:t.program.messages[e].source,values:()=>({})}}
//|8 109 196 252 256 546 0 922
,Io=class{constructor(t,n,e,r){this.St=t,this.builtIn=n,this.rule=n,this.arguments=e,this.message=null,this.Mt=null,this.answer=t.answer,this.progress=r,this.items=[],this.isNegated=!1,this.Tt=3===p(t.answer)?t.q:null,this.Et=null}settle(){this.Et={values:this.values(),other:this.other(),xt:this.xt()}}values(){return this.Et?.values??So(kr(this.St,this.arguments))}other(){return null===this.Et?Sr(this.St,this.arguments):this.Et.other}xt(){return this.Et?.xt??this.arguments.slice(0,8).some(({operand:t})=>$n(_e(this.St,t).slot))}}
//|8 553 554 0 922
,_o=(t,n,e,r,s,i)=>{const[o,c]=[p(n),p(r)];if(null===t||0===o)return e;if(null===e||0===c)return t;if(3===o&&3===c)return Co(e)>Co(t)?e:t;if(o!==c){const n=s?1:2;return o===(o===n||c===n?n:3)?t:e}return 2!==o?t:s?Fo(e,t)?e:t:i&&4&n&&!(4&r)?e:t}
//|0 922
,Co=t=>["passes","warns","blocks"].indexOf(t.Tt?.P)
//|0 922
,Fo=(t,n)=>{if("kind"===t.builtIn!=("kind"===n.builtIn))return"kind"===n.builtIn;const e=t=>0!=(4&t.answer);return e(t)===e(n)?t.progress>n.progress:e(t)}
//|556 557 559 0 922
,Ro=(t,n)=>{const{start:e}=t.program.checks[n],r=new zo(t,n),s=qo(t.program,n);return null!==s&&r.At(s,t.program.code[e]),null!==s||Bo(t,e,r)?r.Nt:(t.steps+=4096-t.It,t.It=1,null)}
//|0 922
,qo=(t,n)=>{const{start:e}=t.checks[n],r=t.code[e+1];return t._t[e].test&&2===r.op&&r.a===n?t._t[e]:null}
//|608 0 922
,Bo=(t,n,e)=>{const{subject:r,answer:s,Ct:i,q:o,I:c,depth:u,dt:l,R:h,Ft:a,Rt:m}=t,f=[t.kt,t.S,t.subjects,t.$t,t.arguments,t.pt],p=f.map(t=>t.length);t.R=!0,$c(t,n,e);const d=!t.Ft;return Object.assign(t,{subject:r,answer:s,Ct:i,q:o,I:c,depth:u,dt:l,R:h,Ft:a,Rt:m}),f.forEach((t,n)=>{t.length>p[n]&&(t.length=p[n])}),d}
//beginOr beginAny|23 0 922
,Po=(t,n)=>{const{slot:e}=t.subject;return 4!==e.kind?0:n.test?.progress?.(t,n)??(4&t.answer?I(e.value):0)}
//|549 558 561 562 563 564 565 566 567 568 0 922
,zo=class{constructor(t,n){this.St=t,this.check=n,this.Nt=null,this.qt=[],this.Bt=[]}At(t,n){const e=this.Bt.includes(!0)?Po(this.St,t):0;this.Nt=Ao(this.St,t,e),t!==n&&(this.St.J(),this.Pt(this.St.program.rules[n.a]),this.zt(n))}Pt(t){void 0!==t.message&&this.message(t.message)}zt(t){const n=this.St.program.calls[t.index],{Nt:e}=this;e&&n&&(e.rule=n.name,e.Mt=e.message??e.Mt,e.message=null,e.answer=this.St.answer)}}
//|0 922
,{}=Object.assign(zo.prototype
//beginAnd beginOr beginAll beginAny beginEach|559 560 569 0 922
,{opened(t=!1){this.qt.push(null),this.Bt.push(t)}}
//beginAnd beginOr beginAll beginAny beginEach|552 559 560 569 0 922
,{combined(t,n){const e=0!=(8&this.St.subject.slot.flags);this.qt.push(_o(this.qt.pop(),t,this.Nt,this.St.answer,n,e))}}
//beginAnd beginOr beginAll beginAny beginEach|559 560 569 0 922
,{closed(){this.Nt=this.qt.pop(),this.Bt.pop()}}
//beginEach|559 560 569 0 922
,{itemEnded(t){this.Nt?.items.unshift(t)}}
//pushMember|559 560 569 0 922
,{memberMissing(){this.Nt=null}}
//popMember|559 560 569 0 922
,{memberEnded(){this.Nt&&(this.Nt.items=[])}}
//not|559 560 569 0 922
,{negated(){this.Nt&&Object.assign(this.Nt,{isNegated:!this.Nt.isNegated,items:[]})}}
//message|541 559 560 569 0 922
,{message(t){this.Nt&&null===this.Nt.message&&(this.Nt.message=yo(this.St,t))}}
//|0 922
)
//|571 572 573 0 922
,Do=(t,n)=>{null===t.bt.Dt&&Jo(t)?Uo(t,n):Zo(t,n)}
//module|547 556 572 0 922
,Uo=(t,n)=>{const e=t.program.violations[n],{L:r}=t.k;if(null!==e&&e.L===r){const{path:n,rule:r,message:s,severity:i,file:o,line:c,column:u}=e;return void t.bt.violations.push({path:n,rule:r,message:s,severity:i,file:o,line:c,column:u})}const s=qo(t.program,n),{text:i,violation:o}=Zo(t,n);i.found&&null!==s&&18!==s.op&&To(t,i)&&(t.program.violations[n]={...o,L:r})}
//|541 555 574 575 590 0 922
,Zo=(t,n)=>{const{answer:e}=t,r=0!=(8&t.subject.slot.flags)&&(0!=(4&e)||!0===t.frame.field?.Ut),s=t.program.checks[n],i=s.isCondition?null:Ro(t,n),o=s.isCondition?"check":null,c=i?.items??[];t.N.push(...c);const u={authored:i?.message??(void 0===s.message?null:yo(t,s.message))??i?.Mt??null,builtIn:o??i?.builtIn??"",isNegated:i?.isNegated??!1,found:i},l=o??i?.rule??cc(t,t.program.code[s.start])??"",h=Ho(t,l,s.place,u,s.isWarning?"warning":"error",s.target);return Lo(t,h,r,s),t.N.length-=c.length,{text:u,violation:h}}
//module|0 922
,Jo=({k:t,mt:n,N:e})=>void 0===t.ruleTexts&&void 0===t.translations&&n.length+e.length===0
//|0 922
,Lo=(t,n,e,r=null)=>{t.bt.violations.push(n),t.bt.Dt?.set(n,{Zt:e,check:r})}
//|414 417 543 0 922
,Ho=(t,n,e,r,s,i=[],o=null)=>({path:null===o&&0===i.length&&t.mt.length+t.N.length===0&&t.frame.field?t.frame.field.Jt:_i([...o??Ri(t),...i]),rule:n,message:xo(t,r),severity:s,file:t.program.sources[e[0]],line:e[3],column:e[4]})
//|0 922
,Go=t=>t.frame.field?.place??t.frame.form.place
//|574 575 576 578 582 0 922
,Vo=(t,n,e,r=!1)=>{Xo(t);const s=Ho(t,n,Go(t),{builtIn:n,values:e},"error");Lo(t,s,r),Yo(t)}
//|0 922
,Yo=t=>{"first"===t.k.mode&&(t.Ft=!0)}
//|194 577 0 922
,Ko=t=>{Vo(t,"type",{type:Ne(t)?.name??""},0!=(16&t.subject.slot.flags))}
//|107 129 268 273 282 577 0 922
,Qo=t=>{const{subject:n}=t,e=t.slots[n.position+1],r=new Vn(e,0,kn(e),n.position+1);return!(!r.O||4&e.flags)||!(70&e.flags||n.O||!hs(t,n,r,!1))||(Vo(t,"computed",{value:t.frame.field.isSecret?qr:Ir(t,n)}),"first-per-field"!==t.k.mode||(t.field.Ot=!0,!1))}
//|8 429 570 582 584 0 922
,Wo=(t,n)=>{if(t.pt.length>0&&Vi(t,3===p(t.answer)),t.field.Ot)return t.field.end;if(3===p(t.answer))return nc(t,n),null;const e=!0===t.Ct?.Lt;return Do(t,n),t.program.checks[n].isWarning?null:(Xo(t),e&&(t.field.refused=t.subject.position),"first"===t.k.mode&&(t.Ft=!0),"first-per-field"!==t.k.mode?null:(t.field.Ot=!0,t.field.end))}
//|0 922
,Xo=t=>{t.field.gt=!0,t.bt.isInvalid=!0}
//warn|8 570 0 922
,tc=(t,n)=>{2===p(t.answer)&&(t.R||Do(t,n),t.answer=12)}
//|585 586 589 590 0 922
,nc=(t,n)=>{const e=t.program.checks[n],r=e.isExternal?ec(t,n):t.q,s=(r.step&&cc(t,r.step))??"when";"blocks"===r.P?oc(t,r.reason,e.isCondition?"check":s,e):"warns"===r.P&&rc(t,s,e)}
//externals|555 0 922
,ec=(t,n)=>Ro(t,n)?.Tt??t.q
//externals|575 0 922
,rc=(t,n,{place:e})=>{t.bt.violations.push(Ho(t,n,e,{builtIn:"unchecked"},"warning"))}
//branch|589 0 922
,sc=(t,n)=>{t.program.calls[n.index]&&!t.field.Ot&&oc(t,t.q.reason,"when")}
//decisions|589 0 922
,ic=(t,n)=>{const e=t.Ht.get(n);e&&oc(t,e.reason,"when")}
//|414 417 0 922
,oc=(t,n,e,r=null)=>{t.field.jt=!0,t.bt.jt=!0;const s={path:_i(Ri(t)),rule:e,reason:n};t.bt.undecided.push(s),null!==r&&t.bt.Dt?.set(s,{Zt:!1,check:r})}
//|0 922
,cc=(t,n)=>t.program.calls[n.index]?.name
//options|332 577 594 0 922
,uc=(t,n)=>{const{subject:e}=t;if(e.O||n.table.has(e.slot.value))return!0;const r=8&e.slot.flags&&(n.Ut||oi(e.slot.value,n.table));return Vo(t,"one_of",{values:ac(t,n.options)},Boolean(r)),!1}
//|198 207 440 579 589 591 593 0 922
,lc=t=>{const n=t.subject,e=t.frame.field;if(9!==n.slot.kind||!e||t.field.wt||t.field.vt||Je(t,n))return;t.field.vt=!0;const r="first-per-field"===t.k.mode;for(let s=0;s<n.slot.count&&!t.Ft;s++){const i=n.slot.itemAt(s);t.subject=Fe(t,n.slot.item(i));const{slot:o,position:c}=t.subject,u=io(t,n.slot,c);t.N.push(i),4&o.flags?(u||Ko(t),n.slot.isMap&&r&&hc(t,c)):64&o.flags?oc(t,o.reason,"type"):4===o.kind&&e.table&&!u&&!uc(t,e)&&r&&hc(t,c),t.N.pop()}t.subject=n}
//|433 0 922
,hc=(t,n)=>{const e=new Wi(0);e.Ot=!0,t.yt.set(n,e)}
//|244 247 0 922
,ac=(t,n)=>{const e=n.slice(0,8).map(({label:n,value:e})=>dr(t,n??e));return[...e.slice(0,-1),gr(t,e.at(-1),n.length)].join(", ")}
//|107 129 433 591 596 0 922
,mc=(t,n)=>{if(!t.J())return!1;const{frame:e}=t,r=e.form.fields[n.a];e.field=r,t.field=new Wi(n.b);const s=e.base+r.slot,i=t.slots[s];return t.subject=new Vn(i,0,kn(i),s),71&i.flags?(t.field.wt=!0,fc(t,r,i,s),!1):4!==i.kind||null===r.table||uc(t,r)||"all"===t.k.mode&&!t.Ft}
//|579 588 589 0 922
,fc=(t,n,e,r)=>{1&e.flags||(2&e.flags?ic(t,r):4&e.flags?Ko(t):t.F.has(r)?oc(t,t.F.get(r),"computed"):oc(t,e.reason,"type"))}
//form|198 433 588 0 922
,pc=(t,n)=>{if(!t.J())return!1;t.frame.field=null,t.frame.group=t.frame.form.objects.findLastIndex(({slot:t,slotCount:e})=>t<n.a&&n.a<t+e),t.field=new Wi(n.b),t.subject=Fe(t,t.frame.base);const e=t.frame.base+n.a,{flags:r}=t.slots[e];return 2==(3&r)&&ic(t,e),0==(3&r)}
//|35 599 0 922
,dc=(t,n)=>{const e=Array.from(t.toLowerCase());if(0===e.length||e.length>64)return null;const r=Math.min(Math.floor(e.length/3),4);let s=null;for(const i of n){const n=Array.from(i.toLowerCase());if(i===t||Math.abs(n.length-e.length)>r)continue;const o=bc(e,n),c=null===s||o<s.Gt||o===s.Gt&&P(i,s.name)<0;o<=r&&c&&(s={Gt:o,name:i})}return s?.name??null}
//|0 922
,bc=(t,n)=>{let[e,r]=[[],Array.from({length:n.length+1},(t,n)=>n)];return t.forEach((s,i)=>{const o=[i+1];n.forEach((c,u)=>{let l=Math.min(r[u]+(s===c?0:1),r[u+1]+1,o[u]+1);i>0&&u>0&&s===n[u-1]&&t[i-1]===c&&(l=Math.min(l,e[u-1]+1)),o.push(l)}),[e,r]=[r,o]}),r[n.length]}
//module nested|41 419 598 601 602 0 922
,wc=(t,n)=>{for(let e=1;e<n.objects.length&&!t.Ft;e++){const r=t.slots[t.frame.base+n.objects[e].slot];10===r.kind||t.program.Vt(n,n.objects[e])||3&r.flags||!jc(r,n)||gc(t,"type",{builtIn:"type",values:{type:"group",example:null}},n,Bi(n,e))}if(n.isClosed)for(const[e,r]of n.objects.entries()){const s=t.slots[t.frame.base+r.slot];if(!(!s.c||null===s.unknown||3&s.flags||t.program.Vt(n,r)))for(const[i,o]of s.unknown.entries()){if(t.Ft)return;const s={name:H(o)},c=i<100?dc(o,r.members.map(t=>t.name)):null;null!==c&&(s.meant=c),gc(t,"unknown",{builtIn:"unknown",values:s},n,[...Bi(n,e),o])}}}
//|575 578 0 922
,gc=(t,n,e,r,s)=>{t.bt.isInvalid=!0,t.bt.violations.push(Ho(t,n,r.place,e,"error",s)),Yo(t)}
//|107 0 922
,jc=(t,n)=>{switch(t.kind){case 0:case 10:return!1;case 1:return n.isExact;case 4:return n.isExact||!kn(t);default:return!0}}
//nested|36 38 207 604 605 0 922
,Oc=(t,n)=>{if(!t.k.Yt)return;const e=t.subject,r=t.Kt;if(t.Kt=1/0,t.depth>=Z)return t.Qt(z("depth"));if(t.depth++,10!==e.slot.kind||32&e.slot.flags||yc(t,n,e.position,!1),9===e.slot.kind&&!Je(t,e))for(let r=0;r<e.slot.count&&!t.Ft&&t.J();r++){const s=e.slot.itemAt(r);t.N.push(s),vc(t,s,e.slot,n),t.N.pop()}t.depth--,t.Kt=r,t.subject=e}
//nested|107 129 440 579 589 605 0 922
,vc=(t,n,e,r)=>{const s=e.item(n),i=t.slots[s];4&i.flags?(t.subject=new Vn(i,0,kn(i),s),io(t,e,s)||Ko(t)):64&i.flags?oc(t,i.reason,"type"):yc(t,r,s,n>0&&!e.isMap)}
//nested|434 600 608 0 922
,yc=(t,n,e,r)=>{const[s,i]=[t.field,t.S.length];t.mt.push(t.frame),t.frame=Xi(n,e,t.N.length,r),wc(t,n),t.Ft||$c(t,n.checks,null),t.frame=t.mt.pop(),t.S.length=i,t.field=s}
//ignoring pushMember|58 131 148 198 0 922
,kc=(t,n)=>{const e=t.subject.slot;if(10!==e.kind||!e.isOwn)return t.answer=28,!1;t.$t.push(t.subject);const r=4===n.slot.kind?fe(t,Et(e),n.slot.value):void 0;return t.subject=void 0===r?Kn:Fe(t,r),!0}
//ignoring pushMember|20 50 107 129 196 0 922
,xc=(t,n)=>{const e=_e(t,n.a).slot,{subject:r}=t;if(4!==r.slot.kind||r.O||14!==e.kind)return t.subjects.push(r),!0;const s=Array.from(r.slot.value).filter(t=>e.value.offender.test(t)).join("");if(E(s))return t.Ct=n,t.answer=14,!1;if(t.subjects.push(r),s.length<r.slot.value.length){const n=new St(4,s);n.flags=r.slot.flags,t.subject=new Vn(n,0,kn(n),r.position)}return!0}
//|9 202 429 581 583 595 597 632 633 634 635 637 0 922
,$c=(t,n,e)=>{const r=t.program._t;for(let s=n;;){const n=r[s++];switch(n.op){case 14:case 15:case 16:case 17:case 18:if(t.answer=Pe(t,n),t.Ct=d(t.answer)?n:null,e?.At(n,t.program.code[s-1]),t.Ft&&d(t.answer))return;break;case 0:if(t.Kt--<=0)return;if(mc(t,n)||(s=n.b),t.Ft)return;break;case 1:if(t.Kt--<=0)return;if(pc(t,n)||(s=n.b),t.Ft)return;break;case 2:if(t.Ft||e?.check===n.a)return;if(d(t.answer)?s=Wo(t,n.a)??s:t.pt.length>0&&Vi(t,!1),t.Ft)return;break;case 3:s=n.a;break;case 4:return;case 5:case 6:case 7:case 8:Sc(t,n.op-5,e);break;case 9:Ec(t,e)&&(s=n.a);break;case 10:Tc(t,e);break;case 11:e?.message(n.a);break;case 12:if(e?.check===n.a)return;tc(t,n.a);break;case 13:if(Ac(t,n,e),t.Ft)return Ic(t,n);break;default:if(s=n.Wt(t,n,e)??s,t.Ft)return}}}
//|611 612 613 614 615 616 617 618 619 620 621 622 623 624 625 626 627 628 629 630 0 922
,Mc={}
//|0 922
,{}=Object.assign(Mc
//moment|609 610 631 0 922
,{moment:(t,n)=>n.a===t.k.moment?void 0:n.b}
//unlessHeld|609 610 631 0 922
,{unlessHeld:(t,n)=>t.field.gt||t.field.jt?n.a:void 0}
//whenInactive|609 610 631 0 922
,{whenInactive:(t,n)=>1&t.slots[t.frame.base+n.a].flags?void 0:n.b}
//branch|8 587 609 610 631 0 922
,{branch(t,n){const e=p(t.answer);if(1!==e)return 3!==e?n.a:(0===t.kt.length&&sc(t,n),n.b)}}
//not|10 609 610 631 0 922
,{not(t,n,e){t.answer=b(t.answer),e?.negated()}}
//pushSubject|196 609 610 631 0 922
,{pushSubject(t,n){t.subjects.push(t.subject),t.subject=_e(t,n.a)}}
//popSubject|609 610 631 0 922
,{popSubject:t=>{t.subject=t.subjects.pop()}}
//recordValue|580 609 610 631 0 922
,{recordValue:(t,n)=>Qo(t)?void 0:n.a}
//itemTypes|592 609 610 631 0 922
,{itemTypes:t=>{lc(t)}}
//nested|603 609 610 631 0 922
,{nested(t,n){t.field.wt||Oc(t,t.program.forms[n.a])}}
//items|435 609 610 631 0 922
,{items:(t,n)=>t.field.Ot||!to(t,n.a,n.b)?n.b:void 0}
//itemContents|432 435 609 610 631 0 922
,{itemContents:(t,n)=>to(t,Qi,n.a)?void 0:n.a}
//nextItem|437 609 610 631 0 922
,{nextItem:(t,n)=>eo(t)?n.a+1:void 0}
//decide|609 647 610 631 0 922
,{decide:(t,n)=>{Uc(t,t.program.decisions[n.a])}}
//compute|609 644 610 631 0 922
,{compute:(t,n)=>{Pc(t,t.program.computed[n.a])}}
//beginEach|443 609 610 631 0 922
,{beginEach:(t,n,e)=>uo(t,n.a,e)?void 0:n.b}
//nextEach|444 609 610 631 0 922
,{nextEach:(t,n,e)=>lo(t,e)?n.a+1:void 0}
//ignoring|607 609 610 631 0 922
,{ignoring(t,n,e){if(!xc(t,n))return e?.At(n,n),n.b}}
//pushMember|196 606 609 610 631 0 922
,{pushMember(t,n,e){if(!kc(t,_e(t,n.a)))return e?.memberMissing(),n.b}}
//popMember|8 609 610 631 0 922
,{popMember(t,n,e){t.subject=t.$t.pop(),0===p(t.answer)&&(t.answer=28),e?.memberEnded()}}
//|0 922
)
//beginAnd beginOr beginAll beginAny|14 0 922
,Sc=(t,n,e)=>{t.kt.push({kind:n,answer:k[n]}),e?.opened(1===n||3===n)}
//beginAnd beginOr beginAll beginAny beginEach|0 922
,Tc=(t,n)=>{t.answer=t.kt.pop().answer,n?.closed()}
//beginAnd beginOr beginAll beginAny beginEach|8 15 201 0 922
,Ec=(t,n)=>{const e=t.kt.at(-1),r=e.answer,s=1===e.kind||3===e.kind;e.answer=x[e.kind](r,t.answer),n?.combined(r,s);const[i,o]=s?[1,8]:[2,4];return p(e.answer)===i&&(!Be(t)||0==(e.answer&o))}
//rule|36 38 204 608 636 0 922
,Ac=(t,n,e)=>{const r=t.program.rules[n.a];if(t.depth>=Z&&!t.program.B(n))return void(t.answer=De(t,z("depth"),n));if(!t.J())return;const s=t.arguments.length;for(const e of n.operands)t.arguments.push(Nc(t,e));const i=t.I;t.I=s,t.depth++,$c(t,r.entry,e),e?.Pt(r),t.arguments.length=s,t.I=i,t.depth--,e?.zt(n)}
//rule|129 196 249 0 922
,Nc=(t,n)=>{const e=_e(t,n);return t.program.V&&Or(t,n)?Object.assign(new Vn(e.slot,e.j,e.O,e.position),{isSecret:!0}):e}
//|36 0 922
,Ic=(t,n)=>{const e=t.program.calls[n.index];e&&t.Rt?.reason===z("steps")&&(t.Rt.rule=e.name)}
//computed|36 196 199 639 643 0 922
,_c=(t,n)=>{const e=_e(t,n.list),r={count:0,sum:0,Xt:null,obstacle:Re(t,e)};if(null!==r.obstacle||9!==e.slot.kind)return r;for(let s=0;s<e.slot.count&&null===r.obstacle;s++)t.J()?Bc(t,Cc(t,n,e.slot.item(s)),r,n.function):r.obstacle=z("steps");return r}
//computed|36 38 640 0 922
,Cc=(t,n,e)=>{const r={count:0,sum:0,Xt:null,obstacle:null};if(t.depth>=Z)return r.obstacle=z("depth"),r;t.depth++;const{level:s}=n;for(;t.E.length<s;)t.E.push(null);return Fc(t,e,n,0,r),t.E.length=s,t.E.every(t=>null===t)&&(t.E.length=0),t.depth--,r}
//computed|198 199 254 641 642 0 922
,Fc=(t,n,e,r,s)=>{if(n>=t.slots.length)return;const i=Fe(t,n);i.O||(("count"!==e.function||void 0!==e.body||r<e.steps.length)&&null!==Re(t,i)?s.obstacle=`unreadable: ${$r(t,e.list)}`:(t.E.push({position:n,form:e.forms[r]??null}),r===e.steps.length?qc(t,e,s):Rc(t,n+e.steps[r],e,r+1,s),t.E.pop()))}
//computed|36 198 199 640 0 922
,Rc=(t,n,e,r,s)=>{if(n>=t.slots.length)return;const i=Fe(t,n);if(s.obstacle=Re(t,i),null===s.obstacle&&9===i.slot.kind)for(let n=0;n<i.slot.count&&null===s.obstacle;n++)t.J()?Fc(t,i.slot.item(n),e,r,s):s.obstacle=z("steps")}
//computed|8 196 199 608 643 0 922
,qc=(t,n,e)=>{if(void 0!==n.body){$c(t,n.body,null);const r=p(t.answer);if(t.Ft||n.isConditional&&3===r)return void(e.obstacle=t.q.reason);if(n.isConditional&&1!==r)return}if("count"===n.function)return void e.count++;const r=_e(t,n.value);e.obstacle=Re(t,r),null!==e.obstacle||r.O||Bc(t,{count:1,sum:3===r.slot.kind?r.slot.value:0,Xt:r,obstacle:null},e,n.function)}
//computed|113 144 0 922
,Bc=(t,n,e,r)=>{if(null===e.obstacle)if(null===n.obstacle){if(e.count+=n.count,"sum"===r){const t=En(e.sum,n.sum);null===t?e.obstacle="more than 38 digits":e.sum=t}else if("count"!==r&&null!==n.Xt){const s=null===e.Xt?null:le(t,n.Xt,e.Xt);(null===e.Xt||null!==s&&("min"===r?s<0:s>0))&&(e.Xt=n.Xt)}}else e.obstacle=n.obstacle}
//computed|131 132 196 199 638 645 0 922
,Pc=(t,n)=>{const e=t.frame.base+n.slot;if(n.operand){const r=_e(t,n.operand);zc(t,r,Re(t,r),e)}else{const r=_c(t,n.aggregate),{function:s}=n.aggregate,i="count"===s?Qn(r.count):"sum"===s?Qn(r.sum):r.Xt;zc(t,i??Kn,r.obstacle,e)}}
//computed|50 0 922
,zc=(t,n,e,r)=>{const s=t.slots[r],i=null!==e||n.O?new St(0,void 0):n.slot.copy();i.flags=3&s.flags,null!==e?(i.flags|=64,t.F.set(r,e)):t.F.delete(r),t.slots[r]=i}
//decisions|131 608 645 647 0 922
,Dc=(t,n)=>{const{decisions:e}=n.form;if(void 0===e)return;const r=t.frame;if(t.frame=n,t.Ft||$c(t,e,null),t.Ft){t.answer=15;for(const n of t.program.tn(e))"decide"===n.name?Uc(t,t.program.decisions[n.a]):"compute"===n.name&&zc(t,Kn,t.q.reason,t.frame.base+t.program.computed[n.a].slot)}t.frame=r}
//decisions|8 0 922
,Uc=(t,{slot:n,main:e,otherwise:r,place:s})=>{const{flags:i}=t.slots[t.frame.base+n],o=(n,e)=>{for(let r=n[0];r<n[1];r++)t.slots[t.frame.base+r].flags|=e};if(3&i){const t=1&i?1:2;o(e,t),o(r,t)}else if(1===p(t.answer))o(r,1);else if(3!==p(t.answer))o(e,1);else{const n={reason:t.q.reason,place:s};for(const s of[e,r]){o(s,2);for(let e=s[0];e<s[1];e++)t.Ht.set(t.frame.base+e,n)}}}
//fallback template|0 922
,Zc=new RegExp("[\\p{Cn}\u0295\\u088f\\u0897\\u0c5c\\u0cdc\\u0cf3\\u0ece\\u1acf-\\u1aeb\\u1b4e\\u1b4f\\u1b7f\\u1c89\\u1c8a\\u20c1\\u2427-\\u2429\\u2b96\\u2ffc-\\u2fff\\u31e4\\u31e5\\u31ef\\ua7cb-\\ua7cf\\ua7d2\\ua7d4\\ua7da-\\ua7dc\\ua7f1\\ufbc3-\\ufbd2\\ufd90\\ufd91\\ufdc8-\\ufdce\\u{105c0}-\\u{105f3}\\u{10940}-\\u{10959}\\u{10d40}-\\u{10d8f}\\u{10ec2}-\\u{10ed8}\\u{10efa}-\\u{10eff}\\u{1123f}-\\u{11241}\\u{11380}-\\u{113e2}\\u{116d0}-\\u{116e3}\\u{1171e}\\u{11b00}-\\u{11bf9}\\u{11db0}-\\u{11de9}\\u{11f00}-\\u{11f5a}\\u{1342f}\\u{13439}-\\u{143fa}\\u{16100}-\\u{16139}\\u{16d40}-\\u{16d79}\\u{16ea0}-\\u{16ed3}\\u{16ff2}-\\u{16ff6}\\u{187f8}-\\u{187ff}\\u{18cff}\\u{18d09}-\\u{18df2}\\u{1b132}\\u{1b155}\\u{1cc00}-\\u{1cef0}\\u{1d2c0}-\\u{1d2d3}\\u{1df25}-\\u{1df2a}\\u{1e030}-\\u{1e08f}\\u{1e4d0}-\\u{1e6ff}\\u{1f6d8}\\u{1f6dc}\\u{1f774}-\\u{1f77f}\\u{1f7d9}\\u{1f8b2}-\\u{1f8d8}\\u{1fa54}-\\u{1faff}\\u{1fbcb}-\\u{1fbef}\\u{1fbfa}\\u{2b739}-\\u{2b73f}\\u{2cea2}-\\u{2ee5d}\\u{31350}-\\u{33479}]","u")
//fallback template|648 0 922
,Jc=t=>!/^[\0-\u024f]*$/.test(t)&&Zc.test(t)
//fallback|0 922
,Lc=class{constructor(t){this.sets=t.map(t=>new RegExp(`^${t}$`,"u")),this.nn=new Map,this.en=new Map;const n=(t.join("").match(/[^\0-\x7f]|\\u[0-9a-f]{4}|\\x[0-9a-f]{2}/gu)??[]).map(t=>"\\"===t[0]?String.fromCodePoint(parseInt(t.slice(2),16)):t);for(const t of[...n.reverse(),...Array.from({length:128},(t,n)=>String.fromCharCode(127-n))])this.nn.set(this.rn(t),t)}rn(t){return this.sets.map(n=>n.test(t)?1:0).join("")}sn(t){return Array.from(t,t=>{if(t<"\x80")return t;let n=this.en.get(t);return void 0===n&&this.en.set(t,n=this.nn.get(this.rn(t))??t),n})}}
//backtracking|0 922
,Hc=class extends Error{}
//backtracking|16 0 922
,Gc={d:"\\p{Nd}",w:"\\p{L}\\p{N}_",s:`${$}\\u180e`}
//backtracking|651 652 654 0 922
,Vc=class{constructor({text:t,flags:n=""},e){if(!/^s?$/.test(n))throw new Hc;if(this.source=Array.from(t),this.in="s"===n,this.on="whole"===e,this.at=0,this.cn=0,this.groups=new Map,this.un=new Map,this.calls=[],this.pattern=this.alternatives(),this.at<this.source.length||!this.calls.every(t=>this.groups.has(t)))throw new Hc}test(t){this.text=Array.from(t),this.steps=0;try{const t=this.text.length;for(let n=0;n<=(this.on?0:t);n++)if(this.ln=[],this.pattern(n,n=>!this.on||n===t))return!0;return!1}catch(t){if(t instanceof Hc||t instanceof RangeError)return null;throw t}}step(){if(++this.steps>2e5)throw new Hc}take(t){const n=Array.from(t).every((t,n)=>this.source[this.at+n]===t);return n&&(this.at+=t.length),n}hn(t){if(!this.take(t))throw new Hc}an(t){const n=t.exec(this.source.slice(this.at,this.at+40).join(""));if(!n)throw new Hc;return this.at+=Array.from(n[0]).length,n}alternatives(){const t=[this.sequence()];for(;this.take("|");)t.push(this.sequence());return 1===t.length?t[0]:(n,e)=>t.some(t=>t(n,e))}sequence(){const t=[];for(;this.at<this.source.length&&!["|",")"].includes(this.source[this.at]);)t.push(this.mn());const n=(e,r,s)=>(this.step(),e===t.length?s(r):t[e](r,t=>n(e+1,t,s)));return 1===t.length?t[0]:(t,e)=>n(0,t,e)}mn(){const t=this.part(),n=this.source[this.at];if(!["?","*","+","{"].includes(n))return t;const[e,r]="{"===n?this.fn():(this.at++,["+"===n?1:0,"?"===n?1:1/0]);if(this.take("+"))return this.possessive(t,e,r);const s=this.take("?");if(["?","*","+","{"].includes(this.source[this.at]))throw new Hc;return this.repeated(t,e,r,s)}fn(){const[,t,n,e]=this.an(/^\{(\d+)(,?)(\d*)\}/);if(""===n&&""!==e)throw new Hc;return[Number(t),""!==e?Number(e):n?1/0:Number(t)]}repeated(t,n,e,r){if(t.pn&&!r)return(r,s)=>{let i=this.run(t,r,e);for(;i>=n;i--)if(s(r+i))return!0;return!1};const s=(i,o,c)=>{this.step();const u=()=>i<e&&t(o,t=>(t>o||i<n)&&s(i+1,t,c));return i<n?u():r?c(o)||u():u()||c(o)};return(t,n)=>s(0,t,n)}run(t,n,e){let r=0;for(;r<e&&n+r<this.text.length&&t.pn(this.text[n+r]);)r++;return this.steps+=r,this.step(),r}possessive(t,n,e){return n>1?this.atomic(this.repeated(t,n,e,!1)):(r,s)=>{const i=[...this.ln];let[o,c]=[0,r];const u=t=>{const e=t>c;return c=t,e||o<n};for(;o<e&&(this.step(),t(c,u));)o++;return!!(o>=n&&s(c))||(this.ln=i,!1)}}atomic(t){return(n,e)=>{const r=[...this.ln];let s=n;return!(!t(n,t=>(s=t,!0))||!e(s))||(this.ln=r,!1)}}part(){const t=this.source[this.at++];switch(t){case"(":return this.group();case"[":return this.dn(this.characterClass());case"\\":return this.escape();case"^":return(t,n)=>0===t&&n(t);case"$":return(t,n)=>t===this.text.length&&n(t);case".":return this.dn(this.in?()=>!0:t=>"\n"!==t);case"?":case"*":case"+":case"{":throw new Hc;default:return this.dn(n=>n===t)}}dn(t){return Object.assign((n,e)=>(this.step(),n<this.text.length&&t(this.text[n])&&e(n+1)),{pn:t})}group(){return this.take("?")?this.take("(DEFINE)")?(this.closed(),(t,n)=>n(t)):this.take(":")?this.closed():this.take(">")?this.atomic(this.closed()):this.take("=")||this.take("!")?this.bn("!"===this.source[this.at-1]):this.take("&")?this.call(this.an(/^(\w+)\)/)[1]):this.wn(this.an(/^<([A-Za-z_]\w*)>/)[1]):this.wn(null)}closed(){const t=this.alternatives();return this.hn(")"),t}bn(t){const n=this.closed();return(e,r)=>{this.step();const s=[...this.ln],i=n(e,()=>!0);return t&&(this.ln=[...s]),!(i===t||!r(e))||(this.ln=s,!1)}}wn(t){const n=++this.cn;null!==t&&this.un.set(t,n);const e=this.closed();return null!==t&&this.groups.set(t,e),(t,r)=>e(t,e=>{const s=this.ln;return this.ln=[...s],this.ln[n]=this.text.slice(t,e),!!r(e)||(this.ln=s,!1)})}call(t){return this.calls.push(t),(n,e)=>{this.step();const r=this.ln;return this.groups.get(t)(n,t=>{const n=this.ln;return this.ln=r,!!e(t)||(this.ln=n,!1)})}}gn(t){return(n,e)=>{this.step();const r=this.ln[t];return void 0!==r&&r.every((t,e)=>this.text[n+e]===t)&&e(n+r.length)}}escape(){if(/[1-9]/.test(this.source[this.at])){const t=Number(this.an(/^[1-9](?!\d)/)[0]);if(t>this.cn)throw new Hc;return this.gn(t)}if(this.take("k")){const t=this.un.get(this.an(/^<(\w+)>/)[1]);if(void 0===t)throw new Hc;return this.gn(t)}if(this.take("A"))return(t,n)=>0===t&&n(t);if(this.take("z"))return(t,n)=>t===this.text.length&&n(t);const t=Gc[this.source[this.at]?.toLowerCase()];return this.dn(t?this.jn(t,this.source[this.at]!==this.source[this.at++].toLowerCase()):this.jn(this.On(),!1))}On(){const t=this.source[this.at];if("p"===t||"P"===t)return"\\"+this.an(/^[pP]\{(?:[CLMNPSZ][a-z]?|Alphabetic)\}/)[0];if("x"===t){const[,t,n]=this.an(/^x(?:([0-9A-Fa-f]{2})|\{([0-9A-Fa-f]{1,6})\})/);return`\\u{${t??n}}`}this.at++;const n={n:"\\n",r:"\\r",t:"\\t",f:"\\f",...Gc}[t];if(n)return n;if(void 0===t||!/[!-/:-@[-`{-~ ]/.test(t))throw new Hc;return Yc(t)}characterClass(){const t=this.take("^"),n=[];let e=!0;for(;e||"]"!==this.source[this.at];e=!1){const t=this.source[this.at];if(void 0===t||"["===t&&/[:.=]/.test(this.source[this.at+1]))throw new Hc;if("-"!==t||e||"]"===this.source[this.at+1])n.push(this.vn());else{if(/^\\p|-|p\{/i.test(n.at(-1))||"\\u{2d}"===n.at(-1))throw new Hc;this.at++;const t=this.vn();if(/^\\p|-|p\{/i.test(t))throw new Hc;n.push(`${n.pop()}-${t}`)}}return this.at++,this.jn(n.join(""),t)}vn(){return this.take("\\")?this.On():Yc(this.source[this.at++])}jn(t,n){const e=new RegExp(`^[${n?"^":""}${t}]$`,"u"),r=Array.from({length:128},(t,n)=>e.test(String.fromCharCode(n)));return t=>t<"\x80"?r[t.charCodeAt(0)]:e.test(t)}}
//backtracking|0 922
,Yc=t=>`\\u{${t.codePointAt(0).toString(16)}}`
//fallback template|5 23 37 649 650 651 653 0 922
,Kc=class{constructor({pattern:t,ecma:n,sets:e},r,s){this.yn=s;const i=n?.[r];this.expression=i?new RegExp(i.text,"u"):null,this.kn=i?5e6**(1/Math.max(1,i.degree)):0,this.xn=e?new Lc(e):null,this.$n=()=>new Vc(t,r),this.Mn=void 0}answer(t){if(t.length>21845&&I(t)>65536)return"the text is too long for a pattern";if(Jc(t))return D;const n=null===this.xn?15:this.yn.answer(this.xn.sn(t).join(""));if(15!==n)return n;if(this.expression&&t.length<=this.kn)return a(this.expression.test(t));const e=this.Sn(t);return null===e?D:a(e)}Sn(t){if(void 0===this.Mn)try{this.Mn=this.$n()}catch(t){if(!(t instanceof Hc))throw t;this.Mn=null}return this.Mn?.test(t)??null}progress(t){if(null===this.xn)return I(t);const n=this.xn.sn(t),e=this.yn.progress(n.join(""));if(null===e)return I(t);let[r,s]=[0,0];for(;s<e;)s+=I(n[r++]);return I(Array.from(t).slice(0,r).join(""))}}
//|658 659 660 661 662 663 0 922
,Qc={}
//|0 922
,{}=Object.assign(Qc
//trim|18 20 656 657 664 0 922
,{trim(t){let n=t.length;for(;n>0&&E(t[n-1]);)n--;return t.slice(0,n).replace(S,"")}}
//collapse_spaces|19 656 657 664 0 922
,{collapse_spaces:t=>t.replace(T," ")}
//lowercase|656 657 664 0 922
,{lowercase:t=>t.includes("\u03a3")?Array.from(t,t=>t.toLowerCase()).join(""):t.toLowerCase()}
//uppercase|656 657 664 0 922
,{uppercase:t=>t.toUpperCase()}
//digits|656 665 657 664 0 922
,{digits:t=>t.replace(/\P{Nd}/gu,"").replace(/[^0-9]/gu,Wc)}
//nfc|656 657 664 0 922
,{nfc:t=>t.normalize("NFC")}
//|0 922
)
//|0 922
,Wc=t=>{const n=t.codePointAt(0);let e=0;for(;/\p{Nd}/u.test(String.fromCodePoint(n-e-1));)e++;return e%10}
//normalization|37 656 666 667 668 669 0 922
,Xc=(t,n,e,r)=>{const s=t.slots[n];if("any"!==e.name&&e.item){if(9!==s.kind)return;for(let n=0;n<s.count;n++)Xc(t,s.item(n),e.item,r)}else if(4===s.kind)for(const e of r)"string"!=typeof e?eu(t,s,n,e):"nfc"===e&&tu(s.value)?nu(t,s,n,D):s.value=Qc[e](s.value)}
//nfc|0 922
,tu=t=>/(?<!\p{M})\p{M}{256}/u.test(t)
//nfc template|0 922
,nu=(t,n,e,r)=>{n.l(r),t.F.set(e,r)}
//template|37 649 668 0 922
,eu=(t,n,e,{replace:r,template:s})=>{const i=t.program.K[r].ecma?.anywhere,o=i&&/^(?:[^$]|\$(?:\$|0(?!\d)|\{0\}))*$/.test(s)&&n.value.length<=5e6**(1/Math.max(1,i.degree))&&!Jc(n.value);let c=!1;const u=o&&n.value.replace(new RegExp(i.text,"gu"),t=>(""===t&&(c=!0),s.replace(/\$(\$|0|\{0\})/g,(n,e)=>"$"===e?"$":t)));o&&!c?n.value=u:nu(t,n,e,`pattern failed: ${D}`)}
//parameters|50 196 675 676 700 0 922
,ru=(t,n)=>{for(const{slot:e,type:r,defaultValue:s}of n.parameters??[])1===t.slots[e].kind&&(t.slots[e]=new St(0,void 0)),0!==t.slots[e].kind&&wu(t,e,r,null),0===t.slots[e].kind&&uu(t,_e(t,s),e,lu())}
//parameters|434 646 672 676 0 922
,su=(t,n)=>{const e=Xi(n,0);let r=lu();iu(t,e,!0,r);for(let n=0;n<=r.count;n++){for(const n of t.tt)Dc(t,n);if(0===t.tt.length||t.Ft)return;const{undecided:n}=r;r=lu(),iu(t,e,!0,r);const s=n.size===r.undecided.size&&[...n].every(t=>r.undecided.has(t));if(!r.hasChanged&&s)return;for(const n of t.slots)n.flags&=-4;for(const n of r.undecided)t.slots[n].flags|=2;t.Ht.clear()}}
//parameters|38 673 0 922
,iu=(t,n,e,r)=>{if(t.program.Tn.has(n.form)&&!(t.depth>=Z)){t.depth++;for(const s of n.form.fields)s.En&&ou(t,n.base+s.slot,s.type,s,n,!1,e,r);t.depth--}}
//parameters|434 672 673 674 0 922
,ou=(t,n,e,r,s,i,o,c)=>{if(e.form){const u=Xi(e.form,n,0,i);return cu(t,u,s,r,c),void iu(t,u,o,c)}const u=t.slots[n];if(o&&u.u)for(let n=0;n<u.count;n++){if(!t.J())return;ou(t,u.item(n),e.item,r,s,n>0&&!u.isMap,o,c)}}
//parameters|196 675 0 922
,cu=(t,n,e,r,s)=>{const{parameters:i}=n.form;if(!i||!r.arguments)return;const o=t.frame;t.frame=e,i.forEach((e,i)=>{const o=r.arguments[i];void 0!==o&&uu(t,_e(t,0===o.kind?e.defaultValue:o),n.base+e.slot,s)}),t.frame=o}
//parameters|50 111 0 922
,uu=(t,n,e,r)=>{r.count++;const s=t.slots[e],i=n.O?new St(0,void 0):n.slot.copy();i.flags=0===i.kind?0:70&i.flags,2&i.flags&&r.undecided.add(e),Sn(s,i,3)||(r.hasChanged=!0),t.slots[e]=i}
//parameters|0 922
,lu=()=>({count:0,hasChanged:!1,undecided:new Set})
//|646 670 671 678 679 0 922
,hu=(t,n)=>{if(null!==t.T&&au(t,n),mu(t,n,0,!1,!1),t.program.Tn.size>0||n.parameters)ru(t,n),su(t,n);else for(const n of t.tt)Dc(t,n);t.tt.length=0}
//contexts|700 0 922
,au=(t,n)=>{t.An=!0;for(const e of n.contexts??[]){const n=t.program.contexts[e],r=t.T+n.slot,{kind:s}=t.slots[r];0===s||1===s&&"any"!==n.type.name||wu(t,r,n.type,null)}t.An=!1}
//|38 434 680 681 0 922
,mu=(t,n,e,r,s)=>{if(!(t.depth>=Z)){t.depth++;for(const r of n.fields)pu(t,r,n,e+r.slot);!r||128&t.slots[e].flags||!fu(t,n,e)||(t.slots[e].flags|=32),void 0===n.decisions||t.An||t.tt.push(Xi(n,e,0,s)),t.depth--}}
//nested contexts parameters|198 602 0 922
,fu=(t,n,e)=>!(n.isClosed&&n.objects.some(n=>t.slots[e+n.slot].c&&t.slots[e+n.slot].unknown)||n.fields.some(n=>!Fe(t,e+n.slot).O)||n.objects.slice(1).some(r=>jc(t.slots[e+r.slot],n)))
//|666 682 700 0 922
,pu=(t,n,e,r)=>{let s=t.slots[r];if(void 0!==n.computed&&!t.An)return du(t,n,e,r);if(0!==s.kind){if(e.isExact)s.flags|=128;else if(1===s.kind&&"any"!==n.type.name)return;n.normalization.length>0&&!t.An&&Xc(t,r,n.type,n.normalization),wu(t,r,n.type,n.notation),s=t.slots[r],12==(12&s.flags)&&n.Ut&&(s.flags|=16)}}
//computed|50 700 0 922
,du=(t,n,e,r)=>{const s=t.slots[r+1]=t.slots[r];t.slots[r]=new St(0,void 0),e.isExact&&(s.flags|=128),0!==s.kind&&(1!==s.kind||128&s.flags)&&wu(t,r+1,n.type,n.notation)}
//|685 686 687 688 689 690 691 692 693 694 695 696 697 698 0 922
,bu={}
//|0 922
,{}=Object.assign(bu
//text|683 701 684 699 0 922
,{text:(t,n)=>gu(n)}
//choice|683 701 684 699 0 922
,{choice:(t,n)=>gu(n)}
//integer|683 705 684 699 0 922
,{integer:(t,n,e,r)=>yu(t,n,e.name,r)}
//number|683 705 684 699 0 922
,{number:(t,n,e,r)=>yu(t,n,e.name,r)}
//boolean|683 704 684 699 0 922
,{boolean:(t,n,e)=>vu(t,n,e,null,t=>"true"===t||"false"!==t&&null)}
//date|95 683 704 684 699 0 922
,{date:(t,n,e,r)=>vu(t,n,e,r,an)}
//month|96 683 704 684 699 0 922
,{month:(t,n,e,r)=>vu(t,n,e,r,mn)}
//time|97 683 704 684 699 0 922
,{time:(t,n,e,r)=>vu(t,n,e,r,fn)}
//datetime|98 683 704 684 699 0 922
,{datetime:(t,n,e,r)=>vu(t,n,e,r,pn)}
//file|683 702 684 699 0 922
,{file:(t,n)=>ju(n,8)}
//any|683 710 684 699 0 922
,{any:(t,n)=>Su(t,n)}
//form|36 38 679 683 702 684 699 0 922
,{form(t,n,e,r,s,i){ju(n,10)&&(n.form=e.form,t.depth>=Z?n.l(z("depth")):mu(t,e.form,s,!0,i))}}
//map|683 707 684 699 0 922
,{map(t,n,e,r){9!==n.kind||n.isMap||64&n.flags?xu(t,n,e.item,r):n.flags|=4}}
//list|683 707 684 699 0 922
,{list:(t,n,e,r)=>xu(t,n,e.item,r)}
//|0 922
)
//|683 0 922
,wu=(t,n,e,r,s=!1)=>{bu[e.name](t,t.slots[n],e,r,n,s)}
//|0 922
,gu=t=>{4!==t.kind&&(t.flags|=4)}
//|703 0 922
,ju=(t,n)=>t.kind===n||(Ou(t)||(t.flags|=4),!1)
//|107 0 922
,Ou=t=>4===t.kind&&kn(t)
//boolean date month time datetime|703 706 712 0 922
,vu=(t,n,e,r,s)=>{if(n.kind===e.kind||Ou(n))return;if(4!==n.kind||2===e.kind&&(t.k.strict||128&n.flags))return void(n.flags|=4);const i=r?.read(n.value).value??s(n.value);null==i?ku(n,e.name,r):Eu(n,e.kind,i)}
//|36 60 69 74 228 703 706 712 0 922
,yu=(t,n,e,r)=>{if(0===n.kind)return;if(3===n.kind)return void(null===n.value?n.l(z("digits of a number")):"integer"!==e||Ut(n.value)||(n.flags|=4));if(4===n.kind&&Ou(n))return;if(4!==n.kind||t.k.strict||128&n.flags)return void(n.flags|=4);const s=r?.read(n.value),i=2===s?.completion?s.decimal:n.value;if(i===n.value&&2!==We(e,i)&&2!==s?.completion)return ku(n,e,r);const o=qt(i);o===Nt||null===o?n.l(z("digits of a number")):Eu(n,3,o)}
//integer number boolean date month time datetime|228 0 922
,ku=(t,n,e)=>{t.flags|=4,8&t.flags&&(0!==We(n,t.value)||e&&0!==e.read(t.value).completion)&&(t.flags|=16)}
//list map any|36 38 702 708 0 922
,xu=(t,n,e,r)=>{if(ju(n,9)){if(n.count>1e6)return n.l(z("list length"));for(let s=0;s<n.count;s++){const i=n.item(s);128&n.flags&&(t.slots[i].flags|=128,n.isMap&&(t.slots[i-1].isKey=!1)),$u(t,i,e,r,s>0&&!n.isMap)}}}
//list map any|679 700 709 0 922
,$u=(t,n,e,r,s)=>{const i=t.slots[n];e.form?Mu(i)?mu(t,e.form,n,!1,s):wu(t,n,e,r,s):1===i.kind?("any"===e.name||128&i.flags)&&wu(t,n,e,null):0!==i.kind&&wu(t,n,e,r)}
//|703 0 922
,Mu=t=>128&t.flags?0===t.kind:0===t.kind||1===t.kind||Ou(t)
//|36 38 395 700 707 711 0 922
,Su=(t,n)=>{if(n.flags|=128,3===n.kind&&null===n.value&&n.l(z("digits of a number")),9===n.kind||10===n.kind){if(t.depth>Z)return n.l(z("depth"));if(t.depth++,10===n.kind){n.isOwn=!0;for(let e=0;e<n.count;e++){const r=n.start+2*e+1;t.slots[r-1].flags|=128,wu(t,r,xi,null)}}else 64&n.flags||xu(t,n,xi,null);64&n.flags||Tu(t,n),t.depth--}}
//|0 922
,Tu=(t,n)=>{const e=10===n.kind?n.start+1:n.start,r=10===n.kind?2:n.stride;for(let s=0;s<n.count;s++){const i=t.slots[e+s*r];64&i.flags&&n.l(i.reason)}}
//|0 922
,Eu=(t,n,e)=>{t.text=t.value,t.kind=n,t.value=e}
//|0 922
,Au=Object.freeze({reason:"cancelled",step:null,P:"blocks"})
//|36 38 50 131 242 401 414 416 433 434 608 677 713 716 717 718 719 720 0 922
,Nu=class{constructor(t){this.program=t,this.yt=new Map,this.nt=new Map,this.Ht=new Map,this.F=new Map,this.slots=[],this.Nn(),this.In=!1}Nn(){this.kt=[],this.S=[],this.subjects=[],this.$t=[],this.arguments=[],this.pt=[],this.mt=[],this.N=[],this.E=[],this.tt=[]}_n(t,n,e){this.Cn(t,n),this.slots=e,this.Fn(new Ai(e),t);for(let t=0;t<e.length;t++)e[t]??=new St(0,void 0);hu(this,t)}Rn(t,n,e){return this.qn(n,e,U),this.bt.Dt=new Map,this.Kt=1,$c(this,t,null),this.Bn()}qn({frame:t,outer:n,items:e},r,s){this.Pn(t.form,r,s),this.frame={...t},this.mt=n.map(t=>({...t})),this.N=[...e]}Bn(){const{bt:t,Rt:n}=this;return null!==n&&(t.jt=!0,t.undecided.push(n)),t}Cn(t,n){this.T=null,this.An=!1,this.Pn(t,n,1/0),this.Ht.size>0&&this.Ht.clear(),this.F.size>0&&this.F.clear(),this.nt.size>0&&this.nt.clear()}Pn(t,n,e){this.k=n,this.bt={isInvalid:!1,jt:!1,violations:[],undecided:[],pt:[],Dt:null},this.steps=0,this.It=4096,this.zn=e,this.subject=Kn,this.answer=12,this.Ct=null,this.q=Au,this.In||this.Nn(),this.In=!1,this.I=0,this.depth=0,this.dt=null,this.R=!1,this.Ft=!1,this.Rt=null,this.Kt=1/0,this.frame=Xi(t,0),this.field=new Wi(0),this.yt.size>0&&this.yt.clear()}Fn(t,n){const{context:e}=this.k;for(const{name:r,type:s,slot:i}of n.parameters??[])null===this.slots[i]&&t.value(fr(e,r),s,i,0);n.contexts&&this.loadContexts(t,n)}J(){return--this.It>0||(this.steps+=4096,this.It=4096,this.steps>this.zn&&this.Qt(z("steps")),!this.Ft)}Qt(t){this.Ft||(this.Ft=!0,this.Rt={path:_i(Fi(this)),rule:"form",reason:t},this.q={...this.q,reason:t})}}
//|0 922
,{}=Object.assign(Nu.prototype
//module|38 399 600 608 677 714 715 721 0 922
,{judge(t,n,e,r){this.Cn(n,e);try{null===r?this.load(t,n):r.load(this,t)}catch(t){if(!(t instanceof Ti))throw t;return this.Rt={path:"",rule:t.rule,reason:t.reason},this.Bn()}return this.zn=Math.min(2e8,U+256*this.slots.length),null===r&&hu(this,n),wc(this,n),null!==r?r.run(this):this.Ft||$c(this,n.checks,null),this.In=!this.Ft,this.Bn()}}
//filter|38 50 198 608 700 714 715 721 0 922
,{canHold(t,n,e,r){this.qn(e,r,1e5),this.nt.clear(),this.frame.field=n;const s=this.frame.base+n.slot,i=this.slots[s],o=this.slots[s]=new St(4,t);o.flags=8,wu(this,s,n.type,n.notation),this.subject=Fe(this,s);let c=!0;return 4&o.flags?c=0!=(16&o.flags):this.subject.O||($c(this,n.filter,null),c=this.Ft||0!=(4&this.answer)),this.slots[s]=i,c}}
//module|401 714 715 721 0 922
,{load(t,n){this.slots=[];const e=new Ai(this.slots);e.append(n.slotCount),e.form(t,n,0,0),this.Fn(e,n),e.ht()}}
//contexts|242 714 715 721 0 922
,{loadContexts(t,n){const{contexts:e}=this.program,r=e.at(-1);this.T=t.append(r.slot+(r.type.form?.slotCount??1));for(const r of n.contexts){const n=e[r];t.value(fr(this.k.context,n.name),n.type,this.T+n.slot,0)}}}
//map any|714 715 721 0 922
,{spend(t){const n=Math.max(0,t-(this.It-1));this.It-=t-n,this.steps+=n}}
//|0 922
)
//notation|0 922
,Iu={Y:[1,9999],C:[0,99],M:[1,12],D:[1,31],H:[0,23],h:[1,12],m:[0,59],s:[0,59]}
//notation|49 86 88 93 99 722 724 725 727 0 922
,_u=class{constructor(t){const n=t.match(/([A-Za-z])\1*|[^A-Za-z]+/gu)??[];this.text=t,this.Dn=n.map((t,e)=>{if(!/^[A-Za-z]/.test(t))return{literal:t};if("a"===t)return{isHalf:!0};const r=e+1===n.length||!/^[A-Za-z]/.test(n[e+1]),s="YY"===t?"C":t[0],i=Math.max(t.length,2);return{unit:s,least:"MDHh".includes(s)&&r?1:t.length,most:i,isPadded:t.length>1}});const e=t=>this.Dn.some(n=>n.unit&&t.includes(n.unit));this.Un=e("s"),this.type=e("Hhms")?e("YCMD")?"datetime":"time":e("D")?"date":"month",this.syntax=this.type}Zn(t){return"month"===this.type||t<69?2e3+t:1900+t}read(t){return this.Jn(t,0,0,{years:[[1,9999]],months:8190,days:-2,hour:0,minute:0,second:0,Ln:null})}Jn(t,n,e,r){const s=this.Dn[e];if(!s){const e=n===t.length?this.valueOf(r):null;return null===e?{completion:0}:{completion:2,value:e}}if(s.unit)return this.Hn(t,n,e,s,r);const i=s.literal??(/[pP]/.test(t[n]??"")?"pm":"am"),o=t.slice(n,n+i.length);if(!i.startsWith(s.literal?o:o.toLowerCase()))return{completion:0};if(o.length<i.length)return{completion:1};const c=s.literal?r:{...r,Ln:"pm"===i};return this.Jn(t,n+i.length,e+1,c)}Hn(t,n,e,{unit:r,least:s,most:i},o){const c=/^\d*/.exec(t.slice(n,n+i))[0],[u,l]=[Number(c),c.length];let h=!1;if(n+l===t.length&&l<i){const t=[];for(let n=Math.max(s,l);n<=i;n++){const e=10**(n-l);t.push([u*e,u*e+e-1])}h=null!==this.Gn(o,r,t)}if(l>=s){const s=this.Gn(o,r,[[u,u]]),i=s&&this.Jn(t,n+l,e+1,s);if(i&&0!==i.completion)return i}return{completion:h?1:0}}Gn(t,n,e){const[r,s]=Iu[n],i=e.filter(([t,n])=>t<=s&&n>=r).map(([t,n])=>[Math.max(t,r),Math.min(n,s)]);if(0===i.length)return null;const o={...t},c=()=>i.flatMap(([t,n])=>Array.from({length:n-t+1},(n,e)=>t+e)),u=()=>c().reduce((t,n)=>t|1<<n,0);return"Y"===n?o.years=i:"C"===n?o.years=c().map(t=>[this.Zn(t),this.Zn(t)]):"M"===n?o.months&=u():"D"===n?o.days&=u():"m"===n?o.minute=i[0][0]:"s"===n?o.second=i[0][0]:o.hour=i[0][0],Fu(o)?o:null}valueOf({years:t,months:n,days:e,hour:r,minute:s,second:i,Ln:o}){const[c,u]=[t[0][0],Cu(n)],l=rn(c,u,Cu(e)),h=1e9*(3600*(null===o?r:r%12+(o?12:0))+60*s+i);return"date"===this.type?l:"month"===this.type?ln({year:c,month:u}):"time"===this.type?h:null===l?null:dn(l,h)}write(t,n){const e=qu(this.type,t,n);if(!e||0!==e.nanosecond||!this.Un&&0!==e.s)return null;let r="";for(const t of this.Dn)if(t.literal)r+=t.literal;else if(t.isHalf)r+=e.H<12?"AM":"PM";else{if("C"===t.unit&&this.Zn(e.Y%100)!==e.Y)return null;{const n="C"===t.unit?e.Y%100:"h"===t.unit?(e.H+11)%12+1:e[t.unit];r+=t.isPadded?nn(n,t.most):n}}return r}get example(){const[t,n]=[rn(2026,12,31),522e11],e={date:t,time:n,month:24323,datetime:dn(t,n)};return this.write(Mt[this.type],e[this.type])??""}et(t){return Array.from("0123456789").some(n=>0!==this.read(t+n).completion)}}
//notation|0 922
,Cu=t=>31-Math.clz32(t&-t)
//notation|87 724 726 0 922
,Fu=({years:t,months:n,days:e})=>{if(0===n||0===e)return!1;const r=Cu(e);if(r<=28)return!0;for(let e=1;e<=12;e++)if(n&1<<e&&(2===e?29===r&&Ru(t):r<=en(e,1)))return!0;return!1}
//notation|87 0 922
,Ru=t=>t.some(([t,n])=>{for(let e=t;e<=Math.min(n,t+8);e++)if(29===en(2,e))return!0;return!1})
//notation|89 92 100 101 0 922
,qu=(t,n,e)=>{const r=t=>{const n=Math.floor(t/1e9);return{H:Math.floor(n/3600),m:Math.floor(n/60)%60,s:n%60,nanosecond:t%1e9}},s=t=>{const{year:n,month:e,day:r}=sn(t);return{Y:n,M:e,D:r,H:0,m:0,s:0,nanosecond:0}};if("date"===t&&5===n)return s(e);if("time"===t&&6===n)return r(e);if("datetime"===t&&7===n&&null===e.o)return{...s(bn(e)),...r(wn(e))};if("month"!==t||16!==n&&5!==n)return null;const i=16===n?e:un(e);return{Y:Math.floor(i/12),M:i%12+1,D:0,H:0,m:0,s:0,nanosecond:0}}
//notation|306 723 0 922
,Bu=t=>/[0-9#]/.test(t)?new Cs(t):new _u(t)
//notation|49 60 69 95 96 97 98 228 306 0 922
,Pu=(t,n)=>{if(2===t.read(n).completion||2!==We(t.syntax,n))return null;if(t instanceof Cs){const e=qt(n);return null===e||e===Nt?null:t.write(3,e)}const e=(0,{date:an,month:mn,time:fn,datetime:pn}[t.type])(n);return null===e?null:t.write(Mt[t.type],e)}
//|7 735 732 733 0 922
,zu=class{constructor({classes:t,states:n,accepting:e,unknown:r}){const s=Du(t,256);this.jn=Uint8Array.from(s),this.Vn=Math.max(...s)+1,this.shift=32-Math.clz32(this.Vn-1),this.count=n.length,this.Yn=new Int32Array(this.count<<this.shift),n.forEach((t,n)=>{Du(t,this.Vn).forEach((t,e)=>{this.Yn[n<<this.shift|e]=t<<this.shift})}),this.start=this.count>1?1<<this.shift:0,this.pn=new Uint8Array(this.count),this.Kn=new Uint8Array(this.count);for(const t of e)this.pn[t]=1;for(const t of r)this.Kn[t]=1}Qn(t){const{jn:n,Yn:e}=this;let r=this.start;for(let s=0;s<t.length&&0!==r;s++){const i=t.charCodeAt(s);if(i>=128)return this.Wn(r,t,s);r=e[r|n[i]]}return r>>this.shift}Wn(t,n,e){for(let r=e;r<n.length&&0!==t;r++){const e=n.codePointAt(r);t=this.after(t,e),e>65535&&r++}return t>>this.shift}after(t,n){const{jn:e,Yn:r}=this,s=n=>t=r[t|e[n]];return n<128?s(n):(n<2048?s(192|n>>6):(n<65536?s(224|n>>12):(s(240|n>>18),s(128|n>>12&63)),s(128|n>>6&63)),s(128|63&n))}answer(t){return this.answers[this.Qn(t)]}get answers(){const t=Array.from(this.pn,()=>[]);for(let n=0;n<this.count;n++)for(let e=0;e<this.Vn;e++)t[this.Yn[n<<this.shift|e]>>this.shift].push(n);const n=n=>{const e=Uint8Array.from(this.pn,(t,e)=>this.Kn[e]||t===n?1:0),r=Array.from(e.keys()).filter(t=>e[t]);for(;r.length>0;)for(const n of t[r.pop()])e[n]||r.push(n),e[n]=1;return e},[e,r]=[n(1),n(0)],s=Uint8Array.from(this.pn,(t,n)=>this.Kn[n]?15:f(t?1:2,e[n],r[n]));return Object.defineProperty(this,"answers",{value:s}),s}}
//|0 922
,{}=Object.assign(zu.prototype
//module|730 731 734 0 922
,{matches(t){const n=this.Qn(t);return 1===this.pn[n]&&0===this.Kn[n]}}
//beginOr beginAny|23 730 731 734 0 922
,{progress(t){const n=t=>this.answers[t>>this.shift];let[e,r]=[this.start,0];for(;r<t.length&&15!==n(e);){const s=t.codePointAt(r),i=this.after(e,s);if(!(4&n(i)))break;e=i,r+=s>65535?2:1}return 15===n(e)?null:I(t.slice(0,r))}}
//|0 922
)
//|0 922
,Du=(t,n)=>{const e=new Array(n).fill(0);for(let r=0;r<t.length;r+=2)e.fill(t[r+1],t[r],t[r+2]??n);return e}
//|655 730 738 0 922
,Uu=class{constructor(t,n){this.written=t,this.scope=n;const e=t.tables?.[n];this.yn=e?new zu(e):null,this.Xn=null}get te(){return this.Xn??=new Kc(this.written,this.scope,this.yn)}answer(t){const n=this.yn?.answer(t)??15;return 15===n?this.te.answer(t):n}}
//|0 922
,{}=Object.assign(Uu.prototype
//beginOr beginAny|736 737 739 0 922
,{progress(t){return this.yn?.progress(t)??this.te.progress(t)}}
//|0 922
)
//computations|42 177 0 922
,Zu=t=>{const[[n,e]]=Object.entries(t);if(!Object.hasOwn(ke,n))throw new G(`the computation '${n}' is not known`);return{name:n,...ke[n].read?.(e)}}
//|743 744 745 746 747 748 749 750 751 752 753 0 922
,Ju={}
//|0 922
,{}=Object.assign(Ju
//|50 69 741 742 754 0 922
,{number:t=>new St(3,qt(t,!0))}
//date|50 95 741 742 754 0 922
,{date:t=>new St(5,an(t))}
//month|50 96 741 742 754 0 922
,{month:t=>new St(16,mn(t))}
//time|50 97 741 742 754 0 922
,{time:t=>new St(6,fn(t))}
//datetime|50 98 741 742 754 0 922
,{datetime:t=>new St(7,pn(t))}
//duration|50 123 741 742 754 0 922
,{duration:t=>new St(11,Pn(t))}
//size|50 741 742 754 0 922
,{size:t=>new St(12,BigInt(t.slice(0,-1)))}
//pattern|50 741 742 754 0 922
,{pattern:t=>new St(13,t)}
//set|50 741 742 754 0 922
,{set:(t,n)=>new St(14,n.sets[t])}
//range|45 50 741 742 754 0 922
,{range:t=>new St(15,t.map(t=>null===t?ot:{kind:1,at:t}))}
//form|50 741 742 754 0 922
,{form:()=>new St(1,void 0)}
//|0 922
)
//|42 50 741 0 922
,Lu=(t,n)=>{if(null===t||Array.isArray(t))return new St(1,void 0);if("boolean"==typeof t)return new St(2,t);if("string"==typeof t)return new St(4,t);const[[e,r]]=Object.entries(t);if(!Object.hasOwn(Ju,e))throw new G(`the constant '${e}' is not known`);return Ju[e](r,n)}
//|0 922
,Hu=class{constructor(t,n){this.reads=new Map,this.decisions=[],this.lt=null;for(const e of void 0===n.decisions?[]:t.tn(n.decisions))"decide"===e.name?this.decisions.push(t.decisions[e.a]):"compute"===e.name&&this.reads.set(t.computed[e.a].slot,t.computed[e.a].reads)}conditions(t){if(null===this.lt){this.lt=new Map;for(const{main:t,otherwise:n,reads:e}of this.decisions)for(const[r,s]of[t,n])for(let t=r;t<s;t++)this.ne(t,e)}return this.lt.get(t)??[]}ne(t,n){const e=this.lt.get(t);e?e.push(...n):this.lt.set(t,[...n])}all(t){const n=new Set(t);for(const t of n)for(const e of[...this.reads.get(t)??[],...this.conditions(t)])n.add(e);return n}}
//|756 0 922
,Gu=(t,n)=>n.ee??=new Hu(t,n).reads
//|0 922
,Vu=(t,n)=>{const e=t.re.get(n);if(e)return e;const r=new Set(n.reads);for(let e=n.condition;void 0!==e;e=t.conditions[e].outer)for(const n of t.conditions[e].reads)r.add(n);return t.re.set(n,[...r]),t.re.get(n)}
//|761 762 763 764 765 0 922
,Yu={}
//|0 922
,{}=Object.assign(Yu
//pushSubject|46 759 760 766 0 922
,{pushSubject:t=>ct(t)}
//ignoring|46 759 760 766 0 922
,{ignoring:t=>ct(t)}
//pushMember|46 759 760 766 0 922
,{pushMember:t=>ct(t)}
//items|431 759 760 766 0 922
,{items:t=>Ki(t)}
//beginEach|431 759 760 766 0 922
,{beginEach:t=>Ki(t)}
//|0 922
)
//|40 42 46 47 274 297 344 390 392 394 414 427 609 714 728 736 740 755 759 777 778 769 770 771 772 773 774 775 0 922
,Ku=class{constructor(t){if("formrules program"!==t?.format)throw new G("this is no program that formrules has compiled");if(1!==t.version)throw new G(`version ${t.version} of programs is not known here`);const n=t.program;this.sources=n.sources,this.sets=n.sets.map(t=>ji(t)),this.K=n.patterns,this.patterns=new Map,this.constants=n.constants.map(t=>Lu(t,this)),this.operands=n.operands.map(ct),this.computations=n.computations.map(t=>Zu(t)),this.itemPaths=n.itemPaths.map(t=>({...t,start:t.start&&ct(t.start)})),this.rules=n.rules,this.externals=n.externals,this.checks=n.checks,this.G=new Map,this.violations=this.checks.map(()=>null),this.re=new Map,this.decisions=n.decisions,this.conditions=n.conditions;const e=t=>({...t,arguments:ut(t.arguments)});this.messages=n.messages.map(e);const r=n.callTable.map(e);this.calls=n.calls.map(t=>null===t?null:r[t]),this.V=!1,this.forms=n.forms.map(t=>({...t}));for(const n of this.forms)this.se(n),n.translations=t.translations?.[n.name];this.contexts=n.contexts?.map(({field:t})=>this.ie(t)),this.computed=(n.computed??[]).map(t=>this.readComputed(t)),this.Tn=this.forms.some(t=>t.parameters)?Qu(this.forms):new Set,this.code=n.instructions.map((t,n)=>this.oe(t,n)),this.code.some(({test:t})=>t?.ct)&&this.markMeasures(),this._t=this.code.map(t=>this.B(t)??t),this.ce=null,this.St=new Nu(this)}se(t){t.fields=t.fields.map((t,n)=>({...this.ie(t),index:n}));const{fields:n,objects:e}=t;t.objects=e.map(t=>{const r=t.members.map(({field:t,group:r})=>({name:(n[t]??e[r]).name,field:n[t],group:r}));return{...t,members:r,memberNames:new Set(r.map(({name:t})=>t))}}),t.steps=(t.steps??[]).map(t=>({...t,form:null})),t.parameters&&this.readParameters(t)}ie(t){const n={...t,type:vi(t.type,this.forms)};return this.V||=n.isSecret,n.shownLabel=n.label??L(n.name),n.Jt=_i([...n.groups,n.name]),n.notation=void 0===t.notation?null:Bu(t.notation),n.labels=new Map(t.options.filter(({label:t})=>null!=t).map(({value:t,label:n})=>[t,n])),n.table=t.options.length>0?new Set(t.options.map(t=>t.value)):null,t.arguments&&this.readArguments(n,t.arguments),n.En=void 0!==ki(n.type).form,n.Ut=n.normalization.some(t=>Wu(t)),n}oe([t,n,e],r){const s=Br.indexOf(t);if(s<0&&!Object.hasOwn(Mc,t))throw new G(`the instruction '${t}' is not known`);const i={op:s,name:t,index:r,a:Yu[t]?.(n)??n,b:e,Wt:Mc[t],test:null,ot:null,Lt:!1,operands:s>=13?this.operands.slice(e[0],e[0]+e[1]):[],ignoresCase:15===s};if(s>=14){if(i.test=18===s?Hi:s>=16?$s:gi[n],!i.test?.answer)throw new G(`the rule '${n}' is not known`);i.ot=i.test.prepare?.(i,this)??null}return i}B(t){if(13!==t.op||this.rules[t.a].parameterCount>0)return null;const n=this.rules[t.a].entry;return this.code[n].test&&4===this.code[n+1].op?this.code[n]:null}Vt(t,n){return null!==this.ce&&this.ce.name===t.name&&n.slot>=this.ce.end}*tn(t){for(let n=t;4!==this.code[n]?.op&&n<this.code.length;n++)yield this.code[n]}pattern(t,n){const e=2*t+("whole"===n?0:1);let r=this.patterns.get(e);return r||this.patterns.set(e,r=new Uu(this.K[t],n)),r}}
//|0 922
,{}=Object.assign(Ku.prototype
//parameters|40 46 392 767 768 776 0 922
,{readParameters(t){this.V||=t.parameters.some(({isSecret:t})=>t),t.parameters=t.parameters.map(t=>({...t,shownLabel:L(t.name),type:vi(t.type,this.forms),defaultValue:ct(t.defaultValue)}))}}
//parameters|46 767 768 776 0 922
,{readArguments(t,n){t.arguments=n.map(({operand:t})=>ct(t)),t.ue=n.map(({reads:t})=>t??[])}}
//computed|46 767 768 776 0 922
,{readComputed(t){const n={...t},{operand:e,aggregate:r}=t.source;return void 0===r?n.operand=ct(e):n.aggregate={...r,list:ct(r.list),value:ct(r.value),forms:r.forms.map(t=>null===t?null:this.forms[t])},n}}
//steps|714 756 758 767 768 776 0 922
,{limited(t,{slots:[,n]}){const e=Object.assign(Object.create(Ku.prototype),this);e.code=[...this.code],e.ce={name:t.name,end:n};const r=new Hu(this,t),s=e=>e>=n&&t.steps.some(({slots:[t,n]})=>t<=e&&e<n),i=t=>[...r.all(t)].some(t=>t>=n&&(!r.reads.has(t)||s(t))),o=({slot:t,computed:e})=>s(t)||void 0===e&&t>=n||i([t]),c=(t,n)=>2===t.op&&i([...Vu(this,this.checks[t.a]),...null===n?[]:r.conditions(n)]),u=(t,n)=>e.code[t]={op:3,a:n,b:0,index:t},l=[...this.tn(t.checks)],h=0===l.length?0:l.at(-1).index+1,a=l.map(()=>h);for(let t=l.length-2;t>=0;t--){const{op:n,index:e}=l[t+1];a[t]=0===n||1===n?e:a[t+1]}for(const[n,e]of l.entries())if(0===e.op&&o(t.fields[e.a]))u(e.index,a[n]);else if(1===e.op&&(s(e.a)||c(this.code[e.b-1],e.a)))u(e.index,e.b);else if(2===e.op&&c(e,null)&&this.checks[e.a].start<=e.index)u(this.checks[e.a].start,e.index+1);else if("branch"===e.name){const t=this.code.slice(e.index,e.b).filter(({op:t})=>2===t);t.length>0&&t.every(t=>c(t,null))&&u(e.index,e.b)}return e._t=e.code.map((t,n)=>t===this.code[n]?this._t[n]:t),e.St=new Nu(e),e}}
//length size|767 768 776 0 922
,{markMeasures(){for(const t of this.forms)for(const n of this.tn(t.checks))2===n.op&&this.markMeasuresOf(this.checks[n.a].start,n.index)}}
//length size|767 768 776 0 922
,{markMeasuresOf(t,n){let e=0;const r=[];for(let s=t;s<n;s++){const t=this.code[s];switch(t.name){case"beginEach":case"pushMember":s=t.b-1;break;case"pushSubject":r.push(!0),e++;break;case"ignoring":r.push(!1);break;case"popSubject":r.pop()&&e--;break;case"beginOr":case"beginAny":e++;break;case"beginAnd":case"beginAll":e>0&&e++;break;case"end":e>0&&e--;break;default:0===e&&t.test?.ct&&(t.Lt=!0)}}}}
//computed|767 768 776 0 922
,{isSecretlyComputed(t,n){if(void 0===t.decisions)return!1;for(const e of this.tn(t.decisions))if("compute"===e.name&&this.computed[e.a].slot===n&&this.computed[e.a].isSecret)return!0;return!1}}
//|0 922
)
//parameters|394 0 922
,Qu=t=>{const n=new Set;for(let e=-1;e<n.size;){e=n.size;for(const e of t)e.fields.map(t=>ki(t.type).form).some(t=>t&&(t.parameters||n.has(t)))&&n.add(e)}return n}
//normalization|42 656 0 922
,Wu=t=>{if("string"==typeof t&&!Object.hasOwn(Qc,t))throw new G(`'${t}' is no step of 'normalize'`);return"nfc"===t||"object"==typeof t}
//|21 73 780 781 0 922
,Xu=class{constructor(t,n,e){this.program=t,this.form=n,this.field=e,this.le=!1,this.isWellFormed=!1}read(t,n){const{type:e,table:r}=this.field;if(!e.kind||void 0!==this.field.computed)return null;const s=[];for(this.at=t;this.at<n;){const t=this.expression();if(null===t)return null;s.push(...t),2===this.program.code[this.at].op&&this.at++}r&&s.push(t=>r.has(t));const i=!this.le;if(4===e.kind)return tl(r||this.isWellFormed?s:[...s,A],i);const o=3===e.kind?Dt:2===e.kind?t=>!0===t||!1===t:null;return null===o?null:(t,n)=>{if(!o(t))return i&&null==t;for(let e=0;e<s.length;e++)if(!s[e](t,n))return!1;return!0}}expression(){const t=this.program._t[this.at++];if(14===t.op)return this.test(t);if(5===t.op)return this.combined()?.flat()??null;if(6!==t.op)return null;this.he=!0;const n=this.combined();if(this.he=!1,null===n||n.some(t=>1!==t.length))return null;const[e,r,...s]=n.flat();return[(t,n)=>e(t,n)||r?.(t,n)||s.some(e=>e(t,n))]}combined(){const t=[];for(;;){const{code:n}=this.program;if(10===n[this.at].op)return this.at++,t;const e=this.expression();if(null===e)return null;if(t.push(e),11===n[this.at].op&&this.at++,9!==n[this.at++].op)return null}}test(t){const{kind:n}=this.field.type,e=t.ot;switch(t.a){case"required":case"filled":case"present":return this.le=!0,[];case"equal":{if(4!==n||3!==t.operands[0].kind)return null;const e=this.form.fields.find(n=>n.slot===t.operands[0].at);return e?(this.le=!0,[(t,n)=>n[e.name]===t]):null}case"length":return e&&4===n?[nl(e)]:null;case"between":return e&&3===n?[t=>t>=e.least&&t<=e.most]:null;case"regex":case"contains":{if(4!==n||!e)return null;const t=this.program.K[e.position];if(!t.tables?.[e.scope])return null;let r=null;const s=()=>r=this.program.pattern(e.position,e.scope).yn;return this.he||(this.isWellFormed=!0),[t=>(r??s()).matches(t)]}case"one_of":return e&&2!==n?[t=>e.has(t)]:null;case"none_of":return e&&2!==n?[t=>!e.has(t)]:null}return null}}
//|20 0 922
,tl=(t,n)=>{const[e,r]=t;return 1===t.length?(t,r)=>{if("string"!=typeof t)return n&&null==t;const s=t.charCodeAt(0);return s>32&&s<128||!E(t)?e(t,r):n}:(s,i)=>{if("string"!=typeof s)return n&&null==s;const o=s.charCodeAt(0);if(!(o>32&&o<128)&&E(s))return n;if(!e(s,i)||!r(s,i))return!1;for(let n=2;n<t.length;n++)if(!t[n](s,i))return!1;return!0}}
//|28 0 922
,nl=({least:t,most:n,unit:e})=>{const r=B[e],s={bytes:1,utf16:1,scalars:2,characters:1/0}[e],[i,o]=["characters"===e?t<=1?1:1/0:t*s,"bytes"===e?n/3:n];return e=>{if(e.length>=i&&e.length<=o)return!0;if(e.length>5e6)return!1;const s=r(e);return s>=t&&s<=n}}
//module|758 779 783 0 922
,el=(t,n)=>{if(n.isExact||n.isClosed||n.parameters||void 0!==n.decisions||1!==n.objects.length||void 0!==n.contexts||n.fields.some(t=>t.normalization.length>0||!t.type.kind||t.name in Object.prototype))return null;const e=new Map(n.fields.map(t=>[t.slot,t])),r=[];for(let s=n.checks;4!==t.code[s].op;s=t.code[s].b){const{op:i,a:o,b:c}=t.code[s];if(0!==i&&1!==i)return null;const u=0===i?n.fields[o]:null,l=t.code.slice(s+1,c).filter(({op:t})=>2===t).map(n=>t.checks[n.a]),h=new Set(l.flatMap(n=>Vu(t,n)));r.push({field:u,name:u?.name,entry:s,pn:u&&new Xu(t,n,u).read(s+1,c),ae:[...h].map(t=>e.get(t)).filter(Boolean)})}return r.some(({pn:t})=>null!==t)?new rl(n,r):null}
//module|50 59 241 398 399 401 608 681 784 0 922
,rl=class{constructor(t,n){this.form=t,this.Kt=n,this.refused=[]}me(t){const{Kt:n}=this,e=void 0===t[mr],r=this.refused=[];for(let s=0;s<n.length;s++){const i=n[s];e&&null!==i.pn&&i.pn(t[i.name],t)||r.push(i)}return 0===r.length}load(t,n){const{form:e,refused:r}=this;t.slots.length!==e.slotCount&&(t.slots=new Array(e.slotCount));const{slots:s}=t;for(let t=1;t<s.length;t++)s[t]=At;s[0]=new St(10,void 0);for(const{ae:t}of r)sl(s,n,t);const i=new Ai(s);for(const{field:s,name:o}of r)if(null!==s){if(n[mr]?.has(o))throw new Ti(Si);i.value(n[o],s.type,s.slot,0),pu(t,s,e,s.slot)}s.length>e.slotCount&&i.ht()}run(t){for(const{entry:n}of this.refused)t.Kt=1,t.Ft||$c(t,n,null);t.Kt=1/0}}
//module|50 0 922
,sl=(t,n,e)=>{for(const{name:r,slot:s,type:i}of e){const e=n[r];null!=e&&(t[s]=new St(i.kind,e))}}
//|0 922
,il=class extends Error{constructor(t){super(t),this.name="SessionError"}}
//|785 787 0 922
,ol=t=>{if("string"!=typeof t)throw new il("a path is a text");const n=[],e=/\.?(?:`([^`]+)`|([^.[`]+))|\[(\d+)\]|\["((?:[^"\\]|\\.)*)"\]/y;for(;e.lastIndex<t.length;){const[,r,s,i,o]=e.exec(t)??[],c=r??s??(i&&Number(i))??(void 0===o?o:{key:cl(o)});if(void 0===c)throw new il(`'${t}' is no path`);n.push(c)}return n}
//|0 922
,cl=t=>{const n={n:"\n",r:"\r",t:"\t"};return t.replace(/\\(?:u\{(10[\dA-F]{4}|[\dA-F]{1,5})\}|(.))/g,(t,e,r)=>e?String.fromCodePoint(parseInt(e,16)):n[r]??r)}
//filter mask notation|0 922
,ul=(t,n,e)=>{let[r,s]=[0,t];if(!n)for(const n=Math.max(1,t-1024);s>n;)if(e(--s))return s;for(;s-r>1;){const t=r+Math.floor((s-r)/2);e(t)?r=t:s=t}return r}
//|0 922
,ll=(t,n,e)=>({shown:t,value:t,caret:n,disposition:e})
//|25 788 789 0 922
,hl=({start:t,end:n,text:e},r,s)=>{const i=F(r),o=i.slice(0,t).join(""),c=o+e,u=i.slice(n).join(""),l=[];let h=0;for(const t of F(c))h+=t.length,h>o.length&&l.push(h);const a=(t,n)=>{const e=c.slice(0,t)+u;return ll(e,F(e.slice(0,t)).length,n)};if(0===l.length||""===e||s(c+u))return a(c.length,"taken");const m=ul(l.length,""===u,t=>s(c.slice(0,l[t-1])+u));return 0===m?ll(r,n,"refused"):a(l[m-1],"shortened")}
//notation|25 228 306 788 789 791 0 922
,al=class{static of(t,n,{start:e,end:r,text:s,isForward:i}){if(!(n instanceof Cs)||null===n.group)return null;const o=F(t),c=n.st(o);if(null===c)return null;const u=t=>t.filter(t=>!n.groups.includes(t)).length;let l=u(o.slice(0,e)),h=l+u(o.slice(e,r));l===h&&""===s&&e<r&&(i?h=Math.min(c.length,h+1):l=Math.max(0,l-1));const a=F(s),m=2===n.read(s).completion?n.st(a)??a:a;return Object.assign(new al,{notation:n,shown:o,plain:c,start:e,end:r,text:s,lower:l,upper:h,inserted:m})}bt(t){const{shown:n,plain:e,end:r,text:s,lower:i,upper:o,inserted:c}=this,u=e.length<n.length;if(""===s)return u?this.it(0)??ll(this.fe(0).join(""),i,"taken"):null;const l=this.it(c.length);if(null===l||t(l.value))return l;const h=this.fe(c.length).join("");if(!u&&t(h))return ll(h,i+c.length,"taken");const a=ul(c.length,o===e.length,n=>{const e=this.it(n);return null!==e&&t(e.value)});return a>0?{...this.it(a),disposition:"shortened"}:u?ll(n.join(""),r,"refused"):null}get data(){const{notation:t,shown:n,start:e,end:r,text:s,lower:i,inserted:o}=this,c=this.fe(o.length).join("");return 0!==t.read(n.slice(0,e).join("")+s+n.slice(r).join("")).completion||0===We(t.syntax,c)?null:ll(c,i+o.length,"taken")}fe(t){return[...this.plain.slice(0,this.lower),...this.inserted.slice(0,t),...this.plain.slice(this.upper)]}it(t){const n=this.notation.it(this.fe(t));if(null===n)return null;let e=this.lower+t,r=0;for(;e>0;)this.notation.groups.includes(n[r++])||(e-=1);return ll(n.join(""),r,"taken")}}
//mask|792 0 922
,ml={digit:t=>/^[0-9]$/.test(t),letter:t=>/^\p{Alphabetic}[\p{M}\p{Alphabetic}\u200c\u200d]*$/u.test(t),letterOrDigit:t=>ml.digit(t)||ml.letter(t)}
//mask|18 792 0 922
,fl=t=>/^[\x20-\x7e]$/.test(t)?!ml.letterOrDigit(t):/^[\p{P}\p{Sm}]/u.test(t)||S.test(t)&&!/[\n\r\v\f\x85\u2028\u2029]/.test(t)
//mask|0 922
,pl={0:["digit","mandatory"],9:["digit","optional"],A:["letter","mandatory"],a:["letter","optional"],_:["letterOrDigit","mandatory"],"-":["letterOrDigit","optional"]}
//mask|25 794 0 922
,dl=t=>{const n=F(t),e=[];let r={kind:null,mandatory:0,optional:0};const s=()=>{for(const t of["mandatory","optional"])for(let n=0;n<r[t];n++)e.push({kind:r.kind,room:t});r={kind:null,mandatory:0,optional:0}};let i=null;for(let t=0;t<n.length;t++){const o=n[t];if(null!==i||"["!==o&&"{"!==o)if("]"===o||"}"===o)s(),i=null;else if("["===i&&"\u2026"===o){const t=r.kind??"letterOrDigit";s(),e.push({kind:t,room:"repeating"})}else if("["===i){const[t,n]=pl[o];r.kind!==t&&s(),r.kind=t,r[n]++}else e.push({own:"\\"===o?n[++t]:o,isInValue:"{"===i});else i=o}return e}
//mask|0 922
,bl=(t,n,e,r)=>({fills:t,matchesFixed:n,matchesLiterals:e,ends:r})
//mask|796 0 922
,wl=bl(!0,!0,!1,!1)
//mask|796 0 922
,gl=bl(!0,!1,!1,!1)
//mask|796 0 922
,jl=bl(!1,!0,!1,!1)
//mask|796 0 922
,Ol=bl(!0,!0,!0,!0)
//mask|796 0 922
,vl=bl(!0,!0,!1,!0)
//mask|796 0 922
,yl=bl(!0,!1,!1,!0)
//mask|0 922
,[kl,xl,$l]=[0,1,2]
//mask|25 0 922
,Ml=t=>F(t.join(""))
//mask|25 792 793 797 798 799 804 805 0 922
,Sl=class{constructor(t,n=[],e=0){this.pe=t,this.de=n,this.next=e}static of(t,n,e){const r=new Sl(n);for(const n of t)r.take(n,wl);return 0===r.filledCount()&&([r.de,r.next]=[[],0]),e&&r.autocomplete(),r}static be(t,n){return Sl.of(F(t),n,!1).value.join("")===t}copy(){return new Sl(this.pe,[...this.de],this.next)}get shown(){return this.de.map(t=>t.character).join("")}get value(){return this.filledCount()>0?this.de.filter(t=>0!==t.we).map(t=>t.character):[]}get ge(){return!this.pe.slice(this.next).some(t=>"mandatory"===t.room||t.isInValue)}get je(){return this.pe.some(t=>void 0!==t.own&&ml.letterOrDigit(t.own))}get Oe(){return this.value.length-Ml(this.value).length}get ve(){return Ml(this.de.map(t=>t.character)).length===this.de.length}ye(t){const n=this.de.slice(t).flatMap(({place:t})=>this.pe[t].kind??[]);return!n.some(t=>t!==n[0])&&(this.pe.every(({room:t})=>"optional"!==t)||this.pe.some(({isInValue:t})=>!1===t))}filledCount(t=0,n=this.de.length){let e=0;for(let r=t;r<n;r++)2===this.de[r].we&&e++;return e}ke(t){for(;t>0&&2!==this.de[t-1].we;)t--;return t}caret(t,n,e){let r=0;for(let n=t;n>0&&r<this.de.length;r++)2===this.de[r].we&&n--;for(;r<this.de.length&&2!==this.de[r].we&&(!(n--<=0)||e&&this.de[r].place===(0===r?-1:this.de[r-1].place)+1);r++);return r}cut(t){const n=this.de.splice(t),e=this.de.at(-1);return this.next=void 0===e?0:"repeating"===this.pe[e.place].room?e.place:e.place+1,n}autocomplete(){for(;void 0!==this.pe[this.next]?.own;this.next++)this.write(this.next)}write(t,n=null){const{own:e,isInValue:r}=this.pe[t];this.de.push({character:n??e,place:t,we:null!==n?2:r?1:0})}xe(t,n){let e=0;for(const{character:r,we:s}of t.slice(n))1===s&&this.take(r,jl),2!==s||this.take(r,gl)||e++;return e}remove(t,n){return this.xe(this.cut(t),n-t)}take(t,n){const e=this.de.length;let[r,s,i]=[!1,!1,null];for(let e=this.next;e<this.pe.length;e++){const{own:o,isInValue:c,kind:u,room:l}=this.pe[e];if(void 0===o&&s&&(i??={next:e,count:this.de.length}),void 0!==o){if(this.write(e),s=r,o===t&&(c?n.matchesFixed:n.matchesLiterals))return this.next=e+1,!0}else{if(n.fills&&ml[u](t))return this.write(e,t),this.next="repeating"===l?e:e+1,!0;if("optional"!==l)break;r=!0}}return n.ends&&i&&this.filledCount()>0&&fl(t)?(this.de.length=i.count,this.next=i.next,!0):(this.de.length=e,!1)}$e(t){for(let n=this.value;;){const e=Sl.of(Ml(n),this.pe,t);if(n=e.value,Ml(n).length===n.length)return e}}}
//mask|25 788 790 792 800 801 802 804 805 807 0 922
,Tl=class{constructor(t,n,e){this.value=n,this.text=Sl.of(F(n),t,!0),this.canHold=e}bt({start:t,end:n,text:e,isForward:r=!1}){if(""===e)return this.deletion(t,n,r);const[s,i,o]=this.Me(F(e),t,n);return this.Se(s,i,o)??this.Te(n,"refused")}Te(t,n){return{shown:this.text.shown,value:this.value,caret:t,disposition:n}}Ee(t,n,e){const r=t.ve?n:Math.min(n,F(t.shown).length);return{shown:t.shown,value:t.value.join(""),caret:r,disposition:e}}deletion(t,n,e){if(t===n)return this.Te(t,"taken");const r=this.Ae(t,n);return n-t==1&&r.value.join("")===this.text.value.join("")?this.Ne(t,n,e):this.Ie(t,n,t,r)}Ne(t,n,e){if(e){const e=this.text.de.findIndex((t,e)=>e>=n&&2===t.we);return e<0?this.Te(n,"taken"):this.Ie(e,e+1,t)}const r=this.text.ke(t)-1;if(r<0)return this.Te(t,"taken");const s=this.text.filledCount(n)>0?r+1:this.text.de.length;return this.Ie(r,s,r)}Ae(t,n){let e=this.text.copy();const r=e.remove(t,n);if(r>0){const s=this.text.copy();s.remove(s.ke(t),n)<r&&(e=s)}return e.$e(!0)}Ie(t,n,e,r=this.Ae(t,n)){if(this.text.filledCount(n)>0&&!this.text.ye(t)){const e=hl({start:t,end:n,text:""},this.text.shown,()=>!0);if(!Sl.be(e.value,this.text.pe))return e}const s=this.text.ke(e);return this.Ee(r,r.caret(this.text.filledCount(0,s),e-s,!1),"taken")}Se(t,n,e){let r=this._e(t,Ol,n,e);if(r.loss>0||this.text.je&&!r.rank.every(t=>0===t))for(const[s,i]of this.Ce(n)){const n=this._e(t,s,i,e);El(n.rank,r.rank)&&(r=n)}if(r.loss<t.length){const t=this.Fe(r);if(null!==t)return this.inserted(r,t,r.losesText?"shortened":"taken")}if(1===t.length)return null;const s=n=>this._e(t.slice(0,n),r.as,r.start,e),i=0===this.text.filledCount(e),o=ul(t.length,i,t=>null!==this.Fe(s(t)));if(0===o)return null;const c=s(o),u=c.loss<o?this.Fe(c):null;return null===u||this.Re(u)?null:this.inserted(c,u,"shortened")}inserted(t,n,e){return this.Ee(n,n.caret(t.filledCount,t.ownCount,t.filledCount>0),e)}Re(t){return t.value.join("")===this.text.value.join("")}Fe({text:t,keepsRest:n}){if(!n)return null;const e=t.$e(!0);return e.filledCount()<t.filledCount()-t.Oe||!e.ve?null:this.Re(e)||this.canHold(e.value.join(""))?e:null}Ce(t){const n=this.text.je?[[vl,t],[yl,t]]:[],e=this.text.ke(t);return e<t?[...n,[Ol,e]]:n}_e(t,n,e,r){const s=this.text.copy(),i=s.cut(e),[o,c]=[s.de.filter(t=>0!==t.we).length,s.next],u=t.filter(t=>!s.take(t,n)),l=s.filledCount()>0&&s.de.filter(t=>0!==t.we).length>o,h=t.length>1,a=h||this.text.filledCount()>0||e>0,m=!(l||a&&s.next>c),f=s.filledCount()-s.Oe,p=s.de.length-s.ke(s.de.length),d=0===s.xe(i,r-e),b=[!d,u.length,m,h&&!s.ge,h&&n===Ol].map(Number);return{text:s,as:n,start:e,filledCount:f,ownCount:p,keepsRest:d,rank:b,loss:u.length,losesText:u.some(ml.letterOrDigit)}}Me(t,n,e){const{de:r,pe:s}=this.text,i=(t,n)=>{const e=Ml(t),{kind:r}=s[n.place];return 1===e.length&&void 0!==r&&ml[r](e[0])};return n>0&&i([r[n-1].character,t[0]],r[n-1])&&(t=Ml([r[n-=1].character,...t])),e<r.length&&i([t.at(-1),r[e].character],r[e])&&(t=Ml([...t,r[e].character]),e+=1),[t,n,e]}}
//mask|0 922
,El=(t,n)=>{const e=t.findIndex((t,e)=>t!==n[e]);return e>=0&&t[e]<n[e]}
//|25 789 790 795 805 806 810 811 812 813 814 815 816 817 818 0 922
,Al=class{constructor(t,n){this.pe=void 0===t?null:dl(t),this.notation=n}shown(t){return this.qe(t)?Sl.of(F(t),this.pe,!0).shown:t}qe(t){return null!==this.pe&&Sl.be(t,this.pe)&&(null===this.notation||this.isAlive(t)||!this.isData(t))}valueOf(t){return null===this.pe||null!==this.notation||"string"!=typeof t||Sl.be(t,this.pe)?t:this.formattedAgain(ll(t,0,"taken")).value}bt(t,n,e){return null!==this.notation?this.notated(t,n,e):null===this.pe||this.qe(n)?this.formatted(t,n,e):this.unformatted(t,n,e)}formatted(t,n,e){return null===this.pe?hl(t,n,e):new Tl(this.pe,n,e).bt(t)}}
//|0 922
,{}=Object.assign(Al.prototype
//notation|808 809 819 0 922
,{isAlive(t){return 0!==this.notation.read(t).completion}}
//notation|228 808 809 819 0 922
,{isData(t){return"time"!==this.notation.type&&/^(?:19|20)/.test(t)&&0!==We(this.notation.syntax,t)}}
//notation|25 789 790 791 808 809 819 0 922
,{notated(t,n,e){const r=null===this.pe?al.of(n,this.notation,t):null,s=r?.bt(e)??null;if(null!==s)return s;const i=F(this.shown(n)),o=this.translation(t,i);if(null!==o&&e(o))return ll(o,F(o).length,"taken");if(null===this.pe){const s=r?.data??null;return null!==s&&e(s.value)?s:this.formatted(t,n,e)}if(!this.qe(n))return this.formattedAgain(hl(t,n,e));const c=this.formatted(t,n,e);if(""===t.text||"refused"!==c.disposition&&this.isAlive(c.value)||!this.isAlive(n))return c;const u=this.data(t,i);return null!==u&&e(u)?ll(u,F(u).length,"taken"):c}}
//mask|789 790 808 809 819 0 922
,{unformatted(t,n,e){const r=hl(t,n,t=>{const n=this.formattedAgain(ll(t,0,"taken"));return e(n.value)||n.value===t&&e(this.withoutOwn(t))});return this.formattedAgain(r)}}
//mask|25 808 809 819 0 922
,{withoutOwn(t){const n=this.pe.filter(t=>!1===t.isInValue).map(t=>t.own);return F(t).filter(t=>!n.includes(t)).join("")}}
//mask|25 805 808 809 819 0 922
,{formattedAgain(t){const n=this.fitted(t);return this.qe(t.value)?n:null===this.notation?n.shown.startsWith(t.value)||this.withoutOwn(t.value)===t.value||Sl.of(F(n.value),this.pe,!0).ge?n:t:/^\p{Nd}*$/u.test(t.value)&&!this.isData(t.value)&&this.isAlive(n.value)?n:t}}
//mask|25 805 806 808 809 819 0 922
,{fitted(t){const n=t=>new Tl(this.pe,"",()=>!0).bt({start:0,end:0,text:t}),e=n(t.value);if("refused"===t.disposition||"taken"!==e.disposition)return t;const r=F(t.value).slice(0,t.caret).join("");if(r===t.value)return{...e,caret:F(e.shown).length,disposition:t.disposition};const s=Sl.of(F(n(r).value),this.pe,!1).filledCount(),i=Sl.of(F(e.value),this.pe,!0).caret(s,0,!1);return{...e,caret:i,disposition:t.disposition}}}
//notation|25 729 808 809 819 0 922
,{translation({start:t,end:n,text:e},r){return F(e).length<2||n>r.length?null:Pu(this.notation,r.slice(0,t).join("")+e+r.slice(n).join(""))}}
//notation|808 809 819 0 922
,{data({start:t,end:n,text:e},r){const s=t=>/^\p{Nd}$/u.test(t);if(r.slice(n).some(s))return null;const i=r.slice(0,t).filter(s).join("")+e;return this.isData(i)&&!this.qe(i)?i:null}}
//|0 922
)
//|38 240 820 0 922
,Nl=(t,n=0,e=new Set)=>{const r=t=>Nl(t,n+1,e);return"string"==typeof t?JSON.stringify(t):Array.isArray(t)||hr(t)?n>Z||e.has(t)?"":(e.add(t),Array.isArray(t)?`[${t.map(r)}]`:`{${Object.keys(t).filter(n=>void 0!==t[n]).sort().map(n=>r(n)+r(t[n]))}}`):String(t)}
//externals|820 0 922
,Il=({rule:t,value:n,arguments:e})=>Nl([t.name,n,e])
//|823 824 0 922
,_l=({annotations:t,isSecret:n,computed:e,type:r})=>{const s=n||void 0!==e?void 0:t.find(({name:t})=>"default"===t)?.arguments[0];return void 0===s?void 0:Fl(r,Cl(s))}
//default|69 823 0 922
,Cl=t=>{if(Array.isArray(t))return t.map(Cl);if(null===t||"object"!=typeof t)return t;const[[n,e]]=Object.entries(t);return"number"===n?qt(e,!0):e}
//default|61 83 824 845 0 922
,Fl=(t,n)=>{if("any"===t.name)return n;if("list"===t.name)return(Array.isArray(n)?n:[n]).map(n=>Fl(t.item,n)).filter(t=>void 0!==t);const e="number"==typeof n||n instanceof It;return 4===t.kind?"string"==typeof n?n:e?Qt(n):"boolean"==typeof n?String(n):void 0:eh.includes(t.name)&&("string"==typeof n||e&&3===t.kind||"boolean"==typeof n&&2===t.kind)?n:void 0}
//|240 242 414 785 825 826 827 832 0 922
,Rl=(t,n,e,r=null,s=n.objects[0])=>{ql(t,s.memberNames,"field",e);for(const{name:i,field:o,group:c}of s.members){const s=fr(t,i),u=o&&r?.node(o);if(void 0!==s&&u?.Be&&Zl(u),o)Bl(s,o.type,[...e,i],u?.nested);else if(hr(s))Rl(s,n,[...e,i],r,n.objects[c]);else if(null!=s)throw new il(`'${_i([...e,i])}' takes the values of a form`)}}
//|240 243 414 785 0 922
,ql=(t,n,e,r)=>{if(!hr(t))throw new il(`expected an object of ${e}s`);const s=pr(t,n);if(void 0!==s)throw new il(`the form has no ${e} '${_i([...r,s])}'`)}
//|240 394 401 825 827 828 0 922
,Bl=(t,n,e,r=null)=>{if(n.form&&hr(t))return Rl(t,n.form,e,r);if(new Ai([]).value(t,n,0,0),void 0!==ki(n).form&&("list"===n.name&&Array.isArray(t)&&t.forEach((t,r)=>Pl(t,n.item,[...e,r])),"map"===n.name&&hr(t)))for(const r of Object.keys(t))Bl(t[r],n.item,[...e,{key:r}])}
//|20 240 414 785 827 0 922
,Pl=(t,n,e)=>{const r=null==t||"string"==typeof t&&E(t);if(n.form&&!r&&!hr(t))throw new il(`'${_i(e)}' takes the values of a form`);Bl(t,n,e)}
//|242 826 828 0 922
,zl=(t,n,e)=>{const r=[...(e.contexts??[]).map(t=>n.contexts[t]),...e.parameters??[]];ql(t,new Set(r.map(({name:t})=>t)),"context",[]);for(const{name:n,type:e}of r)Pl(fr(t,n),e,[n])}
//|240 242 830 834 0 922
,Dl=(t,n,e,r,s=e.form.objects[0])=>{for(const{name:i,field:o,group:c}of s.members){const s=fr(n,i),u=e.form.objects[c];o?void 0!==s?Ll(t,s,e.node(o),r):r||Ll(t,void 0,e.node(o),!1):hr(s)?Dl(t,s,e,r,u):null!==s&&r||Dl(t,{},e,!1,u)}}
//|822 831 834 0 922
,Ul=(t,n)=>{for(const e of n.fields){const n=_l(e.Pe);void 0!==n&&Ll(t,n,e,!1),e.nested&&Ul(t,e.nested)}}
//|414 785 0 922
,Zl=t=>{if(t.isReadOnly)throw new il(`'${_i(t.path)}' is read-only`)}
//|785 0 922
,Jl=t=>{if(t.ze)throw new il(`'${t.Pe.name}' is in a row that was removed`)}
//|240 820 830 835 836 841 0 922
,Ll=(t,n,e,r)=>{const{type:s,computed:i}=e.Pe;void 0===i&&(e.De=Hl(n),e.Ue=!1,s.form&&hr(n)?(e.Ue=!0,e.content=void 0,Dl(t,n,e.nested,r)):s.form?(Dl(t,{},e.nested,!1),e.content=n):"list"===s.name&&Array.isArray(n)?Gl(t,n,e):(e.Ze=null,e.content=e.Je.valueOf(n)),e.Le=(e.Ue||null!==e.Ze)&&Nl(e.given)!==e.He,Wl(e))}
//|20 38 240 835 0 922
,Hl=(t,n=0)=>!(null==t||n>0&&!1===t)&&("string"==typeof t?!E(t):n>Z||(Array.isArray(t)?t.some(t=>Hl(t,n+1)):0===n||!hr(t)||Object.values(t).some(t=>Hl(t,n+1))))
//list|837 839 840 0 922
,Gl=(t,n,e)=>{const r=(e.Ze??[]).slice(0,n.length),s=r.length;for(;r.length<n.length;)r.push(Vl(t,e));e.Ze=r,e.content=void 0,r.forEach((e,r)=>Ql(t,e,n[r]));for(const{instance:t}of r.slice(s))t&&Kl(t)}
//module list|848 0 922
,Vl=(t,n)=>{const e={value:null,instance:null};return n.Ge&&(e.instance=new ih(t,n.Ge,n,e)),e}
//|240 830 831 839 0 922
,Yl=(t,n,e)=>{void 0!==e&&(n.value=e),n.instance&&(Ul(t,n.instance),hr(e)&&Dl(t,e,n.instance,!0),Kl(n.instance))}
//|820 0 922
,Kl=t=>{for(const n of t.Ve())Object.assign(n,{He:Nl(n.given),Le:!1})}
//|240 830 0 922
,Ql=(t,n,e)=>{n.value=e,n.instance&&hr(e)&&Dl(t,e,n.instance,!1)}
//|0 922
,Wl=t=>{t.session.Ye++,t.unit.moment="change";for(let{Ke:n,Qe:e}=t.instance;n&&void 0!==t.given;({Ke:n,Qe:e}=n.instance))null===e&&(n.Ue=!0)}
//|422 842 843 0 922
,Xl=(t,n=t.form.objects[0])=>Di(n.members.map(({name:n,field:e,group:r})=>{if(e)return[n,th(t.node(e))];const s=Xl(t,t.form.objects[r]);return[n,Object.keys(s).length>0?s:void 0]}))
//|820 822 842 0 922
,th=({Pe:t,Ue:n,nested:e,Ze:r,content:s,He:i})=>{if(void 0===t.computed)return n?Xl(e):null!==r?r.map(t=>t.instance?Xl(t.instance):t.value):void 0!==s||i===Nl(void 0)&&void 0===_l(t)?s:null}
//|422 844 0 922
,nh=(t,n=t.form.objects[0])=>Di(n.members.map(({name:n,field:e,group:r})=>{if(e)return[n,t.node(e).given];const s=nh(t,t.form.objects[r]);return[n,Object.keys(s).length>0?s:void 0]}))
//|0 922
,eh=["integer","number","boolean","date","month","time","datetime"]
//|0 922
,rh=["text","integer","number","date","month","time","datetime","choice","any"]
//|61 72 83 423 729 808 820 844 845 848 0 922
,sh=class{constructor(t,n){this.instance=t,this.Pe=n,this.session=t.session,this.unit=null,this.content=void 0,this.Ze=null,this.Ue=!1,this.Le=!1,this.nested=n.type.form?new ih(this.session,n.type.form,this,null):null,this.Ge="list"===n.type.name?n.type.item.form??null:null,this.We=!1,this.Xe=!1,this.De=!1,this.tr=!1,this.Be=!1,this.He=void 0,this.status=null,this.view=null,this.Je=n.Je??=new Al(n.mask,n.notation)}get path(){return[...this.instance.path,...this.Pe.groups,this.Pe.name]}get slot(){return this.instance.place.frame.base+this.Pe.slot}get ze(){for(let{Ke:t,Qe:n}=this.instance;t;({Ke:t,Qe:n}=t.instance))if(n&&!t.Ze?.includes(n))return!0;return!1}get nr(){return!this.Ue&&null===this.Ze&&Nl(this.content)!==this.He}get isReadOnly(){return this.Be||void 0!==this.Pe.computed||(this.instance.Ke?.isReadOnly??!1)}get isEnabled(){return!this.tr&&(this.instance.Ke?.isEnabled??!0)}*er(){if(this.nested&&(yield this.nested),this.Ge)for(const t of this.Ze??[])yield t.instance}get given(){return this.Ue?nh(this.nested):null===this.Ze?this.content:this.Ze.map(t=>t.instance?nh(t.instance):t.value)}get value(){const{type:t}=this.Pe;return this.Ue||null!==this.Ze||"string"!=typeof this.content||!eh.includes(t.name)||this.ze?this.given:Ui(this.session.St,this.slot,t)??this.content}get rr(){if(this.Ue||null!==this.Ze)return null;const{content:t,Pe:{notation:n}}=this;if(null==t)return"";if("number"==typeof t||t instanceof It){const e="number"==typeof t?zt(t):t;return n?.write(3,e)??Qt(e)}return"string"!=typeof t?null:null===n||this.We?t:Pu(n,t)??t}}
//|847 849 850 851 0 922
,ih=class{constructor(t,n,e,r){this.session=t,this.form=n,this.Ke=e,this.Qe=r,this.fields=n.fields.map(t=>new sh(this,t)),this.Kt=uh(t.program,n).map(t=>({...t,instance:this,moment:"change",standing:oh}));for(const t of this.Kt)t.field&&(this.node(t.field).unit=t);this.place=null}node(t){return this.fields[t.index]}get path(){return null===this.Ke?[]:null===this.Qe?this.Ke.path:[...this.Ke.path,this.Ke.Ze.indexOf(this.Qe)]}*sr(){for(const t of this.Kt)if(yield t,t.field)for(const n of this.node(t.field).er())yield*n.sr()}*Ve(){for(const t of this.sr())t.field&&(yield ch(t))}}
//|0 922
,oh=Object.freeze({isInvalid:!1,jt:!1,fails:!1,failsForGood:!1,isPending:!1,pt:[],violations:[],undecided:[],Dt:new Map})
//|0 922
,ch=({field:t,instance:n})=>t?n.node(t):null
//|758 852 0 922
,uh=(t,n)=>{if(n.Kt)return n.Kt;const e=[];for(const r of t.tn(n.checks)){const s={entry:r.index,field:null,slot:r.a,hasConditions:!1,targets:[],reads:[]};if(0===r.op)e.push({...s,field:n.fields[r.a],slot:n.fields[r.a].slot});else if(1===r.op)e.push(s);else if(2===r.op){const n=t.checks[r.a],s=e.at(-1);n.isCondition&&(s.hasConditions=!0),lh(n).length>0&&s.targets.push(lh(n)),s.reads.push(...Vu(t,n))}}return n.Kt=e}
//|0 922
,lh=({target:t})=>{const n=t.findIndex(t=>"string"!=typeof t);return n<0?t:t.slice(0,n)}
//|853 0 922
,hh=(t,n)=>{const e=t.fields.findLast(({Pe:t})=>t.slot<=n);return e&&e.Pe.slot!==n?e.nested?hh(e.nested,n-e.Pe.slot):null:e??null}
//|786 855 858 859 0 922
,ah=(t,n)=>{const e=n.map(n=>{if("string"!=typeof n?.message)throw new TypeError("a violation needs a message");const e={path:"",rule:"rejected",severity:"error",file:"",line:0,column:0,...n},r=t.ir(ol(e.path));return{violation:e,...r,key:dh(t,r?.field)}}),r=({violation:n,field:e})=>e?bh(t,e):""===n.path||mh(t,n.path);return t.or=e.filter(r),t.update(),n.filter((t,n)=>!r(e[n]))}
//|414 786 0 922
,mh=(t,n)=>{const e=`${_i(ol(n))}.`;return t.root.fields.some(({Pe:t})=>t.Jt.startsWith(e))}
//|858 0 922
,fh=t=>{t.or=t.or.filter(({field:n,key:e})=>!n?.ze&&dh(t,n)===e)}
//|414 859 0 922
,ph=(t,n)=>t.or.filter(e=>e.field===n&&bh(t,n)).map(({violation:t,rest:e})=>n?{...t,path:_i([...n.path,...e])}:t)
//|820 844 0 922
,dh=(t,n)=>Nl(n?n.given:nh(t.root))
//|0 922
,bh=(t,n)=>!n||n.isEnabled&&t.cr(n)
//|861 0 922
,wh=t=>{for(const n of t.root.Ve())n.status=gh(t,n)}
//|862 863 864 865 867 871 0 922
,gh=(t,n)=>{const{We:e}=n,r=null===n.instance.Ke?[]:jh(t,n),{unit:s}=n,i=s.targets.length>0||r.length>0,o=i?vh(t,n,r):s.standing,c=t.cr(n),u=yh(t,n,o)||o.fails&&(s.hasConditions||r.length>0)||t.or?.some(t=>t.field===n),l=(e,r)=>!i||Oh(t,e,r)===n,h=u?[...r,s].flatMap(n=>xh(t,n).filter(t=>l(t,n))):[],a=h.filter(t=>"error"===t.severity),{nr:m}=n,f=o.jt&&!Th(t,n),p=f&&void 0!==n.Pe.computed,d=h.filter(t=>"warning"===t.severity);return{state:c&&n.isEnabled?a.length>0?"invalid":o.isPending?"checking":t.ur!==n||e?e||n.Xe||m||n.Le||p?o.isInvalid?"incomplete":f?"undecided":o.jt?"incomplete":"valid":"untouched":"editing":"untouched",isActive:c,isPending:o.isPending,violations:a,warnings:d,undecided:f?o.undecided:[]}}
//nested|0 922
,jh=(t,n)=>{const e=[];for(let{Ke:r,Qe:s}=n.instance;null!==r&&null===s;({Ke:r,Qe:s}=r.instance))r.unit.targets.some(e=>t.find(e,r.nested)===n)&&e.push(r.unit);return e}
//target|850 852 0 922
,Oh=(t,n,e)=>{const r=ch(e),s=e.standing.Dt.get(n)?.check,i=s?lh(s):[];return(r?.nested&&i.length>0?t.find(i,r.nested):null)??r}
//target|863 0 922
,vh=(t,n,e)=>{const{unit:r}=n,s=[...e,r].flatMap(({standing:e,...r})=>e.violations.filter(s=>Oh(t,s,{standing:e,...r})===n).map(t=>({isError:"error"===t.severity,isFinal:!e.Dt.get(t)?.Zt}))),i=r.standing.isInvalid&&!r.standing.violations.some(t=>"error"===t.severity);return{...r.standing,isInvalid:i||s.some(({isError:t})=>t),fails:s.length>0,failsForGood:s.some(({isFinal:t})=>t)}}
//|866 0 922
,yh=(t,n,e)=>n.We?e.failsForGood:e.fails&&kh(t,n)
//|423 0 922
,kh=(t,n)=>void 0!==n.Pe.computed?void 0!==Ui(t.St,n.slot,n.Pe.type):n.Xe||n.De&&t.ur!==n
//|850 857 868 877 0 922
,xh=(t,n)=>{const e=ch(n),r=$h(t,n,e);return t.or&&e?Ch([...r,...ph(t,e)],n.standing.Dt,t.options.mode):r}
//|865 869 877 0 922
,$h=(t,n,e)=>{const{standing:r}=n;if(!r.fails)return[];const s=null===e||yh(t,e,r);return s||n.hasConditions?Ch(r.violations.filter(r=>Mh(t,r,n,e,s)),r.Dt,t.options.mode):[]}
//|758 870 873 0 922
,Mh=(t,n,e,r,s)=>{const{Zt:i=!1,check:o=null}=e.standing.Dt.get(n)??{},c=o?.isCondition??!1;if(r?.We&&i&&!c)return!1;const u=o?Vu(t.program,o):[];return null===r&&0===u.length?t.isSubmitted:!!(s||c&&0!==u.length)&&!(r&&0===u.length&&void 0===r.Pe.computed&&!r.We&&!r.Xe)&&!(r&&void 0!==r.Pe.computed&&!Sh(t,r))&&u.every(n=>Ah(t,n,e.instance))}
//computed|866 872 875 0 922
,Sh=(t,{Pe:{slot:n},instance:e})=>{const r=Ih(t,n,e);return(0===r.length||r.some(n=>kh(t,n)))&&!Eh(t,n,e)}
//|872 0 922
,Th=(t,n)=>!n.We&&[...n.unit.reads,...void 0===n.Pe.computed?[]:[n.Pe.slot]].some(e=>Eh(t,e,n.instance))
//reads computed|853 874 875 0 922
,Eh=(t,n,e)=>{const r=hh(e,n);return null!==r&&void 0===r.Pe.computed?Nh(t,r):Ih(t,n,e).some(n=>Nh(t,n))}
//reads|853 866 872 875 0 922
,Ah=(t,n,e)=>{const r=hh(e,n);if(null!==r&&1&t.St.slots[r.slot].flags)return!0;const s=null!==r&&void 0===r.Pe.computed;return!(s&&!kh(t,r))&&(s||Ih(t,n,e).every(n=>kh(t,n)))&&!Eh(t,n,e)}
//|0 922
,Nh=(t,n)=>{if(n.We)return!0;if(null===n.nested&&!n.Ge)return!1;for(let e=t.ur?.We?t.ur:null;e;e=e.instance.Ke)if(e===n)return!0;return!1}
//computed parameters group|757 853 0 922
,Ih=(t,n,e)=>{const[r,s,i]=[[{slot:n,instance:e}],new Map,[]];for(const n of r){const e=s.get(n.instance)??s.set(n.instance,new Set).get(n.instance);if(e.has(n.slot))continue;e.add(n.slot);const{form:o,Ke:c}=n.instance,u=Gu(t.program,o).get(n.slot),l=hh(n.instance,n.slot),h=(o.parameters??[]).findIndex(t=>t.slot===n.slot);u?r.push(...u.map(t=>({slot:t,instance:n.instance}))):void 0!==l?.Pe.computed?r.push({slot:l.Pe.slot,instance:l.instance}):l?i.push(l):h>=0&&c&&r.push(...(c.Pe.ue?.[h]??[]).map(t=>({slot:t,instance:c.instance})))}return i}
//|857 867 0 922
,_h=t=>{const n=[...t.root.sr()].flatMap(n=>xh(t,n));return t.or?[...n,...ph(t)]:n}
//|0 922
,Ch=(t,n,e)=>{if("all"===e||t.length<2)return t;const r=new Set;let s=!1;return t.filter(t=>!(r.has(t.path)||s&&n.get(t)?.check||("error"!==t.severity||(r.add(t.path),t.path.endsWith("]")||(s=!0)),0)))}
//|0 922
,Fh=(t,n)=>{let e=n;for(;e.instance.Ke;)e=e.instance.Ke.unit;const r=t.form.steps.findIndex(({slots:[t,n]})=>t<=e.slot&&e.slot<n);return r<0&&null===e.field?0:r}
//|758 878 0 922
,Rh=(t,n,e,r)=>{const s=Fh(t,e);return s<0||s>n?[]:r.filter(r=>{const i=e.standing.Dt.get(r)?.check,o=(i&&e.instance===t.root?Vu(t.program,i):[]).map(n=>t.form.steps.findIndex(({slots:[t,e]})=>t<=n&&n<e));return Math.max(s,...o)===n})}
//|879 0 922
,qh=(t,n)=>{const e={isInvalid:!1,jt:!1,isPending:!1};for(const r of t.root.sr()){const{violations:s,undecided:i,isPending:o}=r.standing;Rh(t,n,r,s).some(t=>"error"===t.severity)&&(e.isInvalid=!0),0!==Rh(t,n,r,i).length&&(e.jt=!0,o&&(e.isPending=!0))}return e}
//|867 879 0 922
,Bh=(t,n)=>[...t.root.sr()].flatMap(e=>Rh(t,n,e,xh(t,e)))
//|850 878 0 922
,Ph=(t,n)=>{t.lr(null),t.or=null,t.host?.hr();for(const e of t.root.sr()){if(Fh(t,e)!==n)continue;e.moment="submit";const r=ch(e);null!==r&&t.cr(r)&&Object.assign(r,{Xe:!0,We:!1})}t.update()}
//steps|40 880 881 882 0 922
,zh=class{#t;#n;constructor(t,n){this.#t=t,this.#n=n}get#e(){return this.#t.form.steps[this.#n]}get name(){return this.#e.name}get label(){return this.#e.label??L(this.name)}get fields(){const[t,n]=this.#e.slots;return this.#r(t,n).map(t=>this.#t.view(t))}#r(t,n){return this.#t.root.fields.filter(({Pe:e})=>t<=e.slot&&e.slot<n)}get state(){const{isInvalid:t,jt:n,isPending:e}=qh(this.#t,this.#n);if(this.violations.length>0)return"invalid";if(e)return"checking";const[r,s]=this.#e.slots;return this.#r(r,s).some(t=>t.Xe||t.nr||this.#t.ur===t)?t?"incomplete":n?"undecided":"valid":"untouched"}get violations(){return Bh(this.#t,this.#n).filter(t=>"error"===t.severity)}get warnings(){return Bh(this.#t,this.#n).filter(t=>"warning"===t.severity)}get canContinue(){const{isInvalid:t,jt:n}=qh(this.#t,this.#n);return!t&&!n&&!this.#t.ar}async submit(){return Ph(this.#t,this.#n),await(this.#t.host?.settle()),this.canContinue}}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|90 95 98 99 100 884 0 922
,Dh=class{constructor(t,n){this.now=t,this.offset=n}static of(t){if("string"==typeof t){const n=an(t),e=null===n?pn(t):dn(n,0);if(!e)throw new RangeError(`now: '${t}' is neither a date nor a date with time`);const r=60*(e.o??0);return new Dh({s:e.s-r,n:e.n},()=>r)}const n=Number(t??Date.now());if(!Number.isFinite(n))throw new RangeError("now is no date");const e=Math.floor(n/1e3);return new Dh({s:e,n:Math.floor(1e6*(n-1e3*e))},t=>Math.round(60*-new Date(1e3*t.s).getTimezoneOffset())||0)}$(t){const n=Math.floor((t.s+this.offset(t))/86400);return Math.min(Math.max(n,-719162),2932896)}v(t){const n={s:t.s+this.offset(t),n:t.n,o:null};return on(bn(n))?n:null}x(t){const n=n=>({s:t.s-n,n:t.n});if(null!==t.o)return n(60*t.o);const e=this.offset(n(86400));if(this.offset(n(e))===e)return n(e);const r=this.offset(n(-86400));return this.offset(n(r))===r?n(r):n(e)}}
//|0 922
,Uh=["first-per-field","all","first"]
//|885 0 922
,Zh=t=>{if(!Uh.includes(t))throw new RangeError(`'${t}' is no report mode`)}
//|884 0 922
,Jh=class{constructor(t,n,e){this.mode=t,this.context=n.context??{},this.strict=!0===n.strict,this.moment="submit",this.Yt=!0,this.host=null,this.ruleTexts=n.ruleTexts,this.translations=n.translations,this.L=e.translations,this.now=n.now,this.mr=null}get y(){return this.mr??=Dh.of(this.now)}}
//externals|785 821 889 890 891 892 893 0 922
,Lh=class{constructor(t,n){const e=[...Hh(t)].filter(t=>"function"!=typeof n[t]).map(t=>`'${t}'`);if(e.length>0)throw new il(`the form needs external rules that were not supplied: ${e.join(", ")}`);this.session=t,this.externals=n,this.answers=new Map,this.fr=new Map,this.kept=new Map,this.waiting=[]}ft(t){return this.answers.get(Il(t))}hr(){for(const[t,n]of this.answers)void 0===n.accepted&&this.answers.delete(t)}pr(t){const[n,e]=[new Map,new Set];for(const{standing:r}of t)for(const{question:t,isPending:s}of r.pt)e.add(Il(t)),s&&n.set(Il(t),t);for(const t of this.answers.keys())e.has(t)||this.answers.delete(t);this.dr(n)}dr(t){for(const[n,{br:e}]of this.fr)t.has(n)&&!this.session.ar||(this.fr.delete(n),e.abort());for(const[n,e]of this.session.ar?[]:t){if(this.fr.has(n))continue;const t=new AbortController;this.fr.set(n,{br:t}),this.answer(e,n,t).then(e=>this.take(n,t,e))}if(0===this.fr.size)for(const t of this.waiting.splice(0))t()}async settle(){for(;this.fr.size>0;)await new Promise(t=>this.waiting.push(t))}take(t,n,e){this.fr.get(t)?.br===n&&(this.fr.delete(t),this.answers.set(t,e),this.session.update())}async answer(t,n,e){const{signal:r}=e,{debounce:s,timeout:i,cache:o,retries:c=0}=t.rule,u=this.kept.get(n);if(u&&u.end>performance.now())return u.answer;if(s&&this.session.wr!==this.session.Ye&&!await Kh(Yh(s),r))return{reason:"cancelled"};const l=this.gr(t,c,r),h=new AbortController;r.addEventListener("abort",()=>h.abort(),{once:!0});const a=i&&Kh(Yh(i),h.signal).then(()=>Vh),m=await(a?Promise.race([l,a]):l);return h.abort(),m===Vh&&e.abort(),o&&void 0!==m.accepted&&this.kept.set(n,{answer:m,end:performance.now()+Yh(o)}),this.kept.size>1024&&this.kept.delete(this.kept.keys().next().value),m}async gr(t,n,e){const{rule:r,value:s,arguments:i}=t,o=Object.fromEntries(r.parameters.map((t,n)=>[t,i[n]??null]));for(;;)try{return Gh(await this.externals[r.name](s,{signal:e,arguments:o}))}catch(t){if("AbortError"===t?.name||e.aborted)return{reason:"cancelled"};if(n--<=0)return{reason:t?.message?`failed: ${t.message}`:"failed"}}}}
//externals|0 922
,Hh=({program:t,form:n})=>{const e=new Set,r=({checks:t,decisions:n,fields:e})=>[t,n,...e.map(({filter:t})=>t)].filter(t=>void 0!==t),s=new Set(r(n));for(const n of s)for(const{op:i,name:o,a:c}of t.tn(n))18===i?e.add(t.externals[c].name):13===i?s.add(t.rules[c].entry):"nested"===o?r(t.forms[c]).forEach(t=>s.add(t)):"compute"===o&&void 0!==t.computed[c].aggregate?.body&&s.add(t.computed[c].aggregate.body);return e}
//externals|0 922
,Gh=t=>{if("boolean"==typeof t)return{accepted:t};if("string"==typeof t)return{accepted:!1,message:t||void 0};throw new TypeError("an external rule answers true, false or a message")}
//externals|0 922
,Vh={reason:"timed out"}
//externals|123 0 922
,Yh=t=>Number(Pn(t).g)/1e6
//externals|0 922
,Kh=(t,n)=>new Promise(e=>{const r=setTimeout(()=>e(!0),Math.min(t,2147483647));n.addEventListener("abort",()=>{clearTimeout(r),e(!1)},{once:!0})})
//module list|828 837 838 897 899 900 0 922
,Qh=(t,n,e)=>{const r=ea(t),s=ta(t,e,r.length);Pl(n,t.Pe.type.item,[...t.path,s]);const i=Vl(t.session,t);r.splice(s,0,i),ra(t,r),Yl(t.session,i,n)}
//module list|897 899 900 0 922
,Wh=(t,n,e)=>{const r=ea(t),[s,i]=[n,e].map(n=>ta(t,n,r.length-1));s!==i&&(r.splice(i,0,...r.splice(s,1)),ra(t,r))}
//module list|897 899 900 0 922
,Xh=(t,n)=>{const e=ea(t);e.splice(ta(t,n,e.length-1),1),ra(t,e)}
//module list|898 0 922
,ta=(t,n,e)=>{if(Number.isInteger(n)&&n>=0&&n<=e)return n;throw na(t)}
//module list|414 785 0 922
,na=t=>new il(`there is no such row in '${_i(t.path)}'`)
//module list|832 898 0 922
,ea=t=>{if("list"!==t.Pe.type.name)throw na(t);return Zl(t),[...t.Ze??[]]}
//module list|841 0 922
,ra=(t,n)=>{t.Ze=n,t.content=void 0,t.Xe=!0,Wl(t)}
//|414 827 832 833 834 894 895 896 0 922
,sa=class{#s;constructor(t){this.#s=t}get path(){return this.#s.ze?this.#s.Pe.Jt:_i(this.#s.path)}get label(){return this.#s.Pe.shownLabel}get text(){return this.#s.Je.shown(this.#s.rr??"")}get value(){return this.#s.value}get state(){return this.#s.status.state}get violations(){return this.#s.status.violations}get warnings(){return this.#s.status.warnings}get undecided(){return this.#s.status.undecided}get isActive(){return this.#s.status.isActive}get isPending(){return this.#s.status.isPending}get isReadOnly(){return this.#s.isReadOnly}set isReadOnly(t){this.#i(n=>n.Be=t)}get isEnabled(){return this.#s.isEnabled}set isEnabled(t){this.#i(n=>n.tr=!t)}get rowCount(){return this.#s.Ze?.length??0}edit(t){return Jl(this.#s),this.#s.session.edit(this.#s,t)}set(t){this.#o((n,e)=>{Zl(n),Bl(t,n.Pe.type,n.path),n.We=!1,Ll(e,t,n,!1)})}focus(){this.#i((t,n)=>n.lr(t))}leave(){this.#i((t,n)=>n.ur===t?n.lr(null):n.leave(t,n.ur))}insert(t,n=this.rowCount){this.#o(e=>Qh(e,t,n))}move(t,n){this.#o(e=>Wh(e,t,n))}remove(t){this.#o(n=>Xh(n,t))}#o(t){Jl(this.#s),this.#i(t)}#i(t){const{session:n,ze:e}=this.#s;e||(t(this.#s,n),n.update())}}
//|25 50 401 414 423 434 714 785 825 829 830 831 839 841 846 848 849 850 856 860 886 887 888 901 909 910 904 905 906 907 0 922
,ia=class{constructor(t,{values:n={},context:e,externals:r={},...s}){this.program=t.program,this.form=t.Pe,this.options={mode:"first-per-field",...s},Zh(this.options.mode),this.context=e??{},zl(this.context,this.program,this.form),this.St=new Nu(t.program),this.host=t.program.externals.length>0?new Lh(this,r):null,this.root=new ih(this,this.form,null,null),this.ur=null,this.isSubmitted=!1,this.wr=null,this.or=null,this.ar=!1,this.Ye=0,this.jr=new Set,this.Or=!1,this.vr=!1,Rl(n,this.form,[]),Ul(this,this.root),Dl(this,n,this.root,!0),Kl(this.root),this.update()}update(){if(this.Or)this.vr=!0;else{this.yr();for(const t of this.root.sr())t.standing=this.judge(t);this.or&&fh(this),wh(this),this.host?.pr(this.root.sr());for(const t of[...this.jr])t()}}batch(t){const n=!this.Or;this.Or=!0;try{t()}finally{n&&(this.Or=!1,this.vr&&(this.vr=!1,this.update()))}}k(t){return Object.assign(new Jh("all",this.options,this.form),{context:this.context,host:this.host},t)}yr(){const t=new Array(this.form.slotCount).fill(null);this.kr=new Ai(t,!1),this.xr(this.root,{frame:Xi(this.form,0),outer:[],items:[]},t),this.St._n(this.form,this.k(),t);for(const t of this.root.Ve())void 0!==t.Pe.computed&&(t.content=Ui(this.St,t.slot,t.Pe.type))}xr(t,n,e){t.place=n;const{base:r}=n.frame;e[r]=new St(10,void 0);for(const s of t.fields){const i=r+s.Pe.slot;if(s.Ue||null!==s.Ze&&s.Ge)this.layOutInside(s,i,n,e);else{const t=void 0!==s.Pe.computed?void 0:s.Ze?.map(t=>t.value)??s.content;this.kr.value(t,s.Pe.type,i,0),s.We&&e[i]&&(e[i].flags|=8),s.nested&&this.placeInstance(s.nested,oa(n,s,s.Pe.type.form,i,null))}t.form.objects.length>1&&this.showGroups(s,r,e)}}judge(t){const n=ch(t);if(null!==t.instance.Ke&&!this.isJudged(t.instance)||n?.tr)return oh;const e=this.k({moment:t.moment,Yt:!(null!==n&&(null!==n.nested||null!==n.Ge))}),r=this.St.Rn(t.entry,t.instance.place,e),{violations:s,pt:i,Dt:o}=r,c=[...o.values()].filter(t=>t.Zt).length;return{...r,fails:s.length>0,failsForGood:s.length>c,isPending:!this.ar&&i.some(t=>t.isPending)}}get verdict(){let t="valid";for(const{standing:n}of this.root.sr()){if(n.isInvalid)return"invalid";n.jt&&(t="undecided")}return t}edit(t,n){const e=t.rr;if(null===e||!rh.includes(t.Pe.type.name))throw new il(`'${_i(t.path)}' holds no text that could be edited`);if(t.isReadOnly||!t.isEnabled)throw new il(`'${_i(t.path)}' is read-only`);const r=ca(n,t.Je.shown(e)),s=this.k(),i=n=>r.deletesPart||void 0===t.Pe.filter||this.St.canHold(n,t.Pe,t.instance.place,s);let o=t.Je.bt(r,e,i);r.deletesPart&&"refused"===o.disposition&&(o=t.Je.bt({...r,text:""},e,i)),this.lr(t);const c=e!==o.value||null!==t.Pe.notation;"refused"===o.disposition||!c&&t.We||(t.We=!0,t.De=!1,c&&(t.content=o.value,Wl(t))),this.update();const{state:u,violations:l,warnings:h}=t.status,a=F(o.shown).slice(0,o.caret).join("").length;return{text:o.shown,value:t.value,caret:a,state:u,isRefused:"refused"===o.disposition,isShortened:"shortened"===o.disposition,messages:[...l,...h].map(t=>t.message)}}lr(t){if(this.ur===t)return;const n=this.ur;this.ur=t,n&&this.leave(n,t)}leave(t,n){const e=new Set;for(let t=n;t;t=t.instance.Ke)e.add(t);for(let n=t;n&&!e.has(n);n=n.instance.Ke)n.Xe=!0,n.We=!1,n.unit.moment="blur"}cr(t){return 0==(3&this.St.slots[t.slot].flags)&&(null===t.instance.Ke||this.cr(t.instance.Ke))}$r(){this.lr(null),this.isSubmitted=!0,this.wr=this.Ye,this.or=null,this.host?.hr();for(const t of this.root.sr()){t.moment="submit";const n=ch(t);null!==n&&this.cr(n)&&(n.Xe=!0)}this.update()}find(t,n){const e=this.ir(t,n);return 0===e?.rest.length?e.field:null}ir(t,n=this.root){for(let e=1;e<=t.length;e++){const r=_i(t.slice(0,e)),s=n.fields.find(({Pe:t})=>t.Jt===r);if(!s)continue;const i=t.slice(e),o=s.Ze?.[i[0]]?.instance;return(s.nested?this.ir(i,s.nested):o&&this.ir(i.slice(1),o))??{field:s,rest:i}}return null}view(t){return t.view??=new sa(t)}}
//|0 922
,{}=Object.assign(ia.prototype
//form|50 902 909 903 908 0 922
,{layOutInside(t,n,e,r){const{nested:s,Ze:i,Ge:o}=t;if(t.Ue)return this.xr(s,oa(e,t,t.Pe.type.form,n,null),r);const c=r[n]=new St(9,void 0);[c.count,c.stride]=[i.length,o.slotCount],c.start=this.kr.append(c.count*c.stride),i.forEach((n,s)=>this.xr(n.instance,oa(e,t,o,c.item(s),s),r))}}
//nested|902 909 903 908 0 922
,{placeInstance(t,n){t.place=n;for(const e of t.fields){const{type:{form:t},slot:r}=e.Pe;e.nested&&this.placeInstance(e.nested,oa(n,e,t,n.frame.base+r,null))}}}
//group|50 902 903 908 0 922
,{showGroups(t,n,e){const{slot:r,computed:s}=t.Pe;if(t.Ue||null!==t.Ze||void 0!==t.content&&void 0===s)for(const s of t.instance.form.objects.slice(1))s.slot<r&&r<s.slot+s.slotCount&&(e[n+s.slot]=new St(10,void 0))}}
//nested|902 903 908 0 922
,{isJudged(t){const{Ke:n}=t,e=this.St.slots[n.slot];return!(n.tr||71&e.flags)&&(null!==t.Qe||!(10!==e.kind||32&e.flags))&&(null===n.instance.Ke||this.isJudged(n.instance))}}
//|0 922
)
//form|434 0 922
,oa=(t,n,e,r,s)=>({frame:Xi(e,r,t.items.length+(null===s?0:1),null!==s&&s>0),outer:[...t.outer,{...t.frame,field:n.Pe}],items:null===s?t.items:[...t.items,s]})
//|22 25 785 0 922
,ca=({start:t,end:n,text:e,direction:r},s)=>{if(!([t,n].every(Number.isInteger)&&t>=0&&t<=n&&n<=s.length))throw new il(`the range ${t}..<${n} is not in a text of ${s.length}`);const i=N(e??""),o=[0];for(const t of F(s))o.push(o.at(-1)+t.length);const c=o.findLastIndex(n=>n<=t),u=o.findIndex(t=>t>=n),l="forward"===r;if(t===n&&""===i)return{start:c,end:c,text:"",isForward:l,deletesPart:!1};const[h,a]=[s.slice(o[c],t),s.slice(n,o[u])].map(t=>N(t,""));return{start:c,end:u,text:h+i+a,isForward:l,deletesPart:!e&&h+a!==""}}
//|420 786 825 829 830 842 854 876 883 902 0 922
,ua=class{#t;constructor(t,n){this.#t=new ia(t,n)}field(t){const n=this.#t.find(ol(t));return n&&this.#t.view(n)}get fields(){return[...this.#t.root.Ve()].map(t=>this.#t.view(t))}get steps(){return this.#t.form.steps.map((t,n)=>new zh(this.#t,n))}get verdict(){return this.#t.verdict}get isPending(){return[...this.#t.root.sr()].some(t=>t.standing.isPending)}get violations(){return _h(this.#t).filter(t=>"error"===t.severity)}get warnings(){return _h(this.#t).filter(t=>"warning"===t.severity)}show(t){return ah(this.#t,t)}get values(){return Pi(this.#t.St,this.#t.form,0)}get draft(){return Xl(this.#t.root)}get context(){return this.#t.context}set context(t){zl(t,this.#t.program,this.#t.form),this.#t.context=t,this.#t.update()}update(t){Rl(t,this.#t.form,[],this.#t.root),Dl(this.#t,t,this.#t.root,!0),this.#t.update()}batch(t){this.#t.batch(t)}onChange(t){if("function"!=typeof t)throw new TypeError("a listener is a function");return this.#t.jr.add(t),()=>this.#t.jr.delete(t)}async settle(){await(this.#t.host?.settle())}async submit(){const t=this.#t;for(let n=null;!t.ar&&t.Ye!==n;)t.$r(),n=t.Ye,await this.settle();return t.ar?"undecided":this.verdict}end(){this.#t.ar=!0,this.#t.jr.clear(),this.#t.update()}}
//|40 911 914 915 916 917 918 0 922
,la=class{constructor(t,n,e=!0){this.program=t,this.Pe=n,this.on=e,this.name=n.name,this.label=n.label??L(n.name)}session(t={}){return this.checkNow?.(t),new ua(this,t)}}
//|0 922
,{}=Object.assign(la.prototype
//module|912 913 919 0 922
,{validate(t,n={}){return void 0===n.step?this.judge(t,n):this.upTo(n.step).judge(t,n)}}
//module|912 913 919 0 922
,{upTo(t){const n=this.Pe.steps.find(n=>n.name===t);if(!n)throw new RangeError(`there is no step '${t}'`);return n.form??=new la(this.program.limited(this.Pe,n),this.Pe,!1)}}
//module|240 782 886 887 912 913 919 0 922
,{judge(t,n){const{mode:e="first-per-field",context:r}=n;if(Zh(e),!hr(t))throw new TypeError("a record is an object");this.checkNow?.(n),null!=r&&this.checkContext(r),void 0===this.Pe.Mr&&(this.Pe.Mr=el(this.program,this.Pe));const s=this.on?this.Pe.Mr:null;if(null!==s&&s.me(t))return{verdict:"valid",violations:[],undecided:[]};const i=this.program.St.judge(t,this.Pe,new Jh(e,n,this.Pe),s);return{verdict:i.isInvalid?"invalid":i.jt?"undecided":"valid",violations:i.violations,undecided:i.undecided}}}
//module|240 242 243 912 913 919 0 922
,{checkContext(t){if(!hr(t))throw new TypeError("a context is an object");const{contexts:n=[],forms:e}=this.program,r=this.program.Sr??=new Set([...n,...e.flatMap(({parameters:t=[]})=>t)].map(({name:t})=>t)),s=pr(t,r);if(void 0!==s){const t=[...r].map(t=>`'${t}'`).join(", ");throw new RangeError(`no form has a context '${s}'${t&&`; there are ${t}`}`)}for(const e of this.Pe.contexts??[]){const{name:r,type:s}=n[e],i=fr(t,r)??"";if(s.form&&!hr(i)&&""!==i)throw new RangeError(`the context '${r}' takes the values of a form`)}}}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|884 912 913 919 0 922
,{checkNow({now:t}){void 0!==t&&Dh.of(t)}}
//|0 922
)
//|767 912 0 922
,load=t=>{const n="string"==typeof t?JSON.parse(t):t,e=new Ku(n);return{forms:[...new Set(e.forms.map(({name:t})=>t))],form(t){const n=e.forms.find(n=>n.name===t);if(!n)throw new RangeError(`there is no form '${t}'`);return new la(e,n)}}}
//|21 69 241 0 922
,ha=t=>{let n=0;const e=()=>{throw new SyntaxError(`not JSON at position ${n}`)},r=/[ \t\n\r]*/y,s=/"(?:[^"\\\0-\x1f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|[{}[\],:]/y,i=()=>{r.lastIndex=n,r.test(t),s.lastIndex=r.lastIndex;const i=s.exec(t)?.[0]??e();return n=s.lastIndex,i},o=t=>{const n='"'===t[0]?JSON.parse(t):e();return A(n)?n:e()},c=(t,n)=>(n>512&&e(),"{"===t?l(n):"["===t?u(n):"true"===t||"false"===t?"true"===t:"null"===t?null:/[-0-9]/.test(t[0])?qt(t,!0):o(t)),u=t=>{const n=[];for(let r=i();"]"!==r;r=i())n.length>0&&(r=","===r?i():e()),n.push(c(r,t+1));return n},l=t=>{const[n,r,s]=[{},[],new Set];for(let u=i();"}"!==u;u=i()){r.length>0&&(u=","===u?i():e());const l=o(u);":"!==i()&&e(),Object.hasOwn(n,l)?s.add(l):r.push(l),Object.defineProperty(n,l,{value:c(i(),t+1),enumerable:!0,writable:!0,configurable:!0})}return Object.defineProperty(n,ar,{value:r}),s.size>0&&Object.defineProperty(n,mr,{value:s}),n},h=c(i(),0);return r.lastIndex=n,r.test(t),n=r.lastIndex,n===t.length?h:e()}
//|
;
//|

//|

//|
var C;
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

//|141
oe(0);
//|141
oe(4,5,16,6,7);
//|141
oe(3);
//computations|131 198

//computations|132 134 196

//computations|131 133 196 199

//|

//|395
xi.item=xi;
//|

//|

//|

//backtracking|

//fallback template|

//|

//module|61
export{It as Decimal};
//module|42
export{G as ProgramError};
//module|785
export{il as SessionError};
//|920
export{load};
//module|921
export{ha as parse};
