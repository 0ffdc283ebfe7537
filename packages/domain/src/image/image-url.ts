import {
  ASPECT_RATIOS,
  DEFAULT_IMAGE_FIT,
  IMAGE_PRESETS,
  heightInRatio,
  type AspectRatio,
  type ImageDensity,
  type ImageFit,
  type ImagePreset,
  type ImageWidth,
} from './image-presets.ts'
import { imageOutputSize, type ImageSize } from './image-size.ts'

const IMAGE_PATH = '/images/'

export interface ImageLook {
  /** The browser crops around a point: it gets the whole image. */
  readonly isCroppedByBrowser?: boolean | undefined
  /** The ratio the image is cropped (or, with contain, fitted) to. */
  readonly ratio?: AspectRatio | undefined
  readonly fit?: ImageFit | undefined
  /** Where the crop lies, in percent across: see phone-crop.ts. */
  readonly x?: number | undefined
}

export interface ImageUrlOptions extends ImageLook {
  /** A preset stands for its width. */
  readonly width: ImageWidth | ImagePreset
  readonly density?: ImageDensity | undefined
}

export interface ImageSrcSetOptions extends ImageLook {
  readonly widths?: readonly ImageWidth[] | undefined
}

/** Equal to the encoded widths of crops, so that visitors share them. */
export const SRCSET_WIDTHS: readonly ImageWidth[] = [180, 360, 680, 960, 1250, 1440, 1920, 2880]

/** The address of an image file of the media folder, e.g. `hero/dining-days.webp`. */
export function imageAddress(file: string, version?: string): string {
  const path = file.split('/').map(encodeURIComponent).join('/')
  return `${IMAGE_PATH}${path}${version === undefined ? '' : `?v=${version}`}`
}

/** Default parameters are left out and the order is fixed, so that each image has one address. */
export function imageUrl(url: string, options: ImageUrlOptions): string {
  const { width, density = 1, fit, isCroppedByBrowser } = options
  const ratio = isCroppedByBrowser ? undefined : options.ratio
  const w = typeof width === 'number' ? width : IMAGE_PRESETS[width]
  const parameters = [`w=${w}`]
  if (ratio !== undefined) parameters.push(`h=${heightInRatio(w, ratio)}`)
  if (ratio !== undefined && fit !== undefined && fit !== DEFAULT_IMAGE_FIT) parameters.push(`fit=${fit}`)
  if (options.x !== undefined) parameters.push(`x=${options.x}`)
  if (density !== 1) parameters.push(`dpr=${density}`)
  return `${url}${url.includes('?') ? '&' : '?'}${parameters.join('&')}`
}

/** A source that has the ratio already is not cropped: its address is the shorter one. */
export function ratioToCrop(source: ImageSize, ratio: AspectRatio | undefined): AspectRatio | undefined {
  return ratio !== undefined && source.height === heightInRatio(source.width, ratio) ? undefined : ratio
}

/** Ends with the first width that shows the full source: a larger one would be the same image again. */
export function imageSrcSet(image: ImageSize & { readonly url: string }, options: ImageSrcSetOptions = {}): string {
  const { widths = SRCSET_WIDTHS, ...look } = options
  const candidates: string[] = []
  let widest = 0
  for (const width of widths) {
    const shown = shownWidth(image, width, look)
    if (shown <= widest) break
    widest = shown
    candidates.push(`${imageUrl(image.url, { width, ...look })} ${shown}w`)
    if ((look.isCroppedByBrowser ? image.width : shown) < width) break
  }
  return candidates.join(', ')
}

/** The width of the box that the result fills sharply, for comparison with `sizes`. */
function shownWidth(source: ImageSize, width: ImageWidth, look: ImageLook): number {
  const { ratio, fit = DEFAULT_IMAGE_FIT, isCroppedByBrowser } = look
  if (ratio !== undefined && isCroppedByBrowser) {
    const whole = imageOutputSize(source, { width, fit })
    return Math.min(whole.width, Math.round(whole.height * ASPECT_RATIOS[ratio]))
  }
  const height = ratio === undefined ? undefined : heightInRatio(width, ratio)
  if (ratio !== undefined && fit === 'contain') {
    return Math.min(width, Math.max(source.width, Math.round(source.height * ASPECT_RATIOS[ratio])))
  }
  return imageOutputSize(source, { width, height, fit }).width
}
