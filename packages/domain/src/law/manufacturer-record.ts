import { z } from 'zod'
import { countryCode } from './country-code.ts'

const line = (maxLength: number) => z.string().trim().min(1).max(maxLength)

/** Who answers for a product: regulation 2023/988 wants the name, the postal and an electronic address. */
const contact = z.strictObject({
  name: line(160),
  address: z.strictObject({
    street: line(160),
    postalCode: line(20),
    city: line(80),
    country: countryCode,
  }),
  email: z.union([z.literal(''), z.email()]).default(''),
  url: z.union([z.literal(''), z.url({ protocol: /^https$/ })]).default(''),
})
export type ManufacturerContact = Readonly<z.infer<typeof contact>>

/** `responsible`: the person in the EU who answers where the maker is outside it. */
export const manufacturerRecord = contact.extend({
  type: z.literal('manufacturer'),
  key: z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/, 'lower-case letters, digits and hyphens'),
  responsible: contact.optional(),
})
export type ManufacturerRecord = z.infer<typeof manufacturerRecord>
