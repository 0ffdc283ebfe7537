import type { ReactNode } from 'react'
import type { Day } from '@firkant/domain/delivery/working-days.ts'
import type { MarketKey } from '@firkant/domain/market/market.ts'
import { hoursOn, openState, type OpeningTimes, type OpenState } from '@firkant/domain/stores/opening-hours.ts'
import { formatClock, formatHours, weekdayName } from '@firkant/domain/stores/opening-words.ts'
import { useShop } from '../../../platform/shop-context.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import style from './open-line.module.css'
import { useNow } from '../use-now.ts'
import { storeTexts } from '../store.texts.ts'

interface OpenLineProps {
  readonly store: OpeningTimes
  readonly market: MarketKey
  /** Date on which the page was rendered. */
  readonly today: Day
  /** Under the store's name, not in a card. */
  readonly isInHead?: boolean
  readonly className?: string | undefined
}

function useOpenTexts(): (state: OpenState) => string {
  const { text } = useTexts(storeTexts)
  const { language } = useShop()
  return (state) => {
    if (state.state === 'open') return text('stores.openUntil', { time: formatClock(state.closesAt) })
    if (state.state === 'closedForLong') return text('stores.closedForLong')
    const time = formatClock(state.opensAt)
    if (state.inDays === 0) return text('stores.opensToday', { time })
    if (state.inDays === 1) return text('stores.opensTomorrow', { time })
    return text('stores.opensOn', { time, day: weekdayName(language, state.day) })
  }
}

/** Today's hours from the server; in the browser also whether it is open now. One line either way. */
export function OpenLine({ store, market, today, isInHead, className }: OpenLineProps): ReactNode {
  const { text } = useTexts(storeTexts)
  const openText = useOpenTexts()
  const now = useNow()
  const shared = {
    className: className === undefined ? style.line : `${style.line} ${className}`,
    'data-part': 'open-line',
    'data-head': isInHead || undefined,
  }
  if (!now) {
    const hours = formatHours(hoursOn(store, today).hours)
    return <p {...shared}>{hours === undefined ? text('stores.todayClosed') : text('stores.todayHours', { hours })}</p>
  }
  const state = openState(store, market, now)
  return (
    <p {...shared} data-state={state.state === 'open' ? 'open' : 'closed'}>
      {openText(state)}
    </p>
  )
}
