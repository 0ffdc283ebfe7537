import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface ManifestChunk {
  file: string
  readonly css?: readonly string[]
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
}

const MANIFEST = 'manifest.json'

/** Undefined for a build without one. */
export function readManifest(folder: string, bundle: object): Record<string, ManifestChunk> | undefined {
  return MANIFEST in bundle
    ? (JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')) as Record<string, ManifestChunk>)
    : undefined
}

export function writeManifest(folder: string, manifest: Readonly<Record<string, ManifestChunk>>): void {
  writeFileSync(join(folder, MANIFEST), JSON.stringify(manifest, undefined, 2))
}

/** What every page has: the entry, its styles, and what it imports. */
export function filesOfEntry(manifest: Readonly<Record<string, ManifestChunk>>): ReadonlySet<string> {
  const present = new Set<string>()
  const note = (chunk: ManifestChunk | undefined) => {
    if (!chunk || present.has(chunk.file)) return
    for (const file of [chunk.file, ...(chunk.css ?? [])]) present.add(file)
    for (const key of chunk.imports ?? []) note(manifest[key])
  }
  for (const chunk of Object.values(manifest).filter(({ isEntry }) => isEntry)) note(chunk)
  return present
}
