import { CallFailure } from '#app/kit/calls/call_failure'
import { cookieValue } from '#app/kit/upload/upload_request'
import { DESIGN_SENTENCES } from '#app/designs/ui/state/design_sentences'

const SENTENCES = { ...DESIGN_SENTENCES, 413: 'Your changes are too large to save.' }

/**
 * `PUT /api/designs/:id/corrections`.
 * @param png gray; each byte is a `SURFACE`
 * @throws CallFailure
 */
export async function sendCorrections(
  designId: number,
  png: Uint8Array<ArrayBuffer>
): Promise<void> {
  const body = new FormData()
  body.append('image', new Blob([png], { type: 'image/png' }), 'corrections.png')
  const response = await fetch(`/api/designs/${designId}/corrections`, {
    method: 'PUT',
    headers: {
      'Accept': 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      'X-XSRF-TOKEN': cookieValue('XSRF-TOKEN', document.cookie) ?? '',
    },
    body,
  }).catch(() => null)
  if (response?.ok) return
  const said: { message?: string } | null = (await response?.json().catch(() => null)) ?? null
  throw new CallFailure(response?.status ?? 0, said, SENTENCES)
}
