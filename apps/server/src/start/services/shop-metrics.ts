import { Gauge } from 'prom-client'
import { measureMailServer } from '../../features/mail/mail-server-metrics.ts'
import { measureDatabase } from '../../platform/database/database-metrics.ts'
import { measureFileStore } from '../../platform/file-store/file-store-metrics.ts'
import { createMetrics, type Metrics } from '../../platform/http/metrics.ts'
import { measureJobs } from '../../platform/jobs/job-metrics.ts'
import type { ShopContext } from '../../platform/shop-context.ts'
import type { AppParts } from '../app-parts.ts'
import { SERVER_VERSION } from '../server-version.ts'

/** All that `/metrics` has but what a part of the flow counts by itself. */
export function createShopMetrics({ database, brand }: ShopContext, parts: AppParts): Metrics {
  const metrics = createMetrics()
  const { registry } = metrics
  const { mode, smtpUrl } = parts.config
  measureJobs(registry, database.main)
  measureDatabase(registry, parts)
  if (smtpUrl !== undefined) measureMailServer(registry, smtpUrl)
  if (parts.files) measureFileStore(registry, parts.files)
  new Gauge({
    name: 'shop_build_info',
    help: 'Always 1: what runs',
    labelNames: ['version', 'brand', 'mode', 'node'],
    registers: [registry],
  }).set({ version: parts.version ?? SERVER_VERSION, brand: brand.key, mode, node: process.version }, 1)
  return metrics
}
