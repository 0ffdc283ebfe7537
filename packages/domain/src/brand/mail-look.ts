export interface MailColours {
  readonly page: string
  readonly surface: string
  /** Ground of what is set apart on the surface. */
  readonly tint: string
  readonly ink: string
  readonly muted: string
  readonly line: string
  readonly accent: string
  readonly onAccent: string
}

/** Styles for mails: mail programs support few style sheets, no custom properties and no web fonts. */
export interface MailLook extends MailColours {
  /** Where the mail program is set to dark colours and asks for them. */
  readonly dark: MailColours
  /** Ground of the band with the logo, in both. */
  readonly head: string
  /** Files of the brand's `fonts` folder. */
  readonly faces: readonly { readonly family: string; readonly file: string; readonly weights: string }[]
  /** Above mails about an account, and newsletters whose start page has none: a file of the media folder. */
  readonly picture: string
  readonly headingFont: string
  readonly headingWeight: number
  /** In pixels. */
  readonly headingSize: number
  readonly textFont: string
  /** Corners of the sheet and of a button, in pixels. */
  readonly radius: number
  readonly buttonRadius: number
  /** Display size in pixels of the brand's `mail-logo.png`, on the `head` colour. */
  readonly logo: { readonly width: number; readonly height: number; readonly align: 'left' | 'center' }
}
