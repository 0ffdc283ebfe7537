import { ACCOUNT_LINK_PATHS, ACCOUNT_LINK_RESULTS, type AccountLink } from '@firkant/domain/customer/account-links.ts'
import { SIGN_IN_PARAMS } from '@firkant/domain/customer/sign-in-forms.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { AccountLinkModel } from '@firkant/domain/page/models/page-models.ts'
import { isUndoLinkUsable } from '../../features/customer/delete-customer.ts'
import { isRemovalLinkUsable } from '../../features/customer/passkeys/passkey-removal.ts'
import { isEmailLinkUsable } from '../../features/customer/profile.ts'
import { readEmailProof } from '../../features/customer/sign-in/email-proof.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { paramOf, privatePage } from '../page-envelope.ts'
import type { PageDependencies, PageRequest } from '../page-request.ts'
import type { PageResult } from '../page-result.ts'

const NAMES: Readonly<Record<AccountLink, Readonly<Record<MarketLanguage, string>>>> = {
  confirmEmail: { da: 'Bekræft e-mailadresse', nb: 'Bekreft e-postadresse', sv: 'Bekräfta e-postadress' },
  proveEmail: { da: 'Bekræft din konto', nb: 'Bekreft kontoen din', sv: 'Bekräfta ditt konto' },
  removePasskey: { da: 'Fjern adgangsnøgle', nb: 'Fjern passnøkkel', sv: 'Ta bort lösennyckel' },
  undoDeletion: { da: 'Behold din konto', nb: 'Behold kontoen din', sv: 'Behåll ditt konto' },
}

type LinkContext = Pick<PageDependencies, 'brand' | 'now'> & { readonly db: Drizzle }
type IsUsable = (context: LinkContext, token: string) => Promise<boolean>

const IS_USABLE: Readonly<Record<Exclude<AccountLink, 'proveEmail'>, IsUsable>> = {
  confirmEmail: isEmailLinkUsable,
  removePasskey: isRemovalLinkUsable,
  undoDeletion: isUndoLinkUsable,
}

/** Why the link can't be used; undefined if it can. */
async function refusalOf(
  deps: PageDependencies,
  request: PageRequest,
  { link, token }: { readonly link: AccountLink; readonly token: string },
) {
  const context = { db: deps.database.main, brand: deps.brand, now: deps.now }
  if (link !== 'proveEmail') return (await IS_USABLE[link](context, token)) ? undefined : 'expired'
  const state = await readEmailProof(context, { token, customerToken: request.customerToken })
  return state === 'usable' ? undefined : state
}

/** An expired link is reported at once, not after the button is pressed. */
async function readModel(deps: PageDependencies, request: PageRequest, link: AccountLink): Promise<AccountLinkModel> {
  const result = ACCOUNT_LINK_RESULTS.find((each) => each === paramOf(request, SIGN_IN_PARAMS.result))
  if (result) return { link, result }
  const token = paramOf(request, SIGN_IN_PARAMS.token)
  const refusal = await refusalOf(deps, request, { link, token })
  if (refusal) return { link, result: refusal }
  return { link, ask: { action: request.address(ACCOUNT_LINK_PATHS[link][request.language]), token } }
}

/** Behind the links of an account's mails. Reading it uses nothing up. */
export async function buildAccountLinkPage(
  deps: PageDependencies,
  request: PageRequest,
  link: AccountLink,
): Promise<PageResult> {
  return privatePage<'AccountLinkPage'>(request, {
    componentName: 'AccountLinkPage',
    model: await readModel(deps, request, link),
    name: NAMES[link][request.language],
    paths: ACCOUNT_LINK_PATHS[link],
    trackingPageType: 'login',
  })
}
