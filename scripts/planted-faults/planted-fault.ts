import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A mistake that somebody could make, and the test that must fail with it. */
export interface PlantedFault {
  readonly name: string
  readonly file: string
  /** Stands in the file once. */
  readonly find: string
  readonly replace: string
  readonly test: {
    readonly file: string
    /** A part of its title. */
    readonly title: string
    /** Of a journey; `shop` if it says none. */
    readonly project?: string
  }
}

function isFault(value: unknown): value is PlantedFault {
  if (typeof value !== 'object' || value === null || !('test' in value)) return false
  const { test, ...fault } = value as Record<string, unknown>
  const hasTexts = (some: Record<string, unknown>, keys: readonly string[]) =>
    keys.every((key) => typeof some[key] === 'string')
  return hasTexts(fault, ['name', 'file', 'find', 'replace']) && hasTexts(test as never, ['file', 'title'])
}

export function readFaults(text: string): readonly PlantedFault[] {
  const faults: unknown = JSON.parse(text)
  if (!Array.isArray(faults) || !faults.every(isFault))
    throw new Error('A planted fault has a name, a file, find, replace and a test with file and title.')
  return faults
}

/** The source with the mistake in it. */
export function withFault(source: string, { name, file, find, replace }: PlantedFault): string {
  const times = source.split(find).length - 1
  if (times !== 1 || find === replace)
    throw new Error(`"${name}" can't be planted: its text stands ${times} times in ${file}.`)
  return source.replace(find, () => replace)
}

/** Writes the mistake; the answer takes it out again, once. */
export function plant(root: string, fault: PlantedFault): () => void {
  const file = join(root, fault.file)
  const source = readFileSync(file, 'utf8')
  writeFileSync(file, withFault(source, fault))
  return () => writeFileSync(file, source)
}

/** Groups in which each fault has a file and a test of its own. */
export function groupFaults(faults: readonly PlantedFault[], size: number): readonly (readonly PlantedFault[])[] {
  const groups: PlantedFault[][] = []
  const isApart = ({ file, test }: PlantedFault) => {
    const isOther = (other: PlantedFault) =>
      other.file !== file && (other.test.file !== test.file || other.test.title !== test.title)
    return (group: readonly PlantedFault[]) => group.length < size && group.every(isOther)
  }
  for (const fault of faults) {
    const group = groups.find(isApart(fault))
    if (group) group.push(fault)
    else groups.push([fault])
  }
  return groups
}
