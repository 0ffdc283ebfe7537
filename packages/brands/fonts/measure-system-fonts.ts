import { readFileSync } from 'node:fs'
import { measureFont } from './measure-font.ts'
import { openFont } from './open-font.ts'

/**
 * Prints the `widthEm` of system-fonts.ts for font files given as arguments. Georgia, Arial and Times New Roman may be
 * measured as Gelasio, Arimo (or Liberation Sans) and Tinos (or Liberation Serif), which were drawn to their widths.
 */
for (const file of process.argv.slice(2)) {
  console.log(measureFont(await openFont(readFileSync(file))).widthEm.toFixed(4), file)
}
