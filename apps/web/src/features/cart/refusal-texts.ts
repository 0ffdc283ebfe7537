import type { CartErrorCode } from '@firkant/domain/cart/cart-errors.ts'
import type { CodeDetail } from '@firkant/domain/promotions/validate-code.ts'
import type { Shop } from '../../platform/shop-context.ts'
import { textsOf } from '../../texts/text-table.ts'
import type { CartOutcome } from './cart-lists.ts'
import { refusalTexts, type RefusalTextKey } from './refusal.texts.ts'

const CODES: Partial<Record<CartErrorCode, RefusalTextKey>> = {
  'unknown-code': 'unknown',
  'code-expired': 'expired',
  'code-not-applicable': 'notApplicable',
  'code-requires-login': 'needsLogin',
  'too-many-codes': 'tooMany',
  'cart-locked': 'locked',
  'too-many-samples': 'samples',
}

const DETAILS: Readonly<Record<CodeDetail, RefusalTextKey>> = { 'used-up': 'usedUp', 'used-before': 'usedBefore' }

type Speaker = Pick<Shop, 'texts' | 'language'>

/** Text for a refused command. */
export function refusalText({ texts, language }: Speaker, code: CartErrorCode, detail?: CodeDetail): string {
  if (code === 'insufficient-inventory') return texts.text('cart.notEnough')
  const key = detail ? DETAILS[detail] : CODES[code]
  return key === undefined ? texts.text('error.genericRetry') : textsOf(refusalTexts, language).text(key)
}

/** Result of adding a code; `failed` without an answer. */
export function codeOutcomeText(speaker: Speaker, code: string, outcome: CartOutcome | 'failed'): string {
  if (outcome === undefined) return textsOf(refusalTexts, speaker.language).text('applied', { code })
  if (outcome === 'lost') return speaker.texts.text('cart.lost')
  return outcome === 'failed'
    ? speaker.texts.text('error.genericRetry')
    : refusalText(speaker, outcome.code, outcome.detail)
}
