import type { LawGap } from '../duty.ts'
import { gapOfProduct } from '../gaps-of-products.ts'
import type { LawFacts, LawProduct } from '../law-facts.ts'
import { hasLightSource, type EnergyRecord } from './energy-record.ts'

/** Families of light sources, and of what usually contains one. */
const LIT = /(?:^|-)(?:lamp|pendant|chandelier|spotlight|bulb|light|light-source|string-lights)$/

/** On the label, on the sheet, or beside the price. */
const WANTED = [
  'class',
  'eprel',
  'supplier',
  'model',
  'kwhPer1000h',
  'lumen',
  'kelvin',
  'watt',
  'cri',
  'technology',
  'replaceable',
] as const satisfies readonly (keyof EnergyRecord)[]

function missingOf({ family, energy }: LawProduct): readonly string[] {
  if (!energy) return LIT.test(family) ? ['energy.source'] : []
  if (!hasLightSource(energy)) return []
  return WANTED.filter((field) => energy[field] === undefined).map((field) => `energy.${field}`)
}

/** Regulation 2019/2015, annexes III, V and VII. */
export const energyGaps = ({ products }: LawFacts): readonly LawGap[] =>
  products.flatMap((product) => missingOf(product).map((field) => gapOfProduct(product, field)))
