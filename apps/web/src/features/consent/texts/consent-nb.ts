import type { Translation } from '../../../texts/text-catalogue.ts'
import type { consentDa } from './consent-da.ts'

export const consentNb: Translation<typeof consentDa> = {
  heading: 'Informasjonskapsler hos {brand}',
  intro:
    'Nødvendige informasjonskapsler får butikken til å virke. Sier du ja, bruker vi også informasjonskapsler til statistikk, markedsføring og personlige anbefalinger. Du kan endre valget når som helst.',
  more: 'Les om hver enkelt informasjonskapsel',
  necessaryOnly: 'Bare nødvendige',
  acceptAll: 'Godta alle',
  choose: 'Velg selv',
  save: 'Lagre valget mitt',
  panelHeading: 'Dine informasjonskapsler',
  panelIntro: 'Velg hva vi får lagre i nettleseren din. Det gjelder i 12 måneder, og du kan alltid endre det her.',
  always: 'Alltid på',
  saved: 'Valget ditt er lagret.',
  failed: 'Vi kunne ikke lagre valget ditt. Prøv igjen.',
  legend: 'Hva kan vi bruke?',
  necessary: 'Nødvendige',
  'necessary.text': 'Handlekurv, innlogging, betaling og sikkerhet. Uten dem virker ikke butikken.',
  statistics: 'Statistikk',
  'statistics.text': 'Viser oss hvilke sider og varer som blir brukt, så vi kan gjøre butikken bedre.',
  marketing: 'Markedsføring',
  'marketing.text': 'Gjør det mulig å måle annonsene våre og vise dem til de rette.',
  personalisation: 'Personlige anbefalinger',
  'personalisation.text':
    'Lar oss foreslå varer ut fra det du har sett på og kjøpt, og kjenne deg igjen fra nyhetsbrevet vårt. Har du sagt ja til å bli kjent igjen i nyhetsbrevet, gjelder det til du velger her.',
  'again.heading': 'Skal vi kjenne deg igjen?',
  'again.text':
    'Du kommer fra nyhetsbrevet vårt, men har sagt nei til personlige anbefalinger i denne nettleseren. Sier du ja nå, kjenner vi deg igjen og foreslår varer ut fra det du har sett på og kjøpt. Resten er uendret.',
  'again.yes': 'Ja, kjenn meg igjen',
  'again.no': 'Nei takk',
}
