// npm run serve: the built shop. Installs nothing, unlike the other commands: what is deployed is complete.
import { demandPackages } from './packages.mjs'
import { runOnOwnNode } from './with-packages.mjs'

demandPackages()
runOnOwnNode('apps/server/src/start/main.ts', process.argv.slice(2))
