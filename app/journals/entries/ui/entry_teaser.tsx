import { Link } from '@inertiajs/react'
import { Badge } from '#app/kit/display/badge'
import { Photo } from '#app/kit/media/photo'
import { EntryDate } from '#app/journals/entries/ui/entry_date'
import { entryPath, entryTitle, ENTRY_STATUS_WORDS } from '#app/journals/ui/journal_words'
import type { EntryCard } from '#app/journals/ui/journals_api'

interface EntryTeaserProps {
  entry: EntryCard
  /** the newest, larger */
  isLead?: boolean
}

/** An entry in its journal; unfinished ones lead to the editor. */
export function EntryTeaser({ entry, isLead = false }: EntryTeaserProps) {
  const { status, excerpt, cover, room } = entry
  const isPublished = status === 'publish'
  const shape = isLead ? 'md:grid-cols-[7fr_5fr] md:gap-12' : 'md:grid-cols-[5fr_7fr] md:gap-10'
  return (
    <article className={`group relative grid grid-cols-1 items-center gap-5 ${cover ? shape : ''}`}>
      {cover && (
        <Photo
          image={cover}
          alt=""
          priority={isLead}
          sizes={isLead ? '(width >= 768px) 680px, 100vw' : '(width >= 768px) 460px, 100vw'}
          className="rounded-6"
        />
      )}
      <div className="min-w-0">
        {!isPublished && (
          <p className="mb-3">
            <Badge tone={entry.is_taken_down ? 'danger' : 'warning'}>
              {entry.is_taken_down ? 'Removed by our team' : ENTRY_STATUS_WORDS[status]}
            </Badge>
          </p>
        )}
        <h2
          className={isLead ? 'text-28 text-balance md:text-48' : 'text-22 text-balance md:text-28'}
        >
          <Link
            href={isPublished ? entryPath(entry) : `${entryPath(entry)}/edit`}
            className="break-words after:absolute after:inset-0 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4"
          >
            {entryTitle(entry)}
          </Link>
        </h2>
        {excerpt && (
          <p dir="auto" className="mt-3 line-clamp-3 max-w-[60ch] text-muted">
            {excerpt}
          </p>
        )}
        <p className="mt-3 text-13 text-muted">
          <EntryDate at={entry.published_at ?? entry.updated_at} />
          {` · ${entry.minutes} min read`}
          {room && ` · ${room}`}
        </p>
      </div>
    </article>
  )
}
