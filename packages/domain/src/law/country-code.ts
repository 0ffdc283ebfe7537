import { z } from 'zod'

const NAMES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** A country that exists, in two letters. */
export const countryCode = z
  .string()
  .regex(/^[A-Z]{2}$/, 'is no country in two capital letters, such as DK')
  .refine((code) => !/^[A-Z]{2}$/.test(code) || NAMES.of(code) !== undefined, 'is no country that exists')

const EU: ReadonlySet<string> = new Set(
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' '),
)

export const isInEu = (country: string): boolean => EU.has(country)
