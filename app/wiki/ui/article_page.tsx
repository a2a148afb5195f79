import { usePage, Link } from '@inertiajs/react'
import { ChevronRight, ArrowRight, House, Images, ArrowUp } from 'lucide-react'
import { Prose } from '#app/kit/display/prose'
import { TableOfContents } from '#app/kit/display/table_of_contents'
import { ArticleCard } from '#app/wiki/ui/article_card'
import { ArticleHead } from '#app/wiki/ui/article_head'
import { WikiPhotograph } from '#app/wiki/ui/photograph'
import type { Data } from '#data'

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
          <WikiPhotograph
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

interface BreadcrumbsProps {
  section: string
  /** its id on the index */
  name: string
}

function Breadcrumbs({ section, name }: BreadcrumbsProps) {
  const style = 'rounded-2 py-1 hover:text-ink hover:underline'
  return (
    <nav aria-label="Breadcrumbs" className="text-13 text-muted">
      <ol className="flex flex-wrap items-center gap-1.5">
        <li>
          <Link href="/wiki/luxury" className={style}>
            Wiki luxury
          </Link>
        </li>
        <li className="flex items-center gap-1.5">
          <ChevronRight size={16} strokeWidth={1.5} aria-hidden className="text-faint" />
          <Link href={`/wiki/luxury#${name}`} className={style}>
            {section}
          </Link>
        </li>
      </ol>
    </nav>
  )
}

/** Links from an article to designs and homes that show what it's about. */
function OnVesta({ designs, homes }: Pick<Data.Wiki.Article, 'designs' | 'homes'>) {
  const ways = [
    { ...designs, what: 'Designs', Icon: Images },
    { ...homes, what: 'Homes', Icon: House },
  ]
  return (
    <section aria-labelledby="on-vesta" className="mt-14 max-w-[68ch]">
      <h2 id="on-vesta" className="label font-sans">
        See it on vesta
      </h2>
      <ul className="mt-4 grid sm:grid-cols-2 sm:gap-x-8">
        {ways.map(({ what, label, href, Icon }) => (
          <li key={what} className="border-t border-line">
            <Link href={href} className="group flex items-center gap-4 rounded-2 py-4">
              <Icon size={20} strokeWidth={1.5} aria-hidden className="shrink-0 text-muted" />
              <span className="min-w-0 flex-1">
                <span className="block text-13 text-muted">{what}</span>
                <span className="block group-hover:underline">{label}</span>
              </span>
              <ArrowRight size={20} strokeWidth={1.5} aria-hidden className="shrink-0 text-faint" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface SourcesProps {
  /** The HTML must come from the server's Markdown renderer, which sanitizes it. */
  sources: Data.Wiki.Article['sources']
}

const ITEM = [
  'flex scroll-mt-24 items-baseline gap-3 rounded-2 target:bg-raised',
  '[&_p_a]:underline [&_p_a]:decoration-faint [&_p_a]:underline-offset-4 [&_p_a]:hover:decoration-ink',
].join(' ')

/** Numbered like the references in the text; each leads back to where it's cited. */
function Sources({ sources }: SourcesProps) {
  return (
    <section aria-labelledby="sources" className="mt-14 max-w-[68ch] border-t border-line pt-6">
      <h2 id="sources" className="label font-sans">
        Sources
      </h2>
      <ol className="mt-4 grid list-none gap-2 text-13 text-muted">
        {sources.map(({ html, citations }, at) => (
          <li key={html} id={`source-${at + 1}`} tabIndex={-1} className={ITEM}>
            <span className="w-5 shrink-0 tabular-nums">{`${at + 1}.`}</span>
            <p className="min-w-0 flex-1" dangerouslySetInnerHTML={{ __html: html }} />
            <span className="flex shrink-0 self-start">
              {citations.map((id, index) => (
                <a
                  key={id}
                  href={`#${id}`}
                  aria-label={backLabel(at + 1, index, citations.length)}
                  className="inline-grid size-6 place-items-center rounded-2 hover:bg-raised hover:text-ink"
                >
                  <ArrowUp size={14} strokeWidth={1.5} aria-hidden />
                </a>
              ))}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function backLabel(number: number, index: number, count: number): string {
  const which = count > 1 ? `, citation ${index + 1} of ${count}` : ''
  return `Back to the text from source ${number}${which}`
}
