import type { ReactNode } from 'react'
import type { CheckoutPageModel } from '@firkant/domain/page/models/page-models.ts'
import { CheckField } from '@firkant/ui/field/check-field.tsx'
import { checkoutTexts } from '../../../features/checkout/checkout.texts.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import style from './review.module.css'

/** A text with a link inside, marked in the text. */
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

/** The terms open in a panel, so that the checkout stays as it is. */
export function NewTab({ href, children }: { href: string | undefined; children: ReactNode }): ReactNode {
  if (href === undefined) return children
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  )
}

const PLACE = '\u0001'

interface TermsProps {
  readonly page: Pick<CheckoutPageModel, 'termsUrl' | 'withdrawalUrl'>
  /** The form was sent without them. */
  readonly isRefused: boolean
}

export function TermsLine({ page, isRefused }: TermsProps): ReactNode {
  const { text } = useTexts(checkoutTexts)
  return (
    <div className={style.terms}>
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
      <p className={style.small}>
        <Linked
          sentence={text('withdrawal', { link: PLACE })}
          place={PLACE}
          link={<NewTab href={page.withdrawalUrl}>{text('withdrawalLink')}</NewTab>}
        />
      </p>
    </div>
  )
}
