import type { TextTable } from '../../../texts/text-table.ts'

const clubDa = {
  who: 'Hvem får klubprisen?',
  why: 'Klubprisen er for alle med en konto hos os. Kontoen er gratis, og prisen står i kurven, så snart du er logget ind.',
  register: 'Opret konto',
  logIn: 'Log ind',
  more: 'Læs om klubpris',
  memberSaves: 'Klubprisen sparer dig {sum}',
  guestSaves: 'Spar {sum} med klubpris',
  'line.paid': 'Klubpris: du sparer {sum}',
  'line.offered': 'Klubpris {price} med en konto',
} as const

const clubNb: Readonly<Record<keyof typeof clubDa, string>> = {
  who: 'Hvem får klubbprisen?',
  why: 'Klubbprisen er for alle med en konto hos oss. Kontoen er gratis, og prisen står i handlekurven så snart du er logget inn.',
  register: 'Opprett konto',
  logIn: 'Logg inn',
  more: 'Les om klubbpris',
  memberSaves: 'Klubbprisen sparer deg {sum}',
  guestSaves: 'Spar {sum} med klubbpris',
  'line.paid': 'Klubbpris: du sparer {sum}',
  'line.offered': 'Klubbpris {price} med en konto',
}

const clubSv: Readonly<Record<keyof typeof clubDa, string>> = {
  who: 'Vem får klubbpriset?',
  why: 'Klubbpriset är för alla med ett konto hos oss. Kontot är gratis och priset står i varukorgen så fort du är inloggad.',
  register: 'Skapa konto',
  logIn: 'Logga in',
  more: 'Läs om klubbpris',
  memberSaves: 'Klubbpriset sparar dig {sum}',
  guestSaves: 'Spara {sum} med klubbpris',
  'line.paid': 'Klubbpris: du sparar {sum}',
  'line.offered': 'Klubbpris {price} med ett konto',
}

export const clubTexts: TextTable<typeof clubDa> = { da: clubDa, nb: clubNb, sv: clubSv }
