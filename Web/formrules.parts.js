/* The FormRules runtime, minified by Scripts/minify.sh from the formrules.js of SHA-256 9e5e1ae717100e3879753308169f9f913e40b9cd7453f5635729783480a43533. */
//|
const[t,n,r,e]=[12,1,2,3];
//|
const[i,s,o]=[4,8,16];
//|0 1
const u=t|o;
//|0 1
const c=e|i|s;
//|0 1
const[l,h]=[n|i,r|s];
//|0 1
const[f,a]=[n|i|s,r|i|s];
//|5
const m=t=>t?f:a;
//|4
const p=t=>t?l:h;
//|1
const d=(t,n,r)=>t|(n?i:0)|(r?s:0);
//|
const b=t=>3&t;
//|
const w=t=>0!=(2&t);
//|0 1 2 5 8 9
function g(t){if(t&o)return b(t)===n?u:f|o;const e=b(t);return d(e===n?r:e===r?n:e,t&s,t&i)}
//|9 13
function v(t,n,r){const[e,i]=[b(t),b(n)];return 0===e||0===i?0!==e?t:0!==i?n:t|n:j(t,n,r)}
//|0 1 9
function j(t,n,o){const[u,c]=[b(t),b(n)],l=t=>u===t||c===t,h=l(o)?o:l(e)?e:l(0)?0:u,[f,a]=o===r?[i,s]:[s,i];return h|t&n&f|(t|n)&a}
//|
const[O,y,$,k]=[0,1,2,3];
//|0 4
const x=[t,t,l,h];
//|0 12 13
const M=[(t,n)=>v(t,n,r),(t,r)=>v(t,r,n),(t,n)=>j(t,n,r),(t,r)=>j(t,r,n)];
//|
const E="\\t-\\r \\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000";
//|17
const S=new RegExp(`^[${E}]*$`);
//|17
const T=new RegExp(`^[${E}]+|[${E}]+$`,"g");
//|17
const A=new RegExp(`[${E}]+`,"g");
//|18
function N(t){const n=t.charCodeAt(0);return!(n>32&&n<128)&&S.test(t)}
//|
const _=String.prototype.isWellFormed?t=>t.isWellFormed():t=>!/\p{Surrogate}/u.test(t);
//|
function I(t){let n=t.length;for(let r=0;r<t.length;r++){const e=t.charCodeAt(r);e>=128&&(n+=e>=2048&&55296!=(63488&e)?2:1)}return n}
//|
function C(t){let n=t.length;for(let r=0;r<t.length;r++)56320==(64512&t.charCodeAt(r))&&n--;return n}
//|
var q;
//|
const F=1024;
//|25 26 28
function z(t){if(P(t))return t.split("");q??=new Intl.Segmenter("und",{granularity:"grapheme"});const n=[];for(let[r,e]=[0,F];r<t.length;){let i=r+e;56320==(64512&t.charCodeAt(i))&&i++;const s=Array.from(q.segment(t.slice(r,i)),(t=>t.segment));i<t.length&&s.pop(),e=s.length>0?F:2*e;for(const t of s)n.push(t),r+=t.length}return n}
//|
function P(t){for(let n=0;n<t.length;n++){const r=t.charCodeAt(n);if(r>=768||13===r)return!1}return!0}
//|27 28
const R=t=>P(t)?t.length:z(t).length;
//|31 32 33 34
const B={};
//|29 30
Object.assign(B,{characters:R});
//utf16|30
Object.assign(B,{utf16:t=>t.length});
//scalars|24 30
Object.assign(B,{scalars:C});
//bytes|23 30
Object.assign(B,{bytes:I});
//|
function D(t,n){const r=Math.min(t.length,n.length);for(let e=0;e<r;e++){const[r,i]=[t.charCodeAt(e),n.charCodeAt(e)];if(r===i)continue;const s=[r,i].map((t=>55296==(63488&t)));return s[0]!==s[1]?s[0]?1:-1:r-i}return t.length-n.length}
//|
const U=t=>`limit reached: ${t}`;
//|
const Z="left to the server";
//|
const J={steps:1e7,e:256,i:2e8,u:1e5,c:1e6,l:16777216,depth:128,slots:16<<20};
//|23 38
const L=t=>t.length>J.l/3&&I(t)>J.l;
//|27
function H(t){const n=t.split(/[_-]/).filter(Boolean).join(" "),r=z(n)[0]??"";return r.toUpperCase()+n.slice(r.length)}
//|23 27
function V(t){if(I(t)<=80)return t;const n=z(t);return n.length<=80?t:n.slice(0,80).join("")+"\u2026"}
//|
const Y=class extends Error{constructor(t){super(t),this.name="ProgramError"}};
//|
const K=["none","constant","parameter","field","previous","previousItem","context","computed","item","computation","itemPath"];
//|43
const[G,Q,W,X,tt,nt,rt,et,it,st,ot]=K.keys();
//|44
const ut={kind:G,at:0};
//|42 43 44 45
function ct(t){if(null==t)return ut;const[[n,r]]=Object.entries(t),e=K.indexOf(n);if(e<1)throw new Y(`the operand '${n}' is not known`);return e===it?{kind:e,level:r[0],at:r[1]}:{kind:e,at:r}}
//|46
const lt=({name:t,operand:n})=>({name:t,operand:ct(n)});
//|
const[ht,ft,at,mt,pt,dt,bt,wt,gt,vt,jt,Ot,yt,$t,kt,xt,Mt]=Array(17).keys();
//|48
const Et={text:pt,choice:pt,integer:mt,number:mt,boolean:at,date:dt,month:Mt,time:bt,datetime:wt,file:gt,any:void 0};
//|
const St=1;
//|
const Tt=2;
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
//|50 51
const Ft=St|Tt;
//|51 52 56
const zt=Tt|At|Ct;
//|57 59
const Pt=qt|zt;
//|50 59
const Rt=St|zt;
//|48 52 56 63 64 65 66
const Bt=class{constructor(t,n){this.kind=t,this.value=n,this.flags=0}get p(){return this.isMap?this.stride-1:this.stride}get g(){return this.kind===jt&&!this.isOwn&&0==(this.flags&At)}get v(){return this.kind===vt&&0==(this.flags&(At|Ct))}j(t){this.flags|=Ct,this.reason=t}};
//list map any|62
Object.assign(Bt.prototype,{item(t){return this.start+t*this.stride}});
//list map any|62
Object.assign(Bt.prototype,{itemAt(t){return null===this.order?t:this.order[t]}});
//computations computed parameters|62
Object.assign(Bt.prototype,{copy(){return Object.assign(new Bt(this.kind,this.value),this)}});
//|62
Object.assign(Bt.prototype,{start:0,count:0,stride:0,order:null,isMap:!1,isOwn:!1,isKey:!1,form:null,text:null,given:null,reason:null,unknown:null});
//|48 62
function Dt(t){const n=new Bt(t.isMap?vt:ht,void 0);return[n.start,n.count,n.stride,n.order]=[t.start-1,t.count,t.stride,t.order],n}
//|48 62
function Ut(t){if(t.kind===vt)return t;const n=new Bt(t.kind===jt&&t.isOwn?vt:ht,void 0);return n.kind===ht||([n.flags,n.isMap,n.order]=[t.flags,!0,t.order],[n.start,n.count,n.stride]=[t.start+1,t.count,2]),n}
//|48 62
const Zt=Object.freeze(new Bt(ht,void 0));
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
const[Jt,Lt]=[-719162,2932896];
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
const Ht=864e11;
//|
const Vt=(t,n)=>String(t).padStart(n,"0");
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
function Yt(t,n){return 2===t?n%4!=0||n%100==0&&n%400!=0?28:29:4===t||6===t||9===t||11===t?30:31}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|73
function Kt(t,n,r){if(t<1||t>9999||n<1||n>12||r<1||r>Yt(n,t))return null;const e=n<=2?t-1:t,i=Math.floor(e/400),s=e-400*i,o=Math.floor((153*(n>2?n-3:n+9)+2)/5)+r-1;return 146097*i+(365*s+Math.floor(s/4)-Math.floor(s/100)+o)-719468}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
function Gt(t){const n=t+719468,r=Math.floor(n/146097),e=n-146097*r,i=Math.floor((e-Math.floor(e/1460)+Math.floor(e/36524)-Math.floor(e/146096))/365),s=e-(365*i+Math.floor(i/4)-Math.floor(i/100)),o=Math.floor((5*s+2)/153),u=o<10?o+3:o-9;return{year:i+400*r+(u<=2?1:0),month:u,day:s-Math.floor((153*o+2)/5)+1}}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|70
const Qt=t=>t>=Jt&&t<=Lt;
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
const Wt=t=>t>=12&&t<12e4;
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|75 79
const Xt=t=>tn(Gt(t));
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
const tn=({year:t,month:n})=>12*t+n-1;
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|73 74 75
function nn(t,n){const{year:r,month:e,day:i}=Gt(t),s=12*r+e-1+n;if(s<12||s>=12e4)return null;const[o,u]=[Math.floor(s/12),s%12+1];return Kt(o,u,Math.min(i,Yt(u,o)))}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|74
function rn(t){const n=/^(\d{4})-(\d\d)-(\d\d)$/.exec(t);return n&&Kt(+n[1],+n[2],+n[3])}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
function en(t){const n=/^(\d{4})-(\d\d)$/.exec(t);return!n||+n[1]<1||+n[2]<1||+n[2]>12?null:12*+n[1]+ +n[2]-1}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
function sn(t){const n=/^(\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?$/.exec(t);if(!n)return null;const[r,e,i=0]=n.slice(1,4).map((t=>t&&+t));return r>23||e>59||i>59?null:1e9*(3600*r+60*e+i)+ +(n[4]??"").padEnd(9,"0")}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|81 83 85
function on(t){const n=/^(.{10})[Tt ](.{5,18}?)(?:([Zz])|([+-])(\d\d):(\d\d))?$/.exec(t);if(!n)return null;const[r,e]=[rn(n[1]),sn(n[2])];if(null===r||null===e||n[5]>23||n[6]>59)return null;const i=n[4]?(60*n[5]+ +n[6])*("-"===n[4]?-1:1):null;return un(r,e,n[3]?0:i)}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
function un(t,n,r=null){return{s:86400*t+Math.floor(n/1e9),n:n%1e9,o:0===r?0:r}}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
const cn=t=>Math.floor(t.s/86400);
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|86
const ln=t=>1e9*(t.s-86400*cn(t))+t.n;
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|72 75
function hn(t){const{year:n,month:r,day:e}=Gt(t);return`${Vt(n,4)}-${Vt(r,2)}-${Vt(e,2)}`}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|72
const fn=t=>`${Vt(Math.floor(t/12),4)}-${Vt(t%12+1,2)}`;
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|72
function an(t){const n=Math.floor(t/1e9),r=[n/3600,n/60%60,n%60].map((t=>Vt(Math.floor(t),2))).join(":");return t%1e9==0?r:`${r}.${Vt(t%1e9,9).replace(/0+$/,"")}`}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|72 86 87 88 90
function mn(t){const n=`${hn(cn(t))}T${an(ln(t))}`;if(null===t.o)return n;if(0===t.o)return n+"Z";const r=Math.abs(t.o);return`${n}${t.o<0?"-":"+"}${Vt(Math.floor(r/60),2)}:${Vt(r%60,2)}`}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
const pn=(t,n)=>Math.sign(t.s-n.s||t.n-n.n);
//|
const dn=38;
//|
const bn=Symbol("too many digits");
//|94 102 115
const wn=class{constructor(t,n,r=!1){this.digits=t,this.exponent=n,this.O=r&&BigInt.asIntN(64,t)!==t,Object.freeze(this)}static from(t){const n=kn(String(t),!0);if(null===n||n===bn)throw new RangeError(`'${t}' is not a number of 38 digits`);return n}toString(){return zn(this)}toJSON(){return this.toString()}};
//|93 95 96 97
function gn(t,n,r=!1){if(0n===t)return 0;const e=String(t),i=e.replace(/0+$/,""),s=i.length-(t<0n?1:0),o=n+e.length-i.length;return s>dn&&r?gn(vn(BigInt(i),s-dn),o+s-dn,!0):s>dn||Math.abs(o)>2147483647?null:o>=0&&s+o<=15?Number(i)*10**o:new wn(BigInt(i),o,r)}
//computations computed|108 109
function vn(t,n){const[r,e]=[An(t),Nn(n)],i=r%e;return(r/e+(i>e-i||i===e-i&&r/e%2n===1n?1n:0n))*(t<0n?-1n:1n)}
//|
const jn=t=>"object"==typeof t&&t.O;
//|
function On(t){return"number"==typeof t?[BigInt(t),0]:[t.digits,t.exponent]}
//|
const yn=/^(-?)(\d+)(?:\.(\d+))?$/;
//|
const $n=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;
//|100 101 103
function kn(t,n=!1){const r=(n?$n:yn).exec(t);if(!r)return null;const[,e,i,s="",o="0"]=r;return""===s&&i.length<=15&&"0"===o?Number(e+i)||0:xn(e,i,s,o)}
//|93 94 96
function xn(t,n,r,e){const i=(n+r).replace(/^0+/,"").replace(/0+$/,"");if(""===i)return 0;const s=/0*$/.exec(n+r)[0].length;return i.length>dn?bn:gn(BigInt(t+i),s-r.length+Number(e))??bn}
//|102 105
function Mn(t){return En(t)?t||0:kn(String(t),!0)}
//|
const En=t=>Number.isInteger(t)&&t<1e15&&t>-1e15;
//|
const Sn=t=>"number"==typeof t||t.exponent>=0;
//|
const Tn=t=>"number"==typeof t?t<0:t.digits<0n;
//|
const An=t=>t<0n?-t:t;
//|
const Nn=t=>10n**BigInt(t);
//|99 108
function _n(t){const[n,r]=On(t);return String(An(n)).length-1+r}
//|112
function In(t,n){return"number"==typeof t&&"number"==typeof n?t<n?-1:t>n?1:0:Cn(t,n)}
//module moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations between less lessOrEqual greater greaterOrEqual decimals integer number any default multiple_of|93 99 109
function Cn(t,n){const[r,e]=On(t),[i,s]=On(n),o=e-s,u=(t,n)=>t*Nn(Math.min(Math.max(n,0),dn+1)),[c,l]=[u(r,o),u(i,-o)];return c<l?-1:c>l?1:0}
//|114
function qn(t,n){return"number"==typeof t?t:Fn(t,n)}
//module moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations between less lessOrEqual greater greaterOrEqual decimals integer number any default multiple_of|93 109
function Fn({digits:t,exponent:n},r){if(n>=0)return Number(`${t}e${n}`);const e=n<-dn?0:Number(t/Nn(-n));return r===t>0n?e+(r?1:-1):e}
//|116
function zn(t){return"number"==typeof t?String(t):Pn(t)}
//|108
function Pn(t){const n=t.digits<0n?"-":"",r=String(An(t.digits)),e=t.exponent;if(e>=0&&r.length+e<=40)return n+r+"0".repeat(e);const i=r.length+e;return e<0&&i>0?`${n}${r.slice(0,i)}.${r.slice(i)}`:e<0&&-e<=40?`${n}0.${"0".repeat(-i)}${r}`:`${n}${r}e${e}`}
//|21 48 55 57
function Rn(t){switch(t.kind){case pt:return N(t.value)&&0==(t.flags&qt);case ht:return!0;case ft:return 0==(t.flags&qt);case vt:return 0===t.count&&0==(t.flags&qt);case jt:return 0!=(t.flags&It);default:return!1}}
//|48
const Bn=t=>t.kind===pt?t.value:t.text??"";
//|48
const Dn=t=>t.kind===dt||t.kind===Mt||t.kind===bt||t.kind===wt;
//|48 57
const Un=t=>t.kind===pt&&0!=(t.flags&qt)&&!t.isKey;
//|95 111 119
function Zn(t,n,r){const e=t.value===n.value||Dn(t)&&JSON.stringify(t.value)===JSON.stringify(n.value)||t.value instanceof wn&&n.value instanceof wn&&0===In(t.value,n.value);return t.kind===n.kind&&e&&t.start===n.start&&t.count===n.count&&(t.flags&~r)==(n.flags&~r)}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|48 76 77 88 89 90 91
function Jn(t){switch(t.kind){case dt:return Qt(t.value)?hn(t.value):null;case Mt:return Wt(t.value)?fn(t.value):null;case bt:return an(t.value);default:return mn(t.value)}}
//|93 96 98 99 109 110
function Ln(t,n){if(0===n)return t;if(0===t)return n;const r=jn(t)||jn(n),[e,i]=On(t),[s,o]=On(n),u=Math.min(i,o);return Math.max(i,o)-u>2*dn?r?_n(t)>_n(n)?t:n:null:gn(e*Nn(i-u)+s*Nn(o-u),u,r)}
//|96 99
function Hn(t,n){const[r,e]=On(t);return gn(r,e+n)}
//|96 98 99
function Vn(t,n){const[r,e]=On(t),[i,s]=On(n);return gn(r*i,e+s,jn(t)||jn(n))}
//|93 96 98 99 108 109
function Yn(t,n){const[r,e]=On(t),[i,s]=On(n),o=An(i);let u=An(r)/o,c=An(r)%o,l=e-s;for(;0n!==c&&u<Nn(dn-1);)u=10n*u+10n*c/o,c=10n*c%o,l-=1;return(c>o-c||c===o-c&&u%2n===1n)&&(u+=1n),gn(r<0n!=i<0n?-u:u,l,0n!==c||jn(t)||jn(n))}
//|95
const Kn=t=>"number"==typeof t?-t||0:new wn(-t.digits,t.exponent,t.O);
//|93 99 108 109
function Gn(t,n){const[r,e]=On(t),i=-e-n;if(i<=0)return null;if(i>dn)return{kept:0n,rest:1n,unit:10n,digits:r};const s=Nn(i);return{kept:r/s,rest:An(r)%s,unit:s,digits:r}}
//|96 128
function Qn(t,n){const r=Gn(t,n);if(!r)return t;const e=r.rest>=r.unit-r.rest?r.digits<0n?-1n:1n:0n;return gn(r.kept+e,-n)??t}
//|99 108 131
function Wn(t,n){const[r,e]=On(t),[i,s]=On(n);if(0n===r)return!0;if(0n===i)return!1;const o=e-s,u=Xn(An(r)),c=Xn(An(i));return u.twos+o>=c.twos&&u.fives+o>=c.fives&&r%c.rest===0n}
//|
function Xn(t){let[n,r,e]=[t,0,0];for(;n%2n===0n;r++)n/=2n;for(;n%5n===0n;e++)n/=5n;return{twos:r,fives:e,rest:n}}
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
const tr={ms:1e6,s:1e9,min:6e10,h:36e11,d:864e11,w:6048e11};
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|42 99 102 109 125 132
function nr(t){const[,n,r,e]=/^(-?)([0-9.]+)(\w+)$/.exec(t)??[],i=r&&kn(r),s="mo"===e?1:"y"===e?12:tr[e];if(null==i||!s)throw new Y(`'${t}' is not a duration`);const[o,u]=On(Vn(i,s)??0),c=u<0?o/Nn(-u):o*Nn(u),l=n?-c:c;return"mo"===e||"y"===e?{text:t,months:Number(l)}:{text:t,y:l}}
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|
const rr=(t,n)=>("years"===t?Math.trunc(n/12):n)||0;
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|78 80
function er(t,n,r,e){const i=Xt(r)-Xt(t),s=nn(t,i);if(null===s)return i;const o=s-r||n-e;return(t-r||n-e)<=0?o>0?i-1:i:o<0?i+1:i}
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|48 77 80 85 86 87
function ir(t,n,r){if(t===Mt)return Wt(n+r)?n+r:null;if(t===dt)return nn(n,r);if(t!==wt)return null;const e=nn(cn(n),r);return null===e?null:un(e,ln(n),n.o)}
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|48 71 76 86
function sr(t,n,r){const e=Number(r/1000000000n),i=Number(r%1000000000n);if(t===dt){const t=n+Math.trunc(e/86400);return Qt(t)?t:null}if(t===bt)return((n+e%86400*1e9+i)%Ht+Ht)%Ht;const s=n.n+i,o=Math.floor(s/1e9),u={s:n.s+o+e,n:s-1e9*o,o:n.o};return Qt(cn(u))?u:null}
//|
const[or,ur,cr,lr]=[0,1,2,3];
//|
const hr=class{constructor(t,n,r,e){this.slot=t,this.$=n,this.k=r,this.position=e,this.isSecret=!1}};
//|48 138 139
const fr=t=>new hr(t,cr,t.kind===ht,-1);
//|69 140
const ar=Object.freeze(fr(Zt));
//|48 62 140
const mr=t=>fr(new Bt(mt,t));
//|138 139
function pr({slot:t,$:n,k:r,isSecret:e}){const i=new hr(t,n===or?lr:n,r,-1);return i.isSecret=e,i}
//|48 51 56
const dr=({slot:t,k:n})=>0!=(t.flags&Tt)&&!n||0!=(t.flags&Ct)&&t.kind===ht;
//|48 62 140
function br(t){const n=new Bt(mt,null);return n.j(t),fr(n)}
//|48 69 86 87 134 135 141 142 147 149 156
function wr(t,n,r,e){const i=[r,e].map((({slot:t})=>t.kind===pt?Er(t.value)?.slot??Zt:t));if("days"!==n&&i.some((t=>t.kind===Mt))){const[r,e]=i.map((n=>jr(t,n)));if(null!==r&&null!==e)return mr(rr(n,e-r))}const[s,o]=[r,e].map((n=>gr(t,n)));if(null===s||null===o)return ar;const[u,c]=[ln(s),ln(o)],[l,h]=[cn(s),cn(o)];if("days"!==n)return mr(rr(n,er(l,u,h,c)));const f=h-l;return mr(f>0&&c<u?f-1:f<0&&c>u?f+1:f)}
//|148
function gr(t,n){const r=vr(n);return null===r||null===r.o?r:t.S.E.x(t.S.E.T(r))}
//|48 74 85 156
function vr({slot:t}){const n=t.kind===pt?Er(t.value)?.slot:t;return n?.kind===dt?un(n.value,0):n?.kind===Mt?un(Kt(Math.floor(n.value/12),n.value%12+1,1),0):n?.kind===wt?n.value:null}
//|48 78 86
function jr(t,n){return n.kind===Mt?n.value:n.kind===dt?Xt(n.value):n.kind!==wt?null:null===n.value.o?Xt(cn(n.value)):Xt(t.S.E.N(t.S.E.T(n.value)))}
//|36 48 59 62 119 136 137 140 141 150 156
function Or(t,n){if(t.slot.flags&zt)return t;if(t.slot.kind===pt){const r=Er(t.slot.value);return null===r?ar:Or(r,n)}const{kind:r}=t.slot;if(!Dn(t.slot)||r===Mt&&void 0===n.months)return ar;const e=new Bt(r,t.slot.value);e.flags=t.slot.flags;const i=void 0===n.months?sr(r,e.value,n.y):ir(r,e.value,n.months);return null===i?e.j(U("years of the calendar")):e.value=i,fr(e)}
//|
const yr=(...t)=>t.reduce(((t,n)=>t|1<<n),0);
//|48 151
const $r=~yr(ht);
//|48 151
const kr=yr(pt,dt,Mt,bt,wt);
//|48 151 153
const xr=kr|yr(mt);
//|48 94 102 120
function Mr({slot:t}){if(t.kind===mt)return t.value;if(t.kind!==pt||Un(t))return null;const n=kn(t.value);return n===bn?null:n}
//|48 62 81 82 83 84 140
function Er(t){for(const[n,r]of[[dt,rn],[wt,on],[bt,sn],[Mt,en]]){const e=r(t);if(null!==e)return fr(new Bt(n,e))}return null}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations between less lessOrEqual greater greaterOrEqual|111 155 158
function Sr(t,n,r){const[e,i]=[Mr(n),Mr(r)];return null!==e&&null!==i?In(e,i):null!==e||null!==i?null:Tr(t,n,r)}
//size moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|48 92 119 149 151 156 158 159
function Tr(t,n,r){const[e,i]=[n.slot,r.slot];if(e.kind===pt||i.kind===pt){const[e,i]=[n,r].map((t=>t.slot.kind===pt?Er(t.slot.value):t));return null===e||null===i?null:Tr(t,e,i)}if(i.kind===Mt&&(e.kind===dt||e.kind===wt)){const e=Tr(t,r,n);return null===e?null:-e||0}if(e.kind===Mt&&(i.kind===dt||i.kind===wt))return Math.sign(e.value-jr(t,i));const s=yr(e.kind,i.kind);if(s===yr(wt)||s===yr(dt,wt))return pn(Ar(t,e),Ar(t,i));if(e.kind!==i.kind)return null;if(Dn(e))return Math.sign(e.value-i.value);const o=e.kind===yt?t=>t.value:e.kind===Ot?t=>t.value.y:null;return null===o?null:o(e)<o(i)?-1:o(e)>o(i)?1:0}
//|48 85
function Ar(t,n){return t.S.E.T(n.kind===dt?un(n.value,0):n.value)}
//|
function Nr(t,n){let r=0;for(;r<t;){const e=r+t>>1;n(e)?t=e:r=e+1}return r}
//|35 160
function _r(t,n,r){const e=r=>t.slots[n.item(r)-1].value,i=Nr(n.count,(t=>D(e(t),r)>=0));return i<n.count&&e(i)===r?n.item(i):void 0}
//computations|48 62 140 141 150 163 164 165 166 168 178
function Ir(t,n){switch(n.name){case"today":return fr(new Bt(dt,t.S.E.N(t.S.E.now)));case"now":{const n=t.S.E.x(t.S.E.now);return null===n?ar:fr(new Bt(wt,n))}case"key":return qr(t);case"offset":return Or(Yr(t,n.operand),n.shift);case"entry":return Cr(t,Yr(t,n.operand),Yr(t,n.key),n.slot);case"operation":return"count_filled"===n.operation?Fr(t,n.operands):"first_filled"===n.operation?zr(t,n.operands):Rr(t,n.operation,n.operands);default:return ar}}
//computations|51 56 138 141 161 180
function Cr(t,n,r,e){if(n.slot.flags&Ct)return n;if(!n.slot.isMap||n.$!==or||e>=n.slot.p)return ar;const i=_r(t,n.slot,r.slot.value);if(void 0===i)return ar;const s=Gr(t,i+e);return n.slot.flags&Tt&&!s.k&&(s.slot=s.slot.copy(),s.slot.flags|=Tt),s}
//computations|141 180
function qr(t){const n=t.loops.at(-1);return n&&0!==n.next&&n.list.isMap?Gr(t,n.list.item(n.list.itemAt(n.next-1))-1):ar}
//computations|142 144 178
function Fr(t,n){let r=0;for(const e of n){const n=Yr(t,e);if(dr(n))return n;n.k||r++}return mr(r)}
//computations|141 143 178 181
function zr(t,n){for(const r of n){const n=Yr(t,r);if(null!==Qr(t,n))return n;if(!n.k)return pr(n)}return ar}
//computations|143 157
function Pr(t,n,r){const e="min"===n?-1:1;let i=r[0];for(const n of r.slice(1)){const r=Sr(t,n,i);null!==r&&Math.sign(r)===e&&(i=n)}return pr(i)}
//computations|48 75 86 141 142 146 148 167 169 170 178 181
function Rr(t,n,r){const e=[];let i=null;for(const n of r){const r=Yr(t,n);if(null!==Qr(t,r))i??=r;else if(r.k)return ar;e.push(r)}if(i)return i;switch(n){case"length":return Br(e[0]);case"min":case"max":return Pr(t,n,e);case"years":case"months":case"days":return wr(t,n,...e);case"year":case"month":case"weekday":{const t=vr(e[0]);if(null===t)return ar;const r=cn(t);return mr("weekday"===n?((r+3)%7+7)%7+1:Gt(r)[n])}default:return e.some((t=>t.slot.kind!==mt))?ar:Dr(n,e.map((t=>t.slot.value)))}}
//computations|29 36 39 48 141 142 145
function Br({slot:t}){return t.kind!==pt?ar:L(t.value)?br(U("text length")):mr(R(t.value))}
//computations|107 123 125 126 127 129 142 145 171
function Dr(t,[n,...r]){if("negate"===t)return mr(Kn(n));if("abs"===t)return mr(Tn(n)?Kn(n):n);let e=n;for(const n of r){if("divide"===t&&0===n)return br("division by zero");if("round"===t)return mr(Qn(e,_n(i=n)>9?Tn(i)?-1e9:1e9:qn(i,!1)));if(e={add:Ln,multiply:Vn,divide:Yn}[t](e,n),null===e)return br("more than 38 digits")}var i;return mr(e)}
//computations|107 110 113

//|
function Ur({frame:{form:t,base:n}},r){return t.parameters?.find((({slot:t})=>n+t===r))??null}
//|175 177
function Zr(t,n){return n<0?null:(null!==t.I&&n>=t.I?Lr(t,n-t.I):null)??Vr(t.frame.form,n-t.frame.base)}
//computed|177
function Jr(t,n){const r=t.aggregateItems.findLast((t=>t?.form&&t.position<n&&n<t.position+t.form.slotCount));return r?Vr(r.form,n-r.position):null}
//contexts|177
function Lr(t,n){const r=(t.program.contexts??[]).findLast((t=>t.slot<=n));if(!r||r.slot===n)return r??null;const e=r.type.form?Vr(r.type.form,n-r.slot):null;return e&&{...e,isSecret:e.isSecret||r.isSecret}}
//|
function Hr(t){const{field:n,firstItem:r}=t.frame;let e=n?.type??null;for(let n=r;n<t.itemIndices.length;n++)e?.item&&"any"!==e.name&&(e=e.item);return e}
//|160 177
function Vr(t,n){const{fields:r}=t,e=r[Nr(r.length,(t=>r[t].slot>n))-1];return e&&e.slot!==n?e.type.form?Vr(e.type.form,n-e.slot):null:e??null}
//|44 117 138 139 141 162 179 180
function Yr(t,n){switch(n.kind){case Q:{const r=t.program.constants[n.at];return new hr(r,ur,Rn(r),-1)}case X:return Gr(t,t.frame.base+n.at);case W:return t.arguments[t.q+n.at];case st:return Ir(t,t.program.computations[n.at]);case G:case ot:return ar;default:{const r=Kr(t,n);if(!(r>=0&&r<t.slots.length))return ar;const e=Gr(t,r);return n.kind===et&&(e.$=lr),e}}}
//computed context previous previousItem item|44
function Kr(t,{kind:n,at:r,level:e}){const{form:i,base:s,follows:o}=t.frame;switch(n){case et:return s+r;case rt:return null===t.I?NaN:t.I+r;case tt:return o?s-i.slotCount+r:NaN;case nt:{const n=t.loops.at(-1);return n&&n.next>1&&!n.list.isMap&&r<n.list.stride?n.list.item(n.next-2)+r:NaN}default:return(t.aggregateItems[e]?.position??NaN)+r}}
//|50 69 117 138 139
function Gr(t,n){const r=t.slots[n],e=r.flags&St?Zt:r;return new hr(e,or,Rn(e),n)}
//|52 56 59 182
function Qr(t,n){const{flags:r}=n.slot;return 0==(r&zt)||n.k&&0==(r&(At|Ct))?null:Wr(t,n)}
//|36 40 172 173 174
function Wr(t,n){const{position:r}=n;if(r<0)return n.slot.reason??U("digits of a number");const e=t.F.get(r);if(void 0!==e)return e;const i=t.aggregateItems.length>0?Jr(t,r):null;if(i)return`unreadable: ${i.z}`;const s=Ur(t,r);if(s)return`unreadable: ${H(s.name)}`;const o=Zr(t,r<t.frame.base&&t.frame.follows?r+t.frame.form.slotCount:r);return`unreadable: ${o?.z??"a value in it"}`}
//|53
function Xr(t){return t.P||0!=(t.subject.slot.flags&Nt)}
//|0 48 51 56 57 59 60 181 185 186
function te(n,r){const{subject:e}=n,{test:i}=r,{flags:s}=e.slot;if(!e.k&&0==(s&Pt))return i.answer(n,r);const o=e.k?s&~Tt:s,u=e.slot.kind===ht?Tt|Ct:Tt,c=o&("nothing"===i.reads?0:"presence"===i.reads?u:zt)?Qr(n,e):null;return null!==c?re(n,c,r):(e.k?!i.judgesEmpty:s&qt&&!ne(n,i))?t:i.answer(n,r)}
//any isExact map|48 151
function ne(t,n){const{kind:r}=t.subject.slot,e=r===ft?yr(at):r===jt?yr(at,jt):yr(r);return 0!=(n.kinds&e)}
//|3
function re(t,n,r,e="blocks"){return t.R={reason:n,step:t.program.B(r)??r,U:e},c}
//|36 186
function ee(t,n){return re(t,U("steps"),n)}
//|45 178 181 186
function ie(t,n){const r=Yr(t,n.operands[0]??ut),e=Qr(t,r);return null===e?r:(re(t,e,n),null)}
//|
function se(t,n){return t.field.refused===n.position}
//|48 94 102
function oe(t){return t.subject.slot.kind===pt&&kn(t.subject.slot.value)===bn}
//|48 53
function ue(t){const{kind:n,flags:r}=t.subject.slot;return 0!=(r&Nt)&&(n===dt||n===at)}
//|
const[ce,le,he]=[0,1,2];
//|
const fe={integer:[/^-?[0-9]+$/,/^-?$/],number:[/^-?[0-9]+(?:\.[0-9]+)?$/,/^-?(?:[0-9]+\.)?$/],boolean:[/^(?:true|false)$/,/^(?:t|tr|tru|f|fa|fal|fals)?$/]};
//|192 195 196 197 198 199 200 201 202 203 204 205 206 207
const ae=class{constructor(t){this.text=t,this.at=0,this.stop=null}Z(){return this.stop??=this.at<this.text.length?ce:le,!1}take(t){return this.text[this.at]!==t?this.Z():(this.at++,!0)}digits(t=1/0){const n=this.at;for(;this.at-n<t&&this.text[this.at]>="0"&&this.text[this.at]<="9";)this.at++;return this.at>n||this.Z()}J(t,n,r){let e=0;for(let i=10**(t-1);i>=1;i/=10){const t=this.text.charCodeAt(this.at)-48;if(!(t>=0&&t<=9))return this.Z()||-1;if(e+=t*i,e>r||e+i-1<n)return this.stop=ce,-1;this.at++}return e}};
//json|194
Object.assign(ae.prototype,{word(t){for(const n of t)if(!this.take(n))return!1;return!0}});
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|194
Object.assign(ae.prototype,{month(){return this.year=this.J(4,1,9999),!(this.year<0||!this.take("-"))&&(this.L=this.J(2,1,12),this.L>0)}});
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|73 194
Object.assign(ae.prototype,{date(){return this.month()&&this.take("-")&&this.J(2,1,Yt(this.L,this.year))>0}});
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|194
Object.assign(ae.prototype,{time(){return!(this.J(2,0,23)<0||!this.take(":")||this.J(2,0,59)<0)&&(":"!==this.text[this.at]||(this.at++,!(this.J(2,0,59)<0)&&("."!==this.text[this.at]||(this.at++,this.digits(9)))))}});
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|194
Object.assign(ae.prototype,{datetime(){if(!this.date())return!1;if(!/[Tt ]/.test(this.text[this.at]??""))return this.Z();if(this.at++,!this.time()||this.at===this.text.length)return null===this.stop;const t=this.text[this.at];return/[Zz+-]/.test(t)?(this.at++,"Z"===t||"z"===t||this.J(2,0,23)>=0&&this.take(":")&&this.J(2,0,59)>=0):this.Z()}});
//json|194
Object.assign(ae.prototype,{json(){const t=[];do{if(!this.jsonStart(t))return!1}while(this.hasNextValue(t));return null===this.stop}});
//json|194
Object.assign(ae.prototype,{space(){for(;" \t\n\r".includes(this.text[this.at]??"x");)this.at++}});
//json|194
Object.assign(ae.prototype,{jsonStart(t){for(;;){this.space();const n=this.text[this.at];if('"'===n)return this.string();const r={t:"true",f:"false",n:"null"}[n];if(r)return this.word(r);if("{"!==n&&"["!==n)return this.jsonNumber();if(this.at++,this.space(),this.at>=this.text.length)return this.Z();if(this.text[this.at]===("{"===n?"}":"]"))return this.at++,!0;if(t.push(n),"{"===n&&!this.name())return!1}}});
//json|194
Object.assign(ae.prototype,{hasNextValue(t){for(;;){if(this.space(),0===t.length)return!1;const n="{"===t.at(-1);if(","===this.text[this.at])return this.at++,!n||this.name();if(!this.take(n?"}":"]"))return!1;t.pop()}}});
//json|194
Object.assign(ae.prototype,{name(){return this.space(),!!this.string()&&(this.space(),this.take(":"))}});
//json|192 194
Object.assign(ae.prototype,{string(){if(!this.take('"'))return!1;for(;this.at<this.text.length;){const t=this.text[this.at++];if('"'===t)return!0;if("\\"===t?!this.escape():t<" ")return this.stop??=ce,!1}return this.Z()}});
//json|192 194
Object.assign(ae.prototype,{escape(){const t=this.text[this.at++];if(void 0===t&&(this.stop=le),"u"!==t)return void 0!==t&&'"\\/bfnrt'.includes(t);for(let t=0;t<4;t++){if(!/[0-9a-fA-F]/.test(this.text[this.at]??""))return this.Z();this.at++}return!0}});
//json|194
Object.assign(ae.prototype,{jsonNumber(){if("-"===this.text[this.at]&&this.at++,"0"===this.text[this.at])this.at++;else if(!this.digits())return!1;return!("."===this.text[this.at]&&(this.at++,!this.digits()))&&(!/[eE]/.test(this.text[this.at]??"")||(this.at++,/[+-]/.test(this.text[this.at]??"")&&this.at++,this.digits()))}});
//|193 209 210
function me(t,n){const r=fe[t];return r?pe(n,r):de(t,n)}
//|192
function pe(t,[n,r]){return n.test(t)?he:r.test(t)?le:ce}
//json moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|192 194
function de(t,n){const r=new ae(n);return r[t]()?r.at===n.length?he:ce:r.stop}
//|
function be(t){return Array.from({length:t.count},((n,r)=>t.item(r)))}
//|44
function we(t,n){return n.operands.filter((t=>t.kind===ot)).map((n=>t.program.itemPaths[n.at]))}
//|180 211 213
function ge(t,n,r){if(!n.v)return[];const e=be(n);return 0===r.length?e:e.map((t=>t+r[0])).filter((n=>n<t.slots.length)).flatMap((n=>ge(t,Gr(t,n).slot,r.slice(1))))}
//|180 181
function ve(t,n){if(n>=t.slots.length)return null;const r=Gr(t,n);return r.k||null!==Qr(t,r)?null:r}
//|0 5 48 157 187 212 213 214
function je(n,r){const e=n.subject.slot;if(e.kind!==vt)return t;const i=we(n,r)[0]?.steps??[];let s=null;for(const t of ge(n,e,i.slice(0,-1))){if(!n.V())return ee(n,r);const e=ve(n,t+(i.at(-1)??0));if(null===e)continue;const o=null===s?0:Sr(n,s,e);if(null===o||o>0)return a;s=e}return f}
//|
const Oe=[["B",1n],["KB",1000n],["MB",1000n**2n],["GB",1000n**3n],["TB",1000n**4n],["KiB",1024n],["MiB",1024n**2n],["GiB",1024n**3n],["TiB",1024n**4n]];
//size|216

//isSecret|44 178 219 220
function ye(t,n){switch(n.kind){case G:case Q:case ot:return!1;case X:return ke(t,t.frame.base+n.at);case W:{const r=Yr(t,n),e=r.position<t.frame.base&&t.frame.follows;return r.isSecret||ke(t,e?r.position+t.frame.form.slotCount:r.position)}default:return $e(t,n)}}
//computed context previous previousItem item computation|44 163 174 175 177 178 218 220
function $e(t,n){switch(n.kind){case tt:return ke(t,t.frame.base+n.at);case nt:return t.frame.field?.isSecret??!1;case et:return t.program.isSecretlyComputed(t.frame.form,n.at);case it:return Jr(t,Yr(t,n).position)?.isSecret??!1;case rt:return Lr(t,n.at)?.isSecret??!1;default:{const r=t.program.computations[n.at];if("key"===r.name)return t.frame.field?.isSecret??!1;if(r.operand&&ye(t,r.operand))return!0;if("entry"===r.name){const{form:n}=Cr(t,Yr(t,r.operand),Yr(t,r.key),0).slot;return(n&&Vr(n,r.slot)?.isSecret)??!1}return r.operands?.some((n=>ye(t,n)))??!1}}}
//|172 173
function ke(t,n){return(Zr(t,n)??Ur(t,n))?.isSecret??!1}
//|222
function xe(t,n){return n.map((({name:n,operand:r})=>({name:n,text:Me(t,r)})))}
//|44 48 178 223 225 226 227 229 230
function Me(t,n){const r=Yr(t,n);if(r.slot.kind===xt)return Ae(t,...r.slot.value);const e=Ie(t,r.position);return null!==e?e:n.kind===st?Te(t,n):r.isSecret||Ee(t,n)?Ce:Ne(t,r)}
//|218
const Ee=(t,n)=>t.program.K&&ye(t,n);
//|178 222 229
function Se(t,n){for(const{operand:r}of n){const n=Ie(t,Yr(t,r).position);if(null!==n)return n}return 0===n.length?null:Me(t,n[0].operand)}
//computations|44 178 222 223 226 227 230
function Te(t,n){const r=t.program.computations[n.at];switch(r.name){case"today":case"now":return r.name;case"key":return t.frame.field?.isSecret?Ce:Ne(t,Yr(t,n));case"range":return Ae(t,r.lower,r.upper);case"offset":if(r.operand.kind===X&&Ee(t,r.operand)){const{text:n}=r.shift,e=n.startsWith("-")?`- ${n.slice(1)}`:`+ ${n}`;return`${Me(t,r.operand)} ${e}`}}return Ee(t,n)?Ce:Ne(t,Yr(t,n))}
//range|119 178 222
function Ae(t,n,r){const[e,i]=[n,r].map((n=>Me(t,n))),s=[n,r].some((n=>Dn(Yr(t,n).slot)));return""!==e&&""!==i?e===i?e:`${e} to ${i}`:""!==e?s?`${e} or later`:`at least ${e}`:""!==i?s?`${i} or earlier`:`at most ${i}`:""}
//|41 48 56 115 119 122 217 228
function Ne(t,n){const{slot:r}=n;switch(r.kind){case pt:return V(r.value);case at:return String(r.value);case mt:return r.flags&Ct||null===r.value?"":_e(t,n)?.write(mt,r.value)??zn(r.value);case gt:return r.value.name??"";case vt:return String(r.count);case Ot:return r.value.text;case yt:return 0n===(e=r.value)?"0B":Oe.filter((([,t])=>e%t===0n)).map((([t,n])=>e/n+t)).reduce(((t,n)=>n.length<t.length?n:t));case $t:return t.program.G[r.value].pattern.text;case kt:return r.value.notation;default:return Dn(r)&&null!==Jn(r)?_e(t,n)?.write(r.kind,r.value)??Jn(r):""}var e}
//|173
function _e(t,n){return(Zr(t,n.position)??t.frame.field)?.notation??null}
//|40 172 173
function Ie(t,n){const r=Ur(t,n);if(r)return r.isSecret||void 0===r.type.kind?H(r.name):null;const e=Zr(t,n);return e?null!==t.I&&n>=t.I&&!e.isSecret&&void 0!==e.type.kind?null:e.z:null}
//|
const Ce="\u2022\u2022\u2022";
//|
const qe=["field","form","check","jump","stop","beginAnd","beginOr","beginAll","beginAny","combine","end","message","warn","rule","test","testIgnoringCase","compare","compareFilled","external"];
//|231
const[Fe,ze,Pe,Re,Be,De,Ue,Ze,Je,Le,He,Ve,Ye,Ke,Ge,Qe,We,Xe,ti]=qe.keys();
//|44 141 178 180
function ni(t,n){if(n.kind!==ot)return Yr(t,n);const{start:r,steps:e}=t.program.itemPaths[n.at];if(r)return Yr(t,r);const i=t.frame.base+(e[0]??NaN);return i<t.slots.length?Gr(t,i):ar}
//|44 48 181 211 233 235
function ri(t,n){const r=ni(t,n),e=Qr(t,r);if(null!==e)return{whole:r,obstacle:e,positions:[],areSeveral:!1};const i=n.kind===ot?t.program.itemPaths[n.at].steps:[];return i.length>0?{whole:r,obstacle:e,positions:ei(t,r.slot,i.slice(1)),areSeveral:!0}:r.slot.kind===vt?{whole:r,obstacle:e,positions:be(r.slot),areSeveral:!0}:{whole:r,obstacle:e,positions:[null],areSeveral:!1}}
//|59 180 211 235
function ei(t,n,[r,...e]){return n.v?be(n).flatMap((n=>{if(t.slots[n].flags&zt)return[n];const i=n+r;if(!(i<t.slots.length))return[];const{slot:s}=Gr(t,i);return s.v?0===e.length?be(s):ei(t,s,e):0===e.length||s.flags&zt?[i]:[]})):[]}
//testIgnoringCase|237
function ii(t){return/^[\0-\x7f]*$/.test(t)?t.toLowerCase():Array.from(t,si).join("")}
//|24
function si(t){if("\u0130"===t||"\u0131"===t)return t;if("\u1fd3"===t)return"\u0390";if("\u1fe3"===t)return"\u03b0";const n=t=>1===C(t)?t:void 0,r=n(t.toUpperCase())??t;return n(r.toLowerCase())??n(t.toLowerCase())??t}
//|238
function oi(t){return t.Q??=[...t.objects.slice(1).map((t=>t.slot)),...t.fields.filter((t=>void 0===t.computed)).flatMap((({slot:t,type:n})=>[t,..."form"===n.name?oi(n.form).map((n=>t+n)):[]]))],t.Q}
//|48 111 236 240
function ui(t,n,r,e){const[i,s]=[n.slot,r.slot];switch(i.kind){case pt:return s.kind===pt&&(i.value===s.value||e&&ii(i.value)===ii(s.value));case at:return s.kind===at&&i.value===s.value;case mt:return s.kind===mt&&null!==i.value&&null!==s.value&&0===In(i.value,s.value);default:return ci(t,n,r,e)}}
//size file form list map any moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|48 92 157 159 241 244
function ci(t,n,r,e){const[i,s]=[n.slot,r.slot];if(i.kind!==s.kind)return(i.kind===Mt&&(s.kind===dt||s.kind===wt)||s.kind===Mt&&(i.kind===dt||i.kind===wt))&&0===Sr(t,n,r);switch(i.kind){case dt:case Mt:case bt:return i.value===s.value;case wt:return 0===pn(Ar(t,i),Ar(t,s));case vt:return i.v&&s.v&&li(t,i,s,e);case jt:return i.isOwn&&s.isOwn&&ai(t,i,s,e);case gt:return["name","size","mediaType"].every((t=>i.value[t]===s.value[t]));default:return i.kind===ft}}
//list map any|180 242
function li(t,n,r,e){if(n.count!==r.count||n.isMap!==r.isMap)return!1;for(let i=0;i<n.count;i++){const[s,o]=[n.item(i),r.item(i)];if(n.isMap&&t.slots[s-1].value!==t.slots[o-1].value)return!1;if(!hi(t,Gr(t,s),Gr(t,o),e))return!1}return!0}
//|48 180 238 239 243
function hi(t,n,r,e){return!(!fi(t,n)||!fi(t,r))||(n.slot.g&&r.slot.g?oi(n.slot.form).every((i=>{const[s,o]=[n,r].map((n=>Gr(t,n.position+i)));if(s.k&&o.k)return!0;const u=t=>t.k||t.slot.g;return!(!s.slot.g&&!o.slot.g||!u(s)||!u(o))||ui(t,s,o,e)})):n.slot.kind===Mt==(r.slot.kind===Mt)&&ui(t,n,r,e))}
//|180 238
function fi(t,n){return!!n.k||!!n.slot.g&&oi(n.slot.form).every((r=>{const e=Gr(t,n.position+r);return e.k||e.slot.g}))}
//any|180 239
function ai(t,n,r,e){if(n.count!==r.count)return!1;for(let i=0;i<2*n.count;i++)if(!ui(t,Gr(t,n.start+i),Gr(t,r.start+i),e&&i%2==1))return!1;return!0}
//|180 238 246
function mi(t,n,r){if(!n.slot.g)return n.k?"":pi(t,n,r);let e="";for(const i of oi(n.slot.form)){const s=Gr(t,n.position+i);s.k||s.slot.g||(e+=`${i}:${pi(t,s,r)};`)}return e}
//|48 115 159 180 211 236 245 246
function pi(t,{slot:n},r){switch(n.kind){case pt:return JSON.stringify(r?ii(n.value):n.value);case mt:return null===n.value?"":zn(n.value);case at:case dt:case Mt:case bt:return String(n.value);case wt:{const{s:r,n:e}=Ar(t,n);return`${r}.${e}`}case gt:return JSON.stringify(n.value);case vt:{if(!n.v)return"";const e=r=>n.isMap?JSON.stringify(t.slots[r-1].value):"";return`[${be(n).map((n=>mi(t,Gr(t,n),r)+e(n)))}]`}case jt:return n.isOwn?`{${Array.from({length:2*n.count},((e,i)=>pi(t,Gr(t,n.start+i),r)))}}`:"";default:return""}}
//|48 180 181 245
function di(t,n,r){const e={items:new Map,ignoresCase:r,W:!1,X:!1};for(const i of n){if(!t.V())return null;const n=Gr(t,i);if(null!==Qr(t,n))e.W=!0;else if(!n.k){n.slot.kind===Mt&&(e.X=!0);const i=mi(t,n,r),s=e.items.get(i);s?s.push(n):e.items.set(i,[n])}}return e}
//|242 245
function bi(t,n,{items:r,ignoresCase:e}){return(r.get(mi(t,n,e))??[]).some((r=>hi(t,n,r,e)))}
//|
const wi=16;
//|3 5 187 233 248 251
function gi(t,n,r,e){const i=vi(t,n,r,ni(t,r),e);if(i&&!i.X)return t.V()?bi(t,e,i)?f:i.W?c:a:ee(t,n)}
//|44 48 181 183 234 247 249
function vi(t,{ignoresCase:n},r,e,i){const{slot:s}=e,o=r.kind===ot?r.at:null;if(null===o&&s.count<wi||!s.v||null!==Qr(t,e))return null;if(t.undecidedInstances.length>0||Xr(t)||i.slot.kind===Mt)return null;const u=`${s.start},${s.count},${o},${n}`;let c=t.tt.get(u);return null===c&&(c=di(t,ri(t,r).positions,n)),t.tt.set(u,c??null),c}
//compare compareFilled|152 254
const ji={judgesEmpty:!0,reads:"nothing",kinds:$r,answer:(t,n)=>yi(t,n)};
//|
const Oi={equal:t=>0===t,notEqual:t=>0!==t,less:t=>t<0,lessOrEqual:t=>t<=0,greater:t=>t>0,greaterOrEqual:t=>t>=0};
//|0 3 178 181 186 232 255
function yi(n,r){const[e,i]=r.operands.map((t=>Yr(n,t))),s=Qr(n,e)??Qr(n,i);if(null!==s)return re(n,s,r);const o=e.k||i.k,u=$i(n,r,e,i,o);return r.op===Xe&&o&&u!==c?t:u}
//|5 6 157 239 253 256
function $i(t,n,r,e,i){if("equal"===n.a||"notEqual"===n.a){const s=i?r.k&&e.k:ui(t,r,e,!1);return m(s===("equal"===n.a))}if(i)return a;if("among"===n.a)return ki(t,r,e,n);const s=Sr(t,r,e);return m(null!==s&&Oi[n.a](s))}
//among|3 5 48 59 180 182 186 187 211 239 250
function ki(t,n,r,e){if(r.slot.kind!==vt)return a;const i=gi(t,e,e.operands[1],n);let s=i===c;if(void 0!==i&&!s)return i;for(const i of s?[]:be(r.slot)){if(!t.V())return ee(t,e);const r=Gr(t,i);if(r.slot.flags&zt)s=!0;else if(ui(t,n,r,!1))return f}return s?re(t,Wr(t,r),e):a}
//|0 3 6 8 153 157 183 188 253 258 259
const xi=e=>({kinds:kr,answer(i,s){const o=ie(i,s);if(null===o)return c;if(o.k)return t;const u=Sr(i,i.subject,o);if(null===u)return d(r,Ei(i),!0);const l=Oi[e](u);if(!Xr(i))return m(l);const h=Mi(i,o).map(Oi[e]);return d(l?n:r,l||h.includes(!0),!l||h.includes(!1))}});
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|48 53 62 76 86 118 140 156 157 228
function Mi(t,n){const r=[-1,0,1],{slot:e}=t.subject,i=e.flags&Nt?Sr(t,t.subject,n):null;if(null===i)return r;const s=_e(t,t.subject),o=s?.nt(Bn(e))??!1;if(e.kind===dt||e.kind===Mt)return o?r:[i];if(e.kind===bt)return 1===i?[1]:r;if(e.kind===wt&&o)return r;const u=e.kind===wt?e:Er(Bn(e))?.slot,c=u?.kind===dt?u.value:u?.kind===wt?cn(u.value):null;if(null===c||!Qt(c-3)||!Qt(c+3))return r;const[l,h]=[c-3,c+3].map((r=>Sr(t,fr(new Bt(dt,r)),n)));return null!==l&&l===h?[i]:r}
//|48 183 192 208
function Ei(t){return t.subject.slot.kind!==pt||!Xr(t)||["date","month","datetime","time"].some((n=>me(n,t.subject.slot.value)!==ce))}
//notation|
const Si=[" \xa0\u202f","'\u2019"];
//notation|48 115 192 260
const Ti=class{constructor(t){const[,n,r]=/^1([^2]*)234(?:(.+)56)?$/u.exec(t)??[];this.text=t,this.group=n||null,this.decimal=r??null,this.groups=n?Si.find((t=>t.includes(n)))??n:"",this.syntax=void 0===r?"integer":"number",this.example=t}read(t){const[n,r]=/^(-?)(\d*)/.exec(t).slice(0,3).slice(1);let e=n+r,i=e.length,s=0;const o=t=>({completion:t,decimal:e,missingDigits:s});if(""===r)return o(i===t.length?le:ce);for(;i<t.length&&this.groups.includes(t[i]);){if(r.length>3||"0"===r[0])return o(ce);const n=/^\d*/.exec(t.slice(i+1))[0];if(e+=n,i+=1+n.length,s=Math.max(0,3-n.length),s>0)return o(i===t.length?le:ce);if(n.length>3)return o(ce)}if(i===t.length)return o(he);if(null===this.decimal||t[i]!==this.decimal)return o(ce);const u=/^\d*/.exec(t.slice(i+1))[0];return e+="."+u,i+1+u.length<t.length?o(ce):o(""===u?le:he)}write(t,n){const[,r,e,i]=t===mt&&/^(-?)(\d+)(?:\.(\d+))?$/.exec(zn(n))||[];return void 0===e||void 0!==i&&null===this.decimal?null:r+(this.group?e.replace(/\B(?=(\d{3})+$)/g,(()=>this.group)):e)+(void 0===i?"":this.decimal+i)}rt(t){const n=t=>this.groups.includes(t),r=t.filter((t=>!n(t)));if(r.length===t.length)return r;const e=this.et(r);return e?.length===t.length&&e.every(((r,e)=>r===t[e]||n(r)&&n(t[e])))?r:null}et(t){const n=t.join(""),[r,e,i,s]=/^(-?)(\d*)(?:(\D)\d*)?$/.exec(n)??[];return void 0===r||void 0!==s&&s!==this.decimal||/^0./.test(i)?null:[...e+i.replace(/\B(?=(\d{3})+$)/g,(()=>this.group))+n.slice(e.length+i.length)]}nt(){return!0}};
//|94 96 102 107 111 123 124 127 192 208 263
function Ai(t,n,r,e=0){if(me("number",t)===ce)return null;if(null!==n&&null!==r&&In(n,r)>0)return!1;if(""===t)return!0;const i="-"===t[0],[s,o]=i?[null===r?null:Kn(r),null===n?null:Kn(n)]:[n,r],u=t.slice(i?1:0).replace(/\.$/,""),c=""===u?null:kn(u);if(null===c||c===bn)return null===o||!Tn(o);if(null!==o&&In(o,Hn(c,e)??c)<0)return!1;const l=t.indexOf(".");if(l<0)return Ni(c,s,o);const h=gn(1n,-(t.length-l-1)),f=null===s||null===h?null:Ln(c,h);return null===f||In(s,f)<0}
//|110 111 123 124
function Ni(t,n,r){if(0===t||null===n||null===r)return!0;let e=_n(r)-_n(t);const i=Hn(t,e);if(null===i)return!0;In(i,r)>0&&(e-=1);const s=Ln(t,1),o=null===s?null:Hn(s,e);return null===o||In(n,o)<0}
//|44 45 48 69 265
function _i(t,n){const[r=ut,e=ut]=t.operands;if(r.kind>Q||e.kind>Q)return null;const i=({kind:t,at:r})=>t===Q?n.constants[r]:Zt,s=i(r),o=(s.kind===xt?s.value:[r,e]).map(i);if(!o.every((({kind:t,value:n})=>t===ht||t===mt&&"number"==typeof n))||o.every((({kind:t})=>t===ht)))return null;const[u,c]=o.map((({value:t})=>t));return{least:u??-1/0,most:c??1/0,unit:Ii(t,n)}}
//|30 44
function Ii(t,n){const r=t.operands[2],e=r?.kind===Q?n.constants[r.at].value:null;return B[e]?e:"characters"}
//|44 48 69 236
function Ci(t,n){const r=t.operands.map((t=>t.kind===Q?n.constants[t.at]:Zt));return r.some((t=>t.kind!==pt))?null:new Set(r.map((n=>t.ignoresCase?ii(n.value):n.value)))}
//|0 45 48 178 181 186
function qi(n,r){const e=[0,1].map((t=>{const e=Yr(n,r.operands[t]??ut);return e.slot.kind===xt?Yr(n,e.slot.value[t]):e})),i=Qr(n,e[0])??Qr(n,e[1]);return null!==i?re(n,i,r):e.every((t=>t.k))?t:e}
//|0 6 7 8 36 48 120 157 183 186 190 191 267 269
function Fi(e,i){const{subject:s}=e,[o,u]=[s.slot.value,i.it];if(u&&s.slot.kind===mt&&"number"==typeof o&&!Xr(e))return m(o>=u.least&&o<=u.most);const c=qi(e,i);if("number"==typeof c)return c;const[l,h]=c;if(Un(e.subject.slot)&&c.every((t=>t.k||t.slot.kind===mt)))return t;const f=(t,n)=>{const r=t.k?0:Sr(e,s,t);return null!==r&&r*n>=0},a=f(l,1)&&f(h,-1);return!a&&oe(e)?re(e,U("digits of a number"),i):Xr(e)?ue(e)?p(a):d(a?n:r,a||zi(e,l,h),!0):m(a)}
//|48 53 118 228 258 262 270
function zi(t,n,r){const{slot:e}=t.subject;if(e.kind!==mt){const e=t=>!t.k&&t.slot.kind!==mt,i=(n,r)=>e(n)&&Mi(t,n).every((t=>t===r));if(i(n,-1)||i(r,1))return!1}const[i,s]=[n,r].map((t=>t.k?null:t.slot.value)),o=[n,r].every((t=>t.k||t.slot.kind===mt));if(!(e.flags&Nt||e.kind===pt)||!o)return!0;const u=_e(t,t.subject),c=Bn(e);return!0===Ai(c,i,s)||null!==u&&Pi(u,c,i,s)}
//notation|192 261 262
function Pi(t,n,r,e){if(!(t instanceof Ti))return!1;const{completion:i,decimal:s,missingDigits:o}=t.read(n);return i!==ce&&!0===Ai(s,r,e,o)}
//|0 4 6 48
function Ri(n,r){if(n.subject.slot.kind!==pt)return t;const e=r(n.subject.slot.value);return null===e?h:m(e)}
//|
function Bi(t,n){const r=t[n];return/[0-9A-Za-z]/.test(r)?parseInt(r,36):null}
//|272
function Di(t,n){let[r,e]=[0,!1];const i=t=>{r+=e?2*t-(t>4?9:0):t,e=!e};for(let r=t.length-1;r>=0;r--){const e=Bi(t,r);if(null===e||e>9&&!n)return null;i(e%10),e>=10&&i(Math.floor(e/10))}return t.length>0&&r%10==0}
//|272
function Ui(t){let n=0;const r=Math.min(4,t.length);for(let e=0;e<t.length;e++){const i=Bi(t,(e+r)%t.length);if(null===i)return null;n=(n*(i<10?10:100)+i)%97}return t.length>4&&1===n}
//|272
function Zi(t,n,r){let e=0n;for(let i=0;i<t.length;i++){let s=Bi(t,i);if(null===s)return null;11===n&&i===t.length-1&&33===s&&(s=10),e+=BigInt(s)*BigInt(r[i%r.length])}return t.length>0&&e%BigInt(n)===0n}
//|11
const Ji=t=>({...t,answer:(n,r)=>g(t.answer(n,r))});
//|0 3 6 7 8 48 138 152 183 188 191 239 278
const Li={judgesEmpty:!0,kinds:$r,answer(e,i){const s=ie(e,i);if(null===s)return c;const{subject:o}=e,u=s.position>=0&&s.$!==lr;if(o.k&&(s.k||!u))return t;if(s.k&&s.$>=cr)return t;if(o.k||s.k)return d(r,o.k||!Xr(e),!0);const l=ui(e,o,s,i.ignoresCase);return ue(e)?p(l):Xr(e)&&o.slot.kind===pt&&s.slot.kind===pt?d(l?n:r,Hi(o,s,i.ignoresCase),!0):m(l)}};
//|236
function Hi(t,n,r){const[e,i]=[t.slot.value,n.slot.value];return r?ii(i).startsWith(ii(e)):i.startsWith(e)}
//|0 6 48 151 178
const Vi=n=>({kinds:yr(gt),answer(r,e){const i=Yr(r,e.operands[0]).slot;return r.subject.slot.kind!==gt||i.kind!==yt?t:m(n(BigInt(r.subject.slot.value.size),i.value))}});
//|4 6 37 186
function Yi(t,n,r){if(/[^\0-\x7f]|(?:^|\.)xn--/i.test(n))return re(t,Z,r);const e=n.split(".");if(n.length>253||/[^A-Za-z0-9.-]/.test(n))return h;const i=t=>/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i.test(t)&&t.length<=63;return e.slice(0,-1).every(i)?m(i(e.at(-1))&&!/^\d+$/.test(e.at(-1))):h}
//|0 5 48 180 181 182 186 187 211 234 247 248 282
function Ki(n,r){const e=n.subject.slot;if(!e.v)return t;let[i,s,o]=[null,null,!1];const u=be(e).some((t=>n.slots[t].kind===Mt));for(const t of r.operands){const c=ri(n,t);s??=c.obstacle;for(const t of c.positions){if(!n.V())return ee(n,r);const l=null===t?c.whole:Gr(n,t);if(null===Qr(n,l)){if(!l.k)if(o=!0,l.slot.kind===Mt||u){const t=Gi(n,l,e);if(null===t)return ee(n,r);if(!t)return a}else{if(i??=di(n,be(e),r.ignoresCase),null===i)return ee(n,r);if(!bi(n,l,i))return a}}else s??=Wr(n,c.whole)}}return null!==s?re(n,s,r):o?f:t}
//|180 181 211 239
function Gi(t,n,r){for(const e of be(r)){if(!t.V())return null;const r=Gr(t,e);if(!r.k&&null===Qr(t,r)&&ui(t,r,n,!1))return!0}return!1}
//|48 106 153
function Qi(t){switch(t.kind){case ft:return["null"];case at:return["boolean"];case mt:return Sn(t.value)?["number","integer"]:["number"];case vt:return[t.isMap?"object":"list"];case gt:case jt:return["object"];default:return kr&1<<t.kind?["text"]:[]}}
//|0 4 5 8 30 36 39 48 113 186 265 267
function Wi(r,e){if(r.subject.slot.kind!==pt)return t;let i=e.it;if(!i){const n=qi(r,e);if("number"==typeof n)return n;const[s,o]=n.map(((t,n)=>t.k?0===n?0:1/0:t.slot.kind===mt?qn(t.slot.value,0===n):null));if(null===s||null===o)return t;i={least:s,most:o,unit:Ii(e,r.program)}}const s=r.subject.slot.value;if(L(s))return re(r,U("text length"),e);if(i.least>i.most)return h;const o=B[i.unit](s);return o<i.least?a:o>i.most?h:d(n,!0,i.most!==1/0)}
//|0 5 48 157 187 212 286
function Xi(n,r){const e=n.subject.slot;if(e.kind!==vt)return t;const i=ts(n,e,we(n,r));if(null===i)return ee(n,r);const s=(t,r)=>null===t.end||null===r.end?t.end===r.end?0:null===t.end?1:-1:Sr(n,t.end,r.end);i.sort(((t,r)=>Sr(n,t.start,r.start)||s(t,r)||0));let o=null;for(const t of i){if(!n.V())return ee(n,r);if(null!==o&&(null===o.end||-1===Sr(n,t.start,o.end)))return a;null!==o&&-1!==s(o,t)||(o=t)}return f}
//|157 180 181 213 214
function ts(t,n,r){const e=[];if(2!==r.length)return e;const[i,s]=r.map((t=>t.steps.at(-1)));for(const o of ge(t,n,r[0].steps.slice(0,-1))){if(!t.V())return null;const n=ve(t,o+i);if(null===n||o+s>=t.slots.length)continue;const r=Gr(t,o+s);r.k?e.push({start:n,end:null}):null===Qr(t,r)&&null!==Sr(t,n,r)&&Sr(t,n,r)<=0&&e.push({start:n,end:r})}return e}
//|
function ns(t,n){for(const r of n)if(r.startsWith(t))return!0;return!1}
//|0 3 5 8 48 138 152 180 181 182 183 186 187 191 233 234 236 239 250 266 278 287
const rs={kinds:$r,prepare:Ci,answer(t,e){const{subject:i}=t;if(i.slot.kind===pt&&e.it){const n=e.ignoresCase?ii(i.slot.value):i.slot.value;return e.it.has(n)?f:d(r,!Xr(t)||ns(n,e.it),!0)}let[s,o]=[!Xr(t),null];for(const r of e.operands){const u=gi(t,e,r,i);if(u===f)return u;if(u===c&&(o??=Wr(t,ni(t,r))),void 0!==u)continue;const l=ri(t,r);null!==l.obstacle&&(o??=l.obstacle);for(const r of l.positions){if(l.areSeveral&&!t.V())return ee(t,e);const u=null===r?l.whole:Gr(t,r);if(l.areSeveral&&null!==Qr(t,u))o??=Wr(t,l.whole);else if(!u.k||u.$!==or){if(ui(t,i,u,e.ignoresCase))return d(n,!0,!ue(t));s||i.slot.kind!==pt||u.slot.kind!==pt?ue(t)||(s=!0):s=Hi(i,u,e.ignoresCase)}}}return null===o?d(r,s,!0):re(t,o,e)}};
//|44 48 69 151 290 291
const es=t=>({kinds:yr(pt),prepare(n,r){const e=n.operands[0].kind===Q?r.constants[n.operands[0].at]:Zt;return e.kind===$t?{position:e.value,scope:t}:null},answer:(n,r)=>ss(n,r,t),progress(n,r){const e=is(n,r,t);return e&&e.progress(n.subject.slot.value)}});
//|48 178
function is(t,n,r){if(n.it)return t.program.pattern(n.it.position,r);const{slot:e}=Yr(t,n.operands[0]);return e.kind===$t?t.program.pattern(e.value,r):null}
//|0 48 186 189 290
function ss(n,r,e){if(n.subject.slot.kind!==pt||se(n,n.subject))return t;const i=is(n,r,e)?.answer(n.subject.slot.value)??"it could not be compiled";return"number"==typeof i?i:re(n,`pattern failed: ${i}`,r)}
//|6 144 152 178 182 186
const os=t=>({judgesEmpty:!0,reads:"nothing",kinds:$r,answer(n,r){let[e,i,s]=[null,0,0];for(const t of r.operands){const r=Yr(n,t);dr(r)?e??=Wr(n,r):r.k?s++:i++}const o=t(i,s,null!==e);return null===o?re(n,e,r):m(o)}});
//|4 5 152
const us={judgesEmpty:!0,reads:"presence",kinds:$r,answer:t=>t.subject.k?a:l};
//|0 3 48 138 151 188 236
const cs=n=>({kinds:yr(pt),answer(r,e){const i=ie(r,e);if(null===i)return c;if(i.slot.kind!==pt||i.k&&i.$===or||r.subject.slot.kind!==pt)return t;const s=[r.subject.slot.value,i.slot.value];return n(...e.ignoresCase?s.map(ii):s)}});
//|0 48 151 208 296
const ls=n=>({kinds:yr(pt),answer:r=>r.subject.slot.kind===pt?hs(me(n,r.subject.slot.value)):t});
//|4 5 192
const hs=t=>t===he?f:t===le?a:h;
//|0 5 48 180 187 212 213 242 245 298
function fs(n,r){const e=n.subject.slot;if(e.kind!==vt)return t;const i=we(n,r),s=0===i.length?[{offset:0,stride:e.p}]:i.map((({steps:t,slotCount:n})=>({offset:t.at(-1)??0,stride:n}))),o=Math.max(...s.map((t=>t.offset+t.stride))),u=new Map;for(const t of ge(n,e,(i[0]?.steps??[]).slice(0,-1))){if(t+o>n.slots.length||!as(n,t,s))continue;const e=s.map((r=>Gr(n,t+r.offset))),i=e.map((t=>mi(n,t,r.ignoresCase))).join("|");for(const t of u.get(i)??[]){if(!n.V())return ee(n,r);const i=(e,i)=>hi(n,e,t[i],r.ignoresCase);if(e.every(i))return a}if(!n.V())return ee(n,r);u.has(i)?u.get(i).push(e):u.set(i,[e])}return f}
//|180 181 243
function as(t,n,r){let e=!0;for(const{offset:i}of r){const r=Gr(t,n+i);if(!fi(t,r)){if(null!==Qr(t,r))return!1;e=!1}}return!e}
//|300 301 302 303 304 305 306 307 308 309 310 311 312 313 314 315 316 317 318 319 320 321 322 323 324 325 326 327 328 329 330 331 332 333 334 335 336 337 338 339 340 341 342
const ms={};
//required|293 299
Object.assign(ms,{required:us});
//filled|293 299
Object.assign(ms,{filled:us});
//present|4 5 48 51 152 182 186 299
Object.assign(ms,{present:{judgesEmpty:!0,reads:"presence",kinds:$r,answer(t,n){const{slot:r}=t.subject,e=r.kind!==ht&&r.kind!==ft;return e&&r.flags&Tt?re(t,Wr(t,t.subject),n):e?l:a}}});
//accepted|6 7 48 152 191 299
Object.assign(ms,{accepted:{judgesEmpty:!0,kinds:$r,answer(t){const n=t.subject.slot.kind===at&&t.subject.slot.value;return ue(t)?p(n):m(n)}}});
//empty|4 5 152 299
Object.assign(ms,{empty:{judgesEmpty:!0,reads:"presence",kinds:$r,answer:t=>t.subject.k?f:h}});
//equal|277 299
Object.assign(ms,{equal:Li});
//different|276 277 299
Object.assign(ms,{different:Ji(Li)});
//length|48 151 264 284 299
Object.assign(ms,{length:{kinds:yr(pt),st:!0,prepare:_i,answer:(t,n)=>Wi(t,n)}});
//between|154 264 268 299
Object.assign(ms,{between:{kinds:xr,prepare:_i,answer:(t,n)=>Fi(t,n)}});
//multiple_of|0 3 6 8 36 48 118 120 130 151 155 183 186 188 190 192 208 299
Object.assign(ms,{multiple_of:{kinds:yr(pt,mt),answer(n,e){const i=ie(n,e);if(null===i)return c;if(Un(n.subject.slot)||i.k||i.slot.kind!==mt)return t;const s=Mr(n.subject);if(null!==s)return m(Wn(s,i.slot.value));if(oe(n))return re(n,U("digits of a number"),e);const{slot:o}=n.subject;return d(r,!Xr(n)||me("number",Bn(o))!==ce,!0)}}});
//one_of|288 299
Object.assign(ms,{one_of:rs});
//none_of|276 288 299
Object.assign(ms,{none_of:Ji(rs)});
//regex|289 299
Object.assign(ms,{regex:es("whole")});
//contains|289 299
Object.assign(ms,{contains:es("anywhere")});
//starts_with|0 4 8 294 299
Object.assign(ms,{starts_with:cs(((t,n)=>t.startsWith(n)?l:d(r,n.startsWith(t),!0)))});
//ends_with|6 294 299
Object.assign(ms,{ends_with:cs(((t,n)=>m(t.endsWith(n))))});
//chars|0 4 5 23 48 151 178 299
Object.assign(ms,{chars:{kinds:yr(pt),answer(n,r){const e=Yr(n,r.operands[0]).slot;return e.kind!==kt||n.subject.slot.kind!==pt?t:e.value.offender.test(n.subject.slot.value)?h:f},progress(t,n){const r=Yr(t,n.operands[0]).slot;if(r.kind!==kt)return null;const e=t.subject.slot.value,i=e.search(r.value.offender);return I(i<0?e:e.slice(0,i))}}});
//integer|295 299
Object.assign(ms,{integer:ls("integer")});
//number|295 299
Object.assign(ms,{number:ls("number")});
//boolean|295 299
Object.assign(ms,{boolean:ls("boolean")});
//date|295 299
Object.assign(ms,{date:ls("date")});
//time|295 299
Object.assign(ms,{time:ls("time")});
//datetime|295 299
Object.assign(ms,{datetime:ls("datetime")});
//json|295 299
Object.assign(ms,{json:ls("json")});
//before|257 299
Object.assign(ms,{before:xi("less")});
//after|257 299
Object.assign(ms,{after:xi("greater")});
//luhn|3 48 151 188 271 273 299
Object.assign(ms,{luhn:{kinds:yr(pt),answer(t,n){const r=ie(t,n);return null===r?c:Ri(t,(t=>Di(t,r.slot.kind===at&&r.slot.value)))}}});
//mod97|48 151 271 274 299
Object.assign(ms,{mod97:{kinds:yr(pt),answer:t=>Ri(t,Ui)}});
//weighted_sum|0 48 113 151 178 181 186 271 275 299
Object.assign(ms,{weighted_sum:{kinds:yr(pt),answer(n,r){const e=r.operands.map((t=>Yr(n,t)));for(const t of e)if(null!==Qr(n,t))return re(n,Qr(n,t),r);const[i,...s]=e.map((({slot:t})=>t.kind===mt?qn(t.value,!1):null));return i>0&&0!==s.length?Ri(n,(t=>Zi(t,i,s.map((t=>t??0))))):t}}});
//idna|0 3 4 5 48 151 188 280 299
Object.assign(ms,{idna:{kinds:yr(pt),answer(n,r){const e=ie(n,r);if(null===e)return c;if(n.subject.slot.kind!==pt)return t;const i=n.subject.slot.value;if(e.slot.kind!==pt||""===e.slot.value)return Yi(n,i,r);const s=i.lastIndexOf(e.slot.value);if(s<0)return a;const o=Yi(n,i.slice(s+e.slot.value.length),r);return o===h?a:o}}});
//size|0 6 48 68 113 151 267 299
Object.assign(ms,{size:{kinds:yr(vt,jt),st:!0,answer(n,r){const e=Ut(n.subject.slot);if(e.kind!==vt)return t;const i=qi(n,r);if("number"==typeof i)return i;const[s,o]=i.map((({slot:t},n)=>t.kind===mt?qn(t.value,0===n):null));return m(!(null!==s&&e.count<s||null!==o&&e.count>o))}}});
//unique|48 151 297 299
Object.assign(ms,{unique:{kinds:yr(vt),answer:(t,n)=>fs(t,n)}});
//exclusive|0 6 48 151 178 180 211 239 299
Object.assign(ms,{exclusive:{kinds:yr(vt),answer(n,r){const e=Yr(n,r.operands[0]),i=n.subject.slot;return i.kind!==vt||e.k?t:m(i.count<=1||!be(i).some((t=>ui(n,Gr(n,t),e))))}}});
//includes|48 151 281 299
Object.assign(ms,{includes:{kinds:yr(vt),answer:(t,n)=>Ki(t,n)}});
//ascending|48 151 215 299
Object.assign(ms,{ascending:{kinds:yr(vt),answer:(t,n)=>je(t,n)}});
//no_overlap|48 151 285 299
Object.assign(ms,{no_overlap:{kinds:yr(vt),answer:(t,n)=>Xi(t,n)}});
//min_size|279 299
Object.assign(ms,{min_size:Vi(((t,n)=>t>=n))});
//max_size|279 299
Object.assign(ms,{max_size:Vi(((t,n)=>t<=n))});
//media_type|0 6 48 151 178 299
Object.assign(ms,{media_type:{kinds:yr(gt),answer(n,r){if(n.subject.slot.kind!==gt)return t;const e=n.subject.slot.value.mediaType.split(";")[0].toLowerCase().replace(/\s/g,""),i=r.operands.map((t=>Yr(n,t).slot)).filter((t=>t.kind===pt));return m(i.some((t=>{return n=t.value.toLowerCase(),e===n||"*/*"===n||n.endsWith("/*")&&e.startsWith(n.slice(0,-1));var n})))}}});
//kind|0 6 152 266 283 299
Object.assign(ms,{kind:{kinds:$r,prepare:Ci,answer:(n,r)=>n.subject.k?t:m(Qi(n.subject.slot).some((t=>r.it.has(t))))}});
//any_filled|292 299
Object.assign(ms,{any_filled:os(((t,n,r)=>t>0||!!r&&null))});
//all_filled|292 299
Object.assign(ms,{all_filled:os(((t,n,r)=>!(n>0)&&(!r||null)))});
//one_filled|292 299
Object.assign(ms,{one_filled:os(((t,n,r)=>r&&t<2?null:1===t))});
//sets|17 344
function ps(t){const n="^"===t[0],r=(n?t.slice(1):t).replace(/\\(p\{\w+\}|[\s\S])|([\s\S])/gu,((t,n,r)=>void 0!==r?"-"===r||/[\w\s]|[^\0-\x7f]/u.test(r)?r:"\\"+ds(r):"d"===n?"0-9":"w"===n?"0-9A-Z_a-z":"s"===n?E:"p"===n[0]?"\\"+n:"\\"+ds(n))).replace(/^-/,"\\-").replace(/(?<!\\)-$/,"\\-");return{notation:t,offender:new RegExp(`[${n?"":"^"}${r}]`,"u")}}
//|72
const ds=t=>/[\^$\\.*+?()[\]{}|/-]/.test(t)?t:"x"+Vt(t.charCodeAt(0).toString(16),2);
//|42 49 345 346
function bs(t,n){if("string"==typeof t){if(!Object.hasOwn(Et,t))throw new Y(`the type '${t}' is not known`);const n={name:t,kind:Et[t],manner:ws(t)};return"any"===t&&(n.item=n),n}const[[r,e]]=Object.entries(t);if("form"===r)return{name:r,form:n[e],manner:"value"};if("list"!==r&&"map"!==r)throw new Y(`the type '${r}' is not known`);return{name:r,item:bs(e,n),manner:"list"===r&&"choice"===e?"selection":"list"}}
//|
function ws(t){return"date"===t||"month"===t||"time"===t||"datetime"===t?"moment":"file"===t?"file":"value"}
//|
function gs(t){for(;t.item&&"any"!==t.name;)t=t.item;return t}
//|349
const vs={name:"any",manner:"value"};
//|348
vs.item=vs;
//|48
const js={name:"text",kind:pt,manner:"value"};
//|
const Os=t=>"function"==typeof Blob&&t instanceof Blob;
//|95 351
const ys=t=>!("object"!=typeof t||null===t||Array.isArray(t)||t instanceof wn||Os(t)||t instanceof Date);
//|
const[$s,ks]=[Symbol("order"),Symbol("repeated")];
//|
const xs=(t,n)=>Object.hasOwn(t,n)?t[n]:void 0;
//|
const Ms=t=>new TypeError(`${"object"==typeof t?t.constructor?.name:String(t)} is no value of a form`);
//|
const Es=class extends Error{};
//|
const Ss=class extends Error{};
//|22 38 48 62 94 95 96 104 351 352 354 355 356 357 367 368 359 360 361 362 363 364 365 366
const Ts=class{constructor(t,n=!0){this.slots=t,this.ot=n}append(t){if(this.slots.length+t>J.slots)throw new Ss;const n=this.slots.length;for(let n=0;n<t;n++)this.slots.push(null);return n}ut(){const{slots:t}=this;for(let n=0;n<t.length;n++)t[n]??=new Bt(ht,void 0)}value(t,n,r,e){void 0!==t&&("object"!=typeof t?this.slots[r]=this.plain(t):n.form&&ys(t)?this.form(t,n.form,r,e+1):Array.isArray(t)&&n.item&&"map"!==n.name?this.list(t,n.item,r,e):ys(t)&&"map"===n.name?this.map(t,n.item,r,e):ys(t)&&"any"===n.name?this.members(t,r,e):ys(t)&&"file"===n.name?this.slots[r]=Ns(t,(n=>xs(t,n)))??this.plain(t):this.slots[r]=this.plain(t))}text(t){if(!_(t))throw new Es;return new Bt(pt,t)}plain(t){return"string"==typeof t?this.text(t):"boolean"==typeof t?new Bt(at,t):null===t?new Bt(ft,void 0):this.other(t)}other(t){if(t===bn)return As(t);if("bigint"==typeof t)return As(gn(t,0)??bn);if(Number.isFinite(t))return As(Mn(t));if("object"!=typeof t)throw Ms(t);if(t instanceof wn)return new Bt(mt,new wn(t.digits,t.exponent));if(Os(t))return Ns(t,(n=>t[n]));if(t instanceof Date)throw Ms(t);if(!Array.isArray(t))return new Bt(jt,void 0);const n=new Bt(vt,void 0);return n.count=Math.min(t.length,1),[n.start,n.stride]=[this.append(n.count),1],n}};
//module form contexts|36 38 48 62 354 358
Object.assign(Ts.prototype,{form(t,n,r,e){if(e>=J.depth)return this.slots[r]=new Bt(jt,void 0),void this.slots[r].j(U("depth"));this.slots[r]=new Bt(jt,void 0);for(const i of 0===e?n.parameters??[]:[])this.value(xs(t,i.name),i.type,r+i.slot,e);this.object(t,n,n.objects[0],r,e)}});
//module form contexts|48 62 352 353 354 356 358
Object.assign(Ts.prototype,{object(t,n,r,e,i){const s=t[ks];for(const{name:o,field:u,group:c}of r.members){const r=o in Object.prototype?xs(t,o):t[o];if(void 0!==r){if(s?.has(o))throw new Es;u?this.value(r,u.type,e+u.slot,i):ys(r)?(this.slots[e+n.objects[c].slot]=new Bt(jt,void 0),this.object(r,n,n.objects[c],e,i)):this.slots[e+n.objects[c].slot]=this.plain(r)}}n.isClosed&&this.noteUnknown(t,r,e)}});
//isClosed|353 358
Object.assign(Ts.prototype,{noteUnknown(t,n,r){const e=(t[$s]??Object.keys(t)).filter((r=>void 0!==t[r]&&!n.ct.has(r)));e.length>0&&(this.slots[r+n.slot].unknown=e)}});
//list any|36 38 48 62 358
Object.assign(Ts.prototype,{list(t,n,r,e){const i=this.slots[r]=new Bt(vt,void 0);if(e>=J.depth)return i.j(U("depth"));[i.count,i.stride]=[t.length,n.form?.slotCount??1],i.start=this.append(i.count*i.stride);const s="any"===n.name?e+1:e;for(let r=0;r<i.count;r++)this.value(t[r]??null,n,i.item(r),s)}});
//map|36 38 48 57 62 358
Object.assign(Ts.prototype,{map(t,n,r,e){const i=this.slots[r]=new Bt(vt,void 0);if(i.isMap=!0,e>=J.depth)return i.j(U("depth"));const s=this.names(t);[i.count,i.stride]=[s.length,(n.form?.slotCount??1)+1],i.start=this.append(i.count*i.stride)+1,i.order=this.order(t,s),s.forEach(((r,s)=>{const o=this.slots[i.item(s)-1]=this.text(r);o.flags|=qt,o.isKey=!0,this.value(t[r],n,i.item(s),"any"===n.name?e+1:e)}))}});
//any|36 38 48 62 348 358
Object.assign(Ts.prototype,{members(t,n,r){const e=this.slots[n]=new Bt(jt,void 0);if(r>=J.depth)return e.j(U("depth"));const i=this.names(t);e.isOwn=!0,e.count=i.length,e.start=this.append(2*i.length),e.order=this.order(t,i),i.forEach(((n,i)=>{this.slots[e.start+2*i]=this.text(n),this.value(t[n],vs,e.start+2*i+1,r+1)}))}});
//map any|35 353 356 358
Object.assign(Ts.prototype,{names(t){if(t[ks])throw new Es;return Object.keys(t).filter((n=>void 0!==t[n])).sort(D)}});
//map any|353 358
Object.assign(Ts.prototype,{order(t,n){if(!this.ot||n.length<2)return null;const r=new Map(n.map(((t,n)=>[t,n]))),e=(t[$s]??Object.keys(t)).map((t=>r.get(t))).filter((t=>void 0!==t));return e.every(((t,n)=>t===n))?null:e}});
//|48 62 94
const As=t=>new Bt(mt,t===bn?null:t);
//module file|48 62
function Ns(t,n){const r=["name","media_type","type"].map((t=>n(t)??null)),[e,[i,s,o]]=[n("size"),r];if(!Number.isSafeInteger(e)||e<0||r.some((t=>null!==t&&"string"!=typeof t)))return null;if(null!==s&&null!==o)return null;const u=new Bt(gt,{name:i,size:e,mediaType:s??o??""});return u.given=t,u}
//|370
function _s(t){let n="";for(const r of t)"number"==typeof r?n+=`[${r}]`:"object"==typeof r?n+=`[${Is(r.key)}]`:""===r||/[`\0-\x1f]/.test(r)?n+=`[${Is(r)}]`:n+=(""===n?"":".")+(/^[A-Za-z_]\w*$/.test(r)?r:`\`${r}\``);return n}
//module map any|72
function Is(t){const n={'"':'\\"',"\\":"\\\\","\n":"\\n","\r":"\\r","\t":"\\t"};return`"${t.replace(/["\\\n\r\t]|(?![ \u200d])[\p{Cc}\p{Zl}\p{Zp}\p{Cn}\p{Co}\p{Cs}\p{Cf}\p{Zs}]/gu,(t=>n[t]??`\\u{${Vt(t.codePointAt(0).toString(16).toUpperCase(),4)}}`))}"`}
//|
const Cs=256;
//|
const qs=16;
//|375 376 377
function Fs(t){const n=[],r=[...t.outerFrames,t.frame];return r.forEach(((e,i)=>{const s=r[i+1];e.field?n.push(...e.field.groups,e.field.name):!s&&Rs(t)>0&&n.push(...Bs(e.form,Rs(t)));const o=t.itemIndices.slice(e.firstItem,s?.firstItem);o.length>0&&Ps(t,o,e,n)})),n}
//|371 372 373
function zs(t){const n=Fs(t);let r=0;for(const{key:t}of n)r+=t?.length??0;return r>Cs&&t.lt(qs*r),n}
//list map any|48 68
function Ps(t,n,r,e){let i=r.field?t.slots[r.base+r.field.slot]:null;for(const r of n){i=i&&Ut(i);const n=i?.kind===vt&&r<i.count;e.push(n&&i.isMap?{key:t.slots[i.item(r)-1].value}:r),i=n?t.slots[i.item(r)]:null}}
//|
function Rs(t){const{field:n,check:r,form:e}=t.frame;return null!==n||null===r?0:e.objects.findLastIndex((t=>r>t.slot&&r<t.slot+t.slotCount))}
//module nested group|
function Bs(t,n){const r=[];for(;n>0;){r.unshift(t.objects[n].name);const e=n;n=t.objects.findIndex((t=>t.members.some((t=>t.group===e))))}return r}
//|379 380 381
function Ds(t,n,r,e=n.objects[0]){return Zs(e.members.map((({name:e,field:i,group:s})=>[e,i?Js(t,r+i.slot,i.type):Us(t,n,r,n.objects[s])])))}
//group|48 50 52 378
function Us(t,n,r,e){const i=t.slots[r+e.slot];if(!(i.flags&(St|At)))return i.kind===jt?Ds(t,n,r,e):i.kind===ft?null:void 0}
//|
const Zs=t=>Object.fromEntries(t.filter((([,t])=>void 0!==t)));
//|48 50 52 378 382
function Js(t,n,r){const e=t.slots[n];return!r.form||e.kind!==jt||e.flags&(St|At)?Ls(t,e,r):Ds(t,r.form,n)}
//|21 48 50 52 119 122 383 384
function Ls(t,n,r){if(!(n.flags&(St|At)))switch(n.kind){case ht:return;case ft:return null;case at:return n.value;case gt:return n.given;case mt:return n.value??void 0;case pt:return r.kind!==pt&&"any"!==r.name&&N(n.value)?null:n.value;case vt:return r.item?Hs(t,n,r.item):void 0;case jt:return n.isOwn?Vs(t,n):void 0;default:return Dn(n)?Jn(n):void 0}}
//list map any|211 381
function Hs(t,n,r){const e=be(n).map((e=>[n.isMap?t.slots[e-1].value:e,Js(t,e,r)])).filter((([,t])=>void 0!==t));return n.isMap?Object.fromEntries(e):e.map((([,t])=>t))}
//any|348 380 381
function Vs(t,n){const r=Array.from({length:n.count},((t,r)=>n.start+2*r));return Zs(r.map((n=>[t.slots[n].value,Js(t,n+1,vs)])))}
//externals|152 386
const Ys={kinds:$r,answer:(t,n)=>Ks(t,n)};
//|4 178 181 186 369 374 388
function Ks(t,n){const r=n.operands.map((n=>Yr(t,n)));for(const e of r)if(null!==Qr(t,e))return re(t,Qr(t,e),n);const e=t.program.externals[n.a],i={rule:e,value:Qs(t,t.subject),arguments:r.map((n=>Qs(t,n)))},s=t.S.host?.ht(i);return t.inquiries.push({question:i,path:_s(zs(t)),isPending:void 0===s}),t.ft=null,void 0===s?re(t,"pending",n):!0===s.accepted?l:void 0===s.accepted?re(t,s.reason,n,e.undecided):(t.ft=s.message??null,h)}
//externals|
function Gs(t,n){for(const r of t.inquiries)t.mt.inquiries.push({...r,isPending:r.isPending&&n});t.inquiries=[]}
//|138 173 176 350 381 382
function Qs(t,n){if(n.position<0||n.$===lr)return Ls(t,n.slot,js)??null;const r=Zr(t,n.position)?.type??Hr(t)??js;return Js(t,n.position,r)??null}
//|

//|
const Ws={first:0,end:null,areKeys:!1};
//|
const Xs=class{constructor(t){this.end=t,this.pt=!1,this.dt=!1,this.isUndecided=!1,this.bt=!1,this.refused=null,this.wt=!1}};
//|
const to=(t,n,r=0,e=!1)=>({form:t,base:n,firstItem:r,follows:e,field:null,check:null});
//items itemContents beginEach|189 394 395
function no(t,n,r){const e=ro(t,n,r-1);return 0!==e.list.count&&!t.field.pt&&!se(t,t.subject)&&(t.loops.push(e),eo(t))}
//items itemContents beginEach|48 67 68 69
function ro(t,n,r){const{slot:e}=t.subject,{areKeys:i,first:s}=n,o=!i&&0===s&&null===n.end;let u=Ut(e);(i?u.isMap:e.kind===vt||o)||(u=Zt);const c=i?1:u.isMap?-1:0;return i&&(u=Dt(u)),{list:u,count:null===n.end?u.count:Math.min(u.count,n.end),first:s,next:s,partner:c,subject:t.subject,field:t.field,end:r}}
//items itemContents beginEach|391 396 397 399 400
function eo(t){const n=t.loops.at(-1);return n.next>n.first&&uo(t,n),co(t,n)?(io(t,n),t.field=t.gt.get(t.subject.position)??new Xs(0),so(t,t.subject.position+n.partner)&&(t.field.bt=!0),t.field.end=n.end,t.itemIndices.push(n.list.itemAt(n.next-1)),!0):(t.field=n.field,t.subject=n.subject,t.loops.pop(),!1)}
//items itemContents beginEach|180
function io(t,n){t.subject=Gr(t,n.list.item(n.list.itemAt(n.next++)))}
//items itemContents beginEach itemTypes nested|
function so(t,n){return!0===t.gt.get(n)?.bt}
//items itemContents beginEach itemTypes nested|397
function oo(t,n,r){return n.isMap&&so(t,r-1)}
//items itemContents beginEach|
function uo(t,n){const{field:r}=t;t.itemIndices.pop(),r.dt&&(n.field.dt=!0),r.isUndecided&&(n.field.isUndecided=!0),(r.bt||r.wt||null!==r.refused)&&t.gt.set(t.subject.position,r)}
//items itemContents beginEach|61
function co(t,n){if(!t.V())return!1;for(;n.next<n.count;n.next++)if(0==(t.slots[n.list.item(n.list.itemAt(n.next))].flags&Rt))return!0;return!1}
//items itemContents beginEach|0 14 394 396 400
function lo(n,r,e){e?.opened();const i=ro(n,r,null);return n.loops.push(i),co(n,i)?(n.accumulators.push({kind:O,answer:t}),io(n,i),!0):(n.loops.pop(),n.answer=t,e?.closed(),!1)}
//items itemContents beginEach|396 400 575 576
function ho(t,n){const r=t.loops.at(-1);return n?.itemEnded(r.list.itemAt(r.next-1)),!Au(t,n)&&co(t,r)?(io(t,r),!0):(t.subject=r.subject,t.loops.pop(),Tu(t,n),!1)}
//|404 405 406 407 408 409 410 411 412 413 414 415
const fo={};
//text|403
Object.assign(fo,{text:()=>"Enter text."});
//choice|403
Object.assign(fo,{choice:()=>"Enter text."});
//integer|403
Object.assign(fo,{integer:t=>t?`Enter a whole number, such as ${t}.`:"Enter a whole number."});
//number|403
Object.assign(fo,{number:t=>t?`Enter a number, such as ${t}.`:"Enter a number."});
//boolean|403
Object.assign(fo,{boolean:()=>"Enter true or false."});
//date|403
Object.assign(fo,{date:(t="2026-01-31")=>`Enter a date, such as ${t}.`});
//month|403
Object.assign(fo,{month:(t="2026-01")=>`Enter a month, such as ${t}.`});
//time|403
Object.assign(fo,{time:(t="14:30")=>`Enter a time, such as ${t}.`});
//datetime|403
Object.assign(fo,{datetime:(t="2026-01-31T14:30")=>`Enter a date and a time, such as ${t}.`});
//file|403
Object.assign(fo,{file:()=>"Choose a file."});
//list|403
Object.assign(fo,{list:()=>"Enter a list of values."});
//map|403
Object.assign(fo,{map:()=>"Enter names and their values."});
//|
const ao=["This must be the same as {other}.","This must be different from {other}."];
//|
const mo=["There is a mistake in this number.","This number is not allowed."];
//|
const po=t=>[`The number of characters must be {${t}}.`,`The number of characters must not be {${t}}.`];
//|420 421 422 423 424 425 426 427 428 429 430 431 432 433 434 435 436 437 438 439 440 441 442 443 444 445 446 447 448 449 450 451 452 453 454 455 456 457 458 459 460 461 462 463 464 465 466 467 468 469
const bo={};
//required|419
Object.assign(bo,{required:["This is required.","Leave this empty."]});
//filled|419
Object.assign(bo,{filled:["This must be filled in.","Leave this empty."]});
//present|419
Object.assign(bo,{present:["This must be included.","This must be left out."]});
//accepted|419
Object.assign(bo,{accepted:["You must accept this.","You must not accept this."]});
//empty|419
Object.assign(bo,{empty:["Leave this empty.","This must be filled in."]});
//equal|416 419
Object.assign(bo,{equal:ao});
//different|416 419
Object.assign(bo,{different:[ao[1],ao[0]]});
//equal_next|416 419
Object.assign(bo,{equal_next:ao});
//equal_previous|416 419
Object.assign(bo,{equal_previous:ao});
//min_length|419
Object.assign(bo,{min_length:["Enter {min} or more characters.","Enter fewer than {min} characters."]});
//max_length|419
Object.assign(bo,{max_length:["Enter {max} or fewer characters.","Enter more than {max} characters."]});
//length|418 419
Object.assign(bo,{length:po("range")});
//equal_length|418 419
Object.assign(bo,{equal_length:po("count")});
//min_value|419
Object.assign(bo,{min_value:["This must be {min} or more.","This must be less than {min}."]});
//max_value|419
Object.assign(bo,{max_value:["This must be {max} or less.","This must be more than {max}."]});
//between|419
Object.assign(bo,{between:["This must be {min}.","This must not be {min}."]});
//multiple_of|419
Object.assign(bo,{multiple_of:["This must be a multiple of {step}.","This must not be a multiple of {step}."]});
//one_of options|419
Object.assign(bo,{one_of:["Choose one of: {values}.","This must not be any of: {values}."]});
//none_of|419
Object.assign(bo,{none_of:["This must not be any of: {values}.","Choose one of: {values}."]});
//regex|419
Object.assign(bo,{regex:["Enter this in the correct format.","This format is not allowed."]});
//contains|419
Object.assign(bo,{contains:["Something that is required here is missing.","This contains something that is not allowed."]});
//starts_with|419
Object.assign(bo,{starts_with:["This must start with \u201c{text}\u201d.","This must not start with \u201c{text}\u201d."]});
//ends_with|419
Object.assign(bo,{ends_with:["This must end with \u201c{text}\u201d.","This must not end with \u201c{text}\u201d."]});
//chars|419
Object.assign(bo,{chars:["Use only these characters: {characters}","Use at least one character other than these: {characters}"]});
//integer|419
Object.assign(bo,{integer:["Enter a whole number.","This must not be a whole number."]});
//number|419
Object.assign(bo,{number:["Enter a number.","This must not be a number."]});
//boolean|419
Object.assign(bo,{boolean:["Enter true or false.","This must not be true or false."]});
//date|419
Object.assign(bo,{date:["Enter a date, such as 2026-01-31.","This must not be a date."]});
//time|419
Object.assign(bo,{time:["Enter a time, such as 14:30.","This must not be a time."]});
//datetime|419
Object.assign(bo,{datetime:["Enter a date and a time, such as 2026-01-31T14:30.","This must not be a date and time."]});
//json|419
Object.assign(bo,{json:["Enter JSON, such as [1, 2].","This must not be JSON."]});
//before|419
Object.assign(bo,{before:["This must be before {limit}.","This must not be before {limit}."]});
//after|419
Object.assign(bo,{after:["This must be after {limit}.","This must not be after {limit}."]});
//luhn|417 419
Object.assign(bo,{luhn:mo});
//mod97|417 419
Object.assign(bo,{mod97:mo});
//weighted_sum|417 419
Object.assign(bo,{weighted_sum:mo});
//idna|419
Object.assign(bo,{idna:["Enter a host name, such as m\xfcnchen.example.","This must not be a host name."]});
//size|419
Object.assign(bo,{size:["The number of items must be {range}.","The number of items must not be {range}."]});
//unique|419
Object.assign(bo,{unique:["All items must be different.","Some items must be the same."]});
//exclusive|419
Object.assign(bo,{exclusive:["\u201c{item}\u201d can't be combined with anything else.","\u201c{item}\u201d must be combined with something else."]});
//includes|419
Object.assign(bo,{includes:["Include all of: {values}.","Do not include all of: {values}."]});
//ascending|419
Object.assign(bo,{ascending:["Put the items in ascending order.","The items must not be in ascending order."]});
//no_overlap|419
Object.assign(bo,{no_overlap:["The items must not overlap.","Some items must overlap."]});
//min_size|419
Object.assign(bo,{min_size:["The file must be {min} or larger.","The file must be smaller than {min}."]});
//max_size|419
Object.assign(bo,{max_size:["The file must be {max} or smaller.","The file must be larger than {max}."]});
//media_type|419
Object.assign(bo,{media_type:["The file must have one of these types: {types}.","The file must not have any of these types: {types}."]});
//kind|419
Object.assign(bo,{kind:["The type of this value must be one of: {kinds}.","The type of this value must not be one of: {kinds}."]});
//any_filled|419
Object.assign(bo,{any_filled:["Fill in at least one of: {fields}.","Leave all of these empty: {fields}."]});
//all_filled|419
Object.assign(bo,{all_filled:["Fill in all of: {fields}.","Leave at least one of these empty: {fields}."]});
//one_filled|419
Object.assign(bo,{one_filled:["Fill in exactly one of: {fields}.","Fill in none of these, or more than one: {fields}."]});
//|471 472 473
const wo={};
//list map|470
Object.assign(wo,{list:["Add at least one item.","Remove all items."]});
//list|470
Object.assign(wo,{selection:["Select at least one.","Select none of these."]});
//file|470
Object.assign(wo,{file:["Choose a file.","Remove the file."]});
//|475 476
const go={};
//unique|474
Object.assign(go,{unique:["Each item must have a different {by}.","Some items must have the same {by}."]});
//ascending|474
Object.assign(go,{ascending:["Put the items in ascending order of {by}.","The items must not be in ascending order of {by}."]});
//|478 479
const vo={};
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|477
Object.assign(vo,{min_value:["This must be {min} or later.","This must be earlier than {min}."]});
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|477
Object.assign(vo,{max_value:["This must be {max} or earlier.","This must be later than {max}."]});
//|481 482 483 484
const jo={};
//type|403 480
Object.assign(jo,{type:({type:t,example:n})=>fo[t]?.(n)??"Fill in this part of the form."});
//module nested|480
Object.assign(jo,{unknown:({meant:t})=>"There is no field '{name}'."+(void 0===t?"":" Did you mean '{meant}'?")});
//externals|480
Object.assign(jo,{unchecked:()=>"This could not be checked."});
//computed|480
Object.assign(jo,{computed:({value:t})=>""===t?"This must be left empty.":"This must be {value}."});
//|419 470 474 477 480
function Oo(t,n,r,e){if(Object.hasOwn(jo,t))return jo[t](r);const i=n?1:0;if(!Object.hasOwn(bo,t))return n?"This is not allowed.":"This was not accepted.";if(vo[t]&&"moment"===e())return vo[t][i];const s=["required","filled","empty"].includes(t)&&wo[e()];return s?s["empty"===t?1-i:i]:"between"===t&&void 0!==r.max?bo.between[i].replace("{min}","between {min} and {max}"):(void 0!==r.by&&go[t]||bo[t])[i]}
//|221 491
function yo(t,n){const{source:r,arguments:e}=t.program.messages[n],i=0===e.length?{}:Eo(xe(t,e));return{source:r,arguments:e,values:()=>i}}
//|227 230 489 490
function $o(t,n,r){switch(n){case"label":return xo(t);case"value":return t.frame.field?.isSecret?Ce:Ne(t,t.subject);case"length":return t.frame.field?.isSecret?Ce:Mo(t);case"other":return r?.other()??void 0;default:return}}
//|176 354 485 492
function ko(t,{authored:n=null,builtIn:r,isNegated:e=!1,values:i=null,found:s=null}){const{ruleTexts:o,translations:u}=t.S;if(null!==n)return So((u&&xs(u,n.source))??n.source,(()=>({...s?.values()??i,...n.values()})),t,s);const c=i??s?.values()??{};return"type"===r&&(c.example??=t.frame.field?.notation?.example),So((o&&xs(o,e?`not ${r}`:r))??Oo(r,e,c,(()=>s?.vt()?"moment":0===t.owners.length?Hr(t)?.manner??"value":"value")),(()=>c),t,s)}
//|40 376
function xo(t){const{field:n,form:r}=t.frame;if(n)return n.z;const e=r.objects[Math.max(0,Rs(t))],i=Rs(t)>0?e:r;return i.label??H(i.name)}
//|29 48
function Mo(t){const{slot:n}=t.subject;return n.kind===pt?String(R(n.value)):n.kind===vt?String(n.count):"0"}
//|
function Eo(t){const n={};for(const{name:r,text:e}of t)n[r]=void 0===n[r]?e:`${n[r]}, ${e}`;return n}
//|354 487 494
function So(t,n,r,e){const i=Ao(t,r.program.jt);if(1===i.length)return i[0];const s=n();let o=i[0];for(let t=1;t<i.length;t+=2){const n=i[t];o+=(xs(s,n)??$o(r,n,e)??`{${n}}`)+i[t+1]}return o}
//module|44 494
function To(t,{authored:n,found:r}){const e=null===n?[]:Ao(n.source,t.program.jt).filter(((t,n)=>n%2==1));if(null!==n&&0===e.length)return!0;const i=[...r.arguments,...n?.arguments??[]];return i.every((({operand:t})=>t.kind===Q))&&e.every((t=>i.some((n=>n.name===t))))}
//|
function Ao(t,n){let r=n.get(t);if(void 0!==r)return r;r=[""];let e=0;for(const{0:n,1:i,index:s}of t.matchAll(/\{\{|\}\}|\{([^}]*)\}/g))r[r.length-1]+=t.slice(e,s)+(void 0===i?n[0]:""),void 0!==i&&r.push(i,""),e=s+n.length;return r[r.length-1]+=t.slice(e),n.size<1e3&&n.set(t,r),r}
//|
const No=Object.freeze([]);
//|44 232 495 497 498
function _o(t,n,r,e){const i=t.program.calls[n.index],s=new Co(t,i?.name??"",i?.arguments??No,r);return s.Ot=n.op===ti?Io(t,n):null,e&&s.arguments.some((({operand:{kind:t}})=>t!==Q&&t!==X))&&s.settle(),s}
//externals|
function Io(t,n){if(null!==t.ft)return{source:t.ft.replace(/[{}]/g,"$&$&"),values:()=>({})};const{message:r}=t.program.externals[n.a];return void 0===r?null:{source:t.program.messages[r].source,values:()=>({})}}
//|0 9 119 178 221 224 491
const Co=class{constructor(t,n,r,i){this.yt=t,this.builtIn=n,this.rule=n,this.arguments=r,this.message=null,this.Ot=null,this.answer=t.answer,this.progress=i,this.items=[],this.isNegated=!1,this.$t=b(t.answer)===e?t.R:null,this.kt=null}settle(){this.kt={values:this.values(),other:this.other(),vt:this.vt()}}values(){return this.kt?.values??Eo(xe(this.yt,this.arguments))}other(){return null===this.kt?Se(this.yt,this.arguments):this.kt.other}vt(){return this.kt?.vt??this.arguments.some((({operand:t})=>Dn(Yr(this.yt,t).slot)))}};
//|0 1 9 500 501
function qo(t,s,o,u,c,l){const[h,f]=[b(s),b(u)];if(null===t||0===h)return o;if(null===o||0===f)return t;if(h===e&&f===e)return Fo(o)>Fo(t)?o:t;if(h!==f){const i=c?n:r;return h===(h===i||f===i?i:e)?t:o}return h!==r?t:c?zo(o,t)?o:t:l&&s&i&&!(u&i)?o:t}
//|
const Fo=t=>["passes","warns","blocks"].indexOf(t.$t?.U);
//|1
function zo(t,n){const r=t=>0!=(t.answer&i);return r(t)===r(n)?t.progress>n.progress:r(t)}
//|496 503 504 506 652
function Po(t,n){const{start:r}=t.program.checks[n],e=t.program.code[r],i=new Uo(t,n),s=Ro(t.program,n);return null!==s?(i.xt=_o(t,s,0,!1),s!==e&&(i.Mt(t.program.rules[e.a]),i.Et(e)),i.xt):Bo(t,r,i)?i.xt:(t.steps+=Nc-t.St,t.St=1,null)}
//|232
function Ro(t,n){const{start:r}=t.checks[n],e=t.code[r+1];return t.Tt[r].test&&e.op===Pe&&e.a===n?t.Tt[r]:null}
//|552
function Bo(t,n,r){const e=[t.subject,t.answer,t.At,t.R,t.q,t.depth,t.ft,t.P,t.Nt,t._t],i=[t.accumulators,t.loops,t.subjects,t.owners,t.arguments,t.inquiries],s=i.map((t=>t.length));t.P=!0,Mu(t,n,r);const o=!t.Nt;return[t.subject,t.answer,t.At,t.R,t.q,t.depth,t.ft,t.P,t.Nt,t._t]=e,i.forEach(((t,n)=>{t.length>s[n]&&(t.length=s[n])})),o}
//beginOr beginAny|1 23 48
function Do(t,n){const{slot:r}=t.subject;return r.kind!==pt?0:n.test?.progress?.(t,n)??null??(t.answer&i?I(r.value):0)}
//|496 505 507 508 509 510 511 512 513 514
const Uo=class{constructor(t,n){this.yt=t,this.check=n,this.xt=null,this.It=[],this.Ct=[]}qt(t){const n=this.Ct.includes(!0)?Do(this.yt,t):0;this.xt=_o(this.yt,t,n,!0)}Mt(t){void 0!==t.message&&this.message(t.message)}Et(t){const n=this.yt.program.calls[t.index],{xt:r}=this;r&&n&&(r.rule=n.name,r.Ot=r.message??r.Ot,r.message=null,r.answer=this.yt.answer)}};
//beginAnd beginOr beginAll beginAny beginEach|506
Object.assign(Uo.prototype,{opened(t=!1){this.It.push(null),this.Ct.push(t)}});
//beginAnd beginOr beginAll beginAny beginEach|53 499 506
Object.assign(Uo.prototype,{combined(t,n){const r=0!=(this.yt.subject.slot.flags&Nt);this.It.push(qo(this.It.pop(),t,this.xt,this.yt.answer,n,r))}});
//beginAnd beginOr beginAll beginAny beginEach|506
Object.assign(Uo.prototype,{closed(){this.xt=this.It.pop(),this.Ct.pop()}});
//beginEach|506
Object.assign(Uo.prototype,{itemEnded(t){this.xt?.items.unshift(t)}});
//pushMember|506
Object.assign(Uo.prototype,{memberMissing(){this.xt=null}});
//popMember|506
Object.assign(Uo.prototype,{memberEnded(){this.xt&&(this.xt.items=[])}});
//not|506
Object.assign(Uo.prototype,{negated(){this.xt&&Object.assign(this.xt,{isNegated:!this.xt.isNegated,items:[]})}});
//message|486 506
Object.assign(Uo.prototype,{message(t){this.xt&&null===this.xt.message&&(this.xt.message=yo(this.yt,t))}});
//|1 53 486 502 516 517 518 519 520 533
function Zo(t,n){const r=void 0===t.mt.notes&&Jo(t);if(r&&Lo(t,n))return;const{answer:e}=t,s=0!=(t.subject.slot.flags&Nt)&&(0!=(e&i)||!0===t.frame.field?.Ft),o=t.program.checks[n],u=o.isCondition?null:Po(t,n),c=o.isCondition?"check":null,l=u?.items??[];t.itemIndices.push(...l);const h={authored:u?.message??(void 0===o.message?null:yo(t,o.message))??u?.Ot??null,builtIn:c??u?.builtIn??"",isNegated:u?.isNegated??!1,found:u},f=Yo(t,c??u?.rule??uu(t,t.program.code[o.start])??"",o.place,h,o.isWarning?"warning":"error",o.target);Vo(t,f,s,o),t.itemIndices.length-=l.length,r&&null!==u&&Ho(t,n,f,h)}
//module|
function Jo({S:t,outerFrames:n,itemIndices:r}){return void 0===t.ruleTexts&&void 0===t.translations&&n.length+r.length===0}
//module|
function Lo(t,n){const r=t.program.violations[n];if(null===r)return!1;const{path:e,rule:i,message:s,severity:o,file:u,line:c,column:l}=r;return t.mt.violations.push({path:e,rule:i,message:s,severity:o,file:u,line:c,column:l}),!0}
//module|232 493 503
function Ho(t,n,r,e){const i=Ro(t.program,n);null!==i&&i.op!==ti&&To(t,e)&&(t.program.violations[n]={...r})}
//|
function Vo(t,n,r,e=null){t.mt.violations.push(n),t.mt.notes?.set(n,{zt:r,check:e})}
//|369 374 488
function Yo(t,n,r,e,i,s=[],o=null){return{path:null===o&&0===s.length&&t.outerFrames.length+t.itemIndices.length===0&&t.frame.field?t.frame.field.Pt:_s([...o??zs(t),...s]),rule:n,message:ko(t,e),severity:i,file:t.program.sources[r[0]],line:r[3],column:r[4]}}
//|
function Ko(t){return t.frame.field?.place??t.frame.form.place}
//|519 520 521 523 527
function Go(t,n,r,e=!1){nu(t),Vo(t,Yo(t,n,Ko(t),{builtIn:n,values:r},"error"),e),Qo(t)}
//|
function Qo(t){"first"===t.S.mode&&(t.Nt=!0)}
//|54 176 522
function Wo(t){Go(t,"type",{type:Hr(t)?.name??""},0!=(t.subject.slot.flags&_t))}
//|52 59 117 138 139 227 230 239 522
function Xo(t){const{subject:n}=t,r=t.slots[n.position+1],e=new hr(r,or,Rn(r),n.position+1);return!(!e.k||r.flags&At)||!(r.flags&zt||n.k||!ui(t,n,e,!1))||(Go(t,"computed",{value:t.frame.field.isSecret?Ce:Ne(t,n)}),"first-per-field"!==t.S.mode||(t.field.bt=!0,!1))}
//|0 9 387 515 527 529
function tu(t,n){if(t.inquiries.length>0&&Gs(t,b(t.answer)===e),t.field.bt)return t.field.end;if(b(t.answer)===e)return eu(t,n),null;const r=!0===t.At?.Rt;return Zo(t,n),t.program.checks[n].isWarning?null:(nu(t),r&&(t.field.refused=t.subject.position),"first"===t.S.mode&&(t.Nt=!0),"first-per-field"!==t.S.mode?null:(t.field.bt=!0,t.field.end))}
//|
function nu(t){t.field.dt=!0,t.mt.Bt=!0}
//warn|0 9 515
function ru(n,e){b(n.answer)===r&&(n.P||Zo(n,e),n.answer=t)}
//|502 520 532 533
function eu(t,n){const r=t.program.checks[n],e=(r.isExternal?Po(t,n)?.$t:null)??t.R,i=(e.step&&uu(t,e.step))??"when";"blocks"===e.U?ou(t,e.reason,r.isCondition?"check":i,r):"warns"===e.U&&t.mt.violations.push(Yo(t,i,r.place,{builtIn:"unchecked"},"warning"))}
//branch|532
function iu(t,n){t.program.calls[n.index]&&!t.field.bt&&ou(t,t.R.reason,"when")}
//decisions|532
function su(t,n){const r=t.Dt.get(n);r&&ou(t,r.reason,"when")}
//|369 374
function ou(t,n,r,e=null){t.field.isUndecided=!0,t.mt.isUndecided=!0;const i={path:_s(zs(t)),rule:r,reason:n};t.mt.undecided.push(i),null!==e&&t.mt.notes?.set(i,{zt:!1,check:e})}
//|
function uu(t,n){return t.program.calls[n.index]?.name}
//options|53 287 522 537
function cu(t,n){const{subject:r}=t;if(r.k||n.table.has(r.slot.value))return!0;const e=r.slot.flags&Nt&&(n.Ft||ns(r.slot.value,n.table));return Go(t,"one_of",{values:n.Ut??=fu(n.options)},Boolean(e)),!1}
//|48 52 56 180 189 398 524 532 534 536
function lu(t){const n=t.subject,r=t.frame.field;if(n.slot.kind!==vt||!r||t.field.pt||t.field.wt||se(t,n))return;t.field.wt=!0;const e="first-per-field"===t.S.mode;for(let i=0;i<n.slot.count&&!t.Nt;i++){const s=n.slot.itemAt(i);t.subject=Gr(t,n.slot.item(s));const{slot:o,position:u}=t.subject,c=oo(t,n.slot,u);t.itemIndices.push(s),o.flags&At?(c||Wo(t),n.slot.isMap&&e&&hu(t,u)):o.flags&Ct?ou(t,o.reason,"type"):o.kind===pt&&r.table&&!c&&!cu(t,r)&&e&&hu(t,u),t.itemIndices.pop()}t.subject=n}
//|391
function hu(t,n){const r=new Xs(0);r.bt=!0,t.gt.set(n,r)}
//|
function fu(t){const n=t.length-8;return t.slice(0,8).map((({label:t,value:n})=>t??n)).join(", ")+(n>0?` \u2026 (${n} more)`:"")}
//|48 61 117 138 139 391 534 539
function au(t,n){if(!t.V())return!1;const{frame:r}=t,e=r.form.fields[n.a];r.field=e,t.field=new Xs(n.b);const i=r.base+e.slot,s=t.slots[i];return t.subject=new hr(s,or,Rn(s),i),s.flags&Rt?(t.field.pt=!0,mu(t,0,s,i),!1):s.kind!==pt||null===e.table||cu(t,e)||"all"===t.S.mode&&!t.Nt}
//|50 51 52 524 531 532
function mu(t,n,r,e){r.flags&St||(r.flags&Tt?su(t,e):r.flags&At?Wo(t):t.F.has(e)?ou(t,t.F.get(e),"computed"):ou(t,r.reason,"type"))}
//form|51 58 180 391 531
function pu(t,n){if(!t.V())return!1;t.frame.field=null,t.frame.check=n.a,t.field=new Xs(n.b),t.subject=Gr(t,t.frame.base);const r=t.frame.base+n.a,{flags:e}=t.slots[r];return(e&Ft)===Tt&&su(t,r),0==(e&Ft)}
//|35 542
function du(t,n){const r=Array.from(t.toLowerCase());if(0===r.length||r.length>64)return null;const e=Math.min(Math.floor(r.length/3),4);let i=null;for(const s of n){const n=Array.from(s.toLowerCase());if(s===t||Math.abs(n.length-r.length)>e)continue;const o=bu(r,n),u=null===i||o<i.Zt||o===i.Zt&&D(s,i.name)<0;o<=e&&u&&(i={Zt:o,name:s})}return i?.name??null}
//|
function bu(t,n){let[r,e]=[[],Array.from({length:n.length+1},((t,n)=>n))];return t.forEach(((i,s)=>{const o=[s+1];n.forEach(((u,c)=>{let l=Math.min(e[c]+(i===u?0:1),e[c+1]+1,o[c]+1);s>0&&c>0&&i===n[c-1]&&t[s-1]===u&&(l=Math.min(l,r[c-1]+1)),o.push(l)})),[r,e]=[e,o]})),e[n.length]}
//|
const wu=100;
//module nested|41 48 58 377 541 543 545 546
function gu(t,n){for(let r=1;r<n.objects.length&&!t.Nt;r++){const e=t.slots[t.frame.base+n.objects[r].slot];e.kind===jt||t.program.Jt(n,n.objects[r])||e.flags&Ft||!ju(e,n)||vu(t,"type",{builtIn:"type",values:{type:"group",example:null}},n,Bs(n,r))}if(n.isClosed)for(const[r,e]of n.objects.entries()){const i=t.slots[t.frame.base+e.slot];if(!(!i.g||null===i.unknown||i.flags&Ft||t.program.Jt(n,e)))for(const[s,o]of i.unknown.entries()){if(t.Nt)return;const i={name:V(o)},u=s<wu?du(o,e.members.map((t=>t.name))):null;null!==u&&(i.meant=u),vu(t,"unknown",{builtIn:"unknown",values:i},n,[...Bs(n,r),o])}}}
//|520 523
function vu(t,n,r,e,i){t.mt.Bt=!0,t.mt.violations.push(Yo(t,n,e.place,r,"error",i)),Qo(t)}
//|48 117
function ju(t,n){switch(t.kind){case ht:case jt:return!1;case ft:return n.isExact;case pt:return n.isExact||!Rn(t);default:return!0}}
//nested|36 38 48 55 189 548 549
function Ou(t,n){if(!t.S.judgesNestedForms)return;const r=t.subject,e=t.Lt;if(t.Lt=1/0,t.depth>=J.depth)return t.Ht(U("depth"));if(t.depth++,r.slot.kind!==jt||r.slot.flags&It||$u(t,n,r.position,!1),r.slot.kind===vt&&!se(t,r))for(let e=0;e<r.slot.count&&!t.Nt&&t.V();e++){const i=r.slot.itemAt(e);t.itemIndices.push(i),yu(t,i,r.slot,n),t.itemIndices.pop()}t.depth--,t.Lt=e,t.subject=r}
//nested|52 56 117 138 139 398 524 532 549
function yu(t,n,r,e){const i=r.item(n),s=t.slots[i];s.flags&At?(t.subject=new hr(s,or,Rn(s),i),oo(t,r,i)||Wo(t)):s.flags&Ct?ou(t,s.reason,"type"):$u(t,e,i,n>0&&!r.isMap)}
//nested|392 544 552
function $u(t,n,r,e){const[i,s]=[t.field,t.loops.length];t.outerFrames.push(t.frame),t.frame=to(n,r,t.itemIndices.length,e),gu(t,n),t.Nt||Mu(t,n.checks,null),t.frame=t.outerFrames.pop(),t.loops.length=s,t.field=i}
//ignoring pushMember|2 48 68 141 161 180
function ku(t,n){const r=t.subject.slot;if(r.kind!==jt||!r.isOwn)return t.answer=u,!1;t.owners.push(t.subject);const e=n.slot.kind===pt?_r(t,Ut(r),n.slot.value):void 0;return t.subject=void 0===e?ar:Gr(t,e),!0}
//ignoring pushMember|5 21 48 62 117 138 139 178
function xu(t,n){const r=Yr(t,n.a).slot,{subject:e}=t;if(e.slot.kind!==pt||e.k||r.kind!==kt)return t.subjects.push(e),!0;const i=Array.from(e.slot.value).filter((t=>r.value.offender.test(t))).join("");if(N(i))return t.At=n,t.answer=a,!1;if(t.subjects.push(e),i.length<e.slot.value.length){const n=new Bt(pt,i);n.flags=e.slot.flags,t.subject=new hr(n,or,Rn(n),e.position)}return!0}
//|10 184 232 387 526 528 538 540 574 575 576 577 579
function Mu(t,n,r){const e=null===r?t.program.Tt:t.program.code;for(let i=n;;){const n=e[i++];switch(n.op){case Ge:case Qe:case We:case Xe:case ti:if(t.answer=te(t,n),t.At=w(t.answer)?n:null,r?.qt(n),t.Nt&&w(t.answer))return;break;case Fe:if(null!==t.accepted&&1===t.accepted[n.a]){i=n.b;break}if(t.Lt--<=0)return;if(au(t,n)||(i=n.b),t.Nt)return;break;case ze:if(t.Lt--<=0)return;if(pu(t,n)||(i=n.b),t.Nt)return;break;case Pe:if(t.Nt||r?.check===n.a)return;if(w(t.answer)?i=tu(t,n.a)??i:t.inquiries.length>0&&Gs(t,!1),t.Nt)return;break;case Re:i=n.a;break;case Be:return;case De:case Ue:case Ze:case Je:Su(t,n.op-De,r);break;case Le:Au(t,r)&&(i=n.a);break;case He:Tu(t,r);break;case Ve:r?.message(n.a);break;case Ye:if(r?.check===n.a)return;ru(t,n.a);break;case Ke:if(Nu(t,n,r),t.Nt)return Iu(t,n);break;default:if(i=n.Vt(t,n,r)??i,t.Nt)return}}}
//|554 555 556 557 558 559 560 561 562 563 564 565 566 567 568 569 570 571 572 573
const Eu={};
//moment|553
Object.assign(Eu,{moment:(t,n)=>n.a===t.S.moment?void 0:n.b});
//unlessHeld|553
Object.assign(Eu,{unlessHeld:(t,n)=>t.field.dt||t.field.isUndecided?n.a:void 0});
//whenInactive|50 553
Object.assign(Eu,{whenInactive:(t,n)=>t.slots[t.frame.base+n.a].flags&St?void 0:n.b});
//branch|0 9 530 553
Object.assign(Eu,{branch(t,r){const i=b(t.answer);if(i!==n)return i!==e?r.a:(0===t.accumulators.length&&iu(t,r),r.b)}});
//not|11 553
Object.assign(Eu,{not(t,n,r){t.answer=g(t.answer),r?.negated()}});
//pushSubject|178 553
Object.assign(Eu,{pushSubject(t,n){t.subjects.push(t.subject),t.subject=Yr(t,n.a)}});
//popSubject|553
Object.assign(Eu,{popSubject:t=>{t.subject=t.subjects.pop()}});
//recordValue|525 553
Object.assign(Eu,{recordValue:(t,n)=>Xo(t)?void 0:n.a});
//itemTypes|535 553
Object.assign(Eu,{itemTypes:t=>{lu(t)}});
//nested|547 553
Object.assign(Eu,{nested(t,n){t.field.pt||Ou(t,t.program.forms[n.a])}});
//items|393 553
Object.assign(Eu,{items:(t,n)=>t.field.bt||!no(t,n.a,n.b)?n.b:void 0});
//itemContents|390 393 553
Object.assign(Eu,{itemContents:(t,n)=>no(t,Ws,n.a)?void 0:n.a});
//nextItem|395 553
Object.assign(Eu,{nextItem:(t,n)=>eo(t)?n.a+1:void 0});
//decide|553 589
Object.assign(Eu,{decide:(t,n)=>{Zu(t,t.program.decisions[n.a])}});
//compute|553 586
Object.assign(Eu,{compute:(t,n)=>{Bu(t,t.program.computed[n.a])}});
//beginEach|401 553
Object.assign(Eu,{beginEach:(t,n,r)=>lo(t,n.a,r)?void 0:n.b});
//nextEach|402 553
Object.assign(Eu,{nextEach:(t,n,r)=>ho(t,r)?n.a+1:void 0});
//ignoring|551 553
Object.assign(Eu,{ignoring(t,n,r){if(!xu(t,n))return r?.qt(n),n.b}});
//pushMember|178 550 553
Object.assign(Eu,{pushMember(t,n,r){if(!ku(t,Yr(t,n.a)))return r?.memberMissing(),n.b}});
//popMember|2 9 553
Object.assign(Eu,{popMember(t,n,r){t.subject=t.owners.pop(),0===b(t.answer)&&(t.answer=u),r?.memberEnded()}});
//beginAnd beginOr beginAll beginAny|14 15
function Su(t,n,r){t.accumulators.push({kind:n,answer:x[n]}),r?.opened(n===y||n===k)}
//beginAnd beginOr beginAll beginAny beginEach|
function Tu(t,n){t.answer=t.accumulators.pop().answer,n?.closed()}
//beginAnd beginOr beginAll beginAny beginEach|0 1 9 14 16 183
function Au(t,e){const o=t.accumulators.at(-1),u=o.answer,c=o.kind===y||o.kind===k;o.answer=M[o.kind](u,t.answer),e?.combined(u,c);const[l,h]=c?[n,s]:[r,i];return b(o.answer)===l&&(!Xr(t)||0==(o.answer&h))}
//rule|36 38 186 552 578
function Nu(t,n,r){const e=t.program.rules[n.a];if(t.depth>=J.depth&&!t.program.B(n))return void(t.answer=re(t,U("depth"),n));if(!t.V())return;const i=t.arguments.length;for(const r of n.operands)t.arguments.push(_u(t,r));const s=t.q;t.q=i,t.depth++,Mu(t,e.entry,r),r?.Mt(e),t.arguments.length=i,t.q=s,t.depth--,r?.Et(n)}
//rule|139 178 218
function _u(t,n){const r=Yr(t,n);return t.program.K&&ye(t,n)?Object.assign(new hr(r.slot,r.$,r.k,r.position),{isSecret:!0}):r}
//|36
function Iu(t,n){const r=t.program.calls[n.index];r&&t._t?.reason===U("steps")&&(t._t.rule=r.name)}
//computed|36 48 178 181 581 585
function Cu(t,n){const r=Yr(t,n.list),e={count:0,sum:0,Yt:null,obstacle:Qr(t,r)};if(null!==e.obstacle||r.slot.kind!==vt)return e;for(let i=0;i<r.slot.count&&null===e.obstacle;i++)t.V()?Ru(t,qu(t,n,r.slot.item(i)),e,n.function):e.obstacle=U("steps");return e}
//computed|36 38 582
function qu(t,n,r){const e={count:0,sum:0,Yt:null,obstacle:null};if(t.depth>=J.depth)return e.obstacle=U("depth"),e;t.depth++;const{level:i}=n;for(;t.aggregateItems.length<i;)t.aggregateItems.push(null);return Fu(t,r,n,0,e),t.aggregateItems.length=i,t.aggregateItems.every((t=>null===t))&&(t.aggregateItems.length=0),t.depth--,e}
//computed|180 181 222 583 584
function Fu(t,n,r,e,i){if(n>=t.slots.length)return;const s=Gr(t,n);s.k||(("count"!==r.function||void 0!==r.body||e<r.steps.length)&&null!==Qr(t,s)?i.obstacle=`unreadable: ${Me(t,r.list)}`:(t.aggregateItems.push({position:n,form:r.forms[e]??null}),e===r.steps.length?Pu(t,r,i):zu(t,n+r.steps[e],r,e+1,i),t.aggregateItems.pop()))}
//computed|36 48 180 181 582
function zu(t,n,r,e,i){if(n>=t.slots.length)return;const s=Gr(t,n);if(i.obstacle=Qr(t,s),null===i.obstacle&&s.slot.kind===vt)for(let n=0;n<s.slot.count&&null===i.obstacle;n++)t.V()?Fu(t,s.slot.item(n),r,e,i):i.obstacle=U("steps")}
//computed|0 9 48 178 181 552 585
function Pu(t,r,i){if(void 0!==r.body){Mu(t,r.body,null);const s=b(t.answer);if(t.Nt||r.isConditional&&s===e)return void(i.obstacle=t.R.reason);if(r.isConditional&&s!==n)return}if("count"===r.function)return void i.count++;const s=Yr(t,r.value);i.obstacle=Qr(t,s),null!==i.obstacle||s.k||Ru(t,{count:1,sum:s.slot.kind===mt?s.slot.value:0,Yt:s,obstacle:null},i,r.function)}
//computed|123 157
function Ru(t,n,r,e){if(null===r.obstacle)if(null===n.obstacle){if(r.count+=n.count,"sum"===e){const t=Ln(r.sum,n.sum);null===t?r.obstacle="more than 38 digits":r.sum=t}else if("count"!==e&&null!==n.Yt){const i=null===r.Yt?null:Sr(t,n.Yt,r.Yt);(null===r.Yt||null!==i&&("min"===e?i<0:i>0))&&(r.Yt=n.Yt)}}else r.obstacle=n.obstacle}
//computed|141 142 178 181 580 587
function Bu(t,n){const r=t.frame.base+n.slot;if(n.operand){const e=Yr(t,n.operand);Du(t,e,Qr(t,e),r)}else{const e=Cu(t,n.aggregate),{function:i}=n.aggregate;Du(t,("count"===i?mr(e.count):"sum"===i?mr(e.sum):e.Yt)??ar,e.obstacle,r)}}
//computed|48 56 58 62
function Du(t,n,r,e){const i=t.slots[e],s=null!==r||n.k?new Bt(ht,void 0):n.slot.copy();s.flags=i.flags&Ft,null!==r?(s.flags|=Ct,t.F.set(e,r)):t.F.delete(e),t.slots[e]=s}
//decisions|3 141 552 587 589
function Uu(t,n){const{decisions:r}=n.form;if(void 0===r)return;const e=t.frame;if(t.frame=n,t.Nt||Mu(t,r,null),t.Nt){t.answer=c;for(const n of t.program.Kt(r))if("decide"===n.name)Zu(t,t.program.decisions[n.a]);else if("compute"===n.name){const r=t.program.computed[n.a];Du(t,ar,t.R.reason,t.frame.base+r.slot)}}t.frame=e}
//decisions|0 9 50 51 58
function Zu(t,{slot:r,main:i,otherwise:s,place:o}){const{flags:u}=t.slots[t.frame.base+r],c=(n,r)=>{for(let e=n[0];e<n[1];e++)t.slots[t.frame.base+e].flags|=r};if(u&Ft){const t=u&St?St:Tt;c(i,t),c(s,t)}else if(b(t.answer)===n)c(s,St);else if(b(t.answer)!==e)c(i,St);else{const n={reason:t.R.reason,place:o};for(const r of[i,s]){c(r,Tt);for(let e=r[0];e<r[1];e++)t.Dt.set(t.frame.base+e,n)}}}
//backtracking template|
const Ju=new RegExp("[\\p{Cn}\u0295\\u088f\\u0897\\u0c5c\\u0cdc\\u0cf3\\u0ece\\u1acf-\\u1aeb\\u1b4e\\u1b4f\\u1b7f\\u1c89\\u1c8a\\u20c1\\u2427-\\u2429\\u2b96\\u2ffc-\\u2fff\\u31e4\\u31e5\\u31ef\\ua7cb-\\ua7cf\\ua7d2\\ua7d4\\ua7da-\\ua7dc\\ua7f1\\ufbc3-\\ufbd2\\ufd90\\ufd91\\ufdc8-\\ufdce\\u{105c0}-\\u{105f3}\\u{10940}-\\u{10959}\\u{10d40}-\\u{10d8f}\\u{10ec2}-\\u{10ed8}\\u{10efa}-\\u{10eff}\\u{1123f}-\\u{11241}\\u{11380}-\\u{113e2}\\u{116d0}-\\u{116e3}\\u{1171e}\\u{11b00}-\\u{11bf9}\\u{11db0}-\\u{11de9}\\u{11f00}-\\u{11f5a}\\u{1342f}\\u{13439}-\\u{143fa}\\u{16100}-\\u{16139}\\u{16d40}-\\u{16d79}\\u{16ea0}-\\u{16ed3}\\u{16ff2}-\\u{16ff6}\\u{187f8}-\\u{187ff}\\u{18cff}\\u{18d09}-\\u{18df2}\\u{1b132}\\u{1b155}\\u{1cc00}-\\u{1cef0}\\u{1d2c0}-\\u{1d2d3}\\u{1df25}-\\u{1df2a}\\u{1e030}-\\u{1e08f}\\u{1e4d0}-\\u{1e6ff}\\u{1f6d8}\\u{1f6dc}\\u{1f774}-\\u{1f77f}\\u{1f7d9}\\u{1f8b2}-\\u{1f8d8}\\u{1fa54}-\\u{1faff}\\u{1fbcb}-\\u{1fbef}\\u{1fbfa}\\u{2b739}-\\u{2b73f}\\u{2cea2}-\\u{2ee5d}\\u{31350}-\\u{33479}]","u");
//backtracking template|590
const Lu=t=>!/^[\0-\u024f]*$/.test(t)&&Ju.test(t);
//backtracking|
const Hu=class{constructor(t){this.sets=t.map((t=>new RegExp(`^${t}$`,"u"))),this.Gt=new Map,this.Qt=new Map;const n=(t.join("").match(/[^\0-\x7f]|\\u[0-9a-f]{4}|\\x[0-9a-f]{2}/gu)??[]).map((t=>"\\"===t[0]?String.fromCodePoint(parseInt(t.slice(2),16)):t));for(const t of[...n.reverse(),...Array.from({length:128},((t,n)=>String.fromCharCode(127-n)))])this.Gt.set(this.Wt(t),t)}Wt(t){return this.sets.map((n=>n.test(t)?1:0)).join("")}Xt(t){return Array.from(t,(t=>{if(t<"\x80")return t;let n=this.Qt.get(t);return void 0===n&&this.Qt.set(t,n=this.Gt.get(this.Wt(t))??t),n}))}};
//backtracking|
const Vu=class extends Error{};
//backtracking|

