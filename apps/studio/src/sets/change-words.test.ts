import { expect, it } from 'vitest'
import { differences } from '@firkant/domain/change-sets/differences.ts'
import { textsOf } from '../texts/use-texts.tsx'
import { changeWords, documentName } from './change-words.ts'

const hero = { id: 'hero', componentName: 'Hero', props: { heading: 'Korte *dage*', theme: 'dark', isWide: false } }
const story = { id: 'b2', componentName: 'Editorial', props: { html: '<p>Hej med <b>dig</b></p>' } }
const before = { title: 'Forside', blocks: [hero, story] }

function said(after: unknown) {
  const words = changeWords(textsOf('da'), before, after)
  return differences(before, after).map((each) => [
    words.place(each.path),
    words.value(each.before, each.path),
    words.value(each.after, each.path),
  ])
}

it('STU-02 what a set changes is said in words: blocks by what they are, options and switches as the form has them', () => {
  const props = { heading: 'Fredag er *sofadag*', theme: 'light', isWide: true }
  expect(said({ ...before, blocks: [{ ...hero, props }, story] })).toEqual([
    [expect.stringMatching(/“Korte dage” › Overskrift$/), 'Korte *dage*', 'Fredag er *sofadag*'],
    [
      expect.stringMatching(/“Korte dage” › /),
      expect.stringMatching(/^(?!dark$)/),
      expect.stringMatching(/^(?!light$)/),
    ],
    [expect.stringMatching(/“Korte dage” › /), 'nej', 'ja'],
  ])
})

it('STU-02 a block that came, one that went and another order', () => {
  const added = { id: 'x', componentName: 'Editorial', props: { heading: 'Ny' } }
  expect(said({ ...before, blocks: [hero, story, added] })).toEqual([
    [expect.stringContaining('“Ny”'), '–', expect.stringContaining('“Ny”')],
  ])
  expect(said({ ...before, blocks: [story] })).toEqual([
    [expect.stringContaining('“Korte dage”'), expect.stringContaining('“Korte dage”'), '–'],
  ])
  const [[place, was, is] = []] = said({ ...before, blocks: [story, hero] })
  expect(place).toBe('Rækkefølge')
  expect(was).toMatch(/“Korte dage” · .*“Hej med\s+dig/)
  expect(is).toMatch(/“Hej med\s+dig.* · .*“Korte dage”/)
})

it('STU-02 a document is called by its title, not by its address', () => {
  const texts = textsOf('da')
  expect(documentName(texts, 'page/nb/start', { title: 'Forside' })).toBe('Forside · Norsk')
  expect(documentName(texts, 'page/da/start')).toBe('start · Dansk')
  expect(documentName(texts, 'frame/da')).toBe('Menu, banner og bund · Dansk')
  expect(documentName(texts, 'switches')).toBe('Brandets indstillinger')
})
