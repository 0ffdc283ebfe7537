import type { liveCalls } from '@firkant/domain/change-sets/live-calls.ts'
import type { CallRoutes } from '../../../platform/http/call-routes.ts'
import { ProblemException } from '../../../platform/http/problem.ts'
import { requireStudio, type StudioContext } from '../../studio/studio-at-work.ts'
import { getSet } from '../change-set-work.ts'
import type { LiveStreams } from './live-streams.ts'

/** A window opens one, and another when its connection was lost. */
const OPENINGS_PER_MINUTE = 120

export function liveRoutes(context: StudioContext, live: LiveStreams): CallRoutes<typeof liveCalls> {
  const { database, brand } = context
  return {
    'GET /api/studio/live': {
      perMinute: OPENINGS_PER_MINUTE,
      async answer(request, reply) {
        const mayListen = () => requireStudio(request, context, 'editContent')
        const employee = await mayListen()
        const { document, set: setId, window } = request.query
        if (setId !== undefined) await getSet(database.main, context, { id: setId, employee })
        reply
          .type('text/event-stream; charset=utf-8')
          // Whatever stands between passes on each message as it comes.
          .header('cache-control', 'no-store, no-transform')
          .header('x-accel-buffering', 'no')
        return live.open({
          here: { brand: brand.key, employeeId: employee.id, name: employee.displayName, document, setId, window },
          // Where the database does not answer nobody is sent away: the next beat asks again.
          mayStay: () =>
            mayListen().then(
              () => true,
              (error: unknown) => !(error instanceof ProblemException),
            ),
        })
      },
    },
  }
}
