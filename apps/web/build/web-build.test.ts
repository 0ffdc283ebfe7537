import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, it, onTestFinished } from 'vitest'
import { completeManifest } from './code/complete-manifest.ts'
import { nameLazyCode } from './code/name-lazy-code.ts'
import { inlineClassNames } from './styles/inline-class-names.ts'
import { STYLE_GROUPS } from './styles/style-sheets.ts'

const SOURCES = {
  'src/main.ts': `
    import { loadable } from './loadable.ts'
    import style from './main.module.css'
    export const faq = loadable(() => import('./blocks/faq.ts').then((code) => code.Faq))
    export const map = loadable(() => import('./blocks/map.ts').then((code) => code.Map))
    export const name = style.card`,
  'src/loadable.ts': 'export const loadable = (load: () => Promise<unknown>, source?: string) => ({ load, source })',
  'src/main.module.css': '.card { color: red }',
  'src/blocks/faq.ts': `import style from './faq.module.css'\nexport const Faq = () => style.question`,
  'src/blocks/map.ts': `export const Map = () => 'map'`,
  'src/blocks/faq.module.css': '.question { color: green }',
}

async function buildSample(options: { ssr: boolean; group?: RegExp }): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'firkant-build-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  mkdirSync(join(root, 'src/blocks'), { recursive: true })
  for (const [file, text] of Object.entries(SOURCES)) writeFileSync(join(root, file), text)
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [nameLazyCode(), ...inlineClassNames(), completeManifest()],
    build: {
      outDir: 'out',
      ssr: options.ssr,
      minify: false,
      manifest: 'manifest.json',
      rolldownOptions: {
        input: join(root, 'src/main.ts'),
        preserveEntrySignatures: 'strict',
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
        ...(options.group && { output: { codeSplitting: { groups: [{ name: 'group', test: options.group }] } } }),
      },
    },
  })
  return join(root, 'out')
}

async function builtCode(options: { ssr: boolean }): Promise<string> {
  const folder = await buildSample(options)
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:m?js|css)$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
}

it('the build for the server names the file of code that comes later, the one for browsers does not', async () => {
  expect(await builtCode({ ssr: true })).toContain('"src/blocks/faq.ts"')
  expect(await builtCode({ ssr: false })).not.toContain('"src/blocks/faq.ts"')
})

it('the manifest tells where code that comes later is, also in a chunk with others', async () => {
  const folder = await buildSample({ ssr: false, group: /blocks\/(?:faq|map)\.ts$/ })
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Record<string, { file: string }>
  const faq = manifest['src/blocks/faq.ts']
  expect(faq?.file).toMatch(/group.*\.js$/)
  expect(manifest['src/blocks/map.ts']).toEqual(faq)
})

it('class names stand in the code that uses them, and the styles are all there', async () => {
  const all = await builtCode({ ssr: false })
  expect(all).toMatch(/\._?card/)
  expect(all).toMatch(/\._?question/)
  expect(all).toMatch(/=> "_question[^"]*"/)
  expect(all).not.toContain('style.question')
})

it('each style goes to the first sheet that names its place, panels to none', () => {
  const sheetOf = (id: string) => STYLE_GROUPS.find(({ test }) => test(id))?.name
  expect(sheetOf('/shop/apps/web/src/pages/listing/facets/facets.module.css')).toBe('style-facets')
  expect(sheetOf('/shop/apps/web/src/pages/listing/results/paging.module.css')).toBe('style-listing')
  expect(sheetOf('/shop/apps/web/src/blocks/faq/faq-block.module.css')).toBe('style-folds')
  expect(sheetOf('/shop/apps/web/src/blocks/countdown/countdown-block.module.css')).toBe('style-content')
  expect(sheetOf('/shop/apps/web/src/blocks/hero/hero-block.module.css')).toBe('style-blocks')
  expect(sheetOf('/shop/packages/brands/src/skygge/skygge.css')).toBe('core')
  expect(sheetOf('/shop/packages/brands/src/skygge/art-product.css')).toBe('style-product')
  expect(sheetOf('/shop/apps/web/src/shell/menu/mega/mega-menu.module.css')).toBeUndefined()
  expect(sheetOf('/shop/apps/web/src/pages/listing/listing-page.tsx')).toBeUndefined()
})
