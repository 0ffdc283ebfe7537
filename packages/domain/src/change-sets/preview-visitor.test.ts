import { expect, it } from 'vitest'
import { isInAudience } from '../experiences/choose-variant.ts'
import type { Audience } from '../experiences/experience-rule.ts'
import { readPreviewVisitor } from './preview-visitor.ts'

const NOW = new Date('2026-11-02T09:00:00Z')
const visitorOf = (query: string) => readPreviewVisitor(new URLSearchParams(query), NOW)
const isSeen = (audience: Audience, query: string) => {
  const { traits, widthClass = 'laptop' } = visitorOf(query)
  return isInAudience(audience, { market: 'DK', widthClass, known: traits })
}

it.each<[Audience, string, string]>([
  [{ visitor: 'returning' }, 'visit=returning', 'visit=new'],
  [{ visitor: 'new' }, 'visit=new', ''],
  [{ customerGroups: ['club'] }, 'visit=new&group=club', 'visit=new&group=customer'],
  [{ cartValueFrom: 1000 }, 'visit=new&cart=1000', 'visit=new&cart=500'],
  [{ cartValueBelow: 500 }, 'visit=new&cart=0', 'visit=new&cart=500'],
  [{ viewedCategory: 'sofas' }, 'visit=returning&viewed=sofas', 'visit=returning&viewed=beds'],
  [{ devices: ['mobile'] }, 'screen=mobile', 'screen=desktop'],
])('STU-03 the audience %j is met by %s, and not by "%s"', (audience, inside, outside) => {
  expect([isSeen(audience, inside), isSeen(audience, outside)]).toEqual([true, false])
})

it('STU-03 what is not written as it should be is not known', () => {
  const odd = visitorOf('visit=new&group=king&cart=many&viewed=../etc&screen=watch')
  expect([odd.widthClass, odd.traits?.group, odd.traits?.cartStep, odd.traits?.categories]).toEqual([
    undefined,
    'none',
    0,
    [],
  ])
  expect(visitorOf('visit=often&group=club').traits).toBeUndefined()
})
