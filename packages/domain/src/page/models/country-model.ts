/** The country page; the countries themselves come with the frame of every page. */
export interface CountryModel {
  /** The address of the page that the visitor came from. */
  readonly from: string
}
