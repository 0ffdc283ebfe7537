import type { ReactNode } from 'react'
import type { CheckoutPageModel } from '@firkant/domain/page/page-models.ts'
import { CheckField } from '@firkant/ui/field/check-field.tsx'
import { useCheckoutTexts } from '../../features/checkout/use-checkout-texts.ts'
import style from './review.module.css'

/** A sentence with a link where its words say so. */
function Linked({ sentence, place, link }: { sentence: string; place: string; link: ReactNode }): ReactNode {
  const [before, after] = sentence.split(place)
  return (
    <>
      {before}
      {link}
      {after}
    </>
  )
}

/** The terms open beside the page: whoever reads them comes back to it as it was. */
function NewTab({ href, children }: { href: string | undefined; children: ReactNode }): ReactNode {
  if (href === undefined) return children
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  )
}

const PLACE = '\u0001'

export function TermsLine({ page }: { page: CheckoutPageModel }): ReactNode {
  const { text } = useCheckoutTexts()
  const isRefused = page.wrong.some(({ field }) => field === 'acceptTerms')
  return (
    <div className={style.terms} data-part="checkout-terms">
      <CheckField
        name="acceptTerms"
        value="1"
        required
        messages={{ missing: text('termsMissing') }}
        label={
          <Linked
            sentence={text('terms', { terms: PLACE })}
            place={PLACE}
            link={<NewTab href={page.termsUrl}>{text('termsLink')}</NewTab>}
          />
        }
      />
      {isRefused && (
        <noscript>
          <p className={style.refused}>{text('termsMissing')}</p>
        </noscript>
      )}
      <p className={style.small} data-part="checkout-withdrawal">
        <Linked
          sentence={text('withdrawal', { link: PLACE })}
          place={PLACE}
          link={<NewTab href={page.withdrawalUrl}>{text('withdrawalLink')}</NewTab>}
        />
      </p>
    </div>
  )
}
