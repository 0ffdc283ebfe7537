import type { Page } from '@playwright/test'
import type { CartApplyResponse } from '@firkant/domain/cart/cart.ts'
import type { ProductCard } from '@firkant/domain/catalog/product-card.ts'
import { expect } from './shop-fixture.ts'

/** The browser's time limit for an answer, and a little more. */
export const GIVE_UP_MS = 61_000
export const CART_CALLS = '**/ct/cart/apply*'

export const isPlentiful = ({ variants: [lead], packageKey }: ProductCard) =>
  lead?.stockStatus === 'inStock' && lead.soldInGroupsOf === 1 && packageKey === undefined

/** Puts one piece into the visitor's cart; the cart's id. */
export async function putInCart(page: Page, { currentSku }: ProductCard): Promise<string> {
  const answer = await page.request.post('/api/client/ct/cart/apply?language=da', {
    headers: { 'x-requested-with': 'XMLHttpRequest' },
    data: [{ $type: 'AddLineItemCommand', sku: currentSku, quantity: 1 }],
  })
  expect(answer.status()).toBe(200)
  const { cartResponse } = (await answer.json()) as CartApplyResponse
  return cartResponse.id
}

export type SentCommand = Readonly<Record<string, unknown>>

/** Commands that the page sends from now on. */
export function recordCommands(page: Page): readonly SentCommand[] {
  const sent: SentCommand[] = []
  page.on('request', (each) => {
    if (each.url().includes('/ct/cart/apply')) sent.push(...(each.postDataJSON() as SentCommand[]))
  })
  return sent
}

/** Commands are answered once this is called. */
export async function holdCommands(page: Page): Promise<() => void> {
  const { promise: mayGo, resolve: go } = Promise.withResolvers<void>()
  await page.route(CART_CALLS, async (route) => {
    await mayGo
    await route.continue()
  })
  return go
}
