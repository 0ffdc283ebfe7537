import type { AccountMails } from './account-mail-texts.ts'

export const ACCOUNT_MAILS_DA: AccountMails = {
  welcome: {
    subject: (brand) => `Velkommen hos ${brand}`,
    preview: 'Bekræft din e-mailadresse.',
    heading: ({ forename }) => `Velkommen, ${forename}`,
    text: ({ brand }) =>
      `Din konto hos ${brand} er klar. På Mine sider finder du dine køb, dine ønsker og dine tilbud, og kassen husker din adresse. Bekræft, at e-mailadressen er din: så kan du få besked om dine lister og logge ind med adgangsnøgle.`,
    button: 'Bekræft e-mailadressen',
    note: 'Linket virker i 7 dage, når du er logget ind. Har du ikke selv oprettet kontoen? Så har en anden brugt din e-mailadresse. Vælg »Glemt adgangskode« på siden Log ind, så er kontoen din, og derefter kan du slette den.',
  },
  proveEmail: {
    subject: (brand) => `Bekræft din e-mailadresse hos ${brand}`,
    preview: 'Linket virker i 7 dage og kun én gang.',
    heading: () => 'Bekræft din e-mailadresse',
    text: ({ forename, brand }) =>
      `Hej ${forename}. Bekræft, at denne e-mailadresse er din. Så kan du få besked om dine lister og logge ind hos ${brand} med adgangsnøgle.`,
    button: 'Bekræft e-mailadressen',
    note: 'Linket virker i 7 dage og kun én gang, når du er logget ind. Har du ikke selv en konto hos os? Så har en anden brugt din e-mailadresse. Vælg »Glemt adgangskode« på siden Log ind, så er kontoen din, og derefter kan du slette den.',
  },
  passkeyAdded: {
    subject: (brand) => `Ny adgangsnøgle til din konto hos ${brand}`,
    preview: 'Var det ikke dig, så fjern den her.',
    heading: () => 'Der er tilføjet en adgangsnøgle',
    text: ({ forename, brand, date }) =>
      `Hej ${forename}. Den ${date} blev der tilføjet en adgangsnøgle til din konto hos ${brand}. Den logger ind uden adgangskode.`,
    button: 'Fjern adgangsnøglen',
    note: 'Var det dig? Så skal du ikke gøre mere. Var det ikke dig, så fjern den med knappen, og vælg en ny adgangskode. Linket virker i 30 dage og kun én gang.',
  },
  addressInUse: {
    subject: (brand) => `Du har allerede en konto hos ${brand}`,
    preview: 'Nogen forsøgte at bruge din e-mailadresse.',
    heading: () => 'Du har allerede en konto',
    text: ({ brand }) =>
      `Nogen – måske dig selv – har forsøgt at bruge din e-mailadresse til en konto hos ${brand}. Den har du allerede. Har du glemt adgangskoden, kan du vælge en ny.`,
    button: 'Vælg en ny adgangskode',
    note: 'Var det ikke dig? Så skal du ikke gøre noget. Din konto er uændret.',
  },
  resetPassword: {
    subject: (brand) => `Vælg en ny adgangskode til ${brand}`,
    preview: 'Linket virker i 1 time og kun én gang.',
    heading: () => 'Vælg en ny adgangskode',
    text: ({ forename, brand }) =>
      `Hej ${forename}. Vi har fået besked om, at du har glemt adgangskoden til din konto hos ${brand}. Med knappen her vælger du en ny.`,
    button: 'Vælg ny adgangskode',
    note: 'Linket virker i 1 time og kun én gang. Har du ikke bedt om det? Så skal du ikke gøre noget: din adgangskode er uændret.',
  },
  createPassword: {
    subject: (brand) => `Vælg en adgangskode til din konto hos ${brand}`,
    preview: 'Der mangler kun en adgangskode, så er din konto klar.',
    heading: () => 'Vælg en adgangskode',
    text: ({ forename, brand }) =>
      `Hej ${forename}. Din konto hos ${brand} har endnu ingen adgangskode. Vælg en, så kan du logge ind.`,
    button: 'Vælg adgangskode',
    note: 'Linket virker i 7 dage og kun én gang. Har du ikke bedt om det? Så skal du ikke gøre noget.',
  },
  passwordChanged: {
    subject: (brand) => `Din adgangskode hos ${brand} er ændret`,
    preview: 'Du er logget ud på dine andre enheder.',
    heading: () => 'Din adgangskode er ændret',
    text: ({ forename, brand }) =>
      `Hej ${forename}. Adgangskoden til din konto hos ${brand} er blevet ændret, og du er logget ud på dine andre enheder.`,
    button: 'Det var ikke mig',
    note: 'Var det dig? Så skal du ikke gøre mere. Var det ikke dig, så vælg straks en ny adgangskode med knappen.',
  },
  confirmEmail: {
    subject: (brand) => `Bekræft din nye e-mailadresse hos ${brand}`,
    preview: 'Der mangler kun ét klik.',
    heading: () => 'Bekræft din nye e-mailadresse',
    text: ({ forename, brand }) =>
      `Hej ${forename}. Du vil bruge denne e-mailadresse til din konto hos ${brand}. Bekræft, at den er din. Indtil da gælder den gamle.`,
    button: 'Bekræft e-mailadresse',
    note: 'Linket virker i 24 timer og kun én gang. Har du ikke bedt om det? Så skal du ikke gøre noget.',
  },
  emailChanged: {
    subject: (brand) => `Din e-mailadresse hos ${brand} er ændret`,
    preview: 'Du er logget ud på dine andre enheder.',
    heading: () => 'Din e-mailadresse er ændret',
    text: ({ forename, brand, newEmail }) =>
      `Hej ${forename}. Din konto hos ${brand} bruger nu adressen ${newEmail}. Vi skriver ikke længere til denne adresse om kontoen, og du er logget ud på dine andre enheder.`,
    note: 'Var det ikke dig? Så kontakt kundeservice med det samme.',
  },
  deletionRequested: {
    subject: (brand) => `Din konto hos ${brand} bliver slettet`,
    preview: 'Du kan fortryde indtil da.',
    heading: () => 'Din konto bliver slettet',
    text: ({ forename, brand, date }) =>
      `Hej ${forename}. Du har bedt om, at din konto hos ${brand} bliver slettet. Det sker den ${date}. Dine køb gemmer vi uden dit navn, så længe loven kræver det; alt andet bliver slettet.`,
    button: 'Behold min konto',
    note: 'Har du fortrudt, eller var det ikke dig? Tryk på knappen, før datoen er nået. Ellers skal du ikke gøre mere.',
  },
  deleted: {
    subject: (brand) => `Din konto hos ${brand} er slettet`,
    preview: 'Tak for denne gang.',
    heading: () => 'Din konto er slettet',
    text: ({ brand }) =>
      `Din konto hos ${brand} og dine oplysninger er slettet. Bilag for dine køb gemmer vi uden dit navn, så længe loven kræver det.`,
    note: 'Dette er den sidste mail om kontoen. Du er altid velkommen igen.',
  },
}
