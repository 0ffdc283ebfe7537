import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { inRunOrder } from './test-order.ts'

const at = (name: string) => resolve(import.meta.dirname, '../../../..', name)

it('begins with what needs no database, then with the longest; a file of which nothing is known is in the middle', () => {
  const files = ['apps/server/test/a.test.ts', 'scripts/b.test.ts', 'demo/c.test.ts', 'packages/ui/src/d.test.ts']
  const times = { 'apps/server/test/a.test.ts': 1, 'demo/c.test.ts': 9, 'packages/ui/src/d.test.ts': 3 }
  expect(inRunOrder(files.map(at), times)).toEqual(
    ['packages/ui/src/d.test.ts', 'demo/c.test.ts', 'scripts/b.test.ts', 'apps/server/test/a.test.ts'].map(at),
  )
})
