import type { Matches } from './match-documents.ts'
import { popularityFactor, shopFactor, type ShopFacts } from './rank-matches.ts'

/** Candidates per wanted result: colours of one design push one another down. */
const CLOSER_LOOK = 12

/** The best so far, best first. */
function createPodium(room: number) {
  const documents: number[] = []
  const scores: number[] = []
  return {
    documents,
    /** The score needed to get in. */
    least: () => (scores.length < room ? 0 : (scores.at(-1) ?? 0)),
    add(document: number, score: number): void {
      let place = scores.length
      while (place > 0 && (scores[place - 1] ?? 0) < score) place -= 1
      documents.splice(place, 0, document)
      scores.splice(place, 0, score)
      if (scores.length <= room) return
      documents.pop()
      scores.pop()
    },
  }
}

/**
 * The matches among which the best few are. While typing, four of maybe ten thousand matches are shown: going down from
 * the best-selling, it stops when no later one can reach the top.
 */
export function shortlist(matches: Matches, facts: ShopFacts, most: number): Matches {
  const room = most * CLOSER_LOOK
  const { documents, scores } = matches
  if (documents.length <= room) return matches
  const isFound = new Uint8Array(scores.length)
  let best = 0
  for (const document of documents) {
    isFound[document] = 1
    if ((scores[document] as number) > best) best = scores[document] as number
  }
  const podium = createPodium(room)
  const { documentAt, placed, price } = facts
  for (let place = 0; place < documentAt.length; place += 1) {
    if (podium.least() >= best * popularityFactor(place, placed)) break
    const document = documentAt[place] as number
    if (document < 0 || isFound[document] !== 1 || price[place] === 0) continue
    const score = (scores[document] as number) * shopFactor(facts, place)
    if (score > podium.least()) podium.add(document, score)
  }
  return { ...matches, documents: Uint32Array.from(podium.documents) }
}
