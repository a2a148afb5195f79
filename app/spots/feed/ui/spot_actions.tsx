import { lazyPart } from '#app/kit/offline/lazy_part'
import { Suspense, useState, type ReactNode } from 'react'
import { Bookmark, Heart, MessageCircle, Share, type LucideIcon } from 'lucide-react'
import { Link } from '@inertiajs/react'
import { keepForSignIn, useAfterSignIn } from '#app/kit/hooks/after_sign_in'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { SpotMenu } from '#app/spots/feed/ui/spot_menu'
import { coverOf, spotTitle } from '#app/spots/spot_words'
import { mark } from '#app/spots/ui/spot_marks'
import type { Spot } from '#app/spots/ui/types'

const ShareDialog = lazyPart(() => import('#app/kit/share/share_dialog'))

interface SpotActionsProps {
  spot: Spot
  onComments: () => void
}

/** The column of what one can do with a spot. */
export function SpotActions({ spot, onComments }: SpotActionsProps) {
  const [isSharing, setSharing] = useState(false)
  return (
    <div className="flex flex-col items-center gap-4">
      <Marking spot={spot} kind="like" label="Like" icon={Heart} isOn={spot.is_liked}>
        {spot.likes_count}
      </Marking>
      <Action icon={MessageCircle} label="Comments" onClick={onComments}>
        {spot.comments_count}
      </Action>
      <Marking spot={spot} kind="save" label="Save" icon={Bookmark} isOn={spot.is_saved} />
      <Action icon={Share} label="Share" onClick={() => setSharing(true)} />
      <SpotMenu spot={spot} />
      {isSharing && (
        <Suspense fallback={null}>
          <ShareDialog
            url={`/spots/${spot.slug}`}
            title={spotTitle(spot)}
            description={`By ${spot.user.name}`}
            image={coverOf(spot)}
            isOpen
            onOpenChange={setSharing}
          />
        </Suspense>
      )}
    </div>
  )
}

const STYLE =
  'flex min-w-11 flex-col items-center gap-0.5 rounded-2 p-1.5 text-12 font-medium text-white tabular-nums drop-shadow hover:bg-black/30'

interface ActionProps {
  icon: LucideIcon
  label: string
  onClick: () => void
  isOn?: boolean
  children?: number
}

function Action({ icon: Icon, label, onClick, isOn, children }: ActionProps) {
  return (
    <button
      type="button"
      aria-label={named(label, children)}
      aria-pressed={isOn}
      onClick={onClick}
      className={STYLE}
    >
      <Icon size={26} strokeWidth={1.5} aria-hidden className={isOn ? 'fill-current' : ''} />
      {children}
    </button>
  )
}

function named(label: string, count?: number): string {
  return count === undefined ? label : `${label}, ${count}`
}

interface MarkingProps extends Omit<ActionProps, 'onClick'> {
  spot: Spot
  kind: 'like' | 'save'
  isOn: boolean
}

function Marking({ spot, kind, isOn, ...rest }: MarkingProps) {
  const isSignedIn = useAccount() !== null
  const wish = `${kind}-spot ${spot.slug}`
  useAfterSignIn(wish, () => {
    if (!isOn) void mark(spot, kind, true)
  })
  if (isSignedIn) {
    return <Action {...rest} isOn={isOn} onClick={() => void mark(spot, kind, !isOn)} />
  }
  const { icon: Icon, label, children } = rest
  return (
    <GuestLink
      slug={spot.slug}
      label={named(label, children)}
      reason={kind}
      onClick={() => keepForSignIn(wish)}
      className={STYLE}
    >
      <Icon size={26} strokeWidth={1.5} aria-hidden />
      {children}
    </GuestLink>
  )
}

interface GuestLinkProps {
  slug: string
  /** what one can do once signed in: "Like" */
  label: string
  reason: 'like' | 'save' | 'follow'
  onClick?: () => void
  className?: string
  children: ReactNode
}

/** Leads guests to sign in, and back to the spot. */
export function GuestLink({ slug, label, reason, onClick, className, children }: GuestLinkProps) {
  return (
    <Link
      href={`/spots/${slug}/enter?for=${reason}`}
      aria-label={`${label}: sign in`}
      onClick={onClick}
      className={className}
    >
      {children}
    </Link>
  )
}
