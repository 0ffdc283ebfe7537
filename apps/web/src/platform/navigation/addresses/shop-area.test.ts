import { describe, expect, it } from 'vitest'
import { createShopArea } from './shop-area.ts'

const isInDanishShop = createShopArea({ host: 'shop.example', pathname: '/sofaer' })
const isInNorwegianShop = createShopArea({ host: 'shop.example', pathname: '/nb/sofaer' })
const url = (address: string) => new URL(address, 'https://shop.example')

describe('the shop’s area', () => {
  it.each(['/', '/sofaer/nordlo', '/soeg?q=sofa', '/nbx', '/imagesque', '/apio', '/healthzy'])(
    'NAV-02 shows %s without a document load',
    (address) => {
      expect(isInDanishShop(url(address))).toBe(true)
    },
  )

  it.each([
    'https://evil.example/sofaer',
    'https://shop.example:8443/sofaer',
    'https://www.shop.example/',
    '//evil.example/',
    'mailto:hej@shop.example',
    'tel:+4570123456',
    'blob:https://shop.example/1',
  ])('NAV-14 leaves %s to the browser: another host', (address) => {
    expect(isInDanishShop(url(address))).toBe(false)
  })

  it.each([
    '/api/openapi.json',
    '/images/hero.webp',
    '/assets/client.js',
    '/client-telemetry',
    '/healthz',
    '/readyz',
    '/metrics',
    '/sitemap.xml',
    '/robots.txt',
    '/api',
  ])('NAV-02 leaves %s to the browser: no page', (address) => {
    expect(isInDanishShop(url(address))).toBe(false)
  })

  it('NAV-02 loads a document when the language changes', () => {
    expect(['/', '/nb', '/nb/sofaer', '/sv', '/da/sofaer'].map((address) => isInDanishShop(url(address)))).toEqual([
      true,
      false,
      false,
      false,
      false,
    ])
    expect(['/', '/nb', '/nb/sofaer', '/sv', '/sofaer'].map((address) => isInNorwegianShop(url(address)))).toEqual([
      false,
      true,
      true,
      false,
      false,
    ])
  })
})
