import { createHash } from 'node:crypto'
import { madeSize } from '@firkant/domain/image/image-steps.ts'
import type { ImageRequest, ImageSize } from '@firkant/domain/image/image-size.ts'
import { fail, succeed, type Result } from '@firkant/domain/result/result.ts'
import type { FastifyBaseLogger } from 'fastify'
import { ENCODER_VERSION, encodeImage, SHOWN_QUALITY } from './encode-image.ts'
import { createFairQueue, type FairQueueLimits, type QueuedWork, type QueueRefusal } from './fair-queue.ts'
import type { ImageCache } from './image-cache.ts'
import type { ImageFormat } from './image-format.ts'
import type { ImageSource, SourceImage } from './image-source.ts'

export interface ImageOrder {
  readonly file: string
  readonly request: ImageRequest
  readonly format: ImageFormat
}

type Made = Result<Buffer, 'unreadable' | QueueRefusal>

export interface OfferedImage {
  /** Known before encoding: a client that has the image costs no work. */
  readonly etag: string
  /** `owner`: whose queue it waits in, if it must be encoded. */
  make(owner: string): Promise<Made>
}

export interface ImageService {
  find(order: ImageOrder): Promise<OfferedImage | undefined>
}

interface ImageServiceOptions extends Partial<FairQueueLimits> {
  readonly source: ImageSource
  readonly cache: ImageCache
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  /** Whether this client may have one more image encoded now. */
  readonly allows?: (owner: string) => Promise<boolean>
}

/** Browsers don't retry a refused image: waiting some seconds is better than a gap. */
const LIMITS: FairQueueLimits = { concurrency: 2, mostWaiting: 2000, mostWaitingEach: 200 }

interface Making {
  readonly made: Promise<Made>
  readonly work: QueuedWork
}

interface Picture extends Pick<ImageOrder, 'file' | 'format'> {
  readonly original: SourceImage
  readonly size: ImageSize
}

export function createImageService(options: ImageServiceOptions): ImageService {
  const { source, cache, log, allows } = options
  const queue = createFairQueue({ ...LIMITS, ...options })
  const underWay = new Map<string, Making>()

  async function find({ file, request, format }: ImageOrder): Promise<OfferedImage | undefined> {
    const original = await source.find(file)
    if (!original) return undefined
    if (!original.size) {
      log.warn({ file }, 'image file is damaged or of an unknown format; replace it')
      return undefined
    }
    const picture = { file, format, original, size: madeSize(original.size, request) }
    const key = keyOf(picture)
    return { etag: `"${key}"`, make: (owner) => findOrMake(key, picture, owner) }
  }

  async function findOrMake(key: string, picture: Picture, owner: string): Promise<Made> {
    const cached = await cache.get(key)
    if (cached) return succeed(cached)
    if (!underWay.has(key) && allows && !(await allows(owner))) return fail('too-many')
    const making = underWay.get(key) ?? begin(key, picture)
    // Everyone who waits for an image also queues for it, so the shortest queue decides.
    const queued = making.work.hasBegun() ? succeed(undefined) : queue.add(owner, making.work)
    if (!queued.ok) return queued
    underWay.set(key, making)
    return making.made
  }

  /** Identical concurrent requests share one encoding. */
  function begin(key: string, picture: Picture): Making {
    const { promise, resolve } = Promise.withResolvers<Made>()
    let hasBegun = false
    const work = {
      hasBegun: () => hasBegun,
      async begin() {
        hasBegun = true
        const made = await encode(picture)
        if (made.ok) await saveToCache(key, made.value)
        underWay.delete(key)
        resolve(made)
      },
    }
    return { made: promise, work }
  }

  async function encode({ original, size, file, format }: Picture): Promise<Made> {
    try {
      return succeed(await encodeImage(await original.read(), { size, quality: SHOWN_QUALITY, format }))
    } catch (error) {
      log.warn({ err: error, file }, 'image file is damaged or of an unknown format; replace it')
      return fail('unreadable')
    }
  }

  /** On a full disk images are slow, not missing. */
  async function saveToCache(key: string, bytes: Buffer): Promise<void> {
    await cache
      .put(key, bytes)
      .catch((error: unknown) =>
        log.warn(
          { err: error },
          'image could not be written to the cache folder; it is made again at the next request',
        ),
      )
  }

  return { find }
}

/** By the resulting size: requests with the same result share one file. */
function keyOf({ file, format, size, original }: Picture): string {
  const text = [ENCODER_VERSION, file, original.version, size.width, size.height, format].join('|')
  return createHash('sha256').update(text).digest('hex').slice(0, 32)
}
