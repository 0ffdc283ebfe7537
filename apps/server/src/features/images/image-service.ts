import { createHash } from 'node:crypto'
import type { ImageRequest } from '@firkant/domain/image/image-query.ts'
import { imageOutputSize } from '@firkant/domain/image/image-size.ts'
import { fail, succeed, type Result } from '@firkant/domain/result/result.ts'
import type { FastifyBaseLogger } from 'fastify'
import { ENCODER_VERSION, encodeImage, readImageSize } from './encode-image.ts'
import type { ImageCache } from './image-cache.ts'
import type { ImageFormat } from './image-format.ts'
import type { ImageSource, SourceImage } from './image-source.ts'
import { createWorkLimit } from './work-limit.ts'

export interface ImageOrder {
  readonly file: string
  readonly request: ImageRequest
  readonly format: ImageFormat
}

type Made = Result<Buffer, 'unreadable' | 'busy'>

export interface OfferedImage {
  /** Known before the picture is made: a visitor who has it costs no work. */
  readonly etag: string
  make(): Promise<Made>
}

export interface ImageService {
  find(order: ImageOrder): Promise<OfferedImage | undefined>
}

interface ImageServiceOptions {
  readonly source: ImageSource
  readonly cache: ImageCache
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  readonly concurrency?: number
  readonly maxWaiting?: number
}

const DEFAULT_CONCURRENCY = 2
/** A browser doesn't ask again for a refused picture: some seconds of waiting are better than a gap. */
const DEFAULT_MAX_WAITING = 256

export function createImageService(options: ImageServiceOptions): ImageService {
  const { source, cache, log, concurrency = DEFAULT_CONCURRENCY, maxWaiting = DEFAULT_MAX_WAITING } = options
  const limit = createWorkLimit({ concurrency, maxWaiting })
  const underWay = new Map<string, Promise<Made>>()

  async function find(order: ImageOrder): Promise<OfferedImage | undefined> {
    const original = await source.find(order.file)
    if (original === undefined) return undefined
    const key = keyOf(order, original.version)
    return { etag: `"${key}"`, make: () => makeOnce(key, original, order) }
  }

  /** Equal requests at the same time share one making. */
  function makeOnce(key: string, original: SourceImage, order: ImageOrder): Promise<Made> {
    const current = underWay.get(key)
    if (current) return current
    const made = make(key, original, order).finally(() => underWay.delete(key))
    underWay.set(key, made)
    return made
  }

  async function make(key: string, original: SourceImage, order: ImageOrder): Promise<Made> {
    const kept = await cache.get(key)
    if (kept) return succeed(kept)
    const encoded = await limit.run(() => encode(original, order))
    if (!encoded.ok) return encoded
    if (encoded.value.ok) await keep(key, encoded.value.value)
    return encoded.value
  }

  async function encode(original: SourceImage, { file, request, format }: ImageOrder): Promise<Made> {
    try {
      const bytes = await original.read()
      const size = imageOutputSize(await readImageSize(bytes), request)
      return succeed(await encodeImage(bytes, { size, quality: request.quality, format }))
    } catch (error) {
      log.warn({ err: error, file }, 'Picture is unreadable')
      return fail('unreadable')
    }
  }

  /** A full disk makes the pictures slow, not absent. */
  async function keep(key: string, bytes: Buffer): Promise<void> {
    await cache.put(key, bytes).catch((error: unknown) => log.warn({ err: error }, 'Picture could not be cached'))
  }

  return { find }
}

function keyOf({ file, request, format }: ImageOrder, version: string): string {
  const { width, height = 0, fit, quality } = request
  const text = [ENCODER_VERSION, file, version, width, height, fit, quality, format].join('|')
  return createHash('sha256').update(text).digest('hex').slice(0, 32)
}
