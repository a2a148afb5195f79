import { Link } from '@inertiajs/react'
import { articlePath, ArticleCard } from '#app/wiki/ui/article_card'
import type { WikiSection } from '#app/wiki/ui/types'

interface SectionBlockProps {
  section: WikiSection
  /** shown with its picture; the others follow as a list */
  lead: WikiSection['articles'][number] | undefined
}

export function SectionBlock({ section, lead }: SectionBlockProps) {
  const { name, title, summary, articles } = section
  return (
    <section aria-labelledby={name} className="mt-16 border-t border-line pt-8 md:mt-24 md:pt-10">
      <div className="grid gap-x-12 gap-y-2 lg:grid-cols-12">
        <h2 id={name} className="scroll-mt-24 text-28 md:text-36 lg:col-span-5">
          {title}
        </h2>
        <p className="max-w-[56ch] self-end text-muted lg:col-span-7">{summary}</p>
      </div>
      <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-12">
        {lead && (
          <div className="lg:col-span-5">
            <ArticleCard article={lead} level="h3" />
          </div>
        )}
        <ul className="grid content-start gap-x-12 lg:col-span-7 md:grid-cols-2">
          {articles
            .filter((article) => article !== lead)
            .map((article) => (
              <li
                key={article.slug}
                className="group relative break-inside-avoid border-t border-line py-5"
              >
                <h3 className="text-18">
                  <Link
                    href={articlePath(article)}
                    className="rounded-2 decoration-faint decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0"
                  >
                    {article.title}
                  </Link>
                </h3>
                <p className="mt-1.5 text-13 text-muted">{article.excerpt}</p>
              </li>
            ))}
        </ul>
      </div>
    </section>
  )
}
