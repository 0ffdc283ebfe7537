import { setImmediate as turnOfTheLoop } from 'node:timers/promises'
import { fireEvent } from '@testing-library/dom'
import { Window } from 'happy-dom'
import type { ReactNode } from 'react'
import { onTestFinished, vi } from 'vitest'
import { shownIn, textOf, type Shown } from './shown.ts'

/** What React and the components look for among a browser's globals. */
const OBJECTS = [
  'document',
  'navigator',
  'location',
  'localStorage',
  'sessionStorage',
  'IntersectionObserver',
  'ResizeObserver',
  'HTMLElement',
  'HTMLIFrameElement',
  'Node',
  'FormData',
] as const
const FUNCTIONS = [
  'addEventListener',
  'removeEventListener',
  'matchMedia',
  'getComputedStyle',
  'requestAnimationFrame',
  'cancelAnimationFrame',
] as const

/** A page of its own until the test ends. */
function openWindow(): Window {
  const win = new Window({ url: 'https://shop.example/' })
  vi.stubGlobal('window', win)
  for (const name of OBJECTS) vi.stubGlobal(name, win[name])
  for (const name of FUNCTIONS) vi.stubGlobal(name, win[name].bind(win))
  return win
}

/** React draws in turns of the loop, in slices of 5 ms: far more of them than a part needs. */
const TURNS = 25

/** Does it, and waits until React has drawn what came of it. Its own `act` is not in the build that shops run. */
export async function act(work: () => unknown): Promise<void> {
  await work()
  for (let turn = 0; turn < TURNS; turn += 1) await turnOfTheLoop()
}

/** The part as React draws it in a browser, where it answers to presses and keys. Layout and styles it has none. */
export async function mount(part: ReactNode): Promise<Shown> {
  const win = openWindow()
  // React asks once, when it is loaded, what this browser can do.
  const { createRoot } = await import('react-dom/client')
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  await act(async () => root.render(part))
  onTestFinished(async () => {
    await act(async () => root.unmount())
    await win.happyDOM.close()
    vi.unstubAllGlobals()
  })
  return shownIn(place)
}

export const press = (element: HTMLElement): Promise<void> => act(async () => element.click())

export const pressKey = (element: HTMLElement, key: string): Promise<void> =>
  act(async () => void fireEvent.keyDown(element, { key }))

/** Writes over what stands there, or chooses it of a list. */
export const write = (element: HTMLElement, value: string): Promise<void> =>
  act(async () => void fireEvent.change(element, { target: { value } }))

export const focus = (element: HTMLElement): Promise<void> => act(async () => element.focus())

/** The focus goes there and on, as by the tabulator. */
export const leave = (element: HTMLElement): Promise<void> =>
  act(async () => {
    element.focus()
    element.blur()
  })

/** Fakes the clock of the components; the test moves it by `pass`. */
export function stopClock(now?: Date): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  if (now) vi.setSystemTime(now)
  onTestFinished(() => void vi.useRealTimers())
}

export const pass = (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))

/** What a screen reader adds to the name of a control. */
export const descriptionOf = (element: HTMLElement): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => textOf(element.ownerDocument.getElementById(id)))
    .filter((text) => text !== '')
    .join(' ')
