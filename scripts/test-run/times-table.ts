import type { StepTimes } from './run-steps.ts'
import type { TestDuration, TestReport } from './test-reports.ts'

const SLOWEST = 40

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
const round = (seconds: number) => seconds.toFixed(1)
const escape = (text: string) => text.replaceAll('|', '\\|')

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')
}

function slowest(durations: readonly TestDuration[]): readonly TestDuration[] {
  return durations.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST)
}

/** Where the time of a run went, as Markdown. */
export function formatTimes(steps: readonly StepTimes[], reports: readonly TestReport[]): string {
  const files = reports
    .flatMap(({ fileSeconds }) => Object.entries(fileSeconds))
    .toSorted(([, one], [, other]) => other - one)
  const processes = steps
    .filter((step) => Object.keys(step.processes).length > 0)
    .map(({ name, seconds, processes: kinds }) =>
      [
        `## Processor seconds of ${name} (${round(seconds)} s)`,
        table(
          ['kind of process', 'seconds'],
          Object.entries(kinds).map(([kind, used]) => [kind, round(used)]),
        ),
      ].join('\n\n'),
    )
  return [
    '# Where the time of this run went',
    '## Steps',
    table(
      ['step', 'seconds'],
      [
        ...steps.map(({ name, seconds }) => [name, round(seconds)]),
        ['all', round(steps.reduce((sum, { seconds }) => sum + seconds, 0))],
      ],
    ),
    ...processes,
    `## The slowest ${SLOWEST} tests`,
    table(
      ['seconds', 'file', 'test'],
      slowest(reports.flatMap(({ durations }) => durations)).map(({ seconds, file, title }) => [
        round(seconds),
        file,
        escape(title),
      ]),
    ),
    '## Files, in seconds of one worker',
    table(
      ['seconds', 'file'],
      files.map(([file, seconds]) => [round(seconds), file]),
    ),
    '',
  ].join('\n\n')
}
