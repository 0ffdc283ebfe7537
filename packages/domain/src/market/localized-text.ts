import { z } from 'zod'

/** A text in each language. English is only a fallback of the interface and may be missing. */
export function localizedText(maxLength: number) {
  const text = z.string().trim().min(1).max(maxLength)
  return z.strictObject({ da: text, nb: text, sv: text, en: text.optional() })
}
export const shortText = localizedText(160)
export const longText = localizedText(6000)
