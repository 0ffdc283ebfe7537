import type PDFKit from 'pdfkit'
import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { readMailLogo } from './mail-logo.ts'
import type { AppendixPart, MailAppendix } from './mail-message.ts'

type Pdf = InstanceType<typeof PDFKit>

/** In points, on A4. */
const MARGIN = 64
const BAND_HEIGHT = 84
const FOOT = 24
const INK = '#1d1d1b'
const QUIET = '#595855'
const POINT_INDENT = 14

const POINT_LAYOUT = { width: 595 - 2 * MARGIN - POINT_INDENT, lineGap: 3 }

const bottomOf = (pdf: Pdf) => pdf.page.height - MARGIN - FOOT

/** Room below which a heading goes to the next page, so that it never stands alone. */
const HEADING_ROOM = 90

function writePart(pdf: Pdf, { kind, text }: AppendixPart): void {
  switch (kind) {
    case 'heading':
      if (pdf.y + HEADING_ROOM > bottomOf(pdf)) pdf.addPage()
      pdf.moveDown(0.9).font('Helvetica-Bold').fontSize(12.5).fillColor(INK).text(text).moveDown(0.35)
      return
    case 'point':
      pdf.font('Helvetica').fontSize(10).fillColor(INK)
      // Its dot never stands on the page before.
      if (pdf.y + pdf.heightOfString(text, POINT_LAYOUT) > bottomOf(pdf)) pdf.addPage()
      pdf.text('•', MARGIN, pdf.y, { lineGap: 3, continued: false })
      pdf.moveUp().text(text, MARGIN + POINT_INDENT, pdf.y, { lineGap: 3 })
      pdf.x = MARGIN
      pdf.moveDown(0.3)
      return
    case 'text':
      pdf.font('Helvetica').fontSize(10).fillColor(INK).text(text, { lineGap: 3 }).moveDown(0.5)
  }
}

/** The logo is light: it stands on the band that mails have too. */
async function writeHead(pdf: Pdf, brand: BrandDefinition, title: string): Promise<void> {
  const { head, logo } = brand.mailLook
  pdf.rect(0, 0, pdf.page.width, BAND_HEIGHT).fill(head)
  const height = Math.min(logo.height, BAND_HEIGHT - 44)
  pdf.image(await readMailLogo(brand), MARGIN, (BAND_HEIGHT - height) / 2, { height })
  pdf.y = BAND_HEIGHT + 36
  pdf.x = MARGIN
  pdf.font('Helvetica-Bold').fontSize(20).fillColor(INK).text(title).moveDown(0.4)
}

const PAGE_OF: Readonly<Record<MailAppendix['language'], (page: number, count: number) => string>> = {
  da: (page, count) => `Side ${page} af ${count}`,
  nb: (page, count) => `Side ${page} av ${count}`,
  sv: (page, count) => `Sida ${page} av ${count}`,
}

/** After the last page, because each says how many there are. */
function writeFeet(pdf: Pdf, brand: BrandDefinition, language: MailAppendix['language']): void {
  const { start, count } = pdf.bufferedPageRange()
  const { legalName, companyNumber } = brand.organisation
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page)
    // Below the margin pdfkit would begin another page.
    pdf.page.margins.bottom = 0
    const y = pdf.page.height - MARGIN + 4
    const width = pdf.page.width - 2 * MARGIN
    pdf.font('Helvetica').fontSize(8.5).fillColor(QUIET)
    pdf.text(`${legalName} · ${companyNumber}`, MARGIN, y, { width, lineBreak: false })
    pdf.text(PAGE_OF[language](page + 1, count), MARGIN, y, { width, align: 'right', lineBreak: false })
  }
}

/** The document of a mail as PDF, with headings and numbered pages. */
export async function writeAppendix(brand: BrandDefinition, appendix: MailAppendix): Promise<Buffer> {
  // Few mails need it: a shop that starts does not load fonts and their measures.
  const { default: PDFDocument } = await import('pdfkit')
  const pdf: Pdf = new PDFDocument({
    size: 'A4',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOT },
    bufferPages: true,
    lang: appendix.language,
    displayTitle: true,
    info: { Title: appendix.title, Author: brand.organisation.legalName },
  })
  const chunks: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
  await writeHead(pdf, brand, appendix.title)
  for (const part of appendix.parts) writePart(pdf, part)
  writeFeet(pdf, brand, appendix.language)
  pdf.end()
  return done
}
