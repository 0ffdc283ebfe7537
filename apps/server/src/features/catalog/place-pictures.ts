import { focusFor, isShownIn, placeOfPicture, type PictureMood } from '@firkant/domain/image/picture-place.ts'
import type { PicturePlaces } from '../images/picture-places.ts'
import type { CardRow, StoredCardRow } from './card-rows.ts'

/** What is where in the pictures of a product; what the brand does not show is left out. */
export function placePictures(
  row: StoredCardRow,
  places: PicturePlaces,
  mood: PictureMood,
): Omit<CardRow, 'categories'> {
  const images = row.images.flatMap(({ point, stored: isStored, ...picture }) => {
    const place = placeOfPicture({ focus: point, isStored }, places.get(picture.file))
    if (!isShownIn(mood, picture.file, (file) => (file === picture.file ? place : places.get(file)))) return []
    const focus = focusFor(place, row.key)
    const { measured, isWhole } = place ?? {}
    return [{ ...picture, ...(focus && { focus }), ...(measured && { measured }), ...(isWhole && { isWhole }) }]
  })
  return { ...row, images }
}
