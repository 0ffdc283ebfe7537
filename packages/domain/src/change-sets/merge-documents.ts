import {
  type FieldPath,
  isFields,
  isSame,
  type Named,
  namedParts,
  ORDER,
  partName,
  placedParts,
} from './document-value.ts'

/** A field that both changed, each to something else. */
export interface FieldConflict {
  readonly path: FieldPath
  readonly base: unknown
  readonly mine: unknown
  readonly theirs: unknown
}

export interface ThreeStates<State = unknown> {
  /** From which both began. */
  readonly base: State
  readonly mine: State
  readonly theirs: State
}

export interface Merged {
  /** Where both changed a field it has mine: nothing of theirs is lost, it is in the conflicts. */
  readonly value: unknown
  readonly conflicts: readonly FieldConflict[]
}

type Sides<Part> = ThreeStates<Part>

const pick = <Part, Found>({ base, mine, theirs }: Sides<Part>, find: (side: Part) => Found): Sides<Found> => ({
  base: find(base),
  mine: find(mine),
  theirs: find(theirs),
})

function mergeFields(sides: Sides<Readonly<Record<string, unknown>>>, path: FieldPath): Merged {
  const names = new Set([...Object.keys(sides.theirs), ...Object.keys(sides.mine)])
  const merged = [...names].map((name) => {
    const states = pick(sides, (side) => side[name])
    return { name, ...mergeBelow(states, [...path, name]) }
  })
  return {
    value: Object.fromEntries(merged.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]]))),
    conflicts: merged.flatMap(({ conflicts }) => conflicts),
  }
}

type Order = readonly string[]

/** Those that are in only one order stand behind the part that they stood behind there. */
function withAdded(order: Order, from: Order): Order {
  return from.reduce<Order>((made, id, index) => {
    if (made.includes(id)) return made
    const before = from.slice(0, index).findLast((each) => made.includes(each))
    const at = before === undefined ? 0 : made.indexOf(before) + 1
    return made.toSpliced(at, 0, id)
  }, order)
}

function mergeOrder(
  { base, mine, theirs }: Sides<Order>,
  path: FieldPath,
): { order: Order; conflict: FieldConflict[] } {
  const common = base.filter((id) => mine.includes(id) && theirs.includes(id))
  const inCommon = (order: Order) => order.filter((id) => common.includes(id))
  const [first, own, other] = [common, inCommon(mine), inCommon(theirs)]
  if (isSame(own, first)) return { order: withAdded(theirs, mine), conflict: [] }
  const conflict = isSame(other, first) || isSame(own, other) ? [] : [{ path: [...path, ORDER], base, mine, theirs }]
  return { order: withAdded(mine, theirs), conflict }
}

function mergeParts(sides: Sides<readonly Named[]>, path: FieldPath): Merged {
  const byId = pick(sides, (parts) => new Map(parts.map((part) => [part.id, part])))
  const { order, conflict } = mergeOrder(
    pick(sides, (parts) => parts.map(({ id }) => id)),
    path,
  )
  const merged = order.map((id) =>
    mergeBelow(
      pick<ReadonlyMap<string, Named>, unknown>(byId, (parts) => parts.get(id)),
      [...path, partName(id)],
    ),
  )
  return {
    value: merged.flatMap(({ value }) => (value === undefined ? [] : [value])),
    conflicts: [...merged.flatMap(({ conflicts }) => conflicts), ...conflict],
  }
}

function mergePlaced(sides: Sides<readonly unknown[]>, path: FieldPath): Merged | undefined {
  const { base, mine, theirs } = sides
  if (base.length !== mine.length || mine.length !== theirs.length) return undefined
  const merged = mine.map((_, index) =>
    mergeBelow(
      pick(sides, (parts) => parts[index]),
      [...path, String(index)],
    ),
  )
  return { value: merged.map(({ value }) => value), conflicts: merged.flatMap(({ conflicts }) => conflicts) }
}

/** What a side has of a kind; what only one of them began is compared with nothing. */
function allOf<Part>(
  sides: Sides<unknown>,
  read: (side: unknown) => Part | undefined,
  none: Part,
): Sides<Part> | undefined {
  const { base, mine, theirs } = pick(sides, read)
  if (mine === undefined || theirs === undefined) return undefined
  if (base === undefined && sides.base !== undefined) return undefined
  return { base: base ?? none, mine, theirs }
}

function mergeInside(sides: Sides<unknown>, path: FieldPath): Merged | undefined {
  const fields = allOf(sides, (side) => (isFields(side) ? side : undefined), {})
  // Another kind of block has other fields: it is taken whole.
  const isOfOneKind =
    fields?.mine.componentName === fields?.theirs.componentName &&
    (sides.base === undefined || fields?.base.componentName === fields?.mine.componentName)
  if (fields) return isOfOneKind ? mergeFields(fields, path) : undefined
  const parts = allOf(sides, namedParts, [])
  if (parts) return mergeParts(parts, path)
  const placed = allOf(sides, (side) => placedParts(path.at(-1) ?? '', side), [])
  return placed && mergePlaced(placed, path)
}

function mergeBelow(sides: Sides<unknown>, path: FieldPath): Merged {
  const { base, mine, theirs } = sides
  if (isSame(mine, theirs) || isSame(base, theirs)) return { value: mine, conflicts: [] }
  if (isSame(base, mine)) return { value: theirs, conflicts: [] }
  return mergeInside(sides, path) ?? { value: mine, conflicts: [{ path, base, mine, theirs }] }
}

/** What two people made of one document. Whoever changed a field alone has it; where both did, three values are told. */
export function mergeDocuments(states: ThreeStates): Merged {
  return mergeBelow(states, [])
}
