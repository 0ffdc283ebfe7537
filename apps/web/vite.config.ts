import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import type { StorefrontLayout } from '@firkant/brands/storefront.ts'
import { BRAND_KEYS, isBrandKey, type BrandKey } from '@firkant/domain/brand/brand-key.ts'
import { MARKET_KEYS, MARKETS } from '@firkant/domain/market/market.ts'
import { CODE_FOLDER } from '@firkant/domain/page/language-files.ts'
import { dropUnreadAttributes } from './build/attributes/drop-unread-attributes.ts'
import { checkTables } from './build/check-tables.ts'
import { codeGroups } from './build/code/code-groups.ts'
import { readCodeMarks } from './build/code/code-marks.ts'
import { completeManifest } from './build/code/complete-manifest.ts'
import { dropEmptyChunks } from './build/code/drop-empty-chunks.ts'
import { leanPreloads } from './build/code/lean-preloads.ts'
import { nameLazyCode } from './build/code/name-lazy-code.ts'
import { reactByName } from './build/code/react-by-name.ts'
import { resolveLayout } from './build/code/resolve-layout.ts'
import { readWaitingCode } from './build/code/waiting-code.ts'
import { writeEarlyScript } from './build/early-script.ts'
import { brandStyles } from './build/styles/brand-styles.ts'
import { inlineClassNames } from './build/styles/inline-class-names.ts'
import { plainSelectors } from './build/styles/plain-selectors.ts'
import { STYLE_GROUPS } from './build/styles/style-sheets.ts'
import { textTables } from './build/text-tables.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const START = here('src/start')
/** React's file is called `client`: the next release's files are found by their names. */
const ENTRIES = { start: `${START}/client.tsx`, waiting: `${START}/waiting.ts` }

const CODE_FILE = `${CODE_FOLDER}[name]-[hash].js`

const outputOf = (groups: ReturnType<typeof codeGroups>) => ({
  entryFileNames: CODE_FILE,
  chunkFileNames: CODE_FILE,
  codeSplitting: { groups: [...STYLE_GROUPS, ...groups] },
})

type OnWarn = NonNullable<NonNullable<NonNullable<UserConfig['build']>['rolldownOptions']>['onwarn']>

const failOnUndefinedImports: OnWarn = (warning, warn) => {
  if (warning.code === 'IMPORT_IS_UNDEFINED') throw new Error(warning.message)
  warn(warning)
}

const aliasesOf = (folder: string) => [
  { find: /^#brand\/(.+)$/, replacement: `${folder}/$1` },
  { find: '#brand', replacement: `${folder}/storefront.ts` },
]

/** The gallery of another brand is shown in any language. */
const languagesOf = (brand: BrandKey, mode: string) =>
  (mode === 'production' ? BRANDS[brand].markets : MARKET_KEYS).map((market) => MARKETS[market].language)

/** One build per brand: `BRAND=skygge vite build`, then the same with `--ssr`. Mode `kit` adds the component gallery. */
export default defineConfig(async ({ isSsrBuild, mode }): Promise<UserConfig> => {
  const brand = process.env.BRAND ?? 'hjemly'
  if (!isBrandKey(brand)) throw new Error(`BRAND must be one of ${BRAND_KEYS.join(', ')}, not "${brand}".`)
  // A storefront under development with a brand's content: npm run dev -- --folder
  const folder = process.env.BRAND_FOLDER ?? here(`../../packages/brands/src/${brand}`)
  const { layout } = (await import(`${folder}/layout.ts`)) as { layout: StorefrontLayout }
  const buildDir = process.env.WEB_BUILD_DIR ?? (mode === 'kit' ? 'dist/kit' : 'dist')
  const codeMarks = readCodeMarks()
  const waitingCode = readWaitingCode({
    client: ENTRIES.start,
    waiting: ENTRIES.waiting,
    question: `${START}/visitor/open-question.ts`,
    days: `${START}/waiting/say-days.ts`,
    numbers: `${START}/waiting/draw-numbers.ts`,
    counting: `${START}/connect-tracking.ts`,
  })
  return {
    root: here('.'),
    plugins: [
      ...brandStyles({ folder, variants: layout.variants }, { withKit: mode !== 'production' }),
      ...(mode === 'production' ? [dropUnreadAttributes({ folder, variants: layout.variants })] : []),
      resolveLayout(folder, layout),
      writeEarlyScript(),
      react(),
      reactByName(),
      nameLazyCode(),
      ...(isSsrBuild ? [] : [leanPreloads()]),
      codeMarks.plugin,
      waitingCode.plugin,
      checkTables,
      ...inlineClassNames(),
      completeManifest(),
      dropEmptyChunks,
      ...textTables(languagesOf(brand, mode)),
      plainSelectors(),
    ],
    publicDir: false,
    resolve: { alias: aliasesOf(folder) },
    css: { transformer: 'lightningcss', modules: {}, lightningcss: { cssModules: { pattern: '[local]_[hash]' } } },
    build: {
      outDir: here(`../../${buildDir}/${brand}/${isSsrBuild ? 'render' : 'client'}`),
      emptyOutDir: true,
      target: 'es2023',
      // The document links the styles of what it shows; lazy chunks bring their own.
      cssCodeSplit: true,
      cssMinify: 'lightningcss',
      assetsInlineLimit: 0,
      manifest: isSsrBuild ? false : 'manifest.json',
      modulePreload: { polyfill: false, resolveDependencies: codeMarks.preloadsOf },
      reportCompressedSize: false,
      rolldownOptions: {
        input: isSsrBuild ? `${START}/render.tsx` : ENTRIES,
        // Plug-in timings vary with the machine.
        checks: { pluginTimings: false },
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
        onwarn: failOnUndefinedImports,
        ...(!isSsrBuild && { output: outputOf(codeGroups(codeMarks.markOf, waitingCode.groupOf)) }),
      },
      ssrEmitAssets: false,
    },
    ssr: { noExternal: [/^@firkant\//] },
  }
})
