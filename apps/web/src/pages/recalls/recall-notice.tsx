import type { ReactNode } from 'react'
import { formatDate } from '@firkant/domain/format/format-date.ts'
import type { ShownRecall } from '@firkant/domain/law/recall-record.ts'
import { useTexts } from '../../platform/use-texts.ts'
import style from './recall-notice.module.css'
import { recallsTexts } from './recalls.texts.ts'

/** The same on the page of all recalls and on the product. */
export function RecallNotice({ recall }: { recall: ShownRecall }): ReactNode {
  const { text, language } = useTexts(recallsTexts)
  const { recalledOn, products, hazard, affected, action, remedies } = recall
  return (
    <section className={style.notice} data-part="recall">
      <h2 className={style.title}>{text('heading')}</h2>
      <p className={style.strong}>{text('stop')}</p>
      <ul className={style.products}>
        {products.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <dl>
        <dt className={style.strong}>{text('hazard')}</dt>
        <dd className={style.fact}>{hazard}</dd>
        {affected && <dt className={style.strong}>{text('affected')}</dt>}
        {affected && <dd className={style.fact}>{affected}</dd>}
        <dt className={style.strong}>{text('action')}</dt>
        <dd className={style.fact}>{action}</dd>
        <dt className={style.strong}>{text('choose')}</dt>
        {remedies.map((remedy) => (
          <dd key={remedy} className={style.fact}>
            {text(`remedy.${remedy}`)}
          </dd>
        ))}
      </dl>
      <p className={style.since}>{text('since', { date: formatDate(language, new Date(recalledOn)) })}</p>
    </section>
  )
}

/** On the page of a product. */
export function ProductRecalls({ recalls }: { recalls: readonly ShownRecall[] }): ReactNode {
  return recalls.map((recall) => <RecallNotice key={recall.key} recall={recall} />)
}
