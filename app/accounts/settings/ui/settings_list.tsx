import { useState } from 'react'
import { ArrowUpRight, ChevronRight, Search } from 'lucide-react'
import { findSettings } from '#app/accounts/settings/ui/find_settings'
import { Input } from '#app/kit/form/input'
import { SETTINGS_GROUPS, type ShownSettings } from '#app/kit/shell/settings_section'
import { SectionLink } from '#app/kit/tabs/section_link'

interface SettingsListProps {
  sections: readonly ShownSettings[]
  /** slug of the open one */
  current?: string
}

/** All settings in their groups, found by any of their words. */
export function SettingsList({ sections, current }: SettingsListProps) {
  const [query, setQuery] = useState('')
  const found = findSettings(sections, query)

  return (
    <nav aria-label="Settings" className="md:sticky md:top-10 md:self-start">
      <Input
        type="search"
        aria-label="Search settings"
        placeholder="Search settings"
        prefix={<Search size={18} strokeWidth={1.5} aria-hidden />}
        value={query}
        onChange={({ currentTarget }) => setQuery(currentTarget.value)}
      />
      <p role="status" className="mt-4 text-13 text-muted empty:hidden">
        {found.length === 0 && 'No settings found. Try another word.'}
      </p>
      {SETTINGS_GROUPS.map((group) => (
        <SettingsGroupList
          key={group}
          group={group}
          sections={found.filter((section) => section.group === group)}
          current={current}
        />
      ))}
    </nav>
  )
}

function SettingsGroupList({ group, sections, current }: SettingsListProps & { group: string }) {
  if (sections.length === 0) return null
  return (
    <div className="mt-6">
      <h2 className="label font-sans">{group}</h2>
      <ul className="mt-1 max-md:-mx-2 max-md:divide-y max-md:divide-line">
        {sections.map((section) => (
          <li key={section.label}>
            <SettingsRow section={section} current={current} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function SettingsRow({ section, current }: { section: ShownSettings; current?: string }) {
  const { label, hint } = section
  const isPage = 'href' in section
  const Icon = isPage ? ArrowUpRight : ChevronRight
  return (
    <SectionLink
      href={isPage ? section.href : `/settings/${section.slug}`}
      isCurrent={!isPage && section.slug === current}
      columnFrom="md"
      className="justify-between gap-4 text-ink max-md:px-2"
    >
      <span>
        {label}
        <span className="block text-13 text-muted md:hidden">{hint}</span>
      </span>
      <Icon
        size={18}
        strokeWidth={1.5}
        aria-hidden
        className={`shrink-0 text-faint ${isPage ? '' : 'md:hidden'}`}
      />
    </SectionLink>
  )
}
