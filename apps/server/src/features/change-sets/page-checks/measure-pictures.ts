import { brotliCompressSync, constants } from 'node:zlib'
import sharp from 'sharp'
import { pictureOnPhone } from '@firkant/domain/content/checks/page-weight.ts'
import { contrastOnPicture, type Pixels, type Veil } from '@firkant/domain/content/checks/words-on-picture.ts'
import type { ShownHero, ShownPage } from './read-shown-page.ts'

/** What the shop answers to an address of a picture; undefined if there is none. */
export type FetchPicture = (address: string) => Promise<Buffer | undefined>

const AT_ONCE = 4
const BYTES_PER_KB = 1000
/** As a hero is on a laptop: 1366 pixels wide, and 44 of 100 of it high; a fifth of that is enough to see what words stand on. */
const SHOWN = { width: 273, height: 120 }
const MEASURED_WIDTH = 960

async function sumOf(addresses: readonly string[], fetchPicture: FetchPicture): Promise<number> {
  const waiting = [...addresses]
  let bytes = 0
  const work = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const picture = await fetchPicture(next)
      bytes += picture?.length ?? 0
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return bytes
}

/** What a phone loads of the page, to its end: the document as it is sent, and the pictures. */
export async function weigh(html: string, { pictures }: ShownPage, fetchPicture: FetchPicture) {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
  const addresses = new Set(pictures.map(pictureOnPhone).filter((address) => address.startsWith('/images/')))
  const bytes = brotliCompressSync(html, quality).length + (await sumOf([...addresses], fetchPicture))
  return { kB: Math.round(bytes / BYTES_PER_KB), pictures: addresses.size }
}

/** The part of the picture that is seen, around its focal point. */
async function shownPart(picture: Buffer, { x, y }: ShownHero['focus']): Promise<Pixels> {
  const { width = 1, height = 1 } = await sharp(picture).metadata()
  const scale = Math.max(SHOWN.width / width, SHOWN.height / height)
  const size = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) }
  const left = Math.round(((size.width - SHOWN.width) * x) / 100)
  const top = Math.round(((size.height - SHOWN.height) * y) / 100)
  const { data, info } = await sharp(picture)
    .resize({ ...size, fit: 'fill' })
    .extract({ left, top, ...SHOWN })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, rgb: data }
}

interface Look {
  readonly ink: string
  readonly veil?: Veil | undefined
}

/** The contrast of a hero’s words on the pixels behind them. */
export async function measureHero(
  hero: ShownHero,
  { ink, veil }: Look,
  fetchPicture: FetchPicture,
): Promise<number | undefined> {
  const address = new URL(hero.src, 'http://shop')
  const version = address.searchParams.get('v')
  const query = new URLSearchParams({ ...(version !== null && { v: version }), w: String(MEASURED_WIDTH) })
  const picture = await fetchPicture(`${address.pathname}?${query}`)
  if (!picture) return undefined
  return contrastOnPicture(await shownPart(picture, hero.focus), { side: hero.side, ink, veil })
}
