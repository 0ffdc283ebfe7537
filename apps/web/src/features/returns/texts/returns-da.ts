export const returnsDa = {
  'returns.heading': 'Lav en retur',
  'returns.intro': 'Skriv dit ordrenummer og den e-mailadresse, du bestilte med. Så finder vi din ordre.',
  'returns.orderNumber': 'Ordrenummer',
  'returns.orderNumberHint': 'Det står øverst i din ordrebekræftelse.',
  'returns.email': 'E-mailadresse',
  'returns.submit': 'Find min ordre',
  'returns.emptyOrderNumber': 'Skriv dit ordrenummer',
  'returns.invalidOrderNumber': 'Et ordrenummer har kun bogstaver, tal og bindestreger',
  'returns.emptyEmail': 'Skriv den e-mailadresse, du bestilte med',
  'returns.invalidEmail': 'Du må indtaste en e-mailadresse',
  'returns.incomplete': 'Udfyld venligst både ordrenummer og e-mailadresse',
  'returns.invalid': 'Se ordrenummeret og e-mailadressen efter: en af dem er ikke skrevet rigtigt.',
  'returns.notFound':
    'Vi kan ikke finde en ordre med det nummer og den e-mailadresse. Se efter i din ordrebekræftelse, eller kontakt kundeservice.',
  'returns.tooMany': 'Du har prøvet mange gange. Vent et minut, og prøv igen.',
} as const
