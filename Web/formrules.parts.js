/* The FormRules runtime, minified by Scripts/minify.sh from the formrules.js of SHA-256 b92221c711db1b31992cafa31a5dd2be3621f6ef0f082ceaa67d5e1f27a9f378. */
//|
const[t,n,e,r]=[12,1,2,3];
//|
const[i,s,o]=[4,8,16];
//|0 1
const u=t|o;
//|0 1
const c=r|i|s;
//|0 1
const[l,h]=[n|i,e|s];
//|0 1
const[f,a]=[n|i|s,e|i|s];
//|5
const m=t=>t?f:a;
//|4
const p=t=>t?l:h;
//|1
const d=(t,n,e)=>t|(n?i:0)|(e?s:0);
//|
const b=t=>3&t;
//|
const w=t=>0!=(2&t);
//|0 1 2 5 8 9
function g(t){if(t&o)return b(t)===n?u:f|o;const r=b(t);return d(r===n?e:r===e?n:r,t&s,t&i)}
//|0 9 14
function v(t,n,e){const[i,s]=[b(t),b(n)];return 0===i||0===s?0!==i?t:0!==s?n:t|n:j(t,n,e,i===e||s===e?e:i===r||s===r?r:i)}
//|0 9 14
function y(t,i,s){const[o,u]=[b(t),b(i)],c=[s,r,0].find((t=>t===o||t===u))??(s===e?n:e);return j(t,i,s,c)}
//|0 1
function j(t,n,r,o){const[u,c]=r===e?[i,s]:[s,i];return o|t&n&u|(t|n)&c}
//|
const[O,k,$,x]=[0,1,2,3];
//|0 4
const M=[t,t,l,h];
//|0 12 13
const T=[(t,n)=>v(t,n,e),(t,e)=>v(t,e,n),(t,n)=>y(t,n,e),(t,e)=>y(t,e,n)];
//|
const E="\\t-\\r \\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000";
//|18
const S=new RegExp(`^[${E}]*$`);
//|18
const A=new RegExp(`^[${E}]+|[${E}]+$`,"g");
//|18
const N=new RegExp(`[${E}]+`,"g");
//|19
function _(t){const n=t.charCodeAt(0);return!(n>32&&n<128)&&S.test(t)}
//|
const I=String.prototype.isWellFormed?t=>t.isWellFormed():t=>!/\p{Surrogate}/u.test(t);
//|
function C(t){let n=t.length;for(let e=0;e<t.length;e++){const r=t.charCodeAt(e);r>=128&&(n+=r>=2048&&55296!=(63488&r)?2:1)}return n}
//|
function q(t){let n=t.length;for(let e=0;e<t.length;e++)56320==(64512&t.charCodeAt(e))&&n--;return n}
//|
var B;
//|26 28
function R(t){return z(t)?t.split(""):(B??=new Intl.Segmenter("und",{granularity:"grapheme"}),Array.from(B.segment(t),(t=>t.segment)))}
//|
function z(t){for(let n=0;n<t.length;n++){const e=t.charCodeAt(n);if(e>=768||13===e)return!1}return!0}
//|27 28
const F=t=>z(t)?t.length:R(t).length;
//|24 25 29
const P={characters:F,utf16:t=>t.length,scalars:q,bytes:C};
//|
function D(t,n){const e=Math.min(t.length,n.length);for(let r=0;r<e;r++){const[e,i]=[t.charCodeAt(r),n.charCodeAt(r)];if(e===i)continue;const s=[e,i].map((t=>55296==(63488&t)));return s[0]!==s[1]?s[0]?1:-1:e-i}return t.length-n.length}
//|
const U=t=>`limit reached: ${t}`;
//|
const Z={steps:1e7,stepsPerValue:256,mostSteps:2e8,keystrokeSteps:1e5,listLength:1e6,textLength:16777216,depth:128,slots:16<<20};
//|24 33
const J=t=>t.length>Z.textLength/3&&C(t)>Z.textLength;
//|27
function H(t){const n=t.split(/[_-]/).filter(Boolean).join(" "),e=R(n)[0]??"";return e.toUpperCase()+n.slice(e.length)}
//|24 27
function L(t){if(C(t)<=80)return t;const n=R(t);return n.length<=80?t:n.slice(0,80).join("")+"\u2026"}
//|
const V=class extends Error{constructor(t){super(t),this.name="ProgramError"}};
//|
const Y=["none","constant","parameter","field","previous","previousItem","context","computed","item","computation","itemPath"];
//|38
const[K,G,W,Q,X,tt,nt,et,rt,it,st]=Y.keys();
//|39
const ot={kind:K,at:0};
//|37 38 39 40
function ut(t){if(null==t)return ot;const[[n,e]]=Object.entries(t),r=Y.indexOf(n);if(r<1)throw new V(`the operand '${n}' is not known`);return r===rt?{kind:r,level:e[0],at:e[1]}:{kind:r,at:e}}
//|41
const ct=({name:t,operand:n})=>({name:t,operand:ut(n)});
//|
const[lt,ht,ft,at,mt,pt,dt,bt,wt,gt,vt,yt,jt,Ot,kt,$t,xt]=Array(17).keys();
//|43
const Mt={text:mt,choice:mt,integer:at,number:at,boolean:ft,date:pt,month:xt,time:dt,datetime:bt,file:wt};
//|
const Tt=1;
//|
const Et=2;
//|
const St=4;
//|
const At=8;
//|
const Nt=16;
//|
const _t=32;
//|
const It=64;
//|
const Ct=128;
//|45 46
const qt=Tt|Et;
//|46 47 51
const Bt=Et|St|It;
//|52 54
const Rt=Ct|Bt;
//|45 54
const zt=Tt|Bt;
//|43 47 51 57 58
const Ft=class{constructor(t,n){this.kind=t,this.value=n,this.flags=0}item(t){return this.start+t*this.stride}get i(){return this.isMap?this.stride-1:this.stride}get u(){return this.kind===vt&&!this.isOwn&&0==(this.flags&St)}get l(){return this.kind===gt&&0==(this.flags&(St|It))}get keys(){const t=new Ft(this.isMap?gt:lt);return[t.start,t.count,t.stride,t.order]=[this.start-1,this.count,this.stride,this.order],t}get items(){if(this.kind===gt)return this;const t=new Ft(this.kind===vt&&this.isOwn?gt:lt);return t.kind===lt||([t.flags,t.isMap,t.order]=[this.flags,!0,this.order],[t.start,t.count,t.stride]=[this.start+1,this.count,2]),t}p(t){return null===this.order?t:this.order[t]}g(t){this.flags|=It,this.reason=t}copy(){return Object.assign(new Ft(this.kind,this.value),this)}};
//|57
Object.assign(Ft.prototype,{start:0,count:0,stride:0,order:null,isMap:!1,isOwn:!1,isKey:!1,form:null,text:null,given:null,reason:null,unknown:null});
//|43 57
const Pt=Object.freeze(new Ft(lt,void 0));
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
const[Dt,Ut]=[-719162,2932896];
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
const Zt=864e11;
//|
const Jt=(t,n)=>String(t).padStart(n,"0");
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
function Ht(t,n){return 2===t?n%4!=0||n%100==0&&n%400!=0?28:29:4===t||6===t||9===t||11===t?30:31}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|63
function Lt(t,n,e){if(t<1||t>9999||n<1||n>12||e<1||e>Ht(n,t))return null;const r=n<=2?t-1:t,i=Math.floor(r/400),s=r-400*i,o=Math.floor((153*(n>2?n-3:n+9)+2)/5)+e-1;return 146097*i+(365*s+Math.floor(s/4)-Math.floor(s/100)+o)-719468}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
function Vt(t){const n=t+719468,e=Math.floor(n/146097),r=n-146097*e,i=Math.floor((r-Math.floor(r/1460)+Math.floor(r/36524)-Math.floor(r/146096))/365),s=r-(365*i+Math.floor(i/4)-Math.floor(i/100)),o=Math.floor((5*s+2)/153),u=o<10?o+3:o-9;return{year:i+400*e+(u<=2?1:0),month:u,day:s-Math.floor((153*o+2)/5)+1}}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|60
const Yt=t=>t>=Dt&&t<=Ut;
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
const Kt=t=>t>=12&&t<12e4;
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|65 69
const Gt=t=>Wt(Vt(t));
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
const Wt=({year:t,month:n})=>12*t+n-1;
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|63 64 65
function Qt(t,n){const{year:e,month:r,day:i}=Vt(t),s=12*e+r-1+n;if(s<12||s>=12e4)return null;const[o,u]=[Math.floor(s/12),s%12+1];return Lt(o,u,Math.min(i,Ht(u,o)))}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|64
function Xt(t){const n=/^(\d{4})-(\d\d)-(\d\d)$/.exec(t);return n&&Lt(+n[1],+n[2],+n[3])}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
function tn(t){const n=/^(\d{4})-(\d\d)$/.exec(t);return!n||+n[1]<1||+n[2]<1||+n[2]>12?null:12*+n[1]+ +n[2]-1}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
function nn(t){const n=/^(\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?$/.exec(t);if(!n)return null;const[e,r,i=0]=n.slice(1,4).map((t=>t&&+t));return e>23||r>59||i>59?null:1e9*(3600*e+60*r+i)+ +(n[4]??"").padEnd(9,"0")}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|71 73 75
function en(t){const n=/^(.{10})[Tt ](.{5,18}?)(?:([Zz])|([+-])(\d\d):(\d\d))?$/.exec(t);if(!n)return null;const[e,r]=[Xt(n[1]),nn(n[2])];if(null===e||null===r||n[5]>23||n[6]>59)return null;const i=n[4]?(60*n[5]+ +n[6])*("-"===n[4]?-1:1):null;return rn(e,r,n[3]?0:i)}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
function rn(t,n,e=null){return{s:86400*t+Math.floor(n/1e9),n:n%1e9,o:0===e?0:e}}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
const sn=t=>Math.floor(t.s/86400);
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|76
const on=t=>1e9*(t.s-86400*sn(t))+t.n;
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|62 65
function un(t){const{year:n,month:e,day:r}=Vt(t);return`${Jt(n,4)}-${Jt(e,2)}-${Jt(r,2)}`}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|62
const cn=t=>`${Jt(Math.floor(t/12),4)}-${Jt(t%12+1,2)}`;
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|62
function ln(t){const n=Math.floor(t/1e9),e=[n/3600,n/60%60,n%60].map((t=>Jt(Math.floor(t),2))).join(":");return t%1e9==0?e:`${e}.${Jt(t%1e9,9).replace(/0+$/,"")}`}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|62 76 77 78 80
function hn(t){const n=`${un(sn(t))}T${ln(on(t))}`;if(null===t.o)return n;if(0===t.o)return n+"Z";const e=Math.abs(t.o);return`${n}${t.o<0?"-":"+"}${Jt(Math.floor(e/60),2)}:${Jt(e%60,2)}`}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
const fn=(t,n)=>Math.sign(t.s-n.s||t.n-n.n);
//|93 96 97 98 107 108
function an(t,n){if(0===n)return t;if(0===t)return n;const e=Mn(t)||Mn(n),[r,i]=Tn(t),[s,o]=Tn(n),u=Math.min(i,o);return Math.max(i,o)-u>2*On?e?Rn(t)>Rn(n)?t:n:null:xn(r*Bn(i-u)+s*Bn(o-u),u,e)}
//|96 98
function mn(t,n){const[e,r]=Tn(t);return xn(e,r+n)}
//|96 97 98
function pn(t,n){const[e,r]=Tn(t),[i,s]=Tn(n);return xn(e*i,r+s,Mn(t)||Mn(n))}
//|93 96 97 98 106 107
function dn(t,n){const[e,r]=Tn(t),[i,s]=Tn(n),o=qn(i);let u=qn(e)/o,c=qn(e)%o,l=r-s;for(;0n!==c&&u<Bn(On-1);)u=10n*u+10n*c/o,c=10n*c%o,l-=1;return(c>o-c||c===o-c&&u%2n===1n)&&(u+=1n),xn(e<0n!=i<0n?-u:u,l,0n!==c||Mn(t)||Mn(n))}
//|95
const bn=t=>"number"==typeof t?-t||0:new $n(-t.digits,t.exponent,t.v);
//|93 98 106 107
function wn(t,n){const[e,r]=Tn(t),i=-r-n;if(i<=0)return null;if(i>On)return{kept:0n,rest:1n,unit:10n,digits:e};const s=Bn(i);return{kept:e/s,rest:qn(e)%s,unit:s,digits:e}}
//|88 96
function gn(t,n){const e=wn(t,n);if(!e)return t;const r=e.rest>=e.unit-e.rest?e.digits<0n?-1n:1n:0n;return xn(e.kept+r,-n)??t}
//|88 96
function vn(t){const n=wn(t,0);return n&&0n!==n.rest?xn(n.digits<0n?n.kept-1n:n.kept,0)??t:t}
//|92 98 106
function yn(t,n){const[e,r]=Tn(t),[i,s]=Tn(n);if(0n===e)return!0;if(0n===i)return!1;const o=r-s,u=jn(qn(e)),c=jn(qn(i));return u.twos+o>=c.twos&&u.fives+o>=c.fives&&e%c.rest===0n}
//|
function jn(t){let[n,e,r]=[t,0,0];for(;n%2n===0n;e++)n/=2n;for(;n%5n===0n;r++)n/=5n;return{twos:e,fives:r,rest:n}}
//|
const On=38;
//|
const kn=Symbol("too many digits");
//|94 101 111
const $n=class{constructor(t,n,e=!1){this.digits=t,this.exponent=n,this.v=e&&BigInt.asIntN(64,t)!==t,Object.freeze(this)}static from(t){const n=An(String(t),!0);if(null===n||n===kn)throw new RangeError(`'${t}' is not a number of 38 digits`);return n}toString(){return Pn(this)}toJSON(){return this.toString()}};
//|93 95 96 106 107
function xn(t,n,e=!1){if(0n===t)return 0;const r=String(t),i=r.replace(/0+$/,""),s=i.length-(t<0n?1:0),o=n+r.length-i.length;if(s>On&&e){const n=Bn(s-On),e=qn(BigInt(i)),r=e%n;return xn((e/n+(r>n-r||r===n-r&&e/n%2n===1n?1n:0n))*(t<0n?-1n:1n),o+s-On,!0)}return s>On||Math.abs(o)>2147483647?null:o>=0&&s+o<=15?Number(i)*10**o:new $n(BigInt(i),o,e)}
//|
const Mn=t=>"object"==typeof t&&t.v;
//|
function Tn(t){return"number"==typeof t?[BigInt(t),0]:[t.digits,t.exponent]}
//|
const En=/^(-?)(\d+)(?:\.(\d+))?$/;
//|
const Sn=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;
//|93 94 96 99 100
function An(t,n=!1){const e=(n?Sn:En).exec(t);if(!e)return null;const[,r,i,s="",o="0"]=e;if(""===s&&i.length<=15&&"0"===o)return Number(r+i)||0;const u=(i+s).replace(/^0+/,"").replace(/0+$/,"");if(""===u)return 0;const c=/0*$/.exec(i+s)[0].length;return u.length>On?kn:xn(BigInt(r+u),c-s.length+Number(o))??kn}
//|101 103
function Nn(t){return _n(t)?t||0:An(String(t),!0)}
//|
const _n=t=>Number.isInteger(t)&&t<1e15&&t>-1e15;
//|
const In=t=>"number"==typeof t||t.exponent>=0;
//|
const Cn=t=>"number"==typeof t?t<0:t.digits<0n;
//|
const qn=t=>t<0n?-t:t;
//|
const Bn=t=>10n**BigInt(t);
//|98 106
function Rn(t){const[n,e]=Tn(t);return String(qn(n)).length-1+e}
//|98 107 108
function zn(t,n){if("number"==typeof t&&"number"==typeof n)return t<n?-1:t>n?1:0;const[e,r]=Tn(t),[i,s]=Tn(n),[o,u]=[e,i].map((t=>t<0n?-1:t>0n?1:0));if(o!==u)return o<u?-1:1;if(0===o)return 0;const c=Rn(t)-Rn(n);if(0!==c)return c<0?-o:o;const l=r-s,[h,f]=[e*Bn(Math.max(l,0)),i*Bn(Math.max(-l,0))];return h<f?-1:h>f?1:0}
//|87 90 105 108 111
function Fn(t,n){if("number"==typeof t)return t;const e=n?bn(vn(bn(t))):vn(t);return"number"==typeof e?e:Rn(e)>30?Cn(t)?-1/0:1/0:Number(Pn(e))}
//|106
function Pn(t){if("number"==typeof t)return String(t);const n=t.digits<0n?"-":"",e=String(qn(t.digits)),r=t.exponent;if(r>=0&&e.length+r<=40)return n+e+"0".repeat(r);const i=e.length+r;return r<0&&i>0?`${n}${e.slice(0,i)}.${e.slice(i)}`:r<0&&-r<=40?`${n}0.${"0".repeat(-i)}${e}`:`${n}${e}e${r}`}
//|22 43 50 52
function Dn(t){switch(t.kind){case mt:return _(t.value)&&0==(t.flags&Ct);case lt:return!0;case ht:return 0==(t.flags&Ct);case gt:return 0===t.count&&0==(t.flags&Ct);case vt:return 0!=(t.flags&_t);default:return!1}}
//|43
const Un=t=>t.kind===mt?t.value:t.text??"";
//|43
const Zn=t=>t.kind===pt||t.kind===xt||t.kind===dt||t.kind===bt;
//|43 52
const Jn=t=>t.kind===mt&&0!=(t.flags&Ct)&&!t.isKey;
//|95 109 114
function Hn(t,n,e){const r=t.value===n.value||Zn(t)&&JSON.stringify(t.value)===JSON.stringify(n.value)||t.value instanceof $n&&n.value instanceof $n&&0===zn(t.value,n.value);return t.kind===n.kind&&r&&t.start===n.start&&t.count===n.count&&(t.flags&~e)==(n.flags&~e)}
//|43 66 67 78 79 80 81
function Ln(t){switch(t.kind){case pt:return Yt(t.value)?un(t.value):null;case xt:return Kt(t.value)?cn(t.value):null;case dt:return ln(t.value);default:return hn(t.value)}}
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
const Vn={ms:1e6,s:1e9,min:6e10,h:36e11,d:864e11,w:6048e11};
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|37 85 98 101 107 118
function Yn(t){const[,n,e,r]=/^(-?)([0-9.]+)(\w+)$/.exec(t)??[],i=e&&An(e),s="mo"===r?1:"y"===r?12:Vn[r];if(null==i||!s)throw new V(`'${t}' is not a duration`);const[o,u]=Tn(pn(i,s)??0),c=u<0?o/Bn(-u):o*Bn(u),l=n?-c:c;return"mo"===r||"y"===r?{text:t,months:Number(l)}:{text:t,nanoseconds:l}}
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
const Kn=(t,n)=>("years"===t?Math.trunc(n/12):n)||0;
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|68 70
function Gn(t,n,e,r){const i=Gt(e)-Gt(t),s=Qt(t,i);if(null===s)return i;const o=s-e||n-r;return(t-e||n-r)<=0?o>0?i-1:i:o<0?i+1:i}
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|43 67 70 75 76 77
function Wn(t,n,e){if(t===xt)return Kt(n+e)?n+e:null;if(t===pt)return Qt(n,e);if(t!==bt)return null;const r=Qt(sn(n),e);return null===r?null:rn(r,on(n),n.o)}
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|43 61 66 76
function Qn(t,n,e){const r=Number(e/1000000000n),i=Number(e%1000000000n);if(t===pt){const t=n+Math.trunc(r/86400);return Yt(t)?t:null}if(t===dt)return((n+r%86400*1e9+i)%Zt+Zt)%Zt;const s=n.n+i,o=Math.floor(s/1e9),u={s:n.s+o+r,n:s-1e9*o,o:n.o};return Yt(sn(u))?u:null}
//|
const[Xn,te,ne,ee]=[0,1,2,3];
//|
const re=class{constructor(t,n,e,r){this.slot=t,this.storage=n,this.isEmpty=e,this.position=r,this.isSecret=!1}};
//|43 124 125
const ie=t=>new re(t,ne,t.kind===lt,-1);
//|59 126
const se=Object.freeze(ie(Pt));
//|43 57 126
const oe=t=>ie(new Ft(at,t));
//|124 125
function ue({slot:t,storage:n,isEmpty:e,isSecret:r}){const i=new re(t,n===Xn?ee:n,e,-1);return i.isSecret=r,i}
//|43 46 51
const ce=({slot:t,isEmpty:n})=>0!=(t.flags&Et)&&!n||0!=(t.flags&It)&&t.kind===lt;
//|43 57 126
function le(t){const n=new Ft(at,null);return n.g(t),ie(n)}
//|43 59 76 77 120 121 127 128 133 135 142
function he(t,n,e,r){const i=[e,r].map((({slot:t})=>t.kind===mt?ye(t.value)?.slot??Pt:t));if("days"!==n&&i.some((t=>t.kind===xt))){const[e,r]=i.map((n=>me(t,n)));if(null!==e&&null!==r)return oe(Kn(n,r-e))}const[s,o]=[e,r].map((n=>fe(t,n)));if(null===s||null===o)return se;const[u,c]=[on(s),on(o)],[l,h]=[sn(s),sn(o)];if("days"!==n)return oe(Kn(n,Gn(l,u,h,c)));const f=h-l;return oe(f>0&&c<u?f-1:f<0&&c>u?f+1:f)}
//|134
function fe(t,n){const e=ae(n);return null===e||null===e.o?e:t.request.O.j(t.request.O.k(e))}
//|43 64 75 142
function ae({slot:t}){const n=t.kind===mt?ye(t.value)?.slot:t;return n?.kind===pt?rn(n.value,0):n?.kind===xt?rn(Lt(Math.floor(n.value/12),n.value%12+1,1),0):n?.kind===bt?n.value:null}
//|43 68 76
function me(t,n){return n.kind===xt?n.value:n.kind===pt?Gt(n.value):n.kind!==bt?null:null===n.value.o?Gt(sn(n.value)):Gt(t.request.O.$(t.request.O.k(n.value)))}
//|32 43 54 57 114 122 123 126 127 136 142
function pe(t,n){if(t.slot.flags&Bt)return t;if(t.slot.kind===mt){const e=ye(t.slot.value);return null===e?se:pe(e,n)}const{kind:e}=t.slot;if(!Zn(t.slot)||e===xt&&void 0===n.months)return se;const r=new Ft(e,t.slot.value);r.flags=t.slot.flags;const i=void 0===n.months?Qn(e,r.value,n.nanoseconds):Wn(e,r.value,n.months);return null===i?r.g(U("years of the calendar")):r.value=i,ie(r)}
//|
const de=(...t)=>t.reduce(((t,n)=>t|1<<n),0);
//|43 137
const be=~de(lt);
//|43 137
const we=de(mt,pt,xt,dt,bt);
//|43 137 139
const ge=we|de(at);
//|43 94 101 115
function ve({slot:t}){if(t.kind===at)return t.value;if(t.kind!==mt||Jn(t))return null;const n=An(t.value);return n===kn?null:n}
//|43 57 71 72 73 74 126
function ye(t){for(const[n,e]of[[pt,Xt],[bt,en],[dt,nn],[xt,tn]]){const r=e(t);if(null!==r)return ie(new Ft(n,r))}return null}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations between less lessOrEqual greater greaterOrEqual|43 82 109 114 135 137 142 143 144 145
function je(t,n,e){const[r,i]=[n.slot,e.slot];if(r.kind===at&&i.kind===at)return zn(r.value,i.value);if(r.kind===mt&&i.kind===mt){const s=ke(n,e);if(null!==s)return s;const[o,u]=[ye(r.value),ye(i.value)];return null===o||null===u?null:je(t,o,u)}if(r.kind===mt&&i.kind===at)return ke(n,e);if(r.kind===mt&&Zn(i)){const n=ye(r.value);return null===n?null:je(t,n,e)}if(i.kind===mt&&(r.kind===at||Zn(r))||i.kind===xt&&(r.kind===pt||r.kind===bt)){const r=je(t,e,n);return null===r?null:-r||0}if(r.kind===xt&&(i.kind===pt||i.kind===bt))return Math.sign(r.value-me(t,i));const s=de(r.kind,i.kind);if(s===de(bt)||s===de(pt,bt))return fn(Oe(t,r),Oe(t,i));if(r.kind!==i.kind)return null;if(Zn(r))return Math.sign(r.value-i.value);const o=r.kind===jt?t=>t.value:r.kind===yt?t=>t.value.nanoseconds:null;return null===o?null:o(r)<o(i)?-1:o(r)>o(i)?1:0}
//|43 75
function Oe(t,n){return t.request.O.k(n.kind===pt?rn(n.value,0):n.value)}
//|109 141
function ke(t,n){const[e,r]=[ve(t),ve(n)];return null===e||null===r?null:zn(e,r)}
//computations|43 57 126 127 136 147 148 149 150 152 162
function $e(t,n){switch(n.name){case"today":return ie(new Ft(pt,t.request.O.$(t.request.O.now)));case"now":{const n=t.request.O.j(t.request.O.now);return null===n?se:ie(new Ft(bt,n))}case"key":return Me(t);case"offset":return pe(Fe(t,n.operand),n.shift);case"entry":return xe(t,Fe(t,n.operand),Fe(t,n.key),n.slot);case"operation":return"count_filled"===n.operation?Te(t,n.operands):"first_filled"===n.operation?Ee(t,n.operands):Ae(t,n.operation,n.operands);default:return se}}
//computations|31 46 51 124 127 163
function xe(t,n,e,r){if(n.slot.flags&It)return n;if(!n.slot.isMap||n.storage!==Xn||r>=n.slot.i)return se;let[i,s]=[0,n.slot.count];for(;i<s;){const o=i+s>>1,u=n.slot.item(o),c=D(t.slots[u-1].value,e.slot.value);if(0===c){const e=Pe(t,u+r);return n.slot.flags&Et&&!e.isEmpty&&(e.slot=e.slot.copy(),e.slot.flags|=Et),e}c<0?i=o+1:s=o}return se}
//computations|127 163
function Me(t){const n=t.loops.at(-1);return n&&0!==n.next&&n.list.isMap?Pe(t,n.list.item(n.list.p(n.next-1))-1):se}
//computations|128 130 162
function Te(t,n){let e=0;for(const r of n){const n=Fe(t,r);if(ce(n))return n;n.isEmpty||e++}return oe(e)}
//computations|127 129 162 164
function Ee(t,n){for(const e of n){const n=Fe(t,e);if(null!==De(t,n))return n;if(!n.isEmpty)return ue(n)}return se}
//computations|129 143
function Se(t,n,e){const r="min"===n?-1:1;let i=e[0];for(const n of e.slice(1)){const e=je(t,n,i);null!==e&&Math.sign(e)===r&&(i=n)}return ue(i)}
//computations|43 65 76 127 128 132 134 151 153 154 162 164
function Ae(t,n,e){const r=[];let i=null;for(const n of e){const e=Fe(t,n);if(null!==De(t,e))i??=e;else if(e.isEmpty)return se;r.push(e)}if(i)return i;switch(n){case"length":return Ne(r[0]);case"min":case"max":return Se(t,n,r);case"years":case"months":case"days":return he(t,n,...r);case"year":case"month":case"weekday":{const t=ae(r[0]);if(null===t)return se;const e=sn(t);return oe("weekday"===n?((e+3)%7+7)%7+1:Vt(e)[n])}default:return r.some((t=>t.slot.kind!==at))?se:_e(n,r.map((t=>t.slot.value)))}}
//computations|29 32 34 43 127 128 131
function Ne({slot:t}){return t.kind!==mt?se:J(t.value)?le(U("text length")):oe(F(t.value))}
//computations|83 85 86 87 89 105 128 131 155
function _e(t,[n,...e]){if("negate"===t)return oe(bn(n));if("abs"===t)return oe(Cn(n)?bn(n):n);let r=n;for(const n of e){if("divide"===t&&0===n)return le("division by zero");if("round"===t)return oe(gn(r,Rn(i=n)>9?Cn(i)?-1e9:1e9:Fn(i,!1)));if(r={add:an,multiply:pn,divide:dn}[t](r,n),null===r)return le("more than 38 digits")}var i;return oe(r)}
//computations|105 108 110

//|
function Ie(t,n){return n<0||!t.frame.form.parameters?null:t.frame.form.parameters.find((e=>t.frame.base+e.slot===n))??null}
//|159 161
function Ce(t,n){return n<0?null:(null!==t.T&&n>=t.T?Be(t,n-t.T):null)??ze(t.frame.form,n-t.frame.base)}
//|161
function qe(t,n){const e=t.aggregateItems.findLast((t=>t?.form&&t.position<n&&n<t.position+t.form.slotCount));return e?ze(e.form,n-e.position):null}
//|161
function Be(t,n){const e=(t.program.contexts??[]).findLast((t=>t.slot<=n));if(!e||e.slot===n)return e??null;const r=e.type.form?ze(e.type.form,n-e.slot):null;return r&&{...r,isSecret:r.isSecret||e.isSecret}}
//|
function Re(t){const{field:n,firstItem:e}=t.frame;let r=n?.type??null;for(let n=e;n<t.itemIndices.length;n++)r?.item&&"any"!==r.name&&(r=r.item);return r}
//|161
function ze(t,n){const e=t.fields.findLast((t=>t.slot<=n));return e&&e.slot!==n?e.type.form?ze(e.type.form,n-e.slot):null:e??null}
//|39 112 124 125 127 146 163
function Fe(t,n){switch(n.kind){case G:{const e=t.program.constants[n.at];return new re(e,te,Dn(e),-1)}case Q:return Pe(t,t.frame.base+n.at);case W:return t.arguments[t.argumentBase+n.at];case it:return $e(t,t.program.computations[n.at]);case et:{const e=Pe(t,t.frame.base+n.at);return e.storage=ee,e}case nt:return null===t.T?se:Pe(t,t.T+n.at);case X:{const{form:e,base:r,follows:i}=t.frame;return i?Pe(t,r-e.slotCount+n.at):se}case tt:{const e=t.loops.at(-1);return e&&e.next>1&&!e.list.isMap&&n.at<e.list.stride?Pe(t,e.list.item(e.next-2)+n.at):se}case rt:{const e=(t.aggregateItems[n.level]?.position??NaN)+n.at;return e<t.slots.length?Pe(t,e):se}default:return se}}
//|45 59 112 124 125
function Pe(t,n){const e=t.slots[n],r=e.flags&Tt?Pt:e;return new re(r,Xn,Dn(r),n)}
//|47 51 54 165
function De(t,n){const{flags:e}=n.slot;return 0==(e&Bt)||n.isEmpty&&0==(e&(St|It))?null:Ue(t,n)}
//|32 35 156 157 158
function Ue(t,n){const{position:e}=n;if(e<0)return n.slot.reason??U("digits of a number");const r=t.S.get(e);if(void 0!==r)return r;const i=t.aggregateItems.length>0?qe(t,e):null;if(i)return`unreadable: ${i.shownLabel}`;const s=Ie(t,e);if(s)return`unreadable: ${H(s.name)}`;const o=Ce(t,e<t.frame.base&&t.frame.follows?e+t.frame.form.slotCount:e);return`unreadable: ${o?.shownLabel??"a value in it"}`}
//|48
function Ze(t){return t.isReplaying||0!=(t.subject.slot.flags&At)}
//|0 43 46 51 52 54 55 164 168 169
function Je(n,e){const{subject:r}=n,{test:i}=e,{flags:s}=r.slot;if(!r.isEmpty&&0==(s&Rt))return i.answer(n,e);const o=r.isEmpty?s&~Et:s,u=r.slot.kind===lt?Et|It:Et,c=o&("nothing"===i.reads?0:"presence"===i.reads?u:Bt)?De(n,r):null;return null!==c?Le(n,c,e):(r.isEmpty?!i.judgesEmpty:s&Ct&&!He(n,i))?t:i.answer(n,e)}
//|43 137
function He(t,n){const{kind:e}=t.subject.slot,r=e===ht?de(ft):e===vt?de(ft,vt):de(e);return 0!=(n.kinds&r)}
//|3
function Le(t,n,e,r="blocks"){return t.lastUnknown={reason:n,step:t.program.N(e)??e,policy:r},c}
//|32 169
function Ve(t,n){return Le(t,U("steps"),n)}
//|40 162 164 169
function Ye(t,n){const e=Fe(t,n.operands[0]??ot),r=De(t,e);return null===r?e:(Le(t,r,n),null)}
//|
function Ke(t,n){return t.field.refused===n.position}
//|43 94 101
function Ge(t){return t.subject.slot.kind===mt&&An(t.subject.slot.value)===kn}
//|43 48
function We(t){const{kind:n,flags:e}=t.subject.slot;return 0!=(e&At)&&(n===pt||n===ft)}
//|
const[Qe,Xe,tr]=[0,1,2];
//|175 177 178 179 180 181 182 183 184 185 186 187 188
const nr=class{constructor(t){this.text=t,this.at=0,this.stop=null}I(){return this.stop??=this.at<this.text.length?Qe:Xe,!1}take(t){return this.text[this.at]!==t?this.I():(this.at++,!0)}word(t){for(const n of t)if(!this.take(n))return!1;return!0}digits(t=1/0){const n=this.at;for(;this.at-n<t&&this.text[this.at]>="0"&&this.text[this.at]<="9";)this.at++;return this.at>n||this.I()}q(t,n,e){let r=0;for(let i=10**(t-1);i>=1;i/=10){const t=this.text.charCodeAt(this.at)-48;if(!(t>=0&&t<=9))return this.I()||-1;if(r+=t*i,r>e||r+i-1<n)return this.stop=Qe,-1;this.at++}return r}integer(){return"-"===this.text[this.at]&&this.at++,this.digits()}number(){return!!this.integer()&&("."!==this.text[this.at]||(this.at++,this.digits()))}boolean(){return this.at>=this.text.length?this.I():this.word("t"===this.text[this.at]?"true":"false")}};
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|176
Object.assign(nr.prototype,{month(){return this.year=this.q(4,1,9999),!(this.year<0||!this.take("-"))&&(this.B=this.q(2,1,12),this.B>0)}});
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|63 176
Object.assign(nr.prototype,{date(){return this.month()&&this.take("-")&&this.q(2,1,Ht(this.B,this.year))>0}});
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|176
Object.assign(nr.prototype,{time(){return!(this.q(2,0,23)<0||!this.take(":")||this.q(2,0,59)<0)&&(":"!==this.text[this.at]||(this.at++,!(this.q(2,0,59)<0)&&("."!==this.text[this.at]||(this.at++,this.digits(9)))))}});
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|176
Object.assign(nr.prototype,{datetime(){if(!this.date())return!1;if(!/[Tt ]/.test(this.text[this.at]??""))return this.I();if(this.at++,!this.time()||this.at===this.text.length)return null===this.stop;const t=this.text[this.at];return/[Zz+-]/.test(t)?(this.at++,"Z"===t||"z"===t||this.q(2,0,23)>=0&&this.take(":")&&this.q(2,0,59)>=0):this.I()}});
//json|176
Object.assign(nr.prototype,{json(){const t=[];do{if(!this.R(t))return!1}while(this.F(t));return null===this.stop}});
//json|176
Object.assign(nr.prototype,{P(){for(;" \t\n\r".includes(this.text[this.at]??"x");)this.at++}});
//json|176
Object.assign(nr.prototype,{R(t){for(;;){this.P();const n=this.text[this.at];if('"'===n)return this.string();if("t"===n||"f"===n)return this.boolean();if("n"===n)return this.word("null");if("{"!==n&&"["!==n)return this.U();if(this.at++,this.P(),this.at>=this.text.length)return this.I();if(this.text[this.at]===("{"===n?"}":"]"))return this.at++,!0;if(t.push(n),"{"===n&&!this.name())return!1}}});
//json|176
Object.assign(nr.prototype,{F(t){for(;;){if(this.P(),0===t.length)return!1;const n="{"===t.at(-1);if(","===this.text[this.at])return this.at++,!n||this.name();if(!this.take(n?"}":"]"))return!1;t.pop()}}});
//json|176
Object.assign(nr.prototype,{name(){return this.P(),!!this.string()&&(this.P(),this.take(":"))}});
//json|175 176
Object.assign(nr.prototype,{string(){if(!this.take('"'))return!1;for(;this.at<this.text.length;){const t=this.text[this.at++];if('"'===t)return!0;if("\\"===t?!this.escape():t<" ")return this.stop??=Qe,!1}return this.I()}});
//json|175 176
Object.assign(nr.prototype,{escape(){const t=this.text[this.at++];if(void 0===t&&(this.stop=Xe),"u"!==t)return void 0!==t&&'"\\/bfnrt'.includes(t);for(let t=0;t<4;t++){if(!/[0-9a-fA-F]/.test(this.text[this.at]??""))return this.I();this.at++}return!0}});
//json|176
Object.assign(nr.prototype,{U(){if("-"===this.text[this.at]&&this.at++,"0"===this.text[this.at])this.at++;else if(!this.digits())return!1;return!("."===this.text[this.at]&&(this.at++,!this.digits()))&&(!/[eE]/.test(this.text[this.at]??"")||(this.at++,/[+-]/.test(this.text[this.at]??"")&&this.at++,this.digits()))}});
//|175 176
function er(t,n){const e=new nr(n);return e[t]()?e.at===n.length?tr:Qe:e.stop}
//|
function rr(t){return Array.from({length:t.count},((n,e)=>t.item(e)))}
//|39
function ir(t,n){return n.operands.filter((t=>t.kind===st)).map((n=>t.program.itemPaths[n.at]))}
//|163 190 192
function sr(t,n,e){if(!n.l)return[];const r=rr(n);return 0===e.length?r:r.map((t=>t+e[0])).filter((n=>n<t.slots.length)).flatMap((n=>sr(t,Pe(t,n).slot,e.slice(1))))}
//|163 164
function or(t,n){if(n>=t.slots.length)return null;const e=Pe(t,n);return e.isEmpty||null!==De(t,e)?null:e}
//|0 5 43 143 170 191 192 193
function ur(n,e){const r=n.subject.slot;if(r.kind!==gt)return t;const i=ir(n,e)[0]?.steps??[];let s=null;for(const t of sr(n,r,i.slice(0,-1))){if(!n.Z())return Ve(n,e);const r=or(n,t+(i.at(-1)??0));if(null===r)continue;const o=null===s?0:je(n,s,r);if(null===o||o>0)return a;s=r}return f}
//|
const cr=[["B",1n],["KB",1000n],["MB",1000n**2n],["GB",1000n**3n],["TB",1000n**4n],["KiB",1024n],["MiB",1024n**2n],["GiB",1024n**3n],["TiB",1024n**4n]];
//|195

//|39 147 158 159 161 162 197 198
function lr(t,n){switch(n.kind){case Q:case X:return hr(t,t.frame.base+n.at);case tt:return t.frame.field?.isSecret??!1;case et:return t.program.J(t.frame.form,n.at);case rt:return qe(t,Fe(t,n).position)?.isSecret??!1;case nt:return Be(t,n.at)?.isSecret??!1;case W:{const e=Fe(t,n),r=e.position<t.frame.base&&t.frame.follows;return e.isSecret||hr(t,r?e.position+t.frame.form.slotCount:e.position)}case it:{const e=t.program.computations[n.at];if("key"===e.name)return t.frame.field?.isSecret??!1;if(e.operand&&lr(t,e.operand))return!0;if("entry"===e.name){const{form:n}=xe(t,Fe(t,e.operand),Fe(t,e.key),0).slot;return(n&&ze(n,e.slot)?.isSecret)??!1}return e.operands?.some((n=>lr(t,n)))??!1}default:return!1}}
//|156 157
function hr(t,n){return(Ce(t,n)??Ie(t,n))?.isSecret??!1}
//|200
function fr(t,n){return n.map((({name:n,operand:e})=>({name:n,text:ar(t,e)})))}
//|39 40 43 162 197 202 203 204 206 207
function ar(t,n){const e=Fe(t,n);if(e.slot.kind===$t)return dr(t,...e.slot.value.map((t=>null===t?ot:{kind:G,at:t})));const r=gr(t,e.position);return null!==r?r:n.kind===it?pr(t,n):e.isSecret||lr(t,n)?vr:br(t,e)}
//|162 200 206
function mr(t,n){for(const{operand:e}of n){const n=gr(t,Fe(t,e).position);if(null!==n)return n}return 0===n.length?null:ar(t,n[0].operand)}
//computations|39 162 197 200 203 204 207
function pr(t,n){const e=t.program.computations[n.at];switch(e.name){case"today":case"now":return e.name;case"key":return t.frame.field?.isSecret?vr:br(t,Fe(t,n));case"range":return dr(t,e.lower,e.upper);case"offset":if(e.operand.kind===Q&&lr(t,e.operand)){const{text:n}=e.shift,r=n.startsWith("-")?`- ${n.slice(1)}`:`+ ${n}`;return`${ar(t,e.operand)} ${r}`}}return lr(t,n)?vr:br(t,Fe(t,n))}
//|114 162 200
function dr(t,n,e){const[r,i]=[n,e].map((n=>ar(t,n))),s=[n,e].some((n=>Zn(Fe(t,n).slot)));return""!==r&&""!==i?r===i?r:`${r} to ${i}`:""!==r?s?`${r} or later`:`at least ${r}`:""!==i?s?`${i} or earlier`:`at most ${i}`:""}
//|36 43 51 111 114 117 196 205
function br(t,n){const{slot:e}=n;switch(e.kind){case mt:return L(e.value);case ft:return String(e.value);case at:return e.flags&It||null===e.value?"":wr(t,n)?.write(at,e.value)??Pn(e.value);case wt:return e.value.name??"";case gt:return String(e.count);case yt:return e.value.text;case jt:return 0n===(r=e.value)?"0B":cr.filter((([,t])=>r%t===0n)).map((([t,n])=>r/n+t)).reduce(((t,n)=>n.length<t.length?n:t));case Ot:return t.program.L[e.value].pattern.text;case kt:return e.value.notation;default:return Zn(e)&&null!==Ln(e)?wr(t,n)?.write(e.kind,e.value)??Ln(e):""}var r}
//|157
function wr(t,n){return(Ce(t,n.position)??t.frame.field)?.notation??null}
//|35 156 157
function gr(t,n){const e=Ie(t,n);if(e)return e.isSecret||void 0===e.type.kind?H(e.name):null;const r=Ce(t,n);return r?null!==t.T&&n>=t.T&&!r.isSecret&&void 0!==r.type.kind?null:r.shownLabel:null}
//|
const vr="\u2022\u2022\u2022";
//|
const yr=["field","recordValue","form","check","moment","unlessHeld","whenInactive","itemTypes","nested","items","itemContents","nextItem","decide","compute","jump","branch","stop","beginAnd","beginOr","beginAll","beginAny","combine","end","not","message","warn","beginEach","nextEach","pushSubject","ignoring","popSubject","pushMember","popMember","rule","test","testIgnoringCase","compare","compareFilled","external"];
//|208
const[jr,Or,kr,$r,xr,Mr,Tr,Er,Sr,Ar,Nr,_r,Ir,Cr,qr,Br,Rr,zr,Fr,Pr,Dr,Ur,Zr,Jr,Hr,Lr,Vr,Yr,Kr,Gr,Wr,Qr,Xr,ti,ni,ei,ri,ii,si]=yr.keys();
//|211
function oi(t){return/^[\0-\x7f]*$/.test(t)?t.toLowerCase():Array.from(t,ui).join("")}
//|25
function ui(t){if("\u0130"===t||"\u0131"===t)return t;if("\u1fd3"===t)return"\u0390";if("\u1fe3"===t)return"\u03b0";const n=t=>1===q(t)?t:void 0,e=n(t.toUpperCase())??t;return n(e.toLowerCase())??n(t.toLowerCase())??t}
//|212
function ci(t){return t.enteredSlots??=[...t.objects.slice(1).map((t=>t.slot)),...t.fields.filter((t=>void 0===t.computed)).flatMap((({slot:t,type:n})=>[t,..."form"===n.name?ci(n.form).map((n=>t+n)):[]]))],t.enteredSlots}
//|43 82 109 143 144 210 214 217
function li(t,n,e,r){const[i,s]=[n.slot,e.slot];if(i.kind!==s.kind)return(i.kind===xt&&(s.kind===pt||s.kind===bt)||s.kind===xt&&(i.kind===pt||i.kind===bt))&&0===je(t,n,e);switch(i.kind){case mt:return i.value===s.value||r&&oi(i.value)===oi(s.value);case ft:case pt:case xt:case dt:return i.value===s.value;case at:return null!==i.value&&null!==s.value&&0===zn(i.value,s.value);case bt:return 0===fn(Oe(t,i),Oe(t,s));case gt:return i.l&&s.l&&hi(t,i,s,r);case vt:return i.isOwn&&s.isOwn&&mi(t,i,s,r);case wt:return["name","size","mediaType"].every((t=>i.value[t]===s.value[t]));default:return i.kind===ht}}
//|163 215
function hi(t,n,e,r){if(n.count!==e.count||n.isMap!==e.isMap)return!1;for(let i=0;i<n.count;i++){const[s,o]=[n.item(i),e.item(i)];if(n.isMap&&t.slots[s-1].value!==t.slots[o-1].value)return!1;if(!fi(t,Pe(t,s),Pe(t,o),r))return!1}return!0}
//|43 163 212 213 216
function fi(t,n,e,r){return!(!ai(t,n)||!ai(t,e))||(n.slot.u&&e.slot.u?ci(n.slot.form).every((i=>{const[s,o]=[n,e].map((n=>Pe(t,n.position+i)));if(s.isEmpty&&o.isEmpty)return!0;const u=t=>t.isEmpty||t.slot.u;return!(!s.slot.u&&!o.slot.u||!u(s)||!u(o))||li(t,s,o,r)})):n.slot.kind===xt==(e.slot.kind===xt)&&li(t,n,e,r))}
//|163 212
function ai(t,n){return!!n.isEmpty||!!n.slot.u&&ci(n.slot.form).every((e=>{const r=Pe(t,n.position+e);return r.isEmpty||r.slot.u}))}
//|163 213
function mi(t,n,e,r){if(n.count!==e.count)return!1;for(let i=0;i<2*n.count;i++)if(!li(t,Pe(t,n.start+i),Pe(t,e.start+i),r&&i%2==1))return!1;return!0}
//compare compareFilled|138 220
const pi={judgesEmpty:!0,reads:"nothing",kinds:be,answer:(t,n)=>bi(t,n)};
//|
const di={equal:t=>0===t,notEqual:t=>0!==t,less:t=>t<0,lessOrEqual:t=>t<=0,greater:t=>t>0,greaterOrEqual:t=>t>=0};
//|0 3 162 164 169 209 221
function bi(n,e){const[r,i]=e.operands.map((t=>Fe(n,t))),s=De(n,r)??De(n,i);if(null!==s)return Le(n,s,e);const o=r.isEmpty||i.isEmpty,u=wi(n,e,r,i,o);return e.op===ii&&o&&u!==c?t:u}
//|5 6 143 213 219 222
function wi(t,n,e,r,i){if("equal"===n.a||"notEqual"===n.a){const s=i?e.isEmpty&&r.isEmpty:li(t,e,r,!1);return m(s===("equal"===n.a))}if(i)return a;if("among"===n.a)return gi(t,e,r,n);const s=je(t,e,r);return m(null!==s&&di[n.a](s))}
//|5 43 54 163 165 169 170 190 213
function gi(t,n,e,r){if(e.slot.kind!==gt)return a;let i=!1;for(const s of rr(e.slot)){if(!t.Z())return Ve(t,r);const e=Pe(t,s);if(e.slot.flags&Bt)i=!0;else if(li(t,n,e,!1))return f}return i?Le(t,Ue(t,e),r):a}
//|0 3 6 8 139 143 166 171 219 224 225
const vi=r=>({kinds:we,answer(i,s){const o=Ye(i,s);if(null===o)return c;if(o.isEmpty)return t;const u=je(i,i.subject,o);if(null===u)return d(e,ji(i),!0);const l=di[r](u);if(!Ze(i))return m(l);const h=yi(i,o).map(di[r]);return d(l?n:e,l||h.includes(!0),!l||h.includes(!1))}});
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|43 48 57 66 76 113 126 142 143 205
function yi(t,n){const e=[-1,0,1],{slot:r}=t.subject,i=r.flags&At?je(t,t.subject,n):null;if(null===i)return e;const s=wr(t,t.subject),o=s?.continues(Un(r))??!1;if(r.kind===pt||r.kind===xt)return o?e:[i];if(r.kind===dt)return 1===i?[1]:e;if(r.kind===bt&&o)return e;const u=r.kind===bt?r:ye(Un(r))?.slot,c=u?.kind===pt?u.value:u?.kind===bt?sn(u.value):null;if(null===c||!Yt(c-3)||!Yt(c+3))return e;const[l,h]=[c-3,c+3].map((e=>je(t,ie(new Ft(pt,e)),n)));return null!==l&&l===h?[i]:e}
//|43 166 175 189
function ji(t){return t.subject.slot.kind!==mt||!Ze(t)||["date","month","datetime","time"].some((n=>er(n,t.subject.slot.value)!==Qe))}
//notation|
const Oi=[" \xa0\u202f","'\u2019"];
//notation|43 111 175 226
const ki=class{constructor(t){const[,n,e]=/^1([^2]*)234(?:(.+)56)?$/u.exec(t)??[];this.text=t,this.group=n||null,this.decimal=e??null,this.groups=n?Oi.find((t=>t.includes(n)))??n:"",this.syntax=void 0===e?"integer":"number",this.example=t}read(t){const[n,e]=/^(-?)(\d*)/.exec(t).slice(0,3).slice(1);let r=n+e,i=r.length,s=0;const o=t=>({completion:t,decimal:r,missingDigits:s});if(""===e)return o(i===t.length?Xe:Qe);for(;i<t.length&&this.groups.includes(t[i]);){if(e.length>3||"0"===e[0])return o(Qe);const n=/^\d*/.exec(t.slice(i+1))[0];if(r+=n,i+=1+n.length,s=Math.max(0,3-n.length),s>0)return o(i===t.length?Xe:Qe);if(n.length>3)return o(Qe)}if(i===t.length)return o(tr);if(null===this.decimal||t[i]!==this.decimal)return o(Qe);const u=/^\d*/.exec(t.slice(i+1))[0];return r+="."+u,i+1+u.length<t.length?o(Qe):o(""===u?Xe:tr)}write(t,n){const[,e,r,i]=t===at&&/^(-?)(\d+)(?:\.(\d+))?$/.exec(Pn(n))||[];return void 0===r||void 0!==i&&null===this.decimal?null:e+(this.group?r.replace(/\B(?=(\d{3})+$)/g,(()=>this.group)):r)+(void 0===i?"":this.decimal+i)}V(t){const n=t=>this.groups.includes(t),e=t.filter((t=>!n(t)));if(e.length===t.length)return e;const r=this.K(e);return r?.length===t.length&&r.every(((e,r)=>e===t[r]||n(e)&&n(t[r])))?e:null}K(t){const n=t.join(""),[e,r,i,s]=/^(-?)(\d*)(?:(\D)\d*)?$/.exec(n)??[];return void 0===e||void 0!==s&&s!==this.decimal||/^0./.test(i)?null:[...r+i.replace(/\B(?=(\d{3})+$)/g,(()=>this.group))+n.slice(r.length+i.length)]}continues(){return!0}};
//|83 84 87 94 96 101 105 109 175 189 229
function $i(t,n,e,r=0){if(er("number",t)===Qe)return null;if(null!==n&&null!==e&&zn(n,e)>0)return!1;if(""===t)return!0;const i="-"===t[0],[s,o]=i?[null===e?null:bn(e),null===n?null:bn(n)]:[n,e],u=t.slice(i?1:0).replace(/\.$/,""),c=""===u?null:An(u);if(null===c||c===kn)return null===o||!Cn(o);if(null!==o&&zn(o,mn(c,r)??c)<0)return!1;const l=t.indexOf(".");if(l<0)return xi(c,s,o);const h=xn(1n,-(t.length-l-1)),f=null===s||null===h?null:an(c,h);return null===f||zn(s,f)<0}
//|83 84 108 109
function xi(t,n,e){if(0===t||null===n||null===e)return!0;let r=Rn(e)-Rn(t);const i=mn(t,r);if(null===i)return!0;zn(i,e)>0&&(r-=1);const s=an(t,1),o=null===s?null:mn(s,r);return null===o||zn(n,o)<0}
//|39 43 231
function Mi(t,n){const e=t.operands.slice(0,2);if(e.some((t=>t.kind>G))||e.every((t=>t.kind===K)))return null;let r=e.map((t=>t.kind===K?null:t.at));const i=null===r[0]?null:n.constants[r[0]];i?.kind===$t&&null===r[1]&&(r=i.value);const s=r.map((t=>null===t?null:n.constants[t]));return s.some((t=>t&&(t.kind!==at||"number"!=typeof t.value)))?null:{least:s[0]?.value??-1/0,most:s[1]?.value??1/0,unit:Ti(t,n)}}
//|30 39
function Ti(t,n){const e=t.operands[2],r=e?.kind===G?n.constants[e.at].value:null;return P[r]?r:"characters"}
//|39 43 59 210
function Ei(t,n){const e=t.operands.map((t=>t.kind===G?n.constants[t.at]:Pt));return e.some((t=>t.kind!==mt))?null:new Set(e.map((n=>t.ignoresCase?oi(n.value):n.value)))}
//|0 39 40 43 127 162 164 169
function Si(n,e){const r=[0,1].map((t=>{const r=Fe(n,e.operands[t]??ot);if(r.slot.kind!==$t)return r;const i=r.slot.value[t];return null===i?se:Fe(n,{kind:G,at:i})})),i=De(n,r[0])??De(n,r[1]);return null!==i?Le(n,i,e):r.every((t=>t.isEmpty))?t:r}
//|0 6 7 8 32 43 115 143 166 169 173 174 233 235
function Ai(r,i){const{subject:s}=r,[o,u]=[s.slot.value,i.prepared];if(u&&s.slot.kind===at&&"number"==typeof o&&!Ze(r))return m(o>=u.least&&o<=u.most);const c=Si(r,i);if("number"==typeof c)return c;const[l,h]=c;if(Jn(r.subject.slot)&&c.every((t=>t.isEmpty||t.slot.kind===at)))return t;const f=(t,n)=>{const e=t.isEmpty?0:je(r,s,t);return null!==e&&e*n>=0},a=f(l,1)&&f(h,-1);return!a&&Ge(r)?Le(r,U("digits of a number"),i):Ze(r)?We(r)?p(a):d(a?n:e,a||Ni(r,l,h),!0):m(a)}
//|43 48 113 175 205 224 227 228
function Ni(t,n,e){const{slot:r}=t.subject;if(r.kind!==at){const r=t=>!t.isEmpty&&t.slot.kind!==at,i=(n,e)=>r(n)&&yi(t,n).every((t=>t===e));if(i(n,-1)||i(e,1))return!1}const[i,s]=[n,e].map((t=>t.isEmpty?null:t.slot.value)),o=[n,e].every((t=>t.isEmpty||t.slot.kind===at));if(!(r.flags&At||r.kind===mt)||!o)return!0;const u=wr(t,t.subject),c=Un(r),l=[$i(c,i,s)];if(null!==u&&u instanceof ki){const t=u.read(c);t.completion!==Qe&&l.push($i(t.decimal,i,s,t.missingDigits))}return l.includes(!0)}
//|0 4 6 43
function _i(n,e){if(n.subject.slot.kind!==mt)return t;const r=e(n.subject.slot.value);return null===r?h:m(r)}
//|
function Ii(t,n){const e=t[n];return/[0-9A-Za-z]/.test(e)?parseInt(e,36):null}
//|237
function Ci(t,n){let[e,r]=[0,!1];const i=t=>{e+=r?2*t-(t>4?9:0):t,r=!r};for(let e=t.length-1;e>=0;e--){const r=Ii(t,e);if(null===r||r>9&&!n)return null;i(r%10),r>=10&&i(Math.floor(r/10))}return t.length>0&&e%10==0}
//|237
function qi(t){let n=0;const e=Math.min(4,t.length);for(let r=0;r<t.length;r++){const i=Ii(t,(r+e)%t.length);if(null===i)return null;n=(n*(i<10?10:100)+i)%97}return t.length>4&&1===n}
//|237
function Bi(t,n,e){let r=0n;for(let i=0;i<t.length;i++){let s=Ii(t,i);if(null===s)return null;11===n&&i===t.length-1&&33===s&&(s=10),r+=BigInt(s)*BigInt(e[i%e.length])}return t.length>0&&r%BigInt(n)===0n}
//|11
const Ri=t=>({...t,answer:(n,e)=>g(t.answer(n,e))});
//|0 3 6 7 8 43 124 138 166 171 174 213 243
const zi={judgesEmpty:!0,kinds:be,answer(r,i){const s=Ye(r,i);if(null===s)return c;const{subject:o}=r,u=s.position>=0&&s.storage!==ee;if(o.isEmpty&&(s.isEmpty||!u))return t;if(s.isEmpty&&s.storage>=ne)return t;if(o.isEmpty||s.isEmpty)return d(e,o.isEmpty||!Ze(r),!0);const l=li(r,o,s,i.ignoresCase);return We(r)?p(l):Ze(r)&&o.slot.kind===mt&&s.slot.kind===mt?d(l?n:e,Fi(o,s,i.ignoresCase),!0):m(l)}};
//|210
function Fi(t,n,e){const[r,i]=[t.slot.value,n.slot.value];return e?oi(i).startsWith(oi(r)):i.startsWith(r)}
//|0 6 43 137 162
const Pi=n=>({kinds:de(wt),answer(e,r){const i=Fe(e,r.operands[0]).slot;return e.subject.slot.kind!==wt||i.kind!==jt?t:m(n(BigInt(e.subject.slot.value.size),i.value))}});
//backtracking|
const Di=class{constructor(t){this.sets=t.map((t=>new RegExp(`^${t}$`,"u"))),this.letters=new Map,this.G=new Map;const n=(t.join("").match(/[^\0-\x7f]|\\u[0-9a-f]{4}|\\x[0-9a-f]{2}/gu)??[]).map((t=>"\\"===t[0]?String.fromCodePoint(parseInt(t.slice(2),16)):t));for(const t of[...n.reverse(),...Array.from({length:128},((t,n)=>String.fromCharCode(127-n)))])this.letters.set(this.membership(t),t)}membership(t){return this.sets.map((n=>n.test(t)?1:0)).join("")}W(t){return Array.from(t,(t=>{if(t<"\x80")return t;let n=this.G.get(t);return void 0===n&&this.G.set(t,n=this.letters.get(this.membership(t))??t),n}))}};
//backtracking|
const Ui=class extends Error{};
//backtracking|

//backtracking|246 247 249
const Zi=class{constructor({text:t,flags:n=""},e){if(!/^s?$/.test(n))throw new Ui;if(this.source=Array.from(t),this.X="s"===n,this.tt="whole"===e,this.at=0,this.groupCount=0,this.groups=new Map,this.numbers=new Map,this.calls=[],this.pattern=this.alternatives(),this.at<this.source.length||!this.calls.every((t=>this.groups.has(t))))throw new Ui}test(t){this.text=Array.from(t),this.steps=0;try{const t=this.text.length;for(let n=0;n<=(this.tt?0:t);n++)if(this.nt=[],this.pattern(n,(n=>!this.tt||n===t)))return!0;return!1}catch(t){if(t instanceof Ui||t instanceof RangeError)return null;throw t}}step(){if(++this.steps>2e5)throw new Ui}take(t){const n=Array.from(t).every(((t,n)=>this.source[this.at+n]===t));return n&&(this.at+=t.length),n}et(t){if(!this.take(t))throw new Ui}rt(t){const n=t.exec(this.source.slice(this.at,this.at+40).join(""));if(!n)throw new Ui;return this.at+=Array.from(n[0]).length,n}alternatives(){const t=[this.sequence()];for(;this.take("|");)t.push(this.sequence());return 1===t.length?t[0]:(n,e)=>t.some((t=>t(n,e)))}sequence(){const t=[];for(;this.at<this.source.length&&!["|",")"].includes(this.source[this.at]);)t.push(this.it());const n=(e,r,i)=>(this.step(),e===t.length?i(r):t[e](r,(t=>n(e+1,t,i))));return 1===t.length?t[0]:(t,e)=>n(0,t,e)}it(){const t=this.part(),n=this.source[this.at];if(!["?","*","+","{"].includes(n))return t;const[e,r]="{"===n?this.span():(this.at++,["+"===n?1:0,"?"===n?1:1/0]);if(this.take("+"))return this.possessive(t,e,r);const i=this.take("?");if(["?","*","+","{"].includes(this.source[this.at]))throw new Ui;return this.repeated(t,e,r,i)}span(){const[,t,n,e]=this.rt(/^\{(\d+)(,?)(\d*)\}/);if(""===n&&""!==e)throw new Ui;return[Number(t),""!==e?Number(e):n?1/0:Number(t)]}repeated(t,n,e,r){if(t.accepts&&!r)return(r,i)=>{let s=this.run(t,r,e);for(;s>=n;s--)if(i(r+s))return!0;return!1};const i=(s,o,u)=>{this.step();const c=()=>s<e&&t(o,(t=>(t>o||s<n)&&i(s+1,t,u)));return s<n?c():r?u(o)||c():c()||u(o)};return(t,n)=>i(0,t,n)}run(t,n,e){let r=0;for(;r<e&&n+r<this.text.length&&t.accepts(this.text[n+r]);)r++;return this.steps+=r,this.step(),r}possessive(t,n,e){return n>1?this.atomic(this.repeated(t,n,e,!1)):(r,i)=>{const s=[...this.nt];let[o,u]=[0,r];const c=t=>{const e=t>u;return u=t,e||o<n};for(;o<e&&(this.step(),t(u,c));)o++;return!!(o>=n&&i(u))||(this.nt=s,!1)}}atomic(t){return(n,e)=>{const r=[...this.nt];let i=n;return!(!t(n,(t=>(i=t,!0)))||!e(i))||(this.nt=r,!1)}}part(){const t=this.source[this.at++];switch(t){case"(":return this.group();case"[":return this.single(this.characterClass());case"\\":return this.escape();case"^":return(t,n)=>0===t&&n(t);case"$":return(t,n)=>t===this.text.length&&n(t);case".":return this.single(this.X?()=>!0:t=>"\n"!==t);case"?":case"*":case"+":case"{":throw new Ui;default:return this.single((n=>n===t))}}single(t){return Object.assign(((n,e)=>(this.step(),n<this.text.length&&t(this.text[n])&&e(n+1))),{accepts:t})}group(){return this.take("?")?this.take("(DEFINE)")?(this.closed(),(t,n)=>n(t)):this.take(":")?this.closed():this.take(">")?this.atomic(this.closed()):this.take("=")||this.take("!")?this.st("!"===this.source[this.at-1]):this.take("&")?this.call(this.rt(/^(\w+)\)/)[1]):this.capture(this.rt(/^<([A-Za-z_]\w*)>/)[1]):this.capture(null)}closed(){const t=this.alternatives();return this.et(")"),t}st(t){const n=this.closed();return(e,r)=>{this.step();const i=[...this.nt],s=n(e,(()=>!0));return t&&(this.nt=[...i]),!(s===t||!r(e))||(this.nt=i,!1)}}capture(t){const n=++this.groupCount;null!==t&&this.numbers.set(t,n);const e=this.closed();return null!==t&&this.groups.set(t,e),(t,r)=>e(t,(e=>{const i=this.nt;return this.nt=[...i],this.nt[n]=this.text.slice(t,e),!!r(e)||(this.nt=i,!1)}))}call(t){return this.calls.push(t),(n,e)=>{this.step();const r=this.nt;return this.groups.get(t)(n,(t=>{const n=this.nt;return this.nt=r,!!e(t)||(this.nt=n,!1)}))}}ot(t){return(n,e)=>{this.step();const r=this.nt[t];return void 0!==r&&r.every(((t,e)=>this.text[n+e]===t))&&e(n+r.length)}}escape(){const t=this.source[this.at];if(/[1-9]/.test(t)){const t=Number(this.rt(/^[1-9](?!\d)/)[0]);if(t>this.groupCount)throw new Ui;return this.ot(t)}if(this.take("k")){const t=this.numbers.get(this.rt(/^<(\w+)>/)[1]);if(void 0===t)throw new Ui;return this.ot(t)}return this.take("A")?(t,n)=>0===t&&n(t):this.take("z")?(t,n)=>t===this.text.length&&n(t):this.single(this.ut(this.ct(),!1))}ct(){const t=this.source[this.at];if("p"===t||"P"===t)return"\\"+this.rt(/^[pP]\{(?:[CLMNPSZ][a-z]?|Alphabetic)\}/)[0];if("x"===t){const[,t,n]=this.rt(/^x(?:([0-9A-Fa-f]{2})|\{([0-9A-Fa-f]{1,6})\})/);return`\\u{${t??n}}`}this.at++;const n={n:"\\n",r:"\\r",t:"\\t",f:"\\f"}[t];if(n)return n;if(void 0===t||!/[!-/:-@[-`{-~ ]/.test(t))throw new Ui;return Ji(t)}characterClass(){const t=this.take("^"),n=[];let e=!0;for(;e||"]"!==this.source[this.at];e=!1){const t=this.source[this.at];if(void 0===t||"["===t&&/[:.=]/.test(this.source[this.at+1]))throw new Ui;if("-"!==t||e||"]"===this.source[this.at+1])n.push(this.lt());else{if(/^\\p|-/i.test(n.at(-1))||"\\u{2d}"===n.at(-1))throw new Ui;this.at++;const t=this.lt();if(/^\\p/i.test(t))throw new Ui;n.push(`${n.pop()}-${t}`)}}return this.at++,this.ut(n.join(""),t)}lt(){return this.take("\\")?this.ct():Ji(this.source[this.at++])}ut(t,n){const e=new RegExp(`^[${n?"^":""}${t}]$`,"u"),r=Array.from({length:128},((t,n)=>e.test(String.fromCharCode(n))));return t=>t<"\x80"?r[t.charCodeAt(0)]:e.test(t)}};
//backtracking|
const Ji=t=>`\\u{${t.codePointAt(0).toString(16)}}`;
//backtracking template|
const Hi=new RegExp("[\\p{Cn}\u0295\\u088f\\u0897\\u0c5c\\u0cdc\\u0cf3\\u0ece\\u1acf-\\u1aeb\\u1b4e\\u1b4f\\u1b7f\\u1c89\\u1c8a\\u20c1\\u2427-\\u2429\\u2b96\\u2ffc-\\u2fff\\u31e4\\u31e5\\u31ef\\ua7cb-\\ua7cf\\ua7d2\\ua7d4\\ua7da-\\ua7dc\\ua7f1\\ufbc3-\\ufbd2\\ufd90\\ufd91\\ufdc8-\\ufdce\\u{105c0}-\\u{105f3}\\u{10940}-\\u{10959}\\u{10d40}-\\u{10d8f}\\u{10ec2}-\\u{10ed8}\\u{10efa}-\\u{10eff}\\u{1123f}-\\u{11241}\\u{11380}-\\u{113e2}\\u{116d0}-\\u{116e3}\\u{1171e}\\u{11b00}-\\u{11bf9}\\u{11db0}-\\u{11de9}\\u{11f00}-\\u{11f5a}\\u{1342f}\\u{13439}-\\u{143fa}\\u{16100}-\\u{16139}\\u{16d40}-\\u{16d79}\\u{16ea0}-\\u{16ed3}\\u{16ff2}-\\u{16ff6}\\u{187f8}-\\u{187ff}\\u{18cff}\\u{18d09}-\\u{18df2}\\u{1b132}\\u{1b155}\\u{1cc00}-\\u{1cef0}\\u{1d2c0}-\\u{1d2d3}\\u{1df25}-\\u{1df2a}\\u{1e030}-\\u{1e08f}\\u{1e4d0}-\\u{1e6ff}\\u{1f6d8}\\u{1f6dc}\\u{1f774}-\\u{1f77f}\\u{1f7d9}\\u{1f8b2}-\\u{1f8d8}\\u{1fa54}-\\u{1faff}\\u{1fbcb}-\\u{1fbef}\\u{1fbfa}\\u{2b739}-\\u{2b73f}\\u{2cea2}-\\u{2ee5d}\\u{31350}-\\u{33479}]","u");
//backtracking template|250
const Li=t=>!/^[\0-\u024f]*$/.test(t)&&Hi.test(t);
//|0 3 8 254 253
const Vi=class{constructor({classes:t,states:n,accepting:e,unknown:r}){const i=Yi(t,256);this.ut=Uint8Array.from(i),this.classCount=Math.max(...i)+1,this.shift=32-Math.clz32(this.classCount-1),this.count=n.length,this.following=new Int32Array(this.count<<this.shift),n.forEach(((t,n)=>{Yi(t,this.classCount).forEach(((t,e)=>{this.following[n<<this.shift|e]=t<<this.shift}))})),this.start=this.count>1?1<<this.shift:0,this.accepts=new Uint8Array(this.count),this.isUnknown=new Uint8Array(this.count);for(const t of e)this.accepts[t]=1;for(const t of r)this.isUnknown[t]=1}ht(t){const{ut:n,following:e}=this;let r=this.start;for(let i=0;i<t.length&&0!==r;i++){const s=t.charCodeAt(i);s<128?r=e[r|n[s]]:(r=this.after(r,t.codePointAt(i)),55296==(64512&s)&&i++)}return r>>this.shift}after(t,n){const{ut:e,following:r}=this,i=n=>t=r[t|e[n]];return n<128?i(n):(n<2048?i(192|n>>6):(n<65536?i(224|n>>12):(i(240|n>>18),i(128|n>>12&63)),i(128|n>>6&63)),i(128|63&n))}matches(t){const n=this.ht(t);return 1===this.accepts[n]&&0===this.isUnknown[n]}answer(t){return this.answers[this.ht(t)]}get answers(){const t=Array.from(this.accepts,(()=>[]));for(let n=0;n<this.count;n++)for(let e=0;e<this.classCount;e++)t[this.following[n<<this.shift|e]>>this.shift].push(n);const r=n=>{const e=Uint8Array.from(this.accepts,((t,e)=>this.isUnknown[e]||t===n?1:0)),r=Array.from(e.keys()).filter((t=>e[t]));for(;r.length>0;)for(const n of t[r.pop()])e[n]||r.push(n),e[n]=1;return e},[i,s]=[r(1),r(0)],o=Uint8Array.from(this.accepts,((t,r)=>this.isUnknown[r]?c:d(t?n:e,i[r],s[r])));return Object.defineProperty(this,"answers",{value:o}),o}};
//beginOr beginAny|1 3 24 252
Object.assign(Vi.prototype,{progress(t){const n=t=>this.answers[t>>this.shift];let e=this.start,r=0;for(const s of t){const t=n(e);if(t===c)return null;if(!(t&i))return r;const o=this.after(e,s.codePointAt(0));if(!(n(o)&i))return r;e=o,r+=C(s)}return n(e)===c?null:r}});
//|
function Yi(t,n){const e=new Array(n).fill(0);for(let r=0;r<t.length;r+=2)e.fill(t[r+1],t[r],t[r+2]??n);return e}
//|
const Ki="left to the server";
//|
const Gi=5e6;
//|3 6 24 245 248 251 252 255 256 258 259
const Wi=class{constructor({pattern:t,tables:n,ecma:e,sets:r},i){const s=n?.[i];this.automaton=s?new Vi(s):null;const o=e?.[i];this.expression=o?new RegExp(o.text,"u"):null,this.longest=o?Gi**(1/Math.max(1,o.degree)):0,this.ft=r?new Di(r):null,this.text=t.text,this.dt=()=>new Zi(t,i),this.bt=void 0}answer(t){if(this.automaton){const n=this.automaton.answer(t);if(n!==c)return n}if(t.length>21845&&C(t)>65536)return"the text is too long for a pattern";if(Li(t))return Ki;const n=null===this.ft?c:this.automaton.answer(this.ft.W(t).join(""));if(n!==c)return n;if(this.expression&&t.length<=this.longest)return m(this.expression.test(t));const e=this.wt(t);return null===e?Ki:m(e)}};
//backtracking|246 257
Object.assign(Wi.prototype,{wt(t){if(void 0===this.bt)try{this.bt=this.dt()}catch(t){if(!(t instanceof Ui))throw t;this.bt=null}return this.bt?.test(t)??null}});
//beginOr beginAny|24 257
Object.assign(Wi.prototype,{progress(t){const n=this.automaton?.progress(t)??null;if(null!==n||null===this.ft)return n??C(t);const e=this.ft.W(t),r=this.automaton.progress(e.join(""));if(null===r)return C(t);let[i,s]=[0,0];for(;s<r;)s+=C(e[i++]);return C(Array.from(t).slice(0,i).join(""))}});
//|4 6 169 255
function Qi(t,n,e){if(/[^\0-\x7f]|(?:^|\.)xn--/i.test(n))return Le(t,Ki,e);const r=n.split(".");if(n.length>253||/[^A-Za-z0-9.-]/.test(n))return h;const i=t=>/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i.test(t)&&t.length<=63;return r.slice(0,-1).every(i)?m(i(r.at(-1))&&!/^\d+$/.test(r.at(-1))):h}
//|39 127 162 163
function Xi(t,n){if(n.kind!==st)return Fe(t,n);const{start:e,steps:r}=t.program.itemPaths[n.at];if(e)return Fe(t,e);const i=t.frame.base+(r[0]??NaN);return i<t.slots.length?Pe(t,i):se}
//|39 43 164 190 261 263
function ts(t,n){const e=Xi(t,n),r=De(t,e);if(null!==r)return{whole:e,obstacle:r,positions:[],areSeveral:!1};const i=n.kind===st?t.program.itemPaths[n.at].steps:[];return i.length>0?{whole:e,obstacle:r,positions:ns(t,e.slot,i.slice(1)),areSeveral:!0}:e.slot.kind===gt?{whole:e,obstacle:r,positions:rr(e.slot),areSeveral:!0}:{whole:e,obstacle:r,positions:[null],areSeveral:!1}}
//|54 163 190 263
function ns(t,n,[e,...r]){return n.l?rr(n).flatMap((n=>{if(t.slots[n].flags&Bt)return[n];const i=n+e;if(!(i<t.slots.length))return[];const{slot:s}=Pe(t,i);return s.l?0===r.length?rr(s):ns(t,s,r):0===r.length||s.flags&Bt?[i]:[]})):[]}
//|163 212 265
function es(t,n,e){if(!n.slot.u)return n.isEmpty?"":rs(t,n,e);let r="";for(const i of ci(n.slot.form)){const s=Pe(t,n.position+i);s.isEmpty||s.slot.u||(r+=`${i}:${rs(t,s,e)};`)}return r}
//|43 111 144 163 190 210 264 265
function rs(t,{slot:n},e){switch(n.kind){case mt:return JSON.stringify(e?oi(n.value):n.value);case at:return null===n.value?"":Pn(n.value);case ft:case pt:case xt:case dt:return String(n.value);case bt:{const{s:e,n:r}=Oe(t,n);return`${e}.${r}`}case wt:return JSON.stringify(n.value);case gt:{if(!n.l)return"";const r=e=>n.isMap?JSON.stringify(t.slots[e-1].value):"";return`[${rr(n).map((n=>es(t,Pe(t,n),e)+r(n)))}]`}case vt:return n.isOwn?`{${Array.from({length:2*n.count},((r,i)=>rs(t,Pe(t,n.start+i),e)))}}`:"";default:return""}}
//|163 164 190 264
function is(t,n,e){const r=new Map;for(const i of rr(n)){if(!t.Z())return null;const n=Pe(t,i);if(n.isEmpty||null!==De(t,n))continue;const s=es(t,n,e);r.has(s)?r.get(s).push(n):r.set(s,[n])}return r}
//|0 5 43 163 164 165 169 170 190 215 262 264 266 268
function ss(n,e){const r=n.subject.slot;if(!r.l)return t;let[i,s,o]=[null,null,!1];const u=rr(r).some((t=>n.slots[t].kind===xt));for(const t of e.operands){const c=ts(n,t);s??=c.obstacle;for(const t of c.positions){if(!n.Z())return Ve(n,e);const l=null===t?c.whole:Pe(n,t);if(null===De(n,l)){if(!l.isEmpty)if(o=!0,l.slot.kind===xt||u){const t=os(n,l,r);if(null===t)return Ve(n,e);if(!t)return a}else{if(i??=is(n,r,e.ignoresCase),null===i)return Ve(n,e);if(!(i.get(es(n,l,e.ignoresCase))??[]).some((t=>fi(n,l,t,e.ignoresCase))))return a}}else s??=Ue(n,c.whole)}}return null!==s?Le(n,s,e):o?f:t}
//|163 164 190 213
function os(t,n,e){for(const r of rr(e)){if(!t.Z())return null;const e=Pe(t,r);if(!e.isEmpty&&null===De(t,e)&&li(t,e,n,!1))return!0}return!1}
//|43 104 139
function us(t){switch(t.kind){case ht:return["null"];case ft:return["boolean"];case at:return In(t.value)?["number","integer"]:["number"];case gt:return[t.isMap?"object":"list"];case wt:case vt:return["object"];default:return we&1<<t.kind?["text"]:[]}}
//|0 4 5 8 30 32 34 43 110 169 231 233
function cs(e,r){if(e.subject.slot.kind!==mt)return t;let i=r.prepared;if(!i){const n=Si(e,r);if("number"==typeof n)return n;const[s,o]=n.map(((t,n)=>t.isEmpty?0===n?0:1/0:t.slot.kind===at?Fn(t.slot.value,0===n):null));if(null===s||null===o)return t;i={least:s,most:o,unit:Ti(r,e.program)}}const s=e.subject.slot.value;if(J(s))return Le(e,U("text length"),r);if(i.least>i.most)return h;const o=P[i.unit](s);return o<i.least?a:o>i.most?h:d(n,!0,i.most!==1/0)}
//|0 5 43 143 170 191 272
function ls(n,e){const r=n.subject.slot;if(r.kind!==gt)return t;const i=hs(n,r,ir(n,e));if(null===i)return Ve(n,e);const s=(t,e)=>null===t.end||null===e.end?t.end===e.end?0:null===t.end?1:-1:je(n,t.end,e.end);i.sort(((t,e)=>je(n,t.start,e.start)||s(t,e)||0));let o=null;for(const t of i){if(!n.Z())return Ve(n,e);if(null!==o&&(null===o.end||-1===je(n,t.start,o.end)))return a;null!==o&&-1!==s(o,t)||(o=t)}return f}
//|143 163 164 192 193
function hs(t,n,e){const r=[];if(2!==e.length)return r;const[i,s]=e.map((t=>t.steps.at(-1)));for(const o of sr(t,n,e[0].steps.slice(0,-1))){if(!t.Z())return null;const n=or(t,o+i);if(null===n||o+s>=t.slots.length)continue;const e=Pe(t,o+s);e.isEmpty?r.push({start:n,end:null}):null===De(t,e)&&null!==je(t,n,e)&&je(t,n,e)<=0&&r.push({start:n,end:e})}return r}
//|0 5 8 43 124 138 163 164 165 166 169 170 174 210 213 232 243 262
const fs={kinds:be,prepare:Ei,answer(t,r){const{subject:i}=t;if(i.slot.kind===mt&&r.prepared){const n=r.ignoresCase?oi(i.slot.value):i.slot.value;return r.prepared.has(n)?f:d(e,!Ze(t)||[...r.prepared].some((t=>t.startsWith(n))),!0)}let[s,o]=[!Ze(t),null];for(const e of r.operands){const u=ts(t,e);null!==u.obstacle&&(o??=u.obstacle);for(const e of u.positions){if(u.areSeveral&&!t.Z())return Ve(t,r);const c=null===e?u.whole:Pe(t,e);if(u.areSeveral&&null!==De(t,c))o??=Ue(t,u.whole);else if(!c.isEmpty||c.storage!==Xn){if(li(t,i,c,r.ignoresCase))return d(n,!0,!We(t));s||i.slot.kind!==mt||c.slot.kind!==mt?We(t)||(s=!0):s=Fi(i,c,r.ignoresCase)}}}return null===o?d(e,s,!0):Le(t,o,r)}};
//|39 43 59 137 275 276
const as=t=>({kinds:de(mt),prepare(n,e){const r=n.operands[0].kind===G?e.constants[n.operands[0].at]:Pt;return r.kind===Ot?{position:r.value,scope:t}:null},answer:(n,e)=>ps(n,e,t),progress(n,e){const r=ms(n,e,t);return r&&r.progress(n.subject.slot.value)}});
//|43 162
function ms(t,n,e){if(n.prepared)return t.program.pattern(n.prepared.position,e);const{slot:r}=Fe(t,n.operands[0]);return r.kind===Ot?t.program.pattern(r.value,e):null}
//|0 43 169 172 275
function ps(n,e,r){if(n.subject.slot.kind!==mt||Ke(n,n.subject))return t;const i=ms(n,e,r)?.answer(n.subject.slot.value)??"it could not be compiled";return"number"==typeof i?i:Le(n,`pattern failed: ${i}`,e)}
//|6 130 138 162 165 169
const ds=t=>({judgesEmpty:!0,reads:"nothing",kinds:be,answer(n,e){let[r,i,s]=[null,0,0];for(const t of e.operands){const e=Fe(n,t);ce(e)?r??=Ue(n,e):e.isEmpty?s++:i++}const o=t(i,s,null!==r);return null===o?Le(n,r,e):m(o)}});
//|4 5 138
const bs={judgesEmpty:!0,reads:"presence",kinds:be,answer:t=>t.subject.isEmpty?a:l};
//|0 3 43 124 137 171 210
const ws=n=>({kinds:de(mt),answer(e,r){const i=Ye(e,r);if(null===i)return c;if(i.slot.kind!==mt||i.isEmpty&&i.storage===Xn||e.subject.slot.kind!==mt)return t;const s=[e.subject.slot.value,i.slot.value];return n(...r.ignoresCase?s.map(oi):s)}});
//|0 43 137 189 281
const gs=n=>({kinds:de(mt),answer:e=>e.subject.slot.kind===mt?vs(er(n,e.subject.slot.value)):t});
//|4 5 175
const vs=t=>t===tr?f:t===Xe?a:h;
//|0 5 43 163 170 191 192 215 264 283
function ys(n,e){const r=n.subject.slot;if(r.kind!==gt)return t;const i=ir(n,e),s=0===i.length?[{offset:0,stride:r.i}]:i.map((({steps:t,slotCount:n})=>({offset:t.at(-1)??0,stride:n}))),o=Math.max(...s.map((t=>t.offset+t.stride))),u=new Map;for(const t of sr(n,r,(i[0]?.steps??[]).slice(0,-1))){if(t+o>n.slots.length||!js(n,t,s))continue;const r=s.map((e=>Pe(n,t+e.offset))),i=r.map((t=>es(n,t,e.ignoresCase))).join("|");for(const t of u.get(i)??[]){if(!n.Z())return Ve(n,e);const i=(r,i)=>fi(n,r,t[i],e.ignoresCase);if(r.every(i))return a}if(!n.Z())return Ve(n,e);u.has(i)?u.get(i).push(r):u.set(i,[r])}return f}
//|163 164 216
function js(t,n,e){let r=!0;for(const{offset:i}of e){const e=Pe(t,n+i);if(!ai(t,e)){if(null!==De(t,e))return!1;r=!1}}return!r}
//|285 286 287 288 289 290 291 292 293 294 295 296 297 298 299 300 301 302 303 304 305 306 307 308 309 310 311 312 313 314 315 316 317 318 319 320 321 322 323 324 325 326 327
const Os={};
//required|278 284
Object.assign(Os,{required:bs});
//filled|278 284
Object.assign(Os,{filled:bs});
//present|4 5 43 46 138 165 169 284
Object.assign(Os,{present:{judgesEmpty:!0,reads:"presence",kinds:be,answer(t,n){const{slot:e}=t.subject,r=e.kind!==lt&&e.kind!==ht;return r&&e.flags&Et?Le(t,Ue(t,t.subject),n):r?l:a}}});
//accepted|6 7 43 138 174 284
Object.assign(Os,{accepted:{judgesEmpty:!0,kinds:be,answer(t){const n=t.subject.slot.kind===ft&&t.subject.slot.value;return We(t)?p(n):m(n)}}});
//empty|4 5 138 284
Object.assign(Os,{empty:{judgesEmpty:!0,reads:"presence",kinds:be,answer:t=>t.subject.isEmpty?f:h}});
//equal|242 284
Object.assign(Os,{equal:zi});
//different|241 242 284
Object.assign(Os,{different:Ri(zi)});
//length|43 137 230 270 284
Object.assign(Os,{length:{kinds:de(mt),isMeasure:!0,prepare:Mi,answer:(t,n)=>cs(t,n)}});
//between|140 230 234 284
Object.assign(Os,{between:{kinds:ge,prepare:Mi,answer:(t,n)=>Ai(t,n)}});
//multiple_of|0 3 6 8 32 43 91 113 115 137 141 166 169 171 173 175 189 284
Object.assign(Os,{multiple_of:{kinds:de(mt,at),answer(n,r){const i=Ye(n,r);if(null===i)return c;if(Jn(n.subject.slot)||i.isEmpty||i.slot.kind!==at)return t;const s=ve(n.subject);if(null!==s)return m(yn(s,i.slot.value));if(Ge(n))return Le(n,U("digits of a number"),r);const{slot:o}=n.subject;return d(e,!Ze(n)||er("number",Un(o))!==Qe,!0)}}});
//one_of|273 284
Object.assign(Os,{one_of:fs});
//none_of|241 273 284
Object.assign(Os,{none_of:Ri(fs)});
//regex|274 284
Object.assign(Os,{regex:as("whole")});
//contains|274 284
Object.assign(Os,{contains:as("anywhere")});
//starts_with|0 4 8 279 284
Object.assign(Os,{starts_with:ws(((t,n)=>t.startsWith(n)?l:d(e,n.startsWith(t),!0)))});
//ends_with|6 279 284
Object.assign(Os,{ends_with:ws(((t,n)=>m(t.endsWith(n))))});
//chars|0 4 5 24 43 137 162 284
Object.assign(Os,{chars:{kinds:de(mt),answer(n,e){const r=Fe(n,e.operands[0]).slot;return r.kind!==kt||n.subject.slot.kind!==mt?t:r.value.offender.test(n.subject.slot.value)?h:f},progress(t,n){const e=Fe(t,n.operands[0]).slot;if(e.kind!==kt)return null;const r=t.subject.slot.value,i=r.search(e.value.offender);return C(i<0?r:r.slice(0,i))}}});
//integer|280 284
Object.assign(Os,{integer:gs("integer")});
//number|280 284
Object.assign(Os,{number:gs("number")});
//boolean|280 284
Object.assign(Os,{boolean:gs("boolean")});
//date|280 284
Object.assign(Os,{date:gs("date")});
//time|280 284
Object.assign(Os,{time:gs("time")});
//datetime|280 284
Object.assign(Os,{datetime:gs("datetime")});
//json|280 284
Object.assign(Os,{json:gs("json")});
//before|223 284
Object.assign(Os,{before:vi("less")});
//after|223 284
Object.assign(Os,{after:vi("greater")});
//luhn|3 43 137 171 236 238 284
Object.assign(Os,{luhn:{kinds:de(mt),answer(t,n){const e=Ye(t,n);return null===e?c:_i(t,(t=>Ci(t,e.slot.kind===ft&&e.slot.value)))}}});
//mod97|43 137 236 239 284
Object.assign(Os,{mod97:{kinds:de(mt),answer:t=>_i(t,qi)}});
//weighted_sum|0 43 110 137 162 164 169 236 240 284
Object.assign(Os,{weighted_sum:{kinds:de(mt),answer(n,e){const r=e.operands.map((t=>Fe(n,t)));for(const t of r)if(null!==De(n,t))return Le(n,De(n,t),e);const[i,...s]=r.map((({slot:t})=>t.kind===at?Fn(t.value,!1):null));return i>0&&0!==s.length?_i(n,(t=>Bi(t,i,s.map((t=>t??0))))):t}}});
//idna|0 3 4 5 43 137 171 260 284
Object.assign(Os,{idna:{kinds:de(mt),answer(n,e){const r=Ye(n,e);if(null===r)return c;if(n.subject.slot.kind!==mt)return t;const i=n.subject.slot.value;if(r.slot.kind!==mt||""===r.slot.value)return Qi(n,i,e);const s=i.lastIndexOf(r.slot.value);if(s<0)return a;const o=Qi(n,i.slice(s+r.slot.value.length),e);return o===h?a:o}}});
//size|0 6 43 110 137 233 284
Object.assign(Os,{size:{kinds:de(gt,vt),isMeasure:!0,answer(n,e){const r=n.subject.slot.items;if(r.kind!==gt)return t;const i=Si(n,e);if("number"==typeof i)return i;const[s,o]=i.map((({slot:t},n)=>t.kind===at?Fn(t.value,0===n):null));return m(!(null!==s&&r.count<s||null!==o&&r.count>o))}}});
//unique|43 137 282 284
Object.assign(Os,{unique:{kinds:de(gt),answer:(t,n)=>ys(t,n)}});
//exclusive|0 6 43 137 162 163 190 213 284
Object.assign(Os,{exclusive:{kinds:de(gt),answer(n,e){const r=Fe(n,e.operands[0]),i=n.subject.slot;return i.kind!==gt||r.isEmpty?t:m(i.count<=1||!rr(i).some((t=>li(n,Pe(n,t),r))))}}});
//includes|43 137 267 284
Object.assign(Os,{includes:{kinds:de(gt),answer:(t,n)=>ss(t,n)}});
//ascending|43 137 194 284
Object.assign(Os,{ascending:{kinds:de(gt),answer:(t,n)=>ur(t,n)}});
//no_overlap|43 137 271 284
Object.assign(Os,{no_overlap:{kinds:de(gt),answer:(t,n)=>ls(t,n)}});
//min_size|244 284
Object.assign(Os,{min_size:Pi(((t,n)=>t>=n))});
//max_size|244 284
Object.assign(Os,{max_size:Pi(((t,n)=>t<=n))});
//media_type|0 6 43 137 162 284
Object.assign(Os,{media_type:{kinds:de(wt),answer(n,e){if(n.subject.slot.kind!==wt)return t;const r=n.subject.slot.value.mediaType.split(";")[0].toLowerCase().replace(/\s/g,""),i=e.operands.map((t=>Fe(n,t).slot)).filter((t=>t.kind===mt));return m(i.some((t=>{return n=t.value.toLowerCase(),r===n||"*/*"===n||n.endsWith("/*")&&r.startsWith(n.slice(0,-1));var n})))}}});
//kind|0 6 138 232 269 284
Object.assign(Os,{kind:{kinds:be,prepare:Ei,answer:(n,e)=>n.subject.isEmpty?t:m(us(n.subject.slot).some((t=>e.prepared.has(t))))}});
//any_filled|277 284
Object.assign(Os,{any_filled:ds(((t,n,e)=>t>0||!!e&&null))});
//all_filled|277 284
Object.assign(Os,{all_filled:ds(((t,n,e)=>!(n>0)&&(!e||null)))});
//one_filled|277 284
Object.assign(Os,{one_filled:ds(((t,n,e)=>e&&t<2?null:1===t))});
//sets|18 329
function ks(t){const n="^"===t[0],e=(n?t.slice(1):t).replace(/\\(p\{\w+\}|[\s\S])|([\s\S])/gu,((t,n,e)=>void 0!==e?"-"===e||/[\w\s]|[^\0-\x7f]/u.test(e)?e:"\\"+$s(e):"d"===n?"0-9":"w"===n?"0-9A-Z_a-z":"s"===n?E:"p"===n[0]?"\\"+n:"\\"+$s(n))).replace(/^-/,"\\-").replace(/(?<!\\)-$/,"\\-");return{notation:t,offender:new RegExp(`[${n?"":"^"}${e}]`,"u")}}
//|62
const $s=t=>/[\^$\\.*+?()[\]{}|/-]/.test(t)?t:"x"+Jt(t.charCodeAt(0).toString(16),2);
//|
const xs=["text","integer","number","boolean","date","month","time","datetime","choice","file","any"];
//|37 44 330 331 332
function Ms(t,n){if("string"==typeof t){if(!xs.includes(t))throw new V(`the type '${t}' is not known`);const n={name:t,kind:Mt[t],manner:Ts(t)};return"any"===t&&(n.item=n),n}const[[e,r]]=Object.entries(t);if("form"===e)return{name:e,form:n[r],manner:"value"};if("list"!==e&&"map"!==e)throw new V(`the type '${e}' is not known`);return{name:e,item:Ms(r,n),manner:"list"}}
//|
function Ts(t){return"date"===t||"month"===t||"time"===t||"datetime"===t?"moment":"file"===t?"file":"value"}
//|
function Es(t){for(;t.item&&"any"!==t.name;)t=t.item;return t}
//|335
const Ss={name:"any",manner:"value"};
//|334
Ss.item=Ss;
//|43
const As={name:"text",kind:mt,manner:"value"};
//|
const Ns=t=>"function"==typeof Blob&&t instanceof Blob;
//|95 337
const _s=t=>!("object"!=typeof t||null===t||Array.isArray(t)||t instanceof $n||Ns(t)||t instanceof Date);
//|
const[Is,Cs]=[Symbol("order"),Symbol("repeated")];
//|
const qs=(t,n)=>Object.hasOwn(t,n)?t[n]:void 0;
//|
const Bs=t=>new TypeError(`${"object"==typeof t?t.constructor?.name:String(t)} is no value of a form`);
//|
const Rs=class extends Error{};
//|
const zs=class extends Error{};
//|23 33 43 57 94 95 96 102 337 338 340 341 342 343 353 354 345 346 347 348 349 350 351 352
const Fs=class{constructor(t,n=!0){this.slots=t,this.gt=n}append(t){if(this.slots.length+t>Z.slots)throw new zs;const n=this.slots.length;for(let n=0;n<t;n++)this.slots.push(null);return n}finish(){const{slots:t}=this;for(let n=0;n<t.length;n++)t[n]??=new Ft(lt,void 0)}value(t,n,e,r){void 0!==t&&("object"!=typeof t?this.slots[e]=this.plain(t):n.form&&_s(t)?this.form(t,n.form,e,r+1):Array.isArray(t)&&n.item&&"map"!==n.name?this.list(t,n.item,e,r):_s(t)&&"map"===n.name?this.map(t,n.item,e,r):_s(t)&&"any"===n.name?this.members(t,e,r):_s(t)&&"file"===n.name?this.slots[e]=Ds(t,(n=>qs(t,n)))??this.plain(t):this.slots[e]=this.plain(t))}text(t){if(!I(t))throw new Rs;return new Ft(mt,t)}plain(t){if(t===kn)return Ps(t);switch(typeof t){case"string":return this.text(t);case"boolean":return new Ft(ft,t);case"bigint":return Ps(xn(t,0)??kn);case"number":if(!Number.isFinite(t))throw Bs(t);return Ps(Nn(t));case"object":break;default:throw Bs(t)}if(null===t)return new Ft(ht,void 0);if(t instanceof $n)return new Ft(at,new $n(t.digits,t.exponent));if(Ns(t))return Ds(t,(n=>t[n]));if(t instanceof Date)throw Bs(t);if(!Array.isArray(t))return new Ft(vt,void 0);const n=new Ft(gt,void 0);return n.count=Math.min(t.length,1),[n.start,n.stride]=[this.append(n.count),1],n}};
//module form contexts|32 33 43 57 340 344
Object.assign(Fs.prototype,{form(t,n,e,r){if(r>=Z.depth)return this.slots[e]=new Ft(vt,void 0),void this.slots[e].g(U("depth"));this.slots[e]=new Ft(vt,void 0);for(const i of 0===r?n.parameters??[]:[])this.value(qs(t,i.name),i.type,e+i.slot,r);this.object(t,n,n.objects[0],e,r)}});
//module form contexts|43 57 338 339 340 342 344
Object.assign(Fs.prototype,{object(t,n,e,r,i){const s=t[Cs];for(const{name:o,field:u,group:c}of e.members){const e=o in Object.prototype?qs(t,o):t[o];if(void 0!==e){if(s?.has(o))throw new Rs;u?this.value(e,u.type,r+u.slot,i):_s(e)?(this.slots[r+n.objects[c].slot]=new Ft(vt,void 0),this.object(e,n,n.objects[c],r,i)):this.slots[r+n.objects[c].slot]=this.plain(e)}}n.isClosed&&this.vt(t,e,r)}});
//isClosed|339 344
Object.assign(Fs.prototype,{vt(t,n,e){const r=(t[Is]??Object.keys(t)).filter((e=>void 0!==t[e]&&!n.memberNames.has(e)));r.length>0&&(this.slots[e+n.slot].unknown=r)}});
//list any|32 33 43 57 344
Object.assign(Fs.prototype,{list(t,n,e,r){const i=this.slots[e]=new Ft(gt,void 0);if(r>=Z.depth)return i.g(U("depth"));[i.count,i.stride]=[t.length,n.form?.slotCount??1],i.start=this.append(i.count*i.stride);const s="any"===n.name?r+1:r;for(let e=0;e<i.count;e++)this.value(t[e]??null,n,i.item(e),s)}});
//map|32 33 43 52 57 344
Object.assign(Fs.prototype,{map(t,n,e,r){const i=this.slots[e]=new Ft(gt,void 0);if(i.isMap=!0,r>=Z.depth)return i.g(U("depth"));const s=this.names(t);[i.count,i.stride]=[s.length,(n.form?.slotCount??1)+1],i.start=this.append(i.count*i.stride)+1,i.order=this.order(t,s),s.forEach(((e,s)=>{const o=this.slots[i.item(s)-1]=this.text(e);o.flags|=Ct,o.isKey=!0,this.value(t[e],n,i.item(s),"any"===n.name?r+1:r)}))}});
//any|32 33 43 57 334 344
Object.assign(Fs.prototype,{members(t,n,e){const r=this.slots[n]=new Ft(vt,void 0);if(e>=Z.depth)return r.g(U("depth"));const i=this.names(t);r.isOwn=!0,r.count=i.length,r.start=this.append(2*i.length),r.order=this.order(t,i),i.forEach(((n,i)=>{this.slots[r.start+2*i]=this.text(n),this.value(t[n],Ss,r.start+2*i+1,e+1)}))}});
//map any|31 339 342 344
Object.assign(Fs.prototype,{names(t){if(t[Cs])throw new Rs;return Object.keys(t).filter((n=>void 0!==t[n])).sort(D)}});
//map any|339 344
Object.assign(Fs.prototype,{order(t,n){if(!this.gt||n.length<2)return null;const e=new Map(n.map(((t,n)=>[t,n]))),r=(t[Is]??Object.keys(t)).map((t=>e.get(t))).filter((t=>void 0!==t));return r.every(((t,n)=>t===n))?null:r}});
//|43 57 94
const Ps=t=>new Ft(at,t===kn?null:t);
//module file|43 57
function Ds(t,n){const e=["name","media_type","type"].map((t=>n(t)??null)),[r,[i,s,o]]=[n("size"),e];if(!Number.isSafeInteger(r)||r<0||e.some((t=>null!==t&&"string"!=typeof t)))return null;if(null!==s&&null!==o)return null;const u=new Ft(wt,{name:i,size:r,mediaType:s??o??""});return u.given=t,u}
//|356
function Us(t){let n="";for(const e of t)"number"==typeof e?n+=`[${e}]`:"object"==typeof e?n+=`[${Zs(e.key)}]`:""===e||/[`\0-\x1f]/.test(e)?n+=`[${Zs(e)}]`:n+=(""===n?"":".")+(/^[A-Za-z_]\w*$/.test(e)?e:`\`${e}\``);return n}
//|62
function Zs(t){const n={'"':'\\"',"\\":"\\\\","\n":"\\n","\r":"\\r","\t":"\\t"};return`"${t.replace(/["\\\n\r\t]|(?![ \u200d])[\p{Cc}\p{Zl}\p{Zp}\p{Cn}\p{Co}\p{Cs}\p{Cf}\p{Zs}]/gu,(t=>n[t]??`\\u{${Jt(t.codePointAt(0).toString(16).toUpperCase(),4)}}`))}"`}
//|359 360 361
function Js(t){const n=[],e=[...t.outerFrames,t.frame];return e.forEach(((r,i)=>{const s=e[i+1];r.field?n.push(...r.field.groups,r.field.name):!s&&Vs(t)>0&&n.push(...Ys(r.form,Vs(t))),Ls(t,t.itemIndices.slice(r.firstItem,s?.firstItem),r,n)})),n}
//|357
function Hs(t){const n=Js(t);for(const{key:e}of n)void 0!==e&&t.yt(e.length);return n}
//|43
function Ls(t,n,e,r){let i=e.field?t.slots[e.base+e.field.slot]:null;for(const e of n){i=i?.items;const n=i?.kind===gt&&e<i.count;r.push(n&&i.isMap?{key:t.slots[i.item(e)-1].value}:e),i=n?t.slots[i.item(e)]:null}}
//|
function Vs(t){const{field:n,check:e,form:r}=t.frame;return null!==n||null===e?0:r.objects.findLastIndex((t=>e>t.slot&&e<t.slot+t.slotCount))}
//|
function Ys(t,n){const e=[];for(;n>0;){e.unshift(t.objects[n].name);const r=n;n=t.objects.findIndex((t=>t.members.some((t=>t.group===r))))}return e}
//|43 45 47 362 363
function Ks(t,n,e,r=n.objects[0]){const i={};for(const{name:s,field:o,group:u}of r.members){let r;if(o)r=Gs(t,e+o.slot,o.type);else{const i=t.slots[e+n.objects[u].slot];if(i.flags&(Tt|St))continue;r=i.kind===vt?Ks(t,n,e,n.objects[u]):i.kind===ht?null:void 0}void 0!==r&&Object.defineProperty(i,s,{value:r,enumerable:!0,writable:!0,configurable:!0})}return i}
//|43 45 47 362 364
function Gs(t,n,e){const r=t.slots[n];return!e.form||r.kind!==vt||r.flags&(Tt|St)?Ws(t,r,e):Ks(t,e.form,n)}
//|22 43 45 47 114 117 190 334 363
function Ws(t,n,e){if(!(n.flags&(Tt|St)))switch(n.kind){case lt:return;case ht:return null;case ft:return n.value;case wt:return n.given;case at:return n.value??void 0;case mt:return e.kind!==mt&&"any"!==e.name&&_(n.value)?null:n.value;case gt:{if(!e.item)return;const r=rr(n).map((r=>[n.isMap?t.slots[r-1].value:r,Gs(t,r,e.item)])).filter((([,t])=>void 0!==t));return n.isMap?Object.fromEntries(r):r.map((([,t])=>t))}case vt:{if(!n.isOwn)return;const e=Array.from({length:n.count},((t,e)=>n.start+2*e)).map((n=>[t.slots[n].value,Gs(t,n+1,Ss)]));return Object.fromEntries(e.filter((([,t])=>void 0!==t)))}default:return Zn(n)?Ln(n):void 0}}
//externals|138 366
const Qs={kinds:be,answer:(t,n)=>Xs(t,n)};
//|4 162 164 169 355 358 368
function Xs(t,n){const e=n.operands.map((n=>Fe(t,n)));for(const r of e)if(null!==De(t,r))return Le(t,De(t,r),n);const r=t.program.externals[n.a],i={rule:r,value:no(t,t.subject),arguments:e.map((n=>no(t,n)))},s=t.request.answers?.(i);return t.inquiries.push({question:i,path:Us(Hs(t)),isPending:void 0===s}),t.hostMessage=null,void 0===s?Le(t,"pending",n):!0===s.accepted?l:void 0===s.accepted?Le(t,s.reason,n,r.undecided):(t.hostMessage=s.message??null,h)}
//|
function to(t,n){for(const e of t.inquiries)t.outcome.inquiries.push({...e,isPending:e.isPending&&n});t.inquiries.length>0&&(t.inquiries=[])}
//|124 157 160 336 363 364
function no(t,n){if(n.position<0||n.storage===ee)return Ws(t,n.slot,As)??null;const e=Ce(t,n.position)?.type??Re(t)??As;return Gs(t,n.position,e)??null}
//|

//|
const eo={first:0,end:null,areKeys:!1};
//|
const ro=class{constructor(t){this.end=t,this.jt=!1,this.Ot=!1,this.isUndecided=!1,this.isSettled=!1,this.refused=null,this.kt=!1}};
//|
const io=(t,n,e=0,r=!1)=>({form:t,base:n,firstItem:e,follows:r,field:null,check:null});
//items itemContents beginEach|172 374 375
function so(t,n,e){const r=oo(t,n,e-1);return 0!==r.list.count&&!t.field.jt&&!Ke(t,t.subject)&&(t.loops.push(r),uo(t))}
//items itemContents beginEach|43 59
function oo(t,n,e){const{slot:r}=t.subject,{areKeys:i,first:s}=n,o=!i&&0===s&&null===n.end;let u=r.items;(i?u.isMap:r.kind===gt||o)||(u=Pt);const c=i?1:u.isMap?-1:0;return i&&(u=u.keys),{list:u,count:null===n.end?u.count:Math.min(u.count,n.end),first:s,next:s,partner:c,subject:t.subject,field:t.field,end:e}}
//items itemContents beginEach|371 376 377 379 380
function uo(t){const n=t.loops.at(-1);return n.next>n.first&&fo(t,n),ao(t,n)?(co(t,n),t.field=t.$t.get(t.subject.position)??new ro(0),lo(t,t.subject.position+n.partner)&&(t.field.isSettled=!0),t.field.end=n.end,t.itemIndices.push(n.list.p(n.next-1)),!0):(t.field=n.field,t.subject=n.subject,t.loops.pop(),!1)}
//items itemContents beginEach|163
function co(t,n){t.subject=Pe(t,n.list.item(n.list.p(n.next++)))}
//items itemContents beginEach itemTypes nested|
function lo(t,n){return!0===t.$t.get(n)?.isSettled}
//items itemContents beginEach itemTypes nested|377
function ho(t,n,e){return n.isMap&&lo(t,e-1)}
//items itemContents beginEach|
function fo(t,n){const{field:e}=t;t.itemIndices.pop(),e.Ot&&(n.field.Ot=!0),e.isUndecided&&(n.field.isUndecided=!0),(e.isSettled||e.kt||null!==e.refused)&&t.$t.set(t.subject.position,e)}
//items itemContents beginEach|56
function ao(t,n){if(!t.Z())return!1;for(;n.next<n.count;n.next++)if(0==(t.slots[n.list.item(n.list.p(n.next))].flags&zt))return!0;return!1}
//items itemContents beginEach|0 15 374 376 380
function mo(n,e,r){r?.opened();const i=oo(n,e,null);return n.loops.push(i),ao(n,i)?(n.accumulators.push({kind:O,answer:t}),co(n,i),!0):(n.loops.pop(),n.answer=t,r?.closed(),!1)}
//items itemContents beginEach|376 380 525 526
function po(t,n){const e=t.loops.at(-1);return n?.xt(e.list.p(e.next-1)),!qu(t,n)&&ao(t,e)?(co(t,e),!0):(t.subject=e.subject,t.loops.pop(),Cu(t,n),!1)}
//|384 385 386 387 388 389 390 391 392 393 394 395
const bo={};
//text|383
Object.assign(bo,{text:()=>"Enter text."});
//choice|383
Object.assign(bo,{choice:()=>"Enter text."});
//integer|383
Object.assign(bo,{integer:t=>t?`Enter a whole number, such as ${t}.`:"Enter a whole number."});
//number|383
Object.assign(bo,{number:t=>t?`Enter a number, such as ${t}.`:"Enter a number."});
//boolean|383
Object.assign(bo,{boolean:()=>"Enter true or false."});
//date|383
Object.assign(bo,{date:(t="2026-01-31")=>`Enter a date, such as ${t}.`});
//month|383
Object.assign(bo,{month:(t="2026-01")=>`Enter a month, such as ${t}.`});
//time|383
Object.assign(bo,{time:(t="14:30")=>`Enter a time, such as ${t}.`});
//datetime|383
Object.assign(bo,{datetime:(t="2026-01-31T14:30")=>`Enter a date and a time, such as ${t}.`});
//file|383
Object.assign(bo,{file:()=>"Choose a file."});
//list|383
Object.assign(bo,{list:()=>"Enter a list of values."});
//map|383
Object.assign(bo,{map:()=>"Enter names and their values."});
//|
const wo=["This must be the same as {other}.","This must be different from {other}."];
//|
const go=["There is a mistake in this number.","This number is not allowed."];
//|
const vo=t=>[`The number of characters must be {${t}}.`,`The number of characters must not be {${t}}.`];
//|400 401 402 403 404 405 406 407 408 409 410 411 412 413 414 415 416 417 418 419 420 421 422 423 424 425 426 427 428 429 430 431 432 433 434 435 436 437 438 439 440 441 442 443 444 445 446 447 448 449
const yo={};
//required|399
Object.assign(yo,{required:["This is required.","Leave this empty."]});
//filled|399
Object.assign(yo,{filled:["This must be filled in.","Leave this empty."]});
//present|399
Object.assign(yo,{present:["This must be included.","This must be left out."]});
//accepted|399
Object.assign(yo,{accepted:["You must accept this.","You must not accept this."]});
//empty|399
Object.assign(yo,{empty:["Leave this empty.","This must be filled in."]});
//equal|396 399
Object.assign(yo,{equal:wo});
//different|396 399
Object.assign(yo,{different:[wo[1],wo[0]]});
//equal_next|396 399
Object.assign(yo,{equal_next:wo});
//equal_previous|396 399
Object.assign(yo,{equal_previous:wo});
//min_length|399
Object.assign(yo,{min_length:["Enter {min} or more characters.","Enter fewer than {min} characters."]});
//max_length|399
Object.assign(yo,{max_length:["Enter {max} or fewer characters.","Enter more than {max} characters."]});
//length|398 399
Object.assign(yo,{length:vo("range")});
//equal_length|398 399
Object.assign(yo,{equal_length:vo("count")});
//min_value|399
Object.assign(yo,{min_value:["This must be {min} or more.","This must be less than {min}."]});
//max_value|399
Object.assign(yo,{max_value:["This must be {max} or less.","This must be more than {max}."]});
//between|399
Object.assign(yo,{between:["This must be {min}.","This must not be {min}."]});
//multiple_of|399
Object.assign(yo,{multiple_of:["This must be a multiple of {step}.","This must not be a multiple of {step}."]});
//one_of options|399
Object.assign(yo,{one_of:["Choose one of: {values}.","This must not be any of: {values}."]});
//none_of|399
Object.assign(yo,{none_of:["This must not be any of: {values}.","Choose one of: {values}."]});
//regex|399
Object.assign(yo,{regex:["Enter this in the correct format.","This format is not allowed."]});
//contains|399
Object.assign(yo,{contains:["Something that is required here is missing.","This contains something that is not allowed."]});
//starts_with|399
Object.assign(yo,{starts_with:["This must start with \u201c{text}\u201d.","This must not start with \u201c{text}\u201d."]});
//ends_with|399
Object.assign(yo,{ends_with:["This must end with \u201c{text}\u201d.","This must not end with \u201c{text}\u201d."]});
//chars|399
Object.assign(yo,{chars:["Use only these characters: {characters}","Use at least one character other than these: {characters}"]});
//integer|399
Object.assign(yo,{integer:["Enter a whole number.","This must not be a whole number."]});
//number|399
Object.assign(yo,{number:["Enter a number.","This must not be a number."]});
//boolean|399
Object.assign(yo,{boolean:["Enter true or false.","This must not be true or false."]});
//date|399
Object.assign(yo,{date:["Enter a date, such as 2026-01-31.","This must not be a date."]});
//time|399
Object.assign(yo,{time:["Enter a time, such as 14:30.","This must not be a time."]});
//datetime|399
Object.assign(yo,{datetime:["Enter a date and a time, such as 2026-01-31T14:30.","This must not be a date and time."]});
//json|399
Object.assign(yo,{json:["Enter JSON, such as [1, 2].","This must not be JSON."]});
//before|399
Object.assign(yo,{before:["This must be before {limit}.","This must not be before {limit}."]});
//after|399
Object.assign(yo,{after:["This must be after {limit}.","This must not be after {limit}."]});
//luhn|397 399
Object.assign(yo,{luhn:go});
//mod97|397 399
Object.assign(yo,{mod97:go});
//weighted_sum|397 399
Object.assign(yo,{weighted_sum:go});
//idna|399
Object.assign(yo,{idna:["Enter a host name, such as m\xfcnchen.example.","This must not be a host name."]});
//size|399
Object.assign(yo,{size:["The number of items must be {range}.","The number of items must not be {range}."]});
//unique|399
Object.assign(yo,{unique:["All items must be different.","Some items must be the same."]});
//exclusive|399
Object.assign(yo,{exclusive:["\u201c{item}\u201d can't be combined with anything else.","\u201c{item}\u201d must be combined with something else."]});
//includes|399
Object.assign(yo,{includes:["Include all of: {values}.","Do not include all of: {values}."]});
//ascending|399
Object.assign(yo,{ascending:["Put the items in ascending order.","The items must not be in ascending order."]});
//no_overlap|399
Object.assign(yo,{no_overlap:["The items must not overlap.","Some items must overlap."]});
//min_size|399
Object.assign(yo,{min_size:["The file must be {min} or larger.","The file must be smaller than {min}."]});
//max_size|399
Object.assign(yo,{max_size:["The file must be {max} or smaller.","The file must be larger than {max}."]});
//media_type|399
Object.assign(yo,{media_type:["The file must have one of these types: {types}.","The file must not have any of these types: {types}."]});
//kind|399
Object.assign(yo,{kind:["The type of this value must be one of: {kinds}.","The type of this value must not be one of: {kinds}."]});
//any_filled|399
Object.assign(yo,{any_filled:["Fill in at least one of: {fields}.","Leave all of these empty: {fields}."]});
//all_filled|399
Object.assign(yo,{all_filled:["Fill in all of: {fields}.","Leave at least one of these empty: {fields}."]});
//one_filled|399
Object.assign(yo,{one_filled:["Fill in exactly one of: {fields}.","Fill in none of these, or more than one: {fields}."]});
//|
const jo=["Add at least one item.","Remove all items."];
//|
const Oo=["Choose a file.","Remove the file."];
//|
const ko={unique:["Each item must have a different {by}.","Some items must have the same {by}."],ascending:["Put the items in ascending order of {by}.","The items must not be in ascending order of {by}."]};
//|
const $o={min_value:["This must be {min} or later.","This must be earlier than {min}."],max_value:["This must be {max} or earlier.","This must be later than {max}."]};
//|383 399 450 451 452 453
function xo(t,n,e,r){switch(t){case"type":return bo[e.type]?.(e.example)??"Fill in this part of the form.";case"unknown":return"There is no field '{name}'."+(void 0===e.meant?"":" Did you mean '{meant}'?");case"unchecked":return"This could not be checked.";case"computed":return""===e.value?"This must be left empty.":"This must be {value}."}const i=n?1:0;return Object.hasOwn(yo,t)?$o[t]&&"moment"===r()?$o[t][i]:["required","filled","empty"].includes(t)&&["list","file"].includes(r())?("list"===r()?jo:Oo)["empty"===t?1-i:i]:"between"===t&&void 0!==e.max?yo.between[i].replace("{min}","between {min} and {max}"):(void 0===e.by?null:ko[t]?.[i])??yo[t][i]:n?"This is not allowed.":"This was not accepted."}
//|199 460
function Mo(t,n){const{source:e,arguments:r}=t.program.messages[n],i=0===r.length?{}:No(fr(t,r));return{source:e,values:()=>i}}
//|204 207 458 459
function To(t,n,e){switch(n){case"label":return So(t);case"value":return t.frame.field?.isSecret?vr:br(t,t.subject);case"length":return Ao(t);case"other":return e?.other()??void 0;default:return}}
//|160 340 454 461
function Eo(t,{authored:n=null,builtIn:e,isNegated:r=!1,values:i=null,found:s=null}){const{ruleTexts:o,translations:u}=t.request;if(null!==n)return _o((u&&qs(u,n.source))??n.source,(()=>({...s?.values()??i,...n.values()})),t,s);const c=i??s?.values()??{};return"type"===e&&(c.example??=t.frame.field?.notation?.example),_o((o&&qs(o,r?`not ${e}`:e))??xo(e,r,c,(()=>s?.comparesMoments()?"moment":0===t.owners.length?Re(t)?.manner??"value":"value")),(()=>c),t,s)}
//|35 360
function So(t){const{field:n,form:e}=t.frame;if(n)return n.shownLabel;const r=e.objects[Math.max(0,Vs(t))],i=Vs(t)>0?r:e;return i.label??H(i.name)}
//|29 43
function Ao(t){const{slot:n}=t.subject;return n.kind===mt?String(F(n.value)):n.kind===gt?String(n.count):"0"}
//|
function No(t){const n={};for(const{name:e,text:r}of t)n[e]=void 0===n[e]?r:`${n[e]}, ${r}`;return n}
//|340 456 463
function _o(t,n,e,r){const i=Co(t,e.program.templates);if(1===i.length)return i[0];const s=n();let o=i[0];for(let t=1;t<i.length;t+=2){const n=i[t];o+=(qs(s,n)??To(e,n,r)??`{${n}}`)+i[t+1]}return o}
//module|39 463
function Io(t,{authored:n,found:e}){const r=null===n?[]:Co(n.source,t.program.templates).filter(((t,n)=>n%2==1));return null!==n&&0===r.length||!(!e.arguments.every((({operand:t})=>t.kind===G))||null!==n&&Object.keys(n.values()).length>0)&&r.every((t=>e.arguments.some((n=>n.name===t))))}
//|
function Co(t,n){let e=n.get(t);if(void 0!==e)return e;e=[""];let r=0;for(const{0:n,1:i,index:s}of t.matchAll(/\{\{|\}\}|\{([^}]*)\}/g))e[e.length-1]+=t.slice(r,s)+(void 0===i?n[0]:""),void 0!==i&&e.push(i,""),r=s+n.length;return e[e.length-1]+=t.slice(r),n.size<1e3&&n.set(t,e),e}
//|
const qo=Object.freeze([]);
//|39 464 466 467
function Bo(t,n,e,r){const i=t.program.calls[n.index],s=new zo(t,i?.name??"",i?.arguments??qo,e);return s.inherited=Ro(t,n),r&&s.arguments.some((({operand:{kind:t}})=>t!==G&&t!==Q))&&s.settle(),s}
//|209
function Ro(t,n){if(n.op!==si)return null;if(null!==t.hostMessage)return{source:t.hostMessage.replace(/[{}]/g,"$&$&"),values:()=>({})};const{message:e}=t.program.externals[n.a];return void 0===e?null:{source:t.program.messages[e].source,values:()=>({})}}
//|0 9 114 162 199 201 460
const zo=class{constructor(t,n,e,i){this.Mt=t,this.builtIn=n,this.rule=n,this.arguments=e,this.message=null,this.inherited=null,this.answer=t.answer,this.progress=i,this.items=[],this.isNegated=!1,this.Tt=b(t.answer)===r?t.lastUnknown:null,this.known=null}settle(){this.known={values:this.values(),other:this.other(),comparesMoments:this.comparesMoments()}}values(){return this.known?.values??No(fr(this.Mt,this.arguments))}other(){return null===this.known?mr(this.Mt,this.arguments):this.known.other}comparesMoments(){return this.known?.comparesMoments??this.arguments.some((({operand:t})=>Zn(Fe(this.Mt,t).slot)))}};
//|0 1 9 469 470
function Fo(t,s,o,u,c,l){const[h,f]=[b(s),b(u)];if(null===t||0===h)return o;if(null===o||0===f)return t;if(h===r&&f===r)return Po(o)>Po(t)?o:t;if(h!==f){const i=c?n:e;return h===(h===i||f===i?i:r)?t:o}return h!==e?t:c?Do(o,t)?o:t:l&&s&i&&!(u&i)?o:t}
//|
const Po=t=>["passes","warns","blocks"].indexOf(t.Tt?.policy);
//|1
function Do(t,n){const e=t=>0!=(t.answer&i);return e(t)===e(n)?t.progress>n.progress:e(t)}
//|
const Uo=["accumulators","loops","subjects","owners","arguments","inquiries"];
//|465 473 474 475 477 523 575
function Zo(t,n){const{start:e}=t.program.checks[n],r=t.program.code[e],i=new Yo(t,n),s=Jo(t.program,n);if(null!==s)return i.Et=Bo(t,s,0,!1),s!==r&&(i.answered(t.program.rules[r.a]),i.St(r)),i.Et;const o=Ho(t);t.isReplaying=!0,_u(t,e,i);const u=!t.isHalted;return Lo(t,o),u?i.Et:(t.steps+=$c-t.At,t.At=1,null)}
//|209
function Jo(t,n){const{start:e}=t.checks[n],r=t.code[e+1];return t.Nt[e].test&&r.op===$r&&r.a===n?t.Nt[e]:null}
//|471
function Ho(t){const{subject:n,answer:e,lastTest:r,lastUnknown:i,argumentBase:s,depth:o,hostMessage:u,isReplaying:c,isHalted:l,haltCause:h}=t,f={subject:n,answer:e,lastTest:r,lastUnknown:i,argumentBase:s,depth:o,hostMessage:u,isReplaying:c,isHalted:l,haltCause:h},a=Uo.every((n=>0===t[n].length)),m=t=>"object"==typeof t&&Object.getPrototypeOf(t)===Object.prototype?{...t}:t;return{registers:f,stacks:a?null:Object.fromEntries(Uo.map((n=>[n,t[n].map(m)])))}}
//|471
function Lo(t,{registers:n,stacks:e}){if(({subject:t.subject,answer:t.answer,lastTest:t.lastTest,lastUnknown:t.lastUnknown,argumentBase:t.argumentBase,depth:t.depth,hostMessage:t.hostMessage,isReplaying:t.isReplaying,isHalted:t.isHalted,haltCause:t.haltCause}=n),null!==e)Object.assign(t,e);else for(const n of Uo)t[n].length>0&&(t[n]=[])}
//beginOr beginAny|1 24 43
function Vo(t,n){const{slot:e}=t.subject;return e.kind!==mt?0:n.test?.progress?.(t,n)??null??(t.answer&i?C(e.value):0)}
//|465 476 478 479 480 481 482 483 484 485
const Yo=class{constructor(t,n){this.Mt=t,this.check=n,this.Et=null,this._t=[],this.It=[]}Ct(t){const n=this.It.includes(!0)?Vo(this.Mt,t):0;this.Et=Bo(this.Mt,t,n,!0)}answered(t){void 0!==t.message&&this.message(t.message)}St(t){const n=this.Mt.program.calls[t.index];this.Et&&n&&Object.assign(this.Et,{rule:n.name,inherited:this.Et.message??this.Et.inherited,message:null,answer:this.Mt.answer})}};
//beginAnd beginOr beginAll beginAny beginEach|477
Object.assign(Yo.prototype,{opened(t=!1){this._t.push(null),this.It.push(t)}});
//beginAnd beginOr beginAll beginAny beginEach|48 468 477
Object.assign(Yo.prototype,{qt(t,n){const e=0!=(this.Mt.subject.slot.flags&At);this._t.push(Fo(this._t.pop(),t,this.Et,this.Mt.answer,n,e))}});
//beginAnd beginOr beginAll beginAny beginEach|477
Object.assign(Yo.prototype,{closed(){this.Et=this._t.pop(),this.It.pop()}});
//beginEach|477
Object.assign(Yo.prototype,{xt(t){this.Et?.items.unshift(t)}});
//pushMember|477
Object.assign(Yo.prototype,{Bt(){this.Et=null}});
//popMember|477
Object.assign(Yo.prototype,{Rt(){this.Et&&(this.Et.items=[])}});
//not|477
Object.assign(Yo.prototype,{negated(){this.Et&&Object.assign(this.Et,{isNegated:!this.Et.isNegated,items:[]})}});
//message|455 477
Object.assign(Yo.prototype,{message(t){this.Et&&null===this.Et.message&&(this.Et.message=Mo(this.Mt,t))}});
//|1 48 455 472 487 488 489 490 491 504
function Ko(t,n){const e=void 0===t.outcome.notes&&Go(t);if(e&&Wo(t,n))return;const{answer:r}=t,s=0!=(t.subject.slot.flags&At)&&(0!=(r&i)||!0===t.frame.field?.isRewritten),o=t.program.checks[n],u=o.isCondition?null:Zo(t,n),c=o.isCondition?"check":null,l=u?.items??[];t.itemIndices.push(...l);const h={authored:u?.message??(void 0===o.message?null:Mo(t,o.message))??u?.inherited??null,builtIn:c??u?.builtIn??"",isNegated:u?.isNegated??!1,found:u},f=tu(t,c??u?.rule??mu(t,t.program.code[o.start])??"",o.place,h,o.isWarning?"warning":"error",o.target);Xo(t,f,s,o),t.itemIndices.length-=l.length,e&&null!==u&&Qo(t,n,f,h)}
//module|
function Go({request:t,outerFrames:n,itemIndices:e}){return void 0===t.ruleTexts&&void 0===t.translations&&n.length+e.length===0}
//module|
function Wo(t,n){const e=t.program.violations[n];if(null===e)return!1;const{path:r,rule:i,message:s,severity:o,file:u,line:c,column:l}=e;return t.outcome.violations.push({path:r,rule:i,message:s,severity:o,file:u,line:c,column:l}),!0}
//module|209 462 473
function Qo(t,n,e,r){const i=Jo(t.program,n);null!==i&&i.op!==si&&Io(t,r)&&(t.program.violations[n]={...e})}
//|
function Xo(t,n,e,r=null){t.outcome.violations.push(n),t.outcome.notes?.set(n,{isIncomplete:e,check:r})}
//|355 358 457
function tu(t,n,e,r,i,s=[],o=null){return{path:null===o&&0===s.length&&t.outerFrames.length+t.itemIndices.length===0&&t.frame.field?t.frame.field.pathText:Us([...o??Hs(t),...s]),rule:n,message:Eo(t,r),severity:i,file:t.program.sources[e[0]],line:e[3],column:e[4]}}
//|
function nu(t){return t.frame.field?.place??t.frame.form.place}
//|490 491 492 494 498
function eu(t,n,e,r,i=!1){uu(t),Xo(t,tu(t,n,nu(t),{builtIn:n,values:{[e]:r}},"error"),i),ru(t)}
//|
function ru(t){"first"===t.request.mode&&(t.isHalted=!0)}
//|49 160 493
function iu(t){eu(t,"type","type",Re(t)?.name??"",0!=(t.subject.slot.flags&Nt))}
//recordValue|47 54 112 124 125 204 207 213 493
function su(t){const{subject:n}=t,e=t.slots[n.position+1],r=new re(e,Xn,Dn(e),n.position+1);return!(!r.isEmpty||e.flags&St)||!(e.flags&Bt||n.isEmpty||!li(t,n,r,!1))||(eu(t,"computed","value",t.frame.field.isSecret?vr:br(t,n)),"first-per-field"!==t.request.mode||(t.field.isSettled=!0,!1))}
//|0 9 367 486 498 500
function ou(t,n){if(to(t,b(t.answer)===r),t.field.isSettled)return t.field.end;if(b(t.answer)===r)return lu(t,n),null;const e=!0===t.lastTest?.measures;return Ko(t,n),t.program.checks[n].isWarning?null:(uu(t),e&&(t.field.refused=t.subject.position),"first"===t.request.mode&&(t.isHalted=!0),"first-per-field"!==t.request.mode?null:(t.field.isSettled=!0,t.field.end))}
//|
function uu(t){t.field.Ot=!0,t.outcome.isInvalid=!0}
//|0 9 486
function cu(n,r){b(n.answer)===e&&(n.isReplaying||Ko(n,r),n.answer=t)}
//|472 491 503 504
function lu(t,n){const e=t.program.checks[n],r=(e.isExternal?Zo(t,n)?.Tt:null)??t.lastUnknown,i=(r.step&&mu(t,r.step))??"when";"blocks"===r.policy?au(t,r.reason,e.isCondition?"check":i,e):"warns"===r.policy&&t.outcome.violations.push(tu(t,i,e.place,{builtIn:"unchecked"},"warning"))}
//|503
function hu(t,n){t.program.calls[n.index]&&!t.field.isSettled&&au(t,t.lastUnknown.reason,"when")}
//|503
function fu(t,n){const e=t.zt.get(n);e&&au(t,e.reason,"when")}
//|355 358
function au(t,n,e,r=null){t.field.isUndecided=!0,t.outcome.isUndecided=!0;const i={path:Us(Hs(t)),rule:e,reason:n};t.outcome.undecided.push(i),null!==r&&t.outcome.notes?.set(i,{isIncomplete:!1,check:r})}
//|
function mu(t,n){return t.program.calls[n.index]?.name}
//options|48 493 508
function pu(t,n){const{subject:e}=t;if(e.isEmpty||n.table.has(e.slot.value))return!0;const r=e.slot.flags&At&&(n.isRewritten||[...n.table].some((t=>t.startsWith(e.slot.value))));return eu(t,"one_of","values",n.shownOptions??=wu(n.options),Boolean(r)),!1}
//itemTypes|43 47 51 163 172 378 495 503 505 507
function du(t){const n=t.subject,e=t.frame.field;if(n.slot.kind!==gt||!e||t.field.jt||t.field.kt||Ke(t,n))return;t.field.kt=!0;const r="first-per-field"===t.request.mode;for(let i=0;i<n.slot.count&&!t.isHalted;i++){const s=n.slot.p(i);t.subject=Pe(t,n.slot.item(s));const{slot:o,position:u}=t.subject,c=ho(t,n.slot,u);t.itemIndices.push(s),o.flags&St?(c||iu(t),n.slot.isMap&&r&&bu(t,u)):o.flags&It?au(t,o.reason,"type"):o.kind===mt&&e.table&&!c&&!pu(t,e)&&r&&bu(t,u),t.itemIndices.pop()}t.subject=n}
//|371
function bu(t,n){const e=new ro(0);e.isSettled=!0,t.$t.set(n,e)}
//|
function wu(t){const n=t.length-8;return t.slice(0,8).map((({label:t,value:n})=>t??n)).join(", ")+(n>0?` \u2026 (${n} more)`:"")}
//|43 56 112 124 125 371 505 510
function gu(t,n){if(!t.Z())return!1;const{frame:e}=t,r=e.form.fields[n.a];e.field=r,t.field=new ro(n.b);const i=e.base+r.slot,s=t.slots[i];return t.subject=new re(s,Xn,Dn(s),i),s.flags&zt?(t.field.jt=!0,vu(t,0,s,i),!1):s.kind!==mt||null===r.table||pu(t,r)||"all"===t.request.mode&&!t.isHalted}
//|45 46 47 495 502 503
function vu(t,n,e,r){e.flags&Tt||(e.flags&Et?fu(t,r):e.flags&St?iu(t):t.S.has(r)?au(t,t.S.get(r),"computed"):au(t,e.reason,"type"))}
//|46 53 163 371 502
function yu(t,n){if(!t.Z())return!1;t.frame.field=null,t.frame.check=n.a,t.field=new ro(n.b),t.subject=Pe(t,t.frame.base);const e=t.frame.base+n.a,{flags:r}=t.slots[e];return(r&qt)===Et&&fu(t,e),0==(r&qt)}
//|31 513
function ju(t,n){const e=Array.from(t.toLowerCase());if(0===e.length||e.length>64)return null;const r=Math.min(Math.floor(e.length/3),4);let i=null;for(const s of n){const n=Array.from(s.toLowerCase());if(s===t||Math.abs(n.length-e.length)>r)continue;const o=Ou(e,n),u=null===i||o<i.distance||o===i.distance&&D(s,i.name)<0;o<=r&&u&&(i={distance:o,name:s})}return i?.name??null}
//|
function Ou(t,n){let[e,r]=[[],Array.from({length:n.length+1},((t,n)=>n))];return t.forEach(((i,s)=>{const o=[s+1];n.forEach(((u,c)=>{let l=Math.min(r[c]+(i===u?0:1),r[c+1]+1,o[c]+1);s>0&&c>0&&i===n[c-1]&&t[s-1]===u&&(l=Math.min(l,e[c-1]+1)),o.push(l)})),[e,r]=[r,o]})),r[n.length]}
//|
const ku=100;
//module nested|36 43 53 361 512 514 516 517
function $u(t,n){for(let e=1;e<n.objects.length&&!t.isHalted;e++){const r=t.slots[t.frame.base+n.objects[e].slot];r.kind===vt||t.program.Ft(n,n.objects[e])||r.flags&qt||!Mu(r,n)||xu(t,"type",{builtIn:"type",values:{type:"group",example:null}},n,Ys(n,e))}if(n.isClosed)for(const[e,r]of n.objects.entries()){const i=t.slots[t.frame.base+r.slot];if(!(!i.u||null===i.unknown||i.flags&qt||t.program.Ft(n,r)))for(const[s,o]of i.unknown.entries()){if(t.isHalted)return;const i={name:L(o)},u=s<ku?ju(o,r.members.map((t=>t.name))):null;null!==u&&(i.meant=u),xu(t,"unknown",{builtIn:"unknown",values:i},n,[...Ys(n,e),o])}}}
//|491 494
function xu(t,n,e,r,i){t.outcome.isInvalid=!0,t.outcome.violations.push(tu(t,n,r.place,e,"error",i)),ru(t)}
//|43 112
function Mu(t,n){switch(t.kind){case lt:case vt:return!1;case ht:return n.isExact;case mt:return n.isExact||!Dn(t);default:return!0}}
//nested|32 33 43 50 172 519 520
function Tu(t,n){if(!t.request.judgesNestedForms)return;const e=t.subject,r=t.units;if(t.units=1/0,t.depth>=Z.depth)return t.Pt(U("depth"));if(t.depth++,e.slot.kind!==vt||e.slot.flags&_t||Su(t,n,e.position,!1),e.slot.kind===gt&&!Ke(t,e))for(let r=0;r<e.slot.count&&!t.isHalted&&t.Z();r++){const i=e.slot.p(r);t.itemIndices.push(i),Eu(t,i,e.slot,n),t.itemIndices.pop()}t.depth--,t.units=r,t.subject=e}
//nested|47 51 112 124 125 378 495 503 520
function Eu(t,n,e,r){const i=e.item(n),s=t.slots[i];s.flags&St?(t.subject=new re(s,Xn,Dn(s),i),ho(t,e,i)||iu(t)):s.flags&It?au(t,s.reason,"type"):Su(t,r,i,n>0&&!e.isMap)}
//nested|372 515 523
function Su(t,n,e,r){const[i,s]=[t.field,t.loops.length];t.outerFrames.push(t.frame),t.frame=io(n,e,t.itemIndices.length,r),$u(t,n),t.isHalted||_u(t,n.checks,null),t.frame=t.outerFrames.pop(),t.loops.length=s,t.field=i}
//ignoring pushMember|2 43 127 163 213
function Au(t,n){const e=t.subject.slot;if(e.kind!==vt||!e.isOwn)return t.answer=u,!1;t.owners.push(t.subject),t.subject=se;for(let r=0;r<e.count;r++){const i=e.start+2*r;if(li(t,Pe(t,i),n,!1)){t.subject=Pe(t,i+1);break}}return!0}
//ignoring pushMember|5 22 43 57 112 124 125 162
function Nu(t,n){const e=Fe(t,n.a).slot,{subject:r}=t;if(r.slot.kind!==mt||r.isEmpty||e.kind!==kt)return t.subjects.push(r),!0;const i=Array.from(r.slot.value).filter((t=>e.value.offender.test(t))).join("");if(_(i))return t.lastTest=n,t.answer=a,!1;if(t.subjects.push(r),i.length<r.slot.value.length){const n=new Ft(mt,i);n.flags=r.slot.flags,t.subject=new re(n,Xn,Dn(n),r.position)}return!0}
//|0 2 9 10 11 45 162 167 209 367 370 373 375 381 382 496 497 499 501 506 509 511 518 521 522 524 525 526 527 529 536 539
function _u(t,e,i){const s=null===i?t.program.Nt:t.program.code;for(let o=e;;){const e=s[o++];switch(e.op){case ni:case ei:case ri:case ii:case si:if(t.answer=Je(t,e),t.lastTest=w(t.answer)?e:null,i?.Ct(e),t.isHalted&&w(t.answer))return;break;case jr:if(null!==t.accepted&&1===t.accepted[e.a]){o=e.b;break}if(t.units--<=0)return;if(gu(t,e)||(o=e.b),t.isHalted)return;break;case Or:if(su(t)||(o=e.a),t.isHalted)return;break;case kr:if(t.units--<=0)return;if(yu(t,e)||(o=e.b),t.isHalted)return;break;case $r:if(t.isHalted||i?.check===e.a)return;if(w(t.answer)?o=ou(t,e.a)??o:to(t,!1),t.isHalted)return;break;case xr:e.a!==t.request.moment&&(o=e.b);break;case Mr:(t.field.Ot||t.field.isUndecided)&&(o=e.a);break;case Tr:t.slots[t.frame.base+e.a].flags&Tt||(o=e.b);break;case Er:if(du(t),t.isHalted)return;break;case Sr:if(t.field.jt||Tu(t,t.program.forms[e.a]),t.isHalted)return;break;case Ar:case Nr:{const[n,r]=e.op===Ar?[e.a,e.b]:[eo,e.a];if((e.op===Ar&&t.field.isSettled||!so(t,n,r))&&(o=r),t.isHalted)return;break}case _r:if(uo(t)&&(o=e.a+1),t.isHalted)return;break;case Ir:Yu(t,t.program.decisions[e.a]);break;case Cr:Hu(t,t.program.computed[e.a]);break;case qr:o=e.a;break;case Br:if(b(t.answer)===n)break;b(t.answer)===r&&0===t.accumulators.length&&hu(t,e),o=b(t.answer)===r?e.b:e.a;break;case Rr:return;case zr:case Fr:case Pr:case Dr:Iu(t,e.op-zr,i);break;case Ur:qu(t,i)&&(o=e.a);break;case Zr:Cu(t,i);break;case Jr:t.answer=g(t.answer),i?.negated();break;case Hr:i?.message(e.a);break;case Lr:if(i?.check===e.a)return;cu(t,e.a);break;case Vr:if(mo(t,e.a,i)||(o=e.b),t.isHalted)return;break;case Yr:if(po(t,i)&&(o=e.a+1),t.isHalted)return;break;case Kr:t.subjects.push(t.subject),t.subject=Fe(t,e.a);break;case Gr:Nu(t,e)||(i?.Ct(e),o=e.b);break;case Wr:t.subject=t.subjects.pop();break;case Qr:Au(t,Fe(t,e.a))||(i?.Bt(),o=e.b);break;case Xr:t.subject=t.owners.pop(),0===b(t.answer)&&(t.answer=u),i?.Rt();break;case ti:if(Bu(t,e,i),t.isHalted)return zu(t,e)}}}
//beginAnd beginOr beginAll beginAny|15 16
function Iu(t,n,e){t.accumulators.push({kind:n,answer:M[n]}),e?.opened(n===k||n===x)}
//beginAnd beginOr beginAll beginAny beginEach|
function Cu(t,n){t.answer=t.accumulators.pop().answer,n?.closed()}
//beginAnd beginOr beginAll beginAny beginEach|0 1 9 15 17 166
function qu(t,r){const o=t.accumulators.at(-1),u=o.answer,c=o.kind===k||o.kind===x;o.answer=T[o.kind](u,t.answer),r?.qt(u,c);const[l,h]=c?[n,s]:[e,i];return b(o.answer)===l&&(!Ze(t)||0==(o.answer&h))}
//rule|32 33 169 523 528
function Bu(t,n,e){const r=t.program.rules[n.a];if(t.depth>=Z.depth&&!t.program.N(n))return void(t.answer=Le(t,U("depth"),n));if(!t.Z())return;const i=t.arguments.length;for(const e of n.operands)t.arguments.push(Ru(t,e));const s=t.argumentBase;t.argumentBase=i,t.depth++,_u(t,r.entry,e),e?.answered(r),t.arguments.length=i,t.argumentBase=s,t.depth--,e?.St(n)}
//|125 162 197
function Ru(t,n){const e=Fe(t,n);return t.program.Dt&&lr(t,n)?Object.assign(new re(e.slot,e.storage,e.isEmpty,e.position),{isSecret:!0}):e}
//|32
function zu(t,n){const e=t.program.calls[n.index];e&&t.haltCause?.reason===U("steps")&&(t.haltCause.rule=e.name)}
//computed|32 43 162 164 531 535
function Fu(t,n){const e=Fe(t,n.list),r={count:0,sum:0,extreme:null,obstacle:De(t,e)};if(null!==r.obstacle||e.slot.kind!==gt)return r;for(let i=0;i<e.slot.count&&null===r.obstacle;i++)t.Z()?Ju(t,Pu(t,n,e.slot.item(i)),r,n.function):r.obstacle=U("steps");return r}
//computed|32 33 532
function Pu(t,n,e){const r={count:0,sum:0,extreme:null,obstacle:null};if(t.depth>=Z.depth)return r.obstacle=U("depth"),r;t.depth++;const{level:i}=n;for(;t.aggregateItems.length<i;)t.aggregateItems.push(null);return Du(t,e,n,0,r),t.aggregateItems.length=i,t.aggregateItems.every((t=>null===t))&&(t.aggregateItems.length=0),t.depth--,r}
//computed|163 164 200 533 534
function Du(t,n,e,r,i){if(n>=t.slots.length)return;const s=Pe(t,n);s.isEmpty||(("count"!==e.function||void 0!==e.body||r<e.steps.length)&&null!==De(t,s)?i.obstacle=`unreadable: ${ar(t,e.list)}`:(t.aggregateItems.push({position:n,form:e.forms[r]??null}),r===e.steps.length?Zu(t,e,i):Uu(t,n+e.steps[r],e,r+1,i),t.aggregateItems.pop()))}
//computed|32 43 163 164 532
function Uu(t,n,e,r,i){if(n>=t.slots.length)return;const s=Pe(t,n);if(i.obstacle=De(t,s),null===i.obstacle&&s.slot.kind===gt)for(let n=0;n<s.slot.count&&null===i.obstacle;n++)t.Z()?Du(t,s.slot.item(n),e,r,i):i.obstacle=U("steps")}
//computed|0 9 43 162 164 523 535
function Zu(t,e,i){if(void 0!==e.body){_u(t,e.body,null);const s=b(t.answer);if(t.isHalted||e.isConditional&&s===r)return void(i.obstacle=t.lastUnknown.reason);if(e.isConditional&&s!==n)return}if("count"===e.function)return void i.count++;const s=Fe(t,e.value);i.obstacle=De(t,s),null!==i.obstacle||s.isEmpty||Ju(t,{count:1,sum:s.slot.kind===at?s.slot.value:0,extreme:s,obstacle:null},i,e.function)}
//computed|83 143
function Ju(t,n,e,r){if(null===e.obstacle)if(null===n.obstacle){if(e.count+=n.count,"sum"===r){const t=an(e.sum,n.sum);null===t?e.obstacle="more than 38 digits":e.sum=t}else if("count"!==r&&null!==n.extreme){const i=null===e.extreme?null:je(t,n.extreme,e.extreme);(null===e.extreme||null!==i&&("min"===r?i<0:i>0))&&(e.extreme=n.extreme)}}else e.obstacle=n.obstacle}
//computed|127 128 162 164 530 537
function Hu(t,n){const e=t.frame.base+n.slot;if(n.operand){const r=Fe(t,n.operand);Lu(t,r,De(t,r),e)}else{const r=Fu(t,n.aggregate),{function:i}=n.aggregate;Lu(t,("count"===i?oe(r.count):"sum"===i?oe(r.sum):r.extreme)??se,r.obstacle,e)}}
//computed|43 51 53 57
function Lu(t,n,e,r){const i=t.slots[r],s=null!==e||n.isEmpty?new Ft(lt,void 0):n.slot.copy();s.flags=i.flags&qt,null!==e?(s.flags|=It,t.S.set(r,e)):t.S.delete(r),t.slots[r]=s}
//decisions|3 127 209 523 537 539
function Vu(t,n){const{decisions:e}=n.form;if(void 0===e)return;const r=t.frame;if(t.frame=n,t.isHalted||_u(t,e,null),t.isHalted){t.answer=c;for(const n of t.program.codeFrom(e))if(n.op===Ir)Yu(t,t.program.decisions[n.a]);else if(n.op===Cr){const e=t.program.computed[n.a];Lu(t,se,t.lastUnknown.reason,t.frame.base+e.slot)}}t.frame=r}
//decisions|0 9 45 46 53
function Yu(t,{slot:e,main:i,otherwise:s,place:o}){const{flags:u}=t.slots[t.frame.base+e],c=(n,e)=>{for(let r=n[0];r<n[1];r++)t.slots[t.frame.base+r].flags|=e};if(u&qt){const t=u&Tt?Tt:Et;c(i,t),c(s,t)}else if(b(t.answer)===n)c(s,Tt);else if(b(t.answer)!==r)c(i,Tt);else{const n={reason:t.lastUnknown.reason,place:o};for(const e of[i,s]){c(e,Et);for(let r=e[0];r<e[1];r++)t.zt.set(t.frame.base+r,n)}}}
//|541 542 543 544 545 546
const Ku={};
//trim|20 540
Object.assign(Ku,{trim:t=>t.replace(A,"")});
//collapse_spaces|21 540
Object.assign(Ku,{collapse_spaces:t=>t.replace(N," ")});
//lowercase|540
Object.assign(Ku,{lowercase:t=>t.includes("\u03a3")?Array.from(t,(t=>t.toLowerCase())).join(""):t.toLowerCase()});
//uppercase|540
Object.assign(Ku,{uppercase:t=>t.toUpperCase()});
//digits|540 547
Object.assign(Ku,{digits:t=>t.replace(/\P{Nd}/gu,"").replace(/[^0-9]/gu,Gu)});
//nfc|540
Object.assign(Ku,{nfc:t=>t.normalize("NFC")});
//|
function Gu(t){const n=t.codePointAt(0);let e=0;for(;/\p{Nd}/u.test(String.fromCodePoint(n-e-1));)e++;return e%10}
//normalization|43 540 548 549
function Wu(t,n,e,r){const i=t.slots[n];if("any"!==e.name&&e.item){if(i.kind!==gt)return;for(let n=0;n<i.count;n++)Wu(t,i.item(n),e.item,r)}else if(i.kind===mt)for(const e of r)"string"==typeof e?i.value=Ku[e](i.value):Qu(t,i,n,e)}
//template|251 255 256
function Qu(t,n,e,{replace:r,template:i}){const s=t.program.L[r].ecma?.anywhere,o=s&&/^(?:[^$]|\$(?:\$|0(?!\d)|\{0\}))*$/.test(i)&&n.value.length<=Gi**(1/Math.max(1,s.degree))&&!Li(n.value);let u=!1;const c=o&&n.value.replace(new RegExp(s.text,"gu"),(t=>(""===t&&(u=!0),i.replace(/\$(\$|0|\{0\})/g,((n,e)=>"$"===e?"$":t)))));o&&!u?n.value=c:(n.g(`pattern failed: ${Ki}`),t.S.set(e,n.reason))}
//parameters|43 57 162 340 551 556 557 563
function Xu(t,n){for(const{name:e,slot:r,type:i,defaultValue:s}of n.parameters??[])t.slots[r].kind===lt&&tc(t,qs(t.request.context,e),i,r),t.slots[r].kind===ht&&(t.slots[r]=new Ft(lt,void 0)),t.slots[r].kind!==lt&&ac(t,r,i,null),t.slots[r].kind===lt&&sc(t,Fe(t,s),r,oc())}
//parameters|53 344
function tc(t,n,e,r){if(void 0===n)return;const{flags:i}=t.slots[r],s=new Fs(t.slots);s.value(n,e,r,0),s.finish(),t.slots[r].flags|=i&qt}
//parameters|46 53 372 538 553 557
function nc(t,n){const e=io(n,0);let r=oc();ec(t,e,!0,r);for(let n=0;n<=t.program.forms.length;n++){for(const n of t.undecidedInstances)Vu(t,n);if(0===t.undecidedInstances.length||t.isHalted)return;const{undecided:n}=r;r=oc(),ec(t,e,!0,r);const i=n.size===r.undecided.size&&[...n].every((t=>r.undecided.has(t)));if(!r.hasChanged&&i)return;for(const n of t.slots)n.flags&=~qt;for(const n of r.undecided)t.slots[n].flags|=Et;t.zt.clear()}}
//parameters|33 554
function ec(t,n,e,r){if(t.program.Ut.has(n.form)&&!(t.depth>=Z.depth)){t.depth++;for(const i of n.form.fields)i.holdsForms&&rc(t,n.base+i.slot,i.type,i,n,!1,e,r);t.depth--}}
//parameters|372 553 554 555
function rc(t,n,e,r,i,s,o,u){if(e.form){const c=io(e.form,n,0,s);return ic(t,c,i,r,u),void ec(t,c,o,u)}const c=t.slots[n];if(o&&c.l)for(let n=0;n<c.count;n++){if(!t.Z())return;rc(t,c.item(n),e.item,r,i,n>0&&!c.isMap,o,u)}}
//parameters|39 162 556
function ic(t,n,e,r,i){const{parameters:s}=n.form;if(!s||!r.arguments)return;const o=t.frame;t.frame=e,s.forEach(((e,s)=>{const o=r.arguments[s];if(void 0===o)return;const u=o.kind===K?e.defaultValue:o;sc(t,Fe(t,u),n.base+e.slot,i)})),t.frame=o}
//parameters|43 46 53 54 57 116
function sc(t,n,e,r){const i=t.slots[e],s=n.isEmpty?new Ft(lt,void 0):n.slot.copy();s.flags=s.kind===lt?0:s.flags&Bt,s.flags&Et&&r.undecided.add(e),Hn(i,s,qt)||(r.hasChanged=!0),t.slots[e]=s}
//parameters|
const oc=()=>({hasChanged:!1,undecided:new Set});
//|538 550 552 559 560
function uc(t,n){if(null!==t.T&&cc(t,n),lc(t,n,0,!1,!1),t.program.Ut.size>0||n.parameters)Xu(t,n),nc(t,n);else for(const n of t.undecidedInstances)Vu(t,n);t.undecidedInstances.length=0}
//|43 563
function cc(t,n){t.Zt=!0;for(const e of n.contexts??[]){const n=t.program.contexts[e],r=t.T+n.slot,{kind:i}=t.slots[r];i===lt||i===ht&&"any"!==n.type.name||ac(t,r,n.type,null)}t.Zt=!1}
//|33 50 52 372 561 562
function lc(t,n,e,r,i){if(!(t.depth>=Z.depth)){t.depth++;for(const r of n.fields)fc(t,r,n,e+r.slot);!r||t.slots[e].flags&Ct||!hc(t,n,e)||(t.slots[e].flags|=_t),void 0===n.decisions||t.Zt||t.undecidedInstances.push(io(n,e,0,i)),t.depth--}}
//|163 517
function hc(t,n,e){return!(n.isClosed&&n.objects.some((n=>t.slots[e+n.slot].u&&t.slots[e+n.slot].unknown))||n.fields.some((n=>!Pe(t,e+n.slot).isEmpty))||n.objects.slice(1).some((r=>Mu(t.slots[e+r.slot],n))))}
//|43 47 48 49 52 57 548 563
function fc(t,n,e,r){let i=t.slots[r];if(void 0!==n.computed&&!t.Zt)return t.slots[r+1]=i,t.slots[r]=new Ft(lt,void 0),e.isExact&&(i.flags|=Ct),void(i.kind!==lt&&(i.kind!==ht||i.flags&Ct)&&ac(t,r+1,n.type,n.notation));if(i.kind!==lt){if(e.isExact)i.flags|=Ct;else if(i.kind===ht&&"any"!==n.type.name)return;n.normalization.length>0&&!t.Zt&&Wu(t,r,n.type,n.normalization),ac(t,r,n.type,n.notation),i=t.slots[r],(i.flags&(At|St))==(At|St)&&n.isRewritten&&(i.flags|=Nt)}}
//|32 33 43 47 51 71 72 73 74 560 564 566 567 569 572
function ac(t,n,e,r,i=!1){const s=t.slots[n];switch(e.name){case"text":case"choice":return void(s.kind!==mt&&(s.flags|=St));case"integer":case"number":return bc(t,s,e.name,r);case"boolean":return dc(t,s,e,null,(t=>"true"===t||"false"!==t&&null));case"date":return dc(t,s,e,r,Xt);case"month":return dc(t,s,e,r,tn);case"time":return dc(t,s,e,r,nn);case"datetime":return dc(t,s,e,r,en);case"file":return void mc(s,wt);case"any":return jc(t,n);case"form":if(!mc(s,vt))return;return s.form=e.form,t.depth>=Z.depth?s.g(U("depth")):lc(t,e.form,n,!0,i);case"map":return void(s.kind!==gt||s.isMap||s.flags&It?gc(t,n,e.item,r):s.flags|=St);default:gc(t,n,e.item,r)}}
//|47 565
function mc(t,n){return t.kind===n||(pc(t)||(t.flags|=St),!1)}
//|43 112
function pc(t){return t.kind===mt&&Dn(t)}
//boolean date month time datetime|43 47 52 565 568 574
function dc(t,n,e,r,i){if(n.kind===e.kind||pc(n))return;const s=e.kind!==ft||!(t.request.strict||n.flags&Ct);if(n.kind!==mt||!s)return void(n.flags|=St);const o=r?.read(n.value).value??i(n.value);null==o?wc(n,e.name,r):kc(n,e.kind,o)}
//|32 43 47 52 94 101 104 175 189 565 568 574
function bc(t,n,e,r){if(n.kind===lt)return;if(n.kind===at)return void(null===n.value?n.g(U("digits of a number")):"integer"!==e||In(n.value)||(n.flags|=St));if(n.kind===mt&&pc(n))return;if(n.kind!==mt||t.request.strict||n.flags&Ct)return void(n.flags|=St);const i=r?.read(n.value),s=i?.completion===tr?i.decimal:n.value;if(s===n.value&&er(e,s)!==tr&&i?.completion!==tr)return wc(n,e,r);const o=An(s);o===kn||null===o?n.g(U("digits of a number")):kc(n,at,o)}
//|47 48 49 175 189
function wc(t,n,e){t.flags|=St,t.flags&At&&(er(n,t.value)!==Qe||e&&e.read(t.value).completion!==Qe)&&(t.flags|=Nt)}
//list map any|32 33 43 52 564 570
function gc(t,n,e,r){const i=t.slots[n];if(mc(i,gt)){if(i.count>Z.listLength)return i.g(U("list length"));for(let n=0;n<i.count;n++){const s=i.item(n);i.flags&Ct&&(t.slots[s].flags|=Ct,i.isMap&&(t.slots[s-1].isKey=!1)),vc(t,s,e,r,n>0&&!i.isMap)}}}
//list map any|43 52 560 563 571
function vc(t,n,e,r,i){const s=t.slots[n];e.form?yc(s)?lc(t,e.form,n,!1,i):ac(t,n,e,r,i):s.kind===ht?("any"===e.name||s.flags&Ct)&&ac(t,n,e,null):s.kind!==lt&&ac(t,n,e,r)}
//|43 52 565
function yc(t){return t.flags&Ct?t.kind===lt:t.kind===lt||t.kind===ht||pc(t)}
//any|32 33 43 51 52 334 563 569 573
function jc(t,n){const e=t.slots[n];if(e.flags|=Ct,e.kind===at&&null===e.value&&e.g(U("digits of a number")),e.kind===gt||e.kind===vt){if(t.depth>Z.depth)return e.g(U("depth"));if(t.depth++,e.kind===vt){e.isOwn=!0;for(let n=0;n<e.count;n++){const r=e.start+2*n+1;t.slots[r-1].flags|=Ct,ac(t,r,Ss,null)}}else e.flags&It||gc(t,n,Ss,null);e.flags&It||Oc(t,e),t.depth--}}
//|43 51
function Oc(t,n){const e=n.kind===vt?n.start+1:n.start,r=n.kind===vt?2:n.stride;for(let i=0;i<n.count;i++){const s=t.slots[e+i*r];s.flags&It&&n.g(s.reason)}}
//|
function kc(t,n,e){t.text=t.value,t.kind=n,t.value=e}
//|
const $c=4096;
//|
const xc=Object.freeze({reason:"cancelled",step:null,policy:"blocks"});
//|
const Mc=["accumulators","loops","subjects","owners","arguments","inquiries","outerFrames","itemIndices","aggregateItems","undecidedInstances"];
//|0 32 33 43 57 127 344 355 357 371 372 523 558 575 576 577 579 580 581 582 583 584 585
const Tc=class{constructor(t){this.program=t,this.accepted=null,this.$t=new Map,this.zt=new Map,this.S=new Map,this.slots=[];for(const t of Mc)this[t]=[];this.isClean=!1}Jt(t,n,e){this.accepted=null,this.begin(t,n),this.slots=e,t.contexts&&this.Ht(new Fs(e),t);for(let t=0;t<e.length;t++)e[t]??=new Ft(lt,void 0);uc(this,t)}Lt(t,n,e){return this.request=e,this.outcome={isInvalid:!1,isUndecided:!1,violations:[],undecided:[],inquiries:[],notes:new Map},this.Vt(n),this.units=1,_u(this,t,null),null!==this.haltCause&&(this.outcome.isUndecided=!0,this.outcome.undecided.push(this.haltCause)),this.outcome}Vt({frame:t,outer:n,items:e}){this.reset(t.form),this.steps=0,this.At=$c,this.mostSteps=Z.steps,this.frame={...t},this.outerFrames=n.map((t=>({...t}))),this.itemIndices=[...e]}begin(t,n){this.request=n,this.outcome={isInvalid:!1,isUndecided:!1,violations:[],undecided:[],inquiries:[]},this.T=null,this.Zt=!1,this.steps=0,this.At=$c,this.mostSteps=1/0,this.reset(t),this.zt.size>0&&this.zt.clear(),this.S.size>0&&this.S.clear()}reset(n){if(this.subject=se,this.answer=t,this.lastTest=null,this.lastUnknown=xc,!this.isClean)for(const t of Mc)this[t]=[];this.isClean=!1,this.argumentBase=0,this.depth=0,this.hostMessage=null,this.isReplaying=!1,this.isHalted=!1,this.haltCause=null,this.units=1/0,this.frame=io(n,0),this.field=new ro(0),this.$t.size>0&&this.$t.clear()}Z(){return--this.At>0||(this.steps+=$c,this.At=$c,this.steps>this.mostSteps&&this.Pt(U("steps")),!this.isHalted)}yt(t){const n=Math.max(0,t-(this.At-1));this.At-=t-n,this.steps+=n}Pt(t){this.isHalted||(this.isHalted=!0,this.haltCause={path:Us(Js(this)),rule:"form",reason:t},this.lastUnknown={...this.lastUnknown,reason:t})}};
//module|32 33 342 343 515 523 558 578
Object.assign(Tc.prototype,{Yt(t,n,e){this.begin(n,e);try{null===this.accepted?this.load(t,n):this.Kt(t,n)}catch(t){if(t instanceof Rs)return this.Gt("","","unreadable");if(t instanceof zs)return this.Gt("","form",U("values of a record"));throw t}return this.mostSteps=Math.min(Z.mostSteps,Z.steps+Z.stepsPerValue*this.slots.length),null===this.accepted&&uc(this,n),$u(this,n),this.isHalted||_u(this,n.checks,null),this.isClean=!this.isHalted,null!==this.haltCause&&(this.outcome.isUndecided=!0,this.outcome.undecided.push(this.haltCause)),this.outcome}});
//filter|1 33 43 47 48 49 57 163 523 563 578
Object.assign(Tc.prototype,{canHold(t,n,e,r){this.request=r,this.accepted=null,this.outcome={isInvalid:!1,isUndecided:!1,violations:[],undecided:[],inquiries:[]},this.Vt(e),this.mostSteps=Z.keystrokeSteps,this.frame.field=n;const s=this.frame.base+n.slot,o=this.slots[s],u=this.slots[s]=new Ft(mt,t);u.flags=At,ac(this,s,n.type,null),this.subject=Pe(this,s);let c=!0;return u.flags&St?c=0!=(u.flags&Nt):this.subject.isEmpty||(_u(this,n.filter,null),c=this.isHalted||0!=(this.answer&i)),this.slots[s]=o,c}});
//module|578
Object.assign(Tc.prototype,{Gt(t,n,e){return this.outcome.isUndecided=!0,this.outcome.undecided.push({path:t,rule:n,reason:e}),this.outcome}});
//module|344 578
Object.assign(Tc.prototype,{load(t,n){this.slots=[];const e=new Fs(this.slots);e.append(n.slotCount),e.form(t,n,0,0),n.contexts&&this.Ht(e,n),e.finish()}});
//module|43 57 59 339 342 344 562 578
Object.assign(Tc.prototype,{Kt(t,n){const{fields:e,fastPath:r}=n,i=this.slots=new Array(n.slotCount).fill(Pt),s=new Fs(i);i[0]=new Ft(vt,void 0);for(let i=0;i<e.length;i++){if(1===this.accepted[i]){r.isAll||this.Wt(t,n,i);continue}const o=e[i];if(t[Cs]?.has(o.name))throw new Rs;if(s.value(t[o.name],o.type,o.slot,0),fc(this,o,n,o.slot),r.isAll)for(const e of r.others[i])this.Wt(t,n,e)}i.length>n.slotCount&&s.finish()}});
//module|57 578
Object.assign(Tc.prototype,{Wt(t,n,e){const{name:r,slot:i,type:s}=n.fields[e],o=t[r];1===this.accepted[e]&&null!=o&&(this.slots[i]=new Ft(s.kind,o))}});
//contexts|340 578
Object.assign(Tc.prototype,{Ht(t,n){const{contexts:e}=this.program,r=e.at(-1);this.T=t.append(r.slot+(r.type.form?.slotCount??1));for(const r of n.contexts){const n=e[r];t.value(qs(this.request.context,n.name),n.type,this.T+n.slot,0)}}});
//notation|
const Ec={Y:[1,9999],C:[0,99],M:[1,12],D:[1,31],H:[0,23],h:[1,12],m:[0,59],s:[0,59]};
//notation|44 62 64 69 75 175 586 588 589 591
const Sc=class{constructor(t){const n=t.match(/([A-Za-z])\1*|[^A-Za-z]+/gu)??[];this.text=t,this.parts=n.map(((t,e)=>{if(!/^[A-Za-z]/.test(t))return{literal:t};if("a"===t)return{isHalf:!0};const r=e+1===n.length||!/^[A-Za-z]/.test(n[e+1]),i="YY"===t?"C":t[0],s=Math.max(t.length,2);return{unit:i,least:"MDHh".includes(i)&&r?1:t.length,most:s,isPadded:t.length>1}}));const e=t=>this.parts.some((n=>n.unit&&t.includes(n.unit)));this.hasSeconds=e("s"),this.type=e("Hhms")?e("YCMD")?"datetime":"time":e("D")?"date":"month",this.syntax=this.type}Qt(t){return"month"===this.type||t<69?2e3+t:1900+t}read(t){return this.Xt(t,0,0,{years:[[1,9999]],months:8190,days:-2,hour:0,minute:0,second:0,afternoon:null})}Xt(t,n,e,r){const i=this.parts[e];if(!i){const e=n===t.length?this.valueOf(r):null;return null===e?{completion:Qe}:{completion:tr,value:e}}if(i.unit)return this.tn(t,n,e,i,r);const s=i.literal??(/[pP]/.test(t[n]??"")?"pm":"am"),o=t.slice(n,n+s.length);if(!(i.literal?s.startsWith(o):s.startsWith(o.toLowerCase())))return{completion:Qe};if(o.length<s.length)return{completion:Xe};const u=i.literal?r:{...r,afternoon:"pm"===s};return this.Xt(t,n+s.length,e+1,u)}tn(t,n,e,{unit:r,least:i,most:s},o){const u=/^\d*/.exec(t.slice(n,n+s))[0],[c,l]=[Number(u),u.length];let h=!1;if(n+l===t.length&&l<s){const t=[];for(let n=Math.max(i,l);n<=s;n++){const e=10**(n-l);t.push([c*e,c*e+e-1])}h=null!==this.nn(o,r,t)}if(l>=i){const i=this.nn(o,r,[[c,c]]),s=i&&this.Xt(t,n+l,e+1,i);if(s&&s.completion!==Qe)return s}return{completion:h?Xe:Qe}}nn(t,n,e){const[r,i]=Ec[n],s=e.filter((([t,n])=>t<=i&&n>=r)).map((([t,n])=>[Math.max(t,r),Math.min(n,i)]));if(0===s.length)return null;const o={...t},u=()=>s.flatMap((([t,n])=>Array.from({length:n-t+1},((n,e)=>t+e)))),c=()=>u().reduce(((t,n)=>t|1<<n),0);return"Y"===n?o.years=s:"C"===n?o.years=u().map((t=>[this.Qt(t),this.Qt(t)])):"M"===n?o.months&=c():"D"===n?o.days&=c():"m"===n?o.minute=s[0][0]:"s"===n?o.second=s[0][0]:o.hour=s[0][0],Nc(o)?o:null}valueOf({years:t,months:n,days:e,hour:r,minute:i,second:s,afternoon:o}){const[u,c]=[t[0][0],Ac(n)],l=Lt(u,c,Ac(e)),h=1e9*(3600*(null===o?r:r%12+(o?12:0))+60*i+s);return"date"===this.type?l:"month"===this.type?Wt({year:u,month:c}):"time"===this.type?h:null===l?null:rn(l,h)}write(t,n){const e=Ic(this.type,t,n);if(!e||0!==e.nanosecond||!this.hasSeconds&&0!==e.s)return null;let r="";for(const t of this.parts)if(t.literal)r+=t.literal;else if(t.isHalf)r+=e.H<12?"AM":"PM";else{if("C"===t.unit&&this.Qt(e.Y%100)!==e.Y)return null;{const n="C"===t.unit?e.Y%100:"h"===t.unit?(e.H+11)%12+1:e[t.unit];r+=t.isPadded?Jt(n,t.most):n}}return r}get example(){const[t,n]=[Lt(2026,12,31),522e11],e={date:t,time:n,month:24323,datetime:rn(t,n)};return this.write(Mt[this.type],e[this.type])??""}continues(t){return Array.from("0123456789").some((n=>this.read(t+n).completion!==Qe))}};
//notation|
const Ac=t=>31-Math.clz32(t&-t);
//notation|63 588 590
function Nc({years:t,months:n,days:e}){if(0===n||0===e)return!1;const r=Ac(e);if(r<=28)return!0;for(let e=1;e<=12;e++)if(n&1<<e&&(2===e?29===r&&_c(t):r<=Ht(e,1)))return!0;return!1}
//notation|63
function _c(t){return t.some((([t,n])=>{for(let e=t;e<=Math.min(n,t+8);e++)if(29===Ht(2,e))return!0;return!1}))}
//notation|43 65 68 76 77
function Ic(t,n,e){const r=t=>{const n=Math.floor(t/1e9);return{H:Math.floor(n/3600),m:Math.floor(n/60)%60,s:n%60,nanosecond:t%1e9}},i=t=>{const{year:n,month:e,day:r}=Vt(t);return{Y:n,M:e,D:r,H:0,m:0,s:0,nanosecond:0}};if("date"===t&&n===pt)return i(e);if("time"===t&&n===dt)return r(e);if("datetime"===t&&n===bt&&null===e.o)return{...i(sn(e)),...r(on(e))};if("month"!==t||n!==xt&&n!==pt)return null;const s=n===xt?e:Gt(e);return{Y:Math.floor(s/12),M:s%12+1,D:0,H:0,m:0,s:0,nanosecond:0}}
//notation|227 587

//notation|43 44 71 72 73 74 94 101 175 189 227
function Cc(t,n){if(t.read(n).completion===tr||er(t.syntax,n)!==tr)return null;if(t instanceof ki){const e=An(n);return null===e||e===kn?null:t.write(at,e)}const e=(0,{date:Xt,month:tn,time:nn,datetime:en}[t.type])(n);return null===e?null:t.write(Mt[t.type],e)}
//|
const qc=["add","multiply","divide","negate","round","abs","length","years","months","days","year","month","weekday","count_filled","first_filled","min","max"];
//computations|37 41 119 594
function Bc(t){const[[n,e]]=Object.entries(t);switch(n){case"today":case"now":case"key":return{name:n};case"offset":return{name:n,operand:ut(e[0]),shift:Yn(e[1])};case"range":return{name:n,lower:ut(e[0]),upper:ut(e[1])};case"entry":return{name:n,operand:ut(e[0]),key:ut(e[1]),slot:e[2]};case"operation":if(qc.includes(e[0]))return{name:n,operation:e[0],operands:e.slice(1).map(ut)}}throw new V(`the computation '${"operation"===n?e[0]:n}' is not known`)}
//|37 43 57 71 72 73 74 101 119
function Rc(t,n){const e=(t,n)=>new Ft(t,n);if(null===t||Array.isArray(t))return e(ht);if("boolean"==typeof t)return e(ft,t);if("string"==typeof t)return e(mt,t);const[[r,i]]=Object.entries(t);switch(r){case"number":return e(at,An(i,!0));case"date":return e(pt,Xt(i));case"month":return e(xt,tn(i));case"time":return e(dt,nn(i));case"datetime":return e(bt,en(i));case"duration":return e(yt,Yn(i));case"size":return e(jt,BigInt(i.slice(0,-1)));case"pattern":return e(Ot,i);case"set":return e(kt,n.sets[i]);case"range":return e($t,i);case"form":return e(ht)}throw new V(`the constant '${r}' is not known`)}
//|209
const zc=class{constructor(t,n){this.reads=new Map,this.decisions=[],this.around=null;for(const e of void 0===n.decisions?[]:t.codeFrom(n.decisions))e.op===Ir?this.decisions.push(t.decisions[e.a]):e.op===Cr&&this.reads.set(t.computed[e.a].slot,t.computed[e.a].reads)}conditions(t){if(null===this.around){this.around=new Map;for(const{main:t,otherwise:n,reads:e}of this.decisions)for(const[r,i]of[t,n])for(let t=r;t<i;t++)this.en(t,e)}return this.around.get(t)??[]}en(t,n){const e=this.around.get(t);e?e.push(...n):this.around.set(t,[...n])}all(t){const n=new Set(t);for(const t of n)for(const e of[...this.reads.get(t)??[],...this.conditions(t)])n.add(e);return n}};
//|597
function Fc(t,n){return n.computedReads??=new zc(t,n).reads}
//|
function Pc(t,n){const e=t.rn.get(n);if(e)return e;const r=new Set(n.reads);for(let e=n.condition;void 0!==e;e=t.conditions[e].outer)for(const n of t.conditions[e].reads)r.add(n);return t.rn.set(n,[...r]),t.rn.get(n)}
//|35 37 41 42 208 209 218 257 284 328 331 333 355 365 369 540 578 592 595 596 604 601 602 603
const Dc=class{constructor(t){if("formrules program"!==t?.format)throw new V("this is no program that formrules has compiled");if(1!==t.version)throw new V(`version ${t.version} of programs is not known here`);const n=t.program;this.sources=n.sources,this.sets=n.sets.map((t=>ks(t))),this.L=n.patterns,this.patterns=new Map,this.constants=n.constants.map((t=>Rc(t,this))),this.operands=n.operands.map(ut),this.computations=n.computations.map((t=>Bc(t))),this.itemPaths=n.itemPaths.map((t=>({...t,start:t.start&&ut(t.start)}))),this.rules=n.rules,this.externals=n.externals,this.checks=n.checks,this.templates=new Map,this.violations=this.checks.map((()=>null)),this.rn=new Map,this.decisions=n.decisions,this.conditions=n.conditions,this.messages=n.messages.map((t=>({...t,arguments:t.arguments.map(ct)}))),this.callTable=n.callTable.map((t=>({...t,arguments:t.arguments.map(ct)}))),this.calls=n.calls.map((t=>null===t?null:this.callTable[t])),this.forms=n.forms.map((t=>({...t})));for(const t of this.forms)this.sn(t);this.contexts=n.contexts?.map((({field:t})=>this.on(t))),this.computed=(n.computed??[]).map((t=>this.un(t)));const e=t=>t.isSecret;this.Dt=this.forms.some((t=>t.fields.some(e)))||(this.contexts??[]).some(e),this.Ut=Uc(this.forms),this.code=n.instructions.map(((t,n)=>this.cn(t,n))),this.ln(),this.Nt=this.code.map((t=>this.N(t)??t)),this.judged=null,this.Mt=new Tc(this)}sn(t){t.fields=t.fields.map((t=>this.on(t))),t.objects=t.objects.map((n=>({...n,members:n.members.map((n=>void 0===n.field?{group:n.group}:{field:t.fields[n.field]}))})));for(const n of t.objects){for(const e of n.members)e.name=e.field?.name??t.objects[e.group].name;n.memberNames=new Set(n.members.map((({name:t})=>t)))}t.steps=(t.steps??[]).map((t=>({...t,form:null}))),t.parameters=t.parameters?.map((t=>({...t,type:Ms(t.type,this.forms),defaultValue:ut(t.defaultValue)})))}on(t){const n={...t,type:Ms(t.type,this.forms)};var e;n.shownLabel=n.label??H(n.name),n.pathText=Us([...n.groups,n.name]),n.notation=void 0===t.notation?null:(e=t.notation,/[0-9#]/.test(e)?new ki(e):new Sc(e)),n.table=t.options.length>0?new Set(t.options.map((t=>t.value))):null,n.arguments=t.arguments?.map((t=>ut(t.operand))),n.argumentReads=t.arguments?.map((({reads:t})=>t??[])),n.holdsForms=void 0!==Es(n.type).form;for(const t of n.normalization)if("string"==typeof t&&!Ku[t])throw new V(`'${t}' is no step of 'normalize'`);return n.isRewritten=n.normalization.some((t=>"nfc"===t||"object"==typeof t)),n}cn([t,...n],e){const r=yr.indexOf(t);if(r<0)throw new V(`the instruction '${t}' is not known`);const i={op:r,index:e,a:n[0],b:n[1],test:null,operands:[],isMeasure:!1,measures:!1},s=([t,n])=>this.operands.slice(t,t+n);if(r>=ni){if(i.operands=s(i.b),i.test=r===si?Qs:r>=ri?pi:Os[i.a],!i.test?.answer)throw new V(`the rule '${i.a}' is not known`);i.ignoresCase=r===ei,i.prepared=i.test.prepare?.(i,this)??null,i.isMeasure=!0===i.test.isMeasure}else r===ti?i.operands=s(i.b):r===Kr||r===Gr||r===Qr?i.a=ut(i.a):r!==Ar&&r!==Vr||(i.a="keys"===(o=i.a)?{first:0,end:null,areKeys:!0}:{first:o[0],end:o[1],areKeys:!1});var o;return i}N(t){if(t.op!==ti||this.rules[t.a].parameterCount>0)return null;const n=this.rules[t.a].entry;return this.code[n].test&&this.code[n+1].op===Rr?this.code[n]:null}Ft(t,n){return null!==this.judged&&this.judged.name===t.name&&n.slot>=this.judged.end}*codeFrom(t){for(let n=t;this.code[n]?.op!==Rr&&n<this.code.length;n++)yield this.code[n]}ln(){for(const t of this.forms)for(const n of this.codeFrom(t.checks))n.op===$r&&this.hn(this.checks[n.a].start,n.index)}hn(t,n){let e=0;const r=[];for(let i=t;i<n;i++){const t=this.code[i];switch(t.op){case Vr:case Qr:i=t.b-1;break;case Kr:r.push(!0),e++;break;case Gr:r.push(!1);break;case Wr:r.pop()&&e--;break;case Fr:case Dr:e++;break;case zr:case Pr:e>0&&e++;break;case Zr:e>0&&e--;break;default:0===e&&t.isMeasure&&(t.measures=!0)}}}pattern(t,n){const e=2*t+("whole"===n?0:1);let r=this.patterns.get(e);return r||this.patterns.set(e,r=new Wi(this.L[t],n)),r}};
//computed|41 600
Object.assign(Dc.prototype,{un(t){const n={...t},{operand:e,aggregate:r}=t.source;return void 0===r?n.operand=ut(e):n.aggregate={...r,list:ut(r.list),value:ut(r.value),forms:r.forms.map((t=>null===t?null:this.forms[t]))},n}});
//steps|209 578 597 599 600
Object.assign(Dc.prototype,{limited(t,{slots:[,n]}){const e=Object.assign(Object.create(Dc.prototype),this);e.code=[...this.code],e.judged={name:t.name,end:n};const r=new zc(this,t),i=e=>e>=n&&t.steps.some((({slots:[t,n]})=>t<=e&&e<n)),s=t=>[...r.all(t)].some((t=>t>=n&&(!r.reads.has(t)||i(t)))),o=({slot:t,computed:e})=>i(t)||void 0===e&&t>=n||s([t]),u=(t,n)=>t.op===$r&&s([...Pc(this,this.checks[t.a]),...null===n?[]:r.conditions(n)]),c=(t,n)=>e.code[t]={op:qr,a:n,b:0,index:t},l=[...this.codeFrom(t.checks)],h=0===l.length?0:l.at(-1).index+1,f=l.map((()=>h));for(let t=l.length-2;t>=0;t--){const{op:n,index:e}=l[t+1];f[t]=n===jr||n===kr?e:f[t+1]}for(const[n,e]of l.entries())if(e.op===jr&&o(t.fields[e.a]))c(e.index,f[n]);else if(e.op===kr&&(i(e.a)||u(this.code[e.b-1],e.a)))c(e.index,e.b);else if(e.op===$r&&u(e,null)&&this.checks[e.a].start<=e.index)c(this.checks[e.a].start,e.index+1);else if(e.op===Br){const t=this.code.slice(e.index,e.b).filter((({op:t})=>t===$r));t.length>0&&t.every((t=>u(t,null)))&&c(e.index,e.b)}return e.Nt=e.code.map(((t,n)=>t===this.code[n]?this.Nt[n]:t)),e.Mt=new Tc(e),e}});
//computed|209 600
Object.assign(Dc.prototype,{J(t,n){if(void 0===t.decisions)return!1;for(const e of this.codeFrom(t.decisions))if(e.op===Cr&&this.computed[e.a].slot===n&&this.computed[e.a].isSecret)return!0;return!1}});
//|333
function Uc(t){const n=new Set;if(!t.some((t=>t.parameters)))return n;for(let e=-1;e<n.size;){e=n.size;for(const e of t)e.fields.map((t=>Es(t.type).form)).some((t=>t&&(t.parameters||n.has(t))))&&n.add(e)}return n}
//|23 39 43 103 209 606 607
const Zc=class{constructor(t,n,e){this.program=t,this.form=n,this.field=e,this.fn=!1,this.isWellFormed=!1}read(t,n){const{type:e,table:r}=this.field;if(!e.kind||void 0!==this.field.computed)return null;const i=[];for(this.at=t;this.at<n;){const t=this.expression();if(null===t)return null;i.push(...t),this.program.code[this.at].op===$r&&this.at++}r&&i.push((t=>r.has(t)));const s=!this.fn;if(e.kind===mt)return Jc(r||this.isWellFormed?i:[...i,I],s);const o=e.kind===at?_n:e.kind===ft?t=>!0===t||!1===t:null;return null===o?null:(t,n)=>{if(!o(t))return s&&null==t;for(let e=0;e<i.length;e++)if(!i[e](t,n))return!1;return!0}}expression(){const t=this.program.Nt[this.at++];if(t.op===ni)return this.test(t);if(t.op===zr)return this.qt()?.flat()??null;if(t.op!==Fr)return null;this.an=!0;const n=this.qt();if(this.an=!1,null===n||n.some((t=>1!==t.length)))return null;const[e,r,...i]=n.flat();return[(t,n)=>e(t,n)||r?.(t,n)||i.some((e=>e(t,n)))]}qt(){const t=[];for(;;){const{code:n}=this.program;if(n[this.at].op===Zr)return this.at++,t;const e=this.expression();if(null===e)return null;if(t.push(e),n[this.at].op===Hr&&this.at++,n[this.at++].op!==Ur)return null}}test(t){const{kind:n}=this.field.type,e=t.prepared;switch(t.a){case"required":case"filled":case"present":return this.fn=!0,[];case"equal":{if(n!==mt||t.operands[0].kind!==Q)return null;const e=this.form.fields.find((n=>n.slot===t.operands[0].at));return e?(this.fn=!0,[(t,n)=>n[e.name]===t]):null}case"length":return e&&n===mt?[Hc(e)]:null;case"between":return e&&n===at?[t=>t>=e.least&&t<=e.most]:null;case"regex":case"contains":{if(n!==mt||!e)return null;const t=this.program.L[e.position];if(!t.tables?.[e.scope])return null;let r=null;const i=()=>r=this.program.pattern(e.position,e.scope).automaton;return this.an||(this.isWellFormed=!0),[t=>(r??i()).matches(t)]}case"one_of":return e&&n===mt?[t=>e.has(t)]:null;case"none_of":return e&&n===mt?[t=>!e.has(t)]:null}return null}};
//|22
function Jc(t,n){const[e,r]=t;return 1===t.length?(t,r)=>{if("string"!=typeof t)return n&&null==t;const i=t.charCodeAt(0);return i>32&&i<128||!_(t)?e(t,r):n}:(i,s)=>{if("string"!=typeof i)return n&&null==i;const o=i.charCodeAt(0);if(!(o>32&&o<128)&&_(i))return n;if(!e(i,s)||!r(i,s))return!1;for(let n=2;n<t.length;n++)if(!t[n](i,s))return!1;return!0}}
//|30
function Hc({least:t,most:n,unit:e}){const r=P[e],i={bytes:1,utf16:1,scalars:2,characters:1/0}[e],[s,o]=["characters"===e?t<=1?1:1/0:t*i,"bytes"===e?n/3:n];return e=>{if(e.length>=s&&e.length<=o)return!0;if(e.length>5e6)return!1;const i=r(e);return i>=t&&i<=n}}
//module|209 599 605 609
function Lc(t,n){if(n.isExact||n.isClosed||n.parameters||void 0!==n.decisions||1!==n.objects.length||void 0!==n.contexts||n.fields.some((t=>t.normalization.length>0||!t.type.kind||t.name in Object.prototype)))return null;const e=n.fields.map((()=>null)),r=n.fields.map((()=>[]));let i=n.checks;for(;t.code[i].op===jr;i=t.code[i].b){const s=t.code[i];e[s.a]=new Zc(t,n,n.fields[s.a]).read(i+1,s.b);for(const{op:n,a:e}of t.code.slice(i+1,s.b))n===$r&&r[s.a].push(...Pc(t,t.checks[e]))}const s=t.code[i].op===Rr;return e.some(Boolean)?new Vc(n.fields,e,r,s):null}
//module|339
const Vc=class{constructor(t,n,e,r){const i=this.names=t.map((t=>t.name));this.paths=n,this.others=e.map((n=>[...new Set(n)].map((n=>t.findIndex((t=>t.slot===n)))).filter((t=>t>=0)))),this.isAll=r,this.accepted=new Uint8Array(i.length)}accept(t){const{names:n,paths:e,accepted:r}=this,i=void 0===t[Cs];let s=i&&this.isAll;for(let o=0;o<n.length;o++){const u=e[o],c=t[n[o]],l=i&&null!==u&&u(c,t);r[o]=l?1:0,l||(s=!1)}return s}};
//|
const Yc=class extends Error{constructor(t){super(t),this.name="SessionError"}};
//|610
function Kc(t){const n=[],e=/^\.?(?:`([^`]+)`|([^.[`]+))|^\[(\d+)\]|^\["((?:[^"\\]|\\.)*)"\]/;for(let r=t;""!==r;){const i=e.exec(r);if(!i)throw new Yc(`'${t}' is no path`);n.push(void 0!==i[3]?Number(i[3]):void 0!==i[4]?JSON.parse(`"${i[4]}"`):i[1]??i[2]),r=r.slice(i[0].length)}return n}
//|
function Gc(t,n,e){let[r,i]=[0,t];if(!n)for(const n=Math.max(1,t-1024);i>n;)if(e(--i))return i;for(;i-r>1;){const t=r+Math.floor((i-r)/2);e(t)?r=t:i=t}return r}
//|
const Wc=(t,n,e)=>({shown:t,value:t,caret:n,disposition:e});
//|27 612 613
function Qc({start:t,end:n,text:e},r,i){const s=R(r),o=s.slice(0,t).join(""),u=o+e,c=s.slice(n).join(""),l=[];let h=0;for(const t of R(u))h+=t.length,h>o.length&&l.push(h);const f=(t,n)=>{const e=u.slice(0,t)+c;return Wc(e,R(e.slice(0,t)).length,n)};if(0===l.length||""===e||i(u+c))return f(u.length,"taken");const a=Gc(l.length,""===c,(t=>i(u.slice(0,l[t-1])+c)));return 0===a?Wc(r,n,"refused"):f(l[a-1],"shortened")}
//notation|27 175 189 227 612 613 615
const Xc=class{static of(t,n,{start:e,end:r,text:i,isForward:s}){if(!(n instanceof ki)||null===n.group)return null;const o=R(t),u=n.V(o);if(null===u)return null;const c=t=>t.filter((t=>!n.groups.includes(t))).length;let l=c(o.slice(0,e)),h=l+c(o.slice(e,r));l===h&&""===i&&e<r&&(s?h=Math.min(u.length,h+1):l=Math.max(0,l-1));const f=R(i),a=n.read(i).completion===tr?n.V(f)??f:f;return Object.assign(new Xc,{notation:n,shown:o,plain:u,start:e,end:r,text:i,lower:l,upper:h,mn:a})}outcome(t){const{shown:n,plain:e,end:r,text:i,lower:s,upper:o,mn:u}=this,c=e.length<n.length;if(""===i)return c?this.K(0)??Wc(this.pn(0).join(""),s,"taken"):null;const l=this.K(u.length);if(null===l||t(l.value))return l;const h=this.pn(u.length).join("");if(!c&&t(h))return Wc(h,s+u.length,"taken");const f=Gc(u.length,o===e.length,(n=>{const e=this.K(n);return null!==e&&t(e.value)}));return f>0?{...this.K(f),disposition:"shortened"}:c?Wc(n.join(""),r,"refused"):null}get data(){const{notation:t,shown:n,start:e,end:r,text:i,lower:s,mn:o}=this,u=this.pn(o.length).join("");return t.read(n.slice(0,e).join("")+i+n.slice(r).join("")).completion!==Qe||er(t.syntax,u)===Qe?null:Wc(u,s+o.length,"taken")}pn(t){return[...this.plain.slice(0,this.lower),...this.mn.slice(0,t),...this.plain.slice(this.upper)]}K(t){const n=this.notation.K(this.pn(t));if(null===n)return null;let e=this.lower+t,r=0;for(;e>0;)this.notation.groups.includes(n[r++])||(e-=1);return Wc(n.join(""),r,"taken")}};
//mask|616
const tl={digit:t=>/^[0-9]$/.test(t),letter:t=>/^(?:[A-Za-z]|(?![\0-\x7f])\p{Alphabetic}[\p{M}\p{Alphabetic}\u200c\u200d]*)$/u.test(t),letterOrDigit:t=>tl.digit(t)||tl.letter(t)};
//mask|19 616
const nl=t=>/^[\x20-\x7e]$/.test(t)?!tl.letterOrDigit(t):/^[\p{P}\p{Sm}]/u.test(t)||S.test(t)&&!/[\n\r\v\f\x85\u2028\u2029]/.test(t);
//mask|
const el={0:["digit","mandatory"],9:["digit","optional"],A:["letter","mandatory"],a:["letter","optional"],_:["letterOrDigit","mandatory"],"-":["letterOrDigit","optional"]};
//mask|27 618
function rl(t){const n=R(t),e=[];let r={kind:null,mandatory:0,optional:0};const i=()=>{for(const t of["mandatory","optional"])for(let n=0;n<r[t];n++)e.push({kind:r.kind,room:t});r={kind:null,mandatory:0,optional:0}};let s=null;for(let t=0;t<n.length;t++){const o=n[t];if(null!==s||"["!==o&&"{"!==o)if("]"===o||"}"===o)i(),s=null;else if("["===s&&"\u2026"===o){const t=r.kind??"letterOrDigit";i(),e.push({kind:t,room:"repeating"})}else if("["===s){const[t,n]=el[o];r.kind!==t&&i(),r.kind=t,r[n]++}else e.push({own:"\\"===o?n[++t]:o,isInValue:"{"===s});else s=o}return e}
//mask|
const il=(t,n,e,r)=>({fills:t,matchesFixed:n,matchesLiterals:e,ends:r});
//mask|620
const sl=il(!0,!0,!1,!1);
//mask|620
const ol=il(!0,!1,!1,!1);
//mask|620
const ul=il(!1,!0,!1,!1);
//mask|620
const cl=il(!0,!0,!0,!0);
//mask|620
const ll=il(!0,!0,!1,!0);
//mask|620
const hl=il(!0,!1,!1,!0);
//mask|
const[fl,al,ml]=[0,1,2];
//mask|27
const pl=t=>R(t.join(""));
//mask|616 617 621 622 623 627 628 629
const dl=class{constructor(t,n=[],e=0){this.places=t,this.cells=n,this.next=e}static of(t,n,e){const r=new dl(n);for(const n of t)r.take(n,sl);return 0===r.dn()&&([r.cells,r.next]=[[],0]),e&&r.autocomplete(),r}copy(){return new dl(this.places,[...this.cells],this.next)}get shown(){return this.cells.map((t=>t.character)).join("")}get value(){return this.dn()>0?this.cells.filter((t=>t.role!==fl)).map((t=>t.character)):[]}get isComplete(){return!this.places.slice(this.next).some((t=>"mandatory"===t.room||t.isInValue))}get bn(){return this.places.some((t=>void 0!==t.own&&tl.letterOrDigit(t.own)))}get wn(){return this.value.length-pl(this.value).length}get gn(){return pl(this.cells.map((t=>t.character))).length===this.cells.length}dn(t=0,n=this.cells.length){let e=0;for(let r=t;r<n;r++)this.cells[r].role===ml&&e++;return e}vn(t){for(;t>0&&this.cells[t-1].role!==ml;)t--;return t}caret(t,n,e){let r=0;for(let n=t;n>0&&r<this.cells.length;r++)this.cells[r].role===ml&&n--;for(;r<this.cells.length&&this.cells[r].role!==ml;r++){const t=0===r?-1:this.cells[r-1].place;if(n--<=0&&(!e||this.cells[r].place!==t+1))break}return r}cut(t){const n=this.cells.splice(t),e=this.cells.at(-1);return this.next=void 0===e?0:"repeating"===this.places[e.place].room?e.place:e.place+1,n}autocomplete(){for(;void 0!==this.places[this.next]?.own;this.next++)this.write(this.next)}write(t,n=null){const{own:e,isInValue:r}=this.places[t],i=null!==n?ml:r?al:fl;this.cells.push({character:n??e,place:t,role:i})}yn(t,n){let e=0;for(const{character:r,role:i}of t.slice(n))i===al&&this.take(r,ul),i!==ml||this.take(r,ol)||e++;return e}remove(t,n){return this.yn(this.cut(t),n-t)}take(t,n){const e=this.cells.length;let[r,i,s]=[!1,!1,null];for(let e=this.next;e<this.places.length;e++){const{own:o,isInValue:u,kind:c,room:l}=this.places[e];if(void 0===o&&i&&(s??={next:e,count:this.cells.length}),void 0!==o){if(this.write(e),i=r,o===t&&(u?n.matchesFixed:n.matchesLiterals))return this.next=e+1,!0}else{if(n.fills&&tl[c](t))return this.write(e,t),this.next="repeating"===l?e:e+1,!0;if("optional"!==l)break;r=!0}}return n.ends&&s&&this.dn()>0&&nl(t)?(this.cells.length=s.count,this.next=s.next,!0):(this.cells.length=e,!1)}settled(t){for(let n=this.value;;){const e=dl.of(pl(n),this.places,t);if(n=e.value,pl(n).length===n.length)return e}}};
//mask|27 612 616 624 625 626 627 628 629 631
const bl=class{constructor(t,n,e){this.value=n,this.text=dl.of(R(n),t,!0),this.canHold=e}outcome({start:t,end:n,text:e,isForward:r=!1}){if(""===e)return this.deletion(t,n,r);const[i,s,o]=this.jn(R(e),t,n);return this.insertion(i,s,o)??this.unchanged(n,"refused")}unchanged(t,n){return{shown:this.text.shown,value:this.value,caret:t,disposition:n}}changed(t,n,e){const r=t.gn?n:Math.min(n,R(t.shown).length);return{shown:t.shown,value:t.value.join(""),caret:r,disposition:e}}deletion(t,n,e){if(t===n)return this.unchanged(t,"taken");const r=this.without(t,n);return n-t==1&&r.value.join("")===this.text.value.join("")?this.On(t,n,e):this.kn(r,t)}On(t,n,e){if(e){const e=this.text.cells.findIndex(((t,e)=>e>=n&&t.role===ml));return e<0?this.unchanged(n,"taken"):this.kn(this.without(e,e+1),t)}const r=this.text.vn(t)-1;if(r<0)return this.unchanged(t,"taken");const i=this.text.dn(n)>0?r+1:this.text.cells.length;return this.kn(this.without(r,i),r)}without(t,n){let e=this.text.copy();const r=e.remove(t,n);if(r>0){const i=this.text.copy();i.remove(i.vn(t),n)<r&&(e=i)}return e.settled(!0)}kn(t,n){const e=this.text.vn(n);return this.changed(t,t.caret(this.text.dn(0,e),n-e,!1),"taken")}insertion(t,n,e){let r=this.made(t,cl,n,e);if(r.loss>0||this.text.bn&&!r.rank.every((t=>0===t)))for(const[i,s]of this.$n(n)){const n=this.made(t,i,s,e);wl(n.rank,r.rank)&&(r=n)}if(r.loss<t.length){const t=this.xn(r);if(null!==t)return this.mn(r,t,r.losesText?"shortened":"taken")}if(1===t.length)return null;const i=n=>this.made(t.slice(0,n),r.as,r.start,e),s=0===this.text.dn(e),o=Gc(t.length,s,(t=>null!==this.xn(i(t))));if(0===o)return null;const u=i(o),c=u.loss<o?this.xn(u):null;return null===c||this.Mn(c)?null:this.mn(u,c,"shortened")}mn(t,n,e){return this.changed(n,n.caret(t.dn,t.ownCount,!0),e)}Mn(t){return t.value.join("")===this.text.value.join("")}xn({text:t,keepsRest:n}){if(!n)return null;const e=t.settled(!0);return e.dn()<t.dn()-t.wn||!e.gn?null:this.Mn(e)||this.canHold(e.value.join(""))?e:null}$n(t){const n=this.text.bn?[[ll,t],[hl,t]]:[],e=this.text.vn(t);return e<t?[...n,[cl,e]]:n}made(t,n,e,r){const i=this.text.copy(),s=i.cut(e),[o,u]=[i.cells.filter((t=>t.role!==fl)).length,i.next],c=t.filter((t=>!i.take(t,n))),l=!(i.dn()>0&&i.cells.filter((t=>t.role!==fl)).length>o||i.next>u),h=i.dn()-i.wn,f=i.cells.length-i.vn(i.cells.length),a=0===i.yn(s,r-e),m=t.length>1,p=[!a,c.length,l,m&&!i.isComplete,m&&n===cl].map(Number);return{text:i,as:n,start:e,dn:h,ownCount:f,keepsRest:a,rank:p,loss:c.length,losesText:c.some(tl.letterOrDigit)}}jn(t,n,e){const{cells:r,places:i}=this.text,s=(t,n)=>{const e=pl(t),{kind:r}=i[n.place];return 1===e.length&&void 0!==r&&tl[r](e[0])};return n>0&&s([r[n-1].character,t[0]],r[n-1])&&(t=pl([r[n-=1].character,...t])),e<r.length&&s([t.at(-1),r[e].character],r[e])&&(t=pl([...t,r[e].character]),e+=1),[t,n,e]}};
//mask|
function wl(t,n){const e=t.findIndex(((t,e)=>t!==n[e]));return e>=0&&t[e]<n[e]}
//|27 614 619 629 630 633 634 635 636 637 638 639
const gl=class{constructor(t,n){this.places=void 0===t?null:rl(t),this.notation=n}shown(t){return this.Tn(t)?dl.of(R(t),this.places,!0).shown:t}Tn(t){return null===this.places||null===this.notation?null!==this.places:this.holds(t)&&(this.En(t)||!this.Sn(t))}outcome(t,n,e){return null===this.notation?this.formatted(t,n,e):this.An(t,n,e)}formatted(t,n,e){return null===this.places?Qc(t,n,e):new bl(this.places,n,e).outcome(t)}};
//mask|27 629 632
Object.assign(gl.prototype,{holds(t){return dl.of(R(t),this.places,!1).value.join("")===t}});
//notation|175 632
Object.assign(gl.prototype,{En(t){return this.notation.read(t).completion!==Qe}});
//notation|175 189 632
Object.assign(gl.prototype,{Sn(t){return"time"!==this.notation.type&&/^(?:19|20)/.test(t)&&er(this.notation.syntax,t)!==Qe}});
//notation|27 613 614 615 632
Object.assign(gl.prototype,{An(t,n,e){const r=null===this.places?Xc.of(n,this.notation,t):null,i=r?.outcome(e)??null;if(null!==i)return i;const s=R(this.shown(n)),o=this.Nn(t,s);if(null!==o&&e(o))return Wc(o,R(o).length,"taken");if(null===this.places){const i=r?.data??null;return null!==i&&e(i.value)?i:this.formatted(t,n,e)}if(!this.Tn(n))return this._n(Qc(t,n,e));const u=this.formatted(t,n,e);if(""===t.text||"refused"!==u.disposition&&this.En(u.value)||!this.En(n))return u;const c=this.data(t,s);return null!==c&&e(c)?Wc(c,R(c).length,"taken"):u}});
//notation|27 629 630 632
Object.assign(gl.prototype,{_n(t){const n=t=>new bl(this.places,"",(()=>!0)).outcome({start:0,end:0,text:t}),e=n(t.value);if("refused"===t.disposition||"taken"!==e.disposition)return t;if((!/^\p{Nd}*$/u.test(t.value)||this.Sn(t.value)||!this.En(e.value))&&!this.Tn(t.value))return t;const r=R(t.value).slice(0,t.caret).join("");if(r===t.value)return{...e,caret:R(e.shown).length,disposition:t.disposition};const i=dl.of(R(n(r).value),this.places,!1).dn(),s=dl.of(R(e.value),this.places,!0).caret(i,0,!1);return{...e,caret:s,disposition:t.disposition}}});
//notation|27 593 632
Object.assign(gl.prototype,{Nn({start:t,end:n,text:e},r){return R(e).length<2||n>r.length?null:Cc(this.notation,r.slice(0,t).join("")+e+r.slice(n).join(""))}});
//notation|632
Object.assign(gl.prototype,{data({start:t,end:n,text:e},r){const i=t=>/^\p{Nd}$/u.test(t);if(r.slice(n).some(i))return null;const s=r.slice(0,t).filter(i).join("")+e;return this.Sn(s)&&!this.Tn(s)?s:null}});
//|31 338
const vl=t=>JSON.stringify(t,((t,n)=>"bigint"==typeof n||"number"==typeof n?`#${n}`:_s(n)?Object.fromEntries(Object.entries(n).sort((([t],[n])=>D(t,n)))):n));
//|640
const yl=({rule:t,value:n,arguments:e})=>vl([t.name,n,e]);
//|643 644
function jl({annotations:t,isSecret:n,computed:e,type:r}){const i=n||void 0!==e?void 0:t.find((({name:t})=>"default"===t))?.arguments[0];return void 0===i?void 0:kl(r,Ol(i))}
//default|101 643
function Ol(t){if(Array.isArray(t))return t.map(Ol);if(null===t||"object"!=typeof t)return t;const[[n,e]]=Object.entries(t);return"number"===n?An(e,!0):e}
//default|43 95 111 644 656
function kl(t,n){if("any"===t.name)return n;if("list"===t.name)return(Array.isArray(n)?n:[n]).map((n=>kl(t.item,n))).filter((t=>void 0!==t));const e="number"==typeof n||n instanceof $n;return t.kind===mt?"string"==typeof n?n:e?Pn(n):"boolean"==typeof n?String(n):void 0:ql.includes(t.name)&&("string"==typeof n||e&&t.kind===at||"boolean"==typeof n&&t.kind===ft)?n:void 0}
//|338 610 646
function $l(t,n,e,r){if(!_s(n))throw new Yc("the values of a form have names");xl(t,n,e,e.form.objects[0],r)}
//|338 340 355 610 646 649
function xl(t,n,e,r,i){const s=Object.keys(n).find((t=>!r.memberNames.has(t)));if(void 0!==s)throw new Yc(`the form has no field '${Us([...e.path,s])}'`);for(const{name:s,field:o,group:u}of r.members){const r=qs(n,s);if(o)void 0!==r?El(t,r,e.node(o),i):i||El(t,void 0,e.node(o),!1);else if(_s(r))xl(t,r,e,e.form.objects[u],i);else{if(null!=r)throw new Yc(`'${Us([...e.path,s])}' takes the values of a form`);null!==r&&i||xl(t,{},e,e.form.objects[u],!1)}}}
//|642 647 649
function Ml(t,n){for(const e of n.fields){const n=jl(e.layout);void 0!==n&&El(t,n,e,!1),e.nested&&Ml(t,e.nested)}}
//|355 610
function Tl(t){if(t.isReadOnly)throw new Yc(`'${Us(t.path)}' is read-only`)}
//|22 338 640 645 650 654
function El(t,n,e,r){const{type:i,computed:s}=e.layout;void 0===s&&(e.In=!(null==n||"string"==typeof n&&_(n)||Array.isArray(n)&&0===n.length),e.Cn=!1,i.form&&_s(n)?(e.Cn=!0,e.content=void 0,$l(t,n,e.nested,r)):i.form?($l(t,{},e.nested,!1),e.content=n):"list"===i.name&&Array.isArray(n)?Sl(t,n,e):(e.rows=null,e.content=n),e.qn=(e.Cn||null!==e.rows)&&vl(e.given)!==e.Bn,Il(e))}
//list|651 653
function Sl(t,n,e){const r=(e.rows??[]).slice(0,n.length);for(;r.length<n.length;)r.push(Al(t,e));e.rows=r,e.content=void 0,r.forEach(((e,r)=>_l(t,e,n[r])))}
//module list|659
function Al(t,n){const e={value:null,instance:null};return n.Rn&&(e.instance=new zl(t,n.Rn,n,e)),e}
//|338 640 645 647
function Nl(t,n,e){if(void 0!==e&&(n.value=e),n.instance){Ml(t,n.instance),_s(e)&&$l(t,e,n.instance,!0);for(const t of n.instance.allFields())t.Bn=vl(t.given)}}
//|338 645
function _l(t,n,e){n.value=e,n.instance&&_s(e)&&$l(t,e,n.instance,!1)}
//|
function Il(t){t.unit.moment="change";for(let{zn:n,row:e}=t.instance;n&&void 0!==t.given;({zn:n,row:e}=n.instance))null===e&&(n.Cn=!0)}
//|655
function Cl(t,n=t.form.objects[0]){const e={};for(const{name:r,field:i,group:s}of n.members){const n=i?t.node(i).given:Cl(t,t.form.objects[s]);void 0!==n&&(i||Object.keys(n).length>0)&&Object.defineProperty(e,r,{value:n,enumerable:!0,writable:!0,configurable:!0})}return e}
//|
const ql=["integer","number","boolean","date","month","time","datetime"];
//|
const Bl=["text","integer","number","date","month","time","datetime","choice","any"];
//|43 95 102 111 363 593 632 640 655 656 659
const Rl=class{constructor(t,n){this.instance=t,this.layout=n,this.session=t.session,this.unit=null,this.content=void 0,this.rows=null,this.Cn=!1,this.qn=!1,this.nested=n.type.form?new zl(this.session,n.type.form,this,null):null,this.Rn="list"===n.type.name?n.type.item.form??null:null,this.isTyping=!1,this.isTouched=!1,this.In=!1,this.isEnabled=!0,this.Fn=!1,this.Bn=void 0,this.status={state:"untouched",isActive:!0,isPending:!1,violations:[],warnings:[],undecided:[]},this.Pn=n.Pn??=new gl(n.mask,n.notation)}get path(){return[...this.instance.path,...this.layout.groups,this.layout.name]}get slot(){return this.instance.place.frame.base+this.layout.slot}get Dn(){return!this.Cn&&null===this.rows&&vl(this.content)!==this.Bn}get isReadOnly(){return this.Fn||void 0!==this.layout.computed}*instances(){if(this.nested&&(yield this.nested),this.Rn)for(const t of this.rows??[])yield t.instance}get given(){return this.Cn?Cl(this.nested):null===this.rows?this.content:this.rows.map((t=>t.instance?Cl(t.instance):t.value))}get value(){const{type:t}=this.layout;return!this.Cn&&null===this.rows&&"string"==typeof this.content&&ql.includes(t.name)?Gs(this.session.Mt,this.slot,t)??this.content:this.given}get Un(){if(this.Cn||null!==this.rows)return null;const{content:t,layout:{notation:n}}=this;if(null==t)return"";if("number"==typeof t||t instanceof $n){const e="number"==typeof t?Nn(t):t;return n?.write(at,e)??Pn(e)}return"string"!=typeof t?null:null===n||this.isTyping?t:Cc(n,t)??t}};
//|658 660 661
const zl=class{constructor(t,n,e,r){this.session=t,this.form=n,this.zn=e,this.row=r,this.fields=n.fields.map((t=>new Rl(this,t))),this.units=Pl(t.program,n).map((t=>({...t,instance:this,moment:"change",standing:Fl})));for(const t of this.units)t.field&&(this.node(t.field).unit=t);this.place=null}node(t){return this.fields[this.form.fields.indexOf(t)]}get path(){return null===this.zn?[]:null===this.row?this.zn.path:[...this.zn.path,this.zn.rows.indexOf(this.row)]}*allUnits(){for(const t of this.units)if(yield t,t.field)for(const n of this.node(t.field).instances())yield*n.allUnits()}*allFields(){for(const t of this.allUnits())t.field&&(yield t.instance.node(t.field))}};
//|
const Fl=Object.freeze({hasErrors:!1,isUndecided:!1,fails:!1,failsForGood:!1,isPending:!1,inquiries:[],violations:[],undecided:[],notes:new Map});
//|209 599 662
function Pl(t,n){if(n.units)return n.units;const e=[];for(const r of t.codeFrom(n.checks)){const i={entry:r.index,field:null,slot:r.a,hasConditions:!1,targets:[],reads:[]};if(r.op===jr)e.push({...i,field:n.fields[r.a],slot:n.fields[r.a].slot});else if(r.op===kr)e.push(i);else if(r.op===$r){const n=t.checks[r.a],i=e.at(-1);n.isCondition&&(i.hasConditions=!0),Dl(n).length>0&&i.targets.push(Dl(n)),i.reads.push(...Pc(t,n).filter((t=>t!==i.slot)))}}return n.units=e}
//|
function Dl({target:t}){const n=t.findIndex((t=>"string"!=typeof t));return n<0?t:t.slice(0,n)}
//|663
function Ul(t,n){const e=t.fields.findLast((({layout:t})=>t.slot<=n));return e&&e.layout.slot!==n?e.nested?Ul(e.nested,n-e.layout.slot):null:e??null}
//|665
function Zl(t){for(const n of t.root.allFields())n.status=Jl(t,n)}
//|53 666 667 668 669 671 674
function Jl(t,n){const{isTyping:e}=n,r=Hl(t,n),i=Vl(t,n,r),s=0==(t.Mt.slots[n.slot].flags&qt),o=Yl(t,n,i)||i.fails&&(n.unit.hasConditions||r.length>0)?[...r,n.unit].flatMap((e=>Gl(t,e).filter((r=>Ll(t,r,e)===n)))):[],u=o.filter((t=>"error"===t.severity)),{Dn:c}=n,l=i.isUndecided&&!Xl(t,n),h=l&&void 0!==n.layout.computed,f=o.filter((t=>"warning"===t.severity)),a=l?i.undecided:[];return{state:s&&n.isEnabled?u.length>0?"invalid":i.isPending?"checking":t.Zn!==n||e?e||n.isTouched||c||n.qn||h?i.hasErrors?"incomplete":l?"undecided":i.isUndecided?"incomplete":"valid":"untouched":"editing":"untouched",isActive:s,isPending:i.isPending,violations:u,warnings:f,undecided:a}}
//|
function Hl(t,n){const e=[];for(let{zn:r,row:i}=n.instance;null!==r&&null===i;({zn:r,row:i}=r.instance))r.unit.targets.some((e=>t.find(e,r.nested)===n))&&e.push(r.unit);return e}
//|662
function Ll(t,n,e){const r=e.field?e.instance.node(e.field):null,i=e.standing.notes.get(n)?.check,s=i?Dl(i):[];return(r?.nested&&s.length>0?t.find(s,r.nested):null)??r}
//|667
function Vl(t,n,e){const{unit:r}=n;if(0===r.targets.length&&0===e.length)return r.standing;const i=[...e,r].flatMap((({standing:e,...r})=>e.violations.filter((i=>Ll(t,i,{standing:e,...r})===n)).map((t=>({isError:"error"===t.severity,isFinal:!e.notes.get(t)?.isIncomplete}))))),s=r.standing.hasErrors&&!r.standing.violations.some((t=>"error"===t.severity));return{...r.standing,hasErrors:s||i.some((({isError:t})=>t)),fails:i.length>0,failsForGood:i.some((({isFinal:t})=>t))}}
//|670
function Yl(t,n,e){return n.isTyping?e.failsForGood:e.fails&&Kl(t,n)}
//|363
function Kl(t,n){return void 0!==n.layout.computed?void 0!==Gs(t.Mt,n.slot,n.layout.type):n.isTouched||n.In&&t.Zn!==n}
//|669 672 680
function Gl(t,n){const{standing:e}=n;if(!e.fails)return[];const r=n.field?n.instance.node(n.field):null,i=null===r||Yl(t,r,e);return i||n.hasConditions?sh(e.violations.filter((e=>Wl(t,e,n,r,i))),e.notes,t.options.mode):[]}
//|599 673 676
function Wl(t,n,e,r,i){const{isIncomplete:s=!1,check:o=null}=e.standing.notes.get(n)??{},u=o?.isCondition??!1;if(r?.isTyping&&s&&!u)return!1;const c=o?Pc(t.program,o):[];return null===r&&0===c.length?t.isSubmitted:!!(i||u&&0!==c.length)&&!(r&&0===c.length&&void 0===r.layout.computed&&!r.isTyping&&!r.isTouched)&&!(r&&void 0!==r.layout.computed&&!Ql(t,r))&&c.every((n=>nh(t,n,e.instance)))}
//|670 675 678
function Ql(t,{layout:{slot:n},instance:e}){const r=rh(t,n,e);return(0===r.length||r.some((n=>Kl(t,n))))&&!th(t,n,e)}
//|675
function Xl(t,n){return!n.isTyping&&[...n.unit.reads,...void 0===n.layout.computed?[]:[n.layout.slot]].some((e=>th(t,e,n.instance)))}
//|663 677 678
function th(t,n,e){const r=Ul(e,n);return null!==r&&void 0===r.layout.computed?eh(t,r):rh(t,n,e).some((n=>eh(t,n)))}
//|45 663 670 675 678
function nh(t,n,e){const r=Ul(e,n);return!!(null!==r&&t.Mt.slots[r.slot].flags&Tt)||!(null!==r&&!Kl(t,r))&&(null!==r||rh(t,n,e).every((n=>Kl(t,n))))&&!th(t,n,e)}
//|
function eh(t,n){if(n.isTyping)return!0;if(null===n.nested&&!n.Rn)return!1;for(let e=t.Zn?.isTyping?t.Zn:null;e;e=e.instance.zn)if(e===n)return!0;return!1}
//computed parameters group|598 663
function rh(t,n,e){const[r,i,s]=[[{slot:n,instance:e}],new Map,[]];for(const n of r){const e=i.get(n.instance)??i.set(n.instance,new Set).get(n.instance);if(e.has(n.slot))continue;e.add(n.slot);const{form:o,zn:u}=n.instance,c=Fc(t.program,o).get(n.slot),l=Ul(n.instance,n.slot),h=(o.parameters??[]).findIndex((t=>t.slot===n.slot));c?r.push(...c.map((t=>({slot:t,instance:n.instance})))):void 0!==l?.layout.computed?r.push({slot:l.layout.slot,instance:l.instance}):l?s.push(l):h>=0&&u&&r.push(...(u.layout.argumentReads?.[h]??[]).map((t=>({slot:t,instance:u.instance}))))}return s}
//|671
function ih(t){return[...t.root.allUnits()].flatMap((n=>Gl(t,n)))}
//|
function sh(t,n,e){if("all"===e||t.length<2)return t;const r=new Set;let i=!1;return t.filter((t=>!(r.has(t.path)||i&&n.get(t)?.check||("error"!==t.severity||(r.add(t.path),t.path.endsWith("]")||(i=!0)),0))))}
//|
function oh(t,n){let e=n;for(;e.instance.zn;)e=e.instance.zn.unit;const r=t.form.steps.findIndex((({slots:[t,n]})=>t<=e.slot&&e.slot<n));return r<0&&null===e.field?0:r}
//|599 681
function uh(t,n,e,r){const i=oh(t,e);return i<0||i>n?[]:r.filter((r=>{const s=e.standing.notes.get(r)?.check,o=(s&&e.instance===t.root?Pc(t.program,s):[]).map((n=>t.form.steps.findIndex((({slots:[t,e]})=>t<=n&&n<e))));return Math.max(i,...o)===n}))}
//|682
function ch(t,n){const e={hasErrors:!1,isUndecided:!1,isPending:!1};for(const r of t.root.allUnits()){const{violations:i,undecided:s,isPending:o}=r.standing;uh(t,n,r,i).some((t=>"error"===t.severity))&&(e.hasErrors=!0),0!==uh(t,n,r,s).length&&(e.isUndecided=!0,o&&(e.isPending=!0))}return e}
//|671 682
function lh(t,n){return[...t.root.allUnits()].flatMap((e=>uh(t,n,e,Gl(t,e))))}
//|681
function hh(t,n){t.Jn(null),t.Hn();for(const e of t.root.allUnits()){if(oh(t,e)!==n)continue;e.moment="submit";const r=e.field?e.instance.node(e.field):null;null!==r&&t.applies(r)&&Object.assign(r,{isTouched:!0,isTyping:!1})}t.update()}
//steps|35 683 684 685
const fh=class{#t;#n;constructor(t,n){this.#t=t,this.#n=n}get#e(){return this.#t.form.steps[this.#n]}get name(){return this.#e.name}get label(){return this.#e.label??H(this.name)}get fields(){const[t,n]=this.#e.slots;return this.#r(t,n).map((t=>this.#t.view(t)))}#r(t,n){return this.#t.root.fields.filter((({layout:e})=>t<=e.slot&&e.slot<n))}get state(){const{hasErrors:t,isUndecided:n,isPending:e}=ch(this.#t,this.#n);if(this.violations.length>0)return"invalid";if(e)return"checking";const[r,i]=this.#e.slots;return this.#r(r,i).some((t=>t.isTouched||t.Dn||this.#t.Zn===t))?t?"incomplete":n?"undecided":"valid":"untouched"}get violations(){return lh(this.#t,this.#n).filter((t=>"error"===t.severity))}get warnings(){return lh(this.#t,this.#n).filter((t=>"warning"===t.severity))}get canContinue(){const{hasErrors:t,isUndecided:n}=ch(this.#t,this.#n);return!t&&!n&&!this.#t.Ln}async submit(){return hh(this.#t,this.#n),await(this.#t.host?.settle()),this.canContinue}};
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|60 66 71 74 75 76 687
const ah=class{constructor(t,n){this.now=t,this.offset=n}static of(t){if("string"==typeof t){const n=Xt(t),e=null===n?en(t):rn(n,0);if(!e)throw new RangeError(`now: '${t}' is neither a date nor a date with time`);const r=60*(e.o??0);return new ah({s:e.s-r,n:e.n},(()=>r))}const n=Number(t??Date.now());if(!Number.isFinite(n))throw new RangeError("now is no date");const e=Math.floor(n/1e3);return new ah({s:e,n:Math.floor(1e6*(n-1e3*e))},(t=>Math.round(60*-new Date(1e3*t.s).getTimezoneOffset())||0))}$(t){const n=Math.floor((t.s+this.offset(t))/86400);return Math.min(Math.max(n,Dt),Ut)}j(t){const n={s:t.s+this.offset(t),n:t.n,o:null};return Yt(sn(n))?n:null}k(t){const n=n=>({s:t.s-n,n:t.n});if(null!==t.o)return n(60*t.o);const e=this.offset(n(86400));if(this.offset(n(e))===e)return n(e);const r=this.offset(n(-86400));return this.offset(n(r))===r?n(r):n(e)}};
//|687
const mh=class{constructor(t,n){this.mode=t,this.context=n.context??{},this.strict=!0===n.strict,this.moment="submit",this.judgesNestedForms=!0,this.answers=null,this.ruleTexts=n.ruleTexts,this.translations=n.translations,this.now=n.now,this.Vn=null}get O(){return this.Vn??=ah.of(this.now)}};
//externals|610 690 691 692
const ph=class{constructor(t,n){const e=t.program.externals.filter((({name:t})=>"function"!=typeof n[t])).map((({name:t})=>`'${t}'`));if(e.length>0)throw new Yc(`the form needs external rules that were not supplied: ${e.join(", ")}`);this.session=t,this.externals=n,this.Yn=new Map,this.kept=new Map,this.waiting=[]}Kn(t){for(const[n,{controller:e}]of this.Yn)t.has(n)&&!this.session.Ln||(this.Yn.delete(n),e.abort());for(const[n,e]of this.session.Ln?[]:t){if(this.Yn.has(n))continue;const t=new AbortController;this.Yn.set(n,{controller:t}),this.answer(e,n,t.signal).then((e=>this.take(n,t,e)))}if(0===this.Yn.size)for(const t of this.waiting.splice(0))t()}async settle(){for(;this.Yn.size>0;)await new Promise((t=>this.waiting.push(t)))}take(t,n,e){this.Yn.get(t)?.controller===n&&(this.Yn.delete(t),this.session.answers.set(t,e),this.session.update())}async answer(t,n,e){const{debounce:r,timeout:i,cache:s,retries:o=0}=t.rule,u=this.kept.get(n);if(u&&u.end>performance.now())return u.answer;if(r&&!await wh(bh(r),e))return{reason:"cancelled"};const c=new AbortController;e.addEventListener("abort",(()=>c.abort()),{once:!0});const l=this.Gn(t,o,c.signal),h=i&&wh(bh(i),e).then((()=>({reason:"timed out"}))),f=await(h?Promise.race([l,h]):l);return c.abort(),s&&void 0!==f.accepted&&this.kept.set(n,{answer:f,end:performance.now()+bh(s)}),this.kept.size>1024&&this.kept.delete(this.kept.keys().next().value),f}async Gn(t,n,e){const{rule:r,value:i,arguments:s}=t,o=Object.fromEntries(r.parameters.map(((t,n)=>[t,s[n]??null])));for(;;)try{return dh(await this.externals[r.name](i,{signal:e,arguments:o}))}catch(t){if("AbortError"===t?.name||e.aborted)return{reason:"cancelled"};if(n--<=0)return{reason:t?.message?`failed: ${t.message}`:"failed"}}}};
//externals|
function dh(t){if("boolean"==typeof t)return{accepted:t};if("string"==typeof t)return{accepted:!1,message:t};throw new TypeError("an external rule answers true, false or a message")}
//externals|119
const bh=t=>Number(Yn(t).nanoseconds)/1e6;
//externals|
const wh=(t,n)=>new Promise((e=>{const r=setTimeout((()=>e(!0)),Math.min(t,2147483647));n.addEventListener("abort",(()=>{clearTimeout(r),e(!1)}),{once:!0})}));
//module list|651 652 696 698
function gh(t,n,e){kh(t,(r=>{const i=Al(t.session,t);return r.splice(jh(t,e,r.length),0,i),()=>Nl(t.session,i,n)}))}
//module list|696 698
function vh(t,n,e){kh(t,(r=>{const i=r.length-1;r.splice(jh(t,e,i),0,...r.splice(jh(t,n,i),1))}))}
//module list|696 698
function yh(t,n){kh(t,(e=>{e.splice(jh(t,n,e.length-1),1)}))}
//module list|697
function jh(t,n,e){if(Number.isInteger(n)&&n>=0&&n<=e)return n;throw Oh(t)}
//module list|355 610
const Oh=t=>new Yc(`there is no such row in '${Us(t.path)}'`);
//module list|648 654 697
function kh(t,n){if("list"!==t.layout.type.name)throw Oh(t);Tl(t);const e=[...t.rows??[]],r=n(e);t.rows=e,t.content=void 0,r?.(),t.isTouched=!0,Il(t)}
//|355 648 649 693 694 695
const $h=class{#i;constructor(t){this.#i=t}get path(){return Us(this.#i.path)}get label(){return this.#i.layout.shownLabel}get text(){return this.#i.Pn.shown(this.#i.Un??"")}get value(){return this.#i.value}get state(){return this.#i.status.state}get violations(){return this.#i.status.violations}get warnings(){return this.#i.status.warnings}get undecided(){return this.#i.status.undecided}get isActive(){return this.#i.status.isActive}get isPending(){return this.#i.status.isPending}get isReadOnly(){return this.#i.isReadOnly}set isReadOnly(t){this.#s((n=>n.Fn=t))}get isEnabled(){return this.#i.isEnabled}set isEnabled(t){this.#s((n=>n.isEnabled=t))}get rowCount(){return this.#i.rows?.length??0}edit(t){return this.#i.session.edit(this.#i,t)}set(t){this.#s(((n,e)=>{Tl(n),n.isTyping=!1,El(e,t,n,!1)}))}focus(){this.#s(((t,n)=>n.Jn(t)))}leave(){this.#s(((t,n)=>n.Zn===t?n.Jn(null):n.leave(t,n.Zn)))}insert(t,n=this.rowCount){this.#s((e=>gh(e,t,n)))}move(t,n){this.#s((e=>vh(e,t,n)))}remove(t){this.#s((n=>yh(n,t)))}#s(t){const{session:n}=this.#i;t(this.#i,n),n.update()}};
//|27 43 48 50 53 56 57 344 355 363 372 578 610 640 641 645 647 654 657 659 660 664 688 689 699 703 701 702
const xh=class{constructor(t,{values:n={},context:e={},externals:r={},...i}){this.program=t.program,this.form=t.layout,this.options={mode:"first-per-field",...i},this.context=e,this.Mt=new Tc(t.program),this.host=t.program.externals.length>0?new ph(this,r):null,this.root=new zl(this,this.form,null,null),this.Zn=null,this.isSubmitted=!1,this.Ln=!1,this.answers=new Map,this.listeners=new Set,this.views=new WeakMap,Ml(this,this.root),$l(this,n,this.root,!0);for(const t of this.root.allFields())t.Bn=vl(t.given),t.qn=!1;this.update()}update(){this.Wn();for(const t of this.root.allUnits())t.standing=this.Yt(t);Zl(this),this.host?.Kn(this.questions());for(const t of[...this.listeners])t()}request(t,n){const e=new mh(t,this.options);return e.context=this.context,e.answers=t=>this.answers.get(yl(t)),Object.assign(e,n)}Wn(){const t=new Array(this.form.slotCount).fill(null);this.Qn=new Fs(t,!1),this.Xn(this.root,{frame:io(this.form,0),outer:[],items:[]},t),this.Mt.Jt(this.form,this.request("all"),t);for(const t of this.root.allFields())void 0!==t.layout.computed&&(t.content=Gs(this.Mt,t.slot,t.layout.type))}Xn(t,n,e){t.place=n;const{base:r}=n.frame;e[r]=new Ft(vt,void 0);for(const i of t.fields){const t=r+i.layout.slot,s=(t,e,r)=>({frame:io(t,e,n.items.length+(null===r?0:1),null!==r&&r>0),outer:[...n.outer,{...n.frame,field:i.layout}],items:null===r?n.items:[...n.items,r]});if(i.Cn)this.Xn(i.nested,s(i.layout.type.form,t,null),e);else if(null!==i.rows&&i.Rn){const n=e[t]=new Ft(gt,void 0);[n.count,n.stride]=[i.rows.length,i.Rn.slotCount],n.start=this.Qn.append(n.count*n.stride),i.rows.forEach(((t,r)=>this.Xn(t.instance,s(i.Rn,n.item(r),r),e)))}else{const n=void 0!==i.layout.computed?void 0:i.rows?.map((t=>t.value))??i.content;this.Qn.value(n,i.layout.type,t,0),i.isTyping&&e[t]&&(e[t].flags|=At),i.nested&&this.te(i.nested,s(i.layout.type.form,t,null))}const o=void 0!==i.content&&void 0===i.layout.computed;(i.Cn||null!==i.rows||o)&&this.ne(i,r,e)}}ne(t,n,e){const{objects:r}=t.instance.form;for(const i of r.slice(1)){const{slot:r}=t.layout;i.slot<r&&r<i.slot+i.slotCount&&(e[n+i.slot]=new Ft(vt,void 0))}}ee(t){const{zn:n}=t;if(null===n)return!0;const e=this.Mt.slots[n.slot];return!(!n.isEnabled||e.flags&zt)&&(null!==t.row||!(e.kind!==vt||e.flags&_t))&&this.ee(n.instance)}Yt(t){const n=t.field?t.instance.node(t.field):null;if(!this.ee(t.instance)||!1===n?.isEnabled)return Fl;const e=null!==n&&(null!==n.nested||null!==n.Rn),r=this.request("all",{moment:t.moment,judgesNestedForms:!e}),{isInvalid:i,isUndecided:s,violations:o,undecided:u,inquiries:c,notes:l}=this.Mt.Lt(t.entry,t.instance.place,r),h=[...l.values()].filter((t=>t.isIncomplete)).length;return{hasErrors:i,isUndecided:s,violations:o,undecided:u,inquiries:c,notes:l,fails:o.length>0,failsForGood:o.length>h,isPending:c.some((t=>t.isPending))}}get verdict(){let t="valid";for(const{standing:n}of this.root.allUnits()){if(n.hasErrors)return"invalid";n.isUndecided&&(t="undecided")}return t}edit(t,n){const e=t.Un;if(null===e||!Bl.includes(t.layout.type.name))throw new Yc(`'${Us(t.path)}' holds no text that could be edited`);if(t.isReadOnly||!t.isEnabled)throw new Yc(`'${Us(t.path)}' is read-only`);const r=t.Pn.shown(e),i=[n.start,n.end].map((t=>Mh(r,t))),s=this.request("all"),o={start:i[0],end:Math.max(...i),text:n.text??"",isForward:"forward"===n.direction},u=t.Pn.outcome(o,e,(n=>void 0===t.layout.filter||this.Mt.canHold(n,t.layout,t.instance.place,s)));this.Jn(t);const c=e!==u.value||null!==t.layout.notation;"refused"===u.disposition||!c&&t.isTyping||(t.isTyping=!0,t.In=!1,c&&(t.content=u.value,Il(t))),this.update();const{state:l,violations:h,warnings:f}=t.status,a=R(u.shown).slice(0,u.caret).join("").length;return{text:u.shown,value:t.value,caret:a,state:l,isRefused:"refused"===u.disposition,messages:[...h,...f].map((t=>t.message))}}Jn(t){if(this.Zn===t)return;const n=this.Zn;this.Zn=t,n&&this.leave(n,t)}leave(t,n){const e=new Set;for(let t=n;t;t=t.instance.zn)e.add(t);for(let n=t;n&&!e.has(n);n=n.instance.zn)n.isTouched=!0,n.isTyping=!1,n.unit.moment="blur"}applies(t){return 0==(this.Mt.slots[t.slot].flags&qt)&&(null===t.instance.zn||this.applies(t.instance.zn))}re(){this.Jn(null),this.isSubmitted=!0,this.Hn();for(const t of this.root.allUnits())if(t.moment="submit",t.field){const n=t.instance.node(t.field);this.applies(n)&&(n.isTouched=!0)}this.update()}Hn(){for(const[t,n]of this.answers)void 0===n.accepted&&this.answers.delete(t)}find(t,n=this.root){const e=[];for(const[r,i]of t.entries()){const s=n.fields.find((({layout:t})=>t.name===i&&Us(t.groups)===Us(e)));if(!s){e.push(i);continue}const o=t.slice(r+1);if(0===o.length)return s;if(s.nested)return this.find(o,s.nested);const u=s.rows?.[o[0]]?.instance;return u&&o.length>1?this.find(o.slice(1),u):null}return null}view(t){return this.views.has(t)||this.views.set(t,new $h(t)),this.views.get(t)}};
//form|372 700
Object.assign(xh.prototype,{te(t,n){t.place=n;for(const e of t.fields){if(!e.nested)continue;const t=io(e.layout.type.form,n.frame.base+e.layout.slot,n.items.length);this.te(e.nested,{frame:t,outer:[...n.outer,{...n.frame,field:e.layout}],items:n.items})}}});
//externals|641 700
Object.assign(xh.prototype,{questions(){const[t,n]=[new Map,new Set];for(const{standing:e}of this.root.allUnits())for(const{question:r,isPending:i}of e.inquiries)n.add(yl(r)),i&&t.set(yl(r),r);for(const t of this.answers.keys())n.has(t)||this.answers.delete(t);return t}});
//|27 610
function Mh(t,n){if(!(n>=0&&n<=t.length))throw new Yc(`the offset ${n} is not in a text of ${t.length}`);const e=R(t.slice(0,n));if(R(t).slice(0,e.length).join("").length!==n)throw new Yc(`the offset ${n} is inside a character`);return e.length}
//|362 611 645 679 686 700
const Th=class{#t;constructor(t,n){this.#t=new xh(t,n)}field(t){const n=this.#t.find(Kc(t));return n&&this.#t.view(n)}get fields(){return[...this.#t.root.allFields()].map((t=>this.#t.view(t)))}get steps(){return this.#t.form.steps.map(((t,n)=>new fh(this.#t,n)))}get verdict(){return this.#t.verdict}get isPending(){return[...this.#t.root.allUnits()].some((t=>t.standing.isPending))}get violations(){return ih(this.#t).filter((t=>"error"===t.severity))}get warnings(){return ih(this.#t).filter((t=>"warning"===t.severity))}get values(){return Ks(this.#t.Mt,this.#t.form,0)}get context(){return this.#t.context}set context(t){this.#t.context=t,this.#t.update()}update(t){$l(this.#t,t,this.#t.root,!0),this.#t.update()}onChange(t){return this.#t.listeners.add(t),()=>this.#t.listeners.delete(t)}async settle(){await(this.#t.host?.settle())}async submit(){return this.#t.re(),await this.settle(),this.verdict}end(){this.#t.Ln=!0,this.#t.host?.Kn(new Map),this.#t.listeners.clear()}};
//|
const Eh=["first-per-field","all","first"];
//|35 704 707 708 709
const Sh=class{constructor(t,n,e=!0){this.program=t,this.layout=n,this.tt=e,this.name=n.name,this.label=n.label??H(n.name)}session(t={}){return new Th(this,t)}};
//module|706
Object.assign(Sh.prototype,{validate(t,n={}){return void 0===n.step?this.Yt(t,n):this.ie(n.step).Yt(t,n)}});
//module|706
Object.assign(Sh.prototype,{ie(t){const n=this.layout.steps.find((n=>n.name===t));if(!n)throw new RangeError(`there is no step '${t}'`);return n.form??=new Sh(this.program.limited(this.layout,n),this.layout,!1)}});
//module|338 608 688 705 706
Object.assign(Sh.prototype,{Yt(t,n){const{mode:e="first-per-field"}=n;if(!Eh.includes(e))throw new RangeError(`'${e}' is no report mode`);if(!_s(t))throw new TypeError("a record is an object");void 0===this.layout.fastPath&&(this.layout.fastPath=Lc(this.program,this.layout));const r=this.tt?this.layout.fastPath:null;if(null!==r&&r.accept(t))return{verdict:"valid",violations:[],undecided:[]};const{Mt:i}=this.program;i.accepted=r?.accepted??null;const s=i.Yt(t,this.layout,new mh(e,n));return{verdict:s.isInvalid?"invalid":s.isUndecided?"undecided":"valid",violations:s.violations,undecided:s.undecided}}});
//|600 706
function load(t){const n="string"==typeof t?JSON.parse(t):t,e=new Dc(n),r=new Map([...e.forms].reverse().map((t=>[t.name,t])));return{forms:[...new Set(e.forms.map((({name:t})=>t)))],form(t){const n=r.get(t);if(!n)throw new RangeError(`there is no form '${t}'`);return new Sh(e,n)}}}
//|101 339
function Ah(t){let n=0;const e=()=>{throw new SyntaxError(`not JSON at position ${n}`)},r=/[ \t\n\r]*/y,i=/"(?:[^"\\\0-\x1f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|[{}[\],:]/y,s=()=>{r.lastIndex=n,r.test(t),i.lastIndex=r.lastIndex;const s=i.exec(t)?.[0]??e();return n=i.lastIndex,s},o=t=>'"'===t[0]?JSON.parse(t):e(),u=(t,n)=>(n>512&&e(),"{"===t?l(n):"["===t?c(n):"true"===t||"false"===t?"true"===t:"null"===t?null:/[-0-9]/.test(t[0])?An(t,!0):o(t)),c=t=>{const n=[];for(let r=s();"]"!==r;r=s())n.length>0&&(r=","===r?s():e()),n.push(u(r,t+1));return n},l=t=>{const[n,r,i]=[{},[],new Set];for(let c=s();"}"!==c;c=s()){r.length>0&&(c=","===c?s():e());const l=o(c);":"!==s()&&e(),Object.hasOwn(n,l)?i.add(l):r.push(l),Object.defineProperty(n,l,{value:u(s(),t+1),enumerable:!0,writable:!0,configurable:!0})}return Object.defineProperty(n,Is,{value:r}),i.size>0&&Object.defineProperty(n,Cs,{value:i}),n},h=u(s(),0);return r.lastIndex=n,r.test(t),n=r.lastIndex,n===t.length?h:e()}
//module|95
export{$n as Decimal};
//module|37
export{V as ProgramError};
//module|610
export{Yc as SessionError};
//|710
export{load};
//module|711
export{Ah as parse};
