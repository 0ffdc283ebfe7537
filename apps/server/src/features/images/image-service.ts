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
  /** Known before the picture is made: a visitor who has it costs no work. */
  readonly etag: string
  /** `owner`: whose line it waits in, if it has to be made. */
  make(owner: string): Promise<Made>
}

export interface ImageService {
  find(order: ImageOrder): Promise<OfferedImage | undefined>
}

interface ImageServiceOptions extends Partial<FairQueueLimits> {
  readonly source: ImageSource
  readonly cache: ImageCache
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  /** Whether this address may have one more picture made now. */
  readonly allows?: (owner: string) => Promise<boolean>
}

/** A browser doesn't ask again for a refused picture: some seconds of waiting are better than a gap. */
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
    const kept = await cache.get(key)
    if (kept) return succeed(kept)
    if (!underWay.has(key) && allows && !(await allows(owner))) return fail('too-many')
    const making = underWay.get(key) ?? begin(key, picture)
    // Whoever waits for the same picture stands for it in their own line too.
    const queued = making.work.hasBegun() ? succeed(undefined) : queue.add(owner, making.work)
    if (!queued.ok) return queued
    underWay.set(key, making)
    return making.made
  }

  /** Equal requests at the same time share one making. */
  function begin(key: string, picture: Picture): Making {
    const { promise, resolve } = Promise.withResolvers<Made>()
    let hasBegun = false
    const work = {
      hasBegun: () => hasBegun,
      async begin() {
        hasBegun = true
        const made = await encode(picture)
        if (made.ok) await keep(key, made.value)
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

  /** A full disk makes the pictures slow, not absent. */
  async function keep(key: string, bytes: Buffer): Promise<void> {
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

/** By the size that comes out: requests that end in the same picture share it. */
function keyOf({ file, format, size, original }: Picture): string {
  const text = [ENCODER_VERSION, file, original.version, size.width, size.height, format].join('|')
  return createHash('sha256').update(text).digest('hex').slice(0, 32)
}
