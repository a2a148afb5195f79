import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { listHiddenUserIds } from '#app/accounts/blocking/queries/list_hidden_user_ids'
import type { AttachmentInput } from '#app/chats/contract/message_input'
import type { StoredAttachment } from '#app/chats/models/message'
import { maySendDesign } from '#app/chats/messages/policies/design_policy'
import { fieldErrors } from '#app/common/http/field_errors'
import { findShowableDesigns } from '#app/designs/collection/queries/list_sendable_designs'
import { attachImages } from '#app/media/actions/attach_images'
import { listListedProperties } from '#app/properties/queries/list_listed_properties'
import { listPublicSpots } from '#app/spots/queries/list_public_spots'
import { listSendableVideos } from '#app/videos/queries/list_sendable_videos'
import type { ActingUser } from '#app/accounts/models/acting_user'

/**
 * Checks that the sender may share each attachment, and removes duplicates.
 * @throws E_VALIDATION_ERROR on `attachments`
 */
export async function attachToMessage(
  { user: sender, trx }: ActingUser,
  inputs: AttachmentInput[]
): Promise<StoredAttachment[]> {
  const attached = eachOnce(inputs)
  const ids = (kind: AttachmentInput['kind']) =>
    attached.filter((input) => input.kind === kind).map(({ id }) => id)
  await attachImages({ user: sender, trx }, ids('image'))
  const listed = await listListedProperties(ids('property'), trx)
  if (ids('property').some((id) => !listed.has(id))) {
    throw fieldErrors({ attachments: 'That listing isn’t public.' })
  }
  const spots = await listPublicSpots(ids('spot'), trx, await listHiddenUserIds(sender.id, trx))
  if (ids('spot').some((id) => !spots.has(id))) {
    throw fieldErrors({ attachments: 'That spot isn’t public.' })
  }
  const videos = await listSendableVideos(ids('video'), trx)
  if (ids('video').some((id) => videos.get(id)?.userId !== sender.id)) {
    throw fieldErrors({ attachments: 'You can only send your own videos.' })
  }
  await refuseForeignDesigns(ids('design'), sender, trx)
  return attached
}

async function refuseForeignDesigns(ids: number[], sender: User, trx: TransactionClientContract) {
  const designs = await findShowableDesigns(ids, trx)
  for (const id of ids) {
    const design = designs.get(id)
    if (design && maySendDesign(design, sender.id)) continue
    throw fieldErrors({ attachments: 'You can only send your own designs.' })
  }
}

function eachOnce(inputs: AttachmentInput[]): AttachmentInput[] {
  const named = inputs.map(({ kind, id }) => [`${kind} ${id}`, { kind, id }] as const)
  return [...new Map(named).values()]
}
