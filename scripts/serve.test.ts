import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readLock } from './complete-lock.ts'

const ROOT = resolve(import.meta.dirname, '..')
let clone: string
beforeAll(() => {
  clone = mkdtempSync(join(tmpdir(), 'firkant-clone-'))
  for (const file of ['package.json', 'package-lock.json', '.npmrc']) cpSync(join(ROOT, file), join(clone, file))
  mkdirSync(join(clone, 'scripts'))
  for (const file of readdirSync(join(ROOT, 'scripts')).filter((name) => name.endsWith('.mjs')))
    cpSync(join(ROOT, 'scripts', file), join(clone, 'scripts', file))
})
afterAll(() => rmSync(clone, { recursive: true, force: true }))

/** As an operator types it. */
function serve() {
  const run = spawnSync('npm', ['run', '--silent', 'serve'], { cwd: clone, encoding: 'utf8' })
  return { code: run.status, output: run.stdout + run.stderr }
}

describe('npm run serve', () => {
  it('OPS-01 installs nothing: without packages it says which command does, and fails', () => {
    const { code, output } = serve()
    expect(code).toBe(1)
    expect(output).toMatch(/Packages are missing or of another version: \S+ and \d+ more\. Install them with: npm ci/)
    expect(output).not.toContain('Installing')
    expect(existsSync(join(clone, 'node_modules'))).toBe(false)
  })

  it('OPS-01 names a package of another version', () => {
    mkdirSync(join(clone, 'node_modules'), { recursive: true })
    const installed = join(clone, 'node_modules', '.package-lock.json')
    const { packages } = readLock()
    writeFileSync(
      installed,
      JSON.stringify({ packages: { ...packages, 'node_modules/fastify': { version: '0.0.1' } } }),
    )
    expect(serve()).toMatchObject({ code: 1, output: expect.stringContaining('version: fastify. Install') as string })
  })
})
