import type { LiveMessage } from '@firkant/domain/change-sets/live-calls.ts'
import type { TestShop } from '../test-shop.ts'

export interface LiveWindow {
  readonly status: number
  readonly headers: Headers
  /** All that came so far, the oldest first. */
  readonly messages: readonly LiveMessage[]
  /** Comments, which keep the connection: no messages. */
  readonly beats: () => number
  readonly hasEnded: () => boolean
  readonly close: () => Promise<void>
}

/** A window of the studio that listens, as a browser does. */
export async function openLiveWindow(
  { origin }: Pick<TestShop, 'origin'>,
  { cookie }: { readonly cookie: string },
  query: Readonly<Record<string, string>> = {},
): Promise<LiveWindow> {
  const leaving = new AbortController()
  const { status, headers, body } = await fetch(`${origin}/api/studio/live?${new URLSearchParams(query)}`, {
    headers: { cookie, accept: 'text/event-stream' },
    signal: leaving.signal,
  })
  const messages: LiveMessage[] = []
  let [rest, beats, ended] = ['', 0, false]
  async function read(): Promise<void> {
    for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const blocks = (rest + text).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        if (block.startsWith(':')) beats += 1
        if (block.startsWith('data: ')) messages.push(JSON.parse(block.slice('data: '.length)) as LiveMessage)
      }
    }
  }
  const over = read()
    .catch(() => undefined)
    .then(() => (ended = true))
  return {
    status,
    headers,
    messages,
    beats: () => beats,
    hasEnded: () => ended,
    async close() {
      leaving.abort()
      await over
    },
  }
}
