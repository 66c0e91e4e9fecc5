/* The FormRules runtime, minified by Scripts/minify.sh from the formrules.js of SHA-256 57635bc5af9e6fa0. */
//|
const[t,n,r,e]=[12,1,2,3];
//|
const[i,s,o]=[4,8,16];
//|

//|

//|
const[u,c]=[5,10];
//|
const[l,h]=[13,14];
//|
const f=t=>t?13:14;
//|
const a=t=>t?5:10;
//|
const m=(t,n,r)=>t|(n?4:0)|(r?8:0);
//|
const p=t=>3&t;
//|
const d=t=>0!=(2&t);
//|8 9
function b(t){if(16&t)return 1===p(t)?28:29;const n=p(t);return m(1===n?2:2===n?1:n,8&t,4&t)}
//|9 13
function w(t,n,r){const[e,i]=[p(t),p(n)];return 0===e||0===i?0!==e?t:0!==i?n:t|n:g(t,n,r)}
//|9
function g(t,n,r){const[e,i]=[p(t),p(n)],s=t=>e===t||i===t,o=s(r)?r:s(3)?3:s(0)?0:e,[u,c]=2===r?[4,8]:[8,4];return o|t&n&u|(t|n)&c}
//|
const[v,j,O,y]=[0,1,2,3];
//|
const k=[12,12,5,10];
//|12 13
const $=[(t,n)=>w(t,n,2),(t,n)=>w(t,n,1),(t,n)=>g(t,n,2),(t,n)=>g(t,n,1)];
//|
const M="\\t-\\r \\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000";
//|17
const x=new RegExp(`^[${M}]*$`);
//|17
const T=new RegExp(`^[${M}]+`);
//|17
const E=new RegExp(`[${M}]+`,"g");
//|18
function S(t){const n=t.charCodeAt(0);return!(n>32&&n<128)&&x.test(t)}
//|
const A=String.prototype.isWellFormed?t=>t.isWellFormed():t=>!/\p{Surrogate}/u.test(t);
//|

//|
function N(t){let n=t.length;for(let r=0;r<t.length;r++){const e=t.charCodeAt(r);e>=128&&(n+=e>=2048&&55296!=(63488&e)?2:1)}return n}
//|
function _(t){let n=t.length;for(let r=0;r<t.length;r++)56320==(64512&t.charCodeAt(r))&&n--;return n}
//|
var C;
//|

//|26 29
function I(t){if(q(t))return t.split("");C??=new Intl.Segmenter("und",{granularity:"grapheme"});const n=[];for(let[r,e]=[0,1024];r<t.length;){let i=r+e;56320==(64512&t.charCodeAt(i))&&i++;const s=Array.from(C.segment(t.slice(r,i)),t=>t.segment);i<t.length&&s.pop(),e=s.length>0?1024:2*e;for(const t of s)n.push(t),r+=t.length}return n}
//|
function q(t){for(let n=0;n<t.length;n++){const r=t.charCodeAt(n);if(r>=768||13===r)return!1}return!0}
//|28 29
const F=t=>q(t)?t.length:I(t).length;
//|32 33 34 35
const R={};
//|30 31
Object.assign(R,{characters:F});
//utf16|31
Object.assign(R,{utf16:t=>t.length});
//scalars|25 31
Object.assign(R,{scalars:_});
//bytes|24 31
Object.assign(R,{bytes:N});
//|
function z(t,n){const r=Math.min(t.length,n.length);for(let e=0;e<r;e++){const[r,i]=[t.charCodeAt(e),n.charCodeAt(e)];if(r===i)continue;const s=[r,i].map(t=>55296==(63488&t));return s[0]!==s[1]?s[0]?1:-1:r-i}return t.length-n.length}
//|
const B=t=>`limit reached: ${t}`;
//|
const P="left to the server";
//|
const D={steps:1e7,e:256,i:2e8,u:1e5,c:1e6,l:16777216,depth:128,slots:16<<20};
//|24 39
const U=t=>t.length>D.l/3&&N(t)>D.l;
//|28
function Z(t){const n=t.split(/[_-]/).filter(Boolean).join(" "),r=I(n)[0]??"";return r.toUpperCase()+n.slice(r.length)}
//|24 28
function J(t){if(N(t)<=80)return t;const n=I(t);return n.length<=80?t:n.slice(0,80).join("")+"\u2026"}
//|
const L=class extends Error{constructor(t){super(t),this.name="ProgramError"}};
//|
const H=["none","constant","parameter","field","previous","previousItem","context","computed","item","computation","itemPath"];
//|44
const[V,Y,G,K,Q,W,X,tt,nt,rt,et]=H.keys();
//|
const it={kind:0,at:0};
//|43 44 46
function st(t){if(null==t)return it;const[[n,r]]=Object.entries(t),e=H.indexOf(n);if(e<1)throw new L(`the operand '${n}' is not known`);return 8===e?{kind:e,level:r[0],at:r[1]}:{kind:e,at:r}}
//|47
const ot=({name:t,operand:n})=>({name:t,operand:st(n)});
//|
const[ut,ct,lt,ht,ft,at,mt,pt,dt,bt,wt,gt,vt,jt,Ot,yt,kt]=Array(17).keys();
//|
const $t={text:4,choice:4,integer:3,number:3,boolean:2,date:5,month:16,time:6,datetime:7,file:8,any:void 0};
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

//|64 65 66 67
const Mt=class{constructor(t,n){this.kind=t,this.value=n,this.flags=0}get p(){return this.isMap?this.stride-1:this.stride}get g(){return 10===this.kind&&!this.isOwn&&0==(4&this.flags)}get v(){return 9===this.kind&&0==(68&this.flags)}j(t){this.flags|=64,this.reason=t}};
//list map any|63
Object.assign(Mt.prototype,{item(t){return this.start+t*this.stride}});
//list map any|63
Object.assign(Mt.prototype,{itemAt(t){return null===this.order?t:this.order[t]}});
//computations computed parameters|63
Object.assign(Mt.prototype,{copy(){return Object.assign(new Mt(this.kind,this.value),this)}});
//|63
Object.assign(Mt.prototype,{start:0,count:0,stride:0,order:null,isMap:!1,isOwn:!1,isKey:!1,form:null,text:null,given:null,reason:null,unknown:null});
//|63
function xt(t){const n=new Mt(t.isMap?9:0,void 0);return[n.start,n.count,n.stride,n.order]=[t.start-1,t.count,t.stride,t.order],n}
//|63
function Tt(t){if(9===t.kind)return t;const n=new Mt(10===t.kind&&t.isOwn?9:0,void 0);return 0===n.kind||([n.flags,n.isMap,n.order]=[t.flags,!0,t.order],[n.start,n.count,n.stride]=[t.start+1,t.count,2]),n}
//|63
const Et=Object.freeze(new Mt(0,void 0));
//|

//|
const St=Symbol("too many digits");
//|93 74
const At=class{constructor(t,n,r=!1){this.digits=t,this.exponent=n,this.O=r&&BigInt.asIntN(64,t)!==t,Object.freeze(this)}toString(){return Gt(this)}toJSON(){return this.toString()}};
//module|72 73 79
Object.assign(At,{from(t){const n=qt(String(t),!0);if(null===n||n===St)throw new RangeError(`'${t}' is not a number of 38 digits`);return n}});
//|73 75 76 81
function Nt(t,n,r=!1){if(0n===t)return 0;const e=String(t),i=Rt(e),s=i.length-(t<0n?1:0),o=n+e.length-i.length;return s>38&&r?Nt(_t(BigInt(i),s-38),o+s-38,!0):s>38||Math.abs(o)>2147483647?null:o>=0&&s+o<=15?Number(i)*10**o:new At(BigInt(i),o,r)}
//computations computed|86 87
function _t(t,n){const[r,e]=[Ut(t),Zt(n)],i=r%e;return(r/e+(i>e-i||i===e-i&&r/e%2n===1n?1n:0n))*(t<0n?-1n:1n)}
//|
const Ct=t=>"object"==typeof t&&t.O;
//|
function It(t){return"number"==typeof t?[BigInt(t),0]:[t.digits,t.exponent]}
//|80
function qt(t,n=!1){const r=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(t),[,e,i,s="",o=0]=r??[];return!r||o&&!n?null:""===s&&i.length<=15&&0===o?Number(e+i)||0:Ft(e,i,s,o)}
//|72 75 81
function Ft(t,n,r,e){const i=Rt(n+r),s=i.replace(/^0+/,"");return""===s?0:s.length>38?St:Nt(BigInt(t+s),n.length-i.length+Number(e))??St}
//|
function Rt(t){let n=t.length;for(;"0"===t[n-1];)n--;return t.slice(0,n)}
//|79 83
function zt(t){return Bt(t)?t||0:qt(String(t),!0)}
//|
const Bt=t=>Number.isInteger(t)&&t<1e15&&t>-1e15;
//|
const Pt=t=>"number"==typeof t||t.exponent>=0;
//|
const Dt=t=>"number"==typeof t?t<0:t.digits<0n;
//|
const Ut=t=>t<0n?-t:t;
//|
const Zt=t=>10n**BigInt(t);
//|78 86
function Jt(t){const[n,r]=It(t);return String(Ut(n)).length-1+r}
//|90
function Lt(t,n){return"number"==typeof t&&"number"==typeof n?t<n?-1:t>n?1:0:Ht(t,n)}
//module moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations between less lessOrEqual greater greaterOrEqual decimals integer number any default multiple_of|78 87
function Ht(t,n){const[r,e]=It(t),[i,s]=It(n),o=e-s,u=(t,n)=>t*Zt(Math.min(Math.max(n,0),39)),[c,l]=[u(r,o),u(i,-o)];return c<l?-1:c>l?1:0}
//|92
function Vt(t,n){return"number"==typeof t?t:Yt(t,n)}
//module moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations between less lessOrEqual greater greaterOrEqual decimals integer number any default multiple_of|87
function Yt({digits:t,exponent:n},r){if(n>=0)return Number(`${t}e${n}`);const e=n<-38?0:Number(t/Zt(-n));return r===t>0n?e+(r?1:-1):e}
//|94
function Gt(t){return"number"==typeof t?String(t):Kt(t)}
//|86
function Kt(t){const n=t.digits<0n?"-":"",r=String(Ut(t.digits)),e=t.exponent;if(e>=0&&r.length+e<=40)return n+r+"0".repeat(e);const i=r.length+e;return e<0&&i>0?`${n}${r.slice(0,i)}.${r.slice(i)}`:e<0&&-e<=40?`${n}0.${"0".repeat(-i)}${r}`:`${n}${r}e${e}`}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
const[Qt,Wt]=[-719162,2932896];
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|

