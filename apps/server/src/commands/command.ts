import { resolve } from 'node:path'
import { openDatabase, type Database } from '../platform/database/database.ts'
import { demandMigrated } from '../platform/database/migrate.ts'
import { openDatabaseServer } from '../platform/database/open-server.ts'
import type { Config } from '../start/config.ts'
import type { ProgressLine } from './progress-line.ts'

export interface CommandContext {
  readonly config: Config
  /** Arguments after the command's name. */
  readonly args: string[]
  readonly progress: ProgressLine
  readonly print: (text: string) => void
  /** The folder it was started from; npm itself changes to the project's folder. */
  readonly folder: string
  readonly now: Date
}

/** A task on the shop's database. `run` returns the exit code; a thrown error is printed and exits with 1. */
export interface Command {
  readonly usage: string
  readonly help: string
  readonly run: (context: CommandContext) => Promise<number>
}

export const DONE = 0
/** Exit code: the valid part was done, the rest was left out and reported. */
export const DONE_IN_PART = 2

export const pathOf = ({ folder }: CommandContext, name: string) => resolve(folder, name)

export async function withDatabase<Result>(
  { config, print }: CommandContext,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const server = await openDatabaseServer({ ...config, joinRunning: true })
  try {
    await demandMigrated(server.url)
    const database = openDatabase({
      url: server.url,
      poolSize: config.databasePool,
      onError: (error) => print(`${error.message}\n`),
    })
    try {
      return await work(database)
    } finally {
      await database.close()
    }
  } finally {
    await server.stop()
  }
}
