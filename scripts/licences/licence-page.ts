import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readLockedPackages, ROOT, type LockedPackage } from './locked-packages.ts'

/** `npm run docs:licences`: under which licences the parts of others stand, and what follows for who runs the shop. */
export const LICENCE_PAGE = join(ROOT, 'docs/licences.md')

/**
 * What may come with a shop that is run and changed: permissive licences; fonts; and libraries that are linked, whose own
 * source stays open (LGPL, MPL). Another one stops the test until somebody has decided.
 */
export const ACCEPTED: Readonly<Record<string, string>> = {
  '0BSD': 'permissive',
  'Apache-2.0': 'permissive; notices stay',
  'BlueOak-1.0.0': 'permissive',
  'BSD-2-Clause': 'permissive; notices stay',
  'BSD-3-Clause': 'permissive; notices stay',
  ISC: 'permissive',
  'LGPL-3.0-or-later': 'libvips, linked as it comes: it can be replaced by another build',
  MIT: 'permissive; notices stay',
  'MIT-0': 'permissive',
  'MPL-2.0': 'used unchanged; a changed file of it would have to be published',
  'OFL-1.1': 'fonts; may be served, not sold alone',
  'Python-2.0': 'permissive',
  Zlib: 'permissive',
}

export const partsOf = (license: string): readonly string[] => license.replaceAll(/[()]/g, '').split(/ (?:AND|OR) /)

function tableOf(packages: readonly LockedPackage[]): readonly string[] {
  const byLicense = Map.groupBy(packages, ({ license }) => license)
  return [...byLicense.keys()].toSorted().map((license) => {
    const names = [...new Set((byLicense.get(license) ?? []).map(({ name }) => name))]
    return `| ${license} | ${names.length} | ${names.map((name) => `\`${name}\``).join(', ')} |`
  })
}

const HEAD = ['| licence | packages | which |', '| --- | --- | --- |']

export function licencePage(): string {
  const packages = readLockedPackages()
  const meanings = Object.entries(ACCEPTED).map(([license, meaning]) => `| ${license} | ${meaning} |`)
  return [
    '# Licences of others',
    '',
    'Written by `npm run docs:licences` from `package-lock.json`. The shop itself is under the [MIT licence](../LICENSE). `npm run sbom`',
    'writes the same, with versions and checksums, as CycloneDX for a release (`dist/sbom.cdx.json`).',
    '',
    '| licence | what follows |',
    '| --- | --- |',
    ...meanings,
    '',
    '## What a shop runs with',
    ...HEAD,
    ...tableOf(packages.filter(({ isDevelopment }) => !isDevelopment)),
    '',
    '## What builds and tests it',
    ...HEAD,
    ...tableOf(packages.filter(({ isDevelopment }) => isDevelopment)),
    '',
  ].join('\n')
}

if (import.meta.main) writeFileSync(LICENCE_PAGE, licencePage())
