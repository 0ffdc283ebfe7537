/** The longest address that mail servers accept. */
export const LONGEST_EMAIL = 254
const LONGEST_LOCAL_PART = 64

const LOCAL_PART = /^[\w.!#$%&'*+/=?^`{|}~-]+$/
const DOMAIN = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]*[\p{L}\p{N}]$/u

/** Like a browser's e-mail field, but requires a full domain: `anna@localhost` is a typo. */
export function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf('@')
  if (at < 1 || at > LONGEST_LOCAL_PART || text.length > LONGEST_EMAIL) return false
  return LOCAL_PART.test(text.slice(0, at)) && DOMAIN.test(text.slice(at + 1))
}

export type EmailError = 'emptyEmail' | 'invalidEmail'

/** The error of a typed address, if any. */
export function validateEmail(typed: string): EmailError | undefined {
  const email = typed.trim()
  if (email === '') return 'emptyEmail'
  return isEmailAddress(email) ? undefined : 'invalidEmail'
}

/** For comparison: case does not matter. */
export function emailKey(email: string): string {
  return email.toLowerCase()
}
