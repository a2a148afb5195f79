import type { PendingAttachment } from '#app/chats/ui/state/pending_store'
import type { DesignCard, PropertyCard, SpotCard } from '#app/chats/ui/state/types'

interface Subjects {
  property: PropertyCard | null
  spot: SpotCard | null
  design: DesignCard | null
}

export function attachmentsFrom({ property, spot, design }: Subjects): PendingAttachment[] {
  return [
    ...(property ? [{ kind: 'property' as const, id: property.id, property }] : []),
    ...(spot ? [{ kind: 'spot' as const, id: spot.id, spot }] : []),
    ...(design ? [{ kind: 'design' as const, id: design.id, design }] : []),
  ]
}
