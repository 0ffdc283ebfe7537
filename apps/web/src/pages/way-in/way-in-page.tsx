import type { ReactNode } from 'react'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { useTexts } from '../../platform/use-texts.ts'
import { WayInForm } from './way-in-form.tsx'
import style from './way-in-page.module.css'
import { wayInTexts } from './way-in.texts.ts'

/** Where visitors say their doors, stairs and lift. */
export function WayInPage({ page }: { page: PageWith<'WayInPage'> }): ReactNode {
  const { text } = useTexts(wayInTexts)
  const { model } = page
  const { from, problems, isEmpty } = model
  const isWrong = isEmpty || Object.keys(problems).length > 0
  return (
    <section className={style.page} data-part="way-in">
      <header className={style.head}>
        <h1>{text('heading')}</h1>
        <p>{text('intro')}</p>
        <p className={style.hint}>{text('how')}</p>
      </header>
      <div className={style.body}>
        {isWrong && (
          <p className={style.wrong} role="alert">
            {text(isEmpty ? 'empty' : 'wrong')}
          </p>
        )}
        <WayInForm model={model} />
        <p>
          <a href={from} data-part="text-link">
            {text('back')}
          </a>
        </p>
      </div>
    </section>
  )
}
