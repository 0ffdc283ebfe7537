/** Parameters that carry a secret. */
const SECRET_PARAMS = /([?&](?:eclub|token|preview|key|email|code|listId)=)[^&#\s"'<>)]*/gi
/** The picture of a shared list has its key in the path, and the link to a cart its code. */
const SECRET_PATHS = /(\/lists\/preview\/|\/k\/)[^/?#\s"'<>)]*/gi
/** Also percent-encoded, as in an address. */
const EMAIL = /(?<![^\s@<>"'(),;:=/?&%])[^\s@<>"'(),;:=/?&%]+(?:@|%40)[^\s@<>"'(),;:/?&#%]+/gi
/** Names of our own files stay: a stack trace without them is useless. */
const WORDS = /\/assets\/[\w.-]+|[\w-]+/g
const LEAST_TOKEN = 20
/** Phone numbers have eight digits or more; line and column numbers have fewer. */
const LEAST_NUMBER = 8
const LEAST_CODE = 6

const isNumber = (word: string) => word.length >= LEAST_NUMBER && /^\d+$/.test(word)
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** The last segment of a path: `nordlo-3-seats-green`. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)+$/
const isToken = (word: string) =>
  UUID.test(word) || (word.length >= LEAST_TOKEN && /\d/.test(word) && /[a-z]/i.test(word) && !SLUG.test(word))
/** Discount codes, gift card codes and order numbers: `VELKOMMEN10`, `GAVE-7K3M-92QX`. */
const isCode = (word: string) =>
  word.length >= LEAST_CODE && /^[A-Z0-9-]+$/.test(word) && /[A-Z]/.test(word) && /[\d-]/.test(word)

function maskWord(word: string): string {
  if (word.startsWith('/')) return word
  if (isNumber(word)) return '<number>'
  if (isToken(word)) return '<token>'
  return isCode(word) ? '<code>' : word
}

/** An address without the values of its secret parameters, for logs. */
export function withoutSecrets(url: string): string {
  return url.replace(SECRET_PARAMS, '$1-').replace(SECRET_PATHS, '$1-').replace(EMAIL, '<email>')
}

/**
 * For text from a browser, a library or the database, which may quote what a visitor typed: whatever looks like a
 * secret, an address or a personal number is masked.
 */
export function maskText(text: string): string {
  return withoutSecrets(text).replace(WORDS, maskWord)
}
