import type { RecallRemedy } from '@firkant/domain/law/recall-record.ts'
import type { TextTable } from '../../texts/text-table.ts'

type RecallTexts = Readonly<Record<`remedy.${RecallRemedy}`, string>>

const da = {
  pageHeading: 'Tilbagekaldelser',
  intro: 'Varer, som du skal holde op med at bruge. Har du købt dem her, har du fået en mail.',
  none: 'Ingen varer er tilbagekaldt lige nu.',
  heading: 'Tilbagekaldelse af hensyn til sikkerheden',
  stop: 'Hold op med at bruge varen.',
  since: 'Tilbagekaldt {date}',
  hazard: 'Faren',
  affected: 'Det gælder',
  action: 'Det skal du gøre',
  choose: 'Det kan du få, uden at det koster dig noget',
  'remedy.repair': 'Varen repareret',
  'remedy.replacement': 'En ny vare',
  'remedy.refund': 'Pengene tilbage',
} as const satisfies RecallTexts & Readonly<Record<string, string>>

export const recallsTexts: TextTable<typeof da> = {
  da,
  nb: {
    pageHeading: 'Tilbakekallinger',
    intro: 'Varer som du skal slutte å bruke. Har du kjøpt dem her, har du fått en e-post.',
    none: 'Ingen varer er tilbakekalt akkurat nå.',
    heading: 'Tilbakekalling av hensyn til sikkerheten',
    stop: 'Slutt å bruke varen.',
    since: 'Tilbakekalt {date}',
    hazard: 'Faren',
    affected: 'Det gjelder',
    action: 'Dette skal du gjøre',
    choose: 'Dette kan du få, uten at det koster deg noe',
    'remedy.repair': 'Varen reparert',
    'remedy.replacement': 'En ny vare',
    'remedy.refund': 'Pengene tilbake',
  },
  sv: {
    pageHeading: 'Återkallelser',
    intro: 'Varor som du ska sluta använda. Har du köpt dem här har du fått ett mejl.',
    none: 'Inga varor är återkallade just nu.',
    heading: 'Återkallelse av säkerhetsskäl',
    stop: 'Sluta använda varan.',
    since: 'Återkallad {date}',
    hazard: 'Faran',
    affected: 'Det gäller',
    action: 'Det här ska du göra',
    choose: 'Det här kan du få utan att det kostar dig något',
    'remedy.repair': 'Varan reparerad',
    'remedy.replacement': 'En ny vara',
    'remedy.refund': 'Pengarna tillbaka',
  },
}
