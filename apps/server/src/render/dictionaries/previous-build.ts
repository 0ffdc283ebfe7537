import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Scripts and sheets of the last release, by the hash that browsers name them with. */
export interface PreviousBuild {
  readonly find: (hash: Buffer) => PreviousFile | undefined
}

export interface PreviousFile {
  /** Below the folder of assets. */
  readonly name: string
  readonly bytes: Buffer
}

const CODE = /\.(?:js|css)$/
const CONTENT_HASH = /-[\w-]{8}(?=\.(?:js|css)$)/

/** `da/cart-page-BnNydJSd.js` → `da/cart-page-*.js`: the same file in every release. Undefined for what has no such name. */
export function nameInEveryRelease(file: string): string | undefined {
  return /^[\w./-]+$/.test(file) && CONTENT_HASH.test(file) ? file.replace(CONTENT_HASH, '-*') : undefined
}

export async function readPreviousBuild(clientFolder: string): Promise<PreviousBuild> {
  const files = new Map<string, PreviousFile>()
  const assets = join(clientFolder, 'assets')
  // A brand's first release has none before it.
  const names = existsSync(assets) ? await readdir(assets, { recursive: true }) : []
  for (const name of names.filter((each) => CODE.test(each))) {
    const bytes = await readFile(join(assets, name))
    files.set(createHash('sha256').update(bytes).digest('base64'), { name, bytes })
  }
  return { find: (hash) => files.get(hash.toString('base64')) }
}
