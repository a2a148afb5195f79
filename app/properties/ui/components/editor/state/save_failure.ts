import type { WireErrors } from '#app/properties/ui/components/editor/state/field_errors'

/** Where the server said nothing that helps. */
const SENTENCES: Record<number, string> = {
  0: 'vesta cannot be reached.',
  401: 'You are signed out. Sign in in another tab, then try again.',
  403: 'You may no longer change this listing.',
  404: 'This listing is gone, or no longer yours.',
  419: 'This page is too old. Sign in in another tab, then try again.',
}

/** A save that did not go through, in words for the person who waits for it. */
export class SaveFailure extends Error {
  override name = 'SaveFailure'

  /**
   * @param status HTTP status, 0 where there was no answer
   * @param errors of a 422, as the wire has them
   */
  constructor(
    readonly status: number,
    said?: string,
    readonly errors: WireErrors = {}
  ) {
    super(SENTENCES[status] ?? said ?? 'Something went wrong on our side.')
  }

  get isValidation(): boolean {
    return this.status === 422
  }

  /** Whether the same save may go through later, with nobody doing anything about it. */
  get mayPass(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500
  }
}
