import { parseArgs } from 'node:util'
import { isOpen, lawReport } from '@firkant/domain/law/law-report.ts'
import { MARKET_KEYS, type MarketKey } from '@firkant/domain/market/market.ts'
import { readLawFiles } from '../../features/law/law-files.ts'
import { loadLawFacts } from '../../features/law/load-law-facts.ts'
import { DONE, withDatabase, type Command } from '../command.ts'
import { loadCatalogueClaims } from './load-catalogue-claims.ts'
import { LAW_FORMATS, writeLaw, type LawFormat } from './write-law.ts'

const NOT_MET = 1

function readArgs(args: string[]) {
  const { values } = parseArgs({
    args,
    options: { market: { type: 'string' }, format: { type: 'string', default: 'text' } },
  })
  const format = LAW_FORMATS.find((each): each is LawFormat => each === values.format)
  if (!format) throw new Error(`--format is one of ${LAW_FORMATS.join(', ')}.`)
  const markets: readonly MarketKey[] =
    values.market === undefined ? MARKET_KEYS : MARKET_KEYS.filter((each) => each === values.market)
  if (markets.length === 0) throw new Error(`--market is one of ${MARKET_KEYS.join(', ')}.`)
  return { format, markets }
}

export const lawCommand: Command = {
  usage: 'law [--market DK|NO|SE] [--format text|json|csv]',
  help: 'prints what the shop owes its buyers, from when, and what is missing where; exits with 1 where a duty in force is not met',
  async run(context) {
    const { format, markets } = readArgs(context.args)
    const { now, config } = context
    const { invoiceDays } = config
    const officialFiles = readLawFiles(config.lawNoticeDir)
    const today = now.toISOString().slice(0, 10)
    const facts = await withDatabase(context, async ({ main }) => {
      const catalogueClaims = await loadCatalogueClaims(main)
      const known = { now, invoiceDays, officialFiles, catalogueClaims }
      return Promise.all(markets.map((market) => loadLawFacts(main, { market, ...known })))
    })
    const rows = facts.flatMap((each) => lawReport(each, today))
    context.print(writeLaw(rows, format))
    return rows.some(isOpen) ? NOT_MET : DONE
  },
}
