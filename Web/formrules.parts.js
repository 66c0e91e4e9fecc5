/* The FormRules runtime, made by Scripts/minify.sh: SHA-256 565d212a9340507f */
//|
const[]=[]
//|0 938
,[t,n,e,r]=[12,1,2,3]
//|0 938
,[s,i,o]=[4,8,16]
//|0 938
,[c,u]=[5,10]
//|0 938
,[l,h]=[13,14]
//|0 938
,a=t=>t?13:14
//|0 938
,m=t=>t?5:10
//|0 938
,f=(t,n,e)=>t|(n?4:0)|(e?8:0)
//|0 938
,p=t=>3&t
//|0 938
,d=t=>0!=(2&t)
//|7 8 0 938
,b=t=>{if(16&t)return 1===p(t)?28:29;const n=p(t);return f(1===n?2:2===n?1:n,8&t,4&t)}
//|8 12 0 938
,w=(t,n,e)=>{const[r,s]=[p(t),p(n)];return 0===r||0===s?0!==r?t:0!==s?n:t|n:g(t,n,e)}
//|8 0 938
,g=(t,n,e)=>{const[r,s]=[p(t),p(n)],i=t=>r===t||s===t,o=i(e)?e:i(3)?3:i(0)?0:r,[c,u]=2===e?[4,8]:[8,4];return o|t&n&c|(t|n)&u}
//|0 938
,[j,O,v,y]=[0,1,2,3]
//|0 938
,k=[12,12,5,10]
//|11 12 0 938
,x=[(t,n)=>w(t,n,2),(t,n)=>w(t,n,1),(t,n)=>g(t,n,2),(t,n)=>g(t,n,1)]
//|0 938
,$="\\t-\\r \\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000"
//|16 0 938
,M=new RegExp(`^[${$}]*$`)
//|16 0 938
,S=new RegExp(`^[${$}]+`)
//|16 0 938
,T=new RegExp(`[${$}]+`,"g")
//|17 0 938
,E=t=>{const n=t.charCodeAt(0);return!(n>32&&n<128)&&M.test(t)}
//|18 20 0 938
,A=t=>{let n=t.length;for(;n>0&&E(t[n-1]);)n--;return t.slice(0,n).replace(S,"")}
//|0 938
,N=String.prototype.isWellFormed?t=>t.isWellFormed():t=>!/\p{Surrogate}/u.test(t)
//|0 938
,I=(t,n="\ufffd")=>t.replace(/\p{Surrogate}/gu,n)
//|0 938
,C=t=>{let n=t.length;for(let e=0;e<t.length;e++){const r=t.charCodeAt(e);r>=128&&(n+=r>=2048&&55296!=(63488&r)?2:1)}return n}
//|0 938
,_=t=>{let n=t.length;for(let e=0;e<t.length;e++)56320==(64512&t.charCodeAt(e))&&n--;return n}
//|941 27 0 938
,R=t=>{if(B(t))return t.split("");F??=new Intl.Segmenter("und",{granularity:"grapheme"});const n=[];for(let[e,r]=[0,1024];e<t.length;){let s=e+r;56320==(64512&t.charCodeAt(s))&&s++;const i=Array.from(F.segment(t.slice(e,s)),t=>t.segment);s<t.length&&i.pop(),r=i.length>0?1024:2*r;for(const t of i)n.push(t),e+=t.length}return n}
//|0 938
,B=t=>{for(let n=0;n<t.length;n++){const e=t.charCodeAt(n);if(e>=768||13===e)return!1}return!0}
//|26 27 0 938
,P=t=>B(t)?t.length:R(t).length
//|31 32 33 34 0 938
,q={}
//|0 938
,{}=Object.assign(q
//|28 29 30 35 0 938
,{characters:P}
//utf16|29 30 35 0 938
,{utf16:t=>t.length}
//scalars|25 29 30 35 0 938
,{scalars:_}
//bytes|24 29 30 35 0 938
,{bytes:C}
//|0 938
)
//|0 938
,z=(t,n)=>{const e=Math.min(t.length,n.length);for(let r=0;r<e;r++){const[e,s]=[t.charCodeAt(r),n.charCodeAt(r)];if(e===s)continue;const i=[e,s].map(t=>55296==(63488&t));return i[0]!==i[1]?i[0]?1:-1:e-s}return t.length-n.length}
//|0 938
,D=t=>`limit reached: ${t}`
//|0 938
,U="left to the server"
//|0 938
,Z=1e7,J=128
//|24 39 0 938
,L=t=>t.length>5592405.333333333&&C(t)>16777216
//|26 0 938
,G=t=>{const n=t.split(/[_-]/).filter(Boolean).join(" "),e=R(n)[0]??"";return e.toUpperCase()+n.slice(e.length)}
//|26 0 938
,H=t=>{if(t.length<=80)return t;const n=R(t);return n.length<=80?t:n.slice(0,80).join("")+"\u2026"}
//|0 938
,V=class extends Error{constructor(t){super(t),this.name="ProgramError"}}
//|0 938
,Y=["none","constant","parameter","field","previous","previousItem","context","computed","item","computation","itemPath"]
//|44 0 938
,[K,W,Q,X,tt,nt,et,rt,st,it,ot]=Y.keys()
//|0 938
,ct={kind:0,at:0}
//|43 44 46 0 938
,ut=t=>{if(null==t)return ct;const[[n,e]]=Object.entries(t),r=Y.indexOf(n);if(r<1)throw new V(`the operand '${n}' is not known`);return 8===r?{kind:r,level:e[0],at:e[1]}:{kind:r,at:e}}
//|47 0 938
,lt=t=>{const n=new Map;for(const{name:e,operand:r}of t){const t=n.get(e)??{listed:[],count:0};++t.count<=8&&t.listed.push({name:e,operand:ut(r)}),n.set(e,t)}return[...n.values()].flatMap(({listed:t,count:n})=>(n>8&&(t.at(-1).count=n),t))}
//|0 938
,[ht,at,mt,ft,pt,dt,bt,wt,gt,jt,Ot,vt,yt,kt,xt,$t,Mt]=Array(17).keys()
//|0 938
,St={text:4,choice:4,integer:3,number:3,boolean:2,date:5,month:16,time:6,datetime:7,file:8,any:void 0}
//|53 54 55 56 0 938
,Tt=class{constructor(t,n){this.kind=t,this.value=n,this.flags=0}get e(){return this.isMap?this.stride-1:this.stride}get i(){return 10===this.kind&&!this.isOwn&&0==(4&this.flags)}get c(){return 9===this.kind&&0==(68&this.flags)}u(t){this.flags|=64,this.reason=t}}
//|0 938
,{}=Object.assign(Tt.prototype
//list map any|51 52 57 0 938
,{item(t){return this.start+t*this.stride}}
//list map any|51 52 57 0 938
,{itemAt(t){return null===this.order?t:this.order[t]}}
//computations computed parameters|51 52 57 0 938
,{copy(){return Object.assign(new Tt(this.kind,this.value),this)}}
//|51 52 57 0 938
,{start:0,count:0,stride:0,order:null,isMap:!1,isOwn:!1,isKey:!1,form:null,text:null,given:null,reason:null,unknown:null}
//|0 938
)
//|51 0 938
,Et=t=>{const n=new Tt(t.isMap?9:0,void 0);return[n.start,n.count,n.stride,n.order]=[t.start-1,t.count,t.stride,t.order],n}
//|51 0 938
,At=t=>{if(9===t.kind)return t;const n=new Tt(10===t.kind&&t.isOwn?9:0,void 0);return 0===n.kind||([n.flags,n.isMap,n.order]=[t.flags,!0,t.order],[n.start,n.count,n.stride]=[t.start+1,t.count,2]),n}
//|51 0 938
,Nt=Object.freeze(new Tt(0,void 0))
//|51 0 938
,It=Object.freeze(Object.assign(new Tt(0,void 0),{flags:128}))
//|60 61 0 938
,Ct=({flags:t})=>128&t?It:Nt
//|0 938
,_t=Symbol("too many digits")
//|86 66 0 938
,Ft=class{constructor(t,n,e=!1){this.digits=t,this.exponent=n,this.l=e&&BigInt.asIntN(64,t)!==t,Object.freeze(this)}toString(){return tn(this)}toJSON(){return this.toString()}}
//|0 938
,{}=Object.assign(Ft
//module|63 64 72 65 67 0 938
,{from(t){const n=zt(String(t),!0);if(null===n||n===_t)throw new RangeError(`'${t}' is not a number of 38 digits`);return n}}
//|0 938
)
//|64 68 69 74 0 938
,Rt=(t,n,e=!1)=>{if(0n===t)return 0;const r=String(t),s=Ut(r),i=s.length-(t<0n?1:0),o=n+r.length-s.length;return i>38&&e?Rt(Bt(BigInt(s),i-38),o+i-38,!0):i>38||Math.abs(o)>2147483647?null:o>=0&&i+o<=15?Number(s)*10**o:new Ft(BigInt(s),o,e)}
//computations computed|79 80 0 938
,Bt=(t,n)=>{const[e,r]=[Ht(t),Vt(n)],s=e%r;return(e/r+(s>r-s||s===r-s&&e/r%2n===1n?1n:0n))*(t<0n?-1n:1n)}
//|0 938
,Pt=t=>"object"==typeof t&&t.l
//|0 938
,qt=t=>"number"==typeof t?[BigInt(t),0]:[t.digits,t.exponent]
//|73 0 938
,zt=(t,n=!1)=>{const e=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(t),[,r,s,i="",o=0]=e??[];return!e||o&&!n?null:""===i&&s.length<=15&&0===o?Number(r+s)||0:Dt(r,s,i,o)}
//|63 68 74 0 938
,Dt=(t,n,e,r)=>{const s=Ut(n+e),i=s.replace(/^0+/,"");return""===i?0:i.length>38?_t:Rt(BigInt(t+i),n.length-s.length+Number(r))??_t}
//|0 938
,Ut=t=>{let n=t.length;for(;"0"===t[n-1];)n--;return t.slice(0,n)}
//|72 76 0 938
,Zt=t=>Jt(t)?t||0:zt(String(t),!0)
//|0 938
,Jt=t=>Number.isInteger(t)&&t<1e15&&t>-1e15
//|0 938
,Lt=t=>"number"==typeof t||t.exponent>=0
//|0 938
,Gt=t=>"number"==typeof t?t<0:t.digits<0n
//|0 938
,Ht=t=>t<0n?-t:t
//|0 938
,Vt=t=>10n**BigInt(t)
//|71 79 0 938
,Yt=t=>{const[n,e]=qt(t);return String(Ht(n)).length-1+e}
//|83 0 938
,Kt=(t,n)=>"number"==typeof t&&"number"==typeof n?t<n?-1:t>n?1:0:Wt(t,n)
//module moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap between less lessOrEqual greater greaterOrEqual aggregate computations decimals integer number any default multiple_of|71 80 0 938
,Wt=(t,n)=>{const[e,r]=qt(t),[s,i]=qt(n),o=r-i,c=(t,n)=>t*Vt(Math.min(Math.max(n,0),39)),[u,l]=[c(e,o),c(s,-o)];return u<l?-1:u>l?1:0}
//|85 0 938
,Qt=(t,n)=>"number"==typeof t?t:Xt(t,n)
//module moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap between less lessOrEqual greater greaterOrEqual aggregate computations decimals integer number any default multiple_of|80 0 938
,Xt=({digits:t,exponent:n},e)=>{if(n>=0)return Number(`${t}e${n}`);const r=n<-38?0:Number(t/Vt(-n));return e===t>0n?r+(e?1:-1):r}
//|87 0 938
,tn=t=>"number"==typeof t?String(t):nn(t)
//|79 0 938
,nn=t=>{const n=t.digits<0n?"-":"",e=String(Ht(t.digits)),r=t.exponent;if(r>=0&&e.length+r<=40)return n+e+"0".repeat(r);const s=e.length+r;return r<0&&s>0?`${n}${e.slice(0,s)}.${e.slice(s)}`:r<0&&-r<=40?`${n}0.${"0".repeat(-s)}${e}`:`${n}${e}e${r}`}
//moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|0 938
,[en,rn]=[-719162,2932896]
//|0 938
,sn=(t,n)=>String(t).padStart(n,"0")
//moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|0 938
,on=(t,n)=>2===t?n%4!=0||n%100==0&&n%400!=0?28:29:4===t||6===t||9===t||11===t?30:31
//moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|90 0 938
,cn=(t,n,e)=>{if(t<1||t>9999||n<1||n>12||e<1||e>on(n,t))return null;const r=n<=2?t-1:t,s=Math.floor(r/400),i=r-400*s,o=Math.floor((153*(n>2?n-3:n+9)+2)/5)+e-1;return 146097*s+(365*i+Math.floor(i/4)-Math.floor(i/100)+o)-719468}
//moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|0 938
,un=t=>{const n=t+719468,e=Math.floor(n/146097),r=n-146097*e,s=Math.floor((r-Math.floor(r/1460)+Math.floor(r/36524)-Math.floor(r/146096))/365),i=r-(365*s+Math.floor(s/4)-Math.floor(s/100)),o=Math.floor((5*i+2)/153),c=o<10?o+3:o-9;return{year:s+400*e+(c<=2?1:0),month:c,day:i-Math.floor((153*o+2)/5)+1}}
//moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|0 938
,ln=t=>t>=-719162&&t<=2932896
//moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|0 938
,hn=t=>t>=12&&t<12e4
//moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|92 96 0 938
,an=t=>mn(un(t))
//moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|0 938
,mn=({year:t,month:n})=>12*t+n-1
//moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|90 91 92 0 938
,fn=(t,n)=>{const{year:e,month:r,day:s}=un(t),i=12*e+r-1+n;if(i<12||i>=12e4)return null;const[o,c]=[Math.floor(i/12),i%12+1];return cn(o,c,Math.min(s,on(c,o)))}
//moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|91 0 938
,pn=t=>{const n=/^(\d{4})-(\d\d)-(\d\d)$/.exec(t);return n&&cn(+n[1],+n[2],+n[3])}
//moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|0 938
,dn=t=>{const n=/^(\d{4})-(\d\d)$/.exec(t);return!n||+n[1]<1||+n[2]<1||+n[2]>12?null:12*+n[1]+ +n[2]-1}
//moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|0 938
,bn=t=>{const n=/^(\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?$/.exec(t);if(!n)return null;const[e,r,s=0]=n.slice(1,4).map(t=>t&&+t);return e>23||r>59||s>59?null:1e9*(3600*e+60*r+s)+ +(n[4]??"").padEnd(9,"0")}
//moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|98 100 102 0 938
,wn=t=>{const n=/^(.{10})[Tt ](.{5,18}?)(?:([Zz])|([+-])(\d\d):(\d\d))?$/.exec(t);if(!n)return null;const[e,r]=[pn(n[1]),bn(n[2])];return null===e||null===r||n[5]>23||n[6]>59?null:gn(e,r,n[3]?0:n[4]?(60*n[5]+ +n[6])*("-"===n[4]?-1:1):null)}
//moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|0 938
,gn=(t,n,e=null)=>({s:86400*t+Math.floor(n/1e9),n:n%1e9,o:0===e?0:e})
//moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|0 938
,jn=t=>Math.floor(t.s/86400)
//moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|103 0 938
,On=t=>1e9*(t.s-86400*jn(t))+t.n
//moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|89 92 0 938
,vn=t=>{const{year:n,month:e,day:r}=un(t);return`${sn(n,4)}-${sn(e,2)}-${sn(r,2)}`}
//moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|89 0 938
,yn=t=>`${sn(Math.floor(t/12),4)}-${sn(t%12+1,2)}`
//moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|74 89 0 938
,kn=t=>{const n=Math.floor(t/1e9),e=[n/3600,n/60%60,n%60].map(t=>sn(Math.floor(t),2)).join(":");return t%1e9==0?e:`${e}.${Ut(sn(t%1e9,9))}`}
//moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|89 103 104 105 107 0 938
,xn=t=>{const n=`${vn(jn(t))}T${kn(On(t))}`;if(null===t.o)return n;if(0===t.o)return n+"Z";const e=Math.abs(t.o);return`${n}${t.o<0?"-":"+"}${sn(Math.floor(e/60),2)}:${sn(e%60,2)}`}
//moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|0 938
,$n=(t,n)=>Math.sign(t.s-n.s||t.n-n.n)
//|20 0 938
,Mn=t=>{switch(t.kind){case 4:return E(t.value)&&0==(128&t.flags);case 0:return!0;case 1:return 0==(128&t.flags);case 9:return 0===t.count&&0==(132&t.flags);case 10:return 0!=(32&t.flags);default:return!1}}
//|0 938
,Sn=t=>4===t.kind?t.value:t.text??""
//|0 938
,Tn=t=>5===t.kind||16===t.kind||6===t.kind||7===t.kind
//|0 938
,En=t=>4===t.kind&&0!=(128&t.flags)&&!t.isKey
//|64 82 112 0 938
,An=(t,n,e)=>{const r=t.value===n.value||Tn(t)&&JSON.stringify(t.value)===JSON.stringify(n.value)||t.value instanceof Ft&&n.value instanceof Ft&&0===Kt(t.value,n.value);return t.kind===n.kind&&r&&t.start===n.start&&t.count===n.count&&(t.flags&~e)==(n.flags&~e)}
//moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|93 94 105 106 107 108 0 938
,Nn=t=>{switch(t.kind){case 5:return ln(t.value)?vn(t.value):null;case 16:return hn(t.value)?yn(t.value):null;case 6:return kn(t.value);default:return xn(t.value)}}
//|68 70 71 80 81 0 938
,In=(t,n)=>{if(0===n)return t;if(0===t)return n;const e=Pt(t)||Pt(n),[r,s]=qt(t),[i,o]=qt(n),c=Math.min(s,o);return Math.max(s,o)-c>76?e?Yt(t)>Yt(n)?t:n:null:Rt(r*Vt(s-c)+i*Vt(o-c),c,e)}
//|68 71 0 938
,Cn=(t,n)=>{const[e,r]=qt(t);return Rt(e,r+n)}
//|68 70 71 0 938
,_n=(t,n)=>{const[e,r]=qt(t),[s,i]=qt(n);return Rt(e*s,r+i,Pt(t)||Pt(n))}
//|68 70 71 79 80 0 938
,Fn=(t,n)=>{const[e,r]=qt(t),[s,i]=qt(n),o=Ht(s);let c=Ht(e)/o,u=Ht(e)%o,l=r-i;for(;0n!==u&&c<Vt(37);)c=10n*c+10n*u/o,u=10n*u%o,l-=1;(u>o-u||u===o-u&&c%2n===1n)&&(c+=1n);const h=0n!==u||Pt(t)||Pt(n);return Rt(e<0n!=s<0n?-c:c,l,h)}
//|64 0 938
,Rn=t=>"number"==typeof t?-t||0:new Ft(-t.digits,t.exponent,t.l)
//|71 79 80 0 938
,Bn=(t,n)=>{const[e,r]=qt(t),s=-r-n;if(s<=0)return null;if(s>38)return{kept:0n,rest:1n,unit:10n,digits:e};const i=Vt(s);return{kept:e/i,rest:Ht(e)%i,unit:i,digits:e}}
//|68 121 0 938
,Pn=(t,n,e)=>{const r=Bn(n,e);if(!r)return n;const{kept:s,rest:i,unit:o,digits:c}=r;return Rt(("round"===t?i>=o-i:0n!==i&&t===(c<0n?"floor":"ceiling"))?s+(c<0n?-1n:1n):s,-e)??n}
//|71 79 124 0 938
,qn=(t,n)=>{const[e,r]=qt(t),[s,i]=qt(n);if(0n===e)return!0;if(0n===s)return!1;const o=r-i,c=zn(Ht(e)),u=zn(Ht(s));return c.twos+o>=u.twos&&c.fives+o>=u.fives&&e%u.rest===0n}
//|0 938
,zn=t=>{let[n,e,r]=[t,0,0];for(;n%2n===0n;e++)n/=2n;for(;n%5n===0n;r++)n/=5n;return{twos:e,fives:r,rest:n}}
//externals moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|0 938
,Dn={ms:1e6,s:1e9,min:6e10,h:36e11,d:864e11,w:6048e11}
//externals moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|43 71 72 80 118 125 0 938
,Un=t=>{const[,n,e,r]=/^(-?)([0-9.]+)(\w+)$/.exec(t)??[],s=e&&zt(e),i="mo"===r?1:"y"===r?12:Dn[r];if(null==s||!i)throw new V(`'${t}' is not a duration`);const[o,c]=qt(_n(s,i)??0),u=c<0?o/Vt(-c):o*Vt(c),l=n?-u:u;return"mo"===r||"y"===r?{text:t,months:Number(l)}:{text:t,p:l}}
//externals moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|0 938
,Zn=(t,n)=>("years"===t?Math.trunc(n/12):n)||0
//externals moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|95 97 0 938
,Jn=(t,n,e,r)=>{const s=an(e)-an(t),i=fn(t,s);if(null===i)return s;const o=i-e||n-r;return(t-e||n-r)<=0?o>0?s-1:s:o<0?s+1:s}
//externals moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|94 97 102 103 104 0 938
,Ln=(t,n,e)=>{if(16===t)return hn(n+e)?n+e:null;if(5===t)return fn(n,e);if(7!==t)return null;const r=fn(jn(n),e);return null===r?null:gn(r,On(n),n.o)}
//externals moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|93 103 0 938
,Gn=(t,n,e)=>{const r=Number(e/1000000000n),s=Number(e%1000000000n);if(5===t){const t=n+Math.trunc(r/86400);return ln(t)?t:null}if(6===t)return((n+r%86400*1e9+s)%864e11+864e11)%864e11;const i=n.n+s,o=Math.floor(i/1e9),c={s:n.s+o+r,n:i-1e9*o,o:n.o};return ln(jn(c))?c:null}
//|0 938
,[Hn,Vn,Yn,Kn]=[0,1,2,3]
//|132 0 938
,Wn=class{constructor(t,n,e,r){this.slot=t,this.g=n,this.j=e,this.position=r,this.isSecret=!1}get O(){return this.j&&1!==this.g}v(t){return this.j&&1===this.g&&128&t.slot.flags?new Wn(this.slot,this.g,!1,-1):this}}
//|132 0 938
,Qn=t=>new Wn(t,2,0===t.kind,-1)
//|60 133 0 938
,Xn=Object.freeze(Qn(Nt))
//|51 133 0 938
,te=t=>Qn(new Tt(3,t))
//|132 0 938
,ne=({slot:t,g:n,j:e,isSecret:r})=>{const s=new Wn(t,0===n?3:n,e,-1);return s.isSecret=r,s}
//|0 938
,ee=({slot:t,j:n})=>0!=(2&t.flags)&&!n||0!=(64&t.flags)&&0===t.kind
//|51 133 0 938
,re=t=>{const n=new Tt(3,null);return n.u(t),Qn(n)}
//|60 103 104 127 128 134 135 140 142 143 145 0 938
,se=(t,n,e,r)=>{const s={hours:60,minutes:1}[n];if(s){const n=ie(t,e,r);return null===n?Xn:te(Math.trunc(n/s)||0)}const i=[e,r].map(t=>ce(t)??Nt);if("days"!==n&&i.some(t=>16===t.kind)){const[e,r]=i.map(n=>he(t,n));if(null!==e&&null!==r)return te(Zn(n,r-e))}const[o,c]=[e,r].map(n=>ue(t,n));if(null===o||null===c)return Xn;const[u,l]=[On(o),On(c)],[h,a]=[jn(o),jn(c)];if("days"!==n)return te(Zn(n,Jn(h,u,a,l)));const m=a-h;return te(m>0&&l<u?m-1:m<0&&l>u?m+1:m)}
//|142 143 144 0 938
,ie=(t,n,e)=>{const r=[n,e].map(ce);if(r.every(t=>6===t?.kind))return Math.trunc((r[1].value-r[0].value)/6e10);let s=[n,e].map(le);if(s.includes(null))return null;if(s=s.every(({o:t})=>null!==t)?s.map(n=>t.x.k.y(n)):[n,e].map(n=>ue(t,n)),s.includes(null))return null;const[i,o]=s,c=o.s-i.s,u=Math.sign(o.n-i.n);return Math.trunc((c+(u*Math.sign(c)<0?u:0))/60)}
//|51 92 103 104 133 134 135 142 144 0 938
,oe=(t,n)=>{const e=ce(n),r=le(n),s=6===e?.kind?e.value:null===r?null:On(r),i=null===r?null:jn(r);if(null===("hour"===t||"minute"===t||"time"===t?s:i))return Xn;switch(t){case"date":return Qn(new Tt(5,i));case"time":return Qn(new Tt(6,s));case"hour":return te(Math.floor(s/36e11));case"minute":return te(Math.floor(s/6e10)%60);case"weekday":return te(((i+3)%7+7)%7+1);default:return te(un(i)[t])}}
//|149 0 938
,ce=({slot:t})=>4===t.kind?pe(t.value)?.slot:t
//|144 0 938
,ue=(t,n)=>{const e=le(n);return null===e||null===e.o?e:t.x.k.$(t.x.k.y(e))}
//|91 102 142 0 938
,le=t=>{const n=ce(t);return 5===n?.kind?gn(n.value,0):16===n?.kind?gn(cn(Math.floor(n.value/12),n.value%12+1,1),0):7===n?.kind?n.value:null}
//|95 103 0 938
,he=(t,n)=>16===n.kind?n.value:5===n.kind?an(n.value):7!==n.kind?null:an(null===n.value.o?jn(n.value):t.x.k.S(t.x.k.y(n.value)))
//|37 51 112 129 130 133 134 146 149 0 938
,ae=(t,n)=>{if(70&t.slot.flags)return t;if(4===t.slot.kind){const e=pe(t.slot.value);return null===e?Xn:ae(e,n)}const{kind:e}=t.slot;if(!Tn(t.slot)||16===e&&void 0===n.months)return Xn;const r=new Tt(e,t.slot.value);r.flags=t.slot.flags;const s=void 0===n.months?Gn(e,r.value,n.p):Ln(e,r.value,n.months);return null===s?r.u(D("years of the calendar")):r.value=s,Qn(r)}
//|0 938
,me=(...t)=>t.reduce((t,n)=>t|1<<n,0)
//|63 72 113 0 938
,fe=({slot:t})=>{if(3===t.kind)return t.value;if(4!==t.kind||En(t))return null;const n=zt(t.value);return n===_t?null:n}
//|51 98 99 100 101 133 0 938
,pe=t=>{for(const[n,e]of[[5,pn],[7,wn],[6,bn],[16,dn]]){const r=e(t);if(null!==r)return Qn(new Tt(n,r))}return null}
//moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap between less lessOrEqual greater greaterOrEqual|82 148 151 0 938
,de=(t,n,e)=>{const[r,s]=[fe(n),fe(e)];return null!==r&&null!==s?Kt(r,s):null!==r||null!==s?null:be(t,n,e)}
//size moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|109 112 145 147 149 151 152 0 938
,be=(t,n,e)=>{const[r,s]=[n.slot,e.slot];if(4===r.kind||4===s.kind){const[r,s]=[n,e].map(t=>4===t.slot.kind?pe(t.slot.value):t);return null===r||null===s?null:be(t,r,s)}if(16===s.kind&&(5===r.kind||7===r.kind)){const r=be(t,e,n);return null===r?null:-r||0}if(16===r.kind&&(5===s.kind||7===s.kind))return Math.sign(r.value-he(t,s));const i=me(r.kind,s.kind);if(i===me(7)||i===me(5,7))return $n(we(t,r),we(t,s));if(r.kind!==s.kind)return null;if(Tn(r))return Math.sign(r.value-s.value);const o=12===r.kind?t=>t.value:11===r.kind?t=>t.value.p:null;return null===o?null:o(r)<o(s)?-1:o(r)>o(s)?1:0}
//|102 0 938
,we=(t,n)=>t.x.k.y(5===n.kind?gn(n.value,0):n.value)
//|0 938
,ge=(t,n)=>{let e=0;for(;e<t;){const r=e+t>>1;n(r)?t=r:e=r+1}return e}
//|36 153 0 938
,je=(t,n,e)=>{const r=e=>t.slots[n.item(e)-1].value,s=ge(n.count,t=>z(r(t),e)>=0);return s<n.count&&r(s)===e?n.item(s):void 0}
//computations|134 154 201 0 938
,Oe=(t,n,e,r)=>{if(64&n.slot.flags)return n;if(!n.slot.isMap||0!==n.g||r>=n.slot.e)return Xn;const s=je(t,n.slot,e.slot.value);if(void 0===s)return Xn;const i=Ue(t,s+r);return 2&n.slot.flags&&!i.j&&(i.slot=i.slot.copy(),i.slot.flags|=2),i}
//computations|136 150 0 938
,ve=(t,n,e)=>{let r=e[0];for(const s of e.slice(1)){const e=de(t,s,r);null!==e&&Math.sign(e)===n&&(r=s)}return ne(r)}
//computations|28 37 40 134 135 138 0 938
,ye=({slot:t})=>4!==t.kind?Xn:L(t.value)?re(D("text length")):te(P(t.value))
//computations|78 81 84 0 938
,ke=t=>Yt(t)>9?Gt(t)?-1e9:1e9:Qt(t,!1)
//computations|134 199 202 0 938
,xe=t=>(n,e)=>{const r=[];let s=null;for(const t of e){const e=ze(n,t);if(null!==Ze(n,e))s??=e;else if(e.j)return Xn;r.push(e)}return s??t(n,...r)}
//computations|134 159 0 938
,$e=t=>xe((n,...e)=>e.some(({slot:t})=>3!==t.kind)?Xn:t(...e.map(({slot:t})=>t.value)))
//computations|119 135 138 160 0 938
,Me=t=>$e((n,...e)=>{let r=n;for(const n of e){if(t===Fn&&0===n)return re("division by zero");if(r=t(r,n),null===r)return re("more than 38 digits")}return te(r)})
//computations|0 938
,Se=(t,n)=>Object.fromEntries(t.map(t=>[t,n(t)]))
//computations|165 166 167 168 169 170 171 172 173 174 175 176 177 0 938
,Te={}
//|0 938
,{}=Object.assign(Te
//add|116 161 163 164 178 0 938
,{add:Me(In)}
//multiply|118 161 163 164 178 0 938
,{multiply:Me(_n)}
//divide|119 161 163 164 178 0 938
,{divide:Me(Fn)}
//negate|120 135 160 163 164 178 0 938
,{negate:$e(t=>te(Rn(t)))}
//abs|78 120 135 160 163 164 178 0 938
,{abs:$e(t=>te(Gt(t)?Rn(t):t))}
//|122 135 158 160 162 163 164 178 0 938
,{...Se(["round","floor","ceiling"],t=>$e((n,e)=>te(Pn(t,n,ke(e)))))}
//length|157 159 163 164 178 0 938
,{length:xe((t,n)=>ye(n))}
//min|156 159 163 164 178 0 938
,{min:xe((t,...n)=>ve(t,-1,n))}
//max|156 159 163 164 178 0 938
,{max:xe((t,...n)=>ve(t,1,n))}
//|139 159 162 163 164 178 0 938
,{...Se(["years","months","days","hours","minutes"],t=>xe((n,e,r)=>se(n,t,e,r)))}
//|141 159 162 163 164 178 0 938
,{...Se(["year","month","day","weekday","hour","minute","date","time"],t=>xe((n,e)=>oe(t,e)))}
//count_filled|962 163 164 178 0 938
,{count_filled:(t,n)=>{let e=0;for(const r of n){const n=ze(t,r);if(ee(n))return n;n.j||e++}return te(e)}}
//first_filled|963 163 164 178 0 938
,{first_filled:(t,n)=>{for(const e of n){const n=ze(t,e);if(null!==Ze(t,n))return n;if(!n.j)return ne(n)}return Xn}}
//|0 938
)
//computations|132 202 0 938
,Ee=(t,n)=>{if(null===Ze(t,n))return n;const e=n.slot.copy();return e.kind=0,e.flags|=64,new Wn(e,2,!0,n.position)}
//computations|182 183 184 185 186 187 188 0 938
,Ae={}
//|0 938
,{}=Object.assign(Ae
//today|51 133 180 181 189 0 938
,{today:{result:t=>Qn(new Tt(5,t.x.k.S(t.x.k.now)))}}
//now|51 133 134 180 181 189 0 938
,{now:{result(t){const n=t.x.k.$(t.x.k.now);return null===n?Xn:Qn(new Tt(7,n))}}}
//key|961 180 181 189 0 938
,{key:{result:t=>{const n=t.T.at(-1);return n&&0!==n.next&&n.list.isMap?Ue(t,n.list.item(n.list.itemAt(n.next-1))-1):Xn}}}
//offset|47 126 146 179 180 199 181 189 0 938
,{offset:{read:([t,n])=>({operand:ut(t),shift:Un(n)}),result:(t,{operand:n,shift:e})=>Ee(t,ae(ze(t,n),e))}}
//entry|47 155 180 199 181 189 0 938
,{entry:{read:([t,n,e])=>({operand:ut(t),key:ut(n),slot:e}),result:(t,{operand:n,key:e,slot:r})=>Oe(t,ze(t,n),ze(t,e),r)}}
//operation|43 47 163 179 180 181 189 0 938
,{operation:{read([t,...n]){if(!Object.hasOwn(Te,t))throw new V(`the operation '${t}' is not known`);return{operation:t,operands:n.map(ut)}},result:(t,{operation:n,operands:e})=>Ee(t,Te[n](t,e))}}
//range|47 134 180 181 189 0 938
,{range:{read:([t,n])=>({lower:ut(t),upper:ut(n)}),result:()=>Xn}}
//|0 938
)
//computations|180 0 938
,Ne=(t,n)=>Ae[n.name].result(t,n)
//|0 938
,Ie=({frame:{form:t,base:n}},e)=>t.parameters?.find(({slot:t})=>n+t===e)??null
//|0 938
,Ce=({E:t},n)=>null!==t&&n>=t
//|192 196 198 0 938
,_e=(t,n)=>n<0?null:(Ce(t,n)?Be(t,n-t.E):null)??qe(t.frame.form,n-t.frame.base)
//|193 0 938
,Fe=(t,n)=>{const{base:e,follows:r,form:s}=t.frame;return _e(t,n<e&&r?n+s.slotCount:n)}
//computed|198 0 938
,Re=(t,n)=>{const e=t.N.findLast(t=>t?.form&&t.position<n&&n<t.position+t.form.slotCount);return e?qe(e.form,n-e.position):null}
//contexts|198 0 938
,Be=(t,n)=>{const e=(t.program.contexts??[]).findLast(t=>t.slot<=n);if(!e||e.slot===n)return e??null;const r=e.type.form?qe(e.type.form,n-e.slot):null;return r&&{...r,isSecret:r.isSecret||e.isSecret}}
//|0 938
,Pe=t=>{const{field:n,firstItem:e}=t.frame;let r=n?.type??null;for(let n=e;n<t.I.length;n++)r?.item&&"any"!==r.name&&(r=r.item);return r}
//|153 198 0 938
,qe=(t,n)=>{const{fields:e}=t,r=e[ge(e.length,t=>e[t].slot>n)-1];return r&&r.slot!==n?r.type.form?qe(r.type.form,n-r.slot):null:r??null}
//|110 132 134 190 200 201 0 938
,ze=(t,n)=>{switch(n.kind){case 1:{const e=t.program.constants[n.at];return new Wn(e,1,Mn(e),-1)}case 3:return Ue(t,t.frame.base+n.at);case 2:return t.arguments[t.F+n.at];case 9:return Ne(t,t.program.computations[n.at]);case 0:case 10:return Xn;default:{const e=De(t,n);if(!(e>=0&&e<t.slots.length))return Xn;const r=Ue(t,e);return 7===n.kind&&(r.g=3),r}}}
//computed context previous previousItem item|0 938
,De=(t,{kind:n,at:e,level:r})=>{const{form:s,base:i,follows:o}=t.frame;switch(n){case 7:return i+e;case 6:return null===t.E?NaN:t.E+e;case 4:return o?i-s.slotCount+e:NaN;case 5:{const n=t.T.at(-1);return n&&n.next>1&&!n.list.isMap&&e<n.list.stride?n.list.item(n.next-2)+e:NaN}default:return(t.N[r]?.position??NaN)+e}}
//|62 110 132 0 938
,Ue=(t,n)=>{const e=t.slots[n],r=1&e.flags?Ct(e):e;return new Wn(r,0,Mn(r),n)}
//|203 0 938
,Ze=(t,n)=>{const{flags:e}=n.slot;return 0==(70&e)||n.j&&0==(68&e)?null:Je(t,n)}
//|37 191 194 195 0 938
,Je=(t,n)=>{const{position:e}=n;if(e<0)return n.slot.reason??D("digits of a number");const r=t.R.get(e);if(void 0!==r)return r;const s=(t.N.length>0?Re(t,e):null)??Ie(t,e)??Fe(t,e),i=s?void 0:t.B.get(e);return i?i.reason:`unreadable: ${s?.shownLabel??"a value in it"}`}
//|0 938
,Le=t=>t.P||0!=(8&t.subject.slot.flags)
//|202 206 207 0 938
,Ge=(t,n)=>{const{subject:e}=t,{test:r}=n,{flags:s}=e.slot;if(!e.j&&0==(198&s))return r.answer(t,n);const i=(e.j?-3&s:s)&("nothing"===r.reads?0:"presence"===r.reads?0===e.slot.kind?66:2:70)?Ze(t,e):null;return null!==i?Ve(t,i,n):(e.j?!r.judgesEmpty:128&s&&!He(t,r))?12:r.answer(t,n)}
//any filter isExact map|147 0 938
,He=(t,n)=>{const{kind:e}=t.subject.slot,r=1===e?me(2):10===e?me(2,10):me(e);return 0!=(n.kinds&r)}
//|0 938
,Ve=(t,n,e,r="blocks")=>(t.q={reason:n,step:t.program.z(e)??e,U:r},15)
//|37 207 0 938
,Ye=(t,n)=>Ve(t,D("steps"),n)
//|46 199 202 207 0 938
,Ke=(t,n)=>{const e=ze(t,n.operands[0]??ct),r=Ze(t,e);return null===r?e:(Ve(t,r,n),null)}
//|0 938
,We=(t,n)=>t.field.refused===n.position
//|63 72 0 938
,Qe=t=>4===t.subject.slot.kind&&zt(t.subject.slot.value)===_t
//|0 938
,Xe=t=>{const{kind:n,flags:e}=t.subject.slot;return 0!=(8&e)&&(5===n||2===n)}
//|0 938
,[tr,nr,er]=[0,1,2]
//|0 938
,rr={integer:[/^-?[0-9]+$/,/^-?$/],number:[/^-?[0-9]+(?:\.[0-9]+)?$/,/^-?(?:[0-9]+\.)?$/],boolean:[/^(?:true|false)$/,/^(?:t|tr|tru|f|fa|fal|fals)?$/]}
//|217 218 219 220 221 222 223 224 225 226 227 228 229 0 938
,sr=class{constructor(t){this.text=t,this.at=0,this.stop=null}Z(){return this.stop??=this.at<this.text.length?0:1,!1}take(t){return this.text[this.at]!==t?this.Z():(this.at++,!0)}digits(t=1/0){const n=this.at;for(;this.at-n<t&&this.text[this.at]>="0"&&this.text[this.at]<="9";)this.at++;return this.at>n||this.Z()}J(t,n,e){let r=0;for(let s=10**(t-1);s>=1;s/=10){const t=this.text.charCodeAt(this.at)-48;if(!(t>=0&&t<=9))return this.Z()||-1;if(r+=t*s,r>e||r+s-1<n)return this.stop=0,-1;this.at++}return r}}
//|0 938
,{}=Object.assign(sr.prototype
//json|215 216 230 0 938
,{word(t){for(const n of t)if(!this.take(n))return!1;return!0}}
//moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|215 216 230 0 938
,{month(){return this.year=this.J(4,1,9999),!(this.year<0||!this.take("-"))&&(this.L=this.J(2,1,12),this.L>0)}}
//moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|90 215 216 230 0 938
,{date(){return this.month()&&this.take("-")&&this.J(2,1,on(this.L,this.year))>0}}
//moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|215 216 230 0 938
,{time(){return!(this.J(2,0,23)<0||!this.take(":")||this.J(2,0,59)<0)&&(":"!==this.text[this.at]||(this.at++,!(this.J(2,0,59)<0)&&("."!==this.text[this.at]||(this.at++,this.digits(9)))))}}
//moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|215 216 230 0 938
,{datetime(){if(!this.date())return!1;if(!/[Tt ]/.test(this.text[this.at]??""))return this.Z();if(this.at++,!this.time()||this.at===this.text.length)return null===this.stop;const t=this.text[this.at];return/[Zz+-]/.test(t)?(this.at++,"Z"===t||"z"===t||this.J(2,0,23)>=0&&this.take(":")&&this.J(2,0,59)>=0):this.Z()}}
//json|215 216 230 0 938
,{json(){const t=[];do{if(!this.jsonStart(t))return!1}while(this.hasNextValue(t));return null===this.stop}}
//json|215 216 230 0 938
,{space(){for(;" \t\n\r".includes(this.text[this.at]??"x");)this.at++}}
//json|215 216 230 0 938
,{jsonStart(t){for(;;){this.space();const n=this.text[this.at];if('"'===n)return this.string();const e={t:"true",f:"false",n:"null"}[n];if(e)return this.word(e);if("{"!==n&&"["!==n)return this.jsonNumber();if(this.at++,this.space(),this.at>=this.text.length)return this.Z();if(this.text[this.at]===("{"===n?"}":"]"))return this.at++,!0;if(t.push(n),"{"===n&&!this.name())return!1}}}
//json|215 216 230 0 938
,{hasNextValue(t){for(;;){if(this.space(),0===t.length)return!1;const n="{"===t.at(-1);if(","===this.text[this.at])return this.at++,!n||this.name();if(!this.take(n?"}":"]"))return!1;t.pop()}}}
//json|215 216 230 0 938
,{name(){return this.space(),!!this.string()&&(this.space(),this.take(":"))}}
//json|215 216 230 0 938
,{string(){if(!this.take('"'))return!1;for(;this.at<this.text.length;){const t=this.text[this.at++];if('"'===t)return!0;if("\\"===t?!this.escape():t<" ")return this.stop??=0,!1}return this.Z()}}
//json|215 216 230 0 938
,{escape(){const t=this.text[this.at++];if(void 0===t&&(this.stop=1),"u"!==t)return void 0!==t&&'"\\/bfnrt'.includes(t);for(let t=0;t<4;t++){if(!/[0-9a-fA-F]/.test(this.text[this.at]??""))return this.Z();this.at++}return!0}}
//json|215 216 230 0 938
,{jsonNumber(){if("-"===this.text[this.at]&&this.at++,"0"===this.text[this.at])this.at++;else if(!this.digits())return!1;return!("."===this.text[this.at]&&(this.at++,!this.digits()))&&(!/[eE]/.test(this.text[this.at]??"")||(this.at++,/[+-]/.test(this.text[this.at]??"")&&this.at++,this.digits()))}}
//|0 938
)
//|214 232 233 0 938
,ir=(t,n)=>{const e=rr[t];return e?or(n,e):cr(t,n)}
//|0 938
,or=(t,[n,e])=>n.test(t)?2:e.test(t)?1:0
//json moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|215 0 938
,cr=(t,n)=>{const e=new sr(n);return e[t]()?e.at===n.length?2:0:e.stop}
//|0 938
,ur=t=>Array.from({length:t.count},(n,e)=>t.item(e))
//|0 938
,lr=(t,n)=>n.operands.filter(t=>10===t.kind).map(n=>t.program.itemPaths[n.at])
//|201 234 236 0 938
,hr=(t,n,e)=>{if(!n.c)return[];const r=ur(n);return 0===e.length?r:r.map(t=>t+e[0]).filter(n=>n<t.slots.length).flatMap(n=>hr(t,Ue(t,n).slot,e.slice(1)))}
//|201 202 0 938
,ar=(t,n)=>{if(n>=t.slots.length)return null;const e=Ue(t,n);return e.j||null!==Ze(t,e)?null:e}
//|150 208 235 236 237 0 938
,mr=(t,n)=>{const e=t.subject.slot;if(9!==e.kind)return 12;const r=lr(t,n)[0]?.steps??[];let s=null;for(const i of hr(t,e,r.slice(0,-1))){if(!t.G())return Ye(t,n);const e=ar(t,i+(r.at(-1)??0));if(null===e)continue;const o=null===s?0:de(t,s,e);if(null===o||o>0)return 14;s=e}return 13}
//|0 938
,fr=[["B",1n],["KB",1000n],["MB",1000n**2n],["GB",1000n**3n],["TB",1000n**4n],["KiB",1024n],["MiB",1024n**2n],["GiB",1024n**3n],["TiB",1024n**4n]]
//file any|239 0 938
,pr=t=>0n===t?"0B":fr.filter(([,n])=>t%n===0n).map(([n,e])=>t/e+n).reduce((t,n)=>n.length<t.length?n:t)
//|0 938
,dr=t=>"function"==typeof Blob&&t instanceof Blob
//|0 938
,br=t=>t instanceof Date||t instanceof Map||t instanceof Set
//|64 241 242 0 938
,wr=t=>!("object"!=typeof t||null===t||Array.isArray(t)||t instanceof Ft||dr(t)||br(t))
//|0 938
,[gr,jr]=[Symbol("order"),Symbol("repeated")]
//|0 938
,Or=(t,n)=>Object.hasOwn(t,n)?t[n]:void 0
//|0 938
,vr=(t,n)=>Object.keys(t).find(t=>!n.has(t))
//|245 0 938
,yr=(t,n)=>{const{translations:e,V:r}=t.x;return(e&&Or(e,n))??(r&&Or(r,n))??n}
//|251 0 938
,kr=(t,n,e)=>{const r=Mr(n,t.program.K);let s=r[0];for(let t=1;t<r.length;t+=2)s+=(e(r[t])??`{${r[t]}}`)+r[t+1];return s}
//|247 248 0 938
,xr=(t,n,e={})=>kr(t,yr(t,n),t=>e[t])
//|249 0 938
,$r=(t,n,e)=>e>8?xr(t,"{last} \u2026 ({count} more)",{last:n,count:e-8}):n
//|0 938
,Mr=(t,n)=>{let e=n.get(t);if(void 0!==e)return e;e=[""];let r=0;for(const{0:n,1:s,index:i}of t.matchAll(/\{\{|\}\}|\{([^}]*)\}/g))e[e.length-1]+=t.slice(r,i)+(void 0===s?n[0]:""),void 0!==s&&e.push(s,""),r=i+n.length;return e[e.length-1]+=t.slice(r),n.size<1e3&&n.set(t,e),e}
//isSecret|199 253 254 0 938
,Sr=(t,n)=>{switch(n.kind){case 0:case 1:case 10:return!1;case 3:return Er(t,t.frame.base+n.at);case 2:{const{isSecret:e,position:r}=ze(t,n);return e||Er(t,r)}default:return Tr(t,n)}}
//computed context previous previousItem item computation|155 195 196 198 199 252 254 0 938
,Tr=(t,n)=>{switch(n.kind){case 4:return Er(t,t.frame.base+n.at);case 5:return t.frame.field?.isSecret??!1;case 7:return t.program.isSecretlyComputed(t.frame.form,n.at);case 8:return Re(t,ze(t,n).position)?.isSecret??!1;case 6:return Be(t,n.at)?.isSecret??!1;default:{const e=t.program.computations[n.at];if("key"===e.name)return t.frame.field?.isSecret??!1;if(e.operand&&Sr(t,e.operand))return!0;if("entry"===e.name){const{form:n}=Oe(t,ze(t,e.operand),ze(t,e.key),0).slot;return(n&&qe(n,e.slot)?.isSecret)??!1}return e.operands?.some(n=>Sr(t,n))??!1}}}
//|191 194 0 938
,Er=(t,n)=>(Fe(t,n)??Ie(t,n))?.isSecret??!1
//|247 250 256 257 0 938
,Ar=(t,n)=>n.flatMap(({name:n,operand:e,count:r})=>{const s=Nr(t,e)??[Ir(t,e)];return"by"===n&&(s[0]=yr(t,s[0])),void 0!==r&&s.push($r(t,s.pop(),r)),s.map(t=>({name:n,text:t}))})
//|191 192 193 199 201 250 258 270 0 938
,Nr=(t,n)=>{const{slot:e,position:r,isSecret:s}=ze(t,n),i=9===e.kind?Ie(t,r):null,o=Ce(t,r)?_e(t,r):null,c=i?.type??o?.type;if(9!==e.kind||s||i?.isSecret||Cr(t,n))return null;if(0===e.count||"list"!==c?.name||void 0===c.item.kind)return null;const u=Array.from({length:Math.min(e.count,8)},(n,r)=>Pr(t,Ue(t,e.item(r)),o));return u.push($r(t,u.pop(),e.count)),u}
//|199 258 260 269 270 276 277 0 938
,Ir=(t,n)=>{const e=ze(t,n);if(15===e.slot.kind)return Br(t,...e.slot.value);const r=Jr(t,e.position);return null!==r?r:9===n.kind?Fr(t,n):e.isSecret||Cr(t,n)?Lr:Pr(t,e)}
//|252 0 938
,Cr=(t,n)=>t.program.W&&Sr(t,n)
//|199 257 276 0 938
,_r=(t,n)=>{for(const{operand:e}of n.slice(0,8)){const n=Jr(t,ze(t,e).position);if(null!==n)return n}return 0===n.length?null:Ir(t,n[0].operand)}
//computations|199 258 261 271 277 0 938
,Fr=(t,n)=>{const e=t.program.computations[n.at];return Rr[e.name]?.(t,e)??null??(Cr(t,n)?Lr:qr(t,ze(t,n)))}
//|263 264 265 266 267 0 938
,Rr={}
//|0 938
,{}=Object.assign(Rr
//today|249 261 262 268 0 938
,{today:t=>xr(t,"today")}
//now|249 261 262 268 0 938
,{now:t=>xr(t,"now")}
//key|261 277 262 268 0 938
,{key:t=>t.frame.field?.isSecret?Lr:null}
//range|261 269 262 268 0 938
,{range:(t,{lower:n,upper:e})=>Br(t,n,e)}
//offset|249 257 258 261 262 268 0 938
,{offset(t,{operand:n,shift:{text:e}}){if(3!==n.kind||!Cr(t,n))return null;const r=e.startsWith("-")?`- ${e.slice(1)}`:`+ ${e}`;return xr(t,`{date} ${r}`,{date:Ir(t,n)})}}
//|0 938
)
//range|112 199 249 257 0 938
,Br=(t,n,e)=>{const[r,s]=[n,e].map(n=>Ir(t,n)),i=[n,e].some(n=>Tn(ze(t,n).slot));return""!==r&&""!==s?r===s?r:xr(t,"{low} to {high}",{low:r,high:s}):""!==r?xr(t,i?"{low} or later":"at least {low}",{low:r}):""!==s?xr(t,i?"{high} or earlier":"at most {high}",{high:s}):""}
//|193 247 271 275 0 938
,Pr=(t,n,e=null)=>{const{kind:r,value:s}=n.slot,i=4===r?e??_e(t,n.position)??Zr(t,n.position):null,o=4===r?i?.labels.get(s)??t.frame.field?.labels.get(s):void 0;return void 0===o?qr(t,n):yr(t,o)}
//|42 86 112 115 240 272 274 0 938
,qr=(t,n)=>{const{slot:e}=n;switch(e.kind){case 4:return H(e.value);case 2:return String(e.value);case 3:return 64&e.flags||null===e.value?"":Ur(t,n)?.write(3,e.value)??tn(e.value);case 8:return e.value.name??"";case 9:return String(e.count);case 11:return e.value.text;case 12:return pr(e.value);case 13:return t.program.Q[e.value].pattern.text;case 14:return e.value.notation;default:return Tn(e)&&null!==Nn(e)?Ur(t,n)?.write(e.kind,e.value)??zr(e):""}}
//|115 0 938
,zr=t=>Nn(t).replace(/(T|^)(\d\d:\d\d):00(?![.\d])/,"$1$2")
//|193 0 938
,Dr=(t,n)=>(_e(t,n.position)??t.frame.field)?.notation??null
//|273 275 0 938
,Ur=(t,n)=>Zr(t,n.position)?.notation??Dr(t,n)??t.frame.field?.notation
//|153 0 938
,Zr=({frame:{form:t,base:n},program:e},r)=>{const s=t.names?.[ge(t.names.length,e=>n+t.names[e].slot>=r)];return s&&n+s.slot===r?e.forms[s.form].fields[s.field]:null}
//|110 191 192 193 247 0 938
,Jr=(t,n)=>{const e=Ie(t,n);if(e)return e.isSecret||void 0===e.type.kind?yr(t,e.shownLabel):null;const r=_e(t,n);if(!r)return null;const s=null===t.slots[n]||Mn(t.slots[n]);return!Ce(t,n)||s||r.isSecret||void 0===r.type.kind?yr(t,r.shownLabel):null}
//|0 938
,Lr="\u2022\u2022\u2022"
//|0 938
,Gr=["field","form","check","jump","stop","beginAnd","beginOr","beginAll","beginAny","combine","end","message","warn","rule","test","testIgnoringCase","compare","compareFilled","external"]
//|278 0 938
,[Hr,Vr,Yr,Kr,Wr,Qr,Xr,ts,ns,es,rs,ss,is,os,cs,us,ls,hs,as]=Gr.keys()
//|134 199 201 0 938
,ms=(t,n)=>{if(10!==n.kind)return ze(t,n);const{start:e,steps:r}=t.program.itemPaths[n.at];if(e)return ze(t,e);const s=t.frame.base+(r[0]??NaN);return s<t.slots.length?Ue(t,s):Xn}
//|202 234 280 282 0 938
,fs=(t,n)=>{const e=ms(t,n),r=Ze(t,e);if(null!==r)return{whole:e,obstacle:r,positions:[],areSeveral:!1};const s=10===n.kind?t.program.itemPaths[n.at].steps:[];return s.length>0?{whole:e,obstacle:r,positions:ps(t,e.slot,s.slice(1)),areSeveral:!0}:9===e.slot.kind?{whole:e,obstacle:r,positions:ur(e.slot),areSeveral:!0}:{whole:e,obstacle:r,positions:[null],areSeveral:!1}}
//|201 234 282 0 938
,ps=(t,n,[e,...r])=>n.c?ur(n).flatMap(n=>{if(70&t.slots[n].flags)return[n];const s=n+e;if(!(s<t.slots.length))return[];const{slot:i}=Ue(t,s);return i.c?0===r.length?ur(i):ps(t,i,r):0===r.length||70&i.flags?[s]:[]}):[]
//testIgnoringCase|284 0 938
,ds=t=>/^[\0-\x7f]*$/.test(t)?t.toLowerCase():Array.from(t,bs).join("")
//|25 0 938
,bs=t=>{if("\u0130"===t||"\u0131"===t)return t;if("\u1fd3"===t)return"\u0390";if("\u1fe3"===t)return"\u03b0";const n=t=>1===_(t)?t:void 0,e=n(t.toUpperCase())??t;return n(e.toLowerCase())??n(t.toLowerCase())??t}
//|285 0 938
,ws=t=>(t.X??=[...t.objects.slice(1).map(t=>t.slot),...t.fields.filter(t=>void 0===t.computed).flatMap(({slot:t,type:n})=>[t,..."form"===n.name?ws(n.form).map(n=>t+n):[]])],t.X)
//|82 283 287 0 938
,gs=(t,n,e,r)=>{const[s,i]=[n.slot,e.slot];switch(s.kind){case 4:return 4===i.kind&&(s.value===i.value||r&&ds(s.value)===ds(i.value));case 2:return 2===i.kind&&s.value===i.value;case 3:return 3===i.kind&&null!==s.value&&null!==i.value&&0===Kt(s.value,i.value);default:return js(t,n,e,r)}}
//size file form list map any moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|109 150 152 288 293 0 938
,js=(t,n,e,r)=>{const[s,i]=[n.slot,e.slot];if(s.kind!==i.kind)return(16===s.kind&&(5===i.kind||7===i.kind)||16===i.kind&&(5===s.kind||7===s.kind))&&0===de(t,n,e);switch(s.kind){case 5:case 16:case 6:return s.value===i.value;case 7:return 0===$n(we(t,s),we(t,i));case 9:return s.c&&i.c&&Os(t,s,i,r);case 10:return s.isOwn&&i.isOwn&&$s(t,s,i,r);case 8:return["name","size","mediaType"].every(t=>s.value[t]===i.value[t]);default:return 1===s.kind}}
//list map any|201 289 0 938
,Os=(t,n,e,r)=>{if(n.count!==e.count||n.isMap!==e.isMap)return!1;for(let s=0;s<n.count;s++){const[i,o]=[n.item(s),e.item(s)];if(n.isMap&&t.slots[i-1].value!==t.slots[o-1].value)return!1;if(!vs(t,Ue(t,i),Ue(t,o),r))return!1}return!0}
//|286 290 291 0 938
,vs=(t,n,e,r)=>!(!ks(t,n)||!ks(t,e))||(n.slot.i&&e.slot.i?ys(t,n,e,r):16===n.slot.kind==(16===e.slot.kind)&&gs(t,n,e,r))
//form|201 285 286 0 938
,ys=(t,n,e,r)=>ws(n.slot.form).every(s=>{const[i,o]=[n,e].map(n=>Ue(t,n.position+s));if(i.j&&o.j)return!0;const c=t=>t.j||t.slot.i;return!(!i.slot.i&&!o.slot.i||!c(i)||!c(o))||gs(t,i,o,r)})
//|292 0 938
,ks=(t,n)=>n.j||n.slot.i&&xs(t,n)
//form|201 285 0 938
,xs=(t,n)=>ws(n.slot.form).every(e=>{const r=Ue(t,n.position+e);return r.j||r.slot.i})
//any|201 286 0 938
,$s=(t,n,e,r)=>{if(n.count!==e.count)return!1;for(let s=0;s<2*n.count;s++){const i=Ue(t,n.start+s);if(!gs(t,i,Ue(t,e.start+s),r&&s%2==1))return!1}return!0}
//|295 296 0 938
,Ms=(t,n,e)=>n.slot.i?Ss(t,n,e):n.j?"":Ts(t,n,e)
//form|201 285 296 0 938
,Ss=(t,n,e)=>{let r="";for(const s of ws(n.slot.form)){const i=Ue(t,n.position+s);i.j||i.slot.i||(r+=`${s}:${Ts(t,i,e)};`)}return r}
//|86 152 201 234 283 294 296 0 938
,Ts=(t,{slot:n},e)=>{switch(n.kind){case 4:return JSON.stringify(e?ds(n.value):n.value);case 3:return null===n.value?"":tn(n.value);case 2:case 5:case 16:case 6:return String(n.value);case 7:{const{s:e,n:r}=we(t,n);return`${e}.${r}`}case 8:return JSON.stringify(n.value);case 9:{if(!n.c)return"";const r=e=>n.isMap?JSON.stringify(t.slots[e-1].value):"";return`[${ur(n).map(n=>Ms(t,Ue(t,n),e)+r(n))}]`}case 10:return n.isOwn?`{${Array.from({length:2*n.count},(r,s)=>Ts(t,Ue(t,n.start+s),e))}}`:"";default:return""}}
//|201 202 294 0 938
,Es=(t,n,e)=>{const r={items:new Map,ignoresCase:e,tt:!1,nt:!1};for(const s of n){if(!t.G())return null;const n=Ue(t,s);if(null!==Ze(t,n))r.tt=!0;else if(!n.j){16===n.slot.kind&&(r.nt=!0);const s=Ms(t,n,e),i=r.items.get(s);i?i.push(n):r.items.set(s,[n])}}return r}
//|289 294 0 938
,As=(t,n,{items:e,ignoresCase:r})=>(e.get(Ms(t,n,r))??[]).some(e=>vs(t,n,e,r))
//|208 280 298 300 0 938
,Ns=(t,n,e,r)=>{const s=ms(t,e),i=Is(t,n,e,s,r);if(i&&!i.nt)return t.G()?As(t,r,i)?13:i.tt?15:14:Ye(t,n)}
//|202 204 281 297 0 938
,Is=(t,{ignoresCase:n},e,r,s)=>{const{slot:i}=r,o=10===e.kind?e.at:null;if(null===o&&i.count<16||!i.c||null!==Ze(t,r))return null;if(t.et.length>0||Le(t)||16===s.slot.kind)return null;const c=`${i.start},${i.count},${o},${n}`;let u=t.rt.get(c);return null===u&&(u=Es(t,fs(t,e).positions,n)),t.rt.set(c,u??null),u}
//compare compareFilled|303 0 938
,Cs={judgesEmpty:!0,reads:"nothing",kinds:-2,answer:(t,n)=>Fs(t,n)}
//|0 938
,_s={equal:t=>0===t,notEqual:t=>0!==t,less:t=>t<0,lessOrEqual:t=>t<=0,greater:t=>t>0,greaterOrEqual:t=>t>=0}
//|199 202 207 304 0 938
,Fs=(t,n)=>{const[e,r]=n.operands.map(n=>ze(t,n)),s=Ze(t,e)??Ze(t,r);if(null!==s)return Ve(t,s,n);const i=Rs(t,n,e.v(r),r.v(e));return 17===n.op&&(e.O||r.O&&"among"!==n.a)&&15!==i?12:i}
//|5 150 286 302 305 0 938
,Rs=(t,n,e,r)=>{const s=e.j||r.j;if("equal"===n.a||"notEqual"===n.a){const i=s?e.j&&r.j:gs(t,e,r,!1);return a(i===("equal"===n.a))}if(s)return 14;if("among"===n.a)return Bs(t,e,r,n);const i=de(t,e,r);return a(null!==i&&_s[n.a](i))}
//among|201 203 207 208 234 286 299 0 938
,Bs=(t,n,e,r)=>{if(9!==e.slot.kind)return 14;const s=Ns(t,r,r.operands[1],n);let i=15===s;if(void 0!==s&&!i)return s;for(const s of i?[]:ur(e.slot)){if(!t.G())return Ye(t,r);const e=Ue(t,s);if(70&e.slot.flags)i=!0;else if(gs(t,n,e,!1))return 13}return i?Ve(t,Je(t,e),r):14}
//|5 7 150 204 209 302 307 308 0 938
,Ps=t=>({kinds:65776,answer(n,e){const r=Ke(n,e);if(null===r)return 15;if(r.j)return 12;const s=de(n,n.subject,r);if(null===s)return f(2,zs(n),!0);const i=_s[t](s);if(!Le(n))return a(i);const o=qs(n,r).map(_s[t]);return f(i?1:2,i||o.includes(!0),!i||o.includes(!1))}})
//moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|51 93 103 111 133 149 150 273 0 938
,qs=(t,n)=>{const e=[-1,0,1],{slot:r}=t.subject,s=8&r.flags?de(t,t.subject,n):null;if(null===s)return e;const i=Dr(t,t.subject),o=i?.st(Sn(r))??!1;if(5===r.kind||16===r.kind)return o?e:[s];if(6===r.kind)return 1===s?[1]:e;if(7===r.kind&&o)return e;const c=7===r.kind?r:pe(Sn(r))?.slot,u=5===c?.kind?c.value:7===c?.kind?jn(c.value):null;if(null===u||!ln(u-3)||!ln(u+3))return e;const[l,h]=[u-3,u+3].map(e=>de(t,Qn(new Tt(5,e)),n));return null!==l&&l===h?[s]:e}
//|204 231 0 938
,zs=t=>4!==t.subject.slot.kind||!Le(t)||["date","month","datetime","time"].some(n=>0!==ir(n,t.subject.slot.value))
//notation|0 938
,Ds=[" \xa0\u202f","'\u2019"]
//notation|86 309 0 938
,Us=class{constructor(t){const[,n,e]=/^1([^2]*)234(?:(.+)56)?$/u.exec(t)??[];this.text=t,this.group=n||null,this.decimal=e??null,this.groups=n?Ds.find(t=>t.includes(n))??n:"",this.syntax=void 0===e?"integer":"number",this.example=t}read(t){const[n,e]=/^(-?)(\d*)/.exec(t).slice(0,3).slice(1);let r=n+e,s=r.length,i=0;const o=t=>({completion:t,decimal:r,missingDigits:i});if(""===e)return o(s===t.length?1:0);for(;s<t.length&&this.groups.includes(t[s]);){if(e.length>3||"0"===e[0])return o(0);const n=/^\d*/.exec(t.slice(s+1))[0];if(r+=n,s+=1+n.length,i=Math.max(0,3-n.length),i>0)return o(s===t.length?1:0);if(n.length>3)return o(0)}if(s===t.length)return o(2);if(null===this.decimal||t[s]!==this.decimal)return o(0);const c=/^\d*/.exec(t.slice(s+1))[0];return r+="."+c,o(s+1+c.length<t.length?0:""===c?1:2)}write(t,n){const[,e,r,s]=3===t&&/^(-?)(\d+)(?:\.(\d+))?$/.exec(tn(n))||[];return void 0===r||void 0!==s&&null===this.decimal?null:e+this.it(r)+(void 0===s?"":this.decimal+s)}ot(t){const n=t=>this.groups.includes(t),e=t.filter(t=>!n(t));if(e.length===t.length)return e;const r=this.ct(e);return r?.length===t.length&&r.every((e,r)=>e===t[r]||n(e)&&n(t[r]))?e:null}ct(t){const n=t.join(""),[e,r,s,i]=/^(-?)(\d*)(?:(\D)\d*)?$/.exec(n)??[];return void 0===e||void 0!==i&&i!==this.decimal||/^0./.test(s)?null:[...r+this.it(s)+n.slice(r.length+s.length)]}it(t){if(!this.group)return t;const n=[];for(let e=(t.length%3||3)-3;e<t.length;e+=3)n.push(t.slice(Math.max(e,0),e+3));return n.join(this.group)}st(){return!0}}
//|63 68 72 78 82 116 117 120 231 312 0 938
,Zs=(t,n,e,r=0)=>{if(0===ir("number",t))return null;if(null!==n&&null!==e&&Kt(n,e)>0)return!1;if(""===t)return!0;const s="-"===t[0],[i,o]=s?[null===e?null:Rn(e),null===n?null:Rn(n)]:[n,e],c=t.slice(s?1:0).replace(/\.$/,""),u=""===c?null:zt(c);if(null===u||u===_t)return null===o||!Gt(o);if(null!==o&&Kt(o,Cn(u,r)??u)<0)return!1;const l=t.indexOf(".");if(l<0)return Js(u,i,o);const h=Rt(1n,-(t.length-l-1)),a=null===i||null===h?null:In(u,h);return null===a||Kt(i,a)<0}
//|81 82 116 117 0 938
,Js=(t,n,e)=>{if(0===t||null===n||null===e)return!0;let r=Yt(e)-Yt(t);const s=Cn(t,r);if(null===s)return!0;Kt(s,e)>0&&(r-=1);const i=In(t,1),o=null===i?null:Cn(i,r);return null===o||Kt(n,o)<0}
//|46 60 314 0 938
,Ls=(t,n)=>{const[e=ct,r=ct]=t.operands;if(e.kind>1||r.kind>1)return null;const s=({kind:t,at:e})=>1===t?n.constants[e]:Nt,i=s(e),o=(15===i.kind?i.value:[e,r]).map(s);if(!o.every(({kind:t,value:n})=>0===t||3===t&&"number"==typeof n)||o.every(({kind:t})=>0===t))return null;const[c,u]=o.map(({value:t})=>t);return{least:c??-1/0,most:u??1/0,unit:Gs(t,n)}}
//|29 0 938
,Gs=(t,n)=>{const e=t.operands[2],r=1===e?.kind?n.constants[e.at].value:null;return q[r]?r:"characters"}
//|60 283 0 938
,Hs=(t,n)=>{const e=t.operands.map(t=>1===t.kind?n.constants[t.at]:Nt);return e.every(({kind:t,value:n})=>4===t||3===t&&"number"==typeof n)?new Set(e.map(({kind:n,value:e})=>t.ignoresCase&&4===n?ds(e):e)):null}
//|46 199 202 207 0 938
,Vs=(t,n)=>{const e=[0,1].map(e=>{const r=ze(t,n.operands[e]??ct);return 15===r.slot.kind?ze(t,r.slot.value[e]):r}),r=Ze(t,e[0])??Ze(t,e[1]);return null!==r?Ve(t,r,n):e.every(t=>t.j)?12:e}
//|5 6 7 37 113 150 204 207 211 212 316 318 0 938
,Ys=(t,n)=>{const{subject:e}=t,[r,s]=[e.slot.value,n.ut];if(s&&3===e.slot.kind&&"number"==typeof r&&!Le(t))return a(r>=s.least&&r<=s.most);const i=Vs(t,n);if("number"==typeof i)return i;const[o,c]=i;if(En(t.subject.slot)&&i.every(t=>t.j||3===t.slot.kind))return 12;const u=(n,r)=>{const s=n.j?0:de(t,e,n);return null!==s&&s*r>=0},l=u(o,1)&&u(c,-1);return!l&&Qe(t)?Ve(t,D("digits of a number"),n):Le(t)?Xe(t)?m(l):f(l?1:2,l||Ks(t,o,c),!0):a(l)}
//|111 273 307 311 319 0 938
,Ks=(t,n,e)=>{const{slot:r}=t.subject;if(3!==r.kind){const r=t=>!t.j&&3!==t.slot.kind,s=(n,e)=>r(n)&&qs(t,n).every(t=>t===e);if(s(n,-1)||s(e,1))return!1}const[s,i]=[n,e].map(t=>t.j?null:t.slot.value),o=[n,e].every(t=>t.j||3===t.slot.kind);if(!(8&r.flags||4===r.kind)||!o)return!0;const c=Dr(t,t.subject),u=Sn(r);return!0===Zs(u,s,i)||null!==c&&Ws(c,u,s,i)}
//notation|310 311 0 938
,Ws=(t,n,e,r)=>{if(!(t instanceof Us))return!1;const{completion:s,decimal:i,missingDigits:o}=t.read(n);return 0!==s&&!0===Zs(i,e,r,o)}
//|5 0 938
,Qs=(t,n)=>{if(4!==t.subject.slot.kind)return 12;const e=n(t.subject.slot.value);return null===e?10:a(e)}
//|0 938
,Xs=(t,n)=>{const e=t[n];return/[0-9A-Za-z]/.test(e)?parseInt(e,36):null}
//|321 0 938
,ti=(t,n)=>{let[e,r]=[0,!1];const s=t=>{e+=r?2*t-(t>4?9:0):t,r=!r};for(let e=t.length-1;e>=0;e--){const r=Xs(t,e);if(null===r||r>9&&!n)return null;s(r%10),r>=10&&s(Math.floor(r/10))}return t.length>0&&e%10==0}
//|321 0 938
,ni=t=>{let n=0;const e=Math.min(4,t.length);for(let r=0;r<t.length;r++){const s=Xs(t,(r+e)%t.length);if(null===s)return null;n=(n*(s<10?10:100)+s)%97}return t.length>4&&1===n}
//|321 0 938
,ei=(t,n,e)=>{let r=0n;for(let s=0;s<t.length;s++){let i=Xs(t,s);if(null===i)return null;11===n&&s===t.length-1&&33===i&&(i=10),r+=BigInt(i)*BigInt(e[s%e.length])}return t.length>0&&r%BigInt(n)===0n}
//|10 0 938
,ri=t=>({...t,answer:(n,e)=>b(t.answer(n,e))})
//|5 6 7 204 209 212 286 327 0 938
,si={judgesEmpty:!0,kinds:-2,answer(t,n){const e=Ke(t,n);if(null===e)return 15;const{subject:r}=t,s=e.v(r);if(r.j&&(s.j||!(s.position>=0&&3!==s.g)))return 12;if(s.j&&s.g>=2)return 12;if(r.j||s.j)return f(2,r.j||!Le(t),!0);const i=gs(t,r,s,n.ignoresCase);return Xe(t)?m(i):Le(t)&&4===r.slot.kind&&4===s.slot.kind?f(i?1:2,ii(r,s,n.ignoresCase),!0):a(i)}}
//|283 0 938
,ii=(t,n,e)=>{const[r,s]=[t.slot.value,n.slot.value];return e?ds(s).startsWith(ds(r)):s.startsWith(r)}
//|5 147 199 0 938
,oi=t=>({kinds:me(8),answer(n,e){const r=ze(n,e.operands[0]).slot;return 8!==n.subject.slot.kind||12!==r.kind?12:a(t(BigInt(n.subject.slot.value.size),r.value))}})
//|5 38 207 0 938
,ci=(t,n,e)=>{if(/[^\0-\x7f]|(?:^|\.)xn--/i.test(n))return Ve(t,U,e);const r=n.split(".");if(n.length>253||/[^A-Za-z0-9.-]/.test(n))return 10;const s=t=>/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i.test(t)&&t.length<=63;return r.slice(0,-1).every(s)?a(s(r.at(-1))&&!/^\d+$/.test(r.at(-1))):10}
//|201 202 203 207 208 234 281 297 298 331 0 938
,ui=(t,n)=>{const e=t.subject.slot;if(!e.c)return 12;let[r,s,i]=[null,null,!1];const o=ur(e).some(n=>16===t.slots[n].kind);for(const c of n.operands){const u=fs(t,c);s??=u.obstacle;for(const c of u.positions){if(!t.G())return Ye(t,n);const l=(null===c?u.whole:Ue(t,c)).v(t.subject);if(null===Ze(t,l)){if(!l.j)if(i=!0,16===l.slot.kind||o){const r=li(t,l,e);if(null===r)return Ye(t,n);if(!r)return 14}else{if(r??=Es(t,ur(e),n.ignoresCase),null===r)return Ye(t,n);if(!As(t,l,r))return 14}}else s??=Je(t,u.whole)}}return null!==s?Ve(t,s,n):i?13:12}
//|201 202 234 286 0 938
,li=(t,n,e)=>{for(const r of ur(e)){if(!t.G())return null;const e=Ue(t,r);if(!e.j&&null===Ze(t,e)&&gs(t,e,n,!1))return!0}return!1}
//|77 0 938
,hi=t=>{switch(t.kind){case 1:return["null"];case 2:return["boolean"];case 3:return Lt(t.value)?["number","integer"]:["number"];case 9:return[t.isMap?"object":"list"];case 8:case 10:return["object"];default:return 65776&1<<t.kind?["text"]:[]}}
//|7 29 37 40 84 207 314 316 0 938
,ai=(t,n)=>{if(4!==t.subject.slot.kind)return 12;let e=n.ut;if(!e){const r=Vs(t,n);if("number"==typeof r)return r;const[s,i]=r.map((t,n)=>t.j?0===n?0:1/0:3===t.slot.kind?Qt(t.slot.value,0===n):null);if(null===s||null===i)return 12;e={least:s,most:i,unit:Gs(n,t.program)}}const r=t.subject.slot.value;if(L(r))return Ve(t,D("text length"),n);if(e.least>e.most)return 10;const s=q[e.unit](r);return s<e.least?14:s>e.most?10:f(1,!0,e.most!==1/0)}
//|150 208 235 335 0 938
,mi=(t,n)=>{const e=t.subject.slot;if(9!==e.kind)return 12;const r=fi(t,e,lr(t,n));if(null===r)return Ye(t,n);const s=(n,e)=>null===n.end||null===e.end?n.end===e.end?0:null===n.end?1:-1:de(t,n.end,e.end);r.sort((n,e)=>de(t,n.start,e.start)||s(n,e)||0);let i=null;for(const e of r){if(!t.G())return Ye(t,n);if(null!==i&&(null===i.end||-1===de(t,e.start,i.end)))return 14;null!==i&&-1!==s(i,e)||(i=e)}return 13}
//|150 201 202 236 237 0 938
,fi=(t,n,e)=>{const r=[];if(2!==e.length)return r;const[s,i]=e.map(t=>t.steps.at(-1));for(const o of hr(t,n,e[0].steps.slice(0,-1))){if(!t.G())return null;const n=ar(t,o+s);if(null===n||o+i>=t.slots.length)continue;const e=Ue(t,o+i);e.j?r.push({start:n,end:null}):null===Ze(t,e)&&null!==de(t,n,e)&&de(t,n,e)<=0&&r.push({start:n,end:e})}return r}
//|0 938
,pi=(t,n)=>{for(const e of n)if("string"!=typeof t||"number"==typeof e||e.startsWith(t))return!0;return!1}
//|7 201 202 203 204 207 208 212 280 281 283 286 299 315 327 336 0 938
,di={kinds:-2,prepare:Hs,answer(t,n){const{subject:e}=t,{kind:r,value:s}=e.slot;if(n.ut&&(4===r||3===r)){const e=n.ignoresCase&&4===r?ds(s):s;return n.ut.has(e)?13:f(2,!Le(t)||pi(e,n.ut),!0)}let[i,o]=[!Le(t),null];for(const r of n.operands){const s=Ns(t,n,r,e);if(13===s)return s;if(15===s&&(o??=Je(t,ms(t,r))),void 0!==s)continue;const c=fs(t,r);null!==c.obstacle&&(o??=c.obstacle);for(const r of c.positions){if(c.areSeveral&&!t.G())return Ye(t,n);const s=null===r?c.whole:Ue(t,r);if(c.areSeveral&&null!==Ze(t,s))o??=Je(t,c.whole);else if(!s.j||0!==s.g){if(gs(t,e,s,n.ignoresCase))return f(1,!0,!Xe(t));i||4!==e.slot.kind||4!==s.slot.kind?Xe(t)||(i=!0):i=ii(e,s,n.ignoresCase)}}}return null===o?f(2,i,!0):Ve(t,o,n)}}
//|60 147 339 340 0 938
,bi=t=>({kinds:me(4),prepare(n,e){const r=1===n.operands[0].kind?e.constants[n.operands[0].at]:Nt;return 13===r.kind?{position:r.value,scope:t}:null},answer:(n,e)=>gi(n,e,t),progress(n,e){const r=wi(n,e,t);return r&&r.progress(n.subject.slot.value)}})
//|199 0 938
,wi=(t,n,e)=>{if(n.ut)return t.program.pattern(n.ut.position,e);const{slot:r}=ze(t,n.operands[0]);return 13===r.kind?t.program.pattern(r.value,e):null}
//|207 210 339 0 938
,gi=(t,n,e)=>{if(4!==t.subject.slot.kind||We(t,t.subject))return 12;const r=wi(t,n,e)?.answer(t.subject.slot.value)??"it could not be compiled";return"number"==typeof r?r:Ve(t,`pattern failed: ${r}`,n)}
//|5 137 199 203 207 0 938
,ji=t=>({judgesEmpty:!0,reads:"nothing",kinds:-2,answer(n,e){let[r,s,i]=[null,0,0];for(const t of e.operands){const e=ze(n,t);ee(e)?r??=Je(n,e):e.j?i++:s++}const o=t(s,i,null!==r);return null===o?Ve(n,r,e):a(o)}})
//|0 938
,Oi={judgesEmpty:!0,reads:"presence",kinds:-2,answer:t=>t.subject.j?14:5}
//|147 209 283 0 938
,vi=t=>({kinds:me(4),answer(n,e){const r=Ke(n,e);if(null===r)return 15;if(4!==r.slot.kind||r.j&&0===r.g||4!==n.subject.slot.kind)return 12;const s=[n.subject.slot.value,r.slot.value];return t(...e.ignoresCase?s.map(ds):s)}})
//|147 231 345 0 938
,yi=t=>({kinds:me(4),answer:n=>4===n.subject.slot.kind?ki(ir(t,n.subject.slot.value)):12})
//|0 938
,ki=t=>2===t?13:1===t?14:10
//|201 208 235 236 289 294 347 0 938
,xi=(t,n)=>{const e=t.subject.slot;if(9!==e.kind)return 12;const r=lr(t,n),s=0===r.length?[{offset:0,stride:e.e}]:r.map(({steps:t,slotCount:n})=>({offset:t.at(-1)??0,stride:n})),i=Math.max(...s.map(t=>t.offset+t.stride)),o=new Map;for(const c of hr(t,e,(r[0]?.steps??[]).slice(0,-1))){if(c+i>t.slots.length||!$i(t,c,s))continue;const e=s.map(n=>Ue(t,c+n.offset)),r=e.map(e=>Ms(t,e,n.ignoresCase)).join("|");for(const s of o.get(r)??[]){if(!t.G())return Ye(t,n);if(e.every((e,r)=>vs(t,e,s[r],n.ignoresCase)))return 14}if(!t.G())return Ye(t,n);o.has(r)?o.get(r).push(e):o.set(r,[e])}return 13}
//|201 202 291 0 938
,$i=(t,n,e)=>{let r=!0;for(const{offset:s}of e){const e=Ue(t,n+s);if(!ks(t,e)){if(null!==Ze(t,e))return!1;r=!1}}return!r}
//|350 351 352 353 354 355 356 357 358 359 360 361 362 363 364 365 366 367 368 369 370 371 372 373 374 375 376 377 378 379 380 381 382 383 384 385 386 387 388 389 390 391 392 0 938
,Mi={}
//|0 938
,{}=Object.assign(Mi
//required|342 348 349 393 0 938
,{required:Oi}
//filled|342 348 349 393 0 938
,{filled:Oi}
//present|203 207 348 349 393 0 938
,{present:{judgesEmpty:!0,reads:"presence",kinds:-2,answer(t,n){const{slot:e}=t.subject,r=0!==e.kind&&1!==e.kind;return r&&2&e.flags?Ve(t,Je(t,t.subject),n):r?5:14}}}
//accepted|5 6 212 348 349 393 0 938
,{accepted:{judgesEmpty:!0,kinds:-2,answer(t){const n=2===t.subject.slot.kind&&t.subject.slot.value;return Xe(t)?m(n):a(n)}}}
//empty|348 349 393 0 938
,{empty:{judgesEmpty:!0,reads:"presence",kinds:-2,answer:t=>t.subject.j?13:10}}
//equal|326 348 349 393 0 938
,{equal:si}
//different|325 326 348 349 393 0 938
,{different:ri(si)}
//length|147 313 333 348 349 393 0 938
,{length:{kinds:me(4),lt:!0,prepare:Ls,answer:(t,n)=>ai(t,n)}}
//between|313 317 348 349 393 0 938
,{between:{kinds:65784,prepare:Ls,answer:(t,n)=>Ys(t,n)}}
//multiple_of|5 7 37 111 113 123 147 148 204 207 209 211 231 348 349 393 0 938
,{multiple_of:{kinds:me(4,3),answer(t,n){const e=Ke(t,n);if(null===e)return 15;if(En(t.subject.slot)||e.j||3!==e.slot.kind)return 12;const r=fe(t.subject);if(null!==r)return a(qn(r,e.slot.value));if(Qe(t))return Ve(t,D("digits of a number"),n);const{slot:s}=t.subject;return f(2,!Le(t)||0!==ir("number",Sn(s)),!0)}}}
//one_of|337 348 349 393 0 938
,{one_of:di}
//none_of|325 337 348 349 393 0 938
,{none_of:ri(di)}
//regex|338 348 349 393 0 938
,{regex:bi("whole")}
//contains|338 348 349 393 0 938
,{contains:bi("anywhere")}
//starts_with|7 343 348 349 393 0 938
,{starts_with:vi((t,n)=>t.startsWith(n)?5:f(2,n.startsWith(t),!0))}
//ends_with|5 343 348 349 393 0 938
,{ends_with:vi((t,n)=>a(t.endsWith(n)))}
//chars|24 147 199 348 349 393 0 938
,{chars:{kinds:me(4),answer(t,n){const e=ze(t,n.operands[0]).slot;return 14!==e.kind||4!==t.subject.slot.kind?12:e.value.offender.test(t.subject.slot.value)?10:13},progress(t,n){const e=ze(t,n.operands[0]).slot;if(14!==e.kind)return null;const r=t.subject.slot.value,s=r.search(e.value.offender);return C(s<0?r:r.slice(0,s))}}}
//integer|344 348 349 393 0 938
,{integer:yi("integer")}
//number|344 348 349 393 0 938
,{number:yi("number")}
//boolean|344 348 349 393 0 938
,{boolean:yi("boolean")}
//date|344 348 349 393 0 938
,{date:yi("date")}
//time|344 348 349 393 0 938
,{time:yi("time")}
//datetime|344 348 349 393 0 938
,{datetime:yi("datetime")}
//json|344 348 349 393 0 938
,{json:yi("json")}
//before|306 348 349 393 0 938
,{before:Ps("less")}
//after|306 348 349 393 0 938
,{after:Ps("greater")}
//luhn|147 209 320 322 348 349 393 0 938
,{luhn:{kinds:me(4),answer(t,n){const e=Ke(t,n);return null===e?15:Qs(t,t=>ti(t,2===e.slot.kind&&e.slot.value))}}}
//mod97|147 320 323 348 349 393 0 938
,{mod97:{kinds:me(4),answer:t=>Qs(t,ni)}}
//weighted_sum|84 147 199 202 207 320 324 348 349 393 0 938
,{weighted_sum:{kinds:me(4),answer(t,n){const e=n.operands.map(n=>ze(t,n));for(const r of e)if(null!==Ze(t,r))return Ve(t,Ze(t,r),n);const[r,...s]=e.map(({slot:t})=>3===t.kind?Qt(t.value,!1):null);return r>0&&0!==s.length?Qs(t,t=>ei(t,r,s.map(t=>t??0))):12}}}
//idna|147 209 329 348 349 393 0 938
,{idna:{kinds:me(4),answer(t,n){const e=Ke(t,n);if(null===e)return 15;if(4!==t.subject.slot.kind)return 12;const r=t.subject.slot.value;if(4!==e.slot.kind||""===e.slot.value)return ci(t,r,n);const s=r.lastIndexOf(e.slot.value);if(s<0)return 14;const i=ci(t,r.slice(s+e.slot.value.length),n);return 10===i?14:i}}}
//size|5 59 84 147 316 348 349 393 0 938
,{size:{kinds:me(9,10),lt:!0,answer(t,n){const e=At(t.subject.slot);if(9!==e.kind)return 12;const r=Vs(t,n);if("number"==typeof r)return r;const[s,i]=r.map(({slot:t},n)=>3===t.kind?Qt(t.value,0===n):null);return a(!(null!==s&&e.count<s||null!==i&&e.count>i))}}}
//unique|147 346 348 349 393 0 938
,{unique:{kinds:me(9),answer:(t,n)=>xi(t,n)}}
//exclusive|5 147 199 201 234 286 348 349 393 0 938
,{exclusive:{kinds:me(9),answer(t,n){const e=ze(t,n.operands[0]).v(t.subject),r=t.subject.slot;return 9!==r.kind||e.j?12:a(r.count<=1||!ur(r).some(n=>gs(t,Ue(t,n),e)))}}}
//includes|147 330 348 349 393 0 938
,{includes:{kinds:me(9),answer:(t,n)=>ui(t,n)}}
//ascending|147 238 348 349 393 0 938
,{ascending:{kinds:me(9),answer:(t,n)=>mr(t,n)}}
//no_overlap|147 334 348 349 393 0 938
,{no_overlap:{kinds:me(9),answer:(t,n)=>mi(t,n)}}
//min_size|328 348 349 393 0 938
,{min_size:oi((t,n)=>t>=n)}
//max_size|328 348 349 393 0 938
,{max_size:oi((t,n)=>t<=n)}
//media_type|5 147 199 348 349 393 0 938
,{media_type:{kinds:me(8),answer(t,n){if(8!==t.subject.slot.kind)return 12;const e=t.subject.slot.value.mediaType.split(";")[0].toLowerCase().replace(/\s/g,""),r=t=>e===t||"*/*"===t||t.endsWith("/*")&&e.startsWith(t.slice(0,-1)),s=n.operands.map(n=>ze(t,n).slot).filter(t=>4===t.kind);return a(s.some(t=>r(t.value.toLowerCase())))}}}
//kind|5 315 332 348 349 393 0 938
,{kind:{kinds:-2,prepare:Hs,answer:(t,n)=>t.subject.j?12:a(hi(t.subject.slot).some(t=>n.ut.has(t)))}}
//any_filled|341 348 349 393 0 938
,{any_filled:ji((t,n,e)=>t>0||!!e&&null)}
//all_filled|341 348 349 393 0 938
,{all_filled:ji((t,n,e)=>!(n>0)&&(!e||null))}
//one_filled|341 348 349 393 0 938
,{one_filled:ji((t,n,e)=>e&&t<2?null:1===t)}
//|0 938
)
//sets|16 395 0 938
,Si=t=>{const n="^"===t[0],e=(n?t.slice(1):t).replace(/\\(p\{\w+\}|[\s\S])|([\s\S])/gu,(t,n,e)=>void 0!==e?"-"===e||/[\w\s]|[^\0-\x7f]/u.test(e)?e:"\\"+Ti(e):"d"===n?"0-9":"w"===n?"0-9A-Z_a-z":"s"===n?$:"p"===n[0]?"\\"+n:"\\"+Ti(n)).replace(/^-/,"\\-").replace(/(?<!\\)-$/,"\\-");return{notation:t,offender:new RegExp(`[${n?"":"^"}${e}]`,"u")}}
//|89 0 938
,Ti=t=>/[\^$\\.*+?()[\]{}|/-]/.test(t)?t:"x"+sn(t.charCodeAt(0).toString(16),2)
//|43 50 396 397 0 938
,Ei=(t,n)=>{if("string"==typeof t){if(!Object.hasOwn(St,t))throw new V(`the type '${t}' is not known`);const n={name:t,kind:St[t],manner:Ai(t)};return"any"===t&&(n.item=n),n}const[[e,r]]=Object.entries(t);if("form"===e)return{name:e,form:n[r],manner:"value"};if("list"!==e&&"map"!==e)throw new V(`the type '${e}' is not known`);return{name:e,item:Ei(r,n),manner:"list"===e&&"choice"===r?"selection":"list"}}
//|0 938
,Ai=t=>"date"===t||"month"===t||"time"===t||"datetime"===t?"moment":"file"===t?"file":"value"
//|0 938
,Ni=t=>{for(;t.item&&"any"!==t.name;)t=t.item;return t}
//|965 0 938
,Ii={name:"any",manner:"value"}
//|0 938
,Ci={name:"text",kind:4,manner:"value"}
//|0 938
,_i=t=>new TypeError(`${"object"==typeof t?t.constructor?.name:String(t)} is no value of a form`)
//|0 938
,Fi="an object with a key twice is no value of a form"
//|0 938
,Ri=class extends TypeError{constructor(t,n="",e="unreadable"){super(t),Object.assign(this,{rule:n,reason:e})}}
//|22 403 0 938
,Bi=t=>{if(!N(t))throw new Ri("half of a surrogate pair is no value of a form")}
//|37 39 51 63 64 68 75 241 242 243 245 401 403 404 416 417 407 408 409 410 411 412 413 414 0 938
,Pi=class{constructor(t,n=!0){this.slots=t,this.ht=n,this.mt=[]}append(t){if(this.slots.length+t>16777216)throw new Ri("a form cannot hold so many values","form",D("values of a record"));const n=this.slots.length;for(let n=0;n<t;n++)this.slots.push(null);return n}ft(){const{slots:t}=this;for(let n=0;n<t.length;n++)t[n]??=new Tt(0,void 0)}value(t,n,e,r){if(void 0!==t)if("object"==typeof t&&null!==t){if(this.mt.includes(t))throw new TypeError("an object in itself is no value of a form");this.mt.push(t),n.form&&wr(t)?this.form(t,n.form,e,r+1):Array.isArray(t)&&n.item&&"map"!==n.name?this.list(t,n.item,e,r):wr(t)&&"map"===n.name?this.map(t,n.item,e,r):wr(t)&&"any"===n.name?this.members(t,e,r):this.slots[e]=wr(t)&&"file"===n.name?zi(t,n=>Or(t,n))??this.plain(t):this.plain(t),this.mt.pop()}else this.slots[e]=this.plain(t)}text(t){return Bi(t),new Tt(4,t)}plain(t){return"string"==typeof t?this.text(t):"boolean"==typeof t?new Tt(2,t):null===t?new Tt(1,void 0):this.other(t)}other(t){if(t===_t)return qi(t);if("bigint"==typeof t)return qi(Rt(t,0)??_t);if(Number.isFinite(t))return qi(Zt(t));if("object"!=typeof t)throw _i(t);if(t instanceof Ft)return new Tt(3,new Ft(t.digits,t.exponent));if(dr(t))return zi(t,n=>t[n]);if(br(t))throw _i(t);if(!Array.isArray(t))return new Tt(10,void 0);const n=new Tt(9,void 0);return n.count=Math.min(t.length,1),[n.start,n.stride]=[this.append(n.count),1],n}}
//|0 938
,{}=Object.assign(Pi.prototype
//module form contexts|37 39 51 245 405 406 415 0 938
,{form(t,n,e,r){if(r>=J)return this.slots[e]=new Tt(10,void 0),void this.slots[e].u(D("depth"));this.slots[e]=new Tt(10,void 0);for(const s of 0===r?n.parameters??[]:[])this.value(Or(t,s.name),s.type,e+s.slot,r);this.object(t,n,n.objects[0],e,r)}}
//module form contexts|51 243 244 245 402 403 405 406 415 0 938
,{object(t,n,e,r,s){const i=t[jr];for(const{name:o,field:c,group:u}of e.members){const e=o in Object.prototype?Or(t,o):t[o];if(void 0!==e){if(i?.has(o))throw new Ri(Fi);c?this.value(e,c.type,r+c.slot,s):wr(e)?(this.slots[r+n.objects[u].slot]=new Tt(10,void 0),this.object(e,n,n.objects[u],r,s)):this.slots[r+n.objects[u].slot]=this.plain(e)}}n.isClosed&&this.noteUnknown(t,e,r)}}
//isClosed|244 404 405 406 415 0 938
,{noteUnknown(t,n,e){const r=(t[gr]??Object.keys(t)).filter(e=>void 0!==t[e]&&!n.memberNames.has(e));r.forEach(Bi),r.length>0&&(this.slots[e+n.slot].unknown=r)}}
//list any|37 39 51 405 406 415 0 938
,{list(t,n,e,r){const s=this.slots[e]=new Tt(9,void 0);if(r>=J)return s.u(D("depth"));[s.count,s.stride]=[t.length,n.form?.slotCount??1],s.start=this.append(s.count*s.stride);const i="any"===n.name?r+1:r;for(let e=0;e<s.count;e++)this.value(t[e]??null,n,s.item(e),i)}}
//map|37 39 51 405 406 415 0 938
,{map(t,n,e,r){const s=this.slots[e]=new Tt(9,void 0);if(s.isMap=!0,r>=J)return s.u(D("depth"));const i=this.names(t);[s.count,s.stride]=[i.length,(n.form?.slotCount??1)+1],s.start=this.append(s.count*s.stride)+1,s.order=this.order(t,i),i.forEach((e,i)=>{const o=this.slots[s.item(i)-1]=this.text(e);o.flags|=128,o.isKey=!0,this.value(t[e],n,s.item(i),"any"===n.name?r+1:r)})}}
//any|37 39 51 399 405 406 415 0 938
,{members(t,n,e){const r=this.slots[n]=new Tt(10,void 0);if(e>=J)return r.u(D("depth"));const s=this.names(t);r.isOwn=!0,r.count=s.length,r.start=this.append(2*s.length),r.order=this.order(t,s),s.forEach((n,s)=>{this.slots[r.start+2*s]=this.text(n),this.value(t[n],Ii,r.start+2*s+1,e+1)})}}
//map any|36 244 402 403 405 406 415 0 938
,{names(t){if(t[jr])throw new Ri(Fi);return Object.keys(t).filter(n=>void 0!==t[n]).sort(z)}}
//map any|244 405 406 415 0 938
,{order(t,n){if(!this.ht||n.length<2)return null;const e=new Map(n.map((t,n)=>[t,n])),r=(t[gr]??Object.keys(t)).map(t=>e.get(t)).filter(t=>void 0!==t);return r.every((t,n)=>t===n)?null:r}}
//|0 938
)
//|51 63 0 938
,qi=t=>new Tt(3,t===_t?null:t)
//module file|51 404 0 938
,zi=(t,n)=>{const e=["name","media_type","type"].map(t=>n(t)??null),[r,[s,i,o]]=[n("size"),e];if(!Number.isSafeInteger(r)||r<0||e.some(t=>null!==t&&"string"!=typeof t))return null;if(null!==i&&null!==o)return null;for(const t of e)null!==t&&Bi(t);const c=new Tt(8,{name:s,size:r,mediaType:i??o??""});return c.given=t,c}
//|419 0 938
,Di=t=>{let n="";for(const e of t)"number"==typeof e?n+=`[${e}]`:"object"==typeof e?n+=`[${Ui(e.key)}]`:""===e||/[`\0-\x1f]/.test(e)?n+=`[${Ui(e)}]`:n+=(""===n?"":".")+(/^[A-Za-z_]\w*$/.test(e)?e:`\`${e}\``);return n}
//module map any|89 0 938
,Ui=t=>{const n={'"':'\\"',"\\":"\\\\","\n":"\\n","\r":"\\r","\t":"\\t"};return`"${t.replace(/["\\\n\r\t]|(?![ \u200d])[\p{Cc}\p{Zl}\p{Zp}\p{Cn}\p{Co}\p{Cs}\p{Cf}\p{Zs}]/gu,t=>n[t]??`\\u{${sn(t.codePointAt(0).toString(16).toUpperCase(),4)}}`)}"`}
//|422 423 0 938
,Zi=t=>{const n=[],e=[...t.pt,t.frame];return e.forEach((r,s)=>{const i=e[s+1];r.field?n.push(...r.field.groups,r.field.name):r.group>0&&n.push(...Gi(r.form,r.group));const o=t.I.slice(r.firstItem,i?.firstItem);o.length>0&&Li(t,o,r,n)}),n}
//|420 0 938
,Ji=t=>{const n=Zi(t);let e=0;for(const{key:t}of n)e+=t?.length??0;return e>256&&t.spend(16*e),n}
//list map any|59 0 938
,Li=(t,n,e,r)=>{let s=e.field?t.slots[e.base+e.field.slot]:null;for(const e of n){s=s&&At(s);const n=9===s?.kind&&e<s.count;r.push(n&&s.isMap?{key:t.slots[s.item(e)-1].value}:e),s=n?t.slots[s.item(e)]:null}}
//module nested group|0 938
,Gi=(t,n)=>{const e=[];for(;n>0;){e.unshift(t.objects[n].name);const r=n;n=t.objects.findIndex(t=>t.members.some(t=>t.group===r))}return e}
//|425 426 427 0 938
,Hi=(t,n,e,r=n.objects[0])=>Yi(r.members.map(({name:r,field:s,group:i})=>[r,s?Ki(t,e+s.slot,s.type):Vi(t,n,e,n.objects[i])]))
//group|424 0 938
,Vi=(t,n,e,r)=>{const s=t.slots[e+r.slot];if(!(5&s.flags))return 10===s.kind?Hi(t,n,e,r):1===s.kind?null:void 0}
//|0 938
,Yi=t=>Object.fromEntries(t.filter(([,t])=>void 0!==t))
//|424 428 0 938
,Ki=(t,n,e)=>{const r=t.slots[n];return!e.form||10!==r.kind||5&r.flags?Wi(t,r,e):Hi(t,e.form,n)}
//|20 112 115 429 430 0 938
,Wi=(t,n,e)=>{if(!(5&n.flags))switch(n.kind){case 0:return;case 1:return null;case 2:return n.value;case 8:return n.given;case 3:return n.value??void 0;case 4:return"text"!==e.name&&"any"!==e.name&&E(n.value)?null:n.value;case 9:return e.item?Qi(t,n,e.item):void 0;case 10:return n.isOwn?Xi(t,n):void 0;default:return Tn(n)?Nn(n):void 0}}
//list map any|234 427 0 938
,Qi=(t,n,e)=>{const r=ur(n).map(r=>[n.isMap?t.slots[r-1].value:r,Ki(t,r,e)]).filter(([,t])=>void 0!==t);return n.isMap?Object.fromEntries(r):r.map(([,t])=>t)}
//any|399 426 427 0 938
,Xi=(t,n)=>{const e=Array.from({length:n.count},(t,e)=>n.start+2*e);return Yi(e.map(n=>[t.slots[n].value,Ki(t,n+1,Ii)]))}
//externals|432 0 938
,to={kinds:-2,answer:(t,n)=>no(t,n)}
//|199 202 207 418 421 434 0 938
,no=(t,n)=>{const e=n.operands.map(n=>ze(t,n));for(const r of e)if(null!==Ze(t,r))return Ve(t,Ze(t,r),n);const r=t.program.externals[n.a],s={rule:r,value:ro(t,t.subject),arguments:e.map(n=>ro(t,n))},i=t.x.host?.dt(s);return t.bt.push({question:s,path:Di(Ji(t)),isPending:void 0===i}),t.wt=null,void 0===i?Ve(t,"pending",n):!0===i.accepted?5:void 0===i.accepted?Ve(t,i.reason,n,r.undecided):(t.wt=i.message??null,10)}
//externals|0 938
,eo=(t,n)=>{for(const e of t.bt)t.gt.bt.push({...e,isPending:e.isPending&&n});t.bt=[]}
//|193 197 400 427 428 0 938
,ro=(t,n)=>{if(n.position<0||3===n.g)return Wi(t,n.slot,Ci)??null;const e=_e(t,n.position)?.type??Pe(t)??Ci;return Ki(t,n.position,e)??null}
//|0 938
,so=t=>"keys"===t?{first:0,end:null,areKeys:!0}:{first:t[0],end:t[1],areKeys:!1}
//|0 938
,io={first:0,end:null,areKeys:!1}
//|0 938
,oo=class{constructor(t){this.end=t,this.jt=!1,this.Ot=!1,this.vt=!1,this.yt=!1,this.refused=null,this.kt=!1}}
//|0 938
,co=(t,n,e=0,r=!1)=>({form:t,base:n,firstItem:e,follows:r,field:null,group:0})
//items itemContents beginEach|210 440 441 0 938
,uo=(t,n,e)=>{const r=lo(t,n,e-1);return 0!==r.list.count&&!t.field.jt&&!We(t,t.subject)&&(t.T.push(r),ho(t))}
//items itemContents beginEach|58 59 60 0 938
,lo=(t,n,e)=>{const{slot:r}=t.subject,{areKeys:s,first:i}=n,o=!s&&0===i&&null===n.end;let c=At(r);(s?c.isMap:9===r.kind||o)||(c=Nt);const u=s?1:c.isMap?-1:0;return s&&(c=Et(c)),{list:c,count:null===n.end?c.count:Math.min(c.count,n.end),first:i,next:i,partner:u,subject:t.subject,field:t.field,end:e}}
//items itemContents beginEach|437 442 443 445 446 0 938
,ho=t=>{const n=t.T.at(-1);return n.next>n.first&&po(t,n),bo(t,n)?(ao(t,n),t.field=t.xt.get(t.subject.position)??new oo(0),mo(t,t.subject.position+n.partner)&&(t.field.yt=!0),t.field.end=n.end,t.I.push(n.list.itemAt(n.next-1)),!0):(t.field=n.field,t.subject=n.subject,t.T.pop(),!1)}
//items itemContents beginEach|201 0 938
,ao=(t,n)=>{t.subject=Ue(t,n.list.item(n.list.itemAt(n.next++)))}
//items itemContents beginEach itemTypes nested|0 938
,mo=(t,n)=>!0===t.xt.get(n)?.yt
//items itemContents beginEach itemTypes nested|443 0 938
,fo=(t,n,e)=>n.isMap&&mo(t,e-1)
//items itemContents beginEach|0 938
,po=(t,n)=>{const{field:e}=t;t.I.pop(),e.Ot&&(n.field.Ot=!0),e.vt&&(n.field.vt=!0),(e.yt||e.kt||null!==e.refused)&&t.xt.set(t.subject.position,e)}
//items itemContents beginEach|0 938
,bo=(t,n)=>{if(!t.G())return!1;for(;n.next<n.count;n.next++)if(0==(71&t.slots[n.list.item(n.list.itemAt(n.next))].flags))return!0;return!1}
//items itemContents beginEach|440 442 446 0 938
,wo=(t,n,e)=>{e?.opened();const r=lo(t,n,null);return t.T.push(r),bo(t,r)?(t.$t.push({kind:0,answer:12}),ao(t,r),!0):(t.T.pop(),t.answer=12,e?.closed(),!1)}
//items itemContents beginEach|442 446 638 639 0 938
,go=(t,n)=>{const e=t.T.at(-1);return n?.itemEnded(e.list.itemAt(e.next-1)),!Pc(t,n)&&bo(t,e)?(ao(t,e),!0):(t.subject=e.subject,t.T.pop(),Bc(t,n),!1)}
//|451 452 453 454 455 456 457 458 459 460 461 462 0 938
,jo={}
//|0 938
,{}=Object.assign(jo
//text|449 450 463 0 938
,{text:()=>"Enter text."}
//choice|449 450 463 0 938
,{choice:()=>"Enter text."}
//integer|449 450 463 0 938
,{integer:t=>t?"Enter a whole number, such as {example}.":"Enter a whole number."}
//number|449 450 463 0 938
,{number:t=>t?"Enter a number, such as {example}.":"Enter a number."}
//boolean|449 450 463 0 938
,{boolean:()=>"Enter true or false."}
//date|449 450 463 0 938
,{date:()=>"Enter a date, such as {example}."}
//month|449 450 463 0 938
,{month:()=>"Enter a month, such as {example}."}
//time|449 450 463 0 938
,{time:()=>"Enter a time, such as {example}."}
//datetime|449 450 463 0 938
,{datetime:()=>"Enter a date and a time, such as {example}."}
//file|449 450 463 0 938
,{file:()=>"Choose a file."}
//list|449 450 463 0 938
,{list:()=>"Enter a list of values."}
//map|449 450 463 0 938
,{map:()=>"Enter names and their values."}
//|0 938
)
//|0 938
,Oo={date:"2026-01-31",month:"2026-01",time:"14:30",datetime:"2026-01-31T14:30"}
//|0 938
,vo=["This must be the same as {other}.","This must be different from {other}."]
//|0 938
,yo=["There is a mistake in this number.","This number is not allowed."]
//|0 938
,ko=t=>[`The number of characters must be {${t}}.`,`The number of characters must not be {${t}}.`]
//|470 471 472 473 474 475 476 477 478 479 480 481 482 483 484 485 486 487 488 489 490 491 492 493 494 495 496 497 498 499 500 501 502 503 504 505 506 507 508 509 510 511 512 513 514 515 516 517 518 519 0 938
,xo={}
//|0 938
,{}=Object.assign(xo
//required|468 469 520 0 938
,{required:["This is required.","Leave this empty."]}
//filled|468 469 520 0 938
,{filled:["This must be filled in.","Leave this empty."]}
//present|468 469 520 0 938
,{present:["This must be included.","This must be left out."]}
//accepted|468 469 520 0 938
,{accepted:["You must accept this.","You must not accept this."]}
//empty|468 469 520 0 938
,{empty:["Leave this empty.","This must be filled in."]}
//equal|465 468 469 520 0 938
,{equal:vo}
//different|465 468 469 520 0 938
,{different:[vo[1],vo[0]]}
//equal_next|465 468 469 520 0 938
,{equal_next:vo}
//equal_previous|465 468 469 520 0 938
,{equal_previous:vo}
//min_length|468 469 520 0 938
,{min_length:["Enter {min} or more characters.","Enter fewer than {min} characters."]}
//max_length|468 469 520 0 938
,{max_length:["Enter {max} or fewer characters.","Enter more than {max} characters."]}
//length|467 468 469 520 0 938
,{length:ko("range")}
//equal_length|467 468 469 520 0 938
,{equal_length:ko("count")}
//min_value|468 469 520 0 938
,{min_value:["This must be {min} or more.","This must be less than {min}."]}
//max_value|468 469 520 0 938
,{max_value:["This must be {max} or less.","This must be more than {max}."]}
//between|468 469 520 0 938
,{between:["This must be {min}.","This must not be {min}."]}
//multiple_of|468 469 520 0 938
,{multiple_of:["This must be a multiple of {step}.","This must not be a multiple of {step}."]}
//one_of options|468 469 520 0 938
,{one_of:["Choose one of: {values}.","This must not be any of: {values}."]}
//none_of|468 469 520 0 938
,{none_of:["This must not be any of: {values}.","Choose one of: {values}."]}
//regex|468 469 520 0 938
,{regex:["Enter this in the correct format.","This format is not allowed."]}
//contains|468 469 520 0 938
,{contains:["Something that is required here is missing.","This contains something that is not allowed."]}
//starts_with|468 469 520 0 938
,{starts_with:["This must start with \u201c{text}\u201d.","This must not start with \u201c{text}\u201d."]}
//ends_with|468 469 520 0 938
,{ends_with:["This must end with \u201c{text}\u201d.","This must not end with \u201c{text}\u201d."]}
//chars|468 469 520 0 938
,{chars:["Use only these characters: {characters}","Use at least one character other than these: {characters}"]}
//integer|468 469 520 0 938
,{integer:["Enter a whole number.","This must not be a whole number."]}
//number|468 469 520 0 938
,{number:["Enter a number.","This must not be a number."]}
//boolean|468 469 520 0 938
,{boolean:["Enter true or false.","This must not be true or false."]}
//date|468 469 520 0 938
,{date:["Enter a date, such as 2026-01-31.","This must not be a date."]}
//time|468 469 520 0 938
,{time:["Enter a time, such as 14:30.","This must not be a time."]}
//datetime|468 469 520 0 938
,{datetime:["Enter a date and a time, such as 2026-01-31T14:30.","This must not be a date and time."]}
//json|468 469 520 0 938
,{json:["Enter JSON, such as [1, 2].","This must not be JSON."]}
//before|468 469 520 0 938
,{before:["This must be before {limit}.","This must not be before {limit}."]}
//after|468 469 520 0 938
,{after:["This must be after {limit}.","This must not be after {limit}."]}
//luhn|466 468 469 520 0 938
,{luhn:yo}
//mod97|466 468 469 520 0 938
,{mod97:yo}
//weighted_sum|466 468 469 520 0 938
,{weighted_sum:yo}
//idna|468 469 520 0 938
,{idna:["Enter a host name, such as m\xfcnchen.example.","This must not be a host name."]}
//size|468 469 520 0 938
,{size:["The number of items must be {range}.","The number of items must not be {range}."]}
//unique|468 469 520 0 938
,{unique:["All items must be different.","Some items must be the same."]}
//exclusive|468 469 520 0 938
,{exclusive:["\u201c{item}\u201d can't be combined with anything else.","\u201c{item}\u201d must be combined with something else."]}
//includes|468 469 520 0 938
,{includes:["Include all of: {values}.","Do not include all of: {values}."]}
//ascending|468 469 520 0 938
,{ascending:["Put the items in ascending order.","The items must not be in ascending order."]}
//no_overlap|468 469 520 0 938
,{no_overlap:["The items must not overlap.","Some items must overlap."]}
//min_size|468 469 520 0 938
,{min_size:["The file must be {min} or larger.","The file must be smaller than {min}."]}
//max_size|468 469 520 0 938
,{max_size:["The file must be {max} or smaller.","The file must be larger than {max}."]}
//media_type|468 469 520 0 938
,{media_type:["The file must have one of these types: {types}.","The file must not have any of these types: {types}."]}
//kind|468 469 520 0 938
,{kind:["The type of this value must be one of: {kinds}.","The type of this value must not be one of: {kinds}."]}
//any_filled|468 469 520 0 938
,{any_filled:["Fill in at least one of: {fields}.","Leave all of these empty: {fields}."]}
//all_filled|468 469 520 0 938
,{all_filled:["Fill in all of: {fields}.","Leave at least one of these empty: {fields}."]}
//one_filled|468 469 520 0 938
,{one_filled:["Fill in exactly one of: {fields}.","Fill in none of these, or more than one: {fields}."]}
//|0 938
)
//|523 524 525 0 938
,$o={}
//|0 938
,{}=Object.assign($o
//list map|521 522 526 0 938
,{list:["Add at least one item.","Remove all items."]}
//list|521 522 526 0 938
,{selection:["Select at least one.","Select none of these."]}
//file|521 522 526 0 938
,{file:["Choose a file.","Remove the file."]}
//|0 938
)
//|529 530 0 938
,Mo={}
//|0 938
,{}=Object.assign(Mo
//unique|527 528 531 0 938
,{unique:["Each item must have a different {by}.","Some items must have the same {by}."]}
//ascending|527 528 531 0 938
,{ascending:["Put the items in ascending order of {by}.","The items must not be in ascending order of {by}."]}
//|0 938
)
//|534 535 0 938
,So={}
//|0 938
,{}=Object.assign(So
//moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|532 533 536 0 938
,{min_value:["This must be {min} or later.","This must be earlier than {min}."]}
//moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|532 533 536 0 938
,{max_value:["This must be {max} or earlier.","This must be later than {max}."]}
//|0 938
)
//|539 540 541 542 0 938
,To={}
//|0 938
,{}=Object.assign(To
//type|449 537 538 543 0 938
,{type:({type:t,example:n})=>jo[t]?.(n)??"Fill in this part of the form."}
//module nested|537 538 543 0 938
,{unknown:({meant:t})=>"There is no field '{name}'."+(void 0===t?"":" Did you mean '{meant}'?")}
//externals|537 538 543 0 938
,{unchecked:()=>"This could not be checked."}
//computed|537 538 543 0 938
,{computed:({value:t})=>""===t?"This must be left empty.":"This must be {value}."}
//|0 938
)
//|468 521 527 532 537 0 938
,Eo=(t,n,e,r)=>{if(Object.hasOwn(To,t))return To[t](e);const s=n?1:0;if(!Object.hasOwn(xo,t))return n?"This is not allowed.":"This was not accepted.";if(So[t]&&"moment"===r())return So[t][s];const i=["required","filled","empty"].includes(t)&&$o[r()];return i?i["empty"===t?1-s:s]:"between"===t&&void 0!==e.max?xo.between[s].replace("{min}","between {min} and {max}"):(void 0!==e.by&&Mo[t]||xo[t])[s]}
//|255 550 0 938
,Ao=(t,n)=>{const{source:e,arguments:r,place:s}=t.program.messages[n],i=0===r.length?{}:Fo(Ar(t,r));return{source:e,arguments:r,values:()=>i,isStandard:t.program.sources[s[0]].startsWith("Standard/")}}
//|270 277 548 549 0 938
,No=(t,n,e)=>{switch(n){case"label":return Co(t);case"value":return t.frame.field?.isSecret?Lr:Pr(t,t.subject);case"length":return t.frame.field?.isSecret?Lr:_o(t);case"other":return e?.other()??void 0;default:return}}
//|197 245 247 248 464 544 546 0 938
,Io=(t,{authored:n=null,builtIn:e,isNegated:r=!1,values:s=null,found:i=null})=>{const o=(n,e)=>{let r=null;return kr(t,n,n=>Or(r??=e(),n)??No(t,n,i))};if(null!==n){const e=yr(t,n.source);return{message:o(e,()=>({...i?.values()??s,...n.values()})),isInEnglish:n.isStandard&&e===n.source}}const c=s??i?.values()??{};"type"===e&&(c.example??=t.frame.field?.notation?.example??Oo[c.type]);const{ruleTexts:u}=t.x,l=u&&Or(u,r?`not ${e}`:e),h=Eo(e,r,c,()=>i?.Mt()?"moment":0===t.St.length?Pe(t)?.manner??"value":"value"),a=l??yr(t,h);return{message:o(a,()=>c),isInEnglish:a===h}}
//|41 247 0 938
,Co=t=>{const{field:n,form:e,group:r}=t.frame;if(n)return yr(t,n.shownLabel);const s=r>0?e.objects[r]:e;return yr(t,s.label??G(s.name))}
//|28 0 938
,_o=t=>{const{slot:n}=t.subject;return 4===n.kind?String(P(n.value)):9===n.kind?String(n.count):"0"}
//|0 938
,Fo=t=>{const n=Object.create(null);for(const{name:e,text:r}of t)n[e]=void 0===n[e]?r:`${n[e]}, ${r}`;return n}
//module|251 0 938
,Ro=(t,{authored:n,found:e})=>{const r=null===n?[]:Mr(n.source,t.program.K).filter((t,n)=>n%2==1);if(null!==n&&0===r.length)return!0;const s=[...e.arguments,...n?.arguments??[]];return s.every(({operand:t})=>1===t.kind)&&r.every(t=>s.some(n=>n.name===t))}
//|0 938
,Bo=Object.freeze([])
//|552 554 555 0 938
,Po=(t,n,e)=>{const r=t.program.calls[n.index],s=new zo(t,r?.name??"",r?.arguments??Bo,e);return s.Tt=18===n.op?qo(t,n):null,s.arguments.some(({operand:{kind:t}})=>1!==t&&3!==t)&&s.settle(),s}
//externals|0 938
,qo=(t,n)=>{if(null!==t.wt)return{source:t.wt.replace(/[{}]/g,"$&$&"),values:()=>({})};const{message:e}=t.program.externals[n.a];return void 0===e?null:{source:t.program.messages[e].source,values:()=>({})}}
//|8 112 199 255 259 550 0 938
,zo=class{constructor(t,n,e,r){this.Et=t,this.builtIn=n,this.rule=n,this.arguments=e,this.message=null,this.Tt=null,this.answer=t.answer,this.progress=r,this.items=[],this.isNegated=!1,this.At=3===p(t.answer)?t.q:null,this.Nt=null}settle(){this.Nt={values:this.values(),other:this.other(),Mt:this.Mt()}}values(){return this.Nt?.values??Fo(Ar(this.Et,this.arguments))}other(){return null===this.Nt?_r(this.Et,this.arguments):this.Nt.other}Mt(){return this.Nt?.Mt??this.arguments.slice(0,8).some(({operand:t})=>Tn(ze(this.Et,t).slot))}}
//|8 557 558 0 938
,Do=(t,n,e,r,s,i)=>{const[o,c]=[p(n),p(r)];if(null===t||0===o)return e;if(null===e||0===c)return t;if(3===o&&3===c)return Uo(e)>Uo(t)?e:t;if(o!==c){const n=s?1:2;return o===(o===n||c===n?n:3)?t:e}return 2!==o?t:s?Zo(e,t)?e:t:i&&4&n&&!(4&r)?e:t}
//|0 938
,Uo=t=>["passes","warns","blocks"].indexOf(t.At?.U)
//|0 938
,Zo=(t,n)=>{if("kind"===t.builtIn!=("kind"===n.builtIn))return"kind"===n.builtIn;const e=t=>0!=(4&t.answer);return e(t)===e(n)?t.progress>n.progress:e(t)}
//|560 561 563 0 938
,Jo=(t,n)=>{const{start:e}=t.program.checks[n],r=new Vo(t,n),s=Lo(t.program,n);return null!==s&&r.It(s,t.program.code[e]),null!==s||Go(t,e,r)?r.Ct:(t.steps+=4096-t._t,t._t=1,null)}
//|0 938
,Lo=(t,n)=>{const{start:e}=t.checks[n],r=t.code[e+1];return t.Ft[e].test&&2===r.op&&r.a===n?t.Ft[e]:null}
//|613 0 938
,Go=(t,n,e)=>{const{subject:r,answer:s,Rt:i,q:o,F:c,depth:u,wt:l,P:h,Bt:a,Pt:m}=t,f=[t.$t,t.T,t.subjects,t.St,t.arguments,t.bt],p=f.map(t=>t.length);t.P=!0,_c(t,n,e);const d=!t.Bt;return Object.assign(t,{subject:r,answer:s,Rt:i,q:o,F:c,depth:u,wt:l,P:h,Bt:a,Pt:m}),f.forEach((t,n)=>{t.length>p[n]&&(t.length=p[n])}),d}
//beginOr beginAny|24 0 938
,Ho=(t,n)=>{const{slot:e}=t.subject;return 4!==e.kind?0:n.test?.progress?.(t,n)??(4&t.answer?C(e.value):0)}
//|553 562 565 566 567 568 569 570 571 572 0 938
,Vo=class{constructor(t,n){this.Et=t,this.check=n,this.Ct=null,this.qt=[],this.zt=[]}It(t,n){const e=this.zt.includes(!0)?Ho(this.Et,t):0;this.Ct=Po(this.Et,t,e),t!==n&&(this.Et.G(),this.Dt(this.Et.program.rules[n.a]),this.Ut(n))}Dt(t){void 0!==t.message&&this.message(t.message)}Ut(t){const n=this.Et.program.calls[t.index],{Ct:e}=this;e&&n&&(e.rule=n.name,e.Tt=e.message??e.Tt,e.message=null,e.answer=this.Et.answer)}}
//|0 938
,{}=Object.assign(Vo.prototype
//beginAnd beginOr beginAll beginAny beginEach|563 564 573 0 938
,{opened(t=!1){this.qt.push(null),this.zt.push(t)}}
//beginAnd beginOr beginAll beginAny beginEach|556 563 564 573 0 938
,{combined(t,n){const e=0!=(8&this.Et.subject.slot.flags);this.qt.push(Do(this.qt.pop(),t,this.Ct,this.Et.answer,n,e))}}
//beginAnd beginOr beginAll beginAny beginEach|563 564 573 0 938
,{closed(){this.Ct=this.qt.pop(),this.zt.pop()}}
//beginEach|563 564 573 0 938
,{itemEnded(t){this.Ct?.items.unshift(t)}}
//pushMember|563 564 573 0 938
,{memberMissing(){this.Ct=null}}
//popMember|563 564 573 0 938
,{memberEnded(){this.Ct&&(this.Ct.items=[])}}
//not|563 564 573 0 938
,{negated(){this.Ct&&Object.assign(this.Ct,{isNegated:!this.Ct.isNegated,items:[]})}}
//message|545 563 564 573 0 938
,{message(t){this.Ct&&null===this.Ct.message&&(this.Ct.message=Ao(this.Et,t))}}
//|0 938
)
//|575 576 578 0 938
,Yo=(t,n)=>{null===t.gt.Zt&&Xo(t)?Ko(t,n):Wo(t,n)}
//module|551 560 576 0 938
,Ko=(t,n)=>{const e=t.program.violations[n],{V:r}=t.x;if(null!==e&&e.V===r){const{path:n,rule:r,message:s,severity:i,file:o,line:c,column:u}=e;return void t.gt.violations.push({path:n,rule:r,message:s,severity:i,file:o,line:c,column:u})}const s=Lo(t.program,n),{text:i,violation:o}=Wo(t,n);i.found&&null!==s&&18!==s.op&&Ro(t,i)&&(t.program.violations[n]={...o,V:r})}
//|545 559 577 579 580 595 0 938
,Wo=(t,n)=>{const e=Qo(t),r=t.program.checks[n],s=r.isCondition?null:Jo(t,n),i=r.isCondition?"check":null,o=s?.items??[];t.I.push(...o);const c={authored:s?.message??(void 0===r.message?null:Ao(t,r.message))??s?.Tt??null,builtIn:i??s?.builtIn??"",isNegated:s?.isNegated??!1,found:s},u=i??s?.rule??bc(t,t.program.code[r.start])??"",l=nc(t,u,r.place,c,r.isWarning?"warning":"error",r.target);return tc(t,l,e,r),t.I.length-=o.length,{text:c,violation:l}}
//|0 938
,Qo=t=>0!=(8&t.subject.slot.flags)&&(0!=(4&t.answer)||!0===t.frame.field?.Jt)
//module|0 938
,Xo=({x:t,pt:n,I:e})=>void 0===t.ruleTexts&&void 0===t.translations&&n.length+e.length===0
//|0 938
,tc=(t,n,e,r=null)=>{t.gt.violations.push(n),t.gt.Zt?.set(n,{Lt:e,check:r})}
//|418 421 547 0 938
,nc=(t,n,e,r,s,i=[],o=null)=>{const c=null===o&&0===i.length&&t.pt.length+t.I.length===0&&t.frame.field?t.frame.field.Gt:Di([...o??Ji(t),...i]),{message:u,isInEnglish:l}=Io(t,r),h={path:c,rule:n,message:u,severity:s,file:t.program.sources[e[0]],line:e[3],column:e[4]};return l&&t.x.Ht?.add(h),h}
//|0 938
,ec=t=>t.frame.field?.place??t.frame.form.place
//|579 580 581 583 587 0 938
,rc=(t,n,e,r=!1)=>{uc(t);const s=nc(t,n,ec(t),{builtIn:n,values:e},"error");tc(t,s,r),sc(t)}
//|0 938
,sc=t=>{"first"===t.x.mode&&(t.Bt=!0)}
//|197 582 0 938
,ic=t=>{rc(t,"type",{type:Pe(t)?.name??""},0!=(16&t.subject.slot.flags))}
//|110 132 271 277 286 582 0 938
,oc=t=>{const{subject:n}=t,e=t.slots[n.position+1],r=new Wn(e,0,Mn(e),n.position+1);return!(!r.j||4&e.flags)||!(70&e.flags||n.j||!gs(t,n,r,!1))||(rc(t,"computed",{value:t.frame.field.isSecret?Lr:qr(t,n)}),"first-per-field"!==t.x.mode||(t.field.yt=!0,!1))}
//|8 433 574 577 587 589 0 938
,cc=(t,n)=>{if(t.bt.length>0&&eo(t,3===p(t.answer)),t.field.yt)return t.field.end;if(3===p(t.answer))return hc(t,n),null;const e=!0===t.Rt?.Vt;return Yo(t,n),t.program.checks[n].isWarning?null:(uc(t),e&&!Qo(t)&&(t.field.refused=t.subject.position),"first"===t.x.mode&&(t.Bt=!0),"first-per-field"!==t.x.mode?null:(t.field.yt=!0,t.field.end))}
//|0 938
,uc=t=>{t.field.Ot=!0,t.gt.isInvalid=!0}
//warn|8 574 0 938
,lc=(t,n)=>{2===p(t.answer)&&(t.P||Yo(t,n),t.answer=12)}
//|590 591 594 595 0 938
,hc=(t,n)=>{const e=t.program.checks[n],r=e.isExternal?ac(t,n):t.q,s=(r.step&&bc(t,r.step))??"when";"blocks"===r.U?dc(t,r.reason,e.isCondition?"check":s,e):"warns"===r.U&&mc(t,s,e)}
//externals|559 0 938
,ac=(t,n)=>Jo(t,n)?.At??t.q
//externals|580 0 938
,mc=(t,n,{place:e})=>{t.gt.violations.push(nc(t,n,e,{builtIn:"unchecked"},"warning"))}
//branch|594 0 938
,fc=(t,n)=>{t.program.calls[n.index]&&!t.field.yt&&dc(t,t.q.reason,"when")}
//decisions|594 0 938
,pc=(t,n)=>{const e=t.B.get(n);e&&dc(t,e.reason,"when")}
//|418 421 0 938
,dc=(t,n,e,r=null)=>{t.field.vt=!0,t.gt.vt=!0;const s={path:Di(Ji(t)),rule:e,reason:n};t.gt.undecided.push(s),null!==r&&t.gt.Zt?.set(s,{Lt:!1,check:r})}
//|0 938
,bc=(t,n)=>t.program.calls[n.index]?.name
//options|336 582 599 0 938
,wc=(t,n)=>{const{subject:e}=t;if(e.j||n.table.has(e.slot.value))return!0;const r=8&e.slot.flags&&(n.Jt||pi(e.slot.value,n.table));return rc(t,"one_of",{values:Oc(t,n.options)},Boolean(r)),!1}
//|201 210 444 584 594 596 598 0 938
,gc=t=>{const n=t.subject,e=t.frame.field;if(9!==n.slot.kind||!e||t.field.jt||t.field.kt||We(t,n))return;t.field.kt=!0;const r="first-per-field"===t.x.mode;for(let s=0;s<n.slot.count&&!t.Bt;s++){const i=n.slot.itemAt(s);t.subject=Ue(t,n.slot.item(i));const{slot:o,position:c}=t.subject,u=fo(t,n.slot,c);t.I.push(i),4&o.flags?(u||ic(t),n.slot.isMap&&r&&jc(t,c)):64&o.flags?dc(t,o.reason,"type"):4===o.kind&&e.table&&!u&&!wc(t,e)&&r&&jc(t,c),t.I.pop()}t.subject=n}
//|437 0 938
,jc=(t,n)=>{const e=new oo(0);e.yt=!0,t.xt.set(n,e)}
//|247 250 0 938
,Oc=(t,n)=>{const e=n.slice(0,8).map(({label:n,value:e})=>yr(t,n??e));return[...e.slice(0,-1),$r(t,e.at(-1),n.length)].join(", ")}
//|110 132 437 596 601 0 938
,vc=(t,n)=>{if(!t.G())return!1;const{frame:e}=t,r=e.form.fields[n.a];e.field=r,t.field=new oo(n.b);const s=e.base+r.slot,i=t.slots[s];return t.subject=new Wn(i,0,Mn(i),s),71&i.flags?(t.field.jt=!0,yc(t,r,i,s),!1):4!==i.kind||null===r.table||wc(t,r)||"all"===t.x.mode&&!t.Bt}
//|584 593 594 0 938
,yc=(t,n,e,r)=>{1&e.flags||(2&e.flags?pc(t,r):4&e.flags?ic(t):t.R.has(r)?dc(t,t.R.get(r),"computed"):dc(t,e.reason,"type"))}
//form|201 437 593 0 938
,kc=(t,n)=>{if(!t.G())return!1;t.frame.field=null,t.frame.group=t.frame.form.objects.findLastIndex(({slot:t,slotCount:e})=>t<n.a&&n.a<t+e),t.field=new oo(n.b),t.subject=Ue(t,t.frame.base);const e=t.frame.base+n.a,{flags:r}=t.slots[e];return 2==(3&r)&&pc(t,e),0==(3&r)}
//|36 604 0 938
,xc=(t,n)=>{const e=Array.from(t.toLowerCase());if(0===e.length||e.length>64)return null;const r=Math.min(Math.floor(e.length/3),4);let s=null;for(const i of n){const n=Array.from(i.toLowerCase());if(i===t||Math.abs(n.length-e.length)>r)continue;const o=$c(e,n),c=null===s||o<s.Yt||o===s.Yt&&z(i,s.name)<0;o<=r&&c&&(s={Yt:o,name:i})}return s?.name??null}
//|0 938
,$c=(t,n)=>{let[e,r]=[[],Array.from({length:n.length+1},(t,n)=>n)];return t.forEach((s,i)=>{const o=[i+1];n.forEach((c,u)=>{let l=Math.min(r[u]+(s===c?0:1),r[u+1]+1,o[u]+1);i>0&&u>0&&s===n[u-1]&&t[i-1]===c&&(l=Math.min(l,e[u-1]+1)),o.push(l)}),[e,r]=[r,o]}),r[n.length]}
//module nested|42 423 603 606 607 0 938
,Mc=(t,n)=>{for(let e=1;e<n.objects.length&&!t.Bt;e++){const r=t.slots[t.frame.base+n.objects[e].slot];10===r.kind||t.program.Kt(n,n.objects[e])||3&r.flags||!Tc(r,n)||Sc(t,"type",{builtIn:"type",values:{type:"group",example:null}},n,Gi(n,e))}if(n.isClosed)for(const[e,r]of n.objects.entries()){const s=t.slots[t.frame.base+r.slot];if(!(!s.i||null===s.unknown||3&s.flags||t.program.Kt(n,r)))for(const[i,o]of s.unknown.entries()){if(t.Bt)return;const s={name:H(o)},c=i<100?xc(o,r.members.map(t=>t.name)):null;null!==c&&(s.meant=c),Sc(t,"unknown",{builtIn:"unknown",values:s},n,[...Gi(n,e),o])}}}
//|580 583 0 938
,Sc=(t,n,e,r,s)=>{t.gt.isInvalid=!0,t.gt.violations.push(nc(t,n,r.place,e,"error",s)),sc(t)}
//|110 0 938
,Tc=(t,n)=>{switch(t.kind){case 0:case 10:return!1;case 1:return n.isExact;case 4:return n.isExact||!Mn(t);default:return!0}}
//nested|37 39 210 609 610 0 938
,Ec=(t,n)=>{if(!t.x.Wt)return;const e=t.subject,r=t.Qt;if(t.Qt=1/0,t.depth>=J)return t.Xt(D("depth"));if(t.depth++,10!==e.slot.kind||32&e.slot.flags||Nc(t,n,e.position,!1),9===e.slot.kind&&!We(t,e))for(let r=0;r<e.slot.count&&!t.Bt&&t.G();r++){const s=e.slot.itemAt(r);t.I.push(s),Ac(t,s,e.slot,n),t.I.pop()}t.depth--,t.Qt=r,t.subject=e}
//nested|110 132 444 584 594 610 0 938
,Ac=(t,n,e,r)=>{const s=e.item(n),i=t.slots[s];4&i.flags?(t.subject=new Wn(i,0,Mn(i),s),fo(t,e,s)||ic(t)):64&i.flags?dc(t,i.reason,"type"):Nc(t,r,s,n>0&&!e.isMap)}
//nested|438 605 613 0 938
,Nc=(t,n,e,r)=>{const[s,i]=[t.field,t.T.length];t.pt.push(t.frame),t.frame=co(n,e,t.I.length,r),Mc(t,n),t.Bt||_c(t,n.checks,null),t.frame=t.pt.pop(),t.T.length=i,t.field=s}
//ignoring pushMember|59 134 154 201 0 938
,Ic=(t,n)=>{const e=t.subject.slot;if(10!==e.kind||!e.isOwn)return t.answer=28,!1;t.St.push(t.subject);const r=4===n.slot.kind?je(t,At(e),n.slot.value):void 0;return t.subject=void 0===r?Xn:Ue(t,r),!0}
//ignoring pushMember|20 51 110 132 199 0 938
,Cc=(t,n)=>{const e=ze(t,n.a).slot,{subject:r}=t;if(4!==r.slot.kind||r.j||14!==e.kind)return t.subjects.push(r),!0;const s=Array.from(r.slot.value).filter(t=>e.value.offender.test(t)).join("");if(E(s))return t.Rt=n,t.answer=14,!1;if(t.subjects.push(r),s.length<r.slot.value.length){const n=new Tt(4,s);n.flags=r.slot.flags,t.subject=new Wn(n,0,Mn(n),r.position)}return!0}
//|9 205 433 586 588 600 602 637 638 639 640 642 0 938
,_c=(t,n,e)=>{const r=t.program.Ft;for(let s=n;;){const n=r[s++];switch(n.op){case 14:case 15:case 16:case 17:case 18:if(t.answer=Ge(t,n),t.Rt=d(t.answer)?n:null,e?.It(n,t.program.code[s-1]),t.Bt&&d(t.answer))return;break;case 0:if(t.Qt--<=0)return;if(vc(t,n)||(s=n.b),t.Bt)return;break;case 1:if(t.Qt--<=0)return;if(kc(t,n)||(s=n.b),t.Bt)return;break;case 2:if(t.Bt||e?.check===n.a)return;if(d(t.answer)?s=cc(t,n.a)??s:t.bt.length>0&&eo(t,!1),t.Bt)return;break;case 3:s=n.a;break;case 4:return;case 5:case 6:case 7:case 8:Rc(t,n.op-5,e);break;case 9:Pc(t,e)&&(s=n.a);break;case 10:Bc(t,e);break;case 11:e?.message(n.a);break;case 12:if(e?.check===n.a)return;lc(t,n.a);break;case 13:if(qc(t,n,e),t.Bt)return Dc(t,n);break;default:if(s=n.tn(t,n,e)??s,t.Bt)return}}}
//|616 617 618 619 620 621 622 623 624 625 626 627 628 629 630 631 632 633 634 635 0 938
,Fc={}
//|0 938
,{}=Object.assign(Fc
//moment|614 615 636 0 938
,{moment:(t,n)=>n.a===t.x.moment?void 0:n.b}
//unlessHeld|614 615 636 0 938
,{unlessHeld:(t,n)=>t.field.Ot||t.field.vt?n.a:void 0}
//whenInactive|614 615 636 0 938
,{whenInactive:(t,n)=>1&t.slots[t.frame.base+n.a].flags?void 0:n.b}
//branch|8 592 614 615 636 0 938
,{branch(t,n){const e=p(t.answer);if(1!==e)return 3!==e?n.a:(0===t.$t.length&&fc(t,n),n.b)}}
//not|10 614 615 636 0 938
,{not(t,n,e){t.answer=b(t.answer),e?.negated()}}
//pushSubject|199 614 615 636 0 938
,{pushSubject(t,n){t.subjects.push(t.subject),t.subject=ze(t,n.a)}}
//popSubject|614 615 636 0 938
,{popSubject:t=>{t.subject=t.subjects.pop()}}
//recordValue|585 614 615 636 0 938
,{recordValue:(t,n)=>oc(t)?void 0:n.a}
//itemTypes|597 614 615 636 0 938
,{itemTypes:t=>{gc(t)}}
//nested|608 614 615 636 0 938
,{nested(t,n){t.field.jt||Ec(t,t.program.forms[n.a])}}
//items|439 614 615 636 0 938
,{items:(t,n)=>t.field.yt||!uo(t,n.a,n.b)?n.b:void 0}
//itemContents|436 439 614 615 636 0 938
,{itemContents:(t,n)=>uo(t,io,n.a)?void 0:n.a}
//nextItem|441 614 615 636 0 938
,{nextItem:(t,n)=>ho(t)?n.a+1:void 0}
//decide|614 652 615 636 0 938
,{decide:(t,n)=>{Wc(t,t.program.decisions[n.a])}}
//compute|614 649 615 636 0 938
,{compute:(t,n)=>{Vc(t,t.program.computed[n.a])}}
//beginEach|447 614 615 636 0 938
,{beginEach:(t,n,e)=>wo(t,n.a,e)?void 0:n.b}
//nextEach|448 614 615 636 0 938
,{nextEach:(t,n,e)=>go(t,e)?n.a+1:void 0}
//ignoring|612 614 615 636 0 938
,{ignoring(t,n,e){if(!Cc(t,n))return e?.It(n,n),n.b}}
//pushMember|199 611 614 615 636 0 938
,{pushMember(t,n,e){if(!Ic(t,ze(t,n.a)))return e?.memberMissing(),n.b}}
//popMember|8 614 615 636 0 938
,{popMember(t,n,e){t.subject=t.St.pop(),0===p(t.answer)&&(t.answer=28),e?.memberEnded()}}
//|0 938
)
//beginAnd beginOr beginAll beginAny|14 0 938
,Rc=(t,n,e)=>{t.$t.push({kind:n,answer:k[n]}),e?.opened(1===n||3===n)}
//beginAnd beginOr beginAll beginAny beginEach|0 938
,Bc=(t,n)=>{t.answer=t.$t.pop().answer,n?.closed()}
//beginAnd beginOr beginAll beginAny beginEach|8 15 204 0 938
,Pc=(t,n)=>{const e=t.$t.at(-1),r=e.answer,s=1===e.kind||3===e.kind;e.answer=x[e.kind](r,t.answer),n?.combined(r,s);const[i,o]=s?[1,8]:[2,4];return p(e.answer)===i&&(!Le(t)||0==(e.answer&o))}
//rule|37 39 207 613 641 0 938
,qc=(t,n,e)=>{const r=t.program.rules[n.a];if(t.depth>=J&&!t.program.z(n))return void(t.answer=Ve(t,D("depth"),n));if(!t.G())return;const s=t.arguments.length;for(const e of n.operands)t.arguments.push(zc(t,e));const i=t.F;t.F=s,t.depth++,_c(t,r.entry,e),e?.Dt(r),t.arguments.length=s,t.F=i,t.depth--,e?.Ut(n)}
//rule|132 199 252 0 938
,zc=(t,n)=>{const e=ze(t,n);return t.program.W&&Sr(t,n)?Object.assign(new Wn(e.slot,e.g,e.j,e.position),{isSecret:!0}):e}
//|37 0 938
,Dc=(t,n)=>{const e=t.program.calls[n.index];e&&t.Pt?.reason===D("steps")&&(t.Pt.rule=e.name)}
//computed|37 199 202 644 648 0 938
,Uc=(t,n)=>{const e=ze(t,n.list),r={count:0,sum:0,nn:null,obstacle:Ze(t,e)};if(null!==r.obstacle||9!==e.slot.kind)return r;for(let s=0;s<e.slot.count&&null===r.obstacle;s++)t.G()?Hc(t,Zc(t,n,e.slot.item(s)),r,n.function):r.obstacle=D("steps");return r}
//computed|37 39 645 0 938
,Zc=(t,n,e)=>{const r={count:0,sum:0,nn:null,obstacle:null};if(t.depth>=J)return r.obstacle=D("depth"),r;t.depth++;const{level:s}=n;for(;t.N.length<s;)t.N.push(null);return Jc(t,e,n,0,r),t.N.length=s,t.N.every(t=>null===t)&&(t.N.length=0),t.depth--,r}
//computed|201 202 257 646 647 0 938
,Jc=(t,n,e,r,s)=>{if(n>=t.slots.length)return;const i=Ue(t,n);i.j||(("count"!==e.function||void 0!==e.body||r<e.steps.length)&&null!==Ze(t,i)?s.obstacle=`unreadable: ${Ir(t,e.list)}`:(t.N.push({position:n,form:e.forms[r]??null}),r===e.steps.length?Gc(t,e,s):Lc(t,n+e.steps[r],e,r+1,s),t.N.pop()))}
//computed|37 201 202 645 0 938
,Lc=(t,n,e,r,s)=>{if(n>=t.slots.length)return;const i=Ue(t,n);if(s.obstacle=Ze(t,i),null===s.obstacle&&9===i.slot.kind)for(let n=0;n<i.slot.count&&null===s.obstacle;n++)t.G()?Jc(t,i.slot.item(n),e,r,s):s.obstacle=D("steps")}
//computed|8 199 202 613 648 0 938
,Gc=(t,n,e)=>{if(void 0!==n.body){_c(t,n.body,null);const r=p(t.answer);if(t.Bt||n.isConditional&&3===r)return void(e.obstacle=t.q.reason);if(n.isConditional&&1!==r)return}if("count"===n.function)return void e.count++;const r=ze(t,n.value);e.obstacle=Ze(t,r),null!==e.obstacle||r.j||Hc(t,{count:1,sum:3===r.slot.kind?r.slot.value:0,nn:r,obstacle:null},e,n.function)}
//computed|116 150 0 938
,Hc=(t,n,e,r)=>{if(null===e.obstacle)if(null===n.obstacle){if(e.count+=n.count,"sum"===r){const t=In(e.sum,n.sum);null===t?e.obstacle="more than 38 digits":e.sum=t}else if("count"!==r&&null!==n.nn){const s=null===e.nn?null:de(t,n.nn,e.nn);(null===e.nn||null!==s&&("min"===r?s<0:s>0))&&(e.nn=n.nn)}}else e.obstacle=n.obstacle}
//computed|8 51 133 134 135 199 202 643 650 0 938
,Vc=(t,n)=>{const e=t.frame.base+n.slot;if(n.operand){const r=ze(t,n.operand);Yc(t,r,Ze(t,r),e)}else if(n.answer){const n=p(t.answer),r=1===n||2===n?Qn(new Tt(2,1===n)):Xn;Yc(t,r,3===n?t.q.reason:null,e)}else{const r=Uc(t,n.aggregate),{function:s}=n.aggregate,i="count"===s?te(r.count):"sum"===s?te(r.sum):r.nn;Yc(t,i??Xn,r.obstacle,e)}}
//computed|51 0 938
,Yc=(t,n,e,r)=>{const s=t.slots[r],i=null!==e||n.j?new Tt(0,void 0):n.slot.copy();i.flags=3&s.flags|(4===i.kind?128&i.flags:0),null!==e?(i.flags|=64,t.R.set(r,e)):t.R.delete(r),t.slots[r]=i}
//decisions|134 613 650 652 0 938
,Kc=(t,n)=>{const{decisions:e}=n.form;if(void 0===e)return;const r=t.frame;if(t.frame=n,t.Bt||_c(t,e,null),t.Bt){t.answer=15;for(const n of t.program.en(e))"decide"===n.name?Wc(t,t.program.decisions[n.a]):"compute"===n.name&&Yc(t,Xn,t.q.reason,t.frame.base+t.program.computed[n.a].slot)}t.frame=r}
//decisions|8 0 938
,Wc=(t,{slot:n,main:e,otherwise:r,place:s})=>{const{flags:i}=t.slots[t.frame.base+n],o=(n,e)=>{for(let r=n[0];r<n[1];r++)t.slots[t.frame.base+r].flags|=e};if(3&i){const t=1&i?1:2;o(e,t),o(r,t)}else if(1===p(t.answer))o(r,1);else if(3!==p(t.answer))o(e,1);else{const n={reason:t.q.reason,place:s};for(const s of[e,r]){o(s,2);for(let e=s[0];e<s[1];e++)t.B.set(t.frame.base+e,n)}}}
//fallback template|0 938
,Qc=new RegExp("[\\p{Cn}\u0295\\u088f\\u0897\\u0c5c\\u0cdc\\u0cf3\\u0ece\\u1acf-\\u1aeb\\u1b4e\\u1b4f\\u1b7f\\u1c89\\u1c8a\\u20c1\\u2427-\\u2429\\u2b96\\u2ffc-\\u2fff\\u31e4\\u31e5\\u31ef\\ua7cb-\\ua7cf\\ua7d2\\ua7d4\\ua7da-\\ua7dc\\ua7f1\\ufbc3-\\ufbd2\\ufd90\\ufd91\\ufdc8-\\ufdce\\u{105c0}-\\u{105f3}\\u{10940}-\\u{10959}\\u{10d40}-\\u{10d8f}\\u{10ec2}-\\u{10ed8}\\u{10efa}-\\u{10eff}\\u{1123f}-\\u{11241}\\u{11380}-\\u{113e2}\\u{116d0}-\\u{116e3}\\u{1171e}\\u{11b00}-\\u{11bf9}\\u{11db0}-\\u{11de9}\\u{11f00}-\\u{11f5a}\\u{1342f}\\u{13439}-\\u{143fa}\\u{16100}-\\u{16139}\\u{16d40}-\\u{16d79}\\u{16ea0}-\\u{16ed3}\\u{16ff2}-\\u{16ff6}\\u{187f8}-\\u{187ff}\\u{18cff}\\u{18d09}-\\u{18df2}\\u{1b132}\\u{1b155}\\u{1cc00}-\\u{1cef0}\\u{1d2c0}-\\u{1d2d3}\\u{1df25}-\\u{1df2a}\\u{1e030}-\\u{1e08f}\\u{1e4d0}-\\u{1e6ff}\\u{1f6d8}\\u{1f6dc}\\u{1f774}-\\u{1f77f}\\u{1f7d9}\\u{1f8b2}-\\u{1f8d8}\\u{1fa54}-\\u{1faff}\\u{1fbcb}-\\u{1fbef}\\u{1fbfa}\\u{2b739}-\\u{2b73f}\\u{2cea2}-\\u{2ee5d}\\u{31350}-\\u{33479}]","u")
//fallback template|653 0 938
,Xc=t=>!/^[\0-\u024f]*$/.test(t)&&Qc.test(t)
//fallback|0 938
,tu=class{constructor(t){this.sets=t.map(t=>new RegExp(`^${t}$`,"u")),this.rn=new Map,this.sn=new Map;const n=(t.join("").match(/[^\0-\x7f]|\\u[0-9a-f]{4}|\\x[0-9a-f]{2}/gu)??[]).map(t=>"\\"===t[0]?String.fromCodePoint(parseInt(t.slice(2),16)):t);for(const t of[...n.reverse(),...Array.from({length:128},(t,n)=>String.fromCharCode(127-n))])this.rn.set(this.in(t),t)}in(t){return this.sets.map(n=>n.test(t)?1:0).join("")}on(t){return Array.from(t,t=>{if(t<"\x80")return t;let n=this.sn.get(t);return void 0===n&&this.sn.set(t,n=this.rn.get(this.in(t))??t),n})}}
//backtracking|0 938
,nu=class extends Error{}
//backtracking|16 0 938
,eu={d:"\\p{Nd}",w:"\\p{L}\\p{N}_",s:`${$}\\u180e`}
//backtracking|656 657 659 0 938
,ru=class{constructor({text:t,flags:n=""},e){if(!/^s?$/.test(n))throw new nu;if(this.source=Array.from(t),this.cn="s"===n,this.un="whole"===e,this.at=0,this.ln=0,this.groups=new Map,this.hn=new Map,this.calls=[],this.pattern=this.alternatives(),this.at<this.source.length||!this.calls.every(t=>this.groups.has(t)))throw new nu}test(t){this.text=Array.from(t),this.steps=0;try{const t=this.text.length;for(let n=0;n<=(this.un?0:t);n++)if(this.an=[],this.pattern(n,n=>!this.un||n===t))return!0;return!1}catch(t){if(t instanceof nu||t instanceof RangeError)return null;throw t}}step(){if(++this.steps>2e5)throw new nu}take(t){const n=Array.from(t).every((t,n)=>this.source[this.at+n]===t);return n&&(this.at+=t.length),n}mn(t){if(!this.take(t))throw new nu}fn(t){const n=t.exec(this.source.slice(this.at,this.at+40).join(""));if(!n)throw new nu;return this.at+=Array.from(n[0]).length,n}alternatives(){const t=[this.sequence()];for(;this.take("|");)t.push(this.sequence());return 1===t.length?t[0]:(n,e)=>t.some(t=>t(n,e))}sequence(){const t=[];for(;this.at<this.source.length&&!["|",")"].includes(this.source[this.at]);)t.push(this.pn());const n=(e,r,s)=>(this.step(),e===t.length?s(r):t[e](r,t=>n(e+1,t,s)));return 1===t.length?t[0]:(t,e)=>n(0,t,e)}pn(){const t=this.part(),n=this.source[this.at];if(!["?","*","+","{"].includes(n))return t;const[e,r]="{"===n?this.dn():(this.at++,["+"===n?1:0,"?"===n?1:1/0]);if(this.take("+"))return this.possessive(t,e,r);const s=this.take("?");if(["?","*","+","{"].includes(this.source[this.at]))throw new nu;return this.repeated(t,e,r,s)}dn(){const[,t,n,e]=this.fn(/^\{(\d+)(,?)(\d*)\}/);if(""===n&&""!==e)throw new nu;return[Number(t),""!==e?Number(e):n?1/0:Number(t)]}repeated(t,n,e,r){if(t.bn&&!r)return(r,s)=>{let i=this.run(t,r,e);for(;i>=n;i--)if(s(r+i))return!0;return!1};const s=(i,o,c)=>{this.step();const u=()=>i<e&&t(o,t=>(t>o||i<n)&&s(i+1,t,c));return i<n?u():r?c(o)||u():u()||c(o)};return(t,n)=>s(0,t,n)}run(t,n,e){let r=0;for(;r<e&&n+r<this.text.length&&t.bn(this.text[n+r]);)r++;return this.steps+=r,this.step(),r}possessive(t,n,e){return n>1?this.atomic(this.repeated(t,n,e,!1)):(r,s)=>{const i=[...this.an];let[o,c]=[0,r];const u=t=>{const e=t>c;return c=t,e||o<n};for(;o<e&&(this.step(),t(c,u));)o++;return!!(o>=n&&s(c))||(this.an=i,!1)}}atomic(t){return(n,e)=>{const r=[...this.an];let s=n;return!(!t(n,t=>(s=t,!0))||!e(s))||(this.an=r,!1)}}part(){const t=this.source[this.at++];switch(t){case"(":return this.group();case"[":return this.wn(this.characterClass());case"\\":return this.escape();case"^":return(t,n)=>0===t&&n(t);case"$":return(t,n)=>t===this.text.length&&n(t);case".":return this.wn(this.cn?()=>!0:t=>"\n"!==t);case"?":case"*":case"+":case"{":throw new nu;default:return this.wn(n=>n===t)}}wn(t){return Object.assign((n,e)=>(this.step(),n<this.text.length&&t(this.text[n])&&e(n+1)),{bn:t})}group(){return this.take("?")?this.take("(DEFINE)")?(this.closed(),(t,n)=>n(t)):this.take(":")?this.closed():this.take(">")?this.atomic(this.closed()):this.take("=")||this.take("!")?this.gn("!"===this.source[this.at-1]):this.take("&")?this.call(this.fn(/^(\w+)\)/)[1]):this.jn(this.fn(/^<([A-Za-z_]\w*)>/)[1]):this.jn(null)}closed(){const t=this.alternatives();return this.mn(")"),t}gn(t){const n=this.closed();return(e,r)=>{this.step();const s=[...this.an],i=n(e,()=>!0);return t&&(this.an=[...s]),!(i===t||!r(e))||(this.an=s,!1)}}jn(t){const n=++this.ln;null!==t&&this.hn.set(t,n);const e=this.closed();return null!==t&&this.groups.set(t,e),(t,r)=>e(t,e=>{const s=this.an;return this.an=[...s],this.an[n]=this.text.slice(t,e),!!r(e)||(this.an=s,!1)})}call(t){return this.calls.push(t),(n,e)=>{this.step();const r=this.an;return this.groups.get(t)(n,t=>{const n=this.an;return this.an=r,!!e(t)||(this.an=n,!1)})}}On(t){return(n,e)=>{this.step();const r=this.an[t];return void 0!==r&&r.every((t,e)=>this.text[n+e]===t)&&e(n+r.length)}}escape(){if(/[1-9]/.test(this.source[this.at])){const t=Number(this.fn(/^[1-9](?!\d)/)[0]);if(t>this.ln)throw new nu;return this.On(t)}if(this.take("k")){const t=this.hn.get(this.fn(/^<(\w+)>/)[1]);if(void 0===t)throw new nu;return this.On(t)}if(this.take("A"))return(t,n)=>0===t&&n(t);if(this.take("z"))return(t,n)=>t===this.text.length&&n(t);const t=eu[this.source[this.at]?.toLowerCase()];return this.wn(t?this.vn(t,this.source[this.at]!==this.source[this.at++].toLowerCase()):this.vn(this.yn(),!1))}yn(){const t=this.source[this.at];if("p"===t||"P"===t)return"\\"+this.fn(/^[pP]\{(?:[CLMNPSZ][a-z]?|Alphabetic)\}/)[0];if("x"===t){const[,t,n]=this.fn(/^x(?:([0-9A-Fa-f]{2})|\{([0-9A-Fa-f]{1,6})\})/);return`\\u{${t??n}}`}this.at++;const n={n:"\\n",r:"\\r",t:"\\t",f:"\\f",...eu}[t];if(n)return n;if(void 0===t||!/[!-/:-@[-`{-~ ]/.test(t))throw new nu;return su(t)}characterClass(){const t=this.take("^"),n=[];let e=!0;for(;e||"]"!==this.source[this.at];e=!1){const t=this.source[this.at];if(void 0===t||"["===t&&/[:.=]/.test(this.source[this.at+1]))throw new nu;if("-"!==t||e||"]"===this.source[this.at+1])n.push(this.kn());else{if(/^\\p|-|p\{/i.test(n.at(-1))||"\\u{2d}"===n.at(-1))throw new nu;this.at++;const t=this.kn();if(/^\\p|-|p\{/i.test(t))throw new nu;n.push(`${n.pop()}-${t}`)}}return this.at++,this.vn(n.join(""),t)}kn(){return this.take("\\")?this.yn():su(this.source[this.at++])}vn(t,n){const e=new RegExp(`^[${n?"^":""}${t}]$`,"u"),r=Array.from({length:128},(t,n)=>e.test(String.fromCharCode(n)));return t=>t<"\x80"?r[t.charCodeAt(0)]:e.test(t)}}
//backtracking|0 938
,su=t=>`\\u{${t.codePointAt(0).toString(16)}}`
//fallback template|5 24 38 654 655 656 658 0 938
,iu=class{constructor({pattern:t,ecma:n,sets:e},r,s){this.xn=s;const i=n?.[r];this.expression=i?new RegExp(i.text,"u"):null,this.$n=i?5e6**(1/Math.max(1,i.degree)):0,this.Mn=e?new tu(e):null,this.Sn=()=>new ru(t,r),this.Tn=void 0}answer(t){if(t.length>21845&&C(t)>65536)return"the text is too long for a pattern";if(Xc(t))return U;const n=null===this.Mn?15:this.xn.answer(this.Mn.on(t).join(""));if(15!==n)return n;if(this.expression&&t.length<=this.$n)return a(this.expression.test(t));const e=this.En(t);return null===e?U:a(e)}En(t){if(void 0===this.Tn)try{this.Tn=this.Sn()}catch(t){if(!(t instanceof nu))throw t;this.Tn=null}return this.Tn?.test(t)??null}progress(t){if(null===this.Mn)return C(t);const n=this.Mn.on(t),e=this.xn.progress(n.join(""));if(null===e)return C(t);let[r,s]=[0,0];for(;s<e;)s+=C(n[r++]);return C(Array.from(t).slice(0,r).join(""))}}
//|663 664 665 666 667 668 0 938
,ou={}
//|0 938
,{}=Object.assign(ou
//trim|21 661 662 669 0 938
,{trim:A}
//collapse_spaces|19 661 662 669 0 938
,{collapse_spaces:t=>t.replace(T," ")}
//lowercase|661 662 669 0 938
,{lowercase:t=>t.includes("\u03a3")?Array.from(t,t=>t.toLowerCase()).join(""):t.toLowerCase()}
//uppercase|661 662 669 0 938
,{uppercase:t=>t.toUpperCase()}
//digits|661 670 662 669 0 938
,{digits:t=>t.replace(/\P{Nd}/gu,"").replace(/[^0-9]/gu,cu)}
//nfc|661 662 669 0 938
,{nfc:t=>t.normalize("NFC")}
//|0 938
)
//|0 938
,cu=t=>{const n=t.codePointAt(0);let e=0;for(;/\p{Nd}/u.test(String.fromCodePoint(n-e-1));)e++;return e%10}
//normalization|38 661 671 672 673 674 0 938
,uu=(t,n,e,r)=>{const s=t.slots[n];if("any"!==e.name&&e.item){if(9!==s.kind)return;for(let n=0;n<s.count;n++)uu(t,s.item(n),e.item,r)}else if(4===s.kind)for(const e of r)"string"!=typeof e?au(t,s,n,e):"nfc"===e&&lu(s.value)?hu(t,s,n,U):s.value=ou[e](s.value)}
//nfc|0 938
,lu=t=>/(?<!\p{M})\p{M}{256}/u.test(t)
//nfc template|0 938
,hu=(t,n,e,r)=>{n.u(r),t.R.set(e,r)}
//template|38 654 673 0 938
,au=(t,n,e,{replace:r,template:s})=>{const i=t.program.Q[r].ecma?.anywhere,o=i&&/^(?:[^$]|\$(?:\$|0(?!\d)|\{0\}))*$/.test(s)&&n.value.length<=5e6**(1/Math.max(1,i.degree))&&!Xc(n.value);let c=!1;const u=o&&n.value.replace(new RegExp(i.text,"gu"),t=>(""===t&&(c=!0),s.replace(/\$(\$|0|\{0\})/g,(n,e)=>"$"===e?"$":t)));o&&!c?n.value=u:hu(t,n,e,`pattern failed: ${U}`)}
//parameters|51 199 680 681 705 0 938
,mu=(t,n)=>{for(const{slot:e,type:r,defaultValue:s}of n.parameters??[])1===t.slots[e].kind&&(t.slots[e]=new Tt(0,void 0)),0!==t.slots[e].kind&&Mu(t,e,r,null),0===t.slots[e].kind&&wu(t,ze(t,s),e,gu())}
//parameters|51 438 651 677 681 0 938
,fu=(t,n)=>{const e=co(n,0);let r=gu();pu(t,e,!0,r);for(let n=0;n<=r.count;n++){for(const n of t.et)Kc(t,n);if(0===t.et.length||t.Bt)return;const{undecided:n}=r;r=gu(),pu(t,e,!0,r);const s=n.size===r.undecided.size&&[...n].every(t=>r.undecided.has(t));if(0===r.changed.size&&s)return;for(const n of t.slots)n.flags&=-4;for(const n of r.undecided)t.slots[n].flags|=2;t.B.clear()}for(const n of r.changed)t.slots[n]=Object.assign(new Tt(0,void 0),{flags:64});for(const n of t.et)Kc(t,n)}
//parameters|39 678 0 938
,pu=(t,n,e,r)=>{if(t.program.An.has(n.form)&&!(t.depth>=J)){t.depth++;for(const s of n.form.fields)s.Nn&&du(t,n.base+s.slot,s.type,s,n,!1,e,r);t.depth--}}
//parameters|438 677 678 679 0 938
,du=(t,n,e,r,s,i,o,c)=>{if(e.form){const u=co(e.form,n,0,i);return bu(t,u,s,r,c),void pu(t,u,o,c)}const u=t.slots[n];if(o&&u.c)for(let n=0;n<u.count;n++){if(!t.G())return;du(t,u.item(n),e.item,r,s,n>0&&!u.isMap,o,c)}}
//parameters|199 680 0 938
,bu=(t,n,e,r,s)=>{const{parameters:i}=n.form;if(!i||!r.arguments)return;const o=t.frame;t.frame=e,i.forEach((e,i)=>{const o=r.arguments[i];void 0!==o&&wu(t,ze(t,0===o.kind?e.defaultValue:o),n.base+e.slot,s)}),t.frame=o}
//parameters|51 114 0 938
,wu=(t,n,e,r)=>{r.count++;const s=t.slots[e],i=n.j?new Tt(0,void 0):n.slot.copy();i.flags=0===i.kind?0:i.flags&(4===i.kind?198:70),2&i.flags&&r.undecided.add(e),An(s,i,3)||r.changed.add(e),t.slots[e]=i}
//parameters|0 938
,gu=()=>({count:0,changed:new Set,undecided:new Set})
//|651 675 676 683 684 0 938
,ju=(t,n)=>{if(null!==t.E&&Ou(t,n),vu(t,n,0,!1,!1),t.program.An.size>0||n.parameters)mu(t,n),fu(t,n);else for(const n of t.et)Kc(t,n);t.et.length=0}
//contexts|705 0 938
,Ou=(t,n)=>{t.In=!0;for(const e of n.contexts??[]){const n=t.program.contexts[e],r=t.E+n.slot,{kind:s}=t.slots[r];0===s||1===s&&"any"!==n.type.name||Mu(t,r,n.type,null)}t.In=!1}
//|39 438 685 686 0 938
,vu=(t,n,e,r,s)=>{if(!(t.depth>=J)){t.depth++;for(const r of n.fields)ku(t,r,n,e+r.slot);!r||128&t.slots[e].flags||!yu(t,n,e)||(t.slots[e].flags|=32),void 0===n.decisions||t.In||t.et.push(co(n,e,0,s)),t.depth--}}
//nested contexts parameters|201 607 0 938
,yu=(t,n,e)=>!(n.isClosed&&n.objects.some(n=>t.slots[e+n.slot].i&&t.slots[e+n.slot].unknown)||n.fields.some(n=>!Ue(t,e+n.slot).j)||n.objects.slice(1).some(r=>Tc(t.slots[e+r.slot],n)))
//|671 687 705 0 938
,ku=(t,n,e,r)=>{let s=t.slots[r];if(void 0!==n.computed&&!t.In)return xu(t,n,e,r);if(e.isExact||"any"===n.type.name)s.flags|=128;else if(1===s.kind)return;0!==s.kind&&(n.normalization.length>0&&!t.In&&uu(t,r,n.type,n.normalization),Mu(t,r,n.type,n.notation),s=t.slots[r],12==(12&s.flags)&&n.Jt&&(s.flags|=16))}
//computed|51 705 0 938
,xu=(t,n,e,r)=>{const s=t.slots[r+1]=t.slots[r];t.slots[r]=new Tt(0,void 0),e.isExact&&(s.flags|=128),0!==s.kind&&(1!==s.kind||128&s.flags)&&Mu(t,r+1,n.type,n.notation)}
//|690 691 692 693 694 695 696 697 698 699 700 701 702 703 0 938
,$u={}
//|0 938
,{}=Object.assign($u
//text|688 706 689 704 0 938
,{text:(t,n)=>Su(n)}
//choice|688 706 689 704 0 938
,{choice:(t,n)=>Su(n)}
//integer|688 710 689 704 0 938
,{integer:(t,n,e,r)=>Nu(t,n,e.name,r)}
//number|688 710 689 704 0 938
,{number:(t,n,e,r)=>Nu(t,n,e.name,r)}
//boolean|688 709 689 704 0 938
,{boolean:(t,n,e)=>Au(t,n,e,null,t=>"true"===t||"false"!==t&&null)}
//date|98 688 709 689 704 0 938
,{date:(t,n,e,r)=>Au(t,n,e,r,pn)}
//month|99 688 709 689 704 0 938
,{month:(t,n,e,r)=>Au(t,n,e,r,dn)}
//time|100 688 709 689 704 0 938
,{time:(t,n,e,r)=>Au(t,n,e,r,bn)}
//datetime|101 688 709 689 704 0 938
,{datetime:(t,n,e,r)=>Au(t,n,e,r,wn)}
//file|688 707 689 704 0 938
,{file:(t,n)=>Tu(n,8)}
//any|688 715 689 704 0 938
,{any:(t,n)=>Ru(t,n)}
//form|37 39 684 688 707 689 704 0 938
,{form(t,n,e,r,s,i){Tu(n,10)&&(n.form=e.form,t.depth>=J?n.u(D("depth")):vu(t,e.form,s,!0,i))}}
//map|688 712 689 704 0 938
,{map(t,n,e,r){9!==n.kind||n.isMap||64&n.flags?Cu(t,n,e.item,r):n.flags|=4}}
//list|688 712 689 704 0 938
,{list:(t,n,e,r)=>Cu(t,n,e.item,r)}
//|0 938
)
//|688 0 938
,Mu=(t,n,e,r,s=!1)=>{$u[e.name](t,t.slots[n],e,r,n,s)}
//|0 938
,Su=t=>{4!==t.kind&&(t.flags|=4)}
//|708 0 938
,Tu=(t,n)=>t.kind===n||(Eu(t)||(t.flags|=4),!1)
//|110 0 938
,Eu=t=>4===t.kind&&Mn(t)
//boolean date month time datetime|708 711 717 0 938
,Au=(t,n,e,r,s)=>{if(n.kind===e.kind||Eu(n))return;if(4!==n.kind||2===e.kind&&(t.x.strict||128&n.flags))return void(n.flags|=4);const i=r?.read(n.value).value??s(n.value);null==i?Iu(n,e.name,r):Pu(n,e.kind,i)}
//|37 63 72 77 231 708 711 717 0 938
,Nu=(t,n,e,r)=>{if(0===n.kind)return;if(3===n.kind)return void(null===n.value?n.u(D("digits of a number")):"integer"!==e||Lt(n.value)||(n.flags|=4));if(4===n.kind&&Eu(n))return;if(4!==n.kind||t.x.strict||128&n.flags)return void(n.flags|=4);const s=r?.read(n.value),i=2===s?.completion?s.decimal:n.value;if(i===n.value&&2!==ir(e,i)&&2!==s?.completion)return Iu(n,e,r);const o=zt(i);o===_t||null===o?n.u(D("digits of a number")):Pu(n,3,o)}
//integer number boolean date month time datetime|231 0 938
,Iu=(t,n,e)=>{t.flags|=4,8&t.flags&&(0!==ir(n,t.value)||e&&0!==e.read(t.value).completion)&&(t.flags|=16)}
//list map any|37 39 707 713 0 938
,Cu=(t,n,e,r)=>{if(Tu(n,9)){if(n.count>1e6)return n.u(D("list length"));for(let s=0;s<n.count;s++){const i=n.item(s);128&n.flags&&(t.slots[i].flags|=128,n.isMap&&(t.slots[i-1].isKey=!1)),_u(t,i,e,r,s>0&&!n.isMap)}}}
//list map any|684 705 714 0 938
,_u=(t,n,e,r,s)=>{const i=t.slots[n];e.form?Fu(i)?vu(t,e.form,n,!1,s):Mu(t,n,e,r,s):1===i.kind?("any"===e.name||128&i.flags)&&Mu(t,n,e,null):0!==i.kind&&Mu(t,n,e,r)}
//|708 0 938
,Fu=t=>128&t.flags?0===t.kind:0===t.kind||1===t.kind||Eu(t)
//|37 39 399 705 712 716 0 938
,Ru=(t,n)=>{if(n.flags|=128,3===n.kind&&null===n.value&&n.u(D("digits of a number")),9===n.kind||10===n.kind){if(t.depth>J)return n.u(D("depth"));if(t.depth++,10===n.kind){n.isOwn=!0;for(let e=0;e<n.count;e++){const r=n.start+2*e+1;t.slots[r-1].flags|=128,Mu(t,r,Ii,null)}}else 64&n.flags||Cu(t,n,Ii,null);64&n.flags||Bu(t,n),t.depth--}}
//|0 938
,Bu=(t,n)=>{const e=10===n.kind?n.start+1:n.start,r=10===n.kind?2:n.stride;for(let s=0;s<n.count;s++){const i=t.slots[e+s*r];64&i.flags&&n.u(i.reason)}}
//|0 938
,Pu=(t,n,e)=>{t.text=t.value,t.kind=n,t.value=e}
//|0 938
,qu=Object.freeze({reason:"cancelled",step:null,U:"blocks"})
//|37 39 51 134 245 405 418 420 437 438 613 682 718 721 722 723 724 725 0 938
,zu=class{constructor(t){this.program=t,this.xt=new Map,this.rt=new Map,this.B=new Map,this.R=new Map,this.slots=[],this.Cn(),this._n=!1}Cn(){this.$t=[],this.T=[],this.subjects=[],this.St=[],this.arguments=[],this.bt=[],this.pt=[],this.I=[],this.N=[],this.et=[]}Fn(t,n,e){this.Rn(t,n),this.slots=e,this.Bn(new Pi(e),t);for(let t=0;t<e.length;t++)e[t]??=new Tt(0,void 0);ju(this,t)}Pn(t,n,e){return this.qn(n,e,Z),this.gt.Zt=new Map,this.Qt=1,_c(this,t,null),this.zn()}qn({frame:t,outer:n,items:e},r,s){this.Dn(t.form,r,s),this.frame={...t},this.pt=n.map(t=>({...t})),this.I=[...e]}zn(){const{gt:t,Pt:n}=this;return null!==n&&(t.vt=!0,t.undecided.push(n)),t}Rn(t,n){this.E=null,this.In=!1,this.Dn(t,n,1/0),this.B.size>0&&this.B.clear(),this.R.size>0&&this.R.clear(),this.rt.size>0&&this.rt.clear()}Dn(t,n,e){this.x=n,this.gt={isInvalid:!1,vt:!1,violations:[],undecided:[],bt:[],Zt:null},this.steps=0,this._t=4096,this.Un=e,this.subject=Xn,this.answer=12,this.Rt=null,this.q=qu,this._n||this.Cn(),this._n=!1,this.F=0,this.depth=0,this.wt=null,this.P=!1,this.Bt=!1,this.Pt=null,this.Qt=1/0,this.frame=co(t,0),this.field=new oo(0),this.xt.size>0&&this.xt.clear()}Bn(t,n){const{context:e}=this.x;for(const{name:r,type:s,slot:i}of n.parameters??[])null===this.slots[i]&&t.value(Or(e,r),s,i,0);n.contexts&&this.loadContexts(t,n)}G(){return--this._t>0||(this.steps+=4096,this._t=4096,this.steps>this.Un&&this.Xt(D("steps")),!this.Bt)}Xt(t){this.Bt||(this.Bt=!0,this.Pt={path:Di(Zi(this)),rule:"form",reason:t},this.q={...this.q,reason:t})}}
//|0 938
,{}=Object.assign(zu.prototype
//module|39 403 605 613 682 719 720 726 0 938
,{judge(t,n,e,r){this.Rn(n,e);try{null===r?this.load(t,n):r.load(this,t)}catch(t){if(!(t instanceof Ri))throw t;return this.Pt={path:"",rule:t.rule,reason:t.reason},this.zn()}return this.Un=Math.min(2e8,Z+256*this.slots.length),null===r&&ju(this,n),Mc(this,n),null!==r?r.run(this):this.Bt||_c(this,n.checks,null),this._n=!this.Bt,this.zn()}}
//filter|39 51 201 613 705 719 720 726 0 938
,{canHold(t,n,e,r){this.qn(e,r,1e5),this.rt.clear(),this.frame.field=n;const s=this.frame.base+n.slot,i=this.slots[s],o=this.slots[s]=new Tt(4,t);o.flags=8,Mu(this,s,n.type,n.notation),this.subject=Ue(this,s);let c=!0;const u=this.subject.j&&""!==t;return u&&(this.slots[s].flags|=128,this.subject=Ue(this,s)),4&o.flags?c=0!=(16&o.flags):u&&"text"!==n.type.name?c=!1:this.subject.j||(_c(this,n.filter,null),c=this.Bt||0!=(4&this.answer)),this.slots[s]=i,c}}
//module|405 719 720 726 0 938
,{load(t,n){this.slots=[];const e=new Pi(this.slots);e.append(n.slotCount),e.form(t,n,0,0),this.Bn(e,n),e.ft()}}
//contexts|245 719 720 726 0 938
,{loadContexts(t,n){const{contexts:e}=this.program,r=e.at(-1);this.E=t.append(r.slot+(r.type.form?.slotCount??1));for(const r of n.contexts){const n=e[r];t.value(Or(this.x.context,n.name),n.type,this.E+n.slot,0)}}}
//map any|719 720 726 0 938
,{spend(t){const n=Math.max(0,t-(this._t-1));this._t-=t-n,this.steps+=n}}
//|0 938
)
//mask|727 0 938
,Du={digit:t=>/^[0-9]$/.test(t),letter:t=>/^\p{Alphabetic}[\p{M}\p{Alphabetic}\u200c\u200d]*$/u.test(t),letterOrDigit:t=>Du.digit(t)||Du.letter(t)}
//mask|18 727 0 938
,Uu=t=>/^[\x20-\x7e]$/.test(t)?!Du.letterOrDigit(t):/^[\p{P}\p{Sm}]/u.test(t)||S.test(t)&&!/[\n\r\v\f\x85\u2028\u2029]/.test(t)
//mask|0 938
,Zu=class{constructor([t,n],e){Object.assign(this,{least:t,most:n,isShortened:e})}contains(t){return this.least<=t&&t<=this.most}Zn(t){return this.isShortened&&this.contains(t)||this.canContinue(t)}canContinue(t){return 10*t<=this.most&&this.least<=10*t+9}}
//mask|727 0 938
,Ju=({kind:t,first:n,second:e},r,s)=>Du[t](r)&&(!n||n.Zn(Number(r)))&&(!e||e.canContinue(Number(s)))
//mask|727 0 938
,Lu=({first:t},n)=>Boolean(t)&&Du.digit(n)&&!t.Zn(Number(n))&&t.contains(Number(n))
//mask|0 938
,Gu=({room:t,second:n},e)=>"optional"===t&&(!n||n.contains(Number(e)))
//mask|0 938
,Hu={0:["digit","mandatory"],9:["digit","optional"],A:["letter","mandatory"],a:["letter","optional"],_:["letterOrDigit","mandatory"],"-":["letterOrDigit","optional"]}
//mask|0 938
,Vu=(t,n)=>{const e=({kind:t})=>"digit"===t;if(t.filter(e).length!==n.length)return t;const r=[...n];return t.map(t=>e(t)?{...t,...r.shift()}:t)}
//mask|26 733 0 938
,Yu=t=>{const n=R(t),e=[];let r={kind:null,mandatory:0,optional:0};const s=()=>{for(const t of["mandatory","optional"])for(let n=0;n<r[t];n++)e.push({kind:r.kind,room:t});r={kind:null,mandatory:0,optional:0}};let i=null;for(let t=0;t<n.length;t++){const o=n[t];if(null!==i||"["!==o&&"{"!==o)if("]"===o||"}"===o)s(),i=null;else if("["===i&&"\u2026"===o){const t=r.kind??"letterOrDigit";s(),e.push({kind:t,room:"repeating"})}else if("["===i){const[t,n]=Hu[o];r.kind!==t&&s(),r.kind=t,r[n]++}else e.push({own:"\\"===o?n[++t]:o,isInValue:"{"===i});else i=o}return e}
//notation|0 938
,Ku={Y:[1,9999],C:[0,99],M:[1,12],D:[1,31],H:[0,23],h:[1,12],m:[0,59],s:[0,59]}
//notation|50 89 91 96 102 729 736 738 739 741 0 938
,Wu=class{constructor(t){const n=t.match(/([A-Za-z])\1*|[^A-Za-z]+/gu)??[];this.text=t,this.parts=n.map((t,e)=>{if(!/^[A-Za-z]/.test(t))return{literal:t};if("a"===t)return{isHalf:!0};const r=e+1===n.length||!/^[A-Za-z]/.test(n[e+1]),s="YY"===t?"C":t[0],i=Math.max(t.length,2);return{unit:s,least:"MDHh".includes(s)&&r?1:t.length,most:i,isPadded:t.length>1}});const e=t=>this.parts.some(n=>n.unit&&t.includes(n.unit));this.Jn=e("s"),this.type=e("Hhms")?e("YCMD")?"datetime":"time":e("D")?"date":"month",this.syntax=this.type}get Ln(){return this.parts.filter(t=>t.unit).flatMap(({unit:t,least:n,most:e})=>{if("YCMD".includes(t))return Array(e).fill({});const r=new Zu(Ku[t],n<e);return[{first:r},{second:r}]})}Gn(t){return"month"===this.type||t<69?2e3+t:1900+t}read(t){return this.Hn(t,0,0,{years:[[1,9999]],months:8190,days:-2,hour:0,minute:0,second:0,Vn:null})}Hn(t,n,e,r){const s=this.parts[e];if(!s){const e=n===t.length?this.valueOf(r):null;return null===e?{completion:0}:{completion:2,value:e}}if(s.unit)return this.Yn(t,n,e,s,r);const i=s.literal??(/[pP]/.test(t[n]??"")?"pm":"am"),o=t.slice(n,n+i.length);if(!i.startsWith(s.literal?o:o.toLowerCase()))return{completion:0};if(o.length<i.length)return{completion:1};const c=s.literal?r:{...r,Vn:"pm"===i};return this.Hn(t,n+i.length,e+1,c)}Yn(t,n,e,{unit:r,least:s,most:i},o){const c=/^\d*/.exec(t.slice(n,n+i))[0],[u,l]=[Number(c),c.length];let h=!1;if(n+l===t.length&&l<i){const t=[];for(let n=Math.max(s,l);n<=i;n++){const e=10**(n-l);t.push([u*e,u*e+e-1])}h=null!==this.Kn(o,r,t)}if(l>=s){const s=this.Kn(o,r,[[u,u]]),i=s&&this.Hn(t,n+l,e+1,s);if(i&&0!==i.completion)return i}return{completion:h?1:0}}Kn(t,n,e){const[r,s]=Ku[n],i=e.filter(([t,n])=>t<=s&&n>=r).map(([t,n])=>[Math.max(t,r),Math.min(n,s)]);if(0===i.length)return null;const o={...t},c=()=>i.flatMap(([t,n])=>Array.from({length:n-t+1},(n,e)=>t+e)),u=()=>c().reduce((t,n)=>t|1<<n,0);return"Y"===n?o.years=i:"C"===n?o.years=c().map(t=>[this.Gn(t),this.Gn(t)]):"M"===n?o.months&=u():"D"===n?o.days&=u():"m"===n?o.minute=i[0][0]:"s"===n?o.second=i[0][0]:o.hour=i[0][0],Xu(o)?o:null}valueOf({years:t,months:n,days:e,hour:r,minute:s,second:i,Vn:o}){const[c,u]=[t[0][0],Qu(n)],l=cn(c,u,Qu(e)),h=1e9*(3600*(null===o?r:r%12+(o?12:0))+60*s+i);return"date"===this.type?l:"month"===this.type?mn({year:c,month:u}):"time"===this.type?h:null===l?null:gn(l,h)}write(t,n){const e=nl(this.type,t,n);if(!e||0!==e.nanosecond||!this.Jn&&0!==e.s)return null;let r="";for(const t of this.parts)if(t.literal)r+=t.literal;else if(t.isHalf)r+=e.H<12?"AM":"PM";else{if("C"===t.unit&&this.Gn(e.Y%100)!==e.Y)return null;{const n="C"===t.unit?e.Y%100:"h"===t.unit?(e.H+11)%12+1:e[t.unit];r+=t.isPadded?sn(n,t.most):n}}return r}get example(){const[t,n]=[cn(2026,12,31),522e11],e={date:t,time:n,month:24323,datetime:gn(t,n)};return this.write(St[this.type],e[this.type])??""}st(t){return Array.from("0123456789").some(n=>0!==this.read(t+n).completion)}}
//notation|0 938
,Qu=t=>31-Math.clz32(t&-t)
//notation|90 738 740 0 938
,Xu=({years:t,months:n,days:e})=>{if(0===n||0===e)return!1;const r=Qu(e);if(r<=28)return!0;for(let e=1;e<=12;e++)if(n&1<<e&&(2===e?29===r&&tl(t):r<=on(e,1)))return!0;return!1}
//notation|90 0 938
,tl=t=>t.some(([t,n])=>{for(let e=t;e<=Math.min(n,t+8);e++)if(29===on(2,e))return!0;return!1})
//notation|92 95 103 104 0 938
,nl=(t,n,e)=>{const r=t=>{const n=Math.floor(t/1e9);return{H:Math.floor(n/3600),m:Math.floor(n/60)%60,s:n%60,nanosecond:t%1e9}},s=t=>{const{year:n,month:e,day:r}=un(t);return{Y:n,M:e,D:r,H:0,m:0,s:0,nanosecond:0}};if("date"===t&&5===n)return s(e);if("time"===t&&6===n)return r(e);if("datetime"===t&&7===n&&null===e.o)return{...s(jn(e)),...r(On(e))};if("month"!==t||16!==n&&5!==n)return null;const i=16===n?e:an(e);return{Y:Math.floor(i/12),M:i%12+1,D:0,H:0,m:0,s:0,nanosecond:0}}
//notation|310 737 0 938
,el=t=>/[0-9#]/.test(t)?new Us(t):new Wu(t)
//notation|50 63 72 98 99 100 101 231 310 0 938
,rl=(t,n)=>{if(2===t.read(n).completion||2!==ir(t.syntax,n))return null;if(t instanceof Us){const e=zt(n);return null===e||e===_t?null:t.write(3,e)}const e=(0,{date:pn,month:dn,time:bn,datetime:wn}[t.type])(n);return null===e?null:t.write(St[t.type],e)}
//|7 749 746 747 0 938
,sl=class{constructor({classes:t,states:n,accepting:e,unknown:r}){const s=il(t,256);this.vn=Uint8Array.from(s),this.Wn=Math.max(...s)+1,this.shift=32-Math.clz32(this.Wn-1),this.count=n.length,this.Qn=new Int32Array(this.count<<this.shift),n.forEach((t,n)=>{il(t,this.Wn).forEach((t,e)=>{this.Qn[n<<this.shift|e]=t<<this.shift})}),this.start=this.count>1?1<<this.shift:0,this.bn=new Uint8Array(this.count),this.Xn=new Uint8Array(this.count);for(const t of e)this.bn[t]=1;for(const t of r)this.Xn[t]=1}te(t){const{vn:n,Qn:e}=this;let r=this.start;for(let s=0;s<t.length&&0!==r;s++){const i=t.charCodeAt(s);if(i>=128)return this.ne(r,t,s);r=e[r|n[i]]}return r>>this.shift}ne(t,n,e){for(let r=e;r<n.length&&0!==t;r++){const e=n.codePointAt(r);t=this.after(t,e),e>65535&&r++}return t>>this.shift}after(t,n){const{vn:e,Qn:r}=this,s=n=>t=r[t|e[n]];return n<128?s(n):(n<2048?s(192|n>>6):(n<65536?s(224|n>>12):(s(240|n>>18),s(128|n>>12&63)),s(128|n>>6&63)),s(128|63&n))}answer(t){return this.answers[this.te(t)]}get answers(){const t=Array.from(this.bn,()=>[]);for(let n=0;n<this.count;n++)for(let e=0;e<this.Wn;e++)t[this.Qn[n<<this.shift|e]>>this.shift].push(n);const n=n=>{const e=Uint8Array.from(this.bn,(t,e)=>this.Xn[e]||t===n?1:0),r=Array.from(e.keys()).filter(t=>e[t]);for(;r.length>0;)for(const n of t[r.pop()])e[n]||r.push(n),e[n]=1;return e},[e,r]=[n(1),n(0)],s=Uint8Array.from(this.bn,(t,n)=>this.Xn[n]?15:f(t?1:2,e[n],r[n]));return Object.defineProperty(this,"answers",{value:s}),s}}
//|0 938
,{}=Object.assign(sl.prototype
//module|744 745 748 0 938
,{matches(t){const n=this.te(t);return 1===this.bn[n]&&0===this.Xn[n]}}
//beginOr beginAny|24 744 745 748 0 938
,{progress(t){const n=t=>this.answers[t>>this.shift];let[e,r]=[this.start,0];for(;r<t.length&&15!==n(e);){const s=t.codePointAt(r),i=this.after(e,s);if(!(4&n(i)))break;e=i,r+=s>65535?2:1}return 15===n(e)?null:C(t.slice(0,r))}}
//|0 938
)
//|0 938
,il=(t,n)=>{const e=new Array(n).fill(0);for(let r=0;r<t.length;r+=2)e.fill(t[r+1],t[r],t[r+2]??n);return e}
//|660 744 752 0 938
,ol=class{constructor(t,n){this.written=t,this.scope=n;const e=t.tables?.[n];this.xn=e?new sl(e):null,this.ee=null}get re(){return this.ee??=new iu(this.written,this.scope,this.xn)}answer(t){const n=this.xn?.answer(t)??15;return 15===n?this.re.answer(t):n}}
//|0 938
,{}=Object.assign(ol.prototype
//beginOr beginAny|750 751 753 0 938
,{progress(t){return this.xn?.progress(t)??this.re.progress(t)}}
//|0 938
)
//computations|43 180 0 938
,cl=t=>{const[[n,e]]=Object.entries(t);if(!Object.hasOwn(Ae,n))throw new V(`the computation '${n}' is not known`);return{name:n,...Ae[n].read?.(e)}}
//|757 758 759 760 761 762 763 764 765 766 767 0 938
,ul={}
//|0 938
,{}=Object.assign(ul
//|51 72 755 756 768 0 938
,{number:t=>new Tt(3,zt(t,!0))}
//date|51 98 755 756 768 0 938
,{date:t=>new Tt(5,pn(t))}
//month|51 99 755 756 768 0 938
,{month:t=>new Tt(16,dn(t))}
//time|51 100 755 756 768 0 938
,{time:t=>new Tt(6,bn(t))}
//datetime|51 101 755 756 768 0 938
,{datetime:t=>new Tt(7,wn(t))}
//duration|51 126 755 756 768 0 938
,{duration:t=>new Tt(11,Un(t))}
//size|51 755 756 768 0 938
,{size:t=>new Tt(12,BigInt(t.slice(0,-1)))}
//pattern|51 755 756 768 0 938
,{pattern:t=>new Tt(13,t)}
//set|51 755 756 768 0 938
,{set:(t,n)=>new Tt(14,n.sets[t])}
//range|46 51 755 756 768 0 938
,{range:t=>new Tt(15,t.map(t=>null===t?ct:{kind:1,at:t}))}
//form|51 755 756 768 0 938
,{form:()=>new Tt(1,void 0)}
//|0 938
)
//|43 51 755 0 938
,ll=(t,n)=>{if(null===t||Array.isArray(t))return new Tt(1,void 0);if("boolean"==typeof t)return new Tt(2,t);if("string"==typeof t)return new Tt(4,t);const[[e,r]]=Object.entries(t);if(!Object.hasOwn(ul,e))throw new V(`the constant '${e}' is not known`);return ul[e](r,n)}
//|0 938
,hl=class{constructor(t,n){this.reads=new Map,this.decisions=[],this.mt=null;for(const e of void 0===n.decisions?[]:t.en(n.decisions))"decide"===e.name?this.decisions.push(t.decisions[e.a]):"compute"===e.name&&this.reads.set(t.computed[e.a].slot,t.computed[e.a].reads)}conditions(t){if(null===this.mt){this.mt=new Map;for(const{main:t,otherwise:n,reads:e}of this.decisions)for(const[r,s]of[t,n])for(let t=r;t<s;t++)this.se(t,e)}return this.mt.get(t)??[]}se(t,n){const e=this.mt.get(t);e?e.push(...n):this.mt.set(t,[...n])}ie(t){return[...this.reads.get(t)??[],...this.conditions(t)]}oe(t,n){const e=new Set(t),r=new Map;for(const t of e)for(const n of this.ie(t))e.add(n),r.has(n)?r.get(n).push(t):r.set(n,[t]);const s=new Set([...e].filter(n));for(const t of s)for(const n of r.get(t)??[])s.add(n);return s}}
//|770 0 938
,al=(t,n)=>n.ce??=new hl(t,n).reads
//|0 938
,ml=(t,n)=>{const e=t.ue.get(n);if(e)return e;const r=new Set(n.reads);for(let e=n.condition;void 0!==e;e=t.conditions[e].outer)for(const n of t.conditions[e].reads)r.add(n);return t.ue.set(n,[...r]),t.ue.get(n)}
//|775 776 777 778 779 0 938
,fl={}
//|0 938
,{}=Object.assign(fl
//pushSubject|47 773 774 780 0 938
,{pushSubject:t=>ut(t)}
//ignoring|47 773 774 780 0 938
,{ignoring:t=>ut(t)}
//pushMember|47 773 774 780 0 938
,{pushMember:t=>ut(t)}
//items|435 773 774 780 0 938
,{items:t=>so(t)}
//beginEach|435 773 774 780 0 938
,{beginEach:t=>so(t)}
//|0 938
)
//|41 43 47 48 278 301 348 394 396 398 418 431 614 719 742 750 754 769 773 791 792 783 784 785 786 787 788 789 0 938
,pl=class{constructor(t){if("formrules program"!==t?.format)throw new V("this is no program that formrules has compiled");if(1!==t.version)throw new V(`version ${t.version} of programs is not known here`);const n=t.program;this.sources=n.sources,this.sets=n.sets.map(t=>Si(t)),this.Q=n.patterns,this.patterns=new Map,this.constants=n.constants.map(t=>ll(t,this)),this.operands=n.operands.map(ut),this.computations=n.computations.map(t=>cl(t)),this.itemPaths=n.itemPaths.map(t=>({...t,start:t.start&&ut(t.start)})),this.rules=n.rules,this.externals=n.externals,this.checks=n.checks,this.K=new Map,this.violations=this.checks.map(()=>null),this.ue=new Map,this.decisions=n.decisions,this.conditions=n.conditions;const e=t=>({...t,arguments:lt(t.arguments)});this.messages=n.messages.map(e);const r=n.callTable.map(e);this.calls=n.calls.map(t=>null===t?null:r[t]),this.W=!1,this.forms=n.forms.map(t=>({...t}));for(const n of this.forms)this.le(n),n.translations=t.translations?.[n.name];this.contexts=n.contexts?.map(({field:t})=>this.he(t)),this.computed=(n.computed??[]).map(t=>this.readComputed(t)),this.An=this.forms.some(t=>t.parameters)?dl(this.forms):new Set,this.code=n.instructions.map((t,n)=>this.ae(t,n)),this.code.some(({test:t})=>t?.lt)&&this.markMeasures(),this.Ft=this.code.map(t=>this.z(t)??t),this.me=null,this.Et=new zu(this)}le(t){t.fields=t.fields.map((t,n)=>({...this.he(t),index:n}));const{fields:n,objects:e}=t;t.objects=e.map(t=>{const r=t.members.map(({field:t,group:r})=>({name:(n[t]??e[r]).name,field:n[t],group:r}));return{...t,members:r,memberNames:new Set(r.map(({name:t})=>t))}});const r=t.objects.map(()=>[]);t.objects.forEach(({members:t},n)=>{for(const{field:s,group:i}of t)s?s.fe=r[n]:r[i]=[...r[n],e[i].slot]}),t.steps=(t.steps??[]).map(t=>({...t,form:null})),t.parameters&&this.readParameters(t)}he(t){const n={...t,type:Ei(t.type,this.forms)};return this.W||=n.isSecret,n.shownLabel=n.label??G(n.name),n.Gt=Di([...n.groups,n.name]),n.notation=void 0===t.notation?null:el(t.notation),n.labels=new Map(t.options.filter(({label:t})=>null!=t).map(({value:t,label:n})=>[t,n])),n.table=t.options.length>0?new Set(t.options.map(t=>t.value)):null,t.arguments&&this.readArguments(n,t.arguments),n.Nn=void 0!==Ni(n.type).form,n.Jt=n.normalization.some(t=>bl(t)),n}ae([t,n,e],r){const s=Gr.indexOf(t);if(s<0&&!Object.hasOwn(Fc,t))throw new V(`the instruction '${t}' is not known`);const i={op:s,name:t,index:r,a:fl[t]?.(n)??n,b:e,tn:Fc[t],test:null,ut:null,Vt:!1,operands:s>=13?this.operands.slice(e[0],e[0]+e[1]):[],ignoresCase:15===s};if(s>=14){if(i.test=18===s?to:s>=16?Cs:Mi[n],!i.test?.answer)throw new V(`the rule '${n}' is not known`);i.ut=i.test.prepare?.(i,this)??null}return i}z(t){if(13!==t.op||this.rules[t.a].parameterCount>0)return null;const n=this.rules[t.a].entry;return this.code[n].test&&4===this.code[n+1].op?this.code[n]:null}Kt(t,n){return null!==this.me&&this.me.name===t.name&&n.slot>=this.me.end}*en(t){for(let n=t;4!==this.code[n]?.op&&n<this.code.length;n++)yield this.code[n]}pattern(t,n){const e=2*t+("whole"===n?0:1);let r=this.patterns.get(e);return r||this.patterns.set(e,r=new ol(this.Q[t],n)),r}}
//|0 938
,{}=Object.assign(pl.prototype
//parameters|41 47 396 781 782 790 0 938
,{readParameters(t){this.W||=t.parameters.some(({isSecret:t})=>t),t.parameters=t.parameters.map(t=>({...t,shownLabel:G(t.name),type:Ei(t.type,this.forms),defaultValue:ut(t.defaultValue)}))}}
//parameters|47 781 782 790 0 938
,{readArguments(t,n){t.arguments=n.map(({operand:t})=>ut(t)),t.pe=n.map(({reads:t})=>t??[])}}
//computed|47 781 782 790 0 938
,{readComputed(t){const n={...t},{operand:e,aggregate:r,answer:s}=t.source;return s?n.answer=!0:void 0===r?n.operand=ut(e):n.aggregate={...r,list:ut(r.list),value:ut(r.value),forms:r.forms.map(t=>null===t?null:this.forms[t])},n}}
//steps|719 770 772 781 782 790 0 938
,{limited(t,{slots:[,n]}){const e=Object.assign(Object.create(pl.prototype),this);e.code=[...this.code],e.me={name:t.name,end:n};const r=new hl(this,t),s=e=>e>=n&&t.steps.some(({slots:[t,n]})=>t<=e&&e<n),i=[...this.en(t.checks)],o=i.flatMap(({op:t,a:n})=>1===t?[n]:2===t?ml(this,this.checks[n]):[]),c=r.oe([...t.fields.map(({slot:t})=>t),...o],t=>t>=n&&(!r.reads.has(t)||s(t))),u=t=>t.some(t=>c.has(t)),l=({slot:t,computed:e})=>s(t)||void 0===e&&t>=n||u([t]),h=(t,n)=>2===t.op&&u([...ml(this,this.checks[t.a]),...null===n?[]:r.conditions(n)]),a=(t,n)=>e.code[t]={op:3,a:n,b:0,index:t},m=0===i.length?0:i.at(-1).index+1,f=i.map(()=>m);for(let t=i.length-2;t>=0;t--){const{op:n,index:e}=i[t+1];f[t]=0===n||1===n?e:f[t+1]}for(const[n,e]of i.entries())if(0===e.op&&l(t.fields[e.a]))a(e.index,f[n]);else if(1===e.op&&(s(e.a)||h(this.code[e.b-1],e.a)))a(e.index,e.b);else if(2===e.op&&h(e,null)&&this.checks[e.a].start<=e.index)a(this.checks[e.a].start,e.index+1);else if("branch"===e.name){const t=this.code.slice(e.index,e.b).filter(({op:t})=>2===t);t.length>0&&t.every(t=>h(t,null))&&a(e.index,e.b)}return e.Ft=e.code.map((t,n)=>t===this.code[n]?this.Ft[n]:t),e.Et=new zu(e),e}}
//length size|781 782 790 0 938
,{markMeasures(){for(const t of this.forms)for(const n of this.en(t.checks))2===n.op&&this.markMeasuresOf(this.checks[n.a].start,n.index)}}
//length size|781 782 790 0 938
,{markMeasuresOf(t,n){let e=0;const r=[];for(let s=t;s<n;s++){const t=this.code[s];switch(t.name){case"beginEach":case"pushMember":s=t.b-1;break;case"pushSubject":r.push(!0),e++;break;case"ignoring":r.push(!1);break;case"popSubject":r.pop()&&e--;break;case"beginOr":case"beginAny":e++;break;case"beginAnd":case"beginAll":e>0&&e++;break;case"end":e>0&&e--;break;default:0===e&&t.test?.lt&&(t.Vt=!0)}}}}
//computed|781 782 790 0 938
,{isSecretlyComputed(t,n){if(void 0===t.decisions)return!1;for(const e of this.en(t.decisions))if("compute"===e.name&&this.computed[e.a].slot===n&&this.computed[e.a].isSecret)return!0;return!1}}
//|0 938
)
//parameters|398 0 938
,dl=t=>{const n=new Set;for(let e=-1;e<n.size;){e=n.size;for(const e of t)e.fields.map(t=>Ni(t.type).form).some(t=>t&&(t.parameters||n.has(t)))&&n.add(e)}return n}
//normalization|43 661 0 938
,bl=t=>{if("string"==typeof t&&!Object.hasOwn(ou,t))throw new V(`'${t}' is no step of 'normalize'`);return"nfc"===t||"object"==typeof t}
//|22 76 794 795 0 938
,wl=class{constructor(t,n,e){this.program=t,this.form=n,this.field=e,this.de=!1,this.isWellFormed=!1}read(t,n){const{type:e,table:r}=this.field;if(!e.kind||void 0!==this.field.computed)return null;const s=[];for(this.at=t;this.at<n;){const t=this.expression();if(null===t)return null;s.push(...t),2===this.program.code[this.at].op&&this.at++}r&&s.push(t=>r.has(t));const i=!this.de;if(4===e.kind)return gl(r||this.isWellFormed?s:[...s,N],i);const o=3===e.kind?Jt:2===e.kind?t=>!0===t||!1===t:null;return null===o?null:(t,n)=>{if(!o(t))return i&&null==t;for(let e=0;e<s.length;e++)if(!s[e](t,n))return!1;return!0}}expression(){const t=this.program.Ft[this.at++];if(14===t.op)return this.test(t);if(5===t.op)return this.combined()?.flat()??null;if(6!==t.op)return null;this.be=!0;const n=this.combined();if(this.be=!1,null===n||n.some(t=>1!==t.length))return null;const[e,r,...s]=n.flat();return[(t,n)=>e(t,n)||r?.(t,n)||s.some(e=>e(t,n))]}combined(){const t=[];for(;;){const{code:n}=this.program;if(10===n[this.at].op)return this.at++,t;const e=this.expression();if(null===e)return null;if(t.push(e),11===n[this.at].op&&this.at++,9!==n[this.at++].op)return null}}test(t){const{kind:n}=this.field.type,e=t.ut;switch(t.a){case"required":case"filled":case"present":return this.de=!0,[];case"equal":{if(4!==n||3!==t.operands[0].kind)return null;const e=this.form.fields.find(n=>n.slot===t.operands[0].at);return e?(this.de=!0,[(t,n)=>n[e.name]===t]):null}case"length":return e&&4===n?[jl(e)]:null;case"between":return e&&3===n?[t=>t>=e.least&&t<=e.most]:null;case"regex":case"contains":{if(4!==n||!e)return null;const t=this.program.Q[e.position];if(!t.tables?.[e.scope])return null;let r=null;const s=()=>r=this.program.pattern(e.position,e.scope).xn;return this.be||(this.isWellFormed=!0),[t=>(r??s()).matches(t)]}case"one_of":return e&&2!==n?[t=>e.has(t)]:null;case"none_of":return e&&2!==n?[t=>!e.has(t)]:null}return null}}
//|20 0 938
,gl=(t,n)=>{const[e,r]=t;return 1===t.length?(t,r)=>{if("string"!=typeof t)return n&&null==t;const s=t.charCodeAt(0);return s>32&&s<128||!E(t)?e(t,r):n}:(s,i)=>{if("string"!=typeof s)return n&&null==s;const o=s.charCodeAt(0);if(!(o>32&&o<128)&&E(s))return n;if(!e(s,i)||!r(s,i))return!1;for(let n=2;n<t.length;n++)if(!t[n](s,i))return!1;return!0}}
//|29 0 938
,jl=({least:t,most:n,unit:e})=>{const r=q[e],s={bytes:1,utf16:1,scalars:2,characters:1/0}[e],[i,o]=["characters"===e?t<=1?1:1/0:t*s,"bytes"===e?n/3:n];return e=>{if(e.length>=i&&e.length<=o)return!0;if(e.length>5e6)return!1;const s=r(e);return s>=t&&s<=n}}
//module|772 793 797 0 938
,Ol=(t,n)=>{if(n.isExact||n.isClosed||n.parameters||void 0!==n.decisions||1!==n.objects.length||void 0!==n.contexts||n.fields.some(t=>t.normalization.length>0||!t.type.kind||t.name in Object.prototype))return null;const e=new Map(n.fields.map(t=>[t.slot,t])),r=[];for(let s=n.checks;4!==t.code[s].op;s=t.code[s].b){const{op:i,a:o,b:c}=t.code[s];if(0!==i&&1!==i)return null;const u=0===i?n.fields[o]:null,l=t.code.slice(s+1,c).filter(({op:t})=>2===t).map(n=>t.checks[n.a]),h=new Set(l.flatMap(n=>ml(t,n)));r.push({field:u,name:u?.name,entry:s,bn:u&&new wl(t,n,u).read(s+1,c),others:[...h].map(t=>e.get(t)).filter(Boolean)})}return r.some(({bn:t})=>null!==t)?new vl(n,r):null}
//module|51 60 244 402 403 405 613 686 798 0 938
,vl=class{constructor(t,n){this.form=t,this.Qt=n,this.refused=[]}we(t){const{Qt:n}=this,e=void 0===t[jr],r=this.refused=[];for(let s=0;s<n.length;s++){const i=n[s];e&&null!==i.bn&&i.bn(t[i.name],t)||r.push(i)}return 0===r.length}load(t,n){const{form:e,refused:r}=this;t.slots.length!==e.slotCount&&(t.slots=new Array(e.slotCount));const{slots:s}=t;for(let t=1;t<s.length;t++)s[t]=Nt;s[0]=new Tt(10,void 0);for(const{others:t}of r)yl(s,n,t);const i=new Pi(s);for(const{field:s,name:o}of r)if(null!==s){if(n[jr]?.has(o))throw new Ri(Fi);i.value(n[o],s.type,s.slot,0),ku(t,s,e,s.slot)}s.length>e.slotCount&&i.ft()}run(t){for(const{entry:n}of this.refused)t.Qt=1,t.Bt||_c(t,n,null);t.Qt=1/0}}
//module|51 0 938
,yl=(t,n,e)=>{for(const{name:r,slot:s,type:i}of e){const e=n[r];null!=e&&(t[s]=new Tt(i.kind,e))}}
//|0 938
,kl=class extends Error{constructor(t){super(t),this.name="SessionError"}}
//|799 801 0 938
,xl=t=>{if("string"!=typeof t)throw new kl("a path is a text");const n=[],e=/\.?(?:`([^`]+)`|([^.[`]+))|\[(\d+)\]|\["((?:[^"\\]|\\.)*)"\]/y;for(;e.lastIndex<t.length;){const[,r,s,i,o]=e.exec(t)??[],c=r??s??(i&&Number(i))??(void 0===o?o:{key:$l(o)});if(void 0===c)throw new kl(`'${t}' is no path`);n.push(c)}return n}
//|0 938
,$l=t=>{const n={n:"\n",r:"\r",t:"\t"};return t.replace(/\\(?:u\{(10[\dA-F]{4}|[\dA-F]{1,5})\}|(.))/g,(t,e,r)=>e?String.fromCodePoint(parseInt(e,16)):n[r]??r)}
//filter mask notation|0 938
,Ml=(t,n,e)=>{let[r,s]=[0,t];if(!n)for(const n=Math.max(1,t-1024);s>n;)if(e(--s))return s;for(;s-r>1;){const t=r+Math.floor((s-r)/2);e(t)?r=t:s=t}return r}
//|0 938
,Sl=(t,n,e)=>({shown:t,value:t,caret:n,disposition:e})
//|26 802 803 0 938
,Tl=({start:t,end:n,text:e},r,s)=>{const i=R(r),o=i.slice(0,t).join(""),c=o+e,u=i.slice(n).join(""),l=[];let h=0;for(const t of R(c))h+=t.length,h>o.length&&l.push(h);const a=(t,n)=>{const e=c.slice(0,t)+u;return Sl(e,R(e.slice(0,t)).length,n)};if(0===l.length||""===e||s(c+u))return a(c.length,"taken");const m=Ml(l.length,""===u,t=>s(c.slice(0,l[t-1])+u));return 0===m?Sl(r,n,"refused"):a(l[m-1],"shortened")}
//notation|26 231 310 802 803 805 0 938
,El=class{static of(t,n,{start:e,end:r,text:s,isForward:i}){if(!(n instanceof Us)||null===n.group)return null;const o=R(t),c=n.ot(o);if(null===c)return null;const u=t=>t.filter(t=>!n.groups.includes(t)).length;let l=u(o.slice(0,e)),h=l+u(o.slice(e,r));l===h&&""===s&&e<r&&(i?h=Math.min(c.length,h+1):l=Math.max(0,l-1));const a=R(s),m=2===n.read(s).completion?n.ot(a)??a:a;return Object.assign(new El,{notation:n,shown:o,plain:c,start:e,end:r,text:s,lower:l,upper:h,inserted:m})}gt(t){const{shown:n,plain:e,end:r,text:s,lower:i,upper:o,inserted:c}=this,u=e.length<n.length;if(""===s)return u?this.ct(0)??Sl(this.ge(0).join(""),i,"taken"):null;const l=this.ct(c.length);if(null===l||t(l.value))return l;const h=this.ge(c.length).join("");if(!u&&t(h))return Sl(h,i+c.length,"taken");const a=Ml(c.length,o===e.length,n=>{const e=this.ct(n);return null!==e&&t(e.value)});return a>0?{...this.ct(a),disposition:"shortened"}:u?Sl(n.join(""),r,"refused"):null}get data(){const{notation:t,shown:n,start:e,end:r,text:s,lower:i,inserted:o}=this,c=this.ge(o.length).join("");return 0!==t.read(n.slice(0,e).join("")+s+n.slice(r).join("")).completion||0===ir(t.syntax,c)?null:Sl(c,i+o.length,"taken")}ge(t){return[...this.plain.slice(0,this.lower),...this.inserted.slice(0,t),...this.plain.slice(this.upper)]}ct(t){const n=this.notation.ct(this.ge(t));if(null===n)return null;let e=this.lower+t,r=0;for(;e>0;)this.notation.groups.includes(n[r++])||(e-=1);return Sl(n.join(""),r,"taken")}}
//mask|0 938
,Al=(t,n,e,r)=>({fills:t,matchesFixed:n,matchesLiterals:e,isNew:r})
//mask|806 0 938
,Nl=Al(!0,!0,!1,!1)
//mask|806 0 938
,Il=Al(!0,!1,!1,!1)
//mask|806 0 938
,Cl=Al(!1,!0,!1,!1)
//mask|806 0 938
,_l=Al(!0,!0,!0,!0)
//mask|806 0 938
,Fl=Al(!0,!0,!1,!0)
//mask|806 0 938
,Rl=Al(!0,!1,!1,!0)
//mask|0 938
,[Bl,Pl,ql]=[0,1,2]
//mask|26 0 938
,zl=t=>R(t.join(""))
//mask|26 727 728 730 731 732 807 808 809 814 815 0 938
,Dl=class{constructor(t,n=[],e=0){this.je=t,this.Oe=n,this.next=e}static of(t,n,e){const r=new Dl(n);for(const n of t)r.take(n,Nl);return 0===r.filledCount()&&([r.Oe,r.next]=[[],0]),e&&r.autocomplete(),r}static ve(t,n){return Dl.of(R(t),n,!1).value.join("")===t}copy(){return new Dl(this.je,[...this.Oe],this.next)}get shown(){return this.Oe.map(t=>t.character).join("")}get value(){return this.filledCount()>0?this.Oe.filter(t=>0!==t.ye).map(t=>t.character):[]}get ke(){return!this.je.slice(this.next).some(t=>"mandatory"===t.room||t.isInValue)}get xe(){return this.je.some(t=>void 0!==t.own&&Du.letterOrDigit(t.own))}get $e(){return this.value.length-zl(this.value).length}get Me(){return zl(this.Oe.map(t=>t.character)).length===this.Oe.length}Se(t){const n=this.Oe.slice(t).flatMap(({place:t})=>this.je[t].kind??[]);return!n.some(t=>t!==n[0])&&(this.je.every(({room:t})=>"optional"!==t)||this.je.some(({isInValue:t})=>!1===t))}filledCount(t=0,n=this.Oe.length){let e=0;for(let r=t;r<n;r++)2===this.Oe[r].ye&&e++;return e}Te(t){for(;t>0&&2!==this.Oe[t-1].ye;)t--;return t}caret(t,n,e){let r=0;for(let n=t;n>0&&r<this.Oe.length;r++)2===this.Oe[r].ye&&n--;for(;r<this.Oe.length&&2!==this.Oe[r].ye&&(!(n--<=0)||e&&this.Oe[r].place===(0===r?-1:this.Oe[r-1].place)+1);r++);return r}cut(t){const n=this.Oe.splice(t),e=this.Oe.at(-1);return this.next=void 0===e?0:"repeating"===this.je[e.place].room?e.place:e.place+1,n}autocomplete(){for(;void 0!==this.je[this.next]?.own;this.next++)this.write(this.next)}write(t,n=null){const{own:e,isInValue:r}=this.je[t];this.Oe.push({character:n??e,place:t,ye:null!==n?2:r?1:0})}Ee(t,n){let e=0;for(const{character:r,ye:s}of t.slice(n))1===s&&this.take(r,Cl),2!==s||this.take(r,Il)||e++;return e}remove(t,n){return this.Ee(this.cut(t),n-t)}take(t,n){const e=this.Oe.length;let[r,s,i]=[!1,!1,null];for(let e=this.next;e<this.je.length;e++){const o=this.je[e],{own:c,isInValue:u,room:l}=o,h=this.Oe.at(-1)?.character;if(void 0===c&&s&&(i??={next:e,count:this.Oe.length}),void 0!==c){if(this.write(e),s=r,c===t&&(u?n.matchesFixed:n.matchesLiterals))return this.next=e+1,!0}else{if(n.fills&&Ju(o,t,h))return this.write(e,t),this.next="repeating"===l?e:e+1,!0;if(n.isNew&&Lu(o,t))return this.write(e,"0"),this.write(e+1,t),this.next=e+2,!0;if(!Gu(o,h))break;r=!0}}return n.isNew&&i&&this.filledCount()>0&&Uu(t)?(this.Oe.length=i.count,this.next=i.next,!0):(this.Oe.length=e,!1)}Ae(t){for(let n=this.value;;){const e=Dl.of(zl(n),this.je,t);if(n=e.value,zl(n).length===n.length)return e}}}
//mask|26 727 802 804 810 811 812 814 815 817 0 938
,Ul=class{constructor(t,n,e){this.value=n,this.text=Dl.of(R(n),t,!0),this.canHold=e}gt({start:t,end:n,text:e,isForward:r=!1}){if(""===e)return this.deletion(t,n,r);const[s,i,o]=this.Ne(R(e),t,n);return this.Ie(s,i,o)??this.Ce(n,"refused")}Ce(t,n){return{shown:this.text.shown,value:this.value,caret:t,disposition:n}}changed(t,n,e){const r=t.Me?n:Math.min(n,R(t.shown).length);return{shown:t.shown,value:t.value.join(""),caret:r,disposition:e}}deletion(t,n,e){if(t===n)return this.Ce(t,"taken");const r=this._e(t,n);return n-t==1&&r.value.join("")===this.text.value.join("")?this.Fe(t,n,e):this.Re(t,n,t,r)}Fe(t,n,e){if(e){const e=this.text.Oe.findIndex((t,e)=>e>=n&&2===t.ye);return e<0?this.Ce(n,"taken"):this.Re(e,e+1,t)}const r=this.text.Te(t)-1;if(r<0)return this.Ce(t,"taken");const s=this.text.filledCount(n)>0?r+1:this.text.Oe.length;return this.Re(r,s,r)}_e(t,n){let e=this.text.copy();const r=e.remove(t,n);if(r>0){const s=this.text.copy();s.remove(s.Te(t),n)<r&&(e=s)}return e.Ae(!0)}Re(t,n,e,r=this._e(t,n)){if(this.text.filledCount(n)>0&&!this.text.Se(t)){const e=Tl({start:t,end:n,text:""},this.text.shown,()=>!0);if(!Dl.ve(e.value,this.text.je))return e}const s=this.text.Te(e);return this.changed(r,r.caret(this.text.filledCount(0,s),e-s,!1),"taken")}Ie(t,n,e){let r=this.Be(t,_l,n,e);if(r.loss>0||this.text.xe&&!r.rank.every(t=>0===t))for(const[s,i]of this.Pe(n)){const n=this.Be(t,s,i,e);Zl(n.rank,r.rank)&&(r=n)}if(r.loss<t.length){const t=this.qe(r);if(null!==t)return this.inserted(r,t,r.losesText?"shortened":"taken")}if(1===t.length)return null;const s=n=>this.Be(t.slice(0,n),r.as,r.start,e),i=0===this.text.filledCount(e),o=Ml(t.length,i,t=>null!==this.qe(s(t)));if(0===o)return null;const c=s(o),u=c.loss<o?this.qe(c):null;return null===u||this.ze(u)?null:this.inserted(c,u,"shortened")}inserted(t,n,e){return this.changed(n,n.caret(t.filledCount,t.ownCount,t.filledCount>0),e)}ze(t){return t.value.join("")===this.text.value.join("")}qe({text:t,keepsRest:n}){if(!n)return null;const e=t.Ae(!0);return e.filledCount()<t.filledCount()-t.$e||!e.Me?null:this.ze(e)||this.canHold(e.value.join(""))?e:null}Pe(t){const n=this.text.xe?[[Fl,t],[Rl,t]]:[],e=this.text.Te(t);return e<t?[...n,[_l,e]]:n}Be(t,n,e,r){const s=this.text.copy(),i=s.cut(e),[o,c]=[s.Oe.filter(t=>0!==t.ye).length,s.next],u=t.filter(t=>!s.take(t,n)),l=s.filledCount()>0&&s.Oe.filter(t=>0!==t.ye).length>o,h=t.length>1,a=h||this.text.filledCount()>0||e>0,m=!(l||a&&s.next>c),f=s.filledCount()-s.$e,p=s.Oe.length-s.Te(s.Oe.length),d=0===s.Ee(i,r-e),b=[!d,u.length,m,h&&!s.ke,h&&n===_l].map(Number);return{text:s,as:n,start:e,filledCount:f,ownCount:p,keepsRest:d,rank:b,loss:u.length,losesText:u.some(Du.letterOrDigit)}}Ne(t,n,e){const{Oe:r,je:s}=this.text,i=(t,n)=>{const e=zl(t),{kind:r}=s[n.place];return 1===e.length&&void 0!==r&&Du[r](e[0])};return n>0&&i([r[n-1].character,t[0]],r[n-1])&&(t=zl([r[n-=1].character,...t])),e<r.length&&i([t.at(-1),r[e].character],r[e])&&(t=zl([...t,r[e].character]),e+=1),[t,n,e]}}
//mask|0 938
,Zl=(t,n)=>{const e=t.findIndex((t,e)=>t!==n[e]);return e>=0&&t[e]<n[e]}
//|0 938
,Jl=t=>t.replace(/[^\P{Nd}0-9]/gu,t=>{const n=t.codePointAt(0);let e=n;for(;/\p{Nd}/u.test(String.fromCodePoint(e-1));)e--;return String((n-e)%10)})
//|21 26 734 735 803 804 815 816 818 821 822 823 824 825 826 827 828 829 0 938
,Ll=class{constructor(t,n,e){this.De=void 0!==t||["integer","number","date","month","time","datetime"].includes(e),this.je=void 0===t?null:Vu(Yu(t),n?.Ln??[]),this.notation=n,this.Ue={"\u066b":n?n.decimal:"number"===e?".":null,"\u066c":n?.group}}Ze(t){return Jl(t).replace(/[\u066b\u066c]/g,t=>this.Ue[t]??t)}shown(t){return this.Je(t)?Dl.of(R(t),this.je,!0).shown:t}Je(t){return null!==this.je&&Dl.ve(t,this.je)&&(null===this.notation||this.isAlive(t)||!this.isData(t))}valueOf(t){return null===this.je||null!==this.notation||"string"!=typeof t||Dl.ve(t,this.je)?t:this.formattedAgain(Sl(t,0,"taken")).value}gt(t,n,e){let r=this.De?this.Ze(t.text):t.text,s=this.Le({...t,text:r},n,e);if(null!==this.je||t.deletesPart)return s;for(const i of[A,Jl]){const o=i(r);if("taken"===s.disposition||o===r||""===o)continue;r=o;const c=this.Le({...t,text:r},n,e);"refused"!==s.disposition&&"taken"!==c.disposition||(s=c)}return s}Le(t,n,e){return null!==this.notation?this.notated(t,n,e):null===this.je||this.Je(n)?this.formatted(t,n,e):this.unformatted(t,n,e)}formatted(t,n,e){return null===this.je?Tl(t,n,e):new Ul(this.je,n,e).gt(t)}}
//|0 938
,{}=Object.assign(Ll.prototype
//notation|819 820 830 0 938
,{isAlive(t){return 0!==this.notation.read(t).completion}}
//notation|231 819 820 830 0 938
,{isData(t){return"time"!==this.notation.type&&/^(?:19|20)/.test(t)&&0!==ir(this.notation.syntax,t)}}
//notation|26 803 804 805 819 820 830 0 938
,{notated(t,n,e){const r=null===this.je?El.of(n,this.notation,t):null,s=r?.gt(e)??null;if(null!==s)return s;const i=R(this.shown(n)),o=this.translation(t,i);if(null!==o&&e(o))return Sl(o,R(o).length,"taken");if(null===this.je){const s=r?.data??null;return null!==s&&e(s.value)?s:this.formatted(t,n,e)}if(!this.Je(n))return this.formattedAgain(Tl(t,n,e));const c=this.formatted(t,n,e);if(""===t.text||"refused"!==c.disposition&&this.isAlive(c.value)||!this.isAlive(n))return c;const u=this.data(t,i);return null!==u&&e(u)?Sl(u,R(u).length,"taken"):c}}
//mask|803 804 819 820 830 0 938
,{unformatted(t,n,e){const r=Tl(t,n,t=>{const n=this.formattedAgain(Sl(t,0,"taken"));return e(n.value)||n.value===t&&e(this.withoutOwn(t))});return this.formattedAgain(r)}}
//mask|26 819 820 830 0 938
,{withoutOwn(t){const n=this.je.filter(t=>!1===t.isInValue).map(t=>t.own);return R(t).filter(t=>!n.includes(t)).join("")}}
//mask|26 815 819 820 830 0 938
,{formattedAgain(t){const n=this.fitted(t);return this.Je(t.value)?n:null===this.notation?n.shown.startsWith(t.value)||this.withoutOwn(t.value)===t.value||Dl.of(R(n.value),this.je,!0).ke?n:t:/^\p{Nd}*$/u.test(t.value)&&!this.isData(t.value)&&this.isAlive(n.value)?n:t}}
//mask|26 815 816 819 820 830 0 938
,{fitted(t){const n=t=>new Ul(this.je,"",()=>!0).gt({start:0,end:0,text:t}),e=n(t.value);if("refused"===t.disposition||"taken"!==e.disposition)return t;const r=R(t.value).slice(0,t.caret).join("");if(r===t.value)return{...e,caret:R(e.shown).length,disposition:t.disposition};const s=Dl.of(R(n(r).value),this.je,!1).filledCount(),i=Dl.of(R(e.value),this.je,!0).caret(s,0,!1);return{...e,caret:i,disposition:t.disposition}}}
//notation|26 743 819 820 830 0 938
,{translation({start:t,end:n,text:e},r){return R(e).length<2||n>r.length?null:rl(this.notation,r.slice(0,t).join("")+e+r.slice(n).join(""))}}
//notation|819 820 830 0 938
,{data({start:t,end:n,text:e},r){const s=t=>/^\p{Nd}$/u.test(t);if(r.slice(n).some(s))return null;const i=r.slice(0,t).filter(s).join("")+e;return this.isData(i)&&!this.Je(i)?i:null}}
//|0 938
)
//|39 243 831 0 938
,Gl=(t,n=0,e=new Set)=>{const r=t=>Gl(t,n+1,e);return"string"==typeof t?JSON.stringify(t):Array.isArray(t)||wr(t)?n>J||e.has(t)?"":(e.add(t),Array.isArray(t)?`[${t.map(r)}]`:`{${Object.keys(t).filter(n=>void 0!==t[n]).sort().map(n=>r(n)+r(t[n]))}}`):String(t)}
//externals|831 0 938
,Hl=({rule:t,value:n,arguments:e})=>Gl([t.name,n,e])
//contexts parameters|405 675 683 834 0 938
,Vl=(t,n,e)=>{t.Rn(n,e),t.slots=[];const r=new Pi(t.slots);r.append(n.slotCount),t.Bn(r,n),r.ft(),n.parameters&&mu(t,n),null!==t.E&&Ou(t,n);for(const e of n.parameters??[]){const n=Yl(t,e.slot,e.type,null,[e.name]);if(n)return n}for(const e of n.contexts??[]){const n=t.program.contexts[e],r=Yl(t,t.E+n.slot,n.type,n,[n.name]);if(r)return r}return null}
//contexts parameters|110 419 834 835 0 938
,Yl=(t,n,e,r,s)=>{const i=t.slots[n];if(68&i.flags)return{path:s,expected:Kl(e)};if(e.form&&10===i.kind)for(const r of e.form.fields){const e=Yl(t,n+r.slot,r.type,null,[...s,...r.groups,r.name]);if(e)return e}else if(e.item&&"any"!==e.name&&9===i.kind)for(let n=0;n<i.count;n++){const o=i.isMap?{key:t.slots[i.item(n)-1].value}:n,c=Yl(t,i.item(n),e.item,r,[...s,o]);if(c)return c}else if("choice"===e.name&&4===i.kind&&null!==r&&!Mn(i)&&!r.table?.has(i.value))return{path:s,expected:`one of ${r.options.map(({value:t})=>Ui(t)).join(", ")}`};return null}
//contexts parameters|835 0 938
,Kl=t=>t.form?.name??(t.item&&"any"!==t.name?`${t.name} of ${Kl(t.item)}`:t.name)
//moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|93 98 101 102 103 836 0 938
,Wl=class{constructor(t,n){this.now=t,this.offset=n}static of(t){if("string"==typeof t){const n=pn(t),e=null===n?wn(t):gn(n,0);if(!e)throw new RangeError(`now: '${t}' is neither a date nor a date with time`);const r=60*(e.o??0);return new Wl({s:e.s-r,n:e.n},()=>r)}const n=Number(t??Date.now());if(!Number.isFinite(n))throw new RangeError("now is no date");const e=Math.floor(n/1e3);return new Wl({s:e,n:Math.floor(1e6*(n-1e3*e))},t=>Math.round(60*-new Date(1e3*t.s).getTimezoneOffset())||0)}S(t){const n=Math.floor((t.s+this.offset(t))/86400);return Math.min(Math.max(n,-719162),2932896)}$(t){const n={s:t.s+this.offset(t),n:t.n,o:null};return ln(jn(n))?n:null}y(t){const n=n=>({s:t.s-n,n:t.n});if(null!==t.o)return n(60*t.o);const e=this.offset(n(86400));if(this.offset(n(e))===e)return n(e);const r=this.offset(n(-86400));return this.offset(n(r))===r?n(r):n(e)}}
//|0 938
,Ql=["first-per-field","all","first"]
//|837 0 938
,Xl=t=>{if(!Ql.includes(t))throw new RangeError(`'${t}' is no report mode`)}
//|836 0 938
,th=class{constructor(t,n,e){this.mode=t,this.context=n.context??{},this.strict=!0===n.strict,this.moment="submit",this.Wt=!0,this.host=null,this.ruleTexts=n.ruleTexts,this.translations=n.translations,this.V=e.translations,this.now=n.now,this.Ge=null}get k(){return this.Ge??=Wl.of(this.now)}}
//|841 842 0 938
,nh=({annotations:t,isSecret:n,computed:e,type:r})=>{const s=n||void 0!==e?void 0:t.find(({name:t})=>"default"===t)?.arguments[0];return void 0===s?void 0:rh(r,eh(s))}
//default|72 841 0 938
,eh=t=>{if(Array.isArray(t))return t.map(eh);if(null===t||"object"!=typeof t)return t;const[[n,e]]=Object.entries(t);return"number"===n?zt(e,!0):e}
//default|64 86 842 866 0 938
,rh=(t,n)=>{if("any"===t.name)return n;if("list"===t.name)return(Array.isArray(n)?n:[n]).map(n=>rh(t.item,n)).filter(t=>void 0!==t);const e="number"==typeof n||n instanceof Ft;return 4===t.kind?"string"==typeof n?n:e?tn(n):"boolean"==typeof n?String(n):void 0:Sh.includes(t.name)&&("string"==typeof n||e&&3===t.kind||"boolean"==typeof n&&2===t.kind)?n:void 0}
//|243 245 418 799 843 844 845 852 0 938
,sh=(t,n,e,r=null,s=n.objects[0])=>{ih(t,s.memberNames,"field",e);for(const{name:i,field:o,group:c}of s.members){const s=Or(t,i),u=o&&r?.node(o);if(void 0!==s&&u?.He&&fh(u),o)oh(s,o.type,[...e,i],u?.nested);else if(wr(s))sh(s,n,[...e,i],r,n.objects[c]);else if(null!=s)throw new kl(`'${Di([...e,i])}' takes the values of a form`)}}
//|243 246 418 799 0 938
,ih=(t,n,e,r)=>{if(!wr(t))throw new kl(`expected an object of ${e}s`);const s=vr(t,n);if(void 0!==s)throw new kl(`the form has no ${e} '${Di([...r,s])}'`)}
//|243 398 405 843 845 846 0 938
,oh=(t,n,e,r=null)=>{if(n.form&&wr(t))return sh(t,n.form,e,r);if(new Pi([]).value(t,n,0,0),void 0!==Ni(n).form&&("list"===n.name&&Array.isArray(t)&&t.forEach((t,r)=>ch(t,n.item,[...e,r])),"map"===n.name&&wr(t)))for(const r of Object.keys(t))oh(t[r],n.item,[...e,{key:r}])}
//|20 243 418 799 845 0 938
,ch=(t,n,e)=>{const r=null==t||"string"==typeof t&&E(t);if(n.form&&!r&&!wr(t))throw new kl(`'${Di(e)}' takes the values of a form`);oh(t,n,e)}
//|844 848 849 0 938
,uh=(t,n,e,r)=>{ih(t,new Set(hh(n,e).map(({name:t})=>t)),"context",[]),lh(t,n,e,r)}
//|245 418 799 833 839 846 849 0 938
,lh=(t,n,e,r)=>{const s=hh(n,e);for(const{name:n,type:e}of s)ch(Or(t,n),e,[n]);const i=s.some(({name:n})=>void 0!==Or(t,n))?Vl(n.Et,e,new th("all",{...r,context:t},e)):null;if(i)throw new kl(`the context '${Di(i.path)}' has the wrong type: expected ${i.expected}`)}
//|0 938
,hh=(t,n)=>[...(n.contexts??[]).map(n=>t.contexts[n]),...n.parameters??[]]
//|243 245 850 854 0 938
,ah=(t,n,e,r,s=e.form.objects[0])=>{for(const{name:i,field:o,group:c}of s.members){const s=Or(n,i),u=e.form.objects[c];o?void 0!==s?dh(t,s,e.node(o),r):r||dh(t,void 0,e.node(o),!1):wr(s)?ah(t,s,e,r,u):null!==s&&r||ah(t,{},e,!1,u)}}
//|840 851 854 0 938
,mh=(t,n)=>{for(const e of n.fields){const n=nh(e.Ve);void 0!==n&&dh(t,n,e,!1),e.nested&&mh(t,e.nested)}}
//|418 799 0 938
,fh=t=>{if(t.isReadOnly)throw new kl(`'${Di(t.path)}' is read-only`)}
//|799 0 938
,ph=t=>{if(t.Ye)throw new kl(`'${t.Ve.name}' is in a row that was removed`)}
//|243 831 850 855 856 861 0 938
,dh=(t,n,e,r)=>{const{type:s,computed:i}=e.Ve;void 0===i&&(e.Ke=bh(n),e.We=!1,s.form&&wr(n)?(e.We=!0,e.content=void 0,ah(t,n,e.nested,r)):s.form?(ah(t,{},e.nested,!1),e.content=n):"list"===s.name&&Array.isArray(n)?wh(t,n,e):(e.Qe=null,e.content=e.Xe.valueOf(n)),e.tr=(e.We||null!==e.Qe)&&Gl(e.given)!==e.nr,yh(e))}
//|20 39 243 855 0 938
,bh=(t,n=0)=>!(null==t||n>0&&!1===t)&&("string"==typeof t?!E(t):n>J||(Array.isArray(t)?t.some(t=>bh(t,n+1)):0===n||!wr(t)||Object.values(t).some(t=>bh(t,n+1))))
//list|857 859 860 0 938
,wh=(t,n,e)=>{const r=(e.Qe??[]).slice(0,n.length),s=r.length;for(;r.length<n.length;)r.push(gh(t,e));e.Qe=r,e.content=void 0,r.forEach((e,r)=>vh(t,e,n[r]));for(const{instance:t}of r.slice(s))t&&Oh(t)}
//module list|869 0 938
,gh=(t,n)=>{const e={value:null,instance:null};return n.er&&(e.instance=new Ah(t,n.er,n,e)),e}
//|243 850 851 859 0 938
,jh=(t,n,e)=>{void 0!==e&&(n.value=e),n.instance&&(mh(t,n.instance),wr(e)&&ah(t,e,n.instance,!0),Oh(n.instance))}
//|831 0 938
,Oh=t=>{for(const n of t.rr())Object.assign(n,{nr:Gl(n.given),tr:!1})}
//|243 850 0 938
,vh=(t,n,e)=>{n.value=e,n.instance&&wr(e)&&ah(t,e,n.instance,!1)}
//|0 938
,yh=t=>{t.session.sr++,t.unit.moment="change";for(let{ir:n,or:e}=t.instance;n&&void 0!==t.given;({ir:n,or:e}=n.instance))null===e&&(n.We=!0)}
//|863 865 0 938
,kh=t=>Mh(t,xh)
//|831 840 862 0 938
,xh=({Ve:t,We:n,nested:e,Qe:r,content:s,nr:i,instance:o})=>{if(void 0!==t.computed)return;if(n)return kh(e);if(null!==r)return r.map(t=>t.instance?kh(t.instance):t.value);const c=o.form.isExact||"any"===t.type.name;return void 0!==s||void 0===nh(t)&&(c||i===Gl(void 0))?s:null}
//|865 0 938
,$h=t=>Mh(t,t=>t.given)
//|426 865 0 938
,Mh=(t,n,e=t.form.objects[0])=>Yi(e.members.map(({name:e,field:r,group:s})=>{if(r)return[e,n(t.node(r))];const i=Mh(t,n,t.form.objects[s]);return[e,Object.keys(i).length>0?i:void 0]}))
//|0 938
,Sh=["integer","number","boolean","date","month","time","datetime"]
//|0 938
,Th=["text","integer","number","date","month","time","datetime","choice","any"]
//|64 75 86 427 743 819 831 864 866 869 0 938
,Eh=class{constructor(t,n){this.instance=t,this.Ve=n,this.session=t.session,this.unit=null,this.content=void 0,this.Qe=null,this.We=!1,this.tr=!1,this.nested=n.type.form?new Ah(this.session,n.type.form,this,null):null,this.er="list"===n.type.name?n.type.item.form??null:null,this.cr=!1,this.ur=!1,this.Ke=!1,this.lr=!1,this.He=!1,this.nr=void 0,this.status=null,this.view=null,this.Xe=n.Xe??=new Ll(n.mask,n.notation,n.type.name)}get path(){return[...this.instance.path,...this.Ve.groups,this.Ve.name]}get slot(){return this.instance.place.frame.base+this.Ve.slot}get Ye(){for(let{ir:t,or:n}=this.instance;t;({ir:t,or:n}=t.instance))if(n&&!t.Qe?.includes(n))return!0;return!1}get hr(){return!this.We&&null===this.Qe&&Gl(this.content)!==this.nr}get isReadOnly(){return this.He||void 0!==this.Ve.computed||(this.instance.ir?.isReadOnly??!1)}get isEnabled(){return!this.lr&&(this.instance.ir?.isEnabled??!0)}*ar(){if(this.nested&&(yield this.nested),this.er)for(const t of this.Qe??[])yield t.instance}get given(){return this.We?$h(this.nested):null===this.Qe?this.content:this.Qe.map(t=>t.instance?$h(t.instance):t.value)}get value(){const{type:t}=this.Ve;return this.We||null!==this.Qe||"string"!=typeof this.content||!Sh.includes(t.name)||this.Ye?this.given:Ki(this.session.Et,this.slot,t)??this.content}get mr(){if(this.We||null!==this.Qe)return null;const{content:t,Ve:{notation:n}}=this;if(null==t)return"";if("number"==typeof t||t instanceof Ft){const e="number"==typeof t?Zt(t):t;return n?.write(3,e)??tn(e)}return"string"!=typeof t?null:null===n||this.cr?t:rl(n,t)??t}}
//|868 870 871 872 0 938
,Ah=class{constructor(t,n,e,r){this.session=t,this.form=n,this.ir=e,this.or=r,this.fields=n.fields.map(t=>new Eh(this,t)),this.Qt=Ch(t.program,n).map(t=>({...t,instance:this,moment:"change",standing:Nh}));for(const t of this.Qt)t.field&&(this.node(t.field).unit=t);this.place=null}node(t){return this.fields[t.index]}get path(){return null===this.ir?[]:null===this.or?this.ir.path:[...this.ir.path,this.ir.Qe.indexOf(this.or)]}*fr(){for(const t of this.Qt)if(yield t,t.field)for(const n of this.node(t.field).ar())yield*n.fr()}*rr(){for(const t of this.fr())t.field&&(yield Ih(t))}}
//|0 938
,Nh=Object.freeze({isInvalid:!1,vt:!1,fails:!1,failsForGood:!1,isPending:!1,bt:[],violations:[],undecided:[],Zt:new Map})
//|0 938
,Ih=({field:t,instance:n})=>t?n.node(t):null
//|772 873 0 938
,Ch=(t,n)=>{if(n.Qt)return n.Qt;const e=[];for(const r of t.en(n.checks)){const s={entry:r.index,field:null,slot:r.a,hasConditions:!1,targets:[],reads:[]};if(0===r.op)e.push({...s,field:n.fields[r.a],slot:n.fields[r.a].slot});else if(1===r.op)e.push(s);else if(2===r.op){const n=t.checks[r.a],s=e.at(-1);n.isCondition&&(s.hasConditions=!0),_h(n).length>0&&s.targets.push(_h(n)),s.reads.push(...ml(t,n))}}return n.Qt=e}
//|0 938
,_h=({target:t})=>{const n=t.findIndex(t=>"string"!=typeof t);return n<0?t:t.slice(0,n)}
//|874 0 938
,Fh=(t,n)=>{const e=t.fields.findLast(({Ve:t})=>t.slot<=n);return e&&e.Ve.slot!==n?e.nested?Fh(e.nested,n-e.Ve.slot):null:e??null}
//|800 876 879 880 0 938
,Rh=(t,n)=>{const e=n.map(n=>{if("string"!=typeof n?.message)throw new TypeError("a violation needs a message");const e={path:"",rule:"rejected",severity:"error",file:"",line:0,column:0,...n},r=t.pr(xl(e.path));return{violation:e,...r,key:zh(t,r?.field)}}),r=({violation:n,field:e})=>e?Dh(t,e):""===n.path||Bh(t,n.path);return t.dr=e.filter(r),t.update(),n.filter((t,n)=>!r(e[n]))}
//|418 800 0 938
,Bh=(t,n)=>{const e=`${Di(xl(n))}.`;return t.root.fields.some(({Ve:t})=>t.Gt.startsWith(e))}
//|879 0 938
,Ph=t=>{t.dr=t.dr.filter(({field:n,key:e})=>!n?.Ye&&zh(t,n)===e)}
//|418 880 0 938
,qh=(t,n)=>t.dr.filter(e=>e.field===n&&Dh(t,n)).map(({violation:t,rest:e})=>n?{...t,path:Di([...n.path,...e])}:t)
//|831 864 0 938
,zh=(t,n)=>Gl(n?n.given:$h(t.root))
//|0 938
,Dh=(t,n)=>!n||n.isEnabled&&t.br(n)
//|882 0 938
,Uh=t=>{for(const n of t.root.rr())n.status=Zh(t,n)}
//|883 884 885 886 888 892 0 938
,Zh=(t,n)=>{const{cr:e}=n,r=null===n.instance.ir?[]:Jh(t,n),{unit:s}=n,i=s.targets.length>0||r.length>0,o=i?Gh(t,n,r):s.standing,c=t.br(n),u=Hh(t,n,o)||o.fails&&(s.hasConditions||r.length>0)||t.dr?.some(t=>t.field===n),l=(e,r)=>!i||Lh(t,e,r)===n,h=u?[...r,s].flatMap(n=>Yh(t,n).filter(t=>l(t,n))):[],a=h.filter(t=>"error"===t.severity),{hr:m}=n,f=o.vt&&!Xh(t,n),p=f&&void 0!==n.Ve.computed,d=h.filter(t=>"warning"===t.severity);return{state:c&&n.isEnabled?a.length>0?"invalid":o.isPending?"checking":t.wr!==n||e?e||n.ur||m||n.tr||p?o.isInvalid?"incomplete":f?"undecided":o.vt?"incomplete":"valid":"untouched":"editing":"untouched",isActive:c,isPending:o.isPending,violations:a,warnings:d,undecided:f?o.undecided:[]}}
//nested|0 938
,Jh=(t,n)=>{const e=[];for(let{ir:r,or:s}=n.instance;null!==r&&null===s;({ir:r,or:s}=r.instance))r.unit.targets.some(e=>t.find(e,r.nested)===n)&&e.push(r.unit);return e}
//target|871 873 0 938
,Lh=(t,n,e)=>{const r=Ih(e),s=e.standing.Zt.get(n)?.check,i=s?_h(s):[];return(r?.nested&&i.length>0?t.find(i,r.nested):null)??r}
//target|884 0 938
,Gh=(t,n,e)=>{const{unit:r}=n,s=[...e,r].flatMap(({standing:e,...r})=>e.violations.filter(s=>Lh(t,s,{standing:e,...r})===n).map(t=>({isError:"error"===t.severity,isFinal:!e.Zt.get(t)?.Lt}))),i=r.standing.isInvalid&&!r.standing.violations.some(t=>"error"===t.severity);return{...r.standing,isInvalid:i||s.some(({isError:t})=>t),fails:s.length>0,failsForGood:s.some(({isFinal:t})=>t)}}
//|887 0 938
,Hh=(t,n,e)=>n.cr?e.failsForGood:e.fails&&Vh(t,n)
//|427 0 938
,Vh=(t,n)=>void 0!==n.Ve.computed?void 0!==Ki(t.Et,n.slot,n.Ve.type):n.ur||n.Ke&&t.wr!==n
//|871 878 889 898 0 938
,Yh=(t,n)=>{const e=Ih(n),r=Kh(t,n,e);return t.dr&&e?ia(t,n,[...r,...qh(t,e)]):r}
//|886 890 898 0 938
,Kh=(t,n,e)=>{const{standing:r}=n;if(!r.fails)return[];const s=null===e||Hh(t,e,r);return s||n.hasConditions?ia(t,n,r.violations.filter(r=>Wh(t,r,n,e,s))):[]}
//|772 891 894 0 938
,Wh=(t,n,e,r,s)=>{const{Lt:i=!1,check:o=null}=e.standing.Zt.get(n)??{},c=o?.isCondition??!1;if(r?.cr&&i&&!c)return!1;const u=o?ml(t.program,o):[];return null===r&&0===u.length?t.isSubmitted:!!(s||c&&0!==u.length)&&!(r&&0===u.length&&void 0===r.Ve.computed&&!r.cr&&!r.ur)&&!(r&&void 0!==r.Ve.computed&&!Qh(t,r))&&u.every(n=>na(t,n,e.instance))}
//computed|887 893 896 0 938
,Qh=(t,{Ve:{slot:n},instance:e})=>{const r=ra(t,n,e);return(0===r.length||r.some(n=>Vh(t,n)))&&!ta(t,n,e)}
//|893 0 938
,Xh=(t,n)=>!n.cr&&[...n.unit.reads,...void 0===n.Ve.computed?[]:[n.Ve.slot]].some(e=>ta(t,e,n.instance))
//reads computed|874 895 896 0 938
,ta=(t,n,e)=>{const r=Fh(e,n);return null!==r&&void 0===r.Ve.computed?ea(t,r):ra(t,n,e).some(n=>ea(t,n))}
//reads|874 887 893 896 0 938
,na=(t,n,e)=>{const r=Fh(e,n);if(null!==r&&1&t.Et.slots[r.slot].flags)return!0;const s=null!==r&&void 0===r.Ve.computed;return!(s&&!Vh(t,r))&&(s||ra(t,n,e).every(n=>Vh(t,n)))&&!ta(t,n,e)}
//|0 938
,ea=(t,n)=>{if(n.cr)return!0;if(null===n.nested&&!n.er)return!1;for(let e=t.wr?.cr?t.wr:null;e;e=e.instance.ir)if(e===n)return!0;return!1}
//computed parameters group|771 874 0 938
,ra=(t,n,e)=>{const[r,s,i]=[[{slot:n,instance:e}],new Map,[]];for(const n of r){const e=s.get(n.instance)??s.set(n.instance,new Set).get(n.instance);if(e.has(n.slot))continue;e.add(n.slot);const{form:o,ir:c}=n.instance,u=al(t.program,o).get(n.slot),l=Fh(n.instance,n.slot),h=(o.parameters??[]).findIndex(t=>t.slot===n.slot);u?r.push(...u.map(t=>({slot:t,instance:n.instance}))):void 0!==l?.Ve.computed?r.push({slot:l.Ve.slot,instance:l.instance}):l?i.push(l):h>=0&&c&&r.push(...(c.Ve.pe?.[h]??[]).map(t=>({slot:t,instance:c.instance})))}return i}
//|878 888 0 938
,sa=t=>{const n=[...t.root.fr()].flatMap(n=>Yh(t,n));return t.dr?[...n,...qh(t)]:n}
//|418 871 0 938
,ia=(t,n,e)=>{if("all"===t.options.mode||e.length<2)return e;const{Zt:r}=n.standing,s=t=>t.split("[").length,i=s(Di(Ih(n)?.path??n.instance.path)),o=new Set;let c=!1;return e.filter(t=>!(o.has(t.path)||c&&r.get(t)?.check||("error"!==t.severity||(o.add(t.path),s(t.path)<=i&&(c=!0)),0)))}
//|0 938
,oa=(t,n)=>{let e=n;for(;e.instance.ir;)e=e.instance.ir.unit;const r=t.form.steps.findIndex(({slots:[t,n]})=>t<=e.slot&&e.slot<n);return r<0&&null===e.field?0:r}
//|772 899 0 938
,ca=(t,n,e,r)=>{const s=oa(t,e);return s<0||s>n?[]:r.filter(r=>{const i=e.standing.Zt.get(r)?.check,o=(i&&e.instance===t.root?ml(t.program,i):[]).map(n=>t.form.steps.findIndex(({slots:[t,e]})=>t<=n&&n<e));return Math.max(s,...o)===n})}
//|900 0 938
,ua=(t,n)=>{const e={isInvalid:!1,vt:!1,isPending:!1};for(const r of t.root.fr()){const{violations:s,undecided:i,isPending:o}=r.standing;ca(t,n,r,s).some(t=>"error"===t.severity)&&(e.isInvalid=!0),0!==ca(t,n,r,i).length&&(e.vt=!0,o&&(e.isPending=!0))}return e}
//|888 900 0 938
,la=(t,n)=>[...t.root.fr()].flatMap(e=>ca(t,n,e,Yh(t,e)))
//|871 899 0 938
,ha=(t,n)=>{t.gr(null),t.dr=null,t.host?.jr();for(const e of t.root.fr()){if(oa(t,e)!==n)continue;e.moment="submit";const r=Ih(e);null!==r&&t.br(r)&&Object.assign(r,{ur:!0,cr:!1})}t.update()}
//steps|41 901 902 903 0 938
,aa=class{#t;#n;constructor(t,n){this.#t=t,this.#n=n}get#e(){return this.#t.form.steps[this.#n]}get name(){return this.#e.name}get label(){return this.#e.label??G(this.name)}get fields(){const[t,n]=this.#e.slots;return this.#r(t,n).map(t=>this.#t.view(t))}#r(t,n){return this.#t.root.fields.filter(({Ve:e})=>t<=e.slot&&e.slot<n)}get state(){const{isInvalid:t,vt:n,isPending:e}=ua(this.#t,this.#n);if(this.violations.length>0)return"invalid";if(e)return"checking";const[r,s]=this.#e.slots;return this.#r(r,s).some(t=>t.ur||t.hr||this.#t.wr===t)?t?"incomplete":n?"undecided":"valid":"untouched"}get violations(){return la(this.#t,this.#n).filter(t=>"error"===t.severity)}get warnings(){return la(this.#t,this.#n).filter(t=>"warning"===t.severity)}get canContinue(){const{isInvalid:t,vt:n}=ua(this.#t,this.#n);return!t&&!n&&!this.#t.Or}async submit(){return ha(this.#t,this.#n),await(this.#t.host?.settle()),this.canContinue}}
//externals|799 832 906 907 908 909 910 0 938
,ma=class{constructor(t,n){const e=[...fa(t)].filter(t=>"function"!=typeof n[t]).map(t=>`'${t}'`);if(e.length>0)throw new kl(`the form needs external rules that were not supplied: ${e.join(", ")}`);this.session=t,this.externals=n,this.answers=new Map,this.vr=new Map,this.kept=new Map,this.waiting=[]}dt(t){return this.answers.get(Hl(t))}jr(){for(const[t,n]of this.answers)void 0===n.accepted&&this.answers.delete(t)}yr(t){const[n,e]=[new Map,new Set];for(const{standing:r}of t)for(const{question:t,isPending:s}of r.bt)e.add(Hl(t)),s&&n.set(Hl(t),t);for(const t of this.answers.keys())e.has(t)||this.answers.delete(t);this.kr(n)}kr(t){for(const[n,{xr:e}]of this.vr)t.has(n)&&!this.session.Or||(this.vr.delete(n),e.abort());for(const[n,e]of this.session.Or?[]:t){if(this.vr.has(n))continue;const t=new AbortController;this.vr.set(n,{xr:t}),this.answer(e,n,t).then(e=>this.take(n,t,e))}if(0===this.vr.size)for(const t of this.waiting.splice(0))t()}async settle(){for(;this.vr.size>0;)await new Promise(t=>this.waiting.push(t))}take(t,n,e){this.vr.get(t)?.xr===n&&(this.vr.delete(t),this.answers.set(t,e),this.session.update())}async answer(t,n,e){const{signal:r}=e,{debounce:s,timeout:i,cache:o,retries:c=0}=t.rule,u=this.kept.get(n);if(u&&u.end>performance.now())return u.answer;if(s&&this.session.$r!==this.session.sr&&!await wa(ba(s),r))return{reason:"cancelled"};const l=this.Mr(t,c,r),h=new AbortController;r.addEventListener("abort",()=>h.abort(),{once:!0});const a=i&&wa(ba(i),h.signal).then(()=>da),m=await(a?Promise.race([l,a]):l);return h.abort(),m===da&&e.abort(),o&&void 0!==m.accepted&&this.kept.set(n,{answer:m,end:performance.now()+ba(o)}),this.kept.size>1024&&this.kept.delete(this.kept.keys().next().value),m}async Mr(t,n,e){const{rule:r,value:s,arguments:i}=t,o=Object.fromEntries(r.parameters.map((t,n)=>[t,i[n]??null]));for(;;)try{return pa(await this.externals[r.name](s,{signal:e,arguments:o}))}catch(t){if("AbortError"===t?.name||e.aborted)return{reason:"cancelled"};if(n--<=0)return{reason:t?.message?`failed: ${t.message}`:"failed"}}}}
//externals|0 938
,fa=({program:t,form:n})=>{const e=new Set,r=({checks:t,decisions:n,fields:e})=>[t,n,...e.map(({filter:t})=>t)].filter(t=>void 0!==t),s=new Set(r(n));for(const n of s)for(const{op:i,name:o,a:c}of t.en(n))18===i?e.add(t.externals[c].name):13===i?s.add(t.rules[c].entry):"nested"===o?r(t.forms[c]).forEach(t=>s.add(t)):"compute"===o&&void 0!==t.computed[c].aggregate?.body&&s.add(t.computed[c].aggregate.body);return e}
//externals|0 938
,pa=t=>{if("boolean"==typeof t)return{accepted:t};if("string"==typeof t)return{accepted:!1,message:t||void 0};throw new TypeError("an external rule answers true, false or a message")}
//externals|0 938
,da={reason:"timed out"}
//externals|126 0 938
,ba=t=>Number(Un(t).p)/1e6
//externals|0 938
,wa=(t,n)=>new Promise(e=>{const r=setTimeout(()=>e(!0),Math.min(t,2147483647));n.addEventListener("abort",()=>{clearTimeout(r),e(!1)},{once:!0})})
//module list|846 857 858 914 915 916 0 938
,ga=(t,n,e)=>{const r=ya(t),s=va(t,e,r.length);ch(n,t.Ve.type.item,[...t.path,s]);const i=gh(t.session,t);r.splice(s,0,i),ka(t,r),jh(t.session,i,n)}
//module list|914 915 916 0 938
,ja=(t,n,e)=>{const r=ya(t),[s,i]=[n,e].map(n=>va(t,n,r.length-1));s!==i&&(r.splice(i,0,...r.splice(s,1)),ka(t,r))}
//module list|914 915 916 0 938
,Oa=(t,n)=>{const e=ya(t);e.splice(va(t,n,e.length-1),1),ka(t,e)}
//module list|418 799 0 938
,va=(t,n,e)=>{if(Number.isInteger(n)&&n>=0&&n<=e)return n;throw new kl(`there is no such row in '${Di(t.path)}'`)}
//module list|418 799 852 0 938
,ya=t=>{if("list"!==t.Ve.type.name)throw new kl(`'${Di(t.path)}' is not a list`);return fh(t),[...t.Qe??[]]}
//module list|861 0 938
,ka=(t,n)=>{t.Qe=n,t.content=void 0,t.ur=!0,yh(t)}
//|418 845 852 853 854 911 912 913 0 938
,xa=class{#s;constructor(t){this.#s=t}get path(){return this.#s.Ye?this.#s.Ve.Gt:Di(this.#s.path)}get label(){return this.#s.Ve.shownLabel}get text(){return this.#s.Xe.shown(this.#s.mr??"")}get value(){return this.#s.value}get state(){return this.#s.status.state}get violations(){return this.#s.status.violations}get warnings(){return this.#s.status.warnings}get undecided(){return this.#s.status.undecided}get isActive(){return this.#s.status.isActive}get isPending(){return this.#s.status.isPending}get isFailing(){return this.#s.unit.standing.isInvalid}get isReadOnly(){return this.#s.isReadOnly}set isReadOnly(t){this.#i(n=>n.He=t)}get isEnabled(){return this.#s.isEnabled}set isEnabled(t){this.#i(n=>n.lr=!t)}get rowCount(){return this.#s.Qe?.length??0}get contextOfEntries(){return this.#s.session.contextOfEntries(this.#s)}edit(t){return ph(this.#s),this.#s.session.edit(this.#s,t)}set(t){this.#o((n,e)=>{fh(n),oh(t,n.Ve.type,n.path),n.cr=!1,dh(e,t,n,!1)})}focus(){this.#i((t,n)=>n.gr(t))}leave(){this.#i((t,n)=>n.wr===t?n.gr(null):n.leave(t,n.wr))}insert(t,n=this.rowCount){this.#o(e=>ga(e,t,n))}move(t,n){this.#o(e=>ja(e,t,n))}remove(t){this.#o(n=>Oa(n,t))}#o(t){ph(this.#s),this.#i(t)}#i(t){const{session:n,Ye:e}=this.#s;e||(t(this.#s,n),n.update())}}
//|26 51 199 245 398 405 418 426 427 428 438 719 799 838 839 843 847 850 851 859 861 867 869 870 871 877 881 905 917 925 926 920 921 922 923 0 938
,$a=class{constructor(t,{values:n={},context:e,externals:r={},...s}){this.program=t.program,this.form=t.Ve,this.options={mode:"first-per-field",...s},Xl(this.options.mode),this.context=e??{},uh(this.context,this.program,this.form,this.options),this.Et=new zu(t.program),this.host=t.program.externals.length>0?new ma(this,r):null,this.root=new Ah(this,this.form,null,null),this.wr=null,this.isSubmitted=!1,this.$r=null,this.dr=null,this.Ht=new WeakSet,this.Or=!1,this.sr=0,this.Sr=new Set,this.Tr=!1,this.Er=!1,sh(n,this.form,[]),mh(this,this.root),ah(this,n,this.root,!0),Oh(this.root),this.update()}update(){if(this.Tr)this.Er=!0;else{this.Ar();for(const t of this.root.fr())t.standing=this.judge(t);this.dr&&Ph(this),Uh(this),this.host?.yr(this.root.fr());for(const t of[...this.Sr])t()}}batch(t){const n=!this.Tr;this.Tr=!0;try{t()}finally{n&&(this.Tr=!1,this.Er&&(this.Er=!1,this.update()))}}x(t){const n={context:this.context,host:this.host,Ht:this.Ht};return Object.assign(new th("all",this.options,this.form),n,t)}Ar(){const t=new Array(this.form.slotCount).fill(null);this.Nr=new Pi(t,!1),this.Ir(this.root,{frame:co(this.form,0),outer:[],items:[]},t),this.Et.Fn(this.form,this.x(),t);for(const t of this.root.rr())void 0!==t.Ve.computed&&(t.content=Ki(this.Et,t.slot,t.Ve.type))}Ir(t,n,e){t.place=n;const{base:r}=n.frame;e[r]=new Tt(10,void 0);for(const s of t.fields){const i=r+s.Ve.slot;if(s.We||null!==s.Qe&&s.er)this.layOutInside(s,i,n,e);else{const t=void 0!==s.Ve.computed?void 0:s.Qe?.map(t=>t.value)??s.content;this.Nr.value(t,s.Ve.type,i,0),s.cr&&e[i]&&(e[i].flags|=8),s.nested&&this.placeInstance(s.nested,Ma(n,s,s.Ve.type.form,i,null))}t.form.objects.length>1&&this.showGroups(s,r,e)}}judge(t){const n=Ih(t);if(null!==t.instance.ir&&!this.isJudged(t.instance)||n?.lr)return Nh;const e=this.x({moment:t.moment,Wt:!(null!==n&&(null!==n.nested||null!==n.er))}),r=this.Et.Pn(t.entry,t.instance.place,e),{violations:s,bt:i,Zt:o}=r,c=[...o.values()].filter(t=>t.Lt).length;return{...r,fails:s.length>0,failsForGood:s.length>c,isPending:!this.Or&&i.some(t=>t.isPending)}}contextOfEntries({Ve:t,instance:n}){const{form:e}=Ni(t.type),r=Yi((e?.contexts??[]).map(t=>this.program.contexts[t].name).map(t=>[t,Or(this.context,t)]));return e?.parameters?this.Cr(r,e,t,n):r}Cr(t,n,e,r){const{Et:s}=this;s.frame=r.place.frame;for(const[r,{name:i,type:o,defaultValue:c}]of n.parameters.entries()){const n=e.arguments[r],{slot:u}=ze(s,0===n.kind?c:n);if(70&u.flags)return null;t[i]=Wi(s,u,o)}return Yi(Object.entries(t))}get verdict(){let t="valid";for(const{standing:n}of this.root.fr()){if(n.isInvalid)return"invalid";n.vt&&(t="undecided")}return t}edit(t,n){const e=t.mr;if(null===e||!Th.includes(t.Ve.type.name))throw new kl(`'${Di(t.path)}' holds no text that could be edited`);if(t.isReadOnly||!t.isEnabled)throw new kl(`'${Di(t.path)}' is read-only`);const r=Sa(n,t.Xe.shown(e)),s=this.x(),i=n=>r.deletesPart||void 0===t.Ve.filter||this.Et.canHold(n,t.Ve,t.instance.place,s);let o=t.Xe.gt(r,e,i);r.deletesPart&&"refused"===o.disposition&&(o=t.Xe.gt({...r,text:""},e,i)),this.gr(t);const c=e!==o.value||null!==t.Ve.notation;"refused"===o.disposition||!c&&t.cr||(t.cr=!0,t.Ke=!1,c&&(t.content=o.value,yh(t))),this.update();const{state:u,violations:l,warnings:h}=t.status,a=R(o.shown).slice(0,o.caret).join("").length;return{text:o.shown,value:t.value,caret:a,state:u,isRefused:"refused"===o.disposition,isShortened:"shortened"===o.disposition,messages:[...l,...h].map(t=>t.message)}}gr(t){if(this.wr===t)return;const n=this.wr;this.wr=t,n&&this.leave(n,t)}leave(t,n){const e=new Set;for(let t=n;t;t=t.instance.ir)e.add(t);for(let n=t;n&&!e.has(n);n=n.instance.ir)n.ur=!0,n.cr=!1,n.unit.moment="blur"}br(t){return 0==(3&this.Et.slots[t.slot].flags)&&(null===t.instance.ir||this.br(t.instance.ir))}_r(){this.gr(null),this.isSubmitted=!0,this.$r=this.sr,this.dr=null,this.host?.jr();for(const t of this.root.fr()){t.moment="submit";const n=Ih(t);null!==n&&this.br(n)&&(n.ur=!0)}this.update()}find(t,n){const e=this.pr(t,n);return 0===e?.rest.length?e.field:null}pr(t,n=this.root){for(let e=1;e<=t.length;e++){const r=Di(t.slice(0,e)),s=n.fields.find(({Ve:t})=>t.Gt===r);if(!s)continue;const i=t.slice(e),o=s.Qe?.[i[0]]?.instance;return(s.nested?this.pr(i,s.nested):o&&this.pr(i.slice(1),o))??{field:s,rest:i}}return null}view(t){return t.view??=new xa(t)}}
//|0 938
,{}=Object.assign($a.prototype
//form|51 918 925 919 924 0 938
,{layOutInside(t,n,e,r){const{nested:s,Qe:i,er:o}=t;if(t.We)return this.Ir(s,Ma(e,t,t.Ve.type.form,n,null),r);const c=r[n]=new Tt(9,void 0);[c.count,c.stride]=[i.length,o.slotCount],c.start=this.Nr.append(c.count*c.stride),i.forEach((n,s)=>this.Ir(n.instance,Ma(e,t,o,c.item(s),s),r))}}
//nested|918 925 919 924 0 938
,{placeInstance(t,n){t.place=n;for(const e of t.fields){const{type:{form:t},slot:r}=e.Ve;e.nested&&this.placeInstance(e.nested,Ma(n,e,t,n.frame.base+r,null))}}}
//group|51 918 919 924 0 938
,{showGroups(t,n,e){const{computed:r,fe:s}=t.Ve;if(t.We||null!==t.Qe||void 0!==t.content&&void 0===r)for(const t of s)e[n+t]=new Tt(10,void 0)}}
//nested|918 919 924 0 938
,{isJudged(t){const{ir:n}=t,e=this.Et.slots[n.slot];return!(n.lr||71&e.flags)&&(null!==t.or||!(10!==e.kind||32&e.flags))&&(null===n.instance.ir||this.isJudged(n.instance))}}
//|0 938
)
//form|438 0 938
,Ma=(t,n,e,r,s)=>({frame:co(e,r,t.items.length+(null===s?0:1),null!==s&&s>0),outer:[...t.outer,{...t.frame,field:n.Ve}],items:null===s?t.items:[...t.items,s]})
//|23 26 799 0 938
,Sa=({start:t,end:n,text:e,direction:r},s)=>{if(!([t,n].every(Number.isInteger)&&t>=0&&t<=n&&n<=s.length))throw new kl(`the range ${t}..<${n} is not in a text of ${s.length}`);const i=I(e??""),o=[0];for(const t of R(s))o.push(o.at(-1)+t.length);const c=o.findLastIndex(n=>n<=t),u=o.findIndex(t=>t>=n),l="forward"===r;if(t===n&&""===i)return{start:c,end:c,text:"",isForward:l,deletesPart:!1};const[h,a]=[s.slice(o[c],t),s.slice(n,o[u])].map(t=>I(t,""));return{start:c,end:u,text:h+i+a,isForward:l,deletesPart:!e&&h+a!==""}}
//|424 800 843 847 850 862 875 897 904 918 0 938
,Ta=class{#t;constructor(t,n){this.#t=new $a(t,n)}field(t){const n=this.#t.find(xl(t));return n&&this.#t.view(n)}get fields(){return[...this.#t.root.rr()].map(t=>this.#t.view(t))}get steps(){return this.#t.form.steps.map((t,n)=>new aa(this.#t,n))}get verdict(){return this.#t.verdict}get isPending(){return[...this.#t.root.fr()].some(t=>t.standing.isPending)}get violations(){return sa(this.#t).filter(t=>"error"===t.severity)}get warnings(){return sa(this.#t).filter(t=>"warning"===t.severity)}isInEnglish(t){return this.#t.Ht.has(t)}show(t){return Rh(this.#t,t)}get values(){return Hi(this.#t.Et,this.#t.form,0)}get draft(){return kh(this.#t.root)}get context(){return this.#t.context}set context(t){uh(t,this.#t.program,this.#t.form,this.#t.options),this.#t.context=t,this.#t.update()}update(t){sh(t,this.#t.form,[],this.#t.root),ah(this.#t,t,this.#t.root,!0),this.#t.update()}batch(t){this.#t.batch(t)}onChange(t){if("function"!=typeof t)throw new TypeError("a listener is a function");return this.#t.Sr.add(t),()=>this.#t.Sr.delete(t)}async settle(){await(this.#t.host?.settle())}async submit(){const t=this.#t;for(let n=null;!t.Or&&t.sr!==n;)t._r(),n=t.sr,await this.settle();return t.Or?"undecided":this.verdict}end(){this.#t.Or=!0,this.#t.Sr.clear(),this.#t.update()}}
//|41 927 930 931 932 933 934 0 938
,Ea=class{constructor(t,n,e=!0){this.program=t,this.Ve=n,this.un=e,this.name=n.name,this.label=n.label??G(n.name)}session(t={}){return this.checkNow?.(t),new Ta(this,t)}}
//|0 938
,{}=Object.assign(Ea.prototype
//module|928 929 935 0 938
,{validate(t,n={}){return void 0===n.step?this.judge(t,n):this.upTo(n.step).judge(t,n)}}
//module|928 929 935 0 938
,{upTo(t){const n=this.Ve.steps.find(n=>n.name===t);if(!n)throw new RangeError(`there is no step '${t}'`);return n.form??=new Ea(this.program.limited(this.Ve,n),this.Ve,!1)}}
//module|243 796 838 839 928 929 935 0 938
,{judge(t,n){const{mode:e="first-per-field",context:r}=n;if(Xl(e),!wr(t))throw new TypeError("a record is an object");this.checkNow?.(n),null!=r&&this.checkContext(r,n),void 0===this.Ve.Fr&&(this.Ve.Fr=Ol(this.program,this.Ve));const s=this.un?this.Ve.Fr:null;if(null!==s&&s.we(t))return{verdict:"valid",violations:[],undecided:[]};const i=this.program.Et.judge(t,this.Ve,new th(e,n,this.Ve),s);return{verdict:i.isInvalid?"invalid":i.vt?"undecided":"valid",violations:i.violations,undecided:i.undecided}}}
//module|243 246 799 848 928 929 935 0 938
,{checkContext(t,n){if(!wr(t))throw new TypeError("a context is an object");const{contexts:e=[],forms:r}=this.program,s=this.program.Rr??=new Set([...e,...r.flatMap(({parameters:t=[]})=>t)].map(({name:t})=>t)),i=vr(t,s);if(void 0!==i){const t=[...s].map(t=>`'${t}'`).join(", ");throw new RangeError(`no form has a context '${i}'${t&&`; there are ${t}`}`)}try{lh(t,this.program,this.Ve,n)}catch(t){throw t instanceof kl?new RangeError(t.message):t}}}
//moments date month time datetime now today duration offset years months days hours minutes year day weekday hour minute before after ascending no_overlap|836 928 929 935 0 938
,{checkNow({now:t}){void 0!==t&&Wl.of(t)}}
//|0 938
)
//|781 928 0 938
,load=t=>{const n="string"==typeof t?JSON.parse(t):t,e=new pl(n);return{forms:[...new Set(e.forms.map(({name:t})=>t))],form(t){const n=e.forms.find(n=>n.name===t);if(!n)throw new RangeError(`there is no form '${t}'`);return new Ea(e,n)}}}
//|22 72 244 0 938
,Aa=t=>{let n=0;const e=()=>{throw new SyntaxError(`not JSON at position ${n}`)},r=/[ \t\n\r]*/y,s=/"(?:[^"\\\0-\x1f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|[{}[\],:]/y,i=()=>{r.lastIndex=n,r.test(t),s.lastIndex=r.lastIndex;const i=s.exec(t)?.[0]??e();return n=s.lastIndex,i},o=t=>{const n='"'===t[0]?JSON.parse(t):e();return N(n)?n:e()},c=(t,n)=>(n>512&&e(),"{"===t?l(n):"["===t?u(n):"true"===t||"false"===t?"true"===t:"null"===t?null:/[-0-9]/.test(t[0])?zt(t,!0):o(t)),u=t=>{const n=[];for(let r=i();"]"!==r;r=i())n.length>0&&(r=","===r?i():e()),n.push(c(r,t+1));return n},l=t=>{const[n,r,s]=[{},[],new Set];for(let u=i();"}"!==u;u=i()){r.length>0&&(u=","===u?i():e());const l=o(u);":"!==i()&&e(),Object.hasOwn(n,l)?s.add(l):r.push(l),Object.defineProperty(n,l,{value:c(i(),t+1),enumerable:!0,writable:!0,configurable:!0})}return Object.defineProperty(n,gr,{value:r}),s.size>0&&Object.defineProperty(n,jr,{value:s}),n},h=c(i(),0);return r.lastIndex=n,r.test(t),n=r.lastIndex,n===t.length?h:e()}
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

//|399
Ii.item=Ii;
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
//module|799
export{kl as SessionError};
//|936
export{load};
//module|937
export{Aa as parse};
