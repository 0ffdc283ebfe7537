import type { handOverFormRows } from '@firkant/domain/employee/employee-form-rows.ts'
import { HAND_OVER_RESULT_PARAM, HAND_OVER_RESULTS, handOverPath } from '@firkant/domain/employee/hand-over.ts'
import type { FormHandlers } from '../../platform/forms/form-routes.ts'
import type { HandOverContext } from './hand-over-context.ts'
import { takeHandOver, undoHandOver } from './take-hand-over.ts'

/** Longer ones are no codes: they need no look into the database. */
const MAX_CODE_LENGTH = 100

/** The buttons behind a link. Both lead back to the link. */
export function handOverForms(context: HandOverContext): FormHandlers<typeof handOverFormRows> {
  return {
    async 'handOver.take'(sent, { addressOf, knownRequester }) {
      const code = sent.code.toLowerCase().slice(0, MAX_CODE_LENGTH)
      const act = sent.act === 'undo' ? undoHandOver : takeHandOver
      const outcome = await act(context, knownRequester(), code)
      const result = HAND_OVER_RESULTS.find((each) => each === outcome)
      const query = result === undefined ? '' : `${HAND_OVER_RESULT_PARAM}=${result}`
      return { to: 'handOver', address: addressOf(handOverPath(code)), query }
    },
  }
}
