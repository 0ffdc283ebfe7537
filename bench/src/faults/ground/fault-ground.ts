import { randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ProgressLine } from '@firkant/server/commands/progress-line.ts'
import { clusterPorts } from '../../../../scripts/cluster/cluster-ports.ts'
import { prepareCluster, type Cluster } from '../../../../scripts/cluster/open-cluster.ts'
import { openClocks, type Clocks } from './clocks.ts'
import { openDisks, type Disks } from './disks.ts'
import { openMailServer, type MailServer } from './mail-server.ts'
import { openNetwork, type Network } from './network.ts'
import { openPaymentGate, type PaymentGate } from './payment-gate.ts'
import { openPictureFolder, type PictureFolder } from './picture-folder.ts'

const BRAND = 'hjemly'
/** Its clock can be set. */
export const SHOP_WITH_CLOCK = 'shop-2'
/** Its disk can be filled. */
export const SHOP_WITH_DISK = 'shop-0'

/** A cluster, with everything around it that can be taken away and brought back. */
export interface FaultGround {
  readonly cluster: Cluster
  readonly mail: MailServer
  readonly payments: PaymentGate
  readonly pictures: PictureFolder
  readonly disks: Disks
  readonly clocks: Clocks
  readonly network: Network
  readonly close: () => Promise<void>
}

const isOnDisk = (name: string) => name === SHOP_WITH_DISK || name.startsWith('patroni-')
const hasAddress = (name: string) => /-\d+$/.test(name)

export interface FaultGroundOptions {
  readonly basePort: number
  readonly progress: ProgressLine
  readonly onEnd: (name: string) => void
}

export async function openFaultGround({ basePort, progress, onEnd }: FaultGroundOptions): Promise<FaultGround> {
  const [disks, clocks, pictures] = [openDisks(), openClocks(), openPictureFolder()]
  const network = openNetwork(clusterPorts(basePort))
  const mail = await openMailServer()
  const secret = randomBytes(32).toString('hex')
  const payments = await openPaymentGate({ secret, brand: BRAND, shop: () => cluster.origin })
  const cluster = prepareCluster({
    folder: mkdtempSync(join(tmpdir(), 'firkant-faults-')),
    basePort,
    brand: BRAND,
    shops: 3,
    standbys: 2,
    // All come from one address, on a machine that all parts share.
    env: {
      RATE_LIMITS: 'off',
      OVERLOAD_MS: '20000',
      LOG_LEVEL: 'warn',
      SMTP_URL: mail.url,
      MEDIA_DIR: pictures.path,
      ...payments.env,
    },
    progress,
    onEnd,
    hooks: {
      env: (name) => (name === SHOP_WITH_CLOCK ? clocks.env(name) : {}),
      postgres: clocks.postgres,
      onFolder: (name, folder) => isOnDisk(name) && disks.add(name, folder),
      onLaunch: (name, pid) => hasAddress(name) && network.enter(name, pid),
      onStopped: disks.close,
    },
  })
  return {
    cluster,
    mail,
    payments,
    pictures,
    disks,
    clocks,
    network,
    async close() {
      await cluster.stop()
      network.close()
      clocks.close()
      pictures.close()
      await payments.close()
      await mail.close().catch(() => undefined)
    },
  }
}
