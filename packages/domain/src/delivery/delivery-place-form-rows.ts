import { formFields, text } from '../http/form-fields.ts'
import type { FormTable } from '../http/form.ts'
import { DELIVERY_PLACE_FIELDS, DELIVERY_PLACE_FORM, DELIVERY_PLACES_PER_MINUTE } from './delivery-place.ts'

export const deliveryPlaceFormRows = {
  'delivery.place': {
    tag: 'checkout',
    summary: 'Remembers the visitor’s postcode; an empty field forgets it',
    path: DELIVERY_PLACE_FORM,
    fields: formFields({ [DELIVERY_PLACE_FIELDS.postcode]: text }),
    back: DELIVERY_PLACE_FIELDS.back,
    who: 'anybody',
    perMinute: DELIVERY_PLACES_PER_MINUTE,
    leadsTo: ['back', 'deliveryPlace'],
  },
} as const satisfies FormTable
