const MAX_TERM_LENGTH = 60
/** Phone, order and personal numbers have six digits or more, in groups or not; measures such as 140 x 200 have not. */
const LONG_NUMBER = /\d(?:[ .-]?\d){5}/
const ADDRESS = /@|www\.|https?:/

/** Rarer terms of a day are shown to nobody: they could tell about a person. */
export const MIN_SEARCHES_A_DAY = 3

/** The search as it is counted for everybody; undefined if it may be about somebody. */
export function countedTerm(text: string): string | undefined {
  const term = text.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ').trim()
  const isCounted = term.length >= 2 && term.length <= MAX_TERM_LENGTH && !LONG_NUMBER.test(term) && !ADDRESS.test(term)
  return isCounted ? term : undefined
}
