import type { ReactNode } from 'react'
import {
  CONSENT_CATEGORIES,
  CONSENT_CATEGORY_FIELD,
  NO_CONSENT,
  type Consent,
  type ConsentPlace,
} from '@firkant/domain/consent/consent.ts'
import { CheckField } from '@firkant/ui/field/check-field.tsx'
import { useTexts } from '../../platform/use-texts.ts'
import style from './consent-choices.module.css'
import { ChoiceButton, ConsentFormFrame } from './consent-parts.tsx'
import { useConsentForm } from './use-consent-form.ts'
import { consentTexts } from './consent.texts.ts'

interface ConsentChoicesProps {
  readonly place: ConsentPlace
  /** Nothing is ticked for those who have not chosen. */
  readonly chosen: Consent | undefined
  readonly onSaved?: () => void
}

/** Each purpose by itself, in the panel and on the cookie page. */
export function ConsentChoices({ place, chosen = NO_CONSENT, onSaved }: ConsentChoicesProps): ReactNode {
  const texts = useTexts(consentTexts)
  const form = useConsentForm(onSaved)
  return (
    <ConsentFormFrame form={form} place={place} className={style.form}>
      <fieldset className={style.purposes}>
        <legend className="sr-only">{texts.text('legend')}</legend>
        <CheckField
          label={<strong>{texts.text('necessary')}</strong>}
          hint={`${texts.text('necessary.text')} ${texts.text('always')}.`}
          checked
          disabled
        />
        {CONSENT_CATEGORIES.map((category) => (
          <CheckField
            // Drawn anew for a choice that was made elsewhere.
            key={`${category} ${chosen[category]}`}
            name={CONSENT_CATEGORY_FIELD}
            value={category}
            label={<strong>{texts.text(category)}</strong>}
            hint={texts.text(`${category}.text`)}
            defaultChecked={chosen[category]}
          />
        ))}
      </fieldset>
      <div className={style.buttons}>
        <ChoiceButton choice="chosen" />
        <ChoiceButton choice="necessary" />
        <ChoiceButton choice="all" />
      </div>
      <p className={style.saved} role="status">
        {form.state === 'saved' && texts.text('saved')}
      </p>
    </ConsentFormFrame>
  )
}
