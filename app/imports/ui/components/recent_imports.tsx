import { TextLink } from '#app/kit/button/text_link'
import { countWords } from '#app/kit/display/count_words'
import { SectionHeading } from '#app/kit/display/section_heading'
import { TimeAgo } from '#app/kit/display/time_ago'
import type { Import } from '#app/imports/ui/types'

export function RecentImports({ imports }: { imports: readonly Import[] }) {
  if (!imports.length) return null
  return (
    <section aria-labelledby="recent">
      <SectionHeading level="part" id="recent">
        Your imports
      </SectionHeading>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {imports.map((one) => (
          <li key={one.id} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-4">
            <TextLink href={`/build/imports/${one.id}`}>{countWords(one.total, 'row')}</TextLink>
            <span className="text-13 text-muted">
              {one.created} created, {one.updated} updated, {one.failed} failed ·{' '}
              <TimeAgo at={one.created_at} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
