import sharp from 'sharp'

/** The middle of a scene, where its product stands: without the edges the product is nearer. */
const CROP = { left: 0.09, top: 0.1, width: 0.82, height: 0.82 }
const SIDE = 1100
const QUALITY = 68
/** Of red, green and blue: a warm lamp instead of the sun. */
const LAMP = [0.66, 0.52, 0.37] as const
/** Where the pool of light begins to fade and where it has, in halves of the picture's side. */
const FADE = { from: 0.28, to: 1.3 }
const LEAST_LIGHT = 0.08
/** Screens show light as its power of 1 / 2.2. */
const GAMMA = 2.2

const LINEAR = Float32Array.from({ length: 256 }, (_, value) => (value / 255) ** GAMMA)

function lightAt(x: number, y: number): number {
  const far = Math.hypot(x, y * 0.94)
  const t = Math.min(1, Math.max(0, (far - FADE.from) / (FADE.to - FADE.from)))
  return 1 - (1 - LEAST_LIGHT) * t * t * (3 - 2 * t)
}

/** A sunlit scene as it is in the evening: the light of a lamp on the product, the room around it dark. */
export async function writeEveningOf(scene: string, target: string): Promise<number> {
  const { width = 0, height = 0 } = await sharp(scene).metadata()
  const pixels = await sharp(scene)
    .extract({
      left: Math.round(width * CROP.left),
      top: Math.round(height * CROP.top),
      width: Math.round(width * CROP.width),
      height: Math.round(height * CROP.height),
    })
    .resize(SIDE, SIDE)
    .removeAlpha()
    .raw()
    .toBuffer()
  for (let pixel = 0; pixel < SIDE * SIDE; pixel += 1) {
    const light = lightAt((pixel % SIDE) / (SIDE / 2) - 1, Math.floor(pixel / SIDE) / (SIDE / 2) - 1)
    for (const [channel, share] of LAMP.entries()) {
      const at = pixel * LAMP.length + channel
      pixels[at] = Math.round(255 * ((LINEAR[pixels[at] ?? 0] ?? 0) * light * share) ** (1 / GAMMA))
    }
  }
  const image = sharp(pixels, { raw: { width: SIDE, height: SIDE, channels: 3 } })
  const { size } = await image.webp({ quality: QUALITY, effort: 4 }).toFile(target)
  return size
}
