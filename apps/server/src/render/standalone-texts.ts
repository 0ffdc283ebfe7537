import type { MarketLanguage } from '@firkant/domain/market/market.ts'

export const STANDALONE_KINDS = ['busy', 'full', 'tooMany', 'failed', 'leading'] as const
export type StandaloneKind = (typeof STANDALONE_KINDS)[number]

interface StandaloneTexts {
  /** A brand may have its own: `BrandDefinition.standaloneHeadings`. */
  readonly heading: string
  readonly text: string
  readonly again: string
}

/** Stands in the text of a full shop. */
export const PLACE_MARK = '{place}'

export const STANDALONE_TEXTS: Readonly<Record<MarketLanguage, Readonly<Record<StandaloneKind, StandaloneTexts>>>> = {
  da: {
    busy: {
      heading: 'Butikken har travlt lige nu',
      text: 'Vi kan ikke vise siden i øjeblikket. Den prøver igen af sig selv om få sekunder, og din kurv er gemt.',
      again: 'Prøv igen',
    },
    full: {
      heading: 'Butikken er fuld lige nu',
      text: 'Du er nummer {place} i køen. Siden åbner af sig selv, når det bliver din tur. Du beholder din plads, også hvis du lukker siden og kommer igen, og din kurv er gemt.',
      again: 'Se min plads igen',
    },
    tooMany: {
      heading: 'Det gik lidt hurtigt',
      text: 'Der er kommet mange forsøg på kort tid. Vent et minut, og prøv så igen. Din kurv er gemt.',
      again: 'Prøv igen',
    },
    failed: {
      heading: 'Siden gik i stykker',
      text: 'Fejlen er hos os, og vi har fået besked. Din kurv er gemt.',
      again: 'Til forsiden',
    },
    leading: {
      heading: 'Du føres videre til betalingen',
      text: 'Betalingen sker hos vores betalingsudbyder. Siden åbner af sig selv.',
      again: 'Fortsæt til betalingen',
    },
  },
  nb: {
    busy: {
      heading: 'Butikken har det travelt akkurat nå',
      text: 'Vi kan ikke vise siden for øyeblikket. Den prøver igjen av seg selv om noen sekunder, og handlekurven din er lagret.',
      again: 'Prøv igjen',
    },
    full: {
      heading: 'Butikken er full akkurat nå',
      text: 'Du er nummer {place} i køen. Siden åpner seg selv når det blir din tur. Du beholder plassen, også om du lukker siden og kommer tilbake, og handlekurven din er lagret.',
      again: 'Se plassen min igjen',
    },
    tooMany: {
      heading: 'Det gikk litt fort',
      text: 'Det har kommet mange forsøk på kort tid. Vent et minutt, og prøv igjen. Handlekurven din er lagret.',
      again: 'Prøv igjen',
    },
    failed: {
      heading: 'Siden gikk i stykker',
      text: 'Feilen er hos oss, og vi har fått beskjed. Handlekurven din er lagret.',
      again: 'Til forsiden',
    },
    leading: {
      heading: 'Du sendes videre til betalingen',
      text: 'Betalingen skjer hos betalingsleverandøren vår. Siden åpner seg selv.',
      again: 'Fortsett til betalingen',
    },
  },
  sv: {
    busy: {
      heading: 'Butiken har mycket att göra just nu',
      text: 'Vi kan inte visa sidan för tillfället. Den försöker igen av sig själv om några sekunder, och din varukorg är sparad.',
      again: 'Försök igen',
    },
    full: {
      heading: 'Butiken är full just nu',
      text: 'Du är nummer {place} i kön. Sidan öppnas av sig själv när det blir din tur. Du behåller din plats även om du stänger sidan och kommer tillbaka, och din varukorg är sparad.',
      again: 'Se min plats igen',
    },
    tooMany: {
      heading: 'Det gick lite fort',
      text: 'Det har kommit många försök på kort tid. Vänta en minut och försök igen. Din varukorg är sparad.',
      again: 'Försök igen',
    },
    failed: {
      heading: 'Sidan gick sönder',
      text: 'Felet är vårt, och vi har fått veta det. Din varukorg är sparad.',
      again: 'Till startsidan',
    },
    leading: {
      heading: 'Du skickas vidare till betalningen',
      text: 'Betalningen sker hos vår betaltjänst. Sidan öppnas av sig själv.',
      again: 'Fortsätt till betalningen',
    },
  },
}
