import type { Consent } from './consent.ts'

export type ConsentState = 'granted' | 'denied'

/** The fields of consent mode, version 2. */
export interface ConsentMode {
  readonly ad_storage: ConsentState
  readonly ad_user_data: ConsentState
  readonly ad_personalization: ConsentState
  readonly analytics_storage: ConsentState
  readonly functionality_storage: ConsentState
  readonly personalization_storage: ConsentState
  readonly security_storage: ConsentState
}

const state = (isGranted: boolean): ConsentState => (isGranted ? 'granted' : 'denied')

/** Ads follow a person only if both marketing and personalisation are allowed. */
export function consentModeOf({ statistics, marketing, personalisation }: Consent): ConsentMode {
  return {
    ad_storage: state(marketing),
    ad_user_data: state(marketing),
    ad_personalization: state(marketing && personalisation),
    analytics_storage: state(statistics),
    // What the shop needs to work and to be safe is not a question.
    functionality_storage: 'granted',
    personalization_storage: state(personalisation),
    security_storage: 'granted',
  }
}
