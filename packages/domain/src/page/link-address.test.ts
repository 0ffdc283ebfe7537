import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasFixedPrefix, isInternalUrl, stripFixedPrefix, trimSlashes } from './link-address.ts'

// A fixed seed, so that a failure can be reproduced.
fc.configureGlobal({ seed: 20_261_115 })

describe('stripFixedPrefix', () => {
  it.each([
    ['/products/sofaer', '/sofaer'],
    ['/rooms/stue', '/stue'],
    ['/products', '/'],
    ['/products/', '/'],
    ['/rooms', '/'],
    ['/products/products/sofaer', '/products/sofaer'],
    ['/productsale', '/productsale'],
    ['/roomservice/x', '/roomservice/x'],
    ['/sofaer/products', '/sofaer/products'],
    ['/Products/sofaer', '/Products/sofaer'],
    ['/', '/'],
  ])('PAGE-34 makes of %s the address %s', (path, short) => {
    expect(stripFixedPrefix(path)).toBe(short)
    expect(hasFixedPrefix(path)).toBe(path !== short)
  })

  it.each([
    '/products//evil.example',
    '/rooms///evil.example/x',
    '/products/\\evil.example',
    '/rooms\\evil.example',
    '/products/\\/evil.example',
  ])('PAGE-34 never makes of %s the address of another host', (path) => {
    expect(new URL(stripFixedPrefix(path), 'https://shop.example').host).toBe('shop.example')
  })
})

describe('isInternalUrl', () => {
  const host = 'shop.example:4000'

  it.each([
    '/',
    '/sofaer',
    '/sofaer?page=2#top',
    '?page=2',
    '#top',
    'sofaer/nordlo',
    './sofaer',
    'https://shop.example:4000/sofaer',
    'http://shop.example:4000',
    'HTTPS://SHOP.EXAMPLE:4000/sofaer',
    '//shop.example:4000/sofaer',
    '/sofaer//nordlo',
    '/sofaer?to=//evil.example',
  ])('NAV-14 takes %s for internal', (url) => {
    expect(isInternalUrl(url, host)).toBe(true)
  })

  it.each([
    'https://evil.example/sofaer',
    'https://shop.example/sofaer',
    'https://shop.example:4001/sofaer',
    'https://www.shop.example:4000/',
    'https://shop.example:4000.evil.example/',
    'https://shop.example:4000@evil.example/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n\\evil.example',
    ' //evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'mailto:hej@shop.example',
    'tel:+4570123456',
    'ftp://shop.example:4000/',
    'https://',
    'http://[',
  ])('NAV-14 does not take %j for internal', (url) => {
    expect(isInternalUrl(url, host)).toBe(false)
  })

  it('NAV-14 agrees with where a browser would go', () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      '\t',
      '\n',
      ' ',
      '.',
      ':',
      '@',
      '?',
      '#',
      'a',
      'https',
      'javascript',
      'evil.example',
      host,
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const url = parts.join('')
        const goesTo = URL.parse(url, `https://${host}/sofaer`)
        const staysHere = goesTo !== null && /^https?:$/.test(goesTo.protocol) && goesTo.host === host
        expect(isInternalUrl(url, host)).toBe(staysHere)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('trimSlashes', () => {
  it.each([
    ['/om-os/', '/om-os'],
    ['/a/b//', '/a/b'],
    ['//evil.example/', '/evil.example'],
    ['/\\evil.example/', '/evil.example'],
    ['/a/\\/', '/a/\\'],
    ['///', '/'],
    ['/', '/'],
  ])('NAV-04 makes of %s the path %s', (path, trimmed) => {
    expect(trimSlashes(path)).toBe(trimmed)
  })

  it('NAV-04 leaves what the slashes stand around', () => {
    const middle = fc.string().filter((text) => !/^[/\\]|\/$/.test(text))
    fc.assert(
      fc.property(fc.nat(5), middle, fc.nat(5), (before, text, after) => {
        expect(trimSlashes('/'.repeat(before) + text + '/'.repeat(after))).toBe(`/${text}`)
      }),
    )
  })
})
