export interface ShownPicture {
  readonly file: string
  readonly alt: string
}

/** What is said of a picture that is put in: words of another picture don't stay, those written for an empty place do. */
export function altOfChosen(before: ShownPicture, file: string, proposed = ''): string {
  const isWritten = before.alt.trim() !== '' && (before.file === '' || before.file === file)
  return isWritten ? before.alt : proposed
}