//|
const Xt=(t,n)=>String(t).padStart(n,"0");
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
function tn(t,n){return 2===t?n%4!=0||n%100==0&&n%400!=0?28:29:4===t||6===t||9===t||11===t?30:31}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|98
function nn(t,n,r){if(t<1||t>9999||n<1||n>12||r<1||r>tn(n,t))return null;const e=n<=2?t-1:t,i=Math.floor(e/400),s=e-400*i,o=Math.floor((153*(n>2?n-3:n+9)+2)/5)+r-1;return 146097*i+(365*s+Math.floor(s/4)-Math.floor(s/100)+o)-719468}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
function rn(t){const n=t+719468,r=Math.floor(n/146097),e=n-146097*r,i=Math.floor((e-Math.floor(e/1460)+Math.floor(e/36524)-Math.floor(e/146096))/365),s=e-(365*i+Math.floor(i/4)-Math.floor(i/100)),o=Math.floor((5*s+2)/153),u=o<10?o+3:o-9;return{year:i+400*r+(u<=2?1:0),month:u,day:s-Math.floor((153*o+2)/5)+1}}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
const en=t=>t>=-719162&&t<=2932896;
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
const sn=t=>t>=12&&t<12e4;
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|100 104
const on=t=>un(rn(t));
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
const un=({year:t,month:n})=>12*t+n-1;
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|98 99 100
function cn(t,n){const{year:r,month:e,day:i}=rn(t),s=12*r+e-1+n;if(s<12||s>=12e4)return null;const[o,u]=[Math.floor(s/12),s%12+1];return nn(o,u,Math.min(i,tn(u,o)))}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|99
function ln(t){const n=/^(\d{4})-(\d\d)-(\d\d)$/.exec(t);return n&&nn(+n[1],+n[2],+n[3])}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
function hn(t){const n=/^(\d{4})-(\d\d)$/.exec(t);return!n||+n[1]<1||+n[2]<1||+n[2]>12?null:12*+n[1]+ +n[2]-1}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
function fn(t){const n=/^(\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?$/.exec(t);if(!n)return null;const[r,e,i=0]=n.slice(1,4).map(t=>t&&+t);return r>23||e>59||i>59?null:1e9*(3600*r+60*e+i)+ +(n[4]??"").padEnd(9,"0")}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|106 108 110
function an(t){const n=/^(.{10})[Tt ](.{5,18}?)(?:([Zz])|([+-])(\d\d):(\d\d))?$/.exec(t);if(!n)return null;const[r,e]=[ln(n[1]),fn(n[2])];if(null===r||null===e||n[5]>23||n[6]>59)return null;const i=n[4]?(60*n[5]+ +n[6])*("-"===n[4]?-1:1):null;return mn(r,e,n[3]?0:i)}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
function mn(t,n,r=null){return{s:86400*t+Math.floor(n/1e9),n:n%1e9,o:0===r?0:r}}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
const pn=t=>Math.floor(t.s/86400);
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|111
const dn=t=>1e9*(t.s-86400*pn(t))+t.n;
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|97 100
function bn(t){const{year:n,month:r,day:e}=rn(t);return`${Xt(n,4)}-${Xt(r,2)}-${Xt(e,2)}`}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|97
const wn=t=>`${Xt(Math.floor(t/12),4)}-${Xt(t%12+1,2)}`;
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|81 97
function gn(t){const n=Math.floor(t/1e9),r=[n/3600,n/60%60,n%60].map(t=>Xt(Math.floor(t),2)).join(":");return t%1e9==0?r:`${r}.${Rt(Xt(t%1e9,9))}`}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|97 111 112 113 115
function vn(t){const n=`${bn(pn(t))}T${gn(dn(t))}`;if(null===t.o)return n;if(0===t.o)return n+"Z";const r=Math.abs(t.o);return`${n}${t.o<0?"-":"+"}${Xt(Math.floor(r/60),2)}:${Xt(r%60,2)}`}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
const jn=(t,n)=>Math.sign(t.s-n.s||t.n-n.n);
//|21
function On(t){switch(t.kind){case 4:return S(t.value)&&0==(128&t.flags);case 0:return!0;case 1:return 0==(128&t.flags);case 9:return 0===t.count&&0==(128&t.flags);case 10:return 0!=(32&t.flags);default:return!1}}
//|
const yn=t=>4===t.kind?t.value:t.text??"";
//|
const kn=t=>5===t.kind||16===t.kind||6===t.kind||7===t.kind;
//|
const $n=t=>4===t.kind&&0!=(128&t.flags)&&!t.isKey;
//|73 89 120
function Mn(t,n,r){const e=t.value===n.value||kn(t)&&JSON.stringify(t.value)===JSON.stringify(n.value)||t.value instanceof At&&n.value instanceof At&&0===Lt(t.value,n.value);return t.kind===n.kind&&e&&t.start===n.start&&t.count===n.count&&(t.flags&~r)==(n.flags&~r)}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|101 102 113 114 115 116
function xn(t){switch(t.kind){case 5:return en(t.value)?bn(t.value):null;case 16:return sn(t.value)?wn(t.value):null;case 6:return gn(t.value);default:return vn(t.value)}}
//|75 77 78 87 88
function Tn(t,n){if(0===n)return t;if(0===t)return n;const r=Ct(t)||Ct(n),[e,i]=It(t),[s,o]=It(n),u=Math.min(i,o);return Math.max(i,o)-u>76?r?Jt(t)>Jt(n)?t:n:null:Nt(e*Zt(i-u)+s*Zt(o-u),u,r)}
//|75 78
function En(t,n){const[r,e]=It(t);return Nt(r,e+n)}
//|75 77 78
function Sn(t,n){const[r,e]=It(t),[i,s]=It(n);return Nt(r*i,e+s,Ct(t)||Ct(n))}
//|75 77 78 86 87
function An(t,n){const[r,e]=It(t),[i,s]=It(n),o=Ut(i);let u=Ut(r)/o,c=Ut(r)%o,l=e-s;for(;0n!==c&&u<Zt(37);)u=10n*u+10n*c/o,c=10n*c%o,l-=1;return(c>o-c||c===o-c&&u%2n===1n)&&(u+=1n),Nt(r<0n!=i<0n?-u:u,l,0n!==c||Ct(t)||Ct(n))}
//|73
const Nn=t=>"number"==typeof t?-t||0:new At(-t.digits,t.exponent,t.O);
//|78 86 87
function _n(t,n){const[r,e]=It(t),i=-e-n;if(i<=0)return null;if(i>38)return{kept:0n,rest:1n,unit:10n,digits:r};const s=Zt(i);return{kept:r/s,rest:Ut(r)%s,unit:s,digits:r}}
//|75 129
function Cn(t,n){const r=_n(t,n);if(!r)return t;const e=r.rest>=r.unit-r.rest?r.digits<0n?-1n:1n:0n;return Nt(r.kept+e,-n)??t}
//|78 86 132
function In(t,n){const[r,e]=It(t),[i,s]=It(n);if(0n===r)return!0;if(0n===i)return!1;const o=e-s,u=qn(Ut(r)),c=qn(Ut(i));return u.twos+o>=c.twos&&u.fives+o>=c.fives&&r%c.rest===0n}
//|
function qn(t){let[n,r,e]=[t,0,0];for(;n%2n===0n;r++)n/=2n;for(;n%5n===0n;e++)n/=5n;return{twos:r,fives:e,rest:n}}
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
const Fn={ms:1e6,s:1e9,min:6e10,h:36e11,d:864e11,w:6048e11};
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|43 78 79 87 126 133
function Rn(t){const[,n,r,e]=/^(-?)([0-9.]+)(\w+)$/.exec(t)??[],i=r&&qt(r),s="mo"===e?1:"y"===e?12:Fn[e];if(null==i||!s)throw new L(`'${t}' is not a duration`);const[o,u]=It(Sn(i,s)??0),c=u<0?o/Zt(-u):o*Zt(u),l=n?-c:c;return"mo"===e||"y"===e?{text:t,months:Number(l)}:{text:t,y:l}}
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
const zn=(t,n)=>("years"===t?Math.trunc(n/12):n)||0;
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|103 105
function Bn(t,n,r,e){const i=on(r)-on(t),s=cn(t,i);if(null===s)return i;const o=s-r||n-e;return(t-r||n-e)<=0?o>0?i-1:i:o<0?i+1:i}
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|102 105 110 111 112
function Pn(t,n,r){if(16===t)return sn(n+r)?n+r:null;if(5===t)return cn(n,r);if(7!==t)return null;const e=cn(pn(n),r);return null===e?null:mn(e,dn(n),n.o)}
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|101 111
function Dn(t,n,r){const e=Number(r/1000000000n),i=Number(r%1000000000n);if(5===t){const t=n+Math.trunc(e/86400);return en(t)?t:null}if(6===t)return((n+e%86400*1e9+i)%864e11+864e11)%864e11;const s=n.n+i,o=Math.floor(s/1e9),u={s:n.s+o+e,n:s-1e9*o,o:n.o};return en(pn(u))?u:null}
//|
const[Un,Zn,Jn,Ln]=[0,1,2,3];
//|
const Hn=class{constructor(t,n,r,e){this.slot=t,this.k=n,this.$=r,this.position=e,this.isSecret=!1}};
//|140
const Vn=t=>new Hn(t,2,0===t.kind,-1);
//|70 141
const Yn=Object.freeze(Vn(Et));
//|63 141
const Gn=t=>Vn(new Mt(3,t));
//|140
function Kn({slot:t,k:n,$:r,isSecret:e}){const i=new Hn(t,0===n?3:n,r,-1);return i.isSecret=e,i}
//|
const Qn=({slot:t,$:n})=>0!=(2&t.flags)&&!n||0!=(64&t.flags)&&0===t.kind;
//|63 141
function Wn(t){const n=new Mt(3,null);return n.j(t),Vn(n)}
//|70 111 112 135 136 142 143 148 150 157
function Xn(t,n,r,e){const i=[r,e].map(({slot:t})=>4===t.kind?or(t.value)?.slot??Et:t);if("days"!==n&&i.some(t=>16===t.kind)){const[r,e]=i.map(n=>rr(t,n));if(null!==r&&null!==e)return Gn(zn(n,e-r))}const[s,o]=[r,e].map(n=>tr(t,n));if(null===s||null===o)return Yn;const[u,c]=[dn(s),dn(o)],[l,h]=[pn(s),pn(o)];if("days"!==n)return Gn(zn(n,Bn(l,u,h,c)));const f=h-l;return Gn(f>0&&c<u?f-1:f<0&&c>u?f+1:f)}
//|149
function tr(t,n){const r=nr(n);return null===r||null===r.o?r:t.E.T.x(t.E.T.S(r))}
//|99 110 157
function nr({slot:t}){const n=4===t.kind?or(t.value)?.slot:t;return 5===n?.kind?mn(n.value,0):16===n?.kind?mn(nn(Math.floor(n.value/12),n.value%12+1,1),0):7===n?.kind?n.value:null}
//|103 111
function rr(t,n){return 16===n.kind?n.value:5===n.kind?on(n.value):7!==n.kind?null:null===n.value.o?on(pn(n.value)):on(t.E.T.N(t.E.T.S(n.value)))}
//|37 63 120 137 138 141 142 151 157
function er(t,n){if(70&t.slot.flags)return t;if(4===t.slot.kind){const r=or(t.slot.value);return null===r?Yn:er(r,n)}const{kind:r}=t.slot;if(!kn(t.slot)||16===r&&void 0===n.months)return Yn;const e=new Mt(r,t.slot.value);e.flags=t.slot.flags;const i=void 0===n.months?Dn(r,e.value,n.y):Pn(r,e.value,n.months);return null===i?e.j(B("years of the calendar")):e.value=i,Vn(e)}
//|
const ir=(...t)=>t.reduce((t,n)=>t|1<<n,0);
//|152
ir(0);
//|152
ir(4,5,16,6,7);
//|152
ir(3);
//|72 79 121
function sr({slot:t}){if(3===t.kind)return t.value;if(4!==t.kind||$n(t))return null;const n=qt(t.value);return n===St?null:n}
//|63 106 107 108 109 141
function or(t){for(const[n,r]of[[5,ln],[7,an],[6,fn],[16,hn]]){const e=r(t);if(null!==e)return Vn(new Mt(n,e))}return null}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations between less lessOrEqual greater greaterOrEqual|89 156 159
function ur(t,n,r){const[e,i]=[sr(n),sr(r)];return null!==e&&null!==i?Lt(e,i):null!==e||null!==i?null:cr(t,n,r)}
//size moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|117 120 150 152 157 159 160
function cr(t,n,r){const[e,i]=[n.slot,r.slot];if(4===e.kind||4===i.kind){const[e,i]=[n,r].map(t=>4===t.slot.kind?or(t.slot.value):t);return null===e||null===i?null:cr(t,e,i)}if(16===i.kind&&(5===e.kind||7===e.kind)){const e=cr(t,r,n);return null===e?null:-e||0}if(16===e.kind&&(5===i.kind||7===i.kind))return Math.sign(e.value-rr(t,i));const s=ir(e.kind,i.kind);if(s===ir(7)||s===ir(5,7))return jn(lr(t,e),lr(t,i));if(e.kind!==i.kind)return null;if(kn(e))return Math.sign(e.value-i.value);const o=12===e.kind?t=>t.value:11===e.kind?t=>t.value.y:null;return null===o?null:o(e)<o(i)?-1:o(e)>o(i)?1:0}
//|110
function lr(t,n){return t.E.T.S(5===n.kind?mn(n.value,0):n.value)}
//|
function hr(t,n){let r=0;for(;r<t;){const e=r+t>>1;n(e)?t=e:r=e+1}return r}
//|36 161
function fr(t,n,r){const e=r=>t.slots[n.item(r)-1].value,i=hr(n.count,t=>z(e(t),r)>=0);return i<n.count&&e(i)===r?n.item(i):void 0}
//computations|63 141 142 151 164 165 166 167 169 179
function ar(t,n){switch(n.name){case"today":return Vn(new Mt(5,t.E.T.N(t.E.T.now)));case"now":{const n=t.E.T.x(t.E.T.now);return null===n?Yn:Vn(new Mt(7,n))}case"key":return pr(t);case"offset":return er(Tr(t,n.operand),n.shift);case"entry":return mr(t,Tr(t,n.operand),Tr(t,n.key),n.slot);case"operation":return"count_filled"===n.operation?dr(t,n.operands):"first_filled"===n.operation?br(t,n.operands):gr(t,n.operation,n.operands);default:return Yn}}
//computations|142 162 181
function mr(t,n,r,e){if(64&n.slot.flags)return n;if(!n.slot.isMap||0!==n.k||e>=n.slot.p)return Yn;const i=fr(t,n.slot,r.slot.value);if(void 0===i)return Yn;const s=Sr(t,i+e);return 2&n.slot.flags&&!s.$&&(s.slot=s.slot.copy(),s.slot.flags|=2),s}
//computations|142 181
function pr(t){const n=t.loops.at(-1);return n&&0!==n.next&&n.list.isMap?Sr(t,n.list.item(n.list.itemAt(n.next-1))-1):Yn}
//computations|143 145 179
function dr(t,n){let r=0;for(const e of n){const n=Tr(t,e);if(Qn(n))return n;n.$||r++}return Gn(r)}
//computations|142 144 179 182
function br(t,n){for(const r of n){const n=Tr(t,r);if(null!==Ar(t,n))return n;if(!n.$)return Kn(n)}return Yn}
//computations|144 158
function wr(t,n,r){const e="min"===n?-1:1;let i=r[0];for(const n of r.slice(1)){const r=ur(t,n,i);null!==r&&Math.sign(r)===e&&(i=n)}return Kn(i)}
//computations|100 111 142 143 147 149 168 170 171 179 182
function gr(t,n,r){const e=[];let i=null;for(const n of r){const r=Tr(t,n);if(null!==Ar(t,r))i??=r;else if(r.$)return Yn;e.push(r)}if(i)return i;switch(n){case"length":return vr(e[0]);case"min":case"max":return wr(t,n,e);case"years":case"months":case"days":return Xn(t,n,...e);case"year":case"month":case"weekday":{const t=nr(e[0]);if(null===t)return Yn;const r=pn(t);return Gn("weekday"===n?((r+3)%7+7)%7+1:rn(r)[n])}default:return e.some(t=>3!==t.slot.kind)?Yn:jr(n,e.map(t=>t.slot.value))}}
//computations|30 37 40 142 143 146
function vr({slot:t}){return 4!==t.kind?Yn:U(t.value)?Wn(B("text length")):Gn(F(t.value))}
//computations|85 124 126 127 128 130 143 146 172
function jr(t,[n,...r]){if("negate"===t)return Gn(Nn(n));if("abs"===t)return Gn(Dt(n)?Nn(n):n);let e=n;for(const n of r){if("divide"===t&&0===n)return Wn("division by zero");if("round"===t)return Gn(Cn(e,Jt(i=n)>9?Dt(i)?-1e9:1e9:Vt(i,!1)));if(e={add:Tn,multiply:Sn,divide:An}[t](e,n),null===e)return Wn("more than 38 digits")}var i;return Gn(e)}
//computations|85 88 91

//|
function Or({frame:{form:t,base:n}},r){return t.parameters?.find(({slot:t})=>n+t===r)??null}
//|176 178
function yr(t,n){return n<0?null:(null!==t.I&&n>=t.I?$r(t,n-t.I):null)??xr(t.frame.form,n-t.frame.base)}
//computed|178
function kr(t,n){const r=t.aggregateItems.findLast(t=>t?.form&&t.position<n&&n<t.position+t.form.slotCount);return r?xr(r.form,n-r.position):null}
//contexts|178
function $r(t,n){const r=(t.program.contexts??[]).findLast(t=>t.slot<=n);if(!r||r.slot===n)return r??null;const e=r.type.form?xr(r.type.form,n-r.slot):null;return e&&{...e,isSecret:e.isSecret||r.isSecret}}
//|
function Mr(t){const{field:n,firstItem:r}=t.frame;let e=n?.type??null;for(let n=r;n<t.itemIndices.length;n++)e?.item&&"any"!==e.name&&(e=e.item);return e}
//|161 178
function xr(t,n){const{fields:r}=t,e=r[hr(r.length,t=>r[t].slot>n)-1];return e&&e.slot!==n?e.type.form?xr(e.type.form,n-e.slot):null:e??null}
//|118 140 142 163 180 181
function Tr(t,n){switch(n.kind){case 1:{const r=t.program.constants[n.at];return new Hn(r,1,On(r),-1)}case 3:return Sr(t,t.frame.base+n.at);case 2:return t.arguments[t.q+n.at];case 9:return ar(t,t.program.computations[n.at]);case 0:case 10:return Yn;default:{const r=Er(t,n);if(!(r>=0&&r<t.slots.length))return Yn;const e=Sr(t,r);return 7===n.kind&&(e.k=3),e}}}
//computed context previous previousItem item|
function Er(t,{kind:n,at:r,level:e}){const{form:i,base:s,follows:o}=t.frame;switch(n){case 7:return s+r;case 6:return null===t.I?NaN:t.I+r;case 4:return o?s-i.slotCount+r:NaN;case 5:{const n=t.loops.at(-1);return n&&n.next>1&&!n.list.isMap&&r<n.list.stride?n.list.item(n.next-2)+r:NaN}default:return(t.aggregateItems[e]?.position??NaN)+r}}
//|70 118 140
function Sr(t,n){const r=t.slots[n],e=1&r.flags?Et:r;return new Hn(e,0,On(e),n)}
//|183
function Ar(t,n){const{flags:r}=n.slot;return 0==(70&r)||n.$&&0==(68&r)?null:Nr(t,n)}
//|37 41 173 174 175
function Nr(t,n){const{position:r}=n;if(r<0)return n.slot.reason??B("digits of a number");const e=t.F.get(r);if(void 0!==e)return e;const i=t.aggregateItems.length>0?kr(t,r):null;if(i)return`unreadable: ${i.R}`;const s=Or(t,r);if(s)return`unreadable: ${Z(s.name)}`;const o=yr(t,r<t.frame.base&&t.frame.follows?r+t.frame.form.slotCount:r);return`unreadable: ${o?.R??"a value in it"}`}
//|
function _r(t){return t.z||0!=(8&t.subject.slot.flags)}
//|182 186 187
function Cr(t,n){const{subject:r}=t,{test:e}=n,{flags:i}=r.slot;if(!r.$&&0==(198&i))return e.answer(t,n);const s=r.$?-3&i:i,o=0===r.slot.kind?66:2,u=s&("nothing"===e.reads?0:"presence"===e.reads?o:70)?Ar(t,r):null;return null!==u?qr(t,u,n):(r.$?!e.judgesEmpty:128&i&&!Ir(t,e))?12:e.answer(t,n)}
//any isExact map|152
function Ir(t,n){const{kind:r}=t.subject.slot,e=1===r?ir(2):10===r?ir(2,10):ir(r);return 0!=(n.kinds&e)}
//|
function qr(t,n,r,e="blocks"){return t.B={reason:n,step:t.program.P(r)??r,U:e},15}
//|37 187
function Fr(t,n){return qr(t,B("steps"),n)}
//|46 179 182 187
function Rr(t,n){const r=Tr(t,n.operands[0]??it),e=Ar(t,r);return null===e?r:(qr(t,e,n),null)}
//|
function zr(t,n){return t.field.refused===n.position}
//|72 79
function Br(t){return 4===t.subject.slot.kind&&qt(t.subject.slot.value)===St}
//|
function Pr(t){const{kind:n,flags:r}=t.subject.slot;return 0!=(8&r)&&(5===n||2===n)}
//|
const[Dr,Ur,Zr]=[0,1,2];
//|
const Jr={integer:[/^-?[0-9]+$/,/^-?$/],number:[/^-?[0-9]+(?:\.[0-9]+)?$/,/^-?(?:[0-9]+\.)?$/],boolean:[/^(?:true|false)$/,/^(?:t|tr|tru|f|fa|fal|fals)?$/]};
//|196 197 198 199 200 201 202 203 204 205 206 207 208
const Lr=class{constructor(t){this.text=t,this.at=0,this.stop=null}Z(){return this.stop??=this.at<this.text.length?0:1,!1}take(t){return this.text[this.at]!==t?this.Z():(this.at++,!0)}digits(t=1/0){const n=this.at;for(;this.at-n<t&&this.text[this.at]>="0"&&this.text[this.at]<="9";)this.at++;return this.at>n||this.Z()}J(t,n,r){let e=0;for(let i=10**(t-1);i>=1;i/=10){const t=this.text.charCodeAt(this.at)-48;if(!(t>=0&&t<=9))return this.Z()||-1;if(e+=t*i,e>r||e+i-1<n)return this.stop=0,-1;this.at++}return e}};
//json|195
Object.assign(Lr.prototype,{word(t){for(const n of t)if(!this.take(n))return!1;return!0}});
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|195
Object.assign(Lr.prototype,{month(){return this.year=this.J(4,1,9999),!(this.year<0||!this.take("-"))&&(this.L=this.J(2,1,12),this.L>0)}});
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|98 195
Object.assign(Lr.prototype,{date(){return this.month()&&this.take("-")&&this.J(2,1,tn(this.L,this.year))>0}});
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|195
Object.assign(Lr.prototype,{time(){return!(this.J(2,0,23)<0||!this.take(":")||this.J(2,0,59)<0)&&(":"!==this.text[this.at]||(this.at++,!(this.J(2,0,59)<0)&&("."!==this.text[this.at]||(this.at++,this.digits(9)))))}});
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|195
Object.assign(Lr.prototype,{datetime(){if(!this.date())return!1;if(!/[Tt ]/.test(this.text[this.at]??""))return this.Z();if(this.at++,!this.time()||this.at===this.text.length)return null===this.stop;const t=this.text[this.at];return/[Zz+-]/.test(t)?(this.at++,"Z"===t||"z"===t||this.J(2,0,23)>=0&&this.take(":")&&this.J(2,0,59)>=0):this.Z()}});
//json|195
Object.assign(Lr.prototype,{json(){const t=[];do{if(!this.jsonStart(t))return!1}while(this.hasNextValue(t));return null===this.stop}});
//json|195
Object.assign(Lr.prototype,{space(){for(;" \t\n\r".includes(this.text[this.at]??"x");)this.at++}});
//json|195
Object.assign(Lr.prototype,{jsonStart(t){for(;;){this.space();const n=this.text[this.at];if('"'===n)return this.string();const r={t:"true",f:"false",n:"null"}[n];if(r)return this.word(r);if("{"!==n&&"["!==n)return this.jsonNumber();if(this.at++,this.space(),this.at>=this.text.length)return this.Z();if(this.text[this.at]===("{"===n?"}":"]"))return this.at++,!0;if(t.push(n),"{"===n&&!this.name())return!1}}});
//json|195
Object.assign(Lr.prototype,{hasNextValue(t){for(;;){if(this.space(),0===t.length)return!1;const n="{"===t.at(-1);if(","===this.text[this.at])return this.at++,!n||this.name();if(!this.take(n?"}":"]"))return!1;t.pop()}}});
//json|195
Object.assign(Lr.prototype,{name(){return this.space(),!!this.string()&&(this.space(),this.take(":"))}});
//json|195
Object.assign(Lr.prototype,{string(){if(!this.take('"'))return!1;for(;this.at<this.text.length;){const t=this.text[this.at++];if('"'===t)return!0;if("\\"===t?!this.escape():t<" ")return this.stop??=0,!1}return this.Z()}});
//json|195
Object.assign(Lr.prototype,{escape(){const t=this.text[this.at++];if(void 0===t&&(this.stop=1),"u"!==t)return void 0!==t&&'"\\/bfnrt'.includes(t);for(let t=0;t<4;t++){if(!/[0-9a-fA-F]/.test(this.text[this.at]??""))return this.Z();this.at++}return!0}});
//json|195
Object.assign(Lr.prototype,{jsonNumber(){if("-"===this.text[this.at]&&this.at++,"0"===this.text[this.at])this.at++;else if(!this.digits())return!1;return!("."===this.text[this.at]&&(this.at++,!this.digits()))&&(!/[eE]/.test(this.text[this.at]??"")||(this.at++,/[+-]/.test(this.text[this.at]??"")&&this.at++,this.digits()))}});
//|194 210 211
function Hr(t,n){const r=Jr[t];return r?Vr(n,r):Yr(t,n)}
//|
function Vr(t,[n,r]){return n.test(t)?2:r.test(t)?1:0}
//json moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|195
function Yr(t,n){const r=new Lr(n);return r[t]()?r.at===n.length?2:0:r.stop}
//|
function Gr(t){return Array.from({length:t.count},(n,r)=>t.item(r))}
//|
function Kr(t,n){return n.operands.filter(t=>10===t.kind).map(n=>t.program.itemPaths[n.at])}
//|181 212 214
function Qr(t,n,r){if(!n.v)return[];const e=Gr(n);return 0===r.length?e:e.map(t=>t+r[0]).filter(n=>n<t.slots.length).flatMap(n=>Qr(t,Sr(t,n).slot,r.slice(1)))}
//|181 182
function Wr(t,n){if(n>=t.slots.length)return null;const r=Sr(t,n);return r.$||null!==Ar(t,r)?null:r}
//|158 188 213 214 215
function Xr(t,n){const r=t.subject.slot;if(9!==r.kind)return 12;const e=Kr(t,n)[0]?.steps??[];let i=null;for(const s of Qr(t,r,e.slice(0,-1))){if(!t.V())return Fr(t,n);const r=Wr(t,s+(e.at(-1)??0));if(null===r)continue;const o=null===i?0:ur(t,i,r);if(null===o||o>0)return 14;i=r}return 13}
//|
const te=[["B",1n],["KB",1000n],["MB",1000n**2n],["GB",1000n**3n],["TB",1000n**4n],["KiB",1024n],["MiB",1024n**2n],["GiB",1024n**3n],["TiB",1024n**4n]];
//size|217

//isSecret|179 220 221
function ne(t,n){switch(n.kind){case 0:case 1:case 10:return!1;case 3:return ee(t,t.frame.base+n.at);case 2:{const r=Tr(t,n),e=r.position<t.frame.base&&t.frame.follows;return r.isSecret||ee(t,e?r.position+t.frame.form.slotCount:r.position)}default:return re(t,n)}}
//computed context previous previousItem item computation|164 175 176 178 179 219 221
function re(t,n){switch(n.kind){case 4:return ee(t,t.frame.base+n.at);case 5:return t.frame.field?.isSecret??!1;case 7:return t.program.isSecretlyComputed(t.frame.form,n.at);case 8:return kr(t,Tr(t,n).position)?.isSecret??!1;case 6:return $r(t,n.at)?.isSecret??!1;default:{const r=t.program.computations[n.at];if("key"===r.name)return t.frame.field?.isSecret??!1;if(r.operand&&ne(t,r.operand))return!0;if("entry"===r.name){const{form:n}=mr(t,Tr(t,r.operand),Tr(t,r.key),0).slot;return(n&&xr(n,r.slot)?.isSecret)??!1}return r.operands?.some(n=>ne(t,n))??!1}}}
//|173 174
function ee(t,n){return(yr(t,n)??Or(t,n))?.isSecret??!1}
//|223
function ie(t,n){return n.map(({name:n,operand:r})=>({name:n,text:se(t,r)}))}
//|179 224 226 227 228 230 231
function se(t,n){const r=Tr(t,n);if(15===r.slot.kind)return le(t,...r.slot.value);const e=ae(t,r.position);return null!==e?e:9===n.kind?ce(t,n):r.isSecret||oe(t,n)?me:he(t,r)}
//|219
const oe=(t,n)=>t.program.G&&ne(t,n);
//|179 223 230
function ue(t,n){for(const{operand:r}of n){const n=ae(t,Tr(t,r).position);if(null!==n)return n}return 0===n.length?null:se(t,n[0].operand)}
//computations|179 223 224 227 228 231
function ce(t,n){const r=t.program.computations[n.at];switch(r.name){case"today":case"now":return r.name;case"key":return t.frame.field?.isSecret?me:he(t,Tr(t,n));case"range":return le(t,r.lower,r.upper);case"offset":if(3===r.operand.kind&&oe(t,r.operand)){const{text:n}=r.shift,e=n.startsWith("-")?`- ${n.slice(1)}`:`+ ${n}`;return`${se(t,r.operand)} ${e}`}}return oe(t,n)?me:he(t,Tr(t,n))}
//range|120 179 223
function le(t,n,r){const[e,i]=[n,r].map(n=>se(t,n)),s=[n,r].some(n=>kn(Tr(t,n).slot));return""!==e&&""!==i?e===i?e:`${e} to ${i}`:""!==e?s?`${e} or later`:`at least ${e}`:""!==i?s?`${i} or earlier`:`at most ${i}`:""}
//|42 93 120 123 218 229
function he(t,n){const{slot:r}=n;switch(r.kind){case 4:return J(r.value);case 2:return String(r.value);case 3:return 64&r.flags||null===r.value?"":fe(t,n)?.write(3,r.value)??Gt(r.value);case 8:return r.value.name??"";case 9:return String(r.count);case 11:return r.value.text;case 12:return 0n===(e=r.value)?"0B":te.filter(([,t])=>e%t===0n).map(([t,n])=>e/n+t).reduce((t,n)=>n.length<t.length?n:t);case 13:return t.program.K[r.value].pattern.text;case 14:return r.value.notation;default:return kn(r)&&null!==xn(r)?fe(t,n)?.write(r.kind,r.value)??xn(r):""}var e}
//|174
function fe(t,n){return(yr(t,n.position)??t.frame.field)?.notation??null}
//|41 173 174
function ae(t,n){const r=Or(t,n);if(r)return r.isSecret||void 0===r.type.kind?Z(r.name):null;const e=yr(t,n);return e?null!==t.I&&n>=t.I&&!e.isSecret&&void 0!==e.type.kind?null:e.R:null}
//|
const me="\u2022\u2022\u2022";
//|
const pe=["field","form","check","jump","stop","beginAnd","beginOr","beginAll","beginAny","combine","end","message","warn","rule","test","testIgnoringCase","compare","compareFilled","external"];
//|232
const[de,be,we,ge,ve,je,Oe,ye,ke,$e,Me,xe,Te,Ee,Se,Ae,Ne,_e,Ce]=pe.keys();
//|142 179 181
function Ie(t,n){if(10!==n.kind)return Tr(t,n);const{start:r,steps:e}=t.program.itemPaths[n.at];if(r)return Tr(t,r);const i=t.frame.base+(e[0]??NaN);return i<t.slots.length?Sr(t,i):Yn}
//|182 212 234 236
function qe(t,n){const r=Ie(t,n),e=Ar(t,r);if(null!==e)return{whole:r,obstacle:e,positions:[],areSeveral:!1};const i=10===n.kind?t.program.itemPaths[n.at].steps:[];return i.length>0?{whole:r,obstacle:e,positions:Fe(t,r.slot,i.slice(1)),areSeveral:!0}:9===r.slot.kind?{whole:r,obstacle:e,positions:Gr(r.slot),areSeveral:!0}:{whole:r,obstacle:e,positions:[null],areSeveral:!1}}
//|181 212 236
function Fe(t,n,[r,...e]){return n.v?Gr(n).flatMap(n=>{if(70&t.slots[n].flags)return[n];const i=n+r;if(!(i<t.slots.length))return[];const{slot:s}=Sr(t,i);return s.v?0===e.length?Gr(s):Fe(t,s,e):0===e.length||70&s.flags?[i]:[]}):[]}
//testIgnoringCase|238
function Re(t){return/^[\0-\x7f]*$/.test(t)?t.toLowerCase():Array.from(t,ze).join("")}
//|25
function ze(t){if("\u0130"===t||"\u0131"===t)return t;if("\u1fd3"===t)return"\u0390";if("\u1fe3"===t)return"\u03b0";const n=t=>1===_(t)?t:void 0,r=n(t.toUpperCase())??t;return n(r.toLowerCase())??n(t.toLowerCase())??t}
//|239
function Be(t){return t.Q??=[...t.objects.slice(1).map(t=>t.slot),...t.fields.filter(t=>void 0===t.computed).flatMap(({slot:t,type:n})=>[t,..."form"===n.name?Be(n.form).map(n=>t+n):[]])],t.Q}
//|89 237 241
function Pe(t,n,r,e){const[i,s]=[n.slot,r.slot];switch(i.kind){case 4:return 4===s.kind&&(i.value===s.value||e&&Re(i.value)===Re(s.value));case 2:return 2===s.kind&&i.value===s.value;case 3:return 3===s.kind&&null!==i.value&&null!==s.value&&0===Lt(i.value,s.value);default:return De(t,n,r,e)}}
//size file form list map any moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|117 158 160 242 245
function De(t,n,r,e){const[i,s]=[n.slot,r.slot];if(i.kind!==s.kind)return(16===i.kind&&(5===s.kind||7===s.kind)||16===s.kind&&(5===i.kind||7===i.kind))&&0===ur(t,n,r);switch(i.kind){case 5:case 16:case 6:return i.value===s.value;case 7:return 0===jn(lr(t,i),lr(t,s));case 9:return i.v&&s.v&&Ue(t,i,s,e);case 10:return i.isOwn&&s.isOwn&&Le(t,i,s,e);case 8:return["name","size","mediaType"].every(t=>i.value[t]===s.value[t]);default:return 1===i.kind}}
//list map any|181 243
function Ue(t,n,r,e){if(n.count!==r.count||n.isMap!==r.isMap)return!1;for(let i=0;i<n.count;i++){const[s,o]=[n.item(i),r.item(i)];if(n.isMap&&t.slots[s-1].value!==t.slots[o-1].value)return!1;if(!Ze(t,Sr(t,s),Sr(t,o),e))return!1}return!0}
//|181 239 240 244
function Ze(t,n,r,e){return!(!Je(t,n)||!Je(t,r))||(n.slot.g&&r.slot.g?Be(n.slot.form).every(i=>{const[s,o]=[n,r].map(n=>Sr(t,n.position+i));if(s.$&&o.$)return!0;const u=t=>t.$||t.slot.g;return!(!s.slot.g&&!o.slot.g||!u(s)||!u(o))||Pe(t,s,o,e)}):16===n.slot.kind==(16===r.slot.kind)&&Pe(t,n,r,e))}
//|181 239
function Je(t,n){return!!n.$||!!n.slot.g&&Be(n.slot.form).every(r=>{const e=Sr(t,n.position+r);return e.$||e.slot.g})}
//any|181 240
function Le(t,n,r,e){if(n.count!==r.count)return!1;for(let i=0;i<2*n.count;i++)if(!Pe(t,Sr(t,n.start+i),Sr(t,r.start+i),e&&i%2==1))return!1;return!0}
//|181 239 247
function He(t,n,r){if(!n.slot.g)return n.$?"":Ve(t,n,r);let e="";for(const i of Be(n.slot.form)){const s=Sr(t,n.position+i);s.$||s.slot.g||(e+=`${i}:${Ve(t,s,r)};`)}return e}
//|93 160 181 212 237 246 247
function Ve(t,{slot:n},r){switch(n.kind){case 4:return JSON.stringify(r?Re(n.value):n.value);case 3:return null===n.value?"":Gt(n.value);case 2:case 5:case 16:case 6:return String(n.value);case 7:{const{s:r,n:e}=lr(t,n);return`${r}.${e}`}case 8:return JSON.stringify(n.value);case 9:{if(!n.v)return"";const e=r=>n.isMap?JSON.stringify(t.slots[r-1].value):"";return`[${Gr(n).map(n=>He(t,Sr(t,n),r)+e(n))}]`}case 10:return n.isOwn?`{${Array.from({length:2*n.count},(e,i)=>Ve(t,Sr(t,n.start+i),r))}}`:"";default:return""}}
//|181 182 246
function Ye(t,n,r){const e={items:new Map,ignoresCase:r,W:!1,X:!1};for(const i of n){if(!t.V())return null;const n=Sr(t,i);if(null!==Ar(t,n))e.W=!0;else if(!n.$){16===n.slot.kind&&(e.X=!0);const i=He(t,n,r),s=e.items.get(i);s?s.push(n):e.items.set(i,[n])}}return e}
//|243 246
function Ge(t,n,{items:r,ignoresCase:e}){return(r.get(He(t,n,e))??[]).some(r=>Ze(t,n,r,e))}
//|

//|188 234 249 252
function Ke(t,n,r,e){const i=Qe(t,n,r,Ie(t,r),e);if(i&&!i.X)return t.V()?Ge(t,e,i)?13:i.W?15:14:Fr(t,n)}
//|182 184 235 248
function Qe(t,{ignoresCase:n},r,e,i){const{slot:s}=e,o=10===r.kind?r.at:null;if(null===o&&s.count<16||!s.v||null!==Ar(t,e))return null;if(t.undecidedInstances.length>0||_r(t)||16===i.slot.kind)return null;const u=`${s.start},${s.count},${o},${n}`;let c=t.tt.get(u);return null===c&&(c=Ye(t,qe(t,r).positions,n)),t.tt.set(u,c??null),c}
//compare compareFilled|255
const We={judgesEmpty:!0,reads:"nothing",kinds:-2,answer:(t,n)=>ti(t,n)};
//|
const Xe={equal:t=>0===t,notEqual:t=>0!==t,less:t=>t<0,lessOrEqual:t=>t<=0,greater:t=>t>0,greaterOrEqual:t=>t>=0};
//|179 182 187 256
function ti(t,n){const[r,e]=n.operands.map(n=>Tr(t,n)),i=Ar(t,r)??Ar(t,e);if(null!==i)return qr(t,i,n);const s=r.$||e.$,o=ni(t,n,r,e,s);return 17===n.op&&s&&15!==o?12:o}
//|6 158 240 254 257
function ni(t,n,r,e,i){if("equal"===n.a||"notEqual"===n.a){const s=i?r.$&&e.$:Pe(t,r,e,!1);return f(s===("equal"===n.a))}if(i)return 14;if("among"===n.a)return ri(t,r,e,n);const s=ur(t,r,e);return f(null!==s&&Xe[n.a](s))}
//among|181 183 187 188 212 240 251
function ri(t,n,r,e){if(9!==r.slot.kind)return 14;const i=Ke(t,e,e.operands[1],n);let s=15===i;if(void 0!==i&&!s)return i;for(const i of s?[]:Gr(r.slot)){if(!t.V())return Fr(t,e);const r=Sr(t,i);if(70&r.slot.flags)s=!0;else if(Pe(t,n,r,!1))return 13}return s?qr(t,Nr(t,r),e):14}
//|6 8 158 184 189 254 259 260
const ei=t=>({kinds:65776,answer(n,r){const e=Rr(n,r);if(null===e)return 15;if(e.$)return 12;const i=ur(n,n.subject,e);if(null===i)return m(2,si(n),!0);const s=Xe[t](i);if(!_r(n))return f(s);const o=ii(n,e).map(Xe[t]);return m(s?1:2,s||o.includes(!0),!s||o.includes(!1))}});
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|63 101 111 119 141 157 158 229
function ii(t,n){const r=[-1,0,1],{slot:e}=t.subject,i=8&e.flags?ur(t,t.subject,n):null;if(null===i)return r;const s=fe(t,t.subject),o=s?.nt(yn(e))??!1;if(5===e.kind||16===e.kind)return o?r:[i];if(6===e.kind)return 1===i?[1]:r;if(7===e.kind&&o)return r;const u=7===e.kind?e:or(yn(e))?.slot,c=5===u?.kind?u.value:7===u?.kind?pn(u.value):null;if(null===c||!en(c-3)||!en(c+3))return r;const[l,h]=[c-3,c+3].map(r=>ur(t,Vn(new Mt(5,r)),n));return null!==l&&l===h?[i]:r}
//|184 209
function si(t){return 4!==t.subject.slot.kind||!_r(t)||["date","month","datetime","time"].some(n=>0!==Hr(n,t.subject.slot.value))}
//notation|
const oi=[" \xa0\u202f","'\u2019"];
//notation|93 261
const ui=class{constructor(t){const[,n,r]=/^1([^2]*)234(?:(.+)56)?$/u.exec(t)??[];this.text=t,this.group=n||null,this.decimal=r??null,this.groups=n?oi.find(t=>t.includes(n))??n:"",this.syntax=void 0===r?"integer":"number",this.example=t}read(t){const[n,r]=/^(-?)(\d*)/.exec(t).slice(0,3).slice(1);let e=n+r,i=e.length,s=0;const o=t=>({completion:t,decimal:e,missingDigits:s});if(""===r)return o(i===t.length?1:0);for(;i<t.length&&this.groups.includes(t[i]);){if(r.length>3||"0"===r[0])return o(0);const n=/^\d*/.exec(t.slice(i+1))[0];if(e+=n,i+=1+n.length,s=Math.max(0,3-n.length),s>0)return o(i===t.length?1:0);if(n.length>3)return o(0)}if(i===t.length)return o(2);if(null===this.decimal||t[i]!==this.decimal)return o(0);const u=/^\d*/.exec(t.slice(i+1))[0];return e+="."+u,i+1+u.length<t.length?o(0):o(""===u?1:2)}write(t,n){const[,r,e,i]=3===t&&/^(-?)(\d+)(?:\.(\d+))?$/.exec(Gt(n))||[];return void 0===e||void 0!==i&&null===this.decimal?null:r+this.rt(e)+(void 0===i?"":this.decimal+i)}et(t){const n=t=>this.groups.includes(t),r=t.filter(t=>!n(t));if(r.length===t.length)return r;const e=this.it(r);return e?.length===t.length&&e.every((r,e)=>r===t[e]||n(r)&&n(t[e]))?r:null}it(t){const n=t.join(""),[r,e,i,s]=/^(-?)(\d*)(?:(\D)\d*)?$/.exec(n)??[];return void 0===r||void 0!==s&&s!==this.decimal||/^0./.test(i)?null:[...e+this.rt(i)+n.slice(e.length+i.length)]}rt(t){if(!this.group)return t;const n=[];for(let r=(t.length%3||3)-3;r<t.length;r+=3)n.push(t.slice(Math.max(r,0),r+3));return n.join(this.group)}nt(){return!0}};
//|72 75 79 85 89 124 125 128 209 264
function ci(t,n,r,e=0){if(0===Hr("number",t))return null;if(null!==n&&null!==r&&Lt(n,r)>0)return!1;if(""===t)return!0;const i="-"===t[0],[s,o]=i?[null===r?null:Nn(r),null===n?null:Nn(n)]:[n,r],u=t.slice(i?1:0).replace(/\.$/,""),c=""===u?null:qt(u);if(null===c||c===St)return null===o||!Dt(o);if(null!==o&&Lt(o,En(c,e)??c)<0)return!1;const l=t.indexOf(".");if(l<0)return li(c,s,o);const h=Nt(1n,-(t.length-l-1)),f=null===s||null===h?null:Tn(c,h);return null===f||Lt(s,f)<0}
//|88 89 124 125
function li(t,n,r){if(0===t||null===n||null===r)return!0;let e=Jt(r)-Jt(t);const i=En(t,e);if(null===i)return!0;Lt(i,r)>0&&(e-=1);const s=Tn(t,1),o=null===s?null:En(s,e);return null===o||Lt(n,o)<0}
//|46 70 266
function hi(t,n){const[r=it,e=it]=t.operands;if(r.kind>1||e.kind>1)return null;const i=({kind:t,at:r})=>1===t?n.constants[r]:Et,s=i(r),o=(15===s.kind?s.value:[r,e]).map(i);if(!o.every(({kind:t,value:n})=>0===t||3===t&&"number"==typeof n)||o.every(({kind:t})=>0===t))return null;const[u,c]=o.map(({value:t})=>t);return{least:u??-1/0,most:c??1/0,unit:fi(t,n)}}
//|31
function fi(t,n){const r=t.operands[2],e=1===r?.kind?n.constants[r.at].value:null;return R[e]?e:"characters"}
//|70 237
function ai(t,n){const r=t.operands.map(t=>1===t.kind?n.constants[t.at]:Et);return r.every(({kind:t,value:n})=>4===t||3===t&&"number"==typeof n)?new Set(r.map(({kind:n,value:r})=>t.ignoresCase&&4===n?Re(r):r)):null}
//|46 179 182 187
function mi(t,n){const r=[0,1].map(r=>{const e=Tr(t,n.operands[r]??it);return 15===e.slot.kind?Tr(t,e.slot.value[r]):e}),e=Ar(t,r[0])??Ar(t,r[1]);return null!==e?qr(t,e,n):r.every(t=>t.$)?12:r}
//|6 7 8 37 121 158 184 187 191 192 268 270
function pi(t,n){const{subject:r}=t,[e,i]=[r.slot.value,n.st];if(i&&3===r.slot.kind&&"number"==typeof e&&!_r(t))return f(e>=i.least&&e<=i.most);const s=mi(t,n);if("number"==typeof s)return s;const[o,u]=s;if($n(t.subject.slot)&&s.every(t=>t.$||3===t.slot.kind))return 12;const c=(n,e)=>{const i=n.$?0:ur(t,r,n);return null!==i&&i*e>=0},l=c(o,1)&&c(u,-1);return!l&&Br(t)?qr(t,B("digits of a number"),n):_r(t)?Pr(t)?a(l):m(l?1:2,l||di(t,o,u),!0):f(l)}
//|119 229 259 263 271
function di(t,n,r){const{slot:e}=t.subject;if(3!==e.kind){const e=t=>!t.$&&3!==t.slot.kind,i=(n,r)=>e(n)&&ii(t,n).every(t=>t===r);if(i(n,-1)||i(r,1))return!1}const[i,s]=[n,r].map(t=>t.$?null:t.slot.value),o=[n,r].every(t=>t.$||3===t.slot.kind);if(!(8&e.flags||4===e.kind)||!o)return!0;const u=fe(t,t.subject),c=yn(e);return!0===ci(c,i,s)||null!==u&&bi(u,c,i,s)}
//notation|262 263
function bi(t,n,r,e){if(!(t instanceof ui))return!1;const{completion:i,decimal:s,missingDigits:o}=t.read(n);return 0!==i&&!0===ci(s,r,e,o)}
//|6
function wi(t,n){if(4!==t.subject.slot.kind)return 12;const r=n(t.subject.slot.value);return null===r?10:f(r)}
//|
function gi(t,n){const r=t[n];return/[0-9A-Za-z]/.test(r)?parseInt(r,36):null}
//|273
function vi(t,n){let[r,e]=[0,!1];const i=t=>{r+=e?2*t-(t>4?9:0):t,e=!e};for(let r=t.length-1;r>=0;r--){const e=gi(t,r);if(null===e||e>9&&!n)return null;i(e%10),e>=10&&i(Math.floor(e/10))}return t.length>0&&r%10==0}
//|273
function ji(t){let n=0;const r=Math.min(4,t.length);for(let e=0;e<t.length;e++){const i=gi(t,(e+r)%t.length);if(null===i)return null;n=(n*(i<10?10:100)+i)%97}return t.length>4&&1===n}
//|273
function Oi(t,n,r){let e=0n;for(let i=0;i<t.length;i++){let s=gi(t,i);if(null===s)return null;11===n&&i===t.length-1&&33===s&&(s=10),e+=BigInt(s)*BigInt(r[i%r.length])}return t.length>0&&e%BigInt(n)===0n}
//|11
const yi=t=>({...t,answer:(n,r)=>b(t.answer(n,r))});
//|6 7 8 184 189 192 240 279
const ki={judgesEmpty:!0,kinds:-2,answer(t,n){const r=Rr(t,n);if(null===r)return 15;const{subject:e}=t,i=r.position>=0&&3!==r.k;if(e.$&&(r.$||!i))return 12;if(r.$&&r.k>=2)return 12;if(e.$||r.$)return m(2,e.$||!_r(t),!0);const s=Pe(t,e,r,n.ignoresCase);return Pr(t)?a(s):_r(t)&&4===e.slot.kind&&4===r.slot.kind?m(s?1:2,$i(e,r,n.ignoresCase),!0):f(s)}};
//|237
function $i(t,n,r){const[e,i]=[t.slot.value,n.slot.value];return r?Re(i).startsWith(Re(e)):i.startsWith(e)}
//|6 152 179
const Mi=t=>({kinds:ir(8),answer(n,r){const e=Tr(n,r.operands[0]).slot;return 8!==n.subject.slot.kind||12!==e.kind?12:f(t(BigInt(n.subject.slot.value.size),e.value))}});
//|6 38 187
function xi(t,n,r){if(/[^\0-\x7f]|(?:^|\.)xn--/i.test(n))return qr(t,P,r);const e=n.split(".");if(n.length>253||/[^A-Za-z0-9.-]/.test(n))return 10;const i=t=>/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i.test(t)&&t.length<=63;return e.slice(0,-1).every(i)?f(i(e.at(-1))&&!/^\d+$/.test(e.at(-1))):10}
//|181 182 183 187 188 212 235 248 249 283
function Ti(t,n){const r=t.subject.slot;if(!r.v)return 12;let[e,i,s]=[null,null,!1];const o=Gr(r).some(n=>16===t.slots[n].kind);for(const u of n.operands){const c=qe(t,u);i??=c.obstacle;for(const u of c.positions){if(!t.V())return Fr(t,n);const l=null===u?c.whole:Sr(t,u);if(null===Ar(t,l)){if(!l.$)if(s=!0,16===l.slot.kind||o){const e=Ei(t,l,r);if(null===e)return Fr(t,n);if(!e)return 14}else{if(e??=Ye(t,Gr(r),n.ignoresCase),null===e)return Fr(t,n);if(!Ge(t,l,e))return 14}}else i??=Nr(t,c.whole)}}return null!==i?qr(t,i,n):s?13:12}
//|181 182 212 240
function Ei(t,n,r){for(const e of Gr(r)){if(!t.V())return null;const r=Sr(t,e);if(!r.$&&null===Ar(t,r)&&Pe(t,r,n,!1))return!0}return!1}
//|84
function Si(t){switch(t.kind){case 1:return["null"];case 2:return["boolean"];case 3:return Pt(t.value)?["number","integer"]:["number"];case 9:return[t.isMap?"object":"list"];case 8:case 10:return["object"];default:return 65776&1<<t.kind?["text"]:[]}}
//|8 31 37 40 91 187 266 268
function Ai(t,n){if(4!==t.subject.slot.kind)return 12;let r=n.st;if(!r){const e=mi(t,n);if("number"==typeof e)return e;const[i,s]=e.map((t,n)=>t.$?0===n?0:1/0:3===t.slot.kind?Vt(t.slot.value,0===n):null);if(null===i||null===s)return 12;r={least:i,most:s,unit:fi(n,t.program)}}const e=t.subject.slot.value;if(U(e))return qr(t,B("text length"),n);if(r.least>r.most)return 10;const i=R[r.unit](e);return i<r.least?14:i>r.most?10:m(1,!0,r.most!==1/0)}
//|158 188 213 287
function Ni(t,n){const r=t.subject.slot;if(9!==r.kind)return 12;const e=_i(t,r,Kr(t,n));if(null===e)return Fr(t,n);const i=(n,r)=>null===n.end||null===r.end?n.end===r.end?0:null===n.end?1:-1:ur(t,n.end,r.end);e.sort((n,r)=>ur(t,n.start,r.start)||i(n,r)||0);let s=null;for(const r of e){if(!t.V())return Fr(t,n);if(null!==s&&(null===s.end||-1===ur(t,r.start,s.end)))return 14;null!==s&&-1!==i(s,r)||(s=r)}return 13}
//|158 181 182 214 215
function _i(t,n,r){const e=[];if(2!==r.length)return e;const[i,s]=r.map(t=>t.steps.at(-1));for(const o of Qr(t,n,r[0].steps.slice(0,-1))){if(!t.V())return null;const n=Wr(t,o+i);if(null===n||o+s>=t.slots.length)continue;const r=Sr(t,o+s);r.$?e.push({start:n,end:null}):null===Ar(t,r)&&null!==ur(t,n,r)&&ur(t,n,r)<=0&&e.push({start:n,end:r})}return e}
//|
function Ci(t,n){for(const r of n)if("string"!=typeof t||"number"==typeof r||r.startsWith(t))return!0;return!1}
//|8 181 182 183 184 187 188 192 234 235 237 240 251 267 279 288
const Ii={kinds:-2,prepare:ai,answer(t,n){const{subject:r}=t,{kind:e,value:i}=r.slot;if(n.st&&(4===e||3===e)){const r=n.ignoresCase&&4===e?Re(i):i;return n.st.has(r)?13:m(2,!_r(t)||Ci(r,n.st),!0)}let[s,o]=[!_r(t),null];for(const e of n.operands){const i=Ke(t,n,e,r);if(13===i)return i;if(15===i&&(o??=Nr(t,Ie(t,e))),void 0!==i)continue;const u=qe(t,e);null!==u.obstacle&&(o??=u.obstacle);for(const e of u.positions){if(u.areSeveral&&!t.V())return Fr(t,n);const i=null===e?u.whole:Sr(t,e);if(u.areSeveral&&null!==Ar(t,i))o??=Nr(t,u.whole);else if(!i.$||0!==i.k){if(Pe(t,r,i,n.ignoresCase))return m(1,!0,!Pr(t));s||4!==r.slot.kind||4!==i.slot.kind?Pr(t)||(s=!0):s=$i(r,i,n.ignoresCase)}}}return null===o?m(2,s,!0):qr(t,o,n)}};
//|70 152 291 292
const qi=t=>({kinds:ir(4),prepare(n,r){const e=1===n.operands[0].kind?r.constants[n.operands[0].at]:Et;return 13===e.kind?{position:e.value,scope:t}:null},answer:(n,r)=>Ri(n,r,t),progress(n,r){const e=Fi(n,r,t);return e&&e.progress(n.subject.slot.value)}});
//|179
function Fi(t,n,r){if(n.st)return t.program.pattern(n.st.position,r);const{slot:e}=Tr(t,n.operands[0]);return 13===e.kind?t.program.pattern(e.value,r):null}
//|187 190 291
function Ri(t,n,r){if(4!==t.subject.slot.kind||zr(t,t.subject))return 12;const e=Fi(t,n,r)?.answer(t.subject.slot.value)??"it could not be compiled";return"number"==typeof e?e:qr(t,`pattern failed: ${e}`,n)}
//|6 145 179 183 187
const zi=t=>({judgesEmpty:!0,reads:"nothing",kinds:-2,answer(n,r){let[e,i,s]=[null,0,0];for(const t of r.operands){const r=Tr(n,t);Qn(r)?e??=Nr(n,r):r.$?s++:i++}const o=t(i,s,null!==e);return null===o?qr(n,e,r):f(o)}});
//|
const Bi={judgesEmpty:!0,reads:"presence",kinds:-2,answer:t=>t.subject.$?14:5};
//|152 189 237
const Pi=t=>({kinds:ir(4),answer(n,r){const e=Rr(n,r);if(null===e)return 15;if(4!==e.slot.kind||e.$&&0===e.k||4!==n.subject.slot.kind)return 12;const i=[n.subject.slot.value,e.slot.value];return t(...r.ignoresCase?i.map(Re):i)}});
//|152 209 297
const Di=t=>({kinds:ir(4),answer:n=>4===n.subject.slot.kind?Ui(Hr(t,n.subject.slot.value)):12});
//|
const Ui=t=>2===t?13:1===t?14:10;
//|181 188 213 214 243 246 299
function Zi(t,n){const r=t.subject.slot;if(9!==r.kind)return 12;const e=Kr(t,n),i=0===e.length?[{offset:0,stride:r.p}]:e.map(({steps:t,slotCount:n})=>({offset:t.at(-1)??0,stride:n})),s=Math.max(...i.map(t=>t.offset+t.stride)),o=new Map;for(const u of Qr(t,r,(e[0]?.steps??[]).slice(0,-1))){if(u+s>t.slots.length||!Ji(t,u,i))continue;const r=i.map(n=>Sr(t,u+n.offset)),e=r.map(r=>He(t,r,n.ignoresCase)).join("|");for(const i of o.get(e)??[]){if(!t.V())return Fr(t,n);const e=(r,e)=>Ze(t,r,i[e],n.ignoresCase);if(r.every(e))return 14}if(!t.V())return Fr(t,n);o.has(e)?o.get(e).push(r):o.set(e,[r])}return 13}
//|181 182 244
function Ji(t,n,r){let e=!0;for(const{offset:i}of r){const r=Sr(t,n+i);if(!Je(t,r)){if(null!==Ar(t,r))return!1;e=!1}}return!e}
//|301 302 303 304 305 306 307 308 309 310 311 312 313 314 315 316 317 318 319 320 321 322 323 324 325 326 327 328 329 330 331 332 333 334 335 336 337 338 339 340 341 342 343
const Li={};
//required|294 300
Object.assign(Li,{required:Bi});
//filled|294 300
Object.assign(Li,{filled:Bi});
//present|183 187 300
Object.assign(Li,{present:{judgesEmpty:!0,reads:"presence",kinds:-2,answer(t,n){const{slot:r}=t.subject,e=0!==r.kind&&1!==r.kind;return e&&2&r.flags?qr(t,Nr(t,t.subject),n):e?5:14}}});
//accepted|6 7 192 300
Object.assign(Li,{accepted:{judgesEmpty:!0,kinds:-2,answer(t){const n=2===t.subject.slot.kind&&t.subject.slot.value;return Pr(t)?a(n):f(n)}}});
//empty|300
Object.assign(Li,{empty:{judgesEmpty:!0,reads:"presence",kinds:-2,answer:t=>t.subject.$?13:10}});
//equal|278 300
Object.assign(Li,{equal:ki});
//different|277 278 300
Object.assign(Li,{different:yi(ki)});
//length|152 265 285 300
Object.assign(Li,{length:{kinds:ir(4),ot:!0,prepare:hi,answer:(t,n)=>Ai(t,n)}});
//between|265 269 300
Object.assign(Li,{between:{kinds:65784,prepare:hi,answer:(t,n)=>pi(t,n)}});
//multiple_of|6 8 37 119 121 131 152 156 184 187 189 191 209 300
Object.assign(Li,{multiple_of:{kinds:ir(4,3),answer(t,n){const r=Rr(t,n);if(null===r)return 15;if($n(t.subject.slot)||r.$||3!==r.slot.kind)return 12;const e=sr(t.subject);if(null!==e)return f(In(e,r.slot.value));if(Br(t))return qr(t,B("digits of a number"),n);const{slot:i}=t.subject;return m(2,!_r(t)||0!==Hr("number",yn(i)),!0)}}});
//one_of|289 300
Object.assign(Li,{one_of:Ii});
//none_of|277 289 300
Object.assign(Li,{none_of:yi(Ii)});
//regex|290 300
Object.assign(Li,{regex:qi("whole")});
//contains|290 300
Object.assign(Li,{contains:qi("anywhere")});
//starts_with|8 295 300
Object.assign(Li,{starts_with:Pi((t,n)=>t.startsWith(n)?5:m(2,n.startsWith(t),!0))});
//ends_with|6 295 300
Object.assign(Li,{ends_with:Pi((t,n)=>f(t.endsWith(n)))});
//chars|24 152 179 300
Object.assign(Li,{chars:{kinds:ir(4),answer(t,n){const r=Tr(t,n.operands[0]).slot;return 14!==r.kind||4!==t.subject.slot.kind?12:r.value.offender.test(t.subject.slot.value)?10:13},progress(t,n){const r=Tr(t,n.operands[0]).slot;if(14!==r.kind)return null;const e=t.subject.slot.value,i=e.search(r.value.offender);return N(i<0?e:e.slice(0,i))}}});
//integer|296 300
Object.assign(Li,{integer:Di("integer")});
//number|296 300
Object.assign(Li,{number:Di("number")});
//boolean|296 300
Object.assign(Li,{boolean:Di("boolean")});
//date|296 300
Object.assign(Li,{date:Di("date")});
//time|296 300
Object.assign(Li,{time:Di("time")});
//datetime|296 300
Object.assign(Li,{datetime:Di("datetime")});
//json|296 300
Object.assign(Li,{json:Di("json")});
//before|258 300
Object.assign(Li,{before:ei("less")});
//after|258 300
Object.assign(Li,{after:ei("greater")});
//luhn|152 189 272 274 300
Object.assign(Li,{luhn:{kinds:ir(4),answer(t,n){const r=Rr(t,n);return null===r?15:wi(t,t=>vi(t,2===r.slot.kind&&r.slot.value))}}});
//mod97|152 272 275 300
Object.assign(Li,{mod97:{kinds:ir(4),answer:t=>wi(t,ji)}});
//weighted_sum|91 152 179 182 187 272 276 300
Object.assign(Li,{weighted_sum:{kinds:ir(4),answer(t,n){const r=n.operands.map(n=>Tr(t,n));for(const e of r)if(null!==Ar(t,e))return qr(t,Ar(t,e),n);const[e,...i]=r.map(({slot:t})=>3===t.kind?Vt(t.value,!1):null);return e>0&&0!==i.length?wi(t,t=>Oi(t,e,i.map(t=>t??0))):12}}});
//idna|152 189 281 300
Object.assign(Li,{idna:{kinds:ir(4),answer(t,n){const r=Rr(t,n);if(null===r)return 15;if(4!==t.subject.slot.kind)return 12;const e=t.subject.slot.value;if(4!==r.slot.kind||""===r.slot.value)return xi(t,e,n);const i=e.lastIndexOf(r.slot.value);if(i<0)return 14;const s=xi(t,e.slice(i+r.slot.value.length),n);return 10===s?14:s}}});
//size|6 69 91 152 268 300
Object.assign(Li,{size:{kinds:ir(9,10),ot:!0,answer(t,n){const r=Tt(t.subject.slot);if(9!==r.kind)return 12;const e=mi(t,n);if("number"==typeof e)return e;const[i,s]=e.map(({slot:t},n)=>3===t.kind?Vt(t.value,0===n):null);return f(!(null!==i&&r.count<i||null!==s&&r.count>s))}}});
//unique|152 298 300
Object.assign(Li,{unique:{kinds:ir(9),answer:(t,n)=>Zi(t,n)}});
//exclusive|6 152 179 181 212 240 300
Object.assign(Li,{exclusive:{kinds:ir(9),answer(t,n){const r=Tr(t,n.operands[0]),e=t.subject.slot;return 9!==e.kind||r.$?12:f(e.count<=1||!Gr(e).some(n=>Pe(t,Sr(t,n),r)))}}});
//includes|152 282 300
Object.assign(Li,{includes:{kinds:ir(9),answer:(t,n)=>Ti(t,n)}});
//ascending|152 216 300
Object.assign(Li,{ascending:{kinds:ir(9),answer:(t,n)=>Xr(t,n)}});
//no_overlap|152 286 300
Object.assign(Li,{no_overlap:{kinds:ir(9),answer:(t,n)=>Ni(t,n)}});
//min_size|280 300
Object.assign(Li,{min_size:Mi((t,n)=>t>=n)});
//max_size|280 300
Object.assign(Li,{max_size:Mi((t,n)=>t<=n)});
//media_type|6 152 179 300
Object.assign(Li,{media_type:{kinds:ir(8),answer(t,n){if(8!==t.subject.slot.kind)return 12;const r=t.subject.slot.value.mediaType.split(";")[0].toLowerCase().replace(/\s/g,""),e=n.operands.map(n=>Tr(t,n).slot).filter(t=>4===t.kind);return f(e.some(t=>{return n=t.value.toLowerCase(),r===n||"*/*"===n||n.endsWith("/*")&&r.startsWith(n.slice(0,-1));var n}))}}});
//kind|6 267 284 300
Object.assign(Li,{kind:{kinds:-2,prepare:ai,answer:(t,n)=>t.subject.$?12:f(Si(t.subject.slot).some(t=>n.st.has(t)))}});
//any_filled|293 300
Object.assign(Li,{any_filled:zi((t,n,r)=>t>0||!!r&&null)});
//all_filled|293 300
Object.assign(Li,{all_filled:zi((t,n,r)=>!(n>0)&&(!r||null))});
//one_filled|293 300
Object.assign(Li,{one_filled:zi((t,n,r)=>r&&t<2?null:1===t)});
//sets|17 345
function Hi(t){const n="^"===t[0],r=(n?t.slice(1):t).replace(/\\(p\{\w+\}|[\s\S])|([\s\S])/gu,(t,n,r)=>void 0!==r?"-"===r||/[\w\s]|[^\0-\x7f]/u.test(r)?r:"\\"+Vi(r):"d"===n?"0-9":"w"===n?"0-9A-Z_a-z":"s"===n?M:"p"===n[0]?"\\"+n:"\\"+Vi(n)).replace(/^-/,"\\-").replace(/(?<!\\)-$/,"\\-");return{notation:t,offender:new RegExp(`[${n?"":"^"}${r}]`,"u")}}
//|97
const Vi=t=>/[\^$\\.*+?()[\]{}|/-]/.test(t)?t:"x"+Xt(t.charCodeAt(0).toString(16),2);
//|43 50 346 347
function Yi(t,n){if("string"==typeof t){if(!Object.hasOwn($t,t))throw new L(`the type '${t}' is not known`);const n={name:t,kind:$t[t],manner:Gi(t)};return"any"===t&&(n.item=n),n}const[[r,e]]=Object.entries(t);if("form"===r)return{name:r,form:n[e],manner:"value"};if("list"!==r&&"map"!==r)throw new L(`the type '${r}' is not known`);return{name:r,item:Yi(e,n),manner:"list"===r&&"choice"===e?"selection":"list"}}
//|
function Gi(t){return"date"===t||"month"===t||"time"===t||"datetime"===t?"moment":"file"===t?"file":"value"}
//|
function Ki(t){for(;t.item&&"any"!==t.name;)t=t.item;return t}
//|350
const Qi={name:"any",manner:"value"};
//|349
Qi.item=Qi;
//|
const Wi={name:"text",kind:4,manner:"value"};
//|
const Xi=t=>"function"==typeof Blob&&t instanceof Blob;
//|73 352
const ts=t=>!("object"!=typeof t||null===t||Array.isArray(t)||t instanceof At||Xi(t)||t instanceof Date);
//|
const[ns,rs]=[Symbol("order"),Symbol("repeated")];
//|
const es=(t,n)=>Object.hasOwn(t,n)?t[n]:void 0;
//|
const is=t=>new TypeError(`${"object"==typeof t?t.constructor?.name:String(t)} is no value of a form`);
//|
const ss=class extends TypeError{message="no form can read half of a surrogate pair, or an object with a key twice"};
//|
const os=class extends RangeError{message="more values than a form can hold"};
//|22 39 63 72 73 75 82 352 353 355 356 357 358 368 369 360 361 362 363 364 365 366 367
const us=class{constructor(t,n=!0){this.slots=t,this.ut=n,this.ct=[]}append(t){if(this.slots.length+t>D.slots)throw new os;const n=this.slots.length;for(let n=0;n<t;n++)this.slots.push(null);return n}lt(){const{slots:t}=this;for(let n=0;n<t.length;n++)t[n]??=new Mt(0,void 0)}value(t,n,r,e){if(void 0!==t)if("object"==typeof t&&null!==t){if(this.ct.includes(t))throw new TypeError("an object that contains itself is no value of a form");this.ct.push(t),n.form&&ts(t)?this.form(t,n.form,r,e+1):Array.isArray(t)&&n.item&&"map"!==n.name?this.list(t,n.item,r,e):ts(t)&&"map"===n.name?this.map(t,n.item,r,e):ts(t)&&"any"===n.name?this.members(t,r,e):ts(t)&&"file"===n.name?this.slots[r]=ls(t,n=>es(t,n))??this.plain(t):this.slots[r]=this.plain(t),this.ct.pop()}else this.slots[r]=this.plain(t)}text(t){if(!A(t))throw new ss;return new Mt(4,t)}plain(t){return"string"==typeof t?this.text(t):"boolean"==typeof t?new Mt(2,t):null===t?new Mt(1,void 0):this.other(t)}other(t){if(t===St)return cs(t);if("bigint"==typeof t)return cs(Nt(t,0)??St);if(Number.isFinite(t))return cs(zt(t));if("object"!=typeof t)throw is(t);if(t instanceof At)return new Mt(3,new At(t.digits,t.exponent));if(Xi(t))return ls(t,n=>t[n]);if(t instanceof Date)throw is(t);if(!Array.isArray(t))return new Mt(10,void 0);const n=new Mt(9,void 0);return n.count=Math.min(t.length,1),[n.start,n.stride]=[this.append(n.count),1],n}};
//module form contexts|37 39 63 355 359
Object.assign(us.prototype,{form(t,n,r,e){if(e>=D.depth)return this.slots[r]=new Mt(10,void 0),void this.slots[r].j(B("depth"));this.slots[r]=new Mt(10,void 0);for(const i of 0===e?n.parameters??[]:[])this.value(es(t,i.name),i.type,r+i.slot,e);this.object(t,n,n.objects[0],r,e)}});
//module form contexts|63 353 354 355 357 359
Object.assign(us.prototype,{object(t,n,r,e,i){const s=t[rs];for(const{name:o,field:u,group:c}of r.members){const r=o in Object.prototype?es(t,o):t[o];if(void 0!==r){if(s?.has(o))throw new ss;u?this.value(r,u.type,e+u.slot,i):ts(r)?(this.slots[e+n.objects[c].slot]=new Mt(10,void 0),this.object(r,n,n.objects[c],e,i)):this.slots[e+n.objects[c].slot]=this.plain(r)}}n.isClosed&&this.noteUnknown(t,r,e)}});
//isClosed|354 359
Object.assign(us.prototype,{noteUnknown(t,n,r){const e=(t[ns]??Object.keys(t)).filter(r=>void 0!==t[r]&&!n.ht.has(r));e.length>0&&(this.slots[r+n.slot].unknown=e)}});
//list any|37 39 63 359
Object.assign(us.prototype,{list(t,n,r,e){const i=this.slots[r]=new Mt(9,void 0);if(e>=D.depth)return i.j(B("depth"));[i.count,i.stride]=[t.length,n.form?.slotCount??1],i.start=this.append(i.count*i.stride);const s="any"===n.name?e+1:e;for(let r=0;r<i.count;r++)this.value(t[r]??null,n,i.item(r),s)}});
//map|37 39 63 359
Object.assign(us.prototype,{map(t,n,r,e){const i=this.slots[r]=new Mt(9,void 0);if(i.isMap=!0,e>=D.depth)return i.j(B("depth"));const s=this.names(t);[i.count,i.stride]=[s.length,(n.form?.slotCount??1)+1],i.start=this.append(i.count*i.stride)+1,i.order=this.order(t,s),s.forEach((r,s)=>{const o=this.slots[i.item(s)-1]=this.text(r);o.flags|=128,o.isKey=!0,this.value(t[r],n,i.item(s),"any"===n.name?e+1:e)})}});
//any|37 39 63 349 359
Object.assign(us.prototype,{members(t,n,r){const e=this.slots[n]=new Mt(10,void 0);if(r>=D.depth)return e.j(B("depth"));const i=this.names(t);e.isOwn=!0,e.count=i.length,e.start=this.append(2*i.length),e.order=this.order(t,i),i.forEach((n,i)=>{this.slots[e.start+2*i]=this.text(n),this.value(t[n],Qi,e.start+2*i+1,r+1)})}});
//map any|36 354 357 359
Object.assign(us.prototype,{names(t){if(t[rs])throw new ss;return Object.keys(t).filter(n=>void 0!==t[n]).sort(z)}});
//map any|354 359
Object.assign(us.prototype,{order(t,n){if(!this.ut||n.length<2)return null;const r=new Map(n.map((t,n)=>[t,n])),e=(t[ns]??Object.keys(t)).map(t=>r.get(t)).filter(t=>void 0!==t);return e.every((t,n)=>t===n)?null:e}});
//|63 72
const cs=t=>new Mt(3,t===St?null:t);
//module file|63
function ls(t,n){const r=["name","media_type","type"].map(t=>n(t)??null),[e,[i,s,o]]=[n("size"),r];if(!Number.isSafeInteger(e)||e<0||r.some(t=>null!==t&&"string"!=typeof t))return null;if(null!==s&&null!==o)return null;const u=new Mt(8,{name:i,size:e,mediaType:s??o??""});return u.given=t,u}
//|371
function hs(t){let n="";for(const r of t)"number"==typeof r?n+=`[${r}]`:"object"==typeof r?n+=`[${fs(r.key)}]`:""===r||/[`\0-\x1f]/.test(r)?n+=`[${fs(r)}]`:n+=(""===n?"":".")+(/^[A-Za-z_]\w*$/.test(r)?r:`\`${r}\``);return n}
//module map any|97
function fs(t){const n={'"':'\\"',"\\":"\\\\","\n":"\\n","\r":"\\r","\t":"\\t"};return`"${t.replace(/["\\\n\r\t]|(?![ \u200d])[\p{Cc}\p{Zl}\p{Zp}\p{Cn}\p{Co}\p{Cs}\p{Cf}\p{Zs}]/gu,t=>n[t]??`\\u{${Xt(t.codePointAt(0).toString(16).toUpperCase(),4)}}`)}"`}
//|

//|

//|376 377
function as(t){const n=[],r=[...t.outerFrames,t.frame];return r.forEach((e,i)=>{const s=r[i+1];e.field?n.push(...e.field.groups,e.field.name):e.group>0&&n.push(...ds(e.form,e.group));const o=t.itemIndices.slice(e.firstItem,s?.firstItem);o.length>0&&ps(t,o,e,n)}),n}
//|374
function ms(t){const n=as(t);let r=0;for(const{key:t}of n)r+=t?.length??0;return r>256&&t.spend(16*r),n}
//list map any|69
function ps(t,n,r,e){let i=r.field?t.slots[r.base+r.field.slot]:null;for(const r of n){i=i&&Tt(i);const n=9===i?.kind&&r<i.count;e.push(n&&i.isMap?{key:t.slots[i.item(r)-1].value}:r),i=n?t.slots[i.item(r)]:null}}
//module nested group|
function ds(t,n){const r=[];for(;n>0;){r.unshift(t.objects[n].name);const e=n;n=t.objects.findIndex(t=>t.members.some(t=>t.group===e))}return r}
//|379 380 381
function bs(t,n,r,e=n.objects[0]){return gs(e.members.map(({name:e,field:i,group:s})=>[e,i?vs(t,r+i.slot,i.type):ws(t,n,r,n.objects[s])]))}
//group|378
function ws(t,n,r,e){const i=t.slots[r+e.slot];if(!(5&i.flags))return 10===i.kind?bs(t,n,r,e):1===i.kind?null:void 0}
//|
const gs=t=>Object.fromEntries(t.filter(([,t])=>void 0!==t));
//|378 382
function vs(t,n,r){const e=t.slots[n];return!r.form||10!==e.kind||5&e.flags?js(t,e,r):bs(t,r.form,n)}
//|21 120 123 383 384
function js(t,n,r){if(!(5&n.flags))switch(n.kind){case 0:return;case 1:return null;case 2:return n.value;case 8:return n.given;case 3:return n.value??void 0;case 4:return 4!==r.kind&&"any"!==r.name&&S(n.value)?null:n.value;case 9:return r.item?Os(t,n,r.item):void 0;case 10:return n.isOwn?ys(t,n):void 0;default:return kn(n)?xn(n):void 0}}
//list map any|212 381
function Os(t,n,r){const e=Gr(n).map(e=>[n.isMap?t.slots[e-1].value:e,vs(t,e,r)]).filter(([,t])=>void 0!==t);return n.isMap?Object.fromEntries(e):e.map(([,t])=>t)}
//any|349 380 381
function ys(t,n){const r=Array.from({length:n.count},(t,r)=>n.start+2*r);return gs(r.map(n=>[t.slots[n].value,vs(t,n+1,Qi)]))}
//externals|386
const ks={kinds:-2,answer:(t,n)=>$s(t,n)};
//|179 182 187 370 375 388
function $s(t,n){const r=n.operands.map(n=>Tr(t,n));for(const e of r)if(null!==Ar(t,e))return qr(t,Ar(t,e),n);const e=t.program.externals[n.a],i={rule:e,value:xs(t,t.subject),arguments:r.map(n=>xs(t,n))},s=t.E.host?.ft(i);return t.inquiries.push({question:i,path:hs(ms(t)),isPending:void 0===s}),t.mt=null,void 0===s?qr(t,"pending",n):!0===s.accepted?5:void 0===s.accepted?qr(t,s.reason,n,e.undecided):(t.mt=s.message??null,10)}
//externals|
function Ms(t,n){for(const r of t.inquiries)t.pt.inquiries.push({...r,isPending:r.isPending&&n});t.inquiries=[]}
//|174 177 351 381 382
function xs(t,n){if(n.position<0||3===n.k)return js(t,n.slot,Wi)??null;const r=yr(t,n.position)?.type??Mr(t)??Wi;return vs(t,n.position,r)??null}
//|

//|
const Ts={first:0,end:null,areKeys:!1};
//|
const Es=class{constructor(t){this.end=t,this.dt=!1,this.bt=!1,this.isUndecided=!1,this.wt=!1,this.refused=null,this.gt=!1}};
//|
const Ss=(t,n,r=0,e=!1)=>({form:t,base:n,firstItem:r,follows:e,field:null,group:0});
//items itemContents beginEach|190 394 395
function As(t,n,r){const e=Ns(t,n,r-1);return 0!==e.list.count&&!t.field.dt&&!zr(t,t.subject)&&(t.loops.push(e),_s(t))}
//items itemContents beginEach|68 69 70
function Ns(t,n,r){const{slot:e}=t.subject,{areKeys:i,first:s}=n,o=!i&&0===s&&null===n.end;let u=Tt(e);(i?u.isMap:9===e.kind||o)||(u=Et);const c=i?1:u.isMap?-1:0;return i&&(u=xt(u)),{list:u,count:null===n.end?u.count:Math.min(u.count,n.end),first:s,next:s,partner:c,subject:t.subject,field:t.field,end:r}}
//items itemContents beginEach|391 396 397 399 400
function _s(t){const n=t.loops.at(-1);return n.next>n.first&&Fs(t,n),Rs(t,n)?(Cs(t,n),t.field=t.vt.get(t.subject.position)??new Es(0),Is(t,t.subject.position+n.partner)&&(t.field.wt=!0),t.field.end=n.end,t.itemIndices.push(n.list.itemAt(n.next-1)),!0):(t.field=n.field,t.subject=n.subject,t.loops.pop(),!1)}
//items itemContents beginEach|181
function Cs(t,n){t.subject=Sr(t,n.list.item(n.list.itemAt(n.next++)))}
//items itemContents beginEach itemTypes nested|
function Is(t,n){return!0===t.vt.get(n)?.wt}
//items itemContents beginEach itemTypes nested|397
function qs(t,n,r){return n.isMap&&Is(t,r-1)}
//items itemContents beginEach|
function Fs(t,n){const{field:r}=t;t.itemIndices.pop(),r.bt&&(n.field.bt=!0),r.isUndecided&&(n.field.isUndecided=!0),(r.wt||r.gt||null!==r.refused)&&t.vt.set(t.subject.position,r)}
//items itemContents beginEach|
function Rs(t,n){if(!t.V())return!1;for(;n.next<n.count;n.next++)if(0==(71&t.slots[n.list.item(n.list.itemAt(n.next))].flags))return!0;return!1}
//items itemContents beginEach|394 396 400
function zs(t,n,r){r?.opened();const e=Ns(t,n,null);return t.loops.push(e),Rs(t,e)?(t.accumulators.push({kind:0,answer:12}),Cs(t,e),!0):(t.loops.pop(),t.answer=12,r?.closed(),!1)}
//items itemContents beginEach|396 400 575 576
function Bs(t,n){const r=t.loops.at(-1);return n?.itemEnded(r.list.itemAt(r.next-1)),!iu(t,n)&&Rs(t,r)?(Cs(t,r),!0):(t.subject=r.subject,t.loops.pop(),eu(t,n),!1)}
//|404 405 406 407 408 409 410 411 412 413 414 415
const Ps={};
//text|403
Object.assign(Ps,{text:()=>"Enter text."});
//choice|403
Object.assign(Ps,{choice:()=>"Enter text."});
//integer|403
Object.assign(Ps,{integer:t=>t?`Enter a whole number, such as ${t}.`:"Enter a whole number."});
//number|403
Object.assign(Ps,{number:t=>t?`Enter a number, such as ${t}.`:"Enter a number."});
//boolean|403
Object.assign(Ps,{boolean:()=>"Enter true or false."});
//date|403
Object.assign(Ps,{date:(t="2026-01-31")=>`Enter a date, such as ${t}.`});
//month|403
Object.assign(Ps,{month:(t="2026-01")=>`Enter a month, such as ${t}.`});
//time|403
Object.assign(Ps,{time:(t="14:30")=>`Enter a time, such as ${t}.`});
//datetime|403
Object.assign(Ps,{datetime:(t="2026-01-31T14:30")=>`Enter a date and a time, such as ${t}.`});
//file|403
Object.assign(Ps,{file:()=>"Choose a file."});
//list|403
Object.assign(Ps,{list:()=>"Enter a list of values."});
//map|403
Object.assign(Ps,{map:()=>"Enter names and their values."});
//|
const Ds=["This must be the same as {other}.","This must be different from {other}."];
//|
const Us=["There is a mistake in this number.","This number is not allowed."];
//|
const Zs=t=>[`The number of characters must be {${t}}.`,`The number of characters must not be {${t}}.`];
//|420 421 422 423 424 425 426 427 428 429 430 431 432 433 434 435 436 437 438 439 440 441 442 443 444 445 446 447 448 449 450 451 452 453 454 455 456 457 458 459 460 461 462 463 464 465 466 467 468 469
const Js={};
//required|419
Object.assign(Js,{required:["This is required.","Leave this empty."]});
//filled|419
Object.assign(Js,{filled:["This must be filled in.","Leave this empty."]});
//present|419
Object.assign(Js,{present:["This must be included.","This must be left out."]});
//accepted|419
Object.assign(Js,{accepted:["You must accept this.","You must not accept this."]});
//empty|419
Object.assign(Js,{empty:["Leave this empty.","This must be filled in."]});
//equal|416 419
Object.assign(Js,{equal:Ds});
//different|416 419
Object.assign(Js,{different:[Ds[1],Ds[0]]});
//equal_next|416 419
Object.assign(Js,{equal_next:Ds});
//equal_previous|416 419
Object.assign(Js,{equal_previous:Ds});
//min_length|419
Object.assign(Js,{min_length:["Enter {min} or more characters.","Enter fewer than {min} characters."]});
//max_length|419
Object.assign(Js,{max_length:["Enter {max} or fewer characters.","Enter more than {max} characters."]});
//length|418 419
Object.assign(Js,{length:Zs("range")});
//equal_length|418 419
Object.assign(Js,{equal_length:Zs("count")});
//min_value|419
Object.assign(Js,{min_value:["This must be {min} or more.","This must be less than {min}."]});
//max_value|419
Object.assign(Js,{max_value:["This must be {max} or less.","This must be more than {max}."]});
//between|419
Object.assign(Js,{between:["This must be {min}.","This must not be {min}."]});
//multiple_of|419
Object.assign(Js,{multiple_of:["This must be a multiple of {step}.","This must not be a multiple of {step}."]});
//one_of options|419
Object.assign(Js,{one_of:["Choose one of: {values}.","This must not be any of: {values}."]});
//none_of|419
Object.assign(Js,{none_of:["This must not be any of: {values}.","Choose one of: {values}."]});
//regex|419
Object.assign(Js,{regex:["Enter this in the correct format.","This format is not allowed."]});
//contains|419
Object.assign(Js,{contains:["Something that is required here is missing.","This contains something that is not allowed."]});
//starts_with|419
Object.assign(Js,{starts_with:["This must start with \u201c{text}\u201d.","This must not start with \u201c{text}\u201d."]});
//ends_with|419
Object.assign(Js,{ends_with:["This must end with \u201c{text}\u201d.","This must not end with \u201c{text}\u201d."]});
//chars|419
Object.assign(Js,{chars:["Use only these characters: {characters}","Use at least one character other than these: {characters}"]});
//integer|419
Object.assign(Js,{integer:["Enter a whole number.","This must not be a whole number."]});
//number|419
Object.assign(Js,{number:["Enter a number.","This must not be a number."]});
//boolean|419
Object.assign(Js,{boolean:["Enter true or false.","This must not be true or false."]});
//date|419
Object.assign(Js,{date:["Enter a date, such as 2026-01-31.","This must not be a date."]});
//time|419
Object.assign(Js,{time:["Enter a time, such as 14:30.","This must not be a time."]});
//datetime|419
Object.assign(Js,{datetime:["Enter a date and a time, such as 2026-01-31T14:30.","This must not be a date and time."]});
//json|419
Object.assign(Js,{json:["Enter JSON, such as [1, 2].","This must not be JSON."]});
//before|419
Object.assign(Js,{before:["This must be before {limit}.","This must not be before {limit}."]});
//after|419
Object.assign(Js,{after:["This must be after {limit}.","This must not be after {limit}."]});
//luhn|417 419
Object.assign(Js,{luhn:Us});
//mod97|417 419
Object.assign(Js,{mod97:Us});
//weighted_sum|417 419
Object.assign(Js,{weighted_sum:Us});
//idna|419
Object.assign(Js,{idna:["Enter a host name, such as m\xfcnchen.example.","This must not be a host name."]});
//size|419
Object.assign(Js,{size:["The number of items must be {range}.","The number of items must not be {range}."]});
//unique|419
Object.assign(Js,{unique:["All items must be different.","Some items must be the same."]});
//exclusive|419
Object.assign(Js,{exclusive:["\u201c{item}\u201d can't be combined with anything else.","\u201c{item}\u201d must be combined with something else."]});
//includes|419
Object.assign(Js,{includes:["Include all of: {values}.","Do not include all of: {values}."]});
//ascending|419
Object.assign(Js,{ascending:["Put the items in ascending order.","The items must not be in ascending order."]});
//no_overlap|419
Object.assign(Js,{no_overlap:["The items must not overlap.","Some items must overlap."]});
//min_size|419
Object.assign(Js,{min_size:["The file must be {min} or larger.","The file must be smaller than {min}."]});
//max_size|419
Object.assign(Js,{max_size:["The file must be {max} or smaller.","The file must be larger than {max}."]});
//media_type|419
Object.assign(Js,{media_type:["The file must have one of these types: {types}.","The file must not have any of these types: {types}."]});
//kind|419
Object.assign(Js,{kind:["The type of this value must be one of: {kinds}.","The type of this value must not be one of: {kinds}."]});
//any_filled|419
Object.assign(Js,{any_filled:["Fill in at least one of: {fields}.","Leave all of these empty: {fields}."]});
//all_filled|419
Object.assign(Js,{all_filled:["Fill in all of: {fields}.","Leave at least one of these empty: {fields}."]});
//one_filled|419
Object.assign(Js,{one_filled:["Fill in exactly one of: {fields}.","Fill in none of these, or more than one: {fields}."]});
//|471 472 473
const Ls={};
//list map|470
Object.assign(Ls,{list:["Add at least one item.","Remove all items."]});
//list|470
Object.assign(Ls,{selection:["Select at least one.","Select none of these."]});
//file|470
Object.assign(Ls,{file:["Choose a file.","Remove the file."]});
//|475 476
const Hs={};
//unique|474
Object.assign(Hs,{unique:["Each item must have a different {by}.","Some items must have the same {by}."]});
//ascending|474
Object.assign(Hs,{ascending:["Put the items in ascending order of {by}.","The items must not be in ascending order of {by}."]});
//|478 479
const Vs={};
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|477
Object.assign(Vs,{min_value:["This must be {min} or later.","This must be earlier than {min}."]});
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|477
Object.assign(Vs,{max_value:["This must be {max} or earlier.","This must be later than {max}."]});
//|481 482 483 484
const Ys={};
//type|403 480
Object.assign(Ys,{type:({type:t,example:n})=>Ps[t]?.(n)??"Fill in this part of the form."});
//module nested|480
Object.assign(Ys,{unknown:({meant:t})=>"There is no field '{name}'."+(void 0===t?"":" Did you mean '{meant}'?")});
//externals|480
Object.assign(Ys,{unchecked:()=>"This could not be checked."});
//computed|480
Object.assign(Ys,{computed:({value:t})=>""===t?"This must be left empty.":"This must be {value}."});
//|419 470 474 477 480
function Gs(t,n,r,e){if(Object.hasOwn(Ys,t))return Ys[t](r);const i=n?1:0;if(!Object.hasOwn(Js,t))return n?"This is not allowed.":"This was not accepted.";if(Vs[t]&&"moment"===e())return Vs[t][i];const s=["required","filled","empty"].includes(t)&&Ls[e()];return s?s["empty"===t?1-i:i]:"between"===t&&void 0!==r.max?Js.between[i].replace("{min}","between {min} and {max}"):(void 0!==r.by&&Hs[t]||Js[t])[i]}
//|222 491
function Ks(t,n){const{source:r,arguments:e}=t.program.messages[n],i=0===e.length?{}:no(ie(t,e));return{source:r,arguments:e,values:()=>i}}
//|228 231 489 490
function Qs(t,n,r){switch(n){case"label":return Xs(t);case"value":return t.frame.field?.isSecret?me:he(t,t.subject);case"length":return to(t);case"other":return r?.other()??void 0;default:return}}
//|177 355 485 492
function Ws(t,{authored:n=null,builtIn:r,isNegated:e=!1,values:i=null,found:s=null}){const{ruleTexts:o,translations:u}=t.E;if(null!==n)return ro((u&&es(u,n.source))??n.source,()=>({...s?.values()??i,...n.values()}),t,s);const c=i??s?.values()??{};return"type"===r&&(c.example??=t.frame.field?.notation?.example),ro((o&&es(o,e?`not ${r}`:r))??Gs(r,e,c,()=>s?.jt()?"moment":0===t.owners.length?Mr(t)?.manner??"value":"value"),()=>c,t,s)}
//|41
function Xs(t){const{field:n,form:r,group:e}=t.frame;if(n)return n.R;const i=e>0?r.objects[e]:r;return i.label??Z(i.name)}
//|30
function to(t){const{slot:n}=t.subject;return 4===n.kind?String(F(n.value)):9===n.kind?String(n.count):"0"}
//|
function no(t){const n={};for(const{name:r,text:e}of t)n[r]=void 0===n[r]?e:`${n[r]}, ${e}`;return n}
//|355 487 494
function ro(t,n,r,e){const i=io(t,r.program.Ot);if(1===i.length)return i[0];const s=n();let o=i[0];for(let t=1;t<i.length;t+=2){const n=i[t];o+=(es(s,n)??Qs(r,n,e)??`{${n}}`)+i[t+1]}return o}
//module|494
function eo(t,{authored:n,found:r}){const e=null===n?[]:io(n.source,t.program.Ot).filter((t,n)=>n%2==1);if(null!==n&&0===e.length)return!0;const i=[...r.arguments,...n?.arguments??[]];return i.every(({operand:t})=>1===t.kind)&&e.every(t=>i.some(n=>n.name===t))}
//|
function io(t,n){let r=n.get(t);if(void 0!==r)return r;r=[""];let e=0;for(const{0:n,1:i,index:s}of t.matchAll(/\{\{|\}\}|\{([^}]*)\}/g))r[r.length-1]+=t.slice(e,s)+(void 0===i?n[0]:""),void 0!==i&&r.push(i,""),e=s+n.length;return r[r.length-1]+=t.slice(e),n.size<1e3&&n.set(t,r),r}
//|
const so=Object.freeze([]);
//|495 497 498
function oo(t,n,r){const e=t.program.calls[n.index],i=new co(t,e?.name??"",e?.arguments??so,r);return i.yt=18===n.op?uo(t,n):null,i.arguments.some(({operand:{kind:t}})=>1!==t&&3!==t)&&i.settle(),i}
//externals|
function uo(t,n){if(null!==t.mt)return{source:t.mt.replace(/[{}]/g,"$&$&"),values:()=>({})};const{message:r}=t.program.externals[n.a];return void 0===r?null:{source:t.program.messages[r].source,values:()=>({})}}
//|9 120 179 222 225 491
const co=class{constructor(t,n,r,e){this.kt=t,this.builtIn=n,this.rule=n,this.arguments=r,this.message=null,this.yt=null,this.answer=t.answer,this.progress=e,this.items=[],this.isNegated=!1,this.$t=3===p(t.answer)?t.B:null,this.Mt=null}settle(){this.Mt={values:this.values(),other:this.other(),jt:this.jt()}}values(){return this.Mt?.values??no(ie(this.kt,this.arguments))}other(){return null===this.Mt?ue(this.kt,this.arguments):this.Mt.other}jt(){return this.Mt?.jt??this.arguments.some(({operand:t})=>kn(Tr(this.kt,t).slot))}};
//|9 500 501
function lo(t,n,r,e,i,s){const[o,u]=[p(n),p(e)];if(null===t||0===o)return r;if(null===r||0===u)return t;if(3===o&&3===u)return ho(r)>ho(t)?r:t;if(o!==u){const n=i?1:2;return o===(o===n||u===n?n:3)?t:r}return 2!==o?t:i?fo(r,t)?r:t:s&&4&n&&!(4&e)?r:t}
//|
const ho=t=>["passes","warns","blocks"].indexOf(t.$t?.U);
//|
function fo(t,n){const r=t=>0!=(4&t.answer);return r(t)===r(n)?t.progress>n.progress:r(t)}
//|503 504 506
function ao(t,n){const{start:r}=t.program.checks[n],e=new wo(t,n),i=mo(t.program,n);return null!==i&&e.xt(i,t.program.code[r]),null!==i||po(t,r,e)?e.Tt:(t.steps+=4096-t.Et,t.Et=1,null)}
//|
function mo(t,n){const{start:r}=t.checks[n],e=t.code[r+1];return t.St[r].test&&2===e.op&&e.a===n?t.St[r]:null}
//|552
function po(t,n,r){const{subject:e,answer:i,At:s,B:o,q:u,depth:c,mt:l,z:h,Nt:f,_t:a}=t,m=[t.accumulators,t.loops,t.subjects,t.owners,t.arguments,t.inquiries],p=m.map(t=>t.length);t.z=!0,tu(t,n,r);const d=!t.Nt;return Object.assign(t,{subject:e,answer:i,At:s,B:o,q:u,depth:c,mt:l,z:h,Nt:f,_t:a}),m.forEach((t,n)=>{t.length>p[n]&&(t.length=p[n])}),d}
//beginOr beginAny|24
function bo(t,n){const{slot:r}=t.subject;return 4!==r.kind?0:n.test?.progress?.(t,n)??null??(4&t.answer?N(r.value):0)}
//|496 505 507 508 509 510 511 512 513 514
const wo=class{constructor(t,n){this.kt=t,this.check=n,this.Tt=null,this.Ct=[],this.It=[]}xt(t,n){const r=this.It.includes(!0)?bo(this.kt,t):0;this.Tt=oo(this.kt,t,r),t!==n&&(this.kt.V(),this.qt(this.kt.program.rules[n.a]),this.Ft(n))}qt(t){void 0!==t.message&&this.message(t.message)}Ft(t){const n=this.kt.program.calls[t.index],{Tt:r}=this;r&&n&&(r.rule=n.name,r.yt=r.message??r.yt,r.message=null,r.answer=this.kt.answer)}};
//beginAnd beginOr beginAll beginAny beginEach|506
Object.assign(wo.prototype,{opened(t=!1){this.Ct.push(null),this.It.push(t)}});
//beginAnd beginOr beginAll beginAny beginEach|499 506
Object.assign(wo.prototype,{combined(t,n){const r=0!=(8&this.kt.subject.slot.flags);this.Ct.push(lo(this.Ct.pop(),t,this.Tt,this.kt.answer,n,r))}});
//beginAnd beginOr beginAll beginAny beginEach|506
Object.assign(wo.prototype,{closed(){this.Tt=this.Ct.pop(),this.It.pop()}});
//beginEach|506
Object.assign(wo.prototype,{itemEnded(t){this.Tt?.items.unshift(t)}});
//pushMember|506
Object.assign(wo.prototype,{memberMissing(){this.Tt=null}});
//popMember|506
Object.assign(wo.prototype,{memberEnded(){this.Tt&&(this.Tt.items=[])}});
//not|506
Object.assign(wo.prototype,{negated(){this.Tt&&Object.assign(this.Tt,{isNegated:!this.Tt.isNegated,items:[]})}});
//message|486 506
Object.assign(wo.prototype,{message(t){this.Tt&&null===this.Tt.message&&(this.Tt.message=Ks(this.kt,t))}});
//|486 502 516 517 518 519 520 533
function go(t,n){const r=null===t.pt.notes&&vo(t);if(r&&jo(t,n))return;const{answer:e}=t,i=0!=(8&t.subject.slot.flags)&&(0!=(4&e)||!0===t.frame.field?.Rt),s=t.program.checks[n],o=s.isCondition?null:ao(t,n),u=s.isCondition?"check":null,c=o?.items??[];t.itemIndices.push(...c);const l={authored:o?.message??(void 0===s.message?null:Ks(t,s.message))??o?.yt??null,builtIn:u??o?.builtIn??"",isNegated:o?.isNegated??!1,found:o},h=ko(t,u??o?.rule??Fo(t,t.program.code[s.start])??"",s.place,l,s.isWarning?"warning":"error",s.target);yo(t,h,i,s),t.itemIndices.length-=c.length,r&&null!==o&&Oo(t,n,h,l)}
//module|
function vo({E:t,outerFrames:n,itemIndices:r}){return void 0===t.ruleTexts&&void 0===t.translations&&n.length+r.length===0}
//module|
function jo(t,n){const r=t.program.violations[n];if(null===r)return!1;const{path:e,rule:i,message:s,severity:o,file:u,line:c,column:l}=r;return t.pt.violations.push({path:e,rule:i,message:s,severity:o,file:u,line:c,column:l}),!0}
//module|493 503
function Oo(t,n,r,e){const i=mo(t.program,n);null!==i&&18!==i.op&&eo(t,e)&&(t.program.violations[n]={...r})}
//|
function yo(t,n,r,e=null){t.pt.violations.push(n),t.pt.notes?.set(n,{zt:r,check:e})}
//|370 375 488
function ko(t,n,r,e,i,s=[],o=null){return{path:null===o&&0===s.length&&t.outerFrames.length+t.itemIndices.length===0&&t.frame.field?t.frame.field.Bt:hs([...o??ms(t),...s]),rule:n,message:Ws(t,e),severity:i,file:t.program.sources[r[0]],line:r[3],column:r[4]}}
//|
function $o(t){return t.frame.field?.place??t.frame.form.place}
//|519 520 521 523 527
function Mo(t,n,r,e=!1){Ao(t),yo(t,ko(t,n,$o(t),{builtIn:n,values:r},"error"),e),xo(t)}
//|
function xo(t){"first"===t.E.mode&&(t.Nt=!0)}
//|177 522
function To(t){Mo(t,"type",{type:Mr(t)?.name??""},0!=(16&t.subject.slot.flags))}
//|118 140 228 231 240 522
function Eo(t){const{subject:n}=t,r=t.slots[n.position+1],e=new Hn(r,0,On(r),n.position+1);return!(!e.$||4&r.flags)||!(70&r.flags||n.$||!Pe(t,n,e,!1))||(Mo(t,"computed",{value:t.frame.field.isSecret?me:he(t,n)}),"first-per-field"!==t.E.mode||(t.field.wt=!0,!1))}
//|9 387 515 527 529
function So(t,n){if(t.inquiries.length>0&&Ms(t,3===p(t.answer)),t.field.wt)return t.field.end;if(3===p(t.answer))return _o(t,n),null;const r=!0===t.At?.Pt;return go(t,n),t.program.checks[n].isWarning?null:(Ao(t),r&&(t.field.refused=t.subject.position),"first"===t.E.mode&&(t.Nt=!0),"first-per-field"!==t.E.mode?null:(t.field.wt=!0,t.field.end))}
//|
function Ao(t){t.field.bt=!0,t.pt.Dt=!0}
//warn|9 515
function No(t,n){2===p(t.answer)&&(t.z||go(t,n),t.answer=12)}
//|502 520 532 533
function _o(t,n){const r=t.program.checks[n],e=(r.isExternal?ao(t,n)?.$t:null)??t.B,i=(e.step&&Fo(t,e.step))??"when";"blocks"===e.U?qo(t,e.reason,r.isCondition?"check":i,r):"warns"===e.U&&t.pt.violations.push(ko(t,i,r.place,{builtIn:"unchecked"},"warning"))}
//branch|532
function Co(t,n){t.program.calls[n.index]&&!t.field.wt&&qo(t,t.B.reason,"when")}
//decisions|532
function Io(t,n){const r=t.Ut.get(n);r&&qo(t,r.reason,"when")}
//|370 375
function qo(t,n,r,e=null){t.field.isUndecided=!0,t.pt.isUndecided=!0;const i={path:hs(ms(t)),rule:r,reason:n};t.pt.undecided.push(i),null!==e&&t.pt.notes?.set(i,{zt:!1,check:e})}
//|
function Fo(t,n){return t.program.calls[n.index]?.name}
//options|288 522 537
function Ro(t,n){const{subject:r}=t;if(r.$||n.table.has(r.slot.value))return!0;const e=8&r.slot.flags&&(n.Rt||Ci(r.slot.value,n.table));return Mo(t,"one_of",{values:n.Zt??=Po(n.options)},Boolean(e)),!1}
//|181 190 398 524 532 534 536
function zo(t){const n=t.subject,r=t.frame.field;if(9!==n.slot.kind||!r||t.field.dt||t.field.gt||zr(t,n))return;t.field.gt=!0;const e="first-per-field"===t.E.mode;for(let i=0;i<n.slot.count&&!t.Nt;i++){const s=n.slot.itemAt(i);t.subject=Sr(t,n.slot.item(s));const{slot:o,position:u}=t.subject,c=qs(t,n.slot,u);t.itemIndices.push(s),4&o.flags?(c||To(t),n.slot.isMap&&e&&Bo(t,u)):64&o.flags?qo(t,o.reason,"type"):4===o.kind&&r.table&&!c&&!Ro(t,r)&&e&&Bo(t,u),t.itemIndices.pop()}t.subject=n}
//|391
function Bo(t,n){const r=new Es(0);r.wt=!0,t.vt.set(n,r)}
//|
function Po(t){const n=t.length-8;return t.slice(0,8).map(({label:t,value:n})=>t??n).join(", ")+(n>0?` \u2026 (${n} more)`:"")}
//|118 140 391 534 539
function Do(t,n){if(!t.V())return!1;const{frame:r}=t,e=r.form.fields[n.a];r.field=e,t.field=new Es(n.b);const i=r.base+e.slot,s=t.slots[i];return t.subject=new Hn(s,0,On(s),i),71&s.flags?(t.field.dt=!0,Uo(t,0,s,i),!1):4!==s.kind||null===e.table||Ro(t,e)||"all"===t.E.mode&&!t.Nt}
//|524 531 532
function Uo(t,n,r,e){1&r.flags||(2&r.flags?Io(t,e):4&r.flags?To(t):t.F.has(e)?qo(t,t.F.get(e),"computed"):qo(t,r.reason,"type"))}
//form|181 391 531
function Zo(t,n){if(!t.V())return!1;t.frame.field=null,t.frame.group=t.frame.form.objects.findLastIndex(({slot:t,slotCount:r})=>t<n.a&&n.a<t+r),t.field=new Es(n.b),t.subject=Sr(t,t.frame.base);const r=t.frame.base+n.a,{flags:e}=t.slots[r];return 2==(3&e)&&Io(t,r),0==(3&e)}
//|36 542
function Jo(t,n){const r=Array.from(t.toLowerCase());if(0===r.length||r.length>64)return null;const e=Math.min(Math.floor(r.length/3),4);let i=null;for(const s of n){const n=Array.from(s.toLowerCase());if(s===t||Math.abs(n.length-r.length)>e)continue;const o=Lo(r,n),u=null===i||o<i.Jt||o===i.Jt&&z(s,i.name)<0;o<=e&&u&&(i={Jt:o,name:s})}return i?.name??null}
//|
function Lo(t,n){let[r,e]=[[],Array.from({length:n.length+1},(t,n)=>n)];return t.forEach((i,s)=>{const o=[s+1];n.forEach((u,c)=>{let l=Math.min(e[c]+(i===u?0:1),e[c+1]+1,o[c]+1);s>0&&c>0&&i===n[c-1]&&t[s-1]===u&&(l=Math.min(l,r[c-1]+1)),o.push(l)}),[r,e]=[e,o]}),e[n.length]}
//|

