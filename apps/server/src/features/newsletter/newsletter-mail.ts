import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { MailMessage } from '../mail/mail-message.ts'

interface Texts {
  readonly subject: (brand: string) => string
  readonly preview: string
  readonly heading: string
  readonly text: (brand: string) => string
  readonly button: string
  readonly note: string
  readonly unsubscribe: string
}

const TEXTS: Readonly<Record<MarketLanguage, Texts>> = {
  da: {
    subject: (brand) => `Bekræft din tilmelding til nyhedsbrevet fra ${brand}`,
    preview: 'Der mangler kun ét klik, så er du tilmeldt.',
    heading: 'Næsten tilmeldt',
    text: (brand) =>
      `Din e-mailadresse er blevet tilmeldt nyhedsbrevet fra ${brand}. Bekræft, at det var dig, så sender vi dig nye møbler, gode tilbud og idéer til hjemmet.`,
    button: 'Bekræft tilmelding',
    note: 'Linket virker i 7 dage og kun én gang. Var det ikke dig? Så skal du ikke gøre noget: uden din bekræftelse hører du ikke mere fra os.',
    unsubscribe: 'Afmeld nyhedsbrevet',
  },
  nb: {
    subject: (brand) => `Bekreft påmeldingen til nyhetsbrevet fra ${brand}`,
    preview: 'Det mangler bare ett klikk, så er du påmeldt.',
    heading: 'Nesten påmeldt',
    text: (brand) =>
      `E-postadressen din er meldt på nyhetsbrevet fra ${brand}. Bekreft at det var deg, så sender vi deg nye møbler, gode tilbud og ideer til hjemmet.`,
    button: 'Bekreft påmelding',
    note: 'Lenken virker i 7 dager og bare én gang. Var det ikke deg? Da trenger du ikke å gjøre noe: uten din bekreftelse hører du ikke mer fra oss.',
    unsubscribe: 'Meld deg av nyhetsbrevet',
  },
  sv: {
    subject: (brand) => `Bekräfta din anmälan till nyhetsbrevet från ${brand}`,
    preview: 'Bara ett klick kvar, sedan är du anmäld.',
    heading: 'Nästan anmäld',
    text: (brand) =>
      `Din e-postadress har anmälts till nyhetsbrevet från ${brand}. Bekräfta att det var du, så skickar vi nya möbler, bra erbjudanden och idéer till hemmet.`,
    button: 'Bekräfta anmälan',
    note: 'Länken fungerar i 7 dagar och bara en gång. Var det inte du? Då behöver du inte göra något: utan din bekräftelse hör du inte av oss igen.',
    unsubscribe: 'Avsluta nyhetsbrevet',
  },
}

export function confirmationMail(options: {
  brandName: string
  language: MarketLanguage
  confirmUrl: string
  unsubscribeUrl: string
}): MailMessage {
  const texts = TEXTS[options.language]
  return {
    subject: texts.subject(options.brandName),
    preview: texts.preview,
    parts: [
      { kind: 'heading', text: texts.heading },
      { kind: 'text', text: texts.text(options.brandName) },
      { kind: 'button', text: texts.button, url: options.confirmUrl },
      { kind: 'note', text: texts.note },
    ],
    unsubscribe: { text: texts.unsubscribe, url: options.unsubscribeUrl },
  }
}
