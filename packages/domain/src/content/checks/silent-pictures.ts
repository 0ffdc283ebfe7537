import { isFields } from '../walk-content.ts'

type Path = readonly PropertyKey[]

/** Of a picture for phones the words are those of the picture in whose place it is shown. */
const WORDS_ELSEWHERE: readonly PropertyKey[] = ['mobileImage']

/** In a list each picture stands beside words of its own: to say them twice helps nobody. */
const standsBesideWords = (path: Path) => typeof path.at(-2) === 'number'

function isSilent(value: unknown, path: Path): boolean {
  if (!isFields(value) || typeof value.file !== 'string' || typeof value.alt !== 'string') return false
  return value.file !== '' && value.alt.trim() === '' && !standsBesideWords(path)
}

/** The pictures of a document that say nothing to whoever doesn’t see them: the paths of their alt texts. */
export function findSilentPictures(value: unknown, path: Path = []): readonly Path[] {
  if (Array.isArray(value)) return value.flatMap((each, index) => findSilentPictures(each, [...path, index]))
  if (!isFields(value) || WORDS_ELSEWHERE.includes(path.at(-1) ?? '')) return []
  if (isSilent(value, path)) return [[...path, 'alt']]
  return Object.entries(value).flatMap(([name, each]) => findSilentPictures(each, [...path, name]))
}
