import { listArticles } from '#app/wiki/queries/list_articles'
import type { Article } from '#app/wiki/articles/article'

const MAX_RELATED = 3

interface FoundArticle {
  article: Article
  /** chosen for it, then others of its section */
  related: Article[]
}

/** An article and what to read next; null if there is none of that name. */
export async function findArticle(slug: string): Promise<FoundArticle | null> {
  const articles = await listArticles()
  const article = articles.find((one) => one.slug === slug)
  if (!article) return null
  const chosen = article.related.flatMap((name) => articles.find((one) => one.slug === name) ?? [])
  const neighbors = articles.filter(
    (one) => one.section === article.section && one !== article && !chosen.includes(one)
  )
  return { article, related: [...chosen, ...neighbors].slice(0, MAX_RELATED) }
}
