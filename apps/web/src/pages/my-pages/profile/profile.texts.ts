import type { TextTable } from '../../../texts/text-table.ts'
import { profileDa } from './texts/profile-da.ts'
import { profileNb } from './texts/profile-nb.ts'
import { profileSv } from './texts/profile-sv.ts'

export const profileTexts: TextTable<typeof profileDa> = { da: profileDa, nb: profileNb, sv: profileSv }
