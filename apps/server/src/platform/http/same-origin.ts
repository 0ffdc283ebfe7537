import type { FastifyRequest } from 'fastify'
import { ProblemException } from './problem.ts'

/**
 * For a plain form, which can't send the header that scripts send: the browser itself says where it comes from, by
 * Sec-Fetch-Site or, where that is missing, by Origin. Whoever says neither is refused.
 */
export function requireSameOrigin(request: FastifyRequest): void {
  const site = request.headers['sec-fetch-site']
  if (site === 'same-origin') return
  const { origin } = request.headers
  if (site === undefined && origin !== undefined && URL.canParse(origin) && new URL(origin).host === request.host)
    return
  throw new ProblemException('csrf', { detail: 'The form must come from the shop.' })
}
