import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { MailMessage } from '../mail/mail-message.ts'

interface LinkMailTexts {
  readonly subject: (brand: string) => string
  readonly preview: string
  readonly heading: string
  readonly text: (brand: string) => string
  readonly button: string
  readonly note: string
}

interface ConfirmTexts extends LinkMailTexts {
  readonly unsubscribe: string
}

/** A mail whose point is its button. */
function linkMail(texts: LinkMailTexts, brandName: string, url: string): MailMessage {
  return {
    subject: texts.subject(brandName),
    preview: texts.preview,
    parts: [
      { kind: 'heading', text: texts.heading },
      { kind: 'text', text: texts.text(brandName) },
      { kind: 'button', text: texts.button, url },
      { kind: 'note', text: texts.note },
    ],
  }
}

const CONFIRM_TEXTS: Readonly<Record<MarketLanguage, ConfirmTexts>> = {
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
    note: 'Länken fungerar i 7 dagar och bara en gång. Var det inte du? Då behöver du inte göra något: utan din bekräftelse hör vi inte av oss igen.',
    unsubscribe: 'Avsluta nyhetsbrevet',
  },
}

export function confirmationMail(options: {
  brandName: string
  language: MarketLanguage
  confirmUrl: string
  unsubscribeUrl: string
}): MailMessage {
  const texts = CONFIRM_TEXTS[options.language]
  return {
    ...linkMail(texts, options.brandName, options.confirmUrl),
    unsubscribe: { text: texts.unsubscribe, url: options.unsubscribeUrl },
  }
}

const PREFERENCES_TEXTS: Readonly<Record<MarketLanguage, LinkMailTexts>> = {
  da: {
    subject: (brand) => `Dine mails fra ${brand}`,
    preview: 'Her vælger du, hvad vi sender dig.',
    heading: 'Dine mails',
    text: (brand) =>
      `Bag knappen vælger du, hvilke mails ${brand} sender dig, om de må være personlige, og hvilken adresse de går til.`,
    button: 'Vælg dine mails',
    note: 'Var det ikke dig, der bad om linket? Så skal du ikke gøre noget: der er intet ændret.',
  },
  nb: {
    subject: (brand) => `E-postene dine fra ${brand}`,
    preview: 'Her velger du hva vi sender deg.',
    heading: 'E-postene dine',
    text: (brand) =>
      `Bak knappen velger du hvilke e-poster ${brand} sender deg, om de kan være personlige, og hvilken adresse de går til.`,
    button: 'Velg e-postene dine',
    note: 'Var det ikke du som ba om lenken? Da trenger du ikke å gjøre noe: ingenting er endret.',
  },
  sv: {
    subject: (brand) => `Dina mejl från ${brand}`,
    preview: 'Här väljer du vad vi skickar till dig.',
    heading: 'Dina mejl',
    text: (brand) =>
      `Bakom knappen väljer du vilka mejl ${brand} skickar till dig, om de får vara personliga och vilken adress de går till.`,
    button: 'Välj dina mejl',
    note: 'Var det inte du som bad om länken? Då behöver du inte göra något: ingenting har ändrats.',
  },
}

/** The way to the preferences for a subscriber who has no newsletter at hand. */
export function preferencesMail(options: {
  brandName: string
  language: MarketLanguage
  preferencesUrl: string
}): MailMessage {
  return linkMail(PREFERENCES_TEXTS[options.language], options.brandName, options.preferencesUrl)
}
