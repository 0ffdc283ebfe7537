import { describe, expect, it } from 'vitest'
import { MINUTE_MS } from '../duration/duration.ts'
import { MAX_STOCK_ALERTS_A_DAY, stockAlertExpiry, stockAlertMailFor, type KnownStockAlert } from './stock-alert.ts'

const NOW = new Date('2026-11-15T12:00:00Z')
const known = (state: KnownStockAlert['state'], minutesAgo: number): KnownStockAlert => {
  const requestedAt = new Date(NOW.getTime() - minutesAgo * MINUTE_MS)
  return { state, requestedAt, expiresAt: stockAlertExpiry(state, requestedAt) }
}
const mailFor = (alert: KnownStockAlert | undefined, requestsToday = 0) =>
  stockAlertMailFor(alert, { requestsToday, now: NOW })

describe('the mail after a request for a stock alert', () => {
  it('LAW-05 asks the owner, and again after ten minutes', () => {
    expect(mailFor(undefined)).toBe('confirm')
    expect(mailFor(known('pending', 9))).toBe('none')
    expect(mailFor(known('pending', 11))).toBe('confirm')
  })

  it('LAW-05 tells the owner of an alert that is set, until it expires', () => {
    expect(mailFor(known('confirmed', 1))).toBe('known')
    expect(mailFor(known('confirmed', 181 * 24 * 60))).toBe('confirm')
  })

  it.each(['notified', 'cancelled'] as const)('begins again once it is %s', (state) => {
    expect(mailFor(known(state, 1))).toBe('confirm')
  })

  it('API-03 strangers cannot fill a mailbox', () => {
    expect(mailFor(undefined, MAX_STOCK_ALERTS_A_DAY - 1)).toBe('confirm')
    expect(mailFor(undefined, MAX_STOCK_ALERTS_A_DAY)).toBe('none')
  })
})
