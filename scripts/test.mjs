import { runWithPackages } from './with-packages.mjs'

runWithPackages('scripts/verify.ts', process.argv.slice(2))
