import type { Currency } from '../market/market.ts'

/** Money is integer minor units (øre); decimals exist only at the edge, in `Amount`. */
export interface Money {
  readonly minor: number
  readonly currency: Currency
}

/** Amounts in HTTP: at most two decimals. */
export interface Amount {
  readonly inclVat: number
  readonly exclVat: number
}

export const MINOR_PER_MAJOR = 100

export function exclVatMinor(inclVatMinor: number, vatPercent: number): number {
  return Math.round((inclVatMinor * 100) / (100 + vatPercent))
}

export function amountOf(inclVatMinor: number, vatPercent: number): Amount {
  return {
    inclVat: inclVatMinor / MINOR_PER_MAJOR,
    exclVat: exclVatMinor(inclVatMinor, vatPercent) / MINOR_PER_MAJOR,
  }
}

export function decimalOf(minor: number): number {
  return minor / MINOR_PER_MAJOR
}

export function minorOfDecimal(decimal: number): number {
  return Math.round(decimal * MINOR_PER_MAJOR)
}
