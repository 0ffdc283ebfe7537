import { parseArgs } from 'node:util'
import { fitThrough } from '@firkant/domain/fit/fit.ts'
import { countedRandom, fitsByTrying, randomTrial, tighter } from '@firkant/domain/fit/turning-check.ts'

/** `npm run bench:fit -- [--trials 1000000] [--seed 1]`: counts what the rule wrongly lets through, and wrongly does not. */
const COARSE_STEPS = 200

const { values } = parseArgs({
  options: { trials: { type: 'string', default: '1000000' }, seed: { type: 'string', default: '1' } },
})
const trials = Number(values.trials)
const random = countedRandom(Number(values.seed))
const counts = { fits: 0, wrongFits: 0, missed: 0, ruleMs: 0 }

for (let at = 0; at < trials; at += 1) {
  const { piece, obstacle } = randomTrial(random)
  const before = performance.now()
  const { fits } = fitThrough(piece, obstacle)
  counts.ruleMs += performance.now() - before
  if (fits) counts.fits += 1
  const narrow = tighter(obstacle)
  // Few angles find most ways through a door; the others are asked for finely.
  if (fits && !fitsByTrying(piece, obstacle, COARSE_STEPS) && !fitsByTrying(piece, obstacle)) counts.wrongFits += 1
  if (!fits && fitsByTrying(piece, narrow, COARSE_STEPS) && fitsByTrying(piece, narrow)) counts.missed += 1
}
process.stdout.write(
  `${trials} trials, ${counts.fits} fit; wrongly "fits": ${counts.wrongFits}, missed with a centimetre to spare: ${counts.missed}; ${((counts.ruleMs * 1000) / trials).toFixed(1)} µs an answer\n`,
)
if (counts.wrongFits + counts.missed > 0) process.exitCode = 1
