import { createFlowboxFeeds } from '../../features/content/feeds/flowbox-feeds.ts'
import { refreshFeeds } from '../../features/content/feeds/refresh-feeds.ts'
import { openS3Store } from '../../platform/file-store/s3-store.ts'
import { DONE, DONE_IN_PART, withDatabase, type Command } from '../command.ts'

export const refreshFeedsCommand: Command = {
  usage: 'refresh-feeds',
  help: "brings the galleries' posts and pictures in from Flowbox (FLOWBOX_KEY); run it every hour or so",
  async run(context) {
    const { config, print } = context
    if (!config.flowboxFlows) print('  FLOWBOX_KEY is not set: the galleries show the feeds of the content folder.\n')
    const feeds = createFlowboxFeeds(config.flowboxFlows ?? {})
    let leftOut = 0
    const results = await withDatabase(context, (database) =>
      refreshFeeds(database.main, feeds, {
        brand: config.brand,
        mediaDir: config.mediaDir,
        files: config.fileStore && openS3Store(config.fileStore),
        onLeftOut(post, error) {
          leftOut += 1
          print(`  ${post.key} left out: ${error instanceof Error ? error.message : String(error)}\n`)
        },
      }),
    )
    for (const { name, posts } of results) print(`  ${name}: ${posts} posts\n`)
    return leftOut === 0 ? DONE : DONE_IN_PART
  },
}
