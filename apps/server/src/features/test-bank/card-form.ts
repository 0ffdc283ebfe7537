/** Card number → outcome of the payment. */
export const TEST_CARDS = {
  '4111111111111111': 'approve',
  '4000000000000002': 'decline',
  '4000000000003220': 'challenge',
} as const
export type CardOutcome = (typeof TEST_CARDS)[keyof typeof TEST_CARDS]

export interface CardFields {
  readonly number: string
  readonly expiry: string
  readonly cvc: string
}

export type CardError =
  | 'number-missing'
  | 'number-wrong'
  | 'number-unknown'
  | 'expiry-missing'
  | 'expiry-wrong'
  | 'expired'
  | 'cvc-wrong'

export type CardErrors = Partial<Record<keyof CardFields, CardError>>

export type ValidatedCard =
  | { readonly type: 'card'; readonly outcome: CardOutcome }
  | { readonly type: 'wrong'; readonly errors: CardErrors }

const EXPIRY = /^(0?[1-9]|1[0-2])\s*(?:[/-]\s*)?(?:20)?(\d{2})$/

/** Luhn check digit. */
export function isLuhnValid(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

function outcomeOf(digits: string): CardOutcome | undefined {
  return Object.entries(TEST_CARDS).find(([number]) => number === digits)?.[1]
}

function numberError(digits: string): CardError | undefined {
  if (digits === '') return 'number-missing'
  if (!/^\d{12,19}$/.test(digits) || !isLuhnValid(digits)) return 'number-wrong'
  return outcomeOf(digits) === undefined ? 'number-unknown' : undefined
}

/** A card is valid to the end of its month. */
function expiryError(expiry: string, now: Date): CardError | undefined {
  if (expiry.trim() === '') return 'expiry-missing'
  const [, month, year] = EXPIRY.exec(expiry.trim()) ?? []
  if (month === undefined) return 'expiry-wrong'
  const firstDayAfter = Date.UTC(2000 + Number(year), Number(month), 1)
  return now.getTime() < firstDayAfter ? undefined : 'expired'
}

/** Card data is neither stored nor echoed. */
export function validateCard({ number, expiry, cvc }: CardFields, now: Date): ValidatedCard {
  const digits = number.replaceAll(/[\s-]/g, '')
  const found = {
    number: numberError(digits),
    expiry: expiryError(expiry, now),
    cvc: /^\d{3}$/.test(cvc.trim()) ? undefined : ('cvc-wrong' as const),
  }
  const errors: CardErrors = Object.fromEntries(Object.entries(found).filter(([, error]) => error !== undefined))
  const outcome = outcomeOf(digits)
  return Object.keys(errors).length === 0 && outcome !== undefined
    ? { type: 'card', outcome }
    : { type: 'wrong', errors }
}
