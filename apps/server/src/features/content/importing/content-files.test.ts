import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { copyTestContent, pageWith } from '../../../../test/samples/content-copy.ts'
import { readContentFiles } from './content-files.ts'
import { ContentError } from './content-problems.ts'

const FILE = 'hjemly/da/extra.json'

function refusalOf(root: string): string {
  try {
    readContentFiles(root)
  } catch (error) {
    if (error instanceof ContentError) return error.message
    throw error
  }
  return 'nothing refused'
}

function refusalOfPage(page: unknown): string {
  const copy = copyTestContent('hjemly/da/site.json')
  copy.write(FILE, page)
  return refusalOf(copy.root)
}

describe('a content file that is wrong is refused with file and line', () => {
  it('BLOCK-37 a script in HTML, inside a layout as well', () => {
    const html = { html: '<p>Hej</p><script>alert(1)</script>' }
    expect(refusalOfPage(pageWith('Editorial', html))).toMatch(
      /^hjemly\/da\/extra\.json:11 blocks\.0\.props\.html: <script> may not stand here; the tags are p, br, h2/,
    )
    const columns = [{ blocks: [{ id: 'in', componentName: 'Editorial', props: html }] }]
    expect(refusalOfPage(pageWith('Layout', { columns }))).toMatch(
      /^hjemly\/da\/extra\.json:18 blocks\.0\.props\.columns\.0\.blocks\.0\.props\.html: <script>/,
    )
  })

  it.each([
    ['<p onclick="x()">Hej</p>', '<p> may not have onclick'],
    ['<p style="background:url(//evil.example)">Hej</p>', '<p> may not have style'],
    ['<a href="javascript:alert(1)">x</a>', 'the link "javascript:alert(1)" leads nowhere'],
    ['<a href="java&#x0A;script:alert(1)">x</a>', 'leads nowhere'],
    ['<a href="//evil.example/">x</a>', 'the link "//evil.example/" leads nowhere'],
    ['<a href="sofaer">x</a>', 'the link "sofaer" leads nowhere'],
    ['<iframe src="https://evil.example"></iframe>', '<iframe> may not stand here'],
    ['<img src="x.webp">', '<img> may not stand here'],
    ['<div><h1>Stort</h1></div>', '<div> may not stand here'],
    ['<p>Hej</p><script', '<script> may not stand here'],
    ['<p>Hej <b', 'a tag does not end'],
  ])('BLOCK-37 HTML that would lose something: %s', (html, message) => {
    expect(refusalOfPage(pageWith('Editorial', { html }))).toContain(`${FILE}:11 blocks.0.props.html: `)
    expect(refusalOfPage(pageWith('Editorial', { html }))).toContain(message)
  })

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https:///evil.example',
    'sofaer',
    '',
  ])('BLOCK-37 a link to %j', (to) => {
    expect(refusalOfPage(pageWith('Button', { text: 'Se', link: { to } }))).toContain(
      `${FILE}:13 blocks.0.props.link.to: leads nowhere`,
    )
  })

  it('an unknown block, and names those that there are', () => {
    expect(refusalOfPage(pageWith('Heros', {}))).toMatch(
      /^hjemly\/da\/extra\.json:9 blocks\.0\.componentName: there is no "Heros"; there are Hero, ImageBanner, /,
    )
  })

  it('a wrong type, a field that nobody knows, a field that is missing', () => {
    expect(refusalOfPage(pageWith('Editorial', { html: 3, colour: 'red' })).split('\n')).toEqual([
      `${FILE}:11 blocks.0.props.html: Invalid input: expected string, received number`,
      `${FILE}:12 blocks.0.props.colour: there is no such field`,
    ])
    expect(refusalOfPage(pageWith('Editorial', {}))).toContain(`${FILE}:10 blocks.0.props.html: Invalid input`)
  })

  it('tags in a text that is shown letter by letter', () => {
    expect(refusalOfPage(pageWith('Editorial', { heading: 'Nyt <b>her</b>', html: '<p>Hej</p>' }))).toBe(
      `${FILE}:11 blocks.0.props.heading: is plain text: <b> would be seen as it stands here`,
    )
  })

  it.each([
    ['{\n  "key": "x",\n  "path": "/x",\n}', 4],
    ['{\n  "key": "x"\n  "path": "/x"\n}', 3],
    ['{\n  "key": "x",\n  "title": nej\n}', 3],
    ['{\n  "key": "x",\n', 3],
    ['', 1],
  ])('what is not valid JSON: %j', (text, line) => {
    expect(refusalOfPage(text)).toMatch(new RegExp(`^hjemly/da/extra\\.json:${line} `))
  })

  it('a folder that is no brand, no language of the brand, or without its frame', () => {
    const copy = copyTestContent()
    mkdirSync(join(copy.root, 'nobody'))
    mkdirSync(join(copy.root, 'hjemly/fi'))
    rmSync(join(copy.root, 'hjemly/nb/site.json'))
    expect(refusalOf(copy.root).split('\n')).toEqual([
      'hjemly/fi:1 is no language of hjemly; its languages are da, nb, sv',
      'hjemly/nb/site.json:1 is missing',
      'nobody:1 is no brand; the brands are hjemly, skygge, fjellbo, ljuvhem',
    ])
  })

  it('all of them at once', () => {
    const copy = copyTestContent()
    copy.write(FILE, pageWith('Heros', {}))
    copy.change('hjemly/da/about.json', (text) => text.replace('<p>Historien.</p>', '<script>x</script>'))
    copy.change('hjemly/sv/site.json', (text) => text.replace('"tagline": "Test"', '"tagline": 1'))
    expect(refusalOf(copy.root).match(/^hjemly\/\w\w\/\w+\.json:\d+/gm)).toEqual([
      'hjemly/da/about.json:15',
      'hjemly/da/extra.json:9',
      'hjemly/sv/site.json:2',
    ])
  })
})
