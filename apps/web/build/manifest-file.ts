import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface ManifestChunk {
  file: string
  readonly css?: readonly string[]
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
