import type { MeasuredSide } from './measure-condition.ts'

const PUNCTUATION = '.,;:!?"\'()'

function withoutPunctuation(word: string): string {
  let [start, end] = [0, word.length]
  while (start < end && PUNCTUATION.includes(word.charAt(start))) start += 1
  while (end > start && PUNCTUATION.includes(word.charAt(end - 1))) end -= 1
  return word.slice(start, end)
}

/** Without marks, so that words are understood as they are typed abroad: `over` for `över`. */
export function bareWord(text: string): string {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return withoutPunctuation(plain.replaceAll('ø', 'o').replaceAll('æ', 'ae'))
}

const set = (words: string) => new Set(words.split(' '))

// Danish, Norwegian and Swedish together: none of their words means something else in another.
/** Words that a limit begins with; a pair is written with an underscore. */
export const AT_MOST = set(
  'under max maks maksimum maximum maksimalt maximalt hojst hojest hoyst hogst inntil indtil opptil op_til opp_til upp_till ' +
    'mindre_end mindre_enn mindre_an billigere_end billigere_enn billigare_an',
)
export const AT_LEAST = set('over min minimum mindst minst mere_end mer_enn mer_an dyrere_end dyrere_enn dyrare_an')
/** Limits only where a unit follows: `bord til 500 kr`, but not `stole til 6`. */
export const AT_MOST_WITH_UNIT = set('til till')
export const AT_LEAST_WITH_UNIT = set('fra fran')
export const BETWEEN = set('mellem mellom mellan fra fran')
export const AND = set('og och til till - –')
export const ABOUT = set('ca cirka circa omkring omtrent ungefar rundt')
export const TIMES = set('x × * gange ganger')
export const MONEY = set('kr kroner kronor kr,- dkk nok sek')
export const CENTIMETRES = set('cm centimeter centimetre')
/** What a number counts that is neither money nor a length here: `under 3 pers`. */
export const OTHER_UNITS = set(
  'pers person personer pladser plasser platser sits kg kilo gram g mm millimeter m meter metre ar aar maneder stk st styk ' +
    'stykker w watt lumen lm liter l dl cl grader procent prosent % skuffer skuffor lador hylder hyller hyllor tommer tum',
)

export const SIDE_WORDS: ReadonlyMap<string, MeasuredSide | undefined> = new Map<string, MeasuredSide | undefined>([
  ...'bred bredt brede bredde bredden bredd brett breda wide'.split(' ').map((word) => [word, 'width'] as const),
  ...'dyb dybt dybe dybde dybden dyp dypt dype djup djupt djupa'.split(' ').map((word) => [word, 'depth'] as const),
  ...'hoj hojt hoje hojde hoy hoyt hoye hoyde hog hogt hoga hojd'.split(' ').map((word) => [word, 'height'] as const),
  ...'lang langt lange langa laengde lengde langd'.split(' ').map((word) => [word, undefined] as const),
])
