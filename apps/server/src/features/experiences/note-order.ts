import type { FastifyRequest } from 'fastify'
import type { ExperienceRoutesOptions } from './experience-routes.ts'

/** The order of somebody who has seen a variant counts as what came of it. */
export function createOrderNotes({
  cookies,
  exposures,
  mayLearnFrom,
  now,
}: Pick<ExperienceRoutesOptions, 'cookies' | 'exposures' | 'mayLearnFrom' | 'now'>) {
  return (request: FastifyRequest, orderId: string): void => {
    const traitsHash = mayLearnFrom(request) ? cookies.findHash(request) : undefined
    if (traitsHash !== undefined) exposures.add({ kind: 'order', orderId, traitsHash, at: now() })
  }
}
