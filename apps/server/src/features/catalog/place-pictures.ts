import { focusFor, isShownIn, type PictureMood } from '@firkant/domain/image/picture-place.ts'
import type { PicturePlaces } from '../images/picture-places.ts'
import type { StoredCardRow } from './card-rows.ts'

/** What is where in the pictures of a product; what the brand does not show is left out. */
export function placePictures(row: StoredCardRow, places: PicturePlaces, mood: PictureMood): StoredCardRow {
  const images = row.images.flatMap((picture) => {
    if (!isShownIn(mood, picture.file, (file) => places.get(file))) return []
    const place = places.get(picture.file)
    const focus = focusFor(place, row.key)
    const { measured, isWhole } = place ?? {}
    return [{ ...picture, ...(focus && { focus }), ...(measured && { measured }), ...(isWhole && { isWhole }) }]
  })
  return { ...row, images }
}
