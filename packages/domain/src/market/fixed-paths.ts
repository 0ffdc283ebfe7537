import type { MarketLanguage } from './market.ts'

export type Paths = Readonly<Record<MarketLanguage, string>>

export type FixedPage = 'cart' | 'confirmation' | 'order' | 'receipt' | 'withdrawal' | 'newsletter' | 'country'

/** Pages that stand where the shop says. Where checkout, search, rooms and stores stand, editors say: `wellKnownPages`. */
export const FIXED_PATHS: Readonly<Record<FixedPage, Paths>> = {
  cart: { da: '/kurv', nb: '/handlekurv', sv: '/varukorg' },
  /** Thank you. With `?token=` of the order's link. */
  confirmation: { da: '/ordrebekraeftelse', nb: '/ordrebekreftelse', sv: '/orderbekraftelse' },
  /** One order and how far it has come, with `?token=`; without it, the form by which a guest finds theirs. */
  order: { da: '/ordre', nb: '/ordre', sv: '/order' },
  /** The same as a document to print, with `?token=`. */
  receipt: { da: '/ordre/faktura', nb: '/ordre/faktura', sv: '/order/faktura' },
  /** The withdrawal function of article 11a: the form for anybody, or with `?token=` for one order. */
  withdrawal: { da: '/fortryd', nb: '/angre', sv: '/angra' },
  /** The other pages of the newsletter stand beside it: `newsletter-steps`. */
  newsletter: { da: '/nyhedsbrev/tilmeld', nb: '/nyhetsbrev/meld-pa', sv: '/nyhetsbrev/anmal' },
  /** Where a visitor chooses the country: the word is the same in all three languages. */
  country: { da: '/land', nb: '/land', sv: '/land' },
}

/** They show nothing without the token of an order: no link of an editor leads there. */
const WITH_TOKEN: readonly FixedPage[] = ['confirmation', 'receipt']

/** Where a link may lead. */
export function linkedPaths(language: MarketLanguage): readonly string[] {
  const pages = Object.keys(FIXED_PATHS) as readonly FixedPage[]
  return pages.filter((page) => !WITH_TOKEN.includes(page)).map((page) => FIXED_PATHS[page][language])
}
