import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestShop, type TestShop } from '../../test/test-shop.ts'
import { saveSearch } from '../features/search/search-memory.ts'
import { parseConfig } from '../start/config.ts'
import { searchRebuildCommand } from './search-rebuild-command.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

/** Runs the command and returns its output. */
async function rebuild(...args: string[]): Promise<{ readonly code: number; readonly output: string }> {
  let output = ''
  const print = (text: string) => void (output += text)
  let step = ''
  const code = await searchRebuildCommand.run({
    config: parseConfig({
      SHOP_MODE: 'test',
      BRAND: 'hjemly',
      DATABASE_URL: shop.database.url,
      SHOP_SECRET: shop.secret,
    }),
    args,
    progress: {
      step: (text) => (step = text),
      phase: () => undefined,
      count: (done, total) => expect(done).toBeLessThanOrEqual(total),
      done: (text) => print(`${step}: ${text}\n`),
    },
    print,
    folder: '.',
    now: new Date(),
  })
  return { code, output }
}
const counted = async () => {
  const { rows } = await shop.database.pool.query<{ text: string }>('select text from search_counts order by text')
  return rows.map(({ text }) => text)
}

it('SRCH-08 npm run shop -- search-rebuild has every running shop make its words anew, and tells how it went', async () => {
  const searched = async (text: string) => {
    const context = { brand: 'hjemly', language: 'da' }
    await saveSearch(shop.database.main, context, {
      text,
      visitorHash: 'visitor',
      isReturning: true,
      now: new Date(),
    })
  }
  const found = async (q: string) => {
    const answer = await fetch(`${shop.origin}/api/autocomplete?language=da&q=${q}`)
    return ((await answer.json()) as { products: readonly unknown[] }).products.length
  }
  expect(await found('kaffir')).toBe(0)
  // Changed by SQL, so that no event is published.
  await shop.database.pool.query("update product_texts set name = 'Kaffir' where product_key = 'nordlo-3-green'")
  await searched('sofa')
  await searched('traktor')

  const { code, output } = await rebuild()
  expect(output).toMatch(/hjemly da: \d{3} products, \d+ words, \d+ product kinds\n/i)
  expect(output).toContain('Searches in da: 1 kept, 1 deleted')
  for (const language of ['da', 'nb', 'sv'])
    expect(output).toMatch(new RegExp(`  hjemly \\S+:\\d+: ${language}, \\d{3} products \\(\\d+\\.\\d s\\)`))
  expect(output).toMatch(/ {2}hjemly \S+:\d+: done\n/)
  expect(code).toBe(0)
  expect(await found('kaffir')).toBe(1)
  expect(await counted()).toEqual(['sofa'])
})

it('SRCH-08 search-rebuild says so when no shop runs, and what it does not understand', async () => {
  await shop.events.close()
  const { code, output } = await rebuild('--wait', '1')
  expect([code, output]).toEqual([0, expect.stringContaining('No shop runs on this database')])
  await expect(rebuild('--wait', 'soon')).rejects.toThrow('--wait is a whole number of seconds from 1 to 3600.')
})
