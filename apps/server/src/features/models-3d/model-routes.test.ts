import { mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ShownModel } from '@firkant/domain/models-3d/ar-links.ts'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { TEST_NOW } from '../../../test/ground/global-setup.ts'
import { sampleGlb } from '../../../test/samples/sample-glb.ts'
import { testPrice, testProduct } from '../../../test/samples/test-catalogue.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { importRecords } from '../catalog-files/import-records.ts'
import { openCatalogueFiles } from '../catalog-files/reading/read-catalogue-files.ts'

let shop: TestShop
const given = mkdtempSync(join(tmpdir(), 'firkant-models-'))
const made = join(given, 'made')
beforeAll(async () => {
  shop = await startTestShop({ env: { MODELS_DIR: given } })
})
afterAll(async () => {
  await shop.close()
  rmSync(given, { recursive: true })
})
beforeEach(() => writeFileSync(join(given, 'box.glb'), sampleGlb({ colours: ['oak', 'black'] })))

const get = (path: string, headers: Record<string, string> = {}) => fetch(shop.origin + path, { headers })
const shapeOf = async (path: string): Promise<ShownModel | undefined> =>
  ((await (await get(`/api/content${path}`)).json()) as PageWith<'ProductPage'>).model.shape
const withModel = (key: string, model: { file: string; variant?: string }) => testProduct(key, { model })

