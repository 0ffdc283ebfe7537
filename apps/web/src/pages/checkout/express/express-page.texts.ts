import type { TextTable } from '../../../texts/text-table.ts'

const da = {
  intro:
    '{wallet} fortæller os dit navn, din adresse, e-mail og mobil, når du godkender. Vi leverer til adressen i appen.',
  delivery: 'Levering',
  place: 'Skal det leveres et andet sted?',
  others: 'Vælg en anden levering',
  show: 'Vis summen med den levering',
  order: 'Din ordre',
  checkout: 'Gå til kassen i stedet',
  back: 'Til kurven',
  empty: 'Der er ikke noget at købe endnu.',
  pay: 'Køb nu med betalingspligt',
  paying: 'Ordre {order} venter på dig i {wallet}. Intet er trukket endnu.',
  continue: 'Fortsæt i {wallet}',
  stop: 'Stop, og begynd forfra',
  'payment-declined': 'Du afviste i appen, og der er ikke trukket noget. Prøv igen, når du vil.',
  'payment-cancelled': 'Betalingen blev afbrudt, og der er ikke trukket noget.',
  'payment-sold-out':
    'Andre nåede at købe noget af det, mens du betalte. Beløbet er frigivet, og der er ikke trukket noget.',
  'payment-address':
    'Til adressen i {wallet} kan vi ikke levere til den pris og på den dag, du så. Beløbet er frigivet. Skriv adressens postnummer her, eller vælg en anden adresse i {wallet}.',
  'payment-card': 'Banken sagde nej til kortet i {wallet}. Du har ikke købt noget, og der er ikke trukket noget.',
  'payment-token':
    'Vi kunne ikke læse betalingen fra {wallet}. Du har ikke købt noget, og der er ikke trukket noget. Prøv igen, eller betal på en anden måde.',
  waiting: 'Ordre {order} venter på svar fra banken. Intet er trukket endnu. Hent siden igen om lidt.',
  incomplete: 'Denne ordre kræver, at du selv skriver, hvem du er. Det gør du i kassen.',
} as const
const nb = {
  intro:
    '{wallet} forteller oss navnet, adressen, e-posten og mobilnummeret ditt når du godkjenner. Vi leverer til adressen i appen.',
  delivery: 'Levering',
  place: 'Skal det leveres et annet sted?',
  others: 'Velg en annen levering',
  show: 'Vis summen med den leveringen',
  order: 'Bestillingen din',
  checkout: 'Gå til kassen i stedet',
  back: 'Til handlekurven',
  empty: 'Det er ingenting å kjøpe ennå.',
  pay: 'Kjøp nå med betalingsplikt',
  paying: 'Ordre {order} venter på deg i {wallet}. Ingenting er trukket ennå.',
  continue: 'Fortsett i {wallet}',
  stop: 'Stopp, og begynn på nytt',
  'payment-declined': 'Du avviste i appen, og ingenting er trukket. Prøv igjen når du vil.',
  'payment-cancelled': 'Betalingen ble avbrutt, og ingenting er trukket.',
  'payment-sold-out': 'Andre rakk å kjøpe noe av det mens du betalte. Beløpet er frigitt, og ingenting er trukket.',
  'payment-address':
    'Til adressen i {wallet} kan vi ikke levere til den prisen og på den dagen du så. Beløpet er frigitt. Skriv postnummeret til adressen her, eller velg en annen adresse i {wallet}.',
  'payment-card': 'Banken sa nei til kortet i {wallet}. Du har ikke kjøpt noe, og ingenting er trukket.',
  'payment-token':
    'Vi kunne ikke lese betalingen fra {wallet}. Du har ikke kjøpt noe, og ingenting er trukket. Prøv igjen, eller betal på en annen måte.',
  waiting: 'Ordre {order} venter på svar fra banken. Ingenting er trukket ennå. Last inn siden på nytt om litt.',
  incomplete: 'Denne bestillingen krever at du selv skriver hvem du er. Det gjør du i kassen.',
}
const sv = {
  intro:
    '{wallet} berättar ditt namn, din adress, e-post och ditt mobilnummer för oss när du godkänner. Vi levererar till adressen i appen.',
  delivery: 'Leverans',
  place: 'Ska det levereras någon annanstans?',
  others: 'Välj en annan leverans',
  show: 'Visa summan med den leveransen',
  order: 'Din order',
  checkout: 'Gå till kassan i stället',
  back: 'Till varukorgen',
  empty: 'Det finns inget att köpa än.',
  pay: 'Köp nu med betalningsskyldighet',
  paying: 'Order {order} väntar på dig i {wallet}. Inget har dragits än.',
  continue: 'Fortsätt i {wallet}',
  stop: 'Stoppa, och börja om',
  'payment-declined': 'Du nekade i appen, och inget har dragits. Försök igen när du vill.',
  'payment-cancelled': 'Betalningen avbröts, och inget har dragits.',
  'payment-sold-out': 'Andra hann köpa något av det medan du betalade. Beloppet är frigivet, och inget har dragits.',
  'payment-address':
    'Till adressen i {wallet} kan vi inte leverera till det pris och på den dag du såg. Beloppet är frigivet. Skriv adressens postnummer här, eller välj en annan adress i {wallet}.',
  'payment-card': 'Banken sa nej till kortet i {wallet}. Du har inte köpt något, och inget har dragits.',
  'payment-token':
    'Vi kunde inte läsa betalningen från {wallet}. Du har inte köpt något, och inget har dragits. Försök igen, eller betala på ett annat sätt.',
  waiting: 'Order {order} väntar på svar från banken. Inget har dragits än. Ladda om sidan om en stund.',
  incomplete: 'Den här ordern kräver att du själv skriver vem du är. Det gör du i kassan.',
}

export const expressPageTexts: TextTable<typeof da> = { da, nb, sv }
