import { ACCOUNT_LINK_PATHS, ACCOUNT_LINK_RESULTS, type AccountLink } from '@firkant/domain/customer/account-links.ts'
import { SIGN_IN_PARAMS } from '@firkant/domain/customer/sign-in-forms.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { AccountLinkModel } from '@firkant/domain/page/page-models.ts'
import { isUndoLinkUsable } from '../features/customer/delete-customer.ts'
import { isEmailLinkUsable } from '../features/customer/profile.ts'
import { paramOf, privatePage } from './page-envelope.ts'
import type { PageDependencies, PageRequest } from './page-request.ts'
import type { PageResult } from './page-result.ts'

const NAMES: Readonly<Record<AccountLink, Readonly<Record<MarketLanguage, string>>>> = {
  confirmEmail: { da: 'Bekræft e-mailadresse', nb: 'Bekreft e-postadresse', sv: 'Bekräfta e-postadress' },
  undoDeletion: { da: 'Behold din konto', nb: 'Behold kontoen din', sv: 'Behåll ditt konto' },
}

const IS_USABLE = { confirmEmail: isEmailLinkUsable, undoDeletion: isUndoLinkUsable } as const

/** An expired link is reported at once, not after the button is pressed. */
async function readModel(deps: PageDependencies, request: PageRequest, link: AccountLink): Promise<AccountLinkModel> {
  const result = ACCOUNT_LINK_RESULTS.find((each) => each === paramOf(request, SIGN_IN_PARAMS.result))
  if (result) return { link, result }
  const token = paramOf(request, SIGN_IN_PARAMS.token)
  const { database, brand, now } = deps
  if (!(await IS_USABLE[link]({ db: database.main, brand, now }, token))) return { link, result: 'expired' }
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
