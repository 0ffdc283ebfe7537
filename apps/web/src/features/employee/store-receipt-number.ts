/** What an employee typed of the till's receipt, for the order that is placed next. */
export const storeReceipt: { number: string | undefined } = { number: undefined }
