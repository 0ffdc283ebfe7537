import type { CartErrorCode } from '@firkant/domain/cart/cart-errors.ts'
import type { CartCommand } from '@firkant/domain/cart/commands/cart-commands.ts'
import { MINUTE_MS } from '@firkant/domain/duration/duration.ts'
import { clientNetwork } from '../../platform/http/client-network.ts'
import type { AttemptBucket, AttemptLimit } from '../../platform/shared-state/attempt-limit.ts'
import type { AppliedList } from './apply-commands.ts'

/** Gift card codes are money: enough attempts for typing mistakes, too few for guessing. */
export const CODE_WINDOW_MS = 10 * MINUTE_MS
export const WRONG_CODES = { perVisitor: 10, perAddress: 20 } as const

/** Codes that are valid for nobody. One that is valid for others, or later, was no guess. */
const WRONG: ReadonlySet<CartErrorCode> = new Set<CartErrorCode>(['unknown-code', 'code-expired'])

const addsCode = ({ $type }: CartCommand) => $type === 'AddDiscountCodeCommand' || $type === 'AddGiftCardCodeCommand'

export interface CodeAttempt {
  readonly brand: string
  /** Whose cart it is. */
  readonly ownerKey: string
  readonly ip: string | undefined
  readonly commands: readonly CartCommand[]
}

function attemptBucketsOf({ brand, ownerKey, ip }: CodeAttempt): readonly AttemptBucket[] {
  const address = ip === undefined ? [] : [{ name: `code:${clientNetwork(ip)}`, most: WRONG_CODES.perAddress }]
  return [{ name: `code:${brand}:${ownerKey}`, most: WRONG_CODES.perVisitor }, ...address]
}

function isWrong({ response }: AppliedList, commands: readonly CartCommand[]): boolean {
  return response.validation.validationErrors.some(({ code, commandIndex }) => {
    const command = commands[commandIndex]
    return WRONG.has(code) && command !== undefined && addsCode(command)
  })
}

/** Applies a list. One with codes needs an attempt left; a wrong code uses it up. */
export async function limitCodeAttempts(
  limit: AttemptLimit | undefined,
  attempt: CodeAttempt,
  apply: (list: { readonly areAttemptsExhausted: boolean }) => Promise<AppliedList | undefined>,
): Promise<AppliedList | undefined> {
  if (!limit || !attempt.commands.some(addsCode)) return apply({ areAttemptsExhausted: false })
  const buckets = attemptBucketsOf(attempt)
  if (!(await limit.take(buckets))) return apply({ areAttemptsExhausted: true })
  let isGuess = false
  try {
    const applied = await apply({ areAttemptsExhausted: false })
    isGuess = applied !== undefined && isWrong(applied, attempt.commands)
    return applied
  } finally {
    if (!isGuess) await limit.giveBack(buckets)
  }
}
