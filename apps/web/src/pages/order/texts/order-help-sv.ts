import type { orderHelpDa } from './order-help-da.ts'

export const orderHelpSv: Readonly<Record<keyof typeof orderHelpDa, string>> = {
  calendar: 'Lägg dagen i kalendern',
  bought: 'Det här har du köpt',
  moreBought: '+{count}',
  wayHeading: 'Mät vägen in innan vi kommer',
  'way.door':
    '{name} är {narrow} cm på det smalaste stället. Så bred måste varje dörr på vägen minst vara, och gärna 2 cm till för händerna.',
  'way.turn':
    '{name} är {long} cm lång. Den kommer genom dörren, men se efter om den går att vända i trappan och i hallen.',
  wayHow: 'Så mäter du',
  wayDoor: 'Dörrarna: bredden mellan karmarna med dörren öppen, från porten och hela vägen in.',
  wayStairs: 'Trappan: bredden från räcke till vägg, och höjden över trappsteget där den svänger.',
  wayLift: 'Hissen: höjden inuti och dörrens bredd. Det som är längre måste bäras i trappan.',
  wayTurn: 'Hallen: om möbeln måste vändas ska hallen vara bredare än möbeln är djup.',
  wayTight: 'Är det trångt, skriv eller ring innan vi kör: {email} eller {phone}.',
  wayMore: 'Läs hela guiden',
  moveDay: 'Flytta dagen',
  accountHeading: 'Spara ordern på ett konto',
  accountText:
    'Välj ett lösenord, resten är redan ifyllt: namn, {email} och telefonnummer. Ordern ligger på kontot och du får klubbpriserna nästa gång.',
  accountPassword: 'Välj ett lösenord',
  accountSubmit: 'Skapa konto',
  accountMade: 'Ditt konto är klart',
  accountMadeText:
    'Du är inloggad och ordern ligger under dina köp. Vi har skickat ett mejl till {email}: tryck på länken i det, så vet vi att adressen är din.',
  accountToMyPages: 'Till mina sidor',
  accountLogIn: 'Logga in',
  contactHeading: 'Frågor om ordern?',
  contactText: 'Skriv eller ring, och ha ordernumret till hands.',
  buyerContact: 'Dina kontaktuppgifter',
}