//module nested|42 377 541 545 546
function Ho(t,n){for(let r=1;r<n.objects.length&&!t.Nt;r++){const e=t.slots[t.frame.base+n.objects[r].slot];10===e.kind||t.program.Lt(n,n.objects[r])||3&e.flags||!Yo(e,n)||Vo(t,"type",{builtIn:"type",values:{type:"group",example:null}},n,ds(n,r))}if(n.isClosed)for(const[r,e]of n.objects.entries()){const i=t.slots[t.frame.base+e.slot];if(!(!i.g||null===i.unknown||3&i.flags||t.program.Lt(n,e)))for(const[s,o]of i.unknown.entries()){if(t.Nt)return;const i={name:J(o)},u=s<100?Jo(o,e.members.map(t=>t.name)):null;null!==u&&(i.meant=u),Vo(t,"unknown",{builtIn:"unknown",values:i},n,[...ds(n,r),o])}}}
//|520 523
function Vo(t,n,r,e,i){t.pt.Dt=!0,t.pt.violations.push(ko(t,n,e.place,r,"error",i)),xo(t)}
//|118
function Yo(t,n){switch(t.kind){case 0:case 10:return!1;case 1:return n.isExact;case 4:return n.isExact||!On(t);default:return!0}}
//nested|37 39 190 548 549
function Go(t,n){if(!t.E.judgesNestedForms)return;const r=t.subject,e=t.Ht;if(t.Ht=1/0,t.depth>=D.depth)return t.Vt(B("depth"));if(t.depth++,10!==r.slot.kind||32&r.slot.flags||Qo(t,n,r.position,!1),9===r.slot.kind&&!zr(t,r))for(let e=0;e<r.slot.count&&!t.Nt&&t.V();e++){const i=r.slot.itemAt(e);t.itemIndices.push(i),Ko(t,i,r.slot,n),t.itemIndices.pop()}t.depth--,t.Ht=e,t.subject=r}
//nested|118 140 398 524 532 549
function Ko(t,n,r,e){const i=r.item(n),s=t.slots[i];4&s.flags?(t.subject=new Hn(s,0,On(s),i),qs(t,r,i)||To(t)):64&s.flags?qo(t,s.reason,"type"):Qo(t,e,i,n>0&&!r.isMap)}
//nested|392 544 552
function Qo(t,n,r,e){const[i,s]=[t.field,t.loops.length];t.outerFrames.push(t.frame),t.frame=Ss(n,r,t.itemIndices.length,e),Ho(t,n),t.Nt||tu(t,n.checks,null),t.frame=t.outerFrames.pop(),t.loops.length=s,t.field=i}
//ignoring pushMember|69 142 162 181
function Wo(t,n){const r=t.subject.slot;if(10!==r.kind||!r.isOwn)return t.answer=28,!1;t.owners.push(t.subject);const e=4===n.slot.kind?fr(t,Tt(r),n.slot.value):void 0;return t.subject=void 0===e?Yn:Sr(t,e),!0}
//ignoring pushMember|21 63 118 140 179
function Xo(t,n){const r=Tr(t,n.a).slot,{subject:e}=t;if(4!==e.slot.kind||e.$||14!==r.kind)return t.subjects.push(e),!0;const i=Array.from(e.slot.value).filter(t=>r.value.offender.test(t)).join("");if(S(i))return t.At=n,t.answer=14,!1;if(t.subjects.push(e),i.length<e.slot.value.length){const n=new Mt(4,i);n.flags=e.slot.flags,t.subject=new Hn(n,0,On(n),e.position)}return!0}
//|10 185 387 526 528 538 540 574 575 576 577 579
function tu(t,n,r){const e=t.program.St;for(let i=n;;){const n=e[i++];switch(n.op){case 14:case 15:case 16:case 17:case 18:if(t.answer=Cr(t,n),t.At=d(t.answer)?n:null,r?.xt(n,t.program.code[i-1]),t.Nt&&d(t.answer))return;break;case 0:if(t.Ht--<=0)return;if(Do(t,n)||(i=n.b),t.Nt)return;break;case 1:if(t.Ht--<=0)return;if(Zo(t,n)||(i=n.b),t.Nt)return;break;case 2:if(t.Nt||r?.check===n.a)return;if(d(t.answer)?i=So(t,n.a)??i:t.inquiries.length>0&&Ms(t,!1),t.Nt)return;break;case 3:i=n.a;break;case 4:return;case 5:case 6:case 7:case 8:ru(t,n.op-5,r);break;case 9:iu(t,r)&&(i=n.a);break;case 10:eu(t,r);break;case 11:r?.message(n.a);break;case 12:if(r?.check===n.a)return;No(t,n.a);break;case 13:if(su(t,n,r),t.Nt)return uu(t,n);break;default:if(i=n.Yt(t,n,r)??i,t.Nt)return}}}
//|554 555 556 557 558 559 560 561 562 563 564 565 566 567 568 569 570 571 572 573
const nu={};
//moment|553
Object.assign(nu,{moment:(t,n)=>n.a===t.E.moment?void 0:n.b});
//unlessHeld|553
Object.assign(nu,{unlessHeld:(t,n)=>t.field.bt||t.field.isUndecided?n.a:void 0});
//whenInactive|553
Object.assign(nu,{whenInactive:(t,n)=>1&t.slots[t.frame.base+n.a].flags?void 0:n.b});
//branch|9 530 553
Object.assign(nu,{branch(t,n){const r=p(t.answer);if(1!==r)return 3!==r?n.a:(0===t.accumulators.length&&Co(t,n),n.b)}});
//not|11 553
Object.assign(nu,{not(t,n,r){t.answer=b(t.answer),r?.negated()}});
//pushSubject|179 553
Object.assign(nu,{pushSubject(t,n){t.subjects.push(t.subject),t.subject=Tr(t,n.a)}});
//popSubject|553
Object.assign(nu,{popSubject:t=>{t.subject=t.subjects.pop()}});
//recordValue|525 553
Object.assign(nu,{recordValue:(t,n)=>Eo(t)?void 0:n.a});
//itemTypes|535 553
Object.assign(nu,{itemTypes:t=>{zo(t)}});
//nested|547 553
Object.assign(nu,{nested(t,n){t.field.dt||Go(t,t.program.forms[n.a])}});
//items|393 553
Object.assign(nu,{items:(t,n)=>t.field.wt||!As(t,n.a,n.b)?n.b:void 0});
//itemContents|390 393 553
Object.assign(nu,{itemContents:(t,n)=>As(t,Ts,n.a)?void 0:n.a});
//nextItem|395 553
Object.assign(nu,{nextItem:(t,n)=>_s(t)?n.a+1:void 0});
//decide|553 589
Object.assign(nu,{decide:(t,n)=>{wu(t,t.program.decisions[n.a])}});
//compute|553 586
Object.assign(nu,{compute:(t,n)=>{pu(t,t.program.computed[n.a])}});
//beginEach|401 553
Object.assign(nu,{beginEach:(t,n,r)=>zs(t,n.a,r)?void 0:n.b});
//nextEach|402 553
Object.assign(nu,{nextEach:(t,n,r)=>Bs(t,r)?n.a+1:void 0});
//ignoring|551 553
Object.assign(nu,{ignoring(t,n,r){if(!Xo(t,n))return r?.xt(n,n),n.b}});
//pushMember|179 550 553
Object.assign(nu,{pushMember(t,n,r){if(!Wo(t,Tr(t,n.a)))return r?.memberMissing(),n.b}});
//popMember|9 553
Object.assign(nu,{popMember(t,n,r){t.subject=t.owners.pop(),0===p(t.answer)&&(t.answer=28),r?.memberEnded()}});
//beginAnd beginOr beginAll beginAny|15
function ru(t,n,r){t.accumulators.push({kind:n,answer:k[n]}),r?.opened(1===n||3===n)}
//beginAnd beginOr beginAll beginAny beginEach|
function eu(t,n){t.answer=t.accumulators.pop().answer,n?.closed()}
//beginAnd beginOr beginAll beginAny beginEach|9 16 184
function iu(t,n){const r=t.accumulators.at(-1),e=r.answer,i=1===r.kind||3===r.kind;r.answer=$[r.kind](e,t.answer),n?.combined(e,i);const[s,o]=i?[1,8]:[2,4];return p(r.answer)===s&&(!_r(t)||0==(r.answer&o))}
//rule|37 39 187 552 578
function su(t,n,r){const e=t.program.rules[n.a];if(t.depth>=D.depth&&!t.program.P(n))return void(t.answer=qr(t,B("depth"),n));if(!t.V())return;const i=t.arguments.length;for(const r of n.operands)t.arguments.push(ou(t,r));const s=t.q;t.q=i,t.depth++,tu(t,e.entry,r),r?.qt(e),t.arguments.length=i,t.q=s,t.depth--,r?.Ft(n)}
//rule|140 179 219
function ou(t,n){const r=Tr(t,n);return t.program.G&&ne(t,n)?Object.assign(new Hn(r.slot,r.k,r.$,r.position),{isSecret:!0}):r}
//|37
function uu(t,n){const r=t.program.calls[n.index];r&&t._t?.reason===B("steps")&&(t._t.rule=r.name)}
//computed|37 179 182 581 585
function cu(t,n){const r=Tr(t,n.list),e={count:0,sum:0,Gt:null,obstacle:Ar(t,r)};if(null!==e.obstacle||9!==r.slot.kind)return e;for(let i=0;i<r.slot.count&&null===e.obstacle;i++)t.V()?mu(t,lu(t,n,r.slot.item(i)),e,n.function):e.obstacle=B("steps");return e}
//computed|37 39 582
function lu(t,n,r){const e={count:0,sum:0,Gt:null,obstacle:null};if(t.depth>=D.depth)return e.obstacle=B("depth"),e;t.depth++;const{level:i}=n;for(;t.aggregateItems.length<i;)t.aggregateItems.push(null);return hu(t,r,n,0,e),t.aggregateItems.length=i,t.aggregateItems.every(t=>null===t)&&(t.aggregateItems.length=0),t.depth--,e}
//computed|181 182 223 583 584
function hu(t,n,r,e,i){if(n>=t.slots.length)return;const s=Sr(t,n);s.$||(("count"!==r.function||void 0!==r.body||e<r.steps.length)&&null!==Ar(t,s)?i.obstacle=`unreadable: ${se(t,r.list)}`:(t.aggregateItems.push({position:n,form:r.forms[e]??null}),e===r.steps.length?au(t,r,i):fu(t,n+r.steps[e],r,e+1,i),t.aggregateItems.pop()))}
//computed|37 181 182 582
function fu(t,n,r,e,i){if(n>=t.slots.length)return;const s=Sr(t,n);if(i.obstacle=Ar(t,s),null===i.obstacle&&9===s.slot.kind)for(let n=0;n<s.slot.count&&null===i.obstacle;n++)t.V()?hu(t,s.slot.item(n),r,e,i):i.obstacle=B("steps")}
//computed|9 179 182 552 585
function au(t,n,r){if(void 0!==n.body){tu(t,n.body,null);const e=p(t.answer);if(t.Nt||n.isConditional&&3===e)return void(r.obstacle=t.B.reason);if(n.isConditional&&1!==e)return}if("count"===n.function)return void r.count++;const e=Tr(t,n.value);r.obstacle=Ar(t,e),null!==r.obstacle||e.$||mu(t,{count:1,sum:3===e.slot.kind?e.slot.value:0,Gt:e,obstacle:null},r,n.function)}
//computed|124 158
function mu(t,n,r,e){if(null===r.obstacle)if(null===n.obstacle){if(r.count+=n.count,"sum"===e){const t=Tn(r.sum,n.sum);null===t?r.obstacle="more than 38 digits":r.sum=t}else if("count"!==e&&null!==n.Gt){const i=null===r.Gt?null:ur(t,n.Gt,r.Gt);(null===r.Gt||null!==i&&("min"===e?i<0:i>0))&&(r.Gt=n.Gt)}}else r.obstacle=n.obstacle}
//computed|142 143 179 182 580 587
function pu(t,n){const r=t.frame.base+n.slot;if(n.operand){const e=Tr(t,n.operand);du(t,e,Ar(t,e),r)}else{const e=cu(t,n.aggregate),{function:i}=n.aggregate;du(t,("count"===i?Gn(e.count):"sum"===i?Gn(e.sum):e.Gt)??Yn,e.obstacle,r)}}
//computed|63
function du(t,n,r,e){const i=t.slots[e],s=null!==r||n.$?new Mt(0,void 0):n.slot.copy();s.flags=3&i.flags,null!==r?(s.flags|=64,t.F.set(e,r)):t.F.delete(e),t.slots[e]=s}
//decisions|142 552 587 589
function bu(t,n){const{decisions:r}=n.form;if(void 0===r)return;const e=t.frame;if(t.frame=n,t.Nt||tu(t,r,null),t.Nt){t.answer=15;for(const n of t.program.Kt(r))if("decide"===n.name)wu(t,t.program.decisions[n.a]);else if("compute"===n.name){const r=t.program.computed[n.a];du(t,Yn,t.B.reason,t.frame.base+r.slot)}}t.frame=e}
//decisions|9
function wu(t,{slot:n,main:r,otherwise:e,place:i}){const{flags:s}=t.slots[t.frame.base+n],o=(n,r)=>{for(let e=n[0];e<n[1];e++)t.slots[t.frame.base+e].flags|=r};if(3&s){const t=1&s?1:2;o(r,t),o(e,t)}else if(1===p(t.answer))o(e,1);else if(3!==p(t.answer))o(r,1);else{const n={reason:t.B.reason,place:i};for(const i of[r,e]){o(i,2);for(let r=i[0];r<i[1];r++)t.Ut.set(t.frame.base+r,n)}}}
//backtracking template|
const gu=new RegExp("[\\p{Cn}\u0295\\u088f\\u0897\\u0c5c\\u0cdc\\u0cf3\\u0ece\\u1acf-\\u1aeb\\u1b4e\\u1b4f\\u1b7f\\u1c89\\u1c8a\\u20c1\\u2427-\\u2429\\u2b96\\u2ffc-\\u2fff\\u31e4\\u31e5\\u31ef\\ua7cb-\\ua7cf\\ua7d2\\ua7d4\\ua7da-\\ua7dc\\ua7f1\\ufbc3-\\ufbd2\\ufd90\\ufd91\\ufdc8-\\ufdce\\u{105c0}-\\u{105f3}\\u{10940}-\\u{10959}\\u{10d40}-\\u{10d8f}\\u{10ec2}-\\u{10ed8}\\u{10efa}-\\u{10eff}\\u{1123f}-\\u{11241}\\u{11380}-\\u{113e2}\\u{116d0}-\\u{116e3}\\u{1171e}\\u{11b00}-\\u{11bf9}\\u{11db0}-\\u{11de9}\\u{11f00}-\\u{11f5a}\\u{1342f}\\u{13439}-\\u{143fa}\\u{16100}-\\u{16139}\\u{16d40}-\\u{16d79}\\u{16ea0}-\\u{16ed3}\\u{16ff2}-\\u{16ff6}\\u{187f8}-\\u{187ff}\\u{18cff}\\u{18d09}-\\u{18df2}\\u{1b132}\\u{1b155}\\u{1cc00}-\\u{1cef0}\\u{1d2c0}-\\u{1d2d3}\\u{1df25}-\\u{1df2a}\\u{1e030}-\\u{1e08f}\\u{1e4d0}-\\u{1e6ff}\\u{1f6d8}\\u{1f6dc}\\u{1f774}-\\u{1f77f}\\u{1f7d9}\\u{1f8b2}-\\u{1f8d8}\\u{1fa54}-\\u{1faff}\\u{1fbcb}-\\u{1fbef}\\u{1fbfa}\\u{2b739}-\\u{2b73f}\\u{2cea2}-\\u{2ee5d}\\u{31350}-\\u{33479}]","u");
//backtracking template|590
const vu=t=>!/^[\0-\u024f]*$/.test(t)&&gu.test(t);
//backtracking|
const ju=class{constructor(t){this.sets=t.map(t=>new RegExp(`^${t}$`,"u")),this.Qt=new Map,this.Wt=new Map;const n=(t.join("").match(/[^\0-\x7f]|\\u[0-9a-f]{4}|\\x[0-9a-f]{2}/gu)??[]).map(t=>"\\"===t[0]?String.fromCodePoint(parseInt(t.slice(2),16)):t);for(const t of[...n.reverse(),...Array.from({length:128},(t,n)=>String.fromCharCode(127-n))])this.Qt.set(this.Xt(t),t)}Xt(t){return this.sets.map(n=>n.test(t)?1:0).join("")}tn(t){return Array.from(t,t=>{if(t<"\x80")return t;let n=this.Wt.get(t);return void 0===n&&this.Wt.set(t,n=this.Qt.get(this.Xt(t))??t),n})}};
//backtracking|
const Ou=class extends Error{};
//backtracking|

