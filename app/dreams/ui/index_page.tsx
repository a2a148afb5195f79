import { Head } from '@inertiajs/react'
import { Plus, Sparkle } from 'lucide-react'
import type { ReactNode } from 'react'
import { DreamInvitationList } from '#app/dreams/people/ui/invitation_list'
import { dreamApi, type Invitation } from '#app/dreams/ui/dream_api'
import { DreamCard } from '#app/dreams/ui/dream_card'
import { NewDreamDialog } from '#app/dreams/ui/new_dream_dialog'
import { Button } from '#app/kit/button/button'
import { usePages } from '#app/kit/calls/use_pages'
import { SectionHeading } from '#app/kit/display/section_heading'
import { EmptyState } from '#app/kit/list/empty_state'
import { FailureState } from '#app/kit/list/failure_state'
import { LoadMore } from '#app/kit/list/load_more'
import { LoadingRows } from '#app/kit/list/loading_rows'

export default function DreamIndex({ invitations }: { invitations: Invitation[] }) {
  const create = (
    <NewDreamDialog
      trigger={
        <Button variant="primary" icon={Plus}>
          New board
        </Button>
      }
    />
  )
  return (
    <div className="gutter page pt-10 pb-24">
      <Head title="Dreams" />
      <SectionHeading level="page" label="Your next home" action={create}>
        Dreams
      </SectionHeading>
      <p className="mt-4 max-w-[60ch] text-18 text-muted">
        Boards for the home you’re dreaming of. Collect photos, designs and listings, and vote with
        the people you’ll live with.
      </p>
      <DreamInvitationList invitations={invitations} />
      <DreamList
        kind="own"
        title="Your boards"
        empty={
          <EmptyState icon={Sparkle} title="No boards yet">
            Create one, then paste a photo, a link or a wish.
          </EmptyState>
        }
      />
      <DreamList kind="shared" title="Shared with you" empty={null} />
    </div>
  )
}

interface DreamListProps {
  kind: 'own' | 'shared'
  title: string
  /** instead of an empty list */
  empty: ReactNode
}

function DreamList({ kind, title, empty }: DreamListProps) {
  const { items, error, hasMore, isLoading, loadMore } = usePages(
    ['dreams', kind],
    async (page) => {
      const { dreams, next_page_url: next } = await dreamApi.list(kind, page)
      return { data: dreams, next_page_url: next }
    }
  )
  if (!items.length && !isLoading && !error && !hasMore) return empty
  return (
    <section aria-labelledby={`dreams-${kind}`} className="mt-12">
      <SectionHeading level="section" id={`dreams-${kind}`}>
        <bdi>{title}</bdi>
      </SectionHeading>
      {error && !items.length ? (
        <FailureState message={error} onRetry={loadMore} isRetrying={isLoading} />
      ) : isLoading && !items.length ? (
        <LoadingRows what="boards" />
      ) : (
        <ul className="mt-7 grid grid-cols-1 gap-x-6 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
          {items.map((dream) => (
            <li key={dream.id} className="min-w-0">
              <DreamCard dream={dream} />
            </li>
          ))}
        </ul>
      )}
      {items.length > 0 && (
        <LoadMore hasMore={hasMore} isLoading={isLoading} error={error} onMore={loadMore} />
      )}
    </section>
  )
}
