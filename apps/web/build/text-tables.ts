import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ConfigEnv, Plugin, UserConfig } from 'vite'
import { MARKET_KEYS, MARKETS, type MarketLanguage } from '@firkant/domain/market/market.ts'
import { CODE_FOLDER, fileInLanguage } from '@firkant/domain/page/language-files.ts'

type Table = Readonly<Record<MarketLanguage, unknown>>

const TABLE_FILE = /\.texts\.ts$/
const PLACE = /__TEXTS__\(\s*["'`](\w+)["'`]\s*\)/g
const IDENTIFIER = /^[a-z_$][\w$]*$/i

const isTable = (value: unknown): value is Table =>
  typeof value === 'object' && value !== null && MARKET_KEYS.every((market) => MARKETS[market].language in value)

/** In development, and on the server, tables are what they are. */
const isForBrowsers = (_config: UserConfig, { command, isSsrBuild }: ConfigEnv) =>
  command === 'build' && isSsrBuild !== true

/** As short as the minifier would write it. */
function literalOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).map(
    ([key, each]) => `${IDENTIFIER.test(key) ? key : JSON.stringify(key)}:${literalOf(each)}`,
  )
  return `{${fields.join()}}`
}

/** The code of a chunk with the texts of one language in their places. */
export function codeInLanguage(code: string, language: MarketLanguage, tables: ReadonlyMap<string, Table>): string {
  return code
    .replaceAll(PLACE, (_, key: string) => {
      const table = tables.get(key)
      if (!table) throw new Error(`There are no texts for ${key}`)
      return `(${literalOf({ [language]: table[language] })})`
    })
    .replaceAll(CODE_FOLDER, fileInLanguage(CODE_FOLDER, language))
}

/**
 * Browsers get the texts of one language. Bundling leaves a place for each table of a `*.texts.ts` file; then all chunks
 * are written once for each language, in a folder of its own, with the places filled in. A place names the digest of its
 * texts, so that a changed text changes the names of the files that hold it.
 */
export function textTables(languages: readonly MarketLanguage[]): readonly Plugin[] {
  const tables = new Map<string, Table>()
  const placeOf = (table: Table) => {
    const key = createHash('sha256').update(JSON.stringify(table)).digest('hex').slice(0, 16)
    tables.set(key, table)
    return `/* @__PURE__ */ __TEXTS__("${key}")`
  }
  return [
    {
      name: 'leave-places-for-texts',
      enforce: 'pre',
      apply: isForBrowsers,
      load: {
        filter: { id: TABLE_FILE },
        async handler(id) {
          const exported = (await import(pathToFileURL(id).href)) as Readonly<Record<string, unknown>>
          const code = Object.entries(exported).map(([name, table]) => {
            if (!isTable(table))
              throw new Error(`${id}: ${name} is no table of texts, and such a file holds no others.`)
            return `export const ${name} = ${placeOf(table)}`
          })
          return { code: code.join('\n'), map: null, moduleSideEffects: false }
        },
      },
    },
    {
      name: 'write-each-language',
      apply: isForBrowsers,
      writeBundle({ dir = '' }) {
        const folder = join(dir, CODE_FOLDER)
        for (const language of languages) {
          const own = join(dir, fileInLanguage(CODE_FOLDER, language))
          mkdirSync(own, { recursive: true })
          for (const name of readdirSync(folder)) {
            const code = readFileSync(join(folder, name), 'utf8')
            writeFileSync(join(own, name), codeInLanguage(code, language, tables))
          }
        }
        rmSync(folder, { recursive: true })
      },
    },
  ]
}
