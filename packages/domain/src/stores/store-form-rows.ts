import { formFields, text } from '../http/form-fields.ts'
import type { FormTable } from '../http/form.ts'
import { CHOOSE_STORE_FORM, STORE_FORM_FIELDS } from './chosen-store.ts'

export const STORE_CHOICES_PER_MINUTE = 30

export const storeFormRows = {
  'stores.choose': {
    tag: 'stores',
    summary: 'Chooses the visitor’s store; an empty field forgets it',
    path: CHOOSE_STORE_FORM,
    fields: formFields({ [STORE_FORM_FIELDS.store]: text }),
    back: STORE_FORM_FIELDS.back,
    who: 'anybody',
    perMinute: STORE_CHOICES_PER_MINUTE,
    leadsTo: ['back', 'start'],
  },
} as const satisfies FormTable
