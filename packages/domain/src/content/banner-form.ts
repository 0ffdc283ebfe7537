import { z } from 'zod'
import { formFields, type FormField } from './form-fields.ts'
import { siteContentSchema } from './site-content-schema.ts'
import { unwrapped } from './walk-content.ts'

/** When a message goes: asked for as days and times. */
export const BANNER_END_FIELDS = ['countdown', 'countdownCheckout'] as const

/** What a form asks for of the line above the header, but its ends. */
export function bannerForm(): readonly FormField[] {
  const schema = unwrapped(siteContentSchema.shape.banner)
  if (!(schema instanceof z.ZodObject)) return []
  return formFields(schema).filter(({ kind }) => kind !== 'json')
}
