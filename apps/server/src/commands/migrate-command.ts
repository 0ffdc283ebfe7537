import { findMigrationGap, migrateDatabase } from '../platform/database/migrate.ts'
import { openDatabaseServer } from '../platform/database/open-server.ts'
import { DONE, type Command } from './command.ts'

export const migrateCommand: Command = {
  usage: 'migrate',
  help: 'brings the database up to date; no other command does',
  async run({ config, print }) {
    const server = await openDatabaseServer({ ...config, joinRunning: true })
    try {
      await migrateDatabase(server.url)
      const { unknown } = await findMigrationGap(server.url)
      if (unknown > 0) throw new Error(`The database is ${unknown} migrations ahead of this version of the shop.`)
      print('The database is up to date.\n')
      return DONE
    } finally {
      await server.stop()
    }
  },
}
