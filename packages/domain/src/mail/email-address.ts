/** The longest address that mail servers accept. */
export const MAX_EMAIL_LENGTH = 254
const MAX_LOCAL_PART_LENGTH = 64

/** For fields without scripts, beside what browsers ask of an address: a full domain. */
export const EMAIL_PATTERN = String.raw`.+@.+\..+`

const LOCAL_PART = /^[\w.!#$%&'*+/=?^`{|}~-]+$/
const DOMAIN = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]*[\p{L}\p{N}]$/u

/** Like a browser's e-mail field, but requires a full domain: `anna@localhost` is a typo. */
export function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf('@')
  if (at < 1 || at > MAX_LOCAL_PART_LENGTH || text.length > MAX_EMAIL_LENGTH) return false
  return LOCAL_PART.test(text.slice(0, at)) && DOMAIN.test(text.slice(at + 1))
}

export type EmailError = 'emptyEmail' | 'invalidEmail'

/** The error of a typed address, if any. */
export function validateEmail(typed: string): EmailError | undefined {
  const email = typed.trim()
  if (email === '') return 'emptyEmail'
  return isEmailAddress(email) ? undefined : 'invalidEmail'
}

/** The domain as mail servers know it. What is no domain stays as it is. */
function asciiDomain(domain: string): string {
  const address = `http://${domain}`
  const isOther = /[^!-~]/.test(domain) && DOMAIN.test(domain) && URL.canParse(address)
  return isOther ? new URL(address).hostname : domain
}

/** A typed address as it is stored: the shop, its database and mail servers write a domain in ASCII. */
export function readEmail(typed: string): string {
  const email = typed.trim()
  const at = email.lastIndexOf('@') + 1
  return email.slice(0, at) + asciiDomain(email.slice(at))
}

/** For comparison: neither case nor the way that characters or the domain are written matter. Of a stored one, `lower`. */
export function emailKey(email: string): string {
  return readEmail(email.normalize('NFKC').toLowerCase())
}
