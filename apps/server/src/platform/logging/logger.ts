import type { FastifyInstance } from 'fastify'
import { type Logger, pino } from 'pino'
import { errorForLog } from './error-for-log.ts'
import { withoutSecrets } from './mask-text.ts'
import { createQuickLines, setQuickLines } from './quick-lines.ts'
import { traceOf } from './trace-id.ts'

interface LoggedRequest {
  readonly method: string
  readonly url: string
  readonly id?: string
  readonly ip?: string
}

const FLUSH_EVERY_MS = 1000

export function createLogger(options: { level: string; brand: string }): Logger {
  // Lines are buffered and written together; the rest is flushed when the process ends.
  const destination = pino.destination({ sync: false, minLength: 16_000 })
  setInterval(() => destination.flush(), FLUSH_EVERY_MS).unref()
  const settings = {
    level: options.level,
    base: { brand: options.brand },
    redact: ['req.headers.cookie', 'req.headers.authorization', 'password', '*.password'],
    serializers: {
      err: errorForLog,
      req: (request: LoggedRequest) => ({ method: request.method, url: withoutSecrets(request.url), id: request.id }),
    },
  }
  const log = pino(settings, destination)
  setQuickLines(
    log,
    createQuickLines({
      base: settings.base,
      isWritten: () => log.isLevelEnabled('info'),
      write: (lines) => destination.write(lines),
    }),
  )
  return log
}

/** One line per response, written when it is finished. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode } = reply.raw
    request.log.info(
      {
        // The request's own logger adds its id.
        method: request.method,
        url: withoutSecrets(request.url),
        status: statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ...traceOf(request.headers),
      },
      'answered',
    )
  })
}
