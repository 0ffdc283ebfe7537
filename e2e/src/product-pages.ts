import type { APIRequestContext, Page as BrowserPage } from '@playwright/test'
import type { ProductCard } from '@firkant/domain/catalog/product-card.ts'
import type { ProductModel } from '@firkant/domain/page/models/product-model.ts'
import type { Page, PageWith } from '@firkant/domain/page/page.ts'
import { expect, openPage, plainPageOf } from './shop-fixture.ts'

/** Categories that together have every kind of product. */
const CATEGORIES = ['/sofaer', '/laenestole', '/taepper-og-puder', '/pynt-og-vaser', '/spiseborde', '/lamper']

async function contentOf(request: APIRequestContext, path: string): Promise<Page> {
  const answer = await request.get(`/api/content${path}`)
  return (await answer.json()) as Page
}

/** First product of the demo that matches. */
export async function findCard(
  request: APIRequestContext,
  holds: (card: ProductCard) => boolean,
): Promise<ProductCard> {
  for (const category of CATEGORIES) {
    const { model } = await contentOf(request, category)
    const found = 'products' in model ? model.products.find(holds) : undefined
    if (found) return found
  }
  throw new Error('The demo shop has no such product')
}

export const isInStock = ({ variants: [lead] }: ProductCard) => lead?.stockStatus === 'inStock'

export async function productModel(request: APIRequestContext, path: string): Promise<ProductModel> {
  const page = await contentOf(request, path)
  expect(page.componentName).toBe('ProductPage')
  return (page as PageWith<'ProductPage'>).model
}

/** Follows a link that stands on no page, as a visitor would: by client navigation. */
export async function followLink(page: BrowserPage, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'x' })
    document.body.prepend(link)
    link.click()
    link.remove()
  }, path)
}

type Change = (model: ProductModel, askedBefore: number) => ProductModel

/** Opens a product by client navigation, with its data changed on the way: for temporary states. */
export async function openChanged(page: BrowserPage, path: string, change: Change): Promise<void> {
  let asked = 0
  await page.route(`**/api/content${path}`, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as PageWith<'ProductPage'>
    await route.fulfill({ response: answer, json: { ...body, model: change(body.model, asked) } })
    asked += 1
  })
  await openPage(page, plainPageOf('hjemly'))
  await followLink(page, path)
  await expect(page.locator('[data-part=product]')).toBeVisible()
}
