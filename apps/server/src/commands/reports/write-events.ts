import type { listEvents } from '../../features/employee/employee-accounts.ts'
import { csvCell } from './csv-cell.ts'

export const EVENT_FORMATS = ['text', 'csv', 'json'] as const
export type EventFormat = (typeof EVENT_FORMATS)[number]
type Event = Awaited<ReturnType<typeof listEvents>>[number]

const COLUMNS = ['at', 'employeeName', 'employeeId', 'kind', 'storeKey', 'subject', 'reason'] as const

const valueOf = (event: Event, column: (typeof COLUMNS)[number]) => {
  const value = event[column]
  return value instanceof Date ? value.toISOString() : (value ?? '')
}

const WRITERS: Readonly<Record<EventFormat, (events: readonly Event[]) => string>> = {
  json: (events) => events.map((event) => `${JSON.stringify(event)}\n`).join(''),
  csv: (events) =>
    [COLUMNS.join(','), ...events.map((event) => COLUMNS.map((column) => csvCell(valueOf(event, column))).join(','))]
      .map((line) => `${line}\r\n`)
      .join(''),
  text: (events) =>
    events
      .map(({ at, employeeName, kind, storeKey, subject, reason }) =>
        [at.toISOString(), employeeName, kind, storeKey, subject, reason].filter(Boolean).join('  '),
      )
      .map((line) => `  ${line}\n`)
      .join(''),
}

export function writeEvents(events: readonly Event[], format: EventFormat): string {
  return WRITERS[format](events)
}
