import { type FieldPath, isFields } from '@firkant/domain/change-sets/document-value.ts'
import type { FormField } from '@firkant/domain/content/form-fields.ts'

export interface SourceText {
  readonly path: FieldPath
  readonly text: string
}

const OWN_KEYS = ['key', 'path']
const isWords = (field: FormField) =>
  field.kind === 'text' && (field.holds === undefined || field.holds === 'html') && !OWN_KEYS.includes(field.name)

function textsIn(field: FormField, value: unknown, path: FieldPath): readonly SourceText[] {
  if (isWords(field)) return typeof value === 'string' && value !== '' ? [{ path, text: value }] : []
  switch (field.kind) {
    case 'picture':
      return isFields(value) && typeof value.alt === 'string' ? [{ path: [...path, 'alt'], text: value.alt }] : []
    case 'group':
      return sourceTexts(field.fields, value, path)
    case 'shapes':
      return sourceTexts(
        [...new Map(field.shapes.flatMap(({ fields }) => fields.map((each) => [each.name, each]))).values()],
        value,
        path,
      )
    case 'list':
      return Array.isArray(value)
        ? value.flatMap((each, index) => textsIn(field.element, each, [...path, String(index)]))
        : []
    default:
      return []
  }
}

/** Everything in words, in the order of the form: what somebody who translates reads. */
export function sourceTexts(fields: readonly FormField[], value: unknown, path: FieldPath = []): readonly SourceText[] {
  const written = isFields(value) ? value : {}
  return fields.flatMap((field) => textsIn(field, written[field.name], [...path, field.name]))
}
