import { formatNumber } from '@firkant/domain/format/format-number.ts'
import { selectPlural } from '@firkant/domain/format/plural.ts'
import type { Language } from '@firkant/domain/market/market.ts'
import type { Catalogue, PlainKey, PluralKey, TextKey } from './text-catalogue.ts'

export type TextParams = Readonly<Record<string, string | number>>

export interface Translator {
  readonly language: Language
  readonly text: (key: PlainKey, params?: TextParams) => string
  readonly plural: (key: PluralKey, count: number, params?: TextParams) => string
}

export function fillText(template: string, params: TextParams): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole))
}

export function createTranslator(options: {
  language: Language
  catalogue: Partial<Catalogue>
  onMissing: (key: TextKey) => void
}): Translator {
  const { language, catalogue, onMissing } = options
  const missing = (key: TextKey): string => {
    onMissing(key)
    return `[${key}]`
  }
  return {
    language,
    text(key, params = {}) {
      const template = catalogue[key]
      return template === undefined ? missing(key) : fillText(template, params)
    },
    plural(key, count, params = {}) {
      const forms = catalogue[key]
      if (forms === undefined) return missing(key)
      return fillText(selectPlural(language, count, forms), { count: formatNumber(language, count), ...params })
    },
  }
}
