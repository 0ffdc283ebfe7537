import type { Translation } from '../../../texts/text-catalogue.ts'
import type { storePanelDa } from './store-panel-da.ts'

export const storePanelNb: Translation<typeof storePanelDa> = {
  heading: 'Finn den i en butikk',
  searchLabel: 'Sted eller postnummer',
  search: 'Finn',
  near: 'Nærmest «{query}» først',
  notFound: 'Vi kjenner ikke «{query}». Her er alle butikkene.',
  loading: 'Henter butikkene',
  loadFailed: 'Butikkene kunne ikke hentes.',
  retry: 'Prøv igjen',
  pieces: '{count} stk.',
  none: 'Ikke her akkurat nå',
  onShow: 'Utstilt',
  aisle: 'Gang {aisle}',
  today: 'Hent i dag',
  onDay: 'Hent {day}',
  km: 'ca. {km} km',
  choose: 'Velg',
  chooseStore: 'Velg {store} som din butikk',
  own: 'Din butikk',
  here: 'Du er her',
  chosen: '{store} er nå din butikk.',
  failed: 'Butikken kunne ikke lagres. Prøv igjen.',
  forget: 'Glem butikken min',
  forgotten: 'Butikken din er glemt.',
}
