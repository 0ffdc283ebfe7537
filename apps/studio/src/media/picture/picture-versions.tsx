import type { ReactNode } from 'react'
import type { LibraryPicture } from '@firkant/domain/studio/media/media-calls.ts'
import { WorkButton } from '../../parts/work-button.tsx'
import { useTexts } from '../../texts/use-texts.tsx'
import { PictureImage } from '../picture-image.tsx'
import { useBarText } from './use-bar-text.ts'

interface PictureVersionsProps {
  readonly picture: LibraryPicture
  readonly onRestore: (version: string) => void
}

export function PictureVersions({ picture, onRestore }: PictureVersionsProps): ReactNode {
  const { text, moment, number } = useTexts()
  const barText = useBarText()
  const { file, versions, bars } = picture
  if (versions.length < 2) return null
  return (
    <section className="card">
      <h2>{text('versions')}</h2>
      <ul className="list versions">
        {versions.map(({ version, width, height, isCurrent, at, by = '', reason }) => (
          <li key={version}>
            <PictureImage picture={{ file, version, width, height }} width={180} />
            <p>
              {at === undefined ? text('versionOfFiles') : text('versionBy', { by, at: moment(at) })}
              <span className="quiet">
                {text('mediaPixels', { width: number(width), height: number(height) })}
                {reason !== undefined && ` · ${reason}`}
              </span>
            </p>
            {isCurrent ? (
              <p className="badge">{text('versionNow')}</p>
            ) : (
              <WorkButton
                label={text('restore')}
                bar={barText(bars.restore, 'replaceMedia')}
                onPress={() => onRestore(version)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
