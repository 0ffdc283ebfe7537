import type { Translation } from '../../../texts/text-catalogue.ts'
import type { reviewsDa } from './reviews-da.ts'

export const reviewsSv: Translation<typeof reviewsDa> = {
  'product.reviews': 'Omdömen',
  'product.reviews.stars': {
    zero: '{stars} av 5 stjärnor: inga omdömen',
    one: '{stars} av 5 stjärnor: {count} omdöme',
    other: '{stars} av 5 stjärnor: {count} omdömen',
  },
  'product.reviews.verified': 'Verifierat köp',
  'product.reviews.inLanguage': 'Skrivet på {language}',
  'product.reviews.more': 'Visa fler omdömen',
  'product.reviews.shown': { one: '{count} omdöme visas', other: '{count} omdömen visas' },
  'product.reviews.none': 'Det finns inga omdömen än.',
  'product.language.da': 'danska',
  'product.language.nb': 'norska',
  'product.language.sv': 'svenska',
}
