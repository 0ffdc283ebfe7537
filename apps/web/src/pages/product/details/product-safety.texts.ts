import type { TextTable } from '../../../texts/text-table.ts'

const da = {
  heading: 'Sikkerhed og producent',
  manufacturer: 'Producent',
  responsible: 'Ansvarlig i EU',
  model: 'Model',
} as const

export const productSafetyTexts: TextTable<typeof da> = {
  da,
  nb: {
    heading: 'Sikkerhet og produsent',
    manufacturer: 'Produsent',
    responsible: 'Ansvarlig i EU',
    model: 'Modell',
  },
  sv: {
    heading: 'Säkerhet och tillverkare',
    manufacturer: 'Tillverkare',
    responsible: 'Ansvarig i EU',
    model: 'Modell',
  },
}
