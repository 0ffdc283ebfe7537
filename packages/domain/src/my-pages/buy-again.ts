/** What became of buying an order again, as a parameter of its page: `again-3-1`. */
export interface AgainOutcome {
  readonly added: number
  readonly refused: number
}

const WRITTEN = /^again-(\d{1,3})-(\d{1,3})$/

export function writeBoughtAgain({ added, refused }: AgainOutcome): string {
  return `again-${added}-${refused}`
}

export function readBoughtAgain(written: string): AgainOutcome | undefined {
  const [, added, refused] = WRITTEN.exec(written) ?? []
  return added === undefined ? undefined : { added: Number(added), refused: Number(refused) }
}
