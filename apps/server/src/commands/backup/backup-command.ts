import { parseArgs } from 'node:util'
import { deleteOldBackups, walFolder } from '../../platform/backup/backup-folder.ts'
import { archiveCommand } from '../../platform/backup/wal-archive.ts'
import { literalOf } from '../../platform/database/messages/literal.ts'
import { openDatabaseServer } from '../../platform/database/open-server.ts'
import { DONE, DONE_IN_PART, pathOf, type Command, type CommandContext } from '../command.ts'
import { backUpWithPgBackRest } from './pgbackrest.ts'
import { takeBackup, type BackupEnd } from './take-backup.ts'

export function readRoot(context: CommandContext, given: string | undefined): string {
  const root = given === undefined ? context.config.backupDir : pathOf(context, given)
  if (root === undefined) throw new Error('Say where: set BACKUP_DIR, or name a folder on another disk.')
  return root
}

function readKeep(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new Error(`--keep ${text}: a whole number from 1 to 9999.`)
  return Number(text)
}

const REACHES = {
  arrives: () => 'Its log arrives in the archive: any moment from now on can be restored.\n',
  off: (root: string, isOwn: boolean) =>
    `Its log is not archived: what happens from now on can't be restored. ${
      isOwn
        ? 'Set BACKUP_DIR for the shop too, and start it anew.'
        : `Set in postgresql.conf, and start the server anew:\n  archive_mode = on\n  archive_timeout = 60\n  archive_command = ${literalOf(archiveCommand(walFolder(root)))}`
    }\n`,
  elsewhere: (root: string) =>
    `Its log is archived, but nothing came to ${walFolder(root)}: look at select * from pg_stat_archiver, and let archive_command copy there.\n`,
} as const satisfies Record<BackupEnd['archive'], unknown>

export const backupCommand: Command = {
  usage: 'backup [FOLDER] [--keep 7] | backup --pgbackrest STANZA [--type full|diff|incr]',
  help: 'copies the database while the shop goes on, into a folder (or BACKUP_DIR), and says whether its log arrives there; --keep deletes all but the newest',
  async run(context) {
    const { values, positionals } = parseArgs({
      args: context.args,
      allowPositionals: true,
      options: { keep: { type: 'string' }, pgbackrest: { type: 'string' }, type: { type: 'string' } },
    })
    if (positionals.length > 1) throw new Error('Name one folder.')
    if (values.pgbackrest !== undefined)
      return backUpWithPgBackRest(context, { stanza: values.pgbackrest, type: values.type })
    const root = readRoot(context, positionals[0])
    const keep = readKeep(values.keep)
    const { config, progress, print } = context
    const server = await openDatabaseServer({ ...config, backupDir: root, joinRunning: true })
    try {
      const end = await takeBackup({ url: server.url, root, dataDir: config.dataDir, progress, now: new Date() })
      print(`${end.folder}\n${REACHES[end.archive](root, config.databaseUrl === undefined)}`)
      if (keep !== undefined) {
        const deleted = await deleteOldBackups(root, keep)
        print(`${deleted.bases} older backups and ${deleted.segments} segments of the log were deleted.\n`)
      }
      return end.archive === 'arrives' ? DONE : DONE_IN_PART
    } finally {
      await server.stop()
    }
  },
}
