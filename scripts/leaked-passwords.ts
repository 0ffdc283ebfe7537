import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import {
  LEAKED_FILE,
  LEAKED_BYTES,
  leakedPrefix,
} from '../apps/server/src/features/customer/passwords/leaked-passwords.ts'

/**
 * Writes the list of passwords that are known from leaks. Source: `src/passwords.json` of the npm package
 * `@zxcvbn-ts/language-common` 4.1.3 (MIT licence), and the words below, which Nordic people choose:
 *
 *     npm pack @zxcvbn-ts/language-common@4.1.3 && tar xzf zxcvbn-ts-language-common-4.1.3.tgz
 *     node scripts/with-packages.mjs scripts/leaked-passwords.ts package/src/passwords.json
 */
const NORDIC = `velkommen velkomst kodeord adgangskode password passord losenord lösenord hemmelig hemligt sommer sommar
  vinter efteraar efterår forår foraar høsten hosten danmark norge sverige kobenhavn københavn aarhus aalborg odense
  oslo bergen trondheim stavanger stockholm goteborg göteborg malmo malmö uppsala familie familj kærlighed kaerlighed
  kjærlighet karlek kärlek skatter hunden katten mormor farmor morfar bedstemor fodbold fotball fotboll brondby brøndby
  fckobenhavn rosenborg hammarby djurgarden liverpool arsenal hejsan hejmeddig hallo halloj solskin solsken blomst
  blomster mandag tirsdag onsdag torsdag fredag lørdag søndag måndag januar februar marts april august september oktober
  november december desember juleaften julaften midsommar konfirmation jylland sjaelland sjælland nordmann svensk dansk`.split(
  /\s+/,
)

const [source] = process.argv.slice(2)
if (source === undefined) throw new Error('Name the file passwords.json')
const known = JSON.parse(readFileSync(source, 'utf8')) as readonly string[]
const prefixes = [...new Set([...known, ...NORDIC].map(leakedPrefix))].sort((a, b) => a - b)
const bytes = Buffer.alloc(prefixes.length * LEAKED_BYTES)
for (const [at, prefix] of prefixes.entries()) bytes.writeUInt32BE(prefix, at * LEAKED_BYTES)
writeFileSync(LEAKED_FILE, bytes)
process.stdout.write(`${prefixes.length} passwords in ${path.relative(process.cwd(), LEAKED_FILE)}\n`)
