import type { MarketLanguage } from '@firkant/domain/market/market.ts'

const LETTERS: Readonly<Record<string, string>> = { ä: 'æ', ö: 'ø', ß: 'ss', þ: 'th', ð: 'd' }
const OTHER_MARKS = /[^\p{M}]\p{M}+/gu
/** Most words need no folding; this check makes indexing a hundred thousand products faster. */
const FOLDED = /^[a-z0-9æøå]*$/

/** Normalises spelling: lower case, no accents; Swedish vowels as their Danish and Norwegian equivalents. */
export function foldText(text: string): string {
  if (FOLDED.test(text)) return text
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[äößþð]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(OTHER_MARKS, (letter) => (letter === 'a\u030A' ? 'å' : letter.charAt(0)))
}

/** A folded word as its language spells it, as far as folding can be undone. */
export function spellFolded(folded: string, language: MarketLanguage): string {
  return language === 'sv' ? folded.replaceAll('æ', 'ä').replaceAll('ø', 'ö') : folded
}

/** How words are typed without special letters: `gron` or `groen` for `grøn`, `bla` or `blaa` for `blå`. */
export function bareForm(folded: string): string {
  return folded.replaceAll(/ae|aa|[æå]/g, 'a').replaceAll(/oe|ø/g, 'o')
}
