import type { PendingAttachment } from '#app/chats/ui/state/pending_store'
import type { DesignCard, PropertyCard } from '#app/chats/ui/state/types'

interface Carried {
  property: PropertyCard | null
  design: DesignCard | null
}

/** What somebody comes to a conversation with, as the beginning of a message. */
export function carried({ property, design }: Carried): PendingAttachment[] {
  const listing: PendingAttachment[] = property
    ? [{ kind: 'property', id: property.id, property }]
    : []
  return design ? [...listing, { kind: 'design', id: design.id, design }] : listing
}
