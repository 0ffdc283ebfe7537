import type { Calls } from '@firkant/domain/calls/calls.ts'
import type { AnswerOf } from '@firkant/domain/http/call.ts'
import { LINK_IDENTIFIER_HEADER, ORIGINAL_URL_HEADER } from '@firkant/domain/page/page.ts'
import { API_VERSION, VERSION_HEADERS } from '@firkant/domain/version/server-version.ts'

export class PageLoadError extends Error {
  readonly status: number

  constructor(status: number) {
    super(`The page could not be loaded (status ${status})`)
    this.name = 'PageLoadError'
    this.status = status
  }
}

export interface PageLoader {
  readonly load: (
    url: URL,
    options: { linkIdentifier?: string | undefined; signal: AbortSignal },
  ) => Promise<AnswerOf<Calls['GET /api/content/*']>>
}

/** Fetches a page as data: `GET /api/content{path}`. */
export function createPageLoader(options: {
  clientVersion: string
  onServerVersion: (version: string) => void
}): PageLoader {
  return {
    async load(url, { linkIdentifier, signal }) {
      const headers = new Headers({
        accept: 'application/json',
        [ORIGINAL_URL_HEADER]: url.href,
        [VERSION_HEADERS.client]: options.clientVersion,
        [VERSION_HEADERS.api]: API_VERSION,
      })
      if (linkIdentifier) headers.set(LINK_IDENTIFIER_HEADER, linkIdentifier)
      const response = await fetch(`/api/content${url.pathname}${url.search}`, {
        headers,
        signal,
        credentials: 'same-origin',
      })
      const version = response.headers.get(VERSION_HEADERS.server)
      if (version) options.onServerVersion(version)
      if (!response.ok) throw new PageLoadError(response.status)
      return response.json()
    },
  }
}
