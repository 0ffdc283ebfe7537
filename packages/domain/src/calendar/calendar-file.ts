export interface CalendarDay {
  /** The same for the same event, so that a second file replaces the first. */
  readonly id: string
  /** `YYYY-MM-DD`. */
  readonly day: string
  readonly title: string
  readonly text: string
  readonly place?: string | undefined
  readonly url: string
}

const MAX_LINE_BYTES = 75

const bytesOf = (text: string) => new TextEncoder().encode(text).length

/** Commas, semicolons and line breaks separate values in this format. */
const escaped = (text: string) => text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`)

/** Longer lines go on after a line break and a space; a character is never divided. */
function folded(line: string): string {
  const lines = ['']
  for (const character of line) {
    const last = lines.at(-1) ?? ''
    if (bytesOf(last + character) <= MAX_LINE_BYTES) lines[lines.length - 1] = last + character
    else lines.push(` ${character}`)
  }
  return lines.join('\r\n')
}

const compact = (day: string) => day.replaceAll('-', '')

function dayAfter(day: string): string {
  const next = new Date(`${day}T12:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return next.toISOString().slice(0, 10)
}

/** One event that takes a whole day, for any calendar (RFC 5545). */
export function calendarFile({ id, day, title, text, place, url }: CalendarDay, writtenAt: Date): string {
  const stamp = writtenAt.toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Firkant//Orders//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(id)}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(dayAfter(day))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    ...(place === undefined ? [] : [`LOCATION:${escaped(place)}`]),
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
