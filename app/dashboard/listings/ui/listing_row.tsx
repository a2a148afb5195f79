import { lazyPart } from '#app/kit/offline/lazy_part'
import { Suspense, useState } from 'react'
import { Link, usePage } from '@inertiajs/react'
import {
  Archive,
  ChartColumn,
  Copy,
  Eye,
  MoreHorizontal,
  Pencil,
  Share,
  Sparkles,
  Undo2,
  UserRoundPlus,
} from 'lucide-react'
import { FIGURES, figureWords, type Figure } from '#app/dashboard/figures/ui/figure_periods'
import { MissingLine } from '#app/dashboard/listings/ui/missing_line'
import { useListingActions } from '#app/dashboard/listings/ui/use_listing_actions'
import type { OwnListing } from '#app/dashboard/ui/own_listing'
import { IconButton } from '#app/kit/button/icon_button'
import { Badge } from '#app/kit/display/badge'
import { Dotted } from '#app/kit/display/dotted'
import { TimeAgo } from '#app/kit/display/time_ago'
import { Checkbox } from '#app/kit/form/checkbox'
import { Photo } from '#app/kit/media/photo'
import { Menu, type MenuItem } from '#app/kit/overlay/menu'
import { HomePrice } from '#app/properties/ui/home_price'
import { SHARED_LINK } from '#app/properties/views/visit_options'
import { PropertySummary } from '#app/properties/ui/property_summary'
import { redesignAction } from '#app/properties/ui/redesign_action'

const InviteDialog = lazyPart(() => import('#app/properties/invitations/ui/invite_dialog'))
const ShareDialog = lazyPart(() => import('#app/kit/share/share_dialog'))

interface ListingRowProps {
  property: OwnListing
  isChosen: boolean
  /** @param isRange with Shift: all from the row chosen before */
  onChoose: (isRange: boolean) => void
}

export function ListingRow({ property, isChosen, onChoose }: ListingRowProps) {
  const name = property.name ?? 'Untitled listing'
  const path = `/properties/${property.slug}`
  const edit = `${path}/edit`
  const { app } = usePage().props
  const { archive, unarchive, duplicate } = useListingActions(property)
  const [isSharing, setSharing] = useState<boolean | null>(null)
  const [isInviting, setInviting] = useState<boolean | null>(null)
  const cover = property.featured_image
  const isPublic = property.status === 'publish' && !property.is_private
  const put = (item: MenuItem, isOffered = true) => (isOffered ? [item] : [])
  return (
    <li className="grid grid-cols-[112px_minmax(0,1fr)_auto] items-start gap-3 border-b border-line py-5 sm:grid-cols-[180px_minmax(0,1fr)_auto] sm:gap-5 cards:grid-cols-[132px_minmax(0,1fr)_140px_auto] cards:items-center cards:gap-6 cards:py-4 xl:grid-cols-[132px_minmax(0,1fr)_160px_140px_auto]">
      <div className="relative">
        <Photo image={property.featured_image} sizes="180px" alt="" className="rounded-6" />
        <Checkbox
          label={
            <span className="sr-only">
              Select <bdi>{name}</bdi>
            </span>
          }
          checked={isChosen}
          readOnly
          onClick={({ shiftKey }) => onChoose(shiftKey)}
          className="absolute -top-1 -left-1 [&_label]:gap-0 [&_label]:p-3"
        />
      </div>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3">
          <Link
            dir="auto"
            href={edit}
            className="display line-clamp-2 min-w-0 text-18 break-words hover:underline sm:text-22"
          >
            {name}
          </Link>
          {property.is_private && <Badge>Private</Badge>}
        </p>
        <PropertySummary property={property} wraps />
        {property.team && (
          <p className="mt-1 truncate text-13 text-muted">
            In <bdi>{property.team.name}</bdi>
          </p>
        )}
        <p className="mt-1 text-15 cards:hidden">
          <HomePrice home={property} />
        </p>
        {property.status !== 'publish' && (
          <MissingLine slug={property.slug} missing={property.missing} />
        )}
        {property.status !== 'draft' && (
          <FiguresLine slug={property.slug} figures={property.figures} />
        )}
      </div>
      <div className="hidden text-right cards:block">
        <HomePrice home={property} />
      </div>
      <p className="hidden text-13 text-muted xl:block">
        Updated <TimeAgo at={property.updated_at} />
      </p>
      <Menu
        trigger={<IconButton icon={MoreHorizontal} label={`Actions for ${name}`} />}
        groups={[
          [
            { label: 'Edit', icon: Pencil, href: edit },
            { label: 'View', icon: Eye, href: path },
            { label: 'Performance', icon: ChartColumn, href: `/dashboard${path}` },
            { label: 'Restyle photos', icon: Sparkles, href: `${path}/restyle` },
            ...(cover ? [redesignAction(cover, property.slug)] : []),
            { label: 'Duplicate', icon: Copy, onSelect: () => void duplicate() },
            ...put({ label: 'Share', icon: Share, onSelect: () => setSharing(true) }, isPublic),
            ...put(
              { label: 'Invite people', icon: UserRoundPlus, onSelect: () => setInviting(true) },
              property.is_private
            ),
          ],
          [
            property.status === 'archive'
              ? { label: 'Restore', icon: Undo2, onSelect: () => void unarchive() }
              : { label: 'Archive', icon: Archive, onSelect: () => void archive() },
          ],
        ]}
      />
      {isInviting !== null && (
        <Suspense fallback={null}>
          <InviteDialog slug={property.slug} isOpen={isInviting} onOpenChange={setInviting} />
        </Suspense>
      )}
      {isSharing !== null && (
        <Suspense fallback={null}>
          <ShareDialog
            url={`${app.url}${path}?${SHARED_LINK}`}
            title={name}
            image={property.featured_image}
            isOpen={isSharing}
            onOpenChange={setSharing}
          />
        </Suspense>
      )}
    </li>
  )
}

interface FiguresLineProps {
  slug: string
  /** of the last 30 days */
  figures: Record<Figure, number>
}

/** The nonzero figures in one line, linked to all of them. */
function FiguresLine({ slug, figures }: FiguresLineProps) {
  const words = FIGURES.filter((figure) => figures[figure] > 0).map((figure) =>
    figureWords(figure, figures[figure])
  )
  return (
    <p className="mt-1 text-13 text-muted">
      <Link
        href={`/dashboard/properties/${slug}`}
        className="hover:text-ink hover:underline"
        title="Last 30 days"
      >
        <Dotted facts={words.length ? words : ['No visits in 30 days']} />
      </Link>
    </p>
  )
}
