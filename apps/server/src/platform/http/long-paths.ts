import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import { withoutSecrets } from '../logging/mask-text.ts'
import { problemBody } from './problem.ts'
import { CLOSED_POLICY } from './security-headers.ts'

/** The longest address of the shop takes a tenth of it. The query string is not counted. */
export const MAX_PATH_BYTES = 2048
const LOGGED_CHARACTERS = 200

function pathLength(url: string): number {
  const mark = url.indexOf('?')
  return mark < 0 ? url.length : mark
}

/** Checked first: later code may be slow on a very long path. */
export function createLongPathRefuser(options: {
  readonly common: Readonly<Record<string, string>>
  readonly log: Pick<FastifyBaseLogger, 'info'>
}): (request: IncomingMessage, response: ServerResponse) => boolean {
  const problem = problemBody('address-too-long', { detail: `A path has at most ${MAX_PATH_BYTES} bytes.` })
  const body = JSON.stringify(problem)
  const headers = {
    ...options.common,
    'content-security-policy': CLOSED_POLICY,
    'content-type': 'application/problem+json; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(body),
  }
  return ({ method, url = '/' }, response) => {
    if (pathLength(url) <= MAX_PATH_BYTES) return false
    response.writeHead(problem.status, headers)
    response.end(method === 'HEAD' ? undefined : body)
    const logged = withoutSecrets(`${url.slice(0, LOGGED_CHARACTERS)}…`)
    options.log.info({ reqId: crypto.randomUUID(), method, url: logged, status: problem.status }, 'answered')
    return true
  }
}
