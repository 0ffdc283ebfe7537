import { loginAddress } from '@firkant/domain/customer/sign-in-forms.ts'
import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { MY_PAGES, myPagesPaths, type MyPage, type MyPagesPaths } from '@firkant/domain/my-pages/my-pages-addresses.ts'
import type { Breadcrumb } from '@firkant/domain/page/breadcrumb.ts'
import type { MyPagesLink, MyPagesModel, MyPagesUrls } from '@firkant/domain/page/models/my-pages-models.ts'
import type { PageName, PageWith } from '@firkant/domain/page/page.ts'
import { listWellKnownPages } from '../../features/content/content-store.ts'
import { listPagesForCustomers } from '../../features/content/pages-for-customers.ts'
import { findPageCustomer, type PageCustomer } from '../../features/customer/page-customer.ts'
import { LISTS_NAMES } from '../account/shopping-lists-page.ts'
import { redirectResult } from '../bare-pages.ts'
import { buildPage } from '../page-envelope.ts'
import type { PageDependencies, PageRequest } from '../page-request.ts'
import type { PageResult } from '../page-result.ts'

export const MY_PAGE_NAMES: Readonly<Record<MyPage, Readonly<Record<MarketLanguage, string>>>> = {
  start: { da: 'Mine sider', nb: 'Mine sider', sv: 'Mina sidor' },
  orders: { da: 'Mine køb', nb: 'Mine kjøp', sv: 'Mina köp' },
  returns: { da: 'Lav en retur', nb: 'Meld retur', sv: 'Gör en retur' },
  offers: { da: 'Mine tilbud', nb: 'Mine tilbud', sv: 'Mina erbjudanden' },
  reviews: { da: 'Mine anmeldelser', nb: 'Mine omtaler', sv: 'Mina omdömen' },
  profile: { da: 'Min profil', nb: 'Min profil', sv: 'Min profil' },
  links: { da: 'Vigtige links', nb: 'Viktige lenker', sv: 'Viktiga länkar' },
  data: { da: 'Mine data', nb: 'Mine data', sv: 'Mina uppgifter' },
  deletion: { da: 'Slet min konto', nb: 'Slett kontoen min', sv: 'Radera mitt konto' },
}

/** They are reached from the profile. */
const NOT_IN_NAVIGATION: readonly MyPage[] = ['data', 'deletion']

/** The start page and the orders. */
const LINKS_BEFORE_LISTS = 2

/** Whose page it is, and the addresses of the others. */
export interface MyPageContext {
  readonly customer: PageCustomer
  readonly paths: MyPagesPaths
}

export type BuildMyPage<Found> = (
  deps: PageDependencies,
  request: PageRequest,
  found: Found & MyPageContext,
) => Promise<PageResult | undefined>

async function signInFirst(request: PageRequest, loginPath: string | undefined): Promise<PageResult> {
  const here = request.address(request.path) + request.search
  return { ...redirectResult(request, loginAddress(request.address(loginPath ?? '/'), here), 302), isPublic: false }
}

/** Builds the page for a signed-in customer; anybody else is sent to sign in, whatever the page would be. */
export function forCustomer<Found>(build: BuildMyPage<Found>) {
  return async (deps: PageDependencies, request: PageRequest, found: Found): Promise<PageResult | undefined> => {
    const { brand, language, now, customerToken: token } = request
    const [customer, pages] = await Promise.all([
      findPageCustomer(deps.database.main, { token, brand: brand.key, now }),
      listWellKnownPages(deps.database.replica, { brand: brand.key, language }),
    ])
    if (!customer) return signInFirst(request, pages.loginPageUrl)
    return build(deps, request, { ...found, customer, paths: myPagesPaths(pages, language) })
  }
}

export function urlsOf(request: PageRequest, paths: MyPagesPaths): MyPagesUrls {
  return Object.fromEntries(Object.entries(paths).map(([page, path]) => [page, request.address(path)]))
}

async function linksOf(deps: PageDependencies, request: PageRequest, paths: MyPagesPaths) {
  const { brand, language, now, path: current } = request
  const written = await listPagesForCustomers(deps.database.replica, { brand: brand.key, language, now })
  const isBelow = (path: string) => current === path || (path === paths.orders && current.startsWith(`${path}/`))
  const linkTo = (page: MyPagesLink['page'], name: string, path: string): MyPagesLink => ({
    page,
    name,
    url: request.address(path),
    isCurrent: isBelow(path),
  })
  const fixed = MY_PAGES.flatMap((page): MyPagesLink[] => {
    const path = paths[page]
    const isLeftOut = page === 'links' && !written.some((each) => each.path === path)
    if (path === undefined || NOT_IN_NAVIGATION.includes(page) || isLeftOut) return []
    return [linkTo(page, MY_PAGE_NAMES[page][language], path)]
  })
  const lists = linkTo('lists', LISTS_NAMES[language], FIXED_PATHS.shoppingLists[language])
  const others = written.filter(({ path }) => path !== paths.links)
  return [
    ...fixed.slice(0, LINKS_BEFORE_LISTS),
    lists,
    ...fixed.slice(LINKS_BEFORE_LISTS),
    ...others.map(({ name, path }) => linkTo('editorial', name, path)),
  ]
}

/** What a page adds to the frame; of a model with several steps, that of one. */
type OwnPart<Model> = Model extends unknown ? Omit<Model, keyof MyPagesModel> : never

export interface MyPageContent<Name extends PageName> {
  readonly componentName: Name
  readonly heading: string
  /** Pages between the start page and this one. */
  readonly above?: readonly Breadcrumb[]
  readonly model: OwnPart<PageWith<Name>['model']>
  readonly httpStatus?: number
}

/** A page in the frame of my pages: never cached, never indexed. */
export async function myPage<Name extends PageName>(
  deps: PageDependencies,
  request: PageRequest,
  { customer, paths, content }: MyPageContext & { readonly content: MyPageContent<Name> },
): Promise<PageResult> {
  const { brand, language } = request
  const { componentName, heading, above = [], model, httpStatus } = content
  const start = { name: MY_PAGE_NAMES.start[language], url: request.address(paths.start ?? '/') }
  const here = { name: heading, url: request.address(request.path) }
  const frame: MyPagesModel = {
    heading,
    breadcrumbs: [
      { name: brand.name, url: request.address('/') },
      start,
      ...above,
      ...(here.url === start.url ? [] : [here]),
    ],
    forename: customer.forename,
    links: await linksOf(deps, request, paths),
  }
  const page = buildPage(request, {
    componentName,
    // The compiler can't see that the frame completes the model.
    model: { ...frame, ...model } as unknown as PageWith<Name>['model'],
    cache: 'partial',
    ...(httpStatus !== undefined && { httpStatus }),
    meta: { title: `${heading} – ${brand.name}` },
    trackingPageType: 'my-pages',
  })
  return { page, validUntil: undefined, isPublic: false, visitorData: ['customer'] }
}
