import { MessageCircle } from 'lucide-react'
import type { Data } from '#data'
import { ButtonLink } from '#app/kit/button/button_link'
import { Price } from '#app/kit/display/price'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { messagePath } from '#app/properties/ui/components/message_owner'

interface ContactBarProps {
  property: Data.Properties.Property
  canEdit: boolean
}

/** Stays at the bottom of a phone's screen: the price, and the way to the owner. */
export function ContactBar({ property, canEdit }: ContactBarProps) {
  const isOwn = useAccount()?.id === property.owner.id
  return (
    <div
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-20 flex items-center justify-between gap-4 border-t border-line bg-canvas px-5 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] lg:hidden"
    >
      <p className="display min-w-0 truncate text-22">
        {property.currency && <Price amount={property.price} currency={property.currency} />}
      </p>
      {isOwn && canEdit ? (
        <ButtonLink href={`/properties/${property.slug}/edit`} variant="primary">
          Edit listing
        </ButtonLink>
      ) : (
        <ButtonLink href={messagePath(property)} variant="primary" icon={MessageCircle}>
          Message
        </ButtonLink>
      )}
    </div>
  )
}
