import { and, eq, inArray, sql } from 'drizzle-orm'
import type { GiftCard } from '@firkant/domain/promotions/validate-code.ts'
import type { Drizzle, Queries } from '../../platform/database/database.ts'
import { hashGiftCardCode } from './gift-card-code.ts'
import { giftCards } from './promotion-tables.ts'

/** By code. Includes cards of other markets: they exist, but pay nothing here. */
export async function loadGiftCards(
  db: () => Drizzle,
  { brand, market }: { brand: string; market: string },
  codes: readonly string[],
): Promise<ReadonlyMap<string, GiftCard>> {
  if (codes.length === 0) return new Map()
  const rows = await db()
    .select()
    .from(giftCards)
    .where(and(eq(giftCards.brand, brand), inArray(giftCards.code, [...codes])))
  const ownLast = rows.toSorted((a, b) => Number(a.market === market) - Number(b.market === market))
  const cards = new Map(ownLast.map(({ expiresAt, ...row }) => [row.code, { ...row, ...(expiresAt && { expiresAt }) }]))
  return new Map(
    codes.flatMap((code) => {
      const card = cards.get(hashGiftCardCode(code))
      return card ? [[code, { ...card, code }]] : []
    }),
  )
}

interface GiftCardPayment {
  readonly code: string
  readonly minor: number
}
interface GiftCardPlace {
  readonly brand: string
  readonly market: string
}

async function changeBalance(tx: Queries, place: GiftCardPlace, { code, minor }: GiftCardPayment): Promise<boolean> {
  const changed = await tx
    .update(giftCards)
    .set({ balanceMinor: sql`${giftCards.balanceMinor} + ${minor}` })
    .where(
      and(
        eq(giftCards.brand, place.brand),
        eq(giftCards.market, place.market),
        eq(giftCards.code, code),
        sql`${giftCards.balanceMinor} + ${minor} >= 0`,
      ),
    )
    .returning({ code: giftCards.code })
  return changed.length === 1
}

const byCode = (a: GiftCardPayment, b: GiftCardPayment) => (a.code < b.code ? -1 : Number(a.code > b.code))

/** False when a balance is too low by now: the transaction must be rolled back. */
export async function drawGiftCards(
  tx: Queries,
  place: GiftCardPlace,
  cards: readonly GiftCardPayment[],
): Promise<boolean> {
  for (const { code, minor } of cards.toSorted(byCode))
    if (!(await changeBalance(tx, place, { code, minor: -minor }))) return false
  return true
}

export async function fillGiftCards(
  tx: Queries,
  place: GiftCardPlace,
  cards: readonly GiftCardPayment[],
): Promise<void> {
  for (const card of cards.toSorted(byCode)) await changeBalance(tx, place, card)
}

/** A code that is taken is refused by the table's key: it would add money to somebody else's card. */
export async function issueGiftCard(db: Drizzle, card: typeof giftCards.$inferInsert): Promise<void> {
  await db.insert(giftCards).values(card)
}
