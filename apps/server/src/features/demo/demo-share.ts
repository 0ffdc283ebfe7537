import { createHash } from 'node:crypto'

/** The same text always falls into the same of the parts: the demo is varied, and the same on every machine. */
export function demoShare(text: string, parts: number): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0) % parts
}
