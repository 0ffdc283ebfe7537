import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { mailPriceNote } from '../mail/mail-energy.ts'
import type { MailMessage, MailPart } from '../mail/mail-message.ts'
import type { NewsletterContent } from './newsletter-content.ts'

interface IssueTexts {
  readonly subject: (brand: string) => string
  readonly preview: string
  readonly greeting: (forename: string) => string
  readonly greetingYou: string
  readonly text: string
  readonly button: string
  readonly products: string
  /** Before the reference price of a reduced product. */
  readonly reference: (price: string) => string
  readonly readArticle: string
  readonly section: string
  readonly points: readonly string[]
  readonly note: string
  readonly preferences: string
  readonly unsubscribe: string
}

const TEXTS: Readonly<Record<MarketLanguage, IssueTexts>> = {
  da: {
    subject: (brand) => `Nyt fra ${brand}: lange aftener, varme rum`,
    preview: 'Lamper, plaider og borde, der kan trækkes ud.',
    greeting: (forename) => `Hej ${forename}`,
    greetingYou: 'Hej',
    text: 'Mørket kommer tidligt nu, og hjemmet bliver det bedste sted at være. Vi har samlet det, der gør aftenerne længere på den gode måde.',
    button: 'Se nyhederne',
    products: 'Nyt på hylderne',
    reference: (price) => `Laveste pris 30 dage før: ${price}`,
    readArticle: 'Læs artiklen',
    section: 'Tre idéer til i aften',
    points: [
      'Tænd tre små lamper i stedet for én stor.',
      'Læg en plaid over armlænet, så den er der, når du skal bruge det.',
      'Træk bordet ud en hverdag, og invitér naboen.',
    ],
    note: 'Når du åbner et link i denne mail, kender vi dig igen og viser dine tilbud. Dine køb og din adresse ser man først, når du logger ind.',
    preferences: 'Vælg dine mails',
    unsubscribe: 'Afmeld nyhedsbrevet',
  },
  nb: {
    subject: (brand) => `Nytt fra ${brand}: lange kvelder, varme rom`,
    preview: 'Lamper, pledd og bord som kan trekkes ut.',
    greeting: (forename) => `Hei ${forename}`,
    greetingYou: 'Hei',
    text: 'Mørket kommer tidlig nå, og hjemmet blir det beste stedet å være. Vi har samlet det som gjør kveldene lengre på den gode måten.',
    button: 'Se nyhetene',
    products: 'Nytt i hyllene',
    reference: (price) => `Laveste pris 30 dager før: ${price}`,
    readArticle: 'Les artikkelen',
    section: 'Tre ideer for i kveld',
    points: [
      'Tenn tre små lamper i stedet for én stor.',
      'Legg et pledd over armlenet, så er det der når du trenger det.',
      'Trekk ut bordet en hverdag, og inviter naboen.',
    ],
    note: 'Når du åpner en lenke i denne e-posten, kjenner vi deg igjen og viser tilbudene dine. Kjøpene og adressen din vises først når du logger inn.',
    preferences: 'Velg e-postene dine',
    unsubscribe: 'Meld deg av nyhetsbrevet',
  },
  sv: {
    subject: (brand) => `Nytt från ${brand}: långa kvällar, varma rum`,
    preview: 'Lampor, plädar och bord som kan dras ut.',
    greeting: (forename) => `Hej ${forename}`,
    greetingYou: 'Hej',
    text: 'Mörkret kommer tidigt nu och hemmet blir det bästa stället att vara på. Vi har samlat det som gör kvällarna längre på ett bra sätt.',
    button: 'Se nyheterna',
    products: 'Nytt på hyllorna',
    reference: (price) => `Lägsta pris 30 dagar före: ${price}`,
    readArticle: 'Läs artikeln',
    section: 'Tre idéer för i kväll',
    points: [
      'Tänd tre små lampor i stället för en stor.',
      'Lägg en pläd över armstödet så finns den där när du behöver den.',
      'Dra ut bordet en vardag och bjud in grannen.',
    ],
    note: 'När du öppnar en länk i det här mejlet känner vi igen dig och visar dina erbjudanden. Dina köp och din adress visas först när du loggar in.',
    preferences: 'Välj dina mejl',
    unsubscribe: 'Avsluta nyhetsbrevet',
  },
}

export interface NewsletterIssue {
  readonly brandName: string
  readonly language: MarketLanguage
  readonly forename: string | undefined
  readonly shopUrl: string
  readonly content: NewsletterContent
  /** Adds to an address of the shop what recognises the reader. */
  readonly linkTo: (url: string) => string
  readonly preferencesUrl: string
  readonly unsubscribeUrl: string
}

function contentParts({ content, language, linkTo }: NewsletterIssue): readonly MailPart[] {
  const texts = TEXTS[language]
  const products = content.products.map(({ name, subtitle, image, url, price, reference, energy, unitPrice }) => ({
    name,
    details: [subtitle].filter(Boolean),
    image,
    url: linkTo(url),
    price,
    ...(energy && { energy }),
    ...mailPriceNote(unitPrice, reference && texts.reference(reference)),
  }))
  const { article } = content
  return [
    ...(products.length > 0
      ? [{ kind: 'section', text: texts.products } as const, { kind: 'products', products } as const]
      : []),
    ...(article
      ? [{ kind: 'article', ...article, link: { text: texts.readArticle, url: linkTo(article.url) } } as const]
      : []),
  ]
}

export function newsletterIssueMail(options: NewsletterIssue): MailMessage {
  const texts = TEXTS[options.language]
  const { forename } = options
  return {
    subject: texts.subject(options.brandName),
    preview: texts.preview,
    picture: options.content.picture,
    parts: [
      { kind: 'heading', text: forename ? texts.greeting(forename) : texts.greetingYou },
      { kind: 'text', text: texts.text },
      { kind: 'button', text: texts.button, url: options.shopUrl },
      ...contentParts(options),
      { kind: 'section', text: texts.section },
      { kind: 'list', items: texts.points },
      ...(forename === undefined ? [] : [{ kind: 'note', text: texts.note } as const]),
    ],
    preferences: { text: texts.preferences, url: options.preferencesUrl },
    unsubscribe: { text: texts.unsubscribe, url: options.unsubscribeUrl },
  }
}
