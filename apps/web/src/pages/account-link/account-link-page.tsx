import type { ReactNode } from 'react'
import { storefront } from '#brand'
import type { AccountLinkModel } from '@firkant/domain/page/models/page-models.ts'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { useTexts } from '../../platform/use-texts.ts'
import { useFrame } from '../../platform/use-frame.ts'
import { MailLinkButton } from '../newsletter/mail-link-button.tsx'
import style from '../newsletter/newsletter-page.module.css'
import { accountLinkTexts } from './account-link.texts.ts'
import '#brand/art-content.css'

/** Two results belong to one link each. */
function shownStep({ link, result }: AccountLinkModel) {
  if (result === undefined) return `${link}.ask` as const
  if (result === 'inUse') return 'confirmEmail.inUse'
  return result === 'signIn' ? 'proveEmail.signIn' : (`${link}.${result}` as const)
}

/** What is to be done next, where that is not the shop's start page. */
function useNext(step: ReturnType<typeof shownStep>) {
  const { pages } = useFrame()
  const { text } = useTexts(accountLinkTexts)
  if (step === 'proveEmail.signIn') return { url: pages?.loginPageUrl, label: text('proveEmail.next') }
  if (step === 'removePasskey.done') return { url: pages?.forgotPasswordPageUrl, label: text('removePasskey.next') }
  return undefined
}

/** Behind the links of an account's mails: an address to confirm, a passkey to remove, a deletion to undo. */
export function AccountLinkPage({ page }: { page: PageWith<'AccountLinkPage'> }): ReactNode {
  const { link, ask } = page.model
  const own = useTexts(accountLinkTexts)
  const params = { brand: storefront.name }
  const step = shownStep(page.model)
  const next = useNext(step)
  return (
    <div className={style.page} data-part="newsletter-page">
      <h1 className={style.heading}>{own.text(`${step}.heading`, params)}</h1>
      <p className={style.text}>{own.text(`${step}.text`, params)}</p>
      {next?.url === undefined ? (
        <MailLinkButton ask={ask} label={own.text(`${link}.button`)} />
      ) : (
        <p>
          <a href={next.url} data-part="button">
            {next.label}
          </a>
        </p>
      )}
    </div>
  )
}
