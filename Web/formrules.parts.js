/* The FormRules runtime, minified by Scripts/minify.sh from the formrules.js of SHA-256 d6d2f9c42f79abc36bbaefa1e56611e61c643ee3199cfb9c6d5e16534cbc8c35. */
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
const[O,k,$,M]=[0,1,2,3];
//|0 4
const x=[t,t,l,h];
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
const[lt,ht,ft,at,mt,pt,dt,bt,wt,gt,vt,jt,yt,Ot,kt,$t,Mt]=Array(17).keys();
//|43
const xt={text:mt,choice:mt,integer:at,number:at,boolean:ft,date:pt,month:Mt,time:dt,datetime:bt,file:wt,any:void 0};
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
const gn=t=>"number"==typeof t?-t||0:new xn(-t.digits,t.exponent,t.O);
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
const Mn=Symbol("too many digits");
//|96 103 116
const xn=class{constructor(t,n,e=!1){this.digits=t,this.exponent=n,this.O=e&&BigInt.asIntN(64,t)!==t,Object.freeze(this)}static from(t){const n=_n(String(t),!0);if(null===n||n===Mn)throw new RangeError(`'${t}' is not a number of 38 digits`);return n}toString(){return Hn(this)}toJSON(){return this.toString()}};
//|95 97 98 109 110
function Tn(t,n,e=!1){if(0n===t)return 0;const r=String(t),i=r.replace(/0+$/,""),s=i.length-(t<0n?1:0),o=n+r.length-i.length;if(s>$n&&e){const n=zn(s-$n),e=Fn(BigInt(i)),r=e%n;return Tn((e/n+(r>n-r||r===n-r&&e/n%2n===1n?1n:0n))*(t<0n?-1n:1n),o+s-$n,!0)}return s>$n||Math.abs(o)>2147483647?null:o>=0&&s+o<=15?Number(i)*10**o:new xn(BigInt(i),o,e)}
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
function In(t,n,e,r){const i=(n+e).replace(/^0+/,"").replace(/0+$/,"");if(""===i)return 0;const s=/0*$/.exec(n+e)[0].length;return i.length>$n?Mn:Tn(BigInt(t+i),s-e.length+Number(r))??Mn}
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
const Kn=t=>t.kind===pt||t.kind===Mt||t.kind===dt||t.kind===bt;
//|43 52
const Gn=t=>t.kind===mt&&0!=(t.flags&Ct)&&!t.isKey;
//|97 112 120
function Wn(t,n,e){const r=t.value===n.value||Kn(t)&&JSON.stringify(t.value)===JSON.stringify(n.value)||t.value instanceof xn&&n.value instanceof xn&&0===Dn(t.value,n.value);return t.kind===n.kind&&r&&t.start===n.start&&t.count===n.count&&(t.flags&~e)==(n.flags&~e)}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|43 68 69 80 81 82 83
function Qn(t){switch(t.kind){case pt:return Gt(t.value)?ln(t.value):null;case Mt:return Wt(t.value)?hn(t.value):null;case dt:return fn(t.value);default:return an(t.value)}}
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
const Xn={ms:1e6,s:1e9,min:6e10,h:36e11,d:864e11,w:6048e11};
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|37 87 100 103 110 124
function te(t){const[,n,e,r]=/^(-?)([0-9.]+)(\w+)$/.exec(t)??[],i=e&&_n(e),s="mo"===r?1:"y"===r?12:Xn[r];if(null==i||!s)throw new V(`'${t}' is not a duration`);const[o,u]=Sn(bn(i,s)??0),c=u<0?o/zn(-u):o*zn(u),l=n?-c:c;return"mo"===r||"y"===r?{text:t,months:Number(l)}:{text:t,k:l}}
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
const ne=(t,n)=>("years"===t?Math.trunc(n/12):n)||0;
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|70 72
function ee(t,n,e,r){const i=Qt(e)-Qt(t),s=tn(t,i);if(null===s)return i;const o=s-e||n-r;return(t-e||n-r)<=0?o>0?i-1:i:o<0?i+1:i}
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|43 69 72 77 78 79
function re(t,n,e){if(t===Mt)return Wt(n+e)?n+e:null;if(t===pt)return tn(n,e);if(t!==bt)return null;const r=tn(un(n),e);return null===r?null:on(r,cn(n),n.o)}
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
function be(t,n,e,r){const i=[e,r].map((({slot:t})=>t.kind===mt?xe(t.value)?.slot??Ut:t));if("days"!==n&&i.some((t=>t.kind===Mt))){const[e,r]=i.map((n=>ve(t,n)));if(null!==e&&null!==r)return ae(ne(n,r-e))}const[s,o]=[e,r].map((n=>we(t,n)));if(null===s||null===o)return fe;const[u,c]=[cn(s),cn(o)],[l,h]=[un(s),un(o)];if("days"!==n)return ae(ne(n,ee(l,u,h,c)));const f=h-l;return ae(f>0&&c<u?f-1:f<0&&c>u?f+1:f)}
//|140
function we(t,n){const e=ge(n);return null===e||null===e.o?e:t.S.E.T(t.S.E.N(e))}
//|43 66 77 148
function ge({slot:t}){const n=t.kind===mt?xe(t.value)?.slot:t;return n?.kind===pt?on(n.value,0):n?.kind===Mt?on(Yt(Math.floor(n.value/12),n.value%12+1,1),0):n?.kind===bt?n.value:null}
//|43 70 78
function ve(t,n){return n.kind===Mt?n.value:n.kind===pt?Qt(n.value):n.kind!==bt?null:null===n.value.o?Qt(un(n.value)):Qt(t.S.E.I(t.S.E.N(n.value)))}
//|32 43 54 57 120 128 129 132 133 142 148
function je(t,n){if(t.slot.flags&Bt)return t;if(t.slot.kind===mt){const e=xe(t.slot.value);return null===e?fe:je(e,n)}const{kind:e}=t.slot;if(!Kn(t.slot)||e===Mt&&void 0===n.months)return fe;const r=new zt(e,t.slot.value);r.flags=t.slot.flags;const i=void 0===n.months?ie(e,r.value,n.k):re(e,r.value,n.months);return null===i?r.y(U("years of the calendar")):r.value=i,he(r)}
//|
const ye=(...t)=>t.reduce(((t,n)=>t|1<<n),0);
//|43 143
const Oe=~ye(lt);
//|43 143
const ke=ye(mt,pt,Mt,dt,bt);
//|43 143 145
const $e=ke|ye(at);
//|43 96 103 121
function Me({slot:t}){if(t.kind===at)return t.value;if(t.kind!==mt||Gn(t))return null;const n=_n(t.value);return n===Mn?null:n}
//|43 57 73 74 75 76 132
function xe(t){for(const[n,e]of[[pt,nn],[bt,sn],[dt,rn],[Mt,en]]){const r=e(t);if(null!==r)return he(new zt(n,r))}return null}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations between less lessOrEqual greater greaterOrEqual|43 84 112 120 141 143 148 149 150 151
function Te(t,n,e){const[r,i]=[n.slot,e.slot];if(r.kind===at&&i.kind===at)return Dn(r.value,i.value);if(r.kind===mt&&i.kind===mt){const s=Se(n,e);if(null!==s)return s;const[o,u]=[xe(r.value),xe(i.value)];return null===o||null===u?null:Te(t,o,u)}if(r.kind===mt&&i.kind===at)return Se(n,e);if(r.kind===mt&&Kn(i)){const n=xe(r.value);return null===n?null:Te(t,n,e)}if(i.kind===mt&&(r.kind===at||Kn(r))||i.kind===Mt&&(r.kind===pt||r.kind===bt)){const r=Te(t,e,n);return null===r?null:-r||0}if(r.kind===Mt&&(i.kind===pt||i.kind===bt))return Math.sign(r.value-ve(t,i));const s=ye(r.kind,i.kind);if(s===ye(bt)||s===ye(pt,bt))return mn(Ee(t,r),Ee(t,i));if(r.kind!==i.kind)return null;if(Kn(r))return Math.sign(r.value-i.value);const o=r.kind===yt?t=>t.value:r.kind===jt?t=>t.value.k:null;return null===o?null:o(r)<o(i)?-1:o(r)>o(i)?1:0}
//|43 77
function Ee(t,n){return t.S.E.N(n.kind===pt?on(n.value,0):n.value)}
//|112 147
function Se(t,n){const[e,r]=[Me(t),Me(n)];return null===e||null===r?null:Dn(e,r)}
//|
function Ae(t,n){let e=0;for(;e<t;){const r=e+t>>1;n(r)?t=r:e=r+1}return e}
//|31 152
function Ne(t,n,e){const r=e=>t.slots[n.item(e)-1].value,i=Ae(n.count,(t=>D(r(t),e)>=0));return i<n.count&&r(i)===e?n.item(i):void 0}
//computations|43 57 132 133 142 155 156 157 158 160 170
function _e(t,n){switch(n.name){case"today":return he(new zt(pt,t.S.E.I(t.S.E.now)));case"now":{const n=t.S.E.T(t.S.E.now);return null===n?fe:he(new zt(bt,n))}case"key":return Ce(t);case"offset":return je(Ve(t,n.operand),n.shift);case"entry":return Ie(t,Ve(t,n.operand),Ve(t,n.key),n.slot);case"operation":return"count_filled"===n.operation?qe(t,n.operands):"first_filled"===n.operation?Be(t,n.operands):Fe(t,n.operation,n.operands);default:return fe}}
//computations|46 51 130 133 153 172
function Ie(t,n,e,r){if(n.slot.flags&It)return n;if(!n.slot.isMap||n.$!==se||r>=n.slot.p)return fe;const i=Ne(t,n.slot,e.slot.value);if(void 0===i)return fe;const s=Ke(t,i+r);return n.slot.flags&Et&&!s.x&&(s.slot=s.slot.copy(),s.slot.flags|=Et),s}
//computations|133 172
function Ce(t){const n=t.loops.at(-1);return n&&0!==n.next&&n.list.isMap?Ke(t,n.list.item(n.list.j(n.next-1))-1):fe}
//computations|134 136 170
function qe(t,n){let e=0;for(const r of n){const n=Ve(t,r);if(pe(n))return n;n.x||e++}return ae(e)}
//computations|133 135 170 173
function Be(t,n){for(const e of n){const n=Ve(t,e);if(null!==Ge(t,n))return n;if(!n.x)return me(n)}return fe}
//computations|135 149
function Re(t,n,e){const r="min"===n?-1:1;let i=e[0];for(const n of e.slice(1)){const e=Te(t,n,i);null!==e&&Math.sign(e)===r&&(i=n)}return me(i)}
//computations|43 67 78 133 134 138 140 159 161 162 170 173
function Fe(t,n,e){const r=[];let i=null;for(const n of e){const e=Ve(t,n);if(null!==Ge(t,e))i??=e;else if(e.x)return fe;r.push(e)}if(i)return i;switch(n){case"length":return ze(r[0]);case"min":case"max":return Re(t,n,r);case"years":case"months":case"days":return be(t,n,...r);case"year":case"month":case"weekday":{const t=ge(r[0]);if(null===t)return fe;const e=un(t);return ae("weekday"===n?((e+3)%7+7)%7+1:Kt(e)[n])}default:return r.some((t=>t.slot.kind!==at))?fe:Pe(n,r.map((t=>t.slot.value)))}}
//computations|29 32 34 43 133 134 137
function ze({slot:t}){return t.kind!==mt?fe:J(t.value)?de(U("text length")):ae(z(t.value))}
//computations|85 87 88 89 91 108 134 137 163
function Pe(t,[n,...e]){if("negate"===t)return ae(gn(n));if("abs"===t)return ae(Rn(n)?gn(n):n);let r=n;for(const n of e){if("divide"===t&&0===n)return de("division by zero");if("round"===t)return ae(jn(r,Pn(i=n)>9?Rn(i)?-1e9:1e9:Zn(i,!1)));if(r={add:pn,multiply:bn,divide:wn}[t](r,n),null===r)return de("more than 38 digits")}var i;return ae(r)}
//computations|108 111 114

//|
function De(t,n){return n<0||!t.frame.form.parameters?null:t.frame.form.parameters.find((e=>t.frame.base+e.slot===n))??null}
//|167 169
function Ue(t,n){return n<0?null:(null!==t.q&&n>=t.q?Je(t,n-t.q):null)??Le(t.frame.form,n-t.frame.base)}
//computed|169
function Ze(t,n){const e=t.aggregateItems.findLast((t=>t?.form&&t.position<n&&n<t.position+t.form.slotCount));return e?Le(e.form,n-e.position):null}
//contexts|169
function Je(t,n){const e=(t.program.contexts??[]).findLast((t=>t.slot<=n));if(!e||e.slot===n)return e??null;const r=e.type.form?Le(e.type.form,n-e.slot):null;return r&&{...r,isSecret:r.isSecret||e.isSecret}}
//|
function He(t){const{field:n,firstItem:e}=t.frame;let r=n?.type??null;for(let n=e;n<t.itemIndices.length;n++)r?.item&&"any"!==r.name&&(r=r.item);return r}
//|152 169
function Le(t,n){const{fields:e}=t,r=e[Ae(e.length,(t=>e[t].slot>n))-1];return r&&r.slot!==n?r.type.form?Le(r.type.form,n-r.slot):null:r??null}
//|39 118 130 131 133 154 171 172
function Ve(t,n){switch(n.kind){case G:{const e=t.program.constants[n.at];return new le(e,oe,Vn(e),-1)}case Q:return Ke(t,t.frame.base+n.at);case W:return t.arguments[t.B+n.at];case it:return _e(t,t.program.computations[n.at]);case K:case st:return fe;default:{const e=Ye(t,n);if(!(e>=0&&e<t.slots.length))return fe;const r=Ke(t,e);return n.kind===et&&(r.$=ce),r}}}
//computed context previous previousItem item|39
function Ye(t,{kind:n,at:e,level:r}){const{form:i,base:s,follows:o}=t.frame;switch(n){case et:return s+e;case nt:return null===t.q?NaN:t.q+e;case X:return o?s-i.slotCount+e:NaN;case tt:{const n=t.loops.at(-1);return n&&n.next>1&&!n.list.isMap&&e<n.list.stride?n.list.item(n.next-2)+e:NaN}default:return(t.aggregateItems[r]?.position??NaN)+e}}
//|45 61 118 130 131
function Ke(t,n){const e=t.slots[n],r=e.flags&Tt?Ut:e;return new le(r,se,Vn(r),n)}
//|47 51 54 174
function Ge(t,n){const{flags:e}=n.slot;return 0==(e&Bt)||n.x&&0==(e&(St|It))?null:We(t,n)}
//|32 35 164 165 166
function We(t,n){const{position:e}=n;if(e<0)return n.slot.reason??U("digits of a number");const r=t.R.get(e);if(void 0!==r)return r;const i=t.aggregateItems.length>0?Ze(t,e):null;if(i)return`unreadable: ${i.F}`;const s=t.frame.form.parameters?De(t,e):null;if(s)return`unreadable: ${H(s.name)}`;const o=Ue(t,e<t.frame.base&&t.frame.follows?e+t.frame.form.slotCount:e);return`unreadable: ${o?.F??"a value in it"}`}
//|48
function Qe(t){return t.z||0!=(t.subject.slot.flags&At)}
//|0 43 46 51 52 54 55 173 177 178
function Xe(n,e){const{subject:r}=n,{test:i}=e,{flags:s}=r.slot;if(!r.x&&0==(s&Rt))return i.answer(n,e);const o=r.x?s&~Et:s,u=r.slot.kind===lt?Et|It:Et,c=o&("nothing"===i.reads?0:"presence"===i.reads?u:Bt)?Ge(n,r):null;return null!==c?nr(n,c,e):(r.x?!i.judgesEmpty:s&Ct&&!tr(n,i))?t:i.answer(n,e)}
//any isExact map|43 143
function tr(t,n){const{kind:e}=t.subject.slot,r=e===ht?ye(ft):e===vt?ye(ft,vt):ye(e);return 0!=(n.kinds&r)}
//|3
function nr(t,n,e,r="blocks"){return t.P={reason:n,step:t.program.U(e)??e,Z:r},c}
//|32 178
function er(t,n){return nr(t,U("steps"),n)}
//|40 170 173 178
function rr(t,n){const e=Ve(t,n.operands[0]??ot),r=Ge(t,e);return null===r?e:(nr(t,r,n),null)}
//|
function ir(t,n){return t.field.refused===n.position}
//|43 96 103
function sr(t){return t.subject.slot.kind===mt&&_n(t.subject.slot.value)===Mn}
//|43 48
function or(t){const{kind:n,flags:e}=t.subject.slot;return 0!=(e&At)&&(n===pt||n===ft)}
//|
const[ur,cr,lr]=[0,1,2];
//|184 186 187 188 189 190 191 192 193 194 195 196 197
const hr=class{constructor(t){this.text=t,this.at=0,this.stop=null}J(){return this.stop??=this.at<this.text.length?ur:cr,!1}take(t){return this.text[this.at]!==t?this.J():(this.at++,!0)}L(t){for(const n of t)if(!this.take(n))return!1;return!0}digits(t=1/0){const n=this.at;for(;this.at-n<t&&this.text[this.at]>="0"&&this.text[this.at]<="9";)this.at++;return this.at>n||this.J()}V(t,n,e){let r=0;for(let i=10**(t-1);i>=1;i/=10){const t=this.text.charCodeAt(this.at)-48;if(!(t>=0&&t<=9))return this.J()||-1;if(r+=t*i,r>e||r+i-1<n)return this.stop=ur,-1;this.at++}return r}integer(){return"-"===this.text[this.at]&&this.at++,this.digits()}number(){return!!this.integer()&&("."!==this.text[this.at]||(this.at++,this.digits()))}boolean(){return this.at>=this.text.length?this.J():this.L("t"===this.text[this.at]?"true":"false")}};
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|185
Object.assign(hr.prototype,{month(){return this.year=this.V(4,1,9999),!(this.year<0||!this.take("-"))&&(this.K=this.V(2,1,12),this.K>0)}});
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|65 185
Object.assign(hr.prototype,{date(){return this.month()&&this.take("-")&&this.V(2,1,Vt(this.K,this.year))>0}});
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|185
Object.assign(hr.prototype,{time(){return!(this.V(2,0,23)<0||!this.take(":")||this.V(2,0,59)<0)&&(":"!==this.text[this.at]||(this.at++,!(this.V(2,0,59)<0)&&("."!==this.text[this.at]||(this.at++,this.digits(9)))))}});
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|185
Object.assign(hr.prototype,{datetime(){if(!this.date())return!1;if(!/[Tt ]/.test(this.text[this.at]??""))return this.J();if(this.at++,!this.time()||this.at===this.text.length)return null===this.stop;const t=this.text[this.at];return/[Zz+-]/.test(t)?(this.at++,"Z"===t||"z"===t||this.V(2,0,23)>=0&&this.take(":")&&this.V(2,0,59)>=0):this.J()}});
//json|185
Object.assign(hr.prototype,{json(){const t=[];do{if(!this.jsonStart(t))return!1}while(this.hasNextValue(t));return null===this.stop}});
//json|185
Object.assign(hr.prototype,{space(){for(;" \t\n\r".includes(this.text[this.at]??"x");)this.at++}});
//json|185
Object.assign(hr.prototype,{jsonStart(t){for(;;){this.space();const n=this.text[this.at];if('"'===n)return this.string();if("t"===n||"f"===n)return this.boolean();if("n"===n)return this.L("null");if("{"!==n&&"["!==n)return this.jsonNumber();if(this.at++,this.space(),this.at>=this.text.length)return this.J();if(this.text[this.at]===("{"===n?"}":"]"))return this.at++,!0;if(t.push(n),"{"===n&&!this.name())return!1}}});
//json|185
Object.assign(hr.prototype,{hasNextValue(t){for(;;){if(this.space(),0===t.length)return!1;const n="{"===t.at(-1);if(","===this.text[this.at])return this.at++,!n||this.name();if(!this.take(n?"}":"]"))return!1;t.pop()}}});
//json|185
Object.assign(hr.prototype,{name(){return this.space(),!!this.string()&&(this.space(),this.take(":"))}});
//json|184 185
Object.assign(hr.prototype,{string(){if(!this.take('"'))return!1;for(;this.at<this.text.length;){const t=this.text[this.at++];if('"'===t)return!0;if("\\"===t?!this.escape():t<" ")return this.stop??=ur,!1}return this.J()}});
//json|184 185
Object.assign(hr.prototype,{escape(){const t=this.text[this.at++];if(void 0===t&&(this.stop=cr),"u"!==t)return void 0!==t&&'"\\/bfnrt'.includes(t);for(let t=0;t<4;t++){if(!/[0-9a-fA-F]/.test(this.text[this.at]??""))return this.J();this.at++}return!0}});
//json|185
Object.assign(hr.prototype,{jsonNumber(){if("-"===this.text[this.at]&&this.at++,"0"===this.text[this.at])this.at++;else if(!this.digits())return!1;return!("."===this.text[this.at]&&(this.at++,!this.digits()))&&(!/[eE]/.test(this.text[this.at]??"")||(this.at++,/[+-]/.test(this.text[this.at]??"")&&this.at++,this.digits()))}});
//|184 185
function fr(t,n){const e=new hr(n);return e[t]()?e.at===n.length?lr:ur:e.stop}
//|
function ar(t){return Array.from({length:t.count},((n,e)=>t.item(e)))}
//|39
function mr(t,n){return n.operands.filter((t=>t.kind===st)).map((n=>t.program.itemPaths[n.at]))}
//|172 199 201
function pr(t,n,e){if(!n.v)return[];const r=ar(n);return 0===e.length?r:r.map((t=>t+e[0])).filter((n=>n<t.slots.length)).flatMap((n=>pr(t,Ke(t,n).slot,e.slice(1))))}
//|172 173
function dr(t,n){if(n>=t.slots.length)return null;const e=Ke(t,n);return e.x||null!==Ge(t,e)?null:e}
//|0 5 43 149 179 200 201 202
function br(n,e){const r=n.subject.slot;if(r.kind!==gt)return t;const i=mr(n,e)[0]?.steps??[];let s=null;for(const t of pr(n,r,i.slice(0,-1))){if(!n.G())return er(n,e);const r=dr(n,t+(i.at(-1)??0));if(null===r)continue;const o=null===s?0:Te(n,s,r);if(null===o||o>0)return a;s=r}return f}
//|
const wr=[["B",1n],["KB",1000n],["MB",1000n**2n],["GB",1000n**3n],["TB",1000n**4n],["KiB",1024n],["MiB",1024n**2n],["GiB",1024n**3n],["TiB",1024n**4n]];
//size|204

