import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import type { RecallRemedy, ShownRecall } from '@firkant/domain/law/recall-record.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { MailMessage } from '../mail/mail-message.ts'

interface RecallMailTexts {
  readonly subject: (products: string) => string
  readonly preview: string
  readonly heading: string
  readonly intro: (number: string, brand: string) => string
  readonly hazard: string
  readonly action: string
  readonly affected: string
  readonly choose: string
  readonly remedies: Readonly<Record<RecallRemedy, string>>
  readonly button: string
  readonly contact: (email: string, phone: string) => string
}

const TEXTS: Readonly<Record<MarketLanguage, RecallMailTexts>> = {
  da: {
    subject: (products) => `Tilbagekaldelse: ${products}`,
    preview: 'Hold op med at bruge varen, og læs, hvad du skal gøre.',
    heading: 'Tilbagekaldelse af hensyn til sikkerheden',
    intro: (number, brand) => `Du har købt varen hos ${brand} på ordre ${number}. Hold op med at bruge den.`,
    hazard: 'Faren',
    action: 'Det skal du gøre',
    affected: 'Det gælder',
    choose: 'Det kan du få, uden at det koster dig noget',
    remedies: { repair: 'Varen repareret', replacement: 'En ny vare', refund: 'Pengene tilbage' },
    button: 'Se tilbagekaldelsen',
    contact: (email, phone) => `Skriv til ${email}, eller ring på ${phone}, så aftaler vi resten.`,
  },
  nb: {
    subject: (products) => `Tilbakekalling: ${products}`,
    preview: 'Slutt å bruke varen, og les hva du skal gjøre.',
    heading: 'Tilbakekalling av hensyn til sikkerheten',
    intro: (number, brand) => `Du har kjøpt varen hos ${brand} på ordre ${number}. Slutt å bruke den.`,
    hazard: 'Faren',
    action: 'Dette skal du gjøre',
    affected: 'Det gjelder',
    choose: 'Dette kan du få, uten at det koster deg noe',
    remedies: { repair: 'Varen reparert', replacement: 'En ny vare', refund: 'Pengene tilbake' },
    button: 'Se tilbakekallingen',
    contact: (email, phone) => `Skriv til ${email}, eller ring ${phone}, så avtaler vi resten.`,
  },
  sv: {
    subject: (products) => `Återkallelse: ${products}`,
    preview: 'Sluta använda varan och läs vad du ska göra.',
    heading: 'Återkallelse av säkerhetsskäl',
    intro: (number, brand) => `Du har köpt varan hos ${brand} på order ${number}. Sluta använda den.`,
    hazard: 'Faran',
    action: 'Det här ska du göra',
    affected: 'Det gäller',
    choose: 'Det här kan du få utan att det kostar dig något',
    remedies: { repair: 'Varan reparerad', replacement: 'En ny vara', refund: 'Pengarna tillbaka' },
    button: 'Se återkallelsen',
    contact: (email, phone) => `Skriv till ${email} eller ring ${phone}, så kommer vi överens om resten.`,
  },
}

export interface RecallMailFacts {
  readonly brand: BrandDefinition
  readonly language: MarketLanguage
  readonly number: string
  readonly url: string
}

export function recallMail(recall: ShownRecall, { brand, language, number, url }: RecallMailFacts): MailMessage {
  const texts = TEXTS[language]
  const { products, hazard, action, affected, remedies } = recall
  const { email, phone } = brand.organisation
  return {
    subject: texts.subject(products.join('; ')),
    preview: texts.preview,
    parts: [
      { kind: 'heading', text: texts.heading },
      { kind: 'text', text: texts.intro(number, brand.name) },
      { kind: 'list', items: products },
      { kind: 'section', text: texts.hazard },
      { kind: 'text', text: hazard },
      ...(affected === ''
        ? []
        : ([
            { kind: 'section', text: texts.affected },
            { kind: 'text', text: affected },
          ] as const)),
      { kind: 'section', text: texts.action },
      { kind: 'text', text: action },
      { kind: 'section', text: texts.choose },
      { kind: 'list', items: remedies.map((remedy) => texts.remedies[remedy]) },
      { kind: 'button', text: texts.button, url },
      { kind: 'note', text: texts.contact(email, phone) },
    ],
  }
}
