import type { Plugin } from 'vite'
import type { StorefrontLayout } from '@firkant/brands/storefront.ts'

const ASKED = /\bstorefront\.layout\.(\w+)(?:\['([\w-]+)'\])?/g
const WHOLE = /\bstorefront\.layout\b(?!\.menu\b)|\{[^{}]*\blayout\b[^{}]*\}\s*=\s*storefront\b/

/**
 * Inlines the brand's choices for `storefront.layout.header` and `storefront.layout.variants['reviews']`: code of other
 * brands is dropped, and browsers get the used choices instead of the whole table.
 */
export function resolveLayout(folder: string, layout: StorefrontLayout): Plugin {
  const choices: Readonly<Record<string, unknown>> = { ...layout }
  const variants: Readonly<Record<string, unknown>> = layout.variants
  const valueOf = (name: string, variant?: string) => (variant === undefined ? choices[name] : variants[variant])
  let isCut = false
  return {
    name: 'resolve-layout',
    enforce: 'pre',
    apply: 'build',
    transform(code, id, options) {
      const isBrowser = !options?.ssr
      if (isBrowser && id === `${folder}/layout.ts`) {
        isCut = true
        return { code: `export const layout = ${JSON.stringify({ menu: layout.menu })}`, map: null }
      }
      if (!/\bstorefront\b/.test(code)) return undefined
      const resolved = code.replaceAll(ASKED, (asked, name: string, variant?: string) => {
        const value = valueOf(name, variant)
        return typeof value === 'object' ? asked : (JSON.stringify(value) ?? 'undefined')
      })
      if (isBrowser && WHOLE.test(resolved)) {
        throw new Error(`${id}: ask for one choice (storefront.layout.header); browsers do not get the whole table.`)
      }
      return { code: resolved, map: null }
    },
    buildEnd(error) {
      if (!error && this.environment.config.build.ssr === false && !isCut)
        throw new Error(`Browsers would get the whole table: ${folder}/layout.ts was not met.`)
    },
  }
}
