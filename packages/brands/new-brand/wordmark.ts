import { Buffer as GlyphBuffer, shape } from 'harfbuzzjs'
import { openFont, setWeight } from '../fonts/open-font.ts'

const HEIGHT = 40
const MARK = 64

export interface Wordmark {
  readonly svg: string
  readonly width: number
  readonly height: number
}

/** The name in the heading font as outlines: a first logo. */
export async function drawWordmark(
  file: Buffer,
  name: string,
  look: { weight: number; colour: string },
): Promise<Wordmark> {
  const font = await openFont(file)
  setWeight(font, look.weight)
  const buffer = new GlyphBuffer()
  buffer.addText(name)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  const places = buffer.getGlyphPositions()
  let pen = 0
  const letters = buffer.getGlyphInfos().map(({ codepoint }, index) => {
    const path = `<path transform="translate(${pen} 0)" d="${font.glyphToPath(codepoint)}"/>`
    pen += places[index]?.xAdvance ?? 0
    return path
  })
  const { ascender, descender } = font.hExtents()
  const tall = ascender - descender
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${pen} ${tall}" role="img" aria-label="${name}"><g fill="${look.colour}" transform="translate(0 ${ascender}) scale(1 -1)">${letters.join('')}</g></svg>\n`,
    width: Math.round((pen / tall) * HEIGHT),
    height: HEIGHT,
  }
}

/** The first letter on a tile, as favicon. */
export async function drawMark(
  file: Buffer,
  name: string,
  look: { weight: number; colour: string; ground: string },
): Promise<string> {
  const { svg, width, height } = await drawWordmark(file, name.slice(0, 1), look)
  const inner = svg.replace(
    '<svg ',
    `<svg x="${(MARK - width) / 2}" y="${(MARK - height) / 2}" width="${width}" height="${height}" `,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MARK} ${MARK}" role="img" aria-label="${name}"><rect width="${MARK}" height="${MARK}" rx="14" fill="${look.ground}"/>${inner.trim()}</svg>\n`
}
