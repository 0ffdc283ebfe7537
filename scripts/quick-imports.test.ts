import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { ground } from '../apps/server/test/ground/ground.ts'

const ROOT = resolve(import.meta.dirname, '..')
const SERVER = resolve(ROOT, 'apps/server/src/start/open-shop.ts')
/** Made by the build, from `.js` files. */
const PAGES = resolve(ROOT, 'dist/hjemly/render/render.js')
/** Every file that is loaded, in the order of its name. */
const LISTED = `
  import { registerHooks } from 'node:module'
  const loaded = new Set()
  registerHooks({ load: (url, context, next) => (loaded.add(url.split('?')[0]), next(url, context)) })
  await import(process.argv[1])
  // A pipe takes 64 kB at once: an exit before the rest is written cuts it.
  process.stdout.write(JSON.stringify([...loaded].sort()), () => process.exit())`

async function filesLoaded(entry: string, ...flags: readonly string[]): Promise<readonly string[]> {
  const args = [...flags, '--input-type=module', '-e', LISTED, entry]
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: ROOT, maxBuffer: 1e8 })
  return JSON.parse(stdout) as string[]
}

it.each([
  ['the server', SERVER, 500],
  ['the built pages', PAGES, 10],
])('imports of %s are found where Node finds them by itself', async (_name, entry, least) => {
  await ground()
  const [quick, own] = await Promise.all([
    filesLoaded(entry, '--import', resolve(ROOT, 'scripts/quick-imports.mjs')),
    filesLoaded(entry),
  ])
  expect(quick.length).toBeGreaterThan(least)
  expect(quick).toEqual(own)
})
