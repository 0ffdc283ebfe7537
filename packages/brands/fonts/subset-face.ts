import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { fontFileName, type FontFace } from './brand-fonts.ts'

/** `tnum` aligns prices, `lnum` sets Cormorant's figures upright, `rvrn` swaps glyphs by weight; the rest is shaping. */
const KEPT_FEATURES = 'ccmp locl rlig calt clig liga rvrn kern mark mkmk tnum lnum pnum'.split(' ')

/** Licence text and address: the Open Font License requires them in the font. */
const LICENCE_NAME_IDS = [13, 14]

/** `sfnt`: for pictures that the server draws with words; its renderer unpacks no woff2. */
export type FontFormat = 'woff2' | 'sfnt'

export async function subsetFace(
  face: FontFace,
  characters: string,
  targetFormat: FontFormat = 'woff2',
): Promise<Buffer> {
  const source = import.meta.resolve(`@fontsource-variable/${face.package}/files/${fontFileName(face)}`)
  const { min, max } = face.weights
  // Not a literal argument, because the types of subset-font do not know `keepFeatures` yet.
  const options = {
    targetFormat,
    keepFeatures: KEPT_FEATURES,
    preserveNameIds: LICENCE_NAME_IDS,
    variationAxes: { wght: min === max ? min : { min, max } },
  }
  return subsetFont(await readFile(fileURLToPath(source)), characters, options)
}
