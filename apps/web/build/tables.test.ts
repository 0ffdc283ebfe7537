import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { idleInTables } from './check-tables.ts'
import { idleEntries } from './places.ts'
import { SHEETS } from './styles/style-sheets.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
const FOLDERS = ['apps/web/src', 'packages/ui/src', 'packages/domain/src', 'packages/brands/src/hjemly']

describe('an entry of a table that takes nothing', () => {
  const groups = [
    { name: 'facets', places: ['listing/facets/'] },
    { name: 'listing', places: ['listing/', 'listing/facets/price', 'paging.css'], except: ['listing/drawer'] },
  ]

  it('is named: its file is gone, or another row comes first', () => {
    expect(idleEntries(groups, ['listing/facets/price.css', 'listing/drawer.css', 'listing/page.css'])).toEqual([
      'listing: listing/facets/price',
      'listing: paging.css',
    ])
  })

  it('is named where it leaves out nothing', () => {
    expect(idleEntries(groups, ['listing/facets/a.css', 'listing/b.css', 'paging.css'])).toContain(
      'listing: not listing/drawer',
    )
  })

  it('may be a sheet that not every brand has', () => {
    expect(idleEntries([{ name: 'cart', places: ['brand/art-cart.css'] }], [])).toEqual([])
  })

  it('is not in the tables of the shop', () => {
    const files = FOLDERS.flatMap((folder) =>
      readdirSync(resolve(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        resolve(ROOT, folder, name),
      ),
    )
    expect(idleInTables(files)).toEqual([])
    expect(idleInTables(files.filter((file) => !file.includes('/ui/src/badge/')))).toEqual(['core: ui/badge/'])
  })

  it('is a sheet of a brand that no code imports', () => {
    const code = readdirSync(resolve(ROOT, 'apps/web/src'), { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
      .map((name) => readFileSync(resolve(ROOT, 'apps/web/src', name), 'utf8'))
      .join('\n')
    const named = SHEETS.flatMap(({ places }) => places).filter((place) => /^brand\/(?!brand\.css)/.test(place))
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((place) => !code.includes(`'#${place}'`))).toEqual([])
  })
})
