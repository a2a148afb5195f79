import type { ActingUser } from '#app/accounts/models/acting_user'
import { recordLead } from '#app/leads/actions/record_lead'
import type { RequestedDocument } from '#app/properties/registry/document_request_steps'

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
