import type { ReactNode } from 'react'
import { storefront } from '#brand'
import { TOKEN_PARAM } from '@firkant/domain/newsletter/newsletter-steps.ts'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { useFrame } from '../../platform/use-frame.ts'
import { useShop } from '../../platform/shop-context.ts'
import style from '../newsletter/newsletter-page.module.css'
import { useStockAlertPageTexts } from './use-stock-alert-page-texts.ts'
import '#brand/art-content.css'

/** Behind the links of a stock alert's mails. */
export function StockAlertPage({ page }: { page: PageWith<'StockAlertPage'> }): ReactNode {
  const { step, ask } = page.model
  const { texts } = useShop()
  const own = useStockAlertPageTexts()
  const { pages } = useFrame()
  const params = { brand: storefront.name }
  return (
    <div className={style.page} data-part="newsletter-page" data-step={step}>
      <h1 className={style.heading}>{own.text(`${step}Heading`, params)}</h1>
      <p className={style.text} data-part="newsletter-page-text">
        {own.text(`${step}Text`, params)}
      </p>
      {ask && (step === 'confirm' || step === 'cancel') ? (
        <form method="post" action={ask.action}>
          <input type="hidden" name={TOKEN_PARAM} value={ask.token} />
          <button type="submit" data-part="button">
            {own.text(`${step}Button`)}
          </button>
        </form>
      ) : (
        <p>
          <a href={pages?.startPageUrl ?? '/'} data-part="button">
            {texts.text('error.toStartPage')}
          </a>
        </p>
      )}
    </div>
  )
}
