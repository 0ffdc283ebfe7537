import { useState, type ReactNode } from 'react'
import { imageAddress, imageUrl } from '@firkant/domain/image/image-url.ts'
import type { AltLanguage } from '@firkant/domain/studio/media/picture-rules.ts'
import { callServer } from '../../platform/call-server.ts'
import { useWork } from '../../platform/use-work.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { altOfChosen, type ShownPicture } from './chosen-alt.ts'
import { PictureChoiceDialog } from './picture-choice-dialog.tsx'

const SHOWN_PX = 360

interface PictureChoiceProps {
  readonly picture: ShownPicture
  /** In which its alt text is read. */
  readonly of: AltLanguage
  /** There is no such picture. */
  readonly isWrong: boolean
  readonly choose: (picture: ShownPicture) => void
}

/** The picture that is chosen, and the way to the library; what the library says of another one is proposed. */
export function PictureChoice({ picture, of, isWrong, choose }: PictureChoiceProps): ReactNode {
  const { text } = useTexts()
  const { isWorking, run } = useWork()
  const [isOpen, setOpen] = useState(false)
  const { file } = picture
  const take = (chosen: string) =>
    run(async () => {
      const { alts } = await callServer('GET /api/studio/media/picture', { query: { file: chosen } })
      choose({ file: chosen, alt: altOfChosen(picture, chosen, alts[of]) })
      setOpen(false)
    })
  return (
    <div className="chosen-picture">
      {file !== '' && !isWrong && (
        <img
          key={file}
          src={imageUrl(imageAddress(file), { width: SHOWN_PX })}
          alt=""
          onError={({ currentTarget }) => currentTarget.setAttribute('hidden', '')}
        />
      )}
      <button type="button" className="button" aria-disabled={isWorking} onClick={() => setOpen(true)}>
        {text(file === '' ? 'choosePictureDo' : 'chooseAnotherPicture')}
      </button>
      {isOpen && <PictureChoiceDialog chosen={file} choose={(name) => void take(name)} close={() => setOpen(false)} />}
    </div>
  )
}
