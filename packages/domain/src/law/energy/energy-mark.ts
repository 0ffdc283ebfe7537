import type { MarketLanguage } from '../../market/market.ts'
import type { EnergyClass } from './energy-record.ts'

/** What stands beside the price of a light source: an arrow that opens the label. */
export interface EnergyMark {
  readonly grade: EnergyClass
  readonly colour: string
  readonly label: string
  readonly url: string
}

/** The colours of the regulation's label, as screens show them. */
export const ENERGY_COLOURS: Readonly<Record<EnergyClass, string>> = {
  A: '#00a651',
  B: '#50b848',
  C: '#bfd730',
  D: '#fff200',
  E: '#fdb913',
  F: '#f36f21',
  G: '#ed1c24',
}

const SAID: Readonly<Record<MarketLanguage, (grade: EnergyClass) => string>> = {
  da: (grade) => `Energiklasse ${grade} på skalaen A til G`,
  nb: (grade) => `Energiklasse ${grade} på skalaen A til G`,
  sv: (grade) => `Energiklass ${grade} på skalan A till G`,
}

export function energyMark(
  grade: EnergyClass,
  { language, url }: { language: MarketLanguage; url: string },
): EnergyMark {
  return { grade, colour: ENERGY_COLOURS[grade], label: SAID[language](grade), url }
}