//backtracking|593 594 596
const Yu=class{constructor({text:t,flags:n=""},r){if(!/^s?$/.test(n))throw new Vu;if(this.source=Array.from(t),this.tn="s"===n,this.nn="whole"===r,this.at=0,this.rn=0,this.groups=new Map,this.en=new Map,this.calls=[],this.pattern=this.alternatives(),this.at<this.source.length||!this.calls.every((t=>this.groups.has(t))))throw new Vu}test(t){this.text=Array.from(t),this.steps=0;try{const t=this.text.length;for(let n=0;n<=(this.nn?0:t);n++)if(this.in=[],this.pattern(n,(n=>!this.nn||n===t)))return!0;return!1}catch(t){if(t instanceof Vu||t instanceof RangeError)return null;throw t}}step(){if(++this.steps>2e5)throw new Vu}take(t){const n=Array.from(t).every(((t,n)=>this.source[this.at+n]===t));return n&&(this.at+=t.length),n}sn(t){if(!this.take(t))throw new Vu}on(t){const n=t.exec(this.source.slice(this.at,this.at+40).join(""));if(!n)throw new Vu;return this.at+=Array.from(n[0]).length,n}alternatives(){const t=[this.sequence()];for(;this.take("|");)t.push(this.sequence());return 1===t.length?t[0]:(n,r)=>t.some((t=>t(n,r)))}sequence(){const t=[];for(;this.at<this.source.length&&!["|",")"].includes(this.source[this.at]);)t.push(this.un());const n=(r,e,i)=>(this.step(),r===t.length?i(e):t[r](e,(t=>n(r+1,t,i))));return 1===t.length?t[0]:(t,r)=>n(0,t,r)}un(){const t=this.part(),n=this.source[this.at];if(!["?","*","+","{"].includes(n))return t;const[r,e]="{"===n?this.cn():(this.at++,["+"===n?1:0,"?"===n?1:1/0]);if(this.take("+"))return this.possessive(t,r,e);const i=this.take("?");if(["?","*","+","{"].includes(this.source[this.at]))throw new Vu;return this.repeated(t,r,e,i)}cn(){const[,t,n,r]=this.on(/^\{(\d+)(,?)(\d*)\}/);if(""===n&&""!==r)throw new Vu;return[Number(t),""!==r?Number(r):n?1/0:Number(t)]}repeated(t,n,r,e){if(t.ln&&!e)return(e,i)=>{let s=this.run(t,e,r);for(;s>=n;s--)if(i(e+s))return!0;return!1};const i=(s,o,u)=>{this.step();const c=()=>s<r&&t(o,(t=>(t>o||s<n)&&i(s+1,t,u)));return s<n?c():e?u(o)||c():c()||u(o)};return(t,n)=>i(0,t,n)}run(t,n,r){let e=0;for(;e<r&&n+e<this.text.length&&t.ln(this.text[n+e]);)e++;return this.steps+=e,this.step(),e}possessive(t,n,r){return n>1?this.atomic(this.repeated(t,n,r,!1)):(e,i)=>{const s=[...this.in];let[o,u]=[0,e];const c=t=>{const r=t>u;return u=t,r||o<n};for(;o<r&&(this.step(),t(u,c));)o++;return!!(o>=n&&i(u))||(this.in=s,!1)}}atomic(t){return(n,r)=>{const e=[...this.in];let i=n;return!(!t(n,(t=>(i=t,!0)))||!r(i))||(this.in=e,!1)}}part(){const t=this.source[this.at++];switch(t){case"(":return this.group();case"[":return this.hn(this.characterClass());case"\\":return this.escape();case"^":return(t,n)=>0===t&&n(t);case"$":return(t,n)=>t===this.text.length&&n(t);case".":return this.hn(this.tn?()=>!0:t=>"\n"!==t);case"?":case"*":case"+":case"{":throw new Vu;default:return this.hn((n=>n===t))}}hn(t){return Object.assign(((n,r)=>(this.step(),n<this.text.length&&t(this.text[n])&&r(n+1))),{ln:t})}group(){return this.take("?")?this.take("(DEFINE)")?(this.closed(),(t,n)=>n(t)):this.take(":")?this.closed():this.take(">")?this.atomic(this.closed()):this.take("=")||this.take("!")?this.fn("!"===this.source[this.at-1]):this.take("&")?this.call(this.on(/^(\w+)\)/)[1]):this.an(this.on(/^<([A-Za-z_]\w*)>/)[1]):this.an(null)}closed(){const t=this.alternatives();return this.sn(")"),t}fn(t){const n=this.closed();return(r,e)=>{this.step();const i=[...this.in],s=n(r,(()=>!0));return t&&(this.in=[...i]),!(s===t||!e(r))||(this.in=i,!1)}}an(t){const n=++this.rn;null!==t&&this.en.set(t,n);const r=this.closed();return null!==t&&this.groups.set(t,r),(t,e)=>r(t,(r=>{const i=this.in;return this.in=[...i],this.in[n]=this.text.slice(t,r),!!e(r)||(this.in=i,!1)}))}call(t){return this.calls.push(t),(n,r)=>{this.step();const e=this.in;return this.groups.get(t)(n,(t=>{const n=this.in;return this.in=e,!!r(t)||(this.in=n,!1)}))}}mn(t){return(n,r)=>{this.step();const e=this.in[t];return void 0!==e&&e.every(((t,r)=>this.text[n+r]===t))&&r(n+e.length)}}escape(){const t=this.source[this.at];if(/[1-9]/.test(t)){const t=Number(this.on(/^[1-9](?!\d)/)[0]);if(t>this.rn)throw new Vu;return this.mn(t)}if(this.take("k")){const t=this.en.get(this.on(/^<(\w+)>/)[1]);if(void 0===t)throw new Vu;return this.mn(t)}return this.take("A")?(t,n)=>0===t&&n(t):this.take("z")?(t,n)=>t===this.text.length&&n(t):this.hn(this.pn(this.dn(),!1))}dn(){const t=this.source[this.at];if("p"===t||"P"===t)return"\\"+this.on(/^[pP]\{(?:[CLMNPSZ][a-z]?|Alphabetic)\}/)[0];if("x"===t){const[,t,n]=this.on(/^x(?:([0-9A-Fa-f]{2})|\{([0-9A-Fa-f]{1,6})\})/);return`\\u{${t??n}}`}this.at++;const n={n:"\\n",r:"\\r",t:"\\t",f:"\\f"}[t];if(n)return n;if(void 0===t||!/[!-/:-@[-`{-~ ]/.test(t))throw new Vu;return Ku(t)}characterClass(){const t=this.take("^"),n=[];let r=!0;for(;r||"]"!==this.source[this.at];r=!1){const t=this.source[this.at];if(void 0===t||"["===t&&/[:.=]/.test(this.source[this.at+1]))throw new Vu;if("-"!==t||r||"]"===this.source[this.at+1])n.push(this.bn());else{if(/^\\p|-/i.test(n.at(-1))||"\\u{2d}"===n.at(-1))throw new Vu;this.at++;const t=this.bn();if(/^\\p/i.test(t))throw new Vu;n.push(`${n.pop()}-${t}`)}}return this.at++,this.pn(n.join(""),t)}bn(){return this.take("\\")?this.dn():Ku(this.source[this.at++])}pn(t,n){const r=new RegExp(`^[${n?"^":""}${t}]$`,"u"),e=Array.from({length:128},((t,n)=>r.test(String.fromCharCode(n))));return t=>t<"\x80"?e[t.charCodeAt(0)]:r.test(t)}};
//backtracking|
const Ku=t=>`\\u{${t.codePointAt(0).toString(16)}}`;
//backtracking template|
const Gu=5e6;
//backtracking template|3 6 23 37 591 592 593 595 597
const Qu=class{constructor({pattern:t,ecma:n,sets:r},e,i){this.wn=i;const s=n?.[e];this.gn=s?new RegExp(s.text,"u"):null,this.vn=s?Gu**(1/Math.max(1,s.degree)):0,this.jn=r?new Hu(r):null,this.On=()=>new Yu(t,e),this.yn=void 0}answer(t){if(t.length>21845&&I(t)>65536)return"the text is too long for a pattern";if(Lu(t))return Z;const n=null===this.jn?c:this.wn.answer(this.jn.Xt(t).join(""));if(n!==c)return n;if(this.gn&&t.length<=this.vn)return m(this.gn.test(t));const r=this.$n(t);return null===r?Z:m(r)}$n(t){if(void 0===this.yn)try{this.yn=this.On()}catch(t){if(!(t instanceof Vu))throw t;this.yn=null}return this.yn?.test(t)??null}progress(t){if(null===this.jn)return I(t);const n=this.jn.Xt(t),r=this.wn.progress(n.join(""));if(null===r)return I(t);let[e,i]=[0,0];for(;i<r;)i+=I(n[e++]);return I(Array.from(t).slice(0,e).join(""))}};
//|600 601 602 603 604 605
const Wu={};
//trim|19 599
Object.assign(Wu,{trim:t=>t.replace(T,"")});
//collapse_spaces|20 599
Object.assign(Wu,{collapse_spaces:t=>t.replace(A," ")});
//lowercase|599
Object.assign(Wu,{lowercase:t=>t.includes("\u03a3")?Array.from(t,(t=>t.toLowerCase())).join(""):t.toLowerCase()});
//uppercase|599
Object.assign(Wu,{uppercase:t=>t.toUpperCase()});
//digits|599 606
Object.assign(Wu,{digits:t=>t.replace(/\P{Nd}/gu,"").replace(/[^0-9]/gu,Xu)});
//nfc|599
Object.assign(Wu,{nfc:t=>t.normalize("NFC")});
//|
function Xu(t){const n=t.codePointAt(0);let r=0;for(;/\p{Nd}/u.test(String.fromCodePoint(n-r-1));)r++;return r%10}
//normalization|37 48 599 607 608 609 610
function tc(t,n,r,e){const i=t.slots[n];if("any"!==r.name&&r.item){if(i.kind!==vt)return;for(let n=0;n<i.count;n++)tc(t,i.item(n),r.item,e)}else if(i.kind===pt)for(const r of e)"string"!=typeof r?ec(t,i,n,r):"nfc"===r&&nc(i.value)?rc(t,i,n,Z):i.value=Wu[r](i.value)}
//nfc|
const nc=t=>/(?<!\p{M})\p{M}{256}/u.test(t);
//nfc template|
function rc(t,n,r,e){n.j(e),t.F.set(r,e)}
//template|37 591 597 609
function ec(t,n,r,{replace:e,template:i}){const s=t.program.G[e].ecma?.anywhere,o=s&&/^(?:[^$]|\$(?:\$|0(?!\d)|\{0\}))*$/.test(i)&&n.value.length<=Gu**(1/Math.max(1,s.degree))&&!Lu(n.value);let u=!1;const c=o&&n.value.replace(new RegExp(s.text,"gu"),(t=>(""===t&&(u=!0),i.replace(/\$(\$|0|\{0\})/g,((n,r)=>"$"===r?"$":t)))));o&&!u?n.value=c:rc(t,n,r,`pattern failed: ${Z}`)}
//parameters|48 62 178 354 612 617 618 639
function ic(t,n){for(const{name:r,slot:e,type:i,defaultValue:s}of n.parameters??[])t.slots[e].kind===ht&&sc(t,xs(t.S.context,r),i,e),t.slots[e].kind===ft&&(t.slots[e]=new Bt(ht,void 0)),t.slots[e].kind!==ht&&gc(t,e,i,null),t.slots[e].kind===ht&&hc(t,Yr(t,s),e,fc())}
//parameters|58 358
function sc(t,n,r,e){if(void 0===n)return;const{flags:i}=t.slots[e],s=new Ts(t.slots);s.value(n,r,e,0),s.ut(),t.slots[e].flags|=i&Ft}
//parameters|51 58 392 588 614 618
function oc(t,n){const r=to(n,0);let e=fc();uc(t,r,!0,e);for(let n=0;n<=t.program.forms.length;n++){for(const n of t.undecidedInstances)Uu(t,n);if(0===t.undecidedInstances.length||t.Nt)return;const{undecided:n}=e;e=fc(),uc(t,r,!0,e);const i=n.size===e.undecided.size&&[...n].every((t=>e.undecided.has(t)));if(!e.hasChanged&&i)return;for(const n of t.slots)n.flags&=~Ft;for(const n of e.undecided)t.slots[n].flags|=Tt;t.Dt.clear()}}
//parameters|38 615
function uc(t,n,r,e){if(t.program.kn.has(n.form)&&!(t.depth>=J.depth)){t.depth++;for(const i of n.form.fields)i.xn&&cc(t,n.base+i.slot,i.type,i,n,!1,r,e);t.depth--}}
//parameters|392 614 615 616
function cc(t,n,r,e,i,s,o,u){if(r.form){const c=to(r.form,n,0,s);return lc(t,c,i,e,u),void uc(t,c,o,u)}const c=t.slots[n];if(o&&c.v)for(let n=0;n<c.count;n++){if(!t.V())return;cc(t,c.item(n),r.item,e,i,n>0&&!c.isMap,o,u)}}
//parameters|44 178 617
function lc(t,n,r,e,i){const{parameters:s}=n.form;if(!s||!e.arguments)return;const o=t.frame;t.frame=r,s.forEach(((r,s)=>{const o=e.arguments[s];if(void 0===o)return;const u=o.kind===G?r.defaultValue:o;hc(t,Yr(t,u),n.base+r.slot,i)})),t.frame=o}
//parameters|48 51 58 59 62 121
function hc(t,n,r,e){const i=t.slots[r],s=n.k?new Bt(ht,void 0):n.slot.copy();s.flags=s.kind===ht?0:s.flags&zt,s.flags&Tt&&e.undecided.add(r),Zn(i,s,Ft)||(e.hasChanged=!0),t.slots[r]=s}
//parameters|
const fc=()=>({hasChanged:!1,undecided:new Set});
//|588 611 613 620 621
function ac(t,n){if(null!==t.I&&mc(t,n),pc(t,n,0,!1,!1),t.program.kn.size>0||n.parameters)ic(t,n),oc(t,n);else for(const n of t.undecidedInstances)Uu(t,n);t.undecidedInstances.length=0}
//contexts|48 639
function mc(t,n){t.Mn=!0;for(const r of n.contexts??[]){const n=t.program.contexts[r],e=t.I+n.slot,{kind:i}=t.slots[e];i===ht||i===ft&&"any"!==n.type.name||gc(t,e,n.type,null)}t.Mn=!1}
//|38 55 57 392 622 623
function pc(t,n,r,e,i){if(!(t.depth>=J.depth)){t.depth++;for(const e of n.fields)bc(t,e,n,r+e.slot);!e||t.slots[r].flags&qt||!dc(t,n,r)||(t.slots[r].flags|=It),void 0===n.decisions||t.Mn||t.undecidedInstances.push(to(n,r,0,i)),t.depth--}}
//nested contexts parameters|180 546
function dc(t,n,r){return!(n.isClosed&&n.objects.some((n=>t.slots[r+n.slot].g&&t.slots[r+n.slot].unknown))||n.fields.some((n=>!Gr(t,r+n.slot).k))||n.objects.slice(1).some((e=>ju(t.slots[r+e.slot],n))))}
//|48 52 53 54 57 62 607 639
function bc(t,n,r,e){let i=t.slots[e];if(void 0!==n.computed&&!t.Mn)return t.slots[e+1]=i,t.slots[e]=new Bt(ht,void 0),r.isExact&&(i.flags|=qt),void(i.kind!==ht&&(i.kind!==ft||i.flags&qt)&&gc(t,e+1,n.type,n.notation));if(i.kind!==ht){if(r.isExact)i.flags|=qt;else if(i.kind===ft&&"any"!==n.type.name)return;n.normalization.length>0&&!t.Mn&&tc(t,e,n.type,n.normalization),gc(t,e,n.type,n.notation),i=t.slots[e],(i.flags&(Nt|At))==(Nt|At)&&n.Ft&&(i.flags|=_t)}}
//|625 626 627 628 629 630 631 632 633 634 635 636 637 638
const wc={};
//text|624 640
Object.assign(wc,{text:(t,n)=>vc(n)});
//choice|624 640
Object.assign(wc,{choice:(t,n)=>vc(n)});
//integer|624 644
Object.assign(wc,{integer:(t,n,r,e)=>$c(t,n,r.name,e)});
//number|624 644
Object.assign(wc,{number:(t,n,r,e)=>$c(t,n,r.name,e)});
//boolean|624 643
Object.assign(wc,{boolean:(t,n,r)=>yc(t,n,r,null,(t=>"true"===t||"false"!==t&&null))});
//date|81 624 643
Object.assign(wc,{date:(t,n,r,e)=>yc(t,n,r,e,rn)});
//month|82 624 643
Object.assign(wc,{month:(t,n,r,e)=>yc(t,n,r,e,en)});
//time|83 624 643
Object.assign(wc,{time:(t,n,r,e)=>yc(t,n,r,e,sn)});
//datetime|84 624 643
Object.assign(wc,{datetime:(t,n,r,e)=>yc(t,n,r,e,on)});
//file|48 624 641
Object.assign(wc,{file:(t,n)=>jc(n,gt)});
//any|624 649
Object.assign(wc,{any:(t,n)=>Sc(t,n)});
//form|36 38 48 621 624 641
Object.assign(wc,{form(t,n,r,e,i,s){jc(n,jt)&&(n.form=r.form,t.depth>=J.depth?n.j(U("depth")):pc(t,r.form,i,!0,s))}});
//map|48 52 56 624 646
Object.assign(wc,{map(t,n,r,e){n.kind!==vt||n.isMap||n.flags&Ct?xc(t,n,r.item,e):n.flags|=At}});
//list|624 646
Object.assign(wc,{list:(t,n,r,e)=>xc(t,n,r.item,e)});
//|624
function gc(t,n,r,e,i=!1){wc[r.name](t,t.slots[n],r,e,n,i)}
//|48 52
function vc(t){t.kind!==pt&&(t.flags|=At)}
//|52 642
function jc(t,n){return t.kind===n||(Oc(t)||(t.flags|=At),!1)}
//|48 117
function Oc(t){return t.kind===pt&&Rn(t)}
//boolean date month time datetime|48 52 57 642 645 651
function yc(t,n,r,e,i){if(n.kind===r.kind||Oc(n))return;const s=r.kind!==at||!(t.S.strict||n.flags&qt);if(n.kind!==pt||!s)return void(n.flags|=At);const o=e?.read(n.value).value??i(n.value);null==o?kc(n,r.name,e):Ac(n,r.kind,o)}
//|36 48 52 57 94 102 106 192 208 642 645 651
function $c(t,n,r,e){if(n.kind===ht)return;if(n.kind===mt)return void(null===n.value?n.j(U("digits of a number")):"integer"!==r||Sn(n.value)||(n.flags|=At));if(n.kind===pt&&Oc(n))return;if(n.kind!==pt||t.S.strict||n.flags&qt)return void(n.flags|=At);const i=e?.read(n.value),s=i?.completion===he?i.decimal:n.value;if(s===n.value&&me(r,s)!==he&&i?.completion!==he)return kc(n,r,e);const o=kn(s);o===bn||null===o?n.j(U("digits of a number")):Ac(n,mt,o)}
//integer number boolean date month time datetime|52 53 54 192 208
function kc(t,n,r){t.flags|=At,t.flags&Nt&&(me(n,t.value)!==ce||r&&r.read(t.value).completion!==ce)&&(t.flags|=_t)}
//list map any|36 38 48 57 641 647
function xc(t,n,r,e){if(jc(n,vt)){if(n.count>J.c)return n.j(U("list length"));for(let i=0;i<n.count;i++){const s=n.item(i);n.flags&qt&&(t.slots[s].flags|=qt,n.isMap&&(t.slots[s-1].isKey=!1)),Mc(t,s,r,e,i>0&&!n.isMap)}}}
//list map any|48 57 621 639 648
function Mc(t,n,r,e,i){const s=t.slots[n];r.form?Ec(s)?pc(t,r.form,n,!1,i):gc(t,n,r,e,i):s.kind===ft?("any"===r.name||s.flags&qt)&&gc(t,n,r,null):s.kind!==ht&&gc(t,n,r,e)}
//|48 57 642
function Ec(t){return t.flags&qt?t.kind===ht:t.kind===ht||t.kind===ft||Oc(t)}
//|36 38 48 56 57 348 639 646 650
function Sc(t,n){if(n.flags|=qt,n.kind===mt&&null===n.value&&n.j(U("digits of a number")),n.kind===vt||n.kind===jt){if(t.depth>J.depth)return n.j(U("depth"));if(t.depth++,n.kind===jt){n.isOwn=!0;for(let r=0;r<n.count;r++){const e=n.start+2*r+1;t.slots[e-1].flags|=qt,gc(t,e,vs,null)}}else n.flags&Ct||xc(t,n,vs,null);n.flags&Ct||Tc(t,n),t.depth--}}
//|48 56
function Tc(t,n){const r=n.kind===jt?n.start+1:n.start,e=n.kind===jt?2:n.stride;for(let i=0;i<n.count;i++){const s=t.slots[r+i*e];s.flags&Ct&&n.j(s.reason)}}
//|
function Ac(t,n,r){t.text=t.value,t.kind=n,t.value=r}
//|
const Nc=4096;
//|
const _c=Object.freeze({reason:"cancelled",step:null,U:"blocks"});
//|
const Ic=["accumulators","loops","subjects","owners","arguments","inquiries","outerFrames","itemIndices","aggregateItems","undecidedInstances"];
//|0 36 38 48 62 141 358 369 373 391 392 552 619 652 653 654 656 657 658 659 660 661 662
const Cc=class{constructor(t){this.program=t,this.accepted=null,this.gt=new Map,this.tt=new Map,this.Dt=new Map,this.F=new Map,this.slots=[];for(const t of Ic)this[t]=[];this.En=!1}Sn(t,n,r){this.accepted=null,this.Tn(t,n),this.slots=r,t.contexts&&this.loadContexts(new Ts(r),t);for(let t=0;t<r.length;t++)r[t]??=new Bt(ht,void 0);ac(this,t)}An(t,n,r){return this.S=r,this.mt={Bt:!1,isUndecided:!1,violations:[],undecided:[],inquiries:[],notes:new Map},this.Nn(n),this.Lt=1,Mu(this,t,null),null!==this._t&&(this.mt.isUndecided=!0,this.mt.undecided.push(this._t)),this.mt}Nn({frame:t,outer:n,items:r}){this._n(t.form),this.steps=0,this.St=Nc,this.i=J.steps,this.frame={...t},this.outerFrames=n.map((t=>({...t}))),this.itemIndices=[...r]}Tn(t,n){this.S=n,this.mt={Bt:!1,isUndecided:!1,violations:[],undecided:[],inquiries:[]},this.I=null,this.Mn=!1,this.steps=0,this.St=Nc,this.i=1/0,this._n(t),this.Dt.size>0&&this.Dt.clear(),this.F.size>0&&this.F.clear(),this.tt.size>0&&this.tt.clear()}_n(n){if(this.subject=ar,this.answer=t,this.At=null,this.R=_c,!this.En)for(const t of Ic)this[t]=[];this.En=!1,this.q=0,this.depth=0,this.ft=null,this.P=!1,this.Nt=!1,this._t=null,this.Lt=1/0,this.frame=to(n,0),this.field=new Xs(0),this.gt.size>0&&this.gt.clear()}V(){return--this.St>0||(this.steps+=Nc,this.St=Nc,this.steps>this.i&&this.Ht(U("steps")),!this.Nt)}lt(t){const n=Math.max(0,t-(this.St-1));this.St-=t-n,this.steps+=n}Ht(t){this.Nt||(this.Nt=!0,this._t={path:_s(Fs(this)),rule:"form",reason:t},this.R={...this.R,reason:t})}};
//module|36 38 356 357 544 552 619 655
Object.assign(Cc.prototype,{judge(t,n,r){this.Tn(n,r);try{null===this.accepted?this.load(t,n):this.loadRefused(t,n)}catch(t){if(t instanceof Es)return this.refuse("","","unreadable");if(t instanceof Ss)return this.refuse("","form",U("values of a record"));throw t}return this.i=Math.min(J.i,J.steps+J.e*this.slots.length),null===this.accepted&&ac(this,n),gu(this,n),this.Nt||Mu(this,n.checks,null),this.En=!this.Nt,null!==this._t&&(this.mt.isUndecided=!0,this.mt.undecided.push(this._t)),this.mt}});
//filter|1 38 48 52 53 54 62 180 552 639 655
Object.assign(Cc.prototype,{canHold(t,n,r,e){this.S=e,this.accepted=null,this.mt={Bt:!1,isUndecided:!1,violations:[],undecided:[],inquiries:[]},this.Nn(r),this.tt.clear(),this.i=J.u,this.frame.field=n;const s=this.frame.base+n.slot,o=this.slots[s],u=this.slots[s]=new Bt(pt,t);u.flags=Nt,gc(this,s,n.type,null),this.subject=Gr(this,s);let c=!0;return u.flags&At?c=0!=(u.flags&_t):this.subject.k||(Mu(this,n.filter,null),c=this.Nt||0!=(this.answer&i)),this.slots[s]=o,c}});
//module|655
Object.assign(Cc.prototype,{refuse(t,n,r){return this.mt.isUndecided=!0,this.mt.undecided.push({path:t,rule:n,reason:r}),this.mt}});
//module|358 655
Object.assign(Cc.prototype,{load(t,n){this.slots=[];const r=new Ts(this.slots);r.append(n.slotCount),r.form(t,n,0,0),n.contexts&&this.loadContexts(r,n),r.ut()}});
//module|48 62 69 353 356 358 623 655
Object.assign(Cc.prototype,{loadRefused(t,n){const{fields:r,In:e}=n;this.slots.length!==n.slotCount&&(this.slots=new Array(n.slotCount));const{slots:i}=this;for(let t=0;t<i.length;t++)i[t]=Zt;const s=t[ks],o=new Ts(i);i[0]=new Bt(jt,void 0);for(let i=0;i<r.length;i++){if(1===this.accepted[i]){e.Cn||this.loadAccepted(t,n,i);continue}const u=r[i];if(s?.has(u.name))throw new Es;if(o.value(t[u.name],u.type,u.slot,0),bc(this,u,n,u.slot),e.Cn)for(const r of e.qn[i])this.loadAccepted(t,n,r)}i.length>n.slotCount&&o.ut()}});
//module|62 655
Object.assign(Cc.prototype,{loadAccepted(t,n,r){const{name:e,slot:i,type:s}=n.fields[r],o=t[e];1===this.accepted[r]&&null!=o&&(this.slots[i]=new Bt(s.kind,o))}});
//contexts|354 655
Object.assign(Cc.prototype,{loadContexts(t,n){const{contexts:r}=this.program,e=r.at(-1);this.I=t.append(e.slot+(e.type.form?.slotCount??1));for(const e of n.contexts){const n=r[e];t.value(xs(this.S.context,n.name),n.type,this.I+n.slot,0)}}});
//notation|
const qc={Y:[1,9999],C:[0,99],M:[1,12],D:[1,31],H:[0,23],h:[1,12],m:[0,59],s:[0,59]};
//notation|49 72 74 79 85 192 663 665 666 668
const Fc=class{constructor(t){const n=t.match(/([A-Za-z])\1*|[^A-Za-z]+/gu)??[];this.text=t,this.Fn=n.map(((t,r)=>{if(!/^[A-Za-z]/.test(t))return{literal:t};if("a"===t)return{isHalf:!0};const e=r+1===n.length||!/^[A-Za-z]/.test(n[r+1]),i="YY"===t?"C":t[0],s=Math.max(t.length,2);return{unit:i,least:"MDHh".includes(i)&&e?1:t.length,most:s,isPadded:t.length>1}}));const r=t=>this.Fn.some((n=>n.unit&&t.includes(n.unit)));this.zn=r("s"),this.type=r("Hhms")?r("YCMD")?"datetime":"time":r("D")?"date":"month",this.syntax=this.type}Pn(t){return"month"===this.type||t<69?2e3+t:1900+t}read(t){return this.Rn(t,0,0,{years:[[1,9999]],months:8190,days:-2,hour:0,minute:0,second:0,Bn:null})}Rn(t,n,r,e){const i=this.Fn[r];if(!i){const r=n===t.length?this.valueOf(e):null;return null===r?{completion:ce}:{completion:he,value:r}}if(i.unit)return this.Dn(t,n,r,i,e);const s=i.literal??(/[pP]/.test(t[n]??"")?"pm":"am"),o=t.slice(n,n+s.length);if(!(i.literal?s.startsWith(o):s.startsWith(o.toLowerCase())))return{completion:ce};if(o.length<s.length)return{completion:le};const u=i.literal?e:{...e,Bn:"pm"===s};return this.Rn(t,n+s.length,r+1,u)}Dn(t,n,r,{unit:e,least:i,most:s},o){const u=/^\d*/.exec(t.slice(n,n+s))[0],[c,l]=[Number(u),u.length];let h=!1;if(n+l===t.length&&l<s){const t=[];for(let n=Math.max(i,l);n<=s;n++){const r=10**(n-l);t.push([c*r,c*r+r-1])}h=null!==this.Un(o,e,t)}if(l>=i){const i=this.Un(o,e,[[c,c]]),s=i&&this.Rn(t,n+l,r+1,i);if(s&&s.completion!==ce)return s}return{completion:h?le:ce}}Un(t,n,r){const[e,i]=qc[n],s=r.filter((([t,n])=>t<=i&&n>=e)).map((([t,n])=>[Math.max(t,e),Math.min(n,i)]));if(0===s.length)return null;const o={...t},u=()=>s.flatMap((([t,n])=>Array.from({length:n-t+1},((n,r)=>t+r)))),c=()=>u().reduce(((t,n)=>t|1<<n),0);return"Y"===n?o.years=s:"C"===n?o.years=u().map((t=>[this.Pn(t),this.Pn(t)])):"M"===n?o.months&=c():"D"===n?o.days&=c():"m"===n?o.minute=s[0][0]:"s"===n?o.second=s[0][0]:o.hour=s[0][0],Pc(o)?o:null}valueOf({years:t,months:n,days:r,hour:e,minute:i,second:s,Bn:o}){const[u,c]=[t[0][0],zc(n)],l=Kt(u,c,zc(r)),h=1e9*(3600*(null===o?e:e%12+(o?12:0))+60*i+s);return"date"===this.type?l:"month"===this.type?tn({year:u,month:c}):"time"===this.type?h:null===l?null:un(l,h)}write(t,n){const r=Bc(this.type,t,n);if(!r||0!==r.nanosecond||!this.zn&&0!==r.s)return null;let e="";for(const t of this.Fn)if(t.literal)e+=t.literal;else if(t.isHalf)e+=r.H<12?"AM":"PM";else{if("C"===t.unit&&this.Pn(r.Y%100)!==r.Y)return null;{const n="C"===t.unit?r.Y%100:"h"===t.unit?(r.H+11)%12+1:r[t.unit];e+=t.isPadded?Vt(n,t.most):n}}return e}get example(){const[t,n]=[Kt(2026,12,31),522e11],r={date:t,time:n,month:24323,datetime:un(t,n)};return this.write(Et[this.type],r[this.type])??""}nt(t){return Array.from("0123456789").some((n=>this.read(t+n).completion!==ce))}};
//notation|
const zc=t=>31-Math.clz32(t&-t);
//notation|73 665 667
function Pc({years:t,months:n,days:r}){if(0===n||0===r)return!1;const e=zc(r);if(e<=28)return!0;for(let r=1;r<=12;r++)if(n&1<<r&&(2===r?29===e&&Rc(t):e<=Yt(r,1)))return!0;return!1}
//notation|73
function Rc(t){return t.some((([t,n])=>{for(let r=t;r<=Math.min(n,t+8);r++)if(29===Yt(2,r))return!0;return!1}))}
//notation|48 75 78 86 87
function Bc(t,n,r){const e=t=>{const n=Math.floor(t/1e9);return{H:Math.floor(n/3600),m:Math.floor(n/60)%60,s:n%60,nanosecond:t%1e9}},i=t=>{const{year:n,month:r,day:e}=Gt(t);return{Y:n,M:r,D:e,H:0,m:0,s:0,nanosecond:0}};if("date"===t&&n===dt)return i(r);if("time"===t&&n===bt)return e(r);if("datetime"===t&&n===wt&&null===r.o)return{...i(cn(r)),...e(ln(r))};if("month"!==t||n!==Mt&&n!==dt)return null;const s=n===Mt?r:Xt(r);return{Y:Math.floor(s/12),M:s%12+1,D:0,H:0,m:0,s:0,nanosecond:0}}
//notation|261 664

//notation|48 49 81 82 83 84 94 102 192 208 261
function Dc(t,n){if(t.read(n).completion===he||me(t.syntax,n)!==he)return null;if(t instanceof Ti){const r=kn(n);return null===r||r===bn?null:t.write(mt,r)}const r=(0,{date:rn,month:en,time:sn,datetime:on}[t.type])(n);return null===r?null:t.write(Et[t.type],r)}
//|0 3 8 673 672
const Uc=class{constructor({classes:t,states:n,accepting:r,unknown:e}){const i=Zc(t,256);this.pn=Uint8Array.from(i),this.Zn=Math.max(...i)+1,this.shift=32-Math.clz32(this.Zn-1),this.count=n.length,this.Jn=new Int32Array(this.count<<this.shift),n.forEach(((t,n)=>{Zc(t,this.Zn).forEach(((t,r)=>{this.Jn[n<<this.shift|r]=t<<this.shift}))})),this.start=this.count>1?1<<this.shift:0,this.ln=new Uint8Array(this.count),this.Ln=new Uint8Array(this.count);for(const t of r)this.ln[t]=1;for(const t of e)this.Ln[t]=1}Hn(t){const{pn:n,Jn:r}=this;let e=this.start;for(let i=0;i<t.length&&0!==e;i++){const s=t.charCodeAt(i);if(s>=128)return this.Vn(e,t,i);e=r[e|n[s]]}return e>>this.shift}Vn(t,n,r){for(let e=r;e<n.length&&0!==t;e++){const r=n.codePointAt(e);t=this.after(t,r),r>65535&&e++}return t>>this.shift}after(t,n){const{pn:r,Jn:e}=this,i=n=>t=e[t|r[n]];return n<128?i(n):(n<2048?i(192|n>>6):(n<65536?i(224|n>>12):(i(240|n>>18),i(128|n>>12&63)),i(128|n>>6&63)),i(128|63&n))}matches(t){const n=this.Hn(t);return 1===this.ln[n]&&0===this.Ln[n]}answer(t){return this.answers[this.Hn(t)]}get answers(){const t=Array.from(this.ln,(()=>[]));for(let n=0;n<this.count;n++)for(let r=0;r<this.Zn;r++)t[this.Jn[n<<this.shift|r]>>this.shift].push(n);const e=n=>{const r=Uint8Array.from(this.ln,((t,r)=>this.Ln[r]||t===n?1:0)),e=Array.from(r.keys()).filter((t=>r[t]));for(;e.length>0;)for(const n of t[e.pop()])r[n]||e.push(n),r[n]=1;return r},[i,s]=[e(1),e(0)],o=Uint8Array.from(this.ln,((t,e)=>this.Ln[e]?c:d(t?n:r,i[e],s[e])));return Object.defineProperty(this,"answers",{value:o}),o}};
//beginOr beginAny|1 3 23 671
Object.assign(Uc.prototype,{progress(t){const n=t=>this.answers[t>>this.shift];let r=this.start,e=0;for(const s of t){const t=n(r);if(t===c)return null;if(!(t&i))return e;const o=this.after(r,s.codePointAt(0));if(!(n(o)&i))return e;r=o,e+=I(s)}return n(r)===c?null:e}});
//|
function Zc(t,n){const r=new Array(n).fill(0);for(let e=0;e<t.length;e+=2)r.fill(t[e+1],t[e],t[e+2]??n);return r}
//|3 598 671 675
const Jc=class{constructor(t,n){this.written=t,this.scope=n;const r=t.tables?.[n];this.wn=r?new Uc(r):null,this.Yn=null}get Kn(){return this.Yn??=new Qu(this.written,this.scope,this.wn)}answer(t){const n=this.wn?.answer(t)??c;return n===c?this.Kn.answer(t):n}};
//beginOr beginAny|674
Object.assign(Jc.prototype,{progress(t){return this.wn?.progress(t)??this.Kn.progress(t)}});
//|
const Lc=["add","multiply","divide","negate","round","abs","length","years","months","days","year","month","weekday","count_filled","first_filled","min","max"];
//computations|42 46 133 676
function Hc(t){const[[n,r]]=Object.entries(t);switch(n){case"today":case"now":case"key":return{name:n};case"offset":return{name:n,operand:ct(r[0]),shift:nr(r[1])};case"range":return{name:n,lower:ct(r[0]),upper:ct(r[1])};case"entry":return{name:n,operand:ct(r[0]),key:ct(r[1]),slot:r[2]};case"operation":if(Lc.includes(r[0]))return{name:n,operation:r[0],operands:r.slice(1).map(ct)}}throw new Y(`the computation '${"operation"===n?r[0]:n}' is not known`)}
//|679 680 681 682 683 684 685 686 687 688 689
const Vc={};
//|48 62 102 678
Object.assign(Vc,{number:t=>new Bt(mt,kn(t,!0))});
//date|48 62 81 678
Object.assign(Vc,{date:t=>new Bt(dt,rn(t))});
//month|48 62 82 678
Object.assign(Vc,{month:t=>new Bt(Mt,en(t))});
//time|48 62 83 678
Object.assign(Vc,{time:t=>new Bt(bt,sn(t))});
//datetime|48 62 84 678
Object.assign(Vc,{datetime:t=>new Bt(wt,on(t))});
//duration|48 62 133 678
Object.assign(Vc,{duration:t=>new Bt(Ot,nr(t))});
//size|48 62 678
Object.assign(Vc,{size:t=>new Bt(yt,BigInt(t.slice(0,-1)))});
//pattern|48 62 678
Object.assign(Vc,{pattern:t=>new Bt($t,t)});
//set|48 62 678
Object.assign(Vc,{set:(t,n)=>new Bt(kt,n.sets[t])});
//range|44 45 48 62 678
Object.assign(Vc,{range:t=>new Bt(xt,t.map((t=>null===t?ut:{kind:Q,at:t})))});
//form|48 62 678
Object.assign(Vc,{form:()=>new Bt(ft,void 0)});
//|42 48 62 678
function Yc(t,n){if(null===t||Array.isArray(t))return new Bt(ft,void 0);if("boolean"==typeof t)return new Bt(at,t);if("string"==typeof t)return new Bt(pt,t);const[[r,e]]=Object.entries(t);if(!Object.hasOwn(Vc,r))throw new Y(`the constant '${r}' is not known`);return Vc[r](e,n)}
//|
const Kc=class{constructor(t,n){this.reads=new Map,this.decisions=[],this.Gn=null;for(const r of void 0===n.decisions?[]:t.Kt(n.decisions))"decide"===r.name?this.decisions.push(t.decisions[r.a]):"compute"===r.name&&this.reads.set(t.computed[r.a].slot,t.computed[r.a].reads)}conditions(t){if(null===this.Gn){this.Gn=new Map;for(const{main:t,otherwise:n,reads:r}of this.decisions)for(const[e,i]of[t,n])for(let t=e;t<i;t++)this.Qn(t,r)}return this.Gn.get(t)??[]}Qn(t,n){const r=this.Gn.get(t);r?r.push(...n):this.Gn.set(t,[...n])}all(t){const n=new Set(t);for(const t of n)for(const r of[...this.reads.get(t)??[],...this.conditions(t)])n.add(r);return n}};
//|691
function Gc(t,n){return n.Wn??=new Kc(t,n).reads}
//|
function Qc(t,n){const r=t.Xn.get(n);if(r)return r;const e=new Set(n.reads);for(let r=n.condition;void 0!==r;r=t.conditions[r].outer)for(const n of t.conditions[r].reads)e.add(n);return t.Xn.set(n,[...e]),t.Xn.get(n)}
//|40 42 46 47 231 232 252 299 343 345 347 369 385 389 553 599 655 669 674 677 690 700 695 696 697 698 699
const Wc=class{constructor(t){if("formrules program"!==t?.format)throw new Y("this is no program that formrules has compiled");if(1!==t.version)throw new Y(`version ${t.version} of programs is not known here`);const n=t.program;this.sources=n.sources,this.sets=n.sets.map((t=>ps(t))),this.G=n.patterns,this.patterns=new Map,this.constants=n.constants.map((t=>Yc(t,this))),this.operands=n.operands.map(ct),this.computations=n.computations.map((t=>Hc(t))),this.itemPaths=n.itemPaths.map((t=>({...t,start:t.start&&ct(t.start)}))),this.rules=n.rules,this.externals=n.externals,this.checks=n.checks,this.jt=new Map,this.violations=this.checks.map((()=>null)),this.Xn=new Map,this.decisions=n.decisions,this.conditions=n.conditions,this.messages=n.messages.map((t=>({...t,arguments:t.arguments.map(lt)}))),this.callTable=n.callTable.map((t=>({...t,arguments:t.arguments.map(lt)}))),this.calls=n.calls.map((t=>null===t?null:this.callTable[t])),this.forms=n.forms.map((t=>({...t})));for(const t of this.forms)this.tr(t);this.contexts=n.contexts?.map((({field:t})=>this.nr(t))),this.computed=(n.computed??[]).map((t=>this.readComputed(t))),this.K=[...this.forms.flatMap((({fields:t,parameters:n=[]})=>[...t,...n])),...this.contexts??[]].some((t=>t.isSecret)),this.kn=this.forms.some((t=>t.parameters))?Xc(this.forms):new Set,this.code=n.instructions.map(((t,n)=>this.rr(t,n))),this.er(),this.Tt=this.code.map((t=>this.B(t)??t)),this.ir=null,this.yt=new Cc(this)}tr(t){t.fields=t.fields.map((t=>this.nr(t))),t.objects=t.objects.map((n=>({...n,members:n.members.map((n=>void 0===n.field?{group:n.group}:{field:t.fields[n.field]}))})));for(const n of t.objects){for(const r of n.members)r.name=r.field?.name??t.objects[r.group].name;n.ct=new Set(n.members.map((({name:t})=>t)))}t.steps=(t.steps??[]).map((t=>({...t,form:null}))),t.parameters&&this.readParameters(t)}nr(t){const n={...t,type:bs(t.type,this.forms)};var r;n.z=n.label??H(n.name),n.Pt=_s([...n.groups,n.name]),n.notation=void 0===t.notation?null:(r=t.notation,/[0-9#]/.test(r)?new Ti(r):new Fc(r)),n.table=t.options.length>0?new Set(t.options.map((t=>t.value))):null,t.arguments&&this.readArguments(n,t.arguments),n.xn=void 0!==gs(n.type).form;for(const t of n.normalization)if("string"==typeof t&&!Wu[t])throw new Y(`'${t}' is no step of 'normalize'`);return n.Ft=n.normalization.some((t=>"nfc"===t||"object"==typeof t)),n}rr([t,...n],r){const e=qe.indexOf(t);if(e<0&&!Object.hasOwn(Eu,t))throw new Y(`the instruction '${t}' is not known`);const i={op:e,name:t,index:r,a:n[0],b:n[1],Vt:Eu[t],test:null,operands:[],st:!1,Rt:!1},s=([t,n])=>this.operands.slice(t,t+n);if(e>=Ge){if(i.operands=s(i.b),i.test=e===ti?Ys:e>=We?ji:ms[i.a],!i.test?.answer)throw new Y(`the rule '${i.a}' is not known`);i.ignoresCase=e===Qe,i.it=i.test.prepare?.(i,this)??null,i.st=!0===i.test.st}else e===Ke?i.operands=s(i.b):"pushSubject"===t||"ignoring"===t||"pushMember"===t?i.a=ct(i.a):"items"!==t&&"beginEach"!==t||(i.a="keys"===(o=i.a)?{first:0,end:null,areKeys:!0}:{first:o[0],end:o[1],areKeys:!1});var o;return i}B(t){if(t.op!==Ke||this.rules[t.a].parameterCount>0)return null;const n=this.rules[t.a].entry;return this.code[n].test&&this.code[n+1].op===Be?this.code[n]:null}Jt(t,n){return null!==this.ir&&this.ir.name===t.name&&n.slot>=this.ir.end}*Kt(t){for(let n=t;this.code[n]?.op!==Be&&n<this.code.length;n++)yield this.code[n]}er(){for(const t of this.forms)for(const n of this.Kt(t.checks))n.op===Pe&&this.sr(this.checks[n.a].start,n.index)}sr(t,n){let r=0;const e=[];for(let i=t;i<n;i++){const t=this.code[i];switch(t.name){case"beginEach":case"pushMember":i=t.b-1;break;case"pushSubject":e.push(!0),r++;break;case"ignoring":e.push(!1);break;case"popSubject":e.pop()&&r--;break;case"beginOr":case"beginAny":r++;break;case"beginAnd":case"beginAll":r>0&&r++;break;case"end":r>0&&r--;break;default:0===r&&t.st&&(t.Rt=!0)}}}pattern(t,n){const r=2*t+("whole"===n?0:1);let e=this.patterns.get(r);return e||this.patterns.set(r,e=new Jc(this.G[t],n)),e}};
//parameters|46 345 694
Object.assign(Wc.prototype,{readParameters(t){t.parameters=t.parameters.map((t=>({...t,type:bs(t.type,this.forms),defaultValue:ct(t.defaultValue)})))}});
//parameters|46 694
Object.assign(Wc.prototype,{readArguments(t,n){t.arguments=n.map((({operand:t})=>ct(t))),t.or=n.map((({reads:t})=>t??[]))}});
//computed|46 694
Object.assign(Wc.prototype,{readComputed(t){const n={...t},{operand:r,aggregate:e}=t.source;return void 0===e?n.operand=ct(r):n.aggregate={...e,list:ct(e.list),value:ct(e.value),forms:e.forms.map((t=>null===t?null:this.forms[t]))},n}});
//steps|232 655 691 693 694
Object.assign(Wc.prototype,{limited(t,{slots:[,n]}){const r=Object.assign(Object.create(Wc.prototype),this);r.code=[...this.code],r.ir={name:t.name,end:n};const e=new Kc(this,t),i=r=>r>=n&&t.steps.some((({slots:[t,n]})=>t<=r&&r<n)),s=t=>[...e.all(t)].some((t=>t>=n&&(!e.reads.has(t)||i(t)))),o=({slot:t,computed:r})=>i(t)||void 0===r&&t>=n||s([t]),u=(t,n)=>t.op===Pe&&s([...Qc(this,this.checks[t.a]),...null===n?[]:e.conditions(n)]),c=(t,n)=>r.code[t]={op:Re,a:n,b:0,index:t},l=[...this.Kt(t.checks)],h=0===l.length?0:l.at(-1).index+1,f=l.map((()=>h));for(let t=l.length-2;t>=0;t--){const{op:n,index:r}=l[t+1];f[t]=n===Fe||n===ze?r:f[t+1]}for(const[n,r]of l.entries())if(r.op===Fe&&o(t.fields[r.a]))c(r.index,f[n]);else if(r.op===ze&&(i(r.a)||u(this.code[r.b-1],r.a)))c(r.index,r.b);else if(r.op===Pe&&u(r,null)&&this.checks[r.a].start<=r.index)c(this.checks[r.a].start,r.index+1);else if("branch"===r.name){const t=this.code.slice(r.index,r.b).filter((({op:t})=>t===Pe));t.length>0&&t.every((t=>u(t,null)))&&c(r.index,r.b)}return r.Tt=r.code.map(((t,n)=>t===this.code[n]?this.Tt[n]:t)),r.yt=new Cc(r),r}});
//computed|694
Object.assign(Wc.prototype,{isSecretlyComputed(t,n){if(void 0===t.decisions)return!1;for(const r of this.Kt(t.decisions))if("compute"===r.name&&this.computed[r.a].slot===n&&this.computed[r.a].isSecret)return!0;return!1}});
//parameters|347
function Xc(t){const n=new Set;for(let r=-1;r<n.size;){r=n.size;for(const r of t)r.fields.map((t=>gs(t.type).form)).some((t=>t&&(t.parameters||n.has(t))))&&n.add(r)}return n}
//|22 44 48 105 232 702 703
const tl=class{constructor(t,n,r){this.program=t,this.form=n,this.field=r,this.ur=!1,this.isWellFormed=!1}read(t,n){const{type:r,table:e}=this.field;if(!r.kind||void 0!==this.field.computed)return null;const i=[];for(this.at=t;this.at<n;){const t=this.gn();if(null===t)return null;i.push(...t),this.program.code[this.at].op===Pe&&this.at++}e&&i.push((t=>e.has(t)));const s=!this.ur;if(r.kind===pt)return nl(e||this.isWellFormed?i:[...i,_],s);const o=r.kind===mt?En:r.kind===at?t=>!0===t||!1===t:null;return null===o?null:(t,n)=>{if(!o(t))return s&&null==t;for(let r=0;r<i.length;r++)if(!i[r](t,n))return!1;return!0}}gn(){const t=this.program.Tt[this.at++];if(t.op===Ge)return this.test(t);if(t.op===De)return this.combined()?.flat()??null;if(t.op!==Ue)return null;this.cr=!0;const n=this.combined();if(this.cr=!1,null===n||n.some((t=>1!==t.length)))return null;const[r,e,...i]=n.flat();return[(t,n)=>r(t,n)||e?.(t,n)||i.some((r=>r(t,n)))]}combined(){const t=[];for(;;){const{code:n}=this.program;if(n[this.at].op===He)return this.at++,t;const r=this.gn();if(null===r)return null;if(t.push(r),n[this.at].op===Ve&&this.at++,n[this.at++].op!==Le)return null}}test(t){const{kind:n}=this.field.type,r=t.it;switch(t.a){case"required":case"filled":case"present":return this.ur=!0,[];case"equal":{if(n!==pt||t.operands[0].kind!==X)return null;const r=this.form.fields.find((n=>n.slot===t.operands[0].at));return r?(this.ur=!0,[(t,n)=>n[r.name]===t]):null}case"length":return r&&n===pt?[rl(r)]:null;case"between":return r&&n===mt?[t=>t>=r.least&&t<=r.most]:null;case"regex":case"contains":{if(n!==pt||!r)return null;const t=this.program.G[r.position];if(!t.tables?.[r.scope])return null;let e=null;const i=()=>e=this.program.pattern(r.position,r.scope).wn;return this.cr||(this.isWellFormed=!0),[t=>(e??i()).matches(t)]}case"one_of":return r&&n===pt?[t=>r.has(t)]:null;case"none_of":return r&&n===pt?[t=>!r.has(t)]:null}return null}};
//|21
function nl(t,n){const[r,e]=t;return 1===t.length?(t,e)=>{if("string"!=typeof t)return n&&null==t;const i=t.charCodeAt(0);return i>32&&i<128||!N(t)?r(t,e):n}:(i,s)=>{if("string"!=typeof i)return n&&null==i;const o=i.charCodeAt(0);if(!(o>32&&o<128)&&N(i))return n;if(!r(i,s)||!e(i,s))return!1;for(let n=2;n<t.length;n++)if(!t[n](i,s))return!1;return!0}}
//|30
function rl({least:t,most:n,unit:r}){const e=B[r],i={bytes:1,utf16:1,scalars:2,characters:1/0}[r],[s,o]=["characters"===r?t<=1?1:1/0:t*i,"bytes"===r?n/3:n];return r=>{if(r.length>=s&&r.length<=o)return!0;if(r.length>5e6)return!1;const i=e(r);return i>=t&&i<=n}}
//module|232 693 701 705
function el(t,n){if(n.isExact||n.isClosed||n.parameters||void 0!==n.decisions||1!==n.objects.length||void 0!==n.contexts||n.fields.some((t=>t.normalization.length>0||!t.type.kind||t.name in Object.prototype)))return null;const r=n.fields.map((()=>null)),e=n.fields.map((()=>[]));let i=n.checks;for(;t.code[i].op===Fe;i=t.code[i].b){const s=t.code[i];r[s.a]=new tl(t,n,n.fields[s.a]).read(i+1,s.b);for(const{op:n,a:r}of t.code.slice(i+1,s.b))n===Pe&&e[s.a].push(...Qc(t,t.checks[r]))}const s=t.code[i].op===Be;return r.some(Boolean)?new il(n.fields,r,e,s):null}
//module|353
const il=class{constructor(t,n,r,e){const i=this.names=t.map((t=>t.name));this.lr=n,this.qn=r.map((n=>[...new Set(n)].map((n=>t.findIndex((t=>t.slot===n)))).filter((t=>t>=0)))),this.Cn=e,this.accepted=new Uint8Array(i.length)}hr(t){const{names:n,lr:r,accepted:e}=this,i=void 0===t[ks];let s=i&&this.Cn;for(let o=0;o<n.length;o++){const u=r[o],c=t[n[o]],l=i&&null!==u&&u(c,t);e[o]=l?1:0,l||(s=!1)}return s}};
//|
const sl=class extends Error{constructor(t){super(t),this.name="SessionError"}};
//|706
function ol(t){const n=[],r=/^\.?(?:`([^`]+)`|([^.[`]+))|^\[(\d+)\]|^\["((?:[^"\\]|\\.)*)"\]/;for(let e=t;""!==e;){const i=r.exec(e);if(!i)throw new sl(`'${t}' is no path`);n.push(void 0!==i[3]?Number(i[3]):void 0!==i[4]?JSON.parse(`"${i[4]}"`):i[1]??i[2]),e=e.slice(i[0].length)}return n}
//filter mask notation|
function ul(t,n,r){let[e,i]=[0,t];if(!n)for(const n=Math.max(1,t-1024);i>n;)if(r(--i))return i;for(;i-e>1;){const t=e+Math.floor((i-e)/2);r(t)?e=t:i=t}return e}
//|
const cl=(t,n,r)=>({shown:t,value:t,caret:n,disposition:r});
//|27 708 709
function ll({start:t,end:n,text:r},e,i){const s=z(e),o=s.slice(0,t).join(""),u=o+r,c=s.slice(n).join(""),l=[];let h=0;for(const t of z(u))h+=t.length,h>o.length&&l.push(h);const f=(t,n)=>{const r=u.slice(0,t)+c;return cl(r,z(r.slice(0,t)).length,n)};if(0===l.length||""===r||i(u+c))return f(u.length,"taken");const a=ul(l.length,""===c,(t=>i(u.slice(0,l[t-1])+c)));return 0===a?cl(e,n,"refused"):f(l[a-1],"shortened")}
//notation|27 192 208 261 708 709 711
const hl=class{static of(t,n,{start:r,end:e,text:i,fr:s}){if(!(n instanceof Ti)||null===n.group)return null;const o=z(t),u=n.rt(o);if(null===u)return null;const c=t=>t.filter((t=>!n.groups.includes(t))).length;let l=c(o.slice(0,r)),h=l+c(o.slice(r,e));l===h&&""===i&&r<e&&(s?h=Math.min(u.length,h+1):l=Math.max(0,l-1));const f=z(i),a=n.read(i).completion===he?n.rt(f)??f:f;return Object.assign(new hl,{notation:n,shown:o,plain:u,start:r,end:e,text:i,lower:l,upper:h,inserted:a})}mt(t){const{shown:n,plain:r,end:e,text:i,lower:s,upper:o,inserted:u}=this,c=r.length<n.length;if(""===i)return c?this.et(0)??cl(this.ar(0).join(""),s,"taken"):null;const l=this.et(u.length);if(null===l||t(l.value))return l;const h=this.ar(u.length).join("");if(!c&&t(h))return cl(h,s+u.length,"taken");const f=ul(u.length,o===r.length,(n=>{const r=this.et(n);return null!==r&&t(r.value)}));return f>0?{...this.et(f),disposition:"shortened"}:c?cl(n.join(""),e,"refused"):null}get data(){const{notation:t,shown:n,start:r,end:e,text:i,lower:s,inserted:o}=this,u=this.ar(o.length).join("");return t.read(n.slice(0,r).join("")+i+n.slice(e).join("")).completion!==ce||me(t.syntax,u)===ce?null:cl(u,s+o.length,"taken")}ar(t){return[...this.plain.slice(0,this.lower),...this.inserted.slice(0,t),...this.plain.slice(this.upper)]}et(t){const n=this.notation.et(this.ar(t));if(null===n)return null;let r=this.lower+t,e=0;for(;r>0;)this.notation.groups.includes(n[e++])||(r-=1);return cl(n.join(""),e,"taken")}};
//mask|712
const fl={digit:t=>/^[0-9]$/.test(t),letter:t=>/^(?:[A-Za-z]|(?![\0-\x7f])\p{Alphabetic}[\p{M}\p{Alphabetic}\u200c\u200d]*)$/u.test(t),letterOrDigit:t=>fl.digit(t)||fl.letter(t)};
//mask|18 712
const al=t=>/^[\x20-\x7e]$/.test(t)?!fl.letterOrDigit(t):/^[\p{P}\p{Sm}]/u.test(t)||S.test(t)&&!/[\n\r\v\f\x85\u2028\u2029]/.test(t);
//mask|
const ml={0:["digit","mandatory"],9:["digit","optional"],A:["letter","mandatory"],a:["letter","optional"],_:["letterOrDigit","mandatory"],"-":["letterOrDigit","optional"]};
//mask|27 714
function pl(t){const n=z(t),r=[];let e={kind:null,mandatory:0,optional:0};const i=()=>{for(const t of["mandatory","optional"])for(let n=0;n<e[t];n++)r.push({kind:e.kind,room:t});e={kind:null,mandatory:0,optional:0}};let s=null;for(let t=0;t<n.length;t++){const o=n[t];if(null!==s||"["!==o&&"{"!==o)if("]"===o||"}"===o)i(),s=null;else if("["===s&&"\u2026"===o){const t=e.kind??"letterOrDigit";i(),r.push({kind:t,room:"repeating"})}else if("["===s){const[t,n]=ml[o];e.kind!==t&&i(),e.kind=t,e[n]++}else r.push({own:"\\"===o?n[++t]:o,isInValue:"{"===s});else s=o}return r}
//mask|
const dl=(t,n,r,e)=>({fills:t,matchesFixed:n,matchesLiterals:r,ends:e});
//mask|716
const bl=dl(!0,!0,!1,!1);
//mask|716
const wl=dl(!0,!1,!1,!1);
//mask|716
const gl=dl(!1,!0,!1,!1);
//mask|716
const vl=dl(!0,!0,!0,!0);
//mask|716
const jl=dl(!0,!0,!1,!0);
//mask|716
const Ol=dl(!0,!1,!1,!0);
//mask|
const[yl,$l,kl]=[0,1,2];
//mask|27
const xl=t=>z(t.join(""));
//mask|712 713 717 718 719 723 724 725
const Ml=class{constructor(t,n=[],r=0){this.mr=t,this.pr=n,this.next=r}static of(t,n,r){const e=new Ml(n);for(const n of t)e.take(n,bl);return 0===e.filledCount()&&([e.pr,e.next]=[[],0]),r&&e.dr(),e}copy(){return new Ml(this.mr,[...this.pr],this.next)}get shown(){return this.pr.map((t=>t.character)).join("")}get value(){return this.filledCount()>0?this.pr.filter((t=>t.br!==yl)).map((t=>t.character)):[]}get wr(){return!this.mr.slice(this.next).some((t=>"mandatory"===t.room||t.isInValue))}get gr(){return this.mr.some((t=>void 0!==t.own&&fl.letterOrDigit(t.own)))}get vr(){return this.value.length-xl(this.value).length}get jr(){return xl(this.pr.map((t=>t.character))).length===this.pr.length}filledCount(t=0,n=this.pr.length){let r=0;for(let e=t;e<n;e++)this.pr[e].br===kl&&r++;return r}Or(t){for(;t>0&&this.pr[t-1].br!==kl;)t--;return t}caret(t,n,r){let e=0;for(let n=t;n>0&&e<this.pr.length;e++)this.pr[e].br===kl&&n--;for(;e<this.pr.length&&this.pr[e].br!==kl;e++){const t=0===e?-1:this.pr[e-1].place;if(n--<=0&&(!r||this.pr[e].place!==t+1))break}return e}yr(t){const n=this.pr.splice(t),r=this.pr.at(-1);return this.next=void 0===r?0:"repeating"===this.mr[r.place].room?r.place:r.place+1,n}dr(){for(;void 0!==this.mr[this.next]?.own;this.next++)this.write(this.next)}write(t,n=null){const{own:r,isInValue:e}=this.mr[t],i=null!==n?kl:e?$l:yl;this.pr.push({character:n??r,place:t,br:i})}$r(t,n){let r=0;for(const{character:e,br:i}of t.slice(n))i===$l&&this.take(e,gl),i!==kl||this.take(e,wl)||r++;return r}remove(t,n){return this.$r(this.yr(t),n-t)}take(t,n){const r=this.pr.length;let[e,i,s]=[!1,!1,null];for(let r=this.next;r<this.mr.length;r++){const{own:o,isInValue:u,kind:c,room:l}=this.mr[r];if(void 0===o&&i&&(s??={next:r,count:this.pr.length}),void 0!==o){if(this.write(r),i=e,o===t&&(u?n.matchesFixed:n.matchesLiterals))return this.next=r+1,!0}else{if(n.fills&&fl[c](t))return this.write(r,t),this.next="repeating"===l?r:r+1,!0;if("optional"!==l)break;e=!0}}return n.ends&&s&&this.filledCount()>0&&al(t)?(this.pr.length=s.count,this.next=s.next,!0):(this.pr.length=r,!1)}kr(t){for(let n=this.value;;){const r=Ml.of(xl(n),this.mr,t);if(n=r.value,xl(n).length===n.length)return r}}};
//mask|27 708 712 720 721 722 723 724 725 727
const El=class{constructor(t,n,r){this.value=n,this.text=Ml.of(z(n),t,!0),this.canHold=r}mt({start:t,end:n,text:r,fr:e=!1}){if(""===r)return this.deletion(t,n,e);const[i,s,o]=this.xr(z(r),t,n);return this.Mr(i,s,o)??this.Er(n,"refused")}Er(t,n){return{shown:this.text.shown,value:this.value,caret:t,disposition:n}}Sr(t,n,r){const e=t.jr?n:Math.min(n,z(t.shown).length);return{shown:t.shown,value:t.value.join(""),caret:e,disposition:r}}deletion(t,n,r){if(t===n)return this.Er(t,"taken");const e=this.Tr(t,n);return n-t==1&&e.value.join("")===this.text.value.join("")?this.Ar(t,n,r):this.Nr(e,t)}Ar(t,n,r){if(r){const r=this.text.pr.findIndex(((t,r)=>r>=n&&t.br===kl));return r<0?this.Er(n,"taken"):this.Nr(this.Tr(r,r+1),t)}const e=this.text.Or(t)-1;if(e<0)return this.Er(t,"taken");const i=this.text.filledCount(n)>0?e+1:this.text.pr.length;return this.Nr(this.Tr(e,i),e)}Tr(t,n){let r=this.text.copy();const e=r.remove(t,n);if(e>0){const i=this.text.copy();i.remove(i.Or(t),n)<e&&(r=i)}return r.kr(!0)}Nr(t,n){const r=this.text.Or(n);return this.Sr(t,t.caret(this.text.filledCount(0,r),n-r,!1),"taken")}Mr(t,n,r){let e=this._r(t,vl,n,r);if(e.loss>0||this.text.gr&&!e.rank.every((t=>0===t)))for(const[i,s]of this.Ir(n)){const n=this._r(t,i,s,r);Sl(n.rank,e.rank)&&(e=n)}if(e.loss<t.length){const t=this.Cr(e);if(null!==t)return this.inserted(e,t,e.losesText?"shortened":"taken")}if(1===t.length)return null;const i=n=>this._r(t.slice(0,n),e.as,e.start,r),s=0===this.text.filledCount(r),o=ul(t.length,s,(t=>null!==this.Cr(i(t))));if(0===o)return null;const u=i(o),c=u.loss<o?this.Cr(u):null;return null===c||this.qr(c)?null:this.inserted(u,c,"shortened")}inserted(t,n,r){return this.Sr(n,n.caret(t.filledCount,t.ownCount,!0),r)}qr(t){return t.value.join("")===this.text.value.join("")}Cr({text:t,keepsRest:n}){if(!n)return null;const r=t.kr(!0);return r.filledCount()<t.filledCount()-t.vr||!r.jr?null:this.qr(r)||this.canHold(r.value.join(""))?r:null}Ir(t){const n=this.text.gr?[[jl,t],[Ol,t]]:[],r=this.text.Or(t);return r<t?[...n,[vl,r]]:n}_r(t,n,r,e){const i=this.text.copy(),s=i.yr(r),[o,u]=[i.pr.filter((t=>t.br!==yl)).length,i.next],c=t.filter((t=>!i.take(t,n))),l=!(i.filledCount()>0&&i.pr.filter((t=>t.br!==yl)).length>o||i.next>u),h=i.filledCount()-i.vr,f=i.pr.length-i.Or(i.pr.length),a=0===i.$r(s,e-r),m=t.length>1,p=[!a,c.length,l,m&&!i.wr,m&&n===vl].map(Number);return{text:i,as:n,start:r,filledCount:h,ownCount:f,keepsRest:a,rank:p,loss:c.length,losesText:c.some(fl.letterOrDigit)}}xr(t,n,r){const{pr:e,mr:i}=this.text,s=(t,n)=>{const r=xl(t),{kind:e}=i[n.place];return 1===r.length&&void 0!==e&&fl[e](r[0])};return n>0&&s([e[n-1].character,t[0]],e[n-1])&&(t=xl([e[n-=1].character,...t])),r<e.length&&s([t.at(-1),e[r].character],e[r])&&(t=xl([...t,e[r].character]),r+=1),[t,n,r]}};
//mask|
function Sl(t,n){const r=t.findIndex(((t,r)=>t!==n[r]));return r>=0&&t[r]<n[r]}
//|27 710 715 725 726 729 730 731 732 733 734 735
const Tl=class{constructor(t,n){this.mr=void 0===t?null:pl(t),this.notation=n}shown(t){return this.Fr(t)?Ml.of(z(t),this.mr,!0).shown:t}Fr(t){return null===this.mr||null===this.notation?null!==this.mr:this.holds(t)&&(this.isAlive(t)||!this.isData(t))}mt(t,n,r){return null===this.notation?this.zr(t,n,r):this.notated(t,n,r)}zr(t,n,r){return null===this.mr?ll(t,n,r):new El(this.mr,n,r).mt(t)}};
//mask|27 725 728
Object.assign(Tl.prototype,{holds(t){return Ml.of(z(t),this.mr,!1).value.join("")===t}});
//notation|192 728
Object.assign(Tl.prototype,{isAlive(t){return this.notation.read(t).completion!==ce}});
//notation|192 208 728
Object.assign(Tl.prototype,{isData(t){return"time"!==this.notation.type&&/^(?:19|20)/.test(t)&&me(this.notation.syntax,t)!==ce}});
//notation|27 709 710 711 728
Object.assign(Tl.prototype,{notated(t,n,r){const e=null===this.mr?hl.of(n,this.notation,t):null,i=e?.mt(r)??null;if(null!==i)return i;const s=z(this.shown(n)),o=this.translation(t,s);if(null!==o&&r(o))return cl(o,z(o).length,"taken");if(null===this.mr){const i=e?.data??null;return null!==i&&r(i.value)?i:this.zr(t,n,r)}if(!this.Fr(n))return this.formattedAgain(ll(t,n,r));const u=this.zr(t,n,r);if(""===t.text||"refused"!==u.disposition&&this.isAlive(u.value)||!this.isAlive(n))return u;const c=this.data(t,s);return null!==c&&r(c)?cl(c,z(c).length,"taken"):u}});
//notation|27 725 726 728
Object.assign(Tl.prototype,{formattedAgain(t){const n=t=>new El(this.mr,"",(()=>!0)).mt({start:0,end:0,text:t}),r=n(t.value);if("refused"===t.disposition||"taken"!==r.disposition)return t;if((!/^\p{Nd}*$/u.test(t.value)||this.isData(t.value)||!this.isAlive(r.value))&&!this.Fr(t.value))return t;const e=z(t.value).slice(0,t.caret).join("");if(e===t.value)return{...r,caret:z(r.shown).length,disposition:t.disposition};const i=Ml.of(z(n(e).value),this.mr,!1).filledCount(),s=Ml.of(z(r.value),this.mr,!0).caret(i,0,!1);return{...r,caret:s,disposition:t.disposition}}});
//notation|27 670 728
Object.assign(Tl.prototype,{translation({start:t,end:n,text:r},e){return z(r).length<2||n>e.length?null:Dc(this.notation,e.slice(0,t).join("")+r+e.slice(n).join(""))}});
//notation|728
Object.assign(Tl.prototype,{data({start:t,end:n,text:r},e){const i=t=>/^\p{Nd}$/u.test(t);if(e.slice(n).some(i))return null;const s=e.slice(0,t).filter(i).join("")+r;return this.isData(s)&&!this.Fr(s)?s:null}});
//|352
const Al=t=>JSON.stringify(t,((t,n)=>"bigint"==typeof n||"number"==typeof n?`#${n}`:ys(n)?Object.fromEntries(Object.entries(n).sort((([t],[n])=>t<n?-1:1))):n));
//externals|736
const Nl=({rule:t,value:n,arguments:r})=>Al([t.name,n,r]);
//|739 740
function _l({annotations:t,isSecret:n,computed:r,type:e}){const i=n||void 0!==r?void 0:t.find((({name:t})=>"default"===t))?.arguments[0];return void 0===i?void 0:Cl(e,Il(i))}
//default|102 739
function Il(t){if(Array.isArray(t))return t.map(Il);if(null===t||"object"!=typeof t)return t;const[[n,r]]=Object.entries(t);return"number"===n?kn(r,!0):r}
//default|48 95 115 740 752
function Cl(t,n){if("any"===t.name)return n;if("list"===t.name)return(Array.isArray(n)?n:[n]).map((n=>Cl(t.item,n))).filter((t=>void 0!==t));const r="number"==typeof n||n instanceof wn;return t.kind===pt?"string"==typeof n?n:r?zn(n):"boolean"==typeof n?String(n):void 0:Hl.includes(t.name)&&("string"==typeof n||r&&t.kind===mt||"boolean"==typeof n&&t.kind===at)?n:void 0}
//|352 706 742
function ql(t,n,r,e){if(!ys(n))throw new sl("the values of a form have names");Fl(t,n,r,r.form.objects[0],e)}
//|352 354 369 706 742 745
function Fl(t,n,r,e,i){const s=Object.keys(n).find((t=>!e.ct.has(t)));if(void 0!==s)throw new sl(`the form has no field '${_s([...r.path,s])}'`);for(const{name:s,field:o,group:u}of e.members){const e=xs(n,s);if(o)void 0!==e?Rl(t,e,r.node(o),i):i||Rl(t,void 0,r.node(o),!1);else if(ys(e))Fl(t,e,r,r.form.objects[u],i);else{if(null!=e)throw new sl(`'${_s([...r.path,s])}' takes the values of a form`);null!==e&&i||Fl(t,{},r,r.form.objects[u],!1)}}}
//|738 743 745
function zl(t,n){for(const r of n.fields){const n=_l(r.Pr);void 0!==n&&Rl(t,n,r,!1),r.nested&&zl(t,r.nested)}}
//|369 706
function Pl(t){if(t.isReadOnly)throw new sl(`'${_s(t.path)}' is read-only`)}
//|21 352 736 741 746 750
function Rl(t,n,r,e){const{type:i,computed:s}=r.Pr;void 0===s&&(r.Rr=!(null==n||"string"==typeof n&&N(n)||Array.isArray(n)&&0===n.length),r.Br=!1,i.form&&ys(n)?(r.Br=!0,r.content=void 0,ql(t,n,r.nested,e)):i.form?(ql(t,{},r.nested,!1),r.content=n):"list"===i.name&&Array.isArray(n)?Bl(t,n,r):(r.Dr=null,r.content=n),r.Ur=(r.Br||null!==r.Dr)&&Al(r.given)!==r.Zr,Jl(r))}
//list|747 749
function Bl(t,n,r){const e=(r.Dr??[]).slice(0,n.length);for(;e.length<n.length;)e.push(Dl(t,r));r.Dr=e,r.content=void 0,e.forEach(((r,e)=>Zl(t,r,n[e])))}
//module list|755
function Dl(t,n){const r={value:null,instance:null};return n.Jr&&(r.instance=new Kl(t,n.Jr,n,r)),r}
//|352 736 741 743
function Ul(t,n,r){if(void 0!==r&&(n.value=r),n.instance){zl(t,n.instance),ys(r)&&ql(t,r,n.instance,!0);for(const t of n.instance.Lr())t.Zr=Al(t.given)}}
//|352 741
function Zl(t,n,r){n.value=r,n.instance&&ys(r)&&ql(t,r,n.instance,!1)}
//|
function Jl(t){t.unit.moment="change";for(let{Hr:n,Vr:r}=t.instance;n&&void 0!==t.given;({Hr:n,Vr:r}=n.instance))null===r&&(n.Br=!0)}
//module nested|380 751
function Ll(t,n=t.form.objects[0]){return Zs(n.members.map((({name:n,field:r,group:e})=>{if(r)return[n,t.node(r).given];const i=Ll(t,t.form.objects[e]);return[n,Object.keys(i).length>0?i:void 0]})))}
//|
const Hl=["integer","number","boolean","date","month","time","datetime"];
//|
const Vl=["text","integer","number","date","month","time","datetime","choice","any"];
//|48 95 104 115 381 670 728 736 751 752 755
const Yl=class{constructor(t,n){this.instance=t,this.Pr=n,this.session=t.session,this.unit=null,this.content=void 0,this.Dr=null,this.Br=!1,this.Ur=!1,this.nested=n.type.form?new Kl(this.session,n.type.form,this,null):null,this.Jr="list"===n.type.name?n.type.item.form??null:null,this.Yr=!1,this.Kr=!1,this.Rr=!1,this.isEnabled=!0,this.Gr=!1,this.Zr=void 0,this.status=null,this.view=null,this.Qr=n.Qr??=new Tl(n.mask,n.notation)}get path(){return[...this.instance.path,...this.Pr.groups,this.Pr.name]}get slot(){return this.instance.place.frame.base+this.Pr.slot}get Wr(){return!this.Br&&null===this.Dr&&Al(this.content)!==this.Zr}get isReadOnly(){return this.Gr||void 0!==this.Pr.computed}*Xr(){if(this.nested&&(yield this.nested),this.Jr)for(const t of this.Dr??[])yield t.instance}get given(){return this.Br?Ll(this.nested):null===this.Dr?this.content:this.Dr.map((t=>t.instance?Ll(t.instance):t.value))}get value(){const{type:t}=this.Pr;return!this.Br&&null===this.Dr&&"string"==typeof this.content&&Hl.includes(t.name)?Js(this.session.yt,this.slot,t)??this.content:this.given}get te(){if(this.Br||null!==this.Dr)return null;const{content:t,Pr:{notation:n}}=this;if(null==t)return"";if("number"==typeof t||t instanceof wn){const r="number"==typeof t?Mn(t):t;return n?.write(mt,r)??zn(r)}return"string"!=typeof t?null:null===n||this.Yr?t:Dc(n,t)??t}};
//|754 756 757
const Kl=class{constructor(t,n,r,e){this.session=t,this.form=n,this.Hr=r,this.Vr=e,this.fields=n.fields.map((t=>new Yl(this,t))),this.Lt=Ql(t.program,n).map((t=>({...t,instance:this,moment:"change",standing:Gl})));for(const t of this.Lt)t.field&&(this.node(t.field).unit=t);this.place=null}node(t){return this.fields[this.form.fields.indexOf(t)]}get path(){return null===this.Hr?[]:null===this.Vr?this.Hr.path:[...this.Hr.path,this.Hr.Dr.indexOf(this.Vr)]}*ne(){for(const t of this.Lt)if(yield t,t.field)for(const n of this.node(t.field).Xr())yield*n.ne()}*Lr(){for(const t of this.ne())t.field&&(yield t.instance.node(t.field))}};
//|
const Gl=Object.freeze({hasErrors:!1,isUndecided:!1,fails:!1,failsForGood:!1,isPending:!1,inquiries:[],violations:[],undecided:[],notes:new Map});
//|232 693 758
function Ql(t,n){if(n.Lt)return n.Lt;const r=[];for(const e of t.Kt(n.checks)){const i={entry:e.index,field:null,slot:e.a,hasConditions:!1,targets:[],reads:[]};if(e.op===Fe)r.push({...i,field:n.fields[e.a],slot:n.fields[e.a].slot});else if(e.op===ze)r.push(i);else if(e.op===Pe){const n=t.checks[e.a],i=r.at(-1);n.isCondition&&(i.hasConditions=!0),Wl(n).length>0&&i.targets.push(Wl(n)),i.reads.push(...Qc(t,n).filter((t=>t!==i.slot)))}}return n.Lt=r}
//|
function Wl({target:t}){const n=t.findIndex((t=>"string"!=typeof t));return n<0?t:t.slice(0,n)}
//|759
function Xl(t,n){const r=t.fields.findLast((({Pr:t})=>t.slot<=n));return r&&r.Pr.slot!==n?r.nested?Xl(r.nested,n-r.Pr.slot):null:r??null}
//|761
function th(t){for(const n of t.root.Lr())n.status=nh(t,n)}
//|58 762 763 764 765 767 770
function nh(t,n){const{Yr:r}=n,e=null===n.instance.Hr?[]:rh(t,n),{unit:i}=n,s=i.targets.length>0||e.length>0,o=s?ih(t,n,e):i.standing,u=0==(t.yt.slots[n.slot].flags&Ft),c=sh(t,n,o)||o.fails&&(i.hasConditions||e.length>0),l=(r,e)=>!s||eh(t,r,e)===n,h=c?[...e,i].flatMap((n=>uh(t,n).filter((t=>l(t,n))))):[],f=h.filter((t=>"error"===t.severity)),{Wr:a}=n,m=o.isUndecided&&!hh(t,n),p=m&&void 0!==n.Pr.computed,d=h.filter((t=>"warning"===t.severity)),b=m?o.undecided:[];return{state:u&&n.isEnabled?f.length>0?"invalid":o.isPending?"checking":t.re!==n||r?r||n.Kr||a||n.Ur||p?o.hasErrors?"incomplete":m?"undecided":o.isUndecided?"incomplete":"valid":"untouched":"editing":"untouched",isActive:u,isPending:o.isPending,violations:f,warnings:d,undecided:b}}
//nested|
function rh(t,n){const r=[];for(let{Hr:e,Vr:i}=n.instance;null!==e&&null===i;({Hr:e,Vr:i}=e.instance))e.unit.targets.some((r=>t.find(r,e.nested)===n))&&r.push(e.unit);return r}
//target|758
function eh(t,n,r){const e=r.field?r.instance.node(r.field):null,i=r.standing.notes.get(n)?.check,s=i?Wl(i):[];return(e?.nested&&s.length>0?t.find(s,e.nested):null)??e}
//target|763
function ih(t,n,r){const{unit:e}=n,i=[...r,e].flatMap((({standing:r,...e})=>r.violations.filter((i=>eh(t,i,{standing:r,...e})===n)).map((t=>({isError:"error"===t.severity,isFinal:!r.notes.get(t)?.zt}))))),s=e.standing.hasErrors&&!e.standing.violations.some((t=>"error"===t.severity));return{...e.standing,hasErrors:s||i.some((({isError:t})=>t)),fails:i.length>0,failsForGood:i.some((({isFinal:t})=>t))}}
//|766
function sh(t,n,r){return n.Yr?r.failsForGood:r.fails&&oh(t,n)}
//|381
function oh(t,n){return void 0!==n.Pr.computed?void 0!==Js(t.yt,n.slot,n.Pr.type):n.Kr||n.Rr&&t.re!==n}
//|765 768 776
function uh(t,n){const{standing:r}=n;if(!r.fails)return[];const e=n.field?n.instance.node(n.field):null,i=null===e||sh(t,e,r);return i||n.hasConditions?bh(r.violations.filter((r=>ch(t,r,n,e,i))),r.notes,t.options.mode):[]}
//|693 769 772
function ch(t,n,r,e,i){const{zt:s=!1,check:o=null}=r.standing.notes.get(n)??{},u=o?.isCondition??!1;if(e?.Yr&&s&&!u)return!1;const c=o?Qc(t.program,o):[];return null===e&&0===c.length?t.ee:!!(i||u&&0!==c.length)&&!(e&&0===c.length&&void 0===e.Pr.computed&&!e.Yr&&!e.Kr)&&!(e&&void 0!==e.Pr.computed&&!lh(t,e))&&c.every((n=>ah(t,n,r.instance)))}
//computed|766 771 774
function lh(t,{Pr:{slot:n},instance:r}){const e=ph(t,n,r);return(0===e.length||e.some((n=>oh(t,n))))&&!fh(t,n,r)}
//|771
function hh(t,n){return!n.Yr&&[...n.unit.reads,...void 0===n.Pr.computed?[]:[n.Pr.slot]].some((r=>fh(t,r,n.instance)))}
//reads computed|759 773 774
function fh(t,n,r){const e=Xl(r,n);return null!==e&&void 0===e.Pr.computed?mh(t,e):ph(t,n,r).some((n=>mh(t,n)))}
//reads|50 759 766 771 774
function ah(t,n,r){const e=Xl(r,n);return!!(null!==e&&t.yt.slots[e.slot].flags&St)||!(null!==e&&!oh(t,e))&&(null!==e||ph(t,n,r).every((n=>oh(t,n))))&&!fh(t,n,r)}
//|
function mh(t,n){if(n.Yr)return!0;if(null===n.nested&&!n.Jr)return!1;for(let r=t.re?.Yr?t.re:null;r;r=r.instance.Hr)if(r===n)return!0;return!1}
//computed parameters group|692 759
function ph(t,n,r){const[e,i,s]=[[{slot:n,instance:r}],new Map,[]];for(const n of e){const r=i.get(n.instance)??i.set(n.instance,new Set).get(n.instance);if(r.has(n.slot))continue;r.add(n.slot);const{form:o,Hr:u}=n.instance,c=Gc(t.program,o).get(n.slot),l=Xl(n.instance,n.slot),h=(o.parameters??[]).findIndex((t=>t.slot===n.slot));c?e.push(...c.map((t=>({slot:t,instance:n.instance})))):void 0!==l?.Pr.computed?e.push({slot:l.Pr.slot,instance:l.instance}):l?s.push(l):h>=0&&u&&e.push(...(u.Pr.or?.[h]??[]).map((t=>({slot:t,instance:u.instance}))))}return s}
//|767
function dh(t){return[...t.root.ne()].flatMap((n=>uh(t,n)))}
//|
function bh(t,n,r){if("all"===r||t.length<2)return t;const e=new Set;let i=!1;return t.filter((t=>!(e.has(t.path)||i&&n.get(t)?.check||("error"!==t.severity||(e.add(t.path),t.path.endsWith("]")||(i=!0)),0))))}
//|
function wh(t,n){let r=n;for(;r.instance.Hr;)r=r.instance.Hr.unit;const e=t.form.steps.findIndex((({slots:[t,n]})=>t<=r.slot&&r.slot<n));return e<0&&null===r.field?0:e}
//|693 777
function gh(t,n,r,e){const i=wh(t,r);return i<0||i>n?[]:e.filter((e=>{const s=r.standing.notes.get(e)?.check,o=(s&&r.instance===t.root?Qc(t.program,s):[]).map((n=>t.form.steps.findIndex((({slots:[t,r]})=>t<=n&&n<r))));return Math.max(i,...o)===n}))}
//|778
function vh(t,n){const r={hasErrors:!1,isUndecided:!1,isPending:!1};for(const e of t.root.ne()){const{violations:i,undecided:s,isPending:o}=e.standing;gh(t,n,e,i).some((t=>"error"===t.severity))&&(r.hasErrors=!0),0!==gh(t,n,e,s).length&&(r.isUndecided=!0,o&&(r.isPending=!0))}return r}
//|767 778
function jh(t,n){return[...t.root.ne()].flatMap((r=>gh(t,n,r,uh(t,r))))}
//|777
function Oh(t,n){t.ie(null),t.host?.se();for(const r of t.root.ne()){if(wh(t,r)!==n)continue;r.moment="submit";const e=r.field?r.instance.node(r.field):null;null!==e&&t.oe(e)&&Object.assign(e,{Kr:!0,Yr:!1})}t.update()}
//steps|40 779 780 781
const yh=class{#t;#n;constructor(t,n){this.#t=t,this.#n=n}get#r(){return this.#t.form.steps[this.#n]}get name(){return this.#r.name}get label(){return this.#r.label??H(this.name)}get fields(){const[t,n]=this.#r.slots;return this.#e(t,n).map((t=>this.#t.view(t)))}#e(t,n){return this.#t.root.fields.filter((({Pr:r})=>t<=r.slot&&r.slot<n))}get state(){const{hasErrors:t,isUndecided:n,isPending:r}=vh(this.#t,this.#n);if(this.violations.length>0)return"invalid";if(r)return"checking";const[e,i]=this.#r.slots;return this.#e(e,i).some((t=>t.Kr||t.Wr||this.#t.re===t))?t?"incomplete":n?"undecided":"valid":"untouched"}get violations(){return jh(this.#t,this.#n).filter((t=>"error"===t.severity))}get warnings(){return jh(this.#t,this.#n).filter((t=>"warning"===t.severity))}get canContinue(){const{hasErrors:t,isUndecided:n}=vh(this.#t,this.#n);return!t&&!n&&!this.#t.ue}async submit(){return Oh(this.#t,this.#n),await(this.#t.host?.settle()),this.canContinue}};
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|70 76 81 84 85 86 783
const $h=class{constructor(t,n){this.now=t,this.offset=n}static of(t){if("string"==typeof t){const n=rn(t),r=null===n?on(t):un(n,0);if(!r)throw new RangeError(`now: '${t}' is neither a date nor a date with time`);const e=60*(r.o??0);return new $h({s:r.s-e,n:r.n},(()=>e))}const n=Number(t??Date.now());if(!Number.isFinite(n))throw new RangeError("now is no date");const r=Math.floor(n/1e3);return new $h({s:r,n:Math.floor(1e6*(n-1e3*r))},(t=>Math.round(60*-new Date(1e3*t.s).getTimezoneOffset())||0))}N(t){const n=Math.floor((t.s+this.offset(t))/86400);return Math.min(Math.max(n,Jt),Lt)}x(t){const n={s:t.s+this.offset(t),n:t.n,o:null};return Qt(cn(n))?n:null}T(t){const n=n=>({s:t.s-n,n:t.n});if(null!==t.o)return n(60*t.o);const r=this.offset(n(86400));if(this.offset(n(r))===r)return n(r);const e=this.offset(n(-86400));return this.offset(n(e))===e?n(e):n(r)}};
//|783
const kh=class{constructor(t,n){this.mode=t,this.context=n.context??{},this.strict=!0===n.strict,this.moment="submit",this.judgesNestedForms=!0,this.host=null,this.ruleTexts=n.ruleTexts,this.translations=n.translations,this.now=n.now,this.ce=null}get E(){return this.ce??=$h.of(this.now)}};
//externals|706 737 786 787 788
const xh=class{constructor(t,n){const r=t.program.externals.filter((({name:t})=>"function"!=typeof n[t])).map((({name:t})=>`'${t}'`));if(r.length>0)throw new sl(`the form needs external rules that were not supplied: ${r.join(", ")}`);this.session=t,this.externals=n,this.answers=new Map,this.le=new Map,this.kept=new Map,this.waiting=[]}ht(t){return this.answers.get(Nl(t))}se(){for(const[t,n]of this.answers)void 0===n.accepted&&this.answers.delete(t)}he(t){const[n,r]=[new Map,new Set];for(const{standing:e}of t)for(const{question:t,isPending:i}of e.inquiries)r.add(Nl(t)),i&&n.set(Nl(t),t);for(const t of this.answers.keys())r.has(t)||this.answers.delete(t);this.fe(n)}fe(t){for(const[n,{ae:r}]of this.le)t.has(n)&&!this.session.ue||(this.le.delete(n),r.abort());for(const[n,r]of this.session.ue?[]:t){if(this.le.has(n))continue;const t=new AbortController;this.le.set(n,{ae:t}),this.answer(r,n,t.signal).then((r=>this.take(n,t,r)))}if(0===this.le.size)for(const t of this.waiting.splice(0))t()}async settle(){for(;this.le.size>0;)await new Promise((t=>this.waiting.push(t)))}take(t,n,r){this.le.get(t)?.ae===n&&(this.le.delete(t),this.answers.set(t,r),this.session.update())}async answer(t,n,r){const{debounce:e,timeout:i,cache:s,retries:o=0}=t.rule,u=this.kept.get(n);if(u&&u.end>performance.now())return u.answer;if(e&&!await Sh(Eh(e),r))return{reason:"cancelled"};const c=new AbortController;r.addEventListener("abort",(()=>c.abort()),{once:!0});const l=this.me(t,o,c.signal),h=i&&Sh(Eh(i),r).then((()=>({reason:"timed out"}))),f=await(h?Promise.race([l,h]):l);return c.abort(),s&&void 0!==f.accepted&&this.kept.set(n,{answer:f,end:performance.now()+Eh(s)}),this.kept.size>1024&&this.kept.delete(this.kept.keys().next().value),f}async me(t,n,r){const{rule:e,value:i,arguments:s}=t,o=Object.fromEntries(e.parameters.map(((t,n)=>[t,s[n]??null])));for(;;)try{return Mh(await this.externals[e.name](i,{signal:r,arguments:o}))}catch(t){if("AbortError"===t?.name||r.aborted)return{reason:"cancelled"};if(n--<=0)return{reason:t?.message?`failed: ${t.message}`:"failed"}}}};
//externals|
function Mh(t){if("boolean"==typeof t)return{accepted:t};if("string"==typeof t)return{accepted:!1,message:t};throw new TypeError("an external rule answers true, false or a message")}
//externals|133
const Eh=t=>Number(nr(t).y)/1e6;
//externals|
const Sh=(t,n)=>new Promise((r=>{const e=setTimeout((()=>r(!0)),Math.min(t,2147483647));n.addEventListener("abort",(()=>{clearTimeout(e),r(!1)}),{once:!0})}));
//module list|747 748 792 794
function Th(t,n,r){Ch(t,(e=>{const i=Dl(t.session,t);return e.splice(_h(t,r,e.length),0,i),()=>Ul(t.session,i,n)}))}
//module list|792 794
function Ah(t,n,r){Ch(t,(e=>{const i=e.length-1;e.splice(_h(t,r,i),0,...e.splice(_h(t,n,i),1))}))}
//module list|792 794
function Nh(t,n){Ch(t,(r=>{r.splice(_h(t,n,r.length-1),1)}))}
//module list|793
function _h(t,n,r){if(Number.isInteger(n)&&n>=0&&n<=r)return n;throw Ih(t)}
//module list|369 706
const Ih=t=>new sl(`there is no such row in '${_s(t.path)}'`);
//module list|744 750 793
function Ch(t,n){if("list"!==t.Pr.type.name)throw Ih(t);Pl(t);const r=[...t.Dr??[]],e=n(r);t.Dr=r,t.content=void 0,e?.(),t.Kr=!0,Jl(t)}
//|369 744 745 789 790 791
const qh=class{#i;constructor(t){this.#i=t}get path(){return _s(this.#i.path)}get label(){return this.#i.Pr.z}get text(){return this.#i.Qr.shown(this.#i.te??"")}get value(){return this.#i.value}get state(){return this.#i.status.state}get violations(){return this.#i.status.violations}get warnings(){return this.#i.status.warnings}get undecided(){return this.#i.status.undecided}get isActive(){return this.#i.status.isActive}get isPending(){return this.#i.status.isPending}get isReadOnly(){return this.#i.isReadOnly}set isReadOnly(t){this.#s((n=>n.Gr=t))}get isEnabled(){return this.#i.isEnabled}set isEnabled(t){this.#s((n=>n.isEnabled=t))}get rowCount(){return this.#i.Dr?.length??0}edit(t){return this.#i.session.edit(this.#i,t)}set(t){this.#s(((n,r)=>{Pl(n),n.Yr=!1,Rl(r,t,n,!1)}))}focus(){this.#s(((t,n)=>n.ie(t)))}leave(){this.#s(((t,n)=>n.re===t?n.ie(null):n.leave(t,n.re)))}insert(t,n=this.rowCount){this.#s((r=>Th(r,t,n)))}move(t,n){this.#s((r=>Ah(r,t,n)))}remove(t){this.#s((n=>Nh(n,t)))}#s(t){const{session:n}=this.#i;t(this.#i,n),n.update()}};
//|27 48 53 58 62 358 369 381 392 655 706 736 741 743 750 753 755 756 760 784 785 795 801 802 797 798 799 800
const Fh=class{constructor(t,{values:n={},context:r={},externals:e={},...i}){this.program=t.program,this.form=t.Pr,this.options={mode:"first-per-field",...i},this.context=r,this.yt=new Cc(t.program),this.host=t.program.externals.length>0?new xh(this,e):null,this.root=new Kl(this,this.form,null,null),this.re=null,this.ee=!1,this.ue=!1,this.pe=new Set,zl(this,this.root),ql(this,n,this.root,!0);for(const t of this.root.Lr())t.Zr=Al(t.given),t.Ur=!1;this.update()}update(){this.de();for(const t of this.root.ne())t.standing=this.judge(t);th(this),this.host?.he(this.root.ne());for(const t of[...this.pe])t()}S(t,n){const r=new kh(t,this.options);return r.context=this.context,r.host=this.host,Object.assign(r,n)}de(){const t=new Array(this.form.slotCount).fill(null);this.be=new Ts(t,!1),this.we(this.root,{frame:to(this.form,0),outer:[],items:[]},t),this.yt.Sn(this.form,this.S("all"),t);for(const t of this.root.Lr())void 0!==t.Pr.computed&&(t.content=Js(this.yt,t.slot,t.Pr.type))}we(t,n,r){t.place=n;const{base:e}=n.frame;r[e]=new Bt(jt,void 0);for(const i of t.fields){const t=e+i.Pr.slot,s=(t,r,e)=>zh(n,i,t,r,e);if(i.Br)this.we(i.nested,s(i.Pr.type.form,t,null),r);else if(null!==i.Dr&&i.Jr)this.layOutRows(i,t,s,r);else{const n=void 0!==i.Pr.computed?void 0:i.Dr?.map((t=>t.value))??i.content;this.be.value(n,i.Pr.type,t,0),i.Yr&&r[t]&&(r[t].flags|=Nt),i.nested&&this.placeInstance(i.nested,s(i.Pr.type.form,t,null))}const o=void 0!==i.content&&void 0===i.Pr.computed;i.instance.form.objects.length>1&&(i.Br||null!==i.Dr||o)&&this.showGroups(i,e,r)}}judge(t){const n=t.field?t.instance.node(t.field):null;if(null!==t.instance.Hr&&!this.isJudged(t.instance)||!1===n?.isEnabled)return Gl;const r=null!==n&&(null!==n.nested||null!==n.Jr),e=this.S("all",{moment:t.moment,judgesNestedForms:!r}),{Bt:i,isUndecided:s,violations:o,undecided:u,inquiries:c,notes:l}=this.yt.An(t.entry,t.instance.place,e),h=[...l.values()].filter((t=>t.zt)).length;return{hasErrors:i,isUndecided:s,violations:o,undecided:u,inquiries:c,notes:l,fails:o.length>0,failsForGood:o.length>h,isPending:c.some((t=>t.isPending))}}get verdict(){let t="valid";for(const{standing:n}of this.root.ne()){if(n.hasErrors)return"invalid";n.isUndecided&&(t="undecided")}return t}edit(t,n){const r=t.te;if(null===r||!Vl.includes(t.Pr.type.name))throw new sl(`'${_s(t.path)}' holds no text that could be edited`);if(t.isReadOnly||!t.isEnabled)throw new sl(`'${_s(t.path)}' is read-only`);const e=t.Qr.shown(r),i=[n.start,n.end].map((t=>Ph(e,t))),s=this.S("all"),o={start:i[0],end:Math.max(...i),text:n.text??"",fr:"forward"===n.direction},u=t.Qr.mt(o,r,(n=>void 0===t.Pr.filter||this.yt.canHold(n,t.Pr,t.instance.place,s)));this.ie(t);const c=r!==u.value||null!==t.Pr.notation;"refused"===u.disposition||!c&&t.Yr||(t.Yr=!0,t.Rr=!1,c&&(t.content=u.value,Jl(t))),this.update();const{state:l,violations:h,warnings:f}=t.status,a=z(u.shown).slice(0,u.caret).join("").length;return{text:u.shown,value:t.value,caret:a,state:l,isRefused:"refused"===u.disposition,messages:[...h,...f].map((t=>t.message))}}ie(t){if(this.re===t)return;const n=this.re;this.re=t,n&&this.leave(n,t)}leave(t,n){const r=new Set;for(let t=n;t;t=t.instance.Hr)r.add(t);for(let n=t;n&&!r.has(n);n=n.instance.Hr)n.Kr=!0,n.Yr=!1,n.unit.moment="blur"}oe(t){return 0==(this.yt.slots[t.slot].flags&Ft)&&(null===t.instance.Hr||this.oe(t.instance.Hr))}ge(){this.ie(null),this.ee=!0,this.host?.se();for(const t of this.root.ne())if(t.moment="submit",t.field){const n=t.instance.node(t.field);this.oe(n)&&(n.Kr=!0)}this.update()}find(t,n=this.root){const r=[];for(const[e,i]of t.entries()){const s=n.fields.find((({Pr:t})=>t.name===i&&_s(t.groups)===_s(r)));if(!s){r.push(i);continue}const o=t.slice(e+1);if(0===o.length)return s;if(s.nested)return this.find(o,s.nested);const u=s.Dr?.[o[0]]?.instance;return u&&o.length>1?this.find(o.slice(1),u):null}return null}view(t){return t.view??=new qh(t)}};
//list|48 62 796
Object.assign(Fh.prototype,{layOutRows({Dr:t,Jr:n},r,e,i){const s=i[r]=new Bt(vt,void 0);[s.count,s.stride]=[t.length,n.slotCount],s.start=this.be.append(s.count*s.stride),t.forEach(((t,r)=>this.we(t.instance,e(n,s.item(r),r),i)))}});
//nested|796 801
Object.assign(Fh.prototype,{placeInstance(t,n){t.place=n;for(const r of t.fields){const{type:{form:t},slot:e}=r.Pr;r.nested&&this.placeInstance(r.nested,zh(n,r,t,n.frame.base+e,null))}}});
//group|48 62 796
Object.assign(Fh.prototype,{showGroups(t,n,r){const{objects:e}=t.instance.form;for(const i of e.slice(1)){const{slot:e}=t.Pr;i.slot<e&&e<i.slot+i.slotCount&&(r[n+i.slot]=new Bt(jt,void 0))}}});
//nested|48 55 61 796
Object.assign(Fh.prototype,{isJudged(t){const{Hr:n}=t,r=this.yt.slots[n.slot];return!(!n.isEnabled||r.flags&Rt)&&(null!==t.Vr||!(r.kind!==jt||r.flags&It))&&(null===n.instance.Hr||this.isJudged(n.instance))}});
//form|392
function zh(t,n,r,e,i){return{frame:to(r,e,t.items.length+(null===i?0:1),null!==i&&i>0),outer:[...t.outer,{...t.frame,field:n.Pr}],items:null===i?t.items:[...t.items,i]}}
//|27 706
function Ph(t,n){if(!(n>=0&&n<=t.length))throw new sl(`the offset ${n} is not in a text of ${t.length}`);const r=z(t.slice(0,n));if(z(t).slice(0,r.length).join("").length!==n)throw new sl(`the offset ${n} is inside a character`);return r.length}
//|378 707 741 775 782 796
const Rh=class{#t;constructor(t,n){this.#t=new Fh(t,n)}field(t){const n=this.#t.find(ol(t));return n&&this.#t.view(n)}get fields(){return[...this.#t.root.Lr()].map((t=>this.#t.view(t)))}get steps(){return this.#t.form.steps.map(((t,n)=>new yh(this.#t,n)))}get verdict(){return this.#t.verdict}get isPending(){return[...this.#t.root.ne()].some((t=>t.standing.isPending))}get violations(){return dh(this.#t).filter((t=>"error"===t.severity))}get warnings(){return dh(this.#t).filter((t=>"warning"===t.severity))}get values(){return Ds(this.#t.yt,this.#t.form,0)}get context(){return this.#t.context}set context(t){this.#t.context=t,this.#t.update()}update(t){ql(this.#t,t,this.#t.root,!0),this.#t.update()}onChange(t){return this.#t.pe.add(t),()=>this.#t.pe.delete(t)}async settle(){await(this.#t.host?.settle())}async submit(){return this.#t.ge(),await this.settle(),this.verdict}end(){this.#t.ue=!0,this.#t.host?.fe(new Map),this.#t.pe.clear()}};
//|
const Bh=["first-per-field","all","first"];
//|40 803 806 807 808
const Dh=class{constructor(t,n,r=!0){this.program=t,this.Pr=n,this.nn=r,this.name=n.name,this.label=n.label??H(n.name)}session(t={}){return new Rh(this,t)}};
//module|805
Object.assign(Dh.prototype,{validate(t,n={}){return void 0===n.step?this.judge(t,n):this.upTo(n.step).judge(t,n)}});
//module|805
Object.assign(Dh.prototype,{upTo(t){const n=this.Pr.steps.find((n=>n.name===t));if(!n)throw new RangeError(`there is no step '${t}'`);return n.form??=new Dh(this.program.limited(this.Pr,n),this.Pr,!1)}});
//module|352 704 784 804 805
Object.assign(Dh.prototype,{judge(t,n){const{mode:r="first-per-field"}=n;if(!Bh.includes(r))throw new RangeError(`'${r}' is no report mode`);if(!ys(t))throw new TypeError("a record is an object");void 0===this.Pr.In&&(this.Pr.In=el(this.program,this.Pr));const e=this.nn?this.Pr.In:null;if(null!==e&&e.hr(t))return{verdict:"valid",violations:[],undecided:[]};const{yt:i}=this.program;i.accepted=e?.accepted??null;const s=i.judge(t,this.Pr,new kh(r,n));return{verdict:s.Bt?"invalid":s.isUndecided?"undecided":"valid",violations:s.violations,undecided:s.undecided}}});
//|694 805
function load(t){const n="string"==typeof t?JSON.parse(t):t,r=new Wc(n),e=new Map([...r.forms].reverse().map((t=>[t.name,t])));return{forms:[...new Set(r.forms.map((({name:t})=>t)))],form(t){const n=e.get(t);if(!n)throw new RangeError(`there is no form '${t}'`);return new Dh(r,n)}}}
//|102 353
function Uh(t){let n=0;const r=()=>{throw new SyntaxError(`not JSON at position ${n}`)},e=/[ \t\n\r]*/y,i=/"(?:[^"\\\0-\x1f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|[{}[\],:]/y,s=()=>{e.lastIndex=n,e.test(t),i.lastIndex=e.lastIndex;const s=i.exec(t)?.[0]??r();return n=i.lastIndex,s},o=t=>'"'===t[0]?JSON.parse(t):r(),u=(t,n)=>(n>512&&r(),"{"===t?l(n):"["===t?c(n):"true"===t||"false"===t?"true"===t:"null"===t?null:/[-0-9]/.test(t[0])?kn(t,!0):o(t)),c=t=>{const n=[];for(let e=s();"]"!==e;e=s())n.length>0&&(e=","===e?s():r()),n.push(u(e,t+1));return n},l=t=>{const[n,e,i]=[{},[],new Set];for(let c=s();"}"!==c;c=s()){e.length>0&&(c=","===c?s():r());const l=o(c);":"!==s()&&r(),Object.hasOwn(n,l)?i.add(l):e.push(l),Object.defineProperty(n,l,{value:u(s(),t+1),enumerable:!0,writable:!0,configurable:!0})}return Object.defineProperty(n,$s,{value:e}),i.size>0&&Object.defineProperty(n,ks,{value:i}),n},h=u(s(),0);return e.lastIndex=n,e.test(t),n=e.lastIndex,n===t.length?h:r()}
//module|95
export{wn as Decimal};
//module|42
export{Y as ProgramError};
//module|706
export{sl as SessionError};
//|809
export{load};
//module|810
export{Uh as parse};
