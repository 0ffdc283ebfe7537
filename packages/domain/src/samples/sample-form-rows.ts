import { formFields, text, texts, ticked } from '../http/form-fields.ts'
import type { FormTable } from '../http/form.ts'
import { cancelAlertRow } from '../stock-alerts/stock-alert-form-rows.ts'
import { SAMPLE_FIELDS, SAMPLE_FORM } from './sample-form.ts'
import { sampleMailPath } from './sample-mail-steps.ts'

const SAMPLE_ORDERS_PER_MINUTE = 20

export const sampleFormRows = {
  'samples.add': {
    tag: 'cart',
    summary:
      'Puts the chosen samples into the cart, all or none; `remind` asks for a mail ten days after they were sent',
    path: SAMPLE_FORM,
    fields: formFields({
      [SAMPLE_FIELDS.sku]: texts,
      [SAMPLE_FIELDS.remind]: ticked,
      [SAMPLE_FIELDS.of]: text,
    }),
    who: 'anybody',
    perMinute: SAMPLE_ORDERS_PER_MINUTE,
    leadsTo: ['cart', 'samples'],
  },
  'samples.cancel': cancelAlertRow(sampleMailPath, 'Ends the reminders of samples'),
} as const satisfies FormTable
