import type { Translation } from '../../../texts/text-catalogue.ts'
import type { softLoginDa } from './soft-login-da.ts'

export const softLoginSv: Translation<typeof softLoginDa> = {
  'soft.hello': 'Hej {forename}',
  'soft.helloYou': 'Hej',
  'soft.known': 'Vi känner igen dig som {email}.',
  'soft.limits': 'Dina köp och din adress ser du när du har loggat in.',
  'soft.logIn': 'Logga in',
  'soft.remove': 'Ta bort personaliseringen',
  'soft.offers': 'Dina erbjudanden',
  'soft.offersLocked': 'Du måste vara inloggad för att aktivera personliga erbjudanden.',
  'soft.ways': 'Dina sidor',
  'soft.profile': 'Min profil',
  'soft.orders': 'Mina köp',
  'soft.return': 'Gör en retur',
  'soft.links': 'Viktiga länkar',
  'soft.back': 'Tillbaka',
  'soft.removeHeading': 'Ta bort personaliseringen',
  'soft.removeText':
    'Då glömmer den här webbläsaren vem du är. Dina favoriter och din varukorg finns kvar, och du kan alltid logga in igen.',
  'soft.removeConfirm': 'Ja, ta bort den',
  'soft.removePending': 'Tar bort personaliseringen',
  'soft.removed': 'Personaliseringen är borttagen',
}
