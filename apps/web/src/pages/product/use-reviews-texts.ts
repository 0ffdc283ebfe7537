import { useShop } from '../../platform/shop-context.ts'
import { ownTexts, type OwnTexts } from '../../texts/own-texts.ts'
import type { Translation } from '../../texts/text-catalogue.ts'
import { reviewsDa } from './texts/reviews-da.ts'
import { reviewsNb } from './texts/reviews-nb.ts'
import { reviewsSv } from './texts/reviews-sv.ts'

type Catalogue = Translation<typeof reviewsDa>

const reviewsTexts = ownTexts<Catalogue>({ da: reviewsDa, nb: reviewsNb, sv: reviewsSv })

export function useReviewsTexts(): OwnTexts<Catalogue> {
  return reviewsTexts(useShop().language)
}
