import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { BRAND_KEYS } from '@firkant/domain/brand/brand-key.ts'
import { BRAND_FONTS, fontFileName, FONT_BUDGET_BYTES, type FontFace } from '../fonts/brand-fonts.ts'
import { HEADING_CHARACTERS, TEXT_CHARACTERS } from '../fonts/needed-characters.ts'
import { advancesOf, openFont, setWeight } from '../fonts/open-font.ts'

describe.each(BRAND_KEYS)('fonts of %s', (brand) => {
  const { head, text } = BRAND_FONTS[brand]
  const folder = path.join(import.meta.dirname, brand)
  const css = readFileSync(path.join(folder, 'fonts.css'), 'utf8')

  function readFont(face: FontFace): Buffer {
    return readFileSync(path.join(folder, 'fonts', fontFileName(face)))
  }

  async function missingCharacters(face: FontFace, needed: string): Promise<string[]> {
    const known = new Set((await openFont(readFont(face))).face.collectUnicodes())
    return [...needed].filter((character) => !known.has(character.codePointAt(0) ?? 0))
  }

  it('keeps its two files within the budget', () => {
    const bytes = readFont(head).length + readFont(text).length
    expect(bytes).toBeGreaterThan(0)
    expect(bytes).toBeLessThanOrEqual(FONT_BUDGET_BYTES)
  })

  it('has every needed character', async () => {
    expect(await missingCharacters(head, HEADING_CHARACTERS)).toEqual([])
    expect(await missingCharacters(text, TEXT_CHARACTERS)).toEqual([])
  })

  it('sets prices in figures of one width, at every weight', async () => {
    const font = await openFont(readFont(text))
    for (const weight of [text.weights.min, text.weights.max]) {
      setWeight(font, weight)
      expect(new Set(advancesOf(font, '0123456789', { tabularFigures: true })).size).toBe(1)
    }
  })

  it('kerns', async () => {
    for (const face of [head, text]) {
      const { face: opened } = await openFont(readFont(face))
      expect(opened.getTableFeatureTags('GPOS')).toContain('kern')
    }
  })

  it('names in its style sheet the two files that are there: no page can fetch a third', () => {
    const named = [...css.matchAll(/url\('\.\/fonts\/([^']+)'\)/g)].map(([, file]) => file)
    expect(named).toEqual([head, text].map(fontFileName))
    // The third is for pictures that the server draws; no page names it.
    const files = [...named, 'picture-font.ttf']
    expect(readdirSync(path.join(folder, 'fonts')).toSorted()).toEqual(files.toSorted())
  })
})
