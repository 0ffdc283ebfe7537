import { access, constants, mkdir, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { loadShopBuild } from '../../render/document/build-files.ts'
import type { Config } from '../../start/config.ts'
import type { Check, Finding } from './finding.ts'

const GIGABYTE = 1024 ** 3
const LEAST_FREE = 2 * GIGABYTE

async function lookAtFolder(dataDir: string): Promise<readonly Finding[]> {
  await mkdir(dataDir, { recursive: true })
  await access(dataDir, constants.W_OK)
  const { bavail, bsize } = await statfs(dataDir)
  const free = bavail * bsize
  const said = `${(free / GIGABYTE).toFixed(1)} GB free at ${dataDir}`
  return [
    free < LEAST_FREE
      ? {
          part: 'disk',
          state: 'weak',
          said,
          remedy: 'Make room, or lower IMAGE_CACHE_MB. What is in its caches is made again.',
        }
      : { part: 'disk', state: 'fine', said },
  ]
}

async function lookAtMedia(name: string, folder: string): Promise<readonly Finding[]> {
  await access(folder, constants.R_OK)
  return [{ part: 'files', state: 'fine', said: `${name} is there` }]
}

async function lookAtBuild({ buildDir, brand }: Config): Promise<readonly Finding[]> {
  await loadShopBuild(buildDir, brand)
  const studio = await access(join(buildDir, 'studio', 'index.html')).then(
    () => true,
    () => false,
  )
  return [
    { part: 'build', state: 'fine', said: `of ${brand}` },
    ...(studio
      ? []
      : [
          {
            part: 'build',
            state: 'weak' as const,
            said: 'there is none of the studio: /studio answers 404',
            remedy: `npm run build -- --brand ${brand}`,
          },
        ]),
  ]
}

export const fileChecks = (config: Config): readonly Check[] => [
  { part: 'build', remedy: `npm run build -- --brand ${config.brand}`, look: () => lookAtBuild(config) },
  {
    part: 'disk',
    remedy: 'DATA_DIR must be a folder that this user may write to.',
    look: () => lookAtFolder(config.dataDir),
  },
  {
    part: 'files',
    remedy: 'Set MEDIA_DIR to the folder with the pictures.',
    look: () => lookAtMedia('MEDIA_DIR', config.mediaDir),
  },
]
