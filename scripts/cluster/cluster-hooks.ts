/** What somebody who tries failures changes about the machine that a part runs on. Parts by their name, such as `shop-0`. */
export interface ClusterHooks {
  /** More of the environment that a shop process gets. */
  readonly env?: (name: string) => Readonly<Record<string, string>>
  /** A folder that this part alone writes to, while it is still empty. */
  readonly onFolder?: (name: string, folder: string) => void
  readonly onLaunch?: (name: string, pid: number) => void
  /** Other programs of PostgreSQL for this member. */
  readonly postgres?: (name: string, programs: string) => string
  /** All parts have ended; their folders are still there. */
  readonly onStopped?: () => void
}
