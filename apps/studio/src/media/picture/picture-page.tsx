import { useState, type ReactNode } from 'react'
import { Link } from 'react-aria-components'
import type { LibraryPicture, MediaAnswer } from '@firkant/domain/studio/media/media-calls.ts'
import { WhenLoaded } from '../../parts/when-loaded.tsx'
import { WorkButton } from '../../parts/work-button.tsx'
import { goTo } from '../../platform/address.ts'
import { callServer } from '../../platform/call-server.ts'
import { useStudio } from '../../platform/studio-context.tsx'
import { useLoaded } from '../../platform/use-loaded.ts'
import { useTexts, type TextKey } from '../../texts/use-texts.tsx'
import { MEDIA_ERROR_NAMES } from '../media-names.ts'
import { nameOfFile } from '../picture-image.tsx'
import { RemoveDialog, RestoreDialog } from './deed-dialogs.tsx'
import { DescribeForm } from './describe-form.tsx'
import { PictureUses } from './picture-uses.tsx'
import { PictureVersions } from './picture-versions.tsx'
import { ReplaceDialog } from './replace-dialog.tsx'
import { useBarText } from './use-bar-text.ts'

type Open = { readonly dialog: 'replace' | 'remove' } | { readonly dialog: 'restore'; readonly version: string }

interface DialogsProps {
  readonly open: Open | undefined
  readonly picture: LibraryPicture
  readonly close: () => void
  readonly onAnswer: (answer: MediaAnswer, done: TextKey) => void
}

function Dialogs({ open, ...props }: DialogsProps): ReactNode {
  switch (open?.dialog) {
    case 'replace':
      return <ReplaceDialog {...props} />
    case 'restore':
      return <RestoreDialog {...props} version={open.version} />
    case 'remove':
      return <RemoveDialog {...props} />
    default:
      return null
  }
}

interface PictureProps {
  readonly picture: LibraryPicture
  readonly replace: (picture: LibraryPicture) => void
}

function Picture({ picture, replace }: PictureProps): ReactNode {
  const { text, number } = useTexts()
  const { say } = useStudio()
  const barText = useBarText()
  const [open, setOpen] = useState<Open>()
  const { file, width, height, version, bars } = picture
  const onAnswer = (answer: MediaAnswer, done: TextKey) => {
    setOpen(undefined)
    say(text(answer.errorCode ? MEDIA_ERROR_NAMES[answer.errorCode] : done))
    if (answer.picture) replace(answer.picture)
    else if (answer.success) goTo('/studio/media')
  }
  return (
    <>
      <p className="quiet">
        {file} · {text('mediaPixels', { width: number(width), height: number(height) })}
      </p>
      <div className="row">
        <WorkButton
          label={text('replace')}
          bar={barText(bars.replace, 'replaceMedia')}
          onPress={() => setOpen({ dialog: 'replace' })}
        />
        <WorkButton
          label={text('remove')}
          bar={barText(bars.remove, 'replaceMedia')}
          onPress={() => setOpen({ dialog: 'remove' })}
        />
      </div>
      <DescribeForm key={version} picture={picture} onPicture={replace} />
      <PictureUses uses={picture.uses} />
      <PictureVersions picture={picture} onRestore={(earlier) => setOpen({ dialog: 'restore', version: earlier })} />
      <Dialogs open={open} picture={picture} close={() => setOpen(undefined)} onAnswer={onAnswer} />
    </>
  )
}

export function PicturePage({ file }: { readonly file: string }): ReactNode {
  const { text } = useTexts()
  const loaded = useLoaded(`picture ${file}`, () => callServer('GET /api/studio/media/picture', { query: { file } }))
  return (
    <>
      <p>
        <Link href="/studio/media">{text('mediaAllFolders')}</Link>
      </p>
      <h1>{nameOfFile(file)}</h1>
      <WhenLoaded of={loaded}>{(picture) => <Picture picture={picture} replace={loaded.replace} />}</WhenLoaded>
    </>
  )
}
