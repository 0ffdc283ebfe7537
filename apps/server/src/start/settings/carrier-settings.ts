import { z } from 'zod'
import { postcodeDigits } from '@firkant/domain/postcodes/postcode-shape.ts'

const printable = /^[\x21-\x7e]+$/

export const carrierEnvironment = z.object({
  BRING_API_UID: z.string().regex(printable, 'the user of the agreement with Bring, without blanks').optional(),
  BRING_API_KEY: z.string().regex(printable, 'the key of the agreement with Bring, without blanks').optional(),
  BRING_FROM_POSTCODE: z
    .string()
    .refine((written) => postcodeDigits('NO', written) !== undefined, 'a Norwegian postcode such as 0174')
    .default('0174'),
  // The key is sent to it: http is allowed for this machine only.
  BRING_API_URL: z
    .url({ protocol: /^https?$/, error: 'an address such as https://api.bring.com' })
    .regex(/^(?:https:|http:\/\/(?:127\.0\.0\.1|localhost)[:/])/, 'an address such as https://api.bring.com')
    .default('https://api.bring.com'),
})
type CarrierEnvironment = z.infer<typeof carrierEnvironment>

/** Without both, deliveries come by our own table alone. */
export function bringSettings({
  BRING_API_UID,
  BRING_API_KEY,
  BRING_FROM_POSTCODE,
  BRING_API_URL,
}: CarrierEnvironment) {
  if (BRING_API_UID === undefined || BRING_API_KEY === undefined) return undefined
  return {
    uid: BRING_API_UID,
    key: BRING_API_KEY,
    fromPostcode: BRING_FROM_POSTCODE,
    apiUrl: BRING_API_URL.replace(/\/$/, ''),
  } as const
}
