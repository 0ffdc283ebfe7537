import type { MediaAnswer, MediaError } from '@firkant/domain/studio/media/media-calls.ts'
import { MAX_UPLOAD_BYTES } from '@firkant/domain/studio/media/picture-rules.ts'
import { CallError, type CallFailure } from '../../platform/call-server.ts'
import { sendNewPicture, type OnProgress } from './send-picture.ts'

export type UploadState = 'waits' | 'sending' | 'done' | 'failed'

export interface Upload {
  readonly id: number
  readonly name: string
  readonly state: UploadState
  /** Of its bytes that were sent. */
  readonly share: number
  readonly error?: MediaError | undefined
  /** No answer came, or none to this question. */
  readonly failure?: CallFailure | undefined
  /** The picture that came of it, or that was there already. */
  readonly picture?: string | undefined
}

type Send = (file: File, folder: string, onProgress: OnProgress) => Promise<MediaAnswer>

interface Held {
  readonly file: File
  readonly folder: string
}

/** One picture after the other; it goes on while somebody looks at other pages. */
export function createUploadQueue(sendPicture: Send = sendNewPicture) {
  const listeners = new Set<() => void>()
  const held = new Map<number, Held>()
  let uploads: readonly Upload[] = []
  let isRunning = false
  let count = 0

  function set(id: number, change: Partial<Upload>): void {
    uploads = uploads.map((each) => (each.id === id ? { ...each, ...change } : each))
    for (const listener of listeners) listener()
  }

  async function sendOne(id: number, { file, folder }: Held): Promise<void> {
    if (file.size > MAX_UPLOAD_BYTES) return set(id, { state: 'failed', error: 'tooLarge' })
    set(id, { state: 'sending', share: 0, error: undefined, failure: undefined })
    try {
      const { success, errorCode, picture, same } = await sendPicture(file, folder, (share) => set(id, { share }))
      set(id, { state: success ? 'done' : 'failed', error: errorCode, picture: picture?.file ?? same })
      if (success) held.delete(id)
    } catch (error) {
      set(id, { state: 'failed', failure: error instanceof CallError ? error.code : 'internal-error' })
    }
  }

  async function run(): Promise<void> {
    if (isRunning) return
    isRunning = true
    for (let next = uploads.find(({ state }) => state === 'waits'); next;) {
      const { id } = next
      const given = held.get(id)
      if (given) await sendOne(id, given)
      next = uploads.find(({ state }) => state === 'waits')
    }
    isRunning = false
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    uploads: () => uploads,
    add(files: readonly File[], folder: string): void {
      const added = files.map((file): Upload => {
        count += 1
        held.set(count, { file, folder })
        return { id: count, name: file.name, state: 'waits', share: 0 }
      })
      uploads = [...uploads, ...added]
      for (const listener of listeners) listener()
      void run()
    },
    retry(id: number): void {
      set(id, { state: 'waits' })
      void run()
    },
    /** What is still under way stays. */
    clear(): void {
      for (const { id, state } of uploads) if (state === 'failed') held.delete(id)
      uploads = uploads.filter(({ state }) => state === 'waits' || state === 'sending')
      for (const listener of listeners) listener()
    },
  }
}

export const uploadQueue = createUploadQueue()
