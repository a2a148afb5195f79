import { Link, usePage } from '@inertiajs/react'
import { Footprints, Pencil } from 'lucide-react'
import { ButtonLink } from '#app/kit/button/button_link'
import { Badge } from '#app/kit/display/badge'
import { PersonLink } from '#app/kit/display/person_link'
import { EmptyState } from '#app/kit/list/empty_state'
import { Photo } from '#app/kit/media/photo'
import { ShareButton } from '#app/kit/share/share_button'
import { JsonLd } from '#app/kit/shell/json_ld'
import { HomePrice } from '#app/properties/ui/home_price'
import { TourPlayer } from '#app/walkthroughs/ui/tour_player'
import {
  playedSeconds,
  walkthroughTitle,
  videoName,
  type PlannedRoom,
  type Walkthrough,
} from '#app/walkthroughs/ui/video_words'
import { PublicHead } from '#app/kit/share/public_head'

interface WalkthroughShowProps {
  walkthrough: Walkthrough
  can_edit: boolean
  rooms: PlannedRoom[]
  is_public: boolean
}

export default function WalkthroughShow({
  walkthrough,
  can_edit: canEdit,
  rooms,
  is_public: isPublic,
}: WalkthroughShowProps) {
  const { app } = usePage().props
  const { slug, user, description, property, videos, cover } = walkthrough
  const playable = { ...walkthrough, videos: videos.filter(({ status }) => status === 'ready') }
  const url = `${app.url}/walkthroughs/${slug}`
  return (
    <article className="gutter page pt-8 pb-24 md:pt-12">
      <WalkthroughHead walkthrough={walkthrough} isPublic={isPublic} origin={app.url} />
      <header className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div className="min-w-0">
          {!isPublic && <Badge>{walkthrough.status === 'draft' ? 'Draft' : 'Private'}</Badge>}
          <h1 className="mt-2 text-36 break-words md:text-48">{walkthroughTitle(walkthrough)}</h1>
        </div>
        <div className="flex gap-3">
          {canEdit && (
            <ButtonLink href={`/walkthroughs/${slug}/edit`} icon={Pencil}>
              Edit
            </ButtonLink>
          )}
          {isPublic && (
            <ShareButton url={url} title={walkthroughTitle(walkthrough)} image={cover} />
          )}
        </div>
      </header>
      {playable.videos.length ? (
        <TourPlayer walkthrough={playable} rooms={rooms} priority />
      ) : (
        <EmptyState icon={Footprints} title="Nothing to watch yet">
          Add a video and wait until it’s ready.
        </EmptyState>
      )}
      <div className="mt-12 grid gap-10 border-t border-line pt-8 lg:grid-cols-[minmax(0,1fr)_320px] lg:gap-8">
        <div>
          {description && (
            <p dir="auto" className="max-w-[65ch] text-18 break-words whitespace-pre-line">
              {description}
            </p>
          )}
          <div className={description ? 'mt-8' : ''}>
            <PersonLink person={user} />
          </div>
        </div>
        {property && <ListingLink property={property} />}
      </div>
    </article>
  )
}

function ListingLink({ property }: { property: NonNullable<Walkthrough['property']> }) {
  return (
    <aside aria-label="The listing" className="group relative">
      <Photo
        image={property.featured_image}
        sizes="(width >= 1024px) 320px, 100vw"
        alt=""
        className="rounded-6"
      />
      <div className="mt-3 flex items-baseline justify-between gap-4">
        <h2 className="min-w-0 truncate text-22">
          <Link
            href={`/properties/${property.slug}`}
            className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4"
          >
            {property.name ?? 'Untitled listing'}
          </Link>
        </h2>
        <HomePrice home={property} />
      </div>
      <p className="text-13 text-muted">
        {[property.city, property.country].filter(Boolean).join(', ')}
      </p>
    </aside>
  )
}

interface WalkthroughHeadProps {
  walkthrough: Walkthrough
  isPublic: boolean
  /** of the site, absolute, without a trailing slash */
  origin: string
}

/** For search engines and link previews. */
function WalkthroughHead({ walkthrough, isPublic, origin }: WalkthroughHeadProps) {
  const { cover, videos, user } = walkthrough
  const path = `/walkthroughs/${walkthrough.slug}`
  const description =
    walkthrough.description.replace(/\s+/g, ' ').slice(0, 200) || `A walkthrough by ${user.name}`
  const file = videos.at(0)?.sources.find(({ type }) => type === 'video/mp4')
  return (
    <>
      <PublicHead
        title={walkthroughTitle(walkthrough)}
        description={description}
        path={path}
        type="video.other"
        image={isPublic ? cover : null}
        isHidden={!isPublic}
      >
        {isPublic && file && <meta property="og:video" content={`${origin}${file.url}`} />}
        {isPublic && file && <meta property="og:video:type" content="video/mp4" />}
      </PublicHead>
      {isPublic && <JsonLd value={jsonLd(walkthrough, description, origin + path, origin)} />}
    </>
  )
}

/** schema.org's VideoObject for each video. */
function jsonLd(walkthrough: Walkthrough, description: string, url: string, origin: string) {
  return {
    '@graph': walkthrough.videos.map((video, index) => ({
      '@type': 'VideoObject',
      'name': `${walkthroughTitle(walkthrough)}: ${videoName(video, index)}`,
      description,
      'url': url,
      'uploadDate': walkthrough.published_at ?? walkthrough.created_at,
      'duration': video.duration === null ? undefined : `PT${Math.round(playedSeconds(video))}S`,
      'thumbnailUrl': video.poster ? `${origin}${video.poster.url}` : undefined,
      'contentUrl': contentUrl(video.sources, origin),
    })),
  }
}

function contentUrl(sources: Walkthrough['videos'][number]['sources'], origin: string) {
  const source = sources.find(({ type }) => type === 'video/mp4') ?? sources.at(0)
  return source && `${origin}${source.url}`
}
