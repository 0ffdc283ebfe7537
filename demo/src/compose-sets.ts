import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'

/** Writes the pictures of packages that are in no picture together, from those of their parts. Run scan-media after it. */
const PRODUCTS = join(import.meta.dirname, '../images/products')
const SIDE = 1200
const BACKDROP = { r: 244, g: 240, b: 236 }
/** Makes the backdrop white, a little more so than needed: its grain is gone too. */
const TO_WHITE = Object.values(BACKDROP).map((channel) => 255 / (channel - 9))
const QUALITY = 82

interface Placed {
  readonly part: string
  /** Of the picture's side; its middle stands at x, y in shares of the canvas. */
  readonly scale: number
  readonly x: number
  readonly y: number
  readonly isMirrored?: boolean
}

/** Parts do not overlap: each is laid on the backdrop as if it were printed there, its shadow with it. */
async function overlayOf({ part, scale, x, y, isMirrored = false }: Placed): Promise<OverlayOptions> {
  const side = Math.round(SIDE * scale)
  const picture = sharp(join(PRODUCTS, `${part}-1.webp`))
    .flop(isMirrored)
    .resize(side, side)
    .linear(TO_WHITE, [0, 0, 0])
  const [left, top] = [Math.round(SIDE * x - side / 2), Math.round(SIDE * y - side / 2)]
  // What reaches over the edge is backdrop.
  const [cutLeft, cutTop] = [Math.max(0, -left), Math.max(0, -top)]
  const width = Math.min(side - cutLeft, SIDE - Math.max(0, left))
  const height = Math.min(side - cutTop, SIDE - Math.max(0, top))
  const laid = sharp(await picture.png().toBuffer()).extract({ left: cutLeft, top: cutTop, width, height })
  return { input: await laid.png().toBuffer(), left: Math.max(0, left), top: Math.max(0, top), blend: 'multiply' }
}

const sofaAndStool = (colour: string): readonly Placed[] => [
  { part: `nordlo-3-${colour}`, scale: 0.98, x: 0.5, y: 0.4 },
  { part: `nordlo-pouf-${colour}`, scale: 0.36, x: 0.6, y: 0.81 },
]
const bedAndTables = (colour: string): readonly Placed[] => [
  { part: `sovlund-${colour}`, scale: 0.8, x: 0.5, y: 0.47 },
  { part: `sovlund-side-${colour}`, scale: 0.21, x: 0.085, y: 0.72 },
  { part: `sovlund-side-${colour}`, scale: 0.21, x: 0.9, y: 0.66, isMirrored: true },
]
const deskAndChair = (colour: string): readonly Placed[] => [
  { part: `skrivelo-${colour}`, scale: 0.74, x: 0.36, y: 0.46 },
  { part: 'skrivelo-chair-grey', scale: 0.52, x: 0.82, y: 0.6, isMirrored: true },
]

const SETS: Readonly<Record<string, readonly Placed[]>> = {
  'nordlo-set-green': sofaAndStool('green'),
  'nordlo-set-sand': sofaAndStool('sand'),
  'sovlund-set-oak': bedAndTables('oak'),
  'sovlund-set-smoked': bedAndTables('smoked'),
  'skrivelo-set-oak': deskAndChair('oak'),
  'skrivelo-set-walnut': deskAndChair('walnut'),
}

for (const [name, parts] of Object.entries(SETS)) {
  await sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: BACKDROP } })
    .composite(await Promise.all(parts.map(overlayOf)))
    .webp({ quality: QUALITY })
    .toFile(join(PRODUCTS, `${name}-1.webp`))
}
