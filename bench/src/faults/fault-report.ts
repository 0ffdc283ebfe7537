import type { Row } from '../report.ts'

export interface Resilience {
  readonly lines: readonly string[]
  readonly rows: readonly Row[]
  readonly shoppers: number
  readonly perSecond: number
  readonly deeds: number
  readonly machine: string
  /** `part: what` and why. */
  readonly notTried: readonly string[]
}

/** From here on the page is written by hand. */
const BY_HAND = '## Measured by other commands'

/** A table that hides what went wrong is worth nothing. */
function failedSentence(rows: readonly Row[]): string {
  const failed = rows.filter(({ isMet }) => isMet === false).map(({ name }) => name)
  if (failed.length === 0) return 'All that was acknowledged is there, once.'
  return `**Not all is as it must be**: ${failed.join('; ')}.`
}

/** The page that says what happens when a part is away; what was written by hand before stays. */
export const writeResilience = (
  { lines, rows, shoppers, perSecond, deeds, machine, notTried }: Resilience,
  before: string,
): string => `# When a part is away

Written by \`npm run bench:faults -- --write\`; it needs Debian's packages, and names those that are missing. It raises what
\`npm run cluster\` raises (HAProxy, three shop processes, PostgreSQL with two standbys by Patroni and three members of etcd,
Redis with Sentinel), lets ${shoppers} shoppers come at ${perSecond} deeds a second whether or not the shop answers (70 % look at a
page and one of its pictures, 15 % search, 10 % press for the cart, 5 % buy, every second of them with Klarna), and takes each
part away once. ${deeds} deeds were done, all of it on one machine (${machine}), so seconds are longer than on machines of their own.

A press and an order are sent again with the same idempotency key until they are answered, as the web app does; a page that
failed is not asked for again. Who reads that a payment can't be begun now presses again after a second.

| part | what happened to it | pages that failed | pictures that were missing | presses and orders that were sent again | longest wait of those, s | seconds until the last failure | orders | lost | doubled |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
${lines.join('\n')}

Seconds are counted from when the part was taken away, so they hold the time for which it stayed away.
${notTried.length === 0 ? '' : `\nNot tried on this machine:\n${notTried.map((each) => `- ${each}`).join('\n')}\n`}
## What was acknowledged, and what is there (CLU-03)
${failedSentence(rows)}

| | found | must be |
| --- | --- | --- |
${rows.map(({ name, value, budget = '' }) => `| ${name} | ${value} | ${budget} |`).join('\n')}

Each press has to show, in its answer and in a read after it, everything that was acknowledged to that cart before, and the price
of before; ten of the shoppers have an account, whose session has to hold; each order has its confirmation. At the end every
acknowledged press and order is looked for.

## How it is done
- **Cut from the network** drops the packets of a part's processes (iptables, by their control group; root only), in both directions. With names, only what goes between these: the shop reaches a primary that etcd and the standbys do not.
- **A full disk** is a disk in memory of the part's own that becomes as large as what is on it (\`mount\`, root only).
- **A wrong clock** is Debian's libfaketime (\`apt-get install libfaketime\`), for one shop process and for PostgreSQL's servers; the row begins when the shop's own metric \`shop_clock_gap_seconds\` has noticed it. Go's programs (etcd, Prometheus) do not ask a library for the time: theirs is not tried.
- **The payment provider** is the stand-in of Klarna behind a gate that is closed, waits for 11 s, or answers with pages and failures. **The picture store** is the folder of pictures, away as a share that is not mounted.
- What may not be done on a machine is left out, and named above.

${before.includes(BY_HAND) ? before.slice(before.indexOf(BY_HAND)) : `${BY_HAND}\n`}`
