import { Link } from '@inertiajs/react'
import { Badge } from '#app/kit/display/badge'
import { Photo } from '#app/kit/media/photo'
import { EntryDate } from '#app/journals/entries/ui/entry_date'
import { countEntries, VISIBILITY_WORDS } from '#app/journals/ui/journal_words'
import type { Journal } from '#app/journals/ui/journals_api'

interface JournalCardProps {
  journal: Journal
  /** on pages about its author */
  isAuthorHidden?: boolean
}

export function JournalCard({ journal, isAuthorHidden = false }: JournalCardProps) {
  const { slug, title, description, cover, user, visibility } = journal
  return (
    <article className="group relative">
      <div className="relative">
        <Photo
          image={cover}
          ratio="4/3"
          alt=""
          sizes="(width >= 1024px) 400px, (width >= 768px) 50vw, 100vw"
          className="rounded-6"
        />
        {journal.is_own && (
          <span className="absolute top-3 left-3">
            <Badge tone="veil">{VISIBILITY_WORDS[visibility]}</Badge>
          </span>
        )}
      </div>
      <h3 className="mt-4 text-22">
        <Link
          dir="auto"
          href={`/journals/${slug}`}
          className="break-words after:absolute after:inset-0 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4"
        >
          {title}
        </Link>
      </h3>
      {description && (
        <p dir="auto" className="mt-1.5 line-clamp-2 text-muted">
          {description}
        </p>
      )}
      <p className="mt-2 text-13 text-muted">
        {!isAuthorHidden && `${user.name} · `}
        {countEntries(journal.entries_count)}
        {journal.drafts_count > 0 && `, ${journal.drafts_count} unpublished`}
        {journal.last_published_at && (
          <>
            {' · '}
            <EntryDate at={journal.last_published_at} />
          </>
        )}
      </p>
    </article>
  )
}
