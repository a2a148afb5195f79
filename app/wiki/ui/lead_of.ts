import type { ArticleCard, WikiSection } from '#app/wiki/ui/types'

/** For each section the first article whose picture no section before it shows. */
export function leadsOf(sections: readonly WikiSection[]): Map<string, ArticleCard | undefined> {
  const shown = new Set<string>()
  return new Map(
    sections.map(({ name, articles }) => {
      const lead = articles.find(({ picture }) => !shown.has(picture.name)) ?? articles.at(0)
      if (lead) shown.add(lead.picture.name)
      return [name, lead]
    })
  )
}
