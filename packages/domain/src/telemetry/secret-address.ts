/**
 * Parameters whose value opens something or tells who somebody is, for browser and server: they are masked wherever an
 * address is written, and a page that is opened with one sends no referrer.
 */
export const SECRET_PARAMS = [
  'eclub',
  'token',
  'confirm',
  'link',
  'preview',
  'key',
  'email',
  'code',
  'couponCode',
  'listId',
  'cartId',
  'lookup',
  'customerKey',
  'sessionKey',
  'said',
] as const

/** The picture of a shared list has its key in the path, and the link to a cart its code; they are part of the rule below. */
export const SECRET_PATHS = ['/lists/preview/', '/k/'] as const

const names = SECRET_PARAMS.join('|')
/** An address may be the value of a parameter, as in `returnUrl=%2Fordre%3Ftoken%3D…`: there it ends at `%26`. */
const SECRETS = new RegExp(
  `([?&](?:${names})=)[^&#\\s"'<>)]*|((?:%3f|%26)(?:${names})%3d|(?:/|%2f)(?:k|lists(?:/|%2f)preview)(?:/|%2f))(?:(?!%[23])[^/?&#\\s"'<>)])*`,
  'gi',
)

/** An address, or a text that quotes some, without what is secret in it. */
export function maskSecrets(text: string): string {
  return text.replace(SECRETS, '$1$2-')
}

export function hasSecret(address: string): boolean {
  return maskSecrets(address) !== address
}
