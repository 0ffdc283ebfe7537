import { Window } from 'happy-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createHydrationGate, type HydrationGate } from './hydration-gate.ts'

type Seen = (
  entries: readonly { target: unknown; isIntersecting: boolean; boundingClientRect: { top: number } }[],
) => void

let win: Window
let gate: HydrationGate
let seen: Seen
let opened: string[]
const idle: (() => void)[] = []

const byId = (id: string) => win.document.getElementById(id) as unknown as Element
const watch = (id: string, until?: 'near' | 'reached') => void gate.waitFor(id, until)?.then(() => opened.push(id))
const near = (...places: readonly (readonly [id: string, top: number])[]) =>
  seen(places.map(([id, top]) => ({ target: byId(id), isIntersecting: true, boundingClientRect: { top } })))
const settled = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  win = new Window()
  win.document.body.innerHTML = ['a', 'b', 'c', 'd'].map((id) => `<div id="${id}"><button>x</button></div>`).join('')
  vi.stubGlobal('window', { requestIdleCallback: (callback: () => void) => idle.push(callback) })
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: Seen) {
        seen = callback
      }
      readonly observe = () => undefined
      readonly unobserve = () => undefined
    },
  )
  idle.length = 0
  opened = []
  gate = createHydrationGate(win.document as never)
})
afterEach(() => vi.unstubAllGlobals())

describe('the gate of hydration', () => {
  it('NAV-11 lets parts that come near through one by one in idle time, the upper ones first', async () => {
    for (const id of ['a', 'b', 'c']) watch(id)
    near(['b', 500], ['a', 20])
    await settled()
    expect(opened).toEqual([])
    idle.shift()?.()
    await settled()
    expect(opened).toEqual(['a'])
    idle.shift()?.()
    await settled()
    expect(opened).toEqual(['a', 'b'])
    expect(idle).toEqual([])
  })

  it('NAV-11 lets a part through at once when it is reached for, and all of them for a new page', async () => {
    for (const id of ['a', 'b']) watch(id)
    watch('c', 'reached')
    byId('c').dispatchEvent(new win.Event('pointerdown') as never)
    await settled()
    expect(opened).toEqual(['c'])
    gate.openAll()
    await settled()
    expect(opened).toEqual(['c', 'a', 'b'])
    expect(gate.waitFor('d')).toBeUndefined()
  })

  it('NAV-11 does not hold up what was pressed before, nor begin to when the press is repeated', () => {
    byId('a').querySelector('button')?.setAttribute('data-pressed', '')
    expect(gate.waitFor('a')).toBeUndefined()
    byId('a').querySelector('button')?.removeAttribute('data-pressed')
    expect(gate.waitFor('a')).toBeUndefined()
    expect(gate.waitFor('b')).toBeInstanceOf(Promise)
  })
})
