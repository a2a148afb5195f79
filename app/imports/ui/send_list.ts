import { CallFailure } from '#app/kit/calls/call_failure'
import { cookieValue } from '#app/kit/upload/upload_request'

/** Sends a form with a file. @param key makes a repeat safe @throws CallFailure */
export async function sendList<Answer>(path: string, body: FormData, key: string): Promise<Answer> {
  const response = await fetch(path, {
    method: 'POST',
    body,
    headers: {
      'Accept': 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      'X-XSRF-TOKEN': cookieValue('XSRF-TOKEN', document.cookie) ?? '',
      'Idempotency-Key': key,
    },
  }).catch(() => {
    throw new CallFailure(0)
  })
  const answer = await response.json().catch(() => null)
  if (!response.ok) throw new CallFailure(response.status, answer)
  return answer
}
