/** Why club coin moved, as its owner reads it. */
export interface StatementLine {
  /** a sentence */
  words: string
  /** a path on this site */
  url: string
}
