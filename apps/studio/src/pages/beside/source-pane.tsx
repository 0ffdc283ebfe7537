import type { ReactNode } from 'react'
import { isFields } from '@firkant/domain/change-sets/document-value.ts'
import { blockForm } from '@firkant/domain/content/blocks/block-form.ts'
import { findBlock, type WrittenBlock } from '@firkant/domain/content/blocks/block-tree.ts'
import { LANGUAGE_NAMES } from '../../frame/language-names.ts'
import { placeText, valueText } from '../../sets/change-texts.ts'
import { fieldLabel } from '../../texts/fields/field-labels.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { blockTitle } from '../block-list.tsx'
import { pageFields } from '../page-fields.ts'
import type { SourceMark } from './source-marks.ts'
import { type SourceText, sourceTexts } from './source-texts.ts'

export interface Source {
  readonly language: 'da' | 'nb' | 'sv'
  readonly value: unknown
  readonly marks: readonly SourceMark[]
  readonly translatedAt: string | undefined
}

const blocksOf = (value: unknown): readonly WrittenBlock[] =>
  isFields(value) && Array.isArray(value.blocks) ? (value.blocks as readonly WrittenBlock[]) : []

/** Of a list of parts without ids the list is marked. */
const isAbout = ({ path }: SourceMark, at: readonly string[]) => path.every((name, index) => name === at[index])

interface TextsProps {
  readonly source: Source
  readonly texts: readonly SourceText[]
  readonly above: readonly string[]
}

function Texts({ source: { language: spoken, marks }, texts, above }: TextsProps): ReactNode {
  const { text, language } = useTexts()
  return (
    <dl className="source-texts">
      {texts.map(({ path, text: words }) => {
        const mark = marks.find((each) => isAbout(each, [...above, ...path]))
        return (
          <div key={path.join('/')} data-changed={mark !== undefined}>
            <dt>
              {placeText(
                language,
                path.map((name) => (/^\d+$/.test(name) ? String(Number(name) + 1) : name)),
              )}
              {mark && <span className="badge">{text('beside_changedHere')}</span>}
            </dt>
            <dd lang={spoken}>{valueText(words)}</dd>
            {mark && typeof mark.before === 'string' && (
              <dd className="quiet">{text('beside_was', { before: valueText(mark.before) })}</dd>
            )}
          </div>
        )
      })}
    </dl>
  )
}

function BlockTexts({ source, chosen }: { readonly source: Source; readonly chosen: string }): ReactNode {
  const { text, language } = useTexts()
  const found = findBlock(blocksOf(source.value), chosen)
  if (!found) return <p className="notice">{text('beside_gone', { language: LANGUAGE_NAMES[source.language] })}</p>
  const { block, place } = found
  const own = [`#${block.id}`, 'props']
  const above =
    place.layout === undefined
      ? ['blocks', ...own]
      : ['blocks', `#${place.layout}`, 'props', 'columns', String(place.column), 'blocks', ...own]
  return (
    <>
      <h3>{fieldLabel(language, block.componentName)}</h3>
      <Texts texts={sourceTexts(blockForm(block.componentName), block.props)} source={source} above={above} />
    </>
  )
}

interface SourcePaneProps {
  readonly source: Source
  readonly chosen: string | undefined
  readonly choose: (id: string) => void
}

/** What was changed there, with the way to its block. */
function Changes({ source, choose }: Omit<SourcePaneProps, 'chosen'>): ReactNode {
  const { text, language, moment } = useTexts()
  const { marks, translatedAt } = source
  const name = LANGUAGE_NAMES[source.language]
  if (translatedAt === undefined) return null
  const at = moment(translatedAt)
  if (marks.length === 0) return <p className="quiet">{text('beside_upToDate', { language: name, at })}</p>
  return (
    <div className="notice">
      <p>{text('beside_behind', { language: name, at, count: marks.length })}</p>
      <ul>
        {marks.map(({ path }) => {
          const block = path.findLast((part) => part.startsWith('#') && part !== '#')?.slice(1)
          const words = placeText(language, path)
          return (
            <li key={path.join('/')}>
              {block === undefined ? (
                words
              ) : (
                <button type="button" className="link" onClick={() => choose(block)}>
                  {words}
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** The same page in another language, read beside the form: the words of the block that is open, and what is new in them. */
export function SourcePane({ source, chosen, choose }: SourcePaneProps): ReactNode {
  const { text } = useTexts()
  const name = LANGUAGE_NAMES[source.language]
  if (!isFields(source.value)) return <p className="notice">{text('beside_none', { language: name })}</p>
  const others = blocksOf(source.value)
  return (
    <section className="source" aria-label={text('beside_of', { language: name })}>
      <h2>{text('beside_of', { language: name })}</h2>
      <Changes source={source} choose={choose} />
      <details>
        <summary>{text('pageFields')}</summary>
        <Texts texts={sourceTexts(pageFields(source.value), source.value)} source={source} above={[]} />
      </details>
      <div className="row source-blocks">
        {others.map((block) => (
          <button
            key={block.id}
            type="button"
            className="link"
            aria-current={block.id === chosen}
            onClick={() => choose(block.id)}
          >
            {blockTitle(block) || block.id}
          </button>
        ))}
      </div>
      {chosen !== undefined && <BlockTexts source={source} chosen={chosen} />}
    </section>
  )
}
