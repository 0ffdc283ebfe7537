import type { FloorSpace } from '../fit/floor-space.ts'
import type { MarketLanguage } from '../market/market.ts'
import { stockNamesDa } from '../stock/stock-names-da.ts'
import { stockNamesNb } from '../stock/stock-names-nb.ts'
import { stockNamesSv } from '../stock/stock-names-sv.ts'
import type { FacetKey, SortKey } from './listing-query.ts'

type Names<Key extends string> = Readonly<Record<MarketLanguage, Readonly<Record<Key, string>>>>

export const FACET_NAMES: Names<FacetKey> = {
  da: {
    price: 'Pris',
    color: 'Farve',
    material: 'Materiale',
    brand: 'Mærke',
    series: 'Serie',
    size: 'Størrelse',
    space: 'Plads på gulvet',
    width: 'Bredde',
    depth: 'Dybde',
    height: 'Højde',
    seatWidth: 'Siddebredde',
    door: 'Går ind ad en dør på',
    store: 'Findes i butik',
    stock: 'Lagerstatus',
    arrival: 'Hos dig senest',
    delivery: 'Leveringstid',
    discount: 'Rabat',
    rating: 'Bedømmelse',
  },
  nb: {
    price: 'Pris',
    color: 'Farge',
    material: 'Materiale',
    brand: 'Merke',
    series: 'Serie',
    size: 'Størrelse',
    space: 'Plass på gulvet',
    width: 'Bredde',
    depth: 'Dybde',
    height: 'Høyde',
    seatWidth: 'Sittebredde',
    door: 'Går inn gjennom en dør på',
    store: 'Finnes i butikk',
    stock: 'Lagerstatus',
    arrival: 'Hos deg senest',
    delivery: 'Leveringstid',
    discount: 'Rabatt',
    rating: 'Vurdering',
  },
  sv: {
    price: 'Pris',
    color: 'Färg',
    material: 'Material',
    brand: 'Varumärke',
    series: 'Serie',
    size: 'Storlek',
    space: 'Plats på golvet',
    width: 'Bredd',
    depth: 'Djup',
    height: 'Höjd',
    seatWidth: 'Sittbredd',
    door: 'Går in genom en dörr på',
    store: 'Finns i butik',
    stock: 'Lagerstatus',
    arrival: 'Hemma hos dig senast',
    delivery: 'Leveranstid',
    discount: 'Rabatt',
    rating: 'Betyg',
  },
}

export const SORT_NAMES: Names<SortKey> = {
  da: {
    relevance: 'Bedste match',
    popular: 'Mest populære',
    newest: 'Nyeste',
    priceUp: 'Pris, lav til høj',
    priceDown: 'Pris, høj til lav',
    discount: 'Størst rabat',
    rating: 'Bedst bedømt',
  },
  nb: {
    relevance: 'Beste treff',
    popular: 'Mest populære',
    newest: 'Nyeste',
    priceUp: 'Pris, lav til høy',
    priceDown: 'Pris, høy til lav',
    discount: 'Størst rabatt',
    rating: 'Best vurdert',
  },
  sv: {
    relevance: 'Bästa träff',
    popular: 'Populärast',
    newest: 'Nyast',
    priceUp: 'Pris, lågt till högt',
    priceDown: 'Pris, högt till lågt',
    discount: 'Störst rabatt',
    rating: 'Högst betyg',
  },
}

