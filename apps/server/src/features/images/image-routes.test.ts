import { mkdir, mkdtemp, rm, symlink, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ASPECT_RATIOS, IMAGE_PRESETS } from '@firkant/domain/image/image-presets.ts'
import { ProblemException, problemBody } from '../../platform/http/problem.ts'
import { openImageCache, type ImageCache } from './image-cache.ts'
import { registerImageRoutes, allowPictures } from './image-routes.ts'
import { createImageService } from './image-service.ts'
import { createFolderImageSource, type ImageSource } from './image-source.ts'
import { createMadePictures } from './made-pictures.ts'

const CHROME = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'
const SAFARI_15 = 'image/webp,image/png,image/svg+xml,image/*;q=0.8,video/*;q=0.8,*/*;q=0.5'
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40"/></svg>'

let root: string
let media: string
let cache: ImageCache
let app: FastifyInstance

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'firkant-images-'))
  media = path.join(root, 'media')
  await mkdir(path.join(media, 'rooms'), { recursive: true })
  await writePictures()
  cache = await openImageCache({ folder: path.join(root, 'cache'), maxBytes: 10_000_000 })
  app = createApp({ source: createFolderImageSource(media) })
})

afterAll(async () => {
  await app.close()
  await rm(root, { recursive: true })
})

async function writePictures() {
  const noise = { type: 'gaussian', mean: 128, sigma: 8 } as const
  const create = { width: 500, height: 400, channels: 3, background: '#a65', noise } as const
  const photo = sharp({ create })
  await photo.clone().webp().toFile(path.join(media, 'rooms/living.webp'))
  await photo
    .clone()
    .resize(300, 200)
    .withExif({ IFD0: { Copyright: 'Firkant' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(path.join(media, 'turned.jpg'))
  const halves = sharp({ create: { width: 2000, height: 800, channels: 3, background: '#f00' } })
  const right = { create: { width: 1000, height: 800, channels: 3, background: '#00f' } } as const
  await halves
    .composite([{ input: right, left: 1000, top: 0 }])
    .png()
    .toFile(path.join(media, 'halves.png'))
  await photo.clone().jpeg().toFile(path.join(media, 'cut-off.jpg'))
  await truncate(path.join(media, 'cut-off.jpg'), 3000)
  await sharp({ create: { width: 200, height: 200, channels: 4, background: '#0000' } })
    .png()
    .toFile(path.join(media, 'clear.png'))
  await writeFile(path.join(media, 'noise.webp'), 'not a picture')
  await writeFile(path.join(media, 'empty.webp'), '')
  await writeFile(path.join(media, 'drawing.png'), SVG)
  await writeFile(path.join(media, 'drawing.svg'), SVG)
  await photo.clone().resize(64).webp().toFile(path.join(root, 'secret.webp'))
  await symlink(path.join(root, 'secret.webp'), path.join(media, 'link.webp'))
  await mkdir(path.join(media, 'folder.webp'))
}

type ServiceOptions = Omit<Parameters<typeof createImageService>[0], 'pictures'> &
  Parameters<typeof createMadePictures>[0]

function createApp(options: Pick<ServiceOptions, 'source'> & Partial<ServiceOptions>): FastifyInstance {
  const created = fastify()
  created.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof ProblemException)) throw error
    if (error.details.retryAfterS !== undefined) reply.header('retry-after', error.details.retryAfterS)
    return reply.code(error.statusCode).type('application/problem+json').send(problemBody(error.code, error.details))
  })
  const pictures = createMadePictures({ cache, log: created.log, ...options })
  registerImageRoutes(created, createImageService({ log: created.log, ...options, pictures }))
  return created
}

let caches = 0
const newCache = () => openImageCache({ folder: path.join(root, `cache-${(caches += 1)}`), maxBytes: 10_000_000 })

async function sizeOf(url: string) {
  const answer = await app.inject({ url, headers: { accept: 'image/webp' } })
  expect(answer.statusCode).toBe(200)
  const { width, height } = await sharp(answer.rawPayload).metadata()
  return { width, height }
}

