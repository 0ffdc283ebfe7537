import { describe, expect, it } from 'vitest'
import { CLAIM_WORDS, ENVIRONMENTAL_CLAIMS } from './environmental-claims.ts'
import { findClaims } from './find-claims.ts'
import { mayHoldClaim } from './may-hold-claim.ts'

const claimsIn = (text: string) => findClaims(text).map(({ claim, word }) => `${claim}: ${word}`)

describe('LAW-12 environmental words', () => {
  it.each(ENVIRONMENTAL_CLAIMS)(
    '%s: every word is found in a sentence, inflected, in capitals and with a hyphen',
    (claim) => {
      for (const written of CLAIM_WORDS[claim]) {
        const word = written.replaceAll('*', '')
        const inflected = written.replaceAll('*', 'en')
        for (const text of [
          word,
          `En sofa, ${inflected}!`,
          `(${word.toUpperCase()})`,
          `x ${word.replaceAll(' ', '-')}-y`,
        ])
          expect(findClaims(text)[0]?.claim, text).toBe(claim)
      }
    },
  )

  it.each([
    ['bæredygtighed', 'sustainable: bæredygtighed'],
    ['bærekraftige', 'sustainable: bærekraftige'],
    ['hållbarare', 'sustainable: hållbarare'],
    ['miljøvenligt', 'eco-friendly: miljøvenligt'],
    ['miljövänligaste', 'eco-friendly: miljövänligaste'],
    ['CO₂-neutral', 'climate: co2 neutral'],
    ['klimanøytralt', 'climate: klimanøytralt'],
    ['Grøn strøm til butikken', 'green: grøn strøm'],
    ['vi tänker på gröna val', 'green: gröna val'],
    ['FSC-træ', 'fsc: fsc'],
    ['Treet følger FSCs regler', 'fsc: fscs'],
    ['et ØKO-TEX-stof', 'oeko-tex: øko tex'],
  ])('%s', (text, found) => expect(claimsIn(text)).toEqual([found]))

  it.each([
    ['a colour of goods', 'Sofa i grøn velour, grønne puder, grön matta och gröna stolar, mørkegrønn'],
    ['another word that holds the letters', 'ubæredygtig, ohållbar, uhållbart, bærende'],
    ['surroundings', 'Sofaen i et indrettet miljø; eit lunt miljø; en hemtrevlig miljö'],
    ['an echo', 'Mattan tar bort eko'],
    ['what is durable in Danish and Norwegian', 'Et holdbart stof, slidstærkt og holdbar'],
    ['a class of the energy label', 'Energieffektivitetsklasse F'],
    ['"or" in Danish', 'grøn el. blå'],
    ['nothing', ''],
  ])('leaves alone %s', (_what, text) => expect(claimsIn(text)).toEqual([]))

  it('is not led astray by tags, entities and letters that nobody sees', () => {
    for (const hidden of [
      'bære<b>dyg</b>tig',
      'b&aelig;redygtig',
      'b&#230;redygtig',
      'b&#xE6;redygtig',
      'bære\u00ADdygtig',
      'bære&shy;dygtig',
      'BÆREDYGTIG',
    ])
      expect(claimsIn(`<p>En ${hidden} sofa</p>`), hidden).toEqual(['sustainable: bæredygtig'])
    expect(claimsIn('<p>miljø</p><p>venlig hilsen</p>')).toEqual(['eco-friendly: miljø venlig'])
    expect(claimsIn('Ha\u030Allbart')).toEqual(['sustainable: hållbart'])
    expect(claimsIn('<a href="/baeredygtig" title="eco">Mere</a>')).toEqual([])
  })

  it('each word is told once', () => {
    expect(claimsIn('Bæredygtig, bæredygtig og genbrugt')).toEqual(['sustainable: bæredygtig', 'recycled: genbrugt'])
  })

  it('two million letters made to be slow are read at once', () => {
    const pieces = ['bæredygti ', '<', '<a ', '&#1', 'grøn ', 'æ', 'tænk grøn ', '\u00AD', 'x-']
    for (const piece of pieces)
      expect(findClaims(piece.repeat(2_000_000 / piece.length))).toEqual(
        piece === 'tænk grøn ' ? [{ claim: 'green', word: 'tænk grøn' }] : [],
      )
  })

  it('no stem is shorter than what texts are let go by', () => {
    const firsts = Object.values(CLAIM_WORDS).flatMap((all) => all.map((written) => written.split(' ')[0] ?? ''))
    expect(firsts.filter((first) => first.endsWith('*') && first.length < 5)).toEqual([])
    expect(mayHoldClaim('En sofa af massivt træ, betrukket med uld – den “store”.')).toBe(false)
  })
})
