import { inject } from 'vitest'
import type { GroundMessage } from './ground-process.ts'

/** What the tests stand on, made once for all of them. */
export interface Ground {
  readonly postgresUrl: string
  /** Databases to copy: with the demo's catalogue and the tests' own pages and accounts, or with its tables alone. */
  readonly templates: { readonly shop: string; readonly tables: string; readonly nothing: string }
  /** The stopped server's folder with all of these: whoever needs a server of their own copies it. */
  readonly filledFolder: string
}

async function ask(): Promise<Ground> {
  const answer = await fetch(inject('groundUrl'))
  const message = (await answer.json()) as GroundMessage
  if ('failure' in message) throw new Error(`What the tests stand on could not be made: ${message.failure}`)
  return message
}

let asked: Promise<Ground> | undefined

/** The shop is built, and the templates are filled. */
export function ground(): Promise<Ground> {
  return (asked ??= ask())
}
