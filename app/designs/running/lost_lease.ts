/** The design was deleted, or another worker has it. */
export class LostLease extends Error {
  override name = 'LostLease'
}
