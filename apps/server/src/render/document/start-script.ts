import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { DrawnSources } from '@firkant/domain/page/render-contract.ts'
import type { BuildFiles } from './build-files.ts'
import { scriptJson } from './script-json.ts'

/** A window behind others may draw no frame. */
const MAX_WAIT_MS = 3000

/**
 * Style sheets and pictures have the line to themselves until the first paint; then all modules are requested at once.
 * A press, or a tab in the background that never paints, does not wait for it. A page made ahead of a click runs no code
 * before it is shown: nobody is counted, no consent is read, no stock is asked for.
 */
const SCRIPT = `(entry,modules)=>{
let started
const nonce=document.currentScript.nonce
const add=(tag,attributes)=>document.head.append(Object.assign(document.createElement(tag),attributes,{nonce}))
const start=()=>{
if(started)return
started=1
for(const href of modules)add("link",{rel:"modulepreload",href})
add("script",{type:"module",src:entry})
}
if(document.prerendering)return document.addEventListener("prerenderingchange",start,{once:true})
if(document.hidden)return start()
setTimeout(start,${MAX_WAIT_MS})
for(const press of ["pointerdown","keydown"])addEventListener(press,start,{once:true,capture:true})
requestAnimationFrame(()=>setTimeout(start))
}`

interface StartOptions {
  readonly files: BuildFiles
  readonly drawn: DrawnSources
  readonly language: MarketLanguage
  readonly nonce: string
}

/** Comes after the markup. */
export function startScript({ files, drawn, language, nonce }: StartOptions): string {
  const given = [files.script(language), files.preloads(drawn.atOnce(), language)].map(scriptJson)
  return `<script nonce="${nonce}" data-start>(${SCRIPT})(${given.join()})</script>`
}