describe('the picture and its format', () => {
  it.each([
    ['avif', CHROME],
    ['webp', SAFARI_15],
    ['webp', 'image/avif;q=0.5,image/webp;q=0.9'],
    ['jpeg', 'image/webp;q=0.5,*/*'],
    ['jpeg', 'image/avif;q=0,*/*;q=0.1'],
    ['jpeg', '*/*'],
    ['jpeg', 'text/html'],
    ['jpeg', undefined],
  ])('IMG-01 is %s for Accept: %s', async (format, accept) => {
    const headers = accept === undefined ? {} : { accept }
    const answer = await app.inject({ url: '/images/rooms/living.webp?preset=tiny', headers })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': `image/${format}`,
      'content-length': String(answer.rawPayload.length),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept',
    })
    const { mediaType, width, height } = await sharp(answer.rawPayload).metadata()
    expect({ mediaType, width, height }).toEqual({ mediaType: `image/${format}`, width: 360, height: 288 })
  })

  it('IMG-01 has no metadata and stands upright', async () => {
    const answer = await app.inject('/images/turned.jpg?w=180')
    const { width, height, exif, orientation } = await sharp(answer.rawPayload).metadata()
    expect({ width, height, exif, orientation }).toEqual({
      width: 180,
      height: 270,
      exif: undefined,
      orientation: undefined,
    })
  })

  it('IMG-01 is white, not black, where a JPEG of it can not be clear', async () => {
    const answer = await app.inject('/images/clear.png?w=64')
    expect([...(await sharp(answer.rawPayload).raw().toBuffer()).subarray(0, 3)]).toEqual([255, 255, 255])
  })

  it('IMG-03 a crop for phones lies where a browser would put it', async () => {
    // 1200 pixels are cut off: half of the crop is of each colour at 50, all of one at the ends.
    const redShareAt = async (x: number) => {
      const answer = await app.inject(`/images/halves.png?w=680&h=680&x=${x}`)
      const { data, info } = await sharp(answer.rawPayload).removeAlpha().raw().toBuffer({ resolveWithObject: true })
      expect([info.width, info.height]).toEqual([680, 680])
      const row = Array.from({ length: 680 }, (_, column) => data[column * 3] ?? 0)
      return row.filter((red) => red > 128).length / 680
    }
    expect([await redShareAt(0), await redShareAt(100)]).toEqual([1, 0])
    expect(await redShareAt(50)).toBeCloseTo(0.5, 2)
    expect(await redShareAt(66)).toBeCloseTo((1000 - 0.66 * 1200) / 800, 2)
  })

  it('IMG-01 is made in one quality, whichever is asked for', async () => {
    const asked = [50, 70, 90].map((q) => app.inject(`/images/rooms/living.webp?w=240&q=${q}`))
    const tags = (await Promise.all(asked)).map(({ headers }) => headers.etag)
    expect(new Set(tags).size).toBe(1)
  })
})

describe('the size', () => {
  it.each(Object.entries(IMAGE_PRESETS))(
    'IMG-01 preset %s is %d wide, never wider than the source',
    async (preset, width) => {
      expect(await sizeOf(`/images/rooms/living.webp?preset=${preset}`)).toMatchObject({ width: Math.min(width, 500) })
    },
  )

  it('IMG-01 is multiplied by the density', async () => {
    expect(await sizeOf('/images/rooms/living.webp?w=180&dpr=1.5')).toEqual({ width: 270, height: 216 })
    expect(await sizeOf('/images/rooms/living.webp?preset=thumb&dpr=2')).toEqual({ width: 360, height: 288 })
  })

  it.each(Object.entries(ASPECT_RATIOS))(
    'IMG-01 IMG-03 a crop to %s keeps its shape at the end of the source',
    async (_name, ratio) => {
      const { width, height } = await sizeOf(`/images/rooms/living.webp?w=1250&h=${Math.round(1250 / ratio)}`)
      expect(Math.abs(width - height * ratio)).toBeLessThan(2)
      expect(width === 500 || height === 400).toBe(true)
    },
  )

  it('IMG-01 fit=contain shows the whole picture', async () => {
    expect(await sizeOf('/images/rooms/living.webp?w=360&h=360&fit=contain')).toEqual({ width: 360, height: 288 })
  })

  it.each([
    'w=681',
    'w=680&h=1',
    'h=680',
    'w=680&w=960',
    'preset=huge',
    'preset=small&w=680',
    'w=680&q=1',
    'w=2400&dpr=2',
    'x=1',
  ])('IMG-01 refuses ?%s', async (query) => {
    const answer = await app.inject(`/images/rooms/living.webp?${query}`)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'invalid-size' })
    expect(answer.headers['cache-control']).toBeUndefined()
  })
})

