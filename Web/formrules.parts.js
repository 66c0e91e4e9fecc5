/* The FormRules runtime, made by Scripts/minify.sh: SHA-256 3ecf72d6ab2c7487 */
//|
const[]=[]
//|0 853
,[t,n,e,r]=[12,1,2,3]
//|0 853
,[s,i,o]=[4,8,16]
//|0 853
,[c,u]=[5,10]
//|0 853
,[l,h]=[13,14]
//|0 853
,a=t=>t?13:14
//|0 853
,m=t=>t?5:10
//|0 853
,f=(t,n,e)=>t|(n?4:0)|(e?8:0)
//|0 853
,p=t=>3&t
//|0 853
,d=t=>0!=(2&t)
//|7 8 0 853
,b=t=>{if(16&t)return 1===p(t)?28:29;const n=p(t);return f(1===n?2:2===n?1:n,8&t,4&t)}
//|8 12 0 853
,w=(t,n,e)=>{const[r,s]=[p(t),p(n)];return 0===r||0===s?0!==r?t:0!==s?n:t|n:g(t,n,e)}
//|8 0 853
,g=(t,n,e)=>{const[r,s]=[p(t),p(n)],i=t=>r===t||s===t,o=i(e)?e:i(3)?3:i(0)?0:r,[c,u]=2===e?[4,8]:[8,4];return o|t&n&c|(t|n)&u}
//|0 853
,[j,v,O,y]=[0,1,2,3]
//|0 853
,k=[12,12,5,10]
//|11 12 0 853
,$=[(t,n)=>w(t,n,2),(t,n)=>w(t,n,1),(t,n)=>g(t,n,2),(t,n)=>g(t,n,1)]
//|0 853
,x="\\t-\\r \\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000"
//|16 0 853
,M=new RegExp(`^[${x}]*$`)
//|16 0 853
,S=new RegExp(`^[${x}]+`)
//|16 0 853
,T=new RegExp(`[${x}]+`,"g")
//|17 0 853
,E=t=>{const n=t.charCodeAt(0);return!(n>32&&n<128)&&M.test(t)}
//|0 853
,A=String.prototype.isWellFormed?t=>t.isWellFormed():t=>!/\p{Surrogate}/u.test(t)
//|0 853
,N=t=>t.replace(/\p{Surrogate}/gu,"\ufffd")
//|0 853
,_=t=>{let n=t.length;for(let e=0;e<t.length;e++){const r=t.charCodeAt(e);r>=128&&(n+=r>=2048&&55296!=(63488&r)?2:1)}return n}
//|0 853
,I=t=>{let n=t.length;for(let e=0;e<t.length;e++)56320==(64512&t.charCodeAt(e))&&n--;return n}
//|856 26 0 853
,q=t=>{if(F(t))return t.split("");C??=new Intl.Segmenter("und",{granularity:"grapheme"});const n=[];for(let[e,r]=[0,1024];e<t.length;){let s=e+r;56320==(64512&t.charCodeAt(s))&&s++;const i=Array.from(C.segment(t.slice(e,s)),t=>t.segment);s<t.length&&i.pop(),r=i.length>0?1024:2*r;for(const t of i)n.push(t),e+=t.length}return n}
//|0 853
,F=t=>{for(let n=0;n<t.length;n++){const e=t.charCodeAt(n);if(e>=768||13===e)return!1}return!0}
//|25 26 0 853
,R=t=>F(t)?t.length:q(t).length
//|30 31 32 33 0 853
,z={}
//|0 853
,{}=Object.assign(z
//|27 28 29 34 0 853
,{characters:R}
//utf16|28 29 34 0 853
,{utf16:t=>t.length}
//scalars|24 28 29 34 0 853
,{scalars:I}
//bytes|23 28 29 34 0 853
,{bytes:_}
//|0 853
)
//|0 853
,B=(t,n)=>{const e=Math.min(t.length,n.length);for(let r=0;r<e;r++){const[e,s]=[t.charCodeAt(r),n.charCodeAt(r)];if(e===s)continue;const i=[e,s].map(t=>55296==(63488&t));return i[0]!==i[1]?i[0]?1:-1:e-s}return t.length-n.length}
//|0 853
,P=t=>`limit reached: ${t}`
//|0 853
,D="left to the server"
//|0 853
,U=1e7,Z=128
//|23 38 0 853
,J=t=>t.length>5592405.333333333&&_(t)>16777216
//|0 853
,H=class extends Error{constructor(t){super(t),this.name="ProgramError"}}
//|0 853
,L=["none","constant","parameter","field","previous","previousItem","context","computed","item","computation","itemPath"]
//|41 0 853
,[G,Y,V,K,Q,W,X,tt,nt,et,rt]=L.keys()
//|0 853
,st={kind:0,at:0}
//|40 41 43 0 853
,it=t=>{if(null==t)return st;const[[n,e]]=Object.entries(t),r=L.indexOf(n);if(r<1)throw new H(`the operand '${n}' is not known`);return 8===r?{kind:r,level:e[0],at:e[1]}:{kind:r,at:e}}
//|44 0 853
,ot=({name:t,operand:n})=>({name:t,operand:it(n)})
//|0 853
,[ct,ut,lt,ht,at,mt,ft,pt,dt,bt,wt,gt,jt,vt,Ot,yt,kt]=Array(17).keys()
//|0 853
,$t={text:4,choice:4,integer:3,number:3,boolean:2,date:5,month:16,time:6,datetime:7,file:8,any:void 0}
//|50 51 52 53 0 853
,xt=class{constructor(t,n){this.kind=t,this.value=n,this.flags=0}get e(){return this.isMap?this.stride-1:this.stride}get i(){return 10===this.kind&&!this.isOwn&&0==(4&this.flags)}get c(){return 9===this.kind&&0==(68&this.flags)}u(t){this.flags|=64,this.reason=t}}
//|0 853
,{}=Object.assign(xt.prototype
//list map any|48 49 54 0 853
,{item(t){return this.start+t*this.stride}}
//list map any|48 49 54 0 853
,{itemAt(t){return null===this.order?t:this.order[t]}}
//computations computed parameters|48 49 54 0 853
,{copy(){return Object.assign(new xt(this.kind,this.value),this)}}
//|48 49 54 0 853
,{start:0,count:0,stride:0,order:null,isMap:!1,isOwn:!1,isKey:!1,form:null,text:null,given:null,reason:null,unknown:null}
//|0 853
)
//|48 0 853
,Mt=t=>{const n=new xt(t.isMap?9:0,void 0);return[n.start,n.count,n.stride,n.order]=[t.start-1,t.count,t.stride,t.order],n}
//|48 0 853
,St=t=>{if(9===t.kind)return t;const n=new xt(10===t.kind&&t.isOwn?9:0,void 0);return 0===n.kind||([n.flags,n.isMap,n.order]=[t.flags,!0,t.order],[n.start,n.count,n.stride]=[t.start+1,t.count,2]),n}
//|48 0 853
,Tt=Object.freeze(new xt(0,void 0))
//|0 853
,Et=Symbol("too many digits")
//|81 61 0 853
,At=class{constructor(t,n,e=!1){this.digits=t,this.exponent=n,this.l=e&&BigInt.asIntN(64,t)!==t,Object.freeze(this)}toString(){return Vt(this)}toJSON(){return this.toString()}}
//|0 853
,{}=Object.assign(At
//module|58 59 67 60 62 0 853
,{from(t){const n=qt(String(t),!0);if(null===n||n===Et)throw new RangeError(`'${t}' is not a number of 38 digits`);return n}}
//|0 853
)
//|59 63 64 69 0 853
,Nt=(t,n,e=!1)=>{if(0n===t)return 0;const r=String(t),s=Rt(r),i=s.length-(t<0n?1:0),o=n+r.length-s.length;return i>38&&e?Nt(_t(BigInt(s),i-38),o+i-38,!0):i>38||Math.abs(o)>2147483647?null:o>=0&&i+o<=15?Number(s)*10**o:new At(BigInt(s),o,e)}
//computations computed|74 75 0 853
,_t=(t,n)=>{const[e,r]=[Ut(t),Zt(n)],s=e%r;return(e/r+(s>r-s||s===r-s&&e/r%2n===1n?1n:0n))*(t<0n?-1n:1n)}
//|0 853
,It=t=>"object"==typeof t&&t.l
//|0 853
,Ct=t=>"number"==typeof t?[BigInt(t),0]:[t.digits,t.exponent]
//|68 0 853
,qt=(t,n=!1)=>{const e=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(t),[,r,s,i="",o=0]=e??[];return!e||o&&!n?null:""===i&&s.length<=15&&0===o?Number(r+s)||0:Ft(r,s,i,o)}
//|58 63 69 0 853
,Ft=(t,n,e,r)=>{const s=Rt(n+e),i=s.replace(/^0+/,"");return""===i?0:i.length>38?Et:Nt(BigInt(t+i),n.length-s.length+Number(r))??Et}
//|0 853
,Rt=t=>{let n=t.length;for(;"0"===t[n-1];)n--;return t.slice(0,n)}
//|67 71 0 853
,zt=t=>Bt(t)?t||0:qt(String(t),!0)
//|0 853
,Bt=t=>Number.isInteger(t)&&t<1e15&&t>-1e15
//|0 853
,Pt=t=>"number"==typeof t||t.exponent>=0
//|0 853
,Dt=t=>"number"==typeof t?t<0:t.digits<0n
//|0 853
,Ut=t=>t<0n?-t:t
//|0 853
,Zt=t=>10n**BigInt(t)
//|66 74 0 853
,Jt=t=>{const[n,e]=Ct(t);return String(Ut(n)).length-1+e}
//|78 0 853
,Ht=(t,n)=>"number"==typeof t&&"number"==typeof n?t<n?-1:t>n?1:0:Lt(t,n)
//module moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations between less lessOrEqual greater greaterOrEqual decimals integer number any default multiple_of|66 75 0 853
,Lt=(t,n)=>{const[e,r]=Ct(t),[s,i]=Ct(n),o=r-i,c=(t,n)=>t*Zt(Math.min(Math.max(n,0),39)),[u,l]=[c(e,o),c(s,-o)];return u<l?-1:u>l?1:0}
//|80 0 853
,Gt=(t,n)=>"number"==typeof t?t:Yt(t,n)
//module moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations between less lessOrEqual greater greaterOrEqual decimals integer number any default multiple_of|75 0 853
,Yt=({digits:t,exponent:n},e)=>{if(n>=0)return Number(`${t}e${n}`);const r=n<-38?0:Number(t/Zt(-n));return e===t>0n?r+(e?1:-1):r}
//|82 0 853
,Vt=t=>"number"==typeof t?String(t):Kt(t)
//|74 0 853
,Kt=t=>{const n=t.digits<0n?"-":"",e=String(Ut(t.digits)),r=t.exponent;if(r>=0&&e.length+r<=40)return n+e+"0".repeat(r);const s=e.length+r;return r<0&&s>0?`${n}${e.slice(0,s)}.${e.slice(s)}`:r<0&&-r<=40?`${n}0.${"0".repeat(-s)}${e}`:`${n}${e}e${r}`}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|0 853
,[Qt,Wt]=[-719162,2932896]
//|0 853
,Xt=(t,n)=>String(t).padStart(n,"0")
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|0 853
,tn=(t,n)=>2===t?n%4!=0||n%100==0&&n%400!=0?28:29:4===t||6===t||9===t||11===t?30:31
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|85 0 853
,nn=(t,n,e)=>{if(t<1||t>9999||n<1||n>12||e<1||e>tn(n,t))return null;const r=n<=2?t-1:t,s=Math.floor(r/400),i=r-400*s,o=Math.floor((153*(n>2?n-3:n+9)+2)/5)+e-1;return 146097*s+(365*i+Math.floor(i/4)-Math.floor(i/100)+o)-719468}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|0 853
,en=t=>{const n=t+719468,e=Math.floor(n/146097),r=n-146097*e,s=Math.floor((r-Math.floor(r/1460)+Math.floor(r/36524)-Math.floor(r/146096))/365),i=r-(365*s+Math.floor(s/4)-Math.floor(s/100)),o=Math.floor((5*i+2)/153),c=o<10?o+3:o-9;return{year:s+400*e+(c<=2?1:0),month:c,day:i-Math.floor((153*o+2)/5)+1}}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|0 853
,rn=t=>t>=-719162&&t<=2932896
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|0 853
,sn=t=>t>=12&&t<12e4
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|87 91 0 853
,on=t=>cn(en(t))
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|0 853
,cn=({year:t,month:n})=>12*t+n-1
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|85 86 87 0 853
,un=(t,n)=>{const{year:e,month:r,day:s}=en(t),i=12*e+r-1+n;if(i<12||i>=12e4)return null;const[o,c]=[Math.floor(i/12),i%12+1];return nn(o,c,Math.min(s,tn(c,o)))}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|86 0 853
,ln=t=>{const n=/^(\d{4})-(\d\d)-(\d\d)$/.exec(t);return n&&nn(+n[1],+n[2],+n[3])}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|0 853
,hn=t=>{const n=/^(\d{4})-(\d\d)$/.exec(t);return!n||+n[1]<1||+n[2]<1||+n[2]>12?null:12*+n[1]+ +n[2]-1}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|0 853
,an=t=>{const n=/^(\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?$/.exec(t);if(!n)return null;const[e,r,s=0]=n.slice(1,4).map(t=>t&&+t);return e>23||r>59||s>59?null:1e9*(3600*e+60*r+s)+ +(n[4]??"").padEnd(9,"0")}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|93 95 97 0 853
,mn=t=>{const n=/^(.{10})[Tt ](.{5,18}?)(?:([Zz])|([+-])(\d\d):(\d\d))?$/.exec(t);if(!n)return null;const[e,r]=[ln(n[1]),an(n[2])];return null===e||null===r||n[5]>23||n[6]>59?null:fn(e,r,n[3]?0:n[4]?(60*n[5]+ +n[6])*("-"===n[4]?-1:1):null)}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|0 853
,fn=(t,n,e=null)=>({s:86400*t+Math.floor(n/1e9),n:n%1e9,o:0===e?0:e})
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|0 853
,pn=t=>Math.floor(t.s/86400)
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|98 0 853
,dn=t=>1e9*(t.s-86400*pn(t))+t.n
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|84 87 0 853
,bn=t=>{const{year:n,month:e,day:r}=en(t);return`${Xt(n,4)}-${Xt(e,2)}-${Xt(r,2)}`}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|84 0 853
,wn=t=>`${Xt(Math.floor(t/12),4)}-${Xt(t%12+1,2)}`
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|69 84 0 853
,gn=t=>{const n=Math.floor(t/1e9),e=[n/3600,n/60%60,n%60].map(t=>Xt(Math.floor(t),2)).join(":");return t%1e9==0?e:`${e}.${Rt(Xt(t%1e9,9))}`}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|84 98 99 100 102 0 853
,jn=t=>{const n=`${bn(pn(t))}T${gn(dn(t))}`;if(null===t.o)return n;if(0===t.o)return n+"Z";const e=Math.abs(t.o);return`${n}${t.o<0?"-":"+"}${Xt(Math.floor(e/60),2)}:${Xt(e%60,2)}`}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|0 853
,vn=(t,n)=>Math.sign(t.s-n.s||t.n-n.n)
//|20 0 853
,On=t=>{switch(t.kind){case 4:return E(t.value)&&0==(128&t.flags);case 0:return!0;case 1:return 0==(128&t.flags);case 9:return 0===t.count&&0==(128&t.flags);case 10:return 0!=(32&t.flags);default:return!1}}
//|0 853
,yn=t=>4===t.kind?t.value:t.text??""
//|0 853
,kn=t=>5===t.kind||16===t.kind||6===t.kind||7===t.kind
//|0 853
,$n=t=>4===t.kind&&0!=(128&t.flags)&&!t.isKey
//|59 77 107 0 853
,xn=(t,n,e)=>{const r=t.value===n.value||kn(t)&&JSON.stringify(t.value)===JSON.stringify(n.value)||t.value instanceof At&&n.value instanceof At&&0===Ht(t.value,n.value);return t.kind===n.kind&&r&&t.start===n.start&&t.count===n.count&&(t.flags&~e)==(n.flags&~e)}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|88 89 100 101 102 103 0 853
,Mn=t=>{switch(t.kind){case 5:return rn(t.value)?bn(t.value):null;case 16:return sn(t.value)?wn(t.value):null;case 6:return gn(t.value);default:return jn(t.value)}}
//|63 65 66 75 76 0 853
,Sn=(t,n)=>{if(0===n)return t;if(0===t)return n;const e=It(t)||It(n),[r,s]=Ct(t),[i,o]=Ct(n),c=Math.min(s,o);return Math.max(s,o)-c>76?e?Jt(t)>Jt(n)?t:n:null:Nt(r*Zt(s-c)+i*Zt(o-c),c,e)}
//|63 66 0 853
,Tn=(t,n)=>{const[e,r]=Ct(t);return Nt(e,r+n)}
//|63 65 66 0 853
,En=(t,n)=>{const[e,r]=Ct(t),[s,i]=Ct(n);return Nt(e*s,r+i,It(t)||It(n))}
//|63 65 66 74 75 0 853
,An=(t,n)=>{const[e,r]=Ct(t),[s,i]=Ct(n),o=Ut(s);let c=Ut(e)/o,u=Ut(e)%o,l=r-i;for(;0n!==u&&c<Zt(37);)c=10n*c+10n*u/o,u=10n*u%o,l-=1;(u>o-u||u===o-u&&c%2n===1n)&&(c+=1n);const h=0n!==u||It(t)||It(n);return Nt(e<0n!=s<0n?-c:c,l,h)}
//|59 0 853
,Nn=t=>"number"==typeof t?-t||0:new At(-t.digits,t.exponent,t.l)
//|66 74 75 0 853
,_n=(t,n)=>{const[e,r]=Ct(t),s=-r-n;if(s<=0)return null;if(s>38)return{kept:0n,rest:1n,unit:10n,digits:e};const i=Zt(s);return{kept:e/i,rest:Ut(e)%i,unit:i,digits:e}}
//|63 116 0 853
,In=(t,n)=>{const e=_n(t,n);return e?Nt(e.kept+(e.rest>=e.unit-e.rest?e.digits<0n?-1n:1n:0n),-n)??t:t}
//|66 74 119 0 853
,Cn=(t,n)=>{const[e,r]=Ct(t),[s,i]=Ct(n);if(0n===e)return!0;if(0n===s)return!1;const o=r-i,c=qn(Ut(e)),u=qn(Ut(s));return c.twos+o>=u.twos&&c.fives+o>=u.fives&&e%u.rest===0n}
//|0 853
,qn=t=>{let[n,e,r]=[t,0,0];for(;n%2n===0n;e++)n/=2n;for(;n%5n===0n;r++)n/=5n;return{twos:e,fives:r,rest:n}}
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|0 853
,Fn={ms:1e6,s:1e9,min:6e10,h:36e11,d:864e11,w:6048e11}
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|40 66 67 75 113 120 0 853
,Rn=t=>{const[,n,e,r]=/^(-?)([0-9.]+)(\w+)$/.exec(t)??[],s=e&&qt(e),i="mo"===r?1:"y"===r?12:Fn[r];if(null==s||!i)throw new H(`'${t}' is not a duration`);const[o,c]=Ct(En(s,i)??0),u=c<0?o/Zt(-c):o*Zt(c),l=n?-u:u;return"mo"===r||"y"===r?{text:t,months:Number(l)}:{text:t,p:l}}
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|0 853
,zn=(t,n)=>("years"===t?Math.trunc(n/12):n)||0
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|90 92 0 853
,Bn=(t,n,e,r)=>{const s=on(e)-on(t),i=un(t,s);if(null===i)return s;const o=i-e||n-r;return(t-e||n-r)<=0?o>0?s-1:s:o<0?s+1:s}
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|89 92 97 98 99 0 853
,Pn=(t,n,e)=>{if(16===t)return sn(n+e)?n+e:null;if(5===t)return un(n,e);if(7!==t)return null;const r=un(pn(n),e);return null===r?null:fn(r,dn(n),n.o)}
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|88 98 0 853
,Dn=(t,n,e)=>{const r=Number(e/1000000000n),s=Number(e%1000000000n);if(5===t){const t=n+Math.trunc(r/86400);return rn(t)?t:null}if(6===t)return((n+r%86400*1e9+s)%864e11+864e11)%864e11;const i=n.n+s,o=Math.floor(i/1e9),c={s:n.s+o+r,n:i-1e9*o,o:n.o};return rn(pn(c))?c:null}
//|0 853
,[Un,Zn,Jn,Hn]=[0,1,2,3]
//|0 853
,Ln=class{constructor(t,n,e,r){this.slot=t,this.g=n,this.j=e,this.position=r,this.isSecret=!1}}
//|127 0 853
,Gn=t=>new Ln(t,2,0===t.kind,-1)
//|57 128 0 853
,Yn=Object.freeze(Gn(Tt))
//|48 128 0 853
,Vn=t=>Gn(new xt(3,t))
//|127 0 853
,Kn=({slot:t,g:n,j:e,isSecret:r})=>{const s=new Ln(t,0===n?3:n,e,-1);return s.isSecret=r,s}
//|0 853
,Qn=({slot:t,j:n})=>0!=(2&t.flags)&&!n||0!=(64&t.flags)&&0===t.kind
//|48 128 0 853
,Wn=t=>{const n=new xt(3,null);return n.u(t),Gn(n)}
//|57 98 99 122 123 129 130 135 137 141 0 853
,Xn=(t,n,e,r)=>{const s=[e,r].map(({slot:t})=>4===t.kind?oe(t.value)?.slot??Tt:t);if("days"!==n&&s.some(t=>16===t.kind)){const[e,r]=s.map(n=>ee(t,n));if(null!==e&&null!==r)return Vn(zn(n,r-e))}const[i,o]=[e,r].map(n=>te(t,n));if(null===i||null===o)return Yn;const[c,u]=[dn(i),dn(o)],[l,h]=[pn(i),pn(o)];if("days"!==n)return Vn(zn(n,Bn(l,c,h,u)));const a=h-l;return Vn(a>0&&u<c?a-1:a<0&&u>c?a+1:a)}
//|136 0 853
,te=(t,n)=>{const e=ne(n);return null===e||null===e.o?e:t.y.O.v(t.y.O.k(e))}
//|86 97 141 0 853
,ne=({slot:t})=>{const n=4===t.kind?oe(t.value)?.slot:t;return 5===n?.kind?fn(n.value,0):16===n?.kind?fn(nn(Math.floor(n.value/12),n.value%12+1,1),0):7===n?.kind?n.value:null}
//|90 98 0 853
,ee=(t,n)=>16===n.kind?n.value:5===n.kind?on(n.value):7!==n.kind?null:on(null===n.value.o?pn(n.value):t.y.O.$(t.y.O.k(n.value)))
//|36 48 107 124 125 128 129 138 141 0 853
,re=(t,n)=>{if(70&t.slot.flags)return t;if(4===t.slot.kind){const e=oe(t.slot.value);return null===e?Yn:re(e,n)}const{kind:e}=t.slot;if(!kn(t.slot)||16===e&&void 0===n.months)return Yn;const r=new xt(e,t.slot.value);r.flags=t.slot.flags;const s=void 0===n.months?Dn(e,r.value,n.p):Pn(e,r.value,n.months);return null===s?r.u(P("years of the calendar")):r.value=s,Gn(r)}
//|0 853
,se=(...t)=>t.reduce((t,n)=>t|1<<n,0)
//|58 67 108 0 853
,ie=({slot:t})=>{if(3===t.kind)return t.value;if(4!==t.kind||$n(t))return null;const n=qt(t.value);return n===Et?null:n}
//|48 93 94 95 96 128 0 853
,oe=t=>{for(const[n,e]of[[5,ln],[7,mn],[6,an],[16,hn]]){const r=e(t);if(null!==r)return Gn(new xt(n,r))}return null}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations between less lessOrEqual greater greaterOrEqual|77 140 143 0 853
,ce=(t,n,e)=>{const[r,s]=[ie(n),ie(e)];return null!==r&&null!==s?Ht(r,s):null!==r||null!==s?null:ue(t,n,e)}
//size moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|104 107 137 139 141 143 144 0 853
,ue=(t,n,e)=>{const[r,s]=[n.slot,e.slot];if(4===r.kind||4===s.kind){const[r,s]=[n,e].map(t=>4===t.slot.kind?oe(t.slot.value):t);return null===r||null===s?null:ue(t,r,s)}if(16===s.kind&&(5===r.kind||7===r.kind)){const r=ue(t,e,n);return null===r?null:-r||0}if(16===r.kind&&(5===s.kind||7===s.kind))return Math.sign(r.value-ee(t,s));const i=se(r.kind,s.kind);if(i===se(7)||i===se(5,7))return vn(le(t,r),le(t,s));if(r.kind!==s.kind)return null;if(kn(r))return Math.sign(r.value-s.value);const o=12===r.kind?t=>t.value:11===r.kind?t=>t.value.p:null;return null===o?null:o(r)<o(s)?-1:o(r)>o(s)?1:0}
//|97 0 853
,le=(t,n)=>t.y.O.k(5===n.kind?fn(n.value,0):n.value)
//|0 853
,he=(t,n)=>{let e=0;for(;e<t;){const r=e+t>>1;n(r)?t=r:e=r+1}return e}
//|35 145 0 853
,ae=(t,n,e)=>{const r=e=>t.slots[n.item(e)-1].value,s=he(n.count,t=>B(r(t),e)>=0);return s<n.count&&r(s)===e?n.item(s):void 0}
//computations|48 128 129 138 148 149 150 151 153 164 0 853
,me=(t,n)=>{switch(n.name){case"today":return Gn(new xt(5,t.y.O.$(t.y.O.now)));case"now":{const n=t.y.O.v(t.y.O.now);return null===n?Yn:Gn(new xt(7,n))}case"key":return pe(t);case"offset":return re(Ee(t,n.operand),n.shift);case"entry":return fe(t,Ee(t,n.operand),Ee(t,n.key),n.slot);case"operation":return"count_filled"===n.operation?de(t,n.operands):"first_filled"===n.operation?be(t,n.operands):ge(t,n.operation,n.operands);default:return Yn}}
//computations|129 146 166 0 853
,fe=(t,n,e,r)=>{if(64&n.slot.flags)return n;if(!n.slot.isMap||0!==n.g||r>=n.slot.e)return Yn;const s=ae(t,n.slot,e.slot.value);if(void 0===s)return Yn;const i=Ne(t,s+r);return 2&n.slot.flags&&!i.j&&(i.slot=i.slot.copy(),i.slot.flags|=2),i}
//computations|129 166 0 853
,pe=t=>{const n=t.x.at(-1);return n&&0!==n.next&&n.list.isMap?Ne(t,n.list.item(n.list.itemAt(n.next-1))-1):Yn}
//computations|130 132 164 0 853
,de=(t,n)=>{let e=0;for(const r of n){const n=Ee(t,r);if(Qn(n))return n;n.j||e++}return Vn(e)}
//computations|129 131 164 167 0 853
,be=(t,n)=>{for(const e of n){const n=Ee(t,e);if(null!==_e(t,n))return n;if(!n.j)return Kn(n)}return Yn}
//computations|131 142 0 853
,we=(t,n,e)=>{const r="min"===n?-1:1;let s=e[0];for(const n of e.slice(1)){const e=ce(t,n,s);null!==e&&Math.sign(e)===r&&(s=n)}return Kn(s)}
//computations|87 98 129 130 134 136 152 154 155 164 167 0 853
,ge=(t,n,e)=>{const r=[];let s=null;for(const n of e){const e=Ee(t,n);if(null!==_e(t,e))s??=e;else if(e.j)return Yn;r.push(e)}if(s)return s;switch(n){case"length":return je(r[0]);case"min":case"max":return we(t,n,r);case"years":case"months":case"days":return Xn(t,n,...r);case"year":case"month":case"weekday":{const t=ne(r[0]);if(null===t)return Yn;const e=pn(t);return Vn("weekday"===n?((e+3)%7+7)%7+1:en(e)[n])}default:return r.some(t=>3!==t.slot.kind)?Yn:ve(n,r.map(t=>t.slot.value))}}
//computations|27 36 39 129 130 133 0 853
,je=({slot:t})=>4!==t.kind?Yn:J(t.value)?Wn(P("text length")):Vn(R(t.value))
//computations|73 111 113 114 115 117 130 133 156 0 853
,ve=(t,[n,...e])=>{if("negate"===t)return Vn(Nn(n));if("abs"===t)return Vn(Dt(n)?Nn(n):n);let r=n;for(const n of e){if("divide"===t&&0===n)return Wn("division by zero");if("round"===t)return Vn(In(r,Oe(n)));if(r={add:Sn,multiply:En,divide:An}[t](r,n),null===r)return Wn("more than 38 digits")}return Vn(r)}
//computations|73 76 79 0 853
,Oe=t=>Jt(t)>9?Dt(t)?-1e9:1e9:Gt(t,!1)
//|0 853
,ye=({frame:{form:t,base:n}},e)=>t.parameters?.find(({slot:t})=>n+t===e)??null
//|161 163 0 853
,ke=(t,n)=>n<0?null:(null!==t.S&&n>=t.S?Me(t,n-t.S):null)??Te(t.frame.form,n-t.frame.base)
//|158 0 853
,$e=(t,n)=>{const{base:e,follows:r,form:s}=t.frame;return ke(t,n<e&&r?n+s.slotCount:n)}
//computed|163 0 853
,xe=(t,n)=>{const e=t.T.findLast(t=>t?.form&&t.position<n&&n<t.position+t.form.slotCount);return e?Te(e.form,n-e.position):null}
//contexts|163 0 853
,Me=(t,n)=>{const e=(t.program.contexts??[]).findLast(t=>t.slot<=n);if(!e||e.slot===n)return e??null;const r=e.type.form?Te(e.type.form,n-e.slot):null;return r&&{...r,isSecret:r.isSecret||e.isSecret}}
//|0 853
,Se=t=>{const{field:n,firstItem:e}=t.frame;let r=n?.type??null;for(let n=e;n<t.E.length;n++)r?.item&&"any"!==r.name&&(r=r.item);return r}
//|145 163 0 853
,Te=(t,n)=>{const{fields:e}=t,r=e[he(e.length,t=>e[t].slot>n)-1];return r&&r.slot!==n?r.type.form?Te(r.type.form,n-r.slot):null:r??null}
//|105 127 129 147 165 166 0 853
,Ee=(t,n)=>{switch(n.kind){case 1:{const e=t.program.constants[n.at];return new Ln(e,1,On(e),-1)}case 3:return Ne(t,t.frame.base+n.at);case 2:return t.arguments[t.N+n.at];case 9:return me(t,t.program.computations[n.at]);case 0:case 10:return Yn;default:{const e=Ae(t,n);if(!(e>=0&&e<t.slots.length))return Yn;const r=Ne(t,e);return 7===n.kind&&(r.g=3),r}}}
//computed context previous previousItem item|0 853
,Ae=(t,{kind:n,at:e,level:r})=>{const{form:s,base:i,follows:o}=t.frame;switch(n){case 7:return i+e;case 6:return null===t.S?NaN:t.S+e;case 4:return o?i-s.slotCount+e:NaN;case 5:{const n=t.x.at(-1);return n&&n.next>1&&!n.list.isMap&&e<n.list.stride?n.list.item(n.next-2)+e:NaN}default:return(t.T[r]?.position??NaN)+e}}
//|57 105 127 0 853
,Ne=(t,n)=>{const e=t.slots[n],r=1&e.flags?Tt:e;return new Ln(r,0,On(r),n)}
//|168 0 853
,_e=(t,n)=>{const{flags:e}=n.slot;return 0==(70&e)||n.j&&0==(68&e)?null:Ie(t,n)}
//|36 157 159 160 0 853
,Ie=(t,n)=>{const{position:e}=n;if(e<0)return n.slot.reason??P("digits of a number");const r=t.I.get(e);if(void 0!==r)return r;const s=(t.T.length>0?xe(t,e):null)??ye(t,e)??$e(t,e);return`unreadable: ${s?.shownLabel??"a value in it"}`}
//|0 853
,Ce=t=>t.q||0!=(8&t.subject.slot.flags)
//|167 171 172 0 853
,qe=(t,n)=>{const{subject:e}=t,{test:r}=n,{flags:s}=e.slot;if(!e.j&&0==(198&s))return r.answer(t,n);const i=(e.j?-3&s:s)&("nothing"===r.reads?0:"presence"===r.reads?0===e.slot.kind?66:2:70)?_e(t,e):null;return null!==i?Re(t,i,n):(e.j?!r.judgesEmpty:128&s&&!Fe(t,r))?12:r.answer(t,n)}
//any isExact map|139 0 853
,Fe=(t,n)=>{const{kind:e}=t.subject.slot,r=1===e?se(2):10===e?se(2,10):se(e);return 0!=(n.kinds&r)}
//|0 853
,Re=(t,n,e,r="blocks")=>(t.F={reason:n,step:t.program.R(e)??e,z:r},15)
//|36 172 0 853
,ze=(t,n)=>Re(t,P("steps"),n)
//|43 164 167 172 0 853
,Be=(t,n)=>{const e=Ee(t,n.operands[0]??st),r=_e(t,e);return null===r?e:(Re(t,r,n),null)}
//|0 853
,Pe=(t,n)=>t.field.refused===n.position
//|58 67 0 853
,De=t=>4===t.subject.slot.kind&&qt(t.subject.slot.value)===Et
//|0 853
,Ue=t=>{const{kind:n,flags:e}=t.subject.slot;return 0!=(8&e)&&(5===n||2===n)}
//|0 853
,[Ze,Je,He]=[0,1,2]
//|0 853
,Le={integer:[/^-?[0-9]+$/,/^-?$/],number:[/^-?[0-9]+(?:\.[0-9]+)?$/,/^-?(?:[0-9]+\.)?$/],boolean:[/^(?:true|false)$/,/^(?:t|tr|tru|f|fa|fal|fals)?$/]}
//|182 183 184 185 186 187 188 189 190 191 192 193 194 0 853
,Ge=class{constructor(t){this.text=t,this.at=0,this.stop=null}B(){return this.stop??=this.at<this.text.length?0:1,!1}take(t){return this.text[this.at]!==t?this.B():(this.at++,!0)}digits(t=1/0){const n=this.at;for(;this.at-n<t&&this.text[this.at]>="0"&&this.text[this.at]<="9";)this.at++;return this.at>n||this.B()}P(t,n,e){let r=0;for(let s=10**(t-1);s>=1;s/=10){const t=this.text.charCodeAt(this.at)-48;if(!(t>=0&&t<=9))return this.B()||-1;if(r+=t*s,r>e||r+s-1<n)return this.stop=0,-1;this.at++}return r}}
//|0 853
,{}=Object.assign(Ge.prototype
//json|180 181 195 0 853
,{word(t){for(const n of t)if(!this.take(n))return!1;return!0}}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|180 181 195 0 853
,{month(){return this.year=this.P(4,1,9999),!(this.year<0||!this.take("-"))&&(this.U=this.P(2,1,12),this.U>0)}}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|85 180 181 195 0 853
,{date(){return this.month()&&this.take("-")&&this.P(2,1,tn(this.U,this.year))>0}}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|180 181 195 0 853
,{time(){return!(this.P(2,0,23)<0||!this.take(":")||this.P(2,0,59)<0)&&(":"!==this.text[this.at]||(this.at++,!(this.P(2,0,59)<0)&&("."!==this.text[this.at]||(this.at++,this.digits(9)))))}}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|180 181 195 0 853
,{datetime(){if(!this.date())return!1;if(!/[Tt ]/.test(this.text[this.at]??""))return this.B();if(this.at++,!this.time()||this.at===this.text.length)return null===this.stop;const t=this.text[this.at];return/[Zz+-]/.test(t)?(this.at++,"Z"===t||"z"===t||this.P(2,0,23)>=0&&this.take(":")&&this.P(2,0,59)>=0):this.B()}}
//json|180 181 195 0 853
,{json(){const t=[];do{if(!this.jsonStart(t))return!1}while(this.hasNextValue(t));return null===this.stop}}
//json|180 181 195 0 853
,{space(){for(;" \t\n\r".includes(this.text[this.at]??"x");)this.at++}}
//json|180 181 195 0 853
,{jsonStart(t){for(;;){this.space();const n=this.text[this.at];if('"'===n)return this.string();const e={t:"true",f:"false",n:"null"}[n];if(e)return this.word(e);if("{"!==n&&"["!==n)return this.jsonNumber();if(this.at++,this.space(),this.at>=this.text.length)return this.B();if(this.text[this.at]===("{"===n?"}":"]"))return this.at++,!0;if(t.push(n),"{"===n&&!this.name())return!1}}}
//json|180 181 195 0 853
,{hasNextValue(t){for(;;){if(this.space(),0===t.length)return!1;const n="{"===t.at(-1);if(","===this.text[this.at])return this.at++,!n||this.name();if(!this.take(n?"}":"]"))return!1;t.pop()}}}
//json|180 181 195 0 853
,{name(){return this.space(),!!this.string()&&(this.space(),this.take(":"))}}
//json|180 181 195 0 853
,{string(){if(!this.take('"'))return!1;for(;this.at<this.text.length;){const t=this.text[this.at++];if('"'===t)return!0;if("\\"===t?!this.escape():t<" ")return this.stop??=0,!1}return this.B()}}
//json|180 181 195 0 853
,{escape(){const t=this.text[this.at++];if(void 0===t&&(this.stop=1),"u"!==t)return void 0!==t&&'"\\/bfnrt'.includes(t);for(let t=0;t<4;t++){if(!/[0-9a-fA-F]/.test(this.text[this.at]??""))return this.B();this.at++}return!0}}
//json|180 181 195 0 853
,{jsonNumber(){if("-"===this.text[this.at]&&this.at++,"0"===this.text[this.at])this.at++;else if(!this.digits())return!1;return!("."===this.text[this.at]&&(this.at++,!this.digits()))&&(!/[eE]/.test(this.text[this.at]??"")||(this.at++,/[+-]/.test(this.text[this.at]??"")&&this.at++,this.digits()))}}
//|0 853
)
//|179 197 198 0 853
,Ye=(t,n)=>{const e=Le[t];return e?Ve(n,e):Ke(t,n)}
//|0 853
,Ve=(t,[n,e])=>n.test(t)?2:e.test(t)?1:0
//json moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|180 0 853
,Ke=(t,n)=>{const e=new Ge(n);return e[t]()?e.at===n.length?2:0:e.stop}
//|0 853
,Qe=t=>Array.from({length:t.count},(n,e)=>t.item(e))
//|0 853
,We=(t,n)=>n.operands.filter(t=>10===t.kind).map(n=>t.program.itemPaths[n.at])
//|166 199 201 0 853
,Xe=(t,n,e)=>{if(!n.c)return[];const r=Qe(n);return 0===e.length?r:r.map(t=>t+e[0]).filter(n=>n<t.slots.length).flatMap(n=>Xe(t,Ne(t,n).slot,e.slice(1)))}
//|166 167 0 853
,tr=(t,n)=>{if(n>=t.slots.length)return null;const e=Ne(t,n);return e.j||null!==_e(t,e)?null:e}
//|142 173 200 201 202 0 853
,nr=(t,n)=>{const e=t.subject.slot;if(9!==e.kind)return 12;const r=We(t,n)[0]?.steps??[];let s=null;for(const i of Xe(t,e,r.slice(0,-1))){if(!t.Z())return ze(t,n);const e=tr(t,i+(r.at(-1)??0));if(null===e)continue;const o=null===s?0:ce(t,s,e);if(null===o||o>0)return 14;s=e}return 13}
//|0 853
,er=[["B",1n],["KB",1000n],["MB",1000n**2n],["GB",1000n**3n],["TB",1000n**4n],["KiB",1024n],["MiB",1024n**2n],["GiB",1024n**3n],["TiB",1024n**4n]]
//size|204 0 853
,rr=t=>0n===t?"0B":er.filter(([,n])=>t%n===0n).map(([n,e])=>t/e+n).reduce((t,n)=>n.length<t.length?n:t)
//|25 0 853
,sr=t=>{const n=t.split(/[_-]/).filter(Boolean).join(" "),e=q(n)[0]??"";return e.toUpperCase()+n.slice(e.length)}
//|25 0 853
,ir=t=>{if(t.length<=80)return t;const n=q(t);return n.length<=80?t:n.slice(0,80).join("")+"\u2026"}
//isSecret|164 209 210 0 853
,or=(t,n)=>{switch(n.kind){case 0:case 1:case 10:return!1;case 3:return ur(t,t.frame.base+n.at);case 2:{const{isSecret:e,position:r}=Ee(t,n);return e||ur(t,r)}default:return cr(t,n)}}
//computed context previous previousItem item computation|148 160 161 163 164 208 210 0 853
,cr=(t,n)=>{switch(n.kind){case 4:return ur(t,t.frame.base+n.at);case 5:return t.frame.field?.isSecret??!1;case 7:return t.program.isSecretlyComputed(t.frame.form,n.at);case 8:return xe(t,Ee(t,n).position)?.isSecret??!1;case 6:return Me(t,n.at)?.isSecret??!1;default:{const e=t.program.computations[n.at];if("key"===e.name)return t.frame.field?.isSecret??!1;if(e.operand&&or(t,e.operand))return!0;if("entry"===e.name){const{form:n}=fe(t,Ee(t,e.operand),Ee(t,e.key),0).slot;return(n&&Te(n,e.slot)?.isSecret)??!1}return e.operands?.some(n=>or(t,n))??!1}}}
//|157 159 0 853
,ur=(t,n)=>($e(t,n)??ye(t,n))?.isSecret??!1
//|212 0 853
,lr=(t,n)=>n.map(({name:n,operand:e})=>({name:n,text:hr(t,e)}))
//|164 213 215 216 217 219 220 0 853
,hr=(t,n)=>{const e=Ee(t,n);if(15===e.slot.kind)return pr(t,...e.slot.value);const r=wr(t,e.position);return null!==r?r:9===n.kind?fr(t,n):e.isSecret||ar(t,n)?gr:dr(t,e)}
//|208 0 853
,ar=(t,n)=>t.program.J&&or(t,n)
//|164 212 219 0 853
,mr=(t,n)=>{for(const{operand:e}of n){const n=wr(t,Ee(t,e).position);if(null!==n)return n}return 0===n.length?null:hr(t,n[0].operand)}
//computations|164 212 213 216 217 220 0 853
,fr=(t,n)=>{const e=t.program.computations[n.at];switch(e.name){case"today":case"now":return e.name;case"key":return t.frame.field?.isSecret?gr:dr(t,Ee(t,n));case"range":return pr(t,e.lower,e.upper);case"offset":if(3===e.operand.kind&&ar(t,e.operand)){const{text:n}=e.shift,r=n.startsWith("-")?`- ${n.slice(1)}`:`+ ${n}`;return`${hr(t,e.operand)} ${r}`}}return ar(t,n)?gr:dr(t,Ee(t,n))}
//range|107 164 212 0 853
,pr=(t,n,e)=>{const[r,s]=[n,e].map(n=>hr(t,n)),i=[n,e].some(n=>kn(Ee(t,n).slot));return""!==r&&""!==s?r===s?r:`${r} to ${s}`:""!==r?i?`${r} or later`:`at least ${r}`:""!==s?i?`${s} or earlier`:`at most ${s}`:""}
//|81 107 110 205 207 218 0 853
,dr=(t,n)=>{const{slot:e}=n;switch(e.kind){case 4:return ir(e.value);case 2:return String(e.value);case 3:return 64&e.flags||null===e.value?"":br(t,n)?.write(3,e.value)??Vt(e.value);case 8:return e.value.name??"";case 9:return String(e.count);case 11:return e.value.text;case 12:return rr(e.value);case 13:return t.program.L[e.value].pattern.text;case 14:return e.value.notation;default:return kn(e)&&null!==Mn(e)?br(t,n)?.write(e.kind,e.value)??Mn(e):""}}
//|158 0 853
,br=(t,n)=>(ke(t,n.position)??t.frame.field)?.notation??null
//|157 158 0 853
,wr=(t,n)=>{const e=ye(t,n);if(e)return e.isSecret||void 0===e.type.kind?e.shownLabel:null;const r=ke(t,n);return r?null!==t.S&&n>=t.S&&!r.isSecret&&void 0!==r.type.kind?null:r.shownLabel:null}
//|0 853
,gr="\u2022\u2022\u2022"
//|0 853
,jr=["field","form","check","jump","stop","beginAnd","beginOr","beginAll","beginAny","combine","end","message","warn","rule","test","testIgnoringCase","compare","compareFilled","external"]
//|221 0 853
,[vr,Or,yr,kr,$r,xr,Mr,Sr,Tr,Er,Ar,Nr,_r,Ir,Cr,qr,Fr,Rr,zr]=jr.keys()
//|129 164 166 0 853
,Br=(t,n)=>{if(10!==n.kind)return Ee(t,n);const{start:e,steps:r}=t.program.itemPaths[n.at];if(e)return Ee(t,e);const s=t.frame.base+(r[0]??NaN);return s<t.slots.length?Ne(t,s):Yn}
//|167 199 223 225 0 853
,Pr=(t,n)=>{const e=Br(t,n),r=_e(t,e);if(null!==r)return{whole:e,obstacle:r,positions:[],areSeveral:!1};const s=10===n.kind?t.program.itemPaths[n.at].steps:[];return s.length>0?{whole:e,obstacle:r,positions:Dr(t,e.slot,s.slice(1)),areSeveral:!0}:9===e.slot.kind?{whole:e,obstacle:r,positions:Qe(e.slot),areSeveral:!0}:{whole:e,obstacle:r,positions:[null],areSeveral:!1}}
//|166 199 225 0 853
,Dr=(t,n,[e,...r])=>n.c?Qe(n).flatMap(n=>{if(70&t.slots[n].flags)return[n];const s=n+e;if(!(s<t.slots.length))return[];const{slot:i}=Ne(t,s);return i.c?0===r.length?Qe(i):Dr(t,i,r):0===r.length||70&i.flags?[s]:[]}):[]
//testIgnoringCase|227 0 853
,Ur=t=>/^[\0-\x7f]*$/.test(t)?t.toLowerCase():Array.from(t,Zr).join("")
//|24 0 853
,Zr=t=>{if("\u0130"===t||"\u0131"===t)return t;if("\u1fd3"===t)return"\u0390";if("\u1fe3"===t)return"\u03b0";const n=t=>1===I(t)?t:void 0,e=n(t.toUpperCase())??t;return n(e.toLowerCase())??n(t.toLowerCase())??t}
//|228 0 853
,Jr=t=>(t.G??=[...t.objects.slice(1).map(t=>t.slot),...t.fields.filter(t=>void 0===t.computed).flatMap(({slot:t,type:n})=>[t,..."form"===n.name?Jr(n.form).map(n=>t+n):[]])],t.G)
//|77 226 230 0 853
,Hr=(t,n,e,r)=>{const[s,i]=[n.slot,e.slot];switch(s.kind){case 4:return 4===i.kind&&(s.value===i.value||r&&Ur(s.value)===Ur(i.value));case 2:return 2===i.kind&&s.value===i.value;case 3:return 3===i.kind&&null!==s.value&&null!==i.value&&0===Ht(s.value,i.value);default:return Lr(t,n,e,r)}}
//size file form list map any moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|104 142 144 231 234 0 853
,Lr=(t,n,e,r)=>{const[s,i]=[n.slot,e.slot];if(s.kind!==i.kind)return(16===s.kind&&(5===i.kind||7===i.kind)||16===i.kind&&(5===s.kind||7===s.kind))&&0===ce(t,n,e);switch(s.kind){case 5:case 16:case 6:return s.value===i.value;case 7:return 0===vn(le(t,s),le(t,i));case 9:return s.c&&i.c&&Gr(t,s,i,r);case 10:return s.isOwn&&i.isOwn&&Kr(t,s,i,r);case 8:return["name","size","mediaType"].every(t=>s.value[t]===i.value[t]);default:return 1===s.kind}}
//list map any|166 232 0 853
,Gr=(t,n,e,r)=>{if(n.count!==e.count||n.isMap!==e.isMap)return!1;for(let s=0;s<n.count;s++){const[i,o]=[n.item(s),e.item(s)];if(n.isMap&&t.slots[i-1].value!==t.slots[o-1].value)return!1;if(!Yr(t,Ne(t,i),Ne(t,o),r))return!1}return!0}
//|166 228 229 233 0 853
,Yr=(t,n,e,r)=>!(!Vr(t,n)||!Vr(t,e))||(n.slot.i&&e.slot.i?Jr(n.slot.form).every(s=>{const[i,o]=[n,e].map(n=>Ne(t,n.position+s));if(i.j&&o.j)return!0;const c=t=>t.j||t.slot.i;return!(!i.slot.i&&!o.slot.i||!c(i)||!c(o))||Hr(t,i,o,r)}):16===n.slot.kind==(16===e.slot.kind)&&Hr(t,n,e,r))
//|166 228 0 853
,Vr=(t,n)=>!!n.j||!!n.slot.i&&Jr(n.slot.form).every(e=>{const r=Ne(t,n.position+e);return r.j||r.slot.i})
//any|166 229 0 853
,Kr=(t,n,e,r)=>{if(n.count!==e.count)return!1;for(let s=0;s<2*n.count;s++){const i=Ne(t,n.start+s);if(!Hr(t,i,Ne(t,e.start+s),r&&s%2==1))return!1}return!0}
//|166 228 236 0 853
,Qr=(t,n,e)=>{if(!n.slot.i)return n.j?"":Wr(t,n,e);let r="";for(const s of Jr(n.slot.form)){const i=Ne(t,n.position+s);i.j||i.slot.i||(r+=`${s}:${Wr(t,i,e)};`)}return r}
//|81 144 166 199 226 235 236 0 853
,Wr=(t,{slot:n},e)=>{switch(n.kind){case 4:return JSON.stringify(e?Ur(n.value):n.value);case 3:return null===n.value?"":Vt(n.value);case 2:case 5:case 16:case 6:return String(n.value);case 7:{const{s:e,n:r}=le(t,n);return`${e}.${r}`}case 8:return JSON.stringify(n.value);case 9:{if(!n.c)return"";const r=e=>n.isMap?JSON.stringify(t.slots[e-1].value):"";return`[${Qe(n).map(n=>Qr(t,Ne(t,n),e)+r(n))}]`}case 10:return n.isOwn?`{${Array.from({length:2*n.count},(r,s)=>Wr(t,Ne(t,n.start+s),e))}}`:"";default:return""}}
//|166 167 235 0 853
,Xr=(t,n,e)=>{const r={items:new Map,ignoresCase:e,V:!1,K:!1};for(const s of n){if(!t.Z())return null;const n=Ne(t,s);if(null!==_e(t,n))r.V=!0;else if(!n.j){16===n.slot.kind&&(r.K=!0);const s=Qr(t,n,e),i=r.items.get(s);i?i.push(n):r.items.set(s,[n])}}return r}
//|232 235 0 853
,ts=(t,n,{items:e,ignoresCase:r})=>(e.get(Qr(t,n,r))??[]).some(e=>Yr(t,n,e,r))
//|173 223 238 240 0 853
,ns=(t,n,e,r)=>{const s=Br(t,e),i=es(t,n,e,s,r);if(i&&!i.K)return t.Z()?ts(t,r,i)?13:i.V?15:14:ze(t,n)}
//|167 169 224 237 0 853
,es=(t,{ignoresCase:n},e,r,s)=>{const{slot:i}=r,o=10===e.kind?e.at:null;if(null===o&&i.count<16||!i.c||null!==_e(t,r))return null;if(t.Q.length>0||Ce(t)||16===s.slot.kind)return null;const c=`${i.start},${i.count},${o},${n}`;let u=t.W.get(c);return null===u&&(u=Xr(t,Pr(t,e).positions,n)),t.W.set(c,u??null),u}
//compare compareFilled|243 0 853
,rs={judgesEmpty:!0,reads:"nothing",kinds:-2,answer:(t,n)=>is(t,n)}
//|0 853
,ss={equal:t=>0===t,notEqual:t=>0!==t,less:t=>t<0,lessOrEqual:t=>t<=0,greater:t=>t>0,greaterOrEqual:t=>t>=0}
//|164 167 172 244 0 853
,is=(t,n)=>{const[e,r]=n.operands.map(n=>Ee(t,n)),s=_e(t,e)??_e(t,r);if(null!==s)return Re(t,s,n);const i=e.j||r.j,o=os(t,n,e,r,i);return 17===n.op&&i&&15!==o?12:o}
//|5 142 229 242 245 0 853
,os=(t,n,e,r,s)=>{if("equal"===n.a||"notEqual"===n.a){const i=s?e.j&&r.j:Hr(t,e,r,!1);return a(i===("equal"===n.a))}if(s)return 14;if("among"===n.a)return cs(t,e,r,n);const i=ce(t,e,r);return a(null!==i&&ss[n.a](i))}
//among|166 168 172 173 199 229 239 0 853
,cs=(t,n,e,r)=>{if(9!==e.slot.kind)return 14;const s=ns(t,r,r.operands[1],n);let i=15===s;if(void 0!==s&&!i)return s;for(const s of i?[]:Qe(e.slot)){if(!t.Z())return ze(t,r);const e=Ne(t,s);if(70&e.slot.flags)i=!0;else if(Hr(t,n,e,!1))return 13}return i?Re(t,Ie(t,e),r):14}
//|5 7 142 169 174 242 247 248 0 853
,us=t=>({kinds:65776,answer(n,e){const r=Be(n,e);if(null===r)return 15;if(r.j)return 12;const s=ce(n,n.subject,r);if(null===s)return f(2,hs(n),!0);const i=ss[t](s);if(!Ce(n))return a(i);const o=ls(n,r).map(ss[t]);return f(i?1:2,i||o.includes(!0),!i||o.includes(!1))}})
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|48 88 98 106 128 141 142 218 0 853
,ls=(t,n)=>{const e=[-1,0,1],{slot:r}=t.subject,s=8&r.flags?ce(t,t.subject,n):null;if(null===s)return e;const i=br(t,t.subject),o=i?.X(yn(r))??!1;if(5===r.kind||16===r.kind)return o?e:[s];if(6===r.kind)return 1===s?[1]:e;if(7===r.kind&&o)return e;const c=7===r.kind?r:oe(yn(r))?.slot,u=5===c?.kind?c.value:7===c?.kind?pn(c.value):null;if(null===u||!rn(u-3)||!rn(u+3))return e;const[l,h]=[u-3,u+3].map(e=>ce(t,Gn(new xt(5,e)),n));return null!==l&&l===h?[s]:e}
//|169 196 0 853
,hs=t=>4!==t.subject.slot.kind||!Ce(t)||["date","month","datetime","time"].some(n=>0!==Ye(n,t.subject.slot.value))
//notation|0 853
,as=[" \xa0\u202f","'\u2019"]
//notation|81 249 0 853
,ms=class{constructor(t){const[,n,e]=/^1([^2]*)234(?:(.+)56)?$/u.exec(t)??[];this.text=t,this.group=n||null,this.decimal=e??null,this.groups=n?as.find(t=>t.includes(n))??n:"",this.syntax=void 0===e?"integer":"number",this.example=t}read(t){const[n,e]=/^(-?)(\d*)/.exec(t).slice(0,3).slice(1);let r=n+e,s=r.length,i=0;const o=t=>({completion:t,decimal:r,missingDigits:i});if(""===e)return o(s===t.length?1:0);for(;s<t.length&&this.groups.includes(t[s]);){if(e.length>3||"0"===e[0])return o(0);const n=/^\d*/.exec(t.slice(s+1))[0];if(r+=n,s+=1+n.length,i=Math.max(0,3-n.length),i>0)return o(s===t.length?1:0);if(n.length>3)return o(0)}if(s===t.length)return o(2);if(null===this.decimal||t[s]!==this.decimal)return o(0);const c=/^\d*/.exec(t.slice(s+1))[0];return r+="."+c,o(s+1+c.length<t.length?0:""===c?1:2)}write(t,n){const[,e,r,s]=3===t&&/^(-?)(\d+)(?:\.(\d+))?$/.exec(Vt(n))||[];return void 0===r||void 0!==s&&null===this.decimal?null:e+this.tt(r)+(void 0===s?"":this.decimal+s)}nt(t){const n=t=>this.groups.includes(t),e=t.filter(t=>!n(t));if(e.length===t.length)return e;const r=this.et(e);return r?.length===t.length&&r.every((e,r)=>e===t[r]||n(e)&&n(t[r]))?e:null}et(t){const n=t.join(""),[e,r,s,i]=/^(-?)(\d*)(?:(\D)\d*)?$/.exec(n)??[];return void 0===e||void 0!==i&&i!==this.decimal||/^0./.test(s)?null:[...r+this.tt(s)+n.slice(r.length+s.length)]}tt(t){if(!this.group)return t;const n=[];for(let e=(t.length%3||3)-3;e<t.length;e+=3)n.push(t.slice(Math.max(e,0),e+3));return n.join(this.group)}X(){return!0}}
//|58 63 67 73 77 111 112 115 196 252 0 853
,fs=(t,n,e,r=0)=>{if(0===Ye("number",t))return null;if(null!==n&&null!==e&&Ht(n,e)>0)return!1;if(""===t)return!0;const s="-"===t[0],[i,o]=s?[null===e?null:Nn(e),null===n?null:Nn(n)]:[n,e],c=t.slice(s?1:0).replace(/\.$/,""),u=""===c?null:qt(c);if(null===u||u===Et)return null===o||!Dt(o);if(null!==o&&Ht(o,Tn(u,r)??u)<0)return!1;const l=t.indexOf(".");if(l<0)return ps(u,i,o);const h=Nt(1n,-(t.length-l-1)),a=null===i||null===h?null:Sn(u,h);return null===a||Ht(i,a)<0}
//|76 77 111 112 0 853
,ps=(t,n,e)=>{if(0===t||null===n||null===e)return!0;let r=Jt(e)-Jt(t);const s=Tn(t,r);if(null===s)return!0;Ht(s,e)>0&&(r-=1);const i=Sn(t,1),o=null===i?null:Tn(i,r);return null===o||Ht(n,o)<0}
//|43 57 254 0 853
,ds=(t,n)=>{const[e=st,r=st]=t.operands;if(e.kind>1||r.kind>1)return null;const s=({kind:t,at:e})=>1===t?n.constants[e]:Tt,i=s(e),o=(15===i.kind?i.value:[e,r]).map(s);if(!o.every(({kind:t,value:n})=>0===t||3===t&&"number"==typeof n)||o.every(({kind:t})=>0===t))return null;const[c,u]=o.map(({value:t})=>t);return{least:c??-1/0,most:u??1/0,unit:bs(t,n)}}
//|28 0 853
,bs=(t,n)=>{const e=t.operands[2],r=1===e?.kind?n.constants[e.at].value:null;return z[r]?r:"characters"}
//|57 226 0 853
,ws=(t,n)=>{const e=t.operands.map(t=>1===t.kind?n.constants[t.at]:Tt);return e.every(({kind:t,value:n})=>4===t||3===t&&"number"==typeof n)?new Set(e.map(({kind:n,value:e})=>t.ignoresCase&&4===n?Ur(e):e)):null}
//|43 164 167 172 0 853
,gs=(t,n)=>{const e=[0,1].map(e=>{const r=Ee(t,n.operands[e]??st);return 15===r.slot.kind?Ee(t,r.slot.value[e]):r}),r=_e(t,e[0])??_e(t,e[1]);return null!==r?Re(t,r,n):e.every(t=>t.j)?12:e}
//|5 6 7 36 108 142 169 172 176 177 256 258 0 853
,js=(t,n)=>{const{subject:e}=t,[r,s]=[e.slot.value,n.rt];if(s&&3===e.slot.kind&&"number"==typeof r&&!Ce(t))return a(r>=s.least&&r<=s.most);const i=gs(t,n);if("number"==typeof i)return i;const[o,c]=i;if($n(t.subject.slot)&&i.every(t=>t.j||3===t.slot.kind))return 12;const u=(n,r)=>{const s=n.j?0:ce(t,e,n);return null!==s&&s*r>=0},l=u(o,1)&&u(c,-1);return!l&&De(t)?Re(t,P("digits of a number"),n):Ce(t)?Ue(t)?m(l):f(l?1:2,l||vs(t,o,c),!0):a(l)}
//|106 218 247 251 259 0 853
,vs=(t,n,e)=>{const{slot:r}=t.subject;if(3!==r.kind){const r=t=>!t.j&&3!==t.slot.kind,s=(n,e)=>r(n)&&ls(t,n).every(t=>t===e);if(s(n,-1)||s(e,1))return!1}const[s,i]=[n,e].map(t=>t.j?null:t.slot.value),o=[n,e].every(t=>t.j||3===t.slot.kind);if(!(8&r.flags||4===r.kind)||!o)return!0;const c=br(t,t.subject),u=yn(r);return!0===fs(u,s,i)||null!==c&&Os(c,u,s,i)}
//notation|250 251 0 853
,Os=(t,n,e,r)=>{if(!(t instanceof ms))return!1;const{completion:s,decimal:i,missingDigits:o}=t.read(n);return 0!==s&&!0===fs(i,e,r,o)}
//|5 0 853
,ys=(t,n)=>{if(4!==t.subject.slot.kind)return 12;const e=n(t.subject.slot.value);return null===e?10:a(e)}
//|0 853
,ks=(t,n)=>{const e=t[n];return/[0-9A-Za-z]/.test(e)?parseInt(e,36):null}
//|261 0 853
,$s=(t,n)=>{let[e,r]=[0,!1];const s=t=>{e+=r?2*t-(t>4?9:0):t,r=!r};for(let e=t.length-1;e>=0;e--){const r=ks(t,e);if(null===r||r>9&&!n)return null;s(r%10),r>=10&&s(Math.floor(r/10))}return t.length>0&&e%10==0}
//|261 0 853
,xs=t=>{let n=0;const e=Math.min(4,t.length);for(let r=0;r<t.length;r++){const s=ks(t,(r+e)%t.length);if(null===s)return null;n=(n*(s<10?10:100)+s)%97}return t.length>4&&1===n}
//|261 0 853
,Ms=(t,n,e)=>{let r=0n;for(let s=0;s<t.length;s++){let i=ks(t,s);if(null===i)return null;11===n&&s===t.length-1&&33===i&&(i=10),r+=BigInt(i)*BigInt(e[s%e.length])}return t.length>0&&r%BigInt(n)===0n}
//|10 0 853
,Ss=t=>({...t,answer:(n,e)=>b(t.answer(n,e))})
//|5 6 7 169 174 177 229 267 0 853
,Ts={judgesEmpty:!0,kinds:-2,answer(t,n){const e=Be(t,n);if(null===e)return 15;const{subject:r}=t;if(r.j&&(e.j||!(e.position>=0&&3!==e.g)))return 12;if(e.j&&e.g>=2)return 12;if(r.j||e.j)return f(2,r.j||!Ce(t),!0);const s=Hr(t,r,e,n.ignoresCase);return Ue(t)?m(s):Ce(t)&&4===r.slot.kind&&4===e.slot.kind?f(s?1:2,Es(r,e,n.ignoresCase),!0):a(s)}}
//|226 0 853
,Es=(t,n,e)=>{const[r,s]=[t.slot.value,n.slot.value];return e?Ur(s).startsWith(Ur(r)):s.startsWith(r)}
//|5 139 164 0 853
,As=t=>({kinds:se(8),answer(n,e){const r=Ee(n,e.operands[0]).slot;return 8!==n.subject.slot.kind||12!==r.kind?12:a(t(BigInt(n.subject.slot.value.size),r.value))}})
//|5 37 172 0 853
,Ns=(t,n,e)=>{if(/[^\0-\x7f]|(?:^|\.)xn--/i.test(n))return Re(t,D,e);const r=n.split(".");if(n.length>253||/[^A-Za-z0-9.-]/.test(n))return 10;const s=t=>/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i.test(t)&&t.length<=63;return r.slice(0,-1).every(s)?a(s(r.at(-1))&&!/^\d+$/.test(r.at(-1))):10}
//|166 167 168 172 173 199 224 237 238 271 0 853
,_s=(t,n)=>{const e=t.subject.slot;if(!e.c)return 12;let[r,s,i]=[null,null,!1];const o=Qe(e).some(n=>16===t.slots[n].kind);for(const c of n.operands){const u=Pr(t,c);s??=u.obstacle;for(const c of u.positions){if(!t.Z())return ze(t,n);const l=null===c?u.whole:Ne(t,c);if(null===_e(t,l)){if(!l.j)if(i=!0,16===l.slot.kind||o){const r=Is(t,l,e);if(null===r)return ze(t,n);if(!r)return 14}else{if(r??=Xr(t,Qe(e),n.ignoresCase),null===r)return ze(t,n);if(!ts(t,l,r))return 14}}else s??=Ie(t,u.whole)}}return null!==s?Re(t,s,n):i?13:12}
//|166 167 199 229 0 853
,Is=(t,n,e)=>{for(const r of Qe(e)){if(!t.Z())return null;const e=Ne(t,r);if(!e.j&&null===_e(t,e)&&Hr(t,e,n,!1))return!0}return!1}
//|72 0 853
,Cs=t=>{switch(t.kind){case 1:return["null"];case 2:return["boolean"];case 3:return Pt(t.value)?["number","integer"]:["number"];case 9:return[t.isMap?"object":"list"];case 8:case 10:return["object"];default:return 65776&1<<t.kind?["text"]:[]}}
//|7 28 36 39 79 172 254 256 0 853
,qs=(t,n)=>{if(4!==t.subject.slot.kind)return 12;let e=n.rt;if(!e){const r=gs(t,n);if("number"==typeof r)return r;const[s,i]=r.map((t,n)=>t.j?0===n?0:1/0:3===t.slot.kind?Gt(t.slot.value,0===n):null);if(null===s||null===i)return 12;e={least:s,most:i,unit:bs(n,t.program)}}const r=t.subject.slot.value;if(J(r))return Re(t,P("text length"),n);if(e.least>e.most)return 10;const s=z[e.unit](r);return s<e.least?14:s>e.most?10:f(1,!0,e.most!==1/0)}
//|142 173 200 275 0 853
,Fs=(t,n)=>{const e=t.subject.slot;if(9!==e.kind)return 12;const r=Rs(t,e,We(t,n));if(null===r)return ze(t,n);const s=(n,e)=>null===n.end||null===e.end?n.end===e.end?0:null===n.end?1:-1:ce(t,n.end,e.end);r.sort((n,e)=>ce(t,n.start,e.start)||s(n,e)||0);let i=null;for(const e of r){if(!t.Z())return ze(t,n);if(null!==i&&(null===i.end||-1===ce(t,e.start,i.end)))return 14;null!==i&&-1!==s(i,e)||(i=e)}return 13}
//|142 166 167 201 202 0 853
,Rs=(t,n,e)=>{const r=[];if(2!==e.length)return r;const[s,i]=e.map(t=>t.steps.at(-1));for(const o of Xe(t,n,e[0].steps.slice(0,-1))){if(!t.Z())return null;const n=tr(t,o+s);if(null===n||o+i>=t.slots.length)continue;const e=Ne(t,o+i);e.j?r.push({start:n,end:null}):null===_e(t,e)&&null!==ce(t,n,e)&&ce(t,n,e)<=0&&r.push({start:n,end:e})}return r}
//|0 853
,zs=(t,n)=>{for(const e of n)if("string"!=typeof t||"number"==typeof e||e.startsWith(t))return!0;return!1}
//|7 166 167 168 169 172 173 177 223 224 226 229 239 255 267 276 0 853
,Bs={kinds:-2,prepare:ws,answer(t,n){const{subject:e}=t,{kind:r,value:s}=e.slot;if(n.rt&&(4===r||3===r)){const e=n.ignoresCase&&4===r?Ur(s):s;return n.rt.has(e)?13:f(2,!Ce(t)||zs(e,n.rt),!0)}let[i,o]=[!Ce(t),null];for(const r of n.operands){const s=ns(t,n,r,e);if(13===s)return s;if(15===s&&(o??=Ie(t,Br(t,r))),void 0!==s)continue;const c=Pr(t,r);null!==c.obstacle&&(o??=c.obstacle);for(const r of c.positions){if(c.areSeveral&&!t.Z())return ze(t,n);const s=null===r?c.whole:Ne(t,r);if(c.areSeveral&&null!==_e(t,s))o??=Ie(t,c.whole);else if(!s.j||0!==s.g){if(Hr(t,e,s,n.ignoresCase))return f(1,!0,!Ue(t));i||4!==e.slot.kind||4!==s.slot.kind?Ue(t)||(i=!0):i=Es(e,s,n.ignoresCase)}}}return null===o?f(2,i,!0):Re(t,o,n)}}
//|57 139 279 280 0 853
,Ps=t=>({kinds:se(4),prepare(n,e){const r=1===n.operands[0].kind?e.constants[n.operands[0].at]:Tt;return 13===r.kind?{position:r.value,scope:t}:null},answer:(n,e)=>Us(n,e,t),progress(n,e){const r=Ds(n,e,t);return r&&r.progress(n.subject.slot.value)}})
//|164 0 853
,Ds=(t,n,e)=>{if(n.rt)return t.program.pattern(n.rt.position,e);const{slot:r}=Ee(t,n.operands[0]);return 13===r.kind?t.program.pattern(r.value,e):null}
//|172 175 279 0 853
,Us=(t,n,e)=>{if(4!==t.subject.slot.kind||Pe(t,t.subject))return 12;const r=Ds(t,n,e)?.answer(t.subject.slot.value)??"it could not be compiled";return"number"==typeof r?r:Re(t,`pattern failed: ${r}`,n)}
//|5 132 164 168 172 0 853
,Zs=t=>({judgesEmpty:!0,reads:"nothing",kinds:-2,answer(n,e){let[r,s,i]=[null,0,0];for(const t of e.operands){const e=Ee(n,t);Qn(e)?r??=Ie(n,e):e.j?i++:s++}const o=t(s,i,null!==r);return null===o?Re(n,r,e):a(o)}})
//|0 853
,Js={judgesEmpty:!0,reads:"presence",kinds:-2,answer:t=>t.subject.j?14:5}
//|139 174 226 0 853
,Hs=t=>({kinds:se(4),answer(n,e){const r=Be(n,e);if(null===r)return 15;if(4!==r.slot.kind||r.j&&0===r.g||4!==n.subject.slot.kind)return 12;const s=[n.subject.slot.value,r.slot.value];return t(...e.ignoresCase?s.map(Ur):s)}})
//|139 196 285 0 853
,Ls=t=>({kinds:se(4),answer:n=>4===n.subject.slot.kind?Gs(Ye(t,n.subject.slot.value)):12})
//|0 853
,Gs=t=>2===t?13:1===t?14:10
//|166 173 200 201 232 235 287 0 853
,Ys=(t,n)=>{const e=t.subject.slot;if(9!==e.kind)return 12;const r=We(t,n),s=0===r.length?[{offset:0,stride:e.e}]:r.map(({steps:t,slotCount:n})=>({offset:t.at(-1)??0,stride:n})),i=Math.max(...s.map(t=>t.offset+t.stride)),o=new Map;for(const c of Xe(t,e,(r[0]?.steps??[]).slice(0,-1))){if(c+i>t.slots.length||!Vs(t,c,s))continue;const e=s.map(n=>Ne(t,c+n.offset)),r=e.map(e=>Qr(t,e,n.ignoresCase)).join("|");for(const s of o.get(r)??[]){if(!t.Z())return ze(t,n);if(e.every((e,r)=>Yr(t,e,s[r],n.ignoresCase)))return 14}if(!t.Z())return ze(t,n);o.has(r)?o.get(r).push(e):o.set(r,[e])}return 13}
//|166 167 233 0 853
,Vs=(t,n,e)=>{let r=!0;for(const{offset:s}of e){const e=Ne(t,n+s);if(!Vr(t,e)){if(null!==_e(t,e))return!1;r=!1}}return!r}
//|290 291 292 293 294 295 296 297 298 299 300 301 302 303 304 305 306 307 308 309 310 311 312 313 314 315 316 317 318 319 320 321 322 323 324 325 326 327 328 329 330 331 332 0 853
,Ks={}
//|0 853
,{}=Object.assign(Ks
//required|282 288 289 333 0 853
,{required:Js}
//filled|282 288 289 333 0 853
,{filled:Js}
//present|168 172 288 289 333 0 853
,{present:{judgesEmpty:!0,reads:"presence",kinds:-2,answer(t,n){const{slot:e}=t.subject,r=0!==e.kind&&1!==e.kind;return r&&2&e.flags?Re(t,Ie(t,t.subject),n):r?5:14}}}
//accepted|5 6 177 288 289 333 0 853
,{accepted:{judgesEmpty:!0,kinds:-2,answer(t){const n=2===t.subject.slot.kind&&t.subject.slot.value;return Ue(t)?m(n):a(n)}}}
//empty|288 289 333 0 853
,{empty:{judgesEmpty:!0,reads:"presence",kinds:-2,answer:t=>t.subject.j?13:10}}
//equal|266 288 289 333 0 853
,{equal:Ts}
//different|265 266 288 289 333 0 853
,{different:Ss(Ts)}
//length|139 253 273 288 289 333 0 853
,{length:{kinds:se(4),st:!0,prepare:ds,answer:(t,n)=>qs(t,n)}}
//between|253 257 288 289 333 0 853
,{between:{kinds:65784,prepare:ds,answer:(t,n)=>js(t,n)}}
//multiple_of|5 7 36 106 108 118 139 140 169 172 174 176 196 288 289 333 0 853
,{multiple_of:{kinds:se(4,3),answer(t,n){const e=Be(t,n);if(null===e)return 15;if($n(t.subject.slot)||e.j||3!==e.slot.kind)return 12;const r=ie(t.subject);if(null!==r)return a(Cn(r,e.slot.value));if(De(t))return Re(t,P("digits of a number"),n);const{slot:s}=t.subject;return f(2,!Ce(t)||0!==Ye("number",yn(s)),!0)}}}
//one_of|277 288 289 333 0 853
,{one_of:Bs}
//none_of|265 277 288 289 333 0 853
,{none_of:Ss(Bs)}
//regex|278 288 289 333 0 853
,{regex:Ps("whole")}
//contains|278 288 289 333 0 853
,{contains:Ps("anywhere")}
//starts_with|7 283 288 289 333 0 853
,{starts_with:Hs((t,n)=>t.startsWith(n)?5:f(2,n.startsWith(t),!0))}
//ends_with|5 283 288 289 333 0 853
,{ends_with:Hs((t,n)=>a(t.endsWith(n)))}
//chars|23 139 164 288 289 333 0 853
,{chars:{kinds:se(4),answer(t,n){const e=Ee(t,n.operands[0]).slot;return 14!==e.kind||4!==t.subject.slot.kind?12:e.value.offender.test(t.subject.slot.value)?10:13},progress(t,n){const e=Ee(t,n.operands[0]).slot;if(14!==e.kind)return null;const r=t.subject.slot.value,s=r.search(e.value.offender);return _(s<0?r:r.slice(0,s))}}}
//integer|284 288 289 333 0 853
,{integer:Ls("integer")}
//number|284 288 289 333 0 853
,{number:Ls("number")}
//boolean|284 288 289 333 0 853
,{boolean:Ls("boolean")}
//date|284 288 289 333 0 853
,{date:Ls("date")}
//time|284 288 289 333 0 853
,{time:Ls("time")}
//datetime|284 288 289 333 0 853
,{datetime:Ls("datetime")}
//json|284 288 289 333 0 853
,{json:Ls("json")}
//before|246 288 289 333 0 853
,{before:us("less")}
//after|246 288 289 333 0 853
,{after:us("greater")}
//luhn|139 174 260 262 288 289 333 0 853
,{luhn:{kinds:se(4),answer(t,n){const e=Be(t,n);return null===e?15:ys(t,t=>$s(t,2===e.slot.kind&&e.slot.value))}}}
//mod97|139 260 263 288 289 333 0 853
,{mod97:{kinds:se(4),answer:t=>ys(t,xs)}}
//weighted_sum|79 139 164 167 172 260 264 288 289 333 0 853
,{weighted_sum:{kinds:se(4),answer(t,n){const e=n.operands.map(n=>Ee(t,n));for(const r of e)if(null!==_e(t,r))return Re(t,_e(t,r),n);const[r,...s]=e.map(({slot:t})=>3===t.kind?Gt(t.value,!1):null);return r>0&&0!==s.length?ys(t,t=>Ms(t,r,s.map(t=>t??0))):12}}}
//idna|139 174 269 288 289 333 0 853
,{idna:{kinds:se(4),answer(t,n){const e=Be(t,n);if(null===e)return 15;if(4!==t.subject.slot.kind)return 12;const r=t.subject.slot.value;if(4!==e.slot.kind||""===e.slot.value)return Ns(t,r,n);const s=r.lastIndexOf(e.slot.value);if(s<0)return 14;const i=Ns(t,r.slice(s+e.slot.value.length),n);return 10===i?14:i}}}
//size|5 56 79 139 256 288 289 333 0 853
,{size:{kinds:se(9,10),st:!0,answer(t,n){const e=St(t.subject.slot);if(9!==e.kind)return 12;const r=gs(t,n);if("number"==typeof r)return r;const[s,i]=r.map(({slot:t},n)=>3===t.kind?Gt(t.value,0===n):null);return a(!(null!==s&&e.count<s||null!==i&&e.count>i))}}}
//unique|139 286 288 289 333 0 853
,{unique:{kinds:se(9),answer:(t,n)=>Ys(t,n)}}
//exclusive|5 139 164 166 199 229 288 289 333 0 853
,{exclusive:{kinds:se(9),answer(t,n){const e=Ee(t,n.operands[0]),r=t.subject.slot;return 9!==r.kind||e.j?12:a(r.count<=1||!Qe(r).some(n=>Hr(t,Ne(t,n),e)))}}}
//includes|139 270 288 289 333 0 853
,{includes:{kinds:se(9),answer:(t,n)=>_s(t,n)}}
//ascending|139 203 288 289 333 0 853
,{ascending:{kinds:se(9),answer:(t,n)=>nr(t,n)}}
//no_overlap|139 274 288 289 333 0 853
,{no_overlap:{kinds:se(9),answer:(t,n)=>Fs(t,n)}}
//min_size|268 288 289 333 0 853
,{min_size:As((t,n)=>t>=n)}
//max_size|268 288 289 333 0 853
,{max_size:As((t,n)=>t<=n)}
//media_type|5 139 164 288 289 333 0 853
,{media_type:{kinds:se(8),answer(t,n){if(8!==t.subject.slot.kind)return 12;const e=t.subject.slot.value.mediaType.split(";")[0].toLowerCase().replace(/\s/g,""),r=t=>e===t||"*/*"===t||t.endsWith("/*")&&e.startsWith(t.slice(0,-1)),s=n.operands.map(n=>Ee(t,n).slot).filter(t=>4===t.kind);return a(s.some(t=>r(t.value.toLowerCase())))}}}
//kind|5 255 272 288 289 333 0 853
,{kind:{kinds:-2,prepare:ws,answer:(t,n)=>t.subject.j?12:a(Cs(t.subject.slot).some(t=>n.rt.has(t)))}}
//any_filled|281 288 289 333 0 853
,{any_filled:Zs((t,n,e)=>t>0||!!e&&null)}
//all_filled|281 288 289 333 0 853
,{all_filled:Zs((t,n,e)=>!(n>0)&&(!e||null))}
//one_filled|281 288 289 333 0 853
,{one_filled:Zs((t,n,e)=>e&&t<2?null:1===t)}
//|0 853
)
//sets|16 335 0 853
,Qs=t=>{const n="^"===t[0],e=(n?t.slice(1):t).replace(/\\(p\{\w+\}|[\s\S])|([\s\S])/gu,(t,n,e)=>void 0!==e?"-"===e||/[\w\s]|[^\0-\x7f]/u.test(e)?e:"\\"+Ws(e):"d"===n?"0-9":"w"===n?"0-9A-Z_a-z":"s"===n?x:"p"===n[0]?"\\"+n:"\\"+Ws(n)).replace(/^-/,"\\-").replace(/(?<!\\)-$/,"\\-");return{notation:t,offender:new RegExp(`[${n?"":"^"}${e}]`,"u")}}
//|84 0 853
,Ws=t=>/[\^$\\.*+?()[\]{}|/-]/.test(t)?t:"x"+Xt(t.charCodeAt(0).toString(16),2)
//|40 47 336 337 0 853
,Xs=(t,n)=>{if("string"==typeof t){if(!Object.hasOwn($t,t))throw new H(`the type '${t}' is not known`);const n={name:t,kind:$t[t],manner:ti(t)};return"any"===t&&(n.item=n),n}const[[e,r]]=Object.entries(t);if("form"===e)return{name:e,form:n[r],manner:"value"};if("list"!==e&&"map"!==e)throw new H(`the type '${e}' is not known`);return{name:e,item:Xs(r,n),manner:"list"===e&&"choice"===r?"selection":"list"}}
//|0 853
,ti=t=>"date"===t||"month"===t||"time"===t||"datetime"===t?"moment":"file"===t?"file":"value"
//|0 853
,ni=t=>{for(;t.item&&"any"!==t.name;)t=t.item;return t}
//|876 0 853
,ei={name:"any",manner:"value"}
//|0 853
,ri={name:"text",kind:4,manner:"value"}
//|0 853
,si=t=>"function"==typeof Blob&&t instanceof Blob
//|59 341 0 853
,ii=t=>!("object"!=typeof t||null===t||Array.isArray(t)||t instanceof At||si(t)||t instanceof Date)
//|0 853
,[oi,ci]=[Symbol("order"),Symbol("repeated")]
//|0 853
,ui=(t,n)=>Object.hasOwn(t,n)?t[n]:void 0
//|0 853
,li=t=>new TypeError(`${"object"==typeof t?t.constructor?.name:String(t)} is no value of a form`)
//|0 853
,hi="an object with a key twice is no value of a form"
//|0 853
,ai=class extends TypeError{constructor(t,n="",e="unreadable"){super(t),Object.assign(this,{rule:n,reason:e})}}
//|21 347 0 853
,mi=t=>{if(!A(t))throw new ai("half of a surrogate pair is no value of a form")}
//|36 38 48 58 59 63 70 341 342 344 345 347 348 360 361 351 352 353 354 355 356 357 358 0 853
,fi=class{constructor(t,n=!0){this.slots=t,this.it=n,this.ot=[]}append(t){if(this.slots.length+t>16777216)throw new ai("a form cannot hold so many values","form",P("values of a record"));const n=this.slots.length;for(let n=0;n<t;n++)this.slots.push(null);return n}ct(){const{slots:t}=this;for(let n=0;n<t.length;n++)t[n]??=new xt(0,void 0)}value(t,n,e,r){if(void 0!==t)if("object"==typeof t&&null!==t){if(this.ot.includes(t))throw new TypeError("an object in itself is no value of a form");this.ot.push(t),n.form&&ii(t)?this.form(t,n.form,e,r+1):Array.isArray(t)&&n.item&&"map"!==n.name?this.list(t,n.item,e,r):ii(t)&&"map"===n.name?this.map(t,n.item,e,r):ii(t)&&"any"===n.name?this.members(t,e,r):this.slots[e]=ii(t)&&"file"===n.name?di(t,n=>ui(t,n))??this.plain(t):this.plain(t),this.ot.pop()}else this.slots[e]=this.plain(t)}text(t){return mi(t),new xt(4,t)}plain(t){return"string"==typeof t?this.text(t):"boolean"==typeof t?new xt(2,t):null===t?new xt(1,void 0):this.other(t)}other(t){if(t===Et)return pi(t);if("bigint"==typeof t)return pi(Nt(t,0)??Et);if(Number.isFinite(t))return pi(zt(t));if("object"!=typeof t)throw li(t);if(t instanceof At)return new xt(3,new At(t.digits,t.exponent));if(si(t))return di(t,n=>t[n]);if(t instanceof Date)throw li(t);if(!Array.isArray(t))return new xt(10,void 0);const n=new xt(9,void 0);return n.count=Math.min(t.length,1),[n.start,n.stride]=[this.append(n.count),1],n}}
//|0 853
,{}=Object.assign(fi.prototype
//module form contexts|36 38 48 344 349 350 359 0 853
,{form(t,n,e,r){if(r>=Z)return this.slots[e]=new xt(10,void 0),void this.slots[e].u(P("depth"));this.slots[e]=new xt(10,void 0);for(const s of 0===r?n.parameters??[]:[])this.value(ui(t,s.name),s.type,e+s.slot,r);this.object(t,n,n.objects[0],e,r)}}
//module form contexts|48 342 343 344 346 347 349 350 359 0 853
,{object(t,n,e,r,s){const i=t[ci];for(const{name:o,field:c,group:u}of e.members){const e=o in Object.prototype?ui(t,o):t[o];if(void 0!==e){if(i?.has(o))throw new ai(hi);c?this.value(e,c.type,r+c.slot,s):ii(e)?(this.slots[r+n.objects[u].slot]=new xt(10,void 0),this.object(e,n,n.objects[u],r,s)):this.slots[r+n.objects[u].slot]=this.plain(e)}}n.isClosed&&this.noteUnknown(t,e,r)}}
//isClosed|343 348 349 350 359 0 853
,{noteUnknown(t,n,e){const r=(t[oi]??Object.keys(t)).filter(e=>void 0!==t[e]&&!n.memberNames.has(e));r.forEach(mi),r.length>0&&(this.slots[e+n.slot].unknown=r)}}
//list any|36 38 48 349 350 359 0 853
,{list(t,n,e,r){const s=this.slots[e]=new xt(9,void 0);if(r>=Z)return s.u(P("depth"));[s.count,s.stride]=[t.length,n.form?.slotCount??1],s.start=this.append(s.count*s.stride);const i="any"===n.name?r+1:r;for(let e=0;e<s.count;e++)this.value(t[e]??null,n,s.item(e),i)}}
//map|36 38 48 349 350 359 0 853
,{map(t,n,e,r){const s=this.slots[e]=new xt(9,void 0);if(s.isMap=!0,r>=Z)return s.u(P("depth"));const i=this.names(t);[s.count,s.stride]=[i.length,(n.form?.slotCount??1)+1],s.start=this.append(s.count*s.stride)+1,s.order=this.order(t,i),i.forEach((e,i)=>{const o=this.slots[s.item(i)-1]=this.text(e);o.flags|=128,o.isKey=!0,this.value(t[e],n,s.item(i),"any"===n.name?r+1:r)})}}
//any|36 38 48 339 349 350 359 0 853
,{members(t,n,e){const r=this.slots[n]=new xt(10,void 0);if(e>=Z)return r.u(P("depth"));const s=this.names(t);r.isOwn=!0,r.count=s.length,r.start=this.append(2*s.length),r.order=this.order(t,s),s.forEach((n,s)=>{this.slots[r.start+2*s]=this.text(n),this.value(t[n],ei,r.start+2*s+1,e+1)})}}
//map any|35 343 346 347 349 350 359 0 853
,{names(t){if(t[ci])throw new ai(hi);return Object.keys(t).filter(n=>void 0!==t[n]).sort(B)}}
//map any|343 349 350 359 0 853
,{order(t,n){if(!this.it||n.length<2)return null;const e=new Map(n.map((t,n)=>[t,n])),r=(t[oi]??Object.keys(t)).map(t=>e.get(t)).filter(t=>void 0!==t);return r.every((t,n)=>t===n)?null:r}}
//|0 853
)
//|48 58 0 853
,pi=t=>new xt(3,t===Et?null:t)
//module file|48 348 0 853
,di=(t,n)=>{const e=["name","media_type","type"].map(t=>n(t)??null),[r,[s,i,o]]=[n("size"),e];if(!Number.isSafeInteger(r)||r<0||e.some(t=>null!==t&&"string"!=typeof t))return null;if(null!==i&&null!==o)return null;for(const t of e)null!==t&&mi(t);const c=new xt(8,{name:s,size:r,mediaType:i??o??""});return c.given=t,c}
//|363 0 853
,bi=t=>{let n="";for(const e of t)"number"==typeof e?n+=`[${e}]`:"object"==typeof e?n+=`[${wi(e.key)}]`:""===e||/[`\0-\x1f]/.test(e)?n+=`[${wi(e)}]`:n+=(""===n?"":".")+(/^[A-Za-z_]\w*$/.test(e)?e:`\`${e}\``);return n}
//module map any|84 0 853
,wi=t=>{const n={'"':'\\"',"\\":"\\\\","\n":"\\n","\r":"\\r","\t":"\\t"};return`"${t.replace(/["\\\n\r\t]|(?![ \u200d])[\p{Cc}\p{Zl}\p{Zp}\p{Cn}\p{Co}\p{Cs}\p{Cf}\p{Zs}]/gu,t=>n[t]??`\\u{${Xt(t.codePointAt(0).toString(16).toUpperCase(),4)}}`)}"`}
//|366 367 0 853
,gi=t=>{const n=[],e=[...t.ut,t.frame];return e.forEach((r,s)=>{const i=e[s+1];r.field?n.push(...r.field.groups,r.field.name):r.group>0&&n.push(...Oi(r.form,r.group));const o=t.E.slice(r.firstItem,i?.firstItem);o.length>0&&vi(t,o,r,n)}),n}
//|364 0 853
,ji=t=>{const n=gi(t);let e=0;for(const{key:t}of n)e+=t?.length??0;return e>256&&t.spend(16*e),n}
//list map any|56 0 853
,vi=(t,n,e,r)=>{let s=e.field?t.slots[e.base+e.field.slot]:null;for(const e of n){s=s&&St(s);const n=9===s?.kind&&e<s.count;r.push(n&&s.isMap?{key:t.slots[s.item(e)-1].value}:e),s=n?t.slots[s.item(e)]:null}}
//module nested group|0 853
,Oi=(t,n)=>{const e=[];for(;n>0;){e.unshift(t.objects[n].name);const r=n;n=t.objects.findIndex(t=>t.members.some(t=>t.group===r))}return e}
//|369 370 371 0 853
,yi=(t,n,e,r=n.objects[0])=>$i(r.members.map(({name:r,field:s,group:i})=>[r,s?xi(t,e+s.slot,s.type):ki(t,n,e,n.objects[i])]))
//group|368 0 853
,ki=(t,n,e,r)=>{const s=t.slots[e+r.slot];if(!(5&s.flags))return 10===s.kind?yi(t,n,e,r):1===s.kind?null:void 0}
//|0 853
,$i=t=>Object.fromEntries(t.filter(([,t])=>void 0!==t))
//|368 372 0 853
,xi=(t,n,e)=>{const r=t.slots[n];return!e.form||10!==r.kind||5&r.flags?Mi(t,r,e):yi(t,e.form,n)}
//|20 107 110 373 374 0 853
,Mi=(t,n,e)=>{if(!(5&n.flags))switch(n.kind){case 0:return;case 1:return null;case 2:return n.value;case 8:return n.given;case 3:return n.value??void 0;case 4:return 4!==e.kind&&"any"!==e.name&&E(n.value)?null:n.value;case 9:return e.item?Si(t,n,e.item):void 0;case 10:return n.isOwn?Ti(t,n):void 0;default:return kn(n)?Mn(n):void 0}}
//list map any|199 371 0 853
,Si=(t,n,e)=>{const r=Qe(n).map(r=>[n.isMap?t.slots[r-1].value:r,xi(t,r,e)]).filter(([,t])=>void 0!==t);return n.isMap?Object.fromEntries(r):r.map(([,t])=>t)}
//any|339 370 371 0 853
,Ti=(t,n)=>{const e=Array.from({length:n.count},(t,e)=>n.start+2*e);return $i(e.map(n=>[t.slots[n].value,xi(t,n+1,ei)]))}
//externals|376 0 853
,Ei={kinds:-2,answer:(t,n)=>Ai(t,n)}
//|164 167 172 362 365 378 0 853
,Ai=(t,n)=>{const e=n.operands.map(n=>Ee(t,n));for(const r of e)if(null!==_e(t,r))return Re(t,_e(t,r),n);const r=t.program.externals[n.a],s={rule:r,value:_i(t,t.subject),arguments:e.map(n=>_i(t,n))},i=t.y.host?.lt(s);return t.ht.push({question:s,path:bi(ji(t)),isPending:void 0===i}),t.mt=null,void 0===i?Re(t,"pending",n):!0===i.accepted?5:void 0===i.accepted?Re(t,i.reason,n,r.undecided):(t.mt=i.message??null,10)}
//externals|0 853
,Ni=(t,n)=>{for(const e of t.ht)t.ft.ht.push({...e,isPending:e.isPending&&n});t.ht=[]}
//|158 162 340 371 372 0 853
,_i=(t,n)=>{if(n.position<0||3===n.g)return Mi(t,n.slot,ri)??null;const e=ke(t,n.position)?.type??Se(t)??ri;return xi(t,n.position,e)??null}
//|0 853
,Ii=t=>"keys"===t?{first:0,end:null,areKeys:!0}:{first:t[0],end:t[1],areKeys:!1}
//|0 853
,Ci={first:0,end:null,areKeys:!1}
//|0 853
,qi=class{constructor(t){this.end=t,this.pt=!1,this.dt=!1,this.bt=!1,this.wt=!1,this.refused=null,this.gt=!1}}
//|0 853
,Fi=(t,n,e=0,r=!1)=>({form:t,base:n,firstItem:e,follows:r,field:null,group:0})
//items itemContents beginEach|175 384 385 0 853
,Ri=(t,n,e)=>{const r=zi(t,n,e-1);return 0!==r.list.count&&!t.field.pt&&!Pe(t,t.subject)&&(t.x.push(r),Bi(t))}
//items itemContents beginEach|55 56 57 0 853
,zi=(t,n,e)=>{const{slot:r}=t.subject,{areKeys:s,first:i}=n,o=!s&&0===i&&null===n.end;let c=St(r);(s?c.isMap:9===r.kind||o)||(c=Tt);const u=s?1:c.isMap?-1:0;return s&&(c=Mt(c)),{list:c,count:null===n.end?c.count:Math.min(c.count,n.end),first:i,next:i,partner:u,subject:t.subject,field:t.field,end:e}}
//items itemContents beginEach|381 386 387 389 390 0 853
,Bi=t=>{const n=t.x.at(-1);return n.next>n.first&&Zi(t,n),Ji(t,n)?(Pi(t,n),t.field=t.jt.get(t.subject.position)??new qi(0),Di(t,t.subject.position+n.partner)&&(t.field.wt=!0),t.field.end=n.end,t.E.push(n.list.itemAt(n.next-1)),!0):(t.field=n.field,t.subject=n.subject,t.x.pop(),!1)}
//items itemContents beginEach|166 0 853
,Pi=(t,n)=>{t.subject=Ne(t,n.list.item(n.list.itemAt(n.next++)))}
//items itemContents beginEach itemTypes nested|0 853
,Di=(t,n)=>!0===t.jt.get(n)?.wt
//items itemContents beginEach itemTypes nested|387 0 853
,Ui=(t,n,e)=>n.isMap&&Di(t,e-1)
//items itemContents beginEach|0 853
,Zi=(t,n)=>{const{field:e}=t;t.E.pop(),e.dt&&(n.field.dt=!0),e.bt&&(n.field.bt=!0),(e.wt||e.gt||null!==e.refused)&&t.jt.set(t.subject.position,e)}
//items itemContents beginEach|0 853
,Ji=(t,n)=>{if(!t.Z())return!1;for(;n.next<n.count;n.next++)if(0==(71&t.slots[n.list.item(n.list.itemAt(n.next))].flags))return!0;return!1}
//items itemContents beginEach|384 386 390 0 853
,Hi=(t,n,e)=>{e?.opened();const r=zi(t,n,null);return t.x.push(r),Ji(t,r)?(t.vt.push({kind:0,answer:12}),Pi(t,r),!0):(t.x.pop(),t.answer=12,e?.closed(),!1)}
//items itemContents beginEach|386 390 582 583 0 853
,Li=(t,n)=>{const e=t.x.at(-1);return n?.itemEnded(e.list.itemAt(e.next-1)),!fc(t,n)&&Ji(t,e)?(Pi(t,e),!0):(t.subject=e.subject,t.x.pop(),mc(t,n),!1)}
//|395 396 397 398 399 400 401 402 403 404 405 406 0 853
,Gi={}
//|0 853
,{}=Object.assign(Gi
//text|393 394 407 0 853
,{text:()=>"Enter text."}
//choice|393 394 407 0 853
,{choice:()=>"Enter text."}
//integer|393 394 407 0 853
,{integer:t=>t?`Enter a whole number, such as ${t}.`:"Enter a whole number."}
//number|393 394 407 0 853
,{number:t=>t?`Enter a number, such as ${t}.`:"Enter a number."}
//boolean|393 394 407 0 853
,{boolean:()=>"Enter true or false."}
//date|393 394 407 0 853
,{date:(t="2026-01-31")=>`Enter a date, such as ${t}.`}
//month|393 394 407 0 853
,{month:(t="2026-01")=>`Enter a month, such as ${t}.`}
//time|393 394 407 0 853
,{time:(t="14:30")=>`Enter a time, such as ${t}.`}
//datetime|393 394 407 0 853
,{datetime:(t="2026-01-31T14:30")=>`Enter a date and a time, such as ${t}.`}
//file|393 394 407 0 853
,{file:()=>"Choose a file."}
//list|393 394 407 0 853
,{list:()=>"Enter a list of values."}
//map|393 394 407 0 853
,{map:()=>"Enter names and their values."}
//|0 853
)
//|0 853
,Yi=["This must be the same as {other}.","This must be different from {other}."]
//|0 853
,Vi=["There is a mistake in this number.","This number is not allowed."]
//|0 853
,Ki=t=>[`The number of characters must be {${t}}.`,`The number of characters must not be {${t}}.`]
//|413 414 415 416 417 418 419 420 421 422 423 424 425 426 427 428 429 430 431 432 433 434 435 436 437 438 439 440 441 442 443 444 445 446 447 448 449 450 451 452 453 454 455 456 457 458 459 460 461 462 0 853
,Qi={}
//|0 853
,{}=Object.assign(Qi
//required|411 412 463 0 853
,{required:["This is required.","Leave this empty."]}
//filled|411 412 463 0 853
,{filled:["This must be filled in.","Leave this empty."]}
//present|411 412 463 0 853
,{present:["This must be included.","This must be left out."]}
//accepted|411 412 463 0 853
,{accepted:["You must accept this.","You must not accept this."]}
//empty|411 412 463 0 853
,{empty:["Leave this empty.","This must be filled in."]}
//equal|408 411 412 463 0 853
,{equal:Yi}
//different|408 411 412 463 0 853
,{different:[Yi[1],Yi[0]]}
//equal_next|408 411 412 463 0 853
,{equal_next:Yi}
//equal_previous|408 411 412 463 0 853
,{equal_previous:Yi}
//min_length|411 412 463 0 853
,{min_length:["Enter {min} or more characters.","Enter fewer than {min} characters."]}
//max_length|411 412 463 0 853
,{max_length:["Enter {max} or fewer characters.","Enter more than {max} characters."]}
//length|410 411 412 463 0 853
,{length:Ki("range")}
//equal_length|410 411 412 463 0 853
,{equal_length:Ki("count")}
//min_value|411 412 463 0 853
,{min_value:["This must be {min} or more.","This must be less than {min}."]}
//max_value|411 412 463 0 853
,{max_value:["This must be {max} or less.","This must be more than {max}."]}
//between|411 412 463 0 853
,{between:["This must be {min}.","This must not be {min}."]}
//multiple_of|411 412 463 0 853
,{multiple_of:["This must be a multiple of {step}.","This must not be a multiple of {step}."]}
//one_of options|411 412 463 0 853
,{one_of:["Choose one of: {values}.","This must not be any of: {values}."]}
//none_of|411 412 463 0 853
,{none_of:["This must not be any of: {values}.","Choose one of: {values}."]}
//regex|411 412 463 0 853
,{regex:["Enter this in the correct format.","This format is not allowed."]}
//contains|411 412 463 0 853
,{contains:["Something that is required here is missing.","This contains something that is not allowed."]}
//starts_with|411 412 463 0 853
,{starts_with:["This must start with \u201c{text}\u201d.","This must not start with \u201c{text}\u201d."]}
//ends_with|411 412 463 0 853
,{ends_with:["This must end with \u201c{text}\u201d.","This must not end with \u201c{text}\u201d."]}
//chars|411 412 463 0 853
,{chars:["Use only these characters: {characters}","Use at least one character other than these: {characters}"]}
//integer|411 412 463 0 853
,{integer:["Enter a whole number.","This must not be a whole number."]}
//number|411 412 463 0 853
,{number:["Enter a number.","This must not be a number."]}
//boolean|411 412 463 0 853
,{boolean:["Enter true or false.","This must not be true or false."]}
//date|411 412 463 0 853
,{date:["Enter a date, such as 2026-01-31.","This must not be a date."]}
//time|411 412 463 0 853
,{time:["Enter a time, such as 14:30.","This must not be a time."]}
//datetime|411 412 463 0 853
,{datetime:["Enter a date and a time, such as 2026-01-31T14:30.","This must not be a date and time."]}
//json|411 412 463 0 853
,{json:["Enter JSON, such as [1, 2].","This must not be JSON."]}
//before|411 412 463 0 853
,{before:["This must be before {limit}.","This must not be before {limit}."]}
//after|411 412 463 0 853
,{after:["This must be after {limit}.","This must not be after {limit}."]}
//luhn|409 411 412 463 0 853
,{luhn:Vi}
//mod97|409 411 412 463 0 853
,{mod97:Vi}
//weighted_sum|409 411 412 463 0 853
,{weighted_sum:Vi}
//idna|411 412 463 0 853
,{idna:["Enter a host name, such as m\xfcnchen.example.","This must not be a host name."]}
//size|411 412 463 0 853
,{size:["The number of items must be {range}.","The number of items must not be {range}."]}
//unique|411 412 463 0 853
,{unique:["All items must be different.","Some items must be the same."]}
//exclusive|411 412 463 0 853
,{exclusive:["\u201c{item}\u201d can't be combined with anything else.","\u201c{item}\u201d must be combined with something else."]}
//includes|411 412 463 0 853
,{includes:["Include all of: {values}.","Do not include all of: {values}."]}
//ascending|411 412 463 0 853
,{ascending:["Put the items in ascending order.","The items must not be in ascending order."]}
//no_overlap|411 412 463 0 853
,{no_overlap:["The items must not overlap.","Some items must overlap."]}
//min_size|411 412 463 0 853
,{min_size:["The file must be {min} or larger.","The file must be smaller than {min}."]}
//max_size|411 412 463 0 853
,{max_size:["The file must be {max} or smaller.","The file must be larger than {max}."]}
//media_type|411 412 463 0 853
,{media_type:["The file must have one of these types: {types}.","The file must not have any of these types: {types}."]}
//kind|411 412 463 0 853
,{kind:["The type of this value must be one of: {kinds}.","The type of this value must not be one of: {kinds}."]}
//any_filled|411 412 463 0 853
,{any_filled:["Fill in at least one of: {fields}.","Leave all of these empty: {fields}."]}
//all_filled|411 412 463 0 853
,{all_filled:["Fill in all of: {fields}.","Leave at least one of these empty: {fields}."]}
//one_filled|411 412 463 0 853
,{one_filled:["Fill in exactly one of: {fields}.","Fill in none of these, or more than one: {fields}."]}
//|0 853
)
//|466 467 468 0 853
,Wi={}
//|0 853
,{}=Object.assign(Wi
//list map|464 465 469 0 853
,{list:["Add at least one item.","Remove all items."]}
//list|464 465 469 0 853
,{selection:["Select at least one.","Select none of these."]}
//file|464 465 469 0 853
,{file:["Choose a file.","Remove the file."]}
//|0 853
)
//|472 473 0 853
,Xi={}
//|0 853
,{}=Object.assign(Xi
//unique|470 471 474 0 853
,{unique:["Each item must have a different {by}.","Some items must have the same {by}."]}
//ascending|470 471 474 0 853
,{ascending:["Put the items in ascending order of {by}.","The items must not be in ascending order of {by}."]}
//|0 853
)
//|477 478 0 853
,to={}
//|0 853
,{}=Object.assign(to
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|475 476 479 0 853
,{min_value:["This must be {min} or later.","This must be earlier than {min}."]}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|475 476 479 0 853
,{max_value:["This must be {max} or earlier.","This must be later than {max}."]}
//|0 853
)
//|482 483 484 485 0 853
,no={}
//|0 853
,{}=Object.assign(no
//type|393 480 481 486 0 853
,{type:({type:t,example:n})=>Gi[t]?.(n)??"Fill in this part of the form."}
//module nested|480 481 486 0 853
,{unknown:({meant:t})=>"There is no field '{name}'."+(void 0===t?"":" Did you mean '{meant}'?")}
//externals|480 481 486 0 853
,{unchecked:()=>"This could not be checked."}
//computed|480 481 486 0 853
,{computed:({value:t})=>""===t?"This must be left empty.":"This must be {value}."}
//|0 853
)
//|411 464 470 475 480 0 853
,eo=(t,n,e,r)=>{if(Object.hasOwn(no,t))return no[t](e);const s=n?1:0;if(!Object.hasOwn(Qi,t))return n?"This is not allowed.":"This was not accepted.";if(to[t]&&"moment"===r())return to[t][s];const i=["required","filled","empty"].includes(t)&&Wi[r()];return i?i["empty"===t?1-s:s]:"between"===t&&void 0!==e.max?Qi.between[s].replace("{min}","between {min} and {max}"):(void 0!==e.by&&Xi[t]||Qi[t])[s]}
//|211 493 0 853
,ro=(t,n)=>{const{source:e,arguments:r}=t.program.messages[n],s=0===r.length?{}:uo(lr(t,r));return{source:e,arguments:r,values:()=>s}}
//|217 220 491 492 0 853
,so=(t,n,e)=>{switch(n){case"label":return oo(t);case"value":return t.frame.field?.isSecret?gr:dr(t,t.subject);case"length":return t.frame.field?.isSecret?gr:co(t);case"other":return e?.other()??void 0;default:return}}
//|162 344 487 494 0 853
,io=(t,{authored:n=null,builtIn:e,isNegated:r=!1,values:s=null,found:i=null})=>{const{ruleTexts:o,translations:c}=t.y;if(null!==n){const e=(c&&ui(c,n.source))??n.source;return lo(e,()=>({...i?.values()??s,...n.values()}),t,i)}const u=s??i?.values()??{};"type"===e&&(u.example??=t.frame.field?.notation?.example);const l=o&&ui(o,r?`not ${e}`:e);return lo(l??eo(e,r,u,()=>i?.Ot()?"moment":0===t.yt.length?Se(t)?.manner??"value":"value"),()=>u,t,i)}
//|206 0 853
,oo=t=>{const{field:n,form:e,group:r}=t.frame;if(n)return n.shownLabel;const s=r>0?e.objects[r]:e;return s.label??sr(s.name)}
//|27 0 853
,co=t=>{const{slot:n}=t.subject;return 4===n.kind?String(R(n.value)):9===n.kind?String(n.count):"0"}
//|0 853
,uo=t=>{const n={};for(const{name:e,text:r}of t)n[e]=void 0===n[e]?r:`${n[e]}, ${r}`;return n}
//|344 489 496 0 853
,lo=(t,n,e,r)=>{const s=ao(t,e.program.kt);if(1===s.length)return s[0];const i=n();let o=s[0];for(let t=1;t<s.length;t+=2){const n=s[t];o+=(ui(i,n)??so(e,n,r)??`{${n}}`)+s[t+1]}return o}
//module|496 0 853
,ho=(t,{authored:n,found:e})=>{const r=null===n?[]:ao(n.source,t.program.kt).filter((t,n)=>n%2==1);if(null!==n&&0===r.length)return!0;const s=[...e.arguments,...n?.arguments??[]];return s.every(({operand:t})=>1===t.kind)&&r.every(t=>s.some(n=>n.name===t))}
//|0 853
,ao=(t,n)=>{let e=n.get(t);if(void 0!==e)return e;e=[""];let r=0;for(const{0:n,1:s,index:i}of t.matchAll(/\{\{|\}\}|\{([^}]*)\}/g))e[e.length-1]+=t.slice(r,i)+(void 0===s?n[0]:""),void 0!==s&&e.push(s,""),r=i+n.length;return e[e.length-1]+=t.slice(r),n.size<1e3&&n.set(t,e),e}
//|0 853
,mo=Object.freeze([])
//|497 499 500 0 853
,fo=(t,n,e)=>{const r=t.program.calls[n.index],s=new bo(t,r?.name??"",r?.arguments??mo,e);return s.$t=18===n.op?po(t,n):null,s.arguments.some(({operand:{kind:t}})=>1!==t&&3!==t)&&s.settle(),s}
//externals|0 853
,po=(t,n)=>{if(null!==t.mt)return{source:t.mt.replace(/[{}]/g,"$&$&"),values:()=>({})};const{message:e}=t.program.externals[n.a];return void 0===e?null:{source:t.program.messages[e].source,values:()=>({})}}
//|8 107 164 211 214 493 0 853
,bo=class{constructor(t,n,e,r){this.xt=t,this.builtIn=n,this.rule=n,this.arguments=e,this.message=null,this.$t=null,this.answer=t.answer,this.progress=r,this.items=[],this.isNegated=!1,this.Mt=3===p(t.answer)?t.F:null,this.St=null}settle(){this.St={values:this.values(),other:this.other(),Ot:this.Ot()}}values(){return this.St?.values??uo(lr(this.xt,this.arguments))}other(){return null===this.St?mr(this.xt,this.arguments):this.St.other}Ot(){return this.St?.Ot??this.arguments.some(({operand:t})=>kn(Ee(this.xt,t).slot))}}
//|8 502 503 0 853
,wo=(t,n,e,r,s,i)=>{const[o,c]=[p(n),p(r)];if(null===t||0===o)return e;if(null===e||0===c)return t;if(3===o&&3===c)return go(e)>go(t)?e:t;if(o!==c){const n=s?1:2;return o===(o===n||c===n?n:3)?t:e}return 2!==o?t:s?jo(e,t)?e:t:i&&4&n&&!(4&r)?e:t}
//|0 853
,go=t=>["passes","warns","blocks"].indexOf(t.Mt?.z)
//|0 853
,jo=(t,n)=>{const e=t=>0!=(4&t.answer);return e(t)===e(n)?t.progress>n.progress:e(t)}
//|505 506 508 0 853
,vo=(t,n)=>{const{start:e}=t.program.checks[n],r=new $o(t,n),s=Oo(t.program,n);return null!==s&&r.Tt(s,t.program.code[e]),null!==s||yo(t,e,r)?r.Et:(t.steps+=4096-t.At,t.At=1,null)}
//|0 853
,Oo=(t,n)=>{const{start:e}=t.checks[n],r=t.code[e+1];return t.Nt[e].test&&2===r.op&&r.a===n?t.Nt[e]:null}
//|557 0 853
,yo=(t,n,e)=>{const{subject:r,answer:s,_t:i,F:o,N:c,depth:u,mt:l,q:h,It:a,Ct:m}=t,f=[t.vt,t.x,t.subjects,t.yt,t.arguments,t.ht],p=f.map(t=>t.length);t.q=!0,lc(t,n,e);const d=!t.It;return Object.assign(t,{subject:r,answer:s,_t:i,F:o,N:c,depth:u,mt:l,q:h,It:a,Ct:m}),f.forEach((t,n)=>{t.length>p[n]&&(t.length=p[n])}),d}
//beginOr beginAny|23 0 853
,ko=(t,n)=>{const{slot:e}=t.subject;return 4!==e.kind?0:n.test?.progress?.(t,n)??(4&t.answer?_(e.value):0)}
//|498 507 510 511 512 513 514 515 516 517 0 853
,$o=class{constructor(t,n){this.xt=t,this.check=n,this.Et=null,this.qt=[],this.Ft=[]}Tt(t,n){const e=this.Ft.includes(!0)?ko(this.xt,t):0;this.Et=fo(this.xt,t,e),t!==n&&(this.xt.Z(),this.Rt(this.xt.program.rules[n.a]),this.zt(n))}Rt(t){void 0!==t.message&&this.message(t.message)}zt(t){const n=this.xt.program.calls[t.index],{Et:e}=this;e&&n&&(e.rule=n.name,e.$t=e.message??e.$t,e.message=null,e.answer=this.xt.answer)}}
//|0 853
,{}=Object.assign($o.prototype
//beginAnd beginOr beginAll beginAny beginEach|508 509 518 0 853
,{opened(t=!1){this.qt.push(null),this.Ft.push(t)}}
//beginAnd beginOr beginAll beginAny beginEach|501 508 509 518 0 853
,{combined(t,n){const e=0!=(8&this.xt.subject.slot.flags);this.qt.push(wo(this.qt.pop(),t,this.Et,this.xt.answer,n,e))}}
//beginAnd beginOr beginAll beginAny beginEach|508 509 518 0 853
,{closed(){this.Et=this.qt.pop(),this.Ft.pop()}}
//beginEach|508 509 518 0 853
,{itemEnded(t){this.Et?.items.unshift(t)}}
//pushMember|508 509 518 0 853
,{memberMissing(){this.Et=null}}
//popMember|508 509 518 0 853
,{memberEnded(){this.Et&&(this.Et.items=[])}}
//not|508 509 518 0 853
,{negated(){this.Et&&Object.assign(this.Et,{isNegated:!this.Et.isNegated,items:[]})}}
//message|488 508 509 518 0 853
,{message(t){this.Et&&null===this.Et.message&&(this.Et.message=ro(this.xt,t))}}
//|0 853
)
//|520 521 522 0 853
,xo=(t,n)=>{null===t.ft.Bt&&To(t)?Mo(t,n):So(t,n)}
//module|495 505 521 0 853
,Mo=(t,n)=>{const e=t.program.violations[n];if(null!==e){const{path:n,rule:r,message:s,severity:i,file:o,line:c,column:u}=e;return void t.ft.violations.push({path:n,rule:r,message:s,severity:i,file:o,line:c,column:u})}const r=Oo(t.program,n),{text:s,violation:i}=So(t,n);s.found&&null!==r&&18!==r.op&&ho(t,s)&&(t.program.violations[n]={...i})}
//|488 504 523 524 539 0 853
,So=(t,n)=>{const{answer:e}=t,r=0!=(8&t.subject.slot.flags)&&(0!=(4&e)||!0===t.frame.field?.Pt),s=t.program.checks[n],i=s.isCondition?null:vo(t,n),o=s.isCondition?"check":null,c=i?.items??[];t.E.push(...c);const u={authored:i?.message??(void 0===s.message?null:ro(t,s.message))??i?.$t??null,builtIn:o??i?.builtIn??"",isNegated:i?.isNegated??!1,found:i},l=o??i?.rule??Ho(t,t.program.code[s.start])??"",h=Ao(t,l,s.place,u,s.isWarning?"warning":"error",s.target);return Eo(t,h,r,s),t.E.length-=c.length,{text:u,violation:h}}
//module|0 853
,To=({y:t,ut:n,E:e})=>void 0===t.ruleTexts&&void 0===t.translations&&n.length+e.length===0
//|0 853
,Eo=(t,n,e,r=null)=>{t.ft.violations.push(n),t.ft.Bt?.set(n,{Dt:e,check:r})}
//|362 365 490 0 853
,Ao=(t,n,e,r,s,i=[],o=null)=>({path:null===o&&0===i.length&&t.ut.length+t.E.length===0&&t.frame.field?t.frame.field.Ut:bi([...o??ji(t),...i]),rule:n,message:io(t,r),severity:s,file:t.program.sources[e[0]],line:e[3],column:e[4]})
//|0 853
,No=t=>t.frame.field?.place??t.frame.form.place
//|523 524 525 527 531 0 853
,_o=(t,n,e,r=!1)=>{Ro(t);const s=Ao(t,n,No(t),{builtIn:n,values:e},"error");Eo(t,s,r),Io(t)}
//|0 853
,Io=t=>{"first"===t.y.mode&&(t.It=!0)}
//|162 526 0 853
,Co=t=>{_o(t,"type",{type:Se(t)?.name??""},0!=(16&t.subject.slot.flags))}
//|105 127 217 220 229 526 0 853
,qo=t=>{const{subject:n}=t,e=t.slots[n.position+1],r=new Ln(e,0,On(e),n.position+1);return!(!r.j||4&e.flags)||!(70&e.flags||n.j||!Hr(t,n,r,!1))||(_o(t,"computed",{value:t.frame.field.isSecret?gr:dr(t,n)}),"first-per-field"!==t.y.mode||(t.field.wt=!0,!1))}
//|8 377 519 531 533 0 853
,Fo=(t,n)=>{if(t.ht.length>0&&Ni(t,3===p(t.answer)),t.field.wt)return t.field.end;if(3===p(t.answer))return Bo(t,n),null;const e=!0===t._t?.Zt;return xo(t,n),t.program.checks[n].isWarning?null:(Ro(t),e&&(t.field.refused=t.subject.position),"first"===t.y.mode&&(t.It=!0),"first-per-field"!==t.y.mode?null:(t.field.wt=!0,t.field.end))}
//|0 853
,Ro=t=>{t.field.dt=!0,t.ft.isInvalid=!0}
//warn|8 519 0 853
,zo=(t,n)=>{2===p(t.answer)&&(t.q||xo(t,n),t.answer=12)}
//|534 535 538 539 0 853
,Bo=(t,n)=>{const e=t.program.checks[n],r=e.isExternal?Po(t,n):t.F,s=(r.step&&Ho(t,r.step))??"when";"blocks"===r.z?Jo(t,r.reason,e.isCondition?"check":s,e):"warns"===r.z&&Do(t,s,e)}
//externals|504 0 853
,Po=(t,n)=>vo(t,n)?.Mt??t.F
//externals|524 0 853
,Do=(t,n,{place:e})=>{t.ft.violations.push(Ao(t,n,e,{builtIn:"unchecked"},"warning"))}
//branch|538 0 853
,Uo=(t,n)=>{t.program.calls[n.index]&&!t.field.wt&&Jo(t,t.F.reason,"when")}
//decisions|538 0 853
,Zo=(t,n)=>{const e=t.Jt.get(n);e&&Jo(t,e.reason,"when")}
//|362 365 0 853
,Jo=(t,n,e,r=null)=>{t.field.bt=!0,t.ft.bt=!0;const s={path:bi(ji(t)),rule:e,reason:n};t.ft.undecided.push(s),null!==r&&t.ft.Bt?.set(s,{Dt:!1,check:r})}
//|0 853
,Ho=(t,n)=>t.program.calls[n.index]?.name
//options|276 526 543 0 853
,Lo=(t,n)=>{const{subject:e}=t;if(e.j||n.table.has(e.slot.value))return!0;const r=8&e.slot.flags&&(n.Pt||zs(e.slot.value,n.table));return _o(t,"one_of",{values:n.Ht??=Vo(n.options)},Boolean(r)),!1}
//|166 175 388 528 538 540 542 0 853
,Go=t=>{const n=t.subject,e=t.frame.field;if(9!==n.slot.kind||!e||t.field.pt||t.field.gt||Pe(t,n))return;t.field.gt=!0;const r="first-per-field"===t.y.mode;for(let s=0;s<n.slot.count&&!t.It;s++){const i=n.slot.itemAt(s);t.subject=Ne(t,n.slot.item(i));const{slot:o,position:c}=t.subject,u=Ui(t,n.slot,c);t.E.push(i),4&o.flags?(u||Co(t),n.slot.isMap&&r&&Yo(t,c)):64&o.flags?Jo(t,o.reason,"type"):4===o.kind&&e.table&&!u&&!Lo(t,e)&&r&&Yo(t,c),t.E.pop()}t.subject=n}
//|381 0 853
,Yo=(t,n)=>{const e=new qi(0);e.wt=!0,t.jt.set(n,e)}
//|0 853
,Vo=t=>{const n=t.length-8;return t.slice(0,8).map(({label:t,value:n})=>t??n).join(", ")+(n>0?` \u2026 (${n} more)`:"")}
//|105 127 381 540 545 0 853
,Ko=(t,n)=>{if(!t.Z())return!1;const{frame:e}=t,r=e.form.fields[n.a];e.field=r,t.field=new qi(n.b);const s=e.base+r.slot,i=t.slots[s];return t.subject=new Ln(i,0,On(i),s),71&i.flags?(t.field.pt=!0,Qo(t,r,i,s),!1):4!==i.kind||null===r.table||Lo(t,r)||"all"===t.y.mode&&!t.It}
//|528 537 538 0 853
,Qo=(t,n,e,r)=>{1&e.flags||(2&e.flags?Zo(t,r):4&e.flags?Co(t):t.I.has(r)?Jo(t,t.I.get(r),"computed"):Jo(t,e.reason,"type"))}
//form|166 381 537 0 853
,Wo=(t,n)=>{if(!t.Z())return!1;t.frame.field=null,t.frame.group=t.frame.form.objects.findLastIndex(({slot:t,slotCount:e})=>t<n.a&&n.a<t+e),t.field=new qi(n.b),t.subject=Ne(t,t.frame.base);const e=t.frame.base+n.a,{flags:r}=t.slots[e];return 2==(3&r)&&Zo(t,e),0==(3&r)}
//|35 548 0 853
,Xo=(t,n)=>{const e=Array.from(t.toLowerCase());if(0===e.length||e.length>64)return null;const r=Math.min(Math.floor(e.length/3),4);let s=null;for(const i of n){const n=Array.from(i.toLowerCase());if(i===t||Math.abs(n.length-e.length)>r)continue;const o=tc(e,n),c=null===s||o<s.Lt||o===s.Lt&&B(i,s.name)<0;o<=r&&c&&(s={Lt:o,name:i})}return s?.name??null}
//|0 853
,tc=(t,n)=>{let[e,r]=[[],Array.from({length:n.length+1},(t,n)=>n)];return t.forEach((s,i)=>{const o=[i+1];n.forEach((c,u)=>{let l=Math.min(r[u]+(s===c?0:1),r[u+1]+1,o[u]+1);i>0&&u>0&&s===n[u-1]&&t[i-1]===c&&(l=Math.min(l,e[u-1]+1)),o.push(l)}),[e,r]=[r,o]}),r[n.length]}
//module nested|207 367 547 550 551 0 853
,nc=(t,n)=>{for(let e=1;e<n.objects.length&&!t.It;e++){const r=t.slots[t.frame.base+n.objects[e].slot];10===r.kind||t.program.Gt(n,n.objects[e])||3&r.flags||!rc(r,n)||ec(t,"type",{builtIn:"type",values:{type:"group",example:null}},n,Oi(n,e))}if(n.isClosed)for(const[e,r]of n.objects.entries()){const s=t.slots[t.frame.base+r.slot];if(!(!s.i||null===s.unknown||3&s.flags||t.program.Gt(n,r)))for(const[i,o]of s.unknown.entries()){if(t.It)return;const s={name:ir(o)},c=i<100?Xo(o,r.members.map(t=>t.name)):null;null!==c&&(s.meant=c),ec(t,"unknown",{builtIn:"unknown",values:s},n,[...Oi(n,e),o])}}}
//|524 527 0 853
,ec=(t,n,e,r,s)=>{t.ft.isInvalid=!0,t.ft.violations.push(Ao(t,n,r.place,e,"error",s)),Io(t)}
//|105 0 853
,rc=(t,n)=>{switch(t.kind){case 0:case 10:return!1;case 1:return n.isExact;case 4:return n.isExact||!On(t);default:return!0}}
//nested|36 38 175 553 554 0 853
,sc=(t,n)=>{if(!t.y.Yt)return;const e=t.subject,r=t.Vt;if(t.Vt=1/0,t.depth>=Z)return t.Kt(P("depth"));if(t.depth++,10!==e.slot.kind||32&e.slot.flags||oc(t,n,e.position,!1),9===e.slot.kind&&!Pe(t,e))for(let r=0;r<e.slot.count&&!t.It&&t.Z();r++){const s=e.slot.itemAt(r);t.E.push(s),ic(t,s,e.slot,n),t.E.pop()}t.depth--,t.Vt=r,t.subject=e}
//nested|105 127 388 528 538 554 0 853
,ic=(t,n,e,r)=>{const s=e.item(n),i=t.slots[s];4&i.flags?(t.subject=new Ln(i,0,On(i),s),Ui(t,e,s)||Co(t)):64&i.flags?Jo(t,i.reason,"type"):oc(t,r,s,n>0&&!e.isMap)}
//nested|382 549 557 0 853
,oc=(t,n,e,r)=>{const[s,i]=[t.field,t.x.length];t.ut.push(t.frame),t.frame=Fi(n,e,t.E.length,r),nc(t,n),t.It||lc(t,n.checks,null),t.frame=t.ut.pop(),t.x.length=i,t.field=s}
//ignoring pushMember|56 129 146 166 0 853
,cc=(t,n)=>{const e=t.subject.slot;if(10!==e.kind||!e.isOwn)return t.answer=28,!1;t.yt.push(t.subject);const r=4===n.slot.kind?ae(t,St(e),n.slot.value):void 0;return t.subject=void 0===r?Yn:Ne(t,r),!0}
//ignoring pushMember|20 48 105 127 164 0 853
,uc=(t,n)=>{const e=Ee(t,n.a).slot,{subject:r}=t;if(4!==r.slot.kind||r.j||14!==e.kind)return t.subjects.push(r),!0;const s=Array.from(r.slot.value).filter(t=>e.value.offender.test(t)).join("");if(E(s))return t._t=n,t.answer=14,!1;if(t.subjects.push(r),s.length<r.slot.value.length){const n=new xt(4,s);n.flags=r.slot.flags,t.subject=new Ln(n,0,On(n),r.position)}return!0}
//|9 170 377 530 532 544 546 581 582 583 584 586 0 853
,lc=(t,n,e)=>{const r=t.program.Nt;for(let s=n;;){const n=r[s++];switch(n.op){case 14:case 15:case 16:case 17:case 18:if(t.answer=qe(t,n),t._t=d(t.answer)?n:null,e?.Tt(n,t.program.code[s-1]),t.It&&d(t.answer))return;break;case 0:if(t.Vt--<=0)return;if(Ko(t,n)||(s=n.b),t.It)return;break;case 1:if(t.Vt--<=0)return;if(Wo(t,n)||(s=n.b),t.It)return;break;case 2:if(t.It||e?.check===n.a)return;if(d(t.answer)?s=Fo(t,n.a)??s:t.ht.length>0&&Ni(t,!1),t.It)return;break;case 3:s=n.a;break;case 4:return;case 5:case 6:case 7:case 8:ac(t,n.op-5,e);break;case 9:fc(t,e)&&(s=n.a);break;case 10:mc(t,e);break;case 11:e?.message(n.a);break;case 12:if(e?.check===n.a)return;zo(t,n.a);break;case 13:if(pc(t,n,e),t.It)return bc(t,n);break;default:if(s=n.Qt(t,n,e)??s,t.It)return}}}
//|560 561 562 563 564 565 566 567 568 569 570 571 572 573 574 575 576 577 578 579 0 853
,hc={}
//|0 853
,{}=Object.assign(hc
//moment|558 559 580 0 853
,{moment:(t,n)=>n.a===t.y.moment?void 0:n.b}
//unlessHeld|558 559 580 0 853
,{unlessHeld:(t,n)=>t.field.dt||t.field.bt?n.a:void 0}
//whenInactive|558 559 580 0 853
,{whenInactive:(t,n)=>1&t.slots[t.frame.base+n.a].flags?void 0:n.b}
//branch|8 536 558 559 580 0 853
,{branch(t,n){const e=p(t.answer);if(1!==e)return 3!==e?n.a:(0===t.vt.length&&Uo(t,n),n.b)}}
//not|10 558 559 580 0 853
,{not(t,n,e){t.answer=b(t.answer),e?.negated()}}
//pushSubject|164 558 559 580 0 853
,{pushSubject(t,n){t.subjects.push(t.subject),t.subject=Ee(t,n.a)}}
//popSubject|558 559 580 0 853
,{popSubject:t=>{t.subject=t.subjects.pop()}}
//recordValue|529 558 559 580 0 853
,{recordValue:(t,n)=>qo(t)?void 0:n.a}
//itemTypes|541 558 559 580 0 853
,{itemTypes:t=>{Go(t)}}
//nested|552 558 559 580 0 853
,{nested(t,n){t.field.pt||sc(t,t.program.forms[n.a])}}
//items|383 558 559 580 0 853
,{items:(t,n)=>t.field.wt||!Ri(t,n.a,n.b)?n.b:void 0}
//itemContents|380 383 558 559 580 0 853
,{itemContents:(t,n)=>Ri(t,Ci,n.a)?void 0:n.a}
//nextItem|385 558 559 580 0 853
,{nextItem:(t,n)=>Bi(t)?n.a+1:void 0}
//decide|558 596 559 580 0 853
,{decide:(t,n)=>{Mc(t,t.program.decisions[n.a])}}
//compute|558 593 559 580 0 853
,{compute:(t,n)=>{kc(t,t.program.computed[n.a])}}
//beginEach|391 558 559 580 0 853
,{beginEach:(t,n,e)=>Hi(t,n.a,e)?void 0:n.b}
//nextEach|392 558 559 580 0 853
,{nextEach:(t,n,e)=>Li(t,e)?n.a+1:void 0}
//ignoring|556 558 559 580 0 853
,{ignoring(t,n,e){if(!uc(t,n))return e?.Tt(n,n),n.b}}
//pushMember|164 555 558 559 580 0 853
,{pushMember(t,n,e){if(!cc(t,Ee(t,n.a)))return e?.memberMissing(),n.b}}
//popMember|8 558 559 580 0 853
,{popMember(t,n,e){t.subject=t.yt.pop(),0===p(t.answer)&&(t.answer=28),e?.memberEnded()}}
//|0 853
)
//beginAnd beginOr beginAll beginAny|14 0 853
,ac=(t,n,e)=>{t.vt.push({kind:n,answer:k[n]}),e?.opened(1===n||3===n)}
//beginAnd beginOr beginAll beginAny beginEach|0 853
,mc=(t,n)=>{t.answer=t.vt.pop().answer,n?.closed()}
//beginAnd beginOr beginAll beginAny beginEach|8 15 169 0 853
,fc=(t,n)=>{const e=t.vt.at(-1),r=e.answer,s=1===e.kind||3===e.kind;e.answer=$[e.kind](r,t.answer),n?.combined(r,s);const[i,o]=s?[1,8]:[2,4];return p(e.answer)===i&&(!Ce(t)||0==(e.answer&o))}
//rule|36 38 172 557 585 0 853
,pc=(t,n,e)=>{const r=t.program.rules[n.a];if(t.depth>=Z&&!t.program.R(n))return void(t.answer=Re(t,P("depth"),n));if(!t.Z())return;const s=t.arguments.length;for(const e of n.operands)t.arguments.push(dc(t,e));const i=t.N;t.N=s,t.depth++,lc(t,r.entry,e),e?.Rt(r),t.arguments.length=s,t.N=i,t.depth--,e?.zt(n)}
//rule|127 164 208 0 853
,dc=(t,n)=>{const e=Ee(t,n);return t.program.J&&or(t,n)?Object.assign(new Ln(e.slot,e.g,e.j,e.position),{isSecret:!0}):e}
//|36 0 853
,bc=(t,n)=>{const e=t.program.calls[n.index];e&&t.Ct?.reason===P("steps")&&(t.Ct.rule=e.name)}
//computed|36 164 167 588 592 0 853
,wc=(t,n)=>{const e=Ee(t,n.list),r={count:0,sum:0,Wt:null,obstacle:_e(t,e)};if(null!==r.obstacle||9!==e.slot.kind)return r;for(let s=0;s<e.slot.count&&null===r.obstacle;s++)t.Z()?yc(t,gc(t,n,e.slot.item(s)),r,n.function):r.obstacle=P("steps");return r}
//computed|36 38 589 0 853
,gc=(t,n,e)=>{const r={count:0,sum:0,Wt:null,obstacle:null};if(t.depth>=Z)return r.obstacle=P("depth"),r;t.depth++;const{level:s}=n;for(;t.T.length<s;)t.T.push(null);return jc(t,e,n,0,r),t.T.length=s,t.T.every(t=>null===t)&&(t.T.length=0),t.depth--,r}
//computed|166 167 212 590 591 0 853
,jc=(t,n,e,r,s)=>{if(n>=t.slots.length)return;const i=Ne(t,n);i.j||(("count"!==e.function||void 0!==e.body||r<e.steps.length)&&null!==_e(t,i)?s.obstacle=`unreadable: ${hr(t,e.list)}`:(t.T.push({position:n,form:e.forms[r]??null}),r===e.steps.length?Oc(t,e,s):vc(t,n+e.steps[r],e,r+1,s),t.T.pop()))}
//computed|36 166 167 589 0 853
,vc=(t,n,e,r,s)=>{if(n>=t.slots.length)return;const i=Ne(t,n);if(s.obstacle=_e(t,i),null===s.obstacle&&9===i.slot.kind)for(let n=0;n<i.slot.count&&null===s.obstacle;n++)t.Z()?jc(t,i.slot.item(n),e,r,s):s.obstacle=P("steps")}
//computed|8 164 167 557 592 0 853
,Oc=(t,n,e)=>{if(void 0!==n.body){lc(t,n.body,null);const r=p(t.answer);if(t.It||n.isConditional&&3===r)return void(e.obstacle=t.F.reason);if(n.isConditional&&1!==r)return}if("count"===n.function)return void e.count++;const r=Ee(t,n.value);e.obstacle=_e(t,r),null!==e.obstacle||r.j||yc(t,{count:1,sum:3===r.slot.kind?r.slot.value:0,Wt:r,obstacle:null},e,n.function)}
//computed|111 142 0 853
,yc=(t,n,e,r)=>{if(null===e.obstacle)if(null===n.obstacle){if(e.count+=n.count,"sum"===r){const t=Sn(e.sum,n.sum);null===t?e.obstacle="more than 38 digits":e.sum=t}else if("count"!==r&&null!==n.Wt){const s=null===e.Wt?null:ce(t,n.Wt,e.Wt);(null===e.Wt||null!==s&&("min"===r?s<0:s>0))&&(e.Wt=n.Wt)}}else e.obstacle=n.obstacle}
//computed|129 130 164 167 587 594 0 853
,kc=(t,n)=>{const e=t.frame.base+n.slot;if(n.operand){const r=Ee(t,n.operand);$c(t,r,_e(t,r),e)}else{const r=wc(t,n.aggregate),{function:s}=n.aggregate,i="count"===s?Vn(r.count):"sum"===s?Vn(r.sum):r.Wt;$c(t,i??Yn,r.obstacle,e)}}
//computed|48 0 853
,$c=(t,n,e,r)=>{const s=t.slots[r],i=null!==e||n.j?new xt(0,void 0):n.slot.copy();i.flags=3&s.flags,null!==e?(i.flags|=64,t.I.set(r,e)):t.I.delete(r),t.slots[r]=i}
//decisions|129 557 594 596 0 853
,xc=(t,n)=>{const{decisions:e}=n.form;if(void 0===e)return;const r=t.frame;if(t.frame=n,t.It||lc(t,e,null),t.It){t.answer=15;for(const n of t.program.Xt(e))"decide"===n.name?Mc(t,t.program.decisions[n.a]):"compute"===n.name&&$c(t,Yn,t.F.reason,t.frame.base+t.program.computed[n.a].slot)}t.frame=r}
//decisions|8 0 853
,Mc=(t,{slot:n,main:e,otherwise:r,place:s})=>{const{flags:i}=t.slots[t.frame.base+n],o=(n,e)=>{for(let r=n[0];r<n[1];r++)t.slots[t.frame.base+r].flags|=e};if(3&i){const t=1&i?1:2;o(e,t),o(r,t)}else if(1===p(t.answer))o(r,1);else if(3!==p(t.answer))o(e,1);else{const n={reason:t.F.reason,place:s};for(const s of[e,r]){o(s,2);for(let e=s[0];e<s[1];e++)t.Jt.set(t.frame.base+e,n)}}}
//backtracking template|0 853
,Sc=new RegExp("[\\p{Cn}\u0295\\u088f\\u0897\\u0c5c\\u0cdc\\u0cf3\\u0ece\\u1acf-\\u1aeb\\u1b4e\\u1b4f\\u1b7f\\u1c89\\u1c8a\\u20c1\\u2427-\\u2429\\u2b96\\u2ffc-\\u2fff\\u31e4\\u31e5\\u31ef\\ua7cb-\\ua7cf\\ua7d2\\ua7d4\\ua7da-\\ua7dc\\ua7f1\\ufbc3-\\ufbd2\\ufd90\\ufd91\\ufdc8-\\ufdce\\u{105c0}-\\u{105f3}\\u{10940}-\\u{10959}\\u{10d40}-\\u{10d8f}\\u{10ec2}-\\u{10ed8}\\u{10efa}-\\u{10eff}\\u{1123f}-\\u{11241}\\u{11380}-\\u{113e2}\\u{116d0}-\\u{116e3}\\u{1171e}\\u{11b00}-\\u{11bf9}\\u{11db0}-\\u{11de9}\\u{11f00}-\\u{11f5a}\\u{1342f}\\u{13439}-\\u{143fa}\\u{16100}-\\u{16139}\\u{16d40}-\\u{16d79}\\u{16ea0}-\\u{16ed3}\\u{16ff2}-\\u{16ff6}\\u{187f8}-\\u{187ff}\\u{18cff}\\u{18d09}-\\u{18df2}\\u{1b132}\\u{1b155}\\u{1cc00}-\\u{1cef0}\\u{1d2c0}-\\u{1d2d3}\\u{1df25}-\\u{1df2a}\\u{1e030}-\\u{1e08f}\\u{1e4d0}-\\u{1e6ff}\\u{1f6d8}\\u{1f6dc}\\u{1f774}-\\u{1f77f}\\u{1f7d9}\\u{1f8b2}-\\u{1f8d8}\\u{1fa54}-\\u{1faff}\\u{1fbcb}-\\u{1fbef}\\u{1fbfa}\\u{2b739}-\\u{2b73f}\\u{2cea2}-\\u{2ee5d}\\u{31350}-\\u{33479}]","u")
//backtracking template|597 0 853
,Tc=t=>!/^[\0-\u024f]*$/.test(t)&&Sc.test(t)
//backtracking|0 853
,Ec=class{constructor(t){this.sets=t.map(t=>new RegExp(`^${t}$`,"u")),this.tn=new Map,this.nn=new Map;const n=(t.join("").match(/[^\0-\x7f]|\\u[0-9a-f]{4}|\\x[0-9a-f]{2}/gu)??[]).map(t=>"\\"===t[0]?String.fromCodePoint(parseInt(t.slice(2),16)):t);for(const t of[...n.reverse(),...Array.from({length:128},(t,n)=>String.fromCharCode(127-n))])this.tn.set(this.en(t),t)}en(t){return this.sets.map(n=>n.test(t)?1:0).join("")}rn(t){return Array.from(t,t=>{if(t<"\x80")return t;let n=this.nn.get(t);return void 0===n&&this.nn.set(t,n=this.tn.get(this.en(t))??t),n})}}
//backtracking|0 853
,Ac=class extends Error{}
//backtracking|600 602 0 853
,Nc=class{constructor({text:t,flags:n=""},e){if(!/^s?$/.test(n))throw new Ac;if(this.source=Array.from(t),this.sn="s"===n,this.in="whole"===e,this.at=0,this.on=0,this.groups=new Map,this.cn=new Map,this.calls=[],this.pattern=this.alternatives(),this.at<this.source.length||!this.calls.every(t=>this.groups.has(t)))throw new Ac}test(t){this.text=Array.from(t),this.steps=0;try{const t=this.text.length;for(let n=0;n<=(this.in?0:t);n++)if(this.un=[],this.pattern(n,n=>!this.in||n===t))return!0;return!1}catch(t){if(t instanceof Ac||t instanceof RangeError)return null;throw t}}step(){if(++this.steps>2e5)throw new Ac}take(t){const n=Array.from(t).every((t,n)=>this.source[this.at+n]===t);return n&&(this.at+=t.length),n}ln(t){if(!this.take(t))throw new Ac}hn(t){const n=t.exec(this.source.slice(this.at,this.at+40).join(""));if(!n)throw new Ac;return this.at+=Array.from(n[0]).length,n}alternatives(){const t=[this.sequence()];for(;this.take("|");)t.push(this.sequence());return 1===t.length?t[0]:(n,e)=>t.some(t=>t(n,e))}sequence(){const t=[];for(;this.at<this.source.length&&!["|",")"].includes(this.source[this.at]);)t.push(this.an());const n=(e,r,s)=>(this.step(),e===t.length?s(r):t[e](r,t=>n(e+1,t,s)));return 1===t.length?t[0]:(t,e)=>n(0,t,e)}an(){const t=this.part(),n=this.source[this.at];if(!["?","*","+","{"].includes(n))return t;const[e,r]="{"===n?this.mn():(this.at++,["+"===n?1:0,"?"===n?1:1/0]);if(this.take("+"))return this.possessive(t,e,r);const s=this.take("?");if(["?","*","+","{"].includes(this.source[this.at]))throw new Ac;return this.repeated(t,e,r,s)}mn(){const[,t,n,e]=this.hn(/^\{(\d+)(,?)(\d*)\}/);if(""===n&&""!==e)throw new Ac;return[Number(t),""!==e?Number(e):n?1/0:Number(t)]}repeated(t,n,e,r){if(t.fn&&!r)return(r,s)=>{let i=this.run(t,r,e);for(;i>=n;i--)if(s(r+i))return!0;return!1};const s=(i,o,c)=>{this.step();const u=()=>i<e&&t(o,t=>(t>o||i<n)&&s(i+1,t,c));return i<n?u():r?c(o)||u():u()||c(o)};return(t,n)=>s(0,t,n)}run(t,n,e){let r=0;for(;r<e&&n+r<this.text.length&&t.fn(this.text[n+r]);)r++;return this.steps+=r,this.step(),r}possessive(t,n,e){return n>1?this.atomic(this.repeated(t,n,e,!1)):(r,s)=>{const i=[...this.un];let[o,c]=[0,r];const u=t=>{const e=t>c;return c=t,e||o<n};for(;o<e&&(this.step(),t(c,u));)o++;return!!(o>=n&&s(c))||(this.un=i,!1)}}atomic(t){return(n,e)=>{const r=[...this.un];let s=n;return!(!t(n,t=>(s=t,!0))||!e(s))||(this.un=r,!1)}}part(){const t=this.source[this.at++];switch(t){case"(":return this.group();case"[":return this.pn(this.characterClass());case"\\":return this.escape();case"^":return(t,n)=>0===t&&n(t);case"$":return(t,n)=>t===this.text.length&&n(t);case".":return this.pn(this.sn?()=>!0:t=>"\n"!==t);case"?":case"*":case"+":case"{":throw new Ac;default:return this.pn(n=>n===t)}}pn(t){return Object.assign((n,e)=>(this.step(),n<this.text.length&&t(this.text[n])&&e(n+1)),{fn:t})}group(){return this.take("?")?this.take("(DEFINE)")?(this.closed(),(t,n)=>n(t)):this.take(":")?this.closed():this.take(">")?this.atomic(this.closed()):this.take("=")||this.take("!")?this.dn("!"===this.source[this.at-1]):this.take("&")?this.call(this.hn(/^(\w+)\)/)[1]):this.bn(this.hn(/^<([A-Za-z_]\w*)>/)[1]):this.bn(null)}closed(){const t=this.alternatives();return this.ln(")"),t}dn(t){const n=this.closed();return(e,r)=>{this.step();const s=[...this.un],i=n(e,()=>!0);return t&&(this.un=[...s]),!(i===t||!r(e))||(this.un=s,!1)}}bn(t){const n=++this.on;null!==t&&this.cn.set(t,n);const e=this.closed();return null!==t&&this.groups.set(t,e),(t,r)=>e(t,e=>{const s=this.un;return this.un=[...s],this.un[n]=this.text.slice(t,e),!!r(e)||(this.un=s,!1)})}call(t){return this.calls.push(t),(n,e)=>{this.step();const r=this.un;return this.groups.get(t)(n,t=>{const n=this.un;return this.un=r,!!e(t)||(this.un=n,!1)})}}wn(t){return(n,e)=>{this.step();const r=this.un[t];return void 0!==r&&r.every((t,e)=>this.text[n+e]===t)&&e(n+r.length)}}escape(){if(/[1-9]/.test(this.source[this.at])){const t=Number(this.hn(/^[1-9](?!\d)/)[0]);if(t>this.on)throw new Ac;return this.wn(t)}if(this.take("k")){const t=this.cn.get(this.hn(/^<(\w+)>/)[1]);if(void 0===t)throw new Ac;return this.wn(t)}return this.take("A")?(t,n)=>0===t&&n(t):this.take("z")?(t,n)=>t===this.text.length&&n(t):this.pn(this.gn(this.jn(),!1))}jn(){const t=this.source[this.at];if("p"===t||"P"===t)return"\\"+this.hn(/^[pP]\{(?:[CLMNPSZ][a-z]?|Alphabetic)\}/)[0];if("x"===t){const[,t,n]=this.hn(/^x(?:([0-9A-Fa-f]{2})|\{([0-9A-Fa-f]{1,6})\})/);return`\\u{${t??n}}`}this.at++;const n={n:"\\n",r:"\\r",t:"\\t",f:"\\f"}[t];if(n)return n;if(void 0===t||!/[!-/:-@[-`{-~ ]/.test(t))throw new Ac;return _c(t)}characterClass(){const t=this.take("^"),n=[];let e=!0;for(;e||"]"!==this.source[this.at];e=!1){const t=this.source[this.at];if(void 0===t||"["===t&&/[:.=]/.test(this.source[this.at+1]))throw new Ac;if("-"!==t||e||"]"===this.source[this.at+1])n.push(this.vn());else{if(/^\\p|-/i.test(n.at(-1))||"\\u{2d}"===n.at(-1))throw new Ac;this.at++;const t=this.vn();if(/^\\p/i.test(t))throw new Ac;n.push(`${n.pop()}-${t}`)}}return this.at++,this.gn(n.join(""),t)}vn(){return this.take("\\")?this.jn():_c(this.source[this.at++])}gn(t,n){const e=new RegExp(`^[${n?"^":""}${t}]$`,"u"),r=Array.from({length:128},(t,n)=>e.test(String.fromCharCode(n)));return t=>t<"\x80"?r[t.charCodeAt(0)]:e.test(t)}}
//backtracking|0 853
,_c=t=>`\\u{${t.codePointAt(0).toString(16)}}`
//backtracking template|5 23 37 598 599 600 601 0 853
,Ic=class{constructor({pattern:t,ecma:n,sets:e},r,s){this.On=s;const i=n?.[r];this.yn=i?new RegExp(i.text,"u"):null,this.kn=i?5e6**(1/Math.max(1,i.degree)):0,this.$n=e?new Ec(e):null,this.xn=()=>new Nc(t,r),this.Mn=void 0}answer(t){if(t.length>21845&&_(t)>65536)return"the text is too long for a pattern";if(Tc(t))return D;const n=null===this.$n?15:this.On.answer(this.$n.rn(t).join(""));if(15!==n)return n;if(this.yn&&t.length<=this.kn)return a(this.yn.test(t));const e=this.Sn(t);return null===e?D:a(e)}Sn(t){if(void 0===this.Mn)try{this.Mn=this.xn()}catch(t){if(!(t instanceof Ac))throw t;this.Mn=null}return this.Mn?.test(t)??null}progress(t){if(null===this.$n)return _(t);const n=this.$n.rn(t),e=this.On.progress(n.join(""));if(null===e)return _(t);let[r,s]=[0,0];for(;s<e;)s+=_(n[r++]);return _(Array.from(t).slice(0,r).join(""))}}
//|606 607 608 609 610 611 0 853
,Cc={}
//|0 853
,{}=Object.assign(Cc
//trim|18 20 604 605 612 0 853
,{trim(t){let n=t.length;for(;n>0&&E(t[n-1]);)n--;return t.slice(0,n).replace(S,"")}}
//collapse_spaces|19 604 605 612 0 853
,{collapse_spaces:t=>t.replace(T," ")}
//lowercase|604 605 612 0 853
,{lowercase:t=>t.includes("\u03a3")?Array.from(t,t=>t.toLowerCase()).join(""):t.toLowerCase()}
//uppercase|604 605 612 0 853
,{uppercase:t=>t.toUpperCase()}
//digits|604 613 605 612 0 853
,{digits:t=>t.replace(/\P{Nd}/gu,"").replace(/[^0-9]/gu,qc)}
//nfc|604 605 612 0 853
,{nfc:t=>t.normalize("NFC")}
//|0 853
)
//|0 853
,qc=t=>{const n=t.codePointAt(0);let e=0;for(;/\p{Nd}/u.test(String.fromCodePoint(n-e-1));)e++;return e%10}
//normalization|37 604 614 615 616 617 0 853
,Fc=(t,n,e,r)=>{const s=t.slots[n];if("any"!==e.name&&e.item){if(9!==s.kind)return;for(let n=0;n<s.count;n++)Fc(t,s.item(n),e.item,r)}else if(4===s.kind)for(const e of r)"string"!=typeof e?Bc(t,s,n,e):"nfc"===e&&Rc(s.value)?zc(t,s,n,D):s.value=Cc[e](s.value)}
//nfc|0 853
,Rc=t=>/(?<!\p{M})\p{M}{256}/u.test(t)
//nfc template|0 853
,zc=(t,n,e,r)=>{n.u(r),t.I.set(e,r)}
//template|37 598 616 0 853
,Bc=(t,n,e,{replace:r,template:s})=>{const i=t.program.L[r].ecma?.anywhere,o=i&&/^(?:[^$]|\$(?:\$|0(?!\d)|\{0\}))*$/.test(s)&&n.value.length<=5e6**(1/Math.max(1,i.degree))&&!Tc(n.value);let c=!1;const u=o&&n.value.replace(new RegExp(i.text,"gu"),t=>(""===t&&(c=!0),s.replace(/\$(\$|0|\{0\})/g,(n,e)=>"$"===e?"$":t)));o&&!c?n.value=u:zc(t,n,e,`pattern failed: ${D}`)}
//parameters|48 164 623 624 648 0 853
,Pc=(t,n)=>{for(const{slot:e,type:r,defaultValue:s}of n.parameters??[])1===t.slots[e].kind&&(t.slots[e]=new xt(0,void 0)),0!==t.slots[e].kind&&tu(t,e,r,null),0===t.slots[e].kind&&Hc(t,Ee(t,s),e,Lc())}
//parameters|382 595 620 624 0 853
,Dc=(t,n)=>{const e=Fi(n,0);let r=Lc();Uc(t,e,!0,r);for(let n=0;n<=t.program.forms.length;n++){for(const n of t.Q)xc(t,n);if(0===t.Q.length||t.It)return;const{undecided:n}=r;r=Lc(),Uc(t,e,!0,r);const s=n.size===r.undecided.size&&[...n].every(t=>r.undecided.has(t));if(!r.hasChanged&&s)return;for(const n of t.slots)n.flags&=-4;for(const n of r.undecided)t.slots[n].flags|=2;t.Jt.clear()}}
//parameters|38 621 0 853
,Uc=(t,n,e,r)=>{if(t.program.Tn.has(n.form)&&!(t.depth>=Z)){t.depth++;for(const s of n.form.fields)s.En&&Zc(t,n.base+s.slot,s.type,s,n,!1,e,r);t.depth--}}
//parameters|382 620 621 622 0 853
,Zc=(t,n,e,r,s,i,o,c)=>{if(e.form){const u=Fi(e.form,n,0,i);return Jc(t,u,s,r,c),void Uc(t,u,o,c)}const u=t.slots[n];if(o&&u.c)for(let n=0;n<u.count;n++){if(!t.Z())return;Zc(t,u.item(n),e.item,r,s,n>0&&!u.isMap,o,c)}}
//parameters|164 623 0 853
,Jc=(t,n,e,r,s)=>{const{parameters:i}=n.form;if(!i||!r.arguments)return;const o=t.frame;t.frame=e,i.forEach((e,i)=>{const o=r.arguments[i];void 0!==o&&Hc(t,Ee(t,0===o.kind?e.defaultValue:o),n.base+e.slot,s)}),t.frame=o}
//parameters|48 109 0 853
,Hc=(t,n,e,r)=>{const s=t.slots[e],i=n.j?new xt(0,void 0):n.slot.copy();i.flags=0===i.kind?0:70&i.flags,2&i.flags&&r.undecided.add(e),xn(s,i,3)||(r.hasChanged=!0),t.slots[e]=i}
//parameters|0 853
,Lc=()=>({hasChanged:!1,undecided:new Set})
//|595 618 619 626 627 0 853
,Gc=(t,n)=>{if(null!==t.S&&Yc(t,n),Vc(t,n,0,!1,!1),t.program.Tn.size>0||n.parameters)Pc(t,n),Dc(t,n);else for(const n of t.Q)xc(t,n);t.Q.length=0}
//contexts|648 0 853
,Yc=(t,n)=>{t.An=!0;for(const e of n.contexts??[]){const n=t.program.contexts[e],r=t.S+n.slot,{kind:s}=t.slots[r];0===s||1===s&&"any"!==n.type.name||tu(t,r,n.type,null)}t.An=!1}
//|38 382 628 629 0 853
,Vc=(t,n,e,r,s)=>{if(!(t.depth>=Z)){t.depth++;for(const r of n.fields)Qc(t,r,n,e+r.slot);!r||128&t.slots[e].flags||!Kc(t,n,e)||(t.slots[e].flags|=32),void 0===n.decisions||t.An||t.Q.push(Fi(n,e,0,s)),t.depth--}}
//nested contexts parameters|166 551 0 853
,Kc=(t,n,e)=>!(n.isClosed&&n.objects.some(n=>t.slots[e+n.slot].i&&t.slots[e+n.slot].unknown)||n.fields.some(n=>!Ne(t,e+n.slot).j)||n.objects.slice(1).some(r=>rc(t.slots[e+r.slot],n)))
//|614 630 648 0 853
,Qc=(t,n,e,r)=>{let s=t.slots[r];if(void 0!==n.computed&&!t.An)return Wc(t,n,e,r);if(0!==s.kind){if(e.isExact)s.flags|=128;else if(1===s.kind&&"any"!==n.type.name)return;n.normalization.length>0&&!t.An&&Fc(t,r,n.type,n.normalization),tu(t,r,n.type,n.notation),s=t.slots[r],12==(12&s.flags)&&n.Pt&&(s.flags|=16)}}
//computed|48 648 0 853
,Wc=(t,n,e,r)=>{const s=t.slots[r+1]=t.slots[r];t.slots[r]=new xt(0,void 0),e.isExact&&(s.flags|=128),0!==s.kind&&(1!==s.kind||128&s.flags)&&tu(t,r+1,n.type,n.notation)}
//|633 634 635 636 637 638 639 640 641 642 643 644 645 646 0 853
,Xc={}
//|0 853
,{}=Object.assign(Xc
//text|631 649 632 647 0 853
,{text:(t,n)=>nu(n)}
//choice|631 649 632 647 0 853
,{choice:(t,n)=>nu(n)}
//integer|631 653 632 647 0 853
,{integer:(t,n,e,r)=>iu(t,n,e.name,r)}
//number|631 653 632 647 0 853
,{number:(t,n,e,r)=>iu(t,n,e.name,r)}
//boolean|631 652 632 647 0 853
,{boolean:(t,n,e)=>su(t,n,e,null,t=>"true"===t||"false"!==t&&null)}
//date|93 631 652 632 647 0 853
,{date:(t,n,e,r)=>su(t,n,e,r,ln)}
//month|94 631 652 632 647 0 853
,{month:(t,n,e,r)=>su(t,n,e,r,hn)}
//time|95 631 652 632 647 0 853
,{time:(t,n,e,r)=>su(t,n,e,r,an)}
//datetime|96 631 652 632 647 0 853
,{datetime:(t,n,e,r)=>su(t,n,e,r,mn)}
//file|631 650 632 647 0 853
,{file:(t,n)=>eu(n,8)}
//any|631 658 632 647 0 853
,{any:(t,n)=>hu(t,n)}
//form|36 38 627 631 650 632 647 0 853
,{form(t,n,e,r,s,i){eu(n,10)&&(n.form=e.form,t.depth>=Z?n.u(P("depth")):Vc(t,e.form,s,!0,i))}}
//map|631 655 632 647 0 853
,{map(t,n,e,r){9!==n.kind||n.isMap||64&n.flags?cu(t,n,e.item,r):n.flags|=4}}
//list|631 655 632 647 0 853
,{list:(t,n,e,r)=>cu(t,n,e.item,r)}
//|0 853
)
//|631 0 853
,tu=(t,n,e,r,s=!1)=>{Xc[e.name](t,t.slots[n],e,r,n,s)}
//|0 853
,nu=t=>{4!==t.kind&&(t.flags|=4)}
//|651 0 853
,eu=(t,n)=>t.kind===n||(ru(t)||(t.flags|=4),!1)
//|105 0 853
,ru=t=>4===t.kind&&On(t)
//boolean date month time datetime|651 654 660 0 853
,su=(t,n,e,r,s)=>{if(n.kind===e.kind||ru(n))return;if(4!==n.kind||2===e.kind&&(t.y.strict||128&n.flags))return void(n.flags|=4);const i=r?.read(n.value).value??s(n.value);null==i?ou(n,e.name,r):mu(n,e.kind,i)}
//|36 58 67 72 196 651 654 660 0 853
,iu=(t,n,e,r)=>{if(0===n.kind)return;if(3===n.kind)return void(null===n.value?n.u(P("digits of a number")):"integer"!==e||Pt(n.value)||(n.flags|=4));if(4===n.kind&&ru(n))return;if(4!==n.kind||t.y.strict||128&n.flags)return void(n.flags|=4);const s=r?.read(n.value),i=2===s?.completion?s.decimal:n.value;if(i===n.value&&2!==Ye(e,i)&&2!==s?.completion)return ou(n,e,r);const o=qt(i);o===Et||null===o?n.u(P("digits of a number")):mu(n,3,o)}
//integer number boolean date month time datetime|196 0 853
,ou=(t,n,e)=>{t.flags|=4,8&t.flags&&(0!==Ye(n,t.value)||e&&0!==e.read(t.value).completion)&&(t.flags|=16)}
//list map any|36 38 650 656 0 853
,cu=(t,n,e,r)=>{if(eu(n,9)){if(n.count>1e6)return n.u(P("list length"));for(let s=0;s<n.count;s++){const i=n.item(s);128&n.flags&&(t.slots[i].flags|=128,n.isMap&&(t.slots[i-1].isKey=!1)),uu(t,i,e,r,s>0&&!n.isMap)}}}
//list map any|627 648 657 0 853
,uu=(t,n,e,r,s)=>{const i=t.slots[n];e.form?lu(i)?Vc(t,e.form,n,!1,s):tu(t,n,e,r,s):1===i.kind?("any"===e.name||128&i.flags)&&tu(t,n,e,null):0!==i.kind&&tu(t,n,e,r)}
//|651 0 853
,lu=t=>128&t.flags?0===t.kind:0===t.kind||1===t.kind||ru(t)
//|36 38 339 648 655 659 0 853
,hu=(t,n)=>{if(n.flags|=128,3===n.kind&&null===n.value&&n.u(P("digits of a number")),9===n.kind||10===n.kind){if(t.depth>Z)return n.u(P("depth"));if(t.depth++,10===n.kind){n.isOwn=!0;for(let e=0;e<n.count;e++){const r=n.start+2*e+1;t.slots[r-1].flags|=128,tu(t,r,ei,null)}}else 64&n.flags||cu(t,n,ei,null);64&n.flags||au(t,n),t.depth--}}
//|0 853
,au=(t,n)=>{const e=10===n.kind?n.start+1:n.start,r=10===n.kind?2:n.stride;for(let s=0;s<n.count;s++){const i=t.slots[e+s*r];64&i.flags&&n.u(i.reason)}}
//|0 853
,mu=(t,n,e)=>{t.text=t.value,t.kind=n,t.value=e}
//|0 853
,fu=Object.freeze({reason:"cancelled",step:null,z:"blocks"})
//|36 38 48 129 344 349 362 364 381 382 557 625 661 664 665 666 667 668 0 853
,pu=class{constructor(t){this.program=t,this.jt=new Map,this.W=new Map,this.Jt=new Map,this.I=new Map,this.slots=[],this.Nn(),this._n=!1}Nn(){this.vt=[],this.x=[],this.subjects=[],this.yt=[],this.arguments=[],this.ht=[],this.ut=[],this.E=[],this.T=[],this.Q=[]}In(t,n,e){this.Cn(t,n),this.slots=e,this.qn(new fi(e),t);for(let t=0;t<e.length;t++)e[t]??=new xt(0,void 0);Gc(this,t)}Fn(t,n,e){return this.Rn(n,e,U),this.ft.Bt=new Map,this.Vt=1,lc(this,t,null),this.zn()}Rn({frame:t,outer:n,items:e},r,s){this.Bn(t.form,r,s),this.frame={...t},this.ut=n.map(t=>({...t})),this.E=[...e]}zn(){const{ft:t,Ct:n}=this;return null!==n&&(t.bt=!0,t.undecided.push(n)),t}Cn(t,n){this.S=null,this.An=!1,this.Bn(t,n,1/0),this.Jt.size>0&&this.Jt.clear(),this.I.size>0&&this.I.clear(),this.W.size>0&&this.W.clear()}Bn(t,n,e){this.y=n,this.ft={isInvalid:!1,bt:!1,violations:[],undecided:[],ht:[],Bt:null},this.steps=0,this.At=4096,this.Pn=e,this.subject=Yn,this.answer=12,this._t=null,this.F=fu,this._n||this.Nn(),this._n=!1,this.N=0,this.depth=0,this.mt=null,this.q=!1,this.It=!1,this.Ct=null,this.Vt=1/0,this.frame=Fi(t,0),this.field=new qi(0),this.jt.size>0&&this.jt.clear()}qn(t,n){const{context:e}=this.y;for(const{name:r,type:s,slot:i}of n.parameters??[])null===this.slots[i]&&t.value(ui(e,r),s,i,0);n.contexts&&this.loadContexts(t,n)}Z(){return--this.At>0||(this.steps+=4096,this.At=4096,this.steps>this.Pn&&this.Kt(P("steps")),!this.It)}Kt(t){this.It||(this.It=!0,this.Ct={path:bi(gi(this)),rule:"form",reason:t},this.F={...this.F,reason:t})}}
//|0 853
,{}=Object.assign(pu.prototype
//module|38 347 549 557 625 662 663 669 0 853
,{judge(t,n,e,r){this.Cn(n,e);try{null===r?this.load(t,n):r.load(this,t)}catch(t){if(!(t instanceof ai))throw t;return this.Ct={path:"",rule:t.rule,reason:t.reason},this.zn()}return this.Pn=Math.min(2e8,U+256*this.slots.length),null===r&&Gc(this,n),nc(this,n),null!==r?r.run(this):this.It||lc(this,n.checks,null),this._n=!this.It,this.zn()}}
//filter|38 48 166 557 648 662 663 669 0 853
,{canHold(t,n,e,r){this.Rn(e,r,1e5),this.W.clear(),this.frame.field=n;const s=this.frame.base+n.slot,i=this.slots[s],o=this.slots[s]=new xt(4,t);o.flags=8,tu(this,s,n.type,null),this.subject=Ne(this,s);let c=!0;return 4&o.flags?c=0!=(16&o.flags):this.subject.j||(lc(this,n.filter,null),c=this.It||0!=(4&this.answer)),this.slots[s]=i,c}}
//module|349 662 663 669 0 853
,{load(t,n){this.slots=[];const e=new fi(this.slots);e.append(n.slotCount),e.form(t,n,0,0),this.qn(e,n),e.ct()}}
//contexts|344 662 663 669 0 853
,{loadContexts(t,n){const{contexts:e}=this.program,r=e.at(-1);this.S=t.append(r.slot+(r.type.form?.slotCount??1));for(const r of n.contexts){const n=e[r];t.value(ui(this.y.context,n.name),n.type,this.S+n.slot,0)}}}
//map any|662 663 669 0 853
,{spend(t){const n=Math.max(0,t-(this.At-1));this.At-=t-n,this.steps+=n}}
//|0 853
)
//notation|0 853
,du={Y:[1,9999],C:[0,99],M:[1,12],D:[1,31],H:[0,23],h:[1,12],m:[0,59],s:[0,59]}
//notation|47 84 86 91 97 670 672 673 675 0 853
,bu=class{constructor(t){const n=t.match(/([A-Za-z])\1*|[^A-Za-z]+/gu)??[];this.text=t,this.Dn=n.map((t,e)=>{if(!/^[A-Za-z]/.test(t))return{literal:t};if("a"===t)return{isHalf:!0};const r=e+1===n.length||!/^[A-Za-z]/.test(n[e+1]),s="YY"===t?"C":t[0],i=Math.max(t.length,2);return{unit:s,least:"MDHh".includes(s)&&r?1:t.length,most:i,isPadded:t.length>1}});const e=t=>this.Dn.some(n=>n.unit&&t.includes(n.unit));this.Un=e("s"),this.type=e("Hhms")?e("YCMD")?"datetime":"time":e("D")?"date":"month",this.syntax=this.type}Zn(t){return"month"===this.type||t<69?2e3+t:1900+t}read(t){return this.Jn(t,0,0,{years:[[1,9999]],months:8190,days:-2,hour:0,minute:0,second:0,Hn:null})}Jn(t,n,e,r){const s=this.Dn[e];if(!s){const e=n===t.length?this.valueOf(r):null;return null===e?{completion:0}:{completion:2,value:e}}if(s.unit)return this.Ln(t,n,e,s,r);const i=s.literal??(/[pP]/.test(t[n]??"")?"pm":"am"),o=t.slice(n,n+i.length);if(!i.startsWith(s.literal?o:o.toLowerCase()))return{completion:0};if(o.length<i.length)return{completion:1};const c=s.literal?r:{...r,Hn:"pm"===i};return this.Jn(t,n+i.length,e+1,c)}Ln(t,n,e,{unit:r,least:s,most:i},o){const c=/^\d*/.exec(t.slice(n,n+i))[0],[u,l]=[Number(c),c.length];let h=!1;if(n+l===t.length&&l<i){const t=[];for(let n=Math.max(s,l);n<=i;n++){const e=10**(n-l);t.push([u*e,u*e+e-1])}h=null!==this.Gn(o,r,t)}if(l>=s){const s=this.Gn(o,r,[[u,u]]),i=s&&this.Jn(t,n+l,e+1,s);if(i&&0!==i.completion)return i}return{completion:h?1:0}}Gn(t,n,e){const[r,s]=du[n],i=e.filter(([t,n])=>t<=s&&n>=r).map(([t,n])=>[Math.max(t,r),Math.min(n,s)]);if(0===i.length)return null;const o={...t},c=()=>i.flatMap(([t,n])=>Array.from({length:n-t+1},(n,e)=>t+e)),u=()=>c().reduce((t,n)=>t|1<<n,0);return"Y"===n?o.years=i:"C"===n?o.years=c().map(t=>[this.Zn(t),this.Zn(t)]):"M"===n?o.months&=u():"D"===n?o.days&=u():"m"===n?o.minute=i[0][0]:"s"===n?o.second=i[0][0]:o.hour=i[0][0],gu(o)?o:null}valueOf({years:t,months:n,days:e,hour:r,minute:s,second:i,Hn:o}){const[c,u]=[t[0][0],wu(n)],l=nn(c,u,wu(e)),h=1e9*(3600*(null===o?r:r%12+(o?12:0))+60*s+i);return"date"===this.type?l:"month"===this.type?cn({year:c,month:u}):"time"===this.type?h:null===l?null:fn(l,h)}write(t,n){const e=vu(this.type,t,n);if(!e||0!==e.nanosecond||!this.Un&&0!==e.s)return null;let r="";for(const t of this.Dn)if(t.literal)r+=t.literal;else if(t.isHalf)r+=e.H<12?"AM":"PM";else{if("C"===t.unit&&this.Zn(e.Y%100)!==e.Y)return null;{const n="C"===t.unit?e.Y%100:"h"===t.unit?(e.H+11)%12+1:e[t.unit];r+=t.isPadded?Xt(n,t.most):n}}return r}get example(){const[t,n]=[nn(2026,12,31),522e11],e={date:t,time:n,month:24323,datetime:fn(t,n)};return this.write($t[this.type],e[this.type])??""}X(t){return Array.from("0123456789").some(n=>0!==this.read(t+n).completion)}}
//notation|0 853
,wu=t=>31-Math.clz32(t&-t)
//notation|85 672 674 0 853
,gu=({years:t,months:n,days:e})=>{if(0===n||0===e)return!1;const r=wu(e);if(r<=28)return!0;for(let e=1;e<=12;e++)if(n&1<<e&&(2===e?29===r&&ju(t):r<=tn(e,1)))return!0;return!1}
//notation|85 0 853
,ju=t=>t.some(([t,n])=>{for(let e=t;e<=Math.min(n,t+8);e++)if(29===tn(2,e))return!0;return!1})
//notation|87 90 98 99 0 853
,vu=(t,n,e)=>{const r=t=>{const n=Math.floor(t/1e9);return{H:Math.floor(n/3600),m:Math.floor(n/60)%60,s:n%60,nanosecond:t%1e9}},s=t=>{const{year:n,month:e,day:r}=en(t);return{Y:n,M:e,D:r,H:0,m:0,s:0,nanosecond:0}};if("date"===t&&5===n)return s(e);if("time"===t&&6===n)return r(e);if("datetime"===t&&7===n&&null===e.o)return{...s(pn(e)),...r(dn(e))};if("month"!==t||16!==n&&5!==n)return null;const i=16===n?e:on(e);return{Y:Math.floor(i/12),M:i%12+1,D:0,H:0,m:0,s:0,nanosecond:0}}
//notation|250 671 0 853
,Ou=t=>/[0-9#]/.test(t)?new ms(t):new bu(t)
//notation|47 58 67 93 94 95 96 196 250 0 853
,yu=(t,n)=>{if(2===t.read(n).completion||2!==Ye(t.syntax,n))return null;if(t instanceof ms){const e=qt(n);return null===e||e===Et?null:t.write(3,e)}const e=(0,{date:ln,month:hn,time:an,datetime:mn}[t.type])(n);return null===e?null:t.write($t[t.type],e)}
//|7 683 680 681 0 853
,ku=class{constructor({classes:t,states:n,accepting:e,unknown:r}){const s=$u(t,256);this.gn=Uint8Array.from(s),this.Yn=Math.max(...s)+1,this.shift=32-Math.clz32(this.Yn-1),this.count=n.length,this.Vn=new Int32Array(this.count<<this.shift),n.forEach((t,n)=>{$u(t,this.Yn).forEach((t,e)=>{this.Vn[n<<this.shift|e]=t<<this.shift})}),this.start=this.count>1?1<<this.shift:0,this.fn=new Uint8Array(this.count),this.Kn=new Uint8Array(this.count);for(const t of e)this.fn[t]=1;for(const t of r)this.Kn[t]=1}Qn(t){const{gn:n,Vn:e}=this;let r=this.start;for(let s=0;s<t.length&&0!==r;s++){const i=t.charCodeAt(s);if(i>=128)return this.Wn(r,t,s);r=e[r|n[i]]}return r>>this.shift}Wn(t,n,e){for(let r=e;r<n.length&&0!==t;r++){const e=n.codePointAt(r);t=this.after(t,e),e>65535&&r++}return t>>this.shift}after(t,n){const{gn:e,Vn:r}=this,s=n=>t=r[t|e[n]];return n<128?s(n):(n<2048?s(192|n>>6):(n<65536?s(224|n>>12):(s(240|n>>18),s(128|n>>12&63)),s(128|n>>6&63)),s(128|63&n))}answer(t){return this.answers[this.Qn(t)]}get answers(){const t=Array.from(this.fn,()=>[]);for(let n=0;n<this.count;n++)for(let e=0;e<this.Yn;e++)t[this.Vn[n<<this.shift|e]>>this.shift].push(n);const n=n=>{const e=Uint8Array.from(this.fn,(t,e)=>this.Kn[e]||t===n?1:0),r=Array.from(e.keys()).filter(t=>e[t]);for(;r.length>0;)for(const n of t[r.pop()])e[n]||r.push(n),e[n]=1;return e},[e,r]=[n(1),n(0)],s=Uint8Array.from(this.fn,(t,n)=>this.Kn[n]?15:f(t?1:2,e[n],r[n]));return Object.defineProperty(this,"answers",{value:s}),s}}
//|0 853
,{}=Object.assign(ku.prototype
//module|678 679 682 0 853
,{matches(t){const n=this.Qn(t);return 1===this.fn[n]&&0===this.Kn[n]}}
//beginOr beginAny|23 678 679 682 0 853
,{progress(t){const n=t=>this.answers[t>>this.shift];let[e,r]=[this.start,0];for(;r<t.length&&15!==n(e);){const s=t.codePointAt(r),i=this.after(e,s);if(!(4&n(i)))break;e=i,r+=s>65535?2:1}return 15===n(e)?null:_(t.slice(0,r))}}
//|0 853
)
//|0 853
,$u=(t,n)=>{const e=new Array(n).fill(0);for(let r=0;r<t.length;r+=2)e.fill(t[r+1],t[r],t[r+2]??n);return e}
//|603 678 686 0 853
,xu=class{constructor(t,n){this.written=t,this.scope=n;const e=t.tables?.[n];this.On=e?new ku(e):null,this.Xn=null}get te(){return this.Xn??=new Ic(this.written,this.scope,this.On)}answer(t){const n=this.On?.answer(t)??15;return 15===n?this.te.answer(t):n}}
//|0 853
,{}=Object.assign(xu.prototype
//beginOr beginAny|684 685 687 0 853
,{progress(t){return this.On?.progress(t)??this.te.progress(t)}}
//|0 853
)
//|0 853
,Mu=["add","multiply","divide","negate","round","abs","length","years","months","days","year","month","weekday","count_filled","first_filled","min","max"]
//computations|40 44 121 688 0 853
,Su=t=>{const[[n,e]]=Object.entries(t);switch(n){case"today":case"now":case"key":return{name:n};case"offset":return{name:n,operand:it(e[0]),shift:Rn(e[1])};case"range":return{name:n,lower:it(e[0]),upper:it(e[1])};case"entry":return{name:n,operand:it(e[0]),key:it(e[1]),slot:e[2]};case"operation":if(Mu.includes(e[0]))return{name:n,operation:e[0],operands:e.slice(1).map(it)}}throw new H(`the computation '${"operation"===n?e[0]:n}' is not known`)}
//|692 693 694 695 696 697 698 699 700 701 702 0 853
,Tu={}
//|0 853
,{}=Object.assign(Tu
//|48 67 690 691 703 0 853
,{number:t=>new xt(3,qt(t,!0))}
//date|48 93 690 691 703 0 853
,{date:t=>new xt(5,ln(t))}
//month|48 94 690 691 703 0 853
,{month:t=>new xt(16,hn(t))}
//time|48 95 690 691 703 0 853
,{time:t=>new xt(6,an(t))}
//datetime|48 96 690 691 703 0 853
,{datetime:t=>new xt(7,mn(t))}
//duration|48 121 690 691 703 0 853
,{duration:t=>new xt(11,Rn(t))}
//size|48 690 691 703 0 853
,{size:t=>new xt(12,BigInt(t.slice(0,-1)))}
//pattern|48 690 691 703 0 853
,{pattern:t=>new xt(13,t)}
//set|48 690 691 703 0 853
,{set:(t,n)=>new xt(14,n.sets[t])}
//range|43 48 690 691 703 0 853
,{range:t=>new xt(15,t.map(t=>null===t?st:{kind:1,at:t}))}
//form|48 690 691 703 0 853
,{form:()=>new xt(1,void 0)}
//|0 853
)
//|40 48 690 0 853
,Eu=(t,n)=>{if(null===t||Array.isArray(t))return new xt(1,void 0);if("boolean"==typeof t)return new xt(2,t);if("string"==typeof t)return new xt(4,t);const[[e,r]]=Object.entries(t);if(!Object.hasOwn(Tu,e))throw new H(`the constant '${e}' is not known`);return Tu[e](r,n)}
//|0 853
,Au=class{constructor(t,n){this.reads=new Map,this.decisions=[],this.ot=null;for(const e of void 0===n.decisions?[]:t.Xt(n.decisions))"decide"===e.name?this.decisions.push(t.decisions[e.a]):"compute"===e.name&&this.reads.set(t.computed[e.a].slot,t.computed[e.a].reads)}conditions(t){if(null===this.ot){this.ot=new Map;for(const{main:t,otherwise:n,reads:e}of this.decisions)for(const[r,s]of[t,n])for(let t=r;t<s;t++)this.ne(t,e)}return this.ot.get(t)??[]}ne(t,n){const e=this.ot.get(t);e?e.push(...n):this.ot.set(t,[...n])}all(t){const n=new Set(t);for(const t of n)for(const e of[...this.reads.get(t)??[],...this.conditions(t)])n.add(e);return n}}
//|705 0 853
,Nu=(t,n)=>n.ee??=new Au(t,n).reads
//|0 853
,_u=(t,n)=>{const e=t.re.get(n);if(e)return e;const r=new Set(n.reads);for(let e=n.condition;void 0!==e;e=t.conditions[e].outer)for(const n of t.conditions[e].reads)r.add(n);return t.re.set(n,[...r]),t.re.get(n)}
//|710 711 712 713 714 0 853
,Iu={}
//|0 853
,{}=Object.assign(Iu
//pushSubject|44 708 709 715 0 853
,{pushSubject:t=>it(t)}
//ignoring|44 708 709 715 0 853
,{ignoring:t=>it(t)}
//pushMember|44 708 709 715 0 853
,{pushMember:t=>it(t)}
//items|379 708 709 715 0 853
,{items:t=>Ii(t)}
//beginEach|379 708 709 715 0 853
,{beginEach:t=>Ii(t)}
//|0 853
)
//|40 44 45 206 221 241 288 334 336 338 362 375 558 662 676 684 689 704 708 726 727 718 719 720 721 722 723 724 0 853
,Cu=class{constructor(t){if("formrules program"!==t?.format)throw new H("this is no program that formrules has compiled");if(1!==t.version)throw new H(`version ${t.version} of programs is not known here`);const n=t.program;this.sources=n.sources,this.sets=n.sets.map(t=>Qs(t)),this.L=n.patterns,this.patterns=new Map,this.constants=n.constants.map(t=>Eu(t,this)),this.operands=n.operands.map(it),this.computations=n.computations.map(t=>Su(t)),this.itemPaths=n.itemPaths.map(t=>({...t,start:t.start&&it(t.start)})),this.rules=n.rules,this.externals=n.externals,this.checks=n.checks,this.kt=new Map,this.violations=this.checks.map(()=>null),this.re=new Map,this.decisions=n.decisions,this.conditions=n.conditions;const e=t=>({...t,arguments:t.arguments.map(ot)});this.messages=n.messages.map(e);const r=n.callTable.map(e);this.calls=n.calls.map(t=>null===t?null:r[t]),this.J=!1,this.forms=n.forms.map(t=>({...t}));for(const t of this.forms)this.se(t);this.contexts=n.contexts?.map(({field:t})=>this.ie(t)),this.computed=(n.computed??[]).map(t=>this.readComputed(t)),this.Tn=this.forms.some(t=>t.parameters)?qu(this.forms):new Set,this.code=n.instructions.map((t,n)=>this.oe(t,n)),this.code.some(({test:t})=>t?.st)&&this.markMeasures(),this.Nt=this.code.map(t=>this.R(t)??t),this.ce=null,this.xt=new pu(this)}se(t){t.fields=t.fields.map((t,n)=>({...this.ie(t),index:n}));const{fields:n,objects:e}=t;t.objects=e.map(t=>{const r=t.members.map(({field:t,group:r})=>({name:(n[t]??e[r]).name,field:n[t],group:r}));return{...t,members:r,memberNames:new Set(r.map(({name:t})=>t))}}),t.steps=(t.steps??[]).map(t=>({...t,form:null})),t.parameters&&this.readParameters(t)}ie(t){const n={...t,type:Xs(t.type,this.forms)};return this.J||=n.isSecret,n.shownLabel=n.label??sr(n.name),n.Ut=bi([...n.groups,n.name]),n.notation=void 0===t.notation?null:Ou(t.notation),n.table=t.options.length>0?new Set(t.options.map(t=>t.value)):null,t.arguments&&this.readArguments(n,t.arguments),n.En=void 0!==ni(n.type).form,n.Pt=n.normalization.some(t=>Fu(t)),n}oe([t,n,e],r){const s=jr.indexOf(t);if(s<0&&!Object.hasOwn(hc,t))throw new H(`the instruction '${t}' is not known`);const i={op:s,name:t,index:r,a:Iu[t]?.(n)??n,b:e,Qt:hc[t],test:null,rt:null,Zt:!1,operands:s>=13?this.operands.slice(e[0],e[0]+e[1]):[],ignoresCase:15===s};if(s>=14){if(i.test=18===s?Ei:s>=16?rs:Ks[n],!i.test?.answer)throw new H(`the rule '${n}' is not known`);i.rt=i.test.prepare?.(i,this)??null}return i}R(t){if(13!==t.op||this.rules[t.a].parameterCount>0)return null;const n=this.rules[t.a].entry;return this.code[n].test&&4===this.code[n+1].op?this.code[n]:null}Gt(t,n){return null!==this.ce&&this.ce.name===t.name&&n.slot>=this.ce.end}*Xt(t){for(let n=t;4!==this.code[n]?.op&&n<this.code.length;n++)yield this.code[n]}pattern(t,n){const e=2*t+("whole"===n?0:1);let r=this.patterns.get(e);return r||this.patterns.set(e,r=new xu(this.L[t],n)),r}}
//|0 853
,{}=Object.assign(Cu.prototype
//parameters|44 206 336 716 717 725 0 853
,{readParameters(t){this.J||=t.parameters.some(({isSecret:t})=>t),t.parameters=t.parameters.map(t=>({...t,shownLabel:sr(t.name),type:Xs(t.type,this.forms),defaultValue:it(t.defaultValue)}))}}
//parameters|44 716 717 725 0 853
,{readArguments(t,n){t.arguments=n.map(({operand:t})=>it(t)),t.ue=n.map(({reads:t})=>t??[])}}
//computed|44 716 717 725 0 853
,{readComputed(t){const n={...t},{operand:e,aggregate:r}=t.source;return void 0===r?n.operand=it(e):n.aggregate={...r,list:it(r.list),value:it(r.value),forms:r.forms.map(t=>null===t?null:this.forms[t])},n}}
//steps|662 705 707 716 717 725 0 853
,{limited(t,{slots:[,n]}){const e=Object.assign(Object.create(Cu.prototype),this);e.code=[...this.code],e.ce={name:t.name,end:n};const r=new Au(this,t),s=e=>e>=n&&t.steps.some(({slots:[t,n]})=>t<=e&&e<n),i=t=>[...r.all(t)].some(t=>t>=n&&(!r.reads.has(t)||s(t))),o=({slot:t,computed:e})=>s(t)||void 0===e&&t>=n||i([t]),c=(t,n)=>2===t.op&&i([..._u(this,this.checks[t.a]),...null===n?[]:r.conditions(n)]),u=(t,n)=>e.code[t]={op:3,a:n,b:0,index:t},l=[...this.Xt(t.checks)],h=0===l.length?0:l.at(-1).index+1,a=l.map(()=>h);for(let t=l.length-2;t>=0;t--){const{op:n,index:e}=l[t+1];a[t]=0===n||1===n?e:a[t+1]}for(const[n,e]of l.entries())if(0===e.op&&o(t.fields[e.a]))u(e.index,a[n]);else if(1===e.op&&(s(e.a)||c(this.code[e.b-1],e.a)))u(e.index,e.b);else if(2===e.op&&c(e,null)&&this.checks[e.a].start<=e.index)u(this.checks[e.a].start,e.index+1);else if("branch"===e.name){const t=this.code.slice(e.index,e.b).filter(({op:t})=>2===t);t.length>0&&t.every(t=>c(t,null))&&u(e.index,e.b)}return e.Nt=e.code.map((t,n)=>t===this.code[n]?this.Nt[n]:t),e.xt=new pu(e),e}}
//length size|716 717 725 0 853
,{markMeasures(){for(const t of this.forms)for(const n of this.Xt(t.checks))2===n.op&&this.markMeasuresOf(this.checks[n.a].start,n.index)}}
//length size|716 717 725 0 853
,{markMeasuresOf(t,n){let e=0;const r=[];for(let s=t;s<n;s++){const t=this.code[s];switch(t.name){case"beginEach":case"pushMember":s=t.b-1;break;case"pushSubject":r.push(!0),e++;break;case"ignoring":r.push(!1);break;case"popSubject":r.pop()&&e--;break;case"beginOr":case"beginAny":e++;break;case"beginAnd":case"beginAll":e>0&&e++;break;case"end":e>0&&e--;break;default:0===e&&t.test?.st&&(t.Zt=!0)}}}}
//computed|716 717 725 0 853
,{isSecretlyComputed(t,n){if(void 0===t.decisions)return!1;for(const e of this.Xt(t.decisions))if("compute"===e.name&&this.computed[e.a].slot===n&&this.computed[e.a].isSecret)return!0;return!1}}
//|0 853
)
//parameters|338 0 853
,qu=t=>{const n=new Set;for(let e=-1;e<n.size;){e=n.size;for(const e of t)e.fields.map(t=>ni(t.type).form).some(t=>t&&(t.parameters||n.has(t)))&&n.add(e)}return n}
//normalization|40 604 0 853
,Fu=t=>{if("string"==typeof t&&!Object.hasOwn(Cc,t))throw new H(`'${t}' is no step of 'normalize'`);return"nfc"===t||"object"==typeof t}
//|21 71 729 730 0 853
,Ru=class{constructor(t,n,e){this.program=t,this.form=n,this.field=e,this.le=!1,this.isWellFormed=!1}read(t,n){const{type:e,table:r}=this.field;if(!e.kind||void 0!==this.field.computed)return null;const s=[];for(this.at=t;this.at<n;){const t=this.yn();if(null===t)return null;s.push(...t),2===this.program.code[this.at].op&&this.at++}r&&s.push(t=>r.has(t));const i=!this.le;if(4===e.kind)return zu(r||this.isWellFormed?s:[...s,A],i);const o=3===e.kind?Bt:2===e.kind?t=>!0===t||!1===t:null;return null===o?null:(t,n)=>{if(!o(t))return i&&null==t;for(let e=0;e<s.length;e++)if(!s[e](t,n))return!1;return!0}}yn(){const t=this.program.Nt[this.at++];if(14===t.op)return this.test(t);if(5===t.op)return this.combined()?.flat()??null;if(6!==t.op)return null;this.he=!0;const n=this.combined();if(this.he=!1,null===n||n.some(t=>1!==t.length))return null;const[e,r,...s]=n.flat();return[(t,n)=>e(t,n)||r?.(t,n)||s.some(e=>e(t,n))]}combined(){const t=[];for(;;){const{code:n}=this.program;if(10===n[this.at].op)return this.at++,t;const e=this.yn();if(null===e)return null;if(t.push(e),11===n[this.at].op&&this.at++,9!==n[this.at++].op)return null}}test(t){const{kind:n}=this.field.type,e=t.rt;switch(t.a){case"required":case"filled":case"present":return this.le=!0,[];case"equal":{if(4!==n||3!==t.operands[0].kind)return null;const e=this.form.fields.find(n=>n.slot===t.operands[0].at);return e?(this.le=!0,[(t,n)=>n[e.name]===t]):null}case"length":return e&&4===n?[Bu(e)]:null;case"between":return e&&3===n?[t=>t>=e.least&&t<=e.most]:null;case"regex":case"contains":{if(4!==n||!e)return null;const t=this.program.L[e.position];if(!t.tables?.[e.scope])return null;let r=null;const s=()=>r=this.program.pattern(e.position,e.scope).On;return this.he||(this.isWellFormed=!0),[t=>(r??s()).matches(t)]}case"one_of":return e&&2!==n?[t=>e.has(t)]:null;case"none_of":return e&&2!==n?[t=>!e.has(t)]:null}return null}}
//|20 0 853
,zu=(t,n)=>{const[e,r]=t;return 1===t.length?(t,r)=>{if("string"!=typeof t)return n&&null==t;const s=t.charCodeAt(0);return s>32&&s<128||!E(t)?e(t,r):n}:(s,i)=>{if("string"!=typeof s)return n&&null==s;const o=s.charCodeAt(0);if(!(o>32&&o<128)&&E(s))return n;if(!e(s,i)||!r(s,i))return!1;for(let n=2;n<t.length;n++)if(!t[n](s,i))return!1;return!0}}
//|28 0 853
,Bu=({least:t,most:n,unit:e})=>{const r=z[e],s={bytes:1,utf16:1,scalars:2,characters:1/0}[e],[i,o]=["characters"===e?t<=1?1:1/0:t*s,"bytes"===e?n/3:n];return e=>{if(e.length>=i&&e.length<=o)return!0;if(e.length>5e6)return!1;const s=r(e);return s>=t&&s<=n}}
//module|707 728 732 0 853
,Pu=(t,n)=>{if(n.isExact||n.isClosed||n.parameters||void 0!==n.decisions||1!==n.objects.length||void 0!==n.contexts||n.fields.some(t=>t.normalization.length>0||!t.type.kind||t.name in Object.prototype))return null;const e=new Map(n.fields.map(t=>[t.slot,t])),r=[];for(let s=n.checks;4!==t.code[s].op;s=t.code[s].b){const{op:i,a:o,b:c}=t.code[s];if(0!==i&&1!==i)return null;const u=0===i?n.fields[o]:null,l=t.code.slice(s+1,c).filter(({op:t})=>2===t).map(n=>t.checks[n.a]),h=new Set(l.flatMap(n=>_u(t,n)));r.push({field:u,name:u?.name,entry:s,fn:u&&new Ru(t,n,u).read(s+1,c),ae:[...h].map(t=>e.get(t)).filter(Boolean)})}return r.some(({fn:t})=>null!==t)?new Du(n,r):null}
//module|48 57 343 346 347 349 557 629 733 0 853
,Du=class{constructor(t,n){this.form=t,this.Vt=n,this.refused=[]}me(t){const{Vt:n}=this,e=void 0===t[ci],r=this.refused=[];for(let s=0;s<n.length;s++){const i=n[s];e&&null!==i.fn&&i.fn(t[i.name],t)||r.push(i)}return 0===r.length}load(t,n){const{form:e,refused:r}=this;t.slots.length!==e.slotCount&&(t.slots=new Array(e.slotCount));const{slots:s}=t;for(let t=1;t<s.length;t++)s[t]=Tt;s[0]=new xt(10,void 0);for(const{ae:t}of r)Uu(s,n,t);const i=new fi(s);for(const{field:s,name:o}of r)if(null!==s){if(n[ci]?.has(o))throw new ai(hi);i.value(n[o],s.type,s.slot,0),Qc(t,s,e,s.slot)}s.length>e.slotCount&&i.ct()}run(t){for(const{entry:n}of this.refused)t.Vt=1,t.It||lc(t,n,null);t.Vt=1/0}}
//module|48 0 853
,Uu=(t,n,e)=>{for(const{name:r,slot:s,type:i}of e){const e=n[r];null!=e&&(t[s]=new xt(i.kind,e))}}
//|0 853
,Zu=class extends Error{constructor(t){super(t),this.name="SessionError"}}
//|734 0 853
,Ju=t=>{const n=[],e=/\.?(?:`([^`]+)`|([^.[`]+))|\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]/y;for(;e.lastIndex<t.length;){const[,r,s,i,o]=e.exec(t)??[],c=r??s??(void 0===i?o&&JSON.parse(o):Number(i));if(void 0===c)throw new Zu(`'${t}' is no path`);n.push(c)}return n}
//filter mask notation|0 853
,Hu=(t,n,e)=>{let[r,s]=[0,t];if(!n)for(const n=Math.max(1,t-1024);s>n;)if(e(--s))return s;for(;s-r>1;){const t=r+Math.floor((s-r)/2);e(t)?r=t:s=t}return r}
//|0 853
,Lu=(t,n,e)=>({shown:t,value:t,caret:n,disposition:e})
//|25 736 737 0 853
,Gu=({start:t,end:n,text:e},r,s)=>{const i=q(r),o=i.slice(0,t).join(""),c=o+e,u=i.slice(n).join(""),l=[];let h=0;for(const t of q(c))h+=t.length,h>o.length&&l.push(h);const a=(t,n)=>{const e=c.slice(0,t)+u;return Lu(e,q(e.slice(0,t)).length,n)};if(0===l.length||""===e||s(c+u))return a(c.length,"taken");const m=Hu(l.length,""===u,t=>s(c.slice(0,l[t-1])+u));return 0===m?Lu(r,n,"refused"):a(l[m-1],"shortened")}
//notation|25 196 250 736 737 739 0 853
,Yu=class{static of(t,n,{start:e,end:r,text:s,isForward:i}){if(!(n instanceof ms)||null===n.group)return null;const o=q(t),c=n.nt(o);if(null===c)return null;const u=t=>t.filter(t=>!n.groups.includes(t)).length;let l=u(o.slice(0,e)),h=l+u(o.slice(e,r));l===h&&""===s&&e<r&&(i?h=Math.min(c.length,h+1):l=Math.max(0,l-1));const a=q(s),m=2===n.read(s).completion?n.nt(a)??a:a;return Object.assign(new Yu,{notation:n,shown:o,plain:c,start:e,end:r,text:s,lower:l,upper:h,inserted:m})}ft(t){const{shown:n,plain:e,end:r,text:s,lower:i,upper:o,inserted:c}=this,u=e.length<n.length;if(""===s)return u?this.et(0)??Lu(this.fe(0).join(""),i,"taken"):null;const l=this.et(c.length);if(null===l||t(l.value))return l;const h=this.fe(c.length).join("");if(!u&&t(h))return Lu(h,i+c.length,"taken");const a=Hu(c.length,o===e.length,n=>{const e=this.et(n);return null!==e&&t(e.value)});return a>0?{...this.et(a),disposition:"shortened"}:u?Lu(n.join(""),r,"refused"):null}get data(){const{notation:t,shown:n,start:e,end:r,text:s,lower:i,inserted:o}=this,c=this.fe(o.length).join("");return 0!==t.read(n.slice(0,e).join("")+s+n.slice(r).join("")).completion||0===Ye(t.syntax,c)?null:Lu(c,i+o.length,"taken")}fe(t){return[...this.plain.slice(0,this.lower),...this.inserted.slice(0,t),...this.plain.slice(this.upper)]}et(t){const n=this.notation.et(this.fe(t));if(null===n)return null;let e=this.lower+t,r=0;for(;e>0;)this.notation.groups.includes(n[r++])||(e-=1);return Lu(n.join(""),r,"taken")}}
//mask|740 0 853
,Vu={digit:t=>/^[0-9]$/.test(t),letter:t=>/^\p{Alphabetic}[\p{M}\p{Alphabetic}\u200c\u200d]*$/u.test(t),letterOrDigit:t=>Vu.digit(t)||Vu.letter(t)}
//mask|18 740 0 853
,Ku=t=>/^[\x20-\x7e]$/.test(t)?!Vu.letterOrDigit(t):/^[\p{P}\p{Sm}]/u.test(t)||S.test(t)&&!/[\n\r\v\f\x85\u2028\u2029]/.test(t)
//mask|0 853
,Qu={0:["digit","mandatory"],9:["digit","optional"],A:["letter","mandatory"],a:["letter","optional"],_:["letterOrDigit","mandatory"],"-":["letterOrDigit","optional"]}
//mask|25 742 0 853
,Wu=t=>{const n=q(t),e=[];let r={kind:null,mandatory:0,optional:0};const s=()=>{for(const t of["mandatory","optional"])for(let n=0;n<r[t];n++)e.push({kind:r.kind,room:t});r={kind:null,mandatory:0,optional:0}};let i=null;for(let t=0;t<n.length;t++){const o=n[t];if(null!==i||"["!==o&&"{"!==o)if("]"===o||"}"===o)s(),i=null;else if("["===i&&"\u2026"===o){const t=r.kind??"letterOrDigit";s(),e.push({kind:t,room:"repeating"})}else if("["===i){const[t,n]=Qu[o];r.kind!==t&&s(),r.kind=t,r[n]++}else e.push({own:"\\"===o?n[++t]:o,isInValue:"{"===i});else i=o}return e}
//mask|0 853
,Xu=(t,n,e,r)=>({fills:t,matchesFixed:n,matchesLiterals:e,ends:r})
//mask|744 0 853
,tl=Xu(!0,!0,!1,!1)
//mask|744 0 853
,nl=Xu(!0,!1,!1,!1)
//mask|744 0 853
,el=Xu(!1,!0,!1,!1)
//mask|744 0 853
,rl=Xu(!0,!0,!0,!0)
//mask|744 0 853
,sl=Xu(!0,!0,!1,!0)
//mask|744 0 853
,il=Xu(!0,!1,!1,!0)
//mask|0 853
,[ol,cl,ul]=[0,1,2]
//mask|25 0 853
,ll=t=>q(t.join(""))
//mask|740 741 745 746 747 752 753 0 853
,hl=class{constructor(t,n=[],e=0){this.pe=t,this.de=n,this.next=e}static of(t,n,e){const r=new hl(n);for(const n of t)r.take(n,tl);return 0===r.filledCount()&&([r.de,r.next]=[[],0]),e&&r.be(),r}copy(){return new hl(this.pe,[...this.de],this.next)}get shown(){return this.de.map(t=>t.character).join("")}get value(){return this.filledCount()>0?this.de.filter(t=>0!==t.we).map(t=>t.character):[]}get ge(){return!this.pe.slice(this.next).some(t=>"mandatory"===t.room||t.isInValue)}get je(){return this.pe.some(t=>void 0!==t.own&&Vu.letterOrDigit(t.own))}get ve(){return this.value.length-ll(this.value).length}get Oe(){return ll(this.de.map(t=>t.character)).length===this.de.length}filledCount(t=0,n=this.de.length){let e=0;for(let r=t;r<n;r++)2===this.de[r].we&&e++;return e}ye(t){for(;t>0&&2!==this.de[t-1].we;)t--;return t}caret(t,n,e){let r=0;for(let n=t;n>0&&r<this.de.length;r++)2===this.de[r].we&&n--;for(;r<this.de.length&&2!==this.de[r].we&&(!(n--<=0)||e&&this.de[r].place===(0===r?-1:this.de[r-1].place)+1);r++);return r}ke(t){const n=this.de.splice(t),e=this.de.at(-1);return this.next=void 0===e?0:"repeating"===this.pe[e.place].room?e.place:e.place+1,n}be(){for(;void 0!==this.pe[this.next]?.own;this.next++)this.write(this.next)}write(t,n=null){const{own:e,isInValue:r}=this.pe[t];this.de.push({character:n??e,place:t,we:null!==n?2:r?1:0})}$e(t,n){let e=0;for(const{character:r,we:s}of t.slice(n))1===s&&this.take(r,el),2!==s||this.take(r,nl)||e++;return e}remove(t,n){return this.$e(this.ke(t),n-t)}take(t,n){const e=this.de.length;let[r,s,i]=[!1,!1,null];for(let e=this.next;e<this.pe.length;e++){const{own:o,isInValue:c,kind:u,room:l}=this.pe[e];if(void 0===o&&s&&(i??={next:e,count:this.de.length}),void 0!==o){if(this.write(e),s=r,o===t&&(c?n.matchesFixed:n.matchesLiterals))return this.next=e+1,!0}else{if(n.fills&&Vu[u](t))return this.write(e,t),this.next="repeating"===l?e:e+1,!0;if("optional"!==l)break;r=!0}}return n.ends&&i&&this.filledCount()>0&&Ku(t)?(this.de.length=i.count,this.next=i.next,!0):(this.de.length=e,!1)}xe(t){for(let n=this.value;;){const e=hl.of(ll(n),this.pe,t);if(n=e.value,ll(n).length===n.length)return e}}}
//mask|25 736 740 748 749 750 752 753 755 0 853
,al=class{constructor(t,n,e){this.value=n,this.text=hl.of(q(n),t,!0),this.canHold=e}ft({start:t,end:n,text:e,isForward:r=!1}){if(""===e)return this.deletion(t,n,r);const[s,i,o]=this.Me(q(e),t,n);return this.Se(s,i,o)??this.Te(n,"refused")}Te(t,n){return{shown:this.text.shown,value:this.value,caret:t,disposition:n}}Ee(t,n,e){const r=t.Oe?n:Math.min(n,q(t.shown).length);return{shown:t.shown,value:t.value.join(""),caret:r,disposition:e}}deletion(t,n,e){if(t===n)return this.Te(t,"taken");const r=this.Ae(t,n);return n-t==1&&r.value.join("")===this.text.value.join("")?this.Ne(t,n,e):this._e(r,t)}Ne(t,n,e){if(e){const e=this.text.de.findIndex((t,e)=>e>=n&&2===t.we);return e<0?this.Te(n,"taken"):this._e(this.Ae(e,e+1),t)}const r=this.text.ye(t)-1;if(r<0)return this.Te(t,"taken");const s=this.text.filledCount(n)>0?r+1:this.text.de.length;return this._e(this.Ae(r,s),r)}Ae(t,n){let e=this.text.copy();const r=e.remove(t,n);if(r>0){const s=this.text.copy();s.remove(s.ye(t),n)<r&&(e=s)}return e.xe(!0)}_e(t,n){const e=this.text.ye(n);return this.Ee(t,t.caret(this.text.filledCount(0,e),n-e,!1),"taken")}Se(t,n,e){let r=this.Ie(t,rl,n,e);if(r.loss>0||this.text.je&&!r.rank.every(t=>0===t))for(const[s,i]of this.Ce(n)){const n=this.Ie(t,s,i,e);ml(n.rank,r.rank)&&(r=n)}if(r.loss<t.length){const t=this.qe(r);if(null!==t)return this.inserted(r,t,r.losesText?"shortened":"taken")}if(1===t.length)return null;const s=n=>this.Ie(t.slice(0,n),r.as,r.start,e),i=0===this.text.filledCount(e),o=Hu(t.length,i,t=>null!==this.qe(s(t)));if(0===o)return null;const c=s(o),u=c.loss<o?this.qe(c):null;return null===u||this.Fe(u)?null:this.inserted(c,u,"shortened")}inserted(t,n,e){return this.Ee(n,n.caret(t.filledCount,t.ownCount,!0),e)}Fe(t){return t.value.join("")===this.text.value.join("")}qe({text:t,keepsRest:n}){if(!n)return null;const e=t.xe(!0);return e.filledCount()<t.filledCount()-t.ve||!e.Oe?null:this.Fe(e)||this.canHold(e.value.join(""))?e:null}Ce(t){const n=this.text.je?[[sl,t],[il,t]]:[],e=this.text.ye(t);return e<t?[...n,[rl,e]]:n}Ie(t,n,e,r){const s=this.text.copy(),i=s.ke(e),[o,c]=[s.de.filter(t=>0!==t.we).length,s.next],u=t.filter(t=>!s.take(t,n)),l=!(s.filledCount()>0&&s.de.filter(t=>0!==t.we).length>o||s.next>c),h=s.filledCount()-s.ve,a=s.de.length-s.ye(s.de.length),m=0===s.$e(i,r-e),f=t.length>1,p=[!m,u.length,l,f&&!s.ge,f&&n===rl].map(Number);return{text:s,as:n,start:e,filledCount:h,ownCount:a,keepsRest:m,rank:p,loss:u.length,losesText:u.some(Vu.letterOrDigit)}}Me(t,n,e){const{de:r,pe:s}=this.text,i=(t,n)=>{const e=ll(t),{kind:r}=s[n.place];return 1===e.length&&void 0!==r&&Vu[r](e[0])};return n>0&&i([r[n-1].character,t[0]],r[n-1])&&(t=ll([r[n-=1].character,...t])),e<r.length&&i([t.at(-1),r[e].character],r[e])&&(t=ll([...t,r[e].character]),e+=1),[t,n,e]}}
//mask|0 853
,ml=(t,n)=>{const e=t.findIndex((t,e)=>t!==n[e]);return e>=0&&t[e]<n[e]}
//|25 738 743 753 754 758 759 760 761 762 763 764 0 853
,fl=class{constructor(t,n){this.pe=void 0===t?null:Wu(t),this.notation=n}shown(t){return this.Re(t)?hl.of(q(t),this.pe,!0).shown:t}Re(t){return null===this.pe||null===this.notation?null!==this.pe:this.holds(t)&&(this.isAlive(t)||!this.isData(t))}ft(t,n,e){return null===this.notation?this.ze(t,n,e):this.notated(t,n,e)}ze(t,n,e){return null===this.pe?Gu(t,n,e):new al(this.pe,n,e).ft(t)}}
//|0 853
,{}=Object.assign(fl.prototype
//mask|25 753 756 757 765 0 853
,{holds(t){return hl.of(q(t),this.pe,!1).value.join("")===t}}
//notation|756 757 765 0 853
,{isAlive(t){return 0!==this.notation.read(t).completion}}
//notation|196 756 757 765 0 853
,{isData(t){return"time"!==this.notation.type&&/^(?:19|20)/.test(t)&&0!==Ye(this.notation.syntax,t)}}
//notation|25 737 738 739 756 757 765 0 853
,{notated(t,n,e){const r=null===this.pe?Yu.of(n,this.notation,t):null,s=r?.ft(e)??null;if(null!==s)return s;const i=q(this.shown(n)),o=this.translation(t,i);if(null!==o&&e(o))return Lu(o,q(o).length,"taken");if(null===this.pe){const s=r?.data??null;return null!==s&&e(s.value)?s:this.ze(t,n,e)}if(!this.Re(n))return this.formattedAgain(Gu(t,n,e));const c=this.ze(t,n,e);if(""===t.text||"refused"!==c.disposition&&this.isAlive(c.value)||!this.isAlive(n))return c;const u=this.data(t,i);return null!==u&&e(u)?Lu(u,q(u).length,"taken"):c}}
//notation|25 753 754 756 757 765 0 853
,{formattedAgain(t){const n=t=>new al(this.pe,"",()=>!0).ft({start:0,end:0,text:t}),e=n(t.value);if("refused"===t.disposition||"taken"!==e.disposition)return t;if((!/^\p{Nd}*$/u.test(t.value)||this.isData(t.value)||!this.isAlive(e.value))&&!this.Re(t.value))return t;const r=q(t.value).slice(0,t.caret).join("");if(r===t.value)return{...e,caret:q(e.shown).length,disposition:t.disposition};const s=hl.of(q(n(r).value),this.pe,!1).filledCount(),i=hl.of(q(e.value),this.pe,!0).caret(s,0,!1);return{...e,caret:i,disposition:t.disposition}}}
//notation|25 677 756 757 765 0 853
,{translation({start:t,end:n,text:e},r){return q(e).length<2||n>r.length?null:yu(this.notation,r.slice(0,t).join("")+e+r.slice(n).join(""))}}
//notation|756 757 765 0 853
,{data({start:t,end:n,text:e},r){const s=t=>/^\p{Nd}$/u.test(t);if(r.slice(n).some(s))return null;const i=r.slice(0,t).filter(s).join("")+e;return this.isData(i)&&!this.Re(i)?i:null}}
//|0 853
)
//|38 342 766 0 853
,pl=(t,n=0,e=new Set)=>{const r=t=>pl(t,n+1,e);return"string"==typeof t?JSON.stringify(t):Array.isArray(t)||ii(t)?n>Z||e.has(t)?"":(e.add(t),Array.isArray(t)?`[${t.map(r)}]`:`{${Object.keys(t).filter(n=>void 0!==t[n]).sort().map(n=>r(n)+r(t[n]))}}`):String(t)}
//externals|766 0 853
,dl=({rule:t,value:n,arguments:e})=>pl([t.name,n,e])
//|769 770 0 853
,bl=({annotations:t,isSecret:n,computed:e,type:r})=>{const s=n||void 0!==e?void 0:t.find(({name:t})=>"default"===t)?.arguments[0];return void 0===s?void 0:gl(r,wl(s))}
//default|67 769 0 853
,wl=t=>{if(Array.isArray(t))return t.map(wl);if(null===t||"object"!=typeof t)return t;const[[n,e]]=Object.entries(t);return"number"===n?qt(e,!0):e}
//default|59 81 770 786 0 853
,gl=(t,n)=>{if("any"===t.name)return n;if("list"===t.name)return(Array.isArray(n)?n:[n]).map(n=>gl(t.item,n)).filter(t=>void 0!==t);const e="number"==typeof n||n instanceof At;return 4===t.kind?"string"==typeof n?n:e?Vt(n):"boolean"==typeof n?String(n):void 0:Cl.includes(t.name)&&("string"==typeof n||e&&3===t.kind||"boolean"==typeof n&&2===t.kind)?n:void 0}
//|342 344 362 734 771 772 773 777 0 853
,jl=(t,n,e,r=null,s=n.objects[0])=>{vl(t,s.memberNames,"field",e);for(const{name:i,field:o,group:c}of s.members){const s=ui(t,i),u=o&&r?.node(o);if(void 0!==s&&u?.Be&&xl(u),o)Ol(s,o.type,[...e,i],u?.nested);else if(ii(s))jl(s,n,[...e,i],r,n.objects[c]);else if(null!=s)throw new Zu(`'${bi([...e,i])}' takes the values of a form`)}}
//|342 362 734 0 853
,vl=(t,n,e,r)=>{if(!ii(t))throw new Zu(`the ${e}s of a form are given as an object`);const s=Object.keys(t).find(t=>!n.has(t));if(void 0!==s)throw new Zu(`the form has no ${e} '${bi([...r,s])}'`)}
//|338 342 349 771 773 0 853
,Ol=(t,n,e,r=null)=>{if(n.form&&ii(t))return jl(t,n.form,e,r);if(new fi([]).value(t,n,0,0),void 0!==ni(n).form&&("list"===n.name&&Array.isArray(t)&&t.forEach((t,r)=>Ol(t,n.item,[...e,r])),"map"===n.name&&ii(t)))for(const r of Object.keys(t))Ol(t[r],n.item,[...e,{key:r}])}
//|344 772 773 0 853
,yl=(t,n,e)=>{const r=[...(e.contexts??[]).map(t=>n.contexts[t]),...e.parameters??[]];vl(t,new Set(r.map(({name:t})=>t)),"context",[]);for(const{name:n,type:e}of r)Ol(ui(t,n),e,[n])}
//|342 344 775 779 0 853
,kl=(t,n,e,r,s=e.form.objects[0])=>{for(const{name:i,field:o,group:c}of s.members){const s=ui(n,i),u=e.form.objects[c];o?void 0!==s?Sl(t,s,e.node(o),r):r||Sl(t,void 0,e.node(o),!1):ii(s)?kl(t,s,e,r,u):null!==s&&r||kl(t,{},e,!1,u)}}
//|768 776 779 0 853
,$l=(t,n)=>{for(const e of n.fields){const n=bl(e.Pe);void 0!==n&&Sl(t,n,e,!1),e.nested&&$l(t,e.nested)}}
//|362 734 0 853
,xl=t=>{if(t.isReadOnly)throw new Zu(`'${bi(t.path)}' is read-only`)}
//|734 0 853
,Ml=t=>{if(t.De)throw new Zu(`'${t.Pe.name}' is in a row that was removed`)}
//|20 342 766 775 780 784 0 853
,Sl=(t,n,e,r)=>{const{type:s,computed:i}=e.Pe;void 0===i&&(e.Ue=!(null==n||"string"==typeof n&&E(n)||Array.isArray(n)&&0===n.length),e.Ze=!1,s.form&&ii(n)?(e.Ze=!0,e.content=void 0,kl(t,n,e.nested,r)):s.form?(kl(t,{},e.nested,!1),e.content=n):"list"===s.name&&Array.isArray(n)?Tl(t,n,e):(e.Je=null,e.content=n),e.He=(e.Ze||null!==e.Je)&&pl(e.given)!==e.Le,_l(e))}
//list|781 783 0 853
,Tl=(t,n,e)=>{const r=(e.Je??[]).slice(0,n.length);for(;r.length<n.length;)r.push(El(t,e));e.Je=r,e.content=void 0,r.forEach((e,r)=>Nl(t,e,n[r]))}
//module list|789 0 853
,El=(t,n)=>{const e={value:null,instance:null};return n.Ge&&(e.instance=new Rl(t,n.Ge,n,e)),e}
//|342 766 775 776 0 853
,Al=(t,n,e)=>{if(void 0!==e&&(n.value=e),n.instance){$l(t,n.instance),ii(e)&&kl(t,e,n.instance,!0);for(const t of n.instance.Ye())t.Le=pl(t.given)}}
//|342 775 0 853
,Nl=(t,n,e)=>{n.value=e,n.instance&&ii(e)&&kl(t,e,n.instance,!1)}
//|0 853
,_l=t=>{t.session.Ve++,t.unit.moment="change";for(let{Ke:n,Qe:e}=t.instance;n&&void 0!==t.given;({Ke:n,Qe:e}=n.instance))null===e&&(n.Ze=!0)}
//module nested|370 785 0 853
,Il=(t,n=t.form.objects[0])=>$i(n.members.map(({name:n,field:e,group:r})=>{if(e)return[n,t.node(e).given];const s=Il(t,t.form.objects[r]);return[n,Object.keys(s).length>0?s:void 0]}))
//|0 853
,Cl=["integer","number","boolean","date","month","time","datetime"]
//|0 853
,ql=["text","integer","number","date","month","time","datetime","choice","any"]
//|59 70 81 371 677 756 766 785 786 789 0 853
,Fl=class{constructor(t,n){this.instance=t,this.Pe=n,this.session=t.session,this.unit=null,this.content=void 0,this.Je=null,this.Ze=!1,this.He=!1,this.nested=n.type.form?new Rl(this.session,n.type.form,this,null):null,this.Ge="list"===n.type.name?n.type.item.form??null:null,this.We=!1,this.Xe=!1,this.Ue=!1,this.isEnabled=!0,this.Be=!1,this.Le=void 0,this.status=null,this.view=null,this.tr=n.tr??=new fl(n.mask,n.notation)}get path(){return[...this.instance.path,...this.Pe.groups,this.Pe.name]}get slot(){return this.instance.place.frame.base+this.Pe.slot}get De(){for(let{Ke:t,Qe:n}=this.instance;t;({Ke:t,Qe:n}=t.instance))if(n&&!t.Je?.includes(n))return!0;return!1}get nr(){return!this.Ze&&null===this.Je&&pl(this.content)!==this.Le}get isReadOnly(){return this.Be||void 0!==this.Pe.computed}*er(){if(this.nested&&(yield this.nested),this.Ge)for(const t of this.Je??[])yield t.instance}get given(){return this.Ze?Il(this.nested):null===this.Je?this.content:this.Je.map(t=>t.instance?Il(t.instance):t.value)}get value(){const{type:t}=this.Pe;return this.Ze||null!==this.Je||"string"!=typeof this.content||!Cl.includes(t.name)||this.De?this.given:xi(this.session.xt,this.slot,t)??this.content}get rr(){if(this.Ze||null!==this.Je)return null;const{content:t,Pe:{notation:n}}=this;if(null==t)return"";if("number"==typeof t||t instanceof At){const e="number"==typeof t?zt(t):t;return n?.write(3,e)??Vt(e)}return"string"!=typeof t?null:null===n||this.We?t:yu(n,t)??t}}
//|788 790 791 792 0 853
,Rl=class{constructor(t,n,e,r){this.session=t,this.form=n,this.Ke=e,this.Qe=r,this.fields=n.fields.map(t=>new Fl(this,t)),this.Vt=Pl(t.program,n).map(t=>({...t,instance:this,moment:"change",standing:zl}));for(const t of this.Vt)t.field&&(this.node(t.field).unit=t);this.place=null}node(t){return this.fields[t.index]}get path(){return null===this.Ke?[]:null===this.Qe?this.Ke.path:[...this.Ke.path,this.Ke.Je.indexOf(this.Qe)]}*sr(){for(const t of this.Vt)if(yield t,t.field)for(const n of this.node(t.field).er())yield*n.sr()}*Ye(){for(const t of this.sr())t.field&&(yield Bl(t))}}
//|0 853
,zl=Object.freeze({isInvalid:!1,bt:!1,fails:!1,failsForGood:!1,isPending:!1,ht:[],violations:[],undecided:[],Bt:new Map})
//|0 853
,Bl=({field:t,instance:n})=>t?n.node(t):null
//|707 793 0 853
,Pl=(t,n)=>{if(n.Vt)return n.Vt;const e=[];for(const r of t.Xt(n.checks)){const s={entry:r.index,field:null,slot:r.a,hasConditions:!1,targets:[],reads:[]};if(0===r.op)e.push({...s,field:n.fields[r.a],slot:n.fields[r.a].slot});else if(1===r.op)e.push(s);else if(2===r.op){const n=t.checks[r.a],s=e.at(-1);n.isCondition&&(s.hasConditions=!0),Dl(n).length>0&&s.targets.push(Dl(n)),s.reads.push(..._u(t,n))}}return n.Vt=e}
//|0 853
,Dl=({target:t})=>{const n=t.findIndex(t=>"string"!=typeof t);return n<0?t:t.slice(0,n)}
//|794 0 853
,Ul=(t,n)=>{const e=t.fields.findLast(({Pe:t})=>t.slot<=n);return e&&e.Pe.slot!==n?e.nested?Ul(e.nested,n-e.Pe.slot):null:e??null}
//|796 0 853
,Zl=t=>{for(const n of t.root.Ye())n.status=Jl(t,n)}
//|797 798 799 800 802 805 0 853
,Jl=(t,n)=>{const{We:e}=n,r=null===n.instance.Ke?[]:Hl(t,n),{unit:s}=n,i=s.targets.length>0||r.length>0,o=i?Gl(t,n,r):s.standing,c=0==(3&t.xt.slots[n.slot].flags),u=Yl(t,n,o)||o.fails&&(s.hasConditions||r.length>0),l=(e,r)=>!i||Ll(t,e,r)===n,h=u?[...r,s].flatMap(n=>Kl(t,n).filter(t=>l(t,n))):[],a=h.filter(t=>"error"===t.severity),{nr:m}=n,f=o.bt&&!Xl(t,n),p=f&&void 0!==n.Pe.computed,d=h.filter(t=>"warning"===t.severity);return{state:c&&n.isEnabled?a.length>0?"invalid":o.isPending?"checking":t.ir!==n||e?e||n.Xe||m||n.He||p?o.isInvalid?"incomplete":f?"undecided":o.bt?"incomplete":"valid":"untouched":"editing":"untouched",isActive:c,isPending:o.isPending,violations:a,warnings:d,undecided:f?o.undecided:[]}}
//nested|0 853
,Hl=(t,n)=>{const e=[];for(let{Ke:r,Qe:s}=n.instance;null!==r&&null===s;({Ke:r,Qe:s}=r.instance))r.unit.targets.some(e=>t.find(e,r.nested)===n)&&e.push(r.unit);return e}
//target|791 793 0 853
,Ll=(t,n,e)=>{const r=Bl(e),s=e.standing.Bt.get(n)?.check,i=s?Dl(s):[];return(r?.nested&&i.length>0?t.find(i,r.nested):null)??r}
//target|798 0 853
,Gl=(t,n,e)=>{const{unit:r}=n,s=[...e,r].flatMap(({standing:e,...r})=>e.violations.filter(s=>Ll(t,s,{standing:e,...r})===n).map(t=>({isError:"error"===t.severity,isFinal:!e.Bt.get(t)?.Dt}))),i=r.standing.isInvalid&&!r.standing.violations.some(t=>"error"===t.severity);return{...r.standing,isInvalid:i||s.some(({isError:t})=>t),fails:s.length>0,failsForGood:s.some(({isFinal:t})=>t)}}
//|801 0 853
,Yl=(t,n,e)=>n.We?e.failsForGood:e.fails&&Vl(t,n)
//|371 0 853
,Vl=(t,n)=>void 0!==n.Pe.computed?void 0!==xi(t.xt,n.slot,n.Pe.type):n.Xe||n.Ue&&t.ir!==n
//|791 800 803 811 0 853
,Kl=(t,n)=>{const{standing:e}=n;if(!e.fails)return[];const r=Bl(n),s=null===r||Yl(t,r,e);return s||n.hasConditions?ih(e.violations.filter(e=>Ql(t,e,n,r,s)),e.Bt,t.options.mode):[]}
//|707 804 807 0 853
,Ql=(t,n,e,r,s)=>{const{Dt:i=!1,check:o=null}=e.standing.Bt.get(n)??{},c=o?.isCondition??!1;if(r?.We&&i&&!c)return!1;const u=o?_u(t.program,o):[];return null===r&&0===u.length?t.or:!!(s||c&&0!==u.length)&&!(r&&0===u.length&&void 0===r.Pe.computed&&!r.We&&!r.Xe)&&!(r&&void 0!==r.Pe.computed&&!Wl(t,r))&&u.every(n=>nh(t,n,e.instance))}
//computed|801 806 809 0 853
,Wl=(t,{Pe:{slot:n},instance:e})=>{const r=rh(t,n,e);return(0===r.length||r.some(n=>Vl(t,n)))&&!th(t,n,e)}
//|806 0 853
,Xl=(t,n)=>!n.We&&[...n.unit.reads,...void 0===n.Pe.computed?[]:[n.Pe.slot]].some(e=>th(t,e,n.instance))
//reads computed|794 808 809 0 853
,th=(t,n,e)=>{const r=Ul(e,n);return null!==r&&void 0===r.Pe.computed?eh(t,r):rh(t,n,e).some(n=>eh(t,n))}
//reads|794 801 806 809 0 853
,nh=(t,n,e)=>{const r=Ul(e,n);return!!(null!==r&&1&t.xt.slots[r.slot].flags)||!(null!==r&&!Vl(t,r))&&(null!==r||rh(t,n,e).every(n=>Vl(t,n)))&&!th(t,n,e)}
//|0 853
,eh=(t,n)=>{if(n.We)return!0;if(null===n.nested&&!n.Ge)return!1;for(let e=t.ir?.We?t.ir:null;e;e=e.instance.Ke)if(e===n)return!0;return!1}
//computed parameters group|706 794 0 853
,rh=(t,n,e)=>{const[r,s,i]=[[{slot:n,instance:e}],new Map,[]];for(const n of r){const e=s.get(n.instance)??s.set(n.instance,new Set).get(n.instance);if(e.has(n.slot))continue;e.add(n.slot);const{form:o,Ke:c}=n.instance,u=Nu(t.program,o).get(n.slot),l=Ul(n.instance,n.slot),h=(o.parameters??[]).findIndex(t=>t.slot===n.slot);u?r.push(...u.map(t=>({slot:t,instance:n.instance}))):void 0!==l?.Pe.computed?r.push({slot:l.Pe.slot,instance:l.instance}):l?i.push(l):h>=0&&c&&r.push(...(c.Pe.ue?.[h]??[]).map(t=>({slot:t,instance:c.instance})))}return i}
//|802 0 853
,sh=t=>[...t.root.sr()].flatMap(n=>Kl(t,n))
//|0 853
,ih=(t,n,e)=>{if("all"===e||t.length<2)return t;const r=new Set;let s=!1;return t.filter(t=>!(r.has(t.path)||s&&n.get(t)?.check||("error"!==t.severity||(r.add(t.path),t.path.endsWith("]")||(s=!0)),0)))}
//|0 853
,oh=(t,n)=>{let e=n;for(;e.instance.Ke;)e=e.instance.Ke.unit;const r=t.form.steps.findIndex(({slots:[t,n]})=>t<=e.slot&&e.slot<n);return r<0&&null===e.field?0:r}
//|707 812 0 853
,ch=(t,n,e,r)=>{const s=oh(t,e);return s<0||s>n?[]:r.filter(r=>{const i=e.standing.Bt.get(r)?.check,o=(i&&e.instance===t.root?_u(t.program,i):[]).map(n=>t.form.steps.findIndex(({slots:[t,e]})=>t<=n&&n<e));return Math.max(s,...o)===n})}
//|813 0 853
,uh=(t,n)=>{const e={isInvalid:!1,bt:!1,isPending:!1};for(const r of t.root.sr()){const{violations:s,undecided:i,isPending:o}=r.standing;ch(t,n,r,s).some(t=>"error"===t.severity)&&(e.isInvalid=!0),0!==ch(t,n,r,i).length&&(e.bt=!0,o&&(e.isPending=!0))}return e}
//|802 813 0 853
,lh=(t,n)=>[...t.root.sr()].flatMap(e=>ch(t,n,e,Kl(t,e)))
//|791 812 0 853
,hh=(t,n)=>{t.cr(null),t.host?.ur();for(const e of t.root.sr()){if(oh(t,e)!==n)continue;e.moment="submit";const r=Bl(e);null!==r&&t.lr(r)&&Object.assign(r,{Xe:!0,We:!1})}t.update()}
//steps|206 814 815 816 0 853
,ah=class{#t;#n;constructor(t,n){this.#t=t,this.#n=n}get#e(){return this.#t.form.steps[this.#n]}get name(){return this.#e.name}get label(){return this.#e.label??sr(this.name)}get fields(){const[t,n]=this.#e.slots;return this.#r(t,n).map(t=>this.#t.view(t))}#r(t,n){return this.#t.root.fields.filter(({Pe:e})=>t<=e.slot&&e.slot<n)}get state(){const{isInvalid:t,bt:n,isPending:e}=uh(this.#t,this.#n);if(this.violations.length>0)return"invalid";if(e)return"checking";const[r,s]=this.#e.slots;return this.#r(r,s).some(t=>t.Xe||t.nr||this.#t.ir===t)?t?"incomplete":n?"undecided":"valid":"untouched"}get violations(){return lh(this.#t,this.#n).filter(t=>"error"===t.severity)}get warnings(){return lh(this.#t,this.#n).filter(t=>"warning"===t.severity)}get canContinue(){const{isInvalid:t,bt:n}=uh(this.#t,this.#n);return!t&&!n&&!this.#t.hr}async submit(){return hh(this.#t,this.#n),await(this.#t.host?.settle()),this.canContinue}}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|88 93 96 97 98 818 0 853
,mh=class{constructor(t,n){this.now=t,this.offset=n}static of(t){if("string"==typeof t){const n=ln(t),e=null===n?mn(t):fn(n,0);if(!e)throw new RangeError(`now: '${t}' is neither a date nor a date with time`);const r=60*(e.o??0);return new mh({s:e.s-r,n:e.n},()=>r)}const n=Number(t??Date.now());if(!Number.isFinite(n))throw new RangeError("now is no date");const e=Math.floor(n/1e3);return new mh({s:e,n:Math.floor(1e6*(n-1e3*e))},t=>Math.round(60*-new Date(1e3*t.s).getTimezoneOffset())||0)}$(t){const n=Math.floor((t.s+this.offset(t))/86400);return Math.min(Math.max(n,-719162),2932896)}v(t){const n={s:t.s+this.offset(t),n:t.n,o:null};return rn(pn(n))?n:null}k(t){const n=n=>({s:t.s-n,n:t.n});if(null!==t.o)return n(60*t.o);const e=this.offset(n(86400));if(this.offset(n(e))===e)return n(e);const r=this.offset(n(-86400));return this.offset(n(r))===r?n(r):n(e)}}
//|0 853
,fh=["first-per-field","all","first"]
//|819 0 853
,ph=t=>{if(!fh.includes(t))throw new RangeError(`'${t}' is no report mode`)}
//|818 0 853
,dh=class{constructor(t,n){this.mode=t,this.context=n.context??{},this.strict=!0===n.strict,this.moment="submit",this.Yt=!0,this.host=null,this.ruleTexts=n.ruleTexts,this.translations=n.translations,this.now=n.now,this.ar=null}get O(){return this.ar??=mh.of(this.now)}}
//externals|734 767 823 824 825 826 0 853
,bh=class{constructor(t,n){const e=[...wh(t)].filter(t=>"function"!=typeof n[t]).map(t=>`'${t}'`);if(e.length>0)throw new Zu(`the form needs external rules that were not supplied: ${e.join(", ")}`);this.session=t,this.externals=n,this.answers=new Map,this.mr=new Map,this.kept=new Map,this.waiting=[]}lt(t){return this.answers.get(dl(t))}ur(){for(const[t,n]of this.answers)void 0===n.accepted&&this.answers.delete(t)}fr(t){const[n,e]=[new Map,new Set];for(const{standing:r}of t)for(const{question:t,isPending:s}of r.ht)e.add(dl(t)),s&&n.set(dl(t),t);for(const t of this.answers.keys())e.has(t)||this.answers.delete(t);this.pr(n)}pr(t){for(const[n,{dr:e}]of this.mr)t.has(n)&&!this.session.hr||(this.mr.delete(n),e.abort());for(const[n,e]of this.session.hr?[]:t){if(this.mr.has(n))continue;const t=new AbortController;this.mr.set(n,{dr:t}),this.answer(e,n,t.signal).then(e=>this.take(n,t,e))}if(0===this.mr.size)for(const t of this.waiting.splice(0))t()}async settle(){for(;this.mr.size>0;)await new Promise(t=>this.waiting.push(t))}take(t,n,e){this.mr.get(t)?.dr===n&&(this.mr.delete(t),this.answers.set(t,e),this.session.update())}async answer(t,n,e){const{debounce:r,timeout:s,cache:i,retries:o=0}=t.rule,c=this.kept.get(n);if(c&&c.end>performance.now())return c.answer;if(r&&!await vh(jh(r),e))return{reason:"cancelled"};const u=new AbortController;e.addEventListener("abort",()=>u.abort(),{once:!0});const l=this.br(t,o,u.signal),h=s&&vh(jh(s),u.signal).then(()=>({reason:"timed out"})),a=await(h?Promise.race([l,h]):l);return u.abort(),i&&void 0!==a.accepted&&this.kept.set(n,{answer:a,end:performance.now()+jh(i)}),this.kept.size>1024&&this.kept.delete(this.kept.keys().next().value),a}async br(t,n,e){const{rule:r,value:s,arguments:i}=t,o=Object.fromEntries(r.parameters.map((t,n)=>[t,i[n]??null]));for(;;)try{return gh(await this.externals[r.name](s,{signal:e,arguments:o}))}catch(t){if("AbortError"===t?.name||e.aborted)return{reason:"cancelled"};if(n--<=0)return{reason:t?.message?`failed: ${t.message}`:"failed"}}}}
//externals|0 853
,wh=({program:t,form:n})=>{const e=new Set,r=({checks:t,decisions:n,fields:e})=>[t,n,...e.map(({filter:t})=>t)].filter(t=>void 0!==t),s=new Set(r(n));for(const n of s)for(const{op:i,name:o,a:c}of t.Xt(n))18===i?e.add(t.externals[c].name):13===i?s.add(t.rules[c].entry):"nested"===o?r(t.forms[c]).forEach(t=>s.add(t)):"compute"===o&&void 0!==t.computed[c].aggregate?.body&&s.add(t.computed[c].aggregate.body);return e}
//externals|0 853
,gh=t=>{if("boolean"==typeof t)return{accepted:t};if("string"==typeof t)return{accepted:!1,message:t};throw new TypeError("an external rule answers true, false or a message")}
//externals|121 0 853
,jh=t=>Number(Rn(t).p)/1e6
//externals|0 853
,vh=(t,n)=>new Promise(e=>{const r=setTimeout(()=>e(!0),Math.min(t,2147483647));n.addEventListener("abort",()=>{clearTimeout(r),e(!1)},{once:!0})})
//module list|773 781 782 830 832 833 0 853
,Oh=(t,n,e)=>{const r=Mh(t),s=$h(t,e,r.length);Ol(n,t.Pe.type.item,[...t.path,s]);const i=El(t.session,t);r.splice(s,0,i),Sh(t,r),Al(t.session,i,n)}
//module list|830 832 833 0 853
,yh=(t,n,e)=>{const r=Mh(t),[s,i]=[n,e].map(n=>$h(t,n,r.length-1));s!==i&&(r.splice(i,0,...r.splice(s,1)),Sh(t,r))}
//module list|830 832 833 0 853
,kh=(t,n)=>{const e=Mh(t);e.splice($h(t,n,e.length-1),1),Sh(t,e)}
//module list|831 0 853
,$h=(t,n,e)=>{if(Number.isInteger(n)&&n>=0&&n<=e)return n;throw xh(t)}
//module list|362 734 0 853
,xh=t=>new Zu(`there is no such row in '${bi(t.path)}'`)
//module list|777 831 0 853
,Mh=t=>{if("list"!==t.Pe.type.name)throw xh(t);return xl(t),[...t.Je??[]]}
//module list|784 0 853
,Sh=(t,n)=>{t.Je=n,t.content=void 0,t.Xe=!0,_l(t)}
//|362 773 777 778 779 827 828 829 0 853
,Th=class{#s;constructor(t){this.#s=t}get path(){return this.#s.De?this.#s.Pe.Ut:bi(this.#s.path)}get label(){return this.#s.Pe.shownLabel}get text(){return this.#s.tr.shown(this.#s.rr??"")}get value(){return this.#s.value}get state(){return this.#s.status.state}get violations(){return this.#s.status.violations}get warnings(){return this.#s.status.warnings}get undecided(){return this.#s.status.undecided}get isActive(){return this.#s.status.isActive}get isPending(){return this.#s.status.isPending}get isReadOnly(){return this.#s.isReadOnly}set isReadOnly(t){this.#i(n=>n.Be=t)}get isEnabled(){return this.#s.isEnabled}set isEnabled(t){this.#i(n=>n.isEnabled=t)}get rowCount(){return this.#s.Je?.length??0}edit(t){return Ml(this.#s),this.#s.session.edit(this.#s,t)}set(t){this.#o((n,e)=>{xl(n),Ol(t,n.Pe.type,n.path),n.We=!1,Sl(e,t,n,!1)})}focus(){this.#i((t,n)=>n.cr(t))}leave(){this.#i((t,n)=>n.ir===t?n.cr(null):n.leave(t,n.ir))}insert(t,n=this.rowCount){this.#o(e=>Oh(e,t,n))}move(t,n){this.#o(e=>yh(e,t,n))}remove(t){this.#o(n=>kh(n,t))}#o(t){Ml(this.#s),this.#i(t)}#i(t){const{session:n,De:e}=this.#s;e||(t(this.#s,n),n.update())}}
//|25 48 349 362 371 382 662 734 766 771 774 775 776 784 787 789 790 791 795 820 821 822 834 842 843 837 838 839 840 0 853
,Eh=class{constructor(t,{values:n={},context:e,externals:r={},...s}){this.program=t.program,this.form=t.Pe,this.options={mode:"first-per-field",...s},ph(this.options.mode),this.context=e??{},yl(this.context,this.program,this.form),this.xt=new pu(t.program),this.host=t.program.externals.length>0?new bh(this,r):null,this.root=new Rl(this,this.form,null,null),this.ir=null,this.or=!1,this.hr=!1,this.Ve=0,this.wr=new Set,jl(n,this.form,[]),$l(this,this.root),kl(this,n,this.root,!0);for(const t of this.root.Ye())t.Le=pl(t.given),t.He=!1;this.update()}update(){this.gr();for(const t of this.root.sr())t.standing=this.judge(t);Zl(this),this.host?.fr(this.root.sr());for(const t of[...this.wr])t()}y(t){return Object.assign(new dh("all",this.options),{context:this.context,host:this.host},t)}gr(){const t=new Array(this.form.slotCount).fill(null);this.jr=new fi(t,!1),this.vr(this.root,{frame:Fi(this.form,0),outer:[],items:[]},t),this.xt.In(this.form,this.y(),t);for(const t of this.root.Ye())void 0!==t.Pe.computed&&(t.content=xi(this.xt,t.slot,t.Pe.type))}vr(t,n,e){t.place=n;const{base:r}=n.frame;e[r]=new xt(10,void 0);for(const s of t.fields){const i=r+s.Pe.slot;if(s.Ze||null!==s.Je&&s.Ge)this.layOutInside(s,i,n,e);else{const t=void 0!==s.Pe.computed?void 0:s.Je?.map(t=>t.value)??s.content;this.jr.value(t,s.Pe.type,i,0),s.We&&e[i]&&(e[i].flags|=8),s.nested&&this.placeInstance(s.nested,Ah(n,s,s.Pe.type.form,i,null))}t.form.objects.length>1&&this.showGroups(s,r,e)}}judge(t){const n=Bl(t);if(null!==t.instance.Ke&&!this.isJudged(t.instance)||!1===n?.isEnabled)return zl;const e=this.y({moment:t.moment,Yt:!(null!==n&&(null!==n.nested||null!==n.Ge))}),r=this.xt.Fn(t.entry,t.instance.place,e),{violations:s,ht:i,Bt:o}=r,c=[...o.values()].filter(t=>t.Dt).length;return{...r,fails:s.length>0,failsForGood:s.length>c,isPending:i.some(t=>t.isPending)}}get verdict(){let t="valid";for(const{standing:n}of this.root.sr()){if(n.isInvalid)return"invalid";n.bt&&(t="undecided")}return t}edit(t,n){const e=t.rr;if(null===e||!ql.includes(t.Pe.type.name))throw new Zu(`'${bi(t.path)}' holds no text that could be edited`);if(t.isReadOnly||!t.isEnabled)throw new Zu(`'${bi(t.path)}' is read-only`);const r=Nh(n,t.tr.shown(e)),s=this.y(),i=n=>r.deletesPart||void 0===t.Pe.filter||this.xt.canHold(n,t.Pe,t.instance.place,s);let o=t.tr.ft(r,e,i);r.deletesPart&&"refused"===o.disposition&&(o=t.tr.ft({...r,text:""},e,i)),this.cr(t);const c=e!==o.value||null!==t.Pe.notation;"refused"===o.disposition||!c&&t.We||(t.We=!0,t.Ue=!1,c&&(t.content=o.value,_l(t))),this.update();const{state:u,violations:l,warnings:h}=t.status,a=q(o.shown).slice(0,o.caret).join("").length;return{text:o.shown,value:t.value,caret:a,state:u,isRefused:"refused"===o.disposition,messages:[...l,...h].map(t=>t.message)}}cr(t){if(this.ir===t)return;const n=this.ir;this.ir=t,n&&this.leave(n,t)}leave(t,n){const e=new Set;for(let t=n;t;t=t.instance.Ke)e.add(t);for(let n=t;n&&!e.has(n);n=n.instance.Ke)n.Xe=!0,n.We=!1,n.unit.moment="blur"}lr(t){return 0==(3&this.xt.slots[t.slot].flags)&&(null===t.instance.Ke||this.lr(t.instance.Ke))}Or(){this.cr(null),this.or=!0,this.host?.ur();for(const t of this.root.sr()){t.moment="submit";const n=Bl(t);null!==n&&this.lr(n)&&(n.Xe=!0)}this.update()}find(t,n=this.root){for(let e=1;e<=t.length;e++){const r=bi(t.slice(0,e)),s=n.fields.find(({Pe:t})=>t.Ut===r);if(!s)continue;const i=t.slice(e);if(0===i.length)return s;if(s.nested)return this.find(i,s.nested);const o=s.Je?.[i[0]]?.instance;return o&&i.length>1?this.find(i.slice(1),o):null}return null}view(t){return t.view??=new Th(t)}}
//|0 853
,{}=Object.assign(Eh.prototype
//form|48 835 842 836 841 0 853
,{layOutInside(t,n,e,r){const{nested:s,Je:i,Ge:o}=t;if(t.Ze)return this.vr(s,Ah(e,t,t.Pe.type.form,n,null),r);const c=r[n]=new xt(9,void 0);[c.count,c.stride]=[i.length,o.slotCount],c.start=this.jr.append(c.count*c.stride),i.forEach((n,s)=>this.vr(n.instance,Ah(e,t,o,c.item(s),s),r))}}
//nested|835 842 836 841 0 853
,{placeInstance(t,n){t.place=n;for(const e of t.fields){const{type:{form:t},slot:r}=e.Pe;e.nested&&this.placeInstance(e.nested,Ah(n,e,t,n.frame.base+r,null))}}}
//group|48 835 836 841 0 853
,{showGroups(t,n,e){const{slot:r,computed:s}=t.Pe;if(t.Ze||null!==t.Je||void 0!==t.content&&void 0===s)for(const s of t.instance.form.objects.slice(1))s.slot<r&&r<s.slot+s.slotCount&&(e[n+s.slot]=new xt(10,void 0))}}
//nested|835 836 841 0 853
,{isJudged(t){const{Ke:n}=t,e=this.xt.slots[n.slot];return!(!n.isEnabled||71&e.flags)&&(null!==t.Qe||!(10!==e.kind||32&e.flags))&&(null===n.instance.Ke||this.isJudged(n.instance))}}
//|0 853
)
//form|382 0 853
,Ah=(t,n,e,r,s)=>({frame:Fi(e,r,t.items.length+(null===s?0:1),null!==s&&s>0),outer:[...t.outer,{...t.frame,field:n.Pe}],items:null===s?t.items:[...t.items,s]})
//|22 25 734 0 853
,Nh=({start:t,end:n,text:e,direction:r},s)=>{if(!(Number.isInteger(t)&&Number.isInteger(n)&&0<=t&&t<=n&&n<=s.length))throw new Zu(`the range ${t}..<${n} is not in a text of ${s.length}`);const i=q(s);let[o,c]=[0,0];for(;o<i.length&&c+i[o].length<=t;)c+=i[o++].length;let[u,l]=[o,c];for(;l<n;)l+=i[u++].length;const h=[s.slice(c,t),s.slice(n,l)].map(t=>t.replace(/\p{Surrogate}/gu,""));return{start:o,end:u,text:h[0]+N(e??"")+h[1],isForward:"forward"===r,deletesPart:!e&&""!==h.join("")}}
//|368 735 771 774 775 810 817 835 0 853
,_h=class{#t;constructor(t,n){this.#t=new Eh(t,n)}field(t){const n=this.#t.find(Ju(t));return n&&this.#t.view(n)}get fields(){return[...this.#t.root.Ye()].map(t=>this.#t.view(t))}get steps(){return this.#t.form.steps.map((t,n)=>new ah(this.#t,n))}get verdict(){return this.#t.verdict}get isPending(){return[...this.#t.root.sr()].some(t=>t.standing.isPending)}get violations(){return sh(this.#t).filter(t=>"error"===t.severity)}get warnings(){return sh(this.#t).filter(t=>"warning"===t.severity)}get values(){return yi(this.#t.xt,this.#t.form,0)}get context(){return this.#t.context}set context(t){yl(t,this.#t.program,this.#t.form),this.#t.context=t,this.#t.update()}update(t){jl(t,this.#t.form,[],this.#t.root),kl(this.#t,t,this.#t.root,!0),this.#t.update()}onChange(t){return this.#t.wr.add(t),()=>this.#t.wr.delete(t)}async settle(){await(this.#t.host?.settle())}async submit(){const t=this.#t;for(let n=null;!t.hr&&t.Ve!==n;)t.Or(),n=t.Ve,await this.settle();return t.hr?"undecided":this.verdict}end(){this.#t.hr=!0,this.#t.host?.pr(new Map),this.#t.wr.clear()}}
//|206 844 847 848 849 0 853
,Ih=class{constructor(t,n,e=!0){this.program=t,this.Pe=n,this.in=e,this.name=n.name,this.label=n.label??sr(n.name)}session(t={}){return new _h(this,t)}}
//|0 853
,{}=Object.assign(Ih.prototype
//module|845 846 850 0 853
,{validate(t,n={}){return void 0===n.step?this.judge(t,n):this.upTo(n.step).judge(t,n)}}
//module|845 846 850 0 853
,{upTo(t){const n=this.Pe.steps.find(n=>n.name===t);if(!n)throw new RangeError(`there is no step '${t}'`);return n.form??=new Ih(this.program.limited(this.Pe,n),this.Pe,!1)}}
//module|342 731 820 821 845 846 850 0 853
,{judge(t,n){const{mode:e="first-per-field",context:r}=n;if(ph(e),!ii(t))throw new TypeError("a record is an object");if(!ii(r??{}))throw new TypeError("a context is an object");void 0===this.Pe.yr&&(this.Pe.yr=Pu(this.program,this.Pe));const s=this.in?this.Pe.yr:null;if(null!==s&&s.me(t))return{verdict:"valid",violations:[],undecided:[]};const i=this.program.xt.judge(t,this.Pe,new dh(e,n),s);return{verdict:i.isInvalid?"invalid":i.bt?"undecided":"valid",violations:i.violations,undecided:i.undecided}}}
//|0 853
)
//|716 845 0 853
,load=t=>{const n="string"==typeof t?JSON.parse(t):t,e=new Cu(n);return{forms:[...new Set(e.forms.map(({name:t})=>t))],form(t){const n=e.forms.find(n=>n.name===t);if(!n)throw new RangeError(`there is no form '${t}'`);return new Ih(e,n)}}}
//|21 67 343 0 853
,Ch=t=>{let n=0;const e=()=>{throw new SyntaxError(`not JSON at position ${n}`)},r=/[ \t\n\r]*/y,s=/"(?:[^"\\\0-\x1f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|[{}[\],:]/y,i=()=>{r.lastIndex=n,r.test(t),s.lastIndex=r.lastIndex;const i=s.exec(t)?.[0]??e();return n=s.lastIndex,i},o=t=>{const n='"'===t[0]?JSON.parse(t):e();return A(n)?n:e()},c=(t,n)=>(n>512&&e(),"{"===t?l(n):"["===t?u(n):"true"===t||"false"===t?"true"===t:"null"===t?null:/[-0-9]/.test(t[0])?qt(t,!0):o(t)),u=t=>{const n=[];for(let r=i();"]"!==r;r=i())n.length>0&&(r=","===r?i():e()),n.push(c(r,t+1));return n},l=t=>{const[n,r,s]=[{},[],new Set];for(let u=i();"}"!==u;u=i()){r.length>0&&(u=","===u?i():e());const l=o(u);":"!==i()&&e(),Object.hasOwn(n,l)?s.add(l):r.push(l),Object.defineProperty(n,l,{value:c(i(),t+1),enumerable:!0,writable:!0,configurable:!0})}return Object.defineProperty(n,oi,{value:r}),s.size>0&&Object.defineProperty(n,ci,{value:s}),n},h=c(i(),0);return r.lastIndex=n,r.test(t),n=r.lastIndex,n===t.length?h:e()}
//|
;
//|

//|

//|
var C;
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

//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap aggregate computations|

//|139
se(0);
//|139
se(4,5,16,6,7);
//|139
se(3);
//|

//|339
ei.item=ei;
//|

//|

//|

//backtracking|

//backtracking template|

//|

//module|59
export{At as Decimal};
//module|40
export{H as ProgramError};
//module|734
export{Zu as SessionError};
//|851
export{load};
//module|852
export{Ch as parse};
