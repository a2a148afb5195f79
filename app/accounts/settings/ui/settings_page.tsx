import { Suspense } from 'react'
import { Head, Link } from '@inertiajs/react'
import { ChevronLeft } from 'lucide-react'
import { SectionHeading } from '#app/kit/display/section_heading'
import { useMediaQuery } from '#app/kit/hooks/use_media_query'
import { EmptyState } from '#app/kit/list/empty_state'
import { useSettingsSections } from '#app/kit/shell/settings_section'
import { SectionSkeleton } from '#app/accounts/settings/ui/section'
import { SettingsList } from '#app/accounts/settings/ui/settings_list'

interface SettingsProps {
  /** null on the index page, which shows the first section, or only the list on a phone */
  section: string | null
}

export default function Settings({ section: slug }: SettingsProps) {
  const settings = useSettingsSections()
  const sections = settings.flatMap((one) => ('href' in one ? [] : [one]))
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
      <div className="mt-6 grid gap-x-16 md:mt-10 md:grid-cols-[240px_minmax(0,1fr)]">
        {(isWide || !named) && <SettingsList sections={settings} current={shown?.slug} />}
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
