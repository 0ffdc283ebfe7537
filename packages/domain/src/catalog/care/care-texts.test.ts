import { describe, expect, it } from 'vitest'
import { findCareText } from './care-texts.ts'
import { mismatchedCareTopics } from './care-topics.ts'

const TEXTS = [
  { key: 'metal-battery', materials: ['metal'], kinds: ['table-lamp-rechargeable'] },
  { key: 'metal-lamp', materials: ['metal', 'brass'], kinds: ['table-lamp', 'pendant'] },
  { key: 'metal', materials: ['metal'] },
  { key: 'glass', materials: ['glass'], kinds: ['mirror'] },
]

describe('PDP-06 the care text of a thing', () => {
  it.each([
    [{ material: 'metal', family: 'table-lamp', kind: 'table-lamp-rechargeable' }, 'metal-battery'],
    [{ material: 'metal', family: 'table-lamp', kind: 'something new' }, 'metal-lamp'],
    [{ material: 'brass', family: 'pendant' }, 'metal-lamp'],
    [{ material: 'metal', family: 'side-table' }, 'metal'],
    [{ material: 'glass', family: 'mirror' }, 'glass'],
    [{ material: 'glass', family: 'table-lamp' }, undefined],
    [{ material: 'brass', family: 'side-table' }, undefined],
    [{ material: 'cork', family: 'mirror' }, undefined],
  ])('%j: %s', (thing, key) => {
    expect(findCareText(TEXTS, thing)?.key).toBe(key)
  })
})

describe('PDP-06 a care text that is for something else', () => {
  it.each([
    ['Sluk lampen, og lad den køle af.', 'side-table', ['lamp']],
    ['Släck lampan och låt den svalna.', 'side-table', ['lamp']],
    ['Slå av lampen og la den bli kald.', 'floor-lamp', []],
    ['Vask i hånden. Tåler ikke opvaskemaskine.', 'table-lamp', ['washingUp']],
    ['Vask for hånd. Tåler ikke oppvaskmaskin.', 'table-lamp', ['washingUp']],
    ['Diska för hand. Tål inte diskmaskin.', 'vase', []],
    ['Støvsug mellem hynderne.', 'dining-chair', ['loosePads']],
    ['Drej tæppet en halv omgang.', 'throw', ['rug']],
    ['Sluk lampen.', 'tractor', []],
  ])('%s of a %s: %j', (text, family, topics) => {
    expect(mismatchedCareTopics(text, family)).toEqual(topics)
  })
})
