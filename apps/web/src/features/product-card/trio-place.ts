/** Which of three products that a page shows together. */
export type TrioPlace = 'first' | 'second' | 'third' | 'further'
