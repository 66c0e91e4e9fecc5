/* The FormRules runtime, minified by Scripts/minify.sh from the formrules.js of SHA-256 e7fbbd739c163236. */
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
const[j,v,O,y]=[0,1,2,3];
//|
const k=[12,12,5,10];
//|12 13
const $=[(t,n)=>w(t,n,2),(t,n)=>w(t,n,1),(t,n)=>g(t,n,2),(t,n)=>g(t,n,1)];
//|
const M="\\t-\\r \\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000";
//|17
const x=new RegExp(`^[${M}]*$`);
//|17
const E=new RegExp(`^[${M}]+|[${M}]+$`,"g");
//|17
const T=new RegExp(`[${M}]+`,"g");
//|18
function S(t){const n=t.charCodeAt(0);return!(n>32&&n<128)&&x.test(t)}
//|
const A=String.prototype.isWellFormed?t=>t.isWellFormed():t=>!/\p{Surrogate}/u.test(t);
//|
function N(t){let n=t.length;for(let r=0;r<t.length;r++){const e=t.charCodeAt(r);e>=128&&(n+=e>=2048&&55296!=(63488&e)?2:1)}return n}
//|
function _(t){let n=t.length;for(let r=0;r<t.length;r++)56320==(64512&t.charCodeAt(r))&&n--;return n}
//|
var C;
//|

//|25 28
function I(t){if(q(t))return t.split("");C??=new Intl.Segmenter("und",{granularity:"grapheme"});const n=[];for(let[r,e]=[0,1024];r<t.length;){let i=r+e;56320==(64512&t.charCodeAt(i))&&i++;const s=Array.from(C.segment(t.slice(r,i)),t=>t.segment);i<t.length&&s.pop(),e=s.length>0?1024:2*e;for(const t of s)n.push(t),r+=t.length}return n}
//|
function q(t){for(let n=0;n<t.length;n++){const r=t.charCodeAt(n);if(r>=768||13===r)return!1}return!0}
//|27 28
const F=t=>q(t)?t.length:I(t).length;
//|31 32 33 34
const B={};
//|29 30
Object.assign(B,{characters:F});
//utf16|30
Object.assign(B,{utf16:t=>t.length});
//scalars|24 30
Object.assign(B,{scalars:_});
//bytes|23 30
Object.assign(B,{bytes:N});
//|
function R(t,n){const r=Math.min(t.length,n.length);for(let e=0;e<r;e++){const[r,i]=[t.charCodeAt(e),n.charCodeAt(e)];if(r===i)continue;const s=[r,i].map(t=>55296==(63488&t));return s[0]!==s[1]?s[0]?1:-1:r-i}return t.length-n.length}
//|
const z=t=>`limit reached: ${t}`;
//|
const P="left to the server";
//|
const D={steps:1e7,e:256,i:2e8,u:1e5,c:1e6,l:16777216,depth:128,slots:16<<20};
//|23 38
const U=t=>t.length>D.l/3&&N(t)>D.l;
//|27
function Z(t){const n=t.split(/[_-]/).filter(Boolean).join(" "),r=I(n)[0]??"";return r.toUpperCase()+n.slice(r.length)}
//|23 27
function J(t){if(N(t)<=80)return t;const n=I(t);return n.length<=80?t:n.slice(0,80).join("")+"\u2026"}
//|
const L=class extends Error{constructor(t){super(t),this.name="ProgramError"}};
//|
const H=["none","constant","parameter","field","previous","previousItem","context","computed","item","computation","itemPath"];
//|43
const[V,Y,K,G,Q,W,X,tt,nt,rt,et]=H.keys();
//|
const it={kind:0,at:0};
//|42 43 45
function st(t){if(null==t)return it;const[[n,r]]=Object.entries(t),e=H.indexOf(n);if(e<1)throw new L(`the operand '${n}' is not known`);return 8===e?{kind:e,level:r[0],at:r[1]}:{kind:e,at:r}}
//|46
const ot=({name:t,operand:n})=>({name:t,operand:st(n)});
//|
const[ut,ct,lt,ht,ft,at,mt,pt,dt,bt,wt,gt,jt,vt,Ot,yt,kt]=Array(17).keys();
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

//|63 64 65 66
const Mt=class{constructor(t,n){this.kind=t,this.value=n,this.flags=0}get p(){return this.isMap?this.stride-1:this.stride}get g(){return 10===this.kind&&!this.isOwn&&0==(4&this.flags)}get j(){return 9===this.kind&&0==(68&this.flags)}v(t){this.flags|=64,this.reason=t}};
//list map any|62
Object.assign(Mt.prototype,{item(t){return this.start+t*this.stride}});
//list map any|62
Object.assign(Mt.prototype,{itemAt(t){return null===this.order?t:this.order[t]}});
//computations computed parameters|62
Object.assign(Mt.prototype,{copy(){return Object.assign(new Mt(this.kind,this.value),this)}});
//|62
Object.assign(Mt.prototype,{start:0,count:0,stride:0,order:null,isMap:!1,isOwn:!1,isKey:!1,form:null,text:null,given:null,reason:null,unknown:null});
//|62
function xt(t){const n=new Mt(t.isMap?9:0,void 0);return[n.start,n.count,n.stride,n.order]=[t.start-1,t.count,t.stride,t.order],n}
//|62
function Et(t){if(9===t.kind)return t;const n=new Mt(10===t.kind&&t.isOwn?9:0,void 0);return 0===n.kind||([n.flags,n.isMap,n.order]=[t.flags,!0,t.order],[n.start,n.count,n.stride]=[t.start+1,t.count,2]),n}
//|62
const Tt=Object.freeze(new Mt(0,void 0));
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
const[St,At]=[-719162,2932896];
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|

