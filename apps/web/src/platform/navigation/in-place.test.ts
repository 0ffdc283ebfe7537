import { describe, expect, it, vi } from 'vitest'
import { createInPlace, isInPlaceRequest, STILL } from './in-place.ts'

const url = new URL('https://shop.example/sofaer?f.color=green')

describe('a change in place', () => {
  it('PLP-02 is pending until it is shown', () => {
    const state = createInPlace()
    expect(state.current()).toBe(STILL)
    state.begin(url)
    expect(state.current()).toEqual({ pending: url, failed: undefined })
    state.finish()
    expect(state.current()).toBe(STILL)
  })

  it('PLP-02 that failed is told until the next one begins', () => {
    const state = createInPlace()
    state.begin(url)
    state.fail(url)
    expect(state.current()).toEqual({ pending: undefined, failed: url })
    state.begin(url)
    expect(state.current()).toEqual({ pending: url, failed: undefined })
    state.begin(undefined)
    expect(state.current()).toBe(STILL)
  })

  it('PLP-02 tells its listeners of changes only', () => {
    const state = createInPlace()
    const listener = vi.fn<() => void>()
    const leave = state.subscribe(listener)
    state.begin(undefined)
    state.finish()
    expect(listener).not.toHaveBeenCalled()
    state.begin(url)
    leave()
    state.finish()
    expect(listener).toHaveBeenCalledOnce()
  })

  it('PLP-02 is known by its request', () => {
    expect(isInPlaceRequest({ inPlace: true })).toBe(true)
    expect([undefined, null, 'inPlace', {}].some((info) => isInPlaceRequest(info))).toBe(false)
  })
})
