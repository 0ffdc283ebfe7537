import { z } from 'zod'
import type { WalletBuyer } from '@firkant/domain/checkout/express/express.ts'
import { splitName } from '@firkant/domain/checkout/express/sheet-payer.ts'

/** What the buyer is asked to share, in the app. */
export const SHARED_BY_BUYER = 'name address email phoneNumber'

const address = z.object({
  street_address: z.string(),
  postal_code: z.string(),
  region: z.string(),
  country: z.string(),
})

/** Answer to GET /vipps-userinfo-api/userinfo/{sub}; only the fields that the shop uses. */
export const vippsProfileSchema = z.object({
  given_name: z.string().optional(),
  family_name: z.string().optional(),
  name: z.string().optional(),
  email: z.string().optional(),
  phone_number: z.string().optional(),
  address: address.nullish(),
  other_addresses: z.array(address).nullish(),
})
export type VippsProfile = z.infer<typeof vippsProfileSchema>

function namesOf({ given_name, family_name, name = '' }: VippsProfile): readonly [string, string] {
  return given_name && family_name ? [given_name, family_name] : splitName(name)
}

/** Undefined for a profile without what a parcel needs: nothing is sold to it. */
export function vippsBuyer(profile: VippsProfile): WalletBuyer | undefined {
  const { email, phone_number: mobile } = profile
  const home = profile.address ?? profile.other_addresses?.[0]
  if (!home || email === undefined || mobile === undefined) return undefined
  const [firstName, lastName] = namesOf(profile)
  const [streetName = '', ...more] = home.street_address.split('\n').map((line) => line.trim())
  const additional = more.filter(Boolean).join(', ')
  return {
    email,
    mobile: `+${mobile.replaceAll(/\D/g, '')}`,
    address: {
      firstName,
      lastName,
      streetName,
      ...(additional !== '' && { additional }),
      postalCode: home.postal_code,
      city: home.region,
      countryCode: home.country,
    },
  }
}
