import { usePage } from '@inertiajs/react'
import type { Data } from '#data'
import { ListPanels } from '#app/kit/tabs/list_panels'
import { Tabs } from '#app/kit/tabs/tabs'
import { ProfileAbout } from '#app/profiles/ui/components/profile_about'
import { ProfileHead } from '#app/profiles/ui/components/profile_head'
import { ProfileHeader } from '#app/profiles/ui/components/profile_header'
import { uiModules } from '#app/ui_modules'

interface ProfileShowProps {
  profile: Data.Profiles.Profile
  /** of the tabs other modules add, in order */
  counts: { name: string; count: number }[]
  tab: string
  /** the first page of the open tab, read by its component */
  content: object | null
}

const ABOUT = { value: 'about', label: 'About' }

const panels = new ListPanels(uiModules.flatMap(({ profileTabs }) => profileTabs ?? []))

export const prepare = ({ tab }: { readonly tab?: unknown }) => panels.load(tab)

export default function ProfileShow({ profile, counts, tab }: ProfileShowProps) {
  const { app } = usePage().props
  const { user } = profile
  const tabs = [...panels.tabs(counts), ABOUT]
  const hrefOf = (chosen: string) => `/@${user.handle}?tab=${chosen}`

  return (
    <div className="gutter page pb-24">
      <ProfileHead profile={profile} origin={app.url} />
      <ProfileHeader key={user.id} profile={profile} url={`${app.url}/@${user.handle}`} />
      <Tabs label={`About ${user.name}`} tabs={tabs} value={tab} hrefOf={hrefOf}>
        {panels.element(tab, user.id) ?? <ProfileAbout {...profile} />}
      </Tabs>
    </div>
  )
}
