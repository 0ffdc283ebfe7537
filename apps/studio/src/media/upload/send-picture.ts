import type { Problem } from '@firkant/domain/http/problem.ts'
import type { MediaAnswer } from '@firkant/domain/studio/media/media-calls.ts'
import {
  PICTURE_CONTENT_TYPE,
  PICTURE_FOLDER_HEADER,
  PICTURE_NAME_HEADER,
  PICTURE_REASON_HEADER,
} from '@firkant/domain/studio/media/picture-headers.ts'
import { MAX_FILE_NAME_LENGTH } from '@firkant/domain/studio/media/picture-rules.ts'
import { CallError, type CallFailure } from '../../platform/call-server.ts'

/** How much of it has left this computer, from 0 to 1. */
export type OnProgress = (share: number) => void

interface Sending {
  readonly path: string
  readonly file: Blob
  readonly headers: Readonly<Record<string, string>>
  readonly onProgress: OnProgress
}

const TOO_LARGE: MediaAnswer = { success: false, errorCode: 'tooLarge' }

function failureOf(request: XMLHttpRequest): CallFailure {
  try {
    return (JSON.parse(request.responseText) as Partial<Problem>).code ?? 'internal-error'
  } catch {
    return 'internal-error'
  }
}

/** The one call that says how far it is: `fetch` can't. */
function send({ path, file, headers, onProgress }: Sending): Promise<MediaAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<MediaAnswer>()
  const request = new XMLHttpRequest()
  request.open('POST', path)
  request.setRequestHeader('content-type', PICTURE_CONTENT_TYPE)
  request.setRequestHeader('x-requested-with', 'XMLHttpRequest')
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, encodeURIComponent(value))
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total))
  request.addEventListener('error', () => reject(new CallError('offline')))
  request.addEventListener('load', () => {
    if (request.status === 200) resolve(JSON.parse(request.responseText) as MediaAnswer)
    else if (request.status === 413) resolve(TOO_LARGE)
    else reject(new CallError(failureOf(request)))
  })
  request.send(file)
  return promise
}

export function sendNewPicture(file: File, folder: string, onProgress: OnProgress): Promise<MediaAnswer> {
  const name = file.name.slice(-MAX_FILE_NAME_LENGTH)
  const headers = { [PICTURE_NAME_HEADER]: name, [PICTURE_FOLDER_HEADER]: folder }
  return send({ path: '/api/studio/media/upload', file, headers, onProgress })
}

interface Replacement {
  readonly file: string
  readonly version: string
  readonly reason: string
}

export function sendReplacement(
  picture: File,
  { file, version, reason }: Replacement,
  onProgress: OnProgress,
): Promise<MediaAnswer> {
  const path = `/api/studio/media/replace?${new URLSearchParams({ file, version })}`
  return send({ path, file: picture, headers: { [PICTURE_REASON_HEADER]: reason }, onProgress })
}
