import { z } from 'zod'
import type { Form } from '../http/form.ts'

/** The fields that a form reads, but for `language`. A name that ends in a dot stands for all that begin with it. */
export function formFieldNames({ fields, back }: Pick<Form, 'fields' | 'back'>): readonly string[] {
  const { properties = {} } = z.toJSONSchema(fields, { io: 'input', unrepresentable: 'any', reused: 'inline' })
  return [...Object.keys(properties), ...(back === undefined ? [] : [back])]
}
