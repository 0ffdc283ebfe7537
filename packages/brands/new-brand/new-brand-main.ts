import path from 'node:path'
import { parseArgs } from 'node:util'
import { findFace } from '../fonts/brand-fonts.ts'
import { makeBrand } from './new-brand.ts'

const USAGE = `npm run new-brand -- NAME

Makes the folder of a storefront from a palette and two fonts; docs/theming.md says how to go on.

  --page #fbf8f3 --ink #2b2622 --accent #3f5141   the palette; the other colours follow from it
  --head fraunces --text figtree                  fonts, as their packages in @fontsource-variable are named
  --radius 8                                      corners, in pixels
  --folder packages/brands/fixture                where to; otherwise packages/brands/src
`
const COLOUR = /^#[0-9a-f]{6}$/i
const NAME = /^[a-z][a-z0-9-]{1,30}$/

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n\n${USAGE}`)
  process.exit(1)
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    page: { type: 'string', default: '#fbf8f3' },
    ink: { type: 'string', default: '#2b2622' },
    accent: { type: 'string', default: '#3f5141' },
    head: { type: 'string', default: 'fraunces' },
    text: { type: 'string', default: 'figtree' },
    radius: { type: 'string', default: '8' },
    folder: { type: 'string', default: path.join(import.meta.dirname, '../src') },
  },
})
const [name = ''] = positionals
if (!NAME.test(name)) fail('Give the name: small letters, figures and hyphens.')
for (const colour of ['page', 'ink', 'accent'] as const)
  if (!COLOUR.test(values[colour])) fail(`--${colour} must be a colour like #3f5141, not "${values[colour]}".`)
const radius = Number(values.radius)
if (!(radius >= 0 && radius <= 40)) fail(`--radius must be 0 to 40, not "${values.radius}".`)
const [head, text] = [findFace(values.head), findFace(values.text)]
if (!head || !text)
  fail(`There is no font "${head ? values.text : values.head}" in packages/brands/fonts/brand-fonts.ts.`)

const folder = path.resolve(values.folder, name)
process.stdout.write(`Making ${folder} …\n`)
const { page, ink, accent } = values
const files = await makeBrand({ name, colours: { page, ink, accent }, fonts: { head, text }, radius }, folder)
process.stdout.write(`${files.map((file) => `  ${file}`).join('\n')}
Next: see it with a brand's content (npm run dev -- --brand hjemly --folder ${path.relative(process.cwd(), folder)}),
choose variants in layout.ts and values in values.css (docs/theming.md lists them).
`)
