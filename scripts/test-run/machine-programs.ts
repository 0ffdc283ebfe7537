import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

interface Needed {
  readonly program: string
  readonly isThere: () => boolean
  readonly file: string
  /** In the names of those that need it; absent: all of the file. */
  readonly title?: string
}

const runs = (program: string) => () => spawnSync(program, ['--version']).error === undefined
const hasPostgres15 = () => existsSync('/usr/lib/postgresql/15/bin/initdb')
const DEPLOYED = 'scripts/deploy/deploy-files.test.ts'
const RESTORED = 'apps/server/src/commands/backup/restore-outside.test.ts'

/**
 * What is tried with programs that `npm test` does not install: servers that start by themselves once they are. Only these
 * tests may be left out, and each only where its program is not there.
 */
const NEEDED: readonly Needed[] = [
  { program: 'nginx', isThere: runs('nginx'), file: DEPLOYED, title: 'nginx takes' },
  { program: 'haproxy', isThere: runs('haproxy'), file: DEPLOYED, title: 'HAProxy takes' },
  { program: 'promtool', isThere: runs('promtool'), file: DEPLOYED, title: 'Prometheus takes' },
  { program: 'PostgreSQL 15', isThere: hasPostgres15, file: RESTORED },
  { program: 'pgbackrest', isThere: runs('pgbackrest'), file: RESTORED, title: 'by pgBackRest' },
  { program: 'PostgreSQL 15', isThere: hasPostgres15, file: 'apps/server/test/ground/oldest-postgres.test.ts' },
  { program: 'pgbouncer', isThere: runs('pgbouncer'), file: 'apps/server/test/processes/pgbouncer.test.ts' },
]

/** What this machine lacks for the test; undefined if nothing. */
export function findMissingProgram(file: string, title: string, needed = NEEDED): string | undefined {
  const own = needed.filter((each) => each.file === file && title.includes(each.title ?? ''))
  return own.find(({ isThere }) => !isThere())?.program
}
