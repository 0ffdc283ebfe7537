import type { MarketLanguage } from '../../market/market.ts'
import type { DurabilityLabel } from './durability-label.ts'

type Texts = Readonly<Record<MarketLanguage, (label: DurabilityLabel) => string>>

const GUARANTEE: Texts = {
  da: ({ years, by }) => `${years} års garanti fra ${by}, gratis og på hele varen`,
  nb: ({ years, by }) => `${years} års garanti fra ${by}, gratis og på hele varen`,
  sv: ({ years, by }) => `${years} års garanti från ${by}, kostnadsfri och på hela varan`,
}

/** `order-mail` and terms use the same words: the terms have to have them. */
export const TO_WISH_WORDS: Readonly<Record<MarketLanguage, readonly string[]>> = {
  da: ['efter dine ønsker', 'efter dine mål', 'efter dine egne mål'],
  nb: ['etter dine ønsker', 'etter dine mål', 'etter dine egne mål'],
  sv: ['efter dina önskemål', 'efter dina mått', 'efter dina egna mått'],
}

/** In every place that shows it before the order, and in the mail. */
export const MADE_TO_ORDER: Readonly<Record<MarketLanguage, string>> = {
  da: 'Laves efter dine ønsker: købet kan ikke fortrydes',
  nb: 'Lages etter dine ønsker: kjøpet kan ikke angres',
  sv: 'Görs efter dina önskemål: köpet kan inte ångras',
}

export interface LineLaw {
  readonly label?: DurabilityLabel | undefined
  readonly isMadeToOrder: boolean
}

/** What the law wants said of a line in cart, checkout, order and mail. */
export function lineNotes({ label, isMadeToOrder }: LineLaw, language: MarketLanguage): readonly string[] {
  return [...(isMadeToOrder ? [MADE_TO_ORDER[language]] : []), ...(label ? [GUARANTEE[language](label)] : [])]
}
