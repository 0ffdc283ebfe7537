import { createHash } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { ImageRequest, ImageSize } from '@firkant/domain/image/image-size.ts'
import { madeSize } from '@firkant/domain/image/image-steps.ts'
import { isWiderThan } from '@firkant/domain/image/phone-crop.ts'
import { fail, succeed } from '@firkant/domain/result/result.ts'
import { FileStoreAway } from '../../platform/file-store/file-store.ts'
import { ENCODER_VERSION, encodeImage, shownQuality } from './encode-image.ts'
import type { ImageFormat } from './image-format.ts'
import type { ImageSource, SourceImage } from './image-source.ts'
import type { Made, MadePictures } from './made-pictures.ts'

export interface ImageOrder {
  readonly file: string
  /** As its address says. */
  readonly version?: string | undefined
  readonly request: ImageRequest
  readonly format: ImageFormat
}

export interface OfferedImage {
  /** Known before encoding: a client that has the image costs no work. */
  readonly etag: string
  /** `owner`: whose queue it waits in, if it must be encoded. */
  make(owner: string): Promise<Made>
}

export interface ImageService {
  find(order: ImageOrder): Promise<OfferedImage | undefined>
}

interface ImageServiceOptions {
  readonly source: ImageSource
  readonly pictures: MadePictures
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

interface Picture extends Pick<ImageOrder, 'file' | 'format'> {
  readonly original: SourceImage
  readonly size: ImageSize
  readonly x: number | undefined
}

export function createImageService({ source, pictures, log }: ImageServiceOptions): ImageService {
  async function find({ file, version, request, format }: ImageOrder): Promise<OfferedImage | undefined> {
    const original = await source.find(file, version)
    if (!original) return undefined
    if (!original.size) {
      log.warn({ file }, 'image file is damaged or of an unknown format; replace it')
      return undefined
    }
    const size = madeSize(original.size, request)
    const x = isWiderThan(original.size, size) ? request.x : undefined
    const picture = { file, format, original, size, x }
    const key = keyOf(picture)
    return {
      etag: `"${key}"`,
      make: (owner) => pictures({ key, owner, make: () => encode(picture), isPersonal: original.isPersonal }),
    }
  }

  async function encode({ original, size, x, file, format }: Picture): Promise<Made> {
    try {
      return succeed(await encodeImage(await original.read(), { size, x, quality: shownQuality(size), format }))
    } catch (error) {
      if (error instanceof FileStoreAway) return fail('away')
      log.warn({ err: error, file }, 'image file is damaged or of an unknown format; replace it')
      return fail('unreadable')
    }
  }

  return { find }
}

/** By the resulting size: requests with the same result share one file. */
function keyOf({ file, format, size, x, original }: Picture): string {
  const place = x === undefined ? [] : [`x${x}`]
  const text = [ENCODER_VERSION, file, original.version, size.width, size.height, format, ...place].join('|')
  return createHash('sha256').update(text).digest('hex').slice(0, 32)
}
