/* The FormRules runtime, made by Scripts/minify.sh: SHA-256 ba8358d0f672ddbd */
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
function A(t){const n=t.charCodeAt(0);return!(n>32&&n<128)&&M.test(t)}
//|
const E=String.prototype.isWellFormed?t=>t.isWellFormed():t=>!/\p{Surrogate}/u.test(t);
//|

//|
function N(t){let n=t.length;for(let r=0;r<t.length;r++){const e=t.charCodeAt(r);e>=128&&(n+=e>=2048&&55296!=(63488&e)?2:1)}return n}
//|
function _(t){let n=t.length;for(let r=0;r<t.length;r++)56320==(64512&t.charCodeAt(r))&&n--;return n}
//|
var I;
//|

//|26 29
function C(t){if(q(t))return t.split("");I??=new Intl.Segmenter("und",{granularity:"grapheme"});const n=[];for(let[r,e]=[0,1024];r<t.length;){let i=r+e;56320==(64512&t.charCodeAt(i))&&i++;const o=Array.from(I.segment(t.slice(r,i)),t=>t.segment);i<t.length&&o.pop(),e=o.length>0?1024:2*e;for(const t of o)n.push(t),r+=t.length}return n}
//|
function q(t){for(let n=0;n<t.length;n++){const r=t.charCodeAt(n);if(r>=768||13===r)return!1}return!0}
//|28 29
const F=t=>q(t)?t.length:C(t).length;
//|32 33 34 35
const z={};
//|30 31
Object.assign(z,{characters:F});
//utf16|31
Object.assign(z,{utf16:t=>t.length});
//scalars|25 31
Object.assign(z,{scalars:_});
//bytes|24 31
Object.assign(z,{bytes:N});
//|
function R(t,n){const r=Math.min(t.length,n.length);for(let e=0;e<r;e++){const[r,i]=[t.charCodeAt(e),n.charCodeAt(e)];if(r===i)continue;const o=[r,i].map(t=>55296==(63488&t));return o[0]!==o[1]?o[0]?1:-1:r-i}return t.length-n.length}
//|
const B=t=>`limit reached: ${t}`;
//|
const P="left to the server";
//|
const D={steps:1e7,e:256,i:2e8,u:1e5,c:1e6,l:16777216,depth:128,slots:16<<20};
//|24 39
const U=t=>t.length>D.l/3&&N(t)>D.l;
//|
const Z=class extends Error{constructor(t){super(t),this.name="ProgramError"}};
//|
const J=["none","constant","parameter","field","previous","previousItem","context","computed","item","computation","itemPath"];
//|42
const[L,H,V,Y,G,K,Q,W,X,tt,nt]=J.keys();
//|
const rt={kind:0,at:0};
//|41 42 44
function et(t){if(null==t)return rt;const[[n,r]]=Object.entries(t),e=J.indexOf(n);if(e<1)throw new Z(`the operand '${n}' is not known`);return 8===e?{kind:e,level:r[0],at:r[1]}:{kind:e,at:r}}
//|45
const it=({name:t,operand:n})=>({name:t,operand:et(n)});
//|
const[ot,st,ut,ct,lt,ht,ft,at,mt,pt,dt,bt,wt,gt,jt,vt,Ot]=Array(17).keys();
//|
const yt={text:4,choice:4,integer:3,number:3,boolean:2,date:5,month:16,time:6,datetime:7,file:8,any:void 0};
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
const kt=class{constructor(t,n){this.kind=t,this.value=n,this.flags=0}get p(){return this.isMap?this.stride-1:this.stride}get g(){return 10===this.kind&&!this.isOwn&&0==(4&this.flags)}get j(){return 9===this.kind&&0==(68&this.flags)}v(t){this.flags|=64,this.reason=t}};
//list map any|61
Object.assign(kt.prototype,{item(t){return this.start+t*this.stride}});
//list map any|61
Object.assign(kt.prototype,{itemAt(t){return null===this.order?t:this.order[t]}});
//computations computed parameters|61
Object.assign(kt.prototype,{copy(){return Object.assign(new kt(this.kind,this.value),this)}});
//|61
Object.assign(kt.prototype,{start:0,count:0,stride:0,order:null,isMap:!1,isOwn:!1,isKey:!1,form:null,text:null,given:null,reason:null,unknown:null});
//|61
function $t(t){const n=new kt(t.isMap?9:0,void 0);return[n.start,n.count,n.stride,n.order]=[t.start-1,t.count,t.stride,t.order],n}
//|61
function xt(t){if(9===t.kind)return t;const n=new kt(10===t.kind&&t.isOwn?9:0,void 0);return 0===n.kind||([n.flags,n.isMap,n.order]=[t.flags,!0,t.order],[n.start,n.count,n.stride]=[t.start+1,t.count,2]),n}
//|61
const Mt=Object.freeze(new kt(0,void 0));
//|

//|
const St=Symbol("too many digits");
//|91 72
const Tt=class{constructor(t,n,r=!1){this.digits=t,this.exponent=n,this.O=r&&BigInt.asIntN(64,t)!==t,Object.freeze(this)}toString(){return Vt(this)}toJSON(){return this.toString()}};
//module|70 71 77
Object.assign(Tt,{from(t){const n=It(String(t),!0);if(null===n||n===St)throw new RangeError(`'${t}' is not a number of 38 digits`);return n}});
//|71 73 74 79
function At(t,n,r=!1){if(0n===t)return 0;const e=String(t),i=qt(e),o=i.length-(t<0n?1:0),s=n+e.length-i.length;return o>38&&r?At(Et(BigInt(i),o-38),s+o-38,!0):o>38||Math.abs(s)>2147483647?null:s>=0&&o+s<=15?Number(i)*10**s:new Tt(BigInt(i),s,r)}
//computations computed|84 85
function Et(t,n){const[r,e]=[Pt(t),Dt(n)],i=r%e;return(r/e+(i>e-i||i===e-i&&r/e%2n===1n?1n:0n))*(t<0n?-1n:1n)}
//|
const Nt=t=>"object"==typeof t&&t.O;
//|
function _t(t){return"number"==typeof t?[BigInt(t),0]:[t.digits,t.exponent]}
//|78
function It(t,n=!1){const r=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(t),[,e,i,o="",s=0]=r??[];return!r||s&&!n?null:""===o&&i.length<=15&&0===s?Number(e+i)||0:Ct(e,i,o,s)}
//|70 73 79
function Ct(t,n,r,e){const i=qt(n+r),o=i.replace(/^0+/,"");return""===o?0:o.length>38?St:At(BigInt(t+o),n.length-i.length+Number(e))??St}
//|
function qt(t){let n=t.length;for(;"0"===t[n-1];)n--;return t.slice(0,n)}
//|77 81
function Ft(t){return zt(t)?t||0:It(String(t),!0)}
//|
const zt=t=>Number.isInteger(t)&&t<1e15&&t>-1e15;
//|
const Rt=t=>"number"==typeof t||t.exponent>=0;
//|
const Bt=t=>"number"==typeof t?t<0:t.digits<0n;
//|
const Pt=t=>t<0n?-t:t;
//|
const Dt=t=>10n**BigInt(t);
//|76 84
function Ut(t){const[n,r]=_t(t);return String(Pt(n)).length-1+r}
//|88
function Zt(t,n){return"number"==typeof t&&"number"==typeof n?t<n?-1:t>n?1:0:Jt(t,n)}
//module moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations between less lessOrEqual greater greaterOrEqual decimals integer number any default multiple_of|76 85
function Jt(t,n){const[r,e]=_t(t),[i,o]=_t(n),s=e-o,u=(t,n)=>t*Dt(Math.min(Math.max(n,0),39)),[c,l]=[u(r,s),u(i,-s)];return c<l?-1:c>l?1:0}
//|90
function Lt(t,n){return"number"==typeof t?t:Ht(t,n)}
//module moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations between less lessOrEqual greater greaterOrEqual decimals integer number any default multiple_of|85
function Ht({digits:t,exponent:n},r){if(n>=0)return Number(`${t}e${n}`);const e=n<-38?0:Number(t/Dt(-n));return r===t>0n?e+(r?1:-1):e}
//|92
function Vt(t){return"number"==typeof t?String(t):Yt(t)}
//|84
function Yt(t){const n=t.digits<0n?"-":"",r=String(Pt(t.digits)),e=t.exponent;if(e>=0&&r.length+e<=40)return n+r+"0".repeat(e);const i=r.length+e;return e<0&&i>0?`${n}${r.slice(0,i)}.${r.slice(i)}`:e<0&&-e<=40?`${n}0.${"0".repeat(-i)}${r}`:`${n}${r}e${e}`}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
const[Gt,Kt]=[-719162,2932896];
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|

