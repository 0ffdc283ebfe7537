import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { nextRowState, SCROLL_THROTTLE_MS, throttled } from './header-row.ts'

const at = (y: number, hasFocus = false) => ({ y, topEnd: 120, hasFocus })

describe('the header’s second row', () => {
  it('SHELL-03 hides on the way down and shows on the way up', () => {
    const down = nextRowState({ y: 200, isHidden: false }, at(260))
    expect(down).toEqual({ y: 260, isHidden: true })
    expect(nextRowState(down, at(230))).toEqual({ y: 230, isHidden: false })
  })

  it('SHELL-03 is always there at the top', () => {
    expect(nextRowState({ y: 0, isHidden: false }, at(120))).toEqual({ y: 120, isHidden: false })
    expect(nextRowState({ y: 400, isHidden: true }, at(0))).toEqual({ y: 0, isHidden: false })
  })

  it('SHELL-03 does not answer to a tremble, but to many of one direction', () => {
    const hidden = { y: 500, isHidden: true }
    expect(nextRowState(hidden, at(495))).toBe(hidden)
    expect(nextRowState(nextRowState(hidden, at(495)), at(490))).toEqual({ y: 490, isHidden: false })
  })

  it('SHELL-03 stays while someone writes in it', () => {
    expect(nextRowState({ y: 200, isHidden: false }, at(600, true)).isHidden).toBe(false)
  })
})

describe('the throttle', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('SHELL-03 looks at once, then every 300 ms, and once more at what came last', () => {
    expect(SCROLL_THROTTLE_MS).toBe(300)
    const look = vi.fn<() => void>()
    const scroll = throttled(look, SCROLL_THROTTLE_MS)
    for (let ms = 0; ms < 700; ms += 50) {
      scroll.call()
      vi.advanceTimersByTime(50)
    }
    expect(look).toHaveBeenCalledTimes(3)
    vi.advanceTimersByTime(1000)
    expect(look).toHaveBeenCalledTimes(4)
    scroll.call()
    scroll.stop()
    vi.advanceTimersByTime(1000)
    expect(look).toHaveBeenCalledTimes(5)
  })
})
