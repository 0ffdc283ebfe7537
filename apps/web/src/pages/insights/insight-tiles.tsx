import type { ReactNode } from 'react'
import { averageOrderMinor, type InsightFigures } from '@firkant/domain/insights/insight-figures.ts'
import { changeOf } from '@firkant/domain/insights/insight-period.ts'
import { isShareKnown, shareOf } from '@firkant/domain/insights/visit-steps.ts'
import style from './insight-tiles.module.css'
import { useInsightsTexts } from './use-insights-texts.ts'

/** Less than half a per cent is no change. */
const MIN_CHANGE = 0.005

interface Tile {
  readonly name: string
  readonly note?: string
  readonly value: number
  readonly before: number
  readonly write: (value: number) => string
  /** Of how many a share or an average is, now and before; absent for what is counted itself. */
  readonly of?: readonly [now: number, before: number] | undefined
}

function Change({ value, before, of }: Pick<Tile, 'value' | 'before' | 'of'>): ReactNode {
  const { text, percent } = useInsightsTexts()
  const change = changeOf(value, before)
  if ((of ?? [before]).some((base) => base > 0 && !isShareKnown(base)))
    return <p className={style.change}>{text('tooFew')}</p>
  if (change === undefined) return <p className={style.change}>{text('noBefore')}</p>
  if (Math.abs(change) < MIN_CHANGE) return <p className={style.change}>{text('same')}</p>
  const direction = change > 0 ? 'more' : 'less'
  return (
    <p className={style.change} data-direction={direction}>
      <span aria-hidden="true">{change > 0 ? '↑' : '↓'} </span>
      {text(direction, { change: percent(Math.abs(change)) })}
    </p>
  )
}

function useTiles({ totals, totalsBefore, funnel }: InsightFigures): readonly Tile[] {
  const { text, number, money, percent } = useInsightsTexts()
  const bought = funnel.at(-1)?.ofAll ?? 0
  return [
    {
      name: text('revenue'),
      note: text('revenueNote'),
      value: totals.revenueMinor,
      before: totalsBefore.revenueMinor,
      write: money,
      of: [totals.orders, totalsBefore.orders],
    },
    { name: text('orders'), value: totals.orders, before: totalsBefore.orders, write: number },
    {
      name: text('average'),
      value: averageOrderMinor(totals),
      before: averageOrderMinor(totalsBefore),
      write: money,
      of: [totals.orders, totalsBefore.orders],
    },
    { name: text('views'), value: totals.views, before: totalsBefore.views, write: number },
    {
      name: text('visits'),
      note: text('visitsNote'),
      value: totals.visits,
      before: totalsBefore.visits,
      write: number,
    },
    {
      name: text('conversion'),
      note: text('visitsNote'),
      value: bought,
      before: shareOf(totalsBefore.purchases, totalsBefore.visits),
      write: (share) => (isShareKnown(totals.visits) ? percent(share) : '–'),
      of: [totals.visits, totalsBefore.visits],
    },
  ]
}

export function InsightTiles({ figures }: { readonly figures: InsightFigures }): ReactNode {
  const { text } = useInsightsTexts()
  const tiles = useTiles(figures)
  return (
    <section aria-label={text('totals')}>
      <dl className={style.tiles}>
        {tiles.map(({ name, note, value, before, write, of }) => (
          <div key={name} className={style.tile} data-part="insight-total">
            <dt className={style.name}>
              {name} {note !== undefined && <span className={style.note}>{note}</span>}
            </dt>
            <dd className={style.figure}>
              <span className={style.value}>{write(value)}</span>
              <Change value={value} before={before} of={of} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
