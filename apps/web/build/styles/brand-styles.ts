import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { AtRule, Rule, type Declaration, type Root } from 'postcss'
import type { Plugin } from 'vite'
import { COMPONENTS, filesIn, parseSheet, readSheets, type BrandChoice } from './component-sheets.ts'
import {
  findSettledProperties,
  settleProperties,
  takeRootProperties,
  type SettledProperties,
} from './resolve-properties.ts'
import { createClassNames } from './short-class-names.ts'
import { createPropertyNames } from './short-property-names.ts'
import { siblingsOf } from './sibling-sheets.ts'
import { STYLE_GROUPS } from './style-sheets.ts'
import { dropProperties, findUnreadProperties } from './unread-properties.ts'

const STYLE = /\.css(?:\?inline)?$/

/** Art sheets are optional. */
const ART_SHEET = /\/packages\/brands\/[^/]+\/[^/]+\/art(?:-[\w-]+)?\.css$/
/** hjemly/hjemly.css */
const BRAND_SHEET = /\/packages\/brands\/[^/]+\/([^/]+)\/\1\.css$/
const NOTHING = '\0no-art'

/** A component's sheet that does not come with every page. */
const isLateSheet = (file: string) =>
  file.endsWith('.module.css') && STYLE_GROUPS.find(({ test }) => test(file))?.name !== 'core'

const layerOf = (declarations: readonly Declaration[]) =>
  new AtRule({ name: 'layer', params: 'tokens', nodes: [new Rule({ selector: ':root', nodes: [...declarations] })] })

/** Inlines the imports of a sheet. */
function withImports(css: string, file: string, brand: BrandChoice): Root {
  const sheet = parseSheet(css, file, brand)
  sheet.walkAtRules('import', (rule) => {
    const from = /^['"](\.[^'"]+)['"]$/.exec(rule.params)?.[1]
    if (from === undefined) return
    const imported = resolve(dirname(file), from)
    rule.replaceWith(withImports(readFileSync(imported, 'utf8'), imported, brand).nodes)
  })
  return sheet
}

interface BrandProperties extends SettledProperties {
  /** What late sheets would set on the root, which makes browsers work out every element's style again. */
  readonly ofLateSheets: readonly Declaration[]
  readonly unread: ReadonlySet<string>
  readonly shorten: (sheet: Root) => void
}

function readProperties(brand: BrandChoice, withKit: boolean): BrandProperties {
  const all = readSheets(brand)
  // The gallery shows the tokens themselves, so its build keeps them all.
  const scripts = COMPONENTS.flatMap((folder) => filesIn(folder, /\.tsx?$/))
    .filter((file) => withKit || !file.includes('/src/pages/kit/'))
    .map((file) => readFileSync(file, 'utf8'))
  const named = new Set(scripts.flatMap((code) => code.match(/--[\w-]+/g) ?? []))
  const settled = findSettledProperties(
    all.map(({ sheet }) => sheet),
    (name) => named.has(name),
  )
  for (const { sheet } of all) settleProperties(sheet, settled)
  const sheets = all.map(({ sheet }) => sheet)
  const unread = withKit ? new Set<string>() : findUnreadProperties(sheets, (name) => named.has(name))
  for (const sheet of sheets) dropProperties(sheet, unread)
  const shorten = createPropertyNames(sheets, named)
  const late = all.filter(({ file }) => isLateSheet(file)).map(({ sheet }) => sheet)
  return { ...settled, unread, shorten, ofLateSheets: late.flatMap(takeRootProperties) }
}

/** Replaces art sheets that the brand does not have. */
export const missingArt: Plugin = {
  name: 'missing-art',
  enforce: 'pre',
  resolveId: (source) => (ART_SHEET.test(source) && !existsSync(source) ? NOTHING : undefined),
  load: (id) => (id === NOTHING ? 'export {}' : undefined),
}

/** Class names like `return` and `package` can be export names, but not names of constants. */
const exportsOf = (names: readonly (readonly [string, string | undefined])[]) =>
  names
    .map(
      ([name, short], index) => `const class${index} = ${JSON.stringify(short)}\nexport { class${index} as ${name} }`,
    )
    .join('\n')

/** All class names of a sheet, also of variants that the brand has not chosen. */
const classesOf = (css: readonly string[]) => [
  ...new Set(css.flatMap((each) => [...each.matchAll(/\.([A-Za-z_]\w*)/g)].map(([, name = '']) => name))),
]

/**
 * Components declare properties and variants, brands set and choose them (docs/theming.md). One brand is built at a
 * time, so both are resolved here: visitors get the rules and values of their brand only.
 */
export function brandStyles(brand: BrandChoice, { withKit = false } = {}): readonly Plugin[] {
  let settled: BrandProperties | undefined
  const modules = new Map<string, string>()
  const names = createClassNames(COMPONENTS.flatMap((folder) => filesIn(folder, /\.module\.css$/)))
  let isBuild = false
  const settle: Plugin = {
    name: 'brand-styles',
    enforce: 'pre',
    configResolved(config) {
      isBuild = config.command === 'build'
    },
    transform(css, id) {
      if (!STYLE.test(id)) return undefined
      const file = id.replace(/\?.*$/, '')
      settled ??= readProperties(brand, withKit)
      const beside = [...siblingsOf(file).values()]
      for (const sibling of beside) this.addWatchFile(sibling)
      const sheet = withImports(css, file, brand)
      settleProperties(sheet, settled)
      dropProperties(sheet, settled.unread)
      if (isBuild && isLateSheet(file)) takeRootProperties(sheet)
      if (isBuild && BRAND_SHEET.test(file)) sheet.prepend(layerOf(settled.ofLateSheets))
      // The gallery shows the properties by their names.
      if (isBuild && !withKit) settled.shorten(sheet)
      if (isBuild && id.endsWith('.module.css')) {
        const short = names(sheet, file)
        // A class without any rule left is exported as undefined.
        modules.set(
          id,
          exportsOf(
            classesOf([css, ...beside.map((sibling) => readFileSync(sibling, 'utf8'))]).map((name) => [
              name,
              short.get(name),
            ]),
          ),
        )
      }
      return { code: sheet.toString(), map: null }
    },
    hotUpdate({ file }) {
      if (STYLE.test(file)) settled = undefined
    },
  }
  const exportNames: Plugin = {
    name: 'class-names',
    enforce: 'post',
    apply: 'build',
    transform(_code, id) {
      const exported = modules.get(id)
      return exported === undefined ? undefined : { code: exported, map: null }
    },
  }
  return [missingArt, settle, exportNames]
}
