import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { DrawnSources } from '@firkant/domain/page/render-contract.ts'
import { WANTED_EVENT } from '@firkant/domain/page/waiting-page.ts'
import { escapeHtml } from '../../platform/http/escape-html.ts'
import type { BuildFiles } from './build-files.ts'
import { scriptJson } from './script-json.ts'

/** A window behind others may draw no frame. */
const MAX_WAIT_MS = 3000

/**
 * Signs of a person. A scroll counts beyond the first screen, and a pointer that moves: browsers tell of one that rests
 * where a page appears.
 */
const SIGNS = ['pointerdown', 'touchstart', 'keydown', 'focusin']

/**
 * With `a`, which adds an element, and `s`, which asks for all modules and, where it is not in the document, for the page's
 * state. Line breaks are left out of documents.
 */
const TOOLS = `
const d=document,{nonce,dataset:{rest}}=d.currentScript,a=(tag,all)=>d.head.append(Object.assign(d.createElement(tag),all,{nonce}));
let n;
const s=()=>{
if(n)return;
n=1;
if(rest)self.shopState=fetch(rest);
for(const href of modules)a("link",{rel:"modulepreload",href});
a("script",{type:"module",src:entry})
};`

/**
 * Style sheets and pictures have the line to themselves until the first paint; then `b` is called. A tab in the background
 * that never paints does not wait for it. A page made ahead of a click runs no code before it is shown: nobody is counted,
 * no consent is read, no stock is asked for.
 */
const BEGIN = `
if(d.prerendering)return d.addEventListener("prerenderingchange",b,{once:true});
if(d.hidden)return b();
setTimeout(b,${MAX_WAIT_MS});
requestAnimationFrame(()=>setTimeout(b))`

/** All modules are requested at once. A press does not wait for the first paint. */
const START = `(entry,modules)=>{${TOOLS}
const b=s;
for(const press of ["pointerdown","keydown"])addEventListener(press,s,{once:true,capture:true});
${BEGIN}
}`

/**
 * A page that is read first asks for a small script alone. All others come with the first sign of a person, or when that
 * script can't do without them.
 */
const WAIT = `(entry,modules,waiting)=>{${TOOLS}
let g;
const o={capture:true,passive:true},set=d.documentElement.dataset,w=addEventListener,u=()=>{
set.used="";
s()
},b=()=>{
if(g)return;
g=1;
a("script",{type:"module",src:waiting})
};
for(const sign of ${JSON.stringify(SIGNS)})w(sign,u,o);
w("pointermove",m=>(m.movementX||m.movementY)&&u(),o);
w("scroll",()=>scrollY>innerHeight&&u(),o);
w(${JSON.stringify(WANTED_EVENT)},s);
set.waits="";
${BEGIN}
}`

const onOneLine = (script: string) => script.replaceAll('\n', '')

interface StartOptions {
  readonly files: BuildFiles
  readonly drawn: DrawnSources
  readonly language: MarketLanguage
  readonly nonce: string
  /** The page waits for a sign of a person. */
  readonly waits: boolean
  /** Where the page's state is, if it is not in the document. */
  readonly rest: string | undefined
}

/** Comes after the markup. */
export function startScript({ files, drawn, language, nonce, waits, rest }: StartOptions): string {
  const waiting = waits ? files.waitingScript(language) : undefined
  const modules = new Set(files.preloads(drawn.atOnce(), language))
  // It is there before them.
  if (waiting !== undefined) modules.delete(waiting)
  const given = [files.script(language), [...modules], ...(waiting === undefined ? [] : [waiting])].map(scriptJson)
  const place = rest === undefined ? '' : ` data-rest="${escapeHtml(rest)}"`
  return `<script nonce="${nonce}" data-start${place}>(${onOneLine(waits ? WAIT : START)})(${given.join()})</script>`
}