/** Colour groups of the filter. Other keys are shown as they are. */
export const COLOUR_NAMES: Readonly<Record<MarketLanguage, Readonly<Record<string, string>>>> = {
  da: {
    white: 'Hvid',
    beige: 'Beige',
    grey: 'Grå',
    black: 'Sort',
    brown: 'Brun',
    green: 'Grøn',
    blue: 'Blå',
    red: 'Rød',
    orange: 'Orange',
    yellow: 'Gul',
    pink: 'Rosa',
    purple: 'Lilla',
    metal: 'Metal',
    brass: 'Messing',
    nature: 'Natur',
    wood: 'Træ',
    glass: 'Klar',
    multi: 'Flerfarvet',
  },
  nb: {
    white: 'Hvit',
    beige: 'Beige',
    grey: 'Grå',
    black: 'Svart',
    brown: 'Brun',
    green: 'Grønn',
    blue: 'Blå',
    red: 'Rød',
    orange: 'Oransje',
    yellow: 'Gul',
    pink: 'Rosa',
    purple: 'Lilla',
    metal: 'Metall',
    brass: 'Messing',
    nature: 'Natur',
    wood: 'Tre',
    glass: 'Klar',
    multi: 'Flerfarget',
  },
  sv: {
    white: 'Vit',
    beige: 'Beige',
    grey: 'Grå',
    black: 'Svart',
    brown: 'Brun',
    green: 'Grön',
    blue: 'Blå',
    red: 'Röd',
    orange: 'Orange',
    yellow: 'Gul',
    pink: 'Rosa',
    purple: 'Lila',
    metal: 'Metall',
    brass: 'Mässing',
    nature: 'Natur',
    wood: 'Trä',
    glass: 'Klar',
    multi: 'Flerfärgad',
  },
}

/** The dot beside a colour's name in the filter: the colour itself, not some product's shade of it. */
export const COLOUR_SHADES: Readonly<Record<string, string>> = {
  white: '#f6f3ec',
  beige: '#d8c9ae',
  grey: '#9b9a96',
  black: '#23211f',
  brown: '#7a5638',
  green: '#56704f',
  blue: '#4a6a8c',
  red: '#a8402f',
  orange: '#c96f36',
  yellow: '#d9a93a',
  pink: '#dfa3a3',
  purple: '#7d6593',
  metal: '#8d9196',
  brass: '#b08d4a',
  nature: '#c9a97c',
  wood: '#b58a5b',
  glass: '#dbe6e6',
}

export const STOCK_NAMES: Names<string> = { da: stockNamesDa, nb: stockNamesNb, sv: stockNamesSv }

export type StepFacet = 'delivery' | 'discount' | 'rating'
type StepNames = Readonly<Record<StepFacet, (step: number) => string>>

/** Delivery is in days, and said in weeks. */
const inWeeks = (days: number, one: string, more: string) => (days <= 7 ? one : `${Math.round(days / 7)} ${more}`)

const STEPS: Readonly<Record<MarketLanguage, StepNames>> = {
  da: {
    delivery: (days) => `Inden for ${inWeeks(days, 'en uge', 'uger')}`,
    discount: (step) => `Mindst ${step}\u00a0%`,
    rating: (step) => `${step} stjerner og op`,
  },
  nb: {
    delivery: (days) => `Innen ${inWeeks(days, 'en uke', 'uker')}`,
    discount: (step) => `Minst ${step}\u00a0%`,
    rating: (step) => `${step} stjerner og opp`,
  },
  sv: {
    delivery: (days) => `Inom ${inWeeks(days, 'en vecka', 'veckor')}`,
    discount: (step) => `Minst ${step}\u00a0%`,
    rating: (step) => `${step} stjärnor och uppåt`,
  },
}

export function stepName(language: MarketLanguage, facet: StepFacet, step: number): string {
  return STEPS[language][facet](step)
}

const ON_FLOOR: Readonly<Record<MarketLanguage, string>> = {
  da: 'Passer på',
  nb: 'Passer på',
  sv: 'Ryms på',
}

/** `Passer på 210 × 90 cm` */
export function onFloorName(language: MarketLanguage, { longCm, shortCm }: FloorSpace): string {
  return `${ON_FLOOR[language]} ${longCm} × ${shortCm}\u00a0cm`
}

/** `I Aarhus C`: all three languages say it with the same word. */
export function inStoreName(store: string): string {
  return `I ${store}`
}
