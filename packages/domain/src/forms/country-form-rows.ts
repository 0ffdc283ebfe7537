import { formFields, text } from '../http/form-fields.ts'
import type { FormTable } from '../http/form.ts'
import { COUNTRY_FORM_PATH, FROM_PARAM, MARKET_FIELD } from '../market/country-switch.ts'

export const countryFormRows = {
  'country.choose': {
    tag: 'market',
    summary: 'Chooses the country: the same page there, else its start page',
    path: COUNTRY_FORM_PATH,
    fields: formFields({ [MARKET_FIELD]: text }),
    back: FROM_PARAM,
    who: 'anybody',
    leadsTo: ['back'],
  },
} as const satisfies FormTable
