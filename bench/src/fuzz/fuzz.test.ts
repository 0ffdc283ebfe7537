import { describe, expect, it } from 'vitest'
import { compareSnapshots, type Snapshot } from './fuzz-audit.ts'
import type { FuzzContext } from './fuzz-context.ts'
import { PLAIN_FORMS } from './fuzz-forms.ts'
import { makeRequest } from './fuzz-requests.ts'

const context: FuzzContext = {
  operations: [
    {
      method: 'POST',
      path: '/api/things/{id}',
      parameters: [{ name: 'id', in: 'path', schema: { type: 'string' } }],
      body: {
        type: 'object',
        properties: { sku: { type: 'string' }, quantity: { type: 'integer' } },
        required: ['sku'],
      },
    },
  ],
  paths: ['/', '/sofaer'],
  pictures: ['/images/a.webp'],
  dictionary: { words: ['sofa'], sku: ['A-1'] },
  cookies: [''],
}
const snapshot = (tables: Readonly<Record<string, readonly string[]>>): Snapshot => ({
  tables: new Map(
    Object.entries(tables).map(([table, rows]) => [table, new Map(rows.map((row) => [row, 1] as const))]),
  ),
})

describe('requests of the fuzz', () => {
  it('are the same for the same seed, one by one, and others for another', () => {
    const made = Array.from({ length: 300 }, (_, index) => makeRequest(context, 7, index))
    expect(makeRequest(context, 7, 250)).toEqual(made[250])
    expect(new Set(made.map((request) => JSON.stringify({ ...request, index: 0 }))).size).toBeGreaterThan(200)
    expect(makeRequest(context, 8, 250)).not.toEqual(made[250])
  })

  it('have addresses and headers that a connection can carry', () => {
    for (let index = 0; index < 2000; index += 1) {
      const { path, headers } = makeRequest(context, 3, index)
      expect(path).toMatch(/^\/[!-~]*$/)
      for (const value of Object.values(headers)) expect(value).toMatch(/^[ -~]*$/)
    }
  })
})

describe('what the requests try', () => {
  const made = Array.from({ length: 20_000 }, (_, index) => makeRequest(context, 5, index))

  it('every plain form of the shop, those of accounts, lists, employees and consent among them', () => {
    const posted = new Set(made.filter(({ method }) => method === 'POST').map(({ path }) => path))
    for (const { path } of PLAIN_FORMS) expect(posted).toContain(path)
    for (const path of ['/account/login', '/my-pages/profile', '/lists/share', '/employee/order/find', '/consent'])
      expect(posted).toContain(path)
  })

  it('values over which schemas and parsers stumble', () => {
    const bodies = made.map(({ body }) => body ?? '')
    for (const hostile of ['{"length":{"toString":1}}', '"__proto__":', '[[[[[[[[', '\\ud800', '"valueOf":1'])
      expect(bodies.some((body) => body.includes(hostile))).toBe(true)
  })

  it('values of hostile cookies', () => {
    const cookies = made.map(({ headers }) => headers.cookie ?? '')
    for (const name of ['customer', 'employee', 'soft-login', 'consent'])
      expect(cookies.some((cookie) => cookie.startsWith(`${name}=`))).toBe(true)
  })
})

describe('what a stranger changed', () => {
  it('is found in what was there, and in what may not grow', () => {
    const before = snapshot({ products: ['a', 'b'], carts: ['mine'] })
    expect(compareSnapshots(before, snapshot({ products: ['a', 'b'], carts: ['mine', 'another'] }))).toEqual([])
    expect(compareSnapshots(before, snapshot({ products: ['a'], carts: ['mine'] }))).toHaveLength(1)
    expect(compareSnapshots(before, snapshot({ products: ['a', 'b', 'c'], carts: ['mine'] }))).toHaveLength(1)
    expect(compareSnapshots(before, snapshot({ products: ['a', 'b'], carts: ['changed'] }))).toHaveLength(1)
  })
})
