import { expect, it } from 'vitest'
import { isCarrier, parcelUrl, readParcelNumber } from './order-parcel.ts'

it('MYP-03 a parcel is followed at its carrier', () => {
  expect(parcelUrl({ carrier: 'gls', number: '123456' })).toBe('https://gls-group.com/track/123456')
  expect([isCarrier('postnord'), isCarrier('constructor'), isCarrier('')]).toEqual([true, false, false])
})

it.each([
  ['0037 0730-2547', '003707302547'],
  ['jjd000', 'JJD000'],
  ['12345', undefined],
  ['12345"><x', undefined],
  ['1'.repeat(36), undefined],
])('MYP-03 the number %j of a parcel is read as %j', (written, number) => {
  expect(readParcelNumber(written)).toBe(number)
})
