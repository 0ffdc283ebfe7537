import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { readLockedPackages, ROOT, type LockedPackage } from './locked-packages.ts'

/** `npm run sbom [-- FILE]`: what a release is made of, as CycloneDX 1.6, from the lock file alone. */
const DEFAULT_FILE = join(ROOT, 'dist/sbom.cdx.json')
const ALGORITHMS: Readonly<Record<string, string>> = {
  sha512: 'SHA-512',
  sha384: 'SHA-384',
  sha256: 'SHA-256',
  sha1: 'SHA-1',
}

export const purlOf = ({ name, version }: Pick<LockedPackage, 'name' | 'version'>): string =>
  `pkg:npm/${name.replace('@', '%40')}@${version}`

function hashesOf(integrity: string | undefined) {
  return (integrity ?? '').split(' ').flatMap((each) => {
    const [algorithm = '', digest = ''] = each.split('-', 2)
    const alg = ALGORITHMS[algorithm]
    return alg ? [{ alg, content: Buffer.from(digest, 'base64').toString('hex') }] : []
  })
}

/** One licence has an identifier, several are an expression. */
const licencesOf = (license: string) =>
  /[ (]/.test(license) ? [{ expression: license }] : [{ license: { id: license } }]

function componentOf(each: LockedPackage) {
  const [, scope, name] = /^(?:(@[^/]+)\/)?(.+)$/.exec(each.name) ?? []
  return {
    type: 'library',
    'bom-ref': purlOf(each),
    ...(scope !== undefined && { group: scope }),
    name: name ?? each.name,
    version: each.version,
    scope: each.isDevelopment ? 'excluded' : 'required',
    hashes: hashesOf(each.integrity),
    licenses: licencesOf(each.license),
    purl: purlOf(each),
  }
}

/** A random number in the form of a UUID would be another one each time: it is made of the lock file. */
function serialNumber(lock: Buffer): string {
  const hex = createHash('sha256').update(lock).digest('hex')
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `5${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)]
  return `urn:uuid:${parts.join('-')}`
}

export function sbomText(): string {
  const { name, version, license } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Record<
    string,
    string
  >
  const packages = readLockedPackages()
  const own = `pkg:npm/${name}@${version}`
  const sbom = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: serialNumber(readFileSync(join(ROOT, 'package-lock.json'))),
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': own,
        name,
        version,
        licenses: [{ license: { id: license } }],
        purl: own,
      },
    },
    components: packages.map(componentOf),
    dependencies: [{ ref: own, dependsOn: packages.filter((each) => !each.isDevelopment).map(purlOf) }],
  }
  return `${JSON.stringify(sbom, undefined, 2)}\n`
}

if (import.meta.main) {
  const file = resolve(process.env.INIT_CWD ?? process.cwd(), process.argv[2] ?? DEFAULT_FILE)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, sbomText())
  console.log(`${readLockedPackages().length} packages: ${file}`)
}
