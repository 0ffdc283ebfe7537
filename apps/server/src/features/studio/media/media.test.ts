import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TEST_NOW } from '../../../../test/ground/global-setup.ts'
import { hostileFiles } from '../../../../test/samples/hostile-pictures.ts'
import { startTestShop, type TestShop } from '../../../../test/test-shop.ts'
import { anotherPicture, mediaClient, type MediaClient } from '../../../../test/visitors/media-client.ts'
import { employeeAtWork, type WorkingEmployee } from '../../../../test/visitors/test-employee.ts'

let shop: TestShop
let buyer: WorkingEmployee
let media: MediaClient
let log: MediaClient
beforeAll(async () => {
  shop = await startTestShop()
  buyer = await employeeAtWork(shop, { role: 'merchandiser', now: TEST_NOW })
  media = mediaClient(shop, buyer)
  log = mediaClient(shop, await employeeAtWork(shop, { role: 'manager', now: TEST_NOW }))
})
afterAll(() => shop.close())

const HERO = 'hero/dining-days.webp'

describe('uploading', () => {
  it('STU-04 takes a picture, and shows it in every size from then on', async () => {
    const picture = await media.uploaded({ name: 'Stue, Ålborg.JPG', folder: 'Jul 2026 / Stuer' })
    expect(picture).toMatchObject({
      file: 'library/stue-aalborg.webp',
      folder: 'Jul 2026/Stuer',
      width: 320,
      height: 200,
      uses: [],
      alts: {},
      bars: { restore: 'isOnly' },
    })
    const { status, bytes } = await media.imageOf(picture)
    expect([status, bytes.subarray(8, 12).toString()]).toEqual([200, 'WEBP'])
    const again = await media.uploaded({ name: 'stue_ålborg.png' })
    expect(again.file).toBe('library/stue-aalborg-2.webp')
    expect(await log.changesOf(picture.file)).toMatchObject([
      {
        kind: 'pictureUploaded',
        role: 'merchandiser',
        before: {},
        after: { size: '320 × 200', folder: 'Jul 2026/Stuer' },
      },
    ])
  })

  it('STU-04 refuses each hostile file by its fault, and keeps nothing of it', async () => {
    const rows = async () =>
      (await shop.database.pool.query('select count(*)::int as n from media_files')).rows[0].n as number
    const before = await rows()
    for (const { name, bytes, fault } of await hostileFiles()) {
      if (fault === 'tooLarge') continue
      expect([name, await media.upload(bytes, { name })]).toEqual([name, { success: false, errorCode: fault }])
    }
    expect(await media.upload(await anotherPicture(), { folder: '../../etc' })).toEqual({
      success: false,
      errorCode: 'folderInvalid',
      field: 'folder',
    })
    expect(await rows()).toBe(before)
  })

  it('STU-04 stops reading what is too large', async () => {
    const body = Buffer.alloc(26 * 1024 * 1024)
    const answer = await media.sendBytes('/api/studio/media/upload', body, {})
    expect([answer.status, await answer.json()]).toMatchObject([413, { code: 'body-too-large' }])
  })

  it('STU-04 names the picture that has the same content', async () => {
    const bytes = await anotherPicture()
    const { picture } = await media.upload(bytes)
    expect(await media.upload(bytes, { name: 'other.jpg' })).toEqual({
      success: false,
      errorCode: 'isThere',
      same: picture?.file,
    })
  })
})

describe('finding', () => {
  it('STU-04 is done by words of name, folder, alt texts and products, and by folder', async () => {
    const { file, revision } = await media.uploaded({ name: 'Vinduesplads.jpg', folder: 'Efterår/Østerbro' })
    await media.post('describe', {
      file,
      seenRevision: revision,
      folder: 'Efterår/Østerbro',
      focus: null,
      alts: { da: 'Ærø i tåge' },
    })
    for (const said of ['vinduesplads', 'ØSTERBRO', 'ærø tåge', 'Ærø EFTERÅR vindues'])
      expect([said, (await media.list({ said })).pictures.map((each) => each.file)]).toEqual([said, [file]])
    for (const said of ['ærø sofa', '%', '_', "'", String.raw`\ `])
      expect([said, (await media.list({ said })).pictures.filter((each) => each.file === file)]).toEqual([said, []])
    const inside = await media.list({ folder: 'Efterår' })
    expect(inside.pictures.map((each) => each.file)).toEqual([file])
    expect(inside.pictures[0]?.altsMissing).toEqual(['nb', 'sv'])
    expect(inside.folders).toContainEqual({ name: 'Efterår/Østerbro', pictures: 1 })
    expect((await media.list({ folder: 'Efter' })).total).toBe(0)
  })

  it('STU-04 what was uploaded last comes first; the rest comes page by page', async () => {
    const newest = await media.uploaded()
    const first = await media.list({})
    expect(first.pictures.map(({ file }) => file)).toContain(newest.file)
    expect(first.total).toBeGreaterThan(first.pictures.length)
    expect(first.hasMore).toBe(true)
    const second = await media.list({ page: '2' })
    expect(second.pictures.filter(({ file }) => first.pictures.some((each) => each.file === file))).toEqual([])
  })
})

