import { parseArgs } from 'node:util'
import { describeProblems } from '../../features/catalog-files/import-problem.ts'
import { importRecords, type ImportStep } from '../../features/catalog-files/import-records.ts'
import { openCatalogueFiles } from '../../features/catalog-files/reading/read-catalogue-files.ts'
import { madeFolder } from '../../features/models-3d/model-folders.ts'
import { DONE, DONE_IN_PART, pathOf, withDatabase, type Command } from '../command.ts'
import { describeReport, stepText } from './import-report-text.ts'

const PERCENT = 100

export const importCommand: Command = {
  usage: 'import FILE… [--skip-bad] [--dry-run]',
  help: 'loads catalogue files (.jsonl, .csv), all or nothing; --skip-bad loads the good records, --dry-run only checks',
  async run(context) {
    const { values, positionals } = parseArgs({
      args: context.args,
      allowPositionals: true,
      options: { 'skip-bad': { type: 'boolean', default: false }, 'dry-run': { type: 'boolean', default: false } },
    })
    if (positionals.length === 0)
      throw new Error('Name the files to import. Their format is described in docs/import.md.')
    const files = openCatalogueFiles(positionals.map((name) => ({ name, path: pathOf(context, name) })))
    const { progress, now, print, config } = context
    const [skipBad, dryRun] = [values['skip-bad'], values['dry-run']]
    const report = await withDatabase(context, async (database) => {
      progress.step(dryRun ? 'Dry run' : 'Import')
      progress.phase('reading, per cent')
      const source = files.source((bytes) => progress.count(Math.round((bytes / files.bytes) * PERCENT), PERCENT))
      const onStep = (step: ImportStep) => progress.phase(stepText(step))
      const imported = await importRecords(database.main, source, {
        now,
        skipBad,
        dryRun,
        onStep,
        lawStrict: config.lawStrict,
        models: { given: config.modelsDir, made: madeFolder(config.dataDir) },
      })
      progress.done(describeReport(imported))
      return imported
    })
    if (dryRun) print('Nothing was changed.\n')
    if (report.warningCount > 0)
      print(`${describeProblems(report.warnings, report.warningCount)}\nThese were taken as they are; look at them.\n`)
    if (report.problemCount === 0) return DONE
    print(`${describeProblems(report.problems, report.problemCount)}\nThese records were left out.\n`)
    return DONE_IN_PART
  },
}
