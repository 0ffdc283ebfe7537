/** Texts of the gallery. */
export interface GalleryLabels {
  readonly pictures: string
  /** Action of a click on a picture. */
  readonly zoom: string
  readonly fullScreen: string
  /** `Show all 8 pictures` */
  readonly all: (count: number) => string
  readonly close: string
  readonly previous: string
  readonly next: string
  /** `Picture 2 of 4`, counted from 1. */
  readonly position: (number: number) => string
}
