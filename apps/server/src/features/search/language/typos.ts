import type { WorkSteps } from '../../../platform/process/yield-to-event-loop.ts'
import { letterSet, MAX_LETTERS, plainLetter, SLIP_COSTS, typoCost, undoubledLength } from './typo-cost.ts'

/** How much the typos in a word may cost. */
interface Allowed {
  /** The number of letters, doubled ones counted once. */
  readonly letters: number
  /** Up to this, the correction is searched for automatically. */
  readonly sure: number
  /** Up to this, the correction is suggested. */
  readonly most: number
}

const MIN_LETTERS = 3
const { single, swapped, added, other } = SLIP_COSTS

/** The shorter a word, the likelier it is another word that the shop does not have, and not a typo. */
function allowedFor({ length }: string): Allowed {
  if (length < 4) return { letters: 1, sure: 0, most: added }
  if (length < 5) return { letters: 1, sure: swapped + single, most: other + single }
  if (length < 6) return { letters: 1, sure: other, most: other + single }
  if (length < 8) return { letters: 1, sure: other + single, most: other + single }
  return { letters: 2, sure: 2 * added + single, most: 2 * other + single }
}

/** The cost that a ten times more common word makes up for. */
const COMMONNESS = 0.25
/** The first letter is rarely wrong. */
const FIRST_LETTER = 0.3
/** Another form of the same word: lampe in a shop that says lampa. */
const OTHER_ENDING = 0.3
/** Shorter stems begin too many words. */
const MIN_STEM = 4

export interface MeantWord {
  readonly word: string
  /** At least 1. */
  readonly distance: number
  /** Close enough to be searched for automatically. */
  readonly isSure: boolean
  /** Higher is likelier. */
  readonly likelihood: number
}

export interface TypoDictionary {
  /** The likeliest corrections of a misspelt word, best first. */
  readonly meant: (word: string, limit: number) => readonly MeantWord[]
}

function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1
  return count
}

/** A word and the form that is compared: the whole word, or its stem. */
interface Entry {
  readonly word: string
  readonly form: string
  readonly letters: number
  readonly common: number
}

/**
 * Words by length. The letter sets rule out most words before any comparison, without an index of fragments that would
 * be larger than the words.
 */
function createShelves() {
  const shelves: Entry[][] = Array.from({ length: MAX_LETTERS + 1 }, () => [])
  return {
    add(word: string, form: string, count: number): void {
      const common = COMMONNESS * Math.log10(Math.max(1, count))
      shelves[undoubledLength(form)]?.push({ word, form, letters: letterSet(form), common })
    },
    /** Words that may be within `most` letters. */
    near(form: string, most: number): readonly Entry[] {
      const length = undoubledLength(form)
      const letters = letterSet(form)
      return shelves
        .slice(Math.max(0, length - most), length + most + 1)
        .flatMap((shelf) => shelf.filter((entry) => countBits(entry.letters ^ letters) <= 2 * most))
    },
  }
}
type Shelves = ReturnType<typeof createShelves>

/** `oe` may be an ø, or two letters of which one is wrong. */
function spellingsOf(word: string): readonly string[] {
  const joined = word.replaceAll('ae', 'æ').replaceAll('oe', 'ø').replaceAll('aa', 'å')
  return joined === word ? [word] : [word, joined]
}

interface Way {
  readonly form: string
  /** The cost of another form of the word. */
  readonly ending: number
  readonly shelves: Shelves
}

function guessesBy({ form, ending, shelves }: Way, { letters, sure, most }: Allowed): readonly MeantWord[] {
  const begins = plainLetter(form[0] ?? '')
  return shelves.near(form, letters).flatMap((entry): MeantWord[] => {
    const slips = typoCost(form, entry.form, most - ending)
    if (slips === Infinity) return []
    const cost = slips + ending + (plainLetter(entry.form[0] ?? '') === begins ? 0 : FIRST_LETTER)
    return [{ word: entry.word, distance: Math.max(1, cost), isSure: cost <= sure, likelihood: entry.common - cost }]
  })
}

/** `words`: every possible correction, with its frequency in the catalogue. */
export function* createTypoDictionary(
  words: ReadonlyMap<string, number>,
  stem: (word: string) => string,
): WorkSteps<TypoDictionary> {
  const whole = createShelves()
  const stems = createShelves()
  for (const [word, count] of words) {
    if (word.length < MIN_LETTERS || word.length > MAX_LETTERS || /\d/.test(word)) continue
    whole.add(word, word, count)
    if (stem(word).length >= MIN_STEM) stems.add(word, stem(word), count)
    yield
  }
  const waysOf = (word: string): readonly Way[] => {
    const asWhole = spellingsOf(word).map((form) => ({ form, ending: 0, shelves: whole }))
    const rest = stem(word)
    if (rest.length < MIN_STEM) return asWhole
    return [...asWhole, ...spellingsOf(rest).map((form) => ({ form, ending: OTHER_ENDING, shelves: stems }))]
  }
  return {
    meant(word, limit) {
      if (word.length < MIN_LETTERS || word.length > MAX_LETTERS) return []
      const allowed = allowedFor(word)
      const best = new Map<string, MeantWord>()
      for (const guess of waysOf(word).flatMap((way) => guessesBy(way, allowed))) {
        const known = best.get(guess.word)
        if (guess.word !== word && (!known || known.likelihood < guess.likelihood)) best.set(guess.word, guess)
      }
      return [...best.values()].toSorted((a, b) => b.likelihood - a.likelihood).slice(0, limit)
    },
  }
}