//backtracking|593 596
const yu=class{constructor({text:t,flags:n=""},r){if(!/^s?$/.test(n))throw new Ou;if(this.source=Array.from(t),this.nn="s"===n,this.rn="whole"===r,this.at=0,this.en=0,this.groups=new Map,this.in=new Map,this.calls=[],this.pattern=this.alternatives(),this.at<this.source.length||!this.calls.every(t=>this.groups.has(t)))throw new Ou}test(t){this.text=Array.from(t),this.steps=0;try{const t=this.text.length;for(let n=0;n<=(this.rn?0:t);n++)if(this.sn=[],this.pattern(n,n=>!this.rn||n===t))return!0;return!1}catch(t){if(t instanceof Ou||t instanceof RangeError)return null;throw t}}step(){if(++this.steps>2e5)throw new Ou}take(t){const n=Array.from(t).every((t,n)=>this.source[this.at+n]===t);return n&&(this.at+=t.length),n}on(t){if(!this.take(t))throw new Ou}un(t){const n=t.exec(this.source.slice(this.at,this.at+40).join(""));if(!n)throw new Ou;return this.at+=Array.from(n[0]).length,n}alternatives(){const t=[this.sequence()];for(;this.take("|");)t.push(this.sequence());return 1===t.length?t[0]:(n,r)=>t.some(t=>t(n,r))}sequence(){const t=[];for(;this.at<this.source.length&&!["|",")"].includes(this.source[this.at]);)t.push(this.cn());const n=(r,e,i)=>(this.step(),r===t.length?i(e):t[r](e,t=>n(r+1,t,i)));return 1===t.length?t[0]:(t,r)=>n(0,t,r)}cn(){const t=this.part(),n=this.source[this.at];if(!["?","*","+","{"].includes(n))return t;const[r,e]="{"===n?this.ln():(this.at++,["+"===n?1:0,"?"===n?1:1/0]);if(this.take("+"))return this.possessive(t,r,e);const i=this.take("?");if(["?","*","+","{"].includes(this.source[this.at]))throw new Ou;return this.repeated(t,r,e,i)}ln(){const[,t,n,r]=this.un(/^\{(\d+)(,?)(\d*)\}/);if(""===n&&""!==r)throw new Ou;return[Number(t),""!==r?Number(r):n?1/0:Number(t)]}repeated(t,n,r,e){if(t.hn&&!e)return(e,i)=>{let s=this.run(t,e,r);for(;s>=n;s--)if(i(e+s))return!0;return!1};const i=(s,o,u)=>{this.step();const c=()=>s<r&&t(o,t=>(t>o||s<n)&&i(s+1,t,u));return s<n?c():e?u(o)||c():c()||u(o)};return(t,n)=>i(0,t,n)}run(t,n,r){let e=0;for(;e<r&&n+e<this.text.length&&t.hn(this.text[n+e]);)e++;return this.steps+=e,this.step(),e}possessive(t,n,r){return n>1?this.atomic(this.repeated(t,n,r,!1)):(e,i)=>{const s=[...this.sn];let[o,u]=[0,e];const c=t=>{const r=t>u;return u=t,r||o<n};for(;o<r&&(this.step(),t(u,c));)o++;return!!(o>=n&&i(u))||(this.sn=s,!1)}}atomic(t){return(n,r)=>{const e=[...this.sn];let i=n;return!(!t(n,t=>(i=t,!0))||!r(i))||(this.sn=e,!1)}}part(){const t=this.source[this.at++];switch(t){case"(":return this.group();case"[":return this.fn(this.characterClass());case"\\":return this.escape();case"^":return(t,n)=>0===t&&n(t);case"$":return(t,n)=>t===this.text.length&&n(t);case".":return this.fn(this.nn?()=>!0:t=>"\n"!==t);case"?":case"*":case"+":case"{":throw new Ou;default:return this.fn(n=>n===t)}}fn(t){return Object.assign((n,r)=>(this.step(),n<this.text.length&&t(this.text[n])&&r(n+1)),{hn:t})}group(){return this.take("?")?this.take("(DEFINE)")?(this.closed(),(t,n)=>n(t)):this.take(":")?this.closed():this.take(">")?this.atomic(this.closed()):this.take("=")||this.take("!")?this.an("!"===this.source[this.at-1]):this.take("&")?this.call(this.un(/^(\w+)\)/)[1]):this.mn(this.un(/^<([A-Za-z_]\w*)>/)[1]):this.mn(null)}closed(){const t=this.alternatives();return this.on(")"),t}an(t){const n=this.closed();return(r,e)=>{this.step();const i=[...this.sn],s=n(r,()=>!0);return t&&(this.sn=[...i]),!(s===t||!e(r))||(this.sn=i,!1)}}mn(t){const n=++this.en;null!==t&&this.in.set(t,n);const r=this.closed();return null!==t&&this.groups.set(t,r),(t,e)=>r(t,r=>{const i=this.sn;return this.sn=[...i],this.sn[n]=this.text.slice(t,r),!!e(r)||(this.sn=i,!1)})}call(t){return this.calls.push(t),(n,r)=>{this.step();const e=this.sn;return this.groups.get(t)(n,t=>{const n=this.sn;return this.sn=e,!!r(t)||(this.sn=n,!1)})}}pn(t){return(n,r)=>{this.step();const e=this.sn[t];return void 0!==e&&e.every((t,r)=>this.text[n+r]===t)&&r(n+e.length)}}escape(){const t=this.source[this.at];if(/[1-9]/.test(t)){const t=Number(this.un(/^[1-9](?!\d)/)[0]);if(t>this.en)throw new Ou;return this.pn(t)}if(this.take("k")){const t=this.in.get(this.un(/^<(\w+)>/)[1]);if(void 0===t)throw new Ou;return this.pn(t)}return this.take("A")?(t,n)=>0===t&&n(t):this.take("z")?(t,n)=>t===this.text.length&&n(t):this.fn(this.dn(this.bn(),!1))}bn(){const t=this.source[this.at];if("p"===t||"P"===t)return"\\"+this.un(/^[pP]\{(?:[CLMNPSZ][a-z]?|Alphabetic)\}/)[0];if("x"===t){const[,t,n]=this.un(/^x(?:([0-9A-Fa-f]{2})|\{([0-9A-Fa-f]{1,6})\})/);return`\\u{${t??n}}`}this.at++;const n={n:"\\n",r:"\\r",t:"\\t",f:"\\f"}[t];if(n)return n;if(void 0===t||!/[!-/:-@[-`{-~ ]/.test(t))throw new Ou;return ku(t)}characterClass(){const t=this.take("^"),n=[];let r=!0;for(;r||"]"!==this.source[this.at];r=!1){const t=this.source[this.at];if(void 0===t||"["===t&&/[:.=]/.test(this.source[this.at+1]))throw new Ou;if("-"!==t||r||"]"===this.source[this.at+1])n.push(this.wn());else{if(/^\\p|-/i.test(n.at(-1))||"\\u{2d}"===n.at(-1))throw new Ou;this.at++;const t=this.wn();if(/^\\p/i.test(t))throw new Ou;n.push(`${n.pop()}-${t}`)}}return this.at++,this.dn(n.join(""),t)}wn(){return this.take("\\")?this.bn():ku(this.source[this.at++])}dn(t,n){const r=new RegExp(`^[${n?"^":""}${t}]$`,"u"),e=Array.from({length:128},(t,n)=>r.test(String.fromCharCode(n)));return t=>t<"\x80"?e[t.charCodeAt(0)]:r.test(t)}};
//backtracking|
const ku=t=>`\\u{${t.codePointAt(0).toString(16)}}`;
//backtracking template|

//backtracking template|6 24 38 591 592 593 595
const $u=class{constructor({pattern:t,ecma:n,sets:r},e,i){this.gn=i;const s=n?.[e];this.vn=s?new RegExp(s.text,"u"):null,this.jn=s?5e6**(1/Math.max(1,s.degree)):0,this.On=r?new ju(r):null,this.yn=()=>new yu(t,e),this.kn=void 0}answer(t){if(t.length>21845&&N(t)>65536)return"the text is too long for a pattern";if(vu(t))return P;const n=null===this.On?15:this.gn.answer(this.On.tn(t).join(""));if(15!==n)return n;if(this.vn&&t.length<=this.jn)return f(this.vn.test(t));const r=this.$n(t);return null===r?P:f(r)}$n(t){if(void 0===this.kn)try{this.kn=this.yn()}catch(t){if(!(t instanceof Ou))throw t;this.kn=null}return this.kn?.test(t)??null}progress(t){if(null===this.On)return N(t);const n=this.On.tn(t),r=this.gn.progress(n.join(""));if(null===r)return N(t);let[e,i]=[0,0];for(;i<r;)i+=N(n[e++]);return N(Array.from(t).slice(0,e).join(""))}};
//|600 601 602 603 604 605
const Mu={};
//trim|19 21 599
Object.assign(Mu,{trim(t){let n=t.length;for(;n>0&&S(t[n-1]);)n--;return t.slice(0,n).replace(T,"")}});
//collapse_spaces|20 599
Object.assign(Mu,{collapse_spaces:t=>t.replace(E," ")});
//lowercase|599
Object.assign(Mu,{lowercase:t=>t.includes("\u03a3")?Array.from(t,t=>t.toLowerCase()).join(""):t.toLowerCase()});
//uppercase|599
Object.assign(Mu,{uppercase:t=>t.toUpperCase()});
//digits|599 606
Object.assign(Mu,{digits:t=>t.replace(/\P{Nd}/gu,"").replace(/[^0-9]/gu,xu)});
//nfc|599
Object.assign(Mu,{nfc:t=>t.normalize("NFC")});
//|
function xu(t){const n=t.codePointAt(0);let r=0;for(;/\p{Nd}/u.test(String.fromCodePoint(n-r-1));)r++;return r%10}
//normalization|38 599 607 608 609 610
function Tu(t,n,r,e){const i=t.slots[n];if("any"!==r.name&&r.item){if(9!==i.kind)return;for(let n=0;n<i.count;n++)Tu(t,i.item(n),r.item,e)}else if(4===i.kind)for(const r of e)"string"!=typeof r?Au(t,i,n,r):"nfc"===r&&Eu(i.value)?Su(t,i,n,P):i.value=Mu[r](i.value)}
//nfc|
const Eu=t=>/(?<!\p{M})\p{M}{256}/u.test(t);
//nfc template|
function Su(t,n,r,e){n.j(e),t.F.set(r,e)}
//template|38 591 609
function Au(t,n,r,{replace:e,template:i}){const s=t.program.K[e].ecma?.anywhere,o=s&&/^(?:[^$]|\$(?:\$|0(?!\d)|\{0\}))*$/.test(i)&&n.value.length<=5e6**(1/Math.max(1,s.degree))&&!vu(n.value);let u=!1;const c=o&&n.value.replace(new RegExp(s.text,"gu"),t=>(""===t&&(u=!0),i.replace(/\$(\$|0|\{0\})/g,(n,r)=>"$"===r?"$":t)));o&&!u?n.value=c:Su(t,n,r,`pattern failed: ${P}`)}
//parameters|63 179 355 612 617 618 640
function Nu(t,n){for(const{name:r,slot:e,type:i,defaultValue:s}of n.parameters??[])0===t.slots[e].kind&&_u(t,es(t.E.context,r),i,e),1===t.slots[e].kind&&(t.slots[e]=new Mt(0,void 0)),0!==t.slots[e].kind&&Hu(t,e,i,null),0===t.slots[e].kind&&Ru(t,Tr(t,s),e,zu())}
//parameters|359
function _u(t,n,r,e){if(void 0===n)return;const{flags:i}=t.slots[e],s=new us(t.slots);s.value(n,r,e,0),s.lt(),t.slots[e].flags|=3&i}
//parameters|392 588 614 618
function Cu(t,n){const r=Ss(n,0);let e=zu();Iu(t,r,!0,e);for(let n=0;n<=t.program.forms.length;n++){for(const n of t.undecidedInstances)bu(t,n);if(0===t.undecidedInstances.length||t.Nt)return;const{undecided:n}=e;e=zu(),Iu(t,r,!0,e);const i=n.size===e.undecided.size&&[...n].every(t=>e.undecided.has(t));if(!e.hasChanged&&i)return;for(const n of t.slots)n.flags&=-4;for(const n of e.undecided)t.slots[n].flags|=2;t.Ut.clear()}}
//parameters|39 615
function Iu(t,n,r,e){if(t.program.Mn.has(n.form)&&!(t.depth>=D.depth)){t.depth++;for(const i of n.form.fields)i.xn&&qu(t,n.base+i.slot,i.type,i,n,!1,r,e);t.depth--}}
//parameters|392 614 615 616
function qu(t,n,r,e,i,s,o,u){if(r.form){const c=Ss(r.form,n,0,s);return Fu(t,c,i,e,u),void Iu(t,c,o,u)}const c=t.slots[n];if(o&&c.v)for(let n=0;n<c.count;n++){if(!t.V())return;qu(t,c.item(n),r.item,e,i,n>0&&!c.isMap,o,u)}}
//parameters|179 617
function Fu(t,n,r,e,i){const{parameters:s}=n.form;if(!s||!e.arguments)return;const o=t.frame;t.frame=r,s.forEach((r,s)=>{const o=e.arguments[s];if(void 0===o)return;const u=0===o.kind?r.defaultValue:o;Ru(t,Tr(t,u),n.base+r.slot,i)}),t.frame=o}
//parameters|63 122
function Ru(t,n,r,e){const i=t.slots[r],s=n.$?new Mt(0,void 0):n.slot.copy();s.flags=0===s.kind?0:70&s.flags,2&s.flags&&e.undecided.add(r),Mn(i,s,3)||(e.hasChanged=!0),t.slots[r]=s}
//parameters|
const zu=()=>({hasChanged:!1,undecided:new Set});
//|588 611 613 620 621
function Bu(t,n){if(null!==t.I&&Pu(t,n),Du(t,n,0,!1,!1),t.program.Mn.size>0||n.parameters)Nu(t,n),Cu(t,n);else for(const n of t.undecidedInstances)bu(t,n);t.undecidedInstances.length=0}
//contexts|640
function Pu(t,n){t.Tn=!0;for(const r of n.contexts??[]){const n=t.program.contexts[r],e=t.I+n.slot,{kind:i}=t.slots[e];0===i||1===i&&"any"!==n.type.name||Hu(t,e,n.type,null)}t.Tn=!1}
//|39 392 622 623
function Du(t,n,r,e,i){if(!(t.depth>=D.depth)){t.depth++;for(const e of n.fields)Zu(t,e,n,r+e.slot);!e||128&t.slots[r].flags||!Uu(t,n,r)||(t.slots[r].flags|=32),void 0===n.decisions||t.Tn||t.undecidedInstances.push(Ss(n,r,0,i)),t.depth--}}
//nested contexts parameters|181 546
function Uu(t,n,r){return!(n.isClosed&&n.objects.some(n=>t.slots[r+n.slot].g&&t.slots[r+n.slot].unknown)||n.fields.some(n=>!Sr(t,r+n.slot).$)||n.objects.slice(1).some(e=>Yo(t.slots[r+e.slot],n)))}
//|607 624 640
function Zu(t,n,r,e){let i=t.slots[e];if(void 0!==n.computed&&!t.Tn)return Ju(t,n,r,e);if(0!==i.kind){if(r.isExact)i.flags|=128;else if(1===i.kind&&"any"!==n.type.name)return;n.normalization.length>0&&!t.Tn&&Tu(t,e,n.type,n.normalization),Hu(t,e,n.type,n.notation),i=t.slots[e],12==(12&i.flags)&&n.Rt&&(i.flags|=16)}}
//computed|63 640
function Ju(t,n,r,e){const i=t.slots[e+1]=t.slots[e];t.slots[e]=new Mt(0,void 0),r.isExact&&(i.flags|=128),0!==i.kind&&(1!==i.kind||128&i.flags)&&Hu(t,e+1,n.type,n.notation)}
//|626 627 628 629 630 631 632 633 634 635 636 637 638 639
const Lu={};
//text|625 641
Object.assign(Lu,{text:(t,n)=>Vu(n)});
//choice|625 641
Object.assign(Lu,{choice:(t,n)=>Vu(n)});
//integer|625 645
Object.assign(Lu,{integer:(t,n,r,e)=>Qu(t,n,r.name,e)});
//number|625 645
Object.assign(Lu,{number:(t,n,r,e)=>Qu(t,n,r.name,e)});
//boolean|625 644
Object.assign(Lu,{boolean:(t,n,r)=>Ku(t,n,r,null,t=>"true"===t||"false"!==t&&null)});
//date|106 625 644
Object.assign(Lu,{date:(t,n,r,e)=>Ku(t,n,r,e,ln)});
//month|107 625 644
Object.assign(Lu,{month:(t,n,r,e)=>Ku(t,n,r,e,hn)});
//time|108 625 644
Object.assign(Lu,{time:(t,n,r,e)=>Ku(t,n,r,e,fn)});
//datetime|109 625 644
Object.assign(Lu,{datetime:(t,n,r,e)=>Ku(t,n,r,e,an)});
//file|625 642
Object.assign(Lu,{file:(t,n)=>Yu(n,8)});
//any|625 650
Object.assign(Lu,{any:(t,n)=>rc(t,n)});
//form|37 39 621 625 642
Object.assign(Lu,{form(t,n,r,e,i,s){Yu(n,10)&&(n.form=r.form,t.depth>=D.depth?n.j(B("depth")):Du(t,r.form,i,!0,s))}});
//map|625 647
Object.assign(Lu,{map(t,n,r,e){9!==n.kind||n.isMap||64&n.flags?Xu(t,n,r.item,e):n.flags|=4}});
//list|625 647
Object.assign(Lu,{list:(t,n,r,e)=>Xu(t,n,r.item,e)});
//|625
function Hu(t,n,r,e,i=!1){Lu[r.name](t,t.slots[n],r,e,n,i)}
//|
function Vu(t){4!==t.kind&&(t.flags|=4)}
//|643
function Yu(t,n){return t.kind===n||(Gu(t)||(t.flags|=4),!1)}
//|118
function Gu(t){return 4===t.kind&&On(t)}
//boolean date month time datetime|643 646 652
function Ku(t,n,r,e,i){if(n.kind===r.kind||Gu(n))return;const s=2!==r.kind||!(t.E.strict||128&n.flags);if(4!==n.kind||!s)return void(n.flags|=4);const o=e?.read(n.value).value??i(n.value);null==o?Wu(n,r.name,e):ic(n,r.kind,o)}
//|37 72 79 84 209 643 646 652
function Qu(t,n,r,e){if(0===n.kind)return;if(3===n.kind)return void(null===n.value?n.j(B("digits of a number")):"integer"!==r||Pt(n.value)||(n.flags|=4));if(4===n.kind&&Gu(n))return;if(4!==n.kind||t.E.strict||128&n.flags)return void(n.flags|=4);const i=e?.read(n.value),s=2===i?.completion?i.decimal:n.value;if(s===n.value&&2!==Hr(r,s)&&2!==i?.completion)return Wu(n,r,e);const o=qt(s);o===St||null===o?n.j(B("digits of a number")):ic(n,3,o)}
//integer number boolean date month time datetime|209
function Wu(t,n,r){t.flags|=4,8&t.flags&&(0!==Hr(n,t.value)||r&&0!==r.read(t.value).completion)&&(t.flags|=16)}
//list map any|37 39 642 648
function Xu(t,n,r,e){if(Yu(n,9)){if(n.count>D.c)return n.j(B("list length"));for(let i=0;i<n.count;i++){const s=n.item(i);128&n.flags&&(t.slots[s].flags|=128,n.isMap&&(t.slots[s-1].isKey=!1)),tc(t,s,r,e,i>0&&!n.isMap)}}}
//list map any|621 640 649
function tc(t,n,r,e,i){const s=t.slots[n];r.form?nc(s)?Du(t,r.form,n,!1,i):Hu(t,n,r,e,i):1===s.kind?("any"===r.name||128&s.flags)&&Hu(t,n,r,null):0!==s.kind&&Hu(t,n,r,e)}
//|643
function nc(t){return 128&t.flags?0===t.kind:0===t.kind||1===t.kind||Gu(t)}
//|37 39 349 640 647 651
function rc(t,n){if(n.flags|=128,3===n.kind&&null===n.value&&n.j(B("digits of a number")),9===n.kind||10===n.kind){if(t.depth>D.depth)return n.j(B("depth"));if(t.depth++,10===n.kind){n.isOwn=!0;for(let r=0;r<n.count;r++){const e=n.start+2*r+1;t.slots[e-1].flags|=128,Hu(t,e,Qi,null)}}else 64&n.flags||Xu(t,n,Qi,null);64&n.flags||ec(t,n),t.depth--}}
//|
function ec(t,n){const r=10===n.kind?n.start+1:n.start,e=10===n.kind?2:n.stride;for(let i=0;i<n.count;i++){const s=t.slots[r+i*e];64&s.flags&&n.j(s.reason)}}
//|
function ic(t,n,r){t.text=t.value,t.kind=n,t.value=r}
//|

//|
const sc=Object.freeze({reason:"cancelled",step:null,U:"blocks"});
//|
const oc=["accumulators","loops","subjects","owners","arguments","inquiries","outerFrames","itemIndices","aggregateItems","undecidedInstances"];
//|37 39 63 142 359 370 374 391 392 552 619 654 655 657 658 659 660 661 662
const uc=class{constructor(t){this.program=t,this.vt=new Map,this.tt=new Map,this.Ut=new Map,this.F=new Map,this.slots=[];for(const t of oc)this[t]=[];this.En=!1}Sn(t,n,r){this.An(t,n),this.slots=r,t.contexts&&this.loadContexts(new us(r),t);for(let t=0;t<r.length;t++)r[t]??=new Mt(0,void 0);Bu(this,t)}Nn(t,n,r){return this._n(n,r,D.steps),this.pt.notes=new Map,this.Ht=1,tu(this,t,null),this.Cn()}_n({frame:t,outer:n,items:r},e,i){this.In(t.form,e,i),this.frame={...t},this.outerFrames=n.map(t=>({...t})),this.itemIndices=[...r]}Cn(){const{pt:t,_t:n}=this;return null!==n&&(t.isUndecided=!0,t.undecided.push(n)),t}An(t,n){this.I=null,this.Tn=!1,this.In(t,n,1/0),this.Ut.size>0&&this.Ut.clear(),this.F.size>0&&this.F.clear(),this.tt.size>0&&this.tt.clear()}In(t,n,r){if(this.E=n,this.pt={Dt:!1,isUndecided:!1,violations:[],undecided:[],inquiries:[],notes:null},this.steps=0,this.Et=4096,this.i=r,this.subject=Yn,this.answer=12,this.At=null,this.B=sc,!this.En)for(const t of oc)this[t]=[];this.En=!1,this.q=0,this.depth=0,this.mt=null,this.z=!1,this.Nt=!1,this._t=null,this.Ht=1/0,this.frame=Ss(t,0),this.field=new Es(0),this.vt.size>0&&this.vt.clear()}V(){return--this.Et>0||(this.steps+=4096,this.Et=4096,this.steps>this.i&&this.Vt(B("steps")),!this.Nt)}Vt(t){this.Nt||(this.Nt=!0,this._t={path:hs(as(this)),rule:"form",reason:t},this.B={...this.B,reason:t})}};
//module|37 39 357 358 544 552 619 656
Object.assign(uc.prototype,{judge(t,n,r,e){this.An(n,r);try{null===e?this.load(t,n):e.load(this,t)}catch(t){if(t instanceof ss)return this.refuse("","unreadable");if(t instanceof os)return this.refuse("form",B("values of a record"));throw t}return this.i=Math.min(D.i,D.steps+D.e*this.slots.length),null===e&&Bu(this,n),Ho(this,n),null!==e?e.run(this):this.Nt||tu(this,n.checks,null),this.En=!this.Nt,this.Cn()}});
//filter|39 63 181 552 640 656
Object.assign(uc.prototype,{canHold(t,n,r,e){this._n(r,e,D.u),this.tt.clear(),this.frame.field=n;const i=this.frame.base+n.slot,s=this.slots[i],o=this.slots[i]=new Mt(4,t);o.flags=8,Hu(this,i,n.type,null),this.subject=Sr(this,i);let u=!0;return 4&o.flags?u=0!=(16&o.flags):this.subject.$||(tu(this,n.filter,null),u=this.Nt||0!=(4&this.answer)),this.slots[i]=s,u}});
//module|656
Object.assign(uc.prototype,{refuse(t,n){return this._t={path:"",rule:t,reason:n},this.Cn()}});
//module|359 656
Object.assign(uc.prototype,{load(t,n){this.slots=[];const r=new us(this.slots);r.append(n.slotCount),r.form(t,n,0,0),n.contexts&&this.loadContexts(r,n),r.lt()}});
//contexts|355 656
Object.assign(uc.prototype,{loadContexts(t,n){const{contexts:r}=this.program,e=r.at(-1);this.I=t.append(e.slot+(e.type.form?.slotCount??1));for(const e of n.contexts){const n=r[e];t.value(es(this.E.context,n.name),n.type,this.I+n.slot,0)}}});
//map any|656
Object.assign(uc.prototype,{spend(t){const n=Math.max(0,t-(this.Et-1));this.Et-=t-n,this.steps+=n}});
//notation|
const cc={Y:[1,9999],C:[0,99],M:[1,12],D:[1,31],H:[0,23],h:[1,12],m:[0,59],s:[0,59]};
//notation|50 97 99 104 110 663 665 666 668
const lc=class{constructor(t){const n=t.match(/([A-Za-z])\1*|[^A-Za-z]+/gu)??[];this.text=t,this.qn=n.map((t,r)=>{if(!/^[A-Za-z]/.test(t))return{literal:t};if("a"===t)return{isHalf:!0};const e=r+1===n.length||!/^[A-Za-z]/.test(n[r+1]),i="YY"===t?"C":t[0],s=Math.max(t.length,2);return{unit:i,least:"MDHh".includes(i)&&e?1:t.length,most:s,isPadded:t.length>1}});const r=t=>this.qn.some(n=>n.unit&&t.includes(n.unit));this.Fn=r("s"),this.type=r("Hhms")?r("YCMD")?"datetime":"time":r("D")?"date":"month",this.syntax=this.type}Rn(t){return"month"===this.type||t<69?2e3+t:1900+t}read(t){return this.zn(t,0,0,{years:[[1,9999]],months:8190,days:-2,hour:0,minute:0,second:0,Bn:null})}zn(t,n,r,e){const i=this.qn[r];if(!i){const r=n===t.length?this.valueOf(e):null;return null===r?{completion:0}:{completion:2,value:r}}if(i.unit)return this.Pn(t,n,r,i,e);const s=i.literal??(/[pP]/.test(t[n]??"")?"pm":"am"),o=t.slice(n,n+s.length);if(!(i.literal?s.startsWith(o):s.startsWith(o.toLowerCase())))return{completion:0};if(o.length<s.length)return{completion:1};const u=i.literal?e:{...e,Bn:"pm"===s};return this.zn(t,n+s.length,r+1,u)}Pn(t,n,r,{unit:e,least:i,most:s},o){const u=/^\d*/.exec(t.slice(n,n+s))[0],[c,l]=[Number(u),u.length];let h=!1;if(n+l===t.length&&l<s){const t=[];for(let n=Math.max(i,l);n<=s;n++){const r=10**(n-l);t.push([c*r,c*r+r-1])}h=null!==this.Dn(o,e,t)}if(l>=i){const i=this.Dn(o,e,[[c,c]]),s=i&&this.zn(t,n+l,r+1,i);if(s&&0!==s.completion)return s}return{completion:h?1:0}}Dn(t,n,r){const[e,i]=cc[n],s=r.filter(([t,n])=>t<=i&&n>=e).map(([t,n])=>[Math.max(t,e),Math.min(n,i)]);if(0===s.length)return null;const o={...t},u=()=>s.flatMap(([t,n])=>Array.from({length:n-t+1},(n,r)=>t+r)),c=()=>u().reduce((t,n)=>t|1<<n,0);return"Y"===n?o.years=s:"C"===n?o.years=u().map(t=>[this.Rn(t),this.Rn(t)]):"M"===n?o.months&=c():"D"===n?o.days&=c():"m"===n?o.minute=s[0][0]:"s"===n?o.second=s[0][0]:o.hour=s[0][0],fc(o)?o:null}valueOf({years:t,months:n,days:r,hour:e,minute:i,second:s,Bn:o}){const[u,c]=[t[0][0],hc(n)],l=nn(u,c,hc(r)),h=1e9*(3600*(null===o?e:e%12+(o?12:0))+60*i+s);return"date"===this.type?l:"month"===this.type?un({year:u,month:c}):"time"===this.type?h:null===l?null:mn(l,h)}write(t,n){const r=mc(this.type,t,n);if(!r||0!==r.nanosecond||!this.Fn&&0!==r.s)return null;let e="";for(const t of this.qn)if(t.literal)e+=t.literal;else if(t.isHalf)e+=r.H<12?"AM":"PM";else{if("C"===t.unit&&this.Rn(r.Y%100)!==r.Y)return null;{const n="C"===t.unit?r.Y%100:"h"===t.unit?(r.H+11)%12+1:r[t.unit];e+=t.isPadded?Xt(n,t.most):n}}return e}get example(){const[t,n]=[nn(2026,12,31),522e11],r={date:t,time:n,month:24323,datetime:mn(t,n)};return this.write($t[this.type],r[this.type])??""}nt(t){return Array.from("0123456789").some(n=>0!==this.read(t+n).completion)}};
//notation|
const hc=t=>31-Math.clz32(t&-t);
//notation|98 665 667
function fc({years:t,months:n,days:r}){if(0===n||0===r)return!1;const e=hc(r);if(e<=28)return!0;for(let r=1;r<=12;r++)if(n&1<<r&&(2===r?29===e&&ac(t):e<=tn(r,1)))return!0;return!1}
//notation|98
function ac(t){return t.some(([t,n])=>{for(let r=t;r<=Math.min(n,t+8);r++)if(29===tn(2,r))return!0;return!1})}
//notation|100 103 111 112
function mc(t,n,r){const e=t=>{const n=Math.floor(t/1e9);return{H:Math.floor(n/3600),m:Math.floor(n/60)%60,s:n%60,nanosecond:t%1e9}},i=t=>{const{year:n,month:r,day:e}=rn(t);return{Y:n,M:r,D:e,H:0,m:0,s:0,nanosecond:0}};if("date"===t&&5===n)return i(r);if("time"===t&&6===n)return e(r);if("datetime"===t&&7===n&&null===r.o)return{...i(pn(r)),...e(dn(r))};if("month"!==t||16!==n&&5!==n)return null;const s=16===n?r:on(r);return{Y:Math.floor(s/12),M:s%12+1,D:0,H:0,m:0,s:0,nanosecond:0}}
//notation|262 664

//notation|50 72 79 106 107 108 109 209 262
function pc(t,n){if(2===t.read(n).completion||2!==Hr(t.syntax,n))return null;if(t instanceof ui){const r=qt(n);return null===r||r===St?null:t.write(3,r)}const r=(0,{date:ln,month:hn,time:fn,datetime:an}[t.type])(n);return null===r?null:t.write($t[t.type],r)}
//|8 673 672
const dc=class{constructor({classes:t,states:n,accepting:r,unknown:e}){const i=bc(t,256);this.dn=Uint8Array.from(i),this.Un=Math.max(...i)+1,this.shift=32-Math.clz32(this.Un-1),this.count=n.length,this.Zn=new Int32Array(this.count<<this.shift),n.forEach((t,n)=>{bc(t,this.Un).forEach((t,r)=>{this.Zn[n<<this.shift|r]=t<<this.shift})}),this.start=this.count>1?1<<this.shift:0,this.hn=new Uint8Array(this.count),this.Jn=new Uint8Array(this.count);for(const t of r)this.hn[t]=1;for(const t of e)this.Jn[t]=1}Ln(t){const{dn:n,Zn:r}=this;let e=this.start;for(let i=0;i<t.length&&0!==e;i++){const s=t.charCodeAt(i);if(s>=128)return this.Hn(e,t,i);e=r[e|n[s]]}return e>>this.shift}Hn(t,n,r){for(let e=r;e<n.length&&0!==t;e++){const r=n.codePointAt(e);t=this.after(t,r),r>65535&&e++}return t>>this.shift}after(t,n){const{dn:r,Zn:e}=this,i=n=>t=e[t|r[n]];return n<128?i(n):(n<2048?i(192|n>>6):(n<65536?i(224|n>>12):(i(240|n>>18),i(128|n>>12&63)),i(128|n>>6&63)),i(128|63&n))}matches(t){const n=this.Ln(t);return 1===this.hn[n]&&0===this.Jn[n]}answer(t){return this.answers[this.Ln(t)]}get answers(){const t=Array.from(this.hn,()=>[]);for(let n=0;n<this.count;n++)for(let r=0;r<this.Un;r++)t[this.Zn[n<<this.shift|r]>>this.shift].push(n);const n=n=>{const r=Uint8Array.from(this.hn,(t,r)=>this.Jn[r]||t===n?1:0),e=Array.from(r.keys()).filter(t=>r[t]);for(;e.length>0;)for(const n of t[e.pop()])r[n]||e.push(n),r[n]=1;return r},[r,e]=[n(1),n(0)],i=Uint8Array.from(this.hn,(t,n)=>this.Jn[n]?15:m(t?1:2,r[n],e[n]));return Object.defineProperty(this,"answers",{value:i}),i}};
//beginOr beginAny|24 671
Object.assign(dc.prototype,{progress(t){const n=t=>this.answers[t>>this.shift];let[r,e]=[this.start,0];for(;e<t.length&&15!==n(r);){const i=t.codePointAt(e),s=this.after(r,i);if(!(4&n(s)))break;r=s,e+=i>65535?2:1}return 15===n(r)?null:N(t.slice(0,e))}});
//|
function bc(t,n){const r=new Array(n).fill(0);for(let e=0;e<t.length;e+=2)r.fill(t[e+1],t[e],t[e+2]??n);return r}
//|598 671 675
const wc=class{constructor(t,n){this.written=t,this.scope=n;const r=t.tables?.[n];this.gn=r?new dc(r):null,this.Vn=null}get Yn(){return this.Vn??=new $u(this.written,this.scope,this.gn)}answer(t){const n=this.gn?.answer(t)??15;return 15===n?this.Yn.answer(t):n}};
//beginOr beginAny|674
Object.assign(wc.prototype,{progress(t){return this.gn?.progress(t)??this.Yn.progress(t)}});
//|
const gc=["add","multiply","divide","negate","round","abs","length","years","months","days","year","month","weekday","count_filled","first_filled","min","max"];
//computations|43 47 134 676
function vc(t){const[[n,r]]=Object.entries(t);switch(n){case"today":case"now":case"key":return{name:n};case"offset":return{name:n,operand:st(r[0]),shift:Rn(r[1])};case"range":return{name:n,lower:st(r[0]),upper:st(r[1])};case"entry":return{name:n,operand:st(r[0]),key:st(r[1]),slot:r[2]};case"operation":if(gc.includes(r[0]))return{name:n,operation:r[0],operands:r.slice(1).map(st)}}throw new L(`the computation '${"operation"===n?r[0]:n}' is not known`)}
//|679 680 681 682 683 684 685 686 687 688 689
const jc={};
//|63 79 678
Object.assign(jc,{number:t=>new Mt(3,qt(t,!0))});
//date|63 106 678
Object.assign(jc,{date:t=>new Mt(5,ln(t))});
//month|63 107 678
Object.assign(jc,{month:t=>new Mt(16,hn(t))});
//time|63 108 678
Object.assign(jc,{time:t=>new Mt(6,fn(t))});
//datetime|63 109 678
Object.assign(jc,{datetime:t=>new Mt(7,an(t))});
//duration|63 134 678
Object.assign(jc,{duration:t=>new Mt(11,Rn(t))});
//size|63 678
Object.assign(jc,{size:t=>new Mt(12,BigInt(t.slice(0,-1)))});
//pattern|63 678
Object.assign(jc,{pattern:t=>new Mt(13,t)});
//set|63 678
Object.assign(jc,{set:(t,n)=>new Mt(14,n.sets[t])});
//range|46 63 678
Object.assign(jc,{range:t=>new Mt(15,t.map(t=>null===t?it:{kind:1,at:t}))});
//form|63 678
Object.assign(jc,{form:()=>new Mt(1,void 0)});
//|43 63 678
function Oc(t,n){if(null===t||Array.isArray(t))return new Mt(1,void 0);if("boolean"==typeof t)return new Mt(2,t);if("string"==typeof t)return new Mt(4,t);const[[r,e]]=Object.entries(t);if(!Object.hasOwn(jc,r))throw new L(`the constant '${r}' is not known`);return jc[r](e,n)}
//|
const yc=class{constructor(t,n){this.reads=new Map,this.decisions=[],this.ct=null;for(const r of void 0===n.decisions?[]:t.Kt(n.decisions))"decide"===r.name?this.decisions.push(t.decisions[r.a]):"compute"===r.name&&this.reads.set(t.computed[r.a].slot,t.computed[r.a].reads)}conditions(t){if(null===this.ct){this.ct=new Map;for(const{main:t,otherwise:n,reads:r}of this.decisions)for(const[e,i]of[t,n])for(let t=e;t<i;t++)this.Gn(t,r)}return this.ct.get(t)??[]}Gn(t,n){const r=this.ct.get(t);r?r.push(...n):this.ct.set(t,[...n])}all(t){const n=new Set(t);for(const t of n)for(const r of[...this.reads.get(t)??[],...this.conditions(t)])n.add(r);return n}};
//|691
function kc(t,n){return n.Kn??=new yc(t,n).reads}
//|
function $c(t,n){const r=t.Qn.get(n);if(r)return r;const e=new Set(n.reads);for(let r=n.condition;void 0!==r;r=t.conditions[r].outer)for(const n of t.conditions[r].reads)e.add(n);return t.Qn.set(n,[...e]),t.Qn.get(n)}
//|41 43 47 48 232 253 300 344 346 348 370 385 389 553 599 656 669 674 677 690 700 695 696 697 698 699
const Mc=class{constructor(t){if("formrules program"!==t?.format)throw new L("this is no program that formrules has compiled");if(1!==t.version)throw new L(`version ${t.version} of programs is not known here`);const n=t.program;this.sources=n.sources,this.sets=n.sets.map(t=>Hi(t)),this.K=n.patterns,this.patterns=new Map,this.constants=n.constants.map(t=>Oc(t,this)),this.operands=n.operands.map(st),this.computations=n.computations.map(t=>vc(t)),this.itemPaths=n.itemPaths.map(t=>({...t,start:t.start&&st(t.start)})),this.rules=n.rules,this.externals=n.externals,this.checks=n.checks,this.Ot=new Map,this.violations=this.checks.map(()=>null),this.Qn=new Map,this.decisions=n.decisions,this.conditions=n.conditions,this.messages=n.messages.map(t=>({...t,arguments:t.arguments.map(ot)})),this.callTable=n.callTable.map(t=>({...t,arguments:t.arguments.map(ot)})),this.calls=n.calls.map(t=>null===t?null:this.callTable[t]),this.forms=n.forms.map(t=>({...t}));for(const t of this.forms)this.Wn(t);this.contexts=n.contexts?.map(({field:t})=>this.Xn(t)),this.computed=(n.computed??[]).map(t=>this.readComputed(t)),this.G=[...this.forms.flatMap(({fields:t,parameters:n=[]})=>[...t,...n]),...this.contexts??[]].some(t=>t.isSecret),this.Mn=this.forms.some(t=>t.parameters)?xc(this.forms):new Set,this.code=n.instructions.map((t,n)=>this.tr(t,n)),this.nr(),this.St=this.code.map(t=>this.P(t)??t),this.rr=null,this.kt=new uc(this)}Wn(t){t.fields=t.fields.map(t=>this.Xn(t)),t.objects=t.objects.map(n=>({...n,members:n.members.map(n=>void 0===n.field?{group:n.group}:{field:t.fields[n.field]})}));for(const n of t.objects){for(const r of n.members)r.name=r.field?.name??t.objects[r.group].name;n.ht=new Set(n.members.map(({name:t})=>t))}t.steps=(t.steps??[]).map(t=>({...t,form:null})),t.parameters&&this.readParameters(t)}Xn(t){const n={...t,type:Yi(t.type,this.forms)};var r;n.R=n.label??Z(n.name),n.Bt=hs([...n.groups,n.name]),n.notation=void 0===t.notation?null:(r=t.notation,/[0-9#]/.test(r)?new ui(r):new lc(r)),n.table=t.options.length>0?new Set(t.options.map(t=>t.value)):null,t.arguments&&this.readArguments(n,t.arguments),n.xn=void 0!==Ki(n.type).form;for(const t of n.normalization)if("string"==typeof t&&!Mu[t])throw new L(`'${t}' is no step of 'normalize'`);return n.Rt=n.normalization.some(t=>"nfc"===t||"object"==typeof t),n}tr([t,...n],r){const e=pe.indexOf(t);if(e<0&&!Object.hasOwn(nu,t))throw new L(`the instruction '${t}' is not known`);const i={op:e,name:t,index:r,a:n[0],b:n[1],Yt:nu[t],test:null,operands:[],ignoresCase:!1,st:null,Pt:!1},s=([t,n])=>this.operands.slice(t,t+n);if(e>=14){if(i.operands=s(i.b),i.test=18===e?ks:e>=16?We:Li[i.a],!i.test?.answer)throw new L(`the rule '${i.a}' is not known`);i.ignoresCase=15===e,i.st=i.test.prepare?.(i,this)??null}else 13===e?i.operands=s(i.b):"pushSubject"===t||"ignoring"===t||"pushMember"===t?i.a=st(i.a):"items"!==t&&"beginEach"!==t||(i.a="keys"===(o=i.a)?{first:0,end:null,areKeys:!0}:{first:o[0],end:o[1],areKeys:!1});var o;return i}P(t){if(13!==t.op||this.rules[t.a].parameterCount>0)return null;const n=this.rules[t.a].entry;return this.code[n].test&&4===this.code[n+1].op?this.code[n]:null}Lt(t,n){return null!==this.rr&&this.rr.name===t.name&&n.slot>=this.rr.end}*Kt(t){for(let n=t;4!==this.code[n]?.op&&n<this.code.length;n++)yield this.code[n]}nr(){for(const t of this.forms)for(const n of this.Kt(t.checks))2===n.op&&this.er(this.checks[n.a].start,n.index)}er(t,n){let r=0;const e=[];for(let i=t;i<n;i++){const t=this.code[i];switch(t.name){case"beginEach":case"pushMember":i=t.b-1;break;case"pushSubject":e.push(!0),r++;break;case"ignoring":e.push(!1);break;case"popSubject":e.pop()&&r--;break;case"beginOr":case"beginAny":r++;break;case"beginAnd":case"beginAll":r>0&&r++;break;case"end":r>0&&r--;break;default:0===r&&t.test?.ot&&(t.Pt=!0)}}}pattern(t,n){const r=2*t+("whole"===n?0:1);let e=this.patterns.get(r);return e||this.patterns.set(r,e=new wc(this.K[t],n)),e}};
//parameters|47 346 694
Object.assign(Mc.prototype,{readParameters(t){t.parameters=t.parameters.map(t=>({...t,type:Yi(t.type,this.forms),defaultValue:st(t.defaultValue)}))}});
//parameters|47 694
Object.assign(Mc.prototype,{readArguments(t,n){t.arguments=n.map(({operand:t})=>st(t)),t.ir=n.map(({reads:t})=>t??[])}});
//computed|47 694
Object.assign(Mc.prototype,{readComputed(t){const n={...t},{operand:r,aggregate:e}=t.source;return void 0===e?n.operand=st(r):n.aggregate={...e,list:st(e.list),value:st(e.value),forms:e.forms.map(t=>null===t?null:this.forms[t])},n}});
//steps|656 691 693 694
Object.assign(Mc.prototype,{limited(t,{slots:[,n]}){const r=Object.assign(Object.create(Mc.prototype),this);r.code=[...this.code],r.rr={name:t.name,end:n};const e=new yc(this,t),i=r=>r>=n&&t.steps.some(({slots:[t,n]})=>t<=r&&r<n),s=t=>[...e.all(t)].some(t=>t>=n&&(!e.reads.has(t)||i(t))),o=({slot:t,computed:r})=>i(t)||void 0===r&&t>=n||s([t]),u=(t,n)=>2===t.op&&s([...$c(this,this.checks[t.a]),...null===n?[]:e.conditions(n)]),c=(t,n)=>r.code[t]={op:3,a:n,b:0,index:t},l=[...this.Kt(t.checks)],h=0===l.length?0:l.at(-1).index+1,f=l.map(()=>h);for(let t=l.length-2;t>=0;t--){const{op:n,index:r}=l[t+1];f[t]=0===n||1===n?r:f[t+1]}for(const[n,r]of l.entries())if(0===r.op&&o(t.fields[r.a]))c(r.index,f[n]);else if(1===r.op&&(i(r.a)||u(this.code[r.b-1],r.a)))c(r.index,r.b);else if(2===r.op&&u(r,null)&&this.checks[r.a].start<=r.index)c(this.checks[r.a].start,r.index+1);else if("branch"===r.name){const t=this.code.slice(r.index,r.b).filter(({op:t})=>2===t);t.length>0&&t.every(t=>u(t,null))&&c(r.index,r.b)}return r.St=r.code.map((t,n)=>t===this.code[n]?this.St[n]:t),r.kt=new uc(r),r}});
//computed|694
Object.assign(Mc.prototype,{isSecretlyComputed(t,n){if(void 0===t.decisions)return!1;for(const r of this.Kt(t.decisions))if("compute"===r.name&&this.computed[r.a].slot===n&&this.computed[r.a].isSecret)return!0;return!1}});
//parameters|348
function xc(t){const n=new Set;for(let r=-1;r<n.size;){r=n.size;for(const r of t)r.fields.map(t=>Ki(t.type).form).some(t=>t&&(t.parameters||n.has(t)))&&n.add(r)}return n}
//|22 83 702 703
const Tc=class{constructor(t,n,r){this.program=t,this.form=n,this.field=r,this.sr=!1,this.isWellFormed=!1}read(t,n){const{type:r,table:e}=this.field;if(!r.kind||void 0!==this.field.computed)return null;const i=[];for(this.at=t;this.at<n;){const t=this.vn();if(null===t)return null;i.push(...t),2===this.program.code[this.at].op&&this.at++}e&&i.push(t=>e.has(t));const s=!this.sr;if(4===r.kind)return Ec(e||this.isWellFormed?i:[...i,A],s);const o=3===r.kind?Bt:2===r.kind?t=>!0===t||!1===t:null;return null===o?null:(t,n)=>{if(!o(t))return s&&null==t;for(let r=0;r<i.length;r++)if(!i[r](t,n))return!1;return!0}}vn(){const t=this.program.St[this.at++];if(14===t.op)return this.test(t);if(5===t.op)return this.combined()?.flat()??null;if(6!==t.op)return null;this.or=!0;const n=this.combined();if(this.or=!1,null===n||n.some(t=>1!==t.length))return null;const[r,e,...i]=n.flat();return[(t,n)=>r(t,n)||e?.(t,n)||i.some(r=>r(t,n))]}combined(){const t=[];for(;;){const{code:n}=this.program;if(10===n[this.at].op)return this.at++,t;const r=this.vn();if(null===r)return null;if(t.push(r),11===n[this.at].op&&this.at++,9!==n[this.at++].op)return null}}test(t){const{kind:n}=this.field.type,r=t.st;switch(t.a){case"required":case"filled":case"present":return this.sr=!0,[];case"equal":{if(4!==n||3!==t.operands[0].kind)return null;const r=this.form.fields.find(n=>n.slot===t.operands[0].at);return r?(this.sr=!0,[(t,n)=>n[r.name]===t]):null}case"length":return r&&4===n?[Sc(r)]:null;case"between":return r&&3===n?[t=>t>=r.least&&t<=r.most]:null;case"regex":case"contains":{if(4!==n||!r)return null;const t=this.program.K[r.position];if(!t.tables?.[r.scope])return null;let e=null;const i=()=>e=this.program.pattern(r.position,r.scope).gn;return this.or||(this.isWellFormed=!0),[t=>(e??i()).matches(t)]}case"one_of":return r&&2!==n?[t=>r.has(t)]:null;case"none_of":return r&&2!==n?[t=>!r.has(t)]:null}return null}};
//|21
function Ec(t,n){const[r,e]=t;return 1===t.length?(t,e)=>{if("string"!=typeof t)return n&&null==t;const i=t.charCodeAt(0);return i>32&&i<128||!S(t)?r(t,e):n}:(i,s)=>{if("string"!=typeof i)return n&&null==i;const o=i.charCodeAt(0);if(!(o>32&&o<128)&&S(i))return n;if(!r(i,s)||!e(i,s))return!1;for(let n=2;n<t.length;n++)if(!t[n](i,s))return!1;return!0}}
//|31
function Sc({least:t,most:n,unit:r}){const e=R[r],i={bytes:1,utf16:1,scalars:2,characters:1/0}[r],[s,o]=["characters"===r?t<=1?1:1/0:t*i,"bytes"===r?n/3:n];return r=>{if(r.length>=s&&r.length<=o)return!0;if(r.length>5e6)return!1;const i=e(r);return i>=t&&i<=n}}
//module|693 701 705
function Ac(t,n){if(n.isExact||n.isClosed||n.parameters||void 0!==n.decisions||1!==n.objects.length||void 0!==n.contexts||n.fields.some(t=>t.normalization.length>0||!t.type.kind||t.name in Object.prototype))return null;const r=new Map(n.fields.map(t=>[t.slot,t])),e=[];let i=n.checks;for(;0===t.code[i].op;i=t.code[i].b){const{a:s,b:o}=t.code[i],u=n.fields[s],c=t.code.slice(i+1,o).filter(({op:t})=>2===t).map(n=>t.checks[n.a]),l=new Set(c.flatMap(n=>$c(t,n)));e.push({field:u,name:u.name,entry:i,hn:new Tc(t,n,u).read(i+1,o),ur:[...l].map(t=>r.get(t)).filter(Boolean)})}return e.some(({hn:t})=>null!==t)?new Nc(n,e,i,4===t.code[i].op):null}
//module|63 70 354 357 359 552 623 706
const Nc=class{constructor(t,n,r,e){this.form=t,this.fields=n,this.end=r,this.cr=e,this.refused=[]}lr(t){const{fields:n}=this,r=void 0===t[rs],e=this.refused=[];for(let i=0;i<n.length;i++){const s=n[i];r&&null!==s.hn&&s.hn(t[s.name],t)||e.push(s)}return 0===e.length&&this.cr}load(t,n){const{form:r,refused:e}=this;t.slots.length!==r.slotCount&&(t.slots=new Array(r.slotCount));const{slots:i}=t;for(let t=1;t<i.length;t++)i[t]=Et;if(i[0]=new Mt(10,void 0),this.cr)for(const{ur:t}of e)_c(i,n,t);else _c(i,n,r.fields);const s=new us(i);for(const{field:i,name:o}of e){if(n[rs]?.has(o))throw new ss;s.value(n[o],i.type,i.slot,0),Zu(t,i,r,i.slot)}i.length>r.slotCount&&s.lt()}run(t){for(const{entry:n}of this.refused)t.Ht=1,t.Nt||tu(t,n,null);t.Ht=1/0,t.Nt||tu(t,this.end,null)}};
//module|63
function _c(t,n,r){for(const{name:e,slot:i,type:s}of r){const r=n[e];null!=r&&(t[i]=new Mt(s.kind,r))}}
//|
const Cc=class extends Error{constructor(t){super(t),this.name="SessionError"}};
//|707
function Ic(t){const n=[],r=/^\.?(?:`([^`]+)`|([^.[`]+))|^\[(\d+)\]|^\["((?:[^"\\]|\\.)*)"\]/;for(let e=t;""!==e;){const i=r.exec(e);if(!i)throw new Cc(`'${t}' is no path`);n.push(void 0!==i[3]?Number(i[3]):void 0!==i[4]?JSON.parse(`"${i[4]}"`):i[1]??i[2]),e=e.slice(i[0].length)}return n}
//filter mask notation|
function qc(t,n,r){let[e,i]=[0,t];if(!n)for(const n=Math.max(1,t-1024);i>n;)if(r(--i))return i;for(;i-e>1;){const t=e+Math.floor((i-e)/2);r(t)?e=t:i=t}return e}
//|
const Fc=(t,n,r)=>({shown:t,value:t,caret:n,disposition:r});
//|28 709 710
function Rc({start:t,end:n,text:r},e,i){const s=I(e),o=s.slice(0,t).join(""),u=o+r,c=s.slice(n).join(""),l=[];let h=0;for(const t of I(u))h+=t.length,h>o.length&&l.push(h);const f=(t,n)=>{const r=u.slice(0,t)+c;return Fc(r,I(r.slice(0,t)).length,n)};if(0===l.length||""===r||i(u+c))return f(u.length,"taken");const a=qc(l.length,""===c,t=>i(u.slice(0,l[t-1])+c));return 0===a?Fc(e,n,"refused"):f(l[a-1],"shortened")}
//notation|28 209 262 709 710 712
const zc=class{static of(t,n,{start:r,end:e,text:i,hr:s}){if(!(n instanceof ui)||null===n.group)return null;const o=I(t),u=n.et(o);if(null===u)return null;const c=t=>t.filter(t=>!n.groups.includes(t)).length;let l=c(o.slice(0,r)),h=l+c(o.slice(r,e));l===h&&""===i&&r<e&&(s?h=Math.min(u.length,h+1):l=Math.max(0,l-1));const f=I(i),a=2===n.read(i).completion?n.et(f)??f:f;return Object.assign(new zc,{notation:n,shown:o,plain:u,start:r,end:e,text:i,lower:l,upper:h,inserted:a})}pt(t){const{shown:n,plain:r,end:e,text:i,lower:s,upper:o,inserted:u}=this,c=r.length<n.length;if(""===i)return c?this.it(0)??Fc(this.fr(0).join(""),s,"taken"):null;const l=this.it(u.length);if(null===l||t(l.value))return l;const h=this.fr(u.length).join("");if(!c&&t(h))return Fc(h,s+u.length,"taken");const f=qc(u.length,o===r.length,n=>{const r=this.it(n);return null!==r&&t(r.value)});return f>0?{...this.it(f),disposition:"shortened"}:c?Fc(n.join(""),e,"refused"):null}get data(){const{notation:t,shown:n,start:r,end:e,text:i,lower:s,inserted:o}=this,u=this.fr(o.length).join("");return 0!==t.read(n.slice(0,r).join("")+i+n.slice(e).join("")).completion||0===Hr(t.syntax,u)?null:Fc(u,s+o.length,"taken")}fr(t){return[...this.plain.slice(0,this.lower),...this.inserted.slice(0,t),...this.plain.slice(this.upper)]}it(t){const n=this.notation.it(this.fr(t));if(null===n)return null;let r=this.lower+t,e=0;for(;r>0;)this.notation.groups.includes(n[e++])||(r-=1);return Fc(n.join(""),e,"taken")}};
//mask|713
const Bc={digit:t=>/^[0-9]$/.test(t),letter:t=>/^(?:[A-Za-z]|(?![\0-\x7f])\p{Alphabetic}[\p{M}\p{Alphabetic}\u200c\u200d]*)$/u.test(t),letterOrDigit:t=>Bc.digit(t)||Bc.letter(t)};
//mask|18 713
const Pc=t=>/^[\x20-\x7e]$/.test(t)?!Bc.letterOrDigit(t):/^[\p{P}\p{Sm}]/u.test(t)||x.test(t)&&!/[\n\r\v\f\x85\u2028\u2029]/.test(t);
//mask|
const Dc={0:["digit","mandatory"],9:["digit","optional"],A:["letter","mandatory"],a:["letter","optional"],_:["letterOrDigit","mandatory"],"-":["letterOrDigit","optional"]};
//mask|28 715
function Uc(t){const n=I(t),r=[];let e={kind:null,mandatory:0,optional:0};const i=()=>{for(const t of["mandatory","optional"])for(let n=0;n<e[t];n++)r.push({kind:e.kind,room:t});e={kind:null,mandatory:0,optional:0}};let s=null;for(let t=0;t<n.length;t++){const o=n[t];if(null!==s||"["!==o&&"{"!==o)if("]"===o||"}"===o)i(),s=null;else if("["===s&&"\u2026"===o){const t=e.kind??"letterOrDigit";i(),r.push({kind:t,room:"repeating"})}else if("["===s){const[t,n]=Dc[o];e.kind!==t&&i(),e.kind=t,e[n]++}else r.push({own:"\\"===o?n[++t]:o,isInValue:"{"===s});else s=o}return r}
//mask|
const Zc=(t,n,r,e)=>({fills:t,matchesFixed:n,matchesLiterals:r,ends:e});
//mask|717
const Jc=Zc(!0,!0,!1,!1);
//mask|717
const Lc=Zc(!0,!1,!1,!1);
//mask|717
const Hc=Zc(!1,!0,!1,!1);
//mask|717
const Vc=Zc(!0,!0,!0,!0);
//mask|717
const Yc=Zc(!0,!0,!1,!0);
//mask|717
const Gc=Zc(!0,!1,!1,!0);
//mask|
const[Kc,Qc,Wc]=[0,1,2];
//mask|28
const Xc=t=>I(t.join(""));
//mask|713 714 718 719 720 725 726
const tl=class{constructor(t,n=[],r=0){this.ar=t,this.mr=n,this.next=r}static of(t,n,r){const e=new tl(n);for(const n of t)e.take(n,Jc);return 0===e.filledCount()&&([e.mr,e.next]=[[],0]),r&&e.pr(),e}copy(){return new tl(this.ar,[...this.mr],this.next)}get shown(){return this.mr.map(t=>t.character).join("")}get value(){return this.filledCount()>0?this.mr.filter(t=>0!==t.dr).map(t=>t.character):[]}get br(){return!this.ar.slice(this.next).some(t=>"mandatory"===t.room||t.isInValue)}get wr(){return this.ar.some(t=>void 0!==t.own&&Bc.letterOrDigit(t.own))}get gr(){return this.value.length-Xc(this.value).length}get vr(){return Xc(this.mr.map(t=>t.character)).length===this.mr.length}filledCount(t=0,n=this.mr.length){let r=0;for(let e=t;e<n;e++)2===this.mr[e].dr&&r++;return r}jr(t){for(;t>0&&2!==this.mr[t-1].dr;)t--;return t}caret(t,n,r){let e=0;for(let n=t;n>0&&e<this.mr.length;e++)2===this.mr[e].dr&&n--;for(;e<this.mr.length&&2!==this.mr[e].dr;e++){const t=0===e?-1:this.mr[e-1].place;if(n--<=0&&(!r||this.mr[e].place!==t+1))break}return e}Or(t){const n=this.mr.splice(t),r=this.mr.at(-1);return this.next=void 0===r?0:"repeating"===this.ar[r.place].room?r.place:r.place+1,n}pr(){for(;void 0!==this.ar[this.next]?.own;this.next++)this.write(this.next)}write(t,n=null){const{own:r,isInValue:e}=this.ar[t],i=null!==n?2:e?1:0;this.mr.push({character:n??r,place:t,dr:i})}yr(t,n){let r=0;for(const{character:e,dr:i}of t.slice(n))1===i&&this.take(e,Hc),2!==i||this.take(e,Lc)||r++;return r}remove(t,n){return this.yr(this.Or(t),n-t)}take(t,n){const r=this.mr.length;let[e,i,s]=[!1,!1,null];for(let r=this.next;r<this.ar.length;r++){const{own:o,isInValue:u,kind:c,room:l}=this.ar[r];if(void 0===o&&i&&(s??={next:r,count:this.mr.length}),void 0!==o){if(this.write(r),i=e,o===t&&(u?n.matchesFixed:n.matchesLiterals))return this.next=r+1,!0}else{if(n.fills&&Bc[c](t))return this.write(r,t),this.next="repeating"===l?r:r+1,!0;if("optional"!==l)break;e=!0}}return n.ends&&s&&this.filledCount()>0&&Pc(t)?(this.mr.length=s.count,this.next=s.next,!0):(this.mr.length=r,!1)}kr(t){for(let n=this.value;;){const r=tl.of(Xc(n),this.ar,t);if(n=r.value,Xc(n).length===n.length)return r}}};
//mask|28 709 713 721 722 723 725 726 728
const nl=class{constructor(t,n,r){this.value=n,this.text=tl.of(I(n),t,!0),this.canHold=r}pt({start:t,end:n,text:r,hr:e=!1}){if(""===r)return this.deletion(t,n,e);const[i,s,o]=this.$r(I(r),t,n);return this.Mr(i,s,o)??this.xr(n,"refused")}xr(t,n){return{shown:this.text.shown,value:this.value,caret:t,disposition:n}}Tr(t,n,r){const e=t.vr?n:Math.min(n,I(t.shown).length);return{shown:t.shown,value:t.value.join(""),caret:e,disposition:r}}deletion(t,n,r){if(t===n)return this.xr(t,"taken");const e=this.Er(t,n);return n-t==1&&e.value.join("")===this.text.value.join("")?this.Sr(t,n,r):this.Ar(e,t)}Sr(t,n,r){if(r){const r=this.text.mr.findIndex((t,r)=>r>=n&&2===t.dr);return r<0?this.xr(n,"taken"):this.Ar(this.Er(r,r+1),t)}const e=this.text.jr(t)-1;if(e<0)return this.xr(t,"taken");const i=this.text.filledCount(n)>0?e+1:this.text.mr.length;return this.Ar(this.Er(e,i),e)}Er(t,n){let r=this.text.copy();const e=r.remove(t,n);if(e>0){const i=this.text.copy();i.remove(i.jr(t),n)<e&&(r=i)}return r.kr(!0)}Ar(t,n){const r=this.text.jr(n);return this.Tr(t,t.caret(this.text.filledCount(0,r),n-r,!1),"taken")}Mr(t,n,r){let e=this.Nr(t,Vc,n,r);if(e.loss>0||this.text.wr&&!e.rank.every(t=>0===t))for(const[i,s]of this._r(n)){const n=this.Nr(t,i,s,r);rl(n.rank,e.rank)&&(e=n)}if(e.loss<t.length){const t=this.Cr(e);if(null!==t)return this.inserted(e,t,e.losesText?"shortened":"taken")}if(1===t.length)return null;const i=n=>this.Nr(t.slice(0,n),e.as,e.start,r),s=0===this.text.filledCount(r),o=qc(t.length,s,t=>null!==this.Cr(i(t)));if(0===o)return null;const u=i(o),c=u.loss<o?this.Cr(u):null;return null===c||this.Ir(c)?null:this.inserted(u,c,"shortened")}inserted(t,n,r){return this.Tr(n,n.caret(t.filledCount,t.ownCount,!0),r)}Ir(t){return t.value.join("")===this.text.value.join("")}Cr({text:t,keepsRest:n}){if(!n)return null;const r=t.kr(!0);return r.filledCount()<t.filledCount()-t.gr||!r.vr?null:this.Ir(r)||this.canHold(r.value.join(""))?r:null}_r(t){const n=this.text.wr?[[Yc,t],[Gc,t]]:[],r=this.text.jr(t);return r<t?[...n,[Vc,r]]:n}Nr(t,n,r,e){const i=this.text.copy(),s=i.Or(r),[o,u]=[i.mr.filter(t=>0!==t.dr).length,i.next],c=t.filter(t=>!i.take(t,n)),l=!(i.filledCount()>0&&i.mr.filter(t=>0!==t.dr).length>o||i.next>u),h=i.filledCount()-i.gr,f=i.mr.length-i.jr(i.mr.length),a=0===i.yr(s,e-r),m=t.length>1,p=[!a,c.length,l,m&&!i.br,m&&n===Vc].map(Number);return{text:i,as:n,start:r,filledCount:h,ownCount:f,keepsRest:a,rank:p,loss:c.length,losesText:c.some(Bc.letterOrDigit)}}$r(t,n,r){const{mr:e,ar:i}=this.text,s=(t,n)=>{const r=Xc(t),{kind:e}=i[n.place];return 1===r.length&&void 0!==e&&Bc[e](r[0])};return n>0&&s([e[n-1].character,t[0]],e[n-1])&&(t=Xc([e[n-=1].character,...t])),r<e.length&&s([t.at(-1),e[r].character],e[r])&&(t=Xc([...t,e[r].character]),r+=1),[t,n,r]}};
//mask|
function rl(t,n){const r=t.findIndex((t,r)=>t!==n[r]);return r>=0&&t[r]<n[r]}
//|28 711 716 726 727 730 731 732 733 734 735 736
const el=class{constructor(t,n){this.ar=void 0===t?null:Uc(t),this.notation=n}shown(t){return this.qr(t)?tl.of(I(t),this.ar,!0).shown:t}qr(t){return null===this.ar||null===this.notation?null!==this.ar:this.holds(t)&&(this.isAlive(t)||!this.isData(t))}pt(t,n,r){return null===this.notation?this.Fr(t,n,r):this.notated(t,n,r)}Fr(t,n,r){return null===this.ar?Rc(t,n,r):new nl(this.ar,n,r).pt(t)}};
//mask|28 726 729
Object.assign(el.prototype,{holds(t){return tl.of(I(t),this.ar,!1).value.join("")===t}});
//notation|729
Object.assign(el.prototype,{isAlive(t){return 0!==this.notation.read(t).completion}});
//notation|209 729
Object.assign(el.prototype,{isData(t){return"time"!==this.notation.type&&/^(?:19|20)/.test(t)&&0!==Hr(this.notation.syntax,t)}});
//notation|28 710 711 712 729
Object.assign(el.prototype,{notated(t,n,r){const e=null===this.ar?zc.of(n,this.notation,t):null,i=e?.pt(r)??null;if(null!==i)return i;const s=I(this.shown(n)),o=this.translation(t,s);if(null!==o&&r(o))return Fc(o,I(o).length,"taken");if(null===this.ar){const i=e?.data??null;return null!==i&&r(i.value)?i:this.Fr(t,n,r)}if(!this.qr(n))return this.formattedAgain(Rc(t,n,r));const u=this.Fr(t,n,r);if(""===t.text||"refused"!==u.disposition&&this.isAlive(u.value)||!this.isAlive(n))return u;const c=this.data(t,s);return null!==c&&r(c)?Fc(c,I(c).length,"taken"):u}});
//notation|28 726 727 729
Object.assign(el.prototype,{formattedAgain(t){const n=t=>new nl(this.ar,"",()=>!0).pt({start:0,end:0,text:t}),r=n(t.value);if("refused"===t.disposition||"taken"!==r.disposition)return t;if((!/^\p{Nd}*$/u.test(t.value)||this.isData(t.value)||!this.isAlive(r.value))&&!this.qr(t.value))return t;const e=I(t.value).slice(0,t.caret).join("");if(e===t.value)return{...r,caret:I(r.shown).length,disposition:t.disposition};const i=tl.of(I(n(e).value),this.ar,!1).filledCount(),s=tl.of(I(r.value),this.ar,!0).caret(i,0,!1);return{...r,caret:s,disposition:t.disposition}}});
//notation|28 670 729
Object.assign(el.prototype,{translation({start:t,end:n,text:r},e){return I(r).length<2||n>e.length?null:pc(this.notation,e.slice(0,t).join("")+r+e.slice(n).join(""))}});
//notation|729
Object.assign(el.prototype,{data({start:t,end:n,text:r},e){const i=t=>/^\p{Nd}$/u.test(t);if(e.slice(n).some(i))return null;const s=e.slice(0,t).filter(i).join("")+r;return this.isData(s)&&!this.qr(s)?s:null}});
//|39 353 737
function il(t,n=0,r=new Set){const e=t=>il(t,n+1,r);return"string"==typeof t?JSON.stringify(t):Array.isArray(t)||ts(t)?n>D.depth||r.has(t)?"":(r.add(t),Array.isArray(t)?`[${t.map(e)}]`:`{${Object.keys(t).filter(n=>void 0!==t[n]).sort().map(n=>e(n)+e(t[n]))}}`):String(t)}
//externals|737
const sl=({rule:t,value:n,arguments:r})=>il([t.name,n,r]);
//|740 741
function ol({annotations:t,isSecret:n,computed:r,type:e}){const i=n||void 0!==r?void 0:t.find(({name:t})=>"default"===t)?.arguments[0];return void 0===i?void 0:cl(e,ul(i))}
//default|79 740
function ul(t){if(Array.isArray(t))return t.map(ul);if(null===t||"object"!=typeof t)return t;const[[n,r]]=Object.entries(t);return"number"===n?qt(r,!0):r}
//default|73 93 741 755
function cl(t,n){if("any"===t.name)return n;if("list"===t.name)return(Array.isArray(n)?n:[n]).map(n=>cl(t.item,n)).filter(t=>void 0!==t);const r="number"==typeof n||n instanceof At;return 4===t.kind?"string"==typeof n?n:r?Gt(n):"boolean"==typeof n?String(n):void 0:yl.includes(t.name)&&("string"==typeof n||r&&3===t.kind||"boolean"==typeof n&&2===t.kind)?n:void 0}
//|353 355 370 707 742 743
function ll(t,n,r,e=n.objects[0]){if(!ts(t))throw new Cc("the values of a form have names");const i=Object.keys(t).find(t=>!e.ht.has(t));if(void 0!==i)throw new Cc(`the form has no field '${hs([...r,i])}'`);for(const{name:i,field:s,group:o}of e.members){const e=es(t,i);if(s)hl(e,s.type,[...r,i]);else if(ts(e))ll(e,n,[...r,i],n.objects[o]);else if(null!=e)throw new Cc(`'${hs([...r,i])}' takes the values of a form`)}}
//|353 359 742 743
function hl(t,n,r){if(n.form&&ts(t))return ll(t,n.form,r);new us([]).value(t,n,0,0),"list"===n.name&&n.item.form&&Array.isArray(t)&&t.forEach((t,e)=>hl(t,n.item,[...r,e]))}
//|353 355 744 748
function fl(t,n,r,e,i=r.form.objects[0]){for(const{name:s,field:o,group:u}of i.members){const i=es(n,s),c=r.form.objects[u];o?void 0!==i?dl(t,i,r.node(o),e):e||dl(t,void 0,r.node(o),!1):ts(i)?fl(t,i,r,e,c):null!==i&&e||fl(t,{},r,!1,c)}}
//|739 745 748
function al(t,n){for(const r of n.fields){const n=ol(r.Rr);void 0!==n&&dl(t,n,r,!1),r.nested&&al(t,r.nested)}}
//|370 707
function ml(t){if(t.isReadOnly)throw new Cc(`'${hs(t.path)}' is read-only`)}
//|707
function pl(t){if(t.zr)throw new Cc(`'${t.Rr.name}' is in a row that was removed`)}
//|21 353 737 744 749 753
function dl(t,n,r,e){const{type:i,computed:s}=r.Rr;void 0===s&&(r.Br=!(null==n||"string"==typeof n&&S(n)||Array.isArray(n)&&0===n.length),r.Pr=!1,i.form&&ts(n)?(r.Pr=!0,r.content=void 0,fl(t,n,r.nested,e)):i.form?(fl(t,{},r.nested,!1),r.content=n):"list"===i.name&&Array.isArray(n)?bl(t,n,r):(r.Dr=null,r.content=n),r.Ur=(r.Pr||null!==r.Dr)&&il(r.given)!==r.Zr,jl(r))}
//list|750 752
function bl(t,n,r){const e=(r.Dr??[]).slice(0,n.length);for(;e.length<n.length;)e.push(wl(t,r));r.Dr=e,r.content=void 0,e.forEach((r,e)=>vl(t,r,n[e]))}
//module list|758
function wl(t,n){const r={value:null,instance:null};return n.Jr&&(r.instance=new Ml(t,n.Jr,n,r)),r}
//|353 737 744 745
function gl(t,n,r){if(void 0!==r&&(n.value=r),n.instance){al(t,n.instance),ts(r)&&fl(t,r,n.instance,!0);for(const t of n.instance.Lr())t.Zr=il(t.given)}}
//|353 744
function vl(t,n,r){n.value=r,n.instance&&ts(r)&&fl(t,r,n.instance,!1)}
//|
function jl(t){t.unit.moment="change";for(let{Hr:n,Vr:r}=t.instance;n&&void 0!==t.given;({Hr:n,Vr:r}=n.instance))null===r&&(n.Pr=!0)}
//module nested|380 754
function Ol(t,n=t.form.objects[0]){return gs(n.members.map(({name:n,field:r,group:e})=>{if(r)return[n,t.node(r).given];const i=Ol(t,t.form.objects[e]);return[n,Object.keys(i).length>0?i:void 0]}))}
//|
const yl=["integer","number","boolean","date","month","time","datetime"];
//|
const kl=["text","integer","number","date","month","time","datetime","choice","any"];
//|73 82 93 381 670 729 737 754 755 758
const $l=class{constructor(t,n){this.instance=t,this.Rr=n,this.session=t.session,this.unit=null,this.content=void 0,this.Dr=null,this.Pr=!1,this.Ur=!1,this.nested=n.type.form?new Ml(this.session,n.type.form,this,null):null,this.Jr="list"===n.type.name?n.type.item.form??null:null,this.Yr=!1,this.Gr=!1,this.Br=!1,this.isEnabled=!0,this.Kr=!1,this.Zr=void 0,this.status=null,this.view=null,this.Qr=n.Qr??=new el(n.mask,n.notation)}get path(){return[...this.instance.path,...this.Rr.groups,this.Rr.name]}get slot(){return this.instance.place.frame.base+this.Rr.slot}get zr(){for(let{Hr:t,Vr:n}=this.instance;t;({Hr:t,Vr:n}=t.instance))if(n&&!t.Dr?.includes(n))return!0;return!1}get Wr(){return!this.Pr&&null===this.Dr&&il(this.content)!==this.Zr}get isReadOnly(){return this.Kr||void 0!==this.Rr.computed}*Xr(){if(this.nested&&(yield this.nested),this.Jr)for(const t of this.Dr??[])yield t.instance}get given(){return this.Pr?Ol(this.nested):null===this.Dr?this.content:this.Dr.map(t=>t.instance?Ol(t.instance):t.value)}get value(){const{type:t}=this.Rr;return this.Pr||null!==this.Dr||"string"!=typeof this.content||!yl.includes(t.name)||this.zr?this.given:vs(this.session.kt,this.slot,t)??this.content}get te(){if(this.Pr||null!==this.Dr)return null;const{content:t,Rr:{notation:n}}=this;if(null==t)return"";if("number"==typeof t||t instanceof At){const r="number"==typeof t?zt(t):t;return n?.write(3,r)??Gt(r)}return"string"!=typeof t?null:null===n||this.Yr?t:pc(n,t)??t}};
//|757 759 760
const Ml=class{constructor(t,n,r,e){this.session=t,this.form=n,this.Hr=r,this.Vr=e,this.fields=n.fields.map(t=>new $l(this,t)),this.Ht=Tl(t.program,n).map(t=>({...t,instance:this,moment:"change",standing:xl}));for(const t of this.Ht)t.field&&(this.node(t.field).unit=t);this.place=null}node(t){return this.fields[this.form.fields.indexOf(t)]}get path(){return null===this.Hr?[]:null===this.Vr?this.Hr.path:[...this.Hr.path,this.Hr.Dr.indexOf(this.Vr)]}*ne(){for(const t of this.Ht)if(yield t,t.field)for(const n of this.node(t.field).Xr())yield*n.ne()}*Lr(){for(const t of this.ne())t.field&&(yield t.instance.node(t.field))}};
//|
const xl=Object.freeze({hasErrors:!1,isUndecided:!1,fails:!1,failsForGood:!1,isPending:!1,inquiries:[],violations:[],undecided:[],notes:new Map});
//|693 761
function Tl(t,n){if(n.Ht)return n.Ht;const r=[];for(const e of t.Kt(n.checks)){const i={entry:e.index,field:null,slot:e.a,hasConditions:!1,targets:[],reads:[]};if(0===e.op)r.push({...i,field:n.fields[e.a],slot:n.fields[e.a].slot});else if(1===e.op)r.push(i);else if(2===e.op){const n=t.checks[e.a],i=r.at(-1);n.isCondition&&(i.hasConditions=!0),El(n).length>0&&i.targets.push(El(n)),i.reads.push(...$c(t,n).filter(t=>t!==i.slot))}}return n.Ht=r}
//|
function El({target:t}){const n=t.findIndex(t=>"string"!=typeof t);return n<0?t:t.slice(0,n)}
//|762
function Sl(t,n){const r=t.fields.findLast(({Rr:t})=>t.slot<=n);return r&&r.Rr.slot!==n?r.nested?Sl(r.nested,n-r.Rr.slot):null:r??null}
//|764
function Al(t){for(const n of t.root.Lr())n.status=Nl(t,n)}
//|765 766 767 768 770 773
function Nl(t,n){const{Yr:r}=n,e=null===n.instance.Hr?[]:_l(t,n),{unit:i}=n,s=i.targets.length>0||e.length>0,o=s?Il(t,n,e):i.standing,u=0==(3&t.kt.slots[n.slot].flags),c=ql(t,n,o)||o.fails&&(i.hasConditions||e.length>0),l=(r,e)=>!s||Cl(t,r,e)===n,h=c?[...e,i].flatMap(n=>Rl(t,n).filter(t=>l(t,n))):[],f=h.filter(t=>"error"===t.severity),{Wr:a}=n,m=o.isUndecided&&!Pl(t,n),p=m&&void 0!==n.Rr.computed,d=h.filter(t=>"warning"===t.severity),b=m?o.undecided:[];return{state:u&&n.isEnabled?f.length>0?"invalid":o.isPending?"checking":t.re!==n||r?r||n.Gr||a||n.Ur||p?o.hasErrors?"incomplete":m?"undecided":o.isUndecided?"incomplete":"valid":"untouched":"editing":"untouched",isActive:u,isPending:o.isPending,violations:f,warnings:d,undecided:b}}
//nested|
function _l(t,n){const r=[];for(let{Hr:e,Vr:i}=n.instance;null!==e&&null===i;({Hr:e,Vr:i}=e.instance))e.unit.targets.some(r=>t.find(r,e.nested)===n)&&r.push(e.unit);return r}
//target|761
function Cl(t,n,r){const e=r.field?r.instance.node(r.field):null,i=r.standing.notes.get(n)?.check,s=i?El(i):[];return(e?.nested&&s.length>0?t.find(s,e.nested):null)??e}
//target|766
function Il(t,n,r){const{unit:e}=n,i=[...r,e].flatMap(({standing:r,...e})=>r.violations.filter(i=>Cl(t,i,{standing:r,...e})===n).map(t=>({isError:"error"===t.severity,isFinal:!r.notes.get(t)?.zt}))),s=e.standing.hasErrors&&!e.standing.violations.some(t=>"error"===t.severity);return{...e.standing,hasErrors:s||i.some(({isError:t})=>t),fails:i.length>0,failsForGood:i.some(({isFinal:t})=>t)}}
//|769
function ql(t,n,r){return n.Yr?r.failsForGood:r.fails&&Fl(t,n)}
//|381
function Fl(t,n){return void 0!==n.Rr.computed?void 0!==vs(t.kt,n.slot,n.Rr.type):n.Gr||n.Br&&t.re!==n}
//|768 771 779
function Rl(t,n){const{standing:r}=n;if(!r.fails)return[];const e=n.field?n.instance.node(n.field):null,i=null===e||ql(t,e,r);return i||n.hasConditions?Hl(r.violations.filter(r=>zl(t,r,n,e,i)),r.notes,t.options.mode):[]}
//|693 772 775
function zl(t,n,r,e,i){const{zt:s=!1,check:o=null}=r.standing.notes.get(n)??{},u=o?.isCondition??!1;if(e?.Yr&&s&&!u)return!1;const c=o?$c(t.program,o):[];return null===e&&0===c.length?t.ee:!!(i||u&&0!==c.length)&&!(e&&0===c.length&&void 0===e.Rr.computed&&!e.Yr&&!e.Gr)&&!(e&&void 0!==e.Rr.computed&&!Bl(t,e))&&c.every(n=>Ul(t,n,r.instance))}
//computed|769 774 777
function Bl(t,{Rr:{slot:n},instance:r}){const e=Jl(t,n,r);return(0===e.length||e.some(n=>Fl(t,n)))&&!Dl(t,n,r)}
//|774
function Pl(t,n){return!n.Yr&&[...n.unit.reads,...void 0===n.Rr.computed?[]:[n.Rr.slot]].some(r=>Dl(t,r,n.instance))}
//reads computed|762 776 777
function Dl(t,n,r){const e=Sl(r,n);return null!==e&&void 0===e.Rr.computed?Zl(t,e):Jl(t,n,r).some(n=>Zl(t,n))}
//reads|762 769 774 777
function Ul(t,n,r){const e=Sl(r,n);return!!(null!==e&&1&t.kt.slots[e.slot].flags)||!(null!==e&&!Fl(t,e))&&(null!==e||Jl(t,n,r).every(n=>Fl(t,n)))&&!Dl(t,n,r)}
//|
function Zl(t,n){if(n.Yr)return!0;if(null===n.nested&&!n.Jr)return!1;for(let r=t.re?.Yr?t.re:null;r;r=r.instance.Hr)if(r===n)return!0;return!1}
//computed parameters group|692 762
function Jl(t,n,r){const[e,i,s]=[[{slot:n,instance:r}],new Map,[]];for(const n of e){const r=i.get(n.instance)??i.set(n.instance,new Set).get(n.instance);if(r.has(n.slot))continue;r.add(n.slot);const{form:o,Hr:u}=n.instance,c=kc(t.program,o).get(n.slot),l=Sl(n.instance,n.slot),h=(o.parameters??[]).findIndex(t=>t.slot===n.slot);c?e.push(...c.map(t=>({slot:t,instance:n.instance}))):void 0!==l?.Rr.computed?e.push({slot:l.Rr.slot,instance:l.instance}):l?s.push(l):h>=0&&u&&e.push(...(u.Rr.ir?.[h]??[]).map(t=>({slot:t,instance:u.instance})))}return s}
//|770
function Ll(t){return[...t.root.ne()].flatMap(n=>Rl(t,n))}
//|
function Hl(t,n,r){if("all"===r||t.length<2)return t;const e=new Set;let i=!1;return t.filter(t=>!(e.has(t.path)||i&&n.get(t)?.check||("error"!==t.severity||(e.add(t.path),t.path.endsWith("]")||(i=!0)),0)))}
//|
function Vl(t,n){let r=n;for(;r.instance.Hr;)r=r.instance.Hr.unit;const e=t.form.steps.findIndex(({slots:[t,n]})=>t<=r.slot&&r.slot<n);return e<0&&null===r.field?0:e}
//|693 780
function Yl(t,n,r,e){const i=Vl(t,r);return i<0||i>n?[]:e.filter(e=>{const s=r.standing.notes.get(e)?.check,o=(s&&r.instance===t.root?$c(t.program,s):[]).map(n=>t.form.steps.findIndex(({slots:[t,r]})=>t<=n&&n<r));return Math.max(i,...o)===n})}
//|781
function Gl(t,n){const r={hasErrors:!1,isUndecided:!1,isPending:!1};for(const e of t.root.ne()){const{violations:i,undecided:s,isPending:o}=e.standing;Yl(t,n,e,i).some(t=>"error"===t.severity)&&(r.hasErrors=!0),0!==Yl(t,n,e,s).length&&(r.isUndecided=!0,o&&(r.isPending=!0))}return r}
//|770 781
function Kl(t,n){return[...t.root.ne()].flatMap(r=>Yl(t,n,r,Rl(t,r)))}
//|780
function Ql(t,n){t.ie(null),t.host?.se();for(const r of t.root.ne()){if(Vl(t,r)!==n)continue;r.moment="submit";const e=r.field?r.instance.node(r.field):null;null!==e&&t.oe(e)&&Object.assign(e,{Gr:!0,Yr:!1})}t.update()}
//steps|41 782 783 784
const Wl=class{#t;#n;constructor(t,n){this.#t=t,this.#n=n}get#r(){return this.#t.form.steps[this.#n]}get name(){return this.#r.name}get label(){return this.#r.label??Z(this.name)}get fields(){const[t,n]=this.#r.slots;return this.#e(t,n).map(t=>this.#t.view(t))}#e(t,n){return this.#t.root.fields.filter(({Rr:r})=>t<=r.slot&&r.slot<n)}get state(){const{hasErrors:t,isUndecided:n,isPending:r}=Gl(this.#t,this.#n);if(this.violations.length>0)return"invalid";if(r)return"checking";const[e,i]=this.#r.slots;return this.#e(e,i).some(t=>t.Gr||t.Wr||this.#t.re===t)?t?"incomplete":n?"undecided":"valid":"untouched"}get violations(){return Kl(this.#t,this.#n).filter(t=>"error"===t.severity)}get warnings(){return Kl(this.#t,this.#n).filter(t=>"warning"===t.severity)}get canContinue(){const{hasErrors:t,isUndecided:n}=Gl(this.#t,this.#n);return!t&&!n&&!this.#t.ue}async submit(){return Ql(this.#t,this.#n),await(this.#t.host?.settle()),this.canContinue}};
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|101 106 109 110 111 786
const Xl=class{constructor(t,n){this.now=t,this.offset=n}static of(t){if("string"==typeof t){const n=ln(t),r=null===n?an(t):mn(n,0);if(!r)throw new RangeError(`now: '${t}' is neither a date nor a date with time`);const e=60*(r.o??0);return new Xl({s:r.s-e,n:r.n},()=>e)}const n=Number(t??Date.now());if(!Number.isFinite(n))throw new RangeError("now is no date");const r=Math.floor(n/1e3);return new Xl({s:r,n:Math.floor(1e6*(n-1e3*r))},t=>Math.round(60*-new Date(1e3*t.s).getTimezoneOffset())||0)}N(t){const n=Math.floor((t.s+this.offset(t))/86400);return Math.min(Math.max(n,-719162),2932896)}x(t){const n={s:t.s+this.offset(t),n:t.n,o:null};return en(pn(n))?n:null}S(t){const n=n=>({s:t.s-n,n:t.n});if(null!==t.o)return n(60*t.o);const r=this.offset(n(86400));if(this.offset(n(r))===r)return n(r);const e=this.offset(n(-86400));return this.offset(n(e))===e?n(e):n(r)}};
//|786
const th=class{constructor(t,n){this.mode=t,this.context=n.context??{},this.strict=!0===n.strict,this.moment="submit",this.judgesNestedForms=!0,this.host=null,this.ruleTexts=n.ruleTexts,this.translations=n.translations,this.now=n.now,this.ce=null}get T(){return this.ce??=Xl.of(this.now)}};
//externals|707 738 789 790 791
const nh=class{constructor(t,n){const r=t.program.externals.filter(({name:t})=>"function"!=typeof n[t]).map(({name:t})=>`'${t}'`);if(r.length>0)throw new Cc(`the form needs external rules that were not supplied: ${r.join(", ")}`);this.session=t,this.externals=n,this.answers=new Map,this.le=new Map,this.kept=new Map,this.waiting=[]}ft(t){return this.answers.get(sl(t))}se(){for(const[t,n]of this.answers)void 0===n.accepted&&this.answers.delete(t)}he(t){const[n,r]=[new Map,new Set];for(const{standing:e}of t)for(const{question:t,isPending:i}of e.inquiries)r.add(sl(t)),i&&n.set(sl(t),t);for(const t of this.answers.keys())r.has(t)||this.answers.delete(t);this.fe(n)}fe(t){for(const[n,{ae:r}]of this.le)t.has(n)&&!this.session.ue||(this.le.delete(n),r.abort());for(const[n,r]of this.session.ue?[]:t){if(this.le.has(n))continue;const t=new AbortController;this.le.set(n,{ae:t}),this.answer(r,n,t.signal).then(r=>this.take(n,t,r))}if(0===this.le.size)for(const t of this.waiting.splice(0))t()}async settle(){for(;this.le.size>0;)await new Promise(t=>this.waiting.push(t))}take(t,n,r){this.le.get(t)?.ae===n&&(this.le.delete(t),this.answers.set(t,r),this.session.update())}async answer(t,n,r){const{debounce:e,timeout:i,cache:s,retries:o=0}=t.rule,u=this.kept.get(n);if(u&&u.end>performance.now())return u.answer;if(e&&!await ih(eh(e),r))return{reason:"cancelled"};const c=new AbortController;r.addEventListener("abort",()=>c.abort(),{once:!0});const l=this.me(t,o,c.signal),h=i&&ih(eh(i),r).then(()=>({reason:"timed out"})),f=await(h?Promise.race([l,h]):l);return c.abort(),s&&void 0!==f.accepted&&this.kept.set(n,{answer:f,end:performance.now()+eh(s)}),this.kept.size>1024&&this.kept.delete(this.kept.keys().next().value),f}async me(t,n,r){const{rule:e,value:i,arguments:s}=t,o=Object.fromEntries(e.parameters.map((t,n)=>[t,s[n]??null]));for(;;)try{return rh(await this.externals[e.name](i,{signal:r,arguments:o}))}catch(t){if("AbortError"===t?.name||r.aborted)return{reason:"cancelled"};if(n--<=0)return{reason:t?.message?`failed: ${t.message}`:"failed"}}}};
//externals|
function rh(t){if("boolean"==typeof t)return{accepted:t};if("string"==typeof t)return{accepted:!1,message:t};throw new TypeError("an external rule answers true, false or a message")}
//externals|134
const eh=t=>Number(Rn(t).y)/1e6;
//externals|
const ih=(t,n)=>new Promise(r=>{const e=setTimeout(()=>r(!0),Math.min(t,2147483647));n.addEventListener("abort",()=>{clearTimeout(e),r(!1)},{once:!0})});
//module list|743 750 751 795 797
function sh(t,n,r){hh(t,e=>{const i=ch(t,r,e.length);hl(n,t.Rr.type.item,[...t.path,i]);const s=wl(t.session,t);return e.splice(i,0,s),()=>gl(t.session,s,n)})}
//module list|795 797
function oh(t,n,r){hh(t,e=>{const i=e.length-1;e.splice(ch(t,r,i),0,...e.splice(ch(t,n,i),1))})}
//module list|795 797
function uh(t,n){hh(t,r=>{r.splice(ch(t,n,r.length-1),1)})}
//module list|796
function ch(t,n,r){if(Number.isInteger(n)&&n>=0&&n<=r)return n;throw lh(t)}
//module list|370 707
const lh=t=>new Cc(`there is no such row in '${hs(t.path)}'`);
//module list|746 753 796
function hh(t,n){if("list"!==t.Rr.type.name)throw lh(t);ml(t);const r=[...t.Dr??[]],e=n(r);t.Dr=r,t.content=void 0,e?.(),t.Gr=!0,jl(t)}
//|370 743 746 747 748 792 793 794
const fh=class{#i;constructor(t){this.#i=t}get path(){return hs(this.#i.path)}get label(){return this.#i.Rr.R}get text(){return this.#i.Qr.shown(this.#i.te??"")}get value(){return this.#i.value}get state(){return this.#i.status.state}get violations(){return this.#i.status.violations}get warnings(){return this.#i.status.warnings}get undecided(){return this.#i.status.undecided}get isActive(){return this.#i.status.isActive}get isPending(){return this.#i.status.isPending}get isReadOnly(){return this.#i.isReadOnly}set isReadOnly(t){this.#s(n=>n.Kr=t)}get isEnabled(){return this.#i.isEnabled}set isEnabled(t){this.#s(n=>n.isEnabled=t)}get rowCount(){return this.#i.Dr?.length??0}edit(t){return pl(this.#i),this.#i.session.edit(this.#i,t)}set(t){this.#s((n,r)=>{ml(n),hl(t,n.Rr.type,n.path),n.Yr=!1,dl(r,t,n,!1)})}focus(){this.#s((t,n)=>n.ie(t))}leave(){this.#s((t,n)=>n.re===t?n.ie(null):n.leave(t,n.re))}insert(t,n=this.rowCount){this.#s(r=>sh(r,t,n))}move(t,n){this.#s(r=>oh(r,t,n))}remove(t){this.#s(n=>uh(n,t))}#s(t){const{session:n}=this.#i;pl(this.#i),t(this.#i,n),n.update()}};
//|23 28 63 359 370 381 392 656 707 737 742 744 745 753 756 758 759 763 787 788 798 804 805 800 801 802 803
const ah=class{constructor(t,{values:n={},context:r={},externals:e={},...i}){this.program=t.program,this.form=t.Rr,this.options={mode:"first-per-field",...i},this.context=r,this.kt=new uc(t.program),this.host=t.program.externals.length>0?new nh(this,e):null,this.root=new Ml(this,this.form,null,null),this.re=null,this.ee=!1,this.ue=!1,this.pe=new Set,ll(n,this.form,[]),al(this,this.root),fl(this,n,this.root,!0);for(const t of this.root.Lr())t.Zr=il(t.given),t.Ur=!1;this.update()}update(){this.de();for(const t of this.root.ne())t.standing=this.judge(t);Al(this),this.host?.he(this.root.ne());for(const t of[...this.pe])t()}E(t,n){const r=new th(t,this.options);return r.context=this.context,r.host=this.host,Object.assign(r,n)}de(){const t=new Array(this.form.slotCount).fill(null);this.be=new us(t,!1),this.we(this.root,{frame:Ss(this.form,0),outer:[],items:[]},t),this.kt.Sn(this.form,this.E("all"),t);for(const t of this.root.Lr())void 0!==t.Rr.computed&&(t.content=vs(this.kt,t.slot,t.Rr.type))}we(t,n,r){t.place=n;const{base:e}=n.frame;r[e]=new Mt(10,void 0);for(const i of t.fields){const t=e+i.Rr.slot,s=(t,r,e)=>mh(n,i,t,r,e);if(i.Pr)this.we(i.nested,s(i.Rr.type.form,t,null),r);else if(null!==i.Dr&&i.Jr)this.layOutRows(i,t,s,r);else{const n=void 0!==i.Rr.computed?void 0:i.Dr?.map(t=>t.value)??i.content;this.be.value(n,i.Rr.type,t,0),i.Yr&&r[t]&&(r[t].flags|=8),i.nested&&this.placeInstance(i.nested,s(i.Rr.type.form,t,null))}const o=void 0!==i.content&&void 0===i.Rr.computed;i.instance.form.objects.length>1&&(i.Pr||null!==i.Dr||o)&&this.showGroups(i,e,r)}}judge(t){const n=t.field?t.instance.node(t.field):null;if(null!==t.instance.Hr&&!this.isJudged(t.instance)||!1===n?.isEnabled)return xl;const r=null!==n&&(null!==n.nested||null!==n.Jr),e=this.E("all",{moment:t.moment,judgesNestedForms:!r}),{Dt:i,isUndecided:s,violations:o,undecided:u,inquiries:c,notes:l}=this.kt.Nn(t.entry,t.instance.place,e),h=[...l.values()].filter(t=>t.zt).length;return{hasErrors:i,isUndecided:s,violations:o,undecided:u,inquiries:c,notes:l,fails:o.length>0,failsForGood:o.length>h,isPending:c.some(t=>t.isPending)}}get verdict(){let t="valid";for(const{standing:n}of this.root.ne()){if(n.hasErrors)return"invalid";n.isUndecided&&(t="undecided")}return t}edit(t,n){const r=t.te;if(null===r||!kl.includes(t.Rr.type.name))throw new Cc(`'${hs(t.path)}' holds no text that could be edited`);if(t.isReadOnly||!t.isEnabled)throw new Cc(`'${hs(t.path)}' is read-only`);const e=t.Qr.shown(r),i=[n.start,n.end].map(t=>ph(e,t)),s=this.E("all"),o={start:i[0],end:Math.max(...i),text:(u=n.text??"",u.replace(/\p{Surrogate}/gu,"\ufffd")),hr:"forward"===n.direction};var u;const c=t.Qr.pt(o,r,n=>void 0===t.Rr.filter||this.kt.canHold(n,t.Rr,t.instance.place,s));this.ie(t);const l=r!==c.value||null!==t.Rr.notation;"refused"===c.disposition||!l&&t.Yr||(t.Yr=!0,t.Br=!1,l&&(t.content=c.value,jl(t))),this.update();const{state:h,violations:f,warnings:a}=t.status,m=I(c.shown).slice(0,c.caret).join("").length;return{text:c.shown,value:t.value,caret:m,state:h,isRefused:"refused"===c.disposition,messages:[...f,...a].map(t=>t.message)}}ie(t){if(this.re===t)return;const n=this.re;this.re=t,n&&this.leave(n,t)}leave(t,n){const r=new Set;for(let t=n;t;t=t.instance.Hr)r.add(t);for(let n=t;n&&!r.has(n);n=n.instance.Hr)n.Gr=!0,n.Yr=!1,n.unit.moment="blur"}oe(t){return 0==(3&this.kt.slots[t.slot].flags)&&(null===t.instance.Hr||this.oe(t.instance.Hr))}ge(){this.ie(null),this.ee=!0,this.host?.se();for(const t of this.root.ne())if(t.moment="submit",t.field){const n=t.instance.node(t.field);this.oe(n)&&(n.Gr=!0)}this.update()}find(t,n=this.root){const r=[];for(const[e,i]of t.entries()){const s=n.fields.find(({Rr:t})=>t.name===i&&hs(t.groups)===hs(r));if(!s){r.push(i);continue}const o=t.slice(e+1);if(0===o.length)return s;if(s.nested)return this.find(o,s.nested);const u=s.Dr?.[o[0]]?.instance;return u&&o.length>1?this.find(o.slice(1),u):null}return null}view(t){return t.view??=new fh(t)}};
//list|63 799
Object.assign(ah.prototype,{layOutRows({Dr:t,Jr:n},r,e,i){const s=i[r]=new Mt(9,void 0);[s.count,s.stride]=[t.length,n.slotCount],s.start=this.be.append(s.count*s.stride),t.forEach((t,r)=>this.we(t.instance,e(n,s.item(r),r),i))}});
//nested|799 804
Object.assign(ah.prototype,{placeInstance(t,n){t.place=n;for(const r of t.fields){const{type:{form:t},slot:e}=r.Rr;r.nested&&this.placeInstance(r.nested,mh(n,r,t,n.frame.base+e,null))}}});
//group|63 799
Object.assign(ah.prototype,{showGroups(t,n,r){const{objects:e}=t.instance.form;for(const i of e.slice(1)){const{slot:e}=t.Rr;i.slot<e&&e<i.slot+i.slotCount&&(r[n+i.slot]=new Mt(10,void 0))}}});
//nested|799
Object.assign(ah.prototype,{isJudged(t){const{Hr:n}=t,r=this.kt.slots[n.slot];return!(!n.isEnabled||71&r.flags)&&(null!==t.Vr||!(10!==r.kind||32&r.flags))&&(null===n.instance.Hr||this.isJudged(n.instance))}});
//form|392
function mh(t,n,r,e,i){return{frame:Ss(r,e,t.items.length+(null===i?0:1),null!==i&&i>0),outer:[...t.outer,{...t.frame,field:n.Rr}],items:null===i?t.items:[...t.items,i]}}
//|28 707
function ph(t,n){if(!(n>=0&&n<=t.length))throw new Cc(`the offset ${n} is not in a text of ${t.length}`);const r=I(t.slice(0,n));if(I(t).slice(0,r.length).join("").length!==n)throw new Cc(`the offset ${n} is inside a character`);return r.length}
//|378 708 742 744 778 785 799
const dh=class{#t;constructor(t,n){this.#t=new ah(t,n)}field(t){const n=this.#t.find(Ic(t));return n&&this.#t.view(n)}get fields(){return[...this.#t.root.Lr()].map(t=>this.#t.view(t))}get steps(){return this.#t.form.steps.map((t,n)=>new Wl(this.#t,n))}get verdict(){return this.#t.verdict}get isPending(){return[...this.#t.root.ne()].some(t=>t.standing.isPending)}get violations(){return Ll(this.#t).filter(t=>"error"===t.severity)}get warnings(){return Ll(this.#t).filter(t=>"warning"===t.severity)}get values(){return bs(this.#t.kt,this.#t.form,0)}get context(){return this.#t.context}set context(t){this.#t.context=t,this.#t.update()}update(t){ll(t,this.#t.form,[]),fl(this.#t,t,this.#t.root,!0),this.#t.update()}onChange(t){return this.#t.pe.add(t),()=>this.#t.pe.delete(t)}async settle(){await(this.#t.host?.settle())}async submit(){return this.#t.ge(),await this.settle(),this.verdict}end(){this.#t.ue=!0,this.#t.host?.fe(new Map),this.#t.pe.clear()}};
//|
const bh=["first-per-field","all","first"];
//|41 806 809 810 811
const wh=class{constructor(t,n,r=!0){this.program=t,this.Rr=n,this.rn=r,this.name=n.name,this.label=n.label??Z(n.name)}session(t={}){return new dh(this,t)}};
//module|808
Object.assign(wh.prototype,{validate(t,n={}){return void 0===n.step?this.judge(t,n):this.upTo(n.step).judge(t,n)}});
//module|808
Object.assign(wh.prototype,{upTo(t){const n=this.Rr.steps.find(n=>n.name===t);if(!n)throw new RangeError(`there is no step '${t}'`);return n.form??=new wh(this.program.limited(this.Rr,n),this.Rr,!1)}});
//module|353 704 787 807 808
Object.assign(wh.prototype,{judge(t,n){const{mode:r="first-per-field"}=n;if(!bh.includes(r))throw new RangeError(`'${r}' is no report mode`);if(!ts(t))throw new TypeError("a record is an object");void 0===this.Rr.ve&&(this.Rr.ve=Ac(this.program,this.Rr));const e=this.rn?this.Rr.ve:null;if(null!==e&&e.lr(t))return{verdict:"valid",violations:[],undecided:[]};const i=this.program.kt.judge(t,this.Rr,new th(r,n),e);return{verdict:i.Dt?"invalid":i.isUndecided?"undecided":"valid",violations:i.violations,undecided:i.undecided}}});
//|694 808
function load(t){const n="string"==typeof t?JSON.parse(t):t,r=new Mc(n),e=new Map([...r.forms].reverse().map(t=>[t.name,t]));return{forms:[...new Set(r.forms.map(({name:t})=>t))],form(t){const n=e.get(t);if(!n)throw new RangeError(`there is no form '${t}'`);return new wh(r,n)}}}
//|79 354
function gh(t){let n=0;const r=()=>{throw new SyntaxError(`not JSON at position ${n}`)},e=/[ \t\n\r]*/y,i=/"(?:[^"\\\0-\x1f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|[{}[\],:]/y,s=()=>{e.lastIndex=n,e.test(t),i.lastIndex=e.lastIndex;const s=i.exec(t)?.[0]??r();return n=i.lastIndex,s},o=t=>'"'===t[0]?JSON.parse(t):r(),u=(t,n)=>(n>512&&r(),"{"===t?l(n):"["===t?c(n):"true"===t||"false"===t?"true"===t:"null"===t?null:/[-0-9]/.test(t[0])?qt(t,!0):o(t)),c=t=>{const n=[];for(let e=s();"]"!==e;e=s())n.length>0&&(e=","===e?s():r()),n.push(u(e,t+1));return n},l=t=>{const[n,e,i]=[{},[],new Set];for(let c=s();"}"!==c;c=s()){e.length>0&&(c=","===c?s():r());const l=o(c);":"!==s()&&r(),Object.hasOwn(n,l)?i.add(l):e.push(l),Object.defineProperty(n,l,{value:u(s(),t+1),enumerable:!0,writable:!0,configurable:!0})}return Object.defineProperty(n,ns,{value:e}),i.size>0&&Object.defineProperty(n,rs,{value:i}),n},h=u(s(),0);return e.lastIndex=n,e.test(t),n=e.lastIndex,n===t.length?h:r()}
//module|73
export{At as Decimal};
//module|43
export{L as ProgramError};
//module|707
export{Cc as SessionError};
//|812
export{load};
//module|813
export{gh as parse};
