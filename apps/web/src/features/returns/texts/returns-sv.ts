import type { returnsDa } from './returns-da.ts'

export const returnsSv: Record<keyof typeof returnsDa, string> = {
  'returns.heading': 'Gör en retur',
  'returns.intro': 'Skriv ditt ordernummer och den e-postadress du beställde med, så hittar vi din order.',
  'returns.orderNumber': 'Ordernummer',
  'returns.orderNumberHint': 'Det står högst upp i din orderbekräftelse.',
  'returns.email': 'E-postadress',
  'returns.submit': 'Hitta min order',
  'returns.emptyOrderNumber': 'Skriv ditt ordernummer',
  'returns.invalidOrderNumber': 'Ett ordernummer har bara bokstäver, siffror och bindestreck',
  'returns.emptyEmail': 'Skriv den e-postadress du beställde med',
  'returns.invalidEmail': 'Du måste ange en e-postadress',
  'returns.incomplete': 'Fyll i både ordernummer och e-postadress',
  'returns.invalid': 'Kontrollera ordernumret och e-postadressen: något av dem är felskrivet.',
  'returns.notFound':
    'Vi hittar ingen order med det numret och den e-postadressen. Titta i din orderbekräftelse eller kontakta kundservice.',
  'returns.tooMany': 'Du har försökt många gånger. Vänta en minut och försök igen.',
}
