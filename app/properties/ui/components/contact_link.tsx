import { MessageCircle } from 'lucide-react'
import type { Data } from '#data'
import { ButtonLink } from '#app/kit/button/button_link'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { messagePath } from '#app/properties/ui/components/message_owner'

interface ContactLinkProps {
  property: Data.Properties.Property
  canEdit: boolean
}

/** The way to the owner; for the owner, to the editor. */
export function ContactLink({ property, canEdit }: ContactLinkProps) {
  const isOwn = useAccount()?.id === property.owner.id
  return isOwn && canEdit ? (
    <ButtonLink href={`/properties/${property.slug}/edit`} variant="primary">
      Edit listing
    </ButtonLink>
  ) : (
    <ButtonLink href={messagePath(property)} variant="primary" icon={MessageCircle}>
      Message
    </ButtonLink>
  )
}
