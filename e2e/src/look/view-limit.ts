/** What a view waits for may never come: the other views must be pictured all the same. */
const VIEW_WITHIN_MS = 90_000

/** Which element was waited for stands in a later line of the error. */
const AWAITED = /Locator:|waiting for/
// oxlint-disable-next-line no-control-regex
const COLOURS = /\u001B\[\d+m/g

export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const [first = '', ...more] = error.message
    .replaceAll(COLOURS, '')
    .split('\n')
    .map((line) => line.trim())
  return [first, more.find((line) => AWAITED.test(line))].filter(Boolean).join(' ')
}

/** What was reached until then says where it stopped; the work itself goes on until its page is closed. */
export async function withinLimit(work: Promise<unknown>, reached: () => string): Promise<void> {
  const limit = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => limit.reject(new Error(`${reached()}, and nothing more within ${VIEW_WITHIN_MS / 1000} s`)),
    VIEW_WITHIN_MS,
  )
  try {
    await Promise.race([work, limit.promise])
  } finally {
    clearTimeout(timer)
  }
}
