import { Blob, Buffer as GlyphBuffer, Face, Feature, Font, shape, Variation } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { TEXT_CHARACTERS } from './needed-characters.ts'

/** HarfBuzz reads no woff2; subset-font unpacks it in passing. */
export async function openFont(file: Buffer): Promise<Font> {
  return new Font(new Face(new Blob(await subsetFont(file, TEXT_CHARACTERS, { targetFormat: 'sfnt' }))))
}

export function setWeight(font: Font, weight: number): void {
  font.setVariations([new Variation('wght', weight)])
}

/** Advances in em as a browser would set the text, kerning and ligatures included. */
export function advancesOf(font: Font, text: string, { tabularFigures = false } = {}): number[] {
  const buffer = new GlyphBuffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  shape(font, buffer, tabularFigures ? [new Feature('tnum', 1)] : [])
  return buffer.getGlyphPositions().map(({ xAdvance }) => xAdvance / font.face.upem)
}
