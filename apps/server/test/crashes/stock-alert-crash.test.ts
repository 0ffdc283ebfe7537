import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { catalogRecord } from '@firkant/domain/catalog/catalog-records.ts'
import { importRecords } from '../../src/features/catalog-files/import-records.ts'
import { whenReady } from '../../src/platform/process/child-server.ts'
import { freePort } from '../../src/platform/process/free-port.ts'
import { createTestDatabase, type TestDatabase } from '../ground/test-database.ts'
import { spawnShop, type ShopProcess } from '../processes/shop-process.ts'
import { addTestGoods } from '../samples/test-goods.ts'
import { startSmtpReceiver, type SmtpReceiver } from '../stand-ins/smtp-receiver.ts'
import { until } from '../until.ts'
import { createVisitor } from '../visitors/visitor-client.ts'
import { endLeases } from './order-audit.ts'

const SKU = 'K-SOFA'
const EMAIL = 'anna@example.dk'
const PUBLIC_URL = 'http://shop.test'

let database: TestDatabase
let receiver: SmtpReceiver
let shop: ShopProcess
let port: number
const dataDir = mkdtempSync(join(tmpdir(), 'firkant-crash-'))
const start = async () => {
  shop = await spawnShop({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    PORT: String(port),
    SMTP_URL: receiver.url,
    PUBLIC_URL,
  })
  await whenReady(shop.origin, shop.child)
}
const killAndStart = async (meanwhile?: () => Promise<unknown>) => {
  shop.child.kill('SIGKILL')
  await shop.exited
  await meanwhile?.()
  await endLeases(database.main, new Date())
  await start()
}

beforeAll(async () => {
  database = await createTestDatabase()
  receiver = await startSmtpReceiver()
  await addTestGoods(database.main, [{ sku: SKU, onHand: 0 }])
  port = await freePort()
  await start()
})
afterAll(async () => {
  shop.child.kill('SIGTERM')
  await shop.exited
  await receiver.close()
  await database.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

const subjects = () => receiver.received.map(({ subject }) => subject)
const jobsAreDone = () =>
  until(async () => {
    const { rows } = await database.pool.query(`select queue, state from jobs where state <> 'done'`)
    expect(rows).toEqual([])
  })
const alerts = async () => (await database.pool.query('select sku, email, state from stock_alerts')).rows
const putIn = (onHand: number) =>
  importRecords(database.main, [catalogRecord.parse({ type: 'stock', sku: SKU, location: 'central', onHand })], {
    now: new Date(),
  })

it('CHK-07 OPS-01 an alert survives kill -9: it waits, is sent after the start, and only once', async () => {
  await createVisitor(shop).post('ct/stockalert/signup', { sku: SKU, email: EMAIL })
  await until(() => expect(subjects()).toHaveLength(1))
  const token = /bekraeft\?token=(\S+)/.exec(receiver.received[0]?.text ?? '')?.[1] ?? ''
  // A mail that is killed between the mail server's word and its own note would go out twice, rather than never.
  await jobsAreDone()
  await killAndStart()

  const confirmed = await fetch(`${shop.origin}/lagerbesked/bekraeft`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ token }),
    redirect: 'manual',
  })
  expect(confirmed.headers.get('location')).toBe('/lagerbesked/bekraeftet')
  await jobsAreDone()
  expect(await alerts()).toEqual([{ sku: SKU, email: EMAIL, state: 'confirmed' }])

  await killAndStart(() => putIn(3))
  await until(() => expect(subjects()).toHaveLength(2))
  expect(subjects()[1]).toBe(`${SKU} da er på lager igen`)
  await jobsAreDone()
  expect(await alerts()).toEqual([{ sku: SKU, email: EMAIL, state: 'notified' }])

  await putIn(0)
  await killAndStart(() => putIn(9))
  await jobsAreDone()
  expect(subjects()).toHaveLength(2)
})
