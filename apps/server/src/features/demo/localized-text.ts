import { z } from 'zod'

/** Languages of the demo's texts; names have English in addition. */
export const WRITTEN_LANGUAGES = ['da', 'nb', 'sv'] as const
export type WrittenLanguage = (typeof WRITTEN_LANGUAGES)[number]

export const localizedText = z.object({ da: z.string(), nb: z.string(), sv: z.string(), en: z.string().optional() })
export type LocalizedText = z.infer<typeof localizedText>

export function inEachLanguage(make: (language: WrittenLanguage) => string): LocalizedText {
  return { da: make('da'), nb: make('nb'), sv: make('sv') }
}

export function mapText(text: LocalizedText, change: (text: string) => string): LocalizedText {
  const { en, ...rest } = text
  return { ...inEachLanguage((language) => change(rest[language])), ...(en !== undefined && { en: change(en) }) }
}

/** All three languages use a decimal comma: `6,5`. */
function written(value: number): string {
  return String(value).replace('.', ',')
}

/** `{w} cm bred` → `232 cm bred`. Throws if the product lacks that dimension. */
export function fillText(text: LocalizedText, values: Readonly<Record<string, number | undefined>>): LocalizedText {
  return mapText(text, (each) =>
    each.replaceAll(/\{(\w+)\}/g, (_all, name: string) => {
      const value = values[name]
      if (value === undefined) throw new Error(`No ${name} for «${each}»`)
      return written(value)
    }),
  )
}

export function joinTexts(parts: readonly LocalizedText[], between: string): LocalizedText {
  return inEachLanguage((language) => parts.map((part) => part[language]).join(between))
}
