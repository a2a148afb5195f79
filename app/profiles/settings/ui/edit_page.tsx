import { Head } from '@inertiajs/react'
import { useState, type ReactNode } from 'react'
import { BlockedPeople } from '#app/accounts/blocking/ui/blocked_people'
import { HandleField } from '#app/accounts/ui/handle_field'
import { TypeField } from '#app/accounts/ui/type_field'
import type { ChosenUserType } from '#app/accounts/user'
import { ButtonLink } from '#app/kit/button/button_link'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { reloadPage } from '#app/kit/calls/page_reloads'
import { SectionHeading } from '#app/kit/display/section_heading'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { Textarea } from '#app/kit/form/textarea'
import { OwnMarkets } from '#app/places/markets/ui/own_markets'
import { SaveRow, useFormSave } from '#app/profiles/settings/ui/save_row'
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

const MAX_BIO_CHARACTERS = 1000

interface Fields {
  name: string
  handle: string
  bio: string
  type?: ChosenUserType
}

function ProfileForm({ user }: { user: Data.Profiles.User }) {
  const { id, type } = user
  const [fields, setFields] = useState<Fields>({
    name: user.name,
    handle: user.handle,
    bio: user.bio ?? '',
  })
  const { save, errorOf, ...state } = useFormSave('user', 'User Updated')
  const change = (changed: Partial<Fields>) => setFields((before) => ({ ...before, ...changed }))
  const send = async () => {
    const body = { user: { ...fields, bio: fields.bio || null } }
    await answered(api.api.users.update({ params: { id }, body }))
    reloadPage()
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        void save(send)
      }}
    >
      <Field label="Name" error={errorOf('name')}>
        <Input
          name="name"
          autoComplete="name"
          value={fields.name}
          onChange={(event) => change({ name: event.target.value })}
        />
      </Field>
      <HandleField
        owner={{ id, handle: user.handle }}
        error={errorOf('handle')}
        hint="Your old handle leads here for 30 days after a change."
        onChange={(handle) => change({ handle })}
      />
      <Field
        label="About you"
        isOptional
        error={errorOf('bio')}
        counter={{ length: fields.bio.length, max: MAX_BIO_CHARACTERS }}
      >
        <Textarea
          name="bio"
          value={fields.bio}
          onChange={(event) => change({ bio: event.target.value })}
        />
      </Field>
      {type !== 'staff' && (
        <TypeField
          initial={type}
          error={errorOf('type')}
          onChange={(chosen) => change({ type: chosen })}
        />
      )}
      <SaveRow label="Save profile" {...state} />
    </form>
  )
}
