import { Window } from 'happy-dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { PRELOAD_CODE } from './lean-preloads.ts'

type Preload = <Code>(load: () => Promise<Code>, files?: readonly string[]) => Promise<Code | undefined>

let win: Window
let preload: Preload
beforeEach(() => {
  win = new Window({ settings: { disableCSSFileLoading: true, handleDisabledFileLoadingAsSuccess: false } })
  const run = new Function(
    'document',
    'dispatchEvent',
    'Event',
    PRELOAD_CODE.replace('export const __vitePreload =', 'return'),
  )
  preload = run(win.document, win.dispatchEvent.bind(win), win.Event) as Preload
})

const links = () =>
  [...win.document.querySelectorAll('link')].map((link) => [link.getAttribute('rel'), link.getAttribute('href')])
const sheet = () => [...win.document.querySelectorAll('link')].find(({ rel }) => rel === 'stylesheet')

describe('lazy code', () => {
  it('is loaded when its sheets are there, and asks for its other files beside it', async () => {
    const steps: string[] = []
    const loaded = preload(async () => steps.push('loaded'), ['assets/a.css', 'assets/b.js'])
    expect(links()).toEqual([
      ['stylesheet', '/assets/a.css'],
      ['modulepreload', '/assets/b.js'],
    ])
    steps.push('sheet')
    sheet()?.onload?.(new win.Event('load') as never)
    await loaded
    expect(steps).toEqual(['sheet', 'loaded'])
  })

  it('asks for nothing that the document has, and for nothing twice', async () => {
    win.document.head.innerHTML =
      '<link rel="stylesheet" href="/assets/a.css"><link rel="modulepreload" href="/assets/b.js">'
    expect(await preload(async () => 1, ['assets/a.css', 'assets/b.js'])).toBe(1)
    expect(await preload(async () => 2, ['assets/b.js', 'assets/c.js'])).toBe(2)
    expect(await preload(async () => 3, ['assets/c.js'])).toBe(3)
    expect(await preload(async () => 4)).toBe(4)
    expect(links()).toHaveLength(3)
  })

  it('that can’t be loaded is told to the page, and fails unless that has an answer', async () => {
    const told: unknown[] = []
    win.addEventListener('vite:preloadError', (event) => told.push((event as unknown as { payload: Error }).payload))
    const gone = new Error('gone')
    await expect(preload(() => Promise.reject(gone))).rejects.toBe(gone)
    expect(told).toEqual([gone])
    win.addEventListener('vite:preloadError', (event) => event.preventDefault())
    expect(await preload(() => Promise.reject(gone))).toBeUndefined()
  })

  it('asks again for a sheet that did not come', async () => {
    const first = preload(async () => 1, ['assets/a.css'])
    sheet()?.onerror?.(new win.Event('error') as never)
    await expect(first).rejects.toThrow('No style sheet /assets/a.css')
    const second = preload(async () => 2, ['assets/a.css'])
    sheet()?.onload?.(new win.Event('load') as never)
    expect(await second).toBe(2)
  })
})
