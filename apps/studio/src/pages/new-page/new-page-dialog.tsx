import { useId, useState, type ReactNode } from 'react'
import { PictureChoice } from '../../media/choice/picture-choice.tsx'
import { DialogFrame } from '../../parts/dialog-frame.tsx'
import { FormField } from '../../parts/form-field.tsx'
import { goTo } from '../../platform/address.ts'
import { useStudio } from '../../platform/studio-context.tsx'
import { useWork } from '../../platform/use-work.ts'
import { fieldLabel } from '../../texts/fields/field-labels.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { FoundList, useFound } from '../form/find-things.tsx'
import {
  type ContentLanguage,
  EMPTY,
  findProblems,
  makePage,
  needsPicture,
  type NewPageField,
  type NewPageInput,
  type NewPageProblems,
  proposedPath,
} from './new-page-input.ts'
import { PatternDrawing } from './pattern-drawing.tsx'

interface ChoiceProps {
  readonly begin: NewPageInput['begin']
  readonly choose: (begin: NewPageInput['begin']) => void
}

/** What the brand offers, and any page of its own. */
function PatternChoice({ begin, choose }: ChoiceProps): ReactNode {
  const { text } = useTexts()
  const { me } = useStudio()
  const name = useId()
  return (
    <fieldset className="patterns">
      <legend>{text('newPage_pattern')}</legend>
      {([...me.brand.patterns.offered, 'another'] as const).map((each) => (
        <label key={each} className="pattern">
          <input type="radio" name={name} checked={begin === each} onChange={() => choose(each)} />
          <PatternDrawing of={each} />
          <span>
            <strong>{text(`newPage_${each}`)}</strong>
            <span className="quiet">{text(`newPage_${each}_lead`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

interface PartProps {
  readonly of: ContentLanguage
  readonly input: NewPageInput
  readonly set: (more: Partial<NewPageInput>) => void
  readonly problem: (field: NewPageField) => string | undefined
}

function PictureFields({ of, input, set, problem }: PartProps): ReactNode {
  const { text, language } = useTexts()
  const id = useId()
  const { found, look } = useFound('image', of)
  return (
    <>
      <PictureChoice
        picture={{ file: input.file, alt: input.alt }}
        of={of}
        isWrong={problem('file') !== undefined}
        choose={set}
      />
      <FormField
        label={fieldLabel(language, 'image')}
        help={text('newPage_pictureHelp')}
        list={id}
        value={input.file}
        problem={problem('file')}
        onFocus={() => look(input.file)}
        onChange={(file) => {
          set({ file })
          look(file)
        }}
      />
      <FoundList found={found} id={id} />
      <FormField
        label={fieldLabel(language, 'alt')}
        value={input.alt}
        problem={problem('alt')}
        onChange={(alt) => set({ alt })}
      />
    </>
  )
}

function OtherPageField({ of, input, set, problem }: PartProps): ReactNode {
  const { text } = useTexts()
  const id = useId()
  const { found, look } = useFound('link', of)
  return (
    <>
      <FormField
        label={text('newPage_other')}
        list={id}
        value={input.other}
        problem={problem('other')}
        onFocus={() => look(input.other)}
        onChange={(other) => {
          set({ other })
          look(other)
        }}
      />
      <FoundList found={found.filter(({ kind }) => kind === 'page')} id={id} />
    </>
  )
}

/** The address follows the title until somebody writes another one. */
function NameFields({ of, input, set, problem }: PartProps): ReactNode {
  const { text } = useTexts()
  return (
    <>
      <FormField
        label={text('newPage_name')}
        value={input.title}
        maxLength={120}
        problem={problem('title')}
        onChange={(title) => {
          const follows = input.path === '' || input.path === proposedPath(of, input.title)
          set({ title, ...(follows && { path: proposedPath(of, title) }) })
        }}
      />
      <FormField
        label={text('newPage_address')}
        help={text('newPage_addressHelp')}
        value={input.path}
        problem={problem('path')}
        onChange={(path) => set({ path })}
      />
    </>
  )
}

/** A page of ready blocks, or as another one is: made as a draft, and opened beside its form. */
export function NewPageDialog({ of, close }: { readonly of: ContentLanguage; readonly close: () => void }): ReactNode {
  const { text } = useTexts()
  const { me } = useStudio()
  const { isWorking, run } = useWork()
  const [input, setInput] = useState<NewPageInput>(() => ({
    ...EMPTY,
    begin: me.brand.patterns.offered[0] ?? 'another',
  }))
  const [problems, setProblems] = useState<NewPageProblems>({})
  const set = (more: Partial<NewPageInput>) => setInput((before) => ({ ...before, ...more }))
  const problem = (field: NewPageField) => {
    const found = problems[field]
    return found && text(found.key, { title: found.title ?? '' })
  }
  const make = () =>
    run(async () => {
      const found = await findProblems(input, of)
      setProblems(found)
      if (Object.keys(found).length === 0) goTo(await makePage(input, { brand: me.brand, of }))
    })
  const parts = { of, input, set, problem }
  return (
    <DialogFrame title={text('newPage_title')} close={close}>
      <form
        className="new-page"
        onSubmit={(event) => {
          event.preventDefault()
          void make()
        }}
      >
        <p>{text('newPage_lead')}</p>
        <PatternChoice begin={input.begin} choose={(begin) => set({ begin })} />
        {input.begin === 'another' && <OtherPageField {...parts} />}
        <NameFields {...parts} />
        {needsPicture(input) && <PictureFields {...parts} />}
        <div className="row">
          <button type="submit" className="button" data-tone="main" aria-disabled={isWorking}>
            {text(isWorking ? 'working' : 'newPage_make')}
          </button>
          <button type="button" className="button" onClick={close}>
            {text('cancelDialog')}
          </button>
        </div>
      </form>
    </DialogFrame>
  )
}