async function take(lines: readonly object[] | string, ending = 'jsonl') {
  const path = join(given, `products.${ending}`)
  writeFileSync(path, typeof lines === 'string' ? lines : lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  const files = openCatalogueFiles([{ name: `products.${ending}`, path }])
  const done = await importRecords(
    shop.database.main,
    files.source(() => undefined),
    {
      now: TEST_NOW,
      models: { given, made },
    },
  )
  await shop.heardAll()
  return done
}
/** Of what has no price no page is shown. */
const priced = (keys: readonly string[]) => keys.map((key) => testPrice(key.toUpperCase(), 1000))
const refusal = (lines: readonly object[]) =>
  take(lines).then(
    () => 'taken',
    (error: unknown) => (error instanceof Error ? error.message : ''),
  )

describe('models at import', () => {
  it('FIT-04 are refused at line and field, and nothing of the file is taken', async () => {
    const whole = sampleGlb()
    writeFileSync(join(given, 'short.glb'), whole.subarray(0, 400))
    writeFileSync(join(given, 'wide.glb'), sampleGlb({ widthM: 1.002 }))
    writeFileSync(
      join(given, 'floating.glb'),
      sampleGlb({ change: (model) => void Object.assign(model.nodes[0] ?? {}, { translation: [0, 0.02, 0] }) }),
    )
    writeFileSync(join(given, 'huge.glb'), Buffer.alloc(2_000_001))
    symlinkSync('/etc/hostname', join(given, 'link.glb'))
    const message = await refusal([
      testProduct('shape-good', { model: { file: 'box.glb', variant: 'oak' } }),
      withModel('shape-a', { file: 'short.glb' }),
      withModel('shape-b', { file: 'wide.glb' }),
      withModel('shape-c', { file: 'floating.glb' }),
      withModel('shape-d', { file: 'huge.glb' }),
      withModel('shape-e', { file: 'link.glb' }),
      withModel('shape-f', { file: 'gone.glb' }),
      withModel('shape-g', { file: 'box.glb', variant: 'pink' }),
      withModel('shape-h', { file: 'box.glb' }),
      withModel('shape-i', { file: '../demo/box.glb' }),
      { ...testProduct('shape-j'), model: { variant: 'oak' } },
    ])
    const lines = message.split('\n')
    const starts = [
      'products.jsonl:2 model.file: is cut short',
      'products.jsonl:3 model.file: measures 100.2 × 40 × 50 cm (width, height, depth), but the product 100 × 40 × 50 cm',
      'products.jsonl:4 model.file: does not stand on the floor: its lowest point is at 2 cm',
      'products.jsonl:5 model.file: is 2000001 bytes, but at most 2000000 are taken',
      'products.jsonl:6 model.file: there is no file link.glb',
      'products.jsonl:7 model.file: there is no file gone.glb',
      'products.jsonl:8 model.variant: the model has no colour pink; it has oak, black',
      'products.jsonl:9 model.variant: is missing: the model has oak, black',
      'products.jsonl:10 model.file: a GLB file of the folder of models',
      'products.jsonl:11 model.file: is missing',
    ]
    for (const start of starts)
      expect(
        lines.some((line) => line.startsWith(start)),
        `${start} in ${message}`,
      ).toBe(true)
    const { rows } = await shop.database.pool.query("select key from products where key like 'shape-%'")
    expect(rows).toEqual([])
  })

  it('FIT-04 are served with their type, for ever, under an address that changes with the content', async () => {
    await take([
      testProduct('shape-oak', { designKey: 'shape', model: { file: 'box.glb', variant: 'oak' } }),
      testProduct('shape-black', { designKey: 'shape', model: { file: 'box.glb', variant: 'black' } }),
      ...priced(['shape-oak', 'shape-black']),
    ])
    const [oak, black] = [await shapeOf('/sofaer/shape-oak'), await shapeOf('/sofaer/shape-black')]
    expect(oak?.design).toBe(black?.design)
    expect(oak?.variant).toBe('oak')
    expect(oak?.usdz).not.toBe(black?.usdz)
    expect(readdirSync(made).filter((name) => name.endsWith('.usdz'))).toHaveLength(2)
    const glbPath = new URL(oak?.glb ?? '').pathname
    expect(oak?.glb).toBe(`http://shop.test${glbPath}`)
    for (const [path, type] of [
      [oak?.design, 'model/gltf-binary'],
      [glbPath, 'model/gltf-binary'],
      [oak?.usdz, 'model/vnd.usdz+zip'],
    ] as const) {
      const answer = await get(path ?? '')
      expect(answer.status, path).toBe(200)
      expect(answer.headers.get('content-type')).toBe(type)
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(500)
      const again = await get(path ?? '', { 'if-none-match': answer.headers.get('etag') ?? '' })
      expect(again.status).toBe(304)
    }
    writeFileSync(join(given, 'box.glb'), sampleGlb({ colours: ['oak', 'black', 'red'] }))
    await take([testProduct('shape-oak', { designKey: 'shape', model: { file: 'box.glb', variant: 'oak' } })])
    expect((await shapeOf('/sofaer/shape-oak'))?.design).not.toBe(oak?.design)
    expect((await get(oak?.design ?? '')).status, 'who has the old page still gets its model').toBe(200)
  })

  it('FIT-04 are told in CSV, exported as they came, and nothing is said of one without', async () => {
    const columns =
      'key,designKey,categoryKeys,brands,colour.key,colour.hex,colour.name.da,colour.name.nb,colour.name.sv,material.key,material.name.da,material.name.nb,material.name.sv,widthCm,depthCm,heightCm,weightKg,launchedAt,name.da,name.nb,name.sv,subtitle.da,subtitle.nb,subtitle.sv,images,model.file,model.variant,sku'
    const row = (key: string, file: string) =>
      `${key},${key},sofas,hjemly,green,#336633,g,g,g,wood,t,t,t,100,50,40,10,2026-01-01T00:00:00Z,n,n,n,s,s,s,products/nordlo-3-green-1.webp,${file},${file && 'oak'},${key.toUpperCase()}`
    await expect(take(`${columns}\n${row('shape-csv', '')}\n${row('shape-csw', 'none.glb')}\n`, 'csv')).rejects.toThrow(
      'products.csv:3 model.file: there is no file none.glb',
    )
    await take(`${columns}\n${row('shape-csv', '')}\n${row('shape-csw', 'box.glb')}\n`, 'csv')
    await take(priced(['shape-csv', 'shape-csw']))
    expect(await shapeOf('/sofaer/shape-csv')).toBeUndefined()
    expect((await shapeOf('/sofaer/shape-csw'))?.variant).toBe('oak')
  })

  it('FIT-04 an address that is not ours is not found, and no code leads to another host', async () => {
    const none = 'a'.repeat(20)
    for (const path of [
      `/models/${none}/shape-oak.glb`,
      `/models/${none}/x.exe`,
      '/models/..%2f..%2fetc/shape-oak.glb',
      `/models/${none}/${'a'.repeat(300)}.glb`,
      '/models/qr.svg',
      '/models/qr.svg?page=//evil.test',
      '/models/qr.svg?page=https://evil.test',
      `/models/qr.svg?page=/${'a'.repeat(400)}`,
      '/models/qr.svg?page=/a&page=/b',
    ])
      expect((await get(path)).status, path).toBe(404)
    const code = await get('/models/qr.svg?page=%2Fsofaer%2Fnordlo-3-green')
    expect(code.headers.get('content-type')).toContain('image/svg+xml')
    expect(await code.text()).toMatch(/^<svg /)
  })
})
