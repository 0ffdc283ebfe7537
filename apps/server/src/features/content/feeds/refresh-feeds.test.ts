import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../test/ground/test-database.ts'
import { loadMediaFiles } from '../../catalog/media-store.ts'
import { loadFeeds, saveFeeds } from './feed-store.ts'
import { createFlowboxFeeds } from './flowbox-feeds.ts'
import { refreshFeeds } from './refresh-feeds.ts'

const SCOPE = { brand: 'hjemly', language: 'da' }
const picture = (name: string) => [{ type: 'image', url: `https://cdn.flbx.io/${name}` }]
const ours = '["2553_nordlo-3-green_bEgYqAhM", "2553_with_underline_bEgYqAhM", "strange"]'
const FLOW = {
  posts: [
    { key: 'one', userName: 'mette', text: ' Grøn! #sofa ', media: picture('a.jpg'), productKeys: ours, likes: '6' },
    { key: 'two', userName: 'jonas', text: 'Film', media: [{ type: 'video', url: 'https://cdn.flbx.io/b.mp4' }] },
    { key: 'three', userName: 'ida', text: 'Væk', media: picture('gone.jpg'), productKeys: 'no list' },
    { key: 'four', userName: 'asger', text: 'Usikker', media: [{ type: 'image', url: 'file:///etc/passwd' }] },
    { key: 'five', userName: 'rosa', text: 'Ingen jpg', media: picture('text.jpg') },
    { key: 'six', userName: 'kaj', text: '', media: picture('a.jpg') },
    { key: 'seven', userName: 'ib', text: 'Flyttet', media: picture('moved.jpg') },
    { key: 'eight', userName: 'eva', text: 'Ud af huset', media: picture('away.jpg') },
    {
      key: 'nine',
      userName: 'ole',
      text: 'Ind i huset',
      media: [{ type: 'image', url: 'https://house.flbx.io/a.jpg' }],
    },
    { key: 'ten', userName: 'bo', text: 'Usikker vej', media: picture('plain.jpg') },
    { key: 'eleven', userName: 'liv', text: 'Rundt og rundt', media: picture('circle.jpg') },
  ],
  cursor: { key: 'x' },
}

const REDIRECTS: Readonly<Record<string, string>> = {
  '/cdn.flbx.io/moved.jpg': '/a.jpg',
  '/cdn.flbx.io/away.jpg': 'https://other.example/a.jpg',
  '/cdn.flbx.io/plain.jpg': 'http://cdn.flbx.io/a.jpg',
  '/cdn.flbx.io/circle.jpg': '/circle.jpg',
}

let database: TestDatabase
let service: Server
let mediaDir: string
let flow: object | undefined = FLOW
let leftOut: string[] = []

/** A fake of the service, under its own addresses. */
const fakeFetch: typeof fetch = (url, options) => {
  const { host, pathname } = new URL(String(url))
  return fetch(`http://127.0.0.1:${(service.address() as AddressInfo).port}/${host}${pathname}`, options)
}

beforeAll(async () => {
  database = await createTestDatabase()
  mediaDir = mkdtempSync(join(tmpdir(), 'firkant-media-'))
  const jpeg = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#336655' } })
    .withExif({ IFD0: { Artist: 'Mette' } })
    .jpeg()
    .toBuffer()
  service = createServer((request, response) => {
    if (request.url === '/gateway.getflowbox.com/public/feed/k-Ab12' && flow) response.end(JSON.stringify(flow))
    else if (request.url === '/cdn.flbx.io/a.jpg') response.end(jpeg)
    else if (request.url === '/cdn.flbx.io/text.jpg') response.end('<svg/>')
    else if (request.url && request.url in REDIRECTS)
      response.writeHead(302, { location: REDIRECTS[request.url] }).end()
    else if (request.url === '/other.example/a.jpg') response.end(jpeg)
    else response.writeHead(404).end()
  })
  await new Promise<void>((ready) => service.listen(0, '127.0.0.1', ready))
  const embedded = {
    posts: [{ image: { file: 'hero/dining-days.webp', alt: '' }, author: 'Her', text: 'x', productKeys: [] }],
  }
  await saveFeeds(database.main, SCOPE, { homes: embedded })
})
afterAll(async () => {
  service.close()
  rmSync(mediaDir, { recursive: true })
  await database.drop()
})

const refresh = (flows: Record<string, string>) =>
  refreshFeeds(database.main, createFlowboxFeeds(flows, fakeFetch), {
    brand: 'hjemly',
    mediaDir,
    web: { fetch: fakeFetch, resolve: async (host) => [host === 'house.flbx.io' ? '10.0.0.5' : '192.0.2.1'] },
    onLeftOut: ({ key }) => leftOut.push(key),
  })
const posts = async () => (await loadFeeds(database.main, SCOPE, new Set(['homes']))).postsOf('homes')

describe('the gallery of an outside service', () => {
  it('BLOCK-08 SEC-01 brings in its posts with their pictures, and leaves out those that can’t be shown', async () => {
    expect((await posts()).map(({ author }) => author)).toEqual(['Her'])
    leftOut = []
    expect(await refresh({ homes: 'k-Ab12' })).toEqual([{ name: 'homes', posts: 2 }])
    expect(leftOut).toEqual(['three', 'four', 'five', 'eight', 'nine', 'ten', 'eleven'])
    const file = 'social/hjemly/one.webp'
    expect((await posts()).map(({ author }) => author)).toEqual(['mette', 'ib'])
    expect((await posts()).slice(0, 1)).toEqual([
      {
        image: { file, alt: '' },
        author: 'mette',
        text: 'Grøn! #sofa',
        productKeys: ['nordlo-3-green', 'with_underline'],
      },
    ])
    expect((await loadMediaFiles(database.main, [file])).get(file)).toMatchObject({ width: 1600, height: 800 })
    const kept = await sharp(join(mediaDir, file)).metadata()
    expect(kept).toMatchObject({ width: 1600, format: 'webp' })
    expect(kept.exif).toBeUndefined()
    expect(existsSync(join(mediaDir, 'social/hjemly/four.webp'))).toBe(false)
  })

  it('BLOCK-08 what it showed stays when the service has nothing or fails', async () => {
    flow = { posts: [] }
    expect(await refresh({ homes: 'k-Ab12' })).toEqual([{ name: 'homes', posts: 0 }])
    expect((await posts()).map(({ author }) => author)).toEqual(['mette', 'ib'])
    flow = { nothing: 'of the kind' }
    await expect(refresh({ homes: 'k-Ab12' })).rejects.toThrow()
    flow = undefined
    await expect(refresh({ homes: 'k-Ab12' })).rejects.toThrow('Flowbox answered 404 for the feed homes')
    expect((await posts()).map(({ author }) => author)).toEqual(['mette', 'ib'])
  })

  it('BLOCK-08 without it the content folder’s feed is shown again', async () => {
    expect(await refresh({})).toEqual([])
    expect((await posts()).map(({ author }) => author)).toEqual(['Her'])
  })
})
