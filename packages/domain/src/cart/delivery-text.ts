import { formatWeekday } from '../format/format-date.ts'
import type { MarketLanguage } from '../market/market.ts'

const AT_THE_LATEST: Readonly<Record<MarketLanguage, string>> = {
  da: 'Leveres senest',
  nb: 'Leveres senest',
  sv: 'Levereras senast',
}

/** What a cart line says of its delivery; nothing for what can't be delivered. */
export function estimatedDeliveryText(language: MarketLanguage, arrivesOn: string | undefined): string {
  if (arrivesOn === undefined) return ''
  return `${AT_THE_LATEST[language]} ${formatWeekday(language, new Date(`${arrivesOn}T12:00:00Z`))}`
}
