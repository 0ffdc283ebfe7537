import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { walFolder } from '../backup/backup-folder.ts'
import { isProcessAlive } from '../process/process-alive.ts'
import { ensureDatabase } from './database.ts'
import { findEmbeddedUrl, startEmbeddedPostgres } from './embedded-postgres.ts'

export interface DatabaseServer {
  readonly url: string
  readonly stop: () => Promise<void>
}

const DATABASE_NAME = 'firkant'

const ownerFile = (folder: string) => join(folder, 'shop.pid')

/** The process id of another shop that runs on this folder. */
function findOwner(folder: string): number | undefined {
  const file = ownerFile(folder)
  const owner = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
  return owner > 0 && owner !== process.pid && isProcessAlive(owner) ? owner : undefined
}

/** Two shops in one folder would stop each other's database. */
export function lockFolder(folder: string): () => void {
  if (existsSync(folder) && !statSync(folder).isDirectory())
    throw new Error(`${folder} is a file. Choose a folder with --data or DATA_DIR.`)
  mkdirSync(folder, { recursive: true })
  const owner = findOwner(folder)
  if (owner !== undefined) {
    throw new Error(
      `The data folder ${folder} is in use by a running shop (process ${owner}). Stop it, or choose another folder with --data or DATA_DIR.`,
    )
  }
  writeFileSync(ownerFile(folder), String(process.pid))
  return () => rmSync(ownerFile(folder), { force: true })
}

export interface DatabaseServerOptions {
  readonly databaseUrl: string | undefined
  readonly dataDir: string
  /** Where the embedded server archives its log. */
  readonly backupDir?: string | undefined
  /** Use the database of a shop that already runs on the folder, and leave it running. */
  readonly joinRunning?: boolean
}

/** The database at DATABASE_URL, else an embedded PostgreSQL in the data folder. */
export async function openDatabaseServer(options: DatabaseServerOptions): Promise<DatabaseServer> {
  if (options.databaseUrl) return { url: options.databaseUrl, stop: async () => undefined }
  const folder = join(options.dataDir, 'postgres')
  if (options.joinRunning && findOwner(options.dataDir) !== undefined) {
    const url = findEmbeddedUrl(folder)
    if (url === undefined)
      throw new Error('The shop of this data folder is starting or stopping. Try again in a moment.')
    return { url: url(DATABASE_NAME), stop: async () => undefined }
  }
  const unlock = lockFolder(options.dataDir)
  try {
    const server = await startEmbeddedPostgres({
      folder,
      durable: true,
      walArchive: options.backupDir === undefined ? undefined : walFolder(options.backupDir),
    })
    await ensureDatabase(server.url('postgres'), DATABASE_NAME)
    const stop = async () => {
      await server.stop()
      unlock()
    }
    return { url: server.url(DATABASE_NAME), stop }
  } catch (error) {
    unlock()
    throw error
  }
}
