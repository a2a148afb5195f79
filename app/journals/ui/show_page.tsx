import { usePage, router } from '@inertiajs/react'
import { NotebookPen, PenLine } from 'lucide-react'
import { EntryTeaser } from '#app/journals/entries/ui/entry_teaser'
import { FollowAuthor } from '#app/journals/ui/follow_author'
import { JournalHead } from '#app/journals/ui/journal_head'
import { JournalMenu } from '#app/journals/ui/journal_menu'
import { countEntries, VISIBILITY_WORDS } from '#app/journals/ui/journal_words'
import { journalsApi, type EntryCard, type Journal } from '#app/journals/ui/journals_api'
import { Button } from '#app/kit/button/button'
import { ButtonLink } from '#app/kit/button/button_link'
import { useCall } from '#app/kit/calls/use_call'
import { useRetryKey } from '#app/kit/calls/use_retry_key'
import { Badge } from '#app/kit/display/badge'
import { PersonLine } from '#app/kit/display/person_line'
import { useFreshAfterBack } from '#app/kit/hooks/use_fresh_after_back'
import { EmptyState } from '#app/kit/list/empty_state'
import { Photo } from '#app/kit/media/photo'
import { ShareButton } from '#app/kit/share/share_button'

interface JournalShowProps {
  journal: Journal
  entries: { data: EntryCard[]; next_page_url: string | null; prev_page_url: string | null }
}

export default function JournalShow({ journal, entries }: JournalShowProps) {
  useFreshAfterBack('journal', 'entries')
  const { app } = usePage().props
  const { slug, title, description, user, cover, has_own_cover: hasCover } = journal
  const { data, next_page_url: next, prev_page_url: previous } = entries
  const lead = previous ? undefined : data.find(({ status }) => status === 'publish')
  const url = `${app.url}/journals/${slug}`

  return (
    <div className="pb-24">
      <JournalHead journal={journal} entries={data} origin={app.url} />
      <header className="gutter page pt-10 md:pt-16">
        <div className="flex flex-wrap items-center gap-3">
          <p className="label">Journal · {countEntries(journal.entries_count)}</p>
          {journal.is_own && (
            <Badge tone={journal.is_taken_down ? 'danger' : 'neutral'}>
              {journal.is_taken_down ? 'Removed by our team' : VISIBILITY_WORDS[journal.visibility]}
            </Badge>
          )}
        </div>
        <h1 dir="auto" className="mt-3 max-w-[22ch] text-36 text-balance break-words md:text-64">
          {title}
        </h1>
        {description && (
          <p
            dir="auto"
            className="mt-5 max-w-[56ch] text-18 break-words whitespace-pre-line text-muted"
          >
            {description}
          </p>
        )}
        <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-4">
          <div className="flex min-w-0 items-center gap-3">
            <PersonLine person={user} detail={`@${user.handle}`} />
          </div>
          <div className="flex flex-wrap items-center gap-2">
            {journal.is_own && <NewEntryButton slug={slug} />}
            <FollowAuthor journal={journal} />
            {journal.visibility !== 'private' && (
              <ShareButton
                isIconOnly
                url={url}
                title={title}
                description={description}
                image={cover}
              />
            )}
            <JournalMenu journal={journal} />
          </div>
        </div>
      </header>
      {hasCover && (
        <div className="page mt-10 md:gutter md:mt-14">
          <Photo
            image={cover}
            ratio="16/9"
            priority
            sizes="(width >= 1296px) 1200px, 100vw"
            className="md:rounded-6"
          />
        </div>
      )}
      <section aria-label="Entries" className="gutter page mt-12 md:mt-16">
        {data.length === 0 ? (
          <EmptyState icon={NotebookPen} title="Nothing written yet">
            {journal.is_own
              ? 'Write the first entry. It stays a draft until you publish it.'
              : 'Entries appear here once they’re published.'}
          </EmptyState>
        ) : (
          <ul>
            {data.map((entry) => (
              <li key={entry.id} className="border-t border-line py-8 md:py-12">
                <EntryTeaser entry={entry} isLead={entry === lead} />
              </li>
            ))}
          </ul>
        )}
        {(next || previous) && (
          <nav aria-label="Pages" className="mt-4 flex justify-between gap-4">
            {previous ? <ButtonLink href={previous}>Newer</ButtonLink> : <span />}
            {next && <ButtonLink href={next}>Older</ButtonLink>}
          </nav>
        )}
      </section>
    </div>
  )
}

function NewEntryButton({ slug }: { slug: string }) {
  const retry = useRetryKey()
  const { run, isRunning, refusal } = useCall()
  const create = async () => {
    const made = await run(() => journalsApi.createEntry(slug, retry.of(slug)))
    if (made) router.visit(`/journals/${slug}/entries/${made.id}/edit`)
  }
  return (
    <>
      <Button variant="primary" icon={PenLine} isLoading={isRunning} onClick={() => void create()}>
        New entry
      </Button>
      {refusal && (
        <p role="alert" className="text-13 text-danger">
          {refusal.message}
        </p>
      )}
    </>
  )
}
