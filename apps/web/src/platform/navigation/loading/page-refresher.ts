import type { PageOpener } from '../page-opener.ts'

export interface PageRefresher {
  readonly connect: (opener: Pick<PageOpener, 'refresh'>) => void
  /** For a page that is out of date, e.g. after a price change. A failure leaves the page as it is. */
  readonly refresh: () => Promise<void>
}

function createPageRefresher(): PageRefresher {
  let connected: Pick<PageOpener, 'refresh'> | undefined
  return {
    connect: (opener) => {
      connected = opener
    },
    async refresh() {
      const url = new URL(window.location.href)
      const { signal } = new AbortController()
      await connected?.refresh({ url, linkIdentifier: undefined, signal, isInPlace: true })
    },
  }
}

/** One page per window; only the browser refreshes it. */
export const pageRefresher = createPageRefresher()
