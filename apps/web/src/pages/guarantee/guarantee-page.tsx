import type { ReactNode } from 'react'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { GuaranteeNotice } from '../../features/law/guarantee-notice.tsx'
import { useTexts } from '../../platform/use-texts.ts'
import { guaranteePageTexts } from './guarantee-page.texts.ts'
import style from './guarantee-page.module.css'

/** The notice of the legal guarantee, and what a buyer does with it. */
export function GuaranteePage({ page }: { page: PageWith<'GuaranteePage'> }): ReactNode {
  const { text } = useTexts(guaranteePageTexts)
  const { notice, seller, termsUrl } = page.model
  return (
    <article className={style.page}>
      <h1 className={style.heading}>{text('title')}</h1>
      <GuaranteeNotice notice={notice} level="h2" />
      <h2 className={style.title}>{text('whomHeading')}</h2>
      <p>{text('whom', seller)}</p>
      <h2 className={style.title}>{text('soonHeading')}</h2>
      <p>{text('soon')}</p>
      <h2 className={style.title}>{text('moreHeading')}</h2>
      <p>{text('more')}</p>
      <p className={style.small}>{text('eu')}</p>
      {termsUrl !== undefined && (
        <p>
          <a href={termsUrl} className={style.link}>
            {text('toTerms')}
          </a>
        </p>
      )}
    </article>
  )
}
