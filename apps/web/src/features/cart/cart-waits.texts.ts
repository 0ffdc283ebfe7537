import type { Translation } from '../../texts/text-catalogue.ts'
import type { TextTable } from '../../texts/text-table.ts'

const waitsDa = { waits: 'Butikken svarer ikke lige nu. Varen venter her og lægges i kurven af sig selv.' }
const waitsNb: Translation<typeof waitsDa> = {
  waits: 'Butikken svarer ikke akkurat nå. Varen venter her og legges i handlekurven av seg selv.',
}
const waitsSv: Translation<typeof waitsDa> = {
  waits: 'Butiken svarar inte just nu. Varan väntar här och läggs i varukorgen av sig själv.',
}
export const cartWaitsTexts: TextTable<typeof waitsDa> = { da: waitsDa, nb: waitsNb, sv: waitsSv }
