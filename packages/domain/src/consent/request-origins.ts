import type { ConsentCategory } from './consent.ts'

export const VIDEO_HOSTS = ['www.youtube-nocookie.com', 'player.vimeo.com'] as const
/** With a star for any name before it. */
export const TAG_HOSTS = ['www.googletagmanager.com', '*.google-analytics.com', '*.analytics.google.com'] as const

/** What a shop is set up with; most have none of it. */
export interface OutsideServices {
  readonly tagContainer?: string | undefined
  readonly notificationsUrl?: string | undefined
}

export type RequestPurpose = 'own' | 'payment' | 'video' | 'tags' | 'notifications'

export interface RequestOrigin {
  readonly purpose: RequestPurpose
  /** `pressed`: only after somebody pressed on what it is for. */
  readonly needs: 'necessary' | 'pressed' | ConsentCategory
  /** Without those that are named by their purpose: the shop itself, and the page of the payment that was chosen. */
  readonly hosts: readonly string[]
}

/**
 * Everybody that a page of this shop may call. The cookie page is made of it, and a journey compares it with every
 * request: to call somebody new, name them here, and say on the cookie page what for.
 */
export function requestOrigins({ tagContainer, notificationsUrl }: OutsideServices): readonly RequestOrigin[] {
  return [
    { purpose: 'own', needs: 'necessary', hosts: [] },
    { purpose: 'payment', needs: 'pressed', hosts: [] },
    { purpose: 'video', needs: 'pressed', hosts: VIDEO_HOSTS },
    ...(tagContainer === undefined ? [] : [{ purpose: 'tags', needs: 'statistics', hosts: TAG_HOSTS } as const]),
    ...(notificationsUrl === undefined
      ? []
      : [{ purpose: 'notifications', needs: 'personalisation', hosts: [new URL(notificationsUrl).host] } as const]),
  ]
}

const matches = (pattern: string, host: string) =>
  pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern

/** Who a request goes to; undefined if nobody declared it. */
export function findRequestOrigin(
  origins: readonly RequestOrigin[],
  { url, ownHost }: { readonly url: string; readonly ownHost: string },
): RequestOrigin | undefined {
  const { host, protocol } = new URL(url)
  const isOwn = host === ownHost || protocol === 'data:' || protocol === 'blob:'
  return origins.find(({ purpose, hosts }) =>
    purpose === 'own' ? isOwn : hosts.some((pattern) => matches(pattern, host)),
  )
}
