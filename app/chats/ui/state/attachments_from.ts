import type { PendingAttachment } from '#app/chats/ui/state/pending_store'
import type { DesignCard, PropertyCard } from '#app/chats/ui/state/types'

interface Subjects {
  property: PropertyCard | null
  design: DesignCard | null
}

export function attachmentsFrom({ property, design }: Subjects): PendingAttachment[] {
  const listing: PendingAttachment[] = property
    ? [{ kind: 'property', id: property.id, property }]
    : []
  return design ? [...listing, { kind: 'design', id: design.id, design }] : listing
}
