import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { zstdDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { getRaw } from '../../../test/visitors/get-raw.ts'
import { nameInEveryRelease } from './previous-build.ts'

const ACCEPTED = 'gzip, deflate, br, zstd, dcb, dcz'
const BUILD = join(import.meta.dirname, '../../../../../dist/hjemly/client')
const folder = mkdtempSync(join(tmpdir(), 'firkant-previous-'))
/** Addresses of this release, and what the last one's files of that name held. */
const previous = new Map<string, Buffer>()
let shop: TestShop
let files: readonly string[]

const fieldOf = (bytes: Buffer) => `:${createHash('sha256').update(bytes).digest('base64')}:`
const get = (path: string, headers: Record<string, string> = {}) => getRaw(shop.origin + path, headers)

function writePrevious(file: string, text: string): void {
  const path = join(folder, 'hjemly/client', file.replace(/-[\w-]{8}\./, '-0ldRelea.'))
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  previous.set(file, Buffer.from(text))
}

beforeAll(async () => {
  const first = await startTestShop()
  const html = await (await fetch(first.origin)).text()
  await first.close()
  files = [...new Set(html.match(/\/assets\/[\w./-]+\.(?:js|css)/g))]
  for (const file of files) {
    const now = readFileSync(join(BUILD, file), 'utf8')
    writePrevious(file, `/* the last release */${now.replaceAll('const ', 'let ').slice(0, -40)}`)
  }
  shop = await startTestShop({ env: { PREVIOUS_BUILD_DIR: folder } })
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true })
})

describe('code of a new release', () => {
  it('is the difference to the last release for who has that, and the same file for everybody', async () => {
    expect(files.some((file) => file.endsWith('.js')) && files.some((file) => file.endsWith('.css'))).toBe(true)
    for (const file of files) {
      const dictionary = previous.get(file) ?? Buffer.alloc(0)
      const usual = await get(file, { 'accept-encoding': ACCEPTED })
      const plain = await get(file, { 'accept-encoding': 'identity' })
      const held = { 'accept-encoding': ACCEPTED, 'available-dictionary': fieldOf(dictionary) }
      const answer = await get(file, held)
      expect([usual.headers['content-encoding'], answer.headers['content-encoding']]).toEqual(['br', 'dcz'])
      expect(answer.body.subarray(8, 40)).toEqual(createHash('sha256').update(dictionary).digest())
      expect(zstdDecompressSync(answer.body.subarray(40), { dictionary })).toEqual(plain.body)
      for (const name of ['content-type', 'cache-control', 'vary', 'use-as-dictionary', 'content-security-policy'])
        expect(answer.headers[name]).toBe(usual.headers[name])
      expect((await get(file, held)).body).toEqual(answer.body)
    }
    const large = files.filter((file) => (previous.get(file)?.length ?? 0) > 20_000)
    expect(large.length).toBeGreaterThan(0)
  })

  it('may be the dictionary of its successor, whatever that one is called', async () => {
    for (const file of files) {
      const { headers } = await get(file, { 'accept-encoding': ACCEPTED })
      const match = /^match="([^"]+)"$/.exec(String(headers['use-as-dictionary']))?.[1] ?? ''
      expect(new URLPattern({ pathname: match }).test({ pathname: file })).toBe(true)
      expect(match).not.toContain(file.slice(-11, -4))
      expect(headers.vary).toBe('accept-encoding, available-dictionary')
    }
  })

  it('CLU-04 leaves the files of the last release where pages that were opened before it look for them', async () => {
    for (const [file, text] of previous) {
      const { status, body, headers } = await get(file.replace(/-[\w-]{8}\./, '-0ldRelea.'))
      expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
      expect(body).toEqual(text)
    }
  })

  it('has each name once', () => {
    const names = readdirSync(join(BUILD, 'assets'), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:js|css)$/.test(name))
      .map(nameInEveryRelease)
    expect(names.length).toBeGreaterThan(100)
    expect(names.filter((name, at) => name === undefined || names.indexOf(name) !== at)).toEqual([])
  })

  it('is sent whole where nothing of it is known', async () => {
    const [file = '', other = ''] = files
    const own = fieldOf(previous.get(file) ?? Buffer.alloc(0))
    const asked: [string, Record<string, string>][] = [
      [file, { 'accept-encoding': ACCEPTED, 'available-dictionary': fieldOf(Buffer.from('another shop')) }],
      [file, { 'accept-encoding': ACCEPTED, 'available-dictionary': own.slice(1, -1) }],
      [file, { 'accept-encoding': ACCEPTED, 'available-dictionary': ':AAAA:' }],
      [file, { 'accept-encoding': 'br', 'available-dictionary': own }],
      [file, { 'accept-encoding': 'br, dcz;q=0', 'available-dictionary': own }],
      [other, { 'accept-encoding': ACCEPTED, 'available-dictionary': own }],
    ]
    for (const [path, headers] of asked) {
      const answer = await get(path, headers)
      expect([answer.status, answer.headers['content-encoding']]).toEqual([200, 'br'])
    }
    const held = { 'accept-encoding': ACCEPTED, 'available-dictionary': own }
    const gone = file.replace(/-[\w-]{8}\./, '-NotThere.')
    expect((await get(gone, held)).status).toBe(404)
    expect((await get('/assets/../manifest.json', held)).status).toBe(404)
  })
})

it('COMPRESSION_DICTIONARIES=off offers and sends none', async () => {
  const off = await startTestShop({ env: { PREVIOUS_BUILD_DIR: folder, COMPRESSION_DICTIONARIES: 'off' } })
  const [file = ''] = files
  const { headers } = await getRaw(off.origin + file, {
    'accept-encoding': ACCEPTED,
    'available-dictionary': fieldOf(previous.get(file) ?? Buffer.alloc(0)),
  })
  await off.close()
  expect([headers['content-encoding'], headers['use-as-dictionary'], headers.vary]).toEqual([
    'br',
    undefined,
    'accept-encoding',
  ])
})

it('a brand without a last release is served as ever', async () => {
  const first = await startTestShop({ env: { PREVIOUS_BUILD_DIR: join(folder, 'none') } })
  const [file = ''] = files
  const { status } = await getRaw(first.origin + file, { 'accept-encoding': ACCEPTED })
  await first.close()
  expect(status).toBe(200)
})
