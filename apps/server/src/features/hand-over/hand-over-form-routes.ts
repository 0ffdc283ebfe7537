import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  HAND_OVER_PREFIX,
  HAND_OVER_RESULT_PARAM,
  HAND_OVER_RESULTS,
  handOverPath,
} from '@firkant/domain/employee/hand-over.ts'
import { localizePath, marketOf } from '@firkant/domain/market/localized-path.ts'
import { fieldsOf, fromShop, readPlainForms, spokenLanguage } from '../../platform/http/plain-forms.ts'
import { readKnownRequester, type RequesterContext } from '../../platform/visitors/requester.ts'
import type { HandOverContext } from './hand-over-context.ts'
import { takeHandOver, undoHandOver } from './take-hand-over.ts'

const FORMS_PER_MINUTE = 30
/** Longer ones are no codes: they need no look into the database. */
const LONGEST_CODE = 100

type Coded = FastifyRequest<{ Params: { code: string } }>

/** The buttons behind a link: a form, so that no preview of a messenger can press it. Both lead back to the link. */
export async function registerHandOverForms(
  app: FastifyInstance,
  context: HandOverContext,
  options: RequesterContext,
): Promise<void> {
  const { brand } = context
  await app.register(async (forms) => {
    readPlainForms(forms)
    forms.post<{ Params: { code: string } }>(
      `${HAND_OVER_PREFIX}:code`,
      fromShop(FORMS_PER_MINUTE),
      async (request: Coded, reply) => {
        const fields = fieldsOf(request)
        const code = request.params.code.toLowerCase().slice(0, LONGEST_CODE)
        const language = spokenLanguage(brand, fields)
        const requester = readKnownRequester(request, reply, { ...options, language })
        const act = fields.get('act') === 'undo' ? undoHandOver : takeHandOver
        const outcome = await act(context, requester, code)
        const result = HAND_OVER_RESULTS.find((each) => each === outcome)
        const page = localizePath(brand, marketOf(brand, language).language, handOverPath(code))
        const address = result === undefined ? page : `${page}?${HAND_OVER_RESULT_PARAM}=${result}`
        return reply.header('cache-control', 'no-store').redirect(address, 303)
      },
    )
  })
}
