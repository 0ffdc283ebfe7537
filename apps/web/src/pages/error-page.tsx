import type { ReactNode } from 'react'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { useFrame } from '../platform/use-frame.ts'
import { useShop } from '../platform/shop-context.ts'
import style from './error-page.module.css'

export function ErrorPage({ page }: { page: PageWith<'ErrorPage'> }): ReactNode {
  const { texts } = useShop()
  const { pages } = useFrame()
  return (
    <section className={style.error} data-part="error-page">
      <h1 className={style.title}>{texts.text('error.heading')}</h1>
      <p className={style.text}>{texts.text(page.model.status >= 500 ? 'error.server' : 'error.generic')}</p>
      <p className={style.text}>
        <a href={pages?.startPageUrl ?? '/'} data-part="button">
          {texts.text('error.toStartPage')}
        </a>
      </p>
    </section>
  )
}
