import type { MarketLanguage } from '../market/market.ts'

/** Where code is by the build's manifest; on disk there is one such folder for each language, with its texts alone. */
export const CODE_FOLDER = 'assets/each-language/'

/** The file of a page in this language, by its name in the manifest. Styles, fonts and pictures are the same in all. */
export function fileInLanguage(file: string, language: MarketLanguage): string {
  return file.replace(CODE_FOLDER, `assets/${language}/`)
}
