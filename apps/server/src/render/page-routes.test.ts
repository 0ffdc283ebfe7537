import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestShop, type TestShop } from '../../test/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

const get = (path: string, headers: Record<string, string> = {}) => fetch(shop.origin + path, { headers, redirect: 'manual' })

describe('documents', () => {
  it('NAV-01 PAGE-01 the start page is complete in the first HTML', async () => {
    const answer = await get('/')
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(html).toContain('<html lang="da" data-brand="hjemly"')
    expect(html).toContain('Korte dage. <em>Lange middage.</em>')
    expect(html).toContain('Nordlo 3-pers. sofa')
    expect(html).toMatch(/href="\/sofaer\/nordlo-3-green"/)
    expect(html).toMatch(/<h2[^>]*>Udvalgt<\/h2>/)
  })
})
