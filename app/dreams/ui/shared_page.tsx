import { Heart } from 'lucide-react'
import { ItemContent } from '#app/dreams/items/ui/item_content'
import type { Dream } from '#app/dreams/ui/dream_api'
import { ButtonLink } from '#app/kit/button/button_link'
import { PersonLine } from '#app/kit/display/person_line'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { EmptyState } from '#app/kit/list/empty_state'
import { ShareButton } from '#app/kit/share/share_button'
import { PublicHead } from '#app/kit/share/public_head'
import { ReportButton } from '#app/moderation/ui/report_dialog'

/** A board as people see it who aren’t on it. */
export default function SharedDream({ dream, path }: { dream: Dream; path: string }) {
  const account = useAccount()
  return (
    <article className="page gutter pt-10 pb-24 md:pt-16">
      <DreamHead dream={dream} path={path} />
      <header className="max-w-180">
        <p className="label mb-3">Dream board</p>
        <h1 dir="auto" className="text-36 wrap-anywhere md:text-64">
          {dream.title}
        </h1>
        {dream.description && (
          <p dir="auto" className="mt-5 text-18 whitespace-pre-line text-muted wrap-anywhere">
            {dream.description}
          </p>
        )}
        <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-4">
          <div className="flex items-center gap-3">
            <PersonLine person={dream.owner} detail={`@${dream.owner.handle}`} />
          </div>
          <ShareButton
            url={path}
            title={dream.title}
            description={dream.description}
            image={dream.cover}
          />
          {account && <ReportButton subjectType="dream" subjectId={dream.id} name="this board" />}
        </div>
      </header>
      {dream.items.length === 0 ? (
        <EmptyState title="Nothing here yet">This board is still empty.</EmptyState>
      ) : (
        <section aria-labelledby="board">
          <h2 id="board" className="sr-only">
            On this board
          </h2>
          <ul className="mt-12 columns-1 gap-4 sm:columns-2 lg:columns-3">
            {dream.items.map((item) => (
              <li
                key={item.id}
                className="mb-4 break-inside-avoid overflow-hidden rounded-6 border border-line bg-surface"
              >
                <ItemContent item={item} />
                {item.votes_count > 0 && (
                  <p className="flex items-center gap-1.5 border-t border-line px-5 py-3 text-13 text-muted">
                    <Heart size={16} strokeWidth={1.5} aria-hidden />
                    {item.votes_count === 1 ? '1 vote' : `${item.votes_count} votes`}
                  </p>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {!account && (
        <section className="mt-16 flex flex-wrap items-end justify-between gap-6 border-t border-line pt-10">
          <div>
            <h2 className="text-28">What does your dream home look like?</h2>
            <p className="mt-2 max-w-[44ch] text-muted">
              Collect photos, homes and wishes, alone or with the people you’ll live with.
            </p>
          </div>
          <ButtonLink href="/register" variant="primary">
            Start a board
          </ButtonLink>
        </section>
      )}
    </article>
  )
}

/** For search engines and link previews. @param path of this page */
function DreamHead({ dream, path }: { dream: Dream; path: string }) {
  return (
    <PublicHead
      title={dream.title}
      description={dream.description || `A dream home board by ${dream.owner.name}`}
      path={path}
      type="article"
      image={dream.cover}
      isHidden={dream.visibility !== 'public'}
    />
  )
}
