import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import type { Page, PageName } from '@firkant/domain/page/page.ts'
import type { WellKnownPages } from '@firkant/domain/well-known/well-known-pages.ts'
import { orderLinkToken } from '../src/features/orders/order-links.ts'
import { SESSION_COOKIES } from '../src/platform/sessions/session-cookies.ts'
import { TEST_NOW } from './ground/global-setup.ts'
import { createTestDatabase, type TestDatabase } from './ground/test-database.ts'
import { addTestOrder } from './samples/test-orders.ts'
import { startTestShop, type TestShop } from './test-shop.ts'
import { registered, type AccountVisitor } from './visitors/account-visitor.ts'
import { storePage } from './visitors/store-page.ts'
import { createVisitor } from './visitors/visitor-client.ts'

const SECRET = 'a secret of more than thirty-two letters'
const LATER_S = Math.floor(TEST_NOW.getTime() / 1000) + 1000

let database: TestDatabase
let shop: TestShop
let customer: AccountVisitor
let order: string
let maker: string
let product: string

const inspiration = {
  title: 'Lys | hjemly',
  heading: 'Lys',
  description: 'Om lys.',
  image: 'hero/dining-days.webp',
}

beforeAll(async () => {
  database = await createTestDatabase()
  const category = { key: 'light', path: '/laesning', componentName: 'InspirationCategoryPage' }
  await storePage(database, { ...inspiration, ...category })
  await storePage(database, {
    ...inspiration,
    key: 'lamp',
    path: '/laesning/lampe',
    componentName: 'InspirationArticlePage',
    article: { publishedOn: '2026-05-01', inspirationCategoryKey: 'light' },
    blocks: [{ id: 'text', componentName: 'Editorial', props: { html: '<p>Om lamper.</p>' } }],
  })
  shop = await startTestShop({ database, env: { SHOP_SECRET: SECRET } })
  customer = (await registered(shop)).visitor
  const { id } = await addTestOrder(database.main, {})
  order = orderLinkToken(SECRET, id, LATER_S)
  const { rows } = await database.pool.query<{ maker: string; key: string; slug: string }>(
    `select b.slug as maker, p.key, ct.slug from product_brands b
      join products p on p.product_brand_key = b.key
      join assortments a on a.product_key = p.key and a.brand = 'hjemly'
      join category_texts ct on ct.category_key = p.category_key and ct.language = 'da' order by b.key limit 1`,
  )
  const [row] = rows
  maker = `/maerker/${row?.maker}`
  product = `/${row?.slug}/${row?.key}`
})
afterAll(async () => {
  await shop.close()
  await database.drop()
})

async function nameAt(path: string, cookie = ''): Promise<string> {
  const answer = await fetch(`${shop.origin}/api/content${path}`, { headers: { cookie } })
  return ((await answer.json()) as Page).componentName
}
const cookieOfCustomer = () => `${customer.cookie()}; ${SESSION_COOKIES.customer}=${customer.token()}`

/** The contract's list: what others rely on. The shop has more. */
const NAMES: Readonly<Partial<Record<PageName, (pages: WellKnownPages) => string>>> = {
  StartPage: ({ startPageUrl }) => startPageUrl,
  RootCategoryPage: () => '/produkter',
  CategoryPage: () => '/laenestole',
  BrandPage: () => maker,
  CampaignPage: () => '/tilbud',
  ProductListingPage: () => '/nyheder',
  ProductPage: () => product,
  SearchResultPage: ({ searchPageUrl }) => `${searchPageUrl}?q=sofa`,
  EditorialPage: () => '/om-hjemly',
  InspirationCategoryPage: () => '/laesning',
  InspirationArticlePage: () => '/laesning/lampe',
  LoginPage: ({ loginPageUrl }) => loginPageUrl,
  RegistrationPage: ({ registrationPageUrl }) => registrationPageUrl,
  ForgotPasswordPage: ({ forgotPasswordPageUrl }) => forgotPasswordPageUrl,
  CreatePasswordPage: () => `${FIXED_PATHS.createPassword.da}?token=x`,
  ResetPasswordPage: () => `${FIXED_PATHS.resetPassword.da}?token=x`,
  NewsletterSignupPage: () => FIXED_PATHS.newsletter.da,
  CheckoutPage: ({ checkoutPageUrl }) => checkoutPageUrl,
  OrderConfirmationPage: () => `${FIXED_PATHS.confirmation.da}?token=${order}`,
  ContentNotFoundPage: () => '/findes-ikke',
  ShoppingListsPage: () => FIXED_PATHS.shoppingLists.da,
  SharedShoppingListPage: ({ shoppingListsSharePageUrl }) => shoppingListsSharePageUrl,
  StoreOverviewPage: () => '/butikker',
  StorePage: () => '/butikker/aarhus',
  RoomsPage: ({ roomsPageLink }) => roomsPageLink,
  RoomPage: ({ roomsPageLink }) => `${roomsPageLink}/stue`,
  EmployeeLoginPage: () => FIXED_PATHS.employeeLogin.da,
}
const NAMES_OF_CUSTOMER: Readonly<Partial<Record<PageName, (pages: WellKnownPages) => string>>> = {
  MyPagesStartPage: ({ myPagesStartPageUrl }) => myPagesStartPageUrl,
  MyPagesProfilePage: ({ myPagesProfilePageLink }) => myPagesProfilePageLink,
  MyPagesOrderHistoryPage: ({ myPagesOrderHistoryPageLink }) => myPagesOrderHistoryPageLink,
  MyPagesPromotionsPage: () => '/mine-sider/tilbud',
  MyPagesEditorialPage: () => '/mine-sider/fordele',
  MyPagesImportantLinksPage: ({ myPagesImportantLinksPageLink }) => myPagesImportantLinksPageLink,
  OrderReturnPage: ({ orderReturnPageLink }) => orderReturnPageLink,
}

describe('names of pages', () => {
  it('PAGE-31 PAGE-33 are those of the contract, each at its address', async () => {
    const pages = await createVisitor(shop).ask('wellKnownPages')
    if (!pages) return expect.unreachable('there are no well-known pages')
    const found = new Map<string, string>()
    for (const [name, path] of Object.entries(NAMES)) found.set(name, await nameAt(path(pages)))
    for (const [name, path] of Object.entries(NAMES_OF_CUSTOMER))
      found.set(name, await nameAt(path(pages), cookieOfCustomer()))
    expect([...found.values()]).toEqual([...found.keys()])
    // The error page has a test of its own, in a shop that is broken.
    expect(found.size + 1).toBe(35)
  })
})
