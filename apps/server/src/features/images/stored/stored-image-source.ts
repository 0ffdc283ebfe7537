import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { MINUTE_MS } from '@firkant/domain/duration/duration.ts'
import { FileStoreAway } from '../../../platform/file-store/file-store.ts'
import type { ShopContext } from '../../../platform/shop-context.ts'
import { isSafeName, type ImageSource, type SourceImage } from '../image-source.ts'
import { readPixels } from './picture-bytes.ts'

const MAX_FILES = 5000
/** An address names its version, and one that is unknown is looked for anew: this is for those that name none. */
const MAX_AGE_MS = MINUTE_MS

interface StoredVersion {
  readonly version: string
  readonly width: number
  readonly height: number
  /** Otherwise it is the file of the media folder. */
  readonly isStored: boolean
  readonly isCurrent: boolean
}

/**
 * Pictures of the studio, and those of the folder. An address that names a version gets that one, also when another
 * process has just put a newer one in its place: browsers keep what they get for a year.
 */
export function createStoredImageSource(
  { db: main, files }: Pick<ShopContext, 'db' | 'files'>,
  folder: ImageSource,
): ImageSource {
  const known = new LRUCache<string, readonly StoredVersion[]>({ max: MAX_FILES, ttl: MAX_AGE_MS })

  async function readVersions(file: string): Promise<readonly StoredVersion[]> {
    const { rows } = await main.execute<StoredVersion & Record<string, unknown>>(sql`
      select v.version, v.width, v.height, v.bytes is not null as "isStored", v.version = m.content_hash as "isCurrent"
      from picture_versions v join media_files m on m.file = v.file where v.file = ${file}`)
    known.set(file, rows)
    return rows
  }

  async function readBytes(file: string, version: string): Promise<Buffer> {
    const { rows } = await main.execute<{ bytes: Buffer | null; storedAs: string | null }>(
      sql`select bytes, stored_as as "storedAs" from picture_versions where file = ${file} and version = ${version}`,
    )
    const [row] = rows
    if (!row?.bytes) throw new Error(`The version ${version} of the picture ${file} is gone`)
    return readPixels(files, { ...row, bytes: row.bytes })
  }

  async function findVersion(file: string, wanted: string | undefined): Promise<StoredVersion | undefined> {
    const named = (versions: readonly StoredVersion[] = []) => versions.find(({ version }) => version === wanted)
    const remembered = known.get(file)
    if (wanted === undefined) return (remembered ?? (await readVersions(file))).find(({ isCurrent }) => isCurrent)
    const found = named(remembered)
    if (found) return found
    const versions = await readVersions(file)
    return named(versions) ?? versions.find(({ isCurrent }) => isCurrent)
  }

  return {
    async find(file, wanted): Promise<SourceImage | undefined> {
      let whyNot: unknown
      const ofFolder = await folder.find(file, wanted).catch((error: unknown) => {
        if (!(error instanceof FileStoreAway)) throw error
        whyNot = error
        return undefined
      })
      const isWanted = wanted !== undefined && ofFolder?.version.startsWith(wanted)
      if (isWanted || !isSafeName(file)) return ofFolder
      const stored = await findVersion(file, wanted)
      if (!stored?.isStored && whyNot !== undefined) throw whyNot
      if (!stored?.isStored) return ofFolder
      const { version, width, height } = stored
      return { version, size: { width, height }, read: () => readBytes(file, version) }
    },
  }
}
