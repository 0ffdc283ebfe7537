import { isFields } from '@firkant/domain/change-sets/document-value.ts'
import type { Language } from '@firkant/domain/market/market.ts'
import { fieldLabel } from '../texts/fields/field-labels.ts'

/** Where in a document, in words: “Blocks › hero › Heading”. */
export function placeText(language: Language, path: readonly string[]): string {
  return path
    .filter((part) => part !== 'props')
    .map((part) => (part.startsWith('#') ? part.slice(1) : fieldLabel(language, part)))
    .filter((part) => part !== '')
    .join(' › ')
}

const MAX_SHOWN = 300

/** A value in words as far as it has any. */
export function valueText(value: unknown): string {
  if (value === undefined || value === null) return '–'
  if (typeof value === 'string') return value.replaceAll(/<[^<>]*>/g, ' ').slice(0, MAX_SHOWN)
  if (Array.isArray(value)) return value.map(valueText).join(' · ').slice(0, MAX_SHOWN)
  if (isFields(value)) return Object.values(value).map(valueText).join(' · ').slice(0, MAX_SHOWN)
  return String(value)
}
