import type { ReactNode } from 'react'
import type { InsightFigures } from '@firkant/domain/insights/insight-figures.ts'
import { isShareKnown, shareOf } from '@firkant/domain/insights/visit-steps.ts'
import { classNames } from '@firkant/ui/class-names.ts'
import style from './insights-page.module.css'
import { ShareBar } from './share-bar.tsx'
import { useInsightsTexts } from './use-insights-texts.ts'

function Devices({ devices }: Pick<InsightFigures, 'devices'>): ReactNode {
  const { text, number, percent } = useInsightsTexts()
  return (
    <table className={style.table}>
      <caption className={style.subheading}>{text('devices')}</caption>
      <thead>
        <tr>
          <th scope="col">{text('device')}</th>
          <th scope="col">{text('visits')}</th>
          <th scope="col">{text('bought')}</th>
          <th scope="col">{text('share')}</th>
        </tr>
      </thead>
      <tbody>
        {devices.map(({ device, visits, purchases }) => (
          <tr key={device}>
            <th scope="row">{text(`name.${device}`)}</th>
            <td>{number(visits)}</td>
            <td>{number(purchases)}</td>
            <td>{isShareKnown(visits) ? percent(shareOf(purchases, visits)) : '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** How far visits come. */
export function FunnelView({ figures: { funnel, devices } }: { readonly figures: InsightFigures }): ReactNode {
  const { text, number, percent } = useInsightsTexts()
  const isEmpty = devices.length === 0
  const all = funnel[0]?.visits ?? 0
  return (
    <section className={style.card} aria-labelledby="insight-funnel">
      <h2 id="insight-funnel" className={style.heading}>
        {text('funnel')}
      </h2>
      <p className={style.note}>{text(isEmpty ? 'noVisits' : 'funnelNote')}</p>
      {!isEmpty && (
        <div className={style.pair}>
          <ol className={classNames(style.list, style.steps)}>
            {funnel.map(({ step, visits, ofAll, ofBefore }, at) => (
              <li key={step} className={style.ranked}>
                <span className={style.label}>{text(`step.${step}`)}</span>
                <span className={style.amount}>
                  <b>{number(visits)}</b> {isShareKnown(all) && percent(ofAll)}{' '}
                  {step !== 'view' && isShareKnown(funnel[at - 1]?.visits ?? 0) && (
                    <span className={style.aside}>{text('ofBefore', { share: percent(ofBefore) })}</span>
                  )}
                </span>
                <ShareBar share={ofAll} />
              </li>
            ))}
          </ol>
          <Devices devices={devices} />
        </div>
      )}
    </section>
  )
}
