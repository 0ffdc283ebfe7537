import type { Language } from '../market/market.ts'

const LETTERS: Readonly<Record<string, string>> = { æ: 'ae', ø: 'oe', ä: 'a', ö: 'o', é: 'e', è: 'e', ü: 'u' }

/** Text as part of an address. Danish and Norwegian write å as aa; Swedish as a. */
export function slugOf(language: Language, text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('å', language === 'sv' ? 'a' : 'aa')
    .replaceAll(/[æøäöéèü]/g, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
