import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { argv } from 'node:process'
import sharp from 'sharp'

/**
 * Takes the product pictures of a rendered pack into the demo: recompressed, and described in catalogue.json.
 * `node demo/src/take-pictures.ts <folder of the pack>`; run compose-sets and scan-media after it.
 */
const DEMO = join(import.meta.dirname, '..')
const CATALOGUE = join(DEMO, 'catalogue/catalogue.json')
const PACKAGES = join(DEMO, 'catalogue/packages.json')

/**
 * By the end of the name: front, scene, close-up, straight view, evening. Chosen on four to six pictures of each
 * kind at nearby qualities: mean PSNR against the pack 43 dB and more, for scenes, which are noisy, about 40 dB.
 */
const QUALITY: Readonly<Record<string, number>> = { '1': 72, '2': 66, '3': 70, '4': 70, '5': 66 }

interface Picture {
  readonly file: string
  readonly kind?: string
  readonly alt: Readonly<Record<string, string>>
  readonly view?: string
  readonly axes?: unknown
  readonly box?: unknown
}
interface Product {
  readonly productKey: string
  readonly subtitle: Readonly<Record<string, string>>
  readonly images: readonly Picture[]
}

const readJson = <Value>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as Value
const writeJson = (path: string, value: unknown) => writeFileSync(path, `${JSON.stringify(value, null, 1)}\n`)

/** A room in Norwegian is `rom`; `miljø` is the Danish word for it. */
function described({ file, kind, alt, view, axes, box }: Picture): Picture {
  const nb = alt.nb?.replace('i et innredet miljø', 'i et innredet rom') ?? ''
  return { file, ...(kind && { kind }), alt: { ...alt, nb }, ...(view && { view, axes, box }) }
}

async function recompress(source: string): Promise<number> {
  const quality = QUALITY[/-(\d)\.webp$/.exec(source)?.[1] ?? '']
  if (quality === undefined) return 0
  const { size } = await sharp(source)
    .webp({ quality, effort: 4 })
    .toFile(join(DEMO, 'images/products', basename(source)))
  return size
}

const [, , pack = ''] = argv
const taken = new Map(
  readJson<Product[]>(join(pack, 'catalogue.json')).map(({ productKey, images }) => [
    productKey,
    images.map(described),
  ]),
)
const products = readJson<Product[]>(CATALOGUE).map((product) => ({
  ...product,
  images: taken.get(product.productKey) ?? product.images,
}))
writeJson(CATALOGUE, products)

/** A package shows pictures of its parts, and one of its own that says what its subtitle says. */
const known = new Map(products.flatMap(({ images }) => images.map((picture) => [picture.file, picture])))
const packages = readJson<{ products: Product[] }>(PACKAGES)
const ownPicture = (file: string, { subtitle }: Product): Picture => ({ file, kind: 'composed', alt: subtitle })
writeJson(PACKAGES, {
  ...packages,
  products: packages.products.map((product) => ({
    ...product,
    images: product.images.map(({ file }) => known.get(file) ?? ownPicture(file, product)),
  })),
})

const folder = join(pack, 'images/products')
let bytes = 0
for (const name of readdirSync(folder)) bytes += await recompress(join(folder, name))
console.log(`${taken.size} products, ${(bytes / 1e6).toFixed(1)} MB`)
