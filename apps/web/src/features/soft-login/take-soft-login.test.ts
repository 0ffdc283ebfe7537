import { expect, it, vi } from 'vitest'
import type { Shop } from '../../platform/shop-context.ts'
import { takeSoftLogin } from './take-soft-login.ts'

const TOKEN = `eclub-${'a'.repeat(43)}`

function open(eclub: string | undefined, get: () => Promise<null> = () => Promise.resolve(null)) {
  const asked = vi.fn(get)
  const changed = vi.fn(() => Promise.resolve())
  const reportError = vi.fn()
  const win = { ...(eclub !== undefined && { eclub }) }
  const shop = { api: { get: asked }, dynamicData: { changed }, reportError }
  const recognise = takeSoftLogin(win, shop as unknown as Shop)
  return { win, recognise, asked, changed, reportError }
}

it('SOFT-01 the token is used once; the other tabs refresh', async () => {
  const { win, recognise, asked, changed } = open(TOKEN)
  expect([win, asked.mock.calls]).toEqual([{}, []])
  recognise?.()
  expect(asked.mock.calls).toEqual([['voyado/softlogin', { eclub: TOKEN }]])
  await vi.waitFor(() => expect(changed).toHaveBeenCalledOnce())
})

it('SOFT-01 a token of 44 characters is not used; without one nothing happens', () => {
  const short = open('a'.repeat(44))
  expect([short.win, short.recognise]).toEqual([{}, undefined])
  expect(open(undefined).recognise).toBeUndefined()
})

it('SOFT-01 a failure is silent and logged, without the token', async () => {
  const { recognise, changed, reportError } = open(TOKEN, () => Promise.reject(new Error('offline')))
  recognise?.()
  await vi.waitFor(() => expect(reportError).toHaveBeenCalledOnce())
  expect(changed).not.toHaveBeenCalled()
  expect(JSON.stringify(reportError.mock.calls)).not.toContain(TOKEN)
})
