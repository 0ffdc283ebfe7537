import { useId, useState, type ReactNode } from 'react'
import type { ListedPicture } from '@firkant/domain/studio/media/media-calls.ts'
import { DialogFrame } from '../../parts/dialog-frame.tsx'
import { SearchField } from '../../parts/search-field.tsx'
import { WhenLoaded } from '../../parts/when-loaded.tsx'
import { callServer } from '../../platform/call-server.ts'
import { useMay } from '../../platform/studio-context.tsx'
import { useLoaded } from '../../platform/use-loaded.ts'
import { useTexts } from '../../texts/use-texts.tsx'
import { nameOfFile, PictureImage } from '../picture-image.tsx'
import { Uploads } from '../upload/uploads.tsx'

const THUMB_PX = 360

interface Asked {
  readonly said: string
  /** Undefined: all of them. */
  readonly folder: string | undefined
  readonly page: number
}

interface FolderFieldProps {
  readonly folders: readonly { readonly name: string; readonly pictures: number }[]
  readonly folder: string | undefined
  readonly choose: (folder: string | undefined) => void
}

const ALL = '*'

function FolderField({ folders, folder, choose }: FolderFieldProps): ReactNode {
  const { text, number } = useTexts()
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{text('folder')}</label>
      <select
        id={id}
        value={folder ?? ALL}
        onChange={({ target }) => choose(target.value === ALL ? undefined : target.value)}
      >
        <option value={ALL}>{text('mediaAllFolders')}</option>
        {folders.map(({ name, pictures }) => (
          <option key={name} value={name}>
            {name === '' ? text('mediaTop') : name} ({number(pictures)})
          </option>
        ))}
      </select>
    </div>
  )
}

interface TilesProps {
  readonly pictures: readonly ListedPicture[]
  readonly chosen: string
  readonly choose: (file: string) => void
}

function Tiles({ pictures, chosen, choose }: TilesProps): ReactNode {
  return (
    <ul className="pictures">
      {pictures.map((picture) => (
        <li key={picture.file}>
          <button
            type="button"
            className="picture-tile"
            aria-pressed={picture.file === chosen}
            onClick={() => choose(picture.file)}
          >
            <span className="thumb" style={{ background: picture.colour }}>
              <PictureImage picture={picture} width={THUMB_PX} focus={picture.focus} />
            </span>
            <span className="picture-name">{nameOfFile(picture.file)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

interface PictureChoiceDialogProps {
  readonly chosen: string
  readonly choose: (file: string) => void
  readonly close: () => void
}

/** The library as it is looked at, in a dialog: found by words or folder, or uploaded here. */
export function PictureChoiceDialog({ chosen, choose, close }: PictureChoiceDialogProps): ReactNode {
  const { text, number } = useTexts()
  const mayEdit = useMay('editMedia')
  const [{ said, folder, page }, setAsked] = useState<Asked>({ said: '', folder: undefined, page: 1 })
  const found = useLoaded(`media ${folder ?? ALL} ${page} ${said}`, () =>
    callServer('GET /api/studio/media', {
      query: { ...(said !== '' && { said }), ...(folder !== undefined && { folder }), page },
    }),
  )
  return (
    <DialogFrame title={text('choosePicture')} close={close}>
      <div className="picture-choice">
        <SearchField
          label={text('mediaFind')}
          help={text('mediaFindHelp')}
          maxLength={100}
          value={said}
          onChange={(typed) => setAsked({ said: typed, folder, page: 1 })}
        />
        <WhenLoaded of={found}>
          {({ pictures, folders, total, hasMore }) => (
            <>
              <FolderField
                folders={folders}
                folder={folder}
                choose={(name) => setAsked({ said, folder: name, page: 1 })}
              />
              <p className="quiet" role="status">
                {total === 0 ? text('mediaNone') : text('mediaCount', { count: number(total) })}
              </p>
              <Tiles pictures={pictures} chosen={chosen} choose={choose} />
              <p className="row">
                {page > 1 && (
                  <button type="button" className="link" onClick={() => setAsked({ said, folder, page: page - 1 })}>
                    {text('pagePrevious')}
                  </button>
                )}
                {hasMore && (
                  <button type="button" className="link" onClick={() => setAsked({ said, folder, page: page + 1 })}>
                    {text('mediaMore')}
                  </button>
                )}
              </p>
            </>
          )}
        </WhenLoaded>
        {mayEdit && <Uploads folder={folder ?? ''} onDone={found.reload} isInDialog />}
        <p className="row">
          <button type="button" className="button" onClick={close}>
            {text('cancelDialog')}
          </button>
        </p>
      </div>
    </DialogFrame>
  )
}
