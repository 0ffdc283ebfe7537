import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { BRAND_KEYS, isBrandKey, type BrandKey } from '@firkant/domain/brand/brand-key.ts'
import { ensureChromium } from '../../../scripts/programs/chromium.ts'
import { openShops } from '../open-shops.ts'
import { compareLooks } from './compare-looks.ts'
import { compareAllStyles } from './compare-styles.ts'
import { reportLine, reportPage } from './look-report.ts'
import { LOOK_WIDTHS, takeLook } from './take-look.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
const LOOKS = join(ROOT, 'artefacts', 'look')
const FOLDERS = { before: join(LOOKS, 'before'), after: join(LOOKS, 'after'), difference: join(LOOKS, 'difference') }
const LOOKS_ASKED = ['before', 'after', 'compare'] as const
const USAGE = `Pictures of every kind of page and panel, before a change and after it, compared by pixels.

  npm run look -- before            pictures of the shops as they are
  npm run look -- after             pictures of the shops as they are now, compared with those before
  npm run look -- compare           compares once more what was pictured

  --brand skygge --width 375 --only category,panel-cart   less of it
  --styles                          the computed styles instead of pictures: quicker, and names what differs
Take both on one day: dates of delivery stand in the pictures.
`

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      brand: { type: 'string' },
      width: { type: 'string' },
      only: { type: 'string' },
      styles: { type: 'boolean' },
    },
  })
  const look = LOOKS_ASKED.find((each) => each === positionals[0])
  const brands = values.brand?.split(',') ?? BRAND_KEYS
  const widths = values.width?.split(',').map(Number) ?? LOOK_WIDTHS
  if (!look || !brands.every(isBrandKey) || !widths.every((width) => width >= 320 && width <= 3840)) {
    process.stderr.write(USAGE)
    process.exit(1)
  }
  return { look, brands, widths, only: values.only?.split(','), isOfStyles: values.styles ?? false }
}

async function picture(
  folder: string,
  brands: readonly BrandKey[],
  options: { widths: readonly number[]; only: readonly string[] | undefined; isOfStyles: boolean },
) {
  const shops = await openShops({
    brands,
    withKit: true,
    settings: {
      SHOP_MODE: 'development',
      BUILD_DIR: join(ROOT, 'dist/kit'),
      // Resized pictures are shared between looks.
      DATA_DIR: join(LOOKS, 'data'),
    },
  })
  process.env.FIRKANT_E2E_DATABASE = shops.databaseUrl
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const failed = await Promise.all(
      brands.map((brand) =>
        takeLook(browser, {
          brand,
          origin: shops.origins[brand] ?? '',
          folder,
          widths: options.widths,
          isOfStyles: options.isOfStyles,
          isWanted: (name) => options.only === undefined || options.only.includes(name),
          report: (line) => process.stdout.write(`  ${line}\n`),
        }),
      ),
    )
    return failed.flat()
  } finally {
    await browser.close()
    await shops.stop()
  }
}

/** Differences listed per view. */
const MAX_DIFFERENCES = 25

async function compare({ isOfStyles }: { isOfStyles: boolean }): Promise<boolean> {
  if (isOfStyles) {
    const lines = compareAllStyles(FOLDERS, MAX_DIFFERENCES)
    process.stdout.write(`${lines.join('\n')}\n${lines.length === 0 ? 'The styles are the same.' : ''}\n`)
    return lines.length === 0
  }
  if (!existsSync(FOLDERS.before)) {
    process.stderr.write(
      'There are no pictures to compare with. Take them first, before the change: npm run look -- before\n',
    )
    return false
  }
  rmSync(FOLDERS.difference, { recursive: true, force: true })
  const differences = await compareLooks(FOLDERS)
  for (const difference of differences.filter(({ kind }) => kind !== 'same'))
    process.stdout.write(`${reportLine(difference)}\n`)
  const report = join(LOOKS, 'report.html')
  writeFileSync(report, reportPage(differences))
  const same = differences.filter(({ kind }) => kind === 'same').length
  process.stdout.write(`\n${same} of ${differences.length} pictures are the same. Side by side: ${report}\n`)
  return same === differences.length
}

function removeFiles(folder: string, ending: string): void {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) if (name.endsWith(ending)) rmSync(join(folder, name))
}

const { look, brands, widths, only, isOfStyles } = readArguments()
let isWell = true
if (look !== 'compare') {
  const folder = FOLDERS[look]
  if (only === undefined) for (const brand of brands) removeFiles(join(folder, brand), isOfStyles ? '.json' : '.png')
  const failed = await picture(folder, brands, { widths, only, isOfStyles })
  for (const line of failed) process.stderr.write(`not as it should be: ${line}\n`)
  isWell = failed.length === 0
}
if (look !== 'before') isWell = (await compare({ isOfStyles })) && isWell
process.exitCode = isWell ? 0 : 1
