import { describe, expect, it } from 'vitest'
import { isPreviewAllowed, previewToken } from './preview-link.ts'

const SECRET = 'a-secret-of-more-than-32-characters-0123456789'
const NOW = new Date('2026-11-15T12:00:00Z')
const UNTIL = new Date('2026-11-22T12:00:00Z')
const page = { brand: 'hjemly', path: '/kladde' }
const token = previewToken(SECRET, page, UNTIL)

describe('a preview link', () => {
  it('opens the page it was made for', () => {
    expect(isPreviewAllowed(SECRET, page, { token, now: NOW })).toBe(true)
  })

  it('SEC-02 opens it until its time is over, which nobody can prolong', () => {
    expect(isPreviewAllowed(SECRET, page, { token, now: new Date(UNTIL.getTime() - 1) })).toBe(true)
    expect(isPreviewAllowed(SECRET, page, { token, now: UNTIL })).toBe(false)
    const prolonged = token.replace(/^\d+/, String(UNTIL.getTime() / 1000 + 60))
    expect(isPreviewAllowed(SECRET, page, { token: prolonged, now: NOW })).toBe(false)
  })

  it('opens no other page, brand or shop', () => {
    expect(isPreviewAllowed(SECRET, { ...page, path: '/kladde-2' }, { token, now: NOW })).toBe(false)
    expect(isPreviewAllowed(SECRET, { ...page, brand: 'skygge' }, { token, now: NOW })).toBe(false)
    expect(isPreviewAllowed(`${SECRET}x`, page, { token, now: NOW })).toBe(false)
  })

  it.each([
    null,
    '',
    'x',
    token.slice(0, -1),
    `${token}=`,
    ` ${token}`,
    token.toUpperCase(),
    'æ'.repeat(54),
    `9999999999.${'æ'.repeat(43)}`,
    `9999999999.${'A'.repeat(43)}`,
    token.split('.')[1] ?? '',
  ])('refuses %j', (given) => {
    expect(isPreviewAllowed(SECRET, page, { token: given, now: NOW })).toBe(false)
  })
})
