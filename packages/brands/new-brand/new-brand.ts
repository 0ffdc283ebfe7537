import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fontFileName } from '../fonts/brand-fonts.ts'
import { fontsCss } from '../fonts/fonts-css.ts'
import { HEADING_CHARACTERS, TEXT_CHARACTERS } from '../fonts/needed-characters.ts'
import { subsetFace } from '../fonts/subset-face.ts'
import {
  coloursOf,
  layoutFile,
  rolesFile,
  sheetFile,
  storefrontFile,
  valuesFile,
  type NewBrand,
} from './brand-files.ts'
import { readRoles } from './role-sheet.ts'
import { drawMark, drawWordmark } from './wordmark.ts'

const SOURCES = path.join(import.meta.dirname, '../src')

/** Writes a storefront's folder; returns its file names, sorted. */
export async function makeBrand(brand: NewBrand, folder: string): Promise<readonly string[]> {
  if (existsSync(folder)) throw new Error(`${folder} is there already: choose another name, or delete it first.`)
  const { name, fonts } = brand
  const colours = coloursOf(brand.answers)
  const types = path.relative(folder, SOURCES).replaceAll('\\', '/')
  const head = { face: fonts.head, file: await subsetFace(fonts.head, HEADING_CHARACTERS) }
  const text = { face: fonts.text, file: await subsetFace(fonts.text, TEXT_CHARACTERS) }
  const weight = fonts.head.weights.max
  const logo = await drawWordmark(head.file, name, { weight, colour: colours.ink ?? '#000000' })
  const footerLogo = await drawWordmark(head.file, name, { weight, colour: colours['on-brown'] ?? '#ffffff' })
  const files: Readonly<Record<string, string | Buffer>> = {
    'fonts.css': await fontsCss({ head, text }),
    [`fonts/${fontFileName(fonts.head)}`]: head.file,
    [`fonts/${fontFileName(fonts.text)}`]: text.file,
    'logo-footer.svg': footerLogo.svg,
    'logo.svg': logo.svg,
    'mark.svg': await drawMark(head.file, name, {
      weight,
      colour: colours['on-accent'] ?? '#ffffff',
      ground: colours.accent ?? '#000000',
    }),
    [`${name}.css`]: sheetFile(),
    'storefront.ts': storefrontFile(brand, logo, types),
    'roles.css': rolesFile(brand, readRoles()),
    'values.css': valuesFile(),
    'layout.ts': layoutFile(types),
  }
  await mkdir(path.join(folder, 'fonts'), { recursive: true })
  for (const [file, content] of Object.entries(files)) await writeFile(path.join(folder, file), content)
  return Object.keys(files).toSorted()
}
