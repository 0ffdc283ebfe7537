import { z } from 'zod'
import { RETURN_KINDS } from '@firkant/domain/orders/returns/return-states.ts'
import { WITHDRAWAL_FIELD_ERRORS } from '@firkant/domain/orders/withdrawal/withdrawal-statement.ts'
import { createDraftSeal } from '../../platform/forms/sealed-draft.ts'

const who = z.object({ name: z.string(), orderNumber: z.string(), email: z.string() })
const lines = z.array(z.object({ lineItemId: z.string(), quantity: z.number() }))
const problem = z.enum(WITHDRAWAL_FIELD_ERRORS).optional()
const draftSchema = z.discriminatedUnion('step', [
  z.object({
    step: z.literal('statement'),
    /** Only once number and e-mail, or a link, proved that the order is theirs. */
    orderId: z.uuid().optional(),
    who,
    lines: lines.optional(),
    problems: z.object({ name: problem, orderNumber: problem, email: problem, lines: problem }),
    isUnknown: z.boolean(),
  }),
  /** `key`: idempotency key of the confirmation. `rule`: the rule that was shown. */
  z.object({ step: z.literal('confirm'), orderId: z.uuid(), key: z.uuid(), who, lines, rule: z.enum(RETURN_KINDS) }),
  z.object({ step: z.literal('receipt'), orderId: z.uuid(), returnId: z.uuid() }),
])
/** State of the withdrawal forms. */
export type WithdrawalDraft = z.infer<typeof draftSchema>

export const withdrawalDrafts = createDraftSeal('withdrawal draft', draftSchema)