//|
const Nt=(t,n)=>String(t).padStart(n,"0");
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
function _t(t,n){return 2===t?n%4!=0||n%100==0&&n%400!=0?28:29:4===t||6===t||9===t||11===t?30:31}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|73
function Ct(t,n,r){if(t<1||t>9999||n<1||n>12||r<1||r>_t(n,t))return null;const e=n<=2?t-1:t,i=Math.floor(e/400),s=e-400*i,o=Math.floor((153*(n>2?n-3:n+9)+2)/5)+r-1;return 146097*i+(365*s+Math.floor(s/4)-Math.floor(s/100)+o)-719468}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
function It(t){const n=t+719468,r=Math.floor(n/146097),e=n-146097*r,i=Math.floor((e-Math.floor(e/1460)+Math.floor(e/36524)-Math.floor(e/146096))/365),s=e-(365*i+Math.floor(i/4)-Math.floor(i/100)),o=Math.floor((5*s+2)/153),u=o<10?o+3:o-9;return{year:i+400*r+(u<=2?1:0),month:u,day:s-Math.floor((153*o+2)/5)+1}}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
const qt=t=>t>=-719162&&t<=2932896;
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
const Ft=t=>t>=12&&t<12e4;
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|75 79
const Bt=t=>Rt(It(t));
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
const Rt=({year:t,month:n})=>12*t+n-1;
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|73 74 75
function zt(t,n){const{year:r,month:e,day:i}=It(t),s=12*r+e-1+n;if(s<12||s>=12e4)return null;const[o,u]=[Math.floor(s/12),s%12+1];return Ct(o,u,Math.min(i,_t(u,o)))}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|74
function Pt(t){const n=/^(\d{4})-(\d\d)-(\d\d)$/.exec(t);return n&&Ct(+n[1],+n[2],+n[3])}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
function Dt(t){const n=/^(\d{4})-(\d\d)$/.exec(t);return!n||+n[1]<1||+n[2]<1||+n[2]>12?null:12*+n[1]+ +n[2]-1}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
function Ut(t){const n=/^(\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?$/.exec(t);if(!n)return null;const[r,e,i=0]=n.slice(1,4).map(t=>t&&+t);return r>23||e>59||i>59?null:1e9*(3600*r+60*e+i)+ +(n[4]??"").padEnd(9,"0")}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|81 83 85
function Zt(t){const n=/^(.{10})[Tt ](.{5,18}?)(?:([Zz])|([+-])(\d\d):(\d\d))?$/.exec(t);if(!n)return null;const[r,e]=[Pt(n[1]),Ut(n[2])];if(null===r||null===e||n[5]>23||n[6]>59)return null;const i=n[4]?(60*n[5]+ +n[6])*("-"===n[4]?-1:1):null;return Jt(r,e,n[3]?0:i)}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
function Jt(t,n,r=null){return{s:86400*t+Math.floor(n/1e9),n:n%1e9,o:0===r?0:r}}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
const Lt=t=>Math.floor(t.s/86400);
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|86
const Ht=t=>1e9*(t.s-86400*Lt(t))+t.n;
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|72 75
function Vt(t){const{year:n,month:r,day:e}=It(t);return`${Nt(n,4)}-${Nt(r,2)}-${Nt(e,2)}`}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|72
const Yt=t=>`${Nt(Math.floor(t/12),4)}-${Nt(t%12+1,2)}`;
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|72
function Kt(t){const n=Math.floor(t/1e9),r=[n/3600,n/60%60,n%60].map(t=>Nt(Math.floor(t),2)).join(":");return t%1e9==0?r:`${r}.${Nt(t%1e9,9).replace(/0+$/,"")}`}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|72 86 87 88 90
function Gt(t){const n=`${Vt(Lt(t))}T${Kt(Ht(t))}`;if(null===t.o)return n;if(0===t.o)return n+"Z";const r=Math.abs(t.o);return`${n}${t.o<0?"-":"+"}${Nt(Math.floor(r/60),2)}:${Nt(r%60,2)}`}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
const Qt=(t,n)=>Math.sign(t.s-n.s||t.n-n.n);
//|

//|
const Wt=Symbol("too many digits");
//|114 96
const Xt=class{constructor(t,n,r=!1){this.digits=t,this.exponent=n,this.O=r&&BigInt.asIntN(64,t)!==t,Object.freeze(this)}toString(){return gn(this)}toJSON(){return this.toString()}};
//module|94 95 101
Object.assign(Xt,{from(t){const n=sn(String(t),!0);if(null===n||n===Wt)throw new RangeError(`'${t}' is not a number of 38 digits`);return n}});
//|95 97 98
function tn(t,n,r=!1){if(0n===t)return 0;const e=String(t),i=e.replace(/0+$/,""),s=i.length-(t<0n?1:0),o=n+e.length-i.length;return s>38&&r?tn(nn(BigInt(i),s-38),o+s-38,!0):s>38||Math.abs(o)>2147483647?null:o>=0&&s+o<=15?Number(i)*10**o:new Xt(BigInt(i),o,r)}
//computations computed|107 108
function nn(t,n){const[r,e]=[fn(t),an(n)],i=r%e;return(r/e+(i>e-i||i===e-i&&r/e%2n===1n?1n:0n))*(t<0n?-1n:1n)}
//|
const rn=t=>"object"==typeof t&&t.O;
//|
function en(t){return"number"==typeof t?[BigInt(t),0]:[t.digits,t.exponent]}
//|102
function sn(t,n=!1){const r=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(t),[,e,i,s="",o=0]=r??[];return!r||o&&!n?null:""===s&&i.length<=15&&0===o?Number(e+i)||0:on(e,i,s,o)}
//|94 97
function on(t,n,r,e){const i=(n+r).replace(/^0+/,"").replace(/0+$/,"");if(""===i)return 0;const s=/0*$/.exec(n+r)[0].length;return i.length>38?Wt:tn(BigInt(t+i),s-r.length+Number(e))??Wt}
//|101 104
function un(t){return cn(t)?t||0:sn(String(t),!0)}
//|
const cn=t=>Number.isInteger(t)&&t<1e15&&t>-1e15;
//|
const ln=t=>"number"==typeof t||t.exponent>=0;
//|
const hn=t=>"number"==typeof t?t<0:t.digits<0n;
//|
const fn=t=>t<0n?-t:t;
//|
const an=t=>10n**BigInt(t);
//|100 107
function mn(t){const[n,r]=en(t);return String(fn(n)).length-1+r}
//|111
function pn(t,n){return"number"==typeof t&&"number"==typeof n?t<n?-1:t>n?1:0:dn(t,n)}
//module moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations between less lessOrEqual greater greaterOrEqual decimals integer number any default multiple_of|100 108
function dn(t,n){const[r,e]=en(t),[i,s]=en(n),o=e-s,u=(t,n)=>t*an(Math.min(Math.max(n,0),39)),[c,l]=[u(r,o),u(i,-o)];return c<l?-1:c>l?1:0}
//|113
function bn(t,n){return"number"==typeof t?t:wn(t,n)}
//module moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations between less lessOrEqual greater greaterOrEqual decimals integer number any default multiple_of|108
function wn({digits:t,exponent:n},r){if(n>=0)return Number(`${t}e${n}`);const e=n<-38?0:Number(t/an(-n));return r===t>0n?e+(r?1:-1):e}
//|115
function gn(t){return"number"==typeof t?String(t):jn(t)}
//|107
function jn(t){const n=t.digits<0n?"-":"",r=String(fn(t.digits)),e=t.exponent;if(e>=0&&r.length+e<=40)return n+r+"0".repeat(e);const i=r.length+e;return e<0&&i>0?`${n}${r.slice(0,i)}.${r.slice(i)}`:e<0&&-e<=40?`${n}0.${"0".repeat(-i)}${r}`:`${n}${r}e${e}`}
//|21
function vn(t){switch(t.kind){case 4:return S(t.value)&&0==(128&t.flags);case 0:return!0;case 1:return 0==(128&t.flags);case 9:return 0===t.count&&0==(128&t.flags);case 10:return 0!=(32&t.flags);default:return!1}}
//|
const On=t=>4===t.kind?t.value:t.text??"";
//|
const yn=t=>5===t.kind||16===t.kind||6===t.kind||7===t.kind;
//|
const kn=t=>4===t.kind&&0!=(128&t.flags)&&!t.isKey;
//|95 110 118
function $n(t,n,r){const e=t.value===n.value||yn(t)&&JSON.stringify(t.value)===JSON.stringify(n.value)||t.value instanceof Xt&&n.value instanceof Xt&&0===pn(t.value,n.value);return t.kind===n.kind&&e&&t.start===n.start&&t.count===n.count&&(t.flags&~r)==(n.flags&~r)}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|76 77 88 89 90 91
function Mn(t){switch(t.kind){case 5:return qt(t.value)?Vt(t.value):null;case 16:return Ft(t.value)?Yt(t.value):null;case 6:return Kt(t.value);default:return Gt(t.value)}}
//|97 99 100 108 109
function xn(t,n){if(0===n)return t;if(0===t)return n;const r=rn(t)||rn(n),[e,i]=en(t),[s,o]=en(n),u=Math.min(i,o);return Math.max(i,o)-u>76?r?mn(t)>mn(n)?t:n:null:tn(e*an(i-u)+s*an(o-u),u,r)}
//|97 100
function En(t,n){const[r,e]=en(t);return tn(r,e+n)}
//|97 99 100
function Tn(t,n){const[r,e]=en(t),[i,s]=en(n);return tn(r*i,e+s,rn(t)||rn(n))}
//|97 99 100 107 108
function Sn(t,n){const[r,e]=en(t),[i,s]=en(n),o=fn(i);let u=fn(r)/o,c=fn(r)%o,l=e-s;for(;0n!==c&&u<an(37);)u=10n*u+10n*c/o,c=10n*c%o,l-=1;return(c>o-c||c===o-c&&u%2n===1n)&&(u+=1n),tn(r<0n!=i<0n?-u:u,l,0n!==c||rn(t)||rn(n))}
//|95
const An=t=>"number"==typeof t?-t||0:new Xt(-t.digits,t.exponent,t.O);
//|100 107 108
function Nn(t,n){const[r,e]=en(t),i=-e-n;if(i<=0)return null;if(i>38)return{kept:0n,rest:1n,unit:10n,digits:r};const s=an(i);return{kept:r/s,rest:fn(r)%s,unit:s,digits:r}}
//|97 127
function _n(t,n){const r=Nn(t,n);if(!r)return t;const e=r.rest>=r.unit-r.rest?r.digits<0n?-1n:1n:0n;return tn(r.kept+e,-n)??t}
//|100 107 130
function Cn(t,n){const[r,e]=en(t),[i,s]=en(n);if(0n===r)return!0;if(0n===i)return!1;const o=e-s,u=In(fn(r)),c=In(fn(i));return u.twos+o>=c.twos&&u.fives+o>=c.fives&&r%c.rest===0n}
//|
function In(t){let[n,r,e]=[t,0,0];for(;n%2n===0n;r++)n/=2n;for(;n%5n===0n;e++)n/=5n;return{twos:r,fives:e,rest:n}}
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
const qn={ms:1e6,s:1e9,min:6e10,h:36e11,d:864e11,w:6048e11};
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|42 100 101 108 124 131
function Fn(t){const[,n,r,e]=/^(-?)([0-9.]+)(\w+)$/.exec(t)??[],i=r&&sn(r),s="mo"===e?1:"y"===e?12:qn[e];if(null==i||!s)throw new L(`'${t}' is not a duration`);const[o,u]=en(Tn(i,s)??0),c=u<0?o/an(-u):o*an(u),l=n?-c:c;return"mo"===e||"y"===e?{text:t,months:Number(l)}:{text:t,y:l}}
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
const Bn=(t,n)=>("years"===t?Math.trunc(n/12):n)||0;
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|78 80
function Rn(t,n,r,e){const i=Bt(r)-Bt(t),s=zt(t,i);if(null===s)return i;const o=s-r||n-e;return(t-r||n-e)<=0?o>0?i-1:i:o<0?i+1:i}
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|77 80 85 86 87
function zn(t,n,r){if(16===t)return Ft(n+r)?n+r:null;if(5===t)return zt(n,r);if(7!==t)return null;const e=zt(Lt(n),r);return null===e?null:Jt(e,Ht(n),n.o)}
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|76 86
function Pn(t,n,r){const e=Number(r/1000000000n),i=Number(r%1000000000n);if(5===t){const t=n+Math.trunc(e/86400);return qt(t)?t:null}if(6===t)return((n+e%86400*1e9+i)%864e11+864e11)%864e11;const s=n.n+i,o=Math.floor(s/1e9),u={s:n.s+o+e,n:s-1e9*o,o:n.o};return qt(Lt(u))?u:null}
//|
const[Dn,Un,Zn,Jn]=[0,1,2,3];
//|
const Ln=class{constructor(t,n,r,e){this.slot=t,this.k=n,this.$=r,this.position=e,this.isSecret=!1}};
//|138
const Hn=t=>new Ln(t,2,0===t.kind,-1);
//|69 139
const Vn=Object.freeze(Hn(Tt));
//|62 139
const Yn=t=>Hn(new Mt(3,t));
//|138
function Kn({slot:t,k:n,$:r,isSecret:e}){const i=new Ln(t,0===n?3:n,r,-1);return i.isSecret=e,i}
//|
const Gn=({slot:t,$:n})=>0!=(2&t.flags)&&!n||0!=(64&t.flags)&&0===t.kind;
//|62 139
function Qn(t){const n=new Mt(3,null);return n.v(t),Hn(n)}
//|69 86 87 133 134 140 141 146 148 155
function Wn(t,n,r,e){const i=[r,e].map(({slot:t})=>4===t.kind?sr(t.value)?.slot??Tt:t);if("days"!==n&&i.some(t=>16===t.kind)){const[r,e]=i.map(n=>nr(t,n));if(null!==r&&null!==e)return Yn(Bn(n,e-r))}const[s,o]=[r,e].map(n=>Xn(t,n));if(null===s||null===o)return Vn;const[u,c]=[Ht(s),Ht(o)],[l,h]=[Lt(s),Lt(o)];if("days"!==n)return Yn(Bn(n,Rn(l,u,h,c)));const f=h-l;return Yn(f>0&&c<u?f-1:f<0&&c>u?f+1:f)}
//|147
function Xn(t,n){const r=tr(n);return null===r||null===r.o?r:t.T.E.x(t.T.E.S(r))}
//|74 85 155
function tr({slot:t}){const n=4===t.kind?sr(t.value)?.slot:t;return 5===n?.kind?Jt(n.value,0):16===n?.kind?Jt(Ct(Math.floor(n.value/12),n.value%12+1,1),0):7===n?.kind?n.value:null}
//|78 86
function nr(t,n){return 16===n.kind?n.value:5===n.kind?Bt(n.value):7!==n.kind?null:null===n.value.o?Bt(Lt(n.value)):Bt(t.T.E.N(t.T.E.S(n.value)))}
//|36 62 118 135 136 139 140 149 155
function rr(t,n){if(70&t.slot.flags)return t;if(4===t.slot.kind){const r=sr(t.slot.value);return null===r?Vn:rr(r,n)}const{kind:r}=t.slot;if(!yn(t.slot)||16===r&&void 0===n.months)return Vn;const e=new Mt(r,t.slot.value);e.flags=t.slot.flags;const i=void 0===n.months?Pn(r,e.value,n.y):zn(r,e.value,n.months);return null===i?e.v(z("years of the calendar")):e.value=i,Hn(e)}
//|
const er=(...t)=>t.reduce((t,n)=>t|1<<n,0);
//|150
er(0);
//|150
er(4,5,16,6,7);
//|150
er(3);
//|94 101 119
function ir({slot:t}){if(3===t.kind)return t.value;if(4!==t.kind||kn(t))return null;const n=sn(t.value);return n===Wt?null:n}
//|62 81 82 83 84 139
function sr(t){for(const[n,r]of[[5,Pt],[7,Zt],[6,Ut],[16,Dt]]){const e=r(t);if(null!==e)return Hn(new Mt(n,e))}return null}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations between less lessOrEqual greater greaterOrEqual|110 154 157
function or(t,n,r){const[e,i]=[ir(n),ir(r)];return null!==e&&null!==i?pn(e,i):null!==e||null!==i?null:ur(t,n,r)}
//size moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|92 118 148 150 155 157 158
function ur(t,n,r){const[e,i]=[n.slot,r.slot];if(4===e.kind||4===i.kind){const[e,i]=[n,r].map(t=>4===t.slot.kind?sr(t.slot.value):t);return null===e||null===i?null:ur(t,e,i)}if(16===i.kind&&(5===e.kind||7===e.kind)){const e=ur(t,r,n);return null===e?null:-e||0}if(16===e.kind&&(5===i.kind||7===i.kind))return Math.sign(e.value-nr(t,i));const s=er(e.kind,i.kind);if(s===er(7)||s===er(5,7))return Qt(cr(t,e),cr(t,i));if(e.kind!==i.kind)return null;if(yn(e))return Math.sign(e.value-i.value);const o=12===e.kind?t=>t.value:11===e.kind?t=>t.value.y:null;return null===o?null:o(e)<o(i)?-1:o(e)>o(i)?1:0}
//|85
function cr(t,n){return t.T.E.S(5===n.kind?Jt(n.value,0):n.value)}
//|
function lr(t,n){let r=0;for(;r<t;){const e=r+t>>1;n(e)?t=e:r=e+1}return r}
//|35 159
function hr(t,n,r){const e=r=>t.slots[n.item(r)-1].value,i=lr(n.count,t=>R(e(t),r)>=0);return i<n.count&&e(i)===r?n.item(i):void 0}
//computations|62 139 140 149 162 163 164 165 167 177
function fr(t,n){switch(n.name){case"today":return Hn(new Mt(5,t.T.E.N(t.T.E.now)));case"now":{const n=t.T.E.x(t.T.E.now);return null===n?Vn:Hn(new Mt(7,n))}case"key":return mr(t);case"offset":return rr(xr(t,n.operand),n.shift);case"entry":return ar(t,xr(t,n.operand),xr(t,n.key),n.slot);case"operation":return"count_filled"===n.operation?pr(t,n.operands):"first_filled"===n.operation?dr(t,n.operands):wr(t,n.operation,n.operands);default:return Vn}}
//computations|140 160 179
function ar(t,n,r,e){if(64&n.slot.flags)return n;if(!n.slot.isMap||0!==n.k||e>=n.slot.p)return Vn;const i=hr(t,n.slot,r.slot.value);if(void 0===i)return Vn;const s=Tr(t,i+e);return 2&n.slot.flags&&!s.$&&(s.slot=s.slot.copy(),s.slot.flags|=2),s}
//computations|140 179
function mr(t){const n=t.loops.at(-1);return n&&0!==n.next&&n.list.isMap?Tr(t,n.list.item(n.list.itemAt(n.next-1))-1):Vn}
//computations|141 143 177
function pr(t,n){let r=0;for(const e of n){const n=xr(t,e);if(Gn(n))return n;n.$||r++}return Yn(r)}
//computations|140 142 177 180
function dr(t,n){for(const r of n){const n=xr(t,r);if(null!==Sr(t,n))return n;if(!n.$)return Kn(n)}return Vn}
//computations|142 156
function br(t,n,r){const e="min"===n?-1:1;let i=r[0];for(const n of r.slice(1)){const r=or(t,n,i);null!==r&&Math.sign(r)===e&&(i=n)}return Kn(i)}
//computations|75 86 140 141 145 147 166 168 169 177 180
function wr(t,n,r){const e=[];let i=null;for(const n of r){const r=xr(t,n);if(null!==Sr(t,r))i??=r;else if(r.$)return Vn;e.push(r)}if(i)return i;switch(n){case"length":return gr(e[0]);case"min":case"max":return br(t,n,e);case"years":case"months":case"days":return Wn(t,n,...e);case"year":case"month":case"weekday":{const t=tr(e[0]);if(null===t)return Vn;const r=Lt(t);return Yn("weekday"===n?((r+3)%7+7)%7+1:It(r)[n])}default:return e.some(t=>3!==t.slot.kind)?Vn:jr(n,e.map(t=>t.slot.value))}}
//computations|29 36 39 140 141 144
function gr({slot:t}){return 4!==t.kind?Vn:U(t.value)?Qn(z("text length")):Yn(F(t.value))}
//computations|106 122 124 125 126 128 141 144 170
function jr(t,[n,...r]){if("negate"===t)return Yn(An(n));if("abs"===t)return Yn(hn(n)?An(n):n);let e=n;for(const n of r){if("divide"===t&&0===n)return Qn("division by zero");if("round"===t)return Yn(_n(e,mn(i=n)>9?hn(i)?-1e9:1e9:bn(i,!1)));if(e={add:xn,multiply:Tn,divide:Sn}[t](e,n),null===e)return Qn("more than 38 digits")}var i;return Yn(e)}
//computations|106 109 112

//|
function vr({frame:{form:t,base:n}},r){return t.parameters?.find(({slot:t})=>n+t===r)??null}
//|174 176
function Or(t,n){return n<0?null:(null!==t.I&&n>=t.I?kr(t,n-t.I):null)??Mr(t.frame.form,n-t.frame.base)}
//computed|176
function yr(t,n){const r=t.aggregateItems.findLast(t=>t?.form&&t.position<n&&n<t.position+t.form.slotCount);return r?Mr(r.form,n-r.position):null}
//contexts|176
function kr(t,n){const r=(t.program.contexts??[]).findLast(t=>t.slot<=n);if(!r||r.slot===n)return r??null;const e=r.type.form?Mr(r.type.form,n-r.slot):null;return e&&{...e,isSecret:e.isSecret||r.isSecret}}
//|
function $r(t){const{field:n,firstItem:r}=t.frame;let e=n?.type??null;for(let n=r;n<t.itemIndices.length;n++)e?.item&&"any"!==e.name&&(e=e.item);return e}
//|159 176
function Mr(t,n){const{fields:r}=t,e=r[lr(r.length,t=>r[t].slot>n)-1];return e&&e.slot!==n?e.type.form?Mr(e.type.form,n-e.slot):null:e??null}
//|116 138 140 161 178 179
function xr(t,n){switch(n.kind){case 1:{const r=t.program.constants[n.at];return new Ln(r,1,vn(r),-1)}case 3:return Tr(t,t.frame.base+n.at);case 2:return t.arguments[t.q+n.at];case 9:return fr(t,t.program.computations[n.at]);case 0:case 10:return Vn;default:{const r=Er(t,n);if(!(r>=0&&r<t.slots.length))return Vn;const e=Tr(t,r);return 7===n.kind&&(e.k=3),e}}}
//computed context previous previousItem item|
function Er(t,{kind:n,at:r,level:e}){const{form:i,base:s,follows:o}=t.frame;switch(n){case 7:return s+r;case 6:return null===t.I?NaN:t.I+r;case 4:return o?s-i.slotCount+r:NaN;case 5:{const n=t.loops.at(-1);return n&&n.next>1&&!n.list.isMap&&r<n.list.stride?n.list.item(n.next-2)+r:NaN}default:return(t.aggregateItems[e]?.position??NaN)+r}}
//|69 116 138
function Tr(t,n){const r=t.slots[n],e=1&r.flags?Tt:r;return new Ln(e,0,vn(e),n)}
//|181
function Sr(t,n){const{flags:r}=n.slot;return 0==(70&r)||n.$&&0==(68&r)?null:Ar(t,n)}
//|36 40 171 172 173
function Ar(t,n){const{position:r}=n;if(r<0)return n.slot.reason??z("digits of a number");const e=t.F.get(r);if(void 0!==e)return e;const i=t.aggregateItems.length>0?yr(t,r):null;if(i)return`unreadable: ${i.B}`;const s=vr(t,r);if(s)return`unreadable: ${Z(s.name)}`;const o=Or(t,r<t.frame.base&&t.frame.follows?r+t.frame.form.slotCount:r);return`unreadable: ${o?.B??"a value in it"}`}
//|
function Nr(t){return t.R||0!=(8&t.subject.slot.flags)}
//|180 184 185
function _r(t,n){const{subject:r}=t,{test:e}=n,{flags:i}=r.slot;if(!r.$&&0==(198&i))return e.answer(t,n);const s=r.$?-3&i:i,o=0===r.slot.kind?66:2,u=s&("nothing"===e.reads?0:"presence"===e.reads?o:70)?Sr(t,r):null;return null!==u?Ir(t,u,n):(r.$?!e.judgesEmpty:128&i&&!Cr(t,e))?12:e.answer(t,n)}
//any isExact map|150
function Cr(t,n){const{kind:r}=t.subject.slot,e=1===r?er(2):10===r?er(2,10):er(r);return 0!=(n.kinds&e)}
//|
function Ir(t,n,r,e="blocks"){return t.z={reason:n,step:t.program.P(r)??r,U:e},15}
//|36 185
function qr(t,n){return Ir(t,z("steps"),n)}
//|45 177 180 185
function Fr(t,n){const r=xr(t,n.operands[0]??it),e=Sr(t,r);return null===e?r:(Ir(t,e,n),null)}
//|
function Br(t,n){return t.field.refused===n.position}
//|94 101
function Rr(t){return 4===t.subject.slot.kind&&sn(t.subject.slot.value)===Wt}
//|
function zr(t){const{kind:n,flags:r}=t.subject.slot;return 0!=(8&r)&&(5===n||2===n)}
//|
const[Pr,Dr,Ur]=[0,1,2];
//|
const Zr={integer:[/^-?[0-9]+$/,/^-?$/],number:[/^-?[0-9]+(?:\.[0-9]+)?$/,/^-?(?:[0-9]+\.)?$/],boolean:[/^(?:true|false)$/,/^(?:t|tr|tru|f|fa|fal|fals)?$/]};
//|194 195 196 197 198 199 200 201 202 203 204 205 206
const Jr=class{constructor(t){this.text=t,this.at=0,this.stop=null}Z(){return this.stop??=this.at<this.text.length?0:1,!1}take(t){return this.text[this.at]!==t?this.Z():(this.at++,!0)}digits(t=1/0){const n=this.at;for(;this.at-n<t&&this.text[this.at]>="0"&&this.text[this.at]<="9";)this.at++;return this.at>n||this.Z()}J(t,n,r){let e=0;for(let i=10**(t-1);i>=1;i/=10){const t=this.text.charCodeAt(this.at)-48;if(!(t>=0&&t<=9))return this.Z()||-1;if(e+=t*i,e>r||e+i-1<n)return this.stop=0,-1;this.at++}return e}};
//json|193
Object.assign(Jr.prototype,{word(t){for(const n of t)if(!this.take(n))return!1;return!0}});
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|193
Object.assign(Jr.prototype,{month(){return this.year=this.J(4,1,9999),!(this.year<0||!this.take("-"))&&(this.L=this.J(2,1,12),this.L>0)}});
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|73 193
Object.assign(Jr.prototype,{date(){return this.month()&&this.take("-")&&this.J(2,1,_t(this.L,this.year))>0}});
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|193
Object.assign(Jr.prototype,{time(){return!(this.J(2,0,23)<0||!this.take(":")||this.J(2,0,59)<0)&&(":"!==this.text[this.at]||(this.at++,!(this.J(2,0,59)<0)&&("."!==this.text[this.at]||(this.at++,this.digits(9)))))}});
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|193
Object.assign(Jr.prototype,{datetime(){if(!this.date())return!1;if(!/[Tt ]/.test(this.text[this.at]??""))return this.Z();if(this.at++,!this.time()||this.at===this.text.length)return null===this.stop;const t=this.text[this.at];return/[Zz+-]/.test(t)?(this.at++,"Z"===t||"z"===t||this.J(2,0,23)>=0&&this.take(":")&&this.J(2,0,59)>=0):this.Z()}});
//json|193
Object.assign(Jr.prototype,{json(){const t=[];do{if(!this.jsonStart(t))return!1}while(this.hasNextValue(t));return null===this.stop}});
//json|193
Object.assign(Jr.prototype,{space(){for(;" \t\n\r".includes(this.text[this.at]??"x");)this.at++}});
//json|193
Object.assign(Jr.prototype,{jsonStart(t){for(;;){this.space();const n=this.text[this.at];if('"'===n)return this.string();const r={t:"true",f:"false",n:"null"}[n];if(r)return this.word(r);if("{"!==n&&"["!==n)return this.jsonNumber();if(this.at++,this.space(),this.at>=this.text.length)return this.Z();if(this.text[this.at]===("{"===n?"}":"]"))return this.at++,!0;if(t.push(n),"{"===n&&!this.name())return!1}}});
//json|193
Object.assign(Jr.prototype,{hasNextValue(t){for(;;){if(this.space(),0===t.length)return!1;const n="{"===t.at(-1);if(","===this.text[this.at])return this.at++,!n||this.name();if(!this.take(n?"}":"]"))return!1;t.pop()}}});
//json|193
Object.assign(Jr.prototype,{name(){return this.space(),!!this.string()&&(this.space(),this.take(":"))}});
//json|193
Object.assign(Jr.prototype,{string(){if(!this.take('"'))return!1;for(;this.at<this.text.length;){const t=this.text[this.at++];if('"'===t)return!0;if("\\"===t?!this.escape():t<" ")return this.stop??=0,!1}return this.Z()}});
//json|193
Object.assign(Jr.prototype,{escape(){const t=this.text[this.at++];if(void 0===t&&(this.stop=1),"u"!==t)return void 0!==t&&'"\\/bfnrt'.includes(t);for(let t=0;t<4;t++){if(!/[0-9a-fA-F]/.test(this.text[this.at]??""))return this.Z();this.at++}return!0}});
//json|193
Object.assign(Jr.prototype,{jsonNumber(){if("-"===this.text[this.at]&&this.at++,"0"===this.text[this.at])this.at++;else if(!this.digits())return!1;return!("."===this.text[this.at]&&(this.at++,!this.digits()))&&(!/[eE]/.test(this.text[this.at]??"")||(this.at++,/[+-]/.test(this.text[this.at]??"")&&this.at++,this.digits()))}});
//|192 208 209
function Lr(t,n){const r=Zr[t];return r?Hr(n,r):Vr(t,n)}
//|
function Hr(t,[n,r]){return n.test(t)?2:r.test(t)?1:0}
//json moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|193
function Vr(t,n){const r=new Jr(n);return r[t]()?r.at===n.length?2:0:r.stop}
//|
function Yr(t){return Array.from({length:t.count},(n,r)=>t.item(r))}
//|
function Kr(t,n){return n.operands.filter(t=>10===t.kind).map(n=>t.program.itemPaths[n.at])}
//|179 210 212
function Gr(t,n,r){if(!n.j)return[];const e=Yr(n);return 0===r.length?e:e.map(t=>t+r[0]).filter(n=>n<t.slots.length).flatMap(n=>Gr(t,Tr(t,n).slot,r.slice(1)))}
//|179 180
function Qr(t,n){if(n>=t.slots.length)return null;const r=Tr(t,n);return r.$||null!==Sr(t,r)?null:r}
//|156 186 211 212 213
function Wr(t,n){const r=t.subject.slot;if(9!==r.kind)return 12;const e=Kr(t,n)[0]?.steps??[];let i=null;for(const s of Gr(t,r,e.slice(0,-1))){if(!t.V())return qr(t,n);const r=Qr(t,s+(e.at(-1)??0));if(null===r)continue;const o=null===i?0:or(t,i,r);if(null===o||o>0)return 14;i=r}return 13}
//|
const Xr=[["B",1n],["KB",1000n],["MB",1000n**2n],["GB",1000n**3n],["TB",1000n**4n],["KiB",1024n],["MiB",1024n**2n],["GiB",1024n**3n],["TiB",1024n**4n]];
//size|215

//isSecret|177 218 219
function te(t,n){switch(n.kind){case 0:case 1:case 10:return!1;case 3:return re(t,t.frame.base+n.at);case 2:{const r=xr(t,n),e=r.position<t.frame.base&&t.frame.follows;return r.isSecret||re(t,e?r.position+t.frame.form.slotCount:r.position)}default:return ne(t,n)}}
//computed context previous previousItem item computation|162 173 174 176 177 217 219
function ne(t,n){switch(n.kind){case 4:return re(t,t.frame.base+n.at);case 5:return t.frame.field?.isSecret??!1;case 7:return t.program.isSecretlyComputed(t.frame.form,n.at);case 8:return yr(t,xr(t,n).position)?.isSecret??!1;case 6:return kr(t,n.at)?.isSecret??!1;default:{const r=t.program.computations[n.at];if("key"===r.name)return t.frame.field?.isSecret??!1;if(r.operand&&te(t,r.operand))return!0;if("entry"===r.name){const{form:n}=ar(t,xr(t,r.operand),xr(t,r.key),0).slot;return(n&&Mr(n,r.slot)?.isSecret)??!1}return r.operands?.some(n=>te(t,n))??!1}}}
//|171 172
function re(t,n){return(Or(t,n)??vr(t,n))?.isSecret??!1}
//|221
function ee(t,n){return n.map(({name:n,operand:r})=>({name:n,text:ie(t,r)}))}
//|177 222 224 225 226 228 229
function ie(t,n){const r=xr(t,n);if(15===r.slot.kind)return ce(t,...r.slot.value);const e=fe(t,r.position);return null!==e?e:9===n.kind?ue(t,n):r.isSecret||se(t,n)?ae:le(t,r)}
//|217
const se=(t,n)=>t.program.K&&te(t,n);
//|177 221 228
function oe(t,n){for(const{operand:r}of n){const n=fe(t,xr(t,r).position);if(null!==n)return n}return 0===n.length?null:ie(t,n[0].operand)}
//computations|177 221 222 225 226 229
function ue(t,n){const r=t.program.computations[n.at];switch(r.name){case"today":case"now":return r.name;case"key":return t.frame.field?.isSecret?ae:le(t,xr(t,n));case"range":return ce(t,r.lower,r.upper);case"offset":if(3===r.operand.kind&&se(t,r.operand)){const{text:n}=r.shift,e=n.startsWith("-")?`- ${n.slice(1)}`:`+ ${n}`;return`${ie(t,r.operand)} ${e}`}}return se(t,n)?ae:le(t,xr(t,n))}
//range|118 177 221
function ce(t,n,r){const[e,i]=[n,r].map(n=>ie(t,n)),s=[n,r].some(n=>yn(xr(t,n).slot));return""!==e&&""!==i?e===i?e:`${e} to ${i}`:""!==e?s?`${e} or later`:`at least ${e}`:""!==i?s?`${i} or earlier`:`at most ${i}`:""}
//|41 114 118 121 216 227
function le(t,n){const{slot:r}=n;switch(r.kind){case 4:return J(r.value);case 2:return String(r.value);case 3:return 64&r.flags||null===r.value?"":he(t,n)?.write(3,r.value)??gn(r.value);case 8:return r.value.name??"";case 9:return String(r.count);case 11:return r.value.text;case 12:return 0n===(e=r.value)?"0B":Xr.filter(([,t])=>e%t===0n).map(([t,n])=>e/n+t).reduce((t,n)=>n.length<t.length?n:t);case 13:return t.program.G[r.value].pattern.text;case 14:return r.value.notation;default:return yn(r)&&null!==Mn(r)?he(t,n)?.write(r.kind,r.value)??Mn(r):""}var e}
//|172
function he(t,n){return(Or(t,n.position)??t.frame.field)?.notation??null}
//|40 171 172
function fe(t,n){const r=vr(t,n);if(r)return r.isSecret||void 0===r.type.kind?Z(r.name):null;const e=Or(t,n);return e?null!==t.I&&n>=t.I&&!e.isSecret&&void 0!==e.type.kind?null:e.B:null}
//|
const ae="\u2022\u2022\u2022";
//|
const me=["field","form","check","jump","stop","beginAnd","beginOr","beginAll","beginAny","combine","end","message","warn","rule","test","testIgnoringCase","compare","compareFilled","external"];
//|230
const[pe,de,be,we,ge,je,ve,Oe,ye,ke,$e,Me,xe,Ee,Te,Se,Ae,Ne,_e]=me.keys();
//|140 177 179
function Ce(t,n){if(10!==n.kind)return xr(t,n);const{start:r,steps:e}=t.program.itemPaths[n.at];if(r)return xr(t,r);const i=t.frame.base+(e[0]??NaN);return i<t.slots.length?Tr(t,i):Vn}
//|180 210 232 234
function Ie(t,n){const r=Ce(t,n),e=Sr(t,r);if(null!==e)return{whole:r,obstacle:e,positions:[],areSeveral:!1};const i=10===n.kind?t.program.itemPaths[n.at].steps:[];return i.length>0?{whole:r,obstacle:e,positions:qe(t,r.slot,i.slice(1)),areSeveral:!0}:9===r.slot.kind?{whole:r,obstacle:e,positions:Yr(r.slot),areSeveral:!0}:{whole:r,obstacle:e,positions:[null],areSeveral:!1}}
//|179 210 234
function qe(t,n,[r,...e]){return n.j?Yr(n).flatMap(n=>{if(70&t.slots[n].flags)return[n];const i=n+r;if(!(i<t.slots.length))return[];const{slot:s}=Tr(t,i);return s.j?0===e.length?Yr(s):qe(t,s,e):0===e.length||70&s.flags?[i]:[]}):[]}
//testIgnoringCase|236
function Fe(t){return/^[\0-\x7f]*$/.test(t)?t.toLowerCase():Array.from(t,Be).join("")}
//|24
function Be(t){if("\u0130"===t||"\u0131"===t)return t;if("\u1fd3"===t)return"\u0390";if("\u1fe3"===t)return"\u03b0";const n=t=>1===_(t)?t:void 0,r=n(t.toUpperCase())??t;return n(r.toLowerCase())??n(t.toLowerCase())??t}
//|237
function Re(t){return t.Q??=[...t.objects.slice(1).map(t=>t.slot),...t.fields.filter(t=>void 0===t.computed).flatMap(({slot:t,type:n})=>[t,..."form"===n.name?Re(n.form).map(n=>t+n):[]])],t.Q}
//|110 235 239
function ze(t,n,r,e){const[i,s]=[n.slot,r.slot];switch(i.kind){case 4:return 4===s.kind&&(i.value===s.value||e&&Fe(i.value)===Fe(s.value));case 2:return 2===s.kind&&i.value===s.value;case 3:return 3===s.kind&&null!==i.value&&null!==s.value&&0===pn(i.value,s.value);default:return Pe(t,n,r,e)}}
//size file form list map any moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|92 156 158 240 243
function Pe(t,n,r,e){const[i,s]=[n.slot,r.slot];if(i.kind!==s.kind)return(16===i.kind&&(5===s.kind||7===s.kind)||16===s.kind&&(5===i.kind||7===i.kind))&&0===or(t,n,r);switch(i.kind){case 5:case 16:case 6:return i.value===s.value;case 7:return 0===Qt(cr(t,i),cr(t,s));case 9:return i.j&&s.j&&De(t,i,s,e);case 10:return i.isOwn&&s.isOwn&&Je(t,i,s,e);case 8:return["name","size","mediaType"].every(t=>i.value[t]===s.value[t]);default:return 1===i.kind}}
//list map any|179 241
function De(t,n,r,e){if(n.count!==r.count||n.isMap!==r.isMap)return!1;for(let i=0;i<n.count;i++){const[s,o]=[n.item(i),r.item(i)];if(n.isMap&&t.slots[s-1].value!==t.slots[o-1].value)return!1;if(!Ue(t,Tr(t,s),Tr(t,o),e))return!1}return!0}
//|179 237 238 242
function Ue(t,n,r,e){return!(!Ze(t,n)||!Ze(t,r))||(n.slot.g&&r.slot.g?Re(n.slot.form).every(i=>{const[s,o]=[n,r].map(n=>Tr(t,n.position+i));if(s.$&&o.$)return!0;const u=t=>t.$||t.slot.g;return!(!s.slot.g&&!o.slot.g||!u(s)||!u(o))||ze(t,s,o,e)}):16===n.slot.kind==(16===r.slot.kind)&&ze(t,n,r,e))}
//|179 237
function Ze(t,n){return!!n.$||!!n.slot.g&&Re(n.slot.form).every(r=>{const e=Tr(t,n.position+r);return e.$||e.slot.g})}
//any|179 238
function Je(t,n,r,e){if(n.count!==r.count)return!1;for(let i=0;i<2*n.count;i++)if(!ze(t,Tr(t,n.start+i),Tr(t,r.start+i),e&&i%2==1))return!1;return!0}
//|179 237 245
function Le(t,n,r){if(!n.slot.g)return n.$?"":He(t,n,r);let e="";for(const i of Re(n.slot.form)){const s=Tr(t,n.position+i);s.$||s.slot.g||(e+=`${i}:${He(t,s,r)};`)}return e}
//|114 158 179 210 235 244 245
function He(t,{slot:n},r){switch(n.kind){case 4:return JSON.stringify(r?Fe(n.value):n.value);case 3:return null===n.value?"":gn(n.value);case 2:case 5:case 16:case 6:return String(n.value);case 7:{const{s:r,n:e}=cr(t,n);return`${r}.${e}`}case 8:return JSON.stringify(n.value);case 9:{if(!n.j)return"";const e=r=>n.isMap?JSON.stringify(t.slots[r-1].value):"";return`[${Yr(n).map(n=>Le(t,Tr(t,n),r)+e(n))}]`}case 10:return n.isOwn?`{${Array.from({length:2*n.count},(e,i)=>He(t,Tr(t,n.start+i),r))}}`:"";default:return""}}
//|179 180 244
function Ve(t,n,r){const e={items:new Map,ignoresCase:r,W:!1,X:!1};for(const i of n){if(!t.V())return null;const n=Tr(t,i);if(null!==Sr(t,n))e.W=!0;else if(!n.$){16===n.slot.kind&&(e.X=!0);const i=Le(t,n,r),s=e.items.get(i);s?s.push(n):e.items.set(i,[n])}}return e}
//|241 244
function Ye(t,n,{items:r,ignoresCase:e}){return(r.get(Le(t,n,e))??[]).some(r=>Ue(t,n,r,e))}
//|

//|186 232 247 250
function Ke(t,n,r,e){const i=Ge(t,n,r,Ce(t,r),e);if(i&&!i.X)return t.V()?Ye(t,e,i)?13:i.W?15:14:qr(t,n)}
//|180 182 233 246
function Ge(t,{ignoresCase:n},r,e,i){const{slot:s}=e,o=10===r.kind?r.at:null;if(null===o&&s.count<16||!s.j||null!==Sr(t,e))return null;if(t.undecidedInstances.length>0||Nr(t)||16===i.slot.kind)return null;const u=`${s.start},${s.count},${o},${n}`;let c=t.tt.get(u);return null===c&&(c=Ve(t,Ie(t,r).positions,n)),t.tt.set(u,c??null),c}
//compare compareFilled|253
const Qe={judgesEmpty:!0,reads:"nothing",kinds:-2,answer:(t,n)=>Xe(t,n)};
//|
const We={equal:t=>0===t,notEqual:t=>0!==t,less:t=>t<0,lessOrEqual:t=>t<=0,greater:t=>t>0,greaterOrEqual:t=>t>=0};
//|177 180 185 254
function Xe(t,n){const[r,e]=n.operands.map(n=>xr(t,n)),i=Sr(t,r)??Sr(t,e);if(null!==i)return Ir(t,i,n);const s=r.$||e.$,o=ti(t,n,r,e,s);return 17===n.op&&s&&15!==o?12:o}
//|6 156 238 252 255
function ti(t,n,r,e,i){if("equal"===n.a||"notEqual"===n.a){const s=i?r.$&&e.$:ze(t,r,e,!1);return f(s===("equal"===n.a))}if(i)return 14;if("among"===n.a)return ni(t,r,e,n);const s=or(t,r,e);return f(null!==s&&We[n.a](s))}
//among|179 181 185 186 210 238 249
function ni(t,n,r,e){if(9!==r.slot.kind)return 14;const i=Ke(t,e,e.operands[1],n);let s=15===i;if(void 0!==i&&!s)return i;for(const i of s?[]:Yr(r.slot)){if(!t.V())return qr(t,e);const r=Tr(t,i);if(70&r.slot.flags)s=!0;else if(ze(t,n,r,!1))return 13}return s?Ir(t,Ar(t,r),e):14}
//|6 8 156 182 187 252 257 258
const ri=t=>({kinds:65776,answer(n,r){const e=Fr(n,r);if(null===e)return 15;if(e.$)return 12;const i=or(n,n.subject,e);if(null===i)return m(2,ii(n),!0);const s=We[t](i);if(!Nr(n))return f(s);const o=ei(n,e).map(We[t]);return m(s?1:2,s||o.includes(!0),!s||o.includes(!1))}});
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|62 76 86 117 139 155 156 227
function ei(t,n){const r=[-1,0,1],{slot:e}=t.subject,i=8&e.flags?or(t,t.subject,n):null;if(null===i)return r;const s=he(t,t.subject),o=s?.nt(On(e))??!1;if(5===e.kind||16===e.kind)return o?r:[i];if(6===e.kind)return 1===i?[1]:r;if(7===e.kind&&o)return r;const u=7===e.kind?e:sr(On(e))?.slot,c=5===u?.kind?u.value:7===u?.kind?Lt(u.value):null;if(null===c||!qt(c-3)||!qt(c+3))return r;const[l,h]=[c-3,c+3].map(r=>or(t,Hn(new Mt(5,r)),n));return null!==l&&l===h?[i]:r}
//|182 207
function ii(t){return 4!==t.subject.slot.kind||!Nr(t)||["date","month","datetime","time"].some(n=>0!==Lr(n,t.subject.slot.value))}
//notation|
const si=[" \xa0\u202f","'\u2019"];
//notation|114 259
const oi=class{constructor(t){const[,n,r]=/^1([^2]*)234(?:(.+)56)?$/u.exec(t)??[];this.text=t,this.group=n||null,this.decimal=r??null,this.groups=n?si.find(t=>t.includes(n))??n:"",this.syntax=void 0===r?"integer":"number",this.example=t}read(t){const[n,r]=/^(-?)(\d*)/.exec(t).slice(0,3).slice(1);let e=n+r,i=e.length,s=0;const o=t=>({completion:t,decimal:e,missingDigits:s});if(""===r)return o(i===t.length?1:0);for(;i<t.length&&this.groups.includes(t[i]);){if(r.length>3||"0"===r[0])return o(0);const n=/^\d*/.exec(t.slice(i+1))[0];if(e+=n,i+=1+n.length,s=Math.max(0,3-n.length),s>0)return o(i===t.length?1:0);if(n.length>3)return o(0)}if(i===t.length)return o(2);if(null===this.decimal||t[i]!==this.decimal)return o(0);const u=/^\d*/.exec(t.slice(i+1))[0];return e+="."+u,i+1+u.length<t.length?o(0):o(""===u?1:2)}write(t,n){const[,r,e,i]=3===t&&/^(-?)(\d+)(?:\.(\d+))?$/.exec(gn(n))||[];return void 0===e||void 0!==i&&null===this.decimal?null:r+(this.group?e.replace(/\B(?=(\d{3})+$)/g,()=>this.group):e)+(void 0===i?"":this.decimal+i)}rt(t){const n=t=>this.groups.includes(t),r=t.filter(t=>!n(t));if(r.length===t.length)return r;const e=this.et(r);return e?.length===t.length&&e.every((r,e)=>r===t[e]||n(r)&&n(t[e]))?r:null}et(t){const n=t.join(""),[r,e,i,s]=/^(-?)(\d*)(?:(\D)\d*)?$/.exec(n)??[];return void 0===r||void 0!==s&&s!==this.decimal||/^0./.test(i)?null:[...e+i.replace(/\B(?=(\d{3})+$)/g,()=>this.group)+n.slice(e.length+i.length)]}nt(){return!0}};
//|94 97 101 106 110 122 123 126 207 262
function ui(t,n,r,e=0){if(0===Lr("number",t))return null;if(null!==n&&null!==r&&pn(n,r)>0)return!1;if(""===t)return!0;const i="-"===t[0],[s,o]=i?[null===r?null:An(r),null===n?null:An(n)]:[n,r],u=t.slice(i?1:0).replace(/\.$/,""),c=""===u?null:sn(u);if(null===c||c===Wt)return null===o||!hn(o);if(null!==o&&pn(o,En(c,e)??c)<0)return!1;const l=t.indexOf(".");if(l<0)return ci(c,s,o);const h=tn(1n,-(t.length-l-1)),f=null===s||null===h?null:xn(c,h);return null===f||pn(s,f)<0}
//|109 110 122 123
function ci(t,n,r){if(0===t||null===n||null===r)return!0;let e=mn(r)-mn(t);const i=En(t,e);if(null===i)return!0;pn(i,r)>0&&(e-=1);const s=xn(t,1),o=null===s?null:En(s,e);return null===o||pn(n,o)<0}
//|45 69 264
function li(t,n){const[r=it,e=it]=t.operands;if(r.kind>1||e.kind>1)return null;const i=({kind:t,at:r})=>1===t?n.constants[r]:Tt,s=i(r),o=(15===s.kind?s.value:[r,e]).map(i);if(!o.every(({kind:t,value:n})=>0===t||3===t&&"number"==typeof n)||o.every(({kind:t})=>0===t))return null;const[u,c]=o.map(({value:t})=>t);return{least:u??-1/0,most:c??1/0,unit:hi(t,n)}}
//|30
function hi(t,n){const r=t.operands[2],e=1===r?.kind?n.constants[r.at].value:null;return B[e]?e:"characters"}
//|69 235
function fi(t,n){const r=t.operands.map(t=>1===t.kind?n.constants[t.at]:Tt);return r.every(({kind:t,value:n})=>4===t||3===t&&"number"==typeof n)?new Set(r.map(({kind:n,value:r})=>t.ignoresCase&&4===n?Fe(r):r)):null}
//|45 177 180 185
function ai(t,n){const r=[0,1].map(r=>{const e=xr(t,n.operands[r]??it);return 15===e.slot.kind?xr(t,e.slot.value[r]):e}),e=Sr(t,r[0])??Sr(t,r[1]);return null!==e?Ir(t,e,n):r.every(t=>t.$)?12:r}
//|6 7 8 36 119 156 182 185 189 190 266 268
function mi(t,n){const{subject:r}=t,[e,i]=[r.slot.value,n.it];if(i&&3===r.slot.kind&&"number"==typeof e&&!Nr(t))return f(e>=i.least&&e<=i.most);const s=ai(t,n);if("number"==typeof s)return s;const[o,u]=s;if(kn(t.subject.slot)&&s.every(t=>t.$||3===t.slot.kind))return 12;const c=(n,e)=>{const i=n.$?0:or(t,r,n);return null!==i&&i*e>=0},l=c(o,1)&&c(u,-1);return!l&&Rr(t)?Ir(t,z("digits of a number"),n):Nr(t)?zr(t)?a(l):m(l?1:2,l||pi(t,o,u),!0):f(l)}
//|117 227 257 261 269
function pi(t,n,r){const{slot:e}=t.subject;if(3!==e.kind){const e=t=>!t.$&&3!==t.slot.kind,i=(n,r)=>e(n)&&ei(t,n).every(t=>t===r);if(i(n,-1)||i(r,1))return!1}const[i,s]=[n,r].map(t=>t.$?null:t.slot.value),o=[n,r].every(t=>t.$||3===t.slot.kind);if(!(8&e.flags||4===e.kind)||!o)return!0;const u=he(t,t.subject),c=On(e);return!0===ui(c,i,s)||null!==u&&di(u,c,i,s)}
//notation|260 261
function di(t,n,r,e){if(!(t instanceof oi))return!1;const{completion:i,decimal:s,missingDigits:o}=t.read(n);return 0!==i&&!0===ui(s,r,e,o)}
//|6
function bi(t,n){if(4!==t.subject.slot.kind)return 12;const r=n(t.subject.slot.value);return null===r?10:f(r)}
//|
function wi(t,n){const r=t[n];return/[0-9A-Za-z]/.test(r)?parseInt(r,36):null}
//|271
function gi(t,n){let[r,e]=[0,!1];const i=t=>{r+=e?2*t-(t>4?9:0):t,e=!e};for(let r=t.length-1;r>=0;r--){const e=wi(t,r);if(null===e||e>9&&!n)return null;i(e%10),e>=10&&i(Math.floor(e/10))}return t.length>0&&r%10==0}
//|271
function ji(t){let n=0;const r=Math.min(4,t.length);for(let e=0;e<t.length;e++){const i=wi(t,(e+r)%t.length);if(null===i)return null;n=(n*(i<10?10:100)+i)%97}return t.length>4&&1===n}
//|271
function vi(t,n,r){let e=0n;for(let i=0;i<t.length;i++){let s=wi(t,i);if(null===s)return null;11===n&&i===t.length-1&&33===s&&(s=10),e+=BigInt(s)*BigInt(r[i%r.length])}return t.length>0&&e%BigInt(n)===0n}
//|11
const Oi=t=>({...t,answer:(n,r)=>b(t.answer(n,r))});
//|6 7 8 182 187 190 238 277
const yi={judgesEmpty:!0,kinds:-2,answer(t,n){const r=Fr(t,n);if(null===r)return 15;const{subject:e}=t,i=r.position>=0&&3!==r.k;if(e.$&&(r.$||!i))return 12;if(r.$&&r.k>=2)return 12;if(e.$||r.$)return m(2,e.$||!Nr(t),!0);const s=ze(t,e,r,n.ignoresCase);return zr(t)?a(s):Nr(t)&&4===e.slot.kind&&4===r.slot.kind?m(s?1:2,ki(e,r,n.ignoresCase),!0):f(s)}};
//|235
function ki(t,n,r){const[e,i]=[t.slot.value,n.slot.value];return r?Fe(i).startsWith(Fe(e)):i.startsWith(e)}
//|6 150 177
const $i=t=>({kinds:er(8),answer(n,r){const e=xr(n,r.operands[0]).slot;return 8!==n.subject.slot.kind||12!==e.kind?12:f(t(BigInt(n.subject.slot.value.size),e.value))}});
//|6 37 185
function Mi(t,n,r){if(/[^\0-\x7f]|(?:^|\.)xn--/i.test(n))return Ir(t,P,r);const e=n.split(".");if(n.length>253||/[^A-Za-z0-9.-]/.test(n))return 10;const i=t=>/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i.test(t)&&t.length<=63;return e.slice(0,-1).every(i)?f(i(e.at(-1))&&!/^\d+$/.test(e.at(-1))):10}
//|179 180 181 185 186 210 233 246 247 281
function xi(t,n){const r=t.subject.slot;if(!r.j)return 12;let[e,i,s]=[null,null,!1];const o=Yr(r).some(n=>16===t.slots[n].kind);for(const u of n.operands){const c=Ie(t,u);i??=c.obstacle;for(const u of c.positions){if(!t.V())return qr(t,n);const l=null===u?c.whole:Tr(t,u);if(null===Sr(t,l)){if(!l.$)if(s=!0,16===l.slot.kind||o){const e=Ei(t,l,r);if(null===e)return qr(t,n);if(!e)return 14}else{if(e??=Ve(t,Yr(r),n.ignoresCase),null===e)return qr(t,n);if(!Ye(t,l,e))return 14}}else i??=Ar(t,c.whole)}}return null!==i?Ir(t,i,n):s?13:12}
//|179 180 210 238
function Ei(t,n,r){for(const e of Yr(r)){if(!t.V())return null;const r=Tr(t,e);if(!r.$&&null===Sr(t,r)&&ze(t,r,n,!1))return!0}return!1}
//|105
function Ti(t){switch(t.kind){case 1:return["null"];case 2:return["boolean"];case 3:return ln(t.value)?["number","integer"]:["number"];case 9:return[t.isMap?"object":"list"];case 8:case 10:return["object"];default:return 65776&1<<t.kind?["text"]:[]}}
//|8 30 36 39 112 185 264 266
function Si(t,n){if(4!==t.subject.slot.kind)return 12;let r=n.it;if(!r){const e=ai(t,n);if("number"==typeof e)return e;const[i,s]=e.map((t,n)=>t.$?0===n?0:1/0:3===t.slot.kind?bn(t.slot.value,0===n):null);if(null===i||null===s)return 12;r={least:i,most:s,unit:hi(n,t.program)}}const e=t.subject.slot.value;if(U(e))return Ir(t,z("text length"),n);if(r.least>r.most)return 10;const i=B[r.unit](e);return i<r.least?14:i>r.most?10:m(1,!0,r.most!==1/0)}
//|156 186 211 285
function Ai(t,n){const r=t.subject.slot;if(9!==r.kind)return 12;const e=Ni(t,r,Kr(t,n));if(null===e)return qr(t,n);const i=(n,r)=>null===n.end||null===r.end?n.end===r.end?0:null===n.end?1:-1:or(t,n.end,r.end);e.sort((n,r)=>or(t,n.start,r.start)||i(n,r)||0);let s=null;for(const r of e){if(!t.V())return qr(t,n);if(null!==s&&(null===s.end||-1===or(t,r.start,s.end)))return 14;null!==s&&-1!==i(s,r)||(s=r)}return 13}
//|156 179 180 212 213
function Ni(t,n,r){const e=[];if(2!==r.length)return e;const[i,s]=r.map(t=>t.steps.at(-1));for(const o of Gr(t,n,r[0].steps.slice(0,-1))){if(!t.V())return null;const n=Qr(t,o+i);if(null===n||o+s>=t.slots.length)continue;const r=Tr(t,o+s);r.$?e.push({start:n,end:null}):null===Sr(t,r)&&null!==or(t,n,r)&&or(t,n,r)<=0&&e.push({start:n,end:r})}return e}
//|
function _i(t,n){for(const r of n)if("string"!=typeof t||"number"==typeof r||r.startsWith(t))return!0;return!1}
//|8 179 180 181 182 185 186 190 232 233 235 238 249 265 277 286
const Ci={kinds:-2,prepare:fi,answer(t,n){const{subject:r}=t,{kind:e,value:i}=r.slot;if(n.it&&(4===e||3===e)){const r=n.ignoresCase&&4===e?Fe(i):i;return n.it.has(r)?13:m(2,!Nr(t)||_i(r,n.it),!0)}let[s,o]=[!Nr(t),null];for(const e of n.operands){const i=Ke(t,n,e,r);if(13===i)return i;if(15===i&&(o??=Ar(t,Ce(t,e))),void 0!==i)continue;const u=Ie(t,e);null!==u.obstacle&&(o??=u.obstacle);for(const e of u.positions){if(u.areSeveral&&!t.V())return qr(t,n);const i=null===e?u.whole:Tr(t,e);if(u.areSeveral&&null!==Sr(t,i))o??=Ar(t,u.whole);else if(!i.$||0!==i.k){if(ze(t,r,i,n.ignoresCase))return m(1,!0,!zr(t));s||4!==r.slot.kind||4!==i.slot.kind?zr(t)||(s=!0):s=ki(r,i,n.ignoresCase)}}}return null===o?m(2,s,!0):Ir(t,o,n)}};
//|69 150 289 290
const Ii=t=>({kinds:er(4),prepare(n,r){const e=1===n.operands[0].kind?r.constants[n.operands[0].at]:Tt;return 13===e.kind?{position:e.value,scope:t}:null},answer:(n,r)=>Fi(n,r,t),progress(n,r){const e=qi(n,r,t);return e&&e.progress(n.subject.slot.value)}});
//|177
function qi(t,n,r){if(n.it)return t.program.pattern(n.it.position,r);const{slot:e}=xr(t,n.operands[0]);return 13===e.kind?t.program.pattern(e.value,r):null}
//|185 188 289
function Fi(t,n,r){if(4!==t.subject.slot.kind||Br(t,t.subject))return 12;const e=qi(t,n,r)?.answer(t.subject.slot.value)??"it could not be compiled";return"number"==typeof e?e:Ir(t,`pattern failed: ${e}`,n)}
//|6 143 177 181 185
const Bi=t=>({judgesEmpty:!0,reads:"nothing",kinds:-2,answer(n,r){let[e,i,s]=[null,0,0];for(const t of r.operands){const r=xr(n,t);Gn(r)?e??=Ar(n,r):r.$?s++:i++}const o=t(i,s,null!==e);return null===o?Ir(n,e,r):f(o)}});
//|
const Ri={judgesEmpty:!0,reads:"presence",kinds:-2,answer:t=>t.subject.$?14:5};
//|150 187 235
const zi=t=>({kinds:er(4),answer(n,r){const e=Fr(n,r);if(null===e)return 15;if(4!==e.slot.kind||e.$&&0===e.k||4!==n.subject.slot.kind)return 12;const i=[n.subject.slot.value,e.slot.value];return t(...r.ignoresCase?i.map(Fe):i)}});
//|150 207 295
const Pi=t=>({kinds:er(4),answer:n=>4===n.subject.slot.kind?Di(Lr(t,n.subject.slot.value)):12});
//|
const Di=t=>2===t?13:1===t?14:10;
//|179 186 211 212 241 244 297
function Ui(t,n){const r=t.subject.slot;if(9!==r.kind)return 12;const e=Kr(t,n),i=0===e.length?[{offset:0,stride:r.p}]:e.map(({steps:t,slotCount:n})=>({offset:t.at(-1)??0,stride:n})),s=Math.max(...i.map(t=>t.offset+t.stride)),o=new Map;for(const u of Gr(t,r,(e[0]?.steps??[]).slice(0,-1))){if(u+s>t.slots.length||!Zi(t,u,i))continue;const r=i.map(n=>Tr(t,u+n.offset)),e=r.map(r=>Le(t,r,n.ignoresCase)).join("|");for(const i of o.get(e)??[]){if(!t.V())return qr(t,n);const e=(r,e)=>Ue(t,r,i[e],n.ignoresCase);if(r.every(e))return 14}if(!t.V())return qr(t,n);o.has(e)?o.get(e).push(r):o.set(e,[r])}return 13}
//|179 180 242
function Zi(t,n,r){let e=!0;for(const{offset:i}of r){const r=Tr(t,n+i);if(!Ze(t,r)){if(null!==Sr(t,r))return!1;e=!1}}return!e}
//|299 300 301 302 303 304 305 306 307 308 309 310 311 312 313 314 315 316 317 318 319 320 321 322 323 324 325 326 327 328 329 330 331 332 333 334 335 336 337 338 339 340 341
const Ji={};
//required|292 298
Object.assign(Ji,{required:Ri});
//filled|292 298
Object.assign(Ji,{filled:Ri});
//present|181 185 298
Object.assign(Ji,{present:{judgesEmpty:!0,reads:"presence",kinds:-2,answer(t,n){const{slot:r}=t.subject,e=0!==r.kind&&1!==r.kind;return e&&2&r.flags?Ir(t,Ar(t,t.subject),n):e?5:14}}});
//accepted|6 7 190 298
Object.assign(Ji,{accepted:{judgesEmpty:!0,kinds:-2,answer(t){const n=2===t.subject.slot.kind&&t.subject.slot.value;return zr(t)?a(n):f(n)}}});
//empty|298
Object.assign(Ji,{empty:{judgesEmpty:!0,reads:"presence",kinds:-2,answer:t=>t.subject.$?13:10}});
//equal|276 298
Object.assign(Ji,{equal:yi});
//different|275 276 298
Object.assign(Ji,{different:Oi(yi)});
//length|150 263 283 298
Object.assign(Ji,{length:{kinds:er(4),st:!0,prepare:li,answer:(t,n)=>Si(t,n)}});
//between|263 267 298
Object.assign(Ji,{between:{kinds:65784,prepare:li,answer:(t,n)=>mi(t,n)}});
//multiple_of|6 8 36 117 119 129 150 154 182 185 187 189 207 298
Object.assign(Ji,{multiple_of:{kinds:er(4,3),answer(t,n){const r=Fr(t,n);if(null===r)return 15;if(kn(t.subject.slot)||r.$||3!==r.slot.kind)return 12;const e=ir(t.subject);if(null!==e)return f(Cn(e,r.slot.value));if(Rr(t))return Ir(t,z("digits of a number"),n);const{slot:i}=t.subject;return m(2,!Nr(t)||0!==Lr("number",On(i)),!0)}}});
//one_of|287 298
Object.assign(Ji,{one_of:Ci});
//none_of|275 287 298
Object.assign(Ji,{none_of:Oi(Ci)});
//regex|288 298
Object.assign(Ji,{regex:Ii("whole")});
//contains|288 298
Object.assign(Ji,{contains:Ii("anywhere")});
//starts_with|8 293 298
Object.assign(Ji,{starts_with:zi((t,n)=>t.startsWith(n)?5:m(2,n.startsWith(t),!0))});
//ends_with|6 293 298
Object.assign(Ji,{ends_with:zi((t,n)=>f(t.endsWith(n)))});
//chars|23 150 177 298
Object.assign(Ji,{chars:{kinds:er(4),answer(t,n){const r=xr(t,n.operands[0]).slot;return 14!==r.kind||4!==t.subject.slot.kind?12:r.value.offender.test(t.subject.slot.value)?10:13},progress(t,n){const r=xr(t,n.operands[0]).slot;if(14!==r.kind)return null;const e=t.subject.slot.value,i=e.search(r.value.offender);return N(i<0?e:e.slice(0,i))}}});
//integer|294 298
Object.assign(Ji,{integer:Pi("integer")});
//number|294 298
Object.assign(Ji,{number:Pi("number")});
//boolean|294 298
Object.assign(Ji,{boolean:Pi("boolean")});
//date|294 298
Object.assign(Ji,{date:Pi("date")});
//time|294 298
Object.assign(Ji,{time:Pi("time")});
//datetime|294 298
Object.assign(Ji,{datetime:Pi("datetime")});
//json|294 298
Object.assign(Ji,{json:Pi("json")});
//before|256 298
Object.assign(Ji,{before:ri("less")});
//after|256 298
Object.assign(Ji,{after:ri("greater")});
//luhn|150 187 270 272 298
Object.assign(Ji,{luhn:{kinds:er(4),answer(t,n){const r=Fr(t,n);return null===r?15:bi(t,t=>gi(t,2===r.slot.kind&&r.slot.value))}}});
//mod97|150 270 273 298
Object.assign(Ji,{mod97:{kinds:er(4),answer:t=>bi(t,ji)}});
//weighted_sum|112 150 177 180 185 270 274 298
Object.assign(Ji,{weighted_sum:{kinds:er(4),answer(t,n){const r=n.operands.map(n=>xr(t,n));for(const e of r)if(null!==Sr(t,e))return Ir(t,Sr(t,e),n);const[e,...i]=r.map(({slot:t})=>3===t.kind?bn(t.value,!1):null);return e>0&&0!==i.length?bi(t,t=>vi(t,e,i.map(t=>t??0))):12}}});
//idna|150 187 279 298
Object.assign(Ji,{idna:{kinds:er(4),answer(t,n){const r=Fr(t,n);if(null===r)return 15;if(4!==t.subject.slot.kind)return 12;const e=t.subject.slot.value;if(4!==r.slot.kind||""===r.slot.value)return Mi(t,e,n);const i=e.lastIndexOf(r.slot.value);if(i<0)return 14;const s=Mi(t,e.slice(i+r.slot.value.length),n);return 10===s?14:s}}});
//size|6 68 112 150 266 298
Object.assign(Ji,{size:{kinds:er(9,10),st:!0,answer(t,n){const r=Et(t.subject.slot);if(9!==r.kind)return 12;const e=ai(t,n);if("number"==typeof e)return e;const[i,s]=e.map(({slot:t},n)=>3===t.kind?bn(t.value,0===n):null);return f(!(null!==i&&r.count<i||null!==s&&r.count>s))}}});
//unique|150 296 298
Object.assign(Ji,{unique:{kinds:er(9),answer:(t,n)=>Ui(t,n)}});
//exclusive|6 150 177 179 210 238 298
Object.assign(Ji,{exclusive:{kinds:er(9),answer(t,n){const r=xr(t,n.operands[0]),e=t.subject.slot;return 9!==e.kind||r.$?12:f(e.count<=1||!Yr(e).some(n=>ze(t,Tr(t,n),r)))}}});
//includes|150 280 298
Object.assign(Ji,{includes:{kinds:er(9),answer:(t,n)=>xi(t,n)}});
//ascending|150 214 298
Object.assign(Ji,{ascending:{kinds:er(9),answer:(t,n)=>Wr(t,n)}});
//no_overlap|150 284 298
Object.assign(Ji,{no_overlap:{kinds:er(9),answer:(t,n)=>Ai(t,n)}});
//min_size|278 298
Object.assign(Ji,{min_size:$i((t,n)=>t>=n)});
//max_size|278 298
Object.assign(Ji,{max_size:$i((t,n)=>t<=n)});
//media_type|6 150 177 298
Object.assign(Ji,{media_type:{kinds:er(8),answer(t,n){if(8!==t.subject.slot.kind)return 12;const r=t.subject.slot.value.mediaType.split(";")[0].toLowerCase().replace(/\s/g,""),e=n.operands.map(n=>xr(t,n).slot).filter(t=>4===t.kind);return f(e.some(t=>{return n=t.value.toLowerCase(),r===n||"*/*"===n||n.endsWith("/*")&&r.startsWith(n.slice(0,-1));var n}))}}});
//kind|6 265 282 298
Object.assign(Ji,{kind:{kinds:-2,prepare:fi,answer:(t,n)=>t.subject.$?12:f(Ti(t.subject.slot).some(t=>n.it.has(t)))}});
//any_filled|291 298
Object.assign(Ji,{any_filled:Bi((t,n,r)=>t>0||!!r&&null)});
//all_filled|291 298
Object.assign(Ji,{all_filled:Bi((t,n,r)=>!(n>0)&&(!r||null))});
//one_filled|291 298
Object.assign(Ji,{one_filled:Bi((t,n,r)=>r&&t<2?null:1===t)});
//sets|17 343
function Li(t){const n="^"===t[0],r=(n?t.slice(1):t).replace(/\\(p\{\w+\}|[\s\S])|([\s\S])/gu,(t,n,r)=>void 0!==r?"-"===r||/[\w\s]|[^\0-\x7f]/u.test(r)?r:"\\"+Hi(r):"d"===n?"0-9":"w"===n?"0-9A-Z_a-z":"s"===n?M:"p"===n[0]?"\\"+n:"\\"+Hi(n)).replace(/^-/,"\\-").replace(/(?<!\\)-$/,"\\-");return{notation:t,offender:new RegExp(`[${n?"":"^"}${r}]`,"u")}}
//|72
const Hi=t=>/[\^$\\.*+?()[\]{}|/-]/.test(t)?t:"x"+Nt(t.charCodeAt(0).toString(16),2);
//|42 49 344 345
function Vi(t,n){if("string"==typeof t){if(!Object.hasOwn($t,t))throw new L(`the type '${t}' is not known`);const n={name:t,kind:$t[t],manner:Yi(t)};return"any"===t&&(n.item=n),n}const[[r,e]]=Object.entries(t);if("form"===r)return{name:r,form:n[e],manner:"value"};if("list"!==r&&"map"!==r)throw new L(`the type '${r}' is not known`);return{name:r,item:Vi(e,n),manner:"list"===r&&"choice"===e?"selection":"list"}}
//|
function Yi(t){return"date"===t||"month"===t||"time"===t||"datetime"===t?"moment":"file"===t?"file":"value"}
//|
function Ki(t){for(;t.item&&"any"!==t.name;)t=t.item;return t}
//|348
const Gi={name:"any",manner:"value"};
//|347
Gi.item=Gi;
//|
const Qi={name:"text",kind:4,manner:"value"};
//|
const Wi=t=>"function"==typeof Blob&&t instanceof Blob;
//|95 350
const Xi=t=>!("object"!=typeof t||null===t||Array.isArray(t)||t instanceof Xt||Wi(t)||t instanceof Date);
//|
const[ts,ns]=[Symbol("order"),Symbol("repeated")];
//|
const rs=(t,n)=>Object.hasOwn(t,n)?t[n]:void 0;
//|
const es=t=>new TypeError(`${"object"==typeof t?t.constructor?.name:String(t)} is no value of a form`);
//|
const is=class extends Error{};
//|
const ss=class extends Error{};
//|22 38 62 94 95 97 103 350 351 353 354 355 356 366 367 358 359 360 361 362 363 364 365
const os=class{constructor(t,n=!0){this.slots=t,this.ot=n}append(t){if(this.slots.length+t>D.slots)throw new ss;const n=this.slots.length;for(let n=0;n<t;n++)this.slots.push(null);return n}ut(){const{slots:t}=this;for(let n=0;n<t.length;n++)t[n]??=new Mt(0,void 0)}value(t,n,r,e){void 0!==t&&("object"!=typeof t?this.slots[r]=this.plain(t):n.form&&Xi(t)?this.form(t,n.form,r,e+1):Array.isArray(t)&&n.item&&"map"!==n.name?this.list(t,n.item,r,e):Xi(t)&&"map"===n.name?this.map(t,n.item,r,e):Xi(t)&&"any"===n.name?this.members(t,r,e):Xi(t)&&"file"===n.name?this.slots[r]=cs(t,n=>rs(t,n))??this.plain(t):this.slots[r]=this.plain(t))}text(t){if(!A(t))throw new is;return new Mt(4,t)}plain(t){return"string"==typeof t?this.text(t):"boolean"==typeof t?new Mt(2,t):null===t?new Mt(1,void 0):this.other(t)}other(t){if(t===Wt)return us(t);if("bigint"==typeof t)return us(tn(t,0)??Wt);if(Number.isFinite(t))return us(un(t));if("object"!=typeof t)throw es(t);if(t instanceof Xt)return new Mt(3,new Xt(t.digits,t.exponent));if(Wi(t))return cs(t,n=>t[n]);if(t instanceof Date)throw es(t);if(!Array.isArray(t))return new Mt(10,void 0);const n=new Mt(9,void 0);return n.count=Math.min(t.length,1),[n.start,n.stride]=[this.append(n.count),1],n}};
//module form contexts|36 38 62 353 357
Object.assign(os.prototype,{form(t,n,r,e){if(e>=D.depth)return this.slots[r]=new Mt(10,void 0),void this.slots[r].v(z("depth"));this.slots[r]=new Mt(10,void 0);for(const i of 0===e?n.parameters??[]:[])this.value(rs(t,i.name),i.type,r+i.slot,e);this.object(t,n,n.objects[0],r,e)}});
//module form contexts|62 351 352 353 355 357
Object.assign(os.prototype,{object(t,n,r,e,i){const s=t[ns];for(const{name:o,field:u,group:c}of r.members){const r=o in Object.prototype?rs(t,o):t[o];if(void 0!==r){if(s?.has(o))throw new is;u?this.value(r,u.type,e+u.slot,i):Xi(r)?(this.slots[e+n.objects[c].slot]=new Mt(10,void 0),this.object(r,n,n.objects[c],e,i)):this.slots[e+n.objects[c].slot]=this.plain(r)}}n.isClosed&&this.noteUnknown(t,r,e)}});
//isClosed|352 357
Object.assign(os.prototype,{noteUnknown(t,n,r){const e=(t[ts]??Object.keys(t)).filter(r=>void 0!==t[r]&&!n.ct.has(r));e.length>0&&(this.slots[r+n.slot].unknown=e)}});
//list any|36 38 62 357
Object.assign(os.prototype,{list(t,n,r,e){const i=this.slots[r]=new Mt(9,void 0);if(e>=D.depth)return i.v(z("depth"));[i.count,i.stride]=[t.length,n.form?.slotCount??1],i.start=this.append(i.count*i.stride);const s="any"===n.name?e+1:e;for(let r=0;r<i.count;r++)this.value(t[r]??null,n,i.item(r),s)}});
//map|36 38 62 357
Object.assign(os.prototype,{map(t,n,r,e){const i=this.slots[r]=new Mt(9,void 0);if(i.isMap=!0,e>=D.depth)return i.v(z("depth"));const s=this.names(t);[i.count,i.stride]=[s.length,(n.form?.slotCount??1)+1],i.start=this.append(i.count*i.stride)+1,i.order=this.order(t,s),s.forEach((r,s)=>{const o=this.slots[i.item(s)-1]=this.text(r);o.flags|=128,o.isKey=!0,this.value(t[r],n,i.item(s),"any"===n.name?e+1:e)})}});
//any|36 38 62 347 357
Object.assign(os.prototype,{members(t,n,r){const e=this.slots[n]=new Mt(10,void 0);if(r>=D.depth)return e.v(z("depth"));const i=this.names(t);e.isOwn=!0,e.count=i.length,e.start=this.append(2*i.length),e.order=this.order(t,i),i.forEach((n,i)=>{this.slots[e.start+2*i]=this.text(n),this.value(t[n],Gi,e.start+2*i+1,r+1)})}});
//map any|35 352 355 357
Object.assign(os.prototype,{names(t){if(t[ns])throw new is;return Object.keys(t).filter(n=>void 0!==t[n]).sort(R)}});
//map any|352 357
Object.assign(os.prototype,{order(t,n){if(!this.ot||n.length<2)return null;const r=new Map(n.map((t,n)=>[t,n])),e=(t[ts]??Object.keys(t)).map(t=>r.get(t)).filter(t=>void 0!==t);return e.every((t,n)=>t===n)?null:e}});
//|62 94
const us=t=>new Mt(3,t===Wt?null:t);
//module file|62
function cs(t,n){const r=["name","media_type","type"].map(t=>n(t)??null),[e,[i,s,o]]=[n("size"),r];if(!Number.isSafeInteger(e)||e<0||r.some(t=>null!==t&&"string"!=typeof t))return null;if(null!==s&&null!==o)return null;const u=new Mt(8,{name:i,size:e,mediaType:s??o??""});return u.given=t,u}
//|369
function ls(t){let n="";for(const r of t)"number"==typeof r?n+=`[${r}]`:"object"==typeof r?n+=`[${hs(r.key)}]`:""===r||/[`\0-\x1f]/.test(r)?n+=`[${hs(r)}]`:n+=(""===n?"":".")+(/^[A-Za-z_]\w*$/.test(r)?r:`\`${r}\``);return n}
//module map any|72
function hs(t){const n={'"':'\\"',"\\":"\\\\","\n":"\\n","\r":"\\r","\t":"\\t"};return`"${t.replace(/["\\\n\r\t]|(?![ \u200d])[\p{Cc}\p{Zl}\p{Zp}\p{Cn}\p{Co}\p{Cs}\p{Cf}\p{Zs}]/gu,t=>n[t]??`\\u{${Nt(t.codePointAt(0).toString(16).toUpperCase(),4)}}`)}"`}
//|

//|

//|374 375
function fs(t){const n=[],r=[...t.outerFrames,t.frame];return r.forEach((e,i)=>{const s=r[i+1];e.field?n.push(...e.field.groups,e.field.name):e.group>0&&n.push(...ps(e.form,e.group));const o=t.itemIndices.slice(e.firstItem,s?.firstItem);o.length>0&&ms(t,o,e,n)}),n}
//|372
function as(t){const n=fs(t);let r=0;for(const{key:t}of n)r+=t?.length??0;return r>256&&t.spend(16*r),n}
//list map any|68
function ms(t,n,r,e){let i=r.field?t.slots[r.base+r.field.slot]:null;for(const r of n){i=i&&Et(i);const n=9===i?.kind&&r<i.count;e.push(n&&i.isMap?{key:t.slots[i.item(r)-1].value}:r),i=n?t.slots[i.item(r)]:null}}
//module nested group|
function ps(t,n){const r=[];for(;n>0;){r.unshift(t.objects[n].name);const e=n;n=t.objects.findIndex(t=>t.members.some(t=>t.group===e))}return r}
//|377 378 379
function ds(t,n,r,e=n.objects[0]){return ws(e.members.map(({name:e,field:i,group:s})=>[e,i?gs(t,r+i.slot,i.type):bs(t,n,r,n.objects[s])]))}
//group|376
function bs(t,n,r,e){const i=t.slots[r+e.slot];if(!(5&i.flags))return 10===i.kind?ds(t,n,r,e):1===i.kind?null:void 0}
//|
const ws=t=>Object.fromEntries(t.filter(([,t])=>void 0!==t));
//|376 380
function gs(t,n,r){const e=t.slots[n];return!r.form||10!==e.kind||5&e.flags?js(t,e,r):ds(t,r.form,n)}
//|21 118 121 381 382
function js(t,n,r){if(!(5&n.flags))switch(n.kind){case 0:return;case 1:return null;case 2:return n.value;case 8:return n.given;case 3:return n.value??void 0;case 4:return 4!==r.kind&&"any"!==r.name&&S(n.value)?null:n.value;case 9:return r.item?vs(t,n,r.item):void 0;case 10:return n.isOwn?Os(t,n):void 0;default:return yn(n)?Mn(n):void 0}}
//list map any|210 379
function vs(t,n,r){const e=Yr(n).map(e=>[n.isMap?t.slots[e-1].value:e,gs(t,e,r)]).filter(([,t])=>void 0!==t);return n.isMap?Object.fromEntries(e):e.map(([,t])=>t)}
//any|347 378 379
function Os(t,n){const r=Array.from({length:n.count},(t,r)=>n.start+2*r);return ws(r.map(n=>[t.slots[n].value,gs(t,n+1,Gi)]))}
//externals|384
const ys={kinds:-2,answer:(t,n)=>ks(t,n)};
//|177 180 185 368 373 386
function ks(t,n){const r=n.operands.map(n=>xr(t,n));for(const e of r)if(null!==Sr(t,e))return Ir(t,Sr(t,e),n);const e=t.program.externals[n.a],i={rule:e,value:Ms(t,t.subject),arguments:r.map(n=>Ms(t,n))},s=t.T.host?.lt(i);return t.inquiries.push({question:i,path:ls(as(t)),isPending:void 0===s}),t.ht=null,void 0===s?Ir(t,"pending",n):!0===s.accepted?5:void 0===s.accepted?Ir(t,s.reason,n,e.undecided):(t.ht=s.message??null,10)}
//externals|
function $s(t,n){for(const r of t.inquiries)t.ft.inquiries.push({...r,isPending:r.isPending&&n});t.inquiries=[]}
//|172 175 349 379 380
function Ms(t,n){if(n.position<0||3===n.k)return js(t,n.slot,Qi)??null;const r=Or(t,n.position)?.type??$r(t)??Qi;return gs(t,n.position,r)??null}
//|

//|
const xs={first:0,end:null,areKeys:!1};
//|
const Es=class{constructor(t){this.end=t,this.mt=!1,this.pt=!1,this.isUndecided=!1,this.dt=!1,this.refused=null,this.bt=!1}};
//|
const Ts=(t,n,r=0,e=!1)=>({form:t,base:n,firstItem:r,follows:e,field:null,group:0});
//items itemContents beginEach|188 392 393
function Ss(t,n,r){const e=As(t,n,r-1);return 0!==e.list.count&&!t.field.mt&&!Br(t,t.subject)&&(t.loops.push(e),Ns(t))}
//items itemContents beginEach|67 68 69
function As(t,n,r){const{slot:e}=t.subject,{areKeys:i,first:s}=n,o=!i&&0===s&&null===n.end;let u=Et(e);(i?u.isMap:9===e.kind||o)||(u=Tt);const c=i?1:u.isMap?-1:0;return i&&(u=xt(u)),{list:u,count:null===n.end?u.count:Math.min(u.count,n.end),first:s,next:s,partner:c,subject:t.subject,field:t.field,end:r}}
//items itemContents beginEach|389 394 395 397 398
function Ns(t){const n=t.loops.at(-1);return n.next>n.first&&qs(t,n),Fs(t,n)?(_s(t,n),t.field=t.wt.get(t.subject.position)??new Es(0),Cs(t,t.subject.position+n.partner)&&(t.field.dt=!0),t.field.end=n.end,t.itemIndices.push(n.list.itemAt(n.next-1)),!0):(t.field=n.field,t.subject=n.subject,t.loops.pop(),!1)}
//items itemContents beginEach|179
function _s(t,n){t.subject=Tr(t,n.list.item(n.list.itemAt(n.next++)))}
//items itemContents beginEach itemTypes nested|
function Cs(t,n){return!0===t.wt.get(n)?.dt}
//items itemContents beginEach itemTypes nested|395
function Is(t,n,r){return n.isMap&&Cs(t,r-1)}
//items itemContents beginEach|
function qs(t,n){const{field:r}=t;t.itemIndices.pop(),r.pt&&(n.field.pt=!0),r.isUndecided&&(n.field.isUndecided=!0),(r.dt||r.bt||null!==r.refused)&&t.wt.set(t.subject.position,r)}
//items itemContents beginEach|
function Fs(t,n){if(!t.V())return!1;for(;n.next<n.count;n.next++)if(0==(71&t.slots[n.list.item(n.list.itemAt(n.next))].flags))return!0;return!1}
//items itemContents beginEach|392 394 398
function Bs(t,n,r){r?.opened();const e=As(t,n,null);return t.loops.push(e),Fs(t,e)?(t.accumulators.push({kind:0,answer:12}),_s(t,e),!0):(t.loops.pop(),t.answer=12,r?.closed(),!1)}
//items itemContents beginEach|394 398 573 574
function Rs(t,n){const r=t.loops.at(-1);return n?.itemEnded(r.list.itemAt(r.next-1)),!eu(t,n)&&Fs(t,r)?(_s(t,r),!0):(t.subject=r.subject,t.loops.pop(),ru(t,n),!1)}
//|402 403 404 405 406 407 408 409 410 411 412 413
const zs={};
//text|401
Object.assign(zs,{text:()=>"Enter text."});
//choice|401
Object.assign(zs,{choice:()=>"Enter text."});
//integer|401
Object.assign(zs,{integer:t=>t?`Enter a whole number, such as ${t}.`:"Enter a whole number."});
//number|401
Object.assign(zs,{number:t=>t?`Enter a number, such as ${t}.`:"Enter a number."});
//boolean|401
Object.assign(zs,{boolean:()=>"Enter true or false."});
//date|401
Object.assign(zs,{date:(t="2026-01-31")=>`Enter a date, such as ${t}.`});
//month|401
Object.assign(zs,{month:(t="2026-01")=>`Enter a month, such as ${t}.`});
//time|401
Object.assign(zs,{time:(t="14:30")=>`Enter a time, such as ${t}.`});
//datetime|401
Object.assign(zs,{datetime:(t="2026-01-31T14:30")=>`Enter a date and a time, such as ${t}.`});
//file|401
Object.assign(zs,{file:()=>"Choose a file."});
//list|401
Object.assign(zs,{list:()=>"Enter a list of values."});
//map|401
Object.assign(zs,{map:()=>"Enter names and their values."});
//|
const Ps=["This must be the same as {other}.","This must be different from {other}."];
//|
const Ds=["There is a mistake in this number.","This number is not allowed."];
//|
const Us=t=>[`The number of characters must be {${t}}.`,`The number of characters must not be {${t}}.`];
//|418 419 420 421 422 423 424 425 426 427 428 429 430 431 432 433 434 435 436 437 438 439 440 441 442 443 444 445 446 447 448 449 450 451 452 453 454 455 456 457 458 459 460 461 462 463 464 465 466 467
const Zs={};
//required|417
Object.assign(Zs,{required:["This is required.","Leave this empty."]});
//filled|417
Object.assign(Zs,{filled:["This must be filled in.","Leave this empty."]});
//present|417
Object.assign(Zs,{present:["This must be included.","This must be left out."]});
//accepted|417
Object.assign(Zs,{accepted:["You must accept this.","You must not accept this."]});
//empty|417
Object.assign(Zs,{empty:["Leave this empty.","This must be filled in."]});
//equal|414 417
Object.assign(Zs,{equal:Ps});
//different|414 417
Object.assign(Zs,{different:[Ps[1],Ps[0]]});
//equal_next|414 417
Object.assign(Zs,{equal_next:Ps});
//equal_previous|414 417
Object.assign(Zs,{equal_previous:Ps});
//min_length|417
Object.assign(Zs,{min_length:["Enter {min} or more characters.","Enter fewer than {min} characters."]});
//max_length|417
Object.assign(Zs,{max_length:["Enter {max} or fewer characters.","Enter more than {max} characters."]});
//length|416 417
Object.assign(Zs,{length:Us("range")});
//equal_length|416 417
Object.assign(Zs,{equal_length:Us("count")});
//min_value|417
Object.assign(Zs,{min_value:["This must be {min} or more.","This must be less than {min}."]});
//max_value|417
Object.assign(Zs,{max_value:["This must be {max} or less.","This must be more than {max}."]});
//between|417
Object.assign(Zs,{between:["This must be {min}.","This must not be {min}."]});
//multiple_of|417
Object.assign(Zs,{multiple_of:["This must be a multiple of {step}.","This must not be a multiple of {step}."]});
//one_of options|417
Object.assign(Zs,{one_of:["Choose one of: {values}.","This must not be any of: {values}."]});
//none_of|417
Object.assign(Zs,{none_of:["This must not be any of: {values}.","Choose one of: {values}."]});
//regex|417
Object.assign(Zs,{regex:["Enter this in the correct format.","This format is not allowed."]});
//contains|417
Object.assign(Zs,{contains:["Something that is required here is missing.","This contains something that is not allowed."]});
//starts_with|417
Object.assign(Zs,{starts_with:["This must start with \u201c{text}\u201d.","This must not start with \u201c{text}\u201d."]});
//ends_with|417
Object.assign(Zs,{ends_with:["This must end with \u201c{text}\u201d.","This must not end with \u201c{text}\u201d."]});
//chars|417
Object.assign(Zs,{chars:["Use only these characters: {characters}","Use at least one character other than these: {characters}"]});
//integer|417
Object.assign(Zs,{integer:["Enter a whole number.","This must not be a whole number."]});
//number|417
Object.assign(Zs,{number:["Enter a number.","This must not be a number."]});
//boolean|417
Object.assign(Zs,{boolean:["Enter true or false.","This must not be true or false."]});
//date|417
Object.assign(Zs,{date:["Enter a date, such as 2026-01-31.","This must not be a date."]});
//time|417
Object.assign(Zs,{time:["Enter a time, such as 14:30.","This must not be a time."]});
//datetime|417
Object.assign(Zs,{datetime:["Enter a date and a time, such as 2026-01-31T14:30.","This must not be a date and time."]});
//json|417
Object.assign(Zs,{json:["Enter JSON, such as [1, 2].","This must not be JSON."]});
//before|417
Object.assign(Zs,{before:["This must be before {limit}.","This must not be before {limit}."]});
//after|417
Object.assign(Zs,{after:["This must be after {limit}.","This must not be after {limit}."]});
//luhn|415 417
Object.assign(Zs,{luhn:Ds});
//mod97|415 417
Object.assign(Zs,{mod97:Ds});
//weighted_sum|415 417
Object.assign(Zs,{weighted_sum:Ds});
//idna|417
Object.assign(Zs,{idna:["Enter a host name, such as m\xfcnchen.example.","This must not be a host name."]});
//size|417
Object.assign(Zs,{size:["The number of items must be {range}.","The number of items must not be {range}."]});
//unique|417
Object.assign(Zs,{unique:["All items must be different.","Some items must be the same."]});
//exclusive|417
Object.assign(Zs,{exclusive:["\u201c{item}\u201d can't be combined with anything else.","\u201c{item}\u201d must be combined with something else."]});
//includes|417
Object.assign(Zs,{includes:["Include all of: {values}.","Do not include all of: {values}."]});
//ascending|417
Object.assign(Zs,{ascending:["Put the items in ascending order.","The items must not be in ascending order."]});
//no_overlap|417
Object.assign(Zs,{no_overlap:["The items must not overlap.","Some items must overlap."]});
//min_size|417
Object.assign(Zs,{min_size:["The file must be {min} or larger.","The file must be smaller than {min}."]});
//max_size|417
Object.assign(Zs,{max_size:["The file must be {max} or smaller.","The file must be larger than {max}."]});
//media_type|417
Object.assign(Zs,{media_type:["The file must have one of these types: {types}.","The file must not have any of these types: {types}."]});
//kind|417
Object.assign(Zs,{kind:["The type of this value must be one of: {kinds}.","The type of this value must not be one of: {kinds}."]});
//any_filled|417
Object.assign(Zs,{any_filled:["Fill in at least one of: {fields}.","Leave all of these empty: {fields}."]});
//all_filled|417
Object.assign(Zs,{all_filled:["Fill in all of: {fields}.","Leave at least one of these empty: {fields}."]});
//one_filled|417
Object.assign(Zs,{one_filled:["Fill in exactly one of: {fields}.","Fill in none of these, or more than one: {fields}."]});
//|469 470 471
const Js={};
//list map|468
Object.assign(Js,{list:["Add at least one item.","Remove all items."]});
//list|468
Object.assign(Js,{selection:["Select at least one.","Select none of these."]});
//file|468
Object.assign(Js,{file:["Choose a file.","Remove the file."]});
//|473 474
const Ls={};
//unique|472
Object.assign(Ls,{unique:["Each item must have a different {by}.","Some items must have the same {by}."]});
//ascending|472
Object.assign(Ls,{ascending:["Put the items in ascending order of {by}.","The items must not be in ascending order of {by}."]});
//|476 477
const Hs={};
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|475
Object.assign(Hs,{min_value:["This must be {min} or later.","This must be earlier than {min}."]});
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|475
Object.assign(Hs,{max_value:["This must be {max} or earlier.","This must be later than {max}."]});
//|479 480 481 482
const Vs={};
//type|401 478
Object.assign(Vs,{type:({type:t,example:n})=>zs[t]?.(n)??"Fill in this part of the form."});
//module nested|478
Object.assign(Vs,{unknown:({meant:t})=>"There is no field '{name}'."+(void 0===t?"":" Did you mean '{meant}'?")});
//externals|478
Object.assign(Vs,{unchecked:()=>"This could not be checked."});
//computed|478
Object.assign(Vs,{computed:({value:t})=>""===t?"This must be left empty.":"This must be {value}."});
//|417 468 472 475 478
function Ys(t,n,r,e){if(Object.hasOwn(Vs,t))return Vs[t](r);const i=n?1:0;if(!Object.hasOwn(Zs,t))return n?"This is not allowed.":"This was not accepted.";if(Hs[t]&&"moment"===e())return Hs[t][i];const s=["required","filled","empty"].includes(t)&&Js[e()];return s?s["empty"===t?1-i:i]:"between"===t&&void 0!==r.max?Zs.between[i].replace("{min}","between {min} and {max}"):(void 0!==r.by&&Ls[t]||Zs[t])[i]}
//|220 489
function Ks(t,n){const{source:r,arguments:e}=t.program.messages[n],i=0===e.length?{}:to(ee(t,e));return{source:r,arguments:e,values:()=>i}}
//|226 229 487 488
function Gs(t,n,r){switch(n){case"label":return Ws(t);case"value":return t.frame.field?.isSecret?ae:le(t,t.subject);case"length":return Xs(t);case"other":return r?.other()??void 0;default:return}}
//|175 353 483 490
function Qs(t,{authored:n=null,builtIn:r,isNegated:e=!1,values:i=null,found:s=null}){const{ruleTexts:o,translations:u}=t.T;if(null!==n)return no((u&&rs(u,n.source))??n.source,()=>({...s?.values()??i,...n.values()}),t,s);const c=i??s?.values()??{};return"type"===r&&(c.example??=t.frame.field?.notation?.example),no((o&&rs(o,e?`not ${r}`:r))??Ys(r,e,c,()=>s?.gt()?"moment":0===t.owners.length?$r(t)?.manner??"value":"value"),()=>c,t,s)}
//|40
function Ws(t){const{field:n,form:r,group:e}=t.frame;if(n)return n.B;const i=e>0?r.objects[e]:r;return i.label??Z(i.name)}
//|29
function Xs(t){const{slot:n}=t.subject;return 4===n.kind?String(F(n.value)):9===n.kind?String(n.count):"0"}
//|
function to(t){const n={};for(const{name:r,text:e}of t)n[r]=void 0===n[r]?e:`${n[r]}, ${e}`;return n}
//|353 485 492
function no(t,n,r,e){const i=eo(t,r.program.jt);if(1===i.length)return i[0];const s=n();let o=i[0];for(let t=1;t<i.length;t+=2){const n=i[t];o+=(rs(s,n)??Gs(r,n,e)??`{${n}}`)+i[t+1]}return o}
//module|492
function ro(t,{authored:n,found:r}){const e=null===n?[]:eo(n.source,t.program.jt).filter((t,n)=>n%2==1);if(null!==n&&0===e.length)return!0;const i=[...r.arguments,...n?.arguments??[]];return i.every(({operand:t})=>1===t.kind)&&e.every(t=>i.some(n=>n.name===t))}
//|
function eo(t,n){let r=n.get(t);if(void 0!==r)return r;r=[""];let e=0;for(const{0:n,1:i,index:s}of t.matchAll(/\{\{|\}\}|\{([^}]*)\}/g))r[r.length-1]+=t.slice(e,s)+(void 0===i?n[0]:""),void 0!==i&&r.push(i,""),e=s+n.length;return r[r.length-1]+=t.slice(e),n.size<1e3&&n.set(t,r),r}
//|
const io=Object.freeze([]);
//|493 495 496
function so(t,n,r){const e=t.program.calls[n.index],i=new uo(t,e?.name??"",e?.arguments??io,r);return i.vt=18===n.op?oo(t,n):null,i.arguments.some(({operand:{kind:t}})=>1!==t&&3!==t)&&i.settle(),i}
//externals|
function oo(t,n){if(null!==t.ht)return{source:t.ht.replace(/[{}]/g,"$&$&"),values:()=>({})};const{message:r}=t.program.externals[n.a];return void 0===r?null:{source:t.program.messages[r].source,values:()=>({})}}
//|9 118 177 220 223 489
const uo=class{constructor(t,n,r,e){this.Ot=t,this.builtIn=n,this.rule=n,this.arguments=r,this.message=null,this.vt=null,this.answer=t.answer,this.progress=e,this.items=[],this.isNegated=!1,this.yt=3===p(t.answer)?t.z:null,this.kt=null}settle(){this.kt={values:this.values(),other:this.other(),gt:this.gt()}}values(){return this.kt?.values??to(ee(this.Ot,this.arguments))}other(){return null===this.kt?oe(this.Ot,this.arguments):this.kt.other}gt(){return this.kt?.gt??this.arguments.some(({operand:t})=>yn(xr(this.Ot,t).slot))}};
//|9 498 499
function co(t,n,r,e,i,s){const[o,u]=[p(n),p(e)];if(null===t||0===o)return r;if(null===r||0===u)return t;if(3===o&&3===u)return lo(r)>lo(t)?r:t;if(o!==u){const n=i?1:2;return o===(o===n||u===n?n:3)?t:r}return 2!==o?t:i?ho(r,t)?r:t:s&&4&n&&!(4&e)?r:t}
//|
const lo=t=>["passes","warns","blocks"].indexOf(t.yt?.U);
//|
function ho(t,n){const r=t=>0!=(4&t.answer);return r(t)===r(n)?t.progress>n.progress:r(t)}
//|501 502 504
function fo(t,n){const{start:r}=t.program.checks[n],e=new bo(t,n),i=ao(t.program,n);return null!==i&&e.$t(i,t.program.code[r]),null!==i||mo(t,r,e)?e.Mt:(t.steps+=4096-t.xt,t.xt=1,null)}
//|
function ao(t,n){const{start:r}=t.checks[n],e=t.code[r+1];return t.Et[r].test&&2===e.op&&e.a===n?t.Et[r]:null}
//|550
function mo(t,n,r){const{subject:e,answer:i,Tt:s,z:o,q:u,depth:c,ht:l,R:h,St:f,At:a}=t,m=[t.accumulators,t.loops,t.subjects,t.owners,t.arguments,t.inquiries],p=m.map(t=>t.length);t.R=!0,Xo(t,n,r);const d=!t.St;return Object.assign(t,{subject:e,answer:i,Tt:s,z:o,q:u,depth:c,ht:l,R:h,St:f,At:a}),m.forEach((t,n)=>{t.length>p[n]&&(t.length=p[n])}),d}
//beginOr beginAny|23
function po(t,n){const{slot:r}=t.subject;return 4!==r.kind?0:n.test?.progress?.(t,n)??null??(4&t.answer?N(r.value):0)}
//|494 503 505 506 507 508 509 510 511 512
const bo=class{constructor(t,n){this.Ot=t,this.check=n,this.Mt=null,this.Nt=[],this._t=[]}$t(t,n){const r=this._t.includes(!0)?po(this.Ot,t):0;this.Mt=so(this.Ot,t,r),t!==n&&(this.Ot.V(),this.Ct(this.Ot.program.rules[n.a]),this.It(n))}Ct(t){void 0!==t.message&&this.message(t.message)}It(t){const n=this.Ot.program.calls[t.index],{Mt:r}=this;r&&n&&(r.rule=n.name,r.vt=r.message??r.vt,r.message=null,r.answer=this.Ot.answer)}};
//beginAnd beginOr beginAll beginAny beginEach|504
Object.assign(bo.prototype,{opened(t=!1){this.Nt.push(null),this._t.push(t)}});
//beginAnd beginOr beginAll beginAny beginEach|497 504
Object.assign(bo.prototype,{combined(t,n){const r=0!=(8&this.Ot.subject.slot.flags);this.Nt.push(co(this.Nt.pop(),t,this.Mt,this.Ot.answer,n,r))}});
//beginAnd beginOr beginAll beginAny beginEach|504
Object.assign(bo.prototype,{closed(){this.Mt=this.Nt.pop(),this._t.pop()}});
//beginEach|504
Object.assign(bo.prototype,{itemEnded(t){this.Mt?.items.unshift(t)}});
//pushMember|504
Object.assign(bo.prototype,{memberMissing(){this.Mt=null}});
//popMember|504
Object.assign(bo.prototype,{memberEnded(){this.Mt&&(this.Mt.items=[])}});
//not|504
Object.assign(bo.prototype,{negated(){this.Mt&&Object.assign(this.Mt,{isNegated:!this.Mt.isNegated,items:[]})}});
//message|484 504
Object.assign(bo.prototype,{message(t){this.Mt&&null===this.Mt.message&&(this.Mt.message=Ks(this.Ot,t))}});
//|484 500 514 515 516 517 518 531
function wo(t,n){const r=null===t.ft.notes&&go(t);if(r&&jo(t,n))return;const{answer:e}=t,i=0!=(8&t.subject.slot.flags)&&(0!=(4&e)||!0===t.frame.field?.qt),s=t.program.checks[n],o=s.isCondition?null:fo(t,n),u=s.isCondition?"check":null,c=o?.items??[];t.itemIndices.push(...c);const l={authored:o?.message??(void 0===s.message?null:Ks(t,s.message))??o?.vt??null,builtIn:u??o?.builtIn??"",isNegated:o?.isNegated??!1,found:o},h=yo(t,u??o?.rule??qo(t,t.program.code[s.start])??"",s.place,l,s.isWarning?"warning":"error",s.target);Oo(t,h,i,s),t.itemIndices.length-=c.length,r&&null!==o&&vo(t,n,h,l)}
//module|
function go({T:t,outerFrames:n,itemIndices:r}){return void 0===t.ruleTexts&&void 0===t.translations&&n.length+r.length===0}
//module|
function jo(t,n){const r=t.program.violations[n];if(null===r)return!1;const{path:e,rule:i,message:s,severity:o,file:u,line:c,column:l}=r;return t.ft.violations.push({path:e,rule:i,message:s,severity:o,file:u,line:c,column:l}),!0}
//module|491 501
function vo(t,n,r,e){const i=ao(t.program,n);null!==i&&18!==i.op&&ro(t,e)&&(t.program.violations[n]={...r})}
//|
function Oo(t,n,r,e=null){t.ft.violations.push(n),t.ft.notes?.set(n,{Ft:r,check:e})}
//|368 373 486
function yo(t,n,r,e,i,s=[],o=null){return{path:null===o&&0===s.length&&t.outerFrames.length+t.itemIndices.length===0&&t.frame.field?t.frame.field.Bt:ls([...o??as(t),...s]),rule:n,message:Qs(t,e),severity:i,file:t.program.sources[r[0]],line:r[3],column:r[4]}}
//|
function ko(t){return t.frame.field?.place??t.frame.form.place}
//|517 518 519 521 525
function $o(t,n,r,e=!1){So(t),Oo(t,yo(t,n,ko(t),{builtIn:n,values:r},"error"),e),Mo(t)}
//|
function Mo(t){"first"===t.T.mode&&(t.St=!0)}
//|175 520
function xo(t){$o(t,"type",{type:$r(t)?.name??""},0!=(16&t.subject.slot.flags))}
//|116 138 226 229 238 520
function Eo(t){const{subject:n}=t,r=t.slots[n.position+1],e=new Ln(r,0,vn(r),n.position+1);return!(!e.$||4&r.flags)||!(70&r.flags||n.$||!ze(t,n,e,!1))||($o(t,"computed",{value:t.frame.field.isSecret?ae:le(t,n)}),"first-per-field"!==t.T.mode||(t.field.dt=!0,!1))}
//|9 385 513 525 527
function To(t,n){if(t.inquiries.length>0&&$s(t,3===p(t.answer)),t.field.dt)return t.field.end;if(3===p(t.answer))return No(t,n),null;const r=!0===t.Tt?.Rt;return wo(t,n),t.program.checks[n].isWarning?null:(So(t),r&&(t.field.refused=t.subject.position),"first"===t.T.mode&&(t.St=!0),"first-per-field"!==t.T.mode?null:(t.field.dt=!0,t.field.end))}
//|
function So(t){t.field.pt=!0,t.ft.zt=!0}
//warn|9 513
function Ao(t,n){2===p(t.answer)&&(t.R||wo(t,n),t.answer=12)}
//|500 518 530 531
function No(t,n){const r=t.program.checks[n],e=(r.isExternal?fo(t,n)?.yt:null)??t.z,i=(e.step&&qo(t,e.step))??"when";"blocks"===e.U?Io(t,e.reason,r.isCondition?"check":i,r):"warns"===e.U&&t.ft.violations.push(yo(t,i,r.place,{builtIn:"unchecked"},"warning"))}
//branch|530
function _o(t,n){t.program.calls[n.index]&&!t.field.dt&&Io(t,t.z.reason,"when")}
//decisions|530
function Co(t,n){const r=t.Pt.get(n);r&&Io(t,r.reason,"when")}
//|368 373
function Io(t,n,r,e=null){t.field.isUndecided=!0,t.ft.isUndecided=!0;const i={path:ls(as(t)),rule:r,reason:n};t.ft.undecided.push(i),null!==e&&t.ft.notes?.set(i,{Ft:!1,check:e})}
//|
function qo(t,n){return t.program.calls[n.index]?.name}
//options|286 520 535
function Fo(t,n){const{subject:r}=t;if(r.$||n.table.has(r.slot.value))return!0;const e=8&r.slot.flags&&(n.qt||_i(r.slot.value,n.table));return $o(t,"one_of",{values:n.Dt??=zo(n.options)},Boolean(e)),!1}
//|179 188 396 522 530 532 534
function Bo(t){const n=t.subject,r=t.frame.field;if(9!==n.slot.kind||!r||t.field.mt||t.field.bt||Br(t,n))return;t.field.bt=!0;const e="first-per-field"===t.T.mode;for(let i=0;i<n.slot.count&&!t.St;i++){const s=n.slot.itemAt(i);t.subject=Tr(t,n.slot.item(s));const{slot:o,position:u}=t.subject,c=Is(t,n.slot,u);t.itemIndices.push(s),4&o.flags?(c||xo(t),n.slot.isMap&&e&&Ro(t,u)):64&o.flags?Io(t,o.reason,"type"):4===o.kind&&r.table&&!c&&!Fo(t,r)&&e&&Ro(t,u),t.itemIndices.pop()}t.subject=n}
//|389
function Ro(t,n){const r=new Es(0);r.dt=!0,t.wt.set(n,r)}
//|
function zo(t){const n=t.length-8;return t.slice(0,8).map(({label:t,value:n})=>t??n).join(", ")+(n>0?` \u2026 (${n} more)`:"")}
//|116 138 389 532 537
function Po(t,n){if(!t.V())return!1;const{frame:r}=t,e=r.form.fields[n.a];r.field=e,t.field=new Es(n.b);const i=r.base+e.slot,s=t.slots[i];return t.subject=new Ln(s,0,vn(s),i),71&s.flags?(t.field.mt=!0,Do(t,0,s,i),!1):4!==s.kind||null===e.table||Fo(t,e)||"all"===t.T.mode&&!t.St}
//|522 529 530
function Do(t,n,r,e){1&r.flags||(2&r.flags?Co(t,e):4&r.flags?xo(t):t.F.has(e)?Io(t,t.F.get(e),"computed"):Io(t,r.reason,"type"))}
//form|179 389 529
function Uo(t,n){if(!t.V())return!1;t.frame.field=null,t.frame.group=t.frame.form.objects.findLastIndex(({slot:t,slotCount:r})=>t<n.a&&n.a<t+r),t.field=new Es(n.b),t.subject=Tr(t,t.frame.base);const r=t.frame.base+n.a,{flags:e}=t.slots[r];return 2==(3&e)&&Co(t,r),0==(3&e)}
//|35 540
function Zo(t,n){const r=Array.from(t.toLowerCase());if(0===r.length||r.length>64)return null;const e=Math.min(Math.floor(r.length/3),4);let i=null;for(const s of n){const n=Array.from(s.toLowerCase());if(s===t||Math.abs(n.length-r.length)>e)continue;const o=Jo(r,n),u=null===i||o<i.Ut||o===i.Ut&&R(s,i.name)<0;o<=e&&u&&(i={Ut:o,name:s})}return i?.name??null}
//|
function Jo(t,n){let[r,e]=[[],Array.from({length:n.length+1},(t,n)=>n)];return t.forEach((i,s)=>{const o=[s+1];n.forEach((u,c)=>{let l=Math.min(e[c]+(i===u?0:1),e[c+1]+1,o[c]+1);s>0&&c>0&&i===n[c-1]&&t[s-1]===u&&(l=Math.min(l,r[c-1]+1)),o.push(l)}),[r,e]=[e,o]}),e[n.length]}
//|

