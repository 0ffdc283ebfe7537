import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import type { PicturePlace } from '@firkant/domain/image/picture-place.ts'

const FILE_NAME = 'places.json'

const percent = z.number().min(0).max(100)
const point = z.object({ x: percent, y: percent })
const place = z.object({
  focus: point.optional(),
  measured: z.object({ across: z.enum(['width', 'depth']), box: point.extend({ w: percent, h: percent }) }).optional(),
  products: z.record(z.string(), point).optional(),
  mood: z.enum(['light', 'dark']).optional(),
  insteadOf: z.string().optional(),
  isWhole: z.literal(true).optional(),
})

/** File of the media folder → what is where in it. */
export type PicturePlaces = ReadonlyMap<string, PicturePlace>

/** From the media folder's own file. A picture that it describes wrongly is shown as if it were not described. */
export function readPicturePlaces(mediaDir: string, log: Pick<FastifyBaseLogger, 'warn'>): PicturePlaces {
  const path = join(mediaDir, FILE_NAME)
  if (!existsSync(path)) return new Map()
  try {
    const entries = Object.entries(z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(path, 'utf8'))))
    return new Map(
      entries.flatMap(([file, given]) => {
        const read = place.safeParse(given)
        if (!read.success) log.warn({ file, problem: read.error.message }, `${FILE_NAME} describes a picture wrongly`)
        return read.success ? [[file, read.data] as const] : []
      }),
    )
  } catch (error) {
    log.warn({ err: error }, `${FILE_NAME} of the media folder can't be read; pictures are cropped around their middle`)
    return new Map()
  }
}
