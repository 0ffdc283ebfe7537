import { describe, expect, it, vi } from 'vitest'
import { loadable, type View } from './loadable.ts'

const view: View<object> = () => 'view'

describe('loadable', () => {
  it('NAV-11 fetches code once, when it is asked for, and has it from then on', async () => {
    const fetchCode = vi.fn<() => Promise<View<object>>>(async () => view)
    const code = loadable(fetchCode)
    expect(code.peek()).toBeUndefined()
    expect(fetchCode).not.toHaveBeenCalled()
    const [first, second] = [code.load(), code.load()]
    expect(code.peek()).toBeUndefined()
    expect([await first, await second, await code.load()]).toEqual([view, view, view])
    expect(code.peek()).toBe(view)
    expect(fetchCode).toHaveBeenCalledOnce()
  })

  it('gives the same promise to all who wait, so that a suspended view can go on', () => {
    const code = loadable(async () => view)
    expect(code.load()).toBe(code.load())
  })

  it('NAV-15 tries again after code could not be fetched', async () => {
    const fetchCode = vi.fn<() => Promise<View<object>>>(async () => view).mockRejectedValueOnce(new Error('chunk'))
    const code = loadable(fetchCode)
    vi.useFakeTimers()
    await expect(code.load()).rejects.toThrow('chunk')
    expect(code.peek()).toBeUndefined()
    // Drawn again at once, it is not asked for again: that would go on without end.
    await expect(code.load()).rejects.toThrow('chunk')
    expect(fetchCode).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1000)
    vi.useRealTimers()
    expect(await code.load()).toBe(view)
    expect(fetchCode).toHaveBeenCalledTimes(2)
  })
})
