import { cartRequester } from '@firkant/domain/cart/cart-requester.ts'
import type { CartState } from '@firkant/domain/cart/cart-state.ts'
import type { Cart, CartItem } from '@firkant/domain/cart/cart.ts'
import type { ShopFacts } from '@firkant/domain/cart/commands/detail-commands.ts'
import type { CartCalculation } from '@firkant/domain/cart/sums/calculate-cart.ts'
import { asAmount, minorAmount } from '@firkant/domain/cart/sums/cart-sums.ts'
import { clubSaving, type ClubSaving } from '@firkant/domain/cart/sums/club-saving.ts'
import type { Market } from '@firkant/domain/market/market.ts'
import type { CartContext, LoadedFacts } from './cart-facts.ts'

interface ClubFacts {
  readonly facts: LoadedFacts
  readonly shop: ShopFacts
}

/** Most carts hold nothing with a club price: they are calculated once. */
export function findClubSaving(
  cart: CartState,
  calculation: CartCalculation,
  { facts, shop, market, isMember }: ClubFacts & Pick<CartContext, 'market' | 'isMember'>,
): ClubSaving | undefined {
  const { otherItems, delivery } = facts
  if (!otherItems) return undefined
  const requester = cartRequester(cart.details, shop.requester)
  return clubSaving(cart, calculation, {
    facts,
    promotions: shop.promotions,
    requester,
    market,
    delivery,
    isMember,
    otherItems,
  })
}

/** For the cart: what is saved, or would be. */
export function clubOfCart(club: ClubSaving | undefined, { vatPercent }: Market): Pick<Cart['viewData'], 'club'> {
  if (!club) return {}
  return { club: { isMember: club.isMember, saved: asAmount(minorAmount(club.savedMinor, vatPercent)) } }
}

/** For a line: of one piece. */
export function clubOfLine(
  club: ClubSaving | undefined,
  lineId: string,
  { vatPercent }: Market,
): Pick<CartItem['viewData'], 'club'> {
  const line = club?.lines.get(lineId)
  if (!club || !line) return {}
  const { clubMinor, publicMinor } = line
  const amount = (minor: number) => asAmount(minorAmount(minor, vatPercent))
  return { club: { isPaid: club.isMember, price: amount(clubMinor), saved: amount(publicMinor - clubMinor) } }
}
