import type { Translation } from '../../../texts/text-catalogue.ts'
import type { softLoginDa } from './soft-login-da.ts'

export const softLoginNb: Translation<typeof softLoginDa> = {
  'soft.hello': 'Hei {forename}',
  'soft.helloYou': 'Hei',
  'soft.known': 'Vi kjenner deg igjen som {email}.',
  'soft.limits': 'Kjøpene og adressen din ser du når du har logget inn.',
  'soft.logIn': 'Logg inn',
  'soft.remove': 'Fjern personalisering',
  'soft.offers': 'Dine tilbud',
  'soft.offersLocked': 'Du må være logget inn for å aktivere personlige tilbud.',
  'soft.ways': 'Dine sider',
  'soft.profile': 'Min profil',
  'soft.orders': 'Mine kjøp',
  'soft.return': 'Meld retur',
  'soft.links': 'Viktige lenker',
  'soft.back': 'Tilbake',
  'soft.removeHeading': 'Fjern personalisering',
  'soft.removeText':
    'Da glemmer denne nettleseren hvem du er. Favorittene og handlekurven beholder du, og du kan alltid logge inn igjen.',
  'soft.removeConfirm': 'Ja, fjern den',
  'soft.removePending': 'Fjerner personaliseringen',
  'soft.removed': 'Personaliseringen er fjernet',
}
