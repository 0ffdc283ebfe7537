import type { Translation } from '../../../../texts/text-catalogue.ts'
import type { passkeysDa } from './passkeys-da.ts'

export const passkeysSv: Translation<typeof passkeysDa> = {
  'passkeys.heading': 'Nycklar',
  'passkeys.intro': 'Logga in med fingeravtryck, ansikte eller skärmlås i stället för lösenordet.',
  'passkeys.none': 'Du har inga nycklar än.',
  'passkeys.add': 'Lägg till nyckel',
  'passkeys.adding': 'Väntar på din enhet',
  'passkeys.added': 'Nyckeln är tillagd',
  'passkeys.addFailed': 'Nyckeln lades inte till. Försök igen.',
  'passkeys.tooMany': 'Du har så många nycklar som du kan ha. Ta bort en innan du lägger till en ny.',
  'passkeys.unsupported': 'Den här webbläsaren kan inte använda nycklar.',
  'passkeys.created': 'Tillagd {date}',
  'passkeys.used': 'Senast använd {date}',
  'passkeys.name': 'Nyckelns namn',
  'passkeys.invalidName': 'Ogiltigt namn',
  'passkeys.rename': 'Byt namn',
  'passkeys.renameNamed': 'Byt namn på {name}',
  'passkeys.save': 'Spara',
  'passkeys.cancel': 'Avbryt',
  'passkeys.renamed': 'Nyckeln heter nu {name}',
  'passkeys.remove': 'Ta bort',
  'passkeys.removeNamed': 'Ta bort {name}',
  'passkeys.removeSure': 'Ta bort {name}? Den kan inte längre användas för att logga in.',
  'passkeys.removed': 'Nyckeln är borttagen',
  'passkeys.defaultName': 'Min enhet',
}
