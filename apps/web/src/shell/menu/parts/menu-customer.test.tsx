import { describe, expect, it } from 'vitest'
import type { CustomerModel, DynamicRecordEntry } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import { WELL_KNOWN_PAGE_KEYS } from '@firkant/domain/well-known/well-known-pages.ts'
import { readMarkup } from '@firkant/ui/test/shown.ts'
import { renderWithShop } from '../../../../test/render-with-shop.tsx'
import { MenuCustomer } from './menu-customer.tsx'

const entry = (type: string, data: unknown): DynamicRecordEntry => ({ type, cacheKey: type, loadFailed: false, data })
const pages = { ...Object.fromEntries(WELL_KNOWN_PAGE_KEYS.map((key) => [key, `/${key}`])), startPageUrl: '/' }
const show = async (customer: CustomerModel) => {
  const dynamicData = [entry('wellKnownPages', pages), entry('customer', customer)]
  return readMarkup(await renderWithShop(<MenuCustomer isOpen look="ways" />, { dynamicData }))
}

describe("the menu's customer entries", () => {
  it('MENU-07 greet whom a letter told us of, who may be forgotten again', async () => {
    const shown = await show({ isLoggedIn: false, isSoftLoggedIn: true, forename: 'Alma' })
    expect(shown.texts('menu-hello')).toEqual(['Hej Alma'])
    expect(shown.texts('menu-customer-link')).toContain('Log ind')
    expect(shown.texts('menu-leave')).toEqual(['Fjern personalisering'])
  })

  it('MENU-07 greet without a name, too, and let one log out', async () => {
    const shown = await show({ isLoggedIn: true, isSoftLoggedIn: true })
    expect(shown.texts('menu-hello')).toEqual(['Hej'])
    expect(shown.texts('menu-leave')).toEqual(['Log ud'])
    expect(shown.root.querySelector('[data-icon=user-check]')).not.toBeNull()
  })

  it('MENU-07 whoever is logged in is greeted and finds what is theirs', async () => {
    const shown = await show({ isLoggedIn: true, isSoftLoggedIn: false, forename: 'Alma' })
    expect(shown.texts('menu-hello')).toEqual(['Hej Alma'])
    expect(shown.texts('menu-customer-link')).toEqual(['Mine sider', 'Min profil', 'Mine køb', 'Lav en retur'])
    const links = shown.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual([
      '/myPagesStartPageUrl',
      '/myPagesProfilePageLink',
      '/myPagesOrderHistoryPageLink',
      '/orderReturnPageLink',
    ])
    shown.getByRole('button', { name: 'Log ud' })
  })

  it('MENU-07 greet nobody whom we do not know', async () => {
    const shown = await show({ isLoggedIn: false, isSoftLoggedIn: false })
    expect(shown.texts('menu-hello')).toEqual([])
    expect(shown.texts('menu-leave')).toEqual([])
    expect(shown.texts('menu-customer-link')).toEqual(['Mine sider', 'Log ind'])
    expect(shown.root.querySelector('[data-icon=user]')).not.toBeNull()
  })
})
