import { useState, type ReactNode } from 'react'
import { blockForm } from '@firkant/domain/content/blocks/block-form.ts'
import { type FieldProblem, isWrong, Problems, problemsBelow } from '../../pages/form/field-props.tsx'
import { FieldList } from '../../pages/form/field-view.tsx'
import { FormField } from '../../parts/form-field.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { AudienceFields } from './audience-fields.tsx'
import {
  experienceOf,
  MAX_VARIANTS,
  newExperience,
  newVariant,
  withWinner,
  type ExperienceValue,
  type VariantValue,
  type VariedBlock,
} from './experience-value.ts'

const weightOf = (typed: string) => Math.max(0, Math.min(100, Math.round(Number(typed) || 0)))

interface WeightProps {
  readonly label: string
  readonly value: number | undefined
  readonly onChange: (weight: number) => void
}

function Weight({ label, value = 1, onChange }: WeightProps): ReactNode {
  return (
    <FormField
      label={label}
      type="number"
      min={0}
      max={100}
      value={String(value)}
      onChange={(typed) => onChange(weightOf(typed))}
    />
  )
}

interface VariantFormProps {
  readonly variant: VariantValue
  readonly original: VariedBlock
  readonly isExperiment: boolean
  readonly problems: readonly FieldProblem[]
  readonly onChange: (variant: VariantValue) => void
  readonly remove: () => void
  readonly choose: () => void
}

function VariantForm(props: VariantFormProps): ReactNode {
  const { variant, original, isExperiment, problems, onChange, remove, choose } = props
  const { text } = useTexts()
  const { block, ...bare } = variant
  const ofBlock = problemsBelow(problemsBelow(problems, 'block'), 'props')
  return (
    <fieldset className="group">
      <legend>{text('variantNamed', { key: variant.key })}</legend>
      <FormField
        label={text('variantKey')}
        value={variant.key}
        autoComplete="off"
        problem={problemsBelow(problems, 'key')[0]?.message}
        onChange={(key) => onChange({ ...variant, key })}
      />
      {isExperiment && (
        <Weight
          label={text('variantWeight')}
          value={variant.weight}
          onChange={(weight) => onChange({ ...variant, weight })}
        />
      )}
      <label className="check">
        <input
          type="checkbox"
          checked={block === undefined}
          onChange={({ target }) =>
            onChange(
              target.checked
                ? bare
                : { ...bare, block: { componentName: original.componentName, props: original.props } },
            )
          }
        />
        {text('variantNothing')}
      </label>
      {block && (
        <FieldList
          fields={blockForm(block.componentName)}
          value={block.props}
          problems={ofBlock}
          onChange={(next) => onChange({ ...variant, block: { ...block, props: next } })}
        />
      )}
      <div className="row">
        <button type="button" className="button" onClick={choose}>
          {text('variantChoose')}
        </button>
        <button type="button" className="button" onClick={remove}>
          {text('variantRemove')}
        </button>
      </div>
    </fieldset>
  )
}

interface BlockVariantsProps<Block extends VariedBlock> {
  readonly block: Block
  readonly pageKey: string
  readonly problems: readonly FieldProblem[]
  readonly onChange: (block: Block) => void
}

interface RuleProps {
  readonly experience: ExperienceValue
  readonly problems: readonly FieldProblem[]
  readonly onChange: (experience: ExperienceValue) => void
}

function RuleFields({ experience, problems, onChange }: RuleProps): ReactNode {
  const { text } = useTexts()
  const isExperiment = experience.kind === 'experiment'
  return (
    <>
      <FormField
        label={text('experimentName')}
        help={text('experienceKeyHelp')}
        value={experience.key}
        autoComplete="off"
        problem={problemsBelow(problems, 'key')[0]?.message}
        onChange={(key) => onChange({ ...experience, key })}
      />
      <label className="inline-field">
        {text('experimentKind')}
        <select
          value={experience.kind}
          onChange={({ target }) =>
            onChange({ ...experience, kind: target.value === 'experiment' ? 'experiment' : 'personalisation' })
          }
        >
          <option value="experiment">{text('kindExperiment')}</option>
          <option value="personalisation">{text('kindPersonalisation')}</option>
        </select>
      </label>
      <AudienceFields
        audience={experience.audience}
        onChange={(audience) => {
          const { audience: _before, ...rest } = experience
          onChange({ ...rest, ...(audience && { audience }) })
        }}
      />
      <Problems of={problemsBelow(problems, 'audience')} id="audience-problem" />
      {isExperiment && (
        <Weight
          label={text('controlWeight')}
          value={experience.controlWeight}
          onChange={(controlWeight) => onChange({ ...experience, controlWeight })}
        />
      )}
    </>
  )
}

/** Other words in the block's place, for some visitors: saved with the page, seen by nobody before it is published. */
export function BlockVariants<Block extends VariedBlock>(props: BlockVariantsProps<Block>): ReactNode {
  const { block, pageKey, problems, onChange } = props
  const { text } = useTexts()
  const experience = experienceOf(block)
  /** Closed over what was made before, so that a block's own fields are not taken for those of its variants. */
  const [wasThere] = useState(experience !== undefined)
  const set = (next: ExperienceValue) => onChange({ ...block, experience: next })
  const { experience: _ended, ...bare } = block
  if (!experience)
    return (
      <p className="row">
        <button type="button" className="button" onClick={() => set(newExperience(pageKey, block))}>
          {text('variantMake')}
        </button>
      </p>
    )
  const { variants } = experience
  const isExperiment = experience.kind === 'experiment'
  return (
    <details className="variants" open={!wasThere || isWrong(problems)}>
      <summary>{`${text('experimentVariants')}: ${variants.map(({ key }) => key).join(', ')}`}</summary>
      <RuleFields experience={experience} problems={problems} onChange={set} />
      <Problems
        of={problemsBelow(problems, 'variants').filter(({ path }) => path.length === 0)}
        id="variants-problem"
      />
      {variants.map((variant, index) => (
        <VariantForm
          // A variant's own name changes while it is typed.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          variant={variant}
          original={block}
          isExperiment={isExperiment}
          problems={problemsBelow(problemsBelow(problems, 'variants'), String(index))}
          onChange={(next) => set({ ...experience, variants: variants.with(index, next) })}
          remove={() =>
            variants.length === 1
              ? onChange(bare as Block)
              : set({ ...experience, variants: variants.toSpliced(index, 1) })
          }
          choose={() => onChange(withWinner(block, variant) as Block)}
        />
      ))}
      <div className="row">
        {isExperiment && variants.length < MAX_VARIANTS && (
          <button
            type="button"
            className="button"
            onClick={() => set({ ...experience, variants: [...variants, newVariant(block, variants)] })}
          >
            {text('variantAdd')}
          </button>
        )}
        <button type="button" className="button" onClick={() => onChange(bare as Block)}>
          {text('experienceEnd')}
        </button>
      </div>
    </details>
  )
}
