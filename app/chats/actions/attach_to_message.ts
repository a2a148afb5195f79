import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import type { AttachmentInput } from '#app/chats/message_input'
import type { StoredAttachment } from '#app/chats/models/message'
import { maySendDesign } from '#app/chats/policies/design_policy'
import { fieldErrors } from '#app/common/http/field_errors'
import { findShowableDesigns } from '#app/designs/queries/list_sendable_designs'
import AttachImages from '#app/media/actions/attach_images'
import { listListedProperties } from '#app/properties/queries/list_listed_properties'

/** Sees that what somebody hangs on a message is theirs to show. The same thing hangs there once. */
export default class AttachToMessage {
  /** @throws E_VALIDATION_ERROR on `attachments` */
  async handle(
    inputs: AttachmentInput[],
    sender: User,
    trx: TransactionClientContract
  ): Promise<StoredAttachment[]> {
    const attached = eachOnce(inputs)
    const ids = (kind: AttachmentInput['kind']) =>
      attached.filter((input) => input.kind === kind).map(({ id }) => id)
    await new AttachImages().handle(ids('image'), sender, trx)
    const listed = await listListedProperties(ids('property'), trx)
    if (ids('property').some((id) => !listed.has(id))) {
      throw fieldErrors({ attachments: 'That listing is not public.' })
    }
    await this.#refuseForeignDesigns(ids('design'), sender, trx)
    return attached
  }

  /** One's own designs are one's own to show, those of others when everybody sees them. */
  async #refuseForeignDesigns(ids: number[], sender: User, trx: TransactionClientContract) {
    const designs = await findShowableDesigns(ids, trx)
    for (const id of ids) {
      const design = designs.get(id)
      if (design && maySendDesign(design, sender.id)) continue
      throw fieldErrors({ attachments: 'That design is not yours to show.' })
    }
  }
}

function eachOnce(inputs: AttachmentInput[]): AttachmentInput[] {
  const named = inputs.map(({ kind, id }) => [`${kind} ${id}`, { kind, id }] as const)
  return [...new Map(named).values()]
}
