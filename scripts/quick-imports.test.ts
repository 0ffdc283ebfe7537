import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const ROOT = resolve(import.meta.dirname, '..')
const SERVER = resolve(ROOT, 'apps/server/src/start/open-shop.ts')
/** Every file that is loaded, in the order of its name. */
const LISTED = `
  import { registerHooks } from 'node:module'
  const loaded = new Set()
  registerHooks({ load: (url, context, next) => (loaded.add(url.split('?')[0]), next(url, context)) })
  await import(process.argv[1])
  // A pipe takes 64 kB at once: an exit before the rest is written cuts it.
  process.stdout.write(JSON.stringify([...loaded].sort()), () => process.exit())`

async function filesLoaded(...flags: readonly string[]): Promise<readonly string[]> {
  const args = [...flags, '--input-type=module', '-e', LISTED, SERVER]
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: ROOT, maxBuffer: 1e8 })
  return JSON.parse(stdout) as string[]
}

it('imports are found where Node finds them by itself', async () => {
  const [quick, own] = await Promise.all([
    filesLoaded('--import', resolve(ROOT, 'scripts/quick-imports.mjs')),
    filesLoaded(),
  ])
  expect(quick.length).toBeGreaterThan(500)
  expect(quick).toEqual(own)
})
