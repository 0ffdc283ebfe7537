import { customType, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { PicturePoint } from '@firkant/domain/image/picture-place.ts'
import type { AltTexts } from '@firkant/domain/studio/media/picture-rules.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** What the studio knows of a picture beside its pixels; without a row nobody has said anything yet. */
export const libraryPictures = pgTable('library_pictures', {
  file: text('file').primaryKey(),
  folder: text('folder').notNull(),
  alts: jsonb('alts').$type<AltTexts>().notNull(),
  /** Counts the saves: whoever saves says which one they saw. */
  revision: integer('revision').notNull(),
  /** Set if it came by the studio; otherwise with the files. */
  uploadedAt: timestamp('uploaded_at', { withTimezone: true }),
})

/** Every version of a picture that was uploaded or replaced in the studio. Its pixels never change. */
export const pictureVersions = pgTable(
  'picture_versions',
  {
    file: text('file').notNull(),
    /** The beginning of the content's hash, as in the picture's address. */
    version: text('version').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    dominantColour: text('dominant_colour').notNull(),
    /** The point it had when another version took its place. */
    focus: jsonb('focus').$type<PicturePoint>(),
    /** Null: the file of the media folder. A small copy where the file store has the picture. */
    bytes: bytea('bytes'),
    /** Its key in the file store. */
    storedAs: text('stored_as'),
    employeeName: text('employee_name'),
    reason: text('reason'),
    at: timestamp('at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.file, table.version] })],
)

/** Keys of the file store that perhaps no row names any more: written with each upload, and when a row goes. */
export const leftoverFiles = pgTable('leftover_files', {
  key: text('key').primaryKey(),
  at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
})
