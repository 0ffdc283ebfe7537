import { lastErrorPage } from '../../../platform/navigation/last-error-page.ts'
import type { Shop } from '../../../platform/shop-context.ts'
import { openSignIn } from './open-sign-in.tsx'

interface Place {
  readonly assign: (url: string) => void
}

/** Several calls may be refused at once: one modal serves them all. */
let asked: Promise<boolean> | undefined

async function ask(shop: Shop, place: Place): Promise<boolean> {
  const isSignedIn = await openSignIn(shop, { isRequired: true })
  if (isSignedIn) return true
  const start = shop.dynamicData.read('wellKnownPages').data?.startPageUrl ?? '/'
  place.assign(lastErrorPage.url() ?? start)
  return false
}

/** After a 401: true when the visitor has signed in, so that the call is repeated. */
export function requireSignIn(shop: Shop, place: Place = window.location): Promise<boolean> {
  asked ??= ask(shop, place).finally(() => {
    asked = undefined
  })
  return asked
}
