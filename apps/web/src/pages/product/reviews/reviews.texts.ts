import type { Translation } from '../../../texts/text-catalogue.ts'
import type { TextTable } from '../../../texts/text-table.ts'

const reviewsDa = {
  'product.reviews': 'Anmeldelser',
  'product.reviews.stars': {
    zero: '{stars} af 5 stjerner: ingen anmeldelser',
    one: '{stars} af 5 stjerner: {count} anmeldelse',
    other: '{stars} af 5 stjerner: {count} anmeldelser',
  },
  'product.reviews.verified': 'Bekræftet køb',
  'product.reviews.inLanguage': 'Skrevet på {language}',
  'product.reviews.more': 'Vis flere anmeldelser',
  'product.reviews.order': 'Sortér',
  'product.reviews.newest': 'Nyeste først',
  'product.reviews.highest': 'Flest stjerner først',
  'product.reviews.lowest': 'Færrest stjerner først',
  'product.reviews.all': 'Vis alle',
  'product.reviews.shown': { one: '{count} anmeldelse vises', other: '{count} anmeldelser vises' },
  'product.reviews.none': 'Der er ingen anmeldelser endnu.',
  'product.language.da': 'dansk',
  'product.language.nb': 'norsk',
  'product.language.sv': 'svensk',
} as const

const reviewsNb: Translation<typeof reviewsDa> = {
  'product.reviews': 'Omtaler',
  'product.reviews.stars': {
    zero: '{stars} av 5 stjerner: ingen omtaler',
    one: '{stars} av 5 stjerner: {count} omtale',
    other: '{stars} av 5 stjerner: {count} omtaler',
  },
  'product.reviews.verified': 'Bekreftet kjøp',
  'product.reviews.inLanguage': 'Skrevet på {language}',
  'product.reviews.more': 'Vis flere omtaler',
  'product.reviews.order': 'Sorter',
  'product.reviews.newest': 'Nyeste først',
  'product.reviews.highest': 'Flest stjerner først',
  'product.reviews.lowest': 'Færrest stjerner først',
  'product.reviews.all': 'Vis alle',
  'product.reviews.shown': { one: '{count} omtale vises', other: '{count} omtaler vises' },
  'product.reviews.none': 'Det er ingen omtaler ennå.',
  'product.language.da': 'dansk',
  'product.language.nb': 'norsk',
  'product.language.sv': 'svensk',
}

const reviewsSv: Translation<typeof reviewsDa> = {
  'product.reviews': 'Omdömen',
  'product.reviews.stars': {
    zero: '{stars} av 5 stjärnor: inga omdömen',
    one: '{stars} av 5 stjärnor: {count} omdöme',
    other: '{stars} av 5 stjärnor: {count} omdömen',
  },
  'product.reviews.verified': 'Verifierat köp',
  'product.reviews.inLanguage': 'Skrivet på {language}',
  'product.reviews.more': 'Visa fler omdömen',
  'product.reviews.order': 'Sortera',
  'product.reviews.newest': 'Nyast först',
  'product.reviews.highest': 'Flest stjärnor först',
  'product.reviews.lowest': 'Färst stjärnor först',
  'product.reviews.all': 'Visa alla',
  'product.reviews.shown': { one: '{count} omdöme visas', other: '{count} omdömen visas' },
  'product.reviews.none': 'Det finns inga omdömen än.',
  'product.language.da': 'danska',
  'product.language.nb': 'norska',
  'product.language.sv': 'svenska',
}

export const reviewsTexts: TextTable<typeof reviewsDa> = { da: reviewsDa, nb: reviewsNb, sv: reviewsSv }
