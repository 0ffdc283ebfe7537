import { describe, expect, it } from 'vitest'
import { isSwipeTo } from './swipe.ts'

const from = { x: 200, y: 300 }
const to = (dx: number, dy: number) => ({ x: from.x + dx, y: from.y + dy })

describe('a swipe', () => {
  it.each([
    ['right', 100, 10],
    ['left', -100, -20],
    ['bottom', 15, 90],
    ['top', -5, -90],
  ] as const)('to the %s closes what came from there', (side, dx, dy) => {
    expect(isSwipeTo(side, from, to(dx, dy))).toBe(true)
    expect(isSwipeTo(side, from, to(-dx, -dy))).toBe(false)
  })

  it('that is short or aslant is none', () => {
    expect(isSwipeTo('right', from, to(40, 0))).toBe(false)
    expect(isSwipeTo('right', from, to(120, 90))).toBe(false)
  })
})
