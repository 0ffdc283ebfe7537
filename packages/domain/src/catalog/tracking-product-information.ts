/** A product in analytics. */
export interface TrackingProductInformation {
  readonly id: string
  readonly name: string
  readonly variant: string
  readonly brand: string
  readonly price: number
  readonly categories: readonly string[]
  readonly productCode: string
  readonly extras: Readonly<Record<string, string>>
}
