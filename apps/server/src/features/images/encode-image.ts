import sharp, { type Sharp } from 'sharp'
import type { ImageSize } from '@firkant/domain/image/image-size.ts'
import { assertNever } from '@firkant/domain/result/result.ts'
import type { ImageFormat } from './image-format.ts'

/** Part of the cache key: raise it when the same request must give different bytes. */
export const ENCODER_VERSION = 3

/** For JPEG and WebP; AVIF has its own scale. */
const SHOWN_QUALITY = 70
/** Heroes of laptops and desks, pixel for pixel: what is coarse is seen there. Larger ones are for screens that are finer. */
const HERO_QUALITY = 80
const HERO_WIDTHS = { least: 1440, most: 1920 } as const

export const shownQuality = ({ width }: ImageSize): number =>
  width >= HERO_WIDTHS.least && width <= HERO_WIDTHS.most ? HERO_QUALITY : SHOWN_QUALITY

export const MAX_INPUT_PIXELS = 50_000_000
const TIMEOUT_S = 20
/** AVIF at 50 is close to JPEG and WebP at 70: median PSNR +0.9 and +0.3 dB over 28 demo images. */
const AVIF_QUALITY_OFFSET = 20
/**
 * Effort 2 took up to twice as long for about the same size; effort 4 took 8 to 19 times as long for at most 10 % less.
 */
const AVIF_EFFORT = 1
const WEBP_EFFORT = 4

// Requests already run in parallel; threads inside one would only compete with them.
sharp.concurrency(1)
// The same source is rarely read twice within a second: libvips' own cache only costs memory.
sharp.cache(false)
// The content of a file decides its decoder, not its name: an SVG or PDF named .png must not be decoded.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
})

export async function readImageSize(source: Buffer): Promise<ImageSize> {
  const { autoOrient } = await open(source).metadata()
  return { width: autoOrient.width, height: autoOrient.height }
}

export interface Encoding {
  readonly size: ImageSize
  /** Of a source that is wider than the crop: where it lies, in percent of what is cut off; otherwise in the middle. */
  readonly x?: number | undefined
  readonly quality: number
  readonly format: ImageFormat
}

/** Metadata (camera, location, thumbnail) is dropped: sharp keeps it only on request. */
export async function encodeImage(source: Buffer, { size, x, quality, format }: Encoding): Promise<Buffer> {
  const upright = open(source).autoOrient()
  const cropped = x === undefined ? upright : upright.extract(cropAt(await readImageSize(source), size, x))
  const resized = cropped.resize({ ...size, fit: 'cover' }).timeout({ seconds: TIMEOUT_S })
  return inFormat(resized, format, quality).toBuffer()
}

function cropAt(source: ImageSize, size: ImageSize, x: number) {
  const width = Math.min(source.width, Math.round((source.height * size.width) / size.height))
  return { left: Math.round(((source.width - width) * x) / 100), top: 0, width, height: source.height }
}

function open(source: Buffer): Sharp {
  return sharp(source, { limitInputPixels: MAX_INPUT_PIXELS })
}

function inFormat(image: Sharp, format: ImageFormat, quality: number): Sharp {
  switch (format) {
    case 'avif':
      return image.avif({ quality: quality - AVIF_QUALITY_OFFSET, effort: AVIF_EFFORT })
    case 'webp':
      return image.webp({ quality, effort: WEBP_EFFORT })
    case 'jpeg':
      return image.flatten({ background: '#fff' }).jpeg({ quality, mozjpeg: true })
    default:
      return assertNever(format)
  }
}
