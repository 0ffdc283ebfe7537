import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROLE_CONTRASTS } from '@firkant/domain/brand/role-contrasts.ts'
import { contrastRatio } from '@firkant/domain/format/contrast.ts'
import { askBrand, LeftDialogue, RefusedAnswer, type Terminal } from './ask-brand.ts'
import { rolesFile } from './brand-files.ts'
import { brandQuestions } from './brand-questions.ts'
import { readRoles, readRoleSheet } from './role-sheet.ts'

const GROUPS = readRoles()
const QUESTIONS = brandQuestions(GROUPS)
const STRANDBY = path.join(import.meta.dirname, '../fixture/strandby/roles.css')

/** Answers by what the question begins with, one after the other; Enter for all others. */
function typing(typed: Readonly<Record<string, readonly string[]>>) {
  const left = new Map(Object.entries(typed).map(([name, inputs]) => [name, [...inputs]]))
  const prompts: string[] = []
  const said: string[] = []
  const terminal: Terminal = {
    ask(prompt) {
      prompts.push(prompt.trim())
      const name = [...left.keys()].find((each) => prompt.trim().startsWith(each))
      return Promise.resolve((name !== undefined && left.get(name)?.shift()) || '')
    },
    say: (line) => void said.push(line),
    swatch: () => '',
  }
  return { terminal, prompts, said: () => said.join('\n') }
}

const NAMED = { 'Name of the brand': ['strandby'] }

describe('the roles of a new brand', () => {
  it('BRAND-02 are those of the fixture, from the answers that made it', async () => {
    const answers = await askBrand({
      questions: QUESTIONS,
      given: {
        name: 'strandby',
        page: '#f6f4ee',
        ink: '#16282f',
        accent: '#0f5a6b',
        head: 'bricolage-grotesque',
        text: 'figtree',
        radius: '4',
        'heading-weight': '700',
        'heading-spacing': '-0.03em',
      },
    })
    expect(rolesFile({ answers }, GROUPS)).toBe(readFileSync(STRANDBY, 'utf8'))
  })

  it.each([
    ['light', {}],
    ['dark', { page: '#121110', accent: '#c9a25d' }],
    ['grey', { page: '#808080', ink: '#000000', accent: '#101010' }],
  ])('A11Y-01 can be read on each other where a %s brand takes what is suggested', async (_, given) => {
    const answers = await askBrand({ questions: QUESTIONS, given: { name: 'ny', ...given } })
    const low = ROLE_CONTRASTS.filter(
      ({ ink, ground, least }) => contrastRatio(answers[ink] ?? '', answers[ground] ?? '') < least,
    )
    expect(low).toEqual([])
  })

  it('stand in the sheet with every role of the shop, and grow with the window', async () => {
    const given = { name: 'ny', gutter: '20 40 64', gap: '16', scale: '1.2', depth: 'none', radius: '10' }
    const sheet = rolesFile({ answers: await askBrand({ questions: QUESTIONS, given }) }, GROUPS)
    const rolesIn = (css: string) => [...(css.split('@media')[0] ?? '').matchAll(/--([\w-]+):/g)].map(([, key]) => key)
    expect(rolesIn(sheet)).toEqual(expect.arrayContaining(GROUPS.flatMap(({ roles }) => roles.map(({ key }) => key))))
    expect([...sheet.matchAll(/--gutter: (\w+);/g)].map(([, length]) => length)).toEqual(['20px', '40px', '64px'])
    expect([...sheet.matchAll(/--gap: (\w+);/g)].map(([, length]) => length)).toEqual(['16px', '16px', '16px'])
    expect(sheet).toContain('--t-hero: clamp(3.15rem, 2.5531rem + 2.5469vw, 5.1rem);')
    expect(sheet).toContain('--shadow-2: none;')
    expect(sheet).toContain('--r-l: 15px;')
  })
})

