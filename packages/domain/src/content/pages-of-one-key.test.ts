import { describe, expect, it } from 'vitest'
import { wrongKey } from './pages-of-one-key.ts'

describe('a page of which there is one', () => {
  it.each([
    ['ProductPage', 'product-page', '/product-page'],
    ['CartNotification', 'cart-notification', '/cart-notification'],
    ['StoreOverviewPage', 'stores', '/butikker'],
    ['EditorialPage', 'about', '/om-os'],
  ])('%s is found by its key', (componentName, key, path) => {
    expect(wrongKey({ componentName, key, path })).toEqual([])
  })

  it('has no other key, and no other page has its', () => {
    expect(wrongKey({ componentName: 'ProductPage', key: 'other', path: '/other' })).toMatchObject([{ path: ['key'] }])
    expect(wrongKey({ componentName: 'EditorialPage', key: 'stores', path: '/x' })).toMatchObject([{ path: ['key'] }])
  })

  it('takes no address from others where it has none', () => {
    const page = { componentName: 'CartNotification', key: 'cart-notification', path: '/kurv' }
    expect(wrongKey(page)).toMatchObject([{ path: ['path'], message: expect.stringContaining('/cart-notification') }])
  })
})
