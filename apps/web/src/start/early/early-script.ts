/** Runs in the head of the document. Its text is written in by the build: `build/early-script.ts`. */
export const earlyScript: string = ''