describe('the dialogue', () => {
  it('asks by groups, suggests from what was answered, and writes after an overview', async () => {
    const { terminal, prompts, said } = typing({ ...NAMED, 'Page (': ['#121110'], 'Ink (': ['F2EDE6'] })
    const answers = await askBrand({ questions: QUESTIONS, given: {}, terminal })
    expect(answers).toMatchObject({ page: '#121110', ink: '#f2ede6', surface: '#201f1e' })
    expect(prompts).toContain('Surface (Ground of cards, fields and panels) [#201f1e]:')
    expect(prompts.some((prompt) => prompt.startsWith('Quiet words'))).toBe(false)
    const asked = prompts.length - 1
    expect(said()).toContain(`Grounds and their inks · question 2 of ${asked}`)
    expect(said()).toMatch(/ink +#f2ede6 {2}\(16\.\d on page/)
    expect(prompts.at(-1)).toMatch(/^Enter writes it/)
  })

  it('asks for every role where that is wanted', async () => {
    const { terminal, prompts } = typing(NAMED)
    await askBrand({ questions: QUESTIONS, given: {}, isAllAsked: true, terminal })
    expect(prompts).toHaveLength(QUESTIONS.length + 1)
  })

  it('says what is wrong with a colour, a contrast, a font or a length, and asks again', async () => {
    const { terminal, said } = typing({
      ...NAMED,
      'Page (': ['papyrus', '#fff'],
      'Ink (': ['#999', '#333'],
      'Heading face (': ['comic-sans', 'gabarito'],
      'Side margin (': ['wide', '10 20', '20 30 40'],
    })
    const answers = await askBrand({ questions: QUESTIONS, given: {}, terminal })
    expect(answers).toMatchObject({ page: '#ffffff', ink: '#333333', head: 'gabarito', gutter: '20px 30px 40px' })
    expect(said()).toContain('"papyrus" is no colour: write it like #3f5141.')
    expect(said()).toContain('ink #999999 on page #ffffff has a contrast of 2.84 to 1; WCAG AA asks for 4.5.')
    expect(said()).toContain('There is no font "comic-sans"')
    expect(said()).toContain('"10 20" must be one length or 3 in pixels')
  })

  it('changes a role by its name, with what follows from it, and asks again for what no longer holds', async () => {
    const { terminal, said } = typing({
      ...NAMED,
      'Ink (': ['#111111', '#eeeeee'],
      'Enter writes it': ['nothing', 'page'],
      'Page (': ['', '#101010'],
      'Accent (': ['', '#f0c040'],
    })
    const answers = await askBrand({ questions: QUESTIONS, given: { accent: '#b08000' }, terminal })
    expect(said()).toContain('"nothing" is not in the list.')
    expect(said()).toContain('ink #111111 on page #101010 has a contrast of 1.0')
    expect(answers).toMatchObject({ page: '#101010', ink: '#eeeeee', accent: '#b08000' })
    expect(contrastRatio(answers.muted ?? '', '#101010')).toBeGreaterThan(4.5)
  })

  it('is left without an answer by q', async () => {
    const { terminal } = typing({ ...NAMED, 'Enter writes it': ['q'] })
    await expect(askBrand({ questions: QUESTIONS, given: {}, terminal })).rejects.toThrow(LeftDialogue)
  })
})

it.each([
  [{}, 'It needs a name'],
  [{ name: 'Ny!' }, '"Ny!" is no name'],
  [{ name: 'ny', page: 'white' }, '"white" is no colour'],
  [{ name: 'ny', ink: '#bbbbbb' }, 'ink #bbbbbb on page #fbf8f3 has a contrast of 1.8'],
  [{ name: 'ny', radius: '80' }, '"80" is no number from 0 to 40'],
  [{ name: 'ny', depth: 'huge' }, '"huge" is none of none, soft, deep'],
  [{ name: 'ny', ease: '1s; color: red' }, "can't be the value of a CSS property"],
])('without a terminal, %j is refused', async (given, why) => {
  const asked = askBrand({ questions: QUESTIONS, given })
  await expect(asked).rejects.toThrow(RefusedAnswer)
  await expect(asked).rejects.toThrow(why)
})

it('the sheet of roles is read by its groups, with what is wider in wider windows', () => {
  const [group] = readRoleSheet(`/* Roles */
@layer tokens {
  :root {
    /* Spaces */
    --gap: 12px; /* Between things */
  }
  @media (width >= 700px) {
    :root {
      --gap: 20px;
    }
  }
}`)
  expect(group).toEqual({
    title: 'Spaces',
    roles: [{ key: 'gap', value: '12px', words: 'Between things', wider: ['20px'] }],
  })
})
