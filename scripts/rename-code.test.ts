import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { renameSheetsInCode } from './rename-code.ts'

const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

const CODE = {
  'client-aaaaaaaa.js': 'load("assets/page-bbbbbbbb.js");import"./react-cccccccc.js"',
  'page-bbbbbbbb.js': 'load(["assets/part-dddddddd.js","assets/part-eeeeeeee.css"])',
  'part-dddddddd.js': 'import"./react-cccccccc.js"',
  'react-cccccccc.js': 'react',
}

/** A build whose one sheet was merged into `sheet`; answers the names and texts of its code afterwards. */
function codeWith(sheet: string): Readonly<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'firkant-code-'))
  folders.push(folder)
  const assets = join(folder, 'assets')
  mkdirSync(assets)
  for (const [name, text] of Object.entries(CODE)) writeFileSync(join(assets, name), text)
  writeFileSync(join(assets, 'part-eeeeeeee.css'), 'a{}')
  writeFileSync(join(folder, 'manifest.json'), '{"src/page.tsx":{"file":"assets/page-bbbbbbbb.js"}}')
  renameSheetsInCode(folder, new Map([['assets/part-eeeeeeee.css', sheet]]))
  const texts = readdirSync(assets).map((name) => [name, readFileSync(join(assets, name), 'utf8')])
  return { ...Object.fromEntries(texts), manifest: readFileSync(join(folder, 'manifest.json'), 'utf8') }
}

const named = (files: Readonly<Record<string, string>>, start: string) =>
  Object.keys(files).find((name) => name.startsWith(start)) ?? ''

it('code that asks for another sheet has another name, and so has all code that asks for it', () => {
  const [one, two] = [codeWith('assets/base-11111111.css'), codeWith('assets/base-22222222.css')]
  for (const start of ['client-', 'page-']) expect(named(one, start)).not.toBe(named(two, start))
  for (const name of ['part-dddddddd.js', 'react-cccccccc.js']) expect(one[name]).toBe(CODE[name as keyof typeof CODE])
  const page = named(one, 'page-')
  expect(one[page]).toContain('assets/base-11111111.css')
  expect(one[named(one, 'client-')]).toContain(`"assets/${page}"`)
  expect(one.manifest).toContain(`"assets/${page}"`)
})

it('the same sheets give the same names, and the parts of a sheet are gone', () => {
  const files = codeWith('assets/base-11111111.css')
  expect(codeWith('assets/base-11111111.css')).toEqual(files)
  expect(Object.keys(files)).not.toContain('part-eeeeeeee.css')
})
