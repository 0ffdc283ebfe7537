/** Thrown to roll the transaction back: a sheet names nobody whom the shop delivers to as it was promised. */
export class BuyerRefused extends Error {
  constructor() {
    super('The address is another one than was promised to')
    this.name = 'BuyerRefused'
  }
}
