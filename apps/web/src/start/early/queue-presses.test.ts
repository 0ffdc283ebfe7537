import { Window } from 'happy-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MAX_QUEUED_MS, queuePresses } from './queue-presses.ts'

const MARKUP = `
  <a id="menu" href="#menu" data-opens="menu" aria-haspopup="dialog">Menu</a>
  <a id="cart" href="#cart" data-opens="cart" aria-haspopup="dialog">Kurv</a>
  <a id="page" href="#page">Sofaer</a>
  <form id="form" action="/add"><button id="add" type="submit" data-kept><i id="icon">+</i></button></form>
  <form id="search" action="/search"><button id="go" type="submit">Søg</button></form>
  <button id="heart" type="button">♥</button>
  <select id="order"><option>a</option><option>b</option></select>`

let win: Window
let heard: string[]

const byId = (id: string) => win.document.getElementById(id) as unknown as HTMLElement

function press(id: string, options: object = {}): boolean {
  const event = new win.MouseEvent('click', { bubbles: true, cancelable: true, ...options })
  return win.document.getElementById(id)?.dispatchEvent(event) ?? false
}

/** As React does when it takes an element over. */
const takeOver = (id: string) => Object.assign(byId(id), { __reactFiber$test: {} })
const marked = () => [...win.document.querySelectorAll('[data-pressed]')].map(({ id }) => id)

beforeEach(() => {
  vi.useFakeTimers()
  win = new Window({ url: 'https://shop.example/' })
  for (const name of ['Element', 'Event', 'MouseEvent', 'HTMLScriptElement', 'HTMLImageElement'])
    vi.stubGlobal(name, win[name as 'Event'])
  win.setTimeout = setTimeout as never
  heard = []
  queuePresses(win as never)
  win.document.body.innerHTML = MARKUP
  for (const type of ['click', 'change', 'submit'])
    win.document.body.addEventListener(type, (event) => {
      heard.push(`${type} ${(event.target as unknown as HTMLElement).id}`)
      event.preventDefault()
    })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a press before the code has come', () => {
  it('NAV-11 is shown at once and happens once, when the part is taken over', () => {
    expect(press('icon')).toBe(false)
    expect(press('icon')).toBe(false)
    expect(heard).toEqual([])
    expect(byId('add').ariaBusy).toBe('true')
    takeOver('add')
    vi.advanceTimersByTime(60)
    expect(heard.filter((one) => one === 'click add')).toHaveLength(1)
    expect(marked()).toEqual([])
    vi.advanceTimersByTime(MAX_QUEUED_MS)
    expect(heard.filter((one) => one === 'click add')).toHaveLength(1)
  })

  it('NAV-11 goes its own way where the document alone can do it, and in a new tab', () => {
    press('page')
    press('go')
    press('menu', { ctrlKey: true })
    expect(heard).toContain('click page')
    expect(heard).toContain('click go')
    expect(heard).toContain('click menu')
    expect(marked()).toEqual([])
  })

  it('NAV-11 on two panels opens the later one; other presses are all kept', () => {
    press('heart')
    press('menu')
    press('cart')
    expect(marked()).toEqual(['cart', 'heart'])
    for (const id of ['menu', 'cart', 'heart']) takeOver(id)
    vi.advanceTimersByTime(60)
    expect(heard).toEqual(['click heart', 'click cart'])
  })

  it('NAV-11 with the space bar opens a panel, too, and a choice in a list is told again', () => {
    press('cart')
    const key = new win.KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true })
    expect(win.document.getElementById('menu')?.dispatchEvent(key)).toBe(false)
    win.document.getElementById('order')?.dispatchEvent(new win.Event('change', { bubbles: true }))
    for (const id of ['cart', 'menu', 'order']) takeOver(id)
    vi.advanceTimersByTime(60)
    expect(heard).toEqual(['click menu', 'change order'])
  })

  it('NAV-11 does what it does without scripts when the code does not come', () => {
    press('menu')
    vi.advanceTimersByTime(MAX_QUEUED_MS + 60)
    expect(heard).toEqual(['click menu'])
    press('heart')
    const script = win.document.createElement('script')
    win.document.head.append(script)
    script.dispatchEvent(new win.Event('error'))
    expect(heard).toContain('click heart')
    expect(press('cart')).toBe(false)
    expect(heard.at(-1)).toBe('click cart')
  })

  it('CARD-02 a picture that fails is noted for whoever replaces it', () => {
    const picture = win.document.createElement('img')
    win.document.body.append(picture)
    expect(win.document.documentElement.hasAttribute('data-lost-picture')).toBe(false)
    picture.dispatchEvent(new win.Event('error'))
    expect(win.document.documentElement.hasAttribute('data-lost-picture')).toBe(true)
  })

  it('NAV-11 is not lost when the page is drawn anew', () => {
    win.document.body.innerHTML = `<i>${MARKUP.repeat(2)}</i>`
    win.document
      .querySelectorAll('button[type=button]')[1]
      ?.dispatchEvent(new win.MouseEvent('click', { bubbles: true }))
    win.document.body.innerHTML = `<b>${MARKUP.repeat(2)}</b>`
    const [first, second] = win.document.querySelectorAll('button[type=button]')
    second?.setAttribute('id', 'second')
    for (const button of [first, second]) if (button) Object.assign(button, { __reactFiber$test: {} })
    vi.advanceTimersByTime(60)
    expect(heard).toEqual(['click second'])
  })

  it('NAV-11 is the part’s own business once it is taken over', () => {
    takeOver('heart')
    press('heart')
    expect(heard).toEqual(['click heart'])
    expect(marked()).toEqual([])
  })
})
