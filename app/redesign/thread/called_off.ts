/** The order was canceled. */
export class CalledOff extends Error {
  override name = 'CalledOff'
}
