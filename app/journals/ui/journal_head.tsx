import { PublicHead } from '#app/kit/share/public_head'
import { JsonLd } from '#app/kit/shell/json_ld'
import { entryPath, entryTitle } from '#app/journals/ui/journal_words'
import type { EntryCard, Journal } from '#app/journals/ui/journals_api'

interface JournalHeadProps {
  journal: Journal
  entries: EntryCard[]
  /** of the site, absolute, without a trailing slash */
  origin: string
}

/** For search engines, feed readers and link previews. */
export function JournalHead({ journal, entries, origin }: JournalHeadProps) {
  const { slug, title, user, cover, visibility } = journal
  const path = `/journals/${slug}`
  const description = journal.description || `A journal by ${user.name}`
  const isPublic = visibility === 'public'
  return (
    <>
      <PublicHead
        title={title}
        description={description}
        path={path}
        image={cover}
        isHidden={!isPublic}
      >
        {isPublic && (
          <link
            rel="alternate"
            type="application/rss+xml"
            href={`${origin}${path}.rss`}
            title={title}
          />
        )}
      </PublicHead>
      {isPublic && <JsonLd value={jsonLd({ journal, entries, origin }, description)} />}
    </>
  )
}

/** schema.org's Blog. */
function jsonLd({ journal, entries, origin }: JournalHeadProps, description: string) {
  const { slug, title, user } = journal
  return {
    '@type': 'Blog',
    'name': title,
    description,
    'url': `${origin}/journals/${slug}`,
    'author': { '@type': 'Person', 'name': user.name, 'url': `${origin}/@${user.handle}` },
    'blogPost': entries
      .filter(({ status }) => status === 'publish')
      .map((entry) => ({
        '@type': 'BlogPosting',
        'headline': entryTitle(entry),
        'datePublished': entry.published_at,
        'url': `${origin}${entryPath(entry)}`,
      })),
  }
}
