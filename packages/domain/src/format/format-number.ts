import { LOCALES, type Language } from '../market/market.ts'

const formatters = new Map<string, Intl.NumberFormat>()

export function formatNumber(language: Language, value: number, decimals = 0): string {
  const key = `${language}:${decimals}`
  let found = formatters.get(key)
  if (!found) {
    found = new Intl.NumberFormat(LOCALES[language], {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      // CLDR does not group four-digit Norwegian and Swedish numbers; the shop's prices always do.
      useGrouping: 'always',
    })
    formatters.set(key, found)
  }
  return found.format(value)
}
