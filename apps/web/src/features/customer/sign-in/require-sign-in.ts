import { lastErrorPage } from '../../../platform/navigation/last-error-page.ts'
import { siteModals } from '../../../platform/panels/site-modals.ts'
import type { Shop } from '../../../platform/shop-context.ts'
import { pause } from './finish-login.ts'
import { openSignIn } from './open-sign-in.tsx'

type Place = Pick<Location, 'assign' | 'reload'>

/** Several calls may be refused at once: one modal serves them all. */
let asked: Promise<boolean> | undefined
/** Calls whose second answer has not come. */
let repeated = 0

async function ask(shop: Shop, place: Place): Promise<boolean> {
  const isSignedIn = await openSignIn(shop, { isRequired: true })
  if (isSignedIn) return true
  const start = shop.dynamicData.read('wellKnownPages').data?.startPageUrl ?? '/'
  place.assign(lastErrorPage.url() ?? start)
  return false
}

function whenModalsClosed(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (siteModals.current().length > 0) return
      leave()
      resolve()
    }
    const leave = siteModals.subscribe(look)
    look()
  })
}

/** After the last repeated call: the page was made for somebody who was not signed in. */
async function reloadAfterSignIn(place: Place): Promise<void> {
  repeated -= 1
  await whenModalsClosed()
  // Whoever made the call goes on first: a new list is opened, and the reload shows it.
  await pause(0)
  if (repeated === 0) place.reload()
}

/** After a 401: undefined unless the visitor has signed in; else told when the repeated call was answered, or failed. */
export async function requireSignIn(shop: Shop, place: Place = window.location): Promise<(() => void) | undefined> {
  asked ??= ask(shop, place).finally(() => {
    asked = undefined
  })
  if (!(await asked)) return undefined
  repeated += 1
  return () => void reloadAfterSignIn(place)
}
