import { parseArgs } from 'node:util'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { MARKETS } from '@firkant/domain/market/market.ts'
import { shortcomingsOf, type MeasuredQuery } from '../../features/search/relevance/relevance-measures.ts'
import { measureRelevance, type MarketRelevance } from '../../features/search/relevance/relevance-report.ts'
import { loadWrittenPages } from '../../start/services/written-pages.ts'
import { DONE, withDatabase, type Command } from '../command.ts'

const share = (value: number) => value.toFixed(3)
const percent = (value: number) => `${(value * 100).toFixed(1)} %`
const SHOWN_KEYS = 5

function queryLine({ query, ndcg, total, isPartial, keys }: MeasuredQuery): string {
  const score = ndcg === undefined ? '    –' : share(ndcg)
  const found = keys.slice(0, SHOWN_KEYS).join(', ')
  return `    ${score}  ${query.q} (${query.kind}): ${total} found${isPartial ? ' in part' : ''}${found === '' ? '' : `: ${found}`}`
}

export function describeRelevance({ market, summary }: MarketRelevance): string {
  const { worst, wronglyAnswered } = summary
  return [
    `${market.language} (${market.key}): NDCG@10 ${share(summary.ndcg)} of ${summary.answerable} queries, ${percent(summary.zeroRate)} found nothing`,
    ...summary.byKind.map(({ kind, queries, ndcg }) => `  ${kind.padEnd(10)} ${share(ndcg)}  (${queries})`),
    ...(wronglyAnswered.length > 0 ? ['  Answered though nothing is sold:', ...wronglyAnswered.map(queryLine)] : []),
    ...(worst.length > 0 ? ['  The worst:', ...worst.map(queryLine)] : []),
  ].join('\n')
}

export const searchReportCommand: Command = {
  usage: 'search-report [--json]',
  help: 'measures the search of the brand with judged queries: NDCG@10, searches without result, the worst; exit code 1 if it is not good enough',
  async run(context) {
    const { values } = parseArgs({ args: context.args, options: { json: { type: 'boolean', default: false } } })
    const { config, now, print } = context
    const brand = BRANDS[config.brand]
    const markets = brand.markets.map((market) => MARKETS[market])
    const report = await withDatabase(context, (database) =>
      measureRelevance(database.main, {
        brand: brand.key,
        markets,
        now,
        loadPages: (language) => loadWrittenPages(database.main, brand, { language, now }),
      }),
    )
    print(values.json ? `${JSON.stringify(report, undefined, 2)}\n` : `${report.map(describeRelevance).join('\n\n')}\n`)
    const wrong = report.flatMap(({ market, summary }) =>
      shortcomingsOf(summary).map((each) => `${market.language} (${market.key}): ${each}`),
    )
    if (wrong.length > 0) throw new Error(`The search is not good enough. ${wrong.join('; ')}.`)
    return DONE
  },
}
