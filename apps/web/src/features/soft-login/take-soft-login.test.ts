import { expect, it, vi } from 'vitest'
import type { Shop } from '../../platform/shop-context.ts'
import { takeSoftLogin } from './take-soft-login.ts'

const TOKEN = `eclub-${'a'.repeat(43)}`

function open(search: string, get: () => Promise<null> = () => Promise.resolve(null)) {
  const replaced: string[] = []
  const asked = vi.fn(get)
  const changed = vi.fn(() => Promise.resolve())
  const reportError = vi.fn()
  const win = {
    location: { href: `https://shop.test/sofaer${search}` },
    history: { state: null, replaceState: (_state: unknown, _title: string, url: URL) => replaced.push(url.href) },
  }
  const shop = { api: { get: asked }, dynamicData: { changed }, reportError }
  takeSoftLogin(win as never, shop as unknown as Shop)
  return { replaced, asked, changed, reportError }
}

it('SOFT-01 the token is used once and removed from the address; the other tabs refresh', async () => {
  const { replaced, asked, changed } = open(`?page=2&eclub=${TOKEN}`)
  expect(replaced).toEqual(['https://shop.test/sofaer?page=2'])
  expect(asked.mock.calls).toEqual([['voyado/softlogin', { eclub: TOKEN }]])
  await vi.waitFor(() => expect(changed).toHaveBeenCalledOnce())
})

it('SOFT-01 a token of 44 characters is removed and not used; without one nothing happens', () => {
  const short = open(`?eclub=${'a'.repeat(44)}`)
  expect([short.replaced.length, short.asked.mock.calls.length]).toEqual([1, 0])
  const none = open('?page=2')
  expect([none.replaced.length, none.asked.mock.calls.length]).toEqual([0, 0])
})

it('SOFT-01 a failure is silent and logged, without the token', async () => {
  const { changed, reportError } = open(`?eclub=${TOKEN}`, () => Promise.reject(new Error('offline')))
  await vi.waitFor(() => expect(reportError).toHaveBeenCalledOnce())
  expect(changed).not.toHaveBeenCalled()
  expect(JSON.stringify(reportError.mock.calls)).not.toContain(TOKEN)
})
