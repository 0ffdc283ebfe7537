import type { MarketLanguage } from '@firkant/domain/market/market.ts'

interface MailTexts {
  readonly subject: (name: string) => string
  readonly preview: string
  readonly heading: string
  readonly text: (name: string, brand: string) => string
  readonly button: string
  readonly note: string
}

export interface StockAlertTexts {
  readonly confirm: MailTexts
  readonly known: MailTexts
  readonly back: MailTexts
  readonly cancel: string
  readonly reference: (price: string) => string
}

export const STOCK_ALERT_TEXTS: Readonly<Record<MarketLanguage, StockAlertTexts>> = {
  da: {
    confirm: {
      subject: (name) => `Skal vi give dig besked om ${name}?`,
      preview: 'Der mangler kun ét klik.',
      heading: 'Kun ét klik mere',
      text: (name, brand) =>
        `Nogen har skrevet din e-mailadresse hos ${brand} for at få besked, når ${name} er på lager igen. Bekræft, at det var dig, så skriver vi til dig.`,
      button: 'Ja, giv mig besked',
      note: 'Vi skriver én gang, når varen er tilbage, og venter højst et halvt år. Linket virker i 7 dage. Var det ikke dig? Så skal du ikke gøre noget: uden din bekræftelse hører du ikke mere fra os.',
    },
    known: {
      subject: (name) => `Du får allerede besked om ${name}`,
      preview: 'Du står på listen og skal ikke gøre mere.',
      heading: 'Du står allerede på listen',
      text: (name) => `Vi skriver til dig, så snart ${name} er på lager igen. Du skal ikke gøre mere.`,
      button: 'Se varen',
      note: 'Du får denne mail, fordi nogen skrev din e-mailadresse ved varen igen.',
    },
    back: {
      subject: (name) => `${name} er på lager igen`,
      preview: 'Nu kan du købe den.',
      heading: 'Den er her igen',
      text: (name) => `Du bad om besked, når ${name} var på lager igen. Det er den nu.`,
      button: 'Se varen',
      note: 'Vi lægger ikke varer til side, og prisen er den, der gælder nu. Det her er den eneste mail, du får om varen.',
    },
    cancel: 'Afmeld alle beskeder om varer på lager',
    reference: (price) => `Laveste pris 30 dage før: ${price}`,
  },
  nb: {
    confirm: {
      subject: (name) => `Skal vi gi deg beskjed om ${name}?`,
      preview: 'Det mangler bare ett klikk.',
      heading: 'Bare ett klikk til',
      text: (name, brand) =>
        `Noen har skrevet inn e-postadressen din hos ${brand} for å få beskjed når ${name} er på lager igjen. Bekreft at det var deg, så skriver vi til deg.`,
      button: 'Ja, gi meg beskjed',
      note: 'Vi skriver én gang, når varen er tilbake, og venter høyst et halvt år. Lenken virker i 7 dager. Var det ikke deg? Da trenger du ikke å gjøre noe: uten din bekreftelse hører du ikke mer fra oss.',
    },
    known: {
      subject: (name) => `Du får allerede beskjed om ${name}`,
      preview: 'Du står på listen og trenger ikke å gjøre mer.',
      heading: 'Du står allerede på listen',
      text: (name) => `Vi skriver til deg så snart ${name} er på lager igjen. Du trenger ikke å gjøre mer.`,
      button: 'Se varen',
      note: 'Du får denne e-posten fordi noen skrev inn e-postadressen din ved varen på nytt.',
    },
    back: {
      subject: (name) => `${name} er på lager igjen`,
      preview: 'Nå kan du kjøpe den.',
      heading: 'Den er her igjen',
      text: (name) => `Du ba om beskjed når ${name} var på lager igjen. Det er den nå.`,
      button: 'Se varen',
      note: 'Vi holder ikke av varer, og prisen er den som gjelder nå. Dette er den eneste e-posten du får om varen.',
    },
    cancel: 'Meld av alle varsler om varer på lager',
    reference: (price) => `Laveste pris 30 dager før: ${price}`,
  },
  sv: {
    confirm: {
      subject: (name) => `Ska vi meddela dig om ${name}?`,
      preview: 'Bara ett klick kvar.',
      heading: 'Bara ett klick till',
      text: (name, brand) =>
        `Någon har skrivit din e-postadress hos ${brand} för att få veta när ${name} finns i lager igen. Bekräfta att det var du, så skriver vi till dig.`,
      button: 'Ja, meddela mig',
      note: 'Vi skriver en gång, när varan är tillbaka, och väntar högst ett halvår. Länken fungerar i 7 dagar. Var det inte du? Då behöver du inte göra något: utan din bekräftelse hör vi inte av oss igen.',
    },
    known: {
      subject: (name) => `Du får redan besked om ${name}`,
      preview: 'Du står på listan och behöver inte göra något mer.',
      heading: 'Du står redan på listan',
      text: (name) => `Vi skriver till dig så snart ${name} finns i lager igen. Du behöver inte göra något mer.`,
      button: 'Se varan',
      note: 'Du får det här mejlet för att någon skrev din e-postadress vid varan igen.',
    },
    back: {
      subject: (name) => `${name} finns i lager igen`,
      preview: 'Nu kan du köpa den.',
      heading: 'Nu är den tillbaka',
      text: (name) => `Du ville få veta när ${name} fanns i lager igen. Nu gör den det.`,
      button: 'Se varan',
      note: 'Vi lägger inte undan varor, och priset är det som gäller nu. Det här är det enda mejl du får om varan.',
    },
    cancel: 'Avsluta alla bevakningar',
    reference: (price) => `Lägsta pris 30 dagar före: ${price}`,
  },
}
