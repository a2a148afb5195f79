import { CallFailure } from '#app/kit/calls/call_failure'
import type { DeskEntry } from '#app/farm/ui/open_houses/desk_entries'
import { cookieValue } from '#app/kit/upload/upload_request'

/** Without the typed client, whose code may not be on the device yet. @throws CallFailure */
export async function sendEntry(entry: DeskEntry): Promise<void> {
  const { name, email, phone, consent, house_id: houseId } = entry
  const sent = {
    ...{ name, email, phone, consent },
    client_id: entry.client_id,
    has_agent: entry.has_agent,
    signed_at: entry.signed_at,
  }
  const answer = await fetch(`/api/open-houses/${houseId}/visitors`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Accept': 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      'X-XSRF-TOKEN': cookieValue('XSRF-TOKEN', document.cookie) ?? '',
    },
    body: JSON.stringify(sent),
  }).catch(() => {
    throw new CallFailure(0)
  })
  if (!answer.ok) throw new CallFailure(answer.status, await answer.json().catch(() => null))
}
