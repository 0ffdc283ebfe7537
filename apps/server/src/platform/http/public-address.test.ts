import { expect, it } from 'vitest'
import { isPublicAddress } from './public-address.ts'

it.each(['192.0.2.1', '8.8.8.8', '172.15.0.1', '172.32.0.1', '2001:db8::1', '::ffff:8.8.8.8'])(
  'SEC-01 %s is an address of the web',
  (ip) => {
    expect(isPublicAddress(ip)).toBe(true)
  },
)

it.each([
  '127.0.0.1',
  '127.9.9.9',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '0.0.0.0',
  '100.64.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  'fe80::1',
  'fd00::1',
  'ff02::1',
  '::ffff:127.0.0.1',
  '::ffff:169.254.169.254',
  '64:ff9b::a00:1',
  'localhost',
  '',
])('SEC-01 %s is not', (ip) => {
  expect(isPublicAddress(ip)).toBe(false)
})
