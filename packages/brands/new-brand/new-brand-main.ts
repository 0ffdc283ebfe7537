import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { findFace } from '../fonts/brand-fonts.ts'
import type { Answers, Question } from './answers.ts'
import { askBrand, LeftDialogue, RefusedAnswer, type Terminal } from './ask-brand.ts'
import { brandQuestions } from './brand-questions.ts'
import { makeBrand } from './new-brand.ts'
import { readRoles } from './role-sheet.ts'

const ROOT = path.join(import.meta.dirname, '../../..')
const DEV_PORT = '4000'

const USAGE = `npm run new-brand                 asks for the roles of a brand, and writes its folder
npm run new-brand -- NAME --page '#fbf8f3' --ink '#2b2622' --accent '#3f5141' --head fraunces --text figtree

Flags answer in advance: every role without its hyphens (--light-beige '#f5efe6'), and
  --head, --text     fonts, as their packages in @fontsource-variable are named
  --scale 1.2        of headings
  --radius 8         corners, in pixels
  --depth soft       shadows: none, soft, deep
  --all              asks for every role, also for those that follow from others
  --folder FOLDER    where to; otherwise packages/brands/src
Without a terminal, what no flag says is as suggested. docs/theming.md tells how to go on.
`

function leave(sentence: string): never {
  process.stderr.write(`${sentence}\n\n${USAGE}`)
  process.exit(1)
}

function readFlags(questions: readonly Question[]) {
  const flags = questions.filter(({ key }) => key !== 'name').map(({ key }) => [key, { type: 'string' }] as const)
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        ...Object.fromEntries(flags),
        folder: { type: 'string', default: path.join(import.meta.dirname, '../src') },
        all: { type: 'boolean', default: false },
      },
    })
    const { folder, all, ...answers } = values as { folder: string; all: boolean } & Answers
    const [name] = positionals
    return { folder, isAllAsked: all, given: { ...answers, ...(name !== undefined && { name }) } as Answers }
  } catch (error) {
    // Its second sentence explains how to begin a name with a hyphen.
    return leave(
      `${error instanceof Error ? error.message.split('. ')[0] : String(error)}. Flags are roles without hyphens, and those below.`,
    )
  }
}

const ALL_COLOURS = 2 ** 24
const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/

function swatch(colour: string): string {
  const channels = process.stdout.hasColors(ALL_COLOURS) ? HEX.exec(colour)?.slice(1) : undefined
  return channels ? `\u001B[48;2;${channels.map((each) => Number.parseInt(each, 16)).join(';')}m   \u001B[0m ` : ''
}

/** Ctrl-C and Ctrl-D leave, as long as something is asked. */
function openTerminal(): Terminal & { readonly close: () => void } {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  const onClose = () => {
    process.stdout.write('\nNothing was written.\n')
    process.exit(1)
  }
  lines.once('close', onClose)
  return {
    ask: (prompt) => lines.question(prompt),
    say: (line) => void process.stdout.write(`${line}\n`),
    swatch,
    close() {
      lines.off('close', onClose)
      lines.close()
    },
  }
}

async function writeBrand(answers: Answers, parent: string): Promise<string> {
  const { name = '', head = '', text = '' } = answers
  const fonts = { head: findFace(head), text: findFace(text) }
  if (!fonts.head || !fonts.text) return leave('There is no such font.')
  const folder = path.resolve(parent, name)
  process.stdout.write(`Making ${folder} …\n`)
  const files = await makeBrand({ name, answers, fonts: { head: fonts.head, text: fonts.text } }, folder)
  process.stdout.write(`${files.map((file) => `  ${file}`).join('\n')}\n`)
  return path.relative(ROOT, folder)
}

/** Until it is stopped: the kit's first part shows the roles. */
async function showKit(folder: string): Promise<void> {
  process.stdout.write(`\nThe kit: http://localhost:${DEV_PORT}/__kit (Ctrl-C stops it)\n`)
  const dev = path.join(ROOT, 'scripts/dev.ts')
  const args = [dev, '--brand', 'hjemly', '--folder', folder, '--port', DEV_PORT]
  await once(spawn(process.execPath, args, { stdio: 'inherit', cwd: ROOT }), 'exit')
}

const questions = brandQuestions(readRoles())
const { folder: parent, isAllAsked, given } = readFlags(questions)
const terminal = process.stdin.isTTY && process.stdout.isTTY ? openTerminal() : undefined
try {
  const answers = await askBrand({ questions, given, isAllAsked, terminal })
  const folder = await writeBrand(answers, parent)
  const isShown = terminal ? (await terminal.ask('\nShow the kit in it now? [Y/n] ')).trim().toLowerCase() : 'n'
  terminal?.close()
  if (isShown.startsWith('n'))
    process.stdout.write(`See the kit in it: npm run dev -- --brand hjemly --folder ${folder} --port ${DEV_PORT}
then http://localhost:${DEV_PORT}/__kit. Choose variants in layout.ts and values in values.css (docs/theming.md).\n`)
  else await showKit(folder)
} catch (error) {
  terminal?.close()
  if (error instanceof LeftDialogue) process.stdout.write(`${error.message}\n`)
  else if (error instanceof RefusedAnswer) leave(error.message)
  else throw error
}
