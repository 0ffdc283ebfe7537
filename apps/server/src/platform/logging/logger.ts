import { pino, type Logger } from 'pino'
import { errorForLog } from './error-for-log.ts'

/** Parameters that carry a secret never reach a log. */
const SECRET_PARAMS = /([?&](?:eclub|token|preview|key|email|code)=)[^&#]*/gi

export function withoutSecrets(url: string): string {
  return url.replace(SECRET_PARAMS, '$1-')
}

interface LoggedRequest {
  readonly method: string
  readonly url: string
  readonly id?: string
  readonly ip?: string
}

const FLUSH_EVERY_MS = 1000

export function createLogger(options: { level: string; brand: string }): Logger {
  // Lines are gathered and written together; the rest is written when the process ends.
  const destination = pino.destination({ sync: false, minLength: 4096 })
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
  return pino(settings, destination)
}
