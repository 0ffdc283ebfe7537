import type { Translation } from '../../../texts/text-catalogue.ts'
import type { cookiesDa } from './cookies-da.ts'

export const cookiesSv: Translation<typeof cookiesDa> = {
  storedHeading: 'Det här sparar vi',
  storedIntro:
    'Listan visar allt som butiken kan spara i din webbläsare, och varför. Bara det nödvändiga sparas innan du har valt.',
  'kind.cookie': 'Cookie',
  'kind.localStorage': 'Webbläsarens lager',
  'kind.sessionStorage': 'Flikens lager',
  none: 'Just nu sparar vi ingenting i den här gruppen.',
  'life.visit': 'Tills du stänger fliken',
  'life.untilCleared': 'Tills du rensar webbläsarens data',
  'life.hours': '{count} timmar',
  'life.days': '{count} dagar',
  'life.year': '12 månader',
  visitor: 'Knyter din varukorg och dina favoriter till webbläsaren.',
  customer: 'Håller dig inloggad på ditt konto.',
  employee: 'Håller en medarbetare inloggad.',
  market: 'Kommer ihåg landet du har valt.',
  deviceWidth: 'Kommer ihåg skärmens bredd så att sidan passar från början.',
  consent: 'Kommer ihåg valet du gör här.',
  'soft-login': 'Känner igen dig när du kommer från en länk i vårt nyhetsbrev.',
  traits:
    'Minns om du har varit här förut, vilka kategorier du har tittat på och ungefär vad din varukorg är värd, så att sidorna kan passa dig.',
  employeeStore: 'Kommer ihåg medarbetarens butik.',
  'confetti-played': 'Ser till att konfettin bara faller en gång.',
  'order-intent': 'Ser till att en order inte skickas två gånger.',
  compared: 'Kommer ihåg varorna du jämför.',
  'chunk-load-recovery': 'Ser till att sidan bara laddas om en gång efter en uppdatering.',
  visit: 'Räknar hur långt besök i butiken når, utan att veta vem du är.',
  'ga4-item-list-key': 'Kommer ihåg i vilken lista du hittade en vara.',
  'purchase-order-sent-to-data-layer': 'Ser till att ett köp bara räknas en gång.',
}
