import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fontFileName } from '../fonts/brand-fonts.ts'
import { fontsCss } from '../fonts/fonts-css.ts'
import { HEADING_CHARACTERS, TEXT_CHARACTERS } from '../fonts/needed-characters.ts'
import { subsetFace } from '../fonts/subset-face.ts'
import { sheetFile, storefrontFile, rolesFile, valuesFile, layoutFile, type NewBrand } from './brand-files.ts'
import { paletteOf } from './palette.ts'
import { drawMark, drawWordmark } from './wordmark.ts'

const SOURCES = path.join(import.meta.dirname, '../src')

/** Writes a storefront's folder; returns its file names, sorted. */
export async function makeBrand(brand: NewBrand, folder: string): Promise<readonly string[]> {
  if (existsSync(folder)) throw new Error(`${folder} is there already: choose another name, or delete it first.`)
  const { name, fonts } = brand
  const palette = paletteOf(brand.colours)
  const types = path.relative(folder, SOURCES).replaceAll('\\', '/')
  const head = { face: fonts.head, file: await subsetFace(fonts.head, HEADING_CHARACTERS) }
  const text = { face: fonts.text, file: await subsetFace(fonts.text, TEXT_CHARACTERS) }
  const weight = fonts.head.weights.max
  const logo = await drawWordmark(head.file, name, { weight, colour: brand.colours.ink })
  const footerLogo = await drawWordmark(head.file, name, { weight, colour: palette['on-brown'] ?? '#ffffff' })
  const files: Readonly<Record<string, string | Buffer>> = {
    'fonts.css': await fontsCss({ head, text }),
    [`fonts/${fontFileName(fonts.head)}`]: head.file,
    [`fonts/${fontFileName(fonts.text)}`]: text.file,
    'logo-footer.svg': footerLogo.svg,
    'logo.svg': logo.svg,
    'mark.svg': await drawMark(head.file, name, {
      weight,
      colour: palette['on-accent'] ?? '#ffffff',
      ground: palette.accent ?? '#000000',
    }),
    [`${name}.css`]: sheetFile(),
    'storefront.ts': storefrontFile(brand, logo, types),
    'roles.css': rolesFile(brand),
    'values.css': valuesFile(),
    'layout.ts': layoutFile(types),
  }
  await mkdir(path.join(folder, 'fonts'), { recursive: true })
  for (const [file, content] of Object.entries(files)) await writeFile(path.join(folder, file), content)
  return Object.keys(files).toSorted()
}