//|
const Qt=(t,n)=>String(t).padStart(n,"0");
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
function Wt(t,n){return 2===t?n%4!=0||n%100==0&&n%400!=0?28:29:4===t||6===t||9===t||11===t?30:31}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|96
function Xt(t,n,r){if(t<1||t>9999||n<1||n>12||r<1||r>Wt(n,t))return null;const e=n<=2?t-1:t,i=Math.floor(e/400),o=e-400*i,s=Math.floor((153*(n>2?n-3:n+9)+2)/5)+r-1;return 146097*i+(365*o+Math.floor(o/4)-Math.floor(o/100)+s)-719468}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
function tn(t){const n=t+719468,r=Math.floor(n/146097),e=n-146097*r,i=Math.floor((e-Math.floor(e/1460)+Math.floor(e/36524)-Math.floor(e/146096))/365),o=e-(365*i+Math.floor(i/4)-Math.floor(i/100)),s=Math.floor((5*o+2)/153),u=s<10?s+3:s-9;return{year:i+400*r+(u<=2?1:0),month:u,day:o-Math.floor((153*s+2)/5)+1}}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
const nn=t=>t>=-719162&&t<=2932896;
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
const rn=t=>t>=12&&t<12e4;
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|98 102
const en=t=>on(tn(t));
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
const on=({year:t,month:n})=>12*t+n-1;
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|96 97 98
function sn(t,n){const{year:r,month:e,day:i}=tn(t),o=12*r+e-1+n;if(o<12||o>=12e4)return null;const[s,u]=[Math.floor(o/12),o%12+1];return Xt(s,u,Math.min(i,Wt(u,s)))}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|97
function un(t){const n=/^(\d{4})-(\d\d)-(\d\d)$/.exec(t);return n&&Xt(+n[1],+n[2],+n[3])}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
function cn(t){const n=/^(\d{4})-(\d\d)$/.exec(t);return!n||+n[1]<1||+n[2]<1||+n[2]>12?null:12*+n[1]+ +n[2]-1}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
function ln(t){const n=/^(\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?$/.exec(t);if(!n)return null;const[r,e,i=0]=n.slice(1,4).map(t=>t&&+t);return r>23||e>59||i>59?null:1e9*(3600*r+60*e+i)+ +(n[4]??"").padEnd(9,"0")}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|104 106 108
function hn(t){const n=/^(.{10})[Tt ](.{5,18}?)(?:([Zz])|([+-])(\d\d):(\d\d))?$/.exec(t);if(!n)return null;const[r,e]=[un(n[1]),ln(n[2])];if(null===r||null===e||n[5]>23||n[6]>59)return null;const i=n[4]?(60*n[5]+ +n[6])*("-"===n[4]?-1:1):null;return fn(r,e,n[3]?0:i)}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
function fn(t,n,r=null){return{s:86400*t+Math.floor(n/1e9),n:n%1e9,o:0===r?0:r}}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
const an=t=>Math.floor(t.s/86400);
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|109
const mn=t=>1e9*(t.s-86400*an(t))+t.n;
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|95 98
function pn(t){const{year:n,month:r,day:e}=tn(t);return`${Qt(n,4)}-${Qt(r,2)}-${Qt(e,2)}`}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|95
const dn=t=>`${Qt(Math.floor(t/12),4)}-${Qt(t%12+1,2)}`;
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|79 95
function bn(t){const n=Math.floor(t/1e9),r=[n/3600,n/60%60,n%60].map(t=>Qt(Math.floor(t),2)).join(":");return t%1e9==0?r:`${r}.${qt(Qt(t%1e9,9))}`}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|95 109 110 111 113
function wn(t){const n=`${pn(an(t))}T${bn(mn(t))}`;if(null===t.o)return n;if(0===t.o)return n+"Z";const r=Math.abs(t.o);return`${n}${t.o<0?"-":"+"}${Qt(Math.floor(r/60),2)}:${Qt(r%60,2)}`}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
const gn=(t,n)=>Math.sign(t.s-n.s||t.n-n.n);
//|21
function jn(t){switch(t.kind){case 4:return A(t.value)&&0==(128&t.flags);case 0:return!0;case 1:return 0==(128&t.flags);case 9:return 0===t.count&&0==(128&t.flags);case 10:return 0!=(32&t.flags);default:return!1}}
//|
const vn=t=>4===t.kind?t.value:t.text??"";
//|
const On=t=>5===t.kind||16===t.kind||6===t.kind||7===t.kind;
//|
const yn=t=>4===t.kind&&0!=(128&t.flags)&&!t.isKey;
//|71 87 118
function kn(t,n,r){const e=t.value===n.value||On(t)&&JSON.stringify(t.value)===JSON.stringify(n.value)||t.value instanceof Tt&&n.value instanceof Tt&&0===Zt(t.value,n.value);return t.kind===n.kind&&e&&t.start===n.start&&t.count===n.count&&(t.flags&~r)==(n.flags&~r)}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|99 100 111 112 113 114
function $n(t){switch(t.kind){case 5:return nn(t.value)?pn(t.value):null;case 16:return rn(t.value)?dn(t.value):null;case 6:return bn(t.value);default:return wn(t.value)}}
//|73 75 76 85 86
function xn(t,n){if(0===n)return t;if(0===t)return n;const r=Nt(t)||Nt(n),[e,i]=_t(t),[o,s]=_t(n),u=Math.min(i,s);return Math.max(i,s)-u>76?r?Ut(t)>Ut(n)?t:n:null:At(e*Dt(i-u)+o*Dt(s-u),u,r)}
//|73 76
function Mn(t,n){const[r,e]=_t(t);return At(r,e+n)}
//|73 75 76
function Sn(t,n){const[r,e]=_t(t),[i,o]=_t(n);return At(r*i,e+o,Nt(t)||Nt(n))}
//|73 75 76 84 85
function Tn(t,n){const[r,e]=_t(t),[i,o]=_t(n),s=Pt(i);let u=Pt(r)/s,c=Pt(r)%s,l=e-o;for(;0n!==c&&u<Dt(37);)u=10n*u+10n*c/s,c=10n*c%s,l-=1;return(c>s-c||c===s-c&&u%2n===1n)&&(u+=1n),At(r<0n!=i<0n?-u:u,l,0n!==c||Nt(t)||Nt(n))}
//|71
const An=t=>"number"==typeof t?-t||0:new Tt(-t.digits,t.exponent,t.O);
//|76 84 85
function En(t,n){const[r,e]=_t(t),i=-e-n;if(i<=0)return null;if(i>38)return{kept:0n,rest:1n,unit:10n,digits:r};const o=Dt(i);return{kept:r/o,rest:Pt(r)%o,unit:o,digits:r}}
//|73 127
function Nn(t,n){const r=En(t,n);if(!r)return t;const e=r.rest>=r.unit-r.rest?r.digits<0n?-1n:1n:0n;return At(r.kept+e,-n)??t}
//|76 84 130
function _n(t,n){const[r,e]=_t(t),[i,o]=_t(n);if(0n===r)return!0;if(0n===i)return!1;const s=e-o,u=In(Pt(r)),c=In(Pt(i));return u.twos+s>=c.twos&&u.fives+s>=c.fives&&r%c.rest===0n}
//|
function In(t){let[n,r,e]=[t,0,0];for(;n%2n===0n;r++)n/=2n;for(;n%5n===0n;e++)n/=5n;return{twos:r,fives:e,rest:n}}
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
const Cn={ms:1e6,s:1e9,min:6e10,h:36e11,d:864e11,w:6048e11};
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|41 76 77 85 124 131
function qn(t){const[,n,r,e]=/^(-?)([0-9.]+)(\w+)$/.exec(t)??[],i=r&&It(r),o="mo"===e?1:"y"===e?12:Cn[e];if(null==i||!o)throw new Z(`'${t}' is not a duration`);const[s,u]=_t(Sn(i,o)??0),c=u<0?s/Dt(-u):s*Dt(u),l=n?-c:c;return"mo"===e||"y"===e?{text:t,months:Number(l)}:{text:t,y:l}}
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
const Fn=(t,n)=>("years"===t?Math.trunc(n/12):n)||0;
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|101 103
function zn(t,n,r,e){const i=en(r)-en(t),o=sn(t,i);if(null===o)return i;const s=o-r||n-e;return(t-r||n-e)<=0?s>0?i-1:i:s<0?i+1:i}
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|100 103 108 109 110
function Rn(t,n,r){if(16===t)return rn(n+r)?n+r:null;if(5===t)return sn(n,r);if(7!==t)return null;const e=sn(an(n),r);return null===e?null:fn(e,mn(n),n.o)}
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|99 109
function Bn(t,n,r){const e=Number(r/1000000000n),i=Number(r%1000000000n);if(5===t){const t=n+Math.trunc(e/86400);return nn(t)?t:null}if(6===t)return((n+e%86400*1e9+i)%864e11+864e11)%864e11;const o=n.n+i,s=Math.floor(o/1e9),u={s:n.s+s+e,n:o-1e9*s,o:n.o};return nn(an(u))?u:null}
//|
const[Pn,Dn,Un,Zn]=[0,1,2,3];
//|
const Jn=class{constructor(t,n,r,e){this.slot=t,this.k=n,this.$=r,this.position=e,this.isSecret=!1}};
//|138
const Ln=t=>new Jn(t,2,0===t.kind,-1);
//|68 139
const Hn=Object.freeze(Ln(Mt));
//|61 139
const Vn=t=>Ln(new kt(3,t));
//|138
function Yn({slot:t,k:n,$:r,isSecret:e}){const i=new Jn(t,0===n?3:n,r,-1);return i.isSecret=e,i}
//|
const Gn=({slot:t,$:n})=>0!=(2&t.flags)&&!n||0!=(64&t.flags)&&0===t.kind;
//|61 139
function Kn(t){const n=new kt(3,null);return n.v(t),Ln(n)}
//|68 109 110 133 134 140 141 146 148 155
function Qn(t,n,r,e){const i=[r,e].map(({slot:t})=>4===t.kind?ir(t.value)?.slot??Mt:t);if("days"!==n&&i.some(t=>16===t.kind)){const[r,e]=i.map(n=>tr(t,n));if(null!==r&&null!==e)return Vn(Fn(n,e-r))}const[o,s]=[r,e].map(n=>Wn(t,n));if(null===o||null===s)return Hn;const[u,c]=[mn(o),mn(s)],[l,h]=[an(o),an(s)];if("days"!==n)return Vn(Fn(n,zn(l,u,h,c)));const f=h-l;return Vn(f>0&&c<u?f-1:f<0&&c>u?f+1:f)}
//|147
function Wn(t,n){const r=Xn(n);return null===r||null===r.o?r:t.T.S.x(t.T.S.E(r))}
//|97 108 155
function Xn({slot:t}){const n=4===t.kind?ir(t.value)?.slot:t;return 5===n?.kind?fn(n.value,0):16===n?.kind?fn(Xt(Math.floor(n.value/12),n.value%12+1,1),0):7===n?.kind?n.value:null}
//|101 109
function tr(t,n){return 16===n.kind?n.value:5===n.kind?en(n.value):7!==n.kind?null:null===n.value.o?en(an(n.value)):en(t.T.S.N(t.T.S.E(n.value)))}
//|37 61 118 135 136 139 140 149 155
function nr(t,n){if(70&t.slot.flags)return t;if(4===t.slot.kind){const r=ir(t.slot.value);return null===r?Hn:nr(r,n)}const{kind:r}=t.slot;if(!On(t.slot)||16===r&&void 0===n.months)return Hn;const e=new kt(r,t.slot.value);e.flags=t.slot.flags;const i=void 0===n.months?Bn(r,e.value,n.y):Rn(r,e.value,n.months);return null===i?e.v(B("years of the calendar")):e.value=i,Ln(e)}
//|
const rr=(...t)=>t.reduce((t,n)=>t|1<<n,0);
//|150
rr(0);
//|150
rr(4,5,16,6,7);
//|150
rr(3);
//|70 77 119
function er({slot:t}){if(3===t.kind)return t.value;if(4!==t.kind||yn(t))return null;const n=It(t.value);return n===St?null:n}
//|61 104 105 106 107 139
function ir(t){for(const[n,r]of[[5,un],[7,hn],[6,ln],[16,cn]]){const e=r(t);if(null!==e)return Ln(new kt(n,e))}return null}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations between less lessOrEqual greater greaterOrEqual|87 154 157
function or(t,n,r){const[e,i]=[er(n),er(r)];return null!==e&&null!==i?Zt(e,i):null!==e||null!==i?null:sr(t,n,r)}
//size moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|115 118 148 150 155 157 158
function sr(t,n,r){const[e,i]=[n.slot,r.slot];if(4===e.kind||4===i.kind){const[e,i]=[n,r].map(t=>4===t.slot.kind?ir(t.slot.value):t);return null===e||null===i?null:sr(t,e,i)}if(16===i.kind&&(5===e.kind||7===e.kind)){const e=sr(t,r,n);return null===e?null:-e||0}if(16===e.kind&&(5===i.kind||7===i.kind))return Math.sign(e.value-tr(t,i));const o=rr(e.kind,i.kind);if(o===rr(7)||o===rr(5,7))return gn(ur(t,e),ur(t,i));if(e.kind!==i.kind)return null;if(On(e))return Math.sign(e.value-i.value);const s=12===e.kind?t=>t.value:11===e.kind?t=>t.value.y:null;return null===s?null:s(e)<s(i)?-1:s(e)>s(i)?1:0}
//|108
function ur(t,n){return t.T.S.E(5===n.kind?fn(n.value,0):n.value)}
//|
function cr(t,n){let r=0;for(;r<t;){const e=r+t>>1;n(e)?t=e:r=e+1}return r}
//|36 159
function lr(t,n,r){const e=r=>t.slots[n.item(r)-1].value,i=cr(n.count,t=>R(e(t),r)>=0);return i<n.count&&e(i)===r?n.item(i):void 0}
//computations|61 139 140 149 162 163 164 165 167 178
function hr(t,n){switch(n.name){case"today":return Ln(new kt(5,t.T.S.N(t.T.S.now)));case"now":{const n=t.T.S.x(t.T.S.now);return null===n?Hn:Ln(new kt(7,n))}case"key":return ar(t);case"offset":return nr(Mr(t,n.operand),n.shift);case"entry":return fr(t,Mr(t,n.operand),Mr(t,n.key),n.slot);case"operation":return"count_filled"===n.operation?mr(t,n.operands):"first_filled"===n.operation?pr(t,n.operands):br(t,n.operation,n.operands);default:return Hn}}
//computations|140 160 180
function fr(t,n,r,e){if(64&n.slot.flags)return n;if(!n.slot.isMap||0!==n.k||e>=n.slot.p)return Hn;const i=lr(t,n.slot,r.slot.value);if(void 0===i)return Hn;const o=Tr(t,i+e);return 2&n.slot.flags&&!o.$&&(o.slot=o.slot.copy(),o.slot.flags|=2),o}
//computations|140 180
function ar(t){const n=t.I.at(-1);return n&&0!==n.next&&n.list.isMap?Tr(t,n.list.item(n.list.itemAt(n.next-1))-1):Hn}
//computations|141 143 178
function mr(t,n){let r=0;for(const e of n){const n=Mr(t,e);if(Gn(n))return n;n.$||r++}return Vn(r)}
//computations|140 142 178 181
function pr(t,n){for(const r of n){const n=Mr(t,r);if(null!==Ar(t,n))return n;if(!n.$)return Yn(n)}return Hn}
//computations|142 156
function dr(t,n,r){const e="min"===n?-1:1;let i=r[0];for(const n of r.slice(1)){const r=or(t,n,i);null!==r&&Math.sign(r)===e&&(i=n)}return Yn(i)}
//computations|98 109 140 141 145 147 166 168 169 178 181
function br(t,n,r){const e=[];let i=null;for(const n of r){const r=Mr(t,n);if(null!==Ar(t,r))i??=r;else if(r.$)return Hn;e.push(r)}if(i)return i;switch(n){case"length":return wr(e[0]);case"min":case"max":return dr(t,n,e);case"years":case"months":case"days":return Qn(t,n,...e);case"year":case"month":case"weekday":{const t=Xn(e[0]);if(null===t)return Hn;const r=an(t);return Vn("weekday"===n?((r+3)%7+7)%7+1:tn(r)[n])}default:return e.some(t=>3!==t.slot.kind)?Hn:gr(n,e.map(t=>t.slot.value))}}
//computations|30 37 40 140 141 144
function wr({slot:t}){return 4!==t.kind?Hn:U(t.value)?Kn(B("text length")):Vn(F(t.value))}
//computations|83 122 124 125 126 128 141 144 170
function gr(t,[n,...r]){if("negate"===t)return Vn(An(n));if("abs"===t)return Vn(Bt(n)?An(n):n);let e=n;for(const n of r){if("divide"===t&&0===n)return Kn("division by zero");if("round"===t)return Vn(Nn(e,Ut(i=n)>9?Bt(i)?-1e9:1e9:Lt(i,!1)));if(e={add:xn,multiply:Sn,divide:Tn}[t](e,n),null===e)return Kn("more than 38 digits")}var i;return Vn(e)}
//computations|83 86 89

//|
function jr({frame:{form:t,base:n}},r){return t.parameters?.find(({slot:t})=>n+t===r)??null}
//|175 177
function vr(t,n){return n<0?null:(null!==t.q&&n>=t.q?kr(t,n-t.q):null)??xr(t.frame.form,n-t.frame.base)}
//|172
function Or(t,n){const{base:r,follows:e,form:i}=t.frame;return vr(t,n<r&&e?n+i.slotCount:n)}
//computed|177
function yr(t,n){const r=t.F.findLast(t=>t?.form&&t.position<n&&n<t.position+t.form.slotCount);return r?xr(r.form,n-r.position):null}
//contexts|177
function kr(t,n){const r=(t.program.contexts??[]).findLast(t=>t.slot<=n);if(!r||r.slot===n)return r??null;const e=r.type.form?xr(r.type.form,n-r.slot):null;return e&&{...e,isSecret:e.isSecret||r.isSecret}}
//|
function $r(t){const{field:n,firstItem:r}=t.frame;let e=n?.type??null;for(let n=r;n<t.z.length;n++)e?.item&&"any"!==e.name&&(e=e.item);return e}
//|159 177
function xr(t,n){const{fields:r}=t,e=r[cr(r.length,t=>r[t].slot>n)-1];return e&&e.slot!==n?e.type.form?xr(e.type.form,n-e.slot):null:e??null}
//|116 138 140 161 179 180
function Mr(t,n){switch(n.kind){case 1:{const r=t.program.constants[n.at];return new Jn(r,1,jn(r),-1)}case 3:return Tr(t,t.frame.base+n.at);case 2:return t.arguments[t.R+n.at];case 9:return hr(t,t.program.computations[n.at]);case 0:case 10:return Hn;default:{const r=Sr(t,n);if(!(r>=0&&r<t.slots.length))return Hn;const e=Tr(t,r);return 7===n.kind&&(e.k=3),e}}}
//computed context previous previousItem item|
function Sr(t,{kind:n,at:r,level:e}){const{form:i,base:o,follows:s}=t.frame;switch(n){case 7:return o+r;case 6:return null===t.q?NaN:t.q+r;case 4:return s?o-i.slotCount+r:NaN;case 5:{const n=t.I.at(-1);return n&&n.next>1&&!n.list.isMap&&r<n.list.stride?n.list.item(n.next-2)+r:NaN}default:return(t.F[e]?.position??NaN)+r}}
//|68 116 138
function Tr(t,n){const r=t.slots[n],e=1&r.flags?Mt:r;return new Jn(e,0,jn(e),n)}
//|182
function Ar(t,n){const{flags:r}=n.slot;return 0==(70&r)||n.$&&0==(68&r)?null:Er(t,n)}
//|37 171 173 174
function Er(t,n){const{position:r}=n;if(r<0)return n.slot.reason??B("digits of a number");const e=t.B.get(r);if(void 0!==e)return e;const i=(t.F.length>0?yr(t,r):null)??jr(t,r)??Or(t,r);return`unreadable: ${i?.shownLabel??"a value in it"}`}
//|
function Nr(t){return t.P||0!=(8&t.subject.slot.flags)}
//|181 185 186
function _r(t,n){const{subject:r}=t,{test:e}=n,{flags:i}=r.slot;if(!r.$&&0==(198&i))return e.answer(t,n);const o=r.$?-3&i:i,s=0===r.slot.kind?66:2,u=o&("nothing"===e.reads?0:"presence"===e.reads?s:70)?Ar(t,r):null;return null!==u?Cr(t,u,n):(r.$?!e.judgesEmpty:128&i&&!Ir(t,e))?12:e.answer(t,n)}
//any isExact map|150
function Ir(t,n){const{kind:r}=t.subject.slot,e=1===r?rr(2):10===r?rr(2,10):rr(r);return 0!=(n.kinds&e)}
//|
function Cr(t,n,r,e="blocks"){return t.U={reason:n,step:t.program.Z(r)??r,J:e},15}
//|37 186
function qr(t,n){return Cr(t,B("steps"),n)}
//|44 178 181 186
function Fr(t,n){const r=Mr(t,n.operands[0]??rt),e=Ar(t,r);return null===e?r:(Cr(t,e,n),null)}
//|
function zr(t,n){return t.field.refused===n.position}
//|70 77
function Rr(t){return 4===t.subject.slot.kind&&It(t.subject.slot.value)===St}
//|
function Br(t){const{kind:n,flags:r}=t.subject.slot;return 0!=(8&r)&&(5===n||2===n)}
//|
const[Pr,Dr,Ur]=[0,1,2];
//|
const Zr={integer:[/^-?[0-9]+$/,/^-?$/],number:[/^-?[0-9]+(?:\.[0-9]+)?$/,/^-?(?:[0-9]+\.)?$/],boolean:[/^(?:true|false)$/,/^(?:t|tr|tru|f|fa|fal|fals)?$/]};
//|195 196 197 198 199 200 201 202 203 204 205 206 207
const Jr=class{constructor(t){this.text=t,this.at=0,this.stop=null}L(){return this.stop??=this.at<this.text.length?0:1,!1}take(t){return this.text[this.at]!==t?this.L():(this.at++,!0)}digits(t=1/0){const n=this.at;for(;this.at-n<t&&this.text[this.at]>="0"&&this.text[this.at]<="9";)this.at++;return this.at>n||this.L()}V(t,n,r){let e=0;for(let i=10**(t-1);i>=1;i/=10){const t=this.text.charCodeAt(this.at)-48;if(!(t>=0&&t<=9))return this.L()||-1;if(e+=t*i,e>r||e+i-1<n)return this.stop=0,-1;this.at++}return e}};
//json|194
Object.assign(Jr.prototype,{word(t){for(const n of t)if(!this.take(n))return!1;return!0}});
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|194
Object.assign(Jr.prototype,{month(){return this.year=this.V(4,1,9999),!(this.year<0||!this.take("-"))&&(this.G=this.V(2,1,12),this.G>0)}});
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|96 194
Object.assign(Jr.prototype,{date(){return this.month()&&this.take("-")&&this.V(2,1,Wt(this.G,this.year))>0}});
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|194
Object.assign(Jr.prototype,{time(){return!(this.V(2,0,23)<0||!this.take(":")||this.V(2,0,59)<0)&&(":"!==this.text[this.at]||(this.at++,!(this.V(2,0,59)<0)&&("."!==this.text[this.at]||(this.at++,this.digits(9)))))}});
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|194
Object.assign(Jr.prototype,{datetime(){if(!this.date())return!1;if(!/[Tt ]/.test(this.text[this.at]??""))return this.L();if(this.at++,!this.time()||this.at===this.text.length)return null===this.stop;const t=this.text[this.at];return/[Zz+-]/.test(t)?(this.at++,"Z"===t||"z"===t||this.V(2,0,23)>=0&&this.take(":")&&this.V(2,0,59)>=0):this.L()}});
//json|194
Object.assign(Jr.prototype,{json(){const t=[];do{if(!this.jsonStart(t))return!1}while(this.hasNextValue(t));return null===this.stop}});
//json|194
Object.assign(Jr.prototype,{space(){for(;" \t\n\r".includes(this.text[this.at]??"x");)this.at++}});
//json|194
Object.assign(Jr.prototype,{jsonStart(t){for(;;){this.space();const n=this.text[this.at];if('"'===n)return this.string();const r={t:"true",f:"false",n:"null"}[n];if(r)return this.word(r);if("{"!==n&&"["!==n)return this.jsonNumber();if(this.at++,this.space(),this.at>=this.text.length)return this.L();if(this.text[this.at]===("{"===n?"}":"]"))return this.at++,!0;if(t.push(n),"{"===n&&!this.name())return!1}}});
//json|194
Object.assign(Jr.prototype,{hasNextValue(t){for(;;){if(this.space(),0===t.length)return!1;const n="{"===t.at(-1);if(","===this.text[this.at])return this.at++,!n||this.name();if(!this.take(n?"}":"]"))return!1;t.pop()}}});
//json|194
Object.assign(Jr.prototype,{name(){return this.space(),!!this.string()&&(this.space(),this.take(":"))}});
//json|194
Object.assign(Jr.prototype,{string(){if(!this.take('"'))return!1;for(;this.at<this.text.length;){const t=this.text[this.at++];if('"'===t)return!0;if("\\"===t?!this.escape():t<" ")return this.stop??=0,!1}return this.L()}});
//json|194
Object.assign(Jr.prototype,{escape(){const t=this.text[this.at++];if(void 0===t&&(this.stop=1),"u"!==t)return void 0!==t&&'"\\/bfnrt'.includes(t);for(let t=0;t<4;t++){if(!/[0-9a-fA-F]/.test(this.text[this.at]??""))return this.L();this.at++}return!0}});
//json|194
Object.assign(Jr.prototype,{jsonNumber(){if("-"===this.text[this.at]&&this.at++,"0"===this.text[this.at])this.at++;else if(!this.digits())return!1;return!("."===this.text[this.at]&&(this.at++,!this.digits()))&&(!/[eE]/.test(this.text[this.at]??"")||(this.at++,/[+-]/.test(this.text[this.at]??"")&&this.at++,this.digits()))}});
//|193 209 210
function Lr(t,n){const r=Zr[t];return r?Hr(n,r):Vr(t,n)}
//|
function Hr(t,[n,r]){return n.test(t)?2:r.test(t)?1:0}
//json moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|194
function Vr(t,n){const r=new Jr(n);return r[t]()?r.at===n.length?2:0:r.stop}
//|
function Yr(t){return Array.from({length:t.count},(n,r)=>t.item(r))}
//|
function Gr(t,n){return n.operands.filter(t=>10===t.kind).map(n=>t.program.itemPaths[n.at])}
//|180 211 213
function Kr(t,n,r){if(!n.j)return[];const e=Yr(n);return 0===r.length?e:e.map(t=>t+r[0]).filter(n=>n<t.slots.length).flatMap(n=>Kr(t,Tr(t,n).slot,r.slice(1)))}
//|180 181
function Qr(t,n){if(n>=t.slots.length)return null;const r=Tr(t,n);return r.$||null!==Ar(t,r)?null:r}
//|156 187 212 213 214
function Wr(t,n){const r=t.subject.slot;if(9!==r.kind)return 12;const e=Gr(t,n)[0]?.steps??[];let i=null;for(const o of Kr(t,r,e.slice(0,-1))){if(!t.K())return qr(t,n);const r=Qr(t,o+(e.at(-1)??0));if(null===r)continue;const s=null===i?0:or(t,i,r);if(null===s||s>0)return 14;i=r}return 13}
//|
const Xr=[["B",1n],["KB",1000n],["MB",1000n**2n],["GB",1000n**3n],["TB",1000n**4n],["KiB",1024n],["MiB",1024n**2n],["GiB",1024n**3n],["TiB",1024n**4n]];
//size|216

//|28
function te(t){const n=t.split(/[_-]/).filter(Boolean).join(" "),r=C(n)[0]??"";return r.toUpperCase()+n.slice(r.length)}
//|28
function ne(t){if(t.length<=80)return t;const n=C(t);return n.length<=80?t:n.slice(0,80).join("")+"\u2026"}
//isSecret|178 221 222
function re(t,n){switch(n.kind){case 0:case 1:case 10:return!1;case 3:return ie(t,t.frame.base+n.at);case 2:{const{isSecret:r,position:e}=Mr(t,n);return r||ie(t,e)}default:return ee(t,n)}}
//computed context previous previousItem item computation|162 174 175 177 178 220 222
function ee(t,n){switch(n.kind){case 4:return ie(t,t.frame.base+n.at);case 5:return t.frame.field?.isSecret??!1;case 7:return t.program.isSecretlyComputed(t.frame.form,n.at);case 8:return yr(t,Mr(t,n).position)?.isSecret??!1;case 6:return kr(t,n.at)?.isSecret??!1;default:{const r=t.program.computations[n.at];if("key"===r.name)return t.frame.field?.isSecret??!1;if(r.operand&&re(t,r.operand))return!0;if("entry"===r.name){const{form:n}=fr(t,Mr(t,r.operand),Mr(t,r.key),0).slot;return(n&&xr(n,r.slot)?.isSecret)??!1}return r.operands?.some(n=>re(t,n))??!1}}}
//|171 173
function ie(t,n){return(Or(t,n)??jr(t,n))?.isSecret??!1}
//|224
function oe(t,n){return n.map(({name:n,operand:r})=>({name:n,text:se(t,r)}))}
//|178 225 227 228 229 231 232
function se(t,n){const r=Mr(t,n);if(15===r.slot.kind)return he(t,...r.slot.value);const e=me(t,r.position);return null!==e?e:9===n.kind?le(t,n):r.isSecret||ue(t,n)?pe:fe(t,r)}
//|220
const ue=(t,n)=>t.program.Q&&re(t,n);
//|178 224 231
function ce(t,n){for(const{operand:r}of n){const n=me(t,Mr(t,r).position);if(null!==n)return n}return 0===n.length?null:se(t,n[0].operand)}
//computations|178 224 225 228 229 232
function le(t,n){const r=t.program.computations[n.at];switch(r.name){case"today":case"now":return r.name;case"key":return t.frame.field?.isSecret?pe:fe(t,Mr(t,n));case"range":return he(t,r.lower,r.upper);case"offset":if(3===r.operand.kind&&ue(t,r.operand)){const{text:n}=r.shift,e=n.startsWith("-")?`- ${n.slice(1)}`:`+ ${n}`;return`${se(t,r.operand)} ${e}`}}return ue(t,n)?pe:fe(t,Mr(t,n))}
//range|118 178 224
function he(t,n,r){const[e,i]=[n,r].map(n=>se(t,n)),o=[n,r].some(n=>On(Mr(t,n).slot));return""!==e&&""!==i?e===i?e:`${e} to ${i}`:""!==e?o?`${e} or later`:`at least ${e}`:""!==i?o?`${i} or earlier`:`at most ${i}`:""}
//|91 118 121 217 219 230
function fe(t,n){const{slot:r}=n;switch(r.kind){case 4:return ne(r.value);case 2:return String(r.value);case 3:return 64&r.flags||null===r.value?"":ae(t,n)?.write(3,r.value)??Vt(r.value);case 8:return r.value.name??"";case 9:return String(r.count);case 11:return r.value.text;case 12:return 0n===(e=r.value)?"0B":Xr.filter(([,t])=>e%t===0n).map(([t,n])=>e/n+t).reduce((t,n)=>n.length<t.length?n:t);case 13:return t.program.W[r.value].pattern.text;case 14:return r.value.notation;default:return On(r)&&null!==$n(r)?ae(t,n)?.write(r.kind,r.value)??$n(r):""}var e}
//|172
function ae(t,n){return(vr(t,n.position)??t.frame.field)?.notation??null}
//|171 172
function me(t,n){const r=jr(t,n);if(r)return r.isSecret||void 0===r.type.kind?r.shownLabel:null;const e=vr(t,n);return e?null!==t.q&&n>=t.q&&!e.isSecret&&void 0!==e.type.kind?null:e.shownLabel:null}
//|
const pe="\u2022\u2022\u2022";
//|
const de=["field","form","check","jump","stop","beginAnd","beginOr","beginAll","beginAny","combine","end","message","warn","rule","test","testIgnoringCase","compare","compareFilled","external"];
//|233
const[be,we,ge,je,ve,Oe,ye,ke,$e,xe,Me,Se,Te,Ae,Ee,Ne,_e,Ie,Ce]=de.keys();
//|140 178 180
function qe(t,n){if(10!==n.kind)return Mr(t,n);const{start:r,steps:e}=t.program.itemPaths[n.at];if(r)return Mr(t,r);const i=t.frame.base+(e[0]??NaN);return i<t.slots.length?Tr(t,i):Hn}
//|181 211 235 237
function Fe(t,n){const r=qe(t,n),e=Ar(t,r);if(null!==e)return{whole:r,obstacle:e,positions:[],areSeveral:!1};const i=10===n.kind?t.program.itemPaths[n.at].steps:[];return i.length>0?{whole:r,obstacle:e,positions:ze(t,r.slot,i.slice(1)),areSeveral:!0}:9===r.slot.kind?{whole:r,obstacle:e,positions:Yr(r.slot),areSeveral:!0}:{whole:r,obstacle:e,positions:[null],areSeveral:!1}}
//|180 211 237
function ze(t,n,[r,...e]){return n.j?Yr(n).flatMap(n=>{if(70&t.slots[n].flags)return[n];const i=n+r;if(!(i<t.slots.length))return[];const{slot:o}=Tr(t,i);return o.j?0===e.length?Yr(o):ze(t,o,e):0===e.length||70&o.flags?[i]:[]}):[]}
//testIgnoringCase|239
function Re(t){return/^[\0-\x7f]*$/.test(t)?t.toLowerCase():Array.from(t,Be).join("")}
//|25
function Be(t){if("\u0130"===t||"\u0131"===t)return t;if("\u1fd3"===t)return"\u0390";if("\u1fe3"===t)return"\u03b0";const n=t=>1===_(t)?t:void 0,r=n(t.toUpperCase())??t;return n(r.toLowerCase())??n(t.toLowerCase())??t}
//|240
function Pe(t){return t.X??=[...t.objects.slice(1).map(t=>t.slot),...t.fields.filter(t=>void 0===t.computed).flatMap(({slot:t,type:n})=>[t,..."form"===n.name?Pe(n.form).map(n=>t+n):[]])],t.X}
//|87 238 242
function De(t,n,r,e){const[i,o]=[n.slot,r.slot];switch(i.kind){case 4:return 4===o.kind&&(i.value===o.value||e&&Re(i.value)===Re(o.value));case 2:return 2===o.kind&&i.value===o.value;case 3:return 3===o.kind&&null!==i.value&&null!==o.value&&0===Zt(i.value,o.value);default:return Ue(t,n,r,e)}}
//size file form list map any moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|115 156 158 243 246
function Ue(t,n,r,e){const[i,o]=[n.slot,r.slot];if(i.kind!==o.kind)return(16===i.kind&&(5===o.kind||7===o.kind)||16===o.kind&&(5===i.kind||7===i.kind))&&0===or(t,n,r);switch(i.kind){case 5:case 16:case 6:return i.value===o.value;case 7:return 0===gn(ur(t,i),ur(t,o));case 9:return i.j&&o.j&&Ze(t,i,o,e);case 10:return i.isOwn&&o.isOwn&&He(t,i,o,e);case 8:return["name","size","mediaType"].every(t=>i.value[t]===o.value[t]);default:return 1===i.kind}}
//list map any|180 244
function Ze(t,n,r,e){if(n.count!==r.count||n.isMap!==r.isMap)return!1;for(let i=0;i<n.count;i++){const[o,s]=[n.item(i),r.item(i)];if(n.isMap&&t.slots[o-1].value!==t.slots[s-1].value)return!1;if(!Je(t,Tr(t,o),Tr(t,s),e))return!1}return!0}
//|180 240 241 245
function Je(t,n,r,e){return!(!Le(t,n)||!Le(t,r))||(n.slot.g&&r.slot.g?Pe(n.slot.form).every(i=>{const[o,s]=[n,r].map(n=>Tr(t,n.position+i));if(o.$&&s.$)return!0;const u=t=>t.$||t.slot.g;return!(!o.slot.g&&!s.slot.g||!u(o)||!u(s))||De(t,o,s,e)}):16===n.slot.kind==(16===r.slot.kind)&&De(t,n,r,e))}
//|180 240
function Le(t,n){return!!n.$||!!n.slot.g&&Pe(n.slot.form).every(r=>{const e=Tr(t,n.position+r);return e.$||e.slot.g})}
//any|180 241
function He(t,n,r,e){if(n.count!==r.count)return!1;for(let i=0;i<2*n.count;i++)if(!De(t,Tr(t,n.start+i),Tr(t,r.start+i),e&&i%2==1))return!1;return!0}
//|180 240 248
function Ve(t,n,r){if(!n.slot.g)return n.$?"":Ye(t,n,r);let e="";for(const i of Pe(n.slot.form)){const o=Tr(t,n.position+i);o.$||o.slot.g||(e+=`${i}:${Ye(t,o,r)};`)}return e}
//|91 158 180 211 238 247 248
function Ye(t,{slot:n},r){switch(n.kind){case 4:return JSON.stringify(r?Re(n.value):n.value);case 3:return null===n.value?"":Vt(n.value);case 2:case 5:case 16:case 6:return String(n.value);case 7:{const{s:r,n:e}=ur(t,n);return`${r}.${e}`}case 8:return JSON.stringify(n.value);case 9:{if(!n.j)return"";const e=r=>n.isMap?JSON.stringify(t.slots[r-1].value):"";return`[${Yr(n).map(n=>Ve(t,Tr(t,n),r)+e(n))}]`}case 10:return n.isOwn?`{${Array.from({length:2*n.count},(e,i)=>Ye(t,Tr(t,n.start+i),r))}}`:"";default:return""}}
//|180 181 247
function Ge(t,n,r){const e={items:new Map,ignoresCase:r,tt:!1,nt:!1};for(const i of n){if(!t.K())return null;const n=Tr(t,i);if(null!==Ar(t,n))e.tt=!0;else if(!n.$){16===n.slot.kind&&(e.nt=!0);const i=Ve(t,n,r),o=e.items.get(i);o?o.push(n):e.items.set(i,[n])}}return e}
//|244 247
function Ke(t,n,{items:r,ignoresCase:e}){return(r.get(Ve(t,n,e))??[]).some(r=>Je(t,n,r,e))}
//|

//|187 235 250 253
function Qe(t,n,r,e){const i=We(t,n,r,qe(t,r),e);if(i&&!i.nt)return t.K()?Ke(t,e,i)?13:i.tt?15:14:qr(t,n)}
//|181 183 236 249
function We(t,{ignoresCase:n},r,e,i){const{slot:o}=e,s=10===r.kind?r.at:null;if(null===s&&o.count<16||!o.j||null!==Ar(t,e))return null;if(t.rt.length>0||Nr(t)||16===i.slot.kind)return null;const u=`${o.start},${o.count},${s},${n}`;let c=t.et.get(u);return null===c&&(c=Ge(t,Fe(t,r).positions,n)),t.et.set(u,c??null),c}
//compare compareFilled|256
const Xe={judgesEmpty:!0,reads:"nothing",kinds:-2,answer:(t,n)=>ni(t,n)};
//|
const ti={equal:t=>0===t,notEqual:t=>0!==t,less:t=>t<0,lessOrEqual:t=>t<=0,greater:t=>t>0,greaterOrEqual:t=>t>=0};
//|178 181 186 257
function ni(t,n){const[r,e]=n.operands.map(n=>Mr(t,n)),i=Ar(t,r)??Ar(t,e);if(null!==i)return Cr(t,i,n);const o=r.$||e.$,s=ri(t,n,r,e,o);return 17===n.op&&o&&15!==s?12:s}
//|6 156 241 255 258
function ri(t,n,r,e,i){if("equal"===n.a||"notEqual"===n.a){const o=i?r.$&&e.$:De(t,r,e,!1);return f(o===("equal"===n.a))}if(i)return 14;if("among"===n.a)return ei(t,r,e,n);const o=or(t,r,e);return f(null!==o&&ti[n.a](o))}
//among|180 182 186 187 211 241 252
function ei(t,n,r,e){if(9!==r.slot.kind)return 14;const i=Qe(t,e,e.operands[1],n);let o=15===i;if(void 0!==i&&!o)return i;for(const i of o?[]:Yr(r.slot)){if(!t.K())return qr(t,e);const r=Tr(t,i);if(70&r.slot.flags)o=!0;else if(De(t,n,r,!1))return 13}return o?Cr(t,Er(t,r),e):14}
//|6 8 156 183 188 255 260 261
const ii=t=>({kinds:65776,answer(n,r){const e=Fr(n,r);if(null===e)return 15;if(e.$)return 12;const i=or(n,n.subject,e);if(null===i)return m(2,si(n),!0);const o=ti[t](i);if(!Nr(n))return f(o);const s=oi(n,e).map(ti[t]);return m(o?1:2,o||s.includes(!0),!o||s.includes(!1))}});
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|61 99 109 117 139 155 156 230
function oi(t,n){const r=[-1,0,1],{slot:e}=t.subject,i=8&e.flags?or(t,t.subject,n):null;if(null===i)return r;const o=ae(t,t.subject),s=o?.it(vn(e))??!1;if(5===e.kind||16===e.kind)return s?r:[i];if(6===e.kind)return 1===i?[1]:r;if(7===e.kind&&s)return r;const u=7===e.kind?e:ir(vn(e))?.slot,c=5===u?.kind?u.value:7===u?.kind?an(u.value):null;if(null===c||!nn(c-3)||!nn(c+3))return r;const[l,h]=[c-3,c+3].map(r=>or(t,Ln(new kt(5,r)),n));return null!==l&&l===h?[i]:r}
//|183 208
function si(t){return 4!==t.subject.slot.kind||!Nr(t)||["date","month","datetime","time"].some(n=>0!==Lr(n,t.subject.slot.value))}
//notation|
const ui=[" \xa0\u202f","'\u2019"];
//notation|91 262
const ci=class{constructor(t){const[,n,r]=/^1([^2]*)234(?:(.+)56)?$/u.exec(t)??[];this.text=t,this.group=n||null,this.decimal=r??null,this.groups=n?ui.find(t=>t.includes(n))??n:"",this.syntax=void 0===r?"integer":"number",this.example=t}read(t){const[n,r]=/^(-?)(\d*)/.exec(t).slice(0,3).slice(1);let e=n+r,i=e.length,o=0;const s=t=>({completion:t,decimal:e,missingDigits:o});if(""===r)return s(i===t.length?1:0);for(;i<t.length&&this.groups.includes(t[i]);){if(r.length>3||"0"===r[0])return s(0);const n=/^\d*/.exec(t.slice(i+1))[0];if(e+=n,i+=1+n.length,o=Math.max(0,3-n.length),o>0)return s(i===t.length?1:0);if(n.length>3)return s(0)}if(i===t.length)return s(2);if(null===this.decimal||t[i]!==this.decimal)return s(0);const u=/^\d*/.exec(t.slice(i+1))[0];return e+="."+u,i+1+u.length<t.length?s(0):s(""===u?1:2)}write(t,n){const[,r,e,i]=3===t&&/^(-?)(\d+)(?:\.(\d+))?$/.exec(Vt(n))||[];return void 0===e||void 0!==i&&null===this.decimal?null:r+this.ot(e)+(void 0===i?"":this.decimal+i)}st(t){const n=t=>this.groups.includes(t),r=t.filter(t=>!n(t));if(r.length===t.length)return r;const e=this.ut(r);return e?.length===t.length&&e.every((r,e)=>r===t[e]||n(r)&&n(t[e]))?r:null}ut(t){const n=t.join(""),[r,e,i,o]=/^(-?)(\d*)(?:(\D)\d*)?$/.exec(n)??[];return void 0===r||void 0!==o&&o!==this.decimal||/^0./.test(i)?null:[...e+this.ot(i)+n.slice(e.length+i.length)]}ot(t){if(!this.group)return t;const n=[];for(let r=(t.length%3||3)-3;r<t.length;r+=3)n.push(t.slice(Math.max(r,0),r+3));return n.join(this.group)}it(){return!0}};
//|70 73 77 83 87 122 123 126 208 265
function li(t,n,r,e=0){if(0===Lr("number",t))return null;if(null!==n&&null!==r&&Zt(n,r)>0)return!1;if(""===t)return!0;const i="-"===t[0],[o,s]=i?[null===r?null:An(r),null===n?null:An(n)]:[n,r],u=t.slice(i?1:0).replace(/\.$/,""),c=""===u?null:It(u);if(null===c||c===St)return null===s||!Bt(s);if(null!==s&&Zt(s,Mn(c,e)??c)<0)return!1;const l=t.indexOf(".");if(l<0)return hi(c,o,s);const h=At(1n,-(t.length-l-1)),f=null===o||null===h?null:xn(c,h);return null===f||Zt(o,f)<0}
//|86 87 122 123
function hi(t,n,r){if(0===t||null===n||null===r)return!0;let e=Ut(r)-Ut(t);const i=Mn(t,e);if(null===i)return!0;Zt(i,r)>0&&(e-=1);const o=xn(t,1),s=null===o?null:Mn(o,e);return null===s||Zt(n,s)<0}
//|44 68 267
function fi(t,n){const[r=rt,e=rt]=t.operands;if(r.kind>1||e.kind>1)return null;const i=({kind:t,at:r})=>1===t?n.constants[r]:Mt,o=i(r),s=(15===o.kind?o.value:[r,e]).map(i);if(!s.every(({kind:t,value:n})=>0===t||3===t&&"number"==typeof n)||s.every(({kind:t})=>0===t))return null;const[u,c]=s.map(({value:t})=>t);return{least:u??-1/0,most:c??1/0,unit:ai(t,n)}}
//|31
function ai(t,n){const r=t.operands[2],e=1===r?.kind?n.constants[r.at].value:null;return z[e]?e:"characters"}
//|68 238
function mi(t,n){const r=t.operands.map(t=>1===t.kind?n.constants[t.at]:Mt);return r.every(({kind:t,value:n})=>4===t||3===t&&"number"==typeof n)?new Set(r.map(({kind:n,value:r})=>t.ignoresCase&&4===n?Re(r):r)):null}
//|44 178 181 186
function pi(t,n){const r=[0,1].map(r=>{const e=Mr(t,n.operands[r]??rt);return 15===e.slot.kind?Mr(t,e.slot.value[r]):e}),e=Ar(t,r[0])??Ar(t,r[1]);return null!==e?Cr(t,e,n):r.every(t=>t.$)?12:r}
//|6 7 8 37 119 156 183 186 190 191 269 271
function di(t,n){const{subject:r}=t,[e,i]=[r.slot.value,n.ct];if(i&&3===r.slot.kind&&"number"==typeof e&&!Nr(t))return f(e>=i.least&&e<=i.most);const o=pi(t,n);if("number"==typeof o)return o;const[s,u]=o;if(yn(t.subject.slot)&&o.every(t=>t.$||3===t.slot.kind))return 12;const c=(n,e)=>{const i=n.$?0:or(t,r,n);return null!==i&&i*e>=0},l=c(s,1)&&c(u,-1);return!l&&Rr(t)?Cr(t,B("digits of a number"),n):Nr(t)?Br(t)?a(l):m(l?1:2,l||bi(t,s,u),!0):f(l)}
//|117 230 260 264 272
function bi(t,n,r){const{slot:e}=t.subject;if(3!==e.kind){const e=t=>!t.$&&3!==t.slot.kind,i=(n,r)=>e(n)&&oi(t,n).every(t=>t===r);if(i(n,-1)||i(r,1))return!1}const[i,o]=[n,r].map(t=>t.$?null:t.slot.value),s=[n,r].every(t=>t.$||3===t.slot.kind);if(!(8&e.flags||4===e.kind)||!s)return!0;const u=ae(t,t.subject),c=vn(e);return!0===li(c,i,o)||null!==u&&wi(u,c,i,o)}
//notation|263 264
function wi(t,n,r,e){if(!(t instanceof ci))return!1;const{completion:i,decimal:o,missingDigits:s}=t.read(n);return 0!==i&&!0===li(o,r,e,s)}
//|6
function gi(t,n){if(4!==t.subject.slot.kind)return 12;const r=n(t.subject.slot.value);return null===r?10:f(r)}
//|
function ji(t,n){const r=t[n];return/[0-9A-Za-z]/.test(r)?parseInt(r,36):null}
//|274
function vi(t,n){let[r,e]=[0,!1];const i=t=>{r+=e?2*t-(t>4?9:0):t,e=!e};for(let r=t.length-1;r>=0;r--){const e=ji(t,r);if(null===e||e>9&&!n)return null;i(e%10),e>=10&&i(Math.floor(e/10))}return t.length>0&&r%10==0}
//|274
function Oi(t){let n=0;const r=Math.min(4,t.length);for(let e=0;e<t.length;e++){const i=ji(t,(e+r)%t.length);if(null===i)return null;n=(n*(i<10?10:100)+i)%97}return t.length>4&&1===n}
//|274
function yi(t,n,r){let e=0n;for(let i=0;i<t.length;i++){let o=ji(t,i);if(null===o)return null;11===n&&i===t.length-1&&33===o&&(o=10),e+=BigInt(o)*BigInt(r[i%r.length])}return t.length>0&&e%BigInt(n)===0n}
//|11
const ki=t=>({...t,answer:(n,r)=>b(t.answer(n,r))});
//|6 7 8 183 188 191 241 280
const $i={judgesEmpty:!0,kinds:-2,answer(t,n){const r=Fr(t,n);if(null===r)return 15;const{subject:e}=t,i=r.position>=0&&3!==r.k;if(e.$&&(r.$||!i))return 12;if(r.$&&r.k>=2)return 12;if(e.$||r.$)return m(2,e.$||!Nr(t),!0);const o=De(t,e,r,n.ignoresCase);return Br(t)?a(o):Nr(t)&&4===e.slot.kind&&4===r.slot.kind?m(o?1:2,xi(e,r,n.ignoresCase),!0):f(o)}};
//|238
function xi(t,n,r){const[e,i]=[t.slot.value,n.slot.value];return r?Re(i).startsWith(Re(e)):i.startsWith(e)}
//|6 150 178
const Mi=t=>({kinds:rr(8),answer(n,r){const e=Mr(n,r.operands[0]).slot;return 8!==n.subject.slot.kind||12!==e.kind?12:f(t(BigInt(n.subject.slot.value.size),e.value))}});
//|6 38 186
function Si(t,n,r){if(/[^\0-\x7f]|(?:^|\.)xn--/i.test(n))return Cr(t,P,r);const e=n.split(".");if(n.length>253||/[^A-Za-z0-9.-]/.test(n))return 10;const i=t=>/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i.test(t)&&t.length<=63;return e.slice(0,-1).every(i)?f(i(e.at(-1))&&!/^\d+$/.test(e.at(-1))):10}
//|180 181 182 186 187 211 236 249 250 284
function Ti(t,n){const r=t.subject.slot;if(!r.j)return 12;let[e,i,o]=[null,null,!1];const s=Yr(r).some(n=>16===t.slots[n].kind);for(const u of n.operands){const c=Fe(t,u);i??=c.obstacle;for(const u of c.positions){if(!t.K())return qr(t,n);const l=null===u?c.whole:Tr(t,u);if(null===Ar(t,l)){if(!l.$)if(o=!0,16===l.slot.kind||s){const e=Ai(t,l,r);if(null===e)return qr(t,n);if(!e)return 14}else{if(e??=Ge(t,Yr(r),n.ignoresCase),null===e)return qr(t,n);if(!Ke(t,l,e))return 14}}else i??=Er(t,c.whole)}}return null!==i?Cr(t,i,n):o?13:12}
//|180 181 211 241
function Ai(t,n,r){for(const e of Yr(r)){if(!t.K())return null;const r=Tr(t,e);if(!r.$&&null===Ar(t,r)&&De(t,r,n,!1))return!0}return!1}
//|82
function Ei(t){switch(t.kind){case 1:return["null"];case 2:return["boolean"];case 3:return Rt(t.value)?["number","integer"]:["number"];case 9:return[t.isMap?"object":"list"];case 8:case 10:return["object"];default:return 65776&1<<t.kind?["text"]:[]}}
//|8 31 37 40 89 186 267 269
function Ni(t,n){if(4!==t.subject.slot.kind)return 12;let r=n.ct;if(!r){const e=pi(t,n);if("number"==typeof e)return e;const[i,o]=e.map((t,n)=>t.$?0===n?0:1/0:3===t.slot.kind?Lt(t.slot.value,0===n):null);if(null===i||null===o)return 12;r={least:i,most:o,unit:ai(n,t.program)}}const e=t.subject.slot.value;if(U(e))return Cr(t,B("text length"),n);if(r.least>r.most)return 10;const i=z[r.unit](e);return i<r.least?14:i>r.most?10:m(1,!0,r.most!==1/0)}
//|156 187 212 288
function _i(t,n){const r=t.subject.slot;if(9!==r.kind)return 12;const e=Ii(t,r,Gr(t,n));if(null===e)return qr(t,n);const i=(n,r)=>null===n.end||null===r.end?n.end===r.end?0:null===n.end?1:-1:or(t,n.end,r.end);e.sort((n,r)=>or(t,n.start,r.start)||i(n,r)||0);let o=null;for(const r of e){if(!t.K())return qr(t,n);if(null!==o&&(null===o.end||-1===or(t,r.start,o.end)))return 14;null!==o&&-1!==i(o,r)||(o=r)}return 13}
//|156 180 181 213 214
function Ii(t,n,r){const e=[];if(2!==r.length)return e;const[i,o]=r.map(t=>t.steps.at(-1));for(const s of Kr(t,n,r[0].steps.slice(0,-1))){if(!t.K())return null;const n=Qr(t,s+i);if(null===n||s+o>=t.slots.length)continue;const r=Tr(t,s+o);r.$?e.push({start:n,end:null}):null===Ar(t,r)&&null!==or(t,n,r)&&or(t,n,r)<=0&&e.push({start:n,end:r})}return e}
//|
function Ci(t,n){for(const r of n)if("string"!=typeof t||"number"==typeof r||r.startsWith(t))return!0;return!1}
//|8 180 181 182 183 186 187 191 235 236 238 241 252 268 280 289
const qi={kinds:-2,prepare:mi,answer(t,n){const{subject:r}=t,{kind:e,value:i}=r.slot;if(n.ct&&(4===e||3===e)){const r=n.ignoresCase&&4===e?Re(i):i;return n.ct.has(r)?13:m(2,!Nr(t)||Ci(r,n.ct),!0)}let[o,s]=[!Nr(t),null];for(const e of n.operands){const i=Qe(t,n,e,r);if(13===i)return i;if(15===i&&(s??=Er(t,qe(t,e))),void 0!==i)continue;const u=Fe(t,e);null!==u.obstacle&&(s??=u.obstacle);for(const e of u.positions){if(u.areSeveral&&!t.K())return qr(t,n);const i=null===e?u.whole:Tr(t,e);if(u.areSeveral&&null!==Ar(t,i))s??=Er(t,u.whole);else if(!i.$||0!==i.k){if(De(t,r,i,n.ignoresCase))return m(1,!0,!Br(t));o||4!==r.slot.kind||4!==i.slot.kind?Br(t)||(o=!0):o=xi(r,i,n.ignoresCase)}}}return null===s?m(2,o,!0):Cr(t,s,n)}};
//|68 150 292 293
const Fi=t=>({kinds:rr(4),prepare(n,r){const e=1===n.operands[0].kind?r.constants[n.operands[0].at]:Mt;return 13===e.kind?{position:e.value,scope:t}:null},answer:(n,r)=>Ri(n,r,t),progress(n,r){const e=zi(n,r,t);return e&&e.progress(n.subject.slot.value)}});
//|178
function zi(t,n,r){if(n.ct)return t.program.pattern(n.ct.position,r);const{slot:e}=Mr(t,n.operands[0]);return 13===e.kind?t.program.pattern(e.value,r):null}
//|186 189 292
function Ri(t,n,r){if(4!==t.subject.slot.kind||zr(t,t.subject))return 12;const e=zi(t,n,r)?.answer(t.subject.slot.value)??"it could not be compiled";return"number"==typeof e?e:Cr(t,`pattern failed: ${e}`,n)}
//|6 143 178 182 186
const Bi=t=>({judgesEmpty:!0,reads:"nothing",kinds:-2,answer(n,r){let[e,i,o]=[null,0,0];for(const t of r.operands){const r=Mr(n,t);Gn(r)?e??=Er(n,r):r.$?o++:i++}const s=t(i,o,null!==e);return null===s?Cr(n,e,r):f(s)}});
//|
const Pi={judgesEmpty:!0,reads:"presence",kinds:-2,answer:t=>t.subject.$?14:5};
//|150 188 238
const Di=t=>({kinds:rr(4),answer(n,r){const e=Fr(n,r);if(null===e)return 15;if(4!==e.slot.kind||e.$&&0===e.k||4!==n.subject.slot.kind)return 12;const i=[n.subject.slot.value,e.slot.value];return t(...r.ignoresCase?i.map(Re):i)}});
//|150 208 298
const Ui=t=>({kinds:rr(4),answer:n=>4===n.subject.slot.kind?Zi(Lr(t,n.subject.slot.value)):12});
//|
const Zi=t=>2===t?13:1===t?14:10;
//|180 187 212 213 244 247 300
function Ji(t,n){const r=t.subject.slot;if(9!==r.kind)return 12;const e=Gr(t,n),i=0===e.length?[{offset:0,stride:r.p}]:e.map(({steps:t,slotCount:n})=>({offset:t.at(-1)??0,stride:n})),o=Math.max(...i.map(t=>t.offset+t.stride)),s=new Map;for(const u of Kr(t,r,(e[0]?.steps??[]).slice(0,-1))){if(u+o>t.slots.length||!Li(t,u,i))continue;const r=i.map(n=>Tr(t,u+n.offset)),e=r.map(r=>Ve(t,r,n.ignoresCase)).join("|");for(const i of s.get(e)??[]){if(!t.K())return qr(t,n);const e=(r,e)=>Je(t,r,i[e],n.ignoresCase);if(r.every(e))return 14}if(!t.K())return qr(t,n);s.has(e)?s.get(e).push(r):s.set(e,[r])}return 13}
//|180 181 245
function Li(t,n,r){let e=!0;for(const{offset:i}of r){const r=Tr(t,n+i);if(!Le(t,r)){if(null!==Ar(t,r))return!1;e=!1}}return!e}
//|302 303 304 305 306 307 308 309 310 311 312 313 314 315 316 317 318 319 320 321 322 323 324 325 326 327 328 329 330 331 332 333 334 335 336 337 338 339 340 341 342 343 344
const Hi={};
//required|295 301
Object.assign(Hi,{required:Pi});
//filled|295 301
Object.assign(Hi,{filled:Pi});
//present|182 186 301
Object.assign(Hi,{present:{judgesEmpty:!0,reads:"presence",kinds:-2,answer(t,n){const{slot:r}=t.subject,e=0!==r.kind&&1!==r.kind;return e&&2&r.flags?Cr(t,Er(t,t.subject),n):e?5:14}}});
//accepted|6 7 191 301
Object.assign(Hi,{accepted:{judgesEmpty:!0,kinds:-2,answer(t){const n=2===t.subject.slot.kind&&t.subject.slot.value;return Br(t)?a(n):f(n)}}});
//empty|301
Object.assign(Hi,{empty:{judgesEmpty:!0,reads:"presence",kinds:-2,answer:t=>t.subject.$?13:10}});
//equal|279 301
Object.assign(Hi,{equal:$i});
//different|278 279 301
Object.assign(Hi,{different:ki($i)});
//length|150 266 286 301
Object.assign(Hi,{length:{kinds:rr(4),lt:!0,prepare:fi,answer:(t,n)=>Ni(t,n)}});
//between|266 270 301
Object.assign(Hi,{between:{kinds:65784,prepare:fi,answer:(t,n)=>di(t,n)}});
//multiple_of|6 8 37 117 119 129 150 154 183 186 188 190 208 301
Object.assign(Hi,{multiple_of:{kinds:rr(4,3),answer(t,n){const r=Fr(t,n);if(null===r)return 15;if(yn(t.subject.slot)||r.$||3!==r.slot.kind)return 12;const e=er(t.subject);if(null!==e)return f(_n(e,r.slot.value));if(Rr(t))return Cr(t,B("digits of a number"),n);const{slot:i}=t.subject;return m(2,!Nr(t)||0!==Lr("number",vn(i)),!0)}}});
//one_of|290 301
Object.assign(Hi,{one_of:qi});
//none_of|278 290 301
Object.assign(Hi,{none_of:ki(qi)});
//regex|291 301
Object.assign(Hi,{regex:Fi("whole")});
//contains|291 301
Object.assign(Hi,{contains:Fi("anywhere")});
//starts_with|8 296 301
Object.assign(Hi,{starts_with:Di((t,n)=>t.startsWith(n)?5:m(2,n.startsWith(t),!0))});
//ends_with|6 296 301
Object.assign(Hi,{ends_with:Di((t,n)=>f(t.endsWith(n)))});
//chars|24 150 178 301
Object.assign(Hi,{chars:{kinds:rr(4),answer(t,n){const r=Mr(t,n.operands[0]).slot;return 14!==r.kind||4!==t.subject.slot.kind?12:r.value.offender.test(t.subject.slot.value)?10:13},progress(t,n){const r=Mr(t,n.operands[0]).slot;if(14!==r.kind)return null;const e=t.subject.slot.value,i=e.search(r.value.offender);return N(i<0?e:e.slice(0,i))}}});
//integer|297 301
Object.assign(Hi,{integer:Ui("integer")});
//number|297 301
Object.assign(Hi,{number:Ui("number")});
//boolean|297 301
Object.assign(Hi,{boolean:Ui("boolean")});
//date|297 301
Object.assign(Hi,{date:Ui("date")});
//time|297 301
Object.assign(Hi,{time:Ui("time")});
//datetime|297 301
Object.assign(Hi,{datetime:Ui("datetime")});
//json|297 301
Object.assign(Hi,{json:Ui("json")});
//before|259 301
Object.assign(Hi,{before:ii("less")});
//after|259 301
Object.assign(Hi,{after:ii("greater")});
//luhn|150 188 273 275 301
Object.assign(Hi,{luhn:{kinds:rr(4),answer(t,n){const r=Fr(t,n);return null===r?15:gi(t,t=>vi(t,2===r.slot.kind&&r.slot.value))}}});
//mod97|150 273 276 301
Object.assign(Hi,{mod97:{kinds:rr(4),answer:t=>gi(t,Oi)}});
//weighted_sum|89 150 178 181 186 273 277 301
Object.assign(Hi,{weighted_sum:{kinds:rr(4),answer(t,n){const r=n.operands.map(n=>Mr(t,n));for(const e of r)if(null!==Ar(t,e))return Cr(t,Ar(t,e),n);const[e,...i]=r.map(({slot:t})=>3===t.kind?Lt(t.value,!1):null);return e>0&&0!==i.length?gi(t,t=>yi(t,e,i.map(t=>t??0))):12}}});
//idna|150 188 282 301
Object.assign(Hi,{idna:{kinds:rr(4),answer(t,n){const r=Fr(t,n);if(null===r)return 15;if(4!==t.subject.slot.kind)return 12;const e=t.subject.slot.value;if(4!==r.slot.kind||""===r.slot.value)return Si(t,e,n);const i=e.lastIndexOf(r.slot.value);if(i<0)return 14;const o=Si(t,e.slice(i+r.slot.value.length),n);return 10===o?14:o}}});
//size|6 67 89 150 269 301
Object.assign(Hi,{size:{kinds:rr(9,10),lt:!0,answer(t,n){const r=xt(t.subject.slot);if(9!==r.kind)return 12;const e=pi(t,n);if("number"==typeof e)return e;const[i,o]=e.map(({slot:t},n)=>3===t.kind?Lt(t.value,0===n):null);return f(!(null!==i&&r.count<i||null!==o&&r.count>o))}}});
//unique|150 299 301
Object.assign(Hi,{unique:{kinds:rr(9),answer:(t,n)=>Ji(t,n)}});
//exclusive|6 150 178 180 211 241 301
Object.assign(Hi,{exclusive:{kinds:rr(9),answer(t,n){const r=Mr(t,n.operands[0]),e=t.subject.slot;return 9!==e.kind||r.$?12:f(e.count<=1||!Yr(e).some(n=>De(t,Tr(t,n),r)))}}});
//includes|150 283 301
Object.assign(Hi,{includes:{kinds:rr(9),answer:(t,n)=>Ti(t,n)}});
//ascending|150 215 301
Object.assign(Hi,{ascending:{kinds:rr(9),answer:(t,n)=>Wr(t,n)}});
//no_overlap|150 287 301
Object.assign(Hi,{no_overlap:{kinds:rr(9),answer:(t,n)=>_i(t,n)}});
//min_size|281 301
Object.assign(Hi,{min_size:Mi((t,n)=>t>=n)});
//max_size|281 301
Object.assign(Hi,{max_size:Mi((t,n)=>t<=n)});
//media_type|6 150 178 301
Object.assign(Hi,{media_type:{kinds:rr(8),answer(t,n){if(8!==t.subject.slot.kind)return 12;const r=t.subject.slot.value.mediaType.split(";")[0].toLowerCase().replace(/\s/g,""),e=n.operands.map(n=>Mr(t,n).slot).filter(t=>4===t.kind);return f(e.some(t=>{return n=t.value.toLowerCase(),r===n||"*/*"===n||n.endsWith("/*")&&r.startsWith(n.slice(0,-1));var n}))}}});
//kind|6 268 285 301
Object.assign(Hi,{kind:{kinds:-2,prepare:mi,answer:(t,n)=>t.subject.$?12:f(Ei(t.subject.slot).some(t=>n.ct.has(t)))}});
//any_filled|294 301
Object.assign(Hi,{any_filled:Bi((t,n,r)=>t>0||!!r&&null)});
//all_filled|294 301
Object.assign(Hi,{all_filled:Bi((t,n,r)=>!(n>0)&&(!r||null))});
//one_filled|294 301
Object.assign(Hi,{one_filled:Bi((t,n,r)=>r&&t<2?null:1===t)});
//sets|17 346
function Vi(t){const n="^"===t[0],r=(n?t.slice(1):t).replace(/\\(p\{\w+\}|[\s\S])|([\s\S])/gu,(t,n,r)=>void 0!==r?"-"===r||/[\w\s]|[^\0-\x7f]/u.test(r)?r:"\\"+Yi(r):"d"===n?"0-9":"w"===n?"0-9A-Z_a-z":"s"===n?x:"p"===n[0]?"\\"+n:"\\"+Yi(n)).replace(/^-/,"\\-").replace(/(?<!\\)-$/,"\\-");return{notation:t,offender:new RegExp(`[${n?"":"^"}${r}]`,"u")}}
//|95
const Yi=t=>/[\^$\\.*+?()[\]{}|/-]/.test(t)?t:"x"+Qt(t.charCodeAt(0).toString(16),2);
//|41 48 347 348
function Gi(t,n){if("string"==typeof t){if(!Object.hasOwn(yt,t))throw new Z(`the type '${t}' is not known`);const n={name:t,kind:yt[t],manner:Ki(t)};return"any"===t&&(n.item=n),n}const[[r,e]]=Object.entries(t);if("form"===r)return{name:r,form:n[e],manner:"value"};if("list"!==r&&"map"!==r)throw new Z(`the type '${r}' is not known`);return{name:r,item:Gi(e,n),manner:"list"===r&&"choice"===e?"selection":"list"}}
//|
function Ki(t){return"date"===t||"month"===t||"time"===t||"datetime"===t?"moment":"file"===t?"file":"value"}
//|
function Qi(t){for(;t.item&&"any"!==t.name;)t=t.item;return t}
//|351
const Wi={name:"any",manner:"value"};
//|350
Wi.item=Wi;
//|
const Xi={name:"text",kind:4,manner:"value"};
//|
const to=t=>"function"==typeof Blob&&t instanceof Blob;
//|71 353
const no=t=>!("object"!=typeof t||null===t||Array.isArray(t)||t instanceof Tt||to(t)||t instanceof Date);
//|
const[ro,eo]=[Symbol("order"),Symbol("repeated")];
//|
const io=(t,n)=>Object.hasOwn(t,n)?t[n]:void 0;
//|
const oo=t=>new TypeError(`${"object"==typeof t?t.constructor?.name:String(t)} is no value of a form`);
//|
const so="an object with a key twice is no value of a form";
//|
const uo=class extends TypeError{constructor(t,n="",r="unreadable"){super(t),Object.assign(this,{rule:n,reason:r})}};
//|22 37 39 61 70 71 73 80 353 354 356 357 359 369 370 361 362 363 364 365 366 367 368
const co=class{constructor(t,n=!0){this.slots=t,this.ht=n,this.ft=[]}append(t){if(this.slots.length+t>D.slots)throw new uo("a form cannot hold so many values","form",B("values of a record"));const n=this.slots.length;for(let n=0;n<t;n++)this.slots.push(null);return n}mt(){const{slots:t}=this;for(let n=0;n<t.length;n++)t[n]??=new kt(0,void 0)}value(t,n,r,e){if(void 0!==t)if("object"==typeof t&&null!==t){if(this.ft.includes(t))throw new TypeError("an object in itself is no value of a form");this.ft.push(t),n.form&&no(t)?this.form(t,n.form,r,e+1):Array.isArray(t)&&n.item&&"map"!==n.name?this.list(t,n.item,r,e):no(t)&&"map"===n.name?this.map(t,n.item,r,e):no(t)&&"any"===n.name?this.members(t,r,e):no(t)&&"file"===n.name?this.slots[r]=ho(t,n=>io(t,n))??this.plain(t):this.slots[r]=this.plain(t),this.ft.pop()}else this.slots[r]=this.plain(t)}text(t){if(!E(t))throw new uo("half of a surrogate pair is no value of a form");return new kt(4,t)}plain(t){return"string"==typeof t?this.text(t):"boolean"==typeof t?new kt(2,t):null===t?new kt(1,void 0):this.other(t)}other(t){if(t===St)return lo(t);if("bigint"==typeof t)return lo(At(t,0)??St);if(Number.isFinite(t))return lo(Ft(t));if("object"!=typeof t)throw oo(t);if(t instanceof Tt)return new kt(3,new Tt(t.digits,t.exponent));if(to(t))return ho(t,n=>t[n]);if(t instanceof Date)throw oo(t);if(!Array.isArray(t))return new kt(10,void 0);const n=new kt(9,void 0);return n.count=Math.min(t.length,1),[n.start,n.stride]=[this.append(n.count),1],n}};
//module form contexts|37 39 61 356 360
Object.assign(co.prototype,{form(t,n,r,e){if(e>=D.depth)return this.slots[r]=new kt(10,void 0),void this.slots[r].v(B("depth"));this.slots[r]=new kt(10,void 0);for(const i of 0===e?n.parameters??[]:[])this.value(io(t,i.name),i.type,r+i.slot,e);this.object(t,n,n.objects[0],r,e)}});
//module form contexts|61 354 355 356 358 359 360
Object.assign(co.prototype,{object(t,n,r,e,i){const o=t[eo];for(const{name:s,field:u,group:c}of r.members){const r=s in Object.prototype?io(t,s):t[s];if(void 0!==r){if(o?.has(s))throw new uo(so);u?this.value(r,u.type,e+u.slot,i):no(r)?(this.slots[e+n.objects[c].slot]=new kt(10,void 0),this.object(r,n,n.objects[c],e,i)):this.slots[e+n.objects[c].slot]=this.plain(r)}}n.isClosed&&this.noteUnknown(t,r,e)}});
//isClosed|355 360
Object.assign(co.prototype,{noteUnknown(t,n,r){const e=(t[ro]??Object.keys(t)).filter(r=>void 0!==t[r]&&!n.memberNames.has(r));e.length>0&&(this.slots[r+n.slot].unknown=e)}});
//list any|37 39 61 360
Object.assign(co.prototype,{list(t,n,r,e){const i=this.slots[r]=new kt(9,void 0);if(e>=D.depth)return i.v(B("depth"));[i.count,i.stride]=[t.length,n.form?.slotCount??1],i.start=this.append(i.count*i.stride);const o="any"===n.name?e+1:e;for(let r=0;r<i.count;r++)this.value(t[r]??null,n,i.item(r),o)}});
//map|37 39 61 360
Object.assign(co.prototype,{map(t,n,r,e){const i=this.slots[r]=new kt(9,void 0);if(i.isMap=!0,e>=D.depth)return i.v(B("depth"));const o=this.names(t);[i.count,i.stride]=[o.length,(n.form?.slotCount??1)+1],i.start=this.append(i.count*i.stride)+1,i.order=this.order(t,o),o.forEach((r,o)=>{const s=this.slots[i.item(o)-1]=this.text(r);s.flags|=128,s.isKey=!0,this.value(t[r],n,i.item(o),"any"===n.name?e+1:e)})}});
//any|37 39 61 350 360
Object.assign(co.prototype,{members(t,n,r){const e=this.slots[n]=new kt(10,void 0);if(r>=D.depth)return e.v(B("depth"));const i=this.names(t);e.isOwn=!0,e.count=i.length,e.start=this.append(2*i.length),e.order=this.order(t,i),i.forEach((n,i)=>{this.slots[e.start+2*i]=this.text(n),this.value(t[n],Wi,e.start+2*i+1,r+1)})}});
//map any|36 355 358 359 360
Object.assign(co.prototype,{names(t){if(t[eo])throw new uo(so);return Object.keys(t).filter(n=>void 0!==t[n]).sort(R)}});
//map any|355 360
Object.assign(co.prototype,{order(t,n){if(!this.ht||n.length<2)return null;const r=new Map(n.map((t,n)=>[t,n])),e=(t[ro]??Object.keys(t)).map(t=>r.get(t)).filter(t=>void 0!==t);return e.every((t,n)=>t===n)?null:e}});
//|61 70
const lo=t=>new kt(3,t===St?null:t);
//module file|61
function ho(t,n){const r=["name","media_type","type"].map(t=>n(t)??null),[e,[i,o,s]]=[n("size"),r];if(!Number.isSafeInteger(e)||e<0||r.some(t=>null!==t&&"string"!=typeof t))return null;if(null!==o&&null!==s)return null;const u=new kt(8,{name:i,size:e,mediaType:o??s??""});return u.given=t,u}
//|372
function fo(t){let n="";for(const r of t)"number"==typeof r?n+=`[${r}]`:"object"==typeof r?n+=`[${ao(r.key)}]`:""===r||/[`\0-\x1f]/.test(r)?n+=`[${ao(r)}]`:n+=(""===n?"":".")+(/^[A-Za-z_]\w*$/.test(r)?r:`\`${r}\``);return n}
//module map any|95
function ao(t){const n={'"':'\\"',"\\":"\\\\","\n":"\\n","\r":"\\r","\t":"\\t"};return`"${t.replace(/["\\\n\r\t]|(?![ \u200d])[\p{Cc}\p{Zl}\p{Zp}\p{Cn}\p{Co}\p{Cs}\p{Cf}\p{Zs}]/gu,t=>n[t]??`\\u{${Qt(t.codePointAt(0).toString(16).toUpperCase(),4)}}`)}"`}
//|

//|

//|377 378
function mo(t){const n=[],r=[...t.pt,t.frame];return r.forEach((e,i)=>{const o=r[i+1];e.field?n.push(...e.field.groups,e.field.name):e.group>0&&n.push(...wo(e.form,e.group));const s=t.z.slice(e.firstItem,o?.firstItem);s.length>0&&bo(t,s,e,n)}),n}
//|375
function po(t){const n=mo(t);let r=0;for(const{key:t}of n)r+=t?.length??0;return r>256&&t.spend(16*r),n}
//list map any|67
function bo(t,n,r,e){let i=r.field?t.slots[r.base+r.field.slot]:null;for(const r of n){i=i&&xt(i);const n=9===i?.kind&&r<i.count;e.push(n&&i.isMap?{key:t.slots[i.item(r)-1].value}:r),i=n?t.slots[i.item(r)]:null}}
//module nested group|
function wo(t,n){const r=[];for(;n>0;){r.unshift(t.objects[n].name);const e=n;n=t.objects.findIndex(t=>t.members.some(t=>t.group===e))}return r}
//|380 381 382
function go(t,n,r,e=n.objects[0]){return vo(e.members.map(({name:e,field:i,group:o})=>[e,i?Oo(t,r+i.slot,i.type):jo(t,n,r,n.objects[o])]))}
//group|379
function jo(t,n,r,e){const i=t.slots[r+e.slot];if(!(5&i.flags))return 10===i.kind?go(t,n,r,e):1===i.kind?null:void 0}
//|
const vo=t=>Object.fromEntries(t.filter(([,t])=>void 0!==t));
//|379 383
function Oo(t,n,r){const e=t.slots[n];return!r.form||10!==e.kind||5&e.flags?yo(t,e,r):go(t,r.form,n)}
//|21 118 121 384 385
function yo(t,n,r){if(!(5&n.flags))switch(n.kind){case 0:return;case 1:return null;case 2:return n.value;case 8:return n.given;case 3:return n.value??void 0;case 4:return 4!==r.kind&&"any"!==r.name&&A(n.value)?null:n.value;case 9:return r.item?ko(t,n,r.item):void 0;case 10:return n.isOwn?$o(t,n):void 0;default:return On(n)?$n(n):void 0}}
//list map any|211 382
function ko(t,n,r){const e=Yr(n).map(e=>[n.isMap?t.slots[e-1].value:e,Oo(t,e,r)]).filter(([,t])=>void 0!==t);return n.isMap?Object.fromEntries(e):e.map(([,t])=>t)}
//any|350 381 382
function $o(t,n){const r=Array.from({length:n.count},(t,r)=>n.start+2*r);return vo(r.map(n=>[t.slots[n].value,Oo(t,n+1,Wi)]))}
//externals|387
const xo={kinds:-2,answer:(t,n)=>Mo(t,n)};
//|178 181 186 371 376 389
function Mo(t,n){const r=n.operands.map(n=>Mr(t,n));for(const e of r)if(null!==Ar(t,e))return Cr(t,Ar(t,e),n);const e=t.program.externals[n.a],i={rule:e,value:To(t,t.subject),arguments:r.map(n=>To(t,n))},o=t.T.host?.dt(i);return t.bt.push({question:i,path:fo(po(t)),isPending:void 0===o}),t.wt=null,void 0===o?Cr(t,"pending",n):!0===o.accepted?5:void 0===o.accepted?Cr(t,o.reason,n,e.undecided):(t.wt=o.message??null,10)}
//externals|
function So(t,n){for(const r of t.bt)t.gt.bt.push({...r,isPending:r.isPending&&n});t.bt=[]}
//|172 176 352 382 383
function To(t,n){if(n.position<0||3===n.k)return yo(t,n.slot,Xi)??null;const r=vr(t,n.position)?.type??$r(t)??Xi;return Oo(t,n.position,r)??null}
//|
function Ao(t){return"keys"===t?{first:0,end:null,areKeys:!0}:{first:t[0],end:t[1],areKeys:!1}}
//|
const Eo={first:0,end:null,areKeys:!1};
//|
const No=class{constructor(t){this.end=t,this.jt=!1,this.vt=!1,this.Ot=!1,this.yt=!1,this.refused=null,this.kt=!1}};
//|
const _o=(t,n,r=0,e=!1)=>({form:t,base:n,firstItem:r,follows:e,field:null,group:0});
//items itemContents beginEach|189 395 396
function Io(t,n,r){const e=Co(t,n,r-1);return 0!==e.list.count&&!t.field.jt&&!zr(t,t.subject)&&(t.I.push(e),qo(t))}
//items itemContents beginEach|66 67 68
function Co(t,n,r){const{slot:e}=t.subject,{areKeys:i,first:o}=n,s=!i&&0===o&&null===n.end;let u=xt(e);(i?u.isMap:9===e.kind||s)||(u=Mt);const c=i?1:u.isMap?-1:0;return i&&(u=$t(u)),{list:u,count:null===n.end?u.count:Math.min(u.count,n.end),first:o,next:o,partner:c,subject:t.subject,field:t.field,end:r}}
//items itemContents beginEach|392 397 398 400 401
function qo(t){const n=t.I.at(-1);return n.next>n.first&&Bo(t,n),Po(t,n)?(Fo(t,n),t.field=t.$t.get(t.subject.position)??new No(0),zo(t,t.subject.position+n.partner)&&(t.field.yt=!0),t.field.end=n.end,t.z.push(n.list.itemAt(n.next-1)),!0):(t.field=n.field,t.subject=n.subject,t.I.pop(),!1)}
//items itemContents beginEach|180
function Fo(t,n){t.subject=Tr(t,n.list.item(n.list.itemAt(n.next++)))}
//items itemContents beginEach itemTypes nested|
function zo(t,n){return!0===t.$t.get(n)?.yt}
//items itemContents beginEach itemTypes nested|398
function Ro(t,n,r){return n.isMap&&zo(t,r-1)}
//items itemContents beginEach|
function Bo(t,n){const{field:r}=t;t.z.pop(),r.vt&&(n.field.vt=!0),r.Ot&&(n.field.Ot=!0),(r.yt||r.kt||null!==r.refused)&&t.$t.set(t.subject.position,r)}
//items itemContents beginEach|
function Po(t,n){if(!t.K())return!1;for(;n.next<n.count;n.next++)if(0==(71&t.slots[n.list.item(n.list.itemAt(n.next))].flags))return!0;return!1}
//items itemContents beginEach|395 397 401
function Do(t,n,r){r?.opened();const e=Co(t,n,null);return t.I.push(e),Po(t,e)?(t.xt.push({kind:0,answer:12}),Fo(t,e),!0):(t.I.pop(),t.answer=12,r?.closed(),!1)}
//items itemContents beginEach|397 401 578 579
function Uo(t,n){const r=t.I.at(-1);return n?.itemEnded(r.list.itemAt(r.next-1)),!cu(t,n)&&Po(t,r)?(Fo(t,r),!0):(t.subject=r.subject,t.I.pop(),uu(t,n),!1)}
//|405 406 407 408 409 410 411 412 413 414 415 416
const Zo={};
//text|404
Object.assign(Zo,{text:()=>"Enter text."});
//choice|404
Object.assign(Zo,{choice:()=>"Enter text."});
//integer|404
Object.assign(Zo,{integer:t=>t?`Enter a whole number, such as ${t}.`:"Enter a whole number."});
//number|404
Object.assign(Zo,{number:t=>t?`Enter a number, such as ${t}.`:"Enter a number."});
//boolean|404
Object.assign(Zo,{boolean:()=>"Enter true or false."});
//date|404
Object.assign(Zo,{date:(t="2026-01-31")=>`Enter a date, such as ${t}.`});
//month|404
Object.assign(Zo,{month:(t="2026-01")=>`Enter a month, such as ${t}.`});
//time|404
Object.assign(Zo,{time:(t="14:30")=>`Enter a time, such as ${t}.`});
//datetime|404
Object.assign(Zo,{datetime:(t="2026-01-31T14:30")=>`Enter a date and a time, such as ${t}.`});
//file|404
Object.assign(Zo,{file:()=>"Choose a file."});
//list|404
Object.assign(Zo,{list:()=>"Enter a list of values."});
//map|404
Object.assign(Zo,{map:()=>"Enter names and their values."});
//|
const Jo=["This must be the same as {other}.","This must be different from {other}."];
//|
const Lo=["There is a mistake in this number.","This number is not allowed."];
//|
const Ho=t=>[`The number of characters must be {${t}}.`,`The number of characters must not be {${t}}.`];
//|421 422 423 424 425 426 427 428 429 430 431 432 433 434 435 436 437 438 439 440 441 442 443 444 445 446 447 448 449 450 451 452 453 454 455 456 457 458 459 460 461 462 463 464 465 466 467 468 469 470
const Vo={};
//required|420
Object.assign(Vo,{required:["This is required.","Leave this empty."]});
//filled|420
Object.assign(Vo,{filled:["This must be filled in.","Leave this empty."]});
//present|420
Object.assign(Vo,{present:["This must be included.","This must be left out."]});
//accepted|420
Object.assign(Vo,{accepted:["You must accept this.","You must not accept this."]});
//empty|420
Object.assign(Vo,{empty:["Leave this empty.","This must be filled in."]});
//equal|417 420
Object.assign(Vo,{equal:Jo});
//different|417 420
Object.assign(Vo,{different:[Jo[1],Jo[0]]});
//equal_next|417 420
Object.assign(Vo,{equal_next:Jo});
//equal_previous|417 420
Object.assign(Vo,{equal_previous:Jo});
//min_length|420
Object.assign(Vo,{min_length:["Enter {min} or more characters.","Enter fewer than {min} characters."]});
//max_length|420
Object.assign(Vo,{max_length:["Enter {max} or fewer characters.","Enter more than {max} characters."]});
//length|419 420
Object.assign(Vo,{length:Ho("range")});
//equal_length|419 420
Object.assign(Vo,{equal_length:Ho("count")});
//min_value|420
Object.assign(Vo,{min_value:["This must be {min} or more.","This must be less than {min}."]});
//max_value|420
Object.assign(Vo,{max_value:["This must be {max} or less.","This must be more than {max}."]});
//between|420
Object.assign(Vo,{between:["This must be {min}.","This must not be {min}."]});
//multiple_of|420
Object.assign(Vo,{multiple_of:["This must be a multiple of {step}.","This must not be a multiple of {step}."]});
//one_of options|420
Object.assign(Vo,{one_of:["Choose one of: {values}.","This must not be any of: {values}."]});
//none_of|420
Object.assign(Vo,{none_of:["This must not be any of: {values}.","Choose one of: {values}."]});
//regex|420
Object.assign(Vo,{regex:["Enter this in the correct format.","This format is not allowed."]});
//contains|420
Object.assign(Vo,{contains:["Something that is required here is missing.","This contains something that is not allowed."]});
//starts_with|420
Object.assign(Vo,{starts_with:["This must start with \u201c{text}\u201d.","This must not start with \u201c{text}\u201d."]});
//ends_with|420
Object.assign(Vo,{ends_with:["This must end with \u201c{text}\u201d.","This must not end with \u201c{text}\u201d."]});
//chars|420
Object.assign(Vo,{chars:["Use only these characters: {characters}","Use at least one character other than these: {characters}"]});
//integer|420
Object.assign(Vo,{integer:["Enter a whole number.","This must not be a whole number."]});
//number|420
Object.assign(Vo,{number:["Enter a number.","This must not be a number."]});
//boolean|420
Object.assign(Vo,{boolean:["Enter true or false.","This must not be true or false."]});
//date|420
Object.assign(Vo,{date:["Enter a date, such as 2026-01-31.","This must not be a date."]});
//time|420
Object.assign(Vo,{time:["Enter a time, such as 14:30.","This must not be a time."]});
//datetime|420
Object.assign(Vo,{datetime:["Enter a date and a time, such as 2026-01-31T14:30.","This must not be a date and time."]});
//json|420
Object.assign(Vo,{json:["Enter JSON, such as [1, 2].","This must not be JSON."]});
//before|420
Object.assign(Vo,{before:["This must be before {limit}.","This must not be before {limit}."]});
//after|420
Object.assign(Vo,{after:["This must be after {limit}.","This must not be after {limit}."]});
//luhn|418 420
Object.assign(Vo,{luhn:Lo});
//mod97|418 420
Object.assign(Vo,{mod97:Lo});
//weighted_sum|418 420
Object.assign(Vo,{weighted_sum:Lo});
//idna|420
Object.assign(Vo,{idna:["Enter a host name, such as m\xfcnchen.example.","This must not be a host name."]});
//size|420
Object.assign(Vo,{size:["The number of items must be {range}.","The number of items must not be {range}."]});
//unique|420
Object.assign(Vo,{unique:["All items must be different.","Some items must be the same."]});
//exclusive|420
Object.assign(Vo,{exclusive:["\u201c{item}\u201d can't be combined with anything else.","\u201c{item}\u201d must be combined with something else."]});
//includes|420
Object.assign(Vo,{includes:["Include all of: {values}.","Do not include all of: {values}."]});
//ascending|420
Object.assign(Vo,{ascending:["Put the items in ascending order.","The items must not be in ascending order."]});
//no_overlap|420
Object.assign(Vo,{no_overlap:["The items must not overlap.","Some items must overlap."]});
//min_size|420
Object.assign(Vo,{min_size:["The file must be {min} or larger.","The file must be smaller than {min}."]});
//max_size|420
Object.assign(Vo,{max_size:["The file must be {max} or smaller.","The file must be larger than {max}."]});
//media_type|420
Object.assign(Vo,{media_type:["The file must have one of these types: {types}.","The file must not have any of these types: {types}."]});
//kind|420
Object.assign(Vo,{kind:["The type of this value must be one of: {kinds}.","The type of this value must not be one of: {kinds}."]});
//any_filled|420
Object.assign(Vo,{any_filled:["Fill in at least one of: {fields}.","Leave all of these empty: {fields}."]});
//all_filled|420
Object.assign(Vo,{all_filled:["Fill in all of: {fields}.","Leave at least one of these empty: {fields}."]});
//one_filled|420
Object.assign(Vo,{one_filled:["Fill in exactly one of: {fields}.","Fill in none of these, or more than one: {fields}."]});
//|472 473 474
const Yo={};
//list map|471
Object.assign(Yo,{list:["Add at least one item.","Remove all items."]});
//list|471
Object.assign(Yo,{selection:["Select at least one.","Select none of these."]});
//file|471
Object.assign(Yo,{file:["Choose a file.","Remove the file."]});
//|476 477
const Go={};
//unique|475
Object.assign(Go,{unique:["Each item must have a different {by}.","Some items must have the same {by}."]});
//ascending|475
Object.assign(Go,{ascending:["Put the items in ascending order of {by}.","The items must not be in ascending order of {by}."]});
//|479 480
const Ko={};
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|478
Object.assign(Ko,{min_value:["This must be {min} or later.","This must be earlier than {min}."]});
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|478
Object.assign(Ko,{max_value:["This must be {max} or earlier.","This must be later than {max}."]});
//|482 483 484 485
const Qo={};
//type|404 481
Object.assign(Qo,{type:({type:t,example:n})=>Zo[t]?.(n)??"Fill in this part of the form."});
//module nested|481
Object.assign(Qo,{unknown:({meant:t})=>"There is no field '{name}'."+(void 0===t?"":" Did you mean '{meant}'?")});
//externals|481
Object.assign(Qo,{unchecked:()=>"This could not be checked."});
//computed|481
Object.assign(Qo,{computed:({value:t})=>""===t?"This must be left empty.":"This must be {value}."});
//|420 471 475 478 481
function Wo(t,n,r,e){if(Object.hasOwn(Qo,t))return Qo[t](r);const i=n?1:0;if(!Object.hasOwn(Vo,t))return n?"This is not allowed.":"This was not accepted.";if(Ko[t]&&"moment"===e())return Ko[t][i];const o=["required","filled","empty"].includes(t)&&Yo[e()];return o?o["empty"===t?1-i:i]:"between"===t&&void 0!==r.max?Vo.between[i].replace("{min}","between {min} and {max}"):(void 0!==r.by&&Go[t]||Vo[t])[i]}
//|223 492
function Xo(t,n){const{source:r,arguments:e}=t.program.messages[n],i=0===e.length?{}:is(oe(t,e));return{source:r,arguments:e,values:()=>i}}
//|229 232 490 491
function ts(t,n,r){switch(n){case"label":return rs(t);case"value":return t.frame.field?.isSecret?pe:fe(t,t.subject);case"length":return t.frame.field?.isSecret?pe:es(t);case"other":return r?.other()??void 0;default:return}}
//|176 356 486 493
function ns(t,{authored:n=null,builtIn:r,isNegated:e=!1,values:i=null,found:o=null}){const{ruleTexts:s,translations:u}=t.T;if(null!==n)return os((u&&io(u,n.source))??n.source,()=>({...o?.values()??i,...n.values()}),t,o);const c=i??o?.values()??{};return"type"===r&&(c.example??=t.frame.field?.notation?.example),os((s&&io(s,e?`not ${r}`:r))??Wo(r,e,c,()=>o?.Mt()?"moment":0===t.St.length?$r(t)?.manner??"value":"value"),()=>c,t,o)}
//|218
function rs(t){const{field:n,form:r,group:e}=t.frame;if(n)return n.shownLabel;const i=e>0?r.objects[e]:r;return i.label??te(i.name)}
//|30
function es(t){const{slot:n}=t.subject;return 4===n.kind?String(F(n.value)):9===n.kind?String(n.count):"0"}
//|
function is(t){const n={};for(const{name:r,text:e}of t)n[r]=void 0===n[r]?e:`${n[r]}, ${e}`;return n}
//|356 488 495
function os(t,n,r,e){const i=us(t,r.program.Tt);if(1===i.length)return i[0];const o=n();let s=i[0];for(let t=1;t<i.length;t+=2){const n=i[t];s+=(io(o,n)??ts(r,n,e)??`{${n}}`)+i[t+1]}return s}
//module|495
function ss(t,{authored:n,found:r}){const e=null===n?[]:us(n.source,t.program.Tt).filter((t,n)=>n%2==1);if(null!==n&&0===e.length)return!0;const i=[...r.arguments,...n?.arguments??[]];return i.every(({operand:t})=>1===t.kind)&&e.every(t=>i.some(n=>n.name===t))}
//|
function us(t,n){let r=n.get(t);if(void 0!==r)return r;r=[""];let e=0;for(const{0:n,1:i,index:o}of t.matchAll(/\{\{|\}\}|\{([^}]*)\}/g))r[r.length-1]+=t.slice(e,o)+(void 0===i?n[0]:""),void 0!==i&&r.push(i,""),e=o+n.length;return r[r.length-1]+=t.slice(e),n.size<1e3&&n.set(t,r),r}
//|
const cs=Object.freeze([]);
//|496 498 499
function ls(t,n,r){const e=t.program.calls[n.index],i=new fs(t,e?.name??"",e?.arguments??cs,r);return i.At=18===n.op?hs(t,n):null,i.arguments.some(({operand:{kind:t}})=>1!==t&&3!==t)&&i.settle(),i}
//externals|
function hs(t,n){if(null!==t.wt)return{source:t.wt.replace(/[{}]/g,"$&$&"),values:()=>({})};const{message:r}=t.program.externals[n.a];return void 0===r?null:{source:t.program.messages[r].source,values:()=>({})}}
//|9 118 178 223 226 492
const fs=class{constructor(t,n,r,e){this.Et=t,this.builtIn=n,this.rule=n,this.arguments=r,this.message=null,this.At=null,this.answer=t.answer,this.progress=e,this.items=[],this.isNegated=!1,this.Nt=3===p(t.answer)?t.U:null,this._t=null}settle(){this._t={values:this.values(),other:this.other(),Mt:this.Mt()}}values(){return this._t?.values??is(oe(this.Et,this.arguments))}other(){return null===this._t?ce(this.Et,this.arguments):this._t.other}Mt(){return this._t?.Mt??this.arguments.some(({operand:t})=>On(Mr(this.Et,t).slot))}};
//|9 501 502
function as(t,n,r,e,i,o){const[s,u]=[p(n),p(e)];if(null===t||0===s)return r;if(null===r||0===u)return t;if(3===s&&3===u)return ms(r)>ms(t)?r:t;if(s!==u){const n=i?1:2;return s===(s===n||u===n?n:3)?t:r}return 2!==s?t:i?ps(r,t)?r:t:o&&4&n&&!(4&e)?r:t}
//|
const ms=t=>["passes","warns","blocks"].indexOf(t.Nt?.J);
//|
function ps(t,n){const r=t=>0!=(4&t.answer);return r(t)===r(n)?t.progress>n.progress:r(t)}
//|504 505 507
function ds(t,n){const{start:r}=t.program.checks[n],e=new js(t,n),i=bs(t.program,n);return null!==i&&e.It(i,t.program.code[r]),null!==i||ws(t,r,e)?e.Ct:(t.steps+=4096-t.qt,t.qt=1,null)}
//|
function bs(t,n){const{start:r}=t.checks[n],e=t.code[r+1];return t.Ft[r].test&&2===e.op&&e.a===n?t.Ft[r]:null}
//|555
function ws(t,n,r){const{subject:e,answer:i,zt:o,U:s,R:u,depth:c,wt:l,P:h,Rt:f,Bt:a}=t,m=[t.xt,t.I,t.subjects,t.St,t.arguments,t.bt],p=m.map(t=>t.length);t.P=!0,iu(t,n,r);const d=!t.Rt;return Object.assign(t,{subject:e,answer:i,zt:o,U:s,R:u,depth:c,wt:l,P:h,Rt:f,Bt:a}),m.forEach((t,n)=>{t.length>p[n]&&(t.length=p[n])}),d}
//beginOr beginAny|24
function gs(t,n){const{slot:r}=t.subject;return 4!==r.kind?0:n.test?.progress?.(t,n)??(4&t.answer?N(r.value):0)}
//|497 506 508 509 510 511 512 513 514 515
const js=class{constructor(t,n){this.Et=t,this.check=n,this.Ct=null,this.Pt=[],this.Dt=[]}It(t,n){const r=this.Dt.includes(!0)?gs(this.Et,t):0;this.Ct=ls(this.Et,t,r),t!==n&&(this.Et.K(),this.Ut(this.Et.program.rules[n.a]),this.Zt(n))}Ut(t){void 0!==t.message&&this.message(t.message)}Zt(t){const n=this.Et.program.calls[t.index],{Ct:r}=this;r&&n&&(r.rule=n.name,r.At=r.message??r.At,r.message=null,r.answer=this.Et.answer)}};
//beginAnd beginOr beginAll beginAny beginEach|507
Object.assign(js.prototype,{opened(t=!1){this.Pt.push(null),this.Dt.push(t)}});
//beginAnd beginOr beginAll beginAny beginEach|500 507
Object.assign(js.prototype,{combined(t,n){const r=0!=(8&this.Et.subject.slot.flags);this.Pt.push(as(this.Pt.pop(),t,this.Ct,this.Et.answer,n,r))}});
//beginAnd beginOr beginAll beginAny beginEach|507
Object.assign(js.prototype,{closed(){this.Ct=this.Pt.pop(),this.Dt.pop()}});
//beginEach|507
Object.assign(js.prototype,{itemEnded(t){this.Ct?.items.unshift(t)}});
//pushMember|507
Object.assign(js.prototype,{memberMissing(){this.Ct=null}});
//popMember|507
Object.assign(js.prototype,{memberEnded(){this.Ct&&(this.Ct.items=[])}});
//not|507
Object.assign(js.prototype,{negated(){this.Ct&&Object.assign(this.Ct,{isNegated:!this.Ct.isNegated,items:[]})}});
//message|487 507
Object.assign(js.prototype,{message(t){this.Ct&&null===this.Ct.message&&(this.Ct.message=Xo(this.Et,t))}});
//|517 518 519
function vs(t,n){null===t.gt.Jt&&ks(t)?Os(t,n):ys(t,n)}
//module|494 504 518
function Os(t,n){const r=t.program.violations[n];if(null!==r){const{path:n,rule:e,message:i,severity:o,file:s,line:u,column:c}=r;return void t.gt.violations.push({path:n,rule:e,message:i,severity:o,file:s,line:u,column:c})}const e=bs(t.program,n),{text:i,violation:o}=ys(t,n);i.found&&null!==e&&18!==e.op&&ss(t,i)&&(t.program.violations[n]={...o})}
//|487 503 520 521 536
function ys(t,n){const{answer:r}=t,e=0!=(8&t.subject.slot.flags)&&(0!=(4&r)||!0===t.frame.field?.Lt),i=t.program.checks[n],o=i.isCondition?null:ds(t,n),s=i.isCondition?"check":null,u=o?.items??[];t.z.push(...u);const c={authored:o?.message??(void 0===i.message?null:Xo(t,i.message))??o?.At??null,builtIn:s??o?.builtIn??"",isNegated:o?.isNegated??!1,found:o},l=xs(t,s??o?.rule??Ps(t,t.program.code[i.start])??"",i.place,c,i.isWarning?"warning":"error",i.target);return $s(t,l,e,i),t.z.length-=u.length,{text:c,violation:l}}
//module|
function ks({T:t,pt:n,z:r}){return void 0===t.ruleTexts&&void 0===t.translations&&n.length+r.length===0}
//|
function $s(t,n,r,e=null){t.gt.violations.push(n),t.gt.Jt?.set(n,{Ht:r,check:e})}
//|371 376 489
function xs(t,n,r,e,i,o=[],s=null){return{path:null===s&&0===o.length&&t.pt.length+t.z.length===0&&t.frame.field?t.frame.field.Vt:fo([...s??po(t),...o]),rule:n,message:ns(t,e),severity:i,file:t.program.sources[r[0]],line:r[3],column:r[4]}}
//|
function Ms(t){return t.frame.field?.place??t.frame.form.place}
//|520 521 522 524 528
function Ss(t,n,r,e=!1){_s(t),$s(t,xs(t,n,Ms(t),{builtIn:n,values:r},"error"),e),Ts(t)}
//|
function Ts(t){"first"===t.T.mode&&(t.Rt=!0)}
//|176 523
function As(t){Ss(t,"type",{type:$r(t)?.name??""},0!=(16&t.subject.slot.flags))}
//|116 138 229 232 241 523
function Es(t){const{subject:n}=t,r=t.slots[n.position+1],e=new Jn(r,0,jn(r),n.position+1);return!(!e.$||4&r.flags)||!(70&r.flags||n.$||!De(t,n,e,!1))||(Ss(t,"computed",{value:t.frame.field.isSecret?pe:fe(t,n)}),"first-per-field"!==t.T.mode||(t.field.yt=!0,!1))}
//|9 388 516 528 530
function Ns(t,n){if(t.bt.length>0&&So(t,3===p(t.answer)),t.field.yt)return t.field.end;if(3===p(t.answer))return Cs(t,n),null;const r=!0===t.zt?.Yt;return vs(t,n),t.program.checks[n].isWarning?null:(_s(t),r&&(t.field.refused=t.subject.position),"first"===t.T.mode&&(t.Rt=!0),"first-per-field"!==t.T.mode?null:(t.field.yt=!0,t.field.end))}
//|
function _s(t){t.field.vt=!0,t.gt.isInvalid=!0}
//warn|9 516
function Is(t,n){2===p(t.answer)&&(t.P||vs(t,n),t.answer=12)}
//|531 532 535 536
function Cs(t,n){const r=t.program.checks[n],e=r.isExternal?qs(t,n):t.U,i=(e.step&&Ps(t,e.step))??"when";"blocks"===e.J?Bs(t,e.reason,r.isCondition?"check":i,r):"warns"===e.J&&Fs(t,i,r)}
//externals|503
function qs(t,n){return ds(t,n)?.Nt??t.U}
//externals|521
function Fs(t,n,{place:r}){t.gt.violations.push(xs(t,n,r,{builtIn:"unchecked"},"warning"))}
//branch|535
function zs(t,n){t.program.calls[n.index]&&!t.field.yt&&Bs(t,t.U.reason,"when")}
//decisions|535
function Rs(t,n){const r=t.Gt.get(n);r&&Bs(t,r.reason,"when")}
//|371 376
function Bs(t,n,r,e=null){t.field.Ot=!0,t.gt.Ot=!0;const i={path:fo(po(t)),rule:r,reason:n};t.gt.undecided.push(i),null!==e&&t.gt.Jt?.set(i,{Ht:!1,check:e})}
//|
function Ps(t,n){return t.program.calls[n.index]?.name}
//options|289 523 540
function Ds(t,n){const{subject:r}=t;if(r.$||n.table.has(r.slot.value))return!0;const e=8&r.slot.flags&&(n.Lt||Ci(r.slot.value,n.table));return Ss(t,"one_of",{values:n.Kt??=Js(n.options)},Boolean(e)),!1}
//|180 189 399 525 535 537 539
function Us(t){const n=t.subject,r=t.frame.field;if(9!==n.slot.kind||!r||t.field.jt||t.field.kt||zr(t,n))return;t.field.kt=!0;const e="first-per-field"===t.T.mode;for(let i=0;i<n.slot.count&&!t.Rt;i++){const o=n.slot.itemAt(i);t.subject=Tr(t,n.slot.item(o));const{slot:s,position:u}=t.subject,c=Ro(t,n.slot,u);t.z.push(o),4&s.flags?(c||As(t),n.slot.isMap&&e&&Zs(t,u)):64&s.flags?Bs(t,s.reason,"type"):4===s.kind&&r.table&&!c&&!Ds(t,r)&&e&&Zs(t,u),t.z.pop()}t.subject=n}
//|392
function Zs(t,n){const r=new No(0);r.yt=!0,t.$t.set(n,r)}
//|
function Js(t){const n=t.length-8;return t.slice(0,8).map(({label:t,value:n})=>t??n).join(", ")+(n>0?` \u2026 (${n} more)`:"")}
//|116 138 392 537 542
function Ls(t,n){if(!t.K())return!1;const{frame:r}=t,e=r.form.fields[n.a];r.field=e,t.field=new No(n.b);const i=r.base+e.slot,o=t.slots[i];return t.subject=new Jn(o,0,jn(o),i),71&o.flags?(t.field.jt=!0,Hs(t,0,o,i),!1):4!==o.kind||null===e.table||Ds(t,e)||"all"===t.T.mode&&!t.Rt}
//|525 534 535
function Hs(t,n,r,e){1&r.flags||(2&r.flags?Rs(t,e):4&r.flags?As(t):t.B.has(e)?Bs(t,t.B.get(e),"computed"):Bs(t,r.reason,"type"))}
//form|180 392 534
function Vs(t,n){if(!t.K())return!1;t.frame.field=null,t.frame.group=t.frame.form.objects.findLastIndex(({slot:t,slotCount:r})=>t<n.a&&n.a<t+r),t.field=new No(n.b),t.subject=Tr(t,t.frame.base);const r=t.frame.base+n.a,{flags:e}=t.slots[r];return 2==(3&e)&&Rs(t,r),0==(3&e)}
//|36 545
function Ys(t,n){const r=Array.from(t.toLowerCase());if(0===r.length||r.length>64)return null;const e=Math.min(Math.floor(r.length/3),4);let i=null;for(const o of n){const n=Array.from(o.toLowerCase());if(o===t||Math.abs(n.length-r.length)>e)continue;const s=Gs(r,n),u=null===i||s<i.Qt||s===i.Qt&&R(o,i.name)<0;s<=e&&u&&(i={Qt:s,name:o})}return i?.name??null}
//|
function Gs(t,n){let[r,e]=[[],Array.from({length:n.length+1},(t,n)=>n)];return t.forEach((i,o)=>{const s=[o+1];n.forEach((u,c)=>{let l=Math.min(e[c]+(i===u?0:1),e[c+1]+1,s[c]+1);o>0&&c>0&&i===n[c-1]&&t[o-1]===u&&(l=Math.min(l,r[c-1]+1)),s.push(l)}),[r,e]=[e,s]}),e[n.length]}
//|

