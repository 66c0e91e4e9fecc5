/* The FormRules runtime, minified by Scripts/minify.sh from the formrules.js of SHA-256 282dab3096254e006b469c1ccd532c8f3c5902224e837fea99e8f9a22f3d13c5. */
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
function v(t,n,e){const[i,s]=[b(t),b(n)];return 0===i||0===s?0!==i?t:0!==s?n:t|n:y(t,n,e,i===e||s===e?e:i===r||s===r?r:i)}
//|0 9 14
function j(t,i,s){const[o,u]=[b(t),b(i)],c=[s,r,0].find((t=>t===o||t===u))??(s===e?n:e);return y(t,i,s,c)}
//|0 1
function y(t,n,r,o){const[u,c]=r===e?[i,s]:[s,i];return o|t&n&u|(t|n)&c}
//|
const[O,k,$,x]=[0,1,2,3];
//|0 4
const M=[t,t,l,h];
//|0 12 13
const T=[(t,n)=>v(t,n,e),(t,e)=>v(t,e,n),(t,n)=>j(t,n,e),(t,e)=>j(t,e,n)];
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
function R(t){return F(t)?t.split(""):(B??=new Intl.Segmenter("und",{granularity:"grapheme"}),Array.from(B.segment(t),(t=>t.segment)))}
//|
function F(t){for(let n=0;n<t.length;n++){const e=t.charCodeAt(n);if(e>=768||13===e)return!1}return!0}
//|27 28
const z=t=>F(t)?t.length:R(t).length;
//|24 25 29
const P={characters:z,utf16:t=>t.length,scalars:q,bytes:C};
//|
function D(t,n){const e=Math.min(t.length,n.length);for(let r=0;r<e;r++){const[e,i]=[t.charCodeAt(r),n.charCodeAt(r)];if(e===i)continue;const s=[e,i].map((t=>55296==(63488&t)));return s[0]!==s[1]?s[0]?1:-1:e-i}return t.length-n.length}
//|
const U=t=>`limit reached: ${t}`;
//|
const Z={steps:1e7,e:256,i:2e8,u:1e5,c:1e6,l:16777216,depth:128,slots:16<<20};
//|24 33
const J=t=>t.length>Z.l/3&&C(t)>Z.l;
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
const[lt,ht,ft,at,mt,pt,dt,bt,wt,gt,vt,jt,yt,Ot,kt,$t,xt]=Array(17).keys();
//|43
const Mt={text:mt,choice:mt,integer:at,number:at,boolean:ft,date:pt,month:xt,time:dt,datetime:bt,file:wt,any:void 0};
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
const Ft=Tt|Bt;
//|43 47 51 57 58
const zt=class{constructor(t,n){this.kind=t,this.value=n,this.flags=0}item(t){return this.start+t*this.stride}get p(){return this.isMap?this.stride-1:this.stride}get g(){return this.kind===vt&&!this.isOwn&&0==(this.flags&St)}get v(){return this.kind===gt&&0==(this.flags&(St|It))}j(t){return null===this.order?t:this.order[t]}y(t){this.flags|=It,this.reason=t}copy(){return Object.assign(new zt(this.kind,this.value),this)}};
//|57
Object.assign(zt.prototype,{start:0,count:0,stride:0,order:null,isMap:!1,isOwn:!1,isKey:!1,form:null,text:null,given:null,reason:null,unknown:null});
//|43 57
function Pt(t){const n=new zt(t.isMap?gt:lt,void 0);return[n.start,n.count,n.stride,n.order]=[t.start-1,t.count,t.stride,t.order],n}
//|43 57
function Dt(t){if(t.kind===gt)return t;const n=new zt(t.kind===vt&&t.isOwn?gt:lt,void 0);return n.kind===lt||([n.flags,n.isMap,n.order]=[t.flags,!0,t.order],[n.start,n.count,n.stride]=[t.start+1,t.count,2]),n}
//|43 57
const Ut=Object.freeze(new zt(lt,void 0));
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
const[Zt,Jt]=[-719162,2932896];
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
const Ht=864e11;
//|
const Lt=(t,n)=>String(t).padStart(n,"0");
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
function Vt(t,n){return 2===t?n%4!=0||n%100==0&&n%400!=0?28:29:4===t||6===t||9===t||11===t?30:31}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|65
function Yt(t,n,e){if(t<1||t>9999||n<1||n>12||e<1||e>Vt(n,t))return null;const r=n<=2?t-1:t,i=Math.floor(r/400),s=r-400*i,o=Math.floor((153*(n>2?n-3:n+9)+2)/5)+e-1;return 146097*i+(365*s+Math.floor(s/4)-Math.floor(s/100)+o)-719468}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
function Kt(t){const n=t+719468,e=Math.floor(n/146097),r=n-146097*e,i=Math.floor((r-Math.floor(r/1460)+Math.floor(r/36524)-Math.floor(r/146096))/365),s=r-(365*i+Math.floor(i/4)-Math.floor(i/100)),o=Math.floor((5*s+2)/153),u=o<10?o+3:o-9;return{year:i+400*e+(u<=2?1:0),month:u,day:s-Math.floor((153*o+2)/5)+1}}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|62
const Gt=t=>t>=Zt&&t<=Jt;
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
const Wt=t=>t>=12&&t<12e4;
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|67 71
const Qt=t=>Xt(Kt(t));
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
const Xt=({year:t,month:n})=>12*t+n-1;
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|65 66 67
function tn(t,n){const{year:e,month:r,day:i}=Kt(t),s=12*e+r-1+n;if(s<12||s>=12e4)return null;const[o,u]=[Math.floor(s/12),s%12+1];return Yt(o,u,Math.min(i,Vt(u,o)))}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|66
function nn(t){const n=/^(\d{4})-(\d\d)-(\d\d)$/.exec(t);return n&&Yt(+n[1],+n[2],+n[3])}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
function en(t){const n=/^(\d{4})-(\d\d)$/.exec(t);return!n||+n[1]<1||+n[2]<1||+n[2]>12?null:12*+n[1]+ +n[2]-1}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
function rn(t){const n=/^(\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?$/.exec(t);if(!n)return null;const[e,r,i=0]=n.slice(1,4).map((t=>t&&+t));return e>23||r>59||i>59?null:1e9*(3600*e+60*r+i)+ +(n[4]??"").padEnd(9,"0")}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|73 75 77
function sn(t){const n=/^(.{10})[Tt ](.{5,18}?)(?:([Zz])|([+-])(\d\d):(\d\d))?$/.exec(t);if(!n)return null;const[e,r]=[nn(n[1]),rn(n[2])];if(null===e||null===r||n[5]>23||n[6]>59)return null;const i=n[4]?(60*n[5]+ +n[6])*("-"===n[4]?-1:1):null;return on(e,r,n[3]?0:i)}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
function on(t,n,e=null){return{s:86400*t+Math.floor(n/1e9),n:n%1e9,o:0===e?0:e}}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
const un=t=>Math.floor(t.s/86400);
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|78
const cn=t=>1e9*(t.s-86400*un(t))+t.n;
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|64 67
function ln(t){const{year:n,month:e,day:r}=Kt(t);return`${Lt(n,4)}-${Lt(e,2)}-${Lt(r,2)}`}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|64
const hn=t=>`${Lt(Math.floor(t/12),4)}-${Lt(t%12+1,2)}`;
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|64
function fn(t){const n=Math.floor(t/1e9),e=[n/3600,n/60%60,n%60].map((t=>Lt(Math.floor(t),2))).join(":");return t%1e9==0?e:`${e}.${Lt(t%1e9,9).replace(/0+$/,"")}`}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|64 78 79 80 82
function an(t){const n=`${ln(un(t))}T${fn(cn(t))}`;if(null===t.o)return n;if(0===t.o)return n+"Z";const e=Math.abs(t.o);return`${n}${t.o<0?"-":"+"}${Lt(Math.floor(e/60),2)}:${Lt(e%60,2)}`}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
const mn=(t,n)=>Math.sign(t.s-n.s||t.n-n.n);
//|95 98 99 100 110 111
function pn(t,n){if(0===n)return t;if(0===t)return n;const e=En(t)||En(n),[r,i]=Sn(t),[s,o]=Sn(n),u=Math.min(i,o);return Math.max(i,o)-u>2*$n?e?Pn(t)>Pn(n)?t:n:null:Tn(r*zn(i-u)+s*zn(o-u),u,e)}
//|98 100
function dn(t,n){const[e,r]=Sn(t);return Tn(e,r+n)}
//|98 99 100
function bn(t,n){const[e,r]=Sn(t),[i,s]=Sn(n);return Tn(e*i,r+s,En(t)||En(n))}
//|95 98 99 100 109 110
function wn(t,n){const[e,r]=Sn(t),[i,s]=Sn(n),o=Fn(i);let u=Fn(e)/o,c=Fn(e)%o,l=r-s;for(;0n!==c&&u<zn($n-1);)u=10n*u+10n*c/o,c=10n*c%o,l-=1;return(c>o-c||c===o-c&&u%2n===1n)&&(u+=1n),Tn(e<0n!=i<0n?-u:u,l,0n!==c||En(t)||En(n))}
//|97
const gn=t=>"number"==typeof t?-t||0:new Mn(-t.digits,t.exponent,t.O);
//|95 100 109 110
function vn(t,n){const[e,r]=Sn(t),i=-r-n;if(i<=0)return null;if(i>$n)return{kept:0n,rest:1n,unit:10n,digits:e};const s=zn(i);return{kept:e/s,rest:Fn(e)%s,unit:s,digits:e}}
//|90 98
function jn(t,n){const e=vn(t,n);if(!e)return t;const r=e.rest>=e.unit-e.rest?e.digits<0n?-1n:1n:0n;return Tn(e.kept+r,-n)??t}
//|90 98
function yn(t){const n=vn(t,0);return n&&0n!==n.rest?Tn(n.digits<0n?n.kept-1n:n.kept,0)??t:t}
//|94 100 109
function On(t,n){const[e,r]=Sn(t),[i,s]=Sn(n);if(0n===e)return!0;if(0n===i)return!1;const o=r-s,u=kn(Fn(e)),c=kn(Fn(i));return u.twos+o>=c.twos&&u.fives+o>=c.fives&&e%c.rest===0n}
//|
function kn(t){let[n,e,r]=[t,0,0];for(;n%2n===0n;e++)n/=2n;for(;n%5n===0n;r++)n/=5n;return{twos:e,fives:r,rest:n}}
//|
const $n=38;
//|
const xn=Symbol("too many digits");
//|96 103 116
const Mn=class{constructor(t,n,e=!1){this.digits=t,this.exponent=n,this.O=e&&BigInt.asIntN(64,t)!==t,Object.freeze(this)}static from(t){const n=_n(String(t),!0);if(null===n||n===xn)throw new RangeError(`'${t}' is not a number of 38 digits`);return n}toString(){return Hn(this)}toJSON(){return this.toString()}};
//|95 97 98 109 110
function Tn(t,n,e=!1){if(0n===t)return 0;const r=String(t),i=r.replace(/0+$/,""),s=i.length-(t<0n?1:0),o=n+r.length-i.length;if(s>$n&&e){const n=zn(s-$n),e=Fn(BigInt(i)),r=e%n;return Tn((e/n+(r>n-r||r===n-r&&e/n%2n===1n?1n:0n))*(t<0n?-1n:1n),o+s-$n,!0)}return s>$n||Math.abs(o)>2147483647?null:o>=0&&s+o<=15?Number(i)*10**o:new Mn(BigInt(i),o,e)}
//|
const En=t=>"object"==typeof t&&t.O;
//|
function Sn(t){return"number"==typeof t?[BigInt(t),0]:[t.digits,t.exponent]}
//|
const An=/^(-?)(\d+)(?:\.(\d+))?$/;
//|
const Nn=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;
//|101 102 104
function _n(t,n=!1){const e=(n?Nn:An).exec(t);if(!e)return null;const[,r,i,s="",o="0"]=e;return""===s&&i.length<=15&&"0"===o?Number(r+i)||0:In(r,i,s,o)}
//module moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations between less lessOrEqual greater greaterOrEqual decimals integer number any default multiple_of|95 96 98
function In(t,n,e,r){const i=(n+e).replace(/^0+/,"").replace(/0+$/,"");if(""===i)return 0;const s=/0*$/.exec(n+e)[0].length;return i.length>$n?xn:Tn(BigInt(t+i),s-e.length+Number(r))??xn}
//|103 106
function Cn(t){return qn(t)?t||0:_n(String(t),!0)}
//|
const qn=t=>Number.isInteger(t)&&t<1e15&&t>-1e15;
//|
const Bn=t=>"number"==typeof t||t.exponent>=0;
//|
const Rn=t=>"number"==typeof t?t<0:t.digits<0n;
//|
const Fn=t=>t<0n?-t:t;
//|
const zn=t=>10n**BigInt(t);
//|100 109
function Pn(t){const[n,e]=Sn(t);return String(Fn(n)).length-1+e}
//|113
function Dn(t,n){return"number"==typeof t&&"number"==typeof n?t<n?-1:t>n?1:0:Un(t,n)}
//module moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations between less lessOrEqual greater greaterOrEqual decimals integer number any default multiple_of|100 110 111
function Un(t,n){const[e,r]=Sn(t),[i,s]=Sn(n),[o,u]=[e,i].map((t=>t<0n?-1:t>0n?1:0));if(o!==u)return o<u?-1:1;if(0===o)return 0;const c=Pn(t)-Pn(n);if(0!==c)return c<0?-o:o;const l=r-s,[h,f]=[e*zn(Math.max(l,0)),i*zn(Math.max(-l,0))];return h<f?-1:h>f?1:0}
//|115
function Zn(t,n){return"number"==typeof t?t:Jn(t,n)}
//module moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations between less lessOrEqual greater greaterOrEqual decimals integer number any default multiple_of|89 92 108 111 116
function Jn(t,n){const e=n?gn(yn(gn(t))):yn(t);return"number"==typeof e?e:Pn(e)>30?Rn(t)?-1/0:1/0:Number(Hn(e))}
//|117
function Hn(t){return"number"==typeof t?String(t):Ln(t)}
//module moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations between less lessOrEqual greater greaterOrEqual decimals integer number any default multiple_of|109
function Ln(t){const n=t.digits<0n?"-":"",e=String(Fn(t.digits)),r=t.exponent;if(r>=0&&e.length+r<=40)return n+e+"0".repeat(r);const i=e.length+r;return r<0&&i>0?`${n}${e.slice(0,i)}.${e.slice(i)}`:r<0&&-r<=40?`${n}0.${"0".repeat(-i)}${e}`:`${n}${e}e${r}`}
//|22 43 50 52
function Vn(t){switch(t.kind){case mt:return _(t.value)&&0==(t.flags&Ct);case lt:return!0;case ht:return 0==(t.flags&Ct);case gt:return 0===t.count&&0==(t.flags&Ct);case vt:return 0!=(t.flags&_t);default:return!1}}
//|43
const Yn=t=>t.kind===mt?t.value:t.text??"";
//|43
const Kn=t=>t.kind===pt||t.kind===xt||t.kind===dt||t.kind===bt;
//|43 52
const Gn=t=>t.kind===mt&&0!=(t.flags&Ct)&&!t.isKey;
//|97 112 120
function Wn(t,n,e){const r=t.value===n.value||Kn(t)&&JSON.stringify(t.value)===JSON.stringify(n.value)||t.value instanceof Mn&&n.value instanceof Mn&&0===Dn(t.value,n.value);return t.kind===n.kind&&r&&t.start===n.start&&t.count===n.count&&(t.flags&~e)==(n.flags&~e)}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|43 68 69 80 81 82 83
function Qn(t){switch(t.kind){case pt:return Gt(t.value)?ln(t.value):null;case xt:return Wt(t.value)?hn(t.value):null;case dt:return fn(t.value);default:return an(t.value)}}
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
const Xn={ms:1e6,s:1e9,min:6e10,h:36e11,d:864e11,w:6048e11};
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|37 87 100 103 110 124
function te(t){const[,n,e,r]=/^(-?)([0-9.]+)(\w+)$/.exec(t)??[],i=e&&_n(e),s="mo"===r?1:"y"===r?12:Xn[r];if(null==i||!s)throw new V(`'${t}' is not a duration`);const[o,u]=Sn(bn(i,s)??0),c=u<0?o/zn(-u):o*zn(u),l=n?-c:c;return"mo"===r||"y"===r?{text:t,months:Number(l)}:{text:t,k:l}}
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
const ne=(t,n)=>("years"===t?Math.trunc(n/12):n)||0;
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|70 72
function ee(t,n,e,r){const i=Qt(e)-Qt(t),s=tn(t,i);if(null===s)return i;const o=s-e||n-r;return(t-e||n-r)<=0?o>0?i-1:i:o<0?i+1:i}
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|43 69 72 77 78 79
function re(t,n,e){if(t===xt)return Wt(n+e)?n+e:null;if(t===pt)return tn(n,e);if(t!==bt)return null;const r=tn(un(n),e);return null===r?null:on(r,cn(n),n.o)}
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|43 63 68 78
function ie(t,n,e){const r=Number(e/1000000000n),i=Number(e%1000000000n);if(t===pt){const t=n+Math.trunc(r/86400);return Gt(t)?t:null}if(t===dt)return((n+r%86400*1e9+i)%Ht+Ht)%Ht;const s=n.n+i,o=Math.floor(s/1e9),u={s:n.s+o+r,n:s-1e9*o,o:n.o};return Gt(un(u))?u:null}
//|
const[se,oe,ue,ce]=[0,1,2,3];
//|
const le=class{constructor(t,n,e,r){this.slot=t,this.$=n,this.x=e,this.position=r,this.isSecret=!1}};
//|43 130 131
const he=t=>new le(t,ue,t.kind===lt,-1);
//|61 132
const fe=Object.freeze(he(Ut));
//|43 57 132
const ae=t=>he(new zt(at,t));
//|130 131
function me({slot:t,$:n,x:e,isSecret:r}){const i=new le(t,n===se?ce:n,e,-1);return i.isSecret=r,i}
//|43 46 51
const pe=({slot:t,x:n})=>0!=(t.flags&Et)&&!n||0!=(t.flags&It)&&t.kind===lt;
//|43 57 132
function de(t){const n=new zt(at,null);return n.y(t),he(n)}
//|43 61 78 79 126 127 133 134 139 141 148
function be(t,n,e,r){const i=[e,r].map((({slot:t})=>t.kind===mt?Me(t.value)?.slot??Ut:t));if("days"!==n&&i.some((t=>t.kind===xt))){const[e,r]=i.map((n=>ve(t,n)));if(null!==e&&null!==r)return ae(ne(n,r-e))}const[s,o]=[e,r].map((n=>we(t,n)));if(null===s||null===o)return fe;const[u,c]=[cn(s),cn(o)],[l,h]=[un(s),un(o)];if("days"!==n)return ae(ne(n,ee(l,u,h,c)));const f=h-l;return ae(f>0&&c<u?f-1:f<0&&c>u?f+1:f)}
//|140
function we(t,n){const e=ge(n);return null===e||null===e.o?e:t.S.E.T(t.S.E.N(e))}
//|43 66 77 148
function ge({slot:t}){const n=t.kind===mt?Me(t.value)?.slot:t;return n?.kind===pt?on(n.value,0):n?.kind===xt?on(Yt(Math.floor(n.value/12),n.value%12+1,1),0):n?.kind===bt?n.value:null}
//|43 70 78
function ve(t,n){return n.kind===xt?n.value:n.kind===pt?Qt(n.value):n.kind!==bt?null:null===n.value.o?Qt(un(n.value)):Qt(t.S.E.I(t.S.E.N(n.value)))}
//|32 43 54 57 120 128 129 132 133 142 148
function je(t,n){if(t.slot.flags&Bt)return t;if(t.slot.kind===mt){const e=Me(t.slot.value);return null===e?fe:je(e,n)}const{kind:e}=t.slot;if(!Kn(t.slot)||e===xt&&void 0===n.months)return fe;const r=new zt(e,t.slot.value);r.flags=t.slot.flags;const i=void 0===n.months?ie(e,r.value,n.k):re(e,r.value,n.months);return null===i?r.y(U("years of the calendar")):r.value=i,he(r)}
//|
const ye=(...t)=>t.reduce(((t,n)=>t|1<<n),0);
//|43 143
const Oe=~ye(lt);
//|43 143
const ke=ye(mt,pt,xt,dt,bt);
//|43 143 145
const $e=ke|ye(at);
//|43 96 103 121
function xe({slot:t}){if(t.kind===at)return t.value;if(t.kind!==mt||Gn(t))return null;const n=_n(t.value);return n===xn?null:n}
//|43 57 73 74 75 76 132
function Me(t){for(const[n,e]of[[pt,nn],[bt,sn],[dt,rn],[xt,en]]){const r=e(t);if(null!==r)return he(new zt(n,r))}return null}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations between less lessOrEqual greater greaterOrEqual|43 84 112 120 141 143 148 149 150 151
function Te(t,n,e){const[r,i]=[n.slot,e.slot];if(r.kind===at&&i.kind===at)return Dn(r.value,i.value);if(r.kind===mt&&i.kind===mt){const s=Se(n,e);if(null!==s)return s;const[o,u]=[Me(r.value),Me(i.value)];return null===o||null===u?null:Te(t,o,u)}if(r.kind===mt&&i.kind===at)return Se(n,e);if(r.kind===mt&&Kn(i)){const n=Me(r.value);return null===n?null:Te(t,n,e)}if(i.kind===mt&&(r.kind===at||Kn(r))||i.kind===xt&&(r.kind===pt||r.kind===bt)){const r=Te(t,e,n);return null===r?null:-r||0}if(r.kind===xt&&(i.kind===pt||i.kind===bt))return Math.sign(r.value-ve(t,i));const s=ye(r.kind,i.kind);if(s===ye(bt)||s===ye(pt,bt))return mn(Ee(t,r),Ee(t,i));if(r.kind!==i.kind)return null;if(Kn(r))return Math.sign(r.value-i.value);const o=r.kind===yt?t=>t.value:r.kind===jt?t=>t.value.k:null;return null===o?null:o(r)<o(i)?-1:o(r)>o(i)?1:0}
//|43 77
function Ee(t,n){return t.S.E.N(n.kind===pt?on(n.value,0):n.value)}
//|112 147
function Se(t,n){const[e,r]=[xe(t),xe(n)];return null===e||null===r?null:Dn(e,r)}
//computations|43 57 132 133 142 153 154 155 156 158 168
function Ae(t,n){switch(n.name){case"today":return he(new zt(pt,t.S.E.I(t.S.E.now)));case"now":{const n=t.S.E.T(t.S.E.now);return null===n?fe:he(new zt(bt,n))}case"key":return _e(t);case"offset":return je(He(t,n.operand),n.shift);case"entry":return Ne(t,He(t,n.operand),He(t,n.key),n.slot);case"operation":return"count_filled"===n.operation?Ie(t,n.operands):"first_filled"===n.operation?Ce(t,n.operands):Be(t,n.operation,n.operands);default:return fe}}
//computations|31 46 51 130 133 170
function Ne(t,n,e,r){if(n.slot.flags&It)return n;if(!n.slot.isMap||n.$!==se||r>=n.slot.p)return fe;let[i,s]=[0,n.slot.count];for(;i<s;){const o=i+s>>1,u=n.slot.item(o),c=D(t.slots[u-1].value,e.slot.value);if(0===c){const e=Ve(t,u+r);return n.slot.flags&Et&&!e.x&&(e.slot=e.slot.copy(),e.slot.flags|=Et),e}c<0?i=o+1:s=o}return fe}
//computations|133 170
function _e(t){const n=t.loops.at(-1);return n&&0!==n.next&&n.list.isMap?Ve(t,n.list.item(n.list.j(n.next-1))-1):fe}
//computations|134 136 168
function Ie(t,n){let e=0;for(const r of n){const n=He(t,r);if(pe(n))return n;n.x||e++}return ae(e)}
//computations|133 135 168 171
function Ce(t,n){for(const e of n){const n=He(t,e);if(null!==Ye(t,n))return n;if(!n.x)return me(n)}return fe}
//computations|135 149
function qe(t,n,e){const r="min"===n?-1:1;let i=e[0];for(const n of e.slice(1)){const e=Te(t,n,i);null!==e&&Math.sign(e)===r&&(i=n)}return me(i)}
//computations|43 67 78 133 134 138 140 157 159 160 168 171
function Be(t,n,e){const r=[];let i=null;for(const n of e){const e=He(t,n);if(null!==Ye(t,e))i??=e;else if(e.x)return fe;r.push(e)}if(i)return i;switch(n){case"length":return Re(r[0]);case"min":case"max":return qe(t,n,r);case"years":case"months":case"days":return be(t,n,...r);case"year":case"month":case"weekday":{const t=ge(r[0]);if(null===t)return fe;const e=un(t);return ae("weekday"===n?((e+3)%7+7)%7+1:Kt(e)[n])}default:return r.some((t=>t.slot.kind!==at))?fe:Fe(n,r.map((t=>t.slot.value)))}}
//computations|29 32 34 43 133 134 137
function Re({slot:t}){return t.kind!==mt?fe:J(t.value)?de(U("text length")):ae(z(t.value))}
//computations|85 87 88 89 91 108 134 137 161
function Fe(t,[n,...e]){if("negate"===t)return ae(gn(n));if("abs"===t)return ae(Rn(n)?gn(n):n);let r=n;for(const n of e){if("divide"===t&&0===n)return de("division by zero");if("round"===t)return ae(jn(r,Pn(i=n)>9?Rn(i)?-1e9:1e9:Zn(i,!1)));if(r={add:pn,multiply:bn,divide:wn}[t](r,n),null===r)return de("more than 38 digits")}var i;return ae(r)}
//computations|108 111 114

//|
function ze(t,n){return n<0||!t.frame.form.parameters?null:t.frame.form.parameters.find((e=>t.frame.base+e.slot===n))??null}
//|165 167
function Pe(t,n){return n<0?null:(null!==t.q&&n>=t.q?Ue(t,n-t.q):null)??Je(t.frame.form,n-t.frame.base)}
//computed|167
function De(t,n){const e=t.aggregateItems.findLast((t=>t?.form&&t.position<n&&n<t.position+t.form.slotCount));return e?Je(e.form,n-e.position):null}
//contexts|167
function Ue(t,n){const e=(t.program.contexts??[]).findLast((t=>t.slot<=n));if(!e||e.slot===n)return e??null;const r=e.type.form?Je(e.type.form,n-e.slot):null;return r&&{...r,isSecret:r.isSecret||e.isSecret}}
//|
function Ze(t){const{field:n,firstItem:e}=t.frame;let r=n?.type??null;for(let n=e;n<t.itemIndices.length;n++)r?.item&&"any"!==r.name&&(r=r.item);return r}
//|167
function Je(t,n){const e=t.fields.findLast((t=>t.slot<=n));return e&&e.slot!==n?e.type.form?Je(e.type.form,n-e.slot):null:e??null}
//|39 118 130 131 133 152 169 170
function He(t,n){switch(n.kind){case G:{const e=t.program.constants[n.at];return new le(e,oe,Vn(e),-1)}case Q:return Ve(t,t.frame.base+n.at);case W:return t.arguments[t.B+n.at];case it:return Ae(t,t.program.computations[n.at]);case K:case st:return fe;default:{const e=Le(t,n);if(!(e>=0&&e<t.slots.length))return fe;const r=Ve(t,e);return n.kind===et&&(r.$=ce),r}}}
//computed context previous previousItem item|39
function Le(t,{kind:n,at:e,level:r}){const{form:i,base:s,follows:o}=t.frame;switch(n){case et:return s+e;case nt:return null===t.q?NaN:t.q+e;case X:return o?s-i.slotCount+e:NaN;case tt:{const n=t.loops.at(-1);return n&&n.next>1&&!n.list.isMap&&e<n.list.stride?n.list.item(n.next-2)+e:NaN}default:return(t.aggregateItems[r]?.position??NaN)+e}}
//|45 61 118 130 131
function Ve(t,n){const e=t.slots[n],r=e.flags&Tt?Ut:e;return new le(r,se,Vn(r),n)}
//|47 51 54 172
function Ye(t,n){const{flags:e}=n.slot;return 0==(e&Bt)||n.x&&0==(e&(St|It))?null:Ke(t,n)}
//|32 35 162 163 164
function Ke(t,n){const{position:e}=n;if(e<0)return n.slot.reason??U("digits of a number");const r=t.R.get(e);if(void 0!==r)return r;const i=t.aggregateItems.length>0?De(t,e):null;if(i)return`unreadable: ${i.F}`;const s=t.frame.form.parameters?ze(t,e):null;if(s)return`unreadable: ${H(s.name)}`;const o=Pe(t,e<t.frame.base&&t.frame.follows?e+t.frame.form.slotCount:e);return`unreadable: ${o?.F??"a value in it"}`}
//|48
function Ge(t){return t.z||0!=(t.subject.slot.flags&At)}
//|0 43 46 51 52 54 55 171 175 176
function We(n,e){const{subject:r}=n,{test:i}=e,{flags:s}=r.slot;if(!r.x&&0==(s&Rt))return i.answer(n,e);const o=r.x?s&~Et:s,u=r.slot.kind===lt?Et|It:Et,c=o&("nothing"===i.reads?0:"presence"===i.reads?u:Bt)?Ye(n,r):null;return null!==c?Xe(n,c,e):(r.x?!i.judgesEmpty:s&Ct&&!Qe(n,i))?t:i.answer(n,e)}
//any isExact map|43 143
function Qe(t,n){const{kind:e}=t.subject.slot,r=e===ht?ye(ft):e===vt?ye(ft,vt):ye(e);return 0!=(n.kinds&r)}
//|3
function Xe(t,n,e,r="blocks"){return t.P={reason:n,step:t.program.U(e)??e,Z:r},c}
//|32 176
function tr(t,n){return Xe(t,U("steps"),n)}
//|40 168 171 176
function nr(t,n){const e=He(t,n.operands[0]??ot),r=Ye(t,e);return null===r?e:(Xe(t,r,n),null)}
//|
function er(t,n){return t.field.refused===n.position}
//|43 96 103
function rr(t){return t.subject.slot.kind===mt&&_n(t.subject.slot.value)===xn}
//|43 48
function ir(t){const{kind:n,flags:e}=t.subject.slot;return 0!=(e&At)&&(n===pt||n===ft)}
//|
const[sr,or,ur]=[0,1,2];
//|182 184 185 186 187 188 189 190 191 192 193 194 195
const cr=class{constructor(t){this.text=t,this.at=0,this.stop=null}J(){return this.stop??=this.at<this.text.length?sr:or,!1}take(t){return this.text[this.at]!==t?this.J():(this.at++,!0)}L(t){for(const n of t)if(!this.take(n))return!1;return!0}digits(t=1/0){const n=this.at;for(;this.at-n<t&&this.text[this.at]>="0"&&this.text[this.at]<="9";)this.at++;return this.at>n||this.J()}V(t,n,e){let r=0;for(let i=10**(t-1);i>=1;i/=10){const t=this.text.charCodeAt(this.at)-48;if(!(t>=0&&t<=9))return this.J()||-1;if(r+=t*i,r>e||r+i-1<n)return this.stop=sr,-1;this.at++}return r}integer(){return"-"===this.text[this.at]&&this.at++,this.digits()}number(){return!!this.integer()&&("."!==this.text[this.at]||(this.at++,this.digits()))}boolean(){return this.at>=this.text.length?this.J():this.L("t"===this.text[this.at]?"true":"false")}};
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|183
Object.assign(cr.prototype,{month(){return this.year=this.V(4,1,9999),!(this.year<0||!this.take("-"))&&(this.K=this.V(2,1,12),this.K>0)}});
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|65 183
Object.assign(cr.prototype,{date(){return this.month()&&this.take("-")&&this.V(2,1,Vt(this.K,this.year))>0}});
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|183
Object.assign(cr.prototype,{time(){return!(this.V(2,0,23)<0||!this.take(":")||this.V(2,0,59)<0)&&(":"!==this.text[this.at]||(this.at++,!(this.V(2,0,59)<0)&&("."!==this.text[this.at]||(this.at++,this.digits(9)))))}});
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|183
Object.assign(cr.prototype,{datetime(){if(!this.date())return!1;if(!/[Tt ]/.test(this.text[this.at]??""))return this.J();if(this.at++,!this.time()||this.at===this.text.length)return null===this.stop;const t=this.text[this.at];return/[Zz+-]/.test(t)?(this.at++,"Z"===t||"z"===t||this.V(2,0,23)>=0&&this.take(":")&&this.V(2,0,59)>=0):this.J()}});
//json|183
Object.assign(cr.prototype,{json(){const t=[];do{if(!this.jsonStart(t))return!1}while(this.hasNextValue(t));return null===this.stop}});
//json|183
Object.assign(cr.prototype,{space(){for(;" \t\n\r".includes(this.text[this.at]??"x");)this.at++}});
//json|183
Object.assign(cr.prototype,{jsonStart(t){for(;;){this.space();const n=this.text[this.at];if('"'===n)return this.string();if("t"===n||"f"===n)return this.boolean();if("n"===n)return this.L("null");if("{"!==n&&"["!==n)return this.jsonNumber();if(this.at++,this.space(),this.at>=this.text.length)return this.J();if(this.text[this.at]===("{"===n?"}":"]"))return this.at++,!0;if(t.push(n),"{"===n&&!this.name())return!1}}});
//json|183
Object.assign(cr.prototype,{hasNextValue(t){for(;;){if(this.space(),0===t.length)return!1;const n="{"===t.at(-1);if(","===this.text[this.at])return this.at++,!n||this.name();if(!this.take(n?"}":"]"))return!1;t.pop()}}});
//json|183
Object.assign(cr.prototype,{name(){return this.space(),!!this.string()&&(this.space(),this.take(":"))}});
//json|182 183
Object.assign(cr.prototype,{string(){if(!this.take('"'))return!1;for(;this.at<this.text.length;){const t=this.text[this.at++];if('"'===t)return!0;if("\\"===t?!this.escape():t<" ")return this.stop??=sr,!1}return this.J()}});
//json|182 183
Object.assign(cr.prototype,{escape(){const t=this.text[this.at++];if(void 0===t&&(this.stop=or),"u"!==t)return void 0!==t&&'"\\/bfnrt'.includes(t);for(let t=0;t<4;t++){if(!/[0-9a-fA-F]/.test(this.text[this.at]??""))return this.J();this.at++}return!0}});
//json|183
Object.assign(cr.prototype,{jsonNumber(){if("-"===this.text[this.at]&&this.at++,"0"===this.text[this.at])this.at++;else if(!this.digits())return!1;return!("."===this.text[this.at]&&(this.at++,!this.digits()))&&(!/[eE]/.test(this.text[this.at]??"")||(this.at++,/[+-]/.test(this.text[this.at]??"")&&this.at++,this.digits()))}});
//|182 183
function lr(t,n){const e=new cr(n);return e[t]()?e.at===n.length?ur:sr:e.stop}
//|
function hr(t){return Array.from({length:t.count},((n,e)=>t.item(e)))}
//|39
function fr(t,n){return n.operands.filter((t=>t.kind===st)).map((n=>t.program.itemPaths[n.at]))}
//|170 197 199
function ar(t,n,e){if(!n.v)return[];const r=hr(n);return 0===e.length?r:r.map((t=>t+e[0])).filter((n=>n<t.slots.length)).flatMap((n=>ar(t,Ve(t,n).slot,e.slice(1))))}
//|170 171
function mr(t,n){if(n>=t.slots.length)return null;const e=Ve(t,n);return e.x||null!==Ye(t,e)?null:e}
//|0 5 43 149 177 198 199 200
function pr(n,e){const r=n.subject.slot;if(r.kind!==gt)return t;const i=fr(n,e)[0]?.steps??[];let s=null;for(const t of ar(n,r,i.slice(0,-1))){if(!n.G())return tr(n,e);const r=mr(n,t+(i.at(-1)??0));if(null===r)continue;const o=null===s?0:Te(n,s,r);if(null===o||o>0)return a;s=r}return f}
//|
const dr=[["B",1n],["KB",1000n],["MB",1000n**2n],["GB",1000n**3n],["TB",1000n**4n],["KiB",1024n],["MiB",1024n**2n],["GiB",1024n**3n],["TiB",1024n**4n]];
//size|202

//isSecret|39 168 205 206
function br(t,n){switch(n.kind){case K:case G:case st:return!1;case Q:return gr(t,t.frame.base+n.at);case W:{const e=He(t,n),r=e.position<t.frame.base&&t.frame.follows;return e.isSecret||gr(t,r?e.position+t.frame.form.slotCount:e.position)}default:return wr(t,n)}}
//computed context previous previousItem item computation|39 153 164 165 167 168 204 206
function wr(t,n){switch(n.kind){case X:return gr(t,t.frame.base+n.at);case tt:return t.frame.field?.isSecret??!1;case et:return t.program.isSecretlyComputed(t.frame.form,n.at);case rt:return De(t,He(t,n).position)?.isSecret??!1;case nt:return Ue(t,n.at)?.isSecret??!1;default:{const e=t.program.computations[n.at];if("key"===e.name)return t.frame.field?.isSecret??!1;if(e.operand&&br(t,e.operand))return!0;if("entry"===e.name){const{form:n}=Ne(t,He(t,e.operand),He(t,e.key),0).slot;return(n&&Je(n,e.slot)?.isSecret)??!1}return e.operands?.some((n=>br(t,n)))??!1}}}
//|162 163
function gr(t,n){return(Pe(t,n)??ze(t,n))?.isSecret??!1}
//|208
function vr(t,n){return n.map((({name:n,operand:e})=>({name:n,text:jr(t,e)})))}
//|39 40 43 168 209 211 212 213 215 216
function jr(t,n){const e=He(t,n);if(e.slot.kind===$t)return $r(t,...e.slot.value.map((t=>null===t?ot:{kind:G,at:t})));const r=Tr(t,e.position);return null!==r?r:n.kind===it?kr(t,n):e.isSecret||yr(t,n)?Er:xr(t,e)}
//|204
const yr=(t,n)=>t.program.W&&br(t,n);
//|168 208 215
function Or(t,n){for(const{operand:e}of n){const n=Tr(t,He(t,e).position);if(null!==n)return n}return 0===n.length?null:jr(t,n[0].operand)}
//computations|39 168 208 209 212 213 216
function kr(t,n){const e=t.program.computations[n.at];switch(e.name){case"today":case"now":return e.name;case"key":return t.frame.field?.isSecret?Er:xr(t,He(t,n));case"range":return $r(t,e.lower,e.upper);case"offset":if(e.operand.kind===Q&&yr(t,e.operand)){const{text:n}=e.shift,r=n.startsWith("-")?`- ${n.slice(1)}`:`+ ${n}`;return`${jr(t,e.operand)} ${r}`}}return yr(t,n)?Er:xr(t,He(t,n))}
//range|120 168 208
function $r(t,n,e){const[r,i]=[n,e].map((n=>jr(t,n))),s=[n,e].some((n=>Kn(He(t,n).slot)));return""!==r&&""!==i?r===i?r:`${r} to ${i}`:""!==r?s?`${r} or later`:`at least ${r}`:""!==i?s?`${i} or earlier`:`at most ${i}`:""}
//|36 43 51 116 120 123 203 214
function xr(t,n){const{slot:e}=n;switch(e.kind){case mt:return L(e.value);case ft:return String(e.value);case at:return e.flags&It||null===e.value?"":Mr(t,n)?.write(at,e.value)??Hn(e.value);case wt:return e.value.name??"";case gt:return String(e.count);case jt:return e.value.text;case yt:return 0n===(r=e.value)?"0B":dr.filter((([,t])=>r%t===0n)).map((([t,n])=>r/n+t)).reduce(((t,n)=>n.length<t.length?n:t));case Ot:return t.program.Q[e.value].pattern.text;case kt:return e.value.notation;default:return Kn(e)&&null!==Qn(e)?Mr(t,n)?.write(e.kind,e.value)??Qn(e):""}var r}
//|163
function Mr(t,n){return(Pe(t,n.position)??t.frame.field)?.notation??null}
//|35 162 163
function Tr(t,n){const e=ze(t,n);if(e)return e.isSecret||void 0===e.type.kind?H(e.name):null;const r=Pe(t,n);return r?null!==t.q&&n>=t.q&&!r.isSecret&&void 0!==r.type.kind?null:r.F:null}
//|
const Er="\u2022\u2022\u2022";
//|
const Sr=["field","recordValue","form","check","moment","unlessHeld","whenInactive","itemTypes","nested","items","itemContents","nextItem","decide","compute","jump","branch","stop","beginAnd","beginOr","beginAll","beginAny","combine","end","not","message","warn","beginEach","nextEach","pushSubject","ignoring","popSubject","pushMember","popMember","rule","test","testIgnoringCase","compare","compareFilled","external"];
//|217
const[Ar,Nr,_r,Ir,Cr,qr,Br,Rr,Fr,zr,Pr,Dr,Ur,Zr,Jr,Hr,Lr,Vr,Yr,Kr,Gr,Wr,Qr,Xr,ti,ni,ei,ri,ii,si,oi,ui,ci,li,hi,fi,ai,mi,pi]=Sr.keys();
//|220
function di(t){return/^[\0-\x7f]*$/.test(t)?t.toLowerCase():Array.from(t,bi).join("")}
//|25
function bi(t){if("\u0130"===t||"\u0131"===t)return t;if("\u1fd3"===t)return"\u0390";if("\u1fe3"===t)return"\u03b0";const n=t=>1===q(t)?t:void 0,e=n(t.toUpperCase())??t;return n(e.toLowerCase())??n(t.toLowerCase())??t}
//|221
function wi(t){return t.X??=[...t.objects.slice(1).map((t=>t.slot)),...t.fields.filter((t=>void 0===t.computed)).flatMap((({slot:t,type:n})=>[t,..."form"===n.name?wi(n.form).map((n=>t+n)):[]]))],t.X}
//|43 84 112 149 150 219 223 226
function gi(t,n,e,r){const[i,s]=[n.slot,e.slot];if(i.kind!==s.kind)return(i.kind===xt&&(s.kind===pt||s.kind===bt)||s.kind===xt&&(i.kind===pt||i.kind===bt))&&0===Te(t,n,e);switch(i.kind){case mt:return i.value===s.value||r&&di(i.value)===di(s.value);case ft:case pt:case xt:case dt:return i.value===s.value;case at:return null!==i.value&&null!==s.value&&0===Dn(i.value,s.value);case bt:return 0===mn(Ee(t,i),Ee(t,s));case gt:return i.v&&s.v&&vi(t,i,s,r);case vt:return i.isOwn&&s.isOwn&&Oi(t,i,s,r);case wt:return["name","size","mediaType"].every((t=>i.value[t]===s.value[t]));default:return i.kind===ht}}
//list map any|170 224
function vi(t,n,e,r){if(n.count!==e.count||n.isMap!==e.isMap)return!1;for(let i=0;i<n.count;i++){const[s,o]=[n.item(i),e.item(i)];if(n.isMap&&t.slots[s-1].value!==t.slots[o-1].value)return!1;if(!ji(t,Ve(t,s),Ve(t,o),r))return!1}return!0}
//|43 170 221 222 225
function ji(t,n,e,r){return!(!yi(t,n)||!yi(t,e))||(n.slot.g&&e.slot.g?wi(n.slot.form).every((i=>{const[s,o]=[n,e].map((n=>Ve(t,n.position+i)));if(s.x&&o.x)return!0;const u=t=>t.x||t.slot.g;return!(!s.slot.g&&!o.slot.g||!u(s)||!u(o))||gi(t,s,o,r)})):n.slot.kind===xt==(e.slot.kind===xt)&&gi(t,n,e,r))}
//|170 221
function yi(t,n){return!!n.x||!!n.slot.g&&wi(n.slot.form).every((e=>{const r=Ve(t,n.position+e);return r.x||r.slot.g}))}
//any|170 222
function Oi(t,n,e,r){if(n.count!==e.count)return!1;for(let i=0;i<2*n.count;i++)if(!gi(t,Ve(t,n.start+i),Ve(t,e.start+i),r&&i%2==1))return!1;return!0}
//compare compareFilled|144 229
const ki={judgesEmpty:!0,reads:"nothing",kinds:Oe,answer:(t,n)=>xi(t,n)};
//|
const $i={equal:t=>0===t,notEqual:t=>0!==t,less:t=>t<0,lessOrEqual:t=>t<=0,greater:t=>t>0,greaterOrEqual:t=>t>=0};
//|0 3 168 171 176 218 230
function xi(n,e){const[r,i]=e.operands.map((t=>He(n,t))),s=Ye(n,r)??Ye(n,i);if(null!==s)return Xe(n,s,e);const o=r.x||i.x,u=Mi(n,e,r,i,o);return e.op===mi&&o&&u!==c?t:u}
//|5 6 149 222 228 231
function Mi(t,n,e,r,i){if("equal"===n.a||"notEqual"===n.a){const s=i?e.x&&r.x:gi(t,e,r,!1);return m(s===("equal"===n.a))}if(i)return a;if("among"===n.a)return Ti(t,e,r,n);const s=Te(t,e,r);return m(null!==s&&$i[n.a](s))}
//|5 43 54 170 172 176 177 197 222
function Ti(t,n,e,r){if(e.slot.kind!==gt)return a;let i=!1;for(const s of hr(e.slot)){if(!t.G())return tr(t,r);const e=Ve(t,s);if(e.slot.flags&Bt)i=!0;else if(gi(t,n,e,!1))return f}return i?Xe(t,Ke(t,e),r):a}
//|0 3 6 8 145 149 173 178 228 233 234
const Ei=r=>({kinds:ke,answer(i,s){const o=nr(i,s);if(null===o)return c;if(o.x)return t;const u=Te(i,i.subject,o);if(null===u)return d(e,Ai(i),!0);const l=$i[r](u);if(!Ge(i))return m(l);const h=Si(i,o).map($i[r]);return d(l?n:e,l||h.includes(!0),!l||h.includes(!1))}});
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|43 48 57 68 78 119 132 148 149 214
function Si(t,n){const e=[-1,0,1],{slot:r}=t.subject,i=r.flags&At?Te(t,t.subject,n):null;if(null===i)return e;const s=Mr(t,t.subject),o=s?.tt(Yn(r))??!1;if(r.kind===pt||r.kind===xt)return o?e:[i];if(r.kind===dt)return 1===i?[1]:e;if(r.kind===bt&&o)return e;const u=r.kind===bt?r:Me(Yn(r))?.slot,c=u?.kind===pt?u.value:u?.kind===bt?un(u.value):null;if(null===c||!Gt(c-3)||!Gt(c+3))return e;const[l,h]=[c-3,c+3].map((e=>Te(t,he(new zt(pt,e)),n)));return null!==l&&l===h?[i]:e}
//|43 173 182 196
function Ai(t){return t.subject.slot.kind!==mt||!Ge(t)||["date","month","datetime","time"].some((n=>lr(n,t.subject.slot.value)!==sr))}
//notation|
const Ni=[" \xa0\u202f","'\u2019"];
//notation|43 116 182 235
const _i=class{constructor(t){const[,n,e]=/^1([^2]*)234(?:(.+)56)?$/u.exec(t)??[];this.text=t,this.group=n||null,this.decimal=e??null,this.groups=n?Ni.find((t=>t.includes(n)))??n:"",this.syntax=void 0===e?"integer":"number",this.example=t}read(t){const[n,e]=/^(-?)(\d*)/.exec(t).slice(0,3).slice(1);let r=n+e,i=r.length,s=0;const o=t=>({completion:t,decimal:r,missingDigits:s});if(""===e)return o(i===t.length?or:sr);for(;i<t.length&&this.groups.includes(t[i]);){if(e.length>3||"0"===e[0])return o(sr);const n=/^\d*/.exec(t.slice(i+1))[0];if(r+=n,i+=1+n.length,s=Math.max(0,3-n.length),s>0)return o(i===t.length?or:sr);if(n.length>3)return o(sr)}if(i===t.length)return o(ur);if(null===this.decimal||t[i]!==this.decimal)return o(sr);const u=/^\d*/.exec(t.slice(i+1))[0];return r+="."+u,i+1+u.length<t.length?o(sr):o(""===u?or:ur)}write(t,n){const[,e,r,i]=t===at&&/^(-?)(\d+)(?:\.(\d+))?$/.exec(Hn(n))||[];return void 0===r||void 0!==i&&null===this.decimal?null:e+(this.group?r.replace(/\B(?=(\d{3})+$)/g,(()=>this.group)):r)+(void 0===i?"":this.decimal+i)}nt(t){const n=t=>this.groups.includes(t),e=t.filter((t=>!n(t)));if(e.length===t.length)return e;const r=this.et(e);return r?.length===t.length&&r.every(((e,r)=>e===t[r]||n(e)&&n(t[r])))?e:null}et(t){const n=t.join(""),[e,r,i,s]=/^(-?)(\d*)(?:(\D)\d*)?$/.exec(n)??[];return void 0===e||void 0!==s&&s!==this.decimal||/^0./.test(i)?null:[...r+i.replace(/\B(?=(\d{3})+$)/g,(()=>this.group))+n.slice(r.length+i.length)]}tt(){return!0}};
//|85 86 89 96 98 103 108 112 182 196 238
function Ii(t,n,e,r=0){if(lr("number",t)===sr)return null;if(null!==n&&null!==e&&Dn(n,e)>0)return!1;if(""===t)return!0;const i="-"===t[0],[s,o]=i?[null===e?null:gn(e),null===n?null:gn(n)]:[n,e],u=t.slice(i?1:0).replace(/\.$/,""),c=""===u?null:_n(u);if(null===c||c===xn)return null===o||!Rn(o);if(null!==o&&Dn(o,dn(c,r)??c)<0)return!1;const l=t.indexOf(".");if(l<0)return Ci(c,s,o);const h=Tn(1n,-(t.length-l-1)),f=null===s||null===h?null:pn(c,h);return null===f||Dn(s,f)<0}
//|85 86 111 112
function Ci(t,n,e){if(0===t||null===n||null===e)return!0;let r=Pn(e)-Pn(t);const i=dn(t,r);if(null===i)return!0;Dn(i,e)>0&&(r-=1);const s=pn(t,1),o=null===s?null:dn(s,r);return null===o||Dn(n,o)<0}
//|39 43 240
function qi(t,n){const e=t.operands.slice(0,2);if(e.some((t=>t.kind>G))||e.every((t=>t.kind===K)))return null;let r=e.map((t=>t.kind===K?null:t.at));const i=null===r[0]?null:n.constants[r[0]];i?.kind===$t&&null===r[1]&&(r=i.value);const s=r.map((t=>null===t?null:n.constants[t]));return s.some((t=>t&&(t.kind!==at||"number"!=typeof t.value)))?null:{least:s[0]?.value??-1/0,most:s[1]?.value??1/0,unit:Bi(t,n)}}
//|30 39
function Bi(t,n){const e=t.operands[2],r=e?.kind===G?n.constants[e.at].value:null;return P[r]?r:"characters"}
//|39 43 61 219
function Ri(t,n){const e=t.operands.map((t=>t.kind===G?n.constants[t.at]:Ut));return e.some((t=>t.kind!==mt))?null:new Set(e.map((n=>t.ignoresCase?di(n.value):n.value)))}
//|0 39 40 43 133 168 171 176
function Fi(n,e){const r=[0,1].map((t=>{const r=He(n,e.operands[t]??ot);if(r.slot.kind!==$t)return r;const i=r.slot.value[t];return null===i?fe:He(n,{kind:G,at:i})})),i=Ye(n,r[0])??Ye(n,r[1]);return null!==i?Xe(n,i,e):r.every((t=>t.x))?t:r}
//|0 6 7 8 32 43 121 149 173 176 180 181 242 244
function zi(r,i){const{subject:s}=r,[o,u]=[s.slot.value,i.rt];if(u&&s.slot.kind===at&&"number"==typeof o&&!Ge(r))return m(o>=u.least&&o<=u.most);const c=Fi(r,i);if("number"==typeof c)return c;const[l,h]=c;if(Gn(r.subject.slot)&&c.every((t=>t.x||t.slot.kind===at)))return t;const f=(t,n)=>{const e=t.x?0:Te(r,s,t);return null!==e&&e*n>=0},a=f(l,1)&&f(h,-1);return!a&&rr(r)?Xe(r,U("digits of a number"),i):Ge(r)?ir(r)?p(a):d(a?n:e,a||Pi(r,l,h),!0):m(a)}
//|43 48 119 182 214 233 236 237
function Pi(t,n,e){const{slot:r}=t.subject;if(r.kind!==at){const r=t=>!t.x&&t.slot.kind!==at,i=(n,e)=>r(n)&&Si(t,n).every((t=>t===e));if(i(n,-1)||i(e,1))return!1}const[i,s]=[n,e].map((t=>t.x?null:t.slot.value)),o=[n,e].every((t=>t.x||t.slot.kind===at));if(!(r.flags&At||r.kind===mt)||!o)return!0;const u=Mr(t,t.subject),c=Yn(r),l=[Ii(c,i,s)];if(null!==u&&u instanceof _i){const t=u.read(c);t.completion!==sr&&l.push(Ii(t.decimal,i,s,t.missingDigits))}return l.includes(!0)}
//|0 4 6 43
function Di(n,e){if(n.subject.slot.kind!==mt)return t;const r=e(n.subject.slot.value);return null===r?h:m(r)}
//|
function Ui(t,n){const e=t[n];return/[0-9A-Za-z]/.test(e)?parseInt(e,36):null}
//|246
function Zi(t,n){let[e,r]=[0,!1];const i=t=>{e+=r?2*t-(t>4?9:0):t,r=!r};for(let e=t.length-1;e>=0;e--){const r=Ui(t,e);if(null===r||r>9&&!n)return null;i(r%10),r>=10&&i(Math.floor(r/10))}return t.length>0&&e%10==0}
//|246
function Ji(t){let n=0;const e=Math.min(4,t.length);for(let r=0;r<t.length;r++){const i=Ui(t,(r+e)%t.length);if(null===i)return null;n=(n*(i<10?10:100)+i)%97}return t.length>4&&1===n}
//|246
function Hi(t,n,e){let r=0n;for(let i=0;i<t.length;i++){let s=Ui(t,i);if(null===s)return null;11===n&&i===t.length-1&&33===s&&(s=10),r+=BigInt(s)*BigInt(e[i%e.length])}return t.length>0&&r%BigInt(n)===0n}
//|11
const Li=t=>({...t,answer:(n,e)=>g(t.answer(n,e))});
//|0 3 6 7 8 43 130 144 173 178 181 222 252
const Vi={judgesEmpty:!0,kinds:Oe,answer(r,i){const s=nr(r,i);if(null===s)return c;const{subject:o}=r,u=s.position>=0&&s.$!==ce;if(o.x&&(s.x||!u))return t;if(s.x&&s.$>=ue)return t;if(o.x||s.x)return d(e,o.x||!Ge(r),!0);const l=gi(r,o,s,i.ignoresCase);return ir(r)?p(l):Ge(r)&&o.slot.kind===mt&&s.slot.kind===mt?d(l?n:e,Yi(o,s,i.ignoresCase),!0):m(l)}};
//|219
function Yi(t,n,e){const[r,i]=[t.slot.value,n.slot.value];return e?di(i).startsWith(di(r)):i.startsWith(r)}
//|0 6 43 143 168
const Ki=n=>({kinds:ye(wt),answer(e,r){const i=He(e,r.operands[0]).slot;return e.subject.slot.kind!==wt||i.kind!==yt?t:m(n(BigInt(e.subject.slot.value.size),i.value))}});
//backtracking|
const Gi=class{constructor(t){this.sets=t.map((t=>new RegExp(`^${t}$`,"u"))),this.it=new Map,this.st=new Map;const n=(t.join("").match(/[^\0-\x7f]|\\u[0-9a-f]{4}|\\x[0-9a-f]{2}/gu)??[]).map((t=>"\\"===t[0]?String.fromCodePoint(parseInt(t.slice(2),16)):t));for(const t of[...n.reverse(),...Array.from({length:128},((t,n)=>String.fromCharCode(127-n)))])this.it.set(this.ot(t),t)}ot(t){return this.sets.map((n=>n.test(t)?1:0)).join("")}ut(t){return Array.from(t,(t=>{if(t<"\x80")return t;let n=this.st.get(t);return void 0===n&&this.st.set(t,n=this.it.get(this.ot(t))??t),n}))}};
//backtracking|
const Wi=class extends Error{};
//backtracking|

//backtracking|255 256 258
const Qi=class{constructor({text:t,flags:n=""},e){if(!/^s?$/.test(n))throw new Wi;if(this.source=Array.from(t),this.ct="s"===n,this.lt="whole"===e,this.at=0,this.ht=0,this.groups=new Map,this.ft=new Map,this.calls=[],this.pattern=this.alternatives(),this.at<this.source.length||!this.calls.every((t=>this.groups.has(t))))throw new Wi}test(t){this.text=Array.from(t),this.steps=0;try{const t=this.text.length;for(let n=0;n<=(this.lt?0:t);n++)if(this.mt=[],this.pattern(n,(n=>!this.lt||n===t)))return!0;return!1}catch(t){if(t instanceof Wi||t instanceof RangeError)return null;throw t}}step(){if(++this.steps>2e5)throw new Wi}take(t){const n=Array.from(t).every(((t,n)=>this.source[this.at+n]===t));return n&&(this.at+=t.length),n}pt(t){if(!this.take(t))throw new Wi}dt(t){const n=t.exec(this.source.slice(this.at,this.at+40).join(""));if(!n)throw new Wi;return this.at+=Array.from(n[0]).length,n}alternatives(){const t=[this.sequence()];for(;this.take("|");)t.push(this.sequence());return 1===t.length?t[0]:(n,e)=>t.some((t=>t(n,e)))}sequence(){const t=[];for(;this.at<this.source.length&&!["|",")"].includes(this.source[this.at]);)t.push(this.bt());const n=(e,r,i)=>(this.step(),e===t.length?i(r):t[e](r,(t=>n(e+1,t,i))));return 1===t.length?t[0]:(t,e)=>n(0,t,e)}bt(){const t=this.part(),n=this.source[this.at];if(!["?","*","+","{"].includes(n))return t;const[e,r]="{"===n?this.wt():(this.at++,["+"===n?1:0,"?"===n?1:1/0]);if(this.take("+"))return this.possessive(t,e,r);const i=this.take("?");if(["?","*","+","{"].includes(this.source[this.at]))throw new Wi;return this.repeated(t,e,r,i)}wt(){const[,t,n,e]=this.dt(/^\{(\d+)(,?)(\d*)\}/);if(""===n&&""!==e)throw new Wi;return[Number(t),""!==e?Number(e):n?1/0:Number(t)]}repeated(t,n,e,r){if(t.gt&&!r)return(r,i)=>{let s=this.run(t,r,e);for(;s>=n;s--)if(i(r+s))return!0;return!1};const i=(s,o,u)=>{this.step();const c=()=>s<e&&t(o,(t=>(t>o||s<n)&&i(s+1,t,u)));return s<n?c():r?u(o)||c():c()||u(o)};return(t,n)=>i(0,t,n)}run(t,n,e){let r=0;for(;r<e&&n+r<this.text.length&&t.gt(this.text[n+r]);)r++;return this.steps+=r,this.step(),r}possessive(t,n,e){return n>1?this.atomic(this.repeated(t,n,e,!1)):(r,i)=>{const s=[...this.mt];let[o,u]=[0,r];const c=t=>{const e=t>u;return u=t,e||o<n};for(;o<e&&(this.step(),t(u,c));)o++;return!!(o>=n&&i(u))||(this.mt=s,!1)}}atomic(t){return(n,e)=>{const r=[...this.mt];let i=n;return!(!t(n,(t=>(i=t,!0)))||!e(i))||(this.mt=r,!1)}}part(){const t=this.source[this.at++];switch(t){case"(":return this.group();case"[":return this.vt(this.characterClass());case"\\":return this.escape();case"^":return(t,n)=>0===t&&n(t);case"$":return(t,n)=>t===this.text.length&&n(t);case".":return this.vt(this.ct?()=>!0:t=>"\n"!==t);case"?":case"*":case"+":case"{":throw new Wi;default:return this.vt((n=>n===t))}}vt(t){return Object.assign(((n,e)=>(this.step(),n<this.text.length&&t(this.text[n])&&e(n+1))),{gt:t})}group(){return this.take("?")?this.take("(DEFINE)")?(this.closed(),(t,n)=>n(t)):this.take(":")?this.closed():this.take(">")?this.atomic(this.closed()):this.take("=")||this.take("!")?this.jt("!"===this.source[this.at-1]):this.take("&")?this.call(this.dt(/^(\w+)\)/)[1]):this.yt(this.dt(/^<([A-Za-z_]\w*)>/)[1]):this.yt(null)}closed(){const t=this.alternatives();return this.pt(")"),t}jt(t){const n=this.closed();return(e,r)=>{this.step();const i=[...this.mt],s=n(e,(()=>!0));return t&&(this.mt=[...i]),!(s===t||!r(e))||(this.mt=i,!1)}}yt(t){const n=++this.ht;null!==t&&this.ft.set(t,n);const e=this.closed();return null!==t&&this.groups.set(t,e),(t,r)=>e(t,(e=>{const i=this.mt;return this.mt=[...i],this.mt[n]=this.text.slice(t,e),!!r(e)||(this.mt=i,!1)}))}call(t){return this.calls.push(t),(n,e)=>{this.step();const r=this.mt;return this.groups.get(t)(n,(t=>{const n=this.mt;return this.mt=r,!!e(t)||(this.mt=n,!1)}))}}Ot(t){return(n,e)=>{this.step();const r=this.mt[t];return void 0!==r&&r.every(((t,e)=>this.text[n+e]===t))&&e(n+r.length)}}escape(){const t=this.source[this.at];if(/[1-9]/.test(t)){const t=Number(this.dt(/^[1-9](?!\d)/)[0]);if(t>this.ht)throw new Wi;return this.Ot(t)}if(this.take("k")){const t=this.ft.get(this.dt(/^<(\w+)>/)[1]);if(void 0===t)throw new Wi;return this.Ot(t)}return this.take("A")?(t,n)=>0===t&&n(t):this.take("z")?(t,n)=>t===this.text.length&&n(t):this.vt(this.kt(this.$t(),!1))}$t(){const t=this.source[this.at];if("p"===t||"P"===t)return"\\"+this.dt(/^[pP]\{(?:[CLMNPSZ][a-z]?|Alphabetic)\}/)[0];if("x"===t){const[,t,n]=this.dt(/^x(?:([0-9A-Fa-f]{2})|\{([0-9A-Fa-f]{1,6})\})/);return`\\u{${t??n}}`}this.at++;const n={n:"\\n",r:"\\r",t:"\\t",f:"\\f"}[t];if(n)return n;if(void 0===t||!/[!-/:-@[-`{-~ ]/.test(t))throw new Wi;return Xi(t)}characterClass(){const t=this.take("^"),n=[];let e=!0;for(;e||"]"!==this.source[this.at];e=!1){const t=this.source[this.at];if(void 0===t||"["===t&&/[:.=]/.test(this.source[this.at+1]))throw new Wi;if("-"!==t||e||"]"===this.source[this.at+1])n.push(this.xt());else{if(/^\\p|-/i.test(n.at(-1))||"\\u{2d}"===n.at(-1))throw new Wi;this.at++;const t=this.xt();if(/^\\p/i.test(t))throw new Wi;n.push(`${n.pop()}-${t}`)}}return this.at++,this.kt(n.join(""),t)}xt(){return this.take("\\")?this.$t():Xi(this.source[this.at++])}kt(t,n){const e=new RegExp(`^[${n?"^":""}${t}]$`,"u"),r=Array.from({length:128},((t,n)=>e.test(String.fromCharCode(n))));return t=>t<"\x80"?r[t.charCodeAt(0)]:e.test(t)}};
//backtracking|
const Xi=t=>`\\u{${t.codePointAt(0).toString(16)}}`;
//backtracking template|
const ts=new RegExp("[\\p{Cn}\u0295\\u088f\\u0897\\u0c5c\\u0cdc\\u0cf3\\u0ece\\u1acf-\\u1aeb\\u1b4e\\u1b4f\\u1b7f\\u1c89\\u1c8a\\u20c1\\u2427-\\u2429\\u2b96\\u2ffc-\\u2fff\\u31e4\\u31e5\\u31ef\\ua7cb-\\ua7cf\\ua7d2\\ua7d4\\ua7da-\\ua7dc\\ua7f1\\ufbc3-\\ufbd2\\ufd90\\ufd91\\ufdc8-\\ufdce\\u{105c0}-\\u{105f3}\\u{10940}-\\u{10959}\\u{10d40}-\\u{10d8f}\\u{10ec2}-\\u{10ed8}\\u{10efa}-\\u{10eff}\\u{1123f}-\\u{11241}\\u{11380}-\\u{113e2}\\u{116d0}-\\u{116e3}\\u{1171e}\\u{11b00}-\\u{11bf9}\\u{11db0}-\\u{11de9}\\u{11f00}-\\u{11f5a}\\u{1342f}\\u{13439}-\\u{143fa}\\u{16100}-\\u{16139}\\u{16d40}-\\u{16d79}\\u{16ea0}-\\u{16ed3}\\u{16ff2}-\\u{16ff6}\\u{187f8}-\\u{187ff}\\u{18cff}\\u{18d09}-\\u{18df2}\\u{1b132}\\u{1b155}\\u{1cc00}-\\u{1cef0}\\u{1d2c0}-\\u{1d2d3}\\u{1df25}-\\u{1df2a}\\u{1e030}-\\u{1e08f}\\u{1e4d0}-\\u{1e6ff}\\u{1f6d8}\\u{1f6dc}\\u{1f774}-\\u{1f77f}\\u{1f7d9}\\u{1f8b2}-\\u{1f8d8}\\u{1fa54}-\\u{1faff}\\u{1fbcb}-\\u{1fbef}\\u{1fbfa}\\u{2b739}-\\u{2b73f}\\u{2cea2}-\\u{2ee5d}\\u{31350}-\\u{33479}]","u");
//backtracking template|259
const ns=t=>!/^[\0-\u024f]*$/.test(t)&&ts.test(t);
//|0 3 8 263 262
const es=class{constructor({classes:t,states:n,accepting:e,unknown:r}){const i=rs(t,256);this.kt=Uint8Array.from(i),this.Mt=Math.max(...i)+1,this.shift=32-Math.clz32(this.Mt-1),this.count=n.length,this.Tt=new Int32Array(this.count<<this.shift),n.forEach(((t,n)=>{rs(t,this.Mt).forEach(((t,e)=>{this.Tt[n<<this.shift|e]=t<<this.shift}))})),this.start=this.count>1?1<<this.shift:0,this.gt=new Uint8Array(this.count),this.Et=new Uint8Array(this.count);for(const t of e)this.gt[t]=1;for(const t of r)this.Et[t]=1}St(t){const{kt:n,Tt:e}=this;let r=this.start;for(let i=0;i<t.length&&0!==r;i++){const s=t.charCodeAt(i);s<128?r=e[r|n[s]]:(r=this.after(r,t.codePointAt(i)),55296==(64512&s)&&i++)}return r>>this.shift}after(t,n){const{kt:e,Tt:r}=this,i=n=>t=r[t|e[n]];return n<128?i(n):(n<2048?i(192|n>>6):(n<65536?i(224|n>>12):(i(240|n>>18),i(128|n>>12&63)),i(128|n>>6&63)),i(128|63&n))}matches(t){const n=this.St(t);return 1===this.gt[n]&&0===this.Et[n]}answer(t){return this.answers[this.St(t)]}get answers(){const t=Array.from(this.gt,(()=>[]));for(let n=0;n<this.count;n++)for(let e=0;e<this.Mt;e++)t[this.Tt[n<<this.shift|e]>>this.shift].push(n);const r=n=>{const e=Uint8Array.from(this.gt,((t,e)=>this.Et[e]||t===n?1:0)),r=Array.from(e.keys()).filter((t=>e[t]));for(;r.length>0;)for(const n of t[r.pop()])e[n]||r.push(n),e[n]=1;return e},[i,s]=[r(1),r(0)],o=Uint8Array.from(this.gt,((t,r)=>this.Et[r]?c:d(t?n:e,i[r],s[r])));return Object.defineProperty(this,"answers",{value:o}),o}};
//beginOr beginAny|1 3 24 261
Object.assign(es.prototype,{progress(t){const n=t=>this.answers[t>>this.shift];let e=this.start,r=0;for(const s of t){const t=n(e);if(t===c)return null;if(!(t&i))return r;const o=this.after(e,s.codePointAt(0));if(!(n(o)&i))return r;e=o,r+=C(s)}return n(e)===c?null:r}});
//|
function rs(t,n){const e=new Array(n).fill(0);for(let r=0;r<t.length;r+=2)e.fill(t[r+1],t[r],t[r+2]??n);return e}
//|
const is="left to the server";
//|
const ss=5e6;
//|3 6 24 254 257 260 261 264 265 267 268
const os=class{constructor({pattern:t,tables:n,ecma:e,sets:r},i){const s=n?.[i];this.At=s?new es(s):null;const o=e?.[i];this.Nt=o?new RegExp(o.text,"u"):null,this._t=o?ss**(1/Math.max(1,o.degree)):0,this.It=r?new Gi(r):null,this.text=t.text,this.Ct=()=>new Qi(t,i),this.qt=void 0}answer(t){if(this.At){const n=this.At.answer(t);if(n!==c)return n}if(t.length>21845&&C(t)>65536)return"the text is too long for a pattern";if(ns(t))return is;const n=null===this.It?c:this.At.answer(this.It.ut(t).join(""));if(n!==c)return n;if(this.Nt&&t.length<=this._t)return m(this.Nt.test(t));const e=this.backtrack(t);return null===e?is:m(e)}};
//backtracking|255 266
Object.assign(os.prototype,{backtrack(t){if(void 0===this.qt)try{this.qt=this.Ct()}catch(t){if(!(t instanceof Wi))throw t;this.qt=null}return this.qt?.test(t)??null}});
//beginOr beginAny|24 266
Object.assign(os.prototype,{progress(t){const n=this.At?.progress(t)??null;if(null!==n||null===this.It)return n??C(t);const e=this.It.ut(t),r=this.At.progress(e.join(""));if(null===r)return C(t);let[i,s]=[0,0];for(;s<r;)s+=C(e[i++]);return C(Array.from(t).slice(0,i).join(""))}});
//|4 6 176 264
function us(t,n,e){if(/[^\0-\x7f]|(?:^|\.)xn--/i.test(n))return Xe(t,is,e);const r=n.split(".");if(n.length>253||/[^A-Za-z0-9.-]/.test(n))return h;const i=t=>/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i.test(t)&&t.length<=63;return r.slice(0,-1).every(i)?m(i(r.at(-1))&&!/^\d+$/.test(r.at(-1))):h}
//|39 133 168 170
function cs(t,n){if(n.kind!==st)return He(t,n);const{start:e,steps:r}=t.program.itemPaths[n.at];if(e)return He(t,e);const i=t.frame.base+(r[0]??NaN);return i<t.slots.length?Ve(t,i):fe}
//|39 43 171 197 270 272
function ls(t,n){const e=cs(t,n),r=Ye(t,e);if(null!==r)return{whole:e,obstacle:r,positions:[],areSeveral:!1};const i=n.kind===st?t.program.itemPaths[n.at].steps:[];return i.length>0?{whole:e,obstacle:r,positions:hs(t,e.slot,i.slice(1)),areSeveral:!0}:e.slot.kind===gt?{whole:e,obstacle:r,positions:hr(e.slot),areSeveral:!0}:{whole:e,obstacle:r,positions:[null],areSeveral:!1}}
//|54 170 197 272
function hs(t,n,[e,...r]){return n.v?hr(n).flatMap((n=>{if(t.slots[n].flags&Bt)return[n];const i=n+e;if(!(i<t.slots.length))return[];const{slot:s}=Ve(t,i);return s.v?0===r.length?hr(s):hs(t,s,r):0===r.length||s.flags&Bt?[i]:[]})):[]}
//|170 221 274
function fs(t,n,e){if(!n.slot.g)return n.x?"":as(t,n,e);let r="";for(const i of wi(n.slot.form)){const s=Ve(t,n.position+i);s.x||s.slot.g||(r+=`${i}:${as(t,s,e)};`)}return r}
//|43 116 150 170 197 219 273 274
function as(t,{slot:n},e){switch(n.kind){case mt:return JSON.stringify(e?di(n.value):n.value);case at:return null===n.value?"":Hn(n.value);case ft:case pt:case xt:case dt:return String(n.value);case bt:{const{s:e,n:r}=Ee(t,n);return`${e}.${r}`}case wt:return JSON.stringify(n.value);case gt:{if(!n.v)return"";const r=e=>n.isMap?JSON.stringify(t.slots[e-1].value):"";return`[${hr(n).map((n=>fs(t,Ve(t,n),e)+r(n)))}]`}case vt:return n.isOwn?`{${Array.from({length:2*n.count},((r,i)=>as(t,Ve(t,n.start+i),e)))}}`:"";default:return""}}
//|170 171 197 273
function ms(t,n,e){const r=new Map;for(const i of hr(n)){if(!t.G())return null;const n=Ve(t,i);if(n.x||null!==Ye(t,n))continue;const s=fs(t,n,e);r.has(s)?r.get(s).push(n):r.set(s,[n])}return r}
//|0 5 43 170 171 172 176 177 197 224 271 273 275 277
function ps(n,e){const r=n.subject.slot;if(!r.v)return t;let[i,s,o]=[null,null,!1];const u=hr(r).some((t=>n.slots[t].kind===xt));for(const t of e.operands){const c=ls(n,t);s??=c.obstacle;for(const t of c.positions){if(!n.G())return tr(n,e);const l=null===t?c.whole:Ve(n,t);if(null===Ye(n,l)){if(!l.x)if(o=!0,l.slot.kind===xt||u){const t=ds(n,l,r);if(null===t)return tr(n,e);if(!t)return a}else{if(i??=ms(n,r,e.ignoresCase),null===i)return tr(n,e);if(!(i.get(fs(n,l,e.ignoresCase))??[]).some((t=>ji(n,l,t,e.ignoresCase))))return a}}else s??=Ke(n,c.whole)}}return null!==s?Xe(n,s,e):o?f:t}
//|170 171 197 222
function ds(t,n,e){for(const r of hr(e)){if(!t.G())return null;const e=Ve(t,r);if(!e.x&&null===Ye(t,e)&&gi(t,e,n,!1))return!0}return!1}
//|43 107 145
function bs(t){switch(t.kind){case ht:return["null"];case ft:return["boolean"];case at:return Bn(t.value)?["number","integer"]:["number"];case gt:return[t.isMap?"object":"list"];case wt:case vt:return["object"];default:return ke&1<<t.kind?["text"]:[]}}
//|0 4 5 8 30 32 34 43 114 176 240 242
function ws(e,r){if(e.subject.slot.kind!==mt)return t;let i=r.rt;if(!i){const n=Fi(e,r);if("number"==typeof n)return n;const[s,o]=n.map(((t,n)=>t.x?0===n?0:1/0:t.slot.kind===at?Zn(t.slot.value,0===n):null));if(null===s||null===o)return t;i={least:s,most:o,unit:Bi(r,e.program)}}const s=e.subject.slot.value;if(J(s))return Xe(e,U("text length"),r);if(i.least>i.most)return h;const o=P[i.unit](s);return o<i.least?a:o>i.most?h:d(n,!0,i.most!==1/0)}
//|0 5 43 149 177 198 281
function gs(n,e){const r=n.subject.slot;if(r.kind!==gt)return t;const i=vs(n,r,fr(n,e));if(null===i)return tr(n,e);const s=(t,e)=>null===t.end||null===e.end?t.end===e.end?0:null===t.end?1:-1:Te(n,t.end,e.end);i.sort(((t,e)=>Te(n,t.start,e.start)||s(t,e)||0));let o=null;for(const t of i){if(!n.G())return tr(n,e);if(null!==o&&(null===o.end||-1===Te(n,t.start,o.end)))return a;null!==o&&-1!==s(o,t)||(o=t)}return f}
//|149 170 171 199 200
function vs(t,n,e){const r=[];if(2!==e.length)return r;const[i,s]=e.map((t=>t.steps.at(-1)));for(const o of ar(t,n,e[0].steps.slice(0,-1))){if(!t.G())return null;const n=mr(t,o+i);if(null===n||o+s>=t.slots.length)continue;const e=Ve(t,o+s);e.x?r.push({start:n,end:null}):null===Ye(t,e)&&null!==Te(t,n,e)&&Te(t,n,e)<=0&&r.push({start:n,end:e})}return r}
//|0 5 8 43 130 144 170 171 172 173 176 177 181 219 222 241 252 271
const js={kinds:Oe,prepare:Ri,answer(t,r){const{subject:i}=t;if(i.slot.kind===mt&&r.rt){const n=r.ignoresCase?di(i.slot.value):i.slot.value;return r.rt.has(n)?f:d(e,!Ge(t)||[...r.rt].some((t=>t.startsWith(n))),!0)}let[s,o]=[!Ge(t),null];for(const e of r.operands){const u=ls(t,e);null!==u.obstacle&&(o??=u.obstacle);for(const e of u.positions){if(u.areSeveral&&!t.G())return tr(t,r);const c=null===e?u.whole:Ve(t,e);if(u.areSeveral&&null!==Ye(t,c))o??=Ke(t,u.whole);else if(!c.x||c.$!==se){if(gi(t,i,c,r.ignoresCase))return d(n,!0,!ir(t));s||i.slot.kind!==mt||c.slot.kind!==mt?ir(t)||(s=!0):s=Yi(i,c,r.ignoresCase)}}}return null===o?d(e,s,!0):Xe(t,o,r)}};
//|39 43 61 143 284 285
const ys=t=>({kinds:ye(mt),prepare(n,e){const r=n.operands[0].kind===G?e.constants[n.operands[0].at]:Ut;return r.kind===Ot?{position:r.value,scope:t}:null},answer:(n,e)=>ks(n,e,t),progress(n,e){const r=Os(n,e,t);return r&&r.progress(n.subject.slot.value)}});
//|43 168
function Os(t,n,e){if(n.rt)return t.program.pattern(n.rt.position,e);const{slot:r}=He(t,n.operands[0]);return r.kind===Ot?t.program.pattern(r.value,e):null}
//|0 43 176 179 284
function ks(n,e,r){if(n.subject.slot.kind!==mt||er(n,n.subject))return t;const i=Os(n,e,r)?.answer(n.subject.slot.value)??"it could not be compiled";return"number"==typeof i?i:Xe(n,`pattern failed: ${i}`,e)}
//|6 136 144 168 172 176
const $s=t=>({judgesEmpty:!0,reads:"nothing",kinds:Oe,answer(n,e){let[r,i,s]=[null,0,0];for(const t of e.operands){const e=He(n,t);pe(e)?r??=Ke(n,e):e.x?s++:i++}const o=t(i,s,null!==r);return null===o?Xe(n,r,e):m(o)}});
//|4 5 144
const xs={judgesEmpty:!0,reads:"presence",kinds:Oe,answer:t=>t.subject.x?a:l};
//|0 3 43 130 143 178 219
const Ms=n=>({kinds:ye(mt),answer(e,r){const i=nr(e,r);if(null===i)return c;if(i.slot.kind!==mt||i.x&&i.$===se||e.subject.slot.kind!==mt)return t;const s=[e.subject.slot.value,i.slot.value];return n(...r.ignoresCase?s.map(di):s)}});
//|0 43 143 196 290
const Ts=n=>({kinds:ye(mt),answer:e=>e.subject.slot.kind===mt?Es(lr(n,e.subject.slot.value)):t});
//|4 5 182
const Es=t=>t===ur?f:t===or?a:h;
//|0 5 43 170 177 198 199 224 273 292
function Ss(n,e){const r=n.subject.slot;if(r.kind!==gt)return t;const i=fr(n,e),s=0===i.length?[{offset:0,stride:r.p}]:i.map((({steps:t,slotCount:n})=>({offset:t.at(-1)??0,stride:n}))),o=Math.max(...s.map((t=>t.offset+t.stride))),u=new Map;for(const t of ar(n,r,(i[0]?.steps??[]).slice(0,-1))){if(t+o>n.slots.length||!As(n,t,s))continue;const r=s.map((e=>Ve(n,t+e.offset))),i=r.map((t=>fs(n,t,e.ignoresCase))).join("|");for(const t of u.get(i)??[]){if(!n.G())return tr(n,e);const i=(r,i)=>ji(n,r,t[i],e.ignoresCase);if(r.every(i))return a}if(!n.G())return tr(n,e);u.has(i)?u.get(i).push(r):u.set(i,[r])}return f}
//|170 171 225
function As(t,n,e){let r=!0;for(const{offset:i}of e){const e=Ve(t,n+i);if(!yi(t,e)){if(null!==Ye(t,e))return!1;r=!1}}return!r}
//|294 295 296 297 298 299 300 301 302 303 304 305 306 307 308 309 310 311 312 313 314 315 316 317 318 319 320 321 322 323 324 325 326 327 328 329 330 331 332 333 334 335 336
const Ns={};
//required|287 293
Object.assign(Ns,{required:xs});
//filled|287 293
Object.assign(Ns,{filled:xs});
//present|4 5 43 46 144 172 176 293
Object.assign(Ns,{present:{judgesEmpty:!0,reads:"presence",kinds:Oe,answer(t,n){const{slot:e}=t.subject,r=e.kind!==lt&&e.kind!==ht;return r&&e.flags&Et?Xe(t,Ke(t,t.subject),n):r?l:a}}});
//accepted|6 7 43 144 181 293
Object.assign(Ns,{accepted:{judgesEmpty:!0,kinds:Oe,answer(t){const n=t.subject.slot.kind===ft&&t.subject.slot.value;return ir(t)?p(n):m(n)}}});
//empty|4 5 144 293
Object.assign(Ns,{empty:{judgesEmpty:!0,reads:"presence",kinds:Oe,answer:t=>t.subject.x?f:h}});
//equal|251 293
Object.assign(Ns,{equal:Vi});
//different|250 251 293
Object.assign(Ns,{different:Li(Vi)});
//length|43 143 239 279 293
Object.assign(Ns,{length:{kinds:ye(mt),Bt:!0,prepare:qi,answer:(t,n)=>ws(t,n)}});
//between|146 239 243 293
Object.assign(Ns,{between:{kinds:$e,prepare:qi,answer:(t,n)=>zi(t,n)}});
//multiple_of|0 3 6 8 32 43 93 119 121 143 147 173 176 178 180 182 196 293
Object.assign(Ns,{multiple_of:{kinds:ye(mt,at),answer(n,r){const i=nr(n,r);if(null===i)return c;if(Gn(n.subject.slot)||i.x||i.slot.kind!==at)return t;const s=xe(n.subject);if(null!==s)return m(On(s,i.slot.value));if(rr(n))return Xe(n,U("digits of a number"),r);const{slot:o}=n.subject;return d(e,!Ge(n)||lr("number",Yn(o))!==sr,!0)}}});
//one_of|282 293
Object.assign(Ns,{one_of:js});
//none_of|250 282 293
Object.assign(Ns,{none_of:Li(js)});
//regex|283 293
Object.assign(Ns,{regex:ys("whole")});
//contains|283 293
Object.assign(Ns,{contains:ys("anywhere")});
//starts_with|0 4 8 288 293
Object.assign(Ns,{starts_with:Ms(((t,n)=>t.startsWith(n)?l:d(e,n.startsWith(t),!0)))});
//ends_with|6 288 293
Object.assign(Ns,{ends_with:Ms(((t,n)=>m(t.endsWith(n))))});
//chars|0 4 5 24 43 143 168 293
Object.assign(Ns,{chars:{kinds:ye(mt),answer(n,e){const r=He(n,e.operands[0]).slot;return r.kind!==kt||n.subject.slot.kind!==mt?t:r.value.offender.test(n.subject.slot.value)?h:f},progress(t,n){const e=He(t,n.operands[0]).slot;if(e.kind!==kt)return null;const r=t.subject.slot.value,i=r.search(e.value.offender);return C(i<0?r:r.slice(0,i))}}});
//integer|289 293
Object.assign(Ns,{integer:Ts("integer")});
//number|289 293
Object.assign(Ns,{number:Ts("number")});
//boolean|289 293
Object.assign(Ns,{boolean:Ts("boolean")});
//date|289 293
Object.assign(Ns,{date:Ts("date")});
//time|289 293
Object.assign(Ns,{time:Ts("time")});
//datetime|289 293
Object.assign(Ns,{datetime:Ts("datetime")});
//json|289 293
Object.assign(Ns,{json:Ts("json")});
//before|232 293
Object.assign(Ns,{before:Ei("less")});
//after|232 293
Object.assign(Ns,{after:Ei("greater")});
//luhn|3 43 143 178 245 247 293
Object.assign(Ns,{luhn:{kinds:ye(mt),answer(t,n){const e=nr(t,n);return null===e?c:Di(t,(t=>Zi(t,e.slot.kind===ft&&e.slot.value)))}}});
//mod97|43 143 245 248 293
Object.assign(Ns,{mod97:{kinds:ye(mt),answer:t=>Di(t,Ji)}});
//weighted_sum|0 43 114 143 168 171 176 245 249 293
Object.assign(Ns,{weighted_sum:{kinds:ye(mt),answer(n,e){const r=e.operands.map((t=>He(n,t)));for(const t of r)if(null!==Ye(n,t))return Xe(n,Ye(n,t),e);const[i,...s]=r.map((({slot:t})=>t.kind===at?Zn(t.value,!1):null));return i>0&&0!==s.length?Di(n,(t=>Hi(t,i,s.map((t=>t??0))))):t}}});
//idna|0 3 4 5 43 143 178 269 293
Object.assign(Ns,{idna:{kinds:ye(mt),answer(n,e){const r=nr(n,e);if(null===r)return c;if(n.subject.slot.kind!==mt)return t;const i=n.subject.slot.value;if(r.slot.kind!==mt||""===r.slot.value)return us(n,i,e);const s=i.lastIndexOf(r.slot.value);if(s<0)return a;const o=us(n,i.slice(s+r.slot.value.length),e);return o===h?a:o}}});
//size|0 6 43 60 114 143 242 293
Object.assign(Ns,{size:{kinds:ye(gt,vt),Bt:!0,answer(n,e){const r=Dt(n.subject.slot);if(r.kind!==gt)return t;const i=Fi(n,e);if("number"==typeof i)return i;const[s,o]=i.map((({slot:t},n)=>t.kind===at?Zn(t.value,0===n):null));return m(!(null!==s&&r.count<s||null!==o&&r.count>o))}}});
//unique|43 143 291 293
Object.assign(Ns,{unique:{kinds:ye(gt),answer:(t,n)=>Ss(t,n)}});
//exclusive|0 6 43 143 168 170 197 222 293
Object.assign(Ns,{exclusive:{kinds:ye(gt),answer(n,e){const r=He(n,e.operands[0]),i=n.subject.slot;return i.kind!==gt||r.x?t:m(i.count<=1||!hr(i).some((t=>gi(n,Ve(n,t),r))))}}});
//includes|43 143 276 293
Object.assign(Ns,{includes:{kinds:ye(gt),answer:(t,n)=>ps(t,n)}});
//ascending|43 143 201 293
Object.assign(Ns,{ascending:{kinds:ye(gt),answer:(t,n)=>pr(t,n)}});
//no_overlap|43 143 280 293
Object.assign(Ns,{no_overlap:{kinds:ye(gt),answer:(t,n)=>gs(t,n)}});
//min_size|253 293
Object.assign(Ns,{min_size:Ki(((t,n)=>t>=n))});
//max_size|253 293
Object.assign(Ns,{max_size:Ki(((t,n)=>t<=n))});
//media_type|0 6 43 143 168 293
Object.assign(Ns,{media_type:{kinds:ye(wt),answer(n,e){if(n.subject.slot.kind!==wt)return t;const r=n.subject.slot.value.mediaType.split(";")[0].toLowerCase().replace(/\s/g,""),i=e.operands.map((t=>He(n,t).slot)).filter((t=>t.kind===mt));return m(i.some((t=>{return n=t.value.toLowerCase(),r===n||"*/*"===n||n.endsWith("/*")&&r.startsWith(n.slice(0,-1));var n})))}}});
//kind|0 6 144 241 278 293
Object.assign(Ns,{kind:{kinds:Oe,prepare:Ri,answer:(n,e)=>n.subject.x?t:m(bs(n.subject.slot).some((t=>e.rt.has(t))))}});
//any_filled|286 293
Object.assign(Ns,{any_filled:$s(((t,n,e)=>t>0||!!e&&null))});
//all_filled|286 293
Object.assign(Ns,{all_filled:$s(((t,n,e)=>!(n>0)&&(!e||null)))});
//one_filled|286 293
Object.assign(Ns,{one_filled:$s(((t,n,e)=>e&&t<2?null:1===t))});
//sets|18 338
function _s(t){const n="^"===t[0],e=(n?t.slice(1):t).replace(/\\(p\{\w+\}|[\s\S])|([\s\S])/gu,((t,n,e)=>void 0!==e?"-"===e||/[\w\s]|[^\0-\x7f]/u.test(e)?e:"\\"+Is(e):"d"===n?"0-9":"w"===n?"0-9A-Z_a-z":"s"===n?E:"p"===n[0]?"\\"+n:"\\"+Is(n))).replace(/^-/,"\\-").replace(/(?<!\\)-$/,"\\-");return{notation:t,offender:new RegExp(`[${n?"":"^"}${e}]`,"u")}}
//|64
const Is=t=>/[\^$\\.*+?()[\]{}|/-]/.test(t)?t:"x"+Lt(t.charCodeAt(0).toString(16),2);
//|37 44 339 340
function Cs(t,n){if("string"==typeof t){if(!Object.hasOwn(Mt,t))throw new V(`the type '${t}' is not known`);const n={name:t,kind:Mt[t],manner:qs(t)};return"any"===t&&(n.item=n),n}const[[e,r]]=Object.entries(t);if("form"===e)return{name:e,form:n[r],manner:"value"};if("list"!==e&&"map"!==e)throw new V(`the type '${e}' is not known`);return{name:e,item:Cs(r,n),manner:"list"===e&&"choice"===r?"selection":"list"}}
//|
function qs(t){return"date"===t||"month"===t||"time"===t||"datetime"===t?"moment":"file"===t?"file":"value"}
//|
function Bs(t){for(;t.item&&"any"!==t.name;)t=t.item;return t}
//|343
const Rs={name:"any",manner:"value"};
//|342
Rs.item=Rs;
//|43
const Fs={name:"text",kind:mt,manner:"value"};
//|
const zs=t=>"function"==typeof Blob&&t instanceof Blob;
//|97 345
const Ps=t=>!("object"!=typeof t||null===t||Array.isArray(t)||t instanceof Mn||zs(t)||t instanceof Date);
//|
const[Ds,Us]=[Symbol("order"),Symbol("repeated")];
//|
const Zs=(t,n)=>Object.hasOwn(t,n)?t[n]:void 0;
//|
const Js=t=>new TypeError(`${"object"==typeof t?t.constructor?.name:String(t)} is no value of a form`);
//|
const Hs=class extends Error{};
//|
const Ls=class extends Error{};
//|23 33 43 57 346 348 350 351 363 353 354 355 356 357 358 359 360 361
const Vs=class{constructor(t,n=!0){this.slots=t,this.Rt=n}append(t){if(this.slots.length+t>Z.slots)throw new Ls;const n=this.slots.length;for(let n=0;n<t;n++)this.slots.push(null);return n}Ft(){const{slots:t}=this;for(let n=0;n<t.length;n++)t[n]??=new zt(lt,void 0)}value(t,n,e,r){void 0!==t&&("object"!=typeof t?this.slots[e]=this.plain(t):n.form&&Ps(t)?this.form(t,n.form,e,r+1):Array.isArray(t)&&n.item&&"map"!==n.name?this.list(t,n.item,e,r):Ps(t)&&"map"===n.name?this.map(t,n.item,e,r):Ps(t)&&"any"===n.name?this.members(t,e,r):Ps(t)&&"file"===n.name?this.slots[e]=Ks(t,(n=>Zs(t,n)))??this.plain(t):this.slots[e]=this.plain(t))}text(t){if(!I(t))throw new Hs;return new zt(mt,t)}plain(t){return"string"==typeof t?this.text(t):"boolean"==typeof t?new zt(ft,t):null===t?new zt(ht,void 0):this.other(t)}};
//module form contexts|32 33 43 57 348 352
Object.assign(Vs.prototype,{form(t,n,e,r){if(r>=Z.depth)return this.slots[e]=new zt(vt,void 0),void this.slots[e].y(U("depth"));this.slots[e]=new zt(vt,void 0);for(const i of 0===r?n.parameters??[]:[])this.value(Zs(t,i.name),i.type,e+i.slot,r);this.object(t,n,n.objects[0],e,r)}});
//module form contexts|43 57 346 347 348 350 352
Object.assign(Vs.prototype,{object(t,n,e,r,i){const s=t[Us];for(const{name:o,field:u,group:c}of e.members){const e=o in Object.prototype?Zs(t,o):t[o];if(void 0!==e){if(s?.has(o))throw new Hs;u?this.value(e,u.type,r+u.slot,i):Ps(e)?(this.slots[r+n.objects[c].slot]=new zt(vt,void 0),this.object(e,n,n.objects[c],r,i)):this.slots[r+n.objects[c].slot]=this.plain(e)}}n.isClosed&&this.noteUnknown(t,e,r)}});
//isClosed|347 352
Object.assign(Vs.prototype,{noteUnknown(t,n,e){const r=(t[Ds]??Object.keys(t)).filter((e=>void 0!==t[e]&&!n.zt.has(e)));r.length>0&&(this.slots[e+n.slot].unknown=r)}});
//list any|32 33 43 57 352
Object.assign(Vs.prototype,{list(t,n,e,r){const i=this.slots[e]=new zt(gt,void 0);if(r>=Z.depth)return i.y(U("depth"));[i.count,i.stride]=[t.length,n.form?.slotCount??1],i.start=this.append(i.count*i.stride);const s="any"===n.name?r+1:r;for(let e=0;e<i.count;e++)this.value(t[e]??null,n,i.item(e),s)}});
//map|32 33 43 52 57 352
Object.assign(Vs.prototype,{map(t,n,e,r){const i=this.slots[e]=new zt(gt,void 0);if(i.isMap=!0,r>=Z.depth)return i.y(U("depth"));const s=this.names(t);[i.count,i.stride]=[s.length,(n.form?.slotCount??1)+1],i.start=this.append(i.count*i.stride)+1,i.order=this.order(t,s),s.forEach(((e,s)=>{const o=this.slots[i.item(s)-1]=this.text(e);o.flags|=Ct,o.isKey=!0,this.value(t[e],n,i.item(s),"any"===n.name?r+1:r)}))}});
//any|32 33 43 57 342 352
Object.assign(Vs.prototype,{members(t,n,e){const r=this.slots[n]=new zt(vt,void 0);if(e>=Z.depth)return r.y(U("depth"));const i=this.names(t);r.isOwn=!0,r.count=i.length,r.start=this.append(2*i.length),r.order=this.order(t,i),i.forEach(((n,i)=>{this.slots[r.start+2*i]=this.text(n),this.value(t[n],Rs,r.start+2*i+1,e+1)}))}});
//map any|31 347 350 352
Object.assign(Vs.prototype,{names(t){if(t[Us])throw new Hs;return Object.keys(t).filter((n=>void 0!==t[n])).sort(D)}});
//map any|347 352
Object.assign(Vs.prototype,{order(t,n){if(!this.Rt||n.length<2)return null;const e=new Map(n.map(((t,n)=>[t,n]))),r=(t[Ds]??Object.keys(t)).map((t=>e.get(t))).filter((t=>void 0!==t));return r.every(((t,n)=>t===n))?null:r}});
//module integer number file list map any nested contexts parameters default|43 57 96 97 98 105 345 349 352 362 363
Object.assign(Vs.prototype,{other(t){if(t===xn)return Ys(t);if("bigint"==typeof t)return Ys(Tn(t,0)??xn);if(Number.isFinite(t))return Ys(Cn(t));if("object"!=typeof t)throw Js(t);if(t instanceof Mn)return new zt(at,new Mn(t.digits,t.exponent));if(zs(t))return Ks(t,(n=>t[n]));if(t instanceof Date)throw Js(t);if(!Array.isArray(t))return new zt(vt,void 0);const n=new zt(gt,void 0);return n.count=Math.min(t.length,1),[n.start,n.stride]=[this.append(n.count),1],n}});
//|43 57 96
const Ys=t=>new zt(at,t===xn?null:t);
//module file|43 57
function Ks(t,n){const e=["name","media_type","type"].map((t=>n(t)??null)),[r,[i,s,o]]=[n("size"),e];if(!Number.isSafeInteger(r)||r<0||e.some((t=>null!==t&&"string"!=typeof t)))return null;if(null!==s&&null!==o)return null;const u=new zt(wt,{name:i,size:r,mediaType:s??o??""});return u.given=t,u}
//|365
function Gs(t){let n="";for(const e of t)"number"==typeof e?n+=`[${e}]`:"object"==typeof e?n+=`[${Ws(e.key)}]`:""===e||/[`\0-\x1f]/.test(e)?n+=`[${Ws(e)}]`:n+=(""===n?"":".")+(/^[A-Za-z_]\w*$/.test(e)?e:`\`${e}\``);return n}
//|64
function Ws(t){const n={'"':'\\"',"\\":"\\\\","\n":"\\n","\r":"\\r","\t":"\\t"};return`"${t.replace(/["\\\n\r\t]|(?![ \u200d])[\p{Cc}\p{Zl}\p{Zp}\p{Cn}\p{Co}\p{Cs}\p{Cf}\p{Zs}]/gu,(t=>n[t]??`\\u{${Lt(t.codePointAt(0).toString(16).toUpperCase(),4)}}`))}"`}
//|368 369 370
function Qs(t){const n=[],e=[...t.outerFrames,t.frame];return e.forEach(((r,i)=>{const s=e[i+1];r.field?n.push(...r.field.groups,r.field.name):!s&&no(t)>0&&n.push(...eo(r.form,no(t)));const o=t.itemIndices.slice(r.firstItem,s?.firstItem);o.length>0&&to(t,o,r,n)})),n}
//|366
function Xs(t){const n=Qs(t);for(const{key:e}of n)void 0!==e&&t.Pt(e.length);return n}
//list map any|43 60
function to(t,n,e,r){let i=e.field?t.slots[e.base+e.field.slot]:null;for(const e of n){i=i&&Dt(i);const n=i?.kind===gt&&e<i.count;r.push(n&&i.isMap?{key:t.slots[i.item(e)-1].value}:e),i=n?t.slots[i.item(e)]:null}}
//|
function no(t){const{field:n,check:e,form:r}=t.frame;return null!==n||null===e?0:r.objects.findLastIndex((t=>e>t.slot&&e<t.slot+t.slotCount))}
//|
function eo(t,n){const e=[];for(;n>0;){e.unshift(t.objects[n].name);const r=n;n=t.objects.findIndex((t=>t.members.some((t=>t.group===r))))}return e}
//|43 45 47 371 372
function ro(t,n,e,r=n.objects[0]){const i={};for(const{name:s,field:o,group:u}of r.members){let r;if(o)r=io(t,e+o.slot,o.type);else{const i=t.slots[e+n.objects[u].slot];if(i.flags&(Tt|St))continue;r=i.kind===vt?ro(t,n,e,n.objects[u]):i.kind===ht?null:void 0}void 0!==r&&Object.defineProperty(i,s,{value:r,enumerable:!0,writable:!0,configurable:!0})}return i}
//|43 45 47 371 373
function io(t,n,e){const r=t.slots[n];return!e.form||r.kind!==vt||r.flags&(Tt|St)?so(t,r,e):ro(t,e.form,n)}
//|22 43 45 47 120 123 197 342 372
function so(t,n,e){if(!(n.flags&(Tt|St)))switch(n.kind){case lt:return;case ht:return null;case ft:return n.value;case wt:return n.given;case at:return n.value??void 0;case mt:return e.kind!==mt&&"any"!==e.name&&_(n.value)?null:n.value;case gt:{if(!e.item)return;const r=hr(n).map((r=>[n.isMap?t.slots[r-1].value:r,io(t,r,e.item)])).filter((([,t])=>void 0!==t));return n.isMap?Object.fromEntries(r):r.map((([,t])=>t))}case vt:{if(!n.isOwn)return;const e=Array.from({length:n.count},((t,e)=>n.start+2*e)).map((n=>[t.slots[n].value,io(t,n+1,Rs)]));return Object.fromEntries(e.filter((([,t])=>void 0!==t)))}default:return Kn(n)?Qn(n):void 0}}
//externals|144 375
const oo={kinds:Oe,answer:(t,n)=>uo(t,n)};
//|4 168 171 176 364 367 377
function uo(t,n){const e=n.operands.map((n=>He(t,n)));for(const r of e)if(null!==Ye(t,r))return Xe(t,Ye(t,r),n);const r=t.program.externals[n.a],i={rule:r,value:lo(t,t.subject),arguments:e.map((n=>lo(t,n)))},s=t.S.answers?.(i);return t.inquiries.push({question:i,path:Gs(Xs(t)),isPending:void 0===s}),t.Dt=null,void 0===s?Xe(t,"pending",n):!0===s.accepted?l:void 0===s.accepted?Xe(t,s.reason,n,r.undecided):(t.Dt=s.message??null,h)}
//externals|
function co(t,n){for(const e of t.inquiries)t.Ut.inquiries.push({...e,isPending:e.isPending&&n});t.inquiries=[]}
//|130 163 166 344 372 373
function lo(t,n){if(n.position<0||n.$===ce)return so(t,n.slot,Fs)??null;const e=Pe(t,n.position)?.type??Ze(t)??Fs;return io(t,n.position,e)??null}
//|

//|
const ho={first:0,end:null,areKeys:!1};
//|
const fo=class{constructor(t){this.end=t,this.Zt=!1,this.Jt=!1,this.isUndecided=!1,this.Ht=!1,this.refused=null,this.Lt=!1}};
//|
const ao=(t,n,e=0,r=!1)=>({form:t,base:n,firstItem:e,follows:r,field:null,check:null});
//items itemContents beginEach|179 383 384
function mo(t,n,e){const r=po(t,n,e-1);return 0!==r.list.count&&!t.field.Zt&&!er(t,t.subject)&&(t.loops.push(r),bo(t))}
//items itemContents beginEach|43 59 60 61
function po(t,n,e){const{slot:r}=t.subject,{areKeys:i,first:s}=n,o=!i&&0===s&&null===n.end;let u=Dt(r);(i?u.isMap:r.kind===gt||o)||(u=Ut);const c=i?1:u.isMap?-1:0;return i&&(u=Pt(u)),{list:u,count:null===n.end?u.count:Math.min(u.count,n.end),first:s,next:s,partner:c,subject:t.subject,field:t.field,end:e}}
//items itemContents beginEach|380 385 386 388 389
function bo(t){const n=t.loops.at(-1);return n.next>n.first&&jo(t,n),yo(t,n)?(wo(t,n),t.field=t.Vt.get(t.subject.position)??new fo(0),go(t,t.subject.position+n.partner)&&(t.field.Ht=!0),t.field.end=n.end,t.itemIndices.push(n.list.j(n.next-1)),!0):(t.field=n.field,t.subject=n.subject,t.loops.pop(),!1)}
//items itemContents beginEach|170
function wo(t,n){t.subject=Ve(t,n.list.item(n.list.j(n.next++)))}
//items itemContents beginEach itemTypes nested|
function go(t,n){return!0===t.Vt.get(n)?.Ht}
//items itemContents beginEach itemTypes nested|386
function vo(t,n,e){return n.isMap&&go(t,e-1)}
//items itemContents beginEach|
function jo(t,n){const{field:e}=t;t.itemIndices.pop(),e.Jt&&(n.field.Jt=!0),e.isUndecided&&(n.field.isUndecided=!0),(e.Ht||e.Lt||null!==e.refused)&&t.Vt.set(t.subject.position,e)}
//items itemContents beginEach|56
function yo(t,n){if(!t.G())return!1;for(;n.next<n.count;n.next++)if(0==(t.slots[n.list.item(n.list.j(n.next))].flags&Ft))return!0;return!1}
//items itemContents beginEach|0 15 383 385 389
function Oo(n,e,r){r?.opened();const i=po(n,e,null);return n.loops.push(i),yo(n,i)?(n.accumulators.push({kind:O,answer:t}),wo(n,i),!0):(n.loops.pop(),n.answer=t,r?.closed(),!1)}
//items itemContents beginEach|385 389 554 555
function ko(t,n){const e=t.loops.at(-1);return n?.itemEnded(e.list.j(e.next-1)),!Zu(t,n)&&yo(t,e)?(wo(t,e),!0):(t.subject=e.subject,t.loops.pop(),Uu(t,n),!1)}
//|393 394 395 396 397 398 399 400 401 402 403 404
const $o={};
//text|392
Object.assign($o,{text:()=>"Enter text."});
//choice|392
Object.assign($o,{choice:()=>"Enter text."});
//integer|392
Object.assign($o,{integer:t=>t?`Enter a whole number, such as ${t}.`:"Enter a whole number."});
//number|392
Object.assign($o,{number:t=>t?`Enter a number, such as ${t}.`:"Enter a number."});
//boolean|392
Object.assign($o,{boolean:()=>"Enter true or false."});
//date|392
Object.assign($o,{date:(t="2026-01-31")=>`Enter a date, such as ${t}.`});
//month|392
Object.assign($o,{month:(t="2026-01")=>`Enter a month, such as ${t}.`});
//time|392
Object.assign($o,{time:(t="14:30")=>`Enter a time, such as ${t}.`});
//datetime|392
Object.assign($o,{datetime:(t="2026-01-31T14:30")=>`Enter a date and a time, such as ${t}.`});
//file|392
Object.assign($o,{file:()=>"Choose a file."});
//list|392
Object.assign($o,{list:()=>"Enter a list of values."});
//map|392
Object.assign($o,{map:()=>"Enter names and their values."});
//|
const xo=["This must be the same as {other}.","This must be different from {other}."];
//|
const Mo=["There is a mistake in this number.","This number is not allowed."];
//|
const To=t=>[`The number of characters must be {${t}}.`,`The number of characters must not be {${t}}.`];
//|409 410 411 412 413 414 415 416 417 418 419 420 421 422 423 424 425 426 427 428 429 430 431 432 433 434 435 436 437 438 439 440 441 442 443 444 445 446 447 448 449 450 451 452 453 454 455 456 457 458
const Eo={};
//required|408
Object.assign(Eo,{required:["This is required.","Leave this empty."]});
//filled|408
Object.assign(Eo,{filled:["This must be filled in.","Leave this empty."]});
//present|408
Object.assign(Eo,{present:["This must be included.","This must be left out."]});
//accepted|408
Object.assign(Eo,{accepted:["You must accept this.","You must not accept this."]});
//empty|408
Object.assign(Eo,{empty:["Leave this empty.","This must be filled in."]});
//equal|405 408
Object.assign(Eo,{equal:xo});
//different|405 408
Object.assign(Eo,{different:[xo[1],xo[0]]});
//equal_next|405 408
Object.assign(Eo,{equal_next:xo});
//equal_previous|405 408
Object.assign(Eo,{equal_previous:xo});
//min_length|408
Object.assign(Eo,{min_length:["Enter {min} or more characters.","Enter fewer than {min} characters."]});
//max_length|408
Object.assign(Eo,{max_length:["Enter {max} or fewer characters.","Enter more than {max} characters."]});
//length|407 408
Object.assign(Eo,{length:To("range")});
//equal_length|407 408
Object.assign(Eo,{equal_length:To("count")});
//min_value|408
Object.assign(Eo,{min_value:["This must be {min} or more.","This must be less than {min}."]});
//max_value|408
Object.assign(Eo,{max_value:["This must be {max} or less.","This must be more than {max}."]});
//between|408
Object.assign(Eo,{between:["This must be {min}.","This must not be {min}."]});
//multiple_of|408
Object.assign(Eo,{multiple_of:["This must be a multiple of {step}.","This must not be a multiple of {step}."]});
//one_of options|408
Object.assign(Eo,{one_of:["Choose one of: {values}.","This must not be any of: {values}."]});
//none_of|408
Object.assign(Eo,{none_of:["This must not be any of: {values}.","Choose one of: {values}."]});
//regex|408
Object.assign(Eo,{regex:["Enter this in the correct format.","This format is not allowed."]});
//contains|408
Object.assign(Eo,{contains:["Something that is required here is missing.","This contains something that is not allowed."]});
//starts_with|408
Object.assign(Eo,{starts_with:["This must start with \u201c{text}\u201d.","This must not start with \u201c{text}\u201d."]});
//ends_with|408
Object.assign(Eo,{ends_with:["This must end with \u201c{text}\u201d.","This must not end with \u201c{text}\u201d."]});
//chars|408
Object.assign(Eo,{chars:["Use only these characters: {characters}","Use at least one character other than these: {characters}"]});
//integer|408
Object.assign(Eo,{integer:["Enter a whole number.","This must not be a whole number."]});
//number|408
Object.assign(Eo,{number:["Enter a number.","This must not be a number."]});
//boolean|408
Object.assign(Eo,{boolean:["Enter true or false.","This must not be true or false."]});
//date|408
Object.assign(Eo,{date:["Enter a date, such as 2026-01-31.","This must not be a date."]});
//time|408
Object.assign(Eo,{time:["Enter a time, such as 14:30.","This must not be a time."]});
//datetime|408
Object.assign(Eo,{datetime:["Enter a date and a time, such as 2026-01-31T14:30.","This must not be a date and time."]});
//json|408
Object.assign(Eo,{json:["Enter JSON, such as [1, 2].","This must not be JSON."]});
//before|408
Object.assign(Eo,{before:["This must be before {limit}.","This must not be before {limit}."]});
//after|408
Object.assign(Eo,{after:["This must be after {limit}.","This must not be after {limit}."]});
//luhn|406 408
Object.assign(Eo,{luhn:Mo});
//mod97|406 408
Object.assign(Eo,{mod97:Mo});
//weighted_sum|406 408
Object.assign(Eo,{weighted_sum:Mo});
//idna|408
Object.assign(Eo,{idna:["Enter a host name, such as m\xfcnchen.example.","This must not be a host name."]});
//size|408
Object.assign(Eo,{size:["The number of items must be {range}.","The number of items must not be {range}."]});
//unique|408
Object.assign(Eo,{unique:["All items must be different.","Some items must be the same."]});
//exclusive|408
Object.assign(Eo,{exclusive:["\u201c{item}\u201d can't be combined with anything else.","\u201c{item}\u201d must be combined with something else."]});
//includes|408
Object.assign(Eo,{includes:["Include all of: {values}.","Do not include all of: {values}."]});
//ascending|408
Object.assign(Eo,{ascending:["Put the items in ascending order.","The items must not be in ascending order."]});
//no_overlap|408
Object.assign(Eo,{no_overlap:["The items must not overlap.","Some items must overlap."]});
//min_size|408
Object.assign(Eo,{min_size:["The file must be {min} or larger.","The file must be smaller than {min}."]});
//max_size|408
Object.assign(Eo,{max_size:["The file must be {max} or smaller.","The file must be larger than {max}."]});
//media_type|408
Object.assign(Eo,{media_type:["The file must have one of these types: {types}.","The file must not have any of these types: {types}."]});
//kind|408
Object.assign(Eo,{kind:["The type of this value must be one of: {kinds}.","The type of this value must not be one of: {kinds}."]});
//any_filled|408
Object.assign(Eo,{any_filled:["Fill in at least one of: {fields}.","Leave all of these empty: {fields}."]});
//all_filled|408
Object.assign(Eo,{all_filled:["Fill in all of: {fields}.","Leave at least one of these empty: {fields}."]});
//one_filled|408
Object.assign(Eo,{one_filled:["Fill in exactly one of: {fields}.","Fill in none of these, or more than one: {fields}."]});
//|460 461 462
const So={};
//list map|459
Object.assign(So,{list:["Add at least one item.","Remove all items."]});
//list|459
Object.assign(So,{selection:["Select at least one.","Select none of these."]});
//file|459
Object.assign(So,{file:["Choose a file.","Remove the file."]});
//|464 465
const Ao={};
//unique|463
Object.assign(Ao,{unique:["Each item must have a different {by}.","Some items must have the same {by}."]});
//ascending|463
Object.assign(Ao,{ascending:["Put the items in ascending order of {by}.","The items must not be in ascending order of {by}."]});
//|467 468
const No={};
//min_value|466
Object.assign(No,{min_value:["This must be {min} or later.","This must be earlier than {min}."]});
//max_value|466
Object.assign(No,{max_value:["This must be {max} or earlier.","This must be later than {max}."]});
//|392 408 459 463 466
function _o(t,n,e,r){switch(t){case"type":return $o[e.type]?.(e.example)??"Fill in this part of the form.";case"unknown":return"There is no field '{name}'."+(void 0===e.meant?"":" Did you mean '{meant}'?");case"unchecked":return"This could not be checked.";case"computed":return""===e.value?"This must be left empty.":"This must be {value}."}const i=n?1:0;if(!Object.hasOwn(Eo,t))return n?"This is not allowed.":"This was not accepted.";if(No[t]&&"moment"===r())return No[t][i];const s=["required","filled","empty"].includes(t)&&So[r()];return s?s["empty"===t?1-i:i]:"between"===t&&void 0!==e.max?Eo.between[i].replace("{min}","between {min} and {max}"):(void 0!==e.by&&Ao[t]||Eo[t])[i]}
//|207 475
function Io(t,n){const{source:e,arguments:r}=t.program.messages[n],i=0===r.length?{}:Fo(vr(t,r));return{source:e,values:()=>i}}
//|213 216 473 474
function Co(t,n,e){switch(n){case"label":return Bo(t);case"value":return t.frame.field?.isSecret?Er:xr(t,t.subject);case"length":return Ro(t);case"other":return e?.other()??void 0;default:return}}
//|166 348 469 476
function qo(t,{authored:n=null,builtIn:e,isNegated:r=!1,values:i=null,found:s=null}){const{ruleTexts:o,translations:u}=t.S;if(null!==n)return zo((u&&Zs(u,n.source))??n.source,(()=>({...s?.values()??i,...n.values()})),t,s);const c=i??s?.values()??{};return"type"===e&&(c.example??=t.frame.field?.notation?.example),zo((o&&Zs(o,r?`not ${e}`:e))??_o(e,r,c,(()=>s?.Yt()?"moment":0===t.owners.length?Ze(t)?.manner??"value":"value")),(()=>c),t,s)}
//|35 369
function Bo(t){const{field:n,form:e}=t.frame;if(n)return n.F;const r=e.objects[Math.max(0,no(t))],i=no(t)>0?r:e;return i.label??H(i.name)}
//|29 43
function Ro(t){const{slot:n}=t.subject;return n.kind===mt?String(z(n.value)):n.kind===gt?String(n.count):"0"}
//|
function Fo(t){const n={};for(const{name:e,text:r}of t)n[e]=void 0===n[e]?r:`${n[e]}, ${r}`;return n}
//|348 471 478
function zo(t,n,e,r){const i=Do(t,e.program.Kt);if(1===i.length)return i[0];const s=n();let o=i[0];for(let t=1;t<i.length;t+=2){const n=i[t];o+=(Zs(s,n)??Co(e,n,r)??`{${n}}`)+i[t+1]}return o}
//module|39 478
function Po(t,{authored:n,found:e}){const r=null===n?[]:Do(n.source,t.program.Kt).filter(((t,n)=>n%2==1));return null!==n&&0===r.length||!(!e.arguments.every((({operand:t})=>t.kind===G))||null!==n&&Object.keys(n.values()).length>0)&&r.every((t=>e.arguments.some((n=>n.name===t))))}
//|
function Do(t,n){let e=n.get(t);if(void 0!==e)return e;e=[""];let r=0;for(const{0:n,1:i,index:s}of t.matchAll(/\{\{|\}\}|\{([^}]*)\}/g))e[e.length-1]+=t.slice(r,s)+(void 0===i?n[0]:""),void 0!==i&&e.push(i,""),r=s+n.length;return e[e.length-1]+=t.slice(r),n.size<1e3&&n.set(t,e),e}
//|
const Uo=Object.freeze([]);
//|39 218 479 481 482
function Zo(t,n,e,r){const i=t.program.calls[n.index],s=new Ho(t,i?.name??"",i?.arguments??Uo,e);return s.inherited=n.op===pi?Jo(t,n):null,r&&s.arguments.some((({operand:{kind:t}})=>t!==G&&t!==Q))&&s.settle(),s}
//externals|
function Jo(t,n){if(null!==t.Dt)return{source:t.Dt.replace(/[{}]/g,"$&$&"),values:()=>({})};const{message:e}=t.program.externals[n.a];return void 0===e?null:{source:t.program.messages[e].source,values:()=>({})}}
//|0 9 120 168 207 210 475
const Ho=class{constructor(t,n,e,i){this.Gt=t,this.builtIn=n,this.rule=n,this.arguments=e,this.message=null,this.inherited=null,this.answer=t.answer,this.progress=i,this.items=[],this.isNegated=!1,this.Wt=b(t.answer)===r?t.P:null,this.Qt=null}settle(){this.Qt={values:this.values(),other:this.other(),Yt:this.Yt()}}values(){return this.Qt?.values??Fo(vr(this.Gt,this.arguments))}other(){return null===this.Qt?Or(this.Gt,this.arguments):this.Qt.other}Yt(){return this.Qt?.Yt??this.arguments.some((({operand:t})=>Kn(He(this.Gt,t).slot)))}};
//|0 1 9 484 485
function Lo(t,s,o,u,c,l){const[h,f]=[b(s),b(u)];if(null===t||0===h)return o;if(null===o||0===f)return t;if(h===r&&f===r)return Vo(o)>Vo(t)?o:t;if(h!==f){const i=c?n:e;return h===(h===i||f===i?i:r)?t:o}return h!==e?t:c?Yo(o,t)?o:t:l&&s&i&&!(u&i)?o:t}
//|
const Vo=t=>["passes","warns","blocks"].indexOf(t.Wt?.Z);
//|1
function Yo(t,n){const e=t=>0!=(t.answer&i);return e(t)===e(n)?t.progress>n.progress:e(t)}
//|
const Ko=["accumulators","loops","subjects","owners","arguments","inquiries"];
//|480 488 489 490 492 538 620
function Go(t,n){const{start:e}=t.program.checks[n],r=t.program.code[e],i=new nu(t,n),s=Wo(t.program,n);if(null!==s)return i.Xt=Zo(t,s,0,!1),s!==r&&(i.tn(t.program.rules[r.a]),i.nn(r)),i.Xt;const o=Qo(t);t.z=!0,zu(t,e,i);const u=!t.en;return Xo(t,o),u?i.Xt:(t.steps+=Cc-t.rn,t.rn=1,null)}
//|218
function Wo(t,n){const{start:e}=t.checks[n],r=t.code[e+1];return t.in[e].test&&r.op===Ir&&r.a===n?t.in[e]:null}
//|486
function Qo(t){const{subject:n,answer:e,sn:r,P:i,B:s,depth:o,Dt:u,z:c,en:l,on:h}=t,f={subject:n,answer:e,sn:r,P:i,B:s,depth:o,Dt:u,z:c,en:l,on:h},a=Ko.every((n=>0===t[n].length)),m=t=>"object"==typeof t&&Object.getPrototypeOf(t)===Object.prototype?{...t}:t;return{registers:f,stacks:a?null:Object.fromEntries(Ko.map((n=>[n,t[n].map(m)])))}}
//|486
function Xo(t,{registers:n,stacks:e}){if(({subject:t.subject,answer:t.answer,sn:t.sn,P:t.P,B:t.B,depth:t.depth,Dt:t.Dt,z:t.z,en:t.en,on:t.on}=n),null!==e)Object.assign(t,e);else for(const n of Ko)t[n].length>0&&(t[n]=[])}
//beginOr beginAny|1 24 43
function tu(t,n){const{slot:e}=t.subject;return e.kind!==mt?0:n.test?.progress?.(t,n)??null??(t.answer&i?C(e.value):0)}
//|480 491 493 494 495 496 497 498 499 500
const nu=class{constructor(t,n){this.Gt=t,this.check=n,this.Xt=null,this.un=[],this.cn=[]}ln(t){const n=this.cn.includes(!0)?tu(this.Gt,t):0;this.Xt=Zo(this.Gt,t,n,!0)}tn(t){void 0!==t.message&&this.message(t.message)}nn(t){const n=this.Gt.program.calls[t.index];this.Xt&&n&&Object.assign(this.Xt,{rule:n.name,inherited:this.Xt.message??this.Xt.inherited,message:null,answer:this.Gt.answer})}};
//beginAnd beginOr beginAll beginAny beginEach|492
Object.assign(nu.prototype,{opened(t=!1){this.un.push(null),this.cn.push(t)}});
//beginAnd beginOr beginAll beginAny beginEach|48 483 492
Object.assign(nu.prototype,{combined(t,n){const e=0!=(this.Gt.subject.slot.flags&At);this.un.push(Lo(this.un.pop(),t,this.Xt,this.Gt.answer,n,e))}});
//beginAnd beginOr beginAll beginAny beginEach|492
Object.assign(nu.prototype,{closed(){this.Xt=this.un.pop(),this.cn.pop()}});
//beginEach|492
Object.assign(nu.prototype,{itemEnded(t){this.Xt?.items.unshift(t)}});
//pushMember|492
Object.assign(nu.prototype,{memberMissing(){this.Xt=null}});
//popMember|492
Object.assign(nu.prototype,{memberEnded(){this.Xt&&(this.Xt.items=[])}});
//not|492
Object.assign(nu.prototype,{negated(){this.Xt&&Object.assign(this.Xt,{isNegated:!this.Xt.isNegated,items:[]})}});
//message|470 492
Object.assign(nu.prototype,{message(t){this.Xt&&null===this.Xt.message&&(this.Xt.message=Io(this.Gt,t))}});
//|1 48 470 487 502 503 504 505 506 519
function eu(t,n){const e=void 0===t.Ut.notes&&ru(t);if(e&&iu(t,n))return;const{answer:r}=t,s=0!=(t.subject.slot.flags&At)&&(0!=(r&i)||!0===t.frame.field?.hn),o=t.program.checks[n],u=o.isCondition?null:Go(t,n),c=o.isCondition?"check":null,l=u?.items??[];t.itemIndices.push(...l);const h={authored:u?.message??(void 0===o.message?null:Io(t,o.message))??u?.inherited??null,builtIn:c??u?.builtIn??"",isNegated:u?.isNegated??!1,found:u},f=uu(t,c??u?.rule??ju(t,t.program.code[o.start])??"",o.place,h,o.isWarning?"warning":"error",o.target);ou(t,f,s,o),t.itemIndices.length-=l.length,e&&null!==u&&su(t,n,f,h)}
//module|
function ru({S:t,outerFrames:n,itemIndices:e}){return void 0===t.ruleTexts&&void 0===t.translations&&n.length+e.length===0}
//module|
function iu(t,n){const e=t.program.violations[n];if(null===e)return!1;const{path:r,rule:i,message:s,severity:o,file:u,line:c,column:l}=e;return t.Ut.violations.push({path:r,rule:i,message:s,severity:o,file:u,line:c,column:l}),!0}
//module|218 477 488
function su(t,n,e,r){const i=Wo(t.program,n);null!==i&&i.op!==pi&&Po(t,r)&&(t.program.violations[n]={...e})}
//|
function ou(t,n,e,r=null){t.Ut.violations.push(n),t.Ut.notes?.set(n,{fn:e,check:r})}
//|364 367 472
function uu(t,n,e,r,i,s=[],o=null){return{path:null===o&&0===s.length&&t.outerFrames.length+t.itemIndices.length===0&&t.frame.field?t.frame.field.an:Gs([...o??Xs(t),...s]),rule:n,message:qo(t,r),severity:i,file:t.program.sources[e[0]],line:e[3],column:e[4]}}
//|
function cu(t){return t.frame.field?.place??t.frame.form.place}
//|505 506 507 509 513
function lu(t,n,e,r,i=!1){pu(t),ou(t,uu(t,n,cu(t),{builtIn:n,values:{[e]:r}},"error"),i),hu(t)}
//|
function hu(t){"first"===t.S.mode&&(t.en=!0)}
//|49 166 508
function fu(t){lu(t,"type","type",Ze(t)?.name??"",0!=(t.subject.slot.flags&Nt))}
//|47 54 118 130 131 213 216 222 508
function au(t){const{subject:n}=t,e=t.slots[n.position+1],r=new le(e,se,Vn(e),n.position+1);return!(!r.x||e.flags&St)||!(e.flags&Bt||n.x||!gi(t,n,r,!1))||(lu(t,"computed","value",t.frame.field.isSecret?Er:xr(t,n)),"first-per-field"!==t.S.mode||(t.field.Ht=!0,!1))}
//|0 9 376 501 513 515
function mu(t,n){if(t.inquiries.length>0&&co(t,b(t.answer)===r),t.field.Ht)return t.field.end;if(b(t.answer)===r)return bu(t,n),null;const e=!0===t.sn?.mn;return eu(t,n),t.program.checks[n].isWarning?null:(pu(t),e&&(t.field.refused=t.subject.position),"first"===t.S.mode&&(t.en=!0),"first-per-field"!==t.S.mode?null:(t.field.Ht=!0,t.field.end))}
//|
function pu(t){t.field.Jt=!0,t.Ut.pn=!0}
//warn|0 9 501
function du(n,r){b(n.answer)===e&&(n.z||eu(n,r),n.answer=t)}
//|487 506 518 519
function bu(t,n){const e=t.program.checks[n],r=(e.isExternal?Go(t,n)?.Wt:null)??t.P,i=(r.step&&ju(t,r.step))??"when";"blocks"===r.Z?vu(t,r.reason,e.isCondition?"check":i,e):"warns"===r.Z&&t.Ut.violations.push(uu(t,i,e.place,{builtIn:"unchecked"},"warning"))}
//branch|518
function wu(t,n){t.program.calls[n.index]&&!t.field.Ht&&vu(t,t.P.reason,"when")}
//decisions|518
function gu(t,n){const e=t.dn.get(n);e&&vu(t,e.reason,"when")}
//|364 367
function vu(t,n,e,r=null){t.field.isUndecided=!0,t.Ut.isUndecided=!0;const i={path:Gs(Xs(t)),rule:e,reason:n};t.Ut.undecided.push(i),null!==r&&t.Ut.notes?.set(i,{fn:!1,check:r})}
//|
function ju(t,n){return t.program.calls[n.index]?.name}
//options|48 508 523
function yu(t,n){const{subject:e}=t;if(e.x||n.table.has(e.slot.value))return!0;const r=e.slot.flags&At&&(n.hn||[...n.table].some((t=>t.startsWith(e.slot.value))));return lu(t,"one_of","values",n.bn??=$u(n.options),Boolean(r)),!1}
//|43 47 51 170 179 387 510 518 520 522
function Ou(t){const n=t.subject,e=t.frame.field;if(n.slot.kind!==gt||!e||t.field.Zt||t.field.Lt||er(t,n))return;t.field.Lt=!0;const r="first-per-field"===t.S.mode;for(let i=0;i<n.slot.count&&!t.en;i++){const s=n.slot.j(i);t.subject=Ve(t,n.slot.item(s));const{slot:o,position:u}=t.subject,c=vo(t,n.slot,u);t.itemIndices.push(s),o.flags&St?(c||fu(t),n.slot.isMap&&r&&ku(t,u)):o.flags&It?vu(t,o.reason,"type"):o.kind===mt&&e.table&&!c&&!yu(t,e)&&r&&ku(t,u),t.itemIndices.pop()}t.subject=n}
//|380
function ku(t,n){const e=new fo(0);e.Ht=!0,t.Vt.set(n,e)}
//|
function $u(t){const n=t.length-8;return t.slice(0,8).map((({label:t,value:n})=>t??n)).join(", ")+(n>0?` \u2026 (${n} more)`:"")}
//|43 56 118 130 131 380 520 525
function xu(t,n){if(!t.G())return!1;const{frame:e}=t,r=e.form.fields[n.a];e.field=r,t.field=new fo(n.b);const i=e.base+r.slot,s=t.slots[i];return t.subject=new le(s,se,Vn(s),i),s.flags&Ft?(t.field.Zt=!0,Mu(t,0,s,i),!1):s.kind!==mt||null===r.table||yu(t,r)||"all"===t.S.mode&&!t.en}
//|45 46 47 510 517 518
function Mu(t,n,e,r){e.flags&Tt||(e.flags&Et?gu(t,r):e.flags&St?fu(t):t.R.has(r)?vu(t,t.R.get(r),"computed"):vu(t,e.reason,"type"))}
//|46 53 170 380 517
function Tu(t,n){if(!t.G())return!1;t.frame.field=null,t.frame.check=n.a,t.field=new fo(n.b),t.subject=Ve(t,t.frame.base);const e=t.frame.base+n.a,{flags:r}=t.slots[e];return(r&qt)===Et&&gu(t,e),0==(r&qt)}
//|31 528
function Eu(t,n){const e=Array.from(t.toLowerCase());if(0===e.length||e.length>64)return null;const r=Math.min(Math.floor(e.length/3),4);let i=null;for(const s of n){const n=Array.from(s.toLowerCase());if(s===t||Math.abs(n.length-e.length)>r)continue;const o=Su(e,n),u=null===i||o<i.wn||o===i.wn&&D(s,i.name)<0;o<=r&&u&&(i={wn:o,name:s})}return i?.name??null}
//|
function Su(t,n){let[e,r]=[[],Array.from({length:n.length+1},((t,n)=>n))];return t.forEach(((i,s)=>{const o=[s+1];n.forEach(((u,c)=>{let l=Math.min(r[c]+(i===u?0:1),r[c+1]+1,o[c]+1);s>0&&c>0&&i===n[c-1]&&t[s-1]===u&&(l=Math.min(l,e[c-1]+1)),o.push(l)})),[e,r]=[r,o]})),r[n.length]}
//|
const Au=100;
//module nested|36 43 53 370 527 529 531 532
function Nu(t,n){for(let e=1;e<n.objects.length&&!t.en;e++){const r=t.slots[t.frame.base+n.objects[e].slot];r.kind===vt||t.program.gn(n,n.objects[e])||r.flags&qt||!Iu(r,n)||_u(t,"type",{builtIn:"type",values:{type:"group",example:null}},n,eo(n,e))}if(n.isClosed)for(const[e,r]of n.objects.entries()){const i=t.slots[t.frame.base+r.slot];if(!(!i.g||null===i.unknown||i.flags&qt||t.program.gn(n,r)))for(const[s,o]of i.unknown.entries()){if(t.en)return;const i={name:L(o)},u=s<Au?Eu(o,r.members.map((t=>t.name))):null;null!==u&&(i.meant=u),_u(t,"unknown",{builtIn:"unknown",values:i},n,[...eo(n,e),o])}}}
//|506 509
function _u(t,n,e,r,i){t.Ut.pn=!0,t.Ut.violations.push(uu(t,n,r.place,e,"error",i)),hu(t)}
//|43 118
function Iu(t,n){switch(t.kind){case lt:case vt:return!1;case ht:return n.isExact;case mt:return n.isExact||!Vn(t);default:return!0}}
//nested|32 33 43 50 179 534 535
function Cu(t,n){if(!t.S.judgesNestedForms)return;const e=t.subject,r=t.vn;if(t.vn=1/0,t.depth>=Z.depth)return t.jn(U("depth"));if(t.depth++,e.slot.kind!==vt||e.slot.flags&_t||Bu(t,n,e.position,!1),e.slot.kind===gt&&!er(t,e))for(let r=0;r<e.slot.count&&!t.en&&t.G();r++){const i=e.slot.j(r);t.itemIndices.push(i),qu(t,i,e.slot,n),t.itemIndices.pop()}t.depth--,t.vn=r,t.subject=e}
//nested|47 51 118 130 131 387 510 518 535
function qu(t,n,e,r){const i=e.item(n),s=t.slots[i];s.flags&St?(t.subject=new le(s,se,Vn(s),i),vo(t,e,i)||fu(t)):s.flags&It?vu(t,s.reason,"type"):Bu(t,r,i,n>0&&!e.isMap)}
//nested|381 530 538
function Bu(t,n,e,r){const[i,s]=[t.field,t.loops.length];t.outerFrames.push(t.frame),t.frame=ao(n,e,t.itemIndices.length,r),Nu(t,n),t.en||zu(t,n.checks,null),t.frame=t.outerFrames.pop(),t.loops.length=s,t.field=i}
//ignoring pushMember|2 43 133 170 222
function Ru(t,n){const e=t.subject.slot;if(e.kind!==vt||!e.isOwn)return t.answer=u,!1;t.owners.push(t.subject),t.subject=fe;for(let r=0;r<e.count;r++){const i=e.start+2*r;if(gi(t,Ve(t,i),n,!1)){t.subject=Ve(t,i+1);break}}return!0}
//ignoring pushMember|5 22 43 57 118 130 131 168
function Fu(t,n){const e=He(t,n.a).slot,{subject:r}=t;if(r.slot.kind!==mt||r.x||e.kind!==kt)return t.subjects.push(r),!0;const i=Array.from(r.slot.value).filter((t=>e.value.offender.test(t))).join("");if(_(i))return t.sn=n,t.answer=a,!1;if(t.subjects.push(r),i.length<r.slot.value.length){const n=new zt(mt,i);n.flags=r.slot.flags,t.subject=new le(n,se,Vn(n),r.position)}return!0}
//|0 9 10 11 45 168 174 218 376 512 514 516 524 526 553 554 555 556 558
function zu(t,e,i){const s=null===i?t.program.in:t.program.code;for(let o=e;;){const e=s[o++];switch(e.op){case hi:case fi:case ai:case mi:case pi:if(t.answer=We(t,e),t.sn=w(t.answer)?e:null,i?.ln(e),t.en&&w(t.answer))return;break;case Ar:if(null!==t.accepted&&1===t.accepted[e.a]){o=e.b;break}if(t.vn--<=0)return;if(xu(t,e)||(o=e.b),t.en)return;break;case _r:if(t.vn--<=0)return;if(Tu(t,e)||(o=e.b),t.en)return;break;case Ir:if(t.en||i?.check===e.a)return;if(w(t.answer)?o=mu(t,e.a)??o:t.inquiries.length>0&&co(t,!1),t.en)return;break;case Cr:e.a!==t.S.moment&&(o=e.b);break;case qr:(t.field.Jt||t.field.isUndecided)&&(o=e.a);break;case Br:t.slots[t.frame.base+e.a].flags&Tt||(o=e.b);break;case Jr:o=e.a;break;case Hr:if(b(t.answer)===n)break;b(t.answer)===r&&0===t.accumulators.length&&wu(t,e),o=b(t.answer)===r?e.b:e.a;break;case Lr:return;case Vr:case Yr:case Kr:case Gr:Du(t,e.op-Vr,i);break;case Wr:Zu(t,i)&&(o=e.a);break;case Qr:Uu(t,i);break;case Xr:t.answer=g(t.answer),i?.negated();break;case ti:i?.message(e.a);break;case ni:if(i?.check===e.a)return;du(t,e.a);break;case ii:t.subjects.push(t.subject),t.subject=He(t,e.a);break;case oi:t.subject=t.subjects.pop();break;case li:if(Ju(t,e,i),t.en)return Lu(t,e);break;default:if(o=e.yn(t,e,i)??o,t.en)return}}}
//|540 541 542 543 544 545 546 547 548 549 550 551 552
const Pu={};
//recordValue|511 539
Object.assign(Pu,{recordValue:(t,n)=>au(t)?void 0:n.a});
//itemTypes|521 539
Object.assign(Pu,{itemTypes:t=>{Ou(t)}});
//nested|533 539
Object.assign(Pu,{nested(t,n){t.field.Zt||Cu(t,t.program.forms[n.a])}});
//items|382 539
Object.assign(Pu,{items:(t,n)=>t.field.Ht||!mo(t,n.a,n.b)?n.b:void 0});
//itemContents|379 382 539
Object.assign(Pu,{itemContents:(t,n)=>mo(t,ho,n.a)?void 0:n.a});
//nextItem|384 539
Object.assign(Pu,{nextItem:(t,n)=>bo(t)?n.a+1:void 0});
//decide|539 568
Object.assign(Pu,{decide:(t,n)=>{ec(t,t.program.decisions[n.a])}});
//compute|539 565
Object.assign(Pu,{compute:(t,n)=>{Xu(t,t.program.computed[n.a])}});
//beginEach|390 539
Object.assign(Pu,{beginEach:(t,n,e)=>Oo(t,n.a,e)?void 0:n.b});
//nextEach|391 539
Object.assign(Pu,{nextEach:(t,n,e)=>ko(t,e)?n.a+1:void 0});
//ignoring|537 539
Object.assign(Pu,{ignoring(t,n,e){if(!Fu(t,n))return e?.ln(n),n.b}});
//pushMember|168 536 539
Object.assign(Pu,{pushMember(t,n,e){if(!Ru(t,He(t,n.a)))return e?.memberMissing(),n.b}});
//popMember|2 9 539
Object.assign(Pu,{popMember(t,n,e){t.subject=t.owners.pop(),0===b(t.answer)&&(t.answer=u),e?.memberEnded()}});
//beginAnd beginOr beginAll beginAny|15 16
function Du(t,n,e){t.accumulators.push({kind:n,answer:M[n]}),e?.opened(n===k||n===x)}
//beginAnd beginOr beginAll beginAny beginEach|
function Uu(t,n){t.answer=t.accumulators.pop().answer,n?.closed()}
//beginAnd beginOr beginAll beginAny beginEach|0 1 9 15 17 173
function Zu(t,r){const o=t.accumulators.at(-1),u=o.answer,c=o.kind===k||o.kind===x;o.answer=T[o.kind](u,t.answer),r?.combined(u,c);const[l,h]=c?[n,s]:[e,i];return b(o.answer)===l&&(!Ge(t)||0==(o.answer&h))}
//rule|32 33 176 538 557
function Ju(t,n,e){const r=t.program.rules[n.a];if(t.depth>=Z.depth&&!t.program.U(n))return void(t.answer=Xe(t,U("depth"),n));if(!t.G())return;const i=t.arguments.length;for(const e of n.operands)t.arguments.push(Hu(t,e));const s=t.B;t.B=i,t.depth++,zu(t,r.entry,e),e?.tn(r),t.arguments.length=i,t.B=s,t.depth--,e?.nn(n)}
//rule|131 168 204
function Hu(t,n){const e=He(t,n);return t.program.W&&br(t,n)?Object.assign(new le(e.slot,e.$,e.x,e.position),{isSecret:!0}):e}
//|32
function Lu(t,n){const e=t.program.calls[n.index];e&&t.on?.reason===U("steps")&&(t.on.rule=e.name)}
//computed|32 43 168 171 560 564
function Vu(t,n){const e=He(t,n.list),r={count:0,sum:0,extreme:null,obstacle:Ye(t,e)};if(null!==r.obstacle||e.slot.kind!==gt)return r;for(let i=0;i<e.slot.count&&null===r.obstacle;i++)t.G()?Qu(t,Yu(t,n,e.slot.item(i)),r,n.function):r.obstacle=U("steps");return r}
//computed|32 33 561
function Yu(t,n,e){const r={count:0,sum:0,extreme:null,obstacle:null};if(t.depth>=Z.depth)return r.obstacle=U("depth"),r;t.depth++;const{level:i}=n;for(;t.aggregateItems.length<i;)t.aggregateItems.push(null);return Ku(t,e,n,0,r),t.aggregateItems.length=i,t.aggregateItems.every((t=>null===t))&&(t.aggregateItems.length=0),t.depth--,r}
//computed|170 171 208 562 563
function Ku(t,n,e,r,i){if(n>=t.slots.length)return;const s=Ve(t,n);s.x||(("count"!==e.function||void 0!==e.body||r<e.steps.length)&&null!==Ye(t,s)?i.obstacle=`unreadable: ${jr(t,e.list)}`:(t.aggregateItems.push({position:n,form:e.forms[r]??null}),r===e.steps.length?Wu(t,e,i):Gu(t,n+e.steps[r],e,r+1,i),t.aggregateItems.pop()))}
//computed|32 43 170 171 561
function Gu(t,n,e,r,i){if(n>=t.slots.length)return;const s=Ve(t,n);if(i.obstacle=Ye(t,s),null===i.obstacle&&s.slot.kind===gt)for(let n=0;n<s.slot.count&&null===i.obstacle;n++)t.G()?Ku(t,s.slot.item(n),e,r,i):i.obstacle=U("steps")}
//computed|0 9 43 168 171 538 564
function Wu(t,e,i){if(void 0!==e.body){zu(t,e.body,null);const s=b(t.answer);if(t.en||e.isConditional&&s===r)return void(i.obstacle=t.P.reason);if(e.isConditional&&s!==n)return}if("count"===e.function)return void i.count++;const s=He(t,e.value);i.obstacle=Ye(t,s),null!==i.obstacle||s.x||Qu(t,{count:1,sum:s.slot.kind===at?s.slot.value:0,extreme:s,obstacle:null},i,e.function)}
//computed|85 149
function Qu(t,n,e,r){if(null===e.obstacle)if(null===n.obstacle){if(e.count+=n.count,"sum"===r){const t=pn(e.sum,n.sum);null===t?e.obstacle="more than 38 digits":e.sum=t}else if("count"!==r&&null!==n.extreme){const i=null===e.extreme?null:Te(t,n.extreme,e.extreme);(null===e.extreme||null!==i&&("min"===r?i<0:i>0))&&(e.extreme=n.extreme)}}else e.obstacle=n.obstacle}
//computed|133 134 168 171 559 566
function Xu(t,n){const e=t.frame.base+n.slot;if(n.operand){const r=He(t,n.operand);tc(t,r,Ye(t,r),e)}else{const r=Vu(t,n.aggregate),{function:i}=n.aggregate;tc(t,("count"===i?ae(r.count):"sum"===i?ae(r.sum):r.extreme)??fe,r.obstacle,e)}}
//computed|43 51 53 57
function tc(t,n,e,r){const i=t.slots[r],s=null!==e||n.x?new zt(lt,void 0):n.slot.copy();s.flags=i.flags&qt,null!==e?(s.flags|=It,t.R.set(r,e)):t.R.delete(r),t.slots[r]=s}
//decisions|3 133 218 538 566 568
function nc(t,n){const{decisions:e}=n.form;if(void 0===e)return;const r=t.frame;if(t.frame=n,t.en||zu(t,e,null),t.en){t.answer=c;for(const n of t.program.On(e))if(n.op===Ur)ec(t,t.program.decisions[n.a]);else if(n.op===Zr){const e=t.program.computed[n.a];tc(t,fe,t.P.reason,t.frame.base+e.slot)}}t.frame=r}
//decisions|0 9 45 46 53
function ec(t,{slot:e,main:i,otherwise:s,place:o}){const{flags:u}=t.slots[t.frame.base+e],c=(n,e)=>{for(let r=n[0];r<n[1];r++)t.slots[t.frame.base+r].flags|=e};if(u&qt){const t=u&Tt?Tt:Et;c(i,t),c(s,t)}else if(b(t.answer)===n)c(s,Tt);else if(b(t.answer)!==r)c(i,Tt);else{const n={reason:t.P.reason,place:o};for(const e of[i,s]){c(e,Et);for(let r=e[0];r<e[1];r++)t.dn.set(t.frame.base+r,n)}}}
//|570 571 572 573 574 575
const rc={};
//trim|20 569
Object.assign(rc,{trim:t=>t.replace(A,"")});
//collapse_spaces|21 569
Object.assign(rc,{collapse_spaces:t=>t.replace(N," ")});
//lowercase|569
Object.assign(rc,{lowercase:t=>t.includes("\u03a3")?Array.from(t,(t=>t.toLowerCase())).join(""):t.toLowerCase()});
//uppercase|569
Object.assign(rc,{uppercase:t=>t.toUpperCase()});
//digits|569 576
Object.assign(rc,{digits:t=>t.replace(/\P{Nd}/gu,"").replace(/[^0-9]/gu,ic)});
//nfc|569
Object.assign(rc,{nfc:t=>t.normalize("NFC")});
//|
function ic(t){const n=t.codePointAt(0);let e=0;for(;/\p{Nd}/u.test(String.fromCodePoint(n-e-1));)e++;return e%10}
//normalization|43 569 577 578
function sc(t,n,e,r){const i=t.slots[n];if("any"!==e.name&&e.item){if(i.kind!==gt)return;for(let n=0;n<i.count;n++)sc(t,i.item(n),e.item,r)}else if(i.kind===mt)for(const e of r)"string"==typeof e?i.value=rc[e](i.value):oc(t,i,n,e)}
//template|260 264 265
function oc(t,n,e,{replace:r,template:i}){const s=t.program.Q[r].ecma?.anywhere,o=s&&/^(?:[^$]|\$(?:\$|0(?!\d)|\{0\}))*$/.test(i)&&n.value.length<=ss**(1/Math.max(1,s.degree))&&!ns(n.value);let u=!1;const c=o&&n.value.replace(new RegExp(s.text,"gu"),(t=>(""===t&&(u=!0),i.replace(/\$(\$|0|\{0\})/g,((n,e)=>"$"===e?"$":t)))));o&&!u?n.value=c:(n.y(`pattern failed: ${is}`),t.R.set(e,n.reason))}
//parameters|43 57 168 348 580 585 586 607
function uc(t,n){for(const{name:e,slot:r,type:i,defaultValue:s}of n.parameters??[])t.slots[r].kind===lt&&cc(t,Zs(t.S.context,e),i,r),t.slots[r].kind===ht&&(t.slots[r]=new zt(lt,void 0)),t.slots[r].kind!==lt&&yc(t,r,i,null),t.slots[r].kind===lt&&mc(t,He(t,s),r,pc())}
//parameters|53 352
function cc(t,n,e,r){if(void 0===n)return;const{flags:i}=t.slots[r],s=new Vs(t.slots);s.value(n,e,r,0),s.Ft(),t.slots[r].flags|=i&qt}
//parameters|46 53 381 567 582 586
function lc(t,n){const e=ao(n,0);let r=pc();hc(t,e,!0,r);for(let n=0;n<=t.program.forms.length;n++){for(const n of t.undecidedInstances)nc(t,n);if(0===t.undecidedInstances.length||t.en)return;const{undecided:n}=r;r=pc(),hc(t,e,!0,r);const i=n.size===r.undecided.size&&[...n].every((t=>r.undecided.has(t)));if(!r.hasChanged&&i)return;for(const n of t.slots)n.flags&=~qt;for(const n of r.undecided)t.slots[n].flags|=Et;t.dn.clear()}}
//parameters|33 583
function hc(t,n,e,r){if(t.program.kn.has(n.form)&&!(t.depth>=Z.depth)){t.depth++;for(const i of n.form.fields)i.$n&&fc(t,n.base+i.slot,i.type,i,n,!1,e,r);t.depth--}}
//parameters|381 582 583 584
function fc(t,n,e,r,i,s,o,u){if(e.form){const c=ao(e.form,n,0,s);return ac(t,c,i,r,u),void hc(t,c,o,u)}const c=t.slots[n];if(o&&c.v)for(let n=0;n<c.count;n++){if(!t.G())return;fc(t,c.item(n),e.item,r,i,n>0&&!c.isMap,o,u)}}
//parameters|39 168 585
function ac(t,n,e,r,i){const{parameters:s}=n.form;if(!s||!r.arguments)return;const o=t.frame;t.frame=e,s.forEach(((e,s)=>{const o=r.arguments[s];if(void 0===o)return;const u=o.kind===K?e.defaultValue:o;mc(t,He(t,u),n.base+e.slot,i)})),t.frame=o}
//parameters|43 46 53 54 57 122
function mc(t,n,e,r){const i=t.slots[e],s=n.x?new zt(lt,void 0):n.slot.copy();s.flags=s.kind===lt?0:s.flags&Bt,s.flags&Et&&r.undecided.add(e),Wn(i,s,qt)||(r.hasChanged=!0),t.slots[e]=s}
//parameters|
const pc=()=>({hasChanged:!1,undecided:new Set});
//|567 579 581 588 589
function dc(t,n){if(null!==t.q&&bc(t,n),wc(t,n,0,!1,!1),t.program.kn.size>0||n.parameters)uc(t,n),lc(t,n);else for(const n of t.undecidedInstances)nc(t,n);t.undecidedInstances.length=0}
//contexts|43 607
function bc(t,n){t.xn=!0;for(const e of n.contexts??[]){const n=t.program.contexts[e],r=t.q+n.slot,{kind:i}=t.slots[r];i===lt||i===ht&&"any"!==n.type.name||yc(t,r,n.type,null)}t.xn=!1}
//|33 50 52 381 590 591
function wc(t,n,e,r,i){if(!(t.depth>=Z.depth)){t.depth++;for(const r of n.fields)vc(t,r,n,e+r.slot);!r||t.slots[e].flags&Ct||!gc(t,n,e)||(t.slots[e].flags|=_t),void 0===n.decisions||t.xn||t.undecidedInstances.push(ao(n,e,0,i)),t.depth--}}
//nested contexts parameters|170 532
function gc(t,n,e){return!(n.isClosed&&n.objects.some((n=>t.slots[e+n.slot].g&&t.slots[e+n.slot].unknown))||n.fields.some((n=>!Ve(t,e+n.slot).x))||n.objects.slice(1).some((r=>Iu(t.slots[e+r.slot],n))))}
//|43 47 48 49 52 57 577 607
function vc(t,n,e,r){let i=t.slots[r];if(void 0!==n.computed&&!t.xn)return t.slots[r+1]=i,t.slots[r]=new zt(lt,void 0),e.isExact&&(i.flags|=Ct),void(i.kind!==lt&&(i.kind!==ht||i.flags&Ct)&&yc(t,r+1,n.type,n.notation));if(i.kind!==lt){if(e.isExact)i.flags|=Ct;else if(i.kind===ht&&"any"!==n.type.name)return;n.normalization.length>0&&!t.xn&&sc(t,r,n.type,n.normalization),yc(t,r,n.type,n.notation),i=t.slots[r],(i.flags&(At|St))==(At|St)&&n.hn&&(i.flags|=Nt)}}
//|593 594 595 596 597 598 599 600 601 602 603 604 605 606
const jc={};
//text|592 608
Object.assign(jc,{text:(t,n)=>Oc(n)});
//choice|592 608
Object.assign(jc,{choice:(t,n)=>Oc(n)});
//integer|592 612
Object.assign(jc,{integer:(t,n,e,r)=>Mc(t,n,e.name,r)});
//number|592 612
Object.assign(jc,{number:(t,n,e,r)=>Mc(t,n,e.name,r)});
//boolean|592 611
Object.assign(jc,{boolean:(t,n,e)=>xc(t,n,e,null,(t=>"true"===t||"false"!==t&&null))});
//date|73 592 611
Object.assign(jc,{date:(t,n,e,r)=>xc(t,n,e,r,nn)});
//month|74 592 611
Object.assign(jc,{month:(t,n,e,r)=>xc(t,n,e,r,en)});
//time|75 592 611
Object.assign(jc,{time:(t,n,e,r)=>xc(t,n,e,r,rn)});
//datetime|76 592 611
Object.assign(jc,{datetime:(t,n,e,r)=>xc(t,n,e,r,sn)});
//file|43 592 609
Object.assign(jc,{file:(t,n)=>kc(n,wt)});
//any|592 617
Object.assign(jc,{any:(t,n)=>Nc(t,n)});
//form|32 33 43 589 592 609
Object.assign(jc,{form(t,n,e,r,i,s){kc(n,vt)&&(n.form=e.form,t.depth>=Z.depth?n.y(U("depth")):wc(t,e.form,i,!0,s))}});
//map|43 47 51 592 614
Object.assign(jc,{map(t,n,e,r){n.kind!==gt||n.isMap||n.flags&It?Ec(t,n,e.item,r):n.flags|=St}});
//list|592 614
Object.assign(jc,{list:(t,n,e,r)=>Ec(t,n,e.item,r)});
//|592
function yc(t,n,e,r,i=!1){jc[e.name](t,t.slots[n],e,r,n,i)}
//|43 47
function Oc(t){t.kind!==mt&&(t.flags|=St)}
//|47 610
function kc(t,n){return t.kind===n||($c(t)||(t.flags|=St),!1)}
//|43 118
function $c(t){return t.kind===mt&&Vn(t)}
//boolean date month time datetime|43 47 52 610 613 619
function xc(t,n,e,r,i){if(n.kind===e.kind||$c(n))return;const s=e.kind!==ft||!(t.S.strict||n.flags&Ct);if(n.kind!==mt||!s)return void(n.flags|=St);const o=r?.read(n.value).value??i(n.value);null==o?Tc(n,e.name,r):Ic(n,e.kind,o)}
//|32 43 47 52 96 103 107 182 196 610 613 619
function Mc(t,n,e,r){if(n.kind===lt)return;if(n.kind===at)return void(null===n.value?n.y(U("digits of a number")):"integer"!==e||Bn(n.value)||(n.flags|=St));if(n.kind===mt&&$c(n))return;if(n.kind!==mt||t.S.strict||n.flags&Ct)return void(n.flags|=St);const i=r?.read(n.value),s=i?.completion===ur?i.decimal:n.value;if(s===n.value&&lr(e,s)!==ur&&i?.completion!==ur)return Tc(n,e,r);const o=_n(s);o===xn||null===o?n.y(U("digits of a number")):Ic(n,at,o)}
//integer number boolean date month time datetime|47 48 49 182 196
function Tc(t,n,e){t.flags|=St,t.flags&At&&(lr(n,t.value)!==sr||e&&e.read(t.value).completion!==sr)&&(t.flags|=Nt)}
//list map any|32 33 43 52 609 615
function Ec(t,n,e,r){if(kc(n,gt)){if(n.count>Z.c)return n.y(U("list length"));for(let i=0;i<n.count;i++){const s=n.item(i);n.flags&Ct&&(t.slots[s].flags|=Ct,n.isMap&&(t.slots[s-1].isKey=!1)),Sc(t,s,e,r,i>0&&!n.isMap)}}}
//list map any|43 52 589 607 616
function Sc(t,n,e,r,i){const s=t.slots[n];e.form?Ac(s)?wc(t,e.form,n,!1,i):yc(t,n,e,r,i):s.kind===ht?("any"===e.name||s.flags&Ct)&&yc(t,n,e,null):s.kind!==lt&&yc(t,n,e,r)}
//|43 52 610
function Ac(t){return t.flags&Ct?t.kind===lt:t.kind===lt||t.kind===ht||$c(t)}
//|32 33 43 51 52 342 607 614 618
function Nc(t,n){if(n.flags|=Ct,n.kind===at&&null===n.value&&n.y(U("digits of a number")),n.kind===gt||n.kind===vt){if(t.depth>Z.depth)return n.y(U("depth"));if(t.depth++,n.kind===vt){n.isOwn=!0;for(let e=0;e<n.count;e++){const r=n.start+2*e+1;t.slots[r-1].flags|=Ct,yc(t,r,Rs,null)}}else n.flags&It||Ec(t,n,Rs,null);n.flags&It||_c(t,n),t.depth--}}
//|43 51
function _c(t,n){const e=n.kind===vt?n.start+1:n.start,r=n.kind===vt?2:n.stride;for(let i=0;i<n.count;i++){const s=t.slots[e+i*r];s.flags&It&&n.y(s.reason)}}
//|
function Ic(t,n,e){t.text=t.value,t.kind=n,t.value=e}
//|
const Cc=4096;
//|
const qc=Object.freeze({reason:"cancelled",step:null,Z:"blocks"});
//|
const Bc=["accumulators","loops","subjects","owners","arguments","inquiries","outerFrames","itemIndices","aggregateItems","undecidedInstances"];
//|0 32 33 43 57 133 352 364 366 380 381 538 587 620 621 622 624 625 626 627 628 629 630
const Rc=class{constructor(t){this.program=t,this.accepted=null,this.Vt=new Map,this.dn=new Map,this.R=new Map,this.slots=[];for(const t of Bc)this[t]=[];this.Mn=!1}Tn(t,n,e){this.accepted=null,this.En(t,n),this.slots=e,t.contexts&&this.loadContexts(new Vs(e),t);for(let t=0;t<e.length;t++)e[t]??=new zt(lt,void 0);dc(this,t)}Sn(t,n,e){return this.S=e,this.Ut={pn:!1,isUndecided:!1,violations:[],undecided:[],inquiries:[],notes:new Map},this.An(n),this.vn=1,zu(this,t,null),null!==this.on&&(this.Ut.isUndecided=!0,this.Ut.undecided.push(this.on)),this.Ut}An({frame:t,outer:n,items:e}){this.Nn(t.form),this.steps=0,this.rn=Cc,this.i=Z.steps,this.frame={...t},this.outerFrames=n.map((t=>({...t}))),this.itemIndices=[...e]}En(t,n){this.S=n,this.Ut={pn:!1,isUndecided:!1,violations:[],undecided:[],inquiries:[]},this.q=null,this.xn=!1,this.steps=0,this.rn=Cc,this.i=1/0,this.Nn(t),this.dn.size>0&&this.dn.clear(),this.R.size>0&&this.R.clear()}Nn(n){if(this.subject=fe,this.answer=t,this.sn=null,this.P=qc,!this.Mn)for(const t of Bc)this[t]=[];this.Mn=!1,this.B=0,this.depth=0,this.Dt=null,this.z=!1,this.en=!1,this.on=null,this.vn=1/0,this.frame=ao(n,0),this.field=new fo(0),this.Vt.size>0&&this.Vt.clear()}G(){return--this.rn>0||(this.steps+=Cc,this.rn=Cc,this.steps>this.i&&this.jn(U("steps")),!this.en)}Pt(t){const n=Math.max(0,t-(this.rn-1));this.rn-=t-n,this.steps+=n}jn(t){this.en||(this.en=!0,this.on={path:Gs(Qs(this)),rule:"form",reason:t},this.P={...this.P,reason:t})}};
//module|32 33 350 351 530 538 587 623
Object.assign(Rc.prototype,{judge(t,n,e){this.En(n,e);try{null===this.accepted?this.load(t,n):this.loadRefused(t,n)}catch(t){if(t instanceof Hs)return this.refuse("","","unreadable");if(t instanceof Ls)return this.refuse("","form",U("values of a record"));throw t}return this.i=Math.min(Z.i,Z.steps+Z.e*this.slots.length),null===this.accepted&&dc(this,n),Nu(this,n),this.en||zu(this,n.checks,null),this.Mn=!this.en,null!==this.on&&(this.Ut.isUndecided=!0,this.Ut.undecided.push(this.on)),this.Ut}});
//filter|1 33 43 47 48 49 57 170 538 607 623
Object.assign(Rc.prototype,{canHold(t,n,e,r){this.S=r,this.accepted=null,this.Ut={pn:!1,isUndecided:!1,violations:[],undecided:[],inquiries:[]},this.An(e),this.i=Z.u,this.frame.field=n;const s=this.frame.base+n.slot,o=this.slots[s],u=this.slots[s]=new zt(mt,t);u.flags=At,yc(this,s,n.type,null),this.subject=Ve(this,s);let c=!0;return u.flags&St?c=0!=(u.flags&Nt):this.subject.x||(zu(this,n.filter,null),c=this.en||0!=(this.answer&i)),this.slots[s]=o,c}});
//module|623
Object.assign(Rc.prototype,{refuse(t,n,e){return this.Ut.isUndecided=!0,this.Ut.undecided.push({path:t,rule:n,reason:e}),this.Ut}});
//module|352 623
Object.assign(Rc.prototype,{load(t,n){this.slots=[];const e=new Vs(this.slots);e.append(n.slotCount),e.form(t,n,0,0),n.contexts&&this.loadContexts(e,n),e.Ft()}});
//module|43 57 61 347 350 352 591 623
Object.assign(Rc.prototype,{loadRefused(t,n){const{fields:e,_n:r}=n;this.slots.length!==n.slotCount&&(this.slots=new Array(n.slotCount));const i=this.slots.fill(Ut),s=t[Us],o=new Vs(i);i[0]=new zt(vt,void 0);for(let i=0;i<e.length;i++){if(1===this.accepted[i]){r.In||this.loadAccepted(t,n,i);continue}const u=e[i];if(s?.has(u.name))throw new Hs;if(o.value(t[u.name],u.type,u.slot,0),vc(this,u,n,u.slot),r.In)for(const e of r.Cn[i])this.loadAccepted(t,n,e)}i.length>n.slotCount&&o.Ft()}});
//module|57 623
Object.assign(Rc.prototype,{loadAccepted(t,n,e){const{name:r,slot:i,type:s}=n.fields[e],o=t[r];1===this.accepted[e]&&null!=o&&(this.slots[i]=new zt(s.kind,o))}});
//contexts|348 623
Object.assign(Rc.prototype,{loadContexts(t,n){const{contexts:e}=this.program,r=e.at(-1);this.q=t.append(r.slot+(r.type.form?.slotCount??1));for(const r of n.contexts){const n=e[r];t.value(Zs(this.S.context,n.name),n.type,this.q+n.slot,0)}}});
//notation|
const Fc={Y:[1,9999],C:[0,99],M:[1,12],D:[1,31],H:[0,23],h:[1,12],m:[0,59],s:[0,59]};
//notation|44 64 66 71 77 182 631 633 634 636
const zc=class{constructor(t){const n=t.match(/([A-Za-z])\1*|[^A-Za-z]+/gu)??[];this.text=t,this.qn=n.map(((t,e)=>{if(!/^[A-Za-z]/.test(t))return{literal:t};if("a"===t)return{isHalf:!0};const r=e+1===n.length||!/^[A-Za-z]/.test(n[e+1]),i="YY"===t?"C":t[0],s=Math.max(t.length,2);return{unit:i,least:"MDHh".includes(i)&&r?1:t.length,most:s,isPadded:t.length>1}}));const e=t=>this.qn.some((n=>n.unit&&t.includes(n.unit)));this.Bn=e("s"),this.type=e("Hhms")?e("YCMD")?"datetime":"time":e("D")?"date":"month",this.syntax=this.type}Rn(t){return"month"===this.type||t<69?2e3+t:1900+t}read(t){return this.Fn(t,0,0,{years:[[1,9999]],months:8190,days:-2,hour:0,minute:0,second:0,zn:null})}Fn(t,n,e,r){const i=this.qn[e];if(!i){const e=n===t.length?this.valueOf(r):null;return null===e?{completion:sr}:{completion:ur,value:e}}if(i.unit)return this.Pn(t,n,e,i,r);const s=i.literal??(/[pP]/.test(t[n]??"")?"pm":"am"),o=t.slice(n,n+s.length);if(!(i.literal?s.startsWith(o):s.startsWith(o.toLowerCase())))return{completion:sr};if(o.length<s.length)return{completion:or};const u=i.literal?r:{...r,zn:"pm"===s};return this.Fn(t,n+s.length,e+1,u)}Pn(t,n,e,{unit:r,least:i,most:s},o){const u=/^\d*/.exec(t.slice(n,n+s))[0],[c,l]=[Number(u),u.length];let h=!1;if(n+l===t.length&&l<s){const t=[];for(let n=Math.max(i,l);n<=s;n++){const e=10**(n-l);t.push([c*e,c*e+e-1])}h=null!==this.Dn(o,r,t)}if(l>=i){const i=this.Dn(o,r,[[c,c]]),s=i&&this.Fn(t,n+l,e+1,i);if(s&&s.completion!==sr)return s}return{completion:h?or:sr}}Dn(t,n,e){const[r,i]=Fc[n],s=e.filter((([t,n])=>t<=i&&n>=r)).map((([t,n])=>[Math.max(t,r),Math.min(n,i)]));if(0===s.length)return null;const o={...t},u=()=>s.flatMap((([t,n])=>Array.from({length:n-t+1},((n,e)=>t+e)))),c=()=>u().reduce(((t,n)=>t|1<<n),0);return"Y"===n?o.years=s:"C"===n?o.years=u().map((t=>[this.Rn(t),this.Rn(t)])):"M"===n?o.months&=c():"D"===n?o.days&=c():"m"===n?o.minute=s[0][0]:"s"===n?o.second=s[0][0]:o.hour=s[0][0],Dc(o)?o:null}valueOf({years:t,months:n,days:e,hour:r,minute:i,second:s,zn:o}){const[u,c]=[t[0][0],Pc(n)],l=Yt(u,c,Pc(e)),h=1e9*(3600*(null===o?r:r%12+(o?12:0))+60*i+s);return"date"===this.type?l:"month"===this.type?Xt({year:u,month:c}):"time"===this.type?h:null===l?null:on(l,h)}write(t,n){const e=Zc(this.type,t,n);if(!e||0!==e.nanosecond||!this.Bn&&0!==e.s)return null;let r="";for(const t of this.qn)if(t.literal)r+=t.literal;else if(t.isHalf)r+=e.H<12?"AM":"PM";else{if("C"===t.unit&&this.Rn(e.Y%100)!==e.Y)return null;{const n="C"===t.unit?e.Y%100:"h"===t.unit?(e.H+11)%12+1:e[t.unit];r+=t.isPadded?Lt(n,t.most):n}}return r}get example(){const[t,n]=[Yt(2026,12,31),522e11],e={date:t,time:n,month:24323,datetime:on(t,n)};return this.write(Mt[this.type],e[this.type])??""}tt(t){return Array.from("0123456789").some((n=>this.read(t+n).completion!==sr))}};
//notation|
const Pc=t=>31-Math.clz32(t&-t);
//notation|65 633 635
function Dc({years:t,months:n,days:e}){if(0===n||0===e)return!1;const r=Pc(e);if(r<=28)return!0;for(let e=1;e<=12;e++)if(n&1<<e&&(2===e?29===r&&Uc(t):r<=Vt(e,1)))return!0;return!1}
//notation|65
function Uc(t){return t.some((([t,n])=>{for(let e=t;e<=Math.min(n,t+8);e++)if(29===Vt(2,e))return!0;return!1}))}
//notation|43 67 70 78 79
function Zc(t,n,e){const r=t=>{const n=Math.floor(t/1e9);return{H:Math.floor(n/3600),m:Math.floor(n/60)%60,s:n%60,nanosecond:t%1e9}},i=t=>{const{year:n,month:e,day:r}=Kt(t);return{Y:n,M:e,D:r,H:0,m:0,s:0,nanosecond:0}};if("date"===t&&n===pt)return i(e);if("time"===t&&n===dt)return r(e);if("datetime"===t&&n===bt&&null===e.o)return{...i(un(e)),...r(cn(e))};if("month"!==t||n!==xt&&n!==pt)return null;const s=n===xt?e:Qt(e);return{Y:Math.floor(s/12),M:s%12+1,D:0,H:0,m:0,s:0,nanosecond:0}}
//notation|236 632

//notation|43 44 73 74 75 76 96 103 182 196 236
function Jc(t,n){if(t.read(n).completion===ur||lr(t.syntax,n)!==ur)return null;if(t instanceof _i){const e=_n(n);return null===e||e===xn?null:t.write(at,e)}const e=(0,{date:nn,month:en,time:rn,datetime:sn}[t.type])(n);return null===e?null:t.write(Mt[t.type],e)}
//|
const Hc=["add","multiply","divide","negate","round","abs","length","years","months","days","year","month","weekday","count_filled","first_filled","min","max"];
//computations|37 41 125 639
function Lc(t){const[[n,e]]=Object.entries(t);switch(n){case"today":case"now":case"key":return{name:n};case"offset":return{name:n,operand:ut(e[0]),shift:te(e[1])};case"range":return{name:n,lower:ut(e[0]),upper:ut(e[1])};case"entry":return{name:n,operand:ut(e[0]),key:ut(e[1]),slot:e[2]};case"operation":if(Hc.includes(e[0]))return{name:n,operation:e[0],operands:e.slice(1).map(ut)}}throw new V(`the computation '${"operation"===n?e[0]:n}' is not known`)}
//|642 643 644 645 646 647 648 649 650 651 652
const Vc={};
//|43 57 103 641
Object.assign(Vc,{number:t=>new zt(at,_n(t,!0))});
//date|43 57 73 641
Object.assign(Vc,{date:t=>new zt(pt,nn(t))});
//month|43 57 74 641
Object.assign(Vc,{month:t=>new zt(xt,en(t))});
//time|43 57 75 641
Object.assign(Vc,{time:t=>new zt(dt,rn(t))});
//datetime|43 57 76 641
Object.assign(Vc,{datetime:t=>new zt(bt,sn(t))});
//duration|43 57 125 641
Object.assign(Vc,{duration:t=>new zt(jt,te(t))});
//size|43 57 641
Object.assign(Vc,{size:t=>new zt(yt,BigInt(t.slice(0,-1)))});
//pattern|43 57 641
Object.assign(Vc,{pattern:t=>new zt(Ot,t)});
//set|43 57 641
Object.assign(Vc,{set:(t,n)=>new zt(kt,n.sets[t])});
//range|43 57 641
Object.assign(Vc,{range:t=>new zt($t,t)});
//form|43 57 641
Object.assign(Vc,{form:()=>new zt(ht,void 0)});
//|37 43 57 641
function Yc(t,n){if(null===t||Array.isArray(t))return new zt(ht,void 0);if("boolean"==typeof t)return new zt(ft,t);if("string"==typeof t)return new zt(mt,t);const[[e,r]]=Object.entries(t);if(!Object.hasOwn(Vc,e))throw new V(`the constant '${e}' is not known`);return Vc[e](r,n)}
//|218
const Kc=class{constructor(t,n){this.reads=new Map,this.decisions=[],this.Un=null;for(const e of void 0===n.decisions?[]:t.On(n.decisions))e.op===Ur?this.decisions.push(t.decisions[e.a]):e.op===Zr&&this.reads.set(t.computed[e.a].slot,t.computed[e.a].reads)}conditions(t){if(null===this.Un){this.Un=new Map;for(const{main:t,otherwise:n,reads:e}of this.decisions)for(const[r,i]of[t,n])for(let t=r;t<i;t++)this.Zn(t,e)}return this.Un.get(t)??[]}Zn(t,n){const e=this.Un.get(t);e?e.push(...n):this.Un.set(t,[...n])}all(t){const n=new Set(t);for(const t of n)for(const e of[...this.reads.get(t)??[],...this.conditions(t)])n.add(e);return n}};
//|654
function Gc(t,n){return n.Jn??=new Kc(t,n).reads}
//|
function Wc(t,n){const e=t.Hn.get(n);if(e)return e;const r=new Set(n.reads);for(let e=n.condition;void 0!==e;e=t.conditions[e].outer)for(const n of t.conditions[e].reads)r.add(n);return t.Hn.set(n,[...r]),t.Hn.get(n)}
//|35 37 41 42 217 218 227 266 293 337 339 341 364 374 378 539 569 623 637 640 653 661 658 659 660
const Qc=class{constructor(t){if("formrules program"!==t?.format)throw new V("this is no program that formrules has compiled");if(1!==t.version)throw new V(`version ${t.version} of programs is not known here`);const n=t.program;this.sources=n.sources,this.sets=n.sets.map((t=>_s(t))),this.Q=n.patterns,this.patterns=new Map,this.constants=n.constants.map((t=>Yc(t,this))),this.operands=n.operands.map(ut),this.computations=n.computations.map((t=>Lc(t))),this.itemPaths=n.itemPaths.map((t=>({...t,start:t.start&&ut(t.start)}))),this.rules=n.rules,this.externals=n.externals,this.checks=n.checks,this.Kt=new Map,this.violations=this.checks.map((()=>null)),this.Hn=new Map,this.decisions=n.decisions,this.conditions=n.conditions,this.messages=n.messages.map((t=>({...t,arguments:t.arguments.map(ct)}))),this.callTable=n.callTable.map((t=>({...t,arguments:t.arguments.map(ct)}))),this.calls=n.calls.map((t=>null===t?null:this.callTable[t])),this.forms=n.forms.map((t=>({...t})));for(const t of this.forms)this.Ln(t);this.contexts=n.contexts?.map((({field:t})=>this.Vn(t))),this.computed=(n.computed??[]).map((t=>this.readComputed(t))),this.W=[...this.forms.flatMap((({fields:t,parameters:n=[]})=>[...t,...n])),...this.contexts??[]].some((t=>t.isSecret)),this.kn=this.forms.some((t=>t.parameters))?Xc(this.forms):new Set,this.code=n.instructions.map(((t,n)=>this.Yn(t,n))),this.Kn(),this.in=this.code.map((t=>this.U(t)??t)),this.Gn=null,this.Gt=new Rc(this)}Ln(t){t.fields=t.fields.map((t=>this.Vn(t))),t.objects=t.objects.map((n=>({...n,members:n.members.map((n=>void 0===n.field?{group:n.group}:{field:t.fields[n.field]}))})));for(const n of t.objects){for(const e of n.members)e.name=e.field?.name??t.objects[e.group].name;n.zt=new Set(n.members.map((({name:t})=>t)))}t.steps=(t.steps??[]).map((t=>({...t,form:null}))),t.parameters=t.parameters?.map((t=>({...t,type:Cs(t.type,this.forms),defaultValue:ut(t.defaultValue)})))}Vn(t){const n={...t,type:Cs(t.type,this.forms)};var e;n.F=n.label??H(n.name),n.an=Gs([...n.groups,n.name]),n.notation=void 0===t.notation?null:(e=t.notation,/[0-9#]/.test(e)?new _i(e):new zc(e)),n.table=t.options.length>0?new Set(t.options.map((t=>t.value))):null,n.arguments=t.arguments?.map((t=>ut(t.operand))),n.Wn=t.arguments?.map((({reads:t})=>t??[])),n.$n=void 0!==Bs(n.type).form;for(const t of n.normalization)if("string"==typeof t&&!rc[t])throw new V(`'${t}' is no step of 'normalize'`);return n.hn=n.normalization.some((t=>"nfc"===t||"object"==typeof t)),n}Yn([t,...n],e){const r=Sr.indexOf(t);if(r<0)throw new V(`the instruction '${t}' is not known`);const i={op:r,index:e,a:n[0],b:n[1],yn:Pu[t],test:null,operands:[],Bt:!1,mn:!1},s=([t,n])=>this.operands.slice(t,t+n);if(r>=hi){if(i.operands=s(i.b),i.test=r===pi?oo:r>=ai?ki:Ns[i.a],!i.test?.answer)throw new V(`the rule '${i.a}' is not known`);i.ignoresCase=r===fi,i.rt=i.test.prepare?.(i,this)??null,i.Bt=!0===i.test.Bt}else r===li?i.operands=s(i.b):r===ii||r===si||r===ui?i.a=ut(i.a):r!==zr&&r!==ei||(i.a="keys"===(o=i.a)?{first:0,end:null,areKeys:!0}:{first:o[0],end:o[1],areKeys:!1});var o;return i}U(t){if(t.op!==li||this.rules[t.a].parameterCount>0)return null;const n=this.rules[t.a].entry;return this.code[n].test&&this.code[n+1].op===Lr?this.code[n]:null}gn(t,n){return null!==this.Gn&&this.Gn.name===t.name&&n.slot>=this.Gn.end}*On(t){for(let n=t;this.code[n]?.op!==Lr&&n<this.code.length;n++)yield this.code[n]}Kn(){for(const t of this.forms)for(const n of this.On(t.checks))n.op===Ir&&this.Qn(this.checks[n.a].start,n.index)}Qn(t,n){let e=0;const r=[];for(let i=t;i<n;i++){const t=this.code[i];switch(t.op){case ei:case ui:i=t.b-1;break;case ii:r.push(!0),e++;break;case si:r.push(!1);break;case oi:r.pop()&&e--;break;case Yr:case Gr:e++;break;case Vr:case Kr:e>0&&e++;break;case Qr:e>0&&e--;break;default:0===e&&t.Bt&&(t.mn=!0)}}}pattern(t,n){const e=2*t+("whole"===n?0:1);let r=this.patterns.get(e);return r||this.patterns.set(e,r=new os(this.Q[t],n)),r}};
//computed|41 657
Object.assign(Qc.prototype,{readComputed(t){const n={...t},{operand:e,aggregate:r}=t.source;return void 0===r?n.operand=ut(e):n.aggregate={...r,list:ut(r.list),value:ut(r.value),forms:r.forms.map((t=>null===t?null:this.forms[t]))},n}});
//steps|218 623 654 656 657
Object.assign(Qc.prototype,{limited(t,{slots:[,n]}){const e=Object.assign(Object.create(Qc.prototype),this);e.code=[...this.code],e.Gn={name:t.name,end:n};const r=new Kc(this,t),i=e=>e>=n&&t.steps.some((({slots:[t,n]})=>t<=e&&e<n)),s=t=>[...r.all(t)].some((t=>t>=n&&(!r.reads.has(t)||i(t)))),o=({slot:t,computed:e})=>i(t)||void 0===e&&t>=n||s([t]),u=(t,n)=>t.op===Ir&&s([...Wc(this,this.checks[t.a]),...null===n?[]:r.conditions(n)]),c=(t,n)=>e.code[t]={op:Jr,a:n,b:0,index:t},l=[...this.On(t.checks)],h=0===l.length?0:l.at(-1).index+1,f=l.map((()=>h));for(let t=l.length-2;t>=0;t--){const{op:n,index:e}=l[t+1];f[t]=n===Ar||n===_r?e:f[t+1]}for(const[n,e]of l.entries())if(e.op===Ar&&o(t.fields[e.a]))c(e.index,f[n]);else if(e.op===_r&&(i(e.a)||u(this.code[e.b-1],e.a)))c(e.index,e.b);else if(e.op===Ir&&u(e,null)&&this.checks[e.a].start<=e.index)c(this.checks[e.a].start,e.index+1);else if(e.op===Hr){const t=this.code.slice(e.index,e.b).filter((({op:t})=>t===Ir));t.length>0&&t.every((t=>u(t,null)))&&c(e.index,e.b)}return e.in=e.code.map(((t,n)=>t===this.code[n]?this.in[n]:t)),e.Gt=new Rc(e),e}});
//computed|218 657
Object.assign(Qc.prototype,{isSecretlyComputed(t,n){if(void 0===t.decisions)return!1;for(const e of this.On(t.decisions))if(e.op===Zr&&this.computed[e.a].slot===n&&this.computed[e.a].isSecret)return!0;return!1}});
//parameters|341
function Xc(t){const n=new Set;for(let e=-1;e<n.size;){e=n.size;for(const e of t)e.fields.map((t=>Bs(t.type).form)).some((t=>t&&(t.parameters||n.has(t))))&&n.add(e)}return n}
//|23 39 43 106 218 663 664
const tl=class{constructor(t,n,e){this.program=t,this.form=n,this.field=e,this.Xn=!1,this.isWellFormed=!1}read(t,n){const{type:e,table:r}=this.field;if(!e.kind||void 0!==this.field.computed)return null;const i=[];for(this.at=t;this.at<n;){const t=this.Nt();if(null===t)return null;i.push(...t),this.program.code[this.at].op===Ir&&this.at++}r&&i.push((t=>r.has(t)));const s=!this.Xn;if(e.kind===mt)return nl(r||this.isWellFormed?i:[...i,I],s);const o=e.kind===at?qn:e.kind===ft?t=>!0===t||!1===t:null;return null===o?null:(t,n)=>{if(!o(t))return s&&null==t;for(let e=0;e<i.length;e++)if(!i[e](t,n))return!1;return!0}}Nt(){const t=this.program.in[this.at++];if(t.op===hi)return this.test(t);if(t.op===Vr)return this.combined()?.flat()??null;if(t.op!==Yr)return null;this.te=!0;const n=this.combined();if(this.te=!1,null===n||n.some((t=>1!==t.length)))return null;const[e,r,...i]=n.flat();return[(t,n)=>e(t,n)||r?.(t,n)||i.some((e=>e(t,n)))]}combined(){const t=[];for(;;){const{code:n}=this.program;if(n[this.at].op===Qr)return this.at++,t;const e=this.Nt();if(null===e)return null;if(t.push(e),n[this.at].op===ti&&this.at++,n[this.at++].op!==Wr)return null}}test(t){const{kind:n}=this.field.type,e=t.rt;switch(t.a){case"required":case"filled":case"present":return this.Xn=!0,[];case"equal":{if(n!==mt||t.operands[0].kind!==Q)return null;const e=this.form.fields.find((n=>n.slot===t.operands[0].at));return e?(this.Xn=!0,[(t,n)=>n[e.name]===t]):null}case"length":return e&&n===mt?[el(e)]:null;case"between":return e&&n===at?[t=>t>=e.least&&t<=e.most]:null;case"regex":case"contains":{if(n!==mt||!e)return null;const t=this.program.Q[e.position];if(!t.tables?.[e.scope])return null;let r=null;const i=()=>r=this.program.pattern(e.position,e.scope).At;return this.te||(this.isWellFormed=!0),[t=>(r??i()).matches(t)]}case"one_of":return e&&n===mt?[t=>e.has(t)]:null;case"none_of":return e&&n===mt?[t=>!e.has(t)]:null}return null}};
//|22
function nl(t,n){const[e,r]=t;return 1===t.length?(t,r)=>{if("string"!=typeof t)return n&&null==t;const i=t.charCodeAt(0);return i>32&&i<128||!_(t)?e(t,r):n}:(i,s)=>{if("string"!=typeof i)return n&&null==i;const o=i.charCodeAt(0);if(!(o>32&&o<128)&&_(i))return n;if(!e(i,s)||!r(i,s))return!1;for(let n=2;n<t.length;n++)if(!t[n](i,s))return!1;return!0}}
//|30
function el({least:t,most:n,unit:e}){const r=P[e],i={bytes:1,utf16:1,scalars:2,characters:1/0}[e],[s,o]=["characters"===e?t<=1?1:1/0:t*i,"bytes"===e?n/3:n];return e=>{if(e.length>=s&&e.length<=o)return!0;if(e.length>5e6)return!1;const i=r(e);return i>=t&&i<=n}}
//module|218 656 662 666
function rl(t,n){if(n.isExact||n.isClosed||n.parameters||void 0!==n.decisions||1!==n.objects.length||void 0!==n.contexts||n.fields.some((t=>t.normalization.length>0||!t.type.kind||t.name in Object.prototype)))return null;const e=n.fields.map((()=>null)),r=n.fields.map((()=>[]));let i=n.checks;for(;t.code[i].op===Ar;i=t.code[i].b){const s=t.code[i];e[s.a]=new tl(t,n,n.fields[s.a]).read(i+1,s.b);for(const{op:n,a:e}of t.code.slice(i+1,s.b))n===Ir&&r[s.a].push(...Wc(t,t.checks[e]))}const s=t.code[i].op===Lr;return e.some(Boolean)?new il(n.fields,e,r,s):null}
//module|347
const il=class{constructor(t,n,e,r){const i=this.names=t.map((t=>t.name));this.ne=n,this.Cn=e.map((n=>[...new Set(n)].map((n=>t.findIndex((t=>t.slot===n)))).filter((t=>t>=0)))),this.In=r,this.accepted=new Uint8Array(i.length)}ee(t){const{names:n,ne:e,accepted:r}=this,i=void 0===t[Us];let s=i&&this.In;for(let o=0;o<n.length;o++){const u=e[o],c=t[n[o]],l=i&&null!==u&&u(c,t);r[o]=l?1:0,l||(s=!1)}return s}};
//|
const sl=class extends Error{constructor(t){super(t),this.name="SessionError"}};
//|667
function ol(t){const n=[],e=/^\.?(?:`([^`]+)`|([^.[`]+))|^\[(\d+)\]|^\["((?:[^"\\]|\\.)*)"\]/;for(let r=t;""!==r;){const i=e.exec(r);if(!i)throw new sl(`'${t}' is no path`);n.push(void 0!==i[3]?Number(i[3]):void 0!==i[4]?JSON.parse(`"${i[4]}"`):i[1]??i[2]),r=r.slice(i[0].length)}return n}
//|
function ul(t,n,e){let[r,i]=[0,t];if(!n)for(const n=Math.max(1,t-1024);i>n;)if(e(--i))return i;for(;i-r>1;){const t=r+Math.floor((i-r)/2);e(t)?r=t:i=t}return r}
//|
const cl=(t,n,e)=>({shown:t,value:t,caret:n,disposition:e});
//|27 669 670
function ll({start:t,end:n,text:e},r,i){const s=R(r),o=s.slice(0,t).join(""),u=o+e,c=s.slice(n).join(""),l=[];let h=0;for(const t of R(u))h+=t.length,h>o.length&&l.push(h);const f=(t,n)=>{const e=u.slice(0,t)+c;return cl(e,R(e.slice(0,t)).length,n)};if(0===l.length||""===e||i(u+c))return f(u.length,"taken");const a=ul(l.length,""===c,(t=>i(u.slice(0,l[t-1])+c)));return 0===a?cl(r,n,"refused"):f(l[a-1],"shortened")}
//notation|27 182 196 236 669 670 672
const hl=class{static of(t,n,{start:e,end:r,text:i,re:s}){if(!(n instanceof _i)||null===n.group)return null;const o=R(t),u=n.nt(o);if(null===u)return null;const c=t=>t.filter((t=>!n.groups.includes(t))).length;let l=c(o.slice(0,e)),h=l+c(o.slice(e,r));l===h&&""===i&&e<r&&(s?h=Math.min(u.length,h+1):l=Math.max(0,l-1));const f=R(i),a=n.read(i).completion===ur?n.nt(f)??f:f;return Object.assign(new hl,{notation:n,shown:o,plain:u,start:e,end:r,text:i,lower:l,upper:h,inserted:a})}Ut(t){const{shown:n,plain:e,end:r,text:i,lower:s,upper:o,inserted:u}=this,c=e.length<n.length;if(""===i)return c?this.et(0)??cl(this.ie(0).join(""),s,"taken"):null;const l=this.et(u.length);if(null===l||t(l.value))return l;const h=this.ie(u.length).join("");if(!c&&t(h))return cl(h,s+u.length,"taken");const f=ul(u.length,o===e.length,(n=>{const e=this.et(n);return null!==e&&t(e.value)}));return f>0?{...this.et(f),disposition:"shortened"}:c?cl(n.join(""),r,"refused"):null}get data(){const{notation:t,shown:n,start:e,end:r,text:i,lower:s,inserted:o}=this,u=this.ie(o.length).join("");return t.read(n.slice(0,e).join("")+i+n.slice(r).join("")).completion!==sr||lr(t.syntax,u)===sr?null:cl(u,s+o.length,"taken")}ie(t){return[...this.plain.slice(0,this.lower),...this.inserted.slice(0,t),...this.plain.slice(this.upper)]}et(t){const n=this.notation.et(this.ie(t));if(null===n)return null;let e=this.lower+t,r=0;for(;e>0;)this.notation.groups.includes(n[r++])||(e-=1);return cl(n.join(""),r,"taken")}};
//mask|673
const fl={digit:t=>/^[0-9]$/.test(t),letter:t=>/^(?:[A-Za-z]|(?![\0-\x7f])\p{Alphabetic}[\p{M}\p{Alphabetic}\u200c\u200d]*)$/u.test(t),letterOrDigit:t=>fl.digit(t)||fl.letter(t)};
//mask|19 673
const al=t=>/^[\x20-\x7e]$/.test(t)?!fl.letterOrDigit(t):/^[\p{P}\p{Sm}]/u.test(t)||S.test(t)&&!/[\n\r\v\f\x85\u2028\u2029]/.test(t);
//mask|
const ml={0:["digit","mandatory"],9:["digit","optional"],A:["letter","mandatory"],a:["letter","optional"],_:["letterOrDigit","mandatory"],"-":["letterOrDigit","optional"]};
//mask|27 675
function pl(t){const n=R(t),e=[];let r={kind:null,mandatory:0,optional:0};const i=()=>{for(const t of["mandatory","optional"])for(let n=0;n<r[t];n++)e.push({kind:r.kind,room:t});r={kind:null,mandatory:0,optional:0}};let s=null;for(let t=0;t<n.length;t++){const o=n[t];if(null!==s||"["!==o&&"{"!==o)if("]"===o||"}"===o)i(),s=null;else if("["===s&&"\u2026"===o){const t=r.kind??"letterOrDigit";i(),e.push({kind:t,room:"repeating"})}else if("["===s){const[t,n]=ml[o];r.kind!==t&&i(),r.kind=t,r[n]++}else e.push({own:"\\"===o?n[++t]:o,isInValue:"{"===s});else s=o}return e}
//mask|
const dl=(t,n,e,r)=>({fills:t,matchesFixed:n,matchesLiterals:e,ends:r});
//mask|677
const bl=dl(!0,!0,!1,!1);
//mask|677
const wl=dl(!0,!1,!1,!1);
//mask|677
const gl=dl(!1,!0,!1,!1);
//mask|677
const vl=dl(!0,!0,!0,!0);
//mask|677
const jl=dl(!0,!0,!1,!0);
//mask|677
const yl=dl(!0,!1,!1,!0);
//mask|
const[Ol,kl,$l]=[0,1,2];
//mask|27
const xl=t=>R(t.join(""));
//mask|673 674 678 679 680 684 685 686
const Ml=class{constructor(t,n=[],e=0){this.se=t,this.oe=n,this.next=e}static of(t,n,e){const r=new Ml(n);for(const n of t)r.take(n,bl);return 0===r.filledCount()&&([r.oe,r.next]=[[],0]),e&&r.ue(),r}copy(){return new Ml(this.se,[...this.oe],this.next)}get shown(){return this.oe.map((t=>t.character)).join("")}get value(){return this.filledCount()>0?this.oe.filter((t=>t.ce!==Ol)).map((t=>t.character)):[]}get le(){return!this.se.slice(this.next).some((t=>"mandatory"===t.room||t.isInValue))}get he(){return this.se.some((t=>void 0!==t.own&&fl.letterOrDigit(t.own)))}get fe(){return this.value.length-xl(this.value).length}get ae(){return xl(this.oe.map((t=>t.character))).length===this.oe.length}filledCount(t=0,n=this.oe.length){let e=0;for(let r=t;r<n;r++)this.oe[r].ce===$l&&e++;return e}me(t){for(;t>0&&this.oe[t-1].ce!==$l;)t--;return t}caret(t,n,e){let r=0;for(let n=t;n>0&&r<this.oe.length;r++)this.oe[r].ce===$l&&n--;for(;r<this.oe.length&&this.oe[r].ce!==$l;r++){const t=0===r?-1:this.oe[r-1].place;if(n--<=0&&(!e||this.oe[r].place!==t+1))break}return r}pe(t){const n=this.oe.splice(t),e=this.oe.at(-1);return this.next=void 0===e?0:"repeating"===this.se[e.place].room?e.place:e.place+1,n}ue(){for(;void 0!==this.se[this.next]?.own;this.next++)this.write(this.next)}write(t,n=null){const{own:e,isInValue:r}=this.se[t],i=null!==n?$l:r?kl:Ol;this.oe.push({character:n??e,place:t,ce:i})}de(t,n){let e=0;for(const{character:r,ce:i}of t.slice(n))i===kl&&this.take(r,gl),i!==$l||this.take(r,wl)||e++;return e}remove(t,n){return this.de(this.pe(t),n-t)}take(t,n){const e=this.oe.length;let[r,i,s]=[!1,!1,null];for(let e=this.next;e<this.se.length;e++){const{own:o,isInValue:u,kind:c,room:l}=this.se[e];if(void 0===o&&i&&(s??={next:e,count:this.oe.length}),void 0!==o){if(this.write(e),i=r,o===t&&(u?n.matchesFixed:n.matchesLiterals))return this.next=e+1,!0}else{if(n.fills&&fl[c](t))return this.write(e,t),this.next="repeating"===l?e:e+1,!0;if("optional"!==l)break;r=!0}}return n.ends&&s&&this.filledCount()>0&&al(t)?(this.oe.length=s.count,this.next=s.next,!0):(this.oe.length=e,!1)}be(t){for(let n=this.value;;){const e=Ml.of(xl(n),this.se,t);if(n=e.value,xl(n).length===n.length)return e}}};
//mask|27 669 673 681 682 683 684 685 686 688
const Tl=class{constructor(t,n,e){this.value=n,this.text=Ml.of(R(n),t,!0),this.canHold=e}Ut({start:t,end:n,text:e,re:r=!1}){if(""===e)return this.deletion(t,n,r);const[i,s,o]=this.we(R(e),t,n);return this.ge(i,s,o)??this.ve(n,"refused")}ve(t,n){return{shown:this.text.shown,value:this.value,caret:t,disposition:n}}je(t,n,e){const r=t.ae?n:Math.min(n,R(t.shown).length);return{shown:t.shown,value:t.value.join(""),caret:r,disposition:e}}deletion(t,n,e){if(t===n)return this.ve(t,"taken");const r=this.ye(t,n);return n-t==1&&r.value.join("")===this.text.value.join("")?this.Oe(t,n,e):this.ke(r,t)}Oe(t,n,e){if(e){const e=this.text.oe.findIndex(((t,e)=>e>=n&&t.ce===$l));return e<0?this.ve(n,"taken"):this.ke(this.ye(e,e+1),t)}const r=this.text.me(t)-1;if(r<0)return this.ve(t,"taken");const i=this.text.filledCount(n)>0?r+1:this.text.oe.length;return this.ke(this.ye(r,i),r)}ye(t,n){let e=this.text.copy();const r=e.remove(t,n);if(r>0){const i=this.text.copy();i.remove(i.me(t),n)<r&&(e=i)}return e.be(!0)}ke(t,n){const e=this.text.me(n);return this.je(t,t.caret(this.text.filledCount(0,e),n-e,!1),"taken")}ge(t,n,e){let r=this.$e(t,vl,n,e);if(r.loss>0||this.text.he&&!r.rank.every((t=>0===t)))for(const[i,s]of this.xe(n)){const n=this.$e(t,i,s,e);El(n.rank,r.rank)&&(r=n)}if(r.loss<t.length){const t=this.Me(r);if(null!==t)return this.inserted(r,t,r.losesText?"shortened":"taken")}if(1===t.length)return null;const i=n=>this.$e(t.slice(0,n),r.as,r.start,e),s=0===this.text.filledCount(e),o=ul(t.length,s,(t=>null!==this.Me(i(t))));if(0===o)return null;const u=i(o),c=u.loss<o?this.Me(u):null;return null===c||this.Te(c)?null:this.inserted(u,c,"shortened")}inserted(t,n,e){return this.je(n,n.caret(t.filledCount,t.ownCount,!0),e)}Te(t){return t.value.join("")===this.text.value.join("")}Me({text:t,keepsRest:n}){if(!n)return null;const e=t.be(!0);return e.filledCount()<t.filledCount()-t.fe||!e.ae?null:this.Te(e)||this.canHold(e.value.join(""))?e:null}xe(t){const n=this.text.he?[[jl,t],[yl,t]]:[],e=this.text.me(t);return e<t?[...n,[vl,e]]:n}$e(t,n,e,r){const i=this.text.copy(),s=i.pe(e),[o,u]=[i.oe.filter((t=>t.ce!==Ol)).length,i.next],c=t.filter((t=>!i.take(t,n))),l=!(i.filledCount()>0&&i.oe.filter((t=>t.ce!==Ol)).length>o||i.next>u),h=i.filledCount()-i.fe,f=i.oe.length-i.me(i.oe.length),a=0===i.de(s,r-e),m=t.length>1,p=[!a,c.length,l,m&&!i.le,m&&n===vl].map(Number);return{text:i,as:n,start:e,filledCount:h,ownCount:f,keepsRest:a,rank:p,loss:c.length,losesText:c.some(fl.letterOrDigit)}}we(t,n,e){const{oe:r,se:i}=this.text,s=(t,n)=>{const e=xl(t),{kind:r}=i[n.place];return 1===e.length&&void 0!==r&&fl[r](e[0])};return n>0&&s([r[n-1].character,t[0]],r[n-1])&&(t=xl([r[n-=1].character,...t])),e<r.length&&s([t.at(-1),r[e].character],r[e])&&(t=xl([...t,r[e].character]),e+=1),[t,n,e]}};
//mask|
function El(t,n){const e=t.findIndex(((t,e)=>t!==n[e]));return e>=0&&t[e]<n[e]}
//|27 671 676 686 687 690 691 692 693 694 695 696
const Sl=class{constructor(t,n){this.se=void 0===t?null:pl(t),this.notation=n}shown(t){return this.Ee(t)?Ml.of(R(t),this.se,!0).shown:t}Ee(t){return null===this.se||null===this.notation?null!==this.se:this.holds(t)&&(this.isAlive(t)||!this.isData(t))}Ut(t,n,e){return null===this.notation?this.Se(t,n,e):this.notated(t,n,e)}Se(t,n,e){return null===this.se?ll(t,n,e):new Tl(this.se,n,e).Ut(t)}};
//mask|27 686 689
Object.assign(Sl.prototype,{holds(t){return Ml.of(R(t),this.se,!1).value.join("")===t}});
//notation|182 689
Object.assign(Sl.prototype,{isAlive(t){return this.notation.read(t).completion!==sr}});
//notation|182 196 689
Object.assign(Sl.prototype,{isData(t){return"time"!==this.notation.type&&/^(?:19|20)/.test(t)&&lr(this.notation.syntax,t)!==sr}});
//notation|27 670 671 672 689
Object.assign(Sl.prototype,{notated(t,n,e){const r=null===this.se?hl.of(n,this.notation,t):null,i=r?.Ut(e)??null;if(null!==i)return i;const s=R(this.shown(n)),o=this.translation(t,s);if(null!==o&&e(o))return cl(o,R(o).length,"taken");if(null===this.se){const i=r?.data??null;return null!==i&&e(i.value)?i:this.Se(t,n,e)}if(!this.Ee(n))return this.formattedAgain(ll(t,n,e));const u=this.Se(t,n,e);if(""===t.text||"refused"!==u.disposition&&this.isAlive(u.value)||!this.isAlive(n))return u;const c=this.data(t,s);return null!==c&&e(c)?cl(c,R(c).length,"taken"):u}});
//notation|27 686 687 689
Object.assign(Sl.prototype,{formattedAgain(t){const n=t=>new Tl(this.se,"",(()=>!0)).Ut({start:0,end:0,text:t}),e=n(t.value);if("refused"===t.disposition||"taken"!==e.disposition)return t;if((!/^\p{Nd}*$/u.test(t.value)||this.isData(t.value)||!this.isAlive(e.value))&&!this.Ee(t.value))return t;const r=R(t.value).slice(0,t.caret).join("");if(r===t.value)return{...e,caret:R(e.shown).length,disposition:t.disposition};const i=Ml.of(R(n(r).value),this.se,!1).filledCount(),s=Ml.of(R(e.value),this.se,!0).caret(i,0,!1);return{...e,caret:s,disposition:t.disposition}}});
//notation|27 638 689
Object.assign(Sl.prototype,{translation({start:t,end:n,text:e},r){return R(e).length<2||n>r.length?null:Jc(this.notation,r.slice(0,t).join("")+e+r.slice(n).join(""))}});
//notation|689
Object.assign(Sl.prototype,{data({start:t,end:n,text:e},r){const i=t=>/^\p{Nd}$/u.test(t);if(r.slice(n).some(i))return null;const s=r.slice(0,t).filter(i).join("")+e;return this.isData(s)&&!this.Ee(s)?s:null}});
//|31 346
const Al=t=>JSON.stringify(t,((t,n)=>"bigint"==typeof n||"number"==typeof n?`#${n}`:Ps(n)?Object.fromEntries(Object.entries(n).sort((([t],[n])=>D(t,n)))):n));
//externals|697
const Nl=({rule:t,value:n,arguments:e})=>Al([t.name,n,e]);
//|700 701
function _l({annotations:t,isSecret:n,computed:e,type:r}){const i=n||void 0!==e?void 0:t.find((({name:t})=>"default"===t))?.arguments[0];return void 0===i?void 0:Cl(r,Il(i))}
//default|103 700
function Il(t){if(Array.isArray(t))return t.map(Il);if(null===t||"object"!=typeof t)return t;const[[n,e]]=Object.entries(t);return"number"===n?_n(e,!0):e}
//default|43 97 116 701 713
function Cl(t,n){if("any"===t.name)return n;if("list"===t.name)return(Array.isArray(n)?n:[n]).map((n=>Cl(t.item,n))).filter((t=>void 0!==t));const e="number"==typeof n||n instanceof Mn;return t.kind===mt?"string"==typeof n?n:e?Hn(n):"boolean"==typeof n?String(n):void 0:Ll.includes(t.name)&&("string"==typeof n||e&&t.kind===at||"boolean"==typeof n&&t.kind===ft)?n:void 0}
//|346 667 703
function ql(t,n,e,r){if(!Ps(n))throw new sl("the values of a form have names");Bl(t,n,e,e.form.objects[0],r)}
//|346 348 364 667 703 706
function Bl(t,n,e,r,i){const s=Object.keys(n).find((t=>!r.zt.has(t)));if(void 0!==s)throw new sl(`the form has no field '${Gs([...e.path,s])}'`);for(const{name:s,field:o,group:u}of r.members){const r=Zs(n,s);if(o)void 0!==r?zl(t,r,e.node(o),i):i||zl(t,void 0,e.node(o),!1);else if(Ps(r))Bl(t,r,e,e.form.objects[u],i);else{if(null!=r)throw new sl(`'${Gs([...e.path,s])}' takes the values of a form`);null!==r&&i||Bl(t,{},e,e.form.objects[u],!1)}}}
//|699 704 706
function Rl(t,n){for(const e of n.fields){const n=_l(e.Ae);void 0!==n&&zl(t,n,e,!1),e.nested&&Rl(t,e.nested)}}
//|364 667
function Fl(t){if(t.isReadOnly)throw new sl(`'${Gs(t.path)}' is read-only`)}
//|22 346 697 702 707 711
function zl(t,n,e,r){const{type:i,computed:s}=e.Ae;void 0===s&&(e.Ne=!(null==n||"string"==typeof n&&_(n)||Array.isArray(n)&&0===n.length),e._e=!1,i.form&&Ps(n)?(e._e=!0,e.content=void 0,ql(t,n,e.nested,r)):i.form?(ql(t,{},e.nested,!1),e.content=n):"list"===i.name&&Array.isArray(n)?Pl(t,n,e):(e.Ie=null,e.content=n),e.Ce=(e._e||null!==e.Ie)&&Al(e.given)!==e.qe,Jl(e))}
//list|708 710
function Pl(t,n,e){const r=(e.Ie??[]).slice(0,n.length);for(;r.length<n.length;)r.push(Dl(t,e));e.Ie=r,e.content=void 0,r.forEach(((e,r)=>Zl(t,e,n[r])))}
//module list|716
function Dl(t,n){const e={value:null,instance:null};return n.Be&&(e.instance=new Kl(t,n.Be,n,e)),e}
//|346 697 702 704
function Ul(t,n,e){if(void 0!==e&&(n.value=e),n.instance){Rl(t,n.instance),Ps(e)&&ql(t,e,n.instance,!0);for(const t of n.instance.Re())t.qe=Al(t.given)}}
//|346 702
function Zl(t,n,e){n.value=e,n.instance&&Ps(e)&&ql(t,e,n.instance,!1)}
//|
function Jl(t){t.unit.moment="change";for(let{Fe:n,ze:e}=t.instance;n&&void 0!==t.given;({Fe:n,ze:e}=n.instance))null===e&&(n._e=!0)}
//module nested|712
function Hl(t,n=t.form.objects[0]){const e={};for(const{name:r,field:i,group:s}of n.members){const n=i?t.node(i).given:Hl(t,t.form.objects[s]);void 0!==n&&(i||Object.keys(n).length>0)&&Object.defineProperty(e,r,{value:n,enumerable:!0,writable:!0,configurable:!0})}return e}
//|
const Ll=["integer","number","boolean","date","month","time","datetime"];
//|
const Vl=["text","integer","number","date","month","time","datetime","choice","any"];
//|43 97 105 116 372 638 689 697 712 713 716
const Yl=class{constructor(t,n){this.instance=t,this.Ae=n,this.session=t.session,this.unit=null,this.content=void 0,this.Ie=null,this._e=!1,this.Ce=!1,this.nested=n.type.form?new Kl(this.session,n.type.form,this,null):null,this.Be="list"===n.type.name?n.type.item.form??null:null,this.Pe=!1,this.De=!1,this.Ne=!1,this.isEnabled=!0,this.Ue=!1,this.qe=void 0,this.status={state:"untouched",isActive:!0,isPending:!1,violations:[],warnings:[],undecided:[]},this.Ze=n.Ze??=new Sl(n.mask,n.notation)}get path(){return[...this.instance.path,...this.Ae.groups,this.Ae.name]}get slot(){return this.instance.place.frame.base+this.Ae.slot}get Je(){return!this._e&&null===this.Ie&&Al(this.content)!==this.qe}get isReadOnly(){return this.Ue||void 0!==this.Ae.computed}*He(){if(this.nested&&(yield this.nested),this.Be)for(const t of this.Ie??[])yield t.instance}get given(){return this._e?Hl(this.nested):null===this.Ie?this.content:this.Ie.map((t=>t.instance?Hl(t.instance):t.value))}get value(){const{type:t}=this.Ae;return!this._e&&null===this.Ie&&"string"==typeof this.content&&Ll.includes(t.name)?io(this.session.Gt,this.slot,t)??this.content:this.given}get Le(){if(this._e||null!==this.Ie)return null;const{content:t,Ae:{notation:n}}=this;if(null==t)return"";if("number"==typeof t||t instanceof Mn){const e="number"==typeof t?Cn(t):t;return n?.write(at,e)??Hn(e)}return"string"!=typeof t?null:null===n||this.Pe?t:Jc(n,t)??t}};
//|715 717 718
const Kl=class{constructor(t,n,e,r){this.session=t,this.form=n,this.Fe=e,this.ze=r,this.fields=n.fields.map((t=>new Yl(this,t))),this.vn=Wl(t.program,n).map((t=>({...t,instance:this,moment:"change",standing:Gl})));for(const t of this.vn)t.field&&(this.node(t.field).unit=t);this.place=null}node(t){return this.fields[this.form.fields.indexOf(t)]}get path(){return null===this.Fe?[]:null===this.ze?this.Fe.path:[...this.Fe.path,this.Fe.Ie.indexOf(this.ze)]}*Ve(){for(const t of this.vn)if(yield t,t.field)for(const n of this.node(t.field).He())yield*n.Ve()}*Re(){for(const t of this.Ve())t.field&&(yield t.instance.node(t.field))}};
//|
const Gl=Object.freeze({hasErrors:!1,isUndecided:!1,fails:!1,failsForGood:!1,isPending:!1,inquiries:[],violations:[],undecided:[],notes:new Map});
//|218 656 719
function Wl(t,n){if(n.vn)return n.vn;const e=[];for(const r of t.On(n.checks)){const i={entry:r.index,field:null,slot:r.a,hasConditions:!1,targets:[],reads:[]};if(r.op===Ar)e.push({...i,field:n.fields[r.a],slot:n.fields[r.a].slot});else if(r.op===_r)e.push(i);else if(r.op===Ir){const n=t.checks[r.a],i=e.at(-1);n.isCondition&&(i.hasConditions=!0),Ql(n).length>0&&i.targets.push(Ql(n)),i.reads.push(...Wc(t,n).filter((t=>t!==i.slot)))}}return n.vn=e}
//|
function Ql({target:t}){const n=t.findIndex((t=>"string"!=typeof t));return n<0?t:t.slice(0,n)}
//|720
function Xl(t,n){const e=t.fields.findLast((({Ae:t})=>t.slot<=n));return e&&e.Ae.slot!==n?e.nested?Xl(e.nested,n-e.Ae.slot):null:e??null}
//|722
function th(t){for(const n of t.root.Re())n.status=nh(t,n)}
//|53 723 724 725 726 728 731
function nh(t,n){const{Pe:e}=n,r=null===n.instance.Fe?[]:eh(t,n),{unit:i}=n,s=i.targets.length>0||r.length>0,o=s?ih(t,n,r):i.standing,u=0==(t.Gt.slots[n.slot].flags&qt),c=sh(t,n,o)||o.fails&&(i.hasConditions||r.length>0),l=(e,r)=>!s||rh(t,e,r)===n,h=c?[...r,i].flatMap((n=>uh(t,n).filter((t=>l(t,n))))):[],f=h.filter((t=>"error"===t.severity)),{Je:a}=n,m=o.isUndecided&&!hh(t,n),p=m&&void 0!==n.Ae.computed,d=h.filter((t=>"warning"===t.severity)),b=m?o.undecided:[];return{state:u&&n.isEnabled?f.length>0?"invalid":o.isPending?"checking":t.Ye!==n||e?e||n.De||a||n.Ce||p?o.hasErrors?"incomplete":m?"undecided":o.isUndecided?"incomplete":"valid":"untouched":"editing":"untouched",isActive:u,isPending:o.isPending,violations:f,warnings:d,undecided:b}}
//nested|
function eh(t,n){const e=[];for(let{Fe:r,ze:i}=n.instance;null!==r&&null===i;({Fe:r,ze:i}=r.instance))r.unit.targets.some((e=>t.find(e,r.nested)===n))&&e.push(r.unit);return e}
//target|719
function rh(t,n,e){const r=e.field?e.instance.node(e.field):null,i=e.standing.notes.get(n)?.check,s=i?Ql(i):[];return(r?.nested&&s.length>0?t.find(s,r.nested):null)??r}
//target|724
function ih(t,n,e){const{unit:r}=n,i=[...e,r].flatMap((({standing:e,...r})=>e.violations.filter((i=>rh(t,i,{standing:e,...r})===n)).map((t=>({isError:"error"===t.severity,isFinal:!e.notes.get(t)?.fn}))))),s=r.standing.hasErrors&&!r.standing.violations.some((t=>"error"===t.severity));return{...r.standing,hasErrors:s||i.some((({isError:t})=>t)),fails:i.length>0,failsForGood:i.some((({isFinal:t})=>t))}}
//|727
function sh(t,n,e){return n.Pe?e.failsForGood:e.fails&&oh(t,n)}
//|372
function oh(t,n){return void 0!==n.Ae.computed?void 0!==io(t.Gt,n.slot,n.Ae.type):n.De||n.Ne&&t.Ye!==n}
//|726 729 737
function uh(t,n){const{standing:e}=n;if(!e.fails)return[];const r=n.field?n.instance.node(n.field):null,i=null===r||sh(t,r,e);return i||n.hasConditions?bh(e.violations.filter((e=>ch(t,e,n,r,i))),e.notes,t.options.mode):[]}
//|656 730 733
function ch(t,n,e,r,i){const{fn:s=!1,check:o=null}=e.standing.notes.get(n)??{},u=o?.isCondition??!1;if(r?.Pe&&s&&!u)return!1;const c=o?Wc(t.program,o):[];return null===r&&0===c.length?t.Ke:!!(i||u&&0!==c.length)&&!(r&&0===c.length&&void 0===r.Ae.computed&&!r.Pe&&!r.De)&&!(r&&void 0!==r.Ae.computed&&!lh(t,r))&&c.every((n=>ah(t,n,e.instance)))}
//computed|727 732 735
function lh(t,{Ae:{slot:n},instance:e}){const r=ph(t,n,e);return(0===r.length||r.some((n=>oh(t,n))))&&!fh(t,n,e)}
//|732
function hh(t,n){return!n.Pe&&[...n.unit.reads,...void 0===n.Ae.computed?[]:[n.Ae.slot]].some((e=>fh(t,e,n.instance)))}
//reads computed|720 734 735
function fh(t,n,e){const r=Xl(e,n);return null!==r&&void 0===r.Ae.computed?mh(t,r):ph(t,n,e).some((n=>mh(t,n)))}
//reads|45 720 727 732 735
function ah(t,n,e){const r=Xl(e,n);return!!(null!==r&&t.Gt.slots[r.slot].flags&Tt)||!(null!==r&&!oh(t,r))&&(null!==r||ph(t,n,e).every((n=>oh(t,n))))&&!fh(t,n,e)}
//|
function mh(t,n){if(n.Pe)return!0;if(null===n.nested&&!n.Be)return!1;for(let e=t.Ye?.Pe?t.Ye:null;e;e=e.instance.Fe)if(e===n)return!0;return!1}
//computed parameters group|655 720
function ph(t,n,e){const[r,i,s]=[[{slot:n,instance:e}],new Map,[]];for(const n of r){const e=i.get(n.instance)??i.set(n.instance,new Set).get(n.instance);if(e.has(n.slot))continue;e.add(n.slot);const{form:o,Fe:u}=n.instance,c=Gc(t.program,o).get(n.slot),l=Xl(n.instance,n.slot),h=(o.parameters??[]).findIndex((t=>t.slot===n.slot));c?r.push(...c.map((t=>({slot:t,instance:n.instance})))):void 0!==l?.Ae.computed?r.push({slot:l.Ae.slot,instance:l.instance}):l?s.push(l):h>=0&&u&&r.push(...(u.Ae.Wn?.[h]??[]).map((t=>({slot:t,instance:u.instance}))))}return s}
//|728
function dh(t){return[...t.root.Ve()].flatMap((n=>uh(t,n)))}
//|
function bh(t,n,e){if("all"===e||t.length<2)return t;const r=new Set;let i=!1;return t.filter((t=>!(r.has(t.path)||i&&n.get(t)?.check||("error"!==t.severity||(r.add(t.path),t.path.endsWith("]")||(i=!0)),0))))}
//|
function wh(t,n){let e=n;for(;e.instance.Fe;)e=e.instance.Fe.unit;const r=t.form.steps.findIndex((({slots:[t,n]})=>t<=e.slot&&e.slot<n));return r<0&&null===e.field?0:r}
//|656 738
function gh(t,n,e,r){const i=wh(t,e);return i<0||i>n?[]:r.filter((r=>{const s=e.standing.notes.get(r)?.check,o=(s&&e.instance===t.root?Wc(t.program,s):[]).map((n=>t.form.steps.findIndex((({slots:[t,e]})=>t<=n&&n<e))));return Math.max(i,...o)===n}))}
//|739
function vh(t,n){const e={hasErrors:!1,isUndecided:!1,isPending:!1};for(const r of t.root.Ve()){const{violations:i,undecided:s,isPending:o}=r.standing;gh(t,n,r,i).some((t=>"error"===t.severity))&&(e.hasErrors=!0),0!==gh(t,n,r,s).length&&(e.isUndecided=!0,o&&(e.isPending=!0))}return e}
//|728 739
function jh(t,n){return[...t.root.Ve()].flatMap((e=>gh(t,n,e,uh(t,e))))}
//|738
function yh(t,n){t.Ge(null),t.We();for(const e of t.root.Ve()){if(wh(t,e)!==n)continue;e.moment="submit";const r=e.field?e.instance.node(e.field):null;null!==r&&t.Qe(r)&&Object.assign(r,{De:!0,Pe:!1})}t.update()}
//steps|35 740 741 742
const Oh=class{#t;#n;constructor(t,n){this.#t=t,this.#n=n}get#e(){return this.#t.form.steps[this.#n]}get name(){return this.#e.name}get label(){return this.#e.label??H(this.name)}get fields(){const[t,n]=this.#e.slots;return this.#r(t,n).map((t=>this.#t.view(t)))}#r(t,n){return this.#t.root.fields.filter((({Ae:e})=>t<=e.slot&&e.slot<n))}get state(){const{hasErrors:t,isUndecided:n,isPending:e}=vh(this.#t,this.#n);if(this.violations.length>0)return"invalid";if(e)return"checking";const[r,i]=this.#e.slots;return this.#r(r,i).some((t=>t.De||t.Je||this.#t.Ye===t))?t?"incomplete":n?"undecided":"valid":"untouched"}get violations(){return jh(this.#t,this.#n).filter((t=>"error"===t.severity))}get warnings(){return jh(this.#t,this.#n).filter((t=>"warning"===t.severity))}get canContinue(){const{hasErrors:t,isUndecided:n}=vh(this.#t,this.#n);return!t&&!n&&!this.#t.Xe}async submit(){return yh(this.#t,this.#n),await(this.#t.host?.settle()),this.canContinue}};
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|62 68 73 76 77 78 744
const kh=class{constructor(t,n){this.now=t,this.offset=n}static of(t){if("string"==typeof t){const n=nn(t),e=null===n?sn(t):on(n,0);if(!e)throw new RangeError(`now: '${t}' is neither a date nor a date with time`);const r=60*(e.o??0);return new kh({s:e.s-r,n:e.n},(()=>r))}const n=Number(t??Date.now());if(!Number.isFinite(n))throw new RangeError("now is no date");const e=Math.floor(n/1e3);return new kh({s:e,n:Math.floor(1e6*(n-1e3*e))},(t=>Math.round(60*-new Date(1e3*t.s).getTimezoneOffset())||0))}I(t){const n=Math.floor((t.s+this.offset(t))/86400);return Math.min(Math.max(n,Zt),Jt)}T(t){const n={s:t.s+this.offset(t),n:t.n,o:null};return Gt(un(n))?n:null}N(t){const n=n=>({s:t.s-n,n:t.n});if(null!==t.o)return n(60*t.o);const e=this.offset(n(86400));if(this.offset(n(e))===e)return n(e);const r=this.offset(n(-86400));return this.offset(n(r))===r?n(r):n(e)}};
//|744
const $h=class{constructor(t,n){this.mode=t,this.context=n.context??{},this.strict=!0===n.strict,this.moment="submit",this.judgesNestedForms=!0,this.answers=null,this.ruleTexts=n.ruleTexts,this.translations=n.translations,this.now=n.now,this.tr=null}get E(){return this.tr??=kh.of(this.now)}};
//externals|667 747 748 749
const xh=class{constructor(t,n){const e=t.program.externals.filter((({name:t})=>"function"!=typeof n[t])).map((({name:t})=>`'${t}'`));if(e.length>0)throw new sl(`the form needs external rules that were not supplied: ${e.join(", ")}`);this.session=t,this.externals=n,this.nr=new Map,this.kept=new Map,this.waiting=[]}er(t){for(const[n,{rr:e}]of this.nr)t.has(n)&&!this.session.Xe||(this.nr.delete(n),e.abort());for(const[n,e]of this.session.Xe?[]:t){if(this.nr.has(n))continue;const t=new AbortController;this.nr.set(n,{rr:t}),this.answer(e,n,t.signal).then((e=>this.take(n,t,e)))}if(0===this.nr.size)for(const t of this.waiting.splice(0))t()}async settle(){for(;this.nr.size>0;)await new Promise((t=>this.waiting.push(t)))}take(t,n,e){this.nr.get(t)?.rr===n&&(this.nr.delete(t),this.session.answers.set(t,e),this.session.update())}async answer(t,n,e){const{debounce:r,timeout:i,cache:s,retries:o=0}=t.rule,u=this.kept.get(n);if(u&&u.end>performance.now())return u.answer;if(r&&!await Eh(Th(r),e))return{reason:"cancelled"};const c=new AbortController;e.addEventListener("abort",(()=>c.abort()),{once:!0});const l=this.ir(t,o,c.signal),h=i&&Eh(Th(i),e).then((()=>({reason:"timed out"}))),f=await(h?Promise.race([l,h]):l);return c.abort(),s&&void 0!==f.accepted&&this.kept.set(n,{answer:f,end:performance.now()+Th(s)}),this.kept.size>1024&&this.kept.delete(this.kept.keys().next().value),f}async ir(t,n,e){const{rule:r,value:i,arguments:s}=t,o=Object.fromEntries(r.parameters.map(((t,n)=>[t,s[n]??null])));for(;;)try{return Mh(await this.externals[r.name](i,{signal:e,arguments:o}))}catch(t){if("AbortError"===t?.name||e.aborted)return{reason:"cancelled"};if(n--<=0)return{reason:t?.message?`failed: ${t.message}`:"failed"}}}};
//externals|
function Mh(t){if("boolean"==typeof t)return{accepted:t};if("string"==typeof t)return{accepted:!1,message:t};throw new TypeError("an external rule answers true, false or a message")}
//externals|125
const Th=t=>Number(te(t).k)/1e6;
//externals|
const Eh=(t,n)=>new Promise((e=>{const r=setTimeout((()=>e(!0)),Math.min(t,2147483647));n.addEventListener("abort",(()=>{clearTimeout(r),e(!1)}),{once:!0})}));
//module list|708 709 753 755
function Sh(t,n,e){Ch(t,(r=>{const i=Dl(t.session,t);return r.splice(_h(t,e,r.length),0,i),()=>Ul(t.session,i,n)}))}
//module list|753 755
function Ah(t,n,e){Ch(t,(r=>{const i=r.length-1;r.splice(_h(t,e,i),0,...r.splice(_h(t,n,i),1))}))}
//module list|753 755
function Nh(t,n){Ch(t,(e=>{e.splice(_h(t,n,e.length-1),1)}))}
//module list|754
function _h(t,n,e){if(Number.isInteger(n)&&n>=0&&n<=e)return n;throw Ih(t)}
//module list|364 667
const Ih=t=>new sl(`there is no such row in '${Gs(t.path)}'`);
//module list|705 711 754
function Ch(t,n){if("list"!==t.Ae.type.name)throw Ih(t);Fl(t);const e=[...t.Ie??[]],r=n(e);t.Ie=e,t.content=void 0,r?.(),t.De=!0,Jl(t)}
//|364 705 706 750 751 752
const qh=class{#i;constructor(t){this.#i=t}get path(){return Gs(this.#i.path)}get label(){return this.#i.Ae.F}get text(){return this.#i.Ze.shown(this.#i.Le??"")}get value(){return this.#i.value}get state(){return this.#i.status.state}get violations(){return this.#i.status.violations}get warnings(){return this.#i.status.warnings}get undecided(){return this.#i.status.undecided}get isActive(){return this.#i.status.isActive}get isPending(){return this.#i.status.isPending}get isReadOnly(){return this.#i.isReadOnly}set isReadOnly(t){this.#s((n=>n.Ue=t))}get isEnabled(){return this.#i.isEnabled}set isEnabled(t){this.#s((n=>n.isEnabled=t))}get rowCount(){return this.#i.Ie?.length??0}edit(t){return this.#i.session.edit(this.#i,t)}set(t){this.#s(((n,e)=>{Fl(n),n.Pe=!1,zl(e,t,n,!1)}))}focus(){this.#s(((t,n)=>n.Ge(t)))}leave(){this.#s(((t,n)=>n.Ye===t?n.Ge(null):n.leave(t,n.Ye)))}insert(t,n=this.rowCount){this.#s((e=>Sh(e,t,n)))}move(t,n){this.#s((e=>Ah(e,t,n)))}remove(t){this.#s((n=>Nh(n,t)))}#s(t){const{session:n}=this.#i;t(this.#i,n),n.update()}};
//|27 43 48 53 57 352 364 372 381 623 667 697 698 702 704 711 714 716 717 721 745 746 756 763 764 758 759 760 761 762
const Bh=class{constructor(t,{values:n={},context:e={},externals:r={},...i}){this.program=t.program,this.form=t.Ae,this.options={mode:"first-per-field",...i},this.context=e,this.Gt=new Rc(t.program),this.host=t.program.externals.length>0?new xh(this,r):null,this.root=new Kl(this,this.form,null,null),this.Ye=null,this.Ke=!1,this.Xe=!1,this.answers=new Map,this.sr=new Set,this.or=new WeakMap,Rl(this,this.root),ql(this,n,this.root,!0);for(const t of this.root.Re())t.qe=Al(t.given),t.Ce=!1;this.update()}update(){this.ur();for(const t of this.root.Ve())t.standing=this.judge(t);th(this),this.host?.er(this.questions());for(const t of[...this.sr])t()}S(t,n){const e=new $h(t,this.options);return e.context=this.context,e.answers=t=>this.answers.get(Nl(t)),Object.assign(e,n)}ur(){const t=new Array(this.form.slotCount).fill(null);this.cr=new Vs(t,!1),this.lr(this.root,{frame:ao(this.form,0),outer:[],items:[]},t),this.Gt.Tn(this.form,this.S("all"),t);for(const t of this.root.Re())void 0!==t.Ae.computed&&(t.content=io(this.Gt,t.slot,t.Ae.type))}lr(t,n,e){t.place=n;const{base:r}=n.frame;e[r]=new zt(vt,void 0);for(const i of t.fields){const t=r+i.Ae.slot,s=(t,e,r)=>Rh(n,i,t,e,r);if(i._e)this.lr(i.nested,s(i.Ae.type.form,t,null),e);else if(null!==i.Ie&&i.Be)this.layOutRows(i,t,s,e);else{const n=void 0!==i.Ae.computed?void 0:i.Ie?.map((t=>t.value))??i.content;this.cr.value(n,i.Ae.type,t,0),i.Pe&&e[t]&&(e[t].flags|=At),i.nested&&this.placeInstance(i.nested,s(i.Ae.type.form,t,null))}const o=void 0!==i.content&&void 0===i.Ae.computed;i.instance.form.objects.length>1&&(i._e||null!==i.Ie||o)&&this.showGroups(i,r,e)}}judge(t){const n=t.field?t.instance.node(t.field):null;if(null!==t.instance.Fe&&!this.isJudged(t.instance)||!1===n?.isEnabled)return Gl;const e=null!==n&&(null!==n.nested||null!==n.Be),r=this.S("all",{moment:t.moment,judgesNestedForms:!e}),{pn:i,isUndecided:s,violations:o,undecided:u,inquiries:c,notes:l}=this.Gt.Sn(t.entry,t.instance.place,r),h=[...l.values()].filter((t=>t.fn)).length;return{hasErrors:i,isUndecided:s,violations:o,undecided:u,inquiries:c,notes:l,fails:o.length>0,failsForGood:o.length>h,isPending:c.some((t=>t.isPending))}}get verdict(){let t="valid";for(const{standing:n}of this.root.Ve()){if(n.hasErrors)return"invalid";n.isUndecided&&(t="undecided")}return t}edit(t,n){const e=t.Le;if(null===e||!Vl.includes(t.Ae.type.name))throw new sl(`'${Gs(t.path)}' holds no text that could be edited`);if(t.isReadOnly||!t.isEnabled)throw new sl(`'${Gs(t.path)}' is read-only`);const r=t.Ze.shown(e),i=[n.start,n.end].map((t=>Fh(r,t))),s=this.S("all"),o={start:i[0],end:Math.max(...i),text:n.text??"",re:"forward"===n.direction},u=t.Ze.Ut(o,e,(n=>void 0===t.Ae.filter||this.Gt.canHold(n,t.Ae,t.instance.place,s)));this.Ge(t);const c=e!==u.value||null!==t.Ae.notation;"refused"===u.disposition||!c&&t.Pe||(t.Pe=!0,t.Ne=!1,c&&(t.content=u.value,Jl(t))),this.update();const{state:l,violations:h,warnings:f}=t.status,a=R(u.shown).slice(0,u.caret).join("").length;return{text:u.shown,value:t.value,caret:a,state:l,isRefused:"refused"===u.disposition,messages:[...h,...f].map((t=>t.message))}}Ge(t){if(this.Ye===t)return;const n=this.Ye;this.Ye=t,n&&this.leave(n,t)}leave(t,n){const e=new Set;for(let t=n;t;t=t.instance.Fe)e.add(t);for(let n=t;n&&!e.has(n);n=n.instance.Fe)n.De=!0,n.Pe=!1,n.unit.moment="blur"}Qe(t){return 0==(this.Gt.slots[t.slot].flags&qt)&&(null===t.instance.Fe||this.Qe(t.instance.Fe))}hr(){this.Ge(null),this.Ke=!0,this.We();for(const t of this.root.Ve())if(t.moment="submit",t.field){const n=t.instance.node(t.field);this.Qe(n)&&(n.De=!0)}this.update()}We(){for(const[t,n]of this.answers)void 0===n.accepted&&this.answers.delete(t)}find(t,n=this.root){const e=[];for(const[r,i]of t.entries()){const s=n.fields.find((({Ae:t})=>t.name===i&&Gs(t.groups)===Gs(e)));if(!s){e.push(i);continue}const o=t.slice(r+1);if(0===o.length)return s;if(s.nested)return this.find(o,s.nested);const u=s.Ie?.[o[0]]?.instance;return u&&o.length>1?this.find(o.slice(1),u):null}return null}view(t){return this.or.has(t)||this.or.set(t,new qh(t)),this.or.get(t)}};
//list|43 57 757
Object.assign(Bh.prototype,{layOutRows({Ie:t,Be:n},e,r,i){const s=i[e]=new zt(gt,void 0);[s.count,s.stride]=[t.length,n.slotCount],s.start=this.cr.append(s.count*s.stride),t.forEach(((t,e)=>this.lr(t.instance,r(n,s.item(e),e),i)))}});
//nested|757 763
Object.assign(Bh.prototype,{placeInstance(t,n){t.place=n;for(const e of t.fields){const{type:{form:t},slot:r}=e.Ae;e.nested&&this.placeInstance(e.nested,Rh(n,e,t,n.frame.base+r,null))}}});
//group|43 57 757
Object.assign(Bh.prototype,{showGroups(t,n,e){const{objects:r}=t.instance.form;for(const i of r.slice(1)){const{slot:r}=t.Ae;i.slot<r&&r<i.slot+i.slotCount&&(e[n+i.slot]=new zt(vt,void 0))}}});
//nested|43 50 56 757
Object.assign(Bh.prototype,{isJudged(t){const{Fe:n}=t,e=this.Gt.slots[n.slot];return!(!n.isEnabled||e.flags&Ft)&&(null!==t.ze||!(e.kind!==vt||e.flags&_t))&&(null===n.instance.Fe||this.isJudged(n.instance))}});
//externals|698 757
Object.assign(Bh.prototype,{questions(){const[t,n]=[new Map,new Set];for(const{standing:e}of this.root.Ve())for(const{question:r,isPending:i}of e.inquiries)n.add(Nl(r)),i&&t.set(Nl(r),r);for(const t of this.answers.keys())n.has(t)||this.answers.delete(t);return t}});
//|381
function Rh(t,n,e,r,i){return{frame:ao(e,r,t.items.length+(null===i?0:1),null!==i&&i>0),outer:[...t.outer,{...t.frame,field:n.Ae}],items:null===i?t.items:[...t.items,i]}}
//|27 667
function Fh(t,n){if(!(n>=0&&n<=t.length))throw new sl(`the offset ${n} is not in a text of ${t.length}`);const e=R(t.slice(0,n));if(R(t).slice(0,e.length).join("").length!==n)throw new sl(`the offset ${n} is inside a character`);return e.length}
//|371 668 702 736 743 757
const zh=class{#t;constructor(t,n){this.#t=new Bh(t,n)}field(t){const n=this.#t.find(ol(t));return n&&this.#t.view(n)}get fields(){return[...this.#t.root.Re()].map((t=>this.#t.view(t)))}get steps(){return this.#t.form.steps.map(((t,n)=>new Oh(this.#t,n)))}get verdict(){return this.#t.verdict}get isPending(){return[...this.#t.root.Ve()].some((t=>t.standing.isPending))}get violations(){return dh(this.#t).filter((t=>"error"===t.severity))}get warnings(){return dh(this.#t).filter((t=>"warning"===t.severity))}get values(){return ro(this.#t.Gt,this.#t.form,0)}get context(){return this.#t.context}set context(t){this.#t.context=t,this.#t.update()}update(t){ql(this.#t,t,this.#t.root,!0),this.#t.update()}onChange(t){return this.#t.sr.add(t),()=>this.#t.sr.delete(t)}async settle(){await(this.#t.host?.settle())}async submit(){return this.#t.hr(),await this.settle(),this.verdict}end(){this.#t.Xe=!0,this.#t.host?.er(new Map),this.#t.sr.clear()}};
//|
const Ph=["first-per-field","all","first"];
//|35 765 768 769 770
const Dh=class{constructor(t,n,e=!0){this.program=t,this.Ae=n,this.lt=e,this.name=n.name,this.label=n.label??H(n.name)}session(t={}){return new zh(this,t)}};
//module|767
Object.assign(Dh.prototype,{validate(t,n={}){return void 0===n.step?this.judge(t,n):this.upTo(n.step).judge(t,n)}});
//module|767
Object.assign(Dh.prototype,{upTo(t){const n=this.Ae.steps.find((n=>n.name===t));if(!n)throw new RangeError(`there is no step '${t}'`);return n.form??=new Dh(this.program.limited(this.Ae,n),this.Ae,!1)}});
//module|346 665 745 766 767
Object.assign(Dh.prototype,{judge(t,n){const{mode:e="first-per-field"}=n;if(!Ph.includes(e))throw new RangeError(`'${e}' is no report mode`);if(!Ps(t))throw new TypeError("a record is an object");void 0===this.Ae._n&&(this.Ae._n=rl(this.program,this.Ae));const r=this.lt?this.Ae._n:null;if(null!==r&&r.ee(t))return{verdict:"valid",violations:[],undecided:[]};const{Gt:i}=this.program;i.accepted=r?.accepted??null;const s=i.judge(t,this.Ae,new $h(e,n));return{verdict:s.pn?"invalid":s.isUndecided?"undecided":"valid",violations:s.violations,undecided:s.undecided}}});
//|657 767
function load(t){const n="string"==typeof t?JSON.parse(t):t,e=new Qc(n),r=new Map([...e.forms].reverse().map((t=>[t.name,t])));return{forms:[...new Set(e.forms.map((({name:t})=>t)))],form(t){const n=r.get(t);if(!n)throw new RangeError(`there is no form '${t}'`);return new Dh(e,n)}}}
//|103 347
function Uh(t){let n=0;const e=()=>{throw new SyntaxError(`not JSON at position ${n}`)},r=/[ \t\n\r]*/y,i=/"(?:[^"\\\0-\x1f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|[{}[\],:]/y,s=()=>{r.lastIndex=n,r.test(t),i.lastIndex=r.lastIndex;const s=i.exec(t)?.[0]??e();return n=i.lastIndex,s},o=t=>'"'===t[0]?JSON.parse(t):e(),u=(t,n)=>(n>512&&e(),"{"===t?l(n):"["===t?c(n):"true"===t||"false"===t?"true"===t:"null"===t?null:/[-0-9]/.test(t[0])?_n(t,!0):o(t)),c=t=>{const n=[];for(let r=s();"]"!==r;r=s())n.length>0&&(r=","===r?s():e()),n.push(u(r,t+1));return n},l=t=>{const[n,r,i]=[{},[],new Set];for(let c=s();"}"!==c;c=s()){r.length>0&&(c=","===c?s():e());const l=o(c);":"!==s()&&e(),Object.hasOwn(n,l)?i.add(l):r.push(l),Object.defineProperty(n,l,{value:u(s(),t+1),enumerable:!0,writable:!0,configurable:!0})}return Object.defineProperty(n,Ds,{value:r}),i.size>0&&Object.defineProperty(n,Us,{value:i}),n},h=u(s(),0);return r.lastIndex=n,r.test(t),n=r.lastIndex,n===t.length?h:e()}
//module|97
export{Mn as Decimal};
//module|37
export{V as ProgramError};
//module|667
export{sl as SessionError};
//|771
export{load};
//module|772
export{Uh as parse};
