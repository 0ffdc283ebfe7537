import { z } from 'zod'
import { formFields, type FormField } from './form-fields.ts'
import { siteContentSchema } from './site-content-schema.ts'
import { unwrapped } from './walk-content.ts'

/** What a form asks for of the line above the header. */
export function bannerForm(): readonly FormField[] {
  const schema = unwrapped(siteContentSchema.shape.banner)
  return schema instanceof z.ZodObject ? formFields(schema) : []
}
