import { parseArgs } from 'node:util'
import { openDatabase } from '@firkant/server/platform/database/database.ts'
import { openBench } from './bench-shop.ts'
import { compareSnapshots, takeSnapshot } from './fuzz/fuzz-audit.ts'
import { createVisitor, firstSku, readFuzzContext, renewCookies } from './fuzz/fuzz-context.ts'
import { createPeople, createVictim, VICTIMS_LIST } from './fuzz/fuzz-people.ts'
import { makeRequest, type FuzzRequest } from './fuzz/fuzz-requests.ts'
import { createSender, runFuzz, SLOW_MS, type FuzzResult } from './fuzz/fuzz-run.ts'
import { printTable } from './report.ts'

/**
 * `npm run bench:fuzz -- [--requests 100000] [--minutes 60] [--seed N] [--from 0] [--only INDEX,INDEX]`: valid, borderline
 * and hostile requests made from the OpenAPI document, against a shop and a database of its own. Ends by itself.
 */
const MAX_REQUESTS = 1_000_000
const MAX_MINUTES = 240
const PROGRESS_EVERY = 1000
const MAX_SHOWN = 20

function readOptions() {
  const { values } = parseArgs({
    options: {
      requests: { type: 'string', default: '100000' },
      minutes: { type: 'string', default: '60' },
      seed: { type: 'string' },
      from: { type: 'string', default: '0' },
      only: { type: 'string' },
    },
  })
  const whole = (text: string, most: number) => Math.min(most, Math.max(0, Math.floor(Number(text)) || 0))
  return {
    requests: whole(values.requests, MAX_REQUESTS),
    minutes: whole(values.minutes, MAX_MINUTES),
    seed: values.seed === undefined ? Date.now() % 1_000_000 : whole(values.seed, 2 ** 31),
    from: whole(values.from, MAX_REQUESTS),
    only: values.only?.split(',').map((index) => whole(index, MAX_REQUESTS * 2)),
  }
}

function show({ index, method, path, headers, body }: FuzzRequest): string {
  const shorten = (text: string) => (text.length > 300 ? `${text.slice(0, 300)}… (${text.length} characters)` : text)
  return `#${index} ${method} ${shorten(path)}\n    ${shorten(JSON.stringify(headers))}\n    ${shorten(body ?? '')}`
}

function showSlowest({ slowest }: FuzzResult): void {
  console.log('\nslowest:')
  for (const { request, answer } of slowest)
    console.log(
      `  ${Math.round(answer.ms)} ms  ${answer.status}  #${request.index} ${request.method} ${request.path.slice(0, 100)}`,
    )
}

const options = readOptions()
console.log(`seed ${options.seed}`)
const bench = await openBench({ withLogins: true })
let isClean = true
try {
  const secret = 'of-a-shop-that-nobody-else-will-see'
  const cheapHashes = { ARGON2_MEMORY_KIB: '8192', ARGON2_PASSES: '1' }
  const shop = await bench.startShop({ OVERLOAD_MS: '600000', SHOP_SECRET: secret, ...cheapHashes })
  const database = openDatabase({ url: bench.databaseUrl, poolSize: 2, onError: () => undefined })
  try {
    const known = { origin: shop.origin, secret, database }
    const sku = await firstSku(shop.origin)
    const victim = await createVisitor(shop.origin, sku)
    const target = await createVictim(known, sku)
    const before = await takeSnapshot(bench.databaseUrl)
    const own = [await createVisitor(shop.origin, sku), await createVisitor(shop.origin, sku)]
    const people = await createPeople(known, sku)
    const context = await readFuzzContext(shop.origin, own, { victim, target, people })
    if (options.only) {
      const { send, close } = createSender(shop.origin)
      for (const index of options.only) {
        const request = makeRequest(context, options.seed, index)
        const answer = await send(request)
        console.log(
          `${show(request)}\n  → ${answer.status} in ${Math.round(answer.ms)} ms ${answer.failure ?? ''}\n    ${answer.text}`,
        )
        if (answer.status >= 500) isClean = false
      }
      close()
    } else {
      isClean = await fuzz()
    }

    async function fuzz(): Promise<boolean> {
      console.log(`${context.operations.length} operations, ${context.paths.length} pages`)
      const startedAt = Date.now()
      const result = await runFuzz(shop.origin, context, {
        ...options,
        renew: () => renewCookies(context, people),
        secrets: [VICTIMS_LIST],
        untilMs: startedAt + options.minutes * 60_000,
        onFinding: ({ request, answer, why }) =>
          console.log(
            `\n${why}\n  ${show(request)}\n    ${answer.text}\n  again: npm run bench:fuzz -- --seed ${options.seed} --only ${request.index}`,
          ),
        onProgress: (sent, found) => {
          if (sent % PROGRESS_EVERY !== 0) return
          const perSecond = Math.round(sent / ((Date.now() - startedAt) / 1000))
          console.log(`  ${sent} of ${options.requests}, ${perSecond}/s, ${found} findings`)
        },
      })
      const changed = compareSnapshots(before, await takeSnapshot(bench.databaseUrl))
      for (const sentence of changed)
        console.log(
          `\nchanged by a stranger: ${sentence}\n  again: npm run bench:fuzz -- --seed ${options.seed} --requests ${options.requests}`,
        )
      // What browsers report is logged as they say it.
      const faults = bench.trouble().filter((line) => line.includes('"level":50') && line.includes('"err":'))
      for (const line of faults.slice(0, MAX_SHOWN)) console.log(`\nlogged as an error: ${line.slice(0, 1000)}`)
      showSlowest(result)
      const broken = [...result.statuses].reduce((sum, [status, count]) => (status >= 500 ? sum + count : sum), 0)
      const slow = result.findings.filter(({ why }) => why.startsWith('took')).length
      const others = result.findings.length - slow
      printTable('Fuzz', [
        {
          name: 'requests',
          value: String(result.sent),
          budget: `${options.requests}`,
          isMet: result.sent === options.requests,
        },
        {
          name: 'statuses',
          value: [...result.statuses]
            .toSorted(([a], [b]) => a - b)
            .map(([status, count]) => `${status}: ${count}`)
            .join(', '),
        },
        { name: 'answers of 500 and above', value: String(broken), budget: '0', isMet: broken === 0 },
        { name: 'findings but slow ones', value: String(others), budget: '0', isMet: others === 0 },
        { name: `over ${SLOW_MS} ms, also alone`, value: String(slow), budget: '0', isMet: slow === 0 },
        {
          name: 'tables changed by a stranger',
          value: String(changed.length),
          budget: '0',
          isMet: changed.length === 0,
        },
        { name: 'errors that the shop logged', value: String(faults.length), budget: '0', isMet: faults.length === 0 },
      ])
      return [result.sent - options.requests, result.findings.length, changed.length, faults.length].every(
        (count) => count === 0,
      )
    }
  } finally {
    await database.close()
    await shop.stop()
  }
} finally {
  await bench.close()
}
process.exitCode = isClean ? 0 : 1