describe('where a picture is used', () => {
  it('STU-04 is told with page, brand, language and its alt text there; so are menus, products and rooms', async () => {
    const { uses, bars } = await media.pictureOf(HERO)
    expect(uses.filter(({ kind }) => kind === 'page').length).toBeGreaterThan(0)
    for (const { brand, language, name, path } of uses.filter(({ kind }) => kind === 'page'))
      expect([typeof brand, typeof language, name !== '', path?.startsWith('/')]).toEqual([
        'string',
        'string',
        true,
        true,
      ])
    expect(uses.flatMap(({ alts }) => alts).length).toBeGreaterThan(0)
    expect(bars).toEqual({ restore: 'isOnly', remove: 'isUsed' })
    const { rows } = await shop.database.pool.query<{ file: string }>('select file from product_images limit 1')
    const product = await media.pictureOf(rows[0]?.file ?? '')
    expect(product.uses.map(({ kind }) => kind)).toContain('product')
    const { file } = await media.uploaded()
    await shop.database.pool.query(
      `update settings set value = value || jsonb_build_object('loginPages', jsonb_build_object('loginBackground', $1::text))
        where brand = 'hjemly' and language = 'da' and key = 'site'`,
      [file],
    )
    const frame = await media.pictureOf(file)
    expect(frame.uses).toMatchObject([{ kind: 'frame', brand: 'hjemly', language: 'da' }])
    expect((await media.list({ said: 'dining-days' })).pictures[0]).toMatchObject({ file: HERO, uses: uses.length })
  })

  it('STU-04 a picture that is used is not removed; one that is not is gone with all its versions', async () => {
    const { file, version } = await media.uploaded()
    await shop.database.pool.query(
      `update page_versions set image = $1 where (page_id, version) = (select page_id, max(version) from page_versions
        group by page_id order by page_id limit 1)`,
      [file],
    )
    expect(await media.post('remove', { file, seenVersion: version, reason: 'Fejl' })).toMatchObject({
      success: false,
      errorCode: 'isUsed',
      picture: { bars: { remove: 'isUsed' } },
    })
    await shop.database.pool.query('update page_versions set image = null where image = $1', [file])
    expect(await media.post('remove', { file, seenVersion: version, reason: 'Fejl' })).toEqual({ success: true })
    expect((await media.imageOf({ file, version })).status).toBe(404)
    const left = await shop.database.pool.query(
      `select file from picture_versions where file = $1 union select file from library_pictures where file = $1`,
      [file],
    )
    expect(left.rows).toEqual([])
    expect((await log.changesOf(file))[0]).toMatchObject({ kind: 'pictureRemoved', reason: 'Fejl', after: {} })
    const ofFiles = (await media.list({})).pictures.at(-1)
    expect(ofFiles).toBeDefined()
  })

  it('STU-04 what came with the files is removed there', async () => {
    await shop.database.pool.query(
      `insert into media_files (file, width, height, dominant_colour, content_hash) values ('hero/alone.webp', 10, 10, '#000000', 'aaaaaaaa')`,
    )
    const { bars } = await media.pictureOf('hero/alone.webp')
    expect(bars.remove).toBe('comesWithFiles')
    expect(await media.post('remove', { file: 'hero/alone.webp', seenVersion: 'aaaaaaaa' })).toMatchObject({
      errorCode: 'comesWithFiles',
    })
  })
})

describe('texts, folder and focal point', () => {
  it('STU-04 are saved together or not at all, and a slower hand is told', async () => {
    const { file, revision } = await media.uploaded()
    const sent = {
      file,
      seenRevision: revision,
      folder: 'Vinter',
      focus: { x: 12.345, y: 80 },
      alts: { da: ' En stue ' },
    }
    expect(await media.post('describe', { ...sent, folder: 'a/../b' })).toMatchObject({
      errorCode: 'folderInvalid',
      field: 'folder',
      picture: { folder: '', alts: {} },
    })
    expect(await media.post('describe', { ...sent, alts: { ...sent.alts, sv: 'x'.repeat(201) } })).toMatchObject({
      errorCode: 'altTooLong',
      field: 'sv',
      picture: { folder: '', alts: {} },
    })
    const { picture } = await media.post('describe', sent)
    expect(picture).toMatchObject({
      folder: 'Vinter',
      focus: { x: 12.3, y: 80 },
      hasOwnFocus: true,
      alts: { da: 'En stue' },
      revision: revision + 1,
    })
    expect(await media.post('describe', { ...sent, folder: 'Sommer' })).toMatchObject({
      errorCode: 'changed',
      picture: { folder: 'Vinter' },
    })
    expect((await log.changesOf(file)).slice(0, 2)).toMatchObject([
      { kind: 'pictureDescribed', before: {}, after: { folder: 'Vinter', focus: '12.3 %, 80 %', alt_da: 'En stue' } },
      { kind: 'pictureUploaded' },
    ])
  })

  it('STU-04 IMG-03 a point that an editor chose is the one that pages crop around; taken away, the file’s is', async () => {
    const cropsAround = async () => {
      const { text, url } = await fetch(`${shop.origin}/`).then(async (answer) => ({
        text: await answer.text(),
        url: answer.url,
      }))
      expect(url).toContain(shop.origin)
      return [...text.matchAll(/--image-focus:([\d.]+)% ([\d.]+)%/g)].map(([, x, y]) => `${x} ${y}`)
    }
    const { rows } = await shop.database.pool.query<{ file: string }>(
      `select b #>> '{props,image,file}' as file from pages p join page_versions v on v.page_id = p.id,
        jsonb_array_elements(v.blocks) b where p.brand = 'hjemly' and p.language = 'da' and p.path = '/'
        and b ->> 'componentName' = 'Hero' order by v.version desc limit 1`,
    )
    const { file, revision, hasOwnFocus } = await media.pictureOf(rows[0]?.file ?? '')
    expect(hasOwnFocus).toBe(false)
    const before = await cropsAround()
    const sent = { file, folder: 'hero', alts: {} }
    await media.post('describe', { ...sent, seenRevision: revision, focus: { x: 3, y: 97 } })
    await shop.heardAll()
    expect(await cropsAround()).toContain('3 97')
    await media.post('describe', { ...sent, seenRevision: revision + 1, focus: null })
    await shop.heardAll()
    expect(await cropsAround()).toEqual(before)
  })
})
