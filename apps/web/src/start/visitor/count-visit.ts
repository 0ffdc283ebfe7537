import type { Visit } from '../waiting/visit.ts'

let counted: Promise<void> | undefined

/** Once, with React or before it. */
export function countVisit(visit: Visit): void {
  counted ??= import(/* code: rare */ '../connect-tracking.ts')
    .then(({ connectTracking }) => connectTracking(visit))
    .catch(visit.reportError)
}
