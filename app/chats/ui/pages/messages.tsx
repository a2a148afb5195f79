import { useRef } from 'react'
import { Head } from '@inertiajs/react'
import { Search, X } from 'lucide-react'
import { EmptyState } from '#app/common/ui/kit/empty_state'
import { Field } from '#app/common/ui/kit/field'
import { IconButton } from '#app/common/ui/kit/icon_button'
import { Input } from '#app/common/ui/kit/input'
import { SectionHeading } from '#app/common/ui/kit/section_heading'
import { ChatsNav } from '#app/chats/ui/components/channels/chats_nav'
import { SearchResults } from '#app/chats/ui/components/search/search_results'
import { useMessageSearch } from '#app/chats/ui/components/search/use_message_search'
import { useQueryInAddress } from '#app/chats/ui/components/search/use_query_in_address'

/** Searches all that was said to one, and by one. */
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
      <Head title="Search messages" />
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
          <EmptyState icon={Search} title="What was said">
            Type a word, or how it begins. All of your chats are searched, those you muted too.
          </EmptyState>
        )}
      </div>
    </div>
  )
}
