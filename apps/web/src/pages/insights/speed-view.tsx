import type { ReactNode } from 'react'
import type { InsightFigures, MeasuredPages } from '@firkant/domain/insights/insight-figures.ts'
import { VITAL_LIMITS, VITALS } from '@firkant/domain/insights/web-vitals.ts'
import style from './insights-page.module.css'
import own from './speed-view.module.css'
import { useInsightsTexts } from './use-insights-texts.ts'
import { WideTable } from './wide-table.tsx'

function Gauges({ vitals }: Pick<MeasuredPages, 'vitals'>): ReactNode {
  const texts = useInsightsTexts()
  const { text } = texts
  return (
    <ul className={own.gauges}>
      {vitals.map(({ vital, p75, rating }) => (
        <li key={vital} className={own.gauge} data-rating={rating} data-part="insight-vital">
          <span className={own.vital}>{text(vital)}</span>
          <span className={own.value}>{texts.vital(vital, p75)}</span>
          <span className={own.rating}>{text(rating)}</span>
          <span className={own.limit}>{text('goodUpTo', { limit: texts.vital(vital, VITAL_LIMITS[vital].good) })}</span>
        </li>
      ))}
    </ul>
  )
}

function SpeedTable({ rows }: { readonly rows: readonly MeasuredPages[] }): ReactNode {
  const texts = useInsightsTexts()
  const { text, number } = texts
  return (
    <WideTable label={text('speed')} part="insight-speed">
      <thead>
        <tr>
          <th scope="col">{text('page')}</th>
          {VITALS.map((vital) => (
            <th key={vital} scope="col">
              <abbr className={own.short} title={text(vital)}>
                {vital.toUpperCase()}
              </abbr>
            </th>
          ))}
          <th scope="col">{text('samples')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, samples, vitals }) => (
          <tr key={name}>
            <th scope="row">{text(`name.${name}`)}</th>
            {VITALS.map((vital) => {
              const measured = vitals.find((each) => each.vital === vital)
              return (
                <td key={vital}>
                  {measured ? (
                    <span className={own.cell} data-rating={measured.rating}>
                      {texts.vital(vital, measured.p75)}
                      <span className="sr-only"> {text(measured.rating)}</span>
                    </span>
                  ) : (
                    '–'
                  )}
                </td>
              )
            })}
            <td>{number(samples)}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  )
}

export function SpeedView({ figures: { speed, totals } }: { readonly figures: InsightFigures }): ReactNode {
  const { text, plural } = useInsightsTexts()
  const [all, ...rest] = speed
  return (
    <section className={style.card} aria-labelledby="insight-speed">
      <h2 id="insight-speed" className={style.heading}>
        {text('speed')}
      </h2>
      <p className={style.note}>
        {text(all ? 'speedNote' : 'noSpeed')} {plural('errors', totals.errors)}
      </p>
      {all && <Gauges vitals={all.vitals} />}
      {all && <SpeedTable rows={rest} />}
    </section>
  )
}
