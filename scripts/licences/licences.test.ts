import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ACCEPTED, LICENCE_PAGE, licencePage, partsOf } from './licence-page.ts'
import { readLockedPackages, ROOT } from './locked-packages.ts'
import { purlOf, sbomText } from './sbom.ts'

interface Sbom {
  readonly bomFormat: string
  readonly specVersion: string
  readonly serialNumber: string
  readonly components: readonly {
    readonly purl: string
    readonly scope: string
    readonly hashes: readonly { readonly alg: string; readonly content: string }[]
    readonly licenses: readonly object[]
  }[]
  readonly dependencies: readonly { readonly dependsOn: readonly string[] }[]
}

it('SEC-01 the list of licences is current, and each of them is one that was decided on', () => {
  expect(readFileSync(LICENCE_PAGE, 'utf8'), 'npm run docs:licences').toBe(licencePage())
  const packages = readLockedPackages()
  expect(packages.length).toBeGreaterThan(400)
  const others = packages.filter(({ license }) => partsOf(license).some((part) => ACCEPTED[part] === undefined))
  expect(others.map(({ name, license }) => `${name}: ${license}`)).toEqual([])
})

it('SEC-01 the bill of materials names every package of the lock file with its checksum, the same each time', () => {
  const text = sbomText()
  expect(sbomText()).toBe(text)
  const sbom = JSON.parse(text) as Sbom
  expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' })
  expect(sbom.serialNumber).toMatch(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/)
  const packages = readLockedPackages()
  expect(sbom.components.map(({ purl }) => purl)).toEqual(packages.map(purlOf))
  expect(new Set(sbom.components.map(({ purl }) => purl)).size).toBe(packages.length)
  for (const { purl, scope, hashes, licenses } of sbom.components) {
    // The lock file has none for what builds on other machines than its own.
    if (scope === 'required') expect(hashes[0]?.content, purl).toMatch(/^[\da-f]{128}$/)
    expect(licenses, purl).toHaveLength(1)
  }
  const needed = sbom.dependencies[0]?.dependsOn ?? []
  expect(needed).toContain(purlOf(packages.find(({ name }) => name === 'fastify') ?? { name: '', version: '' }))
  expect(needed.some((purl) => purl.startsWith('pkg:npm/vitest@'))).toBe(false)
})

it('SEC-01 who finds a weakness knows where to say it, and what is promised', () => {
  const text = readFileSync(join(ROOT, 'SECURITY.md'), 'utf8')
  for (const heading of ['## Reporting', '## What happens then', '## Supported versions'])
    expect(text).toContain(heading)
})
