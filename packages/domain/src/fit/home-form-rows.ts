import { formFields, text, ticked } from '../http/form-fields.ts'
import type { FormTable } from '../http/form.ts'
import { HOME_FIELD_NAMES, HOMES_PER_MINUTE, type HomeField } from './home-fields.ts'
import { HOME_FORM, HOME_FORM_FIELDS } from './home-form.ts'

const measures = Object.fromEntries(HOME_FIELD_NAMES.map((name) => [name, text])) as Record<HomeField, typeof text>

export const homeFormRows = {
  'fit.home': {
    tag: 'catalog',
    summary: 'Remembers the visitor’s way in: doors, corner, stairs and lift; `forget` forgets it',
    path: HOME_FORM,
    fields: formFields({
      ...measures,
      [HOME_FORM_FIELDS.turn]: text,
      [HOME_FORM_FIELDS.share]: ticked,
      [HOME_FORM_FIELDS.forget]: ticked,
    }),
    back: HOME_FORM_FIELDS.back,
    who: 'anybody',
    perMinute: HOMES_PER_MINUTE,
    leadsTo: ['back', 'wayIn'],
  },
} as const satisfies FormTable
