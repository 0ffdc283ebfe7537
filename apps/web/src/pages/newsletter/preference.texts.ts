import type { Translation } from '../../texts/text-catalogue.ts'
import type { TextTable } from '../../texts/text-table.ts'

const preferencesDa = {
  heading: 'Dine mails',
  lead: 'Her vælger du, hvad {brand} sender til {email}.',
  choices: 'Det sender vi dig',
  newsletter: 'Nyhedsbrev med nye møbler, tilbud og idéer',
  stockAlerts: 'Besked, når en vare er på lager igen ({count} venter)',
  listAlerts: 'Besked om varer på dine ønskelister ({count} lister)',
  save: 'Gem valg',
  address: 'En anden adresse',
  addressText: 'Vi sender en mail til den nye adresse. Først når du har bekræftet den der, flytter nyhedsbrevet med.',
  newAddress: 'Ny e-mailadresse',
  changeAddress: 'Send bekræftelse',
  end: 'Ingen mails',
  endText: 'Så sender vi dig hverken nyhedsbrev eller beskeder. Mails om en ordre hos {brand} får du stadig.',
  endAll: 'Afmeld alt',
  comeBack: 'Du får ikke nyhedsbrevet',
  comeBackText: 'Skriv din e-mailadresse, hvis du vil have det igen. Vi sender dig en mail, hvor du bekræfter.',
  'outcome.saved': 'Dine valg er gemt.',
  'outcome.sent': 'Se i den nye indbakke: vi har sendt en mail, hvor du bekræfter adressen.',
  'outcome.ended': 'Du er afmeldt det hele.',
  'outcome.emptyEmail': 'Skriv den nye e-mailadresse.',
  'outcome.invalidEmail': 'Se e-mailadressen efter: den er ikke skrevet rigtigt.',
} as const

const preferencesNb: Translation<typeof preferencesDa> = {
  heading: 'E-postene dine',
  lead: 'Her velger du hva {brand} sender til {email}.',
  choices: 'Dette sender vi deg',
  newsletter: 'Nyhetsbrev med nye møbler, tilbud og ideer',
  stockAlerts: 'Beskjed når en vare er på lager igjen ({count} venter)',
  listAlerts: 'Beskjed om varer på ønskelistene dine ({count} lister)',
  save: 'Lagre valg',
  address: 'En annen adresse',
  addressText:
    'Vi sender en e-post til den nye adressen. Først når du har bekreftet den der, flytter nyhetsbrevet med.',
  newAddress: 'Ny e-postadresse',
  changeAddress: 'Send bekreftelse',
  end: 'Ingen e-post',
  endText: 'Da sender vi deg verken nyhetsbrev eller beskjeder. E-post om en ordre hos {brand} får du fortsatt.',
  endAll: 'Meld meg av alt',
  comeBack: 'Du får ikke nyhetsbrevet',
  comeBackText: 'Skriv inn e-postadressen din hvis du vil ha det igjen. Vi sender deg en e-post der du bekrefter.',
  'outcome.saved': 'Valgene dine er lagret.',
  'outcome.sent': 'Se i den nye innboksen: vi har sendt en e-post der du bekrefter adressen.',
  'outcome.ended': 'Du er meldt av alt.',
  'outcome.emptyEmail': 'Skriv inn den nye e-postadressen.',
  'outcome.invalidEmail': 'Se over e-postadressen: den er ikke skrevet riktig.',
}

const preferencesSv: Translation<typeof preferencesDa> = {
  heading: 'Dina mejl',
  lead: 'Här väljer du vad {brand} skickar till {email}.',
  choices: 'Det här skickar vi',
  newsletter: 'Nyhetsbrev med nya möbler, erbjudanden och idéer',
  stockAlerts: 'Besked när en vara finns i lager igen ({count} väntar)',
  listAlerts: 'Besked om varor på dina önskelistor ({count} listor)',
  save: 'Spara val',
  address: 'En annan adress',
  addressText:
    'Vi skickar ett mejl till den nya adressen. Först när du har bekräftat den där flyttar nyhetsbrevet med.',
  newAddress: 'Ny e-postadress',
  changeAddress: 'Skicka bekräftelse',
  end: 'Inga mejl',
  endText: 'Då skickar vi varken nyhetsbrev eller besked. Mejl om en order hos {brand} får du fortfarande.',
  endAll: 'Avsluta allt',
  comeBack: 'Du får inte nyhetsbrevet',
  comeBackText: 'Skriv din e-postadress om du vill ha det igen. Vi skickar ett mejl där du bekräftar.',
  'outcome.saved': 'Dina val är sparade.',
  'outcome.sent': 'Titta i den nya inkorgen: vi har skickat ett mejl där du bekräftar adressen.',
  'outcome.ended': 'Du är avanmäld från allt.',
  'outcome.emptyEmail': 'Skriv den nya e-postadressen.',
  'outcome.invalidEmail': 'Kontrollera e-postadressen: den är inte rätt skriven.',
}

export const preferenceTexts: TextTable<typeof preferencesDa> = {
  da: preferencesDa,
  nb: preferencesNb,
  sv: preferencesSv,
}
