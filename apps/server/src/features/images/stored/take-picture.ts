import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { fail, succeed, type Result } from '@firkant/domain/result/result.ts'
import {
  MAX_UPLOAD_BYTES,
  MIN_PICTURE_PX,
  storedSize,
  type PictureFault,
} from '@firkant/domain/studio/media/picture-rules.ts'
import { encodeImage, MAX_INPUT_PIXELS } from '../encode-image.ts'
import { dominantColour } from '../save-picture.ts'

/** From it all sizes are made: what is lost here is lost in all of them. */
const STORED_QUALITY = 88
const HASH_LETTERS = 8
const LOOKED_AT_BYTES = 1024

export interface TakenPicture {
  readonly version: string
  readonly width: number
  readonly height: number
  readonly dominantColour: string
  readonly bytes: Buffer
}

const startsWith = (bytes: Buffer, text: string, at = 0) =>
  bytes.subarray(at, at + text.length).toString('latin1') === text

/** By what the bytes are; nobody's word on it is asked for. */
function isPhotograph(bytes: Buffer): boolean {
  return (
    startsWith(bytes, '\u00FF\u00D8\u00FF') ||
    startsWith(bytes, '\u0089PNG\r\n\u001A\n') ||
    (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) ||
    (startsWith(bytes, 'ftyp', 4) && /^avi[fs]$/.test(bytes.subarray(8, 12).toString('latin1')))
  )
}

/** Drawings of lines can hold scripts, and are refused whether this one does or not. */
const isDrawing = (bytes: Buffer) =>
  /<svg[\s>]|<!doctype svg/i.test(bytes.subarray(0, LOOKED_AT_BYTES).toString('utf8'))

async function findFault(bytes: Buffer): Promise<Result<{ width: number; height: number }, PictureFault>> {
  if (bytes.length === 0) return fail('empty')
  if (bytes.length > MAX_UPLOAD_BYTES) return fail('tooLarge')
  if (!isPhotograph(bytes)) return fail(isDrawing(bytes) ? 'isDrawing' : 'notPicture')
  // The header alone is read, so a picture that would fill the memory says so before it does.
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!header) return fail('broken')
  const { width, height } = header.autoOrient
  if (width * height * (header.pages ?? 1) > MAX_INPUT_PIXELS) return fail('tooManyPixels')
  if (width < MIN_PICTURE_PX || height < MIN_PICTURE_PX) return fail('tooSmall')
  return succeed({ width, height })
}

/**
 * A picture anew from its pixels: whatever else was in the file (place and owner, thumbnails, scripts behind its end)
 * is left behind.
 */
export async function takePicture(bytes: Buffer): Promise<Result<TakenPicture, PictureFault>> {
  const checked = await findFault(bytes)
  if (!checked.ok) return checked
  const size = storedSize(checked.value)
  try {
    const made = await encodeImage(bytes, { size, quality: STORED_QUALITY, format: 'webp' })
    const version = createHash('sha256').update(made).digest('hex').slice(0, HASH_LETTERS)
    return succeed({ version, ...size, dominantColour: await dominantColour(made), bytes: made })
  } catch {
    // Cut off, or damaged: a picture with a grey half is nobody's wish.
    return fail('broken')
  }
}
