import { marketTime, nextMidnight } from '@firkant/domain/market/market-clock.ts'
import type { Market, MarketLanguage } from '@firkant/domain/market/market.ts'
import type { ServiceAnswer } from '@firkant/domain/search/service-answer.ts'
import { hoursOn, type OpeningTimes } from '@firkant/domain/stores/opening-hours.ts'
import { formatHours, weekdayName } from '@firkant/domain/stores/opening-words.ts'

/** A store of the market, for the search. */
export interface AnsweringStore extends OpeningTimes {
  readonly key: string
  readonly name: string
}

const TITLES: Readonly<Record<MarketLanguage, string>> = {
  da: 'Butikkernes åbningstider i dag, {day}',
  nb: 'Butikkenes åpningstider i dag, {day}',
  sv: 'Butikernas öppettider i dag, {day}',
}
const CLOSED: Readonly<Record<MarketLanguage, string>> = { da: 'lukket', nb: 'stengt', sv: 'stängt' }

interface StorePlaces {
  readonly overviewPath: string
  readonly address: (path: string) => string
}

/** Today's hours of the market's stores, until midnight there. */
export function storeAnswer(
  stores: readonly AnsweringStore[],
  { market, now, overviewPath, address }: StorePlaces & { market: Market; now: Date },
): { readonly answer: ServiceAnswer; readonly validUntil: Date } | undefined {
  if (stores.length === 0) return undefined
  const { language } = market
  const { day } = marketTime(market.key, now)
  const today = stores.map((store) => {
    const hours = formatHours(hoursOn(store, day).hours)
    return { name: store.name, url: address(`${overviewPath}/${store.key}`), ...(hours !== undefined && { hours }) }
  })
  return {
    answer: {
      kind: 'stores',
      title: TITLES[language].replace('{day}', weekdayName(language, day)),
      text: today.map(({ name, hours }) => `${name} ${hours ?? CLOSED[language]}`).join(' · '),
      url: address(overviewPath),
      stores: today,
    },
    validUntil: nextMidnight(market.key, now),
  }
}
