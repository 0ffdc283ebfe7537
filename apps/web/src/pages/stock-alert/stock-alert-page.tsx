import type { ReactNode } from 'react'
import { storefront } from '#brand'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { useTexts } from '../../platform/use-texts.ts'
import { MailLinkButton } from '../newsletter/mail-link-button.tsx'
import style from '../newsletter/newsletter-page.module.css'
import { listAlertPageTexts, samplePageTexts, stockAlertPageTexts } from './stock-alert-page.texts.ts'
import { questionMailPageTexts, reviewMailPageTexts } from './review-mail-page.texts.ts'
import '#brand/art-content.css'

const TEXTS = {
  stock: stockAlertPageTexts,
  lists: listAlertPageTexts,
  samples: samplePageTexts,
  reviews: reviewMailPageTexts,
  questions: questionMailPageTexts,
} as const

/** Behind the links of an alert's mails. */
export function StockAlertPage({ page }: { page: PageWith<'StockAlertPage'> }): ReactNode {
  const { of, step, ask } = page.model
  const own = useTexts(TEXTS[of])
  const params = { brand: storefront.name }
  return (
    <div className={style.page} data-part="newsletter-page">
      <h1 className={style.heading}>{own.text(`${step}Heading`, params)}</h1>
      <p className={style.text}>{own.text(`${step}Text`, params)}</p>
      <MailLinkButton
        ask={ask}
        label={step === 'confirm' || step === 'cancel' ? own.text(`${step}Button`) : undefined}
      />
    </div>
  )
}
