import { formFields, text } from '../http/form-fields.ts'
import type { FormTable } from '../http/form.ts'
import { returnPath } from './return-steps.ts'

/** A person mistypes once or twice; more attempts are guessing at other people's orders. */
export const RETURN_LOOKUPS_PER_MINUTE = 10

export const returnFormRows = {
  'returns.register': {
    tag: 'orders',
    summary: 'The way from an order number to its return',
    path: returnPath('register'),
    fields: formFields({ orderNumber: text, email: text }),
    who: 'anybody',
    perMinute: RETURN_LOOKUPS_PER_MINUTE,
    leadsTo: ['withdrawalOfOrder', 'returnStep'],
  },
} as const satisfies FormTable
