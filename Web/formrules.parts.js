/* The FormRules runtime, made by Scripts/minify.sh: SHA-256 05a578e0c6b40718 */
//|
const[t,n,r,e]=[12,1,2,3];
//|
const[i,o,s]=[4,8,16];
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
function g(t,n,r){const[e,i]=[p(t),p(n)],o=t=>e===t||i===t,s=o(r)?r:o(3)?3:o(0)?0:e,[u,c]=2===r?[4,8]:[8,4];return s|t&n&u|(t|n)&c}
//|
const[j,v,O,y]=[0,1,2,3];
//|
const k=[12,12,5,10];
//|12 13
const $=[(t,n)=>w(t,n,2),(t,n)=>w(t,n,1),(t,n)=>g(t,n,2),(t,n)=>g(t,n,1)];
//|
const x="\\t-\\r \\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000";
//|17
const M=new RegExp(`^[${x}]*$`);
//|17
const S=new RegExp(`^[${x}]+`);
//|17
const T=new RegExp(`[${x}]+`,"g");
//|18
function E(t){const n=t.charCodeAt(0);return!(n>32&&n<128)&&M.test(t)}
//|
const A=String.prototype.isWellFormed?t=>t.isWellFormed():t=>!/\p{Surrogate}/u.test(t);
//|
const N=t=>t.replace(/\p{Surrogate}/gu,"\ufffd");
//|
function _(t){let n=t.length;for(let r=0;r<t.length;r++){const e=t.charCodeAt(r);e>=128&&(n+=e>=2048&&55296!=(63488&e)?2:1)}return n}
//|
function I(t){let n=t.length;for(let r=0;r<t.length;r++)56320==(64512&t.charCodeAt(r))&&n--;return n}
//|
var C;
//|

//|26 29
function q(t){if(F(t))return t.split("");C??=new Intl.Segmenter("und",{granularity:"grapheme"});const n=[];for(let[r,e]=[0,1024];r<t.length;){let i=r+e;56320==(64512&t.charCodeAt(i))&&i++;const o=Array.from(C.segment(t.slice(r,i)),t=>t.segment);i<t.length&&o.pop(),e=o.length>0?1024:2*e;for(const t of o)n.push(t),r+=t.length}return n}
//|
function F(t){for(let n=0;n<t.length;n++){const r=t.charCodeAt(n);if(r>=768||13===r)return!1}return!0}
//|28 29
const P=t=>F(t)?t.length:q(t).length;
//|32 33 34 35
const R={};
//|30 31
Object.assign(R,{characters:P});
//utf16|31
Object.assign(R,{utf16:t=>t.length});
//scalars|25 31
Object.assign(R,{scalars:I});
//bytes|24 31
Object.assign(R,{bytes:_});
//|
function z(t,n){const r=Math.min(t.length,n.length);for(let e=0;e<r;e++){const[r,i]=[t.charCodeAt(e),n.charCodeAt(e)];if(r===i)continue;const o=[r,i].map(t=>55296==(63488&t));return o[0]!==o[1]?o[0]?1:-1:r-i}return t.length-n.length}
//|
const B=t=>`limit reached: ${t}`;
//|
const D="left to the server";
//|
const U={steps:1e7,e:256,i:2e8,u:1e5,c:1e6,l:16777216,depth:128,slots:16<<20};
//|24 39
const Z=t=>t.length>U.l/3&&_(t)>U.l;
//|
const J=class extends Error{constructor(t){super(t),this.name="ProgramError"}};
//|
const L=["none","constant","parameter","field","previous","previousItem","context","computed","item","computation","itemPath"];
//|42
const[H,G,V,Y,K,Q,W,X,tt,nt,rt]=L.keys();
//|
const et={kind:0,at:0};
//|41 42 44
function it(t){if(null==t)return et;const[[n,r]]=Object.entries(t),e=L.indexOf(n);if(e<1)throw new J(`the operand '${n}' is not known`);return 8===e?{kind:e,level:r[0],at:r[1]}:{kind:e,at:r}}
//|45
const ot=({name:t,operand:n})=>({name:t,operand:it(n)});
//|
const[st,ut,ct,lt,ht,ft,at,mt,pt,dt,bt,wt,gt,jt,vt,Ot,yt]=Array(17).keys();
//|
const kt={text:4,choice:4,integer:3,number:3,boolean:2,date:5,month:16,time:6,datetime:7,file:8,any:void 0};
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

//|62 63 64 65
const $t=class{constructor(t,n){this.kind=t,this.value=n,this.flags=0}get p(){return this.isMap?this.stride-1:this.stride}get g(){return 10===this.kind&&!this.isOwn&&0==(4&this.flags)}get j(){return 9===this.kind&&0==(68&this.flags)}v(t){this.flags|=64,this.reason=t}};
//list map any|61
Object.assign($t.prototype,{item(t){return this.start+t*this.stride}});
//list map any|61
Object.assign($t.prototype,{itemAt(t){return null===this.order?t:this.order[t]}});
//computations computed parameters|61
Object.assign($t.prototype,{copy(){return Object.assign(new $t(this.kind,this.value),this)}});
//|61
Object.assign($t.prototype,{start:0,count:0,stride:0,order:null,isMap:!1,isOwn:!1,isKey:!1,form:null,text:null,given:null,reason:null,unknown:null});
//|61
function xt(t){const n=new $t(t.isMap?9:0,void 0);return[n.start,n.count,n.stride,n.order]=[t.start-1,t.count,t.stride,t.order],n}
//|61
function Mt(t){if(9===t.kind)return t;const n=new $t(10===t.kind&&t.isOwn?9:0,void 0);return 0===n.kind||([n.flags,n.isMap,n.order]=[t.flags,!0,t.order],[n.start,n.count,n.stride]=[t.start+1,t.count,2]),n}
//|61
const St=Object.freeze(new $t(0,void 0));
//|

//|
const Tt=Symbol("too many digits");
//|91 72
const Et=class{constructor(t,n,r=!1){this.digits=t,this.exponent=n,this.O=r&&BigInt.asIntN(64,t)!==t,Object.freeze(this)}toString(){return Vt(this)}toJSON(){return this.toString()}};
//module|70 71 77
Object.assign(Et,{from(t){const n=Ct(String(t),!0);if(null===n||n===Tt)throw new RangeError(`'${t}' is not a number of 38 digits`);return n}});
//|71 73 74 79
function At(t,n,r=!1){if(0n===t)return 0;const e=String(t),i=Ft(e),o=i.length-(t<0n?1:0),s=n+e.length-i.length;return o>38&&r?At(Nt(BigInt(i),o-38),s+o-38,!0):o>38||Math.abs(s)>2147483647?null:s>=0&&o+s<=15?Number(i)*10**s:new Et(BigInt(i),s,r)}
//computations computed|84 85
function Nt(t,n){const[r,e]=[Dt(t),Ut(n)],i=r%e;return(r/e+(i>e-i||i===e-i&&r/e%2n===1n?1n:0n))*(t<0n?-1n:1n)}
//|
const _t=t=>"object"==typeof t&&t.O;
//|
function It(t){return"number"==typeof t?[BigInt(t),0]:[t.digits,t.exponent]}
//|78
function Ct(t,n=!1){const r=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(t),[,e,i,o="",s=0]=r??[];return!r||s&&!n?null:""===o&&i.length<=15&&0===s?Number(e+i)||0:qt(e,i,o,s)}
//|70 73 79
function qt(t,n,r,e){const i=Ft(n+r),o=i.replace(/^0+/,"");return""===o?0:o.length>38?Tt:At(BigInt(t+o),n.length-i.length+Number(e))??Tt}
//|
function Ft(t){let n=t.length;for(;"0"===t[n-1];)n--;return t.slice(0,n)}
//|77 81
function Pt(t){return Rt(t)?t||0:Ct(String(t),!0)}
//|
const Rt=t=>Number.isInteger(t)&&t<1e15&&t>-1e15;
//|
const zt=t=>"number"==typeof t||t.exponent>=0;
//|
const Bt=t=>"number"==typeof t?t<0:t.digits<0n;
//|
const Dt=t=>t<0n?-t:t;
//|
const Ut=t=>10n**BigInt(t);
//|76 84
function Zt(t){const[n,r]=It(t);return String(Dt(n)).length-1+r}
//|88
function Jt(t,n){return"number"==typeof t&&"number"==typeof n?t<n?-1:t>n?1:0:Lt(t,n)}
//module moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations between less lessOrEqual greater greaterOrEqual decimals integer number any default multiple_of|76 85
function Lt(t,n){const[r,e]=It(t),[i,o]=It(n),s=e-o,u=(t,n)=>t*Ut(Math.min(Math.max(n,0),39)),[c,l]=[u(r,s),u(i,-s)];return c<l?-1:c>l?1:0}
//|90
function Ht(t,n){return"number"==typeof t?t:Gt(t,n)}
//module moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations between less lessOrEqual greater greaterOrEqual decimals integer number any default multiple_of|85
function Gt({digits:t,exponent:n},r){if(n>=0)return Number(`${t}e${n}`);const e=n<-38?0:Number(t/Ut(-n));return r===t>0n?e+(r?1:-1):e}
//|92
function Vt(t){return"number"==typeof t?String(t):Yt(t)}
//|84
function Yt(t){const n=t.digits<0n?"-":"",r=String(Dt(t.digits)),e=t.exponent;if(e>=0&&r.length+e<=40)return n+r+"0".repeat(e);const i=r.length+e;return e<0&&i>0?`${n}${r.slice(0,i)}.${r.slice(i)}`:e<0&&-e<=40?`${n}0.${"0".repeat(-i)}${r}`:`${n}${r}e${e}`}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
const[Kt,Qt]=[-719162,2932896];
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|

