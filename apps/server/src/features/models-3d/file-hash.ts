import { createHash } from 'node:crypto'

/** Raised when the same file gives other bytes than before. */
const WRITER_VERSION = '1'
const HASH_LENGTH = 20

export const FILE_HASH = new RegExp(`^[0-9a-f]{${HASH_LENGTH}}$`)

export function hashOfFile(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, HASH_LENGTH)
}

export const sourceOf = (file: Buffer): string => `${WRITER_VERSION}-${hashOfFile(file)}`
