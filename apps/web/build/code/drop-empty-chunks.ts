import { rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'
import { filesOfEntry, readManifest, writeManifest } from './manifest-file.ts'
import { withShortPreloads } from './short-preloads.ts'

const escaped = (text: string) => text.replaceAll(/[.$-]/g, String.raw`\$&`)

/** The code of a chunk without the empty ones: not imported, and in the lists of what comes along replaced by their styles. */
export function withoutEmpty(code: string, empty: ReadonlyMap<string, string>): string {
  let left = code
  for (const [file, styles] of empty) {
    const name = escaped(basename(file))
    left = left
      .replaceAll(new RegExp(String.raw`import\s*["'\x60]\./${name}["'\x60];?`, 'g'), '')
      .replaceAll(new RegExp(String.raw`(["'\x60])${escaped(file)}\1`, 'g'), JSON.stringify(styles))
    if (left.includes(basename(file))) throw new Error(`${file} is dropped, and asked for: see drop-empty-chunks.ts.`)
  }
  return left
}

/**
 * A group of styles leaves a chunk without code, since class names stand in the code that uses them. Browsers would
 * fetch each of them before the page can start. The manifest names the styles in their place.
 */
export const dropEmptyChunks: Plugin = {
  name: 'drop-empty-chunks',
  apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
  writeBundle({ dir = '' }, bundle) {
    const manifest = readManifest(dir, bundle)
    if (!manifest) return
    const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
    const codeless = new Set(chunks.filter(({ code }) => code.trim() === '').map(({ fileName }) => fileName))
    const empty = new Map<string, string>()
    for (const chunk of Object.values(manifest)) {
      const [styles] = chunk.css ?? []
      if (!codeless.has(chunk.file) || styles === undefined) continue
      empty.set(chunk.file, styles)
      chunk.file = styles
    }
    if (empty.size === 0) throw new Error('No chunk is empty any more: drop-empty-chunks.ts has nothing to do.')
    const present = filesOfEntry(manifest)
    for (const { fileName, code } of chunks) {
      if (empty.has(fileName)) rmSync(join(dir, fileName))
      else writeFileSync(join(dir, fileName), withShortPreloads(withoutEmpty(code, empty), present))
    }
    writeManifest(dir, manifest)
  },
}
