/** One choice in a list, as shown in the interface and read by engines. */
export interface LookOption {
  id: string
  label: string
  /** one sentence on its appearance; also part of text prompts */
  description: string
  /** three to five colors as `#rrggbb`, the largest surface first */
  swatches: readonly string[]
}
