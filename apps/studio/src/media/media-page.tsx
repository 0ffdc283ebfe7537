import { useCallback, type ReactNode } from 'react'
import { Link } from 'react-aria-components'
import type { ListedPicture } from '@firkant/domain/studio/media/media-calls.ts'
import { MAX_FOLDER_LENGTH } from '@firkant/domain/studio/media/picture-rules.ts'
import { SearchField } from '../parts/search-field.tsx'
import { WhenLoaded } from '../parts/when-loaded.tsx'
import { callServer } from '../platform/call-server.ts'
import { useMay } from '../platform/studio-context.tsx'
import { useLoaded } from '../platform/use-loaded.ts'
import { useSaid } from '../platform/use-said.ts'
import { useTexts } from '../texts/use-texts.tsx'
import { ALT_LANGUAGE_NAMES } from './media-names.ts'
import { nameOfFile, PictureImage, picturePath } from './picture-image.tsx'
import { Uploads } from './upload/uploads.tsx'

const THUMB_PX = 360

interface Shown {
  readonly said: string
  /** Undefined: all of them. */
  readonly folder: string | undefined
  readonly page: number
}

function readShown({ searchParams }: URL): Shown {
  const page = Number(searchParams.get('page') ?? 1)
  return {
    said: searchParams.get('said') ?? '',
    folder: searchParams.get('folder')?.slice(0, MAX_FOLDER_LENGTH) ?? undefined,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

function addressOf({ said = '', folder, page = 1 }: Partial<Shown>): string {
  const query = new URLSearchParams({
    ...(said !== '' && { said }),
    ...(folder !== undefined && { folder }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
  return `/studio/media${query === '' ? '' : `?${query}`}`
}

interface FoldersProps {
  readonly folders: readonly { readonly name: string; readonly pictures: number }[]
  readonly shown: Shown
}

function Folders({ folders, shown: { said, folder } }: FoldersProps): ReactNode {
  const { text, number } = useTexts()
  const here = (isHere: boolean) => isHere && { 'aria-current': 'page' as const }
  return (
    <nav className="folders" aria-label={text('mediaFolders')}>
      <Link href={addressOf({ said })} {...here(folder === undefined)}>
        {text('mediaAllFolders')}
      </Link>
      {folders.map(({ name, pictures }) => (
        <Link key={name} href={addressOf({ said, folder: name })} {...here(folder === name)}>
          {name === '' ? text('mediaTop') : name} <span className="folder-count">{number(pictures)}</span>
        </Link>
      ))}
    </nav>
  )
}

function Picture({ picture }: { readonly picture: ListedPicture }): ReactNode {
  const { text, number } = useTexts()
  const { file, uses, altsMissing, focus, colour } = picture
  const count = uses === 1 ? text('mediaUsedOnce') : text('mediaUses', { count: number(uses) })
  const languages = altsMissing.map((language) => text(ALT_LANGUAGE_NAMES[language])).join(', ')
  return (
    <li>
      <Link href={picturePath(file)} className="picture-tile">
        <span className="thumb" style={{ background: colour }}>
          <PictureImage picture={picture} width={THUMB_PX} focus={focus} />
        </span>
        <span className="picture-name">{nameOfFile(file)}</span>
        <span className="quiet">{uses === 0 ? text('mediaUnused') : count}</span>
        {uses === 0 && altsMissing.length > 0 && <span className="quiet">{text('mediaNoAlt', { languages })}</span>}
      </Link>
    </li>
  )
}

function Pages({ shown, hasMore }: { readonly shown: Shown; readonly hasMore: boolean }): ReactNode {
  const { text } = useTexts()
  if (shown.page === 1 && !hasMore) return null
  return (
    <p className="row">
      {shown.page > 1 && <Link href={addressOf({ ...shown, page: shown.page - 1 })}>{text('pagePrevious')}</Link>}
      {hasMore && <Link href={addressOf({ ...shown, page: shown.page + 1 })}>{text('mediaMore')}</Link>}
    </p>
  )
}

export function MediaPage({ address }: { readonly address: URL }): ReactNode {
  const { text, number } = useTexts()
  const mayEdit = useMay('editMedia')
  const shown = readShown(address)
  const { said, folder, page } = shown
  const [typed, setTyped] = useSaid(said, { ...(folder !== undefined && { folder }) })
  const found = useLoaded(`media ${folder ?? '*'} ${page} ${said}`, () =>
    callServer('GET /api/studio/media', {
      query: { ...(said !== '' && { said }), ...(folder !== undefined && { folder }), page },
    }),
  )
  const { reload } = found
  const onDone = useCallback(() => reload(), [reload])
  return (
    <>
      <h1>{text('media')}</h1>
      <p className="lead">{text('mediaLead')}</p>
      {mayEdit && <Uploads folder={folder ?? ''} onDone={onDone} />}
      <SearchField
        label={text('mediaFind')}
        help={text('mediaFindHelp')}
        maxLength={100}
        value={typed}
        onChange={setTyped}
      />
      <WhenLoaded of={found}>
        {({ pictures, folders, total, hasMore }) => (
          <div className="library" aria-busy={found.isLoading}>
            <Folders folders={folders} shown={shown} />
            <div>
              <p className="quiet" role="status">
                {total > 0 && text('mediaCount', { count: number(total) })}
                {total === 0 && text(said === '' ? 'mediaEmptyFolder' : 'mediaNone')}
              </p>
              <ul className="pictures">
                {pictures.map((picture) => (
                  <Picture key={picture.file} picture={picture} />
                ))}
              </ul>
              <Pages shown={shown} hasMore={hasMore} />
            </div>
          </div>
        )}
      </WhenLoaded>
    </>
  )
}
