import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { missingPackages, platformOf, readLock } from './complete-lock.ts'

const ROOT = resolve(import.meta.dirname, '..')

describe('the lock file', () => {
  it('OPS-01 is one that npm ci takes, without asking a registry for what it lacks', () => {
    const folder = mkdtempSync(join(tmpdir(), 'firkant-lock-'))
    const files = [
      'package.json',
      'package-lock.json',
      '.npmrc',
      ...globSync('{apps,packages}/*/package.json', { cwd: ROOT }),
    ]
    for (const file of [...files, ...['demo', 'e2e', 'bench'].map((name) => `${name}/package.json`)])
      cpSync(join(ROOT, file), join(folder, file))
    const run = spawnSync('npm', ['ci', '--dry-run', '--offline', '--ignore-scripts'], {
      cwd: folder,
      encoding: 'utf8',
    })
    rmSync(folder, { recursive: true, force: true })
    expect(run.stderr).not.toContain('Missing:')
    expect(run.status).toBe(0)
  })

  it('has the binaries of every platform, and names no registry', () => {
    const { packages } = readLock()
    expect(Object.keys(packages).length).toBeGreaterThan(300)
    expect(missingPackages(packages)).toEqual([])
    expect(Object.entries(packages).filter(([, each]) => JSON.stringify(each).includes('"resolved":"http'))).toEqual([])
  })
})

describe('a binary that the registry lacks', () => {
  it('is for the platform of its name', () => {
    expect(platformOf('@oxfmt/binding-linux-arm-musleabihf')).toEqual({ cpu: ['arm'], libc: ['musl'], os: ['linux'] })
    expect(platformOf('@oxfmt/binding-darwin-arm64')).toEqual({ cpu: ['arm64'], os: ['darwin'] })
    expect(platformOf('@rolldown/binding-linux-s390x-gnu')).toEqual({ cpu: ['s390x'], libc: ['glibc'], os: ['linux'] })
    expect(platformOf('@oxlint/binding-win32-ia32-msvc')).toEqual({ cpu: ['ia32'], os: ['win32'] })
    expect(() => platformOf('left-pad')).toThrow('left-pad')
  })
})
