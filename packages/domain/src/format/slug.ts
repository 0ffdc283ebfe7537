import type { Language } from '../market/market.ts'

const LETTERS: Readonly<Record<string, string>> = { æ: 'ae', ø: 'oe', ä: 'a', ö: 'o', é: 'e', è: 'e', ü: 'u' }

/** Words as an address writes them. Danish and Norwegian spell å as aa; Swedish drops its ring. */
export function slugOf(language: Language, text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('å', language === 'sv' ? 'a' : 'aa')
    .replaceAll(/[æøäöéèü]/g, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
