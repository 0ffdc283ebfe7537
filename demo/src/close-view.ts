import sharp from 'sharp'

/** The share of a shot that a close view shows of it. */
const CLOSE = 0.5
/** Places that are looked at, each way. */
const STEPS = 5
/** Wide enough to tell where there is something to see. */
const LOOKED_AT = 240
const SIDE = 1100
const QUALITY = 70

/** Where most is to be seen, as near as the shot's own pixels allow: the rim of a vase, not the glass of a mirror. */
export async function writeCloseView(shot: string, target: string): Promise<void> {
  const small = await sharp(shot).resize(LOOKED_AT, LOOKED_AT).png().toBuffer()
  const side = LOOKED_AT * CLOSE
  const starts = Array.from({ length: STEPS }, (_, step) => Math.round((step * (LOOKED_AT - side)) / (STEPS - 1)))
  const places = starts.flatMap((top) => starts.map((left) => ({ left, top, width: side, height: side })))
  const seen = await Promise.all(
    places.map(async (place) => {
      const { entropy } = await sharp(await sharp(small).extract(place).png().toBuffer()).stats()
      return { place, entropy }
    }),
  )
  const { place } = seen.reduce((best, one) => (one.entropy > best.entropy ? one : best))
  const { width = 0 } = await sharp(shot).metadata()
  const scale = width / LOOKED_AT
  const scaled = (value: number) => Math.round(value * scale)
  await sharp(shot)
    .extract({ left: scaled(place.left), top: scaled(place.top), width: scaled(side), height: scaled(side) })
    .resize(SIDE, SIDE)
    .webp({ quality: QUALITY, effort: 4 })
    .toFile(target)
}
