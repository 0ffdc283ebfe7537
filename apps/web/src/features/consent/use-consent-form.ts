import { useState, type SubmitEvent } from 'react'
import { readConsentForm, type ConsentAnswer } from '@firkant/domain/consent/consent-form.ts'
import { currentConsent, findConsentCookie, type Consent } from '@firkant/domain/consent/consent.ts'
import { announcer } from '../../platform/announcer.ts'
import { useShop } from '../../platform/shop-context.ts'
import { useTexts } from '../../platform/use-texts.ts'
import { consentTexts } from './consent.texts.ts'
import { saveConsent } from './save-consent.ts'

export type ConsentFormState = 'ready' | 'sending' | 'saved' | 'failed'

export interface ConsentForm {
  readonly state: ConsentFormState
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => void
}

/** What this browser has chosen; undefined on the server. */
export function storedConsent(): Consent | undefined {
  return typeof document === 'undefined' ? undefined : currentConsent(findConsentCookie(document.cookie))
}

/** Sends the form without leaving the page. It works without this code, too. */
export function useConsentForm(onSaved?: () => void): ConsentForm {
  const shop = useShop()
  const texts = useTexts(consentTexts)
  const [state, setState] = useState<ConsentFormState>('ready')

  async function send(answer: ConsentAnswer): Promise<void> {
    setState('sending')
    const outcome = await saveConsent(shop, answer, () => {
      setState('saved')
      announcer.announce(texts.text('saved'))
      onSaved?.()
    })
    if (outcome === 'failed') setState('failed')
  }

  return {
    state,
    submit(event) {
      const { currentTarget, nativeEvent } = event
      const answer = readConsentForm(new FormData(currentTarget, nativeEvent.submitter))
      if (!answer) return
      event.preventDefault()
      if (state !== 'sending') void send(answer)
    },
  }
}
