import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/ground/test-database.ts'
import { startTestShop } from '../../test/test-shop.ts'

let database: TestDatabase
beforeAll(async () => void (database = await createTestDatabase()))
afterAll(() => database.drop())

async function startPageWith(blackFridayTheme: boolean): Promise<string> {
  await database.pool.query(
    `insert into settings (brand, language, key, value) values ('hjemly', '', 'script-settings', $1)
      on conflict (brand, language, key) do update set value = excluded.value`,
    [JSON.stringify({ blackFridayTheme })],
  )
  const shop = await startTestShop({ database })
  const html = await (await fetch(shop.origin)).text()
  await shop.close()
  return html
}

it('BLOCK-11 the setting dresses the whole shop, from the first paint on', async () => {
  const html = await startPageWith(true)
  expect(html).toMatch(/<html [^>]* data-black-friday>/)
  expect(html).toContain('<meta name="theme-color" content="#0b0a0a">')
})

it('BLOCK-11 without it the brand looks like itself', async () => {
  const html = await startPageWith(false)
  expect(html).not.toContain('data-black-friday')
  expect(html).not.toContain('content="#0b0a0a"')
})
