import type { Row } from '../report.ts'

export interface Resilience {
  readonly lines: readonly string[]
  readonly rows: readonly Row[]
  readonly shoppers: number
  readonly perSecond: number
  readonly deeds: number
  readonly machine: string
}

/** A table that hides what went wrong is worth nothing. */
function failedSentence(rows: readonly Row[]): string {
  const failed = rows.filter(({ isMet }) => isMet === false).map(({ name }) => name)
  if (failed.length === 0) return 'All that was acknowledged is there, once.'
  return `**Not all is as it must be**: ${failed.join('; ')}.`
}

/** The page that says what happens when a part is away. */
export const writeResilience = ({
  lines,
  rows,
  shoppers,
  perSecond,
  deeds,
  machine,
}: Resilience): string => `# When a part is away

Written by \`npm run bench:faults -- --write\`; it needs Debian's packages, and names those that are missing. It raises what
\`npm run cluster\` raises (HAProxy, three shop processes, PostgreSQL with two standbys by Patroni and three members of etcd,
Redis with Sentinel), lets ${shoppers} shoppers come at ${perSecond} deeds a second whether or not the shop answers (70 % look at a
page, 15 % search, 10 % press for the cart, 5 % buy), and takes each part away once. ${deeds} deeds were done, all of it on one
machine (${machine}) that other work shared, so seconds are longer than on machines of their own.

A press and an order are sent again with the same idempotency key until they are answered, as the web app does; a page that
failed is not asked for again.

| part | what happened to it | pages that failed | presses and orders that were sent again | longest wait of those, s | seconds until the last failure | orders | lost | doubled |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
${lines.join('\n')}

Seconds are counted from when the part was taken away, so they hold the time for which it stayed away.

## What was acknowledged, and what is there (CLU-03)
${failedSentence(rows)}

| | found | must be |
| --- | --- | --- |
${rows.map(({ name, value, budget = '' }) => `| ${name} | ${value} | ${budget} |`).join('\n')}

Each press has to show, in its answer and in a read after it, everything that was acknowledged to that cart before; each order
its confirmation. At the end every acknowledged press and order is looked for.

## Not in the table
- A cut cable is made by stopping all processes of a part (SIGSTOP): to the others it is the same, and no rights on the network are needed. A part that can be reached by some and not by others is not tried.
- Full disks and clocks that are wrong are not tried here; \`npm run shop -- doctor\` looks at both.
- The payment provider is the shop's own test bank; a provider that is away is tried by \`apps/server/test\` (PAY rows).
`
