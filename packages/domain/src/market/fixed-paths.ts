import type { MarketLanguage } from './market.ts'

export type Paths = Readonly<Record<MarketLanguage, string>>

export type FixedPage =
  | 'cart'
  | 'express'
  | 'deliveryPlace'
  | 'wayIn'
  | 'samples'
  | 'confirmation'
  | 'order'
  | 'receipt'
  | 'withdrawal'
  | 'newsletter'
  | 'country'
  | 'cookies'
  | 'rights'
  | 'recalls'
  | 'accessibility'
  | 'guarantee'
  | 'shoppingLists'
  | 'compare'
  | 'roomPlan'
  | 'resetPassword'
  | 'createPassword'
  | 'confirmEmail'
  | 'proveEmail'
  | 'removePasskey'
  | 'undoDeletion'
  | 'employeeLogin'

/** Pages with fixed paths. The paths of checkout, search, rooms and stores are chosen by editors: `wellKnownPages`. */
export const FIXED_PATHS: Readonly<Record<FixedPage, Paths>> = {
  cart: { da: '/kurv', nb: '/handlekurv', sv: '/varukorg' },
  /** Delivery and total before the wallet that says who buys, with `?of=`. */
  express: { da: '/koeb-nu', nb: '/kjop-na', sv: '/kop-nu' },
  /** Where visitors say their postcode. */
  deliveryPlace: { da: '/leveringssted', nb: '/leveringssted', sv: '/leveransort' },
  /** Where visitors say their doors, stairs and lift. */
  wayIn: { da: '/passer-det', nb: '/passer-det', sv: '/passar-det' },
  /** Pieces of fabric and wood; with `?of=` those of a product first. */
  samples: { da: '/proever', nb: '/prover', sv: '/prover' },
  /** Order confirmation. With `?token=` of the order's link. */
  confirmation: { da: '/ordrebekraeftelse', nb: '/ordrebekreftelse', sv: '/orderbekraftelse' },
  /** One order and its state, with `?token=`; without it, the form by which a guest finds theirs. */
  order: { da: '/ordre', nb: '/ordre', sv: '/order' },
  /** The invoice for printing, with `?token=`. */
  receipt: { da: '/ordre/faktura', nb: '/ordre/faktura', sv: '/order/faktura' },
  /** The withdrawal form of article 11a: general, or with `?token=` for one order. */
  withdrawal: { da: '/fortryd', nb: '/angre', sv: '/angra' },
  /** The other newsletter pages are beside it: `newsletter-steps`. */
  newsletter: { da: '/nyhedsbrev/tilmeld', nb: '/nyhetsbrev/meld-pa', sv: '/nyhetsbrev/anmal' },
  /** Where visitors choose the country; the word is the same in all three languages. */
  country: { da: '/land', nb: '/land', sv: '/land' },
  /** What is stored in the browser, and the choice of it. */
  cookies: { da: '/cookies', nb: '/informasjonskapsler', sv: '/cookies' },
  /** What the law gives buyers, and what the shop does for it. */
  rights: { da: '/dine-rettigheder', nb: '/dine-rettigheter', sv: '/dina-rattigheter' },
  /** Products that buyers are to stop using. */
  recalls: { da: '/tilbagekaldelser', nb: '/tilbakekallinger', sv: '/aterkallelser' },
  /** The notice of the legal guarantee. */
  guarantee: { da: '/reklamationsret', nb: '/reklamasjonsrett', sv: '/reklamationsratt' },
  /** Who can use the shop how, what was tested, and whom to complain to. */
  accessibility: { da: '/tilgaengelighed', nb: '/tilgjengelighet', sv: '/tillganglighet' },
  /** The visitor's lists, one selected by `?list=`. The page of a shared list is at the editor's path. */
  shoppingLists: { da: '/onskelister', nb: '/onskelister', sv: '/onskelistor' },
  /** Up to four things side by side, with `?sku=A,B`. */
  compare: { da: '/sammenlign', nb: '/sammenlign', sv: '/jamfor' },
  /** The visitor's room with furniture to scale, with `?plan=`. */
  roomPlan: { da: '/rumplan', nb: '/romplan', sv: '/rumsplan' },
  /** A new password, with `?token=` of a mail. */
  resetPassword: { da: '/nulstil-adgangskode', nb: '/nullstill-passord', sv: '/aterstall-losenord' },
  /** The first password of an account that the shop opened, with `?token=` of a mail. */
  createPassword: { da: '/opret-adgangskode', nb: '/opprett-passord', sv: '/skapa-losenord' },
  /** The four below with `?token=` of a mail, too. */
  confirmEmail: { da: '/bekraeft-e-mail', nb: '/bekreft-e-post', sv: '/bekrafta-e-post' },
  /** The address that the account was registered with; the one above is a new one. */
  proveEmail: { da: '/bekraeft-konto', nb: '/bekreft-konto', sv: '/bekrafta-konto' },
  removePasskey: { da: '/fjern-adgangsnoegle', nb: '/fjern-passnokkel', sv: '/ta-bort-losennyckel' },
  undoDeletion: { da: '/behold-konto', nb: '/behold-konto', sv: '/behall-konto' },
  /** Where employees sign in. */
  employeeLogin: { da: '/medarbejder', nb: '/medarbeider', sv: '/medarbetare' },
}

/** Without a token they show nothing, so editors can't link to them. */
const WITH_TOKEN: readonly FixedPage[] = [
  'confirmation',
  'receipt',
  'resetPassword',
  'createPassword',
  'confirmEmail',
  'proveEmail',
  'removePasskey',
  'undoDeletion',
]

/** Paths that links may lead to. */
export function linkedPaths(language: MarketLanguage): readonly string[] {
  const pages = Object.keys(FIXED_PATHS) as readonly FixedPage[]
  return pages.filter((page) => !WITH_TOKEN.includes(page)).map((page) => FIXED_PATHS[page][language])
}
