import { Suspense } from 'react'
import { Head, Link } from '@inertiajs/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { SectionHeading } from '#app/kit/display/section_heading'
import { useMediaQuery } from '#app/kit/hooks/use_media_query'
import { EmptyState } from '#app/kit/list/empty_state'
import { useSettingsSections, type ShownSection } from '#app/kit/shell/settings_section'
import { SectionSkeleton } from '#app/accounts/settings/ui/section'

interface SettingsProps {
  /** null on the index page, which shows the first section, or only the list on a phone */
  section: string | null
}

export default function Settings({ section: slug }: SettingsProps) {
  const sections = useSettingsSections()
  const isWide = useMediaQuery('(min-width: 768px)')
  const named = sections.find((section) => section.slug === slug)
  const shown = named ?? (slug === null && isWide ? sections[0] : undefined)

  return (
    <div className="gutter page py-10 md:py-14">
      <Head title="Settings" />
      {!isWide && named ? (
        <>
          <h1 className="sr-only">Settings</h1>
          <Link
            href="/settings"
            className="-ml-1 inline-flex items-center gap-1 text-13 text-muted"
          >
            <ChevronLeft size={18} strokeWidth={1.5} aria-hidden />
            Settings
          </Link>
        </>
      ) : (
        <SectionHeading level="page" label="Account">
          Settings
        </SectionHeading>
      )}
      <div className="mt-6 grid gap-x-16 md:mt-10 md:grid-cols-[220px_minmax(0,1fr)]">
        {(isWide || !named) && <SectionList sections={sections} current={shown?.slug} />}
        {shown && (
          <div key={shown.slug} className="max-w-150 min-w-0 max-md:mt-2">
            <Suspense fallback={<SectionSkeleton />}>
              <shown.Content />
            </Suspense>
          </div>
        )}
        {!shown && slug !== null && (
          <EmptyState title="This section isn’t here">Choose another one from the list.</EmptyState>
        )}
      </div>
    </div>
  )
}

function SectionList({
  sections,
  current,
}: {
  sections: readonly ShownSection[]
  current?: string
}) {
  return (
    <nav aria-label="Settings" className="max-md:-mx-2">
      <ul className="max-md:divide-y max-md:divide-line md:sticky md:top-10">
        {sections.map(({ slug, label, hint }) => (
          <li key={slug}>
            <Link
              href={`/settings/${slug}`}
              aria-current={slug === current ? 'page' : undefined}
              className="flex items-center justify-between gap-4 rounded-2 border-transparent py-4 text-ink max-md:px-2 md:border-l-2 md:py-2 md:pl-4 md:text-muted md:hover:text-ink md:aria-[current]:border-brass md:aria-[current]:text-ink"
            >
              <span>
                {label}
                <span className="block text-13 text-muted md:hidden">{hint}</span>
              </span>
              <ChevronRight
                size={18}
                strokeWidth={1.5}
                aria-hidden
                className="shrink-0 text-faint md:hidden"
              />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
