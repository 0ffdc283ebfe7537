import { runWithPackages } from './with-packages.mjs'

runWithPackages('scripts/start-shop.ts', process.argv.slice(2))
