import { describe, expect, it } from 'vitest'
import { maskText } from './mask-text.ts'

describe('maskText', () => {
  it.each([
    ['No account for anna.berg+shop@example.dk.', 'No account for <email>'],
    ['Key (email)=(anna@example.dk) already exists.', 'Key (email)=(<email>) already exists.'],
    ['at https://shop.test/ordre?token=abc.def&lang=da:3:7', 'at https://shop.test/ordre?token=-&lang=da:3:7'],
    ['unknown code VELKOMMEN10', 'unknown code <code>'],
    ['"GAVE-7K3M-92QX" is used up', '"<code>" is used up'],
    ['order HJ-7K3M-92QX', 'order <code>'],
    ['call 20304050', 'call <number>'],
    ['call 20 30 40 50 or 070-123 45 67', 'call <number> or <number>'],
    ['cpr 010190-1234, personnummer 19900101-1234', 'cpr <number>, personnummer <number>'],
    ['at https://shop.test/x?returnUrl=%2Fo%3Ftoken%3Dabc', 'at https://shop.test/x?returnUrl=%2Fo%3Ftoken%3D-'],
    ['session 5f0c2a9be1d94d6f8a7b', 'session <token>'],
    ['cart 0190a4d2-7e6b-7c1a-9f55-0c2a9be1d94d', 'cart <token>'],
  ])('TRACK-09 %s is logged as %s', (text, logged) => {
    expect(maskText(text)).toBe(logged)
  })

  it.each([
    "Cannot read properties of undefined (reading 'price')",
    'TypeError: x is not a function\n    at render (https://shop.test/assets/da/product-page-4f9a8b7c6d5e.js:12:3456)',
    '    at https://shop.test/assets/4f9a8b7c6d5e4f9a8b7c6d5e.js:1:2',
    '    at async file:///srv/shop/apps/server/src/features/cart/apply-commands.ts:186:12',
    'https://shop.test/sofaer/nordlo-3-seats-with-chaise-green',
    'UTF-8, HTTP 404, ETIMEDOUT after 3000 ms',
  ])('leaves %j as it is', (text) => {
    expect(maskText(text)).toBe(text)
  })
})
