import { EventEmitter } from 'node:events'
import { expect, it } from 'vitest'
import { watchPoolShare } from './pool-share.ts'

it('CLU-06 the share of its connections that was used, over the whole time since the last look', () => {
  let now = 0
  const pool = Object.assign(new EventEmitter(), { options: { max: 2 } })
  const share = watchPoolShare(pool as never, () => now)
  const at = (ms: number, event: 'acquire' | 'release') => {
    now = ms
    pool.emit(event)
  }
  at(100, 'acquire')
  at(200, 'acquire')
  at(600, 'release')
  now = 1000
  expect(share()).toBe(0.65)
  now = 2000
  expect(share()).toBe(0.5)
})
