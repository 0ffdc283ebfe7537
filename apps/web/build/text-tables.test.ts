import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, it, onTestFinished } from 'vitest'
import { CODE_FOLDER } from '@firkant/domain/page/language-files.ts'
import { textTables } from './text-tables.ts'

const SOURCES = {
  'src/main.ts': `
    import { shopTexts } from './shop.texts.ts'
    document.title = shopTexts[document.documentElement.lang].hello
    void import('./cart.ts').then(({ show }) => show())`,
  'src/shop.texts.ts': `export const shopTexts = { da: { hello: 'Goddag' }, nb: { hello: 'God dag' }, sv: { hello: 'God morgon' } }`,
  'src/cart.ts': `
    import { cartTexts } from './cart.texts.ts'
    export const show = () => document.body.append(cartTexts[document.documentElement.lang]['cart.lines'].one)`,
  'src/cart.texts.ts': `
    import { cartSv } from './cart-sv.ts'
    const cartDa = { 'cart.lines': { one: 'en "linje"', other: '{count} linjer' } }
    export const cartTexts = { da: cartDa, nb: { ...cartDa, more: 'Vis flere' }, sv: cartSv }`,
  'src/cart-sv.ts': `export const cartSv = { 'cart.lines': { one: 'en rad', other: '{count} rader' } }`,
}

async function buildSample(changed: Partial<typeof SOURCES> = {}, ssr = false): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'firkant-texts-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  mkdirSync(join(root, 'src'))
  for (const [file, text] of Object.entries({ ...SOURCES, ...changed })) writeFileSync(join(root, file), text)
  const names = `${CODE_FOLDER}[name]-[hash].js`
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [...textTables(['da', 'sv'])],
    build: {
      outDir: 'out',
      ssr,
      rolldownOptions: { input: join(root, 'src/main.ts'), output: { entryFileNames: names, chunkFileNames: names } },
    },
  })
  return join(root, 'out/assets')
}

const namesIn = (folder: string) => readdirSync(folder).toSorted()
const codeIn = (folder: string) =>
  namesIn(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')

it('each language has all code, with its own texts alone', async () => {
  const assets = await buildSample()
  expect(namesIn(assets)).toEqual(['da', 'sv'])
  expect(namesIn(join(assets, 'da'))).toEqual(namesIn(join(assets, 'sv')))
  const [da, sv] = [codeIn(join(assets, 'da')), codeIn(join(assets, 'sv'))]
  expect(da).toContain(String.raw`({da:{"cart.lines":{one:"en \"linje\"",other:"{count} linjer"}}})`)
  expect(sv).toContain('({sv:{"cart.lines":{one:"en rad",other:"{count} rader"}}})')
  for (const text of ['Goddag', 'linje']) expect([da.includes(text), sv.includes(text)]).toEqual([true, false])
  for (const text of ['God morgon', 'rad']) expect([da.includes(text), sv.includes(text)]).toEqual([false, true])
  for (const text of ['God dag', 'Vis flere', '__TEXTS__', 'each-language']) expect(da + sv).not.toContain(text)
})

it('a changed text changes the names of the files that hold it', async () => {
  const lazy = (assets: string) => namesIn(join(assets, 'da')).find((name) => name.startsWith('cart'))
  const before = lazy(await buildSample())
  expect(lazy(await buildSample())).toBe(before)
  const inSwedish = SOURCES['src/cart-sv.ts'].replace('en rad', 'en enda rad')
  expect(lazy(await buildSample({ 'src/cart-sv.ts': inSwedish }))).not.toBe(before)
})

it('the server has every language', async () => {
  const code = codeIn(join(await buildSample({}, true), 'each-language'))
  for (const text of ['Goddag', 'God dag', 'God morgon', 'Vis flere']) expect(code).toContain(text)
})

it('a file of texts holds nothing else', async () => {
  const withMore = `${SOURCES['src/shop.texts.ts']}\nexport const shout = (text) => text.toUpperCase()`
  await expect(buildSample({ 'src/shop.texts.ts': withMore })).rejects.toThrow(/shout is no table of texts/)
})
