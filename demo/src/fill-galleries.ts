import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeCloseView } from './close-view.ts'
import { writeEveningOf } from './evening-light.ts'

/**
 * Gives products with few pictures the ones that they lack, made of those that they have, and writes them into
 * catalogue.json and packages.json. A dark brand shows no sunlit scene, so it has the same in the evening; what then still
 * has few gets a close view of its shot. Run it after take-pictures, and scan-media and scan-places after it.
 */
const DEMO = join(import.meta.dirname, '..')
const FEWEST = 4
/** Names end so. */
const EVENING_OF_SCENE = 6
const CLOSE_VIEW = 7

type Words = Readonly<Record<string, string>>
interface Picture {
  readonly file: string
  readonly kind?: string
  readonly alt: Words
  /** An evening's own scene: whoever sees that one does not need the other. */
  readonly insteadOf?: string
}
interface Product {
  readonly productKey: string
  readonly images: readonly Picture[]
}
interface Place {
  readonly mood?: string
}
interface Room {
  readonly file: string
  readonly mood: string
  readonly focalPoints: readonly { readonly productKey: string }[]
}

const pathOf = (name: string) => join(DEMO, 'catalogue', `${name}.json`)
const readJson = <Value>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as Value
const writeJson = (path: string, value: unknown) => writeFileSync(path, `${JSON.stringify(value, null, 1)}\n`)

const { rooms } = readJson<{ rooms: Room[] }>(pathOf('rooms'))
const places = readJson<Record<string, Place>>(join(DEMO, 'images/places.json'))
const isSunlit = ({ file }: Picture) => places[file.replace(/^images\//, '')]?.mood === 'light'

const IN_THE_EVENING: Words = {
  da: ' i aftenstemning',
  nb: ' i kveldsstemning',
  sv: ' i kvällsstämning',
  en: ' in an evening room',
}
const FROM_NEAR: Words = {
  da: ', set tæt på',
  nb: ', sett på nært hold',
  sv: ', sedd på nära håll',
  en: ', seen close up',
}

/** What the shot's text says of the thing, without its series. */
function described({ alt }: Picture, words: Words): Words {
  return Object.fromEntries(
    Object.entries(alt).map(([language, text]) => [language, text.replace(/, [^,]*$/, '') + (words[language] ?? '')]),
  )
}

const numbered = (productKey: string, number: number) => `images/products/${productKey}-${number}.webp`
const isMade = ({ file }: Picture) => /-[67]\.webp$/.test(file)
const isEvening = ({ kind }: Picture) => kind === 'evening' || kind === 'evening-of-scene'

async function eveningOf(product: Product, shot: Picture, scene: Picture): Promise<Picture> {
  const file = numbered(product.productKey, EVENING_OF_SCENE)
  if (!existsSync(join(DEMO, file))) await writeEveningOf(join(DEMO, scene.file), join(DEMO, file))
  return { file, kind: 'evening-of-scene', alt: described(shot, IN_THE_EVENING), insteadOf: scene.file }
}

async function closeViewOf(product: Product, shot: Picture): Promise<Picture> {
  const file = numbered(product.productKey, CLOSE_VIEW)
  if (!existsSync(join(DEMO, file))) await writeCloseView(join(DEMO, shot.file), join(DEMO, file))
  return { file, kind: 'detail', alt: described(shot, FROM_NEAR) }
}

/** Its scenes come second, by day and in the evening: they are what a card shows under the pointer. */
function inOrder(images: readonly Picture[]): Picture[] {
  const rest = images.filter((picture) => !isEvening(picture))
  return [...rest.slice(0, 2), ...images.filter(isEvening), ...rest.slice(2)]
}

async function filled(product: Product): Promise<Picture[]> {
  const own = product.images.filter((picture) => !isMade(picture))
  const [shot] = own
  if (!shot) return own
  const inRooms = (mood?: string) =>
    rooms.filter(
      (room) =>
        (mood === undefined || room.mood === mood) &&
        room.focalPoints.some(({ productKey }) => productKey === product.productKey),
    ).length
  let inDark = own.filter((picture) => !isSunlit(picture)).length + inRooms('dark')
  const added: Picture[] = []
  const scene = own.find(isSunlit)
  if (inDark < FEWEST && scene) {
    added.push(await eveningOf(product, shot, scene))
    inDark += 1
  }
  if (inDark < FEWEST || own.length + inRooms() < FEWEST) added.push(await closeViewOf(product, shot))
  return inOrder([...own, ...added])
}

const products = await Promise.all(
  readJson<Product[]>(pathOf('catalogue')).map(async (product) => ({ ...product, images: await filled(product) })),
)
writeJson(pathOf('catalogue'), products)

/** A package shows the evenings of its parts after everything else. */
const packages = readJson<{ products: Product[] }>(pathOf('packages'))
const evenings = new Map(products.map(({ images }) => [images[0]?.file, images.filter(isEvening)]))
writeJson(pathOf('packages'), {
  ...packages,
  products: packages.products.map((product) => {
    const own = product.images.filter((picture) => !isEvening(picture))
    return { ...product, images: [...own, ...own.flatMap(({ file }) => evenings.get(file) ?? [])] }
  }),
})
const count = products.filter(({ images }) => images.some(isMade)).length
console.log(`${count} products have pictures made of others`)
