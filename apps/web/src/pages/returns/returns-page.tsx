import type { ReactNode } from 'react'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { ReturnsForm } from '../../features/returns/returns-form.tsx'
import { useReturnsTexts } from '../../features/returns/use-returns-texts.ts'
import { Breadcrumbs } from '../../shell/breadcrumbs.tsx'
import style from './returns-page.module.css'
import '#brand/art-content.css'

/** The form for returns by itself, with what it was answered. */
export function ReturnsPage({ page }: { page: PageWith<'OrderReturnPage'> }): ReactNode {
  const say = useReturnsTexts()
  const { step, breadcrumbs } = page.model
  return (
    <>
      <Breadcrumbs crumbs={breadcrumbs} />
      <div className={style.page} data-part="returns-page" data-step={step}>
        <h1 className={style.heading}>{say('returns.heading')}</h1>
        <p className={style.text} data-part="returns-text">
          {say('returns.intro')}
        </p>
        <ReturnsForm step={step} />
      </div>
    </>
  )
}
