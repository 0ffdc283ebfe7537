import type { NumberRange } from '../catalog/facet-range.ts'
import {
  ABOUT,
  AND,
  AT_LEAST,
  AT_LEAST_WITH_UNIT,
  AT_MOST,
  AT_MOST_WITH_UNIT,
  bareWord,
  BETWEEN,
  CENTIMETRES,
  MONEY,
  OTHER_UNITS,
  SIDE_WORDS,
  TIMES,
} from './filter-words.ts'
import { isMeasure, MAX_MEASURES, type MeasureCondition, type MeasuredSide } from './measure-condition.ts'

/** What of a search text is a filter, and the words that are left to search for. */
export interface SearchFilters {
  readonly words: string
  readonly price: NumberRange | undefined
  readonly measures: readonly MeasureCondition[]
}

type Unit = 'money' | 'cm'

interface Atom {
  /** As it was typed. */
  readonly typed: string
  readonly bare: string
  readonly value?: number | undefined
  /** Glued to the number: `180cm`. */
  readonly unit?: Unit | undefined
}

/** `8.000`, `8000`, `499,95`, `8.000,-`; the cents are left out. */
const NUMBER = /^(?:kr\.?)?(\d{1,3}(?:\.\d{3}){1,2}|\d{1,7})(?:,(?:\d{1,2}|-+))?(kr|cm)?[.,;!?]?$/u
const TWO_NUMBERS = /^(\d{1,7})([x×*–-])(\d{1,7})(kr|cm)?\.?$/u
const THOUSANDS = /^\d{3}(?:,-*)?$/
/** Less is no price: `under 3`. */
const MIN_BARE_PRICE = 20
const MAX_PRICE = 9_999_999

const unitOf = (written: string | undefined): Unit | undefined =>
  written === undefined ? undefined : written === 'cm' ? 'cm' : 'money'

function atomsOf(typed: string): readonly Atom[] {
  const lower = typed.toLowerCase()
  const two = TWO_NUMBERS.exec(lower)
  if (two) {
    const [, one = '', sign = '', other = '', unit] = two
    return [
      { typed, bare: one, value: Number(one) },
      { typed: '', bare: sign },
      { typed: '', bare: other, value: Number(other), unit: unitOf(unit) },
    ]
  }
  const number = NUMBER.exec(lower)
  if (!number?.[1]) return [{ typed, bare: bareWord(typed) || lower }]
  const isMoney = lower.startsWith('kr') || lower.includes(',-')
  return [
    {
      typed,
      bare: number[1],
      value: Number(number[1].replaceAll('.', '')),
      unit: unitOf(number[2]) ?? (isMoney ? 'money' : undefined),
    },
  ]
}

interface Amount {
  readonly value: number
  readonly unit: Unit | undefined
  /** Counts something else: `3 pers`. */
  readonly isOther: boolean
  /** The first atom behind it. */
  readonly end: number
}

function readUnit(atom: Atom | undefined): Unit | undefined {
  if (!atom || atom.value !== undefined) return undefined
  return MONEY.has(atom.bare) ? 'money' : CENTIMETRES.has(atom.bare) ? 'cm' : undefined
}

/** A number with what it counts: `500 kr`, `kr 500`, `8 000`, `180cm`. */
function readAmount(atoms: readonly Atom[], at: number): Amount | undefined {
  const isPrefixed = atoms[at]?.bare === 'kr'
  const first = isPrefixed ? at + 1 : at
  const atom = atoms[first]
  if (atom?.value === undefined) return undefined
  const next = atoms[first + 1]
  const isSplit = atom.unit === undefined && /^\d{1,2}$/.test(atom.bare) && THOUSANDS.test(next?.typed ?? '')
  const last = isSplit ? first + 1 : first
  const value = isSplit ? atom.value * 1000 + (next?.value ?? 0) : atom.value
  const glued = atoms[last]?.unit ?? (isPrefixed ? 'money' : undefined)
  const behind = atoms[last + 1]
  const unit = glued ?? readUnit(behind)
  const end = glued === undefined && unit !== undefined ? last + 2 : last + 1
  return { value, unit, isOther: unit === undefined && OTHER_UNITS.has(behind?.bare ?? ''), end }
}

interface Filter {
  readonly price?: NumberRange | undefined
  readonly measure?: MeasureCondition | undefined
  readonly end: number
}

interface Limits {
  readonly min?: number | undefined
  readonly max?: number | undefined
}

const isPrice = ({ min = MIN_BARE_PRICE, max = MIN_BARE_PRICE }: Limits, unit: Unit | undefined) =>
  [min, max].every((value) => value <= MAX_PRICE && (unit === 'money' || value >= MIN_BARE_PRICE))

function limitFilter({ min, max }: Limits, unit: Unit | undefined, end: number): Filter | undefined {
  const limits = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
  if (unit !== 'cm') return isPrice(limits, unit) ? { price: limits, end } : undefined
  if (![min, max].every((value) => value === undefined || isMeasure(value))) return undefined
  return { measure: { kind: 'within', ...limits }, end }
}

