import { useId, useState, type ReactNode } from 'react'
import type { LibraryPicture } from '@firkant/domain/studio/media/media-calls.ts'
import { StepForm } from '../../orders/steps/step-form.tsx'
import { useWork } from '../../platform/use-work.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { MEDIA_ERROR_NAMES } from '../media-names.ts'
import { sendReplacement } from '../upload/send-picture.ts'
import type { PictureDialogProps } from './picture-dialog.ts'

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif'

interface ChoiceProps {
  readonly problem: string | undefined
  readonly share: number | undefined
  readonly onFile: (file: File | undefined) => void
}

function FileChoice({ problem, share, onFile }: ChoiceProps): ReactNode {
  const { text } = useTexts()
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{text('replaceFile')}</label>
      <input
        id={id}
        type="file"
        accept={ACCEPTED}
        aria-invalid={problem !== undefined}
        {...(problem && { 'aria-describedby': `${id}-problem` })}
        onChange={({ currentTarget }) => onFile(currentTarget.files?.[0])}
      />
      {share !== undefined && <progress aria-label={text('uploads')} value={share} max={1} />}
      {problem && (
        <p className="problem" id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}

function useReplacement({ file, version }: LibraryPicture, onAnswer: PictureDialogProps['onAnswer']) {
  const { text } = useTexts()
  const { isWorking, run } = useWork()
  const [chosen, setChosen] = useState<File>()
  const [problem, setProblem] = useState<string>()
  const [share, setShare] = useState<number>()
  const replace = (reason: string) =>
    run(async () => {
      if (!chosen) return setProblem(text('noFile'))
      setProblem(undefined)
      const answer = await sendReplacement(chosen, { file, version, reason }, setShare).finally(() =>
        setShare(undefined),
      )
      if (answer.errorCode && answer.errorCode !== 'changed') setProblem(text(MEDIA_ERROR_NAMES[answer.errorCode]))
      else onAnswer(answer, 'replaced')
    })
  const choose = (next: File | undefined) => {
    setChosen(next)
    setProblem(undefined)
  }
  return { isWorking, problem, share, replace, choose }
}

/** One deed: from here on everything that shows the picture shows the other one. */
export function ReplaceDialog({ picture, close, onAnswer }: PictureDialogProps): ReactNode {
  const { text, number } = useTexts()
  const { isWorking, problem, share, replace, choose } = useReplacement(picture, onAnswer)
  return (
    <StepForm
      title={text('replaceTitle')}
      lead={text('replaceLead', { count: number(picture.uses.length) })}
      action={text('replaceDo')}
      needsReason
      isWorking={isWorking}
      problem={undefined}
      close={close}
      onSubmit={(reason) => void replace(reason)}
    >
      <FileChoice problem={problem} share={share} onFile={choose} />
    </StepForm>
  )
}
