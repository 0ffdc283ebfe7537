import {
  assumedViewport,
  DEVICE_WIDTH_COOKIE,
  widthClassOf,
  type WidthClass,
} from '@firkant/domain/device/width-class.ts'
import { relevantQuery } from './page-query.ts'

const WIDTH_COOKIE = new RegExp(`(?:^|;\\s*)${DEVICE_WIDTH_COOKIE}=(\\d{1,6})(?:;|$)`)

/** What tells one anonymous document of a brand from another. */
export interface DocumentKey {
  readonly path: string
  readonly query: URLSearchParams
  readonly search: string
  readonly widthClass: WidthClass
  readonly key: string
}

interface RequestHeaders {
  readonly cookie?: string | undefined
  readonly 'user-agent'?: string | undefined
}

export function widthClassOfRequest(headers: RequestHeaders): WidthClass {
  const cookie = headers.cookie ? WIDTH_COOKIE.exec(headers.cookie)?.[1] : undefined
  return widthClassOf(assumedViewport(cookie, headers['user-agent'] ?? '').width)
}

export function readDocumentKey(url: string, headers: RequestHeaders): DocumentKey {
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  const search = mark < 0 ? '' : url.slice(mark)
  const query = search === '' ? new URLSearchParams() : relevantQuery(new URLSearchParams(search))
  const widthClass = widthClassOfRequest(headers)
  return { path, query, search, widthClass, key: `${widthClass} ${path}?${query.toString()}` }
}
