import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Queries } from '../database/database.ts'

/** Beside the events of the shop: these change no page, so nothing is dropped for them. */
export const STUDIO_NOTES_CHANNEL = 'studio_notes'

const ofSet = {
  brand: z.string(),
  setId: z.string(),
  /** Of a draft its owner alone may hear. */
  onlyFor: z.string().optional(),
  by: z.string(),
  byId: z.string(),
}

/**
 * What processes tell each other of the studio. `here` is said again and again for as long as it holds; `access`: whoever
 * this is has signed out, or may do something else than before.
 */
const studioNoteSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('here'),
    brand: z.string(),
    stream: z.string(),
    employeeId: z.string(),
    name: z.string(),
    document: z.string().optional(),
    setId: z.string().optional(),
    window: z.string().optional(),
    /** When it was opened, in milliseconds: of too many the oldest goes. */
    since: z.number(),
    isNew: z.boolean(),
  }),
  z.object({ kind: z.literal('left'), stream: z.string() }),
  /** `window`: where it was done, which knows. */
  z.object({ kind: z.literal('saved'), document: z.string(), window: z.string().optional(), ...ofSet }),
  z.object({ kind: z.literal('step'), step: z.string(), ...ofSet }),
  z.object({ kind: z.literal('access'), employeeId: z.string() }),
  /** Said by the process itself: its connection was away, and notes may have been missed. */
  z.object({ kind: z.literal('missed') }),
])
export type StudioNote = z.infer<typeof studioNoteSchema>

/** Every process hears it when the transaction commits; none does if it rolls back. */
export async function publishStudioNotes(db: Pick<Queries, 'execute'>, notes: readonly StudioNote[]): Promise<void> {
  const texts = sql.param(notes.map((note) => JSON.stringify(note)))
  await db.execute(sql`select pg_notify(${STUDIO_NOTES_CHANNEL}, note) from unnest(${texts}::text[]) note`)
}

/** Undefined for what a process of another release says and this one does not know. */
export function readStudioNote(payload: string): StudioNote | undefined {
  return studioNoteSchema.safeParse(JSON.parse(payload)).data
}
