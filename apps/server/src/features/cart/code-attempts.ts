import { MINUTE_MS } from '@firkant/domain/duration/duration.ts'
import type { CartCommand } from '@firkant/domain/cart/cart-commands.ts'
import type { CartErrorCode } from '@firkant/domain/cart/cart-errors.ts'
import { clientNetwork } from '../../platform/http/client-network.ts'
import type { AttemptBucket, AttemptLimit } from '../../platform/shared-state/attempt-limit.ts'
import type { AppliedList } from './apply-commands.ts'

/** A gift card's code is money: whoever mistypes has enough of these, whoever searches has not. */
export const CODE_WINDOW_MS = 10 * MINUTE_MS
export const WRONG_CODES = { perVisitor: 10, perAddress: 20 } as const

/** Good for nobody. A code that others may use, or later, was no guess. */
const WRONG: ReadonlySet<CartErrorCode> = new Set<CartErrorCode>(['unknown-code', 'code-expired'])

const addsCode = ({ $type }: CartCommand) => $type === 'AddDiscountCodeCommand' || $type === 'AddGiftCardCodeCommand'

export interface CodeAttempt {
  readonly brand: string
  /** Whose cart it is. */
  readonly holder: string
  readonly ip: string | undefined
  readonly commands: readonly CartCommand[]
}

function attemptBucketsOf({ brand, holder, ip }: CodeAttempt): readonly AttemptBucket[] {
  const address = ip === undefined ? [] : [{ name: `code:${clientNetwork(ip)}`, most: WRONG_CODES.perAddress }]
  return [{ name: `code:${brand}:${holder}`, most: WRONG_CODES.perVisitor }, ...address]
}

function isWrong({ response }: AppliedList, commands: readonly CartCommand[]): boolean {
  return response.validation.validationErrors.some(({ code, commandIndex }) => {
    const command = commands[commandIndex]
    return WRONG.has(code) && command !== undefined && addsCode(command)
  })
}

/** Applies a list; one that names codes only while there are tries left, and a wrong one costs one of them. */
export async function limitCodeAttempts(
  tries: AttemptLimit | undefined,
  trying: CodeAttempt,
  apply: (list: { readonly areAttemptsExhausted: boolean }) => Promise<AppliedList | undefined>,
): Promise<AppliedList | undefined> {
  if (!tries || !trying.commands.some(addsCode)) return apply({ areAttemptsExhausted: false })
  const buckets = attemptBucketsOf(trying)
  if (!(await tries.take(buckets))) return apply({ areAttemptsExhausted: true })
  let isGuess = false
  try {
    const applied = await apply({ areAttemptsExhausted: false })
    isGuess = applied !== undefined && isWrong(applied, trying.commands)
    return applied
  } finally {
    if (!isGuess) await tries.giveBack(buckets)
  }
}
