import { hash } from 'node:crypto'

/** A stable hash into `parts` buckets: the demo is varied, and the same on every machine. */
export function demoShare(text: string, parts: number): number {
  return hash('sha256', text, 'buffer').readUInt32BE(0) % parts
}
