/* The FormRules runtime, made by Scripts/minify.sh: SHA-256 67c906e5aadb3627 */
//|
const[]=[]
//|0 907
,[t,n,r,e]=[12,1,2,3]
//|0 907
,[s,i,o]=[4,8,16]
//|0 907
,[c,u]=[5,10]
//|0 907
,[l,h]=[13,14]
//|0 907
,a=t=>t?13:14
//|0 907
,m=t=>t?5:10
//|0 907
,f=(t,n,r)=>t|(n?4:0)|(r?8:0)
//|0 907
,p=t=>3&t
//|0 907
,d=t=>0!=(2&t)
//|7 8 0 907
,b=t=>{if(16&t)return 1===p(t)?28:29;const n=p(t);return f(1===n?2:2===n?1:n,8&t,4&t)}
//|8 12 0 907
,w=(t,n,r)=>{const[e,s]=[p(t),p(n)];return 0===e||0===s?0!==e?t:0!==s?n:t|n:g(t,n,r)}
//|8 0 907
,g=(t,n,r)=>{const[e,s]=[p(t),p(n)],i=t=>e===t||s===t,o=i(r)?r:i(3)?3:i(0)?0:e,[c,u]=2===r?[4,8]:[8,4];return o|t&n&c|(t|n)&u}
//|0 907
,[j,O,v,y]=[0,1,2,3]
//|0 907
,k=[12,12,5,10]
//|11 12 0 907
,$=[(t,n)=>w(t,n,2),(t,n)=>w(t,n,1),(t,n)=>g(t,n,2),(t,n)=>g(t,n,1)]
//|0 907
,x="\\t-\\r \\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000"
//|16 0 907
,M=new RegExp(`^[${x}]*$`)
//|16 0 907
,S=new RegExp(`^[${x}]+`)
//|16 0 907
,T=new RegExp(`[${x}]+`,"g")
//|17 0 907
,E=t=>{const n=t.charCodeAt(0);return!(n>32&&n<128)&&M.test(t)}
//|0 907
,A=String.prototype.isWellFormed?t=>t.isWellFormed():t=>!/\p{Surrogate}/u.test(t)
//|0 907
,N=(t,n="\ufffd")=>t.replace(/\p{Surrogate}/gu,n)
//|0 907
,I=t=>{let n=t.length;for(let r=0;r<t.length;r++){const e=t.charCodeAt(r);e>=128&&(n+=e>=2048&&55296!=(63488&e)?2:1)}return n}
//|0 907
,_=t=>{let n=t.length;for(let r=0;r<t.length;r++)56320==(64512&t.charCodeAt(r))&&n--;return n}
//|910 26 0 907
,F=t=>{if(q(t))return t.split("");C??=new Intl.Segmenter("und",{granularity:"grapheme"});const n=[];for(let[r,e]=[0,1024];r<t.length;){let s=r+e;56320==(64512&t.charCodeAt(s))&&s++;const i=Array.from(C.segment(t.slice(r,s)),t=>t.segment);s<t.length&&i.pop(),e=i.length>0?1024:2*e;for(const t of i)n.push(t),r+=t.length}return n}
//|0 907
,q=t=>{for(let n=0;n<t.length;n++){const r=t.charCodeAt(n);if(r>=768||13===r)return!1}return!0}
//|25 26 0 907
,R=t=>q(t)?t.length:F(t).length
//|30 31 32 33 0 907
,z={}
//|0 907
,{}=Object.assign(z
//|27 28 29 34 0 907
,{characters:R}
//utf16|28 29 34 0 907
,{utf16:t=>t.length}
//scalars|24 28 29 34 0 907
,{scalars:_}
//bytes|23 28 29 34 0 907
,{bytes:I}
//|0 907
)
//|0 907
,B=(t,n)=>{const r=Math.min(t.length,n.length);for(let e=0;e<r;e++){const[r,s]=[t.charCodeAt(e),n.charCodeAt(e)];if(r===s)continue;const i=[r,s].map(t=>55296==(63488&t));return i[0]!==i[1]?i[0]?1:-1:r-s}return t.length-n.length}
//|0 907
,P=t=>`limit reached: ${t}`
//|0 907
,D="left to the server"
//|0 907
,U=1e7,Z=128
//|23 38 0 907
,J=t=>t.length>5592405.333333333&&I(t)>16777216
//|0 907
,H=class extends Error{constructor(t){super(t),this.name="ProgramError"}}
//|0 907
,L=["none","constant","parameter","field","previous","previousItem","context","computed","item","computation","itemPath"]
//|41 0 907
,[G,Y,V,K,Q,W,X,tt,nt,rt,et]=L.keys()
//|0 907
,st={kind:0,at:0}
//|40 41 43 0 907
,it=t=>{if(null==t)return st;const[[n,r]]=Object.entries(t),e=L.indexOf(n);if(e<1)throw new H(`the operand '${n}' is not known`);return 8===e?{kind:e,level:r[0],at:r[1]}:{kind:e,at:r}}
//|44 0 907
,ot=({name:t,operand:n})=>({name:t,operand:it(n)})
//|0 907
,[ct,ut,lt,ht,at,mt,ft,pt,dt,bt,wt,gt,jt,Ot,vt,yt,kt]=Array(17).keys()
//|0 907
,$t={text:4,choice:4,integer:3,number:3,boolean:2,date:5,month:16,time:6,datetime:7,file:8,any:void 0}
//|50 51 52 53 0 907
,xt=class{constructor(t,n){this.kind=t,this.value=n,this.flags=0}get e(){return this.isMap?this.stride-1:this.stride}get i(){return 10===this.kind&&!this.isOwn&&0==(4&this.flags)}get c(){return 9===this.kind&&0==(68&this.flags)}u(t){this.flags|=64,this.reason=t}}
//|0 907
,{}=Object.assign(xt.prototype
//list map any|48 49 54 0 907
,{item(t){return this.start+t*this.stride}}
//list map any|48 49 54 0 907
,{itemAt(t){return null===this.order?t:this.order[t]}}
//computations computed parameters|48 49 54 0 907
,{copy(){return Object.assign(new xt(this.kind,this.value),this)}}
//|48 49 54 0 907
,{start:0,count:0,stride:0,order:null,isMap:!1,isOwn:!1,isKey:!1,form:null,text:null,given:null,reason:null,unknown:null}
//|0 907
)
//|48 0 907
,Mt=t=>{const n=new xt(t.isMap?9:0,void 0);return[n.start,n.count,n.stride,n.order]=[t.start-1,t.count,t.stride,t.order],n}
//|48 0 907
,St=t=>{if(9===t.kind)return t;const n=new xt(10===t.kind&&t.isOwn?9:0,void 0);return 0===n.kind||([n.flags,n.isMap,n.order]=[t.flags,!0,t.order],[n.start,n.count,n.stride]=[t.start+1,t.count,2]),n}
//|48 0 907
,Tt=Object.freeze(new xt(0,void 0))
//|0 907
,Et=Symbol("too many digits")
//|81 61 0 907
,At=class{constructor(t,n,r=!1){this.digits=t,this.exponent=n,this.l=r&&BigInt.asIntN(64,t)!==t,Object.freeze(this)}toString(){return Vt(this)}toJSON(){return this.toString()}}
//|0 907
,{}=Object.assign(At
//module|58 59 67 60 62 0 907
,{from(t){const n=Ft(String(t),!0);if(null===n||n===Et)throw new RangeError(`'${t}' is not a number of 38 digits`);return n}}
//|0 907
)
//|59 63 64 69 0 907
,Nt=(t,n,r=!1)=>{if(0n===t)return 0;const e=String(t),s=Rt(e),i=s.length-(t<0n?1:0),o=n+e.length-s.length;return i>38&&r?Nt(It(BigInt(s),i-38),o+i-38,!0):i>38||Math.abs(o)>2147483647?null:o>=0&&i+o<=15?Number(s)*10**o:new At(BigInt(s),o,r)}
//computations computed|74 75 0 907
,It=(t,n)=>{const[r,e]=[Ut(t),Zt(n)],s=r%e;return(r/e+(s>e-s||s===e-s&&r/e%2n===1n?1n:0n))*(t<0n?-1n:1n)}
//|0 907
,_t=t=>"object"==typeof t&&t.l
//|0 907
,Ct=t=>"number"==typeof t?[BigInt(t),0]:[t.digits,t.exponent]
//|68 0 907
,Ft=(t,n=!1)=>{const r=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(t),[,e,s,i="",o=0]=r??[];return!r||o&&!n?null:""===i&&s.length<=15&&0===o?Number(e+s)||0:qt(e,s,i,o)}
//|58 63 69 0 907
,qt=(t,n,r,e)=>{const s=Rt(n+r),i=s.replace(/^0+/,"");return""===i?0:i.length>38?Et:Nt(BigInt(t+i),n.length-s.length+Number(e))??Et}
//|0 907
,Rt=t=>{let n=t.length;for(;"0"===t[n-1];)n--;return t.slice(0,n)}
//|67 71 0 907
,zt=t=>Bt(t)?t||0:Ft(String(t),!0)
//|0 907
,Bt=t=>Number.isInteger(t)&&t<1e15&&t>-1e15
//|0 907
,Pt=t=>"number"==typeof t||t.exponent>=0
//|0 907
,Dt=t=>"number"==typeof t?t<0:t.digits<0n
//|0 907
,Ut=t=>t<0n?-t:t
//|0 907
,Zt=t=>10n**BigInt(t)
//|66 74 0 907
,Jt=t=>{const[n,r]=Ct(t);return String(Ut(n)).length-1+r}
//|78 0 907
,Ht=(t,n)=>"number"==typeof t&&"number"==typeof n?t<n?-1:t>n?1:0:Lt(t,n)
//module moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap between less lessOrEqual greater greaterOrEqual aggregate computations decimals integer number any default multiple_of|66 75 0 907
,Lt=(t,n)=>{const[r,e]=Ct(t),[s,i]=Ct(n),o=e-i,c=(t,n)=>t*Zt(Math.min(Math.max(n,0),39)),[u,l]=[c(r,o),c(s,-o)];return u<l?-1:u>l?1:0}
//|80 0 907
,Gt=(t,n)=>"number"==typeof t?t:Yt(t,n)
//module moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap between less lessOrEqual greater greaterOrEqual aggregate computations decimals integer number any default multiple_of|75 0 907
,Yt=({digits:t,exponent:n},r)=>{if(n>=0)return Number(`${t}e${n}`);const e=n<-38?0:Number(t/Zt(-n));return r===t>0n?e+(r?1:-1):e}
//|82 0 907
,Vt=t=>"number"==typeof t?String(t):Kt(t)
//|74 0 907
,Kt=t=>{const n=t.digits<0n?"-":"",r=String(Ut(t.digits)),e=t.exponent;if(e>=0&&r.length+e<=40)return n+r+"0".repeat(e);const s=r.length+e;return e<0&&s>0?`${n}${r.slice(0,s)}.${r.slice(s)}`:e<0&&-e<=40?`${n}0.${"0".repeat(-s)}${r}`:`${n}${r}e${e}`}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|0 907
,[Qt,Wt]=[-719162,2932896]
//|0 907
,Xt=(t,n)=>String(t).padStart(n,"0")
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|0 907
,tn=(t,n)=>2===t?n%4!=0||n%100==0&&n%400!=0?28:29:4===t||6===t||9===t||11===t?30:31
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|85 0 907
,nn=(t,n,r)=>{if(t<1||t>9999||n<1||n>12||r<1||r>tn(n,t))return null;const e=n<=2?t-1:t,s=Math.floor(e/400),i=e-400*s,o=Math.floor((153*(n>2?n-3:n+9)+2)/5)+r-1;return 146097*s+(365*i+Math.floor(i/4)-Math.floor(i/100)+o)-719468}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|0 907
,rn=t=>{const n=t+719468,r=Math.floor(n/146097),e=n-146097*r,s=Math.floor((e-Math.floor(e/1460)+Math.floor(e/36524)-Math.floor(e/146096))/365),i=e-(365*s+Math.floor(s/4)-Math.floor(s/100)),o=Math.floor((5*i+2)/153),c=o<10?o+3:o-9;return{year:s+400*r+(c<=2?1:0),month:c,day:i-Math.floor((153*o+2)/5)+1}}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|0 907
,en=t=>t>=-719162&&t<=2932896
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|0 907
,sn=t=>t>=12&&t<12e4
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|87 91 0 907
,on=t=>cn(rn(t))
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|0 907
,cn=({year:t,month:n})=>12*t+n-1
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|85 86 87 0 907
,un=(t,n)=>{const{year:r,month:e,day:s}=rn(t),i=12*r+e-1+n;if(i<12||i>=12e4)return null;const[o,c]=[Math.floor(i/12),i%12+1];return nn(o,c,Math.min(s,tn(c,o)))}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|86 0 907
,ln=t=>{const n=/^(\d{4})-(\d\d)-(\d\d)$/.exec(t);return n&&nn(+n[1],+n[2],+n[3])}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|0 907
,hn=t=>{const n=/^(\d{4})-(\d\d)$/.exec(t);return!n||+n[1]<1||+n[2]<1||+n[2]>12?null:12*+n[1]+ +n[2]-1}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|0 907
,an=t=>{const n=/^(\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?$/.exec(t);if(!n)return null;const[r,e,s=0]=n.slice(1,4).map(t=>t&&+t);return r>23||e>59||s>59?null:1e9*(3600*r+60*e+s)+ +(n[4]??"").padEnd(9,"0")}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|93 95 97 0 907
,mn=t=>{const n=/^(.{10})[Tt ](.{5,18}?)(?:([Zz])|([+-])(\d\d):(\d\d))?$/.exec(t);if(!n)return null;const[r,e]=[ln(n[1]),an(n[2])];return null===r||null===e||n[5]>23||n[6]>59?null:fn(r,e,n[3]?0:n[4]?(60*n[5]+ +n[6])*("-"===n[4]?-1:1):null)}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|0 907
,fn=(t,n,r=null)=>({s:86400*t+Math.floor(n/1e9),n:n%1e9,o:0===r?0:r})
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|0 907
,pn=t=>Math.floor(t.s/86400)
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|98 0 907
,dn=t=>1e9*(t.s-86400*pn(t))+t.n
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|84 87 0 907
,bn=t=>{const{year:n,month:r,day:e}=rn(t);return`${Xt(n,4)}-${Xt(r,2)}-${Xt(e,2)}`}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|84 0 907
,wn=t=>`${Xt(Math.floor(t/12),4)}-${Xt(t%12+1,2)}`
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|69 84 0 907
,gn=t=>{const n=Math.floor(t/1e9),r=[n/3600,n/60%60,n%60].map(t=>Xt(Math.floor(t),2)).join(":");return t%1e9==0?r:`${r}.${Rt(Xt(t%1e9,9))}`}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|84 98 99 100 102 0 907
,jn=t=>{const n=`${bn(pn(t))}T${gn(dn(t))}`;if(null===t.o)return n;if(0===t.o)return n+"Z";const r=Math.abs(t.o);return`${n}${t.o<0?"-":"+"}${Xt(Math.floor(r/60),2)}:${Xt(r%60,2)}`}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|0 907
,On=(t,n)=>Math.sign(t.s-n.s||t.n-n.n)
//|20 0 907
,vn=t=>{switch(t.kind){case 4:return E(t.value)&&0==(128&t.flags);case 0:return!0;case 1:return 0==(128&t.flags);case 9:return 0===t.count&&0==(128&t.flags);case 10:return 0!=(32&t.flags);default:return!1}}
//|0 907
,yn=t=>4===t.kind?t.value:t.text??""
//|0 907
,kn=t=>5===t.kind||16===t.kind||6===t.kind||7===t.kind
//|0 907
,$n=t=>4===t.kind&&0!=(128&t.flags)&&!t.isKey
//|59 77 107 0 907
,xn=(t,n,r)=>{const e=t.value===n.value||kn(t)&&JSON.stringify(t.value)===JSON.stringify(n.value)||t.value instanceof At&&n.value instanceof At&&0===Ht(t.value,n.value);return t.kind===n.kind&&e&&t.start===n.start&&t.count===n.count&&(t.flags&~r)==(n.flags&~r)}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|88 89 100 101 102 103 0 907
,Mn=t=>{switch(t.kind){case 5:return en(t.value)?bn(t.value):null;case 16:return sn(t.value)?wn(t.value):null;case 6:return gn(t.value);default:return jn(t.value)}}
//|63 65 66 75 76 0 907
,Sn=(t,n)=>{if(0===n)return t;if(0===t)return n;const r=_t(t)||_t(n),[e,s]=Ct(t),[i,o]=Ct(n),c=Math.min(s,o);return Math.max(s,o)-c>76?r?Jt(t)>Jt(n)?t:n:null:Nt(e*Zt(s-c)+i*Zt(o-c),c,r)}
//|63 66 0 907
,Tn=(t,n)=>{const[r,e]=Ct(t);return Nt(r,e+n)}
//|63 65 66 0 907
,En=(t,n)=>{const[r,e]=Ct(t),[s,i]=Ct(n);return Nt(r*s,e+i,_t(t)||_t(n))}
//|63 65 66 74 75 0 907
,An=(t,n)=>{const[r,e]=Ct(t),[s,i]=Ct(n),o=Ut(s);let c=Ut(r)/o,u=Ut(r)%o,l=e-i;for(;0n!==u&&c<Zt(37);)c=10n*c+10n*u/o,u=10n*u%o,l-=1;(u>o-u||u===o-u&&c%2n===1n)&&(c+=1n);const h=0n!==u||_t(t)||_t(n);return Nt(r<0n!=s<0n?-c:c,l,h)}
//|59 0 907
,Nn=t=>"number"==typeof t?-t||0:new At(-t.digits,t.exponent,t.l)
//|66 74 75 0 907
,In=(t,n)=>{const[r,e]=Ct(t),s=-e-n;if(s<=0)return null;if(s>38)return{kept:0n,rest:1n,unit:10n,digits:r};const i=Zt(s);return{kept:r/i,rest:Ut(r)%i,unit:i,digits:r}}
//|63 116 0 907
,_n=(t,n)=>{const r=In(t,n);return r?Nt(r.kept+(r.rest>=r.unit-r.rest?r.digits<0n?-1n:1n:0n),-n)??t:t}
//|66 74 119 0 907
,Cn=(t,n)=>{const[r,e]=Ct(t),[s,i]=Ct(n);if(0n===r)return!0;if(0n===s)return!1;const o=e-i,c=Fn(Ut(r)),u=Fn(Ut(s));return c.twos+o>=u.twos&&c.fives+o>=u.fives&&r%u.rest===0n}
//|0 907
,Fn=t=>{let[n,r,e]=[t,0,0];for(;n%2n===0n;r++)n/=2n;for(;n%5n===0n;e++)n/=5n;return{twos:r,fives:e,rest:n}}
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|0 907
,qn={ms:1e6,s:1e9,min:6e10,h:36e11,d:864e11,w:6048e11}
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|40 66 67 75 113 120 0 907
,Rn=t=>{const[,n,r,e]=/^(-?)([0-9.]+)(\w+)$/.exec(t)??[],s=r&&Ft(r),i="mo"===e?1:"y"===e?12:qn[e];if(null==s||!i)throw new H(`'${t}' is not a duration`);const[o,c]=Ct(En(s,i)??0),u=c<0?o/Zt(-c):o*Zt(c),l=n?-u:u;return"mo"===e||"y"===e?{text:t,months:Number(l)}:{text:t,p:l}}
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|0 907
,zn=(t,n)=>("years"===t?Math.trunc(n/12):n)||0
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|90 92 0 907
,Bn=(t,n,r,e)=>{const s=on(r)-on(t),i=un(t,s);if(null===i)return s;const o=i-r||n-e;return(t-r||n-e)<=0?o>0?s-1:s:o<0?s+1:s}
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|89 92 97 98 99 0 907
,Pn=(t,n,r)=>{if(16===t)return sn(n+r)?n+r:null;if(5===t)return un(n,r);if(7!==t)return null;const e=un(pn(n),r);return null===e?null:fn(e,dn(n),n.o)}
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|88 98 0 907
,Dn=(t,n,r)=>{const e=Number(r/1000000000n),s=Number(r%1000000000n);if(5===t){const t=n+Math.trunc(e/86400);return en(t)?t:null}if(6===t)return((n+e%86400*1e9+s)%864e11+864e11)%864e11;const i=n.n+s,o=Math.floor(i/1e9),c={s:n.s+o+e,n:i-1e9*o,o:n.o};return en(pn(c))?c:null}
//|0 907
,[Un,Zn,Jn,Hn]=[0,1,2,3]
//|0 907
,Ln=class{constructor(t,n,r,e){this.slot=t,this.g=n,this.j=r,this.position=e,this.isSecret=!1}}
//|127 0 907
,Gn=t=>new Ln(t,2,0===t.kind,-1)
//|57 128 0 907
,Yn=Object.freeze(Gn(Tt))
//|48 128 0 907
,Vn=t=>Gn(new xt(3,t))
//|127 0 907
,Kn=({slot:t,g:n,j:r,isSecret:e})=>{const s=new Ln(t,0===n?3:n,r,-1);return s.isSecret=e,s}
//|0 907
,Qn=({slot:t,j:n})=>0!=(2&t.flags)&&!n||0!=(64&t.flags)&&0===t.kind
//|48 128 0 907
,Wn=t=>{const n=new xt(3,null);return n.u(t),Gn(n)}
//|57 98 99 122 123 129 130 135 137 141 0 907
,Xn=(t,n,r,e)=>{const s=[r,e].map(({slot:t})=>4===t.kind?or(t.value)?.slot??Tt:t);if("days"!==n&&s.some(t=>16===t.kind)){const[r,e]=s.map(n=>rr(t,n));if(null!==r&&null!==e)return Vn(zn(n,e-r))}const[i,o]=[r,e].map(n=>tr(t,n));if(null===i||null===o)return Yn;const[c,u]=[dn(i),dn(o)],[l,h]=[pn(i),pn(o)];if("days"!==n)return Vn(zn(n,Bn(l,c,h,u)));const a=h-l;return Vn(a>0&&u<c?a-1:a<0&&u>c?a+1:a)}
//|136 0 907
,tr=(t,n)=>{const r=nr(n);return null===r||null===r.o?r:t.y.v.O(t.y.v.k(r))}
//|86 97 141 0 907
,nr=({slot:t})=>{const n=4===t.kind?or(t.value)?.slot:t;return 5===n?.kind?fn(n.value,0):16===n?.kind?fn(nn(Math.floor(n.value/12),n.value%12+1,1),0):7===n?.kind?n.value:null}
//|90 98 0 907
,rr=(t,n)=>16===n.kind?n.value:5===n.kind?on(n.value):7!==n.kind?null:on(null===n.value.o?pn(n.value):t.y.v.$(t.y.v.k(n.value)))
//|36 48 107 124 125 128 129 138 141 0 907
,er=(t,n)=>{if(70&t.slot.flags)return t;if(4===t.slot.kind){const r=or(t.slot.value);return null===r?Yn:er(r,n)}const{kind:r}=t.slot;if(!kn(t.slot)||16===r&&void 0===n.months)return Yn;const e=new xt(r,t.slot.value);e.flags=t.slot.flags;const s=void 0===n.months?Dn(r,e.value,n.p):Pn(r,e.value,n.months);return null===s?e.u(P("years of the calendar")):e.value=s,Gn(e)}
//|0 907
,sr=(...t)=>t.reduce((t,n)=>t|1<<n,0)
//|58 67 108 0 907
,ir=({slot:t})=>{if(3===t.kind)return t.value;if(4!==t.kind||$n(t))return null;const n=Ft(t.value);return n===Et?null:n}
//|48 93 94 95 96 128 0 907
,or=t=>{for(const[n,r]of[[5,ln],[7,mn],[6,an],[16,hn]]){const e=r(t);if(null!==e)return Gn(new xt(n,e))}return null}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap between less lessOrEqual greater greaterOrEqual|77 140 143 0 907
,cr=(t,n,r)=>{const[e,s]=[ir(n),ir(r)];return null!==e&&null!==s?Ht(e,s):null!==e||null!==s?null:ur(t,n,r)}
//size moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|104 107 137 139 141 143 144 0 907
,ur=(t,n,r)=>{const[e,s]=[n.slot,r.slot];if(4===e.kind||4===s.kind){const[e,s]=[n,r].map(t=>4===t.slot.kind?or(t.slot.value):t);return null===e||null===s?null:ur(t,e,s)}if(16===s.kind&&(5===e.kind||7===e.kind)){const e=ur(t,r,n);return null===e?null:-e||0}if(16===e.kind&&(5===s.kind||7===s.kind))return Math.sign(e.value-rr(t,s));const i=sr(e.kind,s.kind);if(i===sr(7)||i===sr(5,7))return On(lr(t,e),lr(t,s));if(e.kind!==s.kind)return null;if(kn(e))return Math.sign(e.value-s.value);const o=12===e.kind?t=>t.value:11===e.kind?t=>t.value.p:null;return null===o?null:o(e)<o(s)?-1:o(e)>o(s)?1:0}
//|97 0 907
,lr=(t,n)=>t.y.v.k(5===n.kind?fn(n.value,0):n.value)
//|0 907
,hr=(t,n)=>{let r=0;for(;r<t;){const e=r+t>>1;n(e)?t=e:r=e+1}return r}
//|35 145 0 907
,ar=(t,n,r)=>{const e=r=>t.slots[n.item(r)-1].value,s=hr(n.count,t=>B(e(t),r)>=0);return s<n.count&&e(s)===r?n.item(s):void 0}
//computations|129 146 195 0 907
,mr=(t,n,r,e)=>{if(64&n.slot.flags)return n;if(!n.slot.isMap||0!==n.g||e>=n.slot.e)return Yn;const s=ar(t,n.slot,r.slot.value);if(void 0===s)return Yn;const i=Ir(t,s+e);return 2&n.slot.flags&&!i.j&&(i.slot=i.slot.copy(),i.slot.flags|=2),i}
//computations|131 142 0 907
,fr=(t,n,r)=>{let e=r[0];for(const s of r.slice(1)){const r=cr(t,s,e);null!==r&&Math.sign(r)===n&&(e=s)}return Kn(e)}
//computations|27 36 39 129 130 133 0 907
,pr=({slot:t})=>4!==t.kind?Yn:J(t.value)?Wn(P("text length")):Vn(R(t.value))
//computations|98 129 130 136 0 907
,dr=(t,n)=>{const r=nr(t);return null===r?Yn:Vn(n(pn(r)))}
//computations|73 76 79 0 907
,br=t=>Jt(t)>9?Dt(t)?-1e9:1e9:Gt(t,!1)
//computations|129 193 196 0 907
,wr=t=>(n,r)=>{const e=[];let s=null;for(const t of r){const r=Ar(n,t);if(null!==_r(n,r))s??=r;else if(r.j)return Yn;e.push(r)}return s??t(n,...e)}
//computations|129 152 0 907
,gr=t=>wr((n,...r)=>r.some(({slot:t})=>3!==t.kind)?Yn:t(...r.map(({slot:t})=>t.value)))
//computations|114 130 133 153 0 907
,jr=t=>gr((n,...r)=>{let e=n;for(const n of r){if(t===An&&0===n)return Wn("division by zero");if(e=t(e,n),null===e)return Wn("more than 38 digits")}return Vn(e)})
//computations|157 158 159 160 161 162 163 164 165 166 167 168 169 170 171 172 173 0 907
,Or={}
//|0 907
,{}=Object.assign(Or
//add|111 154 155 156 174 0 907
,{add:jr(Sn)}
//multiply|113 154 155 156 174 0 907
,{multiply:jr(En)}
//divide|114 154 155 156 174 0 907
,{divide:jr(An)}
//negate|115 130 153 155 156 174 0 907
,{negate:gr(t=>Vn(Nn(t)))}
//abs|73 115 130 153 155 156 174 0 907
,{abs:gr(t=>Vn(Dt(t)?Nn(t):t))}
//round|117 130 151 153 155 156 174 0 907
,{round:gr((t,n)=>Vn(_n(t,br(n))))}
//length|149 152 155 156 174 0 907
,{length:wr((t,n)=>pr(n))}
//min|148 152 155 156 174 0 907
,{min:wr((t,...n)=>fr(t,-1,n))}
//max|148 152 155 156 174 0 907
,{max:wr((t,...n)=>fr(t,1,n))}
//years|134 152 155 156 174 0 907
,{years:wr((t,n,r)=>Xn(t,"years",n,r))}
//months|134 152 155 156 174 0 907
,{months:wr((t,n,r)=>Xn(t,"months",n,r))}
//days|134 152 155 156 174 0 907
,{days:wr((t,n,r)=>Xn(t,"days",n,r))}
//year|87 150 152 155 156 174 0 907
,{year:wr((t,n)=>dr(n,t=>rn(t).year))}
//month|87 150 152 155 156 174 0 907
,{month:wr((t,n)=>dr(n,t=>rn(t).month))}
//weekday|150 152 155 156 174 0 907
,{weekday:wr((t,n)=>dr(n,t=>((t+3)%7+7)%7+1))}
//count_filled|930 155 156 174 0 907
,{count_filled:(t,n)=>{let r=0;for(const e of n){const n=Ar(t,e);if(Qn(n))return n;n.j||r++}return Vn(r)}}
//first_filled|931 155 156 174 0 907
,{first_filled:(t,n)=>{for(const r of n){const n=Ar(t,r);if(null!==_r(t,n))return n;if(!n.j)return Kn(n)}return Yn}}
//|0 907
)
//computations|177 178 179 180 181 182 183 0 907
,vr={}
//|0 907
,{}=Object.assign(vr
//today|48 128 175 176 184 0 907
,{today:{result:t=>Gn(new xt(5,t.y.v.$(t.y.v.now)))}}
//now|48 128 129 175 176 184 0 907
,{now:{result(t){const n=t.y.v.O(t.y.v.now);return null===n?Yn:Gn(new xt(7,n))}}}
//key|929 175 176 184 0 907
,{key:{result:t=>{const n=t.x.at(-1);return n&&0!==n.next&&n.list.isMap?Ir(t,n.list.item(n.list.itemAt(n.next-1))-1):Yn}}}
//offset|44 121 138 175 193 176 184 0 907
,{offset:{read:([t,n])=>({operand:it(t),shift:Rn(n)}),result:(t,{operand:n,shift:r})=>er(Ar(t,n),r)}}
//entry|44 147 175 193 176 184 0 907
,{entry:{read:([t,n,r])=>({operand:it(t),key:it(n),slot:r}),result:(t,{operand:n,key:r,slot:e})=>mr(t,Ar(t,n),Ar(t,r),e)}}
//operation|40 44 155 175 176 184 0 907
,{operation:{read([t,...n]){if(!Object.hasOwn(Or,t))throw new H(`the operation '${t}' is not known`);return{operation:t,operands:n.map(it)}},result:(t,{operation:n,operands:r})=>Or[n](t,r)}}
//range|44 129 175 176 184 0 907
,{range:{read:([t,n])=>({lower:it(t),upper:it(n)}),result:()=>Yn}}
//|0 907
)
//computations|175 0 907
,yr=(t,n)=>vr[n.name].result(t,n)
//|0 907
,kr=({frame:{form:t,base:n}},r)=>t.parameters?.find(({slot:t})=>n+t===r)??null
//|190 192 0 907
,$r=(t,n)=>n<0?null:(null!==t.S&&n>=t.S?Sr(t,n-t.S):null)??Er(t.frame.form,n-t.frame.base)
//|187 0 907
,xr=(t,n)=>{const{base:r,follows:e,form:s}=t.frame;return $r(t,n<r&&e?n+s.slotCount:n)}
//computed|192 0 907
,Mr=(t,n)=>{const r=t.T.findLast(t=>t?.form&&t.position<n&&n<t.position+t.form.slotCount);return r?Er(r.form,n-r.position):null}
//contexts|192 0 907
,Sr=(t,n)=>{const r=(t.program.contexts??[]).findLast(t=>t.slot<=n);if(!r||r.slot===n)return r??null;const e=r.type.form?Er(r.type.form,n-r.slot):null;return e&&{...e,isSecret:e.isSecret||r.isSecret}}
//|0 907
,Tr=t=>{const{field:n,firstItem:r}=t.frame;let e=n?.type??null;for(let n=r;n<t.E.length;n++)e?.item&&"any"!==e.name&&(e=e.item);return e}
//|145 192 0 907
,Er=(t,n)=>{const{fields:r}=t,e=r[hr(r.length,t=>r[t].slot>n)-1];return e&&e.slot!==n?e.type.form?Er(e.type.form,n-e.slot):null:e??null}
//|105 127 129 185 194 195 0 907
,Ar=(t,n)=>{switch(n.kind){case 1:{const r=t.program.constants[n.at];return new Ln(r,1,vn(r),-1)}case 3:return Ir(t,t.frame.base+n.at);case 2:return t.arguments[t.N+n.at];case 9:return yr(t,t.program.computations[n.at]);case 0:case 10:return Yn;default:{const r=Nr(t,n);if(!(r>=0&&r<t.slots.length))return Yn;const e=Ir(t,r);return 7===n.kind&&(e.g=3),e}}}
//computed context previous previousItem item|0 907
,Nr=(t,{kind:n,at:r,level:e})=>{const{form:s,base:i,follows:o}=t.frame;switch(n){case 7:return i+r;case 6:return null===t.S?NaN:t.S+r;case 4:return o?i-s.slotCount+r:NaN;case 5:{const n=t.x.at(-1);return n&&n.next>1&&!n.list.isMap&&r<n.list.stride?n.list.item(n.next-2)+r:NaN}default:return(t.T[e]?.position??NaN)+r}}
//|57 105 127 0 907
,Ir=(t,n)=>{const r=t.slots[n],e=1&r.flags?Tt:r;return new Ln(e,0,vn(e),n)}
//|197 0 907
,_r=(t,n)=>{const{flags:r}=n.slot;return 0==(70&r)||n.j&&0==(68&r)?null:Cr(t,n)}
//|36 186 188 189 0 907
,Cr=(t,n)=>{const{position:r}=n;if(r<0)return n.slot.reason??P("digits of a number");const e=t.I.get(r);if(void 0!==e)return e;const s=(t.T.length>0?Mr(t,r):null)??kr(t,r)??xr(t,r);return`unreadable: ${s?.shownLabel??"a value in it"}`}
//|0 907
,Fr=t=>t.F||0!=(8&t.subject.slot.flags)
//|196 200 201 0 907
,qr=(t,n)=>{const{subject:r}=t,{test:e}=n,{flags:s}=r.slot;if(!r.j&&0==(198&s))return e.answer(t,n);const i=(r.j?-3&s:s)&("nothing"===e.reads?0:"presence"===e.reads?0===r.slot.kind?66:2:70)?_r(t,r):null;return null!==i?zr(t,i,n):(r.j?!e.judgesEmpty:128&s&&!Rr(t,e))?12:e.answer(t,n)}
//any isExact map|139 0 907
,Rr=(t,n)=>{const{kind:r}=t.subject.slot,e=1===r?sr(2):10===r?sr(2,10):sr(r);return 0!=(n.kinds&e)}
//|0 907
,zr=(t,n,r,e="blocks")=>(t.q={reason:n,step:t.program.R(r)??r,z:e},15)
//|36 201 0 907
,Br=(t,n)=>zr(t,P("steps"),n)
//|43 193 196 201 0 907
,Pr=(t,n)=>{const r=Ar(t,n.operands[0]??st),e=_r(t,r);return null===e?r:(zr(t,e,n),null)}
//|0 907
,Dr=(t,n)=>t.field.refused===n.position
//|58 67 0 907
,Ur=t=>4===t.subject.slot.kind&&Ft(t.subject.slot.value)===Et
//|0 907
,Zr=t=>{const{kind:n,flags:r}=t.subject.slot;return 0!=(8&r)&&(5===n||2===n)}
//|0 907
,[Jr,Hr,Lr]=[0,1,2]
//|0 907
,Gr={integer:[/^-?[0-9]+$/,/^-?$/],number:[/^-?[0-9]+(?:\.[0-9]+)?$/,/^-?(?:[0-9]+\.)?$/],boolean:[/^(?:true|false)$/,/^(?:t|tr|tru|f|fa|fal|fals)?$/]}
//|211 212 213 214 215 216 217 218 219 220 221 222 223 0 907
,Yr=class{constructor(t){this.text=t,this.at=0,this.stop=null}B(){return this.stop??=this.at<this.text.length?0:1,!1}take(t){return this.text[this.at]!==t?this.B():(this.at++,!0)}digits(t=1/0){const n=this.at;for(;this.at-n<t&&this.text[this.at]>="0"&&this.text[this.at]<="9";)this.at++;return this.at>n||this.B()}P(t,n,r){let e=0;for(let s=10**(t-1);s>=1;s/=10){const t=this.text.charCodeAt(this.at)-48;if(!(t>=0&&t<=9))return this.B()||-1;if(e+=t*s,e>r||e+s-1<n)return this.stop=0,-1;this.at++}return e}}
//|0 907
,{}=Object.assign(Yr.prototype
//json|209 210 224 0 907
,{word(t){for(const n of t)if(!this.take(n))return!1;return!0}}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|209 210 224 0 907
,{month(){return this.year=this.P(4,1,9999),!(this.year<0||!this.take("-"))&&(this.U=this.P(2,1,12),this.U>0)}}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|85 209 210 224 0 907
,{date(){return this.month()&&this.take("-")&&this.P(2,1,tn(this.U,this.year))>0}}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|209 210 224 0 907
,{time(){return!(this.P(2,0,23)<0||!this.take(":")||this.P(2,0,59)<0)&&(":"!==this.text[this.at]||(this.at++,!(this.P(2,0,59)<0)&&("."!==this.text[this.at]||(this.at++,this.digits(9)))))}}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|209 210 224 0 907
,{datetime(){if(!this.date())return!1;if(!/[Tt ]/.test(this.text[this.at]??""))return this.B();if(this.at++,!this.time()||this.at===this.text.length)return null===this.stop;const t=this.text[this.at];return/[Zz+-]/.test(t)?(this.at++,"Z"===t||"z"===t||this.P(2,0,23)>=0&&this.take(":")&&this.P(2,0,59)>=0):this.B()}}
//json|209 210 224 0 907
,{json(){const t=[];do{if(!this.jsonStart(t))return!1}while(this.hasNextValue(t));return null===this.stop}}
//json|209 210 224 0 907
,{space(){for(;" \t\n\r".includes(this.text[this.at]??"x");)this.at++}}
//json|209 210 224 0 907
,{jsonStart(t){for(;;){this.space();const n=this.text[this.at];if('"'===n)return this.string();const r={t:"true",f:"false",n:"null"}[n];if(r)return this.word(r);if("{"!==n&&"["!==n)return this.jsonNumber();if(this.at++,this.space(),this.at>=this.text.length)return this.B();if(this.text[this.at]===("{"===n?"}":"]"))return this.at++,!0;if(t.push(n),"{"===n&&!this.name())return!1}}}
//json|209 210 224 0 907
,{hasNextValue(t){for(;;){if(this.space(),0===t.length)return!1;const n="{"===t.at(-1);if(","===this.text[this.at])return this.at++,!n||this.name();if(!this.take(n?"}":"]"))return!1;t.pop()}}}
//json|209 210 224 0 907
,{name(){return this.space(),!!this.string()&&(this.space(),this.take(":"))}}
//json|209 210 224 0 907
,{string(){if(!this.take('"'))return!1;for(;this.at<this.text.length;){const t=this.text[this.at++];if('"'===t)return!0;if("\\"===t?!this.escape():t<" ")return this.stop??=0,!1}return this.B()}}
//json|209 210 224 0 907
,{escape(){const t=this.text[this.at++];if(void 0===t&&(this.stop=1),"u"!==t)return void 0!==t&&'"\\/bfnrt'.includes(t);for(let t=0;t<4;t++){if(!/[0-9a-fA-F]/.test(this.text[this.at]??""))return this.B();this.at++}return!0}}
//json|209 210 224 0 907
,{jsonNumber(){if("-"===this.text[this.at]&&this.at++,"0"===this.text[this.at])this.at++;else if(!this.digits())return!1;return!("."===this.text[this.at]&&(this.at++,!this.digits()))&&(!/[eE]/.test(this.text[this.at]??"")||(this.at++,/[+-]/.test(this.text[this.at]??"")&&this.at++,this.digits()))}}
//|0 907
)
//|208 226 227 0 907
,Vr=(t,n)=>{const r=Gr[t];return r?Kr(n,r):Qr(t,n)}
//|0 907
,Kr=(t,[n,r])=>n.test(t)?2:r.test(t)?1:0
//json moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|209 0 907
,Qr=(t,n)=>{const r=new Yr(n);return r[t]()?r.at===n.length?2:0:r.stop}
//|0 907
,Wr=t=>Array.from({length:t.count},(n,r)=>t.item(r))
//|0 907
,Xr=(t,n)=>n.operands.filter(t=>10===t.kind).map(n=>t.program.itemPaths[n.at])
//|195 228 230 0 907
,te=(t,n,r)=>{if(!n.c)return[];const e=Wr(n);return 0===r.length?e:e.map(t=>t+r[0]).filter(n=>n<t.slots.length).flatMap(n=>te(t,Ir(t,n).slot,r.slice(1)))}
//|195 196 0 907
,ne=(t,n)=>{if(n>=t.slots.length)return null;const r=Ir(t,n);return r.j||null!==_r(t,r)?null:r}
//|142 202 229 230 231 0 907
,re=(t,n)=>{const r=t.subject.slot;if(9!==r.kind)return 12;const e=Xr(t,n)[0]?.steps??[];let s=null;for(const i of te(t,r,e.slice(0,-1))){if(!t.Z())return Br(t,n);const r=ne(t,i+(e.at(-1)??0));if(null===r)continue;const o=null===s?0:cr(t,s,r);if(null===o||o>0)return 14;s=r}return 13}
//|0 907
,ee=[["B",1n],["KB",1000n],["MB",1000n**2n],["GB",1000n**3n],["TB",1000n**4n],["KiB",1024n],["MiB",1024n**2n],["GiB",1024n**3n],["TiB",1024n**4n]]
//file any|233 0 907
,se=t=>0n===t?"0B":ee.filter(([,n])=>t%n===0n).map(([n,r])=>t/r+n).reduce((t,n)=>n.length<t.length?n:t)
//|25 0 907
,ie=t=>{const n=t.split(/[_-]/).filter(Boolean).join(" "),r=F(n)[0]??"";return r.toUpperCase()+n.slice(r.length)}
//|25 0 907
,oe=t=>{if(t.length<=80)return t;const n=F(t);return n.length<=80?t:n.slice(0,80).join("")+"\u2026"}
//|0 907
,ce=t=>t>8?` \u2026 (${t-8} more)`:""
//isSecret|193 239 240 0 907
,ue=(t,n)=>{switch(n.kind){case 0:case 1:case 10:return!1;case 3:return he(t,t.frame.base+n.at);case 2:{const{isSecret:r,position:e}=Ar(t,n);return r||he(t,e)}default:return le(t,n)}}
//computed context previous previousItem item computation|147 189 190 192 193 238 240 0 907
,le=(t,n)=>{switch(n.kind){case 4:return he(t,t.frame.base+n.at);case 5:return t.frame.field?.isSecret??!1;case 7:return t.program.isSecretlyComputed(t.frame.form,n.at);case 8:return Mr(t,Ar(t,n).position)?.isSecret??!1;case 6:return Sr(t,n.at)?.isSecret??!1;default:{const r=t.program.computations[n.at];if("key"===r.name)return t.frame.field?.isSecret??!1;if(r.operand&&ue(t,r.operand))return!0;if("entry"===r.name){const{form:n}=mr(t,Ar(t,r.operand),Ar(t,r.key),0).slot;return(n&&Er(n,r.slot)?.isSecret)??!1}return r.operands?.some(n=>ue(t,n))??!1}}}
//|186 188 0 907
,he=(t,n)=>(xr(t,n)??kr(t,n))?.isSecret??!1
//|237 242 0 907
,ae=(t,n)=>{const r={};for(const{name:t}of n)r[t]=(r[t]??0)+1;const e={};return n.filter(({name:t})=>(e[t]=(e[t]??0)+1)<=8).map(({name:n,operand:e},s,i)=>{const o=i[s+1]?.name!==n;return{name:n,text:me(t,e)+(o?ce(r[n]):"")}})}
//|193 243 245 254 255 257 258 0 907
,me=(t,n)=>{const r=Ar(t,n);if(15===r.slot.kind)return we(t,...r.slot.value);const e=Oe(t,r.position);return null!==e?e:9===n.kind?de(t,n):r.isSecret||fe(t,n)?ve:ge(t,r)}
//|238 0 907
,fe=(t,n)=>t.program.J&&ue(t,n)
//|193 242 257 0 907
,pe=(t,n)=>{for(const{operand:r}of n){const n=Oe(t,Ar(t,r).position);if(null!==n)return n}return 0===n.length?null:me(t,n[0].operand)}
//computations|193 243 246 255 258 0 907
,de=(t,n)=>{const r=t.program.computations[n.at];return be[r.name]?.(t,r)??null??(fe(t,n)?ve:ge(t,Ar(t,n)))}
//|248 249 250 251 252 0 907
,be={}
//|0 907
,{}=Object.assign(be
//today|246 247 253 0 907
,{today:()=>"today"}
//now|246 247 253 0 907
,{now:()=>"now"}
//key|246 258 247 253 0 907
,{key:t=>t.frame.field?.isSecret?ve:null}
//range|246 254 247 253 0 907
,{range:(t,{lower:n,upper:r})=>we(t,n,r)}
//offset|242 243 246 247 253 0 907
,{offset:(t,{operand:n,shift:{text:r}})=>3===n.kind&&fe(t,n)?`${me(t,n)} ${r.startsWith("-")?`- ${r.slice(1)}`:`+ ${r}`}`:null}
//|0 907
)
//range|107 193 242 0 907
,we=(t,n,r)=>{const[e,s]=[n,r].map(n=>me(t,n)),i=[n,r].some(n=>kn(Ar(t,n).slot));return""!==e&&""!==s?e===s?e:`${e} to ${s}`:""!==e?i?`${e} or later`:`at least ${e}`:""!==s?i?`${s} or earlier`:`at most ${s}`:""}
//|81 107 110 234 236 256 0 907
,ge=(t,n)=>{const{slot:r}=n;switch(r.kind){case 4:return oe(r.value);case 2:return String(r.value);case 3:return 64&r.flags||null===r.value?"":je(t,n)?.write(3,r.value)??Vt(r.value);case 8:return r.value.name??"";case 9:return String(r.count);case 11:return r.value.text;case 12:return se(r.value);case 13:return t.program.L[r.value].pattern.text;case 14:return r.value.notation;default:return kn(r)&&null!==Mn(r)?je(t,n)?.write(r.kind,r.value)??Mn(r):""}}
//|187 0 907
,je=(t,n)=>($r(t,n.position)??t.frame.field)?.notation??null
//|186 187 0 907
,Oe=(t,n)=>{const r=kr(t,n);if(r)return r.isSecret||void 0===r.type.kind?r.shownLabel:null;const e=$r(t,n);return e?null!==t.S&&n>=t.S&&!e.isSecret&&void 0!==e.type.kind?null:e.shownLabel:null}
//|0 907
,ve="\u2022\u2022\u2022"
//|0 907
,ye=["field","form","check","jump","stop","beginAnd","beginOr","beginAll","beginAny","combine","end","message","warn","rule","test","testIgnoringCase","compare","compareFilled","external"]
//|259 0 907
,[ke,$e,xe,Me,Se,Te,Ee,Ae,Ne,Ie,_e,Ce,Fe,qe,Re,ze,Be,Pe,De]=ye.keys()
//|129 193 195 0 907
,Ue=(t,n)=>{if(10!==n.kind)return Ar(t,n);const{start:r,steps:e}=t.program.itemPaths[n.at];if(r)return Ar(t,r);const s=t.frame.base+(e[0]??NaN);return s<t.slots.length?Ir(t,s):Yn}
//|196 228 261 263 0 907
,Ze=(t,n)=>{const r=Ue(t,n),e=_r(t,r);if(null!==e)return{whole:r,obstacle:e,positions:[],areSeveral:!1};const s=10===n.kind?t.program.itemPaths[n.at].steps:[];return s.length>0?{whole:r,obstacle:e,positions:Je(t,r.slot,s.slice(1)),areSeveral:!0}:9===r.slot.kind?{whole:r,obstacle:e,positions:Wr(r.slot),areSeveral:!0}:{whole:r,obstacle:e,positions:[null],areSeveral:!1}}
//|195 228 263 0 907
,Je=(t,n,[r,...e])=>n.c?Wr(n).flatMap(n=>{if(70&t.slots[n].flags)return[n];const s=n+r;if(!(s<t.slots.length))return[];const{slot:i}=Ir(t,s);return i.c?0===e.length?Wr(i):Je(t,i,e):0===e.length||70&i.flags?[s]:[]}):[]
//testIgnoringCase|265 0 907
,He=t=>/^[\0-\x7f]*$/.test(t)?t.toLowerCase():Array.from(t,Le).join("")
//|24 0 907
,Le=t=>{if("\u0130"===t||"\u0131"===t)return t;if("\u1fd3"===t)return"\u0390";if("\u1fe3"===t)return"\u03b0";const n=t=>1===_(t)?t:void 0,r=n(t.toUpperCase())??t;return n(r.toLowerCase())??n(t.toLowerCase())??t}
//|266 0 907
,Ge=t=>(t.G??=[...t.objects.slice(1).map(t=>t.slot),...t.fields.filter(t=>void 0===t.computed).flatMap(({slot:t,type:n})=>[t,..."form"===n.name?Ge(n.form).map(n=>t+n):[]])],t.G)
//|77 264 268 0 907
,Ye=(t,n,r,e)=>{const[s,i]=[n.slot,r.slot];switch(s.kind){case 4:return 4===i.kind&&(s.value===i.value||e&&He(s.value)===He(i.value));case 2:return 2===i.kind&&s.value===i.value;case 3:return 3===i.kind&&null!==s.value&&null!==i.value&&0===Ht(s.value,i.value);default:return Ve(t,n,r,e)}}
//size file form list map any moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|104 142 144 269 274 0 907
,Ve=(t,n,r,e)=>{const[s,i]=[n.slot,r.slot];if(s.kind!==i.kind)return(16===s.kind&&(5===i.kind||7===i.kind)||16===i.kind&&(5===s.kind||7===s.kind))&&0===cr(t,n,r);switch(s.kind){case 5:case 16:case 6:return s.value===i.value;case 7:return 0===On(lr(t,s),lr(t,i));case 9:return s.c&&i.c&&Ke(t,s,i,e);case 10:return s.isOwn&&i.isOwn&&ns(t,s,i,e);case 8:return["name","size","mediaType"].every(t=>s.value[t]===i.value[t]);default:return 1===s.kind}}
//list map any|195 270 0 907
,Ke=(t,n,r,e)=>{if(n.count!==r.count||n.isMap!==r.isMap)return!1;for(let s=0;s<n.count;s++){const[i,o]=[n.item(s),r.item(s)];if(n.isMap&&t.slots[i-1].value!==t.slots[o-1].value)return!1;if(!Qe(t,Ir(t,i),Ir(t,o),e))return!1}return!0}
//|267 271 272 0 907
,Qe=(t,n,r,e)=>!(!Xe(t,n)||!Xe(t,r))||(n.slot.i&&r.slot.i?We(t,n,r,e):16===n.slot.kind==(16===r.slot.kind)&&Ye(t,n,r,e))
//form|195 266 267 0 907
,We=(t,n,r,e)=>Ge(n.slot.form).every(s=>{const[i,o]=[n,r].map(n=>Ir(t,n.position+s));if(i.j&&o.j)return!0;const c=t=>t.j||t.slot.i;return!(!i.slot.i&&!o.slot.i||!c(i)||!c(o))||Ye(t,i,o,e)})
//|273 0 907
,Xe=(t,n)=>n.j||n.slot.i&&ts(t,n)
//form|195 266 0 907
,ts=(t,n)=>Ge(n.slot.form).every(r=>{const e=Ir(t,n.position+r);return e.j||e.slot.i})
//any|195 267 0 907
,ns=(t,n,r,e)=>{if(n.count!==r.count)return!1;for(let s=0;s<2*n.count;s++){const i=Ir(t,n.start+s);if(!Ye(t,i,Ir(t,r.start+s),e&&s%2==1))return!1}return!0}
//|276 277 0 907
,rs=(t,n,r)=>n.slot.i?es(t,n,r):n.j?"":ss(t,n,r)
//form|195 266 277 0 907
,es=(t,n,r)=>{let e="";for(const s of Ge(n.slot.form)){const i=Ir(t,n.position+s);i.j||i.slot.i||(e+=`${s}:${ss(t,i,r)};`)}return e}
//|81 144 195 228 264 275 277 0 907
,ss=(t,{slot:n},r)=>{switch(n.kind){case 4:return JSON.stringify(r?He(n.value):n.value);case 3:return null===n.value?"":Vt(n.value);case 2:case 5:case 16:case 6:return String(n.value);case 7:{const{s:r,n:e}=lr(t,n);return`${r}.${e}`}case 8:return JSON.stringify(n.value);case 9:{if(!n.c)return"";const e=r=>n.isMap?JSON.stringify(t.slots[r-1].value):"";return`[${Wr(n).map(n=>rs(t,Ir(t,n),r)+e(n))}]`}case 10:return n.isOwn?`{${Array.from({length:2*n.count},(e,s)=>ss(t,Ir(t,n.start+s),r))}}`:"";default:return""}}
//|195 196 275 0 907
,is=(t,n,r)=>{const e={items:new Map,ignoresCase:r,V:!1,K:!1};for(const s of n){if(!t.Z())return null;const n=Ir(t,s);if(null!==_r(t,n))e.V=!0;else if(!n.j){16===n.slot.kind&&(e.K=!0);const s=rs(t,n,r),i=e.items.get(s);i?i.push(n):e.items.set(s,[n])}}return e}
//|270 275 0 907
,os=(t,n,{items:r,ignoresCase:e})=>(r.get(rs(t,n,e))??[]).some(r=>Qe(t,n,r,e))
//|202 261 279 281 0 907
,cs=(t,n,r,e)=>{const s=Ue(t,r),i=us(t,n,r,s,e);if(i&&!i.K)return t.Z()?os(t,e,i)?13:i.V?15:14:Br(t,n)}
//|196 198 262 278 0 907
,us=(t,{ignoresCase:n},r,e,s)=>{const{slot:i}=e,o=10===r.kind?r.at:null;if(null===o&&i.count<16||!i.c||null!==_r(t,e))return null;if(t.Q.length>0||Fr(t)||16===s.slot.kind)return null;const c=`${i.start},${i.count},${o},${n}`;let u=t.W.get(c);return null===u&&(u=is(t,Ze(t,r).positions,n)),t.W.set(c,u??null),u}
//compare compareFilled|284 0 907
,ls={judgesEmpty:!0,reads:"nothing",kinds:-2,answer:(t,n)=>as(t,n)}
//|0 907
,hs={equal:t=>0===t,notEqual:t=>0!==t,less:t=>t<0,lessOrEqual:t=>t<=0,greater:t=>t>0,greaterOrEqual:t=>t>=0}
//|193 196 201 285 0 907
,as=(t,n)=>{const[r,e]=n.operands.map(n=>Ar(t,n)),s=_r(t,r)??_r(t,e);if(null!==s)return zr(t,s,n);const i=r.j||e.j,o=ms(t,n,r,e,i);return 17===n.op&&i&&15!==o?12:o}
//|5 142 267 283 286 0 907
,ms=(t,n,r,e,s)=>{if("equal"===n.a||"notEqual"===n.a){const i=s?r.j&&e.j:Ye(t,r,e,!1);return a(i===("equal"===n.a))}if(s)return 14;if("among"===n.a)return fs(t,r,e,n);const i=cr(t,r,e);return a(null!==i&&hs[n.a](i))}
//among|195 197 201 202 228 267 280 0 907
,fs=(t,n,r,e)=>{if(9!==r.slot.kind)return 14;const s=cs(t,e,e.operands[1],n);let i=15===s;if(void 0!==s&&!i)return s;for(const s of i?[]:Wr(r.slot)){if(!t.Z())return Br(t,e);const r=Ir(t,s);if(70&r.slot.flags)i=!0;else if(Ye(t,n,r,!1))return 13}return i?zr(t,Cr(t,r),e):14}
//|5 7 142 198 203 283 288 289 0 907
,ps=t=>({kinds:65776,answer(n,r){const e=Pr(n,r);if(null===e)return 15;if(e.j)return 12;const s=cr(n,n.subject,e);if(null===s)return f(2,bs(n),!0);const i=hs[t](s);if(!Fr(n))return a(i);const o=ds(n,e).map(hs[t]);return f(i?1:2,i||o.includes(!0),!i||o.includes(!1))}})
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|48 88 98 106 128 141 142 256 0 907
,ds=(t,n)=>{const r=[-1,0,1],{slot:e}=t.subject,s=8&e.flags?cr(t,t.subject,n):null;if(null===s)return r;const i=je(t,t.subject),o=i?.X(yn(e))??!1;if(5===e.kind||16===e.kind)return o?r:[s];if(6===e.kind)return 1===s?[1]:r;if(7===e.kind&&o)return r;const c=7===e.kind?e:or(yn(e))?.slot,u=5===c?.kind?c.value:7===c?.kind?pn(c.value):null;if(null===u||!en(u-3)||!en(u+3))return r;const[l,h]=[u-3,u+3].map(r=>cr(t,Gn(new xt(5,r)),n));return null!==l&&l===h?[s]:r}
//|198 225 0 907
,bs=t=>4!==t.subject.slot.kind||!Fr(t)||["date","month","datetime","time"].some(n=>0!==Vr(n,t.subject.slot.value))
//notation|0 907
,ws=[" \xa0\u202f","'\u2019"]
//notation|81 290 0 907
,gs=class{constructor(t){const[,n,r]=/^1([^2]*)234(?:(.+)56)?$/u.exec(t)??[];this.text=t,this.group=n||null,this.decimal=r??null,this.groups=n?ws.find(t=>t.includes(n))??n:"",this.syntax=void 0===r?"integer":"number",this.example=t}read(t){const[n,r]=/^(-?)(\d*)/.exec(t).slice(0,3).slice(1);let e=n+r,s=e.length,i=0;const o=t=>({completion:t,decimal:e,missingDigits:i});if(""===r)return o(s===t.length?1:0);for(;s<t.length&&this.groups.includes(t[s]);){if(r.length>3||"0"===r[0])return o(0);const n=/^\d*/.exec(t.slice(s+1))[0];if(e+=n,s+=1+n.length,i=Math.max(0,3-n.length),i>0)return o(s===t.length?1:0);if(n.length>3)return o(0)}if(s===t.length)return o(2);if(null===this.decimal||t[s]!==this.decimal)return o(0);const c=/^\d*/.exec(t.slice(s+1))[0];return e+="."+c,o(s+1+c.length<t.length?0:""===c?1:2)}write(t,n){const[,r,e,s]=3===t&&/^(-?)(\d+)(?:\.(\d+))?$/.exec(Vt(n))||[];return void 0===e||void 0!==s&&null===this.decimal?null:r+this.tt(e)+(void 0===s?"":this.decimal+s)}nt(t){const n=t=>this.groups.includes(t),r=t.filter(t=>!n(t));if(r.length===t.length)return r;const e=this.rt(r);return e?.length===t.length&&e.every((r,e)=>r===t[e]||n(r)&&n(t[e]))?r:null}rt(t){const n=t.join(""),[r,e,s,i]=/^(-?)(\d*)(?:(\D)\d*)?$/.exec(n)??[];return void 0===r||void 0!==i&&i!==this.decimal||/^0./.test(s)?null:[...e+this.tt(s)+n.slice(e.length+s.length)]}tt(t){if(!this.group)return t;const n=[];for(let r=(t.length%3||3)-3;r<t.length;r+=3)n.push(t.slice(Math.max(r,0),r+3));return n.join(this.group)}X(){return!0}}
//|58 63 67 73 77 111 112 115 225 293 0 907
,js=(t,n,r,e=0)=>{if(0===Vr("number",t))return null;if(null!==n&&null!==r&&Ht(n,r)>0)return!1;if(""===t)return!0;const s="-"===t[0],[i,o]=s?[null===r?null:Nn(r),null===n?null:Nn(n)]:[n,r],c=t.slice(s?1:0).replace(/\.$/,""),u=""===c?null:Ft(c);if(null===u||u===Et)return null===o||!Dt(o);if(null!==o&&Ht(o,Tn(u,e)??u)<0)return!1;const l=t.indexOf(".");if(l<0)return Os(u,i,o);const h=Nt(1n,-(t.length-l-1)),a=null===i||null===h?null:Sn(u,h);return null===a||Ht(i,a)<0}
//|76 77 111 112 0 907
,Os=(t,n,r)=>{if(0===t||null===n||null===r)return!0;let e=Jt(r)-Jt(t);const s=Tn(t,e);if(null===s)return!0;Ht(s,r)>0&&(e-=1);const i=Sn(t,1),o=null===i?null:Tn(i,e);return null===o||Ht(n,o)<0}
//|43 57 295 0 907
,vs=(t,n)=>{const[r=st,e=st]=t.operands;if(r.kind>1||e.kind>1)return null;const s=({kind:t,at:r})=>1===t?n.constants[r]:Tt,i=s(r),o=(15===i.kind?i.value:[r,e]).map(s);if(!o.every(({kind:t,value:n})=>0===t||3===t&&"number"==typeof n)||o.every(({kind:t})=>0===t))return null;const[c,u]=o.map(({value:t})=>t);return{least:c??-1/0,most:u??1/0,unit:ys(t,n)}}
//|28 0 907
,ys=(t,n)=>{const r=t.operands[2],e=1===r?.kind?n.constants[r.at].value:null;return z[e]?e:"characters"}
//|57 264 0 907
,ks=(t,n)=>{const r=t.operands.map(t=>1===t.kind?n.constants[t.at]:Tt);return r.every(({kind:t,value:n})=>4===t||3===t&&"number"==typeof n)?new Set(r.map(({kind:n,value:r})=>t.ignoresCase&&4===n?He(r):r)):null}
//|43 193 196 201 0 907
,$s=(t,n)=>{const r=[0,1].map(r=>{const e=Ar(t,n.operands[r]??st);return 15===e.slot.kind?Ar(t,e.slot.value[r]):e}),e=_r(t,r[0])??_r(t,r[1]);return null!==e?zr(t,e,n):r.every(t=>t.j)?12:r}
//|5 6 7 36 108 142 198 201 205 206 297 299 0 907
,xs=(t,n)=>{const{subject:r}=t,[e,s]=[r.slot.value,n.et];if(s&&3===r.slot.kind&&"number"==typeof e&&!Fr(t))return a(e>=s.least&&e<=s.most);const i=$s(t,n);if("number"==typeof i)return i;const[o,c]=i;if($n(t.subject.slot)&&i.every(t=>t.j||3===t.slot.kind))return 12;const u=(n,e)=>{const s=n.j?0:cr(t,r,n);return null!==s&&s*e>=0},l=u(o,1)&&u(c,-1);return!l&&Ur(t)?zr(t,P("digits of a number"),n):Fr(t)?Zr(t)?m(l):f(l?1:2,l||Ms(t,o,c),!0):a(l)}
//|106 256 288 292 300 0 907
,Ms=(t,n,r)=>{const{slot:e}=t.subject;if(3!==e.kind){const e=t=>!t.j&&3!==t.slot.kind,s=(n,r)=>e(n)&&ds(t,n).every(t=>t===r);if(s(n,-1)||s(r,1))return!1}const[s,i]=[n,r].map(t=>t.j?null:t.slot.value),o=[n,r].every(t=>t.j||3===t.slot.kind);if(!(8&e.flags||4===e.kind)||!o)return!0;const c=je(t,t.subject),u=yn(e);return!0===js(u,s,i)||null!==c&&Ss(c,u,s,i)}
//notation|291 292 0 907
,Ss=(t,n,r,e)=>{if(!(t instanceof gs))return!1;const{completion:s,decimal:i,missingDigits:o}=t.read(n);return 0!==s&&!0===js(i,r,e,o)}
//|5 0 907
,Ts=(t,n)=>{if(4!==t.subject.slot.kind)return 12;const r=n(t.subject.slot.value);return null===r?10:a(r)}
//|0 907
,Es=(t,n)=>{const r=t[n];return/[0-9A-Za-z]/.test(r)?parseInt(r,36):null}
//|302 0 907
,As=(t,n)=>{let[r,e]=[0,!1];const s=t=>{r+=e?2*t-(t>4?9:0):t,e=!e};for(let r=t.length-1;r>=0;r--){const e=Es(t,r);if(null===e||e>9&&!n)return null;s(e%10),e>=10&&s(Math.floor(e/10))}return t.length>0&&r%10==0}
//|302 0 907
,Ns=t=>{let n=0;const r=Math.min(4,t.length);for(let e=0;e<t.length;e++){const s=Es(t,(e+r)%t.length);if(null===s)return null;n=(n*(s<10?10:100)+s)%97}return t.length>4&&1===n}
//|302 0 907
,Is=(t,n,r)=>{let e=0n;for(let s=0;s<t.length;s++){let i=Es(t,s);if(null===i)return null;11===n&&s===t.length-1&&33===i&&(i=10),e+=BigInt(i)*BigInt(r[s%r.length])}return t.length>0&&e%BigInt(n)===0n}
//|10 0 907
,_s=t=>({...t,answer:(n,r)=>b(t.answer(n,r))})
//|5 6 7 198 203 206 267 308 0 907
,Cs={judgesEmpty:!0,kinds:-2,answer(t,n){const r=Pr(t,n);if(null===r)return 15;const{subject:e}=t;if(e.j&&(r.j||!(r.position>=0&&3!==r.g)))return 12;if(r.j&&r.g>=2)return 12;if(e.j||r.j)return f(2,e.j||!Fr(t),!0);const s=Ye(t,e,r,n.ignoresCase);return Zr(t)?m(s):Fr(t)&&4===e.slot.kind&&4===r.slot.kind?f(s?1:2,Fs(e,r,n.ignoresCase),!0):a(s)}}
//|264 0 907
,Fs=(t,n,r)=>{const[e,s]=[t.slot.value,n.slot.value];return r?He(s).startsWith(He(e)):s.startsWith(e)}
//|5 139 193 0 907
,qs=t=>({kinds:sr(8),answer(n,r){const e=Ar(n,r.operands[0]).slot;return 8!==n.subject.slot.kind||12!==e.kind?12:a(t(BigInt(n.subject.slot.value.size),e.value))}})
//|5 37 201 0 907
,Rs=(t,n,r)=>{if(/[^\0-\x7f]|(?:^|\.)xn--/i.test(n))return zr(t,D,r);const e=n.split(".");if(n.length>253||/[^A-Za-z0-9.-]/.test(n))return 10;const s=t=>/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i.test(t)&&t.length<=63;return e.slice(0,-1).every(s)?a(s(e.at(-1))&&!/^\d+$/.test(e.at(-1))):10}
//|195 196 197 201 202 228 262 278 279 312 0 907
,zs=(t,n)=>{const r=t.subject.slot;if(!r.c)return 12;let[e,s,i]=[null,null,!1];const o=Wr(r).some(n=>16===t.slots[n].kind);for(const c of n.operands){const u=Ze(t,c);s??=u.obstacle;for(const c of u.positions){if(!t.Z())return Br(t,n);const l=null===c?u.whole:Ir(t,c);if(null===_r(t,l)){if(!l.j)if(i=!0,16===l.slot.kind||o){const e=Bs(t,l,r);if(null===e)return Br(t,n);if(!e)return 14}else{if(e??=is(t,Wr(r),n.ignoresCase),null===e)return Br(t,n);if(!os(t,l,e))return 14}}else s??=Cr(t,u.whole)}}return null!==s?zr(t,s,n):i?13:12}
//|195 196 228 267 0 907
,Bs=(t,n,r)=>{for(const e of Wr(r)){if(!t.Z())return null;const r=Ir(t,e);if(!r.j&&null===_r(t,r)&&Ye(t,r,n,!1))return!0}return!1}
//|72 0 907
,Ps=t=>{switch(t.kind){case 1:return["null"];case 2:return["boolean"];case 3:return Pt(t.value)?["number","integer"]:["number"];case 9:return[t.isMap?"object":"list"];case 8:case 10:return["object"];default:return 65776&1<<t.kind?["text"]:[]}}
//|7 28 36 39 79 201 295 297 0 907
,Ds=(t,n)=>{if(4!==t.subject.slot.kind)return 12;let r=n.et;if(!r){const e=$s(t,n);if("number"==typeof e)return e;const[s,i]=e.map((t,n)=>t.j?0===n?0:1/0:3===t.slot.kind?Gt(t.slot.value,0===n):null);if(null===s||null===i)return 12;r={least:s,most:i,unit:ys(n,t.program)}}const e=t.subject.slot.value;if(J(e))return zr(t,P("text length"),n);if(r.least>r.most)return 10;const s=z[r.unit](e);return s<r.least?14:s>r.most?10:f(1,!0,r.most!==1/0)}
//|142 202 229 316 0 907
,Us=(t,n)=>{const r=t.subject.slot;if(9!==r.kind)return 12;const e=Zs(t,r,Xr(t,n));if(null===e)return Br(t,n);const s=(n,r)=>null===n.end||null===r.end?n.end===r.end?0:null===n.end?1:-1:cr(t,n.end,r.end);e.sort((n,r)=>cr(t,n.start,r.start)||s(n,r)||0);let i=null;for(const r of e){if(!t.Z())return Br(t,n);if(null!==i&&(null===i.end||-1===cr(t,r.start,i.end)))return 14;null!==i&&-1!==s(i,r)||(i=r)}return 13}
//|142 195 196 230 231 0 907
,Zs=(t,n,r)=>{const e=[];if(2!==r.length)return e;const[s,i]=r.map(t=>t.steps.at(-1));for(const o of te(t,n,r[0].steps.slice(0,-1))){if(!t.Z())return null;const n=ne(t,o+s);if(null===n||o+i>=t.slots.length)continue;const r=Ir(t,o+i);r.j?e.push({start:n,end:null}):null===_r(t,r)&&null!==cr(t,n,r)&&cr(t,n,r)<=0&&e.push({start:n,end:r})}return e}
//|0 907
,Js=(t,n)=>{for(const r of n)if("string"!=typeof t||"number"==typeof r||r.startsWith(t))return!0;return!1}
//|7 195 196 197 198 201 202 206 261 262 264 267 280 296 308 317 0 907
,Hs={kinds:-2,prepare:ks,answer(t,n){const{subject:r}=t,{kind:e,value:s}=r.slot;if(n.et&&(4===e||3===e)){const r=n.ignoresCase&&4===e?He(s):s;return n.et.has(r)?13:f(2,!Fr(t)||Js(r,n.et),!0)}let[i,o]=[!Fr(t),null];for(const e of n.operands){const s=cs(t,n,e,r);if(13===s)return s;if(15===s&&(o??=Cr(t,Ue(t,e))),void 0!==s)continue;const c=Ze(t,e);null!==c.obstacle&&(o??=c.obstacle);for(const e of c.positions){if(c.areSeveral&&!t.Z())return Br(t,n);const s=null===e?c.whole:Ir(t,e);if(c.areSeveral&&null!==_r(t,s))o??=Cr(t,c.whole);else if(!s.j||0!==s.g){if(Ye(t,r,s,n.ignoresCase))return f(1,!0,!Zr(t));i||4!==r.slot.kind||4!==s.slot.kind?Zr(t)||(i=!0):i=Fs(r,s,n.ignoresCase)}}}return null===o?f(2,i,!0):zr(t,o,n)}}
//|57 139 320 321 0 907
,Ls=t=>({kinds:sr(4),prepare(n,r){const e=1===n.operands[0].kind?r.constants[n.operands[0].at]:Tt;return 13===e.kind?{position:e.value,scope:t}:null},answer:(n,r)=>Ys(n,r,t),progress(n,r){const e=Gs(n,r,t);return e&&e.progress(n.subject.slot.value)}})
//|193 0 907
,Gs=(t,n,r)=>{if(n.et)return t.program.pattern(n.et.position,r);const{slot:e}=Ar(t,n.operands[0]);return 13===e.kind?t.program.pattern(e.value,r):null}
//|201 204 320 0 907
,Ys=(t,n,r)=>{if(4!==t.subject.slot.kind||Dr(t,t.subject))return 12;const e=Gs(t,n,r)?.answer(t.subject.slot.value)??"it could not be compiled";return"number"==typeof e?e:zr(t,`pattern failed: ${e}`,n)}
//|5 132 193 197 201 0 907
,Vs=t=>({judgesEmpty:!0,reads:"nothing",kinds:-2,answer(n,r){let[e,s,i]=[null,0,0];for(const t of r.operands){const r=Ar(n,t);Qn(r)?e??=Cr(n,r):r.j?i++:s++}const o=t(s,i,null!==e);return null===o?zr(n,e,r):a(o)}})
//|0 907
,Ks={judgesEmpty:!0,reads:"presence",kinds:-2,answer:t=>t.subject.j?14:5}
//|139 203 264 0 907
,Qs=t=>({kinds:sr(4),answer(n,r){const e=Pr(n,r);if(null===e)return 15;if(4!==e.slot.kind||e.j&&0===e.g||4!==n.subject.slot.kind)return 12;const s=[n.subject.slot.value,e.slot.value];return t(...r.ignoresCase?s.map(He):s)}})
//|139 225 326 0 907
,Ws=t=>({kinds:sr(4),answer:n=>4===n.subject.slot.kind?Xs(Vr(t,n.subject.slot.value)):12})
//|0 907
,Xs=t=>2===t?13:1===t?14:10
//|195 202 229 230 270 275 328 0 907
,ti=(t,n)=>{const r=t.subject.slot;if(9!==r.kind)return 12;const e=Xr(t,n),s=0===e.length?[{offset:0,stride:r.e}]:e.map(({steps:t,slotCount:n})=>({offset:t.at(-1)??0,stride:n})),i=Math.max(...s.map(t=>t.offset+t.stride)),o=new Map;for(const c of te(t,r,(e[0]?.steps??[]).slice(0,-1))){if(c+i>t.slots.length||!ni(t,c,s))continue;const r=s.map(n=>Ir(t,c+n.offset)),e=r.map(r=>rs(t,r,n.ignoresCase)).join("|");for(const s of o.get(e)??[]){if(!t.Z())return Br(t,n);if(r.every((r,e)=>Qe(t,r,s[e],n.ignoresCase)))return 14}if(!t.Z())return Br(t,n);o.has(e)?o.get(e).push(r):o.set(e,[r])}return 13}
//|195 196 272 0 907
,ni=(t,n,r)=>{let e=!0;for(const{offset:s}of r){const r=Ir(t,n+s);if(!Xe(t,r)){if(null!==_r(t,r))return!1;e=!1}}return!e}
//|331 332 333 334 335 336 337 338 339 340 341 342 343 344 345 346 347 348 349 350 351 352 353 354 355 356 357 358 359 360 361 362 363 364 365 366 367 368 369 370 371 372 373 0 907
,ri={}
//|0 907
,{}=Object.assign(ri
//required|323 329 330 374 0 907
,{required:Ks}
//filled|323 329 330 374 0 907
,{filled:Ks}
//present|197 201 329 330 374 0 907
,{present:{judgesEmpty:!0,reads:"presence",kinds:-2,answer(t,n){const{slot:r}=t.subject,e=0!==r.kind&&1!==r.kind;return e&&2&r.flags?zr(t,Cr(t,t.subject),n):e?5:14}}}
//accepted|5 6 206 329 330 374 0 907
,{accepted:{judgesEmpty:!0,kinds:-2,answer(t){const n=2===t.subject.slot.kind&&t.subject.slot.value;return Zr(t)?m(n):a(n)}}}
//empty|329 330 374 0 907
,{empty:{judgesEmpty:!0,reads:"presence",kinds:-2,answer:t=>t.subject.j?13:10}}
//equal|307 329 330 374 0 907
,{equal:Cs}
//different|306 307 329 330 374 0 907
,{different:_s(Cs)}
//length|139 294 314 329 330 374 0 907
,{length:{kinds:sr(4),st:!0,prepare:vs,answer:(t,n)=>Ds(t,n)}}
//between|294 298 329 330 374 0 907
,{between:{kinds:65784,prepare:vs,answer:(t,n)=>xs(t,n)}}
//multiple_of|5 7 36 106 108 118 139 140 198 201 203 205 225 329 330 374 0 907
,{multiple_of:{kinds:sr(4,3),answer(t,n){const r=Pr(t,n);if(null===r)return 15;if($n(t.subject.slot)||r.j||3!==r.slot.kind)return 12;const e=ir(t.subject);if(null!==e)return a(Cn(e,r.slot.value));if(Ur(t))return zr(t,P("digits of a number"),n);const{slot:s}=t.subject;return f(2,!Fr(t)||0!==Vr("number",yn(s)),!0)}}}
//one_of|318 329 330 374 0 907
,{one_of:Hs}
//none_of|306 318 329 330 374 0 907
,{none_of:_s(Hs)}
//regex|319 329 330 374 0 907
,{regex:Ls("whole")}
//contains|319 329 330 374 0 907
,{contains:Ls("anywhere")}
//starts_with|7 324 329 330 374 0 907
,{starts_with:Qs((t,n)=>t.startsWith(n)?5:f(2,n.startsWith(t),!0))}
//ends_with|5 324 329 330 374 0 907
,{ends_with:Qs((t,n)=>a(t.endsWith(n)))}
//chars|23 139 193 329 330 374 0 907
,{chars:{kinds:sr(4),answer(t,n){const r=Ar(t,n.operands[0]).slot;return 14!==r.kind||4!==t.subject.slot.kind?12:r.value.offender.test(t.subject.slot.value)?10:13},progress(t,n){const r=Ar(t,n.operands[0]).slot;if(14!==r.kind)return null;const e=t.subject.slot.value,s=e.search(r.value.offender);return I(s<0?e:e.slice(0,s))}}}
//integer|325 329 330 374 0 907
,{integer:Ws("integer")}
//number|325 329 330 374 0 907
,{number:Ws("number")}
//boolean|325 329 330 374 0 907
,{boolean:Ws("boolean")}
//date|325 329 330 374 0 907
,{date:Ws("date")}
//time|325 329 330 374 0 907
,{time:Ws("time")}
//datetime|325 329 330 374 0 907
,{datetime:Ws("datetime")}
//json|325 329 330 374 0 907
,{json:Ws("json")}
//before|287 329 330 374 0 907
,{before:ps("less")}
//after|287 329 330 374 0 907
,{after:ps("greater")}
//luhn|139 203 301 303 329 330 374 0 907
,{luhn:{kinds:sr(4),answer(t,n){const r=Pr(t,n);return null===r?15:Ts(t,t=>As(t,2===r.slot.kind&&r.slot.value))}}}
//mod97|139 301 304 329 330 374 0 907
,{mod97:{kinds:sr(4),answer:t=>Ts(t,Ns)}}
//weighted_sum|79 139 193 196 201 301 305 329 330 374 0 907
,{weighted_sum:{kinds:sr(4),answer(t,n){const r=n.operands.map(n=>Ar(t,n));for(const e of r)if(null!==_r(t,e))return zr(t,_r(t,e),n);const[e,...s]=r.map(({slot:t})=>3===t.kind?Gt(t.value,!1):null);return e>0&&0!==s.length?Ts(t,t=>Is(t,e,s.map(t=>t??0))):12}}}
//idna|139 203 310 329 330 374 0 907
,{idna:{kinds:sr(4),answer(t,n){const r=Pr(t,n);if(null===r)return 15;if(4!==t.subject.slot.kind)return 12;const e=t.subject.slot.value;if(4!==r.slot.kind||""===r.slot.value)return Rs(t,e,n);const s=e.lastIndexOf(r.slot.value);if(s<0)return 14;const i=Rs(t,e.slice(s+r.slot.value.length),n);return 10===i?14:i}}}
//size|5 56 79 139 297 329 330 374 0 907
,{size:{kinds:sr(9,10),st:!0,answer(t,n){const r=St(t.subject.slot);if(9!==r.kind)return 12;const e=$s(t,n);if("number"==typeof e)return e;const[s,i]=e.map(({slot:t},n)=>3===t.kind?Gt(t.value,0===n):null);return a(!(null!==s&&r.count<s||null!==i&&r.count>i))}}}
//unique|139 327 329 330 374 0 907
,{unique:{kinds:sr(9),answer:(t,n)=>ti(t,n)}}
//exclusive|5 139 193 195 228 267 329 330 374 0 907
,{exclusive:{kinds:sr(9),answer(t,n){const r=Ar(t,n.operands[0]),e=t.subject.slot;return 9!==e.kind||r.j?12:a(e.count<=1||!Wr(e).some(n=>Ye(t,Ir(t,n),r)))}}}
//includes|139 311 329 330 374 0 907
,{includes:{kinds:sr(9),answer:(t,n)=>zs(t,n)}}
//ascending|139 232 329 330 374 0 907
,{ascending:{kinds:sr(9),answer:(t,n)=>re(t,n)}}
//no_overlap|139 315 329 330 374 0 907
,{no_overlap:{kinds:sr(9),answer:(t,n)=>Us(t,n)}}
//min_size|309 329 330 374 0 907
,{min_size:qs((t,n)=>t>=n)}
//max_size|309 329 330 374 0 907
,{max_size:qs((t,n)=>t<=n)}
//media_type|5 139 193 329 330 374 0 907
,{media_type:{kinds:sr(8),answer(t,n){if(8!==t.subject.slot.kind)return 12;const r=t.subject.slot.value.mediaType.split(";")[0].toLowerCase().replace(/\s/g,""),e=t=>r===t||"*/*"===t||t.endsWith("/*")&&r.startsWith(t.slice(0,-1)),s=n.operands.map(n=>Ar(t,n).slot).filter(t=>4===t.kind);return a(s.some(t=>e(t.value.toLowerCase())))}}}
//kind|5 296 313 329 330 374 0 907
,{kind:{kinds:-2,prepare:ks,answer:(t,n)=>t.subject.j?12:a(Ps(t.subject.slot).some(t=>n.et.has(t)))}}
//any_filled|322 329 330 374 0 907
,{any_filled:Vs((t,n,r)=>t>0||!!r&&null)}
//all_filled|322 329 330 374 0 907
,{all_filled:Vs((t,n,r)=>!(n>0)&&(!r||null))}
//one_filled|322 329 330 374 0 907
,{one_filled:Vs((t,n,r)=>r&&t<2?null:1===t)}
//|0 907
)
//sets|16 376 0 907
,ei=t=>{const n="^"===t[0],r=(n?t.slice(1):t).replace(/\\(p\{\w+\}|[\s\S])|([\s\S])/gu,(t,n,r)=>void 0!==r?"-"===r||/[\w\s]|[^\0-\x7f]/u.test(r)?r:"\\"+si(r):"d"===n?"0-9":"w"===n?"0-9A-Z_a-z":"s"===n?x:"p"===n[0]?"\\"+n:"\\"+si(n)).replace(/^-/,"\\-").replace(/(?<!\\)-$/,"\\-");return{notation:t,offender:new RegExp(`[${n?"":"^"}${r}]`,"u")}}
//|84 0 907
,si=t=>/[\^$\\.*+?()[\]{}|/-]/.test(t)?t:"x"+Xt(t.charCodeAt(0).toString(16),2)
//|40 47 377 378 0 907
,ii=(t,n)=>{if("string"==typeof t){if(!Object.hasOwn($t,t))throw new H(`the type '${t}' is not known`);const n={name:t,kind:$t[t],manner:oi(t)};return"any"===t&&(n.item=n),n}const[[r,e]]=Object.entries(t);if("form"===r)return{name:r,form:n[e],manner:"value"};if("list"!==r&&"map"!==r)throw new H(`the type '${r}' is not known`);return{name:r,item:ii(e,n),manner:"list"===r&&"choice"===e?"selection":"list"}}
//|0 907
,oi=t=>"date"===t||"month"===t||"time"===t||"datetime"===t?"moment":"file"===t?"file":"value"
//|0 907
,ci=t=>{for(;t.item&&"any"!==t.name;)t=t.item;return t}
//|934 0 907
,ui={name:"any",manner:"value"}
//|0 907
,li={name:"text",kind:4,manner:"value"}
//|0 907
,hi=t=>"function"==typeof Blob&&t instanceof Blob
//|0 907
,ai=t=>t instanceof Date||t instanceof Map||t instanceof Set
//|59 382 383 0 907
,mi=t=>!("object"!=typeof t||null===t||Array.isArray(t)||t instanceof At||hi(t)||ai(t))
//|0 907
,[fi,pi]=[Symbol("order"),Symbol("repeated")]
//|0 907
,di=(t,n)=>Object.hasOwn(t,n)?t[n]:void 0
//|0 907
,bi=(t,n)=>Object.keys(t).find(t=>!n.has(t))
//|0 907
,wi=t=>new TypeError(`${"object"==typeof t?t.constructor?.name:String(t)} is no value of a form`)
//|0 907
,gi="an object with a key twice is no value of a form"
//|0 907
,ji=class extends TypeError{constructor(t,n="",r="unreadable"){super(t),Object.assign(this,{rule:n,reason:r})}}
//|21 390 0 907
,Oi=t=>{if(!A(t))throw new ji("half of a surrogate pair is no value of a form")}
//|36 38 48 58 59 63 70 382 383 384 386 388 390 391 403 404 394 395 396 397 398 399 400 401 0 907
,vi=class{constructor(t,n=!0){this.slots=t,this.it=n,this.ot=[]}append(t){if(this.slots.length+t>16777216)throw new ji("a form cannot hold so many values","form",P("values of a record"));const n=this.slots.length;for(let n=0;n<t;n++)this.slots.push(null);return n}ct(){const{slots:t}=this;for(let n=0;n<t.length;n++)t[n]??=new xt(0,void 0)}value(t,n,r,e){if(void 0!==t)if("object"==typeof t&&null!==t){if(this.ot.includes(t))throw new TypeError("an object in itself is no value of a form");this.ot.push(t),n.form&&mi(t)?this.form(t,n.form,r,e+1):Array.isArray(t)&&n.item&&"map"!==n.name?this.list(t,n.item,r,e):mi(t)&&"map"===n.name?this.map(t,n.item,r,e):mi(t)&&"any"===n.name?this.members(t,r,e):this.slots[r]=mi(t)&&"file"===n.name?ki(t,n=>di(t,n))??this.plain(t):this.plain(t),this.ot.pop()}else this.slots[r]=this.plain(t)}text(t){return Oi(t),new xt(4,t)}plain(t){return"string"==typeof t?this.text(t):"boolean"==typeof t?new xt(2,t):null===t?new xt(1,void 0):this.other(t)}other(t){if(t===Et)return yi(t);if("bigint"==typeof t)return yi(Nt(t,0)??Et);if(Number.isFinite(t))return yi(zt(t));if("object"!=typeof t)throw wi(t);if(t instanceof At)return new xt(3,new At(t.digits,t.exponent));if(hi(t))return ki(t,n=>t[n]);if(ai(t))throw wi(t);if(!Array.isArray(t))return new xt(10,void 0);const n=new xt(9,void 0);return n.count=Math.min(t.length,1),[n.start,n.stride]=[this.append(n.count),1],n}}
//|0 907
,{}=Object.assign(vi.prototype
//module form contexts|36 38 48 386 392 393 402 0 907
,{form(t,n,r,e){if(e>=Z)return this.slots[r]=new xt(10,void 0),void this.slots[r].u(P("depth"));this.slots[r]=new xt(10,void 0);for(const s of 0===e?n.parameters??[]:[])this.value(di(t,s.name),s.type,r+s.slot,e);this.object(t,n,n.objects[0],r,e)}}
//module form contexts|48 384 385 386 389 390 392 393 402 0 907
,{object(t,n,r,e,s){const i=t[pi];for(const{name:o,field:c,group:u}of r.members){const r=o in Object.prototype?di(t,o):t[o];if(void 0!==r){if(i?.has(o))throw new ji(gi);c?this.value(r,c.type,e+c.slot,s):mi(r)?(this.slots[e+n.objects[u].slot]=new xt(10,void 0),this.object(r,n,n.objects[u],e,s)):this.slots[e+n.objects[u].slot]=this.plain(r)}}n.isClosed&&this.noteUnknown(t,r,e)}}
//isClosed|385 391 392 393 402 0 907
,{noteUnknown(t,n,r){const e=(t[fi]??Object.keys(t)).filter(r=>void 0!==t[r]&&!n.memberNames.has(r));e.forEach(Oi),e.length>0&&(this.slots[r+n.slot].unknown=e)}}
//list any|36 38 48 392 393 402 0 907
,{list(t,n,r,e){const s=this.slots[r]=new xt(9,void 0);if(e>=Z)return s.u(P("depth"));[s.count,s.stride]=[t.length,n.form?.slotCount??1],s.start=this.append(s.count*s.stride);const i="any"===n.name?e+1:e;for(let r=0;r<s.count;r++)this.value(t[r]??null,n,s.item(r),i)}}
//map|36 38 48 392 393 402 0 907
,{map(t,n,r,e){const s=this.slots[r]=new xt(9,void 0);if(s.isMap=!0,e>=Z)return s.u(P("depth"));const i=this.names(t);[s.count,s.stride]=[i.length,(n.form?.slotCount??1)+1],s.start=this.append(s.count*s.stride)+1,s.order=this.order(t,i),i.forEach((r,i)=>{const o=this.slots[s.item(i)-1]=this.text(r);o.flags|=128,o.isKey=!0,this.value(t[r],n,s.item(i),"any"===n.name?e+1:e)})}}
//any|36 38 48 380 392 393 402 0 907
,{members(t,n,r){const e=this.slots[n]=new xt(10,void 0);if(r>=Z)return e.u(P("depth"));const s=this.names(t);e.isOwn=!0,e.count=s.length,e.start=this.append(2*s.length),e.order=this.order(t,s),s.forEach((n,s)=>{this.slots[e.start+2*s]=this.text(n),this.value(t[n],ui,e.start+2*s+1,r+1)})}}
//map any|35 385 389 390 392 393 402 0 907
,{names(t){if(t[pi])throw new ji(gi);return Object.keys(t).filter(n=>void 0!==t[n]).sort(B)}}
//map any|385 392 393 402 0 907
,{order(t,n){if(!this.it||n.length<2)return null;const r=new Map(n.map((t,n)=>[t,n])),e=(t[fi]??Object.keys(t)).map(t=>r.get(t)).filter(t=>void 0!==t);return e.every((t,n)=>t===n)?null:e}}
//|0 907
)
//|48 58 0 907
,yi=t=>new xt(3,t===Et?null:t)
//module file|48 391 0 907
,ki=(t,n)=>{const r=["name","media_type","type"].map(t=>n(t)??null),[e,[s,i,o]]=[n("size"),r];if(!Number.isSafeInteger(e)||e<0||r.some(t=>null!==t&&"string"!=typeof t))return null;if(null!==i&&null!==o)return null;for(const t of r)null!==t&&Oi(t);const c=new xt(8,{name:s,size:e,mediaType:i??o??""});return c.given=t,c}
//|406 0 907
,$i=t=>{let n="";for(const r of t)"number"==typeof r?n+=`[${r}]`:"object"==typeof r?n+=`[${xi(r.key)}]`:""===r||/[`\0-\x1f]/.test(r)?n+=`[${xi(r)}]`:n+=(""===n?"":".")+(/^[A-Za-z_]\w*$/.test(r)?r:`\`${r}\``);return n}
//module map any|84 0 907
,xi=t=>{const n={'"':'\\"',"\\":"\\\\","\n":"\\n","\r":"\\r","\t":"\\t"};return`"${t.replace(/["\\\n\r\t]|(?![ \u200d])[\p{Cc}\p{Zl}\p{Zp}\p{Cn}\p{Co}\p{Cs}\p{Cf}\p{Zs}]/gu,t=>n[t]??`\\u{${Xt(t.codePointAt(0).toString(16).toUpperCase(),4)}}`)}"`}
//|409 410 0 907
,Mi=t=>{const n=[],r=[...t.ut,t.frame];return r.forEach((e,s)=>{const i=r[s+1];e.field?n.push(...e.field.groups,e.field.name):e.group>0&&n.push(...Ei(e.form,e.group));const o=t.E.slice(e.firstItem,i?.firstItem);o.length>0&&Ti(t,o,e,n)}),n}
//|407 0 907
,Si=t=>{const n=Mi(t);let r=0;for(const{key:t}of n)r+=t?.length??0;return r>256&&t.spend(16*r),n}
//list map any|56 0 907
,Ti=(t,n,r,e)=>{let s=r.field?t.slots[r.base+r.field.slot]:null;for(const r of n){s=s&&St(s);const n=9===s?.kind&&r<s.count;e.push(n&&s.isMap?{key:t.slots[s.item(r)-1].value}:r),s=n?t.slots[s.item(r)]:null}}
//module nested group|0 907
,Ei=(t,n)=>{const r=[];for(;n>0;){r.unshift(t.objects[n].name);const e=n;n=t.objects.findIndex(t=>t.members.some(t=>t.group===e))}return r}
//|412 413 414 0 907
,Ai=(t,n,r,e=n.objects[0])=>Ii(e.members.map(({name:e,field:s,group:i})=>[e,s?_i(t,r+s.slot,s.type):Ni(t,n,r,n.objects[i])]))
//group|411 0 907
,Ni=(t,n,r,e)=>{const s=t.slots[r+e.slot];if(!(5&s.flags))return 10===s.kind?Ai(t,n,r,e):1===s.kind?null:void 0}
//|0 907
,Ii=t=>Object.fromEntries(t.filter(([,t])=>void 0!==t))
//|411 415 0 907
,_i=(t,n,r)=>{const e=t.slots[n];return!r.form||10!==e.kind||5&e.flags?Ci(t,e,r):Ai(t,r.form,n)}
//|20 107 110 416 417 0 907
,Ci=(t,n,r)=>{if(!(5&n.flags))switch(n.kind){case 0:return;case 1:return null;case 2:return n.value;case 8:return n.given;case 3:return n.value??void 0;case 4:return"text"!==r.name&&"any"!==r.name&&E(n.value)?null:n.value;case 9:return r.item?Fi(t,n,r.item):void 0;case 10:return n.isOwn?qi(t,n):void 0;default:return kn(n)?Mn(n):void 0}}
//list map any|228 414 0 907
,Fi=(t,n,r)=>{const e=Wr(n).map(e=>[n.isMap?t.slots[e-1].value:e,_i(t,e,r)]).filter(([,t])=>void 0!==t);return n.isMap?Object.fromEntries(e):e.map(([,t])=>t)}
//any|380 413 414 0 907
,qi=(t,n)=>{const r=Array.from({length:n.count},(t,r)=>n.start+2*r);return Ii(r.map(n=>[t.slots[n].value,_i(t,n+1,ui)]))}
//externals|419 0 907
,Ri={kinds:-2,answer:(t,n)=>zi(t,n)}
//|193 196 201 405 408 421 0 907
,zi=(t,n)=>{const r=n.operands.map(n=>Ar(t,n));for(const e of r)if(null!==_r(t,e))return zr(t,_r(t,e),n);const e=t.program.externals[n.a],s={rule:e,value:Pi(t,t.subject),arguments:r.map(n=>Pi(t,n))},i=t.y.host?.lt(s);return t.ht.push({question:s,path:$i(Si(t)),isPending:void 0===i}),t.mt=null,void 0===i?zr(t,"pending",n):!0===i.accepted?5:void 0===i.accepted?zr(t,i.reason,n,e.undecided):(t.mt=i.message??null,10)}
//externals|0 907
,Bi=(t,n)=>{for(const r of t.ht)t.ft.ht.push({...r,isPending:r.isPending&&n});t.ht=[]}
//|187 191 381 414 415 0 907
,Pi=(t,n)=>{if(n.position<0||3===n.g)return Ci(t,n.slot,li)??null;const r=$r(t,n.position)?.type??Tr(t)??li;return _i(t,n.position,r)??null}
//|0 907
,Di=t=>"keys"===t?{first:0,end:null,areKeys:!0}:{first:t[0],end:t[1],areKeys:!1}
//|0 907
,Ui={first:0,end:null,areKeys:!1}
//|0 907
,Zi=class{constructor(t){this.end=t,this.pt=!1,this.dt=!1,this.bt=!1,this.wt=!1,this.refused=null,this.gt=!1}}
//|0 907
,Ji=(t,n,r=0,e=!1)=>({form:t,base:n,firstItem:r,follows:e,field:null,group:0})
//items itemContents beginEach|204 427 428 0 907
,Hi=(t,n,r)=>{const e=Li(t,n,r-1);return 0!==e.list.count&&!t.field.pt&&!Dr(t,t.subject)&&(t.x.push(e),Gi(t))}
//items itemContents beginEach|55 56 57 0 907
,Li=(t,n,r)=>{const{slot:e}=t.subject,{areKeys:s,first:i}=n,o=!s&&0===i&&null===n.end;let c=St(e);(s?c.isMap:9===e.kind||o)||(c=Tt);const u=s?1:c.isMap?-1:0;return s&&(c=Mt(c)),{list:c,count:null===n.end?c.count:Math.min(c.count,n.end),first:i,next:i,partner:u,subject:t.subject,field:t.field,end:r}}
//items itemContents beginEach|424 429 430 432 433 0 907
,Gi=t=>{const n=t.x.at(-1);return n.next>n.first&&Qi(t,n),Wi(t,n)?(Yi(t,n),t.field=t.jt.get(t.subject.position)??new Zi(0),Vi(t,t.subject.position+n.partner)&&(t.field.wt=!0),t.field.end=n.end,t.E.push(n.list.itemAt(n.next-1)),!0):(t.field=n.field,t.subject=n.subject,t.x.pop(),!1)}
//items itemContents beginEach|195 0 907
,Yi=(t,n)=>{t.subject=Ir(t,n.list.item(n.list.itemAt(n.next++)))}
//items itemContents beginEach itemTypes nested|0 907
,Vi=(t,n)=>!0===t.jt.get(n)?.wt
//items itemContents beginEach itemTypes nested|430 0 907
,Ki=(t,n,r)=>n.isMap&&Vi(t,r-1)
//items itemContents beginEach|0 907
,Qi=(t,n)=>{const{field:r}=t;t.E.pop(),r.dt&&(n.field.dt=!0),r.bt&&(n.field.bt=!0),(r.wt||r.gt||null!==r.refused)&&t.jt.set(t.subject.position,r)}
//items itemContents beginEach|0 907
,Wi=(t,n)=>{if(!t.Z())return!1;for(;n.next<n.count;n.next++)if(0==(71&t.slots[n.list.item(n.list.itemAt(n.next))].flags))return!0;return!1}
//items itemContents beginEach|427 429 433 0 907
,Xi=(t,n,r)=>{r?.opened();const e=Li(t,n,null);return t.x.push(e),Wi(t,e)?(t.Ot.push({kind:0,answer:12}),Yi(t,e),!0):(t.x.pop(),t.answer=12,r?.closed(),!1)}
//items itemContents beginEach|429 433 625 626 0 907
,to=(t,n)=>{const r=t.x.at(-1);return n?.itemEnded(r.list.itemAt(r.next-1)),!vc(t,n)&&Wi(t,r)?(Yi(t,r),!0):(t.subject=r.subject,t.x.pop(),Oc(t,n),!1)}
//|438 439 440 441 442 443 444 445 446 447 448 449 0 907
,no={}
//|0 907
,{}=Object.assign(no
//text|436 437 450 0 907
,{text:()=>"Enter text."}
//choice|436 437 450 0 907
,{choice:()=>"Enter text."}
//integer|436 437 450 0 907
,{integer:t=>t?`Enter a whole number, such as ${t}.`:"Enter a whole number."}
//number|436 437 450 0 907
,{number:t=>t?`Enter a number, such as ${t}.`:"Enter a number."}
//boolean|436 437 450 0 907
,{boolean:()=>"Enter true or false."}
//date|436 437 450 0 907
,{date:(t="2026-01-31")=>`Enter a date, such as ${t}.`}
//month|436 437 450 0 907
,{month:(t="2026-01")=>`Enter a month, such as ${t}.`}
//time|436 437 450 0 907
,{time:(t="14:30")=>`Enter a time, such as ${t}.`}
//datetime|436 437 450 0 907
,{datetime:(t="2026-01-31T14:30")=>`Enter a date and a time, such as ${t}.`}
//file|436 437 450 0 907
,{file:()=>"Choose a file."}
//list|436 437 450 0 907
,{list:()=>"Enter a list of values."}
//map|436 437 450 0 907
,{map:()=>"Enter names and their values."}
//|0 907
)
//|0 907
,ro=["This must be the same as {other}.","This must be different from {other}."]
//|0 907
,eo=["There is a mistake in this number.","This number is not allowed."]
//|0 907
,so=t=>[`The number of characters must be {${t}}.`,`The number of characters must not be {${t}}.`]
//|456 457 458 459 460 461 462 463 464 465 466 467 468 469 470 471 472 473 474 475 476 477 478 479 480 481 482 483 484 485 486 487 488 489 490 491 492 493 494 495 496 497 498 499 500 501 502 503 504 505 0 907
,io={}
//|0 907
,{}=Object.assign(io
//required|454 455 506 0 907
,{required:["This is required.","Leave this empty."]}
//filled|454 455 506 0 907
,{filled:["This must be filled in.","Leave this empty."]}
//present|454 455 506 0 907
,{present:["This must be included.","This must be left out."]}
//accepted|454 455 506 0 907
,{accepted:["You must accept this.","You must not accept this."]}
//empty|454 455 506 0 907
,{empty:["Leave this empty.","This must be filled in."]}
//equal|451 454 455 506 0 907
,{equal:ro}
//different|451 454 455 506 0 907
,{different:[ro[1],ro[0]]}
//equal_next|451 454 455 506 0 907
,{equal_next:ro}
//equal_previous|451 454 455 506 0 907
,{equal_previous:ro}
//min_length|454 455 506 0 907
,{min_length:["Enter {min} or more characters.","Enter fewer than {min} characters."]}
//max_length|454 455 506 0 907
,{max_length:["Enter {max} or fewer characters.","Enter more than {max} characters."]}
//length|453 454 455 506 0 907
,{length:so("range")}
//equal_length|453 454 455 506 0 907
,{equal_length:so("count")}
//min_value|454 455 506 0 907
,{min_value:["This must be {min} or more.","This must be less than {min}."]}
//max_value|454 455 506 0 907
,{max_value:["This must be {max} or less.","This must be more than {max}."]}
//between|454 455 506 0 907
,{between:["This must be {min}.","This must not be {min}."]}
//multiple_of|454 455 506 0 907
,{multiple_of:["This must be a multiple of {step}.","This must not be a multiple of {step}."]}
//one_of options|454 455 506 0 907
,{one_of:["Choose one of: {values}.","This must not be any of: {values}."]}
//none_of|454 455 506 0 907
,{none_of:["This must not be any of: {values}.","Choose one of: {values}."]}
//regex|454 455 506 0 907
,{regex:["Enter this in the correct format.","This format is not allowed."]}
//contains|454 455 506 0 907
,{contains:["Something that is required here is missing.","This contains something that is not allowed."]}
//starts_with|454 455 506 0 907
,{starts_with:["This must start with \u201c{text}\u201d.","This must not start with \u201c{text}\u201d."]}
//ends_with|454 455 506 0 907
,{ends_with:["This must end with \u201c{text}\u201d.","This must not end with \u201c{text}\u201d."]}
//chars|454 455 506 0 907
,{chars:["Use only these characters: {characters}","Use at least one character other than these: {characters}"]}
//integer|454 455 506 0 907
,{integer:["Enter a whole number.","This must not be a whole number."]}
//number|454 455 506 0 907
,{number:["Enter a number.","This must not be a number."]}
//boolean|454 455 506 0 907
,{boolean:["Enter true or false.","This must not be true or false."]}
//date|454 455 506 0 907
,{date:["Enter a date, such as 2026-01-31.","This must not be a date."]}
//time|454 455 506 0 907
,{time:["Enter a time, such as 14:30.","This must not be a time."]}
//datetime|454 455 506 0 907
,{datetime:["Enter a date and a time, such as 2026-01-31T14:30.","This must not be a date and time."]}
//json|454 455 506 0 907
,{json:["Enter JSON, such as [1, 2].","This must not be JSON."]}
//before|454 455 506 0 907
,{before:["This must be before {limit}.","This must not be before {limit}."]}
//after|454 455 506 0 907
,{after:["This must be after {limit}.","This must not be after {limit}."]}
//luhn|452 454 455 506 0 907
,{luhn:eo}
//mod97|452 454 455 506 0 907
,{mod97:eo}
//weighted_sum|452 454 455 506 0 907
,{weighted_sum:eo}
//idna|454 455 506 0 907
,{idna:["Enter a host name, such as m\xfcnchen.example.","This must not be a host name."]}
//size|454 455 506 0 907
,{size:["The number of items must be {range}.","The number of items must not be {range}."]}
//unique|454 455 506 0 907
,{unique:["All items must be different.","Some items must be the same."]}
//exclusive|454 455 506 0 907
,{exclusive:["\u201c{item}\u201d can't be combined with anything else.","\u201c{item}\u201d must be combined with something else."]}
//includes|454 455 506 0 907
,{includes:["Include all of: {values}.","Do not include all of: {values}."]}
//ascending|454 455 506 0 907
,{ascending:["Put the items in ascending order.","The items must not be in ascending order."]}
//no_overlap|454 455 506 0 907
,{no_overlap:["The items must not overlap.","Some items must overlap."]}
//min_size|454 455 506 0 907
,{min_size:["The file must be {min} or larger.","The file must be smaller than {min}."]}
//max_size|454 455 506 0 907
,{max_size:["The file must be {max} or smaller.","The file must be larger than {max}."]}
//media_type|454 455 506 0 907
,{media_type:["The file must have one of these types: {types}.","The file must not have any of these types: {types}."]}
//kind|454 455 506 0 907
,{kind:["The type of this value must be one of: {kinds}.","The type of this value must not be one of: {kinds}."]}
//any_filled|454 455 506 0 907
,{any_filled:["Fill in at least one of: {fields}.","Leave all of these empty: {fields}."]}
//all_filled|454 455 506 0 907
,{all_filled:["Fill in all of: {fields}.","Leave at least one of these empty: {fields}."]}
//one_filled|454 455 506 0 907
,{one_filled:["Fill in exactly one of: {fields}.","Fill in none of these, or more than one: {fields}."]}
//|0 907
)
//|509 510 511 0 907
,oo={}
//|0 907
,{}=Object.assign(oo
//list map|507 508 512 0 907
,{list:["Add at least one item.","Remove all items."]}
//list|507 508 512 0 907
,{selection:["Select at least one.","Select none of these."]}
//file|507 508 512 0 907
,{file:["Choose a file.","Remove the file."]}
//|0 907
)
//|515 516 0 907
,co={}
//|0 907
,{}=Object.assign(co
//unique|513 514 517 0 907
,{unique:["Each item must have a different {by}.","Some items must have the same {by}."]}
//ascending|513 514 517 0 907
,{ascending:["Put the items in ascending order of {by}.","The items must not be in ascending order of {by}."]}
//|0 907
)
//|520 521 0 907
,uo={}
//|0 907
,{}=Object.assign(uo
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|518 519 522 0 907
,{min_value:["This must be {min} or later.","This must be earlier than {min}."]}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|518 519 522 0 907
,{max_value:["This must be {max} or earlier.","This must be later than {max}."]}
//|0 907
)
//|525 526 527 528 0 907
,lo={}
//|0 907
,{}=Object.assign(lo
//type|436 523 524 529 0 907
,{type:({type:t,example:n})=>no[t]?.(n)??"Fill in this part of the form."}
//module nested|523 524 529 0 907
,{unknown:({meant:t})=>"There is no field '{name}'."+(void 0===t?"":" Did you mean '{meant}'?")}
//externals|523 524 529 0 907
,{unchecked:()=>"This could not be checked."}
//computed|523 524 529 0 907
,{computed:({value:t})=>""===t?"This must be left empty.":"This must be {value}."}
//|0 907
)
//|454 507 513 518 523 0 907
,ho=(t,n,r,e)=>{if(Object.hasOwn(lo,t))return lo[t](r);const s=n?1:0;if(!Object.hasOwn(io,t))return n?"This is not allowed.":"This was not accepted.";if(uo[t]&&"moment"===e())return uo[t][s];const i=["required","filled","empty"].includes(t)&&oo[e()];return i?i["empty"===t?1-s:s]:"between"===t&&void 0!==r.max?io.between[s].replace("{min}","between {min} and {max}"):(void 0!==r.by&&co[t]||io[t])[s]}
//|241 536 0 907
,ao=(t,n)=>{const{source:r,arguments:e}=t.program.messages[n],s=0===e.length?{}:wo(ae(t,e));return{source:r,arguments:e,values:()=>s}}
//|255 258 534 535 0 907
,mo=(t,n,r)=>{switch(n){case"label":return po(t);case"value":return t.frame.field?.isSecret?ve:ge(t,t.subject);case"length":return t.frame.field?.isSecret?ve:bo(t);case"other":return r?.other()??void 0;default:return}}
//|191 386 530 537 0 907
,fo=(t,{authored:n=null,builtIn:r,isNegated:e=!1,values:s=null,found:i=null})=>{const{ruleTexts:o,translations:c}=t.y;if(null!==n){const r=(c&&di(c,n.source))??n.source;return go(r,()=>({...i?.values()??s,...n.values()}),t,i)}const u=s??i?.values()??{};"type"===r&&(u.example??=t.frame.field?.notation?.example);const l=o&&di(o,e?`not ${r}`:r);return go(l??ho(r,e,u,()=>i?.vt()?"moment":0===t.yt.length?Tr(t)?.manner??"value":"value"),()=>u,t,i)}
//|235 0 907
,po=t=>{const{field:n,form:r,group:e}=t.frame;if(n)return n.shownLabel;const s=e>0?r.objects[e]:r;return s.label??ie(s.name)}
//|27 0 907
,bo=t=>{const{slot:n}=t.subject;return 4===n.kind?String(R(n.value)):9===n.kind?String(n.count):"0"}
//|0 907
,wo=t=>{const n={};for(const{name:r,text:e}of t)n[r]=void 0===n[r]?e:`${n[r]}, ${e}`;return n}
//|386 532 539 0 907
,go=(t,n,r,e)=>{const s=Oo(t,r.program.kt);if(1===s.length)return s[0];const i=n();let o=s[0];for(let t=1;t<s.length;t+=2){const n=s[t];o+=(di(i,n)??mo(r,n,e)??`{${n}}`)+s[t+1]}return o}
//module|539 0 907
,jo=(t,{authored:n,found:r})=>{const e=null===n?[]:Oo(n.source,t.program.kt).filter((t,n)=>n%2==1);if(null!==n&&0===e.length)return!0;const s=[...r.arguments,...n?.arguments??[]];return s.every(({operand:t})=>1===t.kind)&&e.every(t=>s.some(n=>n.name===t))}
//|0 907
,Oo=(t,n)=>{let r=n.get(t);if(void 0!==r)return r;r=[""];let e=0;for(const{0:n,1:s,index:i}of t.matchAll(/\{\{|\}\}|\{([^}]*)\}/g))r[r.length-1]+=t.slice(e,i)+(void 0===s?n[0]:""),void 0!==s&&r.push(s,""),e=i+n.length;return r[r.length-1]+=t.slice(e),n.size<1e3&&n.set(t,r),r}
//|0 907
,vo=Object.freeze([])
//|540 542 543 0 907
,yo=(t,n,r)=>{const e=t.program.calls[n.index],s=new $o(t,e?.name??"",e?.arguments??vo,r);return s.$t=18===n.op?ko(t,n):null,s.arguments.some(({operand:{kind:t}})=>1!==t&&3!==t)&&s.settle(),s}
//externals|0 907
,ko=(t,n)=>{if(null!==t.mt)return{source:t.mt.replace(/[{}]/g,"$&$&"),values:()=>({})};const{message:r}=t.program.externals[n.a];return void 0===r?null:{source:t.program.messages[r].source,values:()=>({})}}
//|8 107 193 241 244 536 0 907
,$o=class{constructor(t,n,r,e){this.xt=t,this.builtIn=n,this.rule=n,this.arguments=r,this.message=null,this.$t=null,this.answer=t.answer,this.progress=e,this.items=[],this.isNegated=!1,this.Mt=3===p(t.answer)?t.q:null,this.St=null}settle(){this.St={values:this.values(),other:this.other(),vt:this.vt()}}values(){return this.St?.values??wo(ae(this.xt,this.arguments))}other(){return null===this.St?pe(this.xt,this.arguments):this.St.other}vt(){return this.St?.vt??this.arguments.some(({operand:t})=>kn(Ar(this.xt,t).slot))}}
//|8 545 546 0 907
,xo=(t,n,r,e,s,i)=>{const[o,c]=[p(n),p(e)];if(null===t||0===o)return r;if(null===r||0===c)return t;if(3===o&&3===c)return Mo(r)>Mo(t)?r:t;if(o!==c){const n=s?1:2;return o===(o===n||c===n?n:3)?t:r}return 2!==o?t:s?So(r,t)?r:t:i&&4&n&&!(4&e)?r:t}
//|0 907
,Mo=t=>["passes","warns","blocks"].indexOf(t.Mt?.z)
//|0 907
,So=(t,n)=>{const r=t=>0!=(4&t.answer);return r(t)===r(n)?t.progress>n.progress:r(t)}
//|548 549 551 0 907
,To=(t,n)=>{const{start:r}=t.program.checks[n],e=new Io(t,n),s=Eo(t.program,n);return null!==s&&e.Tt(s,t.program.code[r]),null!==s||Ao(t,r,e)?e.Et:(t.steps+=4096-t.At,t.At=1,null)}
//|0 907
,Eo=(t,n)=>{const{start:r}=t.checks[n],e=t.code[r+1];return t.Nt[r].test&&2===e.op&&e.a===n?t.Nt[r]:null}
//|600 0 907
,Ao=(t,n,r)=>{const{subject:e,answer:s,It:i,q:o,N:c,depth:u,mt:l,F:h,_t:a,Ct:m}=t,f=[t.Ot,t.x,t.subjects,t.yt,t.arguments,t.ht],p=f.map(t=>t.length);t.F=!0,wc(t,n,r);const d=!t._t;return Object.assign(t,{subject:e,answer:s,It:i,q:o,N:c,depth:u,mt:l,F:h,_t:a,Ct:m}),f.forEach((t,n)=>{t.length>p[n]&&(t.length=p[n])}),d}
//beginOr beginAny|23 0 907
,No=(t,n)=>{const{slot:r}=t.subject;return 4!==r.kind?0:n.test?.progress?.(t,n)??(4&t.answer?I(r.value):0)}
//|541 550 553 554 555 556 557 558 559 560 0 907
,Io=class{constructor(t,n){this.xt=t,this.check=n,this.Et=null,this.Ft=[],this.qt=[]}Tt(t,n){const r=this.qt.includes(!0)?No(this.xt,t):0;this.Et=yo(this.xt,t,r),t!==n&&(this.xt.Z(),this.Rt(this.xt.program.rules[n.a]),this.zt(n))}Rt(t){void 0!==t.message&&this.message(t.message)}zt(t){const n=this.xt.program.calls[t.index],{Et:r}=this;r&&n&&(r.rule=n.name,r.$t=r.message??r.$t,r.message=null,r.answer=this.xt.answer)}}
//|0 907
,{}=Object.assign(Io.prototype
//beginAnd beginOr beginAll beginAny beginEach|551 552 561 0 907
,{opened(t=!1){this.Ft.push(null),this.qt.push(t)}}
//beginAnd beginOr beginAll beginAny beginEach|544 551 552 561 0 907
,{combined(t,n){const r=0!=(8&this.xt.subject.slot.flags);this.Ft.push(xo(this.Ft.pop(),t,this.Et,this.xt.answer,n,r))}}
//beginAnd beginOr beginAll beginAny beginEach|551 552 561 0 907
,{closed(){this.Et=this.Ft.pop(),this.qt.pop()}}
//beginEach|551 552 561 0 907
,{itemEnded(t){this.Et?.items.unshift(t)}}
//pushMember|551 552 561 0 907
,{memberMissing(){this.Et=null}}
//popMember|551 552 561 0 907
,{memberEnded(){this.Et&&(this.Et.items=[])}}
//not|551 552 561 0 907
,{negated(){this.Et&&Object.assign(this.Et,{isNegated:!this.Et.isNegated,items:[]})}}
//message|531 551 552 561 0 907
,{message(t){this.Et&&null===this.Et.message&&(this.Et.message=ao(this.xt,t))}}
//|0 907
)
//|563 564 565 0 907
,_o=(t,n)=>{null===t.ft.Bt&&qo(t)?Co(t,n):Fo(t,n)}
//module|538 548 564 0 907
,Co=(t,n)=>{const r=t.program.violations[n];if(null!==r){const{path:n,rule:e,message:s,severity:i,file:o,line:c,column:u}=r;return void t.ft.violations.push({path:n,rule:e,message:s,severity:i,file:o,line:c,column:u})}const e=Eo(t.program,n),{text:s,violation:i}=Fo(t,n);s.found&&null!==e&&18!==e.op&&jo(t,s)&&(t.program.violations[n]={...i})}
//|531 547 566 567 582 0 907
,Fo=(t,n)=>{const{answer:r}=t,e=0!=(8&t.subject.slot.flags)&&(0!=(4&r)||!0===t.frame.field?.Pt),s=t.program.checks[n],i=s.isCondition?null:To(t,n),o=s.isCondition?"check":null,c=i?.items??[];t.E.push(...c);const u={authored:i?.message??(void 0===s.message?null:ao(t,s.message))??i?.$t??null,builtIn:o??i?.builtIn??"",isNegated:i?.isNegated??!1,found:i},l=o??i?.rule??Xo(t,t.program.code[s.start])??"",h=zo(t,l,s.place,u,s.isWarning?"warning":"error",s.target);return Ro(t,h,e,s),t.E.length-=c.length,{text:u,violation:h}}
//module|0 907
,qo=({y:t,ut:n,E:r})=>void 0===t.ruleTexts&&void 0===t.translations&&n.length+r.length===0
//|0 907
,Ro=(t,n,r,e=null)=>{t.ft.violations.push(n),t.ft.Bt?.set(n,{Dt:r,check:e})}
//|405 408 533 0 907
,zo=(t,n,r,e,s,i=[],o=null)=>({path:null===o&&0===i.length&&t.ut.length+t.E.length===0&&t.frame.field?t.frame.field.Ut:$i([...o??Si(t),...i]),rule:n,message:fo(t,e),severity:s,file:t.program.sources[r[0]],line:r[3],column:r[4]})
//|0 907
,Bo=t=>t.frame.field?.place??t.frame.form.place
//|566 567 568 570 574 0 907
,Po=(t,n,r,e=!1)=>{Ho(t);const s=zo(t,n,Bo(t),{builtIn:n,values:r},"error");Ro(t,s,e),Do(t)}
//|0 907
,Do=t=>{"first"===t.y.mode&&(t._t=!0)}
//|191 569 0 907
,Uo=t=>{Po(t,"type",{type:Tr(t)?.name??""},0!=(16&t.subject.slot.flags))}
//|105 127 255 258 267 569 0 907
,Zo=t=>{const{subject:n}=t,r=t.slots[n.position+1],e=new Ln(r,0,vn(r),n.position+1);return!(!e.j||4&r.flags)||!(70&r.flags||n.j||!Ye(t,n,e,!1))||(Po(t,"computed",{value:t.frame.field.isSecret?ve:ge(t,n)}),"first-per-field"!==t.y.mode||(t.field.wt=!0,!1))}
//|8 420 562 574 576 0 907
,Jo=(t,n)=>{if(t.ht.length>0&&Bi(t,3===p(t.answer)),t.field.wt)return t.field.end;if(3===p(t.answer))return Go(t,n),null;const r=!0===t.It?.Zt;return _o(t,n),t.program.checks[n].isWarning?null:(Ho(t),r&&(t.field.refused=t.subject.position),"first"===t.y.mode&&(t._t=!0),"first-per-field"!==t.y.mode?null:(t.field.wt=!0,t.field.end))}
//|0 907
,Ho=t=>{t.field.dt=!0,t.ft.isInvalid=!0}
//warn|8 562 0 907
,Lo=(t,n)=>{2===p(t.answer)&&(t.F||_o(t,n),t.answer=12)}
//|577 578 581 582 0 907
,Go=(t,n)=>{const r=t.program.checks[n],e=r.isExternal?Yo(t,n):t.q,s=(e.step&&Xo(t,e.step))??"when";"blocks"===e.z?Wo(t,e.reason,r.isCondition?"check":s,r):"warns"===e.z&&Vo(t,s,r)}
//externals|547 0 907
,Yo=(t,n)=>To(t,n)?.Mt??t.q
//externals|567 0 907
,Vo=(t,n,{place:r})=>{t.ft.violations.push(zo(t,n,r,{builtIn:"unchecked"},"warning"))}
//branch|581 0 907
,Ko=(t,n)=>{t.program.calls[n.index]&&!t.field.wt&&Wo(t,t.q.reason,"when")}
//decisions|581 0 907
,Qo=(t,n)=>{const r=t.Jt.get(n);r&&Wo(t,r.reason,"when")}
//|405 408 0 907
,Wo=(t,n,r,e=null)=>{t.field.bt=!0,t.ft.bt=!0;const s={path:$i(Si(t)),rule:r,reason:n};t.ft.undecided.push(s),null!==e&&t.ft.Bt?.set(s,{Dt:!1,check:e})}
//|0 907
,Xo=(t,n)=>t.program.calls[n.index]?.name
//options|317 569 586 0 907
,tc=(t,n)=>{const{subject:r}=t;if(r.j||n.table.has(r.slot.value))return!0;const e=8&r.slot.flags&&(n.Pt||Js(r.slot.value,n.table));return Po(t,"one_of",{values:n.Ht??=ec(n.options)},Boolean(e)),!1}
//|195 204 431 571 581 583 585 0 907
,nc=t=>{const n=t.subject,r=t.frame.field;if(9!==n.slot.kind||!r||t.field.pt||t.field.gt||Dr(t,n))return;t.field.gt=!0;const e="first-per-field"===t.y.mode;for(let s=0;s<n.slot.count&&!t._t;s++){const i=n.slot.itemAt(s);t.subject=Ir(t,n.slot.item(i));const{slot:o,position:c}=t.subject,u=Ki(t,n.slot,c);t.E.push(i),4&o.flags?(u||Uo(t),n.slot.isMap&&e&&rc(t,c)):64&o.flags?Wo(t,o.reason,"type"):4===o.kind&&r.table&&!u&&!tc(t,r)&&e&&rc(t,c),t.E.pop()}t.subject=n}
//|424 0 907
,rc=(t,n)=>{const r=new Zi(0);r.wt=!0,t.jt.set(n,r)}
//|237 0 907
,ec=t=>t.slice(0,8).map(({label:t,value:n})=>t??n).join(", ")+ce(t.length)
//|105 127 424 583 588 0 907
,sc=(t,n)=>{if(!t.Z())return!1;const{frame:r}=t,e=r.form.fields[n.a];r.field=e,t.field=new Zi(n.b);const s=r.base+e.slot,i=t.slots[s];return t.subject=new Ln(i,0,vn(i),s),71&i.flags?(t.field.pt=!0,ic(t,e,i,s),!1):4!==i.kind||null===e.table||tc(t,e)||"all"===t.y.mode&&!t._t}
//|571 580 581 0 907
,ic=(t,n,r,e)=>{1&r.flags||(2&r.flags?Qo(t,e):4&r.flags?Uo(t):t.I.has(e)?Wo(t,t.I.get(e),"computed"):Wo(t,r.reason,"type"))}
//form|195 424 580 0 907
,oc=(t,n)=>{if(!t.Z())return!1;t.frame.field=null,t.frame.group=t.frame.form.objects.findLastIndex(({slot:t,slotCount:r})=>t<n.a&&n.a<t+r),t.field=new Zi(n.b),t.subject=Ir(t,t.frame.base);const r=t.frame.base+n.a,{flags:e}=t.slots[r];return 2==(3&e)&&Qo(t,r),0==(3&e)}
//|35 591 0 907
,cc=(t,n)=>{const r=Array.from(t.toLowerCase());if(0===r.length||r.length>64)return null;const e=Math.min(Math.floor(r.length/3),4);let s=null;for(const i of n){const n=Array.from(i.toLowerCase());if(i===t||Math.abs(n.length-r.length)>e)continue;const o=uc(r,n),c=null===s||o<s.Lt||o===s.Lt&&B(i,s.name)<0;o<=e&&c&&(s={Lt:o,name:i})}return s?.name??null}
//|0 907
,uc=(t,n)=>{let[r,e]=[[],Array.from({length:n.length+1},(t,n)=>n)];return t.forEach((s,i)=>{const o=[i+1];n.forEach((c,u)=>{let l=Math.min(e[u]+(s===c?0:1),e[u+1]+1,o[u]+1);i>0&&u>0&&s===n[u-1]&&t[i-1]===c&&(l=Math.min(l,r[u-1]+1)),o.push(l)}),[r,e]=[e,o]}),e[n.length]}
//module nested|236 410 590 593 594 0 907
,lc=(t,n)=>{for(let r=1;r<n.objects.length&&!t._t;r++){const e=t.slots[t.frame.base+n.objects[r].slot];10===e.kind||t.program.Gt(n,n.objects[r])||3&e.flags||!ac(e,n)||hc(t,"type",{builtIn:"type",values:{type:"group",example:null}},n,Ei(n,r))}if(n.isClosed)for(const[r,e]of n.objects.entries()){const s=t.slots[t.frame.base+e.slot];if(!(!s.i||null===s.unknown||3&s.flags||t.program.Gt(n,e)))for(const[i,o]of s.unknown.entries()){if(t._t)return;const s={name:oe(o)},c=i<100?cc(o,e.members.map(t=>t.name)):null;null!==c&&(s.meant=c),hc(t,"unknown",{builtIn:"unknown",values:s},n,[...Ei(n,r),o])}}}
//|567 570 0 907
,hc=(t,n,r,e,s)=>{t.ft.isInvalid=!0,t.ft.violations.push(zo(t,n,e.place,r,"error",s)),Do(t)}
//|105 0 907
,ac=(t,n)=>{switch(t.kind){case 0:case 10:return!1;case 1:return n.isExact;case 4:return n.isExact||!vn(t);default:return!0}}
//nested|36 38 204 596 597 0 907
,mc=(t,n)=>{if(!t.y.Yt)return;const r=t.subject,e=t.Vt;if(t.Vt=1/0,t.depth>=Z)return t.Kt(P("depth"));if(t.depth++,10!==r.slot.kind||32&r.slot.flags||pc(t,n,r.position,!1),9===r.slot.kind&&!Dr(t,r))for(let e=0;e<r.slot.count&&!t._t&&t.Z();e++){const s=r.slot.itemAt(e);t.E.push(s),fc(t,s,r.slot,n),t.E.pop()}t.depth--,t.Vt=e,t.subject=r}
//nested|105 127 431 571 581 597 0 907
,fc=(t,n,r,e)=>{const s=r.item(n),i=t.slots[s];4&i.flags?(t.subject=new Ln(i,0,vn(i),s),Ki(t,r,s)||Uo(t)):64&i.flags?Wo(t,i.reason,"type"):pc(t,e,s,n>0&&!r.isMap)}
//nested|425 592 600 0 907
,pc=(t,n,r,e)=>{const[s,i]=[t.field,t.x.length];t.ut.push(t.frame),t.frame=Ji(n,r,t.E.length,e),lc(t,n),t._t||wc(t,n.checks,null),t.frame=t.ut.pop(),t.x.length=i,t.field=s}
//ignoring pushMember|56 129 146 195 0 907
,dc=(t,n)=>{const r=t.subject.slot;if(10!==r.kind||!r.isOwn)return t.answer=28,!1;t.yt.push(t.subject);const e=4===n.slot.kind?ar(t,St(r),n.slot.value):void 0;return t.subject=void 0===e?Yn:Ir(t,e),!0}
//ignoring pushMember|20 48 105 127 193 0 907
,bc=(t,n)=>{const r=Ar(t,n.a).slot,{subject:e}=t;if(4!==e.slot.kind||e.j||14!==r.kind)return t.subjects.push(e),!0;const s=Array.from(e.slot.value).filter(t=>r.value.offender.test(t)).join("");if(E(s))return t.It=n,t.answer=14,!1;if(t.subjects.push(e),s.length<e.slot.value.length){const n=new xt(4,s);n.flags=e.slot.flags,t.subject=new Ln(n,0,vn(n),e.position)}return!0}
//|9 199 420 573 575 587 589 624 625 626 627 629 0 907
,wc=(t,n,r)=>{const e=t.program.Nt;for(let s=n;;){const n=e[s++];switch(n.op){case 14:case 15:case 16:case 17:case 18:if(t.answer=qr(t,n),t.It=d(t.answer)?n:null,r?.Tt(n,t.program.code[s-1]),t._t&&d(t.answer))return;break;case 0:if(t.Vt--<=0)return;if(sc(t,n)||(s=n.b),t._t)return;break;case 1:if(t.Vt--<=0)return;if(oc(t,n)||(s=n.b),t._t)return;break;case 2:if(t._t||r?.check===n.a)return;if(d(t.answer)?s=Jo(t,n.a)??s:t.ht.length>0&&Bi(t,!1),t._t)return;break;case 3:s=n.a;break;case 4:return;case 5:case 6:case 7:case 8:jc(t,n.op-5,r);break;case 9:vc(t,r)&&(s=n.a);break;case 10:Oc(t,r);break;case 11:r?.message(n.a);break;case 12:if(r?.check===n.a)return;Lo(t,n.a);break;case 13:if(yc(t,n,r),t._t)return $c(t,n);break;default:if(s=n.Qt(t,n,r)??s,t._t)return}}}
//|603 604 605 606 607 608 609 610 611 612 613 614 615 616 617 618 619 620 621 622 0 907
,gc={}
//|0 907
,{}=Object.assign(gc
//moment|601 602 623 0 907
,{moment:(t,n)=>n.a===t.y.moment?void 0:n.b}
//unlessHeld|601 602 623 0 907
,{unlessHeld:(t,n)=>t.field.dt||t.field.bt?n.a:void 0}
//whenInactive|601 602 623 0 907
,{whenInactive:(t,n)=>1&t.slots[t.frame.base+n.a].flags?void 0:n.b}
//branch|8 579 601 602 623 0 907
,{branch(t,n){const r=p(t.answer);if(1!==r)return 3!==r?n.a:(0===t.Ot.length&&Ko(t,n),n.b)}}
//not|10 601 602 623 0 907
,{not(t,n,r){t.answer=b(t.answer),r?.negated()}}
//pushSubject|193 601 602 623 0 907
,{pushSubject(t,n){t.subjects.push(t.subject),t.subject=Ar(t,n.a)}}
//popSubject|601 602 623 0 907
,{popSubject:t=>{t.subject=t.subjects.pop()}}
//recordValue|572 601 602 623 0 907
,{recordValue:(t,n)=>Zo(t)?void 0:n.a}
//itemTypes|584 601 602 623 0 907
,{itemTypes:t=>{nc(t)}}
//nested|595 601 602 623 0 907
,{nested(t,n){t.field.pt||mc(t,t.program.forms[n.a])}}
//items|426 601 602 623 0 907
,{items:(t,n)=>t.field.wt||!Hi(t,n.a,n.b)?n.b:void 0}
//itemContents|423 426 601 602 623 0 907
,{itemContents:(t,n)=>Hi(t,Ui,n.a)?void 0:n.a}
//nextItem|428 601 602 623 0 907
,{nextItem:(t,n)=>Gi(t)?n.a+1:void 0}
//decide|601 639 602 623 0 907
,{decide:(t,n)=>{Cc(t,t.program.decisions[n.a])}}
//compute|601 636 602 623 0 907
,{compute:(t,n)=>{Nc(t,t.program.computed[n.a])}}
//beginEach|434 601 602 623 0 907
,{beginEach:(t,n,r)=>Xi(t,n.a,r)?void 0:n.b}
//nextEach|435 601 602 623 0 907
,{nextEach:(t,n,r)=>to(t,r)?n.a+1:void 0}
//ignoring|599 601 602 623 0 907
,{ignoring(t,n,r){if(!bc(t,n))return r?.Tt(n,n),n.b}}
//pushMember|193 598 601 602 623 0 907
,{pushMember(t,n,r){if(!dc(t,Ar(t,n.a)))return r?.memberMissing(),n.b}}
//popMember|8 601 602 623 0 907
,{popMember(t,n,r){t.subject=t.yt.pop(),0===p(t.answer)&&(t.answer=28),r?.memberEnded()}}
//|0 907
)
//beginAnd beginOr beginAll beginAny|14 0 907
,jc=(t,n,r)=>{t.Ot.push({kind:n,answer:k[n]}),r?.opened(1===n||3===n)}
//beginAnd beginOr beginAll beginAny beginEach|0 907
,Oc=(t,n)=>{t.answer=t.Ot.pop().answer,n?.closed()}
//beginAnd beginOr beginAll beginAny beginEach|8 15 198 0 907
,vc=(t,n)=>{const r=t.Ot.at(-1),e=r.answer,s=1===r.kind||3===r.kind;r.answer=$[r.kind](e,t.answer),n?.combined(e,s);const[i,o]=s?[1,8]:[2,4];return p(r.answer)===i&&(!Fr(t)||0==(r.answer&o))}
//rule|36 38 201 600 628 0 907
,yc=(t,n,r)=>{const e=t.program.rules[n.a];if(t.depth>=Z&&!t.program.R(n))return void(t.answer=zr(t,P("depth"),n));if(!t.Z())return;const s=t.arguments.length;for(const r of n.operands)t.arguments.push(kc(t,r));const i=t.N;t.N=s,t.depth++,wc(t,e.entry,r),r?.Rt(e),t.arguments.length=s,t.N=i,t.depth--,r?.zt(n)}
//rule|127 193 238 0 907
,kc=(t,n)=>{const r=Ar(t,n);return t.program.J&&ue(t,n)?Object.assign(new Ln(r.slot,r.g,r.j,r.position),{isSecret:!0}):r}
//|36 0 907
,$c=(t,n)=>{const r=t.program.calls[n.index];r&&t.Ct?.reason===P("steps")&&(t.Ct.rule=r.name)}
//computed|36 193 196 631 635 0 907
,xc=(t,n)=>{const r=Ar(t,n.list),e={count:0,sum:0,Wt:null,obstacle:_r(t,r)};if(null!==e.obstacle||9!==r.slot.kind)return e;for(let s=0;s<r.slot.count&&null===e.obstacle;s++)t.Z()?Ac(t,Mc(t,n,r.slot.item(s)),e,n.function):e.obstacle=P("steps");return e}
//computed|36 38 632 0 907
,Mc=(t,n,r)=>{const e={count:0,sum:0,Wt:null,obstacle:null};if(t.depth>=Z)return e.obstacle=P("depth"),e;t.depth++;const{level:s}=n;for(;t.T.length<s;)t.T.push(null);return Sc(t,r,n,0,e),t.T.length=s,t.T.every(t=>null===t)&&(t.T.length=0),t.depth--,e}
//computed|195 196 242 633 634 0 907
,Sc=(t,n,r,e,s)=>{if(n>=t.slots.length)return;const i=Ir(t,n);i.j||(("count"!==r.function||void 0!==r.body||e<r.steps.length)&&null!==_r(t,i)?s.obstacle=`unreadable: ${me(t,r.list)}`:(t.T.push({position:n,form:r.forms[e]??null}),e===r.steps.length?Ec(t,r,s):Tc(t,n+r.steps[e],r,e+1,s),t.T.pop()))}
//computed|36 195 196 632 0 907
,Tc=(t,n,r,e,s)=>{if(n>=t.slots.length)return;const i=Ir(t,n);if(s.obstacle=_r(t,i),null===s.obstacle&&9===i.slot.kind)for(let n=0;n<i.slot.count&&null===s.obstacle;n++)t.Z()?Sc(t,i.slot.item(n),r,e,s):s.obstacle=P("steps")}
//computed|8 193 196 600 635 0 907
,Ec=(t,n,r)=>{if(void 0!==n.body){wc(t,n.body,null);const e=p(t.answer);if(t._t||n.isConditional&&3===e)return void(r.obstacle=t.q.reason);if(n.isConditional&&1!==e)return}if("count"===n.function)return void r.count++;const e=Ar(t,n.value);r.obstacle=_r(t,e),null!==r.obstacle||e.j||Ac(t,{count:1,sum:3===e.slot.kind?e.slot.value:0,Wt:e,obstacle:null},r,n.function)}
//computed|111 142 0 907
,Ac=(t,n,r,e)=>{if(null===r.obstacle)if(null===n.obstacle){if(r.count+=n.count,"sum"===e){const t=Sn(r.sum,n.sum);null===t?r.obstacle="more than 38 digits":r.sum=t}else if("count"!==e&&null!==n.Wt){const s=null===r.Wt?null:cr(t,n.Wt,r.Wt);(null===r.Wt||null!==s&&("min"===e?s<0:s>0))&&(r.Wt=n.Wt)}}else r.obstacle=n.obstacle}
//computed|129 130 193 196 630 637 0 907
,Nc=(t,n)=>{const r=t.frame.base+n.slot;if(n.operand){const e=Ar(t,n.operand);Ic(t,e,_r(t,e),r)}else{const e=xc(t,n.aggregate),{function:s}=n.aggregate,i="count"===s?Vn(e.count):"sum"===s?Vn(e.sum):e.Wt;Ic(t,i??Yn,e.obstacle,r)}}
//computed|48 0 907
,Ic=(t,n,r,e)=>{const s=t.slots[e],i=null!==r||n.j?new xt(0,void 0):n.slot.copy();i.flags=3&s.flags,null!==r?(i.flags|=64,t.I.set(e,r)):t.I.delete(e),t.slots[e]=i}
//decisions|129 600 637 639 0 907
,_c=(t,n)=>{const{decisions:r}=n.form;if(void 0===r)return;const e=t.frame;if(t.frame=n,t._t||wc(t,r,null),t._t){t.answer=15;for(const n of t.program.Xt(r))"decide"===n.name?Cc(t,t.program.decisions[n.a]):"compute"===n.name&&Ic(t,Yn,t.q.reason,t.frame.base+t.program.computed[n.a].slot)}t.frame=e}
//decisions|8 0 907
,Cc=(t,{slot:n,main:r,otherwise:e,place:s})=>{const{flags:i}=t.slots[t.frame.base+n],o=(n,r)=>{for(let e=n[0];e<n[1];e++)t.slots[t.frame.base+e].flags|=r};if(3&i){const t=1&i?1:2;o(r,t),o(e,t)}else if(1===p(t.answer))o(e,1);else if(3!==p(t.answer))o(r,1);else{const n={reason:t.q.reason,place:s};for(const s of[r,e]){o(s,2);for(let r=s[0];r<s[1];r++)t.Jt.set(t.frame.base+r,n)}}}
//fallback template|0 907
,Fc=new RegExp("[\\p{Cn}\u0295\\u088f\\u0897\\u0c5c\\u0cdc\\u0cf3\\u0ece\\u1acf-\\u1aeb\\u1b4e\\u1b4f\\u1b7f\\u1c89\\u1c8a\\u20c1\\u2427-\\u2429\\u2b96\\u2ffc-\\u2fff\\u31e4\\u31e5\\u31ef\\ua7cb-\\ua7cf\\ua7d2\\ua7d4\\ua7da-\\ua7dc\\ua7f1\\ufbc3-\\ufbd2\\ufd90\\ufd91\\ufdc8-\\ufdce\\u{105c0}-\\u{105f3}\\u{10940}-\\u{10959}\\u{10d40}-\\u{10d8f}\\u{10ec2}-\\u{10ed8}\\u{10efa}-\\u{10eff}\\u{1123f}-\\u{11241}\\u{11380}-\\u{113e2}\\u{116d0}-\\u{116e3}\\u{1171e}\\u{11b00}-\\u{11bf9}\\u{11db0}-\\u{11de9}\\u{11f00}-\\u{11f5a}\\u{1342f}\\u{13439}-\\u{143fa}\\u{16100}-\\u{16139}\\u{16d40}-\\u{16d79}\\u{16ea0}-\\u{16ed3}\\u{16ff2}-\\u{16ff6}\\u{187f8}-\\u{187ff}\\u{18cff}\\u{18d09}-\\u{18df2}\\u{1b132}\\u{1b155}\\u{1cc00}-\\u{1cef0}\\u{1d2c0}-\\u{1d2d3}\\u{1df25}-\\u{1df2a}\\u{1e030}-\\u{1e08f}\\u{1e4d0}-\\u{1e6ff}\\u{1f6d8}\\u{1f6dc}\\u{1f774}-\\u{1f77f}\\u{1f7d9}\\u{1f8b2}-\\u{1f8d8}\\u{1fa54}-\\u{1faff}\\u{1fbcb}-\\u{1fbef}\\u{1fbfa}\\u{2b739}-\\u{2b73f}\\u{2cea2}-\\u{2ee5d}\\u{31350}-\\u{33479}]","u")
//fallback template|640 0 907
,qc=t=>!/^[\0-\u024f]*$/.test(t)&&Fc.test(t)
//fallback|0 907
,Rc=class{constructor(t){this.sets=t.map(t=>new RegExp(`^${t}$`,"u")),this.tn=new Map,this.nn=new Map;const n=(t.join("").match(/[^\0-\x7f]|\\u[0-9a-f]{4}|\\x[0-9a-f]{2}/gu)??[]).map(t=>"\\"===t[0]?String.fromCodePoint(parseInt(t.slice(2),16)):t);for(const t of[...n.reverse(),...Array.from({length:128},(t,n)=>String.fromCharCode(127-n))])this.tn.set(this.rn(t),t)}rn(t){return this.sets.map(n=>n.test(t)?1:0).join("")}en(t){return Array.from(t,t=>{if(t<"\x80")return t;let n=this.nn.get(t);return void 0===n&&this.nn.set(t,n=this.tn.get(this.rn(t))??t),n})}}
//backtracking|0 907
,zc=class extends Error{}
//backtracking|643 645 0 907
,Bc=class{constructor({text:t,flags:n=""},r){if(!/^s?$/.test(n))throw new zc;if(this.source=Array.from(t),this.sn="s"===n,this.in="whole"===r,this.at=0,this.on=0,this.groups=new Map,this.cn=new Map,this.calls=[],this.pattern=this.alternatives(),this.at<this.source.length||!this.calls.every(t=>this.groups.has(t)))throw new zc}test(t){this.text=Array.from(t),this.steps=0;try{const t=this.text.length;for(let n=0;n<=(this.in?0:t);n++)if(this.un=[],this.pattern(n,n=>!this.in||n===t))return!0;return!1}catch(t){if(t instanceof zc||t instanceof RangeError)return null;throw t}}step(){if(++this.steps>2e5)throw new zc}take(t){const n=Array.from(t).every((t,n)=>this.source[this.at+n]===t);return n&&(this.at+=t.length),n}ln(t){if(!this.take(t))throw new zc}hn(t){const n=t.exec(this.source.slice(this.at,this.at+40).join(""));if(!n)throw new zc;return this.at+=Array.from(n[0]).length,n}alternatives(){const t=[this.sequence()];for(;this.take("|");)t.push(this.sequence());return 1===t.length?t[0]:(n,r)=>t.some(t=>t(n,r))}sequence(){const t=[];for(;this.at<this.source.length&&!["|",")"].includes(this.source[this.at]);)t.push(this.an());const n=(r,e,s)=>(this.step(),r===t.length?s(e):t[r](e,t=>n(r+1,t,s)));return 1===t.length?t[0]:(t,r)=>n(0,t,r)}an(){const t=this.part(),n=this.source[this.at];if(!["?","*","+","{"].includes(n))return t;const[r,e]="{"===n?this.mn():(this.at++,["+"===n?1:0,"?"===n?1:1/0]);if(this.take("+"))return this.possessive(t,r,e);const s=this.take("?");if(["?","*","+","{"].includes(this.source[this.at]))throw new zc;return this.repeated(t,r,e,s)}mn(){const[,t,n,r]=this.hn(/^\{(\d+)(,?)(\d*)\}/);if(""===n&&""!==r)throw new zc;return[Number(t),""!==r?Number(r):n?1/0:Number(t)]}repeated(t,n,r,e){if(t.fn&&!e)return(e,s)=>{let i=this.run(t,e,r);for(;i>=n;i--)if(s(e+i))return!0;return!1};const s=(i,o,c)=>{this.step();const u=()=>i<r&&t(o,t=>(t>o||i<n)&&s(i+1,t,c));return i<n?u():e?c(o)||u():u()||c(o)};return(t,n)=>s(0,t,n)}run(t,n,r){let e=0;for(;e<r&&n+e<this.text.length&&t.fn(this.text[n+e]);)e++;return this.steps+=e,this.step(),e}possessive(t,n,r){return n>1?this.atomic(this.repeated(t,n,r,!1)):(e,s)=>{const i=[...this.un];let[o,c]=[0,e];const u=t=>{const r=t>c;return c=t,r||o<n};for(;o<r&&(this.step(),t(c,u));)o++;return!!(o>=n&&s(c))||(this.un=i,!1)}}atomic(t){return(n,r)=>{const e=[...this.un];let s=n;return!(!t(n,t=>(s=t,!0))||!r(s))||(this.un=e,!1)}}part(){const t=this.source[this.at++];switch(t){case"(":return this.group();case"[":return this.pn(this.characterClass());case"\\":return this.escape();case"^":return(t,n)=>0===t&&n(t);case"$":return(t,n)=>t===this.text.length&&n(t);case".":return this.pn(this.sn?()=>!0:t=>"\n"!==t);case"?":case"*":case"+":case"{":throw new zc;default:return this.pn(n=>n===t)}}pn(t){return Object.assign((n,r)=>(this.step(),n<this.text.length&&t(this.text[n])&&r(n+1)),{fn:t})}group(){return this.take("?")?this.take("(DEFINE)")?(this.closed(),(t,n)=>n(t)):this.take(":")?this.closed():this.take(">")?this.atomic(this.closed()):this.take("=")||this.take("!")?this.dn("!"===this.source[this.at-1]):this.take("&")?this.call(this.hn(/^(\w+)\)/)[1]):this.bn(this.hn(/^<([A-Za-z_]\w*)>/)[1]):this.bn(null)}closed(){const t=this.alternatives();return this.ln(")"),t}dn(t){const n=this.closed();return(r,e)=>{this.step();const s=[...this.un],i=n(r,()=>!0);return t&&(this.un=[...s]),!(i===t||!e(r))||(this.un=s,!1)}}bn(t){const n=++this.on;null!==t&&this.cn.set(t,n);const r=this.closed();return null!==t&&this.groups.set(t,r),(t,e)=>r(t,r=>{const s=this.un;return this.un=[...s],this.un[n]=this.text.slice(t,r),!!e(r)||(this.un=s,!1)})}call(t){return this.calls.push(t),(n,r)=>{this.step();const e=this.un;return this.groups.get(t)(n,t=>{const n=this.un;return this.un=e,!!r(t)||(this.un=n,!1)})}}wn(t){return(n,r)=>{this.step();const e=this.un[t];return void 0!==e&&e.every((t,r)=>this.text[n+r]===t)&&r(n+e.length)}}escape(){if(/[1-9]/.test(this.source[this.at])){const t=Number(this.hn(/^[1-9](?!\d)/)[0]);if(t>this.on)throw new zc;return this.wn(t)}if(this.take("k")){const t=this.cn.get(this.hn(/^<(\w+)>/)[1]);if(void 0===t)throw new zc;return this.wn(t)}return this.take("A")?(t,n)=>0===t&&n(t):this.take("z")?(t,n)=>t===this.text.length&&n(t):this.pn(this.gn(this.jn(),!1))}jn(){const t=this.source[this.at];if("p"===t||"P"===t)return"\\"+this.hn(/^[pP]\{(?:[CLMNPSZ][a-z]?|Alphabetic)\}/)[0];if("x"===t){const[,t,n]=this.hn(/^x(?:([0-9A-Fa-f]{2})|\{([0-9A-Fa-f]{1,6})\})/);return`\\u{${t??n}}`}this.at++;const n={n:"\\n",r:"\\r",t:"\\t",f:"\\f"}[t];if(n)return n;if(void 0===t||!/[!-/:-@[-`{-~ ]/.test(t))throw new zc;return Pc(t)}characterClass(){const t=this.take("^"),n=[];let r=!0;for(;r||"]"!==this.source[this.at];r=!1){const t=this.source[this.at];if(void 0===t||"["===t&&/[:.=]/.test(this.source[this.at+1]))throw new zc;if("-"!==t||r||"]"===this.source[this.at+1])n.push(this.On());else{if(/^\\p|-/i.test(n.at(-1))||"\\u{2d}"===n.at(-1))throw new zc;this.at++;const t=this.On();if(/^\\p/i.test(t))throw new zc;n.push(`${n.pop()}-${t}`)}}return this.at++,this.gn(n.join(""),t)}On(){return this.take("\\")?this.jn():Pc(this.source[this.at++])}gn(t,n){const r=new RegExp(`^[${n?"^":""}${t}]$`,"u"),e=Array.from({length:128},(t,n)=>r.test(String.fromCharCode(n)));return t=>t<"\x80"?e[t.charCodeAt(0)]:r.test(t)}}
//backtracking|0 907
,Pc=t=>`\\u{${t.codePointAt(0).toString(16)}}`
//fallback template|5 23 37 641 642 643 644 0 907
,Dc=class{constructor({pattern:t,ecma:n,sets:r},e,s){this.vn=s;const i=n?.[e];this.yn=i?new RegExp(i.text,"u"):null,this.kn=i?5e6**(1/Math.max(1,i.degree)):0,this.$n=r?new Rc(r):null,this.xn=()=>new Bc(t,e),this.Mn=void 0}answer(t){if(t.length>21845&&I(t)>65536)return"the text is too long for a pattern";if(qc(t))return D;const n=null===this.$n?15:this.vn.answer(this.$n.en(t).join(""));if(15!==n)return n;if(this.yn&&t.length<=this.kn)return a(this.yn.test(t));const r=this.Sn(t);return null===r?D:a(r)}Sn(t){if(void 0===this.Mn)try{this.Mn=this.xn()}catch(t){if(!(t instanceof zc))throw t;this.Mn=null}return this.Mn?.test(t)??null}progress(t){if(null===this.$n)return I(t);const n=this.$n.en(t),r=this.vn.progress(n.join(""));if(null===r)return I(t);let[e,s]=[0,0];for(;s<r;)s+=I(n[e++]);return I(Array.from(t).slice(0,e).join(""))}}
//|649 650 651 652 653 654 0 907
,Uc={}
//|0 907
,{}=Object.assign(Uc
//trim|18 20 647 648 655 0 907
,{trim(t){let n=t.length;for(;n>0&&E(t[n-1]);)n--;return t.slice(0,n).replace(S,"")}}
//collapse_spaces|19 647 648 655 0 907
,{collapse_spaces:t=>t.replace(T," ")}
//lowercase|647 648 655 0 907
,{lowercase:t=>t.includes("\u03a3")?Array.from(t,t=>t.toLowerCase()).join(""):t.toLowerCase()}
//uppercase|647 648 655 0 907
,{uppercase:t=>t.toUpperCase()}
//digits|647 656 648 655 0 907
,{digits:t=>t.replace(/\P{Nd}/gu,"").replace(/[^0-9]/gu,Zc)}
//nfc|647 648 655 0 907
,{nfc:t=>t.normalize("NFC")}
//|0 907
)
//|0 907
,Zc=t=>{const n=t.codePointAt(0);let r=0;for(;/\p{Nd}/u.test(String.fromCodePoint(n-r-1));)r++;return r%10}
//normalization|37 647 657 658 659 660 0 907
,Jc=(t,n,r,e)=>{const s=t.slots[n];if("any"!==r.name&&r.item){if(9!==s.kind)return;for(let n=0;n<s.count;n++)Jc(t,s.item(n),r.item,e)}else if(4===s.kind)for(const r of e)"string"!=typeof r?Gc(t,s,n,r):"nfc"===r&&Hc(s.value)?Lc(t,s,n,D):s.value=Uc[r](s.value)}
//nfc|0 907
,Hc=t=>/(?<!\p{M})\p{M}{256}/u.test(t)
//nfc template|0 907
,Lc=(t,n,r,e)=>{n.u(e),t.I.set(r,e)}
//template|37 641 659 0 907
,Gc=(t,n,r,{replace:e,template:s})=>{const i=t.program.L[e].ecma?.anywhere,o=i&&/^(?:[^$]|\$(?:\$|0(?!\d)|\{0\}))*$/.test(s)&&n.value.length<=5e6**(1/Math.max(1,i.degree))&&!qc(n.value);let c=!1;const u=o&&n.value.replace(new RegExp(i.text,"gu"),t=>(""===t&&(c=!0),s.replace(/\$(\$|0|\{0\})/g,(n,r)=>"$"===r?"$":t)));o&&!c?n.value=u:Lc(t,n,r,`pattern failed: ${D}`)}
//parameters|48 193 666 667 691 0 907
,Yc=(t,n)=>{for(const{slot:r,type:e,defaultValue:s}of n.parameters??[])1===t.slots[r].kind&&(t.slots[r]=new xt(0,void 0)),0!==t.slots[r].kind&&uu(t,r,e,null),0===t.slots[r].kind&&Xc(t,Ar(t,s),r,tu())}
//parameters|425 638 663 667 0 907
,Vc=(t,n)=>{const r=Ji(n,0);let e=tu();Kc(t,r,!0,e);for(let n=0;n<=t.program.forms.length;n++){for(const n of t.Q)_c(t,n);if(0===t.Q.length||t._t)return;const{undecided:n}=e;e=tu(),Kc(t,r,!0,e);const s=n.size===e.undecided.size&&[...n].every(t=>e.undecided.has(t));if(!e.hasChanged&&s)return;for(const n of t.slots)n.flags&=-4;for(const n of e.undecided)t.slots[n].flags|=2;t.Jt.clear()}}
//parameters|38 664 0 907
,Kc=(t,n,r,e)=>{if(t.program.Tn.has(n.form)&&!(t.depth>=Z)){t.depth++;for(const s of n.form.fields)s.En&&Qc(t,n.base+s.slot,s.type,s,n,!1,r,e);t.depth--}}
//parameters|425 663 664 665 0 907
,Qc=(t,n,r,e,s,i,o,c)=>{if(r.form){const u=Ji(r.form,n,0,i);return Wc(t,u,s,e,c),void Kc(t,u,o,c)}const u=t.slots[n];if(o&&u.c)for(let n=0;n<u.count;n++){if(!t.Z())return;Qc(t,u.item(n),r.item,e,s,n>0&&!u.isMap,o,c)}}
//parameters|193 666 0 907
,Wc=(t,n,r,e,s)=>{const{parameters:i}=n.form;if(!i||!e.arguments)return;const o=t.frame;t.frame=r,i.forEach((r,i)=>{const o=e.arguments[i];void 0!==o&&Xc(t,Ar(t,0===o.kind?r.defaultValue:o),n.base+r.slot,s)}),t.frame=o}
//parameters|48 109 0 907
,Xc=(t,n,r,e)=>{const s=t.slots[r],i=n.j?new xt(0,void 0):n.slot.copy();i.flags=0===i.kind?0:70&i.flags,2&i.flags&&e.undecided.add(r),xn(s,i,3)||(e.hasChanged=!0),t.slots[r]=i}
//parameters|0 907
,tu=()=>({hasChanged:!1,undecided:new Set})
//|638 661 662 669 670 0 907
,nu=(t,n)=>{if(null!==t.S&&ru(t,n),eu(t,n,0,!1,!1),t.program.Tn.size>0||n.parameters)Yc(t,n),Vc(t,n);else for(const n of t.Q)_c(t,n);t.Q.length=0}
//contexts|691 0 907
,ru=(t,n)=>{t.An=!0;for(const r of n.contexts??[]){const n=t.program.contexts[r],e=t.S+n.slot,{kind:s}=t.slots[e];0===s||1===s&&"any"!==n.type.name||uu(t,e,n.type,null)}t.An=!1}
//|38 425 671 672 0 907
,eu=(t,n,r,e,s)=>{if(!(t.depth>=Z)){t.depth++;for(const e of n.fields)iu(t,e,n,r+e.slot);!e||128&t.slots[r].flags||!su(t,n,r)||(t.slots[r].flags|=32),void 0===n.decisions||t.An||t.Q.push(Ji(n,r,0,s)),t.depth--}}
//nested contexts parameters|195 594 0 907
,su=(t,n,r)=>!(n.isClosed&&n.objects.some(n=>t.slots[r+n.slot].i&&t.slots[r+n.slot].unknown)||n.fields.some(n=>!Ir(t,r+n.slot).j)||n.objects.slice(1).some(e=>ac(t.slots[r+e.slot],n)))
//|657 673 691 0 907
,iu=(t,n,r,e)=>{let s=t.slots[e];if(void 0!==n.computed&&!t.An)return ou(t,n,r,e);if(0!==s.kind){if(r.isExact)s.flags|=128;else if(1===s.kind&&"any"!==n.type.name)return;n.normalization.length>0&&!t.An&&Jc(t,e,n.type,n.normalization),uu(t,e,n.type,n.notation),s=t.slots[e],12==(12&s.flags)&&n.Pt&&(s.flags|=16)}}
//computed|48 691 0 907
,ou=(t,n,r,e)=>{const s=t.slots[e+1]=t.slots[e];t.slots[e]=new xt(0,void 0),r.isExact&&(s.flags|=128),0!==s.kind&&(1!==s.kind||128&s.flags)&&uu(t,e+1,n.type,n.notation)}
//|676 677 678 679 680 681 682 683 684 685 686 687 688 689 0 907
,cu={}
//|0 907
,{}=Object.assign(cu
//text|674 692 675 690 0 907
,{text:(t,n)=>lu(n)}
//choice|674 692 675 690 0 907
,{choice:(t,n)=>lu(n)}
//integer|674 696 675 690 0 907
,{integer:(t,n,r,e)=>fu(t,n,r.name,e)}
//number|674 696 675 690 0 907
,{number:(t,n,r,e)=>fu(t,n,r.name,e)}
//boolean|674 695 675 690 0 907
,{boolean:(t,n,r)=>mu(t,n,r,null,t=>"true"===t||"false"!==t&&null)}
//date|93 674 695 675 690 0 907
,{date:(t,n,r,e)=>mu(t,n,r,e,ln)}
//month|94 674 695 675 690 0 907
,{month:(t,n,r,e)=>mu(t,n,r,e,hn)}
//time|95 674 695 675 690 0 907
,{time:(t,n,r,e)=>mu(t,n,r,e,an)}
//datetime|96 674 695 675 690 0 907
,{datetime:(t,n,r,e)=>mu(t,n,r,e,mn)}
//file|674 693 675 690 0 907
,{file:(t,n)=>hu(n,8)}
//any|674 701 675 690 0 907
,{any:(t,n)=>gu(t,n)}
//form|36 38 670 674 693 675 690 0 907
,{form(t,n,r,e,s,i){hu(n,10)&&(n.form=r.form,t.depth>=Z?n.u(P("depth")):eu(t,r.form,s,!0,i))}}
//map|674 698 675 690 0 907
,{map(t,n,r,e){9!==n.kind||n.isMap||64&n.flags?du(t,n,r.item,e):n.flags|=4}}
//list|674 698 675 690 0 907
,{list:(t,n,r,e)=>du(t,n,r.item,e)}
//|0 907
)
//|674 0 907
,uu=(t,n,r,e,s=!1)=>{cu[r.name](t,t.slots[n],r,e,n,s)}
//|0 907
,lu=t=>{4!==t.kind&&(t.flags|=4)}
//|694 0 907
,hu=(t,n)=>t.kind===n||(au(t)||(t.flags|=4),!1)
//|105 0 907
,au=t=>4===t.kind&&vn(t)
//boolean date month time datetime|694 697 703 0 907
,mu=(t,n,r,e,s)=>{if(n.kind===r.kind||au(n))return;if(4!==n.kind||2===r.kind&&(t.y.strict||128&n.flags))return void(n.flags|=4);const i=e?.read(n.value).value??s(n.value);null==i?pu(n,r.name,e):Ou(n,r.kind,i)}
//|36 58 67 72 225 694 697 703 0 907
,fu=(t,n,r,e)=>{if(0===n.kind)return;if(3===n.kind)return void(null===n.value?n.u(P("digits of a number")):"integer"!==r||Pt(n.value)||(n.flags|=4));if(4===n.kind&&au(n))return;if(4!==n.kind||t.y.strict||128&n.flags)return void(n.flags|=4);const s=e?.read(n.value),i=2===s?.completion?s.decimal:n.value;if(i===n.value&&2!==Vr(r,i)&&2!==s?.completion)return pu(n,r,e);const o=Ft(i);o===Et||null===o?n.u(P("digits of a number")):Ou(n,3,o)}
//integer number boolean date month time datetime|225 0 907
,pu=(t,n,r)=>{t.flags|=4,8&t.flags&&(0!==Vr(n,t.value)||r&&0!==r.read(t.value).completion)&&(t.flags|=16)}
//list map any|36 38 693 699 0 907
,du=(t,n,r,e)=>{if(hu(n,9)){if(n.count>1e6)return n.u(P("list length"));for(let s=0;s<n.count;s++){const i=n.item(s);128&n.flags&&(t.slots[i].flags|=128,n.isMap&&(t.slots[i-1].isKey=!1)),bu(t,i,r,e,s>0&&!n.isMap)}}}
//list map any|670 691 700 0 907
,bu=(t,n,r,e,s)=>{const i=t.slots[n];r.form?wu(i)?eu(t,r.form,n,!1,s):uu(t,n,r,e,s):1===i.kind?("any"===r.name||128&i.flags)&&uu(t,n,r,null):0!==i.kind&&uu(t,n,r,e)}
//|694 0 907
,wu=t=>128&t.flags?0===t.kind:0===t.kind||1===t.kind||au(t)
//|36 38 380 691 698 702 0 907
,gu=(t,n)=>{if(n.flags|=128,3===n.kind&&null===n.value&&n.u(P("digits of a number")),9===n.kind||10===n.kind){if(t.depth>Z)return n.u(P("depth"));if(t.depth++,10===n.kind){n.isOwn=!0;for(let r=0;r<n.count;r++){const e=n.start+2*r+1;t.slots[e-1].flags|=128,uu(t,e,ui,null)}}else 64&n.flags||du(t,n,ui,null);64&n.flags||ju(t,n),t.depth--}}
//|0 907
,ju=(t,n)=>{const r=10===n.kind?n.start+1:n.start,e=10===n.kind?2:n.stride;for(let s=0;s<n.count;s++){const i=t.slots[r+s*e];64&i.flags&&n.u(i.reason)}}
//|0 907
,Ou=(t,n,r)=>{t.text=t.value,t.kind=n,t.value=r}
//|0 907
,vu=Object.freeze({reason:"cancelled",step:null,z:"blocks"})
//|36 38 48 129 386 392 405 407 424 425 600 668 704 707 708 709 710 711 0 907
,yu=class{constructor(t){this.program=t,this.jt=new Map,this.W=new Map,this.Jt=new Map,this.I=new Map,this.slots=[],this.Nn(),this.In=!1}Nn(){this.Ot=[],this.x=[],this.subjects=[],this.yt=[],this.arguments=[],this.ht=[],this.ut=[],this.E=[],this.T=[],this.Q=[]}_n(t,n,r){this.Cn(t,n),this.slots=r,this.Fn(new vi(r),t);for(let t=0;t<r.length;t++)r[t]??=new xt(0,void 0);nu(this,t)}qn(t,n,r){return this.Rn(n,r,U),this.ft.Bt=new Map,this.Vt=1,wc(this,t,null),this.zn()}Rn({frame:t,outer:n,items:r},e,s){this.Bn(t.form,e,s),this.frame={...t},this.ut=n.map(t=>({...t})),this.E=[...r]}zn(){const{ft:t,Ct:n}=this;return null!==n&&(t.bt=!0,t.undecided.push(n)),t}Cn(t,n){this.S=null,this.An=!1,this.Bn(t,n,1/0),this.Jt.size>0&&this.Jt.clear(),this.I.size>0&&this.I.clear(),this.W.size>0&&this.W.clear()}Bn(t,n,r){this.y=n,this.ft={isInvalid:!1,bt:!1,violations:[],undecided:[],ht:[],Bt:null},this.steps=0,this.At=4096,this.Pn=r,this.subject=Yn,this.answer=12,this.It=null,this.q=vu,this.In||this.Nn(),this.In=!1,this.N=0,this.depth=0,this.mt=null,this.F=!1,this._t=!1,this.Ct=null,this.Vt=1/0,this.frame=Ji(t,0),this.field=new Zi(0),this.jt.size>0&&this.jt.clear()}Fn(t,n){const{context:r}=this.y;for(const{name:e,type:s,slot:i}of n.parameters??[])null===this.slots[i]&&t.value(di(r,e),s,i,0);n.contexts&&this.loadContexts(t,n)}Z(){return--this.At>0||(this.steps+=4096,this.At=4096,this.steps>this.Pn&&this.Kt(P("steps")),!this._t)}Kt(t){this._t||(this._t=!0,this.Ct={path:$i(Mi(this)),rule:"form",reason:t},this.q={...this.q,reason:t})}}
//|0 907
,{}=Object.assign(yu.prototype
//module|38 390 592 600 668 705 706 712 0 907
,{judge(t,n,r,e){this.Cn(n,r);try{null===e?this.load(t,n):e.load(this,t)}catch(t){if(!(t instanceof ji))throw t;return this.Ct={path:"",rule:t.rule,reason:t.reason},this.zn()}return this.Pn=Math.min(2e8,U+256*this.slots.length),null===e&&nu(this,n),lc(this,n),null!==e?e.run(this):this._t||wc(this,n.checks,null),this.In=!this._t,this.zn()}}
//filter|38 48 195 600 691 705 706 712 0 907
,{canHold(t,n,r,e){this.Rn(r,e,1e5),this.W.clear(),this.frame.field=n;const s=this.frame.base+n.slot,i=this.slots[s],o=this.slots[s]=new xt(4,t);o.flags=8,uu(this,s,n.type,null),this.subject=Ir(this,s);let c=!0;return 4&o.flags?c=0!=(16&o.flags):this.subject.j||(wc(this,n.filter,null),c=this._t||0!=(4&this.answer)),this.slots[s]=i,c}}
//module|392 705 706 712 0 907
,{load(t,n){this.slots=[];const r=new vi(this.slots);r.append(n.slotCount),r.form(t,n,0,0),this.Fn(r,n),r.ct()}}
//contexts|386 705 706 712 0 907
,{loadContexts(t,n){const{contexts:r}=this.program,e=r.at(-1);this.S=t.append(e.slot+(e.type.form?.slotCount??1));for(const e of n.contexts){const n=r[e];t.value(di(this.y.context,n.name),n.type,this.S+n.slot,0)}}}
//map any|705 706 712 0 907
,{spend(t){const n=Math.max(0,t-(this.At-1));this.At-=t-n,this.steps+=n}}
//|0 907
)
//notation|0 907
,ku={Y:[1,9999],C:[0,99],M:[1,12],D:[1,31],H:[0,23],h:[1,12],m:[0,59],s:[0,59]}
//notation|47 84 86 91 97 713 715 716 718 0 907
,$u=class{constructor(t){const n=t.match(/([A-Za-z])\1*|[^A-Za-z]+/gu)??[];this.text=t,this.Dn=n.map((t,r)=>{if(!/^[A-Za-z]/.test(t))return{literal:t};if("a"===t)return{isHalf:!0};const e=r+1===n.length||!/^[A-Za-z]/.test(n[r+1]),s="YY"===t?"C":t[0],i=Math.max(t.length,2);return{unit:s,least:"MDHh".includes(s)&&e?1:t.length,most:i,isPadded:t.length>1}});const r=t=>this.Dn.some(n=>n.unit&&t.includes(n.unit));this.Un=r("s"),this.type=r("Hhms")?r("YCMD")?"datetime":"time":r("D")?"date":"month",this.syntax=this.type}Zn(t){return"month"===this.type||t<69?2e3+t:1900+t}read(t){return this.Jn(t,0,0,{years:[[1,9999]],months:8190,days:-2,hour:0,minute:0,second:0,Hn:null})}Jn(t,n,r,e){const s=this.Dn[r];if(!s){const r=n===t.length?this.valueOf(e):null;return null===r?{completion:0}:{completion:2,value:r}}if(s.unit)return this.Ln(t,n,r,s,e);const i=s.literal??(/[pP]/.test(t[n]??"")?"pm":"am"),o=t.slice(n,n+i.length);if(!i.startsWith(s.literal?o:o.toLowerCase()))return{completion:0};if(o.length<i.length)return{completion:1};const c=s.literal?e:{...e,Hn:"pm"===i};return this.Jn(t,n+i.length,r+1,c)}Ln(t,n,r,{unit:e,least:s,most:i},o){const c=/^\d*/.exec(t.slice(n,n+i))[0],[u,l]=[Number(c),c.length];let h=!1;if(n+l===t.length&&l<i){const t=[];for(let n=Math.max(s,l);n<=i;n++){const r=10**(n-l);t.push([u*r,u*r+r-1])}h=null!==this.Gn(o,e,t)}if(l>=s){const s=this.Gn(o,e,[[u,u]]),i=s&&this.Jn(t,n+l,r+1,s);if(i&&0!==i.completion)return i}return{completion:h?1:0}}Gn(t,n,r){const[e,s]=ku[n],i=r.filter(([t,n])=>t<=s&&n>=e).map(([t,n])=>[Math.max(t,e),Math.min(n,s)]);if(0===i.length)return null;const o={...t},c=()=>i.flatMap(([t,n])=>Array.from({length:n-t+1},(n,r)=>t+r)),u=()=>c().reduce((t,n)=>t|1<<n,0);return"Y"===n?o.years=i:"C"===n?o.years=c().map(t=>[this.Zn(t),this.Zn(t)]):"M"===n?o.months&=u():"D"===n?o.days&=u():"m"===n?o.minute=i[0][0]:"s"===n?o.second=i[0][0]:o.hour=i[0][0],Mu(o)?o:null}valueOf({years:t,months:n,days:r,hour:e,minute:s,second:i,Hn:o}){const[c,u]=[t[0][0],xu(n)],l=nn(c,u,xu(r)),h=1e9*(3600*(null===o?e:e%12+(o?12:0))+60*s+i);return"date"===this.type?l:"month"===this.type?cn({year:c,month:u}):"time"===this.type?h:null===l?null:fn(l,h)}write(t,n){const r=Tu(this.type,t,n);if(!r||0!==r.nanosecond||!this.Un&&0!==r.s)return null;let e="";for(const t of this.Dn)if(t.literal)e+=t.literal;else if(t.isHalf)e+=r.H<12?"AM":"PM";else{if("C"===t.unit&&this.Zn(r.Y%100)!==r.Y)return null;{const n="C"===t.unit?r.Y%100:"h"===t.unit?(r.H+11)%12+1:r[t.unit];e+=t.isPadded?Xt(n,t.most):n}}return e}get example(){const[t,n]=[nn(2026,12,31),522e11],r={date:t,time:n,month:24323,datetime:fn(t,n)};return this.write($t[this.type],r[this.type])??""}X(t){return Array.from("0123456789").some(n=>0!==this.read(t+n).completion)}}
//notation|0 907
,xu=t=>31-Math.clz32(t&-t)
//notation|85 715 717 0 907
,Mu=({years:t,months:n,days:r})=>{if(0===n||0===r)return!1;const e=xu(r);if(e<=28)return!0;for(let r=1;r<=12;r++)if(n&1<<r&&(2===r?29===e&&Su(t):e<=tn(r,1)))return!0;return!1}
//notation|85 0 907
,Su=t=>t.some(([t,n])=>{for(let r=t;r<=Math.min(n,t+8);r++)if(29===tn(2,r))return!0;return!1})
//notation|87 90 98 99 0 907
,Tu=(t,n,r)=>{const e=t=>{const n=Math.floor(t/1e9);return{H:Math.floor(n/3600),m:Math.floor(n/60)%60,s:n%60,nanosecond:t%1e9}},s=t=>{const{year:n,month:r,day:e}=rn(t);return{Y:n,M:r,D:e,H:0,m:0,s:0,nanosecond:0}};if("date"===t&&5===n)return s(r);if("time"===t&&6===n)return e(r);if("datetime"===t&&7===n&&null===r.o)return{...s(pn(r)),...e(dn(r))};if("month"!==t||16!==n&&5!==n)return null;const i=16===n?r:on(r);return{Y:Math.floor(i/12),M:i%12+1,D:0,H:0,m:0,s:0,nanosecond:0}}
//notation|291 714 0 907
,Eu=t=>/[0-9#]/.test(t)?new gs(t):new $u(t)
//notation|47 58 67 93 94 95 96 225 291 0 907
,Au=(t,n)=>{if(2===t.read(n).completion||2!==Vr(t.syntax,n))return null;if(t instanceof gs){const r=Ft(n);return null===r||r===Et?null:t.write(3,r)}const r=(0,{date:ln,month:hn,time:an,datetime:mn}[t.type])(n);return null===r?null:t.write($t[t.type],r)}
//|7 726 723 724 0 907
,Nu=class{constructor({classes:t,states:n,accepting:r,unknown:e}){const s=Iu(t,256);this.gn=Uint8Array.from(s),this.Yn=Math.max(...s)+1,this.shift=32-Math.clz32(this.Yn-1),this.count=n.length,this.Vn=new Int32Array(this.count<<this.shift),n.forEach((t,n)=>{Iu(t,this.Yn).forEach((t,r)=>{this.Vn[n<<this.shift|r]=t<<this.shift})}),this.start=this.count>1?1<<this.shift:0,this.fn=new Uint8Array(this.count),this.Kn=new Uint8Array(this.count);for(const t of r)this.fn[t]=1;for(const t of e)this.Kn[t]=1}Qn(t){const{gn:n,Vn:r}=this;let e=this.start;for(let s=0;s<t.length&&0!==e;s++){const i=t.charCodeAt(s);if(i>=128)return this.Wn(e,t,s);e=r[e|n[i]]}return e>>this.shift}Wn(t,n,r){for(let e=r;e<n.length&&0!==t;e++){const r=n.codePointAt(e);t=this.after(t,r),r>65535&&e++}return t>>this.shift}after(t,n){const{gn:r,Vn:e}=this,s=n=>t=e[t|r[n]];return n<128?s(n):(n<2048?s(192|n>>6):(n<65536?s(224|n>>12):(s(240|n>>18),s(128|n>>12&63)),s(128|n>>6&63)),s(128|63&n))}answer(t){return this.answers[this.Qn(t)]}get answers(){const t=Array.from(this.fn,()=>[]);for(let n=0;n<this.count;n++)for(let r=0;r<this.Yn;r++)t[this.Vn[n<<this.shift|r]>>this.shift].push(n);const n=n=>{const r=Uint8Array.from(this.fn,(t,r)=>this.Kn[r]||t===n?1:0),e=Array.from(r.keys()).filter(t=>r[t]);for(;e.length>0;)for(const n of t[e.pop()])r[n]||e.push(n),r[n]=1;return r},[r,e]=[n(1),n(0)],s=Uint8Array.from(this.fn,(t,n)=>this.Kn[n]?15:f(t?1:2,r[n],e[n]));return Object.defineProperty(this,"answers",{value:s}),s}}
//|0 907
,{}=Object.assign(Nu.prototype
//module|721 722 725 0 907
,{matches(t){const n=this.Qn(t);return 1===this.fn[n]&&0===this.Kn[n]}}
//beginOr beginAny|23 721 722 725 0 907
,{progress(t){const n=t=>this.answers[t>>this.shift];let[r,e]=[this.start,0];for(;e<t.length&&15!==n(r);){const s=t.codePointAt(e),i=this.after(r,s);if(!(4&n(i)))break;r=i,e+=s>65535?2:1}return 15===n(r)?null:I(t.slice(0,e))}}
//|0 907
)
//|0 907
,Iu=(t,n)=>{const r=new Array(n).fill(0);for(let e=0;e<t.length;e+=2)r.fill(t[e+1],t[e],t[e+2]??n);return r}
//|646 721 729 0 907
,_u=class{constructor(t,n){this.written=t,this.scope=n;const r=t.tables?.[n];this.vn=r?new Nu(r):null,this.Xn=null}get tr(){return this.Xn??=new Dc(this.written,this.scope,this.vn)}answer(t){const n=this.vn?.answer(t)??15;return 15===n?this.tr.answer(t):n}}
//|0 907
,{}=Object.assign(_u.prototype
//beginOr beginAny|727 728 730 0 907
,{progress(t){return this.vn?.progress(t)??this.tr.progress(t)}}
//|0 907
)
//computations|40 175 0 907
,Cu=t=>{const[[n,r]]=Object.entries(t);if(!Object.hasOwn(vr,n))throw new H(`the computation '${n}' is not known`);return{name:n,...vr[n].read?.(r)}}
//|734 735 736 737 738 739 740 741 742 743 744 0 907
,Fu={}
//|0 907
,{}=Object.assign(Fu
//|48 67 732 733 745 0 907
,{number:t=>new xt(3,Ft(t,!0))}
//date|48 93 732 733 745 0 907
,{date:t=>new xt(5,ln(t))}
//month|48 94 732 733 745 0 907
,{month:t=>new xt(16,hn(t))}
//time|48 95 732 733 745 0 907
,{time:t=>new xt(6,an(t))}
//datetime|48 96 732 733 745 0 907
,{datetime:t=>new xt(7,mn(t))}
//duration|48 121 732 733 745 0 907
,{duration:t=>new xt(11,Rn(t))}
//size|48 732 733 745 0 907
,{size:t=>new xt(12,BigInt(t.slice(0,-1)))}
//pattern|48 732 733 745 0 907
,{pattern:t=>new xt(13,t)}
//set|48 732 733 745 0 907
,{set:(t,n)=>new xt(14,n.sets[t])}
//range|43 48 732 733 745 0 907
,{range:t=>new xt(15,t.map(t=>null===t?st:{kind:1,at:t}))}
//form|48 732 733 745 0 907
,{form:()=>new xt(1,void 0)}
//|0 907
)
//|40 48 732 0 907
,qu=(t,n)=>{if(null===t||Array.isArray(t))return new xt(1,void 0);if("boolean"==typeof t)return new xt(2,t);if("string"==typeof t)return new xt(4,t);const[[r,e]]=Object.entries(t);if(!Object.hasOwn(Fu,r))throw new H(`the constant '${r}' is not known`);return Fu[r](e,n)}
//|0 907
,Ru=class{constructor(t,n){this.reads=new Map,this.decisions=[],this.ot=null;for(const r of void 0===n.decisions?[]:t.Xt(n.decisions))"decide"===r.name?this.decisions.push(t.decisions[r.a]):"compute"===r.name&&this.reads.set(t.computed[r.a].slot,t.computed[r.a].reads)}conditions(t){if(null===this.ot){this.ot=new Map;for(const{main:t,otherwise:n,reads:r}of this.decisions)for(const[e,s]of[t,n])for(let t=e;t<s;t++)this.nr(t,r)}return this.ot.get(t)??[]}nr(t,n){const r=this.ot.get(t);r?r.push(...n):this.ot.set(t,[...n])}all(t){const n=new Set(t);for(const t of n)for(const r of[...this.reads.get(t)??[],...this.conditions(t)])n.add(r);return n}}
//|747 0 907
,zu=(t,n)=>n.rr??=new Ru(t,n).reads
//|0 907
,Bu=(t,n)=>{const r=t.er.get(n);if(r)return r;const e=new Set(n.reads);for(let r=n.condition;void 0!==r;r=t.conditions[r].outer)for(const n of t.conditions[r].reads)e.add(n);return t.er.set(n,[...e]),t.er.get(n)}
//|752 753 754 755 756 0 907
,Pu={}
//|0 907
,{}=Object.assign(Pu
//pushSubject|44 750 751 757 0 907
,{pushSubject:t=>it(t)}
//ignoring|44 750 751 757 0 907
,{ignoring:t=>it(t)}
//pushMember|44 750 751 757 0 907
,{pushMember:t=>it(t)}
//items|422 750 751 757 0 907
,{items:t=>Di(t)}
//beginEach|422 750 751 757 0 907
,{beginEach:t=>Di(t)}
//|0 907
)
//|40 44 45 235 259 282 329 375 377 379 405 418 601 705 719 727 731 746 750 768 769 760 761 762 763 764 765 766 0 907
,Du=class{constructor(t){if("formrules program"!==t?.format)throw new H("this is no program that formrules has compiled");if(1!==t.version)throw new H(`version ${t.version} of programs is not known here`);const n=t.program;this.sources=n.sources,this.sets=n.sets.map(t=>ei(t)),this.L=n.patterns,this.patterns=new Map,this.constants=n.constants.map(t=>qu(t,this)),this.operands=n.operands.map(it),this.computations=n.computations.map(t=>Cu(t)),this.itemPaths=n.itemPaths.map(t=>({...t,start:t.start&&it(t.start)})),this.rules=n.rules,this.externals=n.externals,this.checks=n.checks,this.kt=new Map,this.violations=this.checks.map(()=>null),this.er=new Map,this.decisions=n.decisions,this.conditions=n.conditions;const r=t=>({...t,arguments:t.arguments.map(ot)});this.messages=n.messages.map(r);const e=n.callTable.map(r);this.calls=n.calls.map(t=>null===t?null:e[t]),this.J=!1,this.forms=n.forms.map(t=>({...t}));for(const t of this.forms)this.sr(t);this.contexts=n.contexts?.map(({field:t})=>this.ir(t)),this.computed=(n.computed??[]).map(t=>this.readComputed(t)),this.Tn=this.forms.some(t=>t.parameters)?Uu(this.forms):new Set,this.code=n.instructions.map((t,n)=>this.or(t,n)),this.code.some(({test:t})=>t?.st)&&this.markMeasures(),this.Nt=this.code.map(t=>this.R(t)??t),this.cr=null,this.xt=new yu(this)}sr(t){t.fields=t.fields.map((t,n)=>({...this.ir(t),index:n}));const{fields:n,objects:r}=t;t.objects=r.map(t=>{const e=t.members.map(({field:t,group:e})=>({name:(n[t]??r[e]).name,field:n[t],group:e}));return{...t,members:e,memberNames:new Set(e.map(({name:t})=>t))}}),t.steps=(t.steps??[]).map(t=>({...t,form:null})),t.parameters&&this.readParameters(t)}ir(t){const n={...t,type:ii(t.type,this.forms)};return this.J||=n.isSecret,n.shownLabel=n.label??ie(n.name),n.Ut=$i([...n.groups,n.name]),n.notation=void 0===t.notation?null:Eu(t.notation),n.table=t.options.length>0?new Set(t.options.map(t=>t.value)):null,t.arguments&&this.readArguments(n,t.arguments),n.En=void 0!==ci(n.type).form,n.Pt=n.normalization.some(t=>Zu(t)),n}or([t,n,r],e){const s=ye.indexOf(t);if(s<0&&!Object.hasOwn(gc,t))throw new H(`the instruction '${t}' is not known`);const i={op:s,name:t,index:e,a:Pu[t]?.(n)??n,b:r,Qt:gc[t],test:null,et:null,Zt:!1,operands:s>=13?this.operands.slice(r[0],r[0]+r[1]):[],ignoresCase:15===s};if(s>=14){if(i.test=18===s?Ri:s>=16?ls:ri[n],!i.test?.answer)throw new H(`the rule '${n}' is not known`);i.et=i.test.prepare?.(i,this)??null}return i}R(t){if(13!==t.op||this.rules[t.a].parameterCount>0)return null;const n=this.rules[t.a].entry;return this.code[n].test&&4===this.code[n+1].op?this.code[n]:null}Gt(t,n){return null!==this.cr&&this.cr.name===t.name&&n.slot>=this.cr.end}*Xt(t){for(let n=t;4!==this.code[n]?.op&&n<this.code.length;n++)yield this.code[n]}pattern(t,n){const r=2*t+("whole"===n?0:1);let e=this.patterns.get(r);return e||this.patterns.set(r,e=new _u(this.L[t],n)),e}}
//|0 907
,{}=Object.assign(Du.prototype
//parameters|44 235 377 758 759 767 0 907
,{readParameters(t){this.J||=t.parameters.some(({isSecret:t})=>t),t.parameters=t.parameters.map(t=>({...t,shownLabel:ie(t.name),type:ii(t.type,this.forms),defaultValue:it(t.defaultValue)}))}}
//parameters|44 758 759 767 0 907
,{readArguments(t,n){t.arguments=n.map(({operand:t})=>it(t)),t.ur=n.map(({reads:t})=>t??[])}}
//computed|44 758 759 767 0 907
,{readComputed(t){const n={...t},{operand:r,aggregate:e}=t.source;return void 0===e?n.operand=it(r):n.aggregate={...e,list:it(e.list),value:it(e.value),forms:e.forms.map(t=>null===t?null:this.forms[t])},n}}
//steps|705 747 749 758 759 767 0 907
,{limited(t,{slots:[,n]}){const r=Object.assign(Object.create(Du.prototype),this);r.code=[...this.code],r.cr={name:t.name,end:n};const e=new Ru(this,t),s=r=>r>=n&&t.steps.some(({slots:[t,n]})=>t<=r&&r<n),i=t=>[...e.all(t)].some(t=>t>=n&&(!e.reads.has(t)||s(t))),o=({slot:t,computed:r})=>s(t)||void 0===r&&t>=n||i([t]),c=(t,n)=>2===t.op&&i([...Bu(this,this.checks[t.a]),...null===n?[]:e.conditions(n)]),u=(t,n)=>r.code[t]={op:3,a:n,b:0,index:t},l=[...this.Xt(t.checks)],h=0===l.length?0:l.at(-1).index+1,a=l.map(()=>h);for(let t=l.length-2;t>=0;t--){const{op:n,index:r}=l[t+1];a[t]=0===n||1===n?r:a[t+1]}for(const[n,r]of l.entries())if(0===r.op&&o(t.fields[r.a]))u(r.index,a[n]);else if(1===r.op&&(s(r.a)||c(this.code[r.b-1],r.a)))u(r.index,r.b);else if(2===r.op&&c(r,null)&&this.checks[r.a].start<=r.index)u(this.checks[r.a].start,r.index+1);else if("branch"===r.name){const t=this.code.slice(r.index,r.b).filter(({op:t})=>2===t);t.length>0&&t.every(t=>c(t,null))&&u(r.index,r.b)}return r.Nt=r.code.map((t,n)=>t===this.code[n]?this.Nt[n]:t),r.xt=new yu(r),r}}
//length size|758 759 767 0 907
,{markMeasures(){for(const t of this.forms)for(const n of this.Xt(t.checks))2===n.op&&this.markMeasuresOf(this.checks[n.a].start,n.index)}}
//length size|758 759 767 0 907
,{markMeasuresOf(t,n){let r=0;const e=[];for(let s=t;s<n;s++){const t=this.code[s];switch(t.name){case"beginEach":case"pushMember":s=t.b-1;break;case"pushSubject":e.push(!0),r++;break;case"ignoring":e.push(!1);break;case"popSubject":e.pop()&&r--;break;case"beginOr":case"beginAny":r++;break;case"beginAnd":case"beginAll":r>0&&r++;break;case"end":r>0&&r--;break;default:0===r&&t.test?.st&&(t.Zt=!0)}}}}
//computed|758 759 767 0 907
,{isSecretlyComputed(t,n){if(void 0===t.decisions)return!1;for(const r of this.Xt(t.decisions))if("compute"===r.name&&this.computed[r.a].slot===n&&this.computed[r.a].isSecret)return!0;return!1}}
//|0 907
)
//parameters|379 0 907
,Uu=t=>{const n=new Set;for(let r=-1;r<n.size;){r=n.size;for(const r of t)r.fields.map(t=>ci(t.type).form).some(t=>t&&(t.parameters||n.has(t)))&&n.add(r)}return n}
//normalization|40 647 0 907
,Zu=t=>{if("string"==typeof t&&!Object.hasOwn(Uc,t))throw new H(`'${t}' is no step of 'normalize'`);return"nfc"===t||"object"==typeof t}
//|21 71 771 772 0 907
,Ju=class{constructor(t,n,r){this.program=t,this.form=n,this.field=r,this.lr=!1,this.isWellFormed=!1}read(t,n){const{type:r,table:e}=this.field;if(!r.kind||void 0!==this.field.computed)return null;const s=[];for(this.at=t;this.at<n;){const t=this.yn();if(null===t)return null;s.push(...t),2===this.program.code[this.at].op&&this.at++}e&&s.push(t=>e.has(t));const i=!this.lr;if(4===r.kind)return Hu(e||this.isWellFormed?s:[...s,A],i);const o=3===r.kind?Bt:2===r.kind?t=>!0===t||!1===t:null;return null===o?null:(t,n)=>{if(!o(t))return i&&null==t;for(let r=0;r<s.length;r++)if(!s[r](t,n))return!1;return!0}}yn(){const t=this.program.Nt[this.at++];if(14===t.op)return this.test(t);if(5===t.op)return this.combined()?.flat()??null;if(6!==t.op)return null;this.hr=!0;const n=this.combined();if(this.hr=!1,null===n||n.some(t=>1!==t.length))return null;const[r,e,...s]=n.flat();return[(t,n)=>r(t,n)||e?.(t,n)||s.some(r=>r(t,n))]}combined(){const t=[];for(;;){const{code:n}=this.program;if(10===n[this.at].op)return this.at++,t;const r=this.yn();if(null===r)return null;if(t.push(r),11===n[this.at].op&&this.at++,9!==n[this.at++].op)return null}}test(t){const{kind:n}=this.field.type,r=t.et;switch(t.a){case"required":case"filled":case"present":return this.lr=!0,[];case"equal":{if(4!==n||3!==t.operands[0].kind)return null;const r=this.form.fields.find(n=>n.slot===t.operands[0].at);return r?(this.lr=!0,[(t,n)=>n[r.name]===t]):null}case"length":return r&&4===n?[Lu(r)]:null;case"between":return r&&3===n?[t=>t>=r.least&&t<=r.most]:null;case"regex":case"contains":{if(4!==n||!r)return null;const t=this.program.L[r.position];if(!t.tables?.[r.scope])return null;let e=null;const s=()=>e=this.program.pattern(r.position,r.scope).vn;return this.hr||(this.isWellFormed=!0),[t=>(e??s()).matches(t)]}case"one_of":return r&&2!==n?[t=>r.has(t)]:null;case"none_of":return r&&2!==n?[t=>!r.has(t)]:null}return null}}
//|20 0 907
,Hu=(t,n)=>{const[r,e]=t;return 1===t.length?(t,e)=>{if("string"!=typeof t)return n&&null==t;const s=t.charCodeAt(0);return s>32&&s<128||!E(t)?r(t,e):n}:(s,i)=>{if("string"!=typeof s)return n&&null==s;const o=s.charCodeAt(0);if(!(o>32&&o<128)&&E(s))return n;if(!r(s,i)||!e(s,i))return!1;for(let n=2;n<t.length;n++)if(!t[n](s,i))return!1;return!0}}
//|28 0 907
,Lu=({least:t,most:n,unit:r})=>{const e=z[r],s={bytes:1,utf16:1,scalars:2,characters:1/0}[r],[i,o]=["characters"===r?t<=1?1:1/0:t*s,"bytes"===r?n/3:n];return r=>{if(r.length>=i&&r.length<=o)return!0;if(r.length>5e6)return!1;const s=e(r);return s>=t&&s<=n}}
//module|749 770 774 0 907
,Gu=(t,n)=>{if(n.isExact||n.isClosed||n.parameters||void 0!==n.decisions||1!==n.objects.length||void 0!==n.contexts||n.fields.some(t=>t.normalization.length>0||!t.type.kind||t.name in Object.prototype))return null;const r=new Map(n.fields.map(t=>[t.slot,t])),e=[];for(let s=n.checks;4!==t.code[s].op;s=t.code[s].b){const{op:i,a:o,b:c}=t.code[s];if(0!==i&&1!==i)return null;const u=0===i?n.fields[o]:null,l=t.code.slice(s+1,c).filter(({op:t})=>2===t).map(n=>t.checks[n.a]),h=new Set(l.flatMap(n=>Bu(t,n)));e.push({field:u,name:u?.name,entry:s,fn:u&&new Ju(t,n,u).read(s+1,c),ar:[...h].map(t=>r.get(t)).filter(Boolean)})}return e.some(({fn:t})=>null!==t)?new Yu(n,e):null}
//module|48 57 385 389 390 392 600 672 775 0 907
,Yu=class{constructor(t,n){this.form=t,this.Vt=n,this.refused=[]}mr(t){const{Vt:n}=this,r=void 0===t[pi],e=this.refused=[];for(let s=0;s<n.length;s++){const i=n[s];r&&null!==i.fn&&i.fn(t[i.name],t)||e.push(i)}return 0===e.length}load(t,n){const{form:r,refused:e}=this;t.slots.length!==r.slotCount&&(t.slots=new Array(r.slotCount));const{slots:s}=t;for(let t=1;t<s.length;t++)s[t]=Tt;s[0]=new xt(10,void 0);for(const{ar:t}of e)Vu(s,n,t);const i=new vi(s);for(const{field:s,name:o}of e)if(null!==s){if(n[pi]?.has(o))throw new ji(gi);i.value(n[o],s.type,s.slot,0),iu(t,s,r,s.slot)}s.length>r.slotCount&&i.ct()}run(t){for(const{entry:n}of this.refused)t.Vt=1,t._t||wc(t,n,null);t.Vt=1/0}}
//module|48 0 907
,Vu=(t,n,r)=>{for(const{name:e,slot:s,type:i}of r){const r=n[e];null!=r&&(t[s]=new xt(i.kind,r))}}
//|0 907
,Ku=class extends Error{constructor(t){super(t),this.name="SessionError"}}
//|776 778 0 907
,Qu=t=>{if("string"!=typeof t)throw new Ku("a path is a text");const n=[],r=/\.?(?:`([^`]+)`|([^.[`]+))|\[(\d+)\]|\["((?:[^"\\]|\\.)*)"\]/y;for(;r.lastIndex<t.length;){const[,e,s,i,o]=r.exec(t)??[],c=e??s??(i&&Number(i))??(void 0===o?o:{key:Wu(o)});if(void 0===c)throw new Ku(`'${t}' is no path`);n.push(c)}return n}
//|0 907
,Wu=t=>{const n={n:"\n",r:"\r",t:"\t"};return t.replace(/\\(?:u\{(10[\dA-F]{4}|[\dA-F]{1,5})\}|(.))/g,(t,r,e)=>r?String.fromCodePoint(parseInt(r,16)):n[e]??e)}
//filter mask notation|0 907
,Xu=(t,n,r)=>{let[e,s]=[0,t];if(!n)for(const n=Math.max(1,t-1024);s>n;)if(r(--s))return s;for(;s-e>1;){const t=e+Math.floor((s-e)/2);r(t)?e=t:s=t}return e}
//|0 907
,tl=(t,n,r)=>({shown:t,value:t,caret:n,disposition:r})
//|25 779 780 0 907
,nl=({start:t,end:n,text:r},e,s)=>{const i=F(e),o=i.slice(0,t).join(""),c=o+r,u=i.slice(n).join(""),l=[];let h=0;for(const t of F(c))h+=t.length,h>o.length&&l.push(h);const a=(t,n)=>{const r=c.slice(0,t)+u;return tl(r,F(r.slice(0,t)).length,n)};if(0===l.length||""===r||s(c+u))return a(c.length,"taken");const m=Xu(l.length,""===u,t=>s(c.slice(0,l[t-1])+u));return 0===m?tl(e,n,"refused"):a(l[m-1],"shortened")}
//notation|25 225 291 779 780 782 0 907
,rl=class{static of(t,n,{start:r,end:e,text:s,isForward:i}){if(!(n instanceof gs)||null===n.group)return null;const o=F(t),c=n.nt(o);if(null===c)return null;const u=t=>t.filter(t=>!n.groups.includes(t)).length;let l=u(o.slice(0,r)),h=l+u(o.slice(r,e));l===h&&""===s&&r<e&&(i?h=Math.min(c.length,h+1):l=Math.max(0,l-1));const a=F(s),m=2===n.read(s).completion?n.nt(a)??a:a;return Object.assign(new rl,{notation:n,shown:o,plain:c,start:r,end:e,text:s,lower:l,upper:h,inserted:m})}ft(t){const{shown:n,plain:r,end:e,text:s,lower:i,upper:o,inserted:c}=this,u=r.length<n.length;if(""===s)return u?this.rt(0)??tl(this.fr(0).join(""),i,"taken"):null;const l=this.rt(c.length);if(null===l||t(l.value))return l;const h=this.fr(c.length).join("");if(!u&&t(h))return tl(h,i+c.length,"taken");const a=Xu(c.length,o===r.length,n=>{const r=this.rt(n);return null!==r&&t(r.value)});return a>0?{...this.rt(a),disposition:"shortened"}:u?tl(n.join(""),e,"refused"):null}get data(){const{notation:t,shown:n,start:r,end:e,text:s,lower:i,inserted:o}=this,c=this.fr(o.length).join("");return 0!==t.read(n.slice(0,r).join("")+s+n.slice(e).join("")).completion||0===Vr(t.syntax,c)?null:tl(c,i+o.length,"taken")}fr(t){return[...this.plain.slice(0,this.lower),...this.inserted.slice(0,t),...this.plain.slice(this.upper)]}rt(t){const n=this.notation.rt(this.fr(t));if(null===n)return null;let r=this.lower+t,e=0;for(;r>0;)this.notation.groups.includes(n[e++])||(r-=1);return tl(n.join(""),e,"taken")}}
//mask|783 0 907
,el={digit:t=>/^[0-9]$/.test(t),letter:t=>/^\p{Alphabetic}[\p{M}\p{Alphabetic}\u200c\u200d]*$/u.test(t),letterOrDigit:t=>el.digit(t)||el.letter(t)}
//mask|18 783 0 907
,sl=t=>/^[\x20-\x7e]$/.test(t)?!el.letterOrDigit(t):/^[\p{P}\p{Sm}]/u.test(t)||S.test(t)&&!/[\n\r\v\f\x85\u2028\u2029]/.test(t)
//mask|0 907
,il={0:["digit","mandatory"],9:["digit","optional"],A:["letter","mandatory"],a:["letter","optional"],_:["letterOrDigit","mandatory"],"-":["letterOrDigit","optional"]}
//mask|25 785 0 907
,ol=t=>{const n=F(t),r=[];let e={kind:null,mandatory:0,optional:0};const s=()=>{for(const t of["mandatory","optional"])for(let n=0;n<e[t];n++)r.push({kind:e.kind,room:t});e={kind:null,mandatory:0,optional:0}};let i=null;for(let t=0;t<n.length;t++){const o=n[t];if(null!==i||"["!==o&&"{"!==o)if("]"===o||"}"===o)s(),i=null;else if("["===i&&"\u2026"===o){const t=e.kind??"letterOrDigit";s(),r.push({kind:t,room:"repeating"})}else if("["===i){const[t,n]=il[o];e.kind!==t&&s(),e.kind=t,e[n]++}else r.push({own:"\\"===o?n[++t]:o,isInValue:"{"===i});else i=o}return r}
//mask|0 907
,cl=(t,n,r,e)=>({fills:t,matchesFixed:n,matchesLiterals:r,ends:e})
//mask|787 0 907
,ul=cl(!0,!0,!1,!1)
//mask|787 0 907
,ll=cl(!0,!1,!1,!1)
//mask|787 0 907
,hl=cl(!1,!0,!1,!1)
//mask|787 0 907
,al=cl(!0,!0,!0,!0)
//mask|787 0 907
,ml=cl(!0,!0,!1,!0)
//mask|787 0 907
,fl=cl(!0,!1,!1,!0)
//mask|0 907
,[pl,dl,bl]=[0,1,2]
//mask|25 0 907
,wl=t=>F(t.join(""))
//mask|783 784 788 789 790 795 796 0 907
,gl=class{constructor(t,n=[],r=0){this.pr=t,this.dr=n,this.next=r}static of(t,n,r){const e=new gl(n);for(const n of t)e.take(n,ul);return 0===e.filledCount()&&([e.dr,e.next]=[[],0]),r&&e.br(),e}copy(){return new gl(this.pr,[...this.dr],this.next)}get shown(){return this.dr.map(t=>t.character).join("")}get value(){return this.filledCount()>0?this.dr.filter(t=>0!==t.wr).map(t=>t.character):[]}get gr(){return!this.pr.slice(this.next).some(t=>"mandatory"===t.room||t.isInValue)}get jr(){return this.pr.some(t=>void 0!==t.own&&el.letterOrDigit(t.own))}get Or(){return this.value.length-wl(this.value).length}get vr(){return wl(this.dr.map(t=>t.character)).length===this.dr.length}filledCount(t=0,n=this.dr.length){let r=0;for(let e=t;e<n;e++)2===this.dr[e].wr&&r++;return r}yr(t){for(;t>0&&2!==this.dr[t-1].wr;)t--;return t}caret(t,n,r){let e=0;for(let n=t;n>0&&e<this.dr.length;e++)2===this.dr[e].wr&&n--;for(;e<this.dr.length&&2!==this.dr[e].wr&&(!(n--<=0)||r&&this.dr[e].place===(0===e?-1:this.dr[e-1].place)+1);e++);return e}cut(t){const n=this.dr.splice(t),r=this.dr.at(-1);return this.next=void 0===r?0:"repeating"===this.pr[r.place].room?r.place:r.place+1,n}br(){for(;void 0!==this.pr[this.next]?.own;this.next++)this.write(this.next)}write(t,n=null){const{own:r,isInValue:e}=this.pr[t];this.dr.push({character:n??r,place:t,wr:null!==n?2:e?1:0})}kr(t,n){let r=0;for(const{character:e,wr:s}of t.slice(n))1===s&&this.take(e,hl),2!==s||this.take(e,ll)||r++;return r}remove(t,n){return this.kr(this.cut(t),n-t)}take(t,n){const r=this.dr.length;let[e,s,i]=[!1,!1,null];for(let r=this.next;r<this.pr.length;r++){const{own:o,isInValue:c,kind:u,room:l}=this.pr[r];if(void 0===o&&s&&(i??={next:r,count:this.dr.length}),void 0!==o){if(this.write(r),s=e,o===t&&(c?n.matchesFixed:n.matchesLiterals))return this.next=r+1,!0}else{if(n.fills&&el[u](t))return this.write(r,t),this.next="repeating"===l?r:r+1,!0;if("optional"!==l)break;e=!0}}return n.ends&&i&&this.filledCount()>0&&sl(t)?(this.dr.length=i.count,this.next=i.next,!0):(this.dr.length=r,!1)}$r(t){for(let n=this.value;;){const r=gl.of(wl(n),this.pr,t);if(n=r.value,wl(n).length===n.length)return r}}}
//mask|25 779 783 791 792 793 795 796 798 0 907
,jl=class{constructor(t,n,r){this.value=n,this.text=gl.of(F(n),t,!0),this.canHold=r}ft({start:t,end:n,text:r,isForward:e=!1}){if(""===r)return this.deletion(t,n,e);const[s,i,o]=this.xr(F(r),t,n);return this.Mr(s,i,o)??this.Sr(n,"refused")}Sr(t,n){return{shown:this.text.shown,value:this.value,caret:t,disposition:n}}Tr(t,n,r){const e=t.vr?n:Math.min(n,F(t.shown).length);return{shown:t.shown,value:t.value.join(""),caret:e,disposition:r}}deletion(t,n,r){if(t===n)return this.Sr(t,"taken");const e=this.Er(t,n);return n-t==1&&e.value.join("")===this.text.value.join("")?this.Ar(t,n,r):this.Nr(e,t)}Ar(t,n,r){if(r){const r=this.text.dr.findIndex((t,r)=>r>=n&&2===t.wr);return r<0?this.Sr(n,"taken"):this.Nr(this.Er(r,r+1),t)}const e=this.text.yr(t)-1;if(e<0)return this.Sr(t,"taken");const s=this.text.filledCount(n)>0?e+1:this.text.dr.length;return this.Nr(this.Er(e,s),e)}Er(t,n){let r=this.text.copy();const e=r.remove(t,n);if(e>0){const s=this.text.copy();s.remove(s.yr(t),n)<e&&(r=s)}return r.$r(!0)}Nr(t,n){const r=this.text.yr(n);return this.Tr(t,t.caret(this.text.filledCount(0,r),n-r,!1),"taken")}Mr(t,n,r){let e=this.Ir(t,al,n,r);if(e.loss>0||this.text.jr&&!e.rank.every(t=>0===t))for(const[s,i]of this._r(n)){const n=this.Ir(t,s,i,r);Ol(n.rank,e.rank)&&(e=n)}if(e.loss<t.length){const t=this.Cr(e);if(null!==t)return this.inserted(e,t,e.losesText?"shortened":"taken")}if(1===t.length)return null;const s=n=>this.Ir(t.slice(0,n),e.as,e.start,r),i=0===this.text.filledCount(r),o=Xu(t.length,i,t=>null!==this.Cr(s(t)));if(0===o)return null;const c=s(o),u=c.loss<o?this.Cr(c):null;return null===u||this.Fr(u)?null:this.inserted(c,u,"shortened")}inserted(t,n,r){return this.Tr(n,n.caret(t.filledCount,t.ownCount,!0),r)}Fr(t){return t.value.join("")===this.text.value.join("")}Cr({text:t,keepsRest:n}){if(!n)return null;const r=t.$r(!0);return r.filledCount()<t.filledCount()-t.Or||!r.vr?null:this.Fr(r)||this.canHold(r.value.join(""))?r:null}_r(t){const n=this.text.jr?[[ml,t],[fl,t]]:[],r=this.text.yr(t);return r<t?[...n,[al,r]]:n}Ir(t,n,r,e){const s=this.text.copy(),i=s.cut(r),[o,c]=[s.dr.filter(t=>0!==t.wr).length,s.next],u=t.filter(t=>!s.take(t,n)),l=!(s.filledCount()>0&&s.dr.filter(t=>0!==t.wr).length>o||s.next>c),h=s.filledCount()-s.Or,a=s.dr.length-s.yr(s.dr.length),m=0===s.kr(i,e-r),f=t.length>1,p=[!m,u.length,l,f&&!s.gr,f&&n===al].map(Number);return{text:s,as:n,start:r,filledCount:h,ownCount:a,keepsRest:m,rank:p,loss:u.length,losesText:u.some(el.letterOrDigit)}}xr(t,n,r){const{dr:e,pr:s}=this.text,i=(t,n)=>{const r=wl(t),{kind:e}=s[n.place];return 1===r.length&&void 0!==e&&el[e](r[0])};return n>0&&i([e[n-1].character,t[0]],e[n-1])&&(t=wl([e[n-=1].character,...t])),r<e.length&&i([t.at(-1),e[r].character],e[r])&&(t=wl([...t,e[r].character]),r+=1),[t,n,r]}}
//mask|0 907
,Ol=(t,n)=>{const r=t.findIndex((t,r)=>t!==n[r]);return r>=0&&t[r]<n[r]}
//|25 781 786 796 797 801 802 803 804 805 806 807 0 907
,vl=class{constructor(t,n){this.pr=void 0===t?null:ol(t),this.notation=n}shown(t){return this.qr(t)?gl.of(F(t),this.pr,!0).shown:t}qr(t){return null===this.pr||null===this.notation?null!==this.pr:this.holds(t)&&(this.isAlive(t)||!this.isData(t))}valueOf(t){if(null===this.pr||null!==this.notation||"string"!=typeof t||this.holds(t))return t;const n=this.formatted({start:0,end:0,text:t},"",()=>!0);return"taken"===n.disposition?n.value:t}ft(t,n,r){return null===this.notation?this.formatted(t,n,r):this.notated(t,n,r)}formatted(t,n,r){return null===this.pr?nl(t,n,r):new jl(this.pr,n,r).ft(t)}}
//|0 907
,{}=Object.assign(vl.prototype
//mask|25 796 799 800 808 0 907
,{holds(t){return gl.of(F(t),this.pr,!1).value.join("")===t}}
//notation|799 800 808 0 907
,{isAlive(t){return 0!==this.notation.read(t).completion}}
//notation|225 799 800 808 0 907
,{isData(t){return"time"!==this.notation.type&&/^(?:19|20)/.test(t)&&0!==Vr(this.notation.syntax,t)}}
//notation|25 780 781 782 799 800 808 0 907
,{notated(t,n,r){const e=null===this.pr?rl.of(n,this.notation,t):null,s=e?.ft(r)??null;if(null!==s)return s;const i=F(this.shown(n)),o=this.translation(t,i);if(null!==o&&r(o))return tl(o,F(o).length,"taken");if(null===this.pr){const s=e?.data??null;return null!==s&&r(s.value)?s:this.formatted(t,n,r)}if(!this.qr(n))return this.formattedAgain(nl(t,n,r));const c=this.formatted(t,n,r);if(""===t.text||"refused"!==c.disposition&&this.isAlive(c.value)||!this.isAlive(n))return c;const u=this.data(t,i);return null!==u&&r(u)?tl(u,F(u).length,"taken"):c}}
//notation|25 796 797 799 800 808 0 907
,{formattedAgain(t){const n=t=>new jl(this.pr,"",()=>!0).ft({start:0,end:0,text:t}),r=n(t.value);if("refused"===t.disposition||"taken"!==r.disposition)return t;if((!/^\p{Nd}*$/u.test(t.value)||this.isData(t.value)||!this.isAlive(r.value))&&!this.qr(t.value))return t;const e=F(t.value).slice(0,t.caret).join("");if(e===t.value)return{...r,caret:F(r.shown).length,disposition:t.disposition};const s=gl.of(F(n(e).value),this.pr,!1).filledCount(),i=gl.of(F(r.value),this.pr,!0).caret(s,0,!1);return{...r,caret:i,disposition:t.disposition}}}
//notation|25 720 799 800 808 0 907
,{translation({start:t,end:n,text:r},e){return F(r).length<2||n>e.length?null:Au(this.notation,e.slice(0,t).join("")+r+e.slice(n).join(""))}}
//notation|799 800 808 0 907
,{data({start:t,end:n,text:r},e){const s=t=>/^\p{Nd}$/u.test(t);if(e.slice(n).some(s))return null;const i=e.slice(0,t).filter(s).join("")+r;return this.isData(i)&&!this.qr(i)?i:null}}
//|0 907
)
//|38 384 809 0 907
,yl=(t,n=0,r=new Set)=>{const e=t=>yl(t,n+1,r);return"string"==typeof t?JSON.stringify(t):Array.isArray(t)||mi(t)?n>Z||r.has(t)?"":(r.add(t),Array.isArray(t)?`[${t.map(e)}]`:`{${Object.keys(t).filter(n=>void 0!==t[n]).sort().map(n=>e(n)+e(t[n]))}}`):String(t)}
//externals|809 0 907
,kl=({rule:t,value:n,arguments:r})=>yl([t.name,n,r])
//|812 813 0 907
,$l=({annotations:t,isSecret:n,computed:r,type:e})=>{const s=n||void 0!==r?void 0:t.find(({name:t})=>"default"===t)?.arguments[0];return void 0===s?void 0:Ml(e,xl(s))}
//default|67 812 0 907
,xl=t=>{if(Array.isArray(t))return t.map(xl);if(null===t||"object"!=typeof t)return t;const[[n,r]]=Object.entries(t);return"number"===n?Ft(r,!0):r}
//default|59 81 813 831 0 907
,Ml=(t,n)=>{if("any"===t.name)return n;if("list"===t.name)return(Array.isArray(n)?n:[n]).map(n=>Ml(t.item,n)).filter(t=>void 0!==t);const r="number"==typeof n||n instanceof At;return 4===t.kind?"string"==typeof n?n:r?Vt(n):"boolean"==typeof n?String(n):void 0:Jl.includes(t.name)&&("string"==typeof n||r&&3===t.kind||"boolean"==typeof n&&2===t.kind)?n:void 0}
//|384 386 405 776 814 815 816 821 0 907
,Sl=(t,n,r,e=null,s=n.objects[0])=>{Tl(t,s.memberNames,"field",r);for(const{name:i,field:o,group:c}of s.members){const s=di(t,i),u=o&&e?.node(o);if(void 0!==s&&u?.Rr&&Cl(u),o)El(s,o.type,[...r,i],u?.nested);else if(mi(s))Sl(s,n,[...r,i],e,n.objects[c]);else if(null!=s)throw new Ku(`'${$i([...r,i])}' takes the values of a form`)}}
//|384 387 405 776 0 907
,Tl=(t,n,r,e)=>{if(!mi(t))throw new Ku(`expected an object of ${r}s`);const s=bi(t,n);if(void 0!==s)throw new Ku(`the form has no ${r} '${$i([...e,s])}'`)}
//|379 384 392 814 816 817 0 907
,El=(t,n,r,e=null)=>{if(n.form&&mi(t))return Sl(t,n.form,r,e);if(new vi([]).value(t,n,0,0),void 0!==ci(n).form&&("list"===n.name&&Array.isArray(t)&&t.forEach((t,e)=>Al(t,n.item,[...r,e])),"map"===n.name&&mi(t)))for(const e of Object.keys(t))El(t[e],n.item,[...r,{key:e}])}
//|20 384 405 776 816 0 907
,Al=(t,n,r)=>{const e=null==t||"string"==typeof t&&E(t);if(n.form&&!e&&!mi(t))throw new Ku(`'${$i(r)}' takes the values of a form`);El(t,n,r)}
//|386 815 816 0 907
,Nl=(t,n,r)=>{const e=[...(r.contexts??[]).map(t=>n.contexts[t]),...r.parameters??[]];Tl(t,new Set(e.map(({name:t})=>t)),"context",[]);for(const{name:n,type:r}of e)El(di(t,n),r,[n])}
//|384 386 819 823 0 907
,Il=(t,n,r,e,s=r.form.objects[0])=>{for(const{name:i,field:o,group:c}of s.members){const s=di(n,i),u=r.form.objects[c];o?void 0!==s?ql(t,s,r.node(o),e):e||ql(t,void 0,r.node(o),!1):mi(s)?Il(t,s,r,e,u):null!==s&&e||Il(t,{},r,!1,u)}}
//|811 820 823 0 907
,_l=(t,n)=>{for(const r of n.fields){const n=$l(r.zr);void 0!==n&&ql(t,n,r,!1),r.nested&&_l(t,r.nested)}}
//|405 776 0 907
,Cl=t=>{if(t.isReadOnly)throw new Ku(`'${$i(t.path)}' is read-only`)}
//|776 0 907
,Fl=t=>{if(t.Br)throw new Ku(`'${t.zr.name}' is in a row that was removed`)}
//|384 809 819 824 825 829 0 907
,ql=(t,n,r,e)=>{const{type:s,computed:i}=r.zr;void 0===i&&(r.Pr=Rl(n),r.Dr=!1,s.form&&mi(n)?(r.Dr=!0,r.content=void 0,Il(t,n,r.nested,e)):s.form?(Il(t,{},r.nested,!1),r.content=n):"list"===s.name&&Array.isArray(n)?zl(t,n,r):(r.Ur=null,r.content=r.Zr.valueOf(n)),r.Jr=(r.Dr||null!==r.Ur)&&yl(r.given)!==r.Hr,Ul(r))}
//|20 38 384 824 0 907
,Rl=(t,n=0)=>!(null==t||n>0&&!1===t)&&("string"==typeof t?!E(t):n>Z||(Array.isArray(t)?t.some(t=>Rl(t,n+1)):0===n||!mi(t)||Object.values(t).some(t=>Rl(t,n+1))))
//list|826 828 0 907
,zl=(t,n,r)=>{const e=(r.Ur??[]).slice(0,n.length);for(;e.length<n.length;)e.push(Bl(t,r));r.Ur=e,r.content=void 0,e.forEach((r,e)=>Dl(t,r,n[e]))}
//module list|834 0 907
,Bl=(t,n)=>{const r={value:null,instance:null};return n.Lr&&(r.instance=new Gl(t,n.Lr,n,r)),r}
//|384 809 819 820 0 907
,Pl=(t,n,r)=>{if(void 0!==r&&(n.value=r),n.instance){_l(t,n.instance),mi(r)&&Il(t,r,n.instance,!0);for(const t of n.instance.Gr())t.Hr=yl(t.given)}}
//|384 819 0 907
,Dl=(t,n,r)=>{n.value=r,n.instance&&mi(r)&&Il(t,r,n.instance,!1)}
//|0 907
,Ul=t=>{t.session.Yr++,t.unit.moment="change";for(let{Vr:n,Kr:r}=t.instance;n&&void 0!==t.given;({Vr:n,Kr:r}=n.instance))null===r&&(n.Dr=!0)}
//module nested|413 830 0 907
,Zl=(t,n=t.form.objects[0])=>Ii(n.members.map(({name:n,field:r,group:e})=>{if(r)return[n,t.node(r).given];const s=Zl(t,t.form.objects[e]);return[n,Object.keys(s).length>0?s:void 0]}))
//|0 907
,Jl=["integer","number","boolean","date","month","time","datetime"]
//|0 907
,Hl=["text","integer","number","date","month","time","datetime","choice","any"]
//|59 70 81 414 720 799 809 830 831 834 0 907
,Ll=class{constructor(t,n){this.instance=t,this.zr=n,this.session=t.session,this.unit=null,this.content=void 0,this.Ur=null,this.Dr=!1,this.Jr=!1,this.nested=n.type.form?new Gl(this.session,n.type.form,this,null):null,this.Lr="list"===n.type.name?n.type.item.form??null:null,this.Qr=!1,this.Wr=!1,this.Pr=!1,this.isEnabled=!0,this.Rr=!1,this.Hr=void 0,this.status=null,this.view=null,this.Zr=n.Zr??=new vl(n.mask,n.notation)}get path(){return[...this.instance.path,...this.zr.groups,this.zr.name]}get slot(){return this.instance.place.frame.base+this.zr.slot}get Br(){for(let{Vr:t,Kr:n}=this.instance;t;({Vr:t,Kr:n}=t.instance))if(n&&!t.Ur?.includes(n))return!0;return!1}get Xr(){return!this.Dr&&null===this.Ur&&yl(this.content)!==this.Hr}get isReadOnly(){return this.Rr||void 0!==this.zr.computed}*te(){if(this.nested&&(yield this.nested),this.Lr)for(const t of this.Ur??[])yield t.instance}get given(){return this.Dr?Zl(this.nested):null===this.Ur?this.content:this.Ur.map(t=>t.instance?Zl(t.instance):t.value)}get value(){const{type:t}=this.zr;return this.Dr||null!==this.Ur||"string"!=typeof this.content||!Jl.includes(t.name)||this.Br?this.given:_i(this.session.xt,this.slot,t)??this.content}get ne(){if(this.Dr||null!==this.Ur)return null;const{content:t,zr:{notation:n}}=this;if(null==t)return"";if("number"==typeof t||t instanceof At){const r="number"==typeof t?zt(t):t;return n?.write(3,r)??Vt(r)}return"string"!=typeof t?null:null===n||this.Qr?t:Au(n,t)??t}}
//|833 835 836 837 0 907
,Gl=class{constructor(t,n,r,e){this.session=t,this.form=n,this.Vr=r,this.Kr=e,this.fields=n.fields.map(t=>new Ll(this,t)),this.Vt=Kl(t.program,n).map(t=>({...t,instance:this,moment:"change",standing:Yl}));for(const t of this.Vt)t.field&&(this.node(t.field).unit=t);this.place=null}node(t){return this.fields[t.index]}get path(){return null===this.Vr?[]:null===this.Kr?this.Vr.path:[...this.Vr.path,this.Vr.Ur.indexOf(this.Kr)]}*re(){for(const t of this.Vt)if(yield t,t.field)for(const n of this.node(t.field).te())yield*n.re()}*Gr(){for(const t of this.re())t.field&&(yield Vl(t))}}
//|0 907
,Yl=Object.freeze({isInvalid:!1,bt:!1,fails:!1,failsForGood:!1,isPending:!1,ht:[],violations:[],undecided:[],Bt:new Map})
//|0 907
,Vl=({field:t,instance:n})=>t?n.node(t):null
//|749 838 0 907
,Kl=(t,n)=>{if(n.Vt)return n.Vt;const r=[];for(const e of t.Xt(n.checks)){const s={entry:e.index,field:null,slot:e.a,hasConditions:!1,targets:[],reads:[]};if(0===e.op)r.push({...s,field:n.fields[e.a],slot:n.fields[e.a].slot});else if(1===e.op)r.push(s);else if(2===e.op){const n=t.checks[e.a],s=r.at(-1);n.isCondition&&(s.hasConditions=!0),Ql(n).length>0&&s.targets.push(Ql(n)),s.reads.push(...Bu(t,n))}}return n.Vt=r}
//|0 907
,Ql=({target:t})=>{const n=t.findIndex(t=>"string"!=typeof t);return n<0?t:t.slice(0,n)}
//|839 0 907
,Wl=(t,n)=>{const r=t.fields.findLast(({zr:t})=>t.slot<=n);return r&&r.zr.slot!==n?r.nested?Wl(r.nested,n-r.zr.slot):null:r??null}
//|777 843 844 0 907
,Xl=(t,n)=>{const r=n.map(n=>{if("string"!=typeof n?.message)throw new TypeError("a violation needs a message");const r={path:"",rule:"rejected",severity:"error",file:"",line:0,column:0,...n},e=t.ee(Qu(r.path));return{violation:r,...e,key:rh(t,e?.field)}}),e=({violation:n,field:r})=>r?eh(t,r):""===n.path;return t.se=r.filter(e),t.update(),n.filter((t,n)=>!e(r[n]))}
//|843 0 907
,th=t=>{t.se=t.se.filter(({field:n,key:r})=>!n?.Br&&rh(t,n)===r)}
//|405 844 0 907
,nh=(t,n)=>t.se.filter(r=>r.field===n&&eh(t,n)).map(({violation:t,rest:r})=>n?{...t,path:$i([...n.path,...r])}:t)
//|809 830 0 907
,rh=(t,n)=>yl(n?n.given:Zl(t.root))
//|844 0 907
,eh=(t,n)=>!n||n.isEnabled&&t.ie(n)&&eh(t,n.instance.Vr)
//|846 0 907
,sh=t=>{for(const n of t.root.Gr())n.status=ih(t,n)}
//|847 848 849 850 852 856 0 907
,ih=(t,n)=>{const{Qr:r}=n,e=null===n.instance.Vr?[]:oh(t,n),{unit:s}=n,i=s.targets.length>0||e.length>0,o=i?uh(t,n,e):s.standing,c=0==(3&t.xt.slots[n.slot].flags),u=lh(t,n,o)||o.fails&&(s.hasConditions||e.length>0)||t.se?.some(t=>t.field===n),l=(r,e)=>!i||ch(t,r,e)===n,h=u?[...e,s].flatMap(n=>ah(t,n).filter(t=>l(t,n))):[],a=h.filter(t=>"error"===t.severity),{Xr:m}=n,f=o.bt&&!dh(t,n),p=f&&void 0!==n.zr.computed,d=h.filter(t=>"warning"===t.severity);return{state:c&&n.isEnabled?a.length>0?"invalid":o.isPending?"checking":t.oe!==n||r?r||n.Wr||m||n.Jr||p?o.isInvalid?"incomplete":f?"undecided":o.bt?"incomplete":"valid":"untouched":"editing":"untouched",isActive:c,isPending:o.isPending,violations:a,warnings:d,undecided:f?o.undecided:[]}}
//nested|0 907
,oh=(t,n)=>{const r=[];for(let{Vr:e,Kr:s}=n.instance;null!==e&&null===s;({Vr:e,Kr:s}=e.instance))e.unit.targets.some(r=>t.find(r,e.nested)===n)&&r.push(e.unit);return r}
//target|836 838 0 907
,ch=(t,n,r)=>{const e=Vl(r),s=r.standing.Bt.get(n)?.check,i=s?Ql(s):[];return(e?.nested&&i.length>0?t.find(i,e.nested):null)??e}
//target|848 0 907
,uh=(t,n,r)=>{const{unit:e}=n,s=[...r,e].flatMap(({standing:r,...e})=>r.violations.filter(s=>ch(t,s,{standing:r,...e})===n).map(t=>({isError:"error"===t.severity,isFinal:!r.Bt.get(t)?.Dt}))),i=e.standing.isInvalid&&!e.standing.violations.some(t=>"error"===t.severity);return{...e.standing,isInvalid:i||s.some(({isError:t})=>t),fails:s.length>0,failsForGood:s.some(({isFinal:t})=>t)}}
//|851 0 907
,lh=(t,n,r)=>n.Qr?r.failsForGood:r.fails&&hh(t,n)
//|414 0 907
,hh=(t,n)=>void 0!==n.zr.computed?void 0!==_i(t.xt,n.slot,n.zr.type):n.Wr||n.Pr&&t.oe!==n
//|836 842 853 862 0 907
,ah=(t,n)=>{const r=Vl(n),e=mh(t,n,r);return t.se&&r?vh([...e,...nh(t,r)],n.standing.Bt,t.options.mode):e}
//|850 854 862 0 907
,mh=(t,n,r)=>{const{standing:e}=n;if(!e.fails)return[];const s=null===r||lh(t,r,e);return s||n.hasConditions?vh(e.violations.filter(e=>fh(t,e,n,r,s)),e.Bt,t.options.mode):[]}
//|749 855 858 0 907
,fh=(t,n,r,e,s)=>{const{Dt:i=!1,check:o=null}=r.standing.Bt.get(n)??{},c=o?.isCondition??!1;if(e?.Qr&&i&&!c)return!1;const u=o?Bu(t.program,o):[];return null===e&&0===u.length?t.ce:!!(s||c&&0!==u.length)&&!(e&&0===u.length&&void 0===e.zr.computed&&!e.Qr&&!e.Wr)&&!(e&&void 0!==e.zr.computed&&!ph(t,e))&&u.every(n=>wh(t,n,r.instance))}
//computed|851 857 860 0 907
,ph=(t,{zr:{slot:n},instance:r})=>{const e=jh(t,n,r);return(0===e.length||e.some(n=>hh(t,n)))&&!bh(t,n,r)}
//|857 0 907
,dh=(t,n)=>!n.Qr&&[...n.unit.reads,...void 0===n.zr.computed?[]:[n.zr.slot]].some(r=>bh(t,r,n.instance))
//reads computed|839 859 860 0 907
,bh=(t,n,r)=>{const e=Wl(r,n);return null!==e&&void 0===e.zr.computed?gh(t,e):jh(t,n,r).some(n=>gh(t,n))}
//reads|839 851 857 860 0 907
,wh=(t,n,r)=>{const e=Wl(r,n);if(null!==e&&1&t.xt.slots[e.slot].flags)return!0;const s=null!==e&&void 0===e.zr.computed;return!(s&&!hh(t,e))&&(s||jh(t,n,r).every(n=>hh(t,n)))&&!bh(t,n,r)}
//|0 907
,gh=(t,n)=>{if(n.Qr)return!0;if(null===n.nested&&!n.Lr)return!1;for(let r=t.oe?.Qr?t.oe:null;r;r=r.instance.Vr)if(r===n)return!0;return!1}
//computed parameters group|748 839 0 907
,jh=(t,n,r)=>{const[e,s,i]=[[{slot:n,instance:r}],new Map,[]];for(const n of e){const r=s.get(n.instance)??s.set(n.instance,new Set).get(n.instance);if(r.has(n.slot))continue;r.add(n.slot);const{form:o,Vr:c}=n.instance,u=zu(t.program,o).get(n.slot),l=Wl(n.instance,n.slot),h=(o.parameters??[]).findIndex(t=>t.slot===n.slot);u?e.push(...u.map(t=>({slot:t,instance:n.instance}))):void 0!==l?.zr.computed?e.push({slot:l.zr.slot,instance:l.instance}):l?i.push(l):h>=0&&c&&e.push(...(c.zr.ur?.[h]??[]).map(t=>({slot:t,instance:c.instance})))}return i}
//|842 852 0 907
,Oh=t=>{const n=[...t.root.re()].flatMap(n=>ah(t,n));return t.se?[...n,...nh(t)]:n}
//|0 907
,vh=(t,n,r)=>{if("all"===r||t.length<2)return t;const e=new Set;let s=!1;return t.filter(t=>!(e.has(t.path)||s&&n.get(t)?.check||("error"!==t.severity||(e.add(t.path),t.path.endsWith("]")||(s=!0)),0)))}
//|0 907
,yh=(t,n)=>{let r=n;for(;r.instance.Vr;)r=r.instance.Vr.unit;const e=t.form.steps.findIndex(({slots:[t,n]})=>t<=r.slot&&r.slot<n);return e<0&&null===r.field?0:e}
//|749 863 0 907
,kh=(t,n,r,e)=>{const s=yh(t,r);return s<0||s>n?[]:e.filter(e=>{const i=r.standing.Bt.get(e)?.check,o=(i&&r.instance===t.root?Bu(t.program,i):[]).map(n=>t.form.steps.findIndex(({slots:[t,r]})=>t<=n&&n<r));return Math.max(s,...o)===n})}
//|864 0 907
,$h=(t,n)=>{const r={isInvalid:!1,bt:!1,isPending:!1};for(const e of t.root.re()){const{violations:s,undecided:i,isPending:o}=e.standing;kh(t,n,e,s).some(t=>"error"===t.severity)&&(r.isInvalid=!0),0!==kh(t,n,e,i).length&&(r.bt=!0,o&&(r.isPending=!0))}return r}
//|852 864 0 907
,xh=(t,n)=>[...t.root.re()].flatMap(r=>kh(t,n,r,ah(t,r)))
//|836 863 0 907
,Mh=(t,n)=>{t.ue(null),t.host?.le();for(const r of t.root.re()){if(yh(t,r)!==n)continue;r.moment="submit";const e=Vl(r);null!==e&&t.ie(e)&&Object.assign(e,{Wr:!0,Qr:!1})}t.update()}
//steps|235 865 866 867 0 907
,Sh=class{#t;#n;constructor(t,n){this.#t=t,this.#n=n}get#r(){return this.#t.form.steps[this.#n]}get name(){return this.#r.name}get label(){return this.#r.label??ie(this.name)}get fields(){const[t,n]=this.#r.slots;return this.#e(t,n).map(t=>this.#t.view(t))}#e(t,n){return this.#t.root.fields.filter(({zr:r})=>t<=r.slot&&r.slot<n)}get state(){const{isInvalid:t,bt:n,isPending:r}=$h(this.#t,this.#n);if(this.violations.length>0)return"invalid";if(r)return"checking";const[e,s]=this.#r.slots;return this.#e(e,s).some(t=>t.Wr||t.Xr||this.#t.oe===t)?t?"incomplete":n?"undecided":"valid":"untouched"}get violations(){return xh(this.#t,this.#n).filter(t=>"error"===t.severity)}get warnings(){return xh(this.#t,this.#n).filter(t=>"warning"===t.severity)}get canContinue(){const{isInvalid:t,bt:n}=$h(this.#t,this.#n);return!t&&!n&&!this.#t.he}async submit(){return Mh(this.#t,this.#n),await(this.#t.host?.settle()),this.canContinue}}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|88 93 96 97 98 869 0 907
,Th=class{constructor(t,n){this.now=t,this.offset=n}static of(t){if("string"==typeof t){const n=ln(t),r=null===n?mn(t):fn(n,0);if(!r)throw new RangeError(`now: '${t}' is neither a date nor a date with time`);const e=60*(r.o??0);return new Th({s:r.s-e,n:r.n},()=>e)}const n=Number(t??Date.now());if(!Number.isFinite(n))throw new RangeError("now is no date");const r=Math.floor(n/1e3);return new Th({s:r,n:Math.floor(1e6*(n-1e3*r))},t=>Math.round(60*-new Date(1e3*t.s).getTimezoneOffset())||0)}$(t){const n=Math.floor((t.s+this.offset(t))/86400);return Math.min(Math.max(n,-719162),2932896)}O(t){const n={s:t.s+this.offset(t),n:t.n,o:null};return en(pn(n))?n:null}k(t){const n=n=>({s:t.s-n,n:t.n});if(null!==t.o)return n(60*t.o);const r=this.offset(n(86400));if(this.offset(n(r))===r)return n(r);const e=this.offset(n(-86400));return this.offset(n(e))===e?n(e):n(r)}}
//|0 907
,Eh=["first-per-field","all","first"]
//|870 0 907
,Ah=t=>{if(!Eh.includes(t))throw new RangeError(`'${t}' is no report mode`)}
//|869 0 907
,Nh=class{constructor(t,n){this.mode=t,this.context=n.context??{},this.strict=!0===n.strict,this.moment="submit",this.Yt=!0,this.host=null,this.ruleTexts=n.ruleTexts,this.translations=n.translations,this.now=n.now,this.ae=null}get v(){return this.ae??=Th.of(this.now)}}
//externals|776 810 874 875 876 877 878 0 907
,Ih=class{constructor(t,n){const r=[..._h(t)].filter(t=>"function"!=typeof n[t]).map(t=>`'${t}'`);if(r.length>0)throw new Ku(`the form needs external rules that were not supplied: ${r.join(", ")}`);this.session=t,this.externals=n,this.answers=new Map,this.me=new Map,this.kept=new Map,this.waiting=[]}lt(t){return this.answers.get(kl(t))}le(){for(const[t,n]of this.answers)void 0===n.accepted&&this.answers.delete(t)}fe(t){const[n,r]=[new Map,new Set];for(const{standing:e}of t)for(const{question:t,isPending:s}of e.ht)r.add(kl(t)),s&&n.set(kl(t),t);for(const t of this.answers.keys())r.has(t)||this.answers.delete(t);this.pe(n)}pe(t){for(const[n,{de:r}]of this.me)t.has(n)&&!this.session.he||(this.me.delete(n),r.abort());for(const[n,r]of this.session.he?[]:t){if(this.me.has(n))continue;const t=new AbortController;this.me.set(n,{de:t}),this.answer(r,n,t).then(r=>this.take(n,t,r))}if(0===this.me.size)for(const t of this.waiting.splice(0))t()}async settle(){for(;this.me.size>0;)await new Promise(t=>this.waiting.push(t))}take(t,n,r){this.me.get(t)?.de===n&&(this.me.delete(t),this.answers.set(t,r),this.session.update())}async answer(t,n,r){const{signal:e}=r,{debounce:s,timeout:i,cache:o,retries:c=0}=t.rule,u=this.kept.get(n);if(u&&u.end>performance.now())return u.answer;if(s&&this.session.be!==this.session.Yr&&!await Rh(qh(s),e))return{reason:"cancelled"};const l=this.we(t,c,e),h=new AbortController;e.addEventListener("abort",()=>h.abort(),{once:!0});const a=i&&Rh(qh(i),h.signal).then(()=>Fh),m=await(a?Promise.race([l,a]):l);return h.abort(),m===Fh&&r.abort(),o&&void 0!==m.accepted&&this.kept.set(n,{answer:m,end:performance.now()+qh(o)}),this.kept.size>1024&&this.kept.delete(this.kept.keys().next().value),m}async we(t,n,r){const{rule:e,value:s,arguments:i}=t,o=Object.fromEntries(e.parameters.map((t,n)=>[t,i[n]??null]));for(;;)try{return Ch(await this.externals[e.name](s,{signal:r,arguments:o}))}catch(t){if("AbortError"===t?.name||r.aborted)return{reason:"cancelled"};if(n--<=0)return{reason:t?.message?`failed: ${t.message}`:"failed"}}}}
//externals|0 907
,_h=({program:t,form:n})=>{const r=new Set,e=({checks:t,decisions:n,fields:r})=>[t,n,...r.map(({filter:t})=>t)].filter(t=>void 0!==t),s=new Set(e(n));for(const n of s)for(const{op:i,name:o,a:c}of t.Xt(n))18===i?r.add(t.externals[c].name):13===i?s.add(t.rules[c].entry):"nested"===o?e(t.forms[c]).forEach(t=>s.add(t)):"compute"===o&&void 0!==t.computed[c].aggregate?.body&&s.add(t.computed[c].aggregate.body);return r}
//externals|0 907
,Ch=t=>{if("boolean"==typeof t)return{accepted:t};if("string"==typeof t)return{accepted:!1,message:t||void 0};throw new TypeError("an external rule answers true, false or a message")}
//externals|0 907
,Fh={reason:"timed out"}
//externals|121 0 907
,qh=t=>Number(Rn(t).p)/1e6
//externals|0 907
,Rh=(t,n)=>new Promise(r=>{const e=setTimeout(()=>r(!0),Math.min(t,2147483647));n.addEventListener("abort",()=>{clearTimeout(e),r(!1)},{once:!0})})
//module list|817 826 827 882 884 885 0 907
,zh=(t,n,r)=>{const e=Zh(t),s=Dh(t,r,e.length);Al(n,t.zr.type.item,[...t.path,s]);const i=Bl(t.session,t);e.splice(s,0,i),Jh(t,e),Pl(t.session,i,n)}
//module list|882 884 885 0 907
,Bh=(t,n,r)=>{const e=Zh(t),[s,i]=[n,r].map(n=>Dh(t,n,e.length-1));s!==i&&(e.splice(i,0,...e.splice(s,1)),Jh(t,e))}
//module list|882 884 885 0 907
,Ph=(t,n)=>{const r=Zh(t);r.splice(Dh(t,n,r.length-1),1),Jh(t,r)}
//module list|883 0 907
,Dh=(t,n,r)=>{if(Number.isInteger(n)&&n>=0&&n<=r)return n;throw Uh(t)}
//module list|405 776 0 907
,Uh=t=>new Ku(`there is no such row in '${$i(t.path)}'`)
//module list|821 883 0 907
,Zh=t=>{if("list"!==t.zr.type.name)throw Uh(t);return Cl(t),[...t.Ur??[]]}
//module list|829 0 907
,Jh=(t,n)=>{t.Ur=n,t.content=void 0,t.Wr=!0,Ul(t)}
//|405 816 821 822 823 879 880 881 0 907
,Hh=class{#s;constructor(t){this.#s=t}get path(){return this.#s.Br?this.#s.zr.Ut:$i(this.#s.path)}get label(){return this.#s.zr.shownLabel}get text(){return this.#s.Zr.shown(this.#s.ne??"")}get value(){return this.#s.value}get state(){return this.#s.status.state}get violations(){return this.#s.status.violations}get warnings(){return this.#s.status.warnings}get undecided(){return this.#s.status.undecided}get isActive(){return this.#s.status.isActive}get isPending(){return this.#s.status.isPending}get isReadOnly(){return this.#s.isReadOnly}set isReadOnly(t){this.#i(n=>n.Rr=t)}get isEnabled(){return this.#s.isEnabled}set isEnabled(t){this.#i(n=>n.isEnabled=t)}get rowCount(){return this.#s.Ur?.length??0}edit(t){return Fl(this.#s),this.#s.session.edit(this.#s,t)}set(t){this.#o((n,r)=>{Cl(n),El(t,n.zr.type,n.path),n.Qr=!1,ql(r,t,n,!1)})}focus(){this.#i((t,n)=>n.ue(t))}leave(){this.#i((t,n)=>n.oe===t?n.ue(null):n.leave(t,n.oe))}insert(t,n=this.rowCount){this.#o(r=>zh(r,t,n))}move(t,n){this.#o(r=>Bh(r,t,n))}remove(t){this.#o(n=>Ph(n,t))}#o(t){Fl(this.#s),this.#i(t)}#i(t){const{session:n,Br:r}=this.#s;r||(t(this.#s,n),n.update())}}
//|25 48 392 405 414 425 705 776 809 814 818 819 820 829 832 834 835 836 841 845 871 872 873 886 894 895 889 890 891 892 0 907
,Lh=class{constructor(t,{values:n={},context:r,externals:e={},...s}){this.program=t.program,this.form=t.zr,this.options={mode:"first-per-field",...s},Ah(this.options.mode),this.context=r??{},Nl(this.context,this.program,this.form),this.xt=new yu(t.program),this.host=t.program.externals.length>0?new Ih(this,e):null,this.root=new Gl(this,this.form,null,null),this.oe=null,this.ce=!1,this.be=null,this.se=null,this.he=!1,this.Yr=0,this.ge=new Set,Sl(n,this.form,[]),_l(this,this.root),Il(this,n,this.root,!0);for(const t of this.root.Gr())t.Hr=yl(t.given),t.Jr=!1;this.update()}update(){this.je();for(const t of this.root.re())t.standing=this.judge(t);this.se&&th(this),sh(this),this.host?.fe(this.root.re());for(const t of[...this.ge])t()}y(t){return Object.assign(new Nh("all",this.options),{context:this.context,host:this.host},t)}je(){const t=new Array(this.form.slotCount).fill(null);this.Oe=new vi(t,!1),this.ve(this.root,{frame:Ji(this.form,0),outer:[],items:[]},t),this.xt._n(this.form,this.y(),t);for(const t of this.root.Gr())void 0!==t.zr.computed&&(t.content=_i(this.xt,t.slot,t.zr.type))}ve(t,n,r){t.place=n;const{base:e}=n.frame;r[e]=new xt(10,void 0);for(const s of t.fields){const i=e+s.zr.slot;if(s.Dr||null!==s.Ur&&s.Lr)this.layOutInside(s,i,n,r);else{const t=void 0!==s.zr.computed?void 0:s.Ur?.map(t=>t.value)??s.content;this.Oe.value(t,s.zr.type,i,0),s.Qr&&r[i]&&(r[i].flags|=8),s.nested&&this.placeInstance(s.nested,Gh(n,s,s.zr.type.form,i,null))}t.form.objects.length>1&&this.showGroups(s,e,r)}}judge(t){const n=Vl(t);if(null!==t.instance.Vr&&!this.isJudged(t.instance)||!1===n?.isEnabled)return Yl;const r=this.y({moment:t.moment,Yt:!(null!==n&&(null!==n.nested||null!==n.Lr))}),e=this.xt.qn(t.entry,t.instance.place,r),{violations:s,ht:i,Bt:o}=e,c=[...o.values()].filter(t=>t.Dt).length;return{...e,fails:s.length>0,failsForGood:s.length>c,isPending:i.some(t=>t.isPending)}}get verdict(){let t="valid";for(const{standing:n}of this.root.re()){if(n.isInvalid)return"invalid";n.bt&&(t="undecided")}return t}edit(t,n){const r=t.ne;if(null===r||!Hl.includes(t.zr.type.name))throw new Ku(`'${$i(t.path)}' holds no text that could be edited`);if(t.isReadOnly||!t.isEnabled)throw new Ku(`'${$i(t.path)}' is read-only`);const e=Yh(n,t.Zr.shown(r)),s=this.y(),i=n=>e.deletesPart||void 0===t.zr.filter||this.xt.canHold(n,t.zr,t.instance.place,s);let o=t.Zr.ft(e,r,i);e.deletesPart&&"refused"===o.disposition&&(o=t.Zr.ft({...e,text:""},r,i)),this.ue(t);const c=r!==o.value||null!==t.zr.notation;"refused"===o.disposition||!c&&t.Qr||(t.Qr=!0,t.Pr=!1,c&&(t.content=o.value,Ul(t))),this.update();const{state:u,violations:l,warnings:h}=t.status,a=F(o.shown).slice(0,o.caret).join("").length;return{text:o.shown,value:t.value,caret:a,state:u,isRefused:"refused"===o.disposition,isShortened:"shortened"===o.disposition,messages:[...l,...h].map(t=>t.message)}}ue(t){if(this.oe===t)return;const n=this.oe;this.oe=t,n&&this.leave(n,t)}leave(t,n){const r=new Set;for(let t=n;t;t=t.instance.Vr)r.add(t);for(let n=t;n&&!r.has(n);n=n.instance.Vr)n.Wr=!0,n.Qr=!1,n.unit.moment="blur"}ie(t){return 0==(3&this.xt.slots[t.slot].flags)&&(null===t.instance.Vr||this.ie(t.instance.Vr))}ye(){this.ue(null),this.ce=!0,this.be=this.Yr,this.se=null,this.host?.le();for(const t of this.root.re()){t.moment="submit";const n=Vl(t);null!==n&&this.ie(n)&&(n.Wr=!0)}this.update()}find(t,n){const r=this.ee(t,n);return 0===r?.rest.length?r.field:null}ee(t,n=this.root){for(let r=1;r<=t.length;r++){const e=$i(t.slice(0,r)),s=n.fields.find(({zr:t})=>t.Ut===e);if(!s)continue;const i=t.slice(r),o=s.Ur?.[i[0]]?.instance;return(s.nested?this.ee(i,s.nested):o&&this.ee(i.slice(1),o))??{field:s,rest:i}}return null}view(t){return t.view??=new Hh(t)}}
//|0 907
,{}=Object.assign(Lh.prototype
//form|48 887 894 888 893 0 907
,{layOutInside(t,n,r,e){const{nested:s,Ur:i,Lr:o}=t;if(t.Dr)return this.ve(s,Gh(r,t,t.zr.type.form,n,null),e);const c=e[n]=new xt(9,void 0);[c.count,c.stride]=[i.length,o.slotCount],c.start=this.Oe.append(c.count*c.stride),i.forEach((n,s)=>this.ve(n.instance,Gh(r,t,o,c.item(s),s),e))}}
//nested|887 894 888 893 0 907
,{placeInstance(t,n){t.place=n;for(const r of t.fields){const{type:{form:t},slot:e}=r.zr;r.nested&&this.placeInstance(r.nested,Gh(n,r,t,n.frame.base+e,null))}}}
//group|48 887 888 893 0 907
,{showGroups(t,n,r){const{slot:e,computed:s}=t.zr;if(t.Dr||null!==t.Ur||void 0!==t.content&&void 0===s)for(const s of t.instance.form.objects.slice(1))s.slot<e&&e<s.slot+s.slotCount&&(r[n+s.slot]=new xt(10,void 0))}}
//nested|887 888 893 0 907
,{isJudged(t){const{Vr:n}=t,r=this.xt.slots[n.slot];return!(!n.isEnabled||71&r.flags)&&(null!==t.Kr||!(10!==r.kind||32&r.flags))&&(null===n.instance.Vr||this.isJudged(n.instance))}}
//|0 907
)
//form|425 0 907
,Gh=(t,n,r,e,s)=>({frame:Ji(r,e,t.items.length+(null===s?0:1),null!==s&&s>0),outer:[...t.outer,{...t.frame,field:n.zr}],items:null===s?t.items:[...t.items,s]})
//|22 25 776 0 907
,Yh=({start:t,end:n,text:r,direction:e},s)=>{if(!([t,n].every(Number.isInteger)&&t>=0&&t<=n&&n<=s.length))throw new Ku(`the range ${t}..<${n} is not in a text of ${s.length}`);const i=[0];for(const t of F(s))i.push(i.at(-1)+t.length);const o=i.findLastIndex(n=>n<=t),c=i.findIndex(t=>t>=n),[u,l]=[s.slice(i[o],t),s.slice(n,i[c])].map(t=>N(t,""));return{start:o,end:c,text:u+N(r??"")+l,isForward:"forward"===e,deletesPart:!r&&u+l!==""}}
//|411 777 814 818 819 840 861 868 887 0 907
,Vh=class{#t;constructor(t,n){this.#t=new Lh(t,n)}field(t){const n=this.#t.find(Qu(t));return n&&this.#t.view(n)}get fields(){return[...this.#t.root.Gr()].map(t=>this.#t.view(t))}get steps(){return this.#t.form.steps.map((t,n)=>new Sh(this.#t,n))}get verdict(){return this.#t.verdict}get isPending(){return[...this.#t.root.re()].some(t=>t.standing.isPending)}get violations(){return Oh(this.#t).filter(t=>"error"===t.severity)}get warnings(){return Oh(this.#t).filter(t=>"warning"===t.severity)}show(t){return Xl(this.#t,t)}get values(){return Ai(this.#t.xt,this.#t.form,0)}get context(){return this.#t.context}set context(t){Nl(t,this.#t.program,this.#t.form),this.#t.context=t,this.#t.update()}update(t){Sl(t,this.#t.form,[],this.#t.root),Il(this.#t,t,this.#t.root,!0),this.#t.update()}onChange(t){if("function"!=typeof t)throw new TypeError("a listener is a function");return this.#t.ge.add(t),()=>this.#t.ge.delete(t)}async settle(){await(this.#t.host?.settle())}async submit(){const t=this.#t;for(let n=null;!t.he&&t.Yr!==n;)t.ye(),n=t.Yr,await this.settle();return t.he?"undecided":this.verdict}end(){this.#t.he=!0,this.#t.host?.pe(new Map),this.#t.ge.clear()}}
//|235 896 899 900 901 902 903 0 907
,Kh=class{constructor(t,n,r=!0){this.program=t,this.zr=n,this.in=r,this.name=n.name,this.label=n.label??ie(n.name)}session(t={}){return this.checkNow?.(t),new Vh(this,t)}}
//|0 907
,{}=Object.assign(Kh.prototype
//module|897 898 904 0 907
,{validate(t,n={}){return void 0===n.step?this.judge(t,n):this.upTo(n.step).judge(t,n)}}
//module|897 898 904 0 907
,{upTo(t){const n=this.zr.steps.find(n=>n.name===t);if(!n)throw new RangeError(`there is no step '${t}'`);return n.form??=new Kh(this.program.limited(this.zr,n),this.zr,!1)}}
//module|384 773 871 872 897 898 904 0 907
,{judge(t,n){const{mode:r="first-per-field",context:e}=n;if(Ah(r),!mi(t))throw new TypeError("a record is an object");this.checkNow?.(n),null!=e&&this.checkContext(e),void 0===this.zr.ke&&(this.zr.ke=Gu(this.program,this.zr));const s=this.in?this.zr.ke:null;if(null!==s&&s.mr(t))return{verdict:"valid",violations:[],undecided:[]};const i=this.program.xt.judge(t,this.zr,new Nh(r,n),s);return{verdict:i.isInvalid?"invalid":i.bt?"undecided":"valid",violations:i.violations,undecided:i.undecided}}}
//module|384 387 897 898 904 0 907
,{checkContext(t){if(!mi(t))throw new TypeError("a context is an object");const{contexts:n=[],forms:r}=this.program,e=this.program.$e??=new Set([...n,...r.flatMap(({parameters:t=[]})=>t)].map(({name:t})=>t)),s=bi(t,e);if(void 0===s)return;const i=[...e].map(t=>`'${t}'`).join(", ");throw new RangeError(`no form has a context '${s}'${i&&`; there are ${i}`}`)}}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|869 897 898 904 0 907
,{checkNow({now:t}){void 0!==t&&Th.of(t)}}
//|0 907
)
//|758 897 0 907
,load=t=>{const n="string"==typeof t?JSON.parse(t):t,r=new Du(n);return{forms:[...new Set(r.forms.map(({name:t})=>t))],form(t){const n=r.forms.find(n=>n.name===t);if(!n)throw new RangeError(`there is no form '${t}'`);return new Kh(r,n)}}}
//|21 67 385 0 907
,Qh=t=>{let n=0;const r=()=>{throw new SyntaxError(`not JSON at position ${n}`)},e=/[ \t\n\r]*/y,s=/"(?:[^"\\\0-\x1f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|[{}[\],:]/y,i=()=>{e.lastIndex=n,e.test(t),s.lastIndex=e.lastIndex;const i=s.exec(t)?.[0]??r();return n=s.lastIndex,i},o=t=>{const n='"'===t[0]?JSON.parse(t):r();return A(n)?n:r()},c=(t,n)=>(n>512&&r(),"{"===t?l(n):"["===t?u(n):"true"===t||"false"===t?"true"===t:"null"===t?null:/[-0-9]/.test(t[0])?Ft(t,!0):o(t)),u=t=>{const n=[];for(let e=i();"]"!==e;e=i())n.length>0&&(e=","===e?i():r()),n.push(c(e,t+1));return n},l=t=>{const[n,e,s]=[{},[],new Set];for(let u=i();"}"!==u;u=i()){e.length>0&&(u=","===u?i():r());const l=o(u);":"!==i()&&r(),Object.hasOwn(n,l)?s.add(l):e.push(l),Object.defineProperty(n,l,{value:c(i(),t+1),enumerable:!0,writable:!0,configurable:!0})}return Object.defineProperty(n,fi,{value:e}),s.size>0&&Object.defineProperty(n,pi,{value:s}),n},h=c(i(),0);return e.lastIndex=n,e.test(t),n=e.lastIndex,n===t.length?h:r()}
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

//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|

//|139
sr(0);
//|139
sr(4,5,16,6,7);
//|139
sr(3);
//computations|129 195

//computations|130 132 193

//computations|129 131 193 196

//|

//|

//|380
ui.item=ui;
//|

//|

//|

//backtracking|

//fallback template|

//|

//module|59
export{At as Decimal};
//module|40
export{H as ProgramError};
//module|776
export{Ku as SessionError};
//|905
export{load};
//module|906
export{Qh as parse};
