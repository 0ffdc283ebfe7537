import { ROLE_CONTRASTS } from '@firkant/domain/brand/role-contrasts.ts'
import { contrastRatio } from '@firkant/domain/format/contrast.ts'
import type { Answers, Question } from './answers.ts'

export interface Terminal {
  readonly ask: (prompt: string) => Promise<string>
  readonly say: (line: string) => void
  /** A colour, shown beside its name. */
  readonly swatch: (colour: string) => string
}

/** An answer that can't stand, where nobody can be asked again. */
export class RefusedAnswer extends Error {}

/** The dialogue was left before its end. */
export class LeftDialogue extends Error {}

interface Pass {
  readonly questions: readonly Question[]
  /** What was answered, rather than taken as suggested. */
  readonly given: Map<string, string>
  readonly toAsk: ReadonlySet<string>
}

/** Asks until the answer can stand. What is taken as suggested is not given: it follows what it came from. */
async function askOne(question: Question, answers: Answers, { given, terminal }: Asking): Promise<string> {
  const suggestion = question.suggest(answers)
  const explained = question.words ? ` (${question.words})` : ''
  const shown = suggestion === '' ? '' : ` [${terminal.swatch(suggestion)}${suggestion}]`
  const input = (await terminal.ask(`  ${question.name}${explained}${shown}: `)).trim()
  given.delete(question.key)
  const answer = question.read(input || suggestion, answers)
  if ('value' in answer) {
    if (input) given.set(question.key, answer.value)
    return answer.value
  }
  terminal.say(`  ✗ ${answer.problem}`)
  return askOne(question, answers, { given, terminal })
}

interface Asking {
  readonly given: Map<string, string>
  readonly terminal: Terminal
}

/** What was given, or what follows; asked again where it can't stand with what was answered before it. */
async function answerOf(question: Question, answers: Answers, pass: Pass & { terminal?: Terminal }): Promise<string> {
  const { given, terminal, toAsk } = pass
  const input = given.get(question.key)
  if (terminal && input === undefined && toAsk.has(question.key)) return askOne(question, answers, { given, terminal })
  const answer = question.read(input ?? question.suggest(answers), answers)
  if ('value' in answer) return answer.value
  if (!terminal) throw new RefusedAnswer(answer.problem)
  terminal.say(`  ✗ ${answer.problem}`)
  return askOne(question, answers, { given, terminal })
}

async function answerAll(pass: Pass, terminal?: Terminal): Promise<Answers> {
  const { questions, toAsk, given } = pass
  const asked = questions.filter(({ key }) => toAsk.has(key) && !given.has(key))
  const answers: Record<string, string> = {}
  let group = ''
  for (const question of questions) {
    const place = asked.indexOf(question)
    if (terminal && place !== -1 && question.group !== group) {
      group = question.group
      terminal.say(`\n${group} · question ${place + 1} of ${asked.length}`)
    }
    answers[question.key] = await answerOf(question, answers, { ...pass, ...(terminal && { terminal }) })
  }
  return answers
}

function contrastsOf(key: string, answers: Answers): string {
  const pairs = ROLE_CONTRASTS.filter(({ ink }) => ink === key)
  const ratios = pairs.map(
    ({ ground }) => `${contrastRatio(answers[key] ?? '', answers[ground] ?? '').toFixed(1)} on ${ground}`,
  )
  return ratios.length > 0 ? `  (${ratios.join(', ')})` : ''
}

/** All answers by their groups, with the contrasts of inks. */
export function overview(questions: readonly Question[], answers: Answers, swatch: Terminal['swatch']): string {
  const groups = Map.groupBy(questions, ({ group }) => group)
  return [...groups]
    .map(([title, own]) => {
      const lines = own.map(({ key }) => {
        const value = answers[key] ?? ''
        return `  ${key.padEnd(16)} ${swatch(value)}${value}${contrastsOf(key, answers)}`
      })
      return [title, ...lines].join('\n')
    })
    .join('\n\n')
}

/** Shows what came of it, and changes one after the other by its key. */
async function changeUntilRight(pass: Pass, terminal: Terminal, first: Answers): Promise<Answers> {
  terminal.say(`\n${overview(pass.questions, first, terminal.swatch)}\n`)
  const key = (await terminal.ask('Enter writes it; a name from the list changes it; q leaves: ')).trim()
  if (key === '') return first
  if (key === 'q') throw new LeftDialogue('Nothing was written.')
  const question = pass.questions.find((each) => each.key === key)
  if (!question) {
    terminal.say(`  ✗ "${key}" is not in the list.`)
    return changeUntilRight(pass, terminal, first)
  }
  pass.given.delete(key)
  return changeUntilRight(pass, terminal, await answerAll({ ...pass, toAsk: new Set([key]) }, terminal))
}

export interface BrandDialogue {
  readonly questions: readonly Question[]
  /** By flags. */
  readonly given: Answers
  /** Also what would follow. */
  readonly isAllAsked?: boolean
  /** Without one, what is not given is as suggested. */
  readonly terminal?: Terminal | undefined
}

export async function askBrand({ questions, given, isAllAsked = false, terminal }: BrandDialogue): Promise<Answers> {
  const toAsk = new Set(questions.filter(({ isAsked }) => isAsked || isAllAsked).map(({ key }) => key))
  const pass = { questions, given: new Map(Object.entries(given)), toAsk }
  const answers = await answerAll(pass, terminal)
  return terminal ? changeUntilRight(pass, terminal, answers) : answers
}
