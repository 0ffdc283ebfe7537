import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { readManifest, writeManifest } from './manifest-file.ts'

/**
 * The manifest names a chunk by the one file that it is for; one that holds several has no such name. Each file that code
 * is loaded by gets an entry, so that the server finds the styles and code of what it renders.
 */
export function completeManifest(): Plugin {
  let root = ''
  return {
    name: 'complete-manifest',
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
    configResolved(config) {
      root = config.root
    },
    writeBundle({ dir = '' }, bundle) {
      const manifest = readManifest(dir, bundle)
      if (!manifest) return
      const byFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]))
      for (const output of Object.values(bundle)) {
        const chunk = output.type === 'chunk' ? byFile.get(output.fileName) : undefined
        if (output.type !== 'chunk' || !chunk) continue
        for (const id of output.moduleIds.filter((each) => this.getModuleInfo(each)?.dynamicImporters.length)) {
          manifest[relative(root, id).replaceAll('\\', '/')] ??= chunk
        }
      }
      writeManifest(dir, manifest)
    },
  }
}
