import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import type { LeadElsewhere } from '../platform/forms/form-routes.ts'
import { contentSecurityPolicy, type PolicyOptions } from '../platform/http/security-headers.ts'
import { newNonce } from './cache/cached-document.ts'
import { PRIVATE_CACHE_CONTROL, sendHtml } from './page-routes.ts'
import { createStandalonePages } from './standalone-page.ts'

interface LeadElsewhereOptions {
  readonly brand: BrandDefinition
  readonly policy: PolicyOptions
  readonly publicUrl: string
}

/**
 * Browsers let a form lead to nobody else's page (`form-action`), not even by way of ours: without scripts nobody came to a
 * bank. A page that stands there may go on by itself, and has a link.
 */
export function createLeadElsewhere({ brand, policy, publicUrl }: LeadElsewhereOptions): LeadElsewhere {
  const pageOf = createStandalonePages(brand)
  const own = new URL(publicUrl).origin
  return ({ request, reply, market }, address) => {
    if (!URL.canParse(address) || new URL(address).origin === own) return undefined
    const nonce = newNonce()
    return sendHtml(request, reply, {
      status: 200,
      html: Buffer.from(pageOf({ kind: 'leading', language: market.language, nonce, leadsTo: address })),
      policy: contentSecurityPolicy(nonce, policy),
      cacheControl: PRIVATE_CACHE_CONTROL,
      etag: undefined,
    })
  }
}
