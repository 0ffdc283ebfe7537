import type { ReactNode } from 'react'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { useTexts } from '../../platform/use-texts.ts'
import { ReturnsForm } from '../../features/returns/returns-form.tsx'
import { returnsTexts } from '../../features/returns/returns.texts.ts'
import { Breadcrumbs } from '../../shell/breadcrumbs.tsx'
import style from './returns-page.module.css'
import '#brand/art-content.css'

/** The returns form as a page, with the result of a plain post. */
export function ReturnsPage({ page }: { page: PageWith<'RegisterReturnPage'> }): ReactNode {
  const { text } = useTexts(returnsTexts)
  const { step, breadcrumbs } = page.model
  return (
    <>
      <Breadcrumbs crumbs={breadcrumbs} />
      <div className={style.page} data-part="returns-page">
        <h1 className={style.heading}>{text('returns.heading')}</h1>
        <p className={style.text} data-part="returns-text">
          {text('returns.intro')}
        </p>
        <ReturnsForm step={step} />
      </div>
    </>
  )
}
