import type { Translation } from '../../texts/text-catalogue.ts'
import type { TextTable } from '../../texts/text-table.ts'

const returnsDa = {
  'returns.heading': 'Lav en retur',
  'returns.intro': 'Skriv dit ordrenummer og den e-mailadresse, du bestilte med. Så finder vi din ordre.',
  'returns.orderNumber': 'Ordrenummer',
  'returns.orderNumberHint': 'Det står øverst i din ordrebekræftelse.',
  'returns.email': 'E-mailadresse',
  'returns.submit': 'Find min ordre',
  'returns.emptyOrderNumber': 'Skriv dit ordrenummer',
  'returns.invalidOrderNumber': 'Et ordrenummer har kun bogstaver, tal og bindestreger',
  'returns.emptyEmail': 'Skriv den e-mailadresse, du bestilte med',
  'returns.invalidEmail': 'Se e-mailadressen efter: den er ikke skrevet rigtigt',
  'returns.incomplete': 'Udfyld venligst både ordrenummer og e-mailadresse',
  'returns.invalid': 'Se ordrenummeret og e-mailadressen efter: en af dem er ikke skrevet rigtigt.',
  'returns.notFound':
    'Vi kan ikke finde en ordre med det nummer og den e-mailadresse. Se efter i din ordrebekræftelse, eller kontakt kundeservice.',
  'returns.tooMany': 'Du har prøvet mange gange. Vent et minut, og prøv igen.',
} as const

const returnsNb: Translation<typeof returnsDa> = {
  'returns.heading': 'Meld retur',
  'returns.intro': 'Skriv inn ordrenummeret og e-postadressen du bestilte med. Så finner vi ordren din.',
  'returns.orderNumber': 'Ordrenummer',
  'returns.orderNumberHint': 'Det står øverst i ordrebekreftelsen.',
  'returns.email': 'E-postadresse',
  'returns.submit': 'Finn ordren min',
  'returns.emptyOrderNumber': 'Skriv inn ordrenummeret',
  'returns.invalidOrderNumber': 'Et ordrenummer har bare bokstaver, tall og bindestreker',
  'returns.emptyEmail': 'Skriv inn e-postadressen du bestilte med',
  'returns.invalidEmail': 'Se over e-postadressen: den er ikke skrevet riktig',
  'returns.incomplete': 'Fyll ut både ordrenummer og e-postadresse',
  'returns.invalid': 'Se over ordrenummeret og e-postadressen: en av dem er ikke riktig skrevet.',
  'returns.notFound':
    'Vi finner ingen ordre med det nummeret og den e-postadressen. Se i ordrebekreftelsen, eller kontakt kundeservice.',
  'returns.tooMany': 'Du har prøvd mange ganger. Vent et minutt, og prøv igjen.',
}

const returnsSv: Translation<typeof returnsDa> = {
  'returns.heading': 'Gör en retur',
  'returns.intro': 'Skriv ditt ordernummer och den e-postadress du beställde med, så hittar vi din order.',
  'returns.orderNumber': 'Ordernummer',
  'returns.orderNumberHint': 'Det står högst upp i din orderbekräftelse.',
  'returns.email': 'E-postadress',
  'returns.submit': 'Hitta min order',
  'returns.emptyOrderNumber': 'Skriv ditt ordernummer',
  'returns.invalidOrderNumber': 'Ett ordernummer har bara bokstäver, siffror och bindestreck',
  'returns.emptyEmail': 'Skriv den e-postadress du beställde med',
  'returns.invalidEmail': 'Kontrollera e-postadressen: den är inte rätt skriven',
  'returns.incomplete': 'Fyll i både ordernummer och e-postadress',
  'returns.invalid': 'Kontrollera ordernumret och e-postadressen: något av dem är felskrivet.',
  'returns.notFound':
    'Vi hittar ingen order med det numret och den e-postadressen. Titta i din orderbekräftelse eller kontakta kundservice.',
  'returns.tooMany': 'Du har försökt många gånger. Vänta en minut och försök igen.',
}

export type ReturnsTextKey = keyof typeof returnsDa

export const returnsTexts: TextTable<typeof returnsDa> = { da: returnsDa, nb: returnsNb, sv: returnsSv }
