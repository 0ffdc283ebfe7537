import { Window } from 'happy-dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { showInParts } from './show-in-parts.ts'

const PARTS = Array.from({ length: 20 }, (_, index) => `<li id="part-${index}" data-later></li>`)
const TURNS = 12

let win: Window
/** What the next frame and the task after it do. */
let waiting: (() => void)[]
let fonts: PromiseWithResolvers<void>

function open({ hash = '', isPhone = true } = {}): void {
  win = new Window({ url: `https://shop.example/sofaer${hash}` })
  waiting = []
  win.matchMedia = () => ({ matches: isPhone }) as never
  win.requestAnimationFrame = ((callback: () => void) => waiting.push(callback)) as never
  fonts = Promise.withResolvers()
  Object.assign(win.document, { fonts: { ready: fonts.promise } })
  win.setTimeout = ((callback: () => void, wait?: number) => wait === undefined && waiting.push(callback)) as never
  showInParts(win as never)
  win.document.body.innerHTML = PARTS.join('')
}

async function parsed(): Promise<void> {
  win.document.dispatchEvent(new win.Event('DOMContentLoaded'))
  fonts.resolve()
  await fonts.promise
}
const frame = () => {
  for (let step = 0; step < 2; step += 1) for (const work of waiting.splice(0)) work()
}
const shown = () => win.document.querySelectorAll('[data-shown]').length
const isInTurn = () => 'inTurn' in win.document.documentElement.dataset

beforeEach(() => open())

describe('what is below the first screen of a phone', () => {
  it('comes one part after each frame, once the document is there with its fonts, and then all of it', async () => {
    expect(isInTurn()).toBe(true)
    win.document.dispatchEvent(new win.Event('DOMContentLoaded'))
    frame()
    expect(shown()).toBe(0)
    fonts.resolve()
    await fonts.promise
    for (let turn = 1; turn <= TURNS; turn += 1) {
      frame()
      expect([shown(), isInTurn()]).toEqual([turn, true])
    }
    frame()
    expect([shown(), isInTurn()]).toEqual([TURNS, false])
  })

  it('comes at once for whoever moves on', async () => {
    await parsed()
    frame()
    win.dispatchEvent(new win.Event('scroll'))
    expect(isInTurn()).toBe(false)
    frame()
    expect(shown()).toBe(1)
  })

  it('is there from the start where the address names a place, and in wider windows', () => {
    open({ hash: '#reviews' })
    expect(isInTurn()).toBe(false)
    open({ isPhone: false })
    expect(isInTurn()).toBe(false)
  })
})
