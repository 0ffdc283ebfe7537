import { ROLE_CONTRASTS, type RoleContrast } from '@firkant/domain/brand/role-contrasts.ts'
import { contrastRatio } from '@firkant/domain/format/contrast.ts'
import { BRAND_FONTS, findFace } from '../fonts/brand-fonts.ts'
import type { Answers, ReadAnswer } from './answers.ts'
import { mixUntilReadable } from './palette.ts'

const COLOUR = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i
const NAME = /^[a-z][a-z0-9-]{1,30}$/
const PIXELS = /^(\d+(?:\.\d+)?)(?:px)?$/
/** What would end the declaration or the sheet that it is written into. */
const BREAKS_OUT = /[;{}<>]|\/\*/

type Reader = (input: string, answers: Answers) => ReadAnswer

export const readName: Reader = (input) =>
  NAME.test(input)
    ? { value: input }
    : { problem: `${input ? `"${input}" is no name` : 'It needs a name'}: 2 to 31 small letters, figures and hyphens.` }

/** `#ABC`, `aabbcc` → `#aabbcc` */
function readHex(input: string): string | undefined {
  const digits = COLOUR.exec(input)?.[1]?.toLowerCase()
  if (digits === undefined) return undefined
  return `#${digits.length === 3 ? digits.replaceAll(/./g, (digit) => digit + digit) : digits}`
}

const ratioText = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2)

function contrastProblem({ ink, ground, least }: RoleContrast, answers: Answers, asked: string): string | undefined {
  const [text, below] = [answers[ink], answers[ground]]
  if (!text || !below) return undefined
  const ratio = contrastRatio(text, below)
  if (ratio >= least) return undefined
  const near =
    asked === ink ? mixUntilReadable(text, { on: [below], least }) : mixUntilReadable(below, { on: [text], least })
  return `${ink} ${text} on ${ground} ${below} has a contrast of ${ratioText(ratio)} to 1; WCAG AA asks for ${least}. The nearest ${asked} that has it is ${near}.`
}

/** A colour that can be read with those that were answered before it. */
export const readColour =
  (key: string): Reader =>
  (input, answers) => {
    const value = readHex(input)
    if (value === undefined) return { problem: `"${input}" is no colour: write it like #3f5141.` }
    const pairs = ROLE_CONTRASTS.filter(({ ink, ground }) => ink === key || ground === key)
    const problems = pairs.flatMap((pair) => contrastProblem(pair, { ...answers, [key]: value }, key) ?? [])
    return problems[0] === undefined ? { value } : { problem: problems[0] }
  }

export const readFace: Reader = (input) => {
  const names = [...new Set(Object.values(BRAND_FONTS).flatMap(({ head, text }) => [head.package, text.package]))]
  return findFace(input)
    ? { value: input }
    : { problem: `There is no font "${input}" in packages/brands/fonts/brand-fonts.ts; there are ${names.join(', ')}.` }
}

export const readOneOf =
  (choices: readonly string[]): Reader =>
  (input) =>
    choices.includes(input) ? { value: input } : { problem: `"${input}" is none of ${choices.join(', ')}.` }

export const readNumber =
  ({ min, max }: { min: number; max: number }): Reader =>
  (input) => {
    const value = Number(input)
    return input !== '' && value >= min && value <= max
      ? { value: String(value) }
      : { problem: `"${input}" is no number from ${min} to ${max}.` }
  }

/** One length, or one for each window: `16 24 32`. */
export const readPixels =
  (windows: number): Reader =>
  (input) => {
    const lengths = input.split(/\s+/).map((each) => PIXELS.exec(each)?.[1])
    if (lengths.includes(undefined) || (lengths.length !== 1 && lengths.length !== windows))
      return {
        problem: `"${input}" must be ${windows === 1 ? 'a length' : `one length or ${windows}`} in pixels, like ${windows === 1 ? '60' : '16 24 32'}.`,
      }
    return { value: lengths.map((each) => `${each}px`).join(' ') }
  }

/** Anything else that may be a value of a role. */
export const readValue: Reader = (input) =>
  input === '' || BREAKS_OUT.test(input)
    ? { problem: `"${input}" can't be the value of a CSS property.` }
    : { value: input }
