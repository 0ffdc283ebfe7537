import type { MarketKey } from '../../market/market.ts'
import { validateText, type FieldProblem } from './address-rules.ts'
import { readVatNumber } from './vat-number.ts'

export const MAX_COMPANY_LENGTH = 100

export interface CompanyData {
  readonly companyName?: string | undefined
  readonly vatNumber?: string | undefined
}

export type CompanyProblems = Readonly<Partial<Record<keyof CompanyData, FieldProblem>>>

/** Only fields that were filled in: what is missing is reported by the checkout's steps. */
export function companyProblems(
  { companyName = '', vatNumber = '' }: CompanyData,
  country: MarketKey,
): CompanyProblems {
  const name = companyName.trim() === '' ? undefined : validateText(companyName.trim(), MAX_COMPANY_LENGTH)
  const isNumber = vatNumber.trim() === '' || readVatNumber(country, vatNumber) !== undefined
  return { ...(name && { companyName: name }), ...(!isNumber && { vatNumber: 'invalid' }) }
}
