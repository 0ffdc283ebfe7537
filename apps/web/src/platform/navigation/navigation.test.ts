import { Window } from 'happy-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { blocksPage } from '../../../test/render-page.ts'
import { createPageCache } from './loading/page-cache.ts'
import { startNavigation, type NavigationParts } from './navigation.ts'
import { createPageOpener } from './page-opener.ts'
import { createPageViewStore } from './page-view-store.ts'

afterEach(() => vi.unstubAllGlobals())

function start() {
  const win = Object.assign(new Window({ url: 'https://shop.example/' }), { navigation: new EventTarget() })
  vi.stubGlobal('Element', win.Element)
  win.document.body.innerHTML = `
    <main id="maincontent">
      <article data-link-identifier="p.LAMP"><a href="/lamper/lampe">Lampe</a></article>
      <a id="plain" href="/om">Om</a>
    </main>`
  const view = createPageViewStore(blocksPage([]))
  const browser = win as unknown as NavigationParts['win']
  const shared = {
    win: browser,
    view,
    commit: async (update: () => void) => update(),
    isInShop: () => true,
    reportError: (error: unknown) => expect.unreachable(String(error)),
  }
  const opener = createPageOpener({
    ...shared,
    cache: createPageCache(),
    loader: { load: async (url) => ({ ...blocksPage([]), url: url.pathname }) },
    preparePage: async () => undefined,
    onShown: () => undefined,
  })
  startNavigation({
    ...shared,
    opener,
    progress: { start: () => undefined, finish: () => undefined } as NavigationParts['progress'],
    inPlace: {
      begin: () => undefined,
      finish: () => undefined,
      fail: () => undefined,
    } as unknown as NavigationParts['inPlace'],
    mustReload: () => false,
  })

  /** As the browser tells of a navigation, and waits for what the shop does about it. */
  async function navigate(navigationType: NavigationType, selector: string): Promise<string | undefined> {
    const link = win.document.querySelector(selector)
    let handled: Promise<void> | undefined
    const event = Object.assign(new Event('navigate'), {
      navigationType,
      destination: { url: new URL(link?.getAttribute('href') ?? '/', win.location.href).href },
      sourceElement: link,
      canIntercept: true,
      hashChange: false,
      downloadRequest: null,
      formData: null,
      signal: new AbortController().signal,
      scroll: () => undefined,
      intercept: ({ handler }: { handler: () => Promise<void> }) => (handled = handler()),
    })
    win.navigation.dispatchEvent(event)
    await handled
    return view.current().followed
  }
  return { view, navigate }
}

it('TRACK-06 the link that was followed is known after a push, not after a replacement or a step in the history', async () => {
  const { view, navigate } = start()
  expect(view.current().followed).toBeUndefined()
  expect(await navigate('push', 'article a')).toBe('p.LAMP')
  expect(await navigate('traverse', 'article a')).toBeUndefined()
  expect(await navigate('push', '#plain')).toBeUndefined()
  expect(await navigate('replace', 'article a')).toBeUndefined()
  expect(view.current().number).toBe(4)
})
