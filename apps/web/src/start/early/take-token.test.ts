import { Window } from 'happy-dom'
import { expect, it } from 'vitest'
import { takeToken } from './take-token.ts'

function open(search: string) {
  const win = new Window({ url: `https://shop.example/sofaer${search}` })
  win.history.replaceState({ kept: 1 }, '')
  takeToken(win as never)
  const { eclub } = win as unknown as { eclub?: string }
  return { href: win.location.href, state: win.history.state as unknown, eclub }
}

it('SOFT-01 the token leaves the address before anything else runs, and waits in memory', () => {
  expect(open('?page=2&eclub=s3cret&sort=price#top')).toEqual({
    href: 'https://shop.example/sofaer?page=2&sort=price#top',
    state: { kept: 1 },
    eclub: 's3cret',
  })
  expect(open('?eclub=').href).toBe('https://shop.example/sofaer')
})

it('SOFT-01 an address without one stays as it is', () => {
  expect(open('?q=a%20b')).toMatchObject({ href: 'https://shop.example/sofaer?q=a%20b', eclub: undefined })
})
