import { scriptJson } from './script-json.ts'
import { IS_SLOW_LINE } from './slow-line.ts'

const CARDS = '[data-part=card-name] a'

const rule = (selector: object, eagerness: string) => ({
  where: {
    and: [
      { href_matches: '/*' },
      { not: { href_matches: ['/*\\?*', '/api/*', '/images/*', '/documents/*', '/assets/*'] } },
      { not: { selector_matches: '[data-opens],[target],[download]' } },
      selector,
    ],
  },
  eagerness,
})

/** Panels, other tabs, files and addresses with a query are left out; the server refuses a visitor's own pages. */
const ALL = rule({ selector_matches: 'a' }, 'conservative')
/** Products: everybody's pages, and where most presses lead. */
const NEAR = rule({ selector_matches: CARDS }, 'moderate')

/**
 * Until the shop's code runs, a link opens a document: the browser prepares it when the press begins, and on a quick
 * line the page of a card as soon as the pointer rests on it. The code removes the rules when it takes over the links.
 */
const SCRIPT = `(all,near)=>{
const line=navigator.connection
const rules=document.createElement("script")
rules.type="speculationrules"
rules.nonce=document.currentScript.nonce
rules.text=JSON.stringify({prerender:line&&!${IS_SLOW_LINE}?[all,near]:[all]})
document.body.append(rules)
}`

/**
 * A page that was made ahead was counted nowhere. Once it is shown, the browser asks whether it is still the same: it
 * gets no page again, and the shop counts the view.
 */
const COUNT = `{const ask=()=>void fetch(location.href,{cache:"no-cache",priority:"low"}).catch(()=>{})
if(document.prerendering)document.addEventListener("prerenderingchange",ask,{once:true})
else if(performance.getEntriesByType("navigation")[0]?.deliveryType=="navigational-prefetch")ask()}`

export function speculationRules(nonce: string): string {
  return `<script nonce="${nonce}">(${SCRIPT})(${scriptJson(ALL)},${scriptJson(NEAR)});${COUNT}</script>`
}
