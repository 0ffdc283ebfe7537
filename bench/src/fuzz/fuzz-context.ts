import { accountDictionary } from './account-dictionary.ts'
import { readOperations, type Operation } from './fuzz-operations.ts'
import type { FuzzPeople, Victim } from './fuzz-people.ts'
import type { Dictionary } from './fuzz-values.ts'

/** Material for requests: the shop's own values, and ids that belong to another visitor. */
export interface FuzzContext {
  readonly operations: readonly [Operation, ...Operation[]]
  readonly paths: readonly [string, ...string[]]
  readonly pictures: readonly [string, ...string[]]
  readonly dictionary: Dictionary
  /** Cookies of the fuzzer's visitors, those of its people renewed now and then; empty for none. */
  readonly cookies: [string, ...string[]]
}

const JSON_HEADERS = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' }

function filled<Value>(values: readonly Value[], what: string): readonly [Value, ...Value[]] {
  const [first, ...others] = values
  if (first === undefined) throw new Error(`The shop has no ${what} to ask for.`)
  return [first, ...others]
}

interface Card {
  readonly currentSku: string
  readonly productKey: string
  readonly packageKey?: string
  readonly images: readonly { readonly url: string }[]
}

async function readCards(origin: string): Promise<readonly Card[]> {
  const listed = await fetch(`${origin}/api/content/produkter`)
  const { model } = (await listed.json()) as { model: { products: readonly Card[] } }
  return model.products
}

export interface Visitor {
  readonly cookie: string
  readonly cartId: string
  readonly lineItemId: string
}

/** A visitor with a cart. */
export async function createVisitor(origin: string, sku: string): Promise<Visitor> {
  const answer = await fetch(`${origin}/api/client/ct/cart/apply?language=da`, {
    method: 'POST',
    headers: JSON_HEADERS,
    body: JSON.stringify([{ $type: 'AddLineItemCommand', sku, quantity: 1 }]),
  })
  const { cartResponse } = (await answer.json()) as { cartResponse: { id: string; items: readonly { id: string }[] } }
  return {
    cookie: answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';', 1)[0])
      .join('; '),
    cartId: cartResponse.id,
    lineItemId: cartResponse.items[0]?.id ?? '',
  }
}

async function readPaths(origin: string): Promise<readonly string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  return [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/')
}

const OWN_PAGES = [
  '/kurv',
  '/kasse',
  '/soeg',
  '/land',
  '/ordre',
  '/fortryd',
  '/nyhedsbrev/tilmeld',
  '/rum',
  '/butikker',
  '/cookies',
  '/sammenlign',
  '/onskelister',
  '/onskelister/delt',
  '/log-ind',
  '/opret-konto',
  '/glemt-adgangskode',
  '/nulstil-adgangskode',
  '/bekraeft-e-mail',
  '/behold-konto',
  '/mine-sider',
  '/mine-sider/profil',
  '/mine-sider/koeb',
  '/mine-sider/retur',
  '/mine-sider/tilbud',
  '/mine-sider/mine-data',
  '/mine-sider/slet-konto',
  '/medarbejder',
  '/__insights',
  '/k/abcdefghijklmnop',
  '/lagerbesked/bekraeft',
  '/listebesked/bekraeft',
]

/** Whom the requests know: a visitor and a customer who are strangers, and people of their own. */
export interface Known {
  readonly victim: Visitor
  readonly target: Victim
  readonly people: FuzzPeople
}

/** Values by field name, from the shop and from another visitor. */
function dictionaryOf(cards: readonly Card[], own: readonly Visitor[], { victim, target, people }: Known): Dictionary {
  const skus = filled(
    cards.map(({ currentSku }) => currentSku),
    'products',
  )
  const keys = filled(
    cards.map(({ productKey }) => productKey),
    'products',
  )
  const carts = filled(
    [victim, ...own].map(({ cartId }) => cartId),
    'carts',
  )
  return {
    ...accountDictionary(target, people),
    words: ['sofa', 'lampe', 'Alma Holm', 'Strandvejen 12', 'x', 'ø', 'da', '1', 'true', '2026-11-16'],
    sku: skus,
    skus,
    packageKey: keys,
    productKey: keys,
    keys: [keys.slice(0, 24).join(','), keys[0], ''],
    cartId: carts,
    lineItemId: filled(
      [victim, ...own].map(({ lineItemId }) => lineItemId),
      'lines',
    ),
    language: ['da', 'nb', 'sv', 'en'],
    mobile: ['20304050', '+4520304050', '0', '+'],
    code: ['VELKOMMEN10', 'GRATISFRAGT', 'GAVE-500-DEMO', 'gave-0-demo', 'UDLOEBET', 'NOTHING'],
    countryCode: ['DK', 'NO', 'SE', 'dk', 'XX'],
    postalCode: ['2900', '0150', '11122', '9'],
    city: ['Hellerup', 'Oslo'],
    firstName: ['Alma'],
    lastName: ['Holm'],
    streetName: ['Strandvejen'],
    streetNumber: ['12'],
    shippingMethodKey: ['delivery', 'pickup-nowhere'],
    paymentMethodKey: ['card', 'invoice', 'barter'],
    customerType: ['private', 'company'],
    listId: ['x'.repeat(22), 'x'],
    listName: ['Stue', ' ', 'x'.repeat(31)],
    idempotencyKey: ['a'.repeat(32), '0b5a1c1e-6f1c-4c0e-9a55-5a2f7b6c8d90'],
    q: ['sofa', 'lampe', 'sofa grøn', 's', 'lmape', 'sofabord eg'],
    d: ['[["cart"]]', '[["countrySwitch",{"cameFrom":"/"}]]', '[["productCards",{"keys":"x"}],["menu"]]', '[["cart"'],
    cameFrom: ['/', '/sofaer', '/findes-ikke', '//evil.example'],
    contextKeys: ['keys', 'cartId', 'cameFrom', 'productKey', 'page', 'includeSubcategories'],
    orderNumber: ['10001', 'H-10001', '0'],
    provider: ['test-bank', 'invoice', 'nets'],
    market: ['DK', 'NO', 'SE'],
    page: ['1', '2', '99', '9999999'],
    quantity: ['1', '2', '0', '-1', '1000', '1.5', '1e3'],
  }
}

export async function readFuzzContext(origin: string, own: readonly Visitor[], known: Known): Promise<FuzzContext> {
  const [operations, paths, cards] = await Promise.all([readOperations(origin), readPaths(origin), readCards(origin)])
  return {
    operations: filled(operations, 'operations'),
    paths: filled([...paths, ...OWN_PAGES], 'pages'),
    pictures: filled(
      cards.flatMap(({ images }) => images.map(({ url }) => url.split('?', 1)[0] ?? '')),
      'pictures',
    ),
    dictionary: dictionaryOf(cards, own, known),
    cookies: ['', ...own.map(({ cookie }) => cookie), ...(await known.people.freshCookies())],
  }
}

export async function firstSku(origin: string): Promise<string> {
  const [card] = await readCards(origin)
  if (!card) throw new Error('The shop lists nothing.')
  return card.currentSku
}

/** Requests end sessions; the people of the fuzzer go on with new ones. */
export async function renewCookies({ cookies }: FuzzContext, people: FuzzPeople): Promise<void> {
  const fresh = await people.freshCookies()
  cookies.splice(cookies.length - fresh.length, fresh.length, ...fresh)
}