describe('HTTP', () => {
  it('IMG-01 answers 304 to who holds the picture, per format', async () => {
    const url = '/images/rooms/living.webp?w=96&v=0a1b2c3d'
    const { headers } = await app.inject({ url, headers: { accept: 'image/webp' } })
    const etag = String(headers.etag)
    const held = { accept: 'image/webp', 'if-none-match': `"other", W/${etag}` }
    const again = await app.inject({ url, headers: held })
    expect([again.statusCode, again.rawPayload.length, again.headers.etag]).toEqual([304, 0, etag])
    const other = await app.inject({ url, headers: { ...held, accept: '*/*' } })
    expect(other.statusCode).toBe(200)
  })

  it('IMG-01 answers HEAD without the picture', async () => {
    const url = '/images/rooms/living.webp?w=96'
    const [head, get] = await Promise.all([app.inject({ method: 'HEAD', url }), app.inject(url)])
    expect(head.statusCode).toBe(200)
    expect(head.rawPayload.length).toBe(0)
    expect(head.headers['content-length']).toBe(String(get.rawPayload.length))
    expect(head.headers['content-type']).toBe('image/jpeg')
  })

  it.each([
    'missing.webp',
    'noise.webp',
    'empty.webp',
    'cut-off.jpg',
    'drawing.png',
    'drawing.svg',
    'folder.webp',
    'link.webp',
    '..%2Fsecret.webp',
    'rooms%2F..%2F..%2Fsecret.webp',
    'rooms%5C..%5C..%5Csecret.webp',
    'living.webp%00.webp',
    '.hidden.webp',
    '',
    'rooms/living.webp/more.webp',
  ])('IMG-01 has no picture at /images/%s', async (file) => {
    const answer = await app.inject(`/images/${file}?w=96`)
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['cache-control']).toBeUndefined()
  })

  it('IMG-01 does not follow an address out of the folder, nor an endless one', async () => {
    for (const file of [
      '../secret.webp',
      encodeURIComponent(path.join(root, 'secret.webp')),
      `${'a'.repeat(600)}.webp`,
    ]) {
      const answer = await app.inject(`/images/${file}?w=96`)
      expect(answer.statusCode).toBe(404)
    }
  })
})

