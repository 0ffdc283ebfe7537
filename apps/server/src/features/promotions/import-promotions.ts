import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import type { BrandKey } from '@firkant/domain/brand/brand-key.ts'
import { emailKey } from '@firkant/domain/mail/email-address.ts'
import { minorOfDecimal } from '@firkant/domain/money/money.ts'
import { promotionFileSchema, type PromotionFile } from '@firkant/domain/promotions/promotion-schema.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { promotionRow } from './promotion-row.ts'
import { giftCards, promotions } from './promotion-tables.ts'

export function readPromotionFile(path: string): PromotionFile {
  const parsed = promotionFileSchema.safeParse(JSON.parse(readFileSync(path, 'utf8')))
  if (!parsed.success)
    throw new Error(
      `${path} is not a valid promotion file. Correct it and import again:\n${z.prettifyError(parsed.error)}`,
    )
  return parsed.data
}

const BRAND_KEYS = Object.keys(BRANDS) as BrandKey[]

function promotionRows({ promotions: records }: PromotionFile) {
  return records.flatMap(({ brands = BRAND_KEYS, ...record }, position) =>
    brands.map((brand) => ({ ...promotionRow(record), brand, position })),
  )
}

function giftCardRows({ giftCards: records }: PromotionFile) {
  return records.flatMap(({ code, amount, to }) =>
    BRAND_KEYS.flatMap((brand) =>
      BRANDS[brand].markets.map((market) => ({
        brand,
        market,
        code,
        balanceMinor: minorOfDecimal(amount),
        expiresAt: to === undefined ? null : new Date(to),
      })),
    ),
  )
}

/** Replaces the promotions by those of the file; existing gift cards keep their balance. */
export async function importPromotions(db: Drizzle, file: PromotionFile): Promise<void> {
  const [rows, cards] = [promotionRows(file), giftCardRows(file)]
  await db.transaction(async (tx) => {
    await tx.delete(promotions).where(sql`true`)
    if (rows.length > 0) await tx.insert(promotions).values(rows)
    if (cards.length > 0) await tx.insert(giftCards).values(cards).onConflictDoNothing()
  })
}

/** Adds customers who proved that they have one of these addresses, in any brand, to the group. */
export async function joinGroup(db: Drizzle, group: string, emails: readonly string[]): Promise<void> {
  await db.execute(sql`
    insert into customer_groups (customer_id, group_key)
    select id, ${group} from customers where lower(email) = any(${sql.param(emails.map(emailKey))})
      and email_proved_at is not null on conflict do nothing`)
}
