/** In percent of the picture, from its left upper corner. */
export interface PicturePoint {
  readonly x: number
  readonly y: number
}

export interface PictureBox extends PicturePoint {
  readonly w: number
  readonly h: number
}

export type PictureMood = 'light' | 'dark'

/** What is where in a picture. */
export interface PicturePlace {
  /** What a crop must keep in sight. */
  readonly focus?: PicturePoint | undefined
  /** A straight view: the box of the product, and which of its measures lies across; its height stands upright. */
  readonly measured?: MeasuredBox | undefined
  /** Where products stand in a room: a crop for one of them keeps that one. */
  readonly products?: Readonly<Record<string, PicturePoint>> | undefined
  /** Of a room or scene. */
  readonly mood?: PictureMood | undefined
  /** The file of a scene of which this is another view: whoever is shown that scene is not shown this, too. */
  readonly insteadOf?: string | undefined
  /** Composed of several things up to its edges: it is shown as a whole. */
  readonly isWhole?: true | undefined
}

export interface MeasuredBox {
  readonly across: 'width' | 'depth'
  readonly box: PictureBox
}

/** A dark brand shows no sunlit room; a light one shows evenings, too. */
export function suitsMood(place: PicturePlace | undefined, brandMood: PictureMood): boolean {
  return brandMood === 'light' || place?.mood !== 'light'
}

interface OwnPlace {
  /** Chosen by an editor for the picture itself. */
  readonly focus: PicturePoint | null
  /** Another picture stands in the place of the media folder's. */
  readonly isStored: boolean
}

/** What is written of the folder's file does not describe a picture that took its place; an editor's point wins over it. */
export function placeOfPicture(
  { focus, isStored }: OwnPlace,
  described: PicturePlace | undefined,
): PicturePlace | undefined {
  const place = isStored ? undefined : described
  return focus ? { ...place, focus } : place
}

type PlaceOf = (file: string) => PicturePlace | undefined

/** Whether a brand shows a picture: neither a room of the wrong light, nor what stands in for a scene that it shows. */
export function isShownIn(brandMood: PictureMood, file: string, placeOf: PlaceOf): boolean {
  const place = placeOf(file)
  if (!suitsMood(place, brandMood)) return false
  return place?.insteadOf === undefined || !suitsMood(placeOf(place.insteadOf), brandMood)
}

/** The point for one product, or for the picture as a whole. */
export function focusFor(place: PicturePlace | undefined, productKey?: string): PicturePoint | undefined {
  return (productKey === undefined ? undefined : place?.products?.[productKey]) ?? place?.focus
}
