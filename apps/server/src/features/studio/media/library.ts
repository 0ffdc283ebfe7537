import { placeOfPicture } from '@firkant/domain/image/picture-place.ts'
import { MARKETS } from '@firkant/domain/market/market.ts'
import type { LibraryPicture, ListedPicture } from '@firkant/domain/studio/media/media-calls.ts'
import { ALT_LANGUAGES, type PictureBar } from '@firkant/domain/studio/media/picture-rules.ts'
import { mayInStudio, type StudioRole } from '@firkant/domain/studio/studio-permissions.ts'
import type { PicturePlaces } from '../../images/picture-places.ts'
import type { StudioContext } from '../studio-at-work.ts'
import {
  findPicture,
  listFolders,
  listVersions,
  searchPictures,
  type PictureRow,
  type VersionRow,
} from './picture-rows.ts'
import { countUses, listUses } from './picture-uses.ts'

export interface MediaContext extends StudioContext {
  /** What is written of the media folder's own files. */
  readonly places: PicturePlaces
}

const PER_PAGE = 60

const languageOf = ({ brand }: Pick<MediaContext, 'brand'>) => MARKETS[brand.homeMarket].language

function shownOf(row: PictureRow, places: PicturePlaces): Omit<ListedPicture, 'altsMissing' | 'uses'> {
  const { file, version, width, height, colour, folder } = row
  const focus = placeOfPicture(row, places.get(file))?.focus
  return { file, version, width, height, colour, folder, ...(focus && { focus }) }
}

interface Wanted {
  readonly said?: string | undefined
  readonly folder?: string | undefined
  readonly page?: number | undefined
}

export async function listLibrary(context: MediaContext, { said = '', folder, page = 1 }: Wanted) {
  const { main } = context.database
  const offset = (page - 1) * PER_PAGE
  const { rows, total } = await searchPictures(main, { said, folder, limit: PER_PAGE, offset })
  const files = rows.map(({ file }) => file)
  const uses = await countUses(main, { files, language: languageOf(context), now: context.now() })
  return {
    pictures: rows.map((row) => ({
      ...shownOf(row, context.places),
      altsMissing: ALT_LANGUAGES.filter((language) => !row.alts[language]),
      uses: uses.get(row.file) ?? 0,
    })),
    total,
    hasMore: offset + rows.length < total,
    folders: [...(await listFolders(main))],
  }
}

interface BarFacts {
  readonly role: StudioRole
  readonly isUsed: boolean
  readonly isUploaded: boolean
  readonly versions: number
}

/** Why each deed can't be done now; absent: it can. */
export function pictureBars({ role, isUsed, isUploaded, versions }: BarFacts): LibraryPicture['bars'] {
  const describe: PictureBar | undefined = mayInStudio(role, 'editMedia') ? undefined : 'role'
  const replace: PictureBar | undefined = mayInStudio(role, 'replaceMedia') ? undefined : 'role'
  const restore = replace ?? (versions < 2 ? 'isOnly' : undefined)
  const remove = replace ?? (isUsed ? 'isUsed' : isUploaded ? undefined : 'comesWithFiles')
  return {
    ...(describe && { describe }),
    ...(replace && { replace }),
    ...(restore && { restore }),
    ...(remove && { remove }),
  }
}

/** None of its versions came with the files. */
export const isUploaded = (versions: readonly VersionRow[]) =>
  versions.length > 0 && versions.every(({ isStored }) => isStored)

export async function libraryPictureOf(
  context: MediaContext,
  file: string,
  role: StudioRole,
): Promise<LibraryPicture | undefined> {
  const { main } = context.database
  const row = await findPicture(main, file)
  if (!row) return undefined
  const uses = await listUses(main, { file, language: languageOf(context), now: context.now() })
  const versions = await listVersions(main, file)
  const shown = versions.length > 0 ? versions : [{ ...row, by: null, reason: null, at: null }]
  return {
    ...shownOf(row, context.places),
    revision: row.revision,
    alts: { ...row.alts },
    hasOwnFocus: row.focus !== null,
    uses: [...uses],
    versions: shown.map(({ version, width, height, at, by, reason }) => ({
      version,
      width,
      height,
      isCurrent: version === row.version,
      ...(at && { at: at.toISOString() }),
      ...(by !== null && { by }),
      ...(reason !== null && { reason }),
    })),
    bars: pictureBars({
      role,
      isUsed: uses.length > 0,
      isUploaded: isUploaded(versions),
      versions: versions.length,
    }),
  }
}
