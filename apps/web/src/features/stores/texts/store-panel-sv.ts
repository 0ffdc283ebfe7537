import type { Translation } from '../../../texts/text-catalogue.ts'
import type { storePanelDa } from './store-panel-da.ts'

export const storePanelSv: Translation<typeof storePanelDa> = {
  heading: 'Hitta den i en butik',
  searchLabel: 'Ort eller postnummer',
  search: 'Hitta',
  near: 'Närmast ”{query}” först',
  notFound: 'Vi känner inte till ”{query}”. Här är alla butiker.',
  loading: 'Hämtar butikerna',
  loadFailed: 'Butikerna kunde inte hämtas.',
  retry: 'Försök igen',
  pieces: '{count} st',
  none: 'Inte här just nu',
  onShow: 'Utställd',
  aisle: 'Gång {aisle}',
  today: 'Hämta i dag',
  onDay: 'Hämta {day}',
  km: 'ca {km} km',
  choose: 'Välj',
  chooseStore: 'Välj {store} som din butik',
  own: 'Din butik',
  here: 'Du är här',
  chosen: '{store} är nu din butik.',
  failed: 'Butiken kunde inte sparas. Försök igen.',
  forget: 'Glöm min butik',
  forgotten: 'Din butik är glömd.',
}
