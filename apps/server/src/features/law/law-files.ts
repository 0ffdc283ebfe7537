import { readdirSync } from 'node:fs'

/** Where the official files are served. */
export const LAW_FILES_PATH = '/law-files/'

/** The files of `LAW_NOTICE_FILES`; none where it is not set. */
export function readLawFiles(folder: string | undefined): ReadonlySet<string> {
  return new Set(folder === undefined ? [] : readdirSync(folder))
}
