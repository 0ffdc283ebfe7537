import type { ReactNode } from 'react'
import type { Cart, CartItem } from '@firkant/domain/cart/cart.ts'
import { formatPrice } from '@firkant/domain/money/format-price.ts'
import { minorOfDecimal } from '@firkant/domain/money/money.ts'
import { clubTexts } from '../../../features/customer/club/club.texts.ts'
import { ClubWays } from '../../../features/customer/club/club-ways.tsx'
import { useFrame } from '../../../platform/use-frame.ts'
import { useShop } from '../../../platform/shop-context.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import style from './cart-club.module.css'

/** What members pay for a line: what it saves a member, and what it would cost somebody else. */
export function ClubLine({ item }: { item: CartItem }): ReactNode {
  const { market } = useShop()
  const { text } = useTexts(clubTexts)
  const { club } = item.viewData
  if (!club) return null
  const show = (decimal: number) =>
    formatPrice({ minor: minorOfDecimal(decimal) * item.quantity, currency: market.currency })
  return (
    <p className={style.line} data-part="cart-line-club" data-paid={club.isPaid || undefined}>
      {club.isPaid
        ? text('line.paid', { sum: show(club.saved.inclVat) })
        : text('line.offered', { price: show(club.price.inclVat) })}
    </p>
  )
}

/** What club prices make of the whole cart. The sum is the server's: codes and freight are in it. */
export function CartClub({ cart }: { cart: Cart }): ReactNode {
  const { text } = useTexts(clubTexts)
  const { frame } = useFrame()
  const { club } = cart.viewData
  if (!club || !frame) return null
  const sum = formatPrice({ minor: minorOfDecimal(club.saved.inclVat), currency: cart.currency })
  return (
    <section className={style.club} data-part="cart-club" data-member={club.isMember || undefined}>
      <p className={style.sum}>{text(club.isMember ? 'memberSaves' : 'guestSaves', { sum })}</p>
      {!club.isMember && <p>{text('why')}</p>}
      <ClubWays returnUrl={frame.cartPage} isMember={club.isMember} />
    </section>
  )
}
