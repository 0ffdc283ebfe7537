import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeSetBar, CHANGE_SET_STATES, CHANGE_SET_STEPS } from './change-set-states.ts'
import { differences } from './differences.ts'
import { readAddress, writeAddress } from './document-address.ts'
import { isSame, isShallow } from './document-value.ts'
import { mergeDocuments } from './merge-documents.ts'
import { applyLayer, documentAt, isOpen, segmentsOf, type Layer } from './publication-windows.ts'
import { withField } from './with-field.ts'

const text = fc.constantFrom('', 'Sofa', 'Lampe', 'Bord')
const block = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd'),
  componentName: fc.constantFrom('Hero', 'Editorial'),
  props: fc.record({ heading: text, links: fc.array(text, { maxLength: 2 }) }, { requiredKeys: ['heading'] }),
})
const page = fc.record(
  { title: text, description: text, blocks: fc.uniqueArray(block, { selector: ({ id }) => id, maxLength: 4 }) },
  { requiredKeys: ['title', 'blocks'] },
)

describe('mergeDocuments', () => {
  it('STU-02 what only one of them changed is as that one wrote it', () => {
    fc.assert(
      fc.property(page, page, (base, changed) => {
        expect(mergeDocuments({ base, mine: changed, theirs: base })).toEqual({ value: changed, conflicts: [] })
        expect(mergeDocuments({ base, mine: base, theirs: changed })).toEqual({ value: changed, conflicts: [] })
        expect(mergeDocuments({ base, mine: changed, theirs: changed })).toEqual({ value: changed, conflicts: [] })
      }),
    )
  })

  const valueAt = (value: unknown, path: readonly string[]): unknown =>
    path.reduce<unknown>(
      (at, name) =>
        name.startsWith('#')
          ? ((at ?? []) as { id: string }[]).find(({ id }) => `#${id}` === name)
          : (at as Record<string, unknown> | undefined)?.[name],
      value,
    )
  const isAbove = (one: readonly string[], other: readonly string[]) => one.every((part, at) => other[at] === part)

  it('STU-02 nothing of either is lost: it is in the document or in a conflict', () => {
    fc.assert(
      fc.property(page, page, page, (base, mine, theirs) => {
        const { value, conflicts } = mergeDocuments({ base, mine, theirs })
        const sides = [
          { own: mine, others: differences(base, theirs) },
          { own: theirs, others: differences(base, mine) },
        ]
        for (const { own, others } of sides)
          for (const { path, after } of differences(base, own)) {
            const isTold = conflicts.some((each) => isAbove(each.path, path) || isAbove(path, each.path))
            const isBoth = others.some((each) => isAbove(each.path, path) || isAbove(path, each.path))
            if (isTold || isBoth || path.at(-1) === '#') continue
            expect([path, valueAt(value, path)]).toEqual([path, after])
          }
        for (const { path, mine: one, theirs: other } of conflicts)
          if (path.at(-1) !== '#') expect([one, other]).toEqual([valueAt(mine, path), valueAt(theirs, path)])
      }),
      { numRuns: 300 },
    )
  })

  it('STU-02 it does not matter who came first, where there is no conflict', () => {
    fc.assert(
      fc.property(page, page, page, (base, mine, theirs) => {
        const one = mergeDocuments({ base, mine, theirs })
        const other = mergeDocuments({ base, mine: theirs, theirs: mine })
        expect(one.conflicts.map(({ path }) => path.join('.')).toSorted()).toEqual(
          other.conflicts.map(({ path }) => path.join('.')).toSorted(),
        )
      }),
      { numRuns: 300 },
    )
  })

  const hero = { id: 'hero', componentName: 'Hero', props: { heading: 'Før', text: 'Tekst' } }
  const list = { id: 'list', componentName: 'ProductList', props: { heading: 'Liste' } }
  const base = { title: 'Start', blocks: [hero, list] }

  it('STU-02 two people write in one block, another one is moved, a third is new: all of it stays', () => {
    const mine = { title: 'Start', blocks: [list, { ...hero, props: { heading: 'Mit', text: 'Tekst' } }] }
    const fresh = { id: 'fresh', componentName: 'Spacer', props: {} }
    const theirs = { title: 'Deres', blocks: [{ ...hero, props: { heading: 'Før', text: 'Ny' } }, fresh, list] }
    expect(mergeDocuments({ base, mine, theirs })).toEqual({
      value: { title: 'Deres', blocks: [list, { ...hero, props: { heading: 'Mit', text: 'Ny' } }, fresh] },
      conflicts: [],
    })
  })

  it('STU-02 a field that both changed is told with three values', () => {
    const writing = (heading: string) => ({ ...base, blocks: [{ ...hero, props: { ...hero.props, heading } }, list] })
    const { conflicts } = mergeDocuments({ base, mine: writing('Mit'), theirs: writing('Deres') })
    expect(conflicts).toEqual([
      { path: ['blocks', '#hero', 'props', 'heading'], base: 'Før', mine: 'Mit', theirs: 'Deres' },
    ])
  })

  it('STU-02 a block that one deleted and the other wrote in is told as well', () => {
    const mine = { ...base, blocks: [list] }
    const written = { ...hero, props: { ...hero.props, heading: 'Deres' } }
    const { conflicts } = mergeDocuments({ base, mine, theirs: { ...base, blocks: [written, list] } })
    expect(conflicts).toEqual([{ path: ['blocks', '#hero'], base: hero, mine: undefined, theirs: written }])
  })
})

