import { z } from 'zod'

/** The languages that texts of the demo are written in; names have English besides. */
export const WRITTEN_LANGUAGES = ['da', 'nb', 'sv'] as const
export type WrittenLanguage = (typeof WRITTEN_LANGUAGES)[number]

export const demoWords = z.object({ da: z.string(), nb: z.string(), sv: z.string(), en: z.string().optional() })
export type DemoWords = z.infer<typeof demoWords>

export function inEachLanguage(make: (language: WrittenLanguage) => string): DemoWords {
  return { da: make('da'), nb: make('nb'), sv: make('sv') }
}

export function changeWords(words: DemoWords, change: (text: string) => string): DemoWords {
  const { en, ...rest } = words
  return { ...inEachLanguage((language) => change(rest[language])), ...(en !== undefined && { en: change(en) }) }
}

/** All three languages write `6,5`. */
function written(value: number): string {
  return String(value).replace('.', ',')
}

/** `{w} cm bred` → `232 cm bred`. A text must not speak of a measure that the product lacks. */
export function fillWords(words: DemoWords, values: Readonly<Record<string, number | undefined>>): DemoWords {
  return changeWords(words, (text) =>
    text.replaceAll(/\{(\w+)\}/g, (_all, name: string) => {
      const value = values[name]
      if (value === undefined) throw new Error(`No ${name} for «${text}»`)
      return written(value)
    }),
  )
}

export function joinWords(parts: readonly DemoWords[], between: string): DemoWords {
  return inEachLanguage((language) => parts.map((part) => part[language]).join(between))
}
