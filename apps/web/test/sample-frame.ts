import type { DynamicRecordEntry } from '@firkant/domain/dynamic-data/dynamic-data.ts'

const DATA = {
  wellKnownPages: { startPageUrl: '/', searchPageUrl: '/soeg', checkoutPageUrl: '/til-kassen' },
  frame: {
    tagline: 'Til hjemmet',
    about: 'Om butikken',
    menuPage: '/alt',
    cartPage: '/kurv',
    comparePage: '/sammenlign',
    listsPage: '/onskelister',
    withdrawalPage: '/fortryd',
    cookiePage: '/cookies',
    headerLinks: [{ to: '/nyheder', title: 'Nyheder' }],
    sellingPoints: [{ icon: 'truck', name: 'Gratis levering' }],
  },
  footer: {
    groups: [{ title: 'Kundeservice', links: [{ to: '/kontakt', title: 'Kontakt' }] }],
    legal: [{ to: '/vilkaar', title: 'Handelsbetingelser' }],
    payment: [{ name: 'Dankort' }],
    delivery: [{ name: 'Postbud' }],
    newsletter: { heading: 'Nyt fra os', text: 'En gang om ugen' },
    company: {
      legalName: 'Butik A/S',
      address: ['Havnevej 1', '8000 Aarhus'],
      companyNumber: 'CVR 12345678',
      email: 'hej@butik.example',
      phone: '12 34 56 78',
    },
  },
  settings: { enableMyPagesButton: true, useNewBadges: false, blackFridayTheme: false },
  siteBanner: {
    message: 'Hjemmedage',
    backgroundColor: '#000000',
    textColor: '#ffffff',
    backgroundColorCheckout: '#000000',
    textColorCheckout: '#ffffff',
    link: { to: '/tilbud', title: 'Se tilbud' },
  },
  customer: { isLoggedIn: false, isSoftLoggedIn: false },
  wishlist: { name: 'Favoritter', count: 1, codes: ['A'], products: [] },
}

/** Frame and common visitor data, as documents carry them. */
export const SAMPLE_FRAME: Readonly<Record<string, unknown>> = DATA

export const recordsOf = (data: Readonly<Record<string, unknown>>): readonly DynamicRecordEntry[] =>
  Object.entries(data).map(([type, value]) => ({ type, cacheKey: type, loadFailed: false, data: value }))
