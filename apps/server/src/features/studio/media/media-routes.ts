import type { FastifyReply, FastifyRequest } from 'fastify'
import type { MediaAnswer, mediaCalls } from '@firkant/domain/studio/media/media-calls.ts'
import {
  PICTURE_FOLDER_HEADER,
  PICTURE_NAME_HEADER,
  PICTURE_REASON_HEADER,
} from '@firkant/domain/studio/media/picture-headers.ts'
import { MAX_UPLOAD_BYTES } from '@firkant/domain/studio/media/picture-rules.ts'
import type { StudioPermission } from '@firkant/domain/studio/studio-permissions.ts'
import type { CallRoutes } from '../../../platform/http/call-routes.ts'
import { ProblemException } from '../../../platform/http/problem.ts'
import { requireStorableText } from '../../../platform/http/text-rule.ts'
import { requireStudio, type StudioEmployee } from '../studio-at-work.ts'
import { libraryPictureOf, listLibrary } from './library.ts'
import {
  describePicture,
  removePicture,
  replacePicture,
  restorePicture,
  uploadPicture,
  type MediaOutcome,
  type MediaWork,
} from './media-work.ts'

const LOOKS_PER_MINUTE = 240
const DEEDS_PER_MINUTE = 120
const UPLOADS_PER_MINUTE = 120
/** Each is held in memory until it is stored. */
const MAX_UPLOADS = 4
const RETRY_AFTER_S = 2

/** As a browser encodes it in an address; what it can't be read from says nothing. */
function readHeader(request: FastifyRequest, name: string): string {
  const given = request.headers[name]
  if (typeof given !== 'string') return ''
  try {
    const text = decodeURIComponent(given)
    requireStorableText({ [name]: text })
    return text
  } catch (error) {
    if (error instanceof URIError) return ''
    throw error
  }
}

const bytesOf = ({ body }: { readonly body: unknown }) => (Buffer.isBuffer(body) ? body : Buffer.alloc(0))

/** Whatever came of it, the answer has the picture as it is now. */
async function answerOf(
  work: MediaWork,
  { role }: Pick<StudioEmployee, 'role'>,
  { errorCode, field, same, file }: MediaOutcome,
): Promise<MediaAnswer> {
  const picture = file === undefined ? undefined : await libraryPictureOf(work, file, role)
  return {
    success: errorCode === undefined,
    ...(errorCode && { errorCode }),
    ...(field !== undefined && { field }),
    ...(same !== undefined && { same }),
    ...(picture && { picture }),
  }
}

/** Who may not upload is refused before a byte of the picture is read. */
function receiveUploads(work: MediaWork, permission: StudioPermission, counter: { underWay: number }) {
  return {
    perMinute: UPLOADS_PER_MINUTE,
    bodyLimit: MAX_UPLOAD_BYTES + 1,
    async onRequest(request: FastifyRequest, reply: FastifyReply) {
      await requireStudio(request, work, permission)
      if (counter.underWay >= MAX_UPLOADS)
        throw new ProblemException('unavailable', { retryAfterS: RETRY_AFTER_S, busy: 'uploads' })
      counter.underWay += 1
      reply.raw.once('close', () => (counter.underWay -= 1))
    },
  }
}

type Looks = 'GET /api/studio/media' | 'GET /api/studio/media/picture'
type Uploads = 'POST /api/studio/media/upload' | 'POST /api/studio/media/replace'

function lookRoutes(work: MediaWork): Pick<CallRoutes<typeof mediaCalls>, Looks> {
  return {
    'GET /api/studio/media': {
      perMinute: LOOKS_PER_MINUTE,
      async answer(request) {
        await requireStudio(request, work, 'seeMedia')
        return listLibrary(work, request.query)
      },
    },
    'GET /api/studio/media/picture': {
      perMinute: LOOKS_PER_MINUTE,
      async answer(request) {
        const { role } = await requireStudio(request, work, 'seeMedia')
        const picture = await libraryPictureOf(work, request.query.file, role)
        if (!picture) throw new ProblemException('not-found')
        return picture
      },
    },
  }
}

function uploadRoutes(work: MediaWork): Pick<CallRoutes<typeof mediaCalls>, Uploads> {
  const counter = { underWay: 0 }
  return {
    'POST /api/studio/media/upload': {
      ...receiveUploads(work, 'editMedia', counter),
      async answer(request) {
        const employee = await requireStudio(request, work, 'editMedia')
        const name = readHeader(request, PICTURE_NAME_HEADER)
        const folder = readHeader(request, PICTURE_FOLDER_HEADER)
        return answerOf(work, employee, await uploadPicture(work, employee, { bytes: bytesOf(request), name, folder }))
      },
    },
    'POST /api/studio/media/replace': {
      ...receiveUploads(work, 'replaceMedia', counter),
      async answer(request) {
        const employee = await requireStudio(request, work, 'replaceMedia')
        const { file, version: seenVersion } = request.query
        const wanted = {
          bytes: bytesOf(request),
          file,
          seenVersion,
          reason: readHeader(request, PICTURE_REASON_HEADER),
        }
        return answerOf(work, employee, await replacePicture(work, employee, wanted))
      },
    },
  }
}

export function mediaRoutes(work: MediaWork): CallRoutes<typeof mediaCalls> {
  return {
    ...lookRoutes(work),
    ...uploadRoutes(work),
    'POST /api/studio/media/restore': {
      perMinute: DEEDS_PER_MINUTE,
      async answer(request) {
        const employee = await requireStudio(request, work, 'replaceMedia')
        return answerOf(work, employee, await restorePicture(work, employee, request.body))
      },
    },
    'POST /api/studio/media/describe': {
      perMinute: DEEDS_PER_MINUTE,
      async answer(request) {
        const employee = await requireStudio(request, work, 'editMedia')
        return answerOf(work, employee, await describePicture(work, employee, request.body))
      },
    },
    'POST /api/studio/media/remove': {
      perMinute: DEEDS_PER_MINUTE,
      async answer(request) {
        const employee = await requireStudio(request, work, 'replaceMedia')
        return answerOf(work, employee, await removePicture(work, employee, request.body))
      },
    },
  }
}
