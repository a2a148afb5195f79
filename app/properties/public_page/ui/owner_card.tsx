import { MessageCircle, CalendarClock, MessageCircleQuestion, Flag } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { TYPE_WORDS } from '#app/accounts/ui/type_words'
import { Button } from '#app/kit/button/button'
import { ButtonLink } from '#app/kit/button/button_link'
import { TextLink } from '#app/kit/button/text_link'
import { apiPath } from '#app/kit/calls/api_path'
import { Avatar } from '#app/kit/display/avatar'
import { PersonLine } from '#app/kit/display/person_line'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { ShareButton } from '#app/kit/share/share_button'
import { messageLabel, messagePath } from '#app/properties/public_page/ui/contact_bar'
import { SaveButton } from '#app/properties/saving/ui/save_button'
import { CollectButtons } from '#app/properties/ui/collect_buttons'
import type { Data } from '#data'

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

/** The ways to the realtor that need no account. */
function AskButtons({ property }: { property: Data.Properties.Property }) {
  const isSignedIn = useAccount() !== null
  const path = `/properties/${property.slug}/ask`
  return (
    <>
      {!isSignedIn && (
        <ButtonLink href={path} icon={MessageCircleQuestion} isWide>
          Ask a question
        </ButtonLink>
      )}
      <ButtonLink href={`${path}?viewing`} icon={CalendarClock} isWide>
        Request a viewing
      </ButtonLink>
    </>
  )
}

const ReportDialog = lazy(async () => ({
  default: (await import('#app/moderation/ui/report_dialog')).ReportDialog,
}))

/** For signed-in people; the dialog's code loads when first needed. */
function ReportListing({ id }: { id: number }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        icon={Flag}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Report
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ReportDialog
            subjectType="listing"
            subjectId={id}
            name="this listing"
            isOpen
            onOpenChange={setOpen}
          />
        </Suspense>
      )}
    </>
  )
}

/** Tells the server that somebody passed a listing on, without holding anything up. */
function tellShare(slug: string): void {
  navigator.sendBeacon(apiPath('properties/:slug/shares', { slug }))
}
