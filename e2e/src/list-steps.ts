import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import type { Variant } from '@firkant/domain/catalog/product-card.ts'
import type { ListAnswer, ShoppingListsModel } from '@firkant/domain/lists/shopping-list.ts'
import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { Page as ShopPage } from '@firkant/domain/page/page.ts'
import { panelOf } from './panel-steps.ts'
import { expect } from './shop-fixture.ts'

const HEADERS = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' }
const PHONES: Readonly<Record<MarketLanguage, string>> = { da: '20304050', nb: '40612345', sv: '0701234567' }
export const LIST_PASSWORD = 'Ny-Kaffe-7-kopper'

const isSingle = (lead: Variant | undefined) => lead?.stockStatus === 'inStock' && lead.soldInGroupsOf === 1

/** Calls as the browser makes them, in the page's session. */
export function listCalls(page: Page, language: MarketLanguage) {
  const post = async (call: string, data: object): Promise<unknown> => {
    const answer = await page.request.post(`/api/client/${call}?language=${language}`, { headers: HEADERS, data })
    return answer.json()
  }
  const resolve = async (type: string): Promise<unknown> => {
    const d = encodeURIComponent(JSON.stringify([[type]]))
    const answer = await page.request.get(`/api/client/dynamic-data/resolve?language=${language}&d=${d}`)
    const [record] = (await answer.json()) as readonly { readonly data: unknown }[]
    return record?.data
  }
  return {
    post,
    lists: async () => (await resolve('shoppingLists')) as ShoppingListsModel,
    create: async (listName: string) => ((await post('shoppinglist/create', { listName })) as ListAnswer).listKey ?? '',
    /** SKUs of things that are in stock, and sold one by one. */
    async skus(): Promise<readonly string[]> {
      const { menuPage } = (await resolve('frame')) as { readonly menuPage: string }
      const { model } = (await (await page.request.get(`/api/content${menuPage}`)).json()) as ShopPage
      const cards = 'products' in model ? model.products : []
      return cards
        .filter(({ packageKey, variants: [lead] }) => packageKey === undefined && isSingle(lead))
        .map(({ currentSku }) => currentSku)
    },
    /** A new customer; their address. */
    async register(): Promise<string> {
      const email = `lise.${randomUUID()}@example.dk`
      const person = { forename: 'Lise', surname: 'Lund', email, approveNewsletter: 'false' }
      const chosen = { phoneNumber: PHONES[language], password: LIST_PASSWORD, confirmPassword: LIST_PASSWORD }
      expect(await post('ct/customer/register', { ...person, ...chosen })).toMatchObject({ success: true })
      return email
    },
  }
}

export const listsPathOf = (language: MarketLanguage): string => FIXED_PATHS.shoppingLists[language]
export const drawerOf = (page: Page): Locator => panelOf(page, 'shopping-list')
export const viewOf = (page: Page, view: string): Locator =>
  drawerOf(page).locator(`[data-part=list-drawer][data-view=${view}]`)
export const wayTo = (page: Page, view: string): Locator =>
  drawerOf(page).locator(`[data-part=list-way][data-to=${view}]`)
export const itemsOf = (page: Page): Locator => page.locator('[data-part=list-item]')
