/** One choice of a list, as the interface shows it and the engines read it. */
export interface LookOption {
  id: string
  label: string
  /** one sentence that says what it looks like; engines that take words are told it too */
  description: string
  /** three to five colours as `#rrggbb`, the largest surface first */
  swatches: readonly string[]
}
