import type { MarketLanguage } from '@firkant/domain/market/market.ts'

interface ConfirmTexts {
  readonly subject: string
  readonly preview: string
  readonly heading: string
  readonly text: (brand: string) => string
  readonly button: string
  readonly note: string
}

interface NewsTexts {
  readonly cheaper: (name: string) => string
  readonly back: (name: string) => string
  readonly several: (count: number) => string
  readonly preview: string
  readonly heading: string
  readonly text: (list: string) => string
  readonly textOfSeveral: string
  /** Of one product: how much less than the price that its owner knew. */
  readonly less: (amount: string) => string
  readonly inStock: string
  readonly reference: (price: string) => string
  readonly more: (count: number) => string
  readonly button: string
  readonly note: string
}

export interface ListAlertTexts {
  readonly confirm: ConfirmTexts
  readonly news: NewsTexts
  readonly cancel: string
}

export const LIST_ALERT_TEXTS: Readonly<Record<MarketLanguage, ListAlertTexts>> = {
  da: {
    confirm: {
      subject: 'Skal vi holde øje med din liste?',
      preview: 'Der mangler kun ét klik.',
      heading: 'Kun ét klik mere',
      text: (brand) =>
        `Nogen har skrevet din e-mailadresse hos ${brand} for at få besked, når noget på en ønskeliste bliver billigere eller kommer på lager igen. Bekræft, at det var dig, så holder vi øje.`,
      button: 'Ja, hold øje for mig',
      note: 'Der kommer højst én mail om dagen, og kun når der er noget nyt. Linket virker i 7 dage. Var det ikke dig? Så skal du ikke gøre noget: uden din bekræftelse hører du ikke mere fra os.',
    },
    news: {
      cheaper: (name) => `${name} er blevet billigere`,
      back: (name) => `${name} er på lager igen`,
      several: (count) => `Nyt om ${count} ting på din liste`,
      preview: 'Du bad os holde øje.',
      heading: 'Godt nyt fra din liste',
      text: (list) => `Du bad os holde øje med ${list}. Her er, hvad der er sket.`,
      textOfSeveral: 'Du bad os holde øje med dine lister. Her er, hvad der er sket.',
      less: (amount) => `${amount} under prisen, du kender fra din liste`,
      inStock: 'På lager igen',
      reference: (price) => `Laveste pris 30 dage før: ${price}`,
      more: (count) => `Og ${count} ting mere på listen.`,
      button: 'Se din liste',
      note: 'Priserne gælder lige nu, og vi lægger ikke varer til side. Vi skriver højst én gang om dagen.',
    },
    cancel: 'Afmeld alle mails om dine lister',
  },
  nb: {
    confirm: {
      subject: 'Skal vi følge med på listen din?',
      preview: 'Det mangler bare ett klikk.',
      heading: 'Bare ett klikk til',
      text: (brand) =>
        `Noen har skrevet inn e-postadressen din hos ${brand} for å få beskjed når noe på en ønskeliste blir billigere eller kommer på lager igjen. Bekreft at det var deg, så følger vi med.`,
      button: 'Ja, følg med for meg',
      note: 'Det kommer høyst én e-post om dagen, og bare når det er noe nytt. Lenken virker i 7 dager. Var det ikke deg? Da trenger du ikke å gjøre noe: uten din bekreftelse hører du ikke mer fra oss.',
    },
    news: {
      cheaper: (name) => `${name} er blitt billigere`,
      back: (name) => `${name} er på lager igjen`,
      several: (count) => `Nytt om ${count} ting på listen din`,
      preview: 'Du ba oss følge med.',
      heading: 'Gode nyheter fra listen din',
      text: (list) => `Du ba oss følge med på ${list}. Her er det som har skjedd.`,
      textOfSeveral: 'Du ba oss følge med på listene dine. Her er det som har skjedd.',
      less: (amount) => `${amount} under prisen du kjenner fra listen din`,
      inStock: 'På lager igjen',
      reference: (price) => `Laveste pris 30 dager før: ${price}`,
      more: (count) => `Og ${count} ting til på listen.`,
      button: 'Se listen din',
      note: 'Prisene gjelder akkurat nå, og vi holder ikke av varer. Vi skriver høyst én gang om dagen.',
    },
    cancel: 'Meld av alle e-poster om listene dine',
  },
  sv: {
    confirm: {
      subject: 'Ska vi hålla koll på din lista?',
      preview: 'Det saknas bara ett klick.',
      heading: 'Bara ett klick till',
      text: (brand) =>
        `Någon har skrivit din e-postadress hos ${brand} för att få veta när något på en önskelista blir billigare eller finns i lager igen. Bekräfta att det var du, så håller vi koll.`,
      button: 'Ja, håll koll åt mig',
      note: 'Det kommer högst ett mejl om dagen, och bara när det finns något nytt. Länken fungerar i 7 dagar. Var det inte du? Då behöver du inte göra något: utan din bekräftelse hör vi inte av oss igen.',
    },
    news: {
      cheaper: (name) => `${name} har blivit billigare`,
      back: (name) => `${name} finns i lager igen`,
      several: (count) => `Nytt om ${count} saker på din lista`,
      preview: 'Du bad oss hålla koll.',
      heading: 'Goda nyheter från din lista',
      text: (list) => `Du bad oss hålla koll på ${list}. Det här har hänt.`,
      textOfSeveral: 'Du bad oss hålla koll på dina listor. Det här har hänt.',
      less: (amount) => `${amount} under priset du känner från din lista`,
      inStock: 'I lager igen',
      reference: (price) => `Lägsta pris 30 dagar före: ${price}`,
      more: (count) => `Och ${count} saker till på listan.`,
      button: 'Se din lista',
      note: 'Priserna gäller just nu, och vi lägger inte undan varor. Vi skriver högst en gång om dagen.',
    },
    cancel: 'Avsluta alla mejl om dina listor',
  },
}
