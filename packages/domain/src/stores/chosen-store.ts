import type { Day } from '../delivery/working-days.ts'
import { formatWeekday } from '../format/format-date.ts'
import { marketTime } from '../market/market-clock.ts'
import type { MarketKey, MarketLanguage } from '../market/market.ts'
import type { OpeningTimes } from './opening-hours.ts'
import { pickupDay } from './pickup-day.ts'

/** When something that the store has can be collected. */
export interface Pickup {
  readonly day: Day
  readonly isToday: boolean
}

/** The store that the visitor chose. */
export interface ChosenStoreModel {
  readonly id: string
  readonly name: string
  /** `Din butik: Aarhus C` */
  readonly label: string
  /** Its page, if the storefront has one. */
  readonly url?: string | undefined
  /** For what it has: `Hent i dag i Aarhus C`. */
  readonly pickupText: string
  /** For what it has not. */
  readonly noneText: string
}

export function pickupAt(times: OpeningTimes, market: MarketKey, now: Date): Pickup | undefined {
  const day = pickupDay(times, market, now)
  return day === undefined ? undefined : { day, isToday: day === marketTime(market, now).day }
}

interface StoreTexts {
  readonly own: string
  readonly today: string
  readonly onDay: string
  /** The store stays closed. */
  readonly inStore: string
  readonly none: string
}

const TEXTS: Readonly<Record<MarketLanguage, StoreTexts>> = {
  da: {
    own: 'Din butik',
    today: 'Hent i dag i',
    onDay: 'Hent {day} i',
    inStore: 'Står i',
    none: 'Ikke i {store} lige nu',
  },
  nb: {
    own: 'Din butikk',
    today: 'Hent i dag i',
    onDay: 'Hent {day} i',
    inStore: 'Står i',
    none: 'Ikke i {store} akkurat nå',
  },
  sv: {
    own: 'Din butik',
    today: 'Hämta i dag i',
    onDay: 'Hämta {day} i',
    inStore: 'Står i',
    none: 'Inte i {store} just nu',
  },
}

/** `Hent i dag i Aarhus C` */
export function pickupText(language: MarketLanguage, store: string, pickup: Pickup | undefined): string {
  const { today, onDay, inStore } = TEXTS[language]
  if (!pickup) return `${inStore} ${store}`
  const day = formatWeekday(language, new Date(`${pickup.day}T12:00:00Z`))
  return `${pickup.isToday ? today : onDay.replace('{day}', day)} ${store}`
}

export function noneText(language: MarketLanguage, store: string): string {
  return TEXTS[language].none.replace('{store}', store)
}

export function ownStoreText(language: MarketLanguage, store: string): string {
  return `${TEXTS[language].own}: ${store}`
}

/** Where the plain form is posted with which a store is chosen. */
export const CHOOSE_STORE_FORM = '/stores/choose'
export const STORE_FORM_FIELDS = { store: 'storeId', back: 'returnUrl' } as const
