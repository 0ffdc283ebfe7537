import { DONE, withDatabase, type Command } from '../command.ts'
import { importDemo } from './import-demo.ts'

export const importDemoCommand: Command = {
  usage: 'import-demo',
  help: 'loads the demo shop (not in production)',
  async run(context) {
    const { config, progress } = context
    if (config.isProduction)
      throw new Error('The demo shop has logins that everyone knows. It is not loaded in production mode.')
    await withDatabase(context, (database) =>
      importDemo(database, { progress, withLogins: config.demoLogins, dataDir: config.dataDir }),
    )
    return DONE
  },
}
