import { fail, succeed, type Result } from '../result/result.ts'
import {
  ASPECT_RATIOS,
  DEFAULT_IMAGE_FIT,
  IMAGE_DENSITIES,
  IMAGE_FITS,
  IMAGE_PRESETS,
  IMAGE_QUALITIES,
  IMAGE_WIDTHS,
  MAX_IMAGE_PIXEL_WIDTH,
  heightInRatio,
  type AspectRatio,
  type ImageFit,
} from './image-presets.ts'
import type { ImageRequest } from './image-size.ts'
import { CROPPED_WIDTHS, MADE_WIDTHS, stepUp } from './image-steps.ts'
import { isPhoneCropPlace, PHONE_CROP_RATIOS, PHONE_CROP_WIDTHS } from './phone-crop.ts'

export type ImageQueryCode =
  | 'unknown-parameter'
  | 'repeated-parameter'
  | 'value-not-offered'
  | 'preset-with-size'
  | 'height-without-width'
  | 'ratio-not-offered'
  | 'too-wide'
  | 'crop-not-offered'

export type ImageQuery = Readonly<Record<string, string | readonly string[] | undefined>>

const PARAMETERS = ['w', 'h', 'fit', 'preset', 'dpr', 'q', 'v', 'x'] as const
type Parameter = (typeof PARAMETERS)[number]
type Texts = Readonly<Partial<Record<Parameter, string>>>

const RATIO_NAMES = Object.keys(ASPECT_RATIOS) as readonly AspectRatio[]

/** Changes with the image's content, so that a year-long cache never shows an old one. */
const VERSION = /^[0-9a-f]{8}$/

/** For requests without a size, such as a bare address opened by hand. */
const BARE_WIDTH = IMAGE_PRESETS.extralarge

/**
 * Accepts only the offered sizes and rounds them to the encoded ones: with any size or combination, one visitor could
 * fill the cache and the processors.
 */
export function readImageQuery(query: ImageQuery): Result<ImageRequest, ImageQueryCode> {
  const read = readTexts(query)
  if (!read.ok) return read
  const texts = read.value
  const size = readSize(texts)
  if (!size.ok) return size

  const fit = offered(IMAGE_FITS, texts.fit, DEFAULT_IMAGE_FIT)
  const density = offered(IMAGE_DENSITIES, texts.dpr, 1)
  const qualityFits = texts.q === undefined || offered(IMAGE_QUALITIES, texts.q) !== undefined
  const versionFits = texts.v === undefined || VERSION.test(texts.v)
  if (!fit || !density || !qualityFits || !versionFits) return fail('value-not-offered')

  const { ratio } = size.value
  const wanted = Math.round(size.value.width * density)
  if (wanted > MAX_IMAGE_PIXEL_WIDTH) return fail('too-wide')
  if (texts.x !== undefined) return readPhoneCrop(texts.x, { width: wanted, ratio, fit })
  if (ratio === undefined) return succeed({ width: stepUp(MADE_WIDTHS, wanted), fit })
  const width = stepUp(CROPPED_WIDTHS, wanted)
  return succeed({ width, height: heightInRatio(width, ratio), fit })
}

/** In few widths, ratios and places: each of them is another picture. */
function readPhoneCrop(
  text: string,
  { width, ratio, fit }: { width: number; ratio?: AspectRatio | undefined; fit: ImageFit },
): Result<ImageRequest, ImageQueryCode> {
  const x = Number(text)
  const isOffered =
    fit === 'cover' &&
    PHONE_CROP_WIDTHS.some((each) => each === width) &&
    PHONE_CROP_RATIOS.some((each) => each === ratio)
  if (!isOffered || ratio === undefined || String(x) !== text || !isPhoneCropPlace(x)) return fail('crop-not-offered')
  return succeed({ width, height: heightInRatio(width, ratio), fit, x })
}

function readTexts(query: ImageQuery): Result<Texts, ImageQueryCode> {
  const texts: Partial<Record<Parameter, string>> = {}
  for (const [name, value] of Object.entries(query)) {
    const parameter = PARAMETERS.find((known) => known === name)
    if (parameter === undefined) return fail('unknown-parameter')
    if (value === undefined) continue
    if (typeof value !== 'string') return fail('repeated-parameter')
    texts[parameter] = value
  }
  return succeed(texts)
}

function readSize({ preset, w, h }: Texts): Result<{ width: number; ratio?: AspectRatio }, ImageQueryCode> {
  if (preset !== undefined) {
    if (w !== undefined || h !== undefined) return fail('preset-with-size')
    const width = Object.entries(IMAGE_PRESETS).find(([name]) => name === preset)?.[1]
    return width === undefined ? fail('value-not-offered') : succeed({ width })
  }
  if (w === undefined) return h === undefined ? succeed({ width: BARE_WIDTH }) : fail('height-without-width')
  const width = offered(IMAGE_WIDTHS, w)
  if (width === undefined) return fail('value-not-offered')
  if (h === undefined) return succeed({ width })
  const ratio = RATIO_NAMES.find((name) => String(heightInRatio(width, name)) === h)
  return ratio === undefined ? fail('ratio-not-offered') : succeed({ width, ratio })
}

function offered<Value extends string | number>(
  values: readonly Value[],
  text: string | undefined,
  fallback?: Value,
): Value | undefined {
  return text === undefined ? fallback : values.find((value) => String(value) === text)
}
