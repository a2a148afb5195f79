import { photographUrl } from '#app/wiki/ui/photographs'
import { SectionBlock } from '#app/wiki/ui/section_block'
import type { ArticleCard, WikiSection } from '#app/wiki/ui/types'
import { FoundArticles, WikiSearch, useWikiSearch } from '#app/wiki/ui/wiki_search'
import { PublicHead } from '#app/kit/share/public_head'

interface WikiIndexProps {
  q: string
  /** of all articles */
  count: number
  /** null without a search */
  found: ArticleCard[] | null
  sections: WikiSection[]
}

export default function WikiIndex({ q, count, found, sections }: WikiIndexProps) {
  const { typed, setTyped, search } = useWikiSearch(q)
  const filled = sections.filter(({ articles }) => articles.length > 0)
  const leads = leadsOf(filled)

  return (
    <div className="gutter page pt-10 md:pt-16">
      <PublicHead
        title="Wiki luxury"
        description={DESCRIPTION}
        path="/wiki/luxury"
        image={COVER}
        isHidden={Boolean(found)}
      />
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

const DESCRIPTION =
  'A guide to architecture styles, materials, rooms, light and gardens, and to buying and selling a home, with the sources of every fact.'

const COVER = {
  url: photographUrl('exteriors/villa'),
  alt: 'A villa at dusk: lit rooms behind glass, a pool',
}

/** For each section the first article whose picture no section before it shows. */
function leadsOf(sections: readonly WikiSection[]): Map<string, ArticleCard | undefined> {
  const shown = new Set<string>()
  return new Map(
    sections.map(({ name, articles }) => {
      const lead = articles.find(({ picture }) => !shown.has(picture.name)) ?? articles.at(0)
      if (lead) shown.add(lead.picture.name)
      return [name, lead]
    })
  )
}
