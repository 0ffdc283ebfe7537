import { createHash, randomFillSync } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliDecompress, constants, createBrotliCompress } from 'node:zlib'
import type { CountedView } from '@firkant/domain/page/counted-view.ts'
import type { GoodsRead } from '../../features/stock/goods-read.ts'
import { withInlineStyle, type LinkedStyle } from '../document/first-style.ts'
import { formKey, type AskedForm } from './asked-form.ts'

const NONCE_BYTES = 16
const NONCE_LENGTH = 22
const random = Buffer.alloc(NONCE_BYTES * 256)
let randomUsed = random.length

/** 128 random bits, written in 22 characters. Each is used once; they are fetched many at a time. */
export function newNonce(): string {
  if (randomUsed === random.length) {
    randomFillSync(random)
    randomUsed = 0
  }
  randomUsed += NONCE_BYTES
  return random.toString('base64url', randomUsed - NONCE_BYTES, randomUsed)
}

/** A document as bytes, with the offsets of its nonce: a fresh nonce is written over it for every visitor. */
export interface NonceBytes {
  readonly bytes: Buffer
  readonly places: readonly number[]
}

/** What a document says of goods, to find out whether a change of price or stock changes it. */
export interface DocumentGoods extends GoodsRead {
  /** Of the page's model: the same model makes the same document. */
  readonly digest: string
  /** The number of changes that are known not to change it. */
  confirmedAt: number
}

export interface CachedDocument {
  readonly key: string
  readonly status: number
  readonly etag: string
  /** In its later form, from which the first one is made. */
  readonly plain: NonceBytes
  readonly style: LinkedStyle | undefined
  /** Compressed, by form; only what was asked for again. */
  readonly packed: ReadonlyMap<string, NonceBytes>
  readonly validUntil: number
  /** What sending it adds to the counts. */
  readonly view: CountedView | undefined
  readonly goods: DocumentGoods
}

function findPlaces(bytes: Buffer, nonce: string): number[] {
  const places: number[] = []
  for (let at = bytes.indexOf(nonce, 0, 'latin1'); at >= 0; at = bytes.indexOf(nonce, at + nonce.length, 'latin1'))
    places.push(at)
  return places
}

export function withNonce({ bytes, places }: NonceBytes, nonce: string): Buffer {
  const copy = Buffer.from(bytes)
  for (const place of places) copy.write(nonce, place, 'latin1')
  return copy
}

/** How documents are compressed that were asked for again. A higher quality takes four times as long for 1 % less. */
export const CACHED_QUALITY = 5

/**
 * Compressed once, yet with a fresh nonce each time. The first nonce is flushed as a block of its own: random
 * characters don't compress, so they appear literally in the output, and later ones are references to the first. This
 * is verified by decompressing; if it fails, the document is compressed per request.
 */
async function compressAroundNonce(html: Buffer, nonce: string): Promise<NonceBytes | undefined> {
  const first = html.indexOf(nonce, 0, 'latin1')
  if (first < 0) return undefined
  const stream = createBrotliCompress({
    params: { [constants.BROTLI_PARAM_QUALITY]: CACHED_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
  })
  const chunks: Buffer[] = []
  const done = Promise.withResolvers<void>()
  stream.on('data', (chunk: Buffer) => chunks.push(chunk))
  stream.on('end', done.resolve)
  stream.on('error', done.reject)
  const flush = () => new Promise<void>((resolve) => stream.flush(constants.BROTLI_OPERATION_FLUSH, resolve))
  stream.write(html.subarray(0, first))
  await flush()
  stream.write(html.subarray(first, first + nonce.length))
  await flush()
  stream.end(html.subarray(first + nonce.length))
  await done.promise
  const bytes = Buffer.concat(chunks)
  const packed = { bytes, places: findPlaces(bytes, nonce) }
  return (await isSwappable(packed, html, nonce)) ? packed : undefined
}

async function isSwappable(packed: NonceBytes, html: Buffer, nonce: string): Promise<boolean> {
  const another = newNonce()
  const wanted = withNonce({ bytes: html, places: findPlaces(html, nonce) }, another)
  try {
    return (await promisify(brotliDecompress)(withNonce(packed, another))).equals(wanted)
  } catch {
    return false
  }
}

/** The tag depends on the content, not on the nonce: the same page has the same tag in every process. */
function tagOf({ bytes, places }: NonceBytes, nonceLength: number): string {
  const hash = createHash('sha1')
  let from = 0
  for (const place of places) {
    hash.update(bytes.subarray(from, place))
    from = place + nonceLength
  }
  return `W/"${hash.update(bytes.subarray(from)).digest('base64url')}"`
}

export function makeCachedDocument(options: {
  key: string
  html: Buffer
  style: LinkedStyle | undefined
  nonce: string
  status: number
  validUntil: number
  view: CountedView | undefined
  goods: DocumentGoods
}): CachedDocument {
  const { html, nonce, ...rest } = options
  const plain = { bytes: html, places: findPlaces(html, nonce) }
  return { ...rest, etag: tagOf(plain, nonce.length), plain, packed: new Map() }
}

/** The document as the visitor gets it, before compression. */
export function plainIn({ plain, style }: Pick<CachedDocument, 'plain' | 'style'>, { form }: AskedForm): NonceBytes {
  const [first] = plain.places
  if (form === 'later' || !style || first === undefined) return plain
  const nonce = plain.bytes.toString('latin1', first, first + NONCE_LENGTH)
  const bytes = withInlineStyle(plain.bytes, style, nonce)
  return { bytes, places: findPlaces(bytes, nonce) }
}

/** The bytes of a document in this form, compressed once for all that follow. */
export async function compressDocument(document: CachedDocument, asked: AskedForm): Promise<NonceBytes | undefined> {
  const { bytes, places } = plainIn(document, asked)
  const [first] = places
  if (first === undefined) return undefined
  return compressAroundNonce(bytes, bytes.toString('latin1', first, first + NONCE_LENGTH))
}

export const packedIn = ({ packed }: CachedDocument, asked: AskedForm): NonceBytes | undefined =>
  packed.get(formKey(asked))

/** Forms may be compressed at the same time: what another has added meanwhile stays. */
export const withPacked = (document: CachedDocument, asked: AskedForm, bytes: NonceBytes): CachedDocument => ({
  ...document,
  packed: new Map(document.packed).set(formKey(asked), bytes),
})
