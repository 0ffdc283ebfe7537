/** A place on the floor that something shall stand on, whichever way it is turned. In addresses `210x90`. */
export interface FloorSpace {
  /** Whole centimetres; the longer side first. */
  readonly longCm: number
  readonly shortCm: number
}

const WRITTEN = /^([1-9]\d{0,3})x([1-9]\d{0,3})$/

export function readFloorSpace(value: string): FloorSpace | undefined {
  const [found, one, other] = WRITTEN.exec(value) ?? []
  if (found === undefined) return undefined
  const sides = [Number(one), Number(other)]
  return { longCm: Math.max(...sides), shortCm: Math.min(...sides) }
}

export const writeFloorSpace = ({ longCm, shortCm }: FloorSpace): string => `${longCm}x${shortCm}`

/** What was typed into the two fields of a form; undefined for what is no place. */
export const typedFloorSpace = (one: string, other: string): FloorSpace | undefined =>
  readFloorSpace(`${one.trim()}x${other.trim()}`)

/** One place: written in one way, whichever side came first. */
export const knownFloorSpaces = (chosen: readonly string[]): readonly string[] =>
  chosen
    .flatMap((value) => readFloorSpace(value) ?? [])
    .map(writeFloorSpace)
    .slice(0, 1)

const SPACE_PARAM = 'f.space'
/** Its two fields in the plain form. */
export const SPACE_PARAMS: readonly string[] = ['f.space.width', 'f.space.depth']

/** The parameters of an address with what the plain form sent as one value: two fields without a place are none. */
export function withTypedSpace(params: URLSearchParams): URLSearchParams {
  const [one = '', other = ''] = SPACE_PARAMS.map((name) => params.get(name) ?? '')
  const space = typedFloorSpace(one, other)
  if (!space) return params
  const read = new URLSearchParams(params)
  read.set(SPACE_PARAM, writeFloorSpace(space))
  return read
}
