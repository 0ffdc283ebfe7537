import { formatNumber } from '@firkant/domain/format/format-number.ts'
import { selectPlural } from '@firkant/domain/format/plural.ts'
import type { Language } from '@firkant/domain/market/market.ts'
import { fillText, type TextParams } from './fill-text.ts'
import type { Catalogue, PlainKey, PluralKey, TextKey } from './text-catalogue.ts'

export interface Translator {
  readonly language: Language
  readonly text: (key: PlainKey, params?: TextParams) => string
  readonly plural: (key: PluralKey, count: number, params?: TextParams) => string
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
