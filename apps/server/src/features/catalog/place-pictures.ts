import { focusFor, suitsMood, type PictureMood } from '@firkant/domain/image/picture-place.ts'
import type { PicturePlaces } from '../images/picture-places.ts'
import type { StoredCardRow } from './card-rows.ts'

/** What is where in the pictures of a product; rooms and scenes that don't suit the brand are left out. */
export function placePictures(row: StoredCardRow, places: PicturePlaces, mood: PictureMood): StoredCardRow {
  const images = row.images.flatMap((picture) => {
    const place = places.get(picture.file)
    if (!suitsMood(place, mood)) return []
    const focus = focusFor(place, row.key)
    return [{ ...picture, ...(focus && { focus }), ...(place?.measured && { measured: place.measured }) }]
  })
  return { ...row, images }
}
