import type { HttpResponse } from '@inertiajs/core'

/** Used when the server sends no message. */
const OTHERWISE = 'Something went wrong. Try again.'

/** Request callbacks that pass on the failure's message, the server's own if it sent one. */
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
