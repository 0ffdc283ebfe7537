import type { Translation } from '../../texts/text-catalogue.ts'
import type { TextTable } from '../../texts/text-table.ts'

const stockAlertDa = {
  heading: 'Få besked, når den er på lager igen',
  email: 'Din e-mailadresse',
  consent: 'Først sender vi en mail, du bekræfter, og så én, når varen er her igen. Adressen bruger vi kun til det.',
  empty: 'Skriv din e-mailadresse',
  invalid: 'Se e-mailadressen efter: den er ikke skrevet rigtigt',
  sent: 'Tjek din indbakke: vi har sendt dig en mail. Klik på linket i den, så skriver vi, når varen er på lager. Står du allerede på listen, siger mailen det.',
  available: 'Varen er på lager igen.',
  reload: 'Vis den',
  tooMany: 'Det var mange forsøg på kort tid. Vent et minut, og prøv igen.',
} as const

const stockAlertNb: Translation<typeof stockAlertDa> = {
  heading: 'Få beskjed når den er på lager igjen',
  email: 'E-postadressen din',
  consent: 'Først sender vi en e-post du bekrefter, og så én når varen er her igjen. Adressen bruker vi bare til det.',
  empty: 'Skriv inn e-postadressen din',
  invalid: 'Se over e-postadressen: den er ikke skrevet riktig',
  sent: 'Sjekk innboksen: vi har sendt deg en e-post. Klikk på lenken i den, så skriver vi når varen er på lager. Står du allerede på listen, står det i e-posten.',
  available: 'Varen er på lager igjen.',
  reload: 'Vis den',
  tooMany: 'Det ble mange forsøk på kort tid. Vent et minutt og prøv igjen.',
}

const stockAlertSv: Translation<typeof stockAlertDa> = {
  heading: 'Få veta när den finns i lager igen',
  email: 'Din e-postadress',
  consent:
    'Först skickar vi ett mejl som du bekräftar, och sedan ett när varan är tillbaka. Vi använder adressen bara till det.',
  empty: 'Skriv din e-postadress',
  invalid: 'Kontrollera e-postadressen: den är inte rätt skriven',
  sent: 'Titta i din inkorg: vi har skickat ett mejl till dig. Klicka på länken i det så skriver vi när varan finns i lager. Står du redan på listan säger mejlet det.',
  available: 'Varan finns i lager igen.',
  reload: 'Visa den',
  tooMany: 'Det blev många försök på kort tid. Vänta en minut och försök igen.',
}

export type StockAlertTextKey = keyof typeof stockAlertDa

export const stockAlertTexts: TextTable<typeof stockAlertDa> = { da: stockAlertDa, nb: stockAlertNb, sv: stockAlertSv }
