/** Position among three products shown together. */
export type TrioPlace = 'first' | 'second' | 'third' | 'further'
