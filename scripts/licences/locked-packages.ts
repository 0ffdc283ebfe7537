import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

export const ROOT = join(import.meta.dirname, '../..')

const lockFile = z.object({
  version: z.string(),
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      name: z.string().optional(),
      license: z.string().optional(),
      integrity: z.string().optional(),
      dev: z.boolean().optional(),
      optional: z.boolean().optional(),
      link: z.boolean().optional(),
    }),
  ),
})

export interface LockedPackage {
  readonly name: string
  readonly version: string
  readonly license: string
  readonly integrity: string | undefined
  /** Only for building and testing: no production install has it. */
  readonly isDevelopment: boolean
}

/** Their manifests name no licence in the form that npm notes: read from the licence file of each. */
const NOTED: Readonly<Record<string, string>> = { 'png-js': 'MIT' }
const NODE_MODULES = 'node_modules/'

/** Everything that an install may bring from outside, once for each version. No network is asked. */
export function readLockedPackages(lockPath: string = join(ROOT, 'package-lock.json')): readonly LockedPackage[] {
  const { packages } = lockFile.parse(JSON.parse(readFileSync(lockPath, 'utf8')))
  const found = new Map<string, LockedPackage>()
  for (const [path, { version, license, integrity, dev = false, link }] of Object.entries(packages)) {
    if (!path.includes(NODE_MODULES) || link || version === undefined) continue
    const name = path.slice(path.lastIndexOf(NODE_MODULES) + NODE_MODULES.length)
    const key = `${name}@${version}`
    const before = found.get(key)
    found.set(key, {
      name,
      version,
      license: license ?? NOTED[name] ?? 'unknown',
      integrity,
      isDevelopment: dev && (before?.isDevelopment ?? true),
    })
  }
  return [...found.values()].toSorted((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1))
}
