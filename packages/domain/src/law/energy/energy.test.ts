import { describe, expect, it } from 'vitest'
import { isOpen, lawReport } from '../law-report.ts'
import { sampleFacts, sampleLawProduct } from '../sample-facts.ts'
import { energyMark } from './energy-mark.ts'
import { findEnergyPage, energyPath } from './energy-pages.ts'
import type { EnergyRecord } from './energy-record.ts'
import { shownEnergy } from './energy-texts.ts'

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

const gapsOf = (more: Parameters<typeof sampleLawProduct>[0]) => {
  const report = lawReport(sampleFacts({ products: [sampleLawProduct(more)] }), '2026-11-19')
  const row = report.find(({ id }) => id === 'energy')
  return { fields: row?.gaps.map(({ key, field }) => `${key} ${field}`), isOpen: row && isOpen(row) }
}

describe('energy labels', () => {
  it.each(['pendant', 'floor-lamp', 'light-source', 'bulb'])(
    'LAW-10 a %s that says nothing of its light source is a gap with its column',
    (family) => {
      expect(gapsOf({ family })).toEqual({ fields: ['oak-table energy.source'], isOpen: true })
    },
  )

  it('LAW-10 each field of the label and the sheet that is missing is a gap of its own', () => {
    const { class: _class, eprel: _eprel, watt: _watt, ...energy } = LIGHT
    expect(gapsOf({ family: 'pendant', energy }).fields).toEqual([
      'oak-table energy.class',
      'oak-table energy.eprel',
      'oak-table energy.watt',
    ])
  })

  it.each<EnergyRecord>([LIGHT, { source: 'none' }, { source: 'exempt' }])(
    'LAW-10 a lamp that says all there is to say has no gap: $source',
    (energy) => {
      expect(gapsOf({ family: 'pendant', energy })).toEqual({ fields: [], isOpen: false })
    },
  )

  it('LAW-10 what has no light owes nothing', () => {
    expect(gapsOf({ family: 'dining-table' }).fields).toEqual([])
    expect(gapsOf({ family: 'lampshade' }).fields).toEqual([])
  })

  it('LAW-10 the arrow says its class and its range in the language of the page', () => {
    const said = (['da', 'nb', 'sv'] as const).map((language) => energyMark('C', { language, url: '/x' }).label)
    expect(said).toEqual([
      'Energiklasse C på skalaen A til G',
      'Energiklasse C på skalaen A til G',
      'Energiklass C på skalan A till G',
    ])
  })

  it('LAW-10 each product has the address of its label', () => {
    expect(findEnergyPage('sv', energyPath('sv', 'kuppelo-black'))).toBe('kuppelo-black')
    expect(findEnergyPage('da', '/energimaerke/')).toBeUndefined()
    expect(findEnergyPage('da', '/energimaerke/a/b')).toBeUndefined()
    expect(findEnergyPage('da', '/energimarkning/kuppelo-black')).toBeUndefined()
  })

  it('LAW-10 the product says what light source it has, and nothing where the rule leaves it out', () => {
    const of = (energy: EnergyRecord) => shownEnergy(energy, { language: 'da', url: '/energimaerke/x' })
    expect(of(LIGHT)).toEqual({
      text: 'Dette produkt indeholder en lyskilde i energieffektivitetsklasse E. Du kan selv skifte lyskilden. EPREL 9900001.',
      link: { text: 'Energimærke og produktoplysninger', url: '/energimaerke/x' },
    })
    expect(of({ ...LIGHT, source: 'itself' })?.text).toBe('Lyskilden har energieffektivitetsklasse E. EPREL 9900001.')
    expect(of({ source: 'none' })).toEqual({ text: 'Lampen leveres uden lyskilde.' })
    expect(of({ source: 'exempt' })).toBeUndefined()
  })
})