function readBetween(atoms: readonly Atom[], at: number): Filter | undefined {
  const hasWord = BETWEEN.has(atoms[at]?.bare ?? '')
  const one = readAmount(atoms, hasWord ? at + 1 : at)
  if (!one || one.isOther || !AND.has(atoms[one.end]?.bare ?? '')) return undefined
  const other = readAmount(atoms, one.end + 1)
  if (!other || other.isOther) return undefined
  const unit = other.unit ?? one.unit
  if (one.unit !== undefined && one.unit !== unit) return undefined
  if (!hasWord && unit === undefined) return undefined
  const [min, max] = [Math.min(one.value, other.value), Math.max(one.value, other.value)]
  return limitFilter({ min, max }, unit, other.end)
}

/** One of the words, or a pair of them. */
function readWord(atoms: readonly Atom[], at: number, words: ReadonlySet<string>): number | undefined {
  const [first, second] = [atoms[at]?.bare ?? '', atoms[at + 1]?.bare ?? '']
  if (words.has(`${first}_${second}`)) return at + 2
  return words.has(first) ? at + 1 : undefined
}

const LIMITS = [
  { words: AT_MOST, limit: 'max', needsUnit: false },
  { words: AT_LEAST, limit: 'min', needsUnit: false },
  { words: AT_MOST_WITH_UNIT, limit: 'max', needsUnit: true },
  { words: AT_LEAST_WITH_UNIT, limit: 'min', needsUnit: true },
] as const

function readLimit(atoms: readonly Atom[], at: number): Filter | undefined {
  for (const { words, limit, needsUnit } of LIMITS) {
    const next = readWord(atoms, at, words)
    const amount = next === undefined ? undefined : readAmount(atoms, next)
    if (!amount || amount.isOther || (needsUnit && amount.unit === undefined)) continue
    return limitFilter({ [limit]: amount.value }, amount.unit, amount.end)
  }
  return undefined
}

function readArea(atoms: readonly Atom[], at: number): Filter | undefined {
  const [one, times, other] = [atoms[at], atoms[at + 1], atoms[at + 2]]
  if (one?.value === undefined || other?.value === undefined || !TIMES.has(times?.bare ?? '')) return undefined
  if (!isMeasure(one.value) || !isMeasure(other.value) || other.unit === 'money') return undefined
  // `40x40x60` is left to the words.
  if (TIMES.has(atoms[at + 3]?.bare ?? '')) return undefined
  const end = readUnit(atoms[at + 3]) === 'cm' ? at + 4 : at + 3
  return { measure: { kind: 'area', cm: [one.value, other.value] }, end }
}

function readLength(atoms: readonly Atom[], at: number): Filter | undefined {
  const amount = readAmount(atoms, ABOUT.has(atoms[at]?.bare ?? '') ? at + 1 : at)
  if (amount?.unit !== 'cm' || !isMeasure(amount.value)) return undefined
  return { measure: { kind: 'about', cm: amount.value }, end: amount.end }
}

function ofSide(filter: Filter, side: MeasuredSide | undefined, end: number): Filter {
  const { measure } = filter
  if (!measure || measure.kind === 'area') return filter
  return { measure: side ? { ...measure, side } : measure, end }
}

/** Looks at a few words from here on, however long the text is. */
function readFilter(atoms: readonly Atom[], at: number): Filter | undefined {
  const before = atoms[at]?.bare ?? ''
  const hasSide = SIDE_WORDS.has(before)
  const start = hasSide ? at + 1 : at
  const filter =
    readBetween(atoms, start) ?? readLimit(atoms, start) ?? readArea(atoms, start) ?? readLength(atoms, start)
  if (!filter) return undefined
  const isLength = filter.measure !== undefined && filter.measure.kind !== 'area'
  // `bred 140x200`, `høj under 500`: the word belongs to what was before.
  if (hasSide) return isLength ? ofSide(filter, SIDE_WORDS.get(before), filter.end) : undefined
  const behind = atoms[filter.end]?.bare ?? ''
  return isLength && SIDE_WORDS.has(behind) ? ofSide(filter, SIDE_WORDS.get(behind), filter.end + 1) : filter
}

/** Two limits of the same search hold both; where that leaves nothing, the later one is meant. */
function narrower(one: NumberRange | undefined, other: NumberRange): NumberRange {
  const both = { ...one, ...other }
  return both.min !== undefined && both.max !== undefined && both.min > both.max ? other : both
}

/** `sofa under 8000` → sofa, up to 8000. The text is one line; every word is looked at a few times. */
export function readSearchFilters(text: string): SearchFilters {
  const atoms = text.split(' ').flatMap((typed) => (typed === '' ? [] : atomsOf(typed)))
  const words: string[] = []
  const measures: MeasureCondition[] = []
  let price: NumberRange | undefined
  for (let at = 0; at < atoms.length;) {
    const filter = readFilter(atoms, at)
    if (filter?.price) price = narrower(price, filter.price)
    if (filter?.measure && measures.length < MAX_MEASURES) measures.push(filter.measure)
    if (!filter) words.push(atoms[at]?.typed ?? '')
    at = filter?.end ?? at + 1
  }
  return { words: words.filter(Boolean).join(' '), price, measures }
}