//module nested|219 378 544 548 549
function Ks(t,n){for(let r=1;r<n.objects.length&&!t.Rt;r++){const e=t.slots[t.frame.base+n.objects[r].slot];10===e.kind||t.program.Wt(n,n.objects[r])||3&e.flags||!Ws(e,n)||Qs(t,"type",{builtIn:"type",values:{type:"group",example:null}},n,wo(n,r))}if(n.isClosed)for(const[r,e]of n.objects.entries()){const i=t.slots[t.frame.base+e.slot];if(!(!i.g||null===i.unknown||3&i.flags||t.program.Wt(n,e)))for(const[o,s]of i.unknown.entries()){if(t.Rt)return;const i={name:ne(s)},u=o<100?Ys(s,e.members.map(t=>t.name)):null;null!==u&&(i.meant=u),Qs(t,"unknown",{builtIn:"unknown",values:i},n,[...wo(n,r),s])}}}
//|521 524
function Qs(t,n,r,e,i){t.gt.isInvalid=!0,t.gt.violations.push(xs(t,n,e.place,r,"error",i)),Ts(t)}
//|116
function Ws(t,n){switch(t.kind){case 0:case 10:return!1;case 1:return n.isExact;case 4:return n.isExact||!jn(t);default:return!0}}
//nested|37 39 189 551 552
function Xs(t,n){if(!t.T.Xt)return;const r=t.subject,e=t.tn;if(t.tn=1/0,t.depth>=D.depth)return t.nn(B("depth"));if(t.depth++,10!==r.slot.kind||32&r.slot.flags||nu(t,n,r.position,!1),9===r.slot.kind&&!zr(t,r))for(let e=0;e<r.slot.count&&!t.Rt&&t.K();e++){const i=r.slot.itemAt(e);t.z.push(i),tu(t,i,r.slot,n),t.z.pop()}t.depth--,t.tn=e,t.subject=r}
//nested|116 138 399 525 535 552
function tu(t,n,r,e){const i=r.item(n),o=t.slots[i];4&o.flags?(t.subject=new Jn(o,0,jn(o),i),Ro(t,r,i)||As(t)):64&o.flags?Bs(t,o.reason,"type"):nu(t,e,i,n>0&&!r.isMap)}
//nested|393 547 555
function nu(t,n,r,e){const[i,o]=[t.field,t.I.length];t.pt.push(t.frame),t.frame=_o(n,r,t.z.length,e),Ks(t,n),t.Rt||iu(t,n.checks,null),t.frame=t.pt.pop(),t.I.length=o,t.field=i}
//ignoring pushMember|67 140 160 180
function ru(t,n){const r=t.subject.slot;if(10!==r.kind||!r.isOwn)return t.answer=28,!1;t.St.push(t.subject);const e=4===n.slot.kind?lr(t,xt(r),n.slot.value):void 0;return t.subject=void 0===e?Hn:Tr(t,e),!0}
//ignoring pushMember|21 61 116 138 178
function eu(t,n){const r=Mr(t,n.a).slot,{subject:e}=t;if(4!==e.slot.kind||e.$||14!==r.kind)return t.subjects.push(e),!0;const i=Array.from(e.slot.value).filter(t=>r.value.offender.test(t)).join("");if(A(i))return t.zt=n,t.answer=14,!1;if(t.subjects.push(e),i.length<e.slot.value.length){const n=new kt(4,i);n.flags=e.slot.flags,t.subject=new Jn(n,0,jn(n),e.position)}return!0}
//|10 184 388 527 529 541 543 577 578 579 580 582
function iu(t,n,r){const e=t.program.Ft;for(let i=n;;){const n=e[i++];switch(n.op){case 14:case 15:case 16:case 17:case 18:if(t.answer=_r(t,n),t.zt=d(t.answer)?n:null,r?.It(n,t.program.code[i-1]),t.Rt&&d(t.answer))return;break;case 0:if(t.tn--<=0)return;if(Ls(t,n)||(i=n.b),t.Rt)return;break;case 1:if(t.tn--<=0)return;if(Vs(t,n)||(i=n.b),t.Rt)return;break;case 2:if(t.Rt||r?.check===n.a)return;if(d(t.answer)?i=Ns(t,n.a)??i:t.bt.length>0&&So(t,!1),t.Rt)return;break;case 3:i=n.a;break;case 4:return;case 5:case 6:case 7:case 8:su(t,n.op-5,r);break;case 9:cu(t,r)&&(i=n.a);break;case 10:uu(t,r);break;case 11:r?.message(n.a);break;case 12:if(r?.check===n.a)return;Is(t,n.a);break;case 13:if(lu(t,n,r),t.Rt)return fu(t,n);break;default:if(i=n.rn(t,n,r)??i,t.Rt)return}}}
//|557 558 559 560 561 562 563 564 565 566 567 568 569 570 571 572 573 574 575 576
const ou={};
//moment|556
Object.assign(ou,{moment:(t,n)=>n.a===t.T.moment?void 0:n.b});
//unlessHeld|556
Object.assign(ou,{unlessHeld:(t,n)=>t.field.vt||t.field.Ot?n.a:void 0});
//whenInactive|556
Object.assign(ou,{whenInactive:(t,n)=>1&t.slots[t.frame.base+n.a].flags?void 0:n.b});
//branch|9 533 556
Object.assign(ou,{branch(t,n){const r=p(t.answer);if(1!==r)return 3!==r?n.a:(0===t.xt.length&&zs(t,n),n.b)}});
//not|11 556
Object.assign(ou,{not(t,n,r){t.answer=b(t.answer),r?.negated()}});
//pushSubject|178 556
Object.assign(ou,{pushSubject(t,n){t.subjects.push(t.subject),t.subject=Mr(t,n.a)}});
//popSubject|556
Object.assign(ou,{popSubject:t=>{t.subject=t.subjects.pop()}});
//recordValue|526 556
Object.assign(ou,{recordValue:(t,n)=>Es(t)?void 0:n.a});
//itemTypes|538 556
Object.assign(ou,{itemTypes:t=>{Us(t)}});
//nested|550 556
Object.assign(ou,{nested(t,n){t.field.jt||Xs(t,t.program.forms[n.a])}});
//items|394 556
Object.assign(ou,{items:(t,n)=>t.field.yt||!Io(t,n.a,n.b)?n.b:void 0});
//itemContents|391 394 556
Object.assign(ou,{itemContents:(t,n)=>Io(t,Eo,n.a)?void 0:n.a});
//nextItem|396 556
Object.assign(ou,{nextItem:(t,n)=>qo(t)?n.a+1:void 0});
//decide|556 592
Object.assign(ou,{decide:(t,n)=>{Ou(t,t.program.decisions[n.a])}});
//compute|556 589
Object.assign(ou,{compute:(t,n)=>{gu(t,t.program.computed[n.a])}});
//beginEach|402 556
Object.assign(ou,{beginEach:(t,n,r)=>Do(t,n.a,r)?void 0:n.b});
//nextEach|403 556
Object.assign(ou,{nextEach:(t,n,r)=>Uo(t,r)?n.a+1:void 0});
//ignoring|554 556
Object.assign(ou,{ignoring(t,n,r){if(!eu(t,n))return r?.It(n,n),n.b}});
//pushMember|178 553 556
Object.assign(ou,{pushMember(t,n,r){if(!ru(t,Mr(t,n.a)))return r?.memberMissing(),n.b}});
//popMember|9 556
Object.assign(ou,{popMember(t,n,r){t.subject=t.St.pop(),0===p(t.answer)&&(t.answer=28),r?.memberEnded()}});
//beginAnd beginOr beginAll beginAny|15
function su(t,n,r){t.xt.push({kind:n,answer:k[n]}),r?.opened(1===n||3===n)}
//beginAnd beginOr beginAll beginAny beginEach|
function uu(t,n){t.answer=t.xt.pop().answer,n?.closed()}
//beginAnd beginOr beginAll beginAny beginEach|9 16 183
function cu(t,n){const r=t.xt.at(-1),e=r.answer,i=1===r.kind||3===r.kind;r.answer=$[r.kind](e,t.answer),n?.combined(e,i);const[o,s]=i?[1,8]:[2,4];return p(r.answer)===o&&(!Nr(t)||0==(r.answer&s))}
//rule|37 39 186 555 581
function lu(t,n,r){const e=t.program.rules[n.a];if(t.depth>=D.depth&&!t.program.Z(n))return void(t.answer=Cr(t,B("depth"),n));if(!t.K())return;const i=t.arguments.length;for(const r of n.operands)t.arguments.push(hu(t,r));const o=t.R;t.R=i,t.depth++,iu(t,e.entry,r),r?.Ut(e),t.arguments.length=i,t.R=o,t.depth--,r?.Zt(n)}
//rule|138 178 220
function hu(t,n){const r=Mr(t,n);return t.program.Q&&re(t,n)?Object.assign(new Jn(r.slot,r.k,r.$,r.position),{isSecret:!0}):r}
//|37
function fu(t,n){const r=t.program.calls[n.index];r&&t.Bt?.reason===B("steps")&&(t.Bt.rule=r.name)}
//computed|37 178 181 584 588
function au(t,n){const r=Mr(t,n.list),e={count:0,sum:0,en:null,obstacle:Ar(t,r)};if(null!==e.obstacle||9!==r.slot.kind)return e;for(let i=0;i<r.slot.count&&null===e.obstacle;i++)t.K()?wu(t,mu(t,n,r.slot.item(i)),e,n.function):e.obstacle=B("steps");return e}
//computed|37 39 585
function mu(t,n,r){const e={count:0,sum:0,en:null,obstacle:null};if(t.depth>=D.depth)return e.obstacle=B("depth"),e;t.depth++;const{level:i}=n;for(;t.F.length<i;)t.F.push(null);return pu(t,r,n,0,e),t.F.length=i,t.F.every(t=>null===t)&&(t.F.length=0),t.depth--,e}
//computed|180 181 224 586 587
function pu(t,n,r,e,i){if(n>=t.slots.length)return;const o=Tr(t,n);o.$||(("count"!==r.function||void 0!==r.body||e<r.steps.length)&&null!==Ar(t,o)?i.obstacle=`unreadable: ${se(t,r.list)}`:(t.F.push({position:n,form:r.forms[e]??null}),e===r.steps.length?bu(t,r,i):du(t,n+r.steps[e],r,e+1,i),t.F.pop()))}
//computed|37 180 181 585
function du(t,n,r,e,i){if(n>=t.slots.length)return;const o=Tr(t,n);if(i.obstacle=Ar(t,o),null===i.obstacle&&9===o.slot.kind)for(let n=0;n<o.slot.count&&null===i.obstacle;n++)t.K()?pu(t,o.slot.item(n),r,e,i):i.obstacle=B("steps")}
//computed|9 178 181 555 588
function bu(t,n,r){if(void 0!==n.body){iu(t,n.body,null);const e=p(t.answer);if(t.Rt||n.isConditional&&3===e)return void(r.obstacle=t.U.reason);if(n.isConditional&&1!==e)return}if("count"===n.function)return void r.count++;const e=Mr(t,n.value);r.obstacle=Ar(t,e),null!==r.obstacle||e.$||wu(t,{count:1,sum:3===e.slot.kind?e.slot.value:0,en:e,obstacle:null},r,n.function)}
//computed|122 156
function wu(t,n,r,e){if(null===r.obstacle)if(null===n.obstacle){if(r.count+=n.count,"sum"===e){const t=xn(r.sum,n.sum);null===t?r.obstacle="more than 38 digits":r.sum=t}else if("count"!==e&&null!==n.en){const i=null===r.en?null:or(t,n.en,r.en);(null===r.en||null!==i&&("min"===e?i<0:i>0))&&(r.en=n.en)}}else r.obstacle=n.obstacle}
//computed|140 141 178 181 583 590
function gu(t,n){const r=t.frame.base+n.slot;if(n.operand){const e=Mr(t,n.operand);ju(t,e,Ar(t,e),r)}else{const e=au(t,n.aggregate),{function:i}=n.aggregate;ju(t,("count"===i?Vn(e.count):"sum"===i?Vn(e.sum):e.en)??Hn,e.obstacle,r)}}
//computed|61
function ju(t,n,r,e){const i=t.slots[e],o=null!==r||n.$?new kt(0,void 0):n.slot.copy();o.flags=3&i.flags,null!==r?(o.flags|=64,t.B.set(e,r)):t.B.delete(e),t.slots[e]=o}
//decisions|140 555 590 592
function vu(t,n){const{decisions:r}=n.form;if(void 0===r)return;const e=t.frame;if(t.frame=n,t.Rt||iu(t,r,null),t.Rt){t.answer=15;for(const n of t.program.in(r))if("decide"===n.name)Ou(t,t.program.decisions[n.a]);else if("compute"===n.name){const r=t.program.computed[n.a];ju(t,Hn,t.U.reason,t.frame.base+r.slot)}}t.frame=e}
//decisions|9
function Ou(t,{slot:n,main:r,otherwise:e,place:i}){const{flags:o}=t.slots[t.frame.base+n],s=(n,r)=>{for(let e=n[0];e<n[1];e++)t.slots[t.frame.base+e].flags|=r};if(3&o){const t=1&o?1:2;s(r,t),s(e,t)}else if(1===p(t.answer))s(e,1);else if(3!==p(t.answer))s(r,1);else{const n={reason:t.U.reason,place:i};for(const i of[r,e]){s(i,2);for(let r=i[0];r<i[1];r++)t.Gt.set(t.frame.base+r,n)}}}
//backtracking template|
const yu=new RegExp("[\\p{Cn}\u0295\\u088f\\u0897\\u0c5c\\u0cdc\\u0cf3\\u0ece\\u1acf-\\u1aeb\\u1b4e\\u1b4f\\u1b7f\\u1c89\\u1c8a\\u20c1\\u2427-\\u2429\\u2b96\\u2ffc-\\u2fff\\u31e4\\u31e5\\u31ef\\ua7cb-\\ua7cf\\ua7d2\\ua7d4\\ua7da-\\ua7dc\\ua7f1\\ufbc3-\\ufbd2\\ufd90\\ufd91\\ufdc8-\\ufdce\\u{105c0}-\\u{105f3}\\u{10940}-\\u{10959}\\u{10d40}-\\u{10d8f}\\u{10ec2}-\\u{10ed8}\\u{10efa}-\\u{10eff}\\u{1123f}-\\u{11241}\\u{11380}-\\u{113e2}\\u{116d0}-\\u{116e3}\\u{1171e}\\u{11b00}-\\u{11bf9}\\u{11db0}-\\u{11de9}\\u{11f00}-\\u{11f5a}\\u{1342f}\\u{13439}-\\u{143fa}\\u{16100}-\\u{16139}\\u{16d40}-\\u{16d79}\\u{16ea0}-\\u{16ed3}\\u{16ff2}-\\u{16ff6}\\u{187f8}-\\u{187ff}\\u{18cff}\\u{18d09}-\\u{18df2}\\u{1b132}\\u{1b155}\\u{1cc00}-\\u{1cef0}\\u{1d2c0}-\\u{1d2d3}\\u{1df25}-\\u{1df2a}\\u{1e030}-\\u{1e08f}\\u{1e4d0}-\\u{1e6ff}\\u{1f6d8}\\u{1f6dc}\\u{1f774}-\\u{1f77f}\\u{1f7d9}\\u{1f8b2}-\\u{1f8d8}\\u{1fa54}-\\u{1faff}\\u{1fbcb}-\\u{1fbef}\\u{1fbfa}\\u{2b739}-\\u{2b73f}\\u{2cea2}-\\u{2ee5d}\\u{31350}-\\u{33479}]","u");
//backtracking template|593
const ku=t=>!/^[\0-\u024f]*$/.test(t)&&yu.test(t);
//backtracking|
const $u=class{constructor(t){this.sets=t.map(t=>new RegExp(`^${t}$`,"u")),this.on=new Map,this.sn=new Map;const n=(t.join("").match(/[^\0-\x7f]|\\u[0-9a-f]{4}|\\x[0-9a-f]{2}/gu)??[]).map(t=>"\\"===t[0]?String.fromCodePoint(parseInt(t.slice(2),16)):t);for(const t of[...n.reverse(),...Array.from({length:128},(t,n)=>String.fromCharCode(127-n))])this.on.set(this.un(t),t)}un(t){return this.sets.map(n=>n.test(t)?1:0).join("")}cn(t){return Array.from(t,t=>{if(t<"\x80")return t;let n=this.sn.get(t);return void 0===n&&this.sn.set(t,n=this.on.get(this.un(t))??t),n})}};
//backtracking|
const xu=class extends Error{};
//backtracking|