//|
const Wt=(t,n)=>String(t).padStart(n,"0");
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
function Xt(t,n){return 2===t?n%4!=0||n%100==0&&n%400!=0?28:29:4===t||6===t||9===t||11===t?30:31}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|96
function tn(t,n,r){if(t<1||t>9999||n<1||n>12||r<1||r>Xt(n,t))return null;const e=n<=2?t-1:t,i=Math.floor(e/400),o=e-400*i,s=Math.floor((153*(n>2?n-3:n+9)+2)/5)+r-1;return 146097*i+(365*o+Math.floor(o/4)-Math.floor(o/100)+s)-719468}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
function nn(t){const n=t+719468,r=Math.floor(n/146097),e=n-146097*r,i=Math.floor((e-Math.floor(e/1460)+Math.floor(e/36524)-Math.floor(e/146096))/365),o=e-(365*i+Math.floor(i/4)-Math.floor(i/100)),s=Math.floor((5*o+2)/153),u=s<10?s+3:s-9;return{year:i+400*r+(u<=2?1:0),month:u,day:o-Math.floor((153*s+2)/5)+1}}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
const rn=t=>t>=-719162&&t<=2932896;
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
const en=t=>t>=12&&t<12e4;
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|98 102
const on=t=>sn(nn(t));
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
const sn=({year:t,month:n})=>12*t+n-1;
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|96 97 98
function un(t,n){const{year:r,month:e,day:i}=nn(t),o=12*r+e-1+n;if(o<12||o>=12e4)return null;const[s,u]=[Math.floor(o/12),o%12+1];return tn(s,u,Math.min(i,Xt(u,s)))}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|97
function cn(t){const n=/^(\d{4})-(\d\d)-(\d\d)$/.exec(t);return n&&tn(+n[1],+n[2],+n[3])}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
function ln(t){const n=/^(\d{4})-(\d\d)$/.exec(t);return!n||+n[1]<1||+n[2]<1||+n[2]>12?null:12*+n[1]+ +n[2]-1}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
function hn(t){const n=/^(\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?$/.exec(t);if(!n)return null;const[r,e,i=0]=n.slice(1,4).map(t=>t&&+t);return r>23||e>59||i>59?null:1e9*(3600*r+60*e+i)+ +(n[4]??"").padEnd(9,"0")}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|104 106 108
function fn(t){const n=/^(.{10})[Tt ](.{5,18}?)(?:([Zz])|([+-])(\d\d):(\d\d))?$/.exec(t);if(!n)return null;const[r,e]=[cn(n[1]),hn(n[2])];if(null===r||null===e||n[5]>23||n[6]>59)return null;const i=n[4]?(60*n[5]+ +n[6])*("-"===n[4]?-1:1):null;return an(r,e,n[3]?0:i)}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
function an(t,n,r=null){return{s:86400*t+Math.floor(n/1e9),n:n%1e9,o:0===r?0:r}}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
const mn=t=>Math.floor(t.s/86400);
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|109
const pn=t=>1e9*(t.s-86400*mn(t))+t.n;
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|95 98
function dn(t){const{year:n,month:r,day:e}=nn(t);return`${Wt(n,4)}-${Wt(r,2)}-${Wt(e,2)}`}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|95
const bn=t=>`${Wt(Math.floor(t/12),4)}-${Wt(t%12+1,2)}`;
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|79 95
function wn(t){const n=Math.floor(t/1e9),r=[n/3600,n/60%60,n%60].map(t=>Wt(Math.floor(t),2)).join(":");return t%1e9==0?r:`${r}.${Ft(Wt(t%1e9,9))}`}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|95 109 110 111 113
function gn(t){const n=`${dn(mn(t))}T${wn(pn(t))}`;if(null===t.o)return n;if(0===t.o)return n+"Z";const r=Math.abs(t.o);return`${n}${t.o<0?"-":"+"}${Wt(Math.floor(r/60),2)}:${Wt(r%60,2)}`}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
const jn=(t,n)=>Math.sign(t.s-n.s||t.n-n.n);
//|21
function vn(t){switch(t.kind){case 4:return E(t.value)&&0==(128&t.flags);case 0:return!0;case 1:return 0==(128&t.flags);case 9:return 0===t.count&&0==(128&t.flags);case 10:return 0!=(32&t.flags);default:return!1}}
//|
const On=t=>4===t.kind?t.value:t.text??"";
//|
const yn=t=>5===t.kind||16===t.kind||6===t.kind||7===t.kind;
//|
const kn=t=>4===t.kind&&0!=(128&t.flags)&&!t.isKey;
//|71 87 118
function $n(t,n,r){const e=t.value===n.value||yn(t)&&JSON.stringify(t.value)===JSON.stringify(n.value)||t.value instanceof Et&&n.value instanceof Et&&0===Jt(t.value,n.value);return t.kind===n.kind&&e&&t.start===n.start&&t.count===n.count&&(t.flags&~r)==(n.flags&~r)}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|99 100 111 112 113 114
function xn(t){switch(t.kind){case 5:return rn(t.value)?dn(t.value):null;case 16:return en(t.value)?bn(t.value):null;case 6:return wn(t.value);default:return gn(t.value)}}
//|73 75 76 85 86
function Mn(t,n){if(0===n)return t;if(0===t)return n;const r=_t(t)||_t(n),[e,i]=It(t),[o,s]=It(n),u=Math.min(i,s);return Math.max(i,s)-u>76?r?Zt(t)>Zt(n)?t:n:null:At(e*Ut(i-u)+o*Ut(s-u),u,r)}
//|73 76
function Sn(t,n){const[r,e]=It(t);return At(r,e+n)}
//|73 75 76
function Tn(t,n){const[r,e]=It(t),[i,o]=It(n);return At(r*i,e+o,_t(t)||_t(n))}
//|73 75 76 84 85
function En(t,n){const[r,e]=It(t),[i,o]=It(n),s=Dt(i);let u=Dt(r)/s,c=Dt(r)%s,l=e-o;for(;0n!==c&&u<Ut(37);)u=10n*u+10n*c/s,c=10n*c%s,l-=1;return(c>s-c||c===s-c&&u%2n===1n)&&(u+=1n),At(r<0n!=i<0n?-u:u,l,0n!==c||_t(t)||_t(n))}
//|71
const An=t=>"number"==typeof t?-t||0:new Et(-t.digits,t.exponent,t.O);
//|76 84 85
function Nn(t,n){const[r,e]=It(t),i=-e-n;if(i<=0)return null;if(i>38)return{kept:0n,rest:1n,unit:10n,digits:r};const o=Ut(i);return{kept:r/o,rest:Dt(r)%o,unit:o,digits:r}}
//|73 127
function _n(t,n){const r=Nn(t,n);if(!r)return t;const e=r.rest>=r.unit-r.rest?r.digits<0n?-1n:1n:0n;return At(r.kept+e,-n)??t}
//|76 84 130
function In(t,n){const[r,e]=It(t),[i,o]=It(n);if(0n===r)return!0;if(0n===i)return!1;const s=e-o,u=Cn(Dt(r)),c=Cn(Dt(i));return u.twos+s>=c.twos&&u.fives+s>=c.fives&&r%c.rest===0n}
//|
function Cn(t){let[n,r,e]=[t,0,0];for(;n%2n===0n;r++)n/=2n;for(;n%5n===0n;e++)n/=5n;return{twos:r,fives:e,rest:n}}
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
const qn={ms:1e6,s:1e9,min:6e10,h:36e11,d:864e11,w:6048e11};
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|41 76 77 85 124 131
function Fn(t){const[,n,r,e]=/^(-?)([0-9.]+)(\w+)$/.exec(t)??[],i=r&&Ct(r),o="mo"===e?1:"y"===e?12:qn[e];if(null==i||!o)throw new J(`'${t}' is not a duration`);const[s,u]=It(Tn(i,o)??0),c=u<0?s/Ut(-u):s*Ut(u),l=n?-c:c;return"mo"===e||"y"===e?{text:t,months:Number(l)}:{text:t,y:l}}
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
const Pn=(t,n)=>("years"===t?Math.trunc(n/12):n)||0;
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|101 103
function Rn(t,n,r,e){const i=on(r)-on(t),o=un(t,i);if(null===o)return i;const s=o-r||n-e;return(t-r||n-e)<=0?s>0?i-1:i:s<0?i+1:i}
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|100 103 108 109 110
function zn(t,n,r){if(16===t)return en(n+r)?n+r:null;if(5===t)return un(n,r);if(7!==t)return null;const e=un(mn(n),r);return null===e?null:an(e,pn(n),n.o)}
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|99 109
function Bn(t,n,r){const e=Number(r/1000000000n),i=Number(r%1000000000n);if(5===t){const t=n+Math.trunc(e/86400);return rn(t)?t:null}if(6===t)return((n+e%86400*1e9+i)%864e11+864e11)%864e11;const o=n.n+i,s=Math.floor(o/1e9),u={s:n.s+s+e,n:o-1e9*s,o:n.o};return rn(mn(u))?u:null}
//|
const[Dn,Un,Zn,Jn]=[0,1,2,3];
//|
const Ln=class{constructor(t,n,r,e){this.slot=t,this.k=n,this.$=r,this.position=e,this.isSecret=!1}};
//|138
const Hn=t=>new Ln(t,2,0===t.kind,-1);
//|68 139
const Gn=Object.freeze(Hn(St));
//|61 139
const Vn=t=>Hn(new $t(3,t));
//|138
function Yn({slot:t,k:n,$:r,isSecret:e}){const i=new Ln(t,0===n?3:n,r,-1);return i.isSecret=e,i}
//|
const Kn=({slot:t,$:n})=>0!=(2&t.flags)&&!n||0!=(64&t.flags)&&0===t.kind;
//|61 139
function Qn(t){const n=new $t(3,null);return n.v(t),Hn(n)}
//|68 109 110 133 134 140 141 146 148 155
function Wn(t,n,r,e){const i=[r,e].map(({slot:t})=>4===t.kind?or(t.value)?.slot??St:t);if("days"!==n&&i.some(t=>16===t.kind)){const[r,e]=i.map(n=>nr(t,n));if(null!==r&&null!==e)return Vn(Pn(n,e-r))}const[o,s]=[r,e].map(n=>Xn(t,n));if(null===o||null===s)return Gn;const[u,c]=[pn(o),pn(s)],[l,h]=[mn(o),mn(s)];if("days"!==n)return Vn(Pn(n,Rn(l,u,h,c)));const f=h-l;return Vn(f>0&&c<u?f-1:f<0&&c>u?f+1:f)}
//|147
function Xn(t,n){const r=tr(n);return null===r||null===r.o?r:t.T.S.x(t.T.S.E(r))}
//|97 108 155
function tr({slot:t}){const n=4===t.kind?or(t.value)?.slot:t;return 5===n?.kind?an(n.value,0):16===n?.kind?an(tn(Math.floor(n.value/12),n.value%12+1,1),0):7===n?.kind?n.value:null}
//|101 109
function nr(t,n){return 16===n.kind?n.value:5===n.kind?on(n.value):7!==n.kind?null:null===n.value.o?on(mn(n.value)):on(t.T.S.N(t.T.S.E(n.value)))}
//|37 61 118 135 136 139 140 149 155
function rr(t,n){if(70&t.slot.flags)return t;if(4===t.slot.kind){const r=or(t.slot.value);return null===r?Gn:rr(r,n)}const{kind:r}=t.slot;if(!yn(t.slot)||16===r&&void 0===n.months)return Gn;const e=new $t(r,t.slot.value);e.flags=t.slot.flags;const i=void 0===n.months?Bn(r,e.value,n.y):zn(r,e.value,n.months);return null===i?e.v(B("years of the calendar")):e.value=i,Hn(e)}
//|
const er=(...t)=>t.reduce((t,n)=>t|1<<n,0);
//|150
er(0);
//|150
er(4,5,16,6,7);
//|150
er(3);
//|70 77 119
function ir({slot:t}){if(3===t.kind)return t.value;if(4!==t.kind||kn(t))return null;const n=Ct(t.value);return n===Tt?null:n}
//|61 104 105 106 107 139
function or(t){for(const[n,r]of[[5,cn],[7,fn],[6,hn],[16,ln]]){const e=r(t);if(null!==e)return Hn(new $t(n,e))}return null}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations between less lessOrEqual greater greaterOrEqual|87 154 157
function sr(t,n,r){const[e,i]=[ir(n),ir(r)];return null!==e&&null!==i?Jt(e,i):null!==e||null!==i?null:ur(t,n,r)}
//size moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|115 118 148 150 155 157 158
function ur(t,n,r){const[e,i]=[n.slot,r.slot];if(4===e.kind||4===i.kind){const[e,i]=[n,r].map(t=>4===t.slot.kind?or(t.slot.value):t);return null===e||null===i?null:ur(t,e,i)}if(16===i.kind&&(5===e.kind||7===e.kind)){const e=ur(t,r,n);return null===e?null:-e||0}if(16===e.kind&&(5===i.kind||7===i.kind))return Math.sign(e.value-nr(t,i));const o=er(e.kind,i.kind);if(o===er(7)||o===er(5,7))return jn(cr(t,e),cr(t,i));if(e.kind!==i.kind)return null;if(yn(e))return Math.sign(e.value-i.value);const s=12===e.kind?t=>t.value:11===e.kind?t=>t.value.y:null;return null===s?null:s(e)<s(i)?-1:s(e)>s(i)?1:0}
//|108
function cr(t,n){return t.T.S.E(5===n.kind?an(n.value,0):n.value)}
//|
function lr(t,n){let r=0;for(;r<t;){const e=r+t>>1;n(e)?t=e:r=e+1}return r}
//|36 159
function hr(t,n,r){const e=r=>t.slots[n.item(r)-1].value,i=lr(n.count,t=>z(e(t),r)>=0);return i<n.count&&e(i)===r?n.item(i):void 0}
//computations|61 139 140 149 162 163 164 165 167 178
function fr(t,n){switch(n.name){case"today":return Hn(new $t(5,t.T.S.N(t.T.S.now)));case"now":{const n=t.T.S.x(t.T.S.now);return null===n?Gn:Hn(new $t(7,n))}case"key":return mr(t);case"offset":return rr(Sr(t,n.operand),n.shift);case"entry":return ar(t,Sr(t,n.operand),Sr(t,n.key),n.slot);case"operation":return"count_filled"===n.operation?pr(t,n.operands):"first_filled"===n.operation?dr(t,n.operands):wr(t,n.operation,n.operands);default:return Gn}}
//computations|140 160 180
function ar(t,n,r,e){if(64&n.slot.flags)return n;if(!n.slot.isMap||0!==n.k||e>=n.slot.p)return Gn;const i=hr(t,n.slot,r.slot.value);if(void 0===i)return Gn;const o=Er(t,i+e);return 2&n.slot.flags&&!o.$&&(o.slot=o.slot.copy(),o.slot.flags|=2),o}
//computations|140 180
function mr(t){const n=t.I.at(-1);return n&&0!==n.next&&n.list.isMap?Er(t,n.list.item(n.list.itemAt(n.next-1))-1):Gn}
//computations|141 143 178
function pr(t,n){let r=0;for(const e of n){const n=Sr(t,e);if(Kn(n))return n;n.$||r++}return Vn(r)}
//computations|140 142 178 181
function dr(t,n){for(const r of n){const n=Sr(t,r);if(null!==Ar(t,n))return n;if(!n.$)return Yn(n)}return Gn}
//computations|142 156
function br(t,n,r){const e="min"===n?-1:1;let i=r[0];for(const n of r.slice(1)){const r=sr(t,n,i);null!==r&&Math.sign(r)===e&&(i=n)}return Yn(i)}
//computations|98 109 140 141 145 147 166 168 169 178 181
function wr(t,n,r){const e=[];let i=null;for(const n of r){const r=Sr(t,n);if(null!==Ar(t,r))i??=r;else if(r.$)return Gn;e.push(r)}if(i)return i;switch(n){case"length":return gr(e[0]);case"min":case"max":return br(t,n,e);case"years":case"months":case"days":return Wn(t,n,...e);case"year":case"month":case"weekday":{const t=tr(e[0]);if(null===t)return Gn;const r=mn(t);return Vn("weekday"===n?((r+3)%7+7)%7+1:nn(r)[n])}default:return e.some(t=>3!==t.slot.kind)?Gn:jr(n,e.map(t=>t.slot.value))}}
//computations|30 37 40 140 141 144
function gr({slot:t}){return 4!==t.kind?Gn:Z(t.value)?Qn(B("text length")):Vn(P(t.value))}
//computations|83 122 124 125 126 128 141 144 170
function jr(t,[n,...r]){if("negate"===t)return Vn(An(n));if("abs"===t)return Vn(Bt(n)?An(n):n);let e=n;for(const n of r){if("divide"===t&&0===n)return Qn("division by zero");if("round"===t)return Vn(_n(e,Zt(i=n)>9?Bt(i)?-1e9:1e9:Ht(i,!1)));if(e={add:Mn,multiply:Tn,divide:En}[t](e,n),null===e)return Qn("more than 38 digits")}var i;return Vn(e)}
//computations|83 86 89

//|
function vr({frame:{form:t,base:n}},r){return t.parameters?.find(({slot:t})=>n+t===r)??null}
//|175 177
function Or(t,n){return n<0?null:(null!==t.q&&n>=t.q?$r(t,n-t.q):null)??Mr(t.frame.form,n-t.frame.base)}
//|172
function yr(t,n){const{base:r,follows:e,form:i}=t.frame;return Or(t,n<r&&e?n+i.slotCount:n)}
//computed|177
function kr(t,n){const r=t.F.findLast(t=>t?.form&&t.position<n&&n<t.position+t.form.slotCount);return r?Mr(r.form,n-r.position):null}
//contexts|177
function $r(t,n){const r=(t.program.contexts??[]).findLast(t=>t.slot<=n);if(!r||r.slot===n)return r??null;const e=r.type.form?Mr(r.type.form,n-r.slot):null;return e&&{...e,isSecret:e.isSecret||r.isSecret}}
//|
function xr(t){const{field:n,firstItem:r}=t.frame;let e=n?.type??null;for(let n=r;n<t.P.length;n++)e?.item&&"any"!==e.name&&(e=e.item);return e}
//|159 177
function Mr(t,n){const{fields:r}=t,e=r[lr(r.length,t=>r[t].slot>n)-1];return e&&e.slot!==n?e.type.form?Mr(e.type.form,n-e.slot):null:e??null}
//|116 138 140 161 179 180
function Sr(t,n){switch(n.kind){case 1:{const r=t.program.constants[n.at];return new Ln(r,1,vn(r),-1)}case 3:return Er(t,t.frame.base+n.at);case 2:return t.arguments[t.R+n.at];case 9:return fr(t,t.program.computations[n.at]);case 0:case 10:return Gn;default:{const r=Tr(t,n);if(!(r>=0&&r<t.slots.length))return Gn;const e=Er(t,r);return 7===n.kind&&(e.k=3),e}}}
//computed context previous previousItem item|
function Tr(t,{kind:n,at:r,level:e}){const{form:i,base:o,follows:s}=t.frame;switch(n){case 7:return o+r;case 6:return null===t.q?NaN:t.q+r;case 4:return s?o-i.slotCount+r:NaN;case 5:{const n=t.I.at(-1);return n&&n.next>1&&!n.list.isMap&&r<n.list.stride?n.list.item(n.next-2)+r:NaN}default:return(t.F[e]?.position??NaN)+r}}
//|68 116 138
function Er(t,n){const r=t.slots[n],e=1&r.flags?St:r;return new Ln(e,0,vn(e),n)}
//|182
function Ar(t,n){const{flags:r}=n.slot;return 0==(70&r)||n.$&&0==(68&r)?null:Nr(t,n)}
//|37 171 173 174
function Nr(t,n){const{position:r}=n;if(r<0)return n.slot.reason??B("digits of a number");const e=t.z.get(r);if(void 0!==e)return e;const i=(t.F.length>0?kr(t,r):null)??vr(t,r)??yr(t,r);return`unreadable: ${i?.shownLabel??"a value in it"}`}
//|
function _r(t){return t.B||0!=(8&t.subject.slot.flags)}
//|181 185 186
function Ir(t,n){const{subject:r}=t,{test:e}=n,{flags:i}=r.slot;if(!r.$&&0==(198&i))return e.answer(t,n);const o=r.$?-3&i:i,s=0===r.slot.kind?66:2,u=o&("nothing"===e.reads?0:"presence"===e.reads?s:70)?Ar(t,r):null;return null!==u?qr(t,u,n):(r.$?!e.judgesEmpty:128&i&&!Cr(t,e))?12:e.answer(t,n)}
//any isExact map|150
function Cr(t,n){const{kind:r}=t.subject.slot,e=1===r?er(2):10===r?er(2,10):er(r);return 0!=(n.kinds&e)}
//|
function qr(t,n,r,e="blocks"){return t.U={reason:n,step:t.program.Z(r)??r,J:e},15}
//|37 186
function Fr(t,n){return qr(t,B("steps"),n)}
//|44 178 181 186
function Pr(t,n){const r=Sr(t,n.operands[0]??et),e=Ar(t,r);return null===e?r:(qr(t,e,n),null)}
//|
function Rr(t,n){return t.field.refused===n.position}
//|70 77
function zr(t){return 4===t.subject.slot.kind&&Ct(t.subject.slot.value)===Tt}
//|
function Br(t){const{kind:n,flags:r}=t.subject.slot;return 0!=(8&r)&&(5===n||2===n)}
//|
const[Dr,Ur,Zr]=[0,1,2];
//|
const Jr={integer:[/^-?[0-9]+$/,/^-?$/],number:[/^-?[0-9]+(?:\.[0-9]+)?$/,/^-?(?:[0-9]+\.)?$/],boolean:[/^(?:true|false)$/,/^(?:t|tr|tru|f|fa|fal|fals)?$/]};
//|195 196 197 198 199 200 201 202 203 204 205 206 207
const Lr=class{constructor(t){this.text=t,this.at=0,this.stop=null}L(){return this.stop??=this.at<this.text.length?0:1,!1}take(t){return this.text[this.at]!==t?this.L():(this.at++,!0)}digits(t=1/0){const n=this.at;for(;this.at-n<t&&this.text[this.at]>="0"&&this.text[this.at]<="9";)this.at++;return this.at>n||this.L()}G(t,n,r){let e=0;for(let i=10**(t-1);i>=1;i/=10){const t=this.text.charCodeAt(this.at)-48;if(!(t>=0&&t<=9))return this.L()||-1;if(e+=t*i,e>r||e+i-1<n)return this.stop=0,-1;this.at++}return e}};
//json|194
Object.assign(Lr.prototype,{word(t){for(const n of t)if(!this.take(n))return!1;return!0}});
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|194
Object.assign(Lr.prototype,{month(){return this.year=this.G(4,1,9999),!(this.year<0||!this.take("-"))&&(this.V=this.G(2,1,12),this.V>0)}});
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|96 194
Object.assign(Lr.prototype,{date(){return this.month()&&this.take("-")&&this.G(2,1,Xt(this.V,this.year))>0}});
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|194
Object.assign(Lr.prototype,{time(){return!(this.G(2,0,23)<0||!this.take(":")||this.G(2,0,59)<0)&&(":"!==this.text[this.at]||(this.at++,!(this.G(2,0,59)<0)&&("."!==this.text[this.at]||(this.at++,this.digits(9)))))}});
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|194
Object.assign(Lr.prototype,{datetime(){if(!this.date())return!1;if(!/[Tt ]/.test(this.text[this.at]??""))return this.L();if(this.at++,!this.time()||this.at===this.text.length)return null===this.stop;const t=this.text[this.at];return/[Zz+-]/.test(t)?(this.at++,"Z"===t||"z"===t||this.G(2,0,23)>=0&&this.take(":")&&this.G(2,0,59)>=0):this.L()}});
//json|194
Object.assign(Lr.prototype,{json(){const t=[];do{if(!this.jsonStart(t))return!1}while(this.hasNextValue(t));return null===this.stop}});
//json|194
Object.assign(Lr.prototype,{space(){for(;" \t\n\r".includes(this.text[this.at]??"x");)this.at++}});
//json|194
Object.assign(Lr.prototype,{jsonStart(t){for(;;){this.space();const n=this.text[this.at];if('"'===n)return this.string();const r={t:"true",f:"false",n:"null"}[n];if(r)return this.word(r);if("{"!==n&&"["!==n)return this.jsonNumber();if(this.at++,this.space(),this.at>=this.text.length)return this.L();if(this.text[this.at]===("{"===n?"}":"]"))return this.at++,!0;if(t.push(n),"{"===n&&!this.name())return!1}}});
//json|194
Object.assign(Lr.prototype,{hasNextValue(t){for(;;){if(this.space(),0===t.length)return!1;const n="{"===t.at(-1);if(","===this.text[this.at])return this.at++,!n||this.name();if(!this.take(n?"}":"]"))return!1;t.pop()}}});
//json|194
Object.assign(Lr.prototype,{name(){return this.space(),!!this.string()&&(this.space(),this.take(":"))}});
//json|194
Object.assign(Lr.prototype,{string(){if(!this.take('"'))return!1;for(;this.at<this.text.length;){const t=this.text[this.at++];if('"'===t)return!0;if("\\"===t?!this.escape():t<" ")return this.stop??=0,!1}return this.L()}});
//json|194
Object.assign(Lr.prototype,{escape(){const t=this.text[this.at++];if(void 0===t&&(this.stop=1),"u"!==t)return void 0!==t&&'"\\/bfnrt'.includes(t);for(let t=0;t<4;t++){if(!/[0-9a-fA-F]/.test(this.text[this.at]??""))return this.L();this.at++}return!0}});
//json|194
Object.assign(Lr.prototype,{jsonNumber(){if("-"===this.text[this.at]&&this.at++,"0"===this.text[this.at])this.at++;else if(!this.digits())return!1;return!("."===this.text[this.at]&&(this.at++,!this.digits()))&&(!/[eE]/.test(this.text[this.at]??"")||(this.at++,/[+-]/.test(this.text[this.at]??"")&&this.at++,this.digits()))}});
//|193 209 210
function Hr(t,n){const r=Jr[t];return r?Gr(n,r):Vr(t,n)}
//|
function Gr(t,[n,r]){return n.test(t)?2:r.test(t)?1:0}
//json moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|194
function Vr(t,n){const r=new Lr(n);return r[t]()?r.at===n.length?2:0:r.stop}
//|
function Yr(t){return Array.from({length:t.count},(n,r)=>t.item(r))}
//|
function Kr(t,n){return n.operands.filter(t=>10===t.kind).map(n=>t.program.itemPaths[n.at])}
//|180 211 213
function Qr(t,n,r){if(!n.j)return[];const e=Yr(n);return 0===r.length?e:e.map(t=>t+r[0]).filter(n=>n<t.slots.length).flatMap(n=>Qr(t,Er(t,n).slot,r.slice(1)))}
//|180 181
function Wr(t,n){if(n>=t.slots.length)return null;const r=Er(t,n);return r.$||null!==Ar(t,r)?null:r}
//|156 187 212 213 214
function Xr(t,n){const r=t.subject.slot;if(9!==r.kind)return 12;const e=Kr(t,n)[0]?.steps??[];let i=null;for(const o of Qr(t,r,e.slice(0,-1))){if(!t.K())return Fr(t,n);const r=Wr(t,o+(e.at(-1)??0));if(null===r)continue;const s=null===i?0:sr(t,i,r);if(null===s||s>0)return 14;i=r}return 13}
//|
const te=[["B",1n],["KB",1000n],["MB",1000n**2n],["GB",1000n**3n],["TB",1000n**4n],["KiB",1024n],["MiB",1024n**2n],["GiB",1024n**3n],["TiB",1024n**4n]];
//size|216

//|28
function ne(t){const n=t.split(/[_-]/).filter(Boolean).join(" "),r=q(n)[0]??"";return r.toUpperCase()+n.slice(r.length)}
//|28
function re(t){if(t.length<=80)return t;const n=q(t);return n.length<=80?t:n.slice(0,80).join("")+"\u2026"}
//isSecret|178 221 222
function ee(t,n){switch(n.kind){case 0:case 1:case 10:return!1;case 3:return oe(t,t.frame.base+n.at);case 2:{const{isSecret:r,position:e}=Sr(t,n);return r||oe(t,e)}default:return ie(t,n)}}
//computed context previous previousItem item computation|162 174 175 177 178 220 222
function ie(t,n){switch(n.kind){case 4:return oe(t,t.frame.base+n.at);case 5:return t.frame.field?.isSecret??!1;case 7:return t.program.isSecretlyComputed(t.frame.form,n.at);case 8:return kr(t,Sr(t,n).position)?.isSecret??!1;case 6:return $r(t,n.at)?.isSecret??!1;default:{const r=t.program.computations[n.at];if("key"===r.name)return t.frame.field?.isSecret??!1;if(r.operand&&ee(t,r.operand))return!0;if("entry"===r.name){const{form:n}=ar(t,Sr(t,r.operand),Sr(t,r.key),0).slot;return(n&&Mr(n,r.slot)?.isSecret)??!1}return r.operands?.some(n=>ee(t,n))??!1}}}
//|171 173
function oe(t,n){return(yr(t,n)??vr(t,n))?.isSecret??!1}
//|224
function se(t,n){return n.map(({name:n,operand:r})=>({name:n,text:ue(t,r)}))}
//|178 225 227 228 229 231 232
function ue(t,n){const r=Sr(t,n);if(15===r.slot.kind)return fe(t,...r.slot.value);const e=pe(t,r.position);return null!==e?e:9===n.kind?he(t,n):r.isSecret||ce(t,n)?de:ae(t,r)}
//|220
const ce=(t,n)=>t.program.Q&&ee(t,n);
//|178 224 231
function le(t,n){for(const{operand:r}of n){const n=pe(t,Sr(t,r).position);if(null!==n)return n}return 0===n.length?null:ue(t,n[0].operand)}
//computations|178 224 225 228 229 232
function he(t,n){const r=t.program.computations[n.at];switch(r.name){case"today":case"now":return r.name;case"key":return t.frame.field?.isSecret?de:ae(t,Sr(t,n));case"range":return fe(t,r.lower,r.upper);case"offset":if(3===r.operand.kind&&ce(t,r.operand)){const{text:n}=r.shift,e=n.startsWith("-")?`- ${n.slice(1)}`:`+ ${n}`;return`${ue(t,r.operand)} ${e}`}}return ce(t,n)?de:ae(t,Sr(t,n))}
//range|118 178 224
function fe(t,n,r){const[e,i]=[n,r].map(n=>ue(t,n)),o=[n,r].some(n=>yn(Sr(t,n).slot));return""!==e&&""!==i?e===i?e:`${e} to ${i}`:""!==e?o?`${e} or later`:`at least ${e}`:""!==i?o?`${i} or earlier`:`at most ${i}`:""}
//|91 118 121 217 219 230
function ae(t,n){const{slot:r}=n;switch(r.kind){case 4:return re(r.value);case 2:return String(r.value);case 3:return 64&r.flags||null===r.value?"":me(t,n)?.write(3,r.value)??Vt(r.value);case 8:return r.value.name??"";case 9:return String(r.count);case 11:return r.value.text;case 12:return 0n===(e=r.value)?"0B":te.filter(([,t])=>e%t===0n).map(([t,n])=>e/n+t).reduce((t,n)=>n.length<t.length?n:t);case 13:return t.program.W[r.value].pattern.text;case 14:return r.value.notation;default:return yn(r)&&null!==xn(r)?me(t,n)?.write(r.kind,r.value)??xn(r):""}var e}
//|172
function me(t,n){return(Or(t,n.position)??t.frame.field)?.notation??null}
//|171 172
function pe(t,n){const r=vr(t,n);if(r)return r.isSecret||void 0===r.type.kind?r.shownLabel:null;const e=Or(t,n);return e?null!==t.q&&n>=t.q&&!e.isSecret&&void 0!==e.type.kind?null:e.shownLabel:null}
//|
const de="\u2022\u2022\u2022";
//|
const be=["field","form","check","jump","stop","beginAnd","beginOr","beginAll","beginAny","combine","end","message","warn","rule","test","testIgnoringCase","compare","compareFilled","external"];
//|233
const[we,ge,je,ve,Oe,ye,ke,$e,xe,Me,Se,Te,Ee,Ae,Ne,_e,Ie,Ce,qe]=be.keys();
//|140 178 180
function Fe(t,n){if(10!==n.kind)return Sr(t,n);const{start:r,steps:e}=t.program.itemPaths[n.at];if(r)return Sr(t,r);const i=t.frame.base+(e[0]??NaN);return i<t.slots.length?Er(t,i):Gn}
//|181 211 235 237
function Pe(t,n){const r=Fe(t,n),e=Ar(t,r);if(null!==e)return{whole:r,obstacle:e,positions:[],areSeveral:!1};const i=10===n.kind?t.program.itemPaths[n.at].steps:[];return i.length>0?{whole:r,obstacle:e,positions:Re(t,r.slot,i.slice(1)),areSeveral:!0}:9===r.slot.kind?{whole:r,obstacle:e,positions:Yr(r.slot),areSeveral:!0}:{whole:r,obstacle:e,positions:[null],areSeveral:!1}}
//|180 211 237
function Re(t,n,[r,...e]){return n.j?Yr(n).flatMap(n=>{if(70&t.slots[n].flags)return[n];const i=n+r;if(!(i<t.slots.length))return[];const{slot:o}=Er(t,i);return o.j?0===e.length?Yr(o):Re(t,o,e):0===e.length||70&o.flags?[i]:[]}):[]}
//testIgnoringCase|239
function ze(t){return/^[\0-\x7f]*$/.test(t)?t.toLowerCase():Array.from(t,Be).join("")}
//|25
function Be(t){if("\u0130"===t||"\u0131"===t)return t;if("\u1fd3"===t)return"\u0390";if("\u1fe3"===t)return"\u03b0";const n=t=>1===I(t)?t:void 0,r=n(t.toUpperCase())??t;return n(r.toLowerCase())??n(t.toLowerCase())??t}
//|240
function De(t){return t.X??=[...t.objects.slice(1).map(t=>t.slot),...t.fields.filter(t=>void 0===t.computed).flatMap(({slot:t,type:n})=>[t,..."form"===n.name?De(n.form).map(n=>t+n):[]])],t.X}
//|87 238 242
function Ue(t,n,r,e){const[i,o]=[n.slot,r.slot];switch(i.kind){case 4:return 4===o.kind&&(i.value===o.value||e&&ze(i.value)===ze(o.value));case 2:return 2===o.kind&&i.value===o.value;case 3:return 3===o.kind&&null!==i.value&&null!==o.value&&0===Jt(i.value,o.value);default:return Ze(t,n,r,e)}}
//size file form list map any moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|115 156 158 243 246
function Ze(t,n,r,e){const[i,o]=[n.slot,r.slot];if(i.kind!==o.kind)return(16===i.kind&&(5===o.kind||7===o.kind)||16===o.kind&&(5===i.kind||7===i.kind))&&0===sr(t,n,r);switch(i.kind){case 5:case 16:case 6:return i.value===o.value;case 7:return 0===jn(cr(t,i),cr(t,o));case 9:return i.j&&o.j&&Je(t,i,o,e);case 10:return i.isOwn&&o.isOwn&&Ge(t,i,o,e);case 8:return["name","size","mediaType"].every(t=>i.value[t]===o.value[t]);default:return 1===i.kind}}
//list map any|180 244
function Je(t,n,r,e){if(n.count!==r.count||n.isMap!==r.isMap)return!1;for(let i=0;i<n.count;i++){const[o,s]=[n.item(i),r.item(i)];if(n.isMap&&t.slots[o-1].value!==t.slots[s-1].value)return!1;if(!Le(t,Er(t,o),Er(t,s),e))return!1}return!0}
//|180 240 241 245
function Le(t,n,r,e){return!(!He(t,n)||!He(t,r))||(n.slot.g&&r.slot.g?De(n.slot.form).every(i=>{const[o,s]=[n,r].map(n=>Er(t,n.position+i));if(o.$&&s.$)return!0;const u=t=>t.$||t.slot.g;return!(!o.slot.g&&!s.slot.g||!u(o)||!u(s))||Ue(t,o,s,e)}):16===n.slot.kind==(16===r.slot.kind)&&Ue(t,n,r,e))}
//|180 240
function He(t,n){return!!n.$||!!n.slot.g&&De(n.slot.form).every(r=>{const e=Er(t,n.position+r);return e.$||e.slot.g})}
//any|180 241
function Ge(t,n,r,e){if(n.count!==r.count)return!1;for(let i=0;i<2*n.count;i++)if(!Ue(t,Er(t,n.start+i),Er(t,r.start+i),e&&i%2==1))return!1;return!0}
//|180 240 248
function Ve(t,n,r){if(!n.slot.g)return n.$?"":Ye(t,n,r);let e="";for(const i of De(n.slot.form)){const o=Er(t,n.position+i);o.$||o.slot.g||(e+=`${i}:${Ye(t,o,r)};`)}return e}
//|91 158 180 211 238 247 248
function Ye(t,{slot:n},r){switch(n.kind){case 4:return JSON.stringify(r?ze(n.value):n.value);case 3:return null===n.value?"":Vt(n.value);case 2:case 5:case 16:case 6:return String(n.value);case 7:{const{s:r,n:e}=cr(t,n);return`${r}.${e}`}case 8:return JSON.stringify(n.value);case 9:{if(!n.j)return"";const e=r=>n.isMap?JSON.stringify(t.slots[r-1].value):"";return`[${Yr(n).map(n=>Ve(t,Er(t,n),r)+e(n))}]`}case 10:return n.isOwn?`{${Array.from({length:2*n.count},(e,i)=>Ye(t,Er(t,n.start+i),r))}}`:"";default:return""}}
//|180 181 247
function Ke(t,n,r){const e={items:new Map,ignoresCase:r,tt:!1,nt:!1};for(const i of n){if(!t.K())return null;const n=Er(t,i);if(null!==Ar(t,n))e.tt=!0;else if(!n.$){16===n.slot.kind&&(e.nt=!0);const i=Ve(t,n,r),o=e.items.get(i);o?o.push(n):e.items.set(i,[n])}}return e}
//|244 247
function Qe(t,n,{items:r,ignoresCase:e}){return(r.get(Ve(t,n,e))??[]).some(r=>Le(t,n,r,e))}
//|

//|187 235 250 253
function We(t,n,r,e){const i=Xe(t,n,r,Fe(t,r),e);if(i&&!i.nt)return t.K()?Qe(t,e,i)?13:i.tt?15:14:Fr(t,n)}
//|181 183 236 249
function Xe(t,{ignoresCase:n},r,e,i){const{slot:o}=e,s=10===r.kind?r.at:null;if(null===s&&o.count<16||!o.j||null!==Ar(t,e))return null;if(t.rt.length>0||_r(t)||16===i.slot.kind)return null;const u=`${o.start},${o.count},${s},${n}`;let c=t.et.get(u);return null===c&&(c=Ke(t,Pe(t,r).positions,n)),t.et.set(u,c??null),c}
//compare compareFilled|256
const ti={judgesEmpty:!0,reads:"nothing",kinds:-2,answer:(t,n)=>ri(t,n)};
//|
const ni={equal:t=>0===t,notEqual:t=>0!==t,less:t=>t<0,lessOrEqual:t=>t<=0,greater:t=>t>0,greaterOrEqual:t=>t>=0};
//|178 181 186 257
function ri(t,n){const[r,e]=n.operands.map(n=>Sr(t,n)),i=Ar(t,r)??Ar(t,e);if(null!==i)return qr(t,i,n);const o=r.$||e.$,s=ei(t,n,r,e,o);return 17===n.op&&o&&15!==s?12:s}
//|6 156 241 255 258
function ei(t,n,r,e,i){if("equal"===n.a||"notEqual"===n.a){const o=i?r.$&&e.$:Ue(t,r,e,!1);return f(o===("equal"===n.a))}if(i)return 14;if("among"===n.a)return ii(t,r,e,n);const o=sr(t,r,e);return f(null!==o&&ni[n.a](o))}
//among|180 182 186 187 211 241 252
function ii(t,n,r,e){if(9!==r.slot.kind)return 14;const i=We(t,e,e.operands[1],n);let o=15===i;if(void 0!==i&&!o)return i;for(const i of o?[]:Yr(r.slot)){if(!t.K())return Fr(t,e);const r=Er(t,i);if(70&r.slot.flags)o=!0;else if(Ue(t,n,r,!1))return 13}return o?qr(t,Nr(t,r),e):14}
//|6 8 156 183 188 255 260 261
const oi=t=>({kinds:65776,answer(n,r){const e=Pr(n,r);if(null===e)return 15;if(e.$)return 12;const i=sr(n,n.subject,e);if(null===i)return m(2,ui(n),!0);const o=ni[t](i);if(!_r(n))return f(o);const s=si(n,e).map(ni[t]);return m(o?1:2,o||s.includes(!0),!o||s.includes(!1))}});
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|61 99 109 117 139 155 156 230
function si(t,n){const r=[-1,0,1],{slot:e}=t.subject,i=8&e.flags?sr(t,t.subject,n):null;if(null===i)return r;const o=me(t,t.subject),s=o?.it(On(e))??!1;if(5===e.kind||16===e.kind)return s?r:[i];if(6===e.kind)return 1===i?[1]:r;if(7===e.kind&&s)return r;const u=7===e.kind?e:or(On(e))?.slot,c=5===u?.kind?u.value:7===u?.kind?mn(u.value):null;if(null===c||!rn(c-3)||!rn(c+3))return r;const[l,h]=[c-3,c+3].map(r=>sr(t,Hn(new $t(5,r)),n));return null!==l&&l===h?[i]:r}
//|183 208
function ui(t){return 4!==t.subject.slot.kind||!_r(t)||["date","month","datetime","time"].some(n=>0!==Hr(n,t.subject.slot.value))}
//notation|
const ci=[" \xa0\u202f","'\u2019"];
//notation|91 262
const li=class{constructor(t){const[,n,r]=/^1([^2]*)234(?:(.+)56)?$/u.exec(t)??[];this.text=t,this.group=n||null,this.decimal=r??null,this.groups=n?ci.find(t=>t.includes(n))??n:"",this.syntax=void 0===r?"integer":"number",this.example=t}read(t){const[n,r]=/^(-?)(\d*)/.exec(t).slice(0,3).slice(1);let e=n+r,i=e.length,o=0;const s=t=>({completion:t,decimal:e,missingDigits:o});if(""===r)return s(i===t.length?1:0);for(;i<t.length&&this.groups.includes(t[i]);){if(r.length>3||"0"===r[0])return s(0);const n=/^\d*/.exec(t.slice(i+1))[0];if(e+=n,i+=1+n.length,o=Math.max(0,3-n.length),o>0)return s(i===t.length?1:0);if(n.length>3)return s(0)}if(i===t.length)return s(2);if(null===this.decimal||t[i]!==this.decimal)return s(0);const u=/^\d*/.exec(t.slice(i+1))[0];return e+="."+u,i+1+u.length<t.length?s(0):s(""===u?1:2)}write(t,n){const[,r,e,i]=3===t&&/^(-?)(\d+)(?:\.(\d+))?$/.exec(Vt(n))||[];return void 0===e||void 0!==i&&null===this.decimal?null:r+this.ot(e)+(void 0===i?"":this.decimal+i)}st(t){const n=t=>this.groups.includes(t),r=t.filter(t=>!n(t));if(r.length===t.length)return r;const e=this.ut(r);return e?.length===t.length&&e.every((r,e)=>r===t[e]||n(r)&&n(t[e]))?r:null}ut(t){const n=t.join(""),[r,e,i,o]=/^(-?)(\d*)(?:(\D)\d*)?$/.exec(n)??[];return void 0===r||void 0!==o&&o!==this.decimal||/^0./.test(i)?null:[...e+this.ot(i)+n.slice(e.length+i.length)]}ot(t){if(!this.group)return t;const n=[];for(let r=(t.length%3||3)-3;r<t.length;r+=3)n.push(t.slice(Math.max(r,0),r+3));return n.join(this.group)}it(){return!0}};
//|70 73 77 83 87 122 123 126 208 265
function hi(t,n,r,e=0){if(0===Hr("number",t))return null;if(null!==n&&null!==r&&Jt(n,r)>0)return!1;if(""===t)return!0;const i="-"===t[0],[o,s]=i?[null===r?null:An(r),null===n?null:An(n)]:[n,r],u=t.slice(i?1:0).replace(/\.$/,""),c=""===u?null:Ct(u);if(null===c||c===Tt)return null===s||!Bt(s);if(null!==s&&Jt(s,Sn(c,e)??c)<0)return!1;const l=t.indexOf(".");if(l<0)return fi(c,o,s);const h=At(1n,-(t.length-l-1)),f=null===o||null===h?null:Mn(c,h);return null===f||Jt(o,f)<0}
//|86 87 122 123
function fi(t,n,r){if(0===t||null===n||null===r)return!0;let e=Zt(r)-Zt(t);const i=Sn(t,e);if(null===i)return!0;Jt(i,r)>0&&(e-=1);const o=Mn(t,1),s=null===o?null:Sn(o,e);return null===s||Jt(n,s)<0}
//|44 68 267
function ai(t,n){const[r=et,e=et]=t.operands;if(r.kind>1||e.kind>1)return null;const i=({kind:t,at:r})=>1===t?n.constants[r]:St,o=i(r),s=(15===o.kind?o.value:[r,e]).map(i);if(!s.every(({kind:t,value:n})=>0===t||3===t&&"number"==typeof n)||s.every(({kind:t})=>0===t))return null;const[u,c]=s.map(({value:t})=>t);return{least:u??-1/0,most:c??1/0,unit:mi(t,n)}}
//|31
function mi(t,n){const r=t.operands[2],e=1===r?.kind?n.constants[r.at].value:null;return R[e]?e:"characters"}
//|68 238
function pi(t,n){const r=t.operands.map(t=>1===t.kind?n.constants[t.at]:St);return r.every(({kind:t,value:n})=>4===t||3===t&&"number"==typeof n)?new Set(r.map(({kind:n,value:r})=>t.ignoresCase&&4===n?ze(r):r)):null}
//|44 178 181 186
function di(t,n){const r=[0,1].map(r=>{const e=Sr(t,n.operands[r]??et);return 15===e.slot.kind?Sr(t,e.slot.value[r]):e}),e=Ar(t,r[0])??Ar(t,r[1]);return null!==e?qr(t,e,n):r.every(t=>t.$)?12:r}
//|6 7 8 37 119 156 183 186 190 191 269 271
function bi(t,n){const{subject:r}=t,[e,i]=[r.slot.value,n.ct];if(i&&3===r.slot.kind&&"number"==typeof e&&!_r(t))return f(e>=i.least&&e<=i.most);const o=di(t,n);if("number"==typeof o)return o;const[s,u]=o;if(kn(t.subject.slot)&&o.every(t=>t.$||3===t.slot.kind))return 12;const c=(n,e)=>{const i=n.$?0:sr(t,r,n);return null!==i&&i*e>=0},l=c(s,1)&&c(u,-1);return!l&&zr(t)?qr(t,B("digits of a number"),n):_r(t)?Br(t)?a(l):m(l?1:2,l||wi(t,s,u),!0):f(l)}
//|117 230 260 264 272
function wi(t,n,r){const{slot:e}=t.subject;if(3!==e.kind){const e=t=>!t.$&&3!==t.slot.kind,i=(n,r)=>e(n)&&si(t,n).every(t=>t===r);if(i(n,-1)||i(r,1))return!1}const[i,o]=[n,r].map(t=>t.$?null:t.slot.value),s=[n,r].every(t=>t.$||3===t.slot.kind);if(!(8&e.flags||4===e.kind)||!s)return!0;const u=me(t,t.subject),c=On(e);return!0===hi(c,i,o)||null!==u&&gi(u,c,i,o)}
//notation|263 264
function gi(t,n,r,e){if(!(t instanceof li))return!1;const{completion:i,decimal:o,missingDigits:s}=t.read(n);return 0!==i&&!0===hi(o,r,e,s)}
//|6
function ji(t,n){if(4!==t.subject.slot.kind)return 12;const r=n(t.subject.slot.value);return null===r?10:f(r)}
//|
function vi(t,n){const r=t[n];return/[0-9A-Za-z]/.test(r)?parseInt(r,36):null}
//|274
function Oi(t,n){let[r,e]=[0,!1];const i=t=>{r+=e?2*t-(t>4?9:0):t,e=!e};for(let r=t.length-1;r>=0;r--){const e=vi(t,r);if(null===e||e>9&&!n)return null;i(e%10),e>=10&&i(Math.floor(e/10))}return t.length>0&&r%10==0}
//|274
function yi(t){let n=0;const r=Math.min(4,t.length);for(let e=0;e<t.length;e++){const i=vi(t,(e+r)%t.length);if(null===i)return null;n=(n*(i<10?10:100)+i)%97}return t.length>4&&1===n}
//|274
function ki(t,n,r){let e=0n;for(let i=0;i<t.length;i++){let o=vi(t,i);if(null===o)return null;11===n&&i===t.length-1&&33===o&&(o=10),e+=BigInt(o)*BigInt(r[i%r.length])}return t.length>0&&e%BigInt(n)===0n}
//|11
const $i=t=>({...t,answer:(n,r)=>b(t.answer(n,r))});
//|6 7 8 183 188 191 241 280
const xi={judgesEmpty:!0,kinds:-2,answer(t,n){const r=Pr(t,n);if(null===r)return 15;const{subject:e}=t,i=r.position>=0&&3!==r.k;if(e.$&&(r.$||!i))return 12;if(r.$&&r.k>=2)return 12;if(e.$||r.$)return m(2,e.$||!_r(t),!0);const o=Ue(t,e,r,n.ignoresCase);return Br(t)?a(o):_r(t)&&4===e.slot.kind&&4===r.slot.kind?m(o?1:2,Mi(e,r,n.ignoresCase),!0):f(o)}};
//|238
function Mi(t,n,r){const[e,i]=[t.slot.value,n.slot.value];return r?ze(i).startsWith(ze(e)):i.startsWith(e)}
//|6 150 178
const Si=t=>({kinds:er(8),answer(n,r){const e=Sr(n,r.operands[0]).slot;return 8!==n.subject.slot.kind||12!==e.kind?12:f(t(BigInt(n.subject.slot.value.size),e.value))}});
//|6 38 186
function Ti(t,n,r){if(/[^\0-\x7f]|(?:^|\.)xn--/i.test(n))return qr(t,D,r);const e=n.split(".");if(n.length>253||/[^A-Za-z0-9.-]/.test(n))return 10;const i=t=>/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i.test(t)&&t.length<=63;return e.slice(0,-1).every(i)?f(i(e.at(-1))&&!/^\d+$/.test(e.at(-1))):10}
//|180 181 182 186 187 211 236 249 250 284
function Ei(t,n){const r=t.subject.slot;if(!r.j)return 12;let[e,i,o]=[null,null,!1];const s=Yr(r).some(n=>16===t.slots[n].kind);for(const u of n.operands){const c=Pe(t,u);i??=c.obstacle;for(const u of c.positions){if(!t.K())return Fr(t,n);const l=null===u?c.whole:Er(t,u);if(null===Ar(t,l)){if(!l.$)if(o=!0,16===l.slot.kind||s){const e=Ai(t,l,r);if(null===e)return Fr(t,n);if(!e)return 14}else{if(e??=Ke(t,Yr(r),n.ignoresCase),null===e)return Fr(t,n);if(!Qe(t,l,e))return 14}}else i??=Nr(t,c.whole)}}return null!==i?qr(t,i,n):o?13:12}
//|180 181 211 241
function Ai(t,n,r){for(const e of Yr(r)){if(!t.K())return null;const r=Er(t,e);if(!r.$&&null===Ar(t,r)&&Ue(t,r,n,!1))return!0}return!1}
//|82
function Ni(t){switch(t.kind){case 1:return["null"];case 2:return["boolean"];case 3:return zt(t.value)?["number","integer"]:["number"];case 9:return[t.isMap?"object":"list"];case 8:case 10:return["object"];default:return 65776&1<<t.kind?["text"]:[]}}
//|8 31 37 40 89 186 267 269
function _i(t,n){if(4!==t.subject.slot.kind)return 12;let r=n.ct;if(!r){const e=di(t,n);if("number"==typeof e)return e;const[i,o]=e.map((t,n)=>t.$?0===n?0:1/0:3===t.slot.kind?Ht(t.slot.value,0===n):null);if(null===i||null===o)return 12;r={least:i,most:o,unit:mi(n,t.program)}}const e=t.subject.slot.value;if(Z(e))return qr(t,B("text length"),n);if(r.least>r.most)return 10;const i=R[r.unit](e);return i<r.least?14:i>r.most?10:m(1,!0,r.most!==1/0)}
//|156 187 212 288
function Ii(t,n){const r=t.subject.slot;if(9!==r.kind)return 12;const e=Ci(t,r,Kr(t,n));if(null===e)return Fr(t,n);const i=(n,r)=>null===n.end||null===r.end?n.end===r.end?0:null===n.end?1:-1:sr(t,n.end,r.end);e.sort((n,r)=>sr(t,n.start,r.start)||i(n,r)||0);let o=null;for(const r of e){if(!t.K())return Fr(t,n);if(null!==o&&(null===o.end||-1===sr(t,r.start,o.end)))return 14;null!==o&&-1!==i(o,r)||(o=r)}return 13}
//|156 180 181 213 214
function Ci(t,n,r){const e=[];if(2!==r.length)return e;const[i,o]=r.map(t=>t.steps.at(-1));for(const s of Qr(t,n,r[0].steps.slice(0,-1))){if(!t.K())return null;const n=Wr(t,s+i);if(null===n||s+o>=t.slots.length)continue;const r=Er(t,s+o);r.$?e.push({start:n,end:null}):null===Ar(t,r)&&null!==sr(t,n,r)&&sr(t,n,r)<=0&&e.push({start:n,end:r})}return e}
//|
function qi(t,n){for(const r of n)if("string"!=typeof t||"number"==typeof r||r.startsWith(t))return!0;return!1}
//|8 180 181 182 183 186 187 191 235 236 238 241 252 268 280 289
const Fi={kinds:-2,prepare:pi,answer(t,n){const{subject:r}=t,{kind:e,value:i}=r.slot;if(n.ct&&(4===e||3===e)){const r=n.ignoresCase&&4===e?ze(i):i;return n.ct.has(r)?13:m(2,!_r(t)||qi(r,n.ct),!0)}let[o,s]=[!_r(t),null];for(const e of n.operands){const i=We(t,n,e,r);if(13===i)return i;if(15===i&&(s??=Nr(t,Fe(t,e))),void 0!==i)continue;const u=Pe(t,e);null!==u.obstacle&&(s??=u.obstacle);for(const e of u.positions){if(u.areSeveral&&!t.K())return Fr(t,n);const i=null===e?u.whole:Er(t,e);if(u.areSeveral&&null!==Ar(t,i))s??=Nr(t,u.whole);else if(!i.$||0!==i.k){if(Ue(t,r,i,n.ignoresCase))return m(1,!0,!Br(t));o||4!==r.slot.kind||4!==i.slot.kind?Br(t)||(o=!0):o=Mi(r,i,n.ignoresCase)}}}return null===s?m(2,o,!0):qr(t,s,n)}};
//|68 150 292 293
const Pi=t=>({kinds:er(4),prepare(n,r){const e=1===n.operands[0].kind?r.constants[n.operands[0].at]:St;return 13===e.kind?{position:e.value,scope:t}:null},answer:(n,r)=>zi(n,r,t),progress(n,r){const e=Ri(n,r,t);return e&&e.progress(n.subject.slot.value)}});
//|178
function Ri(t,n,r){if(n.ct)return t.program.pattern(n.ct.position,r);const{slot:e}=Sr(t,n.operands[0]);return 13===e.kind?t.program.pattern(e.value,r):null}
//|186 189 292
function zi(t,n,r){if(4!==t.subject.slot.kind||Rr(t,t.subject))return 12;const e=Ri(t,n,r)?.answer(t.subject.slot.value)??"it could not be compiled";return"number"==typeof e?e:qr(t,`pattern failed: ${e}`,n)}
//|6 143 178 182 186
const Bi=t=>({judgesEmpty:!0,reads:"nothing",kinds:-2,answer(n,r){let[e,i,o]=[null,0,0];for(const t of r.operands){const r=Sr(n,t);Kn(r)?e??=Nr(n,r):r.$?o++:i++}const s=t(i,o,null!==e);return null===s?qr(n,e,r):f(s)}});
//|
const Di={judgesEmpty:!0,reads:"presence",kinds:-2,answer:t=>t.subject.$?14:5};
//|150 188 238
const Ui=t=>({kinds:er(4),answer(n,r){const e=Pr(n,r);if(null===e)return 15;if(4!==e.slot.kind||e.$&&0===e.k||4!==n.subject.slot.kind)return 12;const i=[n.subject.slot.value,e.slot.value];return t(...r.ignoresCase?i.map(ze):i)}});
//|150 208 298
const Zi=t=>({kinds:er(4),answer:n=>4===n.subject.slot.kind?Ji(Hr(t,n.subject.slot.value)):12});
//|
const Ji=t=>2===t?13:1===t?14:10;
//|180 187 212 213 244 247 300
function Li(t,n){const r=t.subject.slot;if(9!==r.kind)return 12;const e=Kr(t,n),i=0===e.length?[{offset:0,stride:r.p}]:e.map(({steps:t,slotCount:n})=>({offset:t.at(-1)??0,stride:n})),o=Math.max(...i.map(t=>t.offset+t.stride)),s=new Map;for(const u of Qr(t,r,(e[0]?.steps??[]).slice(0,-1))){if(u+o>t.slots.length||!Hi(t,u,i))continue;const r=i.map(n=>Er(t,u+n.offset)),e=r.map(r=>Ve(t,r,n.ignoresCase)).join("|");for(const i of s.get(e)??[]){if(!t.K())return Fr(t,n);const e=(r,e)=>Le(t,r,i[e],n.ignoresCase);if(r.every(e))return 14}if(!t.K())return Fr(t,n);s.has(e)?s.get(e).push(r):s.set(e,[r])}return 13}
//|180 181 245
function Hi(t,n,r){let e=!0;for(const{offset:i}of r){const r=Er(t,n+i);if(!He(t,r)){if(null!==Ar(t,r))return!1;e=!1}}return!e}
//|302 303 304 305 306 307 308 309 310 311 312 313 314 315 316 317 318 319 320 321 322 323 324 325 326 327 328 329 330 331 332 333 334 335 336 337 338 339 340 341 342 343 344
const Gi={};
//required|295 301
Object.assign(Gi,{required:Di});
//filled|295 301
Object.assign(Gi,{filled:Di});
//present|182 186 301
Object.assign(Gi,{present:{judgesEmpty:!0,reads:"presence",kinds:-2,answer(t,n){const{slot:r}=t.subject,e=0!==r.kind&&1!==r.kind;return e&&2&r.flags?qr(t,Nr(t,t.subject),n):e?5:14}}});
//accepted|6 7 191 301
Object.assign(Gi,{accepted:{judgesEmpty:!0,kinds:-2,answer(t){const n=2===t.subject.slot.kind&&t.subject.slot.value;return Br(t)?a(n):f(n)}}});
//empty|301
Object.assign(Gi,{empty:{judgesEmpty:!0,reads:"presence",kinds:-2,answer:t=>t.subject.$?13:10}});
//equal|279 301
Object.assign(Gi,{equal:xi});
//different|278 279 301
Object.assign(Gi,{different:$i(xi)});
//length|150 266 286 301
Object.assign(Gi,{length:{kinds:er(4),lt:!0,prepare:ai,answer:(t,n)=>_i(t,n)}});
//between|266 270 301
Object.assign(Gi,{between:{kinds:65784,prepare:ai,answer:(t,n)=>bi(t,n)}});
//multiple_of|6 8 37 117 119 129 150 154 183 186 188 190 208 301
Object.assign(Gi,{multiple_of:{kinds:er(4,3),answer(t,n){const r=Pr(t,n);if(null===r)return 15;if(kn(t.subject.slot)||r.$||3!==r.slot.kind)return 12;const e=ir(t.subject);if(null!==e)return f(In(e,r.slot.value));if(zr(t))return qr(t,B("digits of a number"),n);const{slot:i}=t.subject;return m(2,!_r(t)||0!==Hr("number",On(i)),!0)}}});
//one_of|290 301
Object.assign(Gi,{one_of:Fi});
//none_of|278 290 301
Object.assign(Gi,{none_of:$i(Fi)});
//regex|291 301
Object.assign(Gi,{regex:Pi("whole")});
//contains|291 301
Object.assign(Gi,{contains:Pi("anywhere")});
//starts_with|8 296 301
Object.assign(Gi,{starts_with:Ui((t,n)=>t.startsWith(n)?5:m(2,n.startsWith(t),!0))});
//ends_with|6 296 301
Object.assign(Gi,{ends_with:Ui((t,n)=>f(t.endsWith(n)))});
//chars|24 150 178 301
Object.assign(Gi,{chars:{kinds:er(4),answer(t,n){const r=Sr(t,n.operands[0]).slot;return 14!==r.kind||4!==t.subject.slot.kind?12:r.value.offender.test(t.subject.slot.value)?10:13},progress(t,n){const r=Sr(t,n.operands[0]).slot;if(14!==r.kind)return null;const e=t.subject.slot.value,i=e.search(r.value.offender);return _(i<0?e:e.slice(0,i))}}});
//integer|297 301
Object.assign(Gi,{integer:Zi("integer")});
//number|297 301
Object.assign(Gi,{number:Zi("number")});
//boolean|297 301
Object.assign(Gi,{boolean:Zi("boolean")});
//date|297 301
Object.assign(Gi,{date:Zi("date")});
//time|297 301
Object.assign(Gi,{time:Zi("time")});
//datetime|297 301
Object.assign(Gi,{datetime:Zi("datetime")});
//json|297 301
Object.assign(Gi,{json:Zi("json")});
//before|259 301
Object.assign(Gi,{before:oi("less")});
//after|259 301
Object.assign(Gi,{after:oi("greater")});
//luhn|150 188 273 275 301
Object.assign(Gi,{luhn:{kinds:er(4),answer(t,n){const r=Pr(t,n);return null===r?15:ji(t,t=>Oi(t,2===r.slot.kind&&r.slot.value))}}});
//mod97|150 273 276 301
Object.assign(Gi,{mod97:{kinds:er(4),answer:t=>ji(t,yi)}});
//weighted_sum|89 150 178 181 186 273 277 301
Object.assign(Gi,{weighted_sum:{kinds:er(4),answer(t,n){const r=n.operands.map(n=>Sr(t,n));for(const e of r)if(null!==Ar(t,e))return qr(t,Ar(t,e),n);const[e,...i]=r.map(({slot:t})=>3===t.kind?Ht(t.value,!1):null);return e>0&&0!==i.length?ji(t,t=>ki(t,e,i.map(t=>t??0))):12}}});
//idna|150 188 282 301
Object.assign(Gi,{idna:{kinds:er(4),answer(t,n){const r=Pr(t,n);if(null===r)return 15;if(4!==t.subject.slot.kind)return 12;const e=t.subject.slot.value;if(4!==r.slot.kind||""===r.slot.value)return Ti(t,e,n);const i=e.lastIndexOf(r.slot.value);if(i<0)return 14;const o=Ti(t,e.slice(i+r.slot.value.length),n);return 10===o?14:o}}});
//size|6 67 89 150 269 301
Object.assign(Gi,{size:{kinds:er(9,10),lt:!0,answer(t,n){const r=Mt(t.subject.slot);if(9!==r.kind)return 12;const e=di(t,n);if("number"==typeof e)return e;const[i,o]=e.map(({slot:t},n)=>3===t.kind?Ht(t.value,0===n):null);return f(!(null!==i&&r.count<i||null!==o&&r.count>o))}}});
//unique|150 299 301
Object.assign(Gi,{unique:{kinds:er(9),answer:(t,n)=>Li(t,n)}});
//exclusive|6 150 178 180 211 241 301
Object.assign(Gi,{exclusive:{kinds:er(9),answer(t,n){const r=Sr(t,n.operands[0]),e=t.subject.slot;return 9!==e.kind||r.$?12:f(e.count<=1||!Yr(e).some(n=>Ue(t,Er(t,n),r)))}}});
//includes|150 283 301
Object.assign(Gi,{includes:{kinds:er(9),answer:(t,n)=>Ei(t,n)}});
//ascending|150 215 301
Object.assign(Gi,{ascending:{kinds:er(9),answer:(t,n)=>Xr(t,n)}});
//no_overlap|150 287 301
Object.assign(Gi,{no_overlap:{kinds:er(9),answer:(t,n)=>Ii(t,n)}});
//min_size|281 301
Object.assign(Gi,{min_size:Si((t,n)=>t>=n)});
//max_size|281 301
Object.assign(Gi,{max_size:Si((t,n)=>t<=n)});
//media_type|6 150 178 301
Object.assign(Gi,{media_type:{kinds:er(8),answer(t,n){if(8!==t.subject.slot.kind)return 12;const r=t.subject.slot.value.mediaType.split(";")[0].toLowerCase().replace(/\s/g,""),e=n.operands.map(n=>Sr(t,n).slot).filter(t=>4===t.kind);return f(e.some(t=>{return n=t.value.toLowerCase(),r===n||"*/*"===n||n.endsWith("/*")&&r.startsWith(n.slice(0,-1));var n}))}}});
//kind|6 268 285 301
Object.assign(Gi,{kind:{kinds:-2,prepare:pi,answer:(t,n)=>t.subject.$?12:f(Ni(t.subject.slot).some(t=>n.ct.has(t)))}});
//any_filled|294 301
Object.assign(Gi,{any_filled:Bi((t,n,r)=>t>0||!!r&&null)});
//all_filled|294 301
Object.assign(Gi,{all_filled:Bi((t,n,r)=>!(n>0)&&(!r||null))});
//one_filled|294 301
Object.assign(Gi,{one_filled:Bi((t,n,r)=>r&&t<2?null:1===t)});
//sets|17 346
function Vi(t){const n="^"===t[0],r=(n?t.slice(1):t).replace(/\\(p\{\w+\}|[\s\S])|([\s\S])/gu,(t,n,r)=>void 0!==r?"-"===r||/[\w\s]|[^\0-\x7f]/u.test(r)?r:"\\"+Yi(r):"d"===n?"0-9":"w"===n?"0-9A-Z_a-z":"s"===n?x:"p"===n[0]?"\\"+n:"\\"+Yi(n)).replace(/^-/,"\\-").replace(/(?<!\\)-$/,"\\-");return{notation:t,offender:new RegExp(`[${n?"":"^"}${r}]`,"u")}}
//|95
const Yi=t=>/[\^$\\.*+?()[\]{}|/-]/.test(t)?t:"x"+Wt(t.charCodeAt(0).toString(16),2);
//|41 48 347 348
function Ki(t,n){if("string"==typeof t){if(!Object.hasOwn(kt,t))throw new J(`the type '${t}' is not known`);const n={name:t,kind:kt[t],manner:Qi(t)};return"any"===t&&(n.item=n),n}const[[r,e]]=Object.entries(t);if("form"===r)return{name:r,form:n[e],manner:"value"};if("list"!==r&&"map"!==r)throw new J(`the type '${r}' is not known`);return{name:r,item:Ki(e,n),manner:"list"===r&&"choice"===e?"selection":"list"}}
//|
function Qi(t){return"date"===t||"month"===t||"time"===t||"datetime"===t?"moment":"file"===t?"file":"value"}
//|
function Wi(t){for(;t.item&&"any"!==t.name;)t=t.item;return t}
//|351
const Xi={name:"any",manner:"value"};
//|350
Xi.item=Xi;
//|
const to={name:"text",kind:4,manner:"value"};
//|
const no=t=>"function"==typeof Blob&&t instanceof Blob;
//|71 353
const ro=t=>!("object"!=typeof t||null===t||Array.isArray(t)||t instanceof Et||no(t)||t instanceof Date);
//|
const[eo,io]=[Symbol("order"),Symbol("repeated")];
//|
const oo=(t,n)=>Object.hasOwn(t,n)?t[n]:void 0;
//|
const so=t=>new TypeError(`${"object"==typeof t?t.constructor?.name:String(t)} is no value of a form`);
//|
const uo="an object with a key twice is no value of a form";
//|
const co=class extends TypeError{constructor(t,n="",r="unreadable"){super(t),Object.assign(this,{rule:n,reason:r})}};
//|22 359
function lo(t){if(!A(t))throw new co("half of a surrogate pair is no value of a form")}
//|37 39 61 70 71 73 80 353 354 356 357 359 360 370 371 362 363 364 365 366 367 368 369
const ho=class{constructor(t,n=!0){this.slots=t,this.ht=n,this.ft=[]}append(t){if(this.slots.length+t>U.slots)throw new co("a form cannot hold so many values","form",B("values of a record"));const n=this.slots.length;for(let n=0;n<t;n++)this.slots.push(null);return n}mt(){const{slots:t}=this;for(let n=0;n<t.length;n++)t[n]??=new $t(0,void 0)}value(t,n,r,e){if(void 0!==t)if("object"==typeof t&&null!==t){if(this.ft.includes(t))throw new TypeError("an object in itself is no value of a form");this.ft.push(t),n.form&&ro(t)?this.form(t,n.form,r,e+1):Array.isArray(t)&&n.item&&"map"!==n.name?this.list(t,n.item,r,e):ro(t)&&"map"===n.name?this.map(t,n.item,r,e):ro(t)&&"any"===n.name?this.members(t,r,e):ro(t)&&"file"===n.name?this.slots[r]=ao(t,n=>oo(t,n))??this.plain(t):this.slots[r]=this.plain(t),this.ft.pop()}else this.slots[r]=this.plain(t)}text(t){return lo(t),new $t(4,t)}plain(t){return"string"==typeof t?this.text(t):"boolean"==typeof t?new $t(2,t):null===t?new $t(1,void 0):this.other(t)}other(t){if(t===Tt)return fo(t);if("bigint"==typeof t)return fo(At(t,0)??Tt);if(Number.isFinite(t))return fo(Pt(t));if("object"!=typeof t)throw so(t);if(t instanceof Et)return new $t(3,new Et(t.digits,t.exponent));if(no(t))return ao(t,n=>t[n]);if(t instanceof Date)throw so(t);if(!Array.isArray(t))return new $t(10,void 0);const n=new $t(9,void 0);return n.count=Math.min(t.length,1),[n.start,n.stride]=[this.append(n.count),1],n}};
//module form contexts|37 39 61 356 361
Object.assign(ho.prototype,{form(t,n,r,e){if(e>=U.depth)return this.slots[r]=new $t(10,void 0),void this.slots[r].v(B("depth"));this.slots[r]=new $t(10,void 0);for(const i of 0===e?n.parameters??[]:[])this.value(oo(t,i.name),i.type,r+i.slot,e);this.object(t,n,n.objects[0],r,e)}});
//module form contexts|61 354 355 356 358 359 361
Object.assign(ho.prototype,{object(t,n,r,e,i){const o=t[io];for(const{name:s,field:u,group:c}of r.members){const r=s in Object.prototype?oo(t,s):t[s];if(void 0!==r){if(o?.has(s))throw new co(uo);u?this.value(r,u.type,e+u.slot,i):ro(r)?(this.slots[e+n.objects[c].slot]=new $t(10,void 0),this.object(r,n,n.objects[c],e,i)):this.slots[e+n.objects[c].slot]=this.plain(r)}}n.isClosed&&this.noteUnknown(t,r,e)}});
//isClosed|355 360 361
Object.assign(ho.prototype,{noteUnknown(t,n,r){const e=(t[eo]??Object.keys(t)).filter(r=>void 0!==t[r]&&!n.memberNames.has(r));e.forEach(lo),e.length>0&&(this.slots[r+n.slot].unknown=e)}});
//list any|37 39 61 361
Object.assign(ho.prototype,{list(t,n,r,e){const i=this.slots[r]=new $t(9,void 0);if(e>=U.depth)return i.v(B("depth"));[i.count,i.stride]=[t.length,n.form?.slotCount??1],i.start=this.append(i.count*i.stride);const o="any"===n.name?e+1:e;for(let r=0;r<i.count;r++)this.value(t[r]??null,n,i.item(r),o)}});
//map|37 39 61 361
Object.assign(ho.prototype,{map(t,n,r,e){const i=this.slots[r]=new $t(9,void 0);if(i.isMap=!0,e>=U.depth)return i.v(B("depth"));const o=this.names(t);[i.count,i.stride]=[o.length,(n.form?.slotCount??1)+1],i.start=this.append(i.count*i.stride)+1,i.order=this.order(t,o),o.forEach((r,o)=>{const s=this.slots[i.item(o)-1]=this.text(r);s.flags|=128,s.isKey=!0,this.value(t[r],n,i.item(o),"any"===n.name?e+1:e)})}});
//any|37 39 61 350 361
Object.assign(ho.prototype,{members(t,n,r){const e=this.slots[n]=new $t(10,void 0);if(r>=U.depth)return e.v(B("depth"));const i=this.names(t);e.isOwn=!0,e.count=i.length,e.start=this.append(2*i.length),e.order=this.order(t,i),i.forEach((n,i)=>{this.slots[e.start+2*i]=this.text(n),this.value(t[n],Xi,e.start+2*i+1,r+1)})}});
//map any|36 355 358 359 361
Object.assign(ho.prototype,{names(t){if(t[io])throw new co(uo);return Object.keys(t).filter(n=>void 0!==t[n]).sort(z)}});
//map any|355 361
Object.assign(ho.prototype,{order(t,n){if(!this.ht||n.length<2)return null;const r=new Map(n.map((t,n)=>[t,n])),e=(t[eo]??Object.keys(t)).map(t=>r.get(t)).filter(t=>void 0!==t);return e.every((t,n)=>t===n)?null:e}});
//|61 70
const fo=t=>new $t(3,t===Tt?null:t);
//module file|61 360
function ao(t,n){const r=["name","media_type","type"].map(t=>n(t)??null),[e,[i,o,s]]=[n("size"),r];if(!Number.isSafeInteger(e)||e<0||r.some(t=>null!==t&&"string"!=typeof t))return null;if(null!==o&&null!==s)return null;for(const t of r)null!==t&&lo(t);const u=new $t(8,{name:i,size:e,mediaType:o??s??""});return u.given=t,u}
//|373
function mo(t){let n="";for(const r of t)"number"==typeof r?n+=`[${r}]`:"object"==typeof r?n+=`[${po(r.key)}]`:""===r||/[`\0-\x1f]/.test(r)?n+=`[${po(r)}]`:n+=(""===n?"":".")+(/^[A-Za-z_]\w*$/.test(r)?r:`\`${r}\``);return n}
//module map any|95
function po(t){const n={'"':'\\"',"\\":"\\\\","\n":"\\n","\r":"\\r","\t":"\\t"};return`"${t.replace(/["\\\n\r\t]|(?![ \u200d])[\p{Cc}\p{Zl}\p{Zp}\p{Cn}\p{Co}\p{Cs}\p{Cf}\p{Zs}]/gu,t=>n[t]??`\\u{${Wt(t.codePointAt(0).toString(16).toUpperCase(),4)}}`)}"`}
//|

//|

//|378 379
function bo(t){const n=[],r=[...t.pt,t.frame];return r.forEach((e,i)=>{const o=r[i+1];e.field?n.push(...e.field.groups,e.field.name):e.group>0&&n.push(...jo(e.form,e.group));const s=t.P.slice(e.firstItem,o?.firstItem);s.length>0&&go(t,s,e,n)}),n}
//|376
function wo(t){const n=bo(t);let r=0;for(const{key:t}of n)r+=t?.length??0;return r>256&&t.spend(16*r),n}
//list map any|67
function go(t,n,r,e){let i=r.field?t.slots[r.base+r.field.slot]:null;for(const r of n){i=i&&Mt(i);const n=9===i?.kind&&r<i.count;e.push(n&&i.isMap?{key:t.slots[i.item(r)-1].value}:r),i=n?t.slots[i.item(r)]:null}}
//module nested group|
function jo(t,n){const r=[];for(;n>0;){r.unshift(t.objects[n].name);const e=n;n=t.objects.findIndex(t=>t.members.some(t=>t.group===e))}return r}
//|381 382 383
function vo(t,n,r,e=n.objects[0]){return yo(e.members.map(({name:e,field:i,group:o})=>[e,i?ko(t,r+i.slot,i.type):Oo(t,n,r,n.objects[o])]))}
//group|380
function Oo(t,n,r,e){const i=t.slots[r+e.slot];if(!(5&i.flags))return 10===i.kind?vo(t,n,r,e):1===i.kind?null:void 0}
//|
const yo=t=>Object.fromEntries(t.filter(([,t])=>void 0!==t));
//|380 384
function ko(t,n,r){const e=t.slots[n];return!r.form||10!==e.kind||5&e.flags?$o(t,e,r):vo(t,r.form,n)}
//|21 118 121 385 386
function $o(t,n,r){if(!(5&n.flags))switch(n.kind){case 0:return;case 1:return null;case 2:return n.value;case 8:return n.given;case 3:return n.value??void 0;case 4:return 4!==r.kind&&"any"!==r.name&&E(n.value)?null:n.value;case 9:return r.item?xo(t,n,r.item):void 0;case 10:return n.isOwn?Mo(t,n):void 0;default:return yn(n)?xn(n):void 0}}
//list map any|211 383
function xo(t,n,r){const e=Yr(n).map(e=>[n.isMap?t.slots[e-1].value:e,ko(t,e,r)]).filter(([,t])=>void 0!==t);return n.isMap?Object.fromEntries(e):e.map(([,t])=>t)}
//any|350 382 383
function Mo(t,n){const r=Array.from({length:n.count},(t,r)=>n.start+2*r);return yo(r.map(n=>[t.slots[n].value,ko(t,n+1,Xi)]))}
//externals|388
const So={kinds:-2,answer:(t,n)=>To(t,n)};
//|178 181 186 372 377 390
function To(t,n){const r=n.operands.map(n=>Sr(t,n));for(const e of r)if(null!==Ar(t,e))return qr(t,Ar(t,e),n);const e=t.program.externals[n.a],i={rule:e,value:Ao(t,t.subject),arguments:r.map(n=>Ao(t,n))},o=t.T.host?.dt(i);return t.bt.push({question:i,path:mo(wo(t)),isPending:void 0===o}),t.wt=null,void 0===o?qr(t,"pending",n):!0===o.accepted?5:void 0===o.accepted?qr(t,o.reason,n,e.undecided):(t.wt=o.message??null,10)}
//externals|
function Eo(t,n){for(const r of t.bt)t.gt.bt.push({...r,isPending:r.isPending&&n});t.bt=[]}
//|172 176 352 383 384
function Ao(t,n){if(n.position<0||3===n.k)return $o(t,n.slot,to)??null;const r=Or(t,n.position)?.type??xr(t)??to;return ko(t,n.position,r)??null}
//|
function No(t){return"keys"===t?{first:0,end:null,areKeys:!0}:{first:t[0],end:t[1],areKeys:!1}}
//|
const _o={first:0,end:null,areKeys:!1};
//|
const Io=class{constructor(t){this.end=t,this.jt=!1,this.vt=!1,this.Ot=!1,this.yt=!1,this.refused=null,this.kt=!1}};
//|
const Co=(t,n,r=0,e=!1)=>({form:t,base:n,firstItem:r,follows:e,field:null,group:0});
//items itemContents beginEach|189 396 397
function qo(t,n,r){const e=Fo(t,n,r-1);return 0!==e.list.count&&!t.field.jt&&!Rr(t,t.subject)&&(t.I.push(e),Po(t))}
//items itemContents beginEach|66 67 68
function Fo(t,n,r){const{slot:e}=t.subject,{areKeys:i,first:o}=n,s=!i&&0===o&&null===n.end;let u=Mt(e);(i?u.isMap:9===e.kind||s)||(u=St);const c=i?1:u.isMap?-1:0;return i&&(u=xt(u)),{list:u,count:null===n.end?u.count:Math.min(u.count,n.end),first:o,next:o,partner:c,subject:t.subject,field:t.field,end:r}}
//items itemContents beginEach|393 398 399 401 402
function Po(t){const n=t.I.at(-1);return n.next>n.first&&Do(t,n),Uo(t,n)?(Ro(t,n),t.field=t.$t.get(t.subject.position)??new Io(0),zo(t,t.subject.position+n.partner)&&(t.field.yt=!0),t.field.end=n.end,t.P.push(n.list.itemAt(n.next-1)),!0):(t.field=n.field,t.subject=n.subject,t.I.pop(),!1)}
//items itemContents beginEach|180
function Ro(t,n){t.subject=Er(t,n.list.item(n.list.itemAt(n.next++)))}
//items itemContents beginEach itemTypes nested|
function zo(t,n){return!0===t.$t.get(n)?.yt}
//items itemContents beginEach itemTypes nested|399
function Bo(t,n,r){return n.isMap&&zo(t,r-1)}
//items itemContents beginEach|
function Do(t,n){const{field:r}=t;t.P.pop(),r.vt&&(n.field.vt=!0),r.Ot&&(n.field.Ot=!0),(r.yt||r.kt||null!==r.refused)&&t.$t.set(t.subject.position,r)}
//items itemContents beginEach|
function Uo(t,n){if(!t.K())return!1;for(;n.next<n.count;n.next++)if(0==(71&t.slots[n.list.item(n.list.itemAt(n.next))].flags))return!0;return!1}
//items itemContents beginEach|396 398 402
function Zo(t,n,r){r?.opened();const e=Fo(t,n,null);return t.I.push(e),Uo(t,e)?(t.xt.push({kind:0,answer:12}),Ro(t,e),!0):(t.I.pop(),t.answer=12,r?.closed(),!1)}
//items itemContents beginEach|398 402 579 580
function Jo(t,n){const r=t.I.at(-1);return n?.itemEnded(r.list.itemAt(r.next-1)),!hu(t,n)&&Uo(t,r)?(Ro(t,r),!0):(t.subject=r.subject,t.I.pop(),lu(t,n),!1)}
//|406 407 408 409 410 411 412 413 414 415 416 417
const Lo={};
//text|405
Object.assign(Lo,{text:()=>"Enter text."});
//choice|405
Object.assign(Lo,{choice:()=>"Enter text."});
//integer|405
Object.assign(Lo,{integer:t=>t?`Enter a whole number, such as ${t}.`:"Enter a whole number."});
//number|405
Object.assign(Lo,{number:t=>t?`Enter a number, such as ${t}.`:"Enter a number."});
//boolean|405
Object.assign(Lo,{boolean:()=>"Enter true or false."});
//date|405
Object.assign(Lo,{date:(t="2026-01-31")=>`Enter a date, such as ${t}.`});
//month|405
Object.assign(Lo,{month:(t="2026-01")=>`Enter a month, such as ${t}.`});
//time|405
Object.assign(Lo,{time:(t="14:30")=>`Enter a time, such as ${t}.`});
//datetime|405
Object.assign(Lo,{datetime:(t="2026-01-31T14:30")=>`Enter a date and a time, such as ${t}.`});
//file|405
Object.assign(Lo,{file:()=>"Choose a file."});
//list|405
Object.assign(Lo,{list:()=>"Enter a list of values."});
//map|405
Object.assign(Lo,{map:()=>"Enter names and their values."});
//|
const Ho=["This must be the same as {other}.","This must be different from {other}."];
//|
const Go=["There is a mistake in this number.","This number is not allowed."];
//|
const Vo=t=>[`The number of characters must be {${t}}.`,`The number of characters must not be {${t}}.`];
//|422 423 424 425 426 427 428 429 430 431 432 433 434 435 436 437 438 439 440 441 442 443 444 445 446 447 448 449 450 451 452 453 454 455 456 457 458 459 460 461 462 463 464 465 466 467 468 469 470 471
const Yo={};
//required|421
Object.assign(Yo,{required:["This is required.","Leave this empty."]});
//filled|421
Object.assign(Yo,{filled:["This must be filled in.","Leave this empty."]});
//present|421
Object.assign(Yo,{present:["This must be included.","This must be left out."]});
//accepted|421
Object.assign(Yo,{accepted:["You must accept this.","You must not accept this."]});
//empty|421
Object.assign(Yo,{empty:["Leave this empty.","This must be filled in."]});
//equal|418 421
Object.assign(Yo,{equal:Ho});
//different|418 421
Object.assign(Yo,{different:[Ho[1],Ho[0]]});
//equal_next|418 421
Object.assign(Yo,{equal_next:Ho});
//equal_previous|418 421
Object.assign(Yo,{equal_previous:Ho});
//min_length|421
Object.assign(Yo,{min_length:["Enter {min} or more characters.","Enter fewer than {min} characters."]});
//max_length|421
Object.assign(Yo,{max_length:["Enter {max} or fewer characters.","Enter more than {max} characters."]});
//length|420 421
Object.assign(Yo,{length:Vo("range")});
//equal_length|420 421
Object.assign(Yo,{equal_length:Vo("count")});
//min_value|421
Object.assign(Yo,{min_value:["This must be {min} or more.","This must be less than {min}."]});
//max_value|421
Object.assign(Yo,{max_value:["This must be {max} or less.","This must be more than {max}."]});
//between|421
Object.assign(Yo,{between:["This must be {min}.","This must not be {min}."]});
//multiple_of|421
Object.assign(Yo,{multiple_of:["This must be a multiple of {step}.","This must not be a multiple of {step}."]});
//one_of options|421
Object.assign(Yo,{one_of:["Choose one of: {values}.","This must not be any of: {values}."]});
//none_of|421
Object.assign(Yo,{none_of:["This must not be any of: {values}.","Choose one of: {values}."]});
//regex|421
Object.assign(Yo,{regex:["Enter this in the correct format.","This format is not allowed."]});
//contains|421
Object.assign(Yo,{contains:["Something that is required here is missing.","This contains something that is not allowed."]});
//starts_with|421
Object.assign(Yo,{starts_with:["This must start with \u201c{text}\u201d.","This must not start with \u201c{text}\u201d."]});
//ends_with|421
Object.assign(Yo,{ends_with:["This must end with \u201c{text}\u201d.","This must not end with \u201c{text}\u201d."]});
//chars|421
Object.assign(Yo,{chars:["Use only these characters: {characters}","Use at least one character other than these: {characters}"]});
//integer|421
Object.assign(Yo,{integer:["Enter a whole number.","This must not be a whole number."]});
//number|421
Object.assign(Yo,{number:["Enter a number.","This must not be a number."]});
//boolean|421
Object.assign(Yo,{boolean:["Enter true or false.","This must not be true or false."]});
//date|421
Object.assign(Yo,{date:["Enter a date, such as 2026-01-31.","This must not be a date."]});
//time|421
Object.assign(Yo,{time:["Enter a time, such as 14:30.","This must not be a time."]});
//datetime|421
Object.assign(Yo,{datetime:["Enter a date and a time, such as 2026-01-31T14:30.","This must not be a date and time."]});
//json|421
Object.assign(Yo,{json:["Enter JSON, such as [1, 2].","This must not be JSON."]});
//before|421
Object.assign(Yo,{before:["This must be before {limit}.","This must not be before {limit}."]});
//after|421
Object.assign(Yo,{after:["This must be after {limit}.","This must not be after {limit}."]});
//luhn|419 421
Object.assign(Yo,{luhn:Go});
//mod97|419 421
Object.assign(Yo,{mod97:Go});
//weighted_sum|419 421
Object.assign(Yo,{weighted_sum:Go});
//idna|421
Object.assign(Yo,{idna:["Enter a host name, such as m\xfcnchen.example.","This must not be a host name."]});
//size|421
Object.assign(Yo,{size:["The number of items must be {range}.","The number of items must not be {range}."]});
//unique|421
Object.assign(Yo,{unique:["All items must be different.","Some items must be the same."]});
//exclusive|421
Object.assign(Yo,{exclusive:["\u201c{item}\u201d can't be combined with anything else.","\u201c{item}\u201d must be combined with something else."]});
//includes|421
Object.assign(Yo,{includes:["Include all of: {values}.","Do not include all of: {values}."]});
//ascending|421
Object.assign(Yo,{ascending:["Put the items in ascending order.","The items must not be in ascending order."]});
//no_overlap|421
Object.assign(Yo,{no_overlap:["The items must not overlap.","Some items must overlap."]});
//min_size|421
Object.assign(Yo,{min_size:["The file must be {min} or larger.","The file must be smaller than {min}."]});
//max_size|421
Object.assign(Yo,{max_size:["The file must be {max} or smaller.","The file must be larger than {max}."]});
//media_type|421
Object.assign(Yo,{media_type:["The file must have one of these types: {types}.","The file must not have any of these types: {types}."]});
//kind|421
Object.assign(Yo,{kind:["The type of this value must be one of: {kinds}.","The type of this value must not be one of: {kinds}."]});
//any_filled|421
Object.assign(Yo,{any_filled:["Fill in at least one of: {fields}.","Leave all of these empty: {fields}."]});
//all_filled|421
Object.assign(Yo,{all_filled:["Fill in all of: {fields}.","Leave at least one of these empty: {fields}."]});
//one_filled|421
Object.assign(Yo,{one_filled:["Fill in exactly one of: {fields}.","Fill in none of these, or more than one: {fields}."]});
//|473 474 475
const Ko={};
//list map|472
Object.assign(Ko,{list:["Add at least one item.","Remove all items."]});
//list|472
Object.assign(Ko,{selection:["Select at least one.","Select none of these."]});
//file|472
Object.assign(Ko,{file:["Choose a file.","Remove the file."]});
//|477 478
const Qo={};
//unique|476
Object.assign(Qo,{unique:["Each item must have a different {by}.","Some items must have the same {by}."]});
//ascending|476
Object.assign(Qo,{ascending:["Put the items in ascending order of {by}.","The items must not be in ascending order of {by}."]});
//|480 481
const Wo={};
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|479
Object.assign(Wo,{min_value:["This must be {min} or later.","This must be earlier than {min}."]});
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|479
Object.assign(Wo,{max_value:["This must be {max} or earlier.","This must be later than {max}."]});
//|483 484 485 486
const Xo={};
//type|405 482
Object.assign(Xo,{type:({type:t,example:n})=>Lo[t]?.(n)??"Fill in this part of the form."});
//module nested|482
Object.assign(Xo,{unknown:({meant:t})=>"There is no field '{name}'."+(void 0===t?"":" Did you mean '{meant}'?")});
//externals|482
Object.assign(Xo,{unchecked:()=>"This could not be checked."});
//computed|482
Object.assign(Xo,{computed:({value:t})=>""===t?"This must be left empty.":"This must be {value}."});
//|421 472 476 479 482
function ts(t,n,r,e){if(Object.hasOwn(Xo,t))return Xo[t](r);const i=n?1:0;if(!Object.hasOwn(Yo,t))return n?"This is not allowed.":"This was not accepted.";if(Wo[t]&&"moment"===e())return Wo[t][i];const o=["required","filled","empty"].includes(t)&&Ko[e()];return o?o["empty"===t?1-i:i]:"between"===t&&void 0!==r.max?Yo.between[i].replace("{min}","between {min} and {max}"):(void 0!==r.by&&Qo[t]||Yo[t])[i]}
//|223 493
function ns(t,n){const{source:r,arguments:e}=t.program.messages[n],i=0===e.length?{}:ss(se(t,e));return{source:r,arguments:e,values:()=>i}}
//|229 232 491 492
function rs(t,n,r){switch(n){case"label":return is(t);case"value":return t.frame.field?.isSecret?de:ae(t,t.subject);case"length":return t.frame.field?.isSecret?de:os(t);case"other":return r?.other()??void 0;default:return}}
//|176 356 487 494
function es(t,{authored:n=null,builtIn:r,isNegated:e=!1,values:i=null,found:o=null}){const{ruleTexts:s,translations:u}=t.T;if(null!==n)return us((u&&oo(u,n.source))??n.source,()=>({...o?.values()??i,...n.values()}),t,o);const c=i??o?.values()??{};return"type"===r&&(c.example??=t.frame.field?.notation?.example),us((s&&oo(s,e?`not ${r}`:r))??ts(r,e,c,()=>o?.Mt()?"moment":0===t.St.length?xr(t)?.manner??"value":"value"),()=>c,t,o)}
//|218
function is(t){const{field:n,form:r,group:e}=t.frame;if(n)return n.shownLabel;const i=e>0?r.objects[e]:r;return i.label??ne(i.name)}
//|30
function os(t){const{slot:n}=t.subject;return 4===n.kind?String(P(n.value)):9===n.kind?String(n.count):"0"}
//|
function ss(t){const n={};for(const{name:r,text:e}of t)n[r]=void 0===n[r]?e:`${n[r]}, ${e}`;return n}
//|356 489 496
function us(t,n,r,e){const i=ls(t,r.program.Tt);if(1===i.length)return i[0];const o=n();let s=i[0];for(let t=1;t<i.length;t+=2){const n=i[t];s+=(oo(o,n)??rs(r,n,e)??`{${n}}`)+i[t+1]}return s}
//module|496
function cs(t,{authored:n,found:r}){const e=null===n?[]:ls(n.source,t.program.Tt).filter((t,n)=>n%2==1);if(null!==n&&0===e.length)return!0;const i=[...r.arguments,...n?.arguments??[]];return i.every(({operand:t})=>1===t.kind)&&e.every(t=>i.some(n=>n.name===t))}
//|
function ls(t,n){let r=n.get(t);if(void 0!==r)return r;r=[""];let e=0;for(const{0:n,1:i,index:o}of t.matchAll(/\{\{|\}\}|\{([^}]*)\}/g))r[r.length-1]+=t.slice(e,o)+(void 0===i?n[0]:""),void 0!==i&&r.push(i,""),e=o+n.length;return r[r.length-1]+=t.slice(e),n.size<1e3&&n.set(t,r),r}
//|
const hs=Object.freeze([]);
//|497 499 500
function fs(t,n,r){const e=t.program.calls[n.index],i=new ms(t,e?.name??"",e?.arguments??hs,r);return i.Et=18===n.op?as(t,n):null,i.arguments.some(({operand:{kind:t}})=>1!==t&&3!==t)&&i.settle(),i}
//externals|
function as(t,n){if(null!==t.wt)return{source:t.wt.replace(/[{}]/g,"$&$&"),values:()=>({})};const{message:r}=t.program.externals[n.a];return void 0===r?null:{source:t.program.messages[r].source,values:()=>({})}}
//|9 118 178 223 226 493
const ms=class{constructor(t,n,r,e){this.At=t,this.builtIn=n,this.rule=n,this.arguments=r,this.message=null,this.Et=null,this.answer=t.answer,this.progress=e,this.items=[],this.isNegated=!1,this.Nt=3===p(t.answer)?t.U:null,this._t=null}settle(){this._t={values:this.values(),other:this.other(),Mt:this.Mt()}}values(){return this._t?.values??ss(se(this.At,this.arguments))}other(){return null===this._t?le(this.At,this.arguments):this._t.other}Mt(){return this._t?.Mt??this.arguments.some(({operand:t})=>yn(Sr(this.At,t).slot))}};
//|9 502 503
function ps(t,n,r,e,i,o){const[s,u]=[p(n),p(e)];if(null===t||0===s)return r;if(null===r||0===u)return t;if(3===s&&3===u)return ds(r)>ds(t)?r:t;if(s!==u){const n=i?1:2;return s===(s===n||u===n?n:3)?t:r}return 2!==s?t:i?bs(r,t)?r:t:o&&4&n&&!(4&e)?r:t}
//|
const ds=t=>["passes","warns","blocks"].indexOf(t.Nt?.J);
//|
function bs(t,n){const r=t=>0!=(4&t.answer);return r(t)===r(n)?t.progress>n.progress:r(t)}
//|505 506 508
function ws(t,n){const{start:r}=t.program.checks[n],e=new Os(t,n),i=gs(t.program,n);return null!==i&&e.It(i,t.program.code[r]),null!==i||js(t,r,e)?e.Ct:(t.steps+=4096-t.qt,t.qt=1,null)}
//|
function gs(t,n){const{start:r}=t.checks[n],e=t.code[r+1];return t.Ft[r].test&&2===e.op&&e.a===n?t.Ft[r]:null}
//|556
function js(t,n,r){const{subject:e,answer:i,Pt:o,U:s,R:u,depth:c,wt:l,B:h,Rt:f,zt:a}=t,m=[t.xt,t.I,t.subjects,t.St,t.arguments,t.bt],p=m.map(t=>t.length);t.B=!0,su(t,n,r);const d=!t.Rt;return Object.assign(t,{subject:e,answer:i,Pt:o,U:s,R:u,depth:c,wt:l,B:h,Rt:f,zt:a}),m.forEach((t,n)=>{t.length>p[n]&&(t.length=p[n])}),d}
//beginOr beginAny|24
function vs(t,n){const{slot:r}=t.subject;return 4!==r.kind?0:n.test?.progress?.(t,n)??(4&t.answer?_(r.value):0)}
//|498 507 509 510 511 512 513 514 515 516
const Os=class{constructor(t,n){this.At=t,this.check=n,this.Ct=null,this.Bt=[],this.Dt=[]}It(t,n){const r=this.Dt.includes(!0)?vs(this.At,t):0;this.Ct=fs(this.At,t,r),t!==n&&(this.At.K(),this.Ut(this.At.program.rules[n.a]),this.Zt(n))}Ut(t){void 0!==t.message&&this.message(t.message)}Zt(t){const n=this.At.program.calls[t.index],{Ct:r}=this;r&&n&&(r.rule=n.name,r.Et=r.message??r.Et,r.message=null,r.answer=this.At.answer)}};
//beginAnd beginOr beginAll beginAny beginEach|508
Object.assign(Os.prototype,{opened(t=!1){this.Bt.push(null),this.Dt.push(t)}});
//beginAnd beginOr beginAll beginAny beginEach|501 508
Object.assign(Os.prototype,{combined(t,n){const r=0!=(8&this.At.subject.slot.flags);this.Bt.push(ps(this.Bt.pop(),t,this.Ct,this.At.answer,n,r))}});
//beginAnd beginOr beginAll beginAny beginEach|508
Object.assign(Os.prototype,{closed(){this.Ct=this.Bt.pop(),this.Dt.pop()}});
//beginEach|508
Object.assign(Os.prototype,{itemEnded(t){this.Ct?.items.unshift(t)}});
//pushMember|508
Object.assign(Os.prototype,{memberMissing(){this.Ct=null}});
//popMember|508
Object.assign(Os.prototype,{memberEnded(){this.Ct&&(this.Ct.items=[])}});
//not|508
Object.assign(Os.prototype,{negated(){this.Ct&&Object.assign(this.Ct,{isNegated:!this.Ct.isNegated,items:[]})}});
//message|488 508
Object.assign(Os.prototype,{message(t){this.Ct&&null===this.Ct.message&&(this.Ct.message=ns(this.At,t))}});
//|518 519 520
function ys(t,n){null===t.gt.Jt&&xs(t)?ks(t,n):$s(t,n)}
//module|495 505 519
function ks(t,n){const r=t.program.violations[n];if(null!==r){const{path:n,rule:e,message:i,severity:o,file:s,line:u,column:c}=r;return void t.gt.violations.push({path:n,rule:e,message:i,severity:o,file:s,line:u,column:c})}const e=gs(t.program,n),{text:i,violation:o}=$s(t,n);i.found&&null!==e&&18!==e.op&&cs(t,i)&&(t.program.violations[n]={...o})}
//|488 504 521 522 537
function $s(t,n){const{answer:r}=t,e=0!=(8&t.subject.slot.flags)&&(0!=(4&r)||!0===t.frame.field?.Lt),i=t.program.checks[n],o=i.isCondition?null:ws(t,n),s=i.isCondition?"check":null,u=o?.items??[];t.P.push(...u);const c={authored:o?.message??(void 0===i.message?null:ns(t,i.message))??o?.Et??null,builtIn:s??o?.builtIn??"",isNegated:o?.isNegated??!1,found:o},l=Ss(t,s??o?.rule??Us(t,t.program.code[i.start])??"",i.place,c,i.isWarning?"warning":"error",i.target);return Ms(t,l,e,i),t.P.length-=u.length,{text:c,violation:l}}
//module|
function xs({T:t,pt:n,P:r}){return void 0===t.ruleTexts&&void 0===t.translations&&n.length+r.length===0}
//|
function Ms(t,n,r,e=null){t.gt.violations.push(n),t.gt.Jt?.set(n,{Ht:r,check:e})}
//|372 377 490
function Ss(t,n,r,e,i,o=[],s=null){return{path:null===s&&0===o.length&&t.pt.length+t.P.length===0&&t.frame.field?t.frame.field.Gt:mo([...s??wo(t),...o]),rule:n,message:es(t,e),severity:i,file:t.program.sources[r[0]],line:r[3],column:r[4]}}
//|
function Ts(t){return t.frame.field?.place??t.frame.form.place}
//|521 522 523 525 529
function Es(t,n,r,e=!1){Cs(t),Ms(t,Ss(t,n,Ts(t),{builtIn:n,values:r},"error"),e),As(t)}
//|
function As(t){"first"===t.T.mode&&(t.Rt=!0)}
//|176 524
function Ns(t){Es(t,"type",{type:xr(t)?.name??""},0!=(16&t.subject.slot.flags))}
//|116 138 229 232 241 524
function _s(t){const{subject:n}=t,r=t.slots[n.position+1],e=new Ln(r,0,vn(r),n.position+1);return!(!e.$||4&r.flags)||!(70&r.flags||n.$||!Ue(t,n,e,!1))||(Es(t,"computed",{value:t.frame.field.isSecret?de:ae(t,n)}),"first-per-field"!==t.T.mode||(t.field.yt=!0,!1))}
//|9 389 517 529 531
function Is(t,n){if(t.bt.length>0&&Eo(t,3===p(t.answer)),t.field.yt)return t.field.end;if(3===p(t.answer))return Fs(t,n),null;const r=!0===t.Pt?.Vt;return ys(t,n),t.program.checks[n].isWarning?null:(Cs(t),r&&(t.field.refused=t.subject.position),"first"===t.T.mode&&(t.Rt=!0),"first-per-field"!==t.T.mode?null:(t.field.yt=!0,t.field.end))}
//|
function Cs(t){t.field.vt=!0,t.gt.isInvalid=!0}
//warn|9 517
function qs(t,n){2===p(t.answer)&&(t.B||ys(t,n),t.answer=12)}
//|532 533 536 537
function Fs(t,n){const r=t.program.checks[n],e=r.isExternal?Ps(t,n):t.U,i=(e.step&&Us(t,e.step))??"when";"blocks"===e.J?Ds(t,e.reason,r.isCondition?"check":i,r):"warns"===e.J&&Rs(t,i,r)}
//externals|504
function Ps(t,n){return ws(t,n)?.Nt??t.U}
//externals|522
function Rs(t,n,{place:r}){t.gt.violations.push(Ss(t,n,r,{builtIn:"unchecked"},"warning"))}
//branch|536
function zs(t,n){t.program.calls[n.index]&&!t.field.yt&&Ds(t,t.U.reason,"when")}
//decisions|536
function Bs(t,n){const r=t.Yt.get(n);r&&Ds(t,r.reason,"when")}
//|372 377
function Ds(t,n,r,e=null){t.field.Ot=!0,t.gt.Ot=!0;const i={path:mo(wo(t)),rule:r,reason:n};t.gt.undecided.push(i),null!==e&&t.gt.Jt?.set(i,{Ht:!1,check:e})}
//|
function Us(t,n){return t.program.calls[n.index]?.name}
//options|289 524 541
function Zs(t,n){const{subject:r}=t;if(r.$||n.table.has(r.slot.value))return!0;const e=8&r.slot.flags&&(n.Lt||qi(r.slot.value,n.table));return Es(t,"one_of",{values:n.Kt??=Hs(n.options)},Boolean(e)),!1}
//|180 189 400 526 536 538 540
function Js(t){const n=t.subject,r=t.frame.field;if(9!==n.slot.kind||!r||t.field.jt||t.field.kt||Rr(t,n))return;t.field.kt=!0;const e="first-per-field"===t.T.mode;for(let i=0;i<n.slot.count&&!t.Rt;i++){const o=n.slot.itemAt(i);t.subject=Er(t,n.slot.item(o));const{slot:s,position:u}=t.subject,c=Bo(t,n.slot,u);t.P.push(o),4&s.flags?(c||Ns(t),n.slot.isMap&&e&&Ls(t,u)):64&s.flags?Ds(t,s.reason,"type"):4===s.kind&&r.table&&!c&&!Zs(t,r)&&e&&Ls(t,u),t.P.pop()}t.subject=n}
//|393
function Ls(t,n){const r=new Io(0);r.yt=!0,t.$t.set(n,r)}
//|
function Hs(t){const n=t.length-8;return t.slice(0,8).map(({label:t,value:n})=>t??n).join(", ")+(n>0?` \u2026 (${n} more)`:"")}
//|116 138 393 538 543
function Gs(t,n){if(!t.K())return!1;const{frame:r}=t,e=r.form.fields[n.a];r.field=e,t.field=new Io(n.b);const i=r.base+e.slot,o=t.slots[i];return t.subject=new Ln(o,0,vn(o),i),71&o.flags?(t.field.jt=!0,Vs(t,0,o,i),!1):4!==o.kind||null===e.table||Zs(t,e)||"all"===t.T.mode&&!t.Rt}
//|526 535 536
function Vs(t,n,r,e){1&r.flags||(2&r.flags?Bs(t,e):4&r.flags?Ns(t):t.z.has(e)?Ds(t,t.z.get(e),"computed"):Ds(t,r.reason,"type"))}
//form|180 393 535
function Ys(t,n){if(!t.K())return!1;t.frame.field=null,t.frame.group=t.frame.form.objects.findLastIndex(({slot:t,slotCount:r})=>t<n.a&&n.a<t+r),t.field=new Io(n.b),t.subject=Er(t,t.frame.base);const r=t.frame.base+n.a,{flags:e}=t.slots[r];return 2==(3&e)&&Bs(t,r),0==(3&e)}
//|36 546
function Ks(t,n){const r=Array.from(t.toLowerCase());if(0===r.length||r.length>64)return null;const e=Math.min(Math.floor(r.length/3),4);let i=null;for(const o of n){const n=Array.from(o.toLowerCase());if(o===t||Math.abs(n.length-r.length)>e)continue;const s=Qs(r,n),u=null===i||s<i.Qt||s===i.Qt&&z(o,i.name)<0;s<=e&&u&&(i={Qt:s,name:o})}return i?.name??null}
//|
function Qs(t,n){let[r,e]=[[],Array.from({length:n.length+1},(t,n)=>n)];return t.forEach((i,o)=>{const s=[o+1];n.forEach((u,c)=>{let l=Math.min(e[c]+(i===u?0:1),e[c+1]+1,s[c]+1);o>0&&c>0&&i===n[c-1]&&t[o-1]===u&&(l=Math.min(l,r[c-1]+1)),s.push(l)}),[r,e]=[e,s]}),e[n.length]}
//|

