import { chmodSync, globSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const LIBRARY = '/usr/lib/*/faketime/libfaketimeMT.so.1'

export interface Clocks {
  readonly env: (name: string) => Readonly<Record<string, string>>
  /** Programs of PostgreSQL of which the server itself has this clock. */
  readonly postgres: (name: string, programs: string) => string
  /** From now on that many seconds before or behind; until it is set right again. */
  readonly shift: (name: string, seconds: number) => () => void
  readonly close: () => void
}

/**
 * Debian's libfaketime: a program asks it for the time of day, and the time that counts up is left alone, as on a machine
 * whose clock is set. Go's programs (etcd, Prometheus) do not ask a library.
 */
export function openClocks(): Clocks {
  const [library] = globSync(LIBRARY)
  const folder = mkdtempSync(join(tmpdir(), 'firkant-clocks-'))
  chmodSync(folder, 0o755)
  const fileOf = (name: string) => join(folder, name)
  const known = new Set<string>()
  const set = (name: string, seconds: number) =>
    writeFileSync(fileOf(name), `${seconds < 0 ? '-' : '+'}${Math.abs(seconds)}\n`)

  function env(name: string): Readonly<Record<string, string>> {
    if (library === undefined) return {}
    known.add(name)
    set(name, 0)
    return {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: fileOf(name),
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      NO_FAKE_STAT: '1',
    }
  }
  return {
    env,
    postgres(name, programs) {
      if (library === undefined) return programs
      const own = join(folder, `${name}-programs`)
      mkdirSync(own)
      for (const program of readdirSync(programs))
        if (program !== 'postgres') symlinkSync(join(programs, program), join(own, program))
      const settings = Object.entries(env(name)).map(([key, value]) => `${key}=${value}`)
      // Patroni hands on no environment but its own choice.
      const text = `#!/bin/sh\nexec env ${settings.join(' ')} ${join(programs, 'postgres')} "$@"\n`
      writeFileSync(join(own, 'postgres'), text, { mode: 0o755 })
      return own
    },
    shift(name, seconds) {
      if (!known.has(name)) throw new Error('its clock can only be set with libfaketime: apt-get install libfaketime')
      set(name, seconds)
      return () => set(name, 0)
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  }
}
