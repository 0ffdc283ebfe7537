import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Page } from '@firkant/domain/page/page.ts'
import { createPageViewStore } from '../platform/navigation/page-view-store.ts'
import { watchPurchases } from './watch-purchases.ts'

const TRACKING = {
  orderId: 'o-9',
  transactionId: 'HJ-1',
  items: [],
  shipping: 0,
  tax: 1,
  value: 5,
  coupon: '',
  currency: 'DKK',
}
const pageOf = (model: object) => ({ componentName: 'OrderConfirmationPage', url: '/x', model }) as unknown as Page
const WAITING = pageOf({ status: 'waiting', number: 'HJ-1', reloadUrl: '/x' })
const THANKS = pageOf({ status: 'thanks', tracking: TRACKING, order: { market: 'DK' } })
afterEach(() => vi.unstubAllGlobals())

describe('a purchase', () => {
  it('CHK-06 is told when the page that waited for the bank says thanks, and once', async () => {
    const kept = new Map<string, string>()
    const localStorage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    }
    const win = { localStorage, dataLayer: [] as object[] }
    vi.stubGlobal('window', win)
    const view = createPageViewStore(WAITING)
    watchPurchases(view, 'da')
    view.refresh(WAITING)
    await vi.dynamicImportSettled()
    expect(win.dataLayer).toEqual([])
    view.refresh(THANKS)
    view.refresh(THANKS)
    await vi.waitFor(() => expect(win.dataLayer).toMatchObject([{ event: 'purchase', country: 'DK', language: 'da' }]))
    await vi.dynamicImportSettled()
    expect(win.dataLayer).toHaveLength(1)
  })
})
