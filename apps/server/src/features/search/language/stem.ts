import type { MarketLanguage } from '@firkant/domain/market/market.ts'

/**
 * Endings of nouns and adjectives, longest first. General stemmers of these languages leave `soffan`, `bordet` and
 * `grønt` as they are and do not match `sofa` with `sofaer`: in a furniture shop these words matter most.
 */
const ENDINGS: Readonly<Record<MarketLanguage, readonly string[]>> = {
  da: 'ernes erne enes ene ers ens ets er en et es e a s'.split(' '),
  nb: 'enes ene ers ens ets er en et es e a s'.split(' '),
  sv: 'ornas arnas ernas orna arna erna ors ars ers ans ens ets or ar er an en et as a e s'.split(' '),
}
const MIN_STEM_LENGTH = 3
const MAX_ENDINGS = 2

function withoutEnding(word: string, endings: readonly string[]): string {
  const ending = endings.find((known) => word.endsWith(known) && word.length - known.length >= MIN_STEM_LENGTH)
  return ending === undefined ? word : word.slice(0, -ending.length)
}

/** The common stem of a word's forms: sofa, sofaer, sofaerne; grøn, grønt, grønne. Takes a folded word. */
export function stem(word: string, language: MarketLanguage): string {
  if (/\d/.test(word)) return word
  let rest = word
  for (let times = 0; times < MAX_ENDINGS; times += 1) rest = withoutEnding(rest, ENDINGS[language])
  return (
    rest
      // grønt, hvidt, vitt: an adjective of a neuter noun.
      .replace(/([dn])t$/, '$1')
      // tæpper, hyller, grønne: doubled before an ending.
      .replace(/([b-df-hj-np-tv-xz])\1$/, '$1')
      // spegel and speglar, møbel and møbler.
      .replace(/([b-df-hj-np-tv-xz])el$/, '$1l')
  )
}
