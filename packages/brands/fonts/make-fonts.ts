import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { BRAND_KEYS, type BrandKey } from '@firkant/domain/brand/brand-key.ts'
import { BRAND_FONTS, fontFileName, FONT_BUDGET_BYTES, type FontFace } from './brand-fonts.ts'
import { fontsCss, type MadeFace } from './fonts-css.ts'
import { HEADING_CHARACTERS, TEXT_CHARACTERS } from './needed-characters.ts'
import { subsetFace } from './subset-face.ts'

const brandsFolder = path.join(import.meta.dirname, '../src')
const PICTURE_FONT = 'picture-font.ttf'
const licencesFolder = path.join(import.meta.dirname, 'licences')

async function makeFace(brand: BrandKey, face: FontFace, characters: string): Promise<MadeFace> {
  const file = await subsetFace(face, characters)
  await writeFile(path.join(brandsFolder, brand, 'fonts', fontFileName(face)), file)
  const licence = fileURLToPath(import.meta.resolve(`@fontsource-variable/${face.package}/LICENSE`))
  await copyFile(licence, path.join(licencesFolder, `${face.package}.txt`))
  console.log(`${brand.padEnd(8)} ${String(file.length).padStart(6)} B  ${fontFileName(face)}`)
  return { face, file }
}

/** One weight of the heading font, for pictures with words. */
async function makePictureFont(brand: BrandKey, face: FontFace): Promise<void> {
  const { max } = face.weights
  const file = await subsetFace({ ...face, weights: { min: max, max } }, TEXT_CHARACTERS, 'sfnt')
  await writeFile(path.join(brandsFolder, brand, 'fonts', PICTURE_FONT), file)
}

async function makeBrand(brand: BrandKey): Promise<boolean> {
  const fonts = BRAND_FONTS[brand]
  await mkdir(path.join(brandsFolder, brand, 'fonts'), { recursive: true })
  const head = await makeFace(brand, fonts.head, HEADING_CHARACTERS)
  const text = await makeFace(brand, fonts.text, TEXT_CHARACTERS)
  await writeFile(path.join(brandsFolder, brand, 'fonts.css'), await fontsCss({ head, text }))
  await makePictureFont(brand, fonts.head)
  const bytes = head.file.length + text.file.length
  console.log(`${brand.padEnd(8)} ${String(bytes).padStart(6)} B of ${FONT_BUDGET_BYTES} before the first paint\n`)
  return bytes <= FONT_BUDGET_BYTES
}

await mkdir(licencesFolder, { recursive: true })
const overBudget = []
for (const brand of BRAND_KEYS) if (!(await makeBrand(brand))) overBudget.push(brand)
if (overBudget.length > 0) throw new Error(`Too heavy before the first paint: ${overBudget.join(', ')}`)
