import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { MAX_MODEL_BYTES } from '@firkant/domain/models-3d/model-limits.ts'
import { sampleGlb } from '../../../test/samples/sample-glb.ts'
import { openGlb } from './colour-glb.ts'
import { openModel } from './make-model-files.ts'
import { MODELS_DIR } from './model-folders.ts'
import { writeUsdz } from './usdz-archive.ts'

const LOCAL_HEADER = 0x04_03_4b_50
const ALIGNMENT = 64

/** Reads an archive as a phone does: header by header. */
function readArchive(bytes: Buffer) {
  const files: { name: string; start: number; data: Buffer }[] = []
  for (let at = 0; bytes.readUInt32LE(at) === LOCAL_HEADER;) {
    expect(bytes.readUInt16LE(at + 8), 'stored').toBe(0)
    const [length, name, extra] = [
      bytes.readUInt32LE(at + 18),
      bytes.readUInt16LE(at + 26),
      bytes.readUInt16LE(at + 28),
    ]
    const start = at + 30 + name + extra
    const data = bytes.subarray(start, start + length)
    expect(crc32(data)).toBe(bytes.readUInt32LE(at + 14))
    files.push({ name: bytes.toString('utf8', at + 30, at + 30 + name), start, data })
    at = start + length
  }
  const end = bytes.length - 22
  expect(bytes.readUInt16LE(end + 10)).toBe(files.length)
  expect(bytes.readUInt32LE(end + 16) + bytes.readUInt32LE(end + 12)).toBe(end)
  return files
}

