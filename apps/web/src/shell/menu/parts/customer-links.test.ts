import { describe, expect, it } from 'vitest'
import { WELL_KNOWN_PAGE_KEYS, type WellKnownPages } from '@firkant/domain/well-known/well-known-pages.ts'
import { customerLinks } from './menu-customer.tsx'

const pages = {
  ...Object.fromEntries(WELL_KNOWN_PAGE_KEYS.map((key) => [key, `/${key}`])),
  startPageUrl: '/',
} as WellKnownPages
const keys = (customer: { isLoggedIn: boolean; isSoftLoggedIn: boolean }) =>
  customerLinks(customer, pages).map(({ key }) => key)

describe("a customer's entries in the menu", () => {
  it('MENU-07 are the way in for whoever is unknown', () => {
    const links = customerLinks({ isLoggedIn: false, isSoftLoggedIn: false }, pages)
    expect(links).toEqual([
      { key: 'myPages', to: '/loginPageUrl' },
      { key: 'logIn', to: '/loginPageUrl' },
    ])
  })

  it('MENU-07 are all one has for whoever logged in', () => {
    expect(keys({ isLoggedIn: true, isSoftLoggedIn: false })).toEqual([
      'myPages',
      'myProfile',
      'myOrders',
      'makeReturn',
    ])
    const [myPages] = customerLinks({ isLoggedIn: true, isSoftLoggedIn: false }, pages)
    expect(myPages?.to).toBe('/myPagesStartPageUrl')
  })

  it('MENU-07 are both for whom a letter of ours told us of', () => {
    expect(keys({ isLoggedIn: false, isSoftLoggedIn: true })).toEqual([
      'myPages',
      'logIn',
      'myProfile',
      'myOrders',
      'makeReturn',
    ])
  })

  it('MENU-07 leave out what has no page', () => {
    const poor = { ...pages, orderReturnPageLink: '/', loginPageUrl: '/' }
    expect(customerLinks({ isLoggedIn: false, isSoftLoggedIn: true }, poor).map(({ key }) => key)).toEqual([
      'myProfile',
      'myOrders',
    ])
  })
})
