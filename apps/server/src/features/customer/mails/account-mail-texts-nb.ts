import type { AccountMails } from './account-mail-texts.ts'

export const ACCOUNT_MAILS_NB: AccountMails = {
  welcome: {
    subject: (brand) => `Velkommen til ${brand}`,
    preview: 'Bekreft e-postadressen din.',
    heading: ({ forename }) => `Velkommen, ${forename}`,
    text: ({ brand }) =>
      `Kontoen din hos ${brand} er klar. På Mine sider finner du kjøpene, ønskene og tilbudene dine, og kassen husker adressen din. Bekreft at e-postadressen er din: da kan du få beskjed om listene dine og logge inn med passnøkkel.`,
    button: 'Bekreft e-postadressen',
    note: 'Lenken virker i 7 dager når du er logget inn. Har du ikke opprettet kontoen selv? Da har noen andre brukt e-postadressen din. Velg «Glemt passord» på innloggingssiden, så er kontoen din, og deretter kan du slette den.',
  },
  proveEmail: {
    subject: (brand) => `Bekreft e-postadressen din hos ${brand}`,
    preview: 'Lenken virker i 7 dager og bare én gang.',
    heading: () => 'Bekreft e-postadressen din',
    text: ({ forename, brand }) =>
      `Hei ${forename}. Bekreft at denne e-postadressen er din. Da kan du få beskjed om listene dine og logge inn hos ${brand} med passnøkkel.`,
    button: 'Bekreft e-postadressen',
    note: 'Lenken virker i 7 dager og bare én gang, når du er logget inn. Har du ikke selv en konto hos oss? Da har noen andre brukt e-postadressen din. Velg «Glemt passord» på innloggingssiden, så er kontoen din, og deretter kan du slette den.',
  },
  passkeyAdded: {
    subject: (brand) => `Ny passnøkkel til kontoen din hos ${brand}`,
    preview: 'Var det ikke deg, kan du fjerne den her.',
    heading: () => 'Det er lagt til en passnøkkel',
    text: ({ forename, brand, date }) =>
      `Hei ${forename}. Den ${date} ble det lagt til en passnøkkel på kontoen din hos ${brand}. Den logger inn uten passord.`,
    button: 'Fjern passnøkkelen',
    note: 'Var det deg? Da trenger du ikke å gjøre noe mer. Var det ikke deg, fjerner du den med knappen og velger et nytt passord. Lenken virker i 30 dager og bare én gang.',
  },
  addressInUse: {
    subject: (brand) => `Du har allerede en konto hos ${brand}`,
    preview: 'Noen prøvde å bruke e-postadressen din.',
    heading: () => 'Du har allerede en konto',
    text: ({ brand }) =>
      `Noen – kanskje du selv – har prøvd å bruke e-postadressen din til en konto hos ${brand}. Den har du allerede. Har du glemt passordet, kan du velge et nytt.`,
    button: 'Velg et nytt passord',
    note: 'Var det ikke deg? Da trenger du ikke å gjøre noe. Kontoen din er uendret.',
  },
  resetPassword: {
    subject: (brand) => `Velg et nytt passord til ${brand}`,
    preview: 'Lenken virker i 1 time og bare én gang.',
    heading: () => 'Velg et nytt passord',
    text: ({ forename, brand }) =>
      `Hei ${forename}. Vi har fått beskjed om at du har glemt passordet til kontoen din hos ${brand}. Med knappen her velger du et nytt.`,
    button: 'Velg nytt passord',
    note: 'Lenken virker i 1 time og bare én gang. Har du ikke bedt om den? Da trenger du ikke å gjøre noe: passordet ditt er uendret.',
  },
  createPassword: {
    subject: (brand) => `Velg et passord til kontoen din hos ${brand}`,
    preview: 'Det mangler bare et passord, så er kontoen klar.',
    heading: () => 'Velg et passord',
    text: ({ forename, brand }) =>
      `Hei ${forename}. Kontoen din hos ${brand} har ikke noe passord ennå. Velg ett, så kan du logge inn.`,
    button: 'Velg passord',
    note: 'Lenken virker i 7 dager og bare én gang. Har du ikke bedt om den? Da trenger du ikke å gjøre noe.',
  },
  passwordChanged: {
    subject: (brand) => `Passordet ditt hos ${brand} er endret`,
    preview: 'Du er logget ut på de andre enhetene dine.',
    heading: () => 'Passordet ditt er endret',
    text: ({ forename, brand }) =>
      `Hei ${forename}. Passordet til kontoen din hos ${brand} er endret, og du er logget ut på de andre enhetene dine.`,
    button: 'Det var ikke meg',
    note: 'Var det deg? Da trenger du ikke å gjøre mer. Var det ikke deg, så velg straks et nytt passord med knappen.',
  },
  confirmEmail: {
    subject: (brand) => `Bekreft den nye e-postadressen din hos ${brand}`,
    preview: 'Det mangler bare ett klikk.',
    heading: () => 'Bekreft den nye e-postadressen din',
    text: ({ forename, brand }) =>
      `Hei ${forename}. Du vil bruke denne e-postadressen til kontoen din hos ${brand}. Bekreft at den er din. Inntil da gjelder den gamle.`,
    button: 'Bekreft e-postadressen',
    note: 'Lenken virker i 24 timer og bare én gang. Har du ikke bedt om den? Da trenger du ikke å gjøre noe.',
  },
  emailChanged: {
    subject: (brand) => `E-postadressen din hos ${brand} er endret`,
    preview: 'Du er logget ut på de andre enhetene dine.',
    heading: () => 'E-postadressen din er endret',
    text: ({ forename, brand, newEmail }) =>
      `Hei ${forename}. Kontoen din hos ${brand} bruker nå adressen ${newEmail}. Vi skriver ikke lenger til denne adressen om kontoen, og du er logget ut på de andre enhetene dine.`,
    note: 'Var det ikke deg? Ta kontakt med kundeservice med en gang.',
  },
  deletionRequested: {
    subject: (brand) => `Kontoen din hos ${brand} blir slettet`,
    preview: 'Du kan angre fram til da.',
    heading: () => 'Kontoen din blir slettet',
    text: ({ forename, brand, date }) =>
      `Hei ${forename}. Du har bedt om at kontoen din hos ${brand} blir slettet. Det skjer ${date}. Kjøpene dine oppbevarer vi uten navnet ditt så lenge loven krever det; alt annet blir slettet.`,
    button: 'Behold kontoen min',
    note: 'Har du ombestemt deg, eller var det ikke deg? Trykk på knappen før datoen er nådd. Ellers trenger du ikke å gjøre mer.',
  },
  deleted: {
    subject: (brand) => `Kontoen din hos ${brand} er slettet`,
    preview: 'Takk for denne gang.',
    heading: () => 'Kontoen din er slettet',
    text: ({ brand }) =>
      `Kontoen din hos ${brand} og opplysningene dine er slettet. Bilag for kjøpene dine oppbevarer vi uten navnet ditt så lenge loven krever det.`,
    note: 'Dette er den siste e-posten om kontoen. Du er alltid velkommen tilbake.',
  },
}
