import { analyse } from 'scslre'
import { describe, expect, it } from 'vitest'
import { SECRET_PARAMS } from '@firkant/domain/telemetry/secret-address.ts'
import { findExpressions, type FoundExpression } from './expressions.ts'
import { findSlowText } from './measured-growth.ts'

/** Slower than the length of a text, and never asked about what a visitor sends. A new one belongs here only for that. */
const NOT_FOR_VISITORS: Readonly<Record<string, string>> = {
  '/^[^\\r\\n]*<?[^\\s<>@]+@[^\\s<>@]+>?$/': 'a setting, read once at start',
  '/pre-existing shared memory block|lock file .* already exists/': 'what PostgreSQL says at its start',
  '/(\\d+-\\S+)/': "a product's name, from the catalogue",
  '/\\s*\\*$/': 'a label, from our own texts',
  '/\\B(?=(\\d{3})+$)/g': 'the digits of a number: sixteen at most',
}

const NAMES = SECRET_PARAMS.join('|')

/** Put together when they run: written out here as they come out. */
const PUT_TOGETHER: Readonly<Record<string, RegExp>> = {
  "new RegExp(`^${STATE_PATH}([\\\\w-]{27})/(${WIDTH_CLASSES.join('|')})(/.*)$`)":
    /^\/api\/state\/([\w-]{27})\/(mobile|tablet|laptop|desktop)(\/.*)$/,
  'new RegExp(`(?:^|; )${CONSENT_COOKIE}=${CONSENT_VERSION}\\\\.(\\\\w*)\\\\.`)': /(?:^|; )consent=3\.(\w*)\./,
  'new RegExp(`(?:^|;\\\\s*)${DEVICE_WIDTH_COOKIE}=(\\\\d{1,6})(?:;|$)`)': /(?:^|;\s*)deviceWidth=(\d{1,6})(?:;|$)/,
  'new RegExp(`(?:^|;\\\\s*)${MARKET_COOKIE}=([A-Z]{2})(?:;|$)`)': /(?:^|;\s*)market=([A-Z]{2})(?:;|$)/,
  'new RegExp(`^([A-Z]{2})([${CHARACTERS}]{${RANDOM_LENGTH + 1}})$`)': /^([A-Z]{2})([0-9A-HJKMNP-TV-Z]{8})$/,
  'new RegExp(`"feed"\\\\s*:\\\\s*"${name}"`)': /"feed"\s*:\s*"homes"/,
  'new RegExp(`("(?:${SECRET_PARAMS.join(\'|\')})":")[^"]*`, \'gi\')': new RegExp(`("(?:${NAMES})":")[^"]*`, 'gi'),
  "new RegExp(`[?&](?:${[PREVIEW_PARAM, SOFT_LOGIN_PARAM, ...OPENING_PARAMS].join('|')})=`)":
    /[?&](?:preview|eclub|confirm|token)=/,
  "new RegExp(`^(/[a-z]{2})?${handOverPath('([a-z2-7]{16})')}$`, 'i')": /^(\/[a-z]{2})?\/k\/([a-z2-7]{16})$/i,
  "new RegExp(\n  `(?<![\\\\w.-])\\\\d{2}${GAP}\\\\d{2}${GAP}\\\\d{2}(?:${GAP}\\\\d{2})?${GAP}\\\\d{4,5}(?![\\\\w-])`,\n  'gi',\n)":
    /(?<![\w.-])\d{2}(?:[ .+-]|%20|%2B)?\d{2}(?:[ .+-]|%20|%2B)?\d{2}(?:(?:[ .+-]|%20|%2B)?\d{2})?(?:[ .+-]|%20|%2B)?\d{4,5}(?![\w-])/gi,
  "new RegExp(\n  `([?&](?:${names})=)[^&#\\\\s\"'<>)]*|((?:%3f|%26)(?:${names})%3d|(?:/|%2f)(?:k|lists(?:/|%2f)preview)(?:/|%2f))(?:(?!%[23])[^/?&#\\\\s\"'<>)])*`,\n  'gi',\n)":
    new RegExp(
      `([?&](?:${NAMES})=)[^&#\\s"'<>)]*|((?:%3f|%26)(?:${NAMES})%3d|(?:/|%2f)(?:k|lists(?:/|%2f)preview)(?:/|%2f))(?:(?!%[23])[^/?&#\\s"'<>)])*`,
      'gi',
    ),
  "new RegExp(\n  `^(?:(?:${CLAIMING_TYPES.join('|')}):${KEY}|(?:page|feed):(?:${BRAND_KEYS.join('|')})/${KEY})$`,\n)":
    /^(?:(?:product|label):[a-z0-9][a-z0-9-]{0,79}|(?:page|feed):(?:hjemly|skygge)\/[a-z0-9][a-z0-9-]{0,79})$/,
  'new RegExp(`^${KEY}$`)': /^[a-z0-9][a-z0-9-]{0,79}$/,
  'new RegExp(PASSWORD_PATTERN)': /^(?=.*[0-9])(?=.*[a-zß-öø-ÿ])(?=.*[A-ZÀ-ÖØ-Þ]).{8,}$/,
}

