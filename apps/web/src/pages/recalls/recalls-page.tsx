import type { ReactNode } from 'react'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { useTexts } from '../../platform/use-texts.ts'
import { RecallNotice } from './recall-notice.tsx'
import style from './recalls-page.module.css'
import { recallsTexts } from './recalls.texts.ts'

export function RecallsPage({ page }: { page: PageWith<'RecallsPage'> }): ReactNode {
  const { text } = useTexts(recallsTexts)
  const { recalls } = page.model
  return (
    <article className={style.page}>
      <h1 className={style.heading}>{text('pageHeading')}</h1>
      <p>{text(recalls.length === 0 ? 'none' : 'intro')}</p>
      {recalls.map((recall) => (
        <RecallNotice key={recall.key} recall={recall} />
      ))}
    </article>
  )
}
