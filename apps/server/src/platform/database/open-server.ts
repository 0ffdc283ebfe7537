import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureDatabase } from './database.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { isProcessAlive } from '../process/process-alive.ts'

export interface DatabaseServer {
  readonly url: string
  readonly stop: () => Promise<void>
}

const DATABASE_NAME = 'firkant'

/** Two shops in one folder would stop each other's database. */
function lockFolder(folder: string): () => void {
  if (existsSync(folder) && !statSync(folder).isDirectory())
    throw new Error(`${folder} is a file. Choose a folder with --data or DATA_DIR.`)
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'shop.pid')
  const owner = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
  if (owner > 0 && owner !== process.pid && isProcessAlive(owner)) {
    throw new Error(
      `The data folder ${folder} is in use by a running shop (process ${owner}). Stop it, or choose another folder with --data or DATA_DIR.`,
    )
  }
  writeFileSync(file, String(process.pid))
  return () => rmSync(file, { force: true })
}

/** The database to use: the one that is named, else an embedded PostgreSQL in the data folder. */
export async function openDatabaseServer(options: {
  databaseUrl: string | undefined
  dataDir: string
}): Promise<DatabaseServer> {
  if (options.databaseUrl) return { url: options.databaseUrl, stop: async () => undefined }
  const unlock = lockFolder(options.dataDir)
  try {
    const server = await startEmbeddedPostgres({ folder: join(options.dataDir, 'postgres'), durable: true })
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
