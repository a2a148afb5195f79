/** What was claimed is gone, or another worker has it. */
export class LostLease extends Error {
  override name = 'LostLease'
}
