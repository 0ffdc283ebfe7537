import { z } from 'zod'
import type { WalletBuyer } from './express.ts'

const MAX_LENGTH = 200
const MAX_LINES = 10
const text = z.string().max(MAX_LENGTH)

/** Who buys, as a sheet answers: the names are Payment Request's. What is missing is refused like what is wrong. */
export const sheetPayerSchema = z.object({
  name: text,
  email: text,
  phone: text,
  address: z.object({
    addressLine: z.array(text).max(MAX_LINES).readonly(),
    postalCode: text,
    city: text,
    country: text,
  }),
})
export type SheetPayer = z.infer<typeof sheetPayerSchema>

/** One name that is not told in parts: its last word is the family's. */
export function splitName(name: string): readonly [first: string, last: string] {
  const words = name.trim().split(/\s+/)
  return [words.slice(0, -1).join(' '), words.at(-1) ?? '']
}

/** With the country's digits before the number where the wallet wrote them. */
const digitsOf = (phone: string) => (phone.trim().startsWith('+') ? '+' : '') + phone.replaceAll(/\D/g, '')

export function sheetBuyer({ name, email, phone, address }: SheetPayer): WalletBuyer {
  const [firstName, lastName] = splitName(name)
  const [streetName = '', ...more] = address.addressLine.map((line) => line.trim()).filter(Boolean)
  const additional = more.join(', ')
  return {
    email,
    mobile: digitsOf(phone),
    address: {
      firstName,
      lastName,
      streetName,
      ...(additional !== '' && { additional }),
      postalCode: address.postalCode,
      city: address.city,
      countryCode: address.country,
    },
  }
}
