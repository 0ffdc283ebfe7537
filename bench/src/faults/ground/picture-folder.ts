import { mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const PICTURES = resolve(import.meta.dirname, '../../../../demo/images')

export interface PictureFolder {
  readonly path: string
  readonly away: () => void
  readonly back: () => void
  readonly close: () => void
}

/** The demo's pictures at an address that can be taken away, as a share of the network that is not mounted. */
export function openPictureFolder(): PictureFolder {
  const folder = mkdtempSync(join(tmpdir(), 'firkant-pictures-'))
  const [path, hidden] = [join(folder, 'images'), join(folder, 'away')]
  symlinkSync(PICTURES, path)
  return {
    path,
    away: () => renameSync(path, hidden),
    back: () => renameSync(hidden, path),
    close: () => rmSync(folder, { recursive: true, force: true }),
  }
}
