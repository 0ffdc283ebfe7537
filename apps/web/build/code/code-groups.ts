import { entryFor, placeOf, type PlaceGroup } from '../places.ts'

export const CODE = /\.(?:[cm]?js|tsx?)$/

/**
 * Few files: each is a request, and small ones compress worse. A group is what is marked with its name where it is
 * registered, `import(/* code: opening *\/ './hero-block.tsx')`, and what is listed here because several share it. It
 * takes along what its files import and no group before it has.
 */
export const SHARED_CODE = [
  // Pictures, and what shows blocks.
  {
    name: 'blocks',
    places: ['ui/image/', 'domain/image/', 'shell/breadcrumbs.tsx', 'blocks/block-', 'blocks/section-head.tsx'],
  },
  // What start pages open with.
  { name: 'opening', places: [] },
  // Pages that open with other things load cards when they come near.
  {
    name: 'cards',
    places: ['features/product-card/', 'shell/part-failure.tsx', 'texts/text-table.ts', 'platform/use-texts.ts'],
    except: ['features/product-card/product-carousel.tsx', 'features/product-card/use-carousel-texts.ts'],
  },
  {
    name: 'rows',
    places: [
      'ui/carousel/',
      'ui/class-names.ts',
      'features/product-card/product-carousel.tsx',
      'features/product-card/use-carousel-texts.ts',
      'features/recently-viewed/',
      'domain/cart/quantity-options.ts',
    ],
  },
  { name: 'listing', places: [] },
  { name: 'product', places: ['pages/product/measures/measure-lines.tsx', 'domain/page/package-choice.ts'] },
] as const satisfies readonly PlaceGroup[]

/** The first ones come before the others; the last three share nothing. */
const PRIORITIES: Readonly<Record<(typeof SHARED_CODE)[number]['name'], number>> = {
  blocks: 4,
  opening: 3,
  cards: 2,
  rows: 1,
  listing: 1,
  product: 1,
}

/** For the build's `codeSplitting`. */
type NameOf = (id: string) => string | undefined

export const codeGroups = (markOf: NameOf, waitingGroupOf: NameOf) => [
  // No marks: found by what the entries import.
  ...['waiting', 'question', 'days', 'numbers', 'counted'].map((name) => ({
    name,
    priority: 6,
    test: (id: string) => waitingGroupOf(id) === name,
  })),
  // What the entry imports.
  { name: 'core', test: CODE, tags: ['$initial' as const], priority: 5 },
  ...SHARED_CODE.map((group) => ({
    name: group.name,
    priority: PRIORITIES[group.name],
    test: (id: string) => {
      const place = CODE.test(id) ? placeOf(id) : undefined
      return place !== undefined && (markOf(id) === group.name || entryFor(group, place) !== undefined)
    },
  })),
]
