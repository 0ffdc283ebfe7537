import { expect, it } from 'vitest'
import { WELL_KNOWN_PAGE_KEYS, type WellKnownPages } from '@firkant/domain/well-known/well-known-pages.ts'
import { personalWays } from './personal-ways.ts'

const pages = Object.fromEntries(WELL_KNOWN_PAGE_KEYS.map((key) => [key, `/${key}`])) as unknown as WellKnownPages

it('SOFT-03 four buttons: profile, order history, return, important links', () => {
  expect(personalWays(pages).map(({ key, to }) => [key, to])).toEqual([
    ['profile', '/myPagesProfilePageLink'],
    ['orders', '/myPagesOrderHistoryPageLink'],
    ['return', '/orderReturnPageLink'],
    ['links', '/myPagesImportantLinksPageLink'],
  ])
})

it('SOFT-03 a page that the shop does not have is the start of my pages', () => {
  const some = { ...pages, myPagesImportantLinksPageLink: pages.startPageUrl }
  expect(personalWays(some).at(-1)).toEqual({ key: 'links', to: '/myPagesStartPageUrl' })
})