//isSecret|39 170 207 208
function gr(t,n){switch(n.kind){case K:case G:case st:return!1;case Q:return jr(t,t.frame.base+n.at);case W:{const e=Ve(t,n),r=e.position<t.frame.base&&t.frame.follows;return e.isSecret||jr(t,r?e.position+t.frame.form.slotCount:e.position)}default:return vr(t,n)}}
//computed context previous previousItem item computation|39 155 166 167 169 170 206 208
function vr(t,n){switch(n.kind){case X:return jr(t,t.frame.base+n.at);case tt:return t.frame.field?.isSecret??!1;case et:return t.program.isSecretlyComputed(t.frame.form,n.at);case rt:return Ze(t,Ve(t,n).position)?.isSecret??!1;case nt:return Je(t,n.at)?.isSecret??!1;default:{const e=t.program.computations[n.at];if("key"===e.name)return t.frame.field?.isSecret??!1;if(e.operand&&gr(t,e.operand))return!0;if("entry"===e.name){const{form:n}=Ie(t,Ve(t,e.operand),Ve(t,e.key),0).slot;return(n&&Le(n,e.slot)?.isSecret)??!1}return e.operands?.some((n=>gr(t,n)))??!1}}}
//|164 165
function jr(t,n){return(Ue(t,n)??De(t,n))?.isSecret??!1}
//|210
function yr(t,n){return n.map((({name:n,operand:e})=>({name:n,text:Or(t,e)})))}
//|39 40 43 170 211 213 214 215 217 218
function Or(t,n){const e=Ve(t,n);if(e.slot.kind===$t)return xr(t,...e.slot.value.map((t=>null===t?ot:{kind:G,at:t})));const r=Sr(t,e.position);return null!==r?r:n.kind===it?Mr(t,n):e.isSecret||kr(t,n)?Ar:Tr(t,e)}
//|206
const kr=(t,n)=>t.program.W&&gr(t,n);
//|170 210 217
function $r(t,n){for(const{operand:e}of n){const n=Sr(t,Ve(t,e).position);if(null!==n)return n}return 0===n.length?null:Or(t,n[0].operand)}
//computations|39 170 210 211 214 215 218
function Mr(t,n){const e=t.program.computations[n.at];switch(e.name){case"today":case"now":return e.name;case"key":return t.frame.field?.isSecret?Ar:Tr(t,Ve(t,n));case"range":return xr(t,e.lower,e.upper);case"offset":if(e.operand.kind===Q&&kr(t,e.operand)){const{text:n}=e.shift,r=n.startsWith("-")?`- ${n.slice(1)}`:`+ ${n}`;return`${Or(t,e.operand)} ${r}`}}return kr(t,n)?Ar:Tr(t,Ve(t,n))}
//range|120 170 210
function xr(t,n,e){const[r,i]=[n,e].map((n=>Or(t,n))),s=[n,e].some((n=>Kn(Ve(t,n).slot)));return""!==r&&""!==i?r===i?r:`${r} to ${i}`:""!==r?s?`${r} or later`:`at least ${r}`:""!==i?s?`${i} or earlier`:`at most ${i}`:""}
//|36 43 51 116 120 123 205 216
function Tr(t,n){const{slot:e}=n;switch(e.kind){case mt:return L(e.value);case ft:return String(e.value);case at:return e.flags&It||null===e.value?"":Er(t,n)?.write(at,e.value)??Hn(e.value);case wt:return e.value.name??"";case gt:return String(e.count);case jt:return e.value.text;case yt:return 0n===(r=e.value)?"0B":wr.filter((([,t])=>r%t===0n)).map((([t,n])=>r/n+t)).reduce(((t,n)=>n.length<t.length?n:t));case Ot:return t.program.Q[e.value].pattern.text;case kt:return e.value.notation;default:return Kn(e)&&null!==Qn(e)?Er(t,n)?.write(e.kind,e.value)??Qn(e):""}var r}
//|165
function Er(t,n){return(Ue(t,n.position)??t.frame.field)?.notation??null}
//|35 164 165
function Sr(t,n){const e=De(t,n);if(e)return e.isSecret||void 0===e.type.kind?H(e.name):null;const r=Ue(t,n);return r?null!==t.q&&n>=t.q&&!r.isSecret&&void 0!==r.type.kind?null:r.F:null}
//|
const Ar="\u2022\u2022\u2022";
//|
const Nr=["field","recordValue","form","check","moment","unlessHeld","whenInactive","itemTypes","nested","items","itemContents","nextItem","decide","compute","jump","branch","stop","beginAnd","beginOr","beginAll","beginAny","combine","end","not","message","warn","beginEach","nextEach","pushSubject","ignoring","popSubject","pushMember","popMember","rule","test","testIgnoringCase","compare","compareFilled","external"];
//|219
const[_r,Ir,Cr,qr,Br,Rr,Fr,zr,Pr,Dr,Ur,Zr,Jr,Hr,Lr,Vr,Yr,Kr,Gr,Wr,Qr,Xr,ti,ni,ei,ri,ii,si,oi,ui,ci,li,hi,fi,ai,mi,pi,di,bi]=Nr.keys();
//|39 133 170 172
function wi(t,n){if(n.kind!==st)return Ve(t,n);const{start:e,steps:r}=t.program.itemPaths[n.at];if(e)return Ve(t,e);const i=t.frame.base+(r[0]??NaN);return i<t.slots.length?Ke(t,i):fe}
//|39 43 173 199 221 223
function gi(t,n){const e=wi(t,n),r=Ge(t,e);if(null!==r)return{whole:e,obstacle:r,positions:[],areSeveral:!1};const i=n.kind===st?t.program.itemPaths[n.at].steps:[];return i.length>0?{whole:e,obstacle:r,positions:vi(t,e.slot,i.slice(1)),areSeveral:!0}:e.slot.kind===gt?{whole:e,obstacle:r,positions:ar(e.slot),areSeveral:!0}:{whole:e,obstacle:r,positions:[null],areSeveral:!1}}
//|54 172 199 223
function vi(t,n,[e,...r]){return n.v?ar(n).flatMap((n=>{if(t.slots[n].flags&Bt)return[n];const i=n+e;if(!(i<t.slots.length))return[];const{slot:s}=Ke(t,i);return s.v?0===r.length?ar(s):vi(t,s,r):0===r.length||s.flags&Bt?[i]:[]})):[]}
//|225
function ji(t){return/^[\0-\x7f]*$/.test(t)?t.toLowerCase():Array.from(t,yi).join("")}
//|25
function yi(t){if("\u0130"===t||"\u0131"===t)return t;if("\u1fd3"===t)return"\u0390";if("\u1fe3"===t)return"\u03b0";const n=t=>1===q(t)?t:void 0,e=n(t.toUpperCase())??t;return n(e.toLowerCase())??n(t.toLowerCase())??t}
//|226
function Oi(t){return t.X??=[...t.objects.slice(1).map((t=>t.slot)),...t.fields.filter((t=>void 0===t.computed)).flatMap((({slot:t,type:n})=>[t,..."form"===n.name?Oi(n.form).map((n=>t+n)):[]]))],t.X}
//|43 84 112 149 150 224 228 231
function ki(t,n,e,r){const[i,s]=[n.slot,e.slot];if(i.kind!==s.kind)return(i.kind===Mt&&(s.kind===pt||s.kind===bt)||s.kind===Mt&&(i.kind===pt||i.kind===bt))&&0===Te(t,n,e);switch(i.kind){case mt:return i.value===s.value||r&&ji(i.value)===ji(s.value);case ft:case pt:case Mt:case dt:return i.value===s.value;case at:return null!==i.value&&null!==s.value&&0===Dn(i.value,s.value);case bt:return 0===mn(Ee(t,i),Ee(t,s));case gt:return i.v&&s.v&&$i(t,i,s,r);case vt:return i.isOwn&&s.isOwn&&Ti(t,i,s,r);case wt:return["name","size","mediaType"].every((t=>i.value[t]===s.value[t]));default:return i.kind===ht}}
//list map any|172 229
function $i(t,n,e,r){if(n.count!==e.count||n.isMap!==e.isMap)return!1;for(let i=0;i<n.count;i++){const[s,o]=[n.item(i),e.item(i)];if(n.isMap&&t.slots[s-1].value!==t.slots[o-1].value)return!1;if(!Mi(t,Ke(t,s),Ke(t,o),r))return!1}return!0}
//|43 172 226 227 230
function Mi(t,n,e,r){return!(!xi(t,n)||!xi(t,e))||(n.slot.g&&e.slot.g?Oi(n.slot.form).every((i=>{const[s,o]=[n,e].map((n=>Ke(t,n.position+i)));if(s.x&&o.x)return!0;const u=t=>t.x||t.slot.g;return!(!s.slot.g&&!o.slot.g||!u(s)||!u(o))||ki(t,s,o,r)})):n.slot.kind===Mt==(e.slot.kind===Mt)&&ki(t,n,e,r))}
//|172 226
function xi(t,n){return!!n.x||!!n.slot.g&&Oi(n.slot.form).every((e=>{const r=Ke(t,n.position+e);return r.x||r.slot.g}))}
//any|172 227
function Ti(t,n,e,r){if(n.count!==e.count)return!1;for(let i=0;i<2*n.count;i++)if(!ki(t,Ke(t,n.start+i),Ke(t,e.start+i),r&&i%2==1))return!1;return!0}
//|172 226 233
function Ei(t,n,e){if(!n.slot.g)return n.x?"":Si(t,n,e);let r="";for(const i of Oi(n.slot.form)){const s=Ke(t,n.position+i);s.x||s.slot.g||(r+=`${i}:${Si(t,s,e)};`)}return r}
//|43 116 150 172 199 224 232 233
function Si(t,{slot:n},e){switch(n.kind){case mt:return JSON.stringify(e?ji(n.value):n.value);case at:return null===n.value?"":Hn(n.value);case ft:case pt:case Mt:case dt:return String(n.value);case bt:{const{s:e,n:r}=Ee(t,n);return`${e}.${r}`}case wt:return JSON.stringify(n.value);case gt:{if(!n.v)return"";const r=e=>n.isMap?JSON.stringify(t.slots[e-1].value):"";return`[${ar(n).map((n=>Ei(t,Ke(t,n),e)+r(n)))}]`}case vt:return n.isOwn?`{${Array.from({length:2*n.count},((r,i)=>Si(t,Ke(t,n.start+i),e)))}}`:"";default:return""}}
//|43 172 173 232
function Ai(t,n,e){const r={items:new Map,ignoresCase:e,tt:!1,nt:!1};for(const i of n){if(!t.G())return null;const n=Ke(t,i);if(null!==Ge(t,n))r.tt=!0;else if(!n.x){n.slot.kind===Mt&&(r.nt=!0);const i=Ei(t,n,e),s=r.items.get(i);s?s.push(n):r.items.set(i,[n])}}return r}
//|229 232
function Ni(t,n,{items:e,ignoresCase:r}){return(e.get(Ei(t,n,r))??[]).some((e=>Mi(t,n,e,r)))}
//|
const _i=16;
//|3 5 179 221 235 238
function Ii(t,n,e,r){const i=Ci(t,n,e,wi(t,e),r);if(i&&!i.nt)return t.G()?Ni(t,r,i)?f:i.tt?c:a:er(t,n)}
//|39 43 173 175 222 234 236
function Ci(t,{ignoresCase:n},e,r,i){const{slot:s}=r,o=e.kind===st?e.at:null;if(null===o&&s.count<_i||!s.v||null!==Ge(t,r))return null;if(t.undecidedInstances.length>0||Qe(t)||i.slot.kind===Mt)return null;const u=`${s.start},${s.count},${o},${n}`;let c=t.et.get(u);return null===c&&(c=Ai(t,gi(t,e).positions,n)),t.et.set(u,c??null),c}
//compare compareFilled|144 241
const qi={judgesEmpty:!0,reads:"nothing",kinds:Oe,answer:(t,n)=>Ri(t,n)};
//|
const Bi={equal:t=>0===t,notEqual:t=>0!==t,less:t=>t<0,lessOrEqual:t=>t<=0,greater:t=>t>0,greaterOrEqual:t=>t>=0};
//|0 3 170 173 178 220 242
function Ri(n,e){const[r,i]=e.operands.map((t=>Ve(n,t))),s=Ge(n,r)??Ge(n,i);if(null!==s)return nr(n,s,e);const o=r.x||i.x,u=Fi(n,e,r,i,o);return e.op===di&&o&&u!==c?t:u}
//|5 6 149 227 240 243
function Fi(t,n,e,r,i){if("equal"===n.a||"notEqual"===n.a){const s=i?e.x&&r.x:ki(t,e,r,!1);return m(s===("equal"===n.a))}if(i)return a;if("among"===n.a)return zi(t,e,r,n);const s=Te(t,e,r);return m(null!==s&&Bi[n.a](s))}
//|3 5 43 54 172 174 178 179 199 227 237
function zi(t,n,e,r){if(e.slot.kind!==gt)return a;const i=Ii(t,r,r.operands[1],n);let s=i===c;if(void 0!==i&&!s)return i;for(const i of s?[]:ar(e.slot)){if(!t.G())return er(t,r);const e=Ke(t,i);if(e.slot.flags&Bt)s=!0;else if(ki(t,n,e,!1))return f}return s?nr(t,We(t,e),r):a}
//|0 3 6 8 145 149 175 180 240 245 246
const Pi=r=>({kinds:ke,answer(i,s){const o=rr(i,s);if(null===o)return c;if(o.x)return t;const u=Te(i,i.subject,o);if(null===u)return d(e,Ui(i),!0);const l=Bi[r](u);if(!Qe(i))return m(l);const h=Di(i,o).map(Bi[r]);return d(l?n:e,l||h.includes(!0),!l||h.includes(!1))}});
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|43 48 57 68 78 119 132 148 149 216
function Di(t,n){const e=[-1,0,1],{slot:r}=t.subject,i=r.flags&At?Te(t,t.subject,n):null;if(null===i)return e;const s=Er(t,t.subject),o=s?.rt(Yn(r))??!1;if(r.kind===pt||r.kind===Mt)return o?e:[i];if(r.kind===dt)return 1===i?[1]:e;if(r.kind===bt&&o)return e;const u=r.kind===bt?r:xe(Yn(r))?.slot,c=u?.kind===pt?u.value:u?.kind===bt?un(u.value):null;if(null===c||!Gt(c-3)||!Gt(c+3))return e;const[l,h]=[c-3,c+3].map((e=>Te(t,he(new zt(pt,e)),n)));return null!==l&&l===h?[i]:e}
//|43 175 184 198
function Ui(t){return t.subject.slot.kind!==mt||!Qe(t)||["date","month","datetime","time"].some((n=>fr(n,t.subject.slot.value)!==ur))}
//notation|
const Zi=[" \xa0\u202f","'\u2019"];
//notation|43 116 184 247
const Ji=class{constructor(t){const[,n,e]=/^1([^2]*)234(?:(.+)56)?$/u.exec(t)??[];this.text=t,this.group=n||null,this.decimal=e??null,this.groups=n?Zi.find((t=>t.includes(n)))??n:"",this.syntax=void 0===e?"integer":"number",this.example=t}read(t){const[n,e]=/^(-?)(\d*)/.exec(t).slice(0,3).slice(1);let r=n+e,i=r.length,s=0;const o=t=>({completion:t,decimal:r,missingDigits:s});if(""===e)return o(i===t.length?cr:ur);for(;i<t.length&&this.groups.includes(t[i]);){if(e.length>3||"0"===e[0])return o(ur);const n=/^\d*/.exec(t.slice(i+1))[0];if(r+=n,i+=1+n.length,s=Math.max(0,3-n.length),s>0)return o(i===t.length?cr:ur);if(n.length>3)return o(ur)}if(i===t.length)return o(lr);if(null===this.decimal||t[i]!==this.decimal)return o(ur);const u=/^\d*/.exec(t.slice(i+1))[0];return r+="."+u,i+1+u.length<t.length?o(ur):o(""===u?cr:lr)}write(t,n){const[,e,r,i]=t===at&&/^(-?)(\d+)(?:\.(\d+))?$/.exec(Hn(n))||[];return void 0===r||void 0!==i&&null===this.decimal?null:e+(this.group?r.replace(/\B(?=(\d{3})+$)/g,(()=>this.group)):r)+(void 0===i?"":this.decimal+i)}it(t){const n=t=>this.groups.includes(t),e=t.filter((t=>!n(t)));if(e.length===t.length)return e;const r=this.st(e);return r?.length===t.length&&r.every(((e,r)=>e===t[r]||n(e)&&n(t[r])))?e:null}st(t){const n=t.join(""),[e,r,i,s]=/^(-?)(\d*)(?:(\D)\d*)?$/.exec(n)??[];return void 0===e||void 0!==s&&s!==this.decimal||/^0./.test(i)?null:[...r+i.replace(/\B(?=(\d{3})+$)/g,(()=>this.group))+n.slice(r.length+i.length)]}rt(){return!0}};
//|85 86 89 96 98 103 108 112 184 198 250
function Hi(t,n,e,r=0){if(fr("number",t)===ur)return null;if(null!==n&&null!==e&&Dn(n,e)>0)return!1;if(""===t)return!0;const i="-"===t[0],[s,o]=i?[null===e?null:gn(e),null===n?null:gn(n)]:[n,e],u=t.slice(i?1:0).replace(/\.$/,""),c=""===u?null:_n(u);if(null===c||c===Mn)return null===o||!Rn(o);if(null!==o&&Dn(o,dn(c,r)??c)<0)return!1;const l=t.indexOf(".");if(l<0)return Li(c,s,o);const h=Tn(1n,-(t.length-l-1)),f=null===s||null===h?null:pn(c,h);return null===f||Dn(s,f)<0}
//|85 86 111 112
function Li(t,n,e){if(0===t||null===n||null===e)return!0;let r=Pn(e)-Pn(t);const i=dn(t,r);if(null===i)return!0;Dn(i,e)>0&&(r-=1);const s=pn(t,1),o=null===s?null:dn(s,r);return null===o||Dn(n,o)<0}
//|39 43 252
function Vi(t,n){const e=t.operands.slice(0,2);if(e.some((t=>t.kind>G))||e.every((t=>t.kind===K)))return null;let r=e.map((t=>t.kind===K?null:t.at));const i=null===r[0]?null:n.constants[r[0]];i?.kind===$t&&null===r[1]&&(r=i.value);const s=r.map((t=>null===t?null:n.constants[t]));return s.some((t=>t&&(t.kind!==at||"number"!=typeof t.value)))?null:{least:s[0]?.value??-1/0,most:s[1]?.value??1/0,unit:Yi(t,n)}}
//|30 39
function Yi(t,n){const e=t.operands[2],r=e?.kind===G?n.constants[e.at].value:null;return P[r]?r:"characters"}
//|39 43 61 224
function Ki(t,n){const e=t.operands.map((t=>t.kind===G?n.constants[t.at]:Ut));return e.some((t=>t.kind!==mt))?null:new Set(e.map((n=>t.ignoresCase?ji(n.value):n.value)))}
//|0 39 40 43 133 170 173 178
function Gi(n,e){const r=[0,1].map((t=>{const r=Ve(n,e.operands[t]??ot);if(r.slot.kind!==$t)return r;const i=r.slot.value[t];return null===i?fe:Ve(n,{kind:G,at:i})})),i=Ge(n,r[0])??Ge(n,r[1]);return null!==i?nr(n,i,e):r.every((t=>t.x))?t:r}
//|0 6 7 8 32 43 121 149 175 178 182 183 254 256
function Wi(r,i){const{subject:s}=r,[o,u]=[s.slot.value,i.ot];if(u&&s.slot.kind===at&&"number"==typeof o&&!Qe(r))return m(o>=u.least&&o<=u.most);const c=Gi(r,i);if("number"==typeof c)return c;const[l,h]=c;if(Gn(r.subject.slot)&&c.every((t=>t.x||t.slot.kind===at)))return t;const f=(t,n)=>{const e=t.x?0:Te(r,s,t);return null!==e&&e*n>=0},a=f(l,1)&&f(h,-1);return!a&&sr(r)?nr(r,U("digits of a number"),i):Qe(r)?or(r)?p(a):d(a?n:e,a||Qi(r,l,h),!0):m(a)}
//|43 48 119 184 216 245 248 249
function Qi(t,n,e){const{slot:r}=t.subject;if(r.kind!==at){const r=t=>!t.x&&t.slot.kind!==at,i=(n,e)=>r(n)&&Di(t,n).every((t=>t===e));if(i(n,-1)||i(e,1))return!1}const[i,s]=[n,e].map((t=>t.x?null:t.slot.value)),o=[n,e].every((t=>t.x||t.slot.kind===at));if(!(r.flags&At||r.kind===mt)||!o)return!0;const u=Er(t,t.subject),c=Yn(r),l=[Hi(c,i,s)];if(null!==u&&u instanceof Ji){const t=u.read(c);t.completion!==ur&&l.push(Hi(t.decimal,i,s,t.missingDigits))}return l.includes(!0)}
//|0 4 6 43
function Xi(n,e){if(n.subject.slot.kind!==mt)return t;const r=e(n.subject.slot.value);return null===r?h:m(r)}
//|
function ts(t,n){const e=t[n];return/[0-9A-Za-z]/.test(e)?parseInt(e,36):null}
//|258
function ns(t,n){let[e,r]=[0,!1];const i=t=>{e+=r?2*t-(t>4?9:0):t,r=!r};for(let e=t.length-1;e>=0;e--){const r=ts(t,e);if(null===r||r>9&&!n)return null;i(r%10),r>=10&&i(Math.floor(r/10))}return t.length>0&&e%10==0}
//|258
function es(t){let n=0;const e=Math.min(4,t.length);for(let r=0;r<t.length;r++){const i=ts(t,(r+e)%t.length);if(null===i)return null;n=(n*(i<10?10:100)+i)%97}return t.length>4&&1===n}
//|258
function rs(t,n,e){let r=0n;for(let i=0;i<t.length;i++){let s=ts(t,i);if(null===s)return null;11===n&&i===t.length-1&&33===s&&(s=10),r+=BigInt(s)*BigInt(e[i%e.length])}return t.length>0&&r%BigInt(n)===0n}
//|11
const is=t=>({...t,answer:(n,e)=>g(t.answer(n,e))});
//|0 3 6 7 8 43 130 144 175 180 183 227 264
const ss={judgesEmpty:!0,kinds:Oe,answer(r,i){const s=rr(r,i);if(null===s)return c;const{subject:o}=r,u=s.position>=0&&s.$!==ce;if(o.x&&(s.x||!u))return t;if(s.x&&s.$>=ue)return t;if(o.x||s.x)return d(e,o.x||!Qe(r),!0);const l=ki(r,o,s,i.ignoresCase);return or(r)?p(l):Qe(r)&&o.slot.kind===mt&&s.slot.kind===mt?d(l?n:e,os(o,s,i.ignoresCase),!0):m(l)}};
//|224
function os(t,n,e){const[r,i]=[t.slot.value,n.slot.value];return e?ji(i).startsWith(ji(r)):i.startsWith(r)}
//|0 6 43 143 170
const us=n=>({kinds:ye(wt),answer(e,r){const i=Ve(e,r.operands[0]).slot;return e.subject.slot.kind!==wt||i.kind!==yt?t:m(n(BigInt(e.subject.slot.value.size),i.value))}});
//backtracking|
const cs=class{constructor(t){this.sets=t.map((t=>new RegExp(`^${t}$`,"u"))),this.ut=new Map,this.ct=new Map;const n=(t.join("").match(/[^\0-\x7f]|\\u[0-9a-f]{4}|\\x[0-9a-f]{2}/gu)??[]).map((t=>"\\"===t[0]?String.fromCodePoint(parseInt(t.slice(2),16)):t));for(const t of[...n.reverse(),...Array.from({length:128},((t,n)=>String.fromCharCode(127-n)))])this.ut.set(this.lt(t),t)}lt(t){return this.sets.map((n=>n.test(t)?1:0)).join("")}ht(t){return Array.from(t,(t=>{if(t<"\x80")return t;let n=this.ct.get(t);return void 0===n&&this.ct.set(t,n=this.ut.get(this.lt(t))??t),n}))}};
//backtracking|
const ls=class extends Error{};
//backtracking|

