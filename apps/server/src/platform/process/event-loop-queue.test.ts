import { describe, expect, it } from 'vitest'
import { createEventLoopQueue } from './event-loop-queue.ts'

describe('turns of the event loop', () => {
  it('let one go on at a time, in the order of their coming, and others between them', async () => {
    const waitForLoop = createEventLoopQueue()
    const seen: string[] = []
    let isDone = false
    const other = () => {
      if (isDone) return
      seen.push('other')
      setImmediate(other)
    }
    setImmediate(other)
    const work = async (name: string) => {
      await waitForLoop()
      seen.push(name)
    }
    await Promise.all([work('a'), work('b'), work('c')])
    isDone = true
    const at = (name: string) => seen.indexOf(name)
    expect(seen.filter((name) => name !== 'other')).toEqual(['a', 'b', 'c'])
    expect(seen.slice(at('a'), at('b'))).toContain('other')
    expect(seen.slice(at('b'), at('c'))).toContain('other')
  })

  it('go on after a pause', async () => {
    const waitForLoop = createEventLoopQueue()
    await waitForLoop()
    await new Promise((resolve) => setImmediate(resolve))
    await waitForLoop()
    await expect(waitForLoop()).resolves.toBeUndefined()
  })
})
