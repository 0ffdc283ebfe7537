import type { Translation } from '../../../texts/text-catalogue.ts'
import type { reviewsDa } from './reviews-da.ts'

export const reviewsNb: Translation<typeof reviewsDa> = {
  'product.reviews': 'Omtaler',
  'product.reviews.stars': {
    zero: '{stars} av 5 stjerner: ingen omtaler',
    one: '{stars} av 5 stjerner: {count} omtale',
    other: '{stars} av 5 stjerner: {count} omtaler',
  },
  'product.reviews.verified': 'Bekreftet kjøp',
  'product.reviews.inLanguage': 'Skrevet på {language}',
  'product.reviews.more': 'Vis flere omtaler',
  'product.reviews.shown': { one: '{count} omtale vises', other: '{count} omtaler vises' },
  'product.reviews.none': 'Det er ingen omtaler ennå.',
  'product.language.da': 'dansk',
  'product.language.nb': 'norsk',
  'product.language.sv': 'svensk',
}
