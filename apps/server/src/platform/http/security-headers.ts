import { TAG_HOSTS, VIDEO_HOSTS, type OutsideServices } from '@firkant/domain/consent/request-origins.ts'

const sources = (hosts: readonly string[]) => hosts.map((host) => ` https://${host}`).join('')

/** Sent with every answer. A table and not a plug-in, because cached documents bypass the framework. */
export function securityHeaders({ isHttps, isDevelopment = false }: PolicyOptions): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': isDevelopment ? 'SAMEORIGIN' : 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self), interest-cohort=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(isHttps && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  }
}

/** For pages whose address has a secret: what they load and where they lead to learns nothing of it. */
export const NO_REFERRER = { 'referrer-policy': 'no-referrer' } as const

/** The script of a tag container is loaded by the shop's own, after consent. */
export interface PolicyOptions extends OutsideServices {
  readonly isHttps: boolean
  readonly isDevelopment?: boolean
}

/**
 * Scripts run only with this response's nonce, or when such a script loads them. Style attributes are allowed:
 * they carry the positions and colours that editors choose, and can't run anything.
 */
export function contentSecurityPolicy(
  nonce: string,
  { isHttps, isDevelopment = false, tagContainer, notificationsUrl }: PolicyOptions,
): string {
  const tags = tagContainer === undefined ? '' : sources(TAG_HOSTS)
  const told = notificationsUrl === undefined ? '' : ` ${new URL(notificationsUrl).origin}`
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "script-src-attr 'none'",
    // Hot reload inserts style elements and uses a web socket.
    isDevelopment ? "style-src-elem 'self' 'unsafe-inline'" : `style-src-elem 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${tags}`,
    "font-src 'self'",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}${tags}${told}`,
    `frame-src${isDevelopment ? " 'self'" : ''}${sources(VIDEO_HOSTS)}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    // The component gallery shows the other brands in frames.
    `frame-ancestors ${isDevelopment ? "'self'" : "'none'"}`,
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** For answers that are not documents: nothing in them may load or run anything. */
export const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'"
