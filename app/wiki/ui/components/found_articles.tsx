import { ButtonLink } from '#app/kit/button/button_link'
import { EmptyState } from '#app/kit/list/empty_state'
import { ArticleCard } from '#app/wiki/ui/components/article_card'
import type { ArticleCard as Card } from '#app/wiki/ui/types'

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
