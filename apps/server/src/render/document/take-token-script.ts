import { SOFT_LOGIN_PARAM } from '@firkant/domain/customer/soft-login.ts'
import { scriptJson } from './script-json.ts'

const NONCE = /'nonce-([\w-]+)'/
const HEAD = '<head>'

/** Before anything is loaded, run or reported the token leaves the address, and waits in memory until it is used. */
const SCRIPT = `(name)=>{
const url=new URL(location.href)
window[name]=url.searchParams.get(name)
url.searchParams.delete(name)
history.replaceState(history.state,"",url)
}`

/** A newsletter's link leads to a page that is cached for everybody, so what takes its token is added when it is sent. */
export function hasNewsletterToken(address: string): boolean {
  return address.includes('?') && new URLSearchParams(address.slice(address.indexOf('?'))).has(SOFT_LOGIN_PARAM)
}

/** The document with that script as the first thing in its head. */
export function withTokenTaken(html: Buffer, policy: string): Buffer {
  const at = html.indexOf(HEAD) + HEAD.length
  const nonce = NONCE.exec(policy)?.[1] ?? ''
  const script = `<script nonce="${nonce}">(${SCRIPT})(${scriptJson(SOFT_LOGIN_PARAM)})</script>`
  return Buffer.concat([html.subarray(0, at), Buffer.from(script), html.subarray(at)])
}
