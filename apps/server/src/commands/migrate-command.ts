import { DONE, withDatabase, type Command } from './command.ts'

export const migrateCommand: Command = {
  usage: 'migrate',
  help: 'brings the database up to date',
  run: (context) =>
    withDatabase(context, async () => {
      context.print('The database is up to date.\n')
      return DONE
    }),
}
