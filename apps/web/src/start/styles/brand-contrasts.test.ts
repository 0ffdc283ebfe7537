import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { BRAND_KEYS } from '@firkant/domain/brand/brand-key.ts'
import { ROLE_CONTRASTS } from '@firkant/domain/brand/role-contrasts.ts'
import { contrastRatio, MIN_CONTRAST } from '@firkant/domain/format/contrast.ts'

/** Besides the roles: properties that every brand sets with them. */
const PAIRS = [
  ...ROLE_CONTRASTS,
  { ink: 'negative-text', ground: 'page', least: MIN_CONTRAST },
  { ink: 'saved-ink', ground: 'saved-ground', least: MIN_CONTRAST },
]

/** The brands, and the one that stands for new ones. */
const FOLDERS = [...BRAND_KEYS.map((brand) => `src/${brand}`), 'fixture/strandby']
const BRANDS = '../../../../../packages/brands'
const readSheet = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8')
const DEFAULTS = readSheet('roles.css') + readSheet('base.css')

/** The colours that a brand sets or leaves as they are, by token. */
function coloursOf(folder: string): ReadonlyMap<string, string> {
  const declared = new Map(
    [
      ...(DEFAULTS + readSheet(`${BRANDS}/${folder}/roles.css`)).matchAll(
        /--([\w-]+):\s*(#[0-9a-f]{3,6}|var\(--[\w-]+\))/gi,
      ),
    ].map(([, name = '', value = '']) => [name, value]),
  )
  const resolve = (value: string): string => {
    const [, name] = /^var\(--([\w-]+)\)$/.exec(value) ?? []
    return name === undefined ? value : resolve(declared.get(name) ?? '')
  }
  return new Map([...declared].map(([name, value]) => [name, resolve(value)]))
}
const inFull = (hex: string) => (hex.length === 4 ? hex.replaceAll(/[0-9a-f]/gi, (digit) => digit + digit) : hex)

it.each(FOLDERS)('A11Y-01 BRAND-02 the colours of %s can be read on each other', (folder) => {
  const colours = coloursOf(folder)
  // Some have defaults elsewhere, which are seen on pages.
  const set = PAIRS.flatMap(({ ink, ground, least }) => {
    const [text, below] = [colours.get(ink), colours.get(ground)]
    return text && below
      ? [{ pair: `${ink} on ${ground}`, ratio: contrastRatio(inFull(text), inFull(below)), least }]
      : []
  })
  expect(set.length).toBeGreaterThan(12)
  expect(set.filter(({ ratio, least }) => ratio < least)).toEqual([])
})
