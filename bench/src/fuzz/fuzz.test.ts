import { describe, expect, it } from 'vitest'
import { compareSnapshots, type Snapshot } from './fuzz-audit.ts'
import { makeRequest } from './fuzz-requests.ts'
import type { FuzzContext } from './fuzz-context.ts'

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

describe('what a stranger changed', () => {
  it('is found in what was there, and in what may not grow', () => {
    const before = snapshot({ products: ['a', 'b'], carts: ['mine'] })
    expect(compareSnapshots(before, snapshot({ products: ['a', 'b'], carts: ['mine', 'another'] }))).toEqual([])
    expect(compareSnapshots(before, snapshot({ products: ['a'], carts: ['mine'] }))).toHaveLength(1)
    expect(compareSnapshots(before, snapshot({ products: ['a', 'b', 'c'], carts: ['mine'] }))).toHaveLength(1)
    expect(compareSnapshots(before, snapshot({ products: ['a', 'b'], carts: ['changed'] }))).toHaveLength(1)
  })
})
