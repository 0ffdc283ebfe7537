import { createHash } from 'node:crypto'

/** Raised when the same file gives other bytes than before. */
const WRITER_VERSION = '1'
const HASH_LENGTH = 20

export const FILE_HASH = /^[0-9a-f]{20}$/

export function hashOfFile(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, HASH_LENGTH)
}

export const sourceOf = (file: Buffer): string => `${WRITER_VERSION}-${hashOfFile(file)}`
