import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Window } from 'happy-dom'
import { EditorState, TextSelection } from 'prosemirror-state'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { EDITOR_TAGS } from '@firkant/domain/content/editor-tags.ts'
import { linkAt, removeLink, RICH_TEXT_COMMANDS, setLevel, setLink } from './rich-text-commands.ts'
import { isCarried, readHtml, writeHtml } from './rich-text-html.ts'
import { richTextSchema } from './rich-text-schema.ts'
import { insertRow, insertTable, removeRow } from './rich-text-table.ts'

const DEMO = resolve(import.meta.dirname, '../../../../../../demo/content')
const HTML = /^\s*<(?:p|h[2-4]|ul|ol|table|blockquote)\b/

const window = new Window()
beforeAll(() => void vi.stubGlobal('DOMParser', window.DOMParser))
afterAll(() => void vi.unstubAllGlobals())

const again = (html: string) => writeHtml(readHtml(html))

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return HTML.test(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

function demoTexts(): readonly string[] {
  const files = readdirSync(DEMO, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'))
  return files.flatMap((name) => textsIn(JSON.parse(readFileSync(join(DEMO, name), 'utf8'))))
}

/** With everything from the first to the last of these words selected. */
function selecting(html: string, words: string): EditorState {
  const doc = readHtml(html)
  let from = -1
  doc.descendants((node, at) => {
    const found = node.text?.indexOf(words) ?? -1
    if (found >= 0) from = at + found
  })
  return EditorState.create({ doc, selection: TextSelection.create(doc, from, from + words.length) })
}

function after(state: EditorState, command: (typeof RICH_TEXT_COMMANDS)['strong']): EditorState {
  let next = state
  command(state, (transaction) => {
    next = state.apply(transaction)
  })
  return next
}
const htmlAfter = (state: EditorState, command: (typeof RICH_TEXT_COMMANDS)['strong']) =>
  writeHtml(after(state, command).doc)

describe('long texts', () => {
  it('STU-03 every text of the demo is given back as it was', () => {
    const texts = demoTexts()
    expect(texts.length).toBeGreaterThan(500)
    expect(texts.filter((html) => !isCarried(html))).toEqual([])
  })

  it('STU-03 what is pasted keeps its words and the tags that editors may use; looks, pictures and scripts stay behind', () => {
    const pasted =
      '<h1 style="color:red">Ny <span class="x">sofa</span></h1><p onclick="a()">God <b>og</b> blød<img src="x"></p><script>a()</script>' +
      '<a href="javascript:a()">tryk</a> <a href="/sofaer" class="x">sofaer</a><div>Slut</div>'
    expect(again(pasted)).toBe(
      '<h2>Ny sofa</h2><p>God <strong>og</strong> blød</p><p>tryk <a href="/sofaer">sofaer</a></p><p>Slut</p>',
    )
  })

  it('STU-03 makes no tag that would be refused', () => {
    const made = [...Object.values(richTextSchema.nodes), ...Object.values(richTextSchema.marks)].flatMap(({ spec }) =>
      (spec.parseDOM ?? []).flatMap(({ tag }) => (tag === undefined ? [] : [tag.replace(/\[.*/, '')])),
    )
    const readOnly = ['h1', 'h5', 'h6']
    expect(made.filter((tag) => !EDITOR_TAGS.includes(tag) && !readOnly.includes(tag))).toEqual([])
    expect(EDITOR_TAGS.filter((tag) => !made.includes(tag))).toEqual([])
  })

  it('STU-03 what it can’t give back is left as it stands', () => {
    expect(isCarried('<p>a</p><ul><li>b<ul><li>c</li></ul></li></ul>')).toBe(true)
    expect(isCarried('<p class="x">a</p>')).toBe(false)
    expect(isCarried('<table><tbody><tr><td><ul><li>a</li></ul></td></tr></tbody></table>')).toBe(false)
  })

  it('STU-03 bold, lists, headings, links and tables by command', () => {
    const html = '<p>Se vores sofaer her</p>'
    const state = selecting(html, 'sofaer')
    expect(htmlAfter(state, RICH_TEXT_COMMANDS.strong)).toBe('<p>Se vores <strong>sofaer</strong> her</p>')
    expect(htmlAfter(state, RICH_TEXT_COMMANDS.orderedList)).toBe('<ol><li>Se vores sofaer her</li></ol>')
    expect(htmlAfter(after(state, RICH_TEXT_COMMANDS.orderedList), RICH_TEXT_COMMANDS.bulletList)).toBe(
      '<ul><li>Se vores sofaer her</li></ul>',
    )
    expect(htmlAfter(after(state, RICH_TEXT_COMMANDS.bulletList), RICH_TEXT_COMMANDS.bulletList)).toBe(html)
    expect(htmlAfter(state, setLevel(3))).toBe('<h3>Se vores sofaer her</h3>')
    const linked = after(state, setLink('/sofaer'))
    expect(writeHtml(linked.doc)).toBe('<p>Se vores <a href="/sofaer">sofaer</a> her</p>')
    expect(linkAt(linked)?.link.href).toBe('/sofaer')
    expect(htmlAfter(linked, removeLink)).toBe(html)
  })

  it('STU-03 a table gets rows and loses them', () => {
    const state = selecting(
      '<p>a</p><table><thead><tr><th scope="col">b</th></tr></thead><tbody><tr><td>c</td></tr></tbody></table>',
      'b',
    )
    const more = after(state, insertRow)
    expect(writeHtml(more.doc)).toContain('<tbody><tr><td></td></tr><tr><td>c</td></tr></tbody>')
    expect(writeHtml(after(more, removeRow).doc)).toBe(writeHtml(state.doc))
    const only = selecting('<p>a</p><table><tbody><tr><td>c</td></tr></tbody></table>', 'c')
    expect(htmlAfter(only, removeRow)).toBe('<p>a</p>')
    expect(htmlAfter(selecting('<p>a</p>', 'a'), insertTable)).toContain('<th scope="col"></th>')
  })
})
