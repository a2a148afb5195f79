import type { HttpResponse } from '@inertiajs/core'

/** Where the server said nothing of its own. */
const OTHERWISE = 'Something went wrong. Try again.'

/** Callbacks of a request that put its failure in words: the server's own, where it has any. */
export function failureCallbacks(tell: (sentence: string, status?: number) => void) {
  return {
    onError: (errors: object) => tell(Object.values(errors).flat().join(' ')),
    onHttpException: ({ data, status }: HttpResponse) => tell(messageIn(data), status),
    onNetworkError: () => tell('You’re offline. Check your connection and try again.'),
  }
}

function messageIn(data: string): string {
  try {
    const { message } = JSON.parse(data) as { message?: unknown }
    return typeof message === 'string' ? message : OTHERWISE
  } catch {
    return OTHERWISE
  }
}
