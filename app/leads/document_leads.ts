import User, { type ActingUser } from '#app/accounts/user'
import type { InTransaction } from '#app/kernel/database/transaction'
import Lead from '#app/leads/lead'
import { recordLead } from '#app/leads/record_lead'
import type { RequestedDocument } from '#app/properties/documents/document_request_steps'

/** Who asks for a document is a lead. The listing’s owners get the request’s own notice. */
export async function recordDocumentRequest(
  { user: { name, email }, trx }: ActingUser,
  { document, property }: RequestedDocument
): Promise<void> {
  await recordLead(
    { trx },
    {
      userId: property.userId,
      teamId: property.teamId,
      source: 'inquiry',
      ...{ name, email, propertyId: property.id },
      event: {
        kind: 'document',
        cause: `document:${document.id}`,
        title: document.name,
        url: `/properties/${property.slug}/edit?step=documents`,
      },
      notice: { what: 'document', home: property.name ?? 'your listing' },
      isRealtorTold: true,
    }
  )
}

/** Somebody who asked a realtor for a document has an answer. */
export async function noteDocumentAnswer(
  { trx }: InTransaction,
  { askerId, ownerId }: { askerId: number; ownerId: number }
): Promise<void> {
  const asker = await User.find(askerId, { client: trx })
  if (!asker) return
  await Lead.query({ client: trx })
    .where({ user_id: ownerId, email: asker.email })
    .whereNull('answered_at')
    .update({ answered_at: new Date() })
}
