import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestShop, type TestShop } from '../test-shop.ts'
import { until } from '../until.ts'
import { createVisitor } from '../visitors/visitor-client.ts'
import { doubleKeys } from './json-keys.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({
    extend: (app) => app.get('/broken', () => Promise.reject(new Error('a fault of ours'))),
  })
})
afterAll(() => shop.close())

it('finds a key that an object has twice', () => {
  expect(doubleKeys('{"a":1,"b":{"a":2},"c":[{"a":3},{"a":4}],"d":"\\"a\\":"}')).toEqual([])
  expect(doubleKeys('{"a":1,"b":{"c":2,"c":{}},"a":3}')).toEqual(['"c"', '"a"'])
})

it('OPS-02 no line of the log has a key twice, whatever it tells of', async () => {
  const visitor = createVisitor(shop)
  const paths = ['/', '/', '/findes-ikke', '/broken', '/api/content/sofaer', `/${'x'.repeat(3000)}`]
  for (const path of paths) await fetch(shop.origin + path)
  await visitor.apply({ $type: 'AddLineItemCommand', sku: 'none', quantity: 1 })
  await visitor.post('ct/cart/apply', '{')
  const report = { level: 'error', message: 'x', url: '/', screen: { width: 1, height: 1 }, cookies: [] }
  await visitor.send('/client-telemetry', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
    body: JSON.stringify(report),
  })
  const messages = () => new Set(shop.logged.map(({ msg }) => msg))
  await until(() => expect(messages()).toContain('browser telemetry'))
  expect(messages()).toContain('request failed with an internal error')
  const answered = shop.logged.filter(({ msg }) => msg === 'answered')
  expect(answered.length).toBeGreaterThan(paths.length)
  expect(answered.every(({ reqId }) => typeof reqId === 'string')).toBe(true)
  expect(shop.logLines.filter((line) => doubleKeys(line).length > 0)).toEqual([])
})
