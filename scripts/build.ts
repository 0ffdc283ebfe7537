import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { BRAND_KEYS, isBrandKey, type BrandKey } from '@firkant/domain/brand/brand-key.ts'
import { buildStudio } from './build-studio.ts'

const ROOT = resolve(import.meta.dirname, '..')
const SOURCES = ['apps/web/build', 'packages/domain/src', 'packages/ui/src', 'packages/brands/src', 'apps/web/src']
const SOURCE_FILES = ['apps/web/vite.config.ts', 'package-lock.json']
const COMPRESSED = /\.(?:js|css|svg)$/

/** The same sources make the same build: it is only made when something has changed. */
function fingerprint(brandFolder?: string): string {
  const digest = createHash('sha256')
  const files = [...SOURCES, ...(brandFolder === undefined ? [] : [brandFolder])].flatMap((folder) =>
    readdirSync(resolve(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  )
  for (const file of [...files.toSorted(), ...SOURCE_FILES.map((name) => join(ROOT, name))])
    digest.update(file).update(readFileSync(file))
  return digest.digest('hex')
}

async function compressAssets(folder: string): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => COMPRESSED.test(name))
  // Code without texts is the same in every language.
  const byContent = Map.groupBy(names, (name) => readFileSync(join(folder, name), 'latin1'))
  await Promise.all(
    [...byContent].map(async ([content, same]) => {
      const packed = await promisify(brotliCompress)(Buffer.from(content, 'latin1'), {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
      })
      for (const name of same) writeFileSync(join(folder, `${name}.br`), packed)
    }),
  )
}

interface BuildOptions {
  /** With the gallery of the component kit, into a folder of its own: visitors' builds are without it. */
  readonly withKit?: boolean
  /** A storefront that is no brand yet: it is built with this brand's content, into dist/look/<folder's name>. */
  readonly folder?: string
}

const stampOf = (folder: string) => join(folder, 'stamp')
const isUpToDate = (folder: string, print: string) =>
  existsSync(stampOf(folder)) && readFileSync(stampOf(folder), 'utf8') === print

export const lookFolder = (folder: string) => join(ROOT, 'dist/look', basename(folder))

const buildDirOf = ({ withKit = false, folder }: BuildOptions) =>
  folder === undefined ? join(ROOT, 'dist', withKit ? 'kit' : '') : lookFolder(folder)

export async function buildBrand(brand: BrandKey, options: BuildOptions = {}): Promise<'built' | 'up to date'> {
  const { withKit = false, folder: brandFolder } = options
  const buildDir = buildDirOf(options)
  const folder = join(buildDir, brand)
  const print = fingerprint(brandFolder)
  if (isUpToDate(folder, print)) return 'up to date'
  const { build } = await import('vite')
  process.env.BRAND = brand
  process.env.WEB_BUILD_DIR = relative(ROOT, buildDir)
  if (brandFolder === undefined) delete process.env.BRAND_FOLDER
  else process.env.BRAND_FOLDER = resolve(ROOT, brandFolder)
  process.env.NODE_ENV = 'production'
  const mode = withKit ? 'kit' : 'production'
  const shared = { configFile: join(ROOT, 'apps/web/vite.config.ts'), logLevel: 'warn', mode } as const
  await build(shared)
  await build({ ...shared, build: { ssr: true } })
  if (!withKit) await compressAssets(join(folder, 'client', 'assets'))
  writeFileSync(stampOf(folder), print)
  return 'built'
}

async function buildHere(brand: BrandKey, options: BuildOptions): Promise<void> {
  const startedAt = performance.now()
  process.stdout.write(`  Building ${brand} … `)
  const result = await buildBrand(brand, options)
  process.stdout.write(`${result} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)\n`)
}

/** Vite reads what it builds from the environment: two builds at once need two processes. Told of when it is done. */
async function buildBeside(brand: BrandKey, { withKit, folder }: BuildOptions): Promise<void> {
  const args = ['--brand', brand, ...(withKit ? ['--kit'] : []), ...(folder === undefined ? [] : ['--folder', folder])]
  const child = spawn(process.execPath, [import.meta.filename, ...args], { cwd: ROOT })
  const told: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => told.push(bytes))
  const [code] = (await once(child, 'close')) as [number | null]
  process.stdout.write(Buffer.concat(told))
  if (code !== 0) throw new Error(`${brand} could not be built: the lines above say why.`)
}

/** One build keeps little more than one core busy. */
const AT_ONCE = 2

/** With the studio, which every brand's server serves. */
export async function buildBrands(brands: readonly BrandKey[], options: BuildOptions = {}): Promise<void> {
  await buildStudio()
  const print = fingerprint(options.folder)
  const outdated = brands.filter((brand) => !isUpToDate(join(buildDirOf(options), brand), print))
  if (outdated.length < 2) {
    for (const brand of brands) await buildHere(brand, options)
    return
  }
  process.stdout.write(`  Building ${outdated.join(', ')}, ${AT_ONCE} at a time …\n`)
  const waiting = [...outdated]
  const buildInQueue = async () => {
    for (let brand = waiting.shift(); brand; brand = waiting.shift()) await buildBeside(brand, options)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, buildInQueue))
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      brand: { type: 'string', default: 'all' },
      kit: { type: 'boolean', default: false },
      folder: { type: 'string' },
    },
  })
  if (values.brand !== 'all' && !isBrandKey(values.brand)) {
    process.stderr.write(`--brand must be all or one of ${BRAND_KEYS.join(', ')}.\n`)
    process.exit(1)
  }
  await buildBrands(values.brand === 'all' ? BRAND_KEYS : [values.brand as BrandKey], {
    withKit: values.kit,
    ...(values.folder !== undefined && { folder: values.folder }),
  })
}
