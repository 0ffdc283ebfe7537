const MOMENT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?(?:Z|[+-]\d\d:?\d\d)$/

/** Undefined: all that there is. Without a zone a moment of the night of a clock change would be two. */
export function readMoment(text: string | undefined, now: Date): Date | undefined {
  if (text === undefined) throw new Error('Say up to when: --at 2026-11-27T09:59:59+01:00, or --at latest.')
  if (text === 'latest') return undefined
  const at = new Date(text.replace(' ', 'T'))
  if (!MOMENT.test(text) || Number.isNaN(at.getTime()))
    throw new Error(`--at ${text}: a moment with its zone, such as 2026-11-27T09:59:59+01:00, or latest.`)
  if (at > now) throw new Error(`--at ${text} has not come yet.`)
  return at
}
