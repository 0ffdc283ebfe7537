import { writeFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { BRAND_KEYS } from '@firkant/domain/brand/brand-key.ts'
import type { Promotion } from '@firkant/domain/promotions/promotion.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/ground/test-database.ts'
import { DEMO_PROMOTIONS } from '../../commands/demo/import-demo-data.ts'
import { DEMO_FOLDER } from '../../commands/demo/import-demo.ts'
import { hashGiftCardCode } from './gift-card-code.ts'
import { importPromotions, readPromotionFile } from './import-promotions.ts'
import { cachePromotions } from './promotion-store.ts'

const DEMO = readPromotionFile(join(DEMO_FOLDER, DEMO_PROMOTIONS))

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await importPromotions(database.main, DEMO)
})
afterAll(() => database.drop())

const loadAll = (brand: string): Promise<readonly Promotion[]> => cachePromotions(brand).load(() => database.main, 1)

describe('the demo promotions', () => {
  it.each(BRAND_KEYS)('CART-10 %s has all the codes, with their conditions', async (brand) => {
    const promotions = await loadAll(brand)
    const of = (coupon: string) => promotions.find((each) => each.coupon === coupon)
    expect(of('VELKOMMEN10')).toMatchObject({
      effect: { type: 'percent', percent: 10 },
      conditions: { isOncePerCustomer: true },
    })
    expect(of('GRATISFRAGT')?.effect).toEqual({ type: 'freeDelivery' })
    expect(of('MEDLEM15')).toMatchObject({ effect: { percent: 15 }, conditions: { isLoggedInOnly: true } })
    expect(of('NORGE100')).toMatchObject({ effect: { minor: { NO: 100_00 } }, conditions: { markets: ['NO'] } })
    expect(of('UDLOEBET')?.conditions.to?.getTime()).toBeLessThan(Date.parse('2026-01-01T00:00:00Z'))
  })

  it('CART-10 speak of goods that the shop has', async () => {
    const { rows } = await database.pool.query<{ key: string }>(
      `select key from categories union all select sku from variants`,
    )
    const known = new Set(rows.map(({ key }) => key))
    const named = DEMO.promotions.flatMap(({ conditions, effect }) => [
      ...(conditions.goods?.categoryKeys ?? []),
      ...(effect.type === 'gift' ? [effect.sku] : []),
    ])
    expect(named.length).toBeGreaterThan(0)
    for (const key of named) expect(known).toContain(key)
  })

  it('CART-10 a second import gives no gift card its money back', async () => {
    const balance = async () =>
      (
        await database.pool.query<{ left: string }>(
          `select sum(balance_minor)::text as left from gift_cards where code = '${hashGiftCardCode('GAVE-500-DEMO')}' and brand = 'hjemly'`,
        )
      ).rows[0]?.left
    await database.pool.query(`update gift_cards set balance_minor = 1 where code = $1`, [
      hashGiftCardCode('GAVE-500-DEMO'),
    ])
    const before = await balance()
    await importPromotions(database.main, DEMO)
    expect(await balance()).toBe(before)
  })

  it('CART-10 each change of a promotion is counted, so that none is kept too long', async () => {
    const version = async () =>
      Number((await database.pool.query('select version from promotion_versions')).rows[0].version)
    const before = await version()
    await database.pool.query(`update promotions set position = 99 where key = 'welcome'`)
    await database.pool.query(`delete from promotions where key = 'winter-2025'`)
    expect(await version()).toBe(before + 2)
  })

  it('a file that is wrong is refused with the place', () => {
    const folder = mkdtempSync(join(tmpdir(), 'firkant-promotions-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const file = join(folder, 'promotions.json')
    const wrong = { ...DEMO.promotions[0], effect: { type: 'percent', percent: 110 } }
    writeFileSync(file, JSON.stringify({ promotions: [wrong], giftCards: [] }))
    expect(() => readPromotionFile(file)).toThrow(/promotions\[0\]\.effect\.percent/)
  })
})
