import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { TEST_NOW } from '../../../test/ground/global-setup.ts'
import { runHere } from '../../../test/processes/command-run.ts'
import { photo } from '../../../test/samples/hostile-pictures.ts'
import { addTestGoods } from '../../../test/samples/test-goods.ts'
import { startS3StandIn, type S3StandIn } from '../../../test/stand-ins/s3-stand-in.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { until } from '../../../test/until.ts'
import { anotherPicture, mediaClient, type MediaClient } from '../../../test/visitors/media-client.ts'
import { deliveredBuyer, sendReview } from '../../../test/visitors/review-author.ts'
import { employeeAtWork } from '../../../test/visitors/test-employee.ts'
import { doctorCommand } from '../../commands/doctor/doctor-command.ts'
import { moveFilesCommand } from '../../commands/files/move-files-command.ts'
import { ConfigError, parseConfig } from '../../start/config.ts'
import { sweepsOf } from '../../start/sweeps.ts'
import { openS3Store } from './s3-store.ts'

const root = mkdtempSync(join(tmpdir(), 'firkant-files-'))
const [withFiles, empty] = [join(root, 'with'), join(root, 'empty')]
const FILM = Buffer.from('twelve bytes')
const MANUAL = Buffer.from('%PDF-1.4 a manual')
const QUICK = { S3_TIMEOUT_MS: '300' }

let s3: S3StandIn
/** Two hosts: each with its own data folder, the second without any files. */
let first: TestShop
let second: TestShop
let media: MediaClient
let elsewhere: MediaClient

beforeAll(async () => {
  for (const folder of ['media/video', 'media/rooms', 'documents'])
    for (const host of [withFiles, empty]) mkdirSync(join(host, folder), { recursive: true })
  writeFileSync(join(withFiles, 'media/video/film.mp4'), FILM)
  writeFileSync(join(withFiles, 'documents/manual.pdf'), MANUAL)
  writeFileSync(join(withFiles, 'media/rooms/sofa.webp'), await photo(400, 300).webp().toBuffer())
  s3 = await startS3StandIn()
  const folders = (host: string) => ({ MEDIA_DIR: join(host, 'media'), DOCUMENTS_DIR: join(host, 'documents') })
  first = await startTestShop({ env: { ...s3.env, ...QUICK, ...folders(withFiles) } })
  const { database } = first
  second = await startTestShop({ env: { ...s3.env, ...QUICK, ...folders(empty), SHOP_SECRET: first.secret }, database })
  await addTestGoods(database.main, [{ sku: 'RUG', onHand: 9 }])
  const manager = await employeeAtWork(first, { role: 'manager', now: TEST_NOW })
  media = mediaClient(first, manager)
  elsewhere = mediaClient(second, manager)
})
beforeEach(() => s3.be('well'))
afterAll(async () => {
  await second.close()
  await first.close()
  await s3.close()
  rmSync(root, { recursive: true })
})

