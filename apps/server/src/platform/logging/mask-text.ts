/** Parameters that carry a secret. */
const SECRET_PARAMS = /([?&](?:eclub|token|preview|key|email|code)=)[^&#\s"'<>)]*/gi
/** Also as it stands in an address. */
const EMAIL = /(?<![^\s@<>"'(),;:=/?&%])[^\s@<>"'(),;:=/?&%]+(?:@|%40)[^\s@<>"'(),;:/?&#%]+/gi
/** Our own files have such names; a stack without them helps nobody. */
const WORDS = /\/assets\/[\w.-]+|[\w-]+/g
const LEAST_TOKEN = 20
/** A phone number has eight digits; a line or a column of a file has fewer. */
const LEAST_NUMBER = 8
const LEAST_CODE = 6

const isNumber = (word: string) => word.length >= LEAST_NUMBER && /^\d+$/.test(word)
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** The last part of an address: `nordlo-3-seats-green`. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)+$/
const isToken = (word: string) =>
  UUID.test(word) || (word.length >= LEAST_TOKEN && /\d/.test(word) && /[a-z]/i.test(word) && !SLUG.test(word))
/** Discounts, gift cards and orders: `VELKOMMEN10`, `GAVE-7K3M-92QX`. */
const isCode = (word: string) =>
  word.length >= LEAST_CODE && /^[A-Z0-9-]+$/.test(word) && /[A-Z]/.test(word) && /[\d-]/.test(word)

function maskWord(word: string): string {
  if (word.startsWith('/')) return word
  if (isNumber(word)) return '<number>'
  if (isToken(word)) return '<token>'
  return isCode(word) ? '<code>' : word
}

/** An address, as it may stand in a log. */
export function withoutSecrets(url: string): string {
  return url.replace(SECRET_PARAMS, '$1-').replace(EMAIL, '<email>')
}

/**
 * A sentence that somebody else wrote (a browser, a library, the database), as it may stand in a log: it may quote what
 * a visitor typed. What looks like a secret, an address or a number of a person is left out.
 */
export function maskText(text: string): string {
  return withoutSecrets(text).replace(WORDS, maskWord)
}
