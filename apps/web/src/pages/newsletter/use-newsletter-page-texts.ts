import { useShop } from '../../platform/shop-context.ts'
import { ownTexts, type OwnTexts } from '../../texts/own-texts.ts'
import type { Translation } from '../../texts/text-catalogue.ts'
import { newsletterPageDa } from './texts/newsletter-page-da.ts'
import { newsletterPageNb } from './texts/newsletter-page-nb.ts'
import { newsletterPageSv } from './texts/newsletter-page-sv.ts'

type Catalogue = Translation<typeof newsletterPageDa>
export type NewsletterPageKey = keyof Catalogue

const pageTexts = ownTexts<Catalogue>({ da: newsletterPageDa, nb: newsletterPageNb, sv: newsletterPageSv })

export function useNewsletterPageTexts(): OwnTexts<Catalogue> {
  return pageTexts(useShop().language)
}
