import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { writePdfPage } from './pdf-page.ts'

/** Writes documents/** and catalogue/documents.json from the texts. Run it after changing care, assembly or warranty. */
const ROOT = join(import.meta.dirname, '..')
const CATALOGUE = join(ROOT, 'catalogue')
const LANGUAGES = ['da', 'nb', 'sv'] as const
type Language = (typeof LANGUAGES)[number]
type Words = Readonly<Record<Language, string>>
type Lines = Readonly<Record<Language, readonly string[]>>

const KINDS = {
  care: { da: 'Plejevejledning', nb: 'Vedlikehold', sv: 'Skötselråd' },
  assembly: { da: 'Samlevejledning', nb: 'Monteringsanvisning', sv: 'Monteringsanvisning' },
  warranty: { da: 'Garantibevis', nb: 'Garantibevis', sv: 'Garantibevis' },
} as const
const LOOKING_AFTER: Words = { da: 'Pleje af', nb: 'Stell av', sv: 'Skötsel av' }

const read = (name: string): unknown => JSON.parse(readFileSync(join(CATALOGUE, `${name}.json`), 'utf8'))

interface Source {
  readonly kind: keyof typeof KINDS
  readonly key: string
  readonly title: Words
  readonly lines: Lines
}

function careSources(): Source[] {
  const products = read('catalogue') as { material: string; materialName: Words }[]
  const texts = read('texts/care') as { key: string; materials: string[]; title?: Words; lines: Lines }[]
  return texts.map(({ key, materials, title: own, lines }) => {
    const name = own ?? products.find(({ material }) => materials.includes(material))?.materialName
    if (!name) throw new Error(`No product is made of ${materials.join(', ')}`)
    const title = (language: Language) => `${LOOKING_AFTER[language]} ${name[language]}`
    return { kind: 'care', key, title: { da: title('da'), nb: title('nb'), sv: title('sv') }, lines }
  })
}

function assemblySources(): Source[] {
  const groups = read('texts/assembly') as Record<string, { title?: Words; steps?: Lines }>
  return Object.entries(groups).flatMap(([key, { title, steps }]): Source[] =>
    title && steps ? [{ kind: 'assembly', key, title, lines: steps }] : [],
  )
}

const { title, lines } = read('texts/warranty') as { title: Words; lines: Lines }
const sources: Source[] = [...assemblySources(), ...careSources(), { kind: 'warranty', key: 'warranty', title, lines }]

rmSync(join(ROOT, 'documents'), { recursive: true, force: true })
const documents = sources.flatMap((source) =>
  LANGUAGES.map((language) => {
    const { kind, key } = source
    const file = `documents/${kind}/${key}-${language}.pdf`
    const pdf = writePdfPage({
      language,
      kind: KINDS[kind][language],
      title: source.title[language],
      lines: source.lines[language],
      numbered: kind === 'assembly',
    })
    mkdirSync(dirname(join(ROOT, file)), { recursive: true })
    writeFileSync(join(ROOT, file), pdf)
    return { kind, key, language, title: source.title[language], file, bytes: pdf.byteLength }
  }),
)
writeFileSync(join(CATALOGUE, 'documents.json'), `${JSON.stringify(documents, null, 1)}\n`)
console.log(`${documents.length} documents, the largest of ${Math.max(...documents.map(({ bytes }) => bytes))} bytes`)
