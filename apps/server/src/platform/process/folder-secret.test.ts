import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'
import { parseConfig } from '../../start/config.ts'
import { folderSecret } from './folder-secret.ts'

const root = mkdtempSync(join(tmpdir(), 'firkant-secret-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const newFolder = () => mkdtempSync(join(root, 'data-'))
const secretOf = (env: Readonly<Record<string, string>>) => parseConfig({ SHOP_MODE: 'demo', ...env }).secret

describe('the secret of a shop that was given none', () => {
  it('SEC-01 is random for each data folder, and stays', () => {
    const [one, other] = [newFolder(), newFolder()]
    expect(secretOf({ DATA_DIR: one })).toBe(secretOf({ DATA_DIR: one, BRAND: 'skygge' }))
    expect(secretOf({ DATA_DIR: one })).not.toBe(secretOf({ DATA_DIR: other }))
    expect(secretOf({ DATA_DIR: one })).toMatch(/^[\w-]{43}$/)
  })

  it('SEC-01 is read by nobody but the owner of its file', () => {
    const folder = join(newFolder(), 'not', 'there', 'yet')
    folderSecret(folder)
    expect(readdirSync(folder)).toEqual(['shop-secret'])
    expect(statSync(join(folder, 'shop-secret')).mode & 0o777).toBe(0o600)
  })

  it('SEC-01 is one for all processes that begin at the same moment', async () => {
    const folder = newFolder()
    const module = pathToFileURL(join(import.meta.dirname, 'folder-secret.ts')).href
    const script = `import { folderSecret } from ${JSON.stringify(module)}; process.stdout.write(folderSecret(process.argv[1]))`
    const start = () => promisify(execFile)(process.execPath, ['--input-type=module', '-e', script, folder])
    const said = await Promise.all(Array.from({ length: 4 }, start))
    expect(new Set(said.map(({ stdout }) => stdout))).toEqual(new Set([folderSecret(folder)]))
    expect(readdirSync(folder)).toEqual(['shop-secret'])
  })

  it('gives way to the one in the settings', () => {
    const folder = newFolder()
    const secret = 'a secret of at least 32 characters'
    expect(secretOf({ DATA_DIR: folder, SHOP_SECRET: secret })).toBe(secret)
    expect(readdirSync(folder)).toEqual([])
  })

  it('is not made of half a file', () => {
    const folder = newFolder()
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'shop-secret'), '')
    expect(() => folderSecret(folder)).toThrow(/is damaged/)
  })
})
