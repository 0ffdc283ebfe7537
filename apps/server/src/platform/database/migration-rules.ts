/**
 * While a release goes out, processes of the old one serve beside the new: a migration only adds (expand), and takes
 * away what no release in service reads any more (contract), in a later one. A contract says so in its first lines:
 * `-- contract: nothing has read orders.note since 1.4`.
 */
export interface MigrationMistake {
  readonly statement: string
  readonly why: string
}

interface Rule {
  readonly finds: RegExp
  readonly why: string
}

const CONTRACT = /^--\s*contract:\s*\S.{10,}$/m

/** Of what the release before reads or writes. */
const BREAKING: readonly Rule[] = [
  { finds: /\bdrop\s+(?:table|column|view|type|schema)\b/i, why: 'the release before still reads it' },
  {
    finds: /\brename\s+(?:to|column|constraint)\b|\brename\s+"?\w+"?\s+to\b/i,
    why: 'the release before knows it by its old name',
  },
  {
    finds: /\balter\s+column\s+\S+\s+(?:set\s+data\s+)?type\b/i,
    why: 'the table is written anew while nobody can use it',
  },
  { finds: /\balter\s+column\s+\S+\s+set\s+not\s+null\b/i, why: 'the release before does not write it yet' },
  { finds: /\balter\s+column\s+\S+\s+drop\s+default\b/i, why: 'the release before relies on it' },
  {
    finds: /\badd\s+column\b(?=[^;]*\bnot\s+null\b)(?![^;]*(?:\bdefault\b|\bgenerated\b))/i,
    why: 'rows that are there, and those of the release before, have no value for it: give it a default',
  },
]

/** No comment excuses these. */
const NEVER: readonly Rule[] = [
  { finds: /^(?:truncate|vacuum|cluster|reindex)\b/i, why: 'it locks the whole table for as long as it takes' },
  {
    finds: /\bindex\s+concurrently\b/i,
    why: 'a migration is one transaction: make it by hand before, then "if not exists"',
  },
  { finds: /\block\s+table\b/i, why: 'a migration takes no lock of its own' },
  {
    finds: /\bset\s+(?:local\s+|session\s+)?(?:lock_timeout|statement_timeout)\b/i,
    why: 'how long it waits is set for all of them',
  },
]

const withoutComments = (sql: string) => sql.replaceAll(/--[^\n]*/g, '').replaceAll(/\/\*[\s\S]*?\*\//g, '')

/** What a migration may not do beside a shop that serves. */
export function findMigrationMistakes(sql: string): readonly MigrationMistake[] {
  const rules = CONTRACT.test(sql) ? NEVER : [...NEVER, ...BREAKING]
  const statements = withoutComments(sql)
    .split(';')
    .map((each) => each.replaceAll(/\s+/g, ' ').trim())
  // A table that this migration makes is known to no release.
  const made = new Set(statements.map((each) => /^create table (?:if not exists )?"?(\w+)"?/i.exec(each)?.[1]))
  return statements.flatMap((statement) => {
    const table = /^alter table (?:only )?"?(\w+)"?/i.exec(statement)?.[1]
    if (table !== undefined && made.has(table)) return []
    return rules.filter(({ finds }) => finds.test(statement)).map(({ why }) => ({ statement, why }))
  })
}
