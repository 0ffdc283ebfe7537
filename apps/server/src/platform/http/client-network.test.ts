import { expect, it } from 'vitest'
import { clientNetwork } from './client-network.ts'

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['192.0.2.7:40123', '192.0.2.7'],
  ['[2001:db8:1:2::9]:40123', '2001:db8:1:2'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('SEC-01 %s is counted as %s', (ip, network) => {
  expect(clientNetwork(ip)).toBe(network)
})

it('SEC-01 whoever left before the answer is still counted, and breaks nothing', () => {
  expect(clientNetwork(undefined)).toBe('gone')
})
