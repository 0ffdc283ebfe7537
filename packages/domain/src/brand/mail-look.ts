/** Styles for mails: mail programs support no style sheets, custom properties or web fonts. */
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
  /** Display size in pixels of the brand's `mail-logo.png`, on the `page` colour. */
  readonly logo: { readonly width: number; readonly height: number }
}
