import type { Language } from '../market/market.ts'

const NO_BREAK_SPACE = '\u00a0'

interface NumberStyle {
  readonly thousands: string
  readonly point: string
  readonly minus: string
}

const NUMBER_STYLES: Readonly<Record<Language, NumberStyle>> = {
  da: { thousands: '.', point: ',', minus: '-' },
  nb: { thousands: NO_BREAK_SPACE, point: ',', minus: '\u2212' },
  sv: { thousands: NO_BREAK_SPACE, point: ',', minus: '\u2212' },
  en: { thousands: ',', point: '.', minus: '-' },
}

function groupThousands(digits: string, sign: string): string {
  const groups: string[] = []
  for (let end = digits.length; end > 0; end -= 3) groups.unshift(digits.slice(Math.max(0, end - 3), end))
  return groups.join(sign)
}

/**
 * As Intl.NumberFormat writes it with `useGrouping: 'always'`. Not by it: its first use keeps a slow phone busy for two
 * tenths of a second, on every first page.
 */
export function formatNumber(language: Language, value: number, decimals = 0): string {
  const { thousands, point, minus } = NUMBER_STYLES[language]
  // Shifted as text, so that 4.35 is rounded as it is written, not as it is stored.
  const rounded = Math.round(Number(`${Math.abs(value)}e${decimals}`))
  const digits = String(rounded).padStart(decimals + 1, '0')
  const whole = groupThousands(digits.slice(0, digits.length - decimals), thousands)
  const rest = decimals > 0 ? point + digits.slice(-decimals) : ''
  return (value < 0 && rounded > 0 ? minus : '') + whole + rest
}
