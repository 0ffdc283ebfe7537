import type { Language } from '../../market/market.ts'
import { fail, succeed, type Result } from '../../result/result.ts'

/** As it comes; what is stored is smaller. */
export const MAX_UPLOAD_BYTES = 25 * 1024 * 1024
/** What the largest screen shows of a picture, twice as fine: more is never asked for. */
export const WIDEST_STORED_PX = 2880
export const HIGHEST_STORED_PX = 4320
export const MIN_PICTURE_PX = 32
export const MAX_ALT_LENGTH = 200
export const MAX_FOLDER_LENGTH = 80
export const MAX_FILE_NAME_LENGTH = 200

/** Languages that people read the shop in. */
export const ALT_LANGUAGES = ['da', 'nb', 'sv'] as const satisfies readonly Language[]
export type AltLanguage = (typeof ALT_LANGUAGES)[number]
export type AltTexts = Readonly<Partial<Record<AltLanguage, string>>>

/** Why a file is not taken. */
export const PICTURE_FAULTS = [
  'empty',
  'tooLarge',
  'notPicture',
  'isDrawing',
  'tooManyPixels',
  'tooSmall',
  'broken',
  'isThere',
  'storeAway',
] as const
export type PictureFault = (typeof PICTURE_FAULTS)[number]

/** What must hold before a picture is removed, or taken back to another version. */
export const PICTURE_BARS = ['role', 'isUsed', 'comesWithFiles', 'isOnly'] as const
export type PictureBar = (typeof PICTURE_BARS)[number]

/** Where pictures are used: in content, menus, and beside what is sold. */
export const PICTURE_USES = ['page', 'frame', 'feed', 'product', 'category', 'room', 'maker'] as const
export type PictureUseKind = (typeof PICTURE_USES)[number]

const FOLDER_PART = /^[\p{L}\p{N}][\p{L}\p{N} _.-]*$/u

/** Parts between slashes, each with a letter or digit first. An empty one is the top. */
export function readFolder(text: string): Result<string, 'folderInvalid'> {
  const parts = text
    .split('/')
    .map((part) => part.trim().replaceAll(/\s+/g, ' '))
    .filter((part) => part !== '')
  const folder = parts.join('/')
  const isSound = folder.length <= MAX_FOLDER_LENGTH && parts.every((part) => FOLDER_PART.test(part))
  return isSound ? succeed(folder) : fail('folderInvalid')
}

const LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  ø: 'oe',
  å: 'aa',
  ä: 'ae',
  ö: 'oe',
  ß: 'ss',
  þ: 'th',
  ð: 'd',
}
const MAX_SLUG_LENGTH = 60

/** `Stue, Ålborg (2).JPG` → `stue-aalborg-2`: what a picture's address is made of. */
export function slugOf(fileName: string): string {
  const slug = fileName
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[æøåäößþð]/g, (letter) => LETTERS[letter] ?? '')
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG_LENGTH)
    .replaceAll(/^-|-$/g, '')
  return slug === '' ? 'picture' : slug
}

/** As large as is ever shown, in its own ratio; never larger than it came. */
export function storedSize({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const factor = Math.min(1, WIDEST_STORED_PX / width, HIGHEST_STORED_PX / height)
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) }
}
