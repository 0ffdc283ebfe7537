import { useState, type SubmitEvent } from 'react'
import { readConsentForm } from '@firkant/domain/consent/consent-form.ts'
import { currentConsent, findConsentCookie, type Consent } from '@firkant/domain/consent/consent.ts'
import { announcer } from '../../platform/announcer.ts'
import { useShop } from '../../platform/shop-context.ts'
import { useTexts } from '../../platform/use-texts.ts'
import { visitorConsent } from '../../platform/visitor-consent.ts'
import { consentTexts } from './consent.texts.ts'

/** What a recognised visitor sees. */
const RECOGNISED_DATA = ['customer', 'personalDiscounts'] as const

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
  const { api, dynamicData, reportError } = useShop()
  const texts = useTexts(consentTexts)
  const [state, setState] = useState<ConsentFormState>('ready')

  async function send(answer: NonNullable<ReturnType<typeof readConsentForm>>): Promise<void> {
    setState('sending')
    try {
      await api.post('consent', answer)
    } catch (error) {
      reportError(error, 'warn')
      setState('failed')
      return
    }
    setState('saved')
    announcer.announce(texts.text('saved'))
    onSaved?.()
    visitorConsent.changed()
    // The answer has taken the recognition away.
    if (!answer.consent.personalisation && dynamicData.read('customer').data?.isSoftLoggedIn)
      void dynamicData.changed(RECOGNISED_DATA).catch((error: unknown) => reportError(error, 'warn'))
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
