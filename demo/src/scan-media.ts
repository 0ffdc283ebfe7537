import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import sharp from 'sharp'

/** Writes catalogue/media.json: size, colour and content hash of every picture. Run it after changing pictures. */
const IMAGES = join(import.meta.dirname, '../images')
/** Films stand in the same folder, and what is where in pictures. */
const PICTURE = /\.(?:webp|avif|jpe?g|png)$/
const TARGET = join(import.meta.dirname, '../catalogue/media.json')

async function dominantColour(bytes: Buffer): Promise<string> {
  const { data } = await sharp(bytes)
    .resize(1, 1, { fit: 'cover' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return `#${[...data.subarray(0, 3)].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

const files = readdirSync(IMAGES, { recursive: true, withFileTypes: true }).filter(
  (entry) => entry.isFile() && PICTURE.test(entry.name),
)
const media = []
for (const entry of files) {
  const path = join(entry.parentPath, entry.name)
  const bytes = readFileSync(path)
  const { width, height } = await sharp(bytes).metadata()
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  media.push({ file: relative(IMAGES, path), width, height, colour: await dominantColour(bytes), hash })
}
media.sort((a, b) => (a.file < b.file ? -1 : 1))
writeFileSync(TARGET, `${JSON.stringify(media, null, 1)}\n`)
console.log(`${media.length} pictures in ${relative(process.cwd(), TARGET)}`)
