import { describe, expect, it } from 'vitest'
import type { CustomerModel, DynamicRecordEntry } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import { WELL_KNOWN_PAGE_KEYS } from '@firkant/domain/well-known/well-known-pages.ts'
import { textsOf } from '../../../../test/markup-parts.ts'
import { renderWithShop } from '../../../../test/render-with-shop.tsx'
import { MenuCustomer } from './menu-customer.tsx'

const entry = (type: string, data: unknown): DynamicRecordEntry => ({ type, cacheKey: type, loadFailed: false, data })
const pages = { ...Object.fromEntries(WELL_KNOWN_PAGE_KEYS.map((key) => [key, `/${key}`])), startPageUrl: '/' }
const shown = (customer: CustomerModel) =>
  renderWithShop(<MenuCustomer isOpen look="ways" />, {
    dynamicData: [entry('wellKnownPages', pages), entry('customer', customer)],
  })

describe("the menu's customer entries", () => {
  it('MENU-07 greet whom a letter told us of, who may be forgotten again', async () => {
    const html = await shown({ isLoggedIn: false, isSoftLoggedIn: true, forename: 'Alma' })
    expect(textsOf(html, 'menu-hello')).toEqual(['Hej Alma'])
    expect(textsOf(html, 'menu-customer-link')).toContain('Log ind')
    expect(textsOf(html, 'menu-leave')).toEqual(['Fjern personalisering'])
  })

  it('MENU-07 greet without a name, too, and let one log out', async () => {
    const html = await shown({ isLoggedIn: true, isSoftLoggedIn: true })
    expect(textsOf(html, 'menu-hello')).toEqual(['Hej'])
    expect(textsOf(html, 'menu-leave')).toEqual(['Log ud'])
    expect(html).toContain('data-icon="user-check"')
  })

  it('MENU-07 greet nobody whom we do not know', async () => {
    const html = await shown({ isLoggedIn: false, isSoftLoggedIn: false })
    expect(textsOf(html, 'menu-hello')).toEqual([])
    expect(textsOf(html, 'menu-leave')).toEqual([])
    expect(textsOf(html, 'menu-customer-link')).toEqual(['Mine sider', 'Log ind'])
  })
})
