import type { ReactNode } from 'react'
import type { Day } from '@firkant/domain/delivery/working-days.ts'
import { marketTime } from '@firkant/domain/market/market-clock.ts'
import type { MarketKey } from '@firkant/domain/market/market.ts'
import {
  nextDays,
  specialDaysFrom,
  type Hours,
  type HoursOfDay,
  type OpeningTimes,
} from '@firkant/domain/stores/opening-hours.ts'
import { dayOfMonth, formatHours, weekdayName } from '@firkant/domain/stores/opening-words.ts'
import { useShop } from '../../../platform/shop-context.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import style from './opening-table.module.css'
import { useNow } from '../use-now.ts'
import { storeTexts } from '../store.texts.ts'

function HoursCell({ hours, isToday }: { hours: Hours; isToday?: boolean }): ReactNode {
  const { text } = useTexts(storeTexts)
  const open = formatHours(hours)
  return (
    <td
      className={style.hours}
      data-part="opening-hours"
      data-today={isToday || undefined}
      data-closed={open === undefined || undefined}
    >
      {open ?? text('stores.closed')}
    </td>
  )
}

function DayRow({ of: { day, hours, name }, isToday }: { of: HoursOfDay; isToday: boolean }): ReactNode {
  const { text } = useTexts(storeTexts)
  const { language } = useShop()
  const state = { 'data-today': isToday || undefined, 'data-special': name !== undefined || undefined }
  return (
    <tr className={style.day} data-part="opening-day" {...state}>
      <th scope="row" className={style.name} data-part="opening-name" data-today={isToday || undefined}>
        <span className={style.weekday}>{isToday ? text('stores.today') : weekdayName(language, day)}</span>{' '}
        <span className={style.note} data-part="opening-note" {...state}>
          {name ?? dayOfMonth(language, day)}
        </span>
      </th>
      <HoursCell hours={hours} isToday={isToday} />
    </tr>
  )
}

function Head(): ReactNode {
  const { text } = useTexts(storeTexts)
  return (
    <thead className="sr-only">
      <tr>
        <th scope="col">{text('stores.day')}</th>
        <th scope="col">{text('stores.open')}</th>
      </tr>
    </thead>
  )
}

interface OpeningDays {
  readonly today: Day
  readonly week: readonly HoursOfDay[]
  readonly later: readonly HoursOfDay[]
}

/** `madeOn`: date on which the page was rendered; in the browser the current date. */
export function useOpeningDays(store: OpeningTimes, market: MarketKey, madeOn: Day): OpeningDays {
  const now = useNow()
  const today = now ? marketTime(market, now).day : madeOn
  const week = nextDays(store, today)
  const later = specialDaysFrom(store, week.at(-1)?.day ?? today).filter(({ day }) =>
    week.every((each) => each.day !== day),
  )
  return { today, week, later }
}

/** The next seven days with their special hours, and later special days. */
export function OpeningTables({ today, week, later }: OpeningDays): ReactNode {
  const { text } = useTexts(storeTexts)
  const { language } = useShop()
  return (
    <>
      <table className={style.table} data-part="opening-table">
        <caption className="sr-only">{text('stores.hoursCaption')}</caption>
        <Head />
        <tbody>
          {week.map((each) => (
            <DayRow key={each.day} of={each} isToday={each.day === today} />
          ))}
        </tbody>
      </table>
      {later.length > 0 && (
        <>
          <h3 id="special-days" className={style.special} data-part="special-days-title">
            {text('stores.specialDays')}
          </h3>
          <table className={style.table} data-special="" aria-labelledby="special-days">
            <Head />
            <tbody>
              {later.map(({ day, name, hours }) => (
                <tr key={day} className={style.day} data-part="opening-day">
                  <th scope="row" className={style.name} data-part="opening-name">
                    <span>{name}</span>{' '}
                    <span className={style.note}>
                      {weekdayName(language, day)} {dayOfMonth(language, day)}
                    </span>
                  </th>
                  <HoursCell hours={hours} />
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </>
  )
}
