/** What a mail needs to look like its brand: mail programs know no style sheets, custom properties or web fonts. */
export interface MailLook {
  readonly page: string
  readonly surface: string
  readonly ink: string
  readonly muted: string
  readonly line: string
  readonly accent: string
  readonly onAccent: string
  readonly headingFont: string
  readonly textFont: string
  /** Corners of the sheet and of a button, in pixels. */
  readonly radius: number
  readonly buttonRadius: number
  /** Size in pixels at which `mail-logo.png` of the brand's folder is shown; it stands on `page`. */
  readonly logo: { readonly width: number; readonly height: number }
}
