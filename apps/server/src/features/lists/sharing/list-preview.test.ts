import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestShop, type TestShop } from '../../../../test/test-shop.ts'
import { customerLists } from '../../../../test/visitors/list-visitor.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

const get = (path: string, headers: Record<string, string> = {}) => fetch(shop.origin + path, { headers })
const previewOf = (listId: string, headers?: Record<string, string>) => get(`/lists/preview/${listId}.jpg`, headers)

async function share(name: string, ...skus: string[]) {
  const owner = await customerLists(shop)
  const listKey = await owner.made(name, ...skus)
  return { owner, listKey, listId: await owner.shared(listKey) }
}

async function expectPicture(answer: Response): Promise<Buffer> {
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  const bytes = Buffer.from(await answer.arrayBuffer())
  const { format, width, height } = await sharp(bytes).metadata()
  expect([format, width, height]).toEqual(['jpeg', 1200, 630])
  return bytes
}

it('LIST-07 a shared list has a picture of its things, which the page names to messengers', async () => {
  const { owner, listKey, listId } = await share('Stue', 'NORDLO-3-GREEN')
  const page = await (await get(`/onskelister/delt?listId=${listId}`)).text()
  expect(page).toContain(`property="og:image" content="http://shop.test/lists/preview/${listId}.jpg"`)
  const answer = await previewOf(listId)
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  const one = await expectPicture(answer)
  const etag = answer.headers.get('etag') ?? ''
  expect((await previewOf(listId, { 'if-none-match': etag })).status).toBe(304)
  await owner.list('additem', { listKey, sku: 'FJORDAL-3-LIGHTGREY' })
  const more = await previewOf(listId, { 'if-none-match': etag })
  expect((await expectPicture(more)).equals(one)).toBe(false)
})

it('LIST-07 the picture of a withdrawn, deleted or unknown list is not found, at once', async () => {
  const { owner, listKey, listId } = await share('Stue', 'NORDLO-3-GREEN')
  expect((await previewOf(listId)).status).toBe(200)
  await owner.list('delete', { listKey })
  expect((await previewOf(listId)).status).toBe(404)
  await owner.list('undelete', { listKey })
  await owner.list('unshare', { listKey })
  const withdrawn = await previewOf(listId)
  expect([withdrawn.status, withdrawn.headers.get('cache-control')]).toEqual([404, 'no-store'])
  for (const path of ['x.jpg', `${'a'.repeat(22)}.jpg`, `${'a'.repeat(22)}.png`, '..%2F..%2Fetc.jpg'])
    expect((await get(`/lists/preview/${path}`)).status).toBe(404)
})

it.each(['<b>&lt;/span>', '</span><span size="999999">', '🛋️🛋️', 'W'.repeat(30), 'غرفة الجلوس', '\'"&'])(
  'LIST-07 %s is no trouble for the picture',
  async (name) => {
    const { listId } = await share(name)
    await expectPicture(await previewOf(listId))
  },
)
