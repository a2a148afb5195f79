import { Head } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { ButtonLink } from '#app/kit/button/button_link'
import { TextLink } from '#app/kit/button/text_link'
import { SectionHeading } from '#app/kit/display/section_heading'
import { OwnMarkets } from '#app/places/markets/ui/own_markets'
import { StatsForm } from '#app/profiles/settings/ui/stats_form'
import type { Data } from '#data'

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
          Figures and markets
        </SectionHeading>
      </div>
      <p className="mb-10 max-w-[60ch] text-muted">
        Your photo, name, bio and account type are in{' '}
        <TextLink href="/settings/profile-information">Settings</TextLink>.
      </p>
      <EditSection title="Figures" text="What you’ve done. Leave out what you’d rather not say.">
        <StatsForm stats={stats[0]} />
      </EditSection>
      <EditSection title="Markets" text="The places you know. Their people and homes have a page.">
        <OwnMarkets userId={user.id} markets={markets} />
      </EditSection>
    </div>
  )
}

interface EditSectionProps {
  title: string
  text: string
  children: ReactNode
}

function EditSection({ title, text, children }: EditSectionProps) {
  return (
    <section className="grid gap-x-12 gap-y-6 border-t border-line py-10 lg:grid-cols-[280px_minmax(0,1fr)]">
      <div>
        <h2 dir="auto" className="text-22">
          {title}
        </h2>
        <p className="mt-2 text-13 text-muted">{text}</p>
      </div>
      <div className="min-w-0 max-w-160">{children}</div>
    </section>
  )
}