//module nested|41 375 539 543 544
function Lo(t,n){for(let r=1;r<n.objects.length&&!t.St;r++){const e=t.slots[t.frame.base+n.objects[r].slot];10===e.kind||t.program.Zt(n,n.objects[r])||3&e.flags||!Vo(e,n)||Ho(t,"type",{builtIn:"type",values:{type:"group",example:null}},n,ps(n,r))}if(n.isClosed)for(const[r,e]of n.objects.entries()){const i=t.slots[t.frame.base+e.slot];if(!(!i.g||null===i.unknown||3&i.flags||t.program.Zt(n,e)))for(const[s,o]of i.unknown.entries()){if(t.St)return;const i={name:J(o)},u=s<100?Zo(o,e.members.map(t=>t.name)):null;null!==u&&(i.meant=u),Ho(t,"unknown",{builtIn:"unknown",values:i},n,[...ps(n,r),o])}}}
//|518 521
function Ho(t,n,r,e,i){t.ft.zt=!0,t.ft.violations.push(yo(t,n,e.place,r,"error",i)),Mo(t)}
//|116
function Vo(t,n){switch(t.kind){case 0:case 10:return!1;case 1:return n.isExact;case 4:return n.isExact||!vn(t);default:return!0}}
//nested|36 38 188 546 547
function Yo(t,n){if(!t.T.judgesNestedForms)return;const r=t.subject,e=t.Jt;if(t.Jt=1/0,t.depth>=D.depth)return t.Lt(z("depth"));if(t.depth++,10!==r.slot.kind||32&r.slot.flags||Go(t,n,r.position,!1),9===r.slot.kind&&!Br(t,r))for(let e=0;e<r.slot.count&&!t.St&&t.V();e++){const i=r.slot.itemAt(e);t.itemIndices.push(i),Ko(t,i,r.slot,n),t.itemIndices.pop()}t.depth--,t.Jt=e,t.subject=r}
//nested|116 138 396 522 530 547
function Ko(t,n,r,e){const i=r.item(n),s=t.slots[i];4&s.flags?(t.subject=new Ln(s,0,vn(s),i),Is(t,r,i)||xo(t)):64&s.flags?Io(t,s.reason,"type"):Go(t,e,i,n>0&&!r.isMap)}
//nested|390 542 550
function Go(t,n,r,e){const[i,s]=[t.field,t.loops.length];t.outerFrames.push(t.frame),t.frame=Ts(n,r,t.itemIndices.length,e),Lo(t,n),t.St||Xo(t,n.checks,null),t.frame=t.outerFrames.pop(),t.loops.length=s,t.field=i}
//ignoring pushMember|68 140 160 179
function Qo(t,n){const r=t.subject.slot;if(10!==r.kind||!r.isOwn)return t.answer=28,!1;t.owners.push(t.subject);const e=4===n.slot.kind?hr(t,Et(r),n.slot.value):void 0;return t.subject=void 0===e?Vn:Tr(t,e),!0}
//ignoring pushMember|21 62 116 138 177
function Wo(t,n){const r=xr(t,n.a).slot,{subject:e}=t;if(4!==e.slot.kind||e.$||14!==r.kind)return t.subjects.push(e),!0;const i=Array.from(e.slot.value).filter(t=>r.value.offender.test(t)).join("");if(S(i))return t.Tt=n,t.answer=14,!1;if(t.subjects.push(e),i.length<e.slot.value.length){const n=new Mt(4,i);n.flags=e.slot.flags,t.subject=new Ln(n,0,vn(n),e.position)}return!0}
//|10 183 385 524 526 536 538 572 573 574 575 577
function Xo(t,n,r){const e=t.program.Et;for(let i=n;;){const n=e[i++];switch(n.op){case 14:case 15:case 16:case 17:case 18:if(t.answer=_r(t,n),t.Tt=d(t.answer)?n:null,r?.$t(n,t.program.code[i-1]),t.St&&d(t.answer))return;break;case 0:if(t.Jt--<=0)return;if(Po(t,n)||(i=n.b),t.St)return;break;case 1:if(t.Jt--<=0)return;if(Uo(t,n)||(i=n.b),t.St)return;break;case 2:if(t.St||r?.check===n.a)return;if(d(t.answer)?i=To(t,n.a)??i:t.inquiries.length>0&&$s(t,!1),t.St)return;break;case 3:i=n.a;break;case 4:return;case 5:case 6:case 7:case 8:nu(t,n.op-5,r);break;case 9:eu(t,r)&&(i=n.a);break;case 10:ru(t,r);break;case 11:r?.message(n.a);break;case 12:if(r?.check===n.a)return;Ao(t,n.a);break;case 13:if(iu(t,n,r),t.St)return ou(t,n);break;default:if(i=n.Ht(t,n,r)??i,t.St)return}}}
//|552 553 554 555 556 557 558 559 560 561 562 563 564 565 566 567 568 569 570 571
const tu={};
//moment|551
Object.assign(tu,{moment:(t,n)=>n.a===t.T.moment?void 0:n.b});
//unlessHeld|551
Object.assign(tu,{unlessHeld:(t,n)=>t.field.pt||t.field.isUndecided?n.a:void 0});
//whenInactive|551
Object.assign(tu,{whenInactive:(t,n)=>1&t.slots[t.frame.base+n.a].flags?void 0:n.b});
//branch|9 528 551
Object.assign(tu,{branch(t,n){const r=p(t.answer);if(1!==r)return 3!==r?n.a:(0===t.accumulators.length&&_o(t,n),n.b)}});
//not|11 551
Object.assign(tu,{not(t,n,r){t.answer=b(t.answer),r?.negated()}});
//pushSubject|177 551
Object.assign(tu,{pushSubject(t,n){t.subjects.push(t.subject),t.subject=xr(t,n.a)}});
//popSubject|551
Object.assign(tu,{popSubject:t=>{t.subject=t.subjects.pop()}});
//recordValue|523 551
Object.assign(tu,{recordValue:(t,n)=>Eo(t)?void 0:n.a});
//itemTypes|533 551
Object.assign(tu,{itemTypes:t=>{Bo(t)}});
//nested|545 551
Object.assign(tu,{nested(t,n){t.field.mt||Yo(t,t.program.forms[n.a])}});
//items|391 551
Object.assign(tu,{items:(t,n)=>t.field.dt||!Ss(t,n.a,n.b)?n.b:void 0});
//itemContents|388 391 551
Object.assign(tu,{itemContents:(t,n)=>Ss(t,xs,n.a)?void 0:n.a});
//nextItem|393 551
Object.assign(tu,{nextItem:(t,n)=>Ns(t)?n.a+1:void 0});
//decide|551 587
Object.assign(tu,{decide:(t,n)=>{bu(t,t.program.decisions[n.a])}});
//compute|551 584
Object.assign(tu,{compute:(t,n)=>{mu(t,t.program.computed[n.a])}});
//beginEach|399 551
Object.assign(tu,{beginEach:(t,n,r)=>Bs(t,n.a,r)?void 0:n.b});
//nextEach|400 551
Object.assign(tu,{nextEach:(t,n,r)=>Rs(t,r)?n.a+1:void 0});
//ignoring|549 551
Object.assign(tu,{ignoring(t,n,r){if(!Wo(t,n))return r?.$t(n,n),n.b}});
//pushMember|177 548 551
Object.assign(tu,{pushMember(t,n,r){if(!Qo(t,xr(t,n.a)))return r?.memberMissing(),n.b}});
//popMember|9 551
Object.assign(tu,{popMember(t,n,r){t.subject=t.owners.pop(),0===p(t.answer)&&(t.answer=28),r?.memberEnded()}});
//beginAnd beginOr beginAll beginAny|15
function nu(t,n,r){t.accumulators.push({kind:n,answer:k[n]}),r?.opened(1===n||3===n)}
//beginAnd beginOr beginAll beginAny beginEach|
function ru(t,n){t.answer=t.accumulators.pop().answer,n?.closed()}
//beginAnd beginOr beginAll beginAny beginEach|9 16 182
function eu(t,n){const r=t.accumulators.at(-1),e=r.answer,i=1===r.kind||3===r.kind;r.answer=$[r.kind](e,t.answer),n?.combined(e,i);const[s,o]=i?[1,8]:[2,4];return p(r.answer)===s&&(!Nr(t)||0==(r.answer&o))}
//rule|36 38 185 550 576
function iu(t,n,r){const e=t.program.rules[n.a];if(t.depth>=D.depth&&!t.program.P(n))return void(t.answer=Ir(t,z("depth"),n));if(!t.V())return;const i=t.arguments.length;for(const r of n.operands)t.arguments.push(su(t,r));const s=t.q;t.q=i,t.depth++,Xo(t,e.entry,r),r?.Ct(e),t.arguments.length=i,t.q=s,t.depth--,r?.It(n)}
//rule|138 177 217
function su(t,n){const r=xr(t,n);return t.program.K&&te(t,n)?Object.assign(new Ln(r.slot,r.k,r.$,r.position),{isSecret:!0}):r}
//|36
function ou(t,n){const r=t.program.calls[n.index];r&&t.At?.reason===z("steps")&&(t.At.rule=r.name)}
//computed|36 177 180 579 583
function uu(t,n){const r=xr(t,n.list),e={count:0,sum:0,Vt:null,obstacle:Sr(t,r)};if(null!==e.obstacle||9!==r.slot.kind)return e;for(let i=0;i<r.slot.count&&null===e.obstacle;i++)t.V()?au(t,cu(t,n,r.slot.item(i)),e,n.function):e.obstacle=z("steps");return e}
//computed|36 38 580
function cu(t,n,r){const e={count:0,sum:0,Vt:null,obstacle:null};if(t.depth>=D.depth)return e.obstacle=z("depth"),e;t.depth++;const{level:i}=n;for(;t.aggregateItems.length<i;)t.aggregateItems.push(null);return lu(t,r,n,0,e),t.aggregateItems.length=i,t.aggregateItems.every(t=>null===t)&&(t.aggregateItems.length=0),t.depth--,e}
//computed|179 180 221 581 582
function lu(t,n,r,e,i){if(n>=t.slots.length)return;const s=Tr(t,n);s.$||(("count"!==r.function||void 0!==r.body||e<r.steps.length)&&null!==Sr(t,s)?i.obstacle=`unreadable: ${ie(t,r.list)}`:(t.aggregateItems.push({position:n,form:r.forms[e]??null}),e===r.steps.length?fu(t,r,i):hu(t,n+r.steps[e],r,e+1,i),t.aggregateItems.pop()))}
//computed|36 179 180 580
function hu(t,n,r,e,i){if(n>=t.slots.length)return;const s=Tr(t,n);if(i.obstacle=Sr(t,s),null===i.obstacle&&9===s.slot.kind)for(let n=0;n<s.slot.count&&null===i.obstacle;n++)t.V()?lu(t,s.slot.item(n),r,e,i):i.obstacle=z("steps")}
//computed|9 177 180 550 583
function fu(t,n,r){if(void 0!==n.body){Xo(t,n.body,null);const e=p(t.answer);if(t.St||n.isConditional&&3===e)return void(r.obstacle=t.z.reason);if(n.isConditional&&1!==e)return}if("count"===n.function)return void r.count++;const e=xr(t,n.value);r.obstacle=Sr(t,e),null!==r.obstacle||e.$||au(t,{count:1,sum:3===e.slot.kind?e.slot.value:0,Vt:e,obstacle:null},r,n.function)}
//computed|122 156
function au(t,n,r,e){if(null===r.obstacle)if(null===n.obstacle){if(r.count+=n.count,"sum"===e){const t=xn(r.sum,n.sum);null===t?r.obstacle="more than 38 digits":r.sum=t}else if("count"!==e&&null!==n.Vt){const i=null===r.Vt?null:or(t,n.Vt,r.Vt);(null===r.Vt||null!==i&&("min"===e?i<0:i>0))&&(r.Vt=n.Vt)}}else r.obstacle=n.obstacle}
//computed|140 141 177 180 578 585
function mu(t,n){const r=t.frame.base+n.slot;if(n.operand){const e=xr(t,n.operand);pu(t,e,Sr(t,e),r)}else{const e=uu(t,n.aggregate),{function:i}=n.aggregate;pu(t,("count"===i?Yn(e.count):"sum"===i?Yn(e.sum):e.Vt)??Vn,e.obstacle,r)}}
//computed|62
function pu(t,n,r,e){const i=t.slots[e],s=null!==r||n.$?new Mt(0,void 0):n.slot.copy();s.flags=3&i.flags,null!==r?(s.flags|=64,t.F.set(e,r)):t.F.delete(e),t.slots[e]=s}
//decisions|140 550 585 587
function du(t,n){const{decisions:r}=n.form;if(void 0===r)return;const e=t.frame;if(t.frame=n,t.St||Xo(t,r,null),t.St){t.answer=15;for(const n of t.program.Yt(r))if("decide"===n.name)bu(t,t.program.decisions[n.a]);else if("compute"===n.name){const r=t.program.computed[n.a];pu(t,Vn,t.z.reason,t.frame.base+r.slot)}}t.frame=e}
//decisions|9
function bu(t,{slot:n,main:r,otherwise:e,place:i}){const{flags:s}=t.slots[t.frame.base+n],o=(n,r)=>{for(let e=n[0];e<n[1];e++)t.slots[t.frame.base+e].flags|=r};if(3&s){const t=1&s?1:2;o(r,t),o(e,t)}else if(1===p(t.answer))o(e,1);else if(3!==p(t.answer))o(r,1);else{const n={reason:t.z.reason,place:i};for(const i of[r,e]){o(i,2);for(let r=i[0];r<i[1];r++)t.Pt.set(t.frame.base+r,n)}}}
//backtracking template|
const wu=new RegExp("[\\p{Cn}\u0295\\u088f\\u0897\\u0c5c\\u0cdc\\u0cf3\\u0ece\\u1acf-\\u1aeb\\u1b4e\\u1b4f\\u1b7f\\u1c89\\u1c8a\\u20c1\\u2427-\\u2429\\u2b96\\u2ffc-\\u2fff\\u31e4\\u31e5\\u31ef\\ua7cb-\\ua7cf\\ua7d2\\ua7d4\\ua7da-\\ua7dc\\ua7f1\\ufbc3-\\ufbd2\\ufd90\\ufd91\\ufdc8-\\ufdce\\u{105c0}-\\u{105f3}\\u{10940}-\\u{10959}\\u{10d40}-\\u{10d8f}\\u{10ec2}-\\u{10ed8}\\u{10efa}-\\u{10eff}\\u{1123f}-\\u{11241}\\u{11380}-\\u{113e2}\\u{116d0}-\\u{116e3}\\u{1171e}\\u{11b00}-\\u{11bf9}\\u{11db0}-\\u{11de9}\\u{11f00}-\\u{11f5a}\\u{1342f}\\u{13439}-\\u{143fa}\\u{16100}-\\u{16139}\\u{16d40}-\\u{16d79}\\u{16ea0}-\\u{16ed3}\\u{16ff2}-\\u{16ff6}\\u{187f8}-\\u{187ff}\\u{18cff}\\u{18d09}-\\u{18df2}\\u{1b132}\\u{1b155}\\u{1cc00}-\\u{1cef0}\\u{1d2c0}-\\u{1d2d3}\\u{1df25}-\\u{1df2a}\\u{1e030}-\\u{1e08f}\\u{1e4d0}-\\u{1e6ff}\\u{1f6d8}\\u{1f6dc}\\u{1f774}-\\u{1f77f}\\u{1f7d9}\\u{1f8b2}-\\u{1f8d8}\\u{1fa54}-\\u{1faff}\\u{1fbcb}-\\u{1fbef}\\u{1fbfa}\\u{2b739}-\\u{2b73f}\\u{2cea2}-\\u{2ee5d}\\u{31350}-\\u{33479}]","u");
//backtracking template|588
const gu=t=>!/^[\0-\u024f]*$/.test(t)&&wu.test(t);
//backtracking|
const ju=class{constructor(t){this.sets=t.map(t=>new RegExp(`^${t}$`,"u")),this.Kt=new Map,this.Gt=new Map;const n=(t.join("").match(/[^\0-\x7f]|\\u[0-9a-f]{4}|\\x[0-9a-f]{2}/gu)??[]).map(t=>"\\"===t[0]?String.fromCodePoint(parseInt(t.slice(2),16)):t);for(const t of[...n.reverse(),...Array.from({length:128},(t,n)=>String.fromCharCode(127-n))])this.Kt.set(this.Qt(t),t)}Qt(t){return this.sets.map(n=>n.test(t)?1:0).join("")}Wt(t){return Array.from(t,t=>{if(t<"\x80")return t;let n=this.Gt.get(t);return void 0===n&&this.Gt.set(t,n=this.Kt.get(this.Qt(t))??t),n})}};
//backtracking|
const vu=class extends Error{};
//backtracking|