//backtracking|596 599
const Mu=class{constructor({text:t,flags:n=""},r){if(!/^s?$/.test(n))throw new xu;if(this.source=Array.from(t),this.ln="s"===n,this.hn="whole"===r,this.at=0,this.fn=0,this.groups=new Map,this.an=new Map,this.calls=[],this.pattern=this.alternatives(),this.at<this.source.length||!this.calls.every(t=>this.groups.has(t)))throw new xu}test(t){this.text=Array.from(t),this.steps=0;try{const t=this.text.length;for(let n=0;n<=(this.hn?0:t);n++)if(this.mn=[],this.pattern(n,n=>!this.hn||n===t))return!0;return!1}catch(t){if(t instanceof xu||t instanceof RangeError)return null;throw t}}step(){if(++this.steps>2e5)throw new xu}take(t){const n=Array.from(t).every((t,n)=>this.source[this.at+n]===t);return n&&(this.at+=t.length),n}pn(t){if(!this.take(t))throw new xu}dn(t){const n=t.exec(this.source.slice(this.at,this.at+40).join(""));if(!n)throw new xu;return this.at+=Array.from(n[0]).length,n}alternatives(){const t=[this.sequence()];for(;this.take("|");)t.push(this.sequence());return 1===t.length?t[0]:(n,r)=>t.some(t=>t(n,r))}sequence(){const t=[];for(;this.at<this.source.length&&!["|",")"].includes(this.source[this.at]);)t.push(this.bn());const n=(r,e,i)=>(this.step(),r===t.length?i(e):t[r](e,t=>n(r+1,t,i)));return 1===t.length?t[0]:(t,r)=>n(0,t,r)}bn(){const t=this.part(),n=this.source[this.at];if(!["?","*","+","{"].includes(n))return t;const[r,e]="{"===n?this.wn():(this.at++,["+"===n?1:0,"?"===n?1:1/0]);if(this.take("+"))return this.possessive(t,r,e);const i=this.take("?");if(["?","*","+","{"].includes(this.source[this.at]))throw new xu;return this.repeated(t,r,e,i)}wn(){const[,t,n,r]=this.dn(/^\{(\d+)(,?)(\d*)\}/);if(""===n&&""!==r)throw new xu;return[Number(t),""!==r?Number(r):n?1/0:Number(t)]}repeated(t,n,r,e){if(t.gn&&!e)return(e,i)=>{let o=this.run(t,e,r);for(;o>=n;o--)if(i(e+o))return!0;return!1};const i=(o,s,u)=>{this.step();const c=()=>o<r&&t(s,t=>(t>s||o<n)&&i(o+1,t,u));return o<n?c():e?u(s)||c():c()||u(s)};return(t,n)=>i(0,t,n)}run(t,n,r){let e=0;for(;e<r&&n+e<this.text.length&&t.gn(this.text[n+e]);)e++;return this.steps+=e,this.step(),e}possessive(t,n,r){return n>1?this.atomic(this.repeated(t,n,r,!1)):(e,i)=>{const o=[...this.mn];let[s,u]=[0,e];const c=t=>{const r=t>u;return u=t,r||s<n};for(;s<r&&(this.step(),t(u,c));)s++;return!!(s>=n&&i(u))||(this.mn=o,!1)}}atomic(t){return(n,r)=>{const e=[...this.mn];let i=n;return!(!t(n,t=>(i=t,!0))||!r(i))||(this.mn=e,!1)}}part(){const t=this.source[this.at++];switch(t){case"(":return this.group();case"[":return this.jn(this.characterClass());case"\\":return this.escape();case"^":return(t,n)=>0===t&&n(t);case"$":return(t,n)=>t===this.text.length&&n(t);case".":return this.jn(this.ln?()=>!0:t=>"\n"!==t);case"?":case"*":case"+":case"{":throw new xu;default:return this.jn(n=>n===t)}}jn(t){return Object.assign((n,r)=>(this.step(),n<this.text.length&&t(this.text[n])&&r(n+1)),{gn:t})}group(){return this.take("?")?this.take("(DEFINE)")?(this.closed(),(t,n)=>n(t)):this.take(":")?this.closed():this.take(">")?this.atomic(this.closed()):this.take("=")||this.take("!")?this.vn("!"===this.source[this.at-1]):this.take("&")?this.call(this.dn(/^(\w+)\)/)[1]):this.On(this.dn(/^<([A-Za-z_]\w*)>/)[1]):this.On(null)}closed(){const t=this.alternatives();return this.pn(")"),t}vn(t){const n=this.closed();return(r,e)=>{this.step();const i=[...this.mn],o=n(r,()=>!0);return t&&(this.mn=[...i]),!(o===t||!e(r))||(this.mn=i,!1)}}On(t){const n=++this.fn;null!==t&&this.an.set(t,n);const r=this.closed();return null!==t&&this.groups.set(t,r),(t,e)=>r(t,r=>{const i=this.mn;return this.mn=[...i],this.mn[n]=this.text.slice(t,r),!!e(r)||(this.mn=i,!1)})}call(t){return this.calls.push(t),(n,r)=>{this.step();const e=this.mn;return this.groups.get(t)(n,t=>{const n=this.mn;return this.mn=e,!!r(t)||(this.mn=n,!1)})}}yn(t){return(n,r)=>{this.step();const e=this.mn[t];return void 0!==e&&e.every((t,r)=>this.text[n+r]===t)&&r(n+e.length)}}escape(){const t=this.source[this.at];if(/[1-9]/.test(t)){const t=Number(this.dn(/^[1-9](?!\d)/)[0]);if(t>this.fn)throw new xu;return this.yn(t)}if(this.take("k")){const t=this.an.get(this.dn(/^<(\w+)>/)[1]);if(void 0===t)throw new xu;return this.yn(t)}return this.take("A")?(t,n)=>0===t&&n(t):this.take("z")?(t,n)=>t===this.text.length&&n(t):this.jn(this.kn(this.$n(),!1))}$n(){const t=this.source[this.at];if("p"===t||"P"===t)return"\\"+this.dn(/^[pP]\{(?:[CLMNPSZ][a-z]?|Alphabetic)\}/)[0];if("x"===t){const[,t,n]=this.dn(/^x(?:([0-9A-Fa-f]{2})|\{([0-9A-Fa-f]{1,6})\})/);return`\\u{${t??n}}`}this.at++;const n={n:"\\n",r:"\\r",t:"\\t",f:"\\f"}[t];if(n)return n;if(void 0===t||!/[!-/:-@[-`{-~ ]/.test(t))throw new xu;return Su(t)}characterClass(){const t=this.take("^"),n=[];let r=!0;for(;r||"]"!==this.source[this.at];r=!1){const t=this.source[this.at];if(void 0===t||"["===t&&/[:.=]/.test(this.source[this.at+1]))throw new xu;if("-"!==t||r||"]"===this.source[this.at+1])n.push(this.xn());else{if(/^\\p|-/i.test(n.at(-1))||"\\u{2d}"===n.at(-1))throw new xu;this.at++;const t=this.xn();if(/^\\p/i.test(t))throw new xu;n.push(`${n.pop()}-${t}`)}}return this.at++,this.kn(n.join(""),t)}xn(){return this.take("\\")?this.$n():Su(this.source[this.at++])}kn(t,n){const r=new RegExp(`^[${n?"^":""}${t}]$`,"u"),e=Array.from({length:128},(t,n)=>r.test(String.fromCharCode(n)));return t=>t<"\x80"?e[t.charCodeAt(0)]:r.test(t)}};
//backtracking|
const Su=t=>`\\u{${t.codePointAt(0).toString(16)}}`;
//backtracking template|

//backtracking template|6 24 38 594 595 596 598
const Tu=class{constructor({pattern:t,ecma:n,sets:r},e,i){this.Mn=i;const o=n?.[e];this.Sn=o?new RegExp(o.text,"u"):null,this.Tn=o?5e6**(1/Math.max(1,o.degree)):0,this.An=r?new $u(r):null,this.En=()=>new Mu(t,e),this.Nn=void 0}answer(t){if(t.length>21845&&N(t)>65536)return"the text is too long for a pattern";if(ku(t))return P;const n=null===this.An?15:this.Mn.answer(this.An.cn(t).join(""));if(15!==n)return n;if(this.Sn&&t.length<=this.Tn)return f(this.Sn.test(t));const r=this._n(t);return null===r?P:f(r)}_n(t){if(void 0===this.Nn)try{this.Nn=this.En()}catch(t){if(!(t instanceof xu))throw t;this.Nn=null}return this.Nn?.test(t)??null}progress(t){if(null===this.An)return N(t);const n=this.An.cn(t),r=this.Mn.progress(n.join(""));if(null===r)return N(t);let[e,i]=[0,0];for(;i<r;)i+=N(n[e++]);return N(Array.from(t).slice(0,e).join(""))}};
//|603 604 605 606 607 608
const Au={};
//trim|19 21 602
Object.assign(Au,{trim(t){let n=t.length;for(;n>0&&A(t[n-1]);)n--;return t.slice(0,n).replace(S,"")}});
//collapse_spaces|20 602
Object.assign(Au,{collapse_spaces:t=>t.replace(T," ")});
//lowercase|602
Object.assign(Au,{lowercase:t=>t.includes("\u03a3")?Array.from(t,t=>t.toLowerCase()).join(""):t.toLowerCase()});
//uppercase|602
Object.assign(Au,{uppercase:t=>t.toUpperCase()});
//digits|602 609
Object.assign(Au,{digits:t=>t.replace(/\P{Nd}/gu,"").replace(/[^0-9]/gu,Eu)});
//nfc|602
Object.assign(Au,{nfc:t=>t.normalize("NFC")});
//|
function Eu(t){const n=t.codePointAt(0);let r=0;for(;/\p{Nd}/u.test(String.fromCodePoint(n-r-1));)r++;return r%10}
//normalization|38 602 610 611 612 613
function Nu(t,n,r,e){const i=t.slots[n];if("any"!==r.name&&r.item){if(9!==i.kind)return;for(let n=0;n<i.count;n++)Nu(t,i.item(n),r.item,e)}else if(4===i.kind)for(const r of e)"string"!=typeof r?Cu(t,i,n,r):"nfc"===r&&_u(i.value)?Iu(t,i,n,P):i.value=Au[r](i.value)}
//nfc|
const _u=t=>/(?<!\p{M})\p{M}{256}/u.test(t);
//nfc template|
function Iu(t,n,r,e){n.v(e),t.B.set(r,e)}
//template|38 594 612
function Cu(t,n,r,{replace:e,template:i}){const o=t.program.W[e].ecma?.anywhere,s=o&&/^(?:[^$]|\$(?:\$|0(?!\d)|\{0\}))*$/.test(i)&&n.value.length<=5e6**(1/Math.max(1,o.degree))&&!ku(n.value);let u=!1;const c=s&&n.value.replace(new RegExp(o.text,"gu"),t=>(""===t&&(u=!0),i.replace(/\$(\$|0|\{0\})/g,(n,r)=>"$"===r?"$":t)));s&&!u?n.value=c:Iu(t,n,r,`pattern failed: ${P}`)}
//parameters|61 178 356 615 620 621 643
function qu(t,n){for(const{name:r,slot:e,type:i,defaultValue:o}of n.parameters??[])0===t.slots[e].kind&&Fu(t,io(t.T.context,r),i,e),1===t.slots[e].kind&&(t.slots[e]=new kt(0,void 0)),0!==t.slots[e].kind&&Ku(t,e,i,null),0===t.slots[e].kind&&Du(t,Mr(t,o),e,Uu())}
//parameters|360
function Fu(t,n,r,e){if(void 0===n)return;const{flags:i}=t.slots[e],o=new co(t.slots);o.value(n,r,e,0),o.mt(),t.slots[e].flags|=3&i}
//parameters|393 591 617 621
function zu(t,n){const r=_o(n,0);let e=Uu();Ru(t,r,!0,e);for(let n=0;n<=t.program.forms.length;n++){for(const n of t.rt)vu(t,n);if(0===t.rt.length||t.Rt)return;const{undecided:n}=e;e=Uu(),Ru(t,r,!0,e);const i=n.size===e.undecided.size&&[...n].every(t=>e.undecided.has(t));if(!e.hasChanged&&i)return;for(const n of t.slots)n.flags&=-4;for(const n of e.undecided)t.slots[n].flags|=2;t.Gt.clear()}}
//parameters|39 618
function Ru(t,n,r,e){if(t.program.In.has(n.form)&&!(t.depth>=D.depth)){t.depth++;for(const i of n.form.fields)i.Cn&&Bu(t,n.base+i.slot,i.type,i,n,!1,r,e);t.depth--}}
//parameters|393 617 618 619
function Bu(t,n,r,e,i,o,s,u){if(r.form){const c=_o(r.form,n,0,o);return Pu(t,c,i,e,u),void Ru(t,c,s,u)}const c=t.slots[n];if(s&&c.j)for(let n=0;n<c.count;n++){if(!t.K())return;Bu(t,c.item(n),r.item,e,i,n>0&&!c.isMap,s,u)}}
//parameters|178 620
function Pu(t,n,r,e,i){const{parameters:o}=n.form;if(!o||!e.arguments)return;const s=t.frame;t.frame=r,o.forEach((r,o)=>{const s=e.arguments[o];if(void 0===s)return;const u=0===s.kind?r.defaultValue:s;Du(t,Mr(t,u),n.base+r.slot,i)}),t.frame=s}
//parameters|61 120
function Du(t,n,r,e){const i=t.slots[r],o=n.$?new kt(0,void 0):n.slot.copy();o.flags=0===o.kind?0:70&o.flags,2&o.flags&&e.undecided.add(r),kn(i,o,3)||(e.hasChanged=!0),t.slots[r]=o}
//parameters|
const Uu=()=>({hasChanged:!1,undecided:new Set});
//|591 614 616 623 624
function Zu(t,n){if(null!==t.q&&Ju(t,n),Lu(t,n,0,!1,!1),t.program.In.size>0||n.parameters)qu(t,n),zu(t,n);else for(const n of t.rt)vu(t,n);t.rt.length=0}
//contexts|643
function Ju(t,n){t.qn=!0;for(const r of n.contexts??[]){const n=t.program.contexts[r],e=t.q+n.slot,{kind:i}=t.slots[e];0===i||1===i&&"any"!==n.type.name||Ku(t,e,n.type,null)}t.qn=!1}
//|39 393 625 626
function Lu(t,n,r,e,i){if(!(t.depth>=D.depth)){t.depth++;for(const e of n.fields)Vu(t,e,n,r+e.slot);!e||128&t.slots[r].flags||!Hu(t,n,r)||(t.slots[r].flags|=32),void 0===n.decisions||t.qn||t.rt.push(_o(n,r,0,i)),t.depth--}}
//nested contexts parameters|180 549
function Hu(t,n,r){return!(n.isClosed&&n.objects.some(n=>t.slots[r+n.slot].g&&t.slots[r+n.slot].unknown)||n.fields.some(n=>!Tr(t,r+n.slot).$)||n.objects.slice(1).some(e=>Ws(t.slots[r+e.slot],n)))}
//|610 627 643
function Vu(t,n,r,e){let i=t.slots[e];if(void 0!==n.computed&&!t.qn)return Yu(t,n,r,e);if(0!==i.kind){if(r.isExact)i.flags|=128;else if(1===i.kind&&"any"!==n.type.name)return;n.normalization.length>0&&!t.qn&&Nu(t,e,n.type,n.normalization),Ku(t,e,n.type,n.notation),i=t.slots[e],12==(12&i.flags)&&n.Lt&&(i.flags|=16)}}
//computed|61 643
function Yu(t,n,r,e){const i=t.slots[e+1]=t.slots[e];t.slots[e]=new kt(0,void 0),r.isExact&&(i.flags|=128),0!==i.kind&&(1!==i.kind||128&i.flags)&&Ku(t,e+1,n.type,n.notation)}
//|629 630 631 632 633 634 635 636 637 638 639 640 641 642
const Gu={};
//text|628 644
Object.assign(Gu,{text:(t,n)=>Qu(n)});
//choice|628 644
Object.assign(Gu,{choice:(t,n)=>Qu(n)});
//integer|628 648
Object.assign(Gu,{integer:(t,n,r,e)=>nc(t,n,r.name,e)});
//number|628 648
Object.assign(Gu,{number:(t,n,r,e)=>nc(t,n,r.name,e)});
//boolean|628 647
Object.assign(Gu,{boolean:(t,n,r)=>tc(t,n,r,null,t=>"true"===t||"false"!==t&&null)});
//date|104 628 647
Object.assign(Gu,{date:(t,n,r,e)=>tc(t,n,r,e,un)});
//month|105 628 647
Object.assign(Gu,{month:(t,n,r,e)=>tc(t,n,r,e,cn)});
//time|106 628 647
Object.assign(Gu,{time:(t,n,r,e)=>tc(t,n,r,e,ln)});
//datetime|107 628 647
Object.assign(Gu,{datetime:(t,n,r,e)=>tc(t,n,r,e,hn)});
//file|628 645
Object.assign(Gu,{file:(t,n)=>Wu(n,8)});
//any|628 653
Object.assign(Gu,{any:(t,n)=>sc(t,n)});
//form|37 39 624 628 645
Object.assign(Gu,{form(t,n,r,e,i,o){Wu(n,10)&&(n.form=r.form,t.depth>=D.depth?n.v(B("depth")):Lu(t,r.form,i,!0,o))}});
//map|628 650
Object.assign(Gu,{map(t,n,r,e){9!==n.kind||n.isMap||64&n.flags?ec(t,n,r.item,e):n.flags|=4}});
//list|628 650
Object.assign(Gu,{list:(t,n,r,e)=>ec(t,n,r.item,e)});
//|628
function Ku(t,n,r,e,i=!1){Gu[r.name](t,t.slots[n],r,e,n,i)}
//|
function Qu(t){4!==t.kind&&(t.flags|=4)}
//|646
function Wu(t,n){return t.kind===n||(Xu(t)||(t.flags|=4),!1)}
//|116
function Xu(t){return 4===t.kind&&jn(t)}
//boolean date month time datetime|646 649 655
function tc(t,n,r,e,i){if(n.kind===r.kind||Xu(n))return;const o=2!==r.kind||!(t.T.strict||128&n.flags);if(4!==n.kind||!o)return void(n.flags|=4);const s=e?.read(n.value).value??i(n.value);null==s?rc(n,r.name,e):cc(n,r.kind,s)}
//|37 70 77 82 208 646 649 655
function nc(t,n,r,e){if(0===n.kind)return;if(3===n.kind)return void(null===n.value?n.v(B("digits of a number")):"integer"!==r||Rt(n.value)||(n.flags|=4));if(4===n.kind&&Xu(n))return;if(4!==n.kind||t.T.strict||128&n.flags)return void(n.flags|=4);const i=e?.read(n.value),o=2===i?.completion?i.decimal:n.value;if(o===n.value&&2!==Lr(r,o)&&2!==i?.completion)return rc(n,r,e);const s=It(o);s===St||null===s?n.v(B("digits of a number")):cc(n,3,s)}
//integer number boolean date month time datetime|208
function rc(t,n,r){t.flags|=4,8&t.flags&&(0!==Lr(n,t.value)||r&&0!==r.read(t.value).completion)&&(t.flags|=16)}
//list map any|37 39 645 651
function ec(t,n,r,e){if(Wu(n,9)){if(n.count>D.c)return n.v(B("list length"));for(let i=0;i<n.count;i++){const o=n.item(i);128&n.flags&&(t.slots[o].flags|=128,n.isMap&&(t.slots[o-1].isKey=!1)),ic(t,o,r,e,i>0&&!n.isMap)}}}
//list map any|624 643 652
function ic(t,n,r,e,i){const o=t.slots[n];r.form?oc(o)?Lu(t,r.form,n,!1,i):Ku(t,n,r,e,i):1===o.kind?("any"===r.name||128&o.flags)&&Ku(t,n,r,null):0!==o.kind&&Ku(t,n,r,e)}
//|646
function oc(t){return 128&t.flags?0===t.kind:0===t.kind||1===t.kind||Xu(t)}
//|37 39 350 643 650 654
function sc(t,n){if(n.flags|=128,3===n.kind&&null===n.value&&n.v(B("digits of a number")),9===n.kind||10===n.kind){if(t.depth>D.depth)return n.v(B("depth"));if(t.depth++,10===n.kind){n.isOwn=!0;for(let r=0;r<n.count;r++){const e=n.start+2*r+1;t.slots[e-1].flags|=128,Ku(t,e,Wi,null)}}else 64&n.flags||ec(t,n,Wi,null);64&n.flags||uc(t,n),t.depth--}}
//|
function uc(t,n){const r=10===n.kind?n.start+1:n.start,e=10===n.kind?2:n.stride;for(let i=0;i<n.count;i++){const o=t.slots[r+i*e];64&o.flags&&n.v(o.reason)}}
//|
function cc(t,n,r){t.text=t.value,t.kind=n,t.value=r}
//|

//|
const lc=Object.freeze({reason:"cancelled",step:null,J:"blocks"});
//|37 39 61 140 360 371 375 392 393 555 622 657 659 660 661 662 663
const hc=class{constructor(t){this.program=t,this.$t=new Map,this.et=new Map,this.Gt=new Map,this.B=new Map,this.slots=[],this.Fn(),this.zn=!1}Fn(){this.xt=[],this.I=[],this.subjects=[],this.St=[],this.arguments=[],this.bt=[],this.pt=[],this.z=[],this.F=[],this.rt=[]}Rn(t,n,r){this.Bn(t,n),this.slots=r,t.contexts&&this.loadContexts(new co(r),t);for(let t=0;t<r.length;t++)r[t]??=new kt(0,void 0);Zu(this,t)}Pn(t,n,r){return this.Dn(n,r,D.steps),this.gt.Jt=new Map,this.tn=1,iu(this,t,null),this.Un()}Dn({frame:t,outer:n,items:r},e,i){this.Zn(t.form,e,i),this.frame={...t},this.pt=n.map(t=>({...t})),this.z=[...r]}Un(){const{gt:t,Bt:n}=this;return null!==n&&(t.Ot=!0,t.undecided.push(n)),t}Bn(t,n){this.q=null,this.qn=!1,this.Zn(t,n,1/0),this.Gt.size>0&&this.Gt.clear(),this.B.size>0&&this.B.clear(),this.et.size>0&&this.et.clear()}Zn(t,n,r){this.T=n,this.gt={isInvalid:!1,Ot:!1,violations:[],undecided:[],bt:[],Jt:null},this.steps=0,this.qt=4096,this.i=r,this.subject=Hn,this.answer=12,this.zt=null,this.U=lc,this.zn||this.Fn(),this.zn=!1,this.R=0,this.depth=0,this.wt=null,this.P=!1,this.Rt=!1,this.Bt=null,this.tn=1/0,this.frame=_o(t,0),this.field=new No(0),this.$t.size>0&&this.$t.clear()}K(){return--this.qt>0||(this.steps+=4096,this.qt=4096,this.steps>this.i&&this.nn(B("steps")),!this.Rt)}nn(t){this.Rt||(this.Rt=!0,this.Bt={path:fo(mo(this)),rule:"form",reason:t},this.U={...this.U,reason:t})}};
//module|39 359 547 555 622 658
Object.assign(hc.prototype,{judge(t,n,r,e){this.Bn(n,r);try{null===e?this.load(t,n):e.load(this,t)}catch(t){if(!(t instanceof uo))throw t;return this.Bt={path:"",rule:t.rule,reason:t.reason},this.Un()}return this.i=Math.min(D.i,D.steps+D.e*this.slots.length),null===e&&Zu(this,n),Ks(this,n),null!==e?e.run(this):this.Rt||iu(this,n.checks,null),this.zn=!this.Rt,this.Un()}});
//filter|39 61 180 555 643 658
Object.assign(hc.prototype,{canHold(t,n,r,e){this.Dn(r,e,D.u),this.et.clear(),this.frame.field=n;const i=this.frame.base+n.slot,o=this.slots[i],s=this.slots[i]=new kt(4,t);s.flags=8,Ku(this,i,n.type,null),this.subject=Tr(this,i);let u=!0;return 4&s.flags?u=0!=(16&s.flags):this.subject.$||(iu(this,n.filter,null),u=this.Rt||0!=(4&this.answer)),this.slots[i]=o,u}});
//module|360 658
Object.assign(hc.prototype,{load(t,n){this.slots=[];const r=new co(this.slots);r.append(n.slotCount),r.form(t,n,0,0),n.contexts&&this.loadContexts(r,n),r.mt()}});
//contexts|356 658
Object.assign(hc.prototype,{loadContexts(t,n){const{contexts:r}=this.program,e=r.at(-1);this.q=t.append(e.slot+(e.type.form?.slotCount??1));for(const e of n.contexts){const n=r[e];t.value(io(this.T.context,n.name),n.type,this.q+n.slot,0)}}});
//map any|658
Object.assign(hc.prototype,{spend(t){const n=Math.max(0,t-(this.qt-1));this.qt-=t-n,this.steps+=n}});
//notation|
const fc={Y:[1,9999],C:[0,99],M:[1,12],D:[1,31],H:[0,23],h:[1,12],m:[0,59],s:[0,59]};
//notation|48 95 97 102 108 664 666 667 669
const ac=class{constructor(t){const n=t.match(/([A-Za-z])\1*|[^A-Za-z]+/gu)??[];this.text=t,this.Jn=n.map((t,r)=>{if(!/^[A-Za-z]/.test(t))return{literal:t};if("a"===t)return{isHalf:!0};const e=r+1===n.length||!/^[A-Za-z]/.test(n[r+1]),i="YY"===t?"C":t[0],o=Math.max(t.length,2);return{unit:i,least:"MDHh".includes(i)&&e?1:t.length,most:o,isPadded:t.length>1}});const r=t=>this.Jn.some(n=>n.unit&&t.includes(n.unit));this.Ln=r("s"),this.type=r("Hhms")?r("YCMD")?"datetime":"time":r("D")?"date":"month",this.syntax=this.type}Hn(t){return"month"===this.type||t<69?2e3+t:1900+t}read(t){return this.Vn(t,0,0,{years:[[1,9999]],months:8190,days:-2,hour:0,minute:0,second:0,Yn:null})}Vn(t,n,r,e){const i=this.Jn[r];if(!i){const r=n===t.length?this.valueOf(e):null;return null===r?{completion:0}:{completion:2,value:r}}if(i.unit)return this.Gn(t,n,r,i,e);const o=i.literal??(/[pP]/.test(t[n]??"")?"pm":"am"),s=t.slice(n,n+o.length);if(!(i.literal?o.startsWith(s):o.startsWith(s.toLowerCase())))return{completion:0};if(s.length<o.length)return{completion:1};const u=i.literal?e:{...e,Yn:"pm"===o};return this.Vn(t,n+o.length,r+1,u)}Gn(t,n,r,{unit:e,least:i,most:o},s){const u=/^\d*/.exec(t.slice(n,n+o))[0],[c,l]=[Number(u),u.length];let h=!1;if(n+l===t.length&&l<o){const t=[];for(let n=Math.max(i,l);n<=o;n++){const r=10**(n-l);t.push([c*r,c*r+r-1])}h=null!==this.Kn(s,e,t)}if(l>=i){const i=this.Kn(s,e,[[c,c]]),o=i&&this.Vn(t,n+l,r+1,i);if(o&&0!==o.completion)return o}return{completion:h?1:0}}Kn(t,n,r){const[e,i]=fc[n],o=r.filter(([t,n])=>t<=i&&n>=e).map(([t,n])=>[Math.max(t,e),Math.min(n,i)]);if(0===o.length)return null;const s={...t},u=()=>o.flatMap(([t,n])=>Array.from({length:n-t+1},(n,r)=>t+r)),c=()=>u().reduce((t,n)=>t|1<<n,0);return"Y"===n?s.years=o:"C"===n?s.years=u().map(t=>[this.Hn(t),this.Hn(t)]):"M"===n?s.months&=c():"D"===n?s.days&=c():"m"===n?s.minute=o[0][0]:"s"===n?s.second=o[0][0]:s.hour=o[0][0],pc(s)?s:null}valueOf({years:t,months:n,days:r,hour:e,minute:i,second:o,Yn:s}){const[u,c]=[t[0][0],mc(n)],l=Xt(u,c,mc(r)),h=1e9*(3600*(null===s?e:e%12+(s?12:0))+60*i+o);return"date"===this.type?l:"month"===this.type?on({year:u,month:c}):"time"===this.type?h:null===l?null:fn(l,h)}write(t,n){const r=bc(this.type,t,n);if(!r||0!==r.nanosecond||!this.Ln&&0!==r.s)return null;let e="";for(const t of this.Jn)if(t.literal)e+=t.literal;else if(t.isHalf)e+=r.H<12?"AM":"PM";else{if("C"===t.unit&&this.Hn(r.Y%100)!==r.Y)return null;{const n="C"===t.unit?r.Y%100:"h"===t.unit?(r.H+11)%12+1:r[t.unit];e+=t.isPadded?Qt(n,t.most):n}}return e}get example(){const[t,n]=[Xt(2026,12,31),522e11],r={date:t,time:n,month:24323,datetime:fn(t,n)};return this.write(yt[this.type],r[this.type])??""}it(t){return Array.from("0123456789").some(n=>0!==this.read(t+n).completion)}};
//notation|
const mc=t=>31-Math.clz32(t&-t);
//notation|96 666 668
function pc({years:t,months:n,days:r}){if(0===n||0===r)return!1;const e=mc(r);if(e<=28)return!0;for(let r=1;r<=12;r++)if(n&1<<r&&(2===r?29===e&&dc(t):e<=Wt(r,1)))return!0;return!1}
//notation|96
function dc(t){return t.some(([t,n])=>{for(let r=t;r<=Math.min(n,t+8);r++)if(29===Wt(2,r))return!0;return!1})}
//notation|98 101 109 110
function bc(t,n,r){const e=t=>{const n=Math.floor(t/1e9);return{H:Math.floor(n/3600),m:Math.floor(n/60)%60,s:n%60,nanosecond:t%1e9}},i=t=>{const{year:n,month:r,day:e}=tn(t);return{Y:n,M:r,D:e,H:0,m:0,s:0,nanosecond:0}};if("date"===t&&5===n)return i(r);if("time"===t&&6===n)return e(r);if("datetime"===t&&7===n&&null===r.o)return{...i(an(r)),...e(mn(r))};if("month"!==t||16!==n&&5!==n)return null;const o=16===n?r:en(r);return{Y:Math.floor(o/12),M:o%12+1,D:0,H:0,m:0,s:0,nanosecond:0}}
//notation|263 665

//notation|48 70 77 104 105 106 107 208 263
function wc(t,n){if(2===t.read(n).completion||2!==Lr(t.syntax,n))return null;if(t instanceof ci){const r=It(n);return null===r||r===St?null:t.write(3,r)}const r=(0,{date:un,month:cn,time:ln,datetime:hn}[t.type])(n);return null===r?null:t.write(yt[t.type],r)}
//|8 675 673 674
const gc=class{constructor({classes:t,states:n,accepting:r,unknown:e}){const i=jc(t,256);this.kn=Uint8Array.from(i),this.Qn=Math.max(...i)+1,this.shift=32-Math.clz32(this.Qn-1),this.count=n.length,this.Wn=new Int32Array(this.count<<this.shift),n.forEach((t,n)=>{jc(t,this.Qn).forEach((t,r)=>{this.Wn[n<<this.shift|r]=t<<this.shift})}),this.start=this.count>1?1<<this.shift:0,this.gn=new Uint8Array(this.count),this.Xn=new Uint8Array(this.count);for(const t of r)this.gn[t]=1;for(const t of e)this.Xn[t]=1}tr(t){const{kn:n,Wn:r}=this;let e=this.start;for(let i=0;i<t.length&&0!==e;i++){const o=t.charCodeAt(i);if(o>=128)return this.nr(e,t,i);e=r[e|n[o]]}return e>>this.shift}nr(t,n,r){for(let e=r;e<n.length&&0!==t;e++){const r=n.codePointAt(e);t=this.after(t,r),r>65535&&e++}return t>>this.shift}after(t,n){const{kn:r,Wn:e}=this,i=n=>t=e[t|r[n]];return n<128?i(n):(n<2048?i(192|n>>6):(n<65536?i(224|n>>12):(i(240|n>>18),i(128|n>>12&63)),i(128|n>>6&63)),i(128|63&n))}answer(t){return this.answers[this.tr(t)]}get answers(){const t=Array.from(this.gn,()=>[]);for(let n=0;n<this.count;n++)for(let r=0;r<this.Qn;r++)t[this.Wn[n<<this.shift|r]>>this.shift].push(n);const n=n=>{const r=Uint8Array.from(this.gn,(t,r)=>this.Xn[r]||t===n?1:0),e=Array.from(r.keys()).filter(t=>r[t]);for(;e.length>0;)for(const n of t[e.pop()])r[n]||e.push(n),r[n]=1;return r},[r,e]=[n(1),n(0)],i=Uint8Array.from(this.gn,(t,n)=>this.Xn[n]?15:m(t?1:2,r[n],e[n]));return Object.defineProperty(this,"answers",{value:i}),i}};
//module|672
Object.assign(gc.prototype,{matches(t){const n=this.tr(t);return 1===this.gn[n]&&0===this.Xn[n]}});
//beginOr beginAny|24 672
Object.assign(gc.prototype,{progress(t){const n=t=>this.answers[t>>this.shift];let[r,e]=[this.start,0];for(;e<t.length&&15!==n(r);){const i=t.codePointAt(e),o=this.after(r,i);if(!(4&n(o)))break;r=o,e+=i>65535?2:1}return 15===n(r)?null:N(t.slice(0,e))}});
//|
function jc(t,n){const r=new Array(n).fill(0);for(let e=0;e<t.length;e+=2)r.fill(t[e+1],t[e],t[e+2]??n);return r}
//|601 672 677
const vc=class{constructor(t,n){this.written=t,this.scope=n;const r=t.tables?.[n];this.Mn=r?new gc(r):null,this.rr=null}get er(){return this.rr??=new Tu(this.written,this.scope,this.Mn)}answer(t){const n=this.Mn?.answer(t)??15;return 15===n?this.er.answer(t):n}};
//beginOr beginAny|676
Object.assign(vc.prototype,{progress(t){return this.Mn?.progress(t)??this.er.progress(t)}});
//|
const Oc=["add","multiply","divide","negate","round","abs","length","years","months","days","year","month","weekday","count_filled","first_filled","min","max"];
//computations|41 45 132 678
function yc(t){const[[n,r]]=Object.entries(t);switch(n){case"today":case"now":case"key":return{name:n};case"offset":return{name:n,operand:et(r[0]),shift:qn(r[1])};case"range":return{name:n,lower:et(r[0]),upper:et(r[1])};case"entry":return{name:n,operand:et(r[0]),key:et(r[1]),slot:r[2]};case"operation":if(Oc.includes(r[0]))return{name:n,operation:r[0],operands:r.slice(1).map(et)}}throw new Z(`the computation '${"operation"===n?r[0]:n}' is not known`)}
//|681 682 683 684 685 686 687 688 689 690 691
const kc={};
//|61 77 680
Object.assign(kc,{number:t=>new kt(3,It(t,!0))});
//date|61 104 680
Object.assign(kc,{date:t=>new kt(5,un(t))});
//month|61 105 680
Object.assign(kc,{month:t=>new kt(16,cn(t))});
//time|61 106 680
Object.assign(kc,{time:t=>new kt(6,ln(t))});
//datetime|61 107 680
Object.assign(kc,{datetime:t=>new kt(7,hn(t))});
//duration|61 132 680
Object.assign(kc,{duration:t=>new kt(11,qn(t))});
//size|61 680
Object.assign(kc,{size:t=>new kt(12,BigInt(t.slice(0,-1)))});
//pattern|61 680
Object.assign(kc,{pattern:t=>new kt(13,t)});
//set|61 680
Object.assign(kc,{set:(t,n)=>new kt(14,n.sets[t])});
//range|44 61 680
Object.assign(kc,{range:t=>new kt(15,t.map(t=>null===t?rt:{kind:1,at:t}))});
//form|61 680
Object.assign(kc,{form:()=>new kt(1,void 0)});
//|41 61 680
function $c(t,n){if(null===t||Array.isArray(t))return new kt(1,void 0);if("boolean"==typeof t)return new kt(2,t);if("string"==typeof t)return new kt(4,t);const[[r,e]]=Object.entries(t);if(!Object.hasOwn(kc,r))throw new Z(`the constant '${r}' is not known`);return kc[r](e,n)}
//|
const xc=class{constructor(t,n){this.reads=new Map,this.decisions=[],this.ft=null;for(const r of void 0===n.decisions?[]:t.in(n.decisions))"decide"===r.name?this.decisions.push(t.decisions[r.a]):"compute"===r.name&&this.reads.set(t.computed[r.a].slot,t.computed[r.a].reads)}conditions(t){if(null===this.ft){this.ft=new Map;for(const{main:t,otherwise:n,reads:r}of this.decisions)for(const[e,i]of[t,n])for(let t=e;t<i;t++)this.ir(t,r)}return this.ft.get(t)??[]}ir(t,n){const r=this.ft.get(t);r?r.push(...n):this.ft.set(t,[...n])}all(t){const n=new Set(t);for(const t of n)for(const r of[...this.reads.get(t)??[],...this.conditions(t)])n.add(r);return n}};
//|693
function Mc(t,n){return n.or??=new xc(t,n).reads}
//|
function Sc(t,n){const r=t.sr.get(n);if(r)return r;const e=new Set(n.reads);for(let r=n.condition;void 0!==r;r=t.conditions[r].outer)for(const n of t.conditions[r].reads)e.add(n);return t.sr.set(n,[...e]),t.sr.get(n)}
//|697 698 699 700 701
const Tc={};
//pushSubject|45 696
Object.assign(Tc,{pushSubject:t=>et(t)});
//ignoring|45 696
Object.assign(Tc,{ignoring:t=>et(t)});
//pushMember|45 696
Object.assign(Tc,{pushMember:t=>et(t)});
//items|390 696
Object.assign(Tc,{items:t=>Ao(t)});
//beginEach|390 696
Object.assign(Tc,{beginEach:t=>Ao(t)});
//|41 45 46 218 233 254 301 345 347 349 371 386 556 658 670 676 679 692 696 710 711 703 704 705 706 707 708 709
const Ac=class{constructor(t){if("formrules program"!==t?.format)throw new Z("this is no program that formrules has compiled");if(1!==t.version)throw new Z(`version ${t.version} of programs is not known here`);const n=t.program;this.sources=n.sources,this.sets=n.sets.map(t=>Vi(t)),this.W=n.patterns,this.patterns=new Map,this.constants=n.constants.map(t=>$c(t,this)),this.operands=n.operands.map(et),this.computations=n.computations.map(t=>yc(t)),this.itemPaths=n.itemPaths.map(t=>({...t,start:t.start&&et(t.start)})),this.rules=n.rules,this.externals=n.externals,this.checks=n.checks,this.Tt=new Map,this.violations=this.checks.map(()=>null),this.sr=new Map,this.decisions=n.decisions,this.conditions=n.conditions;const r=t=>({...t,arguments:t.arguments.map(it)});this.messages=n.messages.map(r);const e=n.callTable.map(r);this.calls=n.calls.map(t=>null===t?null:e[t]),this.Q=!1,this.forms=n.forms.map(t=>({...t}));for(const t of this.forms)this.ur(t);this.contexts=n.contexts?.map(({field:t})=>this.cr(t)),this.computed=(n.computed??[]).map(t=>this.readComputed(t)),this.In=this.forms.some(t=>t.parameters)?Ec(this.forms):new Set,this.code=n.instructions.map((t,n)=>this.lr(t,n)),this.code.some(({test:t})=>t?.lt)&&this.markMeasures(),this.Ft=this.code.map(t=>this.Z(t)??t),this.hr=null,this.Et=new hc(this)}ur(t){t.fields=t.fields.map(t=>this.cr(t));const{fields:n,objects:r}=t;t.objects=r.map(t=>{const e=t.members.map(({field:t,group:e})=>({name:(n[t]??r[e]).name,field:n[t],group:e}));return{...t,members:e,memberNames:new Set(e.map(({name:t})=>t))}}),t.steps=(t.steps??[]).map(t=>({...t,form:null})),t.parameters&&this.readParameters(t)}cr(t){const n={...t,type:Gi(t.type,this.forms)};var r;return this.Q||=n.isSecret,n.shownLabel=n.label??te(n.name),n.Vt=fo([...n.groups,n.name]),n.notation=void 0===t.notation?null:(r=t.notation,/[0-9#]/.test(r)?new ci(r):new ac(r)),n.table=t.options.length>0?new Set(t.options.map(t=>t.value)):null,t.arguments&&this.readArguments(n,t.arguments),n.Cn=void 0!==Qi(n.type).form,n.Lt=n.normalization.some(t=>Nc(t)),n}lr([t,n,r],e){const i=de.indexOf(t);if(i<0&&!Object.hasOwn(ou,t))throw new Z(`the instruction '${t}' is not known`);const o={op:i,name:t,index:e,a:Tc[t]?.(n)??n,b:r,rn:ou[t],test:null,ct:null,Yt:!1,operands:i>=13?this.operands.slice(r[0],r[0]+r[1]):[],ignoresCase:15===i};if(i>=14){if(o.test=18===i?xo:i>=16?Xe:Hi[n],!o.test?.answer)throw new Z(`the rule '${n}' is not known`);o.ct=o.test.prepare?.(o,this)??null}return o}Z(t){if(13!==t.op||this.rules[t.a].parameterCount>0)return null;const n=this.rules[t.a].entry;return this.code[n].test&&4===this.code[n+1].op?this.code[n]:null}Wt(t,n){return null!==this.hr&&this.hr.name===t.name&&n.slot>=this.hr.end}*in(t){for(let n=t;4!==this.code[n]?.op&&n<this.code.length;n++)yield this.code[n]}pattern(t,n){const r=2*t+("whole"===n?0:1);let e=this.patterns.get(r);return e||this.patterns.set(r,e=new vc(this.W[t],n)),e}};
//parameters|45 218 347 702
Object.assign(Ac.prototype,{readParameters(t){this.Q||=t.parameters.some(({isSecret:t})=>t),t.parameters=t.parameters.map(t=>({...t,shownLabel:te(t.name),type:Gi(t.type,this.forms),defaultValue:et(t.defaultValue)}))}});
//parameters|45 702
Object.assign(Ac.prototype,{readArguments(t,n){t.arguments=n.map(({operand:t})=>et(t)),t.fr=n.map(({reads:t})=>t??[])}});
//computed|45 702
Object.assign(Ac.prototype,{readComputed(t){const n={...t},{operand:r,aggregate:e}=t.source;return void 0===e?n.operand=et(r):n.aggregate={...e,list:et(e.list),value:et(e.value),forms:e.forms.map(t=>null===t?null:this.forms[t])},n}});
//steps|658 693 695 702
Object.assign(Ac.prototype,{limited(t,{slots:[,n]}){const r=Object.assign(Object.create(Ac.prototype),this);r.code=[...this.code],r.hr={name:t.name,end:n};const e=new xc(this,t),i=r=>r>=n&&t.steps.some(({slots:[t,n]})=>t<=r&&r<n),o=t=>[...e.all(t)].some(t=>t>=n&&(!e.reads.has(t)||i(t))),s=({slot:t,computed:r})=>i(t)||void 0===r&&t>=n||o([t]),u=(t,n)=>2===t.op&&o([...Sc(this,this.checks[t.a]),...null===n?[]:e.conditions(n)]),c=(t,n)=>r.code[t]={op:3,a:n,b:0,index:t},l=[...this.in(t.checks)],h=0===l.length?0:l.at(-1).index+1,f=l.map(()=>h);for(let t=l.length-2;t>=0;t--){const{op:n,index:r}=l[t+1];f[t]=0===n||1===n?r:f[t+1]}for(const[n,r]of l.entries())if(0===r.op&&s(t.fields[r.a]))c(r.index,f[n]);else if(1===r.op&&(i(r.a)||u(this.code[r.b-1],r.a)))c(r.index,r.b);else if(2===r.op&&u(r,null)&&this.checks[r.a].start<=r.index)c(this.checks[r.a].start,r.index+1);else if("branch"===r.name){const t=this.code.slice(r.index,r.b).filter(({op:t})=>2===t);t.length>0&&t.every(t=>u(t,null))&&c(r.index,r.b)}return r.Ft=r.code.map((t,n)=>t===this.code[n]?this.Ft[n]:t),r.Et=new hc(r),r}});
//length size|702
Object.assign(Ac.prototype,{markMeasures(){for(const t of this.forms)for(const n of this.in(t.checks))2===n.op&&this.markMeasuresOf(this.checks[n.a].start,n.index)}});
//length size|702
Object.assign(Ac.prototype,{markMeasuresOf(t,n){let r=0;const e=[];for(let i=t;i<n;i++){const t=this.code[i];switch(t.name){case"beginEach":case"pushMember":i=t.b-1;break;case"pushSubject":e.push(!0),r++;break;case"ignoring":e.push(!1);break;case"popSubject":e.pop()&&r--;break;case"beginOr":case"beginAny":r++;break;case"beginAnd":case"beginAll":r>0&&r++;break;case"end":r>0&&r--;break;default:0===r&&t.test?.lt&&(t.Yt=!0)}}}});
//computed|702
Object.assign(Ac.prototype,{isSecretlyComputed(t,n){if(void 0===t.decisions)return!1;for(const r of this.in(t.decisions))if("compute"===r.name&&this.computed[r.a].slot===n&&this.computed[r.a].isSecret)return!0;return!1}});
//parameters|349
function Ec(t){const n=new Set;for(let r=-1;r<n.size;){r=n.size;for(const r of t)r.fields.map(t=>Qi(t.type).form).some(t=>t&&(t.parameters||n.has(t)))&&n.add(r)}return n}
//normalization|41 602
function Nc(t){if("string"==typeof t&&!Object.hasOwn(Au,t))throw new Z(`'${t}' is no step of 'normalize'`);return"nfc"===t||"object"==typeof t}
//|22 81 713 714
const _c=class{constructor(t,n,r){this.program=t,this.form=n,this.field=r,this.ar=!1,this.isWellFormed=!1}read(t,n){const{type:r,table:e}=this.field;if(!r.kind||void 0!==this.field.computed)return null;const i=[];for(this.at=t;this.at<n;){const t=this.Sn();if(null===t)return null;i.push(...t),2===this.program.code[this.at].op&&this.at++}e&&i.push(t=>e.has(t));const o=!this.ar;if(4===r.kind)return Ic(e||this.isWellFormed?i:[...i,E],o);const s=3===r.kind?zt:2===r.kind?t=>!0===t||!1===t:null;return null===s?null:(t,n)=>{if(!s(t))return o&&null==t;for(let r=0;r<i.length;r++)if(!i[r](t,n))return!1;return!0}}Sn(){const t=this.program.Ft[this.at++];if(14===t.op)return this.test(t);if(5===t.op)return this.combined()?.flat()??null;if(6!==t.op)return null;this.mr=!0;const n=this.combined();if(this.mr=!1,null===n||n.some(t=>1!==t.length))return null;const[r,e,...i]=n.flat();return[(t,n)=>r(t,n)||e?.(t,n)||i.some(r=>r(t,n))]}combined(){const t=[];for(;;){const{code:n}=this.program;if(10===n[this.at].op)return this.at++,t;const r=this.Sn();if(null===r)return null;if(t.push(r),11===n[this.at].op&&this.at++,9!==n[this.at++].op)return null}}test(t){const{kind:n}=this.field.type,r=t.ct;switch(t.a){case"required":case"filled":case"present":return this.ar=!0,[];case"equal":{if(4!==n||3!==t.operands[0].kind)return null;const r=this.form.fields.find(n=>n.slot===t.operands[0].at);return r?(this.ar=!0,[(t,n)=>n[r.name]===t]):null}case"length":return r&&4===n?[Cc(r)]:null;case"between":return r&&3===n?[t=>t>=r.least&&t<=r.most]:null;case"regex":case"contains":{if(4!==n||!r)return null;const t=this.program.W[r.position];if(!t.tables?.[r.scope])return null;let e=null;const i=()=>e=this.program.pattern(r.position,r.scope).Mn;return this.mr||(this.isWellFormed=!0),[t=>(e??i()).matches(t)]}case"one_of":return r&&2!==n?[t=>r.has(t)]:null;case"none_of":return r&&2!==n?[t=>!r.has(t)]:null}return null}};
//|21
function Ic(t,n){const[r,e]=t;return 1===t.length?(t,e)=>{if("string"!=typeof t)return n&&null==t;const i=t.charCodeAt(0);return i>32&&i<128||!A(t)?r(t,e):n}:(i,o)=>{if("string"!=typeof i)return n&&null==i;const s=i.charCodeAt(0);if(!(s>32&&s<128)&&A(i))return n;if(!r(i,o)||!e(i,o))return!1;for(let n=2;n<t.length;n++)if(!t[n](i,o))return!1;return!0}}
//|31
function Cc({least:t,most:n,unit:r}){const e=z[r],i={bytes:1,utf16:1,scalars:2,characters:1/0}[r],[o,s]=["characters"===r?t<=1?1:1/0:t*i,"bytes"===r?n/3:n];return r=>{if(r.length>=o&&r.length<=s)return!0;if(r.length>5e6)return!1;const i=e(r);return i>=t&&i<=n}}
//module|695 712 716
function qc(t,n){if(n.isExact||n.isClosed||n.parameters||void 0!==n.decisions||1!==n.objects.length||void 0!==n.contexts||n.fields.some(t=>t.normalization.length>0||!t.type.kind||t.name in Object.prototype))return null;const r=new Map(n.fields.map(t=>[t.slot,t])),e=[];for(let i=n.checks;4!==t.code[i].op;i=t.code[i].b){const{op:o,a:s,b:u}=t.code[i];if(0!==o&&1!==o)return null;const c=0===o?n.fields[s]:null,l=t.code.slice(i+1,u).filter(({op:t})=>2===t).map(n=>t.checks[n.a]),h=new Set(l.flatMap(n=>Sc(t,n)));e.push({field:c,name:c?.name,entry:i,gn:c&&new _c(t,n,c).read(i+1,u),pr:[...h].map(t=>r.get(t)).filter(Boolean)})}return e.some(({gn:t})=>null!==t)?new Fc(n,e):null}
//module|61 68 355 358 359 360 555 626 717
const Fc=class{constructor(t,n){this.form=t,this.tn=n,this.refused=[]}dr(t){const{tn:n}=this,r=void 0===t[eo],e=this.refused=[];for(let i=0;i<n.length;i++){const o=n[i];r&&null!==o.gn&&o.gn(t[o.name],t)||e.push(o)}return 0===e.length}load(t,n){const{form:r,refused:e}=this;t.slots.length!==r.slotCount&&(t.slots=new Array(r.slotCount));const{slots:i}=t;for(let t=1;t<i.length;t++)i[t]=Mt;i[0]=new kt(10,void 0);for(const{pr:t}of e)zc(i,n,t);const o=new co(i);for(const{field:i,name:s}of e)if(null!==i){if(n[eo]?.has(s))throw new uo(so);o.value(n[s],i.type,i.slot,0),Vu(t,i,r,i.slot)}i.length>r.slotCount&&o.mt()}run(t){for(const{entry:n}of this.refused)t.tn=1,t.Rt||iu(t,n,null);t.tn=1/0}};
//module|61
function zc(t,n,r){for(const{name:e,slot:i,type:o}of r){const r=n[e];null!=r&&(t[i]=new kt(o.kind,r))}}
//|
const Rc=class extends Error{constructor(t){super(t),this.name="SessionError"}};
//|718
function Bc(t){const n=[],r=/\.?(?:`([^`]+)`|([^.[`]+))|\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]/y;for(;r.lastIndex<t.length;){const[,e,i,o,s]=r.exec(t)??[],u=e??i??(void 0===o?s&&JSON.parse(s):Number(o));if(void 0===u)throw new Rc(`'${t}' is no path`);n.push(u)}return n}
//filter mask notation|
function Pc(t,n,r){let[e,i]=[0,t];if(!n)for(const n=Math.max(1,t-1024);i>n;)if(r(--i))return i;for(;i-e>1;){const t=e+Math.floor((i-e)/2);r(t)?e=t:i=t}return e}
//|
const Dc=(t,n,r)=>({shown:t,value:t,caret:n,disposition:r});
//|28 720 721
function Uc({start:t,end:n,text:r},e,i){const o=C(e),s=o.slice(0,t).join(""),u=s+r,c=o.slice(n).join(""),l=[];let h=0;for(const t of C(u))h+=t.length,h>s.length&&l.push(h);const f=(t,n)=>{const r=u.slice(0,t)+c;return Dc(r,C(r.slice(0,t)).length,n)};if(0===l.length||""===r||i(u+c))return f(u.length,"taken");const a=Pc(l.length,""===c,t=>i(u.slice(0,l[t-1])+c));return 0===a?Dc(e,n,"refused"):f(l[a-1],"shortened")}
//notation|28 208 263 720 721 723
const Zc=class{static of(t,n,{start:r,end:e,text:i,br:o}){if(!(n instanceof ci)||null===n.group)return null;const s=C(t),u=n.st(s);if(null===u)return null;const c=t=>t.filter(t=>!n.groups.includes(t)).length;let l=c(s.slice(0,r)),h=l+c(s.slice(r,e));l===h&&""===i&&r<e&&(o?h=Math.min(u.length,h+1):l=Math.max(0,l-1));const f=C(i),a=2===n.read(i).completion?n.st(f)??f:f;return Object.assign(new Zc,{notation:n,shown:s,plain:u,start:r,end:e,text:i,lower:l,upper:h,inserted:a})}gt(t){const{shown:n,plain:r,end:e,text:i,lower:o,upper:s,inserted:u}=this,c=r.length<n.length;if(""===i)return c?this.ut(0)??Dc(this.wr(0).join(""),o,"taken"):null;const l=this.ut(u.length);if(null===l||t(l.value))return l;const h=this.wr(u.length).join("");if(!c&&t(h))return Dc(h,o+u.length,"taken");const f=Pc(u.length,s===r.length,n=>{const r=this.ut(n);return null!==r&&t(r.value)});return f>0?{...this.ut(f),disposition:"shortened"}:c?Dc(n.join(""),e,"refused"):null}get data(){const{notation:t,shown:n,start:r,end:e,text:i,lower:o,inserted:s}=this,u=this.wr(s.length).join("");return 0!==t.read(n.slice(0,r).join("")+i+n.slice(e).join("")).completion||0===Lr(t.syntax,u)?null:Dc(u,o+s.length,"taken")}wr(t){return[...this.plain.slice(0,this.lower),...this.inserted.slice(0,t),...this.plain.slice(this.upper)]}ut(t){const n=this.notation.ut(this.wr(t));if(null===n)return null;let r=this.lower+t,e=0;for(;r>0;)this.notation.groups.includes(n[e++])||(r-=1);return Dc(n.join(""),e,"taken")}};
//mask|724
const Jc={digit:t=>/^[0-9]$/.test(t),letter:t=>/^(?:[A-Za-z]|(?![\0-\x7f])\p{Alphabetic}[\p{M}\p{Alphabetic}\u200c\u200d]*)$/u.test(t),letterOrDigit:t=>Jc.digit(t)||Jc.letter(t)};
//mask|18 724
const Lc=t=>/^[\x20-\x7e]$/.test(t)?!Jc.letterOrDigit(t):/^[\p{P}\p{Sm}]/u.test(t)||M.test(t)&&!/[\n\r\v\f\x85\u2028\u2029]/.test(t);
//mask|
const Hc={0:["digit","mandatory"],9:["digit","optional"],A:["letter","mandatory"],a:["letter","optional"],_:["letterOrDigit","mandatory"],"-":["letterOrDigit","optional"]};
//mask|28 726
function Vc(t){const n=C(t),r=[];let e={kind:null,mandatory:0,optional:0};const i=()=>{for(const t of["mandatory","optional"])for(let n=0;n<e[t];n++)r.push({kind:e.kind,room:t});e={kind:null,mandatory:0,optional:0}};let o=null;for(let t=0;t<n.length;t++){const s=n[t];if(null!==o||"["!==s&&"{"!==s)if("]"===s||"}"===s)i(),o=null;else if("["===o&&"\u2026"===s){const t=e.kind??"letterOrDigit";i(),r.push({kind:t,room:"repeating"})}else if("["===o){const[t,n]=Hc[s];e.kind!==t&&i(),e.kind=t,e[n]++}else r.push({own:"\\"===s?n[++t]:s,isInValue:"{"===o});else o=s}return r}
//mask|
const Yc=(t,n,r,e)=>({fills:t,matchesFixed:n,matchesLiterals:r,ends:e});
//mask|728
const Gc=Yc(!0,!0,!1,!1);
//mask|728
const Kc=Yc(!0,!1,!1,!1);
//mask|728
const Qc=Yc(!1,!0,!1,!1);
//mask|728
const Wc=Yc(!0,!0,!0,!0);
//mask|728
const Xc=Yc(!0,!0,!1,!0);
//mask|728
const tl=Yc(!0,!1,!1,!0);
//mask|
const[nl,rl,el]=[0,1,2];
//mask|28
const il=t=>C(t.join(""));
//mask|724 725 729 730 731 736 737
const ol=class{constructor(t,n=[],r=0){this.gr=t,this.jr=n,this.next=r}static of(t,n,r){const e=new ol(n);for(const n of t)e.take(n,Gc);return 0===e.filledCount()&&([e.jr,e.next]=[[],0]),r&&e.vr(),e}copy(){return new ol(this.gr,[...this.jr],this.next)}get shown(){return this.jr.map(t=>t.character).join("")}get value(){return this.filledCount()>0?this.jr.filter(t=>0!==t.Or).map(t=>t.character):[]}get yr(){return!this.gr.slice(this.next).some(t=>"mandatory"===t.room||t.isInValue)}get kr(){return this.gr.some(t=>void 0!==t.own&&Jc.letterOrDigit(t.own))}get $r(){return this.value.length-il(this.value).length}get xr(){return il(this.jr.map(t=>t.character)).length===this.jr.length}filledCount(t=0,n=this.jr.length){let r=0;for(let e=t;e<n;e++)2===this.jr[e].Or&&r++;return r}Mr(t){for(;t>0&&2!==this.jr[t-1].Or;)t--;return t}caret(t,n,r){let e=0;for(let n=t;n>0&&e<this.jr.length;e++)2===this.jr[e].Or&&n--;for(;e<this.jr.length&&2!==this.jr[e].Or;e++){const t=0===e?-1:this.jr[e-1].place;if(n--<=0&&(!r||this.jr[e].place!==t+1))break}return e}Sr(t){const n=this.jr.splice(t),r=this.jr.at(-1);return this.next=void 0===r?0:"repeating"===this.gr[r.place].room?r.place:r.place+1,n}vr(){for(;void 0!==this.gr[this.next]?.own;this.next++)this.write(this.next)}write(t,n=null){const{own:r,isInValue:e}=this.gr[t],i=null!==n?2:e?1:0;this.jr.push({character:n??r,place:t,Or:i})}Tr(t,n){let r=0;for(const{character:e,Or:i}of t.slice(n))1===i&&this.take(e,Qc),2!==i||this.take(e,Kc)||r++;return r}remove(t,n){return this.Tr(this.Sr(t),n-t)}take(t,n){const r=this.jr.length;let[e,i,o]=[!1,!1,null];for(let r=this.next;r<this.gr.length;r++){const{own:s,isInValue:u,kind:c,room:l}=this.gr[r];if(void 0===s&&i&&(o??={next:r,count:this.jr.length}),void 0!==s){if(this.write(r),i=e,s===t&&(u?n.matchesFixed:n.matchesLiterals))return this.next=r+1,!0}else{if(n.fills&&Jc[c](t))return this.write(r,t),this.next="repeating"===l?r:r+1,!0;if("optional"!==l)break;e=!0}}return n.ends&&o&&this.filledCount()>0&&Lc(t)?(this.jr.length=o.count,this.next=o.next,!0):(this.jr.length=r,!1)}Ar(t){for(let n=this.value;;){const r=ol.of(il(n),this.gr,t);if(n=r.value,il(n).length===n.length)return r}}};
//mask|28 720 724 732 733 734 736 737 739
const sl=class{constructor(t,n,r){this.value=n,this.text=ol.of(C(n),t,!0),this.canHold=r}gt({start:t,end:n,text:r,br:e=!1}){if(""===r)return this.deletion(t,n,e);const[i,o,s]=this.Er(C(r),t,n);return this.Nr(i,o,s)??this._r(n,"refused")}_r(t,n){return{shown:this.text.shown,value:this.value,caret:t,disposition:n}}Ir(t,n,r){const e=t.xr?n:Math.min(n,C(t.shown).length);return{shown:t.shown,value:t.value.join(""),caret:e,disposition:r}}deletion(t,n,r){if(t===n)return this._r(t,"taken");const e=this.Cr(t,n);return n-t==1&&e.value.join("")===this.text.value.join("")?this.qr(t,n,r):this.Fr(e,t)}qr(t,n,r){if(r){const r=this.text.jr.findIndex((t,r)=>r>=n&&2===t.Or);return r<0?this._r(n,"taken"):this.Fr(this.Cr(r,r+1),t)}const e=this.text.Mr(t)-1;if(e<0)return this._r(t,"taken");const i=this.text.filledCount(n)>0?e+1:this.text.jr.length;return this.Fr(this.Cr(e,i),e)}Cr(t,n){let r=this.text.copy();const e=r.remove(t,n);if(e>0){const i=this.text.copy();i.remove(i.Mr(t),n)<e&&(r=i)}return r.Ar(!0)}Fr(t,n){const r=this.text.Mr(n);return this.Ir(t,t.caret(this.text.filledCount(0,r),n-r,!1),"taken")}Nr(t,n,r){let e=this.zr(t,Wc,n,r);if(e.loss>0||this.text.kr&&!e.rank.every(t=>0===t))for(const[i,o]of this.Rr(n)){const n=this.zr(t,i,o,r);ul(n.rank,e.rank)&&(e=n)}if(e.loss<t.length){const t=this.Br(e);if(null!==t)return this.inserted(e,t,e.losesText?"shortened":"taken")}if(1===t.length)return null;const i=n=>this.zr(t.slice(0,n),e.as,e.start,r),o=0===this.text.filledCount(r),s=Pc(t.length,o,t=>null!==this.Br(i(t)));if(0===s)return null;const u=i(s),c=u.loss<s?this.Br(u):null;return null===c||this.Pr(c)?null:this.inserted(u,c,"shortened")}inserted(t,n,r){return this.Ir(n,n.caret(t.filledCount,t.ownCount,!0),r)}Pr(t){return t.value.join("")===this.text.value.join("")}Br({text:t,keepsRest:n}){if(!n)return null;const r=t.Ar(!0);return r.filledCount()<t.filledCount()-t.$r||!r.xr?null:this.Pr(r)||this.canHold(r.value.join(""))?r:null}Rr(t){const n=this.text.kr?[[Xc,t],[tl,t]]:[],r=this.text.Mr(t);return r<t?[...n,[Wc,r]]:n}zr(t,n,r,e){const i=this.text.copy(),o=i.Sr(r),[s,u]=[i.jr.filter(t=>0!==t.Or).length,i.next],c=t.filter(t=>!i.take(t,n)),l=!(i.filledCount()>0&&i.jr.filter(t=>0!==t.Or).length>s||i.next>u),h=i.filledCount()-i.$r,f=i.jr.length-i.Mr(i.jr.length),a=0===i.Tr(o,e-r),m=t.length>1,p=[!a,c.length,l,m&&!i.yr,m&&n===Wc].map(Number);return{text:i,as:n,start:r,filledCount:h,ownCount:f,keepsRest:a,rank:p,loss:c.length,losesText:c.some(Jc.letterOrDigit)}}Er(t,n,r){const{jr:e,gr:i}=this.text,o=(t,n)=>{const r=il(t),{kind:e}=i[n.place];return 1===r.length&&void 0!==e&&Jc[e](r[0])};return n>0&&o([e[n-1].character,t[0]],e[n-1])&&(t=il([e[n-=1].character,...t])),r<e.length&&o([t.at(-1),e[r].character],e[r])&&(t=il([...t,e[r].character]),r+=1),[t,n,r]}};
//mask|
function ul(t,n){const r=t.findIndex((t,r)=>t!==n[r]);return r>=0&&t[r]<n[r]}
//|28 722 727 737 738 741 742 743 744 745 746 747
const cl=class{constructor(t,n){this.gr=void 0===t?null:Vc(t),this.notation=n}shown(t){return this.Dr(t)?ol.of(C(t),this.gr,!0).shown:t}Dr(t){return null===this.gr||null===this.notation?null!==this.gr:this.holds(t)&&(this.isAlive(t)||!this.isData(t))}gt(t,n,r){return null===this.notation?this.Ur(t,n,r):this.notated(t,n,r)}Ur(t,n,r){return null===this.gr?Uc(t,n,r):new sl(this.gr,n,r).gt(t)}};
//mask|28 737 740
Object.assign(cl.prototype,{holds(t){return ol.of(C(t),this.gr,!1).value.join("")===t}});
//notation|740
Object.assign(cl.prototype,{isAlive(t){return 0!==this.notation.read(t).completion}});
//notation|208 740
Object.assign(cl.prototype,{isData(t){return"time"!==this.notation.type&&/^(?:19|20)/.test(t)&&0!==Lr(this.notation.syntax,t)}});
//notation|28 721 722 723 740
Object.assign(cl.prototype,{notated(t,n,r){const e=null===this.gr?Zc.of(n,this.notation,t):null,i=e?.gt(r)??null;if(null!==i)return i;const o=C(this.shown(n)),s=this.translation(t,o);if(null!==s&&r(s))return Dc(s,C(s).length,"taken");if(null===this.gr){const i=e?.data??null;return null!==i&&r(i.value)?i:this.Ur(t,n,r)}if(!this.Dr(n))return this.formattedAgain(Uc(t,n,r));const u=this.Ur(t,n,r);if(""===t.text||"refused"!==u.disposition&&this.isAlive(u.value)||!this.isAlive(n))return u;const c=this.data(t,o);return null!==c&&r(c)?Dc(c,C(c).length,"taken"):u}});
//notation|28 737 738 740
Object.assign(cl.prototype,{formattedAgain(t){const n=t=>new sl(this.gr,"",()=>!0).gt({start:0,end:0,text:t}),r=n(t.value);if("refused"===t.disposition||"taken"!==r.disposition)return t;if((!/^\p{Nd}*$/u.test(t.value)||this.isData(t.value)||!this.isAlive(r.value))&&!this.Dr(t.value))return t;const e=C(t.value).slice(0,t.caret).join("");if(e===t.value)return{...r,caret:C(r.shown).length,disposition:t.disposition};const i=ol.of(C(n(e).value),this.gr,!1).filledCount(),o=ol.of(C(r.value),this.gr,!0).caret(i,0,!1);return{...r,caret:o,disposition:t.disposition}}});
//notation|28 671 740
Object.assign(cl.prototype,{translation({start:t,end:n,text:r},e){return C(r).length<2||n>e.length?null:wc(this.notation,e.slice(0,t).join("")+r+e.slice(n).join(""))}});
//notation|740
Object.assign(cl.prototype,{data({start:t,end:n,text:r},e){const i=t=>/^\p{Nd}$/u.test(t);if(e.slice(n).some(i))return null;const o=e.slice(0,t).filter(i).join("")+r;return this.isData(o)&&!this.Dr(o)?o:null}});
//|39 354 748
function ll(t,n=0,r=new Set){const e=t=>ll(t,n+1,r);return"string"==typeof t?JSON.stringify(t):Array.isArray(t)||no(t)?n>D.depth||r.has(t)?"":(r.add(t),Array.isArray(t)?`[${t.map(e)}]`:`{${Object.keys(t).filter(n=>void 0!==t[n]).sort().map(n=>e(n)+e(t[n]))}}`):String(t)}
//externals|748
const hl=({rule:t,value:n,arguments:r})=>ll([t.name,n,r]);
//|751 752
function fl({annotations:t,isSecret:n,computed:r,type:e}){const i=n||void 0!==r?void 0:t.find(({name:t})=>"default"===t)?.arguments[0];return void 0===i?void 0:ml(e,al(i))}
//default|77 751
function al(t){if(Array.isArray(t))return t.map(al);if(null===t||"object"!=typeof t)return t;const[[n,r]]=Object.entries(t);return"number"===n?It(r,!0):r}
//default|71 91 752 766
function ml(t,n){if("any"===t.name)return n;if("list"===t.name)return(Array.isArray(n)?n:[n]).map(n=>ml(t.item,n)).filter(t=>void 0!==t);const r="number"==typeof n||n instanceof Tt;return 4===t.kind?"string"==typeof n?n:r?Vt(n):"boolean"==typeof n?String(n):void 0:Sl.includes(t.name)&&("string"==typeof n||r&&3===t.kind||"boolean"==typeof n&&2===t.kind)?n:void 0}
//|354 356 371 718 753 754
function pl(t,n,r,e=n.objects[0]){if(!no(t))throw new Rc("the values of a form have names");const i=Object.keys(t).find(t=>!e.memberNames.has(t));if(void 0!==i)throw new Rc(`the form has no field '${fo([...r,i])}'`);for(const{name:i,field:o,group:s}of e.members){const e=io(t,i);if(o)dl(e,o.type,[...r,i]);else if(no(e))pl(e,n,[...r,i],n.objects[s]);else if(null!=e)throw new Rc(`'${fo([...r,i])}' takes the values of a form`)}}
//|354 360 753 754
function dl(t,n,r){if(n.form&&no(t))return pl(t,n.form,r);new co([]).value(t,n,0,0),"list"===n.name&&n.item.form&&Array.isArray(t)&&t.forEach((t,e)=>dl(t,n.item,[...r,e]))}
//|354 356 755 759
function bl(t,n,r,e,i=r.form.objects[0]){for(const{name:o,field:s,group:u}of i.members){const i=io(n,o),c=r.form.objects[u];s?void 0!==i?vl(t,i,r.node(s),e):e||vl(t,void 0,r.node(s),!1):no(i)?bl(t,i,r,e,c):null!==i&&e||bl(t,{},r,!1,c)}}
//|750 756 759
function wl(t,n){for(const r of n.fields){const n=fl(r.Zr);void 0!==n&&vl(t,n,r,!1),r.nested&&wl(t,r.nested)}}
//|371 718
function gl(t){if(t.isReadOnly)throw new Rc(`'${fo(t.path)}' is read-only`)}
//|718
function jl(t){if(t.Jr)throw new Rc(`'${t.Zr.name}' is in a row that was removed`)}
//|21 354 748 755 760 764
function vl(t,n,r,e){const{type:i,computed:o}=r.Zr;void 0===o&&(r.Lr=!(null==n||"string"==typeof n&&A(n)||Array.isArray(n)&&0===n.length),r.Hr=!1,i.form&&no(n)?(r.Hr=!0,r.content=void 0,bl(t,n,r.nested,e)):i.form?(bl(t,{},r.nested,!1),r.content=n):"list"===i.name&&Array.isArray(n)?Ol(t,n,r):(r.Vr=null,r.content=n),r.Yr=(r.Hr||null!==r.Vr)&&ll(r.given)!==r.Gr,xl(r))}
//list|761 763
function Ol(t,n,r){const e=(r.Vr??[]).slice(0,n.length);for(;e.length<n.length;)e.push(yl(t,r));r.Vr=e,r.content=void 0,e.forEach((r,e)=>$l(t,r,n[e]))}
//module list|769
function yl(t,n){const r={value:null,instance:null};return n.Kr&&(r.instance=new El(t,n.Kr,n,r)),r}
//|354 748 755 756
function kl(t,n,r){if(void 0!==r&&(n.value=r),n.instance){wl(t,n.instance),no(r)&&bl(t,r,n.instance,!0);for(const t of n.instance.Qr())t.Gr=ll(t.given)}}
//|354 755
function $l(t,n,r){n.value=r,n.instance&&no(r)&&bl(t,r,n.instance,!1)}
//|
function xl(t){t.unit.moment="change";for(let{Wr:n,Xr:r}=t.instance;n&&void 0!==t.given;({Wr:n,Xr:r}=n.instance))null===r&&(n.Hr=!0)}
//module nested|381 765
function Ml(t,n=t.form.objects[0]){return vo(n.members.map(({name:n,field:r,group:e})=>{if(r)return[n,t.node(r).given];const i=Ml(t,t.form.objects[e]);return[n,Object.keys(i).length>0?i:void 0]}))}
//|
const Sl=["integer","number","boolean","date","month","time","datetime"];
//|
const Tl=["text","integer","number","date","month","time","datetime","choice","any"];
//|71 80 91 382 671 740 748 765 766 769
const Al=class{constructor(t,n){this.instance=t,this.Zr=n,this.session=t.session,this.unit=null,this.content=void 0,this.Vr=null,this.Hr=!1,this.Yr=!1,this.nested=n.type.form?new El(this.session,n.type.form,this,null):null,this.Kr="list"===n.type.name?n.type.item.form??null:null,this.te=!1,this.ne=!1,this.Lr=!1,this.isEnabled=!0,this.re=!1,this.Gr=void 0,this.status=null,this.view=null,this.ee=n.ee??=new cl(n.mask,n.notation)}get path(){return[...this.instance.path,...this.Zr.groups,this.Zr.name]}get slot(){return this.instance.place.frame.base+this.Zr.slot}get Jr(){for(let{Wr:t,Xr:n}=this.instance;t;({Wr:t,Xr:n}=t.instance))if(n&&!t.Vr?.includes(n))return!0;return!1}get ie(){return!this.Hr&&null===this.Vr&&ll(this.content)!==this.Gr}get isReadOnly(){return this.re||void 0!==this.Zr.computed}*oe(){if(this.nested&&(yield this.nested),this.Kr)for(const t of this.Vr??[])yield t.instance}get given(){return this.Hr?Ml(this.nested):null===this.Vr?this.content:this.Vr.map(t=>t.instance?Ml(t.instance):t.value)}get value(){const{type:t}=this.Zr;return this.Hr||null!==this.Vr||"string"!=typeof this.content||!Sl.includes(t.name)||this.Jr?this.given:Oo(this.session.Et,this.slot,t)??this.content}get se(){if(this.Hr||null!==this.Vr)return null;const{content:t,Zr:{notation:n}}=this;if(null==t)return"";if("number"==typeof t||t instanceof Tt){const r="number"==typeof t?Ft(t):t;return n?.write(3,r)??Vt(r)}return"string"!=typeof t?null:null===n||this.te?t:wc(n,t)??t}};
//|768 770 771 772
const El=class{constructor(t,n,r,e){this.session=t,this.form=n,this.Wr=r,this.Xr=e,this.fields=n.fields.map(t=>new Al(this,t)),this.tn=Il(t.program,n).map(t=>({...t,instance:this,moment:"change",standing:Nl}));for(const t of this.tn)t.field&&(this.node(t.field).unit=t);this.place=null}node(t){return this.fields[this.form.fields.indexOf(t)]}get path(){return null===this.Wr?[]:null===this.Xr?this.Wr.path:[...this.Wr.path,this.Wr.Vr.indexOf(this.Xr)]}*ue(){for(const t of this.tn)if(yield t,t.field)for(const n of this.node(t.field).oe())yield*n.ue()}*Qr(){for(const t of this.ue())t.field&&(yield _l(t))}};
//|
const Nl=Object.freeze({isInvalid:!1,Ot:!1,fails:!1,failsForGood:!1,isPending:!1,bt:[],violations:[],undecided:[],Jt:new Map});
//|
const _l=({field:t,instance:n})=>t?n.node(t):null;
//|695 773
function Il(t,n){if(n.tn)return n.tn;const r=[];for(const e of t.in(n.checks)){const i={entry:e.index,field:null,slot:e.a,hasConditions:!1,targets:[],reads:[]};if(0===e.op)r.push({...i,field:n.fields[e.a],slot:n.fields[e.a].slot});else if(1===e.op)r.push(i);else if(2===e.op){const n=t.checks[e.a],i=r.at(-1);n.isCondition&&(i.hasConditions=!0),Cl(n).length>0&&i.targets.push(Cl(n)),i.reads.push(...Sc(t,n).filter(t=>t!==i.slot))}}return n.tn=r}
//|
function Cl({target:t}){const n=t.findIndex(t=>"string"!=typeof t);return n<0?t:t.slice(0,n)}
//|774
function ql(t,n){const r=t.fields.findLast(({Zr:t})=>t.slot<=n);return r&&r.Zr.slot!==n?r.nested?ql(r.nested,n-r.Zr.slot):null:r??null}
//|776
function Fl(t){for(const n of t.root.Qr())n.status=zl(t,n)}
//|777 778 779 780 782 785
function zl(t,n){const{te:r}=n,e=null===n.instance.Wr?[]:Rl(t,n),{unit:i}=n,o=i.targets.length>0||e.length>0,s=o?Pl(t,n,e):i.standing,u=0==(3&t.Et.slots[n.slot].flags),c=Dl(t,n,s)||s.fails&&(i.hasConditions||e.length>0),l=(r,e)=>!o||Bl(t,r,e)===n,h=c?[...e,i].flatMap(n=>Zl(t,n).filter(t=>l(t,n))):[],f=h.filter(t=>"error"===t.severity),{ie:a}=n,m=s.Ot&&!Hl(t,n),p=m&&void 0!==n.Zr.computed,d=h.filter(t=>"warning"===t.severity),b=m?s.undecided:[];return{state:u&&n.isEnabled?f.length>0?"invalid":s.isPending?"checking":t.ce!==n||r?r||n.ne||a||n.Yr||p?s.isInvalid?"incomplete":m?"undecided":s.Ot?"incomplete":"valid":"untouched":"editing":"untouched",isActive:u,isPending:s.isPending,violations:f,warnings:d,undecided:b}}
//nested|
function Rl(t,n){const r=[];for(let{Wr:e,Xr:i}=n.instance;null!==e&&null===i;({Wr:e,Xr:i}=e.instance))e.unit.targets.some(r=>t.find(r,e.nested)===n)&&r.push(e.unit);return r}
//target|771 773
function Bl(t,n,r){const e=_l(r),i=r.standing.Jt.get(n)?.check,o=i?Cl(i):[];return(e?.nested&&o.length>0?t.find(o,e.nested):null)??e}
//target|778
function Pl(t,n,r){const{unit:e}=n,i=[...r,e].flatMap(({standing:r,...e})=>r.violations.filter(i=>Bl(t,i,{standing:r,...e})===n).map(t=>({isError:"error"===t.severity,isFinal:!r.Jt.get(t)?.Ht}))),o=e.standing.isInvalid&&!e.standing.violations.some(t=>"error"===t.severity);return{...e.standing,isInvalid:o||i.some(({isError:t})=>t),fails:i.length>0,failsForGood:i.some(({isFinal:t})=>t)}}
//|781
function Dl(t,n,r){return n.te?r.failsForGood:r.fails&&Ul(t,n)}
//|382
function Ul(t,n){return void 0!==n.Zr.computed?void 0!==Oo(t.Et,n.slot,n.Zr.type):n.ne||n.Lr&&t.ce!==n}
//|771 780 783 791
function Zl(t,n){const{standing:r}=n;if(!r.fails)return[];const e=_l(n),i=null===e||Dl(t,e,r);return i||n.hasConditions?Wl(r.violations.filter(r=>Jl(t,r,n,e,i)),r.Jt,t.options.mode):[]}
//|695 784 787
function Jl(t,n,r,e,i){const{Ht:o=!1,check:s=null}=r.standing.Jt.get(n)??{},u=s?.isCondition??!1;if(e?.te&&o&&!u)return!1;const c=s?Sc(t.program,s):[];return null===e&&0===c.length?t.le:!!(i||u&&0!==c.length)&&!(e&&0===c.length&&void 0===e.Zr.computed&&!e.te&&!e.ne)&&!(e&&void 0!==e.Zr.computed&&!Ll(t,e))&&c.every(n=>Yl(t,n,r.instance))}
//computed|781 786 789
function Ll(t,{Zr:{slot:n},instance:r}){const e=Kl(t,n,r);return(0===e.length||e.some(n=>Ul(t,n)))&&!Vl(t,n,r)}
//|786
function Hl(t,n){return!n.te&&[...n.unit.reads,...void 0===n.Zr.computed?[]:[n.Zr.slot]].some(r=>Vl(t,r,n.instance))}
//reads computed|774 788 789
function Vl(t,n,r){const e=ql(r,n);return null!==e&&void 0===e.Zr.computed?Gl(t,e):Kl(t,n,r).some(n=>Gl(t,n))}
//reads|774 781 786 789
function Yl(t,n,r){const e=ql(r,n);return!!(null!==e&&1&t.Et.slots[e.slot].flags)||!(null!==e&&!Ul(t,e))&&(null!==e||Kl(t,n,r).every(n=>Ul(t,n)))&&!Vl(t,n,r)}
//|
function Gl(t,n){if(n.te)return!0;if(null===n.nested&&!n.Kr)return!1;for(let r=t.ce?.te?t.ce:null;r;r=r.instance.Wr)if(r===n)return!0;return!1}
//computed parameters group|694 774
function Kl(t,n,r){const[e,i,o]=[[{slot:n,instance:r}],new Map,[]];for(const n of e){const r=i.get(n.instance)??i.set(n.instance,new Set).get(n.instance);if(r.has(n.slot))continue;r.add(n.slot);const{form:s,Wr:u}=n.instance,c=Mc(t.program,s).get(n.slot),l=ql(n.instance,n.slot),h=(s.parameters??[]).findIndex(t=>t.slot===n.slot);c?e.push(...c.map(t=>({slot:t,instance:n.instance}))):void 0!==l?.Zr.computed?e.push({slot:l.Zr.slot,instance:l.instance}):l?o.push(l):h>=0&&u&&e.push(...(u.Zr.fr?.[h]??[]).map(t=>({slot:t,instance:u.instance})))}return o}
//|782
function Ql(t){return[...t.root.ue()].flatMap(n=>Zl(t,n))}
//|
function Wl(t,n,r){if("all"===r||t.length<2)return t;const e=new Set;let i=!1;return t.filter(t=>!(e.has(t.path)||i&&n.get(t)?.check||("error"!==t.severity||(e.add(t.path),t.path.endsWith("]")||(i=!0)),0)))}
//|
function Xl(t,n){let r=n;for(;r.instance.Wr;)r=r.instance.Wr.unit;const e=t.form.steps.findIndex(({slots:[t,n]})=>t<=r.slot&&r.slot<n);return e<0&&null===r.field?0:e}
//|695 792
function th(t,n,r,e){const i=Xl(t,r);return i<0||i>n?[]:e.filter(e=>{const o=r.standing.Jt.get(e)?.check,s=(o&&r.instance===t.root?Sc(t.program,o):[]).map(n=>t.form.steps.findIndex(({slots:[t,r]})=>t<=n&&n<r));return Math.max(i,...s)===n})}
//|793
function nh(t,n){const r={isInvalid:!1,Ot:!1,isPending:!1};for(const e of t.root.ue()){const{violations:i,undecided:o,isPending:s}=e.standing;th(t,n,e,i).some(t=>"error"===t.severity)&&(r.isInvalid=!0),0!==th(t,n,e,o).length&&(r.Ot=!0,s&&(r.isPending=!0))}return r}
//|782 793
function rh(t,n){return[...t.root.ue()].flatMap(r=>th(t,n,r,Zl(t,r)))}
//|771 792
function eh(t,n){t.he(null),t.host?.fe();for(const r of t.root.ue()){if(Xl(t,r)!==n)continue;r.moment="submit";const e=_l(r);null!==e&&t.ae(e)&&Object.assign(e,{ne:!0,te:!1})}t.update()}
//steps|218 794 795 796
const ih=class{#t;#n;constructor(t,n){this.#t=t,this.#n=n}get#r(){return this.#t.form.steps[this.#n]}get name(){return this.#r.name}get label(){return this.#r.label??te(this.name)}get fields(){const[t,n]=this.#r.slots;return this.#e(t,n).map(t=>this.#t.view(t))}#e(t,n){return this.#t.root.fields.filter(({Zr:r})=>t<=r.slot&&r.slot<n)}get state(){const{isInvalid:t,Ot:n,isPending:r}=nh(this.#t,this.#n);if(this.violations.length>0)return"invalid";if(r)return"checking";const[e,i]=this.#r.slots;return this.#e(e,i).some(t=>t.ne||t.ie||this.#t.ce===t)?t?"incomplete":n?"undecided":"valid":"untouched"}get violations(){return rh(this.#t,this.#n).filter(t=>"error"===t.severity)}get warnings(){return rh(this.#t,this.#n).filter(t=>"warning"===t.severity)}get canContinue(){const{isInvalid:t,Ot:n}=nh(this.#t,this.#n);return!t&&!n&&!this.#t.me}async submit(){return eh(this.#t,this.#n),await(this.#t.host?.settle()),this.canContinue}};
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|99 104 107 108 109 798
const oh=class{constructor(t,n){this.now=t,this.offset=n}static of(t){if("string"==typeof t){const n=un(t),r=null===n?hn(t):fn(n,0);if(!r)throw new RangeError(`now: '${t}' is neither a date nor a date with time`);const e=60*(r.o??0);return new oh({s:r.s-e,n:r.n},()=>e)}const n=Number(t??Date.now());if(!Number.isFinite(n))throw new RangeError("now is no date");const r=Math.floor(n/1e3);return new oh({s:r,n:Math.floor(1e6*(n-1e3*r))},t=>Math.round(60*-new Date(1e3*t.s).getTimezoneOffset())||0)}N(t){const n=Math.floor((t.s+this.offset(t))/86400);return Math.min(Math.max(n,-719162),2932896)}x(t){const n={s:t.s+this.offset(t),n:t.n,o:null};return nn(an(n))?n:null}E(t){const n=n=>({s:t.s-n,n:t.n});if(null!==t.o)return n(60*t.o);const r=this.offset(n(86400));if(this.offset(n(r))===r)return n(r);const e=this.offset(n(-86400));return this.offset(n(e))===e?n(e):n(r)}};
//|798
const sh=class{constructor(t,n){this.mode=t,this.context=n.context??{},this.strict=!0===n.strict,this.moment="submit",this.Xt=!0,this.host=null,this.ruleTexts=n.ruleTexts,this.translations=n.translations,this.now=n.now,this.pe=null}get S(){return this.pe??=oh.of(this.now)}};
//externals|718 749 801 802 803
const uh=class{constructor(t,n){const r=t.program.externals.filter(({name:t})=>"function"!=typeof n[t]).map(({name:t})=>`'${t}'`);if(r.length>0)throw new Rc(`the form needs external rules that were not supplied: ${r.join(", ")}`);this.session=t,this.externals=n,this.answers=new Map,this.de=new Map,this.kept=new Map,this.waiting=[]}dt(t){return this.answers.get(hl(t))}fe(){for(const[t,n]of this.answers)void 0===n.accepted&&this.answers.delete(t)}be(t){const[n,r]=[new Map,new Set];for(const{standing:e}of t)for(const{question:t,isPending:i}of e.bt)r.add(hl(t)),i&&n.set(hl(t),t);for(const t of this.answers.keys())r.has(t)||this.answers.delete(t);this.we(n)}we(t){for(const[n,{ge:r}]of this.de)t.has(n)&&!this.session.me||(this.de.delete(n),r.abort());for(const[n,r]of this.session.me?[]:t){if(this.de.has(n))continue;const t=new AbortController;this.de.set(n,{ge:t}),this.answer(r,n,t.signal).then(r=>this.take(n,t,r))}if(0===this.de.size)for(const t of this.waiting.splice(0))t()}async settle(){for(;this.de.size>0;)await new Promise(t=>this.waiting.push(t))}take(t,n,r){this.de.get(t)?.ge===n&&(this.de.delete(t),this.answers.set(t,r),this.session.update())}async answer(t,n,r){const{debounce:e,timeout:i,cache:o,retries:s=0}=t.rule,u=this.kept.get(n);if(u&&u.end>performance.now())return u.answer;if(e&&!await hh(lh(e),r))return{reason:"cancelled"};const c=new AbortController;r.addEventListener("abort",()=>c.abort(),{once:!0});const l=this.je(t,s,c.signal),h=i&&hh(lh(i),c.signal).then(()=>({reason:"timed out"})),f=await(h?Promise.race([l,h]):l);return c.abort(),o&&void 0!==f.accepted&&this.kept.set(n,{answer:f,end:performance.now()+lh(o)}),this.kept.size>1024&&this.kept.delete(this.kept.keys().next().value),f}async je(t,n,r){const{rule:e,value:i,arguments:o}=t,s=Object.fromEntries(e.parameters.map((t,n)=>[t,o[n]??null]));for(;;)try{return ch(await this.externals[e.name](i,{signal:r,arguments:s}))}catch(t){if("AbortError"===t?.name||r.aborted)return{reason:"cancelled"};if(n--<=0)return{reason:t?.message?`failed: ${t.message}`:"failed"}}}};
//externals|
function ch(t){if("boolean"==typeof t)return{accepted:t};if("string"==typeof t)return{accepted:!1,message:t};throw new TypeError("an external rule answers true, false or a message")}
//externals|132
const lh=t=>Number(qn(t).y)/1e6;
//externals|
const hh=(t,n)=>new Promise(r=>{const e=setTimeout(()=>r(!0),Math.min(t,2147483647));n.addEventListener("abort",()=>{clearTimeout(e),r(!1)},{once:!0})});
//module list|754 761 762 807 809
function fh(t,n,r){bh(t,e=>{const i=ph(t,r,e.length);dl(n,t.Zr.type.item,[...t.path,i]);const o=yl(t.session,t);return e.splice(i,0,o),()=>kl(t.session,o,n)})}
//module list|807 809
function ah(t,n,r){bh(t,e=>{const i=e.length-1;e.splice(ph(t,r,i),0,...e.splice(ph(t,n,i),1))})}
//module list|807 809
function mh(t,n){bh(t,r=>{r.splice(ph(t,n,r.length-1),1)})}
//module list|808
function ph(t,n,r){if(Number.isInteger(n)&&n>=0&&n<=r)return n;throw dh(t)}
//module list|371 718
const dh=t=>new Rc(`there is no such row in '${fo(t.path)}'`);
//module list|757 764 808
function bh(t,n){if("list"!==t.Zr.type.name)throw dh(t);gl(t);const r=[...t.Vr??[]],e=n(r);t.Vr=r,t.content=void 0,e?.(),t.ne=!0,xl(t)}
//|371 754 757 758 759 804 805 806
const wh=class{#i;constructor(t){this.#i=t}get path(){return fo(this.#i.path)}get label(){return this.#i.Zr.shownLabel}get text(){return this.#i.ee.shown(this.#i.se??"")}get value(){return this.#i.value}get state(){return this.#i.status.state}get violations(){return this.#i.status.violations}get warnings(){return this.#i.status.warnings}get undecided(){return this.#i.status.undecided}get isActive(){return this.#i.status.isActive}get isPending(){return this.#i.status.isPending}get isReadOnly(){return this.#i.isReadOnly}set isReadOnly(t){this.#o(n=>n.re=t)}get isEnabled(){return this.#i.isEnabled}set isEnabled(t){this.#o(n=>n.isEnabled=t)}get rowCount(){return this.#i.Vr?.length??0}edit(t){return jl(this.#i),this.#i.session.edit(this.#i,t)}set(t){this.#o((n,r)=>{gl(n),dl(t,n.Zr.type,n.path),n.te=!1,vl(r,t,n,!1)})}focus(){this.#o((t,n)=>n.he(t))}leave(){this.#o((t,n)=>n.ce===t?n.he(null):n.leave(t,n.ce))}insert(t,n=this.rowCount){this.#o(r=>fh(r,t,n))}move(t,n){this.#o(r=>ah(r,t,n))}remove(t){this.#o(n=>mh(n,t))}#o(t){const{session:n}=this.#i;jl(this.#i),t(this.#i,n),n.update()}};
//|23 28 61 360 371 382 393 658 718 748 753 755 756 764 767 769 770 771 775 799 800 810 816 817 812 813 814 815
const gh=class{constructor(t,{values:n={},context:r={},externals:e={},...i}){this.program=t.program,this.form=t.Zr,this.options={mode:"first-per-field",...i},this.context=r,this.Et=new hc(t.program),this.host=t.program.externals.length>0?new uh(this,e):null,this.root=new El(this,this.form,null,null),this.ce=null,this.le=!1,this.me=!1,this.ve=new Set,pl(n,this.form,[]),wl(this,this.root),bl(this,n,this.root,!0);for(const t of this.root.Qr())t.Gr=ll(t.given),t.Yr=!1;this.update()}update(){this.Oe();for(const t of this.root.ue())t.standing=this.judge(t);Fl(this),this.host?.be(this.root.ue());for(const t of[...this.ve])t()}T(t){return Object.assign(new sh("all",this.options),{context:this.context,host:this.host},t)}Oe(){const t=new Array(this.form.slotCount).fill(null);this.ye=new co(t,!1),this.ke(this.root,{frame:_o(this.form,0),outer:[],items:[]},t),this.Et.Rn(this.form,this.T(),t);for(const t of this.root.Qr())void 0!==t.Zr.computed&&(t.content=Oo(this.Et,t.slot,t.Zr.type))}ke(t,n,r){t.place=n;const{base:e}=n.frame;r[e]=new kt(10,void 0);for(const i of t.fields){const o=e+i.Zr.slot;if(i.Hr||null!==i.Vr&&i.Kr)this.layOutInside(i,o,n,r);else{const t=void 0!==i.Zr.computed?void 0:i.Vr?.map(t=>t.value)??i.content;this.ye.value(t,i.Zr.type,o,0),i.te&&r[o]&&(r[o].flags|=8),i.nested&&this.placeInstance(i.nested,jh(n,i,i.Zr.type.form,o,null))}t.form.objects.length>1&&this.showGroups(i,e,r)}}judge(t){const n=_l(t);if(null!==t.instance.Wr&&!this.isJudged(t.instance)||!1===n?.isEnabled)return Nl;const r=null!==n&&(null!==n.nested||null!==n.Kr),e=this.T({moment:t.moment,Xt:!r}),i=this.Et.Pn(t.entry,t.instance.place,e),{violations:o,bt:s,Jt:u}=i,c=[...u.values()].filter(t=>t.Ht).length;return{...i,fails:o.length>0,failsForGood:o.length>c,isPending:s.some(t=>t.isPending)}}get verdict(){let t="valid";for(const{standing:n}of this.root.ue()){if(n.isInvalid)return"invalid";n.Ot&&(t="undecided")}return t}edit(t,n){const r=t.se;if(null===r||!Tl.includes(t.Zr.type.name))throw new Rc(`'${fo(t.path)}' holds no text that could be edited`);if(t.isReadOnly||!t.isEnabled)throw new Rc(`'${fo(t.path)}' is read-only`);const e=t.ee.shown(r),i=[n.start,n.end].map(t=>vh(e,t)),o=this.T(),s={start:i[0],end:Math.max(...i),text:(u=n.text??"",u.replace(/\p{Surrogate}/gu,"\ufffd")),br:"forward"===n.direction};var u;const c=t.ee.gt(s,r,n=>void 0===t.Zr.filter||this.Et.canHold(n,t.Zr,t.instance.place,o));this.he(t);const l=r!==c.value||null!==t.Zr.notation;"refused"===c.disposition||!l&&t.te||(t.te=!0,t.Lr=!1,l&&(t.content=c.value,xl(t))),this.update();const{state:h,violations:f,warnings:a}=t.status,m=C(c.shown).slice(0,c.caret).join("").length;return{text:c.shown,value:t.value,caret:m,state:h,isRefused:"refused"===c.disposition,messages:[...f,...a].map(t=>t.message)}}he(t){if(this.ce===t)return;const n=this.ce;this.ce=t,n&&this.leave(n,t)}leave(t,n){const r=new Set;for(let t=n;t;t=t.instance.Wr)r.add(t);for(let n=t;n&&!r.has(n);n=n.instance.Wr)n.ne=!0,n.te=!1,n.unit.moment="blur"}ae(t){return 0==(3&this.Et.slots[t.slot].flags)&&(null===t.instance.Wr||this.ae(t.instance.Wr))}$e(){this.he(null),this.le=!0,this.host?.fe();for(const t of this.root.ue()){t.moment="submit";const n=_l(t);null!==n&&this.ae(n)&&(n.ne=!0)}this.update()}find(t,n=this.root){for(let r=1;r<=t.length;r++){const e=fo(t.slice(0,r)),i=n.fields.find(({Zr:t})=>t.Vt===e);if(!i)continue;const o=t.slice(r);if(0===o.length)return i;if(i.nested)return this.find(o,i.nested);const s=i.Vr?.[o[0]]?.instance;return s&&o.length>1?this.find(o.slice(1),s):null}return null}view(t){return t.view??=new wh(t)}};
//form|61 811 816
Object.assign(gh.prototype,{layOutInside(t,n,r,e){const{nested:i,Vr:o,Kr:s}=t;if(t.Hr)return this.ke(i,jh(r,t,t.Zr.type.form,n,null),e);const u=e[n]=new kt(9,void 0);[u.count,u.stride]=[o.length,s.slotCount],u.start=this.ye.append(u.count*u.stride),o.forEach((n,i)=>this.ke(n.instance,jh(r,t,s,u.item(i),i),e))}});
//nested|811 816
Object.assign(gh.prototype,{placeInstance(t,n){t.place=n;for(const r of t.fields){const{type:{form:t},slot:e}=r.Zr;r.nested&&this.placeInstance(r.nested,jh(n,r,t,n.frame.base+e,null))}}});
//group|61 811
Object.assign(gh.prototype,{showGroups(t,n,r){const{slot:e,computed:i}=t.Zr;if(t.Hr||null!==t.Vr||void 0!==t.content&&void 0===i)for(const i of t.instance.form.objects.slice(1))i.slot<e&&e<i.slot+i.slotCount&&(r[n+i.slot]=new kt(10,void 0))}});
//nested|811
Object.assign(gh.prototype,{isJudged(t){const{Wr:n}=t,r=this.Et.slots[n.slot];return!(!n.isEnabled||71&r.flags)&&(null!==t.Xr||!(10!==r.kind||32&r.flags))&&(null===n.instance.Wr||this.isJudged(n.instance))}});
//form|393
function jh(t,n,r,e,i){return{frame:_o(r,e,t.items.length+(null===i?0:1),null!==i&&i>0),outer:[...t.outer,{...t.frame,field:n.Zr}],items:null===i?t.items:[...t.items,i]}}
//|28 718
function vh(t,n){let[r,e]=[0,0];for(const i of C(t)){if(e>=n)break;r++,e+=i.length}if(e!==n)throw new Rc(`the offset ${n} is inside a character or outside of the text`);return r}
//|379 719 753 755 790 797 811
const Oh=class{#t;constructor(t,n){this.#t=new gh(t,n)}field(t){const n=this.#t.find(Bc(t));return n&&this.#t.view(n)}get fields(){return[...this.#t.root.Qr()].map(t=>this.#t.view(t))}get steps(){return this.#t.form.steps.map((t,n)=>new ih(this.#t,n))}get verdict(){return this.#t.verdict}get isPending(){return[...this.#t.root.ue()].some(t=>t.standing.isPending)}get violations(){return Ql(this.#t).filter(t=>"error"===t.severity)}get warnings(){return Ql(this.#t).filter(t=>"warning"===t.severity)}get values(){return go(this.#t.Et,this.#t.form,0)}get context(){return this.#t.context}set context(t){this.#t.context=t,this.#t.update()}update(t){pl(t,this.#t.form,[]),bl(this.#t,t,this.#t.root,!0),this.#t.update()}onChange(t){return this.#t.ve.add(t),()=>this.#t.ve.delete(t)}async settle(){await(this.#t.host?.settle())}async submit(){return this.#t.$e(),await this.settle(),this.verdict}end(){this.#t.me=!0,this.#t.host?.we(new Map),this.#t.ve.clear()}};
//|
const yh=["first-per-field","all","first"];
//|218 818 821 822 823
const kh=class{constructor(t,n,r=!0){this.program=t,this.Zr=n,this.hn=r,this.name=n.name,this.label=n.label??te(n.name)}session(t={}){return new Oh(this,t)}};
//module|820
Object.assign(kh.prototype,{validate(t,n={}){return void 0===n.step?this.judge(t,n):this.upTo(n.step).judge(t,n)}});
//module|820
Object.assign(kh.prototype,{upTo(t){const n=this.Zr.steps.find(n=>n.name===t);if(!n)throw new RangeError(`there is no step '${t}'`);return n.form??=new kh(this.program.limited(this.Zr,n),this.Zr,!1)}});
//module|354 715 799 819 820
Object.assign(kh.prototype,{judge(t,n){const{mode:r="first-per-field"}=n;if(!yh.includes(r))throw new RangeError(`'${r}' is no report mode`);if(!no(t))throw new TypeError("a record is an object");void 0===this.Zr.xe&&(this.Zr.xe=qc(this.program,this.Zr));const e=this.hn?this.Zr.xe:null;if(null!==e&&e.dr(t))return{verdict:"valid",violations:[],undecided:[]};const i=this.program.Et.judge(t,this.Zr,new sh(r,n),e);return{verdict:i.isInvalid?"invalid":i.Ot?"undecided":"valid",violations:i.violations,undecided:i.undecided}}});
//|702 820
function load(t){const n="string"==typeof t?JSON.parse(t):t,r=new Ac(n);return{forms:[...new Set(r.forms.map(({name:t})=>t))],form(t){const n=r.forms.find(n=>n.name===t);if(!n)throw new RangeError(`there is no form '${t}'`);return new kh(r,n)}}}
//|22 77 355
function $h(t){let n=0;const r=()=>{throw new SyntaxError(`not JSON at position ${n}`)},e=/[ \t\n\r]*/y,i=/"(?:[^"\\\0-\x1f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|[{}[\],:]/y,o=()=>{e.lastIndex=n,e.test(t),i.lastIndex=e.lastIndex;const o=i.exec(t)?.[0]??r();return n=i.lastIndex,o},s=t=>{const n='"'===t[0]?JSON.parse(t):r();return E(n)?n:r()},u=(t,n)=>(n>512&&r(),"{"===t?l(n):"["===t?c(n):"true"===t||"false"===t?"true"===t:"null"===t?null:/[-0-9]/.test(t[0])?It(t,!0):s(t)),c=t=>{const n=[];for(let e=o();"]"!==e;e=o())n.length>0&&(e=","===e?o():r()),n.push(u(e,t+1));return n},l=t=>{const[n,e,i]=[{},[],new Set];for(let c=o();"}"!==c;c=o()){e.length>0&&(c=","===c?o():r());const l=s(c);":"!==o()&&r(),Object.hasOwn(n,l)?i.add(l):e.push(l),Object.defineProperty(n,l,{value:u(o(),t+1),enumerable:!0,writable:!0,configurable:!0})}return Object.defineProperty(n,ro,{value:e}),i.size>0&&Object.defineProperty(n,eo,{value:i}),n},h=u(o(),0);return e.lastIndex=n,e.test(t),n=e.lastIndex,n===t.length?h:r()}
//module|71
export{Tt as Decimal};
//module|41
export{Z as ProgramError};
//module|718
export{Rc as SessionError};
//|824
export{load};
//module|825
export{$h as parse};
