import type { MarketLanguage } from '../../market/market.ts'

/** What stands in a new page until somebody writes their own: in square brackets, so that it can’t be published. */
const WORDS = {
  heading: { da: 'En overskrift', nb: 'En overskrift', sv: 'En rubrik' },
  lead: {
    da: 'To sætninger: hvad siden er, og for hvem.',
    nb: 'To setninger: hva siden er, og for hvem.',
    sv: 'Två meningar: vad sidan är, och för vem.',
  },
  part: { da: 'Hvad denne del handler om', nb: 'Hva denne delen handler om', sv: 'Vad denna del handlar om' },
  text: {
    da: 'Et afsnit eller to med det, man skal vide.',
    nb: 'Et avsnitt eller to med det man trenger å vite.',
    sv: 'Ett stycke eller två med det man behöver veta.',
  },
  question: {
    da: 'Et spørgsmål, som kunder stiller',
    nb: 'Et spørsmål som kunder stiller',
    sv: 'En fråga som kunder ställer',
  },
  answer: { da: 'Svaret i to sætninger.', nb: 'Svaret i to setninger.', sv: 'Svaret i två meningar.' },
  seen: { da: 'Hvad der ses på billedet', nb: 'Hva som vises på bildet', sv: 'Vad som syns på bilden' },
  step: { da: 'Et trin', nb: 'Et trinn', sv: 'Ett steg' },
} as const satisfies Readonly<Record<string, Readonly<Record<MarketLanguage, string>>>>
export type PatternWord = keyof typeof WORDS

export const patternWord = (word: PatternWord, language: MarketLanguage): string => `[${WORDS[word][language]}]`

const PLACEHOLDER = /^\s*(?:<p>)?\*?\[[^[\]]{3,120}\]\*?(?:<\/p>)?\s*$/

/** Whether it is still a pattern’s own word. */
export const isPatternWord = (text: string): boolean => PLACEHOLDER.test(text)
