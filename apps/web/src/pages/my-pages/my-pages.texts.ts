import type { TextTable } from '../../texts/text-table.ts'
import { myPagesDa } from './texts/my-pages-da.ts'
import { myPagesNb } from './texts/my-pages-nb.ts'
import { myPagesSv } from './texts/my-pages-sv.ts'

export const myPagesTexts: TextTable<typeof myPagesDa> = { da: myPagesDa, nb: myPagesNb, sv: myPagesSv }
