import { expect, it } from 'vitest'
import { watchCustomer } from './watch-customer.ts'

it('TRACK-04 TRACK-07 tells of nobody before their data has come, nor of who refused until they agree', () => {
  const told: (string | undefined)[] = []
  let data: { readonly externalId?: string } | undefined
  const customer = watchCustomer(
    () => data,
    (externalId) => told.push(externalId),
  )
  customer.identify()
  expect([told, customer.externalId()]).toEqual([[], undefined])
  data = { externalId: 'a' }
  customer.allow(false)
  customer.identify()
  expect([told, customer.externalId()]).toEqual([[], 'a'])
  customer.allow(true)
  customer.identify()
  data = {}
  customer.identify()
  expect(told).toEqual(['a', undefined])
})
