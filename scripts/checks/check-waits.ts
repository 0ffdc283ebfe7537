import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Violation } from './check-imports.ts'

export interface WaitCheck {
  readonly files: number
  readonly violations: readonly Violation[]
}

const TEST_CODE = [
  '{apps,packages,scripts,demo,bench}/**/*.test.{ts,tsx}',
  'e2e/src/**/*.ts',
  'apps/server/test/**/*.ts',
]
/** Pauses between two attempts are made here. */
const MAY_PAUSE = 'apps/server/test/until.ts'

const FIXED_WAITS: readonly RegExp[] = [
  /\.waitForTimeout\(/,
  /import \{[^}]*\bsetTimeout\b[^}]*\} from 'node:timers\/promises'/,
  /await new Promise(?:<\w+>)?\(\(\w+\) => (?:void )?setTimeout\(\w+, [\dA-Z][\d_A-Z]*\)/,
]

export const FIXED_WAIT_RULE = 'test-waits-for-no-time'
const WHY = 'a wait is too short on a busy machine and too long on any other: wait for a condition'

/** Tests wait for conditions, never for time. */
export function checkWaits(root: string): WaitCheck {
  const files = globSync(TEST_CODE, {
    cwd: root,
    exclude: ['**/node_modules/**', '**/lint-fixture/**', '**/dist/**'],
  })
    .map((file) => file.replaceAll(path.sep, '/'))
    .toSorted()
  const violations = files
    .filter((file) => file !== MAY_PAUSE)
    .flatMap((file) =>
      readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .flatMap((text, at) =>
          FIXED_WAITS.some((pattern) => pattern.test(text))
            ? [{ file, line: at + 1, rule: FIXED_WAIT_RULE, message: 'waits for a fixed time', why: WHY }]
            : [],
        ),
    )
  return { files: files.length, violations }
}
