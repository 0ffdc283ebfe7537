/** Everything the gallery says. */
export interface GalleryLabels {
  readonly pictures: string
  /** What a click on a picture does. */
  readonly zoom: string
  readonly fullScreen: string
  /** `Show all 8 pictures` */
  readonly all: (count: number) => string
  readonly close: string
  readonly previous: string
  readonly next: string
  /** `Picture 2 of 4`; the first has number 1. */
  readonly position: (number: number) => string
}
