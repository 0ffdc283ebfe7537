import type { Readable } from 'node:stream'
import { ProblemException } from '../http/problem.ts'

export interface FileFacts {
  /** Changes with the content. */
  readonly etag: string
  readonly bytes: number
  readonly changedAt: Date | undefined
  /** What was written with it. */
  readonly notes: Readonly<Record<string, string>>
}

export interface ReadFile extends FileFacts {
  readonly content: Buffer
}

export interface FileStream extends FileFacts {
  readonly stream: Readable
  /** Of a part: which bytes of how many, as the answer's `content-range` says it. */
  readonly range: string | undefined
}

interface WrittenFile {
  readonly content: Buffer
  readonly type: string
  readonly notes?: Readonly<Record<string, string>>
}

/** Files that all processes of all hosts see. Keys are paths; what is not there is undefined, what is away throws. */
export interface FileStore {
  readonly look: (key: string) => Promise<FileFacts | undefined>
  readonly read: (key: string) => Promise<ReadFile | undefined>
  /** `range` as a browser asks for it; a store that can't give that part answers with `not satisfiable`. */
  readonly open: (key: string, range?: string) => Promise<FileStream | 'not satisfiable' | undefined>
  readonly write: (key: string, file: WrittenFile) => Promise<void>
  readonly remove: (key: string) => Promise<void>
  /** Throws unless it answers and lets us in. */
  readonly probe: () => Promise<void>
}

const RETRY_AFTER_S = 5

/** Whoever asked is told to come back; the message is for operators. */
export class FileStoreAway extends ProblemException {
  constructor(cause: unknown) {
    super('unavailable', { retryAfterS: RETRY_AFTER_S, busy: 'files' })
    this.name = 'FileStoreAway'
    this.cause = cause
  }
}
