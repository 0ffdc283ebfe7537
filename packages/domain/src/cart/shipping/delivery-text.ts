import type { DeliveryWindow, PromisedDay } from '../../delivery/delivery-promise.ts'
import { formatWeekday } from '../../format/format-date.ts'
import type { MarketLanguage } from '../../market/market.ts'

const AT_THE_LATEST: Readonly<Record<MarketLanguage, string>> = {
  da: 'Leveres senest',
  nb: 'Leveres senest',
  sv: 'Levereras senast',
}

const ON_THE_DAY: Readonly<Record<MarketLanguage, string>> = { da: 'Leveres', nb: 'Leveres', sv: 'Levereras' }

/** `kl. 8–12` */
export const windowInWords = ({ from, to }: DeliveryWindow) => `kl. ${from}–${to}`

const FETCHED_FROM: Readonly<Record<MarketLanguage, string>> = {
  da: 'Kan hentes fra',
  nb: 'Kan hentes fra',
  sv: 'Kan hämtas från',
}

const dayText = (language: MarketLanguage, day: string) => formatWeekday(language, new Date(`${day}T12:00:00Z`))

/** When a pick-up is ready; empty for a store that stays closed. */
export function estimatedPickupText(language: MarketLanguage, readyOn: string | undefined): string {
  return readyOn === undefined ? '' : `${FETCHED_FROM[language]} ${dayText(language, readyOn)}`
}

/** A cart line's delivery text; empty for what can't be delivered. */
export function estimatedDeliveryText(
  language: MarketLanguage,
  arrivesOn: string | undefined,
  window?: DeliveryWindow,
): string {
  if (arrivesOn === undefined) return ''
  if (window) return `${ON_THE_DAY[language]} ${dayText(language, arrivesOn)} ${windowInWords(window)}`
  return `${AT_THE_LATEST[language]} ${dayText(language, arrivesOn)}`
}

interface NamedPart {
  readonly promised: PromisedDay
  /** What comes then. */
  readonly names: readonly string[]
}

/** `Leveres senest torsdag 19. november: Lampe. Leveres senest torsdag 26. november: Sofa, Bord.` */
export function partsText(language: MarketLanguage, parts: readonly NamedPart[]): string {
  const sentences = parts.map(({ promised: { day, window }, names }) => {
    const when = estimatedDeliveryText(language, day, window)
    return names.length > 0 ? `${when}: ${names.join(', ')}.` : `${when}.`
  })
  return sentences.join(' ')
}