/** Width, height and depth in metres, from the corners that the text lists. */
function measure(usda: string): number[] {
  const scale = Number(/xformOp:scale = \(([\d.]+),/.exec(usda)?.[1])
  const [min, max] = [
    [Infinity, Infinity, Infinity],
    [-Infinity, -Infinity, -Infinity],
  ]
  for (const [, points = ''] of usda.matchAll(/point3f\[\] points = \[(.*)\]/g))
    for (const [, ...corner] of points.matchAll(/\((-?\d+),(-?\d+),(-?\d+)\)/g))
      for (const axis of [0, 1, 2]) {
        min[axis] = Math.min(min[axis] ?? 0, Number(corner[axis]))
        max[axis] = Math.max(max[axis] ?? 0, Number(corner[axis]))
      }
  expect(usda).toContain('metersPerUnit = 1\n')
  return max.map((value, axis) => (value - (min[axis] ?? 0)) * scale)
}

interface DemoProduct {
  readonly designKey: string
  readonly colourKey: string
  readonly dimensionsCm: { readonly w: number; readonly h: number; readonly d: number }
}
const CATALOGUE = JSON.parse(
  readFileSync(join(MODELS_DIR, '../catalogue/catalogue.json'), 'utf8'),
) as readonly DemoProduct[]

describe('USDZ', () => {
  it('FIT-04 puts each file at a multiple of 64 bytes, uncompressed', () => {
    const names = ['model.usda', 'textures/t0.jpg', 'textures/a-longer-name.png']
    for (let length = 0; length < 2 * ALIGNMENT; length += 1) {
      const made = readArchive(writeUsdz(names.map((name, at) => ({ name, bytes: Buffer.alloc(length + at, 'x') }))))
      expect(made.map(({ name }) => name)).toEqual(names)
      for (const { start } of made) expect(start % ALIGNMENT).toBe(0)
    }
  })

  it(
    'FIT-04 of each colour of each demo model has the real size to 1 mm, its own colour, and at most 2 MB',
    { timeout: 120_000 },
    async () => {
      const files = readdirSync(MODELS_DIR)
      expect(files.length).toBeGreaterThan(90)
      for (const file of files) {
        const opened = await openModel(readFileSync(join(MODELS_DIR, file)))
        const products = CATALOGUE.filter(({ designKey }) => `${designKey}.glb` === file)
        expect(products.length, file).toBeGreaterThan(0)
        const made = products.map(({ colourKey }) => opened.colour(colourKey))
        for (const [at, { usdz, glb }] of made.entries()) {
          expect(Math.max(usdz.length, glb.length, opened.design.length), file).toBeLessThanOrEqual(MAX_MODEL_BYTES)
          const [scene, ...textures] = readArchive(usdz)
          expect(scene?.name).toBe('model.usda')
          for (const { start } of textures) expect(start % ALIGNMENT).toBe(0)
          const text = scene?.data.toString() ?? ''
          for (const [, asset = ''] of text.matchAll(/@([^@]+)@/g))
            expect(textures.map(({ name }) => name)).toContain(asset)
          const { w = 0, h = 0, d = 0 } = products[at]?.dimensionsCm ?? {}
          for (const [axis, wanted] of [w, h, d].entries())
            expect(Math.abs((measure(text)[axis] ?? 0) - wanted / 100), `${file} ${axis}`).toBeLessThan(0.001)
        }
        expect(new Set(made.map(({ usdz }) => usdz.toString('latin1'))).size, `${file} has as many looks`).toBe(
          made.length,
        )
      }
    },
  )

  it('FIT-04 is the same each time, and a GLB of one colour has its material alone', async () => {
    const file = sampleGlb({ colours: ['oak', 'black'] })
    const [first, second] = [await openModel(file), await openModel(file)]
    expect(first.colour('black').usdz.equals(second.colour('black').usdz)).toBe(true)
    const { description } = openGlb(first.colour('black').glb)
    expect(description).toMatchObject({ materials: [{ name: 'black' }], meshes: [{ primitives: [{ material: 0 }] }] })
    expect(JSON.stringify(description)).not.toMatch(/variants|oak/)
  })
})

describe('a GLB file that is not taken', () => {
  const whole = sampleGlb()
  const flipped = (at: number, value: number) => Buffer.from(whole.map((byte, index) => (index === at ? value : byte)))
  const wrong: Readonly<Record<string, readonly [Buffer, RegExp]>> = {
    empty: [Buffer.alloc(0), /no GLB/],
    'a picture': [Buffer.from('\x89PNG\r\n\x1a\n'.repeat(9), 'latin1'), /no GLB/],
    'glTF 1.0': [flipped(4, 1), /glTF 2.0/],
    truncated: [whole.subarray(0, -20), /cut short/],
    'with a chunk longer than the file': [flipped(14, 0xff), /cut short/],
    'no JSON': [flipped(20, 0x78), /not JSON/],
    'with a file outside': [
      sampleGlb({ change: (made) => void Object.assign(made.buffers[0] ?? {}, { uri: 'http://evil.test/x.bin' }) }),
      /outside/,
    ],
    'with a picture outside': [
      sampleGlb({ change: (made) => void Object.assign(made, { images: [{ uri: '../../etc/passwd' }] }) }),
      /images/,
    ],
    'with a circle': [
      sampleGlb({ change: (made) => void Object.assign(made.nodes[0] ?? {}, { children: [0] }) }),
      /two places/,
    ],
    'with a node that is missing': [
      sampleGlb({ change: (made) => void Object.assign(made.scenes[0] ?? {}, { nodes: [7] }) }),
      /missing/,
    ],
    'with data that is missing': [
      sampleGlb({ change: (made) => void Object.assign(made.bufferViews[2] ?? {}, { byteLength: 90_000 }) }),
      /does not have/,
    ],
    'with a billion corners': [
      sampleGlb({ change: (made) => void Object.assign(made.accessors[0] ?? {}, { count: 1e9 }) }),
      /accessors/,
    ],
    'with more corners than data': [
      sampleGlb({ change: (made) => void Object.assign(made.accessors[0] ?? {}, { count: 5000 }) }),
      /read|corner/,
    ],
    'with sparse data': [
      sampleGlb({ change: (made) => void Object.assign(made.accessors[0] ?? {}, { sparse: { count: 5 } }) }),
      /sparse/,
    ],
    'in Draco': [
      sampleGlb({ change: (made) => void Object.assign(made, { extensionsRequired: ['KHR_draco_mesh_compression'] }) }),
      /draco/,
    ],
    'that moves': [sampleGlb({ change: (made) => void Object.assign(made, { animations: [{}] }) }), /animations/],
    'with a corner that is missing': [
      sampleGlb({ change: (made) => made.accessors.slice(0, 2).forEach((each) => Object.assign(each, { count: 4 })) }),
      /corner that is missing/,
    ],
    'without light': [
      sampleGlb({ change: (made) => delete made.meshes[0]?.primitives[0]?.attributes.NORMAL }),
      /normals/,
    ],
    'too far away': [
      sampleGlb({ change: (made) => void Object.assign(made.nodes[0] ?? {}, { translation: [1e9, 0, 0] }) }),
      /nowhere/,
    ],
    'too big': [Buffer.concat([whole, Buffer.alloc(MAX_MODEL_BYTES)]), /at most 2000000/],
  }
  for (const [name, [file, message]] of Object.entries(wrong))
    it(`FIT-04 ${name}`, async () => {
      await expect(openModel(file)).rejects.toThrow(message)
      await expect(openModel(file)).rejects.toMatchObject({ name: 'ModelError' })
    })

  it('FIT-04 a colour that it does not have is named with those that it has', async () => {
    const opened = await openModel(sampleGlb({ colours: ['oak', 'black'] }))
    expect(() => opened.colour('pink')).toThrow('no colour pink; it has oak, black')
    expect(() => opened.colour(undefined)).toThrow('is missing: the model has oak, black')
  })
})
