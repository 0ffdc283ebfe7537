import { panelsEn } from '../shell/panels/texts/panels-en.ts'
import { frameEn } from '../shell/texts/frame-en.ts'
import { shellEn } from '../shell/texts/shell-en.ts'
import type { Catalogue } from './text-catalogue.ts'

/** English is the fallback for the shell alone. */
export const texts: Partial<Catalogue> = { ...shellEn, ...frameEn, ...panelsEn }
