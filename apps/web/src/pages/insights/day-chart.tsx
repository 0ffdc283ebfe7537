import type { ReactNode } from 'react'
import style from './day-chart.module.css'
import { scaleOf, spread } from './chart-scale.ts'
import { useInsightsTexts } from './use-insights-texts.ts'

const MAX_LABELS = 5
/** Of the space for one day; the rest is gap. */
const BAR_WIDTH = 0.72
const HEIGHT = 100

export interface DaySeries {
  readonly name: string
  readonly values: readonly number[]
}

interface DayChartProps {
  readonly name: string
  readonly kind: 'bars' | 'lines'
  /** One for bars; of lines the first is filled. */
  readonly series: readonly DaySeries[]
  readonly days: readonly string[]
  readonly write: (value: number) => string
}

type Drawn = Pick<DayChartProps, 'series' | 'days'> & { readonly top: number }

function Bars({ series: [bars], days, top }: Drawn): ReactNode {
  return days.map((day, at) => {
    const height = ((bars?.values[at] ?? 0) / top) * HEIGHT
    const x = at + (1 - BAR_WIDTH) / 2
    return <rect key={day} className={style.bar} x={x} y={HEIGHT - height} width={BAR_WIDTH} height={height} />
  })
}

function Lines({ series, top }: Drawn): ReactNode {
  return series.map(({ name, values }, at) => {
    const points = values.map((value, day) => `${day + 0.5},${HEIGHT - (value / top) * HEIGHT}`)
    const ground = `0.5,${HEIGHT} ${points.join(' ')} ${values.length - 0.5},${HEIGHT}`
    return (
      <g key={name} data-series={at}>
        {at === 0 && <polygon className={style.area} points={ground} />}
        <polyline className={style.line} points={points.join(' ')} />
      </g>
    )
  })
}

/** Says in a sentence what the picture shows; every figure is in the table below. */
function useDescription({ name, series, days, write }: DayChartProps): string {
  const { text, date } = useInsightsTexts()
  return series
    .map(({ name: own, values }) => {
      const most = Math.max(...values)
      const total = values.reduce((sum, value) => sum + value, 0)
      const day = days[values.indexOf(most)] ?? ''
      const named = series.length > 1 ? own : name
      return text('chart.says', { name: named, total: write(total), date: date(day), most: write(most) })
    })
    .join('. ')
}

/** Words stand beside the picture, not in it: they keep their size on a phone. */
export function DayChart(props: DayChartProps): ReactNode {
  const { name, kind, series, days, write } = props
  const { date } = useInsightsTexts()
  const Shapes = kind === 'bars' ? Bars : Lines
  const { top, ticks } = scaleOf(Math.max(...series.flatMap(({ values }) => values)))
  const description = useDescription(props)
  return (
    <figure className={style.chart} data-part="insight-chart">
      <figcaption className={style.caption}>
        <span className={style.name}>{name}</span>
        {series.length > 1 &&
          series.map((each, at) => (
            <span key={each.name} className={style.key} data-series={at}>
              {each.name}
            </span>
          ))}
      </figcaption>
      <div className={style.plot}>
        <div className={style.ticks} aria-hidden="true">
          {ticks.map((tick) => (
            <span key={tick}>{write(tick)}</span>
          ))}
        </div>
        <div className={style.field}>
          <div className={style.grid} aria-hidden="true">
            {ticks.map((tick) => (
              <i key={tick} />
            ))}
          </div>
          <svg
            className={style.picture}
            viewBox={`0 0 ${days.length} ${HEIGHT}`}
            preserveAspectRatio="none"
            role="img"
            aria-label={description}
          >
            <Shapes series={series} days={days} top={top} />
            {days.map((day, at) => (
              <rect key={day} className={style.slot} x={at} y={0} width={1} height={HEIGHT}>
                <title>{`${date(day)}: ${series.map(({ values }) => write(values[at] ?? 0)).join(' / ')}`}</title>
              </rect>
            ))}
          </svg>
        </div>
        <div className={style.days} aria-hidden="true">
          {spread(days, MAX_LABELS).map((day) => (
            <span key={day}>{date(day)}</span>
          ))}
        </div>
      </div>
    </figure>
  )
}
