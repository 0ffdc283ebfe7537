import { expect, it } from 'vitest'
import { createProgress } from './progress.ts'

function run({ isTTY = false, total = 100 } = {}) {
  const written: string[] = []
  let ms = 0
  const out = { isTTY, write: (text: string) => written.push(text) > 0 }
  const progress = createProgress({ out, total, unit: 'files', now: () => ms })
  return { written, progress, pass: (by: number) => (ms += by) }
}

it('says in a log how far it is twenty times, however much there is', () => {
  const { written, progress, pass } = run({ total: 1000 })
  for (let file = 0; file < 1000; file += 1) {
    pass(100)
    progress.advance({ passed: 6, failed: [] })
  }
  progress.end()
  expect(written).toHaveLength(20)
  expect(written[9]).toBe(' 50 %  500 of 1000 files, 3000 tests passed, 50 s\n')
  expect(written[19]).toBe('100 %  1000 of 1000 files, 6000 tests passed, 1 min 40 s\n')
})

it('names at once what failed', () => {
  const { written, progress } = run()
  progress.advance({ passed: 2, failed: ['cart.test.ts: CART-01 adds'] })
  expect(written).toEqual(['  ✗ cart.test.ts: CART-01 adds\n'])
})

it('updates one line in a terminal', () => {
  const { written, progress } = run({ isTTY: true, total: 2 })
  progress.advance({ passed: 1, failed: [] })
  progress.advance({ passed: 1, failed: [] })
  progress.end()
  expect(written).toEqual([
    '\r\u001b[2K 50 %  1 of 2 files, 1 tests passed, 0 s',
    '\r\u001b[2K100 %  2 of 2 files, 2 tests passed, 0 s',
    '\n',
  ])
})
