import { Window } from 'happy-dom'
import { expect, it } from 'vitest'
import type { TypedNotification } from '@firkant/domain/personalisation/notifications.ts'
import { createConsentedStorage } from './event-gate.ts'
import { createNotifier, SESSION_KEY } from './notifications.ts'

const CLICK: TypedNotification = { type: 'click', body: { ticket: 'p.A' } }

/** A document of a tab: what it stores is there for the next one. */
function open(tab: Map<string, string>, { customer, head = '' }: { customer?: string; head?: string } = {}) {
  const sent: { readonly url: URL; readonly body: string }[] = []
  const win = new Window({ url: 'https://shop.example/' })
  win.document.head.innerHTML = head
  const note = (address: string, body: string) => sent.push({ url: new URL(address, win.location.href), body })
  Object.assign(win, {
    fetch: async (address: string, { body }: { body: string }) => void note(address, body),
  })
  Object.assign(win.navigator, { sendBeacon: note })
  const storage = createConsentedStorage(
    {
      get: (key) => tab.get(key) ?? null,
      set: (key, value) => void tab.set(key, value),
      remove: (key) => void tab.delete(key),
    },
    [SESSION_KEY],
  )
  const notify = createNotifier({
    win: win as unknown as Parameters<typeof createNotifier>[0]['win'],
    market: 'DK',
    storage,
    externalId: () => customer,
  })
  return { sent, storage, notify }
}

it('TRACK-06 market, customer and session are in the query, the ticket in the body', () => {
  const { notify, sent, storage } = open(new Map(), { customer: 'c 1' })
  storage.allow(true)
  notify(CLICK)
  const [first] = sent
  expect(first?.url.pathname).toBe('/api/storefront/v3/notifications/click')
  expect(Object.fromEntries(first?.url.searchParams ?? [])).toEqual({
    market: 'DK',
    customerKey: 'c 1',
    sessionKey: expect.stringMatching(/^[\w-]{22}$/),
  })
  expect(first?.body).toBe('{"ticket":"p.A"}')
})

it('TRACK-06 a session lasts as long as its tab, and is the customer as long as nobody is known', () => {
  const tab = new Map<string, string>()
  const keys = [undefined, 'c1'].map((customer) => {
    const { notify, sent, storage } = open(tab, customer === undefined ? {} : { customer })
    storage.allow(true)
    notify(CLICK)
    return Object.fromEntries(sent[0]?.url.searchParams ?? [])
  })
  expect(keys[0]?.customerKey).toBe(keys[0]?.sessionKey)
  expect(keys[1]).toEqual({ market: 'DK', customerKey: 'c1', sessionKey: keys[0]?.sessionKey })
})

it('TRACK-07 the number of the tab is stored with the first notification, and gone when consent is withdrawn', () => {
  const tab = new Map<string, string>()
  const { notify, storage } = open(tab)
  storage.allow(true)
  expect(tab.size).toBe(0)
  notify(CLICK)
  expect([...tab.keys()]).toEqual(['session-key'])
  storage.allow(false)
  expect(tab.size).toBe(0)
})

it('TRACK-06 a service elsewhere gets the same query', () => {
  const head = '<meta name="notifications" content="https://learn.example">'
  const { notify, sent, storage } = open(new Map(), { head, customer: 'c1' })
  storage.allow(true)
  notify(CLICK)
  expect(sent[0]?.url.origin).toBe('https://learn.example')
  expect(sent[0]?.url.search).toMatch(/^\?market=DK&customerKey=c1&sessionKey=[\w-]{22}$/)
})
