import { usePage } from '@inertiajs/react'
import type { Data } from '#data'
import { Prose } from '#app/kit/display/prose'
import { TableOfContents } from '#app/kit/display/table_of_contents'
import { ArticleCard } from '#app/wiki/ui/components/article_card'
import { ArticleHead } from '#app/wiki/ui/components/article_head'
import { Breadcrumbs } from '#app/wiki/ui/components/breadcrumbs'
import { OnVesta } from '#app/wiki/ui/components/on_vesta'
import { Photograph } from '#app/wiki/ui/components/photograph'
import { Sources } from '#app/wiki/ui/components/sources'

interface ArticleProps {
  article: Data.Wiki.Article
  related: Data.Wiki.ArticleCard[]
}

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

export default function Article({ article, related }: ArticleProps) {
  const { app } = usePage().props
  const { title, excerpt, section, minutes, picture, updated_on: updatedOn } = article

  return (
    <>
      <ArticleHead article={article} origin={app.url} />
      <article>
        <header className="gutter page pt-6 md:pt-10">
          <Breadcrumbs section={section} name={article.section_name} />
          <h1 className="mt-6 max-w-[20ch] text-36 md:mt-8 md:text-64">{title}</h1>
          <p className="mt-5 max-w-[52ch] text-18 text-muted md:text-22 md:leading-[1.4]">
            {excerpt}
          </p>
          <p className="mt-6 text-13 text-muted">
            {minutes} min read
            <span aria-hidden className="mx-2 text-faint">
              ·
            </span>
            Updated <time dateTime={updatedOn}>{DAY.format(new Date(updatedOn))}</time>
          </p>
        </header>
        <div className="page mt-8 md:gutter md:mt-12">
          <Photograph
            name={picture.name}
            alt={picture.alt}
            sizes="(min-width: 1296px) 1200px, 100vw"
            isFirstInSight
            className="aspect-3/2 md:aspect-21/9 md:rounded-6"
          />
        </div>
        <div className="gutter page mt-10 grid grid-cols-1 gap-12 md:mt-16 lg:grid-cols-[15rem_1fr]">
          <div className="max-lg:hidden">
            <TableOfContents chapters={article.chapters} />
          </div>
          <div className="min-w-0">
            <Prose html={article.html} />
            <OnVesta designs={article.designs} homes={article.homes} />
            <Sources sources={article.sources} />
          </div>
        </div>
      </article>
      <section aria-labelledby="related" className="gutter page mt-20 md:mt-28">
        <h2 id="related" className="border-t border-line pt-8 text-28 md:text-36">
          Read next
        </h2>
        <ul className="mt-8 grid gap-x-6 gap-y-12 md:grid-cols-2 lg:grid-cols-3">
          {related.map((other) => (
            <li key={other.slug} className="min-w-0 md:last:odd:max-lg:hidden">
              <ArticleCard article={other} level="h3" />
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
