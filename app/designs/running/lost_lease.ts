/** The design that a worker was at was deleted, or another worker has it now. */
export class LostLease extends Error {
  override name = 'LostLease'
}
