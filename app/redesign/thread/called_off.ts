/** Leaves an order that nobody wants any more. */
export class CalledOff extends Error {
  override name = 'CalledOff'
}
