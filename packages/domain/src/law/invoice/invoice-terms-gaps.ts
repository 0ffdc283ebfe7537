import type { MarketLanguage } from '../../market/market.ts'
import type { LawGap } from '../duty.ts'
import type { LawFacts } from '../law-facts.ts'

const DAYS: Readonly<Record<MarketLanguage, string>> = { da: 'dage', nb: 'dager', sv: 'dagar' }
/** Of text in JSON and HTML. */
const SENTENCE_END = /[.<>"]/

/** Directive 2023/2225: the terms say how long buyers have to pay an invoice, as the setting has it. */
export function invoiceTermsGaps({ storefronts, language, market, invoiceDays }: LawFacts): readonly LawGap[] {
  const said = `${invoiceDays[market]} ${DAYS[language]}`
  const saysIt = (sentence: string) => /faktur/i.test(sentence) && sentence.includes(said)
  return storefronts.flatMap(({ brand, terms }): LawGap[] =>
    terms.split(SENTENCE_END).some(saysIt)
      ? []
      : [{ of: 'page', key: 'terms', brands: [brand], field: `a sentence on invoices with "${said}" (INVOICE_DAYS)` }],
  )
}
