import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { DUTY_IDS, dutyOf, type DutyId } from '@firkant/domain/law/duties.ts'
import { MARKET_KEYS } from '@firkant/domain/market/market.ts'

/** `npm run docs:law`: every duty, what it asks of the data, and how it is proved, written from the table. */
export const LAW_PAGE = resolve(import.meta.dirname, '../../docs/law.md')

function dutySection(id: DutyId): readonly string[] {
  const { reference, from, appliesTo, asks, check } = dutyOf(id)
  const days = MARKET_KEYS.map((market) => `${market} ${from[market]}`).join(', ')
  const checked =
    check.by === 'built'
      ? `built in, proved by the tests of ${check.provedBy.join(', ')}`
      : 'by `shop law`, from the data'
  return [
    `## ${id}`,
    asks,
    '',
    '| | |',
    '| --- | --- |',
    `| reference | ${reference} |`,
    `| in force from | ${days} |`,
    `| applies to | ${appliesTo} |`,
    `| checked | ${checked} |`,
    '',
  ]
}

export function lawPage(): string {
  return [
    '# What the shop owes its buyers',
    '',
    'Written by `npm run docs:law` from `packages/domain/src/law/duties.ts`. It is no legal advice: days and readings come from the',
    'sources of [decision 0088](decisions/0088-duties-as-data.md), and `unverified` says that none was found for that market.',
    '',
    '```sh',
    'npm run shop -- law                         # every market: what is met, what is missing where',
    'npm run shop -- law --market DK --format csv  # all gaps, with the column of the import that fills each',
    '```',
    'It exits with 1 where a duty in force is not met. A gap of a record of the catalogue (`product`, `manufacturer`, `label` …) names a column of',
    '[its import](import.md); one of a `page` what the page lacks, or a `[[placeholder]]` in its text that is still to be filled in;',
    "one of a `brand` a field of the brand's definition. Shoppers read the same table at `/dine-rettigheder`,",
    '`/dine-rettigheter` and `/dina-rattigheter`.',
    '',
    ...DUTY_IDS.flatMap(dutySection),
  ].join('\n')
}

if (import.meta.main) writeFileSync(LAW_PAGE, lawPage())
