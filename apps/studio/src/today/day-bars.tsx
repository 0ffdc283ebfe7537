import type { ReactNode } from 'react'
import type { StudioFigures } from '@firkant/domain/studio/studio-calls.ts'
import { useTexts } from '../texts/use-texts.tsx'

type MarketFigures = StudioFigures['markets'][number]

const HEIGHT = 56
const STEP = 14
const WIDTH = 9
/** So that a day without sales has its place. */
const MIN_HEIGHT = 1.5

/** What was sold on each day: as bars, and as a table for whoever wants numbers. */
export function DayBars({ days, currency }: Pick<MarketFigures, 'days' | 'currency'>): ReactNode {
  const { text, money, number, day } = useTexts()
  const most = Math.max(1, ...days.map(({ revenueMinor }) => revenueMinor))
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? '']
  const label = text('chart', { from: day(first), to: day(last), most: money(most === 1 ? 0 : most, currency) })
  return (
    <>
      <svg
        className="bars"
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        {days.map((each, at) => {
          const height = Math.max(MIN_HEIGHT, (each.revenueMinor / most) * HEIGHT)
          return (
            <rect
              key={each.day}
              data-today={at === days.length - 1}
              x={at * STEP + (STEP - WIDTH) / 2}
              y={HEIGHT - height}
              width={WIDTH}
              height={height}
            />
          )
        })}
      </svg>
      <details className="more">
        <summary>{text('asTable')}</summary>
        <table className="plain-table">
          <thead>
            <tr>
              <th scope="col">{text('day')}</th>
              <th scope="col">{text('orders')}</th>
              <th scope="col">{text('visits')}</th>
              <th scope="col">{text('sold')}</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((each) => (
              <tr key={each.day}>
                <th scope="row">{day(each.day)}</th>
                <td>{number(each.orders)}</td>
                <td>{number(each.visits)}</td>
                <td>{money(each.revenueMinor, currency)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  )
}
