import type { ReactNode } from 'react'
import style from './error-page.module.css'
import { useShop } from '../platform/shop-context.ts'

/** Network or server failed. The address is right, so a reload may help. */
export function LoadFailure(): ReactNode {
  const { texts } = useShop()
  return (
    <section className={style.error} data-part="load-failure" role="alert">
      <h1 className={style.title}>{texts.text('error.heading')}</h1>
      <p className={style.text}>{texts.text('error.pageLoad')}</p>
      <p className={style.text}>
        <button type="button" data-part="button" onClick={() => window.location.reload()}>
          {texts.text('error.pageLoadRetry')}
        </button>
      </p>
    </section>
  )
}
