/** As the page has it, from the top. */
export interface ShownHeading {
  readonly level: number
  readonly words: string
  /** The id of the block that it stands in. */
  readonly block: string | undefined
}

export type HeadingFault = 'none' | 'second' | 'skipped'

export interface HeadingFinding {
  readonly fault: HeadingFault
  readonly heading: ShownHeading | undefined
  /** The level before it. */
  readonly after: number
}

/** One heading of the page, and no level left out on the way down. */
export function findHeadingFaults(headings: readonly ShownHeading[]): readonly HeadingFinding[] {
  const first = headings.filter(({ level }) => level === 1)
  const none: HeadingFinding[] = first.length === 0 ? [{ fault: 'none', heading: undefined, after: 0 }] : []
  const second = first.slice(1).map((heading): HeadingFinding => ({ fault: 'second', heading, after: 1 }))
  const skipped = headings.flatMap((heading, index): HeadingFinding[] => {
    const after = headings[index - 1]?.level ?? heading.level
    return heading.level > after + 1 ? [{ fault: 'skipped', heading, after }] : []
  })
  return [...none, ...second, ...skipped]
}
