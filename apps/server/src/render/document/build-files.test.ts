import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { loadShopBuild } from './build-files.ts'

const ENTRY = {
  'src/start/client.tsx': { file: 'assets/each-language/client.js', imports: ['_core.js'], css: ['assets/client.css'] },
  'src/start/waiting.ts': { file: 'assets/each-language/waiting.js' },
  '_core.js': { file: 'assets/each-language/core.js', css: ['assets/core.css'] },
  'src/pages/faq.tsx': { file: 'assets/each-language/faq.js', imports: ['_core.js'], css: ['assets/faq.css'] },
}
const FILES = {
  'client/manifest.json': JSON.stringify(ENTRY),
  'render/render.js': 'export const render = () => undefined',
}
type BuildFile = keyof typeof FILES
const SHEETS = ['client', 'core', 'faq'].map((name) => [`client/assets/${name}.css`, `.${name}{}`] as const)

function writeBuild(without?: BuildFile): string {
  const folder = mkdtempSync(join(tmpdir(), 'firkant-build-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [name, content] of [...Object.entries(FILES), ...SHEETS]) {
    if (name === without) continue
    const file = join(folder, 'hjemly', name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  return folder
}

it('a whole build is read', async () => {
  const { files } = await loadShopBuild(writeBuild(), 'hjemly')
  expect(files.styles([])).toEqual(['/assets/core.css', '/assets/client.css'])
  expect(files.styles(['src/pages/faq.tsx'])).toEqual(['/assets/core.css', '/assets/client.css', '/assets/faq.css'])
  for (const language of ['da', 'nb', 'sv'] as const) {
    expect(files.script(language)).toBe(`/assets/${language}/client.js`)
    expect(files.waitingScript(language)).toBe(`/assets/${language}/waiting.js`)
    const code = [`/assets/${language}/core.js`, `/assets/${language}/faq.js`]
    expect(files.preloads(['src/pages/faq.tsx'], language)).toEqual(code)
  }
})

it('a build that is replaced while it runs takes no style from a page', async () => {
  const folder = writeBuild()
  const { files } = await loadShopBuild(folder, 'hjemly')
  rmSync(folder, { recursive: true })
  expect(files.styleText?.(files.styles(['src/pages/faq.tsx']))).toBe('.core{}\n.client{}\n.faq{}')
})

it('a file that the build does not know is an error, not a page without its styles', async () => {
  const { files } = await loadShopBuild(writeBuild(), 'hjemly')
  expect(() => files.styles(['src/pages/lost.tsx'])).toThrow('The build does not tell where src/pages/lost.tsx is.')
})

it.each(Object.keys(FILES) as BuildFile[])('a build without %s says how to make one', async (without) => {
  const folder = writeBuild(without)
  await expect(loadShopBuild(folder, 'hjemly')).rejects.toThrow(
    `There is no build of hjemly in ${folder}. Build it first: npm run build -- --brand hjemly`,
  )
})
