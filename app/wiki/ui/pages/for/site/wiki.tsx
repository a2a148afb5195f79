import { usePage } from '@inertiajs/react'
import { WikiHead } from '#app/wiki/ui/components/wiki_head'
import { FoundArticles } from '#app/wiki/ui/components/found_articles'
import { SectionBlock } from '#app/wiki/ui/components/section_block'
import { WikiSearch } from '#app/wiki/ui/components/wiki_search'
import { useWikiSearch } from '#app/wiki/ui/hooks/use_wiki_search'
import { leadsOf } from '#app/wiki/ui/lead_of'
import type { ArticleCard, WikiSection } from '#app/wiki/ui/types'

interface WikiIndexProps {
  q: string
  /** of all articles */
  count: number
  /** null without a search */
  found: ArticleCard[] | null
  sections: WikiSection[]
}

export default function WikiIndex({ q, count, found, sections }: WikiIndexProps) {
  const { app } = usePage().props
  const { typed, setTyped, search } = useWikiSearch(q)
  const filled = sections.filter(({ articles }) => articles.length > 0)
  const leads = leadsOf(filled)

  return (
    <div className="gutter page pt-10 md:pt-16">
      <WikiHead origin={app.url} isSearch={Boolean(found)} />
      <header className="grid items-end gap-x-12 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <p className="label">Wiki luxury</p>
          <h1 className="mt-3 text-36 md:text-64">How fine homes are made</h1>
          <p className="mt-5 max-w-[52ch] text-18 text-muted">
            {count} articles on styles, materials, rooms, light and gardens, and on buying, selling
            and the law.
          </p>
        </div>
        <div className="lg:col-span-5">
          <WikiSearch typed={typed} onType={setTyped} onSubmit={search} />
        </div>
      </header>
      <p role="status" className={found?.length ? 'mt-12 text-muted' : 'sr-only'}>
        {found && `${found.length} ${found.length === 1 ? 'article' : 'articles'} about “${q}”`}
      </p>
      {found ? (
        <FoundArticles articles={found} q={q} />
      ) : (
        <>
          <nav aria-label="Sections" className="mt-10 border-y border-line py-4">
            <ul className="flex flex-wrap gap-x-8 gap-y-3 text-15">
              {filled.map(({ name, title }) => (
                <li key={name}>
                  <a href={`#${name}`} className="rounded-2 hover:text-muted">
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          {filled.map((section) => (
            <SectionBlock key={section.name} section={section} lead={leads.get(section.name)} />
          ))}
        </>
      )}
    </div>
  )
}
