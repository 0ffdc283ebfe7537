import type { Command } from './command.ts'

/** To add one: a file beside this one, and a line here. Each is read when it is asked for: all together take a second. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  migrate: async () => (await import('./migrate-command.ts')).migrateCommand,
  'import-demo': async () => (await import('./demo/import-demo-command.ts')).importDemoCommand,
  'remove-demo-accounts': async () =>
    (await import('./demo/remove-demo-accounts-command.ts')).removeDemoAccountsCommand,
  'import-content': async () => (await import('./files/import-content-command.ts')).importContentCommand,
  'export-content': async () => (await import('./files/export-content-command.ts')).exportContentCommand,
  import: async () => (await import('./files/import-command.ts')).importCommand,
  export: async () => (await import('./files/export-command.ts')).exportCommand,
  generate: async () => (await import('./demo/generate-command.ts')).generateCommand,
  'generate-customers': async () => (await import('./demo/generate-customers-command.ts')).generateCustomersCommand,
  why: async () => (await import('./price-commands.ts')).whyCommand,
  'end-price': async () => (await import('./price-commands.ts')).endPriceCommand,
  jobs: async () => (await import('./jobs-command.ts')).jobsCommand,
  doctor: async () => (await import('./doctor/doctor-command.ts')).doctorCommand,
  backup: async () => (await import('./backup/backup-command.ts')).backupCommand,
  restore: async () => (await import('./backup/restore-command.ts')).restoreCommand,
  insights: async () => (await import('./reports/insights-command.ts')).insightsCommand,
  law: async () => (await import('./reports/law-command.ts')).lawCommand,
  orders: async () => (await import('./orders-command.ts')).ordersCommand,
  order: async () => (await import('./order-command.ts')).orderCommand,
  payments: async () => (await import('./payments/payments-command.ts')).paymentsCommand,
  'gift-card': async () => (await import('./payments/gift-card-command.ts')).giftCardCommand,
  reviews: async () => (await import('./reviews/reviews-command.ts')).reviewsCommand,
  deliveries: async () => (await import('./reports/deliveries-command.ts')).deliveriesCommand,
  newsletter: async () => (await import('./newsletter-command.ts')).newsletterCommand,
  employee: async () => (await import('./employee-command.ts')).employeeCommand,
  'preview-link': async () => (await import('./preview-link-command.ts')).previewLinkCommand,
  experiments: async () => (await import('./reports/experiment-commands.ts')).experimentsCommand,
  experiment: async () => (await import('./reports/experiment-commands.ts')).experimentCommand,
  'refresh-feeds': async () => (await import('./files/refresh-feeds-command.ts')).refreshFeedsCommand,
  'move-files': async () => (await import('./files/move-files-command.ts')).moveFilesCommand,
  'search-report': async () => (await import('./reports/search-report-command.ts')).searchReportCommand,
  'search-rebuild': async () => (await import('./search-rebuild-command.ts')).searchRebuildCommand,
}

export const COMMAND_NAMES = Object.keys(COMMANDS)

export async function findCommand(name: string): Promise<Command | undefined> {
  return Object.hasOwn(COMMANDS, name) ? COMMANDS[name]?.() : undefined
}

export async function describeCommands(): Promise<string> {
  const commands = await Promise.all(Object.values(COMMANDS).map((load) => load()))
  return `npm run shop -- COMMAND

${commands.map(({ usage, help }) => `  ${usage}\n      ${help}`).join('\n')}

Exit codes: 0 done, 1 not done (a sentence says why), 2 done in part (what was left out is named).
`
}
