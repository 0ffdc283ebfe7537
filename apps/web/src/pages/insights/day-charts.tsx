import type { ReactNode } from 'react'
import type { InsightFigures } from '@firkant/domain/insights/insight-figures.ts'
import { DayChart } from './day-chart.tsx'
import style from './insights-page.module.css'
import { useInsightsTexts } from './use-insights-texts.ts'
import { WideTable } from './wide-table.tsx'

function DayTable({ days }: Pick<InsightFigures, 'days'>): ReactNode {
  const { text, number, money, date } = useInsightsTexts()
  return (
    <details className={style.more}>
      <summary>{text('asTable')}</summary>
      <WideTable label={text('overTime')} part="insight-day-table">
        <thead>
          <tr>
            <th scope="col">{text('day')}</th>
            <th scope="col">{text('views')}</th>
            <th scope="col">{text('visits')}</th>
            <th scope="col">{text('orders')}</th>
            <th scope="col">{text('revenue')}</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, views, visits, orders, revenueMinor }) => (
            <tr key={day}>
              <th scope="row">{date(day)}</th>
              <td>{number(views)}</td>
              <td>{number(visits)}</td>
              <td>{number(orders)}</td>
              <td>{money(revenueMinor)}</td>
            </tr>
          ))}
        </tbody>
      </WideTable>
    </details>
  )
}

export function DayCharts({ days }: Pick<InsightFigures, 'days'>): ReactNode {
  const { text, number, money } = useInsightsTexts()
  const names = days.map(({ day }) => day)
  const revenue = { name: text('revenue'), values: days.map(({ revenueMinor }) => revenueMinor / 100) }
  const orders = { name: text('orders'), values: days.map((day) => day.orders) }
  const views = { name: text('views'), values: days.map((day) => day.views) }
  const visits = { name: text('visits'), values: days.map((day) => day.visits) }
  return (
    <section className={style.card} aria-labelledby="insight-days">
      <h2 id="insight-days" className={style.heading}>
        {text('overTime')}
      </h2>
      <DayChart
        name={text('chart.revenue')}
        kind="bars"
        series={[revenue]}
        days={names}
        write={(crowns) => money(crowns * 100)}
      />
      <div className={style.pair}>
        <DayChart name={text('chart.traffic')} kind="lines" series={[views, visits]} days={names} write={number} />
        <DayChart name={text('chart.orders')} kind="bars" series={[orders]} days={names} write={number} />
      </div>
      <DayTable days={days} />
    </section>
  )
}
