import type { Data } from '#data'
import { Price } from '#app/kit/display/price'
import { ContactLink } from '#app/properties/ui/components/contact_link'

interface ContactBarProps {
  property: Data.Properties.Property
  canEdit: boolean
}

/** Stays at the bottom of a phone's screen: the price, and the way to the owner. */
export function ContactBar({ property, canEdit }: ContactBarProps) {
  return (
    <div
      data-bottom-bar
      className="fixed right-0 bottom-(--bar-bottom) left-(--bar-left) z-20 flex items-center justify-between gap-4 border-t border-line bg-canvas px-5 pt-3 pb-[max(12px,calc(12px+env(safe-area-inset-bottom)-var(--bar-bottom)))] lg:hidden"
    >
      <p className="display min-w-0 truncate text-22">
        {property.currency && <Price amount={property.price} currency={property.currency} />}
      </p>
      <ContactLink property={property} canEdit={canEdit} />
    </div>
  )
}
