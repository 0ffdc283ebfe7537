import type { Translation } from '../../../../texts/text-catalogue.ts'
import type { passkeysDa } from './passkeys-da.ts'

export const passkeysNb: Translation<typeof passkeysDa> = {
  'passkeys.heading': 'Passnøkler',
  'passkeys.intro': 'Logg inn med fingeravtrykk, ansikt eller skjermlås i stedet for passordet.',
  'passkeys.none': 'Du har ingen passnøkler ennå.',
  'passkeys.add': 'Legg til passnøkkel',
  'passkeys.adding': 'Venter på enheten din',
  'passkeys.added': 'Passnøkkelen er lagt til',
  'passkeys.addFailed': 'Passnøkkelen ble ikke lagt til. Prøv igjen.',
  'passkeys.tooMany': 'Du har så mange passnøkler som du kan ha. Fjern en før du legger til en ny.',
  'passkeys.unsupported': 'Denne nettleseren kan ikke bruke passnøkler.',
  'passkeys.created': 'Lagt til {date}',
  'passkeys.used': 'Sist brukt {date}',
  'passkeys.name': 'Navn på passnøkkelen',
  'passkeys.invalidName': 'Ugyldig navn',
  'passkeys.rename': 'Gi nytt navn',
  'passkeys.renameNamed': 'Gi {name} et nytt navn',
  'passkeys.save': 'Lagre',
  'passkeys.cancel': 'Avbryt',
  'passkeys.renamed': 'Passnøkkelen heter nå {name}',
  'passkeys.remove': 'Fjern',
  'passkeys.removeNamed': 'Fjern {name}',
  'passkeys.removeSure': 'Fjerne {name}? Den kan ikke brukes til å logge inn lenger.',
  'passkeys.removed': 'Passnøkkelen er fjernet',
  'passkeys.defaultName': 'Enheten min',
}
