import project from '../../../../package.json' with { type: 'json' }

/** The version of this build, sent with every answer. */
export const SERVER_VERSION: string = project.version
