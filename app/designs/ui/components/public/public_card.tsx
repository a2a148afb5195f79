import { Link } from '@inertiajs/react'
import { Avatar } from '#app/kit/display/avatar'
import { PersonLink } from '#app/kit/display/person_link'
import { PeekPicture } from '#app/designs/ui/components/public/peek_picture'
import { usePeek } from '#app/designs/ui/hooks/use_peek'
import type { PublicDesign } from '#app/designs/ui/state/types'

interface PublicCardProps {
  design: PublicDesign
  sizes?: string
  level?: 'h2' | 'h3'
  priority?: boolean
}

/** The whole card is one link, except for its author. */
export function PublicCard({
  design,
  sizes = '(min-width: 1280px) 400px, (min-width: 768px) 46vw, 92vw',
  level: Heading = 'h2',
  priority,
}: PublicCardProps) {
  const peek = usePeek()
  const { title, details, author, url } = design

  return (
    <article className="group relative min-w-0 select-none" {...peek.listeners}>
      <PeekPicture design={design} peek={peek} sizes={sizes} priority={priority} />
      <div className="mt-3.5 flex items-start justify-between gap-4">
        <div className="min-w-0">
          <Heading className="truncate text-22">
            <Link dir="auto"
              href={url}
              draggable={false}
              className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4"
            >
              {title}
            </Link>
          </Heading>
          <p className="truncate text-13 text-muted">{details.join(' · ') || 'A room'}</p>
        </div>
        <PersonLink
          person={author}
          className="relative z-10 flex min-w-0 shrink-0 items-center gap-2 pt-0.5 text-13 text-muted"
        >
          <Avatar name={author.name} src={author.avatar} size="sm" />
          <span className="max-w-28 truncate">@{author.handle}</span>
        </PersonLink>
      </div>
    </article>
  )
}
