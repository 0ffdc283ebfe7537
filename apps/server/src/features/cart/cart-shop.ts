import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import type { CartState } from '@firkant/domain/cart/cart-state.ts'
import type { CartCommand } from '@firkant/domain/cart/commands/cart-commands.ts'
import type { ShopFacts } from '@firkant/domain/cart/commands/detail-commands.ts'
import { homeMethodKeys, PICKUP_PREFIX, takeNowMethod } from '@firkant/domain/cart/shipping/shipping-methods.ts'
import { couponKey, type Promotion } from '@firkant/domain/promotions/promotion.ts'
import type { MessageConnection } from '../../platform/database/messages/message-transaction.ts'
import { loadGiftCards } from '../promotions/gift-card-store.ts'
import { loadPromotionPerson } from '../promotions/promotion-store.ts'
import { findPickupStores } from './cart-checkout.ts'
import type { CartContext, LoadedFacts } from './cart-facts.ts'
import type { CartOwner } from './cart-store.ts'

export interface ShopFactsInput {
  readonly brand: BrandDefinition
  readonly owner: CartOwner
  readonly context: CartContext
  readonly facts: LoadedFacts
  readonly cart: CartState & { readonly id: string }
  readonly commands: readonly CartCommand[]
  readonly paymentMethodKeys: readonly string[]
}

const isPersonal = ({ conditions }: Promotion) =>
  conditions.customerGroups !== undefined || conditions.isOncePerCustomer === true

function giftCardCodes({ details }: CartState, commands: readonly CartCommand[]): readonly string[] {
  const given = commands.flatMap((command) =>
    command.$type.endsWith('AddGiftCardCodeCommand') && 'code' in command ? [couponKey(command.code)] : [],
  )
  return [...(details.giftCardCodes ?? []), ...given]
}

async function pickupKeys(connection: MessageConnection, { cart, commands, facts, context }: ShopFactsInput) {
  const wantsPickup = commands.some(
    (command) => 'shippingMethodKey' in command && command.shippingMethodKey.startsWith(PICKUP_PREFIX),
  )
  if (!wantsPickup) return []
  const stores = await findPickupStores(connection.db(), cart.lines, { facts, context, cartId: cart.id })
  return stores.flatMap(({ key }) =>
    key === context.storeKey ? [PICKUP_PREFIX + key, takeNowMethod(key)] : [PICKUP_PREFIX + key],
  )
}

/** Facts of the shop other than products. Most carts need none, and then nothing is queried. */
export async function loadShop(connection: MessageConnection, input: ShopFactsInput): Promise<ShopFacts> {
  const { brand, owner, context, facts, cart, commands, paymentMethodKeys } = input
  const { promotions } = facts
  const { customerId } = owner
  // Only when signed in: purchases of an e-mail address must not be revealed to whoever types it.
  const needsPerson = customerId !== undefined && promotions.some(isPersonal)
  const person = needsPerson ? await loadPromotionPerson(connection.db, { brand: brand.key, customerId }) : undefined
  const place = { brand: brand.key, market: context.market.key }
  const giftCards = await loadGiftCards(connection.db, place, giftCardCodes(cart, commands))
  const pickups = await pickupKeys(connection, input)
  return {
    promotions,
    requester: {
      market: context.market.key,
      now: context.now,
      isLoggedIn: customerId !== undefined,
      groups: person?.groups ?? new Set(),
      used: person?.used ?? new Set(),
      activated: person?.activated ?? new Set(),
      codes: new Set(cart.details.discountCodes),
    },
    giftCards,
    countries: brand.markets,
    shippingMethodKeys: [...homeMethodKeys(facts.delivery), ...pickups],
    paymentMethodKeys,
  }
}
