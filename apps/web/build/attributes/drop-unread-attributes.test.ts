import { parse } from 'postcss'
import { expect, it } from 'vitest'
import { withoutUnread } from './drop-unread-attributes.ts'
import { createReaders } from './read-attributes.ts'

const FILE = '/shop/card.tsx'
const SHEET = '/shop/card.module.css'

function shorten(
  css: string,
  markup: string,
  { script = '', kept = [] }: { script?: string; kept?: readonly string[] } = {},
): string {
  const { readers, readSheet, readScript, readKept } = createReaders()
  readSheet(parse(css), SHEET)
  readScript(script)
  for (const entry of kept) readKept(entry)
  const code = `import style from './card.module.css'\nexport const Card = (props: Props) => (${markup})`
  return withoutUnread(code, FILE, readers)
    .replace(/^[^(]*\(props: Props\) => \(/s, '')
    .replace(/\)$/, '')
    .replaceAll(/\s+/g, ' ')
}

it('leaves out parts that nobody asks for', () => {
  const markup = '<i data-part="card"><b data-part="name" /></i>'
  expect(shorten("[data-part='card'] { color: red }", markup)).toBe('<i data-part="card"><b /></i>')
  expect(shorten('', markup, { script: 'document.querySelector("[data-part=name]")' })).toBe(
    '<i ><b data-part="name" /></i>',
  )
  expect(shorten('', markup, { kept: ['card'] })).toBe('<i data-part="card"><b /></i>')
})

it('keeps an attribute where a rule asks for it: on the class, the part, or any element', () => {
  const markup = '<i className={style.card} data-size={size}><b className={style.name} data-size={size} /></i>'
  const onCard = '<i className={style.card} data-size={size}><b className={style.name} /></i>'
  expect(shorten(".card[data-size='small'] { color: red }", markup)).toBe(onCard)
  expect(shorten(":is(.card, .other):not([data-size='small']) .name { color: red }", markup)).toBe(onCard)
  expect(shorten(".card { &[data-size='small'] { color: red } }", markup)).toBe(onCard)
  expect(shorten('@media print { .card[data-size] .name { color: red } }', markup)).toBe(onCard)
  expect(shorten("[data-size='small'] { color: red }", markup)).toBe(markup)
  expect(shorten(".other:has([data-size='small']) { color: red }", markup)).toBe(markup)
  expect(shorten('', markup, { script: 'element.dataset.size' })).toBe(markup)
  const part = '<b data-part="price" data-size={size} />'
  expect(shorten("[data-part='price'][data-size='card'] { color: red }", part)).toBe(part)
  expect(shorten('', part, { kept: ['price[data-size]'] })).toBe(part)
  expect(shorten('', part, { kept: ['price', 'card[data-size]'] })).toBe('<b data-part="price" />')
  expect(shorten('', part, { kept: ['[data-size]'] })).toBe('<b data-size={size} />')
  const initial = '<b data-part="author" data-size={size} />'
  expect(shorten("[data-part='author']::before { content: attr(data-size) }", initial)).toBe(initial)
})

it('keeps what it cannot judge: classes from outside, spread properties, components', () => {
  const css = ".card[data-size='small'] { color: red }"
  for (const markup of [
    '<i className={props.className} data-size={size} />',
    '<i {...props} data-size={size} />',
    '<Card data-part="card" data-size={size} />',
  ])
    expect(shorten(css, markup)).toBe(markup)
})
