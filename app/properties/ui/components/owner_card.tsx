import { MessageCircle } from 'lucide-react'
import type { Data } from '#data'
import { TYPE_WORDS } from '#app/accounts/ui/type_words'
import { CollectButtons } from '#app/properties/ui/components/collect_buttons'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { Avatar } from '#app/kit/display/avatar'
import { PersonLine } from '#app/kit/display/person_line'
import { ButtonLink } from '#app/kit/button/button_link'
import { TextLink } from '#app/kit/button/text_link'
import { ShareButton } from '#app/kit/share/share_button'
import { AskButtons } from '#app/properties/ui/components/ask_buttons'
import { ReportListing } from '#app/properties/ui/components/report_listing'
import { tellShare } from '#app/properties/ui/state/tell_share'
import { SaveButton } from '#app/properties/ui/components/save_button'
import { messageLabel, messagePath } from '#app/properties/ui/components/message_owner'

interface OwnerCardProps {
  property: Data.Properties.Property
  url: string
  canEdit: boolean
  isSaved: boolean
}

const TYPES = { ...TYPE_WORDS, member: 'Owner' }

export function OwnerCard({ property, url, canEdit, isSaved }: OwnerCardProps) {
  const { owner } = property
  const account = useAccount()
  const isOwn = account?.id === owner.id
  return (
    <div className="flex flex-col gap-5 rounded-6 border border-line bg-surface p-7">
      <div className="flex items-center gap-3">
        <PersonLine person={owner} size="lg" detail={`${TYPES[owner.type]} · @${owner.handle}`} />
      </div>
      {property.team && (
        <p className="-mt-2 flex items-center gap-2 text-13 text-muted">
          <Avatar name={property.team.name} src={property.team.photo} size="xs" shape="square" />
          <span className="min-w-0">
            With{' '}
            <TextLink href={`/teams/${property.team.handle}`}>
              <bdi>{property.team.name}</bdi>
            </TextLink>
          </span>
        </p>
      )}
      {canEdit && (
        <ButtonLink href={`/properties/${property.slug}/edit`} variant="primary" isWide>
          Edit listing
        </ButtonLink>
      )}
      {!isOwn && (
        <ButtonLink
          href={messagePath(property)}
          variant={canEdit ? 'line' : 'primary'}
          icon={MessageCircle}
          isWide
        >
          <span className="leading-5 text-balance whitespace-normal">
            {messageLabel(owner.name, account !== null)}
          </span>
        </ButtonLink>
      )}
      {!isOwn && property.publish && !property.is_private && <AskButtons property={property} />}
      {!account && (
        <p className="-mt-2 text-center text-13 text-muted">
          New here? <TextLink href="/register">Join</TextLink>
        </p>
      )}
      <SaveButton home={{ ...property, is_saved: isSaved }} hasWords />
      {property.publish && (
        <CollectButtons
          kind="property"
          id={property.id}
          slug={property.slug}
          name={property.name ?? 'Listing'}
        />
      )}
      {property.publish && !property.is_private && (
        <ShareButton
          url={url}
          title={property.name ?? ''}
          description={property.description?.slice(0, 160) ?? ''}
          image={property.featured_image}
          onShared={() => tellShare(property.slug)}
        />
      )}
      <p className="flex flex-wrap items-center justify-center gap-x-4 text-13">
        <TextLink href={`/properties/${property.slug}/print`}>Print sheet</TextLink>
        {account && !isOwn && <ReportListing id={property.id} />}
      </p>
    </div>
  )
}
