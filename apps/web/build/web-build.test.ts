import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, it, onTestFinished } from 'vitest'
import { inlineClassNames } from './inline-class-names.ts'
import { nameLazyCode } from './name-lazy-code.ts'
import { STYLE_GROUPS } from './style-sheets.ts'

const SOURCES = {
  'src/main.ts': `
    import { loadable } from './loadable.ts'
    import style from './main.module.css'
    export const faq = loadable(() => import('./blocks/faq.ts').then((code) => code.Faq))
    export const name = style.card`,
  'src/loadable.ts': 'export const loadable = (load: () => Promise<unknown>, source?: string) => ({ load, source })',
  'src/main.module.css': '.card { color: red }',
  'src/blocks/faq.ts': `import style from './faq.module.css'\nexport const Faq = () => style.question`,
  'src/blocks/faq.module.css': '.question { color: green }',
}

async function buildSample(options: { ssr: boolean }): Promise<readonly string[]> {
  const root = mkdtempSync(join(tmpdir(), 'firkant-build-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  mkdirSync(join(root, 'src/blocks'), { recursive: true })
  for (const [file, text] of Object.entries(SOURCES)) writeFileSync(join(root, file), text)
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [nameLazyCode(), ...inlineClassNames()],
    build: {
      outDir: 'out',
      ssr: options.ssr,
      minify: false,
      rolldownOptions: {
        input: join(root, 'src/main.ts'),
        preserveEntrySignatures: 'strict',
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
      },
    },
  })
  return readdirSync(join(root, 'out'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:m?js|css)$/.test(file))
    .map((file) => readFileSync(join(root, 'out', file), 'utf8'))
}

it('the build for the server names the file of code that comes later, the one for browsers does not', async () => {
  expect((await buildSample({ ssr: true })).join('\n')).toContain('"src/blocks/faq.ts"')
  expect((await buildSample({ ssr: false })).join('\n')).not.toContain('"src/blocks/faq.ts"')
})

it('class names stand in the code that uses them, and the styles are all there', async () => {
  const files = await buildSample({ ssr: false })
  const all = files.join('\n')
  expect(all).toMatch(/\._?card/)
  expect(all).toMatch(/\._?question/)
  expect(all).toMatch(/=> "_question[^"]*"/)
  expect(all).not.toContain('style.question')
})

it('each style goes to the first sheet that names its place, panels to none', () => {
  const sheetOf = (id: string) => STYLE_GROUPS.find(({ test }) => test(id))?.name
  expect(sheetOf('/shop/apps/web/src/pages/listing/facets/facets.module.css')).toBe('style-facets')
  expect(sheetOf('/shop/apps/web/src/pages/listing/paging.module.css')).toBe('style-listing')
  expect(sheetOf('/shop/apps/web/src/blocks/faq/faq-block.module.css')).toBe('style-content')
  expect(sheetOf('/shop/apps/web/src/blocks/hero/hero-block.module.css')).toBe('style-blocks')
  expect(sheetOf('/shop/packages/brands/src/skygge/skygge.css')).toBe('core')
  expect(sheetOf('/shop/packages/brands/src/skygge/art-product.css')).toBe('style-product')
  expect(sheetOf('/shop/apps/web/src/shell/menu/mega/mega-menu.module.css')).toBeUndefined()
  expect(sheetOf('/shop/apps/web/src/pages/listing/listing-page.tsx')).toBeUndefined()
})
