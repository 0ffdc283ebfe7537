import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { ProblemCode, ProblemError } from '@firkant/domain/http/problem.ts'
import { isDatabaseBusy } from '../database/database-busy.ts'
import type { Metrics } from './metrics.ts'
import { problemBody, ProblemException } from './problem.ts'
import { noteReading } from './reading-requests.ts'

const CODES_OF_FRAMEWORK: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid-json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid-json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid-request',
  FST_ERR_MAX_PARAM_LENGTH: 'not-found',
  FST_UNDER_PRESSURE: 'unavailable',
}

export const RETRY_AFTER_S = 5

function validationErrors(error: FastifyError): readonly ProblemError[] | undefined {
  if (!hasZodFastifySchemaValidationErrors(error)) return undefined
  return error.validation.map((issue) => ({
    path: issue.instancePath.replace(/^\//, '').replaceAll('/', '.'),
    code: issue.keyword,
    message: issue.message ?? 'is wrong',
  }))
}

export function asProblem(error: FastifyError | ProblemException, { isBeingRead = false } = {}): ProblemException {
  if (error instanceof ProblemException) return error
  if (isDatabaseBusy(error))
    return new ProblemException('unavailable', { retryAfterS: RETRY_AFTER_S, busy: 'database' })
  const errors = validationErrors(error)
  if (errors)
    return new ProblemException('invalid-request', {
      detail: errors.map((each) => `${each.path}: ${each.message}`).join('; '),
      errors,
    })
  const code = CODES_OF_FRAMEWORK[error.code]
  if (error.code === 'FST_ERR_BAD_URL')
    return new ProblemException('invalid-request', { detail: 'The address has a broken percent sign.' })
  if (code) return new ProblemException(code, code === 'unavailable' ? { retryAfterS: RETRY_AFTER_S } : {})
  if (error.statusCode === 429) return new ProblemException('too-many-requests')
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return new ProblemException('invalid-request')
  return new ProblemException(isBeingRead ? 'invalid-request' : 'internal-error')
}

export function sendProblem(reply: FastifyReply, problem: ProblemException): FastifyReply {
  const { retryAfterS } = problem.details
  if (retryAfterS !== undefined) reply.header('retry-after', String(retryAfterS))
  return reply
    .code(problem.statusCode)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(problemBody(problem.code, problem.details))
}

/** Answers somebody who waits for a page with one; undefined for any other request. */
export type AnswerFailure = (
  request: FastifyRequest,
  reply: FastifyReply,
  problem: ProblemException,
) => FastifyReply | undefined

function logFailure(
  { log, isBeingRead }: FastifyRequest,
  error: FastifyError,
  { statusCode, code }: ProblemException,
): void {
  if (isDatabaseBusy(error)) log.warn({ err: error }, 'the database did not answer in time, or not at all')
  else if (statusCode >= 500 && code !== 'unavailable')
    log.error({ err: error }, 'request failed with an internal error')
  else if (isBeingRead && (error.statusCode ?? 500) >= 500) log.info({ err: error }, 'the request could not be read')
}

/** Every failure becomes a page or problem+json with a code; only a fault of our own is logged as an error. */
export function handleErrors(
  app: FastifyInstance,
  answerFailure?: AnswerFailure,
  metrics?: Pick<Metrics, 'countUnavailable'>,
): void {
  noteReading(app)
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const problem = asProblem(error, request)
    logFailure(request, error, problem)
    if (problem.code === 'unavailable') metrics?.countUnavailable(problem.details.busy ?? 'other')
    return answerFailure?.(request, reply, problem) ?? sendProblem(reply, problem)
  })
}
