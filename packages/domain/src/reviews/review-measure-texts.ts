import type { MarketLanguage } from '../market/market.ts'
import { measuresOf, type ReviewMeasure, type ReviewMeasures } from './review-measures.ts'

/** The server names them: a page has the words of the few that it shows. */
const TEXTS: Readonly<Record<ReviewMeasure, Readonly<Record<MarketLanguage, string>>>> = {
  fitsTwo: { da: 'Der er plads til to voksne', nb: 'Det er plass til to voksne', sv: 'Två vuxna får plats' },
  fitsThree: { da: 'Der er plads til tre voksne', nb: 'Det er plass til tre voksne', sv: 'Tre vuxna får plats' },
  comfortable: {
    da: 'God at sidde eller ligge i',
    nb: 'God å sitte eller ligge i',
    sv: 'Skön att sitta eller ligga i',
  },
  easyToAssemble: { da: 'Let at samle', nb: 'Lett å montere', sv: 'Lätt att montera' },
  asPictured: { da: 'Ser ud som på billederne', nb: 'Ser ut som på bildene', sv: 'Ser ut som på bilderna' },
  sturdy: { da: 'Står stabilt', nb: 'Står stødig', sv: 'Står stadigt' },
  easyToClean: { da: 'Let at holde ren', nb: 'Lett å holde ren', sv: 'Lätt att hålla ren' },
  lightEnough: { da: 'Giver lys nok', nb: 'Gir nok lys', sv: 'Ger tillräckligt med ljus' },
  softEnough: { da: 'Rar at røre ved', nb: 'God å ta på', sv: 'Skön att ta på' },
  standsOutside: { da: 'Tåler at stå ude', nb: 'Tåler å stå ute', sv: 'Tål att stå ute' },
}

export const measureText = (measure: ReviewMeasure, language: MarketLanguage): string => TEXTS[measure][language]

export interface AskedMeasure {
  readonly key: ReviewMeasure
  readonly label: string
}

export const askedMeasures = (family: string, language: MarketLanguage): readonly AskedMeasure[] =>
  measuresOf(family).map((key) => ({ key, label: measureText(key, language) }))

export interface ShownMeasure {
  readonly label: string
  readonly holds: boolean
}

export function shownMeasures(measures: ReviewMeasures, language: MarketLanguage): readonly ShownMeasure[] {
  return Object.entries(measures).flatMap(([key, holds]) =>
    Object.hasOwn(TEXTS, key) && holds !== undefined
      ? [{ label: measureText(key as ReviewMeasure, language), holds }]
      : [],
  )
}
