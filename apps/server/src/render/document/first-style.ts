/** Where the links of a document's style sheets stand, and the sheets. */
export interface LinkedStyle {
  readonly from: number
  readonly to: number
  /** Of all of them; the same text for all documents with the same links. */
  readonly css: string
}

/**
 * The sheets themselves come at the first sign that somebody goes on: the next document links them. They are not applied
 * to this one, which has all of them. A visit that only reads does without.
 */
export const SHEETS_SCRIPT = `for(const sign of["pointerdown","keydown"])addEventListener(sign,()=>{for(const{href}of document.querySelectorAll("link[disabled]"))fetch(href,{priority:"low"}).catch(()=>{})},{once:true})`

export function findLinkedStyle(html: Buffer, links: string, css: string | undefined): LinkedStyle | undefined {
  const from = links === '' || css === undefined ? -1 : html.indexOf(links)
  if (from < 0 || css === undefined) return undefined
  return { from, to: from + Buffer.byteLength(links), css }
}

/**
 * A visitor's first document: one round trip less until it can be shown. The links stay, switched off, so that code
 * that is loaded later knows which sheets are there.
 */
export function withInlineStyle(html: Buffer, { from, to, css }: LinkedStyle, nonce: string): Buffer {
  const links = html.toString('utf8', from, to).replaceAll('>', ' disabled>')
  const style = `<style nonce="${nonce}">${css}</style>${links}`
  return Buffer.concat([html.subarray(0, from), Buffer.from(style), html.subarray(to)])
}
