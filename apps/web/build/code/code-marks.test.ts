import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { describe, expect, it, onTestFinished } from 'vitest'
import { rareFiles, readCodeMarks } from './code-marks.ts'

const chunk = (name: string, ...others: readonly string[]) => ({
  fileName: `assets/${name}-1.js`,
  facadeModuleId: `/shop/${name}.tsx`,
  moduleIds: [`/shop/${name}.tsx`, ...others],
})

describe('code that is marked where it is imported', () => {
  it('as rare is the chunk of that file', () => {
    const marks = new Map([
      ['/shop/country-page.tsx', 'rare'],
      ['/shop/hero.tsx', 'opening'],
    ])
    expect([...rareFiles(marks, [chunk('country-page'), chunk('hero')])]).toEqual(['assets/country-page-1.js'])
  })

  it('as rare must have a chunk of its own', () => {
    const marks = new Map([['/shop/country-page.tsx', 'rare']])
    expect(() => rareFiles(marks, [chunk('core', '/shop/country-page.tsx')])).toThrow('but is in assets/core-1.js')
    expect(() => rareFiles(marks, [chunk('core')])).toThrow('but is in no chunk')
  })
})

async function buildMarked(main: string): Promise<ReturnType<typeof readCodeMarks> & { readonly root: string }> {
  const root = mkdtempSync(join(tmpdir(), 'firkant-marks-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  writeFileSync(join(root, 'main.ts'), main)
  for (const name of ['country', 'hero', 'listing', 'product'])
    writeFileSync(join(root, `${name}.ts`), `export const ${name} = '${name}'`)
  const marks = readCodeMarks()
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [marks.plugin],
    build: { outDir: 'out', rolldownOptions: { input: join(root, 'main.ts'), preserveEntrySignatures: 'strict' } },
  })
  return { ...marks, root }
}

const MARKED = `
  export const country = () => import(/* code: rare */ './country.ts')
  export const hero = () =>
    import(
      /* code: opening */ './hero.ts'
    )
  export const listing = () => import(/* code: listing */ './listing.ts')
  export const product = () => import('./product.ts')`

describe('marks in a build', () => {
  it('are read from the imports', async () => {
    const { markOf, preloadsOf, root } = await buildMarked(MARKED)
    const found = ['country', 'hero', 'listing', 'product'].map((name) => markOf(join(root, `${name}.ts`)))
    expect(found).toEqual(['rare', 'opening', 'listing', undefined])
    const nameOf = (name: string) =>
      `assets/${readdirSync(join(root, 'out/assets')).find((file) => file.startsWith(name)) ?? name}`
    expect(preloadsOf(nameOf('country'), ['assets/a.js', 'assets/a.css'])).toEqual(['assets/a.css'])
    expect(preloadsOf(nameOf('hero'), ['assets/a.js'])).toEqual(['assets/a.js'])
  })

  it('fail it when nobody knows them', async () => {
    await expect(buildMarked(MARKED.replace('opening', 'openings'))).rejects.toThrow('there is no code "openings"')
  })

  it('fail it when a group has lost all of its code', async () => {
    await expect(buildMarked(MARKED.replace('/* code: opening */', ''))).rejects.toThrow(
      'No import is marked as opening',
    )
  })
})