//backtracking|267 268 270
const hs=class{constructor({text:t,flags:n=""},e){if(!/^s?$/.test(n))throw new ls;if(this.source=Array.from(t),this.ft="s"===n,this.mt="whole"===e,this.at=0,this.pt=0,this.groups=new Map,this.dt=new Map,this.calls=[],this.pattern=this.alternatives(),this.at<this.source.length||!this.calls.every((t=>this.groups.has(t))))throw new ls}test(t){this.text=Array.from(t),this.steps=0;try{const t=this.text.length;for(let n=0;n<=(this.mt?0:t);n++)if(this.bt=[],this.pattern(n,(n=>!this.mt||n===t)))return!0;return!1}catch(t){if(t instanceof ls||t instanceof RangeError)return null;throw t}}step(){if(++this.steps>2e5)throw new ls}take(t){const n=Array.from(t).every(((t,n)=>this.source[this.at+n]===t));return n&&(this.at+=t.length),n}wt(t){if(!this.take(t))throw new ls}gt(t){const n=t.exec(this.source.slice(this.at,this.at+40).join(""));if(!n)throw new ls;return this.at+=Array.from(n[0]).length,n}alternatives(){const t=[this.sequence()];for(;this.take("|");)t.push(this.sequence());return 1===t.length?t[0]:(n,e)=>t.some((t=>t(n,e)))}sequence(){const t=[];for(;this.at<this.source.length&&!["|",")"].includes(this.source[this.at]);)t.push(this.vt());const n=(e,r,i)=>(this.step(),e===t.length?i(r):t[e](r,(t=>n(e+1,t,i))));return 1===t.length?t[0]:(t,e)=>n(0,t,e)}vt(){const t=this.part(),n=this.source[this.at];if(!["?","*","+","{"].includes(n))return t;const[e,r]="{"===n?this.jt():(this.at++,["+"===n?1:0,"?"===n?1:1/0]);if(this.take("+"))return this.possessive(t,e,r);const i=this.take("?");if(["?","*","+","{"].includes(this.source[this.at]))throw new ls;return this.repeated(t,e,r,i)}jt(){const[,t,n,e]=this.gt(/^\{(\d+)(,?)(\d*)\}/);if(""===n&&""!==e)throw new ls;return[Number(t),""!==e?Number(e):n?1/0:Number(t)]}repeated(t,n,e,r){if(t.yt&&!r)return(r,i)=>{let s=this.run(t,r,e);for(;s>=n;s--)if(i(r+s))return!0;return!1};const i=(s,o,u)=>{this.step();const c=()=>s<e&&t(o,(t=>(t>o||s<n)&&i(s+1,t,u)));return s<n?c():r?u(o)||c():c()||u(o)};return(t,n)=>i(0,t,n)}run(t,n,e){let r=0;for(;r<e&&n+r<this.text.length&&t.yt(this.text[n+r]);)r++;return this.steps+=r,this.step(),r}possessive(t,n,e){return n>1?this.atomic(this.repeated(t,n,e,!1)):(r,i)=>{const s=[...this.bt];let[o,u]=[0,r];const c=t=>{const e=t>u;return u=t,e||o<n};for(;o<e&&(this.step(),t(u,c));)o++;return!!(o>=n&&i(u))||(this.bt=s,!1)}}atomic(t){return(n,e)=>{const r=[...this.bt];let i=n;return!(!t(n,(t=>(i=t,!0)))||!e(i))||(this.bt=r,!1)}}part(){const t=this.source[this.at++];switch(t){case"(":return this.group();case"[":return this.Ot(this.characterClass());case"\\":return this.escape();case"^":return(t,n)=>0===t&&n(t);case"$":return(t,n)=>t===this.text.length&&n(t);case".":return this.Ot(this.ft?()=>!0:t=>"\n"!==t);case"?":case"*":case"+":case"{":throw new ls;default:return this.Ot((n=>n===t))}}Ot(t){return Object.assign(((n,e)=>(this.step(),n<this.text.length&&t(this.text[n])&&e(n+1))),{yt:t})}group(){return this.take("?")?this.take("(DEFINE)")?(this.closed(),(t,n)=>n(t)):this.take(":")?this.closed():this.take(">")?this.atomic(this.closed()):this.take("=")||this.take("!")?this.kt("!"===this.source[this.at-1]):this.take("&")?this.call(this.gt(/^(\w+)\)/)[1]):this.$t(this.gt(/^<([A-Za-z_]\w*)>/)[1]):this.$t(null)}closed(){const t=this.alternatives();return this.wt(")"),t}kt(t){const n=this.closed();return(e,r)=>{this.step();const i=[...this.bt],s=n(e,(()=>!0));return t&&(this.bt=[...i]),!(s===t||!r(e))||(this.bt=i,!1)}}$t(t){const n=++this.pt;null!==t&&this.dt.set(t,n);const e=this.closed();return null!==t&&this.groups.set(t,e),(t,r)=>e(t,(e=>{const i=this.bt;return this.bt=[...i],this.bt[n]=this.text.slice(t,e),!!r(e)||(this.bt=i,!1)}))}call(t){return this.calls.push(t),(n,e)=>{this.step();const r=this.bt;return this.groups.get(t)(n,(t=>{const n=this.bt;return this.bt=r,!!e(t)||(this.bt=n,!1)}))}}Mt(t){return(n,e)=>{this.step();const r=this.bt[t];return void 0!==r&&r.every(((t,e)=>this.text[n+e]===t))&&e(n+r.length)}}escape(){const t=this.source[this.at];if(/[1-9]/.test(t)){const t=Number(this.gt(/^[1-9](?!\d)/)[0]);if(t>this.pt)throw new ls;return this.Mt(t)}if(this.take("k")){const t=this.dt.get(this.gt(/^<(\w+)>/)[1]);if(void 0===t)throw new ls;return this.Mt(t)}return this.take("A")?(t,n)=>0===t&&n(t):this.take("z")?(t,n)=>t===this.text.length&&n(t):this.Ot(this.xt(this.Tt(),!1))}Tt(){const t=this.source[this.at];if("p"===t||"P"===t)return"\\"+this.gt(/^[pP]\{(?:[CLMNPSZ][a-z]?|Alphabetic)\}/)[0];if("x"===t){const[,t,n]=this.gt(/^x(?:([0-9A-Fa-f]{2})|\{([0-9A-Fa-f]{1,6})\})/);return`\\u{${t??n}}`}this.at++;const n={n:"\\n",r:"\\r",t:"\\t",f:"\\f"}[t];if(n)return n;if(void 0===t||!/[!-/:-@[-`{-~ ]/.test(t))throw new ls;return fs(t)}characterClass(){const t=this.take("^"),n=[];let e=!0;for(;e||"]"!==this.source[this.at];e=!1){const t=this.source[this.at];if(void 0===t||"["===t&&/[:.=]/.test(this.source[this.at+1]))throw new ls;if("-"!==t||e||"]"===this.source[this.at+1])n.push(this.Et());else{if(/^\\p|-/i.test(n.at(-1))||"\\u{2d}"===n.at(-1))throw new ls;this.at++;const t=this.Et();if(/^\\p/i.test(t))throw new ls;n.push(`${n.pop()}-${t}`)}}return this.at++,this.xt(n.join(""),t)}Et(){return this.take("\\")?this.Tt():fs(this.source[this.at++])}xt(t,n){const e=new RegExp(`^[${n?"^":""}${t}]$`,"u"),r=Array.from({length:128},((t,n)=>e.test(String.fromCharCode(n))));return t=>t<"\x80"?r[t.charCodeAt(0)]:e.test(t)}};
//backtracking|
const fs=t=>`\\u{${t.codePointAt(0).toString(16)}}`;
//backtracking template|
const as=new RegExp("[\\p{Cn}\u0295\\u088f\\u0897\\u0c5c\\u0cdc\\u0cf3\\u0ece\\u1acf-\\u1aeb\\u1b4e\\u1b4f\\u1b7f\\u1c89\\u1c8a\\u20c1\\u2427-\\u2429\\u2b96\\u2ffc-\\u2fff\\u31e4\\u31e5\\u31ef\\ua7cb-\\ua7cf\\ua7d2\\ua7d4\\ua7da-\\ua7dc\\ua7f1\\ufbc3-\\ufbd2\\ufd90\\ufd91\\ufdc8-\\ufdce\\u{105c0}-\\u{105f3}\\u{10940}-\\u{10959}\\u{10d40}-\\u{10d8f}\\u{10ec2}-\\u{10ed8}\\u{10efa}-\\u{10eff}\\u{1123f}-\\u{11241}\\u{11380}-\\u{113e2}\\u{116d0}-\\u{116e3}\\u{1171e}\\u{11b00}-\\u{11bf9}\\u{11db0}-\\u{11de9}\\u{11f00}-\\u{11f5a}\\u{1342f}\\u{13439}-\\u{143fa}\\u{16100}-\\u{16139}\\u{16d40}-\\u{16d79}\\u{16ea0}-\\u{16ed3}\\u{16ff2}-\\u{16ff6}\\u{187f8}-\\u{187ff}\\u{18cff}\\u{18d09}-\\u{18df2}\\u{1b132}\\u{1b155}\\u{1cc00}-\\u{1cef0}\\u{1d2c0}-\\u{1d2d3}\\u{1df25}-\\u{1df2a}\\u{1e030}-\\u{1e08f}\\u{1e4d0}-\\u{1e6ff}\\u{1f6d8}\\u{1f6dc}\\u{1f774}-\\u{1f77f}\\u{1f7d9}\\u{1f8b2}-\\u{1f8d8}\\u{1fa54}-\\u{1faff}\\u{1fbcb}-\\u{1fbef}\\u{1fbfa}\\u{2b739}-\\u{2b73f}\\u{2cea2}-\\u{2ee5d}\\u{31350}-\\u{33479}]","u");
//backtracking template|271
const ms=t=>!/^[\0-\u024f]*$/.test(t)&&as.test(t);
//|0 3 8 275 274
const ps=class{constructor({classes:t,states:n,accepting:e,unknown:r}){const i=ds(t,256);this.xt=Uint8Array.from(i),this.St=Math.max(...i)+1,this.shift=32-Math.clz32(this.St-1),this.count=n.length,this.At=new Int32Array(this.count<<this.shift),n.forEach(((t,n)=>{ds(t,this.St).forEach(((t,e)=>{this.At[n<<this.shift|e]=t<<this.shift}))})),this.start=this.count>1?1<<this.shift:0,this.yt=new Uint8Array(this.count),this.Nt=new Uint8Array(this.count);for(const t of e)this.yt[t]=1;for(const t of r)this.Nt[t]=1}_t(t){const{xt:n,At:e}=this;let r=this.start;for(let i=0;i<t.length&&0!==r;i++){const s=t.charCodeAt(i);s<128?r=e[r|n[s]]:(r=this.after(r,t.codePointAt(i)),55296==(64512&s)&&i++)}return r>>this.shift}after(t,n){const{xt:e,At:r}=this,i=n=>t=r[t|e[n]];return n<128?i(n):(n<2048?i(192|n>>6):(n<65536?i(224|n>>12):(i(240|n>>18),i(128|n>>12&63)),i(128|n>>6&63)),i(128|63&n))}matches(t){const n=this._t(t);return 1===this.yt[n]&&0===this.Nt[n]}answer(t){return this.answers[this._t(t)]}get answers(){const t=Array.from(this.yt,(()=>[]));for(let n=0;n<this.count;n++)for(let e=0;e<this.St;e++)t[this.At[n<<this.shift|e]>>this.shift].push(n);const r=n=>{const e=Uint8Array.from(this.yt,((t,e)=>this.Nt[e]||t===n?1:0)),r=Array.from(e.keys()).filter((t=>e[t]));for(;r.length>0;)for(const n of t[r.pop()])e[n]||r.push(n),e[n]=1;return e},[i,s]=[r(1),r(0)],o=Uint8Array.from(this.yt,((t,r)=>this.Nt[r]?c:d(t?n:e,i[r],s[r])));return Object.defineProperty(this,"answers",{value:o}),o}};
//beginOr beginAny|1 3 24 273
Object.assign(ps.prototype,{progress(t){const n=t=>this.answers[t>>this.shift];let e=this.start,r=0;for(const s of t){const t=n(e);if(t===c)return null;if(!(t&i))return r;const o=this.after(e,s.codePointAt(0));if(!(n(o)&i))return r;e=o,r+=C(s)}return n(e)===c?null:r}});
//|
function ds(t,n){const e=new Array(n).fill(0);for(let r=0;r<t.length;r+=2)e.fill(t[r+1],t[r],t[r+2]??n);return e}
//|
const bs="left to the server";
//|
const ws=5e6;
//|3 6 24 266 269 272 273 276 277 279 280
const gs=class{constructor({pattern:t,tables:n,ecma:e,sets:r},i){const s=n?.[i];this.It=s?new ps(s):null;const o=e?.[i];this.Ct=o?new RegExp(o.text,"u"):null,this.qt=o?ws**(1/Math.max(1,o.degree)):0,this.Bt=r?new cs(r):null,this.text=t.text,this.Rt=()=>new hs(t,i),this.Ft=void 0}answer(t){if(this.It){const n=this.It.answer(t);if(n!==c)return n}if(t.length>21845&&C(t)>65536)return"the text is too long for a pattern";if(ms(t))return bs;const n=null===this.Bt?c:this.It.answer(this.Bt.ht(t).join(""));if(n!==c)return n;if(this.Ct&&t.length<=this.qt)return m(this.Ct.test(t));const e=this.backtrack(t);return null===e?bs:m(e)}};
//backtracking|267 278
Object.assign(gs.prototype,{backtrack(t){if(void 0===this.Ft)try{this.Ft=this.Rt()}catch(t){if(!(t instanceof ls))throw t;this.Ft=null}return this.Ft?.test(t)??null}});
//beginOr beginAny|24 278
Object.assign(gs.prototype,{progress(t){const n=this.It?.progress(t)??null;if(null!==n||null===this.Bt)return n??C(t);const e=this.Bt.ht(t),r=this.It.progress(e.join(""));if(null===r)return C(t);let[i,s]=[0,0];for(;s<r;)s+=C(e[i++]);return C(Array.from(t).slice(0,i).join(""))}});
//|4 6 178 276
function vs(t,n,e){if(/[^\0-\x7f]|(?:^|\.)xn--/i.test(n))return nr(t,bs,e);const r=n.split(".");if(n.length>253||/[^A-Za-z0-9.-]/.test(n))return h;const i=t=>/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i.test(t)&&t.length<=63;return r.slice(0,-1).every(i)?m(i(r.at(-1))&&!/^\d+$/.test(r.at(-1))):h}
//|0 5 43 172 173 174 178 179 199 222 234 235 283
function js(n,e){const r=n.subject.slot;if(!r.v)return t;let[i,s,o]=[null,null,!1];const u=ar(r).some((t=>n.slots[t].kind===Mt));for(const t of e.operands){const c=gi(n,t);s??=c.obstacle;for(const t of c.positions){if(!n.G())return er(n,e);const l=null===t?c.whole:Ke(n,t);if(null===Ge(n,l)){if(!l.x)if(o=!0,l.slot.kind===Mt||u){const t=ys(n,l,r);if(null===t)return er(n,e);if(!t)return a}else{if(i??=Ai(n,ar(r),e.ignoresCase),null===i)return er(n,e);if(!Ni(n,l,i))return a}}else s??=We(n,c.whole)}}return null!==s?nr(n,s,e):o?f:t}
//|172 173 199 227
function ys(t,n,e){for(const r of ar(e)){if(!t.G())return null;const e=Ke(t,r);if(!e.x&&null===Ge(t,e)&&ki(t,e,n,!1))return!0}return!1}
//|43 107 145
function Os(t){switch(t.kind){case ht:return["null"];case ft:return["boolean"];case at:return Bn(t.value)?["number","integer"]:["number"];case gt:return[t.isMap?"object":"list"];case wt:case vt:return["object"];default:return ke&1<<t.kind?["text"]:[]}}
//|0 4 5 8 30 32 34 43 114 178 252 254
function ks(e,r){if(e.subject.slot.kind!==mt)return t;let i=r.ot;if(!i){const n=Gi(e,r);if("number"==typeof n)return n;const[s,o]=n.map(((t,n)=>t.x?0===n?0:1/0:t.slot.kind===at?Zn(t.slot.value,0===n):null));if(null===s||null===o)return t;i={least:s,most:o,unit:Yi(r,e.program)}}const s=e.subject.slot.value;if(J(s))return nr(e,U("text length"),r);if(i.least>i.most)return h;const o=P[i.unit](s);return o<i.least?a:o>i.most?h:d(n,!0,i.most!==1/0)}
//|0 5 43 149 179 200 287
function $s(n,e){const r=n.subject.slot;if(r.kind!==gt)return t;const i=Ms(n,r,mr(n,e));if(null===i)return er(n,e);const s=(t,e)=>null===t.end||null===e.end?t.end===e.end?0:null===t.end?1:-1:Te(n,t.end,e.end);i.sort(((t,e)=>Te(n,t.start,e.start)||s(t,e)||0));let o=null;for(const t of i){if(!n.G())return er(n,e);if(null!==o&&(null===o.end||-1===Te(n,t.start,o.end)))return a;null!==o&&-1!==s(o,t)||(o=t)}return f}
//|149 172 173 201 202
function Ms(t,n,e){const r=[];if(2!==e.length)return r;const[i,s]=e.map((t=>t.steps.at(-1)));for(const o of pr(t,n,e[0].steps.slice(0,-1))){if(!t.G())return null;const n=dr(t,o+i);if(null===n||o+s>=t.slots.length)continue;const e=Ke(t,o+s);e.x?r.push({start:n,end:null}):null===Ge(t,e)&&null!==Te(t,n,e)&&Te(t,n,e)<=0&&r.push({start:n,end:e})}return r}
//|0 3 5 8 43 130 144 172 173 174 175 178 179 183 221 222 224 227 237 253 264
const xs={kinds:Oe,prepare:Ki,answer(t,r){const{subject:i}=t;if(i.slot.kind===mt&&r.ot){const n=r.ignoresCase?ji(i.slot.value):i.slot.value;return r.ot.has(n)?f:d(e,!Qe(t)||[...r.ot].some((t=>t.startsWith(n))),!0)}let[s,o]=[!Qe(t),null];for(const e of r.operands){const u=Ii(t,r,e,i);if(u===f)return u;if(u===c&&(o??=We(t,wi(t,e))),void 0!==u)continue;const l=gi(t,e);null!==l.obstacle&&(o??=l.obstacle);for(const e of l.positions){if(l.areSeveral&&!t.G())return er(t,r);const u=null===e?l.whole:Ke(t,e);if(l.areSeveral&&null!==Ge(t,u))o??=We(t,l.whole);else if(!u.x||u.$!==se){if(ki(t,i,u,r.ignoresCase))return d(n,!0,!or(t));s||i.slot.kind!==mt||u.slot.kind!==mt?or(t)||(s=!0):s=os(i,u,r.ignoresCase)}}}return null===o?d(e,s,!0):nr(t,o,r)}};
//|39 43 61 143 290 291
const Ts=t=>({kinds:ye(mt),prepare(n,e){const r=n.operands[0].kind===G?e.constants[n.operands[0].at]:Ut;return r.kind===Ot?{position:r.value,scope:t}:null},answer:(n,e)=>Ss(n,e,t),progress(n,e){const r=Es(n,e,t);return r&&r.progress(n.subject.slot.value)}});
//|43 170
function Es(t,n,e){if(n.ot)return t.program.pattern(n.ot.position,e);const{slot:r}=Ve(t,n.operands[0]);return r.kind===Ot?t.program.pattern(r.value,e):null}
//|0 43 178 181 290
function Ss(n,e,r){if(n.subject.slot.kind!==mt||ir(n,n.subject))return t;const i=Es(n,e,r)?.answer(n.subject.slot.value)??"it could not be compiled";return"number"==typeof i?i:nr(n,`pattern failed: ${i}`,e)}
//|6 136 144 170 174 178
const As=t=>({judgesEmpty:!0,reads:"nothing",kinds:Oe,answer(n,e){let[r,i,s]=[null,0,0];for(const t of e.operands){const e=Ve(n,t);pe(e)?r??=We(n,e):e.x?s++:i++}const o=t(i,s,null!==r);return null===o?nr(n,r,e):m(o)}});
//|4 5 144
const Ns={judgesEmpty:!0,reads:"presence",kinds:Oe,answer:t=>t.subject.x?a:l};
//|0 3 43 130 143 180 224
const _s=n=>({kinds:ye(mt),answer(e,r){const i=rr(e,r);if(null===i)return c;if(i.slot.kind!==mt||i.x&&i.$===se||e.subject.slot.kind!==mt)return t;const s=[e.subject.slot.value,i.slot.value];return n(...r.ignoresCase?s.map(ji):s)}});
//|0 43 143 198 296
const Is=n=>({kinds:ye(mt),answer:e=>e.subject.slot.kind===mt?Cs(fr(n,e.subject.slot.value)):t});
//|4 5 184
const Cs=t=>t===lr?f:t===cr?a:h;
//|0 5 43 172 179 200 201 229 232 298
function qs(n,e){const r=n.subject.slot;if(r.kind!==gt)return t;const i=mr(n,e),s=0===i.length?[{offset:0,stride:r.p}]:i.map((({steps:t,slotCount:n})=>({offset:t.at(-1)??0,stride:n}))),o=Math.max(...s.map((t=>t.offset+t.stride))),u=new Map;for(const t of pr(n,r,(i[0]?.steps??[]).slice(0,-1))){if(t+o>n.slots.length||!Bs(n,t,s))continue;const r=s.map((e=>Ke(n,t+e.offset))),i=r.map((t=>Ei(n,t,e.ignoresCase))).join("|");for(const t of u.get(i)??[]){if(!n.G())return er(n,e);const i=(r,i)=>Mi(n,r,t[i],e.ignoresCase);if(r.every(i))return a}if(!n.G())return er(n,e);u.has(i)?u.get(i).push(r):u.set(i,[r])}return f}
//|172 173 230
function Bs(t,n,e){let r=!0;for(const{offset:i}of e){const e=Ke(t,n+i);if(!xi(t,e)){if(null!==Ge(t,e))return!1;r=!1}}return!r}
//|300 301 302 303 304 305 306 307 308 309 310 311 312 313 314 315 316 317 318 319 320 321 322 323 324 325 326 327 328 329 330 331 332 333 334 335 336 337 338 339 340 341 342
const Rs={};
//required|293 299
Object.assign(Rs,{required:Ns});
//filled|293 299
Object.assign(Rs,{filled:Ns});
//present|4 5 43 46 144 174 178 299
Object.assign(Rs,{present:{judgesEmpty:!0,reads:"presence",kinds:Oe,answer(t,n){const{slot:e}=t.subject,r=e.kind!==lt&&e.kind!==ht;return r&&e.flags&Et?nr(t,We(t,t.subject),n):r?l:a}}});
//accepted|6 7 43 144 183 299
Object.assign(Rs,{accepted:{judgesEmpty:!0,kinds:Oe,answer(t){const n=t.subject.slot.kind===ft&&t.subject.slot.value;return or(t)?p(n):m(n)}}});
//empty|4 5 144 299
Object.assign(Rs,{empty:{judgesEmpty:!0,reads:"presence",kinds:Oe,answer:t=>t.subject.x?f:h}});
//equal|263 299
Object.assign(Rs,{equal:ss});
//different|262 263 299
Object.assign(Rs,{different:is(ss)});
//length|43 143 251 285 299
Object.assign(Rs,{length:{kinds:ye(mt),zt:!0,prepare:Vi,answer:(t,n)=>ks(t,n)}});
//between|146 251 255 299
Object.assign(Rs,{between:{kinds:$e,prepare:Vi,answer:(t,n)=>Wi(t,n)}});
//multiple_of|0 3 6 8 32 43 93 119 121 143 147 175 178 180 182 184 198 299
Object.assign(Rs,{multiple_of:{kinds:ye(mt,at),answer(n,r){const i=rr(n,r);if(null===i)return c;if(Gn(n.subject.slot)||i.x||i.slot.kind!==at)return t;const s=Me(n.subject);if(null!==s)return m(On(s,i.slot.value));if(sr(n))return nr(n,U("digits of a number"),r);const{slot:o}=n.subject;return d(e,!Qe(n)||fr("number",Yn(o))!==ur,!0)}}});
//one_of|288 299
Object.assign(Rs,{one_of:xs});
//none_of|262 288 299
Object.assign(Rs,{none_of:is(xs)});
//regex|289 299
Object.assign(Rs,{regex:Ts("whole")});
//contains|289 299
Object.assign(Rs,{contains:Ts("anywhere")});
//starts_with|0 4 8 294 299
Object.assign(Rs,{starts_with:_s(((t,n)=>t.startsWith(n)?l:d(e,n.startsWith(t),!0)))});
//ends_with|6 294 299
Object.assign(Rs,{ends_with:_s(((t,n)=>m(t.endsWith(n))))});
//chars|0 4 5 24 43 143 170 299
Object.assign(Rs,{chars:{kinds:ye(mt),answer(n,e){const r=Ve(n,e.operands[0]).slot;return r.kind!==kt||n.subject.slot.kind!==mt?t:r.value.offender.test(n.subject.slot.value)?h:f},progress(t,n){const e=Ve(t,n.operands[0]).slot;if(e.kind!==kt)return null;const r=t.subject.slot.value,i=r.search(e.value.offender);return C(i<0?r:r.slice(0,i))}}});
//integer|295 299
Object.assign(Rs,{integer:Is("integer")});
//number|295 299
Object.assign(Rs,{number:Is("number")});
//boolean|295 299
Object.assign(Rs,{boolean:Is("boolean")});
//date|295 299
Object.assign(Rs,{date:Is("date")});
//time|295 299
Object.assign(Rs,{time:Is("time")});
//datetime|295 299
Object.assign(Rs,{datetime:Is("datetime")});
//json|295 299
Object.assign(Rs,{json:Is("json")});
//before|244 299
Object.assign(Rs,{before:Pi("less")});
//after|244 299
Object.assign(Rs,{after:Pi("greater")});
//luhn|3 43 143 180 257 259 299
Object.assign(Rs,{luhn:{kinds:ye(mt),answer(t,n){const e=rr(t,n);return null===e?c:Xi(t,(t=>ns(t,e.slot.kind===ft&&e.slot.value)))}}});
//mod97|43 143 257 260 299
Object.assign(Rs,{mod97:{kinds:ye(mt),answer:t=>Xi(t,es)}});
//weighted_sum|0 43 114 143 170 173 178 257 261 299
Object.assign(Rs,{weighted_sum:{kinds:ye(mt),answer(n,e){const r=e.operands.map((t=>Ve(n,t)));for(const t of r)if(null!==Ge(n,t))return nr(n,Ge(n,t),e);const[i,...s]=r.map((({slot:t})=>t.kind===at?Zn(t.value,!1):null));return i>0&&0!==s.length?Xi(n,(t=>rs(t,i,s.map((t=>t??0))))):t}}});
//idna|0 3 4 5 43 143 180 281 299
Object.assign(Rs,{idna:{kinds:ye(mt),answer(n,e){const r=rr(n,e);if(null===r)return c;if(n.subject.slot.kind!==mt)return t;const i=n.subject.slot.value;if(r.slot.kind!==mt||""===r.slot.value)return vs(n,i,e);const s=i.lastIndexOf(r.slot.value);if(s<0)return a;const o=vs(n,i.slice(s+r.slot.value.length),e);return o===h?a:o}}});
//size|0 6 43 60 114 143 254 299
Object.assign(Rs,{size:{kinds:ye(gt,vt),zt:!0,answer(n,e){const r=Dt(n.subject.slot);if(r.kind!==gt)return t;const i=Gi(n,e);if("number"==typeof i)return i;const[s,o]=i.map((({slot:t},n)=>t.kind===at?Zn(t.value,0===n):null));return m(!(null!==s&&r.count<s||null!==o&&r.count>o))}}});
//unique|43 143 297 299
Object.assign(Rs,{unique:{kinds:ye(gt),answer:(t,n)=>qs(t,n)}});
//exclusive|0 6 43 143 170 172 199 227 299
Object.assign(Rs,{exclusive:{kinds:ye(gt),answer(n,e){const r=Ve(n,e.operands[0]),i=n.subject.slot;return i.kind!==gt||r.x?t:m(i.count<=1||!ar(i).some((t=>ki(n,Ke(n,t),r))))}}});
//includes|43 143 282 299
Object.assign(Rs,{includes:{kinds:ye(gt),answer:(t,n)=>js(t,n)}});
//ascending|43 143 203 299
Object.assign(Rs,{ascending:{kinds:ye(gt),answer:(t,n)=>br(t,n)}});
//no_overlap|43 143 286 299
Object.assign(Rs,{no_overlap:{kinds:ye(gt),answer:(t,n)=>$s(t,n)}});
//min_size|265 299
Object.assign(Rs,{min_size:us(((t,n)=>t>=n))});
//max_size|265 299
Object.assign(Rs,{max_size:us(((t,n)=>t<=n))});
//media_type|0 6 43 143 170 299
Object.assign(Rs,{media_type:{kinds:ye(wt),answer(n,e){if(n.subject.slot.kind!==wt)return t;const r=n.subject.slot.value.mediaType.split(";")[0].toLowerCase().replace(/\s/g,""),i=e.operands.map((t=>Ve(n,t).slot)).filter((t=>t.kind===mt));return m(i.some((t=>{return n=t.value.toLowerCase(),r===n||"*/*"===n||n.endsWith("/*")&&r.startsWith(n.slice(0,-1));var n})))}}});
//kind|0 6 144 253 284 299
Object.assign(Rs,{kind:{kinds:Oe,prepare:Ki,answer:(n,e)=>n.subject.x?t:m(Os(n.subject.slot).some((t=>e.ot.has(t))))}});
//any_filled|292 299
Object.assign(Rs,{any_filled:As(((t,n,e)=>t>0||!!e&&null))});
//all_filled|292 299
Object.assign(Rs,{all_filled:As(((t,n,e)=>!(n>0)&&(!e||null)))});
//one_filled|292 299
Object.assign(Rs,{one_filled:As(((t,n,e)=>e&&t<2?null:1===t))});
//sets|18 344
function Fs(t){const n="^"===t[0],e=(n?t.slice(1):t).replace(/\\(p\{\w+\}|[\s\S])|([\s\S])/gu,((t,n,e)=>void 0!==e?"-"===e||/[\w\s]|[^\0-\x7f]/u.test(e)?e:"\\"+zs(e):"d"===n?"0-9":"w"===n?"0-9A-Z_a-z":"s"===n?E:"p"===n[0]?"\\"+n:"\\"+zs(n))).replace(/^-/,"\\-").replace(/(?<!\\)-$/,"\\-");return{notation:t,offender:new RegExp(`[${n?"":"^"}${e}]`,"u")}}
//|64
const zs=t=>/[\^$\\.*+?()[\]{}|/-]/.test(t)?t:"x"+Lt(t.charCodeAt(0).toString(16),2);
//|37 44 345 346
function Ps(t,n){if("string"==typeof t){if(!Object.hasOwn(xt,t))throw new V(`the type '${t}' is not known`);const n={name:t,kind:xt[t],manner:Ds(t)};return"any"===t&&(n.item=n),n}const[[e,r]]=Object.entries(t);if("form"===e)return{name:e,form:n[r],manner:"value"};if("list"!==e&&"map"!==e)throw new V(`the type '${e}' is not known`);return{name:e,item:Ps(r,n),manner:"list"===e&&"choice"===r?"selection":"list"}}
//|
function Ds(t){return"date"===t||"month"===t||"time"===t||"datetime"===t?"moment":"file"===t?"file":"value"}
//|
function Us(t){for(;t.item&&"any"!==t.name;)t=t.item;return t}
//|349
const Zs={name:"any",manner:"value"};
//|348
Zs.item=Zs;
//|43
const Js={name:"text",kind:mt,manner:"value"};
//|
const Hs=t=>"function"==typeof Blob&&t instanceof Blob;
//|97 351
const Ls=t=>!("object"!=typeof t||null===t||Array.isArray(t)||t instanceof xn||Hs(t)||t instanceof Date);
//|
const[Vs,Ys]=[Symbol("order"),Symbol("repeated")];
//|
const Ks=(t,n)=>Object.hasOwn(t,n)?t[n]:void 0;
//|
const Gs=t=>new TypeError(`${"object"==typeof t?t.constructor?.name:String(t)} is no value of a form`);
//|
const Ws=class extends Error{};
//|
const Qs=class extends Error{};
//|23 33 43 57 352 354 356 357 369 359 360 361 362 363 364 365 366 367
const Xs=class{constructor(t,n=!0){this.slots=t,this.Pt=n}append(t){if(this.slots.length+t>Z.slots)throw new Qs;const n=this.slots.length;for(let n=0;n<t;n++)this.slots.push(null);return n}Dt(){const{slots:t}=this;for(let n=0;n<t.length;n++)t[n]??=new zt(lt,void 0)}value(t,n,e,r){void 0!==t&&("object"!=typeof t?this.slots[e]=this.plain(t):n.form&&Ls(t)?this.form(t,n.form,e,r+1):Array.isArray(t)&&n.item&&"map"!==n.name?this.list(t,n.item,e,r):Ls(t)&&"map"===n.name?this.map(t,n.item,e,r):Ls(t)&&"any"===n.name?this.members(t,e,r):Ls(t)&&"file"===n.name?this.slots[e]=no(t,(n=>Ks(t,n)))??this.plain(t):this.slots[e]=this.plain(t))}text(t){if(!I(t))throw new Ws;return new zt(mt,t)}plain(t){return"string"==typeof t?this.text(t):"boolean"==typeof t?new zt(ft,t):null===t?new zt(ht,void 0):this.other(t)}};
//module form contexts|32 33 43 57 354 358
Object.assign(Xs.prototype,{form(t,n,e,r){if(r>=Z.depth)return this.slots[e]=new zt(vt,void 0),void this.slots[e].y(U("depth"));this.slots[e]=new zt(vt,void 0);for(const i of 0===r?n.parameters??[]:[])this.value(Ks(t,i.name),i.type,e+i.slot,r);this.object(t,n,n.objects[0],e,r)}});
//module form contexts|43 57 352 353 354 356 358
Object.assign(Xs.prototype,{object(t,n,e,r,i){const s=t[Ys];for(const{name:o,field:u,group:c}of e.members){const e=o in Object.prototype?Ks(t,o):t[o];if(void 0!==e){if(s?.has(o))throw new Ws;u?this.value(e,u.type,r+u.slot,i):Ls(e)?(this.slots[r+n.objects[c].slot]=new zt(vt,void 0),this.object(e,n,n.objects[c],r,i)):this.slots[r+n.objects[c].slot]=this.plain(e)}}n.isClosed&&this.noteUnknown(t,e,r)}});
//isClosed|353 358
Object.assign(Xs.prototype,{noteUnknown(t,n,e){const r=(t[Vs]??Object.keys(t)).filter((e=>void 0!==t[e]&&!n.Ut.has(e)));r.length>0&&(this.slots[e+n.slot].unknown=r)}});
//list any|32 33 43 57 358
Object.assign(Xs.prototype,{list(t,n,e,r){const i=this.slots[e]=new zt(gt,void 0);if(r>=Z.depth)return i.y(U("depth"));[i.count,i.stride]=[t.length,n.form?.slotCount??1],i.start=this.append(i.count*i.stride);const s="any"===n.name?r+1:r;for(let e=0;e<i.count;e++)this.value(t[e]??null,n,i.item(e),s)}});
//map|32 33 43 52 57 358
Object.assign(Xs.prototype,{map(t,n,e,r){const i=this.slots[e]=new zt(gt,void 0);if(i.isMap=!0,r>=Z.depth)return i.y(U("depth"));const s=this.names(t);[i.count,i.stride]=[s.length,(n.form?.slotCount??1)+1],i.start=this.append(i.count*i.stride)+1,i.order=this.order(t,s),s.forEach(((e,s)=>{const o=this.slots[i.item(s)-1]=this.text(e);o.flags|=Ct,o.isKey=!0,this.value(t[e],n,i.item(s),"any"===n.name?r+1:r)}))}});
//any|32 33 43 57 348 358
Object.assign(Xs.prototype,{members(t,n,e){const r=this.slots[n]=new zt(vt,void 0);if(e>=Z.depth)return r.y(U("depth"));const i=this.names(t);r.isOwn=!0,r.count=i.length,r.start=this.append(2*i.length),r.order=this.order(t,i),i.forEach(((n,i)=>{this.slots[r.start+2*i]=this.text(n),this.value(t[n],Zs,r.start+2*i+1,e+1)}))}});
//map any|31 353 356 358
Object.assign(Xs.prototype,{names(t){if(t[Ys])throw new Ws;return Object.keys(t).filter((n=>void 0!==t[n])).sort(D)}});
//map any|353 358
Object.assign(Xs.prototype,{order(t,n){if(!this.Pt||n.length<2)return null;const e=new Map(n.map(((t,n)=>[t,n]))),r=(t[Vs]??Object.keys(t)).map((t=>e.get(t))).filter((t=>void 0!==t));return r.every(((t,n)=>t===n))?null:r}});
//module integer number file list map any nested contexts parameters default|43 57 96 97 98 105 351 355 358 368 369
Object.assign(Xs.prototype,{other(t){if(t===Mn)return to(t);if("bigint"==typeof t)return to(Tn(t,0)??Mn);if(Number.isFinite(t))return to(Cn(t));if("object"!=typeof t)throw Gs(t);if(t instanceof xn)return new zt(at,new xn(t.digits,t.exponent));if(Hs(t))return no(t,(n=>t[n]));if(t instanceof Date)throw Gs(t);if(!Array.isArray(t))return new zt(vt,void 0);const n=new zt(gt,void 0);return n.count=Math.min(t.length,1),[n.start,n.stride]=[this.append(n.count),1],n}});
//|43 57 96
const to=t=>new zt(at,t===Mn?null:t);
//module file|43 57
function no(t,n){const e=["name","media_type","type"].map((t=>n(t)??null)),[r,[i,s,o]]=[n("size"),e];if(!Number.isSafeInteger(r)||r<0||e.some((t=>null!==t&&"string"!=typeof t)))return null;if(null!==s&&null!==o)return null;const u=new zt(wt,{name:i,size:r,mediaType:s??o??""});return u.given=t,u}
//|371
function eo(t){let n="";for(const e of t)"number"==typeof e?n+=`[${e}]`:"object"==typeof e?n+=`[${ro(e.key)}]`:""===e||/[`\0-\x1f]/.test(e)?n+=`[${ro(e)}]`:n+=(""===n?"":".")+(/^[A-Za-z_]\w*$/.test(e)?e:`\`${e}\``);return n}
//|64
function ro(t){const n={'"':'\\"',"\\":"\\\\","\n":"\\n","\r":"\\r","\t":"\\t"};return`"${t.replace(/["\\\n\r\t]|(?![ \u200d])[\p{Cc}\p{Zl}\p{Zp}\p{Cn}\p{Co}\p{Cs}\p{Cf}\p{Zs}]/gu,(t=>n[t]??`\\u{${Lt(t.codePointAt(0).toString(16).toUpperCase(),4)}}`))}"`}
//|374 375 376
function io(t){const n=[],e=[...t.outerFrames,t.frame];return e.forEach(((r,i)=>{const s=e[i+1];r.field?n.push(...r.field.groups,r.field.name):!s&&uo(t)>0&&n.push(...co(r.form,uo(t)));const o=t.itemIndices.slice(r.firstItem,s?.firstItem);o.length>0&&oo(t,o,r,n)})),n}
//|372
function so(t){const n=io(t);for(const{key:e}of n)void 0!==e&&t.Zt(e.length);return n}
//list map any|43 60
function oo(t,n,e,r){let i=e.field?t.slots[e.base+e.field.slot]:null;for(const e of n){i=i&&Dt(i);const n=i?.kind===gt&&e<i.count;r.push(n&&i.isMap?{key:t.slots[i.item(e)-1].value}:e),i=n?t.slots[i.item(e)]:null}}
//|
function uo(t){const{field:n,check:e,form:r}=t.frame;return null!==n||null===e?0:r.objects.findLastIndex((t=>e>t.slot&&e<t.slot+t.slotCount))}
//|
function co(t,n){const e=[];for(;n>0;){e.unshift(t.objects[n].name);const r=n;n=t.objects.findIndex((t=>t.members.some((t=>t.group===r))))}return e}
//|43 45 47 377 378
function lo(t,n,e,r=n.objects[0]){const i={};for(const{name:s,field:o,group:u}of r.members){let r;if(o)r=ho(t,e+o.slot,o.type);else{const i=t.slots[e+n.objects[u].slot];if(i.flags&(Tt|St))continue;r=i.kind===vt?lo(t,n,e,n.objects[u]):i.kind===ht?null:void 0}void 0!==r&&Object.defineProperty(i,s,{value:r,enumerable:!0,writable:!0,configurable:!0})}return i}
//|43 45 47 377 379
function ho(t,n,e){const r=t.slots[n];return!e.form||r.kind!==vt||r.flags&(Tt|St)?fo(t,r,e):lo(t,e.form,n)}
//|22 43 45 47 120 123 199 348 378
function fo(t,n,e){if(!(n.flags&(Tt|St)))switch(n.kind){case lt:return;case ht:return null;case ft:return n.value;case wt:return n.given;case at:return n.value??void 0;case mt:return e.kind!==mt&&"any"!==e.name&&_(n.value)?null:n.value;case gt:{if(!e.item)return;const r=ar(n).map((r=>[n.isMap?t.slots[r-1].value:r,ho(t,r,e.item)])).filter((([,t])=>void 0!==t));return n.isMap?Object.fromEntries(r):r.map((([,t])=>t))}case vt:{if(!n.isOwn)return;const e=Array.from({length:n.count},((t,e)=>n.start+2*e)).map((n=>[t.slots[n].value,ho(t,n+1,Zs)]));return Object.fromEntries(e.filter((([,t])=>void 0!==t)))}default:return Kn(n)?Qn(n):void 0}}
//externals|144 381
const ao={kinds:Oe,answer:(t,n)=>mo(t,n)};
//|4 170 173 178 370 373 383
function mo(t,n){const e=n.operands.map((n=>Ve(t,n)));for(const r of e)if(null!==Ge(t,r))return nr(t,Ge(t,r),n);const r=t.program.externals[n.a],i={rule:r,value:bo(t,t.subject),arguments:e.map((n=>bo(t,n)))},s=t.S.answers?.(i);return t.inquiries.push({question:i,path:eo(so(t)),isPending:void 0===s}),t.Jt=null,void 0===s?nr(t,"pending",n):!0===s.accepted?l:void 0===s.accepted?nr(t,s.reason,n,r.undecided):(t.Jt=s.message??null,h)}
//externals|
function po(t,n){for(const e of t.inquiries)t.Ht.inquiries.push({...e,isPending:e.isPending&&n});t.inquiries=[]}
//|130 165 168 350 378 379
function bo(t,n){if(n.position<0||n.$===ce)return fo(t,n.slot,Js)??null;const e=Ue(t,n.position)?.type??He(t)??Js;return ho(t,n.position,e)??null}
//|

//|
const wo={first:0,end:null,areKeys:!1};
//|
const go=class{constructor(t){this.end=t,this.Lt=!1,this.Vt=!1,this.isUndecided=!1,this.Yt=!1,this.refused=null,this.Kt=!1}};
//|
const vo=(t,n,e=0,r=!1)=>({form:t,base:n,firstItem:e,follows:r,field:null,check:null});
//items itemContents beginEach|181 389 390
function jo(t,n,e){const r=yo(t,n,e-1);return 0!==r.list.count&&!t.field.Lt&&!ir(t,t.subject)&&(t.loops.push(r),Oo(t))}
//items itemContents beginEach|43 59 60 61
function yo(t,n,e){const{slot:r}=t.subject,{areKeys:i,first:s}=n,o=!i&&0===s&&null===n.end;let u=Dt(r);(i?u.isMap:r.kind===gt||o)||(u=Ut);const c=i?1:u.isMap?-1:0;return i&&(u=Pt(u)),{list:u,count:null===n.end?u.count:Math.min(u.count,n.end),first:s,next:s,partner:c,subject:t.subject,field:t.field,end:e}}
//items itemContents beginEach|386 391 392 394 395
function Oo(t){const n=t.loops.at(-1);return n.next>n.first&&xo(t,n),To(t,n)?(ko(t,n),t.field=t.Gt.get(t.subject.position)??new go(0),$o(t,t.subject.position+n.partner)&&(t.field.Yt=!0),t.field.end=n.end,t.itemIndices.push(n.list.j(n.next-1)),!0):(t.field=n.field,t.subject=n.subject,t.loops.pop(),!1)}
//items itemContents beginEach|172
function ko(t,n){t.subject=Ke(t,n.list.item(n.list.j(n.next++)))}
//items itemContents beginEach itemTypes nested|
function $o(t,n){return!0===t.Gt.get(n)?.Yt}
//items itemContents beginEach itemTypes nested|392
function Mo(t,n,e){return n.isMap&&$o(t,e-1)}
//items itemContents beginEach|
function xo(t,n){const{field:e}=t;t.itemIndices.pop(),e.Vt&&(n.field.Vt=!0),e.isUndecided&&(n.field.isUndecided=!0),(e.Yt||e.Kt||null!==e.refused)&&t.Gt.set(t.subject.position,e)}
//items itemContents beginEach|56
function To(t,n){if(!t.G())return!1;for(;n.next<n.count;n.next++)if(0==(t.slots[n.list.item(n.list.j(n.next))].flags&Ft))return!0;return!1}
//items itemContents beginEach|0 15 389 391 395
function Eo(n,e,r){r?.opened();const i=yo(n,e,null);return n.loops.push(i),To(n,i)?(n.accumulators.push({kind:O,answer:t}),ko(n,i),!0):(n.loops.pop(),n.answer=t,r?.closed(),!1)}
//items itemContents beginEach|391 395 560 561
function So(t,n){const e=t.loops.at(-1);return n?.itemEnded(e.list.j(e.next-1)),!Ku(t,n)&&To(t,e)?(ko(t,e),!0):(t.subject=e.subject,t.loops.pop(),Yu(t,n),!1)}
//|399 400 401 402 403 404 405 406 407 408 409 410
const Ao={};
//text|398
Object.assign(Ao,{text:()=>"Enter text."});
//choice|398
Object.assign(Ao,{choice:()=>"Enter text."});
//integer|398
Object.assign(Ao,{integer:t=>t?`Enter a whole number, such as ${t}.`:"Enter a whole number."});
//number|398
Object.assign(Ao,{number:t=>t?`Enter a number, such as ${t}.`:"Enter a number."});
//boolean|398
Object.assign(Ao,{boolean:()=>"Enter true or false."});
//date|398
Object.assign(Ao,{date:(t="2026-01-31")=>`Enter a date, such as ${t}.`});
//month|398
Object.assign(Ao,{month:(t="2026-01")=>`Enter a month, such as ${t}.`});
//time|398
Object.assign(Ao,{time:(t="14:30")=>`Enter a time, such as ${t}.`});
//datetime|398
Object.assign(Ao,{datetime:(t="2026-01-31T14:30")=>`Enter a date and a time, such as ${t}.`});
//file|398
Object.assign(Ao,{file:()=>"Choose a file."});
//list|398
Object.assign(Ao,{list:()=>"Enter a list of values."});
//map|398
Object.assign(Ao,{map:()=>"Enter names and their values."});
//|
const No=["This must be the same as {other}.","This must be different from {other}."];
//|
const _o=["There is a mistake in this number.","This number is not allowed."];
//|
const Io=t=>[`The number of characters must be {${t}}.`,`The number of characters must not be {${t}}.`];
//|415 416 417 418 419 420 421 422 423 424 425 426 427 428 429 430 431 432 433 434 435 436 437 438 439 440 441 442 443 444 445 446 447 448 449 450 451 452 453 454 455 456 457 458 459 460 461 462 463 464
const Co={};
//required|414
Object.assign(Co,{required:["This is required.","Leave this empty."]});
//filled|414
Object.assign(Co,{filled:["This must be filled in.","Leave this empty."]});
//present|414
Object.assign(Co,{present:["This must be included.","This must be left out."]});
//accepted|414
Object.assign(Co,{accepted:["You must accept this.","You must not accept this."]});
//empty|414
Object.assign(Co,{empty:["Leave this empty.","This must be filled in."]});
//equal|411 414
Object.assign(Co,{equal:No});
//different|411 414
Object.assign(Co,{different:[No[1],No[0]]});
//equal_next|411 414
Object.assign(Co,{equal_next:No});
//equal_previous|411 414
Object.assign(Co,{equal_previous:No});
//min_length|414
Object.assign(Co,{min_length:["Enter {min} or more characters.","Enter fewer than {min} characters."]});
//max_length|414
Object.assign(Co,{max_length:["Enter {max} or fewer characters.","Enter more than {max} characters."]});
//length|413 414
Object.assign(Co,{length:Io("range")});
//equal_length|413 414
Object.assign(Co,{equal_length:Io("count")});
//min_value|414
Object.assign(Co,{min_value:["This must be {min} or more.","This must be less than {min}."]});
//max_value|414
Object.assign(Co,{max_value:["This must be {max} or less.","This must be more than {max}."]});
//between|414
Object.assign(Co,{between:["This must be {min}.","This must not be {min}."]});
//multiple_of|414
Object.assign(Co,{multiple_of:["This must be a multiple of {step}.","This must not be a multiple of {step}."]});
//one_of options|414
Object.assign(Co,{one_of:["Choose one of: {values}.","This must not be any of: {values}."]});
//none_of|414
Object.assign(Co,{none_of:["This must not be any of: {values}.","Choose one of: {values}."]});
//regex|414
Object.assign(Co,{regex:["Enter this in the correct format.","This format is not allowed."]});
//contains|414
Object.assign(Co,{contains:["Something that is required here is missing.","This contains something that is not allowed."]});
//starts_with|414
Object.assign(Co,{starts_with:["This must start with \u201c{text}\u201d.","This must not start with \u201c{text}\u201d."]});
//ends_with|414
Object.assign(Co,{ends_with:["This must end with \u201c{text}\u201d.","This must not end with \u201c{text}\u201d."]});
//chars|414
Object.assign(Co,{chars:["Use only these characters: {characters}","Use at least one character other than these: {characters}"]});
//integer|414
Object.assign(Co,{integer:["Enter a whole number.","This must not be a whole number."]});
//number|414
Object.assign(Co,{number:["Enter a number.","This must not be a number."]});
//boolean|414
Object.assign(Co,{boolean:["Enter true or false.","This must not be true or false."]});
//date|414
Object.assign(Co,{date:["Enter a date, such as 2026-01-31.","This must not be a date."]});
//time|414
Object.assign(Co,{time:["Enter a time, such as 14:30.","This must not be a time."]});
//datetime|414
Object.assign(Co,{datetime:["Enter a date and a time, such as 2026-01-31T14:30.","This must not be a date and time."]});
//json|414
Object.assign(Co,{json:["Enter JSON, such as [1, 2].","This must not be JSON."]});
//before|414
Object.assign(Co,{before:["This must be before {limit}.","This must not be before {limit}."]});
//after|414
Object.assign(Co,{after:["This must be after {limit}.","This must not be after {limit}."]});
//luhn|412 414
Object.assign(Co,{luhn:_o});
//mod97|412 414
Object.assign(Co,{mod97:_o});
//weighted_sum|412 414
Object.assign(Co,{weighted_sum:_o});
//idna|414
Object.assign(Co,{idna:["Enter a host name, such as m\xfcnchen.example.","This must not be a host name."]});
//size|414
Object.assign(Co,{size:["The number of items must be {range}.","The number of items must not be {range}."]});
//unique|414
Object.assign(Co,{unique:["All items must be different.","Some items must be the same."]});
//exclusive|414
Object.assign(Co,{exclusive:["\u201c{item}\u201d can't be combined with anything else.","\u201c{item}\u201d must be combined with something else."]});
//includes|414
Object.assign(Co,{includes:["Include all of: {values}.","Do not include all of: {values}."]});
//ascending|414
Object.assign(Co,{ascending:["Put the items in ascending order.","The items must not be in ascending order."]});
//no_overlap|414
Object.assign(Co,{no_overlap:["The items must not overlap.","Some items must overlap."]});
//min_size|414
Object.assign(Co,{min_size:["The file must be {min} or larger.","The file must be smaller than {min}."]});
//max_size|414
Object.assign(Co,{max_size:["The file must be {max} or smaller.","The file must be larger than {max}."]});
//media_type|414
Object.assign(Co,{media_type:["The file must have one of these types: {types}.","The file must not have any of these types: {types}."]});
//kind|414
Object.assign(Co,{kind:["The type of this value must be one of: {kinds}.","The type of this value must not be one of: {kinds}."]});
//any_filled|414
Object.assign(Co,{any_filled:["Fill in at least one of: {fields}.","Leave all of these empty: {fields}."]});
//all_filled|414
Object.assign(Co,{all_filled:["Fill in all of: {fields}.","Leave at least one of these empty: {fields}."]});
//one_filled|414
Object.assign(Co,{one_filled:["Fill in exactly one of: {fields}.","Fill in none of these, or more than one: {fields}."]});
//|466 467 468
const qo={};
//list map|465
Object.assign(qo,{list:["Add at least one item.","Remove all items."]});
//list|465
Object.assign(qo,{selection:["Select at least one.","Select none of these."]});
//file|465
Object.assign(qo,{file:["Choose a file.","Remove the file."]});
//|470 471
const Bo={};
//unique|469
Object.assign(Bo,{unique:["Each item must have a different {by}.","Some items must have the same {by}."]});
//ascending|469
Object.assign(Bo,{ascending:["Put the items in ascending order of {by}.","The items must not be in ascending order of {by}."]});
//|473 474
const Ro={};
//min_value|472
Object.assign(Ro,{min_value:["This must be {min} or later.","This must be earlier than {min}."]});
//max_value|472
Object.assign(Ro,{max_value:["This must be {max} or earlier.","This must be later than {max}."]});
//|398 414 465 469 472
function Fo(t,n,e,r){switch(t){case"type":return Ao[e.type]?.(e.example)??"Fill in this part of the form.";case"unknown":return"There is no field '{name}'."+(void 0===e.meant?"":" Did you mean '{meant}'?");case"unchecked":return"This could not be checked.";case"computed":return""===e.value?"This must be left empty.":"This must be {value}."}const i=n?1:0;if(!Object.hasOwn(Co,t))return n?"This is not allowed.":"This was not accepted.";if(Ro[t]&&"moment"===r())return Ro[t][i];const s=["required","filled","empty"].includes(t)&&qo[r()];return s?s["empty"===t?1-i:i]:"between"===t&&void 0!==e.max?Co.between[i].replace("{min}","between {min} and {max}"):(void 0!==e.by&&Bo[t]||Co[t])[i]}
//|209 481
function zo(t,n){const{source:e,arguments:r}=t.program.messages[n],i=0===r.length?{}:Jo(yr(t,r));return{source:e,values:()=>i}}
//|215 218 479 480
function Po(t,n,e){switch(n){case"label":return Uo(t);case"value":return t.frame.field?.isSecret?Ar:Tr(t,t.subject);case"length":return Zo(t);case"other":return e?.other()??void 0;default:return}}
//|168 354 475 482
function Do(t,{authored:n=null,builtIn:e,isNegated:r=!1,values:i=null,found:s=null}){const{ruleTexts:o,translations:u}=t.S;if(null!==n)return Ho((u&&Ks(u,n.source))??n.source,(()=>({...s?.values()??i,...n.values()})),t,s);const c=i??s?.values()??{};return"type"===e&&(c.example??=t.frame.field?.notation?.example),Ho((o&&Ks(o,r?`not ${e}`:e))??Fo(e,r,c,(()=>s?.Wt()?"moment":0===t.owners.length?He(t)?.manner??"value":"value")),(()=>c),t,s)}
//|35 375
function Uo(t){const{field:n,form:e}=t.frame;if(n)return n.F;const r=e.objects[Math.max(0,uo(t))],i=uo(t)>0?r:e;return i.label??H(i.name)}
//|29 43
function Zo(t){const{slot:n}=t.subject;return n.kind===mt?String(z(n.value)):n.kind===gt?String(n.count):"0"}
//|
function Jo(t){const n={};for(const{name:e,text:r}of t)n[e]=void 0===n[e]?r:`${n[e]}, ${r}`;return n}
//|354 477 484
function Ho(t,n,e,r){const i=Vo(t,e.program.Qt);if(1===i.length)return i[0];const s=n();let o=i[0];for(let t=1;t<i.length;t+=2){const n=i[t];o+=(Ks(s,n)??Po(e,n,r)??`{${n}}`)+i[t+1]}return o}
//module|39 484
function Lo(t,{authored:n,found:e}){const r=null===n?[]:Vo(n.source,t.program.Qt).filter(((t,n)=>n%2==1));return null!==n&&0===r.length||!(!e.arguments.every((({operand:t})=>t.kind===G))||null!==n&&Object.keys(n.values()).length>0)&&r.every((t=>e.arguments.some((n=>n.name===t))))}
//|
function Vo(t,n){let e=n.get(t);if(void 0!==e)return e;e=[""];let r=0;for(const{0:n,1:i,index:s}of t.matchAll(/\{\{|\}\}|\{([^}]*)\}/g))e[e.length-1]+=t.slice(r,s)+(void 0===i?n[0]:""),void 0!==i&&e.push(i,""),r=s+n.length;return e[e.length-1]+=t.slice(r),n.size<1e3&&n.set(t,e),e}
//|
const Yo=Object.freeze([]);
//|39 220 485 487 488
function Ko(t,n,e,r){const i=t.program.calls[n.index],s=new Wo(t,i?.name??"",i?.arguments??Yo,e);return s.inherited=n.op===bi?Go(t,n):null,r&&s.arguments.some((({operand:{kind:t}})=>t!==G&&t!==Q))&&s.settle(),s}
//externals|
function Go(t,n){if(null!==t.Jt)return{source:t.Jt.replace(/[{}]/g,"$&$&"),values:()=>({})};const{message:e}=t.program.externals[n.a];return void 0===e?null:{source:t.program.messages[e].source,values:()=>({})}}
//|0 9 120 170 209 212 481
const Wo=class{constructor(t,n,e,i){this.Xt=t,this.builtIn=n,this.rule=n,this.arguments=e,this.message=null,this.inherited=null,this.answer=t.answer,this.progress=i,this.items=[],this.isNegated=!1,this.tn=b(t.answer)===r?t.P:null,this.nn=null}settle(){this.nn={values:this.values(),other:this.other(),Wt:this.Wt()}}values(){return this.nn?.values??Jo(yr(this.Xt,this.arguments))}other(){return null===this.nn?$r(this.Xt,this.arguments):this.nn.other}Wt(){return this.nn?.Wt??this.arguments.some((({operand:t})=>Kn(Ve(this.Xt,t).slot)))}};
//|0 1 9 490 491
function Qo(t,s,o,u,c,l){const[h,f]=[b(s),b(u)];if(null===t||0===h)return o;if(null===o||0===f)return t;if(h===r&&f===r)return Xo(o)>Xo(t)?o:t;if(h!==f){const i=c?n:e;return h===(h===i||f===i?i:r)?t:o}return h!==e?t:c?tu(o,t)?o:t:l&&s&i&&!(u&i)?o:t}
//|
const Xo=t=>["passes","warns","blocks"].indexOf(t.tn?.Z);
//|1
function tu(t,n){const e=t=>0!=(t.answer&i);return e(t)===e(n)?t.progress>n.progress:e(t)}
//|
const nu=["accumulators","loops","subjects","owners","arguments","inquiries"];
//|486 494 495 496 498 544 626
function eu(t,n){const{start:e}=t.program.checks[n],r=t.program.code[e],i=new uu(t,n),s=ru(t.program,n);if(null!==s)return i.en=Ko(t,s,0,!1),s!==r&&(i.rn(t.program.rules[r.a]),i.in(r)),i.en;const o=iu(t);t.z=!0,Hu(t,e,i);const u=!t.sn;return su(t,o),u?i.en:(t.steps+=Pc-t.on,t.on=1,null)}
//|220
function ru(t,n){const{start:e}=t.checks[n],r=t.code[e+1];return t.un[e].test&&r.op===qr&&r.a===n?t.un[e]:null}
//|492
function iu(t){const{subject:n,answer:e,cn:r,P:i,B:s,depth:o,Jt:u,z:c,sn:l,ln:h}=t,f={subject:n,answer:e,cn:r,P:i,B:s,depth:o,Jt:u,z:c,sn:l,ln:h},a=nu.every((n=>0===t[n].length)),m=t=>"object"==typeof t&&Object.getPrototypeOf(t)===Object.prototype?{...t}:t;return{registers:f,stacks:a?null:Object.fromEntries(nu.map((n=>[n,t[n].map(m)])))}}
//|492
function su(t,{registers:n,stacks:e}){if(({subject:t.subject,answer:t.answer,cn:t.cn,P:t.P,B:t.B,depth:t.depth,Jt:t.Jt,z:t.z,sn:t.sn,ln:t.ln}=n),null!==e)Object.assign(t,e);else for(const n of nu)t[n].length>0&&(t[n]=[])}
//beginOr beginAny|1 24 43
function ou(t,n){const{slot:e}=t.subject;return e.kind!==mt?0:n.test?.progress?.(t,n)??null??(t.answer&i?C(e.value):0)}
//|486 497 499 500 501 502 503 504 505 506
const uu=class{constructor(t,n){this.Xt=t,this.check=n,this.en=null,this.hn=[],this.fn=[]}an(t){const n=this.fn.includes(!0)?ou(this.Xt,t):0;this.en=Ko(this.Xt,t,n,!0)}rn(t){void 0!==t.message&&this.message(t.message)}in(t){const n=this.Xt.program.calls[t.index];this.en&&n&&Object.assign(this.en,{rule:n.name,inherited:this.en.message??this.en.inherited,message:null,answer:this.Xt.answer})}};
//beginAnd beginOr beginAll beginAny beginEach|498
Object.assign(uu.prototype,{opened(t=!1){this.hn.push(null),this.fn.push(t)}});
//beginAnd beginOr beginAll beginAny beginEach|48 489 498
Object.assign(uu.prototype,{combined(t,n){const e=0!=(this.Xt.subject.slot.flags&At);this.hn.push(Qo(this.hn.pop(),t,this.en,this.Xt.answer,n,e))}});
//beginAnd beginOr beginAll beginAny beginEach|498
Object.assign(uu.prototype,{closed(){this.en=this.hn.pop(),this.fn.pop()}});
//beginEach|498
Object.assign(uu.prototype,{itemEnded(t){this.en?.items.unshift(t)}});
//pushMember|498
Object.assign(uu.prototype,{memberMissing(){this.en=null}});
//popMember|498
Object.assign(uu.prototype,{memberEnded(){this.en&&(this.en.items=[])}});
//not|498
Object.assign(uu.prototype,{negated(){this.en&&Object.assign(this.en,{isNegated:!this.en.isNegated,items:[]})}});
//message|476 498
Object.assign(uu.prototype,{message(t){this.en&&null===this.en.message&&(this.en.message=zo(this.Xt,t))}});
//|1 48 476 493 508 509 510 511 512 525
function cu(t,n){const e=void 0===t.Ht.notes&&lu(t);if(e&&hu(t,n))return;const{answer:r}=t,s=0!=(t.subject.slot.flags&At)&&(0!=(r&i)||!0===t.frame.field?.mn),o=t.program.checks[n],u=o.isCondition?null:eu(t,n),c=o.isCondition?"check":null,l=u?.items??[];t.itemIndices.push(...l);const h={authored:u?.message??(void 0===o.message?null:zo(t,o.message))??u?.inherited??null,builtIn:c??u?.builtIn??"",isNegated:u?.isNegated??!1,found:u},f=mu(t,c??u?.rule??xu(t,t.program.code[o.start])??"",o.place,h,o.isWarning?"warning":"error",o.target);au(t,f,s,o),t.itemIndices.length-=l.length,e&&null!==u&&fu(t,n,f,h)}
//module|
function lu({S:t,outerFrames:n,itemIndices:e}){return void 0===t.ruleTexts&&void 0===t.translations&&n.length+e.length===0}
//module|
function hu(t,n){const e=t.program.violations[n];if(null===e)return!1;const{path:r,rule:i,message:s,severity:o,file:u,line:c,column:l}=e;return t.Ht.violations.push({path:r,rule:i,message:s,severity:o,file:u,line:c,column:l}),!0}
//module|220 483 494
function fu(t,n,e,r){const i=ru(t.program,n);null!==i&&i.op!==bi&&Lo(t,r)&&(t.program.violations[n]={...e})}
//|
function au(t,n,e,r=null){t.Ht.violations.push(n),t.Ht.notes?.set(n,{pn:e,check:r})}
//|370 373 478
function mu(t,n,e,r,i,s=[],o=null){return{path:null===o&&0===s.length&&t.outerFrames.length+t.itemIndices.length===0&&t.frame.field?t.frame.field.dn:eo([...o??so(t),...s]),rule:n,message:Do(t,r),severity:i,file:t.program.sources[e[0]],line:e[3],column:e[4]}}
//|
function pu(t){return t.frame.field?.place??t.frame.form.place}
//|511 512 513 515 519
function du(t,n,e,r,i=!1){ju(t),au(t,mu(t,n,pu(t),{builtIn:n,values:{[e]:r}},"error"),i),bu(t)}
//|
function bu(t){"first"===t.S.mode&&(t.sn=!0)}
//|49 168 514
function wu(t){du(t,"type","type",He(t)?.name??"",0!=(t.subject.slot.flags&Nt))}
//|47 54 118 130 131 215 218 227 514
function gu(t){const{subject:n}=t,e=t.slots[n.position+1],r=new le(e,se,Vn(e),n.position+1);return!(!r.x||e.flags&St)||!(e.flags&Bt||n.x||!ki(t,n,r,!1))||(du(t,"computed","value",t.frame.field.isSecret?Ar:Tr(t,n)),"first-per-field"!==t.S.mode||(t.field.Yt=!0,!1))}
//|0 9 382 507 519 521
function vu(t,n){if(t.inquiries.length>0&&po(t,b(t.answer)===r),t.field.Yt)return t.field.end;if(b(t.answer)===r)return Ou(t,n),null;const e=!0===t.cn?.bn;return cu(t,n),t.program.checks[n].isWarning?null:(ju(t),e&&(t.field.refused=t.subject.position),"first"===t.S.mode&&(t.sn=!0),"first-per-field"!==t.S.mode?null:(t.field.Yt=!0,t.field.end))}
//|
function ju(t){t.field.Vt=!0,t.Ht.wn=!0}
//warn|0 9 507
function yu(n,r){b(n.answer)===e&&(n.z||cu(n,r),n.answer=t)}
//|493 512 524 525
function Ou(t,n){const e=t.program.checks[n],r=(e.isExternal?eu(t,n)?.tn:null)??t.P,i=(r.step&&xu(t,r.step))??"when";"blocks"===r.Z?Mu(t,r.reason,e.isCondition?"check":i,e):"warns"===r.Z&&t.Ht.violations.push(mu(t,i,e.place,{builtIn:"unchecked"},"warning"))}
//branch|524
function ku(t,n){t.program.calls[n.index]&&!t.field.Yt&&Mu(t,t.P.reason,"when")}
//decisions|524
function $u(t,n){const e=t.gn.get(n);e&&Mu(t,e.reason,"when")}
//|370 373
function Mu(t,n,e,r=null){t.field.isUndecided=!0,t.Ht.isUndecided=!0;const i={path:eo(so(t)),rule:e,reason:n};t.Ht.undecided.push(i),null!==r&&t.Ht.notes?.set(i,{pn:!1,check:r})}
//|
function xu(t,n){return t.program.calls[n.index]?.name}
//options|48 514 529
function Tu(t,n){const{subject:e}=t;if(e.x||n.table.has(e.slot.value))return!0;const r=e.slot.flags&At&&(n.mn||[...n.table].some((t=>t.startsWith(e.slot.value))));return du(t,"one_of","values",n.vn??=Au(n.options),Boolean(r)),!1}
//|43 47 51 172 181 393 516 524 526 528
function Eu(t){const n=t.subject,e=t.frame.field;if(n.slot.kind!==gt||!e||t.field.Lt||t.field.Kt||ir(t,n))return;t.field.Kt=!0;const r="first-per-field"===t.S.mode;for(let i=0;i<n.slot.count&&!t.sn;i++){const s=n.slot.j(i);t.subject=Ke(t,n.slot.item(s));const{slot:o,position:u}=t.subject,c=Mo(t,n.slot,u);t.itemIndices.push(s),o.flags&St?(c||wu(t),n.slot.isMap&&r&&Su(t,u)):o.flags&It?Mu(t,o.reason,"type"):o.kind===mt&&e.table&&!c&&!Tu(t,e)&&r&&Su(t,u),t.itemIndices.pop()}t.subject=n}
//|386
function Su(t,n){const e=new go(0);e.Yt=!0,t.Gt.set(n,e)}
//|
function Au(t){const n=t.length-8;return t.slice(0,8).map((({label:t,value:n})=>t??n)).join(", ")+(n>0?` \u2026 (${n} more)`:"")}
//|43 56 118 130 131 386 526 531
function Nu(t,n){if(!t.G())return!1;const{frame:e}=t,r=e.form.fields[n.a];e.field=r,t.field=new go(n.b);const i=e.base+r.slot,s=t.slots[i];return t.subject=new le(s,se,Vn(s),i),s.flags&Ft?(t.field.Lt=!0,_u(t,0,s,i),!1):s.kind!==mt||null===r.table||Tu(t,r)||"all"===t.S.mode&&!t.sn}
//|45 46 47 516 523 524
function _u(t,n,e,r){e.flags&Tt||(e.flags&Et?$u(t,r):e.flags&St?wu(t):t.R.has(r)?Mu(t,t.R.get(r),"computed"):Mu(t,e.reason,"type"))}
//|46 53 172 386 523
function Iu(t,n){if(!t.G())return!1;t.frame.field=null,t.frame.check=n.a,t.field=new go(n.b),t.subject=Ke(t,t.frame.base);const e=t.frame.base+n.a,{flags:r}=t.slots[e];return(r&qt)===Et&&$u(t,e),0==(r&qt)}
//|31 534
function Cu(t,n){const e=Array.from(t.toLowerCase());if(0===e.length||e.length>64)return null;const r=Math.min(Math.floor(e.length/3),4);let i=null;for(const s of n){const n=Array.from(s.toLowerCase());if(s===t||Math.abs(n.length-e.length)>r)continue;const o=qu(e,n),u=null===i||o<i.jn||o===i.jn&&D(s,i.name)<0;o<=r&&u&&(i={jn:o,name:s})}return i?.name??null}
//|
function qu(t,n){let[e,r]=[[],Array.from({length:n.length+1},((t,n)=>n))];return t.forEach(((i,s)=>{const o=[s+1];n.forEach(((u,c)=>{let l=Math.min(r[c]+(i===u?0:1),r[c+1]+1,o[c]+1);s>0&&c>0&&i===n[c-1]&&t[s-1]===u&&(l=Math.min(l,e[c-1]+1)),o.push(l)})),[e,r]=[r,o]})),r[n.length]}
//|
const Bu=100;
//module nested|36 43 53 376 533 535 537 538
function Ru(t,n){for(let e=1;e<n.objects.length&&!t.sn;e++){const r=t.slots[t.frame.base+n.objects[e].slot];r.kind===vt||t.program.yn(n,n.objects[e])||r.flags&qt||!zu(r,n)||Fu(t,"type",{builtIn:"type",values:{type:"group",example:null}},n,co(n,e))}if(n.isClosed)for(const[e,r]of n.objects.entries()){const i=t.slots[t.frame.base+r.slot];if(!(!i.g||null===i.unknown||i.flags&qt||t.program.yn(n,r)))for(const[s,o]of i.unknown.entries()){if(t.sn)return;const i={name:L(o)},u=s<Bu?Cu(o,r.members.map((t=>t.name))):null;null!==u&&(i.meant=u),Fu(t,"unknown",{builtIn:"unknown",values:i},n,[...co(n,e),o])}}}
//|512 515
function Fu(t,n,e,r,i){t.Ht.wn=!0,t.Ht.violations.push(mu(t,n,r.place,e,"error",i)),bu(t)}
//|43 118
function zu(t,n){switch(t.kind){case lt:case vt:return!1;case ht:return n.isExact;case mt:return n.isExact||!Vn(t);default:return!0}}
//nested|32 33 43 50 181 540 541
function Pu(t,n){if(!t.S.judgesNestedForms)return;const e=t.subject,r=t.On;if(t.On=1/0,t.depth>=Z.depth)return t.kn(U("depth"));if(t.depth++,e.slot.kind!==vt||e.slot.flags&_t||Uu(t,n,e.position,!1),e.slot.kind===gt&&!ir(t,e))for(let r=0;r<e.slot.count&&!t.sn&&t.G();r++){const i=e.slot.j(r);t.itemIndices.push(i),Du(t,i,e.slot,n),t.itemIndices.pop()}t.depth--,t.On=r,t.subject=e}
//nested|47 51 118 130 131 393 516 524 541
function Du(t,n,e,r){const i=e.item(n),s=t.slots[i];s.flags&St?(t.subject=new le(s,se,Vn(s),i),Mo(t,e,i)||wu(t)):s.flags&It?Mu(t,s.reason,"type"):Uu(t,r,i,n>0&&!e.isMap)}
//nested|387 536 544
function Uu(t,n,e,r){const[i,s]=[t.field,t.loops.length];t.outerFrames.push(t.frame),t.frame=vo(n,e,t.itemIndices.length,r),Ru(t,n),t.sn||Hu(t,n.checks,null),t.frame=t.outerFrames.pop(),t.loops.length=s,t.field=i}
//ignoring pushMember|2 43 60 133 153 172
function Zu(t,n){const e=t.subject.slot;if(e.kind!==vt||!e.isOwn)return t.answer=u,!1;t.owners.push(t.subject);const r=n.slot.kind===mt?Ne(t,Dt(e),n.slot.value):void 0;return t.subject=void 0===r?fe:Ke(t,r),!0}
//ignoring pushMember|5 22 43 57 118 130 131 170
function Ju(t,n){const e=Ve(t,n.a).slot,{subject:r}=t;if(r.slot.kind!==mt||r.x||e.kind!==kt)return t.subjects.push(r),!0;const i=Array.from(r.slot.value).filter((t=>e.value.offender.test(t))).join("");if(_(i))return t.cn=n,t.answer=a,!1;if(t.subjects.push(r),i.length<r.slot.value.length){const n=new zt(mt,i);n.flags=r.slot.flags,t.subject=new le(n,se,Vn(n),r.position)}return!0}
//|0 9 10 11 45 170 176 220 382 518 520 522 530 532 559 560 561 562 564
function Hu(t,e,i){const s=null===i?t.program.un:t.program.code;for(let o=e;;){const e=s[o++];switch(e.op){case ai:case mi:case pi:case di:case bi:if(t.answer=Xe(t,e),t.cn=w(t.answer)?e:null,i?.an(e),t.sn&&w(t.answer))return;break;case _r:if(null!==t.accepted&&1===t.accepted[e.a]){o=e.b;break}if(t.On--<=0)return;if(Nu(t,e)||(o=e.b),t.sn)return;break;case Cr:if(t.On--<=0)return;if(Iu(t,e)||(o=e.b),t.sn)return;break;case qr:if(t.sn||i?.check===e.a)return;if(w(t.answer)?o=vu(t,e.a)??o:t.inquiries.length>0&&po(t,!1),t.sn)return;break;case Br:e.a!==t.S.moment&&(o=e.b);break;case Rr:(t.field.Vt||t.field.isUndecided)&&(o=e.a);break;case Fr:t.slots[t.frame.base+e.a].flags&Tt||(o=e.b);break;case Lr:o=e.a;break;case Vr:if(b(t.answer)===n)break;b(t.answer)===r&&0===t.accumulators.length&&ku(t,e),o=b(t.answer)===r?e.b:e.a;break;case Yr:return;case Kr:case Gr:case Wr:case Qr:Vu(t,e.op-Kr,i);break;case Xr:Ku(t,i)&&(o=e.a);break;case ti:Yu(t,i);break;case ni:t.answer=g(t.answer),i?.negated();break;case ei:i?.message(e.a);break;case ri:if(i?.check===e.a)return;yu(t,e.a);break;case oi:t.subjects.push(t.subject),t.subject=Ve(t,e.a);break;case ci:t.subject=t.subjects.pop();break;case fi:if(Gu(t,e,i),t.sn)return Qu(t,e);break;default:if(o=e.$n(t,e,i)??o,t.sn)return}}}
//|546 547 548 549 550 551 552 553 554 555 556 557 558
const Lu={};
//recordValue|517 545
Object.assign(Lu,{recordValue:(t,n)=>gu(t)?void 0:n.a});
//itemTypes|527 545
Object.assign(Lu,{itemTypes:t=>{Eu(t)}});
//nested|539 545
Object.assign(Lu,{nested(t,n){t.field.Lt||Pu(t,t.program.forms[n.a])}});
//items|388 545
Object.assign(Lu,{items:(t,n)=>t.field.Yt||!jo(t,n.a,n.b)?n.b:void 0});
//itemContents|385 388 545
Object.assign(Lu,{itemContents:(t,n)=>jo(t,wo,n.a)?void 0:n.a});
//nextItem|390 545
Object.assign(Lu,{nextItem:(t,n)=>Oo(t)?n.a+1:void 0});
//decide|545 574
Object.assign(Lu,{decide:(t,n)=>{cc(t,t.program.decisions[n.a])}});
//compute|545 571
Object.assign(Lu,{compute:(t,n)=>{sc(t,t.program.computed[n.a])}});
//beginEach|396 545
Object.assign(Lu,{beginEach:(t,n,e)=>Eo(t,n.a,e)?void 0:n.b});
//nextEach|397 545
Object.assign(Lu,{nextEach:(t,n,e)=>So(t,e)?n.a+1:void 0});
//ignoring|543 545
Object.assign(Lu,{ignoring(t,n,e){if(!Ju(t,n))return e?.an(n),n.b}});
//pushMember|170 542 545
Object.assign(Lu,{pushMember(t,n,e){if(!Zu(t,Ve(t,n.a)))return e?.memberMissing(),n.b}});
//popMember|2 9 545
Object.assign(Lu,{popMember(t,n,e){t.subject=t.owners.pop(),0===b(t.answer)&&(t.answer=u),e?.memberEnded()}});
//beginAnd beginOr beginAll beginAny|15 16
function Vu(t,n,e){t.accumulators.push({kind:n,answer:x[n]}),e?.opened(n===k||n===M)}
//beginAnd beginOr beginAll beginAny beginEach|
function Yu(t,n){t.answer=t.accumulators.pop().answer,n?.closed()}
//beginAnd beginOr beginAll beginAny beginEach|0 1 9 15 17 175
function Ku(t,r){const o=t.accumulators.at(-1),u=o.answer,c=o.kind===k||o.kind===M;o.answer=T[o.kind](u,t.answer),r?.combined(u,c);const[l,h]=c?[n,s]:[e,i];return b(o.answer)===l&&(!Qe(t)||0==(o.answer&h))}
//rule|32 33 178 544 563
function Gu(t,n,e){const r=t.program.rules[n.a];if(t.depth>=Z.depth&&!t.program.U(n))return void(t.answer=nr(t,U("depth"),n));if(!t.G())return;const i=t.arguments.length;for(const e of n.operands)t.arguments.push(Wu(t,e));const s=t.B;t.B=i,t.depth++,Hu(t,r.entry,e),e?.rn(r),t.arguments.length=i,t.B=s,t.depth--,e?.in(n)}
//rule|131 170 206
function Wu(t,n){const e=Ve(t,n);return t.program.W&&gr(t,n)?Object.assign(new le(e.slot,e.$,e.x,e.position),{isSecret:!0}):e}
//|32
function Qu(t,n){const e=t.program.calls[n.index];e&&t.ln?.reason===U("steps")&&(t.ln.rule=e.name)}
//computed|32 43 170 173 566 570
function Xu(t,n){const e=Ve(t,n.list),r={count:0,sum:0,extreme:null,obstacle:Ge(t,e)};if(null!==r.obstacle||e.slot.kind!==gt)return r;for(let i=0;i<e.slot.count&&null===r.obstacle;i++)t.G()?ic(t,tc(t,n,e.slot.item(i)),r,n.function):r.obstacle=U("steps");return r}
//computed|32 33 567
function tc(t,n,e){const r={count:0,sum:0,extreme:null,obstacle:null};if(t.depth>=Z.depth)return r.obstacle=U("depth"),r;t.depth++;const{level:i}=n;for(;t.aggregateItems.length<i;)t.aggregateItems.push(null);return nc(t,e,n,0,r),t.aggregateItems.length=i,t.aggregateItems.every((t=>null===t))&&(t.aggregateItems.length=0),t.depth--,r}
//computed|172 173 210 568 569
function nc(t,n,e,r,i){if(n>=t.slots.length)return;const s=Ke(t,n);s.x||(("count"!==e.function||void 0!==e.body||r<e.steps.length)&&null!==Ge(t,s)?i.obstacle=`unreadable: ${Or(t,e.list)}`:(t.aggregateItems.push({position:n,form:e.forms[r]??null}),r===e.steps.length?rc(t,e,i):ec(t,n+e.steps[r],e,r+1,i),t.aggregateItems.pop()))}
//computed|32 43 172 173 567
function ec(t,n,e,r,i){if(n>=t.slots.length)return;const s=Ke(t,n);if(i.obstacle=Ge(t,s),null===i.obstacle&&s.slot.kind===gt)for(let n=0;n<s.slot.count&&null===i.obstacle;n++)t.G()?nc(t,s.slot.item(n),e,r,i):i.obstacle=U("steps")}
//computed|0 9 43 170 173 544 570
function rc(t,e,i){if(void 0!==e.body){Hu(t,e.body,null);const s=b(t.answer);if(t.sn||e.isConditional&&s===r)return void(i.obstacle=t.P.reason);if(e.isConditional&&s!==n)return}if("count"===e.function)return void i.count++;const s=Ve(t,e.value);i.obstacle=Ge(t,s),null!==i.obstacle||s.x||ic(t,{count:1,sum:s.slot.kind===at?s.slot.value:0,extreme:s,obstacle:null},i,e.function)}
//computed|85 149
function ic(t,n,e,r){if(null===e.obstacle)if(null===n.obstacle){if(e.count+=n.count,"sum"===r){const t=pn(e.sum,n.sum);null===t?e.obstacle="more than 38 digits":e.sum=t}else if("count"!==r&&null!==n.extreme){const i=null===e.extreme?null:Te(t,n.extreme,e.extreme);(null===e.extreme||null!==i&&("min"===r?i<0:i>0))&&(e.extreme=n.extreme)}}else e.obstacle=n.obstacle}
//computed|133 134 170 173 565 572
function sc(t,n){const e=t.frame.base+n.slot;if(n.operand){const r=Ve(t,n.operand);oc(t,r,Ge(t,r),e)}else{const r=Xu(t,n.aggregate),{function:i}=n.aggregate;oc(t,("count"===i?ae(r.count):"sum"===i?ae(r.sum):r.extreme)??fe,r.obstacle,e)}}
//computed|43 51 53 57
function oc(t,n,e,r){const i=t.slots[r],s=null!==e||n.x?new zt(lt,void 0):n.slot.copy();s.flags=i.flags&qt,null!==e?(s.flags|=It,t.R.set(r,e)):t.R.delete(r),t.slots[r]=s}
//decisions|3 133 220 544 572 574
function uc(t,n){const{decisions:e}=n.form;if(void 0===e)return;const r=t.frame;if(t.frame=n,t.sn||Hu(t,e,null),t.sn){t.answer=c;for(const n of t.program.Mn(e))if(n.op===Jr)cc(t,t.program.decisions[n.a]);else if(n.op===Hr){const e=t.program.computed[n.a];oc(t,fe,t.P.reason,t.frame.base+e.slot)}}t.frame=r}
//decisions|0 9 45 46 53
function cc(t,{slot:e,main:i,otherwise:s,place:o}){const{flags:u}=t.slots[t.frame.base+e],c=(n,e)=>{for(let r=n[0];r<n[1];r++)t.slots[t.frame.base+r].flags|=e};if(u&qt){const t=u&Tt?Tt:Et;c(i,t),c(s,t)}else if(b(t.answer)===n)c(s,Tt);else if(b(t.answer)!==r)c(i,Tt);else{const n={reason:t.P.reason,place:o};for(const e of[i,s]){c(e,Et);for(let r=e[0];r<e[1];r++)t.gn.set(t.frame.base+r,n)}}}
//|576 577 578 579 580 581
const lc={};
//trim|20 575
Object.assign(lc,{trim:t=>t.replace(A,"")});
//collapse_spaces|21 575
Object.assign(lc,{collapse_spaces:t=>t.replace(N," ")});
//lowercase|575
Object.assign(lc,{lowercase:t=>t.includes("\u03a3")?Array.from(t,(t=>t.toLowerCase())).join(""):t.toLowerCase()});
//uppercase|575
Object.assign(lc,{uppercase:t=>t.toUpperCase()});
//digits|575 582
Object.assign(lc,{digits:t=>t.replace(/\P{Nd}/gu,"").replace(/[^0-9]/gu,hc)});
//nfc|575
Object.assign(lc,{nfc:t=>t.normalize("NFC")});
//|
function hc(t){const n=t.codePointAt(0);let e=0;for(;/\p{Nd}/u.test(String.fromCodePoint(n-e-1));)e++;return e%10}
//normalization|43 575 583 584
function fc(t,n,e,r){const i=t.slots[n];if("any"!==e.name&&e.item){if(i.kind!==gt)return;for(let n=0;n<i.count;n++)fc(t,i.item(n),e.item,r)}else if(i.kind===mt)for(const e of r)"string"==typeof e?i.value=lc[e](i.value):ac(t,i,n,e)}
//template|272 276 277
function ac(t,n,e,{replace:r,template:i}){const s=t.program.Q[r].ecma?.anywhere,o=s&&/^(?:[^$]|\$(?:\$|0(?!\d)|\{0\}))*$/.test(i)&&n.value.length<=ws**(1/Math.max(1,s.degree))&&!ms(n.value);let u=!1;const c=o&&n.value.replace(new RegExp(s.text,"gu"),(t=>(""===t&&(u=!0),i.replace(/\$(\$|0|\{0\})/g,((n,e)=>"$"===e?"$":t)))));o&&!u?n.value=c:(n.y(`pattern failed: ${bs}`),t.R.set(e,n.reason))}
//parameters|43 57 170 354 586 591 592 613
function mc(t,n){for(const{name:e,slot:r,type:i,defaultValue:s}of n.parameters??[])t.slots[r].kind===lt&&pc(t,Ks(t.S.context,e),i,r),t.slots[r].kind===ht&&(t.slots[r]=new zt(lt,void 0)),t.slots[r].kind!==lt&&Tc(t,r,i,null),t.slots[r].kind===lt&&vc(t,Ve(t,s),r,jc())}
//parameters|53 358
function pc(t,n,e,r){if(void 0===n)return;const{flags:i}=t.slots[r],s=new Xs(t.slots);s.value(n,e,r,0),s.Dt(),t.slots[r].flags|=i&qt}
//parameters|46 53 387 573 588 592
function dc(t,n){const e=vo(n,0);let r=jc();bc(t,e,!0,r);for(let n=0;n<=t.program.forms.length;n++){for(const n of t.undecidedInstances)uc(t,n);if(0===t.undecidedInstances.length||t.sn)return;const{undecided:n}=r;r=jc(),bc(t,e,!0,r);const i=n.size===r.undecided.size&&[...n].every((t=>r.undecided.has(t)));if(!r.hasChanged&&i)return;for(const n of t.slots)n.flags&=~qt;for(const n of r.undecided)t.slots[n].flags|=Et;t.gn.clear()}}
//parameters|33 589
function bc(t,n,e,r){if(t.program.xn.has(n.form)&&!(t.depth>=Z.depth)){t.depth++;for(const i of n.form.fields)i.Tn&&wc(t,n.base+i.slot,i.type,i,n,!1,e,r);t.depth--}}
//parameters|387 588 589 590
function wc(t,n,e,r,i,s,o,u){if(e.form){const c=vo(e.form,n,0,s);return gc(t,c,i,r,u),void bc(t,c,o,u)}const c=t.slots[n];if(o&&c.v)for(let n=0;n<c.count;n++){if(!t.G())return;wc(t,c.item(n),e.item,r,i,n>0&&!c.isMap,o,u)}}
//parameters|39 170 591
function gc(t,n,e,r,i){const{parameters:s}=n.form;if(!s||!r.arguments)return;const o=t.frame;t.frame=e,s.forEach(((e,s)=>{const o=r.arguments[s];if(void 0===o)return;const u=o.kind===K?e.defaultValue:o;vc(t,Ve(t,u),n.base+e.slot,i)})),t.frame=o}
//parameters|43 46 53 54 57 122
function vc(t,n,e,r){const i=t.slots[e],s=n.x?new zt(lt,void 0):n.slot.copy();s.flags=s.kind===lt?0:s.flags&Bt,s.flags&Et&&r.undecided.add(e),Wn(i,s,qt)||(r.hasChanged=!0),t.slots[e]=s}
//parameters|
const jc=()=>({hasChanged:!1,undecided:new Set});
//|573 585 587 594 595
function yc(t,n){if(null!==t.q&&Oc(t,n),kc(t,n,0,!1,!1),t.program.xn.size>0||n.parameters)mc(t,n),dc(t,n);else for(const n of t.undecidedInstances)uc(t,n);t.undecidedInstances.length=0}
//contexts|43 613
function Oc(t,n){t.En=!0;for(const e of n.contexts??[]){const n=t.program.contexts[e],r=t.q+n.slot,{kind:i}=t.slots[r];i===lt||i===ht&&"any"!==n.type.name||Tc(t,r,n.type,null)}t.En=!1}
//|33 50 52 387 596 597
function kc(t,n,e,r,i){if(!(t.depth>=Z.depth)){t.depth++;for(const r of n.fields)Mc(t,r,n,e+r.slot);!r||t.slots[e].flags&Ct||!$c(t,n,e)||(t.slots[e].flags|=_t),void 0===n.decisions||t.En||t.undecidedInstances.push(vo(n,e,0,i)),t.depth--}}
//nested contexts parameters|172 538
function $c(t,n,e){return!(n.isClosed&&n.objects.some((n=>t.slots[e+n.slot].g&&t.slots[e+n.slot].unknown))||n.fields.some((n=>!Ke(t,e+n.slot).x))||n.objects.slice(1).some((r=>zu(t.slots[e+r.slot],n))))}
//|43 47 48 49 52 57 583 613
function Mc(t,n,e,r){let i=t.slots[r];if(void 0!==n.computed&&!t.En)return t.slots[r+1]=i,t.slots[r]=new zt(lt,void 0),e.isExact&&(i.flags|=Ct),void(i.kind!==lt&&(i.kind!==ht||i.flags&Ct)&&Tc(t,r+1,n.type,n.notation));if(i.kind!==lt){if(e.isExact)i.flags|=Ct;else if(i.kind===ht&&"any"!==n.type.name)return;n.normalization.length>0&&!t.En&&fc(t,r,n.type,n.normalization),Tc(t,r,n.type,n.notation),i=t.slots[r],(i.flags&(At|St))==(At|St)&&n.mn&&(i.flags|=Nt)}}
//|599 600 601 602 603 604 605 606 607 608 609 610 611 612
const xc={};
//text|598 614
Object.assign(xc,{text:(t,n)=>Ec(n)});
//choice|598 614
Object.assign(xc,{choice:(t,n)=>Ec(n)});
//integer|598 618
Object.assign(xc,{integer:(t,n,e,r)=>_c(t,n,e.name,r)});
//number|598 618
Object.assign(xc,{number:(t,n,e,r)=>_c(t,n,e.name,r)});
//boolean|598 617
Object.assign(xc,{boolean:(t,n,e)=>Nc(t,n,e,null,(t=>"true"===t||"false"!==t&&null))});
//date|73 598 617
Object.assign(xc,{date:(t,n,e,r)=>Nc(t,n,e,r,nn)});
//month|74 598 617
Object.assign(xc,{month:(t,n,e,r)=>Nc(t,n,e,r,en)});
//time|75 598 617
Object.assign(xc,{time:(t,n,e,r)=>Nc(t,n,e,r,rn)});
//datetime|76 598 617
Object.assign(xc,{datetime:(t,n,e,r)=>Nc(t,n,e,r,sn)});
//file|43 598 615
Object.assign(xc,{file:(t,n)=>Sc(n,wt)});
//any|598 623
Object.assign(xc,{any:(t,n)=>Rc(t,n)});
//form|32 33 43 595 598 615
Object.assign(xc,{form(t,n,e,r,i,s){Sc(n,vt)&&(n.form=e.form,t.depth>=Z.depth?n.y(U("depth")):kc(t,e.form,i,!0,s))}});
//map|43 47 51 598 620
Object.assign(xc,{map(t,n,e,r){n.kind!==gt||n.isMap||n.flags&It?Cc(t,n,e.item,r):n.flags|=St}});
//list|598 620
Object.assign(xc,{list:(t,n,e,r)=>Cc(t,n,e.item,r)});
//|598
function Tc(t,n,e,r,i=!1){xc[e.name](t,t.slots[n],e,r,n,i)}
//|43 47
function Ec(t){t.kind!==mt&&(t.flags|=St)}
//|47 616
function Sc(t,n){return t.kind===n||(Ac(t)||(t.flags|=St),!1)}
//|43 118
function Ac(t){return t.kind===mt&&Vn(t)}
//boolean date month time datetime|43 47 52 616 619 625
function Nc(t,n,e,r,i){if(n.kind===e.kind||Ac(n))return;const s=e.kind!==ft||!(t.S.strict||n.flags&Ct);if(n.kind!==mt||!s)return void(n.flags|=St);const o=r?.read(n.value).value??i(n.value);null==o?Ic(n,e.name,r):zc(n,e.kind,o)}
//|32 43 47 52 96 103 107 184 198 616 619 625
function _c(t,n,e,r){if(n.kind===lt)return;if(n.kind===at)return void(null===n.value?n.y(U("digits of a number")):"integer"!==e||Bn(n.value)||(n.flags|=St));if(n.kind===mt&&Ac(n))return;if(n.kind!==mt||t.S.strict||n.flags&Ct)return void(n.flags|=St);const i=r?.read(n.value),s=i?.completion===lr?i.decimal:n.value;if(s===n.value&&fr(e,s)!==lr&&i?.completion!==lr)return Ic(n,e,r);const o=_n(s);o===Mn||null===o?n.y(U("digits of a number")):zc(n,at,o)}
//integer number boolean date month time datetime|47 48 49 184 198
function Ic(t,n,e){t.flags|=St,t.flags&At&&(fr(n,t.value)!==ur||e&&e.read(t.value).completion!==ur)&&(t.flags|=Nt)}
//list map any|32 33 43 52 615 621
function Cc(t,n,e,r){if(Sc(n,gt)){if(n.count>Z.c)return n.y(U("list length"));for(let i=0;i<n.count;i++){const s=n.item(i);n.flags&Ct&&(t.slots[s].flags|=Ct,n.isMap&&(t.slots[s-1].isKey=!1)),qc(t,s,e,r,i>0&&!n.isMap)}}}
//list map any|43 52 595 613 622
function qc(t,n,e,r,i){const s=t.slots[n];e.form?Bc(s)?kc(t,e.form,n,!1,i):Tc(t,n,e,r,i):s.kind===ht?("any"===e.name||s.flags&Ct)&&Tc(t,n,e,null):s.kind!==lt&&Tc(t,n,e,r)}
//|43 52 616
function Bc(t){return t.flags&Ct?t.kind===lt:t.kind===lt||t.kind===ht||Ac(t)}
//|32 33 43 51 52 348 613 620 624
function Rc(t,n){if(n.flags|=Ct,n.kind===at&&null===n.value&&n.y(U("digits of a number")),n.kind===gt||n.kind===vt){if(t.depth>Z.depth)return n.y(U("depth"));if(t.depth++,n.kind===vt){n.isOwn=!0;for(let e=0;e<n.count;e++){const r=n.start+2*e+1;t.slots[r-1].flags|=Ct,Tc(t,r,Zs,null)}}else n.flags&It||Cc(t,n,Zs,null);n.flags&It||Fc(t,n),t.depth--}}
//|43 51
function Fc(t,n){const e=n.kind===vt?n.start+1:n.start,r=n.kind===vt?2:n.stride;for(let i=0;i<n.count;i++){const s=t.slots[e+i*r];s.flags&It&&n.y(s.reason)}}
//|
function zc(t,n,e){t.text=t.value,t.kind=n,t.value=e}
//|
const Pc=4096;
//|
const Dc=Object.freeze({reason:"cancelled",step:null,Z:"blocks"});
//|
const Uc=["accumulators","loops","subjects","owners","arguments","inquiries","outerFrames","itemIndices","aggregateItems","undecidedInstances"];
//|0 32 33 43 57 133 358 370 372 386 387 544 593 626 627 628 630 631 632 633 634 635 636
const Zc=class{constructor(t){this.program=t,this.accepted=null,this.Gt=new Map,this.et=new Map,this.gn=new Map,this.R=new Map,this.slots=[];for(const t of Uc)this[t]=[];this.Sn=!1}An(t,n,e){this.accepted=null,this.Nn(t,n),this.slots=e,t.contexts&&this.loadContexts(new Xs(e),t);for(let t=0;t<e.length;t++)e[t]??=new zt(lt,void 0);yc(this,t)}_n(t,n,e){return this.S=e,this.Ht={wn:!1,isUndecided:!1,violations:[],undecided:[],inquiries:[],notes:new Map},this.In(n),this.On=1,Hu(this,t,null),null!==this.ln&&(this.Ht.isUndecided=!0,this.Ht.undecided.push(this.ln)),this.Ht}In({frame:t,outer:n,items:e}){this.Cn(t.form),this.steps=0,this.on=Pc,this.i=Z.steps,this.frame={...t},this.outerFrames=n.map((t=>({...t}))),this.itemIndices=[...e]}Nn(t,n){this.S=n,this.Ht={wn:!1,isUndecided:!1,violations:[],undecided:[],inquiries:[]},this.q=null,this.En=!1,this.steps=0,this.on=Pc,this.i=1/0,this.Cn(t),this.gn.size>0&&this.gn.clear(),this.R.size>0&&this.R.clear(),this.et.clear()}Cn(n){if(this.subject=fe,this.answer=t,this.cn=null,this.P=Dc,!this.Sn)for(const t of Uc)this[t]=[];this.Sn=!1,this.B=0,this.depth=0,this.Jt=null,this.z=!1,this.sn=!1,this.ln=null,this.On=1/0,this.frame=vo(n,0),this.field=new go(0),this.Gt.size>0&&this.Gt.clear()}G(){return--this.on>0||(this.steps+=Pc,this.on=Pc,this.steps>this.i&&this.kn(U("steps")),!this.sn)}Zt(t){const n=Math.max(0,t-(this.on-1));this.on-=t-n,this.steps+=n}kn(t){this.sn||(this.sn=!0,this.ln={path:eo(io(this)),rule:"form",reason:t},this.P={...this.P,reason:t})}};
//module|32 33 356 357 536 544 593 629
Object.assign(Zc.prototype,{judge(t,n,e){this.Nn(n,e);try{null===this.accepted?this.load(t,n):this.loadRefused(t,n)}catch(t){if(t instanceof Ws)return this.refuse("","","unreadable");if(t instanceof Qs)return this.refuse("","form",U("values of a record"));throw t}return this.i=Math.min(Z.i,Z.steps+Z.e*this.slots.length),null===this.accepted&&yc(this,n),Ru(this,n),this.sn||Hu(this,n.checks,null),this.Sn=!this.sn,null!==this.ln&&(this.Ht.isUndecided=!0,this.Ht.undecided.push(this.ln)),this.Ht}});
//filter|1 33 43 47 48 49 57 172 544 613 629
Object.assign(Zc.prototype,{canHold(t,n,e,r){this.S=r,this.accepted=null,this.Ht={wn:!1,isUndecided:!1,violations:[],undecided:[],inquiries:[]},this.In(e),this.et.clear(),this.i=Z.u,this.frame.field=n;const s=this.frame.base+n.slot,o=this.slots[s],u=this.slots[s]=new zt(mt,t);u.flags=At,Tc(this,s,n.type,null),this.subject=Ke(this,s);let c=!0;return u.flags&St?c=0!=(u.flags&Nt):this.subject.x||(Hu(this,n.filter,null),c=this.sn||0!=(this.answer&i)),this.slots[s]=o,c}});
//module|629
Object.assign(Zc.prototype,{refuse(t,n,e){return this.Ht.isUndecided=!0,this.Ht.undecided.push({path:t,rule:n,reason:e}),this.Ht}});
//module|358 629
Object.assign(Zc.prototype,{load(t,n){this.slots=[];const e=new Xs(this.slots);e.append(n.slotCount),e.form(t,n,0,0),n.contexts&&this.loadContexts(e,n),e.Dt()}});
//module|43 57 61 353 356 358 597 629
Object.assign(Zc.prototype,{loadRefused(t,n){const{fields:e,qn:r}=n;this.slots.length!==n.slotCount&&(this.slots=new Array(n.slotCount));const i=this.slots.fill(Ut),s=t[Ys],o=new Xs(i);i[0]=new zt(vt,void 0);for(let i=0;i<e.length;i++){if(1===this.accepted[i]){r.Bn||this.loadAccepted(t,n,i);continue}const u=e[i];if(s?.has(u.name))throw new Ws;if(o.value(t[u.name],u.type,u.slot,0),Mc(this,u,n,u.slot),r.Bn)for(const e of r.Rn[i])this.loadAccepted(t,n,e)}i.length>n.slotCount&&o.Dt()}});
//module|57 629
Object.assign(Zc.prototype,{loadAccepted(t,n,e){const{name:r,slot:i,type:s}=n.fields[e],o=t[r];1===this.accepted[e]&&null!=o&&(this.slots[i]=new zt(s.kind,o))}});
//contexts|354 629
Object.assign(Zc.prototype,{loadContexts(t,n){const{contexts:e}=this.program,r=e.at(-1);this.q=t.append(r.slot+(r.type.form?.slotCount??1));for(const r of n.contexts){const n=e[r];t.value(Ks(this.S.context,n.name),n.type,this.q+n.slot,0)}}});
//notation|
const Jc={Y:[1,9999],C:[0,99],M:[1,12],D:[1,31],H:[0,23],h:[1,12],m:[0,59],s:[0,59]};
//notation|44 64 66 71 77 184 637 639 640 642
const Hc=class{constructor(t){const n=t.match(/([A-Za-z])\1*|[^A-Za-z]+/gu)??[];this.text=t,this.Fn=n.map(((t,e)=>{if(!/^[A-Za-z]/.test(t))return{literal:t};if("a"===t)return{isHalf:!0};const r=e+1===n.length||!/^[A-Za-z]/.test(n[e+1]),i="YY"===t?"C":t[0],s=Math.max(t.length,2);return{unit:i,least:"MDHh".includes(i)&&r?1:t.length,most:s,isPadded:t.length>1}}));const e=t=>this.Fn.some((n=>n.unit&&t.includes(n.unit)));this.zn=e("s"),this.type=e("Hhms")?e("YCMD")?"datetime":"time":e("D")?"date":"month",this.syntax=this.type}Pn(t){return"month"===this.type||t<69?2e3+t:1900+t}read(t){return this.Dn(t,0,0,{years:[[1,9999]],months:8190,days:-2,hour:0,minute:0,second:0,Un:null})}Dn(t,n,e,r){const i=this.Fn[e];if(!i){const e=n===t.length?this.valueOf(r):null;return null===e?{completion:ur}:{completion:lr,value:e}}if(i.unit)return this.Zn(t,n,e,i,r);const s=i.literal??(/[pP]/.test(t[n]??"")?"pm":"am"),o=t.slice(n,n+s.length);if(!(i.literal?s.startsWith(o):s.startsWith(o.toLowerCase())))return{completion:ur};if(o.length<s.length)return{completion:cr};const u=i.literal?r:{...r,Un:"pm"===s};return this.Dn(t,n+s.length,e+1,u)}Zn(t,n,e,{unit:r,least:i,most:s},o){const u=/^\d*/.exec(t.slice(n,n+s))[0],[c,l]=[Number(u),u.length];let h=!1;if(n+l===t.length&&l<s){const t=[];for(let n=Math.max(i,l);n<=s;n++){const e=10**(n-l);t.push([c*e,c*e+e-1])}h=null!==this.Jn(o,r,t)}if(l>=i){const i=this.Jn(o,r,[[c,c]]),s=i&&this.Dn(t,n+l,e+1,i);if(s&&s.completion!==ur)return s}return{completion:h?cr:ur}}Jn(t,n,e){const[r,i]=Jc[n],s=e.filter((([t,n])=>t<=i&&n>=r)).map((([t,n])=>[Math.max(t,r),Math.min(n,i)]));if(0===s.length)return null;const o={...t},u=()=>s.flatMap((([t,n])=>Array.from({length:n-t+1},((n,e)=>t+e)))),c=()=>u().reduce(((t,n)=>t|1<<n),0);return"Y"===n?o.years=s:"C"===n?o.years=u().map((t=>[this.Pn(t),this.Pn(t)])):"M"===n?o.months&=c():"D"===n?o.days&=c():"m"===n?o.minute=s[0][0]:"s"===n?o.second=s[0][0]:o.hour=s[0][0],Vc(o)?o:null}valueOf({years:t,months:n,days:e,hour:r,minute:i,second:s,Un:o}){const[u,c]=[t[0][0],Lc(n)],l=Yt(u,c,Lc(e)),h=1e9*(3600*(null===o?r:r%12+(o?12:0))+60*i+s);return"date"===this.type?l:"month"===this.type?Xt({year:u,month:c}):"time"===this.type?h:null===l?null:on(l,h)}write(t,n){const e=Kc(this.type,t,n);if(!e||0!==e.nanosecond||!this.zn&&0!==e.s)return null;let r="";for(const t of this.Fn)if(t.literal)r+=t.literal;else if(t.isHalf)r+=e.H<12?"AM":"PM";else{if("C"===t.unit&&this.Pn(e.Y%100)!==e.Y)return null;{const n="C"===t.unit?e.Y%100:"h"===t.unit?(e.H+11)%12+1:e[t.unit];r+=t.isPadded?Lt(n,t.most):n}}return r}get example(){const[t,n]=[Yt(2026,12,31),522e11],e={date:t,time:n,month:24323,datetime:on(t,n)};return this.write(xt[this.type],e[this.type])??""}rt(t){return Array.from("0123456789").some((n=>this.read(t+n).completion!==ur))}};
//notation|
const Lc=t=>31-Math.clz32(t&-t);
//notation|65 639 641
function Vc({years:t,months:n,days:e}){if(0===n||0===e)return!1;const r=Lc(e);if(r<=28)return!0;for(let e=1;e<=12;e++)if(n&1<<e&&(2===e?29===r&&Yc(t):r<=Vt(e,1)))return!0;return!1}
//notation|65
function Yc(t){return t.some((([t,n])=>{for(let e=t;e<=Math.min(n,t+8);e++)if(29===Vt(2,e))return!0;return!1}))}
//notation|43 67 70 78 79
function Kc(t,n,e){const r=t=>{const n=Math.floor(t/1e9);return{H:Math.floor(n/3600),m:Math.floor(n/60)%60,s:n%60,nanosecond:t%1e9}},i=t=>{const{year:n,month:e,day:r}=Kt(t);return{Y:n,M:e,D:r,H:0,m:0,s:0,nanosecond:0}};if("date"===t&&n===pt)return i(e);if("time"===t&&n===dt)return r(e);if("datetime"===t&&n===bt&&null===e.o)return{...i(un(e)),...r(cn(e))};if("month"!==t||n!==Mt&&n!==pt)return null;const s=n===Mt?e:Qt(e);return{Y:Math.floor(s/12),M:s%12+1,D:0,H:0,m:0,s:0,nanosecond:0}}
//notation|248 638

//notation|43 44 73 74 75 76 96 103 184 198 248
function Gc(t,n){if(t.read(n).completion===lr||fr(t.syntax,n)!==lr)return null;if(t instanceof Ji){const e=_n(n);return null===e||e===Mn?null:t.write(at,e)}const e=(0,{date:nn,month:en,time:rn,datetime:sn}[t.type])(n);return null===e?null:t.write(xt[t.type],e)}
//|
const Wc=["add","multiply","divide","negate","round","abs","length","years","months","days","year","month","weekday","count_filled","first_filled","min","max"];
//computations|37 41 125 645
function Qc(t){const[[n,e]]=Object.entries(t);switch(n){case"today":case"now":case"key":return{name:n};case"offset":return{name:n,operand:ut(e[0]),shift:te(e[1])};case"range":return{name:n,lower:ut(e[0]),upper:ut(e[1])};case"entry":return{name:n,operand:ut(e[0]),key:ut(e[1]),slot:e[2]};case"operation":if(Wc.includes(e[0]))return{name:n,operation:e[0],operands:e.slice(1).map(ut)}}throw new V(`the computation '${"operation"===n?e[0]:n}' is not known`)}
//|648 649 650 651 652 653 654 655 656 657 658
const Xc={};
//|43 57 103 647
Object.assign(Xc,{number:t=>new zt(at,_n(t,!0))});
//date|43 57 73 647
Object.assign(Xc,{date:t=>new zt(pt,nn(t))});
//month|43 57 74 647
Object.assign(Xc,{month:t=>new zt(Mt,en(t))});
//time|43 57 75 647
Object.assign(Xc,{time:t=>new zt(dt,rn(t))});
//datetime|43 57 76 647
Object.assign(Xc,{datetime:t=>new zt(bt,sn(t))});
//duration|43 57 125 647
Object.assign(Xc,{duration:t=>new zt(jt,te(t))});
//size|43 57 647
Object.assign(Xc,{size:t=>new zt(yt,BigInt(t.slice(0,-1)))});
//pattern|43 57 647
Object.assign(Xc,{pattern:t=>new zt(Ot,t)});
//set|43 57 647
Object.assign(Xc,{set:(t,n)=>new zt(kt,n.sets[t])});
//range|43 57 647
Object.assign(Xc,{range:t=>new zt($t,t)});
//form|43 57 647
Object.assign(Xc,{form:()=>new zt(ht,void 0)});
//|37 43 57 647
function tl(t,n){if(null===t||Array.isArray(t))return new zt(ht,void 0);if("boolean"==typeof t)return new zt(ft,t);if("string"==typeof t)return new zt(mt,t);const[[e,r]]=Object.entries(t);if(!Object.hasOwn(Xc,e))throw new V(`the constant '${e}' is not known`);return Xc[e](r,n)}
//|220
const nl=class{constructor(t,n){this.reads=new Map,this.decisions=[],this.Hn=null;for(const e of void 0===n.decisions?[]:t.Mn(n.decisions))e.op===Jr?this.decisions.push(t.decisions[e.a]):e.op===Hr&&this.reads.set(t.computed[e.a].slot,t.computed[e.a].reads)}conditions(t){if(null===this.Hn){this.Hn=new Map;for(const{main:t,otherwise:n,reads:e}of this.decisions)for(const[r,i]of[t,n])for(let t=r;t<i;t++)this.Ln(t,e)}return this.Hn.get(t)??[]}Ln(t,n){const e=this.Hn.get(t);e?e.push(...n):this.Hn.set(t,[...n])}all(t){const n=new Set(t);for(const t of n)for(const e of[...this.reads.get(t)??[],...this.conditions(t)])n.add(e);return n}};
//|660
function el(t,n){return n.Vn??=new nl(t,n).reads}
//|
function rl(t,n){const e=t.Yn.get(n);if(e)return e;const r=new Set(n.reads);for(let e=n.condition;void 0!==e;e=t.conditions[e].outer)for(const n of t.conditions[e].reads)r.add(n);return t.Yn.set(n,[...r]),t.Yn.get(n)}
//|35 37 41 42 219 220 239 278 299 343 345 347 370 380 384 545 575 629 643 646 659 667 664 665 666
const il=class{constructor(t){if("formrules program"!==t?.format)throw new V("this is no program that formrules has compiled");if(1!==t.version)throw new V(`version ${t.version} of programs is not known here`);const n=t.program;this.sources=n.sources,this.sets=n.sets.map((t=>Fs(t))),this.Q=n.patterns,this.patterns=new Map,this.constants=n.constants.map((t=>tl(t,this))),this.operands=n.operands.map(ut),this.computations=n.computations.map((t=>Qc(t))),this.itemPaths=n.itemPaths.map((t=>({...t,start:t.start&&ut(t.start)}))),this.rules=n.rules,this.externals=n.externals,this.checks=n.checks,this.Qt=new Map,this.violations=this.checks.map((()=>null)),this.Yn=new Map,this.decisions=n.decisions,this.conditions=n.conditions,this.messages=n.messages.map((t=>({...t,arguments:t.arguments.map(ct)}))),this.callTable=n.callTable.map((t=>({...t,arguments:t.arguments.map(ct)}))),this.calls=n.calls.map((t=>null===t?null:this.callTable[t])),this.forms=n.forms.map((t=>({...t})));for(const t of this.forms)this.Kn(t);this.contexts=n.contexts?.map((({field:t})=>this.Gn(t))),this.computed=(n.computed??[]).map((t=>this.readComputed(t))),this.W=[...this.forms.flatMap((({fields:t,parameters:n=[]})=>[...t,...n])),...this.contexts??[]].some((t=>t.isSecret)),this.xn=this.forms.some((t=>t.parameters))?sl(this.forms):new Set,this.code=n.instructions.map(((t,n)=>this.Wn(t,n))),this.Qn(),this.un=this.code.map((t=>this.U(t)??t)),this.Xn=null,this.Xt=new Zc(this)}Kn(t){t.fields=t.fields.map((t=>this.Gn(t))),t.objects=t.objects.map((n=>({...n,members:n.members.map((n=>void 0===n.field?{group:n.group}:{field:t.fields[n.field]}))})));for(const n of t.objects){for(const e of n.members)e.name=e.field?.name??t.objects[e.group].name;n.Ut=new Set(n.members.map((({name:t})=>t)))}t.steps=(t.steps??[]).map((t=>({...t,form:null}))),t.parameters=t.parameters?.map((t=>({...t,type:Ps(t.type,this.forms),defaultValue:ut(t.defaultValue)})))}Gn(t){const n={...t,type:Ps(t.type,this.forms)};var e;n.F=n.label??H(n.name),n.dn=eo([...n.groups,n.name]),n.notation=void 0===t.notation?null:(e=t.notation,/[0-9#]/.test(e)?new Ji(e):new Hc(e)),n.table=t.options.length>0?new Set(t.options.map((t=>t.value))):null,n.arguments=t.arguments?.map((t=>ut(t.operand))),n.te=t.arguments?.map((({reads:t})=>t??[])),n.Tn=void 0!==Us(n.type).form;for(const t of n.normalization)if("string"==typeof t&&!lc[t])throw new V(`'${t}' is no step of 'normalize'`);return n.mn=n.normalization.some((t=>"nfc"===t||"object"==typeof t)),n}Wn([t,...n],e){const r=Nr.indexOf(t);if(r<0)throw new V(`the instruction '${t}' is not known`);const i={op:r,index:e,a:n[0],b:n[1],$n:Lu[t],test:null,operands:[],zt:!1,bn:!1},s=([t,n])=>this.operands.slice(t,t+n);if(r>=ai){if(i.operands=s(i.b),i.test=r===bi?ao:r>=pi?qi:Rs[i.a],!i.test?.answer)throw new V(`the rule '${i.a}' is not known`);i.ignoresCase=r===mi,i.ot=i.test.prepare?.(i,this)??null,i.zt=!0===i.test.zt}else r===fi?i.operands=s(i.b):r===oi||r===ui||r===li?i.a=ut(i.a):r!==Dr&&r!==ii||(i.a="keys"===(o=i.a)?{first:0,end:null,areKeys:!0}:{first:o[0],end:o[1],areKeys:!1});var o;return i}U(t){if(t.op!==fi||this.rules[t.a].parameterCount>0)return null;const n=this.rules[t.a].entry;return this.code[n].test&&this.code[n+1].op===Yr?this.code[n]:null}yn(t,n){return null!==this.Xn&&this.Xn.name===t.name&&n.slot>=this.Xn.end}*Mn(t){for(let n=t;this.code[n]?.op!==Yr&&n<this.code.length;n++)yield this.code[n]}Qn(){for(const t of this.forms)for(const n of this.Mn(t.checks))n.op===qr&&this.ne(this.checks[n.a].start,n.index)}ne(t,n){let e=0;const r=[];for(let i=t;i<n;i++){const t=this.code[i];switch(t.op){case ii:case li:i=t.b-1;break;case oi:r.push(!0),e++;break;case ui:r.push(!1);break;case ci:r.pop()&&e--;break;case Gr:case Qr:e++;break;case Kr:case Wr:e>0&&e++;break;case ti:e>0&&e--;break;default:0===e&&t.zt&&(t.bn=!0)}}}pattern(t,n){const e=2*t+("whole"===n?0:1);let r=this.patterns.get(e);return r||this.patterns.set(e,r=new gs(this.Q[t],n)),r}};
//computed|41 663
Object.assign(il.prototype,{readComputed(t){const n={...t},{operand:e,aggregate:r}=t.source;return void 0===r?n.operand=ut(e):n.aggregate={...r,list:ut(r.list),value:ut(r.value),forms:r.forms.map((t=>null===t?null:this.forms[t]))},n}});
//steps|220 629 660 662 663
Object.assign(il.prototype,{limited(t,{slots:[,n]}){const e=Object.assign(Object.create(il.prototype),this);e.code=[...this.code],e.Xn={name:t.name,end:n};const r=new nl(this,t),i=e=>e>=n&&t.steps.some((({slots:[t,n]})=>t<=e&&e<n)),s=t=>[...r.all(t)].some((t=>t>=n&&(!r.reads.has(t)||i(t)))),o=({slot:t,computed:e})=>i(t)||void 0===e&&t>=n||s([t]),u=(t,n)=>t.op===qr&&s([...rl(this,this.checks[t.a]),...null===n?[]:r.conditions(n)]),c=(t,n)=>e.code[t]={op:Lr,a:n,b:0,index:t},l=[...this.Mn(t.checks)],h=0===l.length?0:l.at(-1).index+1,f=l.map((()=>h));for(let t=l.length-2;t>=0;t--){const{op:n,index:e}=l[t+1];f[t]=n===_r||n===Cr?e:f[t+1]}for(const[n,e]of l.entries())if(e.op===_r&&o(t.fields[e.a]))c(e.index,f[n]);else if(e.op===Cr&&(i(e.a)||u(this.code[e.b-1],e.a)))c(e.index,e.b);else if(e.op===qr&&u(e,null)&&this.checks[e.a].start<=e.index)c(this.checks[e.a].start,e.index+1);else if(e.op===Vr){const t=this.code.slice(e.index,e.b).filter((({op:t})=>t===qr));t.length>0&&t.every((t=>u(t,null)))&&c(e.index,e.b)}return e.un=e.code.map(((t,n)=>t===this.code[n]?this.un[n]:t)),e.Xt=new Zc(e),e}});
//computed|220 663
Object.assign(il.prototype,{isSecretlyComputed(t,n){if(void 0===t.decisions)return!1;for(const e of this.Mn(t.decisions))if(e.op===Hr&&this.computed[e.a].slot===n&&this.computed[e.a].isSecret)return!0;return!1}});
//parameters|347
function sl(t){const n=new Set;for(let e=-1;e<n.size;){e=n.size;for(const e of t)e.fields.map((t=>Us(t.type).form)).some((t=>t&&(t.parameters||n.has(t))))&&n.add(e)}return n}
//|23 39 43 106 220 669 670
const ol=class{constructor(t,n,e){this.program=t,this.form=n,this.field=e,this.ee=!1,this.isWellFormed=!1}read(t,n){const{type:e,table:r}=this.field;if(!e.kind||void 0!==this.field.computed)return null;const i=[];for(this.at=t;this.at<n;){const t=this.Ct();if(null===t)return null;i.push(...t),this.program.code[this.at].op===qr&&this.at++}r&&i.push((t=>r.has(t)));const s=!this.ee;if(e.kind===mt)return ul(r||this.isWellFormed?i:[...i,I],s);const o=e.kind===at?qn:e.kind===ft?t=>!0===t||!1===t:null;return null===o?null:(t,n)=>{if(!o(t))return s&&null==t;for(let e=0;e<i.length;e++)if(!i[e](t,n))return!1;return!0}}Ct(){const t=this.program.un[this.at++];if(t.op===ai)return this.test(t);if(t.op===Kr)return this.combined()?.flat()??null;if(t.op!==Gr)return null;this.re=!0;const n=this.combined();if(this.re=!1,null===n||n.some((t=>1!==t.length)))return null;const[e,r,...i]=n.flat();return[(t,n)=>e(t,n)||r?.(t,n)||i.some((e=>e(t,n)))]}combined(){const t=[];for(;;){const{code:n}=this.program;if(n[this.at].op===ti)return this.at++,t;const e=this.Ct();if(null===e)return null;if(t.push(e),n[this.at].op===ei&&this.at++,n[this.at++].op!==Xr)return null}}test(t){const{kind:n}=this.field.type,e=t.ot;switch(t.a){case"required":case"filled":case"present":return this.ee=!0,[];case"equal":{if(n!==mt||t.operands[0].kind!==Q)return null;const e=this.form.fields.find((n=>n.slot===t.operands[0].at));return e?(this.ee=!0,[(t,n)=>n[e.name]===t]):null}case"length":return e&&n===mt?[cl(e)]:null;case"between":return e&&n===at?[t=>t>=e.least&&t<=e.most]:null;case"regex":case"contains":{if(n!==mt||!e)return null;const t=this.program.Q[e.position];if(!t.tables?.[e.scope])return null;let r=null;const i=()=>r=this.program.pattern(e.position,e.scope).It;return this.re||(this.isWellFormed=!0),[t=>(r??i()).matches(t)]}case"one_of":return e&&n===mt?[t=>e.has(t)]:null;case"none_of":return e&&n===mt?[t=>!e.has(t)]:null}return null}};
//|22
function ul(t,n){const[e,r]=t;return 1===t.length?(t,r)=>{if("string"!=typeof t)return n&&null==t;const i=t.charCodeAt(0);return i>32&&i<128||!_(t)?e(t,r):n}:(i,s)=>{if("string"!=typeof i)return n&&null==i;const o=i.charCodeAt(0);if(!(o>32&&o<128)&&_(i))return n;if(!e(i,s)||!r(i,s))return!1;for(let n=2;n<t.length;n++)if(!t[n](i,s))return!1;return!0}}
//|30
function cl({least:t,most:n,unit:e}){const r=P[e],i={bytes:1,utf16:1,scalars:2,characters:1/0}[e],[s,o]=["characters"===e?t<=1?1:1/0:t*i,"bytes"===e?n/3:n];return e=>{if(e.length>=s&&e.length<=o)return!0;if(e.length>5e6)return!1;const i=r(e);return i>=t&&i<=n}}
//module|220 662 668 672
function ll(t,n){if(n.isExact||n.isClosed||n.parameters||void 0!==n.decisions||1!==n.objects.length||void 0!==n.contexts||n.fields.some((t=>t.normalization.length>0||!t.type.kind||t.name in Object.prototype)))return null;const e=n.fields.map((()=>null)),r=n.fields.map((()=>[]));let i=n.checks;for(;t.code[i].op===_r;i=t.code[i].b){const s=t.code[i];e[s.a]=new ol(t,n,n.fields[s.a]).read(i+1,s.b);for(const{op:n,a:e}of t.code.slice(i+1,s.b))n===qr&&r[s.a].push(...rl(t,t.checks[e]))}const s=t.code[i].op===Yr;return e.some(Boolean)?new hl(n.fields,e,r,s):null}
//module|353
const hl=class{constructor(t,n,e,r){const i=this.names=t.map((t=>t.name));this.ie=n,this.Rn=e.map((n=>[...new Set(n)].map((n=>t.findIndex((t=>t.slot===n)))).filter((t=>t>=0)))),this.Bn=r,this.accepted=new Uint8Array(i.length)}se(t){const{names:n,ie:e,accepted:r}=this,i=void 0===t[Ys];let s=i&&this.Bn;for(let o=0;o<n.length;o++){const u=e[o],c=t[n[o]],l=i&&null!==u&&u(c,t);r[o]=l?1:0,l||(s=!1)}return s}};
//|
const fl=class extends Error{constructor(t){super(t),this.name="SessionError"}};
//|673
function al(t){const n=[],e=/^\.?(?:`([^`]+)`|([^.[`]+))|^\[(\d+)\]|^\["((?:[^"\\]|\\.)*)"\]/;for(let r=t;""!==r;){const i=e.exec(r);if(!i)throw new fl(`'${t}' is no path`);n.push(void 0!==i[3]?Number(i[3]):void 0!==i[4]?JSON.parse(`"${i[4]}"`):i[1]??i[2]),r=r.slice(i[0].length)}return n}
//|
function ml(t,n,e){let[r,i]=[0,t];if(!n)for(const n=Math.max(1,t-1024);i>n;)if(e(--i))return i;for(;i-r>1;){const t=r+Math.floor((i-r)/2);e(t)?r=t:i=t}return r}
//|
const pl=(t,n,e)=>({shown:t,value:t,caret:n,disposition:e});
//|27 675 676
function dl({start:t,end:n,text:e},r,i){const s=R(r),o=s.slice(0,t).join(""),u=o+e,c=s.slice(n).join(""),l=[];let h=0;for(const t of R(u))h+=t.length,h>o.length&&l.push(h);const f=(t,n)=>{const e=u.slice(0,t)+c;return pl(e,R(e.slice(0,t)).length,n)};if(0===l.length||""===e||i(u+c))return f(u.length,"taken");const a=ml(l.length,""===c,(t=>i(u.slice(0,l[t-1])+c)));return 0===a?pl(r,n,"refused"):f(l[a-1],"shortened")}
//notation|27 184 198 248 675 676 678
const bl=class{static of(t,n,{start:e,end:r,text:i,oe:s}){if(!(n instanceof Ji)||null===n.group)return null;const o=R(t),u=n.it(o);if(null===u)return null;const c=t=>t.filter((t=>!n.groups.includes(t))).length;let l=c(o.slice(0,e)),h=l+c(o.slice(e,r));l===h&&""===i&&e<r&&(s?h=Math.min(u.length,h+1):l=Math.max(0,l-1));const f=R(i),a=n.read(i).completion===lr?n.it(f)??f:f;return Object.assign(new bl,{notation:n,shown:o,plain:u,start:e,end:r,text:i,lower:l,upper:h,inserted:a})}Ht(t){const{shown:n,plain:e,end:r,text:i,lower:s,upper:o,inserted:u}=this,c=e.length<n.length;if(""===i)return c?this.st(0)??pl(this.ue(0).join(""),s,"taken"):null;const l=this.st(u.length);if(null===l||t(l.value))return l;const h=this.ue(u.length).join("");if(!c&&t(h))return pl(h,s+u.length,"taken");const f=ml(u.length,o===e.length,(n=>{const e=this.st(n);return null!==e&&t(e.value)}));return f>0?{...this.st(f),disposition:"shortened"}:c?pl(n.join(""),r,"refused"):null}get data(){const{notation:t,shown:n,start:e,end:r,text:i,lower:s,inserted:o}=this,u=this.ue(o.length).join("");return t.read(n.slice(0,e).join("")+i+n.slice(r).join("")).completion!==ur||fr(t.syntax,u)===ur?null:pl(u,s+o.length,"taken")}ue(t){return[...this.plain.slice(0,this.lower),...this.inserted.slice(0,t),...this.plain.slice(this.upper)]}st(t){const n=this.notation.st(this.ue(t));if(null===n)return null;let e=this.lower+t,r=0;for(;e>0;)this.notation.groups.includes(n[r++])||(e-=1);return pl(n.join(""),r,"taken")}};
//mask|679
const wl={digit:t=>/^[0-9]$/.test(t),letter:t=>/^(?:[A-Za-z]|(?![\0-\x7f])\p{Alphabetic}[\p{M}\p{Alphabetic}\u200c\u200d]*)$/u.test(t),letterOrDigit:t=>wl.digit(t)||wl.letter(t)};
//mask|19 679
const gl=t=>/^[\x20-\x7e]$/.test(t)?!wl.letterOrDigit(t):/^[\p{P}\p{Sm}]/u.test(t)||S.test(t)&&!/[\n\r\v\f\x85\u2028\u2029]/.test(t);
//mask|
const vl={0:["digit","mandatory"],9:["digit","optional"],A:["letter","mandatory"],a:["letter","optional"],_:["letterOrDigit","mandatory"],"-":["letterOrDigit","optional"]};
//mask|27 681
function jl(t){const n=R(t),e=[];let r={kind:null,mandatory:0,optional:0};const i=()=>{for(const t of["mandatory","optional"])for(let n=0;n<r[t];n++)e.push({kind:r.kind,room:t});r={kind:null,mandatory:0,optional:0}};let s=null;for(let t=0;t<n.length;t++){const o=n[t];if(null!==s||"["!==o&&"{"!==o)if("]"===o||"}"===o)i(),s=null;else if("["===s&&"\u2026"===o){const t=r.kind??"letterOrDigit";i(),e.push({kind:t,room:"repeating"})}else if("["===s){const[t,n]=vl[o];r.kind!==t&&i(),r.kind=t,r[n]++}else e.push({own:"\\"===o?n[++t]:o,isInValue:"{"===s});else s=o}return e}
//mask|
const yl=(t,n,e,r)=>({fills:t,matchesFixed:n,matchesLiterals:e,ends:r});
//mask|683
const Ol=yl(!0,!0,!1,!1);
//mask|683
const kl=yl(!0,!1,!1,!1);
//mask|683
const $l=yl(!1,!0,!1,!1);
//mask|683
const Ml=yl(!0,!0,!0,!0);
//mask|683
const xl=yl(!0,!0,!1,!0);
//mask|683
const Tl=yl(!0,!1,!1,!0);
//mask|
const[El,Sl,Al]=[0,1,2];
//mask|27
const Nl=t=>R(t.join(""));
//mask|679 680 684 685 686 690 691 692
const _l=class{constructor(t,n=[],e=0){this.ce=t,this.le=n,this.next=e}static of(t,n,e){const r=new _l(n);for(const n of t)r.take(n,Ol);return 0===r.filledCount()&&([r.le,r.next]=[[],0]),e&&r.he(),r}copy(){return new _l(this.ce,[...this.le],this.next)}get shown(){return this.le.map((t=>t.character)).join("")}get value(){return this.filledCount()>0?this.le.filter((t=>t.fe!==El)).map((t=>t.character)):[]}get ae(){return!this.ce.slice(this.next).some((t=>"mandatory"===t.room||t.isInValue))}get me(){return this.ce.some((t=>void 0!==t.own&&wl.letterOrDigit(t.own)))}get pe(){return this.value.length-Nl(this.value).length}get de(){return Nl(this.le.map((t=>t.character))).length===this.le.length}filledCount(t=0,n=this.le.length){let e=0;for(let r=t;r<n;r++)this.le[r].fe===Al&&e++;return e}be(t){for(;t>0&&this.le[t-1].fe!==Al;)t--;return t}caret(t,n,e){let r=0;for(let n=t;n>0&&r<this.le.length;r++)this.le[r].fe===Al&&n--;for(;r<this.le.length&&this.le[r].fe!==Al;r++){const t=0===r?-1:this.le[r-1].place;if(n--<=0&&(!e||this.le[r].place!==t+1))break}return r}we(t){const n=this.le.splice(t),e=this.le.at(-1);return this.next=void 0===e?0:"repeating"===this.ce[e.place].room?e.place:e.place+1,n}he(){for(;void 0!==this.ce[this.next]?.own;this.next++)this.write(this.next)}write(t,n=null){const{own:e,isInValue:r}=this.ce[t],i=null!==n?Al:r?Sl:El;this.le.push({character:n??e,place:t,fe:i})}ge(t,n){let e=0;for(const{character:r,fe:i}of t.slice(n))i===Sl&&this.take(r,$l),i!==Al||this.take(r,kl)||e++;return e}remove(t,n){return this.ge(this.we(t),n-t)}take(t,n){const e=this.le.length;let[r,i,s]=[!1,!1,null];for(let e=this.next;e<this.ce.length;e++){const{own:o,isInValue:u,kind:c,room:l}=this.ce[e];if(void 0===o&&i&&(s??={next:e,count:this.le.length}),void 0!==o){if(this.write(e),i=r,o===t&&(u?n.matchesFixed:n.matchesLiterals))return this.next=e+1,!0}else{if(n.fills&&wl[c](t))return this.write(e,t),this.next="repeating"===l?e:e+1,!0;if("optional"!==l)break;r=!0}}return n.ends&&s&&this.filledCount()>0&&gl(t)?(this.le.length=s.count,this.next=s.next,!0):(this.le.length=e,!1)}ve(t){for(let n=this.value;;){const e=_l.of(Nl(n),this.ce,t);if(n=e.value,Nl(n).length===n.length)return e}}};
//mask|27 675 679 687 688 689 690 691 692 694
const Il=class{constructor(t,n,e){this.value=n,this.text=_l.of(R(n),t,!0),this.canHold=e}Ht({start:t,end:n,text:e,oe:r=!1}){if(""===e)return this.deletion(t,n,r);const[i,s,o]=this.je(R(e),t,n);return this.ye(i,s,o)??this.Oe(n,"refused")}Oe(t,n){return{shown:this.text.shown,value:this.value,caret:t,disposition:n}}ke(t,n,e){const r=t.de?n:Math.min(n,R(t.shown).length);return{shown:t.shown,value:t.value.join(""),caret:r,disposition:e}}deletion(t,n,e){if(t===n)return this.Oe(t,"taken");const r=this.$e(t,n);return n-t==1&&r.value.join("")===this.text.value.join("")?this.Me(t,n,e):this.xe(r,t)}Me(t,n,e){if(e){const e=this.text.le.findIndex(((t,e)=>e>=n&&t.fe===Al));return e<0?this.Oe(n,"taken"):this.xe(this.$e(e,e+1),t)}const r=this.text.be(t)-1;if(r<0)return this.Oe(t,"taken");const i=this.text.filledCount(n)>0?r+1:this.text.le.length;return this.xe(this.$e(r,i),r)}$e(t,n){let e=this.text.copy();const r=e.remove(t,n);if(r>0){const i=this.text.copy();i.remove(i.be(t),n)<r&&(e=i)}return e.ve(!0)}xe(t,n){const e=this.text.be(n);return this.ke(t,t.caret(this.text.filledCount(0,e),n-e,!1),"taken")}ye(t,n,e){let r=this.Te(t,Ml,n,e);if(r.loss>0||this.text.me&&!r.rank.every((t=>0===t)))for(const[i,s]of this.Ee(n)){const n=this.Te(t,i,s,e);Cl(n.rank,r.rank)&&(r=n)}if(r.loss<t.length){const t=this.Se(r);if(null!==t)return this.inserted(r,t,r.losesText?"shortened":"taken")}if(1===t.length)return null;const i=n=>this.Te(t.slice(0,n),r.as,r.start,e),s=0===this.text.filledCount(e),o=ml(t.length,s,(t=>null!==this.Se(i(t))));if(0===o)return null;const u=i(o),c=u.loss<o?this.Se(u):null;return null===c||this.Ae(c)?null:this.inserted(u,c,"shortened")}inserted(t,n,e){return this.ke(n,n.caret(t.filledCount,t.ownCount,!0),e)}Ae(t){return t.value.join("")===this.text.value.join("")}Se({text:t,keepsRest:n}){if(!n)return null;const e=t.ve(!0);return e.filledCount()<t.filledCount()-t.pe||!e.de?null:this.Ae(e)||this.canHold(e.value.join(""))?e:null}Ee(t){const n=this.text.me?[[xl,t],[Tl,t]]:[],e=this.text.be(t);return e<t?[...n,[Ml,e]]:n}Te(t,n,e,r){const i=this.text.copy(),s=i.we(e),[o,u]=[i.le.filter((t=>t.fe!==El)).length,i.next],c=t.filter((t=>!i.take(t,n))),l=!(i.filledCount()>0&&i.le.filter((t=>t.fe!==El)).length>o||i.next>u),h=i.filledCount()-i.pe,f=i.le.length-i.be(i.le.length),a=0===i.ge(s,r-e),m=t.length>1,p=[!a,c.length,l,m&&!i.ae,m&&n===Ml].map(Number);return{text:i,as:n,start:e,filledCount:h,ownCount:f,keepsRest:a,rank:p,loss:c.length,losesText:c.some(wl.letterOrDigit)}}je(t,n,e){const{le:r,ce:i}=this.text,s=(t,n)=>{const e=Nl(t),{kind:r}=i[n.place];return 1===e.length&&void 0!==r&&wl[r](e[0])};return n>0&&s([r[n-1].character,t[0]],r[n-1])&&(t=Nl([r[n-=1].character,...t])),e<r.length&&s([t.at(-1),r[e].character],r[e])&&(t=Nl([...t,r[e].character]),e+=1),[t,n,e]}};
//mask|
function Cl(t,n){const e=t.findIndex(((t,e)=>t!==n[e]));return e>=0&&t[e]<n[e]}
//|27 677 682 692 693 696 697 698 699 700 701 702
const ql=class{constructor(t,n){this.ce=void 0===t?null:jl(t),this.notation=n}shown(t){return this.Ne(t)?_l.of(R(t),this.ce,!0).shown:t}Ne(t){return null===this.ce||null===this.notation?null!==this.ce:this.holds(t)&&(this.isAlive(t)||!this.isData(t))}Ht(t,n,e){return null===this.notation?this._e(t,n,e):this.notated(t,n,e)}_e(t,n,e){return null===this.ce?dl(t,n,e):new Il(this.ce,n,e).Ht(t)}};
//mask|27 692 695
Object.assign(ql.prototype,{holds(t){return _l.of(R(t),this.ce,!1).value.join("")===t}});
//notation|184 695
Object.assign(ql.prototype,{isAlive(t){return this.notation.read(t).completion!==ur}});
//notation|184 198 695
Object.assign(ql.prototype,{isData(t){return"time"!==this.notation.type&&/^(?:19|20)/.test(t)&&fr(this.notation.syntax,t)!==ur}});
//notation|27 676 677 678 695
Object.assign(ql.prototype,{notated(t,n,e){const r=null===this.ce?bl.of(n,this.notation,t):null,i=r?.Ht(e)??null;if(null!==i)return i;const s=R(this.shown(n)),o=this.translation(t,s);if(null!==o&&e(o))return pl(o,R(o).length,"taken");if(null===this.ce){const i=r?.data??null;return null!==i&&e(i.value)?i:this._e(t,n,e)}if(!this.Ne(n))return this.formattedAgain(dl(t,n,e));const u=this._e(t,n,e);if(""===t.text||"refused"!==u.disposition&&this.isAlive(u.value)||!this.isAlive(n))return u;const c=this.data(t,s);return null!==c&&e(c)?pl(c,R(c).length,"taken"):u}});
//notation|27 692 693 695
Object.assign(ql.prototype,{formattedAgain(t){const n=t=>new Il(this.ce,"",(()=>!0)).Ht({start:0,end:0,text:t}),e=n(t.value);if("refused"===t.disposition||"taken"!==e.disposition)return t;if((!/^\p{Nd}*$/u.test(t.value)||this.isData(t.value)||!this.isAlive(e.value))&&!this.Ne(t.value))return t;const r=R(t.value).slice(0,t.caret).join("");if(r===t.value)return{...e,caret:R(e.shown).length,disposition:t.disposition};const i=_l.of(R(n(r).value),this.ce,!1).filledCount(),s=_l.of(R(e.value),this.ce,!0).caret(i,0,!1);return{...e,caret:s,disposition:t.disposition}}});
//notation|27 644 695
Object.assign(ql.prototype,{translation({start:t,end:n,text:e},r){return R(e).length<2||n>r.length?null:Gc(this.notation,r.slice(0,t).join("")+e+r.slice(n).join(""))}});
//notation|695
Object.assign(ql.prototype,{data({start:t,end:n,text:e},r){const i=t=>/^\p{Nd}$/u.test(t);if(r.slice(n).some(i))return null;const s=r.slice(0,t).filter(i).join("")+e;return this.isData(s)&&!this.Ne(s)?s:null}});
//|31 352
const Bl=t=>JSON.stringify(t,((t,n)=>"bigint"==typeof n||"number"==typeof n?`#${n}`:Ls(n)?Object.fromEntries(Object.entries(n).sort((([t],[n])=>D(t,n)))):n));
//externals|703
const Rl=({rule:t,value:n,arguments:e})=>Bl([t.name,n,e]);
//|706 707
function Fl({annotations:t,isSecret:n,computed:e,type:r}){const i=n||void 0!==e?void 0:t.find((({name:t})=>"default"===t))?.arguments[0];return void 0===i?void 0:Pl(r,zl(i))}
//default|103 706
function zl(t){if(Array.isArray(t))return t.map(zl);if(null===t||"object"!=typeof t)return t;const[[n,e]]=Object.entries(t);return"number"===n?_n(e,!0):e}
//default|43 97 116 707 719
function Pl(t,n){if("any"===t.name)return n;if("list"===t.name)return(Array.isArray(n)?n:[n]).map((n=>Pl(t.item,n))).filter((t=>void 0!==t));const e="number"==typeof n||n instanceof xn;return t.kind===mt?"string"==typeof n?n:e?Hn(n):"boolean"==typeof n?String(n):void 0:Ql.includes(t.name)&&("string"==typeof n||e&&t.kind===at||"boolean"==typeof n&&t.kind===ft)?n:void 0}
//|352 673 709
function Dl(t,n,e,r){if(!Ls(n))throw new fl("the values of a form have names");Ul(t,n,e,e.form.objects[0],r)}
//|352 354 370 673 709 712
function Ul(t,n,e,r,i){const s=Object.keys(n).find((t=>!r.Ut.has(t)));if(void 0!==s)throw new fl(`the form has no field '${eo([...e.path,s])}'`);for(const{name:s,field:o,group:u}of r.members){const r=Ks(n,s);if(o)void 0!==r?Hl(t,r,e.node(o),i):i||Hl(t,void 0,e.node(o),!1);else if(Ls(r))Ul(t,r,e,e.form.objects[u],i);else{if(null!=r)throw new fl(`'${eo([...e.path,s])}' takes the values of a form`);null!==r&&i||Ul(t,{},e,e.form.objects[u],!1)}}}
//|705 710 712
function Zl(t,n){for(const e of n.fields){const n=Fl(e.Ie);void 0!==n&&Hl(t,n,e,!1),e.nested&&Zl(t,e.nested)}}
//|370 673
function Jl(t){if(t.isReadOnly)throw new fl(`'${eo(t.path)}' is read-only`)}
//|22 352 703 708 713 717
function Hl(t,n,e,r){const{type:i,computed:s}=e.Ie;void 0===s&&(e.Ce=!(null==n||"string"==typeof n&&_(n)||Array.isArray(n)&&0===n.length),e.qe=!1,i.form&&Ls(n)?(e.qe=!0,e.content=void 0,Dl(t,n,e.nested,r)):i.form?(Dl(t,{},e.nested,!1),e.content=n):"list"===i.name&&Array.isArray(n)?Ll(t,n,e):(e.Be=null,e.content=n),e.Re=(e.qe||null!==e.Be)&&Bl(e.given)!==e.Fe,Gl(e))}
//list|714 716
function Ll(t,n,e){const r=(e.Be??[]).slice(0,n.length);for(;r.length<n.length;)r.push(Vl(t,e));e.Be=r,e.content=void 0,r.forEach(((e,r)=>Kl(t,e,n[r])))}
//module list|722
function Vl(t,n){const e={value:null,instance:null};return n.ze&&(e.instance=new nh(t,n.ze,n,e)),e}
//|352 703 708 710
function Yl(t,n,e){if(void 0!==e&&(n.value=e),n.instance){Zl(t,n.instance),Ls(e)&&Dl(t,e,n.instance,!0);for(const t of n.instance.Pe())t.Fe=Bl(t.given)}}
//|352 708
function Kl(t,n,e){n.value=e,n.instance&&Ls(e)&&Dl(t,e,n.instance,!1)}
//|
function Gl(t){t.unit.moment="change";for(let{De:n,Ue:e}=t.instance;n&&void 0!==t.given;({De:n,Ue:e}=n.instance))null===e&&(n.qe=!0)}
//module nested|718
function Wl(t,n=t.form.objects[0]){const e={};for(const{name:r,field:i,group:s}of n.members){const n=i?t.node(i).given:Wl(t,t.form.objects[s]);void 0!==n&&(i||Object.keys(n).length>0)&&Object.defineProperty(e,r,{value:n,enumerable:!0,writable:!0,configurable:!0})}return e}
//|
const Ql=["integer","number","boolean","date","month","time","datetime"];
//|
const Xl=["text","integer","number","date","month","time","datetime","choice","any"];
//|43 97 105 116 378 644 695 703 718 719 722
const th=class{constructor(t,n){this.instance=t,this.Ie=n,this.session=t.session,this.unit=null,this.content=void 0,this.Be=null,this.qe=!1,this.Re=!1,this.nested=n.type.form?new nh(this.session,n.type.form,this,null):null,this.ze="list"===n.type.name?n.type.item.form??null:null,this.Ze=!1,this.Je=!1,this.Ce=!1,this.isEnabled=!0,this.He=!1,this.Fe=void 0,this.status={state:"untouched",isActive:!0,isPending:!1,violations:[],warnings:[],undecided:[]},this.Le=n.Le??=new ql(n.mask,n.notation)}get path(){return[...this.instance.path,...this.Ie.groups,this.Ie.name]}get slot(){return this.instance.place.frame.base+this.Ie.slot}get Ve(){return!this.qe&&null===this.Be&&Bl(this.content)!==this.Fe}get isReadOnly(){return this.He||void 0!==this.Ie.computed}*Ye(){if(this.nested&&(yield this.nested),this.ze)for(const t of this.Be??[])yield t.instance}get given(){return this.qe?Wl(this.nested):null===this.Be?this.content:this.Be.map((t=>t.instance?Wl(t.instance):t.value))}get value(){const{type:t}=this.Ie;return!this.qe&&null===this.Be&&"string"==typeof this.content&&Ql.includes(t.name)?ho(this.session.Xt,this.slot,t)??this.content:this.given}get Ke(){if(this.qe||null!==this.Be)return null;const{content:t,Ie:{notation:n}}=this;if(null==t)return"";if("number"==typeof t||t instanceof xn){const e="number"==typeof t?Cn(t):t;return n?.write(at,e)??Hn(e)}return"string"!=typeof t?null:null===n||this.Ze?t:Gc(n,t)??t}};
//|721 723 724
const nh=class{constructor(t,n,e,r){this.session=t,this.form=n,this.De=e,this.Ue=r,this.fields=n.fields.map((t=>new th(this,t))),this.On=rh(t.program,n).map((t=>({...t,instance:this,moment:"change",standing:eh})));for(const t of this.On)t.field&&(this.node(t.field).unit=t);this.place=null}node(t){return this.fields[this.form.fields.indexOf(t)]}get path(){return null===this.De?[]:null===this.Ue?this.De.path:[...this.De.path,this.De.Be.indexOf(this.Ue)]}*Ge(){for(const t of this.On)if(yield t,t.field)for(const n of this.node(t.field).Ye())yield*n.Ge()}*Pe(){for(const t of this.Ge())t.field&&(yield t.instance.node(t.field))}};
//|
const eh=Object.freeze({hasErrors:!1,isUndecided:!1,fails:!1,failsForGood:!1,isPending:!1,inquiries:[],violations:[],undecided:[],notes:new Map});
//|220 662 725
function rh(t,n){if(n.On)return n.On;const e=[];for(const r of t.Mn(n.checks)){const i={entry:r.index,field:null,slot:r.a,hasConditions:!1,targets:[],reads:[]};if(r.op===_r)e.push({...i,field:n.fields[r.a],slot:n.fields[r.a].slot});else if(r.op===Cr)e.push(i);else if(r.op===qr){const n=t.checks[r.a],i=e.at(-1);n.isCondition&&(i.hasConditions=!0),ih(n).length>0&&i.targets.push(ih(n)),i.reads.push(...rl(t,n).filter((t=>t!==i.slot)))}}return n.On=e}
//|
function ih({target:t}){const n=t.findIndex((t=>"string"!=typeof t));return n<0?t:t.slice(0,n)}
//|726
function sh(t,n){const e=t.fields.findLast((({Ie:t})=>t.slot<=n));return e&&e.Ie.slot!==n?e.nested?sh(e.nested,n-e.Ie.slot):null:e??null}
//|728
function oh(t){for(const n of t.root.Pe())n.status=uh(t,n)}
//|53 729 730 731 732 734 737
function uh(t,n){const{Ze:e}=n,r=null===n.instance.De?[]:ch(t,n),{unit:i}=n,s=i.targets.length>0||r.length>0,o=s?hh(t,n,r):i.standing,u=0==(t.Xt.slots[n.slot].flags&qt),c=fh(t,n,o)||o.fails&&(i.hasConditions||r.length>0),l=(e,r)=>!s||lh(t,e,r)===n,h=c?[...r,i].flatMap((n=>mh(t,n).filter((t=>l(t,n))))):[],f=h.filter((t=>"error"===t.severity)),{Ve:a}=n,m=o.isUndecided&&!bh(t,n),p=m&&void 0!==n.Ie.computed,d=h.filter((t=>"warning"===t.severity)),b=m?o.undecided:[];return{state:u&&n.isEnabled?f.length>0?"invalid":o.isPending?"checking":t.We!==n||e?e||n.Je||a||n.Re||p?o.hasErrors?"incomplete":m?"undecided":o.isUndecided?"incomplete":"valid":"untouched":"editing":"untouched",isActive:u,isPending:o.isPending,violations:f,warnings:d,undecided:b}}
//nested|
function ch(t,n){const e=[];for(let{De:r,Ue:i}=n.instance;null!==r&&null===i;({De:r,Ue:i}=r.instance))r.unit.targets.some((e=>t.find(e,r.nested)===n))&&e.push(r.unit);return e}
//target|725
function lh(t,n,e){const r=e.field?e.instance.node(e.field):null,i=e.standing.notes.get(n)?.check,s=i?ih(i):[];return(r?.nested&&s.length>0?t.find(s,r.nested):null)??r}
//target|730
function hh(t,n,e){const{unit:r}=n,i=[...e,r].flatMap((({standing:e,...r})=>e.violations.filter((i=>lh(t,i,{standing:e,...r})===n)).map((t=>({isError:"error"===t.severity,isFinal:!e.notes.get(t)?.pn}))))),s=r.standing.hasErrors&&!r.standing.violations.some((t=>"error"===t.severity));return{...r.standing,hasErrors:s||i.some((({isError:t})=>t)),fails:i.length>0,failsForGood:i.some((({isFinal:t})=>t))}}
//|733
function fh(t,n,e){return n.Ze?e.failsForGood:e.fails&&ah(t,n)}
//|378
function ah(t,n){return void 0!==n.Ie.computed?void 0!==ho(t.Xt,n.slot,n.Ie.type):n.Je||n.Ce&&t.We!==n}
//|732 735 743
function mh(t,n){const{standing:e}=n;if(!e.fails)return[];const r=n.field?n.instance.node(n.field):null,i=null===r||fh(t,r,e);return i||n.hasConditions?Oh(e.violations.filter((e=>ph(t,e,n,r,i))),e.notes,t.options.mode):[]}
//|662 736 739
function ph(t,n,e,r,i){const{pn:s=!1,check:o=null}=e.standing.notes.get(n)??{},u=o?.isCondition??!1;if(r?.Ze&&s&&!u)return!1;const c=o?rl(t.program,o):[];return null===r&&0===c.length?t.Qe:!!(i||u&&0!==c.length)&&!(r&&0===c.length&&void 0===r.Ie.computed&&!r.Ze&&!r.Je)&&!(r&&void 0!==r.Ie.computed&&!dh(t,r))&&c.every((n=>gh(t,n,e.instance)))}
//computed|733 738 741
function dh(t,{Ie:{slot:n},instance:e}){const r=jh(t,n,e);return(0===r.length||r.some((n=>ah(t,n))))&&!wh(t,n,e)}
//|738
function bh(t,n){return!n.Ze&&[...n.unit.reads,...void 0===n.Ie.computed?[]:[n.Ie.slot]].some((e=>wh(t,e,n.instance)))}
//reads computed|726 740 741
function wh(t,n,e){const r=sh(e,n);return null!==r&&void 0===r.Ie.computed?vh(t,r):jh(t,n,e).some((n=>vh(t,n)))}
//reads|45 726 733 738 741
function gh(t,n,e){const r=sh(e,n);return!!(null!==r&&t.Xt.slots[r.slot].flags&Tt)||!(null!==r&&!ah(t,r))&&(null!==r||jh(t,n,e).every((n=>ah(t,n))))&&!wh(t,n,e)}
//|
function vh(t,n){if(n.Ze)return!0;if(null===n.nested&&!n.ze)return!1;for(let e=t.We?.Ze?t.We:null;e;e=e.instance.De)if(e===n)return!0;return!1}
//computed parameters group|661 726
function jh(t,n,e){const[r,i,s]=[[{slot:n,instance:e}],new Map,[]];for(const n of r){const e=i.get(n.instance)??i.set(n.instance,new Set).get(n.instance);if(e.has(n.slot))continue;e.add(n.slot);const{form:o,De:u}=n.instance,c=el(t.program,o).get(n.slot),l=sh(n.instance,n.slot),h=(o.parameters??[]).findIndex((t=>t.slot===n.slot));c?r.push(...c.map((t=>({slot:t,instance:n.instance})))):void 0!==l?.Ie.computed?r.push({slot:l.Ie.slot,instance:l.instance}):l?s.push(l):h>=0&&u&&r.push(...(u.Ie.te?.[h]??[]).map((t=>({slot:t,instance:u.instance}))))}return s}
//|734
function yh(t){return[...t.root.Ge()].flatMap((n=>mh(t,n)))}
//|
function Oh(t,n,e){if("all"===e||t.length<2)return t;const r=new Set;let i=!1;return t.filter((t=>!(r.has(t.path)||i&&n.get(t)?.check||("error"!==t.severity||(r.add(t.path),t.path.endsWith("]")||(i=!0)),0))))}
//|
function kh(t,n){let e=n;for(;e.instance.De;)e=e.instance.De.unit;const r=t.form.steps.findIndex((({slots:[t,n]})=>t<=e.slot&&e.slot<n));return r<0&&null===e.field?0:r}
//|662 744
function $h(t,n,e,r){const i=kh(t,e);return i<0||i>n?[]:r.filter((r=>{const s=e.standing.notes.get(r)?.check,o=(s&&e.instance===t.root?rl(t.program,s):[]).map((n=>t.form.steps.findIndex((({slots:[t,e]})=>t<=n&&n<e))));return Math.max(i,...o)===n}))}
//|745
function Mh(t,n){const e={hasErrors:!1,isUndecided:!1,isPending:!1};for(const r of t.root.Ge()){const{violations:i,undecided:s,isPending:o}=r.standing;$h(t,n,r,i).some((t=>"error"===t.severity))&&(e.hasErrors=!0),0!==$h(t,n,r,s).length&&(e.isUndecided=!0,o&&(e.isPending=!0))}return e}
//|734 745
function xh(t,n){return[...t.root.Ge()].flatMap((e=>$h(t,n,e,mh(t,e))))}
//|744
function Th(t,n){t.Xe(null),t.tr();for(const e of t.root.Ge()){if(kh(t,e)!==n)continue;e.moment="submit";const r=e.field?e.instance.node(e.field):null;null!==r&&t.nr(r)&&Object.assign(r,{Je:!0,Ze:!1})}t.update()}
//steps|35 746 747 748
const Eh=class{#t;#n;constructor(t,n){this.#t=t,this.#n=n}get#e(){return this.#t.form.steps[this.#n]}get name(){return this.#e.name}get label(){return this.#e.label??H(this.name)}get fields(){const[t,n]=this.#e.slots;return this.#r(t,n).map((t=>this.#t.view(t)))}#r(t,n){return this.#t.root.fields.filter((({Ie:e})=>t<=e.slot&&e.slot<n))}get state(){const{hasErrors:t,isUndecided:n,isPending:e}=Mh(this.#t,this.#n);if(this.violations.length>0)return"invalid";if(e)return"checking";const[r,i]=this.#e.slots;return this.#r(r,i).some((t=>t.Je||t.Ve||this.#t.We===t))?t?"incomplete":n?"undecided":"valid":"untouched"}get violations(){return xh(this.#t,this.#n).filter((t=>"error"===t.severity))}get warnings(){return xh(this.#t,this.#n).filter((t=>"warning"===t.severity))}get canContinue(){const{hasErrors:t,isUndecided:n}=Mh(this.#t,this.#n);return!t&&!n&&!this.#t.er}async submit(){return Th(this.#t,this.#n),await(this.#t.host?.settle()),this.canContinue}};
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|62 68 73 76 77 78 750
const Sh=class{constructor(t,n){this.now=t,this.offset=n}static of(t){if("string"==typeof t){const n=nn(t),e=null===n?sn(t):on(n,0);if(!e)throw new RangeError(`now: '${t}' is neither a date nor a date with time`);const r=60*(e.o??0);return new Sh({s:e.s-r,n:e.n},(()=>r))}const n=Number(t??Date.now());if(!Number.isFinite(n))throw new RangeError("now is no date");const e=Math.floor(n/1e3);return new Sh({s:e,n:Math.floor(1e6*(n-1e3*e))},(t=>Math.round(60*-new Date(1e3*t.s).getTimezoneOffset())||0))}I(t){const n=Math.floor((t.s+this.offset(t))/86400);return Math.min(Math.max(n,Zt),Jt)}T(t){const n={s:t.s+this.offset(t),n:t.n,o:null};return Gt(un(n))?n:null}N(t){const n=n=>({s:t.s-n,n:t.n});if(null!==t.o)return n(60*t.o);const e=this.offset(n(86400));if(this.offset(n(e))===e)return n(e);const r=this.offset(n(-86400));return this.offset(n(r))===r?n(r):n(e)}};
//|750
const Ah=class{constructor(t,n){this.mode=t,this.context=n.context??{},this.strict=!0===n.strict,this.moment="submit",this.judgesNestedForms=!0,this.answers=null,this.ruleTexts=n.ruleTexts,this.translations=n.translations,this.now=n.now,this.rr=null}get E(){return this.rr??=Sh.of(this.now)}};
//externals|673 753 754 755
const Nh=class{constructor(t,n){const e=t.program.externals.filter((({name:t})=>"function"!=typeof n[t])).map((({name:t})=>`'${t}'`));if(e.length>0)throw new fl(`the form needs external rules that were not supplied: ${e.join(", ")}`);this.session=t,this.externals=n,this.ir=new Map,this.kept=new Map,this.waiting=[]}sr(t){for(const[n,{or:e}]of this.ir)t.has(n)&&!this.session.er||(this.ir.delete(n),e.abort());for(const[n,e]of this.session.er?[]:t){if(this.ir.has(n))continue;const t=new AbortController;this.ir.set(n,{or:t}),this.answer(e,n,t.signal).then((e=>this.take(n,t,e)))}if(0===this.ir.size)for(const t of this.waiting.splice(0))t()}async settle(){for(;this.ir.size>0;)await new Promise((t=>this.waiting.push(t)))}take(t,n,e){this.ir.get(t)?.or===n&&(this.ir.delete(t),this.session.answers.set(t,e),this.session.update())}async answer(t,n,e){const{debounce:r,timeout:i,cache:s,retries:o=0}=t.rule,u=this.kept.get(n);if(u&&u.end>performance.now())return u.answer;if(r&&!await Ch(Ih(r),e))return{reason:"cancelled"};const c=new AbortController;e.addEventListener("abort",(()=>c.abort()),{once:!0});const l=this.ur(t,o,c.signal),h=i&&Ch(Ih(i),e).then((()=>({reason:"timed out"}))),f=await(h?Promise.race([l,h]):l);return c.abort(),s&&void 0!==f.accepted&&this.kept.set(n,{answer:f,end:performance.now()+Ih(s)}),this.kept.size>1024&&this.kept.delete(this.kept.keys().next().value),f}async ur(t,n,e){const{rule:r,value:i,arguments:s}=t,o=Object.fromEntries(r.parameters.map(((t,n)=>[t,s[n]??null])));for(;;)try{return _h(await this.externals[r.name](i,{signal:e,arguments:o}))}catch(t){if("AbortError"===t?.name||e.aborted)return{reason:"cancelled"};if(n--<=0)return{reason:t?.message?`failed: ${t.message}`:"failed"}}}};
//externals|
function _h(t){if("boolean"==typeof t)return{accepted:t};if("string"==typeof t)return{accepted:!1,message:t};throw new TypeError("an external rule answers true, false or a message")}
//externals|125
const Ih=t=>Number(te(t).k)/1e6;
//externals|
const Ch=(t,n)=>new Promise((e=>{const r=setTimeout((()=>e(!0)),Math.min(t,2147483647));n.addEventListener("abort",(()=>{clearTimeout(r),e(!1)}),{once:!0})}));
//module list|714 715 759 761
function qh(t,n,e){Ph(t,(r=>{const i=Vl(t.session,t);return r.splice(Fh(t,e,r.length),0,i),()=>Yl(t.session,i,n)}))}
//module list|759 761
function Bh(t,n,e){Ph(t,(r=>{const i=r.length-1;r.splice(Fh(t,e,i),0,...r.splice(Fh(t,n,i),1))}))}
//module list|759 761
function Rh(t,n){Ph(t,(e=>{e.splice(Fh(t,n,e.length-1),1)}))}
//module list|760
function Fh(t,n,e){if(Number.isInteger(n)&&n>=0&&n<=e)return n;throw zh(t)}
//module list|370 673
const zh=t=>new fl(`there is no such row in '${eo(t.path)}'`);
//module list|711 717 760
function Ph(t,n){if("list"!==t.Ie.type.name)throw zh(t);Jl(t);const e=[...t.Be??[]],r=n(e);t.Be=e,t.content=void 0,r?.(),t.Je=!0,Gl(t)}
//|370 711 712 756 757 758
const Dh=class{#i;constructor(t){this.#i=t}get path(){return eo(this.#i.path)}get label(){return this.#i.Ie.F}get text(){return this.#i.Le.shown(this.#i.Ke??"")}get value(){return this.#i.value}get state(){return this.#i.status.state}get violations(){return this.#i.status.violations}get warnings(){return this.#i.status.warnings}get undecided(){return this.#i.status.undecided}get isActive(){return this.#i.status.isActive}get isPending(){return this.#i.status.isPending}get isReadOnly(){return this.#i.isReadOnly}set isReadOnly(t){this.#s((n=>n.He=t))}get isEnabled(){return this.#i.isEnabled}set isEnabled(t){this.#s((n=>n.isEnabled=t))}get rowCount(){return this.#i.Be?.length??0}edit(t){return this.#i.session.edit(this.#i,t)}set(t){this.#s(((n,e)=>{Jl(n),n.Ze=!1,Hl(e,t,n,!1)}))}focus(){this.#s(((t,n)=>n.Xe(t)))}leave(){this.#s(((t,n)=>n.We===t?n.Xe(null):n.leave(t,n.We)))}insert(t,n=this.rowCount){this.#s((e=>qh(e,t,n)))}move(t,n){this.#s((e=>Bh(e,t,n)))}remove(t){this.#s((n=>Rh(n,t)))}#s(t){const{session:n}=this.#i;t(this.#i,n),n.update()}};
//|27 43 48 53 57 358 370 378 387 629 673 703 704 708 710 717 720 722 723 727 751 752 762 769 770 764 765 766 767 768
const Uh=class{constructor(t,{values:n={},context:e={},externals:r={},...i}){this.program=t.program,this.form=t.Ie,this.options={mode:"first-per-field",...i},this.context=e,this.Xt=new Zc(t.program),this.host=t.program.externals.length>0?new Nh(this,r):null,this.root=new nh(this,this.form,null,null),this.We=null,this.Qe=!1,this.er=!1,this.answers=new Map,this.cr=new Set,this.lr=new WeakMap,Zl(this,this.root),Dl(this,n,this.root,!0);for(const t of this.root.Pe())t.Fe=Bl(t.given),t.Re=!1;this.update()}update(){this.hr();for(const t of this.root.Ge())t.standing=this.judge(t);oh(this),this.host?.sr(this.questions());for(const t of[...this.cr])t()}S(t,n){const e=new Ah(t,this.options);return e.context=this.context,e.answers=t=>this.answers.get(Rl(t)),Object.assign(e,n)}hr(){const t=new Array(this.form.slotCount).fill(null);this.fr=new Xs(t,!1),this.ar(this.root,{frame:vo(this.form,0),outer:[],items:[]},t),this.Xt.An(this.form,this.S("all"),t);for(const t of this.root.Pe())void 0!==t.Ie.computed&&(t.content=ho(this.Xt,t.slot,t.Ie.type))}ar(t,n,e){t.place=n;const{base:r}=n.frame;e[r]=new zt(vt,void 0);for(const i of t.fields){const t=r+i.Ie.slot,s=(t,e,r)=>Zh(n,i,t,e,r);if(i.qe)this.ar(i.nested,s(i.Ie.type.form,t,null),e);else if(null!==i.Be&&i.ze)this.layOutRows(i,t,s,e);else{const n=void 0!==i.Ie.computed?void 0:i.Be?.map((t=>t.value))??i.content;this.fr.value(n,i.Ie.type,t,0),i.Ze&&e[t]&&(e[t].flags|=At),i.nested&&this.placeInstance(i.nested,s(i.Ie.type.form,t,null))}const o=void 0!==i.content&&void 0===i.Ie.computed;i.instance.form.objects.length>1&&(i.qe||null!==i.Be||o)&&this.showGroups(i,r,e)}}judge(t){const n=t.field?t.instance.node(t.field):null;if(null!==t.instance.De&&!this.isJudged(t.instance)||!1===n?.isEnabled)return eh;const e=null!==n&&(null!==n.nested||null!==n.ze),r=this.S("all",{moment:t.moment,judgesNestedForms:!e}),{wn:i,isUndecided:s,violations:o,undecided:u,inquiries:c,notes:l}=this.Xt._n(t.entry,t.instance.place,r),h=[...l.values()].filter((t=>t.pn)).length;return{hasErrors:i,isUndecided:s,violations:o,undecided:u,inquiries:c,notes:l,fails:o.length>0,failsForGood:o.length>h,isPending:c.some((t=>t.isPending))}}get verdict(){let t="valid";for(const{standing:n}of this.root.Ge()){if(n.hasErrors)return"invalid";n.isUndecided&&(t="undecided")}return t}edit(t,n){const e=t.Ke;if(null===e||!Xl.includes(t.Ie.type.name))throw new fl(`'${eo(t.path)}' holds no text that could be edited`);if(t.isReadOnly||!t.isEnabled)throw new fl(`'${eo(t.path)}' is read-only`);const r=t.Le.shown(e),i=[n.start,n.end].map((t=>Jh(r,t))),s=this.S("all"),o={start:i[0],end:Math.max(...i),text:n.text??"",oe:"forward"===n.direction},u=t.Le.Ht(o,e,(n=>void 0===t.Ie.filter||this.Xt.canHold(n,t.Ie,t.instance.place,s)));this.Xe(t);const c=e!==u.value||null!==t.Ie.notation;"refused"===u.disposition||!c&&t.Ze||(t.Ze=!0,t.Ce=!1,c&&(t.content=u.value,Gl(t))),this.update();const{state:l,violations:h,warnings:f}=t.status,a=R(u.shown).slice(0,u.caret).join("").length;return{text:u.shown,value:t.value,caret:a,state:l,isRefused:"refused"===u.disposition,messages:[...h,...f].map((t=>t.message))}}Xe(t){if(this.We===t)return;const n=this.We;this.We=t,n&&this.leave(n,t)}leave(t,n){const e=new Set;for(let t=n;t;t=t.instance.De)e.add(t);for(let n=t;n&&!e.has(n);n=n.instance.De)n.Je=!0,n.Ze=!1,n.unit.moment="blur"}nr(t){return 0==(this.Xt.slots[t.slot].flags&qt)&&(null===t.instance.De||this.nr(t.instance.De))}mr(){this.Xe(null),this.Qe=!0,this.tr();for(const t of this.root.Ge())if(t.moment="submit",t.field){const n=t.instance.node(t.field);this.nr(n)&&(n.Je=!0)}this.update()}tr(){for(const[t,n]of this.answers)void 0===n.accepted&&this.answers.delete(t)}find(t,n=this.root){const e=[];for(const[r,i]of t.entries()){const s=n.fields.find((({Ie:t})=>t.name===i&&eo(t.groups)===eo(e)));if(!s){e.push(i);continue}const o=t.slice(r+1);if(0===o.length)return s;if(s.nested)return this.find(o,s.nested);const u=s.Be?.[o[0]]?.instance;return u&&o.length>1?this.find(o.slice(1),u):null}return null}view(t){return this.lr.has(t)||this.lr.set(t,new Dh(t)),this.lr.get(t)}};
//list|43 57 763
Object.assign(Uh.prototype,{layOutRows({Be:t,ze:n},e,r,i){const s=i[e]=new zt(gt,void 0);[s.count,s.stride]=[t.length,n.slotCount],s.start=this.fr.append(s.count*s.stride),t.forEach(((t,e)=>this.ar(t.instance,r(n,s.item(e),e),i)))}});
//nested|763 769
Object.assign(Uh.prototype,{placeInstance(t,n){t.place=n;for(const e of t.fields){const{type:{form:t},slot:r}=e.Ie;e.nested&&this.placeInstance(e.nested,Zh(n,e,t,n.frame.base+r,null))}}});
//group|43 57 763
Object.assign(Uh.prototype,{showGroups(t,n,e){const{objects:r}=t.instance.form;for(const i of r.slice(1)){const{slot:r}=t.Ie;i.slot<r&&r<i.slot+i.slotCount&&(e[n+i.slot]=new zt(vt,void 0))}}});
//nested|43 50 56 763
Object.assign(Uh.prototype,{isJudged(t){const{De:n}=t,e=this.Xt.slots[n.slot];return!(!n.isEnabled||e.flags&Ft)&&(null!==t.Ue||!(e.kind!==vt||e.flags&_t))&&(null===n.instance.De||this.isJudged(n.instance))}});
//externals|704 763
Object.assign(Uh.prototype,{questions(){const[t,n]=[new Map,new Set];for(const{standing:e}of this.root.Ge())for(const{question:r,isPending:i}of e.inquiries)n.add(Rl(r)),i&&t.set(Rl(r),r);for(const t of this.answers.keys())n.has(t)||this.answers.delete(t);return t}});
//|387
function Zh(t,n,e,r,i){return{frame:vo(e,r,t.items.length+(null===i?0:1),null!==i&&i>0),outer:[...t.outer,{...t.frame,field:n.Ie}],items:null===i?t.items:[...t.items,i]}}
//|27 673
function Jh(t,n){if(!(n>=0&&n<=t.length))throw new fl(`the offset ${n} is not in a text of ${t.length}`);const e=R(t.slice(0,n));if(R(t).slice(0,e.length).join("").length!==n)throw new fl(`the offset ${n} is inside a character`);return e.length}
//|377 674 708 742 749 763
const Hh=class{#t;constructor(t,n){this.#t=new Uh(t,n)}field(t){const n=this.#t.find(al(t));return n&&this.#t.view(n)}get fields(){return[...this.#t.root.Pe()].map((t=>this.#t.view(t)))}get steps(){return this.#t.form.steps.map(((t,n)=>new Eh(this.#t,n)))}get verdict(){return this.#t.verdict}get isPending(){return[...this.#t.root.Ge()].some((t=>t.standing.isPending))}get violations(){return yh(this.#t).filter((t=>"error"===t.severity))}get warnings(){return yh(this.#t).filter((t=>"warning"===t.severity))}get values(){return lo(this.#t.Xt,this.#t.form,0)}get context(){return this.#t.context}set context(t){this.#t.context=t,this.#t.update()}update(t){Dl(this.#t,t,this.#t.root,!0),this.#t.update()}onChange(t){return this.#t.cr.add(t),()=>this.#t.cr.delete(t)}async settle(){await(this.#t.host?.settle())}async submit(){return this.#t.mr(),await this.settle(),this.verdict}end(){this.#t.er=!0,this.#t.host?.sr(new Map),this.#t.cr.clear()}};
//|
const Lh=["first-per-field","all","first"];
//|35 771 774 775 776
const Vh=class{constructor(t,n,e=!0){this.program=t,this.Ie=n,this.mt=e,this.name=n.name,this.label=n.label??H(n.name)}session(t={}){return new Hh(this,t)}};
//module|773
Object.assign(Vh.prototype,{validate(t,n={}){return void 0===n.step?this.judge(t,n):this.upTo(n.step).judge(t,n)}});
//module|773
Object.assign(Vh.prototype,{upTo(t){const n=this.Ie.steps.find((n=>n.name===t));if(!n)throw new RangeError(`there is no step '${t}'`);return n.form??=new Vh(this.program.limited(this.Ie,n),this.Ie,!1)}});
//module|352 671 751 772 773
Object.assign(Vh.prototype,{judge(t,n){const{mode:e="first-per-field"}=n;if(!Lh.includes(e))throw new RangeError(`'${e}' is no report mode`);if(!Ls(t))throw new TypeError("a record is an object");void 0===this.Ie.qn&&(this.Ie.qn=ll(this.program,this.Ie));const r=this.mt?this.Ie.qn:null;if(null!==r&&r.se(t))return{verdict:"valid",violations:[],undecided:[]};const{Xt:i}=this.program;i.accepted=r?.accepted??null;const s=i.judge(t,this.Ie,new Ah(e,n));return{verdict:s.wn?"invalid":s.isUndecided?"undecided":"valid",violations:s.violations,undecided:s.undecided}}});
//|663 773
function load(t){const n="string"==typeof t?JSON.parse(t):t,e=new il(n),r=new Map([...e.forms].reverse().map((t=>[t.name,t])));return{forms:[...new Set(e.forms.map((({name:t})=>t)))],form(t){const n=r.get(t);if(!n)throw new RangeError(`there is no form '${t}'`);return new Vh(e,n)}}}
//|103 353
function Yh(t){let n=0;const e=()=>{throw new SyntaxError(`not JSON at position ${n}`)},r=/[ \t\n\r]*/y,i=/"(?:[^"\\\0-\x1f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|[{}[\],:]/y,s=()=>{r.lastIndex=n,r.test(t),i.lastIndex=r.lastIndex;const s=i.exec(t)?.[0]??e();return n=i.lastIndex,s},o=t=>'"'===t[0]?JSON.parse(t):e(),u=(t,n)=>(n>512&&e(),"{"===t?l(n):"["===t?c(n):"true"===t||"false"===t?"true"===t:"null"===t?null:/[-0-9]/.test(t[0])?_n(t,!0):o(t)),c=t=>{const n=[];for(let r=s();"]"!==r;r=s())n.length>0&&(r=","===r?s():e()),n.push(u(r,t+1));return n},l=t=>{const[n,r,i]=[{},[],new Set];for(let c=s();"}"!==c;c=s()){r.length>0&&(c=","===c?s():e());const l=o(c);":"!==s()&&e(),Object.hasOwn(n,l)?i.add(l):r.push(l),Object.defineProperty(n,l,{value:u(s(),t+1),enumerable:!0,writable:!0,configurable:!0})}return Object.defineProperty(n,Vs,{value:r}),i.size>0&&Object.defineProperty(n,Ys,{value:i}),n},h=u(s(),0);return r.lastIndex=n,r.test(t),n=r.lastIndex,n===t.length?h:e()}
//module|97
export{xn as Decimal};
//module|37
export{V as ProgramError};
//module|673
export{fl as SessionError};
//|777
export{load};
//module|778
export{Yh as parse};
