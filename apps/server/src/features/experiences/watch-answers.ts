import type { FastifyInstance, FastifyRequest } from 'fastify'
import { cartStepOf } from '@firkant/domain/experiences/visitor-traits.ts'
import type { TraitsCookies } from './traits-cookie.ts'

interface AnswerWatchOptions {
  readonly cookies: TraitsCookies
  readonly mayLearnFrom: (request: FastifyRequest) => boolean
}

const DYNAMIC_DATA = '/api/client/dynamic-data/resolve'
const CART_APPLY = '/api/client/ct/cart/apply'

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const fieldOf = (value: unknown, name: string) => (isFields(value) ? value[name] : undefined)

/** Of a cart in an answer, whatever else is in it. */
function stepOfCart(cart: unknown): number | undefined {
  const total = fieldOf(fieldOf(cart, 'subTotal'), 'inclVat')
  return typeof total === 'number' ? cartStepOf(total) : undefined
}

function cartStepIn(url: string, answer: unknown): number | undefined {
  if (url === CART_APPLY) return stepOfCart(fieldOf(answer, 'cartResponse'))
  const records: readonly unknown[] = Array.isArray(answer) ? answer : []
  const cart = records.find((record) => fieldOf(record, 'type') === 'cart')
  if (cart === undefined) return undefined
  return fieldOf(cart, 'data') === null ? 0 : stepOfCart(fieldOf(cart, 'data'))
}

/**
 * Learns of a visitor from answers that are sent anyway, so that pages need no question of their own. The answer itself
 * never changes, and what fails here is only logged.
 */
export function watchAnswers(app: FastifyInstance, { cookies, mayLearnFrom }: AnswerWatchOptions): void {
  app.addHook('preSerialization', async (request, reply, answer: unknown) => {
    const url = request.routeOptions.url ?? ''
    // A refused request teaches nothing; its cookies may not even be read yet.
    const isWatched = (url === DYNAMIC_DATA || url === CART_APPLY) && reply.statusCode < 400
    if (!isWatched || !mayLearnFrom(request)) return answer
    try {
      await cookies.refresh({ request, reply }, { cartStep: cartStepIn(url, answer) })
    } catch (error) {
      request.log.error({ err: error }, 'what is known of a visitor could not be written; the answer is sent without')
    }
    return answer
  })
}
