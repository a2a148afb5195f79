import { MessageCircle, CalendarClock, MessageCircleQuestion, UserPlus } from 'lucide-react'
import { TYPE_WORDS } from '#app/accounts/ui/type_words'
import { ButtonLink } from '#app/kit/button/button_link'
import { TextLink } from '#app/kit/button/text_link'
import { Avatar } from '#app/kit/display/avatar'
import { PersonLine } from '#app/kit/display/person_line'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { ReportButton } from '#app/moderation/ui/report_dialog'
import { useShownListing } from '#app/properties/parts/ui/shown_listing'
import {
  askPath,
  messageLabel,
  messagePath,
  viewingRequestPath,
} from '#app/properties/public_page/ui/contact_bar'
import { CollectChoice } from '#app/properties/ui/collect_choice'
import type { Data } from '#data'

interface OwnerCardProps {
  property: Data.Properties.Property
  canEdit: boolean
}

const TYPES = { ...TYPE_WORDS, member: 'Owner' }

export function OwnerCard({ property, canEdit }: OwnerCardProps) {
  const { owner } = property
  const reader = useAccount()
  const { isPreview } = useShownListing()
  const account = isPreview && !canEdit ? null : reader
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
      <div className="contents print:hidden">
        {canEdit && (
          <ButtonLink href={`/properties/${property.slug}/edit`} variant="primary" isWide>
            Edit listing
          </ButtonLink>
        )}
        {canEdit && property.is_private && property.publish && (
          <ButtonLink
            href={`/properties/${property.slug}/edit?step=publish`}
            icon={UserPlus}
            isWide
          >
            Invite people
          </ButtonLink>
        )}
        {!isOwn && (
          <ContactWays property={property} isSignedIn={account !== null} isMuted={canEdit} />
        )}
        {!account && (
          <p className="-mt-2 text-center text-13 text-muted">
            New here? <TextLink href="/register">Join</TextLink>
          </p>
        )}
        {property.publish && account && (
          <CollectChoice
            kind="property"
            id={property.id}
            slug={property.slug}
            name={property.name ?? 'Listing'}
          />
        )}
        <p className="flex flex-wrap items-center justify-center gap-x-4 text-13">
          <TextLink href={`/properties/${property.slug}/print`}>Print sheet</TextLink>
          {account && !isOwn && (
            <ReportButton subjectType="listing" subjectId={property.id} name="this listing" />
          )}
        </p>
      </div>
    </div>
  )
}

interface ContactWaysProps {
  property: Data.Properties.Property
  isSignedIn: boolean
  /** something else on the card comes first */
  isMuted: boolean
}

/** The ways to the realtor; what needs no account comes first for a guest. */
function ContactWays({ property, isSignedIn, isMuted }: ContactWaysProps) {
  const isPublic = property.publish && !property.is_private
  const isViewingFirst = isPublic && !isSignedIn && !isMuted
  return (
    <>
      {isViewingFirst && <ViewingLink property={property} variant="primary" />}
      <ButtonLink
        href={messagePath(property)}
        variant={isMuted || isViewingFirst ? 'line' : 'primary'}
        icon={MessageCircle}
        isWide
      >
        <span className="leading-5 text-balance whitespace-normal">
          {messageLabel(property.owner.name, isSignedIn)}
        </span>
      </ButtonLink>
      {isPublic && !isViewingFirst && <ViewingLink property={property} variant="line" />}
      {isPublic && !isSignedIn && (
        <ButtonLink href={askPath(property)} icon={MessageCircleQuestion} isWide>
          Ask without an account
        </ButtonLink>
      )}
    </>
  )
}

interface ViewingLinkProps {
  property: Data.Properties.Property
  variant: 'primary' | 'line'
}

function ViewingLink({ property, variant }: ViewingLinkProps) {
  return (
    <ButtonLink href={viewingRequestPath(property)} variant={variant} icon={CalendarClock} isWide>
      Request a viewing
    </ButtonLink>
  )
}