//module nested|219 379 545 549 550
function Ws(t,n){for(let r=1;r<n.objects.length&&!t.Rt;r++){const e=t.slots[t.frame.base+n.objects[r].slot];10===e.kind||t.program.Wt(n,n.objects[r])||3&e.flags||!tu(e,n)||Xs(t,"type",{builtIn:"type",values:{type:"group",example:null}},n,jo(n,r))}if(n.isClosed)for(const[r,e]of n.objects.entries()){const i=t.slots[t.frame.base+e.slot];if(!(!i.g||null===i.unknown||3&i.flags||t.program.Wt(n,e)))for(const[o,s]of i.unknown.entries()){if(t.Rt)return;const i={name:re(s)},u=o<100?Ks(s,e.members.map(t=>t.name)):null;null!==u&&(i.meant=u),Xs(t,"unknown",{builtIn:"unknown",values:i},n,[...jo(n,r),s])}}}
//|522 525
function Xs(t,n,r,e,i){t.gt.isInvalid=!0,t.gt.violations.push(Ss(t,n,e.place,r,"error",i)),As(t)}
//|116
function tu(t,n){switch(t.kind){case 0:case 10:return!1;case 1:return n.isExact;case 4:return n.isExact||!vn(t);default:return!0}}
//nested|37 39 189 552 553
function nu(t,n){if(!t.T.Xt)return;const r=t.subject,e=t.tn;if(t.tn=1/0,t.depth>=U.depth)return t.nn(B("depth"));if(t.depth++,10!==r.slot.kind||32&r.slot.flags||eu(t,n,r.position,!1),9===r.slot.kind&&!Rr(t,r))for(let e=0;e<r.slot.count&&!t.Rt&&t.K();e++){const i=r.slot.itemAt(e);t.P.push(i),ru(t,i,r.slot,n),t.P.pop()}t.depth--,t.tn=e,t.subject=r}
//nested|116 138 400 526 536 553
function ru(t,n,r,e){const i=r.item(n),o=t.slots[i];4&o.flags?(t.subject=new Ln(o,0,vn(o),i),Bo(t,r,i)||Ns(t)):64&o.flags?Ds(t,o.reason,"type"):eu(t,e,i,n>0&&!r.isMap)}
//nested|394 548 556
function eu(t,n,r,e){const[i,o]=[t.field,t.I.length];t.pt.push(t.frame),t.frame=Co(n,r,t.P.length,e),Ws(t,n),t.Rt||su(t,n.checks,null),t.frame=t.pt.pop(),t.I.length=o,t.field=i}
//ignoring pushMember|67 140 160 180
function iu(t,n){const r=t.subject.slot;if(10!==r.kind||!r.isOwn)return t.answer=28,!1;t.St.push(t.subject);const e=4===n.slot.kind?hr(t,Mt(r),n.slot.value):void 0;return t.subject=void 0===e?Gn:Er(t,e),!0}
//ignoring pushMember|21 61 116 138 178
function ou(t,n){const r=Sr(t,n.a).slot,{subject:e}=t;if(4!==e.slot.kind||e.$||14!==r.kind)return t.subjects.push(e),!0;const i=Array.from(e.slot.value).filter(t=>r.value.offender.test(t)).join("");if(E(i))return t.Pt=n,t.answer=14,!1;if(t.subjects.push(e),i.length<e.slot.value.length){const n=new $t(4,i);n.flags=e.slot.flags,t.subject=new Ln(n,0,vn(n),e.position)}return!0}
//|10 184 389 528 530 542 544 578 579 580 581 583
function su(t,n,r){const e=t.program.Ft;for(let i=n;;){const n=e[i++];switch(n.op){case 14:case 15:case 16:case 17:case 18:if(t.answer=Ir(t,n),t.Pt=d(t.answer)?n:null,r?.It(n,t.program.code[i-1]),t.Rt&&d(t.answer))return;break;case 0:if(t.tn--<=0)return;if(Gs(t,n)||(i=n.b),t.Rt)return;break;case 1:if(t.tn--<=0)return;if(Ys(t,n)||(i=n.b),t.Rt)return;break;case 2:if(t.Rt||r?.check===n.a)return;if(d(t.answer)?i=Is(t,n.a)??i:t.bt.length>0&&Eo(t,!1),t.Rt)return;break;case 3:i=n.a;break;case 4:return;case 5:case 6:case 7:case 8:cu(t,n.op-5,r);break;case 9:hu(t,r)&&(i=n.a);break;case 10:lu(t,r);break;case 11:r?.message(n.a);break;case 12:if(r?.check===n.a)return;qs(t,n.a);break;case 13:if(fu(t,n,r),t.Rt)return mu(t,n);break;default:if(i=n.rn(t,n,r)??i,t.Rt)return}}}
//|558 559 560 561 562 563 564 565 566 567 568 569 570 571 572 573 574 575 576 577
const uu={};
//moment|557
Object.assign(uu,{moment:(t,n)=>n.a===t.T.moment?void 0:n.b});
//unlessHeld|557
Object.assign(uu,{unlessHeld:(t,n)=>t.field.vt||t.field.Ot?n.a:void 0});
//whenInactive|557
Object.assign(uu,{whenInactive:(t,n)=>1&t.slots[t.frame.base+n.a].flags?void 0:n.b});
//branch|9 534 557
Object.assign(uu,{branch(t,n){const r=p(t.answer);if(1!==r)return 3!==r?n.a:(0===t.xt.length&&zs(t,n),n.b)}});
//not|11 557
Object.assign(uu,{not(t,n,r){t.answer=b(t.answer),r?.negated()}});
//pushSubject|178 557
Object.assign(uu,{pushSubject(t,n){t.subjects.push(t.subject),t.subject=Sr(t,n.a)}});
//popSubject|557
Object.assign(uu,{popSubject:t=>{t.subject=t.subjects.pop()}});
//recordValue|527 557
Object.assign(uu,{recordValue:(t,n)=>_s(t)?void 0:n.a});
//itemTypes|539 557
Object.assign(uu,{itemTypes:t=>{Js(t)}});
//nested|551 557
Object.assign(uu,{nested(t,n){t.field.jt||nu(t,t.program.forms[n.a])}});
//items|395 557
Object.assign(uu,{items:(t,n)=>t.field.yt||!qo(t,n.a,n.b)?n.b:void 0});
//itemContents|392 395 557
Object.assign(uu,{itemContents:(t,n)=>qo(t,_o,n.a)?void 0:n.a});
//nextItem|397 557
Object.assign(uu,{nextItem:(t,n)=>Po(t)?n.a+1:void 0});
//decide|557 593
Object.assign(uu,{decide:(t,n)=>{ku(t,t.program.decisions[n.a])}});
//compute|557 590
Object.assign(uu,{compute:(t,n)=>{vu(t,t.program.computed[n.a])}});
//beginEach|403 557
Object.assign(uu,{beginEach:(t,n,r)=>Zo(t,n.a,r)?void 0:n.b});
//nextEach|404 557
Object.assign(uu,{nextEach:(t,n,r)=>Jo(t,r)?n.a+1:void 0});
//ignoring|555 557
Object.assign(uu,{ignoring(t,n,r){if(!ou(t,n))return r?.It(n,n),n.b}});
//pushMember|178 554 557
Object.assign(uu,{pushMember(t,n,r){if(!iu(t,Sr(t,n.a)))return r?.memberMissing(),n.b}});
//popMember|9 557
Object.assign(uu,{popMember(t,n,r){t.subject=t.St.pop(),0===p(t.answer)&&(t.answer=28),r?.memberEnded()}});
//beginAnd beginOr beginAll beginAny|15
function cu(t,n,r){t.xt.push({kind:n,answer:k[n]}),r?.opened(1===n||3===n)}
//beginAnd beginOr beginAll beginAny beginEach|
function lu(t,n){t.answer=t.xt.pop().answer,n?.closed()}
//beginAnd beginOr beginAll beginAny beginEach|9 16 183
function hu(t,n){const r=t.xt.at(-1),e=r.answer,i=1===r.kind||3===r.kind;r.answer=$[r.kind](e,t.answer),n?.combined(e,i);const[o,s]=i?[1,8]:[2,4];return p(r.answer)===o&&(!_r(t)||0==(r.answer&s))}
//rule|37 39 186 556 582
function fu(t,n,r){const e=t.program.rules[n.a];if(t.depth>=U.depth&&!t.program.Z(n))return void(t.answer=qr(t,B("depth"),n));if(!t.K())return;const i=t.arguments.length;for(const r of n.operands)t.arguments.push(au(t,r));const o=t.R;t.R=i,t.depth++,su(t,e.entry,r),r?.Ut(e),t.arguments.length=i,t.R=o,t.depth--,r?.Zt(n)}
//rule|138 178 220
function au(t,n){const r=Sr(t,n);return t.program.Q&&ee(t,n)?Object.assign(new Ln(r.slot,r.k,r.$,r.position),{isSecret:!0}):r}
//|37
function mu(t,n){const r=t.program.calls[n.index];r&&t.zt?.reason===B("steps")&&(t.zt.rule=r.name)}
//computed|37 178 181 585 589
function pu(t,n){const r=Sr(t,n.list),e={count:0,sum:0,en:null,obstacle:Ar(t,r)};if(null!==e.obstacle||9!==r.slot.kind)return e;for(let i=0;i<r.slot.count&&null===e.obstacle;i++)t.K()?ju(t,du(t,n,r.slot.item(i)),e,n.function):e.obstacle=B("steps");return e}
//computed|37 39 586
function du(t,n,r){const e={count:0,sum:0,en:null,obstacle:null};if(t.depth>=U.depth)return e.obstacle=B("depth"),e;t.depth++;const{level:i}=n;for(;t.F.length<i;)t.F.push(null);return bu(t,r,n,0,e),t.F.length=i,t.F.every(t=>null===t)&&(t.F.length=0),t.depth--,e}
//computed|180 181 224 587 588
function bu(t,n,r,e,i){if(n>=t.slots.length)return;const o=Er(t,n);o.$||(("count"!==r.function||void 0!==r.body||e<r.steps.length)&&null!==Ar(t,o)?i.obstacle=`unreadable: ${ue(t,r.list)}`:(t.F.push({position:n,form:r.forms[e]??null}),e===r.steps.length?gu(t,r,i):wu(t,n+r.steps[e],r,e+1,i),t.F.pop()))}
//computed|37 180 181 586
function wu(t,n,r,e,i){if(n>=t.slots.length)return;const o=Er(t,n);if(i.obstacle=Ar(t,o),null===i.obstacle&&9===o.slot.kind)for(let n=0;n<o.slot.count&&null===i.obstacle;n++)t.K()?bu(t,o.slot.item(n),r,e,i):i.obstacle=B("steps")}
//computed|9 178 181 556 589
function gu(t,n,r){if(void 0!==n.body){su(t,n.body,null);const e=p(t.answer);if(t.Rt||n.isConditional&&3===e)return void(r.obstacle=t.U.reason);if(n.isConditional&&1!==e)return}if("count"===n.function)return void r.count++;const e=Sr(t,n.value);r.obstacle=Ar(t,e),null!==r.obstacle||e.$||ju(t,{count:1,sum:3===e.slot.kind?e.slot.value:0,en:e,obstacle:null},r,n.function)}
//computed|122 156
function ju(t,n,r,e){if(null===r.obstacle)if(null===n.obstacle){if(r.count+=n.count,"sum"===e){const t=Mn(r.sum,n.sum);null===t?r.obstacle="more than 38 digits":r.sum=t}else if("count"!==e&&null!==n.en){const i=null===r.en?null:sr(t,n.en,r.en);(null===r.en||null!==i&&("min"===e?i<0:i>0))&&(r.en=n.en)}}else r.obstacle=n.obstacle}
//computed|140 141 178 181 584 591
function vu(t,n){const r=t.frame.base+n.slot;if(n.operand){const e=Sr(t,n.operand);Ou(t,e,Ar(t,e),r)}else{const e=pu(t,n.aggregate),{function:i}=n.aggregate;Ou(t,("count"===i?Vn(e.count):"sum"===i?Vn(e.sum):e.en)??Gn,e.obstacle,r)}}
//computed|61
function Ou(t,n,r,e){const i=t.slots[e],o=null!==r||n.$?new $t(0,void 0):n.slot.copy();o.flags=3&i.flags,null!==r?(o.flags|=64,t.z.set(e,r)):t.z.delete(e),t.slots[e]=o}
//decisions|140 556 591 593
function yu(t,n){const{decisions:r}=n.form;if(void 0===r)return;const e=t.frame;if(t.frame=n,t.Rt||su(t,r,null),t.Rt){t.answer=15;for(const n of t.program.in(r))if("decide"===n.name)ku(t,t.program.decisions[n.a]);else if("compute"===n.name){const r=t.program.computed[n.a];Ou(t,Gn,t.U.reason,t.frame.base+r.slot)}}t.frame=e}
//decisions|9
function ku(t,{slot:n,main:r,otherwise:e,place:i}){const{flags:o}=t.slots[t.frame.base+n],s=(n,r)=>{for(let e=n[0];e<n[1];e++)t.slots[t.frame.base+e].flags|=r};if(3&o){const t=1&o?1:2;s(r,t),s(e,t)}else if(1===p(t.answer))s(e,1);else if(3!==p(t.answer))s(r,1);else{const n={reason:t.U.reason,place:i};for(const i of[r,e]){s(i,2);for(let r=i[0];r<i[1];r++)t.Yt.set(t.frame.base+r,n)}}}
//backtracking template|
const $u=new RegExp("[\\p{Cn}\u0295\\u088f\\u0897\\u0c5c\\u0cdc\\u0cf3\\u0ece\\u1acf-\\u1aeb\\u1b4e\\u1b4f\\u1b7f\\u1c89\\u1c8a\\u20c1\\u2427-\\u2429\\u2b96\\u2ffc-\\u2fff\\u31e4\\u31e5\\u31ef\\ua7cb-\\ua7cf\\ua7d2\\ua7d4\\ua7da-\\ua7dc\\ua7f1\\ufbc3-\\ufbd2\\ufd90\\ufd91\\ufdc8-\\ufdce\\u{105c0}-\\u{105f3}\\u{10940}-\\u{10959}\\u{10d40}-\\u{10d8f}\\u{10ec2}-\\u{10ed8}\\u{10efa}-\\u{10eff}\\u{1123f}-\\u{11241}\\u{11380}-\\u{113e2}\\u{116d0}-\\u{116e3}\\u{1171e}\\u{11b00}-\\u{11bf9}\\u{11db0}-\\u{11de9}\\u{11f00}-\\u{11f5a}\\u{1342f}\\u{13439}-\\u{143fa}\\u{16100}-\\u{16139}\\u{16d40}-\\u{16d79}\\u{16ea0}-\\u{16ed3}\\u{16ff2}-\\u{16ff6}\\u{187f8}-\\u{187ff}\\u{18cff}\\u{18d09}-\\u{18df2}\\u{1b132}\\u{1b155}\\u{1cc00}-\\u{1cef0}\\u{1d2c0}-\\u{1d2d3}\\u{1df25}-\\u{1df2a}\\u{1e030}-\\u{1e08f}\\u{1e4d0}-\\u{1e6ff}\\u{1f6d8}\\u{1f6dc}\\u{1f774}-\\u{1f77f}\\u{1f7d9}\\u{1f8b2}-\\u{1f8d8}\\u{1fa54}-\\u{1faff}\\u{1fbcb}-\\u{1fbef}\\u{1fbfa}\\u{2b739}-\\u{2b73f}\\u{2cea2}-\\u{2ee5d}\\u{31350}-\\u{33479}]","u");
//backtracking template|594
const xu=t=>!/^[\0-\u024f]*$/.test(t)&&$u.test(t);
//backtracking|
const Mu=class{constructor(t){this.sets=t.map(t=>new RegExp(`^${t}$`,"u")),this.on=new Map,this.sn=new Map;const n=(t.join("").match(/[^\0-\x7f]|\\u[0-9a-f]{4}|\\x[0-9a-f]{2}/gu)??[]).map(t=>"\\"===t[0]?String.fromCodePoint(parseInt(t.slice(2),16)):t);for(const t of[...n.reverse(),...Array.from({length:128},(t,n)=>String.fromCharCode(127-n))])this.on.set(this.un(t),t)}un(t){return this.sets.map(n=>n.test(t)?1:0).join("")}cn(t){return Array.from(t,t=>{if(t<"\x80")return t;let n=this.sn.get(t);return void 0===n&&this.sn.set(t,n=this.on.get(this.un(t))??t),n})}};
//backtracking|
const Su=class extends Error{};
//backtracking|

