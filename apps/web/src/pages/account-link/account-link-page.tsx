import type { ReactNode } from 'react'
import { storefront } from '#brand'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { MailLinkButton } from '../newsletter/mail-link-button.tsx'
import style from '../newsletter/newsletter-page.module.css'
import { useAccountLinkTexts } from './use-account-link-texts.ts'
import '#brand/art-content.css'

/** Behind the links of an account's mails: a new address, and a deletion that is undone. */
export function AccountLinkPage({ page }: { page: PageWith<'AccountLinkPage'> }): ReactNode {
  const { link, result = 'ask', ask } = page.model
  const own = useAccountLinkTexts()
  const params = { brand: storefront.name }
  return (
    <div className={style.page} data-part="newsletter-page" data-step={`${link}-${result}`}>
      <h1 className={style.heading}>{own.text(`${link}.${result}.heading`, params)}</h1>
      <p className={style.text} data-part="newsletter-page-text">
        {own.text(`${link}.${result}.text`, params)}
      </p>
      <MailLinkButton ask={ask} label={own.text(`${link}.button`)} />
    </div>
  )
}
