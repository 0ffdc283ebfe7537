import { type ReactNode } from 'react'
import { isFields } from '@firkant/domain/change-sets/document-value.ts'
import { fieldLabel } from '../../texts/field-labels.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { type FieldProps, problemsBelow } from './field-props.tsx'
import { TextView } from './text-view.tsx'

/** A file, and what is seen on it: nobody is left without one of them. */
export function PictureView({ field, value, onChange, problems }: FieldProps): ReactNode {
  const { text, language } = useTexts()
  const { file = '', alt = '' } = isFields(value) ? value : {}
  const change = (next: { file?: unknown; alt?: unknown }) => {
    const picture = { file, alt, ...next }
    onChange(picture.file === '' && !field.isNeeded ? undefined : { file: picture.file ?? '', alt: picture.alt ?? '' })
  }
  const isUndescribed = file !== '' && alt === ''
  return (
    <fieldset className="group" data-kind="picture">
      <legend>{fieldLabel(language, field.name)}</legend>
      <TextView
        field={{ name: 'file', isNeeded: true, kind: 'text', holds: 'image' }}
        value={file}
        problems={problemsBelow(problems, 'file')}
        onChange={(next) => change({ file: next })}
      />
      <TextView
        field={{ name: 'alt', isNeeded: true, kind: 'text', holds: undefined }}
        value={alt}
        problems={[
          ...problemsBelow(problems, 'alt'),
          ...(isUndescribed ? [{ path: [], message: text('altMissing') }] : []),
        ]}
        onChange={(next) => change({ alt: next })}
      />
    </fieldset>
  )
}
