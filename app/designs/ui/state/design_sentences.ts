import type { FailureSentences } from '#app/kit/calls/call_failure'

export const DESIGN_SENTENCES: FailureSentences = {
  0: "We can't reach vesta. Check your connection and try again.",
  404: 'This design was deleted.',
  413: 'This photo is too large. Choose one under 25 MB.',
}
