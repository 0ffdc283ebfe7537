const PLACES = [
  [/.*\/apps\/web\/src\//, ''],
  [/.*\/packages\/ui\/src\//, 'ui/'],
  [/.*\/packages\/domain\/src\//, 'domain/'],
  // hjemly/hjemly.css
  [/.*\/packages\/brands\/[^/]+\/([^/]+)\/\1\.css/, 'brand/brand.css'],
  [/.*\/packages\/brands\/[^/]+\/[^/]+\//, 'brand/'],
] as const

/** Where a module of the shop is: `pages/cart/cart.module.css`, `ui/image/image.tsx`, `brand/art-cart.css`. */
export function placeOf(id: string): string | undefined {
  const found = PLACES.find(([pattern]) => pattern.test(id))
  return found && id.replace(found[0], found[1])
}

/**
 * A row of a table of the build: what it takes, by how places begin, and what it leaves to others. `brand/` is the folder
 * of the brand that is built.
 */
export interface PlaceGroup {
  readonly name: string
  readonly places: readonly string[]
  readonly except?: readonly string[]
}

/** The entry by which a group takes a place. */
export const entryFor = ({ places, except = [] }: PlaceGroup, place: string): string | undefined =>
  except.some((start) => place.startsWith(start)) ? undefined : places.find((start) => place.startsWith(start))

/** Not every brand has every sheet. */
const isOptional = (entry: string) => entry.startsWith('brand/')

/** Entries that take none of these places, since there is no such file any more or another row comes first. */
export function idleEntries(groups: readonly PlaceGroup[], found: readonly string[]): readonly string[] {
  const used = new Set<string>()
  for (const place of found) {
    for (const group of groups) {
      for (const start of group.except ?? []) if (place.startsWith(start)) used.add(`${group.name}: not ${start}`)
      const entry = entryFor(group, place)
      if (entry === undefined) continue
      used.add(`${group.name}: ${entry}`)
      break
    }
  }
  return groups.flatMap(({ name, places, except = [] }) =>
    [...places.filter((entry) => !isOptional(entry)), ...except.map((start) => `not ${start}`)]
      .map((entry) => `${name}: ${entry}`)
      .filter((entry) => !used.has(entry)),
  )
}