describe('the inverse of changes', () => {
  it('STU-02 takes them back, and nothing else', () => {
    fc.assert(
      fc.property(page, page, text, (before, after, title) => {
        expect(applyLayer(after, { base: after, value: before })).toEqual(before)
        const renamed = { ...after, description: `${title} later` }
        const { value, conflicts } = mergeDocuments({ base: after, mine: before, theirs: renamed })
        if (before.description === after.description)
          expect({ value, conflicts }).toEqual({ value: { ...before, description: `${title} later` }, conflicts: [] })
      }),
    )
  })
})

describe('differences', () => {
  it('STU-02 one by one they make the one document into the other, but for the places of new parts', () => {
    fc.assert(
      fc.property(page, page, (before, after) => {
        const made = differences(before, after).reduce<unknown>(
          (value, { path, after: to }) => withField(value, path, to),
          before,
        )
        expect(differences(made, after).filter(({ path }) => path.at(-1) !== '#')).toEqual([])
      }),
    )
  })

  it('STU-02 there are none exactly when nothing differs', () => {
    fc.assert(fc.property(page, page, (one, other) => (differences(one, other).length === 0) === isSame(one, other)))
  })
})

describe('windows', () => {
  const layer = fc
    .record({
      base: page,
      value: page,
      from: fc.integer({ min: 0, max: 20 }),
      length: fc.option(fc.integer({ min: 1, max: 10 })),
    })
    .map(({ length, ...each }): Layer => ({ ...each, ...(length !== null && { until: each.from + length }) }))

  it('STU-02 what is stored for later is what would be shown at every moment, without a timer', () => {
    fc.assert(
      fc.property(page, fc.array(layer, { maxLength: 4 }), fc.integer({ min: 0, max: 20 }), (document, layers, now) => {
        const segments = segmentsOf(document, layers, now)
        for (let at = now; at < 40; at += 1) {
          const open = segments.filter((segment) => isOpen(segment, at))
          expect(open.length).toBeLessThanOrEqual(1)
          expect(open[0] ? open[0].value : document).toEqual(documentAt(document, layers, at))
        }
      }),
    )
  })
})

it('STU-02 what is nested without end is no document', () => {
  const nested = (depth: number): unknown => (depth === 0 ? [] : [nested(depth - 1)])
  expect([isShallow(nested(20)), isShallow(nested(100)), isShallow('x'), isShallow(null)]).toEqual([
    true,
    false,
    true,
    true,
  ])
})

describe('addresses and steps', () => {
  it('STU-02 an address is read as it was written, and nothing else is one', () => {
    for (const written of ['page/da/start', 'frame/sv', 'switches'])
      expect(writeAddress(readAddress(written) ?? { kind: 'switches' })).toBe(written)
    for (const wrong of ['page/en/start', 'page/da/', 'frame', 'page/da/../x', 'switches/da', ''])
      expect(readAddress(wrong)).toBeUndefined()
  })

  it('STU-02 each state has its steps; what is empty can’t be published', () => {
    const may = () => true
    const steps = CHANGE_SET_STATES.map((state) => [
      state,
      CHANGE_SET_STEPS.filter((step) => changeSetBar(step, { state, documents: 1, may }) === undefined),
    ])
    expect(Object.fromEntries(steps)).toEqual({
      draft: ['share', 'ask', 'publish', 'discard'],
      shared: ['ask', 'publish', 'discard'],
      asked: ['reopen', 'publish', 'discard'],
      published: ['takeBack'],
      takenBack: [],
      discarded: [],
    })
    expect(changeSetBar('publish', { state: 'draft', documents: 0, may })).toBe('empty')
    expect(changeSetBar('publish', { state: 'draft', documents: 1, may: () => false })).toBe('role')
  })
})
