import { use, type ReactNode } from 'react'
import type { ConsentChoice } from '@firkant/domain/consent/consent-form.ts'
import {
  CONSENT_CHOICE_FIELD,
  CONSENT_FORM_PATH,
  CONSENT_PLACE_FIELD,
  CONSENT_VERSION,
  CONSENT_VERSION_FIELD,
  type ConsentPlace,
} from '@firkant/domain/consent/consent.ts'
import { FROM_PARAM } from '@firkant/domain/market/country-switch.ts'
import { PageAddressContext } from '../../platform/navigation/addresses/page-address.ts'
import { useShop } from '../../platform/shop-context.ts'
import { useTexts } from '../../platform/use-texts.ts'
import style from './consent-parts.module.css'
import { consentTexts } from './consent.texts.ts'
import type { ConsentForm } from './use-consent-form.ts'

interface FrameProps {
  readonly form: ConsentForm
  readonly place: ConsentPlace
  readonly className: string | undefined
  readonly children: ReactNode
}

export function ConsentFormFrame({ form, place, className, children }: FrameProps): ReactNode {
  const { language } = useShop()
  const texts = useTexts(consentTexts)
  return (
    <form
      method="post"
      action={CONSENT_FORM_PATH}
      className={className}
      data-part="consent-form"
      aria-busy={form.state === 'sending' || undefined}
      onSubmit={form.submit}
    >
      <input type="hidden" name={CONSENT_PLACE_FIELD} value={place} />
      <input type="hidden" name={CONSENT_VERSION_FIELD} value={CONSENT_VERSION} />
      <input type="hidden" name={FROM_PARAM} value={use(PageAddressContext)} />
      <input type="hidden" name="language" value={language} />
      {children}
      <p className={style.failure} role="alert">
        {form.state === 'failed' && texts.text('failed')}
      </p>
    </form>
  )
}

const LABELS = { necessary: 'necessaryOnly', all: 'acceptAll', chosen: 'save' } as const

/** All choices look the same: none is easier than another. */
export function ChoiceButton({ choice }: { choice: ConsentChoice }): ReactNode {
  return (
    <button
      type="submit"
      name={CONSENT_CHOICE_FIELD}
      value={choice}
      data-part="button"
      data-variant="consent"
      className={style.choice}
    >
      {useTexts(consentTexts).text(LABELS[choice])}
    </button>
  )
}
