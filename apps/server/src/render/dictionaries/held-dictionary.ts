import type { IncomingHttpHeaders } from 'node:http'
import { zstdCompressSync, constants } from 'node:zlib'

/** RFC 9842: a response that a browser still has, named by its SHA-256; an answer may be the difference to it. */
export interface HeldDictionary {
  readonly hash: Buffer
  /** What we called it when we sent it. */
  readonly id: string | undefined
}

type Headers = Pick<IncomingHttpHeaders, 'accept-encoding'> & Readonly<Record<string, string | string[] | undefined>>

export const DICTIONARY_ENCODING = 'dcz'
export const VARY_WITH_DICTIONARY = 'accept-encoding, available-dictionary'

const ACCEPTS_DIFFERENCE = /(?:^|[,\s])dcz(?!\s*;\s*q=0(?:\.0*)?(?:,|$))(?=[\s,;]|$)/i
/** A byte sequence of 32 bytes, as structured fields write it. */
const HASH = /^:([A-Za-z0-9+/]{43}=):$/
/** A string, as structured fields write it; ours need no escapes. */
const ID = /^"([\x20\x21\x23-\x5b\x5d-\x7e]{1,1024})"$/
/** A skippable frame that holds the dictionary's hash. */
const FRAME = Buffer.from('5e2a4d1820000000', 'hex')

/** Browsers send it over secure connections only, and to the origin that the dictionary came from. */
export function readHeldDictionary(headers: Headers): HeldDictionary | undefined {
  const hash = HASH.exec(String(headers['available-dictionary'] ?? ''))?.[1]
  if (hash === undefined || !ACCEPTS_DIFFERENCE.test(String(headers['accept-encoding'] ?? ''))) return undefined
  return { hash: Buffer.from(hash, 'base64'), id: ID.exec(String(headers['dictionary-id'] ?? ''))?.[1] }
}

/** What is sent once, in half a millisecond: less than handing it to another thread costs. */
export const QUICK_LEVEL = 3
/** What is sent often; higher ones take ten times as long for nothing. */
export const GOOD_LEVEL = 9

interface Difference {
  readonly body: Buffer
  readonly dictionary: Buffer
  readonly hash: Buffer
  readonly level: number
}

export function compressDifference({ body, dictionary, hash, level }: Difference): Buffer {
  const params = { [constants.ZSTD_c_compressionLevel]: level }
  return Buffer.concat([FRAME, hash, zstdCompressSync(body, { dictionary, params })])
}
