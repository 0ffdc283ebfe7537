import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BlockName } from '@firkant/domain/content/blocks/block.ts'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { createTestDatabase, type TestDatabase } from '../../../../test/ground/test-database.ts'
import { loadPageOfBlocks, propsOfBlock, writePageOfBlocks } from '../../../../test/samples/page-of-blocks.ts'
import { startTestShop, type TestShop } from '../../../../test/test-shop.ts'
import { saveFeeds } from '../feeds/feed-store.ts'

const PICTURE = { file: 'hero/dining-days.webp', alt: 'Et dækket bord' }
const GONE = { file: 'never/was.webp', alt: '' }
const FILM = '/media/video/evening-at-home.mp4'
const HOSTED = { kind: 'hosted', film: 'video/evening-at-home.mp4', captions: 'video/evening-at-home.da.vtt' }
const BLOCKS = [
  { id: 'film', componentName: 'Video', props: { source: HOSTED, title: 'En aften', poster: PICTURE } },
  {
    id: 'outside',
    componentName: 'Video',
    props: { source: { kind: 'youtube', id: 'M7lc1UVf-VE' }, title: 'Olie', poster: GONE },
  },
  {
    id: 'points',
    componentName: 'FocalPoints',
    props: {
      image: PICTURE,
      points: [
        { x: 10, y: 20, productKey: 'nordlo-3-green' },
        { x: 30, y: 40, productKey: 'never-was' },
        { x: 50, y: 60, title: 'Lyset', link: { to: '/products/sofaer', title: 'Sofaer' } },
      ],
    },
  },
  { id: 'homes', componentName: 'Flowbox', props: { feed: 'homes', limit: 3, layout: 'grid' } },
  { id: 'none', componentName: 'Flowbox', props: { feed: 'never-was' } },
]
const post = (author: string, image = PICTURE, productKeys: string[] = []) => ({
  author,
  image,
  text: 'Ja.',
  productKeys,
})

let database: TestDatabase
let shop: TestShop
let page: PageWith<'EditorialPage'>

beforeAll(async () => {
  database = await createTestDatabase()
  const homes = {
    posts: [
      post('Mette', PICTURE, ['nordlo-3-green', 'never-was']),
      post('Uden billede', GONE),
      post('Jonas'),
      post('Fatima'),
      post('En for meget'),
    ],
  }
  await saveFeeds(database.main, { brand: 'hjemly', language: 'da' }, { homes })
  await writePageOfBlocks(database, BLOCKS)
  shop = await startTestShop({ database })
  page = await loadPageOfBlocks(shop)
})
afterAll(async () => {
  await shop.close()
  await database.drop()
})

const propsOf = <Name extends BlockName>(name: Name, id: string) => propsOfBlock(page.model.blocks, name, id)

describe('films', () => {
  it('BLOCK-19 a film of ours has an address, captions and a picture', () => {
    const { source, poster } = propsOf('Video', 'film')
    expect(source).toEqual({
      kind: 'hosted',
      url: FILM,
      captionsUrl: '/media/video/evening-at-home.da.vtt',
      isAmbient: false,
    })
    expect(poster).toMatchObject({ alt: 'Et dækket bord' })
    expect(poster?.width).toBeGreaterThan(0)
  })

  it('BLOCK-19 another company’s film is shown without its picture where that is gone', () => {
    expect(propsOf('Video', 'outside')).toMatchObject({ source: { kind: 'youtube', id: 'M7lc1UVf-VE' }, ratio: '16:9' })
    expect(propsOf('Video', 'outside').poster).toBeUndefined()
  })

  it('BLOCK-19 is sent piece by piece, as players ask for it', async () => {
    const whole = await fetch(`${shop.origin}${FILM}`)
    const bytes = Buffer.from(await whole.arrayBuffer())
    expect(whole.headers.get('content-type')).toBe('video/mp4')
    expect(whole.headers.get('accept-ranges')).toBe('bytes')
    const piece = await fetch(`${shop.origin}${FILM}`, { headers: { range: 'bytes=100-199' } })
    expect(piece.status).toBe(206)
    expect(piece.headers.get('content-range')).toBe(`bytes 100-199/${bytes.length}`)
    expect(Buffer.from(await piece.arrayBuffer())).toEqual(bytes.subarray(100, 200))
    const headers = { 'if-none-match': whole.headers.get('etag') ?? '' }
    expect((await shop.app.inject({ url: FILM, headers })).statusCode).toBe(304)
    const captions = await fetch(`${shop.origin}/media/video/evening-at-home.da.vtt`)
    expect(captions.headers.get('content-type')).toMatch(/^text\/vtt/)
    expect(await captions.text()).toMatch(/^WEBVTT/)
  })

  it.each([
    '/media/hero/dining-days.webp',
    '/media/video/never-was.mp4',
    '/media/video',
    '/media/../package.json',
    '/media/%2e%2e/%2e%2e/package.json',
    '/media/video/..%2f..%2fcatalogue%2fmedia.json',
    '/media/%00.mp4',
  ])('BLOCK-19 nothing else of the folder leaves by that door: %s', async (path) => {
    const answer = await shop.app.inject({ url: path })
    expect([400, 403, 404]).toContain(answer.statusCode)
  })

  it('BLOCK-19 only the two players may be framed, and films are our own', async () => {
    const policy = (await fetch(`${shop.origin}/om-hjemly`)).headers.get('content-security-policy') ?? ''
    expect(policy).toContain('frame-src https://www.youtube-nocookie.com https://player.vimeo.com;')
    expect(policy).toContain("default-src 'self'")
    expect(policy).not.toContain('media-src')
  })

  it('BLOCK-19 nothing of another company is asked for by the page itself', async () => {
    const html = await (await fetch(`${shop.origin}/om-hjemly`)).text()
    expect(html).not.toMatch(/<iframe|youtube-nocookie|ytimg/)
  })
})

describe('focal points', () => {
  it('BLOCK-20 tell of products that are sold, or have words and an address of the shop', () => {
    const { points, image } = propsOf('FocalPoints', 'points')
    expect(image?.width).toBeGreaterThan(0)
    expect(points).toHaveLength(2)
    expect(points[0]).toMatchObject({ x: 10, y: 20, product: { productKey: 'nordlo-3-green' } })
    expect(points[1]).toMatchObject({ x: 50, y: 60, title: 'Lyset', link: { to: '/sofaer' } })
  })
})

describe('the gallery', () => {
  it('BLOCK-08 shows the feed’s posts that have a picture, as many as wanted, with products that are sold', () => {
    const { posts } = propsOf('Flowbox', 'homes')
    expect(posts.map(({ author }) => author)).toEqual(['Mette', 'Jonas', 'Fatima'])
    expect(posts[0]?.products.map(({ productKey }) => productKey)).toEqual(['nordlo-3-green'])
    expect(posts[0]?.image.width).toBeGreaterThan(0)
  })

  it('BLOCK-08 without its feed there is nothing', () => {
    expect(propsOf('Flowbox', 'none').posts).toEqual([])
  })
})
