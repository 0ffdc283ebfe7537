import type { Translation } from '../../../texts/text-catalogue.ts'
import type { cookiesDa } from './cookies-da.ts'

export const cookiesNb: Translation<typeof cookiesDa> = {
  storedHeading: 'Dette lagrer vi',
  storedIntro:
    'Listen viser alt butikken kan lagre i nettleseren din, og hvorfor. Bare det nødvendige blir lagret før du har valgt.',
  'kind.cookie': 'Informasjonskapsel',
  'kind.localStorage': 'Nettleserens lager',
  'kind.sessionStorage': 'Fanens lager',
  none: 'Akkurat nå lagrer vi ingenting i denne gruppen.',
  'life.visit': 'Til du lukker fanen',
  'life.untilCleared': 'Til du sletter nettleserens data',
  'life.hours': '{count} timer',
  'life.days': '{count} dager',
  'life.year': '12 måneder',
  visitor: 'Knytter handlekurven og favorittene dine til nettleseren.',
  customer: 'Holder deg logget inn på kontoen din.',
  employee: 'Holder en medarbeider logget inn.',
  market: 'Husker landet du har valgt.',
  deviceWidth: 'Husker bredden på skjermen, så siden passer fra starten.',
  consent: 'Husker valget du gjør her.',
  'soft-login': 'Kjenner deg igjen når du kommer fra en lenke i nyhetsbrevet vårt.',
  traits:
    'Husker om du har vært her før, hvilke kategorier du har sett på, og omtrent hva handlekurven din er verdt, så sidene kan passe til deg.',
  employeeStore: 'Husker medarbeiderens butikk.',
  'confetti-played': 'Sørger for at konfettien bare faller én gang.',
  'order-intent': 'Sørger for at en ordre ikke blir sendt to ganger.',
  compared: 'Husker varene du sammenligner.',
  'chunk-load-recovery': 'Sørger for at siden bare lastes på nytt én gang etter en oppdatering.',
  visit: 'Teller hvor langt besøk i butikken når, uten å vite hvem du er.',
  'ga4-item-list-key': 'Husker hvilken liste du fant en vare i.',
  'purchase-order-sent-to-data-layer': 'Sørger for at et kjøp bare telles én gang.',
}
