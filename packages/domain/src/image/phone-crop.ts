import type { AspectRatio, ImageWidth } from './image-presets.ts'
import type { ImageSize } from './image-size.ts'

/**
 * A wide picture in a box of a phone's width shows less than half of itself. The server cuts such a crop: the whole
 * height, and across as much as the ratio says, placed by the same percentage as `object-position`. So whatever narrower
 * box the browser cuts out of it, at the same percentage, shows what it would show of the whole picture.
 */
export interface PhoneCrop {
  /** As wide as the widest box it is for. */
  readonly ratio: (typeof PHONE_CROP_RATIOS)[number]
  readonly x: number
}

export const PHONE_CROP_RATIOS = ['1:1', '4:3', '3:2'] as const satisfies readonly AspectRatio[]
/** For double and triple density. */
export const PHONE_CROP_WIDTHS = [680, 960] as const satisfies readonly ImageWidth[]

/** In percent: fewer places mean fewer pictures to make, and half of a step is some pixels of a phone. */
const STEP = 2

export const phoneCropPlace = (percent: number): number => Math.round(Math.min(100, Math.max(0, percent)) / STEP) * STEP

export const isPhoneCropPlace = (percent: number): boolean =>
  Number.isInteger(percent) && phoneCropPlace(percent) === percent

/** Nothing is left to place in a picture that is no wider than its crop. */
export const isWiderThan = (source: ImageSize, crop: ImageSize): boolean =>
  source.width * crop.height > source.height * crop.width
