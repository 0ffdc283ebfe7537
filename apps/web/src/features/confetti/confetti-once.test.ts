import { expect, it } from 'vitest'
import { CONFETTI_SETTINGS as ON } from '../../../test/sample-confetti.ts'
import { mayPlayConfetti } from './confetti-once.ts'
import { CONFETTI_INTERVAL_MS, CONFETTI_MS } from './confetti-show.ts'

const FIRST_TIME = { playedId: null, prefersStillness: false }

it('SHELL-11 plays where it is on, once for each id', () => {
  expect(mayPlayConfetti(ON, FIRST_TIME)).toBe(true)
  expect(mayPlayConfetti({ ...ON, enableConfettiOnFirstLoad: false }, FIRST_TIME)).toBe(false)
  expect(mayPlayConfetti(ON, { ...FIRST_TIME, playedId: 'opening' })).toBe(false)
  expect(mayPlayConfetti(ON, { ...FIRST_TIME, playedId: 'last-year' })).toBe(true)
})

it('SHELL-11 never plays without an id or colours, or for those who asked for stillness', () => {
  expect(mayPlayConfetti({ ...ON, currentConfettiId: '' }, FIRST_TIME)).toBe(false)
  expect(mayPlayConfetti({ ...ON, confettiColors: [] }, FIRST_TIME)).toBe(false)
  expect(mayPlayConfetti(ON, { ...FIRST_TIME, prefersStillness: true })).toBe(false)
})

it('SHELL-11 takes 2 s at intervals of 40 ms', () => {
  expect([CONFETTI_MS, CONFETTI_INTERVAL_MS]).toEqual([2000, 40])
})
