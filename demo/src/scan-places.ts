import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brightnessOf, middleOfThing, type Point } from './picture-focus.ts'

/**
 * Writes images/places.json: what is where in each picture. From the pictures themselves, from what the renderer knows
 * (catalogue.json: boxes of straight views; rooms.json: where products stand) and from editors (focus.json, which wins).
 */
const DEMO = join(import.meta.dirname, '..')
const readJson = <Value>(name: string) => JSON.parse(readFileSync(join(DEMO, 'catalogue', name), 'utf8')) as Value

interface Box extends Point {
  readonly w: number
  readonly h: number
}
interface Picture {
  readonly file: string
  readonly kind?: string
  readonly insteadOf?: string
  readonly axes?: { readonly x: 'w' | 'd' }
  readonly box?: Box
}
interface Place {
  readonly focus?: Point
  readonly measured?: { readonly across: 'width' | 'depth'; readonly box: Box }
  readonly products?: Readonly<Record<string, Point>>
  readonly mood?: 'light' | 'dark'
  readonly insteadOf?: string
  readonly isWhole?: true
}

const mediaFile = (file: string) => file.replace(/^images\//, '')
/** A crop around the very middle needs no focus. */
const NEAR_MIDDLE = 3
const isOffMiddle = ({ x, y }: Point) => Math.abs(x - 50) > NEAR_MIDDLE || Math.abs(y - 50) > NEAR_MIDDLE

/** Scenes are darker than this in the evening. */
const MOST_DARK = 110

async function placeOf({ file, kind, axes, box, insteadOf }: Picture): Promise<Place | undefined> {
  if (box) return { measured: { across: axes?.x === 'd' ? 'depth' : 'width', box } }
  if (kind === 'composed') return { isWhole: true }
  if (insteadOf) return { mood: 'dark', insteadOf: mediaFile(insteadOf) }
  if (kind === 'evening') return { mood: 'dark' }
  if (kind === 'scene')
    return { mood: (await brightnessOf(readFileSync(join(DEMO, file)))) > MOST_DARK ? 'light' : 'dark' }
  const focus = kind === 'front' ? await middleOfThing(readFileSync(join(DEMO, file))) : undefined
  return focus && isOffMiddle(focus) ? { focus } : undefined
}

const places = new Map<string, Place>()
const shots = [
  ...readJson<{ images: Picture[] }[]>('catalogue.json'),
  ...readJson<{ products: { images: Picture[] }[] }>('packages.json').products,
].flatMap(({ images }) => images)
for (const picture of shots) {
  const place = await placeOf(picture)
  if (place) places.set(mediaFile(picture.file), place)
}

interface Room {
  readonly file: string
  readonly mood: 'light' | 'dark'
  readonly focalPoints: readonly (Point & { readonly productKey: string })[]
}
for (const { file, mood, focalPoints } of readJson<{ rooms: Room[] }>('rooms.json').rooms) {
  const products = Object.fromEntries(focalPoints.map(({ productKey, x, y }) => [productKey, { x, y }]))
  // The largest piece of a room is named first.
  const [main] = Object.values(products)
  places.set(mediaFile(file), { ...(main && { focus: main }), products, mood })
}

for (const [file, focus] of Object.entries(readJson<Record<string, Point>>('focus.json')))
  places.set(file, { ...places.get(file), focus })

const sorted = [...places].toSorted(([a], [b]) => (a < b ? -1 : 1))
const lines = sorted.map(([file, place]) => ` ${JSON.stringify(file)}: ${JSON.stringify(place)}`)
writeFileSync(join(DEMO, 'images/places.json'), `{\n${lines.join(',\n')}\n}\n`)
console.log(`${places.size} pictures in images/places.json`)
