import { THEME_KEY } from '#web/store/storage-keys.ts'
import { CLASS_WORK_KEY, TABLE_KEY } from '#web/store/technical-keys.ts'

/** The color of the page in each theme, for the browser's own interface. */
export const pageColors = { wizard: '#1a1033', light: '#fbfaff' } as const

/**
 * Runs before the first paint: the stored theme becomes the class of the document root, or in a frame the one of
 * `followFrameTheme`. The
 * page is built with the class of the default theme, so without JavaScript it shows that one.
 * Until React takes the theme's button over, a click on it is answered here; what a newer version has
 * stored is then left alone. Every change of the theme also colors the bar of the browser: of two
 * such elements the first one counts, and the other, of the built page, is left to React. A mark says that a user is signed in, so that the page keeps the room
 * for what they will see, one on home that work of a class is open, with its count, and one that a visitor has arranged the periodic table. On a comparison a mark counts the elements or the groups that the address names. Another mark says that nothing of the app is kept in this browser yet, and a third one hides
 * a screen whose address changes its layout until the program has read it, for three seconds at most. On the
 * periodic table a mark keeps most of the cells for the two frames after the first.
 */
export const themeScript =
  () => `{const key='${THEME_KEY}',root=document.documentElement,classes=root.classList;let own=true;
try{sessionStorage.length}catch{const kept=new Map();try{Object.defineProperty(window,'sessionStorage',{value:{getItem:name=>kept.get(name)??null,setItem:(name,text)=>kept.set(name,text),removeItem:name=>kept.delete(name)}})}catch{}}
try{const kept=JSON.parse(localStorage.getItem(key));if(kept){own=kept.version===1;if(kept.value==='light')classes.replace('wizard','light')}if(localStorage.getItem('${TABLE_KEY}'))root.dataset.arranged='?layout='}catch{}
if(/^.embed./.test(location.pathname)){const asked=new URLSearchParams(location.search).get('theme'),light=asked===null?matchMedia('(prefers-color-scheme: light)').matches:asked==='light';classes.toggle('light',light);classes.toggle('wizard',!light)}
const bar=document.createElement('meta'),tint=()=>{bar.content=classes.contains('light')?'${pageColors.light}':'${pageColors.wizard}'};
bar.name='theme-color';document.head.prepend(bar);tint();new MutationObserver(tint).observe(root,{attributeFilter:['class']});
if(!navigator.serviceWorker?.controller)root.dataset.fresh='';
if(/^.(report.|dashboard.periodic-table.*[?&](show|at|year|layout|group3|labels)=)/.test(location.pathname+location.search)||'arranged'in root.dataset&&/^.dashboard.periodic-table/.test(location.pathname)){root.dataset.late='';setTimeout(()=>delete root.dataset.late,3e3)}
{const[,kind]=/^.compare.([eg])=/.exec(location.pathname+location.search)??[];if(kind)root.dataset[kind==='e'?'chosen':'groups']=location.search.split(/,|%2C/i).length}
if(/^.dashboard.periodic-table/.test(location.pathname)){root.dataset.steps='2';const whole=()=>delete root.dataset.steps,next=()=>requestAnimationFrame(()=>setTimeout(()=>{if(root.dataset.steps!=='2')return whole();root.dataset.steps='1';next()}));setTimeout(whole,500);next()}
if(/(^|; )signed-in=1/.test(document.cookie))root.dataset.account='';
if(/^.(dashboard.?)?$/.test(location.pathname))try{const{members,unsent}=JSON.parse(localStorage.getItem('${CLASS_WORK_KEY}')).value,open=members.flatMap(({memberId,work})=>work.filter(({assignmentId,questions,tries,answers})=>new Set([...answers,...unsent.filter(one=>one.memberId===memberId&&one.assignmentId===assignmentId)].filter(one=>one.isCorrect||one.attempt===tries).map(({place})=>place)).size<questions.length));
if(open.length){root.dataset.work='';root.style.setProperty('--works',open.length);root.style.setProperty('--ends',open.filter(({closesAt})=>closesAt).length)}}catch{}
addEventListener('error',event=>{const{target,message}=event;if(target.localName!=='script'&&target.rel!=='modulepreload'&&!/imported module|module script|Importing a module/.test(message)||!document.body)return;
event.preventDefault();if(document.querySelector('.without-script'))return;
const said=document.createElement('p');said.className='without-script';said.setAttribute('role','alert');
said.textContent='A part of the program could not be loaded, so the page may not answer. What you see can be read, and nothing you did is lost. Other screens may work. Perhaps something blocks a script here. ';
const again=document.createElement('button');again.textContent='Try again';again.onclick=()=>location.reload();said.append(again);
document.body.prepend(said)},true);
addEventListener('click',({target})=>{if(!target.closest?.('[data-early=theme]'))return;
const value=classes.toggle('wizard')?'wizard':'light';classes.toggle('light',value==='light');
try{if(own)localStorage.setItem(key,JSON.stringify({version:1,value}))}catch{}})}`
