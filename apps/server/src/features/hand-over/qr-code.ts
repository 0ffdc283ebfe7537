import createQr from 'qrcode-generator'
import type { QrCode } from '@firkant/domain/employee/hand-over-calls.ts'

/** Quiet modules around it: without them cameras don't find it. */
const QUIET = 4
/** The smallest version that holds the text. */
const ANY_VERSION = 0

/** Level M: a scratched tablet is still read. */
export function qrCodeOf(text: string): QrCode {
  const qr = createQr(ANY_VERSION, 'M')
  qr.addData(text)
  qr.make()
  const count = qr.getModuleCount()
  const places = Array.from({ length: count }, (_, place) => place)
  const path = places
    .flatMap((row) => places.filter((column) => qr.isDark(row, column)).map((column) => square(row, column)))
    .join('')
  return { size: count + 2 * QUIET, path }
}

const square = (row: number, column: number) => `M${column + QUIET} ${row + QUIET}h1v1h-1z`
