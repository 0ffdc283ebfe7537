import type { ShownChangeSet } from '@firkant/domain/change-sets/change-set-calls.ts'
import { changeSetBar, CHANGE_SET_STEPS } from '@firkant/domain/change-sets/change-set-states.ts'
import { mayInStudio } from '@firkant/domain/studio/studio-permissions.ts'
import type { StudioEmployee } from '../studio/studio-at-work.ts'
import type { ListedSet } from './change-set-store.ts'

const moment = (at: Date | null) => at?.toISOString()

/** With every button and why it can't be pressed. */
export function shownSet(row: ListedSet, { id: employeeId, role }: StudioEmployee): ShownChangeSet {
  const { id, name, state, ownerName, ownerId, changedAt, documents } = row
  const may = (permission: Parameters<typeof mayInStudio>[1]) => mayInStudio(role, permission)
  const [publishAt, unpublishAt, publishedAt] = [row.publishAt, row.unpublishAt, row.publishedAt].map(moment)
  return {
    id,
    name,
    state,
    owner: ownerName,
    isMine: ownerId === employeeId,
    changedAt: changedAt.toISOString(),
    ...(publishAt !== undefined && { publishAt }),
    ...(unpublishAt !== undefined && { unpublishAt }),
    ...(publishedAt !== undefined && { publishedAt }),
    ...(row.publishedBy !== null && { publishedBy: row.publishedBy }),
    ...(row.reason !== null && { reason: row.reason }),
    documents: [...documents],
    steps: CHANGE_SET_STEPS.map((step) => {
      const bar = changeSetBar(step, { state, documents: documents.length, may })
      return { step, ...(bar && { bar }) }
    }),
  }
}
