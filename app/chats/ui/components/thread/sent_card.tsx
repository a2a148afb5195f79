import { lazy, Suspense } from 'react'
import { Link } from '@inertiajs/react'
import type { MessageCard } from '#app/chats/ui/state/types'
import { Badge } from '#app/kit/display/badge'
import { Photo } from '#app/kit/media/photo'
import { uiModules } from '#app/ui_modules'

/** What modules let people do on their cards. Their code loads when one is shown. */
const ACTIONS = uiModules.flatMap(({ messageCards = [] }) =>
  messageCards.map(({ of, load }) => ({ of, Actions: lazy(load) }))
)

/** What a module shows in a message, how it stands, and what one can do with it. */
export function SentCard({ card }: { card: MessageCard | null }) {
  if (!card) {
    return (
      <p className="w-75 max-w-full rounded-6 border border-line bg-surface px-4 py-3.5 text-13 text-muted">
        This is no longer available.
      </p>
    )
  }
  const { of, id, title, url, image, details, state } = card
  return (
    <div className="w-75 max-w-full overflow-hidden rounded-6 border border-line bg-surface text-ink">
      <Link href={url} className="group/card block -outline-offset-2">
        <span className="relative block">
          <Photo image={image} ratio="3/2" sizes="300px" alt="" />
          <span className="absolute top-2 left-2">
            <Badge tone="veil">{state}</Badge>
          </span>
        </span>
        <span className="block px-4 py-3">
          <span
            dir="auto"
            className="display line-clamp-2 text-18 group-hover/card:underline group-hover/card:decoration-1 group-hover/card:underline-offset-4"
          >
            {title}
          </span>
          <span className="num block truncate text-13 text-muted">{details.join(' · ')}</span>
        </span>
      </Link>
      <Suspense>
        {ACTIONS.map(
          (known) => known.of === of && <known.Actions key={of} id={id} state={state} />
        )}
      </Suspense>
    </div>
  )
}
