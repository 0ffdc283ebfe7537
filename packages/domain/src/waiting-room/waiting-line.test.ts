import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createWaitingLine } from './waiting-line.ts'

/** In front of the queue they ask every four seconds. */
const GONE_MS = 7001
const line = (most = 1000) => createWaitingLine({ most })
const ticket = (at: number, key = 'a') => ({ at, key })

describe('who waits', () => {
  it('CLU-06 is counted in the order of coming, however late they are asked about', () => {
    const waiting = line()
    expect(waiting.ask(ticket(30), 100)).toBe(1)
    expect(waiting.ask(ticket(10), 101)).toBe(1)
    expect(waiting.ask(ticket(20), 102)).toBe(2)
    expect(waiting.ask(ticket(30), 103)).toBe(3)
    expect(waiting.ask(ticket(20, 'b'), 104)).toBe(3)
    expect(waiting.length).toBe(4)
  })

  it('CLU-06 is let in from the front, and who went away holds nobody up', () => {
    const waiting = line()
    for (const at of [1, 2, 3, 4]) waiting.ask(ticket(at), 0)
    for (const at of [3, 4]) waiting.ask(ticket(at), 4000)
    expect(waiting.letIn(1, GONE_MS)).toBe(1)
    expect([1, 2, 3, 4].map((at) => waiting.isLetIn(ticket(at)))).toEqual([true, true, true, false])
    expect(waiting.length).toBe(1)
    expect(waiting.letIn(5, GONE_MS)).toBe(1)
  })

  it('CLU-06 is not counted beyond what can be', () => {
    const waiting = line(2)
    expect([1, 2, 3].map((at) => waiting.ask(ticket(at), 0))).toEqual([1, 2, undefined])
    expect(waiting.ask(ticket(1), 5)).toBe(1)
  })

  it('CLU-06 is never let in before somebody who came earlier and is still there', () => {
    const times = fc.uniqueArray(fc.nat(1000), { minLength: 1, maxLength: 60 })
    const letIn = (came: readonly number[], batches: readonly number[]) => {
      const waiting = line()
      for (const at of came) waiting.ask(ticket(at), 0)
      for (const [index, batch] of batches.entries()) {
        waiting.letIn(batch, index)
        const inside = came.filter((at) => waiting.isLetIn(ticket(at))).toSorted((a, b) => a - b)
        expect(came.toSorted((a, b) => a - b).slice(0, inside.length)).toEqual(inside)
        expect(inside.length + waiting.length).toBe(came.length)
      }
    }
    fc.assert(fc.property(times, fc.array(fc.integer({ min: 1, max: 9 })), letIn))
  })
})
