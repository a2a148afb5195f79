import { useQuery } from '@tanstack/react-query'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { queries } from '#app/kit/calls/queries'
import { Avatar } from '#app/kit/display/avatar'
import { countWords } from '#app/kit/display/count_words'
import { TimeAgo } from '#app/kit/display/time_ago'
import { FailureState } from '#app/kit/list/failure_state'
import { LoadingRows } from '#app/kit/list/loading_rows'
import { Photo } from '#app/kit/media/photo'
import { GUEST_PARTS } from '#app/properties/sights/guest_sight_options'
import type { guestSights } from '#app/properties/sights/guest_sights_transformer'

interface SeenByGuestsProps {
  slug: string
  invitationId: number
}

/** What each guest of a link saw of the listing. */
export function SeenByGuests({ slug, invitationId }: SeenByGuestsProps) {
  const { data, isError, refetch } = useQuery(
    {
      queryKey: ['listings', slug, 'sights', invitationId],
      queryFn: () =>
        answered(api.api.api.guestSights.index({ params: { slug, id: invitationId } })),
    },
    queries
  )
  if (isError) {
    return <FailureState message="We couldn’t load it." onRetry={() => void refetch()} />
  }
  if (!data) return <LoadingRows what="what they saw" />
  if (!data.guests.length) {
    return <p className="text-13 text-muted">They opened it, but left before they saw much.</p>
  }
  return (
    <ul className="flex flex-col gap-5">
      {data.guests.map((guest) => (
        <GuestItem key={guest.user?.id ?? 0} guest={guest} photosCount={data.photos_count} />
      ))}
    </ul>
  )
}

interface GuestItemProps {
  guest: ReturnType<typeof guestSights>['guests'][number]
  /** of the listing */
  photosCount: number
}

function GuestItem({ guest, photosCount }: GuestItemProps) {
  const { user, visits_count: visits, last_seen_at: last, parts, photos, documents } = guest
  const name = user?.name ?? 'Without an account'
  return (
    <li className="flex gap-3">
      <Avatar name={name} src={user?.avatar ?? null} size="sm" />
      <div className="flex min-w-0 flex-1 flex-col gap-2 text-13">
        <p>
          <bdi>{name}</bdi>
          <span className="text-muted">
            {' '}
            · {countWords(visits, 'visit')}, last <TimeAgo at={last} />
          </span>
        </p>
        {parts.length > 0 && (
          <ul aria-label="Parts" className="flex flex-wrap gap-1.5">
            {parts.map(({ part, times }) => (
              <li key={part} className="rounded-2 bg-raised px-2 py-1">
                {GUEST_PARTS[part]}
                {times > 1 && <span className="num text-muted"> ×{times}</span>}
              </li>
            ))}
          </ul>
        )}
        {photos.length > 0 && (
          <div className="flex flex-col gap-1.5">
            <p className="text-muted">
              Opened {photos.length} of {countWords(photosCount, 'photo')}
            </p>
            <ul className="flex flex-wrap gap-1.5">
              {photos.map(({ image }) => (
                <li key={image.id} className="w-16">
                  <Photo image={image} sizes="64px" alt={image.alt ?? ''} className="rounded-2" />
                </li>
              ))}
            </ul>
          </div>
        )}
        {documents.length > 0 && (
          <p className="text-muted">
            Downloaded{' '}
            {documents.map(({ id, name: title }, index) => (
              <span key={id}>
                {index > 0 && ', '}
                <bdi className="text-ink">{title}</bdi>
              </span>
            ))}
          </p>
        )}
      </div>
    </li>
  )
}
