import type { AccountMails } from './account-mail-texts.ts'

export const ACCOUNT_MAILS_SV: AccountMails = {
  welcome: {
    subject: (brand) => `Välkommen till ${brand}`,
    preview: 'Bekräfta din e-postadress.',
    heading: ({ forename }) => `Välkommen, ${forename}`,
    text: ({ brand }) =>
      `Ditt konto hos ${brand} är klart. På Mina sidor hittar du dina köp, dina favoriter och dina erbjudanden, och kassan kommer ihåg din adress. Bekräfta att e-postadressen är din: då kan du få besked om dina listor och logga in med lösennyckel.`,
    button: 'Bekräfta e-postadressen',
    note: 'Länken fungerar i 7 dagar när du är inloggad. Har du inte skapat kontot själv? Då har någon annan använt din e-postadress. Välj ”Glömt lösenord” på inloggningssidan, så är kontot ditt, och sedan kan du radera det.',
  },
  proveEmail: {
    subject: (brand) => `Bekräfta din e-postadress hos ${brand}`,
    preview: 'Länken fungerar i 7 dagar och bara en gång.',
    heading: () => 'Bekräfta din e-postadress',
    text: ({ forename, brand }) =>
      `Hej ${forename}. Bekräfta att den här e-postadressen är din. Då kan du få besked om dina listor och logga in hos ${brand} med lösennyckel.`,
    button: 'Bekräfta e-postadressen',
    note: 'Länken fungerar i 7 dagar och bara en gång, när du är inloggad. Har du inget konto hos oss? Då har någon annan använt din e-postadress. Välj ”Glömt lösenord” på inloggningssidan, så är kontot ditt, och sedan kan du radera det.',
  },
  passkeyAdded: {
    subject: (brand) => `Ny lösennyckel till ditt konto hos ${brand}`,
    preview: 'Var det inte du kan du ta bort den här.',
    heading: () => 'En lösennyckel har lagts till',
    text: ({ forename, brand, date }) =>
      `Hej ${forename}. Den ${date} lades en lösennyckel till på ditt konto hos ${brand}. Den loggar in utan lösenord.`,
    button: 'Ta bort lösennyckeln',
    note: 'Var det du? Då behöver du inte göra något mer. Var det inte du, ta bort den med knappen och välj ett nytt lösenord. Länken fungerar i 30 dagar och bara en gång.',
  },
  addressInUse: {
    subject: (brand) => `Du har redan ett konto hos ${brand}`,
    preview: 'Någon försökte använda din e-postadress.',
    heading: () => 'Du har redan ett konto',
    text: ({ brand }) =>
      `Någon – kanske du själv – har försökt använda din e-postadress för ett konto hos ${brand}. Det har du redan. Har du glömt lösenordet kan du välja ett nytt.`,
    button: 'Välj ett nytt lösenord',
    note: 'Var det inte du? Då behöver du inte göra något. Ditt konto är oförändrat.',
  },
  resetPassword: {
    subject: (brand) => `Välj ett nytt lösenord till ${brand}`,
    preview: 'Länken fungerar i 1 timme och bara en gång.',
    heading: () => 'Välj ett nytt lösenord',
    text: ({ forename, brand }) =>
      `Hej ${forename}. Vi har fått veta att du har glömt lösenordet till ditt konto hos ${brand}. Med knappen här väljer du ett nytt.`,
    button: 'Välj nytt lösenord',
    note: 'Länken fungerar i 1 timme och bara en gång. Har du inte bett om den? Då behöver du inte göra något: ditt lösenord är oförändrat.',
  },
  createPassword: {
    subject: (brand) => `Välj ett lösenord till ditt konto hos ${brand}`,
    preview: 'Det saknas bara ett lösenord, sedan är kontot klart.',
    heading: () => 'Välj ett lösenord',
    text: ({ forename, brand }) =>
      `Hej ${forename}. Ditt konto hos ${brand} har inget lösenord ännu. Välj ett, så kan du logga in.`,
    button: 'Välj lösenord',
    note: 'Länken fungerar i 7 dagar och bara en gång. Har du inte bett om den? Då behöver du inte göra något.',
  },
  passwordChanged: {
    subject: (brand) => `Ditt lösenord hos ${brand} har ändrats`,
    preview: 'Du är utloggad på dina andra enheter.',
    heading: () => 'Ditt lösenord har ändrats',
    text: ({ forename, brand }) =>
      `Hej ${forename}. Lösenordet till ditt konto hos ${brand} har ändrats, och du är utloggad på dina andra enheter.`,
    button: 'Det var inte jag',
    note: 'Var det du? Då behöver du inte göra mer. Var det inte du, välj genast ett nytt lösenord med knappen.',
  },
  confirmEmail: {
    subject: (brand) => `Bekräfta din nya e-postadress hos ${brand}`,
    preview: 'Bara ett klick kvar.',
    heading: () => 'Bekräfta din nya e-postadress',
    text: ({ forename, brand }) =>
      `Hej ${forename}. Du vill använda den här e-postadressen för ditt konto hos ${brand}. Bekräfta att den är din. Till dess gäller den gamla.`,
    button: 'Bekräfta e-postadressen',
    note: 'Länken fungerar i 24 timmar och bara en gång. Har du inte bett om den? Då behöver du inte göra något.',
  },
  emailChanged: {
    subject: (brand) => `Din e-postadress hos ${brand} har ändrats`,
    preview: 'Du är utloggad på dina andra enheter.',
    heading: () => 'Din e-postadress har ändrats',
    text: ({ forename, brand, newEmail }) =>
      `Hej ${forename}. Ditt konto hos ${brand} använder nu adressen ${newEmail}. Vi skriver inte längre till den här adressen om kontot, och du är utloggad på dina andra enheter.`,
    note: 'Var det inte du? Kontakta kundservice genast.',
  },
  deletionRequested: {
    subject: (brand) => `Ditt konto hos ${brand} kommer att raderas`,
    preview: 'Du kan ångra dig till dess.',
    heading: () => 'Ditt konto kommer att raderas',
    text: ({ forename, brand, date }) =>
      `Hej ${forename}. Du har bett om att ditt konto hos ${brand} ska raderas. Det sker den ${date}. Dina köp sparar vi utan ditt namn så länge lagen kräver det; allt annat raderas.`,
    button: 'Behåll mitt konto',
    note: 'Har du ångrat dig, eller var det inte du? Tryck på knappen innan dess. Annars behöver du inte göra mer.',
  },
  deleted: {
    subject: (brand) => `Ditt konto hos ${brand} är raderat`,
    preview: 'Tack för den här gången.',
    heading: () => 'Ditt konto är raderat',
    text: ({ brand }) =>
      `Ditt konto hos ${brand} och dina uppgifter är raderade. Underlag för dina köp sparar vi utan ditt namn så länge lagen kräver det.`,
    note: 'Det här är det sista mejlet om kontot. Du är alltid välkommen tillbaka.',
  },
}
