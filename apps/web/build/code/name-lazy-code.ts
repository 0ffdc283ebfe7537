import { relative } from 'node:path'
import type { Plugin } from 'vite'

const MAKERS = new Set(['loadable', 'lazyCode'])
const MAY_MAKE = /\b(?:loadable|lazyCode)\(/

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}

interface ImportExpression extends Node {
  readonly type: 'ImportExpression'
  readonly source: { readonly value?: unknown }
}

interface Call extends Node {
  readonly type: 'CallExpression'
  readonly callee: { readonly name?: string }
  readonly arguments: readonly Node[]
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const isMaker = (node: Node): node is Call =>
  node.type === 'CallExpression' && MAKERS.has((node as Call).callee.name ?? '')
const isImport = (node: Node): node is ImportExpression => node.type === 'ImportExpression'

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const each of value) yield* nodesIn(each)
  if (!isNode(value)) return
  yield value
  for (const child of Object.values(value)) yield* nodesIn(child)
}

/**
 * Adds the manifest name of the imported file to the call: `loadable(() => import('./faq-block.tsx'))` gets a second
 * argument. With it the server knows which styles and chunks a rendered document needs, without a list to maintain.
 * Server build only.
 */
export function nameLazyCode(): Plugin {
  let root = ''
  let isApplied = false
  return {
    name: 'name-lazy-code',
    enforce: 'post',
    configResolved(config) {
      root = config.root
    },
    async transform(code, id, options) {
      if (!options?.ssr || id.includes('/node_modules/') || !MAY_MAKE.test(code)) return undefined
      let named = code
      // From last to first, so that earlier positions stay valid.
      for (const call of [...nodesIn(this.parse(code))].filter(isMaker).toReversed()) {
        const [fetchCode] = call.arguments
        const imported = [...nodesIn(fetchCode)].find(isImport)?.source.value
        // The definition of `loadable` itself contains no import.
        if (typeof imported !== 'string') continue
        const file = await this.resolve(imported, id)
        if (!file || !fetchCode) throw new Error(`${imported} was not found from ${id}`)
        const name = relative(root, file.id).replaceAll('\\', '/')
        named = `${named.slice(0, fetchCode.end)}, ${JSON.stringify(name)}${named.slice(fetchCode.end)}`
      }
      if (named === code) return undefined
      isApplied = true
      return { code: named, map: null }
    },
    buildEnd(error) {
      const { command, build } = this.environment.config
      if (!error && command === 'build' && build.ssr !== false && !isApplied)
        throw new Error('No lazy code was named: documents would link no styles of it. See name-lazy-code.ts.')
    },
  }
}
