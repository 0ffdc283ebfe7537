import { useState, type ReactNode } from 'react'
import { Link } from 'react-aria-components'
import { DESK_WORK } from '@firkant/domain/studio/desk-work.ts'
import type { StudioFigures } from '@firkant/domain/studio/studio-calls.ts'
import { WhenLoaded } from '../parts/when-loaded.tsx'
import { callServer } from '../platform/call-server.ts'
import { useStudio } from '../platform/studio-context.tsx'
import { useLoaded } from '../platform/use-loaded.ts'
import { MARKET_NAMES, WORK_NAMES } from '../texts/names.ts'
import { useTexts, type TextKey } from '../texts/use-texts.tsx'
import { DayBars } from './day-bars.tsx'

const NOON = 11
const EVENING = 17

function greetingAt(hour: number): TextKey {
  if (hour < NOON) return 'goodMorning'
  return hour < EVENING ? 'goodDay' : 'goodEvening'
}

function Waiting({ work, deadJobs }: Pick<StudioFigures, 'work' | 'deadJobs'>): ReactNode {
  const { text, number } = useTexts()
  const rows = [
    ...(work
      ? DESK_WORK.map((each) => ({
          path: `/studio/orders?work=${each}`,
          name: text(WORK_NAMES[each]),
          count: work[each] ?? 0,
          isBad: false,
        }))
      : []),
    ...(deadJobs === undefined
      ? []
      : [{ path: '/studio/jobs', name: text('deadJobs'), count: deadJobs, isBad: deadJobs > 0 }]),
  ]
  if (rows.length === 0) return undefined
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting">{text('waiting')}</h2>
      {rows.every(({ count }) => count === 0) && <p className="quiet">{text('nothingWaits')}</p>}
      <ul className="tiles">
        {rows.map(({ path, name, count, isBad }) => (
          <li key={path}>
            <Link href={path} className="tile" data-empty={count === 0} data-bad={isBad}>
              <span className="tile-count">{number(count)}</span>
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Market({
  market,
  currency,
  days,
  searchesWithoutResults,
  errors,
}: StudioFigures['markets'][number]): ReactNode {
  const { text, number, money } = useTexts()
  const [today, yesterday] = [days.at(-1), days.at(-2)]
  const figures = [
    { name: 'ordersToday', now: number(today?.orders ?? 0), before: number(yesterday?.orders ?? 0) },
    {
      name: 'revenueToday',
      now: money(today?.revenueMinor ?? 0, currency),
      before: money(yesterday?.revenueMinor ?? 0, currency),
    },
    {
      name: 'visitsToday',
      now: number(today?.visits ?? 0),
      before: number(yesterday?.visits ?? 0),
      help: 'visitsHelp',
    },
  ] as const
  return (
    <section className="card" aria-labelledby={`figures-${market}`}>
      <h2 id={`figures-${market}`}>{text('figuresOf', { market: text(MARKET_NAMES[market]) })}</h2>
      <dl className="figures">
        {figures.map((each) => (
          <div key={each.name}>
            <dt>{text(each.name)}</dt>
            <dd>
              <strong>{each.now}</strong>
              <span>{text('yesterday', { value: each.before })}</span>
              {'help' in each && <span>{text(each.help)}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <DayBars days={days} currency={currency} />
      <dl className="side-figures">
        <div>
          <dt>{text('searchesWithout')}</dt>
          <dd>{number(searchesWithoutResults)}</dd>
        </div>
        <div>
          <dt>{text('errors')}</dt>
          <dd>{number(errors)}</dd>
        </div>
      </dl>
    </section>
  )
}

export function TodayPage(): ReactNode {
  const { text, today } = useTexts()
  const { me } = useStudio()
  const figures = useLoaded('figures', () => callServer('GET /api/studio/figures'))
  const [now] = useState(() => new Date())
  return (
    <>
      <p className="over">{today(now)}</p>
      <h1>{text(greetingAt(now.getHours()), { name: me.name })}</h1>
      <WhenLoaded of={figures}>
        {({ markets, work, deadJobs }) => (
          <>
            <Waiting work={work} deadJobs={deadJobs} />
            {markets.map((each) => (
              <Market key={each.market} {...each} />
            ))}
          </>
        )}
      </WhenLoaded>
    </>
  )
}
