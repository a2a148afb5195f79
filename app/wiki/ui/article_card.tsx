import { Link } from '@inertiajs/react'
import { WikiPhotograph } from '#app/wiki/ui/photograph'
import type { ArticleCard as Card } from '#app/wiki/ui/types'

interface ArticleCardProps {
  article: Card
  level: 'h2' | 'h3'
}

export function ArticleCard({ article, level: Heading }: ArticleCardProps) {
  return (
    <article className="group relative">
      <WikiPhotograph
        name={article.picture.name}
        alt=""
        sizes="(min-width: 1024px) 400px, (min-width: 768px) 50vw, 100vw"
        className="aspect-3/2 rounded-6"
      />
      <p className="label mt-4">{article.section}</p>
      <Heading className="mt-1.5 text-22">
        <Link
          href={articlePath(article)}
          className="rounded-2 decoration-faint decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0"
        >
          {article.title}
        </Link>
      </Heading>
      <p className="mt-2 text-muted">{article.excerpt}</p>
      <p className="mt-2 text-13 text-muted">{article.minutes} min read</p>
    </article>
  )
}

export function articlePath({ slug }: { slug: string }): string {
  return `/wiki/luxury/${slug}`
}
