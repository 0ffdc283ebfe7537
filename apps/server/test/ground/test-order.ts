import { existsSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../../../..')
const TIMES = resolve(ROOT, 'scripts/test-run/test-times.json')

const nameOf = (file: string) => relative(ROOT, file).replaceAll('\\', '/')

/** Tests of the browser's and the shared code need neither database nor built shop. */
export const isPlainTest = (file: string) => /^(?:packages|apps\/web)\//.test(nameOf(file))

type Times = Readonly<Record<string, number>>

function readTimes(): Times {
  return existsSync(TIMES) ? (JSON.parse(readFileSync(TIMES, 'utf8')) as { files: Times }).files : {}
}

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/**
 * The order of a run: what needs no database first, while that is made; then the longest first, so that the workers
 * end together. Files of which no time is known stand in the middle.
 */
export function inRunOrder(files: readonly string[], times: Times = readTimes()): readonly string[] {
  const unknown = median(Object.values(times))
  const secondsOf = (file: string) => times[nameOf(file)] ?? unknown
  return files.toSorted(
    (a, b) =>
      Number(isPlainTest(b)) - Number(isPlainTest(a)) ||
      secondsOf(b) - secondsOf(a) ||
      nameOf(a).localeCompare(nameOf(b), 'en'),
  )
}
