import type { Translation } from '../../../texts/text-catalogue.ts'
import type { TextTable } from '../../../texts/text-table.ts'

const myReviewsDa = {
  lead: 'Ret eller slet det, du har skrevet, og anmeld det, du har fået hjem.',
  none: 'Du har ikke skrevet nogen anmeldelser endnu.',
  written: 'Skrevet',
  open: 'Ikke anmeldt endnu',
  write: 'Anmeld',
  change: 'Ret eller slet',
  pending: 'Venter på at blive læst',
  published: 'Står på varens side',
  refused: 'Kan ikke vises, som den er: grunden står ved anmeldelsen',
  answered: '{brand} har svaret: {answer}',
} as const

const myReviewsNb: Translation<typeof myReviewsDa> = {
  lead: 'Rett eller slett det du har skrevet, og omtal det du har fått hjem.',
  none: 'Du har ikke skrevet noen omtaler ennå.',
  written: 'Skrevet',
  open: 'Ikke omtalt ennå',
  write: 'Skriv omtale',
  change: 'Rett eller slett',
  pending: 'Venter på å bli lest',
  published: 'Står på varens side',
  refused: 'Kan ikke vises som den er: grunnen står ved omtalen',
  answered: '{brand} har svart: {answer}',
}

const myReviewsSv: Translation<typeof myReviewsDa> = {
  lead: 'Ändra eller radera det du har skrivit, och skriv om det du har fått hem.',
  none: 'Du har inte skrivit några omdömen än.',
  written: 'Skrivet',
  open: 'Utan omdöme än',
  write: 'Skriv omdöme',
  change: 'Ändra eller radera',
  pending: 'Väntar på att bli läst',
  published: 'Står på varans sida',
  refused: 'Kan inte visas som det är: skälet står vid omdömet',
  answered: '{brand} har svarat: {answer}',
}

export const myReviewsTexts: TextTable<typeof myReviewsDa> = { da: myReviewsDa, nb: myReviewsNb, sv: myReviewsSv }
