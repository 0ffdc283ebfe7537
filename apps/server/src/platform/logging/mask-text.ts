import { maskPersonal } from '@firkant/domain/telemetry/personal-text.ts'
import { maskSecrets, SECRET_PARAMS } from '@firkant/domain/telemetry/secret-address.ts'

/** What dynamic data is asked for with is JSON in a parameter. */
const IN_JSON = new RegExp(`("(?:${SECRET_PARAMS.join('|')})":")[^"]*`, 'gi')
const ESCAPES = /(?:%[0-9a-f]{2})+/gi
/** Danish and Norwegian, and Swedish phone numbers as people write them; in one piece they are numbers below. */
const PHONE = /(?<![\w.-])(?:\d{2}(?: \d{2}){3}|0\d{1,3}-\d{2,3}(?: \d{2}){2})(?![\w-])/g
/** Most addresses: nothing in them can be a secret. */
const PLAIN_PATH = /^\/(?!k\/|[a-z]{2}\/k\/)[a-z/-]*$/
/** Names of our own files stay: a stack trace without them is useless. */
const WORDS = /\/assets\/(?:[a-z]{2}\/)?[\w.-]+|[\w-]+/g
const MIN_TOKEN = 20
/** Phone numbers have eight digits or more; line and column numbers have fewer. */
const MIN_NUMBER = 8
const MIN_CODE = 6

const isNumber = (word: string) => word.length >= MIN_NUMBER && /^\d+$/.test(word)
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** The last segment of a path: `nordlo-3-seats-green`. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)+$/
const isToken = (word: string) =>
  UUID.test(word) || (word.length >= MIN_TOKEN && /\d/.test(word) && /[a-z]/i.test(word) && !SLUG.test(word))
/** Discount codes, gift card codes and order numbers: `VELKOMMEN10`, `GAVE-7K3M-92QX`. */
const isCode = (word: string) =>
  word.length >= MIN_CODE && /^[A-Z0-9-]+$/.test(word) && /[A-Z]/.test(word) && /[\d-]/.test(word)

function maskWord(word: string): string {
  if (word.startsWith('/')) return word
  if (isNumber(word)) return '<number>'
  if (isToken(word)) return '<token>'
  return isCode(word) ? '<code>' : word
}

function decode(escapes: string): string {
  try {
    return decodeURIComponent(escapes)
  } catch {
    return escapes
  }
}

/**
 * An address without the values of its secret parameters, for logs. A parameter may hold a whole address, so what is
 * encoded is looked through as well, once; it is written decoded only if something was found.
 */
export function withoutSecrets(url: string): string {
  if (PLAIN_PATH.test(url)) return url
  const outside = maskSecrets(url)
  const decoded = outside.replace(ESCAPES, decode)
  const masked = maskPersonal(maskSecrets(decoded)).replace(IN_JSON, '$1-')
  return masked === decoded ? outside : masked
}

/**
 * For text from a browser, a library or the database, which may quote what a visitor typed: whatever looks like a
 * secret, an address or a personal number is masked.
 */
export function maskText(text: string): string {
  return withoutSecrets(text).replace(PHONE, '<number>').replace(WORDS, maskWord)
}
