import { LRUCache } from 'lru-cache'
import { MINUTE_MS, SECOND_MS } from '@firkant/domain/duration/duration.ts'
import { FileStoreAway, type FileStore } from '../../platform/file-store/file-store.ts'
import { isSafeName, readFacts, versionOf, type ImageSource, type SourceImage } from './image-source.ts'
import { HASH_NOTE } from './write-media.ts'

const MAX_FILES = 10_000
/** An address names its version, and one that is unknown is looked for anew: this is for those that name none. */
const MAX_AGE_MS = MINUTE_MS
/** Shorter: what is uploaded shall be seen. */
const MISSING_AGE_MS = 10 * SECOND_MS
/** Addresses may name any version: the store is not asked for each of them. */
const OTHER_VERSION_AGE_MS = SECOND_MS

type Facts = Omit<SourceImage, 'read'>

interface Known {
  readonly facts: Facts | undefined
  readonly readAt: number
}

function maxAgeOf({ facts }: Known, wanted: string | undefined): number {
  if (!facts) return MISSING_AGE_MS
  return wanted === undefined || facts.version.startsWith(wanted) ? MAX_AGE_MS : OTHER_VERSION_AGE_MS
}

const mediaKey = (file: string) => `media/${file}`

/** Pictures of the file store; what it lacks comes from the media folder, also while it is away. */
export function createStoreImageSource(files: FileStore, folder: ImageSource): ImageSource {
  const known = new LRUCache<string, Known>({ max: MAX_FILES })

  async function look(file: string): Promise<Facts | undefined> {
    const found = await files.look(mediaKey(file))
    if (!found) return undefined
    const { [HASH_NOTE]: hash, width, height } = found.notes
    if (hash !== undefined && width !== undefined && height !== undefined)
      return { version: versionOf(hash), size: { width: Number(width), height: Number(height) } }
    // Written by another program.
    const whole = await files.read(mediaKey(file))
    return whole && readFacts(whole.content)
  }

  async function factsOf(file: string, wanted: string | undefined): Promise<Facts | undefined> {
    const remembered = known.get(file)
    if (remembered && performance.now() - remembered.readAt < maxAgeOf(remembered, wanted)) return remembered.facts
    try {
      const facts = await look(file)
      known.set(file, { facts, readAt: performance.now() })
      return facts
    } catch (error) {
      // What was made of it before is still in the cache.
      if (remembered && (!remembered.facts || maxAgeOf(remembered, wanted) === MAX_AGE_MS)) return remembered.facts
      throw error
    }
  }

  async function read(file: string): Promise<Buffer> {
    const found = await files.read(mediaKey(file))
    if (!found) throw new Error(`${file} is no longer in the file store`)
    return found.content
  }

  return {
    async find(file, wanted): Promise<SourceImage | undefined> {
      if (!isSafeName(file)) return undefined
      try {
        const facts = await factsOf(file, wanted)
        return facts ? { ...facts, read: () => read(file) } : await folder.find(file, wanted)
      } catch (error) {
        if (!(error instanceof FileStoreAway)) throw error
        const ofFolder = await folder.find(file, wanted)
        // Another version would stay in browsers for a year.
        if (ofFolder && (wanted === undefined || ofFolder.version.startsWith(wanted))) return ofFolder
        throw error
      }
    },
  }
}
