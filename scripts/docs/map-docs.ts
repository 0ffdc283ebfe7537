import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { RECIPES, type Recipe } from './recipes.ts'

/** `npm run docs:map`: the features and the recipes of docs/map.md, written from the folders and from recipes.ts. */
const ROOT = resolve(import.meta.dirname, '../..')
export const MAP_PAGE = join(ROOT, 'docs/map.md')
const WHERE_PAGE = join(ROOT, 'docs/where-is.md')

const FLOORS = {
  domain: 'packages/domain/src',
  server: 'apps/server/src/features',
  web: 'apps/web/src/features',
  pages: 'apps/web/src/pages',
} as const
type Floor = keyof typeof FLOORS

/** Folders that belong to a feature of another name. What everybody uses has no feature. */
export const BELONGS_TO: Readonly<Record<string, string>> = {
  'account-link': 'customer',
  banner: 'content',
  'catalog-files': 'catalog',
  cookies: 'consent',
  country: 'market',
  delivery: 'checkout',
  experiments: 'experiences',
  'hand-over': 'employee',
  image: 'images',
  inspiration: 'content',
  listing: 'catalog',
  order: 'orders',
  'order-confirmation': 'orders',
  'page-views': 'stock',
  postcodes: 'checkout',
  pricing: 'catalog',
  product: 'catalog',
  'product-card': 'catalog',
  'recently-viewed': 'personalisation',
  energy: 'law',
  environment: 'law',
  recalls: 'law',
  accessibility: 'law',
  rights: 'law',
  'sign-in': 'customer',
  'soft-login': 'customer',
  'stock-alert': 'stock-alerts',
  'test-bank': 'payments',
  tracking: 'insights',
  withdrawal: 'returns',
}
export const SHARED = [
  'brand',
  'calls',
  'confetti',
  'confirmations',
  'device',
  'duration',
  'dynamic-data',
  'events',
  'format',
  'forms',
  'http',
  'kit',
  'money',
  'page',
  'result',
  'text',
  'version',
  'well-known',
]

const foldersOf = (floor: Floor) =>
  readdirSync(join(ROOT, FLOORS[floor]), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'looks')
    .map(({ name }) => name)
    .toSorted()

export const featureOf = (folder: string) => BELONGS_TO[folder] ?? folder

export function featureFolders(): ReadonlyMap<string, Readonly<Record<Floor, readonly string[]>>> {
  const floors = Object.keys(FLOORS) as Floor[]
  const all = floors.flatMap((floor) => foldersOf(floor).map((folder) => ({ floor, folder })))
  const byFeature = Map.groupBy(
    all.filter(({ folder }) => !SHARED.includes(folder)),
    ({ folder }) => featureOf(folder),
  )
  return new Map(
    [...byFeature]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([feature, found]) => {
        const on = (floor: Floor) => found.filter((each) => each.floor === floor).map(({ folder }) => folder)
        return [feature, { domain: on('domain'), server: on('server'), web: on('web'), pages: on('pages') }]
      }),
  )
}

/** Which folder a row of where-is.md speaks of first, and the records that it leads to. */
function recordsByFolder(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  for (const row of readFileSync(WHERE_PAGE, 'utf8').split('\n')) {
    const [, folder = ''] = /\b(?:domain|features|pages)\/([\w-]+)\//.exec(row) ?? []
    const records = found.get(folder) ?? new Set()
    found.set(folder, records)
    for (const [, file = ''] of row.matchAll(/\(decisions\/(\d{4}-[\w-]+\.md)/g)) records.add(file)
  }
  return found
}

function featureTable(): readonly string[] {
  const records = recordsByFolder()
  const cell = (folders: readonly string[]) => folders.map((folder) => `\`${folder}\``).join(' ')
  const rows = [...featureFolders()].map(([feature, { domain, server, web, pages }]) => {
    const folders = new Set([...domain, ...server, ...web, ...pages])
    const files = new Set([...folders].flatMap((folder) => [...(records.get(folder) ?? [])]))
    const links = [...files].toSorted().map((file) => `[${file.slice(0, 4)}](decisions/${file})`)
    return `| ${[feature, cell(domain), cell(server), cell(web), cell(pages), links.join(' ')].join(' | ')} |`
  })
  return ['| feature | domain | server | web | pages | records |', '| --- | --- | --- | --- | --- | --- |', ...rows]
}

function recipeLines({ title, example, steps }: Recipe): readonly string[] {
  const lines = steps.map(([file, what], index) => `${index + 1}. \`${file}\`: ${what}`)
  return [`### ${title}`, `As \`${example}\` stands in them:`, '', ...lines, '']
}

const between = (text: string, name: string, lines: readonly string[]) =>
  text.replace(
    new RegExp(`(<!-- ${name} -->\n)[^]*?(\n<!-- end of ${name} -->)`),
    (_, start: string, end: string) => `${start}${lines.join('\n').trimEnd()}${end}`,
  )

export function withFeaturesAndRecipes(map: string): string {
  return between(between(map, 'features', featureTable()), 'recipes', RECIPES.flatMap(recipeLines))
}

if (import.meta.main) {
  writeFileSync(MAP_PAGE, withFeaturesAndRecipes(readFileSync(MAP_PAGE, 'utf8')))
  console.log('docs/map.md is up to date')
}
