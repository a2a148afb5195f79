import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import type { AttachmentInput } from '#app/chats/message_input'
import type { StoredAttachment } from '#app/chats/models/message'
import { fieldErrors } from '#app/common/http/field_errors'
import AttachImages from '#app/media/actions/attach_images'
import { listListedProperties } from '#app/properties/queries/list_listed_properties'

/** Sees that what somebody hangs on a message is theirs to show. */
export default class AttachToMessage {
  /** @throws E_VALIDATION_ERROR on `attachments` */
  async handle(
    inputs: AttachmentInput[],
    sender: User,
    trx: TransactionClientContract
  ): Promise<StoredAttachment[]> {
    const ids = (kind: AttachmentInput['kind']) =>
      inputs.filter((input) => input.kind === kind).map(({ id }) => id)
    await new AttachImages().handle(ids('image'), sender, trx)
    const listed = await listListedProperties(ids('property'), trx)
    if (ids('property').some((id) => !listed.has(id))) {
      throw fieldErrors({ attachments: 'That listing is not public.' })
    }
    return inputs.map(({ kind, id }) => ({ kind, id }))
  }
}
