import { useId, type ReactNode } from 'react'
import { isFields } from '@firkant/domain/change-sets/document-value.ts'
import { PictureChoice } from '../../media/choice/picture-choice.tsx'
import { type FieldProps, Problems, problemsBelow } from './field-props.tsx'
import { FieldHelp, useFieldWords } from './field-words.tsx'
import { documentLanguage } from './find-things.tsx'
import { TextView } from './text-view.tsx'

/** A file, and what is seen on it: nobody is left without one of them. */
export function PictureView({ field, value, onChange, problems }: FieldProps): ReactNode {
  const { label } = useFieldWords(field.name)
  const id = useId()
  const { file = '', alt = '' } = isFields(value) ? value : {}
  const change = (next: { file?: unknown; alt?: unknown }) => {
    const picture = { file, alt, ...next }
    onChange(picture.file === '' && !field.isNeeded ? undefined : { file: picture.file ?? '', alt: picture.alt ?? '' })
  }
  return (
    <fieldset className="group" data-kind="picture" aria-describedby={`${id}-help`}>
      <legend>{label}</legend>
      <FieldHelp id={`${id}-help`} name={field.name} />
      <PictureChoice
        picture={{ file: String(file), alt: String(alt) }}
        of={documentLanguage()}
        isWrong={problemsBelow(problems, 'file').length > 0}
        choose={change}
      />
      <TextView
        field={{ name: 'file', isNeeded: true, kind: 'text', holds: 'image' }}
        value={file}
        problems={problemsBelow(problems, 'file')}
        onChange={(next) => change({ file: next })}
      />
      <TextView
        field={{ name: 'alt', isNeeded: true, kind: 'text', holds: undefined }}
        value={alt}
        problems={problemsBelow(problems, 'alt')}
        onChange={(next) => change({ alt: next })}
      />
      <Problems of={problems.filter(({ path }) => path.length === 0)} id={`${id}-problem`} />
    </fieldset>
  )
}
