/* The FormRules runtime, made by Scripts/minify.sh: SHA-256 834c797d7b6697c2 */
//|
const[]=[]
//|0 936
,[t,n,e,r]=[12,1,2,3]
//|0 936
,[s,i,o]=[4,8,16]
//|0 936
,[c,u]=[5,10]
//|0 936
,[l,h]=[13,14]
//|0 936
,a=t=>t?13:14
//|0 936
,m=t=>t?5:10
//|0 936
,f=(t,n,e)=>t|(n?4:0)|(e?8:0)
//|0 936
,p=t=>3&t
//|0 936
,d=t=>0!=(2&t)
//|7 8 0 936
,b=t=>{if(16&t)return 1===p(t)?28:29;const n=p(t);return f(1===n?2:2===n?1:n,8&t,4&t)}
//|8 12 0 936
,w=(t,n,e)=>{const[r,s]=[p(t),p(n)];return 0===r||0===s?0!==r?t:0!==s?n:t|n:g(t,n,e)}
//|8 0 936
,g=(t,n,e)=>{const[r,s]=[p(t),p(n)],i=t=>r===t||s===t,o=i(e)?e:i(3)?3:i(0)?0:r,[c,u]=2===e?[4,8]:[8,4];return o|t&n&c|(t|n)&u}
//|0 936
,[j,O,v,y]=[0,1,2,3]
//|0 936
,k=[12,12,5,10]
//|11 12 0 936
,x=[(t,n)=>w(t,n,2),(t,n)=>w(t,n,1),(t,n)=>g(t,n,2),(t,n)=>g(t,n,1)]
//|0 936
,$="\\t-\\r \\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000"
//|16 0 936
,M=new RegExp(`^[${$}]*$`)
//|16 0 936
,S=new RegExp(`^[${$}]+`)
//|16 0 936
,T=new RegExp(`[${$}]+`,"g")
//|17 0 936
,E=t=>{const n=t.charCodeAt(0);return!(n>32&&n<128)&&M.test(t)}
//|18 20 0 936
,A=t=>{let n=t.length;for(;n>0&&E(t[n-1]);)n--;return t.slice(0,n).replace(S,"")}
//|0 936
,N=String.prototype.isWellFormed?t=>t.isWellFormed():t=>!/\p{Surrogate}/u.test(t)
//|0 936
,I=(t,n="\ufffd")=>t.replace(/\p{Surrogate}/gu,n)
//|0 936
,C=t=>{let n=t.length;for(let e=0;e<t.length;e++){const r=t.charCodeAt(e);r>=128&&(n+=r>=2048&&55296!=(63488&r)?2:1)}return n}
//|0 936
,_=t=>{let n=t.length;for(let e=0;e<t.length;e++)56320==(64512&t.charCodeAt(e))&&n--;return n}
//|939 27 0 936
,R=t=>{if(B(t))return t.split("");F??=new Intl.Segmenter("und",{granularity:"grapheme"});const n=[];for(let[e,r]=[0,1024];e<t.length;){let s=e+r;56320==(64512&t.charCodeAt(s))&&s++;const i=Array.from(F.segment(t.slice(e,s)),t=>t.segment);s<t.length&&i.pop(),r=i.length>0?1024:2*r;for(const t of i)n.push(t),e+=t.length}return n}
//|0 936
,B=t=>{for(let n=0;n<t.length;n++){const e=t.charCodeAt(n);if(e>=768||13===e)return!1}return!0}
//|26 27 0 936
,P=t=>B(t)?t.length:R(t).length
//|31 32 33 34 0 936
,q={}
//|0 936
,{}=Object.assign(q
//|28 29 30 35 0 936
,{characters:P}
//utf16|29 30 35 0 936
,{utf16:t=>t.length}
//scalars|25 29 30 35 0 936
,{scalars:_}
//bytes|24 29 30 35 0 936
,{bytes:C}
//|0 936
)
//|0 936
,z=(t,n)=>{const e=Math.min(t.length,n.length);for(let r=0;r<e;r++){const[e,s]=[t.charCodeAt(r),n.charCodeAt(r)];if(e===s)continue;const i=[e,s].map(t=>55296==(63488&t));return i[0]!==i[1]?i[0]?1:-1:e-s}return t.length-n.length}
//|0 936
,D=t=>`limit reached: ${t}`
//|0 936
,U="left to the server"
//|0 936
,Z=1e7,J=128
//|24 39 0 936
,L=t=>t.length>5592405.333333333&&C(t)>16777216
//|26 0 936
,G=t=>{const n=t.split(/[_-]/).filter(Boolean).join(" "),e=R(n)[0]??"";return e.toUpperCase()+n.slice(e.length)}
//|26 0 936
,H=t=>{if(t.length<=80)return t;const n=R(t);return n.length<=80?t:n.slice(0,80).join("")+"\u2026"}
//|0 936
,V=class extends Error{constructor(t){super(t),this.name="ProgramError"}}
//|0 936
,Y=["none","constant","parameter","field","previous","previousItem","context","computed","item","computation","itemPath"]
//|44 0 936
,[K,W,Q,X,tt,nt,et,rt,st,it,ot]=Y.keys()
//|0 936
,ct={kind:0,at:0}
//|43 44 46 0 936
,ut=t=>{if(null==t)return ct;const[[n,e]]=Object.entries(t),r=Y.indexOf(n);if(r<1)throw new V(`the operand '${n}' is not known`);return 8===r?{kind:r,level:e[0],at:e[1]}:{kind:r,at:e}}
//|47 0 936
,lt=t=>{const n=new Map;for(const{name:e,operand:r}of t){const t=n.get(e)??{listed:[],count:0};++t.count<=8&&t.listed.push({name:e,operand:ut(r)}),n.set(e,t)}return[...n.values()].flatMap(({listed:t,count:n})=>(n>8&&(t.at(-1).count=n),t))}
//|0 936
,[ht,at,mt,ft,pt,dt,bt,wt,gt,jt,Ot,vt,yt,kt,xt,$t,Mt]=Array(17).keys()
//|0 936
,St={text:4,choice:4,integer:3,number:3,boolean:2,date:5,month:16,time:6,datetime:7,file:8,any:void 0}
//|53 54 55 56 0 936
,Tt=class{constructor(t,n){this.kind=t,this.value=n,this.flags=0}get e(){return this.isMap?this.stride-1:this.stride}get i(){return 10===this.kind&&!this.isOwn&&0==(4&this.flags)}get c(){return 9===this.kind&&0==(68&this.flags)}u(t){this.flags|=64,this.reason=t}}
//|0 936
,{}=Object.assign(Tt.prototype
//list map any|51 52 57 0 936
,{item(t){return this.start+t*this.stride}}
//list map any|51 52 57 0 936
,{itemAt(t){return null===this.order?t:this.order[t]}}
//computations computed parameters|51 52 57 0 936
,{copy(){return Object.assign(new Tt(this.kind,this.value),this)}}
//|51 52 57 0 936
,{start:0,count:0,stride:0,order:null,isMap:!1,isOwn:!1,isKey:!1,form:null,text:null,given:null,reason:null,unknown:null}
//|0 936
)
//|51 0 936
,Et=t=>{const n=new Tt(t.isMap?9:0,void 0);return[n.start,n.count,n.stride,n.order]=[t.start-1,t.count,t.stride,t.order],n}
//|51 0 936
,At=t=>{if(9===t.kind)return t;const n=new Tt(10===t.kind&&t.isOwn?9:0,void 0);return 0===n.kind||([n.flags,n.isMap,n.order]=[t.flags,!0,t.order],[n.start,n.count,n.stride]=[t.start+1,t.count,2]),n}
//|51 0 936
,Nt=Object.freeze(new Tt(0,void 0))
//|51 0 936
,It=Object.freeze(Object.assign(new Tt(0,void 0),{flags:128}))
//|60 61 0 936
,Ct=({flags:t})=>128&t?It:Nt
//|0 936
,_t=Symbol("too many digits")
//|86 66 0 936
,Ft=class{constructor(t,n,e=!1){this.digits=t,this.exponent=n,this.l=e&&BigInt.asIntN(64,t)!==t,Object.freeze(this)}toString(){return tn(this)}toJSON(){return this.toString()}}
//|0 936
,{}=Object.assign(Ft
//module|63 64 72 65 67 0 936
,{from(t){const n=zt(String(t),!0);if(null===n||n===_t)throw new RangeError(`'${t}' is not a number of 38 digits`);return n}}
//|0 936
)
//|64 68 69 74 0 936
,Rt=(t,n,e=!1)=>{if(0n===t)return 0;const r=String(t),s=Ut(r),i=s.length-(t<0n?1:0),o=n+r.length-s.length;return i>38&&e?Rt(Bt(BigInt(s),i-38),o+i-38,!0):i>38||Math.abs(o)>2147483647?null:o>=0&&i+o<=15?Number(s)*10**o:new Ft(BigInt(s),o,e)}
//computations computed|79 80 0 936
,Bt=(t,n)=>{const[e,r]=[Ht(t),Vt(n)],s=e%r;return(e/r+(s>r-s||s===r-s&&e/r%2n===1n?1n:0n))*(t<0n?-1n:1n)}
//|0 936
,Pt=t=>"object"==typeof t&&t.l
//|0 936
,qt=t=>"number"==typeof t?[BigInt(t),0]:[t.digits,t.exponent]
//|73 0 936
,zt=(t,n=!1)=>{const e=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(t),[,r,s,i="",o=0]=e??[];return!e||o&&!n?null:""===i&&s.length<=15&&0===o?Number(r+s)||0:Dt(r,s,i,o)}
//|63 68 74 0 936
,Dt=(t,n,e,r)=>{const s=Ut(n+e),i=s.replace(/^0+/,"");return""===i?0:i.length>38?_t:Rt(BigInt(t+i),n.length-s.length+Number(r))??_t}
//|0 936
,Ut=t=>{let n=t.length;for(;"0"===t[n-1];)n--;return t.slice(0,n)}
//|72 76 0 936
,Zt=t=>Jt(t)?t||0:zt(String(t),!0)
//|0 936
,Jt=t=>Number.isInteger(t)&&t<1e15&&t>-1e15
//|0 936
,Lt=t=>"number"==typeof t||t.exponent>=0
//|0 936
,Gt=t=>"number"==typeof t?t<0:t.digits<0n
//|0 936
,Ht=t=>t<0n?-t:t
//|0 936
,Vt=t=>10n**BigInt(t)
//|71 79 0 936
,Yt=t=>{const[n,e]=qt(t);return String(Ht(n)).length-1+e}
//|83 0 936
,Kt=(t,n)=>"number"==typeof t&&"number"==typeof n?t<n?-1:t>n?1:0:Wt(t,n)
//module moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap between less lessOrEqual greater greaterOrEqual aggregate computations decimals integer number any default multiple_of|71 80 0 936
,Wt=(t,n)=>{const[e,r]=qt(t),[s,i]=qt(n),o=r-i,c=(t,n)=>t*Vt(Math.min(Math.max(n,0),39)),[u,l]=[c(e,o),c(s,-o)];return u<l?-1:u>l?1:0}
//|85 0 936
,Qt=(t,n)=>"number"==typeof t?t:Xt(t,n)
//module moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap between less lessOrEqual greater greaterOrEqual aggregate computations decimals integer number any default multiple_of|80 0 936
,Xt=({digits:t,exponent:n},e)=>{if(n>=0)return Number(`${t}e${n}`);const r=n<-38?0:Number(t/Vt(-n));return e===t>0n?r+(e?1:-1):r}
//|87 0 936
,tn=t=>"number"==typeof t?String(t):nn(t)
//|79 0 936
,nn=t=>{const n=t.digits<0n?"-":"",e=String(Ht(t.digits)),r=t.exponent;if(r>=0&&e.length+r<=40)return n+e+"0".repeat(r);const s=e.length+r;return r<0&&s>0?`${n}${e.slice(0,s)}.${e.slice(s)}`:r<0&&-r<=40?`${n}0.${"0".repeat(-s)}${e}`:`${n}${e}e${r}`}
//moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|0 936
,[en,rn]=[-719162,2932896]
//|0 936
,sn=(t,n)=>String(t).padStart(n,"0")
//moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|0 936
,on=(t,n)=>2===t?n%4!=0||n%100==0&&n%400!=0?28:29:4===t||6===t||9===t||11===t?30:31
//moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|90 0 936
,cn=(t,n,e)=>{if(t<1||t>9999||n<1||n>12||e<1||e>on(n,t))return null;const r=n<=2?t-1:t,s=Math.floor(r/400),i=r-400*s,o=Math.floor((153*(n>2?n-3:n+9)+2)/5)+e-1;return 146097*s+(365*i+Math.floor(i/4)-Math.floor(i/100)+o)-719468}
//moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|0 936
,un=t=>{const n=t+719468,e=Math.floor(n/146097),r=n-146097*e,s=Math.floor((r-Math.floor(r/1460)+Math.floor(r/36524)-Math.floor(r/146096))/365),i=r-(365*s+Math.floor(s/4)-Math.floor(s/100)),o=Math.floor((5*i+2)/153),c=o<10?o+3:o-9;return{year:s+400*e+(c<=2?1:0),month:c,day:i-Math.floor((153*o+2)/5)+1}}
//moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|0 936
,ln=t=>t>=-719162&&t<=2932896
//moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|0 936
,hn=t=>t>=12&&t<12e4
//moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|92 96 0 936
,an=t=>mn(un(t))
//moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|0 936
,mn=({year:t,month:n})=>12*t+n-1
//moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|90 91 92 0 936
,fn=(t,n)=>{const{year:e,month:r,day:s}=un(t),i=12*e+r-1+n;if(i<12||i>=12e4)return null;const[o,c]=[Math.floor(i/12),i%12+1];return cn(o,c,Math.min(s,on(c,o)))}
//moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|91 0 936
,pn=t=>{const n=/^(\d{4})-(\d\d)-(\d\d)$/.exec(t);return n&&cn(+n[1],+n[2],+n[3])}
//moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|0 936
,dn=t=>{const n=/^(\d{4})-(\d\d)$/.exec(t);return!n||+n[1]<1||+n[2]<1||+n[2]>12?null:12*+n[1]+ +n[2]-1}
//moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|0 936
,bn=t=>{const n=/^(\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?$/.exec(t);if(!n)return null;const[e,r,s=0]=n.slice(1,4).map(t=>t&&+t);return e>23||r>59||s>59?null:1e9*(3600*e+60*r+s)+ +(n[4]??"").padEnd(9,"0")}
//moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|98 100 102 0 936
,wn=t=>{const n=/^(.{10})[Tt ](.{5,18}?)(?:([Zz])|([+-])(\d\d):(\d\d))?$/.exec(t);if(!n)return null;const[e,r]=[pn(n[1]),bn(n[2])];return null===e||null===r||n[5]>23||n[6]>59?null:gn(e,r,n[3]?0:n[4]?(60*n[5]+ +n[6])*("-"===n[4]?-1:1):null)}
//moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|0 936
,gn=(t,n,e=null)=>({s:86400*t+Math.floor(n/1e9),n:n%1e9,o:0===e?0:e})
//moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|0 936
,jn=t=>Math.floor(t.s/86400)
//moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|103 0 936
,On=t=>1e9*(t.s-86400*jn(t))+t.n
//moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|89 92 0 936
,vn=t=>{const{year:n,month:e,day:r}=un(t);return`${sn(n,4)}-${sn(e,2)}-${sn(r,2)}`}
//moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|89 0 936
,yn=t=>`${sn(Math.floor(t/12),4)}-${sn(t%12+1,2)}`
//moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|74 89 0 936
,kn=t=>{const n=Math.floor(t/1e9),e=[n/3600,n/60%60,n%60].map(t=>sn(Math.floor(t),2)).join(":");return t%1e9==0?e:`${e}.${Ut(sn(t%1e9,9))}`}
//moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|89 103 104 105 107 0 936
,xn=t=>{const n=`${vn(jn(t))}T${kn(On(t))}`;if(null===t.o)return n;if(0===t.o)return n+"Z";const e=Math.abs(t.o);return`${n}${t.o<0?"-":"+"}${sn(Math.floor(e/60),2)}:${sn(e%60,2)}`}
//moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|0 936
,$n=(t,n)=>Math.sign(t.s-n.s||t.n-n.n)
//|20 0 936
,Mn=t=>{switch(t.kind){case 4:return E(t.value)&&0==(128&t.flags);case 0:return!0;case 1:return 0==(128&t.flags);case 9:return 0===t.count&&0==(132&t.flags);case 10:return 0!=(32&t.flags);default:return!1}}
//|0 936
,Sn=t=>4===t.kind?t.value:t.text??""
//|0 936
,Tn=t=>5===t.kind||16===t.kind||6===t.kind||7===t.kind
//|0 936
,En=t=>4===t.kind&&0!=(128&t.flags)&&!t.isKey
//|64 82 112 0 936
,An=(t,n,e)=>{const r=t.value===n.value||Tn(t)&&JSON.stringify(t.value)===JSON.stringify(n.value)||t.value instanceof Ft&&n.value instanceof Ft&&0===Kt(t.value,n.value);return t.kind===n.kind&&r&&t.start===n.start&&t.count===n.count&&(t.flags&~e)==(n.flags&~e)}
//moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|93 94 105 106 107 108 0 936
,Nn=t=>{switch(t.kind){case 5:return ln(t.value)?vn(t.value):null;case 16:return hn(t.value)?yn(t.value):null;case 6:return kn(t.value);default:return xn(t.value)}}
//|68 70 71 80 81 0 936
,In=(t,n)=>{if(0===n)return t;if(0===t)return n;const e=Pt(t)||Pt(n),[r,s]=qt(t),[i,o]=qt(n),c=Math.min(s,o);return Math.max(s,o)-c>76?e?Yt(t)>Yt(n)?t:n:null:Rt(r*Vt(s-c)+i*Vt(o-c),c,e)}
//|68 71 0 936
,Cn=(t,n)=>{const[e,r]=qt(t);return Rt(e,r+n)}
//|68 70 71 0 936
,_n=(t,n)=>{const[e,r]=qt(t),[s,i]=qt(n);return Rt(e*s,r+i,Pt(t)||Pt(n))}
//|68 70 71 79 80 0 936
,Fn=(t,n)=>{const[e,r]=qt(t),[s,i]=qt(n),o=Ht(s);let c=Ht(e)/o,u=Ht(e)%o,l=r-i;for(;0n!==u&&c<Vt(37);)c=10n*c+10n*u/o,u=10n*u%o,l-=1;(u>o-u||u===o-u&&c%2n===1n)&&(c+=1n);const h=0n!==u||Pt(t)||Pt(n);return Rt(e<0n!=s<0n?-c:c,l,h)}
//|64 0 936
,Rn=t=>"number"==typeof t?-t||0:new Ft(-t.digits,t.exponent,t.l)
//|71 79 80 0 936
,Bn=(t,n)=>{const[e,r]=qt(t),s=-r-n;if(s<=0)return null;if(s>38)return{kept:0n,rest:1n,unit:10n,digits:e};const i=Vt(s);return{kept:e/i,rest:Ht(e)%i,unit:i,digits:e}}
//|68 121 0 936
,Pn=(t,n,e)=>{const r=Bn(n,e);if(!r)return n;const{kept:s,rest:i,unit:o,digits:c}=r;return Rt(("round"===t?i>=o-i:0n!==i&&t===(c<0n?"floor":"ceiling"))?s+(c<0n?-1n:1n):s,-e)??n}
//|71 79 124 0 936
,qn=(t,n)=>{const[e,r]=qt(t),[s,i]=qt(n);if(0n===e)return!0;if(0n===s)return!1;const o=r-i,c=zn(Ht(e)),u=zn(Ht(s));return c.twos+o>=u.twos&&c.fives+o>=u.fives&&e%u.rest===0n}
//|0 936
,zn=t=>{let[n,e,r]=[t,0,0];for(;n%2n===0n;e++)n/=2n;for(;n%5n===0n;r++)n/=5n;return{twos:e,fives:r,rest:n}}
//externals moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|0 936
,Dn={ms:1e6,s:1e9,min:6e10,h:36e11,d:864e11,w:6048e11}
//externals moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|43 71 72 80 118 125 0 936
,Un=t=>{const[,n,e,r]=/^(-?)([0-9.]+)(\w+)$/.exec(t)??[],s=e&&zt(e),i="mo"===r?1:"y"===r?12:Dn[r];if(null==s||!i)throw new V(`'${t}' is not a duration`);const[o,c]=qt(_n(s,i)??0),u=c<0?o/Vt(-c):o*Vt(c),l=n?-u:u;return"mo"===r||"y"===r?{text:t,months:Number(l)}:{text:t,p:l}}
//externals moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|0 936
,Zn=(t,n)=>("years"===t?Math.trunc(n/12):n)||0
//externals moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|95 97 0 936
,Jn=(t,n,e,r)=>{const s=an(e)-an(t),i=fn(t,s);if(null===i)return s;const o=i-e||n-r;return(t-e||n-r)<=0?o>0?s-1:s:o<0?s+1:s}
//externals moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|94 97 102 103 104 0 936
,Ln=(t,n,e)=>{if(16===t)return hn(n+e)?n+e:null;if(5===t)return fn(n,e);if(7!==t)return null;const r=fn(jn(n),e);return null===r?null:gn(r,On(n),n.o)}
//externals moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|93 103 0 936
,Gn=(t,n,e)=>{const r=Number(e/1000000000n),s=Number(e%1000000000n);if(5===t){const t=n+Math.trunc(r/86400);return ln(t)?t:null}if(6===t)return((n+r%86400*1e9+s)%864e11+864e11)%864e11;const i=n.n+s,o=Math.floor(i/1e9),c={s:n.s+o+r,n:i-1e9*o,o:n.o};return ln(jn(c))?c:null}
//|0 936
,[Hn,Vn,Yn,Kn]=[0,1,2,3]
//|132 0 936
,Wn=class{constructor(t,n,e,r){this.slot=t,this.g=n,this.j=e,this.position=r,this.isSecret=!1}get O(){return this.j&&1!==this.g}v(t){return this.j&&1===this.g&&128&t.slot.flags?new Wn(this.slot,this.g,!1,-1):this}}
//|132 0 936
,Qn=t=>new Wn(t,2,0===t.kind,-1)
//|60 133 0 936
,Xn=Object.freeze(Qn(Nt))
//|51 133 0 936
,te=t=>Qn(new Tt(3,t))
//|132 0 936
,ne=({slot:t,g:n,j:e,isSecret:r})=>{const s=new Wn(t,0===n?3:n,e,-1);return s.isSecret=r,s}
//|0 936
,ee=({slot:t,j:n})=>0!=(2&t.flags)&&!n||0!=(64&t.flags)&&0===t.kind
//|51 133 0 936
,re=t=>{const n=new Tt(3,null);return n.u(t),Qn(n)}
//|60 103 104 127 128 134 135 140 142 143 145 0 936
,se=(t,n,e,r)=>{const s={hours:60,minutes:1}[n];if(s){const n=ie(t,e,r);return null===n?Xn:te(Math.trunc(n/s)||0)}const i=[e,r].map(t=>ce(t)??Nt);if("days"!==n&&i.some(t=>16===t.kind)){const[e,r]=i.map(n=>he(t,n));if(null!==e&&null!==r)return te(Zn(n,r-e))}const[o,c]=[e,r].map(n=>ue(t,n));if(null===o||null===c)return Xn;const[u,l]=[On(o),On(c)],[h,a]=[jn(o),jn(c)];if("days"!==n)return te(Zn(n,Jn(h,u,a,l)));const m=a-h;return te(m>0&&l<u?m-1:m<0&&l>u?m+1:m)}
//|142 143 144 0 936
,ie=(t,n,e)=>{const r=[n,e].map(ce);if(r.every(t=>6===t?.kind))return Math.trunc((r[1].value-r[0].value)/6e10);let s=[n,e].map(le);if(s.includes(null))return null;if(s=s.every(({o:t})=>null!==t)?s.map(n=>t.x.k.y(n)):[n,e].map(n=>ue(t,n)),s.includes(null))return null;const[i,o]=s,c=o.s-i.s,u=Math.sign(o.n-i.n);return Math.trunc((c+(u*Math.sign(c)<0?u:0))/60)}
//|51 92 103 104 133 134 135 142 144 0 936
,oe=(t,n)=>{const e=ce(n),r=le(n),s=6===e?.kind?e.value:null===r?null:On(r),i=null===r?null:jn(r);if(null===("hour"===t||"minute"===t||"time"===t?s:i))return Xn;switch(t){case"date":return Qn(new Tt(5,i));case"time":return Qn(new Tt(6,s));case"hour":return te(Math.floor(s/36e11));case"minute":return te(Math.floor(s/6e10)%60);case"weekday":return te(((i+3)%7+7)%7+1);default:return te(un(i)[t])}}
//|149 0 936
,ce=({slot:t})=>4===t.kind?pe(t.value)?.slot:t
//|144 0 936
,ue=(t,n)=>{const e=le(n);return null===e||null===e.o?e:t.x.k.$(t.x.k.y(e))}
//|91 102 142 0 936
,le=t=>{const n=ce(t);return 5===n?.kind?gn(n.value,0):16===n?.kind?gn(cn(Math.floor(n.value/12),n.value%12+1,1),0):7===n?.kind?n.value:null}
//|95 103 0 936
,he=(t,n)=>16===n.kind?n.value:5===n.kind?an(n.value):7!==n.kind?null:an(null===n.value.o?jn(n.value):t.x.k.S(t.x.k.y(n.value)))
//|37 51 112 129 130 133 134 146 149 0 936
,ae=(t,n)=>{if(70&t.slot.flags)return t;if(4===t.slot.kind){const e=pe(t.slot.value);return null===e?Xn:ae(e,n)}const{kind:e}=t.slot;if(!Tn(t.slot)||16===e&&void 0===n.months)return Xn;const r=new Tt(e,t.slot.value);r.flags=t.slot.flags;const s=void 0===n.months?Gn(e,r.value,n.p):Ln(e,r.value,n.months);return null===s?r.u(D("years of the calendar")):r.value=s,Qn(r)}
//|0 936
,me=(...t)=>t.reduce((t,n)=>t|1<<n,0)
//|63 72 113 0 936
,fe=({slot:t})=>{if(3===t.kind)return t.value;if(4!==t.kind||En(t))return null;const n=zt(t.value);return n===_t?null:n}
//|51 98 99 100 101 133 0 936
,pe=t=>{for(const[n,e]of[[5,pn],[7,wn],[6,bn],[16,dn]]){const r=e(t);if(null!==r)return Qn(new Tt(n,r))}return null}
//moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap between less lessOrEqual greater greaterOrEqual|82 148 151 0 936
,de=(t,n,e)=>{const[r,s]=[fe(n),fe(e)];return null!==r&&null!==s?Kt(r,s):null!==r||null!==s?null:be(t,n,e)}
//size moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|109 112 145 147 149 151 152 0 936
,be=(t,n,e)=>{const[r,s]=[n.slot,e.slot];if(4===r.kind||4===s.kind){const[r,s]=[n,e].map(t=>4===t.slot.kind?pe(t.slot.value):t);return null===r||null===s?null:be(t,r,s)}if(16===s.kind&&(5===r.kind||7===r.kind)){const r=be(t,e,n);return null===r?null:-r||0}if(16===r.kind&&(5===s.kind||7===s.kind))return Math.sign(r.value-he(t,s));const i=me(r.kind,s.kind);if(i===me(7)||i===me(5,7))return $n(we(t,r),we(t,s));if(r.kind!==s.kind)return null;if(Tn(r))return Math.sign(r.value-s.value);const o=12===r.kind?t=>t.value:11===r.kind?t=>t.value.p:null;return null===o?null:o(r)<o(s)?-1:o(r)>o(s)?1:0}
//|102 0 936
,we=(t,n)=>t.x.k.y(5===n.kind?gn(n.value,0):n.value)
//|0 936
,ge=(t,n)=>{let e=0;for(;e<t;){const r=e+t>>1;n(r)?t=r:e=r+1}return e}
//|36 153 0 936
,je=(t,n,e)=>{const r=e=>t.slots[n.item(e)-1].value,s=ge(n.count,t=>z(r(t),e)>=0);return s<n.count&&r(s)===e?n.item(s):void 0}
//computations|134 154 201 0 936
,Oe=(t,n,e,r)=>{if(64&n.slot.flags)return n;if(!n.slot.isMap||0!==n.g||r>=n.slot.e)return Xn;const s=je(t,n.slot,e.slot.value);if(void 0===s)return Xn;const i=Ue(t,s+r);return 2&n.slot.flags&&!i.j&&(i.slot=i.slot.copy(),i.slot.flags|=2),i}
//computations|136 150 0 936
,ve=(t,n,e)=>{let r=e[0];for(const s of e.slice(1)){const e=de(t,s,r);null!==e&&Math.sign(e)===n&&(r=s)}return ne(r)}
//computations|28 37 40 134 135 138 0 936
,ye=({slot:t})=>4!==t.kind?Xn:L(t.value)?re(D("text length")):te(P(t.value))
//computations|78 81 84 0 936
,ke=t=>Yt(t)>9?Gt(t)?-1e9:1e9:Qt(t,!1)
//computations|134 199 202 0 936
,xe=t=>(n,e)=>{const r=[];let s=null;for(const t of e){const e=ze(n,t);if(null!==Ze(n,e))s??=e;else if(e.j)return Xn;r.push(e)}return s??t(n,...r)}
//computations|134 159 0 936
,$e=t=>xe((n,...e)=>e.some(({slot:t})=>3!==t.kind)?Xn:t(...e.map(({slot:t})=>t.value)))
//computations|119 135 138 160 0 936
,Me=t=>$e((n,...e)=>{let r=n;for(const n of e){if(t===Fn&&0===n)return re("division by zero");if(r=t(r,n),null===r)return re("more than 38 digits")}return te(r)})
//computations|0 936
,Se=(t,n)=>Object.fromEntries(t.map(t=>[t,n(t)]))
//computations|165 166 167 168 169 170 171 172 173 174 175 176 177 0 936
,Te={}
//|0 936
,{}=Object.assign(Te
//add|116 161 163 164 178 0 936
,{add:Me(In)}
//multiply|118 161 163 164 178 0 936
,{multiply:Me(_n)}
//divide|119 161 163 164 178 0 936
,{divide:Me(Fn)}
//negate|120 135 160 163 164 178 0 936
,{negate:$e(t=>te(Rn(t)))}
//abs|78 120 135 160 163 164 178 0 936
,{abs:$e(t=>te(Gt(t)?Rn(t):t))}
//|122 135 158 160 162 163 164 178 0 936
,{...Se(["round","floor","ceiling"],t=>$e((n,e)=>te(Pn(t,n,ke(e)))))}
//length|157 159 163 164 178 0 936
,{length:xe((t,n)=>ye(n))}
//min|156 159 163 164 178 0 936
,{min:xe((t,...n)=>ve(t,-1,n))}
//max|156 159 163 164 178 0 936
,{max:xe((t,...n)=>ve(t,1,n))}
//|139 159 162 163 164 178 0 936
,{...Se(["years","months","days","hours","minutes"],t=>xe((n,e,r)=>se(n,t,e,r)))}
//|141 159 162 163 164 178 0 936
,{...Se(["year","month","day","weekday","hour","minute","date","time"],t=>xe((n,e)=>oe(t,e)))}
//count_filled|960 163 164 178 0 936
,{count_filled:(t,n)=>{let e=0;for(const r of n){const n=ze(t,r);if(ee(n))return n;n.j||e++}return te(e)}}
//first_filled|961 163 164 178 0 936
,{first_filled:(t,n)=>{for(const e of n){const n=ze(t,e);if(null!==Ze(t,n))return n;if(!n.j)return ne(n)}return Xn}}
//|0 936
)
//computations|132 202 0 936
,Ee=(t,n)=>{if(null===Ze(t,n))return n;const e=n.slot.copy();return e.kind=0,e.flags|=64,new Wn(e,2,!0,n.position)}
//computations|182 183 184 185 186 187 188 0 936
,Ae={}
//|0 936
,{}=Object.assign(Ae
//today|51 133 180 181 189 0 936
,{today:{result:t=>Qn(new Tt(5,t.x.k.S(t.x.k.now)))}}
//now|51 133 134 180 181 189 0 936
,{now:{result(t){const n=t.x.k.$(t.x.k.now);return null===n?Xn:Qn(new Tt(7,n))}}}
//key|959 180 181 189 0 936
,{key:{result:t=>{const n=t.T.at(-1);return n&&0!==n.next&&n.list.isMap?Ue(t,n.list.item(n.list.itemAt(n.next-1))-1):Xn}}}
//offset|47 126 146 179 180 199 181 189 0 936
,{offset:{read:([t,n])=>({operand:ut(t),shift:Un(n)}),result:(t,{operand:n,shift:e})=>Ee(t,ae(ze(t,n),e))}}
//entry|47 155 180 199 181 189 0 936
,{entry:{read:([t,n,e])=>({operand:ut(t),key:ut(n),slot:e}),result:(t,{operand:n,key:e,slot:r})=>Oe(t,ze(t,n),ze(t,e),r)}}
//operation|43 47 163 179 180 181 189 0 936
,{operation:{read([t,...n]){if(!Object.hasOwn(Te,t))throw new V(`the operation '${t}' is not known`);return{operation:t,operands:n.map(ut)}},result:(t,{operation:n,operands:e})=>Ee(t,Te[n](t,e))}}
//range|47 134 180 181 189 0 936
,{range:{read:([t,n])=>({lower:ut(t),upper:ut(n)}),result:()=>Xn}}
//|0 936
)
//computations|180 0 936
,Ne=(t,n)=>Ae[n.name].result(t,n)
//|0 936
,Ie=({frame:{form:t,base:n}},e)=>t.parameters?.find(({slot:t})=>n+t===e)??null
//|0 936
,Ce=({E:t},n)=>null!==t&&n>=t
//|192 196 198 0 936
,_e=(t,n)=>n<0?null:(Ce(t,n)?Be(t,n-t.E):null)??qe(t.frame.form,n-t.frame.base)
//|193 0 936
,Fe=(t,n)=>{const{base:e,follows:r,form:s}=t.frame;return _e(t,n<e&&r?n+s.slotCount:n)}
//computed|198 0 936
,Re=(t,n)=>{const e=t.N.findLast(t=>t?.form&&t.position<n&&n<t.position+t.form.slotCount);return e?qe(e.form,n-e.position):null}
//contexts|198 0 936
,Be=(t,n)=>{const e=(t.program.contexts??[]).findLast(t=>t.slot<=n);if(!e||e.slot===n)return e??null;const r=e.type.form?qe(e.type.form,n-e.slot):null;return r&&{...r,isSecret:r.isSecret||e.isSecret}}
//|0 936
,Pe=t=>{const{field:n,firstItem:e}=t.frame;let r=n?.type??null;for(let n=e;n<t.I.length;n++)r?.item&&"any"!==r.name&&(r=r.item);return r}
//|153 198 0 936
,qe=(t,n)=>{const{fields:e}=t,r=e[ge(e.length,t=>e[t].slot>n)-1];return r&&r.slot!==n?r.type.form?qe(r.type.form,n-r.slot):null:r??null}
//|110 132 134 190 200 201 0 936
,ze=(t,n)=>{switch(n.kind){case 1:{const e=t.program.constants[n.at];return new Wn(e,1,Mn(e),-1)}case 3:return Ue(t,t.frame.base+n.at);case 2:return t.arguments[t.F+n.at];case 9:return Ne(t,t.program.computations[n.at]);case 0:case 10:return Xn;default:{const e=De(t,n);if(!(e>=0&&e<t.slots.length))return Xn;const r=Ue(t,e);return 7===n.kind&&(r.g=3),r}}}
//computed context previous previousItem item|0 936
,De=(t,{kind:n,at:e,level:r})=>{const{form:s,base:i,follows:o}=t.frame;switch(n){case 7:return i+e;case 6:return null===t.E?NaN:t.E+e;case 4:return o?i-s.slotCount+e:NaN;case 5:{const n=t.T.at(-1);return n&&n.next>1&&!n.list.isMap&&e<n.list.stride?n.list.item(n.next-2)+e:NaN}default:return(t.N[r]?.position??NaN)+e}}
//|62 110 132 0 936
,Ue=(t,n)=>{const e=t.slots[n],r=1&e.flags?Ct(e):e;return new Wn(r,0,Mn(r),n)}
//|203 0 936
,Ze=(t,n)=>{const{flags:e}=n.slot;return 0==(70&e)||n.j&&0==(68&e)?null:Je(t,n)}
//|37 191 194 195 0 936
,Je=(t,n)=>{const{position:e}=n;if(e<0)return n.slot.reason??D("digits of a number");const r=t.R.get(e);if(void 0!==r)return r;const s=(t.N.length>0?Re(t,e):null)??Ie(t,e)??Fe(t,e),i=s?void 0:t.B.get(e);return i?i.reason:`unreadable: ${s?.shownLabel??"a value in it"}`}
//|0 936
,Le=t=>t.P||0!=(8&t.subject.slot.flags)
//|202 206 207 0 936
,Ge=(t,n)=>{const{subject:e}=t,{test:r}=n,{flags:s}=e.slot;if(!e.j&&0==(198&s))return r.answer(t,n);const i=(e.j?-3&s:s)&("nothing"===r.reads?0:"presence"===r.reads?0===e.slot.kind?66:2:70)?Ze(t,e):null;return null!==i?Ve(t,i,n):(e.j?!r.judgesEmpty:128&s&&!He(t,r))?12:r.answer(t,n)}
//any filter isExact map|147 0 936
,He=(t,n)=>{const{kind:e}=t.subject.slot,r=1===e?me(2):10===e?me(2,10):me(e);return 0!=(n.kinds&r)}
//|0 936
,Ve=(t,n,e,r="blocks")=>(t.q={reason:n,step:t.program.z(e)??e,U:r},15)
//|37 207 0 936
,Ye=(t,n)=>Ve(t,D("steps"),n)
//|46 199 202 207 0 936
,Ke=(t,n)=>{const e=ze(t,n.operands[0]??ct),r=Ze(t,e);return null===r?e:(Ve(t,r,n),null)}
//|0 936
,We=(t,n)=>t.field.refused===n.position
//|63 72 0 936
,Qe=t=>4===t.subject.slot.kind&&zt(t.subject.slot.value)===_t
//|0 936
,Xe=t=>{const{kind:n,flags:e}=t.subject.slot;return 0!=(8&e)&&(5===n||2===n)}
//|0 936
,[tr,nr,er]=[0,1,2]
//|0 936
,rr={integer:[/^-?[0-9]+$/,/^-?$/],number:[/^-?[0-9]+(?:\.[0-9]+)?$/,/^-?(?:[0-9]+\.)?$/],boolean:[/^(?:true|false)$/,/^(?:t|tr|tru|f|fa|fal|fals)?$/]}
//|217 218 219 220 221 222 223 224 225 226 227 228 229 0 936
,sr=class{constructor(t){this.text=t,this.at=0,this.stop=null}Z(){return this.stop??=this.at<this.text.length?0:1,!1}take(t){return this.text[this.at]!==t?this.Z():(this.at++,!0)}digits(t=1/0){const n=this.at;for(;this.at-n<t&&this.text[this.at]>="0"&&this.text[this.at]<="9";)this.at++;return this.at>n||this.Z()}J(t,n,e){let r=0;for(let s=10**(t-1);s>=1;s/=10){const t=this.text.charCodeAt(this.at)-48;if(!(t>=0&&t<=9))return this.Z()||-1;if(r+=t*s,r>e||r+s-1<n)return this.stop=0,-1;this.at++}return r}}
//|0 936
,{}=Object.assign(sr.prototype
//json|215 216 230 0 936
,{word(t){for(const n of t)if(!this.take(n))return!1;return!0}}
//moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|215 216 230 0 936
,{month(){return this.year=this.J(4,1,9999),!(this.year<0||!this.take("-"))&&(this.L=this.J(2,1,12),this.L>0)}}
//moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|90 215 216 230 0 936
,{date(){return this.month()&&this.take("-")&&this.J(2,1,on(this.L,this.year))>0}}
//moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|215 216 230 0 936
,{time(){return!(this.J(2,0,23)<0||!this.take(":")||this.J(2,0,59)<0)&&(":"!==this.text[this.at]||(this.at++,!(this.J(2,0,59)<0)&&("."!==this.text[this.at]||(this.at++,this.digits(9)))))}}
//moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|215 216 230 0 936
,{datetime(){if(!this.date())return!1;if(!/[Tt ]/.test(this.text[this.at]??""))return this.Z();if(this.at++,!this.time()||this.at===this.text.length)return null===this.stop;const t=this.text[this.at];return/[Zz+-]/.test(t)?(this.at++,"Z"===t||"z"===t||this.J(2,0,23)>=0&&this.take(":")&&this.J(2,0,59)>=0):this.Z()}}
//json|215 216 230 0 936
,{json(){const t=[];do{if(!this.jsonStart(t))return!1}while(this.hasNextValue(t));return null===this.stop}}
//json|215 216 230 0 936
,{space(){for(;" \t\n\r".includes(this.text[this.at]??"x");)this.at++}}
//json|215 216 230 0 936
,{jsonStart(t){for(;;){this.space();const n=this.text[this.at];if('"'===n)return this.string();const e={t:"true",f:"false",n:"null"}[n];if(e)return this.word(e);if("{"!==n&&"["!==n)return this.jsonNumber();if(this.at++,this.space(),this.at>=this.text.length)return this.Z();if(this.text[this.at]===("{"===n?"}":"]"))return this.at++,!0;if(t.push(n),"{"===n&&!this.name())return!1}}}
//json|215 216 230 0 936
,{hasNextValue(t){for(;;){if(this.space(),0===t.length)return!1;const n="{"===t.at(-1);if(","===this.text[this.at])return this.at++,!n||this.name();if(!this.take(n?"}":"]"))return!1;t.pop()}}}
//json|215 216 230 0 936
,{name(){return this.space(),!!this.string()&&(this.space(),this.take(":"))}}
//json|215 216 230 0 936
,{string(){if(!this.take('"'))return!1;for(;this.at<this.text.length;){const t=this.text[this.at++];if('"'===t)return!0;if("\\"===t?!this.escape():t<" ")return this.stop??=0,!1}return this.Z()}}
//json|215 216 230 0 936
,{escape(){const t=this.text[this.at++];if(void 0===t&&(this.stop=1),"u"!==t)return void 0!==t&&'"\\/bfnrt'.includes(t);for(let t=0;t<4;t++){if(!/[0-9a-fA-F]/.test(this.text[this.at]??""))return this.Z();this.at++}return!0}}
//json|215 216 230 0 936
,{jsonNumber(){if("-"===this.text[this.at]&&this.at++,"0"===this.text[this.at])this.at++;else if(!this.digits())return!1;return!("."===this.text[this.at]&&(this.at++,!this.digits()))&&(!/[eE]/.test(this.text[this.at]??"")||(this.at++,/[+-]/.test(this.text[this.at]??"")&&this.at++,this.digits()))}}
//|0 936
)
//|214 232 233 0 936
,ir=(t,n)=>{const e=rr[t];return e?or(n,e):cr(t,n)}
//|0 936
,or=(t,[n,e])=>n.test(t)?2:e.test(t)?1:0
//json moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|215 0 936
,cr=(t,n)=>{const e=new sr(n);return e[t]()?e.at===n.length?2:0:e.stop}
//|0 936
,ur=t=>Array.from({length:t.count},(n,e)=>t.item(e))
//|0 936
,lr=(t,n)=>n.operands.filter(t=>10===t.kind).map(n=>t.program.itemPaths[n.at])
//|201 234 236 0 936
,hr=(t,n,e)=>{if(!n.c)return[];const r=ur(n);return 0===e.length?r:r.map(t=>t+e[0]).filter(n=>n<t.slots.length).flatMap(n=>hr(t,Ue(t,n).slot,e.slice(1)))}
//|201 202 0 936
,ar=(t,n)=>{if(n>=t.slots.length)return null;const e=Ue(t,n);return e.j||null!==Ze(t,e)?null:e}
//|150 208 235 236 237 0 936
,mr=(t,n)=>{const e=t.subject.slot;if(9!==e.kind)return 12;const r=lr(t,n)[0]?.steps??[];let s=null;for(const i of hr(t,e,r.slice(0,-1))){if(!t.G())return Ye(t,n);const e=ar(t,i+(r.at(-1)??0));if(null===e)continue;const o=null===s?0:de(t,s,e);if(null===o||o>0)return 14;s=e}return 13}
//|0 936
,fr=[["B",1n],["KB",1000n],["MB",1000n**2n],["GB",1000n**3n],["TB",1000n**4n],["KiB",1024n],["MiB",1024n**2n],["GiB",1024n**3n],["TiB",1024n**4n]]
//file any|239 0 936
,pr=t=>0n===t?"0B":fr.filter(([,n])=>t%n===0n).map(([n,e])=>t/e+n).reduce((t,n)=>n.length<t.length?n:t)
//|0 936
,dr=t=>"function"==typeof Blob&&t instanceof Blob
//|0 936
,br=t=>t instanceof Date||t instanceof Map||t instanceof Set
//|64 241 242 0 936
,wr=t=>!("object"!=typeof t||null===t||Array.isArray(t)||t instanceof Ft||dr(t)||br(t))
//|0 936
,[gr,jr]=[Symbol("order"),Symbol("repeated")]
//|0 936
,Or=(t,n)=>Object.hasOwn(t,n)?t[n]:void 0
//|0 936
,vr=(t,n)=>Object.keys(t).find(t=>!n.has(t))
//|245 0 936
,yr=(t,n)=>{const{translations:e,V:r}=t.x;return(e&&Or(e,n))??(r&&Or(r,n))??n}
//|251 0 936
,kr=(t,n,e)=>{const r=Mr(n,t.program.K);let s=r[0];for(let t=1;t<r.length;t+=2)s+=(e(r[t])??`{${r[t]}}`)+r[t+1];return s}
//|247 248 0 936
,xr=(t,n,e={})=>kr(t,yr(t,n),t=>e[t])
//|249 0 936
,$r=(t,n,e)=>e>8?xr(t,"{last} \u2026 ({count} more)",{last:n,count:e-8}):n
//|0 936
,Mr=(t,n)=>{let e=n.get(t);if(void 0!==e)return e;e=[""];let r=0;for(const{0:n,1:s,index:i}of t.matchAll(/\{\{|\}\}|\{([^}]*)\}/g))e[e.length-1]+=t.slice(r,i)+(void 0===s?n[0]:""),void 0!==s&&e.push(s,""),r=i+n.length;return e[e.length-1]+=t.slice(r),n.size<1e3&&n.set(t,e),e}
//isSecret|199 253 254 0 936
,Sr=(t,n)=>{switch(n.kind){case 0:case 1:case 10:return!1;case 3:return Er(t,t.frame.base+n.at);case 2:{const{isSecret:e,position:r}=ze(t,n);return e||Er(t,r)}default:return Tr(t,n)}}
//computed context previous previousItem item computation|155 195 196 198 199 252 254 0 936
,Tr=(t,n)=>{switch(n.kind){case 4:return Er(t,t.frame.base+n.at);case 5:return t.frame.field?.isSecret??!1;case 7:return t.program.isSecretlyComputed(t.frame.form,n.at);case 8:return Re(t,ze(t,n).position)?.isSecret??!1;case 6:return Be(t,n.at)?.isSecret??!1;default:{const e=t.program.computations[n.at];if("key"===e.name)return t.frame.field?.isSecret??!1;if(e.operand&&Sr(t,e.operand))return!0;if("entry"===e.name){const{form:n}=Oe(t,ze(t,e.operand),ze(t,e.key),0).slot;return(n&&qe(n,e.slot)?.isSecret)??!1}return e.operands?.some(n=>Sr(t,n))??!1}}}
//|191 194 0 936
,Er=(t,n)=>(Fe(t,n)??Ie(t,n))?.isSecret??!1
//|247 250 256 257 0 936
,Ar=(t,n)=>n.flatMap(({name:n,operand:e,count:r})=>{const s=Nr(t,e)??[Ir(t,e)];return"by"===n&&(s[0]=yr(t,s[0])),void 0!==r&&s.push($r(t,s.pop(),r)),s.map(t=>({name:n,text:t}))})
//|191 192 193 199 201 250 258 270 0 936
,Nr=(t,n)=>{const{slot:e,position:r,isSecret:s}=ze(t,n),i=9===e.kind?Ie(t,r):null,o=Ce(t,r)?_e(t,r):null,c=i?.type??o?.type;if(9!==e.kind||s||i?.isSecret||Cr(t,n))return null;if(0===e.count||"list"!==c?.name||void 0===c.item.kind)return null;const u=Array.from({length:Math.min(e.count,8)},(n,r)=>Pr(t,Ue(t,e.item(r)),o));return u.push($r(t,u.pop(),e.count)),u}
//|199 258 260 269 270 275 276 0 936
,Ir=(t,n)=>{const e=ze(t,n);if(15===e.slot.kind)return Br(t,...e.slot.value);const r=Zr(t,e.position);return null!==r?r:9===n.kind?Fr(t,n):e.isSecret||Cr(t,n)?Jr:Pr(t,e)}
//|252 0 936
,Cr=(t,n)=>t.program.W&&Sr(t,n)
//|199 257 275 0 936
,_r=(t,n)=>{for(const{operand:e}of n.slice(0,8)){const n=Zr(t,ze(t,e).position);if(null!==n)return n}return 0===n.length?null:Ir(t,n[0].operand)}
//computations|199 258 261 271 276 0 936
,Fr=(t,n)=>{const e=t.program.computations[n.at];return Rr[e.name]?.(t,e)??null??(Cr(t,n)?Jr:qr(t,ze(t,n)))}
//|263 264 265 266 267 0 936
,Rr={}
//|0 936
,{}=Object.assign(Rr
//today|249 261 262 268 0 936
,{today:t=>xr(t,"today")}
//now|249 261 262 268 0 936
,{now:t=>xr(t,"now")}
//key|261 276 262 268 0 936
,{key:t=>t.frame.field?.isSecret?Jr:null}
//range|261 269 262 268 0 936
,{range:(t,{lower:n,upper:e})=>Br(t,n,e)}
//offset|249 257 258 261 262 268 0 936
,{offset(t,{operand:n,shift:{text:e}}){if(3!==n.kind||!Cr(t,n))return null;const r=e.startsWith("-")?`- ${e.slice(1)}`:`+ ${e}`;return xr(t,`{date} ${r}`,{date:Ir(t,n)})}}
//|0 936
)
//range|112 199 249 257 0 936
,Br=(t,n,e)=>{const[r,s]=[n,e].map(n=>Ir(t,n)),i=[n,e].some(n=>Tn(ze(t,n).slot));return""!==r&&""!==s?r===s?r:xr(t,"{low} to {high}",{low:r,high:s}):""!==r?xr(t,i?"{low} or later":"at least {low}",{low:r}):""!==s?xr(t,i?"{high} or earlier":"at most {high}",{high:s}):""}
//|193 247 271 0 936
,Pr=(t,n,e=null)=>{const{kind:r,value:s}=n.slot,i=4===r?e??_e(t,n.position):null,o=4===r?i?.labels.get(s)??t.frame.field?.labels.get(s):void 0;return void 0===o?qr(t,n):yr(t,o)}
//|42 86 112 115 240 272 274 0 936
,qr=(t,n)=>{const{slot:e}=n;switch(e.kind){case 4:return H(e.value);case 2:return String(e.value);case 3:return 64&e.flags||null===e.value?"":Ur(t,n)?.write(3,e.value)??tn(e.value);case 8:return e.value.name??"";case 9:return String(e.count);case 11:return e.value.text;case 12:return pr(e.value);case 13:return t.program.Q[e.value].pattern.text;case 14:return e.value.notation;default:return Tn(e)&&null!==Nn(e)?Ur(t,n)?.write(e.kind,e.value)??zr(e):""}}
//|115 0 936
,zr=t=>Nn(t).replace(/(T|^)(\d\d:\d\d):00(?![.\d])/,"$1$2")
//|193 0 936
,Dr=(t,n)=>(_e(t,n.position)??t.frame.field)?.notation??null
//|273 0 936
,Ur=(t,n)=>Dr(t,n)??t.frame.field?.notation
//|110 191 192 193 247 0 936
,Zr=(t,n)=>{const e=Ie(t,n);if(e)return e.isSecret||void 0===e.type.kind?yr(t,e.shownLabel):null;const r=_e(t,n);if(!r)return null;const s=null===t.slots[n]||Mn(t.slots[n]);return!Ce(t,n)||s||r.isSecret||void 0===r.type.kind?yr(t,r.shownLabel):null}
//|0 936
,Jr="\u2022\u2022\u2022"
//|0 936
,Lr=["field","form","check","jump","stop","beginAnd","beginOr","beginAll","beginAny","combine","end","message","warn","rule","test","testIgnoringCase","compare","compareFilled","external"]
//|277 0 936
,[Gr,Hr,Vr,Yr,Kr,Wr,Qr,Xr,ts,ns,es,rs,ss,is,os,cs,us,ls,hs]=Lr.keys()
//|134 199 201 0 936
,as=(t,n)=>{if(10!==n.kind)return ze(t,n);const{start:e,steps:r}=t.program.itemPaths[n.at];if(e)return ze(t,e);const s=t.frame.base+(r[0]??NaN);return s<t.slots.length?Ue(t,s):Xn}
//|202 234 279 281 0 936
,ms=(t,n)=>{const e=as(t,n),r=Ze(t,e);if(null!==r)return{whole:e,obstacle:r,positions:[],areSeveral:!1};const s=10===n.kind?t.program.itemPaths[n.at].steps:[];return s.length>0?{whole:e,obstacle:r,positions:fs(t,e.slot,s.slice(1)),areSeveral:!0}:9===e.slot.kind?{whole:e,obstacle:r,positions:ur(e.slot),areSeveral:!0}:{whole:e,obstacle:r,positions:[null],areSeveral:!1}}
//|201 234 281 0 936
,fs=(t,n,[e,...r])=>n.c?ur(n).flatMap(n=>{if(70&t.slots[n].flags)return[n];const s=n+e;if(!(s<t.slots.length))return[];const{slot:i}=Ue(t,s);return i.c?0===r.length?ur(i):fs(t,i,r):0===r.length||70&i.flags?[s]:[]}):[]
//testIgnoringCase|283 0 936
,ps=t=>/^[\0-\x7f]*$/.test(t)?t.toLowerCase():Array.from(t,ds).join("")
//|25 0 936
,ds=t=>{if("\u0130"===t||"\u0131"===t)return t;if("\u1fd3"===t)return"\u0390";if("\u1fe3"===t)return"\u03b0";const n=t=>1===_(t)?t:void 0,e=n(t.toUpperCase())??t;return n(e.toLowerCase())??n(t.toLowerCase())??t}
//|284 0 936
,bs=t=>(t.X??=[...t.objects.slice(1).map(t=>t.slot),...t.fields.filter(t=>void 0===t.computed).flatMap(({slot:t,type:n})=>[t,..."form"===n.name?bs(n.form).map(n=>t+n):[]])],t.X)
//|82 282 286 0 936
,ws=(t,n,e,r)=>{const[s,i]=[n.slot,e.slot];switch(s.kind){case 4:return 4===i.kind&&(s.value===i.value||r&&ps(s.value)===ps(i.value));case 2:return 2===i.kind&&s.value===i.value;case 3:return 3===i.kind&&null!==s.value&&null!==i.value&&0===Kt(s.value,i.value);default:return gs(t,n,e,r)}}
//size file form list map any moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|109 150 152 287 292 0 936
,gs=(t,n,e,r)=>{const[s,i]=[n.slot,e.slot];if(s.kind!==i.kind)return(16===s.kind&&(5===i.kind||7===i.kind)||16===i.kind&&(5===s.kind||7===s.kind))&&0===de(t,n,e);switch(s.kind){case 5:case 16:case 6:return s.value===i.value;case 7:return 0===$n(we(t,s),we(t,i));case 9:return s.c&&i.c&&js(t,s,i,r);case 10:return s.isOwn&&i.isOwn&&xs(t,s,i,r);case 8:return["name","size","mediaType"].every(t=>s.value[t]===i.value[t]);default:return 1===s.kind}}
//list map any|201 288 0 936
,js=(t,n,e,r)=>{if(n.count!==e.count||n.isMap!==e.isMap)return!1;for(let s=0;s<n.count;s++){const[i,o]=[n.item(s),e.item(s)];if(n.isMap&&t.slots[i-1].value!==t.slots[o-1].value)return!1;if(!Os(t,Ue(t,i),Ue(t,o),r))return!1}return!0}
//|285 289 290 0 936
,Os=(t,n,e,r)=>!(!ys(t,n)||!ys(t,e))||(n.slot.i&&e.slot.i?vs(t,n,e,r):16===n.slot.kind==(16===e.slot.kind)&&ws(t,n,e,r))
//form|201 284 285 0 936
,vs=(t,n,e,r)=>bs(n.slot.form).every(s=>{const[i,o]=[n,e].map(n=>Ue(t,n.position+s));if(i.j&&o.j)return!0;const c=t=>t.j||t.slot.i;return!(!i.slot.i&&!o.slot.i||!c(i)||!c(o))||ws(t,i,o,r)})
//|291 0 936
,ys=(t,n)=>n.j||n.slot.i&&ks(t,n)
//form|201 284 0 936
,ks=(t,n)=>bs(n.slot.form).every(e=>{const r=Ue(t,n.position+e);return r.j||r.slot.i})
//any|201 285 0 936
,xs=(t,n,e,r)=>{if(n.count!==e.count)return!1;for(let s=0;s<2*n.count;s++){const i=Ue(t,n.start+s);if(!ws(t,i,Ue(t,e.start+s),r&&s%2==1))return!1}return!0}
//|294 295 0 936
,$s=(t,n,e)=>n.slot.i?Ms(t,n,e):n.j?"":Ss(t,n,e)
//form|201 284 295 0 936
,Ms=(t,n,e)=>{let r="";for(const s of bs(n.slot.form)){const i=Ue(t,n.position+s);i.j||i.slot.i||(r+=`${s}:${Ss(t,i,e)};`)}return r}
//|86 152 201 234 282 293 295 0 936
,Ss=(t,{slot:n},e)=>{switch(n.kind){case 4:return JSON.stringify(e?ps(n.value):n.value);case 3:return null===n.value?"":tn(n.value);case 2:case 5:case 16:case 6:return String(n.value);case 7:{const{s:e,n:r}=we(t,n);return`${e}.${r}`}case 8:return JSON.stringify(n.value);case 9:{if(!n.c)return"";const r=e=>n.isMap?JSON.stringify(t.slots[e-1].value):"";return`[${ur(n).map(n=>$s(t,Ue(t,n),e)+r(n))}]`}case 10:return n.isOwn?`{${Array.from({length:2*n.count},(r,s)=>Ss(t,Ue(t,n.start+s),e))}}`:"";default:return""}}
//|201 202 293 0 936
,Ts=(t,n,e)=>{const r={items:new Map,ignoresCase:e,tt:!1,nt:!1};for(const s of n){if(!t.G())return null;const n=Ue(t,s);if(null!==Ze(t,n))r.tt=!0;else if(!n.j){16===n.slot.kind&&(r.nt=!0);const s=$s(t,n,e),i=r.items.get(s);i?i.push(n):r.items.set(s,[n])}}return r}
//|288 293 0 936
,Es=(t,n,{items:e,ignoresCase:r})=>(e.get($s(t,n,r))??[]).some(e=>Os(t,n,e,r))
//|208 279 297 299 0 936
,As=(t,n,e,r)=>{const s=as(t,e),i=Ns(t,n,e,s,r);if(i&&!i.nt)return t.G()?Es(t,r,i)?13:i.tt?15:14:Ye(t,n)}
//|202 204 280 296 0 936
,Ns=(t,{ignoresCase:n},e,r,s)=>{const{slot:i}=r,o=10===e.kind?e.at:null;if(null===o&&i.count<16||!i.c||null!==Ze(t,r))return null;if(t.et.length>0||Le(t)||16===s.slot.kind)return null;const c=`${i.start},${i.count},${o},${n}`;let u=t.rt.get(c);return null===u&&(u=Ts(t,ms(t,e).positions,n)),t.rt.set(c,u??null),u}
//compare compareFilled|302 0 936
,Is={judgesEmpty:!0,reads:"nothing",kinds:-2,answer:(t,n)=>_s(t,n)}
//|0 936
,Cs={equal:t=>0===t,notEqual:t=>0!==t,less:t=>t<0,lessOrEqual:t=>t<=0,greater:t=>t>0,greaterOrEqual:t=>t>=0}
//|199 202 207 303 0 936
,_s=(t,n)=>{const[e,r]=n.operands.map(n=>ze(t,n)),s=Ze(t,e)??Ze(t,r);if(null!==s)return Ve(t,s,n);const i=Fs(t,n,e.v(r),r.v(e));return 17===n.op&&(e.O||r.O&&"among"!==n.a)&&15!==i?12:i}
//|5 150 285 301 304 0 936
,Fs=(t,n,e,r)=>{const s=e.j||r.j;if("equal"===n.a||"notEqual"===n.a){const i=s?e.j&&r.j:ws(t,e,r,!1);return a(i===("equal"===n.a))}if(s)return 14;if("among"===n.a)return Rs(t,e,r,n);const i=de(t,e,r);return a(null!==i&&Cs[n.a](i))}
//among|201 203 207 208 234 285 298 0 936
,Rs=(t,n,e,r)=>{if(9!==e.slot.kind)return 14;const s=As(t,r,r.operands[1],n);let i=15===s;if(void 0!==s&&!i)return s;for(const s of i?[]:ur(e.slot)){if(!t.G())return Ye(t,r);const e=Ue(t,s);if(70&e.slot.flags)i=!0;else if(ws(t,n,e,!1))return 13}return i?Ve(t,Je(t,e),r):14}
//|5 7 150 204 209 301 306 307 0 936
,Bs=t=>({kinds:65776,answer(n,e){const r=Ke(n,e);if(null===r)return 15;if(r.j)return 12;const s=de(n,n.subject,r);if(null===s)return f(2,qs(n),!0);const i=Cs[t](s);if(!Le(n))return a(i);const o=Ps(n,r).map(Cs[t]);return f(i?1:2,i||o.includes(!0),!i||o.includes(!1))}})
//moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|51 93 103 111 133 149 150 273 0 936
,Ps=(t,n)=>{const e=[-1,0,1],{slot:r}=t.subject,s=8&r.flags?de(t,t.subject,n):null;if(null===s)return e;const i=Dr(t,t.subject),o=i?.st(Sn(r))??!1;if(5===r.kind||16===r.kind)return o?e:[s];if(6===r.kind)return 1===s?[1]:e;if(7===r.kind&&o)return e;const c=7===r.kind?r:pe(Sn(r))?.slot,u=5===c?.kind?c.value:7===c?.kind?jn(c.value):null;if(null===u||!ln(u-3)||!ln(u+3))return e;const[l,h]=[u-3,u+3].map(e=>de(t,Qn(new Tt(5,e)),n));return null!==l&&l===h?[s]:e}
//|204 231 0 936
,qs=t=>4!==t.subject.slot.kind||!Le(t)||["date","month","datetime","time"].some(n=>0!==ir(n,t.subject.slot.value))
//notation|0 936
,zs=[" \xa0\u202f","'\u2019"]
//notation|86 308 0 936
,Ds=class{constructor(t){const[,n,e]=/^1([^2]*)234(?:(.+)56)?$/u.exec(t)??[];this.text=t,this.group=n||null,this.decimal=e??null,this.groups=n?zs.find(t=>t.includes(n))??n:"",this.syntax=void 0===e?"integer":"number",this.example=t}read(t){const[n,e]=/^(-?)(\d*)/.exec(t).slice(0,3).slice(1);let r=n+e,s=r.length,i=0;const o=t=>({completion:t,decimal:r,missingDigits:i});if(""===e)return o(s===t.length?1:0);for(;s<t.length&&this.groups.includes(t[s]);){if(e.length>3||"0"===e[0])return o(0);const n=/^\d*/.exec(t.slice(s+1))[0];if(r+=n,s+=1+n.length,i=Math.max(0,3-n.length),i>0)return o(s===t.length?1:0);if(n.length>3)return o(0)}if(s===t.length)return o(2);if(null===this.decimal||t[s]!==this.decimal)return o(0);const c=/^\d*/.exec(t.slice(s+1))[0];return r+="."+c,o(s+1+c.length<t.length?0:""===c?1:2)}write(t,n){const[,e,r,s]=3===t&&/^(-?)(\d+)(?:\.(\d+))?$/.exec(tn(n))||[];return void 0===r||void 0!==s&&null===this.decimal?null:e+this.it(r)+(void 0===s?"":this.decimal+s)}ot(t){const n=t=>this.groups.includes(t),e=t.filter(t=>!n(t));if(e.length===t.length)return e;const r=this.ct(e);return r?.length===t.length&&r.every((e,r)=>e===t[r]||n(e)&&n(t[r]))?e:null}ct(t){const n=t.join(""),[e,r,s,i]=/^(-?)(\d*)(?:(\D)\d*)?$/.exec(n)??[];return void 0===e||void 0!==i&&i!==this.decimal||/^0./.test(s)?null:[...r+this.it(s)+n.slice(r.length+s.length)]}it(t){if(!this.group)return t;const n=[];for(let e=(t.length%3||3)-3;e<t.length;e+=3)n.push(t.slice(Math.max(e,0),e+3));return n.join(this.group)}st(){return!0}}
//|63 68 72 78 82 116 117 120 231 311 0 936
,Us=(t,n,e,r=0)=>{if(0===ir("number",t))return null;if(null!==n&&null!==e&&Kt(n,e)>0)return!1;if(""===t)return!0;const s="-"===t[0],[i,o]=s?[null===e?null:Rn(e),null===n?null:Rn(n)]:[n,e],c=t.slice(s?1:0).replace(/\.$/,""),u=""===c?null:zt(c);if(null===u||u===_t)return null===o||!Gt(o);if(null!==o&&Kt(o,Cn(u,r)??u)<0)return!1;const l=t.indexOf(".");if(l<0)return Zs(u,i,o);const h=Rt(1n,-(t.length-l-1)),a=null===i||null===h?null:In(u,h);return null===a||Kt(i,a)<0}
//|81 82 116 117 0 936
,Zs=(t,n,e)=>{if(0===t||null===n||null===e)return!0;let r=Yt(e)-Yt(t);const s=Cn(t,r);if(null===s)return!0;Kt(s,e)>0&&(r-=1);const i=In(t,1),o=null===i?null:Cn(i,r);return null===o||Kt(n,o)<0}
//|46 60 313 0 936
,Js=(t,n)=>{const[e=ct,r=ct]=t.operands;if(e.kind>1||r.kind>1)return null;const s=({kind:t,at:e})=>1===t?n.constants[e]:Nt,i=s(e),o=(15===i.kind?i.value:[e,r]).map(s);if(!o.every(({kind:t,value:n})=>0===t||3===t&&"number"==typeof n)||o.every(({kind:t})=>0===t))return null;const[c,u]=o.map(({value:t})=>t);return{least:c??-1/0,most:u??1/0,unit:Ls(t,n)}}
//|29 0 936
,Ls=(t,n)=>{const e=t.operands[2],r=1===e?.kind?n.constants[e.at].value:null;return q[r]?r:"characters"}
//|60 282 0 936
,Gs=(t,n)=>{const e=t.operands.map(t=>1===t.kind?n.constants[t.at]:Nt);return e.every(({kind:t,value:n})=>4===t||3===t&&"number"==typeof n)?new Set(e.map(({kind:n,value:e})=>t.ignoresCase&&4===n?ps(e):e)):null}
//|46 199 202 207 0 936
,Hs=(t,n)=>{const e=[0,1].map(e=>{const r=ze(t,n.operands[e]??ct);return 15===r.slot.kind?ze(t,r.slot.value[e]):r}),r=Ze(t,e[0])??Ze(t,e[1]);return null!==r?Ve(t,r,n):e.every(t=>t.j)?12:e}
//|5 6 7 37 113 150 204 207 211 212 315 317 0 936
,Vs=(t,n)=>{const{subject:e}=t,[r,s]=[e.slot.value,n.ut];if(s&&3===e.slot.kind&&"number"==typeof r&&!Le(t))return a(r>=s.least&&r<=s.most);const i=Hs(t,n);if("number"==typeof i)return i;const[o,c]=i;if(En(t.subject.slot)&&i.every(t=>t.j||3===t.slot.kind))return 12;const u=(n,r)=>{const s=n.j?0:de(t,e,n);return null!==s&&s*r>=0},l=u(o,1)&&u(c,-1);return!l&&Qe(t)?Ve(t,D("digits of a number"),n):Le(t)?Xe(t)?m(l):f(l?1:2,l||Ys(t,o,c),!0):a(l)}
//|111 273 306 310 318 0 936
,Ys=(t,n,e)=>{const{slot:r}=t.subject;if(3!==r.kind){const r=t=>!t.j&&3!==t.slot.kind,s=(n,e)=>r(n)&&Ps(t,n).every(t=>t===e);if(s(n,-1)||s(e,1))return!1}const[s,i]=[n,e].map(t=>t.j?null:t.slot.value),o=[n,e].every(t=>t.j||3===t.slot.kind);if(!(8&r.flags||4===r.kind)||!o)return!0;const c=Dr(t,t.subject),u=Sn(r);return!0===Us(u,s,i)||null!==c&&Ks(c,u,s,i)}
//notation|309 310 0 936
,Ks=(t,n,e,r)=>{if(!(t instanceof Ds))return!1;const{completion:s,decimal:i,missingDigits:o}=t.read(n);return 0!==s&&!0===Us(i,e,r,o)}
//|5 0 936
,Ws=(t,n)=>{if(4!==t.subject.slot.kind)return 12;const e=n(t.subject.slot.value);return null===e?10:a(e)}
//|0 936
,Qs=(t,n)=>{const e=t[n];return/[0-9A-Za-z]/.test(e)?parseInt(e,36):null}
//|320 0 936
,Xs=(t,n)=>{let[e,r]=[0,!1];const s=t=>{e+=r?2*t-(t>4?9:0):t,r=!r};for(let e=t.length-1;e>=0;e--){const r=Qs(t,e);if(null===r||r>9&&!n)return null;s(r%10),r>=10&&s(Math.floor(r/10))}return t.length>0&&e%10==0}
//|320 0 936
,ti=t=>{let n=0;const e=Math.min(4,t.length);for(let r=0;r<t.length;r++){const s=Qs(t,(r+e)%t.length);if(null===s)return null;n=(n*(s<10?10:100)+s)%97}return t.length>4&&1===n}
//|320 0 936
,ni=(t,n,e)=>{let r=0n;for(let s=0;s<t.length;s++){let i=Qs(t,s);if(null===i)return null;11===n&&s===t.length-1&&33===i&&(i=10),r+=BigInt(i)*BigInt(e[s%e.length])}return t.length>0&&r%BigInt(n)===0n}
//|10 0 936
,ei=t=>({...t,answer:(n,e)=>b(t.answer(n,e))})
//|5 6 7 204 209 212 285 326 0 936
,ri={judgesEmpty:!0,kinds:-2,answer(t,n){const e=Ke(t,n);if(null===e)return 15;const{subject:r}=t,s=e.v(r);if(r.j&&(s.j||!(s.position>=0&&3!==s.g)))return 12;if(s.j&&s.g>=2)return 12;if(r.j||s.j)return f(2,r.j||!Le(t),!0);const i=ws(t,r,s,n.ignoresCase);return Xe(t)?m(i):Le(t)&&4===r.slot.kind&&4===s.slot.kind?f(i?1:2,si(r,s,n.ignoresCase),!0):a(i)}}
//|282 0 936
,si=(t,n,e)=>{const[r,s]=[t.slot.value,n.slot.value];return e?ps(s).startsWith(ps(r)):s.startsWith(r)}
//|5 147 199 0 936
,ii=t=>({kinds:me(8),answer(n,e){const r=ze(n,e.operands[0]).slot;return 8!==n.subject.slot.kind||12!==r.kind?12:a(t(BigInt(n.subject.slot.value.size),r.value))}})
//|5 38 207 0 936
,oi=(t,n,e)=>{if(/[^\0-\x7f]|(?:^|\.)xn--/i.test(n))return Ve(t,U,e);const r=n.split(".");if(n.length>253||/[^A-Za-z0-9.-]/.test(n))return 10;const s=t=>/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i.test(t)&&t.length<=63;return r.slice(0,-1).every(s)?a(s(r.at(-1))&&!/^\d+$/.test(r.at(-1))):10}
//|201 202 203 207 208 234 280 296 297 330 0 936
,ci=(t,n)=>{const e=t.subject.slot;if(!e.c)return 12;let[r,s,i]=[null,null,!1];const o=ur(e).some(n=>16===t.slots[n].kind);for(const c of n.operands){const u=ms(t,c);s??=u.obstacle;for(const c of u.positions){if(!t.G())return Ye(t,n);const l=(null===c?u.whole:Ue(t,c)).v(t.subject);if(null===Ze(t,l)){if(!l.j)if(i=!0,16===l.slot.kind||o){const r=ui(t,l,e);if(null===r)return Ye(t,n);if(!r)return 14}else{if(r??=Ts(t,ur(e),n.ignoresCase),null===r)return Ye(t,n);if(!Es(t,l,r))return 14}}else s??=Je(t,u.whole)}}return null!==s?Ve(t,s,n):i?13:12}
//|201 202 234 285 0 936
,ui=(t,n,e)=>{for(const r of ur(e)){if(!t.G())return null;const e=Ue(t,r);if(!e.j&&null===Ze(t,e)&&ws(t,e,n,!1))return!0}return!1}
//|77 0 936
,li=t=>{switch(t.kind){case 1:return["null"];case 2:return["boolean"];case 3:return Lt(t.value)?["number","integer"]:["number"];case 9:return[t.isMap?"object":"list"];case 8:case 10:return["object"];default:return 65776&1<<t.kind?["text"]:[]}}
//|7 29 37 40 84 207 313 315 0 936
,hi=(t,n)=>{if(4!==t.subject.slot.kind)return 12;let e=n.ut;if(!e){const r=Hs(t,n);if("number"==typeof r)return r;const[s,i]=r.map((t,n)=>t.j?0===n?0:1/0:3===t.slot.kind?Qt(t.slot.value,0===n):null);if(null===s||null===i)return 12;e={least:s,most:i,unit:Ls(n,t.program)}}const r=t.subject.slot.value;if(L(r))return Ve(t,D("text length"),n);if(e.least>e.most)return 10;const s=q[e.unit](r);return s<e.least?14:s>e.most?10:f(1,!0,e.most!==1/0)}
//|150 208 235 334 0 936
,ai=(t,n)=>{const e=t.subject.slot;if(9!==e.kind)return 12;const r=mi(t,e,lr(t,n));if(null===r)return Ye(t,n);const s=(n,e)=>null===n.end||null===e.end?n.end===e.end?0:null===n.end?1:-1:de(t,n.end,e.end);r.sort((n,e)=>de(t,n.start,e.start)||s(n,e)||0);let i=null;for(const e of r){if(!t.G())return Ye(t,n);if(null!==i&&(null===i.end||-1===de(t,e.start,i.end)))return 14;null!==i&&-1!==s(i,e)||(i=e)}return 13}
//|150 201 202 236 237 0 936
,mi=(t,n,e)=>{const r=[];if(2!==e.length)return r;const[s,i]=e.map(t=>t.steps.at(-1));for(const o of hr(t,n,e[0].steps.slice(0,-1))){if(!t.G())return null;const n=ar(t,o+s);if(null===n||o+i>=t.slots.length)continue;const e=Ue(t,o+i);e.j?r.push({start:n,end:null}):null===Ze(t,e)&&null!==de(t,n,e)&&de(t,n,e)<=0&&r.push({start:n,end:e})}return r}
//|0 936
,fi=(t,n)=>{for(const e of n)if("string"!=typeof t||"number"==typeof e||e.startsWith(t))return!0;return!1}
//|7 201 202 203 204 207 208 212 279 280 282 285 298 314 326 335 0 936
,pi={kinds:-2,prepare:Gs,answer(t,n){const{subject:e}=t,{kind:r,value:s}=e.slot;if(n.ut&&(4===r||3===r)){const e=n.ignoresCase&&4===r?ps(s):s;return n.ut.has(e)?13:f(2,!Le(t)||fi(e,n.ut),!0)}let[i,o]=[!Le(t),null];for(const r of n.operands){const s=As(t,n,r,e);if(13===s)return s;if(15===s&&(o??=Je(t,as(t,r))),void 0!==s)continue;const c=ms(t,r);null!==c.obstacle&&(o??=c.obstacle);for(const r of c.positions){if(c.areSeveral&&!t.G())return Ye(t,n);const s=null===r?c.whole:Ue(t,r);if(c.areSeveral&&null!==Ze(t,s))o??=Je(t,c.whole);else if(!s.j||0!==s.g){if(ws(t,e,s,n.ignoresCase))return f(1,!0,!Xe(t));i||4!==e.slot.kind||4!==s.slot.kind?Xe(t)||(i=!0):i=si(e,s,n.ignoresCase)}}}return null===o?f(2,i,!0):Ve(t,o,n)}}
//|60 147 338 339 0 936
,di=t=>({kinds:me(4),prepare(n,e){const r=1===n.operands[0].kind?e.constants[n.operands[0].at]:Nt;return 13===r.kind?{position:r.value,scope:t}:null},answer:(n,e)=>wi(n,e,t),progress(n,e){const r=bi(n,e,t);return r&&r.progress(n.subject.slot.value)}})
//|199 0 936
,bi=(t,n,e)=>{if(n.ut)return t.program.pattern(n.ut.position,e);const{slot:r}=ze(t,n.operands[0]);return 13===r.kind?t.program.pattern(r.value,e):null}
//|207 210 338 0 936
,wi=(t,n,e)=>{if(4!==t.subject.slot.kind||We(t,t.subject))return 12;const r=bi(t,n,e)?.answer(t.subject.slot.value)??"it could not be compiled";return"number"==typeof r?r:Ve(t,`pattern failed: ${r}`,n)}
//|5 137 199 203 207 0 936
,gi=t=>({judgesEmpty:!0,reads:"nothing",kinds:-2,answer(n,e){let[r,s,i]=[null,0,0];for(const t of e.operands){const e=ze(n,t);ee(e)?r??=Je(n,e):e.j?i++:s++}const o=t(s,i,null!==r);return null===o?Ve(n,r,e):a(o)}})
//|0 936
,ji={judgesEmpty:!0,reads:"presence",kinds:-2,answer:t=>t.subject.j?14:5}
//|147 209 282 0 936
,Oi=t=>({kinds:me(4),answer(n,e){const r=Ke(n,e);if(null===r)return 15;if(4!==r.slot.kind||r.j&&0===r.g||4!==n.subject.slot.kind)return 12;const s=[n.subject.slot.value,r.slot.value];return t(...e.ignoresCase?s.map(ps):s)}})
//|147 231 344 0 936
,vi=t=>({kinds:me(4),answer:n=>4===n.subject.slot.kind?yi(ir(t,n.subject.slot.value)):12})
//|0 936
,yi=t=>2===t?13:1===t?14:10
//|201 208 235 236 288 293 346 0 936
,ki=(t,n)=>{const e=t.subject.slot;if(9!==e.kind)return 12;const r=lr(t,n),s=0===r.length?[{offset:0,stride:e.e}]:r.map(({steps:t,slotCount:n})=>({offset:t.at(-1)??0,stride:n})),i=Math.max(...s.map(t=>t.offset+t.stride)),o=new Map;for(const c of hr(t,e,(r[0]?.steps??[]).slice(0,-1))){if(c+i>t.slots.length||!xi(t,c,s))continue;const e=s.map(n=>Ue(t,c+n.offset)),r=e.map(e=>$s(t,e,n.ignoresCase)).join("|");for(const s of o.get(r)??[]){if(!t.G())return Ye(t,n);if(e.every((e,r)=>Os(t,e,s[r],n.ignoresCase)))return 14}if(!t.G())return Ye(t,n);o.has(r)?o.get(r).push(e):o.set(r,[e])}return 13}
//|201 202 290 0 936
,xi=(t,n,e)=>{let r=!0;for(const{offset:s}of e){const e=Ue(t,n+s);if(!ys(t,e)){if(null!==Ze(t,e))return!1;r=!1}}return!r}
//|349 350 351 352 353 354 355 356 357 358 359 360 361 362 363 364 365 366 367 368 369 370 371 372 373 374 375 376 377 378 379 380 381 382 383 384 385 386 387 388 389 390 391 0 936
,$i={}
//|0 936
,{}=Object.assign($i
//required|341 347 348 392 0 936
,{required:ji}
//filled|341 347 348 392 0 936
,{filled:ji}
//present|203 207 347 348 392 0 936
,{present:{judgesEmpty:!0,reads:"presence",kinds:-2,answer(t,n){const{slot:e}=t.subject,r=0!==e.kind&&1!==e.kind;return r&&2&e.flags?Ve(t,Je(t,t.subject),n):r?5:14}}}
//accepted|5 6 212 347 348 392 0 936
,{accepted:{judgesEmpty:!0,kinds:-2,answer(t){const n=2===t.subject.slot.kind&&t.subject.slot.value;return Xe(t)?m(n):a(n)}}}
//empty|347 348 392 0 936
,{empty:{judgesEmpty:!0,reads:"presence",kinds:-2,answer:t=>t.subject.j?13:10}}
//equal|325 347 348 392 0 936
,{equal:ri}
//different|324 325 347 348 392 0 936
,{different:ei(ri)}
//length|147 312 332 347 348 392 0 936
,{length:{kinds:me(4),lt:!0,prepare:Js,answer:(t,n)=>hi(t,n)}}
//between|312 316 347 348 392 0 936
,{between:{kinds:65784,prepare:Js,answer:(t,n)=>Vs(t,n)}}
//multiple_of|5 7 37 111 113 123 147 148 204 207 209 211 231 347 348 392 0 936
,{multiple_of:{kinds:me(4,3),answer(t,n){const e=Ke(t,n);if(null===e)return 15;if(En(t.subject.slot)||e.j||3!==e.slot.kind)return 12;const r=fe(t.subject);if(null!==r)return a(qn(r,e.slot.value));if(Qe(t))return Ve(t,D("digits of a number"),n);const{slot:s}=t.subject;return f(2,!Le(t)||0!==ir("number",Sn(s)),!0)}}}
//one_of|336 347 348 392 0 936
,{one_of:pi}
//none_of|324 336 347 348 392 0 936
,{none_of:ei(pi)}
//regex|337 347 348 392 0 936
,{regex:di("whole")}
//contains|337 347 348 392 0 936
,{contains:di("anywhere")}
//starts_with|7 342 347 348 392 0 936
,{starts_with:Oi((t,n)=>t.startsWith(n)?5:f(2,n.startsWith(t),!0))}
//ends_with|5 342 347 348 392 0 936
,{ends_with:Oi((t,n)=>a(t.endsWith(n)))}
//chars|24 147 199 347 348 392 0 936
,{chars:{kinds:me(4),answer(t,n){const e=ze(t,n.operands[0]).slot;return 14!==e.kind||4!==t.subject.slot.kind?12:e.value.offender.test(t.subject.slot.value)?10:13},progress(t,n){const e=ze(t,n.operands[0]).slot;if(14!==e.kind)return null;const r=t.subject.slot.value,s=r.search(e.value.offender);return C(s<0?r:r.slice(0,s))}}}
//integer|343 347 348 392 0 936
,{integer:vi("integer")}
//number|343 347 348 392 0 936
,{number:vi("number")}
//boolean|343 347 348 392 0 936
,{boolean:vi("boolean")}
//date|343 347 348 392 0 936
,{date:vi("date")}
//time|343 347 348 392 0 936
,{time:vi("time")}
//datetime|343 347 348 392 0 936
,{datetime:vi("datetime")}
//json|343 347 348 392 0 936
,{json:vi("json")}
//before|305 347 348 392 0 936
,{before:Bs("less")}
//after|305 347 348 392 0 936
,{after:Bs("greater")}
//luhn|147 209 319 321 347 348 392 0 936
,{luhn:{kinds:me(4),answer(t,n){const e=Ke(t,n);return null===e?15:Ws(t,t=>Xs(t,2===e.slot.kind&&e.slot.value))}}}
//mod97|147 319 322 347 348 392 0 936
,{mod97:{kinds:me(4),answer:t=>Ws(t,ti)}}
//weighted_sum|84 147 199 202 207 319 323 347 348 392 0 936
,{weighted_sum:{kinds:me(4),answer(t,n){const e=n.operands.map(n=>ze(t,n));for(const r of e)if(null!==Ze(t,r))return Ve(t,Ze(t,r),n);const[r,...s]=e.map(({slot:t})=>3===t.kind?Qt(t.value,!1):null);return r>0&&0!==s.length?Ws(t,t=>ni(t,r,s.map(t=>t??0))):12}}}
//idna|147 209 328 347 348 392 0 936
,{idna:{kinds:me(4),answer(t,n){const e=Ke(t,n);if(null===e)return 15;if(4!==t.subject.slot.kind)return 12;const r=t.subject.slot.value;if(4!==e.slot.kind||""===e.slot.value)return oi(t,r,n);const s=r.lastIndexOf(e.slot.value);if(s<0)return 14;const i=oi(t,r.slice(s+e.slot.value.length),n);return 10===i?14:i}}}
//size|5 59 84 147 315 347 348 392 0 936
,{size:{kinds:me(9,10),lt:!0,answer(t,n){const e=At(t.subject.slot);if(9!==e.kind)return 12;const r=Hs(t,n);if("number"==typeof r)return r;const[s,i]=r.map(({slot:t},n)=>3===t.kind?Qt(t.value,0===n):null);return a(!(null!==s&&e.count<s||null!==i&&e.count>i))}}}
//unique|147 345 347 348 392 0 936
,{unique:{kinds:me(9),answer:(t,n)=>ki(t,n)}}
//exclusive|5 147 199 201 234 285 347 348 392 0 936
,{exclusive:{kinds:me(9),answer(t,n){const e=ze(t,n.operands[0]).v(t.subject),r=t.subject.slot;return 9!==r.kind||e.j?12:a(r.count<=1||!ur(r).some(n=>ws(t,Ue(t,n),e)))}}}
//includes|147 329 347 348 392 0 936
,{includes:{kinds:me(9),answer:(t,n)=>ci(t,n)}}
//ascending|147 238 347 348 392 0 936
,{ascending:{kinds:me(9),answer:(t,n)=>mr(t,n)}}
//no_overlap|147 333 347 348 392 0 936
,{no_overlap:{kinds:me(9),answer:(t,n)=>ai(t,n)}}
//min_size|327 347 348 392 0 936
,{min_size:ii((t,n)=>t>=n)}
//max_size|327 347 348 392 0 936
,{max_size:ii((t,n)=>t<=n)}
//media_type|5 147 199 347 348 392 0 936
,{media_type:{kinds:me(8),answer(t,n){if(8!==t.subject.slot.kind)return 12;const e=t.subject.slot.value.mediaType.split(";")[0].toLowerCase().replace(/\s/g,""),r=t=>e===t||"*/*"===t||t.endsWith("/*")&&e.startsWith(t.slice(0,-1)),s=n.operands.map(n=>ze(t,n).slot).filter(t=>4===t.kind);return a(s.some(t=>r(t.value.toLowerCase())))}}}
//kind|5 314 331 347 348 392 0 936
,{kind:{kinds:-2,prepare:Gs,answer:(t,n)=>t.subject.j?12:a(li(t.subject.slot).some(t=>n.ut.has(t)))}}
//any_filled|340 347 348 392 0 936
,{any_filled:gi((t,n,e)=>t>0||!!e&&null)}
//all_filled|340 347 348 392 0 936
,{all_filled:gi((t,n,e)=>!(n>0)&&(!e||null))}
//one_filled|340 347 348 392 0 936
,{one_filled:gi((t,n,e)=>e&&t<2?null:1===t)}
//|0 936
)
//sets|16 394 0 936
,Mi=t=>{const n="^"===t[0],e=(n?t.slice(1):t).replace(/\\(p\{\w+\}|[\s\S])|([\s\S])/gu,(t,n,e)=>void 0!==e?"-"===e||/[\w\s]|[^\0-\x7f]/u.test(e)?e:"\\"+Si(e):"d"===n?"0-9":"w"===n?"0-9A-Z_a-z":"s"===n?$:"p"===n[0]?"\\"+n:"\\"+Si(n)).replace(/^-/,"\\-").replace(/(?<!\\)-$/,"\\-");return{notation:t,offender:new RegExp(`[${n?"":"^"}${e}]`,"u")}}
//|89 0 936
,Si=t=>/[\^$\\.*+?()[\]{}|/-]/.test(t)?t:"x"+sn(t.charCodeAt(0).toString(16),2)
//|43 50 395 396 0 936
,Ti=(t,n)=>{if("string"==typeof t){if(!Object.hasOwn(St,t))throw new V(`the type '${t}' is not known`);const n={name:t,kind:St[t],manner:Ei(t)};return"any"===t&&(n.item=n),n}const[[e,r]]=Object.entries(t);if("form"===e)return{name:e,form:n[r],manner:"value"};if("list"!==e&&"map"!==e)throw new V(`the type '${e}' is not known`);return{name:e,item:Ti(r,n),manner:"list"===e&&"choice"===r?"selection":"list"}}
//|0 936
,Ei=t=>"date"===t||"month"===t||"time"===t||"datetime"===t?"moment":"file"===t?"file":"value"
//|0 936
,Ai=t=>{for(;t.item&&"any"!==t.name;)t=t.item;return t}
//|963 0 936
,Ni={name:"any",manner:"value"}
//|0 936
,Ii={name:"text",kind:4,manner:"value"}
//|0 936
,Ci=t=>new TypeError(`${"object"==typeof t?t.constructor?.name:String(t)} is no value of a form`)
//|0 936
,_i="an object with a key twice is no value of a form"
//|0 936
,Fi=class extends TypeError{constructor(t,n="",e="unreadable"){super(t),Object.assign(this,{rule:n,reason:e})}}
//|22 402 0 936
,Ri=t=>{if(!N(t))throw new Fi("half of a surrogate pair is no value of a form")}
//|37 39 51 63 64 68 75 241 242 243 245 400 402 403 415 416 406 407 408 409 410 411 412 413 0 936
,Bi=class{constructor(t,n=!0){this.slots=t,this.ht=n,this.mt=[]}append(t){if(this.slots.length+t>16777216)throw new Fi("a form cannot hold so many values","form",D("values of a record"));const n=this.slots.length;for(let n=0;n<t;n++)this.slots.push(null);return n}ft(){const{slots:t}=this;for(let n=0;n<t.length;n++)t[n]??=new Tt(0,void 0)}value(t,n,e,r){if(void 0!==t)if("object"==typeof t&&null!==t){if(this.mt.includes(t))throw new TypeError("an object in itself is no value of a form");this.mt.push(t),n.form&&wr(t)?this.form(t,n.form,e,r+1):Array.isArray(t)&&n.item&&"map"!==n.name?this.list(t,n.item,e,r):wr(t)&&"map"===n.name?this.map(t,n.item,e,r):wr(t)&&"any"===n.name?this.members(t,e,r):this.slots[e]=wr(t)&&"file"===n.name?qi(t,n=>Or(t,n))??this.plain(t):this.plain(t),this.mt.pop()}else this.slots[e]=this.plain(t)}text(t){return Ri(t),new Tt(4,t)}plain(t){return"string"==typeof t?this.text(t):"boolean"==typeof t?new Tt(2,t):null===t?new Tt(1,void 0):this.other(t)}other(t){if(t===_t)return Pi(t);if("bigint"==typeof t)return Pi(Rt(t,0)??_t);if(Number.isFinite(t))return Pi(Zt(t));if("object"!=typeof t)throw Ci(t);if(t instanceof Ft)return new Tt(3,new Ft(t.digits,t.exponent));if(dr(t))return qi(t,n=>t[n]);if(br(t))throw Ci(t);if(!Array.isArray(t))return new Tt(10,void 0);const n=new Tt(9,void 0);return n.count=Math.min(t.length,1),[n.start,n.stride]=[this.append(n.count),1],n}}
//|0 936
,{}=Object.assign(Bi.prototype
//module form contexts|37 39 51 245 404 405 414 0 936
,{form(t,n,e,r){if(r>=J)return this.slots[e]=new Tt(10,void 0),void this.slots[e].u(D("depth"));this.slots[e]=new Tt(10,void 0);for(const s of 0===r?n.parameters??[]:[])this.value(Or(t,s.name),s.type,e+s.slot,r);this.object(t,n,n.objects[0],e,r)}}
//module form contexts|51 243 244 245 401 402 404 405 414 0 936
,{object(t,n,e,r,s){const i=t[jr];for(const{name:o,field:c,group:u}of e.members){const e=o in Object.prototype?Or(t,o):t[o];if(void 0!==e){if(i?.has(o))throw new Fi(_i);c?this.value(e,c.type,r+c.slot,s):wr(e)?(this.slots[r+n.objects[u].slot]=new Tt(10,void 0),this.object(e,n,n.objects[u],r,s)):this.slots[r+n.objects[u].slot]=this.plain(e)}}n.isClosed&&this.noteUnknown(t,e,r)}}
//isClosed|244 403 404 405 414 0 936
,{noteUnknown(t,n,e){const r=(t[gr]??Object.keys(t)).filter(e=>void 0!==t[e]&&!n.memberNames.has(e));r.forEach(Ri),r.length>0&&(this.slots[e+n.slot].unknown=r)}}
//list any|37 39 51 404 405 414 0 936
,{list(t,n,e,r){const s=this.slots[e]=new Tt(9,void 0);if(r>=J)return s.u(D("depth"));[s.count,s.stride]=[t.length,n.form?.slotCount??1],s.start=this.append(s.count*s.stride);const i="any"===n.name?r+1:r;for(let e=0;e<s.count;e++)this.value(t[e]??null,n,s.item(e),i)}}
//map|37 39 51 404 405 414 0 936
,{map(t,n,e,r){const s=this.slots[e]=new Tt(9,void 0);if(s.isMap=!0,r>=J)return s.u(D("depth"));const i=this.names(t);[s.count,s.stride]=[i.length,(n.form?.slotCount??1)+1],s.start=this.append(s.count*s.stride)+1,s.order=this.order(t,i),i.forEach((e,i)=>{const o=this.slots[s.item(i)-1]=this.text(e);o.flags|=128,o.isKey=!0,this.value(t[e],n,s.item(i),"any"===n.name?r+1:r)})}}
//any|37 39 51 398 404 405 414 0 936
,{members(t,n,e){const r=this.slots[n]=new Tt(10,void 0);if(e>=J)return r.u(D("depth"));const s=this.names(t);r.isOwn=!0,r.count=s.length,r.start=this.append(2*s.length),r.order=this.order(t,s),s.forEach((n,s)=>{this.slots[r.start+2*s]=this.text(n),this.value(t[n],Ni,r.start+2*s+1,e+1)})}}
//map any|36 244 401 402 404 405 414 0 936
,{names(t){if(t[jr])throw new Fi(_i);return Object.keys(t).filter(n=>void 0!==t[n]).sort(z)}}
//map any|244 404 405 414 0 936
,{order(t,n){if(!this.ht||n.length<2)return null;const e=new Map(n.map((t,n)=>[t,n])),r=(t[gr]??Object.keys(t)).map(t=>e.get(t)).filter(t=>void 0!==t);return r.every((t,n)=>t===n)?null:r}}
//|0 936
)
//|51 63 0 936
,Pi=t=>new Tt(3,t===_t?null:t)
//module file|51 403 0 936
,qi=(t,n)=>{const e=["name","media_type","type"].map(t=>n(t)??null),[r,[s,i,o]]=[n("size"),e];if(!Number.isSafeInteger(r)||r<0||e.some(t=>null!==t&&"string"!=typeof t))return null;if(null!==i&&null!==o)return null;for(const t of e)null!==t&&Ri(t);const c=new Tt(8,{name:s,size:r,mediaType:i??o??""});return c.given=t,c}
//|418 0 936
,zi=t=>{let n="";for(const e of t)"number"==typeof e?n+=`[${e}]`:"object"==typeof e?n+=`[${Di(e.key)}]`:""===e||/[`\0-\x1f]/.test(e)?n+=`[${Di(e)}]`:n+=(""===n?"":".")+(/^[A-Za-z_]\w*$/.test(e)?e:`\`${e}\``);return n}
//module map any|89 0 936
,Di=t=>{const n={'"':'\\"',"\\":"\\\\","\n":"\\n","\r":"\\r","\t":"\\t"};return`"${t.replace(/["\\\n\r\t]|(?![ \u200d])[\p{Cc}\p{Zl}\p{Zp}\p{Cn}\p{Co}\p{Cs}\p{Cf}\p{Zs}]/gu,t=>n[t]??`\\u{${sn(t.codePointAt(0).toString(16).toUpperCase(),4)}}`)}"`}
//|421 422 0 936
,Ui=t=>{const n=[],e=[...t.pt,t.frame];return e.forEach((r,s)=>{const i=e[s+1];r.field?n.push(...r.field.groups,r.field.name):r.group>0&&n.push(...Li(r.form,r.group));const o=t.I.slice(r.firstItem,i?.firstItem);o.length>0&&Ji(t,o,r,n)}),n}
//|419 0 936
,Zi=t=>{const n=Ui(t);let e=0;for(const{key:t}of n)e+=t?.length??0;return e>256&&t.spend(16*e),n}
//list map any|59 0 936
,Ji=(t,n,e,r)=>{let s=e.field?t.slots[e.base+e.field.slot]:null;for(const e of n){s=s&&At(s);const n=9===s?.kind&&e<s.count;r.push(n&&s.isMap?{key:t.slots[s.item(e)-1].value}:e),s=n?t.slots[s.item(e)]:null}}
//module nested group|0 936
,Li=(t,n)=>{const e=[];for(;n>0;){e.unshift(t.objects[n].name);const r=n;n=t.objects.findIndex(t=>t.members.some(t=>t.group===r))}return e}
//|424 425 426 0 936
,Gi=(t,n,e,r=n.objects[0])=>Vi(r.members.map(({name:r,field:s,group:i})=>[r,s?Yi(t,e+s.slot,s.type):Hi(t,n,e,n.objects[i])]))
//group|423 0 936
,Hi=(t,n,e,r)=>{const s=t.slots[e+r.slot];if(!(5&s.flags))return 10===s.kind?Gi(t,n,e,r):1===s.kind?null:void 0}
//|0 936
,Vi=t=>Object.fromEntries(t.filter(([,t])=>void 0!==t))
//|423 427 0 936
,Yi=(t,n,e)=>{const r=t.slots[n];return!e.form||10!==r.kind||5&r.flags?Ki(t,r,e):Gi(t,e.form,n)}
//|20 112 115 428 429 0 936
,Ki=(t,n,e)=>{if(!(5&n.flags))switch(n.kind){case 0:return;case 1:return null;case 2:return n.value;case 8:return n.given;case 3:return n.value??void 0;case 4:return"text"!==e.name&&"any"!==e.name&&E(n.value)?null:n.value;case 9:return e.item?Wi(t,n,e.item):void 0;case 10:return n.isOwn?Qi(t,n):void 0;default:return Tn(n)?Nn(n):void 0}}
//list map any|234 426 0 936
,Wi=(t,n,e)=>{const r=ur(n).map(r=>[n.isMap?t.slots[r-1].value:r,Yi(t,r,e)]).filter(([,t])=>void 0!==t);return n.isMap?Object.fromEntries(r):r.map(([,t])=>t)}
//any|398 425 426 0 936
,Qi=(t,n)=>{const e=Array.from({length:n.count},(t,e)=>n.start+2*e);return Vi(e.map(n=>[t.slots[n].value,Yi(t,n+1,Ni)]))}
//externals|431 0 936
,Xi={kinds:-2,answer:(t,n)=>to(t,n)}
//|199 202 207 417 420 433 0 936
,to=(t,n)=>{const e=n.operands.map(n=>ze(t,n));for(const r of e)if(null!==Ze(t,r))return Ve(t,Ze(t,r),n);const r=t.program.externals[n.a],s={rule:r,value:eo(t,t.subject),arguments:e.map(n=>eo(t,n))},i=t.x.host?.dt(s);return t.bt.push({question:s,path:zi(Zi(t)),isPending:void 0===i}),t.wt=null,void 0===i?Ve(t,"pending",n):!0===i.accepted?5:void 0===i.accepted?Ve(t,i.reason,n,r.undecided):(t.wt=i.message??null,10)}
//externals|0 936
,no=(t,n)=>{for(const e of t.bt)t.gt.bt.push({...e,isPending:e.isPending&&n});t.bt=[]}
//|193 197 399 426 427 0 936
,eo=(t,n)=>{if(n.position<0||3===n.g)return Ki(t,n.slot,Ii)??null;const e=_e(t,n.position)?.type??Pe(t)??Ii;return Yi(t,n.position,e)??null}
//|0 936
,ro=t=>"keys"===t?{first:0,end:null,areKeys:!0}:{first:t[0],end:t[1],areKeys:!1}
//|0 936
,so={first:0,end:null,areKeys:!1}
//|0 936
,io=class{constructor(t){this.end=t,this.jt=!1,this.Ot=!1,this.vt=!1,this.yt=!1,this.refused=null,this.kt=!1}}
//|0 936
,oo=(t,n,e=0,r=!1)=>({form:t,base:n,firstItem:e,follows:r,field:null,group:0})
//items itemContents beginEach|210 439 440 0 936
,co=(t,n,e)=>{const r=uo(t,n,e-1);return 0!==r.list.count&&!t.field.jt&&!We(t,t.subject)&&(t.T.push(r),lo(t))}
//items itemContents beginEach|58 59 60 0 936
,uo=(t,n,e)=>{const{slot:r}=t.subject,{areKeys:s,first:i}=n,o=!s&&0===i&&null===n.end;let c=At(r);(s?c.isMap:9===r.kind||o)||(c=Nt);const u=s?1:c.isMap?-1:0;return s&&(c=Et(c)),{list:c,count:null===n.end?c.count:Math.min(c.count,n.end),first:i,next:i,partner:u,subject:t.subject,field:t.field,end:e}}
//items itemContents beginEach|436 441 442 444 445 0 936
,lo=t=>{const n=t.T.at(-1);return n.next>n.first&&fo(t,n),po(t,n)?(ho(t,n),t.field=t.xt.get(t.subject.position)??new io(0),ao(t,t.subject.position+n.partner)&&(t.field.yt=!0),t.field.end=n.end,t.I.push(n.list.itemAt(n.next-1)),!0):(t.field=n.field,t.subject=n.subject,t.T.pop(),!1)}
//items itemContents beginEach|201 0 936
,ho=(t,n)=>{t.subject=Ue(t,n.list.item(n.list.itemAt(n.next++)))}
//items itemContents beginEach itemTypes nested|0 936
,ao=(t,n)=>!0===t.xt.get(n)?.yt
//items itemContents beginEach itemTypes nested|442 0 936
,mo=(t,n,e)=>n.isMap&&ao(t,e-1)
//items itemContents beginEach|0 936
,fo=(t,n)=>{const{field:e}=t;t.I.pop(),e.Ot&&(n.field.Ot=!0),e.vt&&(n.field.vt=!0),(e.yt||e.kt||null!==e.refused)&&t.xt.set(t.subject.position,e)}
//items itemContents beginEach|0 936
,po=(t,n)=>{if(!t.G())return!1;for(;n.next<n.count;n.next++)if(0==(71&t.slots[n.list.item(n.list.itemAt(n.next))].flags))return!0;return!1}
//items itemContents beginEach|439 441 445 0 936
,bo=(t,n,e)=>{e?.opened();const r=uo(t,n,null);return t.T.push(r),po(t,r)?(t.$t.push({kind:0,answer:12}),ho(t,r),!0):(t.T.pop(),t.answer=12,e?.closed(),!1)}
//items itemContents beginEach|441 445 636 637 0 936
,wo=(t,n)=>{const e=t.T.at(-1);return n?.itemEnded(e.list.itemAt(e.next-1)),!Rc(t,n)&&po(t,e)?(ho(t,e),!0):(t.subject=e.subject,t.T.pop(),Fc(t,n),!1)}
//|450 451 452 453 454 455 456 457 458 459 460 461 0 936
,go={}
//|0 936
,{}=Object.assign(go
//text|448 449 462 0 936
,{text:()=>"Enter text."}
//choice|448 449 462 0 936
,{choice:()=>"Enter text."}
//integer|448 449 462 0 936
,{integer:t=>t?"Enter a whole number, such as {example}.":"Enter a whole number."}
//number|448 449 462 0 936
,{number:t=>t?"Enter a number, such as {example}.":"Enter a number."}
//boolean|448 449 462 0 936
,{boolean:()=>"Enter true or false."}
//date|448 449 462 0 936
,{date:()=>"Enter a date, such as {example}."}
//month|448 449 462 0 936
,{month:()=>"Enter a month, such as {example}."}
//time|448 449 462 0 936
,{time:()=>"Enter a time, such as {example}."}
//datetime|448 449 462 0 936
,{datetime:()=>"Enter a date and a time, such as {example}."}
//file|448 449 462 0 936
,{file:()=>"Choose a file."}
//list|448 449 462 0 936
,{list:()=>"Enter a list of values."}
//map|448 449 462 0 936
,{map:()=>"Enter names and their values."}
//|0 936
)
//|0 936
,jo={date:"2026-01-31",month:"2026-01",time:"14:30",datetime:"2026-01-31T14:30"}
//|0 936
,Oo=["This must be the same as {other}.","This must be different from {other}."]
//|0 936
,vo=["There is a mistake in this number.","This number is not allowed."]
//|0 936
,yo=t=>[`The number of characters must be {${t}}.`,`The number of characters must not be {${t}}.`]
//|469 470 471 472 473 474 475 476 477 478 479 480 481 482 483 484 485 486 487 488 489 490 491 492 493 494 495 496 497 498 499 500 501 502 503 504 505 506 507 508 509 510 511 512 513 514 515 516 517 518 0 936
,ko={}
//|0 936
,{}=Object.assign(ko
//required|467 468 519 0 936
,{required:["This is required.","Leave this empty."]}
//filled|467 468 519 0 936
,{filled:["This must be filled in.","Leave this empty."]}
//present|467 468 519 0 936
,{present:["This must be included.","This must be left out."]}
//accepted|467 468 519 0 936
,{accepted:["You must accept this.","You must not accept this."]}
//empty|467 468 519 0 936
,{empty:["Leave this empty.","This must be filled in."]}
//equal|464 467 468 519 0 936
,{equal:Oo}
//different|464 467 468 519 0 936
,{different:[Oo[1],Oo[0]]}
//equal_next|464 467 468 519 0 936
,{equal_next:Oo}
//equal_previous|464 467 468 519 0 936
,{equal_previous:Oo}
//min_length|467 468 519 0 936
,{min_length:["Enter {min} or more characters.","Enter fewer than {min} characters."]}
//max_length|467 468 519 0 936
,{max_length:["Enter {max} or fewer characters.","Enter more than {max} characters."]}
//length|466 467 468 519 0 936
,{length:yo("range")}
//equal_length|466 467 468 519 0 936
,{equal_length:yo("count")}
//min_value|467 468 519 0 936
,{min_value:["This must be {min} or more.","This must be less than {min}."]}
//max_value|467 468 519 0 936
,{max_value:["This must be {max} or less.","This must be more than {max}."]}
//between|467 468 519 0 936
,{between:["This must be {min}.","This must not be {min}."]}
//multiple_of|467 468 519 0 936
,{multiple_of:["This must be a multiple of {step}.","This must not be a multiple of {step}."]}
//one_of options|467 468 519 0 936
,{one_of:["Choose one of: {values}.","This must not be any of: {values}."]}
//none_of|467 468 519 0 936
,{none_of:["This must not be any of: {values}.","Choose one of: {values}."]}
//regex|467 468 519 0 936
,{regex:["Enter this in the correct format.","This format is not allowed."]}
//contains|467 468 519 0 936
,{contains:["Something that is required here is missing.","This contains something that is not allowed."]}
//starts_with|467 468 519 0 936
,{starts_with:["This must start with \u201c{text}\u201d.","This must not start with \u201c{text}\u201d."]}
//ends_with|467 468 519 0 936
,{ends_with:["This must end with \u201c{text}\u201d.","This must not end with \u201c{text}\u201d."]}
//chars|467 468 519 0 936
,{chars:["Use only these characters: {characters}","Use at least one character other than these: {characters}"]}
//integer|467 468 519 0 936
,{integer:["Enter a whole number.","This must not be a whole number."]}
//number|467 468 519 0 936
,{number:["Enter a number.","This must not be a number."]}
//boolean|467 468 519 0 936
,{boolean:["Enter true or false.","This must not be true or false."]}
//date|467 468 519 0 936
,{date:["Enter a date, such as 2026-01-31.","This must not be a date."]}
//time|467 468 519 0 936
,{time:["Enter a time, such as 14:30.","This must not be a time."]}
//datetime|467 468 519 0 936
,{datetime:["Enter a date and a time, such as 2026-01-31T14:30.","This must not be a date and time."]}
//json|467 468 519 0 936
,{json:["Enter JSON, such as [1, 2].","This must not be JSON."]}
//before|467 468 519 0 936
,{before:["This must be before {limit}.","This must not be before {limit}."]}
//after|467 468 519 0 936
,{after:["This must be after {limit}.","This must not be after {limit}."]}
//luhn|465 467 468 519 0 936
,{luhn:vo}
//mod97|465 467 468 519 0 936
,{mod97:vo}
//weighted_sum|465 467 468 519 0 936
,{weighted_sum:vo}
//idna|467 468 519 0 936
,{idna:["Enter a host name, such as m\xfcnchen.example.","This must not be a host name."]}
//size|467 468 519 0 936
,{size:["The number of items must be {range}.","The number of items must not be {range}."]}
//unique|467 468 519 0 936
,{unique:["All items must be different.","Some items must be the same."]}
//exclusive|467 468 519 0 936
,{exclusive:["\u201c{item}\u201d can't be combined with anything else.","\u201c{item}\u201d must be combined with something else."]}
//includes|467 468 519 0 936
,{includes:["Include all of: {values}.","Do not include all of: {values}."]}
//ascending|467 468 519 0 936
,{ascending:["Put the items in ascending order.","The items must not be in ascending order."]}
//no_overlap|467 468 519 0 936
,{no_overlap:["The items must not overlap.","Some items must overlap."]}
//min_size|467 468 519 0 936
,{min_size:["The file must be {min} or larger.","The file must be smaller than {min}."]}
//max_size|467 468 519 0 936
,{max_size:["The file must be {max} or smaller.","The file must be larger than {max}."]}
//media_type|467 468 519 0 936
,{media_type:["The file must have one of these types: {types}.","The file must not have any of these types: {types}."]}
//kind|467 468 519 0 936
,{kind:["The type of this value must be one of: {kinds}.","The type of this value must not be one of: {kinds}."]}
//any_filled|467 468 519 0 936
,{any_filled:["Fill in at least one of: {fields}.","Leave all of these empty: {fields}."]}
//all_filled|467 468 519 0 936
,{all_filled:["Fill in all of: {fields}.","Leave at least one of these empty: {fields}."]}
//one_filled|467 468 519 0 936
,{one_filled:["Fill in exactly one of: {fields}.","Fill in none of these, or more than one: {fields}."]}
//|0 936
)
//|522 523 524 0 936
,xo={}
//|0 936
,{}=Object.assign(xo
//list map|520 521 525 0 936
,{list:["Add at least one item.","Remove all items."]}
//list|520 521 525 0 936
,{selection:["Select at least one.","Select none of these."]}
//file|520 521 525 0 936
,{file:["Choose a file.","Remove the file."]}
//|0 936
)
//|528 529 0 936
,$o={}
//|0 936
,{}=Object.assign($o
//unique|526 527 530 0 936
,{unique:["Each item must have a different {by}.","Some items must have the same {by}."]}
//ascending|526 527 530 0 936
,{ascending:["Put the items in ascending order of {by}.","The items must not be in ascending order of {by}."]}
//|0 936
)
//|533 534 0 936
,Mo={}
//|0 936
,{}=Object.assign(Mo
//moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|531 532 535 0 936
,{min_value:["This must be {min} or later.","This must be earlier than {min}."]}
//moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|531 532 535 0 936
,{max_value:["This must be {max} or earlier.","This must be later than {max}."]}
//|0 936
)
//|538 539 540 541 0 936
,So={}
//|0 936
,{}=Object.assign(So
//type|448 536 537 542 0 936
,{type:({type:t,example:n})=>go[t]?.(n)??"Fill in this part of the form."}
//module nested|536 537 542 0 936
,{unknown:({meant:t})=>"There is no field '{name}'."+(void 0===t?"":" Did you mean '{meant}'?")}
//externals|536 537 542 0 936
,{unchecked:()=>"This could not be checked."}
//computed|536 537 542 0 936
,{computed:({value:t})=>""===t?"This must be left empty.":"This must be {value}."}
//|0 936
)
//|467 520 526 531 536 0 936
,To=(t,n,e,r)=>{if(Object.hasOwn(So,t))return So[t](e);const s=n?1:0;if(!Object.hasOwn(ko,t))return n?"This is not allowed.":"This was not accepted.";if(Mo[t]&&"moment"===r())return Mo[t][s];const i=["required","filled","empty"].includes(t)&&xo[r()];return i?i["empty"===t?1-s:s]:"between"===t&&void 0!==e.max?ko.between[s].replace("{min}","between {min} and {max}"):(void 0!==e.by&&$o[t]||ko[t])[s]}
//|255 549 0 936
,Eo=(t,n)=>{const{source:e,arguments:r,place:s}=t.program.messages[n],i=0===r.length?{}:_o(Ar(t,r));return{source:e,arguments:r,values:()=>i,isStandard:t.program.sources[s[0]].startsWith("Standard/")}}
//|270 276 547 548 0 936
,Ao=(t,n,e)=>{switch(n){case"label":return Io(t);case"value":return t.frame.field?.isSecret?Jr:Pr(t,t.subject);case"length":return t.frame.field?.isSecret?Jr:Co(t);case"other":return e?.other()??void 0;default:return}}
//|197 245 247 248 463 543 545 0 936
,No=(t,{authored:n=null,builtIn:e,isNegated:r=!1,values:s=null,found:i=null})=>{const o=(n,e)=>{let r=null;return kr(t,n,n=>Or(r??=e(),n)??Ao(t,n,i))};if(null!==n){const e=yr(t,n.source);return{message:o(e,()=>({...i?.values()??s,...n.values()})),isInEnglish:n.isStandard&&e===n.source}}const c=s??i?.values()??{};"type"===e&&(c.example??=t.frame.field?.notation?.example??jo[c.type]);const{ruleTexts:u}=t.x,l=u&&Or(u,r?`not ${e}`:e),h=To(e,r,c,()=>i?.Mt()?"moment":0===t.St.length?Pe(t)?.manner??"value":"value"),a=l??yr(t,h);return{message:o(a,()=>c),isInEnglish:a===h}}
//|41 247 0 936
,Io=t=>{const{field:n,form:e,group:r}=t.frame;if(n)return yr(t,n.shownLabel);const s=r>0?e.objects[r]:e;return yr(t,s.label??G(s.name))}
//|28 0 936
,Co=t=>{const{slot:n}=t.subject;return 4===n.kind?String(P(n.value)):9===n.kind?String(n.count):"0"}
//|0 936
,_o=t=>{const n=Object.create(null);for(const{name:e,text:r}of t)n[e]=void 0===n[e]?r:`${n[e]}, ${r}`;return n}
//module|251 0 936
,Fo=(t,{authored:n,found:e})=>{const r=null===n?[]:Mr(n.source,t.program.K).filter((t,n)=>n%2==1);if(null!==n&&0===r.length)return!0;const s=[...e.arguments,...n?.arguments??[]];return s.every(({operand:t})=>1===t.kind)&&r.every(t=>s.some(n=>n.name===t))}
//|0 936
,Ro=Object.freeze([])
//|551 553 554 0 936
,Bo=(t,n,e)=>{const r=t.program.calls[n.index],s=new qo(t,r?.name??"",r?.arguments??Ro,e);return s.Tt=18===n.op?Po(t,n):null,s.arguments.some(({operand:{kind:t}})=>1!==t&&3!==t)&&s.settle(),s}
//externals|0 936
,Po=(t,n)=>{if(null!==t.wt)return{source:t.wt.replace(/[{}]/g,"$&$&"),values:()=>({})};const{message:e}=t.program.externals[n.a];return void 0===e?null:{source:t.program.messages[e].source,values:()=>({})}}
//|8 112 199 255 259 549 0 936
,qo=class{constructor(t,n,e,r){this.Et=t,this.builtIn=n,this.rule=n,this.arguments=e,this.message=null,this.Tt=null,this.answer=t.answer,this.progress=r,this.items=[],this.isNegated=!1,this.At=3===p(t.answer)?t.q:null,this.Nt=null}settle(){this.Nt={values:this.values(),other:this.other(),Mt:this.Mt()}}values(){return this.Nt?.values??_o(Ar(this.Et,this.arguments))}other(){return null===this.Nt?_r(this.Et,this.arguments):this.Nt.other}Mt(){return this.Nt?.Mt??this.arguments.slice(0,8).some(({operand:t})=>Tn(ze(this.Et,t).slot))}}
//|8 556 557 0 936
,zo=(t,n,e,r,s,i)=>{const[o,c]=[p(n),p(r)];if(null===t||0===o)return e;if(null===e||0===c)return t;if(3===o&&3===c)return Do(e)>Do(t)?e:t;if(o!==c){const n=s?1:2;return o===(o===n||c===n?n:3)?t:e}return 2!==o?t:s?Uo(e,t)?e:t:i&&4&n&&!(4&r)?e:t}
//|0 936
,Do=t=>["passes","warns","blocks"].indexOf(t.At?.U)
//|0 936
,Uo=(t,n)=>{if("kind"===t.builtIn!=("kind"===n.builtIn))return"kind"===n.builtIn;const e=t=>0!=(4&t.answer);return e(t)===e(n)?t.progress>n.progress:e(t)}
//|559 560 562 0 936
,Zo=(t,n)=>{const{start:e}=t.program.checks[n],r=new Ho(t,n),s=Jo(t.program,n);return null!==s&&r.It(s,t.program.code[e]),null!==s||Lo(t,e,r)?r.Ct:(t.steps+=4096-t._t,t._t=1,null)}
//|0 936
,Jo=(t,n)=>{const{start:e}=t.checks[n],r=t.code[e+1];return t.Ft[e].test&&2===r.op&&r.a===n?t.Ft[e]:null}
//|611 0 936
,Lo=(t,n,e)=>{const{subject:r,answer:s,Rt:i,q:o,F:c,depth:u,wt:l,P:h,Bt:a,Pt:m}=t,f=[t.$t,t.T,t.subjects,t.St,t.arguments,t.bt],p=f.map(t=>t.length);t.P=!0,Ic(t,n,e);const d=!t.Bt;return Object.assign(t,{subject:r,answer:s,Rt:i,q:o,F:c,depth:u,wt:l,P:h,Bt:a,Pt:m}),f.forEach((t,n)=>{t.length>p[n]&&(t.length=p[n])}),d}
//beginOr beginAny|24 0 936
,Go=(t,n)=>{const{slot:e}=t.subject;return 4!==e.kind?0:n.test?.progress?.(t,n)??(4&t.answer?C(e.value):0)}
//|552 561 564 565 566 567 568 569 570 571 0 936
,Ho=class{constructor(t,n){this.Et=t,this.check=n,this.Ct=null,this.qt=[],this.zt=[]}It(t,n){const e=this.zt.includes(!0)?Go(this.Et,t):0;this.Ct=Bo(this.Et,t,e),t!==n&&(this.Et.G(),this.Dt(this.Et.program.rules[n.a]),this.Ut(n))}Dt(t){void 0!==t.message&&this.message(t.message)}Ut(t){const n=this.Et.program.calls[t.index],{Ct:e}=this;e&&n&&(e.rule=n.name,e.Tt=e.message??e.Tt,e.message=null,e.answer=this.Et.answer)}}
//|0 936
,{}=Object.assign(Ho.prototype
//beginAnd beginOr beginAll beginAny beginEach|562 563 572 0 936
,{opened(t=!1){this.qt.push(null),this.zt.push(t)}}
//beginAnd beginOr beginAll beginAny beginEach|555 562 563 572 0 936
,{combined(t,n){const e=0!=(8&this.Et.subject.slot.flags);this.qt.push(zo(this.qt.pop(),t,this.Ct,this.Et.answer,n,e))}}
//beginAnd beginOr beginAll beginAny beginEach|562 563 572 0 936
,{closed(){this.Ct=this.qt.pop(),this.zt.pop()}}
//beginEach|562 563 572 0 936
,{itemEnded(t){this.Ct?.items.unshift(t)}}
//pushMember|562 563 572 0 936
,{memberMissing(){this.Ct=null}}
//popMember|562 563 572 0 936
,{memberEnded(){this.Ct&&(this.Ct.items=[])}}
//not|562 563 572 0 936
,{negated(){this.Ct&&Object.assign(this.Ct,{isNegated:!this.Ct.isNegated,items:[]})}}
//message|544 562 563 572 0 936
,{message(t){this.Ct&&null===this.Ct.message&&(this.Ct.message=Eo(this.Et,t))}}
//|0 936
)
//|574 575 576 0 936
,Vo=(t,n)=>{null===t.gt.Zt&&Wo(t)?Yo(t,n):Ko(t,n)}
//module|550 559 575 0 936
,Yo=(t,n)=>{const e=t.program.violations[n],{V:r}=t.x;if(null!==e&&e.V===r){const{path:n,rule:r,message:s,severity:i,file:o,line:c,column:u}=e;return void t.gt.violations.push({path:n,rule:r,message:s,severity:i,file:o,line:c,column:u})}const s=Jo(t.program,n),{text:i,violation:o}=Ko(t,n);i.found&&null!==s&&18!==s.op&&Fo(t,i)&&(t.program.violations[n]={...o,V:r})}
//|544 558 577 578 593 0 936
,Ko=(t,n)=>{const{answer:e}=t,r=0!=(8&t.subject.slot.flags)&&(0!=(4&e)||!0===t.frame.field?.Jt),s=t.program.checks[n],i=s.isCondition?null:Zo(t,n),o=s.isCondition?"check":null,c=i?.items??[];t.I.push(...c);const u={authored:i?.message??(void 0===s.message?null:Eo(t,s.message))??i?.Tt??null,builtIn:o??i?.builtIn??"",isNegated:i?.isNegated??!1,found:i},l=o??i?.rule??pc(t,t.program.code[s.start])??"",h=Xo(t,l,s.place,u,s.isWarning?"warning":"error",s.target);return Qo(t,h,r,s),t.I.length-=c.length,{text:u,violation:h}}
//module|0 936
,Wo=({x:t,pt:n,I:e})=>void 0===t.ruleTexts&&void 0===t.translations&&n.length+e.length===0
//|0 936
,Qo=(t,n,e,r=null)=>{t.gt.violations.push(n),t.gt.Zt?.set(n,{Lt:e,check:r})}
//|417 420 546 0 936
,Xo=(t,n,e,r,s,i=[],o=null)=>{const c=null===o&&0===i.length&&t.pt.length+t.I.length===0&&t.frame.field?t.frame.field.Gt:zi([...o??Zi(t),...i]),{message:u,isInEnglish:l}=No(t,r),h={path:c,rule:n,message:u,severity:s,file:t.program.sources[e[0]],line:e[3],column:e[4]};return l&&t.x.Ht?.add(h),h}
//|0 936
,tc=t=>t.frame.field?.place??t.frame.form.place
//|577 578 579 581 585 0 936
,nc=(t,n,e,r=!1)=>{oc(t);const s=Xo(t,n,tc(t),{builtIn:n,values:e},"error");Qo(t,s,r),ec(t)}
//|0 936
,ec=t=>{"first"===t.x.mode&&(t.Bt=!0)}
//|197 580 0 936
,rc=t=>{nc(t,"type",{type:Pe(t)?.name??""},0!=(16&t.subject.slot.flags))}
//|110 132 271 276 285 580 0 936
,sc=t=>{const{subject:n}=t,e=t.slots[n.position+1],r=new Wn(e,0,Mn(e),n.position+1);return!(!r.j||4&e.flags)||!(70&e.flags||n.j||!ws(t,n,r,!1))||(nc(t,"computed",{value:t.frame.field.isSecret?Jr:qr(t,n)}),"first-per-field"!==t.x.mode||(t.field.yt=!0,!1))}
//|8 432 573 585 587 0 936
,ic=(t,n)=>{if(t.bt.length>0&&no(t,3===p(t.answer)),t.field.yt)return t.field.end;if(3===p(t.answer))return uc(t,n),null;const e=!0===t.Rt?.Vt;return Vo(t,n),t.program.checks[n].isWarning?null:(oc(t),e&&(t.field.refused=t.subject.position),"first"===t.x.mode&&(t.Bt=!0),"first-per-field"!==t.x.mode?null:(t.field.yt=!0,t.field.end))}
//|0 936
,oc=t=>{t.field.Ot=!0,t.gt.isInvalid=!0}
//warn|8 573 0 936
,cc=(t,n)=>{2===p(t.answer)&&(t.P||Vo(t,n),t.answer=12)}
//|588 589 592 593 0 936
,uc=(t,n)=>{const e=t.program.checks[n],r=e.isExternal?lc(t,n):t.q,s=(r.step&&pc(t,r.step))??"when";"blocks"===r.U?fc(t,r.reason,e.isCondition?"check":s,e):"warns"===r.U&&hc(t,s,e)}
//externals|558 0 936
,lc=(t,n)=>Zo(t,n)?.At??t.q
//externals|578 0 936
,hc=(t,n,{place:e})=>{t.gt.violations.push(Xo(t,n,e,{builtIn:"unchecked"},"warning"))}
//branch|592 0 936
,ac=(t,n)=>{t.program.calls[n.index]&&!t.field.yt&&fc(t,t.q.reason,"when")}
//decisions|592 0 936
,mc=(t,n)=>{const e=t.B.get(n);e&&fc(t,e.reason,"when")}
//|417 420 0 936
,fc=(t,n,e,r=null)=>{t.field.vt=!0,t.gt.vt=!0;const s={path:zi(Zi(t)),rule:e,reason:n};t.gt.undecided.push(s),null!==r&&t.gt.Zt?.set(s,{Lt:!1,check:r})}
//|0 936
,pc=(t,n)=>t.program.calls[n.index]?.name
//options|335 580 597 0 936
,dc=(t,n)=>{const{subject:e}=t;if(e.j||n.table.has(e.slot.value))return!0;const r=8&e.slot.flags&&(n.Jt||fi(e.slot.value,n.table));return nc(t,"one_of",{values:gc(t,n.options)},Boolean(r)),!1}
//|201 210 443 582 592 594 596 0 936
,bc=t=>{const n=t.subject,e=t.frame.field;if(9!==n.slot.kind||!e||t.field.jt||t.field.kt||We(t,n))return;t.field.kt=!0;const r="first-per-field"===t.x.mode;for(let s=0;s<n.slot.count&&!t.Bt;s++){const i=n.slot.itemAt(s);t.subject=Ue(t,n.slot.item(i));const{slot:o,position:c}=t.subject,u=mo(t,n.slot,c);t.I.push(i),4&o.flags?(u||rc(t),n.slot.isMap&&r&&wc(t,c)):64&o.flags?fc(t,o.reason,"type"):4===o.kind&&e.table&&!u&&!dc(t,e)&&r&&wc(t,c),t.I.pop()}t.subject=n}
//|436 0 936
,wc=(t,n)=>{const e=new io(0);e.yt=!0,t.xt.set(n,e)}
//|247 250 0 936
,gc=(t,n)=>{const e=n.slice(0,8).map(({label:n,value:e})=>yr(t,n??e));return[...e.slice(0,-1),$r(t,e.at(-1),n.length)].join(", ")}
//|110 132 436 594 599 0 936
,jc=(t,n)=>{if(!t.G())return!1;const{frame:e}=t,r=e.form.fields[n.a];e.field=r,t.field=new io(n.b);const s=e.base+r.slot,i=t.slots[s];return t.subject=new Wn(i,0,Mn(i),s),71&i.flags?(t.field.jt=!0,Oc(t,r,i,s),!1):4!==i.kind||null===r.table||dc(t,r)||"all"===t.x.mode&&!t.Bt}
//|582 591 592 0 936
,Oc=(t,n,e,r)=>{1&e.flags||(2&e.flags?mc(t,r):4&e.flags?rc(t):t.R.has(r)?fc(t,t.R.get(r),"computed"):fc(t,e.reason,"type"))}
//form|201 436 591 0 936
,vc=(t,n)=>{if(!t.G())return!1;t.frame.field=null,t.frame.group=t.frame.form.objects.findLastIndex(({slot:t,slotCount:e})=>t<n.a&&n.a<t+e),t.field=new io(n.b),t.subject=Ue(t,t.frame.base);const e=t.frame.base+n.a,{flags:r}=t.slots[e];return 2==(3&r)&&mc(t,e),0==(3&r)}
//|36 602 0 936
,yc=(t,n)=>{const e=Array.from(t.toLowerCase());if(0===e.length||e.length>64)return null;const r=Math.min(Math.floor(e.length/3),4);let s=null;for(const i of n){const n=Array.from(i.toLowerCase());if(i===t||Math.abs(n.length-e.length)>r)continue;const o=kc(e,n),c=null===s||o<s.Yt||o===s.Yt&&z(i,s.name)<0;o<=r&&c&&(s={Yt:o,name:i})}return s?.name??null}
//|0 936
,kc=(t,n)=>{let[e,r]=[[],Array.from({length:n.length+1},(t,n)=>n)];return t.forEach((s,i)=>{const o=[i+1];n.forEach((c,u)=>{let l=Math.min(r[u]+(s===c?0:1),r[u+1]+1,o[u]+1);i>0&&u>0&&s===n[u-1]&&t[i-1]===c&&(l=Math.min(l,e[u-1]+1)),o.push(l)}),[e,r]=[r,o]}),r[n.length]}
//module nested|42 422 601 604 605 0 936
,xc=(t,n)=>{for(let e=1;e<n.objects.length&&!t.Bt;e++){const r=t.slots[t.frame.base+n.objects[e].slot];10===r.kind||t.program.Kt(n,n.objects[e])||3&r.flags||!Mc(r,n)||$c(t,"type",{builtIn:"type",values:{type:"group",example:null}},n,Li(n,e))}if(n.isClosed)for(const[e,r]of n.objects.entries()){const s=t.slots[t.frame.base+r.slot];if(!(!s.i||null===s.unknown||3&s.flags||t.program.Kt(n,r)))for(const[i,o]of s.unknown.entries()){if(t.Bt)return;const s={name:H(o)},c=i<100?yc(o,r.members.map(t=>t.name)):null;null!==c&&(s.meant=c),$c(t,"unknown",{builtIn:"unknown",values:s},n,[...Li(n,e),o])}}}
//|578 581 0 936
,$c=(t,n,e,r,s)=>{t.gt.isInvalid=!0,t.gt.violations.push(Xo(t,n,r.place,e,"error",s)),ec(t)}
//|110 0 936
,Mc=(t,n)=>{switch(t.kind){case 0:case 10:return!1;case 1:return n.isExact;case 4:return n.isExact||!Mn(t);default:return!0}}
//nested|37 39 210 607 608 0 936
,Sc=(t,n)=>{if(!t.x.Wt)return;const e=t.subject,r=t.Qt;if(t.Qt=1/0,t.depth>=J)return t.Xt(D("depth"));if(t.depth++,10!==e.slot.kind||32&e.slot.flags||Ec(t,n,e.position,!1),9===e.slot.kind&&!We(t,e))for(let r=0;r<e.slot.count&&!t.Bt&&t.G();r++){const s=e.slot.itemAt(r);t.I.push(s),Tc(t,s,e.slot,n),t.I.pop()}t.depth--,t.Qt=r,t.subject=e}
//nested|110 132 443 582 592 608 0 936
,Tc=(t,n,e,r)=>{const s=e.item(n),i=t.slots[s];4&i.flags?(t.subject=new Wn(i,0,Mn(i),s),mo(t,e,s)||rc(t)):64&i.flags?fc(t,i.reason,"type"):Ec(t,r,s,n>0&&!e.isMap)}
//nested|437 603 611 0 936
,Ec=(t,n,e,r)=>{const[s,i]=[t.field,t.T.length];t.pt.push(t.frame),t.frame=oo(n,e,t.I.length,r),xc(t,n),t.Bt||Ic(t,n.checks,null),t.frame=t.pt.pop(),t.T.length=i,t.field=s}
//ignoring pushMember|59 134 154 201 0 936
,Ac=(t,n)=>{const e=t.subject.slot;if(10!==e.kind||!e.isOwn)return t.answer=28,!1;t.St.push(t.subject);const r=4===n.slot.kind?je(t,At(e),n.slot.value):void 0;return t.subject=void 0===r?Xn:Ue(t,r),!0}
//ignoring pushMember|20 51 110 132 199 0 936
,Nc=(t,n)=>{const e=ze(t,n.a).slot,{subject:r}=t;if(4!==r.slot.kind||r.j||14!==e.kind)return t.subjects.push(r),!0;const s=Array.from(r.slot.value).filter(t=>e.value.offender.test(t)).join("");if(E(s))return t.Rt=n,t.answer=14,!1;if(t.subjects.push(r),s.length<r.slot.value.length){const n=new Tt(4,s);n.flags=r.slot.flags,t.subject=new Wn(n,0,Mn(n),r.position)}return!0}
//|9 205 432 584 586 598 600 635 636 637 638 640 0 936
,Ic=(t,n,e)=>{const r=t.program.Ft;for(let s=n;;){const n=r[s++];switch(n.op){case 14:case 15:case 16:case 17:case 18:if(t.answer=Ge(t,n),t.Rt=d(t.answer)?n:null,e?.It(n,t.program.code[s-1]),t.Bt&&d(t.answer))return;break;case 0:if(t.Qt--<=0)return;if(jc(t,n)||(s=n.b),t.Bt)return;break;case 1:if(t.Qt--<=0)return;if(vc(t,n)||(s=n.b),t.Bt)return;break;case 2:if(t.Bt||e?.check===n.a)return;if(d(t.answer)?s=ic(t,n.a)??s:t.bt.length>0&&no(t,!1),t.Bt)return;break;case 3:s=n.a;break;case 4:return;case 5:case 6:case 7:case 8:_c(t,n.op-5,e);break;case 9:Rc(t,e)&&(s=n.a);break;case 10:Fc(t,e);break;case 11:e?.message(n.a);break;case 12:if(e?.check===n.a)return;cc(t,n.a);break;case 13:if(Bc(t,n,e),t.Bt)return qc(t,n);break;default:if(s=n.tn(t,n,e)??s,t.Bt)return}}}
//|614 615 616 617 618 619 620 621 622 623 624 625 626 627 628 629 630 631 632 633 0 936
,Cc={}
//|0 936
,{}=Object.assign(Cc
//moment|612 613 634 0 936
,{moment:(t,n)=>n.a===t.x.moment?void 0:n.b}
//unlessHeld|612 613 634 0 936
,{unlessHeld:(t,n)=>t.field.Ot||t.field.vt?n.a:void 0}
//whenInactive|612 613 634 0 936
,{whenInactive:(t,n)=>1&t.slots[t.frame.base+n.a].flags?void 0:n.b}
//branch|8 590 612 613 634 0 936
,{branch(t,n){const e=p(t.answer);if(1!==e)return 3!==e?n.a:(0===t.$t.length&&ac(t,n),n.b)}}
//not|10 612 613 634 0 936
,{not(t,n,e){t.answer=b(t.answer),e?.negated()}}
//pushSubject|199 612 613 634 0 936
,{pushSubject(t,n){t.subjects.push(t.subject),t.subject=ze(t,n.a)}}
//popSubject|612 613 634 0 936
,{popSubject:t=>{t.subject=t.subjects.pop()}}
//recordValue|583 612 613 634 0 936
,{recordValue:(t,n)=>sc(t)?void 0:n.a}
//itemTypes|595 612 613 634 0 936
,{itemTypes:t=>{bc(t)}}
//nested|606 612 613 634 0 936
,{nested(t,n){t.field.jt||Sc(t,t.program.forms[n.a])}}
//items|438 612 613 634 0 936
,{items:(t,n)=>t.field.yt||!co(t,n.a,n.b)?n.b:void 0}
//itemContents|435 438 612 613 634 0 936
,{itemContents:(t,n)=>co(t,so,n.a)?void 0:n.a}
//nextItem|440 612 613 634 0 936
,{nextItem:(t,n)=>lo(t)?n.a+1:void 0}
//decide|612 650 613 634 0 936
,{decide:(t,n)=>{Yc(t,t.program.decisions[n.a])}}
//compute|612 647 613 634 0 936
,{compute:(t,n)=>{Gc(t,t.program.computed[n.a])}}
//beginEach|446 612 613 634 0 936
,{beginEach:(t,n,e)=>bo(t,n.a,e)?void 0:n.b}
//nextEach|447 612 613 634 0 936
,{nextEach:(t,n,e)=>wo(t,e)?n.a+1:void 0}
//ignoring|610 612 613 634 0 936
,{ignoring(t,n,e){if(!Nc(t,n))return e?.It(n,n),n.b}}
//pushMember|199 609 612 613 634 0 936
,{pushMember(t,n,e){if(!Ac(t,ze(t,n.a)))return e?.memberMissing(),n.b}}
//popMember|8 612 613 634 0 936
,{popMember(t,n,e){t.subject=t.St.pop(),0===p(t.answer)&&(t.answer=28),e?.memberEnded()}}
//|0 936
)
//beginAnd beginOr beginAll beginAny|14 0 936
,_c=(t,n,e)=>{t.$t.push({kind:n,answer:k[n]}),e?.opened(1===n||3===n)}
//beginAnd beginOr beginAll beginAny beginEach|0 936
,Fc=(t,n)=>{t.answer=t.$t.pop().answer,n?.closed()}
//beginAnd beginOr beginAll beginAny beginEach|8 15 204 0 936
,Rc=(t,n)=>{const e=t.$t.at(-1),r=e.answer,s=1===e.kind||3===e.kind;e.answer=x[e.kind](r,t.answer),n?.combined(r,s);const[i,o]=s?[1,8]:[2,4];return p(e.answer)===i&&(!Le(t)||0==(e.answer&o))}
//rule|37 39 207 611 639 0 936
,Bc=(t,n,e)=>{const r=t.program.rules[n.a];if(t.depth>=J&&!t.program.z(n))return void(t.answer=Ve(t,D("depth"),n));if(!t.G())return;const s=t.arguments.length;for(const e of n.operands)t.arguments.push(Pc(t,e));const i=t.F;t.F=s,t.depth++,Ic(t,r.entry,e),e?.Dt(r),t.arguments.length=s,t.F=i,t.depth--,e?.Ut(n)}
//rule|132 199 252 0 936
,Pc=(t,n)=>{const e=ze(t,n);return t.program.W&&Sr(t,n)?Object.assign(new Wn(e.slot,e.g,e.j,e.position),{isSecret:!0}):e}
//|37 0 936
,qc=(t,n)=>{const e=t.program.calls[n.index];e&&t.Pt?.reason===D("steps")&&(t.Pt.rule=e.name)}
//computed|37 199 202 642 646 0 936
,zc=(t,n)=>{const e=ze(t,n.list),r={count:0,sum:0,nn:null,obstacle:Ze(t,e)};if(null!==r.obstacle||9!==e.slot.kind)return r;for(let s=0;s<e.slot.count&&null===r.obstacle;s++)t.G()?Lc(t,Dc(t,n,e.slot.item(s)),r,n.function):r.obstacle=D("steps");return r}
//computed|37 39 643 0 936
,Dc=(t,n,e)=>{const r={count:0,sum:0,nn:null,obstacle:null};if(t.depth>=J)return r.obstacle=D("depth"),r;t.depth++;const{level:s}=n;for(;t.N.length<s;)t.N.push(null);return Uc(t,e,n,0,r),t.N.length=s,t.N.every(t=>null===t)&&(t.N.length=0),t.depth--,r}
//computed|201 202 257 644 645 0 936
,Uc=(t,n,e,r,s)=>{if(n>=t.slots.length)return;const i=Ue(t,n);i.j||(("count"!==e.function||void 0!==e.body||r<e.steps.length)&&null!==Ze(t,i)?s.obstacle=`unreadable: ${Ir(t,e.list)}`:(t.N.push({position:n,form:e.forms[r]??null}),r===e.steps.length?Jc(t,e,s):Zc(t,n+e.steps[r],e,r+1,s),t.N.pop()))}
//computed|37 201 202 643 0 936
,Zc=(t,n,e,r,s)=>{if(n>=t.slots.length)return;const i=Ue(t,n);if(s.obstacle=Ze(t,i),null===s.obstacle&&9===i.slot.kind)for(let n=0;n<i.slot.count&&null===s.obstacle;n++)t.G()?Uc(t,i.slot.item(n),e,r,s):s.obstacle=D("steps")}
//computed|8 199 202 611 646 0 936
,Jc=(t,n,e)=>{if(void 0!==n.body){Ic(t,n.body,null);const r=p(t.answer);if(t.Bt||n.isConditional&&3===r)return void(e.obstacle=t.q.reason);if(n.isConditional&&1!==r)return}if("count"===n.function)return void e.count++;const r=ze(t,n.value);e.obstacle=Ze(t,r),null!==e.obstacle||r.j||Lc(t,{count:1,sum:3===r.slot.kind?r.slot.value:0,nn:r,obstacle:null},e,n.function)}
//computed|116 150 0 936
,Lc=(t,n,e,r)=>{if(null===e.obstacle)if(null===n.obstacle){if(e.count+=n.count,"sum"===r){const t=In(e.sum,n.sum);null===t?e.obstacle="more than 38 digits":e.sum=t}else if("count"!==r&&null!==n.nn){const s=null===e.nn?null:de(t,n.nn,e.nn);(null===e.nn||null!==s&&("min"===r?s<0:s>0))&&(e.nn=n.nn)}}else e.obstacle=n.obstacle}
//computed|8 51 133 134 135 199 202 641 648 0 936
,Gc=(t,n)=>{const e=t.frame.base+n.slot;if(n.operand){const r=ze(t,n.operand);Hc(t,r,Ze(t,r),e)}else if(n.answer){const n=p(t.answer),r=1===n||2===n?Qn(new Tt(2,1===n)):Xn;Hc(t,r,3===n?t.q.reason:null,e)}else{const r=zc(t,n.aggregate),{function:s}=n.aggregate,i="count"===s?te(r.count):"sum"===s?te(r.sum):r.nn;Hc(t,i??Xn,r.obstacle,e)}}
//computed|51 0 936
,Hc=(t,n,e,r)=>{const s=t.slots[r],i=null!==e||n.j?new Tt(0,void 0):n.slot.copy();i.flags=3&s.flags|(4===i.kind?128&i.flags:0),null!==e?(i.flags|=64,t.R.set(r,e)):t.R.delete(r),t.slots[r]=i}
//decisions|134 611 648 650 0 936
,Vc=(t,n)=>{const{decisions:e}=n.form;if(void 0===e)return;const r=t.frame;if(t.frame=n,t.Bt||Ic(t,e,null),t.Bt){t.answer=15;for(const n of t.program.en(e))"decide"===n.name?Yc(t,t.program.decisions[n.a]):"compute"===n.name&&Hc(t,Xn,t.q.reason,t.frame.base+t.program.computed[n.a].slot)}t.frame=r}
//decisions|8 0 936
,Yc=(t,{slot:n,main:e,otherwise:r,place:s})=>{const{flags:i}=t.slots[t.frame.base+n],o=(n,e)=>{for(let r=n[0];r<n[1];r++)t.slots[t.frame.base+r].flags|=e};if(3&i){const t=1&i?1:2;o(e,t),o(r,t)}else if(1===p(t.answer))o(r,1);else if(3!==p(t.answer))o(e,1);else{const n={reason:t.q.reason,place:s};for(const s of[e,r]){o(s,2);for(let e=s[0];e<s[1];e++)t.B.set(t.frame.base+e,n)}}}
//fallback template|0 936
,Kc=new RegExp("[\\p{Cn}\u0295\\u088f\\u0897\\u0c5c\\u0cdc\\u0cf3\\u0ece\\u1acf-\\u1aeb\\u1b4e\\u1b4f\\u1b7f\\u1c89\\u1c8a\\u20c1\\u2427-\\u2429\\u2b96\\u2ffc-\\u2fff\\u31e4\\u31e5\\u31ef\\ua7cb-\\ua7cf\\ua7d2\\ua7d4\\ua7da-\\ua7dc\\ua7f1\\ufbc3-\\ufbd2\\ufd90\\ufd91\\ufdc8-\\ufdce\\u{105c0}-\\u{105f3}\\u{10940}-\\u{10959}\\u{10d40}-\\u{10d8f}\\u{10ec2}-\\u{10ed8}\\u{10efa}-\\u{10eff}\\u{1123f}-\\u{11241}\\u{11380}-\\u{113e2}\\u{116d0}-\\u{116e3}\\u{1171e}\\u{11b00}-\\u{11bf9}\\u{11db0}-\\u{11de9}\\u{11f00}-\\u{11f5a}\\u{1342f}\\u{13439}-\\u{143fa}\\u{16100}-\\u{16139}\\u{16d40}-\\u{16d79}\\u{16ea0}-\\u{16ed3}\\u{16ff2}-\\u{16ff6}\\u{187f8}-\\u{187ff}\\u{18cff}\\u{18d09}-\\u{18df2}\\u{1b132}\\u{1b155}\\u{1cc00}-\\u{1cef0}\\u{1d2c0}-\\u{1d2d3}\\u{1df25}-\\u{1df2a}\\u{1e030}-\\u{1e08f}\\u{1e4d0}-\\u{1e6ff}\\u{1f6d8}\\u{1f6dc}\\u{1f774}-\\u{1f77f}\\u{1f7d9}\\u{1f8b2}-\\u{1f8d8}\\u{1fa54}-\\u{1faff}\\u{1fbcb}-\\u{1fbef}\\u{1fbfa}\\u{2b739}-\\u{2b73f}\\u{2cea2}-\\u{2ee5d}\\u{31350}-\\u{33479}]","u")
//fallback template|651 0 936
,Wc=t=>!/^[\0-\u024f]*$/.test(t)&&Kc.test(t)
//fallback|0 936
,Qc=class{constructor(t){this.sets=t.map(t=>new RegExp(`^${t}$`,"u")),this.rn=new Map,this.sn=new Map;const n=(t.join("").match(/[^\0-\x7f]|\\u[0-9a-f]{4}|\\x[0-9a-f]{2}/gu)??[]).map(t=>"\\"===t[0]?String.fromCodePoint(parseInt(t.slice(2),16)):t);for(const t of[...n.reverse(),...Array.from({length:128},(t,n)=>String.fromCharCode(127-n))])this.rn.set(this.in(t),t)}in(t){return this.sets.map(n=>n.test(t)?1:0).join("")}on(t){return Array.from(t,t=>{if(t<"\x80")return t;let n=this.sn.get(t);return void 0===n&&this.sn.set(t,n=this.rn.get(this.in(t))??t),n})}}
//backtracking|0 936
,Xc=class extends Error{}
//backtracking|16 0 936
,tu={d:"\\p{Nd}",w:"\\p{L}\\p{N}_",s:`${$}\\u180e`}
//backtracking|654 655 657 0 936
,nu=class{constructor({text:t,flags:n=""},e){if(!/^s?$/.test(n))throw new Xc;if(this.source=Array.from(t),this.cn="s"===n,this.un="whole"===e,this.at=0,this.ln=0,this.groups=new Map,this.hn=new Map,this.calls=[],this.pattern=this.alternatives(),this.at<this.source.length||!this.calls.every(t=>this.groups.has(t)))throw new Xc}test(t){this.text=Array.from(t),this.steps=0;try{const t=this.text.length;for(let n=0;n<=(this.un?0:t);n++)if(this.an=[],this.pattern(n,n=>!this.un||n===t))return!0;return!1}catch(t){if(t instanceof Xc||t instanceof RangeError)return null;throw t}}step(){if(++this.steps>2e5)throw new Xc}take(t){const n=Array.from(t).every((t,n)=>this.source[this.at+n]===t);return n&&(this.at+=t.length),n}mn(t){if(!this.take(t))throw new Xc}fn(t){const n=t.exec(this.source.slice(this.at,this.at+40).join(""));if(!n)throw new Xc;return this.at+=Array.from(n[0]).length,n}alternatives(){const t=[this.sequence()];for(;this.take("|");)t.push(this.sequence());return 1===t.length?t[0]:(n,e)=>t.some(t=>t(n,e))}sequence(){const t=[];for(;this.at<this.source.length&&!["|",")"].includes(this.source[this.at]);)t.push(this.pn());const n=(e,r,s)=>(this.step(),e===t.length?s(r):t[e](r,t=>n(e+1,t,s)));return 1===t.length?t[0]:(t,e)=>n(0,t,e)}pn(){const t=this.part(),n=this.source[this.at];if(!["?","*","+","{"].includes(n))return t;const[e,r]="{"===n?this.dn():(this.at++,["+"===n?1:0,"?"===n?1:1/0]);if(this.take("+"))return this.possessive(t,e,r);const s=this.take("?");if(["?","*","+","{"].includes(this.source[this.at]))throw new Xc;return this.repeated(t,e,r,s)}dn(){const[,t,n,e]=this.fn(/^\{(\d+)(,?)(\d*)\}/);if(""===n&&""!==e)throw new Xc;return[Number(t),""!==e?Number(e):n?1/0:Number(t)]}repeated(t,n,e,r){if(t.bn&&!r)return(r,s)=>{let i=this.run(t,r,e);for(;i>=n;i--)if(s(r+i))return!0;return!1};const s=(i,o,c)=>{this.step();const u=()=>i<e&&t(o,t=>(t>o||i<n)&&s(i+1,t,c));return i<n?u():r?c(o)||u():u()||c(o)};return(t,n)=>s(0,t,n)}run(t,n,e){let r=0;for(;r<e&&n+r<this.text.length&&t.bn(this.text[n+r]);)r++;return this.steps+=r,this.step(),r}possessive(t,n,e){return n>1?this.atomic(this.repeated(t,n,e,!1)):(r,s)=>{const i=[...this.an];let[o,c]=[0,r];const u=t=>{const e=t>c;return c=t,e||o<n};for(;o<e&&(this.step(),t(c,u));)o++;return!!(o>=n&&s(c))||(this.an=i,!1)}}atomic(t){return(n,e)=>{const r=[...this.an];let s=n;return!(!t(n,t=>(s=t,!0))||!e(s))||(this.an=r,!1)}}part(){const t=this.source[this.at++];switch(t){case"(":return this.group();case"[":return this.wn(this.characterClass());case"\\":return this.escape();case"^":return(t,n)=>0===t&&n(t);case"$":return(t,n)=>t===this.text.length&&n(t);case".":return this.wn(this.cn?()=>!0:t=>"\n"!==t);case"?":case"*":case"+":case"{":throw new Xc;default:return this.wn(n=>n===t)}}wn(t){return Object.assign((n,e)=>(this.step(),n<this.text.length&&t(this.text[n])&&e(n+1)),{bn:t})}group(){return this.take("?")?this.take("(DEFINE)")?(this.closed(),(t,n)=>n(t)):this.take(":")?this.closed():this.take(">")?this.atomic(this.closed()):this.take("=")||this.take("!")?this.gn("!"===this.source[this.at-1]):this.take("&")?this.call(this.fn(/^(\w+)\)/)[1]):this.jn(this.fn(/^<([A-Za-z_]\w*)>/)[1]):this.jn(null)}closed(){const t=this.alternatives();return this.mn(")"),t}gn(t){const n=this.closed();return(e,r)=>{this.step();const s=[...this.an],i=n(e,()=>!0);return t&&(this.an=[...s]),!(i===t||!r(e))||(this.an=s,!1)}}jn(t){const n=++this.ln;null!==t&&this.hn.set(t,n);const e=this.closed();return null!==t&&this.groups.set(t,e),(t,r)=>e(t,e=>{const s=this.an;return this.an=[...s],this.an[n]=this.text.slice(t,e),!!r(e)||(this.an=s,!1)})}call(t){return this.calls.push(t),(n,e)=>{this.step();const r=this.an;return this.groups.get(t)(n,t=>{const n=this.an;return this.an=r,!!e(t)||(this.an=n,!1)})}}On(t){return(n,e)=>{this.step();const r=this.an[t];return void 0!==r&&r.every((t,e)=>this.text[n+e]===t)&&e(n+r.length)}}escape(){if(/[1-9]/.test(this.source[this.at])){const t=Number(this.fn(/^[1-9](?!\d)/)[0]);if(t>this.ln)throw new Xc;return this.On(t)}if(this.take("k")){const t=this.hn.get(this.fn(/^<(\w+)>/)[1]);if(void 0===t)throw new Xc;return this.On(t)}if(this.take("A"))return(t,n)=>0===t&&n(t);if(this.take("z"))return(t,n)=>t===this.text.length&&n(t);const t=tu[this.source[this.at]?.toLowerCase()];return this.wn(t?this.vn(t,this.source[this.at]!==this.source[this.at++].toLowerCase()):this.vn(this.yn(),!1))}yn(){const t=this.source[this.at];if("p"===t||"P"===t)return"\\"+this.fn(/^[pP]\{(?:[CLMNPSZ][a-z]?|Alphabetic)\}/)[0];if("x"===t){const[,t,n]=this.fn(/^x(?:([0-9A-Fa-f]{2})|\{([0-9A-Fa-f]{1,6})\})/);return`\\u{${t??n}}`}this.at++;const n={n:"\\n",r:"\\r",t:"\\t",f:"\\f",...tu}[t];if(n)return n;if(void 0===t||!/[!-/:-@[-`{-~ ]/.test(t))throw new Xc;return eu(t)}characterClass(){const t=this.take("^"),n=[];let e=!0;for(;e||"]"!==this.source[this.at];e=!1){const t=this.source[this.at];if(void 0===t||"["===t&&/[:.=]/.test(this.source[this.at+1]))throw new Xc;if("-"!==t||e||"]"===this.source[this.at+1])n.push(this.kn());else{if(/^\\p|-|p\{/i.test(n.at(-1))||"\\u{2d}"===n.at(-1))throw new Xc;this.at++;const t=this.kn();if(/^\\p|-|p\{/i.test(t))throw new Xc;n.push(`${n.pop()}-${t}`)}}return this.at++,this.vn(n.join(""),t)}kn(){return this.take("\\")?this.yn():eu(this.source[this.at++])}vn(t,n){const e=new RegExp(`^[${n?"^":""}${t}]$`,"u"),r=Array.from({length:128},(t,n)=>e.test(String.fromCharCode(n)));return t=>t<"\x80"?r[t.charCodeAt(0)]:e.test(t)}}
//backtracking|0 936
,eu=t=>`\\u{${t.codePointAt(0).toString(16)}}`
//fallback template|5 24 38 652 653 654 656 0 936
,ru=class{constructor({pattern:t,ecma:n,sets:e},r,s){this.xn=s;const i=n?.[r];this.expression=i?new RegExp(i.text,"u"):null,this.$n=i?5e6**(1/Math.max(1,i.degree)):0,this.Mn=e?new Qc(e):null,this.Sn=()=>new nu(t,r),this.Tn=void 0}answer(t){if(t.length>21845&&C(t)>65536)return"the text is too long for a pattern";if(Wc(t))return U;const n=null===this.Mn?15:this.xn.answer(this.Mn.on(t).join(""));if(15!==n)return n;if(this.expression&&t.length<=this.$n)return a(this.expression.test(t));const e=this.En(t);return null===e?U:a(e)}En(t){if(void 0===this.Tn)try{this.Tn=this.Sn()}catch(t){if(!(t instanceof Xc))throw t;this.Tn=null}return this.Tn?.test(t)??null}progress(t){if(null===this.Mn)return C(t);const n=this.Mn.on(t),e=this.xn.progress(n.join(""));if(null===e)return C(t);let[r,s]=[0,0];for(;s<e;)s+=C(n[r++]);return C(Array.from(t).slice(0,r).join(""))}}
//|661 662 663 664 665 666 0 936
,su={}
//|0 936
,{}=Object.assign(su
//trim|21 659 660 667 0 936
,{trim:A}
//collapse_spaces|19 659 660 667 0 936
,{collapse_spaces:t=>t.replace(T," ")}
//lowercase|659 660 667 0 936
,{lowercase:t=>t.includes("\u03a3")?Array.from(t,t=>t.toLowerCase()).join(""):t.toLowerCase()}
//uppercase|659 660 667 0 936
,{uppercase:t=>t.toUpperCase()}
//digits|659 668 660 667 0 936
,{digits:t=>t.replace(/\P{Nd}/gu,"").replace(/[^0-9]/gu,iu)}
//nfc|659 660 667 0 936
,{nfc:t=>t.normalize("NFC")}
//|0 936
)
//|0 936
,iu=t=>{const n=t.codePointAt(0);let e=0;for(;/\p{Nd}/u.test(String.fromCodePoint(n-e-1));)e++;return e%10}
//normalization|38 659 669 670 671 672 0 936
,ou=(t,n,e,r)=>{const s=t.slots[n];if("any"!==e.name&&e.item){if(9!==s.kind)return;for(let n=0;n<s.count;n++)ou(t,s.item(n),e.item,r)}else if(4===s.kind)for(const e of r)"string"!=typeof e?lu(t,s,n,e):"nfc"===e&&cu(s.value)?uu(t,s,n,U):s.value=su[e](s.value)}
//nfc|0 936
,cu=t=>/(?<!\p{M})\p{M}{256}/u.test(t)
//nfc template|0 936
,uu=(t,n,e,r)=>{n.u(r),t.R.set(e,r)}
//template|38 652 671 0 936
,lu=(t,n,e,{replace:r,template:s})=>{const i=t.program.Q[r].ecma?.anywhere,o=i&&/^(?:[^$]|\$(?:\$|0(?!\d)|\{0\}))*$/.test(s)&&n.value.length<=5e6**(1/Math.max(1,i.degree))&&!Wc(n.value);let c=!1;const u=o&&n.value.replace(new RegExp(i.text,"gu"),t=>(""===t&&(c=!0),s.replace(/\$(\$|0|\{0\})/g,(n,e)=>"$"===e?"$":t)));o&&!c?n.value=u:uu(t,n,e,`pattern failed: ${U}`)}
//parameters|51 199 678 679 703 0 936
,hu=(t,n)=>{for(const{slot:e,type:r,defaultValue:s}of n.parameters??[])1===t.slots[e].kind&&(t.slots[e]=new Tt(0,void 0)),0!==t.slots[e].kind&&xu(t,e,r,null),0===t.slots[e].kind&&du(t,ze(t,s),e,bu())}
//parameters|51 437 649 675 679 0 936
,au=(t,n)=>{const e=oo(n,0);let r=bu();mu(t,e,!0,r);for(let n=0;n<=r.count;n++){for(const n of t.et)Vc(t,n);if(0===t.et.length||t.Bt)return;const{undecided:n}=r;r=bu(),mu(t,e,!0,r);const s=n.size===r.undecided.size&&[...n].every(t=>r.undecided.has(t));if(0===r.changed.size&&s)return;for(const n of t.slots)n.flags&=-4;for(const n of r.undecided)t.slots[n].flags|=2;t.B.clear()}for(const n of r.changed)t.slots[n]=Object.assign(new Tt(0,void 0),{flags:64});for(const n of t.et)Vc(t,n)}
//parameters|39 676 0 936
,mu=(t,n,e,r)=>{if(t.program.An.has(n.form)&&!(t.depth>=J)){t.depth++;for(const s of n.form.fields)s.Nn&&fu(t,n.base+s.slot,s.type,s,n,!1,e,r);t.depth--}}
//parameters|437 675 676 677 0 936
,fu=(t,n,e,r,s,i,o,c)=>{if(e.form){const u=oo(e.form,n,0,i);return pu(t,u,s,r,c),void mu(t,u,o,c)}const u=t.slots[n];if(o&&u.c)for(let n=0;n<u.count;n++){if(!t.G())return;fu(t,u.item(n),e.item,r,s,n>0&&!u.isMap,o,c)}}
//parameters|199 678 0 936
,pu=(t,n,e,r,s)=>{const{parameters:i}=n.form;if(!i||!r.arguments)return;const o=t.frame;t.frame=e,i.forEach((e,i)=>{const o=r.arguments[i];void 0!==o&&du(t,ze(t,0===o.kind?e.defaultValue:o),n.base+e.slot,s)}),t.frame=o}
//parameters|51 114 0 936
,du=(t,n,e,r)=>{r.count++;const s=t.slots[e],i=n.j?new Tt(0,void 0):n.slot.copy();i.flags=0===i.kind?0:i.flags&(4===i.kind?198:70),2&i.flags&&r.undecided.add(e),An(s,i,3)||r.changed.add(e),t.slots[e]=i}
//parameters|0 936
,bu=()=>({count:0,changed:new Set,undecided:new Set})
//|649 673 674 681 682 0 936
,wu=(t,n)=>{if(null!==t.E&&gu(t,n),ju(t,n,0,!1,!1),t.program.An.size>0||n.parameters)hu(t,n),au(t,n);else for(const n of t.et)Vc(t,n);t.et.length=0}
//contexts|703 0 936
,gu=(t,n)=>{t.In=!0;for(const e of n.contexts??[]){const n=t.program.contexts[e],r=t.E+n.slot,{kind:s}=t.slots[r];0===s||1===s&&"any"!==n.type.name||xu(t,r,n.type,null)}t.In=!1}
//|39 437 683 684 0 936
,ju=(t,n,e,r,s)=>{if(!(t.depth>=J)){t.depth++;for(const r of n.fields)vu(t,r,n,e+r.slot);!r||128&t.slots[e].flags||!Ou(t,n,e)||(t.slots[e].flags|=32),void 0===n.decisions||t.In||t.et.push(oo(n,e,0,s)),t.depth--}}
//nested contexts parameters|201 605 0 936
,Ou=(t,n,e)=>!(n.isClosed&&n.objects.some(n=>t.slots[e+n.slot].i&&t.slots[e+n.slot].unknown)||n.fields.some(n=>!Ue(t,e+n.slot).j)||n.objects.slice(1).some(r=>Mc(t.slots[e+r.slot],n)))
//|669 685 703 0 936
,vu=(t,n,e,r)=>{let s=t.slots[r];if(void 0!==n.computed&&!t.In)return yu(t,n,e,r);if(e.isExact||"any"===n.type.name)s.flags|=128;else if(1===s.kind)return;0!==s.kind&&(n.normalization.length>0&&!t.In&&ou(t,r,n.type,n.normalization),xu(t,r,n.type,n.notation),s=t.slots[r],12==(12&s.flags)&&n.Jt&&(s.flags|=16))}
//computed|51 703 0 936
,yu=(t,n,e,r)=>{const s=t.slots[r+1]=t.slots[r];t.slots[r]=new Tt(0,void 0),e.isExact&&(s.flags|=128),0!==s.kind&&(1!==s.kind||128&s.flags)&&xu(t,r+1,n.type,n.notation)}
//|688 689 690 691 692 693 694 695 696 697 698 699 700 701 0 936
,ku={}
//|0 936
,{}=Object.assign(ku
//text|686 704 687 702 0 936
,{text:(t,n)=>$u(n)}
//choice|686 704 687 702 0 936
,{choice:(t,n)=>$u(n)}
//integer|686 708 687 702 0 936
,{integer:(t,n,e,r)=>Eu(t,n,e.name,r)}
//number|686 708 687 702 0 936
,{number:(t,n,e,r)=>Eu(t,n,e.name,r)}
//boolean|686 707 687 702 0 936
,{boolean:(t,n,e)=>Tu(t,n,e,null,t=>"true"===t||"false"!==t&&null)}
//date|98 686 707 687 702 0 936
,{date:(t,n,e,r)=>Tu(t,n,e,r,pn)}
//month|99 686 707 687 702 0 936
,{month:(t,n,e,r)=>Tu(t,n,e,r,dn)}
//time|100 686 707 687 702 0 936
,{time:(t,n,e,r)=>Tu(t,n,e,r,bn)}
//datetime|101 686 707 687 702 0 936
,{datetime:(t,n,e,r)=>Tu(t,n,e,r,wn)}
//file|686 705 687 702 0 936
,{file:(t,n)=>Mu(n,8)}
//any|686 713 687 702 0 936
,{any:(t,n)=>_u(t,n)}
//form|37 39 682 686 705 687 702 0 936
,{form(t,n,e,r,s,i){Mu(n,10)&&(n.form=e.form,t.depth>=J?n.u(D("depth")):ju(t,e.form,s,!0,i))}}
//map|686 710 687 702 0 936
,{map(t,n,e,r){9!==n.kind||n.isMap||64&n.flags?Nu(t,n,e.item,r):n.flags|=4}}
//list|686 710 687 702 0 936
,{list:(t,n,e,r)=>Nu(t,n,e.item,r)}
//|0 936
)
//|686 0 936
,xu=(t,n,e,r,s=!1)=>{ku[e.name](t,t.slots[n],e,r,n,s)}
//|0 936
,$u=t=>{4!==t.kind&&(t.flags|=4)}
//|706 0 936
,Mu=(t,n)=>t.kind===n||(Su(t)||(t.flags|=4),!1)
//|110 0 936
,Su=t=>4===t.kind&&Mn(t)
//boolean date month time datetime|706 709 715 0 936
,Tu=(t,n,e,r,s)=>{if(n.kind===e.kind||Su(n))return;if(4!==n.kind||2===e.kind&&(t.x.strict||128&n.flags))return void(n.flags|=4);const i=r?.read(n.value).value??s(n.value);null==i?Au(n,e.name,r):Ru(n,e.kind,i)}
//|37 63 72 77 231 706 709 715 0 936
,Eu=(t,n,e,r)=>{if(0===n.kind)return;if(3===n.kind)return void(null===n.value?n.u(D("digits of a number")):"integer"!==e||Lt(n.value)||(n.flags|=4));if(4===n.kind&&Su(n))return;if(4!==n.kind||t.x.strict||128&n.flags)return void(n.flags|=4);const s=r?.read(n.value),i=2===s?.completion?s.decimal:n.value;if(i===n.value&&2!==ir(e,i)&&2!==s?.completion)return Au(n,e,r);const o=zt(i);o===_t||null===o?n.u(D("digits of a number")):Ru(n,3,o)}
//integer number boolean date month time datetime|231 0 936
,Au=(t,n,e)=>{t.flags|=4,8&t.flags&&(0!==ir(n,t.value)||e&&0!==e.read(t.value).completion)&&(t.flags|=16)}
//list map any|37 39 705 711 0 936
,Nu=(t,n,e,r)=>{if(Mu(n,9)){if(n.count>1e6)return n.u(D("list length"));for(let s=0;s<n.count;s++){const i=n.item(s);128&n.flags&&(t.slots[i].flags|=128,n.isMap&&(t.slots[i-1].isKey=!1)),Iu(t,i,e,r,s>0&&!n.isMap)}}}
//list map any|682 703 712 0 936
,Iu=(t,n,e,r,s)=>{const i=t.slots[n];e.form?Cu(i)?ju(t,e.form,n,!1,s):xu(t,n,e,r,s):1===i.kind?("any"===e.name||128&i.flags)&&xu(t,n,e,null):0!==i.kind&&xu(t,n,e,r)}
//|706 0 936
,Cu=t=>128&t.flags?0===t.kind:0===t.kind||1===t.kind||Su(t)
//|37 39 398 703 710 714 0 936
,_u=(t,n)=>{if(n.flags|=128,3===n.kind&&null===n.value&&n.u(D("digits of a number")),9===n.kind||10===n.kind){if(t.depth>J)return n.u(D("depth"));if(t.depth++,10===n.kind){n.isOwn=!0;for(let e=0;e<n.count;e++){const r=n.start+2*e+1;t.slots[r-1].flags|=128,xu(t,r,Ni,null)}}else 64&n.flags||Nu(t,n,Ni,null);64&n.flags||Fu(t,n),t.depth--}}
//|0 936
,Fu=(t,n)=>{const e=10===n.kind?n.start+1:n.start,r=10===n.kind?2:n.stride;for(let s=0;s<n.count;s++){const i=t.slots[e+s*r];64&i.flags&&n.u(i.reason)}}
//|0 936
,Ru=(t,n,e)=>{t.text=t.value,t.kind=n,t.value=e}
//|0 936
,Bu=Object.freeze({reason:"cancelled",step:null,U:"blocks"})
//|37 39 51 134 245 404 417 419 436 437 611 680 716 719 720 721 722 723 0 936
,Pu=class{constructor(t){this.program=t,this.xt=new Map,this.rt=new Map,this.B=new Map,this.R=new Map,this.slots=[],this.Cn(),this._n=!1}Cn(){this.$t=[],this.T=[],this.subjects=[],this.St=[],this.arguments=[],this.bt=[],this.pt=[],this.I=[],this.N=[],this.et=[]}Fn(t,n,e){this.Rn(t,n),this.slots=e,this.Bn(new Bi(e),t);for(let t=0;t<e.length;t++)e[t]??=new Tt(0,void 0);wu(this,t)}Pn(t,n,e){return this.qn(n,e,Z),this.gt.Zt=new Map,this.Qt=1,Ic(this,t,null),this.zn()}qn({frame:t,outer:n,items:e},r,s){this.Dn(t.form,r,s),this.frame={...t},this.pt=n.map(t=>({...t})),this.I=[...e]}zn(){const{gt:t,Pt:n}=this;return null!==n&&(t.vt=!0,t.undecided.push(n)),t}Rn(t,n){this.E=null,this.In=!1,this.Dn(t,n,1/0),this.B.size>0&&this.B.clear(),this.R.size>0&&this.R.clear(),this.rt.size>0&&this.rt.clear()}Dn(t,n,e){this.x=n,this.gt={isInvalid:!1,vt:!1,violations:[],undecided:[],bt:[],Zt:null},this.steps=0,this._t=4096,this.Un=e,this.subject=Xn,this.answer=12,this.Rt=null,this.q=Bu,this._n||this.Cn(),this._n=!1,this.F=0,this.depth=0,this.wt=null,this.P=!1,this.Bt=!1,this.Pt=null,this.Qt=1/0,this.frame=oo(t,0),this.field=new io(0),this.xt.size>0&&this.xt.clear()}Bn(t,n){const{context:e}=this.x;for(const{name:r,type:s,slot:i}of n.parameters??[])null===this.slots[i]&&t.value(Or(e,r),s,i,0);n.contexts&&this.loadContexts(t,n)}G(){return--this._t>0||(this.steps+=4096,this._t=4096,this.steps>this.Un&&this.Xt(D("steps")),!this.Bt)}Xt(t){this.Bt||(this.Bt=!0,this.Pt={path:zi(Ui(this)),rule:"form",reason:t},this.q={...this.q,reason:t})}}
//|0 936
,{}=Object.assign(Pu.prototype
//module|39 402 603 611 680 717 718 724 0 936
,{judge(t,n,e,r){this.Rn(n,e);try{null===r?this.load(t,n):r.load(this,t)}catch(t){if(!(t instanceof Fi))throw t;return this.Pt={path:"",rule:t.rule,reason:t.reason},this.zn()}return this.Un=Math.min(2e8,Z+256*this.slots.length),null===r&&wu(this,n),xc(this,n),null!==r?r.run(this):this.Bt||Ic(this,n.checks,null),this._n=!this.Bt,this.zn()}}
//filter|39 51 201 611 703 717 718 724 0 936
,{canHold(t,n,e,r){this.qn(e,r,1e5),this.rt.clear(),this.frame.field=n;const s=this.frame.base+n.slot,i=this.slots[s],o=this.slots[s]=new Tt(4,t);o.flags=8,xu(this,s,n.type,n.notation),this.subject=Ue(this,s);let c=!0;const u=this.subject.j&&""!==t;return u&&(this.slots[s].flags|=128,this.subject=Ue(this,s)),4&o.flags?c=0!=(16&o.flags):u&&"text"!==n.type.name?c=!1:this.subject.j||(Ic(this,n.filter,null),c=this.Bt||0!=(4&this.answer)),this.slots[s]=i,c}}
//module|404 717 718 724 0 936
,{load(t,n){this.slots=[];const e=new Bi(this.slots);e.append(n.slotCount),e.form(t,n,0,0),this.Bn(e,n),e.ft()}}
//contexts|245 717 718 724 0 936
,{loadContexts(t,n){const{contexts:e}=this.program,r=e.at(-1);this.E=t.append(r.slot+(r.type.form?.slotCount??1));for(const r of n.contexts){const n=e[r];t.value(Or(this.x.context,n.name),n.type,this.E+n.slot,0)}}}
//map any|717 718 724 0 936
,{spend(t){const n=Math.max(0,t-(this._t-1));this._t-=t-n,this.steps+=n}}
//|0 936
)
//mask|725 0 936
,qu={digit:t=>/^[0-9]$/.test(t),letter:t=>/^\p{Alphabetic}[\p{M}\p{Alphabetic}\u200c\u200d]*$/u.test(t),letterOrDigit:t=>qu.digit(t)||qu.letter(t)}
//mask|18 725 0 936
,zu=t=>/^[\x20-\x7e]$/.test(t)?!qu.letterOrDigit(t):/^[\p{P}\p{Sm}]/u.test(t)||S.test(t)&&!/[\n\r\v\f\x85\u2028\u2029]/.test(t)
//mask|0 936
,Du=class{constructor([t,n],e){Object.assign(this,{least:t,most:n,isShortened:e})}contains(t){return this.least<=t&&t<=this.most}Zn(t){return this.isShortened&&this.contains(t)||this.canContinue(t)}canContinue(t){return 10*t<=this.most&&this.least<=10*t+9}}
//mask|725 0 936
,Uu=({kind:t,first:n,second:e},r,s)=>qu[t](r)&&(!n||n.Zn(Number(r)))&&(!e||e.canContinue(Number(s)))
//mask|725 0 936
,Zu=({first:t},n)=>Boolean(t)&&qu.digit(n)&&!t.Zn(Number(n))&&t.contains(Number(n))
//mask|0 936
,Ju=({room:t,second:n},e)=>"optional"===t&&(!n||n.contains(Number(e)))
//mask|0 936
,Lu={0:["digit","mandatory"],9:["digit","optional"],A:["letter","mandatory"],a:["letter","optional"],_:["letterOrDigit","mandatory"],"-":["letterOrDigit","optional"]}
//mask|0 936
,Gu=(t,n)=>{const e=({kind:t})=>"digit"===t;if(t.filter(e).length!==n.length)return t;const r=[...n];return t.map(t=>e(t)?{...t,...r.shift()}:t)}
//mask|26 731 0 936
,Hu=t=>{const n=R(t),e=[];let r={kind:null,mandatory:0,optional:0};const s=()=>{for(const t of["mandatory","optional"])for(let n=0;n<r[t];n++)e.push({kind:r.kind,room:t});r={kind:null,mandatory:0,optional:0}};let i=null;for(let t=0;t<n.length;t++){const o=n[t];if(null!==i||"["!==o&&"{"!==o)if("]"===o||"}"===o)s(),i=null;else if("["===i&&"\u2026"===o){const t=r.kind??"letterOrDigit";s(),e.push({kind:t,room:"repeating"})}else if("["===i){const[t,n]=Lu[o];r.kind!==t&&s(),r.kind=t,r[n]++}else e.push({own:"\\"===o?n[++t]:o,isInValue:"{"===i});else i=o}return e}
//notation|0 936
,Vu={Y:[1,9999],C:[0,99],M:[1,12],D:[1,31],H:[0,23],h:[1,12],m:[0,59],s:[0,59]}
//notation|50 89 91 96 102 727 734 736 737 739 0 936
,Yu=class{constructor(t){const n=t.match(/([A-Za-z])\1*|[^A-Za-z]+/gu)??[];this.text=t,this.parts=n.map((t,e)=>{if(!/^[A-Za-z]/.test(t))return{literal:t};if("a"===t)return{isHalf:!0};const r=e+1===n.length||!/^[A-Za-z]/.test(n[e+1]),s="YY"===t?"C":t[0],i=Math.max(t.length,2);return{unit:s,least:"MDHh".includes(s)&&r?1:t.length,most:i,isPadded:t.length>1}});const e=t=>this.parts.some(n=>n.unit&&t.includes(n.unit));this.Jn=e("s"),this.type=e("Hhms")?e("YCMD")?"datetime":"time":e("D")?"date":"month",this.syntax=this.type}get Ln(){return this.parts.filter(t=>t.unit).flatMap(({unit:t,least:n,most:e})=>{if("YCMD".includes(t))return Array(e).fill({});const r=new Du(Vu[t],n<e);return[{first:r},{second:r}]})}Gn(t){return"month"===this.type||t<69?2e3+t:1900+t}read(t){return this.Hn(t,0,0,{years:[[1,9999]],months:8190,days:-2,hour:0,minute:0,second:0,Vn:null})}Hn(t,n,e,r){const s=this.parts[e];if(!s){const e=n===t.length?this.valueOf(r):null;return null===e?{completion:0}:{completion:2,value:e}}if(s.unit)return this.Yn(t,n,e,s,r);const i=s.literal??(/[pP]/.test(t[n]??"")?"pm":"am"),o=t.slice(n,n+i.length);if(!i.startsWith(s.literal?o:o.toLowerCase()))return{completion:0};if(o.length<i.length)return{completion:1};const c=s.literal?r:{...r,Vn:"pm"===i};return this.Hn(t,n+i.length,e+1,c)}Yn(t,n,e,{unit:r,least:s,most:i},o){const c=/^\d*/.exec(t.slice(n,n+i))[0],[u,l]=[Number(c),c.length];let h=!1;if(n+l===t.length&&l<i){const t=[];for(let n=Math.max(s,l);n<=i;n++){const e=10**(n-l);t.push([u*e,u*e+e-1])}h=null!==this.Kn(o,r,t)}if(l>=s){const s=this.Kn(o,r,[[u,u]]),i=s&&this.Hn(t,n+l,e+1,s);if(i&&0!==i.completion)return i}return{completion:h?1:0}}Kn(t,n,e){const[r,s]=Vu[n],i=e.filter(([t,n])=>t<=s&&n>=r).map(([t,n])=>[Math.max(t,r),Math.min(n,s)]);if(0===i.length)return null;const o={...t},c=()=>i.flatMap(([t,n])=>Array.from({length:n-t+1},(n,e)=>t+e)),u=()=>c().reduce((t,n)=>t|1<<n,0);return"Y"===n?o.years=i:"C"===n?o.years=c().map(t=>[this.Gn(t),this.Gn(t)]):"M"===n?o.months&=u():"D"===n?o.days&=u():"m"===n?o.minute=i[0][0]:"s"===n?o.second=i[0][0]:o.hour=i[0][0],Wu(o)?o:null}valueOf({years:t,months:n,days:e,hour:r,minute:s,second:i,Vn:o}){const[c,u]=[t[0][0],Ku(n)],l=cn(c,u,Ku(e)),h=1e9*(3600*(null===o?r:r%12+(o?12:0))+60*s+i);return"date"===this.type?l:"month"===this.type?mn({year:c,month:u}):"time"===this.type?h:null===l?null:gn(l,h)}write(t,n){const e=Xu(this.type,t,n);if(!e||0!==e.nanosecond||!this.Jn&&0!==e.s)return null;let r="";for(const t of this.parts)if(t.literal)r+=t.literal;else if(t.isHalf)r+=e.H<12?"AM":"PM";else{if("C"===t.unit&&this.Gn(e.Y%100)!==e.Y)return null;{const n="C"===t.unit?e.Y%100:"h"===t.unit?(e.H+11)%12+1:e[t.unit];r+=t.isPadded?sn(n,t.most):n}}return r}get example(){const[t,n]=[cn(2026,12,31),522e11],e={date:t,time:n,month:24323,datetime:gn(t,n)};return this.write(St[this.type],e[this.type])??""}st(t){return Array.from("0123456789").some(n=>0!==this.read(t+n).completion)}}
//notation|0 936
,Ku=t=>31-Math.clz32(t&-t)
//notation|90 736 738 0 936
,Wu=({years:t,months:n,days:e})=>{if(0===n||0===e)return!1;const r=Ku(e);if(r<=28)return!0;for(let e=1;e<=12;e++)if(n&1<<e&&(2===e?29===r&&Qu(t):r<=on(e,1)))return!0;return!1}
//notation|90 0 936
,Qu=t=>t.some(([t,n])=>{for(let e=t;e<=Math.min(n,t+8);e++)if(29===on(2,e))return!0;return!1})
//notation|92 95 103 104 0 936
,Xu=(t,n,e)=>{const r=t=>{const n=Math.floor(t/1e9);return{H:Math.floor(n/3600),m:Math.floor(n/60)%60,s:n%60,nanosecond:t%1e9}},s=t=>{const{year:n,month:e,day:r}=un(t);return{Y:n,M:e,D:r,H:0,m:0,s:0,nanosecond:0}};if("date"===t&&5===n)return s(e);if("time"===t&&6===n)return r(e);if("datetime"===t&&7===n&&null===e.o)return{...s(jn(e)),...r(On(e))};if("month"!==t||16!==n&&5!==n)return null;const i=16===n?e:an(e);return{Y:Math.floor(i/12),M:i%12+1,D:0,H:0,m:0,s:0,nanosecond:0}}
//notation|309 735 0 936
,tl=t=>/[0-9#]/.test(t)?new Ds(t):new Yu(t)
//notation|50 63 72 98 99 100 101 231 309 0 936
,nl=(t,n)=>{if(2===t.read(n).completion||2!==ir(t.syntax,n))return null;if(t instanceof Ds){const e=zt(n);return null===e||e===_t?null:t.write(3,e)}const e=(0,{date:pn,month:dn,time:bn,datetime:wn}[t.type])(n);return null===e?null:t.write(St[t.type],e)}
//|7 747 744 745 0 936
,el=class{constructor({classes:t,states:n,accepting:e,unknown:r}){const s=rl(t,256);this.vn=Uint8Array.from(s),this.Wn=Math.max(...s)+1,this.shift=32-Math.clz32(this.Wn-1),this.count=n.length,this.Qn=new Int32Array(this.count<<this.shift),n.forEach((t,n)=>{rl(t,this.Wn).forEach((t,e)=>{this.Qn[n<<this.shift|e]=t<<this.shift})}),this.start=this.count>1?1<<this.shift:0,this.bn=new Uint8Array(this.count),this.Xn=new Uint8Array(this.count);for(const t of e)this.bn[t]=1;for(const t of r)this.Xn[t]=1}te(t){const{vn:n,Qn:e}=this;let r=this.start;for(let s=0;s<t.length&&0!==r;s++){const i=t.charCodeAt(s);if(i>=128)return this.ne(r,t,s);r=e[r|n[i]]}return r>>this.shift}ne(t,n,e){for(let r=e;r<n.length&&0!==t;r++){const e=n.codePointAt(r);t=this.after(t,e),e>65535&&r++}return t>>this.shift}after(t,n){const{vn:e,Qn:r}=this,s=n=>t=r[t|e[n]];return n<128?s(n):(n<2048?s(192|n>>6):(n<65536?s(224|n>>12):(s(240|n>>18),s(128|n>>12&63)),s(128|n>>6&63)),s(128|63&n))}answer(t){return this.answers[this.te(t)]}get answers(){const t=Array.from(this.bn,()=>[]);for(let n=0;n<this.count;n++)for(let e=0;e<this.Wn;e++)t[this.Qn[n<<this.shift|e]>>this.shift].push(n);const n=n=>{const e=Uint8Array.from(this.bn,(t,e)=>this.Xn[e]||t===n?1:0),r=Array.from(e.keys()).filter(t=>e[t]);for(;r.length>0;)for(const n of t[r.pop()])e[n]||r.push(n),e[n]=1;return e},[e,r]=[n(1),n(0)],s=Uint8Array.from(this.bn,(t,n)=>this.Xn[n]?15:f(t?1:2,e[n],r[n]));return Object.defineProperty(this,"answers",{value:s}),s}}
//|0 936
,{}=Object.assign(el.prototype
//module|742 743 746 0 936
,{matches(t){const n=this.te(t);return 1===this.bn[n]&&0===this.Xn[n]}}
//beginOr beginAny|24 742 743 746 0 936
,{progress(t){const n=t=>this.answers[t>>this.shift];let[e,r]=[this.start,0];for(;r<t.length&&15!==n(e);){const s=t.codePointAt(r),i=this.after(e,s);if(!(4&n(i)))break;e=i,r+=s>65535?2:1}return 15===n(e)?null:C(t.slice(0,r))}}
//|0 936
)
//|0 936
,rl=(t,n)=>{const e=new Array(n).fill(0);for(let r=0;r<t.length;r+=2)e.fill(t[r+1],t[r],t[r+2]??n);return e}
//|658 742 750 0 936
,sl=class{constructor(t,n){this.written=t,this.scope=n;const e=t.tables?.[n];this.xn=e?new el(e):null,this.ee=null}get re(){return this.ee??=new ru(this.written,this.scope,this.xn)}answer(t){const n=this.xn?.answer(t)??15;return 15===n?this.re.answer(t):n}}
//|0 936
,{}=Object.assign(sl.prototype
//beginOr beginAny|748 749 751 0 936
,{progress(t){return this.xn?.progress(t)??this.re.progress(t)}}
//|0 936
)
//computations|43 180 0 936
,il=t=>{const[[n,e]]=Object.entries(t);if(!Object.hasOwn(Ae,n))throw new V(`the computation '${n}' is not known`);return{name:n,...Ae[n].read?.(e)}}
//|755 756 757 758 759 760 761 762 763 764 765 0 936
,ol={}
//|0 936
,{}=Object.assign(ol
//|51 72 753 754 766 0 936
,{number:t=>new Tt(3,zt(t,!0))}
//date|51 98 753 754 766 0 936
,{date:t=>new Tt(5,pn(t))}
//month|51 99 753 754 766 0 936
,{month:t=>new Tt(16,dn(t))}
//time|51 100 753 754 766 0 936
,{time:t=>new Tt(6,bn(t))}
//datetime|51 101 753 754 766 0 936
,{datetime:t=>new Tt(7,wn(t))}
//duration|51 126 753 754 766 0 936
,{duration:t=>new Tt(11,Un(t))}
//size|51 753 754 766 0 936
,{size:t=>new Tt(12,BigInt(t.slice(0,-1)))}
//pattern|51 753 754 766 0 936
,{pattern:t=>new Tt(13,t)}
//set|51 753 754 766 0 936
,{set:(t,n)=>new Tt(14,n.sets[t])}
//range|46 51 753 754 766 0 936
,{range:t=>new Tt(15,t.map(t=>null===t?ct:{kind:1,at:t}))}
//form|51 753 754 766 0 936
,{form:()=>new Tt(1,void 0)}
//|0 936
)
//|43 51 753 0 936
,cl=(t,n)=>{if(null===t||Array.isArray(t))return new Tt(1,void 0);if("boolean"==typeof t)return new Tt(2,t);if("string"==typeof t)return new Tt(4,t);const[[e,r]]=Object.entries(t);if(!Object.hasOwn(ol,e))throw new V(`the constant '${e}' is not known`);return ol[e](r,n)}
//|0 936
,ul=class{constructor(t,n){this.reads=new Map,this.decisions=[],this.mt=null;for(const e of void 0===n.decisions?[]:t.en(n.decisions))"decide"===e.name?this.decisions.push(t.decisions[e.a]):"compute"===e.name&&this.reads.set(t.computed[e.a].slot,t.computed[e.a].reads)}conditions(t){if(null===this.mt){this.mt=new Map;for(const{main:t,otherwise:n,reads:e}of this.decisions)for(const[r,s]of[t,n])for(let t=r;t<s;t++)this.se(t,e)}return this.mt.get(t)??[]}se(t,n){const e=this.mt.get(t);e?e.push(...n):this.mt.set(t,[...n])}ie(t){return[...this.reads.get(t)??[],...this.conditions(t)]}oe(t,n){const e=new Set(t),r=new Map;for(const t of e)for(const n of this.ie(t))e.add(n),r.has(n)?r.get(n).push(t):r.set(n,[t]);const s=new Set([...e].filter(n));for(const t of s)for(const n of r.get(t)??[])s.add(n);return s}}
//|768 0 936
,ll=(t,n)=>n.ce??=new ul(t,n).reads
//|0 936
,hl=(t,n)=>{const e=t.ue.get(n);if(e)return e;const r=new Set(n.reads);for(let e=n.condition;void 0!==e;e=t.conditions[e].outer)for(const n of t.conditions[e].reads)r.add(n);return t.ue.set(n,[...r]),t.ue.get(n)}
//|773 774 775 776 777 0 936
,al={}
//|0 936
,{}=Object.assign(al
//pushSubject|47 771 772 778 0 936
,{pushSubject:t=>ut(t)}
//ignoring|47 771 772 778 0 936
,{ignoring:t=>ut(t)}
//pushMember|47 771 772 778 0 936
,{pushMember:t=>ut(t)}
//items|434 771 772 778 0 936
,{items:t=>ro(t)}
//beginEach|434 771 772 778 0 936
,{beginEach:t=>ro(t)}
//|0 936
)
//|41 43 47 48 277 300 347 393 395 397 417 430 612 717 740 748 752 767 771 789 790 781 782 783 784 785 786 787 0 936
,ml=class{constructor(t){if("formrules program"!==t?.format)throw new V("this is no program that formrules has compiled");if(1!==t.version)throw new V(`version ${t.version} of programs is not known here`);const n=t.program;this.sources=n.sources,this.sets=n.sets.map(t=>Mi(t)),this.Q=n.patterns,this.patterns=new Map,this.constants=n.constants.map(t=>cl(t,this)),this.operands=n.operands.map(ut),this.computations=n.computations.map(t=>il(t)),this.itemPaths=n.itemPaths.map(t=>({...t,start:t.start&&ut(t.start)})),this.rules=n.rules,this.externals=n.externals,this.checks=n.checks,this.K=new Map,this.violations=this.checks.map(()=>null),this.ue=new Map,this.decisions=n.decisions,this.conditions=n.conditions;const e=t=>({...t,arguments:lt(t.arguments)});this.messages=n.messages.map(e);const r=n.callTable.map(e);this.calls=n.calls.map(t=>null===t?null:r[t]),this.W=!1,this.forms=n.forms.map(t=>({...t}));for(const n of this.forms)this.le(n),n.translations=t.translations?.[n.name];this.contexts=n.contexts?.map(({field:t})=>this.he(t)),this.computed=(n.computed??[]).map(t=>this.readComputed(t)),this.An=this.forms.some(t=>t.parameters)?fl(this.forms):new Set,this.code=n.instructions.map((t,n)=>this.ae(t,n)),this.code.some(({test:t})=>t?.lt)&&this.markMeasures(),this.Ft=this.code.map(t=>this.z(t)??t),this.me=null,this.Et=new Pu(this)}le(t){t.fields=t.fields.map((t,n)=>({...this.he(t),index:n}));const{fields:n,objects:e}=t;t.objects=e.map(t=>{const r=t.members.map(({field:t,group:r})=>({name:(n[t]??e[r]).name,field:n[t],group:r}));return{...t,members:r,memberNames:new Set(r.map(({name:t})=>t))}});const r=t.objects.map(()=>[]);t.objects.forEach(({members:t},n)=>{for(const{field:s,group:i}of t)s?s.fe=r[n]:r[i]=[...r[n],e[i].slot]}),t.steps=(t.steps??[]).map(t=>({...t,form:null})),t.parameters&&this.readParameters(t)}he(t){const n={...t,type:Ti(t.type,this.forms)};return this.W||=n.isSecret,n.shownLabel=n.label??G(n.name),n.Gt=zi([...n.groups,n.name]),n.notation=void 0===t.notation?null:tl(t.notation),n.labels=new Map(t.options.filter(({label:t})=>null!=t).map(({value:t,label:n})=>[t,n])),n.table=t.options.length>0?new Set(t.options.map(t=>t.value)):null,t.arguments&&this.readArguments(n,t.arguments),n.Nn=void 0!==Ai(n.type).form,n.Jt=n.normalization.some(t=>pl(t)),n}ae([t,n,e],r){const s=Lr.indexOf(t);if(s<0&&!Object.hasOwn(Cc,t))throw new V(`the instruction '${t}' is not known`);const i={op:s,name:t,index:r,a:al[t]?.(n)??n,b:e,tn:Cc[t],test:null,ut:null,Vt:!1,operands:s>=13?this.operands.slice(e[0],e[0]+e[1]):[],ignoresCase:15===s};if(s>=14){if(i.test=18===s?Xi:s>=16?Is:$i[n],!i.test?.answer)throw new V(`the rule '${n}' is not known`);i.ut=i.test.prepare?.(i,this)??null}return i}z(t){if(13!==t.op||this.rules[t.a].parameterCount>0)return null;const n=this.rules[t.a].entry;return this.code[n].test&&4===this.code[n+1].op?this.code[n]:null}Kt(t,n){return null!==this.me&&this.me.name===t.name&&n.slot>=this.me.end}*en(t){for(let n=t;4!==this.code[n]?.op&&n<this.code.length;n++)yield this.code[n]}pattern(t,n){const e=2*t+("whole"===n?0:1);let r=this.patterns.get(e);return r||this.patterns.set(e,r=new sl(this.Q[t],n)),r}}
//|0 936
,{}=Object.assign(ml.prototype
//parameters|41 47 395 779 780 788 0 936
,{readParameters(t){this.W||=t.parameters.some(({isSecret:t})=>t),t.parameters=t.parameters.map(t=>({...t,shownLabel:G(t.name),type:Ti(t.type,this.forms),defaultValue:ut(t.defaultValue)}))}}
//parameters|47 779 780 788 0 936
,{readArguments(t,n){t.arguments=n.map(({operand:t})=>ut(t)),t.pe=n.map(({reads:t})=>t??[])}}
//computed|47 779 780 788 0 936
,{readComputed(t){const n={...t},{operand:e,aggregate:r,answer:s}=t.source;return s?n.answer=!0:void 0===r?n.operand=ut(e):n.aggregate={...r,list:ut(r.list),value:ut(r.value),forms:r.forms.map(t=>null===t?null:this.forms[t])},n}}
//steps|717 768 770 779 780 788 0 936
,{limited(t,{slots:[,n]}){const e=Object.assign(Object.create(ml.prototype),this);e.code=[...this.code],e.me={name:t.name,end:n};const r=new ul(this,t),s=e=>e>=n&&t.steps.some(({slots:[t,n]})=>t<=e&&e<n),i=[...this.en(t.checks)],o=i.flatMap(({op:t,a:n})=>1===t?[n]:2===t?hl(this,this.checks[n]):[]),c=r.oe([...t.fields.map(({slot:t})=>t),...o],t=>t>=n&&(!r.reads.has(t)||s(t))),u=t=>t.some(t=>c.has(t)),l=({slot:t,computed:e})=>s(t)||void 0===e&&t>=n||u([t]),h=(t,n)=>2===t.op&&u([...hl(this,this.checks[t.a]),...null===n?[]:r.conditions(n)]),a=(t,n)=>e.code[t]={op:3,a:n,b:0,index:t},m=0===i.length?0:i.at(-1).index+1,f=i.map(()=>m);for(let t=i.length-2;t>=0;t--){const{op:n,index:e}=i[t+1];f[t]=0===n||1===n?e:f[t+1]}for(const[n,e]of i.entries())if(0===e.op&&l(t.fields[e.a]))a(e.index,f[n]);else if(1===e.op&&(s(e.a)||h(this.code[e.b-1],e.a)))a(e.index,e.b);else if(2===e.op&&h(e,null)&&this.checks[e.a].start<=e.index)a(this.checks[e.a].start,e.index+1);else if("branch"===e.name){const t=this.code.slice(e.index,e.b).filter(({op:t})=>2===t);t.length>0&&t.every(t=>h(t,null))&&a(e.index,e.b)}return e.Ft=e.code.map((t,n)=>t===this.code[n]?this.Ft[n]:t),e.Et=new Pu(e),e}}
//length size|779 780 788 0 936
,{markMeasures(){for(const t of this.forms)for(const n of this.en(t.checks))2===n.op&&this.markMeasuresOf(this.checks[n.a].start,n.index)}}
//length size|779 780 788 0 936
,{markMeasuresOf(t,n){let e=0;const r=[];for(let s=t;s<n;s++){const t=this.code[s];switch(t.name){case"beginEach":case"pushMember":s=t.b-1;break;case"pushSubject":r.push(!0),e++;break;case"ignoring":r.push(!1);break;case"popSubject":r.pop()&&e--;break;case"beginOr":case"beginAny":e++;break;case"beginAnd":case"beginAll":e>0&&e++;break;case"end":e>0&&e--;break;default:0===e&&t.test?.lt&&(t.Vt=!0)}}}}
//computed|779 780 788 0 936
,{isSecretlyComputed(t,n){if(void 0===t.decisions)return!1;for(const e of this.en(t.decisions))if("compute"===e.name&&this.computed[e.a].slot===n&&this.computed[e.a].isSecret)return!0;return!1}}
//|0 936
)
//parameters|397 0 936
,fl=t=>{const n=new Set;for(let e=-1;e<n.size;){e=n.size;for(const e of t)e.fields.map(t=>Ai(t.type).form).some(t=>t&&(t.parameters||n.has(t)))&&n.add(e)}return n}
//normalization|43 659 0 936
,pl=t=>{if("string"==typeof t&&!Object.hasOwn(su,t))throw new V(`'${t}' is no step of 'normalize'`);return"nfc"===t||"object"==typeof t}
//|22 76 792 793 0 936
,dl=class{constructor(t,n,e){this.program=t,this.form=n,this.field=e,this.de=!1,this.isWellFormed=!1}read(t,n){const{type:e,table:r}=this.field;if(!e.kind||void 0!==this.field.computed)return null;const s=[];for(this.at=t;this.at<n;){const t=this.expression();if(null===t)return null;s.push(...t),2===this.program.code[this.at].op&&this.at++}r&&s.push(t=>r.has(t));const i=!this.de;if(4===e.kind)return bl(r||this.isWellFormed?s:[...s,N],i);const o=3===e.kind?Jt:2===e.kind?t=>!0===t||!1===t:null;return null===o?null:(t,n)=>{if(!o(t))return i&&null==t;for(let e=0;e<s.length;e++)if(!s[e](t,n))return!1;return!0}}expression(){const t=this.program.Ft[this.at++];if(14===t.op)return this.test(t);if(5===t.op)return this.combined()?.flat()??null;if(6!==t.op)return null;this.be=!0;const n=this.combined();if(this.be=!1,null===n||n.some(t=>1!==t.length))return null;const[e,r,...s]=n.flat();return[(t,n)=>e(t,n)||r?.(t,n)||s.some(e=>e(t,n))]}combined(){const t=[];for(;;){const{code:n}=this.program;if(10===n[this.at].op)return this.at++,t;const e=this.expression();if(null===e)return null;if(t.push(e),11===n[this.at].op&&this.at++,9!==n[this.at++].op)return null}}test(t){const{kind:n}=this.field.type,e=t.ut;switch(t.a){case"required":case"filled":case"present":return this.de=!0,[];case"equal":{if(4!==n||3!==t.operands[0].kind)return null;const e=this.form.fields.find(n=>n.slot===t.operands[0].at);return e?(this.de=!0,[(t,n)=>n[e.name]===t]):null}case"length":return e&&4===n?[wl(e)]:null;case"between":return e&&3===n?[t=>t>=e.least&&t<=e.most]:null;case"regex":case"contains":{if(4!==n||!e)return null;const t=this.program.Q[e.position];if(!t.tables?.[e.scope])return null;let r=null;const s=()=>r=this.program.pattern(e.position,e.scope).xn;return this.be||(this.isWellFormed=!0),[t=>(r??s()).matches(t)]}case"one_of":return e&&2!==n?[t=>e.has(t)]:null;case"none_of":return e&&2!==n?[t=>!e.has(t)]:null}return null}}
//|20 0 936
,bl=(t,n)=>{const[e,r]=t;return 1===t.length?(t,r)=>{if("string"!=typeof t)return n&&null==t;const s=t.charCodeAt(0);return s>32&&s<128||!E(t)?e(t,r):n}:(s,i)=>{if("string"!=typeof s)return n&&null==s;const o=s.charCodeAt(0);if(!(o>32&&o<128)&&E(s))return n;if(!e(s,i)||!r(s,i))return!1;for(let n=2;n<t.length;n++)if(!t[n](s,i))return!1;return!0}}
//|29 0 936
,wl=({least:t,most:n,unit:e})=>{const r=q[e],s={bytes:1,utf16:1,scalars:2,characters:1/0}[e],[i,o]=["characters"===e?t<=1?1:1/0:t*s,"bytes"===e?n/3:n];return e=>{if(e.length>=i&&e.length<=o)return!0;if(e.length>5e6)return!1;const s=r(e);return s>=t&&s<=n}}
//module|770 791 795 0 936
,gl=(t,n)=>{if(n.isExact||n.isClosed||n.parameters||void 0!==n.decisions||1!==n.objects.length||void 0!==n.contexts||n.fields.some(t=>t.normalization.length>0||!t.type.kind||t.name in Object.prototype))return null;const e=new Map(n.fields.map(t=>[t.slot,t])),r=[];for(let s=n.checks;4!==t.code[s].op;s=t.code[s].b){const{op:i,a:o,b:c}=t.code[s];if(0!==i&&1!==i)return null;const u=0===i?n.fields[o]:null,l=t.code.slice(s+1,c).filter(({op:t})=>2===t).map(n=>t.checks[n.a]),h=new Set(l.flatMap(n=>hl(t,n)));r.push({field:u,name:u?.name,entry:s,bn:u&&new dl(t,n,u).read(s+1,c),others:[...h].map(t=>e.get(t)).filter(Boolean)})}return r.some(({bn:t})=>null!==t)?new jl(n,r):null}
//module|51 60 244 401 402 404 611 684 796 0 936
,jl=class{constructor(t,n){this.form=t,this.Qt=n,this.refused=[]}we(t){const{Qt:n}=this,e=void 0===t[jr],r=this.refused=[];for(let s=0;s<n.length;s++){const i=n[s];e&&null!==i.bn&&i.bn(t[i.name],t)||r.push(i)}return 0===r.length}load(t,n){const{form:e,refused:r}=this;t.slots.length!==e.slotCount&&(t.slots=new Array(e.slotCount));const{slots:s}=t;for(let t=1;t<s.length;t++)s[t]=Nt;s[0]=new Tt(10,void 0);for(const{others:t}of r)Ol(s,n,t);const i=new Bi(s);for(const{field:s,name:o}of r)if(null!==s){if(n[jr]?.has(o))throw new Fi(_i);i.value(n[o],s.type,s.slot,0),vu(t,s,e,s.slot)}s.length>e.slotCount&&i.ft()}run(t){for(const{entry:n}of this.refused)t.Qt=1,t.Bt||Ic(t,n,null);t.Qt=1/0}}
//module|51 0 936
,Ol=(t,n,e)=>{for(const{name:r,slot:s,type:i}of e){const e=n[r];null!=e&&(t[s]=new Tt(i.kind,e))}}
//|0 936
,vl=class extends Error{constructor(t){super(t),this.name="SessionError"}}
//|797 799 0 936
,yl=t=>{if("string"!=typeof t)throw new vl("a path is a text");const n=[],e=/\.?(?:`([^`]+)`|([^.[`]+))|\[(\d+)\]|\["((?:[^"\\]|\\.)*)"\]/y;for(;e.lastIndex<t.length;){const[,r,s,i,o]=e.exec(t)??[],c=r??s??(i&&Number(i))??(void 0===o?o:{key:kl(o)});if(void 0===c)throw new vl(`'${t}' is no path`);n.push(c)}return n}
//|0 936
,kl=t=>{const n={n:"\n",r:"\r",t:"\t"};return t.replace(/\\(?:u\{(10[\dA-F]{4}|[\dA-F]{1,5})\}|(.))/g,(t,e,r)=>e?String.fromCodePoint(parseInt(e,16)):n[r]??r)}
//filter mask notation|0 936
,xl=(t,n,e)=>{let[r,s]=[0,t];if(!n)for(const n=Math.max(1,t-1024);s>n;)if(e(--s))return s;for(;s-r>1;){const t=r+Math.floor((s-r)/2);e(t)?r=t:s=t}return r}
//|0 936
,$l=(t,n,e)=>({shown:t,value:t,caret:n,disposition:e})
//|26 800 801 0 936
,Ml=({start:t,end:n,text:e},r,s)=>{const i=R(r),o=i.slice(0,t).join(""),c=o+e,u=i.slice(n).join(""),l=[];let h=0;for(const t of R(c))h+=t.length,h>o.length&&l.push(h);const a=(t,n)=>{const e=c.slice(0,t)+u;return $l(e,R(e.slice(0,t)).length,n)};if(0===l.length||""===e||s(c+u))return a(c.length,"taken");const m=xl(l.length,""===u,t=>s(c.slice(0,l[t-1])+u));return 0===m?$l(r,n,"refused"):a(l[m-1],"shortened")}
//notation|26 231 309 800 801 803 0 936
,Sl=class{static of(t,n,{start:e,end:r,text:s,isForward:i}){if(!(n instanceof Ds)||null===n.group)return null;const o=R(t),c=n.ot(o);if(null===c)return null;const u=t=>t.filter(t=>!n.groups.includes(t)).length;let l=u(o.slice(0,e)),h=l+u(o.slice(e,r));l===h&&""===s&&e<r&&(i?h=Math.min(c.length,h+1):l=Math.max(0,l-1));const a=R(s),m=2===n.read(s).completion?n.ot(a)??a:a;return Object.assign(new Sl,{notation:n,shown:o,plain:c,start:e,end:r,text:s,lower:l,upper:h,inserted:m})}gt(t){const{shown:n,plain:e,end:r,text:s,lower:i,upper:o,inserted:c}=this,u=e.length<n.length;if(""===s)return u?this.ct(0)??$l(this.ge(0).join(""),i,"taken"):null;const l=this.ct(c.length);if(null===l||t(l.value))return l;const h=this.ge(c.length).join("");if(!u&&t(h))return $l(h,i+c.length,"taken");const a=xl(c.length,o===e.length,n=>{const e=this.ct(n);return null!==e&&t(e.value)});return a>0?{...this.ct(a),disposition:"shortened"}:u?$l(n.join(""),r,"refused"):null}get data(){const{notation:t,shown:n,start:e,end:r,text:s,lower:i,inserted:o}=this,c=this.ge(o.length).join("");return 0!==t.read(n.slice(0,e).join("")+s+n.slice(r).join("")).completion||0===ir(t.syntax,c)?null:$l(c,i+o.length,"taken")}ge(t){return[...this.plain.slice(0,this.lower),...this.inserted.slice(0,t),...this.plain.slice(this.upper)]}ct(t){const n=this.notation.ct(this.ge(t));if(null===n)return null;let e=this.lower+t,r=0;for(;e>0;)this.notation.groups.includes(n[r++])||(e-=1);return $l(n.join(""),r,"taken")}}
//mask|0 936
,Tl=(t,n,e,r)=>({fills:t,matchesFixed:n,matchesLiterals:e,isNew:r})
//mask|804 0 936
,El=Tl(!0,!0,!1,!1)
//mask|804 0 936
,Al=Tl(!0,!1,!1,!1)
//mask|804 0 936
,Nl=Tl(!1,!0,!1,!1)
//mask|804 0 936
,Il=Tl(!0,!0,!0,!0)
//mask|804 0 936
,Cl=Tl(!0,!0,!1,!0)
//mask|804 0 936
,_l=Tl(!0,!1,!1,!0)
//mask|0 936
,[Fl,Rl,Bl]=[0,1,2]
//mask|26 0 936
,Pl=t=>R(t.join(""))
//mask|26 725 726 728 729 730 805 806 807 812 813 0 936
,ql=class{constructor(t,n=[],e=0){this.je=t,this.Oe=n,this.next=e}static of(t,n,e){const r=new ql(n);for(const n of t)r.take(n,El);return 0===r.filledCount()&&([r.Oe,r.next]=[[],0]),e&&r.autocomplete(),r}static ve(t,n){return ql.of(R(t),n,!1).value.join("")===t}copy(){return new ql(this.je,[...this.Oe],this.next)}get shown(){return this.Oe.map(t=>t.character).join("")}get value(){return this.filledCount()>0?this.Oe.filter(t=>0!==t.ye).map(t=>t.character):[]}get ke(){return!this.je.slice(this.next).some(t=>"mandatory"===t.room||t.isInValue)}get xe(){return this.je.some(t=>void 0!==t.own&&qu.letterOrDigit(t.own))}get $e(){return this.value.length-Pl(this.value).length}get Me(){return Pl(this.Oe.map(t=>t.character)).length===this.Oe.length}Se(t){const n=this.Oe.slice(t).flatMap(({place:t})=>this.je[t].kind??[]);return!n.some(t=>t!==n[0])&&(this.je.every(({room:t})=>"optional"!==t)||this.je.some(({isInValue:t})=>!1===t))}filledCount(t=0,n=this.Oe.length){let e=0;for(let r=t;r<n;r++)2===this.Oe[r].ye&&e++;return e}Te(t){for(;t>0&&2!==this.Oe[t-1].ye;)t--;return t}caret(t,n,e){let r=0;for(let n=t;n>0&&r<this.Oe.length;r++)2===this.Oe[r].ye&&n--;for(;r<this.Oe.length&&2!==this.Oe[r].ye&&(!(n--<=0)||e&&this.Oe[r].place===(0===r?-1:this.Oe[r-1].place)+1);r++);return r}cut(t){const n=this.Oe.splice(t),e=this.Oe.at(-1);return this.next=void 0===e?0:"repeating"===this.je[e.place].room?e.place:e.place+1,n}autocomplete(){for(;void 0!==this.je[this.next]?.own;this.next++)this.write(this.next)}write(t,n=null){const{own:e,isInValue:r}=this.je[t];this.Oe.push({character:n??e,place:t,ye:null!==n?2:r?1:0})}Ee(t,n){let e=0;for(const{character:r,ye:s}of t.slice(n))1===s&&this.take(r,Nl),2!==s||this.take(r,Al)||e++;return e}remove(t,n){return this.Ee(this.cut(t),n-t)}take(t,n){const e=this.Oe.length;let[r,s,i]=[!1,!1,null];for(let e=this.next;e<this.je.length;e++){const o=this.je[e],{own:c,isInValue:u,room:l}=o,h=this.Oe.at(-1)?.character;if(void 0===c&&s&&(i??={next:e,count:this.Oe.length}),void 0!==c){if(this.write(e),s=r,c===t&&(u?n.matchesFixed:n.matchesLiterals))return this.next=e+1,!0}else{if(n.fills&&Uu(o,t,h))return this.write(e,t),this.next="repeating"===l?e:e+1,!0;if(n.isNew&&Zu(o,t))return this.write(e,"0"),this.write(e+1,t),this.next=e+2,!0;if(!Ju(o,h))break;r=!0}}return n.isNew&&i&&this.filledCount()>0&&zu(t)?(this.Oe.length=i.count,this.next=i.next,!0):(this.Oe.length=e,!1)}Ae(t){for(let n=this.value;;){const e=ql.of(Pl(n),this.je,t);if(n=e.value,Pl(n).length===n.length)return e}}}
//mask|26 725 800 802 808 809 810 812 813 815 0 936
,zl=class{constructor(t,n,e){this.value=n,this.text=ql.of(R(n),t,!0),this.canHold=e}gt({start:t,end:n,text:e,isForward:r=!1}){if(""===e)return this.deletion(t,n,r);const[s,i,o]=this.Ne(R(e),t,n);return this.Ie(s,i,o)??this.Ce(n,"refused")}Ce(t,n){return{shown:this.text.shown,value:this.value,caret:t,disposition:n}}changed(t,n,e){const r=t.Me?n:Math.min(n,R(t.shown).length);return{shown:t.shown,value:t.value.join(""),caret:r,disposition:e}}deletion(t,n,e){if(t===n)return this.Ce(t,"taken");const r=this._e(t,n);return n-t==1&&r.value.join("")===this.text.value.join("")?this.Fe(t,n,e):this.Re(t,n,t,r)}Fe(t,n,e){if(e){const e=this.text.Oe.findIndex((t,e)=>e>=n&&2===t.ye);return e<0?this.Ce(n,"taken"):this.Re(e,e+1,t)}const r=this.text.Te(t)-1;if(r<0)return this.Ce(t,"taken");const s=this.text.filledCount(n)>0?r+1:this.text.Oe.length;return this.Re(r,s,r)}_e(t,n){let e=this.text.copy();const r=e.remove(t,n);if(r>0){const s=this.text.copy();s.remove(s.Te(t),n)<r&&(e=s)}return e.Ae(!0)}Re(t,n,e,r=this._e(t,n)){if(this.text.filledCount(n)>0&&!this.text.Se(t)){const e=Ml({start:t,end:n,text:""},this.text.shown,()=>!0);if(!ql.ve(e.value,this.text.je))return e}const s=this.text.Te(e);return this.changed(r,r.caret(this.text.filledCount(0,s),e-s,!1),"taken")}Ie(t,n,e){let r=this.Be(t,Il,n,e);if(r.loss>0||this.text.xe&&!r.rank.every(t=>0===t))for(const[s,i]of this.Pe(n)){const n=this.Be(t,s,i,e);Dl(n.rank,r.rank)&&(r=n)}if(r.loss<t.length){const t=this.qe(r);if(null!==t)return this.inserted(r,t,r.losesText?"shortened":"taken")}if(1===t.length)return null;const s=n=>this.Be(t.slice(0,n),r.as,r.start,e),i=0===this.text.filledCount(e),o=xl(t.length,i,t=>null!==this.qe(s(t)));if(0===o)return null;const c=s(o),u=c.loss<o?this.qe(c):null;return null===u||this.ze(u)?null:this.inserted(c,u,"shortened")}inserted(t,n,e){return this.changed(n,n.caret(t.filledCount,t.ownCount,t.filledCount>0),e)}ze(t){return t.value.join("")===this.text.value.join("")}qe({text:t,keepsRest:n}){if(!n)return null;const e=t.Ae(!0);return e.filledCount()<t.filledCount()-t.$e||!e.Me?null:this.ze(e)||this.canHold(e.value.join(""))?e:null}Pe(t){const n=this.text.xe?[[Cl,t],[_l,t]]:[],e=this.text.Te(t);return e<t?[...n,[Il,e]]:n}Be(t,n,e,r){const s=this.text.copy(),i=s.cut(e),[o,c]=[s.Oe.filter(t=>0!==t.ye).length,s.next],u=t.filter(t=>!s.take(t,n)),l=s.filledCount()>0&&s.Oe.filter(t=>0!==t.ye).length>o,h=t.length>1,a=h||this.text.filledCount()>0||e>0,m=!(l||a&&s.next>c),f=s.filledCount()-s.$e,p=s.Oe.length-s.Te(s.Oe.length),d=0===s.Ee(i,r-e),b=[!d,u.length,m,h&&!s.ke,h&&n===Il].map(Number);return{text:s,as:n,start:e,filledCount:f,ownCount:p,keepsRest:d,rank:b,loss:u.length,losesText:u.some(qu.letterOrDigit)}}Ne(t,n,e){const{Oe:r,je:s}=this.text,i=(t,n)=>{const e=Pl(t),{kind:r}=s[n.place];return 1===e.length&&void 0!==r&&qu[r](e[0])};return n>0&&i([r[n-1].character,t[0]],r[n-1])&&(t=Pl([r[n-=1].character,...t])),e<r.length&&i([t.at(-1),r[e].character],r[e])&&(t=Pl([...t,r[e].character]),e+=1),[t,n,e]}}
//mask|0 936
,Dl=(t,n)=>{const e=t.findIndex((t,e)=>t!==n[e]);return e>=0&&t[e]<n[e]}
//|0 936
,Ul=t=>t.replace(/[^\P{Nd}0-9]/gu,t=>{const n=t.codePointAt(0);let e=n;for(;/\p{Nd}/u.test(String.fromCodePoint(e-1));)e--;return String((n-e)%10)})
//|21 26 732 733 801 802 813 814 816 819 820 821 822 823 824 825 826 827 0 936
,Zl=class{constructor(t,n,e){this.De=void 0!==t||["integer","number","date","month","time","datetime"].includes(e),this.je=void 0===t?null:Gu(Hu(t),n?.Ln??[]),this.notation=n,this.Ue={"\u066b":n?n.decimal:"number"===e?".":null,"\u066c":n?.group}}Ze(t){return Ul(t).replace(/[\u066b\u066c]/g,t=>this.Ue[t]??t)}shown(t){return this.Je(t)?ql.of(R(t),this.je,!0).shown:t}Je(t){return null!==this.je&&ql.ve(t,this.je)&&(null===this.notation||this.isAlive(t)||!this.isData(t))}valueOf(t){return null===this.je||null!==this.notation||"string"!=typeof t||ql.ve(t,this.je)?t:this.formattedAgain($l(t,0,"taken")).value}gt(t,n,e){let r=this.De?this.Ze(t.text):t.text,s=this.Le({...t,text:r},n,e);if(null!==this.je||t.deletesPart)return s;for(const i of[A,Ul]){const o=i(r);if("taken"===s.disposition||o===r||""===o)continue;r=o;const c=this.Le({...t,text:r},n,e);"refused"!==s.disposition&&"taken"!==c.disposition||(s=c)}return s}Le(t,n,e){return null!==this.notation?this.notated(t,n,e):null===this.je||this.Je(n)?this.formatted(t,n,e):this.unformatted(t,n,e)}formatted(t,n,e){return null===this.je?Ml(t,n,e):new zl(this.je,n,e).gt(t)}}
//|0 936
,{}=Object.assign(Zl.prototype
//notation|817 818 828 0 936
,{isAlive(t){return 0!==this.notation.read(t).completion}}
//notation|231 817 818 828 0 936
,{isData(t){return"time"!==this.notation.type&&/^(?:19|20)/.test(t)&&0!==ir(this.notation.syntax,t)}}
//notation|26 801 802 803 817 818 828 0 936
,{notated(t,n,e){const r=null===this.je?Sl.of(n,this.notation,t):null,s=r?.gt(e)??null;if(null!==s)return s;const i=R(this.shown(n)),o=this.translation(t,i);if(null!==o&&e(o))return $l(o,R(o).length,"taken");if(null===this.je){const s=r?.data??null;return null!==s&&e(s.value)?s:this.formatted(t,n,e)}if(!this.Je(n))return this.formattedAgain(Ml(t,n,e));const c=this.formatted(t,n,e);if(""===t.text||"refused"!==c.disposition&&this.isAlive(c.value)||!this.isAlive(n))return c;const u=this.data(t,i);return null!==u&&e(u)?$l(u,R(u).length,"taken"):c}}
//mask|801 802 817 818 828 0 936
,{unformatted(t,n,e){const r=Ml(t,n,t=>{const n=this.formattedAgain($l(t,0,"taken"));return e(n.value)||n.value===t&&e(this.withoutOwn(t))});return this.formattedAgain(r)}}
//mask|26 817 818 828 0 936
,{withoutOwn(t){const n=this.je.filter(t=>!1===t.isInValue).map(t=>t.own);return R(t).filter(t=>!n.includes(t)).join("")}}
//mask|26 813 817 818 828 0 936
,{formattedAgain(t){const n=this.fitted(t);return this.Je(t.value)?n:null===this.notation?n.shown.startsWith(t.value)||this.withoutOwn(t.value)===t.value||ql.of(R(n.value),this.je,!0).ke?n:t:/^\p{Nd}*$/u.test(t.value)&&!this.isData(t.value)&&this.isAlive(n.value)?n:t}}
//mask|26 813 814 817 818 828 0 936
,{fitted(t){const n=t=>new zl(this.je,"",()=>!0).gt({start:0,end:0,text:t}),e=n(t.value);if("refused"===t.disposition||"taken"!==e.disposition)return t;const r=R(t.value).slice(0,t.caret).join("");if(r===t.value)return{...e,caret:R(e.shown).length,disposition:t.disposition};const s=ql.of(R(n(r).value),this.je,!1).filledCount(),i=ql.of(R(e.value),this.je,!0).caret(s,0,!1);return{...e,caret:i,disposition:t.disposition}}}
//notation|26 741 817 818 828 0 936
,{translation({start:t,end:n,text:e},r){return R(e).length<2||n>r.length?null:nl(this.notation,r.slice(0,t).join("")+e+r.slice(n).join(""))}}
//notation|817 818 828 0 936
,{data({start:t,end:n,text:e},r){const s=t=>/^\p{Nd}$/u.test(t);if(r.slice(n).some(s))return null;const i=r.slice(0,t).filter(s).join("")+e;return this.isData(i)&&!this.Je(i)?i:null}}
//|0 936
)
//|39 243 829 0 936
,Jl=(t,n=0,e=new Set)=>{const r=t=>Jl(t,n+1,e);return"string"==typeof t?JSON.stringify(t):Array.isArray(t)||wr(t)?n>J||e.has(t)?"":(e.add(t),Array.isArray(t)?`[${t.map(r)}]`:`{${Object.keys(t).filter(n=>void 0!==t[n]).sort().map(n=>r(n)+r(t[n]))}}`):String(t)}
//externals|829 0 936
,Ll=({rule:t,value:n,arguments:e})=>Jl([t.name,n,e])
//contexts parameters|404 673 681 832 0 936
,Gl=(t,n,e)=>{t.Rn(n,e),t.slots=[];const r=new Bi(t.slots);r.append(n.slotCount),t.Bn(r,n),r.ft(),n.parameters&&hu(t,n),null!==t.E&&gu(t,n);for(const e of n.parameters??[]){const n=Hl(t,e.slot,e.type,null,[e.name]);if(n)return n}for(const e of n.contexts??[]){const n=t.program.contexts[e],r=Hl(t,t.E+n.slot,n.type,n,[n.name]);if(r)return r}return null}
//contexts parameters|110 418 832 833 0 936
,Hl=(t,n,e,r,s)=>{const i=t.slots[n];if(68&i.flags)return{path:s,expected:Vl(e)};if(e.form&&10===i.kind)for(const r of e.form.fields){const e=Hl(t,n+r.slot,r.type,null,[...s,...r.groups,r.name]);if(e)return e}else if(e.item&&"any"!==e.name&&9===i.kind)for(let n=0;n<i.count;n++){const o=i.isMap?{key:t.slots[i.item(n)-1].value}:n,c=Hl(t,i.item(n),e.item,r,[...s,o]);if(c)return c}else if("choice"===e.name&&4===i.kind&&null!==r&&!Mn(i)&&!r.table?.has(i.value))return{path:s,expected:`one of ${r.options.map(({value:t})=>Di(t)).join(", ")}`};return null}
//contexts parameters|833 0 936
,Vl=t=>t.form?.name??(t.item&&"any"!==t.name?`${t.name} of ${Vl(t.item)}`:t.name)
//moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|93 98 101 102 103 834 0 936
,Yl=class{constructor(t,n){this.now=t,this.offset=n}static of(t){if("string"==typeof t){const n=pn(t),e=null===n?wn(t):gn(n,0);if(!e)throw new RangeError(`now: '${t}' is neither a date nor a date with time`);const r=60*(e.o??0);return new Yl({s:e.s-r,n:e.n},()=>r)}const n=Number(t??Date.now());if(!Number.isFinite(n))throw new RangeError("now is no date");const e=Math.floor(n/1e3);return new Yl({s:e,n:Math.floor(1e6*(n-1e3*e))},t=>Math.round(60*-new Date(1e3*t.s).getTimezoneOffset())||0)}S(t){const n=Math.floor((t.s+this.offset(t))/86400);return Math.min(Math.max(n,-719162),2932896)}$(t){const n={s:t.s+this.offset(t),n:t.n,o:null};return ln(jn(n))?n:null}y(t){const n=n=>({s:t.s-n,n:t.n});if(null!==t.o)return n(60*t.o);const e=this.offset(n(86400));if(this.offset(n(e))===e)return n(e);const r=this.offset(n(-86400));return this.offset(n(r))===r?n(r):n(e)}}
//|0 936
,Kl=["first-per-field","all","first"]
//|835 0 936
,Wl=t=>{if(!Kl.includes(t))throw new RangeError(`'${t}' is no report mode`)}
//|834 0 936
,Ql=class{constructor(t,n,e){this.mode=t,this.context=n.context??{},this.strict=!0===n.strict,this.moment="submit",this.Wt=!0,this.host=null,this.ruleTexts=n.ruleTexts,this.translations=n.translations,this.V=e.translations,this.now=n.now,this.Ge=null}get k(){return this.Ge??=Yl.of(this.now)}}
//|839 840 0 936
,Xl=({annotations:t,isSecret:n,computed:e,type:r})=>{const s=n||void 0!==e?void 0:t.find(({name:t})=>"default"===t)?.arguments[0];return void 0===s?void 0:nh(r,th(s))}
//default|72 839 0 936
,th=t=>{if(Array.isArray(t))return t.map(th);if(null===t||"object"!=typeof t)return t;const[[n,e]]=Object.entries(t);return"number"===n?zt(e,!0):e}
//default|64 86 840 864 0 936
,nh=(t,n)=>{if("any"===t.name)return n;if("list"===t.name)return(Array.isArray(n)?n:[n]).map(n=>nh(t.item,n)).filter(t=>void 0!==t);const e="number"==typeof n||n instanceof Ft;return 4===t.kind?"string"==typeof n?n:e?tn(n):"boolean"==typeof n?String(n):void 0:$h.includes(t.name)&&("string"==typeof n||e&&3===t.kind||"boolean"==typeof n&&2===t.kind)?n:void 0}
//|243 245 417 797 841 842 843 850 0 936
,eh=(t,n,e,r=null,s=n.objects[0])=>{rh(t,s.memberNames,"field",e);for(const{name:i,field:o,group:c}of s.members){const s=Or(t,i),u=o&&r?.node(o);if(void 0!==s&&u?.He&&ah(u),o)sh(s,o.type,[...e,i],u?.nested);else if(wr(s))eh(s,n,[...e,i],r,n.objects[c]);else if(null!=s)throw new vl(`'${zi([...e,i])}' takes the values of a form`)}}
//|243 246 417 797 0 936
,rh=(t,n,e,r)=>{if(!wr(t))throw new vl(`expected an object of ${e}s`);const s=vr(t,n);if(void 0!==s)throw new vl(`the form has no ${e} '${zi([...r,s])}'`)}
//|243 397 404 841 843 844 0 936
,sh=(t,n,e,r=null)=>{if(n.form&&wr(t))return eh(t,n.form,e,r);if(new Bi([]).value(t,n,0,0),void 0!==Ai(n).form&&("list"===n.name&&Array.isArray(t)&&t.forEach((t,r)=>ih(t,n.item,[...e,r])),"map"===n.name&&wr(t)))for(const r of Object.keys(t))sh(t[r],n.item,[...e,{key:r}])}
//|20 243 417 797 843 0 936
,ih=(t,n,e)=>{const r=null==t||"string"==typeof t&&E(t);if(n.form&&!r&&!wr(t))throw new vl(`'${zi(e)}' takes the values of a form`);sh(t,n,e)}
//|842 846 847 0 936
,oh=(t,n,e,r)=>{rh(t,new Set(uh(n,e).map(({name:t})=>t)),"context",[]),ch(t,n,e,r)}
//|245 417 797 831 837 844 847 0 936
,ch=(t,n,e,r)=>{const s=uh(n,e);for(const{name:n,type:e}of s)ih(Or(t,n),e,[n]);const i=s.some(({name:n})=>void 0!==Or(t,n))?Gl(n.Et,e,new Ql("all",{...r,context:t},e)):null;if(i)throw new vl(`the context '${zi(i.path)}' has the wrong type: expected ${i.expected}`)}
//|0 936
,uh=(t,n)=>[...(n.contexts??[]).map(n=>t.contexts[n]),...n.parameters??[]]
//|243 245 848 852 0 936
,lh=(t,n,e,r,s=e.form.objects[0])=>{for(const{name:i,field:o,group:c}of s.members){const s=Or(n,i),u=e.form.objects[c];o?void 0!==s?fh(t,s,e.node(o),r):r||fh(t,void 0,e.node(o),!1):wr(s)?lh(t,s,e,r,u):null!==s&&r||lh(t,{},e,!1,u)}}
//|838 849 852 0 936
,hh=(t,n)=>{for(const e of n.fields){const n=Xl(e.Ve);void 0!==n&&fh(t,n,e,!1),e.nested&&hh(t,e.nested)}}
//|417 797 0 936
,ah=t=>{if(t.isReadOnly)throw new vl(`'${zi(t.path)}' is read-only`)}
//|797 0 936
,mh=t=>{if(t.Ye)throw new vl(`'${t.Ve.name}' is in a row that was removed`)}
//|243 829 848 853 854 859 0 936
,fh=(t,n,e,r)=>{const{type:s,computed:i}=e.Ve;void 0===i&&(e.Ke=ph(n),e.We=!1,s.form&&wr(n)?(e.We=!0,e.content=void 0,lh(t,n,e.nested,r)):s.form?(lh(t,{},e.nested,!1),e.content=n):"list"===s.name&&Array.isArray(n)?dh(t,n,e):(e.Qe=null,e.content=e.Xe.valueOf(n)),e.tr=(e.We||null!==e.Qe)&&Jl(e.given)!==e.nr,Oh(e))}
//|20 39 243 853 0 936
,ph=(t,n=0)=>!(null==t||n>0&&!1===t)&&("string"==typeof t?!E(t):n>J||(Array.isArray(t)?t.some(t=>ph(t,n+1)):0===n||!wr(t)||Object.values(t).some(t=>ph(t,n+1))))
//list|855 857 858 0 936
,dh=(t,n,e)=>{const r=(e.Qe??[]).slice(0,n.length),s=r.length;for(;r.length<n.length;)r.push(bh(t,e));e.Qe=r,e.content=void 0,r.forEach((e,r)=>jh(t,e,n[r]));for(const{instance:t}of r.slice(s))t&&gh(t)}
//module list|867 0 936
,bh=(t,n)=>{const e={value:null,instance:null};return n.er&&(e.instance=new Th(t,n.er,n,e)),e}
//|243 848 849 857 0 936
,wh=(t,n,e)=>{void 0!==e&&(n.value=e),n.instance&&(hh(t,n.instance),wr(e)&&lh(t,e,n.instance,!0),gh(n.instance))}
//|829 0 936
,gh=t=>{for(const n of t.rr())Object.assign(n,{nr:Jl(n.given),tr:!1})}
//|243 848 0 936
,jh=(t,n,e)=>{n.value=e,n.instance&&wr(e)&&lh(t,e,n.instance,!1)}
//|0 936
,Oh=t=>{t.session.sr++,t.unit.moment="change";for(let{ir:n,or:e}=t.instance;n&&void 0!==t.given;({ir:n,or:e}=n.instance))null===e&&(n.We=!0)}
//|861 863 0 936
,vh=t=>xh(t,yh)
//|829 838 860 0 936
,yh=({Ve:t,We:n,nested:e,Qe:r,content:s,nr:i,instance:o})=>{if(void 0!==t.computed)return;if(n)return vh(e);if(null!==r)return r.map(t=>t.instance?vh(t.instance):t.value);const c=o.form.isExact||"any"===t.type.name;return void 0!==s||void 0===Xl(t)&&(c||i===Jl(void 0))?s:null}
//|863 0 936
,kh=t=>xh(t,t=>t.given)
//|425 863 0 936
,xh=(t,n,e=t.form.objects[0])=>Vi(e.members.map(({name:e,field:r,group:s})=>{if(r)return[e,n(t.node(r))];const i=xh(t,n,t.form.objects[s]);return[e,Object.keys(i).length>0?i:void 0]}))
//|0 936
,$h=["integer","number","boolean","date","month","time","datetime"]
//|0 936
,Mh=["text","integer","number","date","month","time","datetime","choice","any"]
//|64 75 86 426 741 817 829 862 864 867 0 936
,Sh=class{constructor(t,n){this.instance=t,this.Ve=n,this.session=t.session,this.unit=null,this.content=void 0,this.Qe=null,this.We=!1,this.tr=!1,this.nested=n.type.form?new Th(this.session,n.type.form,this,null):null,this.er="list"===n.type.name?n.type.item.form??null:null,this.cr=!1,this.ur=!1,this.Ke=!1,this.lr=!1,this.He=!1,this.nr=void 0,this.status=null,this.view=null,this.Xe=n.Xe??=new Zl(n.mask,n.notation,n.type.name)}get path(){return[...this.instance.path,...this.Ve.groups,this.Ve.name]}get slot(){return this.instance.place.frame.base+this.Ve.slot}get Ye(){for(let{ir:t,or:n}=this.instance;t;({ir:t,or:n}=t.instance))if(n&&!t.Qe?.includes(n))return!0;return!1}get hr(){return!this.We&&null===this.Qe&&Jl(this.content)!==this.nr}get isReadOnly(){return this.He||void 0!==this.Ve.computed||(this.instance.ir?.isReadOnly??!1)}get isEnabled(){return!this.lr&&(this.instance.ir?.isEnabled??!0)}*ar(){if(this.nested&&(yield this.nested),this.er)for(const t of this.Qe??[])yield t.instance}get given(){return this.We?kh(this.nested):null===this.Qe?this.content:this.Qe.map(t=>t.instance?kh(t.instance):t.value)}get value(){const{type:t}=this.Ve;return this.We||null!==this.Qe||"string"!=typeof this.content||!$h.includes(t.name)||this.Ye?this.given:Yi(this.session.Et,this.slot,t)??this.content}get mr(){if(this.We||null!==this.Qe)return null;const{content:t,Ve:{notation:n}}=this;if(null==t)return"";if("number"==typeof t||t instanceof Ft){const e="number"==typeof t?Zt(t):t;return n?.write(3,e)??tn(e)}return"string"!=typeof t?null:null===n||this.cr?t:nl(n,t)??t}}
//|866 868 869 870 0 936
,Th=class{constructor(t,n,e,r){this.session=t,this.form=n,this.ir=e,this.or=r,this.fields=n.fields.map(t=>new Sh(this,t)),this.Qt=Nh(t.program,n).map(t=>({...t,instance:this,moment:"change",standing:Eh}));for(const t of this.Qt)t.field&&(this.node(t.field).unit=t);this.place=null}node(t){return this.fields[t.index]}get path(){return null===this.ir?[]:null===this.or?this.ir.path:[...this.ir.path,this.ir.Qe.indexOf(this.or)]}*fr(){for(const t of this.Qt)if(yield t,t.field)for(const n of this.node(t.field).ar())yield*n.fr()}*rr(){for(const t of this.fr())t.field&&(yield Ah(t))}}
//|0 936
,Eh=Object.freeze({isInvalid:!1,vt:!1,fails:!1,failsForGood:!1,isPending:!1,bt:[],violations:[],undecided:[],Zt:new Map})
//|0 936
,Ah=({field:t,instance:n})=>t?n.node(t):null
//|770 871 0 936
,Nh=(t,n)=>{if(n.Qt)return n.Qt;const e=[];for(const r of t.en(n.checks)){const s={entry:r.index,field:null,slot:r.a,hasConditions:!1,targets:[],reads:[]};if(0===r.op)e.push({...s,field:n.fields[r.a],slot:n.fields[r.a].slot});else if(1===r.op)e.push(s);else if(2===r.op){const n=t.checks[r.a],s=e.at(-1);n.isCondition&&(s.hasConditions=!0),Ih(n).length>0&&s.targets.push(Ih(n)),s.reads.push(...hl(t,n))}}return n.Qt=e}
//|0 936
,Ih=({target:t})=>{const n=t.findIndex(t=>"string"!=typeof t);return n<0?t:t.slice(0,n)}
//|872 0 936
,Ch=(t,n)=>{const e=t.fields.findLast(({Ve:t})=>t.slot<=n);return e&&e.Ve.slot!==n?e.nested?Ch(e.nested,n-e.Ve.slot):null:e??null}
//|798 874 877 878 0 936
,_h=(t,n)=>{const e=n.map(n=>{if("string"!=typeof n?.message)throw new TypeError("a violation needs a message");const e={path:"",rule:"rejected",severity:"error",file:"",line:0,column:0,...n},r=t.pr(yl(e.path));return{violation:e,...r,key:Ph(t,r?.field)}}),r=({violation:n,field:e})=>e?qh(t,e):""===n.path||Fh(t,n.path);return t.dr=e.filter(r),t.update(),n.filter((t,n)=>!r(e[n]))}
//|417 798 0 936
,Fh=(t,n)=>{const e=`${zi(yl(n))}.`;return t.root.fields.some(({Ve:t})=>t.Gt.startsWith(e))}
//|877 0 936
,Rh=t=>{t.dr=t.dr.filter(({field:n,key:e})=>!n?.Ye&&Ph(t,n)===e)}
//|417 878 0 936
,Bh=(t,n)=>t.dr.filter(e=>e.field===n&&qh(t,n)).map(({violation:t,rest:e})=>n?{...t,path:zi([...n.path,...e])}:t)
//|829 862 0 936
,Ph=(t,n)=>Jl(n?n.given:kh(t.root))
//|0 936
,qh=(t,n)=>!n||n.isEnabled&&t.br(n)
//|880 0 936
,zh=t=>{for(const n of t.root.rr())n.status=Dh(t,n)}
//|881 882 883 884 886 890 0 936
,Dh=(t,n)=>{const{cr:e}=n,r=null===n.instance.ir?[]:Uh(t,n),{unit:s}=n,i=s.targets.length>0||r.length>0,o=i?Jh(t,n,r):s.standing,c=t.br(n),u=Lh(t,n,o)||o.fails&&(s.hasConditions||r.length>0)||t.dr?.some(t=>t.field===n),l=(e,r)=>!i||Zh(t,e,r)===n,h=u?[...r,s].flatMap(n=>Hh(t,n).filter(t=>l(t,n))):[],a=h.filter(t=>"error"===t.severity),{hr:m}=n,f=o.vt&&!Wh(t,n),p=f&&void 0!==n.Ve.computed,d=h.filter(t=>"warning"===t.severity);return{state:c&&n.isEnabled?a.length>0?"invalid":o.isPending?"checking":t.wr!==n||e?e||n.ur||m||n.tr||p?o.isInvalid?"incomplete":f?"undecided":o.vt?"incomplete":"valid":"untouched":"editing":"untouched",isActive:c,isPending:o.isPending,violations:a,warnings:d,undecided:f?o.undecided:[]}}
//nested|0 936
,Uh=(t,n)=>{const e=[];for(let{ir:r,or:s}=n.instance;null!==r&&null===s;({ir:r,or:s}=r.instance))r.unit.targets.some(e=>t.find(e,r.nested)===n)&&e.push(r.unit);return e}
//target|869 871 0 936
,Zh=(t,n,e)=>{const r=Ah(e),s=e.standing.Zt.get(n)?.check,i=s?Ih(s):[];return(r?.nested&&i.length>0?t.find(i,r.nested):null)??r}
//target|882 0 936
,Jh=(t,n,e)=>{const{unit:r}=n,s=[...e,r].flatMap(({standing:e,...r})=>e.violations.filter(s=>Zh(t,s,{standing:e,...r})===n).map(t=>({isError:"error"===t.severity,isFinal:!e.Zt.get(t)?.Lt}))),i=r.standing.isInvalid&&!r.standing.violations.some(t=>"error"===t.severity);return{...r.standing,isInvalid:i||s.some(({isError:t})=>t),fails:s.length>0,failsForGood:s.some(({isFinal:t})=>t)}}
//|885 0 936
,Lh=(t,n,e)=>n.cr?e.failsForGood:e.fails&&Gh(t,n)
//|426 0 936
,Gh=(t,n)=>void 0!==n.Ve.computed?void 0!==Yi(t.Et,n.slot,n.Ve.type):n.ur||n.Ke&&t.wr!==n
//|869 876 887 896 0 936
,Hh=(t,n)=>{const e=Ah(n),r=Vh(t,n,e);return t.dr&&e?ra(t,n,[...r,...Bh(t,e)]):r}
//|884 888 896 0 936
,Vh=(t,n,e)=>{const{standing:r}=n;if(!r.fails)return[];const s=null===e||Lh(t,e,r);return s||n.hasConditions?ra(t,n,r.violations.filter(r=>Yh(t,r,n,e,s))):[]}
//|770 889 892 0 936
,Yh=(t,n,e,r,s)=>{const{Lt:i=!1,check:o=null}=e.standing.Zt.get(n)??{},c=o?.isCondition??!1;if(r?.cr&&i&&!c)return!1;const u=o?hl(t.program,o):[];return null===r&&0===u.length?t.isSubmitted:!!(s||c&&0!==u.length)&&!(r&&0===u.length&&void 0===r.Ve.computed&&!r.cr&&!r.ur)&&!(r&&void 0!==r.Ve.computed&&!Kh(t,r))&&u.every(n=>Xh(t,n,e.instance))}
//computed|885 891 894 0 936
,Kh=(t,{Ve:{slot:n},instance:e})=>{const r=na(t,n,e);return(0===r.length||r.some(n=>Gh(t,n)))&&!Qh(t,n,e)}
//|891 0 936
,Wh=(t,n)=>!n.cr&&[...n.unit.reads,...void 0===n.Ve.computed?[]:[n.Ve.slot]].some(e=>Qh(t,e,n.instance))
//reads computed|872 893 894 0 936
,Qh=(t,n,e)=>{const r=Ch(e,n);return null!==r&&void 0===r.Ve.computed?ta(t,r):na(t,n,e).some(n=>ta(t,n))}
//reads|872 885 891 894 0 936
,Xh=(t,n,e)=>{const r=Ch(e,n);if(null!==r&&1&t.Et.slots[r.slot].flags)return!0;const s=null!==r&&void 0===r.Ve.computed;return!(s&&!Gh(t,r))&&(s||na(t,n,e).every(n=>Gh(t,n)))&&!Qh(t,n,e)}
//|0 936
,ta=(t,n)=>{if(n.cr)return!0;if(null===n.nested&&!n.er)return!1;for(let e=t.wr?.cr?t.wr:null;e;e=e.instance.ir)if(e===n)return!0;return!1}
//computed parameters group|769 872 0 936
,na=(t,n,e)=>{const[r,s,i]=[[{slot:n,instance:e}],new Map,[]];for(const n of r){const e=s.get(n.instance)??s.set(n.instance,new Set).get(n.instance);if(e.has(n.slot))continue;e.add(n.slot);const{form:o,ir:c}=n.instance,u=ll(t.program,o).get(n.slot),l=Ch(n.instance,n.slot),h=(o.parameters??[]).findIndex(t=>t.slot===n.slot);u?r.push(...u.map(t=>({slot:t,instance:n.instance}))):void 0!==l?.Ve.computed?r.push({slot:l.Ve.slot,instance:l.instance}):l?i.push(l):h>=0&&c&&r.push(...(c.Ve.pe?.[h]??[]).map(t=>({slot:t,instance:c.instance})))}return i}
//|876 886 0 936
,ea=t=>{const n=[...t.root.fr()].flatMap(n=>Hh(t,n));return t.dr?[...n,...Bh(t)]:n}
//|417 869 0 936
,ra=(t,n,e)=>{if("all"===t.options.mode||e.length<2)return e;const{Zt:r}=n.standing,{length:s}=zi(Ah(n)?.path??n.instance.path),i=new Set;let o=!1;return e.filter(t=>!(i.has(t.path)||o&&r.get(t)?.check||("error"!==t.severity||(i.add(t.path),t.path.includes("[",s)||(o=!0)),0)))}
//|0 936
,sa=(t,n)=>{let e=n;for(;e.instance.ir;)e=e.instance.ir.unit;const r=t.form.steps.findIndex(({slots:[t,n]})=>t<=e.slot&&e.slot<n);return r<0&&null===e.field?0:r}
//|770 897 0 936
,ia=(t,n,e,r)=>{const s=sa(t,e);return s<0||s>n?[]:r.filter(r=>{const i=e.standing.Zt.get(r)?.check,o=(i&&e.instance===t.root?hl(t.program,i):[]).map(n=>t.form.steps.findIndex(({slots:[t,e]})=>t<=n&&n<e));return Math.max(s,...o)===n})}
//|898 0 936
,oa=(t,n)=>{const e={isInvalid:!1,vt:!1,isPending:!1};for(const r of t.root.fr()){const{violations:s,undecided:i,isPending:o}=r.standing;ia(t,n,r,s).some(t=>"error"===t.severity)&&(e.isInvalid=!0),0!==ia(t,n,r,i).length&&(e.vt=!0,o&&(e.isPending=!0))}return e}
//|886 898 0 936
,ca=(t,n)=>[...t.root.fr()].flatMap(e=>ia(t,n,e,Hh(t,e)))
//|869 897 0 936
,ua=(t,n)=>{t.gr(null),t.dr=null,t.host?.jr();for(const e of t.root.fr()){if(sa(t,e)!==n)continue;e.moment="submit";const r=Ah(e);null!==r&&t.br(r)&&Object.assign(r,{ur:!0,cr:!1})}t.update()}
//steps|41 899 900 901 0 936
,la=class{#t;#n;constructor(t,n){this.#t=t,this.#n=n}get#e(){return this.#t.form.steps[this.#n]}get name(){return this.#e.name}get label(){return this.#e.label??G(this.name)}get fields(){const[t,n]=this.#e.slots;return this.#r(t,n).map(t=>this.#t.view(t))}#r(t,n){return this.#t.root.fields.filter(({Ve:e})=>t<=e.slot&&e.slot<n)}get state(){const{isInvalid:t,vt:n,isPending:e}=oa(this.#t,this.#n);if(this.violations.length>0)return"invalid";if(e)return"checking";const[r,s]=this.#e.slots;return this.#r(r,s).some(t=>t.ur||t.hr||this.#t.wr===t)?t?"incomplete":n?"undecided":"valid":"untouched"}get violations(){return ca(this.#t,this.#n).filter(t=>"error"===t.severity)}get warnings(){return ca(this.#t,this.#n).filter(t=>"warning"===t.severity)}get canContinue(){const{isInvalid:t,vt:n}=oa(this.#t,this.#n);return!t&&!n&&!this.#t.Or}async submit(){return ua(this.#t,this.#n),await(this.#t.host?.settle()),this.canContinue}}
//externals|797 830 904 905 906 907 908 0 936
,ha=class{constructor(t,n){const e=[...aa(t)].filter(t=>"function"!=typeof n[t]).map(t=>`'${t}'`);if(e.length>0)throw new vl(`the form needs external rules that were not supplied: ${e.join(", ")}`);this.session=t,this.externals=n,this.answers=new Map,this.vr=new Map,this.kept=new Map,this.waiting=[]}dt(t){return this.answers.get(Ll(t))}jr(){for(const[t,n]of this.answers)void 0===n.accepted&&this.answers.delete(t)}yr(t){const[n,e]=[new Map,new Set];for(const{standing:r}of t)for(const{question:t,isPending:s}of r.bt)e.add(Ll(t)),s&&n.set(Ll(t),t);for(const t of this.answers.keys())e.has(t)||this.answers.delete(t);this.kr(n)}kr(t){for(const[n,{xr:e}]of this.vr)t.has(n)&&!this.session.Or||(this.vr.delete(n),e.abort());for(const[n,e]of this.session.Or?[]:t){if(this.vr.has(n))continue;const t=new AbortController;this.vr.set(n,{xr:t}),this.answer(e,n,t).then(e=>this.take(n,t,e))}if(0===this.vr.size)for(const t of this.waiting.splice(0))t()}async settle(){for(;this.vr.size>0;)await new Promise(t=>this.waiting.push(t))}take(t,n,e){this.vr.get(t)?.xr===n&&(this.vr.delete(t),this.answers.set(t,e),this.session.update())}async answer(t,n,e){const{signal:r}=e,{debounce:s,timeout:i,cache:o,retries:c=0}=t.rule,u=this.kept.get(n);if(u&&u.end>performance.now())return u.answer;if(s&&this.session.$r!==this.session.sr&&!await da(pa(s),r))return{reason:"cancelled"};const l=this.Mr(t,c,r),h=new AbortController;r.addEventListener("abort",()=>h.abort(),{once:!0});const a=i&&da(pa(i),h.signal).then(()=>fa),m=await(a?Promise.race([l,a]):l);return h.abort(),m===fa&&e.abort(),o&&void 0!==m.accepted&&this.kept.set(n,{answer:m,end:performance.now()+pa(o)}),this.kept.size>1024&&this.kept.delete(this.kept.keys().next().value),m}async Mr(t,n,e){const{rule:r,value:s,arguments:i}=t,o=Object.fromEntries(r.parameters.map((t,n)=>[t,i[n]??null]));for(;;)try{return ma(await this.externals[r.name](s,{signal:e,arguments:o}))}catch(t){if("AbortError"===t?.name||e.aborted)return{reason:"cancelled"};if(n--<=0)return{reason:t?.message?`failed: ${t.message}`:"failed"}}}}
//externals|0 936
,aa=({program:t,form:n})=>{const e=new Set,r=({checks:t,decisions:n,fields:e})=>[t,n,...e.map(({filter:t})=>t)].filter(t=>void 0!==t),s=new Set(r(n));for(const n of s)for(const{op:i,name:o,a:c}of t.en(n))18===i?e.add(t.externals[c].name):13===i?s.add(t.rules[c].entry):"nested"===o?r(t.forms[c]).forEach(t=>s.add(t)):"compute"===o&&void 0!==t.computed[c].aggregate?.body&&s.add(t.computed[c].aggregate.body);return e}
//externals|0 936
,ma=t=>{if("boolean"==typeof t)return{accepted:t};if("string"==typeof t)return{accepted:!1,message:t||void 0};throw new TypeError("an external rule answers true, false or a message")}
//externals|0 936
,fa={reason:"timed out"}
//externals|126 0 936
,pa=t=>Number(Un(t).p)/1e6
//externals|0 936
,da=(t,n)=>new Promise(e=>{const r=setTimeout(()=>e(!0),Math.min(t,2147483647));n.addEventListener("abort",()=>{clearTimeout(r),e(!1)},{once:!0})})
//module list|844 855 856 912 913 914 0 936
,ba=(t,n,e)=>{const r=Oa(t),s=ja(t,e,r.length);ih(n,t.Ve.type.item,[...t.path,s]);const i=bh(t.session,t);r.splice(s,0,i),va(t,r),wh(t.session,i,n)}
//module list|912 913 914 0 936
,wa=(t,n,e)=>{const r=Oa(t),[s,i]=[n,e].map(n=>ja(t,n,r.length-1));s!==i&&(r.splice(i,0,...r.splice(s,1)),va(t,r))}
//module list|912 913 914 0 936
,ga=(t,n)=>{const e=Oa(t);e.splice(ja(t,n,e.length-1),1),va(t,e)}
//module list|417 797 0 936
,ja=(t,n,e)=>{if(Number.isInteger(n)&&n>=0&&n<=e)return n;throw new vl(`there is no such row in '${zi(t.path)}'`)}
//module list|417 797 850 0 936
,Oa=t=>{if("list"!==t.Ve.type.name)throw new vl(`'${zi(t.path)}' is not a list`);return ah(t),[...t.Qe??[]]}
//module list|859 0 936
,va=(t,n)=>{t.Qe=n,t.content=void 0,t.ur=!0,Oh(t)}
//|417 843 850 851 852 909 910 911 0 936
,ya=class{#s;constructor(t){this.#s=t}get path(){return this.#s.Ye?this.#s.Ve.Gt:zi(this.#s.path)}get label(){return this.#s.Ve.shownLabel}get text(){return this.#s.Xe.shown(this.#s.mr??"")}get value(){return this.#s.value}get state(){return this.#s.status.state}get violations(){return this.#s.status.violations}get warnings(){return this.#s.status.warnings}get undecided(){return this.#s.status.undecided}get isActive(){return this.#s.status.isActive}get isPending(){return this.#s.status.isPending}get isFailing(){return this.#s.unit.standing.isInvalid}get isReadOnly(){return this.#s.isReadOnly}set isReadOnly(t){this.#i(n=>n.He=t)}get isEnabled(){return this.#s.isEnabled}set isEnabled(t){this.#i(n=>n.lr=!t)}get rowCount(){return this.#s.Qe?.length??0}get contextOfEntries(){return this.#s.session.contextOfEntries(this.#s)}edit(t){return mh(this.#s),this.#s.session.edit(this.#s,t)}set(t){this.#o((n,e)=>{ah(n),sh(t,n.Ve.type,n.path),n.cr=!1,fh(e,t,n,!1)})}focus(){this.#i((t,n)=>n.gr(t))}leave(){this.#i((t,n)=>n.wr===t?n.gr(null):n.leave(t,n.wr))}insert(t,n=this.rowCount){this.#o(e=>ba(e,t,n))}move(t,n){this.#o(e=>wa(e,t,n))}remove(t){this.#o(n=>ga(n,t))}#o(t){mh(this.#s),this.#i(t)}#i(t){const{session:n,Ye:e}=this.#s;e||(t(this.#s,n),n.update())}}
//|26 51 199 245 397 404 417 425 426 427 437 717 797 836 837 841 845 848 849 857 859 865 867 868 869 875 879 903 915 923 924 918 919 920 921 0 936
,ka=class{constructor(t,{values:n={},context:e,externals:r={},...s}){this.program=t.program,this.form=t.Ve,this.options={mode:"first-per-field",...s},Wl(this.options.mode),this.context=e??{},oh(this.context,this.program,this.form,this.options),this.Et=new Pu(t.program),this.host=t.program.externals.length>0?new ha(this,r):null,this.root=new Th(this,this.form,null,null),this.wr=null,this.isSubmitted=!1,this.$r=null,this.dr=null,this.Ht=new WeakSet,this.Or=!1,this.sr=0,this.Sr=new Set,this.Tr=!1,this.Er=!1,eh(n,this.form,[]),hh(this,this.root),lh(this,n,this.root,!0),gh(this.root),this.update()}update(){if(this.Tr)this.Er=!0;else{this.Ar();for(const t of this.root.fr())t.standing=this.judge(t);this.dr&&Rh(this),zh(this),this.host?.yr(this.root.fr());for(const t of[...this.Sr])t()}}batch(t){const n=!this.Tr;this.Tr=!0;try{t()}finally{n&&(this.Tr=!1,this.Er&&(this.Er=!1,this.update()))}}x(t){const n={context:this.context,host:this.host,Ht:this.Ht};return Object.assign(new Ql("all",this.options,this.form),n,t)}Ar(){const t=new Array(this.form.slotCount).fill(null);this.Nr=new Bi(t,!1),this.Ir(this.root,{frame:oo(this.form,0),outer:[],items:[]},t),this.Et.Fn(this.form,this.x(),t);for(const t of this.root.rr())void 0!==t.Ve.computed&&(t.content=Yi(this.Et,t.slot,t.Ve.type))}Ir(t,n,e){t.place=n;const{base:r}=n.frame;e[r]=new Tt(10,void 0);for(const s of t.fields){const i=r+s.Ve.slot;if(s.We||null!==s.Qe&&s.er)this.layOutInside(s,i,n,e);else{const t=void 0!==s.Ve.computed?void 0:s.Qe?.map(t=>t.value)??s.content;this.Nr.value(t,s.Ve.type,i,0),s.cr&&e[i]&&(e[i].flags|=8),s.nested&&this.placeInstance(s.nested,xa(n,s,s.Ve.type.form,i,null))}t.form.objects.length>1&&this.showGroups(s,r,e)}}judge(t){const n=Ah(t);if(null!==t.instance.ir&&!this.isJudged(t.instance)||n?.lr)return Eh;const e=this.x({moment:t.moment,Wt:!(null!==n&&(null!==n.nested||null!==n.er))}),r=this.Et.Pn(t.entry,t.instance.place,e),{violations:s,bt:i,Zt:o}=r,c=[...o.values()].filter(t=>t.Lt).length;return{...r,fails:s.length>0,failsForGood:s.length>c,isPending:!this.Or&&i.some(t=>t.isPending)}}contextOfEntries({Ve:t,instance:n}){const{form:e}=Ai(t.type),r=Vi((e?.contexts??[]).map(t=>this.program.contexts[t].name).map(t=>[t,Or(this.context,t)]));return e?.parameters?this.Cr(r,e,t,n):r}Cr(t,n,e,r){const{Et:s}=this;s.frame=r.place.frame;for(const[r,{name:i,type:o,defaultValue:c}]of n.parameters.entries()){const n=e.arguments[r],{slot:u}=ze(s,0===n.kind?c:n);if(70&u.flags)return null;t[i]=Ki(s,u,o)}return Vi(Object.entries(t))}get verdict(){let t="valid";for(const{standing:n}of this.root.fr()){if(n.isInvalid)return"invalid";n.vt&&(t="undecided")}return t}edit(t,n){const e=t.mr;if(null===e||!Mh.includes(t.Ve.type.name))throw new vl(`'${zi(t.path)}' holds no text that could be edited`);if(t.isReadOnly||!t.isEnabled)throw new vl(`'${zi(t.path)}' is read-only`);const r=$a(n,t.Xe.shown(e)),s=this.x(),i=n=>r.deletesPart||void 0===t.Ve.filter||this.Et.canHold(n,t.Ve,t.instance.place,s);let o=t.Xe.gt(r,e,i);r.deletesPart&&"refused"===o.disposition&&(o=t.Xe.gt({...r,text:""},e,i)),this.gr(t);const c=e!==o.value||null!==t.Ve.notation;"refused"===o.disposition||!c&&t.cr||(t.cr=!0,t.Ke=!1,c&&(t.content=o.value,Oh(t))),this.update();const{state:u,violations:l,warnings:h}=t.status,a=R(o.shown).slice(0,o.caret).join("").length;return{text:o.shown,value:t.value,caret:a,state:u,isRefused:"refused"===o.disposition,isShortened:"shortened"===o.disposition,messages:[...l,...h].map(t=>t.message)}}gr(t){if(this.wr===t)return;const n=this.wr;this.wr=t,n&&this.leave(n,t)}leave(t,n){const e=new Set;for(let t=n;t;t=t.instance.ir)e.add(t);for(let n=t;n&&!e.has(n);n=n.instance.ir)n.ur=!0,n.cr=!1,n.unit.moment="blur"}br(t){return 0==(3&this.Et.slots[t.slot].flags)&&(null===t.instance.ir||this.br(t.instance.ir))}_r(){this.gr(null),this.isSubmitted=!0,this.$r=this.sr,this.dr=null,this.host?.jr();for(const t of this.root.fr()){t.moment="submit";const n=Ah(t);null!==n&&this.br(n)&&(n.ur=!0)}this.update()}find(t,n){const e=this.pr(t,n);return 0===e?.rest.length?e.field:null}pr(t,n=this.root){for(let e=1;e<=t.length;e++){const r=zi(t.slice(0,e)),s=n.fields.find(({Ve:t})=>t.Gt===r);if(!s)continue;const i=t.slice(e),o=s.Qe?.[i[0]]?.instance;return(s.nested?this.pr(i,s.nested):o&&this.pr(i.slice(1),o))??{field:s,rest:i}}return null}view(t){return t.view??=new ya(t)}}
//|0 936
,{}=Object.assign(ka.prototype
//form|51 916 923 917 922 0 936
,{layOutInside(t,n,e,r){const{nested:s,Qe:i,er:o}=t;if(t.We)return this.Ir(s,xa(e,t,t.Ve.type.form,n,null),r);const c=r[n]=new Tt(9,void 0);[c.count,c.stride]=[i.length,o.slotCount],c.start=this.Nr.append(c.count*c.stride),i.forEach((n,s)=>this.Ir(n.instance,xa(e,t,o,c.item(s),s),r))}}
//nested|916 923 917 922 0 936
,{placeInstance(t,n){t.place=n;for(const e of t.fields){const{type:{form:t},slot:r}=e.Ve;e.nested&&this.placeInstance(e.nested,xa(n,e,t,n.frame.base+r,null))}}}
//group|51 916 917 922 0 936
,{showGroups(t,n,e){const{computed:r,fe:s}=t.Ve;if(t.We||null!==t.Qe||void 0!==t.content&&void 0===r)for(const t of s)e[n+t]=new Tt(10,void 0)}}
//nested|916 917 922 0 936
,{isJudged(t){const{ir:n}=t,e=this.Et.slots[n.slot];return!(n.lr||71&e.flags)&&(null!==t.or||!(10!==e.kind||32&e.flags))&&(null===n.instance.ir||this.isJudged(n.instance))}}
//|0 936
)
//form|437 0 936
,xa=(t,n,e,r,s)=>({frame:oo(e,r,t.items.length+(null===s?0:1),null!==s&&s>0),outer:[...t.outer,{...t.frame,field:n.Ve}],items:null===s?t.items:[...t.items,s]})
//|23 26 797 0 936
,$a=({start:t,end:n,text:e,direction:r},s)=>{if(!([t,n].every(Number.isInteger)&&t>=0&&t<=n&&n<=s.length))throw new vl(`the range ${t}..<${n} is not in a text of ${s.length}`);const i=I(e??""),o=[0];for(const t of R(s))o.push(o.at(-1)+t.length);const c=o.findLastIndex(n=>n<=t),u=o.findIndex(t=>t>=n),l="forward"===r;if(t===n&&""===i)return{start:c,end:c,text:"",isForward:l,deletesPart:!1};const[h,a]=[s.slice(o[c],t),s.slice(n,o[u])].map(t=>I(t,""));return{start:c,end:u,text:h+i+a,isForward:l,deletesPart:!e&&h+a!==""}}
//|423 798 841 845 848 860 873 895 902 916 0 936
,Ma=class{#t;constructor(t,n){this.#t=new ka(t,n)}field(t){const n=this.#t.find(yl(t));return n&&this.#t.view(n)}get fields(){return[...this.#t.root.rr()].map(t=>this.#t.view(t))}get steps(){return this.#t.form.steps.map((t,n)=>new la(this.#t,n))}get verdict(){return this.#t.verdict}get isPending(){return[...this.#t.root.fr()].some(t=>t.standing.isPending)}get violations(){return ea(this.#t).filter(t=>"error"===t.severity)}get warnings(){return ea(this.#t).filter(t=>"warning"===t.severity)}isInEnglish(t){return this.#t.Ht.has(t)}show(t){return _h(this.#t,t)}get values(){return Gi(this.#t.Et,this.#t.form,0)}get draft(){return vh(this.#t.root)}get context(){return this.#t.context}set context(t){oh(t,this.#t.program,this.#t.form,this.#t.options),this.#t.context=t,this.#t.update()}update(t){eh(t,this.#t.form,[],this.#t.root),lh(this.#t,t,this.#t.root,!0),this.#t.update()}batch(t){this.#t.batch(t)}onChange(t){if("function"!=typeof t)throw new TypeError("a listener is a function");return this.#t.Sr.add(t),()=>this.#t.Sr.delete(t)}async settle(){await(this.#t.host?.settle())}async submit(){const t=this.#t;for(let n=null;!t.Or&&t.sr!==n;)t._r(),n=t.sr,await this.settle();return t.Or?"undecided":this.verdict}end(){this.#t.Or=!0,this.#t.Sr.clear(),this.#t.update()}}
//|41 925 928 929 930 931 932 0 936
,Sa=class{constructor(t,n,e=!0){this.program=t,this.Ve=n,this.un=e,this.name=n.name,this.label=n.label??G(n.name)}session(t={}){return this.checkNow?.(t),new Ma(this,t)}}
//|0 936
,{}=Object.assign(Sa.prototype
//module|926 927 933 0 936
,{validate(t,n={}){return void 0===n.step?this.judge(t,n):this.upTo(n.step).judge(t,n)}}
//module|926 927 933 0 936
,{upTo(t){const n=this.Ve.steps.find(n=>n.name===t);if(!n)throw new RangeError(`there is no step '${t}'`);return n.form??=new Sa(this.program.limited(this.Ve,n),this.Ve,!1)}}
//module|243 794 836 837 926 927 933 0 936
,{judge(t,n){const{mode:e="first-per-field",context:r}=n;if(Wl(e),!wr(t))throw new TypeError("a record is an object");this.checkNow?.(n),null!=r&&this.checkContext(r,n),void 0===this.Ve.Fr&&(this.Ve.Fr=gl(this.program,this.Ve));const s=this.un?this.Ve.Fr:null;if(null!==s&&s.we(t))return{verdict:"valid",violations:[],undecided:[]};const i=this.program.Et.judge(t,this.Ve,new Ql(e,n,this.Ve),s);return{verdict:i.isInvalid?"invalid":i.vt?"undecided":"valid",violations:i.violations,undecided:i.undecided}}}
//module|243 246 797 846 926 927 933 0 936
,{checkContext(t,n){if(!wr(t))throw new TypeError("a context is an object");const{contexts:e=[],forms:r}=this.program,s=this.program.Rr??=new Set([...e,...r.flatMap(({parameters:t=[]})=>t)].map(({name:t})=>t)),i=vr(t,s);if(void 0!==i){const t=[...s].map(t=>`'${t}'`).join(", ");throw new RangeError(`no form has a context '${i}'${t&&`; there are ${t}`}`)}try{ch(t,this.program,this.Ve,n)}catch(t){throw t instanceof vl?new RangeError(t.message):t}}}
//moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|834 926 927 933 0 936
,{checkNow({now:t}){void 0!==t&&Yl.of(t)}}
//|0 936
)
//|779 926 0 936
,load=t=>{const n="string"==typeof t?JSON.parse(t):t,e=new ml(n);return{forms:[...new Set(e.forms.map(({name:t})=>t))],form(t){const n=e.forms.find(n=>n.name===t);if(!n)throw new RangeError(`there is no form '${t}'`);return new Sa(e,n)}}}
//|22 72 244 0 936
,Ta=t=>{let n=0;const e=()=>{throw new SyntaxError(`not JSON at position ${n}`)},r=/[ \t\n\r]*/y,s=/"(?:[^"\\\0-\x1f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|[{}[\],:]/y,i=()=>{r.lastIndex=n,r.test(t),s.lastIndex=r.lastIndex;const i=s.exec(t)?.[0]??e();return n=s.lastIndex,i},o=t=>{const n='"'===t[0]?JSON.parse(t):e();return N(n)?n:e()},c=(t,n)=>(n>512&&e(),"{"===t?l(n):"["===t?u(n):"true"===t||"false"===t?"true"===t:"null"===t?null:/[-0-9]/.test(t[0])?zt(t,!0):o(t)),u=t=>{const n=[];for(let r=i();"]"!==r;r=i())n.length>0&&(r=","===r?i():e()),n.push(c(r,t+1));return n},l=t=>{const[n,r,s]=[{},[],new Set];for(let u=i();"}"!==u;u=i()){r.length>0&&(u=","===u?i():e());const l=o(u);":"!==i()&&e(),Object.hasOwn(n,l)?s.add(l):r.push(l),Object.defineProperty(n,l,{value:c(i(),t+1),enumerable:!0,writable:!0,configurable:!0})}return Object.defineProperty(n,gr,{value:r}),s.size>0&&Object.defineProperty(n,jr,{value:s}),n},h=c(i(),0);return r.lastIndex=n,r.test(t),n=r.lastIndex,n===t.length?h:e()}
//|
;
//|

//|

//|
var F;
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

//moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|

//|147
me(0);
//|147
me(4,5,16,6,7);
//|147
me(3);
//computations|134 201

//computations|135 137 199

//computations|134 136 199 202

//|

//|398
Ni.item=Ni;
//|

//|

//|

//backtracking|

//fallback template|

//|

//module|64
export{Ft as Decimal};
//module|43
export{V as ProgramError};
//module|797
export{vl as SessionError};
//|934
export{load};
//module|935
export{Ta as parse};
