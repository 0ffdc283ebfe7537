import type { liveCalls } from '@firkant/domain/change-sets/live-calls.ts'
import { mayInStudio } from '@firkant/domain/studio/studio-permissions.ts'
import { isStudioRole } from '@firkant/domain/studio/studio-permissions.ts'
import type { CallRoutes } from '../../../platform/http/call-routes.ts'
import { findAtWork } from '../../employee/employee-store.ts'
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
        const employee = await requireStudio(request, context, 'editContent')
        const { document, set: setId } = request.query
        if (setId !== undefined) await getSet(database.main, context, { id: setId, employee })
        reply
          .type('text/event-stream; charset=utf-8')
          // Whatever stands between passes on each message as it comes.
          .header('cache-control', 'no-store, no-transform')
          .header('x-accel-buffering', 'no')
        const mayStay = async () => {
          const asked = { token: employee.token, brand: brand.key, now: context.now() }
          const found = await findAtWork(database.main, asked)
          return found !== undefined && isStudioRole(found.role) && mayInStudio(found.role, 'editContent')
        }
        return live.open({ brand: brand.key, employee, document, setId, mayStay })
      },
    },
  }
}
