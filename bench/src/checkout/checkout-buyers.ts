import type { CartCommand } from '@firkant/domain/cart/commands/cart-commands.ts'
import { createProgressLine } from '@firkant/server/commands/progress-line.ts'
import { giftCards } from '@firkant/server/features/promotions/promotion-tables.ts'
import type { Drizzle } from '@firkant/server/platform/database/database.ts'
import type { StubbornBuyer } from '../../../apps/server/test/visitors/stubborn-buyer.ts'
import { fillCheckout } from '../../../apps/server/test/visitors/test-buyer.ts'
import { createVisitor } from '../../../apps/server/test/visitors/visitor-client.ts'

const AT_ONCE = 16
/** One gift card that many pay with at the same time. */
export const SHARED_CARD = 'BENCH-SHARED'
const SHARED_CARD_MINOR = 100_000_000
const OWN_CARD_MINOR = 50_00
/** From the demo: 10 % off, once per buyer. */
const COUPON = 'VELKOMMEN10'

export interface BuyerKind {
  readonly name: string
  readonly payment: 'invoice' | 'card'
  readonly webhook: StubbornBuyer['webhook']
  readonly giftCard?: 'own' | 'shared'
  readonly hasCoupon?: boolean
}

const INVOICE: BuyerKind = { name: 'invoice', payment: 'invoice', webhook: 'normal' }
const CARD: BuyerKind = { name: 'card', payment: 'card', webhook: 'normal' }

/** Ten kinds of buyers, repeated. */
const KINDS: readonly BuyerKind[] = [
  INVOICE,
  CARD,
  { ...INVOICE, name: 'invoice with a coupon', hasCoupon: true },
  { ...CARD, name: 'card, told twice', webhook: 'twice' },
  INVOICE,
  { ...CARD, name: 'card, never told', webhook: 'never' },
  { ...INVOICE, name: 'gift card for all', giftCard: 'shared' },
  CARD,
  { ...INVOICE, name: 'invoice and gift card', giftCard: 'own' },
  { ...CARD, name: 'card, coupon and gift card', giftCard: 'own', hasCoupon: true },
]

export const invoiceOnly = (): BuyerKind => INVOICE
export const ofAllKinds = (at: number): BuyerKind => KINDS[at % KINDS.length] ?? INVOICE

export interface Crowd {
  /** Prefix of their e-mail addresses, so that no two crowds share one. */
  readonly name: string
  readonly count: number
  readonly sku: string
  readonly kindOf: (at: number) => BuyerKind
  readonly piecesOf: (at: number) => number
}

async function giveOwnCard(db: Drizzle, code: string): Promise<void> {
  await db.insert(giftCards).values({ brand: 'hjemly', market: 'DK', code, balanceMinor: OWN_CARD_MINOR })
}

export async function makeSharedCard(db: Drizzle): Promise<void> {
  const card = { brand: 'hjemly', market: 'DK', code: SHARED_CARD, balanceMinor: SHARED_CARD_MINOR }
  await db.insert(giftCards).values(card)
}

export interface BuyersPlace {
  readonly origin: string
  readonly db: Drizzle
  /** Gift card code → initial balance. */
  readonly balances: Map<string, number>
}

async function prepareBuyer({ origin, db, balances }: BuyersPlace, crowd: Crowd, at: number): Promise<StubbornBuyer> {
  const { payment, webhook, giftCard, hasCoupon } = crowd.kindOf(at)
  const more: CartCommand[] = []
  if (hasCoupon) more.push({ $type: 'AddDiscountCodeCommand', code: COUPON })
  if (giftCard) {
    const code = giftCard === 'shared' ? SHARED_CARD : `BENCH-${crowd.name}-${at}`.toUpperCase()
    if (giftCard === 'own') await giveOwnCard(db, code)
    balances.set(code, giftCard === 'own' ? OWN_CARD_MINOR : SHARED_CARD_MINOR)
    more.push({ $type: 'AddGiftCardCodeCommand', code })
  }
  const visitor = createVisitor({ origin })
  const goods = { [crowd.sku]: crowd.piecesOf(at) }
  const cart = await fillCheckout(visitor, { email: `${crowd.name}-${at}@example.dk`, payment, goods, more })
  return { origin, visitor, cart, webhook }
}

/** Buyers with a filled cart and a complete checkout, ready to place the order. */
export async function prepareCrowd(place: BuyersPlace, crowd: Crowd): Promise<readonly StubbornBuyer[]> {
  const progress = createProgressLine(process.stdout)
  progress.step(`${crowd.count} carts`)
  const ready: StubbornBuyer[] = []
  let next = 0
  async function prepare(): Promise<void> {
    while (next < crowd.count) {
      const at = next
      next += 1
      ready[at] = await prepareBuyer(place, crowd, at)
      progress.count(next, crowd.count)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, prepare))
  progress.done('ready')
  return ready
}
