import type { ReactNode } from 'react'
import { StepForm } from '../../orders/steps/step-form.tsx'
import { callServer } from '../../platform/call-server.ts'
import { useWork } from '../../platform/use-work.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import type { PictureDialogProps } from './picture-dialog.ts'

interface RestoreDialogProps extends PictureDialogProps {
  readonly version: string
}

export function RestoreDialog({ picture, version, close, onAnswer }: RestoreDialogProps): ReactNode {
  const { text, number } = useTexts()
  const { isWorking, run } = useWork()
  const { file, version: seenVersion, uses } = picture
  return (
    <StepForm
      title={text('restoreTitle')}
      lead={text('restoreLead', { count: number(uses.length) })}
      action={text('restoreDo')}
      needsReason
      isWorking={isWorking}
      problem={undefined}
      close={close}
      onSubmit={(reason) =>
        void run(async () => {
          const body = { file, seenVersion, version, reason }
          onAnswer(await callServer('POST /api/studio/media/restore', { body }), 'restored')
        })
      }
    />
  )
}

export function RemoveDialog({ picture, close, onAnswer }: PictureDialogProps): ReactNode {
  const { text } = useTexts()
  const { isWorking, run } = useWork()
  const { file, version: seenVersion } = picture
  return (
    <StepForm
      title={text('removeTitle')}
      lead={text('removeLead')}
      action={text('removeDo')}
      tone="bad"
      isWorking={isWorking}
      problem={undefined}
      close={close}
      onSubmit={(reason) =>
        void run(async () => {
          const body = { file, seenVersion, reason }
          onAnswer(await callServer('POST /api/studio/media/remove', { body }), 'removed')
        })
      }
    />
  )
}
