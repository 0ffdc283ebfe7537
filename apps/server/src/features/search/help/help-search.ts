import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { HelpAnswer } from '@firkant/domain/search/service-answer.ts'
import { atOnce } from '../../../platform/process/yield-to-event-loop.ts'
import { bareForm } from '../language/fold-text.ts'
import { LANGUAGE_WORDS } from '../language/language-words.ts'
import { stem } from '../language/stem.ts'
import { tokensOf, typedTokens } from '../language/tokens.ts'
import { createTypoDictionary } from '../language/typos.ts'

export interface HelpQuestion {
  readonly text: string
  /** The last word may be incomplete. */
  readonly isTyping: boolean
  /** No product is called so: the words may be misspelt, or ask for an answer that editors have not named. */
  readonly mayGuess: boolean
}

export type HelpFound = { readonly kind: 'stores' } | { readonly kind: 'answer'; readonly answer: HelpAnswer }

export interface HelpSearch {
  readonly find: (question: HelpQuestion) => HelpFound | undefined
}

/** How much a word of the question says for an answer, by where it stands in it. */
const WEIGHTS = { asked: 10, begun: 6, title: 3, around: 2, whole: 1 } as const
/** Shorter beginnings are those of too many words. */
const MIN_BEGUN = 4
const MIN_GUESSED = 5
/** More words are no question to a shop. */
const MAX_WORDS = 8

type Words = ReadonlySet<string>

interface KnownAnswer {
  readonly answer: HelpAnswer
  /** The stems of each of its search words. */
  readonly asked: readonly (readonly string[])[]
  readonly title: Words
  readonly around: Words
  readonly whole: Words
}

/** Without marks and endings, so that `åbningstider`, `aabningstid` and `abningstid` are one. */
function createKeys(language: MarketLanguage) {
  const keyOf = (folded: string) => bareForm(stem(folded, language))
  const keysOf = (text: string) => tokensOf(text).map(({ folded }) => keyOf(folded))
  return { keyOf, keysOf }
}

/** Every word that is asked by, with the phrase it belongs to. */
function isAsked(phrase: readonly string[], words: Words): boolean {
  return phrase.length > 0 && phrase.every((word) => words.has(word))
}

interface ReadQuestion {
  readonly words: Words
  /** Without small words. */
  readonly telling: readonly string[]
  /** What is being typed. */
  readonly begun: string | undefined
}

function scoreOf({ asked, title, around, whole }: KnownAnswer, { words, telling, begun }: ReadQuestion): number {
  const phrase = asked.reduce((most, each) => (isAsked(each, words) ? Math.max(most, each.length) : most), 0)
  const isBegun = phrase === 0 && begun !== undefined && asked.some((each) => each.at(-1)?.startsWith(begun))
  const askedFor = phrase > 0 ? WEIGHTS.asked * phrase : isBegun ? WEIGHTS.begun : 0
  if (askedFor === 0) return 0
  const others = telling.map((word) =>
    title.has(word) ? WEIGHTS.title : around.has(word) ? WEIGHTS.around : whole.has(word) ? WEIGHTS.whole : 0,
  )
  return others.reduce<number>((sum, each) => sum + each, askedFor)
}

/** All the words stand in it, one of them in its title. */
function guessScore({ title, around, whole }: KnownAnswer, { telling }: ReadQuestion): number {
  const inTitle = telling.filter((word) => title.has(word)).length
  const isWhole = telling.every((word) => title.has(word) || around.has(word) || whole.has(word))
  return isWhole ? inTitle : 0
}

/** The best of them; among equals the first. */
function bestOf<Each>(all: readonly Each[], score: (each: Each) => number): Each | undefined {
  let best: { each: Each; score: number } | undefined
  for (const each of all) {
    const own = score(each)
    if (own > (best?.score ?? 0)) best = { each, score: own }
  }
  return best?.each
}

/** Finds the answer to what is asked of the shop. */
export function createHelpSearch(
  answers: readonly HelpAnswer[],
  { language, hasStores }: { language: MarketLanguage; hasStores: boolean },
): HelpSearch {
  const { stop, storeWords } = LANGUAGE_WORDS[language]
  const { keyOf, keysOf } = createKeys(language)
  const known = answers.map((answer): KnownAnswer => ({
    answer,
    asked: answer.searchWords.map(keysOf),
    title: new Set(keysOf(answer.title)),
    around: new Set(keysOf(answer.around)),
    whole: new Set(keysOf(answer.whole)),
  }))
  const stores = hasStores ? [...storeWords].map((key) => key.split(' ').map(bareForm)) : []
  const single = [...known.flatMap(({ asked }) => asked), ...stores].flatMap((phrase) =>
    phrase.length === 1 ? phrase : [],
  )
  const typos = atOnce(createTypoDictionary(new Map(single.map((word) => [word, 1])), (word) => word))

  function read({ text, isTyping }: HelpQuestion): ReadQuestion {
    const tokens = typedTokens(text)
    const telling = tokens.flatMap(({ folded }) => (stop.has(folded) ? [] : [keyOf(folded)]))
    const last = tokens.at(-1)
    const begun = isTyping && last && last.folded.length >= MIN_BEGUN ? bareForm(last.folded) : undefined
    return { words: new Set(tokens.map(({ folded }) => keyOf(folded))), telling, begun }
  }

  function findAsked(question: ReadQuestion): HelpFound | undefined {
    const best = bestOf(known, (each) => scoreOf(each, question))
    const isExact = best !== undefined && best.asked.some((phrase) => isAsked(phrase, question.words))
    const { begun } = question
    if (!isExact) {
      const isStore = stores.some((phrase) => isAsked(phrase, question.words))
      const isStoreBegun =
        begun !== undefined && stores.some((phrase) => phrase.length === 1 && phrase[0]?.startsWith(begun))
      if (isStore || (isStoreBegun && !best)) return { kind: 'stores' }
    }
    return best && { kind: 'answer', answer: best.answer }
  }

  /** With each word that nobody knows put right. */
  function corrected(question: ReadQuestion): ReadQuestion {
    const right = (word: string) => {
      if (word.length < MIN_GUESSED) return word
      const [first] = typos.meant(word, 1)
      return first?.isSure === true ? first.word : word
    }
    return { ...question, words: new Set([...question.words].map(right)), begun: undefined }
  }

  return {
    find(asked) {
      const question = read(asked)
      if (question.telling.length === 0 || question.telling.length > MAX_WORDS) return undefined
      const found = findAsked(question)
      if (found || !asked.mayGuess) return found
      const guessed = findAsked(corrected(question))
      if (guessed) return guessed
      const best = bestOf(known, (each) => guessScore(each, question))
      return best && { kind: 'answer', answer: best.answer }
    },
  }
}
