export const IMAGE_PRESETS = { thumb: 180, tiny: 360, small: 680, medium: 960, large: 1250, extralarge: 1440 } as const
export type ImagePreset = keyof typeof IMAGE_PRESETS

/** Widths in CSS pixels that may be requested. Fewer sizes are encoded: see image-steps. */
export const IMAGE_WIDTHS = [64, 96, 120, 180, 240, 360, 480, 680, 960, 1250, 1440, 1920, 2400, 2880] as const
export type ImageWidth = (typeof IMAGE_WIDTHS)[number]

export const IMAGE_DENSITIES = [1, 1.5, 2] as const
export type ImageDensity = (typeof IMAGE_DENSITIES)[number]

/** The largest preset at the highest density: larger images take seconds to encode, without a visible difference. */
export const MAX_IMAGE_PIXEL_WIDTH = 2880

export const IMAGE_FITS = ['cover', 'contain'] as const
export type ImageFit = (typeof IMAGE_FITS)[number]
export const DEFAULT_IMAGE_FIT: ImageFit = 'cover'

/**
 * May be requested; each format is encoded in one quality only, so that nobody can have every image encoded six times.
 */
export const IMAGE_QUALITIES = [50, 60, 70, 75, 80, 90] as const

/** Width over height. */
export const ASPECT_RATIOS = {
  '1:1': 1,
  '2.39:1': 2.39,
  '2:3': 2 / 3,
  '3:2': 3 / 2,
  '4:3': 4 / 3,
  '95:141': 95 / 141,
  '16:9': 16 / 9,
  '99:80': 99 / 80,
} as const
export type AspectRatio = keyof typeof ASPECT_RATIOS

export function heightInRatio(width: number, ratio: AspectRatio): number {
  return Math.round(width / ASPECT_RATIOS[ratio])
}
