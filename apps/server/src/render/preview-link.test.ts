import { describe, expect, it } from 'vitest'
import { isPreviewAllowed, previewToken } from './preview-link.ts'

const SECRET = 'a-secret-of-more-than-32-characters-0123456789'
const page = { brand: 'hjemly', path: '/kladde' }
const token = previewToken(SECRET, page)

describe('a preview link', () => {
  it('opens the page it was made for', () => {
    expect(isPreviewAllowed(SECRET, page, token)).toBe(true)
  })

  it('opens no other page, brand or shop', () => {
    expect(isPreviewAllowed(SECRET, { ...page, path: '/kladde-2' }, token)).toBe(false)
    expect(isPreviewAllowed(SECRET, { ...page, brand: 'skygge' }, token)).toBe(false)
    expect(isPreviewAllowed(`${SECRET}x`, page, token)).toBe(false)
  })

  it.each([null, '', 'x', token.slice(0, -1), `${token}=`, ` ${token}`, token.toUpperCase(), 'æ'.repeat(43)])(
    'refuses %j',
    (given) => {
      expect(isPreviewAllowed(SECRET, page, given)).toBe(false)
    },
  )
})
