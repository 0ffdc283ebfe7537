import type { returnsDa } from './returns-da.ts'

export const returnsNb: Record<keyof typeof returnsDa, string> = {
  'returns.heading': 'Lag en retur',
  'returns.intro': 'Skriv inn ordrenummeret og e-postadressen du bestilte med. Så finner vi ordren din.',
  'returns.orderNumber': 'Ordrenummer',
  'returns.orderNumberHint': 'Det står øverst i ordrebekreftelsen.',
  'returns.email': 'E-postadresse',
  'returns.submit': 'Finn ordren min',
  'returns.emptyOrderNumber': 'Skriv inn ordrenummeret',
  'returns.invalidOrderNumber': 'Et ordrenummer har bare bokstaver, tall og bindestreker',
  'returns.emptyEmail': 'Skriv inn e-postadressen du bestilte med',
  'returns.invalidEmail': 'Du må skrive inn en e-postadresse',
  'returns.incomplete': 'Fyll ut både ordrenummer og e-postadresse',
  'returns.invalid': 'Se over ordrenummeret og e-postadressen: en av dem er ikke riktig skrevet.',
  'returns.notFound':
    'Vi finner ingen ordre med det nummeret og den e-postadressen. Se i ordrebekreftelsen, eller kontakt kundeservice.',
  'returns.tooMany': 'Du har prøvd mange ganger. Vent et minutt, og prøv igjen.',
}
