/** Somebody unsubscribed, or the campaign was canceled, while it was on its way. */
export class NoLongerWanted extends Error {
  override name = 'NoLongerWanted'
}
