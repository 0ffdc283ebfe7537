import { LOCALES, type Language } from '../market/market.ts'

/** `other` is for all numbers without a form of their own. `{count}` is replaced. */
export interface PluralForms {
  readonly zero?: string
  readonly one: string
  readonly other: string
}

const rules = new Map<Language, Intl.PluralRules>()

export function selectPlural(language: Language, count: number, forms: PluralForms): string {
  if (count === 0 && forms.zero !== undefined) return forms.zero
  let rule = rules.get(language)
  if (!rule) {
    rule = new Intl.PluralRules(LOCALES[language])
    rules.set(language, rule)
  }
  return rule.select(count) === 'one' ? forms.one : forms.other
}
