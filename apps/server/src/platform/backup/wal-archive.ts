/** Segments and histories of timelines, by the names that PostgreSQL gives them. */
const SEGMENT = /^([0-9A-F]{8})([0-9A-F]{16})(?:\.[0-9A-F]{8}\.backup|\.partial)?$/
const HISTORY = /^([0-9A-F]{8})\.history$/

/** For a shell. */
const quoted = (path: string) => ["'", path.replaceAll("'", String.raw`'\''`), "'"].join('')
/** A per cent sign of a folder's name is none of PostgreSQL's own. */
const inCommand = (path: string) => quoted(path).replaceAll('%', '%%')

/**
 * What PostgreSQL runs for each full segment. It may run twice for one (a crash in between), and may be cut short: a
 * segment appears whole, and another one of the same name is never replaced.
 */
export function archiveCommand(folder: string): string {
  const target = `${inCommand(folder)}/%f`
  const copy = `cp %p ${target}.partial-copy && sync ${target}.partial-copy && mv ${target}.partial-copy ${target}`
  return `if test -f ${target}; then cmp -s %p ${target}; else ${copy}; fi`
}

/** What PostgreSQL runs for each segment that it needs; the later folders have what was never archived. */
export function restoreCommand(folders: readonly string[]): string {
  return folders.map((folder) => `cp ${inCommand(folder)}/%f %p 2>/dev/null`).join(' || ')
}

/** In a server's settings a moment has its zone as a number: names of zones are not known yet when they are read. */
export const asTarget = (at: Date): string => at.toISOString().replace('T', ' ').replace('Z', '+00')

export const isSegment = (name: string): boolean => /^[0-9A-F]{24}$/.test(name)

export const historyName = (timeline: number): string =>
  `${timeline.toString(16).toUpperCase().padStart(8, '0')}.history`

/** The newest timeline that an archive knows: 1 until something was restored or failed over. */
export function newestTimeline(names: readonly string[]): number {
  return Math.max(1, ...names.map((name) => Number.parseInt(HISTORY.exec(name)?.[1] ?? '1', 16)))
}

/** Segments that no base backup needs which begins with this one; histories are kept, they are small. */
export function segmentsBefore(first: string, names: readonly string[]): readonly string[] {
  const position = (name: string) => SEGMENT.exec(name)?.[2]
  const from = position(first)
  return from === undefined ? [] : names.filter((name) => (position(name) ?? from) < from)
}

function lsnNumber(lsn: string): bigint {
  const [high = '0', low = '0'] = lsn.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

export interface TimelinePoint {
  readonly timeline: number
  readonly lsn: string
}

/** Whether a timeline goes through this point, by its history: lines of `parent <tab> where it was left <tab> why`. */
export function goesThrough(timeline: number, history: string, point: TimelinePoint): boolean {
  if (point.timeline === timeline) return true
  return history.split('\n').some((line) => {
    const [parent, leftAt = ''] = line.trim().split('\t')
    return Number(parent) === point.timeline && lsnNumber(point.lsn) <= lsnNumber(leftAt)
  })
}
