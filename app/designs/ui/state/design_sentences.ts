import type { FailureSentences } from '#app/common/ui/calls/call_failure'

/** What the designer says of a call that did not go through. */
export const DESIGN_SENTENCES: FailureSentences = {
  0: 'vesta cannot be reached. Check your connection, then try again.',
  404: 'This design is gone.',
  413: 'This photograph is too large. It may have up to 25 MB.',
}
