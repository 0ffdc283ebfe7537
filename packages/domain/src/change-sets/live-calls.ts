import { z } from 'zod'
import type { CallTable } from '../http/call.ts'
import { windowName } from './change-set-calls.ts'
import { CHANGE_SET_STEPS } from './change-set-states.ts'
import { DOCUMENT_ADDRESS_PATTERN } from './document-address.ts'

const person = z.object({
  name: z.string(),
  /** The employee's own other window. */
  isMe: z.boolean(),
  /** In the same set; otherwise in the same document alone. */
  isInSet: z.boolean(),
})
export type LivePerson = z.infer<typeof person>

const told = { setId: z.uuid(), by: z.string(), isMe: z.boolean() }

/**
 * `people`: who is there now, without the window that asks. `missed`: something may have been missed, so look anew.
 * `replaced`: the employee has too many windows open, and this is the oldest.
 */
const liveMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('people'), people: z.array(person) }),
  z.object({ kind: z.literal('saved'), document: z.string(), ...told }),
  z.object({ kind: z.literal('step'), step: z.enum(CHANGE_SET_STEPS), ...told }),
  z.object({ kind: z.literal('missed') }),
  z.object({ kind: z.literal('replaced') }),
])
export type LiveMessage = z.infer<typeof liveMessage>

export const liveCalls = {
  'GET /api/studio/live': {
    tag: 'studio',
    summary: 'What happens in a document, a set, or all sets, as it happens: a stream of events, each with one message',
    description:
      'Server-sent events: it stays open, and ends with the session, with a change of role, and for the oldest of too many windows.',
    query: z.object({
      document: z.string().regex(DOCUMENT_ADDRESS_PATTERN).optional(),
      set: z.uuid().optional(),
      window: windowName.optional(),
    }),
    answer: liveMessage,
  },
} as const satisfies CallTable
