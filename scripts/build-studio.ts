import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const ROOT = resolve(import.meta.dirname, '..')
const SOURCES = ['apps/studio/src', 'packages/domain/src']
const SOURCE_FILES = ['apps/studio/index.html', 'apps/studio/vite.config.ts', 'package-lock.json']
const FOLDER = join(ROOT, 'dist/studio')
const ASSETS = join(FOLDER, 'assets')
const STAMP = join(FOLDER, 'stamp')

/** Of all sources: the same make the same build. */
function fingerprint(): string {
  const digest = createHash('sha256')
  const files = SOURCES.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  )
  for (const file of [...files.toSorted(), ...SOURCE_FILES.map((name) => join(ROOT, name))])
    digest.update(file).update(readFileSync(file))
  return digest.digest('hex')
}

/** One for all brands; made when something of it has changed. */
export async function buildStudio(): Promise<void> {
  const print = fingerprint()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === print) return
  const startedAt = performance.now()
  process.stdout.write('  Building the studio … ')
  const { build } = await import('vite')
  process.env.NODE_ENV = 'production'
  await build({ configFile: join(ROOT, 'apps/studio/vite.config.ts'), logLevel: 'warn', mode: 'production' })
  for (const name of readdirSync(ASSETS).filter((each) => /\.(?:js|css)$/.test(each)))
    writeFileSync(join(ASSETS, `${name}.br`), brotliCompressSync(readFileSync(join(ASSETS, name))))
  writeFileSync(STAMP, print)
  process.stdout.write(`built (${((performance.now() - startedAt) / 1000).toFixed(1)} s)\n`)
}
