import { resolve } from 'node:path'
import { openDatabase, type Database } from '../platform/database/database.ts'
import { migrateDatabase } from '../platform/database/migrate.ts'
import { openDatabaseServer } from '../platform/database/open-server.ts'
import type { Config } from '../start/config.ts'
import type { ProgressLine } from './progress-line.ts'

export interface CommandContext {
  readonly config: Config
  /** What stands after the command's name. */
  readonly args: string[]
  readonly progress: ProgressLine
  readonly print: (text: string) => void
  /** Where whoever started it stands; npm itself goes to the project's folder. */
  readonly folder: string
  readonly now: Date
}

/** One step on the shop's database. It gives its exit code; what fails throws a sentence, which is 1. */
export interface Command {
  readonly usage: string
  readonly help: string
  readonly run: (context: CommandContext) => Promise<number>
}

export const DONE = 0
/** What was good was done; something else was left out, and named. */
export const DONE_IN_PART = 2

export const pathOf = ({ folder }: CommandContext, name: string) => resolve(folder, name)

export async function withDatabase<Result>(
  { config, print }: CommandContext,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const server = await openDatabaseServer({ ...config, joinRunning: true })
  try {
    await migrateDatabase(server.url)
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
