import { useRef, useState } from 'react'
import { Head, router, usePage } from '@inertiajs/react'
import { Search, X } from 'lucide-react'
import { SearchResults } from '#app/chats/search/ui/search_results'
import { useMessageSearch } from '#app/chats/search/ui/use_message_search'
import { ChatsNav } from '#app/chats/ui/chats_nav'
import { IconButton } from '#app/kit/button/icon_button'
import { useSendTyped } from '#app/kit/calls/typing_pause'
import { SectionHeading } from '#app/kit/display/section_heading'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { EmptyState } from '#app/kit/list/empty_state'

export default function Messages() {
  const { typed, setTyped, settled } = useQueryInAddress()
  const search = useMessageSearch(settled)
  const results = useRef<HTMLDivElement>(null)

  const enterResults = (event: React.KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    results.current?.querySelector('a')?.focus()
  }

  return (
    <div className="gutter mx-auto w-full max-w-204 py-10">
      <Head title="Messages" />
      <ChatsNav />
      <div className="mt-6">
        <SectionHeading level="page">Search</SectionHeading>
      </div>
      <div className="mt-8" onKeyDown={enterResults}>
        <Field label="Search your messages" isLabelHidden>
          <Input
            type="text"
            enterKeyHint="search"
            autoComplete="off"
            autoFocus
            placeholder="Words from a message"
            value={typed}
            maxLength={200}
            prefix={<Search size={20} strokeWidth={1.5} aria-hidden />}
            suffix={
              typed && (
                <IconButton
                  icon={X}
                  size="sm"
                  label="Clear"
                  className="-mr-3"
                  onClick={() => setTyped('')}
                />
              )
            }
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
      </div>
      <p role="status" className="sr-only">
        {settled && !search.isLoading && `${search.messages.length} found`}
      </p>
      <div ref={results} className="mt-6">
        {settled ? (
          <SearchResults query={settled} search={search} />
        ) : (
          <EmptyState icon={Search} title="Search your messages">
            Type a word or its first letters. Search covers all your chats, including muted ones.
          </EmptyState>
        )}
      </div>
    </div>
  )
}

/**
 * A search field's text and its debounced value. The latter is also in the page's URL (`?q=`), so
 * that back, reload and shared links restore it.
 */
function useQueryInAddress() {
  const { url } = usePage()
  const [path, search] = url.split('?')
  const settled = new URLSearchParams(search).get('q') ?? ''
  const [typed, setTyped] = useState(settled)

  const query = typed.trim()
  useSendTyped(query === settled ? null : query, () => {
    const address = query ? `${path}?${new URLSearchParams({ q: query })}` : path
    router.replace({ url: address, preserveScroll: true, preserveState: true })
  })

  return { typed, setTyped, settled }
}
