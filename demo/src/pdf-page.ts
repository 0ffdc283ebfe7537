/** Bytes of the few signs beyond Latin-1 that WinAnsi has and the texts use. */
const WIN_ANSI: Readonly<Record<string, number>> = { '–': 0x96, '’': 0x92, '•': 0x95 }
const PAGE = { width: 595, height: 842, margin: 64 }
/** Helvetica is half as wide as it is high, on average. */
const CHARACTER_WIDTH = 0.5

function encode(text: string): string {
  return [...text]
    .map((sign) => {
      const code = WIN_ANSI[sign] ?? sign.codePointAt(0) ?? 0
      if (code > 0xff) throw new Error(`«${sign}» in «${text}» cannot be written`)
      return '()\\'.includes(sign) ? `\\${sign}` : String.fromCodePoint(code)
    })
    .join('')
}

function wrap(text: string, most: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

interface Line {
  readonly font: 'F1' | 'F2'
  readonly size: number
  readonly indent: number
  readonly text: string
  readonly spaceBefore: number
}

export interface PdfPage {
  readonly language: string
  readonly kind: string
  readonly title: string
  readonly lines: readonly string[]
  readonly numbered: boolean
}

function layOut({ kind, title, lines, numbered }: PdfPage): Line[] {
  const room = (size: number, indent: number) =>
    Math.floor((PAGE.width - 2 * PAGE.margin - indent) / (size * CHARACTER_WIDTH))
  const block = (text: string, line: Omit<Line, 'text'>): Line[] =>
    wrap(text, room(line.size, line.indent)).map((part, index) => ({
      ...line,
      text: part,
      spaceBefore: index === 0 ? line.spaceBefore : 0,
    }))
  return [
    ...block(kind, { font: 'F1', size: 10, indent: 0, spaceBefore: 0 }),
    ...block(title, { font: 'F2', size: 22, indent: 0, spaceBefore: 6 }),
    ...lines.flatMap((text, index) => {
      const [first, ...rest] = block(text, { font: 'F1', size: 11.5, indent: 24, spaceBefore: index === 0 ? 22 : 10 })
      const mark = numbered ? `${index + 1}.` : '•'
      return first ? [{ ...first, text: mark, indent: 0 }, { ...first, spaceBefore: -1 }, ...rest] : []
    }),
  ]
}

function contentOf(page: PdfPage): string {
  let y = PAGE.height - PAGE.margin
  const commands = layOut(page).map(({ font, size, indent, text, spaceBefore }) => {
    // A mark and the first line after it stand on one line.
    if (spaceBefore >= 0) y -= size * 1.45 + spaceBefore
    return `BT /${font} ${size} Tf 1 0 0 1 ${PAGE.margin + indent} ${y.toFixed(1)} Tm (${encode(text)}) Tj ET`
  })
  return commands.join('\n')
}

function fontOf(name: string): string {
  return `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
}

/** A PDF of one page: a heading and a list. Readable by any program, without a library. */
export function writePdfPage(page: PdfPage): Buffer {
  const content = contentOf(page)
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /Lang (${page.language}) /ViewerPreferences << /DisplayDocTitle true >> >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    fontOf('Helvetica'),
    fontOf('Helvetica-Bold'),
    `<< /Title (${encode(page.title)}) >>`,
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const xref = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  text += `xref\n0 ${size}\n0000000000 65535 f \n${xref}trailer\n<< /Size ${size} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}
