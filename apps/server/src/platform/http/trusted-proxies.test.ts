import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/ground/test-database.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { TELEMETRY_PER_MINUTE } from './rate-limits.ts'
import { readTrustedProxies } from './trusted-proxies.ts'

describe('readTrustedProxies', () => {
  it.each([
    ['off', false],
    ['1', 1],
    ['5', 5],
    ['10.0.0.0/8', ['10.0.0.0/8']],
    ['127.0.0.1, 2001:db8::/32', ['127.0.0.1', '2001:db8::/32']],
  ])('SEC-01 takes %s', (text, read) => {
    expect(readTrustedProxies(text)).toEqual(read)
  })

  it.each(['on', '0', '6', '-1', '1.5', '10.0.0.0/33', '0.0.0.0/0', '::/0', '10.0.0.0/8,', 'proxy.local', '10.0.0/8'])(
    'SEC-01 refuses %s',
    (text) => {
      expect(readTrustedProxies(text)).toBeUndefined()
    },
  )
})

describe('limits by address', () => {
  let database: TestDatabase
  let shop: TestShop
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(() => database.drop())
  afterEach(() => shop.close())

  const open = async (trustProxy: string) => {
    const env = { RATE_LIMITS: 'on', TRUST_PROXY: trustProxy }
    shop = await startTestShop({ database, env })
  }
  const REPORT = { level: 'info', message: 'x', url: '/', screen: { width: 1, height: 1 }, cookies: [] }
  const report = async (forwardedFor: string) => {
    const headers = {
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      'x-forwarded-for': forwardedFor,
    }
    const body = JSON.stringify(REPORT)
    return (await fetch(`${shop.origin}/client-telemetry`, { method: 'POST', headers, body })).status
  }
  /** How many of limit + 1 requests were accepted. */
  const taken = async (forwardedFor: (at: number) => string) => {
    const statuses: number[] = []
    for (let at = 1; at <= TELEMETRY_PER_MINUTE + 1; at += 1) statuses.push(await report(forwardedFor(at)))
    return statuses.filter((status) => status === 204).length
  }

  it.each([
    ['one proxy', '1', (at: number) => `192.0.2.${at}, 198.51.100.7`],
    ['one proxy, many entries', '1', (at: number) => `127.0.0.1, 10.0.0.${at}, 192.0.2.${at}, 198.51.100.7`],
    ['two proxies', '2', (at: number) => `192.0.2.${at}, 198.51.100.7, 10.0.0.9`],
    ['proxies by network', '127.0.0.1, 10.0.0.0/8', (at: number) => `192.0.2.${at}, 198.51.100.7, 10.0.0.${at}`],
    ['a proxy that writes ports', '1', (at: number) => `192.0.2.${at}, 198.51.100.7:${40_000 + at}`],
    ['another line of the same network', '1', (at: number) => `[2001:db8:1:1::${at}]:${40_000 + at}`],
    ['no proxy', 'off', (at: number) => `192.0.2.${at}`],
    ['a proxy of another network', '10.0.0.0/8', (at: number) => `192.0.2.${at}`],
  ])('SEC-01 are not passed by what a client writes before %s', async (_name, trustProxy, forwardedFor) => {
    await open(trustProxy)
    expect(await taken(forwardedFor)).toBe(TELEMETRY_PER_MINUTE)
  })

  it('SEC-01 are for each client behind the proxy alone', async () => {
    await open('1')
    expect(await taken((at) => `192.0.2.${at}`)).toBe(TELEMETRY_PER_MINUTE + 1)
  })
})
