import { Window } from 'happy-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Page } from '@firkant/domain/page/page.ts'
import { createAheadLoader } from './page-ahead.ts'
import type { PageLoader } from './page-loader.ts'

let win: Window
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  win = Object.assign(new Window({ url: 'https://shop.example/' }), { navigation: {} })
  win.document.body.innerHTML = `
    <p data-link-identifier="p.1"><a id="sofas" href="/sofaer"><b>Sofaer</b></a></p>
    <a id="beds" href="/senge">Senge</a>
    <a id="panel" href="/kurv" data-opens="cart">Kurv</a>
    <a id="search" href="/soeg?q=sofa">Søg</a>
    <a id="other" href="https://other.example/">Ude</a>`
})

afterEach(() => void vi.useRealTimers())

function start(load: PageLoader['load'] = async (url) => ({ url: url.pathname }) as Page) {
  const asked: string[] = []
  const prepared: string[] = []
  const loader = createAheadLoader({
    win: win as unknown as Parameters<typeof createAheadLoader>[0]['win'],
    loader: {
      load(url, options) {
        asked.push(`${url.pathname} ${options.linkIdentifier}`)
        return load(url, options)
      },
    },
    isInShop: (url) => url.host === win.location.host,
    isCached: (url) => url.pathname === '/known',
    preparePage: async (page) => void prepared.push(page.url),
  })
  return { asked, prepared, loader }
}

function point(id: string, type: 'pointerover' | 'pointerdown', pointerType = 'mouse'): URL {
  const link = win.document.querySelector(`#${id}`)
  if (!link) throw new Error(`There is no ${id}`)
  const press = new win.PointerEvent(type, { bubbles: true, button: 0, pointerType })
  ;(link.firstElementChild ?? link).dispatchEvent(press)
  return new URL(link.getAttribute('href') ?? '', win.location.href)
}
const { signal } = new AbortController()

it('loads a page and its code when its link is pressed, and gives it to one navigation', async () => {
  const { asked, prepared, loader } = start()
  const url = point('sofas', 'pointerdown', 'touch')
  expect(await loader.load(url, { signal })).toMatchObject({ url: '/sofaer' })
  expect([asked, prepared]).toEqual([['/sofaer p.1'], ['/sofaer']])
  point('sofas', 'pointerover')
  vi.advanceTimersByTime(100)
  expect(asked).toHaveLength(1)
  await loader.load(url, { signal })
  expect(asked).toHaveLength(2)
})

it('loads where the pointer stays, not where it passes; a finger only when it presses', () => {
  const { asked } = start()
  point('sofas', 'pointerover')
  vi.advanceTimersByTime(60)
  point('beds', 'pointerover')
  vi.advanceTimersByTime(100)
  point('sofas', 'pointerover', 'touch')
  vi.advanceTimersByTime(100)
  expect(asked).toEqual(['/senge undefined'])
})

it('asks again when the answer is old, or failed', async () => {
  let fails = true
  const { asked, loader } = start(async (url) => {
    if (fails) throw new Error('offline')
    return { url: url.pathname } as Page
  })
  const url = point('beds', 'pointerdown')
  fails = false
  expect(await loader.load(url, { signal })).toMatchObject({ url: '/senge' })
  point('sofas', 'pointerdown')
  vi.advanceTimersByTime(10_001)
  await loader.load(new URL('/sofaer', url), { signal })
  expect(asked).toEqual(['/senge undefined', '/senge undefined', '/sofaer p.1', '/sofaer undefined'])
})

it.each(['panel', 'search', 'other'])('leaves a %s alone', (id) => {
  const { asked } = start()
  point(id, 'pointerdown')
  expect(asked).toEqual([])
})
