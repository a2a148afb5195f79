import { useId, type ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { chatTitle, partnerOf } from '#app/chats/ui/chat_words'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { sentenceOf } from '#app/kit/calls/call_failure'
import { queries } from '#app/kit/calls/queries'
import { Avatar } from '#app/kit/display/avatar'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { FailureState } from '#app/kit/list/failure_state'
import { LoadingRows } from '#app/kit/list/loading_rows'
import { Photo } from '#app/kit/media/photo'

const routes = api.api.api
const MAX_LISTED = 20

/** The most recent chats. */
export function ChatChoice({ onPick }: { onPick: (id: number) => void }) {
  const ownId = useAccount()?.id ?? 0
  const query = useQuery(
    {
      queryKey: ['shared-photo', 'chats'],
      queryFn: async () => (await answered(routes.chats.index({}))).chats.slice(0, MAX_LISTED),
    },
    queries
  )
  return (
    <Choice
      title="Send it in a chat"
      what="your chats"
      none="You have no chats yet."
      query={query}
      rowOf={(chat) => ({
        key: chat.id,
        name: chatTitle(chat, ownId),
        picture: (
          <Avatar
            name={chatTitle(chat, ownId)}
            src={partnerOf(chat, ownId)?.avatar ?? null}
            isNamed={false}
          />
        ),
        onPick: () => onPick(chat.id),
      })}
    />
  )
}

/** Drafts first: they are what photos are missing from. */
export function ListingChoice({ onPick }: { onPick: (slug: string) => void }) {
  const query = useQuery(
    {
      queryKey: ['shared-photo', 'listings'],
      queryFn: async () => [...(await listOwn('draft')), ...(await listOwn('publish'))],
    },
    queries
  )
  return (
    <Choice
      title="Add it to a listing"
      what="your listings"
      none="You have no listings yet."
      query={query}
      rowOf={(listing) => ({
        key: listing.id,
        name: listing.name ?? 'Untitled',
        picture: (
          <span className="w-15 shrink-0">
            <Photo image={listing.featured_image} sizes="60px" alt="" className="rounded-2" />
          </span>
        ),
        onPick: () => onPick(listing.slug),
      })}
    />
  )
}

async function listOwn(publish: 'draft' | 'publish') {
  const params = { publish, count: MAX_LISTED }
  const { properties } = await answered(routes.ownProperties.index({ params }))
  return properties.data
}

interface Row {
  key: number
  name: string
  picture: ReactNode
  onPick: () => void
}

interface ChoiceProps<Item> {
  title: string
  /** in a sentence: “your chats” */
  what: string
  /** instead of an empty list */
  none: string
  query: { data?: Item[]; error: Error | null; isFetching: boolean; refetch: () => unknown }
  rowOf: (item: Item) => Row
}

function Choice<Item>({ title, what, none, query, rowOf }: ChoiceProps<Item>) {
  const id = useId()
  const { data, error, isFetching, refetch } = query
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-22">
        {title}
      </h2>
      {data?.length === 0 && <p className="text-muted">{none}</p>}
      {data ? (
        <ul className="max-h-88 overflow-y-auto">
          {data.map(rowOf).map(({ key, name, picture, onPick }) => (
            <li key={key}>
              <button
                type="button"
                onClick={onPick}
                className="flex min-h-14 w-full items-center gap-3.5 rounded-6 px-3 py-2 text-left -outline-offset-2 hover:bg-raised"
              >
                {picture}
                <span dir="auto" className="min-w-0 flex-1 truncate">
                  {name}
                </span>
              </button>
            </li>
          ))}
        </ul>
      ) : error ? (
        <FailureState
          message={sentenceOf(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <LoadingRows what={what} />
      )}
    </section>
  )
}
