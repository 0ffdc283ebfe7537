import { firstContactApi, type Shop } from '../../platform/shop-context.ts'

/** What is said of a day anywhere. */
const CHANGED = ['deliveryPlace', 'cart', 'checkout', 'shoppingLists'] as const

/** Null forgets it. `refused`: no postcode of the country, or one of nowhere. */
export async function sayPostcode(shop: Shop, postcode: string | null): Promise<'said' | 'refused' | 'failed'> {
  const { dynamicData, reportError } = shop
  try {
    const { success } = await firstContactApi(shop).post('delivery/place', { postcode })
    if (success) await dynamicData.changed(CHANGED)
    return success ? 'said' : 'refused'
  } catch (error) {
    reportError(error, 'warn')
    return 'failed'
  }
}
