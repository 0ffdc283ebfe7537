import { z } from 'zod'

/** A token is some 2 kB; more than this is none. */
const MAX_PART_LENGTH = 8000
const base64 = z
  .string()
  .min(1)
  .max(MAX_PART_LENGTH)
  .regex(/^[A-Za-z0-9+/]+={0,2}$/, 'must be base64')
const hex = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[0-9A-Fa-f]+$/, 'must be hexadecimal')
const short = z.string().max(200).nullish()

/** Apple's payment token. Only whoever has the key of the merchant's certificate can read `data`: the card processor. */
export const appleTokenSchema = z.object({
  paymentData: z.object({
    version: z.literal('EC_v1'),
    data: base64,
    signature: base64,
    header: z.object({ ephemeralPublicKey: base64, publicKeyHash: base64, transactionId: hex }),
  }),
  paymentMethod: z.object({ displayName: short, network: short, type: short }),
  transactionIdentifier: hex,
})
export type AppleToken = z.infer<typeof appleTokenSchema>

/** What Google's token says when it is read as JSON; the processor passes its keys to Google. */
export const googleTokenContentSchema = z.object({
  protocolVersion: z.enum(['ECv1', 'ECv2']),
  signature: z.string().min(1).max(MAX_PART_LENGTH),
  signedMessage: z.string().min(1).max(MAX_PART_LENGTH),
  intermediateSigningKey: z
    .object({ signedKey: z.string().max(MAX_PART_LENGTH), signatures: z.array(z.string().max(MAX_PART_LENGTH)).max(5) })
    .optional(),
})
export type GoogleTokenContent = z.infer<typeof googleTokenContentSchema>

export function readGoogleToken(token: string): GoogleTokenContent | undefined {
  try {
    return googleTokenContentSchema.safeParse(JSON.parse(token)).data
  } catch {
    return undefined
  }
}

const google = z.object({
  type: z.literal('PAYMENT_GATEWAY'),
  token: z
    .string()
    .max(4 * MAX_PART_LENGTH)
    .refine((token) => readGoogleToken(token) !== undefined, 'must be the token of a gateway'),
})

/** What the sheet answered with, by wallet. */
export const sheetTokenSchema = z.discriminatedUnion('wallet', [
  z.object({ wallet: z.literal('applePay'), token: appleTokenSchema }),
  z.object({ wallet: z.literal('googlePay'), token: google }),
])
export type SheetToken = z.infer<typeof sheetTokenSchema>
