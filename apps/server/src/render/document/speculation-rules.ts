import { IS_SLOW_LINE } from './slow-line.ts'

/** Panels, other tabs, files and addresses with a query are left out; the server refuses a visitor's own pages. */
const ALL = `{where:{and:[{href_matches:"/*"},{not:{href_matches:["/*\\\\?*","/api/*","/images/*","/documents/*","/assets/*"]}},{not:{selector_matches:"[data-opens],[target],[download]"}}]},eagerness:"conservative"}`
/** Products: everybody's pages, and where most presses lead. */
const CARDS = `{where:{selector_matches:"[data-part=card-name] a"},eagerness:"moderate"}`

/**
 * Until the shop's code runs, a link opens a document: the browser prepares it when the press begins, and on a quick
 * line the page of a card as soon as the pointer rests on it. The code removes the rules when it takes over the links.
 *
 * A page that was made ahead was counted nowhere. Once it is shown, the browser asks whether it is still the same: it
 * gets no page again, and the shop counts the view.
 */
const SCRIPT = `{const d=document,line=navigator.connection,ask=()=>fetch(location.href,{cache:"no-cache"})
d.body.append(Object.assign(d.createElement("script"),{type:"speculationrules",nonce:d.currentScript.nonce,text:JSON.stringify({prerender:[${ALL}].concat(line&&!${IS_SLOW_LINE}?${CARDS}:[])})}))
d.prerendering?d.addEventListener("prerenderingchange",ask,{once:true}):performance.getEntriesByType("navigation")[0]?.deliveryType=="navigational-prefetch"&&ask()}`

export function speculationRules(nonce: string): string {
  return `<script nonce="${nonce}">${SCRIPT}</script>`
}
