import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { kubernetesFile } from './kubernetes-files.ts'
import { dashboardFile, prometheusFile, rulesFile } from './prometheus-files.ts'
import { haproxyFile, nginxFile } from './proxy-files.ts'
import { backupTimer, backupUnit, containerfile, containerIgnore, systemdUnit } from './service-files.ts'

export const DEPLOY_FOLDER = join(import.meta.dirname, '../../deploy')

/** To add one: a function that says its text, and a line here. */
export const DEPLOY_FILES: Readonly<Record<string, () => string>> = {
  'systemd/firkant@.service': systemdUnit,
  'systemd/firkant-backup.service': backupUnit,
  'systemd/firkant-backup.timer': backupTimer,
  'container/Containerfile': containerfile,
  'container/Containerfile.dockerignore': containerIgnore,
  'haproxy/haproxy.cfg': haproxyFile,
  'nginx/shop.conf': nginxFile,
  'kubernetes/shop.json': kubernetesFile,
  'prometheus/rules.yml': rulesFile,
  'prometheus/prometheus.yml': prometheusFile,
  'prometheus/dashboard.json': dashboardFile,
}

export function writeDeployFiles(folder: string = DEPLOY_FOLDER): void {
  for (const [name, text] of Object.entries(DEPLOY_FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text())
  }
}

if (import.meta.main) writeDeployFiles()
