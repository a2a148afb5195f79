import { MessageCircle } from 'lucide-react'
import type { Data } from '#data'
import { useAccount } from '#app/common/ui/hooks/use_shared_props'
import { Avatar } from '#app/common/ui/kit/avatar'
import { ButtonLink } from '#app/common/ui/kit/button_link'
import { ShareButton } from '#app/common/ui/kit/share_button'

interface OwnerCardProps {
  property: Data.Properties.Property
  url: string
  canEdit: boolean
}

const TYPES = { member: 'Owner', realtor: 'Realtor', designer: 'Designer', staff: 'vesta' } as const

/** Who offers the home, and what one can do with its page. */
export function OwnerCard({ property, url, canEdit }: OwnerCardProps) {
  const { owner } = property
  const isOwn = useAccount()?.id === owner.id
  return (
    <div className="flex flex-col gap-5 rounded-6 border border-line bg-surface p-7 md:sticky md:top-8">
      <div className="flex items-center gap-3">
        <Avatar name={owner.name} src={owner.avatar} size="lg" />
        <div className="min-w-0">
          <p className="truncate font-medium">{owner.name}</p>
          <p className="truncate text-13 text-muted">
            {TYPES[owner.type]} · @{owner.handle}
          </p>
        </div>
      </div>
      {canEdit && (
        <ButtonLink href={`/properties/${property.slug}/edit`} variant="primary" isWide>
          Edit listing
        </ButtonLink>
      )}
      {!isOwn && (
        <ButtonLink
          href={`/chats?to=${owner.id}&property=${property.id}`}
          variant={canEdit ? 'line' : 'primary'}
          icon={MessageCircle}
          isWide
        >
          <span className="truncate">Write to {owner.name.split(' ')[0]}</span>
        </ButtonLink>
      )}
      {property.publish && !property.is_private && (
        <ShareButton
          url={url}
          title={property.name ?? ''}
          description={property.description?.slice(0, 160) ?? ''}
          image={property.featured_image}
        />
      )}
      <PriceHistory history={property.price_history} />
    </div>
  )
}

function PriceHistory({ history }: { history: Data.Properties.Property['price_history'] }) {
  if (history.length < 2) return null
  const [before, now] = history.slice(-2)
  if (before.currency !== now.currency || now.price >= before.price) return null
  return <p className="text-13 text-positive">The price was lowered.</p>
}