const of = (prefix: string) => [...s3.objects.keys()].filter((key) => key.startsWith(prefix))
const answerOf = (shop: TestShop, path: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(shop.origin + path, { headers: { accept: 'image/webp', ...headers } })
const isReady = async () => ((await (await answerOf(first, '/readyz')).json()) as { files: string }).files

describe('pictures that are uploaded', () => {
  it('OPS-01 STU-04 lie in the store, with a small copy in their row, and every host shows them', async () => {
    const bytes = await anotherPicture(900, 600)
    const { picture } = await media.upload(bytes)
    if (!picture) throw new Error('It was not taken')
    const [row] = (
      await first.database.pool.query('select bytes, stored_as from picture_versions where file = $1', [picture.file])
    ).rows as readonly { bytes: Buffer; stored_as: string }[]
    const stored = s3.objects.get(row?.stored_as ?? '')
    expect([(await sharp(row?.bytes).metadata()).width, (await sharp(stored?.content).metadata()).width]).toEqual([
      320, 900,
    ])
    expect((await media.imageOf(picture)).status).toBe(200)
    await until(() => expect(of('made/')).toHaveLength(1))
    const asked = s3.asked.length
    expect((await elsewhere.imageOf(picture)).status).toBe(200)
    // What the first host made, and not the picture itself once more.
    expect(s3.asked.slice(asked).filter((line) => line.includes('/pictures/'))).toEqual([])
  })

  it('OPS-01 SEC-01 are deleted there an hour after nothing names them any more', async () => {
    const picture = await media.uploaded()
    const before = of('pictures/').length
    expect(
      (await media.post('remove', { file: picture.file, seenVersion: picture.version, reason: 'Forkert' })).success,
    ).toBe(true)
    const { database, now } = first
    const sweep = () =>
      sweepsOf({
        db: database.main,
        files: openS3Store({ ...s3Settings(), timeoutMs: 1000 }),
        brand: BRANDS.hjemly,
        publicUrl: '',
        retentionDays: parseConfig({ SHOP_MODE: 'test', SHOP_SECRET: 'x'.repeat(32) }).retentionDays,
        now,
      }).leftoverFiles?.(100)
    expect(await sweep()).toBe(0)
    await database.pool.query(`update leftover_files set at = at - interval '2 hours'`)
    await sweep()
    expect(of('pictures/')).toHaveLength(before - 1)
    expect((await database.pool.query('select 1 from leftover_files')).rowCount).toBe(0)
  })
})

const s3Settings = () => ({
  endpoint: String(s3.env.S3_ENDPOINT),
  bucket: String(s3.env.S3_BUCKET),
  region: String(s3.env.S3_REGION),
  accessKey: String(s3.env.S3_ACCESS_KEY),
  secretKey: String(s3.env.S3_SECRET_KEY),
})

describe('what lies in folders and in the database', () => {
  it('OPS-01 is moved by a command that may be repeated, and served by hosts without the folders', async () => {
    const { pool } = first.database
    const settings = {
      ...s3.env,
      DATABASE_URL: first.database.url,
      DATA_DIR: join(root, 'data'),
      MEDIA_DIR: join(withFiles, 'media'),
      DOCUMENTS_DIR: join(withFiles, 'documents'),
    }
    const inDatabase = await media.uploaded({ name: 'before.jpg' })
    const { rows } = await pool.query('select stored_as from picture_versions where file = $1', [inDatabase.file])
    const whole = s3.objects.get(rows[0].stored_as)?.content
    await pool.query('update picture_versions set bytes = $2, stored_as = null where file = $1', [
      inDatabase.file,
      whole,
    ])
    expect((await answerOf(second, '/media/video/film.mp4')).status).toBe(404)

    expect(await runHere(moveFilesCommand, [], settings)).toEqual({ code: 0, output: '' })
    const sent = s3.asked.filter((line) => line.startsWith('PUT')).length
    expect(await runHere(moveFilesCommand, [], settings)).toEqual({ code: 0, output: '' })
    expect(s3.asked.filter((line) => line.startsWith('PUT'))).toHaveLength(sent)

    const moved = await pool.query('select stored_as from picture_versions where file = $1', [inDatabase.file])
    expect(moved.rows).toEqual(rows)
    const part = await answerOf(second, '/media/video/film.mp4', { range: 'bytes=7-' })
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 7-11/12', 'bytes'])
    const manual = await answerOf(second, '/documents/manual.pdf')
    expect([manual.status, manual.headers.get('content-type'), await manual.text()]).toEqual([
      200,
      'application/pdf',
      String(MANUAL),
    ])
    const etag = manual.headers.get('etag') ?? ''
    expect((await answerOf(second, '/documents/manual.pdf', { 'if-none-match': etag })).status).toBe(304)
    expect((await answerOf(second, '/images/rooms/sofa.webp?w=180')).status).toBe(200)
    for (const path of [
      '/documents/../secret.pdf',
      '/documents/.hidden',
      '/documents/none.pdf',
      '/media/rooms/sofa.webp',
    ])
      expect([path, (await answerOf(second, path)).status]).toEqual([path, 404])
  })
})

describe('a store that is away', () => {
  it.each(['away', 'silent', 'failing'] as const)(
    'OPS-01 CLU-07 (%s) leaves pages and known pictures be, says so at the upload, and is used again when it is back',
    async (state) => {
      const known = await media.uploaded()
      expect((await media.imageOf(known)).status).toBe(200)
      const unknown = await media.uploaded()
      const buyer = await deliveredBuyer(first)
      await buyer.ask()
      const { ask } = await buyer.links()
      const image = await photo(300, 200).jpeg().toBuffer()
      s3.be(state)
      const refused = await media.imageOf(unknown)
      const problem = JSON.parse(String(refused.bytes)) as unknown
      expect([refused.status, problem]).toMatchObject([503, { code: 'unavailable', retryAfterSeconds: 5 }])
      expect((await answerOf(first, '/')).status).toBe(200)
      expect((await media.imageOf(known)).status).toBe(200)
      expect((await answerOf(first, '/media/video/film.mp4')).status).toBe(200)
      expect((await answerOf(second, '/media/video/film.mp4')).status).toBe(503)
      expect(await media.upload(await anotherPicture())).toEqual({ success: false, errorCode: 'storeAway' })
      expect(await media.replace(await anotherPicture(), known)).toMatchObject({
        errorCode: 'storeAway',
        field: 'picture',
      })
      expect((await sendReview(first, { token: ask, photos: [image] })).to).toContain('fault=photoStoreAway')
      expect((await sendReview(first, { token: ask })).to).not.toContain('fault')
      expect(await isReady()).toBe('away')
      s3.be('well')
      await until(async () => expect(await isReady()).toBe('connected'))
      expect((await media.imageOf(unknown)).status).toBe(200)
      expect(await media.upload(await anotherPicture())).toMatchObject({ success: true })
    },
  )

  it('SEC-01 CLU-07 is told to operators once, by name, and never with its keys', async () => {
    const said = first.logged.filter(({ part }) => part === 'file store').map(({ msg }) => msg)
    expect(new Set(said)).toEqual(new Set(['away; it is tried again until it is back', 'back']))
    const metrics = await (await answerOf(first, '/metrics')).text()
    expect(metrics).toContain('shop_file_store_connected 1')
    for (const secret of [s3Settings().secretKey, s3Settings().accessKey])
      for (const text of [...first.logLines, ...second.logLines, metrics]) expect(text).not.toContain(secret)
  })
})

describe('settings of a store', () => {
  const env = () => ({ SHOP_MODE: 'test', SHOP_SECRET: 'x'.repeat(32), ...s3.env })

  it('OPS-01 SEC-01 that are half there or wrong end the start with a sentence that shows no key', () => {
    expect(() => parseConfig({ ...env(), S3_SECRET_KEY: '' })).toThrow(
      'A file store works with all of S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY. Set S3_SECRET_KEY too, or none of them.',
    )
    expect(() => parseConfig({ ...env(), S3_ENDPOINT: 'http://user:word@host' })).toThrow(/^S3_ENDPOINT /)
    const wrong = () => parseConfig({ ...env(), S3_SECRET_KEY: 'with a blank' })
    expect(wrong).toThrow(ConfigError)
    expect(wrong).not.toThrow('with a blank')
  })

  it('CLU-07 are tried by doctor, which names what the store says against them', async () => {
    const ask = (more: Readonly<Record<string, string>> = {}) =>
      runHere(doctorCommand, [], { ...s3.env, DATABASE_URL: first.database.url, DATA_DIR: join(root, 'data'), ...more })
    expect((await ask()).output).toMatch(/fine +file store +takes files, gives and deletes them/)
    expect(of('probes/')).toEqual([])
    const { output } = await ask({ S3_SECRET_KEY: 'another' })
    expect(output).toMatch(/WRONG +file store +The file store answered 403 SignatureDoesNotMatch/)
    expect((await ask({ S3_BUCKET: 'no-such-bucket' })).output).toContain('NoSuchBucket')
  })

  it('OPS-01 none: pictures stay in the database and in folders', async () => {
    const shop = await startTestShop()
    const client = mediaClient(shop, await employeeAtWork(shop, { role: 'manager', now: TEST_NOW }))
    const { file } = await client.uploaded()
    const { rows } = await shop.database.pool.query('select stored_as from picture_versions where file = $1', [file])
    expect(rows).toEqual([{ stored_as: null }])
    expect(await (await answerOf(shop, '/readyz')).json()).not.toHaveProperty('files')
    await shop.close()
    expect([existsSync(root), readdirSync(empty).toSorted()]).toEqual([true, ['documents', 'media']])
  })
})
