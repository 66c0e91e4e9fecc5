/* The FormRules runtime, minified by Scripts/minify.sh from the formrules.js of SHA-256 9642b61c2ceed102cf4ccc43b86856af59044073f273a3136d576c08d3aae3d5. */
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
var R;
//|
const B=1024;
//|26 27 29
function F(t){if(z(t))return t.split("");R??=new Intl.Segmenter("und",{granularity:"grapheme"});const n=[];for(let[e,r]=[0,B];e<t.length;){let i=e+r;56320==(64512&t.charCodeAt(i))&&i++;const s=Array.from(R.segment(t.slice(e,i)),(t=>t.segment));i<t.length&&s.pop(),r=s.length>0?B:2*r;for(const t of s)n.push(t),e+=t.length}return n}
//|
function z(t){for(let n=0;n<t.length;n++){const e=t.charCodeAt(n);if(e>=768||13===e)return!1}return!0}
//|28 29
const P=t=>z(t)?t.length:F(t).length;
//|24 25 30
const D={characters:P,utf16:t=>t.length,scalars:q,bytes:C};
//|
function U(t,n){const e=Math.min(t.length,n.length);for(let r=0;r<e;r++){const[e,i]=[t.charCodeAt(r),n.charCodeAt(r)];if(e===i)continue;const s=[e,i].map((t=>55296==(63488&t)));return s[0]!==s[1]?s[0]?1:-1:e-i}return t.length-n.length}
//|
const Z=t=>`limit reached: ${t}`;
//|
const J={steps:1e7,e:256,i:2e8,u:1e5,c:1e6,l:16777216,depth:128,slots:16<<20};
//|24 34
const H=t=>t.length>J.l/3&&C(t)>J.l;
//|28
function L(t){const n=t.split(/[_-]/).filter(Boolean).join(" "),e=F(n)[0]??"";return e.toUpperCase()+n.slice(e.length)}
//|24 28
function V(t){if(C(t)<=80)return t;const n=F(t);return n.length<=80?t:n.slice(0,80).join("")+"\u2026"}
//|
const Y=class extends Error{constructor(t){super(t),this.name="ProgramError"}};
//|
const K=["none","constant","parameter","field","previous","previousItem","context","computed","item","computation","itemPath"];
//|39
const[G,W,Q,X,tt,nt,et,rt,it,st,ot]=K.keys();
//|40
const ut={kind:G,at:0};
//|38 39 40 41
function ct(t){if(null==t)return ut;const[[n,e]]=Object.entries(t),r=K.indexOf(n);if(r<1)throw new Y(`the operand '${n}' is not known`);return r===it?{kind:r,level:e[0],at:e[1]}:{kind:r,at:e}}
//|42
const lt=({name:t,operand:n})=>({name:t,operand:ct(n)});
//|
const[ht,ft,at,mt,pt,dt,bt,wt,gt,vt,jt,yt,Ot,kt,$t,Mt,xt]=Array(17).keys();
//|44
const Tt={text:pt,choice:pt,integer:mt,number:mt,boolean:at,date:dt,month:xt,time:bt,datetime:wt,file:gt,any:void 0};
//|
const Et=1;
//|
const St=2;
//|
const At=4;
//|
const Nt=8;
//|
const _t=16;
//|
const It=32;
//|
const Ct=64;
//|
const qt=128;
//|46 47
const Rt=Et|St;
//|47 48 52
const Bt=St|At|Ct;
//|53 55
const Ft=qt|Bt;
//|46 55
const zt=Et|Bt;
//|44 48 52 58 59
const Pt=class{constructor(t,n){this.kind=t,this.value=n,this.flags=0}item(t){return this.start+t*this.stride}get p(){return this.isMap?this.stride-1:this.stride}get g(){return this.kind===jt&&!this.isOwn&&0==(this.flags&At)}get v(){return this.kind===vt&&0==(this.flags&(At|Ct))}j(t){return null===this.order?t:this.order[t]}y(t){this.flags|=Ct,this.reason=t}copy(){return Object.assign(new Pt(this.kind,this.value),this)}};
//|58
Object.assign(Pt.prototype,{start:0,count:0,stride:0,order:null,isMap:!1,isOwn:!1,isKey:!1,form:null,text:null,given:null,reason:null,unknown:null});
//|44 58
function Dt(t){const n=new Pt(t.isMap?vt:ht,void 0);return[n.start,n.count,n.stride,n.order]=[t.start-1,t.count,t.stride,t.order],n}
//|44 58
function Ut(t){if(t.kind===vt)return t;const n=new Pt(t.kind===jt&&t.isOwn?vt:ht,void 0);return n.kind===ht||([n.flags,n.isMap,n.order]=[t.flags,!0,t.order],[n.start,n.count,n.stride]=[t.start+1,t.count,2]),n}
//|44 58
const Zt=Object.freeze(new Pt(ht,void 0));
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
const[Jt,Ht]=[-719162,2932896];
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
const Lt=864e11;
//|
const Vt=(t,n)=>String(t).padStart(n,"0");
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
function Yt(t,n){return 2===t?n%4!=0||n%100==0&&n%400!=0?28:29:4===t||6===t||9===t||11===t?30:31}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|66
function Kt(t,n,e){if(t<1||t>9999||n<1||n>12||e<1||e>Yt(n,t))return null;const r=n<=2?t-1:t,i=Math.floor(r/400),s=r-400*i,o=Math.floor((153*(n>2?n-3:n+9)+2)/5)+e-1;return 146097*i+(365*s+Math.floor(s/4)-Math.floor(s/100)+o)-719468}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
function Gt(t){const n=t+719468,e=Math.floor(n/146097),r=n-146097*e,i=Math.floor((r-Math.floor(r/1460)+Math.floor(r/36524)-Math.floor(r/146096))/365),s=r-(365*i+Math.floor(i/4)-Math.floor(i/100)),o=Math.floor((5*s+2)/153),u=o<10?o+3:o-9;return{year:i+400*e+(u<=2?1:0),month:u,day:s-Math.floor((153*o+2)/5)+1}}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|63
const Wt=t=>t>=Jt&&t<=Ht;
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
const Qt=t=>t>=12&&t<12e4;
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|68 72
const Xt=t=>tn(Gt(t));
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
const tn=({year:t,month:n})=>12*t+n-1;
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|66 67 68
function nn(t,n){const{year:e,month:r,day:i}=Gt(t),s=12*e+r-1+n;if(s<12||s>=12e4)return null;const[o,u]=[Math.floor(s/12),s%12+1];return Kt(o,u,Math.min(i,Yt(u,o)))}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|67
function en(t){const n=/^(\d{4})-(\d\d)-(\d\d)$/.exec(t);return n&&Kt(+n[1],+n[2],+n[3])}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
function rn(t){const n=/^(\d{4})-(\d\d)$/.exec(t);return!n||+n[1]<1||+n[2]<1||+n[2]>12?null:12*+n[1]+ +n[2]-1}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
function sn(t){const n=/^(\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?$/.exec(t);if(!n)return null;const[e,r,i=0]=n.slice(1,4).map((t=>t&&+t));return e>23||r>59||i>59?null:1e9*(3600*e+60*r+i)+ +(n[4]??"").padEnd(9,"0")}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|74 76 78
function on(t){const n=/^(.{10})[Tt ](.{5,18}?)(?:([Zz])|([+-])(\d\d):(\d\d))?$/.exec(t);if(!n)return null;const[e,r]=[en(n[1]),sn(n[2])];if(null===e||null===r||n[5]>23||n[6]>59)return null;const i=n[4]?(60*n[5]+ +n[6])*("-"===n[4]?-1:1):null;return un(e,r,n[3]?0:i)}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
function un(t,n,e=null){return{s:86400*t+Math.floor(n/1e9),n:n%1e9,o:0===e?0:e}}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
const cn=t=>Math.floor(t.s/86400);
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|79
const ln=t=>1e9*(t.s-86400*cn(t))+t.n;
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|65 68
function hn(t){const{year:n,month:e,day:r}=Gt(t);return`${Vt(n,4)}-${Vt(e,2)}-${Vt(r,2)}`}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|65
const fn=t=>`${Vt(Math.floor(t/12),4)}-${Vt(t%12+1,2)}`;
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|65
function an(t){const n=Math.floor(t/1e9),e=[n/3600,n/60%60,n%60].map((t=>Vt(Math.floor(t),2))).join(":");return t%1e9==0?e:`${e}.${Vt(t%1e9,9).replace(/0+$/,"")}`}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|65 79 80 81 83
function mn(t){const n=`${hn(cn(t))}T${an(ln(t))}`;if(null===t.o)return n;if(0===t.o)return n+"Z";const e=Math.abs(t.o);return`${n}${t.o<0?"-":"+"}${Vt(Math.floor(e/60),2)}:${Vt(e%60,2)}`}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
const pn=(t,n)=>Math.sign(t.s-n.s||t.n-n.n);
//|96 99 100 101 111 112
function dn(t,n){if(0===n)return t;if(0===t)return n;const e=Sn(t)||Sn(n),[r,i]=An(t),[s,o]=An(n),u=Math.min(i,o);return Math.max(i,o)-u>2*Mn?e?Dn(t)>Dn(n)?t:n:null:En(r*Pn(i-u)+s*Pn(o-u),u,e)}
//|99 101
function bn(t,n){const[e,r]=An(t);return En(e,r+n)}
//|99 100 101
function wn(t,n){const[e,r]=An(t),[i,s]=An(n);return En(e*i,r+s,Sn(t)||Sn(n))}
//|96 99 100 101 110 111
function gn(t,n){const[e,r]=An(t),[i,s]=An(n),o=zn(i);let u=zn(e)/o,c=zn(e)%o,l=r-s;for(;0n!==c&&u<Pn(Mn-1);)u=10n*u+10n*c/o,c=10n*c%o,l-=1;return(c>o-c||c===o-c&&u%2n===1n)&&(u+=1n),En(e<0n!=i<0n?-u:u,l,0n!==c||Sn(t)||Sn(n))}
//|98
const vn=t=>"number"==typeof t?-t||0:new Tn(-t.digits,t.exponent,t.O);
//|96 101 110 111
function jn(t,n){const[e,r]=An(t),i=-r-n;if(i<=0)return null;if(i>Mn)return{kept:0n,rest:1n,unit:10n,digits:e};const s=Pn(i);return{kept:e/s,rest:zn(e)%s,unit:s,digits:e}}
//|91 99
function yn(t,n){const e=jn(t,n);if(!e)return t;const r=e.rest>=e.unit-e.rest?e.digits<0n?-1n:1n:0n;return En(e.kept+r,-n)??t}
//|91 99
function On(t){const n=jn(t,0);return n&&0n!==n.rest?En(n.digits<0n?n.kept-1n:n.kept,0)??t:t}
//|95 101 110
function kn(t,n){const[e,r]=An(t),[i,s]=An(n);if(0n===e)return!0;if(0n===i)return!1;const o=r-s,u=$n(zn(e)),c=$n(zn(i));return u.twos+o>=c.twos&&u.fives+o>=c.fives&&e%c.rest===0n}
//|
function $n(t){let[n,e,r]=[t,0,0];for(;n%2n===0n;e++)n/=2n;for(;n%5n===0n;r++)n/=5n;return{twos:e,fives:r,rest:n}}
//|
const Mn=38;
//|
const xn=Symbol("too many digits");
//|97 104 117
const Tn=class{constructor(t,n,e=!1){this.digits=t,this.exponent=n,this.O=e&&BigInt.asIntN(64,t)!==t,Object.freeze(this)}static from(t){const n=In(String(t),!0);if(null===n||n===xn)throw new RangeError(`'${t}' is not a number of 38 digits`);return n}toString(){return Ln(this)}toJSON(){return this.toString()}};
//|96 98 99 110 111
function En(t,n,e=!1){if(0n===t)return 0;const r=String(t),i=r.replace(/0+$/,""),s=i.length-(t<0n?1:0),o=n+r.length-i.length;if(s>Mn&&e){const n=Pn(s-Mn),e=zn(BigInt(i)),r=e%n;return En((e/n+(r>n-r||r===n-r&&e/n%2n===1n?1n:0n))*(t<0n?-1n:1n),o+s-Mn,!0)}return s>Mn||Math.abs(o)>2147483647?null:o>=0&&s+o<=15?Number(i)*10**o:new Tn(BigInt(i),o,e)}
//|
const Sn=t=>"object"==typeof t&&t.O;
//|
function An(t){return"number"==typeof t?[BigInt(t),0]:[t.digits,t.exponent]}
//|
const Nn=/^(-?)(\d+)(?:\.(\d+))?$/;
//|
const _n=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;
//|102 103 105
function In(t,n=!1){const e=(n?_n:Nn).exec(t);if(!e)return null;const[,r,i,s="",o="0"]=e;return""===s&&i.length<=15&&"0"===o?Number(r+i)||0:Cn(r,i,s,o)}
//module moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations between less lessOrEqual greater greaterOrEqual decimals integer number any default multiple_of|96 97 99
function Cn(t,n,e,r){const i=(n+e).replace(/^0+/,"").replace(/0+$/,"");if(""===i)return 0;const s=/0*$/.exec(n+e)[0].length;return i.length>Mn?xn:En(BigInt(t+i),s-e.length+Number(r))??xn}
//|104 107
function qn(t){return Rn(t)?t||0:In(String(t),!0)}
//|
const Rn=t=>Number.isInteger(t)&&t<1e15&&t>-1e15;
//|
const Bn=t=>"number"==typeof t||t.exponent>=0;
//|
const Fn=t=>"number"==typeof t?t<0:t.digits<0n;
//|
const zn=t=>t<0n?-t:t;
//|
const Pn=t=>10n**BigInt(t);
//|101 110
function Dn(t){const[n,e]=An(t);return String(zn(n)).length-1+e}
//|114
function Un(t,n){return"number"==typeof t&&"number"==typeof n?t<n?-1:t>n?1:0:Zn(t,n)}
//module moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations between less lessOrEqual greater greaterOrEqual decimals integer number any default multiple_of|101 111 112
function Zn(t,n){const[e,r]=An(t),[i,s]=An(n),[o,u]=[e,i].map((t=>t<0n?-1:t>0n?1:0));if(o!==u)return o<u?-1:1;if(0===o)return 0;const c=Dn(t)-Dn(n);if(0!==c)return c<0?-o:o;const l=r-s,[h,f]=[e*Pn(Math.max(l,0)),i*Pn(Math.max(-l,0))];return h<f?-1:h>f?1:0}
//|116
function Jn(t,n){return"number"==typeof t?t:Hn(t,n)}
//module moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations between less lessOrEqual greater greaterOrEqual decimals integer number any default multiple_of|90 93 109 112 117
function Hn(t,n){const e=n?vn(On(vn(t))):On(t);return"number"==typeof e?e:Dn(e)>30?Fn(t)?-1/0:1/0:Number(Ln(e))}
//|118
function Ln(t){return"number"==typeof t?String(t):Vn(t)}
//module moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations between less lessOrEqual greater greaterOrEqual decimals integer number any default multiple_of|110
function Vn(t){const n=t.digits<0n?"-":"",e=String(zn(t.digits)),r=t.exponent;if(r>=0&&e.length+r<=40)return n+e+"0".repeat(r);const i=e.length+r;return r<0&&i>0?`${n}${e.slice(0,i)}.${e.slice(i)}`:r<0&&-r<=40?`${n}0.${"0".repeat(-i)}${e}`:`${n}${e}e${r}`}
//|22 44 51 53
function Yn(t){switch(t.kind){case pt:return _(t.value)&&0==(t.flags&qt);case ht:return!0;case ft:return 0==(t.flags&qt);case vt:return 0===t.count&&0==(t.flags&qt);case jt:return 0!=(t.flags&It);default:return!1}}
//|44
const Kn=t=>t.kind===pt?t.value:t.text??"";
//|44
const Gn=t=>t.kind===dt||t.kind===xt||t.kind===bt||t.kind===wt;
//|44 53
const Wn=t=>t.kind===pt&&0!=(t.flags&qt)&&!t.isKey;
//|98 113 121
function Qn(t,n,e){const r=t.value===n.value||Gn(t)&&JSON.stringify(t.value)===JSON.stringify(n.value)||t.value instanceof Tn&&n.value instanceof Tn&&0===Un(t.value,n.value);return t.kind===n.kind&&r&&t.start===n.start&&t.count===n.count&&(t.flags&~e)==(n.flags&~e)}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|44 69 70 81 82 83 84
function Xn(t){switch(t.kind){case dt:return Wt(t.value)?hn(t.value):null;case xt:return Qt(t.value)?fn(t.value):null;case bt:return an(t.value);default:return mn(t.value)}}
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
const te={ms:1e6,s:1e9,min:6e10,h:36e11,d:864e11,w:6048e11};
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|38 88 101 104 111 125
function ne(t){const[,n,e,r]=/^(-?)([0-9.]+)(\w+)$/.exec(t)??[],i=e&&In(e),s="mo"===r?1:"y"===r?12:te[r];if(null==i||!s)throw new Y(`'${t}' is not a duration`);const[o,u]=An(wn(i,s)??0),c=u<0?o/Pn(-u):o*Pn(u),l=n?-c:c;return"mo"===r||"y"===r?{text:t,months:Number(l)}:{text:t,k:l}}
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
const ee=(t,n)=>("years"===t?Math.trunc(n/12):n)||0;
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|71 73
function re(t,n,e,r){const i=Xt(e)-Xt(t),s=nn(t,i);if(null===s)return i;const o=s-e||n-r;return(t-e||n-r)<=0?o>0?i-1:i:o<0?i+1:i}
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|44 70 73 78 79 80
function ie(t,n,e){if(t===xt)return Qt(n+e)?n+e:null;if(t===dt)return nn(n,e);if(t!==wt)return null;const r=nn(cn(n),e);return null===r?null:un(r,ln(n),n.o)}
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|44 64 69 79
function se(t,n,e){const r=Number(e/1000000000n),i=Number(e%1000000000n);if(t===dt){const t=n+Math.trunc(r/86400);return Wt(t)?t:null}if(t===bt)return((n+r%86400*1e9+i)%Lt+Lt)%Lt;const s=n.n+i,o=Math.floor(s/1e9),u={s:n.s+o+r,n:s-1e9*o,o:n.o};return Wt(cn(u))?u:null}
//|
const[oe,ue,ce,le]=[0,1,2,3];
//|
const he=class{constructor(t,n,e,r){this.slot=t,this.$=n,this.x=e,this.position=r,this.isSecret=!1}};
//|44 131 132
const fe=t=>new he(t,ce,t.kind===ht,-1);
//|62 133
const ae=Object.freeze(fe(Zt));
//|44 58 133
const me=t=>fe(new Pt(mt,t));
//|131 132
function pe({slot:t,$:n,x:e,isSecret:r}){const i=new he(t,n===oe?le:n,e,-1);return i.isSecret=r,i}
//|44 47 52
const de=({slot:t,x:n})=>0!=(t.flags&St)&&!n||0!=(t.flags&Ct)&&t.kind===ht;
//|44 58 133
function be(t){const n=new Pt(mt,null);return n.y(t),fe(n)}
//|44 62 79 80 127 128 134 135 140 142 149
function we(t,n,e,r){const i=[e,r].map((({slot:t})=>t.kind===pt?Te(t.value)?.slot??Zt:t));if("days"!==n&&i.some((t=>t.kind===xt))){const[e,r]=i.map((n=>je(t,n)));if(null!==e&&null!==r)return me(ee(n,r-e))}const[s,o]=[e,r].map((n=>ge(t,n)));if(null===s||null===o)return ae;const[u,c]=[ln(s),ln(o)],[l,h]=[cn(s),cn(o)];if("days"!==n)return me(ee(n,re(l,u,h,c)));const f=h-l;return me(f>0&&c<u?f-1:f<0&&c>u?f+1:f)}
//|141
function ge(t,n){const e=ve(n);return null===e||null===e.o?e:t.S.E.T(t.S.E.N(e))}
//|44 67 78 149
function ve({slot:t}){const n=t.kind===pt?Te(t.value)?.slot:t;return n?.kind===dt?un(n.value,0):n?.kind===xt?un(Kt(Math.floor(n.value/12),n.value%12+1,1),0):n?.kind===wt?n.value:null}
//|44 71 79
function je(t,n){return n.kind===xt?n.value:n.kind===dt?Xt(n.value):n.kind!==wt?null:null===n.value.o?Xt(cn(n.value)):Xt(t.S.E.I(t.S.E.N(n.value)))}
//|33 44 55 58 121 129 130 133 134 143 149
function ye(t,n){if(t.slot.flags&Bt)return t;if(t.slot.kind===pt){const e=Te(t.slot.value);return null===e?ae:ye(e,n)}const{kind:e}=t.slot;if(!Gn(t.slot)||e===xt&&void 0===n.months)return ae;const r=new Pt(e,t.slot.value);r.flags=t.slot.flags;const i=void 0===n.months?se(e,r.value,n.k):ie(e,r.value,n.months);return null===i?r.y(Z("years of the calendar")):r.value=i,fe(r)}
//|
const Oe=(...t)=>t.reduce(((t,n)=>t|1<<n),0);
//|44 144
const ke=~Oe(ht);
//|44 144
const $e=Oe(pt,dt,xt,bt,wt);
//|44 144 146
const Me=$e|Oe(mt);
//|44 97 104 122
function xe({slot:t}){if(t.kind===mt)return t.value;if(t.kind!==pt||Wn(t))return null;const n=In(t.value);return n===xn?null:n}
//|44 58 74 75 76 77 133
function Te(t){for(const[n,e]of[[dt,en],[wt,on],[bt,sn],[xt,rn]]){const r=e(t);if(null!==r)return fe(new Pt(n,r))}return null}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations between less lessOrEqual greater greaterOrEqual|44 85 113 121 142 144 149 150 151 152
function Ee(t,n,e){const[r,i]=[n.slot,e.slot];if(r.kind===mt&&i.kind===mt)return Un(r.value,i.value);if(r.kind===pt&&i.kind===pt){const s=Ae(n,e);if(null!==s)return s;const[o,u]=[Te(r.value),Te(i.value)];return null===o||null===u?null:Ee(t,o,u)}if(r.kind===pt&&i.kind===mt)return Ae(n,e);if(r.kind===pt&&Gn(i)){const n=Te(r.value);return null===n?null:Ee(t,n,e)}if(i.kind===pt&&(r.kind===mt||Gn(r))||i.kind===xt&&(r.kind===dt||r.kind===wt)){const r=Ee(t,e,n);return null===r?null:-r||0}if(r.kind===xt&&(i.kind===dt||i.kind===wt))return Math.sign(r.value-je(t,i));const s=Oe(r.kind,i.kind);if(s===Oe(wt)||s===Oe(dt,wt))return pn(Se(t,r),Se(t,i));if(r.kind!==i.kind)return null;if(Gn(r))return Math.sign(r.value-i.value);const o=r.kind===Ot?t=>t.value:r.kind===yt?t=>t.value.k:null;return null===o?null:o(r)<o(i)?-1:o(r)>o(i)?1:0}
//|44 78
function Se(t,n){return t.S.E.N(n.kind===dt?un(n.value,0):n.value)}
//|113 148
function Ae(t,n){const[e,r]=[xe(t),xe(n)];return null===e||null===r?null:Un(e,r)}
//|
function Ne(t,n){let e=0;for(;e<t;){const r=e+t>>1;n(r)?t=r:e=r+1}return e}
//|32 153
function _e(t,n,e){const r=e=>t.slots[n.item(e)-1].value,i=Ne(n.count,(t=>U(r(t),e)>=0));return i<n.count&&r(i)===e?n.item(i):void 0}
//computations|44 58 133 134 143 156 157 158 159 161 171
function Ie(t,n){switch(n.name){case"today":return fe(new Pt(dt,t.S.E.I(t.S.E.now)));case"now":{const n=t.S.E.T(t.S.E.now);return null===n?ae:fe(new Pt(wt,n))}case"key":return qe(t);case"offset":return ye(Ye(t,n.operand),n.shift);case"entry":return Ce(t,Ye(t,n.operand),Ye(t,n.key),n.slot);case"operation":return"count_filled"===n.operation?Re(t,n.operands):"first_filled"===n.operation?Be(t,n.operands):ze(t,n.operation,n.operands);default:return ae}}
//computations|47 52 131 134 154 173
function Ce(t,n,e,r){if(n.slot.flags&Ct)return n;if(!n.slot.isMap||n.$!==oe||r>=n.slot.p)return ae;const i=_e(t,n.slot,e.slot.value);if(void 0===i)return ae;const s=Ge(t,i+r);return n.slot.flags&St&&!s.x&&(s.slot=s.slot.copy(),s.slot.flags|=St),s}
//computations|134 173
function qe(t){const n=t.loops.at(-1);return n&&0!==n.next&&n.list.isMap?Ge(t,n.list.item(n.list.j(n.next-1))-1):ae}
//computations|135 137 171
function Re(t,n){let e=0;for(const r of n){const n=Ye(t,r);if(de(n))return n;n.x||e++}return me(e)}
//computations|134 136 171 174
function Be(t,n){for(const e of n){const n=Ye(t,e);if(null!==We(t,n))return n;if(!n.x)return pe(n)}return ae}
//computations|136 150
function Fe(t,n,e){const r="min"===n?-1:1;let i=e[0];for(const n of e.slice(1)){const e=Ee(t,n,i);null!==e&&Math.sign(e)===r&&(i=n)}return pe(i)}
//computations|44 68 79 134 135 139 141 160 162 163 171 174
function ze(t,n,e){const r=[];let i=null;for(const n of e){const e=Ye(t,n);if(null!==We(t,e))i??=e;else if(e.x)return ae;r.push(e)}if(i)return i;switch(n){case"length":return Pe(r[0]);case"min":case"max":return Fe(t,n,r);case"years":case"months":case"days":return we(t,n,...r);case"year":case"month":case"weekday":{const t=ve(r[0]);if(null===t)return ae;const e=cn(t);return me("weekday"===n?((e+3)%7+7)%7+1:Gt(e)[n])}default:return r.some((t=>t.slot.kind!==mt))?ae:De(n,r.map((t=>t.slot.value)))}}
//computations|30 33 35 44 134 135 138
function Pe({slot:t}){return t.kind!==pt?ae:H(t.value)?be(Z("text length")):me(P(t.value))}
//computations|86 88 89 90 92 109 135 138 164
function De(t,[n,...e]){if("negate"===t)return me(vn(n));if("abs"===t)return me(Fn(n)?vn(n):n);let r=n;for(const n of e){if("divide"===t&&0===n)return be("division by zero");if("round"===t)return me(yn(r,Dn(i=n)>9?Fn(i)?-1e9:1e9:Jn(i,!1)));if(r={add:dn,multiply:wn,divide:gn}[t](r,n),null===r)return be("more than 38 digits")}var i;return me(r)}
//computations|109 112 115

//|
function Ue(t,n){return n<0||!t.frame.form.parameters?null:t.frame.form.parameters.find((e=>t.frame.base+e.slot===n))??null}
//|168 170
function Ze(t,n){return n<0?null:(null!==t.q&&n>=t.q?He(t,n-t.q):null)??Ve(t.frame.form,n-t.frame.base)}
//computed|170
function Je(t,n){const e=t.aggregateItems.findLast((t=>t?.form&&t.position<n&&n<t.position+t.form.slotCount));return e?Ve(e.form,n-e.position):null}
//contexts|170
function He(t,n){const e=(t.program.contexts??[]).findLast((t=>t.slot<=n));if(!e||e.slot===n)return e??null;const r=e.type.form?Ve(e.type.form,n-e.slot):null;return r&&{...r,isSecret:r.isSecret||e.isSecret}}
//|
function Le(t){const{field:n,firstItem:e}=t.frame;let r=n?.type??null;for(let n=e;n<t.itemIndices.length;n++)r?.item&&"any"!==r.name&&(r=r.item);return r}
//|153 170
function Ve(t,n){const{fields:e}=t,r=e[Ne(e.length,(t=>e[t].slot>n))-1];return r&&r.slot!==n?r.type.form?Ve(r.type.form,n-r.slot):null:r??null}
//|40 119 131 132 134 155 172 173
function Ye(t,n){switch(n.kind){case W:{const e=t.program.constants[n.at];return new he(e,ue,Yn(e),-1)}case X:return Ge(t,t.frame.base+n.at);case Q:return t.arguments[t.R+n.at];case st:return Ie(t,t.program.computations[n.at]);case G:case ot:return ae;default:{const e=Ke(t,n);if(!(e>=0&&e<t.slots.length))return ae;const r=Ge(t,e);return n.kind===rt&&(r.$=le),r}}}
//computed context previous previousItem item|40
function Ke(t,{kind:n,at:e,level:r}){const{form:i,base:s,follows:o}=t.frame;switch(n){case rt:return s+e;case et:return null===t.q?NaN:t.q+e;case tt:return o?s-i.slotCount+e:NaN;case nt:{const n=t.loops.at(-1);return n&&n.next>1&&!n.list.isMap&&e<n.list.stride?n.list.item(n.next-2)+e:NaN}default:return(t.aggregateItems[r]?.position??NaN)+e}}
//|46 62 119 131 132
function Ge(t,n){const e=t.slots[n],r=e.flags&Et?Zt:e;return new he(r,oe,Yn(r),n)}
//|48 52 55 175
function We(t,n){const{flags:e}=n.slot;return 0==(e&Bt)||n.x&&0==(e&(At|Ct))?null:Qe(t,n)}
//|33 36 165 166 167
function Qe(t,n){const{position:e}=n;if(e<0)return n.slot.reason??Z("digits of a number");const r=t.B.get(e);if(void 0!==r)return r;const i=t.aggregateItems.length>0?Je(t,e):null;if(i)return`unreadable: ${i.F}`;const s=t.frame.form.parameters?Ue(t,e):null;if(s)return`unreadable: ${L(s.name)}`;const o=Ze(t,e<t.frame.base&&t.frame.follows?e+t.frame.form.slotCount:e);return`unreadable: ${o?.F??"a value in it"}`}
//|49
function Xe(t){return t.z||0!=(t.subject.slot.flags&Nt)}
//|0 44 47 52 53 55 56 174 178 179
function tr(n,e){const{subject:r}=n,{test:i}=e,{flags:s}=r.slot;if(!r.x&&0==(s&Ft))return i.answer(n,e);const o=r.x?s&~St:s,u=r.slot.kind===ht?St|Ct:St,c=o&("nothing"===i.reads?0:"presence"===i.reads?u:Bt)?We(n,r):null;return null!==c?er(n,c,e):(r.x?!i.judgesEmpty:s&qt&&!nr(n,i))?t:i.answer(n,e)}
//any isExact map|44 144
function nr(t,n){const{kind:e}=t.subject.slot,r=e===ft?Oe(at):e===jt?Oe(at,jt):Oe(e);return 0!=(n.kinds&r)}
//|3
function er(t,n,e,r="blocks"){return t.P={reason:n,step:t.program.U(e)??e,Z:r},c}
//|33 179
function rr(t,n){return er(t,Z("steps"),n)}
//|41 171 174 179
function ir(t,n){const e=Ye(t,n.operands[0]??ut),r=We(t,e);return null===r?e:(er(t,r,n),null)}
//|
function sr(t,n){return t.field.refused===n.position}
//|44 97 104
function or(t){return t.subject.slot.kind===pt&&In(t.subject.slot.value)===xn}
//|44 49
function ur(t){const{kind:n,flags:e}=t.subject.slot;return 0!=(e&Nt)&&(n===dt||n===at)}
//|
const[cr,lr,hr]=[0,1,2];
//|185 187 188 189 190 191 192 193 194 195 196 197 198
const fr=class{constructor(t){this.text=t,this.at=0,this.stop=null}J(){return this.stop??=this.at<this.text.length?cr:lr,!1}take(t){return this.text[this.at]!==t?this.J():(this.at++,!0)}L(t){for(const n of t)if(!this.take(n))return!1;return!0}digits(t=1/0){const n=this.at;for(;this.at-n<t&&this.text[this.at]>="0"&&this.text[this.at]<="9";)this.at++;return this.at>n||this.J()}V(t,n,e){let r=0;for(let i=10**(t-1);i>=1;i/=10){const t=this.text.charCodeAt(this.at)-48;if(!(t>=0&&t<=9))return this.J()||-1;if(r+=t*i,r>e||r+i-1<n)return this.stop=cr,-1;this.at++}return r}integer(){return"-"===this.text[this.at]&&this.at++,this.digits()}number(){return!!this.integer()&&("."!==this.text[this.at]||(this.at++,this.digits()))}boolean(){return this.at>=this.text.length?this.J():this.L("t"===this.text[this.at]?"true":"false")}};
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|186
Object.assign(fr.prototype,{month(){return this.year=this.V(4,1,9999),!(this.year<0||!this.take("-"))&&(this.K=this.V(2,1,12),this.K>0)}});
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|66 186
Object.assign(fr.prototype,{date(){return this.month()&&this.take("-")&&this.V(2,1,Yt(this.K,this.year))>0}});
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|186
Object.assign(fr.prototype,{time(){return!(this.V(2,0,23)<0||!this.take(":")||this.V(2,0,59)<0)&&(":"!==this.text[this.at]||(this.at++,!(this.V(2,0,59)<0)&&("."!==this.text[this.at]||(this.at++,this.digits(9)))))}});
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|186
Object.assign(fr.prototype,{datetime(){if(!this.date())return!1;if(!/[Tt ]/.test(this.text[this.at]??""))return this.J();if(this.at++,!this.time()||this.at===this.text.length)return null===this.stop;const t=this.text[this.at];return/[Zz+-]/.test(t)?(this.at++,"Z"===t||"z"===t||this.V(2,0,23)>=0&&this.take(":")&&this.V(2,0,59)>=0):this.J()}});
//json|186
Object.assign(fr.prototype,{json(){const t=[];do{if(!this.jsonStart(t))return!1}while(this.hasNextValue(t));return null===this.stop}});
//json|186
Object.assign(fr.prototype,{space(){for(;" \t\n\r".includes(this.text[this.at]??"x");)this.at++}});
//json|186
Object.assign(fr.prototype,{jsonStart(t){for(;;){this.space();const n=this.text[this.at];if('"'===n)return this.string();if("t"===n||"f"===n)return this.boolean();if("n"===n)return this.L("null");if("{"!==n&&"["!==n)return this.jsonNumber();if(this.at++,this.space(),this.at>=this.text.length)return this.J();if(this.text[this.at]===("{"===n?"}":"]"))return this.at++,!0;if(t.push(n),"{"===n&&!this.name())return!1}}});
//json|186
Object.assign(fr.prototype,{hasNextValue(t){for(;;){if(this.space(),0===t.length)return!1;const n="{"===t.at(-1);if(","===this.text[this.at])return this.at++,!n||this.name();if(!this.take(n?"}":"]"))return!1;t.pop()}}});
//json|186
Object.assign(fr.prototype,{name(){return this.space(),!!this.string()&&(this.space(),this.take(":"))}});
//json|185 186
Object.assign(fr.prototype,{string(){if(!this.take('"'))return!1;for(;this.at<this.text.length;){const t=this.text[this.at++];if('"'===t)return!0;if("\\"===t?!this.escape():t<" ")return this.stop??=cr,!1}return this.J()}});
//json|185 186
Object.assign(fr.prototype,{escape(){const t=this.text[this.at++];if(void 0===t&&(this.stop=lr),"u"!==t)return void 0!==t&&'"\\/bfnrt'.includes(t);for(let t=0;t<4;t++){if(!/[0-9a-fA-F]/.test(this.text[this.at]??""))return this.J();this.at++}return!0}});
//json|186
Object.assign(fr.prototype,{jsonNumber(){if("-"===this.text[this.at]&&this.at++,"0"===this.text[this.at])this.at++;else if(!this.digits())return!1;return!("."===this.text[this.at]&&(this.at++,!this.digits()))&&(!/[eE]/.test(this.text[this.at]??"")||(this.at++,/[+-]/.test(this.text[this.at]??"")&&this.at++,this.digits()))}});
//|185 186
function ar(t,n){const e=new fr(n);return e[t]()?e.at===n.length?hr:cr:e.stop}
//|
function mr(t){return Array.from({length:t.count},((n,e)=>t.item(e)))}
//|40
function pr(t,n){return n.operands.filter((t=>t.kind===ot)).map((n=>t.program.itemPaths[n.at]))}
//|173 200 202
function dr(t,n,e){if(!n.v)return[];const r=mr(n);return 0===e.length?r:r.map((t=>t+e[0])).filter((n=>n<t.slots.length)).flatMap((n=>dr(t,Ge(t,n).slot,e.slice(1))))}
//|173 174
function br(t,n){if(n>=t.slots.length)return null;const e=Ge(t,n);return e.x||null!==We(t,e)?null:e}
//|0 5 44 150 180 201 202 203
function wr(n,e){const r=n.subject.slot;if(r.kind!==vt)return t;const i=pr(n,e)[0]?.steps??[];let s=null;for(const t of dr(n,r,i.slice(0,-1))){if(!n.G())return rr(n,e);const r=br(n,t+(i.at(-1)??0));if(null===r)continue;const o=null===s?0:Ee(n,s,r);if(null===o||o>0)return a;s=r}return f}
//|
const gr=[["B",1n],["KB",1000n],["MB",1000n**2n],["GB",1000n**3n],["TB",1000n**4n],["KiB",1024n],["MiB",1024n**2n],["GiB",1024n**3n],["TiB",1024n**4n]];
//size|205

//isSecret|40 171 208 209
function vr(t,n){switch(n.kind){case G:case W:case ot:return!1;case X:return yr(t,t.frame.base+n.at);case Q:{const e=Ye(t,n),r=e.position<t.frame.base&&t.frame.follows;return e.isSecret||yr(t,r?e.position+t.frame.form.slotCount:e.position)}default:return jr(t,n)}}
//computed context previous previousItem item computation|40 156 167 168 170 171 207 209
function jr(t,n){switch(n.kind){case tt:return yr(t,t.frame.base+n.at);case nt:return t.frame.field?.isSecret??!1;case rt:return t.program.isSecretlyComputed(t.frame.form,n.at);case it:return Je(t,Ye(t,n).position)?.isSecret??!1;case et:return He(t,n.at)?.isSecret??!1;default:{const e=t.program.computations[n.at];if("key"===e.name)return t.frame.field?.isSecret??!1;if(e.operand&&vr(t,e.operand))return!0;if("entry"===e.name){const{form:n}=Ce(t,Ye(t,e.operand),Ye(t,e.key),0).slot;return(n&&Ve(n,e.slot)?.isSecret)??!1}return e.operands?.some((n=>vr(t,n)))??!1}}}
//|165 166
function yr(t,n){return(Ze(t,n)??Ue(t,n))?.isSecret??!1}
//|211
function Or(t,n){return n.map((({name:n,operand:e})=>({name:n,text:kr(t,e)})))}
//|40 41 44 171 212 214 215 216 218 219
function kr(t,n){const e=Ye(t,n);if(e.slot.kind===Mt)return Tr(t,...e.slot.value.map((t=>null===t?ut:{kind:W,at:t})));const r=Ar(t,e.position);return null!==r?r:n.kind===st?xr(t,n):e.isSecret||$r(t,n)?Nr:Er(t,e)}
//|207
const $r=(t,n)=>t.program.W&&vr(t,n);
//|171 211 218
function Mr(t,n){for(const{operand:e}of n){const n=Ar(t,Ye(t,e).position);if(null!==n)return n}return 0===n.length?null:kr(t,n[0].operand)}
//computations|40 171 211 212 215 216 219
function xr(t,n){const e=t.program.computations[n.at];switch(e.name){case"today":case"now":return e.name;case"key":return t.frame.field?.isSecret?Nr:Er(t,Ye(t,n));case"range":return Tr(t,e.lower,e.upper);case"offset":if(e.operand.kind===X&&$r(t,e.operand)){const{text:n}=e.shift,r=n.startsWith("-")?`- ${n.slice(1)}`:`+ ${n}`;return`${kr(t,e.operand)} ${r}`}}return $r(t,n)?Nr:Er(t,Ye(t,n))}
//range|121 171 211
function Tr(t,n,e){const[r,i]=[n,e].map((n=>kr(t,n))),s=[n,e].some((n=>Gn(Ye(t,n).slot)));return""!==r&&""!==i?r===i?r:`${r} to ${i}`:""!==r?s?`${r} or later`:`at least ${r}`:""!==i?s?`${i} or earlier`:`at most ${i}`:""}
//|37 44 52 117 121 124 206 217
function Er(t,n){const{slot:e}=n;switch(e.kind){case pt:return V(e.value);case at:return String(e.value);case mt:return e.flags&Ct||null===e.value?"":Sr(t,n)?.write(mt,e.value)??Ln(e.value);case gt:return e.value.name??"";case vt:return String(e.count);case yt:return e.value.text;case Ot:return 0n===(r=e.value)?"0B":gr.filter((([,t])=>r%t===0n)).map((([t,n])=>r/n+t)).reduce(((t,n)=>n.length<t.length?n:t));case kt:return t.program.Q[e.value].pattern.text;case $t:return e.value.notation;default:return Gn(e)&&null!==Xn(e)?Sr(t,n)?.write(e.kind,e.value)??Xn(e):""}var r}
//|166
function Sr(t,n){return(Ze(t,n.position)??t.frame.field)?.notation??null}
//|36 165 166
function Ar(t,n){const e=Ue(t,n);if(e)return e.isSecret||void 0===e.type.kind?L(e.name):null;const r=Ze(t,n);return r?null!==t.q&&n>=t.q&&!r.isSecret&&void 0!==r.type.kind?null:r.F:null}
//|
const Nr="\u2022\u2022\u2022";
//|
const _r=["field","recordValue","form","check","moment","unlessHeld","whenInactive","itemTypes","nested","items","itemContents","nextItem","decide","compute","jump","branch","stop","beginAnd","beginOr","beginAll","beginAny","combine","end","not","message","warn","beginEach","nextEach","pushSubject","ignoring","popSubject","pushMember","popMember","rule","test","testIgnoringCase","compare","compareFilled","external"];
//|220
const[Ir,Cr,qr,Rr,Br,Fr,zr,Pr,Dr,Ur,Zr,Jr,Hr,Lr,Vr,Yr,Kr,Gr,Wr,Qr,Xr,ti,ni,ei,ri,ii,si,oi,ui,ci,li,hi,fi,ai,mi,pi,di,bi,wi]=_r.keys();
//|40 134 171 173
function gi(t,n){if(n.kind!==ot)return Ye(t,n);const{start:e,steps:r}=t.program.itemPaths[n.at];if(e)return Ye(t,e);const i=t.frame.base+(r[0]??NaN);return i<t.slots.length?Ge(t,i):ae}
//|40 44 174 200 222 224
function vi(t,n){const e=gi(t,n),r=We(t,e);if(null!==r)return{whole:e,obstacle:r,positions:[],areSeveral:!1};const i=n.kind===ot?t.program.itemPaths[n.at].steps:[];return i.length>0?{whole:e,obstacle:r,positions:ji(t,e.slot,i.slice(1)),areSeveral:!0}:e.slot.kind===vt?{whole:e,obstacle:r,positions:mr(e.slot),areSeveral:!0}:{whole:e,obstacle:r,positions:[null],areSeveral:!1}}
//|55 173 200 224
function ji(t,n,[e,...r]){return n.v?mr(n).flatMap((n=>{if(t.slots[n].flags&Bt)return[n];const i=n+e;if(!(i<t.slots.length))return[];const{slot:s}=Ge(t,i);return s.v?0===r.length?mr(s):ji(t,s,r):0===r.length||s.flags&Bt?[i]:[]})):[]}
//|226
function yi(t){return/^[\0-\x7f]*$/.test(t)?t.toLowerCase():Array.from(t,Oi).join("")}
//|25
function Oi(t){if("\u0130"===t||"\u0131"===t)return t;if("\u1fd3"===t)return"\u0390";if("\u1fe3"===t)return"\u03b0";const n=t=>1===q(t)?t:void 0,e=n(t.toUpperCase())??t;return n(e.toLowerCase())??n(t.toLowerCase())??t}
//|227
function ki(t){return t.X??=[...t.objects.slice(1).map((t=>t.slot)),...t.fields.filter((t=>void 0===t.computed)).flatMap((({slot:t,type:n})=>[t,..."form"===n.name?ki(n.form).map((n=>t+n)):[]]))],t.X}
//|44 85 113 150 151 225 229 232
function $i(t,n,e,r){const[i,s]=[n.slot,e.slot];if(i.kind!==s.kind)return(i.kind===xt&&(s.kind===dt||s.kind===wt)||s.kind===xt&&(i.kind===dt||i.kind===wt))&&0===Ee(t,n,e);switch(i.kind){case pt:return i.value===s.value||r&&yi(i.value)===yi(s.value);case at:case dt:case xt:case bt:return i.value===s.value;case mt:return null!==i.value&&null!==s.value&&0===Un(i.value,s.value);case wt:return 0===pn(Se(t,i),Se(t,s));case vt:return i.v&&s.v&&Mi(t,i,s,r);case jt:return i.isOwn&&s.isOwn&&Ei(t,i,s,r);case gt:return["name","size","mediaType"].every((t=>i.value[t]===s.value[t]));default:return i.kind===ft}}
//list map any|173 230
function Mi(t,n,e,r){if(n.count!==e.count||n.isMap!==e.isMap)return!1;for(let i=0;i<n.count;i++){const[s,o]=[n.item(i),e.item(i)];if(n.isMap&&t.slots[s-1].value!==t.slots[o-1].value)return!1;if(!xi(t,Ge(t,s),Ge(t,o),r))return!1}return!0}
//|44 173 227 228 231
function xi(t,n,e,r){return!(!Ti(t,n)||!Ti(t,e))||(n.slot.g&&e.slot.g?ki(n.slot.form).every((i=>{const[s,o]=[n,e].map((n=>Ge(t,n.position+i)));if(s.x&&o.x)return!0;const u=t=>t.x||t.slot.g;return!(!s.slot.g&&!o.slot.g||!u(s)||!u(o))||$i(t,s,o,r)})):n.slot.kind===xt==(e.slot.kind===xt)&&$i(t,n,e,r))}
//|173 227
function Ti(t,n){return!!n.x||!!n.slot.g&&ki(n.slot.form).every((e=>{const r=Ge(t,n.position+e);return r.x||r.slot.g}))}
//any|173 228
function Ei(t,n,e,r){if(n.count!==e.count)return!1;for(let i=0;i<2*n.count;i++)if(!$i(t,Ge(t,n.start+i),Ge(t,e.start+i),r&&i%2==1))return!1;return!0}
//|173 227 234
function Si(t,n,e){if(!n.slot.g)return n.x?"":Ai(t,n,e);let r="";for(const i of ki(n.slot.form)){const s=Ge(t,n.position+i);s.x||s.slot.g||(r+=`${i}:${Ai(t,s,e)};`)}return r}
//|44 117 151 173 200 225 233 234
function Ai(t,{slot:n},e){switch(n.kind){case pt:return JSON.stringify(e?yi(n.value):n.value);case mt:return null===n.value?"":Ln(n.value);case at:case dt:case xt:case bt:return String(n.value);case wt:{const{s:e,n:r}=Se(t,n);return`${e}.${r}`}case gt:return JSON.stringify(n.value);case vt:{if(!n.v)return"";const r=e=>n.isMap?JSON.stringify(t.slots[e-1].value):"";return`[${mr(n).map((n=>Si(t,Ge(t,n),e)+r(n)))}]`}case jt:return n.isOwn?`{${Array.from({length:2*n.count},((r,i)=>Ai(t,Ge(t,n.start+i),e)))}}`:"";default:return""}}
//|44 173 174 233
function Ni(t,n,e){const r={items:new Map,ignoresCase:e,tt:!1,nt:!1};for(const i of n){if(!t.G())return null;const n=Ge(t,i);if(null!==We(t,n))r.tt=!0;else if(!n.x){n.slot.kind===xt&&(r.nt=!0);const i=Si(t,n,e),s=r.items.get(i);s?s.push(n):r.items.set(i,[n])}}return r}
//|230 233
function _i(t,n,{items:e,ignoresCase:r}){return(e.get(Si(t,n,r))??[]).some((e=>xi(t,n,e,r)))}
//|
const Ii=16;
//|3 5 180 222 236 239
function Ci(t,n,e,r){const i=qi(t,n,e,gi(t,e),r);if(i&&!i.nt)return t.G()?_i(t,r,i)?f:i.tt?c:a:rr(t,n)}
//|40 44 174 176 223 235 237
function qi(t,{ignoresCase:n},e,r,i){const{slot:s}=r,o=e.kind===ot?e.at:null;if(null===o&&s.count<Ii||!s.v||null!==We(t,r))return null;if(t.undecidedInstances.length>0||Xe(t)||i.slot.kind===xt)return null;const u=`${s.start},${s.count},${o},${n}`;let c=t.et.get(u);return null===c&&(c=Ni(t,vi(t,e).positions,n)),t.et.set(u,c??null),c}
//compare compareFilled|145 242
const Ri={judgesEmpty:!0,reads:"nothing",kinds:ke,answer:(t,n)=>Fi(t,n)};
//|
const Bi={equal:t=>0===t,notEqual:t=>0!==t,less:t=>t<0,lessOrEqual:t=>t<=0,greater:t=>t>0,greaterOrEqual:t=>t>=0};
//|0 3 171 174 179 221 243
function Fi(n,e){const[r,i]=e.operands.map((t=>Ye(n,t))),s=We(n,r)??We(n,i);if(null!==s)return er(n,s,e);const o=r.x||i.x,u=zi(n,e,r,i,o);return e.op===bi&&o&&u!==c?t:u}
//|5 6 150 228 241 244
function zi(t,n,e,r,i){if("equal"===n.a||"notEqual"===n.a){const s=i?e.x&&r.x:$i(t,e,r,!1);return m(s===("equal"===n.a))}if(i)return a;if("among"===n.a)return Pi(t,e,r,n);const s=Ee(t,e,r);return m(null!==s&&Bi[n.a](s))}
//|3 5 44 55 173 175 179 180 200 228 238
function Pi(t,n,e,r){if(e.slot.kind!==vt)return a;const i=Ci(t,r,r.operands[1],n);let s=i===c;if(void 0!==i&&!s)return i;for(const i of s?[]:mr(e.slot)){if(!t.G())return rr(t,r);const e=Ge(t,i);if(e.slot.flags&Bt)s=!0;else if($i(t,n,e,!1))return f}return s?er(t,Qe(t,e),r):a}
//|0 3 6 8 146 150 176 181 241 246 247
const Di=r=>({kinds:$e,answer(i,s){const o=ir(i,s);if(null===o)return c;if(o.x)return t;const u=Ee(i,i.subject,o);if(null===u)return d(e,Zi(i),!0);const l=Bi[r](u);if(!Xe(i))return m(l);const h=Ui(i,o).map(Bi[r]);return d(l?n:e,l||h.includes(!0),!l||h.includes(!1))}});
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|44 49 58 69 79 120 133 149 150 217
function Ui(t,n){const e=[-1,0,1],{slot:r}=t.subject,i=r.flags&Nt?Ee(t,t.subject,n):null;if(null===i)return e;const s=Sr(t,t.subject),o=s?.rt(Kn(r))??!1;if(r.kind===dt||r.kind===xt)return o?e:[i];if(r.kind===bt)return 1===i?[1]:e;if(r.kind===wt&&o)return e;const u=r.kind===wt?r:Te(Kn(r))?.slot,c=u?.kind===dt?u.value:u?.kind===wt?cn(u.value):null;if(null===c||!Wt(c-3)||!Wt(c+3))return e;const[l,h]=[c-3,c+3].map((e=>Ee(t,fe(new Pt(dt,e)),n)));return null!==l&&l===h?[i]:e}
//|44 176 185 199
function Zi(t){return t.subject.slot.kind!==pt||!Xe(t)||["date","month","datetime","time"].some((n=>ar(n,t.subject.slot.value)!==cr))}
//notation|
const Ji=[" \xa0\u202f","'\u2019"];
//notation|44 117 185 248
const Hi=class{constructor(t){const[,n,e]=/^1([^2]*)234(?:(.+)56)?$/u.exec(t)??[];this.text=t,this.group=n||null,this.decimal=e??null,this.groups=n?Ji.find((t=>t.includes(n)))??n:"",this.syntax=void 0===e?"integer":"number",this.example=t}read(t){const[n,e]=/^(-?)(\d*)/.exec(t).slice(0,3).slice(1);let r=n+e,i=r.length,s=0;const o=t=>({completion:t,decimal:r,missingDigits:s});if(""===e)return o(i===t.length?lr:cr);for(;i<t.length&&this.groups.includes(t[i]);){if(e.length>3||"0"===e[0])return o(cr);const n=/^\d*/.exec(t.slice(i+1))[0];if(r+=n,i+=1+n.length,s=Math.max(0,3-n.length),s>0)return o(i===t.length?lr:cr);if(n.length>3)return o(cr)}if(i===t.length)return o(hr);if(null===this.decimal||t[i]!==this.decimal)return o(cr);const u=/^\d*/.exec(t.slice(i+1))[0];return r+="."+u,i+1+u.length<t.length?o(cr):o(""===u?lr:hr)}write(t,n){const[,e,r,i]=t===mt&&/^(-?)(\d+)(?:\.(\d+))?$/.exec(Ln(n))||[];return void 0===r||void 0!==i&&null===this.decimal?null:e+(this.group?r.replace(/\B(?=(\d{3})+$)/g,(()=>this.group)):r)+(void 0===i?"":this.decimal+i)}it(t){const n=t=>this.groups.includes(t),e=t.filter((t=>!n(t)));if(e.length===t.length)return e;const r=this.st(e);return r?.length===t.length&&r.every(((e,r)=>e===t[r]||n(e)&&n(t[r])))?e:null}st(t){const n=t.join(""),[e,r,i,s]=/^(-?)(\d*)(?:(\D)\d*)?$/.exec(n)??[];return void 0===e||void 0!==s&&s!==this.decimal||/^0./.test(i)?null:[...r+i.replace(/\B(?=(\d{3})+$)/g,(()=>this.group))+n.slice(r.length+i.length)]}rt(){return!0}};
//|86 87 90 97 99 104 109 113 185 199 251
function Li(t,n,e,r=0){if(ar("number",t)===cr)return null;if(null!==n&&null!==e&&Un(n,e)>0)return!1;if(""===t)return!0;const i="-"===t[0],[s,o]=i?[null===e?null:vn(e),null===n?null:vn(n)]:[n,e],u=t.slice(i?1:0).replace(/\.$/,""),c=""===u?null:In(u);if(null===c||c===xn)return null===o||!Fn(o);if(null!==o&&Un(o,bn(c,r)??c)<0)return!1;const l=t.indexOf(".");if(l<0)return Vi(c,s,o);const h=En(1n,-(t.length-l-1)),f=null===s||null===h?null:dn(c,h);return null===f||Un(s,f)<0}
//|86 87 112 113
function Vi(t,n,e){if(0===t||null===n||null===e)return!0;let r=Dn(e)-Dn(t);const i=bn(t,r);if(null===i)return!0;Un(i,e)>0&&(r-=1);const s=dn(t,1),o=null===s?null:bn(s,r);return null===o||Un(n,o)<0}
//|40 44 253
function Yi(t,n){const e=t.operands.slice(0,2);if(e.some((t=>t.kind>W))||e.every((t=>t.kind===G)))return null;let r=e.map((t=>t.kind===G?null:t.at));const i=null===r[0]?null:n.constants[r[0]];i?.kind===Mt&&null===r[1]&&(r=i.value);const s=r.map((t=>null===t?null:n.constants[t]));return s.some((t=>t&&(t.kind!==mt||"number"!=typeof t.value)))?null:{least:s[0]?.value??-1/0,most:s[1]?.value??1/0,unit:Ki(t,n)}}
//|31 40
function Ki(t,n){const e=t.operands[2],r=e?.kind===W?n.constants[e.at].value:null;return D[r]?r:"characters"}
//|40 44 62 225
function Gi(t,n){const e=t.operands.map((t=>t.kind===W?n.constants[t.at]:Zt));return e.some((t=>t.kind!==pt))?null:new Set(e.map((n=>t.ignoresCase?yi(n.value):n.value)))}
//|0 40 41 44 134 171 174 179
function Wi(n,e){const r=[0,1].map((t=>{const r=Ye(n,e.operands[t]??ut);if(r.slot.kind!==Mt)return r;const i=r.slot.value[t];return null===i?ae:Ye(n,{kind:W,at:i})})),i=We(n,r[0])??We(n,r[1]);return null!==i?er(n,i,e):r.every((t=>t.x))?t:r}
//|0 6 7 8 33 44 122 150 176 179 183 184 255 257
function Qi(r,i){const{subject:s}=r,[o,u]=[s.slot.value,i.ot];if(u&&s.slot.kind===mt&&"number"==typeof o&&!Xe(r))return m(o>=u.least&&o<=u.most);const c=Wi(r,i);if("number"==typeof c)return c;const[l,h]=c;if(Wn(r.subject.slot)&&c.every((t=>t.x||t.slot.kind===mt)))return t;const f=(t,n)=>{const e=t.x?0:Ee(r,s,t);return null!==e&&e*n>=0},a=f(l,1)&&f(h,-1);return!a&&or(r)?er(r,Z("digits of a number"),i):Xe(r)?ur(r)?p(a):d(a?n:e,a||Xi(r,l,h),!0):m(a)}
//|44 49 120 185 217 246 249 250
function Xi(t,n,e){const{slot:r}=t.subject;if(r.kind!==mt){const r=t=>!t.x&&t.slot.kind!==mt,i=(n,e)=>r(n)&&Ui(t,n).every((t=>t===e));if(i(n,-1)||i(e,1))return!1}const[i,s]=[n,e].map((t=>t.x?null:t.slot.value)),o=[n,e].every((t=>t.x||t.slot.kind===mt));if(!(r.flags&Nt||r.kind===pt)||!o)return!0;const u=Sr(t,t.subject),c=Kn(r),l=[Li(c,i,s)];if(null!==u&&u instanceof Hi){const t=u.read(c);t.completion!==cr&&l.push(Li(t.decimal,i,s,t.missingDigits))}return l.includes(!0)}
//|0 4 6 44
function ts(n,e){if(n.subject.slot.kind!==pt)return t;const r=e(n.subject.slot.value);return null===r?h:m(r)}
//|
function ns(t,n){const e=t[n];return/[0-9A-Za-z]/.test(e)?parseInt(e,36):null}
//|259
function es(t,n){let[e,r]=[0,!1];const i=t=>{e+=r?2*t-(t>4?9:0):t,r=!r};for(let e=t.length-1;e>=0;e--){const r=ns(t,e);if(null===r||r>9&&!n)return null;i(r%10),r>=10&&i(Math.floor(r/10))}return t.length>0&&e%10==0}
//|259
function rs(t){let n=0;const e=Math.min(4,t.length);for(let r=0;r<t.length;r++){const i=ns(t,(r+e)%t.length);if(null===i)return null;n=(n*(i<10?10:100)+i)%97}return t.length>4&&1===n}
//|259
function is(t,n,e){let r=0n;for(let i=0;i<t.length;i++){let s=ns(t,i);if(null===s)return null;11===n&&i===t.length-1&&33===s&&(s=10),r+=BigInt(s)*BigInt(e[i%e.length])}return t.length>0&&r%BigInt(n)===0n}
//|11
const ss=t=>({...t,answer:(n,e)=>g(t.answer(n,e))});
//|0 3 6 7 8 44 131 145 176 181 184 228 265
const os={judgesEmpty:!0,kinds:ke,answer(r,i){const s=ir(r,i);if(null===s)return c;const{subject:o}=r,u=s.position>=0&&s.$!==le;if(o.x&&(s.x||!u))return t;if(s.x&&s.$>=ce)return t;if(o.x||s.x)return d(e,o.x||!Xe(r),!0);const l=$i(r,o,s,i.ignoresCase);return ur(r)?p(l):Xe(r)&&o.slot.kind===pt&&s.slot.kind===pt?d(l?n:e,us(o,s,i.ignoresCase),!0):m(l)}};
//|225
function us(t,n,e){const[r,i]=[t.slot.value,n.slot.value];return e?yi(i).startsWith(yi(r)):i.startsWith(r)}
//|0 6 44 144 171
const cs=n=>({kinds:Oe(gt),answer(e,r){const i=Ye(e,r.operands[0]).slot;return e.subject.slot.kind!==gt||i.kind!==Ot?t:m(n(BigInt(e.subject.slot.value.size),i.value))}});
//backtracking|
const ls=class{constructor(t){this.sets=t.map((t=>new RegExp(`^${t}$`,"u"))),this.ut=new Map,this.ct=new Map;const n=(t.join("").match(/[^\0-\x7f]|\\u[0-9a-f]{4}|\\x[0-9a-f]{2}/gu)??[]).map((t=>"\\"===t[0]?String.fromCodePoint(parseInt(t.slice(2),16)):t));for(const t of[...n.reverse(),...Array.from({length:128},((t,n)=>String.fromCharCode(127-n)))])this.ut.set(this.lt(t),t)}lt(t){return this.sets.map((n=>n.test(t)?1:0)).join("")}ht(t){return Array.from(t,(t=>{if(t<"\x80")return t;let n=this.ct.get(t);return void 0===n&&this.ct.set(t,n=this.ut.get(this.lt(t))??t),n}))}};
//backtracking|
const hs=class extends Error{};
//backtracking|

//backtracking|268 269 271
const fs=class{constructor({text:t,flags:n=""},e){if(!/^s?$/.test(n))throw new hs;if(this.source=Array.from(t),this.ft="s"===n,this.mt="whole"===e,this.at=0,this.pt=0,this.groups=new Map,this.dt=new Map,this.calls=[],this.pattern=this.alternatives(),this.at<this.source.length||!this.calls.every((t=>this.groups.has(t))))throw new hs}test(t){this.text=Array.from(t),this.steps=0;try{const t=this.text.length;for(let n=0;n<=(this.mt?0:t);n++)if(this.bt=[],this.pattern(n,(n=>!this.mt||n===t)))return!0;return!1}catch(t){if(t instanceof hs||t instanceof RangeError)return null;throw t}}step(){if(++this.steps>2e5)throw new hs}take(t){const n=Array.from(t).every(((t,n)=>this.source[this.at+n]===t));return n&&(this.at+=t.length),n}wt(t){if(!this.take(t))throw new hs}gt(t){const n=t.exec(this.source.slice(this.at,this.at+40).join(""));if(!n)throw new hs;return this.at+=Array.from(n[0]).length,n}alternatives(){const t=[this.sequence()];for(;this.take("|");)t.push(this.sequence());return 1===t.length?t[0]:(n,e)=>t.some((t=>t(n,e)))}sequence(){const t=[];for(;this.at<this.source.length&&!["|",")"].includes(this.source[this.at]);)t.push(this.vt());const n=(e,r,i)=>(this.step(),e===t.length?i(r):t[e](r,(t=>n(e+1,t,i))));return 1===t.length?t[0]:(t,e)=>n(0,t,e)}vt(){const t=this.part(),n=this.source[this.at];if(!["?","*","+","{"].includes(n))return t;const[e,r]="{"===n?this.jt():(this.at++,["+"===n?1:0,"?"===n?1:1/0]);if(this.take("+"))return this.possessive(t,e,r);const i=this.take("?");if(["?","*","+","{"].includes(this.source[this.at]))throw new hs;return this.repeated(t,e,r,i)}jt(){const[,t,n,e]=this.gt(/^\{(\d+)(,?)(\d*)\}/);if(""===n&&""!==e)throw new hs;return[Number(t),""!==e?Number(e):n?1/0:Number(t)]}repeated(t,n,e,r){if(t.yt&&!r)return(r,i)=>{let s=this.run(t,r,e);for(;s>=n;s--)if(i(r+s))return!0;return!1};const i=(s,o,u)=>{this.step();const c=()=>s<e&&t(o,(t=>(t>o||s<n)&&i(s+1,t,u)));return s<n?c():r?u(o)||c():c()||u(o)};return(t,n)=>i(0,t,n)}run(t,n,e){let r=0;for(;r<e&&n+r<this.text.length&&t.yt(this.text[n+r]);)r++;return this.steps+=r,this.step(),r}possessive(t,n,e){return n>1?this.atomic(this.repeated(t,n,e,!1)):(r,i)=>{const s=[...this.bt];let[o,u]=[0,r];const c=t=>{const e=t>u;return u=t,e||o<n};for(;o<e&&(this.step(),t(u,c));)o++;return!!(o>=n&&i(u))||(this.bt=s,!1)}}atomic(t){return(n,e)=>{const r=[...this.bt];let i=n;return!(!t(n,(t=>(i=t,!0)))||!e(i))||(this.bt=r,!1)}}part(){const t=this.source[this.at++];switch(t){case"(":return this.group();case"[":return this.Ot(this.characterClass());case"\\":return this.escape();case"^":return(t,n)=>0===t&&n(t);case"$":return(t,n)=>t===this.text.length&&n(t);case".":return this.Ot(this.ft?()=>!0:t=>"\n"!==t);case"?":case"*":case"+":case"{":throw new hs;default:return this.Ot((n=>n===t))}}Ot(t){return Object.assign(((n,e)=>(this.step(),n<this.text.length&&t(this.text[n])&&e(n+1))),{yt:t})}group(){return this.take("?")?this.take("(DEFINE)")?(this.closed(),(t,n)=>n(t)):this.take(":")?this.closed():this.take(">")?this.atomic(this.closed()):this.take("=")||this.take("!")?this.kt("!"===this.source[this.at-1]):this.take("&")?this.call(this.gt(/^(\w+)\)/)[1]):this.$t(this.gt(/^<([A-Za-z_]\w*)>/)[1]):this.$t(null)}closed(){const t=this.alternatives();return this.wt(")"),t}kt(t){const n=this.closed();return(e,r)=>{this.step();const i=[...this.bt],s=n(e,(()=>!0));return t&&(this.bt=[...i]),!(s===t||!r(e))||(this.bt=i,!1)}}$t(t){const n=++this.pt;null!==t&&this.dt.set(t,n);const e=this.closed();return null!==t&&this.groups.set(t,e),(t,r)=>e(t,(e=>{const i=this.bt;return this.bt=[...i],this.bt[n]=this.text.slice(t,e),!!r(e)||(this.bt=i,!1)}))}call(t){return this.calls.push(t),(n,e)=>{this.step();const r=this.bt;return this.groups.get(t)(n,(t=>{const n=this.bt;return this.bt=r,!!e(t)||(this.bt=n,!1)}))}}Mt(t){return(n,e)=>{this.step();const r=this.bt[t];return void 0!==r&&r.every(((t,e)=>this.text[n+e]===t))&&e(n+r.length)}}escape(){const t=this.source[this.at];if(/[1-9]/.test(t)){const t=Number(this.gt(/^[1-9](?!\d)/)[0]);if(t>this.pt)throw new hs;return this.Mt(t)}if(this.take("k")){const t=this.dt.get(this.gt(/^<(\w+)>/)[1]);if(void 0===t)throw new hs;return this.Mt(t)}return this.take("A")?(t,n)=>0===t&&n(t):this.take("z")?(t,n)=>t===this.text.length&&n(t):this.Ot(this.xt(this.Tt(),!1))}Tt(){const t=this.source[this.at];if("p"===t||"P"===t)return"\\"+this.gt(/^[pP]\{(?:[CLMNPSZ][a-z]?|Alphabetic)\}/)[0];if("x"===t){const[,t,n]=this.gt(/^x(?:([0-9A-Fa-f]{2})|\{([0-9A-Fa-f]{1,6})\})/);return`\\u{${t??n}}`}this.at++;const n={n:"\\n",r:"\\r",t:"\\t",f:"\\f"}[t];if(n)return n;if(void 0===t||!/[!-/:-@[-`{-~ ]/.test(t))throw new hs;return as(t)}characterClass(){const t=this.take("^"),n=[];let e=!0;for(;e||"]"!==this.source[this.at];e=!1){const t=this.source[this.at];if(void 0===t||"["===t&&/[:.=]/.test(this.source[this.at+1]))throw new hs;if("-"!==t||e||"]"===this.source[this.at+1])n.push(this.Et());else{if(/^\\p|-/i.test(n.at(-1))||"\\u{2d}"===n.at(-1))throw new hs;this.at++;const t=this.Et();if(/^\\p/i.test(t))throw new hs;n.push(`${n.pop()}-${t}`)}}return this.at++,this.xt(n.join(""),t)}Et(){return this.take("\\")?this.Tt():as(this.source[this.at++])}xt(t,n){const e=new RegExp(`^[${n?"^":""}${t}]$`,"u"),r=Array.from({length:128},((t,n)=>e.test(String.fromCharCode(n))));return t=>t<"\x80"?r[t.charCodeAt(0)]:e.test(t)}};
//backtracking|
const as=t=>`\\u{${t.codePointAt(0).toString(16)}}`;
//backtracking template|
const ms=new RegExp("[\\p{Cn}\u0295\\u088f\\u0897\\u0c5c\\u0cdc\\u0cf3\\u0ece\\u1acf-\\u1aeb\\u1b4e\\u1b4f\\u1b7f\\u1c89\\u1c8a\\u20c1\\u2427-\\u2429\\u2b96\\u2ffc-\\u2fff\\u31e4\\u31e5\\u31ef\\ua7cb-\\ua7cf\\ua7d2\\ua7d4\\ua7da-\\ua7dc\\ua7f1\\ufbc3-\\ufbd2\\ufd90\\ufd91\\ufdc8-\\ufdce\\u{105c0}-\\u{105f3}\\u{10940}-\\u{10959}\\u{10d40}-\\u{10d8f}\\u{10ec2}-\\u{10ed8}\\u{10efa}-\\u{10eff}\\u{1123f}-\\u{11241}\\u{11380}-\\u{113e2}\\u{116d0}-\\u{116e3}\\u{1171e}\\u{11b00}-\\u{11bf9}\\u{11db0}-\\u{11de9}\\u{11f00}-\\u{11f5a}\\u{1342f}\\u{13439}-\\u{143fa}\\u{16100}-\\u{16139}\\u{16d40}-\\u{16d79}\\u{16ea0}-\\u{16ed3}\\u{16ff2}-\\u{16ff6}\\u{187f8}-\\u{187ff}\\u{18cff}\\u{18d09}-\\u{18df2}\\u{1b132}\\u{1b155}\\u{1cc00}-\\u{1cef0}\\u{1d2c0}-\\u{1d2d3}\\u{1df25}-\\u{1df2a}\\u{1e030}-\\u{1e08f}\\u{1e4d0}-\\u{1e6ff}\\u{1f6d8}\\u{1f6dc}\\u{1f774}-\\u{1f77f}\\u{1f7d9}\\u{1f8b2}-\\u{1f8d8}\\u{1fa54}-\\u{1faff}\\u{1fbcb}-\\u{1fbef}\\u{1fbfa}\\u{2b739}-\\u{2b73f}\\u{2cea2}-\\u{2ee5d}\\u{31350}-\\u{33479}]","u");
//backtracking template|272
const ps=t=>!/^[\0-\u024f]*$/.test(t)&&ms.test(t);
//|0 3 8 276 275
const ds=class{constructor({classes:t,states:n,accepting:e,unknown:r}){const i=bs(t,256);this.xt=Uint8Array.from(i),this.St=Math.max(...i)+1,this.shift=32-Math.clz32(this.St-1),this.count=n.length,this.At=new Int32Array(this.count<<this.shift),n.forEach(((t,n)=>{bs(t,this.St).forEach(((t,e)=>{this.At[n<<this.shift|e]=t<<this.shift}))})),this.start=this.count>1?1<<this.shift:0,this.yt=new Uint8Array(this.count),this.Nt=new Uint8Array(this.count);for(const t of e)this.yt[t]=1;for(const t of r)this.Nt[t]=1}_t(t){const{xt:n,At:e}=this;let r=this.start;for(let i=0;i<t.length&&0!==r;i++){const s=t.charCodeAt(i);if(s>=128)return this.It(r,t,i);r=e[r|n[s]]}return r>>this.shift}It(t,n,e){for(let r=e;r<n.length&&0!==t;r++){const e=n.codePointAt(r);t=this.after(t,e),e>65535&&r++}return t>>this.shift}after(t,n){const{xt:e,At:r}=this,i=n=>t=r[t|e[n]];return n<128?i(n):(n<2048?i(192|n>>6):(n<65536?i(224|n>>12):(i(240|n>>18),i(128|n>>12&63)),i(128|n>>6&63)),i(128|63&n))}matches(t){const n=this._t(t);return 1===this.yt[n]&&0===this.Nt[n]}answer(t){return this.answers[this._t(t)]}get answers(){const t=Array.from(this.yt,(()=>[]));for(let n=0;n<this.count;n++)for(let e=0;e<this.St;e++)t[this.At[n<<this.shift|e]>>this.shift].push(n);const r=n=>{const e=Uint8Array.from(this.yt,((t,e)=>this.Nt[e]||t===n?1:0)),r=Array.from(e.keys()).filter((t=>e[t]));for(;r.length>0;)for(const n of t[r.pop()])e[n]||r.push(n),e[n]=1;return e},[i,s]=[r(1),r(0)],o=Uint8Array.from(this.yt,((t,r)=>this.Nt[r]?c:d(t?n:e,i[r],s[r])));return Object.defineProperty(this,"answers",{value:o}),o}};
//beginOr beginAny|1 3 24 274
Object.assign(ds.prototype,{progress(t){const n=t=>this.answers[t>>this.shift];let e=this.start,r=0;for(const s of t){const t=n(e);if(t===c)return null;if(!(t&i))return r;const o=this.after(e,s.codePointAt(0));if(!(n(o)&i))return r;e=o,r+=C(s)}return n(e)===c?null:r}});
//|
function bs(t,n){const e=new Array(n).fill(0);for(let r=0;r<t.length;r+=2)e.fill(t[r+1],t[r],t[r+2]??n);return e}
//|
const ws="left to the server";
//|
const gs=5e6;
//|3 6 24 267 270 273 274 277 278 280 281
const vs=class{constructor({pattern:t,tables:n,ecma:e,sets:r},i){const s=n?.[i];this.Ct=s?new ds(s):null;const o=e?.[i];this.qt=o?new RegExp(o.text,"u"):null,this.Rt=o?gs**(1/Math.max(1,o.degree)):0,this.Bt=r?new ls(r):null,this.text=t.text,this.Ft=()=>new fs(t,i),this.zt=void 0}answer(t){if(this.Ct){const n=this.Ct.answer(t);if(n!==c)return n}if(t.length>21845&&C(t)>65536)return"the text is too long for a pattern";if(ps(t))return ws;const n=null===this.Bt?c:this.Ct.answer(this.Bt.ht(t).join(""));if(n!==c)return n;if(this.qt&&t.length<=this.Rt)return m(this.qt.test(t));const e=this.backtrack(t);return null===e?ws:m(e)}};
//backtracking|268 279
Object.assign(vs.prototype,{backtrack(t){if(void 0===this.zt)try{this.zt=this.Ft()}catch(t){if(!(t instanceof hs))throw t;this.zt=null}return this.zt?.test(t)??null}});
//beginOr beginAny|24 279
Object.assign(vs.prototype,{progress(t){const n=this.Ct?.progress(t)??null;if(null!==n||null===this.Bt)return n??C(t);const e=this.Bt.ht(t),r=this.Ct.progress(e.join(""));if(null===r)return C(t);let[i,s]=[0,0];for(;s<r;)s+=C(e[i++]);return C(Array.from(t).slice(0,i).join(""))}});
//|4 6 179 277
function js(t,n,e){if(/[^\0-\x7f]|(?:^|\.)xn--/i.test(n))return er(t,ws,e);const r=n.split(".");if(n.length>253||/[^A-Za-z0-9.-]/.test(n))return h;const i=t=>/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i.test(t)&&t.length<=63;return r.slice(0,-1).every(i)?m(i(r.at(-1))&&!/^\d+$/.test(r.at(-1))):h}
//|0 5 44 173 174 175 179 180 200 223 235 236 284
function ys(n,e){const r=n.subject.slot;if(!r.v)return t;let[i,s,o]=[null,null,!1];const u=mr(r).some((t=>n.slots[t].kind===xt));for(const t of e.operands){const c=vi(n,t);s??=c.obstacle;for(const t of c.positions){if(!n.G())return rr(n,e);const l=null===t?c.whole:Ge(n,t);if(null===We(n,l)){if(!l.x)if(o=!0,l.slot.kind===xt||u){const t=Os(n,l,r);if(null===t)return rr(n,e);if(!t)return a}else{if(i??=Ni(n,mr(r),e.ignoresCase),null===i)return rr(n,e);if(!_i(n,l,i))return a}}else s??=Qe(n,c.whole)}}return null!==s?er(n,s,e):o?f:t}
//|173 174 200 228
function Os(t,n,e){for(const r of mr(e)){if(!t.G())return null;const e=Ge(t,r);if(!e.x&&null===We(t,e)&&$i(t,e,n,!1))return!0}return!1}
//|44 108 146
function ks(t){switch(t.kind){case ft:return["null"];case at:return["boolean"];case mt:return Bn(t.value)?["number","integer"]:["number"];case vt:return[t.isMap?"object":"list"];case gt:case jt:return["object"];default:return $e&1<<t.kind?["text"]:[]}}
//|0 4 5 8 31 33 35 44 115 179 253 255
function $s(e,r){if(e.subject.slot.kind!==pt)return t;let i=r.ot;if(!i){const n=Wi(e,r);if("number"==typeof n)return n;const[s,o]=n.map(((t,n)=>t.x?0===n?0:1/0:t.slot.kind===mt?Jn(t.slot.value,0===n):null));if(null===s||null===o)return t;i={least:s,most:o,unit:Ki(r,e.program)}}const s=e.subject.slot.value;if(H(s))return er(e,Z("text length"),r);if(i.least>i.most)return h;const o=D[i.unit](s);return o<i.least?a:o>i.most?h:d(n,!0,i.most!==1/0)}
//|0 5 44 150 180 201 288
function Ms(n,e){const r=n.subject.slot;if(r.kind!==vt)return t;const i=xs(n,r,pr(n,e));if(null===i)return rr(n,e);const s=(t,e)=>null===t.end||null===e.end?t.end===e.end?0:null===t.end?1:-1:Ee(n,t.end,e.end);i.sort(((t,e)=>Ee(n,t.start,e.start)||s(t,e)||0));let o=null;for(const t of i){if(!n.G())return rr(n,e);if(null!==o&&(null===o.end||-1===Ee(n,t.start,o.end)))return a;null!==o&&-1!==s(o,t)||(o=t)}return f}
//|150 173 174 202 203
function xs(t,n,e){const r=[];if(2!==e.length)return r;const[i,s]=e.map((t=>t.steps.at(-1)));for(const o of dr(t,n,e[0].steps.slice(0,-1))){if(!t.G())return null;const n=br(t,o+i);if(null===n||o+s>=t.slots.length)continue;const e=Ge(t,o+s);e.x?r.push({start:n,end:null}):null===We(t,e)&&null!==Ee(t,n,e)&&Ee(t,n,e)<=0&&r.push({start:n,end:e})}return r}
//|0 3 5 8 44 131 145 173 174 175 176 179 180 184 222 223 225 228 238 254 265
const Ts={kinds:ke,prepare:Gi,answer(t,r){const{subject:i}=t;if(i.slot.kind===pt&&r.ot){const n=r.ignoresCase?yi(i.slot.value):i.slot.value;return r.ot.has(n)?f:d(e,!Xe(t)||[...r.ot].some((t=>t.startsWith(n))),!0)}let[s,o]=[!Xe(t),null];for(const e of r.operands){const u=Ci(t,r,e,i);if(u===f)return u;if(u===c&&(o??=Qe(t,gi(t,e))),void 0!==u)continue;const l=vi(t,e);null!==l.obstacle&&(o??=l.obstacle);for(const e of l.positions){if(l.areSeveral&&!t.G())return rr(t,r);const u=null===e?l.whole:Ge(t,e);if(l.areSeveral&&null!==We(t,u))o??=Qe(t,l.whole);else if(!u.x||u.$!==oe){if($i(t,i,u,r.ignoresCase))return d(n,!0,!ur(t));s||i.slot.kind!==pt||u.slot.kind!==pt?ur(t)||(s=!0):s=us(i,u,r.ignoresCase)}}}return null===o?d(e,s,!0):er(t,o,r)}};
//|40 44 62 144 291 292
const Es=t=>({kinds:Oe(pt),prepare(n,e){const r=n.operands[0].kind===W?e.constants[n.operands[0].at]:Zt;return r.kind===kt?{position:r.value,scope:t}:null},answer:(n,e)=>As(n,e,t),progress(n,e){const r=Ss(n,e,t);return r&&r.progress(n.subject.slot.value)}});
//|44 171
function Ss(t,n,e){if(n.ot)return t.program.pattern(n.ot.position,e);const{slot:r}=Ye(t,n.operands[0]);return r.kind===kt?t.program.pattern(r.value,e):null}
//|0 44 179 182 291
function As(n,e,r){if(n.subject.slot.kind!==pt||sr(n,n.subject))return t;const i=Ss(n,e,r)?.answer(n.subject.slot.value)??"it could not be compiled";return"number"==typeof i?i:er(n,`pattern failed: ${i}`,e)}
//|6 137 145 171 175 179
const Ns=t=>({judgesEmpty:!0,reads:"nothing",kinds:ke,answer(n,e){let[r,i,s]=[null,0,0];for(const t of e.operands){const e=Ye(n,t);de(e)?r??=Qe(n,e):e.x?s++:i++}const o=t(i,s,null!==r);return null===o?er(n,r,e):m(o)}});
//|4 5 145
const _s={judgesEmpty:!0,reads:"presence",kinds:ke,answer:t=>t.subject.x?a:l};
//|0 3 44 131 144 181 225
const Is=n=>({kinds:Oe(pt),answer(e,r){const i=ir(e,r);if(null===i)return c;if(i.slot.kind!==pt||i.x&&i.$===oe||e.subject.slot.kind!==pt)return t;const s=[e.subject.slot.value,i.slot.value];return n(...r.ignoresCase?s.map(yi):s)}});
//|0 44 144 199 297
const Cs=n=>({kinds:Oe(pt),answer:e=>e.subject.slot.kind===pt?qs(ar(n,e.subject.slot.value)):t});
//|4 5 185
const qs=t=>t===hr?f:t===lr?a:h;
//|0 5 44 173 180 201 202 230 233 299
function Rs(n,e){const r=n.subject.slot;if(r.kind!==vt)return t;const i=pr(n,e),s=0===i.length?[{offset:0,stride:r.p}]:i.map((({steps:t,slotCount:n})=>({offset:t.at(-1)??0,stride:n}))),o=Math.max(...s.map((t=>t.offset+t.stride))),u=new Map;for(const t of dr(n,r,(i[0]?.steps??[]).slice(0,-1))){if(t+o>n.slots.length||!Bs(n,t,s))continue;const r=s.map((e=>Ge(n,t+e.offset))),i=r.map((t=>Si(n,t,e.ignoresCase))).join("|");for(const t of u.get(i)??[]){if(!n.G())return rr(n,e);const i=(r,i)=>xi(n,r,t[i],e.ignoresCase);if(r.every(i))return a}if(!n.G())return rr(n,e);u.has(i)?u.get(i).push(r):u.set(i,[r])}return f}
//|173 174 231
function Bs(t,n,e){let r=!0;for(const{offset:i}of e){const e=Ge(t,n+i);if(!Ti(t,e)){if(null!==We(t,e))return!1;r=!1}}return!r}
//|301 302 303 304 305 306 307 308 309 310 311 312 313 314 315 316 317 318 319 320 321 322 323 324 325 326 327 328 329 330 331 332 333 334 335 336 337 338 339 340 341 342 343
const Fs={};
//required|294 300
Object.assign(Fs,{required:_s});
//filled|294 300
Object.assign(Fs,{filled:_s});
//present|4 5 44 47 145 175 179 300
Object.assign(Fs,{present:{judgesEmpty:!0,reads:"presence",kinds:ke,answer(t,n){const{slot:e}=t.subject,r=e.kind!==ht&&e.kind!==ft;return r&&e.flags&St?er(t,Qe(t,t.subject),n):r?l:a}}});
//accepted|6 7 44 145 184 300
Object.assign(Fs,{accepted:{judgesEmpty:!0,kinds:ke,answer(t){const n=t.subject.slot.kind===at&&t.subject.slot.value;return ur(t)?p(n):m(n)}}});
//empty|4 5 145 300
Object.assign(Fs,{empty:{judgesEmpty:!0,reads:"presence",kinds:ke,answer:t=>t.subject.x?f:h}});
//equal|264 300
Object.assign(Fs,{equal:os});
//different|263 264 300
Object.assign(Fs,{different:ss(os)});
//length|44 144 252 286 300
Object.assign(Fs,{length:{kinds:Oe(pt),Pt:!0,prepare:Yi,answer:(t,n)=>$s(t,n)}});
//between|147 252 256 300
Object.assign(Fs,{between:{kinds:Me,prepare:Yi,answer:(t,n)=>Qi(t,n)}});
//multiple_of|0 3 6 8 33 44 94 120 122 144 148 176 179 181 183 185 199 300
Object.assign(Fs,{multiple_of:{kinds:Oe(pt,mt),answer(n,r){const i=ir(n,r);if(null===i)return c;if(Wn(n.subject.slot)||i.x||i.slot.kind!==mt)return t;const s=xe(n.subject);if(null!==s)return m(kn(s,i.slot.value));if(or(n))return er(n,Z("digits of a number"),r);const{slot:o}=n.subject;return d(e,!Xe(n)||ar("number",Kn(o))!==cr,!0)}}});
//one_of|289 300
Object.assign(Fs,{one_of:Ts});
//none_of|263 289 300
Object.assign(Fs,{none_of:ss(Ts)});
//regex|290 300
Object.assign(Fs,{regex:Es("whole")});
//contains|290 300
Object.assign(Fs,{contains:Es("anywhere")});
//starts_with|0 4 8 295 300
Object.assign(Fs,{starts_with:Is(((t,n)=>t.startsWith(n)?l:d(e,n.startsWith(t),!0)))});
//ends_with|6 295 300
Object.assign(Fs,{ends_with:Is(((t,n)=>m(t.endsWith(n))))});
//chars|0 4 5 24 44 144 171 300
Object.assign(Fs,{chars:{kinds:Oe(pt),answer(n,e){const r=Ye(n,e.operands[0]).slot;return r.kind!==$t||n.subject.slot.kind!==pt?t:r.value.offender.test(n.subject.slot.value)?h:f},progress(t,n){const e=Ye(t,n.operands[0]).slot;if(e.kind!==$t)return null;const r=t.subject.slot.value,i=r.search(e.value.offender);return C(i<0?r:r.slice(0,i))}}});
//integer|296 300
Object.assign(Fs,{integer:Cs("integer")});
//number|296 300
Object.assign(Fs,{number:Cs("number")});
//boolean|296 300
Object.assign(Fs,{boolean:Cs("boolean")});
//date|296 300
Object.assign(Fs,{date:Cs("date")});
//time|296 300
Object.assign(Fs,{time:Cs("time")});
//datetime|296 300
Object.assign(Fs,{datetime:Cs("datetime")});
//json|296 300
Object.assign(Fs,{json:Cs("json")});
//before|245 300
Object.assign(Fs,{before:Di("less")});
//after|245 300
Object.assign(Fs,{after:Di("greater")});
//luhn|3 44 144 181 258 260 300
Object.assign(Fs,{luhn:{kinds:Oe(pt),answer(t,n){const e=ir(t,n);return null===e?c:ts(t,(t=>es(t,e.slot.kind===at&&e.slot.value)))}}});
//mod97|44 144 258 261 300
Object.assign(Fs,{mod97:{kinds:Oe(pt),answer:t=>ts(t,rs)}});
//weighted_sum|0 44 115 144 171 174 179 258 262 300
Object.assign(Fs,{weighted_sum:{kinds:Oe(pt),answer(n,e){const r=e.operands.map((t=>Ye(n,t)));for(const t of r)if(null!==We(n,t))return er(n,We(n,t),e);const[i,...s]=r.map((({slot:t})=>t.kind===mt?Jn(t.value,!1):null));return i>0&&0!==s.length?ts(n,(t=>is(t,i,s.map((t=>t??0))))):t}}});
//idna|0 3 4 5 44 144 181 282 300
Object.assign(Fs,{idna:{kinds:Oe(pt),answer(n,e){const r=ir(n,e);if(null===r)return c;if(n.subject.slot.kind!==pt)return t;const i=n.subject.slot.value;if(r.slot.kind!==pt||""===r.slot.value)return js(n,i,e);const s=i.lastIndexOf(r.slot.value);if(s<0)return a;const o=js(n,i.slice(s+r.slot.value.length),e);return o===h?a:o}}});
//size|0 6 44 61 115 144 255 300
Object.assign(Fs,{size:{kinds:Oe(vt,jt),Pt:!0,answer(n,e){const r=Ut(n.subject.slot);if(r.kind!==vt)return t;const i=Wi(n,e);if("number"==typeof i)return i;const[s,o]=i.map((({slot:t},n)=>t.kind===mt?Jn(t.value,0===n):null));return m(!(null!==s&&r.count<s||null!==o&&r.count>o))}}});
//unique|44 144 298 300
Object.assign(Fs,{unique:{kinds:Oe(vt),answer:(t,n)=>Rs(t,n)}});
//exclusive|0 6 44 144 171 173 200 228 300
Object.assign(Fs,{exclusive:{kinds:Oe(vt),answer(n,e){const r=Ye(n,e.operands[0]),i=n.subject.slot;return i.kind!==vt||r.x?t:m(i.count<=1||!mr(i).some((t=>$i(n,Ge(n,t),r))))}}});
//includes|44 144 283 300
Object.assign(Fs,{includes:{kinds:Oe(vt),answer:(t,n)=>ys(t,n)}});
//ascending|44 144 204 300
Object.assign(Fs,{ascending:{kinds:Oe(vt),answer:(t,n)=>wr(t,n)}});
//no_overlap|44 144 287 300
Object.assign(Fs,{no_overlap:{kinds:Oe(vt),answer:(t,n)=>Ms(t,n)}});
//min_size|266 300
Object.assign(Fs,{min_size:cs(((t,n)=>t>=n))});
//max_size|266 300
Object.assign(Fs,{max_size:cs(((t,n)=>t<=n))});
//media_type|0 6 44 144 171 300
Object.assign(Fs,{media_type:{kinds:Oe(gt),answer(n,e){if(n.subject.slot.kind!==gt)return t;const r=n.subject.slot.value.mediaType.split(";")[0].toLowerCase().replace(/\s/g,""),i=e.operands.map((t=>Ye(n,t).slot)).filter((t=>t.kind===pt));return m(i.some((t=>{return n=t.value.toLowerCase(),r===n||"*/*"===n||n.endsWith("/*")&&r.startsWith(n.slice(0,-1));var n})))}}});
//kind|0 6 145 254 285 300
Object.assign(Fs,{kind:{kinds:ke,prepare:Gi,answer:(n,e)=>n.subject.x?t:m(ks(n.subject.slot).some((t=>e.ot.has(t))))}});
//any_filled|293 300
Object.assign(Fs,{any_filled:Ns(((t,n,e)=>t>0||!!e&&null))});
//all_filled|293 300
Object.assign(Fs,{all_filled:Ns(((t,n,e)=>!(n>0)&&(!e||null)))});
//one_filled|293 300
Object.assign(Fs,{one_filled:Ns(((t,n,e)=>e&&t<2?null:1===t))});
//sets|18 345
function zs(t){const n="^"===t[0],e=(n?t.slice(1):t).replace(/\\(p\{\w+\}|[\s\S])|([\s\S])/gu,((t,n,e)=>void 0!==e?"-"===e||/[\w\s]|[^\0-\x7f]/u.test(e)?e:"\\"+Ps(e):"d"===n?"0-9":"w"===n?"0-9A-Z_a-z":"s"===n?E:"p"===n[0]?"\\"+n:"\\"+Ps(n))).replace(/^-/,"\\-").replace(/(?<!\\)-$/,"\\-");return{notation:t,offender:new RegExp(`[${n?"":"^"}${e}]`,"u")}}
//|65
const Ps=t=>/[\^$\\.*+?()[\]{}|/-]/.test(t)?t:"x"+Vt(t.charCodeAt(0).toString(16),2);
//|38 45 346 347
function Ds(t,n){if("string"==typeof t){if(!Object.hasOwn(Tt,t))throw new Y(`the type '${t}' is not known`);const n={name:t,kind:Tt[t],manner:Us(t)};return"any"===t&&(n.item=n),n}const[[e,r]]=Object.entries(t);if("form"===e)return{name:e,form:n[r],manner:"value"};if("list"!==e&&"map"!==e)throw new Y(`the type '${e}' is not known`);return{name:e,item:Ds(r,n),manner:"list"===e&&"choice"===r?"selection":"list"}}
//|
function Us(t){return"date"===t||"month"===t||"time"===t||"datetime"===t?"moment":"file"===t?"file":"value"}
//|
function Zs(t){for(;t.item&&"any"!==t.name;)t=t.item;return t}
//|350
const Js={name:"any",manner:"value"};
//|349
Js.item=Js;
//|44
const Hs={name:"text",kind:pt,manner:"value"};
//|
const Ls=t=>"function"==typeof Blob&&t instanceof Blob;
//|98 352
const Vs=t=>!("object"!=typeof t||null===t||Array.isArray(t)||t instanceof Tn||Ls(t)||t instanceof Date);
//|
const[Ys,Ks]=[Symbol("order"),Symbol("repeated")];
//|
const Gs=(t,n)=>Object.hasOwn(t,n)?t[n]:void 0;
//|
const Ws=t=>new TypeError(`${"object"==typeof t?t.constructor?.name:String(t)} is no value of a form`);
//|
const Qs=class extends Error{};
//|
const Xs=class extends Error{};
//|23 34 44 58 353 355 357 358 370 360 361 362 363 364 365 366 367 368
const to=class{constructor(t,n=!0){this.slots=t,this.Dt=n}append(t){if(this.slots.length+t>J.slots)throw new Xs;const n=this.slots.length;for(let n=0;n<t;n++)this.slots.push(null);return n}Ut(){const{slots:t}=this;for(let n=0;n<t.length;n++)t[n]??=new Pt(ht,void 0)}value(t,n,e,r){void 0!==t&&("object"!=typeof t?this.slots[e]=this.plain(t):n.form&&Vs(t)?this.form(t,n.form,e,r+1):Array.isArray(t)&&n.item&&"map"!==n.name?this.list(t,n.item,e,r):Vs(t)&&"map"===n.name?this.map(t,n.item,e,r):Vs(t)&&"any"===n.name?this.members(t,e,r):Vs(t)&&"file"===n.name?this.slots[e]=eo(t,(n=>Gs(t,n)))??this.plain(t):this.slots[e]=this.plain(t))}text(t){if(!I(t))throw new Qs;return new Pt(pt,t)}plain(t){return"string"==typeof t?this.text(t):"boolean"==typeof t?new Pt(at,t):null===t?new Pt(ft,void 0):this.other(t)}};
//module form contexts|33 34 44 58 355 359
Object.assign(to.prototype,{form(t,n,e,r){if(r>=J.depth)return this.slots[e]=new Pt(jt,void 0),void this.slots[e].y(Z("depth"));this.slots[e]=new Pt(jt,void 0);for(const i of 0===r?n.parameters??[]:[])this.value(Gs(t,i.name),i.type,e+i.slot,r);this.object(t,n,n.objects[0],e,r)}});
//module form contexts|44 58 353 354 355 357 359
Object.assign(to.prototype,{object(t,n,e,r,i){const s=t[Ks];for(const{name:o,field:u,group:c}of e.members){const e=o in Object.prototype?Gs(t,o):t[o];if(void 0!==e){if(s?.has(o))throw new Qs;u?this.value(e,u.type,r+u.slot,i):Vs(e)?(this.slots[r+n.objects[c].slot]=new Pt(jt,void 0),this.object(e,n,n.objects[c],r,i)):this.slots[r+n.objects[c].slot]=this.plain(e)}}n.isClosed&&this.noteUnknown(t,e,r)}});
//isClosed|354 359
Object.assign(to.prototype,{noteUnknown(t,n,e){const r=(t[Ys]??Object.keys(t)).filter((e=>void 0!==t[e]&&!n.Zt.has(e)));r.length>0&&(this.slots[e+n.slot].unknown=r)}});
//list any|33 34 44 58 359
Object.assign(to.prototype,{list(t,n,e,r){const i=this.slots[e]=new Pt(vt,void 0);if(r>=J.depth)return i.y(Z("depth"));[i.count,i.stride]=[t.length,n.form?.slotCount??1],i.start=this.append(i.count*i.stride);const s="any"===n.name?r+1:r;for(let e=0;e<i.count;e++)this.value(t[e]??null,n,i.item(e),s)}});
//map|33 34 44 53 58 359
Object.assign(to.prototype,{map(t,n,e,r){const i=this.slots[e]=new Pt(vt,void 0);if(i.isMap=!0,r>=J.depth)return i.y(Z("depth"));const s=this.names(t);[i.count,i.stride]=[s.length,(n.form?.slotCount??1)+1],i.start=this.append(i.count*i.stride)+1,i.order=this.order(t,s),s.forEach(((e,s)=>{const o=this.slots[i.item(s)-1]=this.text(e);o.flags|=qt,o.isKey=!0,this.value(t[e],n,i.item(s),"any"===n.name?r+1:r)}))}});
//any|33 34 44 58 349 359
Object.assign(to.prototype,{members(t,n,e){const r=this.slots[n]=new Pt(jt,void 0);if(e>=J.depth)return r.y(Z("depth"));const i=this.names(t);r.isOwn=!0,r.count=i.length,r.start=this.append(2*i.length),r.order=this.order(t,i),i.forEach(((n,i)=>{this.slots[r.start+2*i]=this.text(n),this.value(t[n],Js,r.start+2*i+1,e+1)}))}});
//map any|32 354 357 359
Object.assign(to.prototype,{names(t){if(t[Ks])throw new Qs;return Object.keys(t).filter((n=>void 0!==t[n])).sort(U)}});
//map any|354 359
Object.assign(to.prototype,{order(t,n){if(!this.Dt||n.length<2)return null;const e=new Map(n.map(((t,n)=>[t,n]))),r=(t[Ys]??Object.keys(t)).map((t=>e.get(t))).filter((t=>void 0!==t));return r.every(((t,n)=>t===n))?null:r}});
//module integer number file list map any nested contexts parameters default|44 58 97 98 99 106 352 356 359 369 370
Object.assign(to.prototype,{other(t){if(t===xn)return no(t);if("bigint"==typeof t)return no(En(t,0)??xn);if(Number.isFinite(t))return no(qn(t));if("object"!=typeof t)throw Ws(t);if(t instanceof Tn)return new Pt(mt,new Tn(t.digits,t.exponent));if(Ls(t))return eo(t,(n=>t[n]));if(t instanceof Date)throw Ws(t);if(!Array.isArray(t))return new Pt(jt,void 0);const n=new Pt(vt,void 0);return n.count=Math.min(t.length,1),[n.start,n.stride]=[this.append(n.count),1],n}});
//|44 58 97
const no=t=>new Pt(mt,t===xn?null:t);
//module file|44 58
function eo(t,n){const e=["name","media_type","type"].map((t=>n(t)??null)),[r,[i,s,o]]=[n("size"),e];if(!Number.isSafeInteger(r)||r<0||e.some((t=>null!==t&&"string"!=typeof t)))return null;if(null!==s&&null!==o)return null;const u=new Pt(gt,{name:i,size:r,mediaType:s??o??""});return u.given=t,u}
//|372
function ro(t){let n="";for(const e of t)"number"==typeof e?n+=`[${e}]`:"object"==typeof e?n+=`[${io(e.key)}]`:""===e||/[`\0-\x1f]/.test(e)?n+=`[${io(e)}]`:n+=(""===n?"":".")+(/^[A-Za-z_]\w*$/.test(e)?e:`\`${e}\``);return n}
//|65
function io(t){const n={'"':'\\"',"\\":"\\\\","\n":"\\n","\r":"\\r","\t":"\\t"};return`"${t.replace(/["\\\n\r\t]|(?![ \u200d])[\p{Cc}\p{Zl}\p{Zp}\p{Cn}\p{Co}\p{Cs}\p{Cf}\p{Zs}]/gu,(t=>n[t]??`\\u{${Vt(t.codePointAt(0).toString(16).toUpperCase(),4)}}`))}"`}
//|
const so=256;
//|
const oo=16;
//|377 378 379
function uo(t){const n=[],e=[...t.outerFrames,t.frame];return e.forEach(((r,i)=>{const s=e[i+1];r.field?n.push(...r.field.groups,r.field.name):!s&&ho(t)>0&&n.push(...fo(r.form,ho(t)));const o=t.itemIndices.slice(r.firstItem,s?.firstItem);o.length>0&&lo(t,o,r,n)})),n}
//|373 374 375
function co(t){const n=uo(t);let e=0;for(const{key:t}of n)e+=t?.length??0;return e>so&&t.Jt(oo*e),n}
//list map any|44 61
function lo(t,n,e,r){let i=e.field?t.slots[e.base+e.field.slot]:null;for(const e of n){i=i&&Ut(i);const n=i?.kind===vt&&e<i.count;r.push(n&&i.isMap?{key:t.slots[i.item(e)-1].value}:e),i=n?t.slots[i.item(e)]:null}}
//|
function ho(t){const{field:n,check:e,form:r}=t.frame;return null!==n||null===e?0:r.objects.findLastIndex((t=>e>t.slot&&e<t.slot+t.slotCount))}
//|
function fo(t,n){const e=[];for(;n>0;){e.unshift(t.objects[n].name);const r=n;n=t.objects.findIndex((t=>t.members.some((t=>t.group===r))))}return e}
//|44 46 48 380 381
function ao(t,n,e,r=n.objects[0]){const i={};for(const{name:s,field:o,group:u}of r.members){let r;if(o)r=mo(t,e+o.slot,o.type);else{const i=t.slots[e+n.objects[u].slot];if(i.flags&(Et|At))continue;r=i.kind===jt?ao(t,n,e,n.objects[u]):i.kind===ft?null:void 0}void 0!==r&&Object.defineProperty(i,s,{value:r,enumerable:!0,writable:!0,configurable:!0})}return i}
//|44 46 48 380 382
function mo(t,n,e){const r=t.slots[n];return!e.form||r.kind!==jt||r.flags&(Et|At)?po(t,r,e):ao(t,e.form,n)}
//|22 44 46 48 121 124 200 349 381
function po(t,n,e){if(!(n.flags&(Et|At)))switch(n.kind){case ht:return;case ft:return null;case at:return n.value;case gt:return n.given;case mt:return n.value??void 0;case pt:return e.kind!==pt&&"any"!==e.name&&_(n.value)?null:n.value;case vt:{if(!e.item)return;const r=mr(n).map((r=>[n.isMap?t.slots[r-1].value:r,mo(t,r,e.item)])).filter((([,t])=>void 0!==t));return n.isMap?Object.fromEntries(r):r.map((([,t])=>t))}case jt:{if(!n.isOwn)return;const e=Array.from({length:n.count},((t,e)=>n.start+2*e)).map((n=>[t.slots[n].value,mo(t,n+1,Js)]));return Object.fromEntries(e.filter((([,t])=>void 0!==t)))}default:return Gn(n)?Xn(n):void 0}}
//externals|145 384
const bo={kinds:ke,answer:(t,n)=>wo(t,n)};
//|4 171 174 179 371 376 386
function wo(t,n){const e=n.operands.map((n=>Ye(t,n)));for(const r of e)if(null!==We(t,r))return er(t,We(t,r),n);const r=t.program.externals[n.a],i={rule:r,value:vo(t,t.subject),arguments:e.map((n=>vo(t,n)))},s=t.S.answers?.(i);return t.inquiries.push({question:i,path:ro(co(t)),isPending:void 0===s}),t.Ht=null,void 0===s?er(t,"pending",n):!0===s.accepted?l:void 0===s.accepted?er(t,s.reason,n,r.undecided):(t.Ht=s.message??null,h)}
//externals|
function go(t,n){for(const e of t.inquiries)t.Lt.inquiries.push({...e,isPending:e.isPending&&n});t.inquiries=[]}
//|131 166 169 351 381 382
function vo(t,n){if(n.position<0||n.$===le)return po(t,n.slot,Hs)??null;const e=Ze(t,n.position)?.type??Le(t)??Hs;return mo(t,n.position,e)??null}
//|

//|
const jo={first:0,end:null,areKeys:!1};
//|
const yo=class{constructor(t){this.end=t,this.Vt=!1,this.Yt=!1,this.isUndecided=!1,this.Kt=!1,this.refused=null,this.Gt=!1}};
//|
const Oo=(t,n,e=0,r=!1)=>({form:t,base:n,firstItem:e,follows:r,field:null,check:null});
//items itemContents beginEach|182 392 393
function ko(t,n,e){const r=$o(t,n,e-1);return 0!==r.list.count&&!t.field.Vt&&!sr(t,t.subject)&&(t.loops.push(r),Mo(t))}
//items itemContents beginEach|44 60 61 62
function $o(t,n,e){const{slot:r}=t.subject,{areKeys:i,first:s}=n,o=!i&&0===s&&null===n.end;let u=Ut(r);(i?u.isMap:r.kind===vt||o)||(u=Zt);const c=i?1:u.isMap?-1:0;return i&&(u=Dt(u)),{list:u,count:null===n.end?u.count:Math.min(u.count,n.end),first:s,next:s,partner:c,subject:t.subject,field:t.field,end:e}}
//items itemContents beginEach|389 394 395 397 398
function Mo(t){const n=t.loops.at(-1);return n.next>n.first&&So(t,n),Ao(t,n)?(xo(t,n),t.field=t.Wt.get(t.subject.position)??new yo(0),To(t,t.subject.position+n.partner)&&(t.field.Kt=!0),t.field.end=n.end,t.itemIndices.push(n.list.j(n.next-1)),!0):(t.field=n.field,t.subject=n.subject,t.loops.pop(),!1)}
//items itemContents beginEach|173
function xo(t,n){t.subject=Ge(t,n.list.item(n.list.j(n.next++)))}
//items itemContents beginEach itemTypes nested|
function To(t,n){return!0===t.Wt.get(n)?.Kt}
//items itemContents beginEach itemTypes nested|395
function Eo(t,n,e){return n.isMap&&To(t,e-1)}
//items itemContents beginEach|
function So(t,n){const{field:e}=t;t.itemIndices.pop(),e.Yt&&(n.field.Yt=!0),e.isUndecided&&(n.field.isUndecided=!0),(e.Kt||e.Gt||null!==e.refused)&&t.Wt.set(t.subject.position,e)}
//items itemContents beginEach|57
function Ao(t,n){if(!t.G())return!1;for(;n.next<n.count;n.next++)if(0==(t.slots[n.list.item(n.list.j(n.next))].flags&zt))return!0;return!1}
//items itemContents beginEach|0 15 392 394 398
function No(n,e,r){r?.opened();const i=$o(n,e,null);return n.loops.push(i),Ao(n,i)?(n.accumulators.push({kind:O,answer:t}),xo(n,i),!0):(n.loops.pop(),n.answer=t,r?.closed(),!1)}
//items itemContents beginEach|394 398 563 564
function _o(t,n){const e=t.loops.at(-1);return n?.itemEnded(e.list.j(e.next-1)),!Qu(t,n)&&Ao(t,e)?(xo(t,e),!0):(t.subject=e.subject,t.loops.pop(),Wu(t,n),!1)}
//|402 403 404 405 406 407 408 409 410 411 412 413
const Io={};
//text|401
Object.assign(Io,{text:()=>"Enter text."});
//choice|401
Object.assign(Io,{choice:()=>"Enter text."});
//integer|401
Object.assign(Io,{integer:t=>t?`Enter a whole number, such as ${t}.`:"Enter a whole number."});
//number|401
Object.assign(Io,{number:t=>t?`Enter a number, such as ${t}.`:"Enter a number."});
//boolean|401
Object.assign(Io,{boolean:()=>"Enter true or false."});
//date|401
Object.assign(Io,{date:(t="2026-01-31")=>`Enter a date, such as ${t}.`});
//month|401
Object.assign(Io,{month:(t="2026-01")=>`Enter a month, such as ${t}.`});
//time|401
Object.assign(Io,{time:(t="14:30")=>`Enter a time, such as ${t}.`});
//datetime|401
Object.assign(Io,{datetime:(t="2026-01-31T14:30")=>`Enter a date and a time, such as ${t}.`});
//file|401
Object.assign(Io,{file:()=>"Choose a file."});
//list|401
Object.assign(Io,{list:()=>"Enter a list of values."});
//map|401
Object.assign(Io,{map:()=>"Enter names and their values."});
//|
const Co=["This must be the same as {other}.","This must be different from {other}."];
//|
const qo=["There is a mistake in this number.","This number is not allowed."];
//|
const Ro=t=>[`The number of characters must be {${t}}.`,`The number of characters must not be {${t}}.`];
//|418 419 420 421 422 423 424 425 426 427 428 429 430 431 432 433 434 435 436 437 438 439 440 441 442 443 444 445 446 447 448 449 450 451 452 453 454 455 456 457 458 459 460 461 462 463 464 465 466 467
const Bo={};
//required|417
Object.assign(Bo,{required:["This is required.","Leave this empty."]});
//filled|417
Object.assign(Bo,{filled:["This must be filled in.","Leave this empty."]});
//present|417
Object.assign(Bo,{present:["This must be included.","This must be left out."]});
//accepted|417
Object.assign(Bo,{accepted:["You must accept this.","You must not accept this."]});
//empty|417
Object.assign(Bo,{empty:["Leave this empty.","This must be filled in."]});
//equal|414 417
Object.assign(Bo,{equal:Co});
//different|414 417
Object.assign(Bo,{different:[Co[1],Co[0]]});
//equal_next|414 417
Object.assign(Bo,{equal_next:Co});
//equal_previous|414 417
Object.assign(Bo,{equal_previous:Co});
//min_length|417
Object.assign(Bo,{min_length:["Enter {min} or more characters.","Enter fewer than {min} characters."]});
//max_length|417
Object.assign(Bo,{max_length:["Enter {max} or fewer characters.","Enter more than {max} characters."]});
//length|416 417
Object.assign(Bo,{length:Ro("range")});
//equal_length|416 417
Object.assign(Bo,{equal_length:Ro("count")});
//min_value|417
Object.assign(Bo,{min_value:["This must be {min} or more.","This must be less than {min}."]});
//max_value|417
Object.assign(Bo,{max_value:["This must be {max} or less.","This must be more than {max}."]});
//between|417
Object.assign(Bo,{between:["This must be {min}.","This must not be {min}."]});
//multiple_of|417
Object.assign(Bo,{multiple_of:["This must be a multiple of {step}.","This must not be a multiple of {step}."]});
//one_of options|417
Object.assign(Bo,{one_of:["Choose one of: {values}.","This must not be any of: {values}."]});
//none_of|417
Object.assign(Bo,{none_of:["This must not be any of: {values}.","Choose one of: {values}."]});
//regex|417
Object.assign(Bo,{regex:["Enter this in the correct format.","This format is not allowed."]});
//contains|417
Object.assign(Bo,{contains:["Something that is required here is missing.","This contains something that is not allowed."]});
//starts_with|417
Object.assign(Bo,{starts_with:["This must start with \u201c{text}\u201d.","This must not start with \u201c{text}\u201d."]});
//ends_with|417
Object.assign(Bo,{ends_with:["This must end with \u201c{text}\u201d.","This must not end with \u201c{text}\u201d."]});
//chars|417
Object.assign(Bo,{chars:["Use only these characters: {characters}","Use at least one character other than these: {characters}"]});
//integer|417
Object.assign(Bo,{integer:["Enter a whole number.","This must not be a whole number."]});
//number|417
Object.assign(Bo,{number:["Enter a number.","This must not be a number."]});
//boolean|417
Object.assign(Bo,{boolean:["Enter true or false.","This must not be true or false."]});
//date|417
Object.assign(Bo,{date:["Enter a date, such as 2026-01-31.","This must not be a date."]});
//time|417
Object.assign(Bo,{time:["Enter a time, such as 14:30.","This must not be a time."]});
//datetime|417
Object.assign(Bo,{datetime:["Enter a date and a time, such as 2026-01-31T14:30.","This must not be a date and time."]});
//json|417
Object.assign(Bo,{json:["Enter JSON, such as [1, 2].","This must not be JSON."]});
//before|417
Object.assign(Bo,{before:["This must be before {limit}.","This must not be before {limit}."]});
//after|417
Object.assign(Bo,{after:["This must be after {limit}.","This must not be after {limit}."]});
//luhn|415 417
Object.assign(Bo,{luhn:qo});
//mod97|415 417
Object.assign(Bo,{mod97:qo});
//weighted_sum|415 417
Object.assign(Bo,{weighted_sum:qo});
//idna|417
Object.assign(Bo,{idna:["Enter a host name, such as m\xfcnchen.example.","This must not be a host name."]});
//size|417
Object.assign(Bo,{size:["The number of items must be {range}.","The number of items must not be {range}."]});
//unique|417
Object.assign(Bo,{unique:["All items must be different.","Some items must be the same."]});
//exclusive|417
Object.assign(Bo,{exclusive:["\u201c{item}\u201d can't be combined with anything else.","\u201c{item}\u201d must be combined with something else."]});
//includes|417
Object.assign(Bo,{includes:["Include all of: {values}.","Do not include all of: {values}."]});
//ascending|417
Object.assign(Bo,{ascending:["Put the items in ascending order.","The items must not be in ascending order."]});
//no_overlap|417
Object.assign(Bo,{no_overlap:["The items must not overlap.","Some items must overlap."]});
//min_size|417
Object.assign(Bo,{min_size:["The file must be {min} or larger.","The file must be smaller than {min}."]});
//max_size|417
Object.assign(Bo,{max_size:["The file must be {max} or smaller.","The file must be larger than {max}."]});
//media_type|417
Object.assign(Bo,{media_type:["The file must have one of these types: {types}.","The file must not have any of these types: {types}."]});
//kind|417
Object.assign(Bo,{kind:["The type of this value must be one of: {kinds}.","The type of this value must not be one of: {kinds}."]});
//any_filled|417
Object.assign(Bo,{any_filled:["Fill in at least one of: {fields}.","Leave all of these empty: {fields}."]});
//all_filled|417
Object.assign(Bo,{all_filled:["Fill in all of: {fields}.","Leave at least one of these empty: {fields}."]});
//one_filled|417
Object.assign(Bo,{one_filled:["Fill in exactly one of: {fields}.","Fill in none of these, or more than one: {fields}."]});
//|469 470 471
const Fo={};
//list map|468
Object.assign(Fo,{list:["Add at least one item.","Remove all items."]});
//list|468
Object.assign(Fo,{selection:["Select at least one.","Select none of these."]});
//file|468
Object.assign(Fo,{file:["Choose a file.","Remove the file."]});
//|473 474
const zo={};
//unique|472
Object.assign(zo,{unique:["Each item must have a different {by}.","Some items must have the same {by}."]});
//ascending|472
Object.assign(zo,{ascending:["Put the items in ascending order of {by}.","The items must not be in ascending order of {by}."]});
//|476 477
const Po={};
//min_value|475
Object.assign(Po,{min_value:["This must be {min} or later.","This must be earlier than {min}."]});
//max_value|475
Object.assign(Po,{max_value:["This must be {max} or earlier.","This must be later than {max}."]});
//|401 417 468 472 475
function Do(t,n,e,r){switch(t){case"type":return Io[e.type]?.(e.example)??"Fill in this part of the form.";case"unknown":return"There is no field '{name}'."+(void 0===e.meant?"":" Did you mean '{meant}'?");case"unchecked":return"This could not be checked.";case"computed":return""===e.value?"This must be left empty.":"This must be {value}."}const i=n?1:0;if(!Object.hasOwn(Bo,t))return n?"This is not allowed.":"This was not accepted.";if(Po[t]&&"moment"===r())return Po[t][i];const s=["required","filled","empty"].includes(t)&&Fo[r()];return s?s["empty"===t?1-i:i]:"between"===t&&void 0!==e.max?Bo.between[i].replace("{min}","between {min} and {max}"):(void 0!==e.by&&zo[t]||Bo[t])[i]}
//|210 484
function Uo(t,n){const{source:e,arguments:r}=t.program.messages[n],i=0===r.length?{}:Vo(Or(t,r));return{source:e,values:()=>i}}
//|216 219 482 483
function Zo(t,n,e){switch(n){case"label":return Ho(t);case"value":return t.frame.field?.isSecret?Nr:Er(t,t.subject);case"length":return Lo(t);case"other":return e?.other()??void 0;default:return}}
//|169 355 478 485
function Jo(t,{authored:n=null,builtIn:e,isNegated:r=!1,values:i=null,found:s=null}){const{ruleTexts:o,translations:u}=t.S;if(null!==n)return Yo((u&&Gs(u,n.source))??n.source,(()=>({...s?.values()??i,...n.values()})),t,s);const c=i??s?.values()??{};return"type"===e&&(c.example??=t.frame.field?.notation?.example),Yo((o&&Gs(o,r?`not ${e}`:e))??Do(e,r,c,(()=>s?.Qt()?"moment":0===t.owners.length?Le(t)?.manner??"value":"value")),(()=>c),t,s)}
//|36 378
function Ho(t){const{field:n,form:e}=t.frame;if(n)return n.F;const r=e.objects[Math.max(0,ho(t))],i=ho(t)>0?r:e;return i.label??L(i.name)}
//|30 44
function Lo(t){const{slot:n}=t.subject;return n.kind===pt?String(P(n.value)):n.kind===vt?String(n.count):"0"}
//|
function Vo(t){const n={};for(const{name:e,text:r}of t)n[e]=void 0===n[e]?r:`${n[e]}, ${r}`;return n}
//|355 480 487
function Yo(t,n,e,r){const i=Go(t,e.program.Xt);if(1===i.length)return i[0];const s=n();let o=i[0];for(let t=1;t<i.length;t+=2){const n=i[t];o+=(Gs(s,n)??Zo(e,n,r)??`{${n}}`)+i[t+1]}return o}
//module|40 487
function Ko(t,{authored:n,found:e}){const r=null===n?[]:Go(n.source,t.program.Xt).filter(((t,n)=>n%2==1));return null!==n&&0===r.length||!(!e.arguments.every((({operand:t})=>t.kind===W))||null!==n&&Object.keys(n.values()).length>0)&&r.every((t=>e.arguments.some((n=>n.name===t))))}
//|
function Go(t,n){let e=n.get(t);if(void 0!==e)return e;e=[""];let r=0;for(const{0:n,1:i,index:s}of t.matchAll(/\{\{|\}\}|\{([^}]*)\}/g))e[e.length-1]+=t.slice(r,s)+(void 0===i?n[0]:""),void 0!==i&&e.push(i,""),r=s+n.length;return e[e.length-1]+=t.slice(r),n.size<1e3&&n.set(t,e),e}
//|
const Wo=Object.freeze([]);
//|40 221 488 490 491
function Qo(t,n,e,r){const i=t.program.calls[n.index],s=new tu(t,i?.name??"",i?.arguments??Wo,e);return s.inherited=n.op===wi?Xo(t,n):null,r&&s.arguments.some((({operand:{kind:t}})=>t!==W&&t!==X))&&s.settle(),s}
//externals|
function Xo(t,n){if(null!==t.Ht)return{source:t.Ht.replace(/[{}]/g,"$&$&"),values:()=>({})};const{message:e}=t.program.externals[n.a];return void 0===e?null:{source:t.program.messages[e].source,values:()=>({})}}
//|0 9 121 171 210 213 484
const tu=class{constructor(t,n,e,i){this.tn=t,this.builtIn=n,this.rule=n,this.arguments=e,this.message=null,this.inherited=null,this.answer=t.answer,this.progress=i,this.items=[],this.isNegated=!1,this.nn=b(t.answer)===r?t.P:null,this.en=null}settle(){this.en={values:this.values(),other:this.other(),Qt:this.Qt()}}values(){return this.en?.values??Vo(Or(this.tn,this.arguments))}other(){return null===this.en?Mr(this.tn,this.arguments):this.en.other}Qt(){return this.en?.Qt??this.arguments.some((({operand:t})=>Gn(Ye(this.tn,t).slot)))}};
//|0 1 9 493 494
function nu(t,s,o,u,c,l){const[h,f]=[b(s),b(u)];if(null===t||0===h)return o;if(null===o||0===f)return t;if(h===r&&f===r)return eu(o)>eu(t)?o:t;if(h!==f){const i=c?n:e;return h===(h===i||f===i?i:r)?t:o}return h!==e?t:c?ru(o,t)?o:t:l&&s&i&&!(u&i)?o:t}
//|
const eu=t=>["passes","warns","blocks"].indexOf(t.nn?.Z);
//|1
function ru(t,n){const e=t=>0!=(t.answer&i);return e(t)===e(n)?t.progress>n.progress:e(t)}
//|
const iu=["accumulators","loops","subjects","owners","arguments","inquiries"];
//|489 497 498 499 501 547 629
function su(t,n){const{start:e}=t.program.checks[n],r=t.program.code[e],i=new hu(t,n),s=ou(t.program,n);if(null!==s)return i.rn=Qo(t,s,0,!1),s!==r&&(i.in(t.program.rules[r.a]),i.sn(r)),i.rn;const o=uu(t);t.z=!0,Yu(t,e,i);const u=!t.on;return cu(t,o),u?i.rn:(t.steps+=Zc-t.un,t.un=1,null)}
//|221
function ou(t,n){const{start:e}=t.checks[n],r=t.code[e+1];return t.cn[e].test&&r.op===Rr&&r.a===n?t.cn[e]:null}
//|495
function uu(t){const{subject:n,answer:e,ln:r,P:i,R:s,depth:o,Ht:u,z:c,on:l,hn:h}=t,f={subject:n,answer:e,ln:r,P:i,R:s,depth:o,Ht:u,z:c,on:l,hn:h},a=iu.every((n=>0===t[n].length)),m=t=>"object"==typeof t&&Object.getPrototypeOf(t)===Object.prototype?{...t}:t;return{registers:f,stacks:a?null:Object.fromEntries(iu.map((n=>[n,t[n].map(m)])))}}
//|495
function cu(t,{registers:n,stacks:e}){if(({subject:t.subject,answer:t.answer,ln:t.ln,P:t.P,R:t.R,depth:t.depth,Ht:t.Ht,z:t.z,on:t.on,hn:t.hn}=n),null!==e)Object.assign(t,e);else for(const n of iu)t[n].length>0&&(t[n]=[])}
//beginOr beginAny|1 24 44
function lu(t,n){const{slot:e}=t.subject;return e.kind!==pt?0:n.test?.progress?.(t,n)??null??(t.answer&i?C(e.value):0)}
//|489 500 502 503 504 505 506 507 508 509
const hu=class{constructor(t,n){this.tn=t,this.check=n,this.rn=null,this.fn=[],this.an=[]}mn(t){const n=this.an.includes(!0)?lu(this.tn,t):0;this.rn=Qo(this.tn,t,n,!0)}in(t){void 0!==t.message&&this.message(t.message)}sn(t){const n=this.tn.program.calls[t.index];this.rn&&n&&Object.assign(this.rn,{rule:n.name,inherited:this.rn.message??this.rn.inherited,message:null,answer:this.tn.answer})}};
//beginAnd beginOr beginAll beginAny beginEach|501
Object.assign(hu.prototype,{opened(t=!1){this.fn.push(null),this.an.push(t)}});
//beginAnd beginOr beginAll beginAny beginEach|49 492 501
Object.assign(hu.prototype,{combined(t,n){const e=0!=(this.tn.subject.slot.flags&Nt);this.fn.push(nu(this.fn.pop(),t,this.rn,this.tn.answer,n,e))}});
//beginAnd beginOr beginAll beginAny beginEach|501
Object.assign(hu.prototype,{closed(){this.rn=this.fn.pop(),this.an.pop()}});
//beginEach|501
Object.assign(hu.prototype,{itemEnded(t){this.rn?.items.unshift(t)}});
//pushMember|501
Object.assign(hu.prototype,{memberMissing(){this.rn=null}});
//popMember|501
Object.assign(hu.prototype,{memberEnded(){this.rn&&(this.rn.items=[])}});
//not|501
Object.assign(hu.prototype,{negated(){this.rn&&Object.assign(this.rn,{isNegated:!this.rn.isNegated,items:[]})}});
//message|479 501
Object.assign(hu.prototype,{message(t){this.rn&&null===this.rn.message&&(this.rn.message=Uo(this.tn,t))}});
//|1 49 479 496 511 512 513 514 515 528
function fu(t,n){const e=void 0===t.Lt.notes&&au(t);if(e&&mu(t,n))return;const{answer:r}=t,s=0!=(t.subject.slot.flags&Nt)&&(0!=(r&i)||!0===t.frame.field?.pn),o=t.program.checks[n],u=o.isCondition?null:su(t,n),c=o.isCondition?"check":null,l=u?.items??[];t.itemIndices.push(...l);const h={authored:u?.message??(void 0===o.message?null:Uo(t,o.message))??u?.inherited??null,builtIn:c??u?.builtIn??"",isNegated:u?.isNegated??!1,found:u},f=bu(t,c??u?.rule??Su(t,t.program.code[o.start])??"",o.place,h,o.isWarning?"warning":"error",o.target);du(t,f,s,o),t.itemIndices.length-=l.length,e&&null!==u&&pu(t,n,f,h)}
//module|
function au({S:t,outerFrames:n,itemIndices:e}){return void 0===t.ruleTexts&&void 0===t.translations&&n.length+e.length===0}
//module|
function mu(t,n){const e=t.program.violations[n];if(null===e)return!1;const{path:r,rule:i,message:s,severity:o,file:u,line:c,column:l}=e;return t.Lt.violations.push({path:r,rule:i,message:s,severity:o,file:u,line:c,column:l}),!0}
//module|221 486 497
function pu(t,n,e,r){const i=ou(t.program,n);null!==i&&i.op!==wi&&Ko(t,r)&&(t.program.violations[n]={...e})}
//|
function du(t,n,e,r=null){t.Lt.violations.push(n),t.Lt.notes?.set(n,{dn:e,check:r})}
//|371 376 481
function bu(t,n,e,r,i,s=[],o=null){return{path:null===o&&0===s.length&&t.outerFrames.length+t.itemIndices.length===0&&t.frame.field?t.frame.field.bn:ro([...o??co(t),...s]),rule:n,message:Jo(t,r),severity:i,file:t.program.sources[e[0]],line:e[3],column:e[4]}}
//|
function wu(t){return t.frame.field?.place??t.frame.form.place}
//|514 515 516 518 522
function gu(t,n,e,r,i=!1){ku(t),du(t,bu(t,n,wu(t),{builtIn:n,values:{[e]:r}},"error"),i),vu(t)}
//|
function vu(t){"first"===t.S.mode&&(t.on=!0)}
//|50 169 517
function ju(t){gu(t,"type","type",Le(t)?.name??"",0!=(t.subject.slot.flags&_t))}
//|48 55 119 131 132 216 219 228 517
function yu(t){const{subject:n}=t,e=t.slots[n.position+1],r=new he(e,oe,Yn(e),n.position+1);return!(!r.x||e.flags&At)||!(e.flags&Bt||n.x||!$i(t,n,r,!1))||(gu(t,"computed","value",t.frame.field.isSecret?Nr:Er(t,n)),"first-per-field"!==t.S.mode||(t.field.Kt=!0,!1))}
//|0 9 385 510 522 524
function Ou(t,n){if(t.inquiries.length>0&&go(t,b(t.answer)===r),t.field.Kt)return t.field.end;if(b(t.answer)===r)return Mu(t,n),null;const e=!0===t.ln?.wn;return fu(t,n),t.program.checks[n].isWarning?null:(ku(t),e&&(t.field.refused=t.subject.position),"first"===t.S.mode&&(t.on=!0),"first-per-field"!==t.S.mode?null:(t.field.Kt=!0,t.field.end))}
//|
function ku(t){t.field.Yt=!0,t.Lt.gn=!0}
//warn|0 9 510
function $u(n,r){b(n.answer)===e&&(n.z||fu(n,r),n.answer=t)}
//|496 515 527 528
function Mu(t,n){const e=t.program.checks[n],r=(e.isExternal?su(t,n)?.nn:null)??t.P,i=(r.step&&Su(t,r.step))??"when";"blocks"===r.Z?Eu(t,r.reason,e.isCondition?"check":i,e):"warns"===r.Z&&t.Lt.violations.push(bu(t,i,e.place,{builtIn:"unchecked"},"warning"))}
//branch|527
function xu(t,n){t.program.calls[n.index]&&!t.field.Kt&&Eu(t,t.P.reason,"when")}
//decisions|527
function Tu(t,n){const e=t.vn.get(n);e&&Eu(t,e.reason,"when")}
//|371 376
function Eu(t,n,e,r=null){t.field.isUndecided=!0,t.Lt.isUndecided=!0;const i={path:ro(co(t)),rule:e,reason:n};t.Lt.undecided.push(i),null!==r&&t.Lt.notes?.set(i,{dn:!1,check:r})}
//|
function Su(t,n){return t.program.calls[n.index]?.name}
//options|49 517 532
function Au(t,n){const{subject:e}=t;if(e.x||n.table.has(e.slot.value))return!0;const r=e.slot.flags&Nt&&(n.pn||[...n.table].some((t=>t.startsWith(e.slot.value))));return gu(t,"one_of","values",n.jn??=Iu(n.options),Boolean(r)),!1}
//|44 48 52 173 182 396 519 527 529 531
function Nu(t){const n=t.subject,e=t.frame.field;if(n.slot.kind!==vt||!e||t.field.Vt||t.field.Gt||sr(t,n))return;t.field.Gt=!0;const r="first-per-field"===t.S.mode;for(let i=0;i<n.slot.count&&!t.on;i++){const s=n.slot.j(i);t.subject=Ge(t,n.slot.item(s));const{slot:o,position:u}=t.subject,c=Eo(t,n.slot,u);t.itemIndices.push(s),o.flags&At?(c||ju(t),n.slot.isMap&&r&&_u(t,u)):o.flags&Ct?Eu(t,o.reason,"type"):o.kind===pt&&e.table&&!c&&!Au(t,e)&&r&&_u(t,u),t.itemIndices.pop()}t.subject=n}
//|389
function _u(t,n){const e=new yo(0);e.Kt=!0,t.Wt.set(n,e)}
//|
function Iu(t){const n=t.length-8;return t.slice(0,8).map((({label:t,value:n})=>t??n)).join(", ")+(n>0?` \u2026 (${n} more)`:"")}
//|44 57 119 131 132 389 529 534
function Cu(t,n){if(!t.G())return!1;const{frame:e}=t,r=e.form.fields[n.a];e.field=r,t.field=new yo(n.b);const i=e.base+r.slot,s=t.slots[i];return t.subject=new he(s,oe,Yn(s),i),s.flags&zt?(t.field.Vt=!0,qu(t,0,s,i),!1):s.kind!==pt||null===r.table||Au(t,r)||"all"===t.S.mode&&!t.on}
//|46 47 48 519 526 527
function qu(t,n,e,r){e.flags&Et||(e.flags&St?Tu(t,r):e.flags&At?ju(t):t.B.has(r)?Eu(t,t.B.get(r),"computed"):Eu(t,e.reason,"type"))}
//|47 54 173 389 526
function Ru(t,n){if(!t.G())return!1;t.frame.field=null,t.frame.check=n.a,t.field=new yo(n.b),t.subject=Ge(t,t.frame.base);const e=t.frame.base+n.a,{flags:r}=t.slots[e];return(r&Rt)===St&&Tu(t,e),0==(r&Rt)}
//|32 537
function Bu(t,n){const e=Array.from(t.toLowerCase());if(0===e.length||e.length>64)return null;const r=Math.min(Math.floor(e.length/3),4);let i=null;for(const s of n){const n=Array.from(s.toLowerCase());if(s===t||Math.abs(n.length-e.length)>r)continue;const o=Fu(e,n),u=null===i||o<i.yn||o===i.yn&&U(s,i.name)<0;o<=r&&u&&(i={yn:o,name:s})}return i?.name??null}
//|
function Fu(t,n){let[e,r]=[[],Array.from({length:n.length+1},((t,n)=>n))];return t.forEach(((i,s)=>{const o=[s+1];n.forEach(((u,c)=>{let l=Math.min(r[c]+(i===u?0:1),r[c+1]+1,o[c]+1);s>0&&c>0&&i===n[c-1]&&t[s-1]===u&&(l=Math.min(l,e[c-1]+1)),o.push(l)})),[e,r]=[r,o]})),r[n.length]}
//|
const zu=100;
//module nested|37 44 54 379 536 538 540 541
function Pu(t,n){for(let e=1;e<n.objects.length&&!t.on;e++){const r=t.slots[t.frame.base+n.objects[e].slot];r.kind===jt||t.program.On(n,n.objects[e])||r.flags&Rt||!Uu(r,n)||Du(t,"type",{builtIn:"type",values:{type:"group",example:null}},n,fo(n,e))}if(n.isClosed)for(const[e,r]of n.objects.entries()){const i=t.slots[t.frame.base+r.slot];if(!(!i.g||null===i.unknown||i.flags&Rt||t.program.On(n,r)))for(const[s,o]of i.unknown.entries()){if(t.on)return;const i={name:V(o)},u=s<zu?Bu(o,r.members.map((t=>t.name))):null;null!==u&&(i.meant=u),Du(t,"unknown",{builtIn:"unknown",values:i},n,[...fo(n,e),o])}}}
//|515 518
function Du(t,n,e,r,i){t.Lt.gn=!0,t.Lt.violations.push(bu(t,n,r.place,e,"error",i)),vu(t)}
//|44 119
function Uu(t,n){switch(t.kind){case ht:case jt:return!1;case ft:return n.isExact;case pt:return n.isExact||!Yn(t);default:return!0}}
//nested|33 34 44 51 182 543 544
function Zu(t,n){if(!t.S.judgesNestedForms)return;const e=t.subject,r=t.kn;if(t.kn=1/0,t.depth>=J.depth)return t.$n(Z("depth"));if(t.depth++,e.slot.kind!==jt||e.slot.flags&It||Hu(t,n,e.position,!1),e.slot.kind===vt&&!sr(t,e))for(let r=0;r<e.slot.count&&!t.on&&t.G();r++){const i=e.slot.j(r);t.itemIndices.push(i),Ju(t,i,e.slot,n),t.itemIndices.pop()}t.depth--,t.kn=r,t.subject=e}
//nested|48 52 119 131 132 396 519 527 544
function Ju(t,n,e,r){const i=e.item(n),s=t.slots[i];s.flags&At?(t.subject=new he(s,oe,Yn(s),i),Eo(t,e,i)||ju(t)):s.flags&Ct?Eu(t,s.reason,"type"):Hu(t,r,i,n>0&&!e.isMap)}
//nested|390 539 547
function Hu(t,n,e,r){const[i,s]=[t.field,t.loops.length];t.outerFrames.push(t.frame),t.frame=Oo(n,e,t.itemIndices.length,r),Pu(t,n),t.on||Yu(t,n.checks,null),t.frame=t.outerFrames.pop(),t.loops.length=s,t.field=i}
//ignoring pushMember|2 44 61 134 154 173
function Lu(t,n){const e=t.subject.slot;if(e.kind!==jt||!e.isOwn)return t.answer=u,!1;t.owners.push(t.subject);const r=n.slot.kind===pt?_e(t,Ut(e),n.slot.value):void 0;return t.subject=void 0===r?ae:Ge(t,r),!0}
//ignoring pushMember|5 22 44 58 119 131 132 171
function Vu(t,n){const e=Ye(t,n.a).slot,{subject:r}=t;if(r.slot.kind!==pt||r.x||e.kind!==$t)return t.subjects.push(r),!0;const i=Array.from(r.slot.value).filter((t=>e.value.offender.test(t))).join("");if(_(i))return t.ln=n,t.answer=a,!1;if(t.subjects.push(r),i.length<r.slot.value.length){const n=new Pt(pt,i);n.flags=r.slot.flags,t.subject=new he(n,oe,Yn(n),r.position)}return!0}
//|0 9 10 11 46 171 177 221 385 521 523 525 533 535 562 563 564 565 567
function Yu(t,e,i){const s=null===i?t.program.cn:t.program.code;for(let o=e;;){const e=s[o++];switch(e.op){case mi:case pi:case di:case bi:case wi:if(t.answer=tr(t,e),t.ln=w(t.answer)?e:null,i?.mn(e),t.on&&w(t.answer))return;break;case Ir:if(null!==t.accepted&&1===t.accepted[e.a]){o=e.b;break}if(t.kn--<=0)return;if(Cu(t,e)||(o=e.b),t.on)return;break;case qr:if(t.kn--<=0)return;if(Ru(t,e)||(o=e.b),t.on)return;break;case Rr:if(t.on||i?.check===e.a)return;if(w(t.answer)?o=Ou(t,e.a)??o:t.inquiries.length>0&&go(t,!1),t.on)return;break;case Br:e.a!==t.S.moment&&(o=e.b);break;case Fr:(t.field.Yt||t.field.isUndecided)&&(o=e.a);break;case zr:t.slots[t.frame.base+e.a].flags&Et||(o=e.b);break;case Vr:o=e.a;break;case Yr:if(b(t.answer)===n)break;b(t.answer)===r&&0===t.accumulators.length&&xu(t,e),o=b(t.answer)===r?e.b:e.a;break;case Kr:return;case Gr:case Wr:case Qr:case Xr:Gu(t,e.op-Gr,i);break;case ti:Qu(t,i)&&(o=e.a);break;case ni:Wu(t,i);break;case ei:t.answer=g(t.answer),i?.negated();break;case ri:i?.message(e.a);break;case ii:if(i?.check===e.a)return;$u(t,e.a);break;case ui:t.subjects.push(t.subject),t.subject=Ye(t,e.a);break;case li:t.subject=t.subjects.pop();break;case ai:if(Xu(t,e,i),t.on)return nc(t,e);break;default:if(o=e.Mn(t,e,i)??o,t.on)return}}}
//|549 550 551 552 553 554 555 556 557 558 559 560 561
const Ku={};
//recordValue|520 548
Object.assign(Ku,{recordValue:(t,n)=>yu(t)?void 0:n.a});
//itemTypes|530 548
Object.assign(Ku,{itemTypes:t=>{Nu(t)}});
//nested|542 548
Object.assign(Ku,{nested(t,n){t.field.Vt||Zu(t,t.program.forms[n.a])}});
//items|391 548
Object.assign(Ku,{items:(t,n)=>t.field.Kt||!ko(t,n.a,n.b)?n.b:void 0});
//itemContents|388 391 548
Object.assign(Ku,{itemContents:(t,n)=>ko(t,jo,n.a)?void 0:n.a});
//nextItem|393 548
Object.assign(Ku,{nextItem:(t,n)=>Mo(t)?n.a+1:void 0});
//decide|548 577
Object.assign(Ku,{decide:(t,n)=>{fc(t,t.program.decisions[n.a])}});
//compute|548 574
Object.assign(Ku,{compute:(t,n)=>{cc(t,t.program.computed[n.a])}});
//beginEach|399 548
Object.assign(Ku,{beginEach:(t,n,e)=>No(t,n.a,e)?void 0:n.b});
//nextEach|400 548
Object.assign(Ku,{nextEach:(t,n,e)=>_o(t,e)?n.a+1:void 0});
//ignoring|546 548
Object.assign(Ku,{ignoring(t,n,e){if(!Vu(t,n))return e?.mn(n),n.b}});
//pushMember|171 545 548
Object.assign(Ku,{pushMember(t,n,e){if(!Lu(t,Ye(t,n.a)))return e?.memberMissing(),n.b}});
//popMember|2 9 548
Object.assign(Ku,{popMember(t,n,e){t.subject=t.owners.pop(),0===b(t.answer)&&(t.answer=u),e?.memberEnded()}});
//beginAnd beginOr beginAll beginAny|15 16
function Gu(t,n,e){t.accumulators.push({kind:n,answer:x[n]}),e?.opened(n===k||n===M)}
//beginAnd beginOr beginAll beginAny beginEach|
function Wu(t,n){t.answer=t.accumulators.pop().answer,n?.closed()}
//beginAnd beginOr beginAll beginAny beginEach|0 1 9 15 17 176
function Qu(t,r){const o=t.accumulators.at(-1),u=o.answer,c=o.kind===k||o.kind===M;o.answer=T[o.kind](u,t.answer),r?.combined(u,c);const[l,h]=c?[n,s]:[e,i];return b(o.answer)===l&&(!Xe(t)||0==(o.answer&h))}
//rule|33 34 179 547 566
function Xu(t,n,e){const r=t.program.rules[n.a];if(t.depth>=J.depth&&!t.program.U(n))return void(t.answer=er(t,Z("depth"),n));if(!t.G())return;const i=t.arguments.length;for(const e of n.operands)t.arguments.push(tc(t,e));const s=t.R;t.R=i,t.depth++,Yu(t,r.entry,e),e?.in(r),t.arguments.length=i,t.R=s,t.depth--,e?.sn(n)}
//rule|132 171 207
function tc(t,n){const e=Ye(t,n);return t.program.W&&vr(t,n)?Object.assign(new he(e.slot,e.$,e.x,e.position),{isSecret:!0}):e}
//|33
function nc(t,n){const e=t.program.calls[n.index];e&&t.hn?.reason===Z("steps")&&(t.hn.rule=e.name)}
//computed|33 44 171 174 569 573
function ec(t,n){const e=Ye(t,n.list),r={count:0,sum:0,extreme:null,obstacle:We(t,e)};if(null!==r.obstacle||e.slot.kind!==vt)return r;for(let i=0;i<e.slot.count&&null===r.obstacle;i++)t.G()?uc(t,rc(t,n,e.slot.item(i)),r,n.function):r.obstacle=Z("steps");return r}
//computed|33 34 570
function rc(t,n,e){const r={count:0,sum:0,extreme:null,obstacle:null};if(t.depth>=J.depth)return r.obstacle=Z("depth"),r;t.depth++;const{level:i}=n;for(;t.aggregateItems.length<i;)t.aggregateItems.push(null);return ic(t,e,n,0,r),t.aggregateItems.length=i,t.aggregateItems.every((t=>null===t))&&(t.aggregateItems.length=0),t.depth--,r}
//computed|173 174 211 571 572
function ic(t,n,e,r,i){if(n>=t.slots.length)return;const s=Ge(t,n);s.x||(("count"!==e.function||void 0!==e.body||r<e.steps.length)&&null!==We(t,s)?i.obstacle=`unreadable: ${kr(t,e.list)}`:(t.aggregateItems.push({position:n,form:e.forms[r]??null}),r===e.steps.length?oc(t,e,i):sc(t,n+e.steps[r],e,r+1,i),t.aggregateItems.pop()))}
//computed|33 44 173 174 570
function sc(t,n,e,r,i){if(n>=t.slots.length)return;const s=Ge(t,n);if(i.obstacle=We(t,s),null===i.obstacle&&s.slot.kind===vt)for(let n=0;n<s.slot.count&&null===i.obstacle;n++)t.G()?ic(t,s.slot.item(n),e,r,i):i.obstacle=Z("steps")}
//computed|0 9 44 171 174 547 573
function oc(t,e,i){if(void 0!==e.body){Yu(t,e.body,null);const s=b(t.answer);if(t.on||e.isConditional&&s===r)return void(i.obstacle=t.P.reason);if(e.isConditional&&s!==n)return}if("count"===e.function)return void i.count++;const s=Ye(t,e.value);i.obstacle=We(t,s),null!==i.obstacle||s.x||uc(t,{count:1,sum:s.slot.kind===mt?s.slot.value:0,extreme:s,obstacle:null},i,e.function)}
//computed|86 150
function uc(t,n,e,r){if(null===e.obstacle)if(null===n.obstacle){if(e.count+=n.count,"sum"===r){const t=dn(e.sum,n.sum);null===t?e.obstacle="more than 38 digits":e.sum=t}else if("count"!==r&&null!==n.extreme){const i=null===e.extreme?null:Ee(t,n.extreme,e.extreme);(null===e.extreme||null!==i&&("min"===r?i<0:i>0))&&(e.extreme=n.extreme)}}else e.obstacle=n.obstacle}
//computed|134 135 171 174 568 575
function cc(t,n){const e=t.frame.base+n.slot;if(n.operand){const r=Ye(t,n.operand);lc(t,r,We(t,r),e)}else{const r=ec(t,n.aggregate),{function:i}=n.aggregate;lc(t,("count"===i?me(r.count):"sum"===i?me(r.sum):r.extreme)??ae,r.obstacle,e)}}
//computed|44 52 54 58
function lc(t,n,e,r){const i=t.slots[r],s=null!==e||n.x?new Pt(ht,void 0):n.slot.copy();s.flags=i.flags&Rt,null!==e?(s.flags|=Ct,t.B.set(r,e)):t.B.delete(r),t.slots[r]=s}
//decisions|3 134 221 547 575 577
function hc(t,n){const{decisions:e}=n.form;if(void 0===e)return;const r=t.frame;if(t.frame=n,t.on||Yu(t,e,null),t.on){t.answer=c;for(const n of t.program.xn(e))if(n.op===Hr)fc(t,t.program.decisions[n.a]);else if(n.op===Lr){const e=t.program.computed[n.a];lc(t,ae,t.P.reason,t.frame.base+e.slot)}}t.frame=r}
//decisions|0 9 46 47 54
function fc(t,{slot:e,main:i,otherwise:s,place:o}){const{flags:u}=t.slots[t.frame.base+e],c=(n,e)=>{for(let r=n[0];r<n[1];r++)t.slots[t.frame.base+r].flags|=e};if(u&Rt){const t=u&Et?Et:St;c(i,t),c(s,t)}else if(b(t.answer)===n)c(s,Et);else if(b(t.answer)!==r)c(i,Et);else{const n={reason:t.P.reason,place:o};for(const e of[i,s]){c(e,St);for(let r=e[0];r<e[1];r++)t.vn.set(t.frame.base+r,n)}}}
//|579 580 581 582 583 584
const ac={};
//trim|20 578
Object.assign(ac,{trim:t=>t.replace(A,"")});
//collapse_spaces|21 578
Object.assign(ac,{collapse_spaces:t=>t.replace(N," ")});
//lowercase|578
Object.assign(ac,{lowercase:t=>t.includes("\u03a3")?Array.from(t,(t=>t.toLowerCase())).join(""):t.toLowerCase()});
//uppercase|578
Object.assign(ac,{uppercase:t=>t.toUpperCase()});
//digits|578 585
Object.assign(ac,{digits:t=>t.replace(/\P{Nd}/gu,"").replace(/[^0-9]/gu,mc)});
//nfc|578
Object.assign(ac,{nfc:t=>t.normalize("NFC")});
//|
function mc(t){const n=t.codePointAt(0);let e=0;for(;/\p{Nd}/u.test(String.fromCodePoint(n-e-1));)e++;return e%10}
//normalization|44 578 586 587
function pc(t,n,e,r){const i=t.slots[n];if("any"!==e.name&&e.item){if(i.kind!==vt)return;for(let n=0;n<i.count;n++)pc(t,i.item(n),e.item,r)}else if(i.kind===pt)for(const e of r)"string"==typeof e?i.value=ac[e](i.value):dc(t,i,n,e)}
//template|273 277 278
function dc(t,n,e,{replace:r,template:i}){const s=t.program.Q[r].ecma?.anywhere,o=s&&/^(?:[^$]|\$(?:\$|0(?!\d)|\{0\}))*$/.test(i)&&n.value.length<=gs**(1/Math.max(1,s.degree))&&!ps(n.value);let u=!1;const c=o&&n.value.replace(new RegExp(s.text,"gu"),(t=>(""===t&&(u=!0),i.replace(/\$(\$|0|\{0\})/g,((n,e)=>"$"===e?"$":t)))));o&&!u?n.value=c:(n.y(`pattern failed: ${ws}`),t.B.set(e,n.reason))}
//parameters|44 58 171 355 589 594 595 616
function bc(t,n){for(const{name:e,slot:r,type:i,defaultValue:s}of n.parameters??[])t.slots[r].kind===ht&&wc(t,Gs(t.S.context,e),i,r),t.slots[r].kind===ft&&(t.slots[r]=new Pt(ht,void 0)),t.slots[r].kind!==ht&&Ac(t,r,i,null),t.slots[r].kind===ht&&Oc(t,Ye(t,s),r,kc())}
//parameters|54 359
function wc(t,n,e,r){if(void 0===n)return;const{flags:i}=t.slots[r],s=new to(t.slots);s.value(n,e,r,0),s.Ut(),t.slots[r].flags|=i&Rt}
//parameters|47 54 390 576 591 595
function gc(t,n){const e=Oo(n,0);let r=kc();vc(t,e,!0,r);for(let n=0;n<=t.program.forms.length;n++){for(const n of t.undecidedInstances)hc(t,n);if(0===t.undecidedInstances.length||t.on)return;const{undecided:n}=r;r=kc(),vc(t,e,!0,r);const i=n.size===r.undecided.size&&[...n].every((t=>r.undecided.has(t)));if(!r.hasChanged&&i)return;for(const n of t.slots)n.flags&=~Rt;for(const n of r.undecided)t.slots[n].flags|=St;t.vn.clear()}}
//parameters|34 592
function vc(t,n,e,r){if(t.program.Tn.has(n.form)&&!(t.depth>=J.depth)){t.depth++;for(const i of n.form.fields)i.En&&jc(t,n.base+i.slot,i.type,i,n,!1,e,r);t.depth--}}
//parameters|390 591 592 593
function jc(t,n,e,r,i,s,o,u){if(e.form){const c=Oo(e.form,n,0,s);return yc(t,c,i,r,u),void vc(t,c,o,u)}const c=t.slots[n];if(o&&c.v)for(let n=0;n<c.count;n++){if(!t.G())return;jc(t,c.item(n),e.item,r,i,n>0&&!c.isMap,o,u)}}
//parameters|40 171 594
function yc(t,n,e,r,i){const{parameters:s}=n.form;if(!s||!r.arguments)return;const o=t.frame;t.frame=e,s.forEach(((e,s)=>{const o=r.arguments[s];if(void 0===o)return;const u=o.kind===G?e.defaultValue:o;Oc(t,Ye(t,u),n.base+e.slot,i)})),t.frame=o}
//parameters|44 47 54 55 58 123
function Oc(t,n,e,r){const i=t.slots[e],s=n.x?new Pt(ht,void 0):n.slot.copy();s.flags=s.kind===ht?0:s.flags&Bt,s.flags&St&&r.undecided.add(e),Qn(i,s,Rt)||(r.hasChanged=!0),t.slots[e]=s}
//parameters|
const kc=()=>({hasChanged:!1,undecided:new Set});
//|576 588 590 597 598
function $c(t,n){if(null!==t.q&&Mc(t,n),xc(t,n,0,!1,!1),t.program.Tn.size>0||n.parameters)bc(t,n),gc(t,n);else for(const n of t.undecidedInstances)hc(t,n);t.undecidedInstances.length=0}
//contexts|44 616
function Mc(t,n){t.Sn=!0;for(const e of n.contexts??[]){const n=t.program.contexts[e],r=t.q+n.slot,{kind:i}=t.slots[r];i===ht||i===ft&&"any"!==n.type.name||Ac(t,r,n.type,null)}t.Sn=!1}
//|34 51 53 390 599 600
function xc(t,n,e,r,i){if(!(t.depth>=J.depth)){t.depth++;for(const r of n.fields)Ec(t,r,n,e+r.slot);!r||t.slots[e].flags&qt||!Tc(t,n,e)||(t.slots[e].flags|=It),void 0===n.decisions||t.Sn||t.undecidedInstances.push(Oo(n,e,0,i)),t.depth--}}
//nested contexts parameters|173 541
function Tc(t,n,e){return!(n.isClosed&&n.objects.some((n=>t.slots[e+n.slot].g&&t.slots[e+n.slot].unknown))||n.fields.some((n=>!Ge(t,e+n.slot).x))||n.objects.slice(1).some((r=>Uu(t.slots[e+r.slot],n))))}
//|44 48 49 50 53 58 586 616
function Ec(t,n,e,r){let i=t.slots[r];if(void 0!==n.computed&&!t.Sn)return t.slots[r+1]=i,t.slots[r]=new Pt(ht,void 0),e.isExact&&(i.flags|=qt),void(i.kind!==ht&&(i.kind!==ft||i.flags&qt)&&Ac(t,r+1,n.type,n.notation));if(i.kind!==ht){if(e.isExact)i.flags|=qt;else if(i.kind===ft&&"any"!==n.type.name)return;n.normalization.length>0&&!t.Sn&&pc(t,r,n.type,n.normalization),Ac(t,r,n.type,n.notation),i=t.slots[r],(i.flags&(Nt|At))==(Nt|At)&&n.pn&&(i.flags|=_t)}}
//|602 603 604 605 606 607 608 609 610 611 612 613 614 615
const Sc={};
//text|601 617
Object.assign(Sc,{text:(t,n)=>Nc(n)});
//choice|601 617
Object.assign(Sc,{choice:(t,n)=>Nc(n)});
//integer|601 621
Object.assign(Sc,{integer:(t,n,e,r)=>qc(t,n,e.name,r)});
//number|601 621
Object.assign(Sc,{number:(t,n,e,r)=>qc(t,n,e.name,r)});
//boolean|601 620
Object.assign(Sc,{boolean:(t,n,e)=>Cc(t,n,e,null,(t=>"true"===t||"false"!==t&&null))});
//date|74 601 620
Object.assign(Sc,{date:(t,n,e,r)=>Cc(t,n,e,r,en)});
//month|75 601 620
Object.assign(Sc,{month:(t,n,e,r)=>Cc(t,n,e,r,rn)});
//time|76 601 620
Object.assign(Sc,{time:(t,n,e,r)=>Cc(t,n,e,r,sn)});
//datetime|77 601 620
Object.assign(Sc,{datetime:(t,n,e,r)=>Cc(t,n,e,r,on)});
//file|44 601 618
Object.assign(Sc,{file:(t,n)=>_c(n,gt)});
//any|601 626
Object.assign(Sc,{any:(t,n)=>Pc(t,n)});
//form|33 34 44 598 601 618
Object.assign(Sc,{form(t,n,e,r,i,s){_c(n,jt)&&(n.form=e.form,t.depth>=J.depth?n.y(Z("depth")):xc(t,e.form,i,!0,s))}});
//map|44 48 52 601 623
Object.assign(Sc,{map(t,n,e,r){n.kind!==vt||n.isMap||n.flags&Ct?Bc(t,n,e.item,r):n.flags|=At}});
//list|601 623
Object.assign(Sc,{list:(t,n,e,r)=>Bc(t,n,e.item,r)});
//|601
function Ac(t,n,e,r,i=!1){Sc[e.name](t,t.slots[n],e,r,n,i)}
//|44 48
function Nc(t){t.kind!==pt&&(t.flags|=At)}
//|48 619
function _c(t,n){return t.kind===n||(Ic(t)||(t.flags|=At),!1)}
//|44 119
function Ic(t){return t.kind===pt&&Yn(t)}
//boolean date month time datetime|44 48 53 619 622 628
function Cc(t,n,e,r,i){if(n.kind===e.kind||Ic(n))return;const s=e.kind!==at||!(t.S.strict||n.flags&qt);if(n.kind!==pt||!s)return void(n.flags|=At);const o=r?.read(n.value).value??i(n.value);null==o?Rc(n,e.name,r):Uc(n,e.kind,o)}
//|33 44 48 53 97 104 108 185 199 619 622 628
function qc(t,n,e,r){if(n.kind===ht)return;if(n.kind===mt)return void(null===n.value?n.y(Z("digits of a number")):"integer"!==e||Bn(n.value)||(n.flags|=At));if(n.kind===pt&&Ic(n))return;if(n.kind!==pt||t.S.strict||n.flags&qt)return void(n.flags|=At);const i=r?.read(n.value),s=i?.completion===hr?i.decimal:n.value;if(s===n.value&&ar(e,s)!==hr&&i?.completion!==hr)return Rc(n,e,r);const o=In(s);o===xn||null===o?n.y(Z("digits of a number")):Uc(n,mt,o)}
//integer number boolean date month time datetime|48 49 50 185 199
function Rc(t,n,e){t.flags|=At,t.flags&Nt&&(ar(n,t.value)!==cr||e&&e.read(t.value).completion!==cr)&&(t.flags|=_t)}
//list map any|33 34 44 53 618 624
function Bc(t,n,e,r){if(_c(n,vt)){if(n.count>J.c)return n.y(Z("list length"));for(let i=0;i<n.count;i++){const s=n.item(i);n.flags&qt&&(t.slots[s].flags|=qt,n.isMap&&(t.slots[s-1].isKey=!1)),Fc(t,s,e,r,i>0&&!n.isMap)}}}
//list map any|44 53 598 616 625
function Fc(t,n,e,r,i){const s=t.slots[n];e.form?zc(s)?xc(t,e.form,n,!1,i):Ac(t,n,e,r,i):s.kind===ft?("any"===e.name||s.flags&qt)&&Ac(t,n,e,null):s.kind!==ht&&Ac(t,n,e,r)}
//|44 53 619
function zc(t){return t.flags&qt?t.kind===ht:t.kind===ht||t.kind===ft||Ic(t)}
//|33 34 44 52 53 349 616 623 627
function Pc(t,n){if(n.flags|=qt,n.kind===mt&&null===n.value&&n.y(Z("digits of a number")),n.kind===vt||n.kind===jt){if(t.depth>J.depth)return n.y(Z("depth"));if(t.depth++,n.kind===jt){n.isOwn=!0;for(let e=0;e<n.count;e++){const r=n.start+2*e+1;t.slots[r-1].flags|=qt,Ac(t,r,Js,null)}}else n.flags&Ct||Bc(t,n,Js,null);n.flags&Ct||Dc(t,n),t.depth--}}
//|44 52
function Dc(t,n){const e=n.kind===jt?n.start+1:n.start,r=n.kind===jt?2:n.stride;for(let i=0;i<n.count;i++){const s=t.slots[e+i*r];s.flags&Ct&&n.y(s.reason)}}
//|
function Uc(t,n,e){t.text=t.value,t.kind=n,t.value=e}
//|
const Zc=4096;
//|
const Jc=Object.freeze({reason:"cancelled",step:null,Z:"blocks"});
//|
const Hc=["accumulators","loops","subjects","owners","arguments","inquiries","outerFrames","itemIndices","aggregateItems","undecidedInstances"];
//|0 33 34 44 58 134 359 371 375 389 390 547 596 629 630 631 633 634 635 636 637 638 639
const Lc=class{constructor(t){this.program=t,this.accepted=null,this.Wt=new Map,this.et=new Map,this.vn=new Map,this.B=new Map,this.slots=[];for(const t of Hc)this[t]=[];this.An=!1}Nn(t,n,e){this.accepted=null,this._n(t,n),this.slots=e,t.contexts&&this.loadContexts(new to(e),t);for(let t=0;t<e.length;t++)e[t]??=new Pt(ht,void 0);$c(this,t)}In(t,n,e){return this.S=e,this.Lt={gn:!1,isUndecided:!1,violations:[],undecided:[],inquiries:[],notes:new Map},this.Cn(n),this.kn=1,Yu(this,t,null),null!==this.hn&&(this.Lt.isUndecided=!0,this.Lt.undecided.push(this.hn)),this.Lt}Cn({frame:t,outer:n,items:e}){this.qn(t.form),this.steps=0,this.un=Zc,this.i=J.steps,this.frame={...t},this.outerFrames=n.map((t=>({...t}))),this.itemIndices=[...e]}_n(t,n){this.S=n,this.Lt={gn:!1,isUndecided:!1,violations:[],undecided:[],inquiries:[]},this.q=null,this.Sn=!1,this.steps=0,this.un=Zc,this.i=1/0,this.qn(t),this.vn.size>0&&this.vn.clear(),this.B.size>0&&this.B.clear(),this.et.size>0&&this.et.clear()}qn(n){if(this.subject=ae,this.answer=t,this.ln=null,this.P=Jc,!this.An)for(const t of Hc)this[t]=[];this.An=!1,this.R=0,this.depth=0,this.Ht=null,this.z=!1,this.on=!1,this.hn=null,this.kn=1/0,this.frame=Oo(n,0),this.field=new yo(0),this.Wt.size>0&&this.Wt.clear()}G(){return--this.un>0||(this.steps+=Zc,this.un=Zc,this.steps>this.i&&this.$n(Z("steps")),!this.on)}Jt(t){const n=Math.max(0,t-(this.un-1));this.un-=t-n,this.steps+=n}$n(t){this.on||(this.on=!0,this.hn={path:ro(uo(this)),rule:"form",reason:t},this.P={...this.P,reason:t})}};
//module|33 34 357 358 539 547 596 632
Object.assign(Lc.prototype,{judge(t,n,e){this._n(n,e);try{null===this.accepted?this.load(t,n):this.loadRefused(t,n)}catch(t){if(t instanceof Qs)return this.refuse("","","unreadable");if(t instanceof Xs)return this.refuse("","form",Z("values of a record"));throw t}return this.i=Math.min(J.i,J.steps+J.e*this.slots.length),null===this.accepted&&$c(this,n),Pu(this,n),this.on||Yu(this,n.checks,null),this.An=!this.on,null!==this.hn&&(this.Lt.isUndecided=!0,this.Lt.undecided.push(this.hn)),this.Lt}});
//filter|1 34 44 48 49 50 58 173 547 616 632
Object.assign(Lc.prototype,{canHold(t,n,e,r){this.S=r,this.accepted=null,this.Lt={gn:!1,isUndecided:!1,violations:[],undecided:[],inquiries:[]},this.Cn(e),this.et.clear(),this.i=J.u,this.frame.field=n;const s=this.frame.base+n.slot,o=this.slots[s],u=this.slots[s]=new Pt(pt,t);u.flags=Nt,Ac(this,s,n.type,null),this.subject=Ge(this,s);let c=!0;return u.flags&At?c=0!=(u.flags&_t):this.subject.x||(Yu(this,n.filter,null),c=this.on||0!=(this.answer&i)),this.slots[s]=o,c}});
//module|632
Object.assign(Lc.prototype,{refuse(t,n,e){return this.Lt.isUndecided=!0,this.Lt.undecided.push({path:t,rule:n,reason:e}),this.Lt}});
//module|359 632
Object.assign(Lc.prototype,{load(t,n){this.slots=[];const e=new to(this.slots);e.append(n.slotCount),e.form(t,n,0,0),n.contexts&&this.loadContexts(e,n),e.Ut()}});
//module|44 58 62 354 357 359 600 632
Object.assign(Lc.prototype,{loadRefused(t,n){const{fields:e,Rn:r}=n;this.slots.length!==n.slotCount&&(this.slots=new Array(n.slotCount));const i=this.slots.fill(Zt),s=t[Ks],o=new to(i);i[0]=new Pt(jt,void 0);for(let i=0;i<e.length;i++){if(1===this.accepted[i]){r.Bn||this.loadAccepted(t,n,i);continue}const u=e[i];if(s?.has(u.name))throw new Qs;if(o.value(t[u.name],u.type,u.slot,0),Ec(this,u,n,u.slot),r.Bn)for(const e of r.Fn[i])this.loadAccepted(t,n,e)}i.length>n.slotCount&&o.Ut()}});
//module|58 632
Object.assign(Lc.prototype,{loadAccepted(t,n,e){const{name:r,slot:i,type:s}=n.fields[e],o=t[r];1===this.accepted[e]&&null!=o&&(this.slots[i]=new Pt(s.kind,o))}});
//contexts|355 632
Object.assign(Lc.prototype,{loadContexts(t,n){const{contexts:e}=this.program,r=e.at(-1);this.q=t.append(r.slot+(r.type.form?.slotCount??1));for(const r of n.contexts){const n=e[r];t.value(Gs(this.S.context,n.name),n.type,this.q+n.slot,0)}}});
//notation|
const Vc={Y:[1,9999],C:[0,99],M:[1,12],D:[1,31],H:[0,23],h:[1,12],m:[0,59],s:[0,59]};
//notation|45 65 67 72 78 185 640 642 643 645
const Yc=class{constructor(t){const n=t.match(/([A-Za-z])\1*|[^A-Za-z]+/gu)??[];this.text=t,this.zn=n.map(((t,e)=>{if(!/^[A-Za-z]/.test(t))return{literal:t};if("a"===t)return{isHalf:!0};const r=e+1===n.length||!/^[A-Za-z]/.test(n[e+1]),i="YY"===t?"C":t[0],s=Math.max(t.length,2);return{unit:i,least:"MDHh".includes(i)&&r?1:t.length,most:s,isPadded:t.length>1}}));const e=t=>this.zn.some((n=>n.unit&&t.includes(n.unit)));this.Pn=e("s"),this.type=e("Hhms")?e("YCMD")?"datetime":"time":e("D")?"date":"month",this.syntax=this.type}Dn(t){return"month"===this.type||t<69?2e3+t:1900+t}read(t){return this.Un(t,0,0,{years:[[1,9999]],months:8190,days:-2,hour:0,minute:0,second:0,Zn:null})}Un(t,n,e,r){const i=this.zn[e];if(!i){const e=n===t.length?this.valueOf(r):null;return null===e?{completion:cr}:{completion:hr,value:e}}if(i.unit)return this.Jn(t,n,e,i,r);const s=i.literal??(/[pP]/.test(t[n]??"")?"pm":"am"),o=t.slice(n,n+s.length);if(!(i.literal?s.startsWith(o):s.startsWith(o.toLowerCase())))return{completion:cr};if(o.length<s.length)return{completion:lr};const u=i.literal?r:{...r,Zn:"pm"===s};return this.Un(t,n+s.length,e+1,u)}Jn(t,n,e,{unit:r,least:i,most:s},o){const u=/^\d*/.exec(t.slice(n,n+s))[0],[c,l]=[Number(u),u.length];let h=!1;if(n+l===t.length&&l<s){const t=[];for(let n=Math.max(i,l);n<=s;n++){const e=10**(n-l);t.push([c*e,c*e+e-1])}h=null!==this.Hn(o,r,t)}if(l>=i){const i=this.Hn(o,r,[[c,c]]),s=i&&this.Un(t,n+l,e+1,i);if(s&&s.completion!==cr)return s}return{completion:h?lr:cr}}Hn(t,n,e){const[r,i]=Vc[n],s=e.filter((([t,n])=>t<=i&&n>=r)).map((([t,n])=>[Math.max(t,r),Math.min(n,i)]));if(0===s.length)return null;const o={...t},u=()=>s.flatMap((([t,n])=>Array.from({length:n-t+1},((n,e)=>t+e)))),c=()=>u().reduce(((t,n)=>t|1<<n),0);return"Y"===n?o.years=s:"C"===n?o.years=u().map((t=>[this.Dn(t),this.Dn(t)])):"M"===n?o.months&=c():"D"===n?o.days&=c():"m"===n?o.minute=s[0][0]:"s"===n?o.second=s[0][0]:o.hour=s[0][0],Gc(o)?o:null}valueOf({years:t,months:n,days:e,hour:r,minute:i,second:s,Zn:o}){const[u,c]=[t[0][0],Kc(n)],l=Kt(u,c,Kc(e)),h=1e9*(3600*(null===o?r:r%12+(o?12:0))+60*i+s);return"date"===this.type?l:"month"===this.type?tn({year:u,month:c}):"time"===this.type?h:null===l?null:un(l,h)}write(t,n){const e=Qc(this.type,t,n);if(!e||0!==e.nanosecond||!this.Pn&&0!==e.s)return null;let r="";for(const t of this.zn)if(t.literal)r+=t.literal;else if(t.isHalf)r+=e.H<12?"AM":"PM";else{if("C"===t.unit&&this.Dn(e.Y%100)!==e.Y)return null;{const n="C"===t.unit?e.Y%100:"h"===t.unit?(e.H+11)%12+1:e[t.unit];r+=t.isPadded?Vt(n,t.most):n}}return r}get example(){const[t,n]=[Kt(2026,12,31),522e11],e={date:t,time:n,month:24323,datetime:un(t,n)};return this.write(Tt[this.type],e[this.type])??""}rt(t){return Array.from("0123456789").some((n=>this.read(t+n).completion!==cr))}};
//notation|
const Kc=t=>31-Math.clz32(t&-t);
//notation|66 642 644
function Gc({years:t,months:n,days:e}){if(0===n||0===e)return!1;const r=Kc(e);if(r<=28)return!0;for(let e=1;e<=12;e++)if(n&1<<e&&(2===e?29===r&&Wc(t):r<=Yt(e,1)))return!0;return!1}
//notation|66
function Wc(t){return t.some((([t,n])=>{for(let e=t;e<=Math.min(n,t+8);e++)if(29===Yt(2,e))return!0;return!1}))}
//notation|44 68 71 79 80
function Qc(t,n,e){const r=t=>{const n=Math.floor(t/1e9);return{H:Math.floor(n/3600),m:Math.floor(n/60)%60,s:n%60,nanosecond:t%1e9}},i=t=>{const{year:n,month:e,day:r}=Gt(t);return{Y:n,M:e,D:r,H:0,m:0,s:0,nanosecond:0}};if("date"===t&&n===dt)return i(e);if("time"===t&&n===bt)return r(e);if("datetime"===t&&n===wt&&null===e.o)return{...i(cn(e)),...r(ln(e))};if("month"!==t||n!==xt&&n!==dt)return null;const s=n===xt?e:Xt(e);return{Y:Math.floor(s/12),M:s%12+1,D:0,H:0,m:0,s:0,nanosecond:0}}
//notation|249 641

//notation|44 45 74 75 76 77 97 104 185 199 249
function Xc(t,n){if(t.read(n).completion===hr||ar(t.syntax,n)!==hr)return null;if(t instanceof Hi){const e=In(n);return null===e||e===xn?null:t.write(mt,e)}const e=(0,{date:en,month:rn,time:sn,datetime:on}[t.type])(n);return null===e?null:t.write(Tt[t.type],e)}
//|
const tl=["add","multiply","divide","negate","round","abs","length","years","months","days","year","month","weekday","count_filled","first_filled","min","max"];
//computations|38 42 126 648
function nl(t){const[[n,e]]=Object.entries(t);switch(n){case"today":case"now":case"key":return{name:n};case"offset":return{name:n,operand:ct(e[0]),shift:ne(e[1])};case"range":return{name:n,lower:ct(e[0]),upper:ct(e[1])};case"entry":return{name:n,operand:ct(e[0]),key:ct(e[1]),slot:e[2]};case"operation":if(tl.includes(e[0]))return{name:n,operation:e[0],operands:e.slice(1).map(ct)}}throw new Y(`the computation '${"operation"===n?e[0]:n}' is not known`)}
//|651 652 653 654 655 656 657 658 659 660 661
const el={};
//|44 58 104 650
Object.assign(el,{number:t=>new Pt(mt,In(t,!0))});
//date|44 58 74 650
Object.assign(el,{date:t=>new Pt(dt,en(t))});
//month|44 58 75 650
Object.assign(el,{month:t=>new Pt(xt,rn(t))});
//time|44 58 76 650
Object.assign(el,{time:t=>new Pt(bt,sn(t))});
//datetime|44 58 77 650
Object.assign(el,{datetime:t=>new Pt(wt,on(t))});
//duration|44 58 126 650
Object.assign(el,{duration:t=>new Pt(yt,ne(t))});
//size|44 58 650
Object.assign(el,{size:t=>new Pt(Ot,BigInt(t.slice(0,-1)))});
//pattern|44 58 650
Object.assign(el,{pattern:t=>new Pt(kt,t)});
//set|44 58 650
Object.assign(el,{set:(t,n)=>new Pt($t,n.sets[t])});
//range|44 58 650
Object.assign(el,{range:t=>new Pt(Mt,t)});
//form|44 58 650
Object.assign(el,{form:()=>new Pt(ft,void 0)});
//|38 44 58 650
function rl(t,n){if(null===t||Array.isArray(t))return new Pt(ft,void 0);if("boolean"==typeof t)return new Pt(at,t);if("string"==typeof t)return new Pt(pt,t);const[[e,r]]=Object.entries(t);if(!Object.hasOwn(el,e))throw new Y(`the constant '${e}' is not known`);return el[e](r,n)}
//|221
const il=class{constructor(t,n){this.reads=new Map,this.decisions=[],this.Ln=null;for(const e of void 0===n.decisions?[]:t.xn(n.decisions))e.op===Hr?this.decisions.push(t.decisions[e.a]):e.op===Lr&&this.reads.set(t.computed[e.a].slot,t.computed[e.a].reads)}conditions(t){if(null===this.Ln){this.Ln=new Map;for(const{main:t,otherwise:n,reads:e}of this.decisions)for(const[r,i]of[t,n])for(let t=r;t<i;t++)this.Vn(t,e)}return this.Ln.get(t)??[]}Vn(t,n){const e=this.Ln.get(t);e?e.push(...n):this.Ln.set(t,[...n])}all(t){const n=new Set(t);for(const t of n)for(const e of[...this.reads.get(t)??[],...this.conditions(t)])n.add(e);return n}};
//|663
function sl(t,n){return n.Yn??=new il(t,n).reads}
//|
function ol(t,n){const e=t.Kn.get(n);if(e)return e;const r=new Set(n.reads);for(let e=n.condition;void 0!==e;e=t.conditions[e].outer)for(const n of t.conditions[e].reads)r.add(n);return t.Kn.set(n,[...r]),t.Kn.get(n)}
//|36 38 42 43 220 221 240 279 300 344 346 348 371 383 387 548 578 632 646 649 662 670 667 668 669
const ul=class{constructor(t){if("formrules program"!==t?.format)throw new Y("this is no program that formrules has compiled");if(1!==t.version)throw new Y(`version ${t.version} of programs is not known here`);const n=t.program;this.sources=n.sources,this.sets=n.sets.map((t=>zs(t))),this.Q=n.patterns,this.patterns=new Map,this.constants=n.constants.map((t=>rl(t,this))),this.operands=n.operands.map(ct),this.computations=n.computations.map((t=>nl(t))),this.itemPaths=n.itemPaths.map((t=>({...t,start:t.start&&ct(t.start)}))),this.rules=n.rules,this.externals=n.externals,this.checks=n.checks,this.Xt=new Map,this.violations=this.checks.map((()=>null)),this.Kn=new Map,this.decisions=n.decisions,this.conditions=n.conditions,this.messages=n.messages.map((t=>({...t,arguments:t.arguments.map(lt)}))),this.callTable=n.callTable.map((t=>({...t,arguments:t.arguments.map(lt)}))),this.calls=n.calls.map((t=>null===t?null:this.callTable[t])),this.forms=n.forms.map((t=>({...t})));for(const t of this.forms)this.Gn(t);this.contexts=n.contexts?.map((({field:t})=>this.Wn(t))),this.computed=(n.computed??[]).map((t=>this.readComputed(t))),this.W=[...this.forms.flatMap((({fields:t,parameters:n=[]})=>[...t,...n])),...this.contexts??[]].some((t=>t.isSecret)),this.Tn=this.forms.some((t=>t.parameters))?cl(this.forms):new Set,this.code=n.instructions.map(((t,n)=>this.Qn(t,n))),this.Xn(),this.cn=this.code.map((t=>this.U(t)??t)),this.te=null,this.tn=new Lc(this)}Gn(t){t.fields=t.fields.map((t=>this.Wn(t))),t.objects=t.objects.map((n=>({...n,members:n.members.map((n=>void 0===n.field?{group:n.group}:{field:t.fields[n.field]}))})));for(const n of t.objects){for(const e of n.members)e.name=e.field?.name??t.objects[e.group].name;n.Zt=new Set(n.members.map((({name:t})=>t)))}t.steps=(t.steps??[]).map((t=>({...t,form:null}))),t.parameters=t.parameters?.map((t=>({...t,type:Ds(t.type,this.forms),defaultValue:ct(t.defaultValue)})))}Wn(t){const n={...t,type:Ds(t.type,this.forms)};var e;n.F=n.label??L(n.name),n.bn=ro([...n.groups,n.name]),n.notation=void 0===t.notation?null:(e=t.notation,/[0-9#]/.test(e)?new Hi(e):new Yc(e)),n.table=t.options.length>0?new Set(t.options.map((t=>t.value))):null,n.arguments=t.arguments?.map((t=>ct(t.operand))),n.ne=t.arguments?.map((({reads:t})=>t??[])),n.En=void 0!==Zs(n.type).form;for(const t of n.normalization)if("string"==typeof t&&!ac[t])throw new Y(`'${t}' is no step of 'normalize'`);return n.pn=n.normalization.some((t=>"nfc"===t||"object"==typeof t)),n}Qn([t,...n],e){const r=_r.indexOf(t);if(r<0)throw new Y(`the instruction '${t}' is not known`);const i={op:r,index:e,a:n[0],b:n[1],Mn:Ku[t],test:null,operands:[],Pt:!1,wn:!1},s=([t,n])=>this.operands.slice(t,t+n);if(r>=mi){if(i.operands=s(i.b),i.test=r===wi?bo:r>=di?Ri:Fs[i.a],!i.test?.answer)throw new Y(`the rule '${i.a}' is not known`);i.ignoresCase=r===pi,i.ot=i.test.prepare?.(i,this)??null,i.Pt=!0===i.test.Pt}else r===ai?i.operands=s(i.b):r===ui||r===ci||r===hi?i.a=ct(i.a):r!==Ur&&r!==si||(i.a="keys"===(o=i.a)?{first:0,end:null,areKeys:!0}:{first:o[0],end:o[1],areKeys:!1});var o;return i}U(t){if(t.op!==ai||this.rules[t.a].parameterCount>0)return null;const n=this.rules[t.a].entry;return this.code[n].test&&this.code[n+1].op===Kr?this.code[n]:null}On(t,n){return null!==this.te&&this.te.name===t.name&&n.slot>=this.te.end}*xn(t){for(let n=t;this.code[n]?.op!==Kr&&n<this.code.length;n++)yield this.code[n]}Xn(){for(const t of this.forms)for(const n of this.xn(t.checks))n.op===Rr&&this.ee(this.checks[n.a].start,n.index)}ee(t,n){let e=0;const r=[];for(let i=t;i<n;i++){const t=this.code[i];switch(t.op){case si:case hi:i=t.b-1;break;case ui:r.push(!0),e++;break;case ci:r.push(!1);break;case li:r.pop()&&e--;break;case Wr:case Xr:e++;break;case Gr:case Qr:e>0&&e++;break;case ni:e>0&&e--;break;default:0===e&&t.Pt&&(t.wn=!0)}}}pattern(t,n){const e=2*t+("whole"===n?0:1);let r=this.patterns.get(e);return r||this.patterns.set(e,r=new vs(this.Q[t],n)),r}};
//computed|42 666
Object.assign(ul.prototype,{readComputed(t){const n={...t},{operand:e,aggregate:r}=t.source;return void 0===r?n.operand=ct(e):n.aggregate={...r,list:ct(r.list),value:ct(r.value),forms:r.forms.map((t=>null===t?null:this.forms[t]))},n}});
//steps|221 632 663 665 666
Object.assign(ul.prototype,{limited(t,{slots:[,n]}){const e=Object.assign(Object.create(ul.prototype),this);e.code=[...this.code],e.te={name:t.name,end:n};const r=new il(this,t),i=e=>e>=n&&t.steps.some((({slots:[t,n]})=>t<=e&&e<n)),s=t=>[...r.all(t)].some((t=>t>=n&&(!r.reads.has(t)||i(t)))),o=({slot:t,computed:e})=>i(t)||void 0===e&&t>=n||s([t]),u=(t,n)=>t.op===Rr&&s([...ol(this,this.checks[t.a]),...null===n?[]:r.conditions(n)]),c=(t,n)=>e.code[t]={op:Vr,a:n,b:0,index:t},l=[...this.xn(t.checks)],h=0===l.length?0:l.at(-1).index+1,f=l.map((()=>h));for(let t=l.length-2;t>=0;t--){const{op:n,index:e}=l[t+1];f[t]=n===Ir||n===qr?e:f[t+1]}for(const[n,e]of l.entries())if(e.op===Ir&&o(t.fields[e.a]))c(e.index,f[n]);else if(e.op===qr&&(i(e.a)||u(this.code[e.b-1],e.a)))c(e.index,e.b);else if(e.op===Rr&&u(e,null)&&this.checks[e.a].start<=e.index)c(this.checks[e.a].start,e.index+1);else if(e.op===Yr){const t=this.code.slice(e.index,e.b).filter((({op:t})=>t===Rr));t.length>0&&t.every((t=>u(t,null)))&&c(e.index,e.b)}return e.cn=e.code.map(((t,n)=>t===this.code[n]?this.cn[n]:t)),e.tn=new Lc(e),e}});
//computed|221 666
Object.assign(ul.prototype,{isSecretlyComputed(t,n){if(void 0===t.decisions)return!1;for(const e of this.xn(t.decisions))if(e.op===Lr&&this.computed[e.a].slot===n&&this.computed[e.a].isSecret)return!0;return!1}});
//parameters|348
function cl(t){const n=new Set;for(let e=-1;e<n.size;){e=n.size;for(const e of t)e.fields.map((t=>Zs(t.type).form)).some((t=>t&&(t.parameters||n.has(t))))&&n.add(e)}return n}
//|23 40 44 107 221 672 673
const ll=class{constructor(t,n,e){this.program=t,this.form=n,this.field=e,this.re=!1,this.isWellFormed=!1}read(t,n){const{type:e,table:r}=this.field;if(!e.kind||void 0!==this.field.computed)return null;const i=[];for(this.at=t;this.at<n;){const t=this.qt();if(null===t)return null;i.push(...t),this.program.code[this.at].op===Rr&&this.at++}r&&i.push((t=>r.has(t)));const s=!this.re;if(e.kind===pt)return hl(r||this.isWellFormed?i:[...i,I],s);const o=e.kind===mt?Rn:e.kind===at?t=>!0===t||!1===t:null;return null===o?null:(t,n)=>{if(!o(t))return s&&null==t;for(let e=0;e<i.length;e++)if(!i[e](t,n))return!1;return!0}}qt(){const t=this.program.cn[this.at++];if(t.op===mi)return this.test(t);if(t.op===Gr)return this.combined()?.flat()??null;if(t.op!==Wr)return null;this.ie=!0;const n=this.combined();if(this.ie=!1,null===n||n.some((t=>1!==t.length)))return null;const[e,r,...i]=n.flat();return[(t,n)=>e(t,n)||r?.(t,n)||i.some((e=>e(t,n)))]}combined(){const t=[];for(;;){const{code:n}=this.program;if(n[this.at].op===ni)return this.at++,t;const e=this.qt();if(null===e)return null;if(t.push(e),n[this.at].op===ri&&this.at++,n[this.at++].op!==ti)return null}}test(t){const{kind:n}=this.field.type,e=t.ot;switch(t.a){case"required":case"filled":case"present":return this.re=!0,[];case"equal":{if(n!==pt||t.operands[0].kind!==X)return null;const e=this.form.fields.find((n=>n.slot===t.operands[0].at));return e?(this.re=!0,[(t,n)=>n[e.name]===t]):null}case"length":return e&&n===pt?[fl(e)]:null;case"between":return e&&n===mt?[t=>t>=e.least&&t<=e.most]:null;case"regex":case"contains":{if(n!==pt||!e)return null;const t=this.program.Q[e.position];if(!t.tables?.[e.scope])return null;let r=null;const i=()=>r=this.program.pattern(e.position,e.scope).Ct;return this.ie||(this.isWellFormed=!0),[t=>(r??i()).matches(t)]}case"one_of":return e&&n===pt?[t=>e.has(t)]:null;case"none_of":return e&&n===pt?[t=>!e.has(t)]:null}return null}};
//|22
function hl(t,n){const[e,r]=t;return 1===t.length?(t,r)=>{if("string"!=typeof t)return n&&null==t;const i=t.charCodeAt(0);return i>32&&i<128||!_(t)?e(t,r):n}:(i,s)=>{if("string"!=typeof i)return n&&null==i;const o=i.charCodeAt(0);if(!(o>32&&o<128)&&_(i))return n;if(!e(i,s)||!r(i,s))return!1;for(let n=2;n<t.length;n++)if(!t[n](i,s))return!1;return!0}}
//|31
function fl({least:t,most:n,unit:e}){const r=D[e],i={bytes:1,utf16:1,scalars:2,characters:1/0}[e],[s,o]=["characters"===e?t<=1?1:1/0:t*i,"bytes"===e?n/3:n];return e=>{if(e.length>=s&&e.length<=o)return!0;if(e.length>5e6)return!1;const i=r(e);return i>=t&&i<=n}}
//module|221 665 671 675
function al(t,n){if(n.isExact||n.isClosed||n.parameters||void 0!==n.decisions||1!==n.objects.length||void 0!==n.contexts||n.fields.some((t=>t.normalization.length>0||!t.type.kind||t.name in Object.prototype)))return null;const e=n.fields.map((()=>null)),r=n.fields.map((()=>[]));let i=n.checks;for(;t.code[i].op===Ir;i=t.code[i].b){const s=t.code[i];e[s.a]=new ll(t,n,n.fields[s.a]).read(i+1,s.b);for(const{op:n,a:e}of t.code.slice(i+1,s.b))n===Rr&&r[s.a].push(...ol(t,t.checks[e]))}const s=t.code[i].op===Kr;return e.some(Boolean)?new ml(n.fields,e,r,s):null}
//module|354
const ml=class{constructor(t,n,e,r){const i=this.names=t.map((t=>t.name));this.se=n,this.Fn=e.map((n=>[...new Set(n)].map((n=>t.findIndex((t=>t.slot===n)))).filter((t=>t>=0)))),this.Bn=r,this.accepted=new Uint8Array(i.length)}oe(t){const{names:n,se:e,accepted:r}=this,i=void 0===t[Ks];let s=i&&this.Bn;for(let o=0;o<n.length;o++){const u=e[o],c=t[n[o]],l=i&&null!==u&&u(c,t);r[o]=l?1:0,l||(s=!1)}return s}};
//|
const pl=class extends Error{constructor(t){super(t),this.name="SessionError"}};
//|676
function dl(t){const n=[],e=/^\.?(?:`([^`]+)`|([^.[`]+))|^\[(\d+)\]|^\["((?:[^"\\]|\\.)*)"\]/;for(let r=t;""!==r;){const i=e.exec(r);if(!i)throw new pl(`'${t}' is no path`);n.push(void 0!==i[3]?Number(i[3]):void 0!==i[4]?JSON.parse(`"${i[4]}"`):i[1]??i[2]),r=r.slice(i[0].length)}return n}
//|
function bl(t,n,e){let[r,i]=[0,t];if(!n)for(const n=Math.max(1,t-1024);i>n;)if(e(--i))return i;for(;i-r>1;){const t=r+Math.floor((i-r)/2);e(t)?r=t:i=t}return r}
//|
const wl=(t,n,e)=>({shown:t,value:t,caret:n,disposition:e});
//|28 678 679
function gl({start:t,end:n,text:e},r,i){const s=F(r),o=s.slice(0,t).join(""),u=o+e,c=s.slice(n).join(""),l=[];let h=0;for(const t of F(u))h+=t.length,h>o.length&&l.push(h);const f=(t,n)=>{const e=u.slice(0,t)+c;return wl(e,F(e.slice(0,t)).length,n)};if(0===l.length||""===e||i(u+c))return f(u.length,"taken");const a=bl(l.length,""===c,(t=>i(u.slice(0,l[t-1])+c)));return 0===a?wl(r,n,"refused"):f(l[a-1],"shortened")}
//notation|28 185 199 249 678 679 681
const vl=class{static of(t,n,{start:e,end:r,text:i,ue:s}){if(!(n instanceof Hi)||null===n.group)return null;const o=F(t),u=n.it(o);if(null===u)return null;const c=t=>t.filter((t=>!n.groups.includes(t))).length;let l=c(o.slice(0,e)),h=l+c(o.slice(e,r));l===h&&""===i&&e<r&&(s?h=Math.min(u.length,h+1):l=Math.max(0,l-1));const f=F(i),a=n.read(i).completion===hr?n.it(f)??f:f;return Object.assign(new vl,{notation:n,shown:o,plain:u,start:e,end:r,text:i,lower:l,upper:h,inserted:a})}Lt(t){const{shown:n,plain:e,end:r,text:i,lower:s,upper:o,inserted:u}=this,c=e.length<n.length;if(""===i)return c?this.st(0)??wl(this.ce(0).join(""),s,"taken"):null;const l=this.st(u.length);if(null===l||t(l.value))return l;const h=this.ce(u.length).join("");if(!c&&t(h))return wl(h,s+u.length,"taken");const f=bl(u.length,o===e.length,(n=>{const e=this.st(n);return null!==e&&t(e.value)}));return f>0?{...this.st(f),disposition:"shortened"}:c?wl(n.join(""),r,"refused"):null}get data(){const{notation:t,shown:n,start:e,end:r,text:i,lower:s,inserted:o}=this,u=this.ce(o.length).join("");return t.read(n.slice(0,e).join("")+i+n.slice(r).join("")).completion!==cr||ar(t.syntax,u)===cr?null:wl(u,s+o.length,"taken")}ce(t){return[...this.plain.slice(0,this.lower),...this.inserted.slice(0,t),...this.plain.slice(this.upper)]}st(t){const n=this.notation.st(this.ce(t));if(null===n)return null;let e=this.lower+t,r=0;for(;e>0;)this.notation.groups.includes(n[r++])||(e-=1);return wl(n.join(""),r,"taken")}};
//mask|682
const jl={digit:t=>/^[0-9]$/.test(t),letter:t=>/^(?:[A-Za-z]|(?![\0-\x7f])\p{Alphabetic}[\p{M}\p{Alphabetic}\u200c\u200d]*)$/u.test(t),letterOrDigit:t=>jl.digit(t)||jl.letter(t)};
//mask|19 682
const yl=t=>/^[\x20-\x7e]$/.test(t)?!jl.letterOrDigit(t):/^[\p{P}\p{Sm}]/u.test(t)||S.test(t)&&!/[\n\r\v\f\x85\u2028\u2029]/.test(t);
//mask|
const Ol={0:["digit","mandatory"],9:["digit","optional"],A:["letter","mandatory"],a:["letter","optional"],_:["letterOrDigit","mandatory"],"-":["letterOrDigit","optional"]};
//mask|28 684
function kl(t){const n=F(t),e=[];let r={kind:null,mandatory:0,optional:0};const i=()=>{for(const t of["mandatory","optional"])for(let n=0;n<r[t];n++)e.push({kind:r.kind,room:t});r={kind:null,mandatory:0,optional:0}};let s=null;for(let t=0;t<n.length;t++){const o=n[t];if(null!==s||"["!==o&&"{"!==o)if("]"===o||"}"===o)i(),s=null;else if("["===s&&"\u2026"===o){const t=r.kind??"letterOrDigit";i(),e.push({kind:t,room:"repeating"})}else if("["===s){const[t,n]=Ol[o];r.kind!==t&&i(),r.kind=t,r[n]++}else e.push({own:"\\"===o?n[++t]:o,isInValue:"{"===s});else s=o}return e}
//mask|
const $l=(t,n,e,r)=>({fills:t,matchesFixed:n,matchesLiterals:e,ends:r});
//mask|686
const Ml=$l(!0,!0,!1,!1);
//mask|686
const xl=$l(!0,!1,!1,!1);
//mask|686
const Tl=$l(!1,!0,!1,!1);
//mask|686
const El=$l(!0,!0,!0,!0);
//mask|686
const Sl=$l(!0,!0,!1,!0);
//mask|686
const Al=$l(!0,!1,!1,!0);
//mask|
const[Nl,_l,Il]=[0,1,2];
//mask|28
const Cl=t=>F(t.join(""));
//mask|682 683 687 688 689 693 694 695
const ql=class{constructor(t,n=[],e=0){this.le=t,this.he=n,this.next=e}static of(t,n,e){const r=new ql(n);for(const n of t)r.take(n,Ml);return 0===r.filledCount()&&([r.he,r.next]=[[],0]),e&&r.fe(),r}copy(){return new ql(this.le,[...this.he],this.next)}get shown(){return this.he.map((t=>t.character)).join("")}get value(){return this.filledCount()>0?this.he.filter((t=>t.ae!==Nl)).map((t=>t.character)):[]}get me(){return!this.le.slice(this.next).some((t=>"mandatory"===t.room||t.isInValue))}get pe(){return this.le.some((t=>void 0!==t.own&&jl.letterOrDigit(t.own)))}get de(){return this.value.length-Cl(this.value).length}get be(){return Cl(this.he.map((t=>t.character))).length===this.he.length}filledCount(t=0,n=this.he.length){let e=0;for(let r=t;r<n;r++)this.he[r].ae===Il&&e++;return e}we(t){for(;t>0&&this.he[t-1].ae!==Il;)t--;return t}caret(t,n,e){let r=0;for(let n=t;n>0&&r<this.he.length;r++)this.he[r].ae===Il&&n--;for(;r<this.he.length&&this.he[r].ae!==Il;r++){const t=0===r?-1:this.he[r-1].place;if(n--<=0&&(!e||this.he[r].place!==t+1))break}return r}ge(t){const n=this.he.splice(t),e=this.he.at(-1);return this.next=void 0===e?0:"repeating"===this.le[e.place].room?e.place:e.place+1,n}fe(){for(;void 0!==this.le[this.next]?.own;this.next++)this.write(this.next)}write(t,n=null){const{own:e,isInValue:r}=this.le[t],i=null!==n?Il:r?_l:Nl;this.he.push({character:n??e,place:t,ae:i})}ve(t,n){let e=0;for(const{character:r,ae:i}of t.slice(n))i===_l&&this.take(r,Tl),i!==Il||this.take(r,xl)||e++;return e}remove(t,n){return this.ve(this.ge(t),n-t)}take(t,n){const e=this.he.length;let[r,i,s]=[!1,!1,null];for(let e=this.next;e<this.le.length;e++){const{own:o,isInValue:u,kind:c,room:l}=this.le[e];if(void 0===o&&i&&(s??={next:e,count:this.he.length}),void 0!==o){if(this.write(e),i=r,o===t&&(u?n.matchesFixed:n.matchesLiterals))return this.next=e+1,!0}else{if(n.fills&&jl[c](t))return this.write(e,t),this.next="repeating"===l?e:e+1,!0;if("optional"!==l)break;r=!0}}return n.ends&&s&&this.filledCount()>0&&yl(t)?(this.he.length=s.count,this.next=s.next,!0):(this.he.length=e,!1)}je(t){for(let n=this.value;;){const e=ql.of(Cl(n),this.le,t);if(n=e.value,Cl(n).length===n.length)return e}}};
//mask|28 678 682 690 691 692 693 694 695 697
const Rl=class{constructor(t,n,e){this.value=n,this.text=ql.of(F(n),t,!0),this.canHold=e}Lt({start:t,end:n,text:e,ue:r=!1}){if(""===e)return this.deletion(t,n,r);const[i,s,o]=this.ye(F(e),t,n);return this.Oe(i,s,o)??this.ke(n,"refused")}ke(t,n){return{shown:this.text.shown,value:this.value,caret:t,disposition:n}}$e(t,n,e){const r=t.be?n:Math.min(n,F(t.shown).length);return{shown:t.shown,value:t.value.join(""),caret:r,disposition:e}}deletion(t,n,e){if(t===n)return this.ke(t,"taken");const r=this.Me(t,n);return n-t==1&&r.value.join("")===this.text.value.join("")?this.xe(t,n,e):this.Te(r,t)}xe(t,n,e){if(e){const e=this.text.he.findIndex(((t,e)=>e>=n&&t.ae===Il));return e<0?this.ke(n,"taken"):this.Te(this.Me(e,e+1),t)}const r=this.text.we(t)-1;if(r<0)return this.ke(t,"taken");const i=this.text.filledCount(n)>0?r+1:this.text.he.length;return this.Te(this.Me(r,i),r)}Me(t,n){let e=this.text.copy();const r=e.remove(t,n);if(r>0){const i=this.text.copy();i.remove(i.we(t),n)<r&&(e=i)}return e.je(!0)}Te(t,n){const e=this.text.we(n);return this.$e(t,t.caret(this.text.filledCount(0,e),n-e,!1),"taken")}Oe(t,n,e){let r=this.Ee(t,El,n,e);if(r.loss>0||this.text.pe&&!r.rank.every((t=>0===t)))for(const[i,s]of this.Se(n)){const n=this.Ee(t,i,s,e);Bl(n.rank,r.rank)&&(r=n)}if(r.loss<t.length){const t=this.Ae(r);if(null!==t)return this.inserted(r,t,r.losesText?"shortened":"taken")}if(1===t.length)return null;const i=n=>this.Ee(t.slice(0,n),r.as,r.start,e),s=0===this.text.filledCount(e),o=bl(t.length,s,(t=>null!==this.Ae(i(t))));if(0===o)return null;const u=i(o),c=u.loss<o?this.Ae(u):null;return null===c||this.Ne(c)?null:this.inserted(u,c,"shortened")}inserted(t,n,e){return this.$e(n,n.caret(t.filledCount,t.ownCount,!0),e)}Ne(t){return t.value.join("")===this.text.value.join("")}Ae({text:t,keepsRest:n}){if(!n)return null;const e=t.je(!0);return e.filledCount()<t.filledCount()-t.de||!e.be?null:this.Ne(e)||this.canHold(e.value.join(""))?e:null}Se(t){const n=this.text.pe?[[Sl,t],[Al,t]]:[],e=this.text.we(t);return e<t?[...n,[El,e]]:n}Ee(t,n,e,r){const i=this.text.copy(),s=i.ge(e),[o,u]=[i.he.filter((t=>t.ae!==Nl)).length,i.next],c=t.filter((t=>!i.take(t,n))),l=!(i.filledCount()>0&&i.he.filter((t=>t.ae!==Nl)).length>o||i.next>u),h=i.filledCount()-i.de,f=i.he.length-i.we(i.he.length),a=0===i.ve(s,r-e),m=t.length>1,p=[!a,c.length,l,m&&!i.me,m&&n===El].map(Number);return{text:i,as:n,start:e,filledCount:h,ownCount:f,keepsRest:a,rank:p,loss:c.length,losesText:c.some(jl.letterOrDigit)}}ye(t,n,e){const{he:r,le:i}=this.text,s=(t,n)=>{const e=Cl(t),{kind:r}=i[n.place];return 1===e.length&&void 0!==r&&jl[r](e[0])};return n>0&&s([r[n-1].character,t[0]],r[n-1])&&(t=Cl([r[n-=1].character,...t])),e<r.length&&s([t.at(-1),r[e].character],r[e])&&(t=Cl([...t,r[e].character]),e+=1),[t,n,e]}};
//mask|
function Bl(t,n){const e=t.findIndex(((t,e)=>t!==n[e]));return e>=0&&t[e]<n[e]}
//|28 680 685 695 696 699 700 701 702 703 704 705
const Fl=class{constructor(t,n){this.le=void 0===t?null:kl(t),this.notation=n}shown(t){return this._e(t)?ql.of(F(t),this.le,!0).shown:t}_e(t){return null===this.le||null===this.notation?null!==this.le:this.holds(t)&&(this.isAlive(t)||!this.isData(t))}Lt(t,n,e){return null===this.notation?this.Ie(t,n,e):this.notated(t,n,e)}Ie(t,n,e){return null===this.le?gl(t,n,e):new Rl(this.le,n,e).Lt(t)}};
//mask|28 695 698
Object.assign(Fl.prototype,{holds(t){return ql.of(F(t),this.le,!1).value.join("")===t}});
//notation|185 698
Object.assign(Fl.prototype,{isAlive(t){return this.notation.read(t).completion!==cr}});
//notation|185 199 698
Object.assign(Fl.prototype,{isData(t){return"time"!==this.notation.type&&/^(?:19|20)/.test(t)&&ar(this.notation.syntax,t)!==cr}});
//notation|28 679 680 681 698
Object.assign(Fl.prototype,{notated(t,n,e){const r=null===this.le?vl.of(n,this.notation,t):null,i=r?.Lt(e)??null;if(null!==i)return i;const s=F(this.shown(n)),o=this.translation(t,s);if(null!==o&&e(o))return wl(o,F(o).length,"taken");if(null===this.le){const i=r?.data??null;return null!==i&&e(i.value)?i:this.Ie(t,n,e)}if(!this._e(n))return this.formattedAgain(gl(t,n,e));const u=this.Ie(t,n,e);if(""===t.text||"refused"!==u.disposition&&this.isAlive(u.value)||!this.isAlive(n))return u;const c=this.data(t,s);return null!==c&&e(c)?wl(c,F(c).length,"taken"):u}});
//notation|28 695 696 698
Object.assign(Fl.prototype,{formattedAgain(t){const n=t=>new Rl(this.le,"",(()=>!0)).Lt({start:0,end:0,text:t}),e=n(t.value);if("refused"===t.disposition||"taken"!==e.disposition)return t;if((!/^\p{Nd}*$/u.test(t.value)||this.isData(t.value)||!this.isAlive(e.value))&&!this._e(t.value))return t;const r=F(t.value).slice(0,t.caret).join("");if(r===t.value)return{...e,caret:F(e.shown).length,disposition:t.disposition};const i=ql.of(F(n(r).value),this.le,!1).filledCount(),s=ql.of(F(e.value),this.le,!0).caret(i,0,!1);return{...e,caret:s,disposition:t.disposition}}});
//notation|28 647 698
Object.assign(Fl.prototype,{translation({start:t,end:n,text:e},r){return F(e).length<2||n>r.length?null:Xc(this.notation,r.slice(0,t).join("")+e+r.slice(n).join(""))}});
//notation|698
Object.assign(Fl.prototype,{data({start:t,end:n,text:e},r){const i=t=>/^\p{Nd}$/u.test(t);if(r.slice(n).some(i))return null;const s=r.slice(0,t).filter(i).join("")+e;return this.isData(s)&&!this._e(s)?s:null}});
//|32 353
const zl=t=>JSON.stringify(t,((t,n)=>"bigint"==typeof n||"number"==typeof n?`#${n}`:Vs(n)?Object.fromEntries(Object.entries(n).sort((([t],[n])=>U(t,n)))):n));
//externals|706
const Pl=({rule:t,value:n,arguments:e})=>zl([t.name,n,e]);
//|709 710
function Dl({annotations:t,isSecret:n,computed:e,type:r}){const i=n||void 0!==e?void 0:t.find((({name:t})=>"default"===t))?.arguments[0];return void 0===i?void 0:Zl(r,Ul(i))}
//default|104 709
function Ul(t){if(Array.isArray(t))return t.map(Ul);if(null===t||"object"!=typeof t)return t;const[[n,e]]=Object.entries(t);return"number"===n?In(e,!0):e}
//default|44 98 117 710 722
function Zl(t,n){if("any"===t.name)return n;if("list"===t.name)return(Array.isArray(n)?n:[n]).map((n=>Zl(t.item,n))).filter((t=>void 0!==t));const e="number"==typeof n||n instanceof Tn;return t.kind===pt?"string"==typeof n?n:e?Ln(n):"boolean"==typeof n?String(n):void 0:nh.includes(t.name)&&("string"==typeof n||e&&t.kind===mt||"boolean"==typeof n&&t.kind===at)?n:void 0}
//|353 676 712
function Jl(t,n,e,r){if(!Vs(n))throw new pl("the values of a form have names");Hl(t,n,e,e.form.objects[0],r)}
//|353 355 371 676 712 715
function Hl(t,n,e,r,i){const s=Object.keys(n).find((t=>!r.Zt.has(t)));if(void 0!==s)throw new pl(`the form has no field '${ro([...e.path,s])}'`);for(const{name:s,field:o,group:u}of r.members){const r=Gs(n,s);if(o)void 0!==r?Yl(t,r,e.node(o),i):i||Yl(t,void 0,e.node(o),!1);else if(Vs(r))Hl(t,r,e,e.form.objects[u],i);else{if(null!=r)throw new pl(`'${ro([...e.path,s])}' takes the values of a form`);null!==r&&i||Hl(t,{},e,e.form.objects[u],!1)}}}
//|708 713 715
function Ll(t,n){for(const e of n.fields){const n=Dl(e.Ce);void 0!==n&&Yl(t,n,e,!1),e.nested&&Ll(t,e.nested)}}
//|371 676
function Vl(t){if(t.isReadOnly)throw new pl(`'${ro(t.path)}' is read-only`)}
//|22 353 706 711 716 720
function Yl(t,n,e,r){const{type:i,computed:s}=e.Ce;void 0===s&&(e.qe=!(null==n||"string"==typeof n&&_(n)||Array.isArray(n)&&0===n.length),e.Re=!1,i.form&&Vs(n)?(e.Re=!0,e.content=void 0,Jl(t,n,e.nested,r)):i.form?(Jl(t,{},e.nested,!1),e.content=n):"list"===i.name&&Array.isArray(n)?Kl(t,n,e):(e.Be=null,e.content=n),e.Fe=(e.Re||null!==e.Be)&&zl(e.given)!==e.ze,Xl(e))}
//list|717 719
function Kl(t,n,e){const r=(e.Be??[]).slice(0,n.length);for(;r.length<n.length;)r.push(Gl(t,e));e.Be=r,e.content=void 0,r.forEach(((e,r)=>Ql(t,e,n[r])))}
//module list|725
function Gl(t,n){const e={value:null,instance:null};return n.Pe&&(e.instance=new ih(t,n.Pe,n,e)),e}
//|353 706 711 713
function Wl(t,n,e){if(void 0!==e&&(n.value=e),n.instance){Ll(t,n.instance),Vs(e)&&Jl(t,e,n.instance,!0);for(const t of n.instance.De())t.ze=zl(t.given)}}
//|353 711
function Ql(t,n,e){n.value=e,n.instance&&Vs(e)&&Jl(t,e,n.instance,!1)}
//|
function Xl(t){t.unit.moment="change";for(let{Ue:n,Ze:e}=t.instance;n&&void 0!==t.given;({Ue:n,Ze:e}=n.instance))null===e&&(n.Re=!0)}
//module nested|721
function th(t,n=t.form.objects[0]){const e={};for(const{name:r,field:i,group:s}of n.members){const n=i?t.node(i).given:th(t,t.form.objects[s]);void 0!==n&&(i||Object.keys(n).length>0)&&Object.defineProperty(e,r,{value:n,enumerable:!0,writable:!0,configurable:!0})}return e}
//|
const nh=["integer","number","boolean","date","month","time","datetime"];
//|
const eh=["text","integer","number","date","month","time","datetime","choice","any"];
//|44 98 106 117 381 647 698 706 721 722 725
const rh=class{constructor(t,n){this.instance=t,this.Ce=n,this.session=t.session,this.unit=null,this.content=void 0,this.Be=null,this.Re=!1,this.Fe=!1,this.nested=n.type.form?new ih(this.session,n.type.form,this,null):null,this.Pe="list"===n.type.name?n.type.item.form??null:null,this.Je=!1,this.He=!1,this.qe=!1,this.isEnabled=!0,this.Le=!1,this.ze=void 0,this.status={state:"untouched",isActive:!0,isPending:!1,violations:[],warnings:[],undecided:[]},this.Ve=n.Ve??=new Fl(n.mask,n.notation)}get path(){return[...this.instance.path,...this.Ce.groups,this.Ce.name]}get slot(){return this.instance.place.frame.base+this.Ce.slot}get Ye(){return!this.Re&&null===this.Be&&zl(this.content)!==this.ze}get isReadOnly(){return this.Le||void 0!==this.Ce.computed}*Ke(){if(this.nested&&(yield this.nested),this.Pe)for(const t of this.Be??[])yield t.instance}get given(){return this.Re?th(this.nested):null===this.Be?this.content:this.Be.map((t=>t.instance?th(t.instance):t.value))}get value(){const{type:t}=this.Ce;return!this.Re&&null===this.Be&&"string"==typeof this.content&&nh.includes(t.name)?mo(this.session.tn,this.slot,t)??this.content:this.given}get Ge(){if(this.Re||null!==this.Be)return null;const{content:t,Ce:{notation:n}}=this;if(null==t)return"";if("number"==typeof t||t instanceof Tn){const e="number"==typeof t?qn(t):t;return n?.write(mt,e)??Ln(e)}return"string"!=typeof t?null:null===n||this.Je?t:Xc(n,t)??t}};
//|724 726 727
const ih=class{constructor(t,n,e,r){this.session=t,this.form=n,this.Ue=e,this.Ze=r,this.fields=n.fields.map((t=>new rh(this,t))),this.kn=oh(t.program,n).map((t=>({...t,instance:this,moment:"change",standing:sh})));for(const t of this.kn)t.field&&(this.node(t.field).unit=t);this.place=null}node(t){return this.fields[this.form.fields.indexOf(t)]}get path(){return null===this.Ue?[]:null===this.Ze?this.Ue.path:[...this.Ue.path,this.Ue.Be.indexOf(this.Ze)]}*We(){for(const t of this.kn)if(yield t,t.field)for(const n of this.node(t.field).Ke())yield*n.We()}*De(){for(const t of this.We())t.field&&(yield t.instance.node(t.field))}};
//|
const sh=Object.freeze({hasErrors:!1,isUndecided:!1,fails:!1,failsForGood:!1,isPending:!1,inquiries:[],violations:[],undecided:[],notes:new Map});
//|221 665 728
function oh(t,n){if(n.kn)return n.kn;const e=[];for(const r of t.xn(n.checks)){const i={entry:r.index,field:null,slot:r.a,hasConditions:!1,targets:[],reads:[]};if(r.op===Ir)e.push({...i,field:n.fields[r.a],slot:n.fields[r.a].slot});else if(r.op===qr)e.push(i);else if(r.op===Rr){const n=t.checks[r.a],i=e.at(-1);n.isCondition&&(i.hasConditions=!0),uh(n).length>0&&i.targets.push(uh(n)),i.reads.push(...ol(t,n).filter((t=>t!==i.slot)))}}return n.kn=e}
//|
function uh({target:t}){const n=t.findIndex((t=>"string"!=typeof t));return n<0?t:t.slice(0,n)}
//|729
function ch(t,n){const e=t.fields.findLast((({Ce:t})=>t.slot<=n));return e&&e.Ce.slot!==n?e.nested?ch(e.nested,n-e.Ce.slot):null:e??null}
//|731
function lh(t){for(const n of t.root.De())n.status=hh(t,n)}
//|54 732 733 734 735 737 740
function hh(t,n){const{Je:e}=n,r=null===n.instance.Ue?[]:fh(t,n),{unit:i}=n,s=i.targets.length>0||r.length>0,o=s?mh(t,n,r):i.standing,u=0==(t.tn.slots[n.slot].flags&Rt),c=ph(t,n,o)||o.fails&&(i.hasConditions||r.length>0),l=(e,r)=>!s||ah(t,e,r)===n,h=c?[...r,i].flatMap((n=>bh(t,n).filter((t=>l(t,n))))):[],f=h.filter((t=>"error"===t.severity)),{Ye:a}=n,m=o.isUndecided&&!vh(t,n),p=m&&void 0!==n.Ce.computed,d=h.filter((t=>"warning"===t.severity)),b=m?o.undecided:[];return{state:u&&n.isEnabled?f.length>0?"invalid":o.isPending?"checking":t.Qe!==n||e?e||n.He||a||n.Fe||p?o.hasErrors?"incomplete":m?"undecided":o.isUndecided?"incomplete":"valid":"untouched":"editing":"untouched",isActive:u,isPending:o.isPending,violations:f,warnings:d,undecided:b}}
//nested|
function fh(t,n){const e=[];for(let{Ue:r,Ze:i}=n.instance;null!==r&&null===i;({Ue:r,Ze:i}=r.instance))r.unit.targets.some((e=>t.find(e,r.nested)===n))&&e.push(r.unit);return e}
//target|728
function ah(t,n,e){const r=e.field?e.instance.node(e.field):null,i=e.standing.notes.get(n)?.check,s=i?uh(i):[];return(r?.nested&&s.length>0?t.find(s,r.nested):null)??r}
//target|733
function mh(t,n,e){const{unit:r}=n,i=[...e,r].flatMap((({standing:e,...r})=>e.violations.filter((i=>ah(t,i,{standing:e,...r})===n)).map((t=>({isError:"error"===t.severity,isFinal:!e.notes.get(t)?.dn}))))),s=r.standing.hasErrors&&!r.standing.violations.some((t=>"error"===t.severity));return{...r.standing,hasErrors:s||i.some((({isError:t})=>t)),fails:i.length>0,failsForGood:i.some((({isFinal:t})=>t))}}
//|736
function ph(t,n,e){return n.Je?e.failsForGood:e.fails&&dh(t,n)}
//|381
function dh(t,n){return void 0!==n.Ce.computed?void 0!==mo(t.tn,n.slot,n.Ce.type):n.He||n.qe&&t.Qe!==n}
//|735 738 746
function bh(t,n){const{standing:e}=n;if(!e.fails)return[];const r=n.field?n.instance.node(n.field):null,i=null===r||ph(t,r,e);return i||n.hasConditions?Mh(e.violations.filter((e=>wh(t,e,n,r,i))),e.notes,t.options.mode):[]}
//|665 739 742
function wh(t,n,e,r,i){const{dn:s=!1,check:o=null}=e.standing.notes.get(n)??{},u=o?.isCondition??!1;if(r?.Je&&s&&!u)return!1;const c=o?ol(t.program,o):[];return null===r&&0===c.length?t.Xe:!!(i||u&&0!==c.length)&&!(r&&0===c.length&&void 0===r.Ce.computed&&!r.Je&&!r.He)&&!(r&&void 0!==r.Ce.computed&&!gh(t,r))&&c.every((n=>yh(t,n,e.instance)))}
//computed|736 741 744
function gh(t,{Ce:{slot:n},instance:e}){const r=kh(t,n,e);return(0===r.length||r.some((n=>dh(t,n))))&&!jh(t,n,e)}
//|741
function vh(t,n){return!n.Je&&[...n.unit.reads,...void 0===n.Ce.computed?[]:[n.Ce.slot]].some((e=>jh(t,e,n.instance)))}
//reads computed|729 743 744
function jh(t,n,e){const r=ch(e,n);return null!==r&&void 0===r.Ce.computed?Oh(t,r):kh(t,n,e).some((n=>Oh(t,n)))}
//reads|46 729 736 741 744
function yh(t,n,e){const r=ch(e,n);return!!(null!==r&&t.tn.slots[r.slot].flags&Et)||!(null!==r&&!dh(t,r))&&(null!==r||kh(t,n,e).every((n=>dh(t,n))))&&!jh(t,n,e)}
//|
function Oh(t,n){if(n.Je)return!0;if(null===n.nested&&!n.Pe)return!1;for(let e=t.Qe?.Je?t.Qe:null;e;e=e.instance.Ue)if(e===n)return!0;return!1}
//computed parameters group|664 729
function kh(t,n,e){const[r,i,s]=[[{slot:n,instance:e}],new Map,[]];for(const n of r){const e=i.get(n.instance)??i.set(n.instance,new Set).get(n.instance);if(e.has(n.slot))continue;e.add(n.slot);const{form:o,Ue:u}=n.instance,c=sl(t.program,o).get(n.slot),l=ch(n.instance,n.slot),h=(o.parameters??[]).findIndex((t=>t.slot===n.slot));c?r.push(...c.map((t=>({slot:t,instance:n.instance})))):void 0!==l?.Ce.computed?r.push({slot:l.Ce.slot,instance:l.instance}):l?s.push(l):h>=0&&u&&r.push(...(u.Ce.ne?.[h]??[]).map((t=>({slot:t,instance:u.instance}))))}return s}
//|737
function $h(t){return[...t.root.We()].flatMap((n=>bh(t,n)))}
//|
function Mh(t,n,e){if("all"===e||t.length<2)return t;const r=new Set;let i=!1;return t.filter((t=>!(r.has(t.path)||i&&n.get(t)?.check||("error"!==t.severity||(r.add(t.path),t.path.endsWith("]")||(i=!0)),0))))}
//|
function xh(t,n){let e=n;for(;e.instance.Ue;)e=e.instance.Ue.unit;const r=t.form.steps.findIndex((({slots:[t,n]})=>t<=e.slot&&e.slot<n));return r<0&&null===e.field?0:r}
//|665 747
function Th(t,n,e,r){const i=xh(t,e);return i<0||i>n?[]:r.filter((r=>{const s=e.standing.notes.get(r)?.check,o=(s&&e.instance===t.root?ol(t.program,s):[]).map((n=>t.form.steps.findIndex((({slots:[t,e]})=>t<=n&&n<e))));return Math.max(i,...o)===n}))}
//|748
function Eh(t,n){const e={hasErrors:!1,isUndecided:!1,isPending:!1};for(const r of t.root.We()){const{violations:i,undecided:s,isPending:o}=r.standing;Th(t,n,r,i).some((t=>"error"===t.severity))&&(e.hasErrors=!0),0!==Th(t,n,r,s).length&&(e.isUndecided=!0,o&&(e.isPending=!0))}return e}
//|737 748
function Sh(t,n){return[...t.root.We()].flatMap((e=>Th(t,n,e,bh(t,e))))}
//|747
function Ah(t,n){t.tr(null),t.nr();for(const e of t.root.We()){if(xh(t,e)!==n)continue;e.moment="submit";const r=e.field?e.instance.node(e.field):null;null!==r&&t.er(r)&&Object.assign(r,{He:!0,Je:!1})}t.update()}
//steps|36 749 750 751
const Nh=class{#t;#n;constructor(t,n){this.#t=t,this.#n=n}get#e(){return this.#t.form.steps[this.#n]}get name(){return this.#e.name}get label(){return this.#e.label??L(this.name)}get fields(){const[t,n]=this.#e.slots;return this.#r(t,n).map((t=>this.#t.view(t)))}#r(t,n){return this.#t.root.fields.filter((({Ce:e})=>t<=e.slot&&e.slot<n))}get state(){const{hasErrors:t,isUndecided:n,isPending:e}=Eh(this.#t,this.#n);if(this.violations.length>0)return"invalid";if(e)return"checking";const[r,i]=this.#e.slots;return this.#r(r,i).some((t=>t.He||t.Ye||this.#t.Qe===t))?t?"incomplete":n?"undecided":"valid":"untouched"}get violations(){return Sh(this.#t,this.#n).filter((t=>"error"===t.severity))}get warnings(){return Sh(this.#t,this.#n).filter((t=>"warning"===t.severity))}get canContinue(){const{hasErrors:t,isUndecided:n}=Eh(this.#t,this.#n);return!t&&!n&&!this.#t.rr}async submit(){return Ah(this.#t,this.#n),await(this.#t.host?.settle()),this.canContinue}};
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|63 69 74 77 78 79 753
const _h=class{constructor(t,n){this.now=t,this.offset=n}static of(t){if("string"==typeof t){const n=en(t),e=null===n?on(t):un(n,0);if(!e)throw new RangeError(`now: '${t}' is neither a date nor a date with time`);const r=60*(e.o??0);return new _h({s:e.s-r,n:e.n},(()=>r))}const n=Number(t??Date.now());if(!Number.isFinite(n))throw new RangeError("now is no date");const e=Math.floor(n/1e3);return new _h({s:e,n:Math.floor(1e6*(n-1e3*e))},(t=>Math.round(60*-new Date(1e3*t.s).getTimezoneOffset())||0))}I(t){const n=Math.floor((t.s+this.offset(t))/86400);return Math.min(Math.max(n,Jt),Ht)}T(t){const n={s:t.s+this.offset(t),n:t.n,o:null};return Wt(cn(n))?n:null}N(t){const n=n=>({s:t.s-n,n:t.n});if(null!==t.o)return n(60*t.o);const e=this.offset(n(86400));if(this.offset(n(e))===e)return n(e);const r=this.offset(n(-86400));return this.offset(n(r))===r?n(r):n(e)}};
//|753
const Ih=class{constructor(t,n){this.mode=t,this.context=n.context??{},this.strict=!0===n.strict,this.moment="submit",this.judgesNestedForms=!0,this.answers=null,this.ruleTexts=n.ruleTexts,this.translations=n.translations,this.now=n.now,this.ir=null}get E(){return this.ir??=_h.of(this.now)}};
//externals|676 756 757 758
const Ch=class{constructor(t,n){const e=t.program.externals.filter((({name:t})=>"function"!=typeof n[t])).map((({name:t})=>`'${t}'`));if(e.length>0)throw new pl(`the form needs external rules that were not supplied: ${e.join(", ")}`);this.session=t,this.externals=n,this.sr=new Map,this.kept=new Map,this.waiting=[]}or(t){for(const[n,{ur:e}]of this.sr)t.has(n)&&!this.session.rr||(this.sr.delete(n),e.abort());for(const[n,e]of this.session.rr?[]:t){if(this.sr.has(n))continue;const t=new AbortController;this.sr.set(n,{ur:t}),this.answer(e,n,t.signal).then((e=>this.take(n,t,e)))}if(0===this.sr.size)for(const t of this.waiting.splice(0))t()}async settle(){for(;this.sr.size>0;)await new Promise((t=>this.waiting.push(t)))}take(t,n,e){this.sr.get(t)?.ur===n&&(this.sr.delete(t),this.session.answers.set(t,e),this.session.update())}async answer(t,n,e){const{debounce:r,timeout:i,cache:s,retries:o=0}=t.rule,u=this.kept.get(n);if(u&&u.end>performance.now())return u.answer;if(r&&!await Bh(Rh(r),e))return{reason:"cancelled"};const c=new AbortController;e.addEventListener("abort",(()=>c.abort()),{once:!0});const l=this.cr(t,o,c.signal),h=i&&Bh(Rh(i),e).then((()=>({reason:"timed out"}))),f=await(h?Promise.race([l,h]):l);return c.abort(),s&&void 0!==f.accepted&&this.kept.set(n,{answer:f,end:performance.now()+Rh(s)}),this.kept.size>1024&&this.kept.delete(this.kept.keys().next().value),f}async cr(t,n,e){const{rule:r,value:i,arguments:s}=t,o=Object.fromEntries(r.parameters.map(((t,n)=>[t,s[n]??null])));for(;;)try{return qh(await this.externals[r.name](i,{signal:e,arguments:o}))}catch(t){if("AbortError"===t?.name||e.aborted)return{reason:"cancelled"};if(n--<=0)return{reason:t?.message?`failed: ${t.message}`:"failed"}}}};
//externals|
function qh(t){if("boolean"==typeof t)return{accepted:t};if("string"==typeof t)return{accepted:!1,message:t};throw new TypeError("an external rule answers true, false or a message")}
//externals|126
const Rh=t=>Number(ne(t).k)/1e6;
//externals|
const Bh=(t,n)=>new Promise((e=>{const r=setTimeout((()=>e(!0)),Math.min(t,2147483647));n.addEventListener("abort",(()=>{clearTimeout(r),e(!1)}),{once:!0})}));
//module list|717 718 762 764
function Fh(t,n,e){Zh(t,(r=>{const i=Gl(t.session,t);return r.splice(Dh(t,e,r.length),0,i),()=>Wl(t.session,i,n)}))}
//module list|762 764
function zh(t,n,e){Zh(t,(r=>{const i=r.length-1;r.splice(Dh(t,e,i),0,...r.splice(Dh(t,n,i),1))}))}
//module list|762 764
function Ph(t,n){Zh(t,(e=>{e.splice(Dh(t,n,e.length-1),1)}))}
//module list|763
function Dh(t,n,e){if(Number.isInteger(n)&&n>=0&&n<=e)return n;throw Uh(t)}
//module list|371 676
const Uh=t=>new pl(`there is no such row in '${ro(t.path)}'`);
//module list|714 720 763
function Zh(t,n){if("list"!==t.Ce.type.name)throw Uh(t);Vl(t);const e=[...t.Be??[]],r=n(e);t.Be=e,t.content=void 0,r?.(),t.He=!0,Xl(t)}
//|371 714 715 759 760 761
const Jh=class{#i;constructor(t){this.#i=t}get path(){return ro(this.#i.path)}get label(){return this.#i.Ce.F}get text(){return this.#i.Ve.shown(this.#i.Ge??"")}get value(){return this.#i.value}get state(){return this.#i.status.state}get violations(){return this.#i.status.violations}get warnings(){return this.#i.status.warnings}get undecided(){return this.#i.status.undecided}get isActive(){return this.#i.status.isActive}get isPending(){return this.#i.status.isPending}get isReadOnly(){return this.#i.isReadOnly}set isReadOnly(t){this.#s((n=>n.Le=t))}get isEnabled(){return this.#i.isEnabled}set isEnabled(t){this.#s((n=>n.isEnabled=t))}get rowCount(){return this.#i.Be?.length??0}edit(t){return this.#i.session.edit(this.#i,t)}set(t){this.#s(((n,e)=>{Vl(n),n.Je=!1,Yl(e,t,n,!1)}))}focus(){this.#s(((t,n)=>n.tr(t)))}leave(){this.#s(((t,n)=>n.Qe===t?n.tr(null):n.leave(t,n.Qe)))}insert(t,n=this.rowCount){this.#s((e=>Fh(e,t,n)))}move(t,n){this.#s((e=>zh(e,t,n)))}remove(t){this.#s((n=>Ph(n,t)))}#s(t){const{session:n}=this.#i;t(this.#i,n),n.update()}};
//|28 44 49 54 58 359 371 381 390 632 676 706 707 711 713 720 723 725 726 730 754 755 765 772 773 767 768 769 770 771
const Hh=class{constructor(t,{values:n={},context:e={},externals:r={},...i}){this.program=t.program,this.form=t.Ce,this.options={mode:"first-per-field",...i},this.context=e,this.tn=new Lc(t.program),this.host=t.program.externals.length>0?new Ch(this,r):null,this.root=new ih(this,this.form,null,null),this.Qe=null,this.Xe=!1,this.rr=!1,this.answers=new Map,this.lr=new Set,this.hr=new WeakMap,Ll(this,this.root),Jl(this,n,this.root,!0);for(const t of this.root.De())t.ze=zl(t.given),t.Fe=!1;this.update()}update(){this.fr();for(const t of this.root.We())t.standing=this.judge(t);lh(this),this.host?.or(this.questions());for(const t of[...this.lr])t()}S(t,n){const e=new Ih(t,this.options);return e.context=this.context,e.answers=t=>this.answers.get(Pl(t)),Object.assign(e,n)}fr(){const t=new Array(this.form.slotCount).fill(null);this.ar=new to(t,!1),this.mr(this.root,{frame:Oo(this.form,0),outer:[],items:[]},t),this.tn.Nn(this.form,this.S("all"),t);for(const t of this.root.De())void 0!==t.Ce.computed&&(t.content=mo(this.tn,t.slot,t.Ce.type))}mr(t,n,e){t.place=n;const{base:r}=n.frame;e[r]=new Pt(jt,void 0);for(const i of t.fields){const t=r+i.Ce.slot,s=(t,e,r)=>Lh(n,i,t,e,r);if(i.Re)this.mr(i.nested,s(i.Ce.type.form,t,null),e);else if(null!==i.Be&&i.Pe)this.layOutRows(i,t,s,e);else{const n=void 0!==i.Ce.computed?void 0:i.Be?.map((t=>t.value))??i.content;this.ar.value(n,i.Ce.type,t,0),i.Je&&e[t]&&(e[t].flags|=Nt),i.nested&&this.placeInstance(i.nested,s(i.Ce.type.form,t,null))}const o=void 0!==i.content&&void 0===i.Ce.computed;i.instance.form.objects.length>1&&(i.Re||null!==i.Be||o)&&this.showGroups(i,r,e)}}judge(t){const n=t.field?t.instance.node(t.field):null;if(null!==t.instance.Ue&&!this.isJudged(t.instance)||!1===n?.isEnabled)return sh;const e=null!==n&&(null!==n.nested||null!==n.Pe),r=this.S("all",{moment:t.moment,judgesNestedForms:!e}),{gn:i,isUndecided:s,violations:o,undecided:u,inquiries:c,notes:l}=this.tn.In(t.entry,t.instance.place,r),h=[...l.values()].filter((t=>t.dn)).length;return{hasErrors:i,isUndecided:s,violations:o,undecided:u,inquiries:c,notes:l,fails:o.length>0,failsForGood:o.length>h,isPending:c.some((t=>t.isPending))}}get verdict(){let t="valid";for(const{standing:n}of this.root.We()){if(n.hasErrors)return"invalid";n.isUndecided&&(t="undecided")}return t}edit(t,n){const e=t.Ge;if(null===e||!eh.includes(t.Ce.type.name))throw new pl(`'${ro(t.path)}' holds no text that could be edited`);if(t.isReadOnly||!t.isEnabled)throw new pl(`'${ro(t.path)}' is read-only`);const r=t.Ve.shown(e),i=[n.start,n.end].map((t=>Vh(r,t))),s=this.S("all"),o={start:i[0],end:Math.max(...i),text:n.text??"",ue:"forward"===n.direction},u=t.Ve.Lt(o,e,(n=>void 0===t.Ce.filter||this.tn.canHold(n,t.Ce,t.instance.place,s)));this.tr(t);const c=e!==u.value||null!==t.Ce.notation;"refused"===u.disposition||!c&&t.Je||(t.Je=!0,t.qe=!1,c&&(t.content=u.value,Xl(t))),this.update();const{state:l,violations:h,warnings:f}=t.status,a=F(u.shown).slice(0,u.caret).join("").length;return{text:u.shown,value:t.value,caret:a,state:l,isRefused:"refused"===u.disposition,messages:[...h,...f].map((t=>t.message))}}tr(t){if(this.Qe===t)return;const n=this.Qe;this.Qe=t,n&&this.leave(n,t)}leave(t,n){const e=new Set;for(let t=n;t;t=t.instance.Ue)e.add(t);for(let n=t;n&&!e.has(n);n=n.instance.Ue)n.He=!0,n.Je=!1,n.unit.moment="blur"}er(t){return 0==(this.tn.slots[t.slot].flags&Rt)&&(null===t.instance.Ue||this.er(t.instance.Ue))}pr(){this.tr(null),this.Xe=!0,this.nr();for(const t of this.root.We())if(t.moment="submit",t.field){const n=t.instance.node(t.field);this.er(n)&&(n.He=!0)}this.update()}nr(){for(const[t,n]of this.answers)void 0===n.accepted&&this.answers.delete(t)}find(t,n=this.root){const e=[];for(const[r,i]of t.entries()){const s=n.fields.find((({Ce:t})=>t.name===i&&ro(t.groups)===ro(e)));if(!s){e.push(i);continue}const o=t.slice(r+1);if(0===o.length)return s;if(s.nested)return this.find(o,s.nested);const u=s.Be?.[o[0]]?.instance;return u&&o.length>1?this.find(o.slice(1),u):null}return null}view(t){return this.hr.has(t)||this.hr.set(t,new Jh(t)),this.hr.get(t)}};
//list|44 58 766
Object.assign(Hh.prototype,{layOutRows({Be:t,Pe:n},e,r,i){const s=i[e]=new Pt(vt,void 0);[s.count,s.stride]=[t.length,n.slotCount],s.start=this.ar.append(s.count*s.stride),t.forEach(((t,e)=>this.mr(t.instance,r(n,s.item(e),e),i)))}});
//nested|766 772
Object.assign(Hh.prototype,{placeInstance(t,n){t.place=n;for(const e of t.fields){const{type:{form:t},slot:r}=e.Ce;e.nested&&this.placeInstance(e.nested,Lh(n,e,t,n.frame.base+r,null))}}});
//group|44 58 766
Object.assign(Hh.prototype,{showGroups(t,n,e){const{objects:r}=t.instance.form;for(const i of r.slice(1)){const{slot:r}=t.Ce;i.slot<r&&r<i.slot+i.slotCount&&(e[n+i.slot]=new Pt(jt,void 0))}}});
//nested|44 51 57 766
Object.assign(Hh.prototype,{isJudged(t){const{Ue:n}=t,e=this.tn.slots[n.slot];return!(!n.isEnabled||e.flags&zt)&&(null!==t.Ze||!(e.kind!==jt||e.flags&It))&&(null===n.instance.Ue||this.isJudged(n.instance))}});
//externals|707 766
Object.assign(Hh.prototype,{questions(){const[t,n]=[new Map,new Set];for(const{standing:e}of this.root.We())for(const{question:r,isPending:i}of e.inquiries)n.add(Pl(r)),i&&t.set(Pl(r),r);for(const t of this.answers.keys())n.has(t)||this.answers.delete(t);return t}});
//|390
function Lh(t,n,e,r,i){return{frame:Oo(e,r,t.items.length+(null===i?0:1),null!==i&&i>0),outer:[...t.outer,{...t.frame,field:n.Ce}],items:null===i?t.items:[...t.items,i]}}
//|28 676
function Vh(t,n){if(!(n>=0&&n<=t.length))throw new pl(`the offset ${n} is not in a text of ${t.length}`);const e=F(t.slice(0,n));if(F(t).slice(0,e.length).join("").length!==n)throw new pl(`the offset ${n} is inside a character`);return e.length}
//|380 677 711 745 752 766
const Yh=class{#t;constructor(t,n){this.#t=new Hh(t,n)}field(t){const n=this.#t.find(dl(t));return n&&this.#t.view(n)}get fields(){return[...this.#t.root.De()].map((t=>this.#t.view(t)))}get steps(){return this.#t.form.steps.map(((t,n)=>new Nh(this.#t,n)))}get verdict(){return this.#t.verdict}get isPending(){return[...this.#t.root.We()].some((t=>t.standing.isPending))}get violations(){return $h(this.#t).filter((t=>"error"===t.severity))}get warnings(){return $h(this.#t).filter((t=>"warning"===t.severity))}get values(){return ao(this.#t.tn,this.#t.form,0)}get context(){return this.#t.context}set context(t){this.#t.context=t,this.#t.update()}update(t){Jl(this.#t,t,this.#t.root,!0),this.#t.update()}onChange(t){return this.#t.lr.add(t),()=>this.#t.lr.delete(t)}async settle(){await(this.#t.host?.settle())}async submit(){return this.#t.pr(),await this.settle(),this.verdict}end(){this.#t.rr=!0,this.#t.host?.or(new Map),this.#t.lr.clear()}};
//|
const Kh=["first-per-field","all","first"];
//|36 774 777 778 779
const Gh=class{constructor(t,n,e=!0){this.program=t,this.Ce=n,this.mt=e,this.name=n.name,this.label=n.label??L(n.name)}session(t={}){return new Yh(this,t)}};
//module|776
Object.assign(Gh.prototype,{validate(t,n={}){return void 0===n.step?this.judge(t,n):this.upTo(n.step).judge(t,n)}});
//module|776
Object.assign(Gh.prototype,{upTo(t){const n=this.Ce.steps.find((n=>n.name===t));if(!n)throw new RangeError(`there is no step '${t}'`);return n.form??=new Gh(this.program.limited(this.Ce,n),this.Ce,!1)}});
//module|353 674 754 775 776
Object.assign(Gh.prototype,{judge(t,n){const{mode:e="first-per-field"}=n;if(!Kh.includes(e))throw new RangeError(`'${e}' is no report mode`);if(!Vs(t))throw new TypeError("a record is an object");void 0===this.Ce.Rn&&(this.Ce.Rn=al(this.program,this.Ce));const r=this.mt?this.Ce.Rn:null;if(null!==r&&r.oe(t))return{verdict:"valid",violations:[],undecided:[]};const{tn:i}=this.program;i.accepted=r?.accepted??null;const s=i.judge(t,this.Ce,new Ih(e,n));return{verdict:s.gn?"invalid":s.isUndecided?"undecided":"valid",violations:s.violations,undecided:s.undecided}}});
//|666 776
function load(t){const n="string"==typeof t?JSON.parse(t):t,e=new ul(n),r=new Map([...e.forms].reverse().map((t=>[t.name,t])));return{forms:[...new Set(e.forms.map((({name:t})=>t)))],form(t){const n=r.get(t);if(!n)throw new RangeError(`there is no form '${t}'`);return new Gh(e,n)}}}
//|104 354
function Wh(t){let n=0;const e=()=>{throw new SyntaxError(`not JSON at position ${n}`)},r=/[ \t\n\r]*/y,i=/"(?:[^"\\\0-\x1f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|[{}[\],:]/y,s=()=>{r.lastIndex=n,r.test(t),i.lastIndex=r.lastIndex;const s=i.exec(t)?.[0]??e();return n=i.lastIndex,s},o=t=>'"'===t[0]?JSON.parse(t):e(),u=(t,n)=>(n>512&&e(),"{"===t?l(n):"["===t?c(n):"true"===t||"false"===t?"true"===t:"null"===t?null:/[-0-9]/.test(t[0])?In(t,!0):o(t)),c=t=>{const n=[];for(let r=s();"]"!==r;r=s())n.length>0&&(r=","===r?s():e()),n.push(u(r,t+1));return n},l=t=>{const[n,r,i]=[{},[],new Set];for(let c=s();"}"!==c;c=s()){r.length>0&&(c=","===c?s():e());const l=o(c);":"!==s()&&e(),Object.hasOwn(n,l)?i.add(l):r.push(l),Object.defineProperty(n,l,{value:u(s(),t+1),enumerable:!0,writable:!0,configurable:!0})}return Object.defineProperty(n,Ys,{value:r}),i.size>0&&Object.defineProperty(n,Ks,{value:i}),n},h=u(s(),0);return r.lastIndex=n,r.test(t),n=r.lastIndex,n===t.length?h:e()}
//module|98
export{Tn as Decimal};
//module|38
export{Y as ProgramError};
//module|676
export{pl as SessionError};
//|780
export{load};
//module|781
export{Wh as parse};
