import { readCommandConfig } from '../start/production-mark.ts'
import { type Command, DONE } from './command.ts'
import { employeeCommand } from './employee-command.ts'
import { endPriceCommand, whyCommand } from './price-commands.ts'
import { experimentCommand, experimentsCommand } from './experiment-commands.ts'
import { exportCommand } from './export-command.ts'
import { exportContentCommand } from './export-content-command.ts'
import { generateCommand } from './generate-command.ts'
import { generateCustomersCommand } from './generate-customers-command.ts'
import { importCommand } from './import-command.ts'
import { importContentCommand } from './import-content-command.ts'
import { importDemoCommand } from './import-demo-command.ts'
import { insightsCommand } from './insights-command.ts'
import { jobsCommand } from './jobs-command.ts'
import { migrateCommand } from './migrate-command.ts'
import { newsletterCommand } from './newsletter-command.ts'
import { orderCommand } from './order-command.ts'
import { ordersCommand } from './orders-command.ts'
import { previewLinkCommand } from './preview-link-command.ts'
import { createProgressLine } from './progress-line.ts'
import { refreshFeedsCommand } from './refresh-feeds-command.ts'
import { removeDemoAccountsCommand } from './remove-demo-accounts-command.ts'
import { searchRebuildCommand } from './search-rebuild-command.ts'
import { searchReportCommand } from './search-report-command.ts'

/** To add one: a file beside this one, and a line here. */
const COMMANDS: readonly Command[] = [
  migrateCommand,
  importDemoCommand,
  removeDemoAccountsCommand,
  importContentCommand,
  exportContentCommand,
  importCommand,
  exportCommand,
  generateCommand,
  generateCustomersCommand,
  whyCommand,
  endPriceCommand,
  jobsCommand,
  insightsCommand,
  ordersCommand,
  orderCommand,
  newsletterCommand,
  employeeCommand,
  previewLinkCommand,
  experimentsCommand,
  experimentCommand,
  refreshFeedsCommand,
  searchReportCommand,
  searchRebuildCommand,
]

const HELP = `npm run shop -- COMMAND

${COMMANDS.map(({ usage, help }) => `  ${usage}\n      ${help}`).join('\n')}

Exit codes: 0 done, 1 not done (a sentence says why), 2 done in part (what was left out is named).
`

async function run([name, ...args]: string[]): Promise<number> {
  if (name === undefined || ['help', '--help', '-h'].includes(name)) {
    process.stdout.write(HELP)
    return DONE
  }
  const command = COMMANDS.find(({ usage }) => usage.split(' ', 1)[0] === name)
  if (!command) throw new Error(`There is no command "${name}". See them all: npm run shop -- help`)
  return command.run({
    config: await readCommandConfig(process.env),
    args,
    progress: createProgressLine(process.stdout),
    print: (text) => void process.stdout.write(text),
    folder: process.env.INIT_CWD ?? process.cwd(),
    now: new Date(),
  })
}

/** The message of a failed query contains its data, which may be megabytes. */
const MOST_OF_QUERY = 300

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error
    ? `${describe(error.cause)}\n${error.message.slice(0, MOST_OF_QUERY)}`
    : error.message
}

try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${describe(error)}\n`)
  process.exitCode = 1
}
