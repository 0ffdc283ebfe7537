import type { Translation } from '../../../../texts/text-catalogue.ts'
import type { passkeysDa } from './passkeys-da.ts'

export const passkeysSv: Translation<typeof passkeysDa> = {
  'passkeys.heading': 'Lösennycklar',
  'passkeys.intro': 'Logga in med fingeravtryck, ansikte eller skärmlås i stället för lösenordet.',
  'passkeys.none': 'Du har inga lösennycklar än.',
  'passkeys.add': 'Lägg till lösennyckel',
  'passkeys.adding': 'Väntar på din enhet',
  'passkeys.added': 'Lösennyckeln är tillagd',
  'passkeys.addFailed': 'Lösennyckeln lades inte till. Försök igen.',
  'passkeys.tooMany': 'Du har så många lösennycklar som du kan ha. Ta bort en innan du lägger till en ny.',
  'passkeys.unsupported': 'Den här webbläsaren kan inte använda lösennycklar.',
  'passkeys.created': 'Tillagd {date}',
  'passkeys.used': 'Senast använd {date}',
  'passkeys.name': 'Lösennyckelns namn',
  'passkeys.invalidName': 'Ogiltigt namn',
  'passkeys.rename': 'Byt namn',
  'passkeys.renameNamed': 'Byt namn på {name}',
  'passkeys.save': 'Spara',
  'passkeys.cancel': 'Avbryt',
  'passkeys.renamed': 'Lösennyckeln heter nu {name}',
  'passkeys.remove': 'Ta bort',
  'passkeys.removeNamed': 'Ta bort {name}',
  'passkeys.removeSure': 'Ta bort {name}? Den kan inte längre användas för att logga in.',
  'passkeys.removed': 'Lösennyckeln är borttagen',
  'passkeys.defaultName': 'Min enhet',
}