//backtracking|591 594
const Ou=class{constructor({text:t,flags:n=""},r){if(!/^s?$/.test(n))throw new vu;if(this.source=Array.from(t),this.Xt="s"===n,this.tn="whole"===r,this.at=0,this.nn=0,this.groups=new Map,this.rn=new Map,this.calls=[],this.pattern=this.alternatives(),this.at<this.source.length||!this.calls.every(t=>this.groups.has(t)))throw new vu}test(t){this.text=Array.from(t),this.steps=0;try{const t=this.text.length;for(let n=0;n<=(this.tn?0:t);n++)if(this.en=[],this.pattern(n,n=>!this.tn||n===t))return!0;return!1}catch(t){if(t instanceof vu||t instanceof RangeError)return null;throw t}}step(){if(++this.steps>2e5)throw new vu}take(t){const n=Array.from(t).every((t,n)=>this.source[this.at+n]===t);return n&&(this.at+=t.length),n}in(t){if(!this.take(t))throw new vu}sn(t){const n=t.exec(this.source.slice(this.at,this.at+40).join(""));if(!n)throw new vu;return this.at+=Array.from(n[0]).length,n}alternatives(){const t=[this.sequence()];for(;this.take("|");)t.push(this.sequence());return 1===t.length?t[0]:(n,r)=>t.some(t=>t(n,r))}sequence(){const t=[];for(;this.at<this.source.length&&!["|",")"].includes(this.source[this.at]);)t.push(this.on());const n=(r,e,i)=>(this.step(),r===t.length?i(e):t[r](e,t=>n(r+1,t,i)));return 1===t.length?t[0]:(t,r)=>n(0,t,r)}on(){const t=this.part(),n=this.source[this.at];if(!["?","*","+","{"].includes(n))return t;const[r,e]="{"===n?this.un():(this.at++,["+"===n?1:0,"?"===n?1:1/0]);if(this.take("+"))return this.possessive(t,r,e);const i=this.take("?");if(["?","*","+","{"].includes(this.source[this.at]))throw new vu;return this.repeated(t,r,e,i)}un(){const[,t,n,r]=this.sn(/^\{(\d+)(,?)(\d*)\}/);if(""===n&&""!==r)throw new vu;return[Number(t),""!==r?Number(r):n?1/0:Number(t)]}repeated(t,n,r,e){if(t.cn&&!e)return(e,i)=>{let s=this.run(t,e,r);for(;s>=n;s--)if(i(e+s))return!0;return!1};const i=(s,o,u)=>{this.step();const c=()=>s<r&&t(o,t=>(t>o||s<n)&&i(s+1,t,u));return s<n?c():e?u(o)||c():c()||u(o)};return(t,n)=>i(0,t,n)}run(t,n,r){let e=0;for(;e<r&&n+e<this.text.length&&t.cn(this.text[n+e]);)e++;return this.steps+=e,this.step(),e}possessive(t,n,r){return n>1?this.atomic(this.repeated(t,n,r,!1)):(e,i)=>{const s=[...this.en];let[o,u]=[0,e];const c=t=>{const r=t>u;return u=t,r||o<n};for(;o<r&&(this.step(),t(u,c));)o++;return!!(o>=n&&i(u))||(this.en=s,!1)}}atomic(t){return(n,r)=>{const e=[...this.en];let i=n;return!(!t(n,t=>(i=t,!0))||!r(i))||(this.en=e,!1)}}part(){const t=this.source[this.at++];switch(t){case"(":return this.group();case"[":return this.ln(this.characterClass());case"\\":return this.escape();case"^":return(t,n)=>0===t&&n(t);case"$":return(t,n)=>t===this.text.length&&n(t);case".":return this.ln(this.Xt?()=>!0:t=>"\n"!==t);case"?":case"*":case"+":case"{":throw new vu;default:return this.ln(n=>n===t)}}ln(t){return Object.assign((n,r)=>(this.step(),n<this.text.length&&t(this.text[n])&&r(n+1)),{cn:t})}group(){return this.take("?")?this.take("(DEFINE)")?(this.closed(),(t,n)=>n(t)):this.take(":")?this.closed():this.take(">")?this.atomic(this.closed()):this.take("=")||this.take("!")?this.hn("!"===this.source[this.at-1]):this.take("&")?this.call(this.sn(/^(\w+)\)/)[1]):this.fn(this.sn(/^<([A-Za-z_]\w*)>/)[1]):this.fn(null)}closed(){const t=this.alternatives();return this.in(")"),t}hn(t){const n=this.closed();return(r,e)=>{this.step();const i=[...this.en],s=n(r,()=>!0);return t&&(this.en=[...i]),!(s===t||!e(r))||(this.en=i,!1)}}fn(t){const n=++this.nn;null!==t&&this.rn.set(t,n);const r=this.closed();return null!==t&&this.groups.set(t,r),(t,e)=>r(t,r=>{const i=this.en;return this.en=[...i],this.en[n]=this.text.slice(t,r),!!e(r)||(this.en=i,!1)})}call(t){return this.calls.push(t),(n,r)=>{this.step();const e=this.en;return this.groups.get(t)(n,t=>{const n=this.en;return this.en=e,!!r(t)||(this.en=n,!1)})}}an(t){return(n,r)=>{this.step();const e=this.en[t];return void 0!==e&&e.every((t,r)=>this.text[n+r]===t)&&r(n+e.length)}}escape(){const t=this.source[this.at];if(/[1-9]/.test(t)){const t=Number(this.sn(/^[1-9](?!\d)/)[0]);if(t>this.nn)throw new vu;return this.an(t)}if(this.take("k")){const t=this.rn.get(this.sn(/^<(\w+)>/)[1]);if(void 0===t)throw new vu;return this.an(t)}return this.take("A")?(t,n)=>0===t&&n(t):this.take("z")?(t,n)=>t===this.text.length&&n(t):this.ln(this.mn(this.pn(),!1))}pn(){const t=this.source[this.at];if("p"===t||"P"===t)return"\\"+this.sn(/^[pP]\{(?:[CLMNPSZ][a-z]?|Alphabetic)\}/)[0];if("x"===t){const[,t,n]=this.sn(/^x(?:([0-9A-Fa-f]{2})|\{([0-9A-Fa-f]{1,6})\})/);return`\\u{${t??n}}`}this.at++;const n={n:"\\n",r:"\\r",t:"\\t",f:"\\f"}[t];if(n)return n;if(void 0===t||!/[!-/:-@[-`{-~ ]/.test(t))throw new vu;return yu(t)}characterClass(){const t=this.take("^"),n=[];let r=!0;for(;r||"]"!==this.source[this.at];r=!1){const t=this.source[this.at];if(void 0===t||"["===t&&/[:.=]/.test(this.source[this.at+1]))throw new vu;if("-"!==t||r||"]"===this.source[this.at+1])n.push(this.dn());else{if(/^\\p|-/i.test(n.at(-1))||"\\u{2d}"===n.at(-1))throw new vu;this.at++;const t=this.dn();if(/^\\p/i.test(t))throw new vu;n.push(`${n.pop()}-${t}`)}}return this.at++,this.mn(n.join(""),t)}dn(){return this.take("\\")?this.pn():yu(this.source[this.at++])}mn(t,n){const r=new RegExp(`^[${n?"^":""}${t}]$`,"u"),e=Array.from({length:128},(t,n)=>r.test(String.fromCharCode(n)));return t=>t<"\x80"?e[t.charCodeAt(0)]:r.test(t)}};
//backtracking|
const yu=t=>`\\u{${t.codePointAt(0).toString(16)}}`;
//backtracking template|

//backtracking template|6 23 37 589 590 591 593
const ku=class{constructor({pattern:t,ecma:n,sets:r},e,i){this.bn=i;const s=n?.[e];this.wn=s?new RegExp(s.text,"u"):null,this.gn=s?5e6**(1/Math.max(1,s.degree)):0,this.jn=r?new ju(r):null,this.vn=()=>new Ou(t,e),this.On=void 0}answer(t){if(t.length>21845&&N(t)>65536)return"the text is too long for a pattern";if(gu(t))return P;const n=null===this.jn?15:this.bn.answer(this.jn.Wt(t).join(""));if(15!==n)return n;if(this.wn&&t.length<=this.gn)return f(this.wn.test(t));const r=this.yn(t);return null===r?P:f(r)}yn(t){if(void 0===this.On)try{this.On=this.vn()}catch(t){if(!(t instanceof vu))throw t;this.On=null}return this.On?.test(t)??null}progress(t){if(null===this.jn)return N(t);const n=this.jn.Wt(t),r=this.bn.progress(n.join(""));if(null===r)return N(t);let[e,i]=[0,0];for(;i<r;)i+=N(n[e++]);return N(Array.from(t).slice(0,e).join(""))}};
//|598 599 600 601 602 603
const $u={};
//trim|19 597
Object.assign($u,{trim:t=>t.replace(E,"")});
//collapse_spaces|20 597
Object.assign($u,{collapse_spaces:t=>t.replace(T," ")});
//lowercase|597
Object.assign($u,{lowercase:t=>t.includes("\u03a3")?Array.from(t,t=>t.toLowerCase()).join(""):t.toLowerCase()});
//uppercase|597
Object.assign($u,{uppercase:t=>t.toUpperCase()});
//digits|597 604
Object.assign($u,{digits:t=>t.replace(/\P{Nd}/gu,"").replace(/[^0-9]/gu,Mu)});
//nfc|597
Object.assign($u,{nfc:t=>t.normalize("NFC")});
//|
function Mu(t){const n=t.codePointAt(0);let r=0;for(;/\p{Nd}/u.test(String.fromCodePoint(n-r-1));)r++;return r%10}
//normalization|37 597 605 606 607 608
function xu(t,n,r,e){const i=t.slots[n];if("any"!==r.name&&r.item){if(9!==i.kind)return;for(let n=0;n<i.count;n++)xu(t,i.item(n),r.item,e)}else if(4===i.kind)for(const r of e)"string"!=typeof r?Su(t,i,n,r):"nfc"===r&&Eu(i.value)?Tu(t,i,n,P):i.value=$u[r](i.value)}
//nfc|
const Eu=t=>/(?<!\p{M})\p{M}{256}/u.test(t);
//nfc template|
function Tu(t,n,r,e){n.v(e),t.F.set(r,e)}
//template|37 589 607
function Su(t,n,r,{replace:e,template:i}){const s=t.program.G[e].ecma?.anywhere,o=s&&/^(?:[^$]|\$(?:\$|0(?!\d)|\{0\}))*$/.test(i)&&n.value.length<=5e6**(1/Math.max(1,s.degree))&&!gu(n.value);let u=!1;const c=o&&n.value.replace(new RegExp(s.text,"gu"),t=>(""===t&&(u=!0),i.replace(/\$(\$|0|\{0\})/g,(n,r)=>"$"===r?"$":t)));o&&!u?n.value=c:Tu(t,n,r,`pattern failed: ${P}`)}
//parameters|62 177 353 610 615 616 638
function Au(t,n){for(const{name:r,slot:e,type:i,defaultValue:s}of n.parameters??[])0===t.slots[e].kind&&Nu(t,rs(t.T.context,r),i,e),1===t.slots[e].kind&&(t.slots[e]=new Mt(0,void 0)),0!==t.slots[e].kind&&Lu(t,e,i,null),0===t.slots[e].kind&&Fu(t,xr(t,s),e,Bu())}
//parameters|357
function Nu(t,n,r,e){if(void 0===n)return;const{flags:i}=t.slots[e],s=new os(t.slots);s.value(n,r,e,0),s.ut(),t.slots[e].flags|=3&i}
//parameters|390 586 612 616
function _u(t,n){const r=Ts(n,0);let e=Bu();Cu(t,r,!0,e);for(let n=0;n<=t.program.forms.length;n++){for(const n of t.undecidedInstances)du(t,n);if(0===t.undecidedInstances.length||t.St)return;const{undecided:n}=e;e=Bu(),Cu(t,r,!0,e);const i=n.size===e.undecided.size&&[...n].every(t=>e.undecided.has(t));if(!e.hasChanged&&i)return;for(const n of t.slots)n.flags&=-4;for(const n of e.undecided)t.slots[n].flags|=2;t.Pt.clear()}}
//parameters|38 613
function Cu(t,n,r,e){if(t.program.kn.has(n.form)&&!(t.depth>=D.depth)){t.depth++;for(const i of n.form.fields)i.$n&&Iu(t,n.base+i.slot,i.type,i,n,!1,r,e);t.depth--}}
//parameters|390 612 613 614
function Iu(t,n,r,e,i,s,o,u){if(r.form){const c=Ts(r.form,n,0,s);return qu(t,c,i,e,u),void Cu(t,c,o,u)}const c=t.slots[n];if(o&&c.j)for(let n=0;n<c.count;n++){if(!t.V())return;Iu(t,c.item(n),r.item,e,i,n>0&&!c.isMap,o,u)}}
//parameters|177 615
function qu(t,n,r,e,i){const{parameters:s}=n.form;if(!s||!e.arguments)return;const o=t.frame;t.frame=r,s.forEach((r,s)=>{const o=e.arguments[s];if(void 0===o)return;const u=0===o.kind?r.defaultValue:o;Fu(t,xr(t,u),n.base+r.slot,i)}),t.frame=o}
//parameters|62 120
function Fu(t,n,r,e){const i=t.slots[r],s=n.$?new Mt(0,void 0):n.slot.copy();s.flags=0===s.kind?0:70&s.flags,2&s.flags&&e.undecided.add(r),$n(i,s,3)||(e.hasChanged=!0),t.slots[r]=s}
//parameters|
const Bu=()=>({hasChanged:!1,undecided:new Set});
//|586 609 611 618 619
function Ru(t,n){if(null!==t.I&&zu(t,n),Pu(t,n,0,!1,!1),t.program.kn.size>0||n.parameters)Au(t,n),_u(t,n);else for(const n of t.undecidedInstances)du(t,n);t.undecidedInstances.length=0}
//contexts|638
function zu(t,n){t.Mn=!0;for(const r of n.contexts??[]){const n=t.program.contexts[r],e=t.I+n.slot,{kind:i}=t.slots[e];0===i||1===i&&"any"!==n.type.name||Lu(t,e,n.type,null)}t.Mn=!1}
//|38 390 620 621
function Pu(t,n,r,e,i){if(!(t.depth>=D.depth)){t.depth++;for(const e of n.fields)Uu(t,e,n,r+e.slot);!e||128&t.slots[r].flags||!Du(t,n,r)||(t.slots[r].flags|=32),void 0===n.decisions||t.Mn||t.undecidedInstances.push(Ts(n,r,0,i)),t.depth--}}
//nested contexts parameters|179 544
function Du(t,n,r){return!(n.isClosed&&n.objects.some(n=>t.slots[r+n.slot].g&&t.slots[r+n.slot].unknown)||n.fields.some(n=>!Tr(t,r+n.slot).$)||n.objects.slice(1).some(e=>Vo(t.slots[r+e.slot],n)))}
//|605 622 638
function Uu(t,n,r,e){let i=t.slots[e];if(void 0!==n.computed&&!t.Mn)return Zu(t,n,r,e);if(0!==i.kind){if(r.isExact)i.flags|=128;else if(1===i.kind&&"any"!==n.type.name)return;n.normalization.length>0&&!t.Mn&&xu(t,e,n.type,n.normalization),Lu(t,e,n.type,n.notation),i=t.slots[e],12==(12&i.flags)&&n.qt&&(i.flags|=16)}}
//computed|62 638
function Zu(t,n,r,e){const i=t.slots[e+1]=t.slots[e];t.slots[e]=new Mt(0,void 0),r.isExact&&(i.flags|=128),0!==i.kind&&(1!==i.kind||128&i.flags)&&Lu(t,e+1,n.type,n.notation)}
//|624 625 626 627 628 629 630 631 632 633 634 635 636 637
const Ju={};
//text|623 639
Object.assign(Ju,{text:(t,n)=>Hu(n)});
//choice|623 639
Object.assign(Ju,{choice:(t,n)=>Hu(n)});
//integer|623 643
Object.assign(Ju,{integer:(t,n,r,e)=>Gu(t,n,r.name,e)});
//number|623 643
Object.assign(Ju,{number:(t,n,r,e)=>Gu(t,n,r.name,e)});
//boolean|623 642
Object.assign(Ju,{boolean:(t,n,r)=>Ku(t,n,r,null,t=>"true"===t||"false"!==t&&null)});
//date|81 623 642
Object.assign(Ju,{date:(t,n,r,e)=>Ku(t,n,r,e,Pt)});
//month|82 623 642
Object.assign(Ju,{month:(t,n,r,e)=>Ku(t,n,r,e,Dt)});
//time|83 623 642
Object.assign(Ju,{time:(t,n,r,e)=>Ku(t,n,r,e,Ut)});
//datetime|84 623 642
Object.assign(Ju,{datetime:(t,n,r,e)=>Ku(t,n,r,e,Zt)});
//file|623 640
Object.assign(Ju,{file:(t,n)=>Vu(n,8)});
//any|623 648
Object.assign(Ju,{any:(t,n)=>nc(t,n)});
//form|36 38 619 623 640
Object.assign(Ju,{form(t,n,r,e,i,s){Vu(n,10)&&(n.form=r.form,t.depth>=D.depth?n.v(z("depth")):Pu(t,r.form,i,!0,s))}});
//map|623 645
Object.assign(Ju,{map(t,n,r,e){9!==n.kind||n.isMap||64&n.flags?Wu(t,n,r.item,e):n.flags|=4}});
//list|623 645
Object.assign(Ju,{list:(t,n,r,e)=>Wu(t,n,r.item,e)});
//|623
function Lu(t,n,r,e,i=!1){Ju[r.name](t,t.slots[n],r,e,n,i)}
//|
function Hu(t){4!==t.kind&&(t.flags|=4)}
//|641
function Vu(t,n){return t.kind===n||(Yu(t)||(t.flags|=4),!1)}
//|116
function Yu(t){return 4===t.kind&&vn(t)}
//boolean date month time datetime|641 644 650
function Ku(t,n,r,e,i){if(n.kind===r.kind||Yu(n))return;const s=2!==r.kind||!(t.T.strict||128&n.flags);if(4!==n.kind||!s)return void(n.flags|=4);const o=e?.read(n.value).value??i(n.value);null==o?Qu(n,r.name,e):ec(n,r.kind,o)}
//|36 94 101 105 207 641 644 650
function Gu(t,n,r,e){if(0===n.kind)return;if(3===n.kind)return void(null===n.value?n.v(z("digits of a number")):"integer"!==r||ln(n.value)||(n.flags|=4));if(4===n.kind&&Yu(n))return;if(4!==n.kind||t.T.strict||128&n.flags)return void(n.flags|=4);const i=e?.read(n.value),s=2===i?.completion?i.decimal:n.value;if(s===n.value&&2!==Lr(r,s)&&2!==i?.completion)return Qu(n,r,e);const o=sn(s);o===Wt||null===o?n.v(z("digits of a number")):ec(n,3,o)}
//integer number boolean date month time datetime|207
function Qu(t,n,r){t.flags|=4,8&t.flags&&(0!==Lr(n,t.value)||r&&0!==r.read(t.value).completion)&&(t.flags|=16)}
//list map any|36 38 640 646
function Wu(t,n,r,e){if(Vu(n,9)){if(n.count>D.c)return n.v(z("list length"));for(let i=0;i<n.count;i++){const s=n.item(i);128&n.flags&&(t.slots[s].flags|=128,n.isMap&&(t.slots[s-1].isKey=!1)),Xu(t,s,r,e,i>0&&!n.isMap)}}}
//list map any|619 638 647
function Xu(t,n,r,e,i){const s=t.slots[n];r.form?tc(s)?Pu(t,r.form,n,!1,i):Lu(t,n,r,e,i):1===s.kind?("any"===r.name||128&s.flags)&&Lu(t,n,r,null):0!==s.kind&&Lu(t,n,r,e)}
//|641
function tc(t){return 128&t.flags?0===t.kind:0===t.kind||1===t.kind||Yu(t)}
//|36 38 347 638 645 649
function nc(t,n){if(n.flags|=128,3===n.kind&&null===n.value&&n.v(z("digits of a number")),9===n.kind||10===n.kind){if(t.depth>D.depth)return n.v(z("depth"));if(t.depth++,10===n.kind){n.isOwn=!0;for(let r=0;r<n.count;r++){const e=n.start+2*r+1;t.slots[e-1].flags|=128,Lu(t,e,Gi,null)}}else 64&n.flags||Wu(t,n,Gi,null);64&n.flags||rc(t,n),t.depth--}}
//|
function rc(t,n){const r=10===n.kind?n.start+1:n.start,e=10===n.kind?2:n.stride;for(let i=0;i<n.count;i++){const s=t.slots[r+i*e];64&s.flags&&n.v(s.reason)}}
//|
function ec(t,n,r){t.text=t.value,t.kind=n,t.value=r}
//|

//|
const ic=Object.freeze({reason:"cancelled",step:null,U:"blocks"});
//|
const sc=["accumulators","loops","subjects","owners","arguments","inquiries","outerFrames","itemIndices","aggregateItems","undecidedInstances"];
//|36 38 62 140 357 368 372 389 390 550 617 652 653 655 656 657 658 659 660
const oc=class{constructor(t){this.program=t,this.wt=new Map,this.tt=new Map,this.Pt=new Map,this.F=new Map,this.slots=[];for(const t of sc)this[t]=[];this.xn=!1}En(t,n,r){this.Tn(t,n),this.slots=r,t.contexts&&this.loadContexts(new os(r),t);for(let t=0;t<r.length;t++)r[t]??=new Mt(0,void 0);Ru(this,t)}Sn(t,n,r){return this.An(n,r,D.steps),this.ft.notes=new Map,this.Jt=1,Xo(this,t,null),this.Nn()}An({frame:t,outer:n,items:r},e,i){this._n(t.form,e,i),this.frame={...t},this.outerFrames=n.map(t=>({...t})),this.itemIndices=[...r]}Nn(){const{ft:t,At:n}=this;return null!==n&&(t.isUndecided=!0,t.undecided.push(n)),t}Tn(t,n){this.I=null,this.Mn=!1,this._n(t,n,1/0),this.Pt.size>0&&this.Pt.clear(),this.F.size>0&&this.F.clear(),this.tt.size>0&&this.tt.clear()}_n(t,n,r){if(this.T=n,this.ft={zt:!1,isUndecided:!1,violations:[],undecided:[],inquiries:[],notes:null},this.steps=0,this.xt=4096,this.i=r,this.subject=Vn,this.answer=12,this.Tt=null,this.z=ic,!this.xn)for(const t of sc)this[t]=[];this.xn=!1,this.q=0,this.depth=0,this.ht=null,this.R=!1,this.St=!1,this.At=null,this.Jt=1/0,this.frame=Ts(t,0),this.field=new Es(0),this.wt.size>0&&this.wt.clear()}V(){return--this.xt>0||(this.steps+=4096,this.xt=4096,this.steps>this.i&&this.Lt(z("steps")),!this.St)}Lt(t){this.St||(this.St=!0,this.At={path:ls(fs(this)),rule:"form",reason:t},this.z={...this.z,reason:t})}};
//module|36 38 355 356 542 550 617 654
Object.assign(oc.prototype,{judge(t,n,r,e){this.Tn(n,r);try{null===e?this.load(t,n):e.load(this,t)}catch(t){if(t instanceof is)return this.refuse("","unreadable");if(t instanceof ss)return this.refuse("form",z("values of a record"));throw t}return this.i=Math.min(D.i,D.steps+D.e*this.slots.length),null===e&&Ru(this,n),Lo(this,n),null!==e?e.run(this):this.St||Xo(this,n.checks,null),this.xn=!this.St,this.Nn()}});
//filter|38 62 179 550 638 654
Object.assign(oc.prototype,{canHold(t,n,r,e){this.An(r,e,D.u),this.tt.clear(),this.frame.field=n;const i=this.frame.base+n.slot,s=this.slots[i],o=this.slots[i]=new Mt(4,t);o.flags=8,Lu(this,i,n.type,null),this.subject=Tr(this,i);let u=!0;return 4&o.flags?u=0!=(16&o.flags):this.subject.$||(Xo(this,n.filter,null),u=this.St||0!=(4&this.answer)),this.slots[i]=s,u}});
//module|654
Object.assign(oc.prototype,{refuse(t,n){return this.At={path:"",rule:t,reason:n},this.Nn()}});
//module|357 654
Object.assign(oc.prototype,{load(t,n){this.slots=[];const r=new os(this.slots);r.append(n.slotCount),r.form(t,n,0,0),n.contexts&&this.loadContexts(r,n),r.ut()}});
//contexts|353 654
Object.assign(oc.prototype,{loadContexts(t,n){const{contexts:r}=this.program,e=r.at(-1);this.I=t.append(e.slot+(e.type.form?.slotCount??1));for(const e of n.contexts){const n=r[e];t.value(rs(this.T.context,n.name),n.type,this.I+n.slot,0)}}});
//map any|654
Object.assign(oc.prototype,{spend(t){const n=Math.max(0,t-(this.xt-1));this.xt-=t-n,this.steps+=n}});
//notation|
const uc={Y:[1,9999],C:[0,99],M:[1,12],D:[1,31],H:[0,23],h:[1,12],m:[0,59],s:[0,59]};
//notation|49 72 74 79 85 661 663 664 666
const cc=class{constructor(t){const n=t.match(/([A-Za-z])\1*|[^A-Za-z]+/gu)??[];this.text=t,this.Cn=n.map((t,r)=>{if(!/^[A-Za-z]/.test(t))return{literal:t};if("a"===t)return{isHalf:!0};const e=r+1===n.length||!/^[A-Za-z]/.test(n[r+1]),i="YY"===t?"C":t[0],s=Math.max(t.length,2);return{unit:i,least:"MDHh".includes(i)&&e?1:t.length,most:s,isPadded:t.length>1}});const r=t=>this.Cn.some(n=>n.unit&&t.includes(n.unit));this.In=r("s"),this.type=r("Hhms")?r("YCMD")?"datetime":"time":r("D")?"date":"month",this.syntax=this.type}qn(t){return"month"===this.type||t<69?2e3+t:1900+t}read(t){return this.Fn(t,0,0,{years:[[1,9999]],months:8190,days:-2,hour:0,minute:0,second:0,Bn:null})}Fn(t,n,r,e){const i=this.Cn[r];if(!i){const r=n===t.length?this.valueOf(e):null;return null===r?{completion:0}:{completion:2,value:r}}if(i.unit)return this.Rn(t,n,r,i,e);const s=i.literal??(/[pP]/.test(t[n]??"")?"pm":"am"),o=t.slice(n,n+s.length);if(!(i.literal?s.startsWith(o):s.startsWith(o.toLowerCase())))return{completion:0};if(o.length<s.length)return{completion:1};const u=i.literal?e:{...e,Bn:"pm"===s};return this.Fn(t,n+s.length,r+1,u)}Rn(t,n,r,{unit:e,least:i,most:s},o){const u=/^\d*/.exec(t.slice(n,n+s))[0],[c,l]=[Number(u),u.length];let h=!1;if(n+l===t.length&&l<s){const t=[];for(let n=Math.max(i,l);n<=s;n++){const r=10**(n-l);t.push([c*r,c*r+r-1])}h=null!==this.zn(o,e,t)}if(l>=i){const i=this.zn(o,e,[[c,c]]),s=i&&this.Fn(t,n+l,r+1,i);if(s&&0!==s.completion)return s}return{completion:h?1:0}}zn(t,n,r){const[e,i]=uc[n],s=r.filter(([t,n])=>t<=i&&n>=e).map(([t,n])=>[Math.max(t,e),Math.min(n,i)]);if(0===s.length)return null;const o={...t},u=()=>s.flatMap(([t,n])=>Array.from({length:n-t+1},(n,r)=>t+r)),c=()=>u().reduce((t,n)=>t|1<<n,0);return"Y"===n?o.years=s:"C"===n?o.years=u().map(t=>[this.qn(t),this.qn(t)]):"M"===n?o.months&=c():"D"===n?o.days&=c():"m"===n?o.minute=s[0][0]:"s"===n?o.second=s[0][0]:o.hour=s[0][0],hc(o)?o:null}valueOf({years:t,months:n,days:r,hour:e,minute:i,second:s,Bn:o}){const[u,c]=[t[0][0],lc(n)],l=Ct(u,c,lc(r)),h=1e9*(3600*(null===o?e:e%12+(o?12:0))+60*i+s);return"date"===this.type?l:"month"===this.type?Rt({year:u,month:c}):"time"===this.type?h:null===l?null:Jt(l,h)}write(t,n){const r=ac(this.type,t,n);if(!r||0!==r.nanosecond||!this.In&&0!==r.s)return null;let e="";for(const t of this.Cn)if(t.literal)e+=t.literal;else if(t.isHalf)e+=r.H<12?"AM":"PM";else{if("C"===t.unit&&this.qn(r.Y%100)!==r.Y)return null;{const n="C"===t.unit?r.Y%100:"h"===t.unit?(r.H+11)%12+1:r[t.unit];e+=t.isPadded?Nt(n,t.most):n}}return e}get example(){const[t,n]=[Ct(2026,12,31),522e11],r={date:t,time:n,month:24323,datetime:Jt(t,n)};return this.write($t[this.type],r[this.type])??""}nt(t){return Array.from("0123456789").some(n=>0!==this.read(t+n).completion)}};
//notation|
const lc=t=>31-Math.clz32(t&-t);
//notation|73 663 665
function hc({years:t,months:n,days:r}){if(0===n||0===r)return!1;const e=lc(r);if(e<=28)return!0;for(let r=1;r<=12;r++)if(n&1<<r&&(2===r?29===e&&fc(t):e<=_t(r,1)))return!0;return!1}
//notation|73
function fc(t){return t.some(([t,n])=>{for(let r=t;r<=Math.min(n,t+8);r++)if(29===_t(2,r))return!0;return!1})}
//notation|75 78 86 87
function ac(t,n,r){const e=t=>{const n=Math.floor(t/1e9);return{H:Math.floor(n/3600),m:Math.floor(n/60)%60,s:n%60,nanosecond:t%1e9}},i=t=>{const{year:n,month:r,day:e}=It(t);return{Y:n,M:r,D:e,H:0,m:0,s:0,nanosecond:0}};if("date"===t&&5===n)return i(r);if("time"===t&&6===n)return e(r);if("datetime"===t&&7===n&&null===r.o)return{...i(Lt(r)),...e(Ht(r))};if("month"!==t||16!==n&&5!==n)return null;const s=16===n?r:Bt(r);return{Y:Math.floor(s/12),M:s%12+1,D:0,H:0,m:0,s:0,nanosecond:0}}
//notation|260 662

//notation|49 81 82 83 84 94 101 207 260
function mc(t,n){if(2===t.read(n).completion||2!==Lr(t.syntax,n))return null;if(t instanceof oi){const r=sn(n);return null===r||r===Wt?null:t.write(3,r)}const r=(0,{date:Pt,month:Dt,time:Ut,datetime:Zt}[t.type])(n);return null===r?null:t.write($t[t.type],r)}
//|8 671 670
const pc=class{constructor({classes:t,states:n,accepting:r,unknown:e}){const i=dc(t,256);this.mn=Uint8Array.from(i),this.Pn=Math.max(...i)+1,this.shift=32-Math.clz32(this.Pn-1),this.count=n.length,this.Dn=new Int32Array(this.count<<this.shift),n.forEach((t,n)=>{dc(t,this.Pn).forEach((t,r)=>{this.Dn[n<<this.shift|r]=t<<this.shift})}),this.start=this.count>1?1<<this.shift:0,this.cn=new Uint8Array(this.count),this.Un=new Uint8Array(this.count);for(const t of r)this.cn[t]=1;for(const t of e)this.Un[t]=1}Zn(t){const{mn:n,Dn:r}=this;let e=this.start;for(let i=0;i<t.length&&0!==e;i++){const s=t.charCodeAt(i);if(s>=128)return this.Jn(e,t,i);e=r[e|n[s]]}return e>>this.shift}Jn(t,n,r){for(let e=r;e<n.length&&0!==t;e++){const r=n.codePointAt(e);t=this.after(t,r),r>65535&&e++}return t>>this.shift}after(t,n){const{mn:r,Dn:e}=this,i=n=>t=e[t|r[n]];return n<128?i(n):(n<2048?i(192|n>>6):(n<65536?i(224|n>>12):(i(240|n>>18),i(128|n>>12&63)),i(128|n>>6&63)),i(128|63&n))}matches(t){const n=this.Zn(t);return 1===this.cn[n]&&0===this.Un[n]}answer(t){return this.answers[this.Zn(t)]}get answers(){const t=Array.from(this.cn,()=>[]);for(let n=0;n<this.count;n++)for(let r=0;r<this.Pn;r++)t[this.Dn[n<<this.shift|r]>>this.shift].push(n);const n=n=>{const r=Uint8Array.from(this.cn,(t,r)=>this.Un[r]||t===n?1:0),e=Array.from(r.keys()).filter(t=>r[t]);for(;e.length>0;)for(const n of t[e.pop()])r[n]||e.push(n),r[n]=1;return r},[r,e]=[n(1),n(0)],i=Uint8Array.from(this.cn,(t,n)=>this.Un[n]?15:m(t?1:2,r[n],e[n]));return Object.defineProperty(this,"answers",{value:i}),i}};
//beginOr beginAny|23 669
Object.assign(pc.prototype,{progress(t){const n=t=>this.answers[t>>this.shift];let[r,e]=[this.start,0];for(;e<t.length&&15!==n(r);){const i=t.codePointAt(e),s=this.after(r,i);if(!(4&n(s)))break;r=s,e+=i>65535?2:1}return 15===n(r)?null:N(t.slice(0,e))}});
//|
function dc(t,n){const r=new Array(n).fill(0);for(let e=0;e<t.length;e+=2)r.fill(t[e+1],t[e],t[e+2]??n);return r}
//|596 669 673
const bc=class{constructor(t,n){this.written=t,this.scope=n;const r=t.tables?.[n];this.bn=r?new pc(r):null,this.Ln=null}get Hn(){return this.Ln??=new ku(this.written,this.scope,this.bn)}answer(t){const n=this.bn?.answer(t)??15;return 15===n?this.Hn.answer(t):n}};
//beginOr beginAny|672
Object.assign(bc.prototype,{progress(t){return this.bn?.progress(t)??this.Hn.progress(t)}});
//|
const wc=["add","multiply","divide","negate","round","abs","length","years","months","days","year","month","weekday","count_filled","first_filled","min","max"];
//computations|42 46 132 674
function gc(t){const[[n,r]]=Object.entries(t);switch(n){case"today":case"now":case"key":return{name:n};case"offset":return{name:n,operand:st(r[0]),shift:Fn(r[1])};case"range":return{name:n,lower:st(r[0]),upper:st(r[1])};case"entry":return{name:n,operand:st(r[0]),key:st(r[1]),slot:r[2]};case"operation":if(wc.includes(r[0]))return{name:n,operation:r[0],operands:r.slice(1).map(st)}}throw new L(`the computation '${"operation"===n?r[0]:n}' is not known`)}
//|677 678 679 680 681 682 683 684 685 686 687
const jc={};
//|62 101 676
Object.assign(jc,{number:t=>new Mt(3,sn(t,!0))});
//date|62 81 676
Object.assign(jc,{date:t=>new Mt(5,Pt(t))});
//month|62 82 676
Object.assign(jc,{month:t=>new Mt(16,Dt(t))});
//time|62 83 676
Object.assign(jc,{time:t=>new Mt(6,Ut(t))});
//datetime|62 84 676
Object.assign(jc,{datetime:t=>new Mt(7,Zt(t))});
//duration|62 132 676
Object.assign(jc,{duration:t=>new Mt(11,Fn(t))});
//size|62 676
Object.assign(jc,{size:t=>new Mt(12,BigInt(t.slice(0,-1)))});
//pattern|62 676
Object.assign(jc,{pattern:t=>new Mt(13,t)});
//set|62 676
Object.assign(jc,{set:(t,n)=>new Mt(14,n.sets[t])});
//range|45 62 676
Object.assign(jc,{range:t=>new Mt(15,t.map(t=>null===t?it:{kind:1,at:t}))});
//form|62 676
Object.assign(jc,{form:()=>new Mt(1,void 0)});
//|42 62 676
function vc(t,n){if(null===t||Array.isArray(t))return new Mt(1,void 0);if("boolean"==typeof t)return new Mt(2,t);if("string"==typeof t)return new Mt(4,t);const[[r,e]]=Object.entries(t);if(!Object.hasOwn(jc,r))throw new L(`the constant '${r}' is not known`);return jc[r](e,n)}
//|
const Oc=class{constructor(t,n){this.reads=new Map,this.decisions=[],this.Vn=null;for(const r of void 0===n.decisions?[]:t.Yt(n.decisions))"decide"===r.name?this.decisions.push(t.decisions[r.a]):"compute"===r.name&&this.reads.set(t.computed[r.a].slot,t.computed[r.a].reads)}conditions(t){if(null===this.Vn){this.Vn=new Map;for(const{main:t,otherwise:n,reads:r}of this.decisions)for(const[e,i]of[t,n])for(let t=e;t<i;t++)this.Yn(t,r)}return this.Vn.get(t)??[]}Yn(t,n){const r=this.Vn.get(t);r?r.push(...n):this.Vn.set(t,[...n])}all(t){const n=new Set(t);for(const t of n)for(const r of[...this.reads.get(t)??[],...this.conditions(t)])n.add(r);return n}};
//|689
function yc(t,n){return n.Kn??=new Oc(t,n).reads}
//|
function kc(t,n){const r=t.Gn.get(n);if(r)return r;const e=new Set(n.reads);for(let r=n.condition;void 0!==r;r=t.conditions[r].outer)for(const n of t.conditions[r].reads)e.add(n);return t.Gn.set(n,[...e]),t.Gn.get(n)}
//|40 42 46 47 230 251 298 342 344 346 368 383 387 551 597 654 667 672 675 688 698 693 694 695 696 697
const $c=class{constructor(t){if("formrules program"!==t?.format)throw new L("this is no program that formrules has compiled");if(1!==t.version)throw new L(`version ${t.version} of programs is not known here`);const n=t.program;this.sources=n.sources,this.sets=n.sets.map(t=>Li(t)),this.G=n.patterns,this.patterns=new Map,this.constants=n.constants.map(t=>vc(t,this)),this.operands=n.operands.map(st),this.computations=n.computations.map(t=>gc(t)),this.itemPaths=n.itemPaths.map(t=>({...t,start:t.start&&st(t.start)})),this.rules=n.rules,this.externals=n.externals,this.checks=n.checks,this.jt=new Map,this.violations=this.checks.map(()=>null),this.Gn=new Map,this.decisions=n.decisions,this.conditions=n.conditions,this.messages=n.messages.map(t=>({...t,arguments:t.arguments.map(ot)})),this.callTable=n.callTable.map(t=>({...t,arguments:t.arguments.map(ot)})),this.calls=n.calls.map(t=>null===t?null:this.callTable[t]),this.forms=n.forms.map(t=>({...t}));for(const t of this.forms)this.Qn(t);this.contexts=n.contexts?.map(({field:t})=>this.Wn(t)),this.computed=(n.computed??[]).map(t=>this.readComputed(t)),this.K=[...this.forms.flatMap(({fields:t,parameters:n=[]})=>[...t,...n]),...this.contexts??[]].some(t=>t.isSecret),this.kn=this.forms.some(t=>t.parameters)?Mc(this.forms):new Set,this.code=n.instructions.map((t,n)=>this.Xn(t,n)),this.tr(),this.Et=this.code.map(t=>this.P(t)??t),this.nr=null,this.Ot=new oc(this)}Qn(t){t.fields=t.fields.map(t=>this.Wn(t)),t.objects=t.objects.map(n=>({...n,members:n.members.map(n=>void 0===n.field?{group:n.group}:{field:t.fields[n.field]})}));for(const n of t.objects){for(const r of n.members)r.name=r.field?.name??t.objects[r.group].name;n.ct=new Set(n.members.map(({name:t})=>t))}t.steps=(t.steps??[]).map(t=>({...t,form:null})),t.parameters&&this.readParameters(t)}Wn(t){const n={...t,type:Vi(t.type,this.forms)};var r;n.B=n.label??Z(n.name),n.Bt=ls([...n.groups,n.name]),n.notation=void 0===t.notation?null:(r=t.notation,/[0-9#]/.test(r)?new oi(r):new cc(r)),n.table=t.options.length>0?new Set(t.options.map(t=>t.value)):null,t.arguments&&this.readArguments(n,t.arguments),n.$n=void 0!==Ki(n.type).form;for(const t of n.normalization)if("string"==typeof t&&!$u[t])throw new L(`'${t}' is no step of 'normalize'`);return n.qt=n.normalization.some(t=>"nfc"===t||"object"==typeof t),n}Xn([t,...n],r){const e=me.indexOf(t);if(e<0&&!Object.hasOwn(tu,t))throw new L(`the instruction '${t}' is not known`);const i={op:e,name:t,index:r,a:n[0],b:n[1],Ht:tu[t],test:null,operands:[],ignoresCase:!1,it:null,Rt:!1},s=([t,n])=>this.operands.slice(t,t+n);if(e>=14){if(i.operands=s(i.b),i.test=18===e?ys:e>=16?Qe:Ji[i.a],!i.test?.answer)throw new L(`the rule '${i.a}' is not known`);i.ignoresCase=15===e,i.it=i.test.prepare?.(i,this)??null}else 13===e?i.operands=s(i.b):"pushSubject"===t||"ignoring"===t||"pushMember"===t?i.a=st(i.a):"items"!==t&&"beginEach"!==t||(i.a="keys"===(o=i.a)?{first:0,end:null,areKeys:!0}:{first:o[0],end:o[1],areKeys:!1});var o;return i}P(t){if(13!==t.op||this.rules[t.a].parameterCount>0)return null;const n=this.rules[t.a].entry;return this.code[n].test&&4===this.code[n+1].op?this.code[n]:null}Zt(t,n){return null!==this.nr&&this.nr.name===t.name&&n.slot>=this.nr.end}*Yt(t){for(let n=t;4!==this.code[n]?.op&&n<this.code.length;n++)yield this.code[n]}tr(){for(const t of this.forms)for(const n of this.Yt(t.checks))2===n.op&&this.rr(this.checks[n.a].start,n.index)}rr(t,n){let r=0;const e=[];for(let i=t;i<n;i++){const t=this.code[i];switch(t.name){case"beginEach":case"pushMember":i=t.b-1;break;case"pushSubject":e.push(!0),r++;break;case"ignoring":e.push(!1);break;case"popSubject":e.pop()&&r--;break;case"beginOr":case"beginAny":r++;break;case"beginAnd":case"beginAll":r>0&&r++;break;case"end":r>0&&r--;break;default:0===r&&t.test?.st&&(t.Rt=!0)}}}pattern(t,n){const r=2*t+("whole"===n?0:1);let e=this.patterns.get(r);return e||this.patterns.set(r,e=new bc(this.G[t],n)),e}};
//parameters|46 344 692
Object.assign($c.prototype,{readParameters(t){t.parameters=t.parameters.map(t=>({...t,type:Vi(t.type,this.forms),defaultValue:st(t.defaultValue)}))}});
//parameters|46 692
Object.assign($c.prototype,{readArguments(t,n){t.arguments=n.map(({operand:t})=>st(t)),t.er=n.map(({reads:t})=>t??[])}});
//computed|46 692
Object.assign($c.prototype,{readComputed(t){const n={...t},{operand:r,aggregate:e}=t.source;return void 0===e?n.operand=st(r):n.aggregate={...e,list:st(e.list),value:st(e.value),forms:e.forms.map(t=>null===t?null:this.forms[t])},n}});
//steps|654 689 691 692
Object.assign($c.prototype,{limited(t,{slots:[,n]}){const r=Object.assign(Object.create($c.prototype),this);r.code=[...this.code],r.nr={name:t.name,end:n};const e=new Oc(this,t),i=r=>r>=n&&t.steps.some(({slots:[t,n]})=>t<=r&&r<n),s=t=>[...e.all(t)].some(t=>t>=n&&(!e.reads.has(t)||i(t))),o=({slot:t,computed:r})=>i(t)||void 0===r&&t>=n||s([t]),u=(t,n)=>2===t.op&&s([...kc(this,this.checks[t.a]),...null===n?[]:e.conditions(n)]),c=(t,n)=>r.code[t]={op:3,a:n,b:0,index:t},l=[...this.Yt(t.checks)],h=0===l.length?0:l.at(-1).index+1,f=l.map(()=>h);for(let t=l.length-2;t>=0;t--){const{op:n,index:r}=l[t+1];f[t]=0===n||1===n?r:f[t+1]}for(const[n,r]of l.entries())if(0===r.op&&o(t.fields[r.a]))c(r.index,f[n]);else if(1===r.op&&(i(r.a)||u(this.code[r.b-1],r.a)))c(r.index,r.b);else if(2===r.op&&u(r,null)&&this.checks[r.a].start<=r.index)c(this.checks[r.a].start,r.index+1);else if("branch"===r.name){const t=this.code.slice(r.index,r.b).filter(({op:t})=>2===t);t.length>0&&t.every(t=>u(t,null))&&c(r.index,r.b)}return r.Et=r.code.map((t,n)=>t===this.code[n]?this.Et[n]:t),r.Ot=new oc(r),r}});
//computed|692
Object.assign($c.prototype,{isSecretlyComputed(t,n){if(void 0===t.decisions)return!1;for(const r of this.Yt(t.decisions))if("compute"===r.name&&this.computed[r.a].slot===n&&this.computed[r.a].isSecret)return!0;return!1}});
//parameters|346
function Mc(t){const n=new Set;for(let r=-1;r<n.size;){r=n.size;for(const r of t)r.fields.map(t=>Ki(t.type).form).some(t=>t&&(t.parameters||n.has(t)))&&n.add(r)}return n}
//|22 104 700 701
const xc=class{constructor(t,n,r){this.program=t,this.form=n,this.field=r,this.ir=!1,this.isWellFormed=!1}read(t,n){const{type:r,table:e}=this.field;if(!r.kind||void 0!==this.field.computed)return null;const i=[];for(this.at=t;this.at<n;){const t=this.wn();if(null===t)return null;i.push(...t),2===this.program.code[this.at].op&&this.at++}e&&i.push(t=>e.has(t));const s=!this.ir;if(4===r.kind)return Ec(e||this.isWellFormed?i:[...i,A],s);const o=3===r.kind?cn:2===r.kind?t=>!0===t||!1===t:null;return null===o?null:(t,n)=>{if(!o(t))return s&&null==t;for(let r=0;r<i.length;r++)if(!i[r](t,n))return!1;return!0}}wn(){const t=this.program.Et[this.at++];if(14===t.op)return this.test(t);if(5===t.op)return this.combined()?.flat()??null;if(6!==t.op)return null;this.sr=!0;const n=this.combined();if(this.sr=!1,null===n||n.some(t=>1!==t.length))return null;const[r,e,...i]=n.flat();return[(t,n)=>r(t,n)||e?.(t,n)||i.some(r=>r(t,n))]}combined(){const t=[];for(;;){const{code:n}=this.program;if(10===n[this.at].op)return this.at++,t;const r=this.wn();if(null===r)return null;if(t.push(r),11===n[this.at].op&&this.at++,9!==n[this.at++].op)return null}}test(t){const{kind:n}=this.field.type,r=t.it;switch(t.a){case"required":case"filled":case"present":return this.ir=!0,[];case"equal":{if(4!==n||3!==t.operands[0].kind)return null;const r=this.form.fields.find(n=>n.slot===t.operands[0].at);return r?(this.ir=!0,[(t,n)=>n[r.name]===t]):null}case"length":return r&&4===n?[Tc(r)]:null;case"between":return r&&3===n?[t=>t>=r.least&&t<=r.most]:null;case"regex":case"contains":{if(4!==n||!r)return null;const t=this.program.G[r.position];if(!t.tables?.[r.scope])return null;let e=null;const i=()=>e=this.program.pattern(r.position,r.scope).bn;return this.sr||(this.isWellFormed=!0),[t=>(e??i()).matches(t)]}case"one_of":return r&&2!==n?[t=>r.has(t)]:null;case"none_of":return r&&2!==n?[t=>!r.has(t)]:null}return null}};
//|21
function Ec(t,n){const[r,e]=t;return 1===t.length?(t,e)=>{if("string"!=typeof t)return n&&null==t;const i=t.charCodeAt(0);return i>32&&i<128||!S(t)?r(t,e):n}:(i,s)=>{if("string"!=typeof i)return n&&null==i;const o=i.charCodeAt(0);if(!(o>32&&o<128)&&S(i))return n;if(!r(i,s)||!e(i,s))return!1;for(let n=2;n<t.length;n++)if(!t[n](i,s))return!1;return!0}}
//|30
function Tc({least:t,most:n,unit:r}){const e=B[r],i={bytes:1,utf16:1,scalars:2,characters:1/0}[r],[s,o]=["characters"===r?t<=1?1:1/0:t*i,"bytes"===r?n/3:n];return r=>{if(r.length>=s&&r.length<=o)return!0;if(r.length>5e6)return!1;const i=e(r);return i>=t&&i<=n}}
//module|691 699 703
function Sc(t,n){if(n.isExact||n.isClosed||n.parameters||void 0!==n.decisions||1!==n.objects.length||void 0!==n.contexts||n.fields.some(t=>t.normalization.length>0||!t.type.kind||t.name in Object.prototype))return null;const r=new Map(n.fields.map(t=>[t.slot,t])),e=[];let i=n.checks;for(;0===t.code[i].op;i=t.code[i].b){const{a:s,b:o}=t.code[i],u=n.fields[s],c=t.code.slice(i+1,o).filter(({op:t})=>2===t).map(n=>t.checks[n.a]),l=new Set(c.flatMap(n=>kc(t,n)));e.push({field:u,name:u.name,entry:i,cn:new xc(t,n,u).read(i+1,o),or:[...l].map(t=>r.get(t)).filter(Boolean)})}return e.some(({cn:t})=>null!==t)?new Ac(n,e,i,4===t.code[i].op):null}
//module|62 69 352 355 357 550 621 704
const Ac=class{constructor(t,n,r,e){this.form=t,this.fields=n,this.end=r,this.ur=e,this.refused=[]}cr(t){const{fields:n}=this,r=void 0===t[ns],e=this.refused=[];for(let i=0;i<n.length;i++){const s=n[i];r&&null!==s.cn&&s.cn(t[s.name],t)||e.push(s)}return 0===e.length&&this.ur}load(t,n){const{form:r,refused:e}=this;t.slots.length!==r.slotCount&&(t.slots=new Array(r.slotCount));const{slots:i}=t;for(let t=1;t<i.length;t++)i[t]=Tt;if(i[0]=new Mt(10,void 0),this.ur)for(const{or:t}of e)Nc(i,n,t);else Nc(i,n,r.fields);const s=new os(i);for(const{field:i,name:o}of e){if(n[ns]?.has(o))throw new is;s.value(n[o],i.type,i.slot,0),Uu(t,i,r,i.slot)}i.length>r.slotCount&&s.ut()}run(t){for(const{entry:n}of this.refused)t.Jt=1,t.St||Xo(t,n,null);t.Jt=1/0,t.St||Xo(t,this.end,null)}};
//module|62
function Nc(t,n,r){for(const{name:e,slot:i,type:s}of r){const r=n[e];null!=r&&(t[i]=new Mt(s.kind,r))}}
//|
const _c=class extends Error{constructor(t){super(t),this.name="SessionError"}};
//|705
function Cc(t){const n=[],r=/^\.?(?:`([^`]+)`|([^.[`]+))|^\[(\d+)\]|^\["((?:[^"\\]|\\.)*)"\]/;for(let e=t;""!==e;){const i=r.exec(e);if(!i)throw new _c(`'${t}' is no path`);n.push(void 0!==i[3]?Number(i[3]):void 0!==i[4]?JSON.parse(`"${i[4]}"`):i[1]??i[2]),e=e.slice(i[0].length)}return n}
//filter mask notation|
function Ic(t,n,r){let[e,i]=[0,t];if(!n)for(const n=Math.max(1,t-1024);i>n;)if(r(--i))return i;for(;i-e>1;){const t=e+Math.floor((i-e)/2);r(t)?e=t:i=t}return e}
//|
const qc=(t,n,r)=>({shown:t,value:t,caret:n,disposition:r});
//|27 707 708
function Fc({start:t,end:n,text:r},e,i){const s=I(e),o=s.slice(0,t).join(""),u=o+r,c=s.slice(n).join(""),l=[];let h=0;for(const t of I(u))h+=t.length,h>o.length&&l.push(h);const f=(t,n)=>{const r=u.slice(0,t)+c;return qc(r,I(r.slice(0,t)).length,n)};if(0===l.length||""===r||i(u+c))return f(u.length,"taken");const a=Ic(l.length,""===c,t=>i(u.slice(0,l[t-1])+c));return 0===a?qc(e,n,"refused"):f(l[a-1],"shortened")}
//notation|27 207 260 707 708 710
const Bc=class{static of(t,n,{start:r,end:e,text:i,lr:s}){if(!(n instanceof oi)||null===n.group)return null;const o=I(t),u=n.rt(o);if(null===u)return null;const c=t=>t.filter(t=>!n.groups.includes(t)).length;let l=c(o.slice(0,r)),h=l+c(o.slice(r,e));l===h&&""===i&&r<e&&(s?h=Math.min(u.length,h+1):l=Math.max(0,l-1));const f=I(i),a=2===n.read(i).completion?n.rt(f)??f:f;return Object.assign(new Bc,{notation:n,shown:o,plain:u,start:r,end:e,text:i,lower:l,upper:h,inserted:a})}ft(t){const{shown:n,plain:r,end:e,text:i,lower:s,upper:o,inserted:u}=this,c=r.length<n.length;if(""===i)return c?this.et(0)??qc(this.hr(0).join(""),s,"taken"):null;const l=this.et(u.length);if(null===l||t(l.value))return l;const h=this.hr(u.length).join("");if(!c&&t(h))return qc(h,s+u.length,"taken");const f=Ic(u.length,o===r.length,n=>{const r=this.et(n);return null!==r&&t(r.value)});return f>0?{...this.et(f),disposition:"shortened"}:c?qc(n.join(""),e,"refused"):null}get data(){const{notation:t,shown:n,start:r,end:e,text:i,lower:s,inserted:o}=this,u=this.hr(o.length).join("");return 0!==t.read(n.slice(0,r).join("")+i+n.slice(e).join("")).completion||0===Lr(t.syntax,u)?null:qc(u,s+o.length,"taken")}hr(t){return[...this.plain.slice(0,this.lower),...this.inserted.slice(0,t),...this.plain.slice(this.upper)]}et(t){const n=this.notation.et(this.hr(t));if(null===n)return null;let r=this.lower+t,e=0;for(;r>0;)this.notation.groups.includes(n[e++])||(r-=1);return qc(n.join(""),e,"taken")}};
//mask|711
const Rc={digit:t=>/^[0-9]$/.test(t),letter:t=>/^(?:[A-Za-z]|(?![\0-\x7f])\p{Alphabetic}[\p{M}\p{Alphabetic}\u200c\u200d]*)$/u.test(t),letterOrDigit:t=>Rc.digit(t)||Rc.letter(t)};
//mask|18 711
const zc=t=>/^[\x20-\x7e]$/.test(t)?!Rc.letterOrDigit(t):/^[\p{P}\p{Sm}]/u.test(t)||x.test(t)&&!/[\n\r\v\f\x85\u2028\u2029]/.test(t);
//mask|
const Pc={0:["digit","mandatory"],9:["digit","optional"],A:["letter","mandatory"],a:["letter","optional"],_:["letterOrDigit","mandatory"],"-":["letterOrDigit","optional"]};
//mask|27 713
function Dc(t){const n=I(t),r=[];let e={kind:null,mandatory:0,optional:0};const i=()=>{for(const t of["mandatory","optional"])for(let n=0;n<e[t];n++)r.push({kind:e.kind,room:t});e={kind:null,mandatory:0,optional:0}};let s=null;for(let t=0;t<n.length;t++){const o=n[t];if(null!==s||"["!==o&&"{"!==o)if("]"===o||"}"===o)i(),s=null;else if("["===s&&"\u2026"===o){const t=e.kind??"letterOrDigit";i(),r.push({kind:t,room:"repeating"})}else if("["===s){const[t,n]=Pc[o];e.kind!==t&&i(),e.kind=t,e[n]++}else r.push({own:"\\"===o?n[++t]:o,isInValue:"{"===s});else s=o}return r}
//mask|
const Uc=(t,n,r,e)=>({fills:t,matchesFixed:n,matchesLiterals:r,ends:e});
//mask|715
const Zc=Uc(!0,!0,!1,!1);
//mask|715
const Jc=Uc(!0,!1,!1,!1);
//mask|715
const Lc=Uc(!1,!0,!1,!1);
//mask|715
const Hc=Uc(!0,!0,!0,!0);
//mask|715
const Vc=Uc(!0,!0,!1,!0);
//mask|715
const Yc=Uc(!0,!1,!1,!0);
//mask|
const[Kc,Gc,Qc]=[0,1,2];
//mask|27
const Wc=t=>I(t.join(""));
//mask|711 712 716 717 718 723 724
const Xc=class{constructor(t,n=[],r=0){this.fr=t,this.ar=n,this.next=r}static of(t,n,r){const e=new Xc(n);for(const n of t)e.take(n,Zc);return 0===e.filledCount()&&([e.ar,e.next]=[[],0]),r&&e.mr(),e}copy(){return new Xc(this.fr,[...this.ar],this.next)}get shown(){return this.ar.map(t=>t.character).join("")}get value(){return this.filledCount()>0?this.ar.filter(t=>0!==t.pr).map(t=>t.character):[]}get dr(){return!this.fr.slice(this.next).some(t=>"mandatory"===t.room||t.isInValue)}get br(){return this.fr.some(t=>void 0!==t.own&&Rc.letterOrDigit(t.own))}get wr(){return this.value.length-Wc(this.value).length}get gr(){return Wc(this.ar.map(t=>t.character)).length===this.ar.length}filledCount(t=0,n=this.ar.length){let r=0;for(let e=t;e<n;e++)2===this.ar[e].pr&&r++;return r}jr(t){for(;t>0&&2!==this.ar[t-1].pr;)t--;return t}caret(t,n,r){let e=0;for(let n=t;n>0&&e<this.ar.length;e++)2===this.ar[e].pr&&n--;for(;e<this.ar.length&&2!==this.ar[e].pr;e++){const t=0===e?-1:this.ar[e-1].place;if(n--<=0&&(!r||this.ar[e].place!==t+1))break}return e}vr(t){const n=this.ar.splice(t),r=this.ar.at(-1);return this.next=void 0===r?0:"repeating"===this.fr[r.place].room?r.place:r.place+1,n}mr(){for(;void 0!==this.fr[this.next]?.own;this.next++)this.write(this.next)}write(t,n=null){const{own:r,isInValue:e}=this.fr[t],i=null!==n?2:e?1:0;this.ar.push({character:n??r,place:t,pr:i})}Or(t,n){let r=0;for(const{character:e,pr:i}of t.slice(n))1===i&&this.take(e,Lc),2!==i||this.take(e,Jc)||r++;return r}remove(t,n){return this.Or(this.vr(t),n-t)}take(t,n){const r=this.ar.length;let[e,i,s]=[!1,!1,null];for(let r=this.next;r<this.fr.length;r++){const{own:o,isInValue:u,kind:c,room:l}=this.fr[r];if(void 0===o&&i&&(s??={next:r,count:this.ar.length}),void 0!==o){if(this.write(r),i=e,o===t&&(u?n.matchesFixed:n.matchesLiterals))return this.next=r+1,!0}else{if(n.fills&&Rc[c](t))return this.write(r,t),this.next="repeating"===l?r:r+1,!0;if("optional"!==l)break;e=!0}}return n.ends&&s&&this.filledCount()>0&&zc(t)?(this.ar.length=s.count,this.next=s.next,!0):(this.ar.length=r,!1)}yr(t){for(let n=this.value;;){const r=Xc.of(Wc(n),this.fr,t);if(n=r.value,Wc(n).length===n.length)return r}}};
//mask|27 707 711 719 720 721 723 724 726
const tl=class{constructor(t,n,r){this.value=n,this.text=Xc.of(I(n),t,!0),this.canHold=r}ft({start:t,end:n,text:r,lr:e=!1}){if(""===r)return this.deletion(t,n,e);const[i,s,o]=this.kr(I(r),t,n);return this.$r(i,s,o)??this.Mr(n,"refused")}Mr(t,n){return{shown:this.text.shown,value:this.value,caret:t,disposition:n}}xr(t,n,r){const e=t.gr?n:Math.min(n,I(t.shown).length);return{shown:t.shown,value:t.value.join(""),caret:e,disposition:r}}deletion(t,n,r){if(t===n)return this.Mr(t,"taken");const e=this.Er(t,n);return n-t==1&&e.value.join("")===this.text.value.join("")?this.Tr(t,n,r):this.Sr(e,t)}Tr(t,n,r){if(r){const r=this.text.ar.findIndex((t,r)=>r>=n&&2===t.pr);return r<0?this.Mr(n,"taken"):this.Sr(this.Er(r,r+1),t)}const e=this.text.jr(t)-1;if(e<0)return this.Mr(t,"taken");const i=this.text.filledCount(n)>0?e+1:this.text.ar.length;return this.Sr(this.Er(e,i),e)}Er(t,n){let r=this.text.copy();const e=r.remove(t,n);if(e>0){const i=this.text.copy();i.remove(i.jr(t),n)<e&&(r=i)}return r.yr(!0)}Sr(t,n){const r=this.text.jr(n);return this.xr(t,t.caret(this.text.filledCount(0,r),n-r,!1),"taken")}$r(t,n,r){let e=this.Ar(t,Hc,n,r);if(e.loss>0||this.text.br&&!e.rank.every(t=>0===t))for(const[i,s]of this.Nr(n)){const n=this.Ar(t,i,s,r);nl(n.rank,e.rank)&&(e=n)}if(e.loss<t.length){const t=this._r(e);if(null!==t)return this.inserted(e,t,e.losesText?"shortened":"taken")}if(1===t.length)return null;const i=n=>this.Ar(t.slice(0,n),e.as,e.start,r),s=0===this.text.filledCount(r),o=Ic(t.length,s,t=>null!==this._r(i(t)));if(0===o)return null;const u=i(o),c=u.loss<o?this._r(u):null;return null===c||this.Cr(c)?null:this.inserted(u,c,"shortened")}inserted(t,n,r){return this.xr(n,n.caret(t.filledCount,t.ownCount,!0),r)}Cr(t){return t.value.join("")===this.text.value.join("")}_r({text:t,keepsRest:n}){if(!n)return null;const r=t.yr(!0);return r.filledCount()<t.filledCount()-t.wr||!r.gr?null:this.Cr(r)||this.canHold(r.value.join(""))?r:null}Nr(t){const n=this.text.br?[[Vc,t],[Yc,t]]:[],r=this.text.jr(t);return r<t?[...n,[Hc,r]]:n}Ar(t,n,r,e){const i=this.text.copy(),s=i.vr(r),[o,u]=[i.ar.filter(t=>0!==t.pr).length,i.next],c=t.filter(t=>!i.take(t,n)),l=!(i.filledCount()>0&&i.ar.filter(t=>0!==t.pr).length>o||i.next>u),h=i.filledCount()-i.wr,f=i.ar.length-i.jr(i.ar.length),a=0===i.Or(s,e-r),m=t.length>1,p=[!a,c.length,l,m&&!i.dr,m&&n===Hc].map(Number);return{text:i,as:n,start:r,filledCount:h,ownCount:f,keepsRest:a,rank:p,loss:c.length,losesText:c.some(Rc.letterOrDigit)}}kr(t,n,r){const{ar:e,fr:i}=this.text,s=(t,n)=>{const r=Wc(t),{kind:e}=i[n.place];return 1===r.length&&void 0!==e&&Rc[e](r[0])};return n>0&&s([e[n-1].character,t[0]],e[n-1])&&(t=Wc([e[n-=1].character,...t])),r<e.length&&s([t.at(-1),e[r].character],e[r])&&(t=Wc([...t,e[r].character]),r+=1),[t,n,r]}};
//mask|
function nl(t,n){const r=t.findIndex((t,r)=>t!==n[r]);return r>=0&&t[r]<n[r]}
//|27 709 714 724 725 728 729 730 731 732 733 734
const rl=class{constructor(t,n){this.fr=void 0===t?null:Dc(t),this.notation=n}shown(t){return this.Ir(t)?Xc.of(I(t),this.fr,!0).shown:t}Ir(t){return null===this.fr||null===this.notation?null!==this.fr:this.holds(t)&&(this.isAlive(t)||!this.isData(t))}ft(t,n,r){return null===this.notation?this.qr(t,n,r):this.notated(t,n,r)}qr(t,n,r){return null===this.fr?Fc(t,n,r):new tl(this.fr,n,r).ft(t)}};
//mask|27 724 727
Object.assign(rl.prototype,{holds(t){return Xc.of(I(t),this.fr,!1).value.join("")===t}});
//notation|727
Object.assign(rl.prototype,{isAlive(t){return 0!==this.notation.read(t).completion}});
//notation|207 727
Object.assign(rl.prototype,{isData(t){return"time"!==this.notation.type&&/^(?:19|20)/.test(t)&&0!==Lr(this.notation.syntax,t)}});
//notation|27 708 709 710 727
Object.assign(rl.prototype,{notated(t,n,r){const e=null===this.fr?Bc.of(n,this.notation,t):null,i=e?.ft(r)??null;if(null!==i)return i;const s=I(this.shown(n)),o=this.translation(t,s);if(null!==o&&r(o))return qc(o,I(o).length,"taken");if(null===this.fr){const i=e?.data??null;return null!==i&&r(i.value)?i:this.qr(t,n,r)}if(!this.Ir(n))return this.formattedAgain(Fc(t,n,r));const u=this.qr(t,n,r);if(""===t.text||"refused"!==u.disposition&&this.isAlive(u.value)||!this.isAlive(n))return u;const c=this.data(t,s);return null!==c&&r(c)?qc(c,I(c).length,"taken"):u}});
//notation|27 724 725 727
Object.assign(rl.prototype,{formattedAgain(t){const n=t=>new tl(this.fr,"",()=>!0).ft({start:0,end:0,text:t}),r=n(t.value);if("refused"===t.disposition||"taken"!==r.disposition)return t;if((!/^\p{Nd}*$/u.test(t.value)||this.isData(t.value)||!this.isAlive(r.value))&&!this.Ir(t.value))return t;const e=I(t.value).slice(0,t.caret).join("");if(e===t.value)return{...r,caret:I(r.shown).length,disposition:t.disposition};const i=Xc.of(I(n(e).value),this.fr,!1).filledCount(),s=Xc.of(I(r.value),this.fr,!0).caret(i,0,!1);return{...r,caret:s,disposition:t.disposition}}});
//notation|27 668 727
Object.assign(rl.prototype,{translation({start:t,end:n,text:r},e){return I(r).length<2||n>e.length?null:mc(this.notation,e.slice(0,t).join("")+r+e.slice(n).join(""))}});
//notation|727
Object.assign(rl.prototype,{data({start:t,end:n,text:r},e){const i=t=>/^\p{Nd}$/u.test(t);if(e.slice(n).some(i))return null;const s=e.slice(0,t).filter(i).join("")+r;return this.isData(s)&&!this.Ir(s)?s:null}});
//|351
const el=t=>JSON.stringify(t,(t,n)=>"bigint"==typeof n||"number"==typeof n?`#${n}`:Xi(n)?Object.fromEntries(Object.entries(n).sort(([t],[n])=>t<n?-1:1)):n);
//externals|735
const il=({rule:t,value:n,arguments:r})=>el([t.name,n,r]);
//|738 739
function sl({annotations:t,isSecret:n,computed:r,type:e}){const i=n||void 0!==r?void 0:t.find(({name:t})=>"default"===t)?.arguments[0];return void 0===i?void 0:ul(e,ol(i))}
//default|101 738
function ol(t){if(Array.isArray(t))return t.map(ol);if(null===t||"object"!=typeof t)return t;const[[n,r]]=Object.entries(t);return"number"===n?sn(r,!0):r}
//default|95 114 739 751
function ul(t,n){if("any"===t.name)return n;if("list"===t.name)return(Array.isArray(n)?n:[n]).map(n=>ul(t.item,n)).filter(t=>void 0!==t);const r="number"==typeof n||n instanceof Xt;return 4===t.kind?"string"==typeof n?n:r?gn(n):"boolean"==typeof n?String(n):void 0:jl.includes(t.name)&&("string"==typeof n||r&&3===t.kind||"boolean"==typeof n&&2===t.kind)?n:void 0}
//|351 705 741
function cl(t,n,r,e){if(!Xi(n))throw new _c("the values of a form have names");ll(t,n,r,r.form.objects[0],e)}
//|351 353 368 705 741 744
function ll(t,n,r,e,i){const s=Object.keys(n).find(t=>!e.ct.has(t));if(void 0!==s)throw new _c(`the form has no field '${ls([...r.path,s])}'`);for(const{name:s,field:o,group:u}of e.members){const e=rs(n,s);if(o)void 0!==e?al(t,e,r.node(o),i):i||al(t,void 0,r.node(o),!1);else if(Xi(e))ll(t,e,r,r.form.objects[u],i);else{if(null!=e)throw new _c(`'${ls([...r.path,s])}' takes the values of a form`);null!==e&&i||ll(t,{},r,r.form.objects[u],!1)}}}
//|737 742 744
function hl(t,n){for(const r of n.fields){const n=sl(r.Fr);void 0!==n&&al(t,n,r,!1),r.nested&&hl(t,r.nested)}}
//|368 705
function fl(t){if(t.isReadOnly)throw new _c(`'${ls(t.path)}' is read-only`)}
//|21 351 735 740 745 749
function al(t,n,r,e){const{type:i,computed:s}=r.Fr;void 0===s&&(r.Br=!(null==n||"string"==typeof n&&S(n)||Array.isArray(n)&&0===n.length),r.Rr=!1,i.form&&Xi(n)?(r.Rr=!0,r.content=void 0,cl(t,n,r.nested,e)):i.form?(cl(t,{},r.nested,!1),r.content=n):"list"===i.name&&Array.isArray(n)?ml(t,n,r):(r.zr=null,r.content=n),r.Pr=(r.Rr||null!==r.zr)&&el(r.given)!==r.Dr,wl(r))}
//list|746 748
function ml(t,n,r){const e=(r.zr??[]).slice(0,n.length);for(;e.length<n.length;)e.push(pl(t,r));r.zr=e,r.content=void 0,e.forEach((r,e)=>bl(t,r,n[e]))}
//module list|754
function pl(t,n){const r={value:null,instance:null};return n.Ur&&(r.instance=new yl(t,n.Ur,n,r)),r}
//|351 735 740 742
function dl(t,n,r){if(void 0!==r&&(n.value=r),n.instance){hl(t,n.instance),Xi(r)&&cl(t,r,n.instance,!0);for(const t of n.instance.Zr())t.Dr=el(t.given)}}
//|351 740
function bl(t,n,r){n.value=r,n.instance&&Xi(r)&&cl(t,r,n.instance,!1)}
//|
function wl(t){t.unit.moment="change";for(let{Jr:n,Lr:r}=t.instance;n&&void 0!==t.given;({Jr:n,Lr:r}=n.instance))null===r&&(n.Rr=!0)}
//module nested|378 750
function gl(t,n=t.form.objects[0]){return ws(n.members.map(({name:n,field:r,group:e})=>{if(r)return[n,t.node(r).given];const i=gl(t,t.form.objects[e]);return[n,Object.keys(i).length>0?i:void 0]}))}
//|
const jl=["integer","number","boolean","date","month","time","datetime"];
//|
const vl=["text","integer","number","date","month","time","datetime","choice","any"];
//|95 103 114 379 668 727 735 750 751 754
const Ol=class{constructor(t,n){this.instance=t,this.Fr=n,this.session=t.session,this.unit=null,this.content=void 0,this.zr=null,this.Rr=!1,this.Pr=!1,this.nested=n.type.form?new yl(this.session,n.type.form,this,null):null,this.Ur="list"===n.type.name?n.type.item.form??null:null,this.Hr=!1,this.Vr=!1,this.Br=!1,this.isEnabled=!0,this.Yr=!1,this.Dr=void 0,this.status=null,this.view=null,this.Kr=n.Kr??=new rl(n.mask,n.notation)}get path(){return[...this.instance.path,...this.Fr.groups,this.Fr.name]}get slot(){return this.instance.place.frame.base+this.Fr.slot}get Gr(){return!this.Rr&&null===this.zr&&el(this.content)!==this.Dr}get isReadOnly(){return this.Yr||void 0!==this.Fr.computed}*Qr(){if(this.nested&&(yield this.nested),this.Ur)for(const t of this.zr??[])yield t.instance}get given(){return this.Rr?gl(this.nested):null===this.zr?this.content:this.zr.map(t=>t.instance?gl(t.instance):t.value)}get value(){const{type:t}=this.Fr;return!this.Rr&&null===this.zr&&"string"==typeof this.content&&jl.includes(t.name)?gs(this.session.Ot,this.slot,t)??this.content:this.given}get Wr(){if(this.Rr||null!==this.zr)return null;const{content:t,Fr:{notation:n}}=this;if(null==t)return"";if("number"==typeof t||t instanceof Xt){const r="number"==typeof t?un(t):t;return n?.write(3,r)??gn(r)}return"string"!=typeof t?null:null===n||this.Hr?t:mc(n,t)??t}};
//|753 755 756
const yl=class{constructor(t,n,r,e){this.session=t,this.form=n,this.Jr=r,this.Lr=e,this.fields=n.fields.map(t=>new Ol(this,t)),this.Jt=$l(t.program,n).map(t=>({...t,instance:this,moment:"change",standing:kl}));for(const t of this.Jt)t.field&&(this.node(t.field).unit=t);this.place=null}node(t){return this.fields[this.form.fields.indexOf(t)]}get path(){return null===this.Jr?[]:null===this.Lr?this.Jr.path:[...this.Jr.path,this.Jr.zr.indexOf(this.Lr)]}*Xr(){for(const t of this.Jt)if(yield t,t.field)for(const n of this.node(t.field).Qr())yield*n.Xr()}*Zr(){for(const t of this.Xr())t.field&&(yield t.instance.node(t.field))}};
//|
const kl=Object.freeze({hasErrors:!1,isUndecided:!1,fails:!1,failsForGood:!1,isPending:!1,inquiries:[],violations:[],undecided:[],notes:new Map});
//|691 757
function $l(t,n){if(n.Jt)return n.Jt;const r=[];for(const e of t.Yt(n.checks)){const i={entry:e.index,field:null,slot:e.a,hasConditions:!1,targets:[],reads:[]};if(0===e.op)r.push({...i,field:n.fields[e.a],slot:n.fields[e.a].slot});else if(1===e.op)r.push(i);else if(2===e.op){const n=t.checks[e.a],i=r.at(-1);n.isCondition&&(i.hasConditions=!0),Ml(n).length>0&&i.targets.push(Ml(n)),i.reads.push(...kc(t,n).filter(t=>t!==i.slot))}}return n.Jt=r}
//|
function Ml({target:t}){const n=t.findIndex(t=>"string"!=typeof t);return n<0?t:t.slice(0,n)}
//|758
function xl(t,n){const r=t.fields.findLast(({Fr:t})=>t.slot<=n);return r&&r.Fr.slot!==n?r.nested?xl(r.nested,n-r.Fr.slot):null:r??null}
//|760
function El(t){for(const n of t.root.Zr())n.status=Tl(t,n)}
//|761 762 763 764 766 769
function Tl(t,n){const{Hr:r}=n,e=null===n.instance.Jr?[]:Sl(t,n),{unit:i}=n,s=i.targets.length>0||e.length>0,o=s?Nl(t,n,e):i.standing,u=0==(3&t.Ot.slots[n.slot].flags),c=_l(t,n,o)||o.fails&&(i.hasConditions||e.length>0),l=(r,e)=>!s||Al(t,r,e)===n,h=c?[...e,i].flatMap(n=>Il(t,n).filter(t=>l(t,n))):[],f=h.filter(t=>"error"===t.severity),{Gr:a}=n,m=o.isUndecided&&!Bl(t,n),p=m&&void 0!==n.Fr.computed,d=h.filter(t=>"warning"===t.severity),b=m?o.undecided:[];return{state:u&&n.isEnabled?f.length>0?"invalid":o.isPending?"checking":t.te!==n||r?r||n.Vr||a||n.Pr||p?o.hasErrors?"incomplete":m?"undecided":o.isUndecided?"incomplete":"valid":"untouched":"editing":"untouched",isActive:u,isPending:o.isPending,violations:f,warnings:d,undecided:b}}
//nested|
function Sl(t,n){const r=[];for(let{Jr:e,Lr:i}=n.instance;null!==e&&null===i;({Jr:e,Lr:i}=e.instance))e.unit.targets.some(r=>t.find(r,e.nested)===n)&&r.push(e.unit);return r}
//target|757
function Al(t,n,r){const e=r.field?r.instance.node(r.field):null,i=r.standing.notes.get(n)?.check,s=i?Ml(i):[];return(e?.nested&&s.length>0?t.find(s,e.nested):null)??e}
//target|762
function Nl(t,n,r){const{unit:e}=n,i=[...r,e].flatMap(({standing:r,...e})=>r.violations.filter(i=>Al(t,i,{standing:r,...e})===n).map(t=>({isError:"error"===t.severity,isFinal:!r.notes.get(t)?.Ft}))),s=e.standing.hasErrors&&!e.standing.violations.some(t=>"error"===t.severity);return{...e.standing,hasErrors:s||i.some(({isError:t})=>t),fails:i.length>0,failsForGood:i.some(({isFinal:t})=>t)}}
//|765
function _l(t,n,r){return n.Hr?r.failsForGood:r.fails&&Cl(t,n)}
//|379
function Cl(t,n){return void 0!==n.Fr.computed?void 0!==gs(t.Ot,n.slot,n.Fr.type):n.Vr||n.Br&&t.te!==n}
//|764 767 775
function Il(t,n){const{standing:r}=n;if(!r.fails)return[];const e=n.field?n.instance.node(n.field):null,i=null===e||_l(t,e,r);return i||n.hasConditions?Zl(r.violations.filter(r=>ql(t,r,n,e,i)),r.notes,t.options.mode):[]}
//|691 768 771
function ql(t,n,r,e,i){const{Ft:s=!1,check:o=null}=r.standing.notes.get(n)??{},u=o?.isCondition??!1;if(e?.Hr&&s&&!u)return!1;const c=o?kc(t.program,o):[];return null===e&&0===c.length?t.ne:!!(i||u&&0!==c.length)&&!(e&&0===c.length&&void 0===e.Fr.computed&&!e.Hr&&!e.Vr)&&!(e&&void 0!==e.Fr.computed&&!Fl(t,e))&&c.every(n=>zl(t,n,r.instance))}
//computed|765 770 773
function Fl(t,{Fr:{slot:n},instance:r}){const e=Dl(t,n,r);return(0===e.length||e.some(n=>Cl(t,n)))&&!Rl(t,n,r)}
//|770
function Bl(t,n){return!n.Hr&&[...n.unit.reads,...void 0===n.Fr.computed?[]:[n.Fr.slot]].some(r=>Rl(t,r,n.instance))}
//reads computed|758 772 773
function Rl(t,n,r){const e=xl(r,n);return null!==e&&void 0===e.Fr.computed?Pl(t,e):Dl(t,n,r).some(n=>Pl(t,n))}
//reads|758 765 770 773
function zl(t,n,r){const e=xl(r,n);return!!(null!==e&&1&t.Ot.slots[e.slot].flags)||!(null!==e&&!Cl(t,e))&&(null!==e||Dl(t,n,r).every(n=>Cl(t,n)))&&!Rl(t,n,r)}
//|
function Pl(t,n){if(n.Hr)return!0;if(null===n.nested&&!n.Ur)return!1;for(let r=t.te?.Hr?t.te:null;r;r=r.instance.Jr)if(r===n)return!0;return!1}
//computed parameters group|690 758
function Dl(t,n,r){const[e,i,s]=[[{slot:n,instance:r}],new Map,[]];for(const n of e){const r=i.get(n.instance)??i.set(n.instance,new Set).get(n.instance);if(r.has(n.slot))continue;r.add(n.slot);const{form:o,Jr:u}=n.instance,c=yc(t.program,o).get(n.slot),l=xl(n.instance,n.slot),h=(o.parameters??[]).findIndex(t=>t.slot===n.slot);c?e.push(...c.map(t=>({slot:t,instance:n.instance}))):void 0!==l?.Fr.computed?e.push({slot:l.Fr.slot,instance:l.instance}):l?s.push(l):h>=0&&u&&e.push(...(u.Fr.er?.[h]??[]).map(t=>({slot:t,instance:u.instance})))}return s}
//|766
function Ul(t){return[...t.root.Xr()].flatMap(n=>Il(t,n))}
//|
function Zl(t,n,r){if("all"===r||t.length<2)return t;const e=new Set;let i=!1;return t.filter(t=>!(e.has(t.path)||i&&n.get(t)?.check||("error"!==t.severity||(e.add(t.path),t.path.endsWith("]")||(i=!0)),0)))}
//|
function Jl(t,n){let r=n;for(;r.instance.Jr;)r=r.instance.Jr.unit;const e=t.form.steps.findIndex(({slots:[t,n]})=>t<=r.slot&&r.slot<n);return e<0&&null===r.field?0:e}
//|691 776
function Ll(t,n,r,e){const i=Jl(t,r);return i<0||i>n?[]:e.filter(e=>{const s=r.standing.notes.get(e)?.check,o=(s&&r.instance===t.root?kc(t.program,s):[]).map(n=>t.form.steps.findIndex(({slots:[t,r]})=>t<=n&&n<r));return Math.max(i,...o)===n})}
//|777
function Hl(t,n){const r={hasErrors:!1,isUndecided:!1,isPending:!1};for(const e of t.root.Xr()){const{violations:i,undecided:s,isPending:o}=e.standing;Ll(t,n,e,i).some(t=>"error"===t.severity)&&(r.hasErrors=!0),0!==Ll(t,n,e,s).length&&(r.isUndecided=!0,o&&(r.isPending=!0))}return r}
//|766 777
function Vl(t,n){return[...t.root.Xr()].flatMap(r=>Ll(t,n,r,Il(t,r)))}
//|776
function Yl(t,n){t.re(null),t.host?.ee();for(const r of t.root.Xr()){if(Jl(t,r)!==n)continue;r.moment="submit";const e=r.field?r.instance.node(r.field):null;null!==e&&t.ie(e)&&Object.assign(e,{Vr:!0,Hr:!1})}t.update()}
//steps|40 778 779 780
const Kl=class{#t;#n;constructor(t,n){this.#t=t,this.#n=n}get#r(){return this.#t.form.steps[this.#n]}get name(){return this.#r.name}get label(){return this.#r.label??Z(this.name)}get fields(){const[t,n]=this.#r.slots;return this.#e(t,n).map(t=>this.#t.view(t))}#e(t,n){return this.#t.root.fields.filter(({Fr:r})=>t<=r.slot&&r.slot<n)}get state(){const{hasErrors:t,isUndecided:n,isPending:r}=Hl(this.#t,this.#n);if(this.violations.length>0)return"invalid";if(r)return"checking";const[e,i]=this.#r.slots;return this.#e(e,i).some(t=>t.Vr||t.Gr||this.#t.te===t)?t?"incomplete":n?"undecided":"valid":"untouched"}get violations(){return Vl(this.#t,this.#n).filter(t=>"error"===t.severity)}get warnings(){return Vl(this.#t,this.#n).filter(t=>"warning"===t.severity)}get canContinue(){const{hasErrors:t,isUndecided:n}=Hl(this.#t,this.#n);return!t&&!n&&!this.#t.se}async submit(){return Yl(this.#t,this.#n),await(this.#t.host?.settle()),this.canContinue}};
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|76 81 84 85 86 782
const Gl=class{constructor(t,n){this.now=t,this.offset=n}static of(t){if("string"==typeof t){const n=Pt(t),r=null===n?Zt(t):Jt(n,0);if(!r)throw new RangeError(`now: '${t}' is neither a date nor a date with time`);const e=60*(r.o??0);return new Gl({s:r.s-e,n:r.n},()=>e)}const n=Number(t??Date.now());if(!Number.isFinite(n))throw new RangeError("now is no date");const r=Math.floor(n/1e3);return new Gl({s:r,n:Math.floor(1e6*(n-1e3*r))},t=>Math.round(60*-new Date(1e3*t.s).getTimezoneOffset())||0)}N(t){const n=Math.floor((t.s+this.offset(t))/86400);return Math.min(Math.max(n,-719162),2932896)}x(t){const n={s:t.s+this.offset(t),n:t.n,o:null};return qt(Lt(n))?n:null}S(t){const n=n=>({s:t.s-n,n:t.n});if(null!==t.o)return n(60*t.o);const r=this.offset(n(86400));if(this.offset(n(r))===r)return n(r);const e=this.offset(n(-86400));return this.offset(n(e))===e?n(e):n(r)}};
//|782
const Ql=class{constructor(t,n){this.mode=t,this.context=n.context??{},this.strict=!0===n.strict,this.moment="submit",this.judgesNestedForms=!0,this.host=null,this.ruleTexts=n.ruleTexts,this.translations=n.translations,this.now=n.now,this.oe=null}get E(){return this.oe??=Gl.of(this.now)}};
//externals|705 736 785 786 787
const Wl=class{constructor(t,n){const r=t.program.externals.filter(({name:t})=>"function"!=typeof n[t]).map(({name:t})=>`'${t}'`);if(r.length>0)throw new _c(`the form needs external rules that were not supplied: ${r.join(", ")}`);this.session=t,this.externals=n,this.answers=new Map,this.ue=new Map,this.kept=new Map,this.waiting=[]}lt(t){return this.answers.get(il(t))}ee(){for(const[t,n]of this.answers)void 0===n.accepted&&this.answers.delete(t)}ce(t){const[n,r]=[new Map,new Set];for(const{standing:e}of t)for(const{question:t,isPending:i}of e.inquiries)r.add(il(t)),i&&n.set(il(t),t);for(const t of this.answers.keys())r.has(t)||this.answers.delete(t);this.le(n)}le(t){for(const[n,{he:r}]of this.ue)t.has(n)&&!this.session.se||(this.ue.delete(n),r.abort());for(const[n,r]of this.session.se?[]:t){if(this.ue.has(n))continue;const t=new AbortController;this.ue.set(n,{he:t}),this.answer(r,n,t.signal).then(r=>this.take(n,t,r))}if(0===this.ue.size)for(const t of this.waiting.splice(0))t()}async settle(){for(;this.ue.size>0;)await new Promise(t=>this.waiting.push(t))}take(t,n,r){this.ue.get(t)?.he===n&&(this.ue.delete(t),this.answers.set(t,r),this.session.update())}async answer(t,n,r){const{debounce:e,timeout:i,cache:s,retries:o=0}=t.rule,u=this.kept.get(n);if(u&&u.end>performance.now())return u.answer;if(e&&!await nh(th(e),r))return{reason:"cancelled"};const c=new AbortController;r.addEventListener("abort",()=>c.abort(),{once:!0});const l=this.fe(t,o,c.signal),h=i&&nh(th(i),r).then(()=>({reason:"timed out"})),f=await(h?Promise.race([l,h]):l);return c.abort(),s&&void 0!==f.accepted&&this.kept.set(n,{answer:f,end:performance.now()+th(s)}),this.kept.size>1024&&this.kept.delete(this.kept.keys().next().value),f}async fe(t,n,r){const{rule:e,value:i,arguments:s}=t,o=Object.fromEntries(e.parameters.map((t,n)=>[t,s[n]??null]));for(;;)try{return Xl(await this.externals[e.name](i,{signal:r,arguments:o}))}catch(t){if("AbortError"===t?.name||r.aborted)return{reason:"cancelled"};if(n--<=0)return{reason:t?.message?`failed: ${t.message}`:"failed"}}}};
//externals|
function Xl(t){if("boolean"==typeof t)return{accepted:t};if("string"==typeof t)return{accepted:!1,message:t};throw new TypeError("an external rule answers true, false or a message")}
//externals|132
const th=t=>Number(Fn(t).y)/1e6;
//externals|
const nh=(t,n)=>new Promise(r=>{const e=setTimeout(()=>r(!0),Math.min(t,2147483647));n.addEventListener("abort",()=>{clearTimeout(e),r(!1)},{once:!0})});
//module list|746 747 791 793
function rh(t,n,r){uh(t,e=>{const i=pl(t.session,t);return e.splice(sh(t,r,e.length),0,i),()=>dl(t.session,i,n)})}
//module list|791 793
function eh(t,n,r){uh(t,e=>{const i=e.length-1;e.splice(sh(t,r,i),0,...e.splice(sh(t,n,i),1))})}
//module list|791 793
function ih(t,n){uh(t,r=>{r.splice(sh(t,n,r.length-1),1)})}
//module list|792
function sh(t,n,r){if(Number.isInteger(n)&&n>=0&&n<=r)return n;throw oh(t)}
//module list|368 705
const oh=t=>new _c(`there is no such row in '${ls(t.path)}'`);
//module list|743 749 792
function uh(t,n){if("list"!==t.Fr.type.name)throw oh(t);fl(t);const r=[...t.zr??[]],e=n(r);t.zr=r,t.content=void 0,e?.(),t.Vr=!0,wl(t)}
//|368 743 744 788 789 790
const ch=class{#i;constructor(t){this.#i=t}get path(){return ls(this.#i.path)}get label(){return this.#i.Fr.B}get text(){return this.#i.Kr.shown(this.#i.Wr??"")}get value(){return this.#i.value}get state(){return this.#i.status.state}get violations(){return this.#i.status.violations}get warnings(){return this.#i.status.warnings}get undecided(){return this.#i.status.undecided}get isActive(){return this.#i.status.isActive}get isPending(){return this.#i.status.isPending}get isReadOnly(){return this.#i.isReadOnly}set isReadOnly(t){this.#s(n=>n.Yr=t)}get isEnabled(){return this.#i.isEnabled}set isEnabled(t){this.#s(n=>n.isEnabled=t)}get rowCount(){return this.#i.zr?.length??0}edit(t){return this.#i.session.edit(this.#i,t)}set(t){this.#s((n,r)=>{fl(n),n.Hr=!1,al(r,t,n,!1)})}focus(){this.#s((t,n)=>n.re(t))}leave(){this.#s((t,n)=>n.te===t?n.re(null):n.leave(t,n.te))}insert(t,n=this.rowCount){this.#s(r=>rh(r,t,n))}move(t,n){this.#s(r=>eh(r,t,n))}remove(t){this.#s(n=>ih(n,t))}#s(t){const{session:n}=this.#i;t(this.#i,n),n.update()}};
//|27 62 357 368 379 390 654 705 735 740 742 749 752 754 755 759 783 784 794 800 801 796 797 798 799
const lh=class{constructor(t,{values:n={},context:r={},externals:e={},...i}){this.program=t.program,this.form=t.Fr,this.options={mode:"first-per-field",...i},this.context=r,this.Ot=new oc(t.program),this.host=t.program.externals.length>0?new Wl(this,e):null,this.root=new yl(this,this.form,null,null),this.te=null,this.ne=!1,this.se=!1,this.ae=new Set,hl(this,this.root),cl(this,n,this.root,!0);for(const t of this.root.Zr())t.Dr=el(t.given),t.Pr=!1;this.update()}update(){this.me();for(const t of this.root.Xr())t.standing=this.judge(t);El(this),this.host?.ce(this.root.Xr());for(const t of[...this.ae])t()}T(t,n){const r=new Ql(t,this.options);return r.context=this.context,r.host=this.host,Object.assign(r,n)}me(){const t=new Array(this.form.slotCount).fill(null);this.pe=new os(t,!1),this.de(this.root,{frame:Ts(this.form,0),outer:[],items:[]},t),this.Ot.En(this.form,this.T("all"),t);for(const t of this.root.Zr())void 0!==t.Fr.computed&&(t.content=gs(this.Ot,t.slot,t.Fr.type))}de(t,n,r){t.place=n;const{base:e}=n.frame;r[e]=new Mt(10,void 0);for(const i of t.fields){const t=e+i.Fr.slot,s=(t,r,e)=>hh(n,i,t,r,e);if(i.Rr)this.de(i.nested,s(i.Fr.type.form,t,null),r);else if(null!==i.zr&&i.Ur)this.layOutRows(i,t,s,r);else{const n=void 0!==i.Fr.computed?void 0:i.zr?.map(t=>t.value)??i.content;this.pe.value(n,i.Fr.type,t,0),i.Hr&&r[t]&&(r[t].flags|=8),i.nested&&this.placeInstance(i.nested,s(i.Fr.type.form,t,null))}const o=void 0!==i.content&&void 0===i.Fr.computed;i.instance.form.objects.length>1&&(i.Rr||null!==i.zr||o)&&this.showGroups(i,e,r)}}judge(t){const n=t.field?t.instance.node(t.field):null;if(null!==t.instance.Jr&&!this.isJudged(t.instance)||!1===n?.isEnabled)return kl;const r=null!==n&&(null!==n.nested||null!==n.Ur),e=this.T("all",{moment:t.moment,judgesNestedForms:!r}),{zt:i,isUndecided:s,violations:o,undecided:u,inquiries:c,notes:l}=this.Ot.Sn(t.entry,t.instance.place,e),h=[...l.values()].filter(t=>t.Ft).length;return{hasErrors:i,isUndecided:s,violations:o,undecided:u,inquiries:c,notes:l,fails:o.length>0,failsForGood:o.length>h,isPending:c.some(t=>t.isPending)}}get verdict(){let t="valid";for(const{standing:n}of this.root.Xr()){if(n.hasErrors)return"invalid";n.isUndecided&&(t="undecided")}return t}edit(t,n){const r=t.Wr;if(null===r||!vl.includes(t.Fr.type.name))throw new _c(`'${ls(t.path)}' holds no text that could be edited`);if(t.isReadOnly||!t.isEnabled)throw new _c(`'${ls(t.path)}' is read-only`);const e=t.Kr.shown(r),i=[n.start,n.end].map(t=>fh(e,t)),s=this.T("all"),o={start:i[0],end:Math.max(...i),text:n.text??"",lr:"forward"===n.direction},u=t.Kr.ft(o,r,n=>void 0===t.Fr.filter||this.Ot.canHold(n,t.Fr,t.instance.place,s));this.re(t);const c=r!==u.value||null!==t.Fr.notation;"refused"===u.disposition||!c&&t.Hr||(t.Hr=!0,t.Br=!1,c&&(t.content=u.value,wl(t))),this.update();const{state:l,violations:h,warnings:f}=t.status,a=I(u.shown).slice(0,u.caret).join("").length;return{text:u.shown,value:t.value,caret:a,state:l,isRefused:"refused"===u.disposition,messages:[...h,...f].map(t=>t.message)}}re(t){if(this.te===t)return;const n=this.te;this.te=t,n&&this.leave(n,t)}leave(t,n){const r=new Set;for(let t=n;t;t=t.instance.Jr)r.add(t);for(let n=t;n&&!r.has(n);n=n.instance.Jr)n.Vr=!0,n.Hr=!1,n.unit.moment="blur"}ie(t){return 0==(3&this.Ot.slots[t.slot].flags)&&(null===t.instance.Jr||this.ie(t.instance.Jr))}be(){this.re(null),this.ne=!0,this.host?.ee();for(const t of this.root.Xr())if(t.moment="submit",t.field){const n=t.instance.node(t.field);this.ie(n)&&(n.Vr=!0)}this.update()}find(t,n=this.root){const r=[];for(const[e,i]of t.entries()){const s=n.fields.find(({Fr:t})=>t.name===i&&ls(t.groups)===ls(r));if(!s){r.push(i);continue}const o=t.slice(e+1);if(0===o.length)return s;if(s.nested)return this.find(o,s.nested);const u=s.zr?.[o[0]]?.instance;return u&&o.length>1?this.find(o.slice(1),u):null}return null}view(t){return t.view??=new ch(t)}};
//list|62 795
Object.assign(lh.prototype,{layOutRows({zr:t,Ur:n},r,e,i){const s=i[r]=new Mt(9,void 0);[s.count,s.stride]=[t.length,n.slotCount],s.start=this.pe.append(s.count*s.stride),t.forEach((t,r)=>this.de(t.instance,e(n,s.item(r),r),i))}});
//nested|795 800
Object.assign(lh.prototype,{placeInstance(t,n){t.place=n;for(const r of t.fields){const{type:{form:t},slot:e}=r.Fr;r.nested&&this.placeInstance(r.nested,hh(n,r,t,n.frame.base+e,null))}}});
//group|62 795
Object.assign(lh.prototype,{showGroups(t,n,r){const{objects:e}=t.instance.form;for(const i of e.slice(1)){const{slot:e}=t.Fr;i.slot<e&&e<i.slot+i.slotCount&&(r[n+i.slot]=new Mt(10,void 0))}}});
//nested|795
Object.assign(lh.prototype,{isJudged(t){const{Jr:n}=t,r=this.Ot.slots[n.slot];return!(!n.isEnabled||71&r.flags)&&(null!==t.Lr||!(10!==r.kind||32&r.flags))&&(null===n.instance.Jr||this.isJudged(n.instance))}});
//form|390
function hh(t,n,r,e,i){return{frame:Ts(r,e,t.items.length+(null===i?0:1),null!==i&&i>0),outer:[...t.outer,{...t.frame,field:n.Fr}],items:null===i?t.items:[...t.items,i]}}
//|27 705
function fh(t,n){if(!(n>=0&&n<=t.length))throw new _c(`the offset ${n} is not in a text of ${t.length}`);const r=I(t.slice(0,n));if(I(t).slice(0,r.length).join("").length!==n)throw new _c(`the offset ${n} is inside a character`);return r.length}
//|376 706 740 774 781 795
const ah=class{#t;constructor(t,n){this.#t=new lh(t,n)}field(t){const n=this.#t.find(Cc(t));return n&&this.#t.view(n)}get fields(){return[...this.#t.root.Zr()].map(t=>this.#t.view(t))}get steps(){return this.#t.form.steps.map((t,n)=>new Kl(this.#t,n))}get verdict(){return this.#t.verdict}get isPending(){return[...this.#t.root.Xr()].some(t=>t.standing.isPending)}get violations(){return Ul(this.#t).filter(t=>"error"===t.severity)}get warnings(){return Ul(this.#t).filter(t=>"warning"===t.severity)}get values(){return ds(this.#t.Ot,this.#t.form,0)}get context(){return this.#t.context}set context(t){this.#t.context=t,this.#t.update()}update(t){cl(this.#t,t,this.#t.root,!0),this.#t.update()}onChange(t){return this.#t.ae.add(t),()=>this.#t.ae.delete(t)}async settle(){await(this.#t.host?.settle())}async submit(){return this.#t.be(),await this.settle(),this.verdict}end(){this.#t.se=!0,this.#t.host?.le(new Map),this.#t.ae.clear()}};
//|
const mh=["first-per-field","all","first"];
//|40 802 805 806 807
const ph=class{constructor(t,n,r=!0){this.program=t,this.Fr=n,this.tn=r,this.name=n.name,this.label=n.label??Z(n.name)}session(t={}){return new ah(this,t)}};
//module|804
Object.assign(ph.prototype,{validate(t,n={}){return void 0===n.step?this.judge(t,n):this.upTo(n.step).judge(t,n)}});
//module|804
Object.assign(ph.prototype,{upTo(t){const n=this.Fr.steps.find(n=>n.name===t);if(!n)throw new RangeError(`there is no step '${t}'`);return n.form??=new ph(this.program.limited(this.Fr,n),this.Fr,!1)}});
//module|351 702 783 803 804
Object.assign(ph.prototype,{judge(t,n){const{mode:r="first-per-field"}=n;if(!mh.includes(r))throw new RangeError(`'${r}' is no report mode`);if(!Xi(t))throw new TypeError("a record is an object");void 0===this.Fr.we&&(this.Fr.we=Sc(this.program,this.Fr));const e=this.tn?this.Fr.we:null;if(null!==e&&e.cr(t))return{verdict:"valid",violations:[],undecided:[]};const i=this.program.Ot.judge(t,this.Fr,new Ql(r,n),e);return{verdict:i.zt?"invalid":i.isUndecided?"undecided":"valid",violations:i.violations,undecided:i.undecided}}});
//|692 804
function load(t){const n="string"==typeof t?JSON.parse(t):t,r=new $c(n),e=new Map([...r.forms].reverse().map(t=>[t.name,t]));return{forms:[...new Set(r.forms.map(({name:t})=>t))],form(t){const n=e.get(t);if(!n)throw new RangeError(`there is no form '${t}'`);return new ph(r,n)}}}
//|101 352
function dh(t){let n=0;const r=()=>{throw new SyntaxError(`not JSON at position ${n}`)},e=/[ \t\n\r]*/y,i=/"(?:[^"\\\0-\x1f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|[{}[\],:]/y,s=()=>{e.lastIndex=n,e.test(t),i.lastIndex=e.lastIndex;const s=i.exec(t)?.[0]??r();return n=i.lastIndex,s},o=t=>'"'===t[0]?JSON.parse(t):r(),u=(t,n)=>(n>512&&r(),"{"===t?l(n):"["===t?c(n):"true"===t||"false"===t?"true"===t:"null"===t?null:/[-0-9]/.test(t[0])?sn(t,!0):o(t)),c=t=>{const n=[];for(let e=s();"]"!==e;e=s())n.length>0&&(e=","===e?s():r()),n.push(u(e,t+1));return n},l=t=>{const[n,e,i]=[{},[],new Set];for(let c=s();"}"!==c;c=s()){e.length>0&&(c=","===c?s():r());const l=o(c);":"!==s()&&r(),Object.hasOwn(n,l)?i.add(l):e.push(l),Object.defineProperty(n,l,{value:u(s(),t+1),enumerable:!0,writable:!0,configurable:!0})}return Object.defineProperty(n,ts,{value:e}),i.size>0&&Object.defineProperty(n,ns,{value:i}),n},h=u(s(),0);return e.lastIndex=n,e.test(t),n=e.lastIndex,n===t.length?h:r()}
//module|95
export{Xt as Decimal};
//module|42
export{L as ProgramError};
//module|705
export{_c as SessionError};
//|808
export{load};
//module|809
export{dh as parse};
