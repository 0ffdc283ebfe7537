import type { Config } from './config.ts'
import { SERVER_VERSION } from './server-version.ts'

/** One line says what runs: which brand, how, with which parts. No address and no secret is in it. */
export function describeStart(config: Config) {
  const { mode, brand, databaseUrl, databaseReplicaUrl, redisUrl, smtpUrl, nets, search, fileStore, isProduction } =
    config
  return {
    mode,
    brand,
    version: SERVER_VERSION,
    node: process.version,
    parts: {
      database: databaseUrl === undefined ? 'embedded' : 'outside',
      replica: databaseReplicaUrl !== undefined,
      redis: redisUrl !== undefined,
      mail: smtpUrl === undefined ? 'stored' : 'smtp',
      cards: nets ? 'nets' : isProduction ? 'none' : 'test bank',
      search: search.engine,
      files: fileStore === undefined ? 'folders' : 's3',
    },
  }
}
