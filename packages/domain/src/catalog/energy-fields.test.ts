import { describe, expect, it } from 'vitest'
import type { EnergyRecord } from '../law/energy/energy-record.ts'
import { checkRecord } from './record-problems.ts'
import { recordWarnings } from './record-warnings.ts'

const LIGHT: EnergyRecord = {
  source: 'contained',
  class: 'E',
  eprel: '9900001',
  supplier: 'Klarholm Lys',
  model: 'LV-E27-806',
  kwhPer1000h: 7,
  lumen: 806,
  kelvin: 2700,
  watt: 7,
  cri: 90,
  technology: 'led',
  isDimmable: true,
  replaceable: 'user',
}

const TEXT = { da: 'Lampe', nb: 'Lampe', sv: 'Lampa' }
const lampWith = (energy: unknown) => ({
  type: 'product',
  key: 'lamp',
  designKey: 'lamp',
  categoryKeys: ['lighting'],
  brands: ['hjemly'],
  colour: { key: 'black', hex: '#000000', name: TEXT },
  material: { key: 'metal', name: TEXT },
  widthCm: 10,
  depthCm: 10,
  heightCm: 10,
  weightKg: 1,
  launchedAt: '2026-11-01T00:00:00Z',
  name: TEXT,
  subtitle: TEXT,
  images: [],
  variants: [{ sku: 'LAMP' }],
  ...(energy === undefined ? {} : { energy }),
})
const problemsOf = (energy: unknown) => {
  const checked = checkRecord(lampWith(energy), { sellsIn: () => true })
  return 'problems' in checked ? checked.problems.map(({ path, message }) => `${path}: ${message}`) : []
}

describe('the fields of a light source', () => {
  it.each([
    [{ ...LIGHT, class: 'A+' }, 'energy.class: is none of A, B, C, D, E, F, G'],
    [{ ...LIGHT, class: 'H' }, 'energy.class: is none of A, B, C, D, E, F, G'],
    [{ ...LIGHT, source: 'bulb' }, 'energy.source: is none of itself, contained, none, exempt'],
    [{ ...LIGHT, eprel: 'EPREL 12' }, 'energy.eprel: the digits of an EPREL number'],
    [{ ...LIGHT, kwhPer1000h: 7.5 }, 'energy.kwhPer1000h: is no whole number'],
    [{ ...LIGHT, cri: 101 }, 'energy.cri: is more than 100'],
    [{ ...LIGHT, range: 'A-G' }, 'energy.range: is no field of the format'],
    [{ class: 'E' }, 'energy.source: is none of itself, contained, none, exempt'],
    [{ source: 'none', class: 'E' }, 'energy.class: does not go with the source none'],
    [{ source: 'exempt', watt: 3 }, 'energy.watt: does not go with the source exempt'],
  ])('LAW-10 import refuses what no label can say: %j', (energy, problem) => {
    expect(problemsOf(energy)).toEqual([problem])
  })

  it.each([[LIGHT], [{ source: 'none' }], [undefined]])('LAW-10 import takes %j', (energy) => {
    expect(problemsOf(energy)).toEqual([])
  })

  it('LAW-10 import warns of a consumption that is not the power rounded up', () => {
    const checked = checkRecord(lampWith({ ...LIGHT, watt: 7.2 }), { sellsIn: () => true })
    const warnings = 'record' in checked ? recordWarnings(checked.record) : []
    expect(warnings).toContainEqual({ path: 'energy.kwhPer1000h', message: 'is 7, but 7.2 W take 8 kWh' })
  })
})
