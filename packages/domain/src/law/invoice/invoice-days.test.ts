import { describe, expect, it } from 'vitest'
import { isPaidLater, PAYMENT_METHOD_KEYS } from '../../cart/shipping/shipping-methods.ts'
import { readInvoiceDays, SHORT_INVOICE_DAYS } from './invoice-days.ts'

describe('LAW-13 the days of an invoice', () => {
  it('are those of each market, or what is no credit for anybody', () => {
    expect(readInvoiceDays('', 'large')).toEqual({ ok: true, value: SHORT_INVOICE_DAYS })
    expect(readInvoiceDays('DK=10, SE=8', 'large')).toEqual({ ok: true, value: { DK: 10, NO: 14, SE: 8 } })
    expect(readInvoiceDays('NO=50', 'small')).toEqual({ ok: true, value: { DK: 14, NO: 50, SE: 14 } })
  })

  it.each([
    ['SE=15', 'large', /^SE has 15, .* large seller .* write at most SE=14, or set SELLER_SIZE=small/],
    ['SE=51', 'large', /^SE has 51, .* write at most SE=14$/],
    ['SE=51', 'small', /^SE has 51, .* small seller .* write at most SE=50$/],
    ['DK=1', 'large', /^DK needs at least 2 days$/],
    ['FI=14', 'large', /^"FI=14" is no market with its days, such as DK=14$/],
    ['DK=-3', 'large', /^"DK=-3" is no market/],
  ] as const)('%s of a %s seller is refused, with what to do', (text, size, said) => {
    expect(readInvoiceDays(text, size)).toMatchObject({ ok: false, code: expect.stringMatching(said) })
  })
})

it('LAW-13 what is paid later stands after every direct payment', () => {
  const later = PAYMENT_METHOD_KEYS.map(isPaidLater)
  expect(later).toEqual(later.toSorted((a, b) => Number(a) - Number(b)))
  expect(later).toContain(true)
})
