import { Search } from 'lucide-react'
import { useState } from 'react'
import { router } from '@inertiajs/react'
import { ButtonLink } from '#app/kit/button/button_link'
import { useSendTyped } from '#app/kit/calls/typing_pause'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { EmptyState } from '#app/kit/list/empty_state'
import { MAX_WIKI_SEARCH_CHARACTERS } from '#app/wiki/search_limits'
import { ArticleCard } from '#app/wiki/ui/article_card'
import type { ArticleCard as Card } from '#app/wiki/ui/types'

interface WikiSearchProps {
  typed: string
  onType: (text: string) => void
  onSubmit: () => void
}

/** Searches while someone types; without JavaScript, it's a form that the Enter key sends. */
export function WikiSearch({ typed, onType, onSubmit }: WikiSearchProps) {
  return (
    <form
      role="search"
      action="/wiki/luxury"
      className="max-w-110"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <Field label="Search the wiki" isLabelHidden>
        <Input
          type="text"
          name="q"
          size="lg"
          enterKeyHint="search"
          autoComplete="off"
          placeholder="Marble, terraces, closing costs"
          maxLength={MAX_WIKI_SEARCH_CHARACTERS}
          prefix={<Search size={20} strokeWidth={1.5} aria-hidden />}
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
      </Field>
    </form>
  )
}

interface FoundArticlesProps {
  articles: Card[]
  q: string
}

export function FoundArticles({ articles, q }: FoundArticlesProps) {
  if (articles.length === 0) {
    return (
      <EmptyState
        title={`Nothing about “${q}” yet`}
        action={<ButtonLink href="/wiki/luxury">Browse all articles</ButtonLink>}
      >
        Try another word, or fewer.
      </EmptyState>
    )
  }
  return (
    <ul className="mt-8 grid gap-x-6 gap-y-12 md:grid-cols-2 lg:grid-cols-3">
      {articles.map((article) => (
        <li key={article.slug} className="min-w-0">
          <ArticleCard article={article} level="h2" />
        </li>
      ))}
    </ul>
  )
}

/** What someone typed; the URL and its results follow after a pause. @param q of the URL */
export function useWikiSearch(q: string) {
  const [typed, setTyped] = useState(q)

  useSendTyped(typed.trim() === q.trim() ? null : typed, () => visit(typed))

  return { typed, setTyped, search: () => visit(typed) }
}

function visit(typed: string) {
  const q = typed.trim()
  router.get('/wiki/luxury', q ? { q } : {}, {
    replace: true,
    preserveState: true,
    preserveScroll: true,
    only: ['q', 'found'],
  })
}