const { files, found } = findExpressions()
const forVisitors = found.filter((each) => !(each.written in NOT_FOR_VISITORS))
const written = new Set(found.map((each) => each.written))

function expressionOf({ file, written: text, expression }: FoundExpression): RegExp {
  return expression ?? PUT_TOGETHER[text] ?? expect.unreachable(`${file}: ${text} is not written out in this test`)
}

function slowOnes(list: readonly FoundExpression[]): readonly string[] {
  const different = new Map(list.map((each) => [each.written, each]))
  return [...different.values()].flatMap((each) => {
    const slow = findSlowText(expressionOf(each))
    return slow ? [`${each.file}: ${each.written} is slow for ${JSON.stringify(slow)}`] : []
  })
}

describe('SEC-01 what regular expressions cost', () => {
  it('all of them are found', () => {
    expect(files).toBeGreaterThan(900)
    expect(found.length).toBeGreaterThan(150)
    expect(written).toContain('/^\\d{2,5}$/')
  })

  it.each([
    /^[/\\]+|\/+$/g,
    /Mobi|Android.*Mobile|iPhone|iPod/i,
    /^(0?[1-9]|1[0-2])\s*[/ -]?\s*(?:20)?(\d{2})$/,
    /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu,
    /<[^a-z]*script/i,
    /<[^>]*>|&nbsp;/g,
    /[?#].*$/,
    /^variants\.(\d+)\.?(.*)$/,
    /\s+$/,
    /^(a+)+$/,
    /^(?:\w+\s?)*$/,
    /^([a-zA-Z0-9])(([-.]|[_]+)?([a-zA-Z0-9]+))*(@){1}[a-z0-9]+[.]{1}(([a-z]{2,3})|([a-z]{2,3}[.]{1}[a-z]{2,3}))$/,
    /(?:"[^"]*|[^"])+x$/,
  ])('%s is seen to be slow', (expression) => {
    // A short text that is read slowly by chance hides the growth: seen in one of a few measurements is seen.
    expect(Array.from({ length: 5 }).some(() => findSlowText(expression) !== undefined)).toBe(true)
  })

  it('none grows faster than the text that it reads', () => {
    expect(slowOnes(forVisitors)).toEqual([])
  })

  it('none is built so that it could, for a text that nobody thought of', () => {
    const doubtful = forVisitors.filter((each) => analyse(expressionOf(each)).reports.length > 0)
    expect(doubtful.map(({ file, written: text }) => `${file}: ${text}`)).toEqual([])
  })

  it('nothing is excused that is gone', () => {
    for (const each of [...Object.keys(NOT_FOR_VISITORS), ...Object.keys(PUT_TOGETHER)]) expect(written).toContain(each)
  })
})
