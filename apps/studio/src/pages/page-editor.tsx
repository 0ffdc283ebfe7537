import { useState, type ReactNode } from 'react'
import { Link } from 'react-aria-components'
import { isFields } from '@firkant/domain/change-sets/document-value.ts'
import { BLOCK_NAMES, blockForm } from '@firkant/domain/content/blocks/block-form.ts'
import { BlockVariants } from '../experiments/variants/block-variants.tsx'
import { WhenLoaded } from '../parts/when-loaded.tsx'
import { callServer } from '../platform/call-server.ts'
import { useLoaded } from '../platform/use-loaded.ts'
import { fieldLabel } from '../texts/field-labels.ts'
import { useTexts } from '../texts/use-texts.tsx'
import { type Block, BlockList } from './block-list.tsx'
import { DraftFrame } from './draft-frame.tsx'
import { type FieldProblem, Problems, problemsBelow } from './form/field-props.tsx'
import { FieldList } from './form/field-view.tsx'
import { PagePreview } from './page-preview.tsx'
import { titleOf, useDraft } from './use-draft.ts'

interface PageEditorProps {
  readonly language: string
  readonly pageKey: string
  readonly setId: string
}

type Page = Readonly<Record<string, unknown>> & { readonly blocks: readonly Block[] }

const asPage = (value: unknown): Page => {
  const fields = isFields(value) ? value : {}
  return { ...fields, blocks: Array.isArray(fields.blocks) ? (fields.blocks as Block[]) : [] }
}

const PAGE_FIELDS = ['title', 'description', 'heading'].map((name) => ({
  name,
  isNeeded: name === 'title',
  kind: 'text' as const,
  holds: undefined,
}))

const freeId = (name: string, blocks: readonly Block[]) => {
  const stem = name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()
  const taken = (id: string) => blocks.some((block) => block.id === id)
  return taken(stem) ? `${stem}-${[...blocks.keys()].map((at) => at + 2).find((at) => !taken(`${stem}-${at}`))}` : stem
}

function AddBlock({ add }: { readonly add: (name: string) => void }): ReactNode {
  const { text, language } = useTexts()
  return (
    <label className="inline-field">
      {text('addBlock')}
      <select value="" onChange={({ target }) => target.value !== '' && add(target.value)}>
        <option value="">–</option>
        {BLOCK_NAMES.filter((name) => name !== 'Layout').map((name) => (
          <option key={name} value={name}>
            {fieldLabel(language, name)}
          </option>
        ))}
      </select>
    </label>
  )
}

interface FormProps {
  readonly page: Page
  readonly change: (page: Page) => void
  readonly chosen: string | undefined
  readonly choose: (id: string) => void
  readonly problems: readonly FieldProblem[]
  readonly pageKey: string
}

function PageForm({ page, change, chosen, choose, problems, pageKey }: FormProps): ReactNode {
  const { text, language } = useTexts()
  const { blocks } = page
  const at = blocks.findIndex(({ id }) => id === chosen)
  const block = blocks[at]
  const ofBlocks = problemsBelow(problems, 'blocks')
  const wrong = new Set(ofBlocks.flatMap(({ path: [index = ''] }) => blocks[Number(index)]?.id ?? []))
  const add = (componentName: string) => {
    const id = freeId(componentName, blocks)
    change({ ...page, blocks: blocks.toSpliced(at < 0 ? blocks.length : at + 1, 0, { id, componentName, props: {} }) })
    choose(id)
  }
  return (
    <section className="page-form" aria-label={text('pageForm')}>
      <details>
        <summary>{text('pageFields')}</summary>
        <FieldList
          fields={PAGE_FIELDS}
          value={page}
          problems={problems}
          onChange={(next) => change({ ...page, ...next, heading: next.heading } as Page)}
        />
      </details>
      <Problems
        of={problems.filter(
          ({ path: [first, ...below] }) => first === undefined || (first === 'blocks' && below.length === 0),
        )}
        id="page-problem"
      />
      <h2>{text('blocks')}</h2>
      <BlockList
        blocks={blocks}
        chosen={block?.id}
        choose={choose}
        wrong={wrong}
        change={(next) => change({ ...page, blocks: next })}
      />
      <AddBlock add={add} />
      {block && (
        <div className="block-form" key={block.id}>
          <h2>{fieldLabel(language, block.componentName)}</h2>
          <FieldList
            fields={blockForm(block.componentName)}
            value={block.props}
            problems={problemsBelow(problemsBelow(ofBlocks, String(at)), 'props')}
            onChange={(props) => change({ ...page, blocks: blocks.with(at, { ...block, props }) })}
          />
          <BlockVariants
            block={block}
            pageKey={pageKey}
            problems={problemsBelow(problemsBelow(ofBlocks, String(at)), 'experience')}
            onChange={(next) => change({ ...page, blocks: blocks.with(at, next) })}
          />
        </div>
      )}
    </section>
  )
}

interface OpenEditorProps extends PageEditorProps {
  readonly first: unknown
  readonly others: readonly { readonly id: string; readonly name: string; readonly owner: string }[]
}

function OpenEditor({ language, pageKey, setId, first, others }: OpenEditorProps): ReactNode {
  const { text } = useTexts()
  const draft = useDraft({ document: `page/${language}/${pageKey}`, setId, first })
  const page = asPage(draft.value)
  const [chosen, setChosen] = useState<string | undefined>(page.blocks[0]?.id)
  const back = (
    <p className="row">
      <Link href={`/studio/pages?of=${language}`}>{text('pages')}</Link>
      <Link href={`/studio/pages/${language}/${pageKey}/history`}>{text('history')}</Link>
    </p>
  )
  return (
    <DraftFrame draft={draft} title={titleOf(page)} back={back} others={others}>
      <div className="editor">
        <PageForm
          pageKey={pageKey}
          page={page}
          change={draft.change}
          chosen={chosen}
          choose={setChosen}
          problems={draft.problems}
        />
        <PagePreview
          language={language}
          path={typeof page.path === 'string' ? page.path : '/'}
          setId={draft.setId}
          saves={draft.saves}
          chosen={chosen}
          choose={setChosen}
        />
      </div>
    </DraftFrame>
  )
}

/** The live page beside its form. */
export function PageEditor(props: PageEditorProps): ReactNode {
  const { language, pageKey, setId } = props
  const { text } = useTexts()
  const document = `page/${language}/${pageKey}`
  const [opened] = useState(setId)
  const loaded = useLoaded(`document ${document} ${opened}`, () =>
    callServer('GET /api/studio/document', { query: { document, ...(opened !== '' && { set: opened }) } }),
  )
  return (
    <WhenLoaded of={loaded}>
      {({ value, others }) =>
        value === null ? (
          <h1>{text('notFound')}</h1>
        ) : (
          <OpenEditor {...props} setId={opened} first={value} others={others} />
        )
      }
    </WhenLoaded>
  )
}
