import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TEST_NOW } from '../../../../test/ground/global-setup.ts'
import { startTestShop, type TestShop } from '../../../../test/test-shop.ts'
import { anotherPicture, mediaClient, type MediaClient } from '../../../../test/visitors/media-client.ts'
import { employeeAtWork } from '../../../../test/visitors/test-employee.ts'

let shop: TestShop
let other: TestShop
let media: MediaClient
let log: MediaClient
/** Two processes of one shop. */
beforeAll(async () => {
  shop = await startTestShop()
  other = await startTestShop({ database: shop.database })
  media = mediaClient(shop, await employeeAtWork(shop, { role: 'merchandiser', now: TEST_NOW }))
  log = mediaClient(shop, await employeeAtWork(shop, { role: 'manager', now: TEST_NOW }))
})
afterAll(async () => {
  await other.close()
  await shop.close()
})

const HERO = 'hero/dining-days.webp'
const page = async ({ origin }: TestShop, path: string) => (await fetch(origin + path)).text()
const heard = () => Promise.all([shop.heardAll(), other.heardAll()])

async function findPath(file: string): Promise<string> {
  const { uses } = await media.pictureOf(file)
  const use = uses.find(({ brand, language, isDraft }) => brand === 'hjemly' && language === 'da' && !isDraft)
  return use?.path ?? ''
}

describe('replacing a picture', () => {
  it('STU-04 shows the other one wherever it is used, in every process, and takes it back by one deed', async () => {
    const before = await media.pictureOf(HERO)
    const path = await findPath(HERO)
    const old = `${HERO}?v=${before.version}`
    for (const each of [shop, other]) expect(await page(each, path)).toContain(old)
    const bytes = await anotherPicture(1600, 900)
    const { picture, success } = await media.replace(bytes, before, 'Nyt foto fra fotografen')
    expect(success).toBe(true)
    expect(picture).toMatchObject({ file: HERO, width: 1600, height: 900, hasOwnFocus: false })
    expect(picture?.focus).toBeUndefined()
    expect(picture?.versions).toMatchObject([
      { isCurrent: true, by: expect.stringMatching(/^Ansat/), reason: 'Nyt foto fra fotografen' },
      { isCurrent: false, version: before.version },
    ])
    await heard()
    const now = { file: HERO, version: picture?.version ?? '' }
    for (const each of [shop, other]) {
      const text = await page(each, path)
      expect([text.includes(`${HERO}?v=${now.version}`), text.includes(old)]).toEqual([true, false])
    }
    const images = [await media.imageOf(now), await mediaClient(other, { cookie: '' }).imageOf(now)]
    expect(images.map(({ status }) => status)).toEqual([200, 200])
    expect(images[0]?.bytes.equals(images[1]?.bytes ?? Buffer.alloc(0))).toBe(true)

    const undone = await media.post('restore', {
      file: HERO,
      seenVersion: now.version,
      version: before.version,
      reason: 'Det forkerte rum',
    })
    expect(undone.picture).toMatchObject({
      version: before.version,
      width: before.width,
      colour: before.colour,
      focus: before.focus,
    })
    await heard()
    for (const each of [shop, other]) expect(await page(each, path)).toContain(old)
    expect(await log.changesOf(HERO)).toMatchObject([
      { kind: 'pictureRestored', reason: 'Det forkerte rum', after: { version: before.version } },
      {
        kind: 'pictureReplaced',
        reason: 'Nyt foto fra fotografen',
        before: { version: before.version, size: '2400 × 1000' },
        after: { version: now.version, size: '1600 × 900' },
      },
    ])
  })

  it('STU-04 an address with a version gives that version, whatever has taken its place', async () => {
    const first = await media.uploaded()
    const { picture: second } = await media.replace(await anotherPicture(), first)
    if (!second) throw new Error('not replaced')
    const [old, now] = [await media.imageOf(first), await media.imageOf(second)]
    expect([old.status, now.status, old.bytes.equals(now.bytes)]).toEqual([200, 200, false])
    const bare = await fetch(`${shop.origin}/images/${first.file}?w=180`, { headers: { accept: 'image/webp' } })
    expect(Buffer.from(await bare.arrayBuffer()).equals(now.bytes)).toBe(true)
    const restarted = await startTestShop({ database: shop.database })
    const again = await mediaClient(restarted, { cookie: '' }).imageOf(second)
    expect(again.bytes.equals(now.bytes)).toBe(true)
    await restarted.close()
  })

  it('STU-04 cards of products and of their siblings show it', async () => {
    const { rows } = await shop.database.pool.query<{ file: string; slug: string; key: string }>(
      `select i.file, ct.slug, p.key from product_images i join products p on p.key = i.product_key
        join assortments a on a.product_key = p.key and a.brand = 'hjemly'
        join category_texts ct on ct.category_key = p.category_key and ct.language = 'da'
        where i.position = 1 and p.kind = 'product' order by p.key limit 1`,
    )
    const { file = '', slug = '', key = '' } = rows[0] ?? {}
    const before = await media.pictureOf(file)
    const path = `/${slug}/${key}`
    expect(await page(other, path)).toContain(`v=${before.version}`)
    const { picture } = await media.replace(await anotherPicture(900, 900), before)
    await heard()
    const text = await page(other, path)
    expect([text.includes(`v=${picture?.version}`), text.includes(`${file}?v=${before.version}`)]).toEqual([
      true,
      false,
    ])
  })

  it('STU-04 needs a reason and a sound picture; what is wrong changes nothing', async () => {
    const before = await media.uploaded()
    expect(await media.replace(await anotherPicture(), before, '  ')).toMatchObject({
      success: false,
      errorCode: 'reasonMissing',
      field: 'reason',
    })
    expect(await media.replace(Buffer.from('<svg></svg>'), before)).toMatchObject({
      errorCode: 'isDrawing',
      field: 'picture',
      picture: { version: before.version, versions: [{ isCurrent: true }] },
    })
    expect(
      await media.post('restore', { file: before.file, seenVersion: before.version, version: 'ffffffff' }),
    ).toMatchObject({ errorCode: 'reasonMissing' })
    expect(await log.changesOf(before.file)).toMatchObject([{ kind: 'pictureUploaded' }])
  })

  it('STU-04 of two at the same moment one wins, and the other is told', async () => {
    const before = await media.uploaded()
    const [one, two] = [await anotherPicture(), await anotherPicture()]
    const answers = await Promise.all([media.replace(one, before), media.replace(two, before)])
    expect(answers.map(({ errorCode }) => errorCode ?? 'done').toSorted()).toEqual(['changed', 'done'])
    const won = answers.find(({ success }) => success)?.picture?.version
    expect((await media.pictureOf(before.file)).version).toBe(won)
    expect((await log.changesOf(before.file)).map(({ kind }) => kind)).toEqual(['pictureReplaced', 'pictureUploaded'])
  })

  it('STU-04 its focal point goes with the picture that had it', async () => {
    const { file, revision, version } = await media.uploaded()
    const focus = { x: 20, y: 30 }
    await media.post('describe', { file, seenRevision: revision, folder: '', focus, alts: { da: 'Stue' } })
    const { picture } = await media.replace(await anotherPicture(), { file, version })
    expect([picture?.focus, picture?.alts]).toEqual([undefined, { da: 'Stue' }])
    const back = { file, seenVersion: picture?.version, version, reason: 'Tilbage' }
    expect((await media.post('restore', back)).picture).toMatchObject({ version, focus })
  })
})
