import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StyleReading } from './read-styles.ts'

/** Properties that change as a consequence of others: listed last. */
const FOLLOWS = /^(?:width|height|top|right|bottom|left|grid-template-(?:columns|rows))$/
/** Rounding differences of lengths are ignored. */
const NEARLY_PX = 0.06

export interface StyleDifference {
  readonly place: string
  readonly property: string
  readonly before: string
  readonly after: string
  readonly count: number
}

function declarations(text: string): ReadonlyMap<string, string> {
  return new Map(
    text
      .split('; ')
      .filter(Boolean)
      .map((each) => [each.slice(0, each.indexOf(':')), each.slice(each.indexOf(':') + 2)]),
  )
}

/** Matches the n-th element of a path before with the n-th after. */
function byPlace({ places, texts }: StyleReading): ReadonlyMap<string, string> {
  const seen = new Map<string, number>()
  return new Map(
    places.map(([place, text]) => {
      const nth = seen.get(place) ?? 0
      seen.set(place, nth + 1)
      return [`${place}#${nth}`, texts[text] ?? '']
    }),
  )
}

function isNearly(before: string, after: string): boolean {
  if (before === after) return true
  const number = /-?\d+(?:\.\d+)?(?:e-\d+)?/g
  if (before.replaceAll(number, '0') !== after.replaceAll(number, '0')) return false
  const [numbers, others] = [before.match(number) ?? [], after.match(number) ?? []]
  return numbers.every((each, index) => Math.abs(Number(each) - Number(others[index])) <= NEARLY_PX)
}

const short = (place: string) => place.replace(/#\d+$/, '').split('/').slice(-3).join('/')

export function compareStyles(before: StyleReading, after: StyleReading): readonly StyleDifference[] {
  const found = new Map<string, StyleDifference>()
  const note = (place: string, property: string, [was, is]: readonly [string, string]) => {
    const id = `${short(place)} ${property} ${was} ${is}`
    const count = (found.get(id)?.count ?? 0) + 1
    found.set(id, { place: short(place), property, before: was, after: is, count })
  }
  const [old, now] = [byPlace(before), byPlace(after)]
  for (const [place, text] of old) {
    const other = now.get(place)
    if (other === undefined) note(place, 'element', ['there', 'gone'])
    else if (other !== text) {
      const [was, is] = [declarations(text), declarations(other)]
      for (const property of new Set([...was.keys(), ...is.keys()])) {
        const values = [was.get(property) ?? '(initial)', is.get(property) ?? '(initial)'] as const
        if (!isNearly(...values)) note(place, property, values)
      }
    }
  }
  for (const place of now.keys()) if (!old.has(place)) note(place, 'element', ['none', 'new'])
  return [...found.values()].toSorted(
    (a, b) => Number(FOLLOWS.test(a.property)) - Number(FOLLOWS.test(b.property)) || b.count - a.count,
  )
}

const readingsIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'))
    : []

/** Readable lines for each view that differs. */
export function compareAllStyles(
  folders: { readonly before: string; readonly after: string },
  most: number,
): readonly string[] {
  const known = new Set(readingsIn(folders.before))
  const read = (folder: string, name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as StyleReading
  return readingsIn(folders.after)
    .filter((name) => known.has(name))
    .toSorted()
    .flatMap((name) => {
      const differences = compareStyles(read(folders.before, name), read(folders.after, name))
      if (differences.length === 0) return []
      const told = differences
        .slice(0, most)
        .map(
          ({ place, property, before, after, count }) => `  ${count}× ${place} { ${property}: ${before} → ${after} }`,
        )
      return [`${name.replace('.json', '')}: ${differences.length} differences of style`, ...told]
    })
}
