import { Link } from '@inertiajs/react'
import { CalendarClock, MessageCircle } from 'lucide-react'
import { ButtonLink } from '#app/kit/button/button_link'
import { iconButtonStyle } from '#app/kit/button/icon_button'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import type { Data } from '#data'
import { HomePrice } from '#app/properties/ui/home_price'

interface ContactBarProps {
  property: Data.Properties.Property
  canEdit: boolean
}

/** Stays at the bottom of a phone's screen: the price, and the ways to the owner. */
export function ContactBar({ property, canEdit }: ContactBarProps) {
  const isOwn = useAccount()?.id === property.owner.id
  const hasViewings = !isOwn && property.publish && !property.is_private
  return (
    <div
      data-bottom-bar
      className="not-short:fixed right-0 bottom-(--bar-bottom) left-(--bar-left) z-20 flex items-center justify-between gap-3 border-t border-line bg-canvas px-5 pt-3 pb-[max(12px,calc(12px+env(safe-area-inset-bottom)-var(--bar-bottom)))] lg:hidden print:hidden"
    >
      <p className="display min-w-0 truncate text-18 sm:text-22">
        <HomePrice home={property} />
      </p>
      <div className="flex gap-2">
        {hasViewings && (
          <Link
            href={viewingRequestPath(property)}
            aria-label="Request a viewing"
            className={iconButtonStyle({ variant: 'line' })}
          >
            <CalendarClock size={20} strokeWidth={1.5} aria-hidden />
          </Link>
        )}
        <ContactLink property={property} canEdit={canEdit} />
      </div>
    </div>
  )
}

interface ContactLinkProps {
  property: Data.Properties.Property
  canEdit: boolean
}

/** The way to the owner; for the owner, to the editor. */
function ContactLink({ property, canEdit }: ContactLinkProps) {
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

/** Where a message about a listing is written; people who are signed out come back there. */
export function messagePath({ id, owner }: Data.Properties.Property): string {
  return `/chats?to=${owner.id}&property=${id}`
}

export function messageLabel(name: string, isSignedIn: boolean): string {
  const message = `essage ${name.split(' ')[0]}`
  return isSignedIn ? `M${message}` : `Sign in to m${message}`
}

/** Where somebody asks without an account. */
export function askPath({ slug }: Data.Properties.Property): string {
  return `/properties/${slug}/ask`
}

export function viewingRequestPath(property: Data.Properties.Property): string {
  return `${askPath(property)}?viewing`
}
