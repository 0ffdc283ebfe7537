import type { orderHelpDa } from './order-help-da.ts'

export const orderHelpNb: Readonly<Record<keyof typeof orderHelpDa, string>> = {
  calendar: 'Legg dagen i kalenderen',
  bought: 'Dette har du kjøpt',
  moreBought: '+{count}',
  wayHeading: 'Mål veien inn før vi kommer',
  'way.door':
    '{name} er {narrow} cm på det smaleste stedet. Så bred må hver dør på veien minst være, og helst 2 cm til hender.',
  'way.turn':
    '{name} er {long} cm lang. Den kommer gjennom døren, men se etter om den kan dreies i trappen og i gangen.',
  wayHow: 'Slik måler du',
  wayDoor: 'Dørene: bredden mellom karmene med døren åpen, fra gatedøren og hele veien inn.',
  wayStairs: 'Trappen: bredden fra rekkverk til vegg, og høyden over trinnet der den svinger.',
  wayLift: 'Heisen: høyden innvendig og bredden på døren. Det som er lengre, må bæres i trappen.',
  wayTurn: 'Gangen: må det dreies, må den være bredere enn møbelet er dypt.',
  wayTight: 'Er det trangt, så skriv eller ring før vi kjører: {email} eller {phone}.',
  wayMore: 'Les hele guiden',
  moveDay: 'Flytt dagen',
  accountHeading: 'Lagre ordren på en konto',
  accountText:
    'Velg et passord, så er resten fylt ut: navn, {email} og telefonnummer. Ordren ligger på kontoen, og du får klubbprisene neste gang.',
  accountPassword: 'Velg et passord',
  accountSubmit: 'Opprett konto',
  accountMade: 'Kontoen din er klar',
  accountMadeText:
    'Du er logget inn, og ordren ligger under kjøpene dine. Vi har sendt en e-post til {email}: trykk på lenken i den, så vet vi at adressen er din.',
  accountToMyPages: 'Til mine sider',
  accountLogIn: 'Logg inn',
  contactHeading: 'Spørsmål om ordren?',
  contactText: 'Skriv eller ring, og ha ordrenummeret klart.',
  buyerContact: 'Kontaktopplysningene dine',
}
