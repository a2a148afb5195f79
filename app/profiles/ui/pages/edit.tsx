import { Head } from '@inertiajs/react'
import type { Data } from '#data'
import { BlockedPeople } from '#app/accounts/ui/components/blocking/blocked_people'
import { ButtonLink } from '#app/kit/button/button_link'
import { SectionHeading } from '#app/kit/display/section_heading'
import { OwnMarkets } from '#app/places/ui/components/own_markets'
import { EditSection } from '#app/profiles/ui/components/edit/edit_section'
import { ProfileForm } from '#app/profiles/ui/components/edit/profile_form'
import { StatsForm } from '#app/profiles/ui/components/edit/stats_form'

export default function ProfileEdit({ profile }: { profile: Data.Profiles.Profile }) {
  const { user, stats, markets } = profile
  return (
    <div className="gutter page py-10">
      <Head title="Profile update" />
      <div className="mb-10">
        <SectionHeading
          level="page"
          label="Account"
          action={<ButtonLink href={`/@${user.handle}`}>View profile</ButtonLink>}
        >
          Profile
        </SectionHeading>
      </div>
      <EditSection title="Public profile" text="Who you are. Everyone can see this.">
        <ProfileForm user={user} />
      </EditSection>
      <EditSection title="Figures" text="What you’ve done. Leave out what you’d rather not say.">
        <StatsForm stats={stats[0]} />
      </EditSection>
      <EditSection title="Markets" text="The places you know. Their people and homes have a page.">
        <OwnMarkets userId={user.id} markets={markets} />
      </EditSection>
      <EditSection
        title="Blocked people"
        text="You don’t see each other anywhere on vesta. They aren’t told."
      >
        <BlockedPeople />
      </EditSection>
    </div>
  )
}
