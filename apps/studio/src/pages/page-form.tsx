import { useId, type ReactNode } from 'react'
import { blockForm } from '@firkant/domain/content/blocks/block-form.ts'
import {
  type BlockListPlace,
  type BlockPlace,
  blocksAt,
  columnsOf,
  findBlock,
  insertBlock,
  moveBlock,
  newBlock,
  PAGE_LIST,
  replaceBlock,
} from '@firkant/domain/content/blocks/block-tree.ts'
import { BlockVariants } from '../experiments/variants/block-variants.tsx'
import { fieldLabel } from '../texts/fields/field-labels.ts'
import { useTexts } from '../texts/use-texts.tsx'
import { AddBlock } from './add-block.tsx'
import { type Block, BlockList } from './block-list.tsx'
import { ColumnsForm } from './columns-form.tsx'
import { type FieldProblem, isWrong, Problems, problemsBelow } from './form/field-props.tsx'
import { FieldList } from './form/field-view.tsx'
import { FormPlace } from './form/field-words.tsx'
import { MoveButtons } from './move-buttons.tsx'
import { pageFields } from './page-fields.ts'

export type Page = Readonly<Record<string, unknown>> & { readonly blocks: readonly Block[] }

interface FormProps {
  readonly page: Page
  readonly change: (page: Page) => void
  readonly chosen: string | undefined
  readonly choose: (id: string) => void
  readonly problems: readonly FieldProblem[]
  readonly pageKey: string
}

/** Which blocks something is wrong in, and what is wrong in one. */
function problemsAt(problems: readonly FieldProblem[], blocks: readonly Block[], place: BlockPlace) {
  const at = (of: readonly FieldProblem[], ...names: readonly (string | number)[]) =>
    names.reduce<readonly FieldProblem[]>((left, name) => problemsBelow(left, String(name)), of)
  if (place.layout === undefined) return at(problems, 'blocks', place.at)
  const layout = blocks.findIndex(({ id }) => id === place.layout)
  return at(problems, 'blocks', layout, 'props', 'columns', place.column, 'blocks', place.at)
}

function wrongBlocks(problems: readonly FieldProblem[], blocks: readonly Block[]): ReadonlySet<string> {
  const all = blocks.flatMap((block) => [block, ...columnsOf(block).flat()])
  const hasWrong = ({ id }: Block) => {
    const found = findBlock(blocks, id)
    return found !== undefined && isWrong(problemsAt(problems, blocks, found.place))
  }
  return new Set(all.filter(hasWrong).map(({ id }) => id))
}

interface BlockFormProps extends FormProps {
  readonly block: Block
  readonly place: BlockPlace
  readonly changeBlocks: (blocks: readonly Block[]) => void
}

/** What a block has, made from its own schema; the columns of a Layout list their blocks. */
function BlockForm({ block, place, page, choose, chosen, problems, pageKey, changeBlocks }: BlockFormProps): ReactNode {
  const { text, language } = useTexts()
  const { blocks } = page
  const own = problemsAt(problems, blocks, place)
  const move = (id: string, to: BlockListPlace & { readonly before?: string | undefined }) =>
    changeBlocks(moveBlock(blocks, id, to))
  const add = (componentName: string, to: BlockListPlace) => {
    const made = newBlock(componentName, blocks)
    changeBlocks(insertBlock(blocks, made, { ...to, at: blocksAt(blocks, to).length }))
    choose(made.id)
  }
  const fields = blockForm(block.componentName)
  const title = useId()
  return (
    <section className="block-form" aria-labelledby={title}>
      <h2 id={title}>{fieldLabel(language, block.componentName)}</h2>
      {block.componentName === 'Layout' && (
        <ColumnsForm
          layout={block}
          chosen={chosen}
          choose={choose}
          change={(next) => changeBlocks(replaceBlock(blocks, next))}
          add={add}
          move={move}
          wrong={wrongBlocks(problems, blocks)}
        />
      )}
      <FormPlace value={block.componentName}>
        <FieldList
          fields={fields.filter(({ name }) => name !== 'columns')}
          value={block.props}
          problems={problemsBelow(own, 'props')}
          onChange={(props) => changeBlocks(replaceBlock(blocks, { ...block, props }))}
        />
        {block.componentName !== 'Layout' && (
          <BlockVariants
            block={block}
            pageKey={pageKey}
            problems={problemsBelow(own, 'experience')}
            onChange={(next) => changeBlocks(replaceBlock(blocks, next))}
          />
        )}
      </FormPlace>
      {place.layout !== undefined && (
        <p>
          <button type="button" className="link" onClick={() => choose(place.layout ?? '')}>
            {text('backToColumns')}
          </button>
        </p>
      )}
    </section>
  )
}

export function PageForm(props: FormProps): ReactNode {
  const { page, change, chosen, choose, problems } = props
  const { text } = useTexts()
  const { blocks } = page
  const found = chosen === undefined ? undefined : findBlock(blocks, chosen)
  /** Of a block in a column it is the row that is chosen on the page. */
  const top = found && (found.place.layout ?? found.block.id)
  const changeBlocks = (next: readonly Block[]) => change({ ...page, blocks: next })
  const add = (componentName: string) => {
    const made = newBlock(componentName, blocks)
    const at = blocks.findIndex(({ id }) => id === top)
    changeBlocks(insertBlock(blocks, made, { at: at < 0 ? blocks.length : at + 1 }))
    choose(made.id)
  }
  const ofPage = problems.filter(
    ({ path: [first, ...below] }) => first === undefined || (first === 'blocks' && below.length === 0),
  )
  return (
    <section className="page-form" aria-label={text('pageForm')}>
      <details>
        <summary>{text('pageFields')}</summary>
        <FormPlace value="page">
          <FieldList
            fields={pageFields(page)}
            value={page}
            problems={problems}
            onChange={(next) => change(next as Page)}
          />
        </FormPlace>
      </details>
      <Problems of={ofPage} id="page-problem" />
      <h2>{text('blocks')}</h2>
      <BlockList
        place={PAGE_LIST}
        blocks={blocks}
        chosen={top}
        choose={choose}
        wrong={wrongBlocks(problems, blocks)}
        move={(id, to) => changeBlocks(moveBlock(blocks, id, to))}
      />
      {found && <MoveButtons blocks={blocks} chosen={found.block.id} change={changeBlocks} />}
      <AddBlock label={text('addBlock')} place={PAGE_LIST} add={add} />
      {found && (
        <BlockForm
          {...props}
          key={found.block.id}
          block={found.block}
          place={found.place}
          changeBlocks={changeBlocks}
        />
      )}
    </section>
  )
}
