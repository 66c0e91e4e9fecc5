/* The FormRules runtime, made by Scripts/minify.sh: SHA-256 07c758bb439c580b */
//|
const[]=[]
//|0 915
,[t,n,e,r]=[12,1,2,3]
//|0 915
,[s,i,o]=[4,8,16]
//|0 915
,[c,u]=[5,10]
//|0 915
,[l,h]=[13,14]
//|0 915
,a=t=>t?13:14
//|0 915
,m=t=>t?5:10
//|0 915
,f=(t,n,e)=>t|(n?4:0)|(e?8:0)
//|0 915
,p=t=>3&t
//|0 915
,d=t=>0!=(2&t)
//|7 8 0 915
,b=t=>{if(16&t)return 1===p(t)?28:29;const n=p(t);return f(1===n?2:2===n?1:n,8&t,4&t)}
//|8 12 0 915
,w=(t,n,e)=>{const[r,s]=[p(t),p(n)];return 0===r||0===s?0!==r?t:0!==s?n:t|n:g(t,n,e)}
//|8 0 915
,g=(t,n,e)=>{const[r,s]=[p(t),p(n)],i=t=>r===t||s===t,o=i(e)?e:i(3)?3:i(0)?0:r,[c,u]=2===e?[4,8]:[8,4];return o|t&n&c|(t|n)&u}
//|0 915
,[j,O,v,y]=[0,1,2,3]
//|0 915
,k=[12,12,5,10]
//|11 12 0 915
,x=[(t,n)=>w(t,n,2),(t,n)=>w(t,n,1),(t,n)=>g(t,n,2),(t,n)=>g(t,n,1)]
//|0 915
,$="\\t-\\r \\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000"
//|16 0 915
,M=new RegExp(`^[${$}]*$`)
//|16 0 915
,S=new RegExp(`^[${$}]+`)
//|16 0 915
,T=new RegExp(`[${$}]+`,"g")
//|17 0 915
,E=t=>{const n=t.charCodeAt(0);return!(n>32&&n<128)&&M.test(t)}
//|0 915
,A=String.prototype.isWellFormed?t=>t.isWellFormed():t=>!/\p{Surrogate}/u.test(t)
//|0 915
,N=(t,n="\ufffd")=>t.replace(/\p{Surrogate}/gu,n)
//|0 915
,_=t=>{let n=t.length;for(let e=0;e<t.length;e++){const r=t.charCodeAt(e);r>=128&&(n+=r>=2048&&55296!=(63488&r)?2:1)}return n}
//|0 915
,I=t=>{let n=t.length;for(let e=0;e<t.length;e++)56320==(64512&t.charCodeAt(e))&&n--;return n}
//|918 26 0 915
,F=t=>{if(R(t))return t.split("");C??=new Intl.Segmenter("und",{granularity:"grapheme"});const n=[];for(let[e,r]=[0,1024];e<t.length;){let s=e+r;56320==(64512&t.charCodeAt(s))&&s++;const i=Array.from(C.segment(t.slice(e,s)),t=>t.segment);s<t.length&&i.pop(),r=i.length>0?1024:2*r;for(const t of i)n.push(t),e+=t.length}return n}
//|0 915
,R=t=>{for(let n=0;n<t.length;n++){const e=t.charCodeAt(n);if(e>=768||13===e)return!1}return!0}
//|25 26 0 915
,q=t=>R(t)?t.length:F(t).length
//|30 31 32 33 0 915
,P={}
//|0 915
,{}=Object.assign(P
//|27 28 29 34 0 915
,{characters:q}
//utf16|28 29 34 0 915
,{utf16:t=>t.length}
//scalars|24 28 29 34 0 915
,{scalars:I}
//bytes|23 28 29 34 0 915
,{bytes:_}
//|0 915
)
//|0 915
,z=(t,n)=>{const e=Math.min(t.length,n.length);for(let r=0;r<e;r++){const[e,s]=[t.charCodeAt(r),n.charCodeAt(r)];if(e===s)continue;const i=[e,s].map(t=>55296==(63488&t));return i[0]!==i[1]?i[0]?1:-1:e-s}return t.length-n.length}
//|0 915
,B=t=>`limit reached: ${t}`
//|0 915
,D="left to the server"
//|0 915
,U=1e7,Z=128
//|23 38 0 915
,J=t=>t.length>5592405.333333333&&_(t)>16777216
//|0 915
,L=class extends Error{constructor(t){super(t),this.name="ProgramError"}}
//|0 915
,H=["none","constant","parameter","field","previous","previousItem","context","computed","item","computation","itemPath"]
//|41 0 915
,[G,Y,V,K,Q,W,X,tt,nt,et,rt]=H.keys()
//|0 915
,st={kind:0,at:0}
//|40 41 43 0 915
,it=t=>{if(null==t)return st;const[[n,e]]=Object.entries(t),r=H.indexOf(n);if(r<1)throw new L(`the operand '${n}' is not known`);return 8===r?{kind:r,level:e[0],at:e[1]}:{kind:r,at:e}}
//|44 0 915
,ot=({name:t,operand:n})=>({name:t,operand:it(n)})
//|0 915
,[ct,ut,lt,ht,at,mt,ft,pt,dt,bt,wt,gt,jt,Ot,vt,yt,kt]=Array(17).keys()
//|0 915
,xt={text:4,choice:4,integer:3,number:3,boolean:2,date:5,month:16,time:6,datetime:7,file:8,any:void 0}
//|50 51 52 53 0 915
,$t=class{constructor(t,n){this.kind=t,this.value=n,this.flags=0}get e(){return this.isMap?this.stride-1:this.stride}get i(){return 10===this.kind&&!this.isOwn&&0==(4&this.flags)}get c(){return 9===this.kind&&0==(68&this.flags)}u(t){this.flags|=64,this.reason=t}}
//|0 915
,{}=Object.assign($t.prototype
//list map any|48 49 54 0 915
,{item(t){return this.start+t*this.stride}}
//list map any|48 49 54 0 915
,{itemAt(t){return null===this.order?t:this.order[t]}}
//computations computed parameters|48 49 54 0 915
,{copy(){return Object.assign(new $t(this.kind,this.value),this)}}
//|48 49 54 0 915
,{start:0,count:0,stride:0,order:null,isMap:!1,isOwn:!1,isKey:!1,form:null,text:null,given:null,reason:null,unknown:null}
//|0 915
)
//|48 0 915
,Mt=t=>{const n=new $t(t.isMap?9:0,void 0);return[n.start,n.count,n.stride,n.order]=[t.start-1,t.count,t.stride,t.order],n}
//|48 0 915
,St=t=>{if(9===t.kind)return t;const n=new $t(10===t.kind&&t.isOwn?9:0,void 0);return 0===n.kind||([n.flags,n.isMap,n.order]=[t.flags,!0,t.order],[n.start,n.count,n.stride]=[t.start+1,t.count,2]),n}
//|48 0 915
,Tt=Object.freeze(new $t(0,void 0))
//|0 915
,Et=Symbol("too many digits")
//|81 61 0 915
,At=class{constructor(t,n,e=!1){this.digits=t,this.exponent=n,this.l=e&&BigInt.asIntN(64,t)!==t,Object.freeze(this)}toString(){return Vt(this)}toJSON(){return this.toString()}}
//|0 915
,{}=Object.assign(At
//module|58 59 67 60 62 0 915
,{from(t){const n=Ft(String(t),!0);if(null===n||n===Et)throw new RangeError(`'${t}' is not a number of 38 digits`);return n}}
//|0 915
)
//|59 63 64 69 0 915
,Nt=(t,n,e=!1)=>{if(0n===t)return 0;const r=String(t),s=qt(r),i=s.length-(t<0n?1:0),o=n+r.length-s.length;return i>38&&e?Nt(_t(BigInt(s),i-38),o+i-38,!0):i>38||Math.abs(o)>2147483647?null:o>=0&&i+o<=15?Number(s)*10**o:new At(BigInt(s),o,e)}
//computations computed|74 75 0 915
,_t=(t,n)=>{const[e,r]=[Ut(t),Zt(n)],s=e%r;return(e/r+(s>r-s||s===r-s&&e/r%2n===1n?1n:0n))*(t<0n?-1n:1n)}
//|0 915
,It=t=>"object"==typeof t&&t.l
//|0 915
,Ct=t=>"number"==typeof t?[BigInt(t),0]:[t.digits,t.exponent]
//|68 0 915
,Ft=(t,n=!1)=>{const e=/^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(t),[,r,s,i="",o=0]=e??[];return!e||o&&!n?null:""===i&&s.length<=15&&0===o?Number(r+s)||0:Rt(r,s,i,o)}
//|58 63 69 0 915
,Rt=(t,n,e,r)=>{const s=qt(n+e),i=s.replace(/^0+/,"");return""===i?0:i.length>38?Et:Nt(BigInt(t+i),n.length-s.length+Number(r))??Et}
//|0 915
,qt=t=>{let n=t.length;for(;"0"===t[n-1];)n--;return t.slice(0,n)}
//|67 71 0 915
,Pt=t=>zt(t)?t||0:Ft(String(t),!0)
//|0 915
,zt=t=>Number.isInteger(t)&&t<1e15&&t>-1e15
//|0 915
,Bt=t=>"number"==typeof t||t.exponent>=0
//|0 915
,Dt=t=>"number"==typeof t?t<0:t.digits<0n
//|0 915
,Ut=t=>t<0n?-t:t
//|0 915
,Zt=t=>10n**BigInt(t)
//|66 74 0 915
,Jt=t=>{const[n,e]=Ct(t);return String(Ut(n)).length-1+e}
//|78 0 915
,Lt=(t,n)=>"number"==typeof t&&"number"==typeof n?t<n?-1:t>n?1:0:Ht(t,n)
//module moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap between less lessOrEqual greater greaterOrEqual aggregate computations decimals integer number any default multiple_of|66 75 0 915
,Ht=(t,n)=>{const[e,r]=Ct(t),[s,i]=Ct(n),o=r-i,c=(t,n)=>t*Zt(Math.min(Math.max(n,0),39)),[u,l]=[c(e,o),c(s,-o)];return u<l?-1:u>l?1:0}
//|80 0 915
,Gt=(t,n)=>"number"==typeof t?t:Yt(t,n)
//module moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap between less lessOrEqual greater greaterOrEqual aggregate computations decimals integer number any default multiple_of|75 0 915
,Yt=({digits:t,exponent:n},e)=>{if(n>=0)return Number(`${t}e${n}`);const r=n<-38?0:Number(t/Zt(-n));return e===t>0n?r+(e?1:-1):r}
//|82 0 915
,Vt=t=>"number"==typeof t?String(t):Kt(t)
//|74 0 915
,Kt=t=>{const n=t.digits<0n?"-":"",e=String(Ut(t.digits)),r=t.exponent;if(r>=0&&e.length+r<=40)return n+e+"0".repeat(r);const s=e.length+r;return r<0&&s>0?`${n}${e.slice(0,s)}.${e.slice(s)}`:r<0&&-r<=40?`${n}0.${"0".repeat(-s)}${e}`:`${n}${e}e${r}`}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|0 915
,[Qt,Wt]=[-719162,2932896]
//|0 915
,Xt=(t,n)=>String(t).padStart(n,"0")
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|0 915
,tn=(t,n)=>2===t?n%4!=0||n%100==0&&n%400!=0?28:29:4===t||6===t||9===t||11===t?30:31
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|85 0 915
,nn=(t,n,e)=>{if(t<1||t>9999||n<1||n>12||e<1||e>tn(n,t))return null;const r=n<=2?t-1:t,s=Math.floor(r/400),i=r-400*s,o=Math.floor((153*(n>2?n-3:n+9)+2)/5)+e-1;return 146097*s+(365*i+Math.floor(i/4)-Math.floor(i/100)+o)-719468}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|0 915
,en=t=>{const n=t+719468,e=Math.floor(n/146097),r=n-146097*e,s=Math.floor((r-Math.floor(r/1460)+Math.floor(r/36524)-Math.floor(r/146096))/365),i=r-(365*s+Math.floor(s/4)-Math.floor(s/100)),o=Math.floor((5*i+2)/153),c=o<10?o+3:o-9;return{year:s+400*e+(c<=2?1:0),month:c,day:i-Math.floor((153*o+2)/5)+1}}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|0 915
,rn=t=>t>=-719162&&t<=2932896
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|0 915
,sn=t=>t>=12&&t<12e4
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|87 91 0 915
,on=t=>cn(en(t))
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|0 915
,cn=({year:t,month:n})=>12*t+n-1
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|85 86 87 0 915
,un=(t,n)=>{const{year:e,month:r,day:s}=en(t),i=12*e+r-1+n;if(i<12||i>=12e4)return null;const[o,c]=[Math.floor(i/12),i%12+1];return nn(o,c,Math.min(s,tn(c,o)))}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|86 0 915
,ln=t=>{const n=/^(\d{4})-(\d\d)-(\d\d)$/.exec(t);return n&&nn(+n[1],+n[2],+n[3])}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|0 915
,hn=t=>{const n=/^(\d{4})-(\d\d)$/.exec(t);return!n||+n[1]<1||+n[2]<1||+n[2]>12?null:12*+n[1]+ +n[2]-1}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|0 915
,an=t=>{const n=/^(\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?$/.exec(t);if(!n)return null;const[e,r,s=0]=n.slice(1,4).map(t=>t&&+t);return e>23||r>59||s>59?null:1e9*(3600*e+60*r+s)+ +(n[4]??"").padEnd(9,"0")}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|93 95 97 0 915
,mn=t=>{const n=/^(.{10})[Tt ](.{5,18}?)(?:([Zz])|([+-])(\d\d):(\d\d))?$/.exec(t);if(!n)return null;const[e,r]=[ln(n[1]),an(n[2])];return null===e||null===r||n[5]>23||n[6]>59?null:fn(e,r,n[3]?0:n[4]?(60*n[5]+ +n[6])*("-"===n[4]?-1:1):null)}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|0 915
,fn=(t,n,e=null)=>({s:86400*t+Math.floor(n/1e9),n:n%1e9,o:0===e?0:e})
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|0 915
,pn=t=>Math.floor(t.s/86400)
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|98 0 915
,dn=t=>1e9*(t.s-86400*pn(t))+t.n
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|84 87 0 915
,bn=t=>{const{year:n,month:e,day:r}=en(t);return`${Xt(n,4)}-${Xt(e,2)}-${Xt(r,2)}`}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|84 0 915
,wn=t=>`${Xt(Math.floor(t/12),4)}-${Xt(t%12+1,2)}`
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|69 84 0 915
,gn=t=>{const n=Math.floor(t/1e9),e=[n/3600,n/60%60,n%60].map(t=>Xt(Math.floor(t),2)).join(":");return t%1e9==0?e:`${e}.${qt(Xt(t%1e9,9))}`}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|84 98 99 100 102 0 915
,jn=t=>{const n=`${bn(pn(t))}T${gn(dn(t))}`;if(null===t.o)return n;if(0===t.o)return n+"Z";const e=Math.abs(t.o);return`${n}${t.o<0?"-":"+"}${Xt(Math.floor(e/60),2)}:${Xt(e%60,2)}`}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|0 915
,On=(t,n)=>Math.sign(t.s-n.s||t.n-n.n)
//|20 0 915
,vn=t=>{switch(t.kind){case 4:return E(t.value)&&0==(128&t.flags);case 0:return!0;case 1:return 0==(128&t.flags);case 9:return 0===t.count&&0==(128&t.flags);case 10:return 0!=(32&t.flags);default:return!1}}
//|0 915
,yn=t=>4===t.kind?t.value:t.text??""
//|0 915
,kn=t=>5===t.kind||16===t.kind||6===t.kind||7===t.kind
//|0 915
,xn=t=>4===t.kind&&0!=(128&t.flags)&&!t.isKey
//|59 77 107 0 915
,$n=(t,n,e)=>{const r=t.value===n.value||kn(t)&&JSON.stringify(t.value)===JSON.stringify(n.value)||t.value instanceof At&&n.value instanceof At&&0===Lt(t.value,n.value);return t.kind===n.kind&&r&&t.start===n.start&&t.count===n.count&&(t.flags&~e)==(n.flags&~e)}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|88 89 100 101 102 103 0 915
,Mn=t=>{switch(t.kind){case 5:return rn(t.value)?bn(t.value):null;case 16:return sn(t.value)?wn(t.value):null;case 6:return gn(t.value);default:return jn(t.value)}}
//|63 65 66 75 76 0 915
,Sn=(t,n)=>{if(0===n)return t;if(0===t)return n;const e=It(t)||It(n),[r,s]=Ct(t),[i,o]=Ct(n),c=Math.min(s,o);return Math.max(s,o)-c>76?e?Jt(t)>Jt(n)?t:n:null:Nt(r*Zt(s-c)+i*Zt(o-c),c,e)}
//|63 66 0 915
,Tn=(t,n)=>{const[e,r]=Ct(t);return Nt(e,r+n)}
//|63 65 66 0 915
,En=(t,n)=>{const[e,r]=Ct(t),[s,i]=Ct(n);return Nt(e*s,r+i,It(t)||It(n))}
//|63 65 66 74 75 0 915
,An=(t,n)=>{const[e,r]=Ct(t),[s,i]=Ct(n),o=Ut(s);let c=Ut(e)/o,u=Ut(e)%o,l=r-i;for(;0n!==u&&c<Zt(37);)c=10n*c+10n*u/o,u=10n*u%o,l-=1;(u>o-u||u===o-u&&c%2n===1n)&&(c+=1n);const h=0n!==u||It(t)||It(n);return Nt(e<0n!=s<0n?-c:c,l,h)}
//|59 0 915
,Nn=t=>"number"==typeof t?-t||0:new At(-t.digits,t.exponent,t.l)
//|66 74 75 0 915
,_n=(t,n)=>{const[e,r]=Ct(t),s=-r-n;if(s<=0)return null;if(s>38)return{kept:0n,rest:1n,unit:10n,digits:e};const i=Zt(s);return{kept:e/i,rest:Ut(e)%i,unit:i,digits:e}}
//|63 116 0 915
,In=(t,n)=>{const e=_n(t,n);return e?Nt(e.kept+(e.rest>=e.unit-e.rest?e.digits<0n?-1n:1n:0n),-n)??t:t}
//|66 74 119 0 915
,Cn=(t,n)=>{const[e,r]=Ct(t),[s,i]=Ct(n);if(0n===e)return!0;if(0n===s)return!1;const o=r-i,c=Fn(Ut(e)),u=Fn(Ut(s));return c.twos+o>=u.twos&&c.fives+o>=u.fives&&e%u.rest===0n}
//|0 915
,Fn=t=>{let[n,e,r]=[t,0,0];for(;n%2n===0n;e++)n/=2n;for(;n%5n===0n;r++)n/=5n;return{twos:e,fives:r,rest:n}}
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|0 915
,Rn={ms:1e6,s:1e9,min:6e10,h:36e11,d:864e11,w:6048e11}
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|40 66 67 75 113 120 0 915
,qn=t=>{const[,n,e,r]=/^(-?)([0-9.]+)(\w+)$/.exec(t)??[],s=e&&Ft(e),i="mo"===r?1:"y"===r?12:Rn[r];if(null==s||!i)throw new L(`'${t}' is not a duration`);const[o,c]=Ct(En(s,i)??0),u=c<0?o/Zt(-c):o*Zt(c),l=n?-u:u;return"mo"===r||"y"===r?{text:t,months:Number(l)}:{text:t,p:l}}
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|0 915
,Pn=(t,n)=>("years"===t?Math.trunc(n/12):n)||0
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|90 92 0 915
,zn=(t,n,e,r)=>{const s=on(e)-on(t),i=un(t,s);if(null===i)return s;const o=i-e||n-r;return(t-e||n-r)<=0?o>0?s-1:s:o<0?s+1:s}
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|89 92 97 98 99 0 915
,Bn=(t,n,e)=>{if(16===t)return sn(n+e)?n+e:null;if(5===t)return un(n,e);if(7!==t)return null;const r=un(pn(n),e);return null===r?null:fn(r,dn(n),n.o)}
//externals moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|88 98 0 915
,Dn=(t,n,e)=>{const r=Number(e/1000000000n),s=Number(e%1000000000n);if(5===t){const t=n+Math.trunc(r/86400);return rn(t)?t:null}if(6===t)return((n+r%86400*1e9+s)%864e11+864e11)%864e11;const i=n.n+s,o=Math.floor(i/1e9),c={s:n.s+o+r,n:i-1e9*o,o:n.o};return rn(pn(c))?c:null}
//|0 915
,[Un,Zn,Jn,Ln]=[0,1,2,3]
//|0 915
,Hn=class{constructor(t,n,e,r){this.slot=t,this.g=n,this.j=e,this.position=r,this.isSecret=!1}}
//|127 0 915
,Gn=t=>new Hn(t,2,0===t.kind,-1)
//|57 128 0 915
,Yn=Object.freeze(Gn(Tt))
//|48 128 0 915
,Vn=t=>Gn(new $t(3,t))
//|127 0 915
,Kn=({slot:t,g:n,j:e,isSecret:r})=>{const s=new Hn(t,0===n?3:n,e,-1);return s.isSecret=r,s}
//|0 915
,Qn=({slot:t,j:n})=>0!=(2&t.flags)&&!n||0!=(64&t.flags)&&0===t.kind
//|48 128 0 915
,Wn=t=>{const n=new $t(3,null);return n.u(t),Gn(n)}
//|57 98 99 122 123 129 130 135 137 141 0 915
,Xn=(t,n,e,r)=>{const s=[e,r].map(({slot:t})=>4===t.kind?oe(t.value)?.slot??Tt:t);if("days"!==n&&s.some(t=>16===t.kind)){const[e,r]=s.map(n=>ee(t,n));if(null!==e&&null!==r)return Vn(Pn(n,r-e))}const[i,o]=[e,r].map(n=>te(t,n));if(null===i||null===o)return Yn;const[c,u]=[dn(i),dn(o)],[l,h]=[pn(i),pn(o)];if("days"!==n)return Vn(Pn(n,zn(l,c,h,u)));const a=h-l;return Vn(a>0&&u<c?a-1:a<0&&u>c?a+1:a)}
//|136 0 915
,te=(t,n)=>{const e=ne(n);return null===e||null===e.o?e:t.y.v.O(t.y.v.k(e))}
//|86 97 141 0 915
,ne=({slot:t})=>{const n=4===t.kind?oe(t.value)?.slot:t;return 5===n?.kind?fn(n.value,0):16===n?.kind?fn(nn(Math.floor(n.value/12),n.value%12+1,1),0):7===n?.kind?n.value:null}
//|90 98 0 915
,ee=(t,n)=>16===n.kind?n.value:5===n.kind?on(n.value):7!==n.kind?null:on(null===n.value.o?pn(n.value):t.y.v.x(t.y.v.k(n.value)))
//|36 48 107 124 125 128 129 138 141 0 915
,re=(t,n)=>{if(70&t.slot.flags)return t;if(4===t.slot.kind){const e=oe(t.slot.value);return null===e?Yn:re(e,n)}const{kind:e}=t.slot;if(!kn(t.slot)||16===e&&void 0===n.months)return Yn;const r=new $t(e,t.slot.value);r.flags=t.slot.flags;const s=void 0===n.months?Dn(e,r.value,n.p):Bn(e,r.value,n.months);return null===s?r.u(B("years of the calendar")):r.value=s,Gn(r)}
//|0 915
,se=(...t)=>t.reduce((t,n)=>t|1<<n,0)
//|58 67 108 0 915
,ie=({slot:t})=>{if(3===t.kind)return t.value;if(4!==t.kind||xn(t))return null;const n=Ft(t.value);return n===Et?null:n}
//|48 93 94 95 96 128 0 915
,oe=t=>{for(const[n,e]of[[5,ln],[7,mn],[6,an],[16,hn]]){const r=e(t);if(null!==r)return Gn(new $t(n,r))}return null}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap between less lessOrEqual greater greaterOrEqual|77 140 143 0 915
,ce=(t,n,e)=>{const[r,s]=[ie(n),ie(e)];return null!==r&&null!==s?Lt(r,s):null!==r||null!==s?null:ue(t,n,e)}
//size moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|104 107 137 139 141 143 144 0 915
,ue=(t,n,e)=>{const[r,s]=[n.slot,e.slot];if(4===r.kind||4===s.kind){const[r,s]=[n,e].map(t=>4===t.slot.kind?oe(t.slot.value):t);return null===r||null===s?null:ue(t,r,s)}if(16===s.kind&&(5===r.kind||7===r.kind)){const r=ue(t,e,n);return null===r?null:-r||0}if(16===r.kind&&(5===s.kind||7===s.kind))return Math.sign(r.value-ee(t,s));const i=se(r.kind,s.kind);if(i===se(7)||i===se(5,7))return On(le(t,r),le(t,s));if(r.kind!==s.kind)return null;if(kn(r))return Math.sign(r.value-s.value);const o=12===r.kind?t=>t.value:11===r.kind?t=>t.value.p:null;return null===o?null:o(r)<o(s)?-1:o(r)>o(s)?1:0}
//|97 0 915
,le=(t,n)=>t.y.v.k(5===n.kind?fn(n.value,0):n.value)
//|0 915
,he=(t,n)=>{let e=0;for(;e<t;){const r=e+t>>1;n(r)?t=r:e=r+1}return e}
//|35 145 0 915
,ae=(t,n,e)=>{const r=e=>t.slots[n.item(e)-1].value,s=he(n.count,t=>z(r(t),e)>=0);return s<n.count&&r(s)===e?n.item(s):void 0}
//computations|129 146 195 0 915
,me=(t,n,e,r)=>{if(64&n.slot.flags)return n;if(!n.slot.isMap||0!==n.g||r>=n.slot.e)return Yn;const s=ae(t,n.slot,e.slot.value);if(void 0===s)return Yn;const i=_e(t,s+r);return 2&n.slot.flags&&!i.j&&(i.slot=i.slot.copy(),i.slot.flags|=2),i}
//computations|131 142 0 915
,fe=(t,n,e)=>{let r=e[0];for(const s of e.slice(1)){const e=ce(t,s,r);null!==e&&Math.sign(e)===n&&(r=s)}return Kn(r)}
//computations|27 36 39 129 130 133 0 915
,pe=({slot:t})=>4!==t.kind?Yn:J(t.value)?Wn(B("text length")):Vn(q(t.value))
//computations|98 129 130 136 0 915
,de=(t,n)=>{const e=ne(t);return null===e?Yn:Vn(n(pn(e)))}
//computations|73 76 79 0 915
,be=t=>Jt(t)>9?Dt(t)?-1e9:1e9:Gt(t,!1)
//computations|129 193 196 0 915
,we=t=>(n,e)=>{const r=[];let s=null;for(const t of e){const e=Ae(n,t);if(null!==Ie(n,e))s??=e;else if(e.j)return Yn;r.push(e)}return s??t(n,...r)}
//computations|129 152 0 915
,ge=t=>we((n,...e)=>e.some(({slot:t})=>3!==t.kind)?Yn:t(...e.map(({slot:t})=>t.value)))
//computations|114 130 133 153 0 915
,je=t=>ge((n,...e)=>{let r=n;for(const n of e){if(t===An&&0===n)return Wn("division by zero");if(r=t(r,n),null===r)return Wn("more than 38 digits")}return Vn(r)})
//computations|157 158 159 160 161 162 163 164 165 166 167 168 169 170 171 172 173 0 915
,Oe={}
//|0 915
,{}=Object.assign(Oe
//add|111 154 155 156 174 0 915
,{add:je(Sn)}
//multiply|113 154 155 156 174 0 915
,{multiply:je(En)}
//divide|114 154 155 156 174 0 915
,{divide:je(An)}
//negate|115 130 153 155 156 174 0 915
,{negate:ge(t=>Vn(Nn(t)))}
//abs|73 115 130 153 155 156 174 0 915
,{abs:ge(t=>Vn(Dt(t)?Nn(t):t))}
//round|117 130 151 153 155 156 174 0 915
,{round:ge((t,n)=>Vn(In(t,be(n))))}
//length|149 152 155 156 174 0 915
,{length:we((t,n)=>pe(n))}
//min|148 152 155 156 174 0 915
,{min:we((t,...n)=>fe(t,-1,n))}
//max|148 152 155 156 174 0 915
,{max:we((t,...n)=>fe(t,1,n))}
//years|134 152 155 156 174 0 915
,{years:we((t,n,e)=>Xn(t,"years",n,e))}
//months|134 152 155 156 174 0 915
,{months:we((t,n,e)=>Xn(t,"months",n,e))}
//days|134 152 155 156 174 0 915
,{days:we((t,n,e)=>Xn(t,"days",n,e))}
//year|87 150 152 155 156 174 0 915
,{year:we((t,n)=>de(n,t=>en(t).year))}
//month|87 150 152 155 156 174 0 915
,{month:we((t,n)=>de(n,t=>en(t).month))}
//weekday|150 152 155 156 174 0 915
,{weekday:we((t,n)=>de(n,t=>((t+3)%7+7)%7+1))}
//count_filled|938 155 156 174 0 915
,{count_filled:(t,n)=>{let e=0;for(const r of n){const n=Ae(t,r);if(Qn(n))return n;n.j||e++}return Vn(e)}}
//first_filled|939 155 156 174 0 915
,{first_filled:(t,n)=>{for(const e of n){const n=Ae(t,e);if(null!==Ie(t,n))return n;if(!n.j)return Kn(n)}return Yn}}
//|0 915
)
//computations|177 178 179 180 181 182 183 0 915
,ve={}
//|0 915
,{}=Object.assign(ve
//today|48 128 175 176 184 0 915
,{today:{result:t=>Gn(new $t(5,t.y.v.x(t.y.v.now)))}}
//now|48 128 129 175 176 184 0 915
,{now:{result(t){const n=t.y.v.O(t.y.v.now);return null===n?Yn:Gn(new $t(7,n))}}}
//key|937 175 176 184 0 915
,{key:{result:t=>{const n=t.$.at(-1);return n&&0!==n.next&&n.list.isMap?_e(t,n.list.item(n.list.itemAt(n.next-1))-1):Yn}}}
//offset|44 121 138 175 193 176 184 0 915
,{offset:{read:([t,n])=>({operand:it(t),shift:qn(n)}),result:(t,{operand:n,shift:e})=>re(Ae(t,n),e)}}
//entry|44 147 175 193 176 184 0 915
,{entry:{read:([t,n,e])=>({operand:it(t),key:it(n),slot:e}),result:(t,{operand:n,key:e,slot:r})=>me(t,Ae(t,n),Ae(t,e),r)}}
//operation|40 44 155 175 176 184 0 915
,{operation:{read([t,...n]){if(!Object.hasOwn(Oe,t))throw new L(`the operation '${t}' is not known`);return{operation:t,operands:n.map(it)}},result:(t,{operation:n,operands:e})=>Oe[n](t,e)}}
//range|44 129 175 176 184 0 915
,{range:{read:([t,n])=>({lower:it(t),upper:it(n)}),result:()=>Yn}}
//|0 915
)
//computations|175 0 915
,ye=(t,n)=>ve[n.name].result(t,n)
//|0 915
,ke=({frame:{form:t,base:n}},e)=>t.parameters?.find(({slot:t})=>n+t===e)??null
//|190 192 0 915
,xe=(t,n)=>n<0?null:(null!==t.S&&n>=t.S?Se(t,n-t.S):null)??Ee(t.frame.form,n-t.frame.base)
//|187 0 915
,$e=(t,n)=>{const{base:e,follows:r,form:s}=t.frame;return xe(t,n<e&&r?n+s.slotCount:n)}
//computed|192 0 915
,Me=(t,n)=>{const e=t.T.findLast(t=>t?.form&&t.position<n&&n<t.position+t.form.slotCount);return e?Ee(e.form,n-e.position):null}
//contexts|192 0 915
,Se=(t,n)=>{const e=(t.program.contexts??[]).findLast(t=>t.slot<=n);if(!e||e.slot===n)return e??null;const r=e.type.form?Ee(e.type.form,n-e.slot):null;return r&&{...r,isSecret:r.isSecret||e.isSecret}}
//|0 915
,Te=t=>{const{field:n,firstItem:e}=t.frame;let r=n?.type??null;for(let n=e;n<t.E.length;n++)r?.item&&"any"!==r.name&&(r=r.item);return r}
//|145 192 0 915
,Ee=(t,n)=>{const{fields:e}=t,r=e[he(e.length,t=>e[t].slot>n)-1];return r&&r.slot!==n?r.type.form?Ee(r.type.form,n-r.slot):null:r??null}
//|105 127 129 185 194 195 0 915
,Ae=(t,n)=>{switch(n.kind){case 1:{const e=t.program.constants[n.at];return new Hn(e,1,vn(e),-1)}case 3:return _e(t,t.frame.base+n.at);case 2:return t.arguments[t.N+n.at];case 9:return ye(t,t.program.computations[n.at]);case 0:case 10:return Yn;default:{const e=Ne(t,n);if(!(e>=0&&e<t.slots.length))return Yn;const r=_e(t,e);return 7===n.kind&&(r.g=3),r}}}
//computed context previous previousItem item|0 915
,Ne=(t,{kind:n,at:e,level:r})=>{const{form:s,base:i,follows:o}=t.frame;switch(n){case 7:return i+e;case 6:return null===t.S?NaN:t.S+e;case 4:return o?i-s.slotCount+e:NaN;case 5:{const n=t.$.at(-1);return n&&n.next>1&&!n.list.isMap&&e<n.list.stride?n.list.item(n.next-2)+e:NaN}default:return(t.T[r]?.position??NaN)+e}}
//|57 105 127 0 915
,_e=(t,n)=>{const e=t.slots[n],r=1&e.flags?Tt:e;return new Hn(r,0,vn(r),n)}
//|197 0 915
,Ie=(t,n)=>{const{flags:e}=n.slot;return 0==(70&e)||n.j&&0==(68&e)?null:Ce(t,n)}
//|36 186 188 189 0 915
,Ce=(t,n)=>{const{position:e}=n;if(e<0)return n.slot.reason??B("digits of a number");const r=t.I.get(e);if(void 0!==r)return r;const s=(t.T.length>0?Me(t,e):null)??ke(t,e)??$e(t,e);return`unreadable: ${s?.shownLabel??"a value in it"}`}
//|0 915
,Fe=t=>t.F||0!=(8&t.subject.slot.flags)
//|196 200 201 0 915
,Re=(t,n)=>{const{subject:e}=t,{test:r}=n,{flags:s}=e.slot;if(!e.j&&0==(198&s))return r.answer(t,n);const i=(e.j?-3&s:s)&("nothing"===r.reads?0:"presence"===r.reads?0===e.slot.kind?66:2:70)?Ie(t,e):null;return null!==i?Pe(t,i,n):(e.j?!r.judgesEmpty:128&s&&!qe(t,r))?12:r.answer(t,n)}
//any isExact map|139 0 915
,qe=(t,n)=>{const{kind:e}=t.subject.slot,r=1===e?se(2):10===e?se(2,10):se(e);return 0!=(n.kinds&r)}
//|0 915
,Pe=(t,n,e,r="blocks")=>(t.R={reason:n,step:t.program.q(e)??e,P:r},15)
//|36 201 0 915
,ze=(t,n)=>Pe(t,B("steps"),n)
//|43 193 196 201 0 915
,Be=(t,n)=>{const e=Ae(t,n.operands[0]??st),r=Ie(t,e);return null===r?e:(Pe(t,r,n),null)}
//|0 915
,De=(t,n)=>t.field.refused===n.position
//|58 67 0 915
,Ue=t=>4===t.subject.slot.kind&&Ft(t.subject.slot.value)===Et
//|0 915
,Ze=t=>{const{kind:n,flags:e}=t.subject.slot;return 0!=(8&e)&&(5===n||2===n)}
//|0 915
,[Je,Le,He]=[0,1,2]
//|0 915
,Ge={integer:[/^-?[0-9]+$/,/^-?$/],number:[/^-?[0-9]+(?:\.[0-9]+)?$/,/^-?(?:[0-9]+\.)?$/],boolean:[/^(?:true|false)$/,/^(?:t|tr|tru|f|fa|fal|fals)?$/]}
//|211 212 213 214 215 216 217 218 219 220 221 222 223 0 915
,Ye=class{constructor(t){this.text=t,this.at=0,this.stop=null}z(){return this.stop??=this.at<this.text.length?0:1,!1}take(t){return this.text[this.at]!==t?this.z():(this.at++,!0)}digits(t=1/0){const n=this.at;for(;this.at-n<t&&this.text[this.at]>="0"&&this.text[this.at]<="9";)this.at++;return this.at>n||this.z()}B(t,n,e){let r=0;for(let s=10**(t-1);s>=1;s/=10){const t=this.text.charCodeAt(this.at)-48;if(!(t>=0&&t<=9))return this.z()||-1;if(r+=t*s,r>e||r+s-1<n)return this.stop=0,-1;this.at++}return r}}
//|0 915
,{}=Object.assign(Ye.prototype
//json|209 210 224 0 915
,{word(t){for(const n of t)if(!this.take(n))return!1;return!0}}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|209 210 224 0 915
,{month(){return this.year=this.B(4,1,9999),!(this.year<0||!this.take("-"))&&(this.U=this.B(2,1,12),this.U>0)}}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|85 209 210 224 0 915
,{date(){return this.month()&&this.take("-")&&this.B(2,1,tn(this.U,this.year))>0}}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|209 210 224 0 915
,{time(){return!(this.B(2,0,23)<0||!this.take(":")||this.B(2,0,59)<0)&&(":"!==this.text[this.at]||(this.at++,!(this.B(2,0,59)<0)&&("."!==this.text[this.at]||(this.at++,this.digits(9)))))}}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|209 210 224 0 915
,{datetime(){if(!this.date())return!1;if(!/[Tt ]/.test(this.text[this.at]??""))return this.z();if(this.at++,!this.time()||this.at===this.text.length)return null===this.stop;const t=this.text[this.at];return/[Zz+-]/.test(t)?(this.at++,"Z"===t||"z"===t||this.B(2,0,23)>=0&&this.take(":")&&this.B(2,0,59)>=0):this.z()}}
//json|209 210 224 0 915
,{json(){const t=[];do{if(!this.jsonStart(t))return!1}while(this.hasNextValue(t));return null===this.stop}}
//json|209 210 224 0 915
,{space(){for(;" \t\n\r".includes(this.text[this.at]??"x");)this.at++}}
//json|209 210 224 0 915
,{jsonStart(t){for(;;){this.space();const n=this.text[this.at];if('"'===n)return this.string();const e={t:"true",f:"false",n:"null"}[n];if(e)return this.word(e);if("{"!==n&&"["!==n)return this.jsonNumber();if(this.at++,this.space(),this.at>=this.text.length)return this.z();if(this.text[this.at]===("{"===n?"}":"]"))return this.at++,!0;if(t.push(n),"{"===n&&!this.name())return!1}}}
//json|209 210 224 0 915
,{hasNextValue(t){for(;;){if(this.space(),0===t.length)return!1;const n="{"===t.at(-1);if(","===this.text[this.at])return this.at++,!n||this.name();if(!this.take(n?"}":"]"))return!1;t.pop()}}}
//json|209 210 224 0 915
,{name(){return this.space(),!!this.string()&&(this.space(),this.take(":"))}}
//json|209 210 224 0 915
,{string(){if(!this.take('"'))return!1;for(;this.at<this.text.length;){const t=this.text[this.at++];if('"'===t)return!0;if("\\"===t?!this.escape():t<" ")return this.stop??=0,!1}return this.z()}}
//json|209 210 224 0 915
,{escape(){const t=this.text[this.at++];if(void 0===t&&(this.stop=1),"u"!==t)return void 0!==t&&'"\\/bfnrt'.includes(t);for(let t=0;t<4;t++){if(!/[0-9a-fA-F]/.test(this.text[this.at]??""))return this.z();this.at++}return!0}}
//json|209 210 224 0 915
,{jsonNumber(){if("-"===this.text[this.at]&&this.at++,"0"===this.text[this.at])this.at++;else if(!this.digits())return!1;return!("."===this.text[this.at]&&(this.at++,!this.digits()))&&(!/[eE]/.test(this.text[this.at]??"")||(this.at++,/[+-]/.test(this.text[this.at]??"")&&this.at++,this.digits()))}}
//|0 915
)
//|208 226 227 0 915
,Ve=(t,n)=>{const e=Ge[t];return e?Ke(n,e):Qe(t,n)}
//|0 915
,Ke=(t,[n,e])=>n.test(t)?2:e.test(t)?1:0
//json moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|209 0 915
,Qe=(t,n)=>{const e=new Ye(n);return e[t]()?e.at===n.length?2:0:e.stop}
//|0 915
,We=t=>Array.from({length:t.count},(n,e)=>t.item(e))
//|0 915
,Xe=(t,n)=>n.operands.filter(t=>10===t.kind).map(n=>t.program.itemPaths[n.at])
//|195 228 230 0 915
,tr=(t,n,e)=>{if(!n.c)return[];const r=We(n);return 0===e.length?r:r.map(t=>t+e[0]).filter(n=>n<t.slots.length).flatMap(n=>tr(t,_e(t,n).slot,e.slice(1)))}
//|195 196 0 915
,nr=(t,n)=>{if(n>=t.slots.length)return null;const e=_e(t,n);return e.j||null!==Ie(t,e)?null:e}
//|142 202 229 230 231 0 915
,er=(t,n)=>{const e=t.subject.slot;if(9!==e.kind)return 12;const r=Xe(t,n)[0]?.steps??[];let s=null;for(const i of tr(t,e,r.slice(0,-1))){if(!t.Z())return ze(t,n);const e=nr(t,i+(r.at(-1)??0));if(null===e)continue;const o=null===s?0:ce(t,s,e);if(null===o||o>0)return 14;s=e}return 13}
//|0 915
,rr=[["B",1n],["KB",1000n],["MB",1000n**2n],["GB",1000n**3n],["TB",1000n**4n],["KiB",1024n],["MiB",1024n**2n],["GiB",1024n**3n],["TiB",1024n**4n]]
//file any|233 0 915
,sr=t=>0n===t?"0B":rr.filter(([,n])=>t%n===0n).map(([n,e])=>t/e+n).reduce((t,n)=>n.length<t.length?n:t)
//|25 0 915
,ir=t=>{const n=t.split(/[_-]/).filter(Boolean).join(" "),e=F(n)[0]??"";return e.toUpperCase()+n.slice(e.length)}
//|25 0 915
,or=t=>{if(t.length<=80)return t;const n=F(t);return n.length<=80?t:n.slice(0,80).join("")+"\u2026"}
//|0 915
,cr=t=>"function"==typeof Blob&&t instanceof Blob
//|0 915
,ur=t=>t instanceof Date||t instanceof Map||t instanceof Set
//|59 237 238 0 915
,lr=t=>!("object"!=typeof t||null===t||Array.isArray(t)||t instanceof At||cr(t)||ur(t))
//|0 915
,[hr,ar]=[Symbol("order"),Symbol("repeated")]
//|0 915
,mr=(t,n)=>Object.hasOwn(t,n)?t[n]:void 0
//|0 915
,fr=(t,n)=>Object.keys(t).find(t=>!n.has(t))
//|241 0 915
,pr=(t,n)=>{const{translations:e}=t.y;return(e&&mr(e,n))??n}
//|247 0 915
,dr=(t,n,e)=>{const r=gr(n,t.program.J);let s=r[0];for(let t=1;t<r.length;t+=2)s+=(e(r[t])??`{${r[t]}}`)+r[t+1];return s}
//|243 244 0 915
,br=(t,n,e={})=>dr(t,pr(t,n),t=>e[t])
//|245 0 915
,wr=(t,n,e)=>e>8?br(t,"{last} \u2026 ({count} more)",{last:n,count:e-8}):n
//|0 915
,gr=(t,n)=>{let e=n.get(t);if(void 0!==e)return e;e=[""];let r=0;for(const{0:n,1:s,index:i}of t.matchAll(/\{\{|\}\}|\{([^}]*)\}/g))e[e.length-1]+=t.slice(r,i)+(void 0===s?n[0]:""),void 0!==s&&e.push(s,""),r=i+n.length;return e[e.length-1]+=t.slice(r),n.size<1e3&&n.set(t,e),e}
//isSecret|193 249 250 0 915
,jr=(t,n)=>{switch(n.kind){case 0:case 1:case 10:return!1;case 3:return vr(t,t.frame.base+n.at);case 2:{const{isSecret:e,position:r}=Ae(t,n);return e||vr(t,r)}default:return Or(t,n)}}
//computed context previous previousItem item computation|147 189 190 192 193 248 250 0 915
,Or=(t,n)=>{switch(n.kind){case 4:return vr(t,t.frame.base+n.at);case 5:return t.frame.field?.isSecret??!1;case 7:return t.program.isSecretlyComputed(t.frame.form,n.at);case 8:return Me(t,Ae(t,n).position)?.isSecret??!1;case 6:return Se(t,n.at)?.isSecret??!1;default:{const e=t.program.computations[n.at];if("key"===e.name)return t.frame.field?.isSecret??!1;if(e.operand&&jr(t,e.operand))return!0;if("entry"===e.name){const{form:n}=me(t,Ae(t,e.operand),Ae(t,e.key),0).slot;return(n&&Ee(n,e.slot)?.isSecret)??!1}return e.operands?.some(n=>jr(t,n))??!1}}}
//|186 188 0 915
,vr=(t,n)=>($e(t,n)??ke(t,n))?.isSecret??!1
//|243 246 252 253 0 915
,yr=(t,n)=>{const e={};for(const{name:t}of n)e[t]=(e[t]??0)+1;const r={};return n.filter(({name:t})=>(r[t]=(r[t]??0)+1)<=8).flatMap(({name:n,operand:r},s,i)=>{const o=kr(t,r)??[xr(t,r)];return"by"===n&&(o[0]=pr(t,o[0])),i[s+1]?.name!==n&&o.push(wr(t,o.pop(),e[n])),o.map(t=>({name:n,text:t}))})}
//|186 187 193 195 246 254 266 0 915
,kr=(t,n)=>{const{slot:e,position:r,isSecret:s}=Ae(t,n),i=9===e.kind?ke(t,r):null,o=null!==t.S&&r>=t.S?xe(t,r):null,c=i?.type??o?.type;if(9!==e.kind||s||i?.isSecret||$r(t,n))return null;if(0===e.count||"list"!==c?.name||void 0===c.item.kind)return null;const u=Array.from({length:Math.min(e.count,8)},(n,r)=>Ar(t,_e(t,e.item(r)),o));return u.push(wr(t,u.pop(),e.count)),u}
//|193 254 256 265 266 271 272 0 915
,xr=(t,n)=>{const e=Ae(t,n);if(15===e.slot.kind)return Er(t,...e.slot.value);const r=Fr(t,e.position);return null!==r?r:9===n.kind?Sr(t,n):e.isSecret||$r(t,n)?Rr:Ar(t,e)}
//|248 0 915
,$r=(t,n)=>t.program.L&&jr(t,n)
//|193 253 271 0 915
,Mr=(t,n)=>{for(const{operand:e}of n){const n=Fr(t,Ae(t,e).position);if(null!==n)return n}return 0===n.length?null:xr(t,n[0].operand)}
//computations|193 254 257 267 272 0 915
,Sr=(t,n)=>{const e=t.program.computations[n.at];return Tr[e.name]?.(t,e)??null??($r(t,n)?Rr:Nr(t,Ae(t,n)))}
//|259 260 261 262 263 0 915
,Tr={}
//|0 915
,{}=Object.assign(Tr
//today|245 257 258 264 0 915
,{today:t=>br(t,"today")}
//now|245 257 258 264 0 915
,{now:t=>br(t,"now")}
//key|257 272 258 264 0 915
,{key:t=>t.frame.field?.isSecret?Rr:null}
//range|257 265 258 264 0 915
,{range:(t,{lower:n,upper:e})=>Er(t,n,e)}
//offset|245 253 254 257 258 264 0 915
,{offset(t,{operand:n,shift:{text:e}}){if(3!==n.kind||!$r(t,n))return null;const r=e.startsWith("-")?`- ${e.slice(1)}`:`+ ${e}`;return br(t,`{date} ${r}`,{date:xr(t,n)})}}
//|0 915
)
//range|107 193 245 253 0 915
,Er=(t,n,e)=>{const[r,s]=[n,e].map(n=>xr(t,n)),i=[n,e].some(n=>kn(Ae(t,n).slot));return""!==r&&""!==s?r===s?r:br(t,"{low} to {high}",{low:r,high:s}):""!==r?br(t,i?"{low} or later":"at least {low}",{low:r}):""!==s?br(t,i?"{high} or earlier":"at most {high}",{high:s}):""}
//|187 243 267 0 915
,Ar=(t,n,e=null)=>{const{kind:r,value:s}=n.slot,i=4===r?e??xe(t,n.position):null,o=4===r?i?.G.get(s)??t.frame.field?.G.get(s):void 0;return void 0===o?Nr(t,n):pr(t,o)}
//|81 107 110 234 236 268 270 0 915
,Nr=(t,n)=>{const{slot:e}=n;switch(e.kind){case 4:return or(e.value);case 2:return String(e.value);case 3:return 64&e.flags||null===e.value?"":Cr(t,n)?.write(3,e.value)??Vt(e.value);case 8:return e.value.name??"";case 9:return String(e.count);case 11:return e.value.text;case 12:return sr(e.value);case 13:return t.program.V[e.value].pattern.text;case 14:return e.value.notation;default:return kn(e)&&null!==Mn(e)?Cr(t,n)?.write(e.kind,e.value)??_r(e):""}}
//|110 0 915
,_r=t=>Mn(t).replace(/(T|^)(\d\d:\d\d):00(?![.\d])/,"$1$2")
//|187 0 915
,Ir=(t,n)=>(xe(t,n.position)??t.frame.field)?.notation??null
//|269 0 915
,Cr=(t,n)=>Ir(t,n)??t.frame.field?.notation
//|105 186 187 243 0 915
,Fr=(t,n)=>{const e=ke(t,n);if(e)return e.isSecret||void 0===e.type.kind?pr(t,e.shownLabel):null;const r=xe(t,n);if(!r)return null;const s=null!==t.S&&n>=t.S,i=null===t.slots[n]||vn(t.slots[n]);return!s||i||r.isSecret||void 0===r.type.kind?pr(t,r.shownLabel):null}
//|0 915
,Rr="\u2022\u2022\u2022"
//|0 915
,qr=["field","form","check","jump","stop","beginAnd","beginOr","beginAll","beginAny","combine","end","message","warn","rule","test","testIgnoringCase","compare","compareFilled","external"]
//|273 0 915
,[Pr,zr,Br,Dr,Ur,Zr,Jr,Lr,Hr,Gr,Yr,Vr,Kr,Qr,Wr,Xr,ts,ns,es]=qr.keys()
//|129 193 195 0 915
,rs=(t,n)=>{if(10!==n.kind)return Ae(t,n);const{start:e,steps:r}=t.program.itemPaths[n.at];if(e)return Ae(t,e);const s=t.frame.base+(r[0]??NaN);return s<t.slots.length?_e(t,s):Yn}
//|196 228 275 277 0 915
,ss=(t,n)=>{const e=rs(t,n),r=Ie(t,e);if(null!==r)return{whole:e,obstacle:r,positions:[],areSeveral:!1};const s=10===n.kind?t.program.itemPaths[n.at].steps:[];return s.length>0?{whole:e,obstacle:r,positions:is(t,e.slot,s.slice(1)),areSeveral:!0}:9===e.slot.kind?{whole:e,obstacle:r,positions:We(e.slot),areSeveral:!0}:{whole:e,obstacle:r,positions:[null],areSeveral:!1}}
//|195 228 277 0 915
,is=(t,n,[e,...r])=>n.c?We(n).flatMap(n=>{if(70&t.slots[n].flags)return[n];const s=n+e;if(!(s<t.slots.length))return[];const{slot:i}=_e(t,s);return i.c?0===r.length?We(i):is(t,i,r):0===r.length||70&i.flags?[s]:[]}):[]
//testIgnoringCase|279 0 915
,os=t=>/^[\0-\x7f]*$/.test(t)?t.toLowerCase():Array.from(t,cs).join("")
//|24 0 915
,cs=t=>{if("\u0130"===t||"\u0131"===t)return t;if("\u1fd3"===t)return"\u0390";if("\u1fe3"===t)return"\u03b0";const n=t=>1===I(t)?t:void 0,e=n(t.toUpperCase())??t;return n(e.toLowerCase())??n(t.toLowerCase())??t}
//|280 0 915
,us=t=>(t.K??=[...t.objects.slice(1).map(t=>t.slot),...t.fields.filter(t=>void 0===t.computed).flatMap(({slot:t,type:n})=>[t,..."form"===n.name?us(n.form).map(n=>t+n):[]])],t.K)
//|77 278 282 0 915
,ls=(t,n,e,r)=>{const[s,i]=[n.slot,e.slot];switch(s.kind){case 4:return 4===i.kind&&(s.value===i.value||r&&os(s.value)===os(i.value));case 2:return 2===i.kind&&s.value===i.value;case 3:return 3===i.kind&&null!==s.value&&null!==i.value&&0===Lt(s.value,i.value);default:return hs(t,n,e,r)}}
//size file form list map any moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|104 142 144 283 288 0 915
,hs=(t,n,e,r)=>{const[s,i]=[n.slot,e.slot];if(s.kind!==i.kind)return(16===s.kind&&(5===i.kind||7===i.kind)||16===i.kind&&(5===s.kind||7===s.kind))&&0===ce(t,n,e);switch(s.kind){case 5:case 16:case 6:return s.value===i.value;case 7:return 0===On(le(t,s),le(t,i));case 9:return s.c&&i.c&&as(t,s,i,r);case 10:return s.isOwn&&i.isOwn&&bs(t,s,i,r);case 8:return["name","size","mediaType"].every(t=>s.value[t]===i.value[t]);default:return 1===s.kind}}
//list map any|195 284 0 915
,as=(t,n,e,r)=>{if(n.count!==e.count||n.isMap!==e.isMap)return!1;for(let s=0;s<n.count;s++){const[i,o]=[n.item(s),e.item(s)];if(n.isMap&&t.slots[i-1].value!==t.slots[o-1].value)return!1;if(!ms(t,_e(t,i),_e(t,o),r))return!1}return!0}
//|281 285 286 0 915
,ms=(t,n,e,r)=>!(!ps(t,n)||!ps(t,e))||(n.slot.i&&e.slot.i?fs(t,n,e,r):16===n.slot.kind==(16===e.slot.kind)&&ls(t,n,e,r))
//form|195 280 281 0 915
,fs=(t,n,e,r)=>us(n.slot.form).every(s=>{const[i,o]=[n,e].map(n=>_e(t,n.position+s));if(i.j&&o.j)return!0;const c=t=>t.j||t.slot.i;return!(!i.slot.i&&!o.slot.i||!c(i)||!c(o))||ls(t,i,o,r)})
//|287 0 915
,ps=(t,n)=>n.j||n.slot.i&&ds(t,n)
//form|195 280 0 915
,ds=(t,n)=>us(n.slot.form).every(e=>{const r=_e(t,n.position+e);return r.j||r.slot.i})
//any|195 281 0 915
,bs=(t,n,e,r)=>{if(n.count!==e.count)return!1;for(let s=0;s<2*n.count;s++){const i=_e(t,n.start+s);if(!ls(t,i,_e(t,e.start+s),r&&s%2==1))return!1}return!0}
//|290 291 0 915
,ws=(t,n,e)=>n.slot.i?gs(t,n,e):n.j?"":js(t,n,e)
//form|195 280 291 0 915
,gs=(t,n,e)=>{let r="";for(const s of us(n.slot.form)){const i=_e(t,n.position+s);i.j||i.slot.i||(r+=`${s}:${js(t,i,e)};`)}return r}
//|81 144 195 228 278 289 291 0 915
,js=(t,{slot:n},e)=>{switch(n.kind){case 4:return JSON.stringify(e?os(n.value):n.value);case 3:return null===n.value?"":Vt(n.value);case 2:case 5:case 16:case 6:return String(n.value);case 7:{const{s:e,n:r}=le(t,n);return`${e}.${r}`}case 8:return JSON.stringify(n.value);case 9:{if(!n.c)return"";const r=e=>n.isMap?JSON.stringify(t.slots[e-1].value):"";return`[${We(n).map(n=>ws(t,_e(t,n),e)+r(n))}]`}case 10:return n.isOwn?`{${Array.from({length:2*n.count},(r,s)=>js(t,_e(t,n.start+s),e))}}`:"";default:return""}}
//|195 196 289 0 915
,Os=(t,n,e)=>{const r={items:new Map,ignoresCase:e,Q:!1,W:!1};for(const s of n){if(!t.Z())return null;const n=_e(t,s);if(null!==Ie(t,n))r.Q=!0;else if(!n.j){16===n.slot.kind&&(r.W=!0);const s=ws(t,n,e),i=r.items.get(s);i?i.push(n):r.items.set(s,[n])}}return r}
//|284 289 0 915
,vs=(t,n,{items:e,ignoresCase:r})=>(e.get(ws(t,n,r))??[]).some(e=>ms(t,n,e,r))
//|202 275 293 295 0 915
,ys=(t,n,e,r)=>{const s=rs(t,e),i=ks(t,n,e,s,r);if(i&&!i.W)return t.Z()?vs(t,r,i)?13:i.Q?15:14:ze(t,n)}
//|196 198 276 292 0 915
,ks=(t,{ignoresCase:n},e,r,s)=>{const{slot:i}=r,o=10===e.kind?e.at:null;if(null===o&&i.count<16||!i.c||null!==Ie(t,r))return null;if(t.X.length>0||Fe(t)||16===s.slot.kind)return null;const c=`${i.start},${i.count},${o},${n}`;let u=t.tt.get(c);return null===u&&(u=Os(t,ss(t,e).positions,n)),t.tt.set(c,u??null),u}
//compare compareFilled|298 0 915
,xs={judgesEmpty:!0,reads:"nothing",kinds:-2,answer:(t,n)=>Ms(t,n)}
//|0 915
,$s={equal:t=>0===t,notEqual:t=>0!==t,less:t=>t<0,lessOrEqual:t=>t<=0,greater:t=>t>0,greaterOrEqual:t=>t>=0}
//|193 196 201 299 0 915
,Ms=(t,n)=>{const[e,r]=n.operands.map(n=>Ae(t,n)),s=Ie(t,e)??Ie(t,r);if(null!==s)return Pe(t,s,n);const i=e.j||r.j,o=Ss(t,n,e,r,i);return 17===n.op&&i&&15!==o?12:o}
//|5 142 281 297 300 0 915
,Ss=(t,n,e,r,s)=>{if("equal"===n.a||"notEqual"===n.a){const i=s?e.j&&r.j:ls(t,e,r,!1);return a(i===("equal"===n.a))}if(s)return 14;if("among"===n.a)return Ts(t,e,r,n);const i=ce(t,e,r);return a(null!==i&&$s[n.a](i))}
//among|195 197 201 202 228 281 294 0 915
,Ts=(t,n,e,r)=>{if(9!==e.slot.kind)return 14;const s=ys(t,r,r.operands[1],n);let i=15===s;if(void 0!==s&&!i)return s;for(const s of i?[]:We(e.slot)){if(!t.Z())return ze(t,r);const e=_e(t,s);if(70&e.slot.flags)i=!0;else if(ls(t,n,e,!1))return 13}return i?Pe(t,Ce(t,e),r):14}
//|5 7 142 198 203 297 302 303 0 915
,Es=t=>({kinds:65776,answer(n,e){const r=Be(n,e);if(null===r)return 15;if(r.j)return 12;const s=ce(n,n.subject,r);if(null===s)return f(2,Ns(n),!0);const i=$s[t](s);if(!Fe(n))return a(i);const o=As(n,r).map($s[t]);return f(i?1:2,i||o.includes(!0),!i||o.includes(!1))}})
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|48 88 98 106 128 141 142 269 0 915
,As=(t,n)=>{const e=[-1,0,1],{slot:r}=t.subject,s=8&r.flags?ce(t,t.subject,n):null;if(null===s)return e;const i=Ir(t,t.subject),o=i?.nt(yn(r))??!1;if(5===r.kind||16===r.kind)return o?e:[s];if(6===r.kind)return 1===s?[1]:e;if(7===r.kind&&o)return e;const c=7===r.kind?r:oe(yn(r))?.slot,u=5===c?.kind?c.value:7===c?.kind?pn(c.value):null;if(null===u||!rn(u-3)||!rn(u+3))return e;const[l,h]=[u-3,u+3].map(e=>ce(t,Gn(new $t(5,e)),n));return null!==l&&l===h?[s]:e}
//|198 225 0 915
,Ns=t=>4!==t.subject.slot.kind||!Fe(t)||["date","month","datetime","time"].some(n=>0!==Ve(n,t.subject.slot.value))
//notation|0 915
,_s=[" \xa0\u202f","'\u2019"]
//notation|81 304 0 915
,Is=class{constructor(t){const[,n,e]=/^1([^2]*)234(?:(.+)56)?$/u.exec(t)??[];this.text=t,this.group=n||null,this.decimal=e??null,this.groups=n?_s.find(t=>t.includes(n))??n:"",this.syntax=void 0===e?"integer":"number",this.example=t}read(t){const[n,e]=/^(-?)(\d*)/.exec(t).slice(0,3).slice(1);let r=n+e,s=r.length,i=0;const o=t=>({completion:t,decimal:r,missingDigits:i});if(""===e)return o(s===t.length?1:0);for(;s<t.length&&this.groups.includes(t[s]);){if(e.length>3||"0"===e[0])return o(0);const n=/^\d*/.exec(t.slice(s+1))[0];if(r+=n,s+=1+n.length,i=Math.max(0,3-n.length),i>0)return o(s===t.length?1:0);if(n.length>3)return o(0)}if(s===t.length)return o(2);if(null===this.decimal||t[s]!==this.decimal)return o(0);const c=/^\d*/.exec(t.slice(s+1))[0];return r+="."+c,o(s+1+c.length<t.length?0:""===c?1:2)}write(t,n){const[,e,r,s]=3===t&&/^(-?)(\d+)(?:\.(\d+))?$/.exec(Vt(n))||[];return void 0===r||void 0!==s&&null===this.decimal?null:e+this.et(r)+(void 0===s?"":this.decimal+s)}rt(t){const n=t=>this.groups.includes(t),e=t.filter(t=>!n(t));if(e.length===t.length)return e;const r=this.st(e);return r?.length===t.length&&r.every((e,r)=>e===t[r]||n(e)&&n(t[r]))?e:null}st(t){const n=t.join(""),[e,r,s,i]=/^(-?)(\d*)(?:(\D)\d*)?$/.exec(n)??[];return void 0===e||void 0!==i&&i!==this.decimal||/^0./.test(s)?null:[...r+this.et(s)+n.slice(r.length+s.length)]}et(t){if(!this.group)return t;const n=[];for(let e=(t.length%3||3)-3;e<t.length;e+=3)n.push(t.slice(Math.max(e,0),e+3));return n.join(this.group)}nt(){return!0}}
//|58 63 67 73 77 111 112 115 225 307 0 915
,Cs=(t,n,e,r=0)=>{if(0===Ve("number",t))return null;if(null!==n&&null!==e&&Lt(n,e)>0)return!1;if(""===t)return!0;const s="-"===t[0],[i,o]=s?[null===e?null:Nn(e),null===n?null:Nn(n)]:[n,e],c=t.slice(s?1:0).replace(/\.$/,""),u=""===c?null:Ft(c);if(null===u||u===Et)return null===o||!Dt(o);if(null!==o&&Lt(o,Tn(u,r)??u)<0)return!1;const l=t.indexOf(".");if(l<0)return Fs(u,i,o);const h=Nt(1n,-(t.length-l-1)),a=null===i||null===h?null:Sn(u,h);return null===a||Lt(i,a)<0}
//|76 77 111 112 0 915
,Fs=(t,n,e)=>{if(0===t||null===n||null===e)return!0;let r=Jt(e)-Jt(t);const s=Tn(t,r);if(null===s)return!0;Lt(s,e)>0&&(r-=1);const i=Sn(t,1),o=null===i?null:Tn(i,r);return null===o||Lt(n,o)<0}
//|43 57 309 0 915
,Rs=(t,n)=>{const[e=st,r=st]=t.operands;if(e.kind>1||r.kind>1)return null;const s=({kind:t,at:e})=>1===t?n.constants[e]:Tt,i=s(e),o=(15===i.kind?i.value:[e,r]).map(s);if(!o.every(({kind:t,value:n})=>0===t||3===t&&"number"==typeof n)||o.every(({kind:t})=>0===t))return null;const[c,u]=o.map(({value:t})=>t);return{least:c??-1/0,most:u??1/0,unit:qs(t,n)}}
//|28 0 915
,qs=(t,n)=>{const e=t.operands[2],r=1===e?.kind?n.constants[e.at].value:null;return P[r]?r:"characters"}
//|57 278 0 915
,Ps=(t,n)=>{const e=t.operands.map(t=>1===t.kind?n.constants[t.at]:Tt);return e.every(({kind:t,value:n})=>4===t||3===t&&"number"==typeof n)?new Set(e.map(({kind:n,value:e})=>t.ignoresCase&&4===n?os(e):e)):null}
//|43 193 196 201 0 915
,zs=(t,n)=>{const e=[0,1].map(e=>{const r=Ae(t,n.operands[e]??st);return 15===r.slot.kind?Ae(t,r.slot.value[e]):r}),r=Ie(t,e[0])??Ie(t,e[1]);return null!==r?Pe(t,r,n):e.every(t=>t.j)?12:e}
//|5 6 7 36 108 142 198 201 205 206 311 313 0 915
,Bs=(t,n)=>{const{subject:e}=t,[r,s]=[e.slot.value,n.it];if(s&&3===e.slot.kind&&"number"==typeof r&&!Fe(t))return a(r>=s.least&&r<=s.most);const i=zs(t,n);if("number"==typeof i)return i;const[o,c]=i;if(xn(t.subject.slot)&&i.every(t=>t.j||3===t.slot.kind))return 12;const u=(n,r)=>{const s=n.j?0:ce(t,e,n);return null!==s&&s*r>=0},l=u(o,1)&&u(c,-1);return!l&&Ue(t)?Pe(t,B("digits of a number"),n):Fe(t)?Ze(t)?m(l):f(l?1:2,l||Ds(t,o,c),!0):a(l)}
//|106 269 302 306 314 0 915
,Ds=(t,n,e)=>{const{slot:r}=t.subject;if(3!==r.kind){const r=t=>!t.j&&3!==t.slot.kind,s=(n,e)=>r(n)&&As(t,n).every(t=>t===e);if(s(n,-1)||s(e,1))return!1}const[s,i]=[n,e].map(t=>t.j?null:t.slot.value),o=[n,e].every(t=>t.j||3===t.slot.kind);if(!(8&r.flags||4===r.kind)||!o)return!0;const c=Ir(t,t.subject),u=yn(r);return!0===Cs(u,s,i)||null!==c&&Us(c,u,s,i)}
//notation|305 306 0 915
,Us=(t,n,e,r)=>{if(!(t instanceof Is))return!1;const{completion:s,decimal:i,missingDigits:o}=t.read(n);return 0!==s&&!0===Cs(i,e,r,o)}
//|5 0 915
,Zs=(t,n)=>{if(4!==t.subject.slot.kind)return 12;const e=n(t.subject.slot.value);return null===e?10:a(e)}
//|0 915
,Js=(t,n)=>{const e=t[n];return/[0-9A-Za-z]/.test(e)?parseInt(e,36):null}
//|316 0 915
,Ls=(t,n)=>{let[e,r]=[0,!1];const s=t=>{e+=r?2*t-(t>4?9:0):t,r=!r};for(let e=t.length-1;e>=0;e--){const r=Js(t,e);if(null===r||r>9&&!n)return null;s(r%10),r>=10&&s(Math.floor(r/10))}return t.length>0&&e%10==0}
//|316 0 915
,Hs=t=>{let n=0;const e=Math.min(4,t.length);for(let r=0;r<t.length;r++){const s=Js(t,(r+e)%t.length);if(null===s)return null;n=(n*(s<10?10:100)+s)%97}return t.length>4&&1===n}
//|316 0 915
,Gs=(t,n,e)=>{let r=0n;for(let s=0;s<t.length;s++){let i=Js(t,s);if(null===i)return null;11===n&&s===t.length-1&&33===i&&(i=10),r+=BigInt(i)*BigInt(e[s%e.length])}return t.length>0&&r%BigInt(n)===0n}
//|10 0 915
,Ys=t=>({...t,answer:(n,e)=>b(t.answer(n,e))})
//|5 6 7 198 203 206 281 322 0 915
,Vs={judgesEmpty:!0,kinds:-2,answer(t,n){const e=Be(t,n);if(null===e)return 15;const{subject:r}=t;if(r.j&&(e.j||!(e.position>=0&&3!==e.g)))return 12;if(e.j&&e.g>=2)return 12;if(r.j||e.j)return f(2,r.j||!Fe(t),!0);const s=ls(t,r,e,n.ignoresCase);return Ze(t)?m(s):Fe(t)&&4===r.slot.kind&&4===e.slot.kind?f(s?1:2,Ks(r,e,n.ignoresCase),!0):a(s)}}
//|278 0 915
,Ks=(t,n,e)=>{const[r,s]=[t.slot.value,n.slot.value];return e?os(s).startsWith(os(r)):s.startsWith(r)}
//|5 139 193 0 915
,Qs=t=>({kinds:se(8),answer(n,e){const r=Ae(n,e.operands[0]).slot;return 8!==n.subject.slot.kind||12!==r.kind?12:a(t(BigInt(n.subject.slot.value.size),r.value))}})
//|5 37 201 0 915
,Ws=(t,n,e)=>{if(/[^\0-\x7f]|(?:^|\.)xn--/i.test(n))return Pe(t,D,e);const r=n.split(".");if(n.length>253||/[^A-Za-z0-9.-]/.test(n))return 10;const s=t=>/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i.test(t)&&t.length<=63;return r.slice(0,-1).every(s)?a(s(r.at(-1))&&!/^\d+$/.test(r.at(-1))):10}
//|195 196 197 201 202 228 276 292 293 326 0 915
,Xs=(t,n)=>{const e=t.subject.slot;if(!e.c)return 12;let[r,s,i]=[null,null,!1];const o=We(e).some(n=>16===t.slots[n].kind);for(const c of n.operands){const u=ss(t,c);s??=u.obstacle;for(const c of u.positions){if(!t.Z())return ze(t,n);const l=null===c?u.whole:_e(t,c);if(null===Ie(t,l)){if(!l.j)if(i=!0,16===l.slot.kind||o){const r=ti(t,l,e);if(null===r)return ze(t,n);if(!r)return 14}else{if(r??=Os(t,We(e),n.ignoresCase),null===r)return ze(t,n);if(!vs(t,l,r))return 14}}else s??=Ce(t,u.whole)}}return null!==s?Pe(t,s,n):i?13:12}
//|195 196 228 281 0 915
,ti=(t,n,e)=>{for(const r of We(e)){if(!t.Z())return null;const e=_e(t,r);if(!e.j&&null===Ie(t,e)&&ls(t,e,n,!1))return!0}return!1}
//|72 0 915
,ni=t=>{switch(t.kind){case 1:return["null"];case 2:return["boolean"];case 3:return Bt(t.value)?["number","integer"]:["number"];case 9:return[t.isMap?"object":"list"];case 8:case 10:return["object"];default:return 65776&1<<t.kind?["text"]:[]}}
//|7 28 36 39 79 201 309 311 0 915
,ei=(t,n)=>{if(4!==t.subject.slot.kind)return 12;let e=n.it;if(!e){const r=zs(t,n);if("number"==typeof r)return r;const[s,i]=r.map((t,n)=>t.j?0===n?0:1/0:3===t.slot.kind?Gt(t.slot.value,0===n):null);if(null===s||null===i)return 12;e={least:s,most:i,unit:qs(n,t.program)}}const r=t.subject.slot.value;if(J(r))return Pe(t,B("text length"),n);if(e.least>e.most)return 10;const s=P[e.unit](r);return s<e.least?14:s>e.most?10:f(1,!0,e.most!==1/0)}
//|142 202 229 330 0 915
,ri=(t,n)=>{const e=t.subject.slot;if(9!==e.kind)return 12;const r=si(t,e,Xe(t,n));if(null===r)return ze(t,n);const s=(n,e)=>null===n.end||null===e.end?n.end===e.end?0:null===n.end?1:-1:ce(t,n.end,e.end);r.sort((n,e)=>ce(t,n.start,e.start)||s(n,e)||0);let i=null;for(const e of r){if(!t.Z())return ze(t,n);if(null!==i&&(null===i.end||-1===ce(t,e.start,i.end)))return 14;null!==i&&-1!==s(i,e)||(i=e)}return 13}
//|142 195 196 230 231 0 915
,si=(t,n,e)=>{const r=[];if(2!==e.length)return r;const[s,i]=e.map(t=>t.steps.at(-1));for(const o of tr(t,n,e[0].steps.slice(0,-1))){if(!t.Z())return null;const n=nr(t,o+s);if(null===n||o+i>=t.slots.length)continue;const e=_e(t,o+i);e.j?r.push({start:n,end:null}):null===Ie(t,e)&&null!==ce(t,n,e)&&ce(t,n,e)<=0&&r.push({start:n,end:e})}return r}
//|0 915
,ii=(t,n)=>{for(const e of n)if("string"!=typeof t||"number"==typeof e||e.startsWith(t))return!0;return!1}
//|7 195 196 197 198 201 202 206 275 276 278 281 294 310 322 331 0 915
,oi={kinds:-2,prepare:Ps,answer(t,n){const{subject:e}=t,{kind:r,value:s}=e.slot;if(n.it&&(4===r||3===r)){const e=n.ignoresCase&&4===r?os(s):s;return n.it.has(e)?13:f(2,!Fe(t)||ii(e,n.it),!0)}let[i,o]=[!Fe(t),null];for(const r of n.operands){const s=ys(t,n,r,e);if(13===s)return s;if(15===s&&(o??=Ce(t,rs(t,r))),void 0!==s)continue;const c=ss(t,r);null!==c.obstacle&&(o??=c.obstacle);for(const r of c.positions){if(c.areSeveral&&!t.Z())return ze(t,n);const s=null===r?c.whole:_e(t,r);if(c.areSeveral&&null!==Ie(t,s))o??=Ce(t,c.whole);else if(!s.j||0!==s.g){if(ls(t,e,s,n.ignoresCase))return f(1,!0,!Ze(t));i||4!==e.slot.kind||4!==s.slot.kind?Ze(t)||(i=!0):i=Ks(e,s,n.ignoresCase)}}}return null===o?f(2,i,!0):Pe(t,o,n)}}
//|57 139 334 335 0 915
,ci=t=>({kinds:se(4),prepare(n,e){const r=1===n.operands[0].kind?e.constants[n.operands[0].at]:Tt;return 13===r.kind?{position:r.value,scope:t}:null},answer:(n,e)=>li(n,e,t),progress(n,e){const r=ui(n,e,t);return r&&r.progress(n.subject.slot.value)}})
//|193 0 915
,ui=(t,n,e)=>{if(n.it)return t.program.pattern(n.it.position,e);const{slot:r}=Ae(t,n.operands[0]);return 13===r.kind?t.program.pattern(r.value,e):null}
//|201 204 334 0 915
,li=(t,n,e)=>{if(4!==t.subject.slot.kind||De(t,t.subject))return 12;const r=ui(t,n,e)?.answer(t.subject.slot.value)??"it could not be compiled";return"number"==typeof r?r:Pe(t,`pattern failed: ${r}`,n)}
//|5 132 193 197 201 0 915
,hi=t=>({judgesEmpty:!0,reads:"nothing",kinds:-2,answer(n,e){let[r,s,i]=[null,0,0];for(const t of e.operands){const e=Ae(n,t);Qn(e)?r??=Ce(n,e):e.j?i++:s++}const o=t(s,i,null!==r);return null===o?Pe(n,r,e):a(o)}})
//|0 915
,ai={judgesEmpty:!0,reads:"presence",kinds:-2,answer:t=>t.subject.j?14:5}
//|139 203 278 0 915
,mi=t=>({kinds:se(4),answer(n,e){const r=Be(n,e);if(null===r)return 15;if(4!==r.slot.kind||r.j&&0===r.g||4!==n.subject.slot.kind)return 12;const s=[n.subject.slot.value,r.slot.value];return t(...e.ignoresCase?s.map(os):s)}})
//|139 225 340 0 915
,fi=t=>({kinds:se(4),answer:n=>4===n.subject.slot.kind?pi(Ve(t,n.subject.slot.value)):12})
//|0 915
,pi=t=>2===t?13:1===t?14:10
//|195 202 229 230 284 289 342 0 915
,di=(t,n)=>{const e=t.subject.slot;if(9!==e.kind)return 12;const r=Xe(t,n),s=0===r.length?[{offset:0,stride:e.e}]:r.map(({steps:t,slotCount:n})=>({offset:t.at(-1)??0,stride:n})),i=Math.max(...s.map(t=>t.offset+t.stride)),o=new Map;for(const c of tr(t,e,(r[0]?.steps??[]).slice(0,-1))){if(c+i>t.slots.length||!bi(t,c,s))continue;const e=s.map(n=>_e(t,c+n.offset)),r=e.map(e=>ws(t,e,n.ignoresCase)).join("|");for(const s of o.get(r)??[]){if(!t.Z())return ze(t,n);if(e.every((e,r)=>ms(t,e,s[r],n.ignoresCase)))return 14}if(!t.Z())return ze(t,n);o.has(r)?o.get(r).push(e):o.set(r,[e])}return 13}
//|195 196 286 0 915
,bi=(t,n,e)=>{let r=!0;for(const{offset:s}of e){const e=_e(t,n+s);if(!ps(t,e)){if(null!==Ie(t,e))return!1;r=!1}}return!r}
//|345 346 347 348 349 350 351 352 353 354 355 356 357 358 359 360 361 362 363 364 365 366 367 368 369 370 371 372 373 374 375 376 377 378 379 380 381 382 383 384 385 386 387 0 915
,wi={}
//|0 915
,{}=Object.assign(wi
//required|337 343 344 388 0 915
,{required:ai}
//filled|337 343 344 388 0 915
,{filled:ai}
//present|197 201 343 344 388 0 915
,{present:{judgesEmpty:!0,reads:"presence",kinds:-2,answer(t,n){const{slot:e}=t.subject,r=0!==e.kind&&1!==e.kind;return r&&2&e.flags?Pe(t,Ce(t,t.subject),n):r?5:14}}}
//accepted|5 6 206 343 344 388 0 915
,{accepted:{judgesEmpty:!0,kinds:-2,answer(t){const n=2===t.subject.slot.kind&&t.subject.slot.value;return Ze(t)?m(n):a(n)}}}
//empty|343 344 388 0 915
,{empty:{judgesEmpty:!0,reads:"presence",kinds:-2,answer:t=>t.subject.j?13:10}}
//equal|321 343 344 388 0 915
,{equal:Vs}
//different|320 321 343 344 388 0 915
,{different:Ys(Vs)}
//length|139 308 328 343 344 388 0 915
,{length:{kinds:se(4),ot:!0,prepare:Rs,answer:(t,n)=>ei(t,n)}}
//between|308 312 343 344 388 0 915
,{between:{kinds:65784,prepare:Rs,answer:(t,n)=>Bs(t,n)}}
//multiple_of|5 7 36 106 108 118 139 140 198 201 203 205 225 343 344 388 0 915
,{multiple_of:{kinds:se(4,3),answer(t,n){const e=Be(t,n);if(null===e)return 15;if(xn(t.subject.slot)||e.j||3!==e.slot.kind)return 12;const r=ie(t.subject);if(null!==r)return a(Cn(r,e.slot.value));if(Ue(t))return Pe(t,B("digits of a number"),n);const{slot:s}=t.subject;return f(2,!Fe(t)||0!==Ve("number",yn(s)),!0)}}}
//one_of|332 343 344 388 0 915
,{one_of:oi}
//none_of|320 332 343 344 388 0 915
,{none_of:Ys(oi)}
//regex|333 343 344 388 0 915
,{regex:ci("whole")}
//contains|333 343 344 388 0 915
,{contains:ci("anywhere")}
//starts_with|7 338 343 344 388 0 915
,{starts_with:mi((t,n)=>t.startsWith(n)?5:f(2,n.startsWith(t),!0))}
//ends_with|5 338 343 344 388 0 915
,{ends_with:mi((t,n)=>a(t.endsWith(n)))}
//chars|23 139 193 343 344 388 0 915
,{chars:{kinds:se(4),answer(t,n){const e=Ae(t,n.operands[0]).slot;return 14!==e.kind||4!==t.subject.slot.kind?12:e.value.offender.test(t.subject.slot.value)?10:13},progress(t,n){const e=Ae(t,n.operands[0]).slot;if(14!==e.kind)return null;const r=t.subject.slot.value,s=r.search(e.value.offender);return _(s<0?r:r.slice(0,s))}}}
//integer|339 343 344 388 0 915
,{integer:fi("integer")}
//number|339 343 344 388 0 915
,{number:fi("number")}
//boolean|339 343 344 388 0 915
,{boolean:fi("boolean")}
//date|339 343 344 388 0 915
,{date:fi("date")}
//time|339 343 344 388 0 915
,{time:fi("time")}
//datetime|339 343 344 388 0 915
,{datetime:fi("datetime")}
//json|339 343 344 388 0 915
,{json:fi("json")}
//before|301 343 344 388 0 915
,{before:Es("less")}
//after|301 343 344 388 0 915
,{after:Es("greater")}
//luhn|139 203 315 317 343 344 388 0 915
,{luhn:{kinds:se(4),answer(t,n){const e=Be(t,n);return null===e?15:Zs(t,t=>Ls(t,2===e.slot.kind&&e.slot.value))}}}
//mod97|139 315 318 343 344 388 0 915
,{mod97:{kinds:se(4),answer:t=>Zs(t,Hs)}}
//weighted_sum|79 139 193 196 201 315 319 343 344 388 0 915
,{weighted_sum:{kinds:se(4),answer(t,n){const e=n.operands.map(n=>Ae(t,n));for(const r of e)if(null!==Ie(t,r))return Pe(t,Ie(t,r),n);const[r,...s]=e.map(({slot:t})=>3===t.kind?Gt(t.value,!1):null);return r>0&&0!==s.length?Zs(t,t=>Gs(t,r,s.map(t=>t??0))):12}}}
//idna|139 203 324 343 344 388 0 915
,{idna:{kinds:se(4),answer(t,n){const e=Be(t,n);if(null===e)return 15;if(4!==t.subject.slot.kind)return 12;const r=t.subject.slot.value;if(4!==e.slot.kind||""===e.slot.value)return Ws(t,r,n);const s=r.lastIndexOf(e.slot.value);if(s<0)return 14;const i=Ws(t,r.slice(s+e.slot.value.length),n);return 10===i?14:i}}}
//size|5 56 79 139 311 343 344 388 0 915
,{size:{kinds:se(9,10),ot:!0,answer(t,n){const e=St(t.subject.slot);if(9!==e.kind)return 12;const r=zs(t,n);if("number"==typeof r)return r;const[s,i]=r.map(({slot:t},n)=>3===t.kind?Gt(t.value,0===n):null);return a(!(null!==s&&e.count<s||null!==i&&e.count>i))}}}
//unique|139 341 343 344 388 0 915
,{unique:{kinds:se(9),answer:(t,n)=>di(t,n)}}
//exclusive|5 139 193 195 228 281 343 344 388 0 915
,{exclusive:{kinds:se(9),answer(t,n){const e=Ae(t,n.operands[0]),r=t.subject.slot;return 9!==r.kind||e.j?12:a(r.count<=1||!We(r).some(n=>ls(t,_e(t,n),e)))}}}
//includes|139 325 343 344 388 0 915
,{includes:{kinds:se(9),answer:(t,n)=>Xs(t,n)}}
//ascending|139 232 343 344 388 0 915
,{ascending:{kinds:se(9),answer:(t,n)=>er(t,n)}}
//no_overlap|139 329 343 344 388 0 915
,{no_overlap:{kinds:se(9),answer:(t,n)=>ri(t,n)}}
//min_size|323 343 344 388 0 915
,{min_size:Qs((t,n)=>t>=n)}
//max_size|323 343 344 388 0 915
,{max_size:Qs((t,n)=>t<=n)}
//media_type|5 139 193 343 344 388 0 915
,{media_type:{kinds:se(8),answer(t,n){if(8!==t.subject.slot.kind)return 12;const e=t.subject.slot.value.mediaType.split(";")[0].toLowerCase().replace(/\s/g,""),r=t=>e===t||"*/*"===t||t.endsWith("/*")&&e.startsWith(t.slice(0,-1)),s=n.operands.map(n=>Ae(t,n).slot).filter(t=>4===t.kind);return a(s.some(t=>r(t.value.toLowerCase())))}}}
//kind|5 310 327 343 344 388 0 915
,{kind:{kinds:-2,prepare:Ps,answer:(t,n)=>t.subject.j?12:a(ni(t.subject.slot).some(t=>n.it.has(t)))}}
//any_filled|336 343 344 388 0 915
,{any_filled:hi((t,n,e)=>t>0||!!e&&null)}
//all_filled|336 343 344 388 0 915
,{all_filled:hi((t,n,e)=>!(n>0)&&(!e||null))}
//one_filled|336 343 344 388 0 915
,{one_filled:hi((t,n,e)=>e&&t<2?null:1===t)}
//|0 915
)
//sets|16 390 0 915
,gi=t=>{const n="^"===t[0],e=(n?t.slice(1):t).replace(/\\(p\{\w+\}|[\s\S])|([\s\S])/gu,(t,n,e)=>void 0!==e?"-"===e||/[\w\s]|[^\0-\x7f]/u.test(e)?e:"\\"+ji(e):"d"===n?"0-9":"w"===n?"0-9A-Z_a-z":"s"===n?$:"p"===n[0]?"\\"+n:"\\"+ji(n)).replace(/^-/,"\\-").replace(/(?<!\\)-$/,"\\-");return{notation:t,offender:new RegExp(`[${n?"":"^"}${e}]`,"u")}}
//|84 0 915
,ji=t=>/[\^$\\.*+?()[\]{}|/-]/.test(t)?t:"x"+Xt(t.charCodeAt(0).toString(16),2)
//|40 47 391 392 0 915
,Oi=(t,n)=>{if("string"==typeof t){if(!Object.hasOwn(xt,t))throw new L(`the type '${t}' is not known`);const n={name:t,kind:xt[t],manner:vi(t)};return"any"===t&&(n.item=n),n}const[[e,r]]=Object.entries(t);if("form"===e)return{name:e,form:n[r],manner:"value"};if("list"!==e&&"map"!==e)throw new L(`the type '${e}' is not known`);return{name:e,item:Oi(r,n),manner:"list"===e&&"choice"===r?"selection":"list"}}
//|0 915
,vi=t=>"date"===t||"month"===t||"time"===t||"datetime"===t?"moment":"file"===t?"file":"value"
//|0 915
,yi=t=>{for(;t.item&&"any"!==t.name;)t=t.item;return t}
//|942 0 915
,ki={name:"any",manner:"value"}
//|0 915
,xi={name:"text",kind:4,manner:"value"}
//|0 915
,$i=t=>new TypeError(`${"object"==typeof t?t.constructor?.name:String(t)} is no value of a form`)
//|0 915
,Mi="an object with a key twice is no value of a form"
//|0 915
,Si=class extends TypeError{constructor(t,n="",e="unreadable"){super(t),Object.assign(this,{rule:n,reason:e})}}
//|21 398 0 915
,Ti=t=>{if(!A(t))throw new Si("half of a surrogate pair is no value of a form")}
//|36 38 48 58 59 63 70 237 238 239 241 396 398 399 411 412 402 403 404 405 406 407 408 409 0 915
,Ei=class{constructor(t,n=!0){this.slots=t,this.ct=n,this.ut=[]}append(t){if(this.slots.length+t>16777216)throw new Si("a form cannot hold so many values","form",B("values of a record"));const n=this.slots.length;for(let n=0;n<t;n++)this.slots.push(null);return n}lt(){const{slots:t}=this;for(let n=0;n<t.length;n++)t[n]??=new $t(0,void 0)}value(t,n,e,r){if(void 0!==t)if("object"==typeof t&&null!==t){if(this.ut.includes(t))throw new TypeError("an object in itself is no value of a form");this.ut.push(t),n.form&&lr(t)?this.form(t,n.form,e,r+1):Array.isArray(t)&&n.item&&"map"!==n.name?this.list(t,n.item,e,r):lr(t)&&"map"===n.name?this.map(t,n.item,e,r):lr(t)&&"any"===n.name?this.members(t,e,r):this.slots[e]=lr(t)&&"file"===n.name?Ni(t,n=>mr(t,n))??this.plain(t):this.plain(t),this.ut.pop()}else this.slots[e]=this.plain(t)}text(t){return Ti(t),new $t(4,t)}plain(t){return"string"==typeof t?this.text(t):"boolean"==typeof t?new $t(2,t):null===t?new $t(1,void 0):this.other(t)}other(t){if(t===Et)return Ai(t);if("bigint"==typeof t)return Ai(Nt(t,0)??Et);if(Number.isFinite(t))return Ai(Pt(t));if("object"!=typeof t)throw $i(t);if(t instanceof At)return new $t(3,new At(t.digits,t.exponent));if(cr(t))return Ni(t,n=>t[n]);if(ur(t))throw $i(t);if(!Array.isArray(t))return new $t(10,void 0);const n=new $t(9,void 0);return n.count=Math.min(t.length,1),[n.start,n.stride]=[this.append(n.count),1],n}}
//|0 915
,{}=Object.assign(Ei.prototype
//module form contexts|36 38 48 241 400 401 410 0 915
,{form(t,n,e,r){if(r>=Z)return this.slots[e]=new $t(10,void 0),void this.slots[e].u(B("depth"));this.slots[e]=new $t(10,void 0);for(const s of 0===r?n.parameters??[]:[])this.value(mr(t,s.name),s.type,e+s.slot,r);this.object(t,n,n.objects[0],e,r)}}
//module form contexts|48 239 240 241 397 398 400 401 410 0 915
,{object(t,n,e,r,s){const i=t[ar];for(const{name:o,field:c,group:u}of e.members){const e=o in Object.prototype?mr(t,o):t[o];if(void 0!==e){if(i?.has(o))throw new Si(Mi);c?this.value(e,c.type,r+c.slot,s):lr(e)?(this.slots[r+n.objects[u].slot]=new $t(10,void 0),this.object(e,n,n.objects[u],r,s)):this.slots[r+n.objects[u].slot]=this.plain(e)}}n.isClosed&&this.noteUnknown(t,e,r)}}
//isClosed|240 399 400 401 410 0 915
,{noteUnknown(t,n,e){const r=(t[hr]??Object.keys(t)).filter(e=>void 0!==t[e]&&!n.memberNames.has(e));r.forEach(Ti),r.length>0&&(this.slots[e+n.slot].unknown=r)}}
//list any|36 38 48 400 401 410 0 915
,{list(t,n,e,r){const s=this.slots[e]=new $t(9,void 0);if(r>=Z)return s.u(B("depth"));[s.count,s.stride]=[t.length,n.form?.slotCount??1],s.start=this.append(s.count*s.stride);const i="any"===n.name?r+1:r;for(let e=0;e<s.count;e++)this.value(t[e]??null,n,s.item(e),i)}}
//map|36 38 48 400 401 410 0 915
,{map(t,n,e,r){const s=this.slots[e]=new $t(9,void 0);if(s.isMap=!0,r>=Z)return s.u(B("depth"));const i=this.names(t);[s.count,s.stride]=[i.length,(n.form?.slotCount??1)+1],s.start=this.append(s.count*s.stride)+1,s.order=this.order(t,i),i.forEach((e,i)=>{const o=this.slots[s.item(i)-1]=this.text(e);o.flags|=128,o.isKey=!0,this.value(t[e],n,s.item(i),"any"===n.name?r+1:r)})}}
//any|36 38 48 394 400 401 410 0 915
,{members(t,n,e){const r=this.slots[n]=new $t(10,void 0);if(e>=Z)return r.u(B("depth"));const s=this.names(t);r.isOwn=!0,r.count=s.length,r.start=this.append(2*s.length),r.order=this.order(t,s),s.forEach((n,s)=>{this.slots[r.start+2*s]=this.text(n),this.value(t[n],ki,r.start+2*s+1,e+1)})}}
//map any|35 240 397 398 400 401 410 0 915
,{names(t){if(t[ar])throw new Si(Mi);return Object.keys(t).filter(n=>void 0!==t[n]).sort(z)}}
//map any|240 400 401 410 0 915
,{order(t,n){if(!this.ct||n.length<2)return null;const e=new Map(n.map((t,n)=>[t,n])),r=(t[hr]??Object.keys(t)).map(t=>e.get(t)).filter(t=>void 0!==t);return r.every((t,n)=>t===n)?null:r}}
//|0 915
)
//|48 58 0 915
,Ai=t=>new $t(3,t===Et?null:t)
//module file|48 399 0 915
,Ni=(t,n)=>{const e=["name","media_type","type"].map(t=>n(t)??null),[r,[s,i,o]]=[n("size"),e];if(!Number.isSafeInteger(r)||r<0||e.some(t=>null!==t&&"string"!=typeof t))return null;if(null!==i&&null!==o)return null;for(const t of e)null!==t&&Ti(t);const c=new $t(8,{name:s,size:r,mediaType:i??o??""});return c.given=t,c}
//|414 0 915
,_i=t=>{let n="";for(const e of t)"number"==typeof e?n+=`[${e}]`:"object"==typeof e?n+=`[${Ii(e.key)}]`:""===e||/[`\0-\x1f]/.test(e)?n+=`[${Ii(e)}]`:n+=(""===n?"":".")+(/^[A-Za-z_]\w*$/.test(e)?e:`\`${e}\``);return n}
//module map any|84 0 915
,Ii=t=>{const n={'"':'\\"',"\\":"\\\\","\n":"\\n","\r":"\\r","\t":"\\t"};return`"${t.replace(/["\\\n\r\t]|(?![ \u200d])[\p{Cc}\p{Zl}\p{Zp}\p{Cn}\p{Co}\p{Cs}\p{Cf}\p{Zs}]/gu,t=>n[t]??`\\u{${Xt(t.codePointAt(0).toString(16).toUpperCase(),4)}}`)}"`}
//|417 418 0 915
,Ci=t=>{const n=[],e=[...t.ht,t.frame];return e.forEach((r,s)=>{const i=e[s+1];r.field?n.push(...r.field.groups,r.field.name):r.group>0&&n.push(...qi(r.form,r.group));const o=t.E.slice(r.firstItem,i?.firstItem);o.length>0&&Ri(t,o,r,n)}),n}
//|415 0 915
,Fi=t=>{const n=Ci(t);let e=0;for(const{key:t}of n)e+=t?.length??0;return e>256&&t.spend(16*e),n}
//list map any|56 0 915
,Ri=(t,n,e,r)=>{let s=e.field?t.slots[e.base+e.field.slot]:null;for(const e of n){s=s&&St(s);const n=9===s?.kind&&e<s.count;r.push(n&&s.isMap?{key:t.slots[s.item(e)-1].value}:e),s=n?t.slots[s.item(e)]:null}}
//module nested group|0 915
,qi=(t,n)=>{const e=[];for(;n>0;){e.unshift(t.objects[n].name);const r=n;n=t.objects.findIndex(t=>t.members.some(t=>t.group===r))}return e}
//|420 421 422 0 915
,Pi=(t,n,e,r=n.objects[0])=>Bi(r.members.map(({name:r,field:s,group:i})=>[r,s?Di(t,e+s.slot,s.type):zi(t,n,e,n.objects[i])]))
//group|419 0 915
,zi=(t,n,e,r)=>{const s=t.slots[e+r.slot];if(!(5&s.flags))return 10===s.kind?Pi(t,n,e,r):1===s.kind?null:void 0}
//|0 915
,Bi=t=>Object.fromEntries(t.filter(([,t])=>void 0!==t))
//|419 423 0 915
,Di=(t,n,e)=>{const r=t.slots[n];return!e.form||10!==r.kind||5&r.flags?Ui(t,r,e):Pi(t,e.form,n)}
//|20 107 110 424 425 0 915
,Ui=(t,n,e)=>{if(!(5&n.flags))switch(n.kind){case 0:return;case 1:return null;case 2:return n.value;case 8:return n.given;case 3:return n.value??void 0;case 4:return"text"!==e.name&&"any"!==e.name&&E(n.value)?null:n.value;case 9:return e.item?Zi(t,n,e.item):void 0;case 10:return n.isOwn?Ji(t,n):void 0;default:return kn(n)?Mn(n):void 0}}
//list map any|228 422 0 915
,Zi=(t,n,e)=>{const r=We(n).map(r=>[n.isMap?t.slots[r-1].value:r,Di(t,r,e)]).filter(([,t])=>void 0!==t);return n.isMap?Object.fromEntries(r):r.map(([,t])=>t)}
//any|394 421 422 0 915
,Ji=(t,n)=>{const e=Array.from({length:n.count},(t,e)=>n.start+2*e);return Bi(e.map(n=>[t.slots[n].value,Di(t,n+1,ki)]))}
//externals|427 0 915
,Li={kinds:-2,answer:(t,n)=>Hi(t,n)}
//|193 196 201 413 416 429 0 915
,Hi=(t,n)=>{const e=n.operands.map(n=>Ae(t,n));for(const r of e)if(null!==Ie(t,r))return Pe(t,Ie(t,r),n);const r=t.program.externals[n.a],s={rule:r,value:Yi(t,t.subject),arguments:e.map(n=>Yi(t,n))},i=t.y.host?.mt(s);return t.ft.push({question:s,path:_i(Fi(t)),isPending:void 0===i}),t.pt=null,void 0===i?Pe(t,"pending",n):!0===i.accepted?5:void 0===i.accepted?Pe(t,i.reason,n,r.undecided):(t.pt=i.message??null,10)}
//externals|0 915
,Gi=(t,n)=>{for(const e of t.ft)t.dt.ft.push({...e,isPending:e.isPending&&n});t.ft=[]}
//|187 191 395 422 423 0 915
,Yi=(t,n)=>{if(n.position<0||3===n.g)return Ui(t,n.slot,xi)??null;const e=xe(t,n.position)?.type??Te(t)??xi;return Di(t,n.position,e)??null}
//|0 915
,Vi=t=>"keys"===t?{first:0,end:null,areKeys:!0}:{first:t[0],end:t[1],areKeys:!1}
//|0 915
,Ki={first:0,end:null,areKeys:!1}
//|0 915
,Qi=class{constructor(t){this.end=t,this.bt=!1,this.wt=!1,this.gt=!1,this.jt=!1,this.refused=null,this.Ot=!1}}
//|0 915
,Wi=(t,n,e=0,r=!1)=>({form:t,base:n,firstItem:e,follows:r,field:null,group:0})
//items itemContents beginEach|204 435 436 0 915
,Xi=(t,n,e)=>{const r=to(t,n,e-1);return 0!==r.list.count&&!t.field.bt&&!De(t,t.subject)&&(t.$.push(r),no(t))}
//items itemContents beginEach|55 56 57 0 915
,to=(t,n,e)=>{const{slot:r}=t.subject,{areKeys:s,first:i}=n,o=!s&&0===i&&null===n.end;let c=St(r);(s?c.isMap:9===r.kind||o)||(c=Tt);const u=s?1:c.isMap?-1:0;return s&&(c=Mt(c)),{list:c,count:null===n.end?c.count:Math.min(c.count,n.end),first:i,next:i,partner:u,subject:t.subject,field:t.field,end:e}}
//items itemContents beginEach|432 437 438 440 441 0 915
,no=t=>{const n=t.$.at(-1);return n.next>n.first&&io(t,n),oo(t,n)?(eo(t,n),t.field=t.vt.get(t.subject.position)??new Qi(0),ro(t,t.subject.position+n.partner)&&(t.field.jt=!0),t.field.end=n.end,t.E.push(n.list.itemAt(n.next-1)),!0):(t.field=n.field,t.subject=n.subject,t.$.pop(),!1)}
//items itemContents beginEach|195 0 915
,eo=(t,n)=>{t.subject=_e(t,n.list.item(n.list.itemAt(n.next++)))}
//items itemContents beginEach itemTypes nested|0 915
,ro=(t,n)=>!0===t.vt.get(n)?.jt
//items itemContents beginEach itemTypes nested|438 0 915
,so=(t,n,e)=>n.isMap&&ro(t,e-1)
//items itemContents beginEach|0 915
,io=(t,n)=>{const{field:e}=t;t.E.pop(),e.wt&&(n.field.wt=!0),e.gt&&(n.field.gt=!0),(e.jt||e.Ot||null!==e.refused)&&t.vt.set(t.subject.position,e)}
//items itemContents beginEach|0 915
,oo=(t,n)=>{if(!t.Z())return!1;for(;n.next<n.count;n.next++)if(0==(71&t.slots[n.list.item(n.list.itemAt(n.next))].flags))return!0;return!1}
//items itemContents beginEach|435 437 441 0 915
,co=(t,n,e)=>{e?.opened();const r=to(t,n,null);return t.$.push(r),oo(t,r)?(t.yt.push({kind:0,answer:12}),eo(t,r),!0):(t.$.pop(),t.answer=12,e?.closed(),!1)}
//items itemContents beginEach|437 441 632 633 0 915
,uo=(t,n)=>{const e=t.$.at(-1);return n?.itemEnded(e.list.itemAt(e.next-1)),!Tc(t,n)&&oo(t,e)?(eo(t,e),!0):(t.subject=e.subject,t.$.pop(),Sc(t,n),!1)}
//|446 447 448 449 450 451 452 453 454 455 456 457 0 915
,lo={}
//|0 915
,{}=Object.assign(lo
//text|444 445 458 0 915
,{text:()=>"Enter text."}
//choice|444 445 458 0 915
,{choice:()=>"Enter text."}
//integer|444 445 458 0 915
,{integer:t=>t?"Enter a whole number, such as {example}.":"Enter a whole number."}
//number|444 445 458 0 915
,{number:t=>t?"Enter a number, such as {example}.":"Enter a number."}
//boolean|444 445 458 0 915
,{boolean:()=>"Enter true or false."}
//date|444 445 458 0 915
,{date:()=>"Enter a date, such as {example}."}
//month|444 445 458 0 915
,{month:()=>"Enter a month, such as {example}."}
//time|444 445 458 0 915
,{time:()=>"Enter a time, such as {example}."}
//datetime|444 445 458 0 915
,{datetime:()=>"Enter a date and a time, such as {example}."}
//file|444 445 458 0 915
,{file:()=>"Choose a file."}
//list|444 445 458 0 915
,{list:()=>"Enter a list of values."}
//map|444 445 458 0 915
,{map:()=>"Enter names and their values."}
//|0 915
)
//|0 915
,ho={date:"2026-01-31",month:"2026-01",time:"14:30",datetime:"2026-01-31T14:30"}
//|0 915
,ao=["This must be the same as {other}.","This must be different from {other}."]
//|0 915
,mo=["There is a mistake in this number.","This number is not allowed."]
//|0 915
,fo=t=>[`The number of characters must be {${t}}.`,`The number of characters must not be {${t}}.`]
//|465 466 467 468 469 470 471 472 473 474 475 476 477 478 479 480 481 482 483 484 485 486 487 488 489 490 491 492 493 494 495 496 497 498 499 500 501 502 503 504 505 506 507 508 509 510 511 512 513 514 0 915
,po={}
//|0 915
,{}=Object.assign(po
//required|463 464 515 0 915
,{required:["This is required.","Leave this empty."]}
//filled|463 464 515 0 915
,{filled:["This must be filled in.","Leave this empty."]}
//present|463 464 515 0 915
,{present:["This must be included.","This must be left out."]}
//accepted|463 464 515 0 915
,{accepted:["You must accept this.","You must not accept this."]}
//empty|463 464 515 0 915
,{empty:["Leave this empty.","This must be filled in."]}
//equal|460 463 464 515 0 915
,{equal:ao}
//different|460 463 464 515 0 915
,{different:[ao[1],ao[0]]}
//equal_next|460 463 464 515 0 915
,{equal_next:ao}
//equal_previous|460 463 464 515 0 915
,{equal_previous:ao}
//min_length|463 464 515 0 915
,{min_length:["Enter {min} or more characters.","Enter fewer than {min} characters."]}
//max_length|463 464 515 0 915
,{max_length:["Enter {max} or fewer characters.","Enter more than {max} characters."]}
//length|462 463 464 515 0 915
,{length:fo("range")}
//equal_length|462 463 464 515 0 915
,{equal_length:fo("count")}
//min_value|463 464 515 0 915
,{min_value:["This must be {min} or more.","This must be less than {min}."]}
//max_value|463 464 515 0 915
,{max_value:["This must be {max} or less.","This must be more than {max}."]}
//between|463 464 515 0 915
,{between:["This must be {min}.","This must not be {min}."]}
//multiple_of|463 464 515 0 915
,{multiple_of:["This must be a multiple of {step}.","This must not be a multiple of {step}."]}
//one_of options|463 464 515 0 915
,{one_of:["Choose one of: {values}.","This must not be any of: {values}."]}
//none_of|463 464 515 0 915
,{none_of:["This must not be any of: {values}.","Choose one of: {values}."]}
//regex|463 464 515 0 915
,{regex:["Enter this in the correct format.","This format is not allowed."]}
//contains|463 464 515 0 915
,{contains:["Something that is required here is missing.","This contains something that is not allowed."]}
//starts_with|463 464 515 0 915
,{starts_with:["This must start with \u201c{text}\u201d.","This must not start with \u201c{text}\u201d."]}
//ends_with|463 464 515 0 915
,{ends_with:["This must end with \u201c{text}\u201d.","This must not end with \u201c{text}\u201d."]}
//chars|463 464 515 0 915
,{chars:["Use only these characters: {characters}","Use at least one character other than these: {characters}"]}
//integer|463 464 515 0 915
,{integer:["Enter a whole number.","This must not be a whole number."]}
//number|463 464 515 0 915
,{number:["Enter a number.","This must not be a number."]}
//boolean|463 464 515 0 915
,{boolean:["Enter true or false.","This must not be true or false."]}
//date|463 464 515 0 915
,{date:["Enter a date, such as 2026-01-31.","This must not be a date."]}
//time|463 464 515 0 915
,{time:["Enter a time, such as 14:30.","This must not be a time."]}
//datetime|463 464 515 0 915
,{datetime:["Enter a date and a time, such as 2026-01-31T14:30.","This must not be a date and time."]}
//json|463 464 515 0 915
,{json:["Enter JSON, such as [1, 2].","This must not be JSON."]}
//before|463 464 515 0 915
,{before:["This must be before {limit}.","This must not be before {limit}."]}
//after|463 464 515 0 915
,{after:["This must be after {limit}.","This must not be after {limit}."]}
//luhn|461 463 464 515 0 915
,{luhn:mo}
//mod97|461 463 464 515 0 915
,{mod97:mo}
//weighted_sum|461 463 464 515 0 915
,{weighted_sum:mo}
//idna|463 464 515 0 915
,{idna:["Enter a host name, such as m\xfcnchen.example.","This must not be a host name."]}
//size|463 464 515 0 915
,{size:["The number of items must be {range}.","The number of items must not be {range}."]}
//unique|463 464 515 0 915
,{unique:["All items must be different.","Some items must be the same."]}
//exclusive|463 464 515 0 915
,{exclusive:["\u201c{item}\u201d can't be combined with anything else.","\u201c{item}\u201d must be combined with something else."]}
//includes|463 464 515 0 915
,{includes:["Include all of: {values}.","Do not include all of: {values}."]}
//ascending|463 464 515 0 915
,{ascending:["Put the items in ascending order.","The items must not be in ascending order."]}
//no_overlap|463 464 515 0 915
,{no_overlap:["The items must not overlap.","Some items must overlap."]}
//min_size|463 464 515 0 915
,{min_size:["The file must be {min} or larger.","The file must be smaller than {min}."]}
//max_size|463 464 515 0 915
,{max_size:["The file must be {max} or smaller.","The file must be larger than {max}."]}
//media_type|463 464 515 0 915
,{media_type:["The file must have one of these types: {types}.","The file must not have any of these types: {types}."]}
//kind|463 464 515 0 915
,{kind:["The type of this value must be one of: {kinds}.","The type of this value must not be one of: {kinds}."]}
//any_filled|463 464 515 0 915
,{any_filled:["Fill in at least one of: {fields}.","Leave all of these empty: {fields}."]}
//all_filled|463 464 515 0 915
,{all_filled:["Fill in all of: {fields}.","Leave at least one of these empty: {fields}."]}
//one_filled|463 464 515 0 915
,{one_filled:["Fill in exactly one of: {fields}.","Fill in none of these, or more than one: {fields}."]}
//|0 915
)
//|518 519 520 0 915
,bo={}
//|0 915
,{}=Object.assign(bo
//list map|516 517 521 0 915
,{list:["Add at least one item.","Remove all items."]}
//list|516 517 521 0 915
,{selection:["Select at least one.","Select none of these."]}
//file|516 517 521 0 915
,{file:["Choose a file.","Remove the file."]}
//|0 915
)
//|524 525 0 915
,wo={}
//|0 915
,{}=Object.assign(wo
//unique|522 523 526 0 915
,{unique:["Each item must have a different {by}.","Some items must have the same {by}."]}
//ascending|522 523 526 0 915
,{ascending:["Put the items in ascending order of {by}.","The items must not be in ascending order of {by}."]}
//|0 915
)
//|529 530 0 915
,go={}
//|0 915
,{}=Object.assign(go
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|527 528 531 0 915
,{min_value:["This must be {min} or later.","This must be earlier than {min}."]}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|527 528 531 0 915
,{max_value:["This must be {max} or earlier.","This must be later than {max}."]}
//|0 915
)
//|534 535 536 537 0 915
,jo={}
//|0 915
,{}=Object.assign(jo
//type|444 532 533 538 0 915
,{type:({type:t,example:n})=>lo[t]?.(n)??"Fill in this part of the form."}
//module nested|532 533 538 0 915
,{unknown:({meant:t})=>"There is no field '{name}'."+(void 0===t?"":" Did you mean '{meant}'?")}
//externals|532 533 538 0 915
,{unchecked:()=>"This could not be checked."}
//computed|532 533 538 0 915
,{computed:({value:t})=>""===t?"This must be left empty.":"This must be {value}."}
//|0 915
)
//|463 516 522 527 532 0 915
,Oo=(t,n,e,r)=>{if(Object.hasOwn(jo,t))return jo[t](e);const s=n?1:0;if(!Object.hasOwn(po,t))return n?"This is not allowed.":"This was not accepted.";if(go[t]&&"moment"===r())return go[t][s];const i=["required","filled","empty"].includes(t)&&bo[r()];return i?i["empty"===t?1-s:s]:"between"===t&&void 0!==e.max?po.between[s].replace("{min}","between {min} and {max}"):(void 0!==e.by&&wo[t]||po[t])[s]}
//|251 545 0 915
,vo=(t,n)=>{const{source:e,arguments:r}=t.program.messages[n],s=0===r.length?{}:Mo(yr(t,r));return{source:e,arguments:r,values:()=>s}}
//|266 272 543 544 0 915
,yo=(t,n,e)=>{switch(n){case"label":return xo(t);case"value":return t.frame.field?.isSecret?Rr:Ar(t,t.subject);case"length":return t.frame.field?.isSecret?Rr:$o(t);case"other":return e?.other()??void 0;default:return}}
//|191 241 243 244 459 539 541 0 915
,ko=(t,{authored:n=null,builtIn:e,isNegated:r=!1,values:s=null,found:i=null})=>{const o=(n,e)=>{let r=null;return dr(t,n,n=>mr(r??=e(),n)??yo(t,n,i))};if(null!==n)return o(pr(t,n.source),()=>({...i?.values()??s,...n.values()}));const c=s??i?.values()??{};"type"===e&&(c.example??=t.frame.field?.notation?.example??ho[c.type]);const{ruleTexts:u}=t.y;return o((u&&mr(u,r?`not ${e}`:e))??pr(t,Oo(e,r,c,()=>i?.kt()?"moment":0===t.xt.length?Te(t)?.manner??"value":"value")),()=>c)}
//|235 243 0 915
,xo=t=>{const{field:n,form:e,group:r}=t.frame;if(n)return pr(t,n.shownLabel);const s=r>0?e.objects[r]:e;return pr(t,s.label??ir(s.name))}
//|27 0 915
,$o=t=>{const{slot:n}=t.subject;return 4===n.kind?String(q(n.value)):9===n.kind?String(n.count):"0"}
//|0 915
,Mo=t=>{const n={};for(const{name:e,text:r}of t)n[e]=void 0===n[e]?r:`${n[e]}, ${r}`;return n}
//module|247 0 915
,So=(t,{authored:n,found:e})=>{const r=null===n?[]:gr(n.source,t.program.J).filter((t,n)=>n%2==1);if(null!==n&&0===r.length)return!0;const s=[...e.arguments,...n?.arguments??[]];return s.every(({operand:t})=>1===t.kind)&&r.every(t=>s.some(n=>n.name===t))}
//|0 915
,To=Object.freeze([])
//|547 549 550 0 915
,Eo=(t,n,e)=>{const r=t.program.calls[n.index],s=new No(t,r?.name??"",r?.arguments??To,e);return s.$t=18===n.op?Ao(t,n):null,s.arguments.some(({operand:{kind:t}})=>1!==t&&3!==t)&&s.settle(),s}
//externals|0 915
,Ao=(t,n)=>{if(null!==t.pt)return{source:t.pt.replace(/[{}]/g,"$&$&"),values:()=>({})};const{message:e}=t.program.externals[n.a];return void 0===e?null:{source:t.program.messages[e].source,values:()=>({})}}
//|8 107 193 251 255 545 0 915
,No=class{constructor(t,n,e,r){this.Mt=t,this.builtIn=n,this.rule=n,this.arguments=e,this.message=null,this.$t=null,this.answer=t.answer,this.progress=r,this.items=[],this.isNegated=!1,this.St=3===p(t.answer)?t.R:null,this.Tt=null}settle(){this.Tt={values:this.values(),other:this.other(),kt:this.kt()}}values(){return this.Tt?.values??Mo(yr(this.Mt,this.arguments))}other(){return null===this.Tt?Mr(this.Mt,this.arguments):this.Tt.other}kt(){return this.Tt?.kt??this.arguments.some(({operand:t})=>kn(Ae(this.Mt,t).slot))}}
//|8 552 553 0 915
,_o=(t,n,e,r,s,i)=>{const[o,c]=[p(n),p(r)];if(null===t||0===o)return e;if(null===e||0===c)return t;if(3===o&&3===c)return Io(e)>Io(t)?e:t;if(o!==c){const n=s?1:2;return o===(o===n||c===n?n:3)?t:e}return 2!==o?t:s?Co(e,t)?e:t:i&&4&n&&!(4&r)?e:t}
//|0 915
,Io=t=>["passes","warns","blocks"].indexOf(t.St?.P)
//|0 915
,Co=(t,n)=>{if("kind"===t.builtIn!=("kind"===n.builtIn))return"kind"===n.builtIn;const e=t=>0!=(4&t.answer);return e(t)===e(n)?t.progress>n.progress:e(t)}
//|555 556 558 0 915
,Fo=(t,n)=>{const{start:e}=t.program.checks[n],r=new zo(t,n),s=Ro(t.program,n);return null!==s&&r.Et(s,t.program.code[e]),null!==s||qo(t,e,r)?r.At:(t.steps+=4096-t.Nt,t.Nt=1,null)}
//|0 915
,Ro=(t,n)=>{const{start:e}=t.checks[n],r=t.code[e+1];return t._t[e].test&&2===r.op&&r.a===n?t._t[e]:null}
//|607 0 915
,qo=(t,n,e)=>{const{subject:r,answer:s,It:i,R:o,N:c,depth:u,pt:l,F:h,Ct:a,Ft:m}=t,f=[t.yt,t.$,t.subjects,t.xt,t.arguments,t.ft],p=f.map(t=>t.length);t.F=!0,xc(t,n,e);const d=!t.Ct;return Object.assign(t,{subject:r,answer:s,It:i,R:o,N:c,depth:u,pt:l,F:h,Ct:a,Ft:m}),f.forEach((t,n)=>{t.length>p[n]&&(t.length=p[n])}),d}
//beginOr beginAny|23 0 915
,Po=(t,n)=>{const{slot:e}=t.subject;return 4!==e.kind?0:n.test?.progress?.(t,n)??(4&t.answer?_(e.value):0)}
//|548 557 560 561 562 563 564 565 566 567 0 915
,zo=class{constructor(t,n){this.Mt=t,this.check=n,this.At=null,this.Rt=[],this.qt=[]}Et(t,n){const e=this.qt.includes(!0)?Po(this.Mt,t):0;this.At=Eo(this.Mt,t,e),t!==n&&(this.Mt.Z(),this.Pt(this.Mt.program.rules[n.a]),this.zt(n))}Pt(t){void 0!==t.message&&this.message(t.message)}zt(t){const n=this.Mt.program.calls[t.index],{At:e}=this;e&&n&&(e.rule=n.name,e.$t=e.message??e.$t,e.message=null,e.answer=this.Mt.answer)}}
//|0 915
,{}=Object.assign(zo.prototype
//beginAnd beginOr beginAll beginAny beginEach|558 559 568 0 915
,{opened(t=!1){this.Rt.push(null),this.qt.push(t)}}
//beginAnd beginOr beginAll beginAny beginEach|551 558 559 568 0 915
,{combined(t,n){const e=0!=(8&this.Mt.subject.slot.flags);this.Rt.push(_o(this.Rt.pop(),t,this.At,this.Mt.answer,n,e))}}
//beginAnd beginOr beginAll beginAny beginEach|558 559 568 0 915
,{closed(){this.At=this.Rt.pop(),this.qt.pop()}}
//beginEach|558 559 568 0 915
,{itemEnded(t){this.At?.items.unshift(t)}}
//pushMember|558 559 568 0 915
,{memberMissing(){this.At=null}}
//popMember|558 559 568 0 915
,{memberEnded(){this.At&&(this.At.items=[])}}
//not|558 559 568 0 915
,{negated(){this.At&&Object.assign(this.At,{isNegated:!this.At.isNegated,items:[]})}}
//message|540 558 559 568 0 915
,{message(t){this.At&&null===this.At.message&&(this.At.message=vo(this.Mt,t))}}
//|0 915
)
//|570 571 572 0 915
,Bo=(t,n)=>{null===t.dt.Bt&&Zo(t)?Do(t,n):Uo(t,n)}
//module|546 555 571 0 915
,Do=(t,n)=>{const e=t.program.violations[n];if(null!==e){const{path:n,rule:r,message:s,severity:i,file:o,line:c,column:u}=e;return void t.dt.violations.push({path:n,rule:r,message:s,severity:i,file:o,line:c,column:u})}const r=Ro(t.program,n),{text:s,violation:i}=Uo(t,n);s.found&&null!==r&&18!==r.op&&So(t,s)&&(t.program.violations[n]={...i})}
//|540 554 573 574 589 0 915
,Uo=(t,n)=>{const{answer:e}=t,r=0!=(8&t.subject.slot.flags)&&(0!=(4&e)||!0===t.frame.field?.Dt),s=t.program.checks[n],i=s.isCondition?null:Fo(t,n),o=s.isCondition?"check":null,c=i?.items??[];t.E.push(...c);const u={authored:i?.message??(void 0===s.message?null:vo(t,s.message))??i?.$t??null,builtIn:o??i?.builtIn??"",isNegated:i?.isNegated??!1,found:i},l=o??i?.rule??oc(t,t.program.code[s.start])??"",h=Lo(t,l,s.place,u,s.isWarning?"warning":"error",s.target);return Jo(t,h,r,s),t.E.length-=c.length,{text:u,violation:h}}
//module|0 915
,Zo=({y:t,ht:n,E:e})=>void 0===t.ruleTexts&&void 0===t.translations&&n.length+e.length===0
//|0 915
,Jo=(t,n,e,r=null)=>{t.dt.violations.push(n),t.dt.Bt?.set(n,{Ut:e,check:r})}
//|413 416 542 0 915
,Lo=(t,n,e,r,s,i=[],o=null)=>({path:null===o&&0===i.length&&t.ht.length+t.E.length===0&&t.frame.field?t.frame.field.Zt:_i([...o??Fi(t),...i]),rule:n,message:ko(t,r),severity:s,file:t.program.sources[e[0]],line:e[3],column:e[4]})
//|0 915
,Ho=t=>t.frame.field?.place??t.frame.form.place
//|573 574 575 577 581 0 915
,Go=(t,n,e,r=!1)=>{Wo(t);const s=Lo(t,n,Ho(t),{builtIn:n,values:e},"error");Jo(t,s,r),Yo(t)}
//|0 915
,Yo=t=>{"first"===t.y.mode&&(t.Ct=!0)}
//|191 576 0 915
,Vo=t=>{Go(t,"type",{type:Te(t)?.name??""},0!=(16&t.subject.slot.flags))}
//|105 127 267 272 281 576 0 915
,Ko=t=>{const{subject:n}=t,e=t.slots[n.position+1],r=new Hn(e,0,vn(e),n.position+1);return!(!r.j||4&e.flags)||!(70&e.flags||n.j||!ls(t,n,r,!1))||(Go(t,"computed",{value:t.frame.field.isSecret?Rr:Nr(t,n)}),"first-per-field"!==t.y.mode||(t.field.jt=!0,!1))}
//|8 428 569 581 583 0 915
,Qo=(t,n)=>{if(t.ft.length>0&&Gi(t,3===p(t.answer)),t.field.jt)return t.field.end;if(3===p(t.answer))return tc(t,n),null;const e=!0===t.It?.Jt;return Bo(t,n),t.program.checks[n].isWarning?null:(Wo(t),e&&(t.field.refused=t.subject.position),"first"===t.y.mode&&(t.Ct=!0),"first-per-field"!==t.y.mode?null:(t.field.jt=!0,t.field.end))}
//|0 915
,Wo=t=>{t.field.wt=!0,t.dt.isInvalid=!0}
//warn|8 569 0 915
,Xo=(t,n)=>{2===p(t.answer)&&(t.F||Bo(t,n),t.answer=12)}
//|584 585 588 589 0 915
,tc=(t,n)=>{const e=t.program.checks[n],r=e.isExternal?nc(t,n):t.R,s=(r.step&&oc(t,r.step))??"when";"blocks"===r.P?ic(t,r.reason,e.isCondition?"check":s,e):"warns"===r.P&&ec(t,s,e)}
//externals|554 0 915
,nc=(t,n)=>Fo(t,n)?.St??t.R
//externals|574 0 915
,ec=(t,n,{place:e})=>{t.dt.violations.push(Lo(t,n,e,{builtIn:"unchecked"},"warning"))}
//branch|588 0 915
,rc=(t,n)=>{t.program.calls[n.index]&&!t.field.jt&&ic(t,t.R.reason,"when")}
//decisions|588 0 915
,sc=(t,n)=>{const e=t.Lt.get(n);e&&ic(t,e.reason,"when")}
//|413 416 0 915
,ic=(t,n,e,r=null)=>{t.field.gt=!0,t.dt.gt=!0;const s={path:_i(Fi(t)),rule:e,reason:n};t.dt.undecided.push(s),null!==r&&t.dt.Bt?.set(s,{Ut:!1,check:r})}
//|0 915
,oc=(t,n)=>t.program.calls[n.index]?.name
//options|331 576 593 0 915
,cc=(t,n)=>{const{subject:e}=t;if(e.j||n.table.has(e.slot.value))return!0;const r=8&e.slot.flags&&(n.Dt||ii(e.slot.value,n.table));return Go(t,"one_of",{values:hc(t,n.options)},Boolean(r)),!1}
//|195 204 439 578 588 590 592 0 915
,uc=t=>{const n=t.subject,e=t.frame.field;if(9!==n.slot.kind||!e||t.field.bt||t.field.Ot||De(t,n))return;t.field.Ot=!0;const r="first-per-field"===t.y.mode;for(let s=0;s<n.slot.count&&!t.Ct;s++){const i=n.slot.itemAt(s);t.subject=_e(t,n.slot.item(i));const{slot:o,position:c}=t.subject,u=so(t,n.slot,c);t.E.push(i),4&o.flags?(u||Vo(t),n.slot.isMap&&r&&lc(t,c)):64&o.flags?ic(t,o.reason,"type"):4===o.kind&&e.table&&!u&&!cc(t,e)&&r&&lc(t,c),t.E.pop()}t.subject=n}
//|432 0 915
,lc=(t,n)=>{const e=new Qi(0);e.jt=!0,t.vt.set(n,e)}
//|243 246 0 915
,hc=(t,n)=>{const e=n.slice(0,8).map(({label:n,value:e})=>pr(t,n??e));return[...e.slice(0,-1),wr(t,e.at(-1),n.length)].join(", ")}
//|105 127 432 590 595 0 915
,ac=(t,n)=>{if(!t.Z())return!1;const{frame:e}=t,r=e.form.fields[n.a];e.field=r,t.field=new Qi(n.b);const s=e.base+r.slot,i=t.slots[s];return t.subject=new Hn(i,0,vn(i),s),71&i.flags?(t.field.bt=!0,mc(t,r,i,s),!1):4!==i.kind||null===r.table||cc(t,r)||"all"===t.y.mode&&!t.Ct}
//|578 587 588 0 915
,mc=(t,n,e,r)=>{1&e.flags||(2&e.flags?sc(t,r):4&e.flags?Vo(t):t.I.has(r)?ic(t,t.I.get(r),"computed"):ic(t,e.reason,"type"))}
//form|195 432 587 0 915
,fc=(t,n)=>{if(!t.Z())return!1;t.frame.field=null,t.frame.group=t.frame.form.objects.findLastIndex(({slot:t,slotCount:e})=>t<n.a&&n.a<t+e),t.field=new Qi(n.b),t.subject=_e(t,t.frame.base);const e=t.frame.base+n.a,{flags:r}=t.slots[e];return 2==(3&r)&&sc(t,e),0==(3&r)}
//|35 598 0 915
,pc=(t,n)=>{const e=Array.from(t.toLowerCase());if(0===e.length||e.length>64)return null;const r=Math.min(Math.floor(e.length/3),4);let s=null;for(const i of n){const n=Array.from(i.toLowerCase());if(i===t||Math.abs(n.length-e.length)>r)continue;const o=dc(e,n),c=null===s||o<s.Ht||o===s.Ht&&z(i,s.name)<0;o<=r&&c&&(s={Ht:o,name:i})}return s?.name??null}
//|0 915
,dc=(t,n)=>{let[e,r]=[[],Array.from({length:n.length+1},(t,n)=>n)];return t.forEach((s,i)=>{const o=[i+1];n.forEach((c,u)=>{let l=Math.min(r[u]+(s===c?0:1),r[u+1]+1,o[u]+1);i>0&&u>0&&s===n[u-1]&&t[i-1]===c&&(l=Math.min(l,e[u-1]+1)),o.push(l)}),[e,r]=[r,o]}),r[n.length]}
//module nested|236 418 597 600 601 0 915
,bc=(t,n)=>{for(let e=1;e<n.objects.length&&!t.Ct;e++){const r=t.slots[t.frame.base+n.objects[e].slot];10===r.kind||t.program.Gt(n,n.objects[e])||3&r.flags||!gc(r,n)||wc(t,"type",{builtIn:"type",values:{type:"group",example:null}},n,qi(n,e))}if(n.isClosed)for(const[e,r]of n.objects.entries()){const s=t.slots[t.frame.base+r.slot];if(!(!s.i||null===s.unknown||3&s.flags||t.program.Gt(n,r)))for(const[i,o]of s.unknown.entries()){if(t.Ct)return;const s={name:or(o)},c=i<100?pc(o,r.members.map(t=>t.name)):null;null!==c&&(s.meant=c),wc(t,"unknown",{builtIn:"unknown",values:s},n,[...qi(n,e),o])}}}
//|574 577 0 915
,wc=(t,n,e,r,s)=>{t.dt.isInvalid=!0,t.dt.violations.push(Lo(t,n,r.place,e,"error",s)),Yo(t)}
//|105 0 915
,gc=(t,n)=>{switch(t.kind){case 0:case 10:return!1;case 1:return n.isExact;case 4:return n.isExact||!vn(t);default:return!0}}
//nested|36 38 204 603 604 0 915
,jc=(t,n)=>{if(!t.y.Yt)return;const e=t.subject,r=t.Vt;if(t.Vt=1/0,t.depth>=Z)return t.Kt(B("depth"));if(t.depth++,10!==e.slot.kind||32&e.slot.flags||vc(t,n,e.position,!1),9===e.slot.kind&&!De(t,e))for(let r=0;r<e.slot.count&&!t.Ct&&t.Z();r++){const s=e.slot.itemAt(r);t.E.push(s),Oc(t,s,e.slot,n),t.E.pop()}t.depth--,t.Vt=r,t.subject=e}
//nested|105 127 439 578 588 604 0 915
,Oc=(t,n,e,r)=>{const s=e.item(n),i=t.slots[s];4&i.flags?(t.subject=new Hn(i,0,vn(i),s),so(t,e,s)||Vo(t)):64&i.flags?ic(t,i.reason,"type"):vc(t,r,s,n>0&&!e.isMap)}
//nested|433 599 607 0 915
,vc=(t,n,e,r)=>{const[s,i]=[t.field,t.$.length];t.ht.push(t.frame),t.frame=Wi(n,e,t.E.length,r),bc(t,n),t.Ct||xc(t,n.checks,null),t.frame=t.ht.pop(),t.$.length=i,t.field=s}
//ignoring pushMember|56 129 146 195 0 915
,yc=(t,n)=>{const e=t.subject.slot;if(10!==e.kind||!e.isOwn)return t.answer=28,!1;t.xt.push(t.subject);const r=4===n.slot.kind?ae(t,St(e),n.slot.value):void 0;return t.subject=void 0===r?Yn:_e(t,r),!0}
//ignoring pushMember|20 48 105 127 193 0 915
,kc=(t,n)=>{const e=Ae(t,n.a).slot,{subject:r}=t;if(4!==r.slot.kind||r.j||14!==e.kind)return t.subjects.push(r),!0;const s=Array.from(r.slot.value).filter(t=>e.value.offender.test(t)).join("");if(E(s))return t.It=n,t.answer=14,!1;if(t.subjects.push(r),s.length<r.slot.value.length){const n=new $t(4,s);n.flags=r.slot.flags,t.subject=new Hn(n,0,vn(n),r.position)}return!0}
//|9 199 428 580 582 594 596 631 632 633 634 636 0 915
,xc=(t,n,e)=>{const r=t.program._t;for(let s=n;;){const n=r[s++];switch(n.op){case 14:case 15:case 16:case 17:case 18:if(t.answer=Re(t,n),t.It=d(t.answer)?n:null,e?.Et(n,t.program.code[s-1]),t.Ct&&d(t.answer))return;break;case 0:if(t.Vt--<=0)return;if(ac(t,n)||(s=n.b),t.Ct)return;break;case 1:if(t.Vt--<=0)return;if(fc(t,n)||(s=n.b),t.Ct)return;break;case 2:if(t.Ct||e?.check===n.a)return;if(d(t.answer)?s=Qo(t,n.a)??s:t.ft.length>0&&Gi(t,!1),t.Ct)return;break;case 3:s=n.a;break;case 4:return;case 5:case 6:case 7:case 8:Mc(t,n.op-5,e);break;case 9:Tc(t,e)&&(s=n.a);break;case 10:Sc(t,e);break;case 11:e?.message(n.a);break;case 12:if(e?.check===n.a)return;Xo(t,n.a);break;case 13:if(Ec(t,n,e),t.Ct)return Nc(t,n);break;default:if(s=n.Qt(t,n,e)??s,t.Ct)return}}}
//|610 611 612 613 614 615 616 617 618 619 620 621 622 623 624 625 626 627 628 629 0 915
,$c={}
//|0 915
,{}=Object.assign($c
//moment|608 609 630 0 915
,{moment:(t,n)=>n.a===t.y.moment?void 0:n.b}
//unlessHeld|608 609 630 0 915
,{unlessHeld:(t,n)=>t.field.wt||t.field.gt?n.a:void 0}
//whenInactive|608 609 630 0 915
,{whenInactive:(t,n)=>1&t.slots[t.frame.base+n.a].flags?void 0:n.b}
//branch|8 586 608 609 630 0 915
,{branch(t,n){const e=p(t.answer);if(1!==e)return 3!==e?n.a:(0===t.yt.length&&rc(t,n),n.b)}}
//not|10 608 609 630 0 915
,{not(t,n,e){t.answer=b(t.answer),e?.negated()}}
//pushSubject|193 608 609 630 0 915
,{pushSubject(t,n){t.subjects.push(t.subject),t.subject=Ae(t,n.a)}}
//popSubject|608 609 630 0 915
,{popSubject:t=>{t.subject=t.subjects.pop()}}
//recordValue|579 608 609 630 0 915
,{recordValue:(t,n)=>Ko(t)?void 0:n.a}
//itemTypes|591 608 609 630 0 915
,{itemTypes:t=>{uc(t)}}
//nested|602 608 609 630 0 915
,{nested(t,n){t.field.bt||jc(t,t.program.forms[n.a])}}
//items|434 608 609 630 0 915
,{items:(t,n)=>t.field.jt||!Xi(t,n.a,n.b)?n.b:void 0}
//itemContents|431 434 608 609 630 0 915
,{itemContents:(t,n)=>Xi(t,Ki,n.a)?void 0:n.a}
//nextItem|436 608 609 630 0 915
,{nextItem:(t,n)=>no(t)?n.a+1:void 0}
//decide|608 646 609 630 0 915
,{decide:(t,n)=>{Dc(t,t.program.decisions[n.a])}}
//compute|608 643 609 630 0 915
,{compute:(t,n)=>{Pc(t,t.program.computed[n.a])}}
//beginEach|442 608 609 630 0 915
,{beginEach:(t,n,e)=>co(t,n.a,e)?void 0:n.b}
//nextEach|443 608 609 630 0 915
,{nextEach:(t,n,e)=>uo(t,e)?n.a+1:void 0}
//ignoring|606 608 609 630 0 915
,{ignoring(t,n,e){if(!kc(t,n))return e?.Et(n,n),n.b}}
//pushMember|193 605 608 609 630 0 915
,{pushMember(t,n,e){if(!yc(t,Ae(t,n.a)))return e?.memberMissing(),n.b}}
//popMember|8 608 609 630 0 915
,{popMember(t,n,e){t.subject=t.xt.pop(),0===p(t.answer)&&(t.answer=28),e?.memberEnded()}}
//|0 915
)
//beginAnd beginOr beginAll beginAny|14 0 915
,Mc=(t,n,e)=>{t.yt.push({kind:n,answer:k[n]}),e?.opened(1===n||3===n)}
//beginAnd beginOr beginAll beginAny beginEach|0 915
,Sc=(t,n)=>{t.answer=t.yt.pop().answer,n?.closed()}
//beginAnd beginOr beginAll beginAny beginEach|8 15 198 0 915
,Tc=(t,n)=>{const e=t.yt.at(-1),r=e.answer,s=1===e.kind||3===e.kind;e.answer=x[e.kind](r,t.answer),n?.combined(r,s);const[i,o]=s?[1,8]:[2,4];return p(e.answer)===i&&(!Fe(t)||0==(e.answer&o))}
//rule|36 38 201 607 635 0 915
,Ec=(t,n,e)=>{const r=t.program.rules[n.a];if(t.depth>=Z&&!t.program.q(n))return void(t.answer=Pe(t,B("depth"),n));if(!t.Z())return;const s=t.arguments.length;for(const e of n.operands)t.arguments.push(Ac(t,e));const i=t.N;t.N=s,t.depth++,xc(t,r.entry,e),e?.Pt(r),t.arguments.length=s,t.N=i,t.depth--,e?.zt(n)}
//rule|127 193 248 0 915
,Ac=(t,n)=>{const e=Ae(t,n);return t.program.L&&jr(t,n)?Object.assign(new Hn(e.slot,e.g,e.j,e.position),{isSecret:!0}):e}
//|36 0 915
,Nc=(t,n)=>{const e=t.program.calls[n.index];e&&t.Ft?.reason===B("steps")&&(t.Ft.rule=e.name)}
//computed|36 193 196 638 642 0 915
,_c=(t,n)=>{const e=Ae(t,n.list),r={count:0,sum:0,Wt:null,obstacle:Ie(t,e)};if(null!==r.obstacle||9!==e.slot.kind)return r;for(let s=0;s<e.slot.count&&null===r.obstacle;s++)t.Z()?qc(t,Ic(t,n,e.slot.item(s)),r,n.function):r.obstacle=B("steps");return r}
//computed|36 38 639 0 915
,Ic=(t,n,e)=>{const r={count:0,sum:0,Wt:null,obstacle:null};if(t.depth>=Z)return r.obstacle=B("depth"),r;t.depth++;const{level:s}=n;for(;t.T.length<s;)t.T.push(null);return Cc(t,e,n,0,r),t.T.length=s,t.T.every(t=>null===t)&&(t.T.length=0),t.depth--,r}
//computed|195 196 253 640 641 0 915
,Cc=(t,n,e,r,s)=>{if(n>=t.slots.length)return;const i=_e(t,n);i.j||(("count"!==e.function||void 0!==e.body||r<e.steps.length)&&null!==Ie(t,i)?s.obstacle=`unreadable: ${xr(t,e.list)}`:(t.T.push({position:n,form:e.forms[r]??null}),r===e.steps.length?Rc(t,e,s):Fc(t,n+e.steps[r],e,r+1,s),t.T.pop()))}
//computed|36 195 196 639 0 915
,Fc=(t,n,e,r,s)=>{if(n>=t.slots.length)return;const i=_e(t,n);if(s.obstacle=Ie(t,i),null===s.obstacle&&9===i.slot.kind)for(let n=0;n<i.slot.count&&null===s.obstacle;n++)t.Z()?Cc(t,i.slot.item(n),e,r,s):s.obstacle=B("steps")}
//computed|8 193 196 607 642 0 915
,Rc=(t,n,e)=>{if(void 0!==n.body){xc(t,n.body,null);const r=p(t.answer);if(t.Ct||n.isConditional&&3===r)return void(e.obstacle=t.R.reason);if(n.isConditional&&1!==r)return}if("count"===n.function)return void e.count++;const r=Ae(t,n.value);e.obstacle=Ie(t,r),null!==e.obstacle||r.j||qc(t,{count:1,sum:3===r.slot.kind?r.slot.value:0,Wt:r,obstacle:null},e,n.function)}
//computed|111 142 0 915
,qc=(t,n,e,r)=>{if(null===e.obstacle)if(null===n.obstacle){if(e.count+=n.count,"sum"===r){const t=Sn(e.sum,n.sum);null===t?e.obstacle="more than 38 digits":e.sum=t}else if("count"!==r&&null!==n.Wt){const s=null===e.Wt?null:ce(t,n.Wt,e.Wt);(null===e.Wt||null!==s&&("min"===r?s<0:s>0))&&(e.Wt=n.Wt)}}else e.obstacle=n.obstacle}
//computed|129 130 193 196 637 644 0 915
,Pc=(t,n)=>{const e=t.frame.base+n.slot;if(n.operand){const r=Ae(t,n.operand);zc(t,r,Ie(t,r),e)}else{const r=_c(t,n.aggregate),{function:s}=n.aggregate,i="count"===s?Vn(r.count):"sum"===s?Vn(r.sum):r.Wt;zc(t,i??Yn,r.obstacle,e)}}
//computed|48 0 915
,zc=(t,n,e,r)=>{const s=t.slots[r],i=null!==e||n.j?new $t(0,void 0):n.slot.copy();i.flags=3&s.flags,null!==e?(i.flags|=64,t.I.set(r,e)):t.I.delete(r),t.slots[r]=i}
//decisions|129 607 644 646 0 915
,Bc=(t,n)=>{const{decisions:e}=n.form;if(void 0===e)return;const r=t.frame;if(t.frame=n,t.Ct||xc(t,e,null),t.Ct){t.answer=15;for(const n of t.program.Xt(e))"decide"===n.name?Dc(t,t.program.decisions[n.a]):"compute"===n.name&&zc(t,Yn,t.R.reason,t.frame.base+t.program.computed[n.a].slot)}t.frame=r}
//decisions|8 0 915
,Dc=(t,{slot:n,main:e,otherwise:r,place:s})=>{const{flags:i}=t.slots[t.frame.base+n],o=(n,e)=>{for(let r=n[0];r<n[1];r++)t.slots[t.frame.base+r].flags|=e};if(3&i){const t=1&i?1:2;o(e,t),o(r,t)}else if(1===p(t.answer))o(r,1);else if(3!==p(t.answer))o(e,1);else{const n={reason:t.R.reason,place:s};for(const s of[e,r]){o(s,2);for(let e=s[0];e<s[1];e++)t.Lt.set(t.frame.base+e,n)}}}
//fallback template|0 915
,Uc=new RegExp("[\\p{Cn}\u0295\\u088f\\u0897\\u0c5c\\u0cdc\\u0cf3\\u0ece\\u1acf-\\u1aeb\\u1b4e\\u1b4f\\u1b7f\\u1c89\\u1c8a\\u20c1\\u2427-\\u2429\\u2b96\\u2ffc-\\u2fff\\u31e4\\u31e5\\u31ef\\ua7cb-\\ua7cf\\ua7d2\\ua7d4\\ua7da-\\ua7dc\\ua7f1\\ufbc3-\\ufbd2\\ufd90\\ufd91\\ufdc8-\\ufdce\\u{105c0}-\\u{105f3}\\u{10940}-\\u{10959}\\u{10d40}-\\u{10d8f}\\u{10ec2}-\\u{10ed8}\\u{10efa}-\\u{10eff}\\u{1123f}-\\u{11241}\\u{11380}-\\u{113e2}\\u{116d0}-\\u{116e3}\\u{1171e}\\u{11b00}-\\u{11bf9}\\u{11db0}-\\u{11de9}\\u{11f00}-\\u{11f5a}\\u{1342f}\\u{13439}-\\u{143fa}\\u{16100}-\\u{16139}\\u{16d40}-\\u{16d79}\\u{16ea0}-\\u{16ed3}\\u{16ff2}-\\u{16ff6}\\u{187f8}-\\u{187ff}\\u{18cff}\\u{18d09}-\\u{18df2}\\u{1b132}\\u{1b155}\\u{1cc00}-\\u{1cef0}\\u{1d2c0}-\\u{1d2d3}\\u{1df25}-\\u{1df2a}\\u{1e030}-\\u{1e08f}\\u{1e4d0}-\\u{1e6ff}\\u{1f6d8}\\u{1f6dc}\\u{1f774}-\\u{1f77f}\\u{1f7d9}\\u{1f8b2}-\\u{1f8d8}\\u{1fa54}-\\u{1faff}\\u{1fbcb}-\\u{1fbef}\\u{1fbfa}\\u{2b739}-\\u{2b73f}\\u{2cea2}-\\u{2ee5d}\\u{31350}-\\u{33479}]","u")
//fallback template|647 0 915
,Zc=t=>!/^[\0-\u024f]*$/.test(t)&&Uc.test(t)
//fallback|0 915
,Jc=class{constructor(t){this.sets=t.map(t=>new RegExp(`^${t}$`,"u")),this.tn=new Map,this.nn=new Map;const n=(t.join("").match(/[^\0-\x7f]|\\u[0-9a-f]{4}|\\x[0-9a-f]{2}/gu)??[]).map(t=>"\\"===t[0]?String.fromCodePoint(parseInt(t.slice(2),16)):t);for(const t of[...n.reverse(),...Array.from({length:128},(t,n)=>String.fromCharCode(127-n))])this.tn.set(this.en(t),t)}en(t){return this.sets.map(n=>n.test(t)?1:0).join("")}rn(t){return Array.from(t,t=>{if(t<"\x80")return t;let n=this.nn.get(t);return void 0===n&&this.nn.set(t,n=this.tn.get(this.en(t))??t),n})}}
//backtracking|0 915
,Lc=class extends Error{}
//backtracking|16 0 915
,Hc={d:"\\p{Nd}",w:"\\p{L}\\p{N}_",s:`${$}\\u180e`}
//backtracking|650 651 653 0 915
,Gc=class{constructor({text:t,flags:n=""},e){if(!/^s?$/.test(n))throw new Lc;if(this.source=Array.from(t),this.sn="s"===n,this.in="whole"===e,this.at=0,this.on=0,this.groups=new Map,this.cn=new Map,this.calls=[],this.pattern=this.alternatives(),this.at<this.source.length||!this.calls.every(t=>this.groups.has(t)))throw new Lc}test(t){this.text=Array.from(t),this.steps=0;try{const t=this.text.length;for(let n=0;n<=(this.in?0:t);n++)if(this.un=[],this.pattern(n,n=>!this.in||n===t))return!0;return!1}catch(t){if(t instanceof Lc||t instanceof RangeError)return null;throw t}}step(){if(++this.steps>2e5)throw new Lc}take(t){const n=Array.from(t).every((t,n)=>this.source[this.at+n]===t);return n&&(this.at+=t.length),n}ln(t){if(!this.take(t))throw new Lc}hn(t){const n=t.exec(this.source.slice(this.at,this.at+40).join(""));if(!n)throw new Lc;return this.at+=Array.from(n[0]).length,n}alternatives(){const t=[this.sequence()];for(;this.take("|");)t.push(this.sequence());return 1===t.length?t[0]:(n,e)=>t.some(t=>t(n,e))}sequence(){const t=[];for(;this.at<this.source.length&&!["|",")"].includes(this.source[this.at]);)t.push(this.an());const n=(e,r,s)=>(this.step(),e===t.length?s(r):t[e](r,t=>n(e+1,t,s)));return 1===t.length?t[0]:(t,e)=>n(0,t,e)}an(){const t=this.part(),n=this.source[this.at];if(!["?","*","+","{"].includes(n))return t;const[e,r]="{"===n?this.mn():(this.at++,["+"===n?1:0,"?"===n?1:1/0]);if(this.take("+"))return this.possessive(t,e,r);const s=this.take("?");if(["?","*","+","{"].includes(this.source[this.at]))throw new Lc;return this.repeated(t,e,r,s)}mn(){const[,t,n,e]=this.hn(/^\{(\d+)(,?)(\d*)\}/);if(""===n&&""!==e)throw new Lc;return[Number(t),""!==e?Number(e):n?1/0:Number(t)]}repeated(t,n,e,r){if(t.fn&&!r)return(r,s)=>{let i=this.run(t,r,e);for(;i>=n;i--)if(s(r+i))return!0;return!1};const s=(i,o,c)=>{this.step();const u=()=>i<e&&t(o,t=>(t>o||i<n)&&s(i+1,t,c));return i<n?u():r?c(o)||u():u()||c(o)};return(t,n)=>s(0,t,n)}run(t,n,e){let r=0;for(;r<e&&n+r<this.text.length&&t.fn(this.text[n+r]);)r++;return this.steps+=r,this.step(),r}possessive(t,n,e){return n>1?this.atomic(this.repeated(t,n,e,!1)):(r,s)=>{const i=[...this.un];let[o,c]=[0,r];const u=t=>{const e=t>c;return c=t,e||o<n};for(;o<e&&(this.step(),t(c,u));)o++;return!!(o>=n&&s(c))||(this.un=i,!1)}}atomic(t){return(n,e)=>{const r=[...this.un];let s=n;return!(!t(n,t=>(s=t,!0))||!e(s))||(this.un=r,!1)}}part(){const t=this.source[this.at++];switch(t){case"(":return this.group();case"[":return this.pn(this.characterClass());case"\\":return this.escape();case"^":return(t,n)=>0===t&&n(t);case"$":return(t,n)=>t===this.text.length&&n(t);case".":return this.pn(this.sn?()=>!0:t=>"\n"!==t);case"?":case"*":case"+":case"{":throw new Lc;default:return this.pn(n=>n===t)}}pn(t){return Object.assign((n,e)=>(this.step(),n<this.text.length&&t(this.text[n])&&e(n+1)),{fn:t})}group(){return this.take("?")?this.take("(DEFINE)")?(this.closed(),(t,n)=>n(t)):this.take(":")?this.closed():this.take(">")?this.atomic(this.closed()):this.take("=")||this.take("!")?this.dn("!"===this.source[this.at-1]):this.take("&")?this.call(this.hn(/^(\w+)\)/)[1]):this.bn(this.hn(/^<([A-Za-z_]\w*)>/)[1]):this.bn(null)}closed(){const t=this.alternatives();return this.ln(")"),t}dn(t){const n=this.closed();return(e,r)=>{this.step();const s=[...this.un],i=n(e,()=>!0);return t&&(this.un=[...s]),!(i===t||!r(e))||(this.un=s,!1)}}bn(t){const n=++this.on;null!==t&&this.cn.set(t,n);const e=this.closed();return null!==t&&this.groups.set(t,e),(t,r)=>e(t,e=>{const s=this.un;return this.un=[...s],this.un[n]=this.text.slice(t,e),!!r(e)||(this.un=s,!1)})}call(t){return this.calls.push(t),(n,e)=>{this.step();const r=this.un;return this.groups.get(t)(n,t=>{const n=this.un;return this.un=r,!!e(t)||(this.un=n,!1)})}}wn(t){return(n,e)=>{this.step();const r=this.un[t];return void 0!==r&&r.every((t,e)=>this.text[n+e]===t)&&e(n+r.length)}}escape(){if(/[1-9]/.test(this.source[this.at])){const t=Number(this.hn(/^[1-9](?!\d)/)[0]);if(t>this.on)throw new Lc;return this.wn(t)}if(this.take("k")){const t=this.cn.get(this.hn(/^<(\w+)>/)[1]);if(void 0===t)throw new Lc;return this.wn(t)}if(this.take("A"))return(t,n)=>0===t&&n(t);if(this.take("z"))return(t,n)=>t===this.text.length&&n(t);const t=Hc[this.source[this.at]?.toLowerCase()];return this.pn(t?this.gn(t,this.source[this.at]!==this.source[this.at++].toLowerCase()):this.gn(this.jn(),!1))}jn(){const t=this.source[this.at];if("p"===t||"P"===t)return"\\"+this.hn(/^[pP]\{(?:[CLMNPSZ][a-z]?|Alphabetic)\}/)[0];if("x"===t){const[,t,n]=this.hn(/^x(?:([0-9A-Fa-f]{2})|\{([0-9A-Fa-f]{1,6})\})/);return`\\u{${t??n}}`}this.at++;const n={n:"\\n",r:"\\r",t:"\\t",f:"\\f",...Hc}[t];if(n)return n;if(void 0===t||!/[!-/:-@[-`{-~ ]/.test(t))throw new Lc;return Yc(t)}characterClass(){const t=this.take("^"),n=[];let e=!0;for(;e||"]"!==this.source[this.at];e=!1){const t=this.source[this.at];if(void 0===t||"["===t&&/[:.=]/.test(this.source[this.at+1]))throw new Lc;if("-"!==t||e||"]"===this.source[this.at+1])n.push(this.On());else{if(/^\\p|-|p\{/i.test(n.at(-1))||"\\u{2d}"===n.at(-1))throw new Lc;this.at++;const t=this.On();if(/^\\p|-|p\{/i.test(t))throw new Lc;n.push(`${n.pop()}-${t}`)}}return this.at++,this.gn(n.join(""),t)}On(){return this.take("\\")?this.jn():Yc(this.source[this.at++])}gn(t,n){const e=new RegExp(`^[${n?"^":""}${t}]$`,"u"),r=Array.from({length:128},(t,n)=>e.test(String.fromCharCode(n)));return t=>t<"\x80"?r[t.charCodeAt(0)]:e.test(t)}}
//backtracking|0 915
,Yc=t=>`\\u{${t.codePointAt(0).toString(16)}}`
//fallback template|5 23 37 648 649 650 652 0 915
,Vc=class{constructor({pattern:t,ecma:n,sets:e},r,s){this.vn=s;const i=n?.[r];this.yn=i?new RegExp(i.text,"u"):null,this.kn=i?5e6**(1/Math.max(1,i.degree)):0,this.xn=e?new Jc(e):null,this.$n=()=>new Gc(t,r),this.Mn=void 0}answer(t){if(t.length>21845&&_(t)>65536)return"the text is too long for a pattern";if(Zc(t))return D;const n=null===this.xn?15:this.vn.answer(this.xn.rn(t).join(""));if(15!==n)return n;if(this.yn&&t.length<=this.kn)return a(this.yn.test(t));const e=this.Sn(t);return null===e?D:a(e)}Sn(t){if(void 0===this.Mn)try{this.Mn=this.$n()}catch(t){if(!(t instanceof Lc))throw t;this.Mn=null}return this.Mn?.test(t)??null}progress(t){if(null===this.xn)return _(t);const n=this.xn.rn(t),e=this.vn.progress(n.join(""));if(null===e)return _(t);let[r,s]=[0,0];for(;s<e;)s+=_(n[r++]);return _(Array.from(t).slice(0,r).join(""))}}
//|657 658 659 660 661 662 0 915
,Kc={}
//|0 915
,{}=Object.assign(Kc
//trim|18 20 655 656 663 0 915
,{trim(t){let n=t.length;for(;n>0&&E(t[n-1]);)n--;return t.slice(0,n).replace(S,"")}}
//collapse_spaces|19 655 656 663 0 915
,{collapse_spaces:t=>t.replace(T," ")}
//lowercase|655 656 663 0 915
,{lowercase:t=>t.includes("\u03a3")?Array.from(t,t=>t.toLowerCase()).join(""):t.toLowerCase()}
//uppercase|655 656 663 0 915
,{uppercase:t=>t.toUpperCase()}
//digits|655 664 656 663 0 915
,{digits:t=>t.replace(/\P{Nd}/gu,"").replace(/[^0-9]/gu,Qc)}
//nfc|655 656 663 0 915
,{nfc:t=>t.normalize("NFC")}
//|0 915
)
//|0 915
,Qc=t=>{const n=t.codePointAt(0);let e=0;for(;/\p{Nd}/u.test(String.fromCodePoint(n-e-1));)e++;return e%10}
//normalization|37 655 665 666 667 668 0 915
,Wc=(t,n,e,r)=>{const s=t.slots[n];if("any"!==e.name&&e.item){if(9!==s.kind)return;for(let n=0;n<s.count;n++)Wc(t,s.item(n),e.item,r)}else if(4===s.kind)for(const e of r)"string"!=typeof e?nu(t,s,n,e):"nfc"===e&&Xc(s.value)?tu(t,s,n,D):s.value=Kc[e](s.value)}
//nfc|0 915
,Xc=t=>/(?<!\p{M})\p{M}{256}/u.test(t)
//nfc template|0 915
,tu=(t,n,e,r)=>{n.u(r),t.I.set(e,r)}
//template|37 648 667 0 915
,nu=(t,n,e,{replace:r,template:s})=>{const i=t.program.V[r].ecma?.anywhere,o=i&&/^(?:[^$]|\$(?:\$|0(?!\d)|\{0\}))*$/.test(s)&&n.value.length<=5e6**(1/Math.max(1,i.degree))&&!Zc(n.value);let c=!1;const u=o&&n.value.replace(new RegExp(i.text,"gu"),t=>(""===t&&(c=!0),s.replace(/\$(\$|0|\{0\})/g,(n,e)=>"$"===e?"$":t)));o&&!c?n.value=u:tu(t,n,e,`pattern failed: ${D}`)}
//parameters|48 193 674 675 699 0 915
,eu=(t,n)=>{for(const{slot:e,type:r,defaultValue:s}of n.parameters??[])1===t.slots[e].kind&&(t.slots[e]=new $t(0,void 0)),0!==t.slots[e].kind&&bu(t,e,r,null),0===t.slots[e].kind&&cu(t,Ae(t,s),e,uu())}
//parameters|433 645 671 675 0 915
,ru=(t,n)=>{const e=Wi(n,0);let r=uu();su(t,e,!0,r);for(let n=0;n<=t.program.forms.length;n++){for(const n of t.X)Bc(t,n);if(0===t.X.length||t.Ct)return;const{undecided:n}=r;r=uu(),su(t,e,!0,r);const s=n.size===r.undecided.size&&[...n].every(t=>r.undecided.has(t));if(!r.hasChanged&&s)return;for(const n of t.slots)n.flags&=-4;for(const n of r.undecided)t.slots[n].flags|=2;t.Lt.clear()}}
//parameters|38 672 0 915
,su=(t,n,e,r)=>{if(t.program.Tn.has(n.form)&&!(t.depth>=Z)){t.depth++;for(const s of n.form.fields)s.En&&iu(t,n.base+s.slot,s.type,s,n,!1,e,r);t.depth--}}
//parameters|433 671 672 673 0 915
,iu=(t,n,e,r,s,i,o,c)=>{if(e.form){const u=Wi(e.form,n,0,i);return ou(t,u,s,r,c),void su(t,u,o,c)}const u=t.slots[n];if(o&&u.c)for(let n=0;n<u.count;n++){if(!t.Z())return;iu(t,u.item(n),e.item,r,s,n>0&&!u.isMap,o,c)}}
//parameters|193 674 0 915
,ou=(t,n,e,r,s)=>{const{parameters:i}=n.form;if(!i||!r.arguments)return;const o=t.frame;t.frame=e,i.forEach((e,i)=>{const o=r.arguments[i];void 0!==o&&cu(t,Ae(t,0===o.kind?e.defaultValue:o),n.base+e.slot,s)}),t.frame=o}
//parameters|48 109 0 915
,cu=(t,n,e,r)=>{const s=t.slots[e],i=n.j?new $t(0,void 0):n.slot.copy();i.flags=0===i.kind?0:70&i.flags,2&i.flags&&r.undecided.add(e),$n(s,i,3)||(r.hasChanged=!0),t.slots[e]=i}
//parameters|0 915
,uu=()=>({hasChanged:!1,undecided:new Set})
//|645 669 670 677 678 0 915
,lu=(t,n)=>{if(null!==t.S&&hu(t,n),au(t,n,0,!1,!1),t.program.Tn.size>0||n.parameters)eu(t,n),ru(t,n);else for(const n of t.X)Bc(t,n);t.X.length=0}
//contexts|699 0 915
,hu=(t,n)=>{t.An=!0;for(const e of n.contexts??[]){const n=t.program.contexts[e],r=t.S+n.slot,{kind:s}=t.slots[r];0===s||1===s&&"any"!==n.type.name||bu(t,r,n.type,null)}t.An=!1}
//|38 433 679 680 0 915
,au=(t,n,e,r,s)=>{if(!(t.depth>=Z)){t.depth++;for(const r of n.fields)fu(t,r,n,e+r.slot);!r||128&t.slots[e].flags||!mu(t,n,e)||(t.slots[e].flags|=32),void 0===n.decisions||t.An||t.X.push(Wi(n,e,0,s)),t.depth--}}
//nested contexts parameters|195 601 0 915
,mu=(t,n,e)=>!(n.isClosed&&n.objects.some(n=>t.slots[e+n.slot].i&&t.slots[e+n.slot].unknown)||n.fields.some(n=>!_e(t,e+n.slot).j)||n.objects.slice(1).some(r=>gc(t.slots[e+r.slot],n)))
//|665 681 699 0 915
,fu=(t,n,e,r)=>{let s=t.slots[r];if(void 0!==n.computed&&!t.An)return pu(t,n,e,r);if(0!==s.kind){if(e.isExact)s.flags|=128;else if(1===s.kind&&"any"!==n.type.name)return;n.normalization.length>0&&!t.An&&Wc(t,r,n.type,n.normalization),bu(t,r,n.type,n.notation),s=t.slots[r],12==(12&s.flags)&&n.Dt&&(s.flags|=16)}}
//computed|48 699 0 915
,pu=(t,n,e,r)=>{const s=t.slots[r+1]=t.slots[r];t.slots[r]=new $t(0,void 0),e.isExact&&(s.flags|=128),0!==s.kind&&(1!==s.kind||128&s.flags)&&bu(t,r+1,n.type,n.notation)}
//|684 685 686 687 688 689 690 691 692 693 694 695 696 697 0 915
,du={}
//|0 915
,{}=Object.assign(du
//text|682 700 683 698 0 915
,{text:(t,n)=>wu(n)}
//choice|682 700 683 698 0 915
,{choice:(t,n)=>wu(n)}
//integer|682 704 683 698 0 915
,{integer:(t,n,e,r)=>vu(t,n,e.name,r)}
//number|682 704 683 698 0 915
,{number:(t,n,e,r)=>vu(t,n,e.name,r)}
//boolean|682 703 683 698 0 915
,{boolean:(t,n,e)=>Ou(t,n,e,null,t=>"true"===t||"false"!==t&&null)}
//date|93 682 703 683 698 0 915
,{date:(t,n,e,r)=>Ou(t,n,e,r,ln)}
//month|94 682 703 683 698 0 915
,{month:(t,n,e,r)=>Ou(t,n,e,r,hn)}
//time|95 682 703 683 698 0 915
,{time:(t,n,e,r)=>Ou(t,n,e,r,an)}
//datetime|96 682 703 683 698 0 915
,{datetime:(t,n,e,r)=>Ou(t,n,e,r,mn)}
//file|682 701 683 698 0 915
,{file:(t,n)=>gu(n,8)}
//any|682 709 683 698 0 915
,{any:(t,n)=>Mu(t,n)}
//form|36 38 678 682 701 683 698 0 915
,{form(t,n,e,r,s,i){gu(n,10)&&(n.form=e.form,t.depth>=Z?n.u(B("depth")):au(t,e.form,s,!0,i))}}
//map|682 706 683 698 0 915
,{map(t,n,e,r){9!==n.kind||n.isMap||64&n.flags?ku(t,n,e.item,r):n.flags|=4}}
//list|682 706 683 698 0 915
,{list:(t,n,e,r)=>ku(t,n,e.item,r)}
//|0 915
)
//|682 0 915
,bu=(t,n,e,r,s=!1)=>{du[e.name](t,t.slots[n],e,r,n,s)}
//|0 915
,wu=t=>{4!==t.kind&&(t.flags|=4)}
//|702 0 915
,gu=(t,n)=>t.kind===n||(ju(t)||(t.flags|=4),!1)
//|105 0 915
,ju=t=>4===t.kind&&vn(t)
//boolean date month time datetime|702 705 711 0 915
,Ou=(t,n,e,r,s)=>{if(n.kind===e.kind||ju(n))return;if(4!==n.kind||2===e.kind&&(t.y.strict||128&n.flags))return void(n.flags|=4);const i=r?.read(n.value).value??s(n.value);null==i?yu(n,e.name,r):Tu(n,e.kind,i)}
//|36 58 67 72 225 702 705 711 0 915
,vu=(t,n,e,r)=>{if(0===n.kind)return;if(3===n.kind)return void(null===n.value?n.u(B("digits of a number")):"integer"!==e||Bt(n.value)||(n.flags|=4));if(4===n.kind&&ju(n))return;if(4!==n.kind||t.y.strict||128&n.flags)return void(n.flags|=4);const s=r?.read(n.value),i=2===s?.completion?s.decimal:n.value;if(i===n.value&&2!==Ve(e,i)&&2!==s?.completion)return yu(n,e,r);const o=Ft(i);o===Et||null===o?n.u(B("digits of a number")):Tu(n,3,o)}
//integer number boolean date month time datetime|225 0 915
,yu=(t,n,e)=>{t.flags|=4,8&t.flags&&(0!==Ve(n,t.value)||e&&0!==e.read(t.value).completion)&&(t.flags|=16)}
//list map any|36 38 701 707 0 915
,ku=(t,n,e,r)=>{if(gu(n,9)){if(n.count>1e6)return n.u(B("list length"));for(let s=0;s<n.count;s++){const i=n.item(s);128&n.flags&&(t.slots[i].flags|=128,n.isMap&&(t.slots[i-1].isKey=!1)),xu(t,i,e,r,s>0&&!n.isMap)}}}
//list map any|678 699 708 0 915
,xu=(t,n,e,r,s)=>{const i=t.slots[n];e.form?$u(i)?au(t,e.form,n,!1,s):bu(t,n,e,r,s):1===i.kind?("any"===e.name||128&i.flags)&&bu(t,n,e,null):0!==i.kind&&bu(t,n,e,r)}
//|702 0 915
,$u=t=>128&t.flags?0===t.kind:0===t.kind||1===t.kind||ju(t)
//|36 38 394 699 706 710 0 915
,Mu=(t,n)=>{if(n.flags|=128,3===n.kind&&null===n.value&&n.u(B("digits of a number")),9===n.kind||10===n.kind){if(t.depth>Z)return n.u(B("depth"));if(t.depth++,10===n.kind){n.isOwn=!0;for(let e=0;e<n.count;e++){const r=n.start+2*e+1;t.slots[r-1].flags|=128,bu(t,r,ki,null)}}else 64&n.flags||ku(t,n,ki,null);64&n.flags||Su(t,n),t.depth--}}
//|0 915
,Su=(t,n)=>{const e=10===n.kind?n.start+1:n.start,r=10===n.kind?2:n.stride;for(let s=0;s<n.count;s++){const i=t.slots[e+s*r];64&i.flags&&n.u(i.reason)}}
//|0 915
,Tu=(t,n,e)=>{t.text=t.value,t.kind=n,t.value=e}
//|0 915
,Eu=Object.freeze({reason:"cancelled",step:null,P:"blocks"})
//|36 38 48 129 241 400 413 415 432 433 607 676 712 715 716 717 718 719 0 915
,Au=class{constructor(t){this.program=t,this.vt=new Map,this.tt=new Map,this.Lt=new Map,this.I=new Map,this.slots=[],this.Nn(),this._n=!1}Nn(){this.yt=[],this.$=[],this.subjects=[],this.xt=[],this.arguments=[],this.ft=[],this.ht=[],this.E=[],this.T=[],this.X=[]}In(t,n,e){this.Cn(t,n),this.slots=e,this.Fn(new Ei(e),t);for(let t=0;t<e.length;t++)e[t]??=new $t(0,void 0);lu(this,t)}Rn(t,n,e){return this.qn(n,e,U),this.dt.Bt=new Map,this.Vt=1,xc(this,t,null),this.Pn()}qn({frame:t,outer:n,items:e},r,s){this.zn(t.form,r,s),this.frame={...t},this.ht=n.map(t=>({...t})),this.E=[...e]}Pn(){const{dt:t,Ft:n}=this;return null!==n&&(t.gt=!0,t.undecided.push(n)),t}Cn(t,n){this.S=null,this.An=!1,this.zn(t,n,1/0),this.Lt.size>0&&this.Lt.clear(),this.I.size>0&&this.I.clear(),this.tt.size>0&&this.tt.clear()}zn(t,n,e){this.y=n,this.dt={isInvalid:!1,gt:!1,violations:[],undecided:[],ft:[],Bt:null},this.steps=0,this.Nt=4096,this.Bn=e,this.subject=Yn,this.answer=12,this.It=null,this.R=Eu,this._n||this.Nn(),this._n=!1,this.N=0,this.depth=0,this.pt=null,this.F=!1,this.Ct=!1,this.Ft=null,this.Vt=1/0,this.frame=Wi(t,0),this.field=new Qi(0),this.vt.size>0&&this.vt.clear()}Fn(t,n){const{context:e}=this.y;for(const{name:r,type:s,slot:i}of n.parameters??[])null===this.slots[i]&&t.value(mr(e,r),s,i,0);n.contexts&&this.loadContexts(t,n)}Z(){return--this.Nt>0||(this.steps+=4096,this.Nt=4096,this.steps>this.Bn&&this.Kt(B("steps")),!this.Ct)}Kt(t){this.Ct||(this.Ct=!0,this.Ft={path:_i(Ci(this)),rule:"form",reason:t},this.R={...this.R,reason:t})}}
//|0 915
,{}=Object.assign(Au.prototype
//module|38 398 599 607 676 713 714 720 0 915
,{judge(t,n,e,r){this.Cn(n,e);try{null===r?this.load(t,n):r.load(this,t)}catch(t){if(!(t instanceof Si))throw t;return this.Ft={path:"",rule:t.rule,reason:t.reason},this.Pn()}return this.Bn=Math.min(2e8,U+256*this.slots.length),null===r&&lu(this,n),bc(this,n),null!==r?r.run(this):this.Ct||xc(this,n.checks,null),this._n=!this.Ct,this.Pn()}}
//filter|38 48 195 607 699 713 714 720 0 915
,{canHold(t,n,e,r){this.qn(e,r,1e5),this.tt.clear(),this.frame.field=n;const s=this.frame.base+n.slot,i=this.slots[s],o=this.slots[s]=new $t(4,t);o.flags=8,bu(this,s,n.type,n.notation),this.subject=_e(this,s);let c=!0;return 4&o.flags?c=0!=(16&o.flags):this.subject.j||(xc(this,n.filter,null),c=this.Ct||0!=(4&this.answer)),this.slots[s]=i,c}}
//module|400 713 714 720 0 915
,{load(t,n){this.slots=[];const e=new Ei(this.slots);e.append(n.slotCount),e.form(t,n,0,0),this.Fn(e,n),e.lt()}}
//contexts|241 713 714 720 0 915
,{loadContexts(t,n){const{contexts:e}=this.program,r=e.at(-1);this.S=t.append(r.slot+(r.type.form?.slotCount??1));for(const r of n.contexts){const n=e[r];t.value(mr(this.y.context,n.name),n.type,this.S+n.slot,0)}}}
//map any|713 714 720 0 915
,{spend(t){const n=Math.max(0,t-(this.Nt-1));this.Nt-=t-n,this.steps+=n}}
//|0 915
)
//notation|0 915
,Nu={Y:[1,9999],C:[0,99],M:[1,12],D:[1,31],H:[0,23],h:[1,12],m:[0,59],s:[0,59]}
//notation|47 84 86 91 97 721 723 724 726 0 915
,_u=class{constructor(t){const n=t.match(/([A-Za-z])\1*|[^A-Za-z]+/gu)??[];this.text=t,this.Dn=n.map((t,e)=>{if(!/^[A-Za-z]/.test(t))return{literal:t};if("a"===t)return{isHalf:!0};const r=e+1===n.length||!/^[A-Za-z]/.test(n[e+1]),s="YY"===t?"C":t[0],i=Math.max(t.length,2);return{unit:s,least:"MDHh".includes(s)&&r?1:t.length,most:i,isPadded:t.length>1}});const e=t=>this.Dn.some(n=>n.unit&&t.includes(n.unit));this.Un=e("s"),this.type=e("Hhms")?e("YCMD")?"datetime":"time":e("D")?"date":"month",this.syntax=this.type}Zn(t){return"month"===this.type||t<69?2e3+t:1900+t}read(t){return this.Jn(t,0,0,{years:[[1,9999]],months:8190,days:-2,hour:0,minute:0,second:0,Ln:null})}Jn(t,n,e,r){const s=this.Dn[e];if(!s){const e=n===t.length?this.valueOf(r):null;return null===e?{completion:0}:{completion:2,value:e}}if(s.unit)return this.Hn(t,n,e,s,r);const i=s.literal??(/[pP]/.test(t[n]??"")?"pm":"am"),o=t.slice(n,n+i.length);if(!i.startsWith(s.literal?o:o.toLowerCase()))return{completion:0};if(o.length<i.length)return{completion:1};const c=s.literal?r:{...r,Ln:"pm"===i};return this.Jn(t,n+i.length,e+1,c)}Hn(t,n,e,{unit:r,least:s,most:i},o){const c=/^\d*/.exec(t.slice(n,n+i))[0],[u,l]=[Number(c),c.length];let h=!1;if(n+l===t.length&&l<i){const t=[];for(let n=Math.max(s,l);n<=i;n++){const e=10**(n-l);t.push([u*e,u*e+e-1])}h=null!==this.Gn(o,r,t)}if(l>=s){const s=this.Gn(o,r,[[u,u]]),i=s&&this.Jn(t,n+l,e+1,s);if(i&&0!==i.completion)return i}return{completion:h?1:0}}Gn(t,n,e){const[r,s]=Nu[n],i=e.filter(([t,n])=>t<=s&&n>=r).map(([t,n])=>[Math.max(t,r),Math.min(n,s)]);if(0===i.length)return null;const o={...t},c=()=>i.flatMap(([t,n])=>Array.from({length:n-t+1},(n,e)=>t+e)),u=()=>c().reduce((t,n)=>t|1<<n,0);return"Y"===n?o.years=i:"C"===n?o.years=c().map(t=>[this.Zn(t),this.Zn(t)]):"M"===n?o.months&=u():"D"===n?o.days&=u():"m"===n?o.minute=i[0][0]:"s"===n?o.second=i[0][0]:o.hour=i[0][0],Cu(o)?o:null}valueOf({years:t,months:n,days:e,hour:r,minute:s,second:i,Ln:o}){const[c,u]=[t[0][0],Iu(n)],l=nn(c,u,Iu(e)),h=1e9*(3600*(null===o?r:r%12+(o?12:0))+60*s+i);return"date"===this.type?l:"month"===this.type?cn({year:c,month:u}):"time"===this.type?h:null===l?null:fn(l,h)}write(t,n){const e=Ru(this.type,t,n);if(!e||0!==e.nanosecond||!this.Un&&0!==e.s)return null;let r="";for(const t of this.Dn)if(t.literal)r+=t.literal;else if(t.isHalf)r+=e.H<12?"AM":"PM";else{if("C"===t.unit&&this.Zn(e.Y%100)!==e.Y)return null;{const n="C"===t.unit?e.Y%100:"h"===t.unit?(e.H+11)%12+1:e[t.unit];r+=t.isPadded?Xt(n,t.most):n}}return r}get example(){const[t,n]=[nn(2026,12,31),522e11],e={date:t,time:n,month:24323,datetime:fn(t,n)};return this.write(xt[this.type],e[this.type])??""}nt(t){return Array.from("0123456789").some(n=>0!==this.read(t+n).completion)}}
//notation|0 915
,Iu=t=>31-Math.clz32(t&-t)
//notation|85 723 725 0 915
,Cu=({years:t,months:n,days:e})=>{if(0===n||0===e)return!1;const r=Iu(e);if(r<=28)return!0;for(let e=1;e<=12;e++)if(n&1<<e&&(2===e?29===r&&Fu(t):r<=tn(e,1)))return!0;return!1}
//notation|85 0 915
,Fu=t=>t.some(([t,n])=>{for(let e=t;e<=Math.min(n,t+8);e++)if(29===tn(2,e))return!0;return!1})
//notation|87 90 98 99 0 915
,Ru=(t,n,e)=>{const r=t=>{const n=Math.floor(t/1e9);return{H:Math.floor(n/3600),m:Math.floor(n/60)%60,s:n%60,nanosecond:t%1e9}},s=t=>{const{year:n,month:e,day:r}=en(t);return{Y:n,M:e,D:r,H:0,m:0,s:0,nanosecond:0}};if("date"===t&&5===n)return s(e);if("time"===t&&6===n)return r(e);if("datetime"===t&&7===n&&null===e.o)return{...s(pn(e)),...r(dn(e))};if("month"!==t||16!==n&&5!==n)return null;const i=16===n?e:on(e);return{Y:Math.floor(i/12),M:i%12+1,D:0,H:0,m:0,s:0,nanosecond:0}}
//notation|305 722 0 915
,qu=t=>/[0-9#]/.test(t)?new Is(t):new _u(t)
//notation|47 58 67 93 94 95 96 225 305 0 915
,Pu=(t,n)=>{if(2===t.read(n).completion||2!==Ve(t.syntax,n))return null;if(t instanceof Is){const e=Ft(n);return null===e||e===Et?null:t.write(3,e)}const e=(0,{date:ln,month:hn,time:an,datetime:mn}[t.type])(n);return null===e?null:t.write(xt[t.type],e)}
//|7 734 731 732 0 915
,zu=class{constructor({classes:t,states:n,accepting:e,unknown:r}){const s=Bu(t,256);this.gn=Uint8Array.from(s),this.Yn=Math.max(...s)+1,this.shift=32-Math.clz32(this.Yn-1),this.count=n.length,this.Vn=new Int32Array(this.count<<this.shift),n.forEach((t,n)=>{Bu(t,this.Yn).forEach((t,e)=>{this.Vn[n<<this.shift|e]=t<<this.shift})}),this.start=this.count>1?1<<this.shift:0,this.fn=new Uint8Array(this.count),this.Kn=new Uint8Array(this.count);for(const t of e)this.fn[t]=1;for(const t of r)this.Kn[t]=1}Qn(t){const{gn:n,Vn:e}=this;let r=this.start;for(let s=0;s<t.length&&0!==r;s++){const i=t.charCodeAt(s);if(i>=128)return this.Wn(r,t,s);r=e[r|n[i]]}return r>>this.shift}Wn(t,n,e){for(let r=e;r<n.length&&0!==t;r++){const e=n.codePointAt(r);t=this.after(t,e),e>65535&&r++}return t>>this.shift}after(t,n){const{gn:e,Vn:r}=this,s=n=>t=r[t|e[n]];return n<128?s(n):(n<2048?s(192|n>>6):(n<65536?s(224|n>>12):(s(240|n>>18),s(128|n>>12&63)),s(128|n>>6&63)),s(128|63&n))}answer(t){return this.answers[this.Qn(t)]}get answers(){const t=Array.from(this.fn,()=>[]);for(let n=0;n<this.count;n++)for(let e=0;e<this.Yn;e++)t[this.Vn[n<<this.shift|e]>>this.shift].push(n);const n=n=>{const e=Uint8Array.from(this.fn,(t,e)=>this.Kn[e]||t===n?1:0),r=Array.from(e.keys()).filter(t=>e[t]);for(;r.length>0;)for(const n of t[r.pop()])e[n]||r.push(n),e[n]=1;return e},[e,r]=[n(1),n(0)],s=Uint8Array.from(this.fn,(t,n)=>this.Kn[n]?15:f(t?1:2,e[n],r[n]));return Object.defineProperty(this,"answers",{value:s}),s}}
//|0 915
,{}=Object.assign(zu.prototype
//module|729 730 733 0 915
,{matches(t){const n=this.Qn(t);return 1===this.fn[n]&&0===this.Kn[n]}}
//beginOr beginAny|23 729 730 733 0 915
,{progress(t){const n=t=>this.answers[t>>this.shift];let[e,r]=[this.start,0];for(;r<t.length&&15!==n(e);){const s=t.codePointAt(r),i=this.after(e,s);if(!(4&n(i)))break;e=i,r+=s>65535?2:1}return 15===n(e)?null:_(t.slice(0,r))}}
//|0 915
)
//|0 915
,Bu=(t,n)=>{const e=new Array(n).fill(0);for(let r=0;r<t.length;r+=2)e.fill(t[r+1],t[r],t[r+2]??n);return e}
//|654 729 737 0 915
,Du=class{constructor(t,n){this.written=t,this.scope=n;const e=t.tables?.[n];this.vn=e?new zu(e):null,this.Xn=null}get te(){return this.Xn??=new Vc(this.written,this.scope,this.vn)}answer(t){const n=this.vn?.answer(t)??15;return 15===n?this.te.answer(t):n}}
//|0 915
,{}=Object.assign(Du.prototype
//beginOr beginAny|735 736 738 0 915
,{progress(t){return this.vn?.progress(t)??this.te.progress(t)}}
//|0 915
)
//computations|40 175 0 915
,Uu=t=>{const[[n,e]]=Object.entries(t);if(!Object.hasOwn(ve,n))throw new L(`the computation '${n}' is not known`);return{name:n,...ve[n].read?.(e)}}
//|742 743 744 745 746 747 748 749 750 751 752 0 915
,Zu={}
//|0 915
,{}=Object.assign(Zu
//|48 67 740 741 753 0 915
,{number:t=>new $t(3,Ft(t,!0))}
//date|48 93 740 741 753 0 915
,{date:t=>new $t(5,ln(t))}
//month|48 94 740 741 753 0 915
,{month:t=>new $t(16,hn(t))}
//time|48 95 740 741 753 0 915
,{time:t=>new $t(6,an(t))}
//datetime|48 96 740 741 753 0 915
,{datetime:t=>new $t(7,mn(t))}
//duration|48 121 740 741 753 0 915
,{duration:t=>new $t(11,qn(t))}
//size|48 740 741 753 0 915
,{size:t=>new $t(12,BigInt(t.slice(0,-1)))}
//pattern|48 740 741 753 0 915
,{pattern:t=>new $t(13,t)}
//set|48 740 741 753 0 915
,{set:(t,n)=>new $t(14,n.sets[t])}
//range|43 48 740 741 753 0 915
,{range:t=>new $t(15,t.map(t=>null===t?st:{kind:1,at:t}))}
//form|48 740 741 753 0 915
,{form:()=>new $t(1,void 0)}
//|0 915
)
//|40 48 740 0 915
,Ju=(t,n)=>{if(null===t||Array.isArray(t))return new $t(1,void 0);if("boolean"==typeof t)return new $t(2,t);if("string"==typeof t)return new $t(4,t);const[[e,r]]=Object.entries(t);if(!Object.hasOwn(Zu,e))throw new L(`the constant '${e}' is not known`);return Zu[e](r,n)}
//|0 915
,Lu=class{constructor(t,n){this.reads=new Map,this.decisions=[],this.ut=null;for(const e of void 0===n.decisions?[]:t.Xt(n.decisions))"decide"===e.name?this.decisions.push(t.decisions[e.a]):"compute"===e.name&&this.reads.set(t.computed[e.a].slot,t.computed[e.a].reads)}conditions(t){if(null===this.ut){this.ut=new Map;for(const{main:t,otherwise:n,reads:e}of this.decisions)for(const[r,s]of[t,n])for(let t=r;t<s;t++)this.ne(t,e)}return this.ut.get(t)??[]}ne(t,n){const e=this.ut.get(t);e?e.push(...n):this.ut.set(t,[...n])}all(t){const n=new Set(t);for(const t of n)for(const e of[...this.reads.get(t)??[],...this.conditions(t)])n.add(e);return n}}
//|755 0 915
,Hu=(t,n)=>n.ee??=new Lu(t,n).reads
//|0 915
,Gu=(t,n)=>{const e=t.re.get(n);if(e)return e;const r=new Set(n.reads);for(let e=n.condition;void 0!==e;e=t.conditions[e].outer)for(const n of t.conditions[e].reads)r.add(n);return t.re.set(n,[...r]),t.re.get(n)}
//|760 761 762 763 764 0 915
,Yu={}
//|0 915
,{}=Object.assign(Yu
//pushSubject|44 758 759 765 0 915
,{pushSubject:t=>it(t)}
//ignoring|44 758 759 765 0 915
,{ignoring:t=>it(t)}
//pushMember|44 758 759 765 0 915
,{pushMember:t=>it(t)}
//items|430 758 759 765 0 915
,{items:t=>Vi(t)}
//beginEach|430 758 759 765 0 915
,{beginEach:t=>Vi(t)}
//|0 915
)
//|40 44 45 235 273 296 343 389 391 393 413 426 608 713 727 735 739 754 758 776 777 768 769 770 771 772 773 774 0 915
,Vu=class{constructor(t){if("formrules program"!==t?.format)throw new L("this is no program that formrules has compiled");if(1!==t.version)throw new L(`version ${t.version} of programs is not known here`);const n=t.program;this.sources=n.sources,this.sets=n.sets.map(t=>gi(t)),this.V=n.patterns,this.patterns=new Map,this.constants=n.constants.map(t=>Ju(t,this)),this.operands=n.operands.map(it),this.computations=n.computations.map(t=>Uu(t)),this.itemPaths=n.itemPaths.map(t=>({...t,start:t.start&&it(t.start)})),this.rules=n.rules,this.externals=n.externals,this.checks=n.checks,this.J=new Map,this.violations=this.checks.map(()=>null),this.re=new Map,this.decisions=n.decisions,this.conditions=n.conditions;const e=t=>({...t,arguments:t.arguments.map(ot)});this.messages=n.messages.map(e);const r=n.callTable.map(e);this.calls=n.calls.map(t=>null===t?null:r[t]),this.L=!1,this.forms=n.forms.map(t=>({...t}));for(const t of this.forms)this.se(t);this.contexts=n.contexts?.map(({field:t})=>this.ie(t)),this.computed=(n.computed??[]).map(t=>this.readComputed(t)),this.Tn=this.forms.some(t=>t.parameters)?Ku(this.forms):new Set,this.code=n.instructions.map((t,n)=>this.oe(t,n)),this.code.some(({test:t})=>t?.ot)&&this.markMeasures(),this._t=this.code.map(t=>this.q(t)??t),this.ce=null,this.Mt=new Au(this)}se(t){t.fields=t.fields.map((t,n)=>({...this.ie(t),index:n}));const{fields:n,objects:e}=t;t.objects=e.map(t=>{const r=t.members.map(({field:t,group:r})=>({name:(n[t]??e[r]).name,field:n[t],group:r}));return{...t,members:r,memberNames:new Set(r.map(({name:t})=>t))}}),t.steps=(t.steps??[]).map(t=>({...t,form:null})),t.parameters&&this.readParameters(t)}ie(t){const n={...t,type:Oi(t.type,this.forms)};return this.L||=n.isSecret,n.shownLabel=n.label??ir(n.name),n.Zt=_i([...n.groups,n.name]),n.notation=void 0===t.notation?null:qu(t.notation),n.G=new Map(t.options.filter(({label:t})=>null!=t).map(({value:t,label:n})=>[t,n])),n.table=t.options.length>0?new Set(t.options.map(t=>t.value)):null,t.arguments&&this.readArguments(n,t.arguments),n.En=void 0!==yi(n.type).form,n.Dt=n.normalization.some(t=>Qu(t)),n}oe([t,n,e],r){const s=qr.indexOf(t);if(s<0&&!Object.hasOwn($c,t))throw new L(`the instruction '${t}' is not known`);const i={op:s,name:t,index:r,a:Yu[t]?.(n)??n,b:e,Qt:$c[t],test:null,it:null,Jt:!1,operands:s>=13?this.operands.slice(e[0],e[0]+e[1]):[],ignoresCase:15===s};if(s>=14){if(i.test=18===s?Li:s>=16?xs:wi[n],!i.test?.answer)throw new L(`the rule '${n}' is not known`);i.it=i.test.prepare?.(i,this)??null}return i}q(t){if(13!==t.op||this.rules[t.a].parameterCount>0)return null;const n=this.rules[t.a].entry;return this.code[n].test&&4===this.code[n+1].op?this.code[n]:null}Gt(t,n){return null!==this.ce&&this.ce.name===t.name&&n.slot>=this.ce.end}*Xt(t){for(let n=t;4!==this.code[n]?.op&&n<this.code.length;n++)yield this.code[n]}pattern(t,n){const e=2*t+("whole"===n?0:1);let r=this.patterns.get(e);return r||this.patterns.set(e,r=new Du(this.V[t],n)),r}}
//|0 915
,{}=Object.assign(Vu.prototype
//parameters|44 235 391 766 767 775 0 915
,{readParameters(t){this.L||=t.parameters.some(({isSecret:t})=>t),t.parameters=t.parameters.map(t=>({...t,shownLabel:ir(t.name),type:Oi(t.type,this.forms),defaultValue:it(t.defaultValue)}))}}
//parameters|44 766 767 775 0 915
,{readArguments(t,n){t.arguments=n.map(({operand:t})=>it(t)),t.ue=n.map(({reads:t})=>t??[])}}
//computed|44 766 767 775 0 915
,{readComputed(t){const n={...t},{operand:e,aggregate:r}=t.source;return void 0===r?n.operand=it(e):n.aggregate={...r,list:it(r.list),value:it(r.value),forms:r.forms.map(t=>null===t?null:this.forms[t])},n}}
//steps|713 755 757 766 767 775 0 915
,{limited(t,{slots:[,n]}){const e=Object.assign(Object.create(Vu.prototype),this);e.code=[...this.code],e.ce={name:t.name,end:n};const r=new Lu(this,t),s=e=>e>=n&&t.steps.some(({slots:[t,n]})=>t<=e&&e<n),i=t=>[...r.all(t)].some(t=>t>=n&&(!r.reads.has(t)||s(t))),o=({slot:t,computed:e})=>s(t)||void 0===e&&t>=n||i([t]),c=(t,n)=>2===t.op&&i([...Gu(this,this.checks[t.a]),...null===n?[]:r.conditions(n)]),u=(t,n)=>e.code[t]={op:3,a:n,b:0,index:t},l=[...this.Xt(t.checks)],h=0===l.length?0:l.at(-1).index+1,a=l.map(()=>h);for(let t=l.length-2;t>=0;t--){const{op:n,index:e}=l[t+1];a[t]=0===n||1===n?e:a[t+1]}for(const[n,e]of l.entries())if(0===e.op&&o(t.fields[e.a]))u(e.index,a[n]);else if(1===e.op&&(s(e.a)||c(this.code[e.b-1],e.a)))u(e.index,e.b);else if(2===e.op&&c(e,null)&&this.checks[e.a].start<=e.index)u(this.checks[e.a].start,e.index+1);else if("branch"===e.name){const t=this.code.slice(e.index,e.b).filter(({op:t})=>2===t);t.length>0&&t.every(t=>c(t,null))&&u(e.index,e.b)}return e._t=e.code.map((t,n)=>t===this.code[n]?this._t[n]:t),e.Mt=new Au(e),e}}
//length size|766 767 775 0 915
,{markMeasures(){for(const t of this.forms)for(const n of this.Xt(t.checks))2===n.op&&this.markMeasuresOf(this.checks[n.a].start,n.index)}}
//length size|766 767 775 0 915
,{markMeasuresOf(t,n){let e=0;const r=[];for(let s=t;s<n;s++){const t=this.code[s];switch(t.name){case"beginEach":case"pushMember":s=t.b-1;break;case"pushSubject":r.push(!0),e++;break;case"ignoring":r.push(!1);break;case"popSubject":r.pop()&&e--;break;case"beginOr":case"beginAny":e++;break;case"beginAnd":case"beginAll":e>0&&e++;break;case"end":e>0&&e--;break;default:0===e&&t.test?.ot&&(t.Jt=!0)}}}}
//computed|766 767 775 0 915
,{isSecretlyComputed(t,n){if(void 0===t.decisions)return!1;for(const e of this.Xt(t.decisions))if("compute"===e.name&&this.computed[e.a].slot===n&&this.computed[e.a].isSecret)return!0;return!1}}
//|0 915
)
//parameters|393 0 915
,Ku=t=>{const n=new Set;for(let e=-1;e<n.size;){e=n.size;for(const e of t)e.fields.map(t=>yi(t.type).form).some(t=>t&&(t.parameters||n.has(t)))&&n.add(e)}return n}
//normalization|40 655 0 915
,Qu=t=>{if("string"==typeof t&&!Object.hasOwn(Kc,t))throw new L(`'${t}' is no step of 'normalize'`);return"nfc"===t||"object"==typeof t}
//|21 71 779 780 0 915
,Wu=class{constructor(t,n,e){this.program=t,this.form=n,this.field=e,this.le=!1,this.isWellFormed=!1}read(t,n){const{type:e,table:r}=this.field;if(!e.kind||void 0!==this.field.computed)return null;const s=[];for(this.at=t;this.at<n;){const t=this.yn();if(null===t)return null;s.push(...t),2===this.program.code[this.at].op&&this.at++}r&&s.push(t=>r.has(t));const i=!this.le;if(4===e.kind)return Xu(r||this.isWellFormed?s:[...s,A],i);const o=3===e.kind?zt:2===e.kind?t=>!0===t||!1===t:null;return null===o?null:(t,n)=>{if(!o(t))return i&&null==t;for(let e=0;e<s.length;e++)if(!s[e](t,n))return!1;return!0}}yn(){const t=this.program._t[this.at++];if(14===t.op)return this.test(t);if(5===t.op)return this.combined()?.flat()??null;if(6!==t.op)return null;this.he=!0;const n=this.combined();if(this.he=!1,null===n||n.some(t=>1!==t.length))return null;const[e,r,...s]=n.flat();return[(t,n)=>e(t,n)||r?.(t,n)||s.some(e=>e(t,n))]}combined(){const t=[];for(;;){const{code:n}=this.program;if(10===n[this.at].op)return this.at++,t;const e=this.yn();if(null===e)return null;if(t.push(e),11===n[this.at].op&&this.at++,9!==n[this.at++].op)return null}}test(t){const{kind:n}=this.field.type,e=t.it;switch(t.a){case"required":case"filled":case"present":return this.le=!0,[];case"equal":{if(4!==n||3!==t.operands[0].kind)return null;const e=this.form.fields.find(n=>n.slot===t.operands[0].at);return e?(this.le=!0,[(t,n)=>n[e.name]===t]):null}case"length":return e&&4===n?[tl(e)]:null;case"between":return e&&3===n?[t=>t>=e.least&&t<=e.most]:null;case"regex":case"contains":{if(4!==n||!e)return null;const t=this.program.V[e.position];if(!t.tables?.[e.scope])return null;let r=null;const s=()=>r=this.program.pattern(e.position,e.scope).vn;return this.he||(this.isWellFormed=!0),[t=>(r??s()).matches(t)]}case"one_of":return e&&2!==n?[t=>e.has(t)]:null;case"none_of":return e&&2!==n?[t=>!e.has(t)]:null}return null}}
//|20 0 915
,Xu=(t,n)=>{const[e,r]=t;return 1===t.length?(t,r)=>{if("string"!=typeof t)return n&&null==t;const s=t.charCodeAt(0);return s>32&&s<128||!E(t)?e(t,r):n}:(s,i)=>{if("string"!=typeof s)return n&&null==s;const o=s.charCodeAt(0);if(!(o>32&&o<128)&&E(s))return n;if(!e(s,i)||!r(s,i))return!1;for(let n=2;n<t.length;n++)if(!t[n](s,i))return!1;return!0}}
//|28 0 915
,tl=({least:t,most:n,unit:e})=>{const r=P[e],s={bytes:1,utf16:1,scalars:2,characters:1/0}[e],[i,o]=["characters"===e?t<=1?1:1/0:t*s,"bytes"===e?n/3:n];return e=>{if(e.length>=i&&e.length<=o)return!0;if(e.length>5e6)return!1;const s=r(e);return s>=t&&s<=n}}
//module|757 778 782 0 915
,nl=(t,n)=>{if(n.isExact||n.isClosed||n.parameters||void 0!==n.decisions||1!==n.objects.length||void 0!==n.contexts||n.fields.some(t=>t.normalization.length>0||!t.type.kind||t.name in Object.prototype))return null;const e=new Map(n.fields.map(t=>[t.slot,t])),r=[];for(let s=n.checks;4!==t.code[s].op;s=t.code[s].b){const{op:i,a:o,b:c}=t.code[s];if(0!==i&&1!==i)return null;const u=0===i?n.fields[o]:null,l=t.code.slice(s+1,c).filter(({op:t})=>2===t).map(n=>t.checks[n.a]),h=new Set(l.flatMap(n=>Gu(t,n)));r.push({field:u,name:u?.name,entry:s,fn:u&&new Wu(t,n,u).read(s+1,c),ae:[...h].map(t=>e.get(t)).filter(Boolean)})}return r.some(({fn:t})=>null!==t)?new el(n,r):null}
//module|48 57 240 397 398 400 607 680 783 0 915
,el=class{constructor(t,n){this.form=t,this.Vt=n,this.refused=[]}me(t){const{Vt:n}=this,e=void 0===t[ar],r=this.refused=[];for(let s=0;s<n.length;s++){const i=n[s];e&&null!==i.fn&&i.fn(t[i.name],t)||r.push(i)}return 0===r.length}load(t,n){const{form:e,refused:r}=this;t.slots.length!==e.slotCount&&(t.slots=new Array(e.slotCount));const{slots:s}=t;for(let t=1;t<s.length;t++)s[t]=Tt;s[0]=new $t(10,void 0);for(const{ae:t}of r)rl(s,n,t);const i=new Ei(s);for(const{field:s,name:o}of r)if(null!==s){if(n[ar]?.has(o))throw new Si(Mi);i.value(n[o],s.type,s.slot,0),fu(t,s,e,s.slot)}s.length>e.slotCount&&i.lt()}run(t){for(const{entry:n}of this.refused)t.Vt=1,t.Ct||xc(t,n,null);t.Vt=1/0}}
//module|48 0 915
,rl=(t,n,e)=>{for(const{name:r,slot:s,type:i}of e){const e=n[r];null!=e&&(t[s]=new $t(i.kind,e))}}
//|0 915
,sl=class extends Error{constructor(t){super(t),this.name="SessionError"}}
//|784 786 0 915
,il=t=>{if("string"!=typeof t)throw new sl("a path is a text");const n=[],e=/\.?(?:`([^`]+)`|([^.[`]+))|\[(\d+)\]|\["((?:[^"\\]|\\.)*)"\]/y;for(;e.lastIndex<t.length;){const[,r,s,i,o]=e.exec(t)??[],c=r??s??(i&&Number(i))??(void 0===o?o:{key:ol(o)});if(void 0===c)throw new sl(`'${t}' is no path`);n.push(c)}return n}
//|0 915
,ol=t=>{const n={n:"\n",r:"\r",t:"\t"};return t.replace(/\\(?:u\{(10[\dA-F]{4}|[\dA-F]{1,5})\}|(.))/g,(t,e,r)=>e?String.fromCodePoint(parseInt(e,16)):n[r]??r)}
//filter mask notation|0 915
,cl=(t,n,e)=>{let[r,s]=[0,t];if(!n)for(const n=Math.max(1,t-1024);s>n;)if(e(--s))return s;for(;s-r>1;){const t=r+Math.floor((s-r)/2);e(t)?r=t:s=t}return r}
//|0 915
,ul=(t,n,e)=>({shown:t,value:t,caret:n,disposition:e})
//|25 787 788 0 915
,ll=({start:t,end:n,text:e},r,s)=>{const i=F(r),o=i.slice(0,t).join(""),c=o+e,u=i.slice(n).join(""),l=[];let h=0;for(const t of F(c))h+=t.length,h>o.length&&l.push(h);const a=(t,n)=>{const e=c.slice(0,t)+u;return ul(e,F(e.slice(0,t)).length,n)};if(0===l.length||""===e||s(c+u))return a(c.length,"taken");const m=cl(l.length,""===u,t=>s(c.slice(0,l[t-1])+u));return 0===m?ul(r,n,"refused"):a(l[m-1],"shortened")}
//notation|25 225 305 787 788 790 0 915
,hl=class{static of(t,n,{start:e,end:r,text:s,isForward:i}){if(!(n instanceof Is)||null===n.group)return null;const o=F(t),c=n.rt(o);if(null===c)return null;const u=t=>t.filter(t=>!n.groups.includes(t)).length;let l=u(o.slice(0,e)),h=l+u(o.slice(e,r));l===h&&""===s&&e<r&&(i?h=Math.min(c.length,h+1):l=Math.max(0,l-1));const a=F(s),m=2===n.read(s).completion?n.rt(a)??a:a;return Object.assign(new hl,{notation:n,shown:o,plain:c,start:e,end:r,text:s,lower:l,upper:h,inserted:m})}dt(t){const{shown:n,plain:e,end:r,text:s,lower:i,upper:o,inserted:c}=this,u=e.length<n.length;if(""===s)return u?this.st(0)??ul(this.fe(0).join(""),i,"taken"):null;const l=this.st(c.length);if(null===l||t(l.value))return l;const h=this.fe(c.length).join("");if(!u&&t(h))return ul(h,i+c.length,"taken");const a=cl(c.length,o===e.length,n=>{const e=this.st(n);return null!==e&&t(e.value)});return a>0?{...this.st(a),disposition:"shortened"}:u?ul(n.join(""),r,"refused"):null}get data(){const{notation:t,shown:n,start:e,end:r,text:s,lower:i,inserted:o}=this,c=this.fe(o.length).join("");return 0!==t.read(n.slice(0,e).join("")+s+n.slice(r).join("")).completion||0===Ve(t.syntax,c)?null:ul(c,i+o.length,"taken")}fe(t){return[...this.plain.slice(0,this.lower),...this.inserted.slice(0,t),...this.plain.slice(this.upper)]}st(t){const n=this.notation.st(this.fe(t));if(null===n)return null;let e=this.lower+t,r=0;for(;e>0;)this.notation.groups.includes(n[r++])||(e-=1);return ul(n.join(""),r,"taken")}}
//mask|791 0 915
,al={digit:t=>/^[0-9]$/.test(t),letter:t=>/^\p{Alphabetic}[\p{M}\p{Alphabetic}\u200c\u200d]*$/u.test(t),letterOrDigit:t=>al.digit(t)||al.letter(t)}
//mask|18 791 0 915
,ml=t=>/^[\x20-\x7e]$/.test(t)?!al.letterOrDigit(t):/^[\p{P}\p{Sm}]/u.test(t)||S.test(t)&&!/[\n\r\v\f\x85\u2028\u2029]/.test(t)
//mask|0 915
,fl={0:["digit","mandatory"],9:["digit","optional"],A:["letter","mandatory"],a:["letter","optional"],_:["letterOrDigit","mandatory"],"-":["letterOrDigit","optional"]}
//mask|25 793 0 915
,pl=t=>{const n=F(t),e=[];let r={kind:null,mandatory:0,optional:0};const s=()=>{for(const t of["mandatory","optional"])for(let n=0;n<r[t];n++)e.push({kind:r.kind,room:t});r={kind:null,mandatory:0,optional:0}};let i=null;for(let t=0;t<n.length;t++){const o=n[t];if(null!==i||"["!==o&&"{"!==o)if("]"===o||"}"===o)s(),i=null;else if("["===i&&"\u2026"===o){const t=r.kind??"letterOrDigit";s(),e.push({kind:t,room:"repeating"})}else if("["===i){const[t,n]=fl[o];r.kind!==t&&s(),r.kind=t,r[n]++}else e.push({own:"\\"===o?n[++t]:o,isInValue:"{"===i});else i=o}return e}
//mask|0 915
,dl=(t,n,e,r)=>({fills:t,matchesFixed:n,matchesLiterals:e,ends:r})
//mask|795 0 915
,bl=dl(!0,!0,!1,!1)
//mask|795 0 915
,wl=dl(!0,!1,!1,!1)
//mask|795 0 915
,gl=dl(!1,!0,!1,!1)
//mask|795 0 915
,jl=dl(!0,!0,!0,!0)
//mask|795 0 915
,Ol=dl(!0,!0,!1,!0)
//mask|795 0 915
,vl=dl(!0,!1,!1,!0)
//mask|0 915
,[yl,kl,xl]=[0,1,2]
//mask|25 0 915
,$l=t=>F(t.join(""))
//mask|791 792 796 797 798 803 804 0 915
,Ml=class{constructor(t,n=[],e=0){this.pe=t,this.de=n,this.next=e}static of(t,n,e){const r=new Ml(n);for(const n of t)r.take(n,bl);return 0===r.filledCount()&&([r.de,r.next]=[[],0]),e&&r.autocomplete(),r}copy(){return new Ml(this.pe,[...this.de],this.next)}get shown(){return this.de.map(t=>t.character).join("")}get value(){return this.filledCount()>0?this.de.filter(t=>0!==t.be).map(t=>t.character):[]}get we(){return!this.pe.slice(this.next).some(t=>"mandatory"===t.room||t.isInValue)}get ge(){return this.pe.some(t=>void 0!==t.own&&al.letterOrDigit(t.own))}get je(){return this.value.length-$l(this.value).length}get Oe(){return $l(this.de.map(t=>t.character)).length===this.de.length}filledCount(t=0,n=this.de.length){let e=0;for(let r=t;r<n;r++)2===this.de[r].be&&e++;return e}ve(t){for(;t>0&&2!==this.de[t-1].be;)t--;return t}caret(t,n,e){let r=0;for(let n=t;n>0&&r<this.de.length;r++)2===this.de[r].be&&n--;for(;r<this.de.length&&2!==this.de[r].be&&(!(n--<=0)||e&&this.de[r].place===(0===r?-1:this.de[r-1].place)+1);r++);return r}cut(t){const n=this.de.splice(t),e=this.de.at(-1);return this.next=void 0===e?0:"repeating"===this.pe[e.place].room?e.place:e.place+1,n}autocomplete(){for(;void 0!==this.pe[this.next]?.own;this.next++)this.write(this.next)}write(t,n=null){const{own:e,isInValue:r}=this.pe[t];this.de.push({character:n??e,place:t,be:null!==n?2:r?1:0})}ye(t,n){let e=0;for(const{character:r,be:s}of t.slice(n))1===s&&this.take(r,gl),2!==s||this.take(r,wl)||e++;return e}remove(t,n){return this.ye(this.cut(t),n-t)}take(t,n){const e=this.de.length;let[r,s,i]=[!1,!1,null];for(let e=this.next;e<this.pe.length;e++){const{own:o,isInValue:c,kind:u,room:l}=this.pe[e];if(void 0===o&&s&&(i??={next:e,count:this.de.length}),void 0!==o){if(this.write(e),s=r,o===t&&(c?n.matchesFixed:n.matchesLiterals))return this.next=e+1,!0}else{if(n.fills&&al[u](t))return this.write(e,t),this.next="repeating"===l?e:e+1,!0;if("optional"!==l)break;r=!0}}return n.ends&&i&&this.filledCount()>0&&ml(t)?(this.de.length=i.count,this.next=i.next,!0):(this.de.length=e,!1)}ke(t){for(let n=this.value;;){const e=Ml.of($l(n),this.pe,t);if(n=e.value,$l(n).length===n.length)return e}}}
//mask|25 787 791 799 800 801 803 804 806 0 915
,Sl=class{constructor(t,n,e){this.value=n,this.text=Ml.of(F(n),t,!0),this.canHold=e}dt({start:t,end:n,text:e,isForward:r=!1}){if(""===e)return this.deletion(t,n,r);const[s,i,o]=this.xe(F(e),t,n);return this.$e(s,i,o)??this.Me(n,"refused")}Me(t,n){return{shown:this.text.shown,value:this.value,caret:t,disposition:n}}Se(t,n,e){const r=t.Oe?n:Math.min(n,F(t.shown).length);return{shown:t.shown,value:t.value.join(""),caret:r,disposition:e}}deletion(t,n,e){if(t===n)return this.Me(t,"taken");const r=this.Te(t,n);return n-t==1&&r.value.join("")===this.text.value.join("")?this.Ee(t,n,e):this.Ae(r,t)}Ee(t,n,e){if(e){const e=this.text.de.findIndex((t,e)=>e>=n&&2===t.be);return e<0?this.Me(n,"taken"):this.Ae(this.Te(e,e+1),t)}const r=this.text.ve(t)-1;if(r<0)return this.Me(t,"taken");const s=this.text.filledCount(n)>0?r+1:this.text.de.length;return this.Ae(this.Te(r,s),r)}Te(t,n){let e=this.text.copy();const r=e.remove(t,n);if(r>0){const s=this.text.copy();s.remove(s.ve(t),n)<r&&(e=s)}return e.ke(!0)}Ae(t,n){const e=this.text.ve(n);return this.Se(t,t.caret(this.text.filledCount(0,e),n-e,!1),"taken")}$e(t,n,e){let r=this.Ne(t,jl,n,e);if(r.loss>0||this.text.ge&&!r.rank.every(t=>0===t))for(const[s,i]of this._e(n)){const n=this.Ne(t,s,i,e);Tl(n.rank,r.rank)&&(r=n)}if(r.loss<t.length){const t=this.Ie(r);if(null!==t)return this.inserted(r,t,r.losesText?"shortened":"taken")}if(1===t.length)return null;const s=n=>this.Ne(t.slice(0,n),r.as,r.start,e),i=0===this.text.filledCount(e),o=cl(t.length,i,t=>null!==this.Ie(s(t)));if(0===o)return null;const c=s(o),u=c.loss<o?this.Ie(c):null;return null===u||this.Ce(u)?null:this.inserted(c,u,"shortened")}inserted(t,n,e){return this.Se(n,n.caret(t.filledCount,t.ownCount,!0),e)}Ce(t){return t.value.join("")===this.text.value.join("")}Ie({text:t,keepsRest:n}){if(!n)return null;const e=t.ke(!0);return e.filledCount()<t.filledCount()-t.je||!e.Oe?null:this.Ce(e)||this.canHold(e.value.join(""))?e:null}_e(t){const n=this.text.ge?[[Ol,t],[vl,t]]:[],e=this.text.ve(t);return e<t?[...n,[jl,e]]:n}Ne(t,n,e,r){const s=this.text.copy(),i=s.cut(e),[o,c]=[s.de.filter(t=>0!==t.be).length,s.next],u=t.filter(t=>!s.take(t,n)),l=!(s.filledCount()>0&&s.de.filter(t=>0!==t.be).length>o||s.next>c),h=s.filledCount()-s.je,a=s.de.length-s.ve(s.de.length),m=0===s.ye(i,r-e),f=t.length>1,p=[!m,u.length,l,f&&!s.we,f&&n===jl].map(Number);return{text:s,as:n,start:e,filledCount:h,ownCount:a,keepsRest:m,rank:p,loss:u.length,losesText:u.some(al.letterOrDigit)}}xe(t,n,e){const{de:r,pe:s}=this.text,i=(t,n)=>{const e=$l(t),{kind:r}=s[n.place];return 1===e.length&&void 0!==r&&al[r](e[0])};return n>0&&i([r[n-1].character,t[0]],r[n-1])&&(t=$l([r[n-=1].character,...t])),e<r.length&&i([t.at(-1),r[e].character],r[e])&&(t=$l([...t,r[e].character]),e+=1),[t,n,e]}}
//mask|0 915
,Tl=(t,n)=>{const e=t.findIndex((t,e)=>t!==n[e]);return e>=0&&t[e]<n[e]}
//|25 789 794 804 805 809 810 811 812 813 814 815 0 915
,El=class{constructor(t,n){this.pe=void 0===t?null:pl(t),this.notation=n}shown(t){return this.Fe(t)?Ml.of(F(t),this.pe,!0).shown:t}Fe(t){return null===this.pe||null===this.notation?null!==this.pe:this.holds(t)&&(this.isAlive(t)||!this.isData(t))}valueOf(t){if(null===this.pe||null!==this.notation||"string"!=typeof t||this.holds(t))return t;const n=this.formatted({start:0,end:0,text:t},"",()=>!0);return"taken"===n.disposition?n.value:t}dt(t,n,e){return null===this.notation?this.formatted(t,n,e):this.notated(t,n,e)}formatted(t,n,e){return null===this.pe?ll(t,n,e):new Sl(this.pe,n,e).dt(t)}}
//|0 915
,{}=Object.assign(El.prototype
//mask|25 804 807 808 816 0 915
,{holds(t){return Ml.of(F(t),this.pe,!1).value.join("")===t}}
//notation|807 808 816 0 915
,{isAlive(t){return 0!==this.notation.read(t).completion}}
//notation|225 807 808 816 0 915
,{isData(t){return"time"!==this.notation.type&&/^(?:19|20)/.test(t)&&0!==Ve(this.notation.syntax,t)}}
//notation|25 788 789 790 807 808 816 0 915
,{notated(t,n,e){const r=null===this.pe?hl.of(n,this.notation,t):null,s=r?.dt(e)??null;if(null!==s)return s;const i=F(this.shown(n)),o=this.translation(t,i);if(null!==o&&e(o))return ul(o,F(o).length,"taken");if(null===this.pe){const s=r?.data??null;return null!==s&&e(s.value)?s:this.formatted(t,n,e)}if(!this.Fe(n))return this.formattedAgain(ll(t,n,e));const c=this.formatted(t,n,e);if(""===t.text||"refused"!==c.disposition&&this.isAlive(c.value)||!this.isAlive(n))return c;const u=this.data(t,i);return null!==u&&e(u)?ul(u,F(u).length,"taken"):c}}
//notation|25 804 805 807 808 816 0 915
,{formattedAgain(t){const n=t=>new Sl(this.pe,"",()=>!0).dt({start:0,end:0,text:t}),e=n(t.value);if("refused"===t.disposition||"taken"!==e.disposition)return t;if((!/^\p{Nd}*$/u.test(t.value)||this.isData(t.value)||!this.isAlive(e.value))&&!this.Fe(t.value))return t;const r=F(t.value).slice(0,t.caret).join("");if(r===t.value)return{...e,caret:F(e.shown).length,disposition:t.disposition};const s=Ml.of(F(n(r).value),this.pe,!1).filledCount(),i=Ml.of(F(e.value),this.pe,!0).caret(s,0,!1);return{...e,caret:i,disposition:t.disposition}}}
//notation|25 728 807 808 816 0 915
,{translation({start:t,end:n,text:e},r){return F(e).length<2||n>r.length?null:Pu(this.notation,r.slice(0,t).join("")+e+r.slice(n).join(""))}}
//notation|807 808 816 0 915
,{data({start:t,end:n,text:e},r){const s=t=>/^\p{Nd}$/u.test(t);if(r.slice(n).some(s))return null;const i=r.slice(0,t).filter(s).join("")+e;return this.isData(i)&&!this.Fe(i)?i:null}}
//|0 915
)
//|38 239 817 0 915
,Al=(t,n=0,e=new Set)=>{const r=t=>Al(t,n+1,e);return"string"==typeof t?JSON.stringify(t):Array.isArray(t)||lr(t)?n>Z||e.has(t)?"":(e.add(t),Array.isArray(t)?`[${t.map(r)}]`:`{${Object.keys(t).filter(n=>void 0!==t[n]).sort().map(n=>r(n)+r(t[n]))}}`):String(t)}
//externals|817 0 915
,Nl=({rule:t,value:n,arguments:e})=>Al([t.name,n,e])
//|820 821 0 915
,_l=({annotations:t,isSecret:n,computed:e,type:r})=>{const s=n||void 0!==e?void 0:t.find(({name:t})=>"default"===t)?.arguments[0];return void 0===s?void 0:Cl(r,Il(s))}
//default|67 820 0 915
,Il=t=>{if(Array.isArray(t))return t.map(Il);if(null===t||"object"!=typeof t)return t;const[[n,e]]=Object.entries(t);return"number"===n?Ft(e,!0):e}
//default|59 81 821 839 0 915
,Cl=(t,n)=>{if("any"===t.name)return n;if("list"===t.name)return(Array.isArray(n)?n:[n]).map(n=>Cl(t.item,n)).filter(t=>void 0!==t);const e="number"==typeof n||n instanceof At;return 4===t.kind?"string"==typeof n?n:e?Vt(n):"boolean"==typeof n?String(n):void 0:Wl.includes(t.name)&&("string"==typeof n||e&&3===t.kind||"boolean"==typeof n&&2===t.kind)?n:void 0}
//|239 241 413 784 822 823 824 829 0 915
,Fl=(t,n,e,r=null,s=n.objects[0])=>{Rl(t,s.memberNames,"field",e);for(const{name:i,field:o,group:c}of s.members){const s=mr(t,i),u=o&&r?.node(o);if(void 0!==s&&u?.Re&&Ul(u),o)ql(s,o.type,[...e,i],u?.nested);else if(lr(s))Fl(s,n,[...e,i],r,n.objects[c]);else if(null!=s)throw new sl(`'${_i([...e,i])}' takes the values of a form`)}}
//|239 242 413 784 0 915
,Rl=(t,n,e,r)=>{if(!lr(t))throw new sl(`expected an object of ${e}s`);const s=fr(t,n);if(void 0!==s)throw new sl(`the form has no ${e} '${_i([...r,s])}'`)}
//|239 393 400 822 824 825 0 915
,ql=(t,n,e,r=null)=>{if(n.form&&lr(t))return Fl(t,n.form,e,r);if(new Ei([]).value(t,n,0,0),void 0!==yi(n).form&&("list"===n.name&&Array.isArray(t)&&t.forEach((t,r)=>Pl(t,n.item,[...e,r])),"map"===n.name&&lr(t)))for(const r of Object.keys(t))ql(t[r],n.item,[...e,{key:r}])}
//|20 239 413 784 824 0 915
,Pl=(t,n,e)=>{const r=null==t||"string"==typeof t&&E(t);if(n.form&&!r&&!lr(t))throw new sl(`'${_i(e)}' takes the values of a form`);ql(t,n,e)}
//|241 823 825 0 915
,zl=(t,n,e)=>{const r=[...(e.contexts??[]).map(t=>n.contexts[t]),...e.parameters??[]];Rl(t,new Set(r.map(({name:t})=>t)),"context",[]);for(const{name:n,type:e}of r)Pl(mr(t,n),e,[n])}
//|239 241 827 831 0 915
,Bl=(t,n,e,r,s=e.form.objects[0])=>{for(const{name:i,field:o,group:c}of s.members){const s=mr(n,i),u=e.form.objects[c];o?void 0!==s?Jl(t,s,e.node(o),r):r||Jl(t,void 0,e.node(o),!1):lr(s)?Bl(t,s,e,r,u):null!==s&&r||Bl(t,{},e,!1,u)}}
//|819 828 831 0 915
,Dl=(t,n)=>{for(const e of n.fields){const n=_l(e.qe);void 0!==n&&Jl(t,n,e,!1),e.nested&&Dl(t,e.nested)}}
//|413 784 0 915
,Ul=t=>{if(t.isReadOnly)throw new sl(`'${_i(t.path)}' is read-only`)}
//|784 0 915
,Zl=t=>{if(t.Pe)throw new sl(`'${t.qe.name}' is in a row that was removed`)}
//|239 817 827 832 833 837 0 915
,Jl=(t,n,e,r)=>{const{type:s,computed:i}=e.qe;void 0===i&&(e.ze=Ll(n),e.Be=!1,s.form&&lr(n)?(e.Be=!0,e.content=void 0,Bl(t,n,e.nested,r)):s.form?(Bl(t,{},e.nested,!1),e.content=n):"list"===s.name&&Array.isArray(n)?Hl(t,n,e):(e.De=null,e.content=e.Ue.valueOf(n)),e.Ze=(e.Be||null!==e.De)&&Al(e.given)!==e.Je,Kl(e))}
//|20 38 239 832 0 915
,Ll=(t,n=0)=>!(null==t||n>0&&!1===t)&&("string"==typeof t?!E(t):n>Z||(Array.isArray(t)?t.some(t=>Ll(t,n+1)):0===n||!lr(t)||Object.values(t).some(t=>Ll(t,n+1))))
//list|834 836 0 915
,Hl=(t,n,e)=>{const r=(e.De??[]).slice(0,n.length);for(;r.length<n.length;)r.push(Gl(t,e));e.De=r,e.content=void 0,r.forEach((e,r)=>Vl(t,e,n[r]))}
//module list|842 0 915
,Gl=(t,n)=>{const e={value:null,instance:null};return n.Le&&(e.instance=new nh(t,n.Le,n,e)),e}
//|239 817 827 828 0 915
,Yl=(t,n,e)=>{if(void 0!==e&&(n.value=e),n.instance){Dl(t,n.instance),lr(e)&&Bl(t,e,n.instance,!0);for(const t of n.instance.He())t.Je=Al(t.given)}}
//|239 827 0 915
,Vl=(t,n,e)=>{n.value=e,n.instance&&lr(e)&&Bl(t,e,n.instance,!1)}
//|0 915
,Kl=t=>{t.session.Ge++,t.unit.moment="change";for(let{Ye:n,Ve:e}=t.instance;n&&void 0!==t.given;({Ye:n,Ve:e}=n.instance))null===e&&(n.Be=!0)}
//|421 838 0 915
,Ql=(t,n=t.form.objects[0])=>Bi(n.members.map(({name:n,field:e,group:r})=>{if(e)return[n,t.node(e).given];const s=Ql(t,t.form.objects[r]);return[n,Object.keys(s).length>0?s:void 0]}))
//|0 915
,Wl=["integer","number","boolean","date","month","time","datetime"]
//|0 915
,Xl=["text","integer","number","date","month","time","datetime","choice","any"]
//|59 70 81 422 728 807 817 838 839 842 0 915
,th=class{constructor(t,n){this.instance=t,this.qe=n,this.session=t.session,this.unit=null,this.content=void 0,this.De=null,this.Be=!1,this.Ze=!1,this.nested=n.type.form?new nh(this.session,n.type.form,this,null):null,this.Le="list"===n.type.name?n.type.item.form??null:null,this.Ke=!1,this.Qe=!1,this.ze=!1,this.isEnabled=!0,this.Re=!1,this.Je=void 0,this.status=null,this.view=null,this.Ue=n.Ue??=new El(n.mask,n.notation)}get path(){return[...this.instance.path,...this.qe.groups,this.qe.name]}get slot(){return this.instance.place.frame.base+this.qe.slot}get Pe(){for(let{Ye:t,Ve:n}=this.instance;t;({Ye:t,Ve:n}=t.instance))if(n&&!t.De?.includes(n))return!0;return!1}get We(){return!this.Be&&null===this.De&&Al(this.content)!==this.Je}get isReadOnly(){return this.Re||void 0!==this.qe.computed}*Xe(){if(this.nested&&(yield this.nested),this.Le)for(const t of this.De??[])yield t.instance}get given(){return this.Be?Ql(this.nested):null===this.De?this.content:this.De.map(t=>t.instance?Ql(t.instance):t.value)}get value(){const{type:t}=this.qe;return this.Be||null!==this.De||"string"!=typeof this.content||!Wl.includes(t.name)||this.Pe?this.given:Di(this.session.Mt,this.slot,t)??this.content}get tr(){if(this.Be||null!==this.De)return null;const{content:t,qe:{notation:n}}=this;if(null==t)return"";if("number"==typeof t||t instanceof At){const e="number"==typeof t?Pt(t):t;return n?.write(3,e)??Vt(e)}return"string"!=typeof t?null:null===n||this.Ke?t:Pu(n,t)??t}}
//|841 843 844 845 0 915
,nh=class{constructor(t,n,e,r){this.session=t,this.form=n,this.Ye=e,this.Ve=r,this.fields=n.fields.map(t=>new th(this,t)),this.Vt=sh(t.program,n).map(t=>({...t,instance:this,moment:"change",standing:eh}));for(const t of this.Vt)t.field&&(this.node(t.field).unit=t);this.place=null}node(t){return this.fields[t.index]}get path(){return null===this.Ye?[]:null===this.Ve?this.Ye.path:[...this.Ye.path,this.Ye.De.indexOf(this.Ve)]}*nr(){for(const t of this.Vt)if(yield t,t.field)for(const n of this.node(t.field).Xe())yield*n.nr()}*He(){for(const t of this.nr())t.field&&(yield rh(t))}}
//|0 915
,eh=Object.freeze({isInvalid:!1,gt:!1,fails:!1,failsForGood:!1,isPending:!1,ft:[],violations:[],undecided:[],Bt:new Map})
//|0 915
,rh=({field:t,instance:n})=>t?n.node(t):null
//|757 846 0 915
,sh=(t,n)=>{if(n.Vt)return n.Vt;const e=[];for(const r of t.Xt(n.checks)){const s={entry:r.index,field:null,slot:r.a,hasConditions:!1,targets:[],reads:[]};if(0===r.op)e.push({...s,field:n.fields[r.a],slot:n.fields[r.a].slot});else if(1===r.op)e.push(s);else if(2===r.op){const n=t.checks[r.a],s=e.at(-1);n.isCondition&&(s.hasConditions=!0),ih(n).length>0&&s.targets.push(ih(n)),s.reads.push(...Gu(t,n))}}return n.Vt=e}
//|0 915
,ih=({target:t})=>{const n=t.findIndex(t=>"string"!=typeof t);return n<0?t:t.slice(0,n)}
//|847 0 915
,oh=(t,n)=>{const e=t.fields.findLast(({qe:t})=>t.slot<=n);return e&&e.qe.slot!==n?e.nested?oh(e.nested,n-e.qe.slot):null:e??null}
//|785 851 852 0 915
,ch=(t,n)=>{const e=n.map(n=>{if("string"!=typeof n?.message)throw new TypeError("a violation needs a message");const e={path:"",rule:"rejected",severity:"error",file:"",line:0,column:0,...n},r=t.er(il(e.path));return{violation:e,...r,key:hh(t,r?.field)}}),r=({violation:n,field:e})=>e?ah(t,e):""===n.path;return t.rr=e.filter(r),t.update(),n.filter((t,n)=>!r(e[n]))}
//|851 0 915
,uh=t=>{t.rr=t.rr.filter(({field:n,key:e})=>!n?.Pe&&hh(t,n)===e)}
//|413 852 0 915
,lh=(t,n)=>t.rr.filter(e=>e.field===n&&ah(t,n)).map(({violation:t,rest:e})=>n?{...t,path:_i([...n.path,...e])}:t)
//|817 838 0 915
,hh=(t,n)=>Al(n?n.given:Ql(t.root))
//|852 0 915
,ah=(t,n)=>!n||n.isEnabled&&t.sr(n)&&ah(t,n.instance.Ye)
//|854 0 915
,mh=t=>{for(const n of t.root.He())n.status=fh(t,n)}
//|855 856 857 858 860 864 0 915
,fh=(t,n)=>{const{Ke:e}=n,r=null===n.instance.Ye?[]:ph(t,n),{unit:s}=n,i=s.targets.length>0||r.length>0,o=i?bh(t,n,r):s.standing,c=0==(3&t.Mt.slots[n.slot].flags),u=wh(t,n,o)||o.fails&&(s.hasConditions||r.length>0)||t.rr?.some(t=>t.field===n),l=(e,r)=>!i||dh(t,e,r)===n,h=u?[...r,s].flatMap(n=>jh(t,n).filter(t=>l(t,n))):[],a=h.filter(t=>"error"===t.severity),{We:m}=n,f=o.gt&&!kh(t,n),p=f&&void 0!==n.qe.computed,d=h.filter(t=>"warning"===t.severity);return{state:c&&n.isEnabled?a.length>0?"invalid":o.isPending?"checking":t.ir!==n||e?e||n.Qe||m||n.Ze||p?o.isInvalid?"incomplete":f?"undecided":o.gt?"incomplete":"valid":"untouched":"editing":"untouched",isActive:c,isPending:o.isPending,violations:a,warnings:d,undecided:f?o.undecided:[]}}
//nested|0 915
,ph=(t,n)=>{const e=[];for(let{Ye:r,Ve:s}=n.instance;null!==r&&null===s;({Ye:r,Ve:s}=r.instance))r.unit.targets.some(e=>t.find(e,r.nested)===n)&&e.push(r.unit);return e}
//target|844 846 0 915
,dh=(t,n,e)=>{const r=rh(e),s=e.standing.Bt.get(n)?.check,i=s?ih(s):[];return(r?.nested&&i.length>0?t.find(i,r.nested):null)??r}
//target|856 0 915
,bh=(t,n,e)=>{const{unit:r}=n,s=[...e,r].flatMap(({standing:e,...r})=>e.violations.filter(s=>dh(t,s,{standing:e,...r})===n).map(t=>({isError:"error"===t.severity,isFinal:!e.Bt.get(t)?.Ut}))),i=r.standing.isInvalid&&!r.standing.violations.some(t=>"error"===t.severity);return{...r.standing,isInvalid:i||s.some(({isError:t})=>t),fails:s.length>0,failsForGood:s.some(({isFinal:t})=>t)}}
//|859 0 915
,wh=(t,n,e)=>n.Ke?e.failsForGood:e.fails&&gh(t,n)
//|422 0 915
,gh=(t,n)=>void 0!==n.qe.computed?void 0!==Di(t.Mt,n.slot,n.qe.type):n.Qe||n.ze&&t.ir!==n
//|844 850 861 870 0 915
,jh=(t,n)=>{const e=rh(n),r=Oh(t,n,e);return t.rr&&e?Eh([...r,...lh(t,e)],n.standing.Bt,t.options.mode):r}
//|858 862 870 0 915
,Oh=(t,n,e)=>{const{standing:r}=n;if(!r.fails)return[];const s=null===e||wh(t,e,r);return s||n.hasConditions?Eh(r.violations.filter(r=>vh(t,r,n,e,s)),r.Bt,t.options.mode):[]}
//|757 863 866 0 915
,vh=(t,n,e,r,s)=>{const{Ut:i=!1,check:o=null}=e.standing.Bt.get(n)??{},c=o?.isCondition??!1;if(r?.Ke&&i&&!c)return!1;const u=o?Gu(t.program,o):[];return null===r&&0===u.length?t.or:!!(s||c&&0!==u.length)&&!(r&&0===u.length&&void 0===r.qe.computed&&!r.Ke&&!r.Qe)&&!(r&&void 0!==r.qe.computed&&!yh(t,r))&&u.every(n=>$h(t,n,e.instance))}
//computed|859 865 868 0 915
,yh=(t,{qe:{slot:n},instance:e})=>{const r=Sh(t,n,e);return(0===r.length||r.some(n=>gh(t,n)))&&!xh(t,n,e)}
//|865 0 915
,kh=(t,n)=>!n.Ke&&[...n.unit.reads,...void 0===n.qe.computed?[]:[n.qe.slot]].some(e=>xh(t,e,n.instance))
//reads computed|847 867 868 0 915
,xh=(t,n,e)=>{const r=oh(e,n);return null!==r&&void 0===r.qe.computed?Mh(t,r):Sh(t,n,e).some(n=>Mh(t,n))}
//reads|847 859 865 868 0 915
,$h=(t,n,e)=>{const r=oh(e,n);if(null!==r&&1&t.Mt.slots[r.slot].flags)return!0;const s=null!==r&&void 0===r.qe.computed;return!(s&&!gh(t,r))&&(s||Sh(t,n,e).every(n=>gh(t,n)))&&!xh(t,n,e)}
//|0 915
,Mh=(t,n)=>{if(n.Ke)return!0;if(null===n.nested&&!n.Le)return!1;for(let e=t.ir?.Ke?t.ir:null;e;e=e.instance.Ye)if(e===n)return!0;return!1}
//computed parameters group|756 847 0 915
,Sh=(t,n,e)=>{const[r,s,i]=[[{slot:n,instance:e}],new Map,[]];for(const n of r){const e=s.get(n.instance)??s.set(n.instance,new Set).get(n.instance);if(e.has(n.slot))continue;e.add(n.slot);const{form:o,Ye:c}=n.instance,u=Hu(t.program,o).get(n.slot),l=oh(n.instance,n.slot),h=(o.parameters??[]).findIndex(t=>t.slot===n.slot);u?r.push(...u.map(t=>({slot:t,instance:n.instance}))):void 0!==l?.qe.computed?r.push({slot:l.qe.slot,instance:l.instance}):l?i.push(l):h>=0&&c&&r.push(...(c.qe.ue?.[h]??[]).map(t=>({slot:t,instance:c.instance})))}return i}
//|850 860 0 915
,Th=t=>{const n=[...t.root.nr()].flatMap(n=>jh(t,n));return t.rr?[...n,...lh(t)]:n}
//|0 915
,Eh=(t,n,e)=>{if("all"===e||t.length<2)return t;const r=new Set;let s=!1;return t.filter(t=>!(r.has(t.path)||s&&n.get(t)?.check||("error"!==t.severity||(r.add(t.path),t.path.endsWith("]")||(s=!0)),0)))}
//|0 915
,Ah=(t,n)=>{let e=n;for(;e.instance.Ye;)e=e.instance.Ye.unit;const r=t.form.steps.findIndex(({slots:[t,n]})=>t<=e.slot&&e.slot<n);return r<0&&null===e.field?0:r}
//|757 871 0 915
,Nh=(t,n,e,r)=>{const s=Ah(t,e);return s<0||s>n?[]:r.filter(r=>{const i=e.standing.Bt.get(r)?.check,o=(i&&e.instance===t.root?Gu(t.program,i):[]).map(n=>t.form.steps.findIndex(({slots:[t,e]})=>t<=n&&n<e));return Math.max(s,...o)===n})}
//|872 0 915
,_h=(t,n)=>{const e={isInvalid:!1,gt:!1,isPending:!1};for(const r of t.root.nr()){const{violations:s,undecided:i,isPending:o}=r.standing;Nh(t,n,r,s).some(t=>"error"===t.severity)&&(e.isInvalid=!0),0!==Nh(t,n,r,i).length&&(e.gt=!0,o&&(e.isPending=!0))}return e}
//|860 872 0 915
,Ih=(t,n)=>[...t.root.nr()].flatMap(e=>Nh(t,n,e,jh(t,e)))
//|844 871 0 915
,Ch=(t,n)=>{t.cr(null),t.host?.ur();for(const e of t.root.nr()){if(Ah(t,e)!==n)continue;e.moment="submit";const r=rh(e);null!==r&&t.sr(r)&&Object.assign(r,{Qe:!0,Ke:!1})}t.update()}
//steps|235 873 874 875 0 915
,Fh=class{#t;#n;constructor(t,n){this.#t=t,this.#n=n}get#e(){return this.#t.form.steps[this.#n]}get name(){return this.#e.name}get label(){return this.#e.label??ir(this.name)}get fields(){const[t,n]=this.#e.slots;return this.#r(t,n).map(t=>this.#t.view(t))}#r(t,n){return this.#t.root.fields.filter(({qe:e})=>t<=e.slot&&e.slot<n)}get state(){const{isInvalid:t,gt:n,isPending:e}=_h(this.#t,this.#n);if(this.violations.length>0)return"invalid";if(e)return"checking";const[r,s]=this.#e.slots;return this.#r(r,s).some(t=>t.Qe||t.We||this.#t.ir===t)?t?"incomplete":n?"undecided":"valid":"untouched"}get violations(){return Ih(this.#t,this.#n).filter(t=>"error"===t.severity)}get warnings(){return Ih(this.#t,this.#n).filter(t=>"warning"===t.severity)}get canContinue(){const{isInvalid:t,gt:n}=_h(this.#t,this.#n);return!t&&!n&&!this.#t.lr}async submit(){return Ch(this.#t,this.#n),await(this.#t.host?.settle()),this.canContinue}}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|88 93 96 97 98 877 0 915
,Rh=class{constructor(t,n){this.now=t,this.offset=n}static of(t){if("string"==typeof t){const n=ln(t),e=null===n?mn(t):fn(n,0);if(!e)throw new RangeError(`now: '${t}' is neither a date nor a date with time`);const r=60*(e.o??0);return new Rh({s:e.s-r,n:e.n},()=>r)}const n=Number(t??Date.now());if(!Number.isFinite(n))throw new RangeError("now is no date");const e=Math.floor(n/1e3);return new Rh({s:e,n:Math.floor(1e6*(n-1e3*e))},t=>Math.round(60*-new Date(1e3*t.s).getTimezoneOffset())||0)}x(t){const n=Math.floor((t.s+this.offset(t))/86400);return Math.min(Math.max(n,-719162),2932896)}O(t){const n={s:t.s+this.offset(t),n:t.n,o:null};return rn(pn(n))?n:null}k(t){const n=n=>({s:t.s-n,n:t.n});if(null!==t.o)return n(60*t.o);const e=this.offset(n(86400));if(this.offset(n(e))===e)return n(e);const r=this.offset(n(-86400));return this.offset(n(r))===r?n(r):n(e)}}
//|0 915
,qh=["first-per-field","all","first"]
//|878 0 915
,Ph=t=>{if(!qh.includes(t))throw new RangeError(`'${t}' is no report mode`)}
//|877 0 915
,zh=class{constructor(t,n){this.mode=t,this.context=n.context??{},this.strict=!0===n.strict,this.moment="submit",this.Yt=!0,this.host=null,this.ruleTexts=n.ruleTexts,this.translations=n.translations,this.now=n.now,this.hr=null}get v(){return this.hr??=Rh.of(this.now)}}
//externals|784 818 882 883 884 885 886 0 915
,Bh=class{constructor(t,n){const e=[...Dh(t)].filter(t=>"function"!=typeof n[t]).map(t=>`'${t}'`);if(e.length>0)throw new sl(`the form needs external rules that were not supplied: ${e.join(", ")}`);this.session=t,this.externals=n,this.answers=new Map,this.ar=new Map,this.kept=new Map,this.waiting=[]}mt(t){return this.answers.get(Nl(t))}ur(){for(const[t,n]of this.answers)void 0===n.accepted&&this.answers.delete(t)}mr(t){const[n,e]=[new Map,new Set];for(const{standing:r}of t)for(const{question:t,isPending:s}of r.ft)e.add(Nl(t)),s&&n.set(Nl(t),t);for(const t of this.answers.keys())e.has(t)||this.answers.delete(t);this.fr(n)}fr(t){for(const[n,{pr:e}]of this.ar)t.has(n)&&!this.session.lr||(this.ar.delete(n),e.abort());for(const[n,e]of this.session.lr?[]:t){if(this.ar.has(n))continue;const t=new AbortController;this.ar.set(n,{pr:t}),this.answer(e,n,t).then(e=>this.take(n,t,e))}if(0===this.ar.size)for(const t of this.waiting.splice(0))t()}async settle(){for(;this.ar.size>0;)await new Promise(t=>this.waiting.push(t))}take(t,n,e){this.ar.get(t)?.pr===n&&(this.ar.delete(t),this.answers.set(t,e),this.session.update())}async answer(t,n,e){const{signal:r}=e,{debounce:s,timeout:i,cache:o,retries:c=0}=t.rule,u=this.kept.get(n);if(u&&u.end>performance.now())return u.answer;if(s&&this.session.dr!==this.session.Ge&&!await Lh(Jh(s),r))return{reason:"cancelled"};const l=this.br(t,c,r),h=new AbortController;r.addEventListener("abort",()=>h.abort(),{once:!0});const a=i&&Lh(Jh(i),h.signal).then(()=>Zh),m=await(a?Promise.race([l,a]):l);return h.abort(),m===Zh&&e.abort(),o&&void 0!==m.accepted&&this.kept.set(n,{answer:m,end:performance.now()+Jh(o)}),this.kept.size>1024&&this.kept.delete(this.kept.keys().next().value),m}async br(t,n,e){const{rule:r,value:s,arguments:i}=t,o=Object.fromEntries(r.parameters.map((t,n)=>[t,i[n]??null]));for(;;)try{return Uh(await this.externals[r.name](s,{signal:e,arguments:o}))}catch(t){if("AbortError"===t?.name||e.aborted)return{reason:"cancelled"};if(n--<=0)return{reason:t?.message?`failed: ${t.message}`:"failed"}}}}
//externals|0 915
,Dh=({program:t,form:n})=>{const e=new Set,r=({checks:t,decisions:n,fields:e})=>[t,n,...e.map(({filter:t})=>t)].filter(t=>void 0!==t),s=new Set(r(n));for(const n of s)for(const{op:i,name:o,a:c}of t.Xt(n))18===i?e.add(t.externals[c].name):13===i?s.add(t.rules[c].entry):"nested"===o?r(t.forms[c]).forEach(t=>s.add(t)):"compute"===o&&void 0!==t.computed[c].aggregate?.body&&s.add(t.computed[c].aggregate.body);return e}
//externals|0 915
,Uh=t=>{if("boolean"==typeof t)return{accepted:t};if("string"==typeof t)return{accepted:!1,message:t||void 0};throw new TypeError("an external rule answers true, false or a message")}
//externals|0 915
,Zh={reason:"timed out"}
//externals|121 0 915
,Jh=t=>Number(qn(t).p)/1e6
//externals|0 915
,Lh=(t,n)=>new Promise(e=>{const r=setTimeout(()=>e(!0),Math.min(t,2147483647));n.addEventListener("abort",()=>{clearTimeout(r),e(!1)},{once:!0})})
//module list|825 834 835 890 892 893 0 915
,Hh=(t,n,e)=>{const r=Qh(t),s=Vh(t,e,r.length);Pl(n,t.qe.type.item,[...t.path,s]);const i=Gl(t.session,t);r.splice(s,0,i),Wh(t,r),Yl(t.session,i,n)}
//module list|890 892 893 0 915
,Gh=(t,n,e)=>{const r=Qh(t),[s,i]=[n,e].map(n=>Vh(t,n,r.length-1));s!==i&&(r.splice(i,0,...r.splice(s,1)),Wh(t,r))}
//module list|890 892 893 0 915
,Yh=(t,n)=>{const e=Qh(t);e.splice(Vh(t,n,e.length-1),1),Wh(t,e)}
//module list|891 0 915
,Vh=(t,n,e)=>{if(Number.isInteger(n)&&n>=0&&n<=e)return n;throw Kh(t)}
//module list|413 784 0 915
,Kh=t=>new sl(`there is no such row in '${_i(t.path)}'`)
//module list|829 891 0 915
,Qh=t=>{if("list"!==t.qe.type.name)throw Kh(t);return Ul(t),[...t.De??[]]}
//module list|837 0 915
,Wh=(t,n)=>{t.De=n,t.content=void 0,t.Qe=!0,Kl(t)}
//|413 824 829 830 831 887 888 889 0 915
,Xh=class{#s;constructor(t){this.#s=t}get path(){return this.#s.Pe?this.#s.qe.Zt:_i(this.#s.path)}get label(){return this.#s.qe.shownLabel}get text(){return this.#s.Ue.shown(this.#s.tr??"")}get value(){return this.#s.value}get state(){return this.#s.status.state}get violations(){return this.#s.status.violations}get warnings(){return this.#s.status.warnings}get undecided(){return this.#s.status.undecided}get isActive(){return this.#s.status.isActive}get isPending(){return this.#s.status.isPending}get isReadOnly(){return this.#s.isReadOnly}set isReadOnly(t){this.#i(n=>n.Re=t)}get isEnabled(){return this.#s.isEnabled}set isEnabled(t){this.#i(n=>n.isEnabled=t)}get rowCount(){return this.#s.De?.length??0}edit(t){return Zl(this.#s),this.#s.session.edit(this.#s,t)}set(t){this.#o((n,e)=>{Ul(n),ql(t,n.qe.type,n.path),n.Ke=!1,Jl(e,t,n,!1)})}focus(){this.#i((t,n)=>n.cr(t))}leave(){this.#i((t,n)=>n.ir===t?n.cr(null):n.leave(t,n.ir))}insert(t,n=this.rowCount){this.#o(e=>Hh(e,t,n))}move(t,n){this.#o(e=>Gh(e,t,n))}remove(t){this.#o(n=>Yh(n,t))}#o(t){Zl(this.#s),this.#i(t)}#i(t){const{session:n,Pe:e}=this.#s;e||(t(this.#s,n),n.update())}}
//|25 48 400 413 422 433 713 784 817 822 826 827 828 837 840 842 843 844 849 853 879 880 881 894 902 903 897 898 899 900 0 915
,ta=class{constructor(t,{values:n={},context:e,externals:r={},...s}){this.program=t.program,this.form=t.qe,this.options={mode:"first-per-field",...s},Ph(this.options.mode),this.context=e??{},zl(this.context,this.program,this.form),this.Mt=new Au(t.program),this.host=t.program.externals.length>0?new Bh(this,r):null,this.root=new nh(this,this.form,null,null),this.ir=null,this.or=!1,this.dr=null,this.rr=null,this.lr=!1,this.Ge=0,this.wr=new Set,Fl(n,this.form,[]),Dl(this,this.root),Bl(this,n,this.root,!0);for(const t of this.root.He())t.Je=Al(t.given),t.Ze=!1;this.update()}update(){this.gr();for(const t of this.root.nr())t.standing=this.judge(t);this.rr&&uh(this),mh(this),this.host?.mr(this.root.nr());for(const t of[...this.wr])t()}y(t){return Object.assign(new zh("all",this.options),{context:this.context,host:this.host},t)}gr(){const t=new Array(this.form.slotCount).fill(null);this.jr=new Ei(t,!1),this.Or(this.root,{frame:Wi(this.form,0),outer:[],items:[]},t),this.Mt.In(this.form,this.y(),t);for(const t of this.root.He())void 0!==t.qe.computed&&(t.content=Di(this.Mt,t.slot,t.qe.type))}Or(t,n,e){t.place=n;const{base:r}=n.frame;e[r]=new $t(10,void 0);for(const s of t.fields){const i=r+s.qe.slot;if(s.Be||null!==s.De&&s.Le)this.layOutInside(s,i,n,e);else{const t=void 0!==s.qe.computed?void 0:s.De?.map(t=>t.value)??s.content;this.jr.value(t,s.qe.type,i,0),s.Ke&&e[i]&&(e[i].flags|=8),s.nested&&this.placeInstance(s.nested,na(n,s,s.qe.type.form,i,null))}t.form.objects.length>1&&this.showGroups(s,r,e)}}judge(t){const n=rh(t);if(null!==t.instance.Ye&&!this.isJudged(t.instance)||!1===n?.isEnabled)return eh;const e=this.y({moment:t.moment,Yt:!(null!==n&&(null!==n.nested||null!==n.Le))}),r=this.Mt.Rn(t.entry,t.instance.place,e),{violations:s,ft:i,Bt:o}=r,c=[...o.values()].filter(t=>t.Ut).length;return{...r,fails:s.length>0,failsForGood:s.length>c,isPending:i.some(t=>t.isPending)}}get verdict(){let t="valid";for(const{standing:n}of this.root.nr()){if(n.isInvalid)return"invalid";n.gt&&(t="undecided")}return t}edit(t,n){const e=t.tr;if(null===e||!Xl.includes(t.qe.type.name))throw new sl(`'${_i(t.path)}' holds no text that could be edited`);if(t.isReadOnly||!t.isEnabled)throw new sl(`'${_i(t.path)}' is read-only`);const r=ea(n,t.Ue.shown(e)),s=this.y(),i=n=>r.deletesPart||void 0===t.qe.filter||this.Mt.canHold(n,t.qe,t.instance.place,s);let o=t.Ue.dt(r,e,i);r.deletesPart&&"refused"===o.disposition&&(o=t.Ue.dt({...r,text:""},e,i)),this.cr(t);const c=e!==o.value||null!==t.qe.notation;"refused"===o.disposition||!c&&t.Ke||(t.Ke=!0,t.ze=!1,c&&(t.content=o.value,Kl(t))),this.update();const{state:u,violations:l,warnings:h}=t.status,a=F(o.shown).slice(0,o.caret).join("").length;return{text:o.shown,value:t.value,caret:a,state:u,isRefused:"refused"===o.disposition,isShortened:"shortened"===o.disposition,messages:[...l,...h].map(t=>t.message)}}cr(t){if(this.ir===t)return;const n=this.ir;this.ir=t,n&&this.leave(n,t)}leave(t,n){const e=new Set;for(let t=n;t;t=t.instance.Ye)e.add(t);for(let n=t;n&&!e.has(n);n=n.instance.Ye)n.Qe=!0,n.Ke=!1,n.unit.moment="blur"}sr(t){return 0==(3&this.Mt.slots[t.slot].flags)&&(null===t.instance.Ye||this.sr(t.instance.Ye))}vr(){this.cr(null),this.or=!0,this.dr=this.Ge,this.rr=null,this.host?.ur();for(const t of this.root.nr()){t.moment="submit";const n=rh(t);null!==n&&this.sr(n)&&(n.Qe=!0)}this.update()}find(t,n){const e=this.er(t,n);return 0===e?.rest.length?e.field:null}er(t,n=this.root){for(let e=1;e<=t.length;e++){const r=_i(t.slice(0,e)),s=n.fields.find(({qe:t})=>t.Zt===r);if(!s)continue;const i=t.slice(e),o=s.De?.[i[0]]?.instance;return(s.nested?this.er(i,s.nested):o&&this.er(i.slice(1),o))??{field:s,rest:i}}return null}view(t){return t.view??=new Xh(t)}}
//|0 915
,{}=Object.assign(ta.prototype
//form|48 895 902 896 901 0 915
,{layOutInside(t,n,e,r){const{nested:s,De:i,Le:o}=t;if(t.Be)return this.Or(s,na(e,t,t.qe.type.form,n,null),r);const c=r[n]=new $t(9,void 0);[c.count,c.stride]=[i.length,o.slotCount],c.start=this.jr.append(c.count*c.stride),i.forEach((n,s)=>this.Or(n.instance,na(e,t,o,c.item(s),s),r))}}
//nested|895 902 896 901 0 915
,{placeInstance(t,n){t.place=n;for(const e of t.fields){const{type:{form:t},slot:r}=e.qe;e.nested&&this.placeInstance(e.nested,na(n,e,t,n.frame.base+r,null))}}}
//group|48 895 896 901 0 915
,{showGroups(t,n,e){const{slot:r,computed:s}=t.qe;if(t.Be||null!==t.De||void 0!==t.content&&void 0===s)for(const s of t.instance.form.objects.slice(1))s.slot<r&&r<s.slot+s.slotCount&&(e[n+s.slot]=new $t(10,void 0))}}
//nested|895 896 901 0 915
,{isJudged(t){const{Ye:n}=t,e=this.Mt.slots[n.slot];return!(!n.isEnabled||71&e.flags)&&(null!==t.Ve||!(10!==e.kind||32&e.flags))&&(null===n.instance.Ye||this.isJudged(n.instance))}}
//|0 915
)
//form|433 0 915
,na=(t,n,e,r,s)=>({frame:Wi(e,r,t.items.length+(null===s?0:1),null!==s&&s>0),outer:[...t.outer,{...t.frame,field:n.qe}],items:null===s?t.items:[...t.items,s]})
//|22 25 784 0 915
,ea=({start:t,end:n,text:e,direction:r},s)=>{if(!([t,n].every(Number.isInteger)&&t>=0&&t<=n&&n<=s.length))throw new sl(`the range ${t}..<${n} is not in a text of ${s.length}`);const i=N(e??""),o=[0];for(const t of F(s))o.push(o.at(-1)+t.length);const c=o.findLastIndex(n=>n<=t),u=o.findIndex(t=>t>=n),l="forward"===r;if(t===n&&""===i)return{start:c,end:c,text:"",isForward:l,deletesPart:!1};const[h,a]=[s.slice(o[c],t),s.slice(n,o[u])].map(t=>N(t,""));return{start:c,end:u,text:h+i+a,isForward:l,deletesPart:!e&&h+a!==""}}
//|419 785 822 826 827 848 869 876 895 0 915
,ra=class{#t;constructor(t,n){this.#t=new ta(t,n)}field(t){const n=this.#t.find(il(t));return n&&this.#t.view(n)}get fields(){return[...this.#t.root.He()].map(t=>this.#t.view(t))}get steps(){return this.#t.form.steps.map((t,n)=>new Fh(this.#t,n))}get verdict(){return this.#t.verdict}get isPending(){return[...this.#t.root.nr()].some(t=>t.standing.isPending)}get violations(){return Th(this.#t).filter(t=>"error"===t.severity)}get warnings(){return Th(this.#t).filter(t=>"warning"===t.severity)}show(t){return ch(this.#t,t)}get values(){return Pi(this.#t.Mt,this.#t.form,0)}get context(){return this.#t.context}set context(t){zl(t,this.#t.program,this.#t.form),this.#t.context=t,this.#t.update()}update(t){Fl(t,this.#t.form,[],this.#t.root),Bl(this.#t,t,this.#t.root,!0),this.#t.update()}onChange(t){if("function"!=typeof t)throw new TypeError("a listener is a function");return this.#t.wr.add(t),()=>this.#t.wr.delete(t)}async settle(){await(this.#t.host?.settle())}async submit(){const t=this.#t;for(let n=null;!t.lr&&t.Ge!==n;)t.vr(),n=t.Ge,await this.settle();return t.lr?"undecided":this.verdict}end(){this.#t.lr=!0,this.#t.host?.fr(new Map),this.#t.wr.clear()}}
//|235 904 907 908 909 910 911 0 915
,sa=class{constructor(t,n,e=!0){this.program=t,this.qe=n,this.in=e,this.name=n.name,this.label=n.label??ir(n.name)}session(t={}){return this.checkNow?.(t),new ra(this,t)}}
//|0 915
,{}=Object.assign(sa.prototype
//module|905 906 912 0 915
,{validate(t,n={}){return void 0===n.step?this.judge(t,n):this.upTo(n.step).judge(t,n)}}
//module|905 906 912 0 915
,{upTo(t){const n=this.qe.steps.find(n=>n.name===t);if(!n)throw new RangeError(`there is no step '${t}'`);return n.form??=new sa(this.program.limited(this.qe,n),this.qe,!1)}}
//module|239 781 879 880 905 906 912 0 915
,{judge(t,n){const{mode:e="first-per-field",context:r}=n;if(Ph(e),!lr(t))throw new TypeError("a record is an object");this.checkNow?.(n),null!=r&&this.checkContext(r),void 0===this.qe.yr&&(this.qe.yr=nl(this.program,this.qe));const s=this.in?this.qe.yr:null;if(null!==s&&s.me(t))return{verdict:"valid",violations:[],undecided:[]};const i=this.program.Mt.judge(t,this.qe,new zh(e,n),s);return{verdict:i.isInvalid?"invalid":i.gt?"undecided":"valid",violations:i.violations,undecided:i.undecided}}}
//module|239 241 242 905 906 912 0 915
,{checkContext(t){if(!lr(t))throw new TypeError("a context is an object");const{contexts:n=[],forms:e}=this.program,r=this.program.kr??=new Set([...n,...e.flatMap(({parameters:t=[]})=>t)].map(({name:t})=>t)),s=fr(t,r);if(void 0!==s){const t=[...r].map(t=>`'${t}'`).join(", ");throw new RangeError(`no form has a context '${s}'${t&&`; there are ${t}`}`)}for(const e of this.qe.contexts??[]){const{name:r,type:s}=n[e],i=mr(t,r)??"";if(s.form&&!lr(i)&&""!==i)throw new RangeError(`the context '${r}' takes the values of a form`)}}}
//moments date month time datetime now today duration offset years months days year weekday before after ascending no_overlap|877 905 906 912 0 915
,{checkNow({now:t}){void 0!==t&&Rh.of(t)}}
//|0 915
)
//|766 905 0 915
,load=t=>{const n="string"==typeof t?JSON.parse(t):t,e=new Vu(n);return{forms:[...new Set(e.forms.map(({name:t})=>t))],form(t){const n=e.forms.find(n=>n.name===t);if(!n)throw new RangeError(`there is no form '${t}'`);return new sa(e,n)}}}
//|21 67 240 0 915
,ia=t=>{let n=0;const e=()=>{throw new SyntaxError(`not JSON at position ${n}`)},r=/[ \t\n\r]*/y,s=/"(?:[^"\\\0-\x1f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|[{}[\],:]/y,i=()=>{r.lastIndex=n,r.test(t),s.lastIndex=r.lastIndex;const i=s.exec(t)?.[0]??e();return n=s.lastIndex,i},o=t=>{const n='"'===t[0]?JSON.parse(t):e();return A(n)?n:e()},c=(t,n)=>(n>512&&e(),"{"===t?l(n):"["===t?u(n):"true"===t||"false"===t?"true"===t:"null"===t?null:/[-0-9]/.test(t[0])?Ft(t,!0):o(t)),u=t=>{const n=[];for(let r=i();"]"!==r;r=i())n.length>0&&(r=","===r?i():e()),n.push(c(r,t+1));return n},l=t=>{const[n,r,s]=[{},[],new Set];for(let u=i();"}"!==u;u=i()){r.length>0&&(u=","===u?i():e());const l=o(u);":"!==i()&&e(),Object.hasOwn(n,l)?s.add(l):r.push(l),Object.defineProperty(n,l,{value:c(i(),t+1),enumerable:!0,writable:!0,configurable:!0})}return Object.defineProperty(n,hr,{value:r}),s.size>0&&Object.defineProperty(n,ar,{value:s}),n},h=c(i(),0);return r.lastIndex=n,r.test(t),n=r.lastIndex,n===t.length?h:e()}
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
se(0);
//|139
se(4,5,16,6,7);
//|139
se(3);
//computations|129 195

//computations|130 132 193

//computations|129 131 193 196

//|

//|

//|394
ki.item=ki;
//|

//|

//|

//backtracking|

//fallback template|

//|

//module|59
export{At as Decimal};
//module|40
export{L as ProgramError};
//module|784
export{sl as SessionError};
//|913
export{load};
//module|914
export{ia as parse};
