import type { ActingUser } from '#app/accounts/models/acting_user'
import { changeRequest } from '#app/club/offerings/actions/change_request'
import { listImageIds } from '#app/club/offerings/actions/replace_images'
import { lockOffering } from '#app/club/offerings/models/lock_offering'
import { lockOpenRequests } from '#app/club/offerings/models/lock_request'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { detachImages } from '#app/media/actions/detach_images'

/**
 * Deletes an offering with its reviews. Requests that wait for an answer are declined.
 * @throws HttpError 404, 403, 409 while a request is accepted
 */
export async function removeOffering({ user, trx }: ActingUser, slug: string): Promise<void> {
  const offering = await lockOffering({ user, trx }, slug)
  const open = await lockOpenRequests({ trx }, (query) => query.where('offering_id', offering.id))
  if (open.some(({ status }) => status === 'accepted')) {
    throw HttpError.conflict('Complete or cancel the requests you accepted first.')
  }
  for (const request of open) {
    await changeRequest({ trx }, request, { to: 'declined', by: user })
  }
  const images = await listImageIds({ trx }, offering.id)
  await offering.delete()
  await detachImages({ trx }, images)
}
