import { formFields, text, texts } from '../http/form-fields.ts'
import type { FormTable } from '../http/form.ts'
import { FROM_PARAM } from '../market/country-switch.ts'
import {
  CONSENT_CATEGORY_FIELD,
  CONSENT_CHOICE_FIELD,
  CONSENT_FORM_PATH,
  CONSENT_PLACE_FIELD,
  CONSENT_VERSION_FIELD,
} from './consent.ts'

/** Each one adds a row to the log; a person who can't decide needs five. */
export const CONSENTS_PER_MINUTE = 20

export const consentFormRows = {
  'consent.choose': {
    tag: 'consent',
    summary: 'Saves what may be stored in the browser',
    path: CONSENT_FORM_PATH,
    fields: formFields({
      [CONSENT_CHOICE_FIELD]: text,
      [CONSENT_PLACE_FIELD]: text,
      [CONSENT_VERSION_FIELD]: text,
      [CONSENT_CATEGORY_FIELD]: texts,
    }),
    back: FROM_PARAM,
    who: 'anybody',
    perMinute: CONSENTS_PER_MINUTE,
    leadsTo: ['back'],
  },
} as const satisfies FormTable
