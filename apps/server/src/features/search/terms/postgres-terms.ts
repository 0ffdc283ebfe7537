import { sql, type SQL } from 'drizzle-orm'
import type { ProductMeasures } from '@firkant/domain/search/measure-condition.ts'
import type { Drizzle } from '../../../platform/database/database.ts'
import { quoteTerm } from '../../../platform/database/messages/literal.ts'
import type { DocumentContext } from '../search-documents.ts'
import {
  LABEL_WORTH,
  MAX_HITS,
  TERM_LABELS,
  type Replacement,
  type TermDocument,
  type TermHit,
  type TermMeaning,
  type TermQuery,
  type TermStore,
  type TermWord,
} from './term-store.ts'

const anyOf = (queries: readonly string[]) => `(${queries.join(' | ')})`

function meaningQuery({ terms }: TermMeaning): string {
  return terms
    .map(({ term, labels }) =>
      labels.length === TERM_LABELS.length ? quoteTerm(term) : `${quoteTerm(term)}:${labels.join('')}`,
    )
    .join(' & ')
}

/** A word in the language of `tsquery`: any of its meanings. */
function wordQuery({ meanings }: TermWord): string {
  return anyOf(meanings.map((meaning) => `(${meaningQuery(meaning)})`))
}

/** The order is that of single terms: `ts_rank` of an *and* measures how near they stand, and terms stand nowhere. */
function scoreOf({ every, some }: TermQuery): SQL {
  const worth = `{${LABEL_WORTH.D},${LABEL_WORTH.C},${LABEL_WORTH.B},${LABEL_WORTH.A}}`
  const scores = [...every, ...some].flatMap(({ meanings, weight }) =>
    meanings.length === 0
      ? []
      : sql`${weight}::float8 * greatest(${sql.join(
          meanings.map(
            ({ terms, factor }) =>
              sql`${factor}::float8 * ts_rank(${worth}::real[], terms, ${quoteTerm(terms.at(-1)?.term ?? '')}::tsquery)`,
          ),
          sql`, `,
        )})`,
  )
  return scores.length === 0 ? sql`1::float8` : sql.join(scores, sql` + `)
}

function conditionOf({ every, some, leastSome }: TermQuery): SQL {
  const conditions: SQL[] = []
  if (every.length > 0) conditions.push(sql`terms @@ ${every.map(wordQuery).join(' & ')}::tsquery`)
  if (some.length > 0 && leastSome > 0) {
    // The first finds candidates by the index, the second counts their words.
    conditions.push(sql`terms @@ ${anyOf(some.map(wordQuery))}::tsquery`)
    const counted = some.map((word) => sql`(terms @@ ${wordQuery(word)}::tsquery)::int`)
    conditions.push(sql`${sql.join(counted, sql` + `)} >= ${leastSome}`)
  }
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

interface HitRow extends Record<string, unknown> {
  readonly key: string
  readonly design_key: string
  readonly margin: number
  readonly score: number
  readonly measures: ProductMeasures | null
}

const hitOf = ({ key, design_key: designKey, margin, score, measures }: HitRow): TermHit => ({
  key,
  designKey,
  margin,
  score,
  measures: measures ?? undefined,
})

const termsText = ({ terms }: TermDocument) =>
  Array.from(terms, ([term, label]) => `${quoteTerm(term)}:1${label}`).join(' ')

/** Saves what differs, and deletes what no longer is among them. `after`: the last key of the batch before. */
async function saveBatch(
  { tx, context: { brand, language } }: Pick<Replacement, 'tx' | 'context'>,
  documents: readonly TermDocument[],
  after: string,
): Promise<void> {
  const rows = documents.map((document) => ({ ...document, terms: termsText(document) }))
  await tx.execute(sql`
    insert into search_documents as known (brand, language, product_key, design_key, margin, numbers, measures, terms)
    select ${brand}, ${language}, key, "designKey", margin, numbers, measures, terms::tsvector
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given(key text, "designKey" text, margin float8, numbers text[], measures jsonb, terms text)
    on conflict (brand, language, product_key) do update set design_key = excluded.design_key,
      margin = excluded.margin, numbers = excluded.numbers, measures = excluded.measures, terms = excluded.terms
    where (known.design_key, known.margin, known.numbers, known.measures, known.terms)
      is distinct from (excluded.design_key, excluded.margin, excluded.numbers, excluded.measures, excluded.terms)`)
  const keys = sql.param(documents.map(({ key }) => key))
  await tx.execute(sql`delete from search_documents where brand = ${brand} and language = ${language}
    and product_key > ${after} and product_key <= ${documents.at(-1)?.key ?? ''} and product_key <> all(${keys}::text[])`)
}

/** Searches by PostgreSQL's full text, with our own terms in place of its dictionaries. */
export function createPostgresTerms(db: Drizzle): TermStore {
  async function select({ brand, language }: DocumentContext, which: SQL, more: { score: SQL; measures: boolean }) {
    const measures = more.measures ? sql`measures` : sql`null`
    const { rows } = await db.execute<HitRow>(sql`
      select product_key as key, design_key, margin, ${more.score} as score, ${measures} as measures
      from search_documents where brand = ${brand} and language = ${language} and ${which}
      order by score desc, key limit ${MAX_HITS}`)
    return rows.map(hitOf)
  }
  return {
    engine: 'postgres',
    async replace(replacement) {
      const { tx, context, batches } = replacement
      let after = ''
      for await (const documents of batches) {
        if (documents.length === 0) continue
        await saveBatch(replacement, documents, after)
        after = documents.at(-1)?.key ?? after
      }
      await tx.execute(sql`delete from search_documents
        where brand = ${context.brand} and language = ${context.language} and product_key > ${after}`)
    },
    search: (context, _version, query) =>
      select(context, conditionOf(query), { score: scoreOf(query), measures: query.measures.length > 0 }),
    async findNumber(context, _version, number) {
      const which = sql`numbers @> ${sql.param([number])}::text[]`
      const [hit] = await select(context, which, { score: sql`1::float8`, measures: false })
      return hit
    },
  }
}
