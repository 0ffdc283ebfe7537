// node --import scripts/quick-imports.mjs: finds imported files without asking the file system what is known already.
// To learn whether a file is a module, Node reads the package.json above it, anew for each import; that of drizzle-orm
// has 179 kB. It took more than half of the processor time of a start, and beside other work many seconds.
import { registerHooks } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const ROOT = `${pathToFileURL(dirname(dirname(fileURLToPath(import.meta.url)))).href}/`
const PACKAGES = `${ROOT}node_modules/`
/** All their `.js` files are modules: two packages, and what is built of the shop. */
const MODULE_FOLDERS = [`${PACKAGES}drizzle-orm/`, `${PACKAGES}zod/`, `${ROOT}dist/`]
const found = new Map()

function formatOf(specifier, parent) {
  if (specifier.endsWith('.ts') && parent.startsWith(ROOT) && !parent.startsWith(PACKAGES)) return 'module-typescript'
  const isModule = specifier.endsWith('.js') && MODULE_FOLDERS.some((folder) => parent.startsWith(folder))
  return isModule ? 'module' : undefined
}

function resolveRelative(specifier, context, next) {
  const format = context.conditions.includes('require') ? undefined : formatOf(specifier, context.parentURL)
  return format
    ? { url: new URL(specifier, context.parentURL).href, format, shortCircuit: true }
    : next(specifier, context)
}

/** The same name means the same file wherever one workspace says it. */
function resolveBare(specifier, context, next) {
  const workspace = context.parentURL.slice(ROOT.length).split('/', 2).join('/')
  const key = [workspace, ...context.conditions, specifier].join(' ')
  const known = found.get(key)
  if (known) return { ...known, shortCircuit: true }
  const resolved = next(specifier, context)
  found.set(key, resolved)
  return resolved
}

registerHooks({
  resolve(specifier, context, next) {
    const parent = context.parentURL ?? ''
    if (specifier.startsWith('.'))
      return parent === '' ? next(specifier, context) : resolveRelative(specifier, context, next)
    const isOwn = parent.startsWith(ROOT) && !parent.startsWith(PACKAGES)
    return isOwn && /^[@a-z]/.test(specifier) && !specifier.includes(':')
      ? resolveBare(specifier, context, next)
      : next(specifier, context)
  },
})
