import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type UserConfig } from 'vite'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import type { StorefrontLayout } from '@firkant/brands/storefront.ts'
import { BRAND_KEYS, isBrandKey, type BrandKey } from '@firkant/domain/brand/brand-key.ts'
import { MARKET_KEYS, MARKETS } from '@firkant/domain/market/market.ts'
import { CODE_FOLDER } from '@firkant/domain/page/language-files.ts'
import { brandStyles } from './build/brand-styles.ts'
import { dropUnreadAttributes } from './build/drop-unread-attributes.ts'
import { inlineClassNames } from './build/inline-class-names.ts'
import { completeManifest } from './build/complete-manifest.ts'
import { dropEmptyChunks } from './build/drop-empty-chunks.ts'
import { writeEarlyScript } from './build/early-script.ts'
import { leanPreloads } from './build/lean-preloads.ts'
import { nameLazyCode } from './build/name-lazy-code.ts'
import { plainSelectors } from './build/plain-selectors.ts'
import { resolveLayout } from './build/resolve-layout.ts'
import { STYLE_GROUPS } from './build/style-sheets.ts'
import { textTables } from './build/text-tables.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const WHOLE_REACT = "import * as React from 'react';"
const HOOKS = ['useId', 'useLayoutEffect', 'useReducer', 'useState']

/** Downshift imports React as a whole; every chunk would then pass it on as a whole, and the first page grows. */
function reactByName(): Plugin {
  return {
    name: 'react-by-name',
    transform(code, id) {
      if (!id.includes('/downshift/') || !code.includes(WHOLE_REACT)) return undefined
      const names = [...HOOKS, 'useCallback', 'useEffect', 'useMemo', 'useRef']
      const named = `import { ${HOOKS.join(', ')} } from 'react';const React = { ${names.join(', ')} };`
      return { code: code.replace(WHOLE_REACT, named), map: null }
    },
  }
}

const CODE = /\.(?:[cm]?js|tsx?)$/

/**
 * Few files: each is a request, and small ones compress worse. A group takes along what its files import and no group
 * before it has.
 */
const CODE_GROUPS = [
  // What the entry imports.
  { name: 'core', test: CODE, tags: ['$initial' as const], priority: 5 },
  // Pictures, and what shows blocks.
  {
    name: 'blocks',
    test: /\/src\/image\/|\/breadcrumbs\.tsx$|\/blocks\/(?:block-|section-|image-banner).*tsx?$/,
    priority: 4,
  },
  // What start pages open with.
  { name: 'opening', test: /\/pages\/blocks-page|\/blocks\/(?:hero|categories)\/.*tsx?$/, priority: 3 },
  // Pages that open with other things load cards when they come near.
  {
    name: 'cards',
    test: /\/features\/product-card\/(?!.*carousel).*tsx?$|\/part-failure\.tsx$|\/(?:text-table|use-texts)\.ts$/,
    priority: 2,
  },
  {
    name: 'rows',
    test: /\/ui\/src\/(?:carousel|accordion|class-names).*tsx?$|carousel.*tsx?$|\/recently-viewed\/.*tsx?$|\/quantity-options\.ts$/,
    priority: 1,
  },
  { name: 'listing', test: /\/pages\/listing\/(?!empty-listing\.|filter-drawer\.)[^/]+\.tsx?$/, priority: 1 },
  {
    name: 'product',
    test: /\/pages\/product\/(?:product-page|measure-lines)\.tsx$|\/package-choice\.ts$/,
    priority: 1,
  },
]

const CODE_FILE = `${CODE_FOLDER}[name]-[hash].js`
const BROWSER_OUTPUT = {
  entryFileNames: CODE_FILE,
  chunkFileNames: CODE_FILE,
  codeSplitting: { groups: [...STYLE_GROUPS, ...CODE_GROUPS] },
}

/** Every page names the files of all lazy code. What few open from another page finds its imports itself. */
const RARE =
  /\/(?:inspiration|mail-link|my-pages|order|sign-in|lists)-views-|\/(?:country|employee(?:-login)?|error|returns|rooms|stores|compare|cookie)-page-|\/(?:country|consent|employee|soft-login|store-stock|price-guarantee)-panel-|\/(?:employee-bar|announce-switch|take-parameters|require-sign-in|stock-alert-form|connect-tracking)-/

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
  return {
    root: here('.'),
    plugins: [
      ...brandStyles(folder, layout.variants, { withKit: mode !== 'production' }),
      ...(mode === 'production' ? [dropUnreadAttributes(folder, layout.variants)] : []),
      resolveLayout(folder, layout),
      writeEarlyScript,
      react(),
      reactByName(),
      nameLazyCode(),
      ...(isSsrBuild ? [] : [leanPreloads]),
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
      outDir: here(
        `../../${process.env.WEB_BUILD_DIR ?? (mode === 'kit' ? 'dist/kit' : 'dist')}/${brand}/${isSsrBuild ? 'render' : 'client'}`,
      ),
      emptyOutDir: true,
      target: 'es2023',
      // The document links the styles of what it shows; lazy chunks bring their own.
      cssCodeSplit: true,
      cssMinify: 'lightningcss',
      assetsInlineLimit: 0,
      manifest: isSsrBuild ? false : 'manifest.json',
      modulePreload: {
        polyfill: false,
        resolveDependencies: (file, needed, { hostType }) =>
          hostType === 'js' && RARE.test(file) ? needed.filter((each) => !CODE.test(each)) : needed,
      },
      reportCompressedSize: false,
      rolldownOptions: {
        input: here(isSsrBuild ? 'src/start/render.tsx' : 'src/start/client.tsx'),
        // Plug-in timings vary with the machine.
        checks: { pluginTimings: false },
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
        onwarn(warning, warn) {
          if (warning.code === 'IMPORT_IS_UNDEFINED') throw new Error(warning.message)
          warn(warning)
        },
        ...(!isSsrBuild && { output: BROWSER_OUTPUT }),
      },
      ssrEmitAssets: false,
    },
    ssr: { noExternal: [/^@firkant\//] },
  }
})
