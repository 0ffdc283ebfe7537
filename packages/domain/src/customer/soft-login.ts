/** Parameter of a newsletter's links. */
export const SOFT_LOGIN_PARAM = 'eclub'
/** Shorter ones are other systems' and are not used. */
export const MAX_IGNORED_TOKEN_LENGTH = 44
export const MAX_SOFT_TOKEN_LENGTH = 200

export function isSoftLoginToken(token: string): boolean {
  return token.length > MAX_IGNORED_TOKEN_LENGTH && token.length <= MAX_SOFT_TOKEN_LENGTH
}

/** Enough for its owner to recognise it, and for nobody else to write to it: `a***@h***.dk`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  const dot = domain.lastIndexOf('.')
  // A whole character, which may be two units.
  const [first = ''] = email
  const [firstOfDomain = ''] = domain
  return `${first}***@${firstOfDomain}***${dot < 0 ? '' : domain.slice(dot)}`
}
