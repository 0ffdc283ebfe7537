import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/ground/test-database.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { freePort } from '../process/free-port.ts'

const TOKEN = 'a-token-of-the-measuring-station'
const PRODUCTION = {
  SHOP_MODE: 'production',
  SHOP_SECRET: 'x'.repeat(40),
  PUBLIC_URL: 'https://shop.test',
  RATE_LIMITS: 'on',
}

let database: TestDatabase
let shop: TestShop | undefined
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
afterEach(() => shop?.close())

async function open(env: Readonly<Record<string, string>>) {
  shop = await startTestShop({ database, env })
  return shop.origin
}
const ask = async (origin: string, authorization?: string) => {
  const answer = await fetch(`${origin}/metrics`, authorization === undefined ? {} : { headers: { authorization } })
  return { status: answer.status, isTold: (await answer.text()).includes('shop_documents_total') }
}
const TOLD = { status: 200, isTold: true }
const HIDDEN = { status: 404, isTold: false }

describe('what is measured', () => {
  it('OPS-02 SEC-01 is not told in production unless it is said to whom', async () => {
    expect(await ask(await open(PRODUCTION))).toEqual(HIDDEN)
  })

  it('OPS-02 SEC-01 is told to who has the token', async () => {
    const origin = await open({ ...PRODUCTION, METRICS_TOKEN: TOKEN })
    expect(await ask(origin)).toEqual(HIDDEN)
    for (const wrong of ['', 'Bearer', `Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(0, -1)}`, `Basic ${TOKEN}`, TOKEN])
      expect(await ask(origin, wrong)).toEqual(HIDDEN)
    expect(await ask(origin, `Bearer ${TOKEN}`)).toEqual(TOLD)
  })

  it('OPS-02 SEC-01 is told on a port of its own, which serves nothing else and closes with the shop', async () => {
    const port = await freePort()
    const origin = await open({ ...PRODUCTION, METRICS_PORT: String(port) })
    const own = `http://127.0.0.1:${port}`
    expect(await ask(origin)).toEqual(HIDDEN)
    expect(await ask(own)).toEqual(TOLD)
    expect((await fetch(`${own}/`)).status).toBe(404)
    expect((await fetch(`${own}/healthz`)).status).toBe(404)
    await shop?.close()
    shop = undefined
    await expect(fetch(`${own}/metrics`)).rejects.toThrow()
  })

  it('OPS-02 a port that is taken is named', async () => {
    const port = String(await freePort())
    await open({ METRICS_PORT: port })
    await expect(startTestShop({ database, env: { METRICS_PORT: port } })).rejects.toThrow(`METRICS_PORT ${port}`)
  })
})
