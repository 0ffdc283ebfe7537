import { z } from 'zod'
import { BRAND_KEYS } from '../../brand/brand-key.ts'
import type { CallTable } from '../../http/call.ts'
import { MAX_CHANGE_REASON_LENGTH } from '../studio-changes.ts'
import { PICTURE_FOLDER_HEADER, PICTURE_NAME_HEADER, PICTURE_REASON_HEADER } from './picture-headers.ts'
import {
  ALT_LANGUAGES,
  MAX_FILE_NAME_LENGTH,
  MAX_FOLDER_LENGTH,
  PICTURE_BARS,
  PICTURE_FAULTS,
  PICTURE_USES,
} from './picture-rules.ts'

const encoded = (length: number) =>
  z
    .string()
    .max(length * 9)
    .optional()
const file = z.string().min(1).max(400)
/** The beginning of the content's hash. */
const version = z.string().regex(/^[0-9a-f]{8}$/)
const reason = z.string().max(MAX_CHANGE_REASON_LENGTH).optional()
const percent = z.number().min(0).max(100)
const point = z.object({ x: percent, y: percent })

const alts = z.object({ da: z.string().optional(), nb: z.string().optional(), sv: z.string().optional() })

const listedPicture = z.object({
  file: z.string(),
  version: z.string(),
  width: z.number(),
  height: z.number(),
  colour: z.string(),
  folder: z.string(),
  focus: point.optional(),
  /** Languages without an alt text in the library. */
  altsMissing: z.array(z.enum(ALT_LANGUAGES)),
  /** How many pages, products and others show it. */
  uses: z.number(),
})
export type ListedPicture = z.infer<typeof listedPicture>

const use = z.object({
  kind: z.enum(PICTURE_USES),
  /** Absent for what all brands share. */
  brand: z.enum(BRAND_KEYS).optional(),
  language: z.enum(ALT_LANGUAGES).optional(),
  name: z.string(),
  /** Of a page, in its shop. */
  path: z.string().optional(),
  isDraft: z.boolean().optional(),
  /** What it says there of the picture. */
  alts: z.array(z.string()),
})
export type PictureUse = z.infer<typeof use>

const pictureVersion = z.object({
  version: z.string(),
  width: z.number(),
  height: z.number(),
  isCurrent: z.boolean(),
  /** Absent for what came with the catalogue's files. */
  at: z.string().optional(),
  by: z.string().optional(),
  reason: z.string().optional(),
})

const libraryPicture = listedPicture.omit({ altsMissing: true, uses: true }).extend({
  revision: z.number(),
  alts,
  /** Somebody chose the point here; otherwise it came with the files. */
  hasOwnFocus: z.boolean(),
  uses: z.array(use),
  /** The newest first. */
  versions: z.array(pictureVersion),
  bars: z.object({
    describe: z.enum(PICTURE_BARS).optional(),
    replace: z.enum(PICTURE_BARS).optional(),
    restore: z.enum(PICTURE_BARS).optional(),
    remove: z.enum(PICTURE_BARS).optional(),
  }),
})
export type LibraryPicture = z.infer<typeof libraryPicture>

/** `changed`: somebody else was faster; the picture in the answer is the one of now. */
export const MEDIA_ERRORS = [
  ...PICTURE_FAULTS,
  'changed',
  'folderInvalid',
  'altTooLong',
  'reasonMissing',
  'isUsed',
  'comesWithFiles',
] as const
export type MediaError = (typeof MEDIA_ERRORS)[number]

const answer = z.object({
  success: z.boolean(),
  errorCode: z.enum(MEDIA_ERRORS).optional(),
  /** At which field. */
  field: z.string().optional(),
  picture: libraryPicture.optional(),
  /** With `isThere`: the picture that has the same content. */
  same: z.string().optional(),
})
export type MediaAnswer = z.infer<typeof answer>

export const mediaCalls = {
  'GET /api/studio/media': {
    tag: 'studio',
    summary: 'Pictures by words or folder, the newest first, with how often each is used; and all folders',
    query: z.object({
      said: z.string().max(100).optional(),
      folder: z.string().max(MAX_FOLDER_LENGTH).optional(),
      page: z.coerce.number().int().min(1).max(1000).optional(),
    }),
    answer: z.object({
      pictures: z.array(listedPicture),
      total: z.number(),
      hasMore: z.boolean(),
      folders: z.array(z.object({ name: z.string(), pictures: z.number() })),
    }),
  },
  'GET /api/studio/media/picture': {
    tag: 'studio',
    summary: 'One picture: its texts and focal point, where it is used, its versions',
    query: z.object({ file }),
    answer: libraryPicture,
  },
  'POST /api/studio/media/upload': {
    tag: 'studio',
    summary: 'Takes a picture into the library: its bytes as they are; what is stored is made anew from its pixels',
    headers: z.object({
      [PICTURE_NAME_HEADER]: encoded(MAX_FILE_NAME_LENGTH),
      [PICTURE_FOLDER_HEADER]: encoded(MAX_FOLDER_LENGTH),
    }),
    answer,
  },
  'POST /api/studio/media/replace': {
    tag: 'studio',
    summary: 'Another picture in the place of one, wherever it is used',
    query: z.object({ file, version }),
    headers: z.object({ [PICTURE_REASON_HEADER]: encoded(MAX_CHANGE_REASON_LENGTH) }),
    answer,
  },
  'POST /api/studio/media/restore': {
    tag: 'studio',
    summary: 'Takes a picture back to one of its earlier versions, wherever it is used',
    body: z.object({ file, seenVersion: version, version, reason }),
    answer,
  },
  'POST /api/studio/media/describe': {
    tag: 'studio',
    summary: 'Folder, focal point and alt texts of a picture',
    body: z.object({
      file,
      seenRevision: z.number().int().min(0),
      folder: z.string().max(1000),
      /** Null: the one that came with the files, or the middle. */
      focus: point.nullable(),
      alts: z.object({
        da: z.string().max(1000).optional(),
        nb: z.string().max(1000).optional(),
        sv: z.string().max(1000).optional(),
      }),
    }),
    answer,
  },
  'POST /api/studio/media/remove': {
    tag: 'studio',
    summary: 'Removes a picture that was uploaded and is used nowhere, with all its versions',
    body: z.object({ file, seenVersion: version, reason }),
    answer,
  },
} as const satisfies CallTable
