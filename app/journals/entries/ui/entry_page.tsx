import { Link, usePage } from '@inertiajs/react'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Avatar } from '#app/kit/display/avatar'
import { Badge } from '#app/kit/display/badge'
import { PersonLink } from '#app/kit/display/person_link'
import { ShareButton } from '#app/kit/share/share_button'
import { EntryDate } from '#app/journals/entries/ui/entry_date'
import { EntryHead } from '#app/journals/entries/ui/entry_head'
import { EntryMenu } from '#app/journals/entries/ui/entry_menu'
import { DesignFigure, EntryText, EntryListing } from '#app/journals/entries/ui/entry_text'
import { FollowAuthor } from '#app/journals/ui/follow_author'
import { entryPath, entryTitle, ENTRY_STATUS_WORDS } from '#app/journals/ui/journal_words'
import type { Entry, Journal } from '#app/journals/ui/journals_api'

interface Neighbor {
  id: number
  title: string
}

interface JournalEntryProps {
  journal: Journal
  entry: Entry
  /** null unless it is published */
  place: { number: number; count: number; older: Neighbor | null; newer: Neighbor | null } | null
}

export default function JournalEntry({ journal, entry, place }: JournalEntryProps) {
  const { app } = usePage().props
  const { user } = journal
  const url = `${app.url}${entryPath(entry)}`

  return (
    <div className="pb-24">
      <EntryHead journal={journal} entry={entry} origin={app.url} />
      <article>
        <header className="gutter mx-auto w-full max-w-[calc(680px+96px)] pt-8 md:pt-16">
          <p className="label">
            <Link
              dir="auto"
              href={`/journals/${journal.slug}`}
              className="break-words hover:text-ink"
            >
              {journal.title}
            </Link>
            {place && ` · Entry ${place.number} of ${place.count}`}
          </p>
          <h1 className="mt-3 text-36 leading-[1.1] text-balance break-words md:text-[52px]">
            {entryTitle(entry)}
          </h1>
          <div className="mt-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
            <div className="flex min-w-0 items-center gap-3">
              <PersonLink person={user} isSecond>
                <Avatar name={user.name} src={user.avatar} />
              </PersonLink>
              <p className="min-w-0 text-13 text-muted">
                <span className="block truncate text-15 font-medium text-ink">
                  <PersonLink person={user} />
                </span>
                {entry.published_at && (
                  <>
                    <EntryDate at={entry.published_at} />
                    {' · '}
                  </>
                )}
                {entry.minutes} min read
                {entry.room && ` · ${entry.room}`}
              </p>
            </div>
            <div className="flex flex-wrap items-center gap-2">
              {entry.status !== 'publish' && (
                <Badge tone="warning">{ENTRY_STATUS_WORDS[entry.status]}</Badge>
              )}
              <FollowAuthor journal={journal} />
              {journal.visibility !== 'private' && entry.status === 'publish' && (
                <ShareButton
                  isIconOnly
                  url={url}
                  title={entryTitle(entry)}
                  description={entry.excerpt}
                  image={entry.cover}
                />
              )}
              <EntryMenu entry={entry} />
            </div>
          </div>
        </header>
        <div className="gutter page mt-10 md:mt-14">
          <EntryText shown={entry} />
          {entry.design && !entry.designs.some(({ id }) => id === entry.design_id) && (
            <div className="journal-text">
              <DesignFigure design={entry.design} caption={entry.room ?? undefined} />
            </div>
          )}
          {entry.property && (
            <div className="journal-text">
              <EntryListing home={entry.property} />
            </div>
          )}
        </div>
      </article>
      {place && (place.older || place.newer) && (
        <nav
          aria-label="Other entries"
          className="gutter mx-auto mt-16 grid w-full max-w-[calc(1080px+96px)] grid-cols-1 gap-6 md:grid-cols-2"
        >
          <Other slug={journal.slug} neighbor={place.older} label="Previous entry" icon="left" />
          <Other slug={journal.slug} neighbor={place.newer} label="Next entry" icon="right" />
        </nav>
      )}
    </div>
  )
}

interface OtherProps {
  slug: string
  neighbor: Neighbor | null
  label: string
  icon: 'left' | 'right'
}

function Other({ slug, neighbor, label, icon }: OtherProps) {
  if (!neighbor) return <span className="max-md:hidden" />
  const Icon = icon === 'left' ? ArrowLeft : ArrowRight
  return (
    <Link
      href={`/journals/${slug}/entries/${neighbor.id}`}
      className={`group block min-w-0 border-t border-line pt-5 ${icon === 'right' ? 'md:text-right' : ''}`}
    >
      <span className="label inline-flex items-center gap-2">
        {icon === 'left' && <Icon size={14} strokeWidth={1.5} aria-hidden />}
        {label}
        {icon === 'right' && <Icon size={14} strokeWidth={1.5} aria-hidden />}
      </span>
      <span className="display mt-2 block text-22 break-words group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4">
        {neighbor.title || 'Untitled entry'}
      </span>
    </Link>
  )
}
