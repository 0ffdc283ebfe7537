import { hostileTexts, textOf, type HostileText } from './hostile-texts.ts'

/** Ever longer, in steps so small that even what doubles with each character is seen before it takes a minute. */
const SHORT_LENGTHS = [20, 24, 28, 36, 48, 64, 96, 160]
const LENGTH = 1000
const TIMES_LONGER = 4
/** In this time the slowest machine reads the longest text many times, if it reads it once. */
const SUSPICIOUS_MS = 0.1
/** Twice as much as what grows with the length, half of what grows with its square. */
const MAX_GROWTH = TIMES_LONGER * 2
const RUNS = 3

function run(expression: RegExp, text: string): number {
  expression.lastIndex = 0
  const begun = performance.now()
  if (expression.global) text.replace(expression, '')
  else expression.test(text)
  return performance.now() - begun
}

/** The quickest of some: whatever else the machine does makes a run longer, never shorter. */
function quickest(expression: RegExp, text: string): number {
  return Math.min(...Array.from({ length: RUNS }, () => run(expression, text)))
}

function isSlow(expression: RegExp, hostile: HostileText, length: number): boolean {
  const text = textOf(hostile, length)
  return run(expression, text) > SUSPICIOUS_MS && quickest(expression, text) > SUSPICIOUS_MS
}

function growsTooFast(expression: RegExp, hostile: HostileText): boolean {
  if (SHORT_LENGTHS.some((length) => isSlow(expression, hostile, length))) return true
  if (!isSlow(expression, hostile, LENGTH)) return false
  const [short, long] = [LENGTH, LENGTH * TIMES_LONGER].map((length) => quickest(expression, textOf(hostile, length)))
  return (long ?? 0) > (short ?? 0) * MAX_GROWTH
}

/** The first text found for which an expression takes more than its length's share of time. */
export function findSlowText(expression: RegExp): HostileText | undefined {
  return hostileTexts(expression).find((hostile) => growsTooFast(expression, hostile))
}
