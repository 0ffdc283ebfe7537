import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AGAIN_MS, createSendAgain } from './send-again.ts'

const page = new EventTarget()
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', page)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('CHK-03 an order that waits is sent again once, after a while or when the network is back, whichever comes first', () => {
  const again = createSendAgain()
  const send = vi.fn()
  again.later(send)
  vi.advanceTimersByTime(AGAIN_MS - 1)
  expect(send).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  page.dispatchEvent(new Event('online'))
  expect(send).toHaveBeenCalledTimes(1)

  again.later(send)
  page.dispatchEvent(new Event('online'))
  vi.advanceTimersByTime(AGAIN_MS)
  expect(send).toHaveBeenCalledTimes(2)
})

it('CHK-03 one wait takes the place of the other, and whoever asks or leaves ends it', () => {
  const again = createSendAgain()
  const [first, second] = [vi.fn(), vi.fn()]
  again.later(first)
  again.later(second)
  vi.advanceTimersByTime(AGAIN_MS)
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([0, 1])
  again.later(first)
  again.stop()
  page.dispatchEvent(new Event('online'))
  vi.advanceTimersByTime(AGAIN_MS)
  expect(first).not.toHaveBeenCalled()
})
