/** WCAG AA for text of normal size. */
export const MIN_CONTRAST = 4.5

function luminance(hex: string): number {
  const channel = (start: number) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

export function contrastRatio(a: string, b: string): number {
  const [lighter, darker] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

/** The editor's colour if it is readable on the background, else black or white, whichever has more contrast. */
export function readableTextColor(background: string, wanted: string | undefined): string {
  if (wanted && contrastRatio(background, wanted) >= MIN_CONTRAST) return wanted
  return contrastRatio(background, '#ffffff') >= contrastRatio(background, '#000000') ? '#ffffff' : '#000000'
}
