import { join } from 'node:path'
import sharp from 'sharp'
import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { drawableName, LIST_PREVIEW, previewTiles } from '@firkant/domain/lists/list-preview.ts'
import { encodeImage } from '../../images/encode-image.ts'
import { readMailLogo } from '../../mail/mail-logo.ts'

const BRANDS_FOLDER = join(import.meta.dirname, '../../../../../../packages/brands/src')
const GAP = 6
const PADDING = 56
const PANEL = LIST_PREVIEW.width - LIST_PREVIEW.height
const NAME = { size: 62, width: PANEL - 2 * PADDING, mostHeight: 340 } as const
const QUALITY = 82

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeMarkup = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '')

/** On the ground that the logo is made for. */
const inkOf = ({ mailLook: { head, page, ink, onAccent } }: BrandDefinition) => (head === page ? ink : onAccent)

/** In the brand's heading font. Pango reads markup, so the name is escaped. */
async function drawName(brand: BrandDefinition, name: string): Promise<Buffer> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${inkOf(brand)}">${escapeMarkup(name)}</span>`,
      // The comma ends the family: its last word may be one for a weight.
      font: `${brand.pictureFont}, ${NAME.size}`,
      fontfile: join(BRANDS_FOLDER, brand.key, 'fonts/picture-font.ttf'),
      width: NAME.width,
      wrap: 'word-char',
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  if (info.height <= NAME.mostHeight && info.width <= NAME.width) return data
  return sharp(data).resize({ width: NAME.width, height: NAME.mostHeight, fit: 'inside' }).png().toBuffer()
}

async function drawTiles(pictures: readonly Buffer[]) {
  const tiles = previewTiles(pictures.length, { side: LIST_PREVIEW.height, gap: GAP })
  return Promise.all(
    tiles.map(async ({ left, top, width, height }, index) => ({
      input: await encodeImage(pictures[index] ?? Buffer.alloc(0), {
        size: { width, height },
        quality: QUALITY,
        format: 'webp',
      }),
      left: PANEL + left,
      top,
    })),
  )
}

/** Logo and name at the left, pictures at the right, in the brand's colours. */
export async function drawListPreview(
  brand: BrandDefinition,
  { name, pictures }: { name: string; pictures: readonly Buffer[] },
): Promise<Buffer> {
  const { mailLook } = brand
  const drawn = drawableName(name)
  const { width, height } = mailLook.logo
  const logo = await sharp(await readMailLogo(brand))
    .resize({ width: width * 2, height: height * 2, fit: 'inside' })
    .png()
    .toBuffer()
  const words = drawn === undefined ? undefined : await drawName(brand, drawn)
  const wordsHeight = words ? ((await sharp(words).metadata()).height ?? 0) : 0
  return sharp({ create: { ...LIST_PREVIEW, channels: 3, background: mailLook.head } })
    .composite([
      ...(await drawTiles(pictures)),
      { input: logo, left: PADDING, top: PADDING },
      ...(words ? [{ input: words, left: PADDING, top: LIST_PREVIEW.height - PADDING - wordsHeight }] : []),
    ])
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer()
}
