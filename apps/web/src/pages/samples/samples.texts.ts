import type { Translation } from '../../texts/text-catalogue.ts'
import type { TextTable } from '../../texts/text-table.ts'

const da = {
  heading: 'Se farven hjemme hos dig selv',
  intro:
    'Få op til seks prøver af stof og træ med brevpost. De er gratis, og det er portoen også. Du beholder dem, og der er intet at sende retur.',
  of: 'Til {name}',
  all: 'Prøver',
  inCart: 'Ligger i kurven',
  soldOut: 'Udsolgt lige nu',
  left: 'Du kan vælge {count} mere.',
  full: 'Der ligger seks prøver i din kurv. Fjern en af dem, hvis du vil have en anden.',
  none: 'Vælg mindst én prøve.',
  tooMany: 'Du kan få seks prøver i alt. Fravælg nogle af dem.',
  gone: 'En af prøverne blev udsolgt imens. Vælg en anden.',
  remind: 'Mind mig om dem efter ti dage',
  remindHint: 'Én mail, ti dage efter at vi har sendt prøverne. Du kan sige nej tak med ét klik.',
  add: 'Læg prøverne i kurven',
  back: 'Tilbage til {name}',
  empty: 'Vi har ingen prøver lige nu.',
}
const nb: Translation<typeof da> = {
  heading: 'Se fargen hjemme hos deg selv',
  intro:
    'Få opptil seks prøver av stoff og tre i posten. De er gratis, og det er portoen også. Du beholder dem, og det er ingenting å sende i retur.',
  of: 'Til {name}',
  all: 'Prøver',
  inCart: 'Ligger i handlekurven',
  soldOut: 'Utsolgt akkurat nå',
  left: 'Du kan velge {count} til.',
  full: 'Det ligger seks prøver i handlekurven din. Fjern en av dem hvis du vil ha en annen.',
  none: 'Velg minst én prøve.',
  tooMany: 'Du kan få seks prøver i alt. Velg bort noen av dem.',
  gone: 'En av prøvene ble utsolgt i mellomtiden. Velg en annen.',
  remind: 'Minn meg om dem etter ti dager',
  remindHint: 'Én e-post, ti dager etter at vi har sendt prøvene. Du kan si nei takk med ett klikk.',
  add: 'Legg prøvene i handlekurven',
  back: 'Tilbake til {name}',
  empty: 'Vi har ingen prøver akkurat nå.',
}
const sv: Translation<typeof da> = {
  heading: 'Se färgen hemma hos dig',
  intro:
    'Få upp till sex prover av tyg och trä med posten. De är gratis, och det är portot också. Du behåller dem, och det finns inget att skicka tillbaka.',
  of: 'Till {name}',
  all: 'Prover',
  inCart: 'Ligger i varukorgen',
  soldOut: 'Slut just nu',
  left: 'Du kan välja {count} till.',
  full: 'Det ligger sex prover i din varukorg. Ta bort ett av dem om du vill ha ett annat.',
  none: 'Välj minst ett prov.',
  tooMany: 'Du kan få sex prover totalt. Välj bort några av dem.',
  gone: 'Ett av proverna tog slut under tiden. Välj ett annat.',
  remind: 'Påminn mig om dem efter tio dagar',
  remindHint: 'Ett mejl, tio dagar efter att vi har skickat proverna. Du kan tacka nej med ett klick.',
  add: 'Lägg proverna i varukorgen',
  back: 'Tillbaka till {name}',
  empty: 'Vi har inga prover just nu.',
}

export const samplesTexts: TextTable<typeof da> = { da, nb, sv }