describe('the work', () => {
  /** Blocks every read of a source until it is released. */
  function heldSource() {
    const folderSource = createFolderImageSource(media)
    const gate = Promise.withResolvers<void>()
    const id = crypto.randomUUID()
    let reads = 0
    const source: ImageSource = {
      async find(file) {
        const found = await folderSource.find(file)
        if (!found) return undefined
        const read = async () => {
          reads += 1
          await gate.promise
          return found.read()
        }
        return { ...found, version: `${id} ${found.version}`, read }
      },
    }
    return { source, letGo: () => gate.resolve(), reads: () => reads }
  }

  it('IMG-01 is done once for equal requests at the same time, and never again', async () => {
    const { source, letGo, reads } = heldSource()
    const busy = createApp({ source })
    const url = '/images/rooms/living.webp?preset=tiny'
    const asked = Array.from({ length: 5 }, () => busy.inject(url))
    await expect.poll(reads).toBe(1)
    letGo()
    const answers = await Promise.all(asked)
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
    expect((await busy.inject(url)).statusCode).toBe(200)
    expect(reads()).toBe(1)
  })

  it('IMG-01 a page full of pictures that nobody asked for before gets them all', async () => {
    const fresh = createApp({ source: createFolderImageSource(media), cache: await newCache() })
    const presets = Object.keys(IMAGE_PRESETS)
    const urls = ['image/avif', 'image/webp', '*/*'].flatMap((accept) =>
      presets.flatMap((preset) =>
        [1, 1.5, 2].map((dpr) => ({
          url: `/images/rooms/living.webp?preset=${preset}&dpr=${dpr}`,
          headers: { accept },
        })),
      ),
    )
    const answers = await Promise.all(urls.map((each) => fresh.inject(each)))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  })

  const OTHER = '198.51.100.7'
  const ask = (busy: FastifyInstance, width: number, remoteAddress = '192.0.2.1') =>
    busy.inject({ url: `/images/rooms/living.webp?w=${width}`, remoteAddress })
  const askCrops = (busy: FastifyInstance) =>
    [180, 120, 135].map((height) =>
      busy.inject({ url: `/images/rooms/living.webp?w=180&h=${height}`, remoteAddress: '192.0.2.1' }),
    )

  it('IMG-01 of one who asks for much leaves the others their turn', async () => {
    const { source, letGo, reads } = heldSource()
    const busy = createApp({ source, concurrency: 1 })
    const first = ask(busy, 180)
    await expect.poll(reads).toBe(1)
    const finished: string[] = []
    const greedy = askCrops(busy).map((asked) => asked.then(() => finished.push('greedy')))
    const other = busy
      .inject({ url: '/images/turned.jpg?w=180', remoteAddress: OTHER })
      .then(() => finished.push('other'))
    letGo()
    await Promise.all([first, ...greedy, other])
    expect(finished.indexOf('other')).toBeLessThanOrEqual(1)
  })

  it('IMG-01 that another waits for as well is done at the turn of whichever comes first', async () => {
    const { source, letGo, reads } = heldSource()
    const busy = createApp({ source, concurrency: 1 })
    const first = ask(busy, 180)
    await expect.poll(reads).toBe(1)
    const finished: string[] = []
    const greedy = askCrops(busy).map((asked) => asked.then(() => finished.push('crop')))
    const last = ask(busy, 360).then(() => finished.push('last'))
    const other = ask(busy, 360, OTHER).then(() => finished.push('other'))
    letGo()
    await Promise.all([first, ...greedy, last, other])
    expect(finished.indexOf('last')).toBeLessThanOrEqual(2)
    expect(finished.indexOf('other')).toBeLessThanOrEqual(2)
  })

  it('IMG-01 is limited for one address, which is told to come back; others are not', async () => {
    const { source, letGo, reads } = heldSource()
    const busy = createApp({ source, concurrency: 1, mostWaitingEach: 1 })
    const runs = ask(busy, 180)
    await expect.poll(reads).toBe(1)
    const others = [360, 480].map((width) => ask(busy, width))
    const refused = await Promise.race(others)
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.json()).toMatchObject({ code: 'too-many-requests' })
    const elsewhere = busy.inject({ url: '/images/turned.jpg?w=180', remoteAddress: OTHER })
    letGo()
    const codes = (await Promise.all([runs, ...others, elsewhere])).map(({ statusCode }) => statusCode)
    expect(codes.toSorted()).toEqual([200, 200, 200, 429])
  })

  it('IMG-01 is limited in all: what neither runs nor waits is told to come back', async () => {
    const { source, letGo, reads } = heldSource()
    const busy = createApp({ source, concurrency: 1, mostWaiting: 1 })
    const runs = ask(busy, 180)
    await expect.poll(reads).toBe(1)
    const others = [360, 480].map((width) => ask(busy, width, `198.51.100.${width % 200}`))
    const refused = await Promise.race(others)
    expect(refused.statusCode).toBe(503)
    expect(refused.json()).toMatchObject({ code: 'unavailable' })
    letGo()
    const codes = (await Promise.all([runs, ...others])).map(({ statusCode }) => statusCode)
    expect(codes.toSorted()).toEqual([200, 200, 503])
  })

  it('IMG-01 is counted by the minute; what was made before costs nothing', async () => {
    let now = new Date('2026-11-16T10:00:00Z')
    const fresh = createApp({
      source: createFolderImageSource(media),
      cache: await newCache(),
      allows: allowPictures(() => now, 2),
    })
    const codes = async (...widths: readonly number[]) => {
      const answers = []
      for (const width of widths) answers.push((await ask(fresh, width)).statusCode)
      return answers
    }
    expect(await codes(180, 360, 480, 180, 360)).toEqual([200, 200, 429, 200, 200])
    expect((await ask(fresh, 480, OTHER)).statusCode).toBe(200)
    now = new Date('2026-11-16T10:01:01Z')
    expect(await codes(960, 680, 1440)).toEqual([200, 200, 200])
  })
})
