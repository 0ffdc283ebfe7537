import type { telemetryCalls } from '@firkant/domain/telemetry/telemetry-calls.ts'
import type { CallRoutes } from '../../platform/http/call-routes.ts'
import { TELEMETRY_PER_MINUTE } from '../../platform/http/rate-limits.ts'
import { maskText, withoutSecrets } from '../../platform/logging/mask-text.ts'

/** Errors in browsers, written to the server's log, and counted. */
export const telemetryRoutes = (count: (level: string, url: string) => void): CallRoutes<typeof telemetryCalls> => ({
  'POST /client-telemetry': {
    perMinute: TELEMETRY_PER_MINUTE,
    async answer(request) {
      const { level, message, stack, url, cookies, ...report } = request.body
      const telemetry = {
        ...report,
        message: maskText(message),
        stack: stack && maskText(stack),
        url: URL.canParse(url) ? withoutSecrets(url) : maskText(url),
        cookies: cookies.map(maskText),
      }
      request.log[level]({ telemetry }, 'browser telemetry')
      count(level, url)
      return null
    },
  },
})
