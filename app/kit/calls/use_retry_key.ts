import { useState } from 'react'
import { RetryKey } from '#app/kit/calls/retry_key'

/** The idempotency keys of one form, for as long as it is shown. */
export function useRetryKey(): RetryKey {
  const [retry] = useState(() => new RetryKey())
  return retry
}