//backtracking|597 600
const Tu=class{constructor({text:t,flags:n=""},r){if(!/^s?$/.test(n))throw new Su;if(this.source=Array.from(t),this.ln="s"===n,this.hn="whole"===r,this.at=0,this.fn=0,this.groups=new Map,this.an=new Map,this.calls=[],this.pattern=this.alternatives(),this.at<this.source.length||!this.calls.every(t=>this.groups.has(t)))throw new Su}test(t){this.text=Array.from(t),this.steps=0;try{const t=this.text.length;for(let n=0;n<=(this.hn?0:t);n++)if(this.mn=[],this.pattern(n,n=>!this.hn||n===t))return!0;return!1}catch(t){if(t instanceof Su||t instanceof RangeError)return null;throw t}}step(){if(++this.steps>2e5)throw new Su}take(t){const n=Array.from(t).every((t,n)=>this.source[this.at+n]===t);return n&&(this.at+=t.length),n}pn(t){if(!this.take(t))throw new Su}dn(t){const n=t.exec(this.source.slice(this.at,this.at+40).join(""));if(!n)throw new Su;return this.at+=Array.from(n[0]).length,n}alternatives(){const t=[this.sequence()];for(;this.take("|");)t.push(this.sequence());return 1===t.length?t[0]:(n,r)=>t.some(t=>t(n,r))}sequence(){const t=[];for(;this.at<this.source.length&&!["|",")"].includes(this.source[this.at]);)t.push(this.bn());const n=(r,e,i)=>(this.step(),r===t.length?i(e):t[r](e,t=>n(r+1,t,i)));return 1===t.length?t[0]:(t,r)=>n(0,t,r)}bn(){const t=this.part(),n=this.source[this.at];if(!["?","*","+","{"].includes(n))return t;const[r,e]="{"===n?this.wn():(this.at++,["+"===n?1:0,"?"===n?1:1/0]);if(this.take("+"))return this.possessive(t,r,e);const i=this.take("?");if(["?","*","+","{"].includes(this.source[this.at]))throw new Su;return this.repeated(t,r,e,i)}wn(){const[,t,n,r]=this.dn(/^\{(\d+)(,?)(\d*)\}/);if(""===n&&""!==r)throw new Su;return[Number(t),""!==r?Number(r):n?1/0:Number(t)]}repeated(t,n,r,e){if(t.gn&&!e)return(e,i)=>{let o=this.run(t,e,r);for(;o>=n;o--)if(i(e+o))return!0;return!1};const i=(o,s,u)=>{this.step();const c=()=>o<r&&t(s,t=>(t>s||o<n)&&i(o+1,t,u));return o<n?c():e?u(s)||c():c()||u(s)};return(t,n)=>i(0,t,n)}run(t,n,r){let e=0;for(;e<r&&n+e<this.text.length&&t.gn(this.text[n+e]);)e++;return this.steps+=e,this.step(),e}possessive(t,n,r){return n>1?this.atomic(this.repeated(t,n,r,!1)):(e,i)=>{const o=[...this.mn];let[s,u]=[0,e];const c=t=>{const r=t>u;return u=t,r||s<n};for(;s<r&&(this.step(),t(u,c));)s++;return!!(s>=n&&i(u))||(this.mn=o,!1)}}atomic(t){return(n,r)=>{const e=[...this.mn];let i=n;return!(!t(n,t=>(i=t,!0))||!r(i))||(this.mn=e,!1)}}part(){const t=this.source[this.at++];switch(t){case"(":return this.group();case"[":return this.jn(this.characterClass());case"\\":return this.escape();case"^":return(t,n)=>0===t&&n(t);case"$":return(t,n)=>t===this.text.length&&n(t);case".":return this.jn(this.ln?()=>!0:t=>"\n"!==t);case"?":case"*":case"+":case"{":throw new Su;default:return this.jn(n=>n===t)}}jn(t){return Object.assign((n,r)=>(this.step(),n<this.text.length&&t(this.text[n])&&r(n+1)),{gn:t})}group(){return this.take("?")?this.take("(DEFINE)")?(this.closed(),(t,n)=>n(t)):this.take(":")?this.closed():this.take(">")?this.atomic(this.closed()):this.take("=")||this.take("!")?this.vn("!"===this.source[this.at-1]):this.take("&")?this.call(this.dn(/^(\w+)\)/)[1]):this.On(this.dn(/^<([A-Za-z_]\w*)>/)[1]):this.On(null)}closed(){const t=this.alternatives();return this.pn(")"),t}vn(t){const n=this.closed();return(r,e)=>{this.step();const i=[...this.mn],o=n(r,()=>!0);return t&&(this.mn=[...i]),!(o===t||!e(r))||(this.mn=i,!1)}}On(t){const n=++this.fn;null!==t&&this.an.set(t,n);const r=this.closed();return null!==t&&this.groups.set(t,r),(t,e)=>r(t,r=>{const i=this.mn;return this.mn=[...i],this.mn[n]=this.text.slice(t,r),!!e(r)||(this.mn=i,!1)})}call(t){return this.calls.push(t),(n,r)=>{this.step();const e=this.mn;return this.groups.get(t)(n,t=>{const n=this.mn;return this.mn=e,!!r(t)||(this.mn=n,!1)})}}yn(t){return(n,r)=>{this.step();const e=this.mn[t];return void 0!==e&&e.every((t,r)=>this.text[n+r]===t)&&r(n+e.length)}}escape(){const t=this.source[this.at];if(/[1-9]/.test(t)){const t=Number(this.dn(/^[1-9](?!\d)/)[0]);if(t>this.fn)throw new Su;return this.yn(t)}if(this.take("k")){const t=this.an.get(this.dn(/^<(\w+)>/)[1]);if(void 0===t)throw new Su;return this.yn(t)}return this.take("A")?(t,n)=>0===t&&n(t):this.take("z")?(t,n)=>t===this.text.length&&n(t):this.jn(this.kn(this.$n(),!1))}$n(){const t=this.source[this.at];if("p"===t||"P"===t)return"\\"+this.dn(/^[pP]\{(?:[CLMNPSZ][a-z]?|Alphabetic)\}/)[0];if("x"===t){const[,t,n]=this.dn(/^x(?:([0-9A-Fa-f]{2})|\{([0-9A-Fa-f]{1,6})\})/);return`\\u{${t??n}}`}this.at++;const n={n:"\\n",r:"\\r",t:"\\t",f:"\\f"}[t];if(n)return n;if(void 0===t||!/[!-/:-@[-`{-~ ]/.test(t))throw new Su;return Eu(t)}characterClass(){const t=this.take("^"),n=[];let r=!0;for(;r||"]"!==this.source[this.at];r=!1){const t=this.source[this.at];if(void 0===t||"["===t&&/[:.=]/.test(this.source[this.at+1]))throw new Su;if("-"!==t||r||"]"===this.source[this.at+1])n.push(this.xn());else{if(/^\\p|-/i.test(n.at(-1))||"\\u{2d}"===n.at(-1))throw new Su;this.at++;const t=this.xn();if(/^\\p/i.test(t))throw new Su;n.push(`${n.pop()}-${t}`)}}return this.at++,this.kn(n.join(""),t)}xn(){return this.take("\\")?this.$n():Eu(this.source[this.at++])}kn(t,n){const r=new RegExp(`^[${n?"^":""}${t}]$`,"u"),e=Array.from({length:128},(t,n)=>r.test(String.fromCharCode(n)));return t=>t<"\x80"?e[t.charCodeAt(0)]:r.test(t)}};
//backtracking|
const Eu=t=>`\\u{${t.codePointAt(0).toString(16)}}`;
//backtracking template|

//backtracking template|6 24 38 595 596 597 599
const Au=class{constructor({pattern:t,ecma:n,sets:r},e,i){this.Mn=i;const o=n?.[e];this.Sn=o?new RegExp(o.text,"u"):null,this.Tn=o?5e6**(1/Math.max(1,o.degree)):0,this.En=r?new Mu(r):null,this.An=()=>new Tu(t,e),this.Nn=void 0}answer(t){if(t.length>21845&&_(t)>65536)return"the text is too long for a pattern";if(xu(t))return D;const n=null===this.En?15:this.Mn.answer(this.En.cn(t).join(""));if(15!==n)return n;if(this.Sn&&t.length<=this.Tn)return f(this.Sn.test(t));const r=this._n(t);return null===r?D:f(r)}_n(t){if(void 0===this.Nn)try{this.Nn=this.An()}catch(t){if(!(t instanceof Su))throw t;this.Nn=null}return this.Nn?.test(t)??null}progress(t){if(null===this.En)return _(t);const n=this.En.cn(t),r=this.Mn.progress(n.join(""));if(null===r)return _(t);let[e,i]=[0,0];for(;i<r;)i+=_(n[e++]);return _(Array.from(t).slice(0,e).join(""))}};
//|604 605 606 607 608 609
const Nu={};
//trim|19 21 603
Object.assign(Nu,{trim(t){let n=t.length;for(;n>0&&E(t[n-1]);)n--;return t.slice(0,n).replace(S,"")}});
//collapse_spaces|20 603
Object.assign(Nu,{collapse_spaces:t=>t.replace(T," ")});
//lowercase|603
Object.assign(Nu,{lowercase:t=>t.includes("\u03a3")?Array.from(t,t=>t.toLowerCase()).join(""):t.toLowerCase()});
//uppercase|603
Object.assign(Nu,{uppercase:t=>t.toUpperCase()});
//digits|603 610
Object.assign(Nu,{digits:t=>t.replace(/\P{Nd}/gu,"").replace(/[^0-9]/gu,_u)});
//nfc|603
Object.assign(Nu,{nfc:t=>t.normalize("NFC")});
//|
function _u(t){const n=t.codePointAt(0);let r=0;for(;/\p{Nd}/u.test(String.fromCodePoint(n-r-1));)r++;return r%10}
//normalization|38 603 611 612 613 614
function Iu(t,n,r,e){const i=t.slots[n];if("any"!==r.name&&r.item){if(9!==i.kind)return;for(let n=0;n<i.count;n++)Iu(t,i.item(n),r.item,e)}else if(4===i.kind)for(const r of e)"string"!=typeof r?Fu(t,i,n,r):"nfc"===r&&Cu(i.value)?qu(t,i,n,D):i.value=Nu[r](i.value)}
//nfc|
const Cu=t=>/(?<!\p{M})\p{M}{256}/u.test(t);
//nfc template|
function qu(t,n,r,e){n.v(e),t.z.set(r,e)}
//template|38 595 613
function Fu(t,n,r,{replace:e,template:i}){const o=t.program.W[e].ecma?.anywhere,s=o&&/^(?:[^$]|\$(?:\$|0(?!\d)|\{0\}))*$/.test(i)&&n.value.length<=5e6**(1/Math.max(1,o.degree))&&!xu(n.value);let u=!1;const c=s&&n.value.replace(new RegExp(o.text,"gu"),t=>(""===t&&(u=!0),i.replace(/\$(\$|0|\{0\})/g,(n,r)=>"$"===r?"$":t)));s&&!u?n.value=c:qu(t,n,r,`pattern failed: ${D}`)}
//parameters|61 178 620 621 643
function Pu(t,n){for(const{slot:r,type:e,defaultValue:i}of n.parameters??[])1===t.slots[r].kind&&(t.slots[r]=new $t(0,void 0)),0!==t.slots[r].kind&&Qu(t,r,e,null),0===t.slots[r].kind&&Uu(t,Sr(t,i),r,Zu())}
//parameters|394 592 617 621
function Ru(t,n){const r=Co(n,0);let e=Zu();zu(t,r,!0,e);for(let n=0;n<=t.program.forms.length;n++){for(const n of t.rt)yu(t,n);if(0===t.rt.length||t.Rt)return;const{undecided:n}=e;e=Zu(),zu(t,r,!0,e);const i=n.size===e.undecided.size&&[...n].every(t=>e.undecided.has(t));if(!e.hasChanged&&i)return;for(const n of t.slots)n.flags&=-4;for(const n of e.undecided)t.slots[n].flags|=2;t.Yt.clear()}}
//parameters|39 618
function zu(t,n,r,e){if(t.program.In.has(n.form)&&!(t.depth>=U.depth)){t.depth++;for(const i of n.form.fields)i.Cn&&Bu(t,n.base+i.slot,i.type,i,n,!1,r,e);t.depth--}}
//parameters|394 617 618 619
function Bu(t,n,r,e,i,o,s,u){if(r.form){const c=Co(r.form,n,0,o);return Du(t,c,i,e,u),void zu(t,c,s,u)}const c=t.slots[n];if(s&&c.j)for(let n=0;n<c.count;n++){if(!t.K())return;Bu(t,c.item(n),r.item,e,i,n>0&&!c.isMap,s,u)}}
//parameters|178 620
function Du(t,n,r,e,i){const{parameters:o}=n.form;if(!o||!e.arguments)return;const s=t.frame;t.frame=r,o.forEach((r,o)=>{const s=e.arguments[o];if(void 0===s)return;const u=0===s.kind?r.defaultValue:s;Uu(t,Sr(t,u),n.base+r.slot,i)}),t.frame=s}
//parameters|61 120
function Uu(t,n,r,e){const i=t.slots[r],o=n.$?new $t(0,void 0):n.slot.copy();o.flags=0===o.kind?0:70&o.flags,2&o.flags&&e.undecided.add(r),$n(i,o,3)||(e.hasChanged=!0),t.slots[r]=o}
//parameters|
const Zu=()=>({hasChanged:!1,undecided:new Set});
//|592 615 616 623 624
function Ju(t,n){if(null!==t.q&&Lu(t,n),Hu(t,n,0,!1,!1),t.program.In.size>0||n.parameters)Pu(t,n),Ru(t,n);else for(const n of t.rt)yu(t,n);t.rt.length=0}
//contexts|643
function Lu(t,n){t.qn=!0;for(const r of n.contexts??[]){const n=t.program.contexts[r],e=t.q+n.slot,{kind:i}=t.slots[e];0===i||1===i&&"any"!==n.type.name||Qu(t,e,n.type,null)}t.qn=!1}
//|39 394 625 626
function Hu(t,n,r,e,i){if(!(t.depth>=U.depth)){t.depth++;for(const e of n.fields)Vu(t,e,n,r+e.slot);!e||128&t.slots[r].flags||!Gu(t,n,r)||(t.slots[r].flags|=32),void 0===n.decisions||t.qn||t.rt.push(Co(n,r,0,i)),t.depth--}}
//nested contexts parameters|180 550
function Gu(t,n,r){return!(n.isClosed&&n.objects.some(n=>t.slots[r+n.slot].g&&t.slots[r+n.slot].unknown)||n.fields.some(n=>!Er(t,r+n.slot).$)||n.objects.slice(1).some(e=>tu(t.slots[r+e.slot],n)))}
//|611 627 643
function Vu(t,n,r,e){let i=t.slots[e];if(void 0!==n.computed&&!t.qn)return Yu(t,n,r,e);if(0!==i.kind){if(r.isExact)i.flags|=128;else if(1===i.kind&&"any"!==n.type.name)return;n.normalization.length>0&&!t.qn&&Iu(t,e,n.type,n.normalization),Qu(t,e,n.type,n.notation),i=t.slots[e],12==(12&i.flags)&&n.Lt&&(i.flags|=16)}}
//computed|61 643
function Yu(t,n,r,e){const i=t.slots[e+1]=t.slots[e];t.slots[e]=new $t(0,void 0),r.isExact&&(i.flags|=128),0!==i.kind&&(1!==i.kind||128&i.flags)&&Qu(t,e+1,n.type,n.notation)}
//|629 630 631 632 633 634 635 636 637 638 639 640 641 642
const Ku={};
//text|628 644
Object.assign(Ku,{text:(t,n)=>Wu(n)});
//choice|628 644
Object.assign(Ku,{choice:(t,n)=>Wu(n)});
//integer|628 648
Object.assign(Ku,{integer:(t,n,r,e)=>rc(t,n,r.name,e)});
//number|628 648
Object.assign(Ku,{number:(t,n,r,e)=>rc(t,n,r.name,e)});
//boolean|628 647
Object.assign(Ku,{boolean:(t,n,r)=>nc(t,n,r,null,t=>"true"===t||"false"!==t&&null)});
//date|104 628 647
Object.assign(Ku,{date:(t,n,r,e)=>nc(t,n,r,e,cn)});
//month|105 628 647
Object.assign(Ku,{month:(t,n,r,e)=>nc(t,n,r,e,ln)});
//time|106 628 647
Object.assign(Ku,{time:(t,n,r,e)=>nc(t,n,r,e,hn)});
//datetime|107 628 647
Object.assign(Ku,{datetime:(t,n,r,e)=>nc(t,n,r,e,fn)});
//file|628 645
Object.assign(Ku,{file:(t,n)=>Xu(n,8)});
//any|628 653
Object.assign(Ku,{any:(t,n)=>uc(t,n)});
//form|37 39 624 628 645
Object.assign(Ku,{form(t,n,r,e,i,o){Xu(n,10)&&(n.form=r.form,t.depth>=U.depth?n.v(B("depth")):Hu(t,r.form,i,!0,o))}});
//map|628 650
Object.assign(Ku,{map(t,n,r,e){9!==n.kind||n.isMap||64&n.flags?ic(t,n,r.item,e):n.flags|=4}});
//list|628 650
Object.assign(Ku,{list:(t,n,r,e)=>ic(t,n,r.item,e)});
//|628
function Qu(t,n,r,e,i=!1){Ku[r.name](t,t.slots[n],r,e,n,i)}
//|
function Wu(t){4!==t.kind&&(t.flags|=4)}
//|646
function Xu(t,n){return t.kind===n||(tc(t)||(t.flags|=4),!1)}
//|116
function tc(t){return 4===t.kind&&vn(t)}
//boolean date month time datetime|646 649 655
function nc(t,n,r,e,i){if(n.kind===r.kind||tc(n))return;const o=2!==r.kind||!(t.T.strict||128&n.flags);if(4!==n.kind||!o)return void(n.flags|=4);const s=e?.read(n.value).value??i(n.value);null==s?ec(n,r.name,e):lc(n,r.kind,s)}
//|37 70 77 82 208 646 649 655
function rc(t,n,r,e){if(0===n.kind)return;if(3===n.kind)return void(null===n.value?n.v(B("digits of a number")):"integer"!==r||zt(n.value)||(n.flags|=4));if(4===n.kind&&tc(n))return;if(4!==n.kind||t.T.strict||128&n.flags)return void(n.flags|=4);const i=e?.read(n.value),o=2===i?.completion?i.decimal:n.value;if(o===n.value&&2!==Hr(r,o)&&2!==i?.completion)return ec(n,r,e);const s=Ct(o);s===Tt||null===s?n.v(B("digits of a number")):lc(n,3,s)}
//integer number boolean date month time datetime|208
function ec(t,n,r){t.flags|=4,8&t.flags&&(0!==Hr(n,t.value)||r&&0!==r.read(t.value).completion)&&(t.flags|=16)}
//list map any|37 39 645 651
function ic(t,n,r,e){if(Xu(n,9)){if(n.count>U.c)return n.v(B("list length"));for(let i=0;i<n.count;i++){const o=n.item(i);128&n.flags&&(t.slots[o].flags|=128,n.isMap&&(t.slots[o-1].isKey=!1)),oc(t,o,r,e,i>0&&!n.isMap)}}}
//list map any|624 643 652
function oc(t,n,r,e,i){const o=t.slots[n];r.form?sc(o)?Hu(t,r.form,n,!1,i):Qu(t,n,r,e,i):1===o.kind?("any"===r.name||128&o.flags)&&Qu(t,n,r,null):0!==o.kind&&Qu(t,n,r,e)}
//|646
function sc(t){return 128&t.flags?0===t.kind:0===t.kind||1===t.kind||tc(t)}
//|37 39 350 643 650 654
function uc(t,n){if(n.flags|=128,3===n.kind&&null===n.value&&n.v(B("digits of a number")),9===n.kind||10===n.kind){if(t.depth>U.depth)return n.v(B("depth"));if(t.depth++,10===n.kind){n.isOwn=!0;for(let r=0;r<n.count;r++){const e=n.start+2*r+1;t.slots[e-1].flags|=128,Qu(t,e,Xi,null)}}else 64&n.flags||ic(t,n,Xi,null);64&n.flags||cc(t,n),t.depth--}}
//|
function cc(t,n){const r=10===n.kind?n.start+1:n.start,e=10===n.kind?2:n.stride;for(let i=0;i<n.count;i++){const o=t.slots[r+i*e];64&o.flags&&n.v(o.reason)}}
//|
function lc(t,n,r){t.text=t.value,t.kind=n,t.value=r}
//|

//|
const hc=Object.freeze({reason:"cancelled",step:null,J:"blocks"});
//|37 39 61 140 356 361 372 376 393 394 556 622 657 659 660 661 662 663
const fc=class{constructor(t){this.program=t,this.$t=new Map,this.et=new Map,this.Yt=new Map,this.z=new Map,this.slots=[],this.Fn(),this.Pn=!1}Fn(){this.xt=[],this.I=[],this.subjects=[],this.St=[],this.arguments=[],this.bt=[],this.pt=[],this.P=[],this.F=[],this.rt=[]}Rn(t,n,r){this.zn(t,n),this.slots=r,this.Bn(new ho(r),t);for(let t=0;t<r.length;t++)r[t]??=new $t(0,void 0);Ju(this,t)}Dn(t,n,r){return this.Un(n,r,U.steps),this.gt.Jt=new Map,this.tn=1,su(this,t,null),this.Zn()}Un({frame:t,outer:n,items:r},e,i){this.Jn(t.form,e,i),this.frame={...t},this.pt=n.map(t=>({...t})),this.P=[...r]}Zn(){const{gt:t,zt:n}=this;return null!==n&&(t.Ot=!0,t.undecided.push(n)),t}zn(t,n){this.q=null,this.qn=!1,this.Jn(t,n,1/0),this.Yt.size>0&&this.Yt.clear(),this.z.size>0&&this.z.clear(),this.et.size>0&&this.et.clear()}Jn(t,n,r){this.T=n,this.gt={isInvalid:!1,Ot:!1,violations:[],undecided:[],bt:[],Jt:null},this.steps=0,this.qt=4096,this.i=r,this.subject=Gn,this.answer=12,this.Pt=null,this.U=hc,this.Pn||this.Fn(),this.Pn=!1,this.R=0,this.depth=0,this.wt=null,this.B=!1,this.Rt=!1,this.zt=null,this.tn=1/0,this.frame=Co(t,0),this.field=new Io(0),this.$t.size>0&&this.$t.clear()}Bn(t,n){const{context:r}=this.T;for(const{name:e,type:i,slot:o}of n.parameters??[])null===this.slots[o]&&t.value(oo(r,e),i,o,0);n.contexts&&this.loadContexts(t,n)}K(){return--this.qt>0||(this.steps+=4096,this.qt=4096,this.steps>this.i&&this.nn(B("steps")),!this.Rt)}nn(t){this.Rt||(this.Rt=!0,this.zt={path:mo(bo(this)),rule:"form",reason:t},this.U={...this.U,reason:t})}};
//module|39 359 548 556 622 658
Object.assign(fc.prototype,{judge(t,n,r,e){this.zn(n,r);try{null===e?this.load(t,n):e.load(this,t)}catch(t){if(!(t instanceof co))throw t;return this.zt={path:"",rule:t.rule,reason:t.reason},this.Zn()}return this.i=Math.min(U.i,U.steps+U.e*this.slots.length),null===e&&Ju(this,n),Ws(this,n),null!==e?e.run(this):this.Rt||su(this,n.checks,null),this.Pn=!this.Rt,this.Zn()}});
//filter|39 61 180 556 643 658
Object.assign(fc.prototype,{canHold(t,n,r,e){this.Un(r,e,U.u),this.et.clear(),this.frame.field=n;const i=this.frame.base+n.slot,o=this.slots[i],s=this.slots[i]=new $t(4,t);s.flags=8,Qu(this,i,n.type,null),this.subject=Er(this,i);let u=!0;return 4&s.flags?u=0!=(16&s.flags):this.subject.$||(su(this,n.filter,null),u=this.Rt||0!=(4&this.answer)),this.slots[i]=o,u}});
//module|361 658
Object.assign(fc.prototype,{load(t,n){this.slots=[];const r=new ho(this.slots);r.append(n.slotCount),r.form(t,n,0,0),this.Bn(r,n),r.mt()}});
//contexts|356 658
Object.assign(fc.prototype,{loadContexts(t,n){const{contexts:r}=this.program,e=r.at(-1);this.q=t.append(e.slot+(e.type.form?.slotCount??1));for(const e of n.contexts){const n=r[e];t.value(oo(this.T.context,n.name),n.type,this.q+n.slot,0)}}});
//map any|658
Object.assign(fc.prototype,{spend(t){const n=Math.max(0,t-(this.qt-1));this.qt-=t-n,this.steps+=n}});
//notation|
const ac={Y:[1,9999],C:[0,99],M:[1,12],D:[1,31],H:[0,23],h:[1,12],m:[0,59],s:[0,59]};
//notation|48 95 97 102 108 664 666 667 669
const mc=class{constructor(t){const n=t.match(/([A-Za-z])\1*|[^A-Za-z]+/gu)??[];this.text=t,this.Ln=n.map((t,r)=>{if(!/^[A-Za-z]/.test(t))return{literal:t};if("a"===t)return{isHalf:!0};const e=r+1===n.length||!/^[A-Za-z]/.test(n[r+1]),i="YY"===t?"C":t[0],o=Math.max(t.length,2);return{unit:i,least:"MDHh".includes(i)&&e?1:t.length,most:o,isPadded:t.length>1}});const r=t=>this.Ln.some(n=>n.unit&&t.includes(n.unit));this.Hn=r("s"),this.type=r("Hhms")?r("YCMD")?"datetime":"time":r("D")?"date":"month",this.syntax=this.type}Gn(t){return"month"===this.type||t<69?2e3+t:1900+t}read(t){return this.Vn(t,0,0,{years:[[1,9999]],months:8190,days:-2,hour:0,minute:0,second:0,Yn:null})}Vn(t,n,r,e){const i=this.Ln[r];if(!i){const r=n===t.length?this.valueOf(e):null;return null===r?{completion:0}:{completion:2,value:r}}if(i.unit)return this.Kn(t,n,r,i,e);const o=i.literal??(/[pP]/.test(t[n]??"")?"pm":"am"),s=t.slice(n,n+o.length);if(!(i.literal?o.startsWith(s):o.startsWith(s.toLowerCase())))return{completion:0};if(s.length<o.length)return{completion:1};const u=i.literal?e:{...e,Yn:"pm"===o};return this.Vn(t,n+o.length,r+1,u)}Kn(t,n,r,{unit:e,least:i,most:o},s){const u=/^\d*/.exec(t.slice(n,n+o))[0],[c,l]=[Number(u),u.length];let h=!1;if(n+l===t.length&&l<o){const t=[];for(let n=Math.max(i,l);n<=o;n++){const r=10**(n-l);t.push([c*r,c*r+r-1])}h=null!==this.Qn(s,e,t)}if(l>=i){const i=this.Qn(s,e,[[c,c]]),o=i&&this.Vn(t,n+l,r+1,i);if(o&&0!==o.completion)return o}return{completion:h?1:0}}Qn(t,n,r){const[e,i]=ac[n],o=r.filter(([t,n])=>t<=i&&n>=e).map(([t,n])=>[Math.max(t,e),Math.min(n,i)]);if(0===o.length)return null;const s={...t},u=()=>o.flatMap(([t,n])=>Array.from({length:n-t+1},(n,r)=>t+r)),c=()=>u().reduce((t,n)=>t|1<<n,0);return"Y"===n?s.years=o:"C"===n?s.years=u().map(t=>[this.Gn(t),this.Gn(t)]):"M"===n?s.months&=c():"D"===n?s.days&=c():"m"===n?s.minute=o[0][0]:"s"===n?s.second=o[0][0]:s.hour=o[0][0],dc(s)?s:null}valueOf({years:t,months:n,days:r,hour:e,minute:i,second:o,Yn:s}){const[u,c]=[t[0][0],pc(n)],l=tn(u,c,pc(r)),h=1e9*(3600*(null===s?e:e%12+(s?12:0))+60*i+o);return"date"===this.type?l:"month"===this.type?sn({year:u,month:c}):"time"===this.type?h:null===l?null:an(l,h)}write(t,n){const r=wc(this.type,t,n);if(!r||0!==r.nanosecond||!this.Hn&&0!==r.s)return null;let e="";for(const t of this.Ln)if(t.literal)e+=t.literal;else if(t.isHalf)e+=r.H<12?"AM":"PM";else{if("C"===t.unit&&this.Gn(r.Y%100)!==r.Y)return null;{const n="C"===t.unit?r.Y%100:"h"===t.unit?(r.H+11)%12+1:r[t.unit];e+=t.isPadded?Wt(n,t.most):n}}return e}get example(){const[t,n]=[tn(2026,12,31),522e11],r={date:t,time:n,month:24323,datetime:an(t,n)};return this.write(kt[this.type],r[this.type])??""}it(t){return Array.from("0123456789").some(n=>0!==this.read(t+n).completion)}};
//notation|
const pc=t=>31-Math.clz32(t&-t);
//notation|96 666 668
function dc({years:t,months:n,days:r}){if(0===n||0===r)return!1;const e=pc(r);if(e<=28)return!0;for(let r=1;r<=12;r++)if(n&1<<r&&(2===r?29===e&&bc(t):e<=Xt(r,1)))return!0;return!1}
//notation|96
function bc(t){return t.some(([t,n])=>{for(let r=t;r<=Math.min(n,t+8);r++)if(29===Xt(2,r))return!0;return!1})}
//notation|98 101 109 110
function wc(t,n,r){const e=t=>{const n=Math.floor(t/1e9);return{H:Math.floor(n/3600),m:Math.floor(n/60)%60,s:n%60,nanosecond:t%1e9}},i=t=>{const{year:n,month:r,day:e}=nn(t);return{Y:n,M:r,D:e,H:0,m:0,s:0,nanosecond:0}};if("date"===t&&5===n)return i(r);if("time"===t&&6===n)return e(r);if("datetime"===t&&7===n&&null===r.o)return{...i(mn(r)),...e(pn(r))};if("month"!==t||16!==n&&5!==n)return null;const o=16===n?r:on(r);return{Y:Math.floor(o/12),M:o%12+1,D:0,H:0,m:0,s:0,nanosecond:0}}
//notation|263 665

//notation|48 70 77 104 105 106 107 208 263
function gc(t,n){if(2===t.read(n).completion||2!==Hr(t.syntax,n))return null;if(t instanceof li){const r=Ct(n);return null===r||r===Tt?null:t.write(3,r)}const r=(0,{date:cn,month:ln,time:hn,datetime:fn}[t.type])(n);return null===r?null:t.write(kt[t.type],r)}
//|8 675 673 674
const jc=class{constructor({classes:t,states:n,accepting:r,unknown:e}){const i=vc(t,256);this.kn=Uint8Array.from(i),this.Wn=Math.max(...i)+1,this.shift=32-Math.clz32(this.Wn-1),this.count=n.length,this.Xn=new Int32Array(this.count<<this.shift),n.forEach((t,n)=>{vc(t,this.Wn).forEach((t,r)=>{this.Xn[n<<this.shift|r]=t<<this.shift})}),this.start=this.count>1?1<<this.shift:0,this.gn=new Uint8Array(this.count),this.tr=new Uint8Array(this.count);for(const t of r)this.gn[t]=1;for(const t of e)this.tr[t]=1}nr(t){const{kn:n,Xn:r}=this;let e=this.start;for(let i=0;i<t.length&&0!==e;i++){const o=t.charCodeAt(i);if(o>=128)return this.rr(e,t,i);e=r[e|n[o]]}return e>>this.shift}rr(t,n,r){for(let e=r;e<n.length&&0!==t;e++){const r=n.codePointAt(e);t=this.after(t,r),r>65535&&e++}return t>>this.shift}after(t,n){const{kn:r,Xn:e}=this,i=n=>t=e[t|r[n]];return n<128?i(n):(n<2048?i(192|n>>6):(n<65536?i(224|n>>12):(i(240|n>>18),i(128|n>>12&63)),i(128|n>>6&63)),i(128|63&n))}answer(t){return this.answers[this.nr(t)]}get answers(){const t=Array.from(this.gn,()=>[]);for(let n=0;n<this.count;n++)for(let r=0;r<this.Wn;r++)t[this.Xn[n<<this.shift|r]>>this.shift].push(n);const n=n=>{const r=Uint8Array.from(this.gn,(t,r)=>this.tr[r]||t===n?1:0),e=Array.from(r.keys()).filter(t=>r[t]);for(;e.length>0;)for(const n of t[e.pop()])r[n]||e.push(n),r[n]=1;return r},[r,e]=[n(1),n(0)],i=Uint8Array.from(this.gn,(t,n)=>this.tr[n]?15:m(t?1:2,r[n],e[n]));return Object.defineProperty(this,"answers",{value:i}),i}};
//module|672
Object.assign(jc.prototype,{matches(t){const n=this.nr(t);return 1===this.gn[n]&&0===this.tr[n]}});
//beginOr beginAny|24 672
Object.assign(jc.prototype,{progress(t){const n=t=>this.answers[t>>this.shift];let[r,e]=[this.start,0];for(;e<t.length&&15!==n(r);){const i=t.codePointAt(e),o=this.after(r,i);if(!(4&n(o)))break;r=o,e+=i>65535?2:1}return 15===n(r)?null:_(t.slice(0,e))}});
//|
function vc(t,n){const r=new Array(n).fill(0);for(let e=0;e<t.length;e+=2)r.fill(t[e+1],t[e],t[e+2]??n);return r}
//|602 672 677
const Oc=class{constructor(t,n){this.written=t,this.scope=n;const r=t.tables?.[n];this.Mn=r?new jc(r):null,this.er=null}get ir(){return this.er??=new Au(this.written,this.scope,this.Mn)}answer(t){const n=this.Mn?.answer(t)??15;return 15===n?this.ir.answer(t):n}};
//beginOr beginAny|676
Object.assign(Oc.prototype,{progress(t){return this.Mn?.progress(t)??this.ir.progress(t)}});
//|
const yc=["add","multiply","divide","negate","round","abs","length","years","months","days","year","month","weekday","count_filled","first_filled","min","max"];
//computations|41 45 132 678
function kc(t){const[[n,r]]=Object.entries(t);switch(n){case"today":case"now":case"key":return{name:n};case"offset":return{name:n,operand:it(r[0]),shift:Fn(r[1])};case"range":return{name:n,lower:it(r[0]),upper:it(r[1])};case"entry":return{name:n,operand:it(r[0]),key:it(r[1]),slot:r[2]};case"operation":if(yc.includes(r[0]))return{name:n,operation:r[0],operands:r.slice(1).map(it)}}throw new J(`the computation '${"operation"===n?r[0]:n}' is not known`)}
//|681 682 683 684 685 686 687 688 689 690 691
const $c={};
//|61 77 680
Object.assign($c,{number:t=>new $t(3,Ct(t,!0))});
//date|61 104 680
Object.assign($c,{date:t=>new $t(5,cn(t))});
//month|61 105 680
Object.assign($c,{month:t=>new $t(16,ln(t))});
//time|61 106 680
Object.assign($c,{time:t=>new $t(6,hn(t))});
//datetime|61 107 680
Object.assign($c,{datetime:t=>new $t(7,fn(t))});
//duration|61 132 680
Object.assign($c,{duration:t=>new $t(11,Fn(t))});
//size|61 680
Object.assign($c,{size:t=>new $t(12,BigInt(t.slice(0,-1)))});
//pattern|61 680
Object.assign($c,{pattern:t=>new $t(13,t)});
//set|61 680
Object.assign($c,{set:(t,n)=>new $t(14,n.sets[t])});
//range|44 61 680
Object.assign($c,{range:t=>new $t(15,t.map(t=>null===t?et:{kind:1,at:t}))});
//form|61 680
Object.assign($c,{form:()=>new $t(1,void 0)});
//|41 61 680
function xc(t,n){if(null===t||Array.isArray(t))return new $t(1,void 0);if("boolean"==typeof t)return new $t(2,t);if("string"==typeof t)return new $t(4,t);const[[r,e]]=Object.entries(t);if(!Object.hasOwn($c,r))throw new J(`the constant '${r}' is not known`);return $c[r](e,n)}
//|
const Mc=class{constructor(t,n){this.reads=new Map,this.decisions=[],this.ft=null;for(const r of void 0===n.decisions?[]:t.in(n.decisions))"decide"===r.name?this.decisions.push(t.decisions[r.a]):"compute"===r.name&&this.reads.set(t.computed[r.a].slot,t.computed[r.a].reads)}conditions(t){if(null===this.ft){this.ft=new Map;for(const{main:t,otherwise:n,reads:r}of this.decisions)for(const[e,i]of[t,n])for(let t=e;t<i;t++)this.or(t,r)}return this.ft.get(t)??[]}or(t,n){const r=this.ft.get(t);r?r.push(...n):this.ft.set(t,[...n])}all(t){const n=new Set(t);for(const t of n)for(const r of[...this.reads.get(t)??[],...this.conditions(t)])n.add(r);return n}};
//|693
function Sc(t,n){return n.sr??=new Mc(t,n).reads}
//|
function Tc(t,n){const r=t.ur.get(n);if(r)return r;const e=new Set(n.reads);for(let r=n.condition;void 0!==r;r=t.conditions[r].outer)for(const n of t.conditions[r].reads)e.add(n);return t.ur.set(n,[...e]),t.ur.get(n)}
//|697 698 699 700 701
const Ec={};
//pushSubject|45 696
Object.assign(Ec,{pushSubject:t=>it(t)});
//ignoring|45 696
Object.assign(Ec,{ignoring:t=>it(t)});
//pushMember|45 696
Object.assign(Ec,{pushMember:t=>it(t)});
//items|391 696
Object.assign(Ec,{items:t=>No(t)});
//beginEach|391 696
Object.assign(Ec,{beginEach:t=>No(t)});
//|41 45 46 218 233 254 301 345 347 349 372 387 557 658 670 676 679 692 696 710 711 703 704 705 706 707 708 709
const Ac=class{constructor(t){if("formrules program"!==t?.format)throw new J("this is no program that formrules has compiled");if(1!==t.version)throw new J(`version ${t.version} of programs is not known here`);const n=t.program;this.sources=n.sources,this.sets=n.sets.map(t=>Vi(t)),this.W=n.patterns,this.patterns=new Map,this.constants=n.constants.map(t=>xc(t,this)),this.operands=n.operands.map(it),this.computations=n.computations.map(t=>kc(t)),this.itemPaths=n.itemPaths.map(t=>({...t,start:t.start&&it(t.start)})),this.rules=n.rules,this.externals=n.externals,this.checks=n.checks,this.Tt=new Map,this.violations=this.checks.map(()=>null),this.ur=new Map,this.decisions=n.decisions,this.conditions=n.conditions;const r=t=>({...t,arguments:t.arguments.map(ot)});this.messages=n.messages.map(r);const e=n.callTable.map(r);this.calls=n.calls.map(t=>null===t?null:e[t]),this.Q=!1,this.forms=n.forms.map(t=>({...t}));for(const t of this.forms)this.cr(t);this.contexts=n.contexts?.map(({field:t})=>this.lr(t)),this.computed=(n.computed??[]).map(t=>this.readComputed(t)),this.In=this.forms.some(t=>t.parameters)?Nc(this.forms):new Set,this.code=n.instructions.map((t,n)=>this.hr(t,n)),this.code.some(({test:t})=>t?.lt)&&this.markMeasures(),this.Ft=this.code.map(t=>this.Z(t)??t),this.fr=null,this.At=new fc(this)}cr(t){t.fields=t.fields.map((t,n)=>({...this.lr(t),index:n}));const{fields:n,objects:r}=t;t.objects=r.map(t=>{const e=t.members.map(({field:t,group:e})=>({name:(n[t]??r[e]).name,field:n[t],group:e}));return{...t,members:e,memberNames:new Set(e.map(({name:t})=>t))}}),t.steps=(t.steps??[]).map(t=>({...t,form:null})),t.parameters&&this.readParameters(t)}lr(t){const n={...t,type:Ki(t.type,this.forms)};var r;return this.Q||=n.isSecret,n.shownLabel=n.label??ne(n.name),n.Gt=mo([...n.groups,n.name]),n.notation=void 0===t.notation?null:(r=t.notation,/[0-9#]/.test(r)?new li(r):new mc(r)),n.table=t.options.length>0?new Set(t.options.map(t=>t.value)):null,t.arguments&&this.readArguments(n,t.arguments),n.Cn=void 0!==Wi(n.type).form,n.Lt=n.normalization.some(t=>_c(t)),n}hr([t,n,r],e){const i=be.indexOf(t);if(i<0&&!Object.hasOwn(uu,t))throw new J(`the instruction '${t}' is not known`);const o={op:i,name:t,index:e,a:Ec[t]?.(n)??n,b:r,rn:uu[t],test:null,ct:null,Vt:!1,operands:i>=13?this.operands.slice(r[0],r[0]+r[1]):[],ignoresCase:15===i};if(i>=14){if(o.test=18===i?So:i>=16?ti:Gi[n],!o.test?.answer)throw new J(`the rule '${n}' is not known`);o.ct=o.test.prepare?.(o,this)??null}return o}Z(t){if(13!==t.op||this.rules[t.a].parameterCount>0)return null;const n=this.rules[t.a].entry;return this.code[n].test&&4===this.code[n+1].op?this.code[n]:null}Wt(t,n){return null!==this.fr&&this.fr.name===t.name&&n.slot>=this.fr.end}*in(t){for(let n=t;4!==this.code[n]?.op&&n<this.code.length;n++)yield this.code[n]}pattern(t,n){const r=2*t+("whole"===n?0:1);let e=this.patterns.get(r);return e||this.patterns.set(r,e=new Oc(this.W[t],n)),e}};
//parameters|45 218 347 702
Object.assign(Ac.prototype,{readParameters(t){this.Q||=t.parameters.some(({isSecret:t})=>t),t.parameters=t.parameters.map(t=>({...t,shownLabel:ne(t.name),type:Ki(t.type,this.forms),defaultValue:it(t.defaultValue)}))}});
//parameters|45 702
Object.assign(Ac.prototype,{readArguments(t,n){t.arguments=n.map(({operand:t})=>it(t)),t.ar=n.map(({reads:t})=>t??[])}});
//computed|45 702
Object.assign(Ac.prototype,{readComputed(t){const n={...t},{operand:r,aggregate:e}=t.source;return void 0===e?n.operand=it(r):n.aggregate={...e,list:it(e.list),value:it(e.value),forms:e.forms.map(t=>null===t?null:this.forms[t])},n}});
//steps|658 693 695 702
Object.assign(Ac.prototype,{limited(t,{slots:[,n]}){const r=Object.assign(Object.create(Ac.prototype),this);r.code=[...this.code],r.fr={name:t.name,end:n};const e=new Mc(this,t),i=r=>r>=n&&t.steps.some(({slots:[t,n]})=>t<=r&&r<n),o=t=>[...e.all(t)].some(t=>t>=n&&(!e.reads.has(t)||i(t))),s=({slot:t,computed:r})=>i(t)||void 0===r&&t>=n||o([t]),u=(t,n)=>2===t.op&&o([...Tc(this,this.checks[t.a]),...null===n?[]:e.conditions(n)]),c=(t,n)=>r.code[t]={op:3,a:n,b:0,index:t},l=[...this.in(t.checks)],h=0===l.length?0:l.at(-1).index+1,f=l.map(()=>h);for(let t=l.length-2;t>=0;t--){const{op:n,index:r}=l[t+1];f[t]=0===n||1===n?r:f[t+1]}for(const[n,r]of l.entries())if(0===r.op&&s(t.fields[r.a]))c(r.index,f[n]);else if(1===r.op&&(i(r.a)||u(this.code[r.b-1],r.a)))c(r.index,r.b);else if(2===r.op&&u(r,null)&&this.checks[r.a].start<=r.index)c(this.checks[r.a].start,r.index+1);else if("branch"===r.name){const t=this.code.slice(r.index,r.b).filter(({op:t})=>2===t);t.length>0&&t.every(t=>u(t,null))&&c(r.index,r.b)}return r.Ft=r.code.map((t,n)=>t===this.code[n]?this.Ft[n]:t),r.At=new fc(r),r}});
//length size|702
Object.assign(Ac.prototype,{markMeasures(){for(const t of this.forms)for(const n of this.in(t.checks))2===n.op&&this.markMeasuresOf(this.checks[n.a].start,n.index)}});
//length size|702
Object.assign(Ac.prototype,{markMeasuresOf(t,n){let r=0;const e=[];for(let i=t;i<n;i++){const t=this.code[i];switch(t.name){case"beginEach":case"pushMember":i=t.b-1;break;case"pushSubject":e.push(!0),r++;break;case"ignoring":e.push(!1);break;case"popSubject":e.pop()&&r--;break;case"beginOr":case"beginAny":r++;break;case"beginAnd":case"beginAll":r>0&&r++;break;case"end":r>0&&r--;break;default:0===r&&t.test?.lt&&(t.Vt=!0)}}}});
//computed|702
Object.assign(Ac.prototype,{isSecretlyComputed(t,n){if(void 0===t.decisions)return!1;for(const r of this.in(t.decisions))if("compute"===r.name&&this.computed[r.a].slot===n&&this.computed[r.a].isSecret)return!0;return!1}});
//parameters|349
function Nc(t){const n=new Set;for(let r=-1;r<n.size;){r=n.size;for(const r of t)r.fields.map(t=>Wi(t.type).form).some(t=>t&&(t.parameters||n.has(t)))&&n.add(r)}return n}
//normalization|41 603
function _c(t){if("string"==typeof t&&!Object.hasOwn(Nu,t))throw new J(`'${t}' is no step of 'normalize'`);return"nfc"===t||"object"==typeof t}
//|22 81 713 714
const Ic=class{constructor(t,n,r){this.program=t,this.form=n,this.field=r,this.mr=!1,this.isWellFormed=!1}read(t,n){const{type:r,table:e}=this.field;if(!r.kind||void 0!==this.field.computed)return null;const i=[];for(this.at=t;this.at<n;){const t=this.Sn();if(null===t)return null;i.push(...t),2===this.program.code[this.at].op&&this.at++}e&&i.push(t=>e.has(t));const o=!this.mr;if(4===r.kind)return Cc(e||this.isWellFormed?i:[...i,A],o);const s=3===r.kind?Rt:2===r.kind?t=>!0===t||!1===t:null;return null===s?null:(t,n)=>{if(!s(t))return o&&null==t;for(let r=0;r<i.length;r++)if(!i[r](t,n))return!1;return!0}}Sn(){const t=this.program.Ft[this.at++];if(14===t.op)return this.test(t);if(5===t.op)return this.combined()?.flat()??null;if(6!==t.op)return null;this.pr=!0;const n=this.combined();if(this.pr=!1,null===n||n.some(t=>1!==t.length))return null;const[r,e,...i]=n.flat();return[(t,n)=>r(t,n)||e?.(t,n)||i.some(r=>r(t,n))]}combined(){const t=[];for(;;){const{code:n}=this.program;if(10===n[this.at].op)return this.at++,t;const r=this.Sn();if(null===r)return null;if(t.push(r),11===n[this.at].op&&this.at++,9!==n[this.at++].op)return null}}test(t){const{kind:n}=this.field.type,r=t.ct;switch(t.a){case"required":case"filled":case"present":return this.mr=!0,[];case"equal":{if(4!==n||3!==t.operands[0].kind)return null;const r=this.form.fields.find(n=>n.slot===t.operands[0].at);return r?(this.mr=!0,[(t,n)=>n[r.name]===t]):null}case"length":return r&&4===n?[qc(r)]:null;case"between":return r&&3===n?[t=>t>=r.least&&t<=r.most]:null;case"regex":case"contains":{if(4!==n||!r)return null;const t=this.program.W[r.position];if(!t.tables?.[r.scope])return null;let e=null;const i=()=>e=this.program.pattern(r.position,r.scope).Mn;return this.pr||(this.isWellFormed=!0),[t=>(e??i()).matches(t)]}case"one_of":return r&&2!==n?[t=>r.has(t)]:null;case"none_of":return r&&2!==n?[t=>!r.has(t)]:null}return null}};
//|21
function Cc(t,n){const[r,e]=t;return 1===t.length?(t,e)=>{if("string"!=typeof t)return n&&null==t;const i=t.charCodeAt(0);return i>32&&i<128||!E(t)?r(t,e):n}:(i,o)=>{if("string"!=typeof i)return n&&null==i;const s=i.charCodeAt(0);if(!(s>32&&s<128)&&E(i))return n;if(!r(i,o)||!e(i,o))return!1;for(let n=2;n<t.length;n++)if(!t[n](i,o))return!1;return!0}}
//|31
function qc({least:t,most:n,unit:r}){const e=R[r],i={bytes:1,utf16:1,scalars:2,characters:1/0}[r],[o,s]=["characters"===r?t<=1?1:1/0:t*i,"bytes"===r?n/3:n];return r=>{if(r.length>=o&&r.length<=s)return!0;if(r.length>5e6)return!1;const i=e(r);return i>=t&&i<=n}}
//module|695 712 716
function Fc(t,n){if(n.isExact||n.isClosed||n.parameters||void 0!==n.decisions||1!==n.objects.length||void 0!==n.contexts||n.fields.some(t=>t.normalization.length>0||!t.type.kind||t.name in Object.prototype))return null;const r=new Map(n.fields.map(t=>[t.slot,t])),e=[];for(let i=n.checks;4!==t.code[i].op;i=t.code[i].b){const{op:o,a:s,b:u}=t.code[i];if(0!==o&&1!==o)return null;const c=0===o?n.fields[s]:null,l=t.code.slice(i+1,u).filter(({op:t})=>2===t).map(n=>t.checks[n.a]),h=new Set(l.flatMap(n=>Tc(t,n)));e.push({field:c,name:c?.name,entry:i,gn:c&&new Ic(t,n,c).read(i+1,u),dr:[...h].map(t=>r.get(t)).filter(Boolean)})}return e.some(({gn:t})=>null!==t)?new Pc(n,e):null}
//module|61 68 355 358 359 361 556 626 717
const Pc=class{constructor(t,n){this.form=t,this.tn=n,this.refused=[]}br(t){const{tn:n}=this,r=void 0===t[io],e=this.refused=[];for(let i=0;i<n.length;i++){const o=n[i];r&&null!==o.gn&&o.gn(t[o.name],t)||e.push(o)}return 0===e.length}load(t,n){const{form:r,refused:e}=this;t.slots.length!==r.slotCount&&(t.slots=new Array(r.slotCount));const{slots:i}=t;for(let t=1;t<i.length;t++)i[t]=St;i[0]=new $t(10,void 0);for(const{dr:t}of e)Rc(i,n,t);const o=new ho(i);for(const{field:i,name:s}of e)if(null!==i){if(n[io]?.has(s))throw new co(uo);o.value(n[s],i.type,i.slot,0),Vu(t,i,r,i.slot)}i.length>r.slotCount&&o.mt()}run(t){for(const{entry:n}of this.refused)t.tn=1,t.Rt||su(t,n,null);t.tn=1/0}};
//module|61
function Rc(t,n,r){for(const{name:e,slot:i,type:o}of r){const r=n[e];null!=r&&(t[i]=new $t(o.kind,r))}}
//|
const zc=class extends Error{constructor(t){super(t),this.name="SessionError"}};
//|718
function Bc(t){const n=[],r=/\.?(?:`([^`]+)`|([^.[`]+))|\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]/y;for(;r.lastIndex<t.length;){const[,e,i,o,s]=r.exec(t)??[],u=e??i??(void 0===o?s&&JSON.parse(s):Number(o));if(void 0===u)throw new zc(`'${t}' is no path`);n.push(u)}return n}
//filter mask notation|
function Dc(t,n,r){let[e,i]=[0,t];if(!n)for(const n=Math.max(1,t-1024);i>n;)if(r(--i))return i;for(;i-e>1;){const t=e+Math.floor((i-e)/2);r(t)?e=t:i=t}return e}
//|
const Uc=(t,n,r)=>({shown:t,value:t,caret:n,disposition:r});
//|28 720 721
function Zc({start:t,end:n,text:r},e,i){const o=q(e),s=o.slice(0,t).join(""),u=s+r,c=o.slice(n).join(""),l=[];let h=0;for(const t of q(u))h+=t.length,h>s.length&&l.push(h);const f=(t,n)=>{const r=u.slice(0,t)+c;return Uc(r,q(r.slice(0,t)).length,n)};if(0===l.length||""===r||i(u+c))return f(u.length,"taken");const a=Dc(l.length,""===c,t=>i(u.slice(0,l[t-1])+c));return 0===a?Uc(e,n,"refused"):f(l[a-1],"shortened")}
//notation|28 208 263 720 721 723
const Jc=class{static of(t,n,{start:r,end:e,text:i,isForward:o}){if(!(n instanceof li)||null===n.group)return null;const s=q(t),u=n.st(s);if(null===u)return null;const c=t=>t.filter(t=>!n.groups.includes(t)).length;let l=c(s.slice(0,r)),h=l+c(s.slice(r,e));l===h&&""===i&&r<e&&(o?h=Math.min(u.length,h+1):l=Math.max(0,l-1));const f=q(i),a=2===n.read(i).completion?n.st(f)??f:f;return Object.assign(new Jc,{notation:n,shown:s,plain:u,start:r,end:e,text:i,lower:l,upper:h,inserted:a})}gt(t){const{shown:n,plain:r,end:e,text:i,lower:o,upper:s,inserted:u}=this,c=r.length<n.length;if(""===i)return c?this.ut(0)??Uc(this.wr(0).join(""),o,"taken"):null;const l=this.ut(u.length);if(null===l||t(l.value))return l;const h=this.wr(u.length).join("");if(!c&&t(h))return Uc(h,o+u.length,"taken");const f=Dc(u.length,s===r.length,n=>{const r=this.ut(n);return null!==r&&t(r.value)});return f>0?{...this.ut(f),disposition:"shortened"}:c?Uc(n.join(""),e,"refused"):null}get data(){const{notation:t,shown:n,start:r,end:e,text:i,lower:o,inserted:s}=this,u=this.wr(s.length).join("");return 0!==t.read(n.slice(0,r).join("")+i+n.slice(e).join("")).completion||0===Hr(t.syntax,u)?null:Uc(u,o+s.length,"taken")}wr(t){return[...this.plain.slice(0,this.lower),...this.inserted.slice(0,t),...this.plain.slice(this.upper)]}ut(t){const n=this.notation.ut(this.wr(t));if(null===n)return null;let r=this.lower+t,e=0;for(;r>0;)this.notation.groups.includes(n[e++])||(r-=1);return Uc(n.join(""),e,"taken")}};
//mask|724
const Lc={digit:t=>/^[0-9]$/.test(t),letter:t=>/^\p{Alphabetic}[\p{M}\p{Alphabetic}\u200c\u200d]*$/u.test(t),letterOrDigit:t=>Lc.digit(t)||Lc.letter(t)};
//mask|19 724
const Hc=t=>/^[\x20-\x7e]$/.test(t)?!Lc.letterOrDigit(t):/^[\p{P}\p{Sm}]/u.test(t)||S.test(t)&&!/[\n\r\v\f\x85\u2028\u2029]/.test(t);
//mask|
const Gc={0:["digit","mandatory"],9:["digit","optional"],A:["letter","mandatory"],a:["letter","optional"],_:["letterOrDigit","mandatory"],"-":["letterOrDigit","optional"]};
//mask|28 726
function Vc(t){const n=q(t),r=[];let e={kind:null,mandatory:0,optional:0};const i=()=>{for(const t of["mandatory","optional"])for(let n=0;n<e[t];n++)r.push({kind:e.kind,room:t});e={kind:null,mandatory:0,optional:0}};let o=null;for(let t=0;t<n.length;t++){const s=n[t];if(null!==o||"["!==s&&"{"!==s)if("]"===s||"}"===s)i(),o=null;else if("["===o&&"\u2026"===s){const t=e.kind??"letterOrDigit";i(),r.push({kind:t,room:"repeating"})}else if("["===o){const[t,n]=Gc[s];e.kind!==t&&i(),e.kind=t,e[n]++}else r.push({own:"\\"===s?n[++t]:s,isInValue:"{"===o});else o=s}return r}
//mask|
const Yc=(t,n,r,e)=>({fills:t,matchesFixed:n,matchesLiterals:r,ends:e});
//mask|728
const Kc=Yc(!0,!0,!1,!1);
//mask|728
const Qc=Yc(!0,!1,!1,!1);
//mask|728
const Wc=Yc(!1,!0,!1,!1);
//mask|728
const Xc=Yc(!0,!0,!0,!0);
//mask|728
const tl=Yc(!0,!0,!1,!0);
//mask|728
const nl=Yc(!0,!1,!1,!0);
//mask|
const[rl,el,il]=[0,1,2];
//mask|28
const ol=t=>q(t.join(""));
//mask|724 725 729 730 731 736 737
const sl=class{constructor(t,n=[],r=0){this.gr=t,this.jr=n,this.next=r}static of(t,n,r){const e=new sl(n);for(const n of t)e.take(n,Kc);return 0===e.filledCount()&&([e.jr,e.next]=[[],0]),r&&e.vr(),e}copy(){return new sl(this.gr,[...this.jr],this.next)}get shown(){return this.jr.map(t=>t.character).join("")}get value(){return this.filledCount()>0?this.jr.filter(t=>0!==t.Or).map(t=>t.character):[]}get yr(){return!this.gr.slice(this.next).some(t=>"mandatory"===t.room||t.isInValue)}get kr(){return this.gr.some(t=>void 0!==t.own&&Lc.letterOrDigit(t.own))}get $r(){return this.value.length-ol(this.value).length}get xr(){return ol(this.jr.map(t=>t.character)).length===this.jr.length}filledCount(t=0,n=this.jr.length){let r=0;for(let e=t;e<n;e++)2===this.jr[e].Or&&r++;return r}Mr(t){for(;t>0&&2!==this.jr[t-1].Or;)t--;return t}caret(t,n,r){let e=0;for(let n=t;n>0&&e<this.jr.length;e++)2===this.jr[e].Or&&n--;for(;e<this.jr.length&&2!==this.jr[e].Or;e++){const t=0===e?-1:this.jr[e-1].place;if(n--<=0&&(!r||this.jr[e].place!==t+1))break}return e}Sr(t){const n=this.jr.splice(t),r=this.jr.at(-1);return this.next=void 0===r?0:"repeating"===this.gr[r.place].room?r.place:r.place+1,n}vr(){for(;void 0!==this.gr[this.next]?.own;this.next++)this.write(this.next)}write(t,n=null){const{own:r,isInValue:e}=this.gr[t],i=null!==n?2:e?1:0;this.jr.push({character:n??r,place:t,Or:i})}Tr(t,n){let r=0;for(const{character:e,Or:i}of t.slice(n))1===i&&this.take(e,Wc),2!==i||this.take(e,Qc)||r++;return r}remove(t,n){return this.Tr(this.Sr(t),n-t)}take(t,n){const r=this.jr.length;let[e,i,o]=[!1,!1,null];for(let r=this.next;r<this.gr.length;r++){const{own:s,isInValue:u,kind:c,room:l}=this.gr[r];if(void 0===s&&i&&(o??={next:r,count:this.jr.length}),void 0!==s){if(this.write(r),i=e,s===t&&(u?n.matchesFixed:n.matchesLiterals))return this.next=r+1,!0}else{if(n.fills&&Lc[c](t))return this.write(r,t),this.next="repeating"===l?r:r+1,!0;if("optional"!==l)break;e=!0}}return n.ends&&o&&this.filledCount()>0&&Hc(t)?(this.jr.length=o.count,this.next=o.next,!0):(this.jr.length=r,!1)}Er(t){for(let n=this.value;;){const r=sl.of(ol(n),this.gr,t);if(n=r.value,ol(n).length===n.length)return r}}};
//mask|28 720 724 732 733 734 736 737 739
const ul=class{constructor(t,n,r){this.value=n,this.text=sl.of(q(n),t,!0),this.canHold=r}gt({start:t,end:n,text:r,isForward:e=!1}){if(""===r)return this.deletion(t,n,e);const[i,o,s]=this.Ar(q(r),t,n);return this.Nr(i,o,s)??this._r(n,"refused")}_r(t,n){return{shown:this.text.shown,value:this.value,caret:t,disposition:n}}Ir(t,n,r){const e=t.xr?n:Math.min(n,q(t.shown).length);return{shown:t.shown,value:t.value.join(""),caret:e,disposition:r}}deletion(t,n,r){if(t===n)return this._r(t,"taken");const e=this.Cr(t,n);return n-t==1&&e.value.join("")===this.text.value.join("")?this.qr(t,n,r):this.Fr(e,t)}qr(t,n,r){if(r){const r=this.text.jr.findIndex((t,r)=>r>=n&&2===t.Or);return r<0?this._r(n,"taken"):this.Fr(this.Cr(r,r+1),t)}const e=this.text.Mr(t)-1;if(e<0)return this._r(t,"taken");const i=this.text.filledCount(n)>0?e+1:this.text.jr.length;return this.Fr(this.Cr(e,i),e)}Cr(t,n){let r=this.text.copy();const e=r.remove(t,n);if(e>0){const i=this.text.copy();i.remove(i.Mr(t),n)<e&&(r=i)}return r.Er(!0)}Fr(t,n){const r=this.text.Mr(n);return this.Ir(t,t.caret(this.text.filledCount(0,r),n-r,!1),"taken")}Nr(t,n,r){let e=this.Pr(t,Xc,n,r);if(e.loss>0||this.text.kr&&!e.rank.every(t=>0===t))for(const[i,o]of this.Rr(n)){const n=this.Pr(t,i,o,r);cl(n.rank,e.rank)&&(e=n)}if(e.loss<t.length){const t=this.zr(e);if(null!==t)return this.inserted(e,t,e.losesText?"shortened":"taken")}if(1===t.length)return null;const i=n=>this.Pr(t.slice(0,n),e.as,e.start,r),o=0===this.text.filledCount(r),s=Dc(t.length,o,t=>null!==this.zr(i(t)));if(0===s)return null;const u=i(s),c=u.loss<s?this.zr(u):null;return null===c||this.Br(c)?null:this.inserted(u,c,"shortened")}inserted(t,n,r){return this.Ir(n,n.caret(t.filledCount,t.ownCount,!0),r)}Br(t){return t.value.join("")===this.text.value.join("")}zr({text:t,keepsRest:n}){if(!n)return null;const r=t.Er(!0);return r.filledCount()<t.filledCount()-t.$r||!r.xr?null:this.Br(r)||this.canHold(r.value.join(""))?r:null}Rr(t){const n=this.text.kr?[[tl,t],[nl,t]]:[],r=this.text.Mr(t);return r<t?[...n,[Xc,r]]:n}Pr(t,n,r,e){const i=this.text.copy(),o=i.Sr(r),[s,u]=[i.jr.filter(t=>0!==t.Or).length,i.next],c=t.filter(t=>!i.take(t,n)),l=!(i.filledCount()>0&&i.jr.filter(t=>0!==t.Or).length>s||i.next>u),h=i.filledCount()-i.$r,f=i.jr.length-i.Mr(i.jr.length),a=0===i.Tr(o,e-r),m=t.length>1,p=[!a,c.length,l,m&&!i.yr,m&&n===Xc].map(Number);return{text:i,as:n,start:r,filledCount:h,ownCount:f,keepsRest:a,rank:p,loss:c.length,losesText:c.some(Lc.letterOrDigit)}}Ar(t,n,r){const{jr:e,gr:i}=this.text,o=(t,n)=>{const r=ol(t),{kind:e}=i[n.place];return 1===r.length&&void 0!==e&&Lc[e](r[0])};return n>0&&o([e[n-1].character,t[0]],e[n-1])&&(t=ol([e[n-=1].character,...t])),r<e.length&&o([t.at(-1),e[r].character],e[r])&&(t=ol([...t,e[r].character]),r+=1),[t,n,r]}};
//mask|
function cl(t,n){const r=t.findIndex((t,r)=>t!==n[r]);return r>=0&&t[r]<n[r]}
//|28 722 727 737 738 741 742 743 744 745 746 747
const ll=class{constructor(t,n){this.gr=void 0===t?null:Vc(t),this.notation=n}shown(t){return this.Dr(t)?sl.of(q(t),this.gr,!0).shown:t}Dr(t){return null===this.gr||null===this.notation?null!==this.gr:this.holds(t)&&(this.isAlive(t)||!this.isData(t))}gt(t,n,r){return null===this.notation?this.Ur(t,n,r):this.notated(t,n,r)}Ur(t,n,r){return null===this.gr?Zc(t,n,r):new ul(this.gr,n,r).gt(t)}};
//mask|28 737 740
Object.assign(ll.prototype,{holds(t){return sl.of(q(t),this.gr,!1).value.join("")===t}});
//notation|740
Object.assign(ll.prototype,{isAlive(t){return 0!==this.notation.read(t).completion}});
//notation|208 740
Object.assign(ll.prototype,{isData(t){return"time"!==this.notation.type&&/^(?:19|20)/.test(t)&&0!==Hr(this.notation.syntax,t)}});
//notation|28 721 722 723 740
Object.assign(ll.prototype,{notated(t,n,r){const e=null===this.gr?Jc.of(n,this.notation,t):null,i=e?.gt(r)??null;if(null!==i)return i;const o=q(this.shown(n)),s=this.translation(t,o);if(null!==s&&r(s))return Uc(s,q(s).length,"taken");if(null===this.gr){const i=e?.data??null;return null!==i&&r(i.value)?i:this.Ur(t,n,r)}if(!this.Dr(n))return this.formattedAgain(Zc(t,n,r));const u=this.Ur(t,n,r);if(""===t.text||"refused"!==u.disposition&&this.isAlive(u.value)||!this.isAlive(n))return u;const c=this.data(t,o);return null!==c&&r(c)?Uc(c,q(c).length,"taken"):u}});
//notation|28 737 738 740
Object.assign(ll.prototype,{formattedAgain(t){const n=t=>new ul(this.gr,"",()=>!0).gt({start:0,end:0,text:t}),r=n(t.value);if("refused"===t.disposition||"taken"!==r.disposition)return t;if((!/^\p{Nd}*$/u.test(t.value)||this.isData(t.value)||!this.isAlive(r.value))&&!this.Dr(t.value))return t;const e=q(t.value).slice(0,t.caret).join("");if(e===t.value)return{...r,caret:q(r.shown).length,disposition:t.disposition};const i=sl.of(q(n(e).value),this.gr,!1).filledCount(),o=sl.of(q(r.value),this.gr,!0).caret(i,0,!1);return{...r,caret:o,disposition:t.disposition}}});
//notation|28 671 740
Object.assign(ll.prototype,{translation({start:t,end:n,text:r},e){return q(r).length<2||n>e.length?null:gc(this.notation,e.slice(0,t).join("")+r+e.slice(n).join(""))}});
//notation|740
Object.assign(ll.prototype,{data({start:t,end:n,text:r},e){const i=t=>/^\p{Nd}$/u.test(t);if(e.slice(n).some(i))return null;const o=e.slice(0,t).filter(i).join("")+r;return this.isData(o)&&!this.Dr(o)?o:null}});
//|39 354 748
function hl(t,n=0,r=new Set){const e=t=>hl(t,n+1,r);return"string"==typeof t?JSON.stringify(t):Array.isArray(t)||ro(t)?n>U.depth||r.has(t)?"":(r.add(t),Array.isArray(t)?`[${t.map(e)}]`:`{${Object.keys(t).filter(n=>void 0!==t[n]).sort().map(n=>e(n)+e(t[n]))}}`):String(t)}
//externals|748
const fl=({rule:t,value:n,arguments:r})=>hl([t.name,n,r]);
//|751 752
function al({annotations:t,isSecret:n,computed:r,type:e}){const i=n||void 0!==r?void 0:t.find(({name:t})=>"default"===t)?.arguments[0];return void 0===i?void 0:pl(e,ml(i))}
//default|77 751
function ml(t){if(Array.isArray(t))return t.map(ml);if(null===t||"object"!=typeof t)return t;const[[n,r]]=Object.entries(t);return"number"===n?Ct(r,!0):r}
//default|71 91 752 768
function pl(t,n){if("any"===t.name)return n;if("list"===t.name)return(Array.isArray(n)?n:[n]).map(n=>pl(t.item,n)).filter(t=>void 0!==t);const r="number"==typeof n||n instanceof Et;return 4===t.kind?"string"==typeof n?n:r?Vt(n):"boolean"==typeof n?String(n):void 0:Al.includes(t.name)&&("string"==typeof n||r&&3===t.kind||"boolean"==typeof n&&2===t.kind)?n:void 0}
//|354 356 372 718 753 754 755 759
function dl(t,n,r,e=null,i=n.objects[0]){bl(t,i.memberNames,"field",r);for(const{name:o,field:s,group:u}of i.members){const i=oo(t,o),c=s&&e?.node(s);if(void 0!==i&&c?.Zr&&Ol(c),s)wl(i,s.type,[...r,o],c?.nested);else if(ro(i))dl(i,n,[...r,o],e,n.objects[u]);else if(null!=i)throw new zc(`'${mo([...r,o])}' takes the values of a form`)}}
//|354 372 718
function bl(t,n,r,e){if(!ro(t))throw new zc(`the ${r}s of a form are given as an object`);const i=Object.keys(t).find(t=>!n.has(t));if(void 0!==i)throw new zc(`the form has no ${r} '${mo([...e,i])}'`)}
//|349 354 361 753 755
function wl(t,n,r,e=null){if(n.form&&ro(t))return dl(t,n.form,r,e);if(new ho([]).value(t,n,0,0),void 0!==Wi(n).form&&("list"===n.name&&Array.isArray(t)&&t.forEach((t,e)=>wl(t,n.item,[...r,e])),"map"===n.name&&ro(t)))for(const e of Object.keys(t))wl(t[e],n.item,[...r,{key:e}])}
//|356 754 755
function gl(t,n,r){const e=[...(r.contexts??[]).map(t=>n.contexts[t]),...r.parameters??[]];bl(t,new Set(e.map(({name:t})=>t)),"context",[]);for(const{name:n,type:r}of e)wl(oo(t,n),r,[n])}
//|354 356 757 761
function jl(t,n,r,e,i=r.form.objects[0]){for(const{name:o,field:s,group:u}of i.members){const i=oo(n,o),c=r.form.objects[u];s?void 0!==i?kl(t,i,r.node(s),e):e||kl(t,void 0,r.node(s),!1):ro(i)?jl(t,i,r,e,c):null!==i&&e||jl(t,{},r,!1,c)}}
//|750 758 761
function vl(t,n){for(const r of n.fields){const n=al(r.Jr);void 0!==n&&kl(t,n,r,!1),r.nested&&vl(t,r.nested)}}
//|372 718
function Ol(t){if(t.isReadOnly)throw new zc(`'${mo(t.path)}' is read-only`)}
//|718
function yl(t){if(t.Lr)throw new zc(`'${t.Jr.name}' is in a row that was removed`)}
//|21 354 748 757 762 766
function kl(t,n,r,e){const{type:i,computed:o}=r.Jr;void 0===o&&(r.Hr=!(null==n||"string"==typeof n&&E(n)||Array.isArray(n)&&0===n.length),r.Gr=!1,i.form&&ro(n)?(r.Gr=!0,r.content=void 0,jl(t,n,r.nested,e)):i.form?(jl(t,{},r.nested,!1),r.content=n):"list"===i.name&&Array.isArray(n)?$l(t,n,r):(r.Vr=null,r.content=n),r.Yr=(r.Gr||null!==r.Vr)&&hl(r.given)!==r.Kr,Tl(r))}
//list|763 765
function $l(t,n,r){const e=(r.Vr??[]).slice(0,n.length);for(;e.length<n.length;)e.push(xl(t,r));r.Vr=e,r.content=void 0,e.forEach((r,e)=>Sl(t,r,n[e]))}
//module list|771
function xl(t,n){const r={value:null,instance:null};return n.Qr&&(r.instance=new Il(t,n.Qr,n,r)),r}
//|354 748 757 758
function Ml(t,n,r){if(void 0!==r&&(n.value=r),n.instance){vl(t,n.instance),ro(r)&&jl(t,r,n.instance,!0);for(const t of n.instance.Wr())t.Kr=hl(t.given)}}
//|354 757
function Sl(t,n,r){n.value=r,n.instance&&ro(r)&&jl(t,r,n.instance,!1)}
//|
function Tl(t){t.session.Xr++,t.unit.moment="change";for(let{te:n,ne:r}=t.instance;n&&void 0!==t.given;({te:n,ne:r}=n.instance))null===r&&(n.Gr=!0)}
//module nested|382 767
function El(t,n=t.form.objects[0]){return yo(n.members.map(({name:n,field:r,group:e})=>{if(r)return[n,t.node(r).given];const i=El(t,t.form.objects[e]);return[n,Object.keys(i).length>0?i:void 0]}))}
//|
const Al=["integer","number","boolean","date","month","time","datetime"];
//|
const Nl=["text","integer","number","date","month","time","datetime","choice","any"];
//|71 80 91 383 671 740 748 767 768 771
const _l=class{constructor(t,n){this.instance=t,this.Jr=n,this.session=t.session,this.unit=null,this.content=void 0,this.Vr=null,this.Gr=!1,this.Yr=!1,this.nested=n.type.form?new Il(this.session,n.type.form,this,null):null,this.Qr="list"===n.type.name?n.type.item.form??null:null,this.re=!1,this.ee=!1,this.Hr=!1,this.isEnabled=!0,this.Zr=!1,this.Kr=void 0,this.status=null,this.view=null,this.ie=n.ie??=new ll(n.mask,n.notation)}get path(){return[...this.instance.path,...this.Jr.groups,this.Jr.name]}get slot(){return this.instance.place.frame.base+this.Jr.slot}get Lr(){for(let{te:t,ne:n}=this.instance;t;({te:t,ne:n}=t.instance))if(n&&!t.Vr?.includes(n))return!0;return!1}get oe(){return!this.Gr&&null===this.Vr&&hl(this.content)!==this.Kr}get isReadOnly(){return this.Zr||void 0!==this.Jr.computed}*se(){if(this.nested&&(yield this.nested),this.Qr)for(const t of this.Vr??[])yield t.instance}get given(){return this.Gr?El(this.nested):null===this.Vr?this.content:this.Vr.map(t=>t.instance?El(t.instance):t.value)}get value(){const{type:t}=this.Jr;return this.Gr||null!==this.Vr||"string"!=typeof this.content||!Al.includes(t.name)||this.Lr?this.given:ko(this.session.At,this.slot,t)??this.content}get ue(){if(this.Gr||null!==this.Vr)return null;const{content:t,Jr:{notation:n}}=this;if(null==t)return"";if("number"==typeof t||t instanceof Et){const r="number"==typeof t?Pt(t):t;return n?.write(3,r)??Vt(r)}return"string"!=typeof t?null:null===n||this.re?t:gc(n,t)??t}};
//|770 772 773 774
const Il=class{constructor(t,n,r,e){this.session=t,this.form=n,this.te=r,this.ne=e,this.fields=n.fields.map(t=>new _l(this,t)),this.tn=Fl(t.program,n).map(t=>({...t,instance:this,moment:"change",standing:Cl}));for(const t of this.tn)t.field&&(this.node(t.field).unit=t);this.place=null}node(t){return this.fields[t.index]}get path(){return null===this.te?[]:null===this.ne?this.te.path:[...this.te.path,this.te.Vr.indexOf(this.ne)]}*ce(){for(const t of this.tn)if(yield t,t.field)for(const n of this.node(t.field).se())yield*n.ce()}*Wr(){for(const t of this.ce())t.field&&(yield ql(t))}};
//|
const Cl=Object.freeze({isInvalid:!1,Ot:!1,fails:!1,failsForGood:!1,isPending:!1,bt:[],violations:[],undecided:[],Jt:new Map});
//|
const ql=({field:t,instance:n})=>t?n.node(t):null;
//|695 775
function Fl(t,n){if(n.tn)return n.tn;const r=[];for(const e of t.in(n.checks)){const i={entry:e.index,field:null,slot:e.a,hasConditions:!1,targets:[],reads:[]};if(0===e.op)r.push({...i,field:n.fields[e.a],slot:n.fields[e.a].slot});else if(1===e.op)r.push(i);else if(2===e.op){const n=t.checks[e.a],i=r.at(-1);n.isCondition&&(i.hasConditions=!0),Pl(n).length>0&&i.targets.push(Pl(n)),i.reads.push(...Tc(t,n).filter(t=>t!==i.slot))}}return n.tn=r}
//|
function Pl({target:t}){const n=t.findIndex(t=>"string"!=typeof t);return n<0?t:t.slice(0,n)}
//|776
function Rl(t,n){const r=t.fields.findLast(({Jr:t})=>t.slot<=n);return r&&r.Jr.slot!==n?r.nested?Rl(r.nested,n-r.Jr.slot):null:r??null}
//|778
function zl(t){for(const n of t.root.Wr())n.status=Bl(t,n)}
//|779 780 781 782 784 787
function Bl(t,n){const{re:r}=n,e=null===n.instance.te?[]:Dl(t,n),{unit:i}=n,o=i.targets.length>0||e.length>0,s=o?Zl(t,n,e):i.standing,u=0==(3&t.At.slots[n.slot].flags),c=Jl(t,n,s)||s.fails&&(i.hasConditions||e.length>0),l=(r,e)=>!o||Ul(t,r,e)===n,h=c?[...e,i].flatMap(n=>Hl(t,n).filter(t=>l(t,n))):[],f=h.filter(t=>"error"===t.severity),{oe:a}=n,m=s.Ot&&!Yl(t,n),p=m&&void 0!==n.Jr.computed,d=h.filter(t=>"warning"===t.severity),b=m?s.undecided:[];return{state:u&&n.isEnabled?f.length>0?"invalid":s.isPending?"checking":t.le!==n||r?r||n.ee||a||n.Yr||p?s.isInvalid?"incomplete":m?"undecided":s.Ot?"incomplete":"valid":"untouched":"editing":"untouched",isActive:u,isPending:s.isPending,violations:f,warnings:d,undecided:b}}
//nested|
function Dl(t,n){const r=[];for(let{te:e,ne:i}=n.instance;null!==e&&null===i;({te:e,ne:i}=e.instance))e.unit.targets.some(r=>t.find(r,e.nested)===n)&&r.push(e.unit);return r}
//target|773 775
function Ul(t,n,r){const e=ql(r),i=r.standing.Jt.get(n)?.check,o=i?Pl(i):[];return(e?.nested&&o.length>0?t.find(o,e.nested):null)??e}
//target|780
function Zl(t,n,r){const{unit:e}=n,i=[...r,e].flatMap(({standing:r,...e})=>r.violations.filter(i=>Ul(t,i,{standing:r,...e})===n).map(t=>({isError:"error"===t.severity,isFinal:!r.Jt.get(t)?.Ht}))),o=e.standing.isInvalid&&!e.standing.violations.some(t=>"error"===t.severity);return{...e.standing,isInvalid:o||i.some(({isError:t})=>t),fails:i.length>0,failsForGood:i.some(({isFinal:t})=>t)}}
//|783
function Jl(t,n,r){return n.re?r.failsForGood:r.fails&&Ll(t,n)}
//|383
function Ll(t,n){return void 0!==n.Jr.computed?void 0!==ko(t.At,n.slot,n.Jr.type):n.ee||n.Hr&&t.le!==n}
//|773 782 785 793
function Hl(t,n){const{standing:r}=n;if(!r.fails)return[];const e=ql(n),i=null===e||Jl(t,e,r);return i||n.hasConditions?nh(r.violations.filter(r=>Gl(t,r,n,e,i)),r.Jt,t.options.mode):[]}
//|695 786 789
function Gl(t,n,r,e,i){const{Ht:o=!1,check:s=null}=r.standing.Jt.get(n)??{},u=s?.isCondition??!1;if(e?.re&&o&&!u)return!1;const c=s?Tc(t.program,s):[];return null===e&&0===c.length?t.he:!!(i||u&&0!==c.length)&&!(e&&0===c.length&&void 0===e.Jr.computed&&!e.re&&!e.ee)&&!(e&&void 0!==e.Jr.computed&&!Vl(t,e))&&c.every(n=>Ql(t,n,r.instance))}
//computed|783 788 791
function Vl(t,{Jr:{slot:n},instance:r}){const e=Xl(t,n,r);return(0===e.length||e.some(n=>Ll(t,n)))&&!Kl(t,n,r)}
//|788
function Yl(t,n){return!n.re&&[...n.unit.reads,...void 0===n.Jr.computed?[]:[n.Jr.slot]].some(r=>Kl(t,r,n.instance))}
//reads computed|776 790 791
function Kl(t,n,r){const e=Rl(r,n);return null!==e&&void 0===e.Jr.computed?Wl(t,e):Xl(t,n,r).some(n=>Wl(t,n))}
//reads|776 783 788 791
function Ql(t,n,r){const e=Rl(r,n);return!!(null!==e&&1&t.At.slots[e.slot].flags)||!(null!==e&&!Ll(t,e))&&(null!==e||Xl(t,n,r).every(n=>Ll(t,n)))&&!Kl(t,n,r)}
//|
function Wl(t,n){if(n.re)return!0;if(null===n.nested&&!n.Qr)return!1;for(let r=t.le?.re?t.le:null;r;r=r.instance.te)if(r===n)return!0;return!1}
//computed parameters group|694 776
function Xl(t,n,r){const[e,i,o]=[[{slot:n,instance:r}],new Map,[]];for(const n of e){const r=i.get(n.instance)??i.set(n.instance,new Set).get(n.instance);if(r.has(n.slot))continue;r.add(n.slot);const{form:s,te:u}=n.instance,c=Sc(t.program,s).get(n.slot),l=Rl(n.instance,n.slot),h=(s.parameters??[]).findIndex(t=>t.slot===n.slot);c?e.push(...c.map(t=>({slot:t,instance:n.instance}))):void 0!==l?.Jr.computed?e.push({slot:l.Jr.slot,instance:l.instance}):l?o.push(l):h>=0&&u&&e.push(...(u.Jr.ar?.[h]??[]).map(t=>({slot:t,instance:u.instance})))}return o}
//|784
function th(t){return[...t.root.ce()].flatMap(n=>Hl(t,n))}
//|
function nh(t,n,r){if("all"===r||t.length<2)return t;const e=new Set;let i=!1;return t.filter(t=>!(e.has(t.path)||i&&n.get(t)?.check||("error"!==t.severity||(e.add(t.path),t.path.endsWith("]")||(i=!0)),0)))}
//|
function rh(t,n){let r=n;for(;r.instance.te;)r=r.instance.te.unit;const e=t.form.steps.findIndex(({slots:[t,n]})=>t<=r.slot&&r.slot<n);return e<0&&null===r.field?0:e}
//|695 794
function eh(t,n,r,e){const i=rh(t,r);return i<0||i>n?[]:e.filter(e=>{const o=r.standing.Jt.get(e)?.check,s=(o&&r.instance===t.root?Tc(t.program,o):[]).map(n=>t.form.steps.findIndex(({slots:[t,r]})=>t<=n&&n<r));return Math.max(i,...s)===n})}
//|795
function ih(t,n){const r={isInvalid:!1,Ot:!1,isPending:!1};for(const e of t.root.ce()){const{violations:i,undecided:o,isPending:s}=e.standing;eh(t,n,e,i).some(t=>"error"===t.severity)&&(r.isInvalid=!0),0!==eh(t,n,e,o).length&&(r.Ot=!0,s&&(r.isPending=!0))}return r}
//|784 795
function oh(t,n){return[...t.root.ce()].flatMap(r=>eh(t,n,r,Hl(t,r)))}
//|773 794
function sh(t,n){t.fe(null),t.host?.ae();for(const r of t.root.ce()){if(rh(t,r)!==n)continue;r.moment="submit";const e=ql(r);null!==e&&t.me(e)&&Object.assign(e,{ee:!0,re:!1})}t.update()}
//steps|218 796 797 798
const uh=class{#t;#n;constructor(t,n){this.#t=t,this.#n=n}get#r(){return this.#t.form.steps[this.#n]}get name(){return this.#r.name}get label(){return this.#r.label??ne(this.name)}get fields(){const[t,n]=this.#r.slots;return this.#e(t,n).map(t=>this.#t.view(t))}#e(t,n){return this.#t.root.fields.filter(({Jr:r})=>t<=r.slot&&r.slot<n)}get state(){const{isInvalid:t,Ot:n,isPending:r}=ih(this.#t,this.#n);if(this.violations.length>0)return"invalid";if(r)return"checking";const[e,i]=this.#r.slots;return this.#e(e,i).some(t=>t.ee||t.oe||this.#t.le===t)?t?"incomplete":n?"undecided":"valid":"untouched"}get violations(){return oh(this.#t,this.#n).filter(t=>"error"===t.severity)}get warnings(){return oh(this.#t,this.#n).filter(t=>"warning"===t.severity)}get canContinue(){const{isInvalid:t,Ot:n}=ih(this.#t,this.#n);return!t&&!n&&!this.#t.pe}async submit(){return sh(this.#t,this.#n),await(this.#t.host?.settle()),this.canContinue}};
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|99 104 107 108 109 800
const ch=class{constructor(t,n){this.now=t,this.offset=n}static of(t){if("string"==typeof t){const n=cn(t),r=null===n?fn(t):an(n,0);if(!r)throw new RangeError(`now: '${t}' is neither a date nor a date with time`);const e=60*(r.o??0);return new ch({s:r.s-e,n:r.n},()=>e)}const n=Number(t??Date.now());if(!Number.isFinite(n))throw new RangeError("now is no date");const r=Math.floor(n/1e3);return new ch({s:r,n:Math.floor(1e6*(n-1e3*r))},t=>Math.round(60*-new Date(1e3*t.s).getTimezoneOffset())||0)}N(t){const n=Math.floor((t.s+this.offset(t))/86400);return Math.min(Math.max(n,-719162),2932896)}x(t){const n={s:t.s+this.offset(t),n:t.n,o:null};return rn(mn(n))?n:null}E(t){const n=n=>({s:t.s-n,n:t.n});if(null!==t.o)return n(60*t.o);const r=this.offset(n(86400));if(this.offset(n(r))===r)return n(r);const e=this.offset(n(-86400));return this.offset(n(e))===e?n(e):n(r)}};
//|
const lh=["first-per-field","all","first"];
//|801
function hh(t){if(!lh.includes(t))throw new RangeError(`'${t}' is no report mode`)}
//|800
const fh=class{constructor(t,n){this.mode=t,this.context=n.context??{},this.strict=!0===n.strict,this.moment="submit",this.Xt=!0,this.host=null,this.ruleTexts=n.ruleTexts,this.translations=n.translations,this.now=n.now,this.de=null}get S(){return this.de??=ch.of(this.now)}};
//externals|718 749 805 806 807 808
const ah=class{constructor(t,n){const r=[...mh(t)].filter(t=>"function"!=typeof n[t]).map(t=>`'${t}'`);if(r.length>0)throw new zc(`the form needs external rules that were not supplied: ${r.join(", ")}`);this.session=t,this.externals=n,this.answers=new Map,this.be=new Map,this.kept=new Map,this.waiting=[]}dt(t){return this.answers.get(fl(t))}ae(){for(const[t,n]of this.answers)void 0===n.accepted&&this.answers.delete(t)}we(t){const[n,r]=[new Map,new Set];for(const{standing:e}of t)for(const{question:t,isPending:i}of e.bt)r.add(fl(t)),i&&n.set(fl(t),t);for(const t of this.answers.keys())r.has(t)||this.answers.delete(t);this.ge(n)}ge(t){for(const[n,{je:r}]of this.be)t.has(n)&&!this.session.pe||(this.be.delete(n),r.abort());for(const[n,r]of this.session.pe?[]:t){if(this.be.has(n))continue;const t=new AbortController;this.be.set(n,{je:t}),this.answer(r,n,t.signal).then(r=>this.take(n,t,r))}if(0===this.be.size)for(const t of this.waiting.splice(0))t()}async settle(){for(;this.be.size>0;)await new Promise(t=>this.waiting.push(t))}take(t,n,r){this.be.get(t)?.je===n&&(this.be.delete(t),this.answers.set(t,r),this.session.update())}async answer(t,n,r){const{debounce:e,timeout:i,cache:o,retries:s=0}=t.rule,u=this.kept.get(n);if(u&&u.end>performance.now())return u.answer;if(e&&!await bh(dh(e),r))return{reason:"cancelled"};const c=new AbortController;r.addEventListener("abort",()=>c.abort(),{once:!0});const l=this.ve(t,s,c.signal),h=i&&bh(dh(i),c.signal).then(()=>({reason:"timed out"})),f=await(h?Promise.race([l,h]):l);return c.abort(),o&&void 0!==f.accepted&&this.kept.set(n,{answer:f,end:performance.now()+dh(o)}),this.kept.size>1024&&this.kept.delete(this.kept.keys().next().value),f}async ve(t,n,r){const{rule:e,value:i,arguments:o}=t,s=Object.fromEntries(e.parameters.map((t,n)=>[t,o[n]??null]));for(;;)try{return ph(await this.externals[e.name](i,{signal:r,arguments:s}))}catch(t){if("AbortError"===t?.name||r.aborted)return{reason:"cancelled"};if(n--<=0)return{reason:t?.message?`failed: ${t.message}`:"failed"}}}};
//externals|
function mh({program:t,form:n}){const r=new Set,e=({checks:t,decisions:n,fields:r})=>[t,n,...r.map(({filter:t})=>t)].filter(t=>void 0!==t),i=new Set(e(n));for(const n of i)for(const{op:o,name:s,a:u}of t.in(n))18===o?r.add(t.externals[u].name):13===o?i.add(t.rules[u].entry):"nested"===s?e(t.forms[u]).forEach(t=>i.add(t)):"compute"===s&&void 0!==t.computed[u].aggregate?.body&&i.add(t.computed[u].aggregate.body);return r}
//externals|
function ph(t){if("boolean"==typeof t)return{accepted:t};if("string"==typeof t)return{accepted:!1,message:t};throw new TypeError("an external rule answers true, false or a message")}
//externals|132
const dh=t=>Number(Fn(t).y)/1e6;
//externals|
const bh=(t,n)=>new Promise(r=>{const e=setTimeout(()=>r(!0),Math.min(t,2147483647));n.addEventListener("abort",()=>{clearTimeout(e),r(!1)},{once:!0})});
//module list|755 763 764 812 814 815
function wh(t,n,r){const e=yh(t),i=vh(t,r,e.length);wl(n,t.Jr.type.item,[...t.path,i]);const o=xl(t.session,t);e.splice(i,0,o),kh(t,e),Ml(t.session,o,n)}
//module list|812 814 815
function gh(t,n,r){const e=yh(t),[i,o]=[n,r].map(n=>vh(t,n,e.length-1));i!==o&&(e.splice(o,0,...e.splice(i,1)),kh(t,e))}
//module list|812 814 815
function jh(t,n){const r=yh(t);r.splice(vh(t,n,r.length-1),1),kh(t,r)}
//module list|813
function vh(t,n,r){if(Number.isInteger(n)&&n>=0&&n<=r)return n;throw Oh(t)}
//module list|372 718
const Oh=t=>new zc(`there is no such row in '${mo(t.path)}'`);
//module list|759 813
function yh(t){if("list"!==t.Jr.type.name)throw Oh(t);return Ol(t),[...t.Vr??[]]}
//module list|766
function kh(t,n){t.Vr=n,t.content=void 0,t.ee=!0,Tl(t)}
//|372 755 759 760 761 809 810 811
const $h=class{#i;constructor(t){this.#i=t}get path(){return this.#i.Lr?this.#i.Jr.Gt:mo(this.#i.path)}get label(){return this.#i.Jr.shownLabel}get text(){return this.#i.ie.shown(this.#i.ue??"")}get value(){return this.#i.value}get state(){return this.#i.status.state}get violations(){return this.#i.status.violations}get warnings(){return this.#i.status.warnings}get undecided(){return this.#i.status.undecided}get isActive(){return this.#i.status.isActive}get isPending(){return this.#i.status.isPending}get isReadOnly(){return this.#i.isReadOnly}set isReadOnly(t){this.#o(n=>n.Zr=t)}get isEnabled(){return this.#i.isEnabled}set isEnabled(t){this.#o(n=>n.isEnabled=t)}get rowCount(){return this.#i.Vr?.length??0}edit(t){return yl(this.#i),this.#i.session.edit(this.#i,t)}set(t){this.#s((n,r)=>{Ol(n),wl(t,n.Jr.type,n.path),n.re=!1,kl(r,t,n,!1)})}focus(){this.#o((t,n)=>n.fe(t))}leave(){this.#o((t,n)=>n.le===t?n.fe(null):n.leave(t,n.le))}insert(t,n=this.rowCount){this.#s(r=>wh(r,t,n))}move(t,n){this.#s(r=>gh(r,t,n))}remove(t){this.#s(n=>jh(n,t))}#s(t){yl(this.#i),this.#o(t)}#o(t){const{session:n,Lr:r}=this.#i;r||(t(this.#i,n),n.update())}};
//|28 61 361 372 383 394 658 718 748 753 756 757 758 766 769 771 772 773 777 802 803 804 816 822 823 818 819 820 821
const xh=class{constructor(t,{values:n={},context:r,externals:e={},...i}){this.program=t.program,this.form=t.Jr,this.options={mode:"first-per-field",...i},hh(this.options.mode),this.context=r??{},gl(this.context,this.program,this.form),this.At=new fc(t.program),this.host=t.program.externals.length>0?new ah(this,e):null,this.root=new Il(this,this.form,null,null),this.le=null,this.he=!1,this.pe=!1,this.Xr=0,this.Oe=new Set,dl(n,this.form,[]),vl(this,this.root),jl(this,n,this.root,!0);for(const t of this.root.Wr())t.Kr=hl(t.given),t.Yr=!1;this.update()}update(){this.ye();for(const t of this.root.ce())t.standing=this.judge(t);zl(this),this.host?.we(this.root.ce());for(const t of[...this.Oe])t()}T(t){return Object.assign(new fh("all",this.options),{context:this.context,host:this.host},t)}ye(){const t=new Array(this.form.slotCount).fill(null);this.ke=new ho(t,!1),this.$e(this.root,{frame:Co(this.form,0),outer:[],items:[]},t),this.At.Rn(this.form,this.T(),t);for(const t of this.root.Wr())void 0!==t.Jr.computed&&(t.content=ko(this.At,t.slot,t.Jr.type))}$e(t,n,r){t.place=n;const{base:e}=n.frame;r[e]=new $t(10,void 0);for(const i of t.fields){const o=e+i.Jr.slot;if(i.Gr||null!==i.Vr&&i.Qr)this.layOutInside(i,o,n,r);else{const t=void 0!==i.Jr.computed?void 0:i.Vr?.map(t=>t.value)??i.content;this.ke.value(t,i.Jr.type,o,0),i.re&&r[o]&&(r[o].flags|=8),i.nested&&this.placeInstance(i.nested,Mh(n,i,i.Jr.type.form,o,null))}t.form.objects.length>1&&this.showGroups(i,e,r)}}judge(t){const n=ql(t);if(null!==t.instance.te&&!this.isJudged(t.instance)||!1===n?.isEnabled)return Cl;const r=null!==n&&(null!==n.nested||null!==n.Qr),e=this.T({moment:t.moment,Xt:!r}),i=this.At.Dn(t.entry,t.instance.place,e),{violations:o,bt:s,Jt:u}=i,c=[...u.values()].filter(t=>t.Ht).length;return{...i,fails:o.length>0,failsForGood:o.length>c,isPending:s.some(t=>t.isPending)}}get verdict(){let t="valid";for(const{standing:n}of this.root.ce()){if(n.isInvalid)return"invalid";n.Ot&&(t="undecided")}return t}edit(t,n){const r=t.ue;if(null===r||!Nl.includes(t.Jr.type.name))throw new zc(`'${mo(t.path)}' holds no text that could be edited`);if(t.isReadOnly||!t.isEnabled)throw new zc(`'${mo(t.path)}' is read-only`);const e=Sh(n,t.ie.shown(r)),i=this.T(),o=n=>e.deletesPart||void 0===t.Jr.filter||this.At.canHold(n,t.Jr,t.instance.place,i);let s=t.ie.gt(e,r,o);e.deletesPart&&"refused"===s.disposition&&(s=t.ie.gt({...e,text:""},r,o)),this.fe(t);const u=r!==s.value||null!==t.Jr.notation;"refused"===s.disposition||!u&&t.re||(t.re=!0,t.Hr=!1,u&&(t.content=s.value,Tl(t))),this.update();const{state:c,violations:l,warnings:h}=t.status,f=q(s.shown).slice(0,s.caret).join("").length;return{text:s.shown,value:t.value,caret:f,state:c,isRefused:"refused"===s.disposition,messages:[...l,...h].map(t=>t.message)}}fe(t){if(this.le===t)return;const n=this.le;this.le=t,n&&this.leave(n,t)}leave(t,n){const r=new Set;for(let t=n;t;t=t.instance.te)r.add(t);for(let n=t;n&&!r.has(n);n=n.instance.te)n.ee=!0,n.re=!1,n.unit.moment="blur"}me(t){return 0==(3&this.At.slots[t.slot].flags)&&(null===t.instance.te||this.me(t.instance.te))}xe(){this.fe(null),this.he=!0,this.host?.ae();for(const t of this.root.ce()){t.moment="submit";const n=ql(t);null!==n&&this.me(n)&&(n.ee=!0)}this.update()}find(t,n=this.root){for(let r=1;r<=t.length;r++){const e=mo(t.slice(0,r)),i=n.fields.find(({Jr:t})=>t.Gt===e);if(!i)continue;const o=t.slice(r);if(0===o.length)return i;if(i.nested)return this.find(o,i.nested);const s=i.Vr?.[o[0]]?.instance;return s&&o.length>1?this.find(o.slice(1),s):null}return null}view(t){return t.view??=new $h(t)}};
//form|61 817 822
Object.assign(xh.prototype,{layOutInside(t,n,r,e){const{nested:i,Vr:o,Qr:s}=t;if(t.Gr)return this.$e(i,Mh(r,t,t.Jr.type.form,n,null),e);const u=e[n]=new $t(9,void 0);[u.count,u.stride]=[o.length,s.slotCount],u.start=this.ke.append(u.count*u.stride),o.forEach((n,i)=>this.$e(n.instance,Mh(r,t,s,u.item(i),i),e))}});
//nested|817 822
Object.assign(xh.prototype,{placeInstance(t,n){t.place=n;for(const r of t.fields){const{type:{form:t},slot:e}=r.Jr;r.nested&&this.placeInstance(r.nested,Mh(n,r,t,n.frame.base+e,null))}}});
//group|61 817
Object.assign(xh.prototype,{showGroups(t,n,r){const{slot:e,computed:i}=t.Jr;if(t.Gr||null!==t.Vr||void 0!==t.content&&void 0===i)for(const i of t.instance.form.objects.slice(1))i.slot<e&&e<i.slot+i.slotCount&&(r[n+i.slot]=new $t(10,void 0))}});
//nested|817
Object.assign(xh.prototype,{isJudged(t){const{te:n}=t,r=this.At.slots[n.slot];return!(!n.isEnabled||71&r.flags)&&(null!==t.ne||!(10!==r.kind||32&r.flags))&&(null===n.instance.te||this.isJudged(n.instance))}});
//form|394
function Mh(t,n,r,e,i){return{frame:Co(r,e,t.items.length+(null===i?0:1),null!==i&&i>0),outer:[...t.outer,{...t.frame,field:n.Jr}],items:null===i?t.items:[...t.items,i]}}
//|23 28 718
function Sh({start:t,end:n,text:r,direction:e},i){if(!(Number.isInteger(t)&&Number.isInteger(n)&&0<=t&&t<=n&&n<=i.length))throw new zc(`the range ${t}..<${n} is not in a text of ${i.length}`);const o=q(i);let[s,u]=[0,0];for(;s<o.length&&u+o[s].length<=t;)u+=o[s++].length;let[c,l]=[s,u];for(;l<n;)l+=o[c++].length;const h=[i.slice(u,t),i.slice(n,l)].map(t=>t.replace(/\p{Surrogate}/gu,""));return{start:s,end:c,text:h[0]+N(r??"")+h[1],isForward:"forward"===e,deletesPart:!r&&""!==h.join("")}}
//|380 719 753 756 757 792 799 817
const Th=class{#t;constructor(t,n){this.#t=new xh(t,n)}field(t){const n=this.#t.find(Bc(t));return n&&this.#t.view(n)}get fields(){return[...this.#t.root.Wr()].map(t=>this.#t.view(t))}get steps(){return this.#t.form.steps.map((t,n)=>new uh(this.#t,n))}get verdict(){return this.#t.verdict}get isPending(){return[...this.#t.root.ce()].some(t=>t.standing.isPending)}get violations(){return th(this.#t).filter(t=>"error"===t.severity)}get warnings(){return th(this.#t).filter(t=>"warning"===t.severity)}get values(){return vo(this.#t.At,this.#t.form,0)}get context(){return this.#t.context}set context(t){gl(t,this.#t.program,this.#t.form),this.#t.context=t,this.#t.update()}update(t){dl(t,this.#t.form,[],this.#t.root),jl(this.#t,t,this.#t.root,!0),this.#t.update()}onChange(t){return this.#t.Oe.add(t),()=>this.#t.Oe.delete(t)}async settle(){await(this.#t.host?.settle())}async submit(){const t=this.#t;for(let n=null;!t.pe&&t.Xr!==n;)t.xe(),n=t.Xr,await this.settle();return t.pe?"undecided":this.verdict}end(){this.#t.pe=!0,this.#t.host?.ge(new Map),this.#t.Oe.clear()}};
//|218 824 826 827 828
const Eh=class{constructor(t,n,r=!0){this.program=t,this.Jr=n,this.hn=r,this.name=n.name,this.label=n.label??ne(n.name)}session(t={}){return new Th(this,t)}};
//module|825
Object.assign(Eh.prototype,{validate(t,n={}){return void 0===n.step?this.judge(t,n):this.upTo(n.step).judge(t,n)}});
//module|825
Object.assign(Eh.prototype,{upTo(t){const n=this.Jr.steps.find(n=>n.name===t);if(!n)throw new RangeError(`there is no step '${t}'`);return n.form??=new Eh(this.program.limited(this.Jr,n),this.Jr,!1)}});
//module|354 715 802 803 825
Object.assign(Eh.prototype,{judge(t,n){const{mode:r="first-per-field",context:e}=n;if(hh(r),!ro(t))throw new TypeError("a record is an object");if(!ro(e??{}))throw new TypeError("a context is an object");void 0===this.Jr.Me&&(this.Jr.Me=Fc(this.program,this.Jr));const i=this.hn?this.Jr.Me:null;if(null!==i&&i.br(t))return{verdict:"valid",violations:[],undecided:[]};const o=this.program.At.judge(t,this.Jr,new fh(r,n),i);return{verdict:o.isInvalid?"invalid":o.Ot?"undecided":"valid",violations:o.violations,undecided:o.undecided}}});
//|702 825
function load(t){const n="string"==typeof t?JSON.parse(t):t,r=new Ac(n);return{forms:[...new Set(r.forms.map(({name:t})=>t))],form(t){const n=r.forms.find(n=>n.name===t);if(!n)throw new RangeError(`there is no form '${t}'`);return new Eh(r,n)}}}
//|22 77 355
function Ah(t){let n=0;const r=()=>{throw new SyntaxError(`not JSON at position ${n}`)},e=/[ \t\n\r]*/y,i=/"(?:[^"\\\0-\x1f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|[{}[\],:]/y,o=()=>{e.lastIndex=n,e.test(t),i.lastIndex=e.lastIndex;const o=i.exec(t)?.[0]??r();return n=i.lastIndex,o},s=t=>{const n='"'===t[0]?JSON.parse(t):r();return A(n)?n:r()},u=(t,n)=>(n>512&&r(),"{"===t?l(n):"["===t?c(n):"true"===t||"false"===t?"true"===t:"null"===t?null:/[-0-9]/.test(t[0])?Ct(t,!0):s(t)),c=t=>{const n=[];for(let e=o();"]"!==e;e=o())n.length>0&&(e=","===e?o():r()),n.push(u(e,t+1));return n},l=t=>{const[n,e,i]=[{},[],new Set];for(let c=o();"}"!==c;c=o()){e.length>0&&(c=","===c?o():r());const l=s(c);":"!==o()&&r(),Object.hasOwn(n,l)?i.add(l):e.push(l),Object.defineProperty(n,l,{value:u(o(),t+1),enumerable:!0,writable:!0,configurable:!0})}return Object.defineProperty(n,eo,{value:e}),i.size>0&&Object.defineProperty(n,io,{value:i}),n},h=u(o(),0);return e.lastIndex=n,e.test(t),n=e.lastIndex,n===t.length?h:r()}
//module|71
export{Et as Decimal};
//module|41
export{J as ProgramError};
//module|718
export{zc as SessionError};
//|829
export{load};
//module|830
export{Ah as parse};
